### 宗師。卡牌名稱來自卡牌資料，其他用語都在這裡。
### 變數：$name 是玩家；材料、卡牌、板塊與列表都是組好的文字。

## 用語

zongshi-card = 「{ $card }」
zongshi-nothing = 0 份材料
zongshi-tile = { $one }／{ $other }
zongshi-tiles = { $count } × { $tile }
zongshi-no-tiles = 無
zongshi-amount = { $count } 份{ $material }

zongshi-words-middle = 中央：{ $items }
zongshi-words-start-player = 起始玩家：{ $name }
zongshi-words-bag = 袋子裡：{ $materials }
zongshi-words-laid-aside = 這個行動付出的拜訪費用：{ $materials }
zongshi-words-in-play = 打出中的卷軸：{ $scrolls }
zongshi-words-place = { $place }：{ $things }
zongshi-words-there = 在場：{ $figures }
zongshi-words-figure = { $name } 的{ $figure }
zongshi-words-figure-as-master = { $name } 的{ $figure }（當作大師）
zongshi-words-piles =
    { $discard ->
        [0] 牌庫 { $deck } 張卷軸，棄牌堆是空的
       *[other] 牌庫 { $deck } 張卷軸，棄牌堆 { $discard } 張：{ $scrolls }
    }
zongshi-words-townsperson = { $person }（付{ $material }）
zongshi-words-reward-waits = 有一個蓋著的獎勵
zongshi-words-reward-taken = 獎勵已拿走
zongshi-words-visits = 拜訪：{ $visits }
zongshi-words-visit = { $name } 的標記 { $token }
zongshi-words-no-visits = 沒有人拜訪
zongshi-words-basics = 基礎作品：
zongshi-words-left = 剩 { $count } 件
zongshi-words-masterworks = 大師作品，牌庫還有 { $count } 件：
zongshi-words-scroll-count = 卷軸：{ $count } 張（最多 { $limit } 張）
zongshi-words-beside = 已拿但還沒存放：{ $materials }
zongshi-words-visited = 拜訪過：{ $people }
zongshi-words-spot = { $figure }：{ $spot }
zongshi-words-spot-free = 空閒
zongshi-words-spot-out = 外出
zongshi-words-spot-busy = 製作中
zongshi-words-building =
    { $rounds ->
       *[other] { $figure }正在製作{ $projects }：還要 { $rounds } 輪
    }
zongshi-words-completed =
    { $count ->
        [0] 完成的作品：無，共 { $places } 格
       *[other] 完成的作品（{ $count }／{ $places }）：{ $projects }
    }
zongshi-words-borrowed = 借用到回合結束：{ $project }

zongshi-figure-master = 大師
zongshi-figure-apprentice = 學徒

zongshi-place-large-jar = 大罐子
    .the = 大罐子
zongshi-place-small-jar = 小罐子
    .the = 小罐子
zongshi-place-temple = 寺廟
    .the = 寺廟
zongshi-place-pawn-shop = 當舖
    .the = 當舖

zongshi-phase-draft = 輪抽
zongshi-phase-turns = 玩家回合
zongshi-phase-market = 分配材料
zongshi-phase-progress = 製作進度
zongshi-phase-round-end = 本輪結束
zongshi-phase-over = 最後計分

## 事件

zongshi-event-drafted = { $name } 從中央拿了{ $item }。
zongshi-event-round-began = 第 { $round } 輪開始，起始玩家是 { $name }。
zongshi-event-last-round-called =
    { $reason ->
        [projects] 有人完成了 { $places } 件作品，下一輪是最後一輪。
        [idle] 連續 { $idle } 輪毫無進展，下一輪是最後一輪。
       *[max_rounds] 第 { $most } 輪結束，下一輪是最後一輪。
    }
zongshi-event-scroll-played = { $name } 打出{ $scroll }。
zongshi-event-project-started =
    { $rounds ->
       *[other] { $name } 的{ $figure }開始製作{ $projects }，需要 { $rounds } 輪。
    }
zongshi-event-went-to = { $name } 派{ $figure }到{ $place }。
zongshi-event-visited = { $name } 派{ $figure }拜訪{ $townsperson }，放上標記 { $token }。
zongshi-event-passed = { $name } 的{ $figure }跳過。
zongshi-event-waited = { $name } 等到第二圈再行動。
zongshi-event-paid =
    { $count ->
        [0] { $name } 支付 { $materials }。
       *[other] { $name } 支付 { $materials }，以交換板塊 { $tiles }代替。
    }
zongshi-event-materials-returned = { $name } 在寺廟繳回 { $materials }。
zongshi-event-materials-drawn = { $name } 從袋子抽出 { $materials }（{ $cause }）。
zongshi-event-materials-taken = { $name } 從{ $place }拿走 { $materials }。
zongshi-event-materials-discarded = { $name } 放不下，把 { $materials }放回袋子。
zongshi-event-materials-refunded = { $name } 拿回拜訪付出的 { $materials }。
zongshi-event-scrolls-drawn =
    { $count ->
       *[other] { $name } 抽了 { $count } 張卷軸。
    }
zongshi-event-scrolls-seen = 只有你看得到：你抽到{ $scrolls }。
zongshi-event-scroll-deck-reshuffled =
    { $count ->
       *[other] 棄牌堆的 { $count } 張卷軸洗成新的牌庫。
    }
zongshi-event-scroll-recovered = { $name } 從棄牌堆拿回{ $scroll }。
zongshi-event-scroll-discarded = { $name } 的卷軸超過上限，棄掉{ $scroll }。
zongshi-event-tile-bought = { $name } 得到{ $tile }交換板塊。
zongshi-event-borrowed = { $name } 借用{ $project }的獎勵，到回合結束為止。
zongshi-event-reward-revealed = { $name } 翻開{ $townsperson }的拜訪獎勵：{ $reward }。
zongshi-event-reward-declined = { $name } 不買交換板塊。
zongshi-event-reward-idle = { $reward }對 { $name } 沒有作用，就此用掉。
zongshi-event-masterwork-revealed = 翻開新的大師作品：{ $project }。
zongshi-event-work-advanced =
    { $rounds ->
       *[other] { $name } 繼續製作，還剩 { $rounds } 輪。
    }
zongshi-event-projects-completed = { $name } 完成{ $projects }。
zongshi-event-project-removed = { $name } 沒有空格放{ $project }，移出遊戲。
zongshi-event-jar-filled = { $place }補上 { $materials }。
zongshi-event-start-player-moved = 起始玩家換成 { $name }。
zongshi-event-game-ended = 最後一輪結束，開始計分。

## 問題：問當事人的，以及給其他人看的

zongshi-question-draft = 從中央拿一份材料或一張卷軸。
    .others = 正在輪抽
    .short = 從中央拿一份材料或一張卷軸
zongshi-question-turn = 使用一枚棋子：開始製作、前往一個地方、拜訪，或跳過。
    .others = 正在進行回合
    .short = 使用一枚棋子
zongshi-question-second = 另一件作品是哪一件？
    .others = 正在選第二件作品
    .short = 選另一件作品
zongshi-question-stop = 再拜訪一位鎮民，或到此為止。
    .others = 正在繼續拜訪
    .short = 再拜訪一位鎮民或到此為止
zongshi-question-return = 要繳回哪些材料來多抽同樣張數的卷軸？也可以不繳。
    .others = 正在繳回材料
    .short = 決定繳回哪些材料
zongshi-question-tile = 要買哪一片交換板塊？
    .others = 正在買交換板塊
    .short = 選一片交換板塊
zongshi-question-tile-or-done = 再買一片交換板塊，或到此為止。
    .others = 正在買交換板塊
    .short = 再買一片交換板塊或到此為止
zongshi-question-use = 要用哪些卷軸減少費用？
    .others = 正在決定用哪些卷軸減少費用
    .short = 選減少費用的卷軸
zongshi-question-pay = 要支付哪些材料？
    .others = 正在付費
    .short = 選要支付的材料
zongshi-question-take = 從{ $place }拿一份材料。
    .others = 正在從{ $place }拿材料
    .short = 從罐子拿一份材料
zongshi-question-recover = 要從棄牌堆拿哪一張卷軸？
    .others = 正在從棄牌堆拿卷軸
    .short = 從棄牌堆拿一張卷軸
zongshi-question-borrow = 要借用別人哪一件作品的獎勵？
    .others = 正在借用獎勵
    .short = 選要借用的獎勵
zongshi-question-drop =
    { $count ->
       *[other] 工坊放不下了：放回 { $count } 份材料。
    }
    .others =
        { $count ->
           *[other] 要放回 { $count } 份材料
        }
    .short = 放回放不下的材料
zongshi-question-shed =
    { $count ->
       *[other] 卷軸超過上限：棄掉 { $count } 張。
    }
    .others =
        { $count ->
           *[other] 要棄掉 { $count } 張卷軸
        }
    .short = 棄掉超過上限的卷軸
zongshi-question-keep = 兩件作品只剩一格：要留下哪一件？
    .others = 正在選要留下的作品
    .short = 選要留下的作品
zongshi-question-reward-tile = 用這個獎勵買一片交換板塊，或放棄。
    .others = 可以買一片交換板塊
    .short = 買一片交換板塊或放棄
zongshi-either-jar = 任一罐子

## 動作的短標籤

zongshi-move-draft = 拿{ $item }
zongshi-move-scroll = 打出{ $scroll }
zongshi-move-start = { $figure }製作{ $project }
zongshi-move-second = 同時製作{ $project }
zongshi-move-go = { $figure }到{ $place }
zongshi-move-visit = { $figure }拜訪{ $stop }
zongshi-move-stop = 接著拜訪{ $stop }
zongshi-move-done = 到此為止
zongshi-move-return = 繳回 { $materials }
zongshi-move-tile = 買{ $tile }板塊
zongshi-move-use = 使用{ $scrolls }
zongshi-move-use-none = 不用卷軸
zongshi-move-pay = 支付 { $materials }
zongshi-move-take = 從{ $place }拿{ $material }
zongshi-move-recover = 從棄牌堆拿{ $scroll }
zongshi-move-borrow = 借用{ $project }
zongshi-move-drop = 放回{ $material }
zongshi-move-shed = 棄掉{ $scroll }
zongshi-move-keep = 留下{ $project }
zongshi-move-decline = 不買板塊
zongshi-move-pass = { $figure }跳過
zongshi-move-wait = 等到第二圈
zongshi-move-with-scrolls = { $move } + { $scrolls }

zongshi-stop = { $townsperson } · 標記 { $token }（{ $price }）
zongshi-project =
    { $rounds ->
       *[other] { $project } · { $price } · { $rounds } 輪 · { $points } 分
    }
zongshi-effect = { $card } · { $effect }

## 計分

zongshi-score-projects = 完成的作品
zongshi-score-six-projects = 六格全滿
zongshi-score-exchange-tiles = 交換板塊
zongshi-score-six-tile-kinds = 六種板塊齊全
zongshi-score-visits = 拜訪鎮民
zongshi-score-unfinished = 未完成的作品
zongshi-score-leftovers = 剩餘的材料與卷軸
zongshi-tie-completed-projects = 完成作品較多者獲勝。
zongshi-tie-shared = 完成的作品也一樣多，共享勝利。
zongshi-winner =
    { $count ->
        [1] { $names } 成為宗師。
       *[other] { $names } 同為宗師。
    }

## 卷軸：何時打出，有什麼效果

zongshi-scroll-gift-from-the-priests = 從袋子隨機抽出 1 份材料。
zongshi-scroll-lucky-discovery = 從袋子隨機抽出 2 份材料。
zongshi-scroll-fortune-brings-opportunity = 從任一罐子選 1 份材料拿走。
zongshi-scroll-lessons-of-the-past = 從棄牌堆選 1 張卷軸加入手牌。
zongshi-scroll-pawn-shop-owners-gift = 不必去當舖，直接買 1 片交換板塊。
zongshi-scroll-an-ear-to-the-wall = 到回合結束前，使用一件別人已完成而你沒有的基礎作品的獎勵。
zongshi-scroll-privileged-treatment = 你的大師到市集時，先從那個罐子選 1 份材料拿走。
zongshi-scroll-apprentice-is-gaining-experience = 你的學徒開始製作一件基礎作品，但得不到你的作品獎勵。
zongshi-scroll-artistic-subtlety = 你開始的作品少付 1 份任選的材料。
zongshi-scroll-follow-the-twofold-path = 你的大師同時開始兩件作品，時間以較長的為準。
zongshi-scroll-swift-fingers-sure-fingers = 你的大師製作時少花 1 輪，最少 1 輪。
zongshi-scroll-host-a-town-meeting = 你的大師剛好拜訪兩位鎮民時，不用各多付 1 份。
zongshi-scroll-masterful-use-of-bronze = 作品、拜訪或板塊少付 1 份青銅。
zongshi-scroll-masterful-use-of-gold = 作品、拜訪或板塊少付 1 份黃金。
zongshi-scroll-masterful-use-of-ivory = 作品、拜訪或板塊少付 1 份象牙。
zongshi-scroll-masterful-use-of-jade = 作品、拜訪或板塊少付 1 份翡翠。
zongshi-scroll-writ-of-authority = 你的學徒去一個地方時算作大師，但不能製作。

## 獎勵

zongshi-reward-larger-workshop = 工坊可以多放 2 份材料。
zongshi-reward-bronze-mastery = 大師製作時少付 1 份青銅。
zongshi-reward-gold-mastery = 大師製作時少付 1 份黃金。
zongshi-reward-jade-mastery = 大師製作時少付 1 份翡翠。
zongshi-reward-ivory-mastery = 大師製作時少付 1 份象牙。
zongshi-reward-blacksmith-tools = 大師製作時少花 1 輪，最少 1 輪。
zongshi-reward-temple-offering = 大師在寺廟多抽 1 張卷軸；手牌上限 5 張。
zongshi-reward-merchant-statue = 大師到市集時，從袋子隨機抽 1 份材料。

zongshi-visit-reward-draw-scroll = 抽 1 張卷軸。
zongshi-visit-reward-pawn-tile = 可以馬上買 1 片交換板塊。
zongshi-visit-reward-two-materials = 從袋子隨機抽出 2 份材料。
zongshi-visit-reward-refund = 拿回這次行動為拜訪付出的所有材料。
zongshi-visit-reward-market-pick = 從任一罐子選 1 份材料拿走。

## 開桌選項

zongshi-option-refill-last-round = 最後一輪前補貨
    .description = 最後一輪開始前也補滿罐子
zongshi-option-apprentice-beside-lone-master = 學徒與單獨的大師
    .description = 罐子上只有一位大師時，旁邊的學徒也拿 1 份材料

## 不合規則的動作：變數是代碼的參數，id 換成名稱

zongshi-illegal-game-over = 遊戲已經結束。
zongshi-illegal-not-asked = 現在沒有要你回答的問題。
zongshi-illegal-wrong-question = 這不是現在要回答的問題。請先{ $question }。
zongshi-illegal-not-in-the-middle = 中央沒有{ $item }，請拿中央現有的。
zongshi-illegal-figure-busy = 你的{ $figure }正在製作。請用另一枚棋子。
zongshi-illegal-figure-used = 你的{ $figure }這一輪已經用過。請用另一枚棋子。
zongshi-illegal-nothing-to-wait-for = 只有在第一圈、只剩一枚空閒的棋子時才能等。請使用棋子或跳過。
zongshi-illegal-waiting-after-scroll = 你這回合打過卷軸，不能再等。請使用棋子或跳過。
zongshi-illegal-workshop-busy = 你的工坊正在製作，完成後才能開始下一件。
zongshi-illegal-six-projects = 你已完成 { $places } 件作品，不能再開始。請前往一個地方或跳過。
zongshi-illegal-unknown-project = 沒有{ $project }這件作品。
zongshi-illegal-not-face-up = { $project }沒有翻開。請選已翻開的大師作品。
zongshi-illegal-none-left = { $project }已經拿完了。
zongshi-illegal-apprentice-cannot-start = 只有大師可以開始製作。學徒需要卷軸才行。
zongshi-illegal-apprentice-basic-only = 學徒只能製作基礎作品，{ $project }是大師作品。
zongshi-illegal-cannot-pay = 你付不起。費用是 { $materials }。
zongshi-illegal-scroll-not-in-hand = 你手上沒有{ $scroll }。
zongshi-illegal-scroll-repeated = 你這回合已經打過{ $scroll }。同名卷軸一回合只能用一張。
zongshi-illegal-scroll-mismatch = { $scroll }不能用在這個動作上。
zongshi-illegal-scroll-not-playable = { $scroll }現在沒有任何作用，不能打出。
zongshi-illegal-scrolls-out-of-order = 每張卷軸只寫一次，並依卡牌列表的順序。
zongshi-illegal-unknown-place = 不能前往{ $place }。
zongshi-illegal-jar-empty = { $place }裡沒有東西可拿。
zongshi-illegal-unknown-tile = 沒有{ $tile }這種交換板塊。
zongshi-illegal-tile-out-of-stock = 當舖的{ $tile }板塊已經賣完。
zongshi-illegal-no-tile-payable = 當舖裡的交換板塊你都付不起。
zongshi-illegal-unknown-townsperson = 鎮上沒有{ $townsperson }。
zongshi-illegal-already-visited = 你已經拜訪過{ $townsperson }。每位鎮民只能拜訪一次。
zongshi-illegal-token-used = 你沒有未使用的標記 { $token }。
zongshi-illegal-meeting-needs-two = 鎮民大會要剛好拜訪兩位。
zongshi-illegal-not-enough-material = 你有 { $have } 份{ $material }，需要 { $need } 份。
zongshi-illegal-payment-mismatch = 用 { $materials }付不了這筆費用。
zongshi-illegal-wrong-jar = 現在不能從{ $place }拿。
zongshi-illegal-not-in-jar = { $place }裡沒有{ $material }。
zongshi-illegal-not-in-discard-pile = 棄牌堆裡沒有{ $scroll }。
zongshi-illegal-cannot-borrow = 不能借用{ $project }：必須是別人已完成而你沒有的基礎作品。
zongshi-illegal-not-finished = { $project }不是剛完成的兩件作品之一。
