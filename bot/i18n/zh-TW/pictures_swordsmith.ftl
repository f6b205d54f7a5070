### What the pictures of Master Swordsmith say, drawn or read aloud.

## Boards

swordsmith-board-seal = 鑄劍
swordsmith-board-motto = 鑄造、附魔、賣劍：信譽最高者勝出
swordsmith-board-letter-iron = 鐵
swordsmith-board-letter-steel = 鋼
swordsmith-board-letter-tungsten = 鎢
swordsmith-board-letter-water = 水
swordsmith-board-letter-fire = 火
swordsmith-board-letter-light = 光
swordsmith-board-letter-dark = 暗
swordsmith-board-letter-meteorite = 隕
swordsmith-board-letter-prism = 晶
swordsmith-board-round = 第 { $round } 輪
swordsmith-board-to-act = 行動中
swordsmith-board-nobody = 無人待行動

# Below the names of those who have won.
swordsmith-board-won =
    { $count ->
        [1] 榮獲三皇冠
       *[other] 同獲三皇冠
    }
swordsmith-board-just-now = 剛才

# After a name in the head of the board, some twenty letters at most.
swordsmith-board-task-turn = 正在進行回合
swordsmith-board-task-play = 正在出牌
swordsmith-board-task-work = 派遣工人
swordsmith-board-task-enchantment = 分解一把劍
swordsmith-board-task-nudge = 改動等待標記
swordsmith-board-task-upgrade = 換一張金屬
swordsmith-board-task-offer = 是否賣劍
swordsmith-board-task-bid = 出價
swordsmith-board-task-treasure = 挑選寶物
swordsmith-board-offers = 祕密回答
swordsmith-board-bids = 祕密出價
swordsmith-board-order = 本輪順序
swordsmith-board-hand = 手牌
swordsmith-board-deck = 牌庫
swordsmith-board-discard = 棄牌
swordsmith-board-no-loyal = 還沒有忠實顧客

# One smithy alone, large; the words stand below numbers, some ten letters each.
swordsmith-board-smithy = 鐵匠舖 · 第 { $round } 輪
swordsmith-board-furnace = 熔爐
swordsmith-board-pool = 魔力池
swordsmith-board-means-workers = 工人
swordsmith-board-means-money = 金錢
swordsmith-board-means-vouchers = 抵用券
swordsmith-board-means-seals = 下次賣劍
swordsmith-board-means-sold = 已賣出
swordsmith-board-loyal = 忠實顧客

# What an auxiliary card does, on two lines of some eight letters each.
swordsmith-board-effect-apprentice = 工人 +{ $n }
swordsmith-board-effect-order-book = 抽 { $n } 張
swordsmith-board-effect-meteorite = 萬用金屬
swordsmith-board-effect-prism = 萬用元素
swordsmith-board-effect-bellows = 免費熔鑄
swordsmith-board-effect-mana-spring = 免費催生
swordsmith-board-effect-whetstone = 精煉 +{ $n }
swordsmith-board-effect-trade-letter = 價格 −{ $n }
swordsmith-board-effect-moneychanger = 換成金袋
swordsmith-board-effect-slag-pit = 歸還 { $n } 張
swordsmith-board-effect-courier = 買入手牌
swordsmith-board-effect-strongbox = 留 { $n } 金錢
swordsmith-board-effect-herald = 等待 ±1
swordsmith-board-effect-guild-seal = 下次賣劍 +{ $n }
swordsmith-board-effect-sword-rack = 多放一把劍
swordsmith-board-effect-crucible = 金屬升級

## A hand

swordsmith-board-your-hand = 你的手牌 · 第 { $round } 輪
swordsmith-board-private = 只有你看得到
swordsmith-board-no-cards = 手上沒有牌
swordsmith-board-kind-coin = 錢幣
swordsmith-board-kind-metal = { $grade } 級
swordsmith-board-kind-element = 元素
swordsmith-board-kind-auxiliary = 輔助
swordsmith-board-money-played = 打出全部錢幣後的金錢
swordsmith-board-money-left = 剩餘金錢
swordsmith-board-workers =
    { $count ->
       *[other] 每回合 { $count } 名工人
    }
swordsmith-board-workers-left =
    { $count ->
       *[other] 還有 { $count } 名工人
    }
swordsmith-board-vouchers = 抵用券，優先支付
swordsmith-board-seal-waits = 下次賣劍信譽 +{ $n }
swordsmith-board-extra-smelts = 免費熔鑄 ×{ $n }
swordsmith-board-extra-hatches = 免費催生 ×{ $n }
swordsmith-board-extra-refines = 免費精煉 ×{ $n }
swordsmith-board-extra-rolls = 擲骰 +{ $n }
swordsmith-board-extra-discount = 價格 −{ $n }
swordsmith-board-extra-keeps = 保留 { $n }
swordsmith-board-extra-to-hand = 買入手牌
swordsmith-board-you-offer = 你拿出第 { $sword } 把劍給{ $adventurer }
swordsmith-board-you-decline = 你不賣給{ $adventurer }
swordsmith-board-you-bid = 你向{ $adventurer }出價 { $amount }
swordsmith-board-you-are-asked = { $adventurer }等你回答

## The score sheet

swordsmith-board-winner = { $names } 榮獲三皇冠
swordsmith-board-winners = { $names } 同獲三皇冠
swordsmith-board-course = 各輪的信譽
swordsmith-board-margin = 第 { $round } 輪，信譽 { $points } 點，領先 { $ahead } 點
swordsmith-board-margin-tie = 第 { $round } 輪，信譽 { $points } 點，平手：{ $reason }

## Short names, for places of some fourteen letters

swordsmith-short-gold-coin = 金幣
swordsmith-short-gold-bag = 金袋
swordsmith-short-water = 水
swordsmith-short-fire = 火
swordsmith-short-light = 光
swordsmith-short-dark = 暗
swordsmith-short-w1 = 村莊民兵
swordsmith-short-w7 = 傭兵團長
swordsmith-short-p7 = 聖殿指揮官
swordsmith-short-m1 = 見習法師
swordsmith-short-a7 = 暗影會長
swordsmith-short-a8 = 宮廷劊子手
swordsmith-short-n2 = 鄉紳
swordsmith-short-n7 = 王室司庫
swordsmith-short-meteorite = 隕鐵
swordsmith-short-moneychanger = 錢莊
swordsmith-short-helper = 義工
swordsmith-short-furnace-keeper = 熔爐
swordsmith-short-spring-keeper = 泉水
swordsmith-short-polisher = 磨劍師
swordsmith-short-porter = 腳夫
swordsmith-short-patron = 贊助人
swordsmith-short-spare-anvil = 鐵砧
swordsmith-short-element-broker = 元素
swordsmith-short-metal-broker = 金屬

## The boards in words, for those who do not see them

swordsmith-alt-head = 第 { $round } 輪，{ $phase }。本輪先手：{ $start }。
swordsmith-alt-to-act = 待行動：{ $names }（{ $task }）。
swordsmith-alt-nobody = 無人
swordsmith-alt-served = 正在接待：{ $adventurer }（{ $profession }）。已回答：{ $names }。

# $tier is what the equal offers reach, $bounty the highest price.
swordsmith-alt-price-cut = 正在接待：{ $adventurer }（{ $profession }）。不分高下（{ $tier }）：{ $offers }。出價最高 { $bounty }；已出價：{ $names }。
swordsmith-alt-offer = { $name } 第 { $sword } 把
swordsmith-alt-market = 市場（價格）：{ $piles }。
swordsmith-alt-pile = { $card } ×{ $count }（{ $price }）
swordsmith-alt-auxiliaries = 輔助牌：{ $cards }。
swordsmith-alt-on-sale = { $card }（{ $price }）

# $points is everybody's reputation, in the order of the seats.
swordsmith-alt-profession = { $profession }（信譽 { $points }，還有 { $pile } 位要來）：{ $adventurers }。
swordsmith-alt-waiting = { $adventurer } { $waited }/{ $patience }
swordsmith-alt-waiting-due = { $adventurer } { $waited }/{ $patience } 將接待
swordsmith-alt-wish = { $need }：賞金 { $bounty }，信譽 { $reputation }
swordsmith-alt-wishes = { $adventurer }想要：{ $basic }；{ $performance }；{ $excitement }。
swordsmith-alt-piles = 牌庫 { $deck }，棄牌 { $discard }
swordsmith-alt-hand = { $name }，第 { $round } 輪。
swordsmith-alt-line = { $line } { $points }
swordsmith-alt-standing = { $rank }. { $name }：{ $total }（{ $lines }）。
