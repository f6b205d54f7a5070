### What the pictures of Master Swordsmith say, drawn or read aloud.

## Boards

swordsmith-board-seal = 铸剑
swordsmith-board-motto = 铸造、附魔、卖剑：信誉最高者胜出
swordsmith-board-letter-iron = 铁
swordsmith-board-letter-steel = 钢
swordsmith-board-letter-tungsten = 钨
swordsmith-board-letter-water = 水
swordsmith-board-letter-fire = 火
swordsmith-board-letter-light = 光
swordsmith-board-letter-dark = 暗
swordsmith-board-letter-meteorite = 陨
swordsmith-board-letter-prism = 晶
swordsmith-board-round = 第 { $round } 轮
swordsmith-board-to-act = 行动中
swordsmith-board-nobody = 无人待行动

# Below the names of those who have won.
swordsmith-board-won =
    { $count ->
        [1] 荣获三皇冠
       *[other] 同获三皇冠
    }
swordsmith-board-just-now = 刚才

# After a name in the head of the board, some twenty letters at most.
swordsmith-board-task-turn = 正在进行回合
swordsmith-board-task-play = 正在出牌
swordsmith-board-task-work = 派遣工人
swordsmith-board-task-enchantment = 分解一把剑
swordsmith-board-task-nudge = 改动等待标记
swordsmith-board-task-upgrade = 换一张金属
swordsmith-board-task-offer = 是否卖剑
swordsmith-board-task-bid = 出价
swordsmith-board-task-treasure = 挑选宝物
swordsmith-board-offers = 密封回答
swordsmith-board-bids = 密封出价
swordsmith-board-order = 本轮顺序
swordsmith-board-hand = 手牌
swordsmith-board-deck = 牌组
swordsmith-board-discard = 弃牌
swordsmith-board-no-loyal = 还没有忠实客户

# One smithy alone, large; the words stand below numbers, some ten letters each.
swordsmith-board-smithy = 铁匠铺 · 第 { $round } 轮
swordsmith-board-furnace = 熔炉
swordsmith-board-pool = 魔力池
swordsmith-board-means-workers = 工人
swordsmith-board-means-money = 金钱
swordsmith-board-means-vouchers = 抵用券
swordsmith-board-means-seals = 下次卖剑
swordsmith-board-means-sold = 已卖出
swordsmith-board-loyal = 忠实客户

# What an auxiliary card does, on two lines of some eight letters each.
swordsmith-board-effect-apprentice = 工人 +{ $n }
swordsmith-board-effect-order-book = 抽 { $n } 张
swordsmith-board-effect-meteorite = 万用金属
swordsmith-board-effect-prism = 万用元素
swordsmith-board-effect-bellows = 免费熔铸
swordsmith-board-effect-mana-spring = 免费催生
swordsmith-board-effect-whetstone = 精炼 +{ $n }
swordsmith-board-effect-trade-letter = 价格 −{ $n }
swordsmith-board-effect-moneychanger = 换成金袋
swordsmith-board-effect-slag-pit = 归还 { $n } 张
swordsmith-board-effect-courier = 买入手牌
swordsmith-board-effect-strongbox = 留 { $n } 金钱
swordsmith-board-effect-herald = 等待 ±1
swordsmith-board-effect-guild-seal = 下次卖剑 +{ $n }
swordsmith-board-effect-sword-rack = 多放一把剑
swordsmith-board-effect-crucible = 金属升级

## A hand

swordsmith-board-your-hand = 你的手牌 · 第 { $round } 轮
swordsmith-board-private = 仅你可见
swordsmith-board-no-cards = 手上没有牌
swordsmith-board-kind-coin = 钱币
swordsmith-board-kind-metal = { $grade } 级
swordsmith-board-kind-element = 元素
swordsmith-board-kind-auxiliary = 辅助
swordsmith-board-money-played = 打出全部钱币后的金钱
swordsmith-board-money-left = 剩余金钱
swordsmith-board-workers =
    { $count ->
       *[other] 每回合 { $count } 名工人
    }
swordsmith-board-workers-left =
    { $count ->
       *[other] 还有 { $count } 名工人
    }
swordsmith-board-vouchers = 抵用券，优先支付
swordsmith-board-seal-waits = 下次卖剑信誉 +{ $n }
swordsmith-board-extra-smelts = 免费熔铸 ×{ $n }
swordsmith-board-extra-hatches = 免费催生 ×{ $n }
swordsmith-board-extra-refines = 免费精炼 ×{ $n }
swordsmith-board-extra-rolls = 掷骰 +{ $n }
swordsmith-board-extra-discount = 价格 −{ $n }
swordsmith-board-extra-keeps = 保留 { $n }
swordsmith-board-extra-to-hand = 买入手牌
swordsmith-board-you-offer = 你拿出第 { $sword } 把剑给{ $adventurer }
swordsmith-board-you-decline = 你不卖给{ $adventurer }
swordsmith-board-you-bid = 你向{ $adventurer }出价 { $amount }
swordsmith-board-you-are-asked = { $adventurer }等你回答

## The score sheet

swordsmith-board-winner = { $names } 荣获三皇冠
swordsmith-board-winners = { $names } 同获三皇冠
swordsmith-board-course = 各轮的信誉
swordsmith-board-margin = 第 { $round } 轮，信誉 { $points } 点，领先 { $ahead } 点
swordsmith-board-margin-tie = 第 { $round } 轮，信誉 { $points } 点，平局：{ $reason }

## Short names, for places of some fourteen letters

swordsmith-short-gold-coin = 金币
swordsmith-short-gold-bag = 金袋
swordsmith-short-water = 水
swordsmith-short-fire = 火
swordsmith-short-light = 光
swordsmith-short-dark = 暗
swordsmith-short-w1 = 村庄民兵
swordsmith-short-w7 = 佣兵团长
swordsmith-short-p7 = 圣殿指挥官
swordsmith-short-m1 = 见习法师
swordsmith-short-a7 = 暗影会长
swordsmith-short-a8 = 宫廷刽子手
swordsmith-short-n2 = 乡绅
swordsmith-short-n7 = 王室司库
swordsmith-short-meteorite = 陨铁
swordsmith-short-moneychanger = 钱庄
swordsmith-short-helper = 义工
swordsmith-short-furnace-keeper = 熔炉
swordsmith-short-spring-keeper = 泉水
swordsmith-short-polisher = 磨剑师
swordsmith-short-porter = 脚夫
swordsmith-short-patron = 赞助人
swordsmith-short-spare-anvil = 铁砧
swordsmith-short-element-broker = 元素
swordsmith-short-metal-broker = 金属

## The boards in words, for those who do not see them

swordsmith-alt-head = 第 { $round } 轮，{ $phase }。本轮先手：{ $start }。
swordsmith-alt-to-act = 待行动：{ $names }（{ $task }）。
swordsmith-alt-nobody = 无人
swordsmith-alt-served = 正在接待：{ $adventurer }（{ $profession }）。已密封回答：{ $names }。

# $tier is what the equal offers reach, $bounty the highest price.
swordsmith-alt-price-cut = 正在接待：{ $adventurer }（{ $profession }）。不分高下（{ $tier }）：{ $offers }。出价最高 { $bounty }；已出价：{ $names }。
swordsmith-alt-offer = { $name } 第 { $sword } 把
swordsmith-alt-market = 市场（价格）：{ $piles }。
swordsmith-alt-pile = { $card } ×{ $count }（{ $price }）
swordsmith-alt-auxiliaries = 辅助牌：{ $cards }。
swordsmith-alt-on-sale = { $card }（{ $price }）

# $points is everybody's reputation, in the order of the seats.
swordsmith-alt-profession = { $profession }（信誉 { $points }，还有 { $pile } 位要来）：{ $adventurers }。
swordsmith-alt-waiting = { $adventurer } { $waited }/{ $patience }
swordsmith-alt-waiting-due = { $adventurer } { $waited }/{ $patience } 将接待
swordsmith-alt-wish = { $need }：赏金 { $bounty }，信誉 { $reputation }
swordsmith-alt-wishes = { $adventurer }想要：{ $basic }；{ $performance }；{ $excitement }。
swordsmith-alt-piles = 牌组 { $deck }，弃牌 { $discard }
swordsmith-alt-hand = { $name }，第 { $round } 轮。
swordsmith-alt-line = { $line } { $points }
swordsmith-alt-standing = { $rank }. { $name }：{ $total }（{ $lines }）。
