### 宗师的卡牌：属于哪一类，与其他卡牌如何互动。效果在 zongshi.ftl。
### 变量：$material、$mastery、$masterful、$person 属于这张牌的材料；其余与规则相同。

zongshi-cardkind-material = 材料
zongshi-cardkind-exchange-tile = 交换板块
zongshi-cardkind-townsperson = 镇民
zongshi-cardkind-basic-project = 基础作品
zongshi-cardkind-masterwork = 大师作品
zongshi-cardkind-scroll = 卷轴
zongshi-cardkind-visit-reward = 拜访奖励

zongshi-card-project =
    { $rounds ->
       *[other] 费用 { $price } · 制作 { $rounds } 轮 · { $points } 分 · 共 { $copies } 件
    }
zongshi-card-scroll = 共 { $copies } 张 · { $play }
zongshi-card-play-before = 单独使用，在行动之前
zongshi-card-play-with = 搭配行动
zongshi-card-townsperson = 拜访付{ $material }，份数等于拜访标记的数字

zongshi-lying-scrolls = 卷轴
zongshi-lying-town = 作品与镇民

## 说明

zongshi-note-material =
    - { $total } 份材料中有 { $each } 份。
    - 拜访{ $person }要付这种材料。
    - { $mastery }让大师开始的每件作品少付 1 份；{ $masterful }让任意一次付款少付 1 份。
    - 有画着它的交换板块，就可以用它顶替板块上的另一种，反之亦可。
zongshi-note-exchange-tile =
    - 以上面的两种材料各 1 份购买：在当铺、凭{ $pawn_shop_owners_gift }，或凭{ $pawn_tile }。每种的块数比玩家人数少 1。
    - 支付作品或拜访时，可以用一种顶替另一种 1 份，◆ 两个方向都行，每次行动一次。板块保留。
    - ◆ 同种两块顶替 2 份。不同的两块不能串联。
    - 买板块时不能用。
    - 游戏结束时 { $tile_points } 分；{ $tile_kinds } 种齐全再加 { $kinds_bonus } 分。
zongshi-note-townsperson =
    - 把一枚没用过的拜访标记（{ $tokens }）放在这里。◆ 每位镇民你至多拜访一次；别人也可以来。
    - 大师一次行动可以拜访多位，但每位各多付 1 份。
    - 这里扣着一个奖励，留给首位到访的**大师**；学徒先来不会把它用掉。
    - 可以用{ $masterful }和交换板块支付；{ $mastery }不行，那只用于作品。
zongshi-note-masterwork =
    - 只有大师能开始，有{ $apprentice_is_gaining_experience }也不例外。没有奖励。
    - 必须已经翻开。◆ 拿走之后，等行动结束翻开下一件。
zongshi-note-masteries-help = - 能减少费用的有：{ $masteries }、善用这些材料的卷轴，以及{ $artistic_subtlety }。
zongshi-note-too-dear = - 需要 { $count } 份材料，而工坊只能存 { $capacity } 份：没有{ $larger_workshop }就得靠别的减少费用。交换板块不管用：它只改变付什么，不改变付多少。
zongshi-note-mastery =
    - **大师**开始的每件作品少付 1 份{ $material }，不低于 0；◆ 用{ $follow_the_twofold_path }时两件各少 1 份。
    - 拜访、买板块、学徒的作品都不适用。
    - 可与{ $masterful }、{ $artistic_subtlety }叠加。
    - ◆ 第二件{ $mastery }照样计分，但不再多减。
    - { $an_ear_to_the_wall }可以借用一个回合。
zongshi-note-larger-workshop =
    - 从完成那一刻起工坊能存 { $large_capacity } 份，分罐时也算。
    - ◆ 第二件照样计分，但不再增加空间。
    - ◆ 用{ $an_ear_to_the_wall }借来的到回合结束为止，超过 { $capacity } 份的立刻放回。因此它能帮你在那个回合付昂贵的作品，却不能帮你存之后从罐里分到的材料。
zongshi-note-blacksmith-tools =
    - 只对它完成之后大师才开始的作品有效；已在制作的绝不缩短。
    - 加上{ $swift_fingers_sure_fingers }就少 2 轮，最少 1 轮。◆ 已只剩 1 轮时不能再用那张卷轴。
    - ◆ 用{ $follow_the_twofold_path }时，较长的时间少 1 轮。
    - 对学徒的作品无效。
zongshi-note-temple-offering =
    - 大师在寺庙抽 2 张，每交回 1 份材料再多 1 张。
    - 手牌上限始终是 { $large_hand } 张，无论卷轴从何而来。
    - ◆ 持{ $writ_of_authority }的学徒也能用。
    - ◆ 用{ $an_ear_to_the_wall }借来的到回合结束为止，超过 { $hand } 张的立刻弃掉。
zongshi-note-merchant-statue =
    - 大师来到任一罐子时从袋中抽，◆ 空罐也抽；◆ 必定抽取，在{ $privileged_treatment }之后。
    - 超出的立刻放回。罐子之后照常分配。
    - ◆ 持{ $writ_of_authority }的学徒也能用；袋空则不抽。
zongshi-note-gift-from-the-priests =
    - ◆ 袋空时不能打。
    - 抽到的材料本回合的行动就能用。
    - 工坊满了由你选放回哪一份，不一定是刚抽到的。
zongshi-note-lucky-discovery =
    - ◆ 袋空时不能打；只剩 1 份就抽 1 份。
    - 抽到的材料本回合的行动就能用。
    - ◆ 两份都抽完才放回超出的部分。
zongshi-note-fortune-brings-opportunity =
    - ◆ 两个罐子都空时不能打。不需要有棋子在那里。
    - 你拿走的，之后分那个罐子时就少了。
    - 拿到的材料本回合的行动就能用。
zongshi-note-lessons-of-the-past =
    - ◆ 打出之前弃牌堆里就要有卷轴；不能取它自己。
    - 取得的卷轴同一回合就能打，除非已打过同名的。所以同名的另一张要等别的回合。
    - 超过手牌上限就立刻弃掉。
zongshi-note-pawn-shop-owners-gift =
    - 不算行动：两枚棋子都还能用。
    - 要付板块上的两种材料；◆ 可以用一、两张善用某材料的卷轴。别的交换板块帮不上忙。
    - ◆ 要有你付得起的板块才能打。
    - 买到的板块本回合的行动就能用。
zongshi-note-an-ear-to-the-wall =
    - 选一件别人已完成、而你没有同名作品的基础作品。◆ 没有就不能打。
    - 到回合结束前如同自己的：专精或{ $blacksmith_tools }用于大师开始的作品，{ $temple_offering }用于寺庙，{ $merchant_statue }用于市集，{ $larger_workshop }的空间也算。
    - ◆ 对学徒开始的作品无效；分配市集时也已失效。
    - ◆ 回合结束时，超出上限的放回或弃掉。
zongshi-note-privileged-treatment =
    - 只能搭配**大师**，而且罐里要有东西；◆ 持{ $writ_of_authority }的学徒也不行。
    - 到达时就拿，◆ 在{ $merchant_statue }之前。两样都做完才放回超出的部分。
    - 之后照常分配，你也参与。
zongshi-note-apprentice-is-gaining-experience =
    - 只能做**基础**作品，而且工坊里没有作品在制作。完成之前学徒一直在时间轨上；完成后奖励照算。
    - 专精和{ $blacksmith_tools }都无效，◆ 自有的、借来的都一样。
    - ◆ 交换板块、善用某材料的卷轴、{ $artistic_subtlety }可以用。{ $swift_fingers_sure_fingers }和{ $follow_the_twofold_path }是大师的。
zongshi-note-artistic-subtlety =
    - 只能用于作品，大师或学徒开始的都行。
    - 付款时才选：先算专精和善用某材料的卷轴，再免去任意一份。
    - ◆ 用{ $follow_the_twofold_path }时对总额只用一次。已无须付款时不能用。
zongshi-note-follow-the-twofold-path =
    - 两件都从当前翻开的里选，◆ 同一种基础作品两件也行；两件都要付得起，一次付清。
    - ◆ 每种专精两件各减 1 份；善用某材料的卷轴和{ $artistic_subtlety }只用一次。
    - 按较长的时间。◆ { $blacksmith_tools }少 1 轮，{ $swift_fingers_sure_fingers }再少 1 轮。
    - 只剩一格时，完成后选一件计分；另一件移出游戏，但判定平局时算你的第 { $beyond } 件。
zongshi-note-swift-fingers-sure-fingers =
    - 只用于本次行动中**大师**开始的作品。
    - 加上{ $blacksmith_tools }就少 2 轮，最少 1 轮。◆ 已只剩 1 轮时不能用。
    - 1 轮的作品在本轮的制作进度就完成。
zongshi-note-host-a-town-meeting =
    - 只能搭配**大师**，而且恰好拜访两位：一位不行，三位也不行。◆ 持{ $writ_of_authority }的学徒不行。
    - 每位只付标记的数字。两位合起来要付得起。
    - 两边的奖励照常拿。
zongshi-note-masterful-use =
    - 你的任何付款都能用：两枚棋子的作品、拜访、交换板块，◆ 卷轴或拜访奖励带来的购买也算。
    - 总额少 1 份{ $material }。◆ 算完专精之后仍要付{ $material }，才能使用。
    - 不同材料的可以一起用；同名的一个回合不能打两张。
    - ◆ 刚抽到的，可以用于同一行动后面的付款。
zongshi-note-writ-of-authority =
    - 搭配学徒前往一个地方：可以拜访多位并拿奖励、在寺庙交回材料、买多块板块、◆ 享用{ $temple_offering }和{ $merchant_statue }，分罐时算大师。
    - ◆ 与自己的大师在同一个罐子时算一位玩家：没有别人的大师就全拿；有的话两位各拿各的。
    - 不能制作；大师的卷轴也不能搭配：{ $privileged_treatment }、{ $host_a_town_meeting }、{ $swift_fingers_sure_fingers }、{ $follow_the_twofold_path }。
zongshi-note-draw-scroll =
    - 超过手牌上限就立刻弃掉。◆ 没有卷轴可抽也算用掉。
    - ◆ 抽到善用某材料的卷轴，可以用于同一行动后面的付款，例如{ $pawn_tile }。
zongshi-note-pawn-tile =
    - 要付板块上的两种材料，另付一次；◆ 可以用善用某材料的卷轴。也可以不买。
    - ◆ 一块都付不起也算用掉。
zongshi-note-two-materials =
    - ◆ 两份都抽完才放回超出的部分，然后才轮到同一次拜访的下一个奖励。
zongshi-note-refund =
    - 本次行动为拜访付的材料全部回到工坊，同一次拜访其他人的那份也算；拜访标记留在那里。
    - 收回的是实际付出的，用没用交换板块都一样。◆ { $pawn_tile }付的不会回来。
    - ◆ 超出的放回袋中。
zongshi-note-market-pick =
    - 你拿走的，之后分那个罐子时就少了。◆ 两个罐子都空也算用掉。
