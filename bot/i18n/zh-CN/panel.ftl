### 版图的按钮，以及私人的回合面板。

## 按钮

panel-turn = 进行回合
panel-hand = 我的手牌
panel-board = 版图
panel-log = 记录
panel-help = 帮助
panel-confirm = 确认
panel-back = 返回
panel-undo = 撤销
panel-orders = 预先指示

## 面板

panel-title = **{ $question }**
panel-meanwhile = 你上次回答之后：
panel-did = 你做了：
panel-this-turn = 你目前做了：
panel-preview = **确认的话**：{ $effects }
panel-hidden = 之后的结果在确认之前不会公开。
panel-open = 请把还没决定的选好。
panel-more = 更多……（{ $page }/{ $pages }）
panel-moved-on = 牌局已经往下进行，现在要回答的是这个。
panel-moved-on-waiting = 牌局已经往下进行，现在不需要你行动。
panel-answered = 这个问题你已经回答过了，不会重复。
panel-impossible = 这些不能一起选，请重选。
panel-partly = 这些不能全部一起选：不合的已经略过。
panel-look = 这段时间可以看手牌、版图和记录。
panel-guest = 你不在这一桌。
panel-handed-over = 你的座位正由 AI 代打。收回座位，就由你自己玩。
panel-look-guest = 你可以看版图和记录。
panel-sealed = 你的回答是密封的：全部到齐之前没有人看得到。在这里可以改成别的回答。

## 只看一个座位

look-at = 看谁的
look-board = 整个版图
look-you = 你

# What may be typed for one's own seat.
look-me = 我

## 帮助

panel-help-turn = “进行回合”打开只有你看得到的面板。选好，看清结果，再点“确认”。每个选择也都可以用命令完成。
panel-help-look = “我的手牌”“版图”和“记录”显示当前情况，只给你一个人看。
panel-help-undo = `/game undo` 撤销你的最后一步行动，只要没有翻开隐藏的东西。
panel-help-orders = “预先指示”在你不在的时候替你回答，例如市集“黄金，再翡翠”。用 `/game orders` 也能看。
panel-help-away = *没空？*用 `/seat hand-over` 让 AI 替你玩，直到你收回座位。

## 宗师：分页、菜单

zongshi-panel-with-master = 大师
zongshi-panel-with-apprentice = 学徒
zongshi-panel-places = 前往一个地方
zongshi-panel-projects = 制作作品
zongshi-panel-people = 拜访镇民
zongshi-panel-before = 先打出一张卷轴
zongshi-panel-scrolls-with = 搭配的卷轴
zongshi-panel-no-scroll = 不用卷轴
zongshi-panel-ask-draft = 从中央拿
zongshi-panel-ask-second = 另一件作品
zongshi-panel-ask-stop = 同时拜访其他人
zongshi-panel-ask-return = 交回材料多抽卷轴
zongshi-panel-ask-tile = 交换板块
zongshi-panel-ask-pay = 支付
zongshi-panel-ask-take = 拿一份材料
zongshi-panel-ask-recover = 拿一张弃掉的卷轴
zongshi-panel-ask-borrow = 借用奖励
zongshi-panel-ask-drop = 要放回的材料
zongshi-panel-ask-shed = 要弃掉的卷轴
zongshi-panel-ask-keep = 要留下的作品
zongshi-panel-ask-reward-tile = 买一块交换板块
zongshi-panel-pays =
    { $count ->
        [0] 支付 { $materials }
       *[other] 支付 { $materials }，以板块 { $tiles }顶替
    }
zongshi-panel-works =
    { $rounds ->
       *[other] { $rounds } 轮；第 { $round } 轮完成
    }

zongshi-panel-help-draft = 第一轮之前，大家轮流从中央拿材料和卷轴，一次一样。
zongshi-panel-help-turn = 使用一枚棋子：由大师制作作品，或者派大师、学徒去市集、寺庙、当铺，或拜访镇民。卷轴可以在行动之前或搭配行动打出。
zongshi-panel-help-take = 正在分罐子里的材料：轮到你时拿一份。
zongshi-panel-help-drop = 材料超过工坊的容量：选择要放回哪些。
zongshi-panel-help-shed = 卷轴超过上限：选择要弃掉哪些。
zongshi-panel-help-keep = 完成了两件作品，只剩一格：选择留下哪一件。
zongshi-panel-help-reward-tile = 这个奖励让你买一块交换板块，也可以不买。
zongshi-panel-help-other = 在面板回答问题，行动就会继续。

## 铸剑大师

swordsmith-panel-play = 打出一张牌
swordsmith-panel-place = 把牌放到剑上
swordsmith-panel-furnace = 把金属放进熔炉
swordsmith-panel-pool = 把元素放进魔力池
swordsmith-panel-buy = 购买一张牌
swordsmith-panel-smelt = 熔铸金属
swordsmith-panel-hatch = 催生元素
swordsmith-panel-refine = 精炼一把剑
swordsmith-panel-dismantle = 分解一把剑
swordsmith-panel-give-back = 要归还的牌
swordsmith-panel-where = 放到哪里
swordsmith-panel-ask-enchantment = 要归还的附魔
swordsmith-panel-ask-nudge = 等待标记
swordsmith-panel-ask-upgrade = 要换掉的金属
swordsmith-panel-ask-offer = 要卖的剑
swordsmith-panel-ask-bid = 你的出价
swordsmith-panel-ask-treasure = 要拿的牌
swordsmith-panel-coins =
    { $count ->
       *[other] 打出所有钱币（{ $count }）
    }
swordsmith-panel-kept = { $money } 金钱变成抵用券
swordsmith-panel-lapsed = 没花完的 { $money } 金钱作废

swordsmith-panel-help-play = 打出钱币和其他牌，把牌放到剑上，放进熔炉和魔力池。点下去就生效，可以用“撤销”撤回。开工时手牌会全部弃掉。
swordsmith-panel-help-work = 只要还有金钱和工人，就可以购买、熔铸、催生、精炼。结束回合后抽新的手牌。
swordsmith-panel-help-offer = 正在接待一位冒险家：卖一把合适的剑，或不卖。全部回答之前不会公开。
swordsmith-panel-help-bid = 有几把一样好的剑：出价最低的卖出。全部出价之前不会公开。
swordsmith-panel-help-other = 在面板回答问题，回合就会继续。
