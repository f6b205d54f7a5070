### 宗師的規則。◆ 放在我們的裁定或我們自訂的數字前面。Fluent 不接受以星號開頭的行，所以前面放 { "" }。
### 變數是卡牌資料裡的數字與名稱。

zongshi-rulebook =
    一座工匠之鎮，{ $fewest } 到 { $most } 間工坊，每間有一位大師和一位學徒。製作作品、交換材料、拜訪鎮民，成為**宗師**。

    第一次玩？`/learn` 會帶你玩第一場。想先讀規則就照順序讀，讀到「{ zongshi-rules-visits.title }」就能開始玩，其餘的用到再查；圖板下方的面板只會列出能做的事。單張卡牌用 `/card` 查。

zongshi-rules-goal =
    你在工匠之鎮經營一間工坊。遊戲結束時分數最高的人就是**宗師**。

    分數主要來自完成的作品、交換板塊和拜訪 { $people } 位鎮民，剩下的材料與卷軸也值一點分。

    你有兩枚棋子：**大師**與**學徒**。每一輪用沒在忙的棋子行動，一個回合用一枚：
    - 大師可以開始製作作品：先付材料，過幾輪就完成；
    - 兩枚都可以去市集拿材料、去寺廟抽卷軸、去當舖買交換板塊，或拜訪鎮民換取分數與獎勵；
    - 也可以跳過。

    接著分配市集的材料，所有製作推進一輪，然後開始下一輪。

    某一輪結束時只要有人完成 { $places } 件作品，就再玩一輪，然後計分。

    適合 { $fewest } 到 { $most } 人。◆ 兩人也能玩，但不是正式規則。
    .title = 目標與流程
    .find = 目的、勝利、概要、人數

zongshi-rules-setup =
    - **材料**：{ $bronze }、{ $ivory }、{ $jade }、{ $gold }各 { $each } 份，共 { $total } 份，放進袋子。
    - **卷軸**：{ $scrolls } 張，{ $scroll_names } 種名稱，面朝下疊成牌庫。
    - **作品**：基礎作品 { $basic_kinds } 種，每種 { $copies } 件，◆ 不論幾人玩都一樣；大師作品 { $masterworks } 件疊成牌庫，翻開 { $face_up } 件。
    - **交換板塊**：{ $tile_kinds } 種，每兩種材料的組合一種；每種的片數比玩家人數少 1。
    - **拜訪獎勵**：{ $visit_rewards } 個，{ $people } 位鎮民下面各蓋一個，剩下的一個不公開，移出遊戲。
    - **每位玩家**：一間工坊（可放 { $capacity } 份材料、{ $places } 件完成的作品）、大師、學徒，以及拜訪標記 { $tokens }。
    - 起始玩家隨機決定。

    { "" }**輪抽**：每位玩家 { $draft_scrolls } 張卷軸、{ $draft_materials } 份材料，全部放在中央，◆ 都翻開。從起始玩家右邊的人開始，依**逆時針**順序一次拿一樣，拿完為止，所以每人拿 { $drafted } 樣，種類不限。◆ 拿到的卷軸之後蓋起來；拿了什麼留在紀錄裡。

    ◆ 輪抽之後才放市集的材料：大罐子比玩家人數多 1 份，小罐子少 1 份。
    .title = 準備與輪抽
    .find = 設置、配件、開始、袋子、起始玩家

zongshi-rules-round =
    一輪分成四個部分。

    { "" }**1. 玩家回合**：從起始玩家開始順時針走兩圈，每個回合用一枚棋子。

    { "" }**2. 分配材料**：罐子上的材料分給站在那裡的棋子。◆ 先分大罐子。

    { "" }**3. 製作進度**：時間軌上的棋子都前進一步，這一輪才開始的也算。走到 0 就完成：作品佔一格，獎勵從此生效，棋子也空出來。

    { "" }**4. 本輪結束**：鎮上的棋子都回家（時間軌上的不回）。有人完成 { $places } 件作品的話，下一輪就是最後一輪，◆ 罐子也不補。否則補滿罐子：大罐子補到玩家人數加 1，小罐子補到減 1；原有的留著，比這個數量多也不拿走。◆ 先補大罐子，袋子不夠就補到沒有為止。起始玩家標記交給左邊的人，◆ 最後一輪之前也照樣交。

    ◆ 翻開的大師作品被拿走後，等那個行動結束就補上一件，直到牌庫用完。
    .title = 一輪的四個部分
    .find = 階段、順序、補充、製作進度、時間軌、完成

zongshi-rules-turn =
    你每一輪有兩個回合。每個回合用**一枚**棋子，先用哪一枚都可以：
    - **開始製作**（大師）；
    - **前往一個地方**：大罐子、小罐子、寺廟、當舖，或拜訪鎮民。◆ 同一個地方可以有任意枚棋子，你的兩枚也可以都去；
    - **跳過**。跳過只算這一枚；另一枚在你的另一個回合還能行動。

    行動之前可以打出「單獨使用」的卷軸；行動時再指定要搭配的卷軸。卷軸只能在自己的回合打。

    正在製作的棋子，作品完成之前不能用，這段期間你每一輪只有一個回合。◆ 第一圈就會問你：可以行動、跳過，或等到第二圈。行動或跳過之後，這一輪你的回合就結束了。這個回合打過卷軸就不能再等。

    { "" }**回合的順序**：單獨使用的卷軸，一張張處理完 · 行動與搭配的卷軸 · 支付 · 效果與獎勵 · 放回或棄掉超出的部分。回合結束時，借來的獎勵失效。
    .title = 你的回合
    .find = 行動、棋子、大師、學徒、跳過、等待、第二圈

zongshi-rules-projects =
    開始製作的是大師；學徒要靠卷軸{ $apprentice_is_gaining_experience }，而且只能做基礎作品。

    1. 選一件還有剩的基礎作品，或翻開的大師作品。
    2. 付材料。
    3. 把棋子放到時間軌上，數字等於作品需要的輪數。

    { "" }**時間**：開始的那一輪也算。需要 1 輪的作品，當輪結束時就完成；需要 2 輪的，下一輪結束時完成。在那之前棋子不能用。

    開始時，獎勵{ $blacksmith_tools }少 1 輪，卷軸{ $swift_fingers_sure_fingers }再少 1 輪，最少 1 輪。之後時間不會再變，也不能中途放棄。

    { "" }**一次一件**：工坊裡有作品在製作時，兩枚棋子都不能開始別的作品。只有卷軸{ $follow_the_twofold_path }可以同時開始兩件。

    { "" }**上限**：完成 { $places } 件之後不能再開始。

    ◆ 同一種基礎作品只要還有剩就可以再做，每件都計分，但同名的獎勵只算一次。

    大師作品分數高，但沒有獎勵。有些要 { $dearest } 份材料，工坊卻只放得下 { $capacity } 份，所以需要{ $larger_workshop }或某種專精的獎勵，或是卷軸。
    .title = 開始製作作品
    .find = 製作、大師作品、基礎作品、時間、輪數、工坊

zongshi-rules-paying =
    ◆ **一個行動付一次。**所有部分的費用先減免，再加總，一次付清：{ $follow_the_twofold_path }的兩件作品、一次拜訪的所有對象、一次買的所有板塊都一樣。全部付得起才能行動。單獨使用的卷軸或拜訪獎勵讓你買東西時，另外付一次。

    { "" }**減免**（不會低於 0）：
    1. 每種專精，不管是自己的還是借來的，讓**大師**開始的作品少付 1 份那種材料，◆ 同時兩件就各少 1 份。
    2. 每張善用某材料的卷軸，讓總額少 1 份那種材料；作品、拜訪、板塊都能用。
    3. 卷軸{ $artistic_subtlety }讓作品的總額少 1 份任選的材料。

    ◆ 總額裡還有那種材料時，才能使用減免它的卷軸。

    { "" }**交換板塊**接著可以代替材料，只限作品與拜訪：見「{ zongshi-rules-tiles.title }」。

    付出的材料放回袋子。◆ 拜訪付的材料先放在一旁，等這個行動的獎勵都處理完才回袋子。只付剛好的數量，不能多付。

    ◆ 有不同的付法時，從清單裡選一種；用板塊最少的排在最前面。
    .title = 支付
    .find = 費用、價格、減免、折扣、專精、付材料

zongshi-rules-tiles =
    交換板塊上有兩種材料。付**作品**或**拜訪**的費用時，可以用其中一種代替另一種付 1 份，◆ 哪一邊換哪一邊都行。板塊不會用掉。

    ◆ 你的每片板塊，每個行動可以代替 1 份；同種兩片就是 2 份。兩片不能串連：有青銅／翡翠和翡翠／黃金，也不能用 1 份黃金付 1 份青銅。但費用是 2 份青銅、1 份翡翠時，可以用翡翠付其中一份青銅、用黃金付翡翠，也就是付青銅、翡翠、黃金各 1 份。

    { "" }*例子*：{ $merchant_statue }要 { $statue_price }。有象牙／翡翠的板塊，就可以多付一份象牙當作翡翠，不需要真的有翡翠。

    { "" }**當舖**：一片板塊的價格就是它上面的兩種材料。學徒剛好買一片；大師買一片以上，◆ 同一種可以買好幾片，買到沒有為止。一片都付不起就不能去。買板塊時不能用板塊代替，善用某材料的卷軸可以。

    板塊也可以用{ $pawn_shop_owners_gift }或拜訪獎勵{ $pawn_tile }買。

    遊戲結束時每片 { $tile_points } 分，{ $tile_kinds } 種全有再加 { $kinds_bonus } 分。
    .title = 交換板塊與當舖
    .find = 當舖、交換、轉換、代替

zongshi-rules-market =
    把棋子放在大罐子或小罐子，◆ 空的也可以。材料要等所有人的回合都結束才分。大師到達時可以用{ $privileged_treatment }先拿，◆ 再用{ $merchant_statue }抽。

    兩個罐子分開分，◆ 先大後小：
    - **只有一位玩家的大師在**：全部由那位玩家拿走，那裡的學徒都拿不到。
    - **兩位以上玩家的大師在**：從起始玩家開始順時針，每位大師先選 1 份；然後每位學徒依同樣順序選 1 份，不多不少；接著大師們輪流拿到罐子空為止。
    - **只有學徒在**：依同樣順序各選 1 份，不多不少，其餘留下。

    ◆ 有{ $writ_of_authority }的學徒在這裡算大師。同一位玩家有兩位大師時算一位玩家；旁邊還有別人的大師時，兩位各拿自己的份。例如甲有兩位、乙有一位，順序就是甲、甲、乙，然後輪到學徒，接著又是甲、甲、乙。

    材料比棋子少時，順序在後面的拿不到。◆ 不能選擇不拿；剩下的都同一種時就直接拿，不另外問。拿到的先放在工坊旁邊，那個罐子分完後再放回超出的部分。

    開桌選項「{ zongshi-option-apprentice-beside-lone-master }」會改變第一種情況。
    .title = 市集：罐子與分配
    .find = 罐子、分配、大罐子、小罐子、材料

zongshi-rules-temple =
    { "" }**學徒**：馬上抽 1 張卷軸。

    { "" }**大師**：先把任意份材料一次繳回袋子，也可以不繳。然後抽 1 張卷軸，每繳回 1 份再多 1 張，一起抽。看到卷軸之後不能再改繳回的數量。

    有{ $temple_offering }的大師多抽 1 張。◆ 有{ $writ_of_authority }的學徒也一樣，也可以繳回材料。

    超過手牌上限就馬上棄掉：上限 { $hand } 張，有{ $temple_offering }是 { $large_hand } 張。

    ◆ 牌庫沒了就把棄牌堆洗成新的牌庫；連棄牌堆都沒有就不抽。即使如此還是可以去寺廟。

    抽到「單獨使用」的卷軸要等下次：它得在行動之前打，而這個回合的行動就是去寺廟。
    .title = 寺廟
    .find = 抽卷軸、繳回、牌庫、洗牌

zongshi-rules-visits =
    { $people } 位鎮民和拜訪要付的材料：{ $scholar }{ $scholar_material }、{ $official }{ $official_material }、◆ { $merchant }{ $merchant_material }、◆ { $abbot }{ $abbot_material }。

    { "" }**拜訪**：把一枚沒用過的拜訪標記（{ $tokens }）放在一位鎮民那裡，付等同標記數字的材料。標記用過就沒了。

    ◆ 每位玩家對每位鎮民最多拜訪一次。別人還是可以來，同一輪也行。

    { "" }**學徒**：拜訪一位。**大師**：一個行動可以拜訪一位以上；兩位以上時**每位**都多付 1 份。{ $host_a_town_meeting }可以免掉剛好兩位時的這一份。

    { "" }**獎勵**：第一位到那裡的**大師**翻開蓋著的獎勵，馬上用，然後移出遊戲。學徒先到不會用掉它，也拿不到。◆ 一次有好幾個獎勵時，依你指定的順序一個個處理，每處理完一個，先放回或棄掉超出的部分。

    所有對象的費用一次付清；交換板塊和善用某材料的卷軸都能用。

    遊戲結束時拜訪過 1、2、3、4 位，分別得 { $visit_1 }、{ $visit_2 }、{ $visit_3 }、{ $visit_4 } 分。
    .title = 拜訪鎮民
    .find = 拜訪標記、學者、官員、商人、住持

zongshi-rules-rewards =
    { "" }**完成的基礎作品**從完成那一刻起一直有獎勵，到遊戲結束。◆ 同名的獎勵只算一次。
    - { $larger_workshop }：{ zongshi-reward-larger-workshop }
    - { $bronze_mastery }：{ zongshi-reward-bronze-mastery }{ $gold_mastery }、{ $jade_mastery }、{ $ivory_mastery }也一樣，各減各的材料。
    - { $blacksmith_tools }：{ zongshi-reward-blacksmith-tools }
    - { $temple_offering }：{ zongshi-reward-temple-offering }
    - { $merchant_statue }：{ zongshi-reward-merchant-statue }◆ 一定會抽，不另外問。

    寫著大師的獎勵對學徒無效，◆ 但有{ $writ_of_authority }的學徒在各地點可以用。材料空間與手牌上限則一直有效。

    { "" }**拜訪獎勵**馬上用，只用一次：
    - { $draw_scroll }：{ zongshi-visit-reward-draw-scroll }
    - { $pawn_tile }：{ zongshi-visit-reward-pawn-tile }要付上面的兩種材料。
    - { $two_materials }：{ zongshi-visit-reward-two-materials }
    - { $refund }：{ zongshi-visit-reward-refund }買板塊付的不算。
    - { $market_pick }：{ zongshi-visit-reward-market-pick }

    ◆ 發揮不了作用的拜訪獎勵也算用掉。
    .title = 作品獎勵與拜訪獎勵
    .find = 專精、擴建工坊、鐵匠工具、寺廟供品、商人雕像、拿回、效果

zongshi-rules-scrolls =
    手牌上限 { $hand } 張，有{ $temple_offering }是 { $large_hand } 張。別人看得到你有幾張，看不到是哪些。工坊裡的其他東西都是公開的，袋子裡還剩什麼也是。

    ◆ 卷軸有兩類，牌上有寫：
    - **單獨使用**：輪到你行動時，在行動之前打出，張數不限。
    - **搭配行動**：和它要改變的行動一起指定。一個行動可以同時用好幾張不同的。善用某材料的卷軸可以搭配任何一次付款，單獨使用的卷軸或拜訪獎勵帶來的也行。

    { "" }**每回合一次**：同一個回合不能打兩張同名的卷軸；這一輪的另一個回合可以。

    ◆ 現在發揮不了作用的卷軸不能打：袋子空了不能抽，付不起也不能買。

    單獨使用的卷軸不算行動：打完還是要行動，也可以跳過。◆ 要等到第二圈的人，第一圈不能打。

    ◆ 打出的卷軸，等那個行動的效果全部處理完才進棄牌堆；在那之前不能從棄牌堆拿回，也不會再被抽到。棄牌堆是翻開的。
    .title = 卷軸的用法
    .find = 手牌上限、同名、棄牌堆、時機

zongshi-rules-own-moves =
    ◆ 都在行動之前打。數字是張數。
    - { $gift_from_the_priests } ×{ $gift_from_the_priests_copies }：{ zongshi-scroll-gift-from-the-priests }
    - { $lucky_discovery } ×{ $lucky_discovery_copies }：{ zongshi-scroll-lucky-discovery }◆ 袋子只剩 1 份就抽 1 份。
    - { $fortune_brings_opportunity } ×{ $fortune_brings_opportunity_copies }：{ zongshi-scroll-fortune-brings-opportunity }
    - { $lessons_of_the_past } ×{ $lessons_of_the_past_copies }：{ zongshi-scroll-lessons-of-the-past }◆ 不能拿這一張自己，可以拿同名的另一張，但要等別的回合才能打。
    - { $pawn_shop_owners_gift } ×{ $pawn_shop_owners_gift_copies }：{ zongshi-scroll-pawn-shop-owners-gift }要付上面的兩種材料；善用某材料的卷軸可以幫忙。
    - { $an_ear_to_the_wall } ×{ $an_ear_to_the_wall_copies }：{ zongshi-scroll-an-ear-to-the-wall }◆ 只限你還沒完成過的名稱；大師作品沒有獎勵可借。回合結束就失效：分配市集時已經沒有了，超出上限的材料與卷軸也要馬上放回或棄掉。

    ◆ 打完一張，先處理超出的部分，再做別的事。
    .title = 行動之前的卷軸
    .find = 僧侶的贈禮、意外的收穫、時來運轉、前車之鑑、當舖老闆的人情、隔牆有耳、借用、單獨使用

zongshi-rules-with-action =
    ◆ 和行動一起指定。數字是張數。
    - { $privileged_treatment } ×{ $privileged_treatment_copies }：{ zongshi-scroll-privileged-treatment }罐子不能是空的；之後照常分配。
    - { $apprentice_is_gaining_experience } ×{ $apprentice_is_gaining_experience_copies }：{ zongshi-scroll-apprentice-is-gaining-experience }◆ 借來的獎勵也沒用。交換板塊、善用某材料的卷軸和{ $artistic_subtlety }可以用。
    - { $artistic_subtlety } ×{ $artistic_subtlety_copies }：{ zongshi-scroll-artistic-subtlety }
    - { $swift_fingers_sure_fingers } ×{ $swift_fingers_sure_fingers_copies }：{ zongshi-scroll-swift-fingers-sure-fingers }◆ 用{ $blacksmith_tools }之後已經剩 1 輪就不能用。
    - { $host_a_town_meeting } ×{ $host_a_town_meeting_copies }：{ zongshi-scroll-host-a-town-meeting }
    - { $masterful_use_of_bronze } ×{ $masterful_use_of_bronze_copies }，象牙、翡翠、黃金也各有：{ zongshi-scroll-masterful-use-of-bronze }不同的可以一起用。◆ 這個行動裡剛抽到的，可以用在同一個行動後面的付款。
    - { $writ_of_authority } ×{ $writ_of_authority_copies }：{ zongshi-scroll-writ-of-authority }◆ 在地點上大師能做的都能做：拜訪多位並拿獎勵、繳回材料、買多片板塊、你的作品在那裡的獎勵、分配罐子時算大師。寫著大師的卷軸不能一起用。
    - { $follow_the_twofold_path } ×{ $follow_the_twofold_path_copies }：見「{ zongshi-rules-twofold.title }」。
    .title = 搭配行動的卷軸
    .find = 特別禮遇、學徒的歷練、巧奪天工、眼明手快、召集鎮民大會、善用、授權令

zongshi-rules-twofold =
    用{ $follow_the_twofold_path }，你的**大師**同時開始兩件作品。
    - ◆ 兩件都從現在翻開的選，補牌之前就選好；同一種基礎作品兩件也行。兩件都要付得起。
    - 一次付清：◆ 每種專精對兩件各減 1 份；善用某材料的卷軸和{ $artistic_subtlety }對總額只減一次。
    - 兩件都用較長的時間。◆ { $blacksmith_tools }少 1 輪，{ $swift_fingers_sure_fingers }再少 1 輪，最少 1 輪。
    - 兩件同時完成，各佔一格，獎勵都生效。

    { "" }**只剩一格**：完成 { $before_last } 件的人還是可以開始兩件。完成時選一件放進最後一格並計分，◆ 獎勵也算這一件的。另一件移出遊戲，但平手時你算完成 { $beyond } 件。◆ 等所有棋子都前進後才選。

    ◆ 遊戲結束時還沒完成，兩件都算部分分數；只剩一格就算比較好的那一件。

    學徒不能用，靠{ $apprentice_is_gaining_experience }也不行。
    .title = 雙管齊下
    .find = 兩件作品、七件作品、同時

zongshi-rules-limits =
    { "" }**材料**：工坊放得下 { $capacity } 份，有{ $larger_workshop }是 { $large_capacity } 份。超出的人自己選要放回袋子的，剛好是超出的數量，原本就有的也可以選。

    { "" }**卷軸**：上限 { $hand } 張，有{ $temple_offering }是 { $large_hand } 張。超出的人馬上選要棄掉的。

    { "" }**什麼時候？**
    - 從罐子拿的：那個罐子分完就處理，下一個罐子之前。◆ 好幾個人超出就同時問，其他人等。
    - ◆ 其他情況：整個效果處理完就算，然後才做別的事；先材料，後卷軸。所以{ $lucky_discovery }的兩份都抽完才算，{ $privileged_treatment }和{ $merchant_statue }都做完才算，拜訪獎勵則每個之後都算。
    - ◆ 回合結束，借來的{ $larger_workshop }或{ $temple_offering }消失時。

    交換板塊沒有上限。除了在寺廟，不能自願放回或棄掉東西。
    .title = 上限：材料或卷軸太多
    .find = 容量、手牌上限、棄掉、放回、超出

zongshi-rules-end =
    { "" }**最後一輪**：某一輪結束時，只要有人完成 { $places } 件作品，就再玩剛好一輪。
    - ◆ 這一輪之前**不**補市集，原有的留著。有一個開桌選項會補。
    - ◆ 起始玩家標記照常往下交。
    - 完成 { $places } 件的人可以前往地點、拜訪或跳過，但不能開始作品；其他人可以。
    - 這一輪裡別人也可以填滿最後一格，不會因此再多一輪。

    之後計分。

    ◆ **停滯**：連續 { $idle } 輪沒有任何玩家開始、完成、購買、拜訪、抽或拿任何東西，或是玩完第 { $most_rounds } 輪，就同樣再玩最後一輪。
    .title = 遊戲結束
    .find = 最後一輪、六件作品、停滯

zongshi-rules-scoring =
    1. **完成的作品**：作品上的分數。{ $places } 格全滿再加 { $six_bonus } 分。
    2. **交換板塊**：每片 { $tile_points } 分。{ $tile_kinds } 種全有再加 { $kinds_bonus } 分。
    3. **拜訪**：1、2、3、4 位得 { $visit_1 }、{ $visit_2 }、{ $visit_3 }、{ $visit_4 } 分。
    4. **製作中的作品**：剩 1、2、3 輪，分數減 { $penalty_1 }、{ $penalty_2 }、{ $penalty_3 }，◆ 不會低於 0。◆ { $follow_the_twofold_path }的兩件都算，只剩一格就算比較好的。它不算完成，不佔格子。
    5. **剩下的東西**：材料和卷軸加起來，每 { $leftovers } 個 1 分。

    分數最高的人獲勝。**平手**：完成作品較多的人勝，{ $follow_the_twofold_path }可能算 { $beyond } 件。還是平手就共享勝利，都是宗師。

    圖板上名字旁邊的分數，就是現在結束會得到的分數。
    .title = 計分與平手
    .find = 分數、平手、勝利者、剩下、未完成

zongshi-rules-house-rules =
    開始之前桌主可以打開（`/table options`）；組桌訊息上沒寫就是關的。

    - **{ zongshi-option-refill-last-round }**：最後一輪之前也照常補滿罐子。
    - **{ zongshi-option-apprentice-beside-lone-master }**：罐子上只有一位玩家的大師，而且還有別人的學徒時，照多位大師的方式分：大師拿 1 份，每位學徒拿 1 份，其餘歸大師。

    ◆ **我們自訂的**：所有大師作品，以及基礎作品的費用、時間、分數（{ $merchant_statue }的費用與時間除外）；大師作品和拜訪獎勵的名稱；哪些卷軸單獨使用；付黃金和象牙的是哪位鎮民。我們依據的規則摘要沒有印出這些。每張牌哪些是印的、哪些是推出來的、哪些是我們訂的，`/card` 都會說。

    兩人玩（非正式）：板塊每種一片，罐子上 3 份與 1 份。
    .title = 開桌選項，以及我們自訂的部分
    .find = 房規、變體、兩人、正式

## 圖片：圖上的字，以及說明文字

zongshi-scene-paying = 費用有四份，每份下面是付的材料：象牙付象牙；翡翠由第二份象牙代付，中間是象牙／翡翠的交換板塊；兩份黃金付兩份黃金。
zongshi-scene-paying-title = { $project }：用交換板塊支付
zongshi-scene-paying-cost = 費用
zongshi-scene-paying-tile = 代替
zongshi-scene-paying-paid = 你付的
zongshi-scene-market = 五份材料的罐子有三種分法。玩家 1 的大師和玩家 2 的學徒：玩家 1 全拿。玩家 1、2 的大師和玩家 3 的學徒：依序是玩家 1、玩家 2、學徒、玩家 1、玩家 2。只有玩家 2、3 的學徒：各拿一份，三份留下。
zongshi-scene-market-one = 只有一位玩家的大師：全部拿走
zongshi-scene-market-several = 好幾位玩家的大師：輪流，再輪學徒，再繼續
zongshi-scene-market-apprentices = 只有學徒：各拿 1 份，其餘留下
zongshi-scene-market-stays = 留下
