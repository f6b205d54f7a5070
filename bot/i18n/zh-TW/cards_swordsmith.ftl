### 鑄劍大師的卡牌：是哪一類，和其他卡牌怎麼互動。效果在 swordsmith.ftl。
### 變數：和規則的一樣；$card 與 $into 是這張牌和它熔鑄成的牌。

swordsmith-cardkind-coin = 錢幣
swordsmith-cardkind-metal = 金屬
swordsmith-cardkind-element = 元素
swordsmith-cardkind-auxiliary = 輔助牌
swordsmith-cardkind-profession = 職業
swordsmith-cardkind-adventurer = 冒險家
swordsmith-cardkind-ability = 忠實顧客的能力

swordsmith-card-auxiliary = 價格 { $price } · 共 { $copies } 張
swordsmith-card-adventurer =
    { $patience ->
       *[other] { $profession } · { $rank } 級 · 等待期 { $patience } 輪
    }

swordsmith-lying-customers = 冒險家與能力
swordsmith-lying-cards = 卡牌

## 說明

swordsmith-note-gold-coin =
    - 打出得到 { $coin_value } 金錢，只能這個回合用；牌進棄牌堆，之後會再抽到。
    - { $moneychanger }可以把一張換成{ $gold_bag }；{ $slag_pit }可以還給市場。
swordsmith-note-gold-bag =
    - 打出得到 { $bag_value } 金錢，只能這個回合用；牌進棄牌堆，之後會再抽到。
    - 除了買，也可以用{ $moneychanger }換來，馬上就能打。
swordsmith-note-metal =
    - 放進劍身或劍柄的任一空格。劍身以兩格裡較低的等級為準。
    - 熔爐裡 { $smelted } 張可以熔鑄成一張{ $into }；它們還給市場，市場要有{ $into }。
    - { $crucible }可以馬上把手中一張換成{ $into }。
    - { $metal_broker }讓它便宜。劍賣出時還給市場，分解時進你的棄牌堆。
swordsmith-note-best-metal =
    - 放進劍身或劍柄的任一空格。沒有更好的金屬，◆ 所以不能放進熔爐。
    - 除了買，也可以熔鑄，或用{ $crucible }換來。{ $meteorite }當作{ $meteorite_metal }。
    - { $metal_broker }讓它便宜。劍賣出時還給市場，分解時進你的棄牌堆。
swordsmith-note-element =
    - 劍身完整之後放進附魔的空格，不需要劍柄。
    - 魔力池裡 { $hatched } 張可以催生一張：它們進你的棄牌堆，新的一張從市場進手牌。
    - 分解時，附魔裡最貴的一張還給市場，其他進你的棄牌堆。
    - ◆ { $prism }可以代表它。{ $element_broker }讓它便宜，最少 { $least_price }。
swordsmith-note-apprentice =
    - 這名工人只在這個回合，什麼動作都能做。◆ 好幾張可以相加。
swordsmith-note-order-book =
    - ◆ 這個回合打出的牌不會因為這次抽牌洗進去。牌庫和棄牌堆都不夠，就有多少抽多少。
swordsmith-note-meteorite =
    - 不是打出，而是放進劍身或劍柄的空格。◆ 當作{ $meteorite_metal }。
    - ◆ 不能放進熔爐；{ $crucible }不能換它；{ $metal_broker }不會讓它便宜。
    - ◆ 劍賣出或分解時，它進你的棄牌堆，不還給市場。
swordsmith-note-prism =
    - 不是打出，而是在劍身完整之後放進附魔的空格；不能放進魔力池。
    - ◆ 對一位冒險家的三種需求代表同一種元素，取能達到最高一型的；下一位冒險家可以是另一種。兩張可以代表不同的元素。
    - ◆ 賣出之後進你的棄牌堆。分解時算價格 { $prism_price } 的附魔：最貴的話就進輔助牌的棄牌堆，不然就進你的。
swordsmith-note-bellows =
    - ◆ 免費的熔鑄比工人先用；好幾張和{ $furnace_keeper }可以相加。
    - ◆ 下一次熔鑄，免不免費都算，{ $smelted } 張金屬裡一張進你的棄牌堆，另一張還給市場。這個回合沒用到就作廢。
swordsmith-note-mana-spring =
    - ◆ 免費的催生比工人先用；好幾張和{ $spring_keeper }可以相加。
    - ◆ 下一次催生，免不免費都算，市場還有就多得一張。這個回合沒用到就作廢。
swordsmith-note-whetstone =
    - ◆ 這個回合每次擲骰都加，和{ $polisher }、第二張可以相加。
    - ◆ 免的是工人，星的價錢照付。免費的精煉這個回合沒用到就作廢。
swordsmith-note-trade-letter =
    - ◆ 這個回合買的每張牌都算，輔助牌也算。兩張和掮客可以相加，最少 { $least_price }。
    - ◆ 星的價錢不會減少。
swordsmith-note-moneychanger =
    - ◆ 手裡有{ $gold_coin }、市場有{ $gold_bag }就一定要換；不然什麼都不發生。換掉的還給市場。
    - 已經打出的不能換，所以先打這張。
swordsmith-note-slag-pit =
    - ◆ 只能還手中的錢幣、金屬、元素，不能還輔助牌；可以一張都不還。
    - 還掉的牌不再是你的，牌庫因此變薄。金錢馬上得到。
swordsmith-note-courier =
    - 買到的牌留在手裡給**下個**回合，另外加上抽的牌：買的時候出牌已經結束。◆ 輔助牌也算。
    - ◆ 同一個回合第二張沒有作用。
swordsmith-note-strongbox =
    - 結束這個回合時才算：◆ 沒花完的金錢和舊的抵用券合計最多 { $strongbox_keeps } 點變成抵用券，可以用到下個回合結束。其餘作廢。
swordsmith-note-herald =
    - ◆ 任一位翻開的冒險家加一枚或減一枚，不會少於 0；抽完牌才選，也可以不要。
    - 賣劍階段還會再得一枚：這樣達到等待期的，這一輪就接待；少了一枚的可能多等一輪。
swordsmith-note-guild-seal =
    - ◆ 只算你在這一輪賣劍階段的第一筆，加到那一筆的職業；也算進信譽軌的頂端。
    - ◆ 好幾張都加在那一筆。這一輪沒賣就失效。
swordsmith-note-sword-rack =
    - ◆ 馬上離開牌庫到永久區，位置也馬上就有。最多 { $most_swords } 個位置，加上{ $spare_anvil }也一樣。
swordsmith-note-crucible =
    - ◆ 抽完牌才選，也可以不換；剛抽到的金屬也行。舊的還給市場，市場要有更好的。
    - 換到的金屬這個回合就能放到劍上或放進熔爐。
    - ◆ { $meteorite }不能換。
swordsmith-note-helper =
    - ◆ 從你的下個回合起，每回合一開始就有。兩位就是兩名。
swordsmith-note-furnace-keeper =
    - ◆ 從你的下個回合起。免費的熔鑄比工人先用，和{ $bellows }可以相加；兩位就是兩次。
swordsmith-note-spring-keeper =
    - ◆ 從你的下個回合起。免費的催生比工人先用，和{ $mana_spring }可以相加；兩位就是兩次。
swordsmith-note-polisher =
    - ◆ 從你的下個回合起。和{ $whetstone }、第二位可以相加。星的價錢不變。
swordsmith-note-porter =
    - ◆ 從你的下個回合起；兩位就多抽兩張。
swordsmith-note-patron =
    - 加入時免費任選一張翻開的輔助牌放進棄牌堆，◆ 在下一位冒險家翻開之前；拿走的馬上補。沒有翻開的就沒得拿。
    - ◆ 金錢從你的下個回合起，每回合一開始就有。
swordsmith-note-spare-anvil =
    - ◆ 位置從你的下個回合起才有。兩位，或加上{ $sword_rack }，還是最多 { $most_swords } 個位置；金錢則各算各的。
swordsmith-note-element-broker =
    - ◆ 只算市場的元素，{ $prism }不算。和{ $trade_letter }、第二位可以相加，最少 { $least_price }。
swordsmith-note-metal-broker =
    - ◆ 只算市場的金屬，{ $meteorite }不算。和{ $trade_letter }、第二位可以相加，最少 { $least_price }。熔鑄本來就不用錢。
swordsmith-note-profession =
    - 信譽按職業分開算；信譽軌的頂端是 { $track }。◆ 不是每種職業每場都有。
    - 場上某個職業的人全沒了，遊戲就在那個賣劍階段結束。
swordsmith-note-members = - { $rank } 級：{ $members }。
swordsmith-note-no-hilt =
    { $tiers ->
        [0] - ◆ 沒有劍柄的劍不能賣給這位冒險家。
        [3] - ◆ 沒有劍柄的劍也能達到三種類型。
       *[other] - ◆ 沒有劍柄的劍在這裡最多到{ $tier }。
    }
swordsmith-note-wild-element = - ◆ { $prism }可以代表其中一種元素，對三種需求都是同一種。
swordsmith-note-add-up = - 需求是累加的：要達到期望型也得滿足基本型，要達到興奮型則三種都得滿足。
swordsmith-note-kano = - 滿足基本型和興奮型、卻沒滿足期望型的劍，只算基本型。
swordsmith-note-joins = - 以興奮型成交，就留在賣家那裡當{ $ability }。
