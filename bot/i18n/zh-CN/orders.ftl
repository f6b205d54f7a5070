### 预先指示：添加指示的私人画面，以及告诉主人结果的文字。
### 变量：$items 是指示里点名的东西，最想要的在前；$order 是一条指示。

orders-title = 预先指示
orders-none = 你在这一桌还没有任何指示。
orders-asked = 现在正在问你，这个问题由你自己回答；指示从下一个问题起替你回答。
orders-line = { $number }. { $order } · { $duration }
orders-once = 一次
orders-always = 一直
orders-then = { $head }，再{ $last }
orders-making = **新的指示：**{ $order }
orders-given = **已添加：**{ $order } · { $duration }
orders-changed = **已更改。**
orders-cancelled = **已取消。**

## 按钮与菜单标题

orders-add = 添加一条指示
orders-choose = 请选择
orders-first = 最先要哪一个
orders-next = 接着呢？也可以不选
orders-give-once = 只用一次
orders-give-always = 一直有效
orders-again = 重新选
orders-make-once = { $number }：只用一次
orders-make-always = { $number }：一直有效
orders-cancel = { $number }：取消

## 结果：只告诉主人一次

orders-told = **你的预先指示**（{ $channel }）
orders-used = { $order } · 已替你回答：{ $moves }
orders-unable = { $order } · 没有替你回答：{ $reason }
orders-stopped = 指示已经连续回答太多次。

## 宗师

zongshi-orders-about = “一次”指轮抽时拿一样，或一轮里的一个阶段，例如分一次市集；“一直”到你取消或游戏结束为止。只有你看得到自己的指示。
zongshi-order-draft = 轮抽：{ $items }
    .name = 轮抽
    .about = 第一轮之前从中央拿什么
zongshi-order-take = 市集：{ $items }
    .name = 市集
    .about = 分罐里的材料时拿哪一种
zongshi-order-discard = 放不下：先放回或弃掉{ $items }
    .name = 放不下的时候
    .about = 材料或卷轴超过上限时，先放回或弃掉哪些
zongshi-order-keep = 留下：{ $items }
    .name = 留下作品
    .about = 两件作品同时完成、只剩一格时留下哪一件
zongshi-order-pass = 学徒跳过
    .name = 学徒跳过
    .about = 只剩学徒能用、而且本回合还没打出卷轴的时候
zongshi-unable-none-in-the-middle = 中央没有这些。
zongshi-unable-none-on-the-jar = 罐上没有这些。
zongshi-unable-none-in-the-workshop = 你没有这些材料。
zongshi-unable-none-in-the-hand = 你手上没有这些卷轴。
zongshi-unable-none-finished = 完成的两件都不在其中。

## 铸剑大师

swordsmith-orders-about = “一次”指一位来问你的冒险家；“一直”到你取消或游戏结束为止。只有你看得到自己的指示。
swordsmith-order-decline = 最好的剑只到{ $items }就不卖
    .name = 不卖
    .about = 你最好的剑也只到这一型时，不拿出任何剑
swordsmith-order-cheapest = 拿出至少到{ $items }的剑里最便宜的
    .name = 拿出最便宜的剑
    .about = 至少到这一型的剑里，牌面价格加上星的花费最低的一把
swordsmith-order-cut = 降价最低到 { $items }
    .name = 降价
    .about = 大家的剑一样好时你出的价格；赏金更低就出赏金
swordsmith-order-treasure = 宝物：{ $items }
    .name = 宝物
    .about = 新的忠实客户带来宝物时拿哪一张辅助牌
swordsmith-unable-none-reaches = 合适的剑都没有达到这一型。
swordsmith-unable-none-in-the-row = 翻开的辅助牌里没有这些。
