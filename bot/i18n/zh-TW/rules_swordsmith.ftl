### 鑄劍大師的規則。◆ 放在我們的裁定或我們自訂的數字前面。Fluent 不接受以星號開頭的行，所以前面放 { "" }。
### 變數是卡牌資料裡的數字與名稱。

swordsmith-rulebook =
    鐵匠們爭奪懂貨的客人。鑄出合用的劍，看準時機賣掉，戴上**鑄劍大師**的三皇冠。

    第一次玩？照順序讀就好：前七個主題夠你打完第一場。單張卡牌和冒險家用 `/card` 查。

swordsmith-rules-goal =
    你開一間鐵匠舖，為冒險家鑄劍。遊戲結束時信譽總和最高的人就是**鑄劍大師**，戴上三皇冠。

    { "" }**一輪**：每位玩家各有一個回合，打牌拿金錢、把金屬和元素放到劍上，再派 { $workers } 名工人購買、熔鑄、催生或精煉。所有人都做完後，等待期滿的冒險家一位接一位接受接待。

    { "" }**客人**：每位冒險家有三種需求，基本型、期望型、興奮型。劍滿足得越多，賺得越多。好幾間鐵匠舖都有合用的劍時，比較好的那把賣出，一樣好就比誰便宜。

    { "" }**賣出一把劍**會得到抵用券（很快就得花掉的錢），以及那個職業的信譽。有些客人會成為忠實顧客，每個回合都幫你。

    某個職業的冒險家全部離場，或有人在一個職業的信譽到達頂端（◆ { $track }），遊戲就在那一輪結束。

    ◆ 適合 { $fewest } 到 { $most } 人，{ $unofficial } 人也能玩，但不是正式規則。
    .title = 目標與流程
    .find = 目的、勝利、概要、人數、三皇冠

swordsmith-rules-setup =
    - **每位玩家**：{ $start_coins } 張{ $gold_coin }和 { $start_iron } 張{ $iron }洗成牌庫，抽 { $hand } 張；{ $workers } 名工人；可以同時鑄 { $swords } 把劍。
    - **市場**：九種基本材料牌各一疊，翻開。◆ 張數有限，人越多越多；起始牌庫不從市場拿。
    - **輔助牌**：{ $auxiliary_cards } 張洗成牌庫，翻開 { $row } 張。
    - **職業**：◆ 比玩家人數多一種，從 { $professions } 種隨機抽出。
    - **冒險家**：◆ 每種職業 { $per_profession } 位，{ $first_rank } 位一級的疊在 { $second_rank } 位二級的上面，各自洗過。每種職業翻開 { $face_up } 位。◆ 先翻開的那一位一開始就有 { $first_tokens } 枚等待標記，免得大家同時到期。
    - ◆ 誰先開始由隨機決定；每次賣劍階段之後，先手交給左邊的人。
    .title = 準備
    .find = 設置、開始、配件、起始牌庫、先手

swordsmith-rules-cards =
    - **錢幣**：{ $gold_coin }，◆ 值 { $coin_value }；{ $gold_bag }，◆ 值 { $bag_value }。
    - **金屬**，等級由低到高：{ $metals }。
    - **元素**：{ $elements }。
    - **輔助牌**打出時照牌上寫的做。

    ◆ 市場的價格：{ $gold_coin } { $gold_coin_price }、{ $gold_bag } { $gold_bag_price }、{ $iron } { $iron_price }、{ $steel } { $steel_price }、{ $tungsten } { $tungsten_price }、{ $water } { $water_price }、{ $fire } { $fire_price }、{ $light } { $light_price }、{ $dark } { $dark_price }。

    { "" }**你的牌庫**：回合結束時抽 { $hand } 張。牌庫不夠就先抽完，把棄牌堆洗成新的牌庫再繼續抽；還是不夠就有多少抽多少。◆ 這個回合打出的牌在開工之前留在場上，抽牌時不會洗進去。

    { "" }**新的牌**放進棄牌堆，之後才會抽到。開工之後進到手裡的牌留給下個回合，另外加上抽的牌。

    市場的牌有限：沒有的牌不能買，也不能靠熔鑄或催生得到。
    .title = 卡牌
    .find = 錢幣、金袋、金屬、元素、牌庫、抽牌、棄牌堆、價格、市場、洗牌

swordsmith-rules-adventurers =
    冒險家牌上有職業、等級、三種需求、每種需求的賞金與信譽、等待期（幾輪），有的還有忠實顧客的能力。

    場上每種職業有 { $face_up } 位翻開等著。

    { "" }**等待期**：每次賣劍階段開始時，翻開的冒險家各得一枚等待標記。標記數到達或超過等待期的人，就在這個階段接受接待，其他人繼續等。回合進行中圖板會標出誰會輪到。

    { "" }**接替**：接待完或離開之後，馬上翻開同職業的下一位，這個階段不給標記。所以等待期 3、第 2 輪翻開的人，第 5 輪接受接待。

    ◆ 一級的先來，二級的後來；二級的要求高、給得多，也可能成為忠實顧客。

    { $herald }可以改變等待標記。某個職業翻開的和牌堆裡的都沒有了，遊戲就在這個賣劍階段結束。
    .title = 冒險家與等待期
    .find = 客人、等待標記、職業、等級、接待、翻開

swordsmith-rules-needs =
    一把劍能達到哪一**型**：
    - **基本型**：滿足基本型需求；不滿足就不能賣給這位冒險家；
    - **期望型**：基本型和期望型都滿足；
    - **興奮型**：三種都滿足。滿足興奮型卻沒滿足期望型，只算基本型。

    ◆ 需求看四樣東西，超過要求都可以：
    - **劍身**：{ $blade } 格裡較低的等級；「{ $iron }以上」就是{ $iron }或更好。兩格都一定要有。
    - **劍柄**：它的等級。達到的各型都沒要求劍柄，就可以沒有。
    - **元素**：寫幾個就要幾個。兩種需求寫了同一種元素，不用加起來，以多的為準。
    - **星**：至少這麼多顆。有星就一定有劍柄，因為鑄成劍體才能得星。

    { "" }*例子*：{ $example }。基本型：{ $example_basic }。期望型：{ $example_performance }。興奮型：{ $example_excitement }。劍身兩張{ $iron }，附上{ $fire }和{ $light }，少了第二張{ $fire }，只算基本型；補上就是興奮型。

    ◆ 萬用牌代表一種元素，對三種需求都是同一種，取能達到最高一型的那種。
    .title = 需求與三個類型
    .find = 基本型、期望型、興奮型、卡諾、符合、合用

swordsmith-rules-turn =
    { "" }**1. 打牌**，順序不限：
    - 錢幣換成金錢，輔助牌發揮效果；
    - 金屬放到劍身或劍柄的空格，或放進熔爐；
    - 元素放到附魔的空格，或放進魔力池。

    { "" }**2. 開工**：剩下的手牌和打出的牌都放進棄牌堆。

    { "" }**3. 工作**：{ $workers } 名工人每人做一件事：購買、熔鑄、催生或精煉；同一件事可以做很多次，看你有幾名工人。

    { "" }**4. 結束回合**：◆ 沒花完的金錢作廢。抽 { $hand } 張牌。

    自己的回合裡隨時可以分解劍，不用工人。

    ◆ 回合要你自己結束才算結束。打牌時就結束也行：那就沒有人工作，手牌照樣棄掉。
    .title = 你的回合
    .find = 出牌階段、行動階段、開工、結束、順序

swordsmith-rules-swords =
    一把劍有 { $blade } 格**劍身**、1 格**劍柄**、{ $enchantments } 格**附魔**，最多 { $most_stars } 顆星。
    - 金屬放進劍身或劍柄的任一空格，順序不限；同一把劍可以用不同的金屬。
    - **劍身兩格都滿了**之後，元素才能放進附魔格。不需要劍柄。
    - 劍身與劍柄都滿了就**鑄成劍體**，這時才能精煉。

    放到劍上的牌不能移動也不能換，只能把整把劍分解。

    你可以同時鑄 { $swords } 把劍，完成或未完成都算，花幾個回合都行。{ $sword_rack }馬上給第三個位置，{ $spare_anvil }從下個回合起給；◆ 最多 { $most_swords } 把。

    ◆ 劍不必完成也能賣：只要滿足需求，而每種需求都要有完整的劍身。賣出之後其他的劍留在原位。
    .title = 劍與格子
    .find = 鑄劍、劍身、劍柄、附魔、格子、上限、第三把劍

swordsmith-rules-furnace =
    打牌時，手中的金屬可以放進**熔爐**，元素可以放進**魔力池**。◆ { $tungsten }不能放進熔爐，因為沒有更好的金屬；萬用牌兩邊都不能放。

    放進去就不能拿出來。◆ 兩邊都沒有上限。那裡的牌不在你的牌庫裡。

    { "" }**熔鑄**（一名工人）：熔爐裡 { $smelted } 張相同的金屬還給市場，從市場拿一張高一級的金屬到**手牌**。

    { "" }**催生**（一名工人）：魔力池裡 { $hatched } 張相同的元素放進你的棄牌堆，從市場再拿一張同樣的到**手牌**。

    ◆ 市場沒有要拿的那張牌，就不能做。

    這時打牌已經結束，所以進到手裡的牌是給下個回合的，另外加上抽的牌。
    .title = 熔爐與魔力池
    .find = 熔鑄、催生、熔爐、魔力池、升級金屬

swordsmith-rules-work =
    每個回合有 { $workers } 名工人，{ $apprentice }和{ $helper }可以增加。每名做一件事：
    - **購買** ◆ 一張牌，市場的或翻開的輔助牌，照價格付。放進棄牌堆。◆ 買走的輔助牌馬上補一張。
    - **熔鑄**：熔爐裡的 { $smelted } 張金屬變成一張更好的。
    - **催生**：魔力池裡有 { $hatched } 張的元素，再得一張。
    - **精煉**鑄成劍體的劍：付錢、擲骰，也許得到一顆星。

    順序不限，做幾次看工人數。沒用到的工人作廢。

    ◆ 有些牌和顧客讓一個動作免費：不用工人，每張或每位各一次，而且會比工人先用掉。免費的有熔鑄、催生、精煉；購買一定要用工人。
    .title = 工人
    .find = 購買、買牌、工人、行動、免費

swordsmith-rules-stars =
    { "" }**精煉**（一名工人）：選一把鑄成劍體的劍，付下一顆星的價錢，擲一顆 { $die } 面骰。點數到達那顆星的數字，就得到那顆星。

    依順序，最多 { $most_stars } 顆星：
    - ◆ 價錢：{ $star_prices }
    - 至少要擲出：{ $star_rolls }

    所以第一顆一定成功。失敗只是花掉了錢和工人，劍沒有損失；付得起就可以再試。

    { $whetstone }和{ $polisher }讓點數增加，◆ 全部加在一起。星的價錢不會減少，{ $trade_letter }和掮客都沒用。

    劍賣出或分解時，星就沒了。
    .title = 精煉：星
    .find = 精煉、升星、骰子、點數、星的價錢

swordsmith-rules-money =
    { "" }**金錢**來自錢幣、輔助牌和忠實顧客。◆ 只能在這個回合用，結束回合時剩下的作廢。

    { "" }**抵用券**是賣劍得到的。和金錢一樣什麼都能付，但要在自己的下個回合結束前花掉，不然就作廢。◆ 付錢時先用抵用券。

    { $strongbox }把沒花完的錢變成抵用券，◆ 舊的抵用券也算，可以用到下個回合結束。

    { "" }**價格**：◆ 牌上的價格減去所有折扣，最少 { $least_price }。{ $trade_letter }讓這個回合買的所有東西便宜，{ $element_broker }讓元素便宜，{ $metal_broker }讓金屬便宜；掮客不會讓輔助牌便宜。星沒有折扣。

    錢不能送人，也不能合付。
    .title = 金錢、抵用券與價格
    .find = 金錢、抵用券、折扣、價格、作廢、掮客

swordsmith-rules-dismantling =
    自己的回合裡隨時都可以分解一把劍，打牌時或工作時都行，◆ 上面只有一張牌也可以。不用工人，也不用錢。
    - 金屬放進你的棄牌堆。
    - 附魔裡牌上價格最貴的一張還給市場。◆ 一樣貴的由你選。
    - 其他附魔放進你的棄牌堆。
    - 星沒了。

    位置馬上空出來。

    ◆ { $meteorite }在這裡算金屬，放進你的棄牌堆。{ $prism }算價格 { $prism_price } 的附魔：如果它最貴，就進輔助牌的棄牌堆，不然就進你的。
    .title = 分解一把劍
    .find = 拆劍、分解、最貴的附魔

swordsmith-rules-selling =
    所有人的回合都結束後：

    { "" }**1.** 翻開的冒險家各得一枚等待標記。

    { "" }**2.** 標記到達等待期的人一位接一位接受接待。◆ 順序：{ $serving_order }；同職業的先翻開的先。賣掉的劍就不能再給下一位。

    { "" }**3.** 對每一位：
    - 沒有任何人的劍滿足基本型需求，冒險家就離開。
    - ◆ 否則所有有合用的劍的人同時祕密回答，只有一個人也要問：拿出一把劍，或不賣。全部不賣，冒險家就離開。
    - 拿出的劍裡達到最高一型的賣出。一樣高就降價。
    - 成交之後，翻開同職業的下一位。

    ◆ 沒完成的劍只要滿足需求也能拿出來。就算已經到了遊戲結束，這個階段也會做完。
    .title = 賣劍
    .find = 賣劍階段、接待順序、不賣、離開

swordsmith-rules-offers =
    { "" }**拿出劍**：對正在接待的冒險家可以拿出一把劍。◆ 回答是封起來的：別人只知道你答了，不知道答什麼。到齊之後一次全部公開。在那之前可以收回或改答。

    不賣也是一種選擇：劍留給出價更好的人，而這位冒險家可能就離開了。

    { "" }**降價**：好幾把劍達到同樣的最高一型時，只有這些人出價，◆ 祕密而且同時：從那一型的賞金到 0 的整數。最低的賣出，得到等同出價的抵用券。**信譽不會減少。**

    出價相同：那個職業信譽較高的賣出；還是相同，就是這一輪順序較前面的。

    沒賣出的人留著劍，可以拿給下一位冒險家。
    .title = 祕密回答與降價
    .find = 出價、降價、祕密、同樣好、平手、封起來

swordsmith-rules-sales =
    賣出的人依達到的那一型得到：
    - **賞金**，以抵用券支付；降價的話就是所出的價；
    - **信譽**，加在冒險家的職業那一欄。◆ 超過頂端的點數也算。
    - { $guild_seal }的點數另外加，◆ 算在這一輪的第一筆，加到那一筆的職業。

    劍上的牌還給市場，星沒了。◆ { $meteorite }和{ $prism }則回到主人的棄牌堆。

    冒險家離開遊戲；如果有忠實顧客的能力，又是以**興奮型**成交，就成為你的忠實顧客。

    然後翻開同職業的下一位，這個階段不給標記。
    .title = 賣出的收穫
    .find = 賞金、信譽、抵用券、賣出

swordsmith-rules-loyal =
    有能力的冒險家以**興奮型**成交後，會一直跟著你到遊戲結束，◆ 一定加入，從你的下個回合起生效。◆ 兩位能力相同的算兩次，劍的位置除外。
    - { $helper }：{ $helper_effect }
    - { $furnace_keeper }：{ $furnace_keeper_effect }
    - { $spring_keeper }：{ $spring_keeper_effect }
    - { $polisher }：{ $polisher_effect }
    - { $porter }：{ $porter_effect }
    - { $patron }：{ $patron_effect }
    - { $spare_anvil }：{ $spare_anvil_effect }
    - { $element_broker }：{ $element_broker_effect }
    - { $metal_broker }：{ $metal_broker_effect }

    ◆ { $patron }帶來的牌放進你的棄牌堆，在下一位冒險家翻開之前；拿走的馬上補。能力都是我們訂的。

    平手時會比忠實顧客的人數。
    .title = 忠實顧客
    .find = 能力、永久區、寶物、義工、守爐人、守泉人、磨劍師、腳夫、贊助人、備用鐵砧、掮客

swordsmith-rules-auxiliaries =
    ◆ 全部 { $auxiliary_kinds } 種，括號裡是價格和張數。翻開的有 { $row } 張，買一張用一名工人。
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
    .title = 輔助牌
    .find = 小工、訂單簿、風箱、魔力之泉、磨刀石、通商文書、錢莊、廢渣坑、驛車、保險箱、傳令官、公會印章、劍架、坩堝

swordsmith-rules-effects =
    ◆ 這裡全是我們的裁定。
    - 一個回合的效果都加在一起，牌和顧客的都算。牌上的抽牌和金錢先做，其他照寫的順序。
    - **免費的動作**：每張牌或每種能力一次，比工人先用。{ $bellows }省下的和{ $mana_spring }多得的，用在下一次這種動作，免不免費都算，每張一次。
    - { $whetstone }：免費精煉還是要付星的價錢。
    - { $moneychanger }：手裡有{ $gold_coin }、市場有{ $gold_bag }就一定要換；不然什麼都不發生。
    - { $slag_pit }：可以一張都不還。金錢依歸還的張數。
    - { $herald }和{ $crucible }：抽完牌才選，也可以不要。剛抽到的金屬可以換，換到的馬上能放。標記不會少於 0；因此到達等待期的人這一輪就接受接待。
    - { $courier }：輔助牌也算；那些牌給下個回合用。第二張沒有作用。
    - { $guild_seal }：好幾張都加在同一筆，也就是第一筆；這一輪沒賣就失效。
    - { $sword_rack }：永遠離開牌庫，就算已經有三個位置。
    .title = 效果怎麼加在一起
    .find = 互動、累加、免費動作、次數、效果順序

swordsmith-rules-wild-cards =
    ◆ 有兩種輔助牌不是打出，而是放到劍上。

    { "" }**{ $meteorite }**放進劍身或劍柄的空格，當作{ $meteorite_metal }。不能放進熔爐，{ $crucible }也不能換它。

    { "" }**{ $prism }**放進附魔的空格，條件和元素一樣，所以劍身要先完整。它代表一種元素，對同一位冒險家的三種需求都是同一種，取能達到最高一型的那種；換一位冒險家就重新算。不能放進魔力池。

    { "" }**賣出之後**兩種都回到主人的棄牌堆，不還給市場。

    { "" }**分解時**，{ $meteorite }放進你的棄牌堆。{ $prism }算價格 { $prism_price } 的附魔：如果在那把劍上最貴，就進輔助牌的棄牌堆，不再是你的；不然就進你的棄牌堆。
    .title = 萬用牌
    .find = 隕鐵、萬靈晶、任一元素

swordsmith-rules-end =
    賣劍階段結束時，有下面任一種情況遊戲就結束：
    - 場上某個職業的冒險家全沒了，翻開的和牌堆裡的都沒有；
    - 有玩家在**一個職業**的信譽到達頂端，◆ { $track }。

    那個賣劍階段一定會做完。

    { "" }**信譽總和**（所有職業加起來）最高的人獲勝。◆ 超過頂端的點數也算。

    ◆ **平手**：忠實顧客較多的人勝，再來是賣出的劍較多的人。還是平手就共享三皇冠。

    牌、金錢、抵用券和沒賣出的劍都不計分。
    .title = 遊戲結束與平手
    .find = 勝利者、平手、信譽軌、最後一輪、計分

swordsmith-rules-ours =
    公開的規則沒有印出任何一張牌。它寫了流程、起始牌庫、手牌 { $hand } 張、{ $workers } 名工人、{ $swords } 把劍、翻開 { $row } 張輔助牌與每種職業 { $face_up } 位冒險家、九種基本材料牌的名稱、熔鑄用 { $smelted } 張與催生用 { $hatched } 張、骰子與各星的點數，並且說需求和獎勵的平衡還有待測試。

    ◆ **其他都是我們訂的**，用許多模擬對局調過：價格、錢幣的價值、市場各疊的張數、星的價錢、職業、每位冒險家和他們的需求、賞金、信譽、等待期，所有輔助牌與忠實顧客的能力、信譽軌、開始時的標記、會移動的先手。

    每張牌哪些是印的、哪些是我們訂的，`/card` 都會說。這個遊戲沒有開桌選項。
    .title = 我們自訂的部分
    .find = 房規、正式、來源、平衡

## 圖片：圖上的字，以及說明文字

swordsmith-scene-swords = 一把劍：劍柄一格，放了{ $iron }；劍身兩格，放了{ $steel }和{ $iron }；下面是四格附魔，兩格放了{ $fire }和{ $light }，還有一顆寫著 2 的星。
swordsmith-scene-swords-hilt = 劍柄
swordsmith-scene-swords-blade = 劍身：兩格
swordsmith-scene-swords-enchantments = 附魔：劍身完整之後
swordsmith-scene-swords-stars = 星：鑄成劍體之後
swordsmith-scene-needs = { $example }的需求。基本型：{ $example_basic }。期望型：{ $example_performance }。興奮型：{ $example_excitement }。下面一把鐵劍身、附{ $fire }和{ $light }的劍達到基本型；再加一張{ $fire }就達到興奮型。
