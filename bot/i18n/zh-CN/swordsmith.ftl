### 铸剑大师。卡牌名称来自卡牌数据，其他用语都在这里。
### 变量：$name 是玩家，$adventurer 是冒险家的名字，$sword 是从 1 数起的第几把剑；
### 卡牌、部位、需求类型、抵用券、工人与列表都是组好的文字。

## 用语

swordsmith-card = “{ $card }”
swordsmith-amount =
    { $count ->
        [1] { $card }
       *[other] { $card }（{ $count } 张）
    }
swordsmith-nothing = 无

swordsmith-money = { $count } 金钱
swordsmith-workers =
    { $count ->
       *[other] { $count } 名工人
    }
swordsmith-vouchers =
    { $count ->
       *[other] { $count } 张抵用券
    }
swordsmith-reputation = { $count } 点信誉
swordsmith-stars =
    { $count ->
       *[other] { $count } 颗星
    }

swordsmith-kind-coin = 钱币，值 { $value }
swordsmith-kind-metal = { $grade } 级金属
swordsmith-kind-element = 元素

# 剑的部位：单独使用，以及在句子里使用。
swordsmith-part-blade = 剑身
    .the = 剑身
swordsmith-part-hilt = 剑柄
    .the = 剑柄
swordsmith-part-enchantment = 附魔
    .the = 附魔格

swordsmith-tier-basic = 基本型
swordsmith-tier-performance = 期望型
swordsmith-tier-excitement = 兴奋型

swordsmith-phase-forging = 铸剑
swordsmith-phase-selling = 卖剑
swordsmith-phase-over = 最终计分

# 冒险家的需求。最好的金属没有更好的，这时 $top 是 1。
swordsmith-need-blade =
    { $top ->
        [1] 剑身{ $metal }
       *[other] 剑身{ $metal }以上
    }
swordsmith-need-hilt =
    { $top ->
        [1] 剑柄{ $metal }
       *[other] 剑柄{ $metal }以上
    }
# 已经写明剑柄时 $hilt 是 1：只有剑体完成的剑才有星。
swordsmith-need-stars =
    { $hilt ->
        [1] { $stars }
       *[other] { $stars }（因此也要有剑柄）
    }
swordsmith-wish = { $tier }：{ $need } · { $vouchers }、{ $reputation }

## 事件

swordsmith-event-round-began = 第 { $round } 轮开始，{ $name } 先行动。
swordsmith-event-turn-began = { $name } 的回合开始：{ $means }。
swordsmith-event-card-played =
    { $money ->
        [0] { $name } 打出{ $card }。
       *[other] { $name } 打出{ $card }，得到 { $money } 金钱。
    }
swordsmith-event-card-placed = { $name } 把{ $card }放进第 { $sword } 把剑的{ $part }。
swordsmith-event-put-in-furnace = { $name } 把{ $card }放进熔炉。
swordsmith-event-put-in-pool = { $name } 把{ $card }放进魔力池。
swordsmith-event-cards-drawn =
    { $count ->
       *[other] { $name } 抽了 { $count } 张牌。
    }
swordsmith-event-cards-seen = 仅你可见：你抽到{ $cards }。
swordsmith-event-deck-reshuffled =
    { $count ->
       *[other] { $name } 把弃牌堆的 { $count } 张牌洗成新的牌组。
    }
swordsmith-event-cards-returned = { $name } 把{ $cards }还给市场。
swordsmith-event-card-changed = { $name } 用{ $card }换来{ $into }。
swordsmith-event-token-changed =
    { $by ->
        [1] { $name } 给{ $adventurer }加了一枚等待标记（现有 { $waited } 枚）。
       *[other] { $name } 从{ $adventurer }拿走一枚等待标记（还有 { $waited } 枚）。
    }
swordsmith-event-declined = { $name } 没有使用{ $card }带来的选择。
swordsmith-event-fixture-built = { $name } 把{ $card }放进永久区，可以同时铸 { $places } 把剑。
# $went 是牌的去向：returned 还给市场，discarded 弃掉，both 两者都有，none 都没有。
swordsmith-event-sword-dismantled =
    { $went ->
        [both] { $name } 分解第 { $sword } 把剑，归还{ $returned }，弃掉{ $discarded }。
        [returned] { $name } 分解第 { $sword } 把剑，归还{ $returned }。
        [discarded] { $name } 分解第 { $sword } 把剑，弃掉{ $discarded }。
       *[none] { $name } 分解第 { $sword } 把剑。
    }
swordsmith-event-hand-discarded = { $name } 弃掉{ $cards }。
swordsmith-event-work-began = { $name } 让工人开工。
swordsmith-event-card-bought =
    { $hand ->
        [1] { $name } 花 { $price } 金钱买了{ $card }，直接加入手牌。
       *[0] { $name } 花 { $price } 金钱买了{ $card }。
    }
swordsmith-event-metal-smelted =
    { $saved ->
        [0] { $name } 把{ $metal }熔铸成{ $into }。
       *[other] { $name } 把{ $metal }熔铸成{ $into }，其中 { $saved } 张{ $metal }不还给市场，进入弃牌堆。
    }
swordsmith-event-element-hatched =
    { $count ->
        [1] { $name } 催生出{ $element }。
       *[other] { $name } 催生出 { $count } 张{ $element }。
    }
swordsmith-event-star-added =
    { $bonus ->
        [0] { $name } 精炼第 { $sword } 把剑，掷出 { $roll }，得到第 { $star } 颗星。
       *[other] { $name } 精炼第 { $sword } 把剑，掷出 { $roll } + { $bonus }，得到第 { $star } 颗星。
    }
swordsmith-event-star-missed =
    { $bonus ->
        [0] { $name } 精炼第 { $sword } 把剑，掷出 { $roll }，不够得到第 { $star } 颗星。
       *[other] { $name } 精炼第 { $sword } 把剑，掷出 { $roll } + { $bonus }，不够得到第 { $star } 颗星。
    }
swordsmith-event-money-kept = { $name } 没花完的 { $amount } 金钱变成抵用券。
swordsmith-event-money-lapsed = { $name } 没花完的 { $amount } 金钱作废。
swordsmith-event-turn-ended = { $name } 结束回合。
swordsmith-event-auxiliary-revealed = 有新的辅助牌出售：{ $card }。
swordsmith-event-auxiliary-reshuffled =
    { $count ->
       *[other] 弃掉的 { $count } 张辅助牌洗成新的牌组。
    }
swordsmith-event-selling-began =
    { $count ->
        [0] 每位冒险家得到一枚等待标记，还没有谁等到期限。
       *[other] 每位冒险家得到一枚等待标记。等待期已满：{ $adventurers }。
    }
swordsmith-event-offers-asked = { $adventurer }来买剑，正在问 { $names }。
swordsmith-event-offer-sealed = { $name } 已经回答。
# 没有拿出剑时 $sword 是 0。
swordsmith-event-offer-made =
    { $sword ->
        [0] 仅你可见：你不卖剑给{ $adventurer }。
       *[other] 仅你可见：你向{ $adventurer }拿出第 { $sword } 把剑。
    }
swordsmith-event-offers-opened = 给{ $adventurer }的回答：{ $offers }。
swordsmith-event-price-cut-began = { $names } 给{ $adventurer }的剑不分高下（{ $tier }），各自出价，最高 { $bounty }。
swordsmith-event-bid-sealed = { $name } 已经出价。
swordsmith-event-bid-made = 仅你可见：你给{ $adventurer }的出价是 { $amount }。
swordsmith-event-bids-opened = 给{ $adventurer }的出价：{ $bids }。
swordsmith-event-sword-sold =
    { $seal ->
        [0] { $name } 把第 { $sword } 把剑卖给{ $adventurer }（{ $tier }），得到 { $vouchers }和 { $reputation } 点信誉。
       *[other] { $name } 把第 { $sword } 把剑卖给{ $adventurer }（{ $tier }），得到 { $vouchers }和 { $reputation } + { $seal } 点信誉。
    }
swordsmith-event-customer-joined = { $adventurer }成为 { $name } 的忠实客户：{ $ability }。
swordsmith-event-treasure-taken = { $name } 得到新客户带来的宝物{ $card }。
swordsmith-event-adventurer-left = { $adventurer }没有买到剑，离开了。
swordsmith-event-adventurer-revealed = 接着来的是{ $adventurer }（{ $profession }）。
swordsmith-event-first-seat-moved = 下一轮由 { $name } 先行动。
# $why 是游戏结束的原因：professions、seats 或 both。
swordsmith-event-game-ended =
    { $why ->
        [professions] 游戏结束：{ $professions }的冒险家已全部离场。
        [seats] 游戏结束：{ $names } 的信誉升到了顶点。
       *[both] 游戏结束：{ $professions }的冒险家已全部离场，{ $names } 的信誉升到了顶点。
    }

swordsmith-offer = { $name } 第 { $sword } 把剑（{ $tier }）
swordsmith-offer-none = { $name } 不卖
swordsmith-bid = { $name } { $amount }

## 问题：问当事人的，以及给其他人看的

swordsmith-question-turn = 轮到你的回合。
    .others = 正在进行回合
    .short = 进行你的回合
swordsmith-question-play = 出牌：打出牌，铸剑，或放进熔炉和魔力池；然后开工，或结束回合。
    .others = 正在出牌
    .short = 出牌或开工
swordsmith-question-work = 派工人做事：购买、熔铸、催生或精炼；然后结束回合。
    .others = 正在派工人做事
    .short = 派工人做事或结束回合
swordsmith-question-enchantment = 第 { $sword } 把剑的哪张附魔牌还给市场？
    .others = 正在分解一把剑
    .short = 选要归还的附魔牌
swordsmith-question-nudge = { $card }：给一位冒险家加一枚等待标记，或拿走一枚，也可以不用。
    .others = 可以改动一枚等待标记
    .short = 改动一枚等待标记或放弃
swordsmith-question-upgrade = { $card }：把手中的一张金属换成高一级的，也可以不用。
    .others = 可以换一张金属
    .short = 换一张金属或放弃
swordsmith-question-offer = 要拿哪一把剑卖给{ $adventurer }？也可以不卖。
    .others = 正在回答{ $adventurer }
    .short = 拿出一把剑或不卖
swordsmith-question-bid = 你的剑要以什么价格卖给{ $adventurer }？从 { $most } 到 0，最低者成交。
    .others = 正在给{ $adventurer }出价
    .short = 出价
swordsmith-question-treasure = 新客户带来宝物：从翻开的辅助牌中拿一张。
    .others = 正在选宝物
    .short = 选一张辅助牌作为宝物

## 行动的短标签

swordsmith-move-play = 打出{ $card }
swordsmith-move-play-returning = 打出{ $card }，归还{ $cards }
swordsmith-move-place = { $card }放进第 { $sword } 把剑的{ $part }
swordsmith-move-furnace = { $card }放进熔炉
swordsmith-move-pool = { $card }放进魔力池
swordsmith-move-dismantle = 分解第 { $sword } 把剑
swordsmith-move-return = 归还{ $card }
swordsmith-move-nudge = { $adventurer }：{ $change }
swordsmith-move-upgrade = { $card }换成{ $into }
swordsmith-move-decline = 放弃
swordsmith-move-work = 开工
swordsmith-move-buy = 购买{ $card }
swordsmith-move-smelt = 把{ $card }熔铸成{ $into }
swordsmith-move-hatch = 催生{ $card }
swordsmith-move-refine = 精炼第 { $sword } 把剑
swordsmith-move-end = 结束回合
swordsmith-move-offer = 卖第 { $sword } 把剑
swordsmith-move-bid = 出价 { $amount }
swordsmith-move-treasure = 拿{ $card }

## 卡牌、冒险家与剑的短标签

swordsmith-nudge =
    { $by ->
        [1] 加一枚等待标记
       *[other] 减一枚等待标记
    }
swordsmith-price = 价格 { $price }
swordsmith-sword = 第 { $sword } 把剑
swordsmith-sword-empty = 空
swordsmith-blade = 剑身{ $cards }
swordsmith-hilt = 剑柄{ $card }
swordsmith-enchantments = 附魔{ $cards }
swordsmith-next-star = 第 { $star } 颗星：价格 { $price }，掷出 { $roll } 以上
swordsmith-waits =
    { $patience ->
       *[other] 等待期 { $patience } 轮
    }
swordsmith-waited = 已等 { $waited }/{ $patience } 轮
swordsmith-loyal = 忠实客户：{ $ability }

## 文字版的版图与手牌

swordsmith-words-market = 市场：{ $piles }
swordsmith-words-auxiliaries = 辅助牌：{ $piles }
swordsmith-words-pile = { $card } { $count } 张（价格 { $price }）
swordsmith-words-hand =
    { $count ->
       *[other] 手牌 { $count } 张
    }
swordsmith-words-held = 手牌（{ $count }）：{ $cards }
swordsmith-words-in-play = 已打出：{ $cards }
swordsmith-words-means = 你有 { $means }。
swordsmith-words-sword = 第 { $sword } 把剑：{ $lying }
swordsmith-words-furnace = 熔炉：{ $cards }
swordsmith-words-pool = 魔力池：{ $cards }
swordsmith-words-loyal = 忠实客户：{ $customers }
swordsmith-words-piles = 牌组 { $deck } 张，弃牌堆 { $discard } 张
swordsmith-words-order = 本轮顺序：{ $names }
swordsmith-words-turns-left = 还没结束回合：{ $names }
swordsmith-words-turn = { $name } 的回合：{ $means }
swordsmith-words-plays = 出牌中
swordsmith-words-works = 工作中
swordsmith-words-bonus-smelts = 不用工人的熔铸：{ $count } 次
swordsmith-words-bonus-hatches = 不用工人的催生：{ $count } 次
swordsmith-words-bonus-refines = 不用工人的精炼：{ $count } 次
swordsmith-words-bonus-saves = 省下一张金属的熔铸：{ $count } 次
swordsmith-words-bonus-extras = 多得一张元素的催生：{ $count } 次
swordsmith-words-bonus-rolls = 每次掷骰加 { $count }
swordsmith-words-bonus-discount = 每个价格减 { $count }
swordsmith-words-bonus-keeps = 可留作抵用券的金钱：{ $count }
swordsmith-words-to-hand = 买的牌进手牌
swordsmith-words-auxiliary-piles = 辅助牌组 { $deck } 张；弃牌：{ $cards }
swordsmith-words-track = 信誉轨的顶端是 { $top }。
swordsmith-words-profession = { $profession }，还有 { $count } 位要来：
swordsmith-words-due = 本轮接待
swordsmith-words-left = 已接待或离开：{ $adventurers }
swordsmith-words-served = 正在接待：{ $adventurer }
swordsmith-words-asked = 询问：{ $names }
swordsmith-words-answered = 已回答：{ $names }
swordsmith-words-cut = 为{ $tier }出价，最高 { $bounty }
swordsmith-words-offer =
    { $sword ->
        [0] { $name } 不卖
       *[other] { $name } 拿出第 { $sword } 把剑（{ $tier }）
    }
swordsmith-words-seals = 下一次卖出多得信誉：{ $count }
swordsmith-words-deck = 牌组 { $count } 张
swordsmith-words-open-deck = 牌组（{ $count }）：{ $cards }
swordsmith-words-discard = 弃牌堆：{ $cards }
swordsmith-words-forged = 剑体完成
swordsmith-words-suits = 适合 { $fits }
swordsmith-words-fixtures = 永久的辅助牌：{ $cards }

## 计分：每个职业一行，用职业的名称

swordsmith-tie-loyal-customers = 忠实客户较多者获胜。
swordsmith-tie-swords-sold = 忠实客户也一样多，卖出的剑较多者获胜。
swordsmith-tie-shared = 忠实客户和卖出的剑也一样多，共享胜利。
swordsmith-winner =
    { $count ->
        [1] { $names } 成为三皇冠铸剑大师。
       *[other] { $names } 同为三皇冠铸剑大师。
    }

## 辅助牌：变量是牌上的数字；抽牌与金钱写在最前面

swordsmith-gains-draw =
    { $draw ->
       *[other] 抽 { $draw } 张牌。
    }
swordsmith-gains-money = 得到 { $money } 金钱。
swordsmith-gains-both =
    { $draw ->
       *[other] 抽 { $draw } 张牌，得到 { $money } 金钱。
    }
swordsmith-gains-then = { $gains }{ $effect }

swordsmith-auxiliary-apprentice =
    { $n ->
       *[other] 本回合多 { $n } 名工人。
    }
swordsmith-auxiliary-order-book =
    { $n ->
       *[other] 抽 { $n } 张牌。
    }
swordsmith-auxiliary-meteorite =
    { $keep ->
        [1] 在剑身或剑柄上当作{ $metal }；剑离开后回到你的弃牌堆。
       *[0] 在剑身或剑柄上当作{ $metal }。
    }
swordsmith-auxiliary-prism =
    { $keep ->
        [1] 附魔时当作任意一种元素；剑卖出后回到你的弃牌堆。
       *[0] 附魔时当作任意一种元素。
    }
swordsmith-auxiliary-bellows =
    { $save ->
        [1] 下一次熔铸不用工人，而且其中 1 张金属进你的弃牌堆。
       *[0] 下一次熔铸不用工人。
    }
swordsmith-auxiliary-mana-spring =
    { $extra ->
        [1] 下一次催生不用工人，而且一次得 2 张。
       *[0] 下一次催生不用工人。
    }
swordsmith-auxiliary-whetstone =
    { $free ->
        [1] 本回合精炼掷骰 +{ $n }，下一次精炼不用工人。
       *[0] 本回合精炼掷骰 +{ $n }。
    }
swordsmith-auxiliary-trade-letter = 本回合每次购买少付 { $n }，最少 1。
swordsmith-auxiliary-moneychanger = 用手中一张{ $coin }换一张{ $bag }，可以马上打出。
swordsmith-auxiliary-slag-pit =
    { $money ->
        [0] 把手中最多 { $n } 张基本材料牌还给市场。
       *[other] 把手中最多 { $n } 张基本材料牌还给市场，每张得到 { $money } 金钱。
    }
swordsmith-auxiliary-courier = 本回合买到的牌都直接加入手牌。
swordsmith-auxiliary-strongbox = 没花完的金钱和抵用券最多 { $n } 点留作抵用券。
swordsmith-auxiliary-herald = 可以给一位冒险家加一枚或减一枚等待标记。
swordsmith-auxiliary-guild-seal = 你在本轮卖出的第一把剑多得 { $n } 点信誉。
swordsmith-auxiliary-sword-rack = 留在永久区：可以多铸一把剑，最多 { $swords } 把。
swordsmith-auxiliary-crucible = 可以把手中一张金属换成高一级的。

## 忠实客户的能力：变量是能力增加的数量

swordsmith-ability-helper =
    { $workers ->
       *[other] 每回合多 { $workers } 名工人。
    }
swordsmith-ability-furnace-keeper = 每回合多 { $money } 金钱，第一次熔铸不用工人。
swordsmith-ability-spring-keeper = 每回合多 { $money } 金钱，第一次催生不用工人。
swordsmith-ability-polisher = 你的精炼掷骰都 +{ $rolls }。
swordsmith-ability-porter = 回合结束时抽 { $hand } 张牌，而不是 { $usual } 张。
swordsmith-ability-patron = 每回合多 { $money } 金钱；加入时可任选一张翻开的辅助牌。
swordsmith-ability-spare-anvil = 每回合多 { $money } 金钱，可以多铸一把剑，最多 { $swords } 把。
swordsmith-ability-element-broker = 你买元素少付 { $elements }，最少 1。
swordsmith-ability-metal-broker = 你买金属少付 { $metals }，最少 1。

## 不合规则的行动：变量是代码的参数，id 换成名称；$number 是第几把剑

swordsmith-illegal-game-over = 游戏已经结束。
swordsmith-illegal-not-asked = 现在没有要你回答的问题。
swordsmith-illegal-already-sealed = 你已经回答过。在所有人都回答之前，可以用 `/game undo` 收回。
swordsmith-illegal-wrong-question = 这不是现在要回答的问题。请先{ $question }。
swordsmith-illegal-unknown-card = 没有{ $card }这张牌。
swordsmith-illegal-unknown-adventurer = 没有{ $adventurer }这位冒险家。
swordsmith-illegal-unknown-part = 剑没有{ $part }这个部位，只有剑身、剑柄和附魔格。
swordsmith-illegal-not-in-hand = 你手上没有{ $card }。
swordsmith-illegal-placed-not-played = { $card }不能打出。请放到剑上，或放进合适的熔炉、魔力池。
swordsmith-illegal-nothing-to-return = { $card }不会把牌还给市场。请不要指定归还的牌。
swordsmith-illegal-too-many-returned = { $card }最多归还 { $most } 张牌。
swordsmith-illegal-not-returnable = 不能用这张牌归还{ $card }。请指定手中的基本材料牌。
swordsmith-illegal-coin-must-change = 有{ $card }可换，就必须换。请同时指定它。
swordsmith-illegal-returned-out-of-order = 归还的牌请按卡牌列表的顺序写。
swordsmith-illegal-no-such-sword =
    { $places ->
       *[other] 没有第 { $number } 把剑：你只能同时铸 { $places } 把。
    }
swordsmith-illegal-wrong-part = { $card }不能放进{ $part }。金属放进剑身和剑柄，元素放进附魔格。
swordsmith-illegal-slot-taken = 第 { $number } 把剑的{ $part }没有空位。
swordsmith-illegal-blade-first = 第 { $number } 把剑的剑身还没完成。填满两格剑身才能附魔。
swordsmith-illegal-not-for-furnace = { $card }不能放进熔炉：只有还能变成更好金属的金属可以。
swordsmith-illegal-not-for-pool = { $card }不能放进魔力池：只有元素可以。
swordsmith-illegal-nothing-to-dismantle = 第 { $number } 把剑没有牌可以分解。
swordsmith-illegal-no-worker = 没有工人可以做这件事了。请结束回合。
swordsmith-illegal-not-on-sale = { $card }不在翻开的辅助牌中。
swordsmith-illegal-cannot-afford = 价格是 { $price }，你的金钱和抵用券一共 { $have }。
swordsmith-illegal-too-few-alike = 需要 { $need } 张{ $card }，你有 { $have } 张。
swordsmith-illegal-cannot-improve = { $card }不是金属，或者没有更好的金属。
swordsmith-illegal-none-in-market = 市场里没有{ $card }了。
swordsmith-illegal-not-forged = 第 { $number } 把剑的剑体还没完成。填满剑身和剑柄才能精炼。
swordsmith-illegal-all-stars =
    { $stars ->
       *[other] 第 { $number } 把剑已有全部 { $stars } 颗星。
    }
swordsmith-illegal-not-waiting = { $adventurer }现在没有在场等候。请选一位翻开的冒险家。
swordsmith-illegal-no-tokens = { $adventurer }没有等待标记可以拿走。
swordsmith-illegal-one-token-only = 只能加一枚或减一枚等待标记。
swordsmith-illegal-not-dearest = { $card }不是这把剑最贵的附魔牌。请选最贵的。
swordsmith-illegal-does-not-fit = 第 { $number } 把剑不符合{ $adventurer }的基本型需求。
swordsmith-illegal-bid-out-of-range = 不能出价 { $amount }。请出 0 到 { $most } 的整数。
swordsmith-illegal-not-in-row = { $card }不在翻开的辅助牌中。请选翻开的牌。
