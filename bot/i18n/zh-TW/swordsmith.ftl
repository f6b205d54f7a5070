### 鑄劍大師。卡牌名稱來自卡牌資料，其他用語都在這裡。
### 變數：$name 是玩家，$adventurer 是冒險家的名字，$sword 是從 1 數起的第幾把劍；
### 卡牌、部位、需求類型、抵用券、工人與列表都是組好的文字。

## 用語

swordsmith-card = 「{ $card }」
swordsmith-amount =
    { $count ->
        [1] { $card }
       *[other] { $card }（{ $count } 張）
    }
swordsmith-nothing = 無

swordsmith-money = { $count } 金錢
swordsmith-workers =
    { $count ->
       *[other] { $count } 名工人
    }
swordsmith-vouchers =
    { $count ->
       *[other] { $count } 張抵用券
    }
swordsmith-reputation = { $count } 點信譽
swordsmith-stars =
    { $count ->
       *[other] { $count } 顆星
    }

swordsmith-kind-coin = 錢幣，值 { $value }
swordsmith-kind-metal = { $grade } 級金屬
swordsmith-kind-element = 元素

# 劍的部位：單獨使用，以及在句子裡使用。
swordsmith-part-blade = 劍身
    .the = 劍身
swordsmith-part-hilt = 劍柄
    .the = 劍柄
swordsmith-part-enchantment = 附魔
    .the = 附魔格

swordsmith-tier-basic = 基本型
swordsmith-tier-performance = 期望型
swordsmith-tier-excitement = 興奮型

swordsmith-phase-forging = 鑄劍
swordsmith-phase-selling = 賣劍
swordsmith-phase-over = 最後計分

# 冒險家的需求。最好的金屬沒有更好的，這時 $top 是 1。
swordsmith-need-blade =
    { $top ->
        [1] 劍身{ $metal }
       *[other] 劍身{ $metal }以上
    }
swordsmith-need-hilt =
    { $top ->
        [1] 劍柄{ $metal }
       *[other] 劍柄{ $metal }以上
    }
# 已經寫明劍柄時 $hilt 是 1：只有鑄成劍體的劍才有星。
swordsmith-need-stars =
    { $hilt ->
        [1] { $stars }
       *[other] { $stars }（所以也要有劍柄）
    }
swordsmith-wish = { $tier }：{ $need } · { $vouchers }、{ $reputation }

## 事件

swordsmith-event-round-began = 第 { $round } 輪開始，{ $name } 先行動。
swordsmith-event-turn-began = { $name } 的回合開始：{ $means }。
swordsmith-event-card-played =
    { $money ->
        [0] { $name } 打出{ $card }。
       *[other] { $name } 打出{ $card }，得到 { $money } 金錢。
    }
swordsmith-event-card-placed = { $name } 把{ $card }放進第 { $sword } 把劍的{ $part }。
swordsmith-event-put-in-furnace = { $name } 把{ $card }放進熔爐。
swordsmith-event-put-in-pool = { $name } 把{ $card }放進魔力池。
swordsmith-event-cards-drawn =
    { $count ->
       *[other] { $name } 抽了 { $count } 張牌。
    }
swordsmith-event-cards-seen = 只有你看得到：你抽到{ $cards }。
swordsmith-event-deck-reshuffled =
    { $count ->
       *[other] { $name } 把棄牌堆的 { $count } 張牌洗成新的牌庫。
    }
swordsmith-event-cards-returned = { $name } 把{ $cards }還給市場。
swordsmith-event-card-changed = { $name } 用{ $card }換來{ $into }。
swordsmith-event-token-changed =
    { $by ->
        [1] { $name } 給{ $adventurer }加上一枚等待標記（現有 { $waited } 枚）。
       *[other] { $name } 從{ $adventurer }拿走一枚等待標記（還有 { $waited } 枚）。
    }
swordsmith-event-declined = { $name } 沒有使用{ $card }帶來的選擇。
swordsmith-event-fixture-built = { $name } 把{ $card }放進永久區，可以同時鑄 { $places } 把劍。
# $went 是牌的去向：returned 還給市場，discarded 棄掉，both 兩者都有，none 都沒有。
swordsmith-event-sword-dismantled =
    { $went ->
        [both] { $name } 分解第 { $sword } 把劍，歸還{ $returned }，棄掉{ $discarded }。
        [returned] { $name } 分解第 { $sword } 把劍，歸還{ $returned }。
        [discarded] { $name } 分解第 { $sword } 把劍，棄掉{ $discarded }。
       *[none] { $name } 分解第 { $sword } 把劍。
    }
swordsmith-event-hand-discarded = { $name } 棄掉{ $cards }。
swordsmith-event-work-began = { $name } 讓工人開工。
swordsmith-event-card-bought =
    { $hand ->
        [1] { $name } 花 { $price } 金錢買了{ $card }，直接加入手牌。
       *[0] { $name } 花 { $price } 金錢買了{ $card }。
    }
swordsmith-event-metal-smelted =
    { $saved ->
        [0] { $name } 把{ $metal }熔鑄成{ $into }。
       *[other] { $name } 把{ $metal }熔鑄成{ $into }，其中 { $saved } 張{ $metal }不還給市場，進入棄牌堆。
    }
swordsmith-event-element-hatched =
    { $count ->
        [1] { $name } 催生出{ $element }。
       *[other] { $name } 催生出 { $count } 張{ $element }。
    }
swordsmith-event-star-added =
    { $bonus ->
        [0] { $name } 精煉第 { $sword } 把劍，擲出 { $roll }，得到第 { $star } 顆星。
       *[other] { $name } 精煉第 { $sword } 把劍，擲出 { $roll } + { $bonus }，得到第 { $star } 顆星。
    }
swordsmith-event-star-missed =
    { $bonus ->
        [0] { $name } 精煉第 { $sword } 把劍，擲出 { $roll }，不夠得到第 { $star } 顆星。
       *[other] { $name } 精煉第 { $sword } 把劍，擲出 { $roll } + { $bonus }，不夠得到第 { $star } 顆星。
    }
swordsmith-event-money-kept = { $name } 沒花完的 { $amount } 金錢變成抵用券。
swordsmith-event-money-lapsed = { $name } 沒花完的 { $amount } 金錢作廢。
swordsmith-event-turn-ended = { $name } 結束回合。
swordsmith-event-auxiliary-revealed = 有新的輔助牌可買：{ $card }。
swordsmith-event-auxiliary-reshuffled =
    { $count ->
       *[other] 棄掉的 { $count } 張輔助牌洗成新的牌庫。
    }
swordsmith-event-selling-began =
    { $count ->
        [0] 每位冒險家得到一枚等待標記，還沒有人等到期限。
       *[other] 每位冒險家得到一枚等待標記。等待期已滿：{ $adventurers }。
    }
swordsmith-event-offers-asked = { $adventurer }來買劍，正在問 { $names }。
swordsmith-event-offer-sealed = { $name } 已經回答。
# 沒有拿出劍時 $sword 是 0。
swordsmith-event-offer-made =
    { $sword ->
        [0] 只有你看得到：你不賣劍給{ $adventurer }。
       *[other] 只有你看得到：你向{ $adventurer }拿出第 { $sword } 把劍。
    }
swordsmith-event-offers-opened = 給{ $adventurer }的回答：{ $offers }。
swordsmith-event-price-cut-began = { $names } 給{ $adventurer }的劍不分高下（{ $tier }），各自出價，最高 { $bounty }。
swordsmith-event-bid-sealed = { $name } 已經出價。
swordsmith-event-bid-made = 只有你看得到：你給{ $adventurer }的出價是 { $amount }。
swordsmith-event-bids-opened = 給{ $adventurer }的出價：{ $bids }。
swordsmith-event-sword-sold =
    { $seal ->
        [0] { $name } 把第 { $sword } 把劍賣給{ $adventurer }（{ $tier }），得到 { $vouchers }和 { $reputation } 點信譽。
       *[other] { $name } 把第 { $sword } 把劍賣給{ $adventurer }（{ $tier }），得到 { $vouchers }和 { $reputation } + { $seal } 點信譽。
    }
swordsmith-event-customer-joined = { $adventurer }成為 { $name } 的忠實顧客：{ $ability }。
swordsmith-event-treasure-taken = { $name } 得到新顧客帶來的寶物{ $card }。
swordsmith-event-adventurer-left = { $adventurer }沒有買到劍，離開了。
swordsmith-event-adventurer-revealed = 接著來的是{ $adventurer }（{ $profession }）。
swordsmith-event-first-seat-moved = 下一輪由 { $name } 先行動。
# $why 是遊戲結束的原因：professions、seats 或 both。
swordsmith-event-game-ended =
    { $why ->
        [professions] 遊戲結束：{ $professions }的冒險家已全部離場。
        [seats] 遊戲結束：{ $names } 的信譽升到了頂點。
       *[both] 遊戲結束：{ $professions }的冒險家已全部離場，{ $names } 的信譽升到了頂點。
    }

swordsmith-offer = { $name } 第 { $sword } 把劍（{ $tier }）
swordsmith-offer-none = { $name } 不賣
swordsmith-bid = { $name } { $amount }

## 問題：問當事人的，以及給其他人看的

swordsmith-question-turn = 輪到你的回合。
    .others = 正在進行回合
    .short = 進行你的回合
swordsmith-question-play = 出牌：打出牌、鑄劍，或放進熔爐和魔力池；接著開工，或結束回合。
    .others = 正在出牌
    .short = 出牌或開工
swordsmith-question-work = 派工人做事：購買、熔鑄、催生或精煉；接著結束回合。
    .others = 正在派工人做事
    .short = 派工人做事或結束回合
swordsmith-question-enchantment = 第 { $sword } 把劍的哪張附魔牌還給市場？
    .others = 正在分解一把劍
    .short = 選要歸還的附魔牌
swordsmith-question-nudge = { $card }：給一位冒險家加一枚等待標記，或拿走一枚，也可以不用。
    .others = 可以改動一枚等待標記
    .short = 改動一枚等待標記或放棄
swordsmith-question-upgrade = { $card }：把手中的一張金屬換成高一級的，也可以不用。
    .others = 可以換一張金屬
    .short = 換一張金屬或放棄
swordsmith-question-offer = 要拿哪一把劍賣給{ $adventurer }？也可以不賣。
    .others = 正在回答{ $adventurer }
    .short = 拿出一把劍或不賣
swordsmith-question-bid = 你的劍要用什麼價格賣給{ $adventurer }？從 { $most } 到 0，最低的成交。
    .others = 正在給{ $adventurer }出價
    .short = 出價
swordsmith-question-treasure = 新顧客帶來寶物：從翻開的輔助牌中拿一張。
    .others = 正在選寶物
    .short = 選一張輔助牌作為寶物

## 動作的短標籤

swordsmith-move-play = 打出{ $card }
swordsmith-move-play-returning = 打出{ $card }，歸還{ $cards }
swordsmith-move-place = { $card }放進第 { $sword } 把劍的{ $part }
swordsmith-move-furnace = { $card }放進熔爐
swordsmith-move-pool = { $card }放進魔力池
swordsmith-move-dismantle = 分解第 { $sword } 把劍
swordsmith-move-return = 歸還{ $card }
swordsmith-move-nudge = { $adventurer }：{ $change }
swordsmith-move-upgrade = { $card }換成{ $into }
swordsmith-move-decline = 放棄
swordsmith-move-work = 開工
swordsmith-move-buy = 購買{ $card }
swordsmith-move-smelt = 把{ $card }熔鑄成{ $into }
swordsmith-move-hatch = 催生{ $card }
swordsmith-move-refine = 精煉第 { $sword } 把劍
swordsmith-move-end = 結束回合
swordsmith-move-offer = 賣第 { $sword } 把劍
swordsmith-move-bid = 出價 { $amount }
swordsmith-move-treasure = 拿{ $card }

## 卡牌、冒險家與劍的短標籤

swordsmith-nudge =
    { $by ->
        [1] 加一枚等待標記
       *[other] 減一枚等待標記
    }
swordsmith-price = 價格 { $price }
swordsmith-sword = 第 { $sword } 把劍
swordsmith-sword-empty = 空
swordsmith-blade = 劍身{ $cards }
swordsmith-hilt = 劍柄{ $card }
swordsmith-enchantments = 附魔{ $cards }
swordsmith-next-star = 第 { $star } 顆星：價格 { $price }，擲出 { $roll } 以上
swordsmith-waits =
    { $patience ->
       *[other] 等待期 { $patience } 輪
    }
swordsmith-waited = 已等 { $waited }／{ $patience } 輪
swordsmith-loyal = 忠實顧客：{ $ability }

## 文字版的圖板與手牌

swordsmith-words-market = 市場：{ $piles }
swordsmith-words-auxiliaries = 輔助牌：{ $piles }
swordsmith-words-pile = { $card } { $count } 張（價格 { $price }）
swordsmith-words-hand =
    { $count ->
       *[other] 手牌 { $count } 張
    }
swordsmith-words-held = 手牌（{ $count }）：{ $cards }
swordsmith-words-in-play = 已打出：{ $cards }
swordsmith-words-means = 你有 { $means }。
swordsmith-words-sword = 第 { $sword } 把劍：{ $lying }
swordsmith-words-furnace = 熔爐：{ $cards }
swordsmith-words-pool = 魔力池：{ $cards }
swordsmith-words-loyal = 忠實顧客：{ $customers }
swordsmith-words-piles = 牌庫 { $deck } 張，棄牌堆 { $discard } 張
swordsmith-words-order = 這一輪的順序：{ $names }
swordsmith-words-turns-left = 還沒結束回合：{ $names }
swordsmith-words-turn = { $name } 的回合：{ $means }
swordsmith-words-plays = 出牌中
swordsmith-words-works = 工作中
swordsmith-words-bonus-smelts = 不用工人的熔鑄：{ $count } 次
swordsmith-words-bonus-hatches = 不用工人的催生：{ $count } 次
swordsmith-words-bonus-refines = 不用工人的精煉：{ $count } 次
swordsmith-words-bonus-saves = 省下一張金屬的熔鑄：{ $count } 次
swordsmith-words-bonus-extras = 多得一張元素的催生：{ $count } 次
swordsmith-words-bonus-rolls = 每次擲骰加 { $count }
swordsmith-words-bonus-discount = 每個價格減 { $count }
swordsmith-words-bonus-keeps = 可留作抵用券的金錢：{ $count }
swordsmith-words-to-hand = 買的牌進手牌
swordsmith-words-auxiliary-piles = 輔助牌庫 { $deck } 張；棄牌：{ $cards }
swordsmith-words-track = 信譽軌的頂端是 { $top }。
swordsmith-words-profession = { $profession }，還有 { $count } 位要來：
swordsmith-words-due = 這一輪接待
swordsmith-words-left = 已接待或離開：{ $adventurers }
swordsmith-words-served = 正在接待：{ $adventurer }
swordsmith-words-asked = 詢問：{ $names }
swordsmith-words-answered = 已回答：{ $names }
swordsmith-words-cut = 為{ $tier }出價，最高 { $bounty }
swordsmith-words-offer =
    { $sword ->
        [0] { $name } 不賣
       *[other] { $name } 拿出第 { $sword } 把劍（{ $tier }）
    }
swordsmith-words-seals = 下一次賣出多得信譽：{ $count }
swordsmith-words-deck = 牌庫 { $count } 張
swordsmith-words-open-deck = 牌庫（{ $count }）：{ $cards }
swordsmith-words-discard = 棄牌堆：{ $cards }
swordsmith-words-forged = 鑄成劍體
swordsmith-words-suits = 適合 { $fits }
swordsmith-words-fixtures = 永久的輔助牌：{ $cards }

## 計分：每個職業一行，用職業的名稱

swordsmith-tie-loyal-customers = 忠實顧客較多者獲勝。
swordsmith-tie-swords-sold = 忠實顧客也一樣多，賣出的劍較多者獲勝。
swordsmith-tie-shared = 忠實顧客和賣出的劍也一樣多，共享勝利。
swordsmith-winner =
    { $count ->
        [1] { $names } 成為三皇冠鑄劍大師。
       *[other] { $names } 同為三皇冠鑄劍大師。
    }

## 輔助牌：變數是牌上的數字；抽牌與金錢寫在最前面

swordsmith-gains-draw =
    { $draw ->
       *[other] 抽 { $draw } 張牌。
    }
swordsmith-gains-money = 得到 { $money } 金錢。
swordsmith-gains-both =
    { $draw ->
       *[other] 抽 { $draw } 張牌，得到 { $money } 金錢。
    }
swordsmith-gains-then = { $gains }{ $effect }

swordsmith-auxiliary-apprentice =
    { $n ->
       *[other] 這回合多 { $n } 名工人。
    }
swordsmith-auxiliary-order-book =
    { $n ->
       *[other] 抽 { $n } 張牌。
    }
swordsmith-auxiliary-meteorite =
    { $keep ->
        [1] 在劍身或劍柄上當作{ $metal }；劍離開後回到你的棄牌堆。
       *[0] 在劍身或劍柄上當作{ $metal }。
    }
swordsmith-auxiliary-prism =
    { $keep ->
        [1] 附魔時當作任一種元素；劍賣出後回到你的棄牌堆。
       *[0] 附魔時當作任一種元素。
    }
swordsmith-auxiliary-bellows =
    { $save ->
        [1] 下一次熔鑄不用工人，而且其中 1 張金屬進你的棄牌堆。
       *[0] 下一次熔鑄不用工人。
    }
swordsmith-auxiliary-mana-spring =
    { $extra ->
        [1] 下一次催生不用工人，而且一次得 2 張。
       *[0] 下一次催生不用工人。
    }
swordsmith-auxiliary-whetstone =
    { $free ->
        [1] 這回合精煉擲骰 +{ $n }，下一次精煉不用工人。
       *[0] 這回合精煉擲骰 +{ $n }。
    }
swordsmith-auxiliary-trade-letter = 這回合每次購買少付 { $n }，最少 1。
swordsmith-auxiliary-moneychanger = 用手中一張{ $coin }換一張{ $bag }，可以馬上打出。
swordsmith-auxiliary-slag-pit =
    { $money ->
        [0] 把手中最多 { $n } 張基本材料牌還給市場。
       *[other] 把手中最多 { $n } 張基本材料牌還給市場，每張得到 { $money } 金錢。
    }
swordsmith-auxiliary-courier = 這回合買到的牌都直接加入手牌。
swordsmith-auxiliary-strongbox = 沒花完的金錢和抵用券最多 { $n } 點留作抵用券。
swordsmith-auxiliary-herald = 可以給一位冒險家加一枚或減一枚等待標記。
swordsmith-auxiliary-guild-seal = 你在這一輪賣出的第一把劍多得 { $n } 點信譽。
swordsmith-auxiliary-sword-rack = 留在永久區：可以多鑄一把劍，最多 { $swords } 把。
swordsmith-auxiliary-crucible = 可以把手中一張金屬換成高一級的。

## 忠實顧客的能力：變數是能力增加的數量

swordsmith-ability-helper =
    { $workers ->
       *[other] 每回合多 { $workers } 名工人。
    }
swordsmith-ability-furnace-keeper = 每回合多 { $money } 金錢，第一次熔鑄不用工人。
swordsmith-ability-spring-keeper = 每回合多 { $money } 金錢，第一次催生不用工人。
swordsmith-ability-polisher = 你的精煉擲骰都 +{ $rolls }。
swordsmith-ability-porter = 回合結束時抽 { $hand } 張牌，而不是 { $usual } 張。
swordsmith-ability-patron = 每回合多 { $money } 金錢；加入時可任選一張翻開的輔助牌。
swordsmith-ability-spare-anvil = 每回合多 { $money } 金錢，可以多鑄一把劍，最多 { $swords } 把。
swordsmith-ability-element-broker = 你買元素少付 { $elements }，最少 1。
swordsmith-ability-metal-broker = 你買金屬少付 { $metals }，最少 1。

## 不合規則的動作：變數是代碼的參數，id 換成名稱；$number 是第幾把劍

swordsmith-illegal-game-over = 遊戲已經結束。
swordsmith-illegal-not-asked = 現在沒有要你回答的問題。
swordsmith-illegal-already-sealed = 你已經回答過。在所有人都回答之前，可以用 `/game undo` 收回。
swordsmith-illegal-wrong-question = 這不是現在要回答的問題。請先{ $question }。
swordsmith-illegal-unknown-card = 沒有{ $card }這張牌。
swordsmith-illegal-unknown-adventurer = 沒有{ $adventurer }這位冒險家。
swordsmith-illegal-unknown-part = 劍沒有{ $part }這個部位，只有劍身、劍柄和附魔格。
swordsmith-illegal-not-in-hand = 你手上沒有{ $card }。
swordsmith-illegal-placed-not-played = { $card }不能打出。請放到劍上，或放進合適的熔爐、魔力池。
swordsmith-illegal-nothing-to-return = { $card }不會把牌還給市場。請不要指定歸還的牌。
swordsmith-illegal-too-many-returned = { $card }最多歸還 { $most } 張牌。
swordsmith-illegal-not-returnable = 不能用這張牌歸還{ $card }。請指定手中的基本材料牌。
swordsmith-illegal-coin-must-change = 有{ $card }可換，就必須換。請同時指定它。
swordsmith-illegal-returned-out-of-order = 歸還的牌請依卡牌列表的順序寫。
swordsmith-illegal-no-such-sword =
    { $places ->
       *[other] 沒有第 { $number } 把劍：你只能同時鑄 { $places } 把。
    }
swordsmith-illegal-wrong-part = { $card }不能放進{ $part }。金屬放進劍身和劍柄，元素放進附魔格。
swordsmith-illegal-slot-taken = 第 { $number } 把劍的{ $part }沒有空位。
swordsmith-illegal-blade-first = 第 { $number } 把劍的劍身還沒完成。填滿兩格劍身才能附魔。
swordsmith-illegal-not-for-furnace = { $card }不能放進熔爐：只有還能變成更好金屬的金屬可以。
swordsmith-illegal-not-for-pool = { $card }不能放進魔力池：只有元素可以。
swordsmith-illegal-nothing-to-dismantle = 第 { $number } 把劍沒有牌可以分解。
swordsmith-illegal-no-worker = 沒有工人可以做這件事了。請結束回合。
swordsmith-illegal-not-on-sale = { $card }不在翻開的輔助牌中。
swordsmith-illegal-cannot-afford = 價格是 { $price }，你的金錢和抵用券一共 { $have }。
swordsmith-illegal-too-few-alike = 需要 { $need } 張{ $card }，你有 { $have } 張。
swordsmith-illegal-cannot-improve = { $card }不是金屬，或者沒有更好的金屬。
swordsmith-illegal-none-in-market = 市場裡沒有{ $card }了。
swordsmith-illegal-not-forged = 第 { $number } 把劍的劍體還沒完成。填滿劍身和劍柄才能精煉。
swordsmith-illegal-all-stars =
    { $stars ->
       *[other] 第 { $number } 把劍已有全部 { $stars } 顆星。
    }
swordsmith-illegal-not-waiting = { $adventurer }現在沒有在場等待。請選一位翻開的冒險家。
swordsmith-illegal-no-tokens = { $adventurer }沒有等待標記可以拿走。
swordsmith-illegal-one-token-only = 只能加一枚或減一枚等待標記。
swordsmith-illegal-not-dearest = { $card }不是這把劍最貴的附魔牌。請選最貴的。
swordsmith-illegal-does-not-fit = 第 { $number } 把劍不符合{ $adventurer }的基本型需求。
swordsmith-illegal-bid-out-of-range = 不能出價 { $amount }。請出 0 到 { $most } 的整數。
swordsmith-illegal-not-in-row = { $card }不在翻開的輔助牌中。請選翻開的牌。
