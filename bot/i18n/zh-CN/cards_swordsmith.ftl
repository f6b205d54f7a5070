### 铸剑大师的卡牌：属于哪一类，与其他卡牌如何互动。效果在 swordsmith.ftl。
### 变量：与规则相同；$card 与 $into 是这张牌和它熔铸成的牌。

swordsmith-cardkind-coin = 钱币
swordsmith-cardkind-metal = 金属
swordsmith-cardkind-element = 元素
swordsmith-cardkind-auxiliary = 辅助牌
swordsmith-cardkind-profession = 职业
swordsmith-cardkind-adventurer = 冒险家
swordsmith-cardkind-ability = 忠实客户的能力

swordsmith-card-auxiliary = 价格 { $price } · 共 { $copies } 张
swordsmith-card-adventurer =
    { $patience ->
       *[other] { $profession } · { $rank } 级 · 等待期 { $patience } 轮
    }

swordsmith-lying-customers = 冒险家与能力
swordsmith-lying-cards = 卡牌

## 说明

swordsmith-note-gold-coin =
    - 打出得到 { $coin_value } 金钱，只能本回合用；牌进弃牌堆，以后还会抽到。
    - { $moneychanger }可以把一张换成{ $gold_bag }；{ $slag_pit }可以还给市场。
swordsmith-note-gold-bag =
    - 打出得到 { $bag_value } 金钱，只能本回合用；牌进弃牌堆，以后还会抽到。
    - 除了购买，也可以用{ $moneychanger }换来，立刻就能打。
swordsmith-note-metal =
    - 放进剑身或剑柄的任意空格。剑身以两格中较低的等级为准。
    - 熔炉里 { $smelted } 张可以熔铸成一张{ $into }；它们还给市场，市场要有{ $into }。
    - { $crucible }可以立刻把手中一张换成{ $into }。
    - { $metal_broker }让它便宜。剑卖出时还给市场，分解时进你的弃牌堆。
swordsmith-note-best-metal =
    - 放进剑身或剑柄的任意空格。没有更好的金属，◆ 所以不能放进熔炉。
    - 除了购买，也可以熔铸，或用{ $crucible }换来。{ $meteorite }当作{ $meteorite_metal }。
    - { $metal_broker }让它便宜。剑卖出时还给市场，分解时进你的弃牌堆。
swordsmith-note-element =
    - 剑身完整之后放进附魔的空格，不需要剑柄。
    - 魔力池里 { $hatched } 张可以催生一张：它们进你的弃牌堆，新的一张从市场进手牌。
    - 分解时，附魔中最贵的一张还给市场，其余进你的弃牌堆。
    - ◆ { $prism }可以代表它。{ $element_broker }让它便宜，最少 { $least_price }。
swordsmith-note-apprentice =
    - 这名工人只在本回合，任何动作都能做。◆ 多张可以相加。
swordsmith-note-order-book =
    - ◆ 本回合打出的牌不会因这次抽牌洗进去。牌组和弃牌堆都不够，就有多少抽多少。
swordsmith-note-meteorite =
    - 不是打出，而是放进剑身或剑柄的空格。◆ 当作{ $meteorite_metal }。
    - ◆ 不能放进熔炉；{ $crucible }不能换它；{ $metal_broker }不会让它便宜。
    - ◆ 剑卖出或分解时，它进你的弃牌堆，不还给市场。
swordsmith-note-prism =
    - 不是打出，而是在剑身完整之后放进附魔的空格；不能放进魔力池。
    - ◆ 对一位冒险家的三种需求代表同一种元素，取能达到最高一型的；下一位冒险家可以是另一种。两张可以代表不同的元素。
    - ◆ 卖出之后进你的弃牌堆。分解时算价格 { $prism_price } 的附魔：最贵的话就进辅助牌的弃牌堆，否则进你的。
swordsmith-note-bellows =
    - ◆ 免费的熔铸先于工人用掉；多张和{ $furnace_keeper }可以相加。
    - ◆ 下一次熔铸，免不免费都算，{ $smelted } 张金属中一张进你的弃牌堆，另一张还给市场。本回合没用到就作废。
swordsmith-note-mana-spring =
    - ◆ 免费的催生先于工人用掉；多张和{ $spring_keeper }可以相加。
    - ◆ 下一次催生，免不免费都算，市场还有就多得一张。本回合没用到就作废。
swordsmith-note-whetstone =
    - ◆ 本回合每次掷骰都加，与{ $polisher }、第二张可以相加。
    - ◆ 免的是工人，星的价钱照付。免费的精炼本回合没用到就作废。
swordsmith-note-trade-letter =
    - ◆ 本回合买的每张牌都算，辅助牌也算。两张与掮客可以相加，最少 { $least_price }。
    - ◆ 星的价钱不会减少。
swordsmith-note-moneychanger =
    - ◆ 手里有{ $gold_coin }、市场有{ $gold_bag }就必须换；否则什么都不发生。换掉的还给市场。
    - 已经打出的不能换，所以先打这张。
swordsmith-note-slag-pit =
    - ◆ 只能还手中的钱币、金属、元素，不能还辅助牌；可以一张都不还。
    - 还掉的牌不再属于你，牌组因此变薄。金钱立刻得到。
swordsmith-note-courier =
    - 买到的牌留在手里给**下个**回合，另外再加上抽的牌：购买时出牌已经结束。◆ 辅助牌也算。
    - ◆ 同一回合第二张不起作用。
swordsmith-note-strongbox =
    - 结束本回合时才算：◆ 没花完的金钱和旧的抵用券合计最多 { $strongbox_keeps } 点变成抵用券，可以用到下个回合结束。其余作废。
swordsmith-note-herald =
    - ◆ 任意一位翻开的冒险家加一枚或减一枚，不会少于 0；抽完牌才选，也可以放弃。
    - 卖剑阶段还会再得一枚：这样达到等待期的，本轮就接待；少了一枚的可能多等一轮。
swordsmith-note-guild-seal =
    - ◆ 只算你在本轮卖剑阶段的第一笔，加到那一笔的职业；也算进信誉轨的顶端。
    - ◆ 多张都加在那一笔。本轮没卖就失效。
swordsmith-note-sword-rack =
    - ◆ 立刻离开牌组到永久区，位置也立刻就有。最多 { $most_swords } 个位置，加上{ $spare_anvil }也一样。
swordsmith-note-crucible =
    - ◆ 抽完牌才选，也可以不换；刚抽到的金属也行。旧的还给市场，市场要有更好的。
    - 换来的金属本回合就能放到剑上或放进熔炉。
    - ◆ { $meteorite }不能换。
swordsmith-note-helper =
    - ◆ 从你的下个回合起，每回合一开始就有。两位就是两名。
swordsmith-note-furnace-keeper =
    - ◆ 从你的下个回合起。免费的熔铸先于工人用掉，与{ $bellows }可以相加；两位就是两次。
swordsmith-note-spring-keeper =
    - ◆ 从你的下个回合起。免费的催生先于工人用掉，与{ $mana_spring }可以相加；两位就是两次。
swordsmith-note-polisher =
    - ◆ 从你的下个回合起。与{ $whetstone }、第二位可以相加。星的价钱不变。
swordsmith-note-porter =
    - ◆ 从你的下个回合起；两位就多抽两张。
swordsmith-note-patron =
    - 加入时免费任选一张翻开的辅助牌放进弃牌堆，◆ 在下一位冒险家翻开之前；拿走的立刻补上。没有翻开的就没得拿。
    - ◆ 金钱从你的下个回合起，每回合一开始就有。
swordsmith-note-spare-anvil =
    - ◆ 位置从你的下个回合起才有。两位，或加上{ $sword_rack }，仍然最多 { $most_swords } 个位置；金钱则各算各的。
swordsmith-note-element-broker =
    - ◆ 只算市场的元素，{ $prism }不算。与{ $trade_letter }、第二位可以相加，最少 { $least_price }。
swordsmith-note-metal-broker =
    - ◆ 只算市场的金属，{ $meteorite }不算。与{ $trade_letter }、第二位可以相加，最少 { $least_price }。熔铸本来就不花钱。
swordsmith-note-profession =
    - 信誉按职业分开计算；信誉轨的顶端是 { $track }。◆ 并非每种职业每局都有。
    - 场上某个职业的人全没了，游戏就在那个卖剑阶段结束。
swordsmith-note-members = - { $rank } 级：{ $members }。
swordsmith-note-no-hilt =
    { $tiers ->
        [0] - ◆ 没有剑柄的剑不能卖给这位冒险家。
        [3] - ◆ 没有剑柄的剑也能达到三种类型。
       *[other] - ◆ 没有剑柄的剑在这里最多到{ $tier }。
    }
swordsmith-note-wild-element = - ◆ { $prism }可以代表其中一种元素，对三种需求都是同一种。
swordsmith-note-add-up = - 需求是累加的：要达到期望型也得满足基本型，要达到兴奋型则三种都得满足。
swordsmith-note-kano = - 满足基本型和兴奋型、却没满足期望型的剑，只算基本型。
swordsmith-note-joins = - 以兴奋型成交，就留在卖家那里当{ $ability }。
