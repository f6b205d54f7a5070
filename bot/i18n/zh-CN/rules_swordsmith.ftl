### 铸剑大师的规则。◆ 放在我们的裁定或自定的数字前面。Fluent 不接受以星号开头的行，所以前面放 { "" }。
### 变量是卡牌数据里的数字与名称。

swordsmith-rulebook =
    铁匠们争夺识货的客人。铸出对路的剑，抓准时机卖掉，戴上**铸剑大师**的三皇冠。

    新手请按顺序读：看完前七个主题就能玩第一局。单张卡牌和冒险家用 `/card` 查询。

swordsmith-rules-goal =
    你经营一家铁匠铺，为冒险家铸剑。游戏结束时信誉总和最高者就是**铸剑大师**，戴上三皇冠。

    { "" }**一轮**：每位玩家各有一个回合，出牌换取金钱，把金属和元素放到剑上，再派 { $workers } 名工人购买、熔铸、催生或精炼。所有人都做完之后，等待期满的冒险家逐位接受接待。

    { "" }**客人**：每位冒险家有三种需求：基本型、期望型、兴奋型。剑满足得越多，收获越大。几家铁匠铺都有合用的剑时，更好的那把卖出；一样好就看谁便宜。

    { "" }**卖出一把剑**会得到抵用券（必须尽快花掉的钱）和该职业的信誉。有些客人会成为忠实客户，每个回合都来帮忙。

    某个职业的冒险家全部离场，或者有人在一个职业的信誉升到顶端（◆ { $track }），游戏就在那一轮结束。

    ◆ 适合 { $fewest } 到 { $most } 人，{ $unofficial } 人也可以玩，但属于非正式规则。
    .title = 目标与流程
    .find = 目的、胜利、概览、人数、三皇冠

swordsmith-rules-setup =
    - **每位玩家**：{ $start_coins } 张{ $gold_coin }和 { $start_iron } 张{ $iron }洗成牌组，抽 { $hand } 张；{ $workers } 名工人；可以同时铸 { $swords } 把剑。
    - **市场**：九种基本材料牌各一叠，正面朝上。◆ 张数有限，人越多越多；起始牌组不从市场里拿。
    - **辅助牌**：{ $auxiliary_cards } 张洗成牌组，翻开 { $row } 张。
    - **职业**：◆ 比玩家人数多一种，从 { $professions } 种里随机抽取。
    - **冒险家**：◆ 每种职业 { $per_profession } 位，{ $first_rank } 位一级的叠在 { $second_rank } 位二级的上面，各自洗过。每种职业翻开 { $face_up } 位。◆ 先翻开的那位开局就有 { $first_tokens } 枚等待标记，以免同时到期。
    - ◆ 先手随机决定；每次卖剑阶段之后，先手交给左手边的人。
    .title = 准备
    .find = 设置、开局、配件、起始牌组、先手

swordsmith-rules-cards =
    - **钱币**：{ $gold_coin }，◆ 值 { $coin_value }；{ $gold_bag }，◆ 值 { $bag_value }。
    - **金属**，等级由低到高：{ $metals }。
    - **元素**：{ $elements }。
    - **辅助牌**打出时按牌上所写的执行。

    ◆ 市场价格：{ $gold_coin } { $gold_coin_price }、{ $gold_bag } { $gold_bag_price }、{ $iron } { $iron_price }、{ $steel } { $steel_price }、{ $tungsten } { $tungsten_price }、{ $water } { $water_price }、{ $fire } { $fire_price }、{ $light } { $light_price }、{ $dark } { $dark_price }。

    { "" }**你的牌组**：回合结束时抽 { $hand } 张。牌组不够就先抽完，把弃牌堆洗成新牌组再接着抽；还不够就有多少抽多少。◆ 本回合打出的牌在开工之前留在场上，抽牌时不会洗进去。

    { "" }**新牌**放进弃牌堆，以后才会抽到。开工之后进到手里的牌留给下个回合，另外再加上抽的牌。

    市场的牌有限：没有的牌买不到，也不能靠熔铸或催生得到。
    .title = 卡牌
    .find = 钱币、金袋、金属、元素、牌组、抽牌、弃牌堆、价格、市场、洗牌

swordsmith-rules-adventurers =
    冒险家牌上写着职业、等级、三种需求、各自的赏金与信誉、等待期（几轮），有的还有成为忠实客户后的能力。

    场上每种职业有 { $face_up } 位翻开等候。

    { "" }**等待期**：每次卖剑阶段开始时，翻开的冒险家各得一枚等待标记。标记数达到或超过等待期的，就在本阶段接受接待，其余的继续等。回合进行时版图会标出将轮到谁。

    { "" }**接替**：接待完或离开之后，立刻翻开同职业的下一位，本阶段不给标记。所以等待期为 3、第 2 轮翻开的人，在第 5 轮接受接待。

    ◆ 一级的先来，二级的后来；二级的要求高、给得多，还可能成为忠实客户。

    { $herald }可以改变等待标记。某个职业翻开的和牌堆里的都没有了，游戏就在这个卖剑阶段结束。
    .title = 冒险家与等待期
    .find = 客人、等待标记、职业、等级、接待、翻开

swordsmith-rules-needs =
    一把剑能达到哪一**型**：
    - **基本型**：满足基本型需求；不满足就不能卖给这位冒险家；
    - **期望型**：基本型和期望型都满足；
    - **兴奋型**：三种都满足。满足兴奋型却没满足期望型，只算基本型。

    ◆ 需求看四样东西，超出要求总是可以的：
    - **剑身**：{ $blade } 格中较低的等级；“{ $iron }以上”就是{ $iron }或更好。两格都必须有。
    - **剑柄**：它的等级。达到的各型都没要求剑柄时，可以没有。
    - **元素**：写几个就要几个。两种需求写了同一种元素不用相加，以多的为准。
    - **星**：至少这么多颗。有星必有剑柄，因为剑体完成才能得星。

    { "" }*举例*：{ $example }。基本型：{ $example_basic }。期望型：{ $example_performance }。兴奋型：{ $example_excitement }。剑身两张{ $iron }，附上{ $fire }和{ $light }，缺第二张{ $fire }，只算基本型；补上就是兴奋型。

    ◆ 万用牌代表一种元素，对三种需求都是同一种，取能达到最高一型的那种。
    .title = 需求与三个类型
    .find = 基本型、期望型、兴奋型、卡诺、符合、合用

swordsmith-rules-turn =
    { "" }**1. 出牌**，顺序不限：
    - 钱币换成金钱，辅助牌发挥效果；
    - 金属放到剑身或剑柄的空格，或者放进熔炉；
    - 元素放到附魔的空格，或者放进魔力池。

    { "" }**2. 开工**：剩余手牌和打出的牌都放进弃牌堆。

    { "" }**3. 工作**：{ $workers } 名工人每人做一件事：购买、熔铸、催生或精炼；同一件事可以做多次，看工人数量。

    { "" }**4. 结束回合**：◆ 没花完的金钱作废。抽 { $hand } 张牌。

    自己的回合里随时可以分解剑，不占工人。

    ◆ 回合由你自己结束才算结束。出牌时就结束也行：那样没人工作，手牌照样弃掉。
    .title = 你的回合
    .find = 出牌阶段、行动阶段、开工、结束、顺序

swordsmith-rules-swords =
    一把剑有 { $blade } 格**剑身**、1 格**剑柄**、{ $enchantments } 格**附魔**，最多 { $most_stars } 颗星。
    - 金属放进剑身或剑柄的任意空格，顺序不限；同一把剑可以用不同的金属。
    - **剑身两格都放满**之后，元素才能放进附魔格。不需要剑柄。
    - 剑身与剑柄都放满即**剑体完成**，这时才能精炼。

    放到剑上的牌不能移动也不能替换，只能把整把剑分解。

    你可以同时铸 { $swords } 把剑，完成与否都算，花几个回合都行。{ $sword_rack }立刻给第三个位置，{ $spare_anvil }从下个回合起给；◆ 最多 { $most_swords } 把。

    ◆ 剑不必完成也能卖：只要满足需求，而每种需求都要有完整的剑身。卖出之后其他剑留在原位。
    .title = 剑与格子
    .find = 铸剑、剑身、剑柄、附魔、格子、上限、第三把剑

swordsmith-rules-furnace =
    出牌时，手中的金属可以放进**熔炉**，元素可以放进**魔力池**。◆ { $tungsten }不能放进熔炉，因为没有更好的金属；万用牌两边都不能放。

    放进去就不能取出。◆ 两边都没有上限。那里的牌不在你的牌组里。

    { "" }**熔铸**（一名工人）：熔炉里 { $smelted } 张相同的金属还给市场，从市场拿一张高一级的金属到**手牌**。

    { "" }**催生**（一名工人）：魔力池里 { $hatched } 张相同的元素放进你的弃牌堆，从市场再拿一张同样的到**手牌**。

    ◆ 市场没有要拿的那张牌，就不能做。

    此时出牌已经结束，所以进到手里的牌是给下个回合的，另外再加上抽的牌。
    .title = 熔炉与魔力池
    .find = 熔铸、催生、熔炉、魔力池、升级金属

swordsmith-rules-work =
    每个回合有 { $workers } 名工人，{ $apprentice }和{ $helper }可以增加。每名做一件事：
    - **购买** ◆ 一张牌，市场的或翻开的辅助牌，按价付款。放进弃牌堆。◆ 买走的辅助牌立刻补一张。
    - **熔铸**：熔炉里的 { $smelted } 张金属变成一张更好的。
    - **催生**：魔力池里有 { $hatched } 张的元素，再得一张。
    - **精炼**剑体完成的剑：付钱、掷骰，也许得到一颗星。

    顺序不限，次数看工人数量。没用到的工人作废。

    ◆ 有些牌和客户让一个动作免费：不占工人，每张或每位各一次，并且先于工人用掉。免费的有熔铸、催生、精炼；购买必须用工人。
    .title = 工人
    .find = 购买、买牌、工人、行动点、免费

swordsmith-rules-stars =
    { "" }**精炼**（一名工人）：选一把剑体完成的剑，付下一颗星的价钱，掷一颗 { $die } 面骰。点数达到那颗星的数字，就得到那颗星。

    按顺序，最多 { $most_stars } 颗星：
    - ◆ 价钱：{ $star_prices }
    - 至少掷出：{ $star_rolls }

    所以第一颗必定成功。失败只是花掉了钱和工人，剑没有损失；付得起就可以再试。

    { $whetstone }和{ $polisher }增加点数，◆ 全部相加。星的价钱不会减少，{ $trade_letter }和掮客都不管用。

    剑卖出或分解时，星也没了。
    .title = 精炼：星
    .find = 精炼、升星、骰子、点数、星的价钱

swordsmith-rules-money =
    { "" }**金钱**来自钱币、辅助牌和忠实客户。◆ 只能在本回合用，结束回合时剩下的作废。

    { "" }**抵用券**是卖剑所得。像钱一样什么都能付，但要在自己的下个回合结束前花掉，过期作废。◆ 付款时先用抵用券。

    { $strongbox }把没花完的钱变成抵用券，◆ 旧的抵用券也算，可以用到下个回合结束。

    { "" }**价格**：◆ 牌上的价格减去所有折扣，最少 { $least_price }。{ $trade_letter }让本回合买的所有东西便宜，{ $element_broker }让元素便宜，{ $metal_broker }让金属便宜；掮客不会让辅助牌便宜。星没有折扣。

    钱不能送人，也不能合付。
    .title = 金钱、抵用券与价格
    .find = 金钱、抵用券、折扣、价格、作废、掮客

swordsmith-rules-dismantling =
    自己的回合里随时可以分解一把剑，出牌时或工作时都行，◆ 上面只有一张牌也可以。不占工人，也不花钱。
    - 金属放进你的弃牌堆。
    - 附魔中牌面价格最贵的一张还给市场。◆ 同样贵的由你选。
    - 其他附魔放进你的弃牌堆。
    - 星没了。

    位置立刻空出来。

    ◆ { $meteorite }在这里算金属，放进你的弃牌堆。{ $prism }算价格 { $prism_price } 的附魔：如果它最贵，就进辅助牌的弃牌堆，否则进你的。
    .title = 分解一把剑
    .find = 拆剑、分解、最贵的附魔

swordsmith-rules-selling =
    所有人的回合都结束后：

    { "" }**1.** 翻开的冒险家各得一枚等待标记。

    { "" }**2.** 标记达到等待期的逐位接受接待。◆ 顺序：{ $serving_order }；同职业的先翻开者在先。卖掉的剑就不能再给下一位。

    { "" }**3.** 对每一位：
    - 没有任何人的剑满足基本型需求，冒险家就离开。
    - ◆ 否则所有有合用之剑的人同时秘密回答，只有一个人也要问：拿出一把剑，或者不卖。全都不卖，冒险家就离开。
    - 拿出的剑里达到最高一型的卖出。一样高就降价。
    - 成交之后，翻开同职业的下一位。

    ◆ 没完成的剑只要满足需求也能拿出来。即使游戏已到终点，这个阶段也会做完。
    .title = 卖剑
    .find = 卖剑阶段、接待顺序、不卖、离开

swordsmith-rules-offers =
    { "" }**拿出剑**：对正在接待的冒险家可以拿出一把剑。◆ 回答是密封的：别人只知道你答了，不知道答了什么。到齐后一次全部公开。在此之前可以收回或改答。

    不卖也是一种选择：把剑留给出价更好的人，而这位冒险家可能就此离开。

    { "" }**降价**：几把剑达到同样的最高一型时，只有这些人出价，◆ 秘密且同时：从该型的赏金到 0 的整数。最低者卖出，得到等同出价的抵用券。**信誉不会减少。**

    出价相同：该职业信誉较高者卖出；仍相同，就是本轮座次靠前的。

    没卖出的人留着剑，可以拿给下一位冒险家。
    .title = 密封回答与降价
    .find = 出价、降价、秘密、同样好、平局、密封

swordsmith-rules-sales =
    卖出者按达到的那一型得到：
    - **赏金**，以抵用券支付；降价的话就是所出的价；
    - **信誉**，加在冒险家的职业那一栏。◆ 超过顶端的点数也算。
    - { $guild_seal }的点数另外加，◆ 算在本轮的第一笔，加到那一笔的职业。

    剑上的牌还给市场，星没了。◆ { $meteorite }和{ $prism }则回到主人的弃牌堆。

    冒险家离开游戏；如果有忠实客户的能力，又是以**兴奋型**成交，就成为你的忠实客户。

    随后翻开同职业的下一位，本阶段不给标记。
    .title = 卖出的收获
    .find = 赏金、信誉、抵用券、卖出

swordsmith-rules-loyal =
    有能力的冒险家以**兴奋型**成交后，会一直跟着你到游戏结束，◆ 必定加入，从你的下个回合起生效。◆ 两位能力相同的算两次，剑的位置除外。
    - { $helper }：{ $helper_effect }
    - { $furnace_keeper }：{ $furnace_keeper_effect }
    - { $spring_keeper }：{ $spring_keeper_effect }
    - { $polisher }：{ $polisher_effect }
    - { $porter }：{ $porter_effect }
    - { $patron }：{ $patron_effect }
    - { $spare_anvil }：{ $spare_anvil_effect }
    - { $element_broker }：{ $element_broker_effect }
    - { $metal_broker }：{ $metal_broker_effect }

    ◆ { $patron }带来的牌放进你的弃牌堆，在下一位冒险家翻开之前；拿走的立刻补上。能力都是我们定的。

    判定平局时会比忠实客户的人数。
    .title = 忠实客户
    .find = 能力、永久区、宝物、义工、守炉人、守泉人、磨剑师、脚夫、赞助人、备用铁砧、掮客

swordsmith-rules-auxiliaries =
    ◆ 全部 { $auxiliary_kinds } 种，括号里是价格和张数。翻开的有 { $row } 张，买一张用一名工人。
    - { $apprentice }（{ $apprentice_price }，×{ $apprentice_copies }）：{ $apprentice_effect }
    - { $order_book }（{ $order_book_price }，×{ $order_book_copies }）：{ $order_book_effect }
    - { $meteorite }（{ $meteorite_price }，×{ $meteorite_copies }）：{ $meteorite_effect }
    - { $prism }（{ $prism_price }，×{ $prism_copies }）：{ $prism_effect }
    - { $bellows }（{ $bellows_price }，×{ $bellows_copies }）：{ $bellows_effect }
    - { $mana_spring }（{ $mana_spring_price }，×{ $mana_spring_copies }）：{ $mana_spring_effect }
    - { $whetstone }（{ $whetstone_price }，×{ $whetstone_copies }）：{ $whetstone_effect }
    - { $trade_letter }（{ $trade_letter_price }，×{ $trade_letter_copies }）：{ $trade_letter_effect }
    - { $moneychanger }（{ $moneychanger_price }，×{ $moneychanger_copies }）：{ $moneychanger_effect }
    - { $slag_pit }（{ $slag_pit_price }，×{ $slag_pit_copies }）：{ $slag_pit_effect }
    - { $courier }（{ $courier_price }，×{ $courier_copies }）：{ $courier_effect }
    - { $strongbox }（{ $strongbox_price }，×{ $strongbox_copies }）：{ $strongbox_effect }
    - { $herald }（{ $herald_price }，×{ $herald_copies }）：{ $herald_effect }
    - { $guild_seal }（{ $guild_seal_price }，×{ $guild_seal_copies }）：{ $guild_seal_effect }
    - { $sword_rack }（{ $sword_rack_price }，×{ $sword_rack_copies }）：{ $sword_rack_effect }
    - { $crucible }（{ $crucible_price }，×{ $crucible_copies }）：{ $crucible_effect }
    .title = 辅助牌
    .find = 小工、订单簿、风箱、魔力之泉、磨刀石、通商文书、钱庄、废渣坑、驿车、保险箱、传令官、公会印章、剑架、坩埚

swordsmith-rules-effects =
    ◆ 这里全是我们的裁定。
    - 一个回合的效果都相加，牌和客户的都算。牌上的抽牌和金钱先做，其余按所写的顺序。
    - **免费的动作**：每张牌或每种能力一次，先于工人用掉。{ $bellows }省下的和{ $mana_spring }多得的，用在下一次这种动作，免不免费都算，每张一次。
    - { $whetstone }：免费精炼仍要付星的价钱。
    - { $moneychanger }：手里有{ $gold_coin }、市场有{ $gold_bag }就必须换；否则什么都不发生。
    - { $slag_pit }：可以一张都不还。金钱按归还的张数算。
    - { $herald }和{ $crucible }：抽完牌才选，也可以放弃。刚抽到的金属可以换，换来的立刻能放。标记不会少于 0；因此达到等待期的，本轮就接受接待。
    - { $courier }：辅助牌也算；那些牌给下个回合用。第二张不起作用。
    - { $guild_seal }：几张都加在同一笔，也就是第一笔；本轮没卖就失效。
    - { $sword_rack }：永远离开牌组，即使已经有三个位置。
    .title = 效果如何相加
    .find = 互动、累加、免费动作、次数、效果顺序

swordsmith-rules-wild-cards =
    ◆ 有两种辅助牌不是打出，而是放到剑上。

    { "" }**{ $meteorite }**放进剑身或剑柄的空格，当作{ $meteorite_metal }。不能放进熔炉，{ $crucible }也不能换它。

    { "" }**{ $prism }**放进附魔的空格，条件与元素相同，所以剑身要先完整。它代表一种元素，对同一位冒险家的三种需求都是同一种，取能达到最高一型的那种；换一位冒险家就重新算。不能放进魔力池。

    { "" }**卖出之后**两种都回到主人的弃牌堆，不还给市场。

    { "" }**分解时**，{ $meteorite }放进你的弃牌堆。{ $prism }算价格 { $prism_price } 的附魔：如果在那把剑上最贵，就进辅助牌的弃牌堆，不再属于你；否则进你的弃牌堆。
    .title = 万用牌
    .find = 陨铁、万灵晶、任意元素

swordsmith-rules-end =
    卖剑阶段结束时，出现以下任一情况游戏就结束：
    - 场上某个职业的冒险家全没了，翻开的和牌堆里的都没有；
    - 有玩家在**一个职业**的信誉升到顶端，◆ { $track }。

    那个卖剑阶段一定会做完。

    { "" }**信誉总和**（所有职业相加）最高者获胜。◆ 超过顶端的点数也算。

    ◆ **平局**：忠实客户较多者胜，其次是卖出的剑较多者。仍相同则共享三皇冠。

    牌、金钱、抵用券和没卖出的剑都不计分。
    .title = 游戏结束与平局
    .find = 胜者、平局、信誉轨、最后一轮、计分

swordsmith-rules-ours =
    公开的规则没有印出任何一张牌。它写了流程、起始牌组、手牌 { $hand } 张、{ $workers } 名工人、{ $swords } 把剑、翻开 { $row } 张辅助牌与每种职业 { $face_up } 位冒险家、九种基本材料牌的名称、熔铸用 { $smelted } 张与催生用 { $hatched } 张、骰子与各星的点数，并说明需求和奖励的平衡还有待测试。

    ◆ **其余都是我们定的**，经过大量模拟对局调整：价格、钱币的价值、市场各叠的张数、星的价钱、职业、每位冒险家及其需求、赏金、信誉、等待期，所有辅助牌与忠实客户的能力、信誉轨、开局的标记、会移动的先手。

    每张牌哪些是印的、哪些是我们定的，`/card` 都会说明。这个游戏没有开桌选项。
    .title = 自定的部分
    .find = 房规、正式、来源、平衡

## 图片：图上的字，以及说明文字

swordsmith-scene-swords = 一把剑：剑柄一格，放了{ $iron }；剑身两格，放了{ $steel }和{ $iron }；下面是四格附魔，两格放了{ $fire }和{ $light }，还有一颗写着 2 的星。
swordsmith-scene-swords-hilt = 剑柄
swordsmith-scene-swords-blade = 剑身：两格
swordsmith-scene-swords-enchantments = 附魔：剑身完整之后
swordsmith-scene-swords-stars = 星：剑体完成之后
swordsmith-scene-needs = { $example }的需求。基本型：{ $example_basic }。期望型：{ $example_performance }。兴奋型：{ $example_excitement }。下面一把铁剑身、附{ $fire }和{ $light }的剑达到基本型；再加一张{ $fire }就达到兴奋型。
