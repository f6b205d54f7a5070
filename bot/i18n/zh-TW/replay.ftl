### 一張一張重看玩過的遊戲：`/record replay`。

# 給看不到圖的人；後面是每位玩家的分數。
replay-film-alt = { $names } 的一整場{ $game }，共 { $count } 張圖的動畫。最後一張是最後計分：
