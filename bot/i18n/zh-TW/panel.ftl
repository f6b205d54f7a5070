### 圖板的按鈕，以及私人的回合面板。

## 按鈕

panel-turn = 進行回合
panel-hand = 我的手牌
panel-board = 圖板
panel-log = 紀錄
panel-help = 說明
panel-confirm = 確認
panel-back = 返回
panel-undo = 收回
panel-orders = 預先指示

## 面板

panel-title = **{ $question }**
panel-meanwhile = 你上次回答之後：
panel-did = 你做了：
panel-this-turn = 你目前做了：
panel-preview = **確認的話**：{ $effects }
panel-hidden = 之後的結果在確認之前不會公開。
panel-open = 請把還沒決定的選好。
panel-more = 更多……（{ $page }／{ $pages }）
panel-moved-on = 牌局已經往下走了，現在要回答的是這個。
panel-moved-on-waiting = 牌局已經往下走了，現在不需要你行動。
panel-answered = 這個問題你已經回答過了，不會重複。
panel-impossible = 這些不能一起選，請重選。
panel-partly = 這些不能全部一起選：不合的已經略過。
panel-look = 這段時間可以看手牌、圖板和紀錄。
panel-guest = 你不在這一桌。
panel-handed-over = 你的座位正由 AI 代打。收回座位，就由你自己玩。
panel-look-guest = 你可以看圖板和紀錄。
panel-sealed = 你的回答還沒公開：全部到齊之前沒有人看得到。在這裡可以改成別的回答。

## 只看一個座位

look-at = 看誰的
look-board = 整個圖板
look-you = 你

# What may be typed for one's own seat.
look-me = 我

## 說明

panel-help-turn = 「進行回合」打開只有你看得到的面板。選好，看清楚結果，再按「確認」。每個選擇也都可以用指令完成。
panel-help-look = 「我的手牌」、「圖板」和「紀錄」顯示現在的情況，只給你一個人看。
panel-help-undo = `/game undo` 收回你最後的動作，只要沒有翻開隱藏的東西。
panel-help-orders = 「預先指示」在你不在的時候替你回答，例如市集「黃金，再翡翠」。用 `/game orders` 也能看。
panel-help-away = *沒空？*用 `/seat hand-over` 讓 AI 替你玩，直到你收回座位。

## 宗師：分頁、選單

zongshi-panel-with-master = 大師
zongshi-panel-with-apprentice = 學徒
zongshi-panel-places = 前往一個地方
zongshi-panel-projects = 製作作品
zongshi-panel-people = 拜訪鎮民
zongshi-panel-before = 先打出一張卷軸
zongshi-panel-scrolls-with = 搭配的卷軸
zongshi-panel-no-scroll = 不用卷軸
zongshi-panel-ask-draft = 從中央拿
zongshi-panel-ask-second = 另一件作品
zongshi-panel-ask-stop = 同時拜訪其他人
zongshi-panel-ask-return = 繳回材料多抽卷軸
zongshi-panel-ask-tile = 交換板塊
zongshi-panel-ask-pay = 支付
zongshi-panel-ask-take = 拿一份材料
zongshi-panel-ask-recover = 拿一張棄掉的卷軸
zongshi-panel-ask-borrow = 借用獎勵
zongshi-panel-ask-drop = 要放回的材料
zongshi-panel-ask-shed = 要棄掉的卷軸
zongshi-panel-ask-keep = 要留下的作品
zongshi-panel-ask-reward-tile = 買一片交換板塊
zongshi-panel-pays =
    { $count ->
        [0] 支付 { $materials }
       *[other] 支付 { $materials }，以板塊 { $tiles }代替
    }
zongshi-panel-works =
    { $rounds ->
       *[other] { $rounds } 輪；第 { $round } 輪完成
    }

zongshi-panel-help-draft = 第一輪之前，大家輪流從中央拿材料和卷軸，一次一樣。
zongshi-panel-help-turn = 使用一枚棋子：由大師製作作品，或派大師、學徒去市集、寺廟、當舖，或拜訪鎮民。卷軸可以在行動之前或搭配行動打出。
zongshi-panel-help-take = 正在分罐子裡的材料：輪到你時拿一份。
zongshi-panel-help-drop = 材料超過工坊的容量：選擇要放回哪些。
zongshi-panel-help-shed = 卷軸超過上限：選擇要棄掉哪些。
zongshi-panel-help-keep = 完成了兩件作品，只剩一格：選擇留下哪一件。
zongshi-panel-help-reward-tile = 這個獎勵讓你買一片交換板塊，也可以不買。
zongshi-panel-help-other = 在面板回答問題，行動就會繼續。

## 鑄劍大師

swordsmith-panel-play = 打出一張牌
swordsmith-panel-place = 把牌放到劍上
swordsmith-panel-furnace = 把金屬放進熔爐
swordsmith-panel-pool = 把元素放進魔力池
swordsmith-panel-buy = 購買一張牌
swordsmith-panel-smelt = 熔鑄金屬
swordsmith-panel-hatch = 催生元素
swordsmith-panel-refine = 精煉一把劍
swordsmith-panel-dismantle = 分解一把劍
swordsmith-panel-give-back = 要歸還的牌
swordsmith-panel-where = 放到哪裡
swordsmith-panel-ask-enchantment = 要歸還的附魔
swordsmith-panel-ask-nudge = 等待標記
swordsmith-panel-ask-upgrade = 要換掉的金屬
swordsmith-panel-ask-offer = 要賣的劍
swordsmith-panel-ask-bid = 你的出價
swordsmith-panel-ask-treasure = 要拿的牌
swordsmith-panel-coins =
    { $count ->
       *[other] 打出所有錢幣（{ $count }）
    }
swordsmith-panel-kept = { $money } 金錢變成抵用券
swordsmith-panel-lapsed = 沒花完的 { $money } 金錢作廢

swordsmith-panel-help-play = 打出錢幣和其他牌，把牌放到劍上，放進熔爐和魔力池。按下去就算數，「收回」可以收回。開工時手牌會全部棄掉。
swordsmith-panel-help-work = 只要還有金錢和工人，就可以購買、熔鑄、催生、精煉。結束回合後抽新的手牌。
swordsmith-panel-help-offer = 正在接待一位冒險家：賣一把合適的劍，或不賣。全部回答之前不會公開。
swordsmith-panel-help-bid = 有好幾把一樣好的劍：出價最低的賣出。全部出價之前不會公開。
swordsmith-panel-help-other = 在面板回答問題，回合就會繼續。
