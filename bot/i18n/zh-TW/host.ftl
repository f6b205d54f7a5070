### 主持人在每張桌子都會說的話，與遊戲無關。
### 指令一律以英文名稱寫在反引號裡。

## 組合字詞

list-separator = { "、" }
list-ending = { $head }、{ $last }

## 遊戲與語言

game-zongshi = 宗師
game-swordsmith = 鑄劍大師
language-en = English
language-zh-tw = 繁體中文
language-zh-cn = 简体中文

## AI 座位：AI 的稱呼，用傳說中的名匠，或由它代打的人

ai-name = AI { $name }
ai-for = AI 代 { $name }
legend-lu-ban = 魯班
legend-ou-yezi = 歐冶子
legend-huang-daopo = 黃道婆
legend-cai-lun = 蔡倫
legend-gan-jiang = 干將
legend-mo-ye = 莫邪
legend-ma-jun = 馬鈞
legend-zhang-heng = 張衡

## 哪裡不對：桌子的錯誤

error-no-table = 這個頻道沒有開桌。用 `/table new` 開一桌。
error-channel-taken =
    { $status ->
        [lobby] 這個頻道有一桌{ $game }正在等人。用 `/table join` 加入，或到別的頻道、討論串另開一桌。
       *[playing] 這個頻道有一桌{ $game }正在進行。請到別的頻道或討論串另開一桌。
    }
error-unknown-game = 沒有叫「{ $game }」的遊戲。請從指令列出的清單中選擇。
error-rule-of-another-game = { $game }沒有「{ $rule }」這條開桌選項。這次沒有開桌；請拿掉它，或改選有這個選項的遊戲。
error-already-seated = 你已經在這一桌了。開始前可以用 `/table leave` 離開。
error-not-seated = 你不在這一桌。圖板人人都能看：`/table board`。
error-table-full =
    { $seats ->
       *[other] { $seats } 個座位都坐滿了。可以等人離開，或在別的頻道開桌。
    }
error-too-few-players =
    { $have ->
       *[other] 目前有 { $have } 人，需要 { $need } 人。其他人用 `/table join` 加入，或用 `/seat add-ai` 加 AI。
    }
error-not-host = 只有桌主{ $host }或伺服器的管理員可以這麼做。
error-only-host = 只有桌主{ $host }可以這麼做。
error-not-at-table = 這個人不在這一桌。在座的有：{ $seats }。
error-no-such-ai = 這個 AI 已經不在這一桌了。什麼都沒有改變。
error-seat-handed-over = 你的座位正由 AI 代打。用 `/seat take-back` 收回，就由你自己玩。
error-not-handed-over = 你的座位本來就由你自己玩，不需要收回。
error-seats-taken = 現在坐了 { $have } 人，座位數可以是 { $least } 到 { $most }。請先用 `/table remove` 請人離座，或選別的數字。
error-table-closed = 這一桌已經關閉：玩完了、放棄了或取消了。請用 `/table new` 開新的一桌。
error-table-gone = 這一桌已經不存在了。請用 `/table new` 開新的一桌。
error-already-started = 這一桌已經開始，不能再變更座位。桌主可以用 `/game end` 結束遊戲。
error-not-started = 遊戲還沒開始。由桌主用 `/table start` 開始。
error-not-your-turn = 還沒輪到你。正在等：{ $seats }。
error-table-moved-on = 牌局已經往下走了，這個問題不用再回答了。什麼都沒有改變。
error-table-busy = 現在連不上這一桌，什麼都沒有改變。請稍後再試。
error-table-broken = 這個版本讀不出第 { $table } 桌。桌主或管理員可以用 `/game end` 結束它。
error-no-such-order = 不能這樣指示。請從預先指示提供的選項選：`/game orders`。
error-order-gone = 你已經沒有這條預先指示了：用掉了或取消了。
error-not-your-lesson = 這是別人的教學局。用 `/learn` 開你自己的。
error-nothing-to-replay = 這個頻道還沒有開始過任何遊戲。用 `/table new` 開一桌，開始之後就可以重看。
error-game-goes-on = 只有玩到最後的遊戲才能做成動畫。不填 `animation`，`/record replay` 就會一張一張地重看這一場。
error-nothing-to-undo = 沒有可以收回的：你在這個回合還沒做過任何動作。
error-not-your-move = 最後一個動作是 { $seats } 做的。你只能收回自己的動作。
error-move-revealed = 你的最後一個動作翻開了隱藏的東西或擲了骰子，不能收回。
error-ai-revealed = { $seats } 之後已經行動，翻開了隱藏的東西或擲了骰子，所以你的動作不能收回。

## 哪裡不對：交給遊戲的內容

invalid-bad-move = 看不懂「{ $text }」這個動作。
invalid-bad-state = 這局遊戲的存檔讀不出來（{ $reason }）。
invalid-bad-events = 這局遊戲的紀錄讀不出來（{ $reason }）。
invalid-wrong-seats = 這個遊戲適合 { $fewest } 到 { $most } 人，不是 { $seats } 人。
invalid-unknown-option = 這個遊戲沒有叫「{ $option }」的開桌選項。
invalid-bad-option = 開桌選項「{ $option }」不能是這個值。
invalid-unknown-catalogue = 這裡沒有 { $file } 的卡牌資料 { $item }。
invalid-bad-catalogue = { $file } 裡的卡牌資料與遊戲不符（{ $item }：{ $reason }）。

## 哪裡不對：Discord

error-wrong-place = 只有伺服器的文字頻道和討論串可以開桌。請到那裡使用這個指令。
error-other-game = 這桌玩的是{ $game }，請用 { $command } 底下的指令。
error-missing-permissions = 我在這個頻道缺少權限：{ $permissions }。請伺服器管理員開放。
error-ours = 我這邊出了問題。請先用 `/table board` 看看局面，再試一次。如果一直這樣，請把代號 { $reference } 告訴這個機器人的主人。
error-updating = 這個指令改過了，你的 Discord 還沒更新。請等一分鐘再試。
error-unknown-press = 我不認得這個按鈕：它屬於我的另一個版本。什麼都沒有改變。用 `/table board` 看目前的局面；按鈕能做的，指令都能做。
error-inside-thread = 討論串裡不能再開討論串，所以什麼都沒有變。拿掉 `thread`，牌桌就直接擺在這裡。
error-thread-refused = Discord 沒有開出討論串，所以什麼都沒有變。拿掉 `thread`，牌桌就直接擺在這裡。
error-too-many-threads = 這個伺服器的討論串已達 Discord 的上限，所以什麼都沒有變。請封存一個，或拿掉 `thread`，牌桌就直接擺在這裡。
error-closing = 我正在重新啟動。請一分鐘後再試，進度不會遺失。
error-not-among-players = 只有玩過這一場的人或管理員，才能給大家看。你可以選只給自己看。

permission-view-channel = 檢視頻道
permission-send-messages = 傳送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-create-public-threads = 建立公開討論串
permission-attach-files = 附加檔案
permission-embed-links = 嵌入連結
permission-read-message-history = 閱讀訊息歷史

## 可以怎麼做：手動輸入的選項、自動完成

choice-refused = 這裡不能選「{ $typed }」。可以選：{ $choices }。
choice-ambiguous = 「{ $typed }」符合不只一項：{ $choices }。請多打幾個字。
choice-nothing = 「{ $option }」在這裡沒有可選的，請留空。
choice-left = 剩 { $money }
choice-begins-work = 同時開工
more-needed = 請指定{ $what }：{ $choices }。
more-left = { $choices }，還有 { $count } 項
answer-with = 問你：{ $question }請用 { $command } 回答。
autocomplete-nothing = 這裡沒有可選的
autocomplete-not-seated = 你不在這一桌
autocomplete-handed-over = 你的座位正由 AI 代打
autocomplete-not-your-turn = 還沒輪到你
autocomplete-no-table = 這個頻道沒有開桌
autocomplete-other-game = 這桌玩的是另一款遊戲
autocomplete-none = 不用

## 開桌

lobby-title = { $game } · 新的一桌
lobby-host = 桌主：{ $name }
lobby-players = 玩家（{ $count }／{ $most }）：{ $names }
lobby-seats = 適合 { $least } 到 { $most } 人
lobby-seats-exactly =
    { $count ->
       *[other] 適合 { $count } 人
    }
lobby-unofficial =
    { $count ->
       *[other] { $count } 人局是非官方玩法，正式出版的遊戲沒有這個人數。
    }
lobby-language-label = 語言
lobby-setting = { $label }：{ $value }
option-on = 開
option-off = 關
lobby-missing =
    { $count ->
       *[other] 還差 { $count } 人。
    }
lobby-ready = 人數夠了：{ $name } 可以開始。
lobby-full = 坐滿了：{ $name } 可以開始。
lobby-join = 按「{ button-join }」或用 `/table join` 加入。桌主可以按「{ button-add-ai }」加 AI，並按「{ button-start }」開始。
lobby-started = 遊戲已經開始。
lobby-cancelled = 這一桌在開始前取消了。
# $link: the new message's address
lobby-moved = 這一桌已搬到討論串：{ $link }
thread-name = { $game } · { $name }

button-end = 結束遊戲
button-join = 加入
button-leave = 離開
button-start = 開始
button-options = 開桌選項
button-thread = 搬到新的討論串
button-cancel = 取消這一桌……
button-cancelled = 取消這一桌
button-again = 再玩一局
button-replay = 重看
button-add-ai = 加 AI
button-hand-over = 交給 AI 代打
button-take-back = 收回座位

host-title = 這一桌的選項 · 只有你看得到
host-playing = 遊戲正在進行，選項已經固定。你可以替所有人結束遊戲：結束後不能再繼續，但這一桌會保留下來。
host-language = 這一桌的語言
host-rules = 開桌選項
host-players = 座位
host-players-choice =
    { $count ->
       *[other] 最多 { $count } 人
    }
host-remove = 請人離座
host-remove-choice = 請 { $name } 離座

## 圖板

board-round =
    { $round ->
        [0] { $game } · { $phase }
       *[other] { $game } · 第 { $round } 輪 · { $phase }
    }
board-turn = { $phase }：{ $name }
board-last-round = 最後一輪
board-due = 本輪等待期滿：{ $names }
board-to-act = 輪到：{ $names }
board-asked = { $name }：{ $question }
board-waiting-since = 從 { $time } 開始
board-answered = 已回答：{ $names }
board-paused = **暫停中：**沒有真人在玩，AI 不會一直自己玩下去。把座位交給 AI 的人可以用 `/seat take-back` 或「{ panel-turn }」收回座位，遊戲就會繼續。
board-table = 第 { $table } 桌
board-no-picture = 這張圖畫不出來，以下是文字版的圖板：
board-text-attached = 文字版的圖板比一則訊息還長，全文在檔案 `{ $file }` 裡。
board-text-cut = 一則訊息放不下整張圖板，用 `/table text` 看全文。
board-ended = 這局遊戲提前結束了。這一桌會保留下來。
board-over = 遊戲結束。
board-unreadable = 這個版本讀不出第 { $table } 桌。

# $mentions: who is called, $count: how many that are, $link: the board's address
ping-your-turn =
    { $count ->
        [1] { $mentions } 輪到你了：{ $link }
       *[other] { $mentions } 輪到你們了：{ $link }
    }

## 手牌、紀錄、清單

hand-title = 你的手牌 · 只有你看得到
hand-scrolls =
    { $count ->
        [0] 沒有卷軸（上限 { $limit }）。
       *[other] 卷軸（{ $count }／{ $limit }）：{ $scrolls }
    }
hand-materials = 材料（{ $count }／{ $capacity }）：{ $materials }
hand-tiles = 交換板塊：{ $tiles }
hand-tokens = 拜訪標記：{ $tokens }
hand-not-to-act = 現在不需要你行動。
hand-fits = 第 { $sword } 把劍適合：{ $fits }
hand-fit = { $adventurer }（{ $tier }）
hand-answer = 你的回答（還沒公開）：{ $answer }

log-title = 紀錄 · 第 { $table } 桌
log-empty = 還沒有發生任何事。
log-line = { $number }. { $text }
log-line-taken-back = { $number }. ~~{ $text }~~（已收回）
log-earlier = 更早的紀錄省略。
log-undone =
    { $count ->
       *[other] { $name } 收回 { $count } 個動作。
    }
log-taken-back = { $name } 收回自己的回答。
log-hands-over = { $name } 把座位交給 AI 代打。
log-hands-back = { $name } 回來自己玩。

list-title = 這個伺服器上開著的桌子
list-empty = 這個伺服器沒有開著的桌子。用 `/table new` 開一桌。
list-lobby = { $channel } · { $game } · 等人中，{ $most } 個座位坐了 { $count } 個 · 桌主 { $host }
list-playing = { $channel } · { $game } · 第 { $round } 輪 · 輪到：{ $names }
list-broken = { $channel } · { $game } · 這個版本讀不出來
list-mine = 你的牌桌
list-mine-empty = 你沒有在任何一桌入座。用 `/table new` 開一桌，或用 `/table list` 找一桌加入；`/learn` 會帶你玩第一場。
# stands among the names of those who are to act
list-mine-you = 你
list-mine-move = **輪到你**
list-mine-away = AI 正在代你玩
list-mine-paused = 暫停中

## 計分

score-title = { $game } · 最後計分
score-points =
    { $points ->
       *[other] { $points } 分
    }
score-row = **{ $rank }** · { $name }：{ $points }
score-line = { $line }：{ $points }
score-sold = 賣出的劍：{ $count }
score-hands-open = 遊戲結束，所有手牌公開。
score-tie = 平手：{ $reason }

## 回覆

answer-done = 完成。
answer-repeated = 這個動作已經做過了，不會重複。
answer-sealed = 所有人都回答之前，沒有人看得到你的回答；在那之前你可以改答。
answer-opened = 開桌了。其他人用 `/table join` 加入。
answer-opened-thread = 在 { $thread } 開桌了。其他人到那裡加入。
answer-options = 選項已變更。
answer-moved = 這一桌已搬到 { $thread }。其他人到那裡加入。
answer-removed = 座位空出來了。
answer-ai-added = AI 已經入座。
answer-handed-over = 從現在起由 AI 替你玩。隨時可以用 `/seat take-back` 或「{ panel-turn }」收回座位。
answer-taken-over = 座位還給你了。
answer-again = 用同樣的人和選項開了新的一桌，由你當桌主。
answer-again-open = 新的一桌已經開好了，你也在座。
answer-joined = 你已入座。
answer-left = 你離開了這一桌。
answer-left-last = 你是最後一位，這一桌關閉了。
answer-started = 遊戲開始。
answer-cancelled = 這一桌取消了。
answer-ended = 遊戲結束了。這一桌會保留下來。
answer-undone =
    { $count ->
       *[other] 收回了你最後的 { $count } 個動作。
    }
answer-undone-partly =
    { $count ->
       *[other] 收回了你最後的 { $count } 個動作。再之前的動作翻開了隱藏的東西或擲了骰子，不能收回。
    }
answer-undone-with-ais =
    { $count ->
       *[other] 收回了 { $count } 個動作：你的最後一個，以及 AI 之後做的。
    }
answer-taken-back = 收回了你的回答，沒有人看過。請重新回答。
answer-language = 之後我會用{ $language }回覆你。
answer-language-automatic = 之後我會用你的 Discord 語言回覆你。
answer-lost = { $mention } 給你的私人回覆沒能送達。圖板上看得到你的動作，就表示已經成立；看不到就請再送一次。

end-question = 要替所有人結束這局遊戲嗎？結束後不能再繼續，但這一桌會保留下來。
cancel-question = 要在開始前取消這一桌嗎？所有人都會離座。
hand-over-question = 要讓 AI 替你玩嗎？它會用你的手牌繼續，所有人都會看到你把座位交給了它。你隨時可以收回座位。
