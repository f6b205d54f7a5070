### 宗師的卡牌：是哪一類，和其他卡牌怎麼互動。效果在 zongshi.ftl。
### 變數：$material、$mastery、$masterful、$person 屬於這張牌的材料；其他和規則的一樣。

zongshi-cardkind-material = 材料
zongshi-cardkind-exchange-tile = 交換板塊
zongshi-cardkind-townsperson = 鎮民
zongshi-cardkind-basic-project = 基礎作品
zongshi-cardkind-masterwork = 大師作品
zongshi-cardkind-scroll = 卷軸
zongshi-cardkind-visit-reward = 拜訪獎勵

zongshi-card-project =
    { $rounds ->
       *[other] 費用 { $price } · 製作 { $rounds } 輪 · { $points } 分 · 共 { $copies } 件
    }
zongshi-card-scroll = 共 { $copies } 張 · { $play }
zongshi-card-play-before = 單獨使用，在行動之前
zongshi-card-play-with = 搭配行動
zongshi-card-townsperson = 拜訪付{ $material }，份數是拜訪標記的數字

zongshi-lying-scrolls = 卷軸
zongshi-lying-town = 作品與鎮民

## 說明

zongshi-note-material =
    - { $total } 份材料裡有 { $each } 份。
    - 拜訪{ $person }要付這種材料。
    - { $mastery }讓大師開始的每件作品少付 1 份；{ $masterful }讓任何一次付款少付 1 份。
    - 有畫著它的交換板塊，就可以用它代替板塊上的另一種，或反過來。
zongshi-note-exchange-tile =
    - 用上面的兩種材料各 1 份買：在當舖、用{ $pawn_shop_owners_gift }，或用{ $pawn_tile }。每種的片數比玩家人數少 1。
    - 付作品或拜訪的費用時，可以用一種代替另一種 1 份，◆ 哪一邊都行，每個行動一次。板塊留著。
    - ◆ 同種兩片代替 2 份。不同的兩片不能串連。
    - 買板塊時不能用。
    - 遊戲結束時 { $tile_points } 分；{ $tile_kinds } 種全有再加 { $kinds_bonus } 分。
zongshi-note-townsperson =
    - 放一枚沒用過的拜訪標記（{ $tokens }）在這裡。◆ 每位鎮民你最多拜訪一次；別人也可以來。
    - 大師一個行動可以拜訪好幾位，但每位都多付 1 份。
    - 這裡蓋著一個獎勵給第一位到的**大師**；學徒先到不會用掉。
    - 可以用{ $masterful }和交換板塊付；{ $mastery }不行，那是給作品用的。
zongshi-note-masterwork =
    - 只有大師能開始，有{ $apprentice_is_gaining_experience }也不例外。沒有獎勵。
    - 要翻開了才能選。◆ 拿走之後，等行動結束翻開下一件。
zongshi-note-masteries-help = - 可以減少費用的有：{ $masteries }、善用這些材料的卷軸，以及{ $artistic_subtlety }。
zongshi-note-too-dear = - 要 { $count } 份材料，工坊卻只放得下 { $capacity } 份：沒有{ $larger_workshop }就得靠別的減少費用。交換板塊沒用：它只改變付什麼，不改變付多少。
zongshi-note-mastery =
    - **大師**開始的每件作品少付 1 份{ $material }，不會低於 0；◆ 用{ $follow_the_twofold_path }時兩件各少 1 份。
    - 拜訪、買板塊、學徒的作品都不算。
    - 可以和{ $masterful }、{ $artistic_subtlety }一起用。
    - ◆ 第二件{ $mastery }會計分，但不會再減。
    - { $an_ear_to_the_wall }可以借用一個回合。
zongshi-note-larger-workshop =
    - 完成那一刻起工坊放得下 { $large_capacity } 份，分配罐子時也算。
    - ◆ 第二件會計分，但不會再多空間。
    - ◆ 用{ $an_ear_to_the_wall }借來的到回合結束為止，超過 { $capacity } 份的馬上放回。所以能幫你在那個回合付很貴的作品，不能幫你存之後從罐子分到的材料。
zongshi-note-blacksmith-tools =
    - 只對完成之後大師才開始的作品有用；已經在製作的不會縮短。
    - 加上{ $swift_fingers_sure_fingers }就少 2 輪，最少 1 輪。◆ 已經只剩 1 輪時不能再用那張卷軸。
    - ◆ 用{ $follow_the_twofold_path }時，較長的時間少 1 輪。
    - 對學徒的作品沒用。
zongshi-note-temple-offering =
    - 大師在寺廟抽 2 張，每繳回 1 份材料再多 1 張。
    - 手牌上限一直是 { $large_hand } 張，不管卷軸怎麼來的。
    - ◆ 有{ $writ_of_authority }的學徒也能用。
    - ◆ 用{ $an_ear_to_the_wall }借來的到回合結束為止，超過 { $hand } 張的馬上棄掉。
zongshi-note-merchant-statue =
    - 大師到任一罐子時從袋子抽，◆ 空罐子也抽；◆ 一定會抽，在{ $privileged_treatment }之後。
    - 超出的馬上放回。罐子之後照常分配。
    - ◆ 有{ $writ_of_authority }的學徒也能用；袋子空了就不抽。
zongshi-note-gift-from-the-priests =
    - ◆ 袋子空了不能打。
    - 抽到的材料這個回合的行動就能用。
    - 工坊滿了就由你選要放回哪一份，不一定是剛抽到的。
zongshi-note-lucky-discovery =
    - ◆ 袋子空了不能打；只剩 1 份就抽 1 份。
    - 抽到的材料這個回合的行動就能用。
    - ◆ 兩份都抽完才放回超出的部分。
zongshi-note-fortune-brings-opportunity =
    - ◆ 兩個罐子都空了不能打。不需要有棋子在那裡。
    - 你拿走的，之後分配那個罐子時就少了。
    - 拿到的材料這個回合的行動就能用。
zongshi-note-lessons-of-the-past =
    - ◆ 打之前棄牌堆就要有卷軸；不能拿這一張自己。
    - 拿到的卷軸同一個回合就能打，除非已經打過同名的。所以另一張同名的要等別的回合。
    - 超過手牌上限就馬上棄掉。
zongshi-note-pawn-shop-owners-gift =
    - 不算行動：兩枚棋子都還能用。
    - 要付板塊上的兩種材料；◆ 可以用一、兩張善用某材料的卷軸。其他交換板塊不能幫忙。
    - ◆ 要有你付得起的板塊才能打。
    - 買到的板塊這個回合的行動就能用。
zongshi-note-an-ear-to-the-wall =
    - 選一件別人已完成、而你沒有同名作品的基礎作品。◆ 沒有這樣的就不能打。
    - 到回合結束前就像是你的：專精或{ $blacksmith_tools }用在大師開始的作品，{ $temple_offering }用在寺廟，{ $merchant_statue }用在市集，{ $larger_workshop }的空間也算。
    - ◆ 對學徒開始的作品沒用；分配市集時也已經沒了。
    - ◆ 回合結束時，超出上限的放回或棄掉。
zongshi-note-privileged-treatment =
    - 只能搭配**大師**，而且罐子上要有東西；◆ 有{ $writ_of_authority }的學徒也不行。
    - 到達時就拿，◆ 在{ $merchant_statue }之前。兩樣都做完才放回超出的部分。
    - 之後照常分配，你也參加。
zongshi-note-apprentice-is-gaining-experience =
    - 只能做**基礎**作品，而且工坊裡沒有作品在製作。完成之前學徒都在時間軌上；完成後獎勵照算。
    - 專精和{ $blacksmith_tools }都沒用，◆ 自己的、借來的都一樣。
    - ◆ 交換板塊、善用某材料的卷軸、{ $artistic_subtlety }可以用。{ $swift_fingers_sure_fingers }和{ $follow_the_twofold_path }是大師的。
zongshi-note-artistic-subtlety =
    - 只能用在作品上，大師或學徒開始的都行。
    - 付款時才選：先算專精和善用某材料的卷軸，再免掉任一份。
    - ◆ 用{ $follow_the_twofold_path }時對總額只用一次。已經不用付時不能用。
zongshi-note-follow-the-twofold-path =
    - 兩件都從現在翻開的選，◆ 同一種基礎作品兩件也行；兩件都要付得起，一次付清。
    - ◆ 每種專精兩件各減 1 份；善用某材料的卷軸和{ $artistic_subtlety }只用一次。
    - 用較長的時間。◆ { $blacksmith_tools }少 1 輪，{ $swift_fingers_sure_fingers }再少 1 輪。
    - 只剩一格時，完成後選一件計分；另一件移出遊戲，但平手時算你的第 { $beyond } 件。
zongshi-note-swift-fingers-sure-fingers =
    - 只用在這個行動裡**大師**開始的作品。
    - 加上{ $blacksmith_tools }就少 2 輪，最少 1 輪。◆ 已經只剩 1 輪時不能用。
    - 1 輪的作品在這一輪的製作進度就完成。
zongshi-note-host-a-town-meeting =
    - 只能搭配**大師**，而且剛好拜訪兩位：一位不行，三位也不行。◆ 有{ $writ_of_authority }的學徒不行。
    - 每位只付標記的數字。兩位合起來要付得起。
    - 兩邊的獎勵照常拿。
zongshi-note-masterful-use =
    - 你的任何付款都能用：兩枚棋子的作品、拜訪、交換板塊，◆ 卷軸或拜訪獎勵讓你買的也算。
    - 總額少 1 份{ $material }。◆ 算完專精之後還要付{ $material }，才能使用。
    - 不同材料的可以一起用；同名的一個回合不能打兩張。
    - ◆ 剛抽到的，可以用在同一個行動後面的付款。
zongshi-note-writ-of-authority =
    - 搭配學徒前往一個地方：可以拜訪好幾位並拿獎勵、在寺廟繳回材料、買好幾片板塊、◆ 用到{ $temple_offering }和{ $merchant_statue }，分配罐子時算大師。
    - ◆ 和自己的大師在同一個罐子時算一位玩家：沒有別人的大師就全拿；有的話兩位各拿自己的份。
    - 不能製作；大師的卷軸也不能一起用：{ $privileged_treatment }、{ $host_a_town_meeting }、{ $swift_fingers_sure_fingers }、{ $follow_the_twofold_path }。
zongshi-note-draw-scroll =
    - 超過手牌上限就馬上棄掉。◆ 沒有卷軸可抽也算用掉。
    - ◆ 抽到善用某材料的卷軸，可以用在同一個行動後面的付款，例如{ $pawn_tile }。
zongshi-note-pawn-tile =
    - 要付板塊上的兩種材料，另外付一次；◆ 可以用善用某材料的卷軸。也可以不買。
    - ◆ 一片都付不起也算用掉。
zongshi-note-two-materials =
    - ◆ 兩份都抽完才放回超出的部分，然後才是同一次拜訪的下一個獎勵。
zongshi-note-refund =
    - 這個行動為拜訪付的材料全部回到工坊，同一次拜訪的其他人那份也算；拜訪標記留在那裡。
    - 拿回的是實際付出的，不管有沒有用交換板塊。◆ { $pawn_tile }付的不會回來。
    - ◆ 超出的放回袋子。
zongshi-note-market-pick =
    - 你拿走的，之後分配那個罐子時就少了。◆ 兩個罐子都空了也算用掉。
