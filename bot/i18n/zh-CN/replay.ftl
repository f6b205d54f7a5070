### 逐张重看玩过的游戏：`/record replay`。

# 给看不到图的人；后面是每位玩家的分数。
replay-film-alt = { $names } 的一整局{ $game }，共 { $count } 张图的动画。最后一张是最终计分：
