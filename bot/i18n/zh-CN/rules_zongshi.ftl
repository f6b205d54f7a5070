### 宗师的规则。◆ 放在我们的裁定或自定的数字前面。Fluent 不接受以星号开头的行，所以前面放 { "" }。
### 变量是卡牌数据里的数字与名称。

zongshi-rulebook =
    一座工匠之镇，{ $fewest } 到 { $most } 间工坊，每间有一位大师和一位学徒。制作作品、交换材料、走访镇民，最后成为**宗师**。

    第一次玩？`/learn` 会带你玩第一局。想先读规则就按顺序读，读到“{ zongshi-rules-visits.title }”就可以开玩，其余的用到再查；版图下面的面板只列出当前能做的事。单张卡牌用 `/card` 查询。

zongshi-rules-goal =
    你在工匠之镇经营一间工坊。游戏结束时得分最高者就是**宗师**。

    分数主要来自完成的作品、交换板块以及对 { $people } 位镇民的拜访，剩余的材料和卷轴也能换少量分数。

    你有两枚棋子：**大师**和**学徒**。每轮用空闲的棋子行动，一个回合用一枚：
    - 大师可以开始制作作品：先付材料，几轮之后完成；
    - 两枚都可以去市集拿材料、去寺庙抽卷轴、去当铺买交换板块，或者拜访镇民换取分数和奖励；
    - 也可以跳过。

    随后分配市集的材料，所有制作推进一轮，再开始下一轮。

    某轮结束时只要有人完成了 { $places } 件作品，就再玩一轮，然后计分。

    适合 { $fewest } 到 { $most } 人。◆ 两人也可以玩，但属于非正式规则。
    .title = 目标与流程
    .find = 目的、胜利、概览、人数

zongshi-rules-setup =
    - **材料**：{ $bronze }、{ $ivory }、{ $jade }、{ $gold }各 { $each } 份，共 { $total } 份，装入袋中。
    - **卷轴**：{ $scrolls } 张，{ $scroll_names } 种名称，面朝下叠成牌库。
    - **作品**：基础作品 { $basic_kinds } 种，每种 { $copies } 件，◆ 与人数无关；大师作品 { $masterworks } 件叠成牌库，翻开 { $face_up } 件。
    - **交换板块**：{ $tile_kinds } 种，两两材料组合各一种；每种的块数比玩家人数少 1。
    - **拜访奖励**：{ $visit_rewards } 个，{ $people } 位镇民下面各扣放一个，余下的一个不公开，移出游戏。
    - **每位玩家**：一间工坊（可存 { $capacity } 份材料、{ $places } 件完成的作品）、大师、学徒，以及拜访标记 { $tokens }。
    - 起始玩家随机决定。

    { "" }**轮抽**：按每位玩家 { $draft_scrolls } 张卷轴、{ $draft_materials } 份材料，全部摆在中央，◆ 正面朝上。由起始玩家右手边的人开始，**逆时针**每次拿一样，直到拿完，所以每人拿 { $drafted } 样，种类不限。◆ 拿到的卷轴随后扣下；拿了什么会留在记录里。

    ◆ 轮抽之后才给市集放材料：大罐比玩家人数多 1 份，小罐少 1 份。
    .title = 准备与轮抽
    .find = 设置、配件、开局、袋、起始玩家

zongshi-rules-round =
    一轮由四部分组成。

    { "" }**1. 玩家回合**：由起始玩家开始顺时针走两圈，每个回合用一枚棋子。

    { "" }**2. 分配材料**：罐中的材料分给站在那里的棋子。◆ 先分大罐。

    { "" }**3. 制作进度**：时间轨上的棋子各前进一步，本轮刚开始的也算。走到 0 即完成：作品占一格，奖励从此生效，棋子也空了出来。

    { "" }**4. 本轮结束**：镇上的棋子回家（时间轨上的不回）。如果有人完成了 { $places } 件作品，下一轮就是最后一轮，◆ 罐子也不补。否则补满罐子：大罐补到玩家人数加 1，小罐补到减 1；原有的保留，比这个数多也不拿走。◆ 先补大罐，袋中不够就有多少补多少。起始玩家标记交给左手边的人，◆ 最后一轮之前也照样交。

    ◆ 翻开的大师作品被拿走后，等该行动结束就补一件，直到牌库用尽。
    .title = 一轮的四个部分
    .find = 阶段、顺序、补充、制作进度、时间轨、完成

zongshi-rules-turn =
    每轮你有两个回合。每个回合用**一枚**棋子，先用哪枚都行：
    - **开始制作**（大师）；
    - **前往一个地方**：大罐、小罐、寺庙、当铺，或者拜访镇民。◆ 同一个地方可以有任意多枚棋子，你的两枚也可以都去；
    - **跳过**。只跳过这一枚；另一枚在你的另一个回合仍可行动。

    行动之前可以打出“单独使用”的卷轴；行动时再指明搭配的卷轴。卷轴只能在自己的回合打出。

    正在制作的棋子，在作品完成之前不能使用，其间你每轮只有一个回合。◆ 第一圈就会问你：可以行动、跳过，或者留到第二圈。行动或跳过之后，你本轮的回合就结束了。本回合打过卷轴就不能再留。

    { "" }**回合的顺序**：单独使用的卷轴，逐张结算 · 行动及其搭配的卷轴 · 支付 · 效果与奖励 · 放回或弃掉超出的部分。回合结束时，借来的奖励失效。
    .title = 你的回合
    .find = 行动、棋子、大师、学徒、跳过、等待、第二圈

zongshi-rules-projects =
    由大师开始制作；学徒要靠卷轴{ $apprentice_is_gaining_experience }，而且只能做基础作品。

    1. 选一件还有剩余的基础作品，或翻开的大师作品。
    2. 支付材料。
    3. 把棋子放到时间轨上，数字等于作品所需的轮数。

    { "" }**时间**：开始的那一轮也算在内。需要 1 轮的作品在当轮结束时完成，需要 2 轮的在下一轮结束时完成。在此之前棋子不能使用。

    开始时，奖励{ $blacksmith_tools }少 1 轮，卷轴{ $swift_fingers_sure_fingers }再少 1 轮，最少 1 轮。之后时间不再变化，也不能中途放弃。

    { "" }**一次一件**：工坊里有作品在制作时，两枚棋子都不能开始别的作品。只有卷轴{ $follow_the_twofold_path }能同时开始两件。

    { "" }**上限**：完成 { $places } 件之后不能再开始。

    ◆ 同一种基础作品只要还有剩余就可以再做，每件都计分，但同名奖励只算一次。

    大师作品分数高，但没有奖励。有些需要 { $dearest } 份材料，而工坊只能存 { $capacity } 份，因此需要{ $larger_workshop }或某种专精的奖励，或者卷轴。
    .title = 开始制作作品
    .find = 制作、大师作品、基础作品、时间、轮数、工坊

zongshi-rules-paying =
    ◆ **一次行动付一次款。**各部分的费用先减免，再合计，一次付清：{ $follow_the_twofold_path }的两件作品、一次拜访的所有对象、一次购买的所有板块都如此。全部付得起才能行动。单独使用的卷轴或拜访奖励带来的购买，另付一次。

    { "" }**减免**（不低于 0）：
    1. 每种专精，无论自有还是借来，让**大师**开始的作品少付 1 份该材料，◆ 同时两件则各少 1 份。
    2. 每张善用某材料的卷轴，让总额少 1 份该材料；作品、拜访、板块都适用。
    3. 卷轴{ $artistic_subtlety }让作品的总额少 1 份任选材料。

    ◆ 总额里还有该材料时，才能用减免它的卷轴。

    { "" }**交换板块**随后可以顶替材料，仅限作品与拜访：见“{ zongshi-rules-tiles.title }”。

    付出的材料放回袋中。◆ 拜访付的材料先搁在一旁，等这次行动的奖励全部结算完才回袋。只付恰好的数量，不能多付。

    ◆ 有不同付法时，从列表里选一种；用板块最少的排在最前面。
    .title = 支付
    .find = 费用、价格、减免、折扣、专精、付款

zongshi-rules-tiles =
    交换板块上画着两种材料。支付**作品**或**拜访**时，可以用其中一种顶替另一种 1 份，◆ 两个方向都行。板块不会消耗。

    ◆ 你的每块板块每次行动可顶替 1 份；同种两块就是 2 份。两块不能串联：有青铜/翡翠和翡翠/黄金，也不能用 1 份黄金付 1 份青铜。但费用是 2 份青铜、1 份翡翠时，可以用翡翠付其中一份青铜、用黄金付翡翠，即青铜、翡翠、黄金各付 1 份。

    { "" }*举例*：{ $merchant_statue }需要 { $statue_price }。有象牙/翡翠板块，就可以多付一份象牙来代替翡翠，并不需要真有翡翠。

    { "" }**当铺**：一块板块的价格就是它上面的两种材料。学徒恰好买一块；大师买一块以上，◆ 同种可以买多块，卖完为止。一块都付不起就不能去。买板块时不能用板块顶替，善用某材料的卷轴则可以。

    也可以通过{ $pawn_shop_owners_gift }或拜访奖励{ $pawn_tile }购买。

    游戏结束时每块 { $tile_points } 分，{ $tile_kinds } 种齐全再加 { $kinds_bonus } 分。
    .title = 交换板块与当铺
    .find = 当铺、交换、转换、顶替

zongshi-rules-market =
    把棋子放到大罐或小罐，◆ 空罐也可以。材料要等所有人的回合都结束才分。大师到达时可以凭{ $privileged_treatment }先拿，◆ 再由{ $merchant_statue }抽取。

    两个罐子分开分，◆ 先大后小：
    - **只有一位玩家的大师在**：全部归该玩家，那里的学徒什么也拿不到。
    - **两位以上玩家的大师在**：由起始玩家开始顺时针，每位大师先选 1 份；然后每位学徒按同样顺序选 1 份，不多不少；接着大师们轮流拿，直到罐空。
    - **只有学徒在**：按同样顺序各选 1 份，不多不少，其余留下。

    ◆ 持{ $writ_of_authority }的学徒在这里算大师。同一位玩家的两位大师算一位玩家；旁边还有别人的大师时，两位各拿各的。例如甲有两位、乙有一位，顺序就是甲、甲、乙，然后轮到学徒，接着又是甲、甲、乙。

    材料比棋子少时，顺序靠后的拿不到。◆ 不能选择不拿；剩下的全是同一种时直接拿，不再询问。拿到的先放在工坊旁，该罐分完后再放回超出的部分。

    开桌选项“{ zongshi-option-apprentice-beside-lone-master }”会改变第一种情况。
    .title = 市集：罐子与分配
    .find = 罐子、分配、大罐、小罐、材料

zongshi-rules-temple =
    { "" }**学徒**：立刻抽 1 张卷轴。

    { "" }**大师**：先把任意份材料一次交回袋中，也可以不交。然后抽 1 张卷轴，每交回 1 份多抽 1 张，一起抽。看到卷轴后不能再改交回的数量。

    有{ $temple_offering }的大师多抽 1 张。◆ 持{ $writ_of_authority }的学徒也一样，并且也能交回材料。

    超过手牌上限就立刻弃掉：上限 { $hand } 张，有{ $temple_offering }则为 { $large_hand } 张。

    ◆ 牌库抽完就把弃牌堆洗成新牌库；弃牌堆也空就不抽。即便如此仍可前往寺庙。

    抽到“单独使用”的卷轴要等下次：它须在行动之前打出，而本回合的行动就是去寺庙。
    .title = 寺庙
    .find = 抽卷轴、交回、牌库、洗牌

zongshi-rules-visits =
    { $people } 位镇民与拜访所付的材料：{ $scholar }{ $scholar_material }、{ $official }{ $official_material }、◆ { $merchant }{ $merchant_material }、◆ { $abbot }{ $abbot_material }。

    { "" }**拜访**：把一枚没用过的拜访标记（{ $tokens }）放在一位镇民处，支付与标记数字等量的该材料。标记用过即止。

    ◆ 每位玩家对每位镇民至多拜访一次。别人仍可前来，同一轮也行。

    { "" }**学徒**：拜访一位。**大师**：一次行动可拜访一位以上；两位以上时**每位**各多付 1 份。{ $host_a_town_meeting }可免去恰好两位时的这一份。

    { "" }**奖励**：首位到访的**大师**翻开扣着的奖励，立刻使用，然后移出游戏。学徒先来不会把它用掉，也拿不到。◆ 一次有多个奖励时，按你指定的顺序逐个结算，每结算一个，先放回或弃掉超出的部分。

    所有对象的费用一次付清；交换板块和善用某材料的卷轴都可以用。

    游戏结束时拜访过 1、2、3、4 位，分别得 { $visit_1 }、{ $visit_2 }、{ $visit_3 }、{ $visit_4 } 分。
    .title = 拜访镇民
    .find = 拜访标记、学者、官员、商人、住持

zongshi-rules-rewards =
    { "" }**完成的基础作品**从完成那一刻起一直提供奖励，直到游戏结束。◆ 同名奖励只算一次。
    - { $larger_workshop }：{ zongshi-reward-larger-workshop }
    - { $bronze_mastery }：{ zongshi-reward-bronze-mastery }{ $gold_mastery }、{ $jade_mastery }、{ $ivory_mastery }同理，各减各的材料。
    - { $blacksmith_tools }：{ zongshi-reward-blacksmith-tools }
    - { $temple_offering }：{ zongshi-reward-temple-offering }
    - { $merchant_statue }：{ zongshi-reward-merchant-statue }◆ 必定抽取，不再询问。

    写明大师的奖励对学徒无效，◆ 但持{ $writ_of_authority }的学徒在各地点可以享用。材料空间与手牌上限则始终有效。

    { "" }**拜访奖励**立刻使用，仅此一次：
    - { $draw_scroll }：{ zongshi-visit-reward-draw-scroll }
    - { $pawn_tile }：{ zongshi-visit-reward-pawn-tile }要付上面的两种材料。
    - { $two_materials }：{ zongshi-visit-reward-two-materials }
    - { $refund }：{ zongshi-visit-reward-refund }买板块付的不算。
    - { $market_pick }：{ zongshi-visit-reward-market-pick }

    ◆ 不起作用的拜访奖励也算用掉。
    .title = 作品奖励与拜访奖励
    .find = 专精、扩建工坊、铁匠工具、寺庙供品、商人雕像、收回、效果

zongshi-rules-scrolls =
    手牌上限 { $hand } 张，有{ $temple_offering }则为 { $large_hand } 张。别人看得到你有几张，看不到是哪些。工坊里的其他东西都是公开的，袋中还剩什么也是。

    ◆ 卷轴分两类，牌上写明：
    - **单独使用**：轮到你行动时，在行动之前打出，张数不限。
    - **搭配行动**：与它所改变的行动一起指明。一次行动可以搭配多张不同的卷轴。善用某材料的卷轴可以搭配任何一次付款，单独使用的卷轴或拜访奖励带来的也行。

    { "" }**每回合一次**：同一回合不能打两张同名卷轴；本轮的另一个回合可以。

    ◆ 眼下不起作用的卷轴不能打：袋空不能抽，付不起不能买。

    单独使用的卷轴不算行动：打完仍要行动，也可以跳过。◆ 要留到第二圈的人，第一圈不能打。

    ◆ 打出的卷轴，等该行动的效果全部结算完才进弃牌堆；在此之前不能从弃牌堆取回，也不会再被抽到。弃牌堆正面朝上。
    .title = 卷轴的用法
    .find = 手牌上限、同名、弃牌堆、时机

zongshi-rules-own-moves =
    ◆ 都在行动之前打出。数字为张数。
    - { $gift_from_the_priests } ×{ $gift_from_the_priests_copies }：{ zongshi-scroll-gift-from-the-priests }
    - { $lucky_discovery } ×{ $lucky_discovery_copies }：{ zongshi-scroll-lucky-discovery }◆ 袋中只剩 1 份就抽 1 份。
    - { $fortune_brings_opportunity } ×{ $fortune_brings_opportunity_copies }：{ zongshi-scroll-fortune-brings-opportunity }
    - { $lessons_of_the_past } ×{ $lessons_of_the_past_copies }：{ zongshi-scroll-lessons-of-the-past }◆ 不能取它自己，可以取同名的另一张，但要等别的回合才能打。
    - { $pawn_shop_owners_gift } ×{ $pawn_shop_owners_gift_copies }：{ zongshi-scroll-pawn-shop-owners-gift }要付上面的两种材料；善用某材料的卷轴可以帮忙。
    - { $an_ear_to_the_wall } ×{ $an_ear_to_the_wall_copies }：{ zongshi-scroll-an-ear-to-the-wall }◆ 仅限你没完成过的名称；大师作品没有奖励可借。回合结束即失效：分配市集时已经没有了，超出上限的材料与卷轴也要立刻放回或弃掉。

    ◆ 每打完一张，先处理超出的部分，再做别的。
    .title = 行动之前的卷轴
    .find = 僧侣的赠礼、意外的收获、时来运转、前车之鉴、当铺老板的人情、隔墙有耳、借用、单独使用

zongshi-rules-with-action =
    ◆ 与行动一起指明。数字为张数。
    - { $privileged_treatment } ×{ $privileged_treatment_copies }：{ zongshi-scroll-privileged-treatment }罐子不能是空的；之后照常分配。
    - { $apprentice_is_gaining_experience } ×{ $apprentice_is_gaining_experience_copies }：{ zongshi-scroll-apprentice-is-gaining-experience }◆ 借来的奖励同样无效。交换板块、善用某材料的卷轴和{ $artistic_subtlety }可以用。
    - { $artistic_subtlety } ×{ $artistic_subtlety_copies }：{ zongshi-scroll-artistic-subtlety }
    - { $swift_fingers_sure_fingers } ×{ $swift_fingers_sure_fingers_copies }：{ zongshi-scroll-swift-fingers-sure-fingers }◆ 用了{ $blacksmith_tools }之后已只剩 1 轮则不能用。
    - { $host_a_town_meeting } ×{ $host_a_town_meeting_copies }：{ zongshi-scroll-host-a-town-meeting }
    - { $masterful_use_of_bronze } ×{ $masterful_use_of_bronze_copies }，象牙、翡翠、黄金也各有：{ zongshi-scroll-masterful-use-of-bronze }不同的可以一起用。◆ 本次行动中刚抽到的，可以用于同一行动后面的付款。
    - { $writ_of_authority } ×{ $writ_of_authority_copies }：{ zongshi-scroll-writ-of-authority }◆ 在地点上大师能做的它都能做：拜访多位并拿奖励、交回材料、买多块板块、你的作品在那里的奖励、分罐时算大师。写明大师的卷轴不能搭配。
    - { $follow_the_twofold_path } ×{ $follow_the_twofold_path_copies }：见“{ zongshi-rules-twofold.title }”。
    .title = 搭配行动的卷轴
    .find = 特别礼遇、学徒的历练、巧夺天工、眼明手快、召集镇民大会、善用、授权令

zongshi-rules-twofold =
    凭{ $follow_the_twofold_path }，你的**大师**同时开始两件作品。
    - ◆ 两件都从当前翻开的里选，补牌之前就选定；同一种基础作品两件也行。两件都要付得起。
    - 一次付清：◆ 每种专精对两件各减 1 份；善用某材料的卷轴和{ $artistic_subtlety }对总额只减一次。
    - 两件都按较长的时间。◆ { $blacksmith_tools }少 1 轮，{ $swift_fingers_sure_fingers }再少 1 轮，最少 1 轮。
    - 两件同时完成，各占一格，奖励都生效。

    { "" }**只剩一格**：完成 { $before_last } 件的人仍可开始两件。完成时选一件放进最后一格并计分，◆ 奖励也算这一件的。另一件移出游戏，但判定平局时你算完成 { $beyond } 件。◆ 等所有棋子都前进之后才选。

    ◆ 游戏结束时仍未完成，两件都算部分分数；只剩一格则算较好的那件。

    学徒不能用，靠{ $apprentice_is_gaining_experience }也不行。
    .title = 双管齐下
    .find = 两件作品、七件作品、同时

zongshi-rules-limits =
    { "" }**材料**：工坊能存 { $capacity } 份，有{ $larger_workshop }则为 { $large_capacity } 份。超出的人自己选放回袋中的材料，恰好是超出的数量，原有的也可以选。

    { "" }**卷轴**：上限 { $hand } 张，有{ $temple_offering }则为 { $large_hand } 张。超出的人立刻选要弃掉的。

    { "" }**何时处理？**
    - 从罐子拿的：该罐分完就处理，在下一罐之前。◆ 多人超出就同时询问，其他人等待。
    - ◆ 其他情况：整个效果结算完就算，然后才做别的；先材料，后卷轴。所以{ $lucky_discovery }的两份都抽完才算，{ $privileged_treatment }与{ $merchant_statue }都做完才算，拜访奖励则每个之后都算。
    - ◆ 回合结束，借来的{ $larger_workshop }或{ $temple_offering }失效时。

    交换板块没有上限。除了在寺庙，不能主动放回或弃掉东西。
    .title = 上限：材料或卷轴过多
    .find = 容量、手牌上限、弃掉、放回、超出

zongshi-rules-end =
    { "" }**最后一轮**：某轮结束时，只要有人完成了 { $places } 件作品，就再玩恰好一轮。
    - ◆ 这一轮之前**不**补市集，原有的保留。有一个开桌选项会补。
    - ◆ 起始玩家标记照常下传。
    - 完成 { $places } 件的人可以前往地点、拜访或跳过，但不能开始作品；其他人可以。
    - 这一轮里别人也可以填满最后一格，不会因此再加一轮。

    之后计分。

    ◆ **停滞**：连续 { $idle } 轮没有任何玩家开始、完成、购买、拜访、抽或拿任何东西，或者玩完第 { $most_rounds } 轮，同样再玩最后一轮。
    .title = 游戏结束
    .find = 最后一轮、六件作品、停滞

zongshi-rules-scoring =
    1. **完成的作品**：作品上的分数。{ $places } 格全满再加 { $six_bonus } 分。
    2. **交换板块**：每块 { $tile_points } 分。{ $tile_kinds } 种齐全再加 { $kinds_bonus } 分。
    3. **拜访**：1、2、3、4 位得 { $visit_1 }、{ $visit_2 }、{ $visit_3 }、{ $visit_4 } 分。
    4. **制作中的作品**：剩 1、2、3 轮，分数减 { $penalty_1 }、{ $penalty_2 }、{ $penalty_3 }，◆ 不低于 0。◆ { $follow_the_twofold_path }的两件都算，只剩一格则算较好的。它不算完成，不占格子。
    5. **剩余的东西**：材料和卷轴合计，每 { $leftovers } 个 1 分。

    得分最高者获胜。**平局**：完成作品较多者胜，{ $follow_the_twofold_path }可能算 { $beyond } 件。仍然相同则共享胜利，都是宗师。

    版图上名字旁边的分数，就是现在结束会得到的分数。
    .title = 计分与平局
    .find = 分数、平局、胜者、剩余、未完成

zongshi-rules-house-rules =
    开始之前房主可以打开（`/table options`）；组局消息里没写就是关着的。

    - **{ zongshi-option-refill-last-round }**：最后一轮之前也照常补满罐子。
    - **{ zongshi-option-apprentice-beside-lone-master }**：罐上只有一位玩家的大师，同时还有别人的学徒时，按多位大师的方式分：大师拿 1 份，每位学徒拿 1 份，其余归大师。

    ◆ **我们自定的**：所有大师作品，以及基础作品的费用、时间、分数（{ $merchant_statue }的费用与时间除外）；大师作品和拜访奖励的名称；哪些卷轴单独使用；黄金和象牙付给哪位镇民。我们依据的规则摘要没有印出这些。每张牌哪些是印的、哪些是推出来的、哪些是自定的，`/card` 都会说明。

    两人游戏（非正式）：板块每种一块，罐中 3 份与 1 份。
    .title = 开桌选项，以及自定的部分
    .find = 房规、变体、两人、正式

## 图片：图上的字，以及说明文字

zongshi-scene-paying = 费用有四份，每份下面是所付的材料：象牙付象牙；翡翠由第二份象牙顶替，中间是象牙/翡翠的交换板块；两份黄金付两份黄金。
zongshi-scene-paying-title = { $project }：用交换板块支付
zongshi-scene-paying-cost = 费用
zongshi-scene-paying-tile = 顶替
zongshi-scene-paying-paid = 你付的
zongshi-scene-market = 五份材料的罐子有三种分法。玩家 1 的大师和玩家 2 的学徒：玩家 1 全拿。玩家 1、2 的大师和玩家 3 的学徒：依次是玩家 1、玩家 2、学徒、玩家 1、玩家 2。只有玩家 2、3 的学徒：各拿一份，三份留下。
zongshi-scene-market-one = 只有一位玩家的大师：全部拿走
zongshi-scene-market-several = 多位玩家的大师：轮流拿，再轮学徒，再继续
zongshi-scene-market-apprentices = 只有学徒：各拿 1 份，其余留下
zongshi-scene-market-stays = 留下
