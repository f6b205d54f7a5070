### What pictures say, drawn or read aloud.

## What stands on every game's pictures

picture-player = 玩家 { $number }
picture-several-to-act = { $count } 人待行动
picture-total = 总分
picture-rank = 第 { $rank } 名
picture-seats = { $count } / { $most } 人
picture-ready = 可以开始
picture-waiting = 等待玩家

# $mark is a word such as "host", "AI" or "resigned".
picture-marked = { $name }（{ $mark }）
picture-host = 房主
picture-free-seat = 空位
picture-alt-lobby = { $game }：尚未开始的牌桌。已入座 { $count }/{ $most } 人：{ $names }。
picture-alt-course = { $name }：{ $points }

# What a seat's own area comes to, by a move that is not made yet; $area: all of it in words.
picture-after = 你行动之后
picture-alt-after = 你行动之后：{ $area }
picture-of = { $count } / { $most }

## Boards of Zong Shi

zongshi-board-seal = 宗师
zongshi-board-motto = 精工、交易、拜访：谁能成为宗师
zongshi-board-letter-bronze = 铜
zongshi-board-letter-ivory = 牙
zongshi-board-letter-jade = 玉
zongshi-board-letter-gold = 金
zongshi-board-round = 第 { $round } 轮
zongshi-board-opening = 开局
zongshi-board-last-round = 最后一轮
zongshi-board-phase-draft = 轮抽
zongshi-board-phase-turns = 回合
zongshi-board-phase-market = 分配
zongshi-board-phase-progress = 进度
zongshi-board-phase-round-end = 轮末
zongshi-board-phase-over = 最终计分
zongshi-board-to-act = 行动中
zongshi-board-nobody = 无人待行动

# Below the names of those who have won.
zongshi-board-won =
    { $count ->
        [1] 成为宗师
       *[other] 同为宗师
    }
zongshi-board-master = 大师
zongshi-board-apprentice = 学徒
zongshi-board-free-0 = 继续行动
zongshi-board-free-1 = 轮到{ $first }行动
zongshi-board-free-2 = { $first }或{ $second }行动
zongshi-board-task-draft = 拿一样
zongshi-board-task-second = 选另一件作品
zongshi-board-task-stop = 继续拜访
zongshi-board-task-return = 是否交回材料
zongshi-board-task-tile = 选购板块
zongshi-board-task-tile-or-done = 选购板块
zongshi-board-task-use = 减少费用
zongshi-board-task-pay = 付费
zongshi-board-task-take = 拿取材料
zongshi-board-task-recover = 取回卷轴
zongshi-board-task-borrow = 借用奖励
zongshi-board-task-drop = 放回 { $count } 份材料
zongshi-board-task-shed = 弃掉 { $count } 张卷轴
zongshi-board-task-keep = 选要保留的作品
zongshi-board-task-reward-tile = 可购买板块
zongshi-board-draft = 中央：一次拿一样
zongshi-board-market = 市集
zongshi-board-large-jar = 大罐
zongshi-board-small-jar = 小罐
zongshi-board-temple = 寺庙
zongshi-board-deck = 牌库
zongshi-board-discard = 弃牌
zongshi-board-pawn-shop = 当铺
zongshi-board-no-masterwork = 没有大师作品了
zongshi-board-just-now = 刚才
zongshi-board-bag = 布袋
zongshi-board-idle = 没有进行中的作品
zongshi-board-no-scrolls = 手上没有卷轴
zongshi-board-private = 仅你可见
zongshi-board-hand = 你的手牌 · { $round }
zongshi-board-own-move = 单独使用
zongshi-board-with-action = 搭配行动
zongshi-board-scrolls-held = { $count } / { $limit } 张卷轴
zongshi-board-workshop = 工坊 · { $round }
zongshi-board-materials = 材料
zongshi-board-visit-tokens = 拜访标记
zongshi-board-scrolls = 命运卷轴
zongshi-board-tiles = 交换板块
zongshi-board-no-points = 还没有分数
zongshi-board-some = { $material } { $count }
zongshi-board-none = 无
zongshi-board-winner = { $names } 成为宗师
zongshi-board-winners = { $names } 同为宗师
zongshi-board-course = 各轮的分数
zongshi-board-margin = 第 { $round } 轮，{ $points } 分，领先 { $ahead } 分
zongshi-board-margin-tie = 第 { $round } 轮，{ $points } 分，平局：{ $reason }

## The boards in words, for those who do not see them

zongshi-alt-head = { $title }，{ $phase }。起始玩家：{ $start }。
zongshi-alt-head-last = { $title }（最后一轮），{ $phase }。起始玩家：{ $start }。
zongshi-alt-to-act = 待行动：{ $name }（{ $task }）。
zongshi-alt-draft = 中央：{ $materials }；卷轴：{ $scrolls }。
zongshi-alt-large-jar = 大罐：{ $materials }。
zongshi-alt-large-jar-visited = 大罐：{ $materials }；在场：{ $figures }。
zongshi-alt-small-jar = 小罐：{ $materials }。
zongshi-alt-small-jar-visited = 小罐：{ $materials }；在场：{ $figures }。
zongshi-alt-temple = 卷轴：牌库 { $deck }，弃牌 { $discard }。
zongshi-alt-at-temple = 在寺庙：{ $figures }。
zongshi-alt-at-pawn-shop = 在当铺：{ $figures }。
zongshi-alt-figure = { $name } 的{ $figure }
zongshi-alt-person = { $person }（{ $material }），奖励已拿走；拜访：{ $visitors }。
zongshi-alt-person-reward = { $person }（{ $material }），扣着的奖励还在；拜访：{ $visitors }。
zongshi-alt-visitor = { $name } { $token }
zongshi-alt-masterworks = 大师作品：{ $names }。
zongshi-alt-bag = 布袋：{ $count } 份材料。
zongshi-alt-idle = 没有进行中的作品
zongshi-alt-building = 制作{ $project }，还剩 { $rounds } 轮
zongshi-alt-workshop = { $name }，约 { $points } 分：{ $materials }；卷轴 { $scrolls }，板块 { $tiles }；{ $work }；完成：{ $finished }。
zongshi-alt-hand = { $name } 的手牌。卷轴：{ $scrolls }。材料：{ $materials }，容量 { $capacity }。交换板块：{ $tiles }。
zongshi-alt-line = { $line } { $points }
zongshi-alt-standing = { $rank }. { $name }：{ $total }（{ $lines }）。
