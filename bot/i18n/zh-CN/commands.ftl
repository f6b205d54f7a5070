### 命令与选项：名称最多 32 字，说明最多 100 字。

-figure = 棋子
-figure-about = 用大师或学徒
-scrolls = 卷轴
-scrolls-about = 改变这个行动的卷轴
-discount = 减价
-discount-about = 减少费用的卷轴
-payment = 支付
-payment-about = 要支付的材料

## /table

command-table = 牌桌
    .description = 开桌、加入与查看牌桌
command-table-new = 开桌
    .description = 在这个频道开一桌
command-table-new-game = 游戏
    .description = 玩哪个游戏
command-table-new-language = 语言
    .description = 这一桌公开消息的语言
command-table-new-thread = 子区
    .description = 在这个频道的新子区里开桌
command-table-new-refill-last-round = 最后一轮补货
    .description = { zongshi-option-refill-last-round.description }
command-table-new-apprentice-beside-lone-master = 学徒与单独的大师
    .description = { zongshi-option-apprentice-beside-lone-master.description }
command-table-join = 加入
    .description = 加入这个频道的牌桌
command-table-leave = 离开
    .description = 在开始前离开牌桌
command-table-start = 开始
    .description = 与在座的人开始游戏（房主）
command-table-board = 版图
    .description = 查看当前版图，仅你可见
command-table-board-player = 玩家
    .description = 只看这位玩家的工坊或铁匠铺
command-table-hand = 手牌
    .description = 查看你的手牌，仅你可见
command-table-log = 记录
    .description = 查看这一桌发生过的事
command-table-log-count = 行数
    .description = 看多少行，1 到 50
command-table-list = 列表
    .description = 列出这个服务器上开着的牌桌
command-table-cancel = 取消
    .description = 在开始前取消这一桌（房主或管理员）
command-table-text = 文字
    .description = 用文字查看整张版图，仅你可见
command-table-remove = 请离
    .description = 在开始前空出某人的座位（房主）
command-table-remove-user = 成员
    .description = 谁的座位
command-table-options = 选项
    .description = 在开始前更改这一桌的选项（房主）
command-table-options-language = 语言
    .description = 这一桌公开消息的语言
command-table-options-players = 人数
    .description = 最多可以坐几个人
command-table-options-thread = 子区
    .description = 把这一桌搬到这个频道的新子区
command-table-options-refill-last-round = 最后一轮补货
    .description = { zongshi-option-refill-last-round.description }
command-table-options-apprentice-beside-lone-master = 学徒与单独的大师
    .description = { zongshi-option-apprentice-beside-lone-master.description }

## /seat

command-seat = 座位
    .description = 座位与 AI：谁坐在哪里
command-seat-add-ai = 添加ai
    .description = 开始前让一个 AI 入座（房主）
command-seat-remove-ai = 请走ai
    .description = 开始前空出 AI 的座位（房主）
command-seat-remove-ai-name = 名字
    .description = 哪一个 AI
command-seat-hand-over = 交给ai
    .description = 让 AI 替你玩，直到你收回座位
command-seat-take-back = 收回座位
    .description = 收回座位，改由自己玩

## /game

command-game = 游戏
    .description = 与这一桌的游戏有关的事
command-game-end = 结束
    .description = 替所有人结束游戏，保留这一桌（房主或管理员）
command-game-undo = 撤销
    .description = 撤销你的最后一步行动，或收回你的回答
command-game-undo-whole-turn = 整个回合
    .description = 撤销回合开始以来的所有行动
command-game-orders = 预先指示
    .description = 查看、添加、取消你的预先指示：你不在的时候替你回答

## /record

command-record = 对局
    .description = 玩过的游戏和经过
command-record-replay = 重看
    .description = 逐张重看这个频道的游戏
command-record-replay-table = 桌号
    .description = 哪一桌；不填就是最近开始的那一桌
command-record-replay-animation = 动画
    .description = 把一整局游戏做成一张动画，给谁看

## /me

command-me = 我
    .description = 你的牌桌和设置
command-me-tables = 牌桌
    .description = 列出你在座的所有牌桌，轮到你的排在前面
command-me-language = 语言
    .description = 用哪种语言回复你
command-me-language-language = 语言
    .description = 选一种语言，或自动：跟随你的 Discord

## /rules

command-rules = 规则
    .description = 按主题阅读游戏规则
command-rules-game = 游戏
    .description = 哪个游戏的规则
command-rules-topic = 主题
    .description = 想知道什么；不填则显示目录

## /card

command-card = 卡牌
    .description = 查询任一游戏的卡牌、板块、人物或冒险家
command-card-card = 名称
    .description = 卡牌的名称，任何语言都可以
command-card-game = 游戏
    .description = 只找这个游戏的卡牌

## /help

command-help = 帮助
    .description = 此时此地能做什么

## 选项值

choice-game-zongshi = { game-zongshi }
choice-game-swordsmith = { game-swordsmith }
choice-language-en = { language-en }
choice-language-zh-tw = { language-zh-tw }
choice-language-zh-cn = { language-zh-cn }
choice-language-automatic = 自动
choice-film-me = 只给我看
choice-film-everybody = 给这里的所有人看
choice-figure-master = { zongshi-figure-master }
choice-figure-apprentice = { zongshi-figure-apprentice }

## /zongshi

command-zongshi = 宗师
    .description = 你在宗师中的行动
command-zongshi-draft = 轮抽
    .description = 第一轮前拿一份材料或一张卷轴
command-zongshi-draft-item = 物品
    .description = 中央的材料或卷轴
command-zongshi-start = 制作
    .description = 开始制作一件作品
command-zongshi-start-project = 作品
    .description = 要制作的作品
command-zongshi-start-figure = { -figure }
    .description = { -figure-about }
command-zongshi-start-second = 第二件
    .description = 双管齐下的另一件作品
command-zongshi-start-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-start-discount = { -discount }
    .description = { -discount-about }
command-zongshi-start-payment = { -payment }
    .description = { -payment-about }
command-zongshi-market = 市集
    .description = 把棋子放到市集的罐子上
command-zongshi-market-jar = 罐子
    .description = 大罐或小罐
command-zongshi-market-figure = { -figure }
    .description = { -figure-about }
command-zongshi-market-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-market-take = 拿取
    .description = 特别礼遇先拿的材料
command-zongshi-temple = 寺庙
    .description = 派棋子去寺庙抽卷轴
command-zongshi-temple-figure = { -figure }
    .description = { -figure-about }
command-zongshi-temple-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-temple-return = 交回
    .description = 交回材料以多抽同样张数的卷轴；留空：不交
command-zongshi-pawn = 当铺
    .description = 去当铺买交换板块
command-zongshi-pawn-tile = 板块
    .description = 要买的交换板块
command-zongshi-pawn-second-tile = 第二块
    .description = 第二块板块（大师）
command-zongshi-pawn-third-tile = 第三块
    .description = 第三块板块（大师）
command-zongshi-pawn-figure = { -figure }
    .description = { -figure-about }
command-zongshi-pawn-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-pawn-discount = { -discount }
    .description = { -discount-about }
command-zongshi-pawn-payment = { -payment }
    .description = { -payment-about }
command-zongshi-visit = 拜访
    .description = 拜访一位镇民，大师可以拜访多位
command-zongshi-visit-first = 第一位
    .description = 拜访谁、用哪枚标记
command-zongshi-visit-second = 第二位
    .description = 第二位镇民（大师）
command-zongshi-visit-third = 第三位
    .description = 第三位镇民（大师）
command-zongshi-visit-fourth = 第四位
    .description = 第四位镇民（大师）
command-zongshi-visit-figure = { -figure }
    .description = { -figure-about }
command-zongshi-visit-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-visit-discount = { -discount }
    .description = { -discount-about }
command-zongshi-visit-payment = { -payment }
    .description = { -payment-about }
command-zongshi-pass = 跳过
    .description = 本轮有一枚棋子不行动
command-zongshi-pass-figure = { -figure }
    .description = { -figure-about }
command-zongshi-wait = 等待
    .description = 把唯一空闲的棋子留到第二圈
command-zongshi-scroll = 卷轴
    .description = 行动前单独打出一张卷轴
command-zongshi-scroll-scroll = 卷轴
    .description = 要打出的卷轴
command-zongshi-scroll-choice = 选择
    .description = 卷轴要你选的东西
command-zongshi-scroll-discount = { -discount }
    .description = { -discount-about }
command-zongshi-scroll-payment = { -payment }
    .description = { -payment-about }
command-zongshi-take = 拿取
    .description = 从罐子拿一份材料
command-zongshi-take-material = 材料
    .description = 要拿的材料
command-zongshi-discard = 弃置
    .description = 放回多出的材料，或弃掉多出的卷轴
command-zongshi-discard-item = 物品
    .description = 要放回的材料或弃掉的卷轴
command-zongshi-keep = 保留
    .description = 保留两件完成作品中的一件
command-zongshi-keep-project = 作品
    .description = 放进最后一格的作品
command-zongshi-buy = 购买
    .description = 用拜访奖励买一块交换板块
command-zongshi-buy-tile = 板块
    .description = 要买的交换板块
command-zongshi-buy-discount = { -discount }
    .description = { -discount-about }
command-zongshi-buy-payment = { -payment }
    .description = { -payment-about }
command-zongshi-decline = 放弃
    .description = 不用拜访奖励买交换板块
command-zongshi-choose = 选择
    .description = 回答当前问你的问题
command-zongshi-choose-answer = 回答
    .description = 可选的回答之一

## /sword

command-sword = 铸剑
    .description = 你在铸剑大师中的行动
command-sword-play = 出牌
    .description = 打出手中的钱币或辅助牌
command-sword-play-card = 卡牌
    .description = 要打出的牌
command-sword-play-give-back = 归还
    .description = 用这张牌还给市场的牌；留空：不还
command-sword-coins = 钱币
    .description = 打出手中所有的钱币
command-sword-place = 铸造
    .description = 把手中的牌放到你的一把剑上
command-sword-place-card = 卡牌
    .description = 金属、元素，或能代替它们的牌
command-sword-place-sword = 剑
    .description = 你的哪一把剑
command-sword-place-part = 部位
    .description = 剑身、剑柄或附魔
command-sword-furnace = 熔炉
    .description = 把金属放进熔炉，准备熔铸
command-sword-furnace-card = 卡牌
    .description = 要放的金属
command-sword-pool = 魔力池
    .description = 把元素放进魔力池，准备催生
command-sword-pool-card = 卡牌
    .description = 要放的元素
command-sword-dismantle = 分解
    .description = 分解你的一把剑，失去它的星
command-sword-dismantle-sword = 剑
    .description = 要分解的剑
command-sword-dismantle-enchantment = 附魔
    .description = 同样最贵的附魔牌中要归还的那一张
command-sword-work = 开工
    .description = 不再出牌，让工人开工
command-sword-buy = 购买
    .description = 派工人买一张牌
command-sword-buy-card = 卡牌
    .description = 市场上的牌，或翻开的辅助牌
command-sword-smelt = 熔铸
    .description = 派工人把熔炉中两张相同的金属变成更好的
command-sword-smelt-metal = 金属
    .description = 有两张的那种金属
command-sword-hatch = 催生
    .description = 派工人用魔力池中两张相同的元素催生一张
command-sword-hatch-element = 元素
    .description = 有两张的那种元素
command-sword-refine = 精炼
    .description = 派工人精炼一把剑体完成的剑：付钱、掷骰、升星
command-sword-refine-sword = 剑
    .description = 要精炼的剑
command-sword-end = 结束回合
    .description = 结束你的回合并抽新的手牌
command-sword-offer = 卖剑
    .description = 拿出一把剑卖给来问的冒险家；所有人回答前没人看得到
command-sword-offer-sword = 剑
    .description = 要卖的剑
command-sword-decline = 放弃
    .description = 不卖剑，或不用卡牌带来的选择
command-sword-bid = 出价
    .description = 在降价时出价；所有人出价前没人看得到
command-sword-bid-price = 价格
    .description = 从赏金到 0，最低者成交
command-sword-nudge = 等待标记
    .description = 给一位冒险家加一枚或减一枚等待标记
command-sword-nudge-adventurer = 冒险家
    .description = 改动谁的等待标记
command-sword-nudge-by = 增减
    .description = 加一枚或减一枚
command-sword-upgrade = 换金属
    .description = 把手中一张金属换成高一级的
command-sword-upgrade-card = 卡牌
    .description = 要换掉的金属
command-sword-treasure = 宝物
    .description = 拿新忠实客户带来的辅助牌
command-sword-treasure-card = 卡牌
    .description = 翻开的一张辅助牌
command-sword-choose = 选择
    .description = 回答当前问你的问题
command-sword-choose-answer = 回答
    .description = 可选的回答之一

## /learn

command-learn = 教学
    .description = 在你自己的教学局里和 AI 一起学会一个游戏
command-learn-game = 游戏
    .description = 想学哪一个
