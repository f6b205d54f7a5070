### 指令與選項：名稱最多 32 字，說明最多 100 字。

-figure = 棋子
-figure-about = 用大師或學徒
-scrolls = 卷軸
-scrolls-about = 改變這個行動的卷軸
-discount = 減價
-discount-about = 減少費用的卷軸
-payment = 支付
-payment-about = 要支付的材料

## /table

command-table = 牌桌
    .description = 開桌、加入與查看牌桌
command-table-new = 開桌
    .description = 在這個頻道開一桌
command-table-new-game = 遊戲
    .description = 要玩哪個遊戲
command-table-new-language = 語言
    .description = 這一桌公開訊息的語言
command-table-new-thread = 討論串
    .description = 在這個頻道的新討論串裡開桌
command-table-new-refill-last-round = 最後一輪補貨
    .description = { zongshi-option-refill-last-round.description }
command-table-new-apprentice-beside-lone-master = 學徒與單獨的大師
    .description = { zongshi-option-apprentice-beside-lone-master.description }
command-table-join = 加入
    .description = 加入這個頻道的牌桌
command-table-leave = 離開
    .description = 在開始前離開牌桌
command-table-start = 開始
    .description = 與在座的人開始遊戲（桌主）
command-table-board = 圖板
    .description = 看目前的圖板，只有你看得到
command-table-board-player = 玩家
    .description = 只看這位玩家的工坊或鐵匠舖
command-table-hand = 手牌
    .description = 看你的手牌，只有你看得到
command-table-log = 紀錄
    .description = 看這一桌發生過的事
command-table-log-count = 行數
    .description = 要看幾行，1 到 50
command-table-list = 清單
    .description = 列出這個伺服器上開著的桌子
command-table-cancel = 取消
    .description = 在開始前取消這一桌（桌主或管理員）
command-table-text = 文字
    .description = 用文字看整張圖板，只有你看得到
command-table-remove = 請離
    .description = 在開始前空出某人的座位（桌主）
command-table-remove-user = 成員
    .description = 誰的座位
command-table-options = 選項
    .description = 在開始前變更這一桌的選項（桌主）
command-table-options-language = 語言
    .description = 這一桌公開訊息的語言
command-table-options-players = 人數
    .description = 最多可以坐幾個人
command-table-options-thread = 討論串
    .description = 把這一桌搬到這個頻道的新討論串
command-table-options-refill-last-round = 最後一輪補貨
    .description = { zongshi-option-refill-last-round.description }
command-table-options-apprentice-beside-lone-master = 學徒與單獨的大師
    .description = { zongshi-option-apprentice-beside-lone-master.description }

## /seat

command-seat = 座位
    .description = 座位與 AI：誰坐在哪裡
command-seat-add-ai = 加入ai
    .description = 開始前讓一個 AI 入座（桌主）
command-seat-remove-ai = 請走ai
    .description = 開始前空出 AI 的座位（桌主）
command-seat-remove-ai-name = 名字
    .description = 哪一個 AI
command-seat-hand-over = 交給ai
    .description = 讓 AI 替你玩，直到你收回座位
command-seat-take-back = 收回座位
    .description = 收回座位，改由自己玩

## /game

command-game = 遊戲
    .description = 與這一桌的遊戲有關的事
command-game-end = 結束
    .description = 替所有人結束遊戲，保留這一桌（桌主或管理員）
command-game-undo = 收回
    .description = 收回你的最後一個動作，或你給的回答
command-game-undo-whole-turn = 整個回合
    .description = 收回回合開始以來的所有動作
command-game-orders = 預先指示
    .description = 查看、新增、取消你的預先指示：你不在的時候替你回答

## /record

command-record = 對局
    .description = 玩過的遊戲和經過
command-record-replay = 重看
    .description = 一張一張地重看這個頻道的遊戲
command-record-replay-table = 桌號
    .description = 哪一桌；不填就是最近開始的那一桌
command-record-replay-animation = 動畫
    .description = 把一整場遊戲做成一張動畫，給誰看

## /me

command-me = 我
    .description = 你的牌桌和設定
command-me-tables = 牌桌
    .description = 列出你在座的所有牌桌，輪到你的排在前面
command-me-language = 語言
    .description = 用哪種語言回覆你
command-me-language-language = 語言
    .description = 選一種語言，或自動：跟隨你的 Discord

## /rules

command-rules = 規則
    .description = 依主題閱讀遊戲規則
command-rules-game = 遊戲
    .description = 哪個遊戲的規則
command-rules-topic = 主題
    .description = 想知道什麼；不填就顯示目錄

## /card

command-card = 卡牌
    .description = 查任一遊戲的卡牌、板塊、人物或冒險家
command-card-card = 名稱
    .description = 卡牌的名稱，哪種語言都可以
command-card-game = 遊戲
    .description = 只找這個遊戲的卡牌

## /help

command-help = 說明
    .description = 現在在這裡能做什麼

## 選項值

choice-game-zongshi = { game-zongshi }
choice-game-swordsmith = { game-swordsmith }
choice-language-en = { language-en }
choice-language-zh-tw = { language-zh-tw }
choice-language-zh-cn = { language-zh-cn }
choice-language-automatic = 自動
choice-film-me = 只給我看
choice-film-everybody = 給這裡的大家看
choice-figure-master = { zongshi-figure-master }
choice-figure-apprentice = { zongshi-figure-apprentice }

## /zongshi

command-zongshi = 宗師
    .description = 你在宗師中的行動
command-zongshi-draft = 輪抽
    .description = 在第一輪前拿一份材料或一張卷軸
command-zongshi-draft-item = 物品
    .description = 中央的材料或卷軸
command-zongshi-start = 製作
    .description = 開始製作一件作品
command-zongshi-start-project = 作品
    .description = 要製作的作品
command-zongshi-start-figure = { -figure }
    .description = { -figure-about }
command-zongshi-start-second = 第二件
    .description = 雙管齊下的另一件作品
command-zongshi-start-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-start-discount = { -discount }
    .description = { -discount-about }
command-zongshi-start-payment = { -payment }
    .description = { -payment-about }
command-zongshi-market = 市集
    .description = 把棋子放到市集的罐子上
command-zongshi-market-jar = 罐子
    .description = 大罐子或小罐子
command-zongshi-market-figure = { -figure }
    .description = { -figure-about }
command-zongshi-market-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-market-take = 拿取
    .description = 特別禮遇先拿的材料
command-zongshi-temple = 寺廟
    .description = 派棋子到寺廟抽卷軸
command-zongshi-temple-figure = { -figure }
    .description = { -figure-about }
command-zongshi-temple-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-temple-return = 繳回
    .description = 繳回材料以多抽同樣張數的卷軸；留空：不繳
command-zongshi-pawn = 當舖
    .description = 到當舖買交換板塊
command-zongshi-pawn-tile = 板塊
    .description = 要買的交換板塊
command-zongshi-pawn-second-tile = 第二片
    .description = 第二片板塊（大師）
command-zongshi-pawn-third-tile = 第三片
    .description = 第三片板塊（大師）
command-zongshi-pawn-figure = { -figure }
    .description = { -figure-about }
command-zongshi-pawn-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-pawn-discount = { -discount }
    .description = { -discount-about }
command-zongshi-pawn-payment = { -payment }
    .description = { -payment-about }
command-zongshi-visit = 拜訪
    .description = 拜訪一位鎮民，大師可以拜訪多位
command-zongshi-visit-first = 第一位
    .description = 拜訪誰、用哪枚標記
command-zongshi-visit-second = 第二位
    .description = 第二位鎮民（大師）
command-zongshi-visit-third = 第三位
    .description = 第三位鎮民（大師）
command-zongshi-visit-fourth = 第四位
    .description = 第四位鎮民（大師）
command-zongshi-visit-figure = { -figure }
    .description = { -figure-about }
command-zongshi-visit-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-visit-discount = { -discount }
    .description = { -discount-about }
command-zongshi-visit-payment = { -payment }
    .description = { -payment-about }
command-zongshi-pass = 跳過
    .description = 這一輪有一枚棋子不行動
command-zongshi-pass-figure = { -figure }
    .description = { -figure-about }
command-zongshi-wait = 等待
    .description = 把唯一空閒的棋子留到第二圈
command-zongshi-scroll = 卷軸
    .description = 在行動前單獨打出一張卷軸
command-zongshi-scroll-scroll = 卷軸
    .description = 要打出的卷軸
command-zongshi-scroll-choice = 選擇
    .description = 卷軸要你選的東西
command-zongshi-scroll-discount = { -discount }
    .description = { -discount-about }
command-zongshi-scroll-payment = { -payment }
    .description = { -payment-about }
command-zongshi-take = 拿取
    .description = 從罐子拿一份材料
command-zongshi-take-material = 材料
    .description = 要拿的材料
command-zongshi-discard = 棄置
    .description = 放回多出的材料，或棄掉多出的卷軸
command-zongshi-discard-item = 物品
    .description = 要放回的材料或棄掉的卷軸
command-zongshi-keep = 保留
    .description = 留下兩件完成作品中的一件
command-zongshi-keep-project = 作品
    .description = 放進最後一格的作品
command-zongshi-buy = 購買
    .description = 用拜訪獎勵買一片交換板塊
command-zongshi-buy-tile = 板塊
    .description = 要買的交換板塊
command-zongshi-buy-discount = { -discount }
    .description = { -discount-about }
command-zongshi-buy-payment = { -payment }
    .description = { -payment-about }
command-zongshi-decline = 放棄
    .description = 不用拜訪獎勵買交換板塊
command-zongshi-choose = 選擇
    .description = 回答目前問你的問題
command-zongshi-choose-answer = 回答
    .description = 可以選的回答之一

## /sword

command-sword = 鑄劍
    .description = 你在鑄劍大師中的動作
command-sword-play = 出牌
    .description = 打出手中的錢幣或輔助牌
command-sword-play-card = 卡牌
    .description = 要打出的牌
command-sword-play-give-back = 歸還
    .description = 用這張牌還給市場的牌；留空：不還
command-sword-coins = 錢幣
    .description = 打出手中所有的錢幣
command-sword-place = 鑄造
    .description = 把手中的牌放到你的一把劍上
command-sword-place-card = 卡牌
    .description = 金屬、元素，或能代替它們的牌
command-sword-place-sword = 劍
    .description = 你的哪一把劍
command-sword-place-part = 部位
    .description = 劍身、劍柄或附魔
command-sword-furnace = 熔爐
    .description = 把金屬放進熔爐，準備熔鑄
command-sword-furnace-card = 卡牌
    .description = 要放的金屬
command-sword-pool = 魔力池
    .description = 把元素放進魔力池，準備催生
command-sword-pool-card = 卡牌
    .description = 要放的元素
command-sword-dismantle = 分解
    .description = 分解你的一把劍，失去它的星
command-sword-dismantle-sword = 劍
    .description = 要分解的劍
command-sword-dismantle-enchantment = 附魔
    .description = 同樣最貴的附魔牌中要歸還的那一張
command-sword-work = 開工
    .description = 不再出牌，讓工人開工
command-sword-buy = 購買
    .description = 派工人買一張牌
command-sword-buy-card = 卡牌
    .description = 市場上的牌，或翻開的輔助牌
command-sword-smelt = 熔鑄
    .description = 派工人把熔爐中兩張相同的金屬變成更好的
command-sword-smelt-metal = 金屬
    .description = 有兩張的那種金屬
command-sword-hatch = 催生
    .description = 派工人用魔力池中兩張相同的元素催生一張
command-sword-hatch-element = 元素
    .description = 有兩張的那種元素
command-sword-refine = 精煉
    .description = 派工人精煉一把鑄成劍體的劍：付錢、擲骰、升星
command-sword-refine-sword = 劍
    .description = 要精煉的劍
command-sword-end = 結束回合
    .description = 結束你的回合並抽新的手牌
command-sword-offer = 賣劍
    .description = 拿出一把劍賣給來問的冒險家；所有人回答前沒人看得到
command-sword-offer-sword = 劍
    .description = 要賣的劍
command-sword-decline = 放棄
    .description = 不賣劍，或不用卡牌帶來的選擇
command-sword-bid = 出價
    .description = 在降價時出價；所有人出價前沒人看得到
command-sword-bid-price = 價格
    .description = 從賞金到 0，最低的成交
command-sword-nudge = 等待標記
    .description = 給一位冒險家加一枚或減一枚等待標記
command-sword-nudge-adventurer = 冒險家
    .description = 改動誰的等待標記
command-sword-nudge-by = 增減
    .description = 加一枚或減一枚
command-sword-upgrade = 換金屬
    .description = 把手中一張金屬換成高一級的
command-sword-upgrade-card = 卡牌
    .description = 要換掉的金屬
command-sword-treasure = 寶物
    .description = 拿新忠實顧客帶來的輔助牌
command-sword-treasure-card = 卡牌
    .description = 翻開的一張輔助牌
command-sword-choose = 選擇
    .description = 回答目前問你的問題
command-sword-choose-answer = 回答
    .description = 可以選的回答之一

## /learn

command-learn = 教學
    .description = 在你自己的教學局裡和 AI 一起學會一款遊戲
command-learn-game = 遊戲
    .description = 想學哪一款
