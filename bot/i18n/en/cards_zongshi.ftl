### Cards of Zong Shi: what sort they are, and how they meet other cards. Effects stand in zongshi.ftl.
### Variables: $material, $mastery, $masterful and $person belong to the card's material; all others as in the rules.

zongshi-cardkind-material = material
zongshi-cardkind-exchange-tile = exchange tile
zongshi-cardkind-townsperson = townsperson
zongshi-cardkind-basic-project = basic project
zongshi-cardkind-masterwork = masterwork
zongshi-cardkind-scroll = scroll
zongshi-cardkind-visit-reward = visit reward

zongshi-card-project =
    { $rounds ->
        [one] Cost { $price } · 1 round of work · { $points } points · copies: { $copies }
       *[other] Cost { $price } · { $rounds } rounds of work · { $points } points · copies: { $copies }
    }
zongshi-card-scroll = Copies: { $copies } · { $play }
zongshi-card-play-before = a move of its own, before your action
zongshi-card-play-with = named together with an action
zongshi-card-townsperson = A visit costs { $material }: as many as the visit token says

zongshi-lying-scrolls = scrolls
zongshi-lying-town = projects and townspeople

## Notes

zongshi-note-material =
    - { $each } of the { $total } materials.
    - Visits to the { $person } are paid with it.
    - { $mastery } saves 1 of it in each project that your master starts; { $masterful } saves 1 in a payment of any kind.
    - With an exchange tile that shows it, it stands in for the other material of the tile, or that one for it.
zongshi-note-exchange-tile =
    - Bought for one each of its two materials, in the pawn shop, by { $pawn_shop_owners_gift } or by { $pawn_tile }. Of each kind there is one fewer than there are players.
    - In a payment for projects or visits, one item of one of them may be paid by the other, ◆ either way round, once in each action. The tile is kept.
    - ◆ Two tiles of this kind stand in for two items. Two different tiles make no chain.
    - It does not help to buy other tiles.
    - At the end { $tile_points } point; with all { $tile_kinds } kinds { $kinds_bonus } more.
zongshi-note-townsperson =
    - Lay one of your unused visit tokens ({ $tokens }) here. ◆ You visit each person at most once; others may come as well.
    - With your master you may visit several people in one action, but then each costs 1 more.
    - A reward lies face down here for the first **master**; an apprentice who comes earlier does not use it up.
    - { $masterful } and exchange tiles help to pay; { $mastery } does not, for it is only for projects.
zongshi-note-masterwork =
    - Only the master can start it; { $apprentice_is_gaining_experience } does not serve for it. It has no reward.
    - It must lie face up. ◆ When it is taken, the next one is turned over after the action.
zongshi-note-masteries-help = - Its cost can be lowered by { $masteries }, by the Masterful Uses of these materials, and by { $artistic_subtlety }.
zongshi-note-too-dear = - It costs { $count } materials and a workshop holds { $capacity }: without { $larger_workshop } something must lower its cost. An exchange tile does not: it changes what is paid, not how much.
zongshi-note-mastery =
    - For each project that your **master** starts, { $material } is 1 less, never below 0; ◆ with { $follow_the_twofold_path } for each of the two.
    - Not for visits, not for tiles, and not for a project of the apprentice.
    - Adds up with { $masterful } and { $artistic_subtlety }.
    - ◆ A second { $mastery } scores, but saves nothing more.
    - { $an_ear_to_the_wall } borrows it for one turn.
zongshi-note-larger-workshop =
    - Your workshop holds { $large_capacity } materials from the moment of completion, also while jars are shared out.
    - ◆ A second one scores, but makes no more room.
    - ◆ Borrowed by { $an_ear_to_the_wall } it holds until your turn ends; what is then above { $capacity } goes back at once. So it helps to pay a dear project in that turn, not to store what a jar brings later.
zongshi-note-blacksmith-tools =
    - For projects that your master starts after it is complete; a project in progress is never shortened.
    - With { $swift_fingers_sure_fingers } it is 2 rounds less, at least 1 remains. ◆ Where it leaves 1 round already, the scroll cannot be played.
    - ◆ With { $follow_the_twofold_path } it takes 1 round off the longer time.
    - It does nothing for a project of the apprentice.
zongshi-note-temple-offering =
    - The master draws 2 scrolls at the temple, and 1 more for each material handed back.
    - Your hand limit is { $large_hand } at all times, wherever the scrolls come from.
    - ◆ It works for an apprentice under { $writ_of_authority } too.
    - ◆ Borrowed by { $an_ear_to_the_wall } it ends with your turn; scrolls above { $hand } are then discarded.
zongshi-note-merchant-statue =
    - The draw is from the bag, when the master comes to either jar, ◆ also to an empty one; ◆ always, after { $privileged_treatment }.
    - What is too much goes back at once. The jar is shared out later as usual.
    - ◆ It works for an apprentice under { $writ_of_authority } too; with an empty bag nothing is drawn.
zongshi-note-gift-from-the-priests =
    - ◆ Not playable while the bag is empty.
    - The material can be used for this turn's action.
    - In a full workshop you choose what goes back; it may be another material than the one drawn.
zongshi-note-lucky-discovery =
    - ◆ Not playable while the bag is empty; with one material left in it you draw one.
    - The materials can be used for this turn's action.
    - ◆ What is too much goes back after both are drawn.
zongshi-note-fortune-brings-opportunity =
    - ◆ Not playable while both jars are empty. No figure need stand there.
    - What you take is missing when the jar is shared out later.
    - The material can be used for this turn's action.
zongshi-note-lessons-of-the-past =
    - ◆ Playable only if a scroll lay on the discard pile before; this card itself cannot be taken.
    - The scroll taken can be played in the same turn, unless you have played one of its name already. So another copy of this one has to wait.
    - Above the hand limit you discard at once.
zongshi-note-pawn-shop-owners-gift =
    - It is not your action: both figures can still be used.
    - You pay the two materials on the tile; ◆ one or two Masterful Uses may join. Other exchange tiles do not help.
    - ◆ Playable only if a tile is in stock that you can pay.
    - The tile can stand in for this turn's action already.
zongshi-note-an-ear-to-the-wall =
    - You choose one basic project that another player has completed and whose name is not among yours. ◆ Where there is none, it cannot be played.
    - It holds as if it were yours until your turn ends: a Mastery or { $blacksmith_tools } for the project that your master starts, { $temple_offering } at the temple, { $merchant_statue } at the market, the room of { $larger_workshop }.
    - ◆ It does not help a project that the apprentice starts, and it is gone when the market is shared out.
    - ◆ At the end of the turn you give back what is then above your limits.
zongshi-note-privileged-treatment =
    - Only with the **master**, and only to a jar on which something lies; ◆ not under { $writ_of_authority }.
    - You take it on arrival, ◆ before { $merchant_statue } draws. What is too much goes back after both.
    - The later sharing is as usual, so you take part in it as well.
zongshi-note-apprentice-is-gaining-experience =
    - For a **basic** project, if nothing is in progress in your workshop. The apprentice stands on the time track until it is complete; the reward then holds as ever.
    - Neither a Mastery nor { $blacksmith_tools } helps, ◆ neither your own nor a borrowed one.
    - ◆ Exchange tiles, Masterful Uses and { $artistic_subtlety } help. { $swift_fingers_sure_fingers } and { $follow_the_twofold_path } are the master's.
zongshi-note-artistic-subtlety =
    - For projects only, started by the master or by the apprentice.
    - The choice belongs to the payment: after Masteries and Masterful Uses any one item is left out.
    - ◆ With { $follow_the_twofold_path } it works once, on the sum. Where nothing is left to pay it cannot be named.
zongshi-note-follow-the-twofold-path =
    - Both are chosen from what is face up now, ◆ two copies of one basic project will do; both must be paid, in one payment.
    - ◆ Each Mastery saves 1 for each of the two; a Masterful Use and { $artistic_subtlety } work once.
    - The longer time counts. ◆ { $blacksmith_tools } takes 1 round off it, { $swift_fingers_sure_fingers } another one.
    - With one space left you choose on completion which one counts; the other leaves the game, but counts as your { $beyond }th project in a tie.
zongshi-note-swift-fingers-sure-fingers =
    - Only for a project that the **master** starts in this action.
    - With { $blacksmith_tools } it is 2 rounds less, at least 1 remains. ◆ Where 1 round is left already, it cannot be named.
    - A project of 1 round is complete in this round's progress.
zongshi-note-host-a-town-meeting =
    - Only with the **master**, and for exactly two townspeople: not for one, not for three. ◆ Not under { $writ_of_authority }.
    - Each costs what its token says and no more. Both must be payable together.
    - The rewards of both wait for you as usual.
zongshi-note-masterful-use =
    - For any payment of yours: a project of either figure, visits, exchange tiles, ◆ also what a scroll or a visit reward lets you buy.
    - It takes 1 { $material } off the sum. ◆ It can be named only if the price, after Masteries, still contains { $material }.
    - Different Masterful Uses may join one payment; two of one name may not be played in one turn.
    - ◆ One that you have just drawn may join a later payment of the same action.
zongshi-note-writ-of-authority =
    - With the apprentice going to a place: it visits several people and takes their rewards, hands back at the temple, buys several tiles, ◆ has the use of { $temple_offering } and { $merchant_statue }, and takes a master's share of a jar.
    - ◆ With your own master at the same jar you count as one player: alone there you take everything; beside others each takes its share.
    - Not for projects, and no scroll that is the master's may join, so neither { $privileged_treatment } nor { $host_a_town_meeting } nor { $swift_fingers_sure_fingers } nor { $follow_the_twofold_path }.
zongshi-note-draw-scroll =
    - Above the hand limit you discard at once. ◆ Where there is no scroll left to draw, it is spent all the same.
    - ◆ A Masterful Use drawn by it may join a later payment of the same action, such as that of { $pawn_tile }.
zongshi-note-pawn-tile =
    - You pay the two materials on the tile, a payment of its own; ◆ Masterful Uses may join. You may decline.
    - ◆ If you can pay for none, it is spent all the same.
zongshi-note-two-materials =
    - ◆ What is too much goes back after both are drawn, before the next reward of the same visit.
zongshi-note-refund =
    - All materials that you paid for visits in this action come back to your workshop, also those for the other people of the same visit; the tokens stay.
    - You get back what you really paid, exchange tiles or not. ◆ What { $pawn_tile } cost does not come back.
    - ◆ What is too much goes into the bag.
zongshi-note-market-pick =
    - What you take is missing when the jar is shared out later. ◆ While both jars are empty, the reward is spent all the same.
