### 一張一張重看玩過的遊戲：`/record replay`。

## 圖的下面

replay-first = 最前
replay-back = 上一張
replay-next = 下一張
replay-last = 最後
replay-film = 動畫
replay-rounds = 跳到某一輪
# 0 是第一輪之前
replay-round =
    { $round ->
        [0] 開局準備
       *[other] 第 { $round } 輪
    }

## 圖的上面

replay-picture = 第 { $table } 桌 · 第 { $number } 張圖，共 { $count } 張
replay-goes-on = 遊戲還在進行，這是目前的局面。

## 哪一場遊戲：指令的建議

replay-choice-finished = 第 { $table } 桌 · { $game } · { $date } · { $names }
replay-choice-playing = 第 { $table } 桌 · { $game } · 進行中 · { $names }
replay-choice-ended = 第 { $table } 桌 · { $game } · { $date } 提前結束 · { $names }

## 動畫

replay-film-about = **{ $game }**，第 { $table } 桌：{ $names } 的整場遊戲。
replay-film-shown = 動畫已經貼在頻道裡了。
replay-film-refused = Discord 沒有收下這個動畫。不填 `animation`，就可以一張一張地看。
# 給看不到圖的人；後面是每位玩家的分數。
replay-film-alt = { $names } 的一整場{ $game }，共 { $count } 張圖的動畫。最後一張是最後計分：
