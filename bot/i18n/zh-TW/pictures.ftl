### What pictures say, drawn or read aloud.

## What stands on every game's pictures

picture-player = 玩家 { $number }
picture-several-to-act = { $count } 人待行動
picture-total = 總分
picture-rank = 第 { $rank } 名
picture-seats = { $count } / { $most } 人
picture-ready = 可以開始
picture-waiting = 等待玩家

# $mark is a word such as "host", "AI" or "resigned".
picture-marked = { $name }（{ $mark }）
picture-host = 桌主
picture-free-seat = 空位
picture-alt-lobby = { $game }：尚未開始的牌桌。已入座 { $count }／{ $most } 人：{ $names }。
picture-alt-course = { $name }：{ $points }

# What a seat's own area comes to, by a move that is not made yet; $area: all of it in words.
picture-after = 你行動之後
picture-alt-after = 你行動之後：{ $area }
picture-of = { $count } / { $most }

## Boards of Zong Shi

zongshi-board-seal = 宗師
zongshi-board-motto = 精工、交易、拜訪：誰能成為宗師
zongshi-board-letter-bronze = 銅
zongshi-board-letter-ivory = 牙
zongshi-board-letter-jade = 玉
zongshi-board-letter-gold = 金
zongshi-board-round = 第 { $round } 輪
zongshi-board-opening = 開局
zongshi-board-last-round = 最後一輪
zongshi-board-phase-draft = 輪抽
zongshi-board-phase-turns = 回合
zongshi-board-phase-market = 分配
zongshi-board-phase-progress = 進度
zongshi-board-phase-round-end = 輪末
zongshi-board-phase-over = 最後計分
zongshi-board-to-act = 行動中
zongshi-board-nobody = 無人待行動

# Below the names of those who have won.
zongshi-board-won =
    { $count ->
        [1] 成為宗師
       *[other] 同為宗師
    }
zongshi-board-master = 大師
zongshi-board-apprentice = 學徒
zongshi-board-free-0 = 繼續行動
zongshi-board-free-1 = 輪到{ $first }行動
zongshi-board-free-2 = { $first }或{ $second }行動
zongshi-board-task-draft = 拿一樣
zongshi-board-task-second = 選另一件作品
zongshi-board-task-stop = 繼續拜訪
zongshi-board-task-return = 是否繳回材料
zongshi-board-task-tile = 選購板塊
zongshi-board-task-tile-or-done = 選購板塊
zongshi-board-task-use = 減少費用
zongshi-board-task-pay = 付費
zongshi-board-task-take = 拿取材料
zongshi-board-task-recover = 取回卷軸
zongshi-board-task-borrow = 借用獎勵
zongshi-board-task-drop = 放回 { $count } 份材料
zongshi-board-task-shed = 棄掉 { $count } 張卷軸
zongshi-board-task-keep = 選要留下的作品
zongshi-board-task-reward-tile = 可購買板塊
zongshi-board-draft = 中央：一次拿一樣
zongshi-board-market = 市集
zongshi-board-large-jar = 大罐
zongshi-board-small-jar = 小罐
zongshi-board-temple = 寺廟
zongshi-board-deck = 牌庫
zongshi-board-discard = 棄牌
zongshi-board-pawn-shop = 當舖
zongshi-board-no-masterwork = 沒有大師作品了
zongshi-board-just-now = 剛才
zongshi-board-bag = 布袋
zongshi-board-idle = 沒有進行中的作品
zongshi-board-no-scrolls = 手上沒有卷軸
zongshi-board-private = 只有你看得到
zongshi-board-hand = 你的手牌 · { $round }
zongshi-board-own-move = 單獨使用
zongshi-board-with-action = 搭配行動
zongshi-board-scrolls-held = { $count } / { $limit } 張卷軸
zongshi-board-workshop = 工坊 · { $round }
zongshi-board-materials = 材料
zongshi-board-visit-tokens = 拜訪標記
zongshi-board-scrolls = 命運卷軸
zongshi-board-tiles = 交換板塊
zongshi-board-no-points = 還沒有分數
zongshi-board-some = { $material } { $count }
zongshi-board-none = 無
zongshi-board-winner = { $names } 成為宗師
zongshi-board-winners = { $names } 同為宗師
zongshi-board-course = 各輪的分數
zongshi-board-margin = 第 { $round } 輪，{ $points } 分，領先 { $ahead } 分
zongshi-board-margin-tie = 第 { $round } 輪，{ $points } 分，平手：{ $reason }

## The boards in words, for those who do not see them

zongshi-alt-head = { $title }，{ $phase }。起始玩家：{ $start }。
zongshi-alt-head-last = { $title }（最後一輪），{ $phase }。起始玩家：{ $start }。
zongshi-alt-to-act = 待行動：{ $name }（{ $task }）。
zongshi-alt-draft = 中央：{ $materials }；卷軸：{ $scrolls }。
zongshi-alt-large-jar = 大罐：{ $materials }。
zongshi-alt-large-jar-visited = 大罐：{ $materials }；在場：{ $figures }。
zongshi-alt-small-jar = 小罐：{ $materials }。
zongshi-alt-small-jar-visited = 小罐：{ $materials }；在場：{ $figures }。
zongshi-alt-temple = 卷軸：牌庫 { $deck }，棄牌 { $discard }。
zongshi-alt-at-temple = 在寺廟：{ $figures }。
zongshi-alt-at-pawn-shop = 在當舖：{ $figures }。
zongshi-alt-figure = { $name } 的{ $figure }
zongshi-alt-person = { $person }（{ $material }），獎勵已拿走；拜訪：{ $visitors }。
zongshi-alt-person-reward = { $person }（{ $material }），蓋著的獎勵還在；拜訪：{ $visitors }。
zongshi-alt-visitor = { $name } { $token }
zongshi-alt-masterworks = 大師作品：{ $names }。
zongshi-alt-bag = 布袋：{ $count } 份材料。
zongshi-alt-idle = 沒有進行中的作品
zongshi-alt-building = 製作{ $project }，還剩 { $rounds } 輪
zongshi-alt-workshop = { $name }，約 { $points } 分：{ $materials }；卷軸 { $scrolls }，板塊 { $tiles }；{ $work }；完成：{ $finished }。
zongshi-alt-hand = { $name } 的手牌。卷軸：{ $scrolls }。材料：{ $materials }，容量 { $capacity }。交換板塊：{ $tiles }。
zongshi-alt-line = { $line } { $points }
zongshi-alt-standing = { $rank }. { $name }：{ $total }（{ $lines }）。
