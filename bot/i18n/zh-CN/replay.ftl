### 逐张重看玩过的游戏：`/record replay`。

## 图的下面

replay-first = 最前
replay-back = 上一张
replay-next = 下一张
replay-last = 最后
replay-film = 动画
replay-rounds = 跳到某一轮
# 0 是第一轮之前
replay-round =
    { $round ->
        [0] 开局准备
       *[other] 第 { $round } 轮
    }

## 图的上面

replay-picture = 第 { $table } 桌 · 第 { $number } 张图，共 { $count } 张
replay-goes-on = 游戏仍在进行，这是目前的局面。

## 哪一局游戏：命令的建议

replay-choice-finished = 第 { $table } 桌 · { $game } · { $date } · { $names }
replay-choice-playing = 第 { $table } 桌 · { $game } · 进行中 · { $names }
replay-choice-ended = 第 { $table } 桌 · { $game } · { $date } 提前结束 · { $names }

## 动画

replay-film-about = **{ $game }**，第 { $table } 桌：{ $names } 的整局游戏。
replay-film-shown = 动画已经发到频道里了。
replay-film-refused = Discord 没有接受这个动画。不填 `animation`，就可以逐张查看。
# 给看不到图的人；后面是每位玩家的分数。
replay-film-alt = { $names } 的一整局{ $game }，共 { $count } 张图的动画。最后一张是最终计分：
