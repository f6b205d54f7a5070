### 現在在這裡能做什麼：`/help` 和圖板的說明按鈕。

help-title = ### 說明

## 沒有牌桌，或已經結束

help-no-table = 這個頻道沒有牌桌。
help-open = - `/table new` 在這裡或新的討論串開一桌。你就是桌主，其他人按按鈕加入。
help-list = - `/table list` 列出這個伺服器上其他人在哪裡玩。
help-read = - `/rules` 依主題說明規則，`/card` 說明任何卡牌、板塊或冒險家，`/learn` 帶你和 AI 玩第一場。
help-language = - `/me language` 設定我用哪種語言回覆你。
help-finished = 這一桌{ $game }已經玩完了，`/table board` 和 `/table log` 還看得到。
help-again = - 分數下面的「{ button-again }」會為同一批人開新的一桌。
help-replay = - `/record replay` 可以一張一張地重看這場遊戲。
help-ended = 這一桌{ $game }中途結束了，`/table board` 和 `/table log` 還看得到。
help-cancelled = 這裡的上一桌{ $game }在開始前取消了。

## 開始之前

help-lobby = 這裡正在組一桌{ $game }。已經坐下：{ $names }（{ $count }／{ $most }）。
help-host =
    { $missing ->
        [0] - 你是桌主：按「{ button-start }」就開始遊戲。
       *[other] - 你是桌主。還差 { $missing } 人，到齊後按「{ button-start }」。
    }
help-host-options = - 「{ button-options }」可以改語言、座位和規則，也可以請人離座或取消這一桌。
help-ai = - 「{ button-add-ai }」讓一個 AI 坐下，`/seat remove-ai` 請它離座。
help-seated = - 你坐在這一桌。由桌主 { $name } 開始遊戲。
help-leave = - 遊戲還沒開始的話，「{ button-leave }」會空出你的座位。
help-join = - 按「{ button-join }」坐下。由桌主 { $name } 開始遊戲。
help-full = - 座位滿了。等人離開，或在別的頻道開一桌。
help-lobby-commands = - 那裡的按鈕都有指令：`/table join`、`/table leave`、`/table start`、`/table options`。

## 遊戲進行中

help-asked = **輪到你了。**
help-undo = - `/game undo` 或面板裡的「{ panel-undo }」可以收回你最後的動作，只要沒有翻開隱藏的東西，之後也沒有別人行動。
help-no-undo = - 現在沒有可以收回的動作。
help-not-asked = **現在不用你行動。**
help-looks = - 「{ panel-hand }」、「{ panel-board }」和「{ panel-log }」顯示現在的情況，只給你一個人看；`/table hand`、`/table board`、`/table log` 也一樣。`/table text` 用文字說明整個圖板。
help-pinged = - 輪到你的時候，會在這裡提及你。
help-spectator = **你不在這一桌。**可以旁觀：
help-spectator-looks = - 「{ panel-board }」和「{ panel-log }」顯示現在的情況；`/table board`、`/table text`、`/table log` 也一樣。
help-hidden = - 手牌和其他祕密要到遊戲結束才看得到。

## 按鈕

help-rules = { $game }的規則
help-topic = 規則：{ $topic }
