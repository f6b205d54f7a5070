### 預先指示：新增指示的私人畫面，以及告訴主人結果的文字。
### 變數：$items 是指示裡點名的東西，最想要的在前；$order 是一條指示。

orders-title = 預先指示
orders-none = 你在這一桌還沒有任何指示。
orders-asked = 現在正在問你，這一題由你自己回答；指示從下一題開始替你回答。
orders-line = { $number }. { $order } · { $duration }
orders-once = 一次
orders-always = 一直
orders-then = { $head }，再{ $last }
orders-making = **新的指示：**{ $order }
orders-given = **已新增：**{ $order } · { $duration }
orders-changed = **已更改。**
orders-cancelled = **已取消。**

## 按鈕與選單標題

orders-add = 新增一條指示
orders-choose = 請選擇
orders-first = 最先要哪一個
orders-next = 再來呢？也可以不選
orders-give-once = 只用一次
orders-give-always = 一直有效
orders-again = 重新選
orders-make-once = { $number }：只用一次
orders-make-always = { $number }：一直有效
orders-cancel = { $number }：取消

## 結果：只告訴主人一次

orders-told = **你的預先指示**（{ $channel }）
orders-used = { $order } · 已替你回答：{ $moves }
orders-unable = { $order } · 沒有替你回答：{ $reason }
orders-stopped = 指示已經連續回答太多次。

## 宗師

zongshi-orders-about = 「一次」指輪抽時拿一樣，或一輪裡的一個階段，例如分一次市集；「一直」到你取消或遊戲結束為止。只有你看得到自己的指示。
zongshi-order-draft = 輪抽：{ $items }
    .name = 輪抽
    .about = 第一輪之前從中央拿什麼
zongshi-order-take = 市集：{ $items }
    .name = 市集
    .about = 分罐子裡的材料時拿哪一種
zongshi-order-discard = 放不下：先放回或棄掉{ $items }
    .name = 放不下的時候
    .about = 材料或卷軸超過上限時，先放回或棄掉哪些
zongshi-order-keep = 留下：{ $items }
    .name = 留下作品
    .about = 兩件作品同時完成、只剩一格時留下哪一件
zongshi-order-pass = 學徒跳過
    .name = 學徒跳過
    .about = 只剩學徒能用、而且這回合還沒打出卷軸的時候
zongshi-unable-none-in-the-middle = 中央沒有這些。
zongshi-unable-none-on-the-jar = 罐子上沒有這些。
zongshi-unable-none-in-the-workshop = 你沒有這些材料。
zongshi-unable-none-in-the-hand = 你手上沒有這些卷軸。
zongshi-unable-none-finished = 完成的兩件都不在裡面。

## 鑄劍大師

swordsmith-orders-about = 「一次」指一位來問你的冒險家；「一直」到你取消或遊戲結束為止。只有你看得到自己的指示。
swordsmith-order-decline = 最好的劍只到{ $items }就不賣
    .name = 不賣
    .about = 你最好的劍也只到這一型時，不拿出任何劍
swordsmith-order-cheapest = 拿出至少到{ $items }的劍裡最便宜的
    .name = 拿出最便宜的劍
    .about = 至少到這一型的劍裡，牌面價格加上星的花費最低的一把
swordsmith-order-cut = 降價最低到 { $items }
    .name = 降價
    .about = 大家的劍一樣好時你出的價格；賞金更低就出賞金
swordsmith-order-treasure = 寶物：{ $items }
    .name = 寶物
    .about = 新的忠實顧客帶來寶物時拿哪一張輔助牌
swordsmith-unable-none-reaches = 合適的劍都沒有達到這一型。
swordsmith-unable-none-in-the-row = 翻開的輔助牌裡沒有這些。
