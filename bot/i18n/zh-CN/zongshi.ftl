### 宗师。卡牌名称来自卡牌数据，其他用语都在这里。
### 变量：$name 是玩家；材料、卡牌、板块与列表都是组好的文字。

## 用语

zongshi-card = “{ $card }”
zongshi-nothing = 0 份材料
zongshi-tile = { $one }/{ $other }
zongshi-tiles = { $count } × { $tile }
zongshi-no-tiles = 无
zongshi-amount = { $count } 份{ $material }

zongshi-words-middle = 中央：{ $items }
zongshi-words-start-player = 起始玩家：{ $name }
zongshi-words-bag = 袋中：{ $materials }
zongshi-words-laid-aside = 本次行动付出的拜访费用：{ $materials }
zongshi-words-in-play = 打出中的卷轴：{ $scrolls }
zongshi-words-place = { $place }：{ $things }
zongshi-words-there = 在场：{ $figures }
zongshi-words-figure = { $name } 的{ $figure }
zongshi-words-figure-as-master = { $name } 的{ $figure }（当作大师）
zongshi-words-piles =
    { $discard ->
        [0] 牌库 { $deck } 张卷轴，弃牌堆为空
       *[other] 牌库 { $deck } 张卷轴，弃牌堆 { $discard } 张：{ $scrolls }
    }
zongshi-words-townsperson = { $person }（付{ $material }）
zongshi-words-reward-waits = 有一个扣着的奖励
zongshi-words-reward-taken = 奖励已拿走
zongshi-words-visits = 拜访：{ $visits }
zongshi-words-visit = { $name } 的标记 { $token }
zongshi-words-no-visits = 无人拜访
zongshi-words-basics = 基础作品：
zongshi-words-left = 剩 { $count } 件
zongshi-words-masterworks = 大师作品，牌库还有 { $count } 件：
zongshi-words-scroll-count = 卷轴：{ $count } 张（最多 { $limit } 张）
zongshi-words-beside = 已拿但还没存放：{ $materials }
zongshi-words-visited = 拜访过：{ $people }
zongshi-words-spot = { $figure }：{ $spot }
zongshi-words-spot-free = 空闲
zongshi-words-spot-out = 外出
zongshi-words-spot-busy = 制作中
zongshi-words-building =
    { $rounds ->
       *[other] { $figure }正在制作{ $projects }：还要 { $rounds } 轮
    }
zongshi-words-completed =
    { $count ->
        [0] 完成的作品：无，共 { $places } 格
       *[other] 完成的作品（{ $count }/{ $places }）：{ $projects }
    }
zongshi-words-borrowed = 借用到回合结束：{ $project }

zongshi-figure-master = 大师
zongshi-figure-apprentice = 学徒

zongshi-place-large-jar = 大罐
    .the = 大罐
zongshi-place-small-jar = 小罐
    .the = 小罐
zongshi-place-temple = 寺庙
    .the = 寺庙
zongshi-place-pawn-shop = 当铺
    .the = 当铺

zongshi-phase-draft = 轮抽
zongshi-phase-turns = 玩家回合
zongshi-phase-market = 分配材料
zongshi-phase-progress = 制作进度
zongshi-phase-round-end = 本轮结束
zongshi-phase-over = 最终计分

## 事件

zongshi-event-drafted = { $name } 从中央拿取{ $item }。
zongshi-event-round-began = 第 { $round } 轮开始，起始玩家是 { $name }。
zongshi-event-last-round-called =
    { $reason ->
        [projects] 已有人完成 { $places } 件作品，下一轮是最后一轮。
        [idle] 连续 { $idle } 轮毫无进展，下一轮是最后一轮。
       *[max_rounds] 第 { $most } 轮结束，下一轮是最后一轮。
    }
zongshi-event-scroll-played = { $name } 打出{ $scroll }。
zongshi-event-project-started =
    { $rounds ->
       *[other] { $name } 的{ $figure }开始制作{ $projects }，需要 { $rounds } 轮。
    }
zongshi-event-went-to = { $name } 派{ $figure }前往{ $place }。
zongshi-event-visited = { $name } 派{ $figure }拜访{ $townsperson }，使用标记 { $token }。
zongshi-event-passed = { $name } 的{ $figure }跳过行动。
zongshi-event-waited = { $name } 留到第二圈再行动。
zongshi-event-paid =
    { $count ->
        [0] { $name } 支付 { $materials }。
       *[other] { $name } 支付 { $materials }，并用交换板块 { $tiles }顶替。
    }
zongshi-event-materials-returned = { $name } 在寺庙交回 { $materials }。
zongshi-event-materials-drawn = { $name } 从袋中抽取 { $materials }（{ $cause }）。
zongshi-event-materials-taken = { $name } 从{ $place }拿走 { $materials }。
zongshi-event-materials-discarded = { $name } 放不下了，把 { $materials }放回袋中。
zongshi-event-materials-refunded = { $name } 收回拜访花费的 { $materials }。
zongshi-event-scrolls-drawn =
    { $count ->
       *[other] { $name } 抽取 { $count } 张卷轴。
    }
zongshi-event-scrolls-seen = 仅你可见：你抽到{ $scrolls }。
zongshi-event-scroll-deck-reshuffled =
    { $count ->
       *[other] 弃牌堆的 { $count } 张卷轴洗成新的牌库。
    }
zongshi-event-scroll-recovered = { $name } 从弃牌堆拿回{ $scroll }。
zongshi-event-scroll-discarded = { $name } 的卷轴超过上限，弃掉{ $scroll }。
zongshi-event-tile-bought = { $name } 获得{ $tile }交换板块。
zongshi-event-borrowed = { $name } 借用{ $project }的奖励，直到回合结束。
zongshi-event-reward-revealed = { $name } 翻开{ $townsperson }的拜访奖励：{ $reward }。
zongshi-event-reward-declined = { $name } 不买交换板块。
zongshi-event-reward-idle = { $reward }对 { $name } 没有效果，就此用掉。
zongshi-event-masterwork-revealed = 翻开新的大师作品：{ $project }。
zongshi-event-work-advanced =
    { $rounds ->
       *[other] { $name } 继续制作，还剩 { $rounds } 轮。
    }
zongshi-event-projects-completed = { $name } 完成{ $projects }。
zongshi-event-project-removed = { $name } 没有空格放{ $project }，将其移出游戏。
zongshi-event-jar-filled = { $place }补充 { $materials }。
zongshi-event-start-player-moved = { $name } 成为起始玩家。
zongshi-event-game-ended = 最后一轮结束，开始计分。

## 问题：问当事人的，以及给其他人看的

zongshi-question-draft = 从中央拿一份材料或一张卷轴。
    .others = 正在轮抽
    .short = 从中央拿一份材料或一张卷轴
zongshi-question-turn = 使用一枚棋子：开始制作、前往一个地方、拜访，或者跳过。
    .others = 正在行动
    .short = 使用一枚棋子
zongshi-question-second = 另一件作品选哪件？
    .others = 正在选第二件作品
    .short = 选另一件作品
zongshi-question-stop = 再拜访一位镇民，或者结束拜访。
    .others = 正在继续拜访
    .short = 再拜访一位镇民或结束拜访
zongshi-question-return = 交回哪些材料，以多抽同样张数的卷轴？也可以不交。
    .others = 正在交回材料
    .short = 决定交回哪些材料
zongshi-question-tile = 买哪一块交换板块？
    .others = 正在买交换板块
    .short = 选一块交换板块
zongshi-question-tile-or-done = 再买一块交换板块，或者结束购买。
    .others = 正在买交换板块
    .short = 再买一块交换板块或结束购买
zongshi-question-use = 用哪些卷轴减少费用？
    .others = 正在决定用哪些卷轴减少费用
    .short = 选减少费用的卷轴
zongshi-question-pay = 支付哪些材料？
    .others = 正在付费
    .short = 选要支付的材料
zongshi-question-take = 从{ $place }拿一份材料。
    .others = 正在从{ $place }拿材料
    .short = 从罐子拿一份材料
zongshi-question-recover = 从弃牌堆拿哪张卷轴？
    .others = 正在从弃牌堆拿卷轴
    .short = 从弃牌堆拿一张卷轴
zongshi-question-borrow = 借用别人哪件作品的奖励？
    .others = 正在借用奖励
    .short = 选要借用的奖励
zongshi-question-drop =
    { $count ->
       *[other] 工坊放不下了：放回 { $count } 份材料。
    }
    .others =
        { $count ->
           *[other] 需放回 { $count } 份材料
        }
    .short = 放回放不下的材料
zongshi-question-shed =
    { $count ->
       *[other] 卷轴超过上限：弃掉 { $count } 张。
    }
    .others =
        { $count ->
           *[other] 需弃掉 { $count } 张卷轴
        }
    .short = 弃掉超过上限的卷轴
zongshi-question-keep = 两件作品只剩一格：保留哪件？
    .others = 正在选要保留的作品
    .short = 选要保留的作品
zongshi-question-reward-tile = 用这个奖励买一块交换板块，或者放弃。
    .others = 可以买一块交换板块
    .short = 买一块交换板块或放弃
zongshi-either-jar = 任一罐子

## 行动的短标签

zongshi-move-draft = 拿{ $item }
zongshi-move-scroll = 打出{ $scroll }
zongshi-move-start = { $figure }制作{ $project }
zongshi-move-second = 同时制作{ $project }
zongshi-move-go = { $figure }前往{ $place }
zongshi-move-visit = { $figure }拜访{ $stop }
zongshi-move-stop = 接着拜访{ $stop }
zongshi-move-done = 到此为止
zongshi-move-return = 交回 { $materials }
zongshi-move-tile = 买{ $tile }板块
zongshi-move-use = 使用{ $scrolls }
zongshi-move-use-none = 不用卷轴
zongshi-move-pay = 支付 { $materials }
zongshi-move-take = 从{ $place }拿{ $material }
zongshi-move-recover = 从弃牌堆拿{ $scroll }
zongshi-move-borrow = 借用{ $project }
zongshi-move-drop = 放回{ $material }
zongshi-move-shed = 弃掉{ $scroll }
zongshi-move-keep = 保留{ $project }
zongshi-move-decline = 不买板块
zongshi-move-pass = { $figure }跳过
zongshi-move-wait = 留到第二圈
zongshi-move-with-scrolls = { $move } + { $scrolls }

zongshi-stop = { $townsperson } · 标记 { $token }（{ $price }）
zongshi-project =
    { $rounds ->
       *[other] { $project } · { $price } · { $rounds } 轮 · { $points } 分
    }
zongshi-effect = { $card } · { $effect }

## 计分

zongshi-score-projects = 完成的作品
zongshi-score-six-projects = 六格全满
zongshi-score-exchange-tiles = 交换板块
zongshi-score-six-tile-kinds = 集齐六种板块
zongshi-score-visits = 拜访镇民
zongshi-score-unfinished = 未完成的作品
zongshi-score-leftovers = 剩余材料与卷轴
zongshi-tie-completed-projects = 完成作品较多者获胜。
zongshi-tie-shared = 完成的作品也一样多，共享胜利。
zongshi-winner =
    { $count ->
        [1] { $names } 成为宗师。
       *[other] { $names } 同为宗师。
    }

## 卷轴：何时打出，有什么效果

zongshi-scroll-gift-from-the-priests = 从袋中随机抽取 1 份材料。
zongshi-scroll-lucky-discovery = 从袋中随机抽取 2 份材料。
zongshi-scroll-fortune-brings-opportunity = 从任一罐子里选 1 份材料拿走。
zongshi-scroll-lessons-of-the-past = 从弃牌堆选 1 张卷轴加入手牌。
zongshi-scroll-pawn-shop-owners-gift = 不去当铺，直接买 1 块交换板块。
zongshi-scroll-an-ear-to-the-wall = 直到回合结束，使用一件他人已完成而你没有的基础作品的奖励。
zongshi-scroll-privileged-treatment = 你的大师前往市集时，先从那个罐子里选 1 份材料拿走。
zongshi-scroll-apprentice-is-gaining-experience = 你的学徒开始制作一件基础作品，但享受不到你的作品奖励。
zongshi-scroll-artistic-subtlety = 你开始制作的作品少付 1 份任选材料。
zongshi-scroll-follow-the-twofold-path = 你的大师同时开始两件作品，时间以较长者为准。
zongshi-scroll-swift-fingers-sure-fingers = 你的大师制作时少用 1 轮，最少 1 轮。
zongshi-scroll-host-a-town-meeting = 你的大师正好拜访两位镇民时，不用各多付 1 份。
zongshi-scroll-masterful-use-of-bronze = 作品、拜访或板块少付 1 份青铜。
zongshi-scroll-masterful-use-of-gold = 作品、拜访或板块少付 1 份黄金。
zongshi-scroll-masterful-use-of-ivory = 作品、拜访或板块少付 1 份象牙。
zongshi-scroll-masterful-use-of-jade = 作品、拜访或板块少付 1 份翡翠。
zongshi-scroll-writ-of-authority = 你的学徒前往地点时视为大师，但不能制作。

## 奖励

zongshi-reward-larger-workshop = 工坊可以多放 2 份材料。
zongshi-reward-bronze-mastery = 大师制作时少付 1 份青铜。
zongshi-reward-gold-mastery = 大师制作时少付 1 份黄金。
zongshi-reward-jade-mastery = 大师制作时少付 1 份翡翠。
zongshi-reward-ivory-mastery = 大师制作时少付 1 份象牙。
zongshi-reward-blacksmith-tools = 大师制作时少用 1 轮，最少 1 轮。
zongshi-reward-temple-offering = 大师在寺庙多抽 1 张卷轴；手牌上限 5 张。
zongshi-reward-merchant-statue = 大师前往市集时，从袋中随机抽取 1 份材料。

zongshi-visit-reward-draw-scroll = 抽 1 张卷轴。
zongshi-visit-reward-pawn-tile = 可以立即买 1 块交换板块。
zongshi-visit-reward-two-materials = 从袋中随机抽取 2 份材料。
zongshi-visit-reward-refund = 收回本次行动为拜访支付的所有材料。
zongshi-visit-reward-market-pick = 从任一罐子里选 1 份材料拿走。

## 开桌选项

zongshi-option-refill-last-round = 最后一轮前补货
    .description = 最后一轮开始前也补满罐子
zongshi-option-apprentice-beside-lone-master = 学徒与单独的大师
    .description = 罐子上只有一位大师时，旁边的学徒也拿 1 份材料

## 不合规则的行动：变量是代码的参数，id 换成名称

zongshi-illegal-game-over = 游戏已经结束。
zongshi-illegal-not-asked = 现在没有要你回答的问题。
zongshi-illegal-wrong-question = 这不是现在要回答的问题。请先{ $question }。
zongshi-illegal-not-in-the-middle = 中央没有{ $item }，请拿中央现有的。
zongshi-illegal-figure-busy = 你的{ $figure }正在制作。请用另一枚棋子。
zongshi-illegal-figure-used = 你的{ $figure }本轮已经用过。请用另一枚棋子。
zongshi-illegal-nothing-to-wait-for = 只有在第一圈、只剩一枚空闲棋子时才能留到第二圈。请使用棋子或跳过。
zongshi-illegal-waiting-after-scroll = 你本回合打过卷轴，不能再留到第二圈。请使用棋子或跳过。
zongshi-illegal-workshop-busy = 你的工坊正在制作，完成后才能开始下一件。
zongshi-illegal-six-projects = 你已完成 { $places } 件作品，不能再开始。请前往一个地方或跳过。
zongshi-illegal-unknown-project = 没有{ $project }这件作品。
zongshi-illegal-not-face-up = { $project }没有翻开。请选已翻开的大师作品。
zongshi-illegal-none-left = { $project }已经拿完了。
zongshi-illegal-apprentice-cannot-start = 只有大师可以开始制作。学徒需要卷轴才行。
zongshi-illegal-apprentice-basic-only = 学徒只能制作基础作品，{ $project }是大师作品。
zongshi-illegal-cannot-pay = 你付不起。费用是 { $materials }。
zongshi-illegal-scroll-not-in-hand = 你手上没有{ $scroll }。
zongshi-illegal-scroll-repeated = 你本回合已经打过{ $scroll }。同名卷轴每回合只能用一张。
zongshi-illegal-scroll-mismatch = { $scroll }不能用在这个行动上。
zongshi-illegal-scroll-not-playable = { $scroll }现在没有任何作用，不能打出。
zongshi-illegal-scrolls-out-of-order = 每张卷轴只写一次，并按卡牌列表的顺序。
zongshi-illegal-unknown-place = 不能前往{ $place }。
zongshi-illegal-jar-empty = { $place }里没有东西可拿。
zongshi-illegal-unknown-tile = 没有{ $tile }这种交换板块。
zongshi-illegal-tile-out-of-stock = 当铺的{ $tile }板块已经卖完。
zongshi-illegal-no-tile-payable = 当铺里的交换板块你都付不起。
zongshi-illegal-unknown-townsperson = 镇上没有{ $townsperson }。
zongshi-illegal-already-visited = 你已经拜访过{ $townsperson }。每位镇民只能拜访一次。
zongshi-illegal-token-used = 你没有未使用的标记 { $token }。
zongshi-illegal-meeting-needs-two = 镇民大会要正好拜访两位。
zongshi-illegal-not-enough-material = 你有 { $have } 份{ $material }，需要 { $need } 份。
zongshi-illegal-payment-mismatch = 用 { $materials }付不了这笔费用。
zongshi-illegal-wrong-jar = 现在不能从{ $place }拿。
zongshi-illegal-not-in-jar = { $place }里没有{ $material }。
zongshi-illegal-not-in-discard-pile = 弃牌堆里没有{ $scroll }。
zongshi-illegal-cannot-borrow = 不能借用{ $project }：必须是他人已完成而你没有的基础作品。
zongshi-illegal-not-finished = { $project }不是刚完成的两件作品之一。
