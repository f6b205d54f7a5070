### The rules of Zong Shi. ◆ stands before what is our ruling or our figure. Fluent allows no line that begins
### with a star, so { "" } stands before it.
### Variables are figures and names from the card data; materials come in lower case.

zongshi-rulebook =
    A town of craftsmen, { $fewest } to { $most } workshops, a master and an apprentice in each. Build projects, trade, visit people, and become **Zong Shi, the grand master**.

    New here? `/learn` guides you through a first game. Or read the topics in their order: up to *{ zongshi-rules-visits.title }* they tell all that you need to begin, the rest is for looking up. The panel under the board offers what is allowed. Single cards are explained by `/card`.

zongshi-rules-goal =
    You keep a workshop in a town of craftsmen. Whoever has the most points at the end is **Zong Shi, the grand master**.

    Points come from completed projects, from exchange tiles, from visits to the { $people } townspeople, and a few from what is left over.

    You have two figures, a **master** and an **apprentice**. In each round you use those that are free, one a turn:
    - the master starts a project: you pay its materials, and some rounds later it is complete;
    - either figure goes to the market for materials, to the temple for scrolls, to the pawn shop for exchange tiles, or visits townspeople for points and rewards;
    - or you pass.

    Then the market is shared out, all work goes on by one round, and the next round begins.

    When somebody has { $places } completed projects at the end of a round, one more round is played and the points are counted.

    The game is for { $fewest } to { $most } players. ◆ Two may play as well, unofficially.
    .title = Goal and course of the game
    .find = aim, win, overview, number of players

zongshi-rules-setup =
    - **Materials**: { $each } each of { $bronze }, { $ivory }, { $jade } and { $gold } in a bag, { $total } in all.
    - **Scrolls**: { $scrolls } in a face-down deck, { $scroll_names } different names.
    - **Projects**: { $basic_kinds } basic ones with { $copies } copies each, ◆ however many play; { $masterworks } masterworks in a deck, { $face_up } of them face up.
    - **Exchange tiles**: { $tile_kinds } kinds, one for each pair of materials; of each kind one fewer than there are players.
    - **Visit rewards**: { $visit_rewards }. One lies face down under each of the { $people } townspeople, the last one leaves the game unseen.
    - **Each player**: a workshop with room for { $capacity } materials and { $places } completed projects, a master, an apprentice, visit tokens { $tokens }.
    - The start player is drawn at random.

    { "" }**Draft.** { $draft_scrolls } scroll and { $draft_materials } materials for each player are laid in the middle, ◆ face up. Beginning on the right of the start player and going **counter-clockwise**, everybody takes one item at a time until nothing is left, so { $drafted } items each, of whatever sort. ◆ Scrolls taken are then turned down; the log keeps which they were.

    ◆ Only then are the jars filled: the large one with one material more than there are players, the small one with one fewer.
    .title = Set-up and draft
    .find = start, components, beginning, bag, start player

zongshi-rules-round =
    A round has four parts.

    { "" }**1. Player turns.** Twice round the table, clockwise from the start player. In each turn a player uses one figure.

    { "" }**2. Sharing the market.** What lies on the jars goes to the figures standing there. ◆ The large jar first.

    { "" }**3. Progress.** Every figure on a time track moves one step, also one that began in this round. Where it reaches 0, the project is complete: it fills a space in the workshop, its reward holds from now on, and the figure is free again.

    { "" }**4. End of the round.** Figures come home from the town (not from time tracks). If somebody has { $places } completed projects, the next round is the last, ◆ and the jars are not refilled. Otherwise they are: up to one more than there are players on the large jar, one fewer on the small jar. What still lies there stays, even if it is more. ◆ The large jar comes first, and a bag that is short fills as far as it goes. The start player's marker passes to the left, ◆ before the last round too.

    ◆ A face-up masterwork that was taken is replaced as soon as that action is over, while the deck lasts.
    .title = A round and its parts
    .find = phases, order, refill, progress, time track, complete

zongshi-rules-turn =
    You have two turns a round. In each of them you use **one** figure, in either order:
    - **start a project** (the master);
    - **go to a place**: large jar, small jar, temple, pawn shop, or visits. ◆ Any number of figures may come to one place, both of yours too;
    - **pass** with it. Passing concerns this figure only; the other one may act on your other turn.

    Before the action you may play scrolls that are moves of their own; with the action you name those that change it. Scrolls are played on your own turn only.

    A figure at work on a project cannot be used until the project is complete. Until then you have one turn a round. ◆ You are asked on the first lap: act, pass, or wait for the second lap. Once you have acted or passed, the turns of this round are over for you. Waiting is no longer possible once you played a scroll on that turn.

    { "" }**Order of a turn**: scrolls of their own, each with all its effects · the action with its scrolls · payment · effects and rewards · giving back what is too much. When the turn ends, a borrowed reward goes.
    .title = Your turn
    .find = actions, figures, master, apprentice, pass, wait, lap

zongshi-rules-projects =
    The master starts projects; the apprentice only by the scroll { $apprentice_is_gaining_experience }, and then a basic one.

    1. Choose a basic project of which copies are left, or a face-up masterwork.
    2. Pay its cost.
    3. Put the figure on the time track at the project's number of rounds.

    { "" }**Time.** The round of the start counts: a project of 1 round is complete at the end of the same round, one of 2 rounds at the end of the next. Until then its figure cannot be used.

    At the start the reward { $blacksmith_tools } takes 1 round off, the scroll { $swift_fingers_sure_fingers } another one; at least 1 remains. Later nothing changes the time, and no project can be abandoned.

    { "" }**One at a time.** While a project is in progress in your workshop, neither figure can start another one. Only the scroll { $follow_the_twofold_path } starts two together.

    { "" }**Enough.** With { $places } completed projects you may start no more.

    ◆ The same basic project may be built again while copies last. It scores each time, but rewards of one name count only once.

    Masterworks bring many points and no reward. Some cost { $dearest } materials and a workshop holds { $capacity }: the reward { $larger_workshop }, that of a Mastery, or a scroll is needed for them.
    .title = Starting a project
    .find = build, masterwork, basic project, time, rounds, workshop

zongshi-rules-paying =
    ◆ **One action is one payment.** The costs of all its parts are reduced, added up and paid at once: both projects of { $follow_the_twofold_path }, all stops of a visit, all tiles that are bought. An action is only possible if all of it can be paid. What a scroll of its own or a visit reward lets you buy is a payment apart.

    { "" }**Reductions**, never below 0:
    1. Each Mastery, your own or borrowed, takes 1 of its material off the cost of a project that the **master** starts, ◆ off each of two.
    2. Each Masterful Use scroll takes 1 of its material off the sum: projects, visits or tiles.
    3. The scroll { $artistic_subtlety } takes 1 item of your choice off the sum of a project payment.

    ◆ A scroll can be named only if the price still contains what it takes off.

    { "" }**Exchange tiles** may then stand in, for projects and visits: see *{ zongshi-rules-tiles.title }*.

    What you pay goes into the bag. ◆ What is paid for visits is laid aside until all rewards of the action are done, then it goes into the bag too. Only the exact price is paid, never more.

    ◆ Where different sets of materials would do, you choose from a list; those that use the fewest tiles head it.
    .title = Paying
    .find = cost, price, reduction, discount, Mastery, payment

zongshi-rules-tiles =
    An exchange tile shows two materials. When you pay for a **project** or for **visits**, it lets one item of one of them be paid by the other, ◆ either way round. The tile is not spent.

    ◆ Each tile that you own stands in once an action, for one item; two tiles of one kind for two items. Two tiles make no chain: with bronze/jade and jade/gold you cannot pay 1 bronze by 1 gold. But of 2 bronze and 1 jade you can pay one bronze by jade and the jade by gold, so with 1 bronze, 1 jade and 1 gold.

    { "" }*Example.* { $merchant_statue } costs { $statue_price }. With the tile ivory/jade you may pay a second ivory in place of the jade; no jade need be anywhere.

    { "" }**Pawn shop.** A tile costs the two materials that it shows. An apprentice buys exactly one, a master one or more, ◆ also several of a kind, while they last. Whoever cannot pay for any tile cannot go there. Tiles do not help to pay for tiles; a Masterful Use does.

    A tile can also be bought by { $pawn_shop_owners_gift } and by the visit reward { $pawn_tile }.

    At the end every tile is worth { $tile_points } point, and all { $tile_kinds } kinds together { $kinds_bonus } more.
    .title = Exchange tiles and the pawn shop
    .find = pawn, exchange, trade, convert, stand in

zongshi-rules-market =
    Put a figure on the large or the small jar, ◆ also on an empty one. Materials are shared out only when all turns are over. On arrival a master may take something by { $privileged_treatment }, ◆ then draws by { $merchant_statue }.

    Each jar is shared out by itself, ◆ the large one first:
    - **Exactly one player has a master there**: that player takes everything. Apprentices there get nothing.
    - **Two or more players have masters there**: clockwise from the start player each master takes 1 of choice; then each apprentice takes exactly 1 of choice, in the same order; then the masters go on in turn until the jar is empty.
    - **Only apprentices are there**: each takes exactly 1 of choice, in the same order. The rest stays.

    ◆ An apprentice under { $writ_of_authority } is a master here. Two masters of one player count as one player; beside masters of others each of them takes a share. With two of Ann's and one of Ben's it goes Ann, Ann, Ben, then any apprentices, then Ann, Ann, Ben again.

    Where fewer materials lie than figures stand, those last in the order get none. ◆ Taking is not optional; what is all of one kind is taken without asking. What you take is laid beside the workshop, and what is too much goes back once that jar is shared out.

    The house rule *{ zongshi-option-apprentice-beside-lone-master }* changes the first case.
    .title = The market: jars and sharing
    .find = jar, share, distribute, large jar, small jar, materials

zongshi-rules-temple =
    { "" }**Apprentice**: draw 1 scroll at once.

    { "" }**Master**: first hand back any number of your materials into the bag, all of them at once, or none. Then draw 1 scroll, and 1 more for each material handed back, all together. What you draw cannot change what you hand back.

    With { $temple_offering } a master draws 1 more. ◆ So does an apprentice under { $writ_of_authority }, who may hand back as well.

    Whoever then holds too many scrolls discards at once: at most { $hand }, or { $large_hand } with { $temple_offering }.

    ◆ When the deck is empty, the discard pile is shuffled into a new one. If that is empty too, nothing is drawn. The temple may be chosen all the same.

    A drawn scroll that is a move of its own has to wait: it comes before an action, and this turn's action is the way to the temple.
    .title = The temple
    .find = draw scrolls, hand back, deck, reshuffle

zongshi-rules-visits =
    The { $people } townspeople and what a visit costs: { $scholar } { $scholar_material }, { $official } { $official_material }, ◆ { $merchant } { $merchant_material }, ◆ { $abbot } { $abbot_material }.

    { "" }**A visit**: lay one of your unused visit tokens ({ $tokens }) at a townsperson and pay as many of that material as the token says. A token is used up for good.

    ◆ Each player visits each townsperson at most once in the game. Others may still come, even in the same round.

    { "" }**Apprentice**: one visit. **Master**: one or more in one action; with two or more, **each** costs 1 more. { $host_a_town_meeting } spares that for exactly two.

    { "" }**Reward.** The first **master** at a townsperson turns over the reward that lies there, uses it at once, and it leaves the game. An apprentice who came earlier does not use it up, and gets none. ◆ Several rewards come one after the other, in the order in which the stops were named; what is too much is given back after each.

    The cost of all stops is one payment; exchange tiles and Masterful Uses help.

    At the end 1, 2, 3 or 4 people visited are worth { $visit_1 }, { $visit_2 }, { $visit_3 } or { $visit_4 } points.
    .title = Visiting townspeople
    .find = visit, token, scholar, merchant, abbot, town

zongshi-rules-rewards =
    { "" }**Completed basic projects** reward you from the moment of completion until the end of the game. ◆ Rewards of one name count once.
    - { $larger_workshop }: { zongshi-reward-larger-workshop }
    - { $bronze_mastery }: { zongshi-reward-bronze-mastery } { $gold_mastery }, { $jade_mastery } and { $ivory_mastery } do the same for theirs.
    - { $blacksmith_tools }: { zongshi-reward-blacksmith-tools }
    - { $temple_offering }: { zongshi-reward-temple-offering }
    - { $merchant_statue }: { zongshi-reward-merchant-statue } ◆ Always, without asking.

    What speaks of the master does nothing for the apprentice, ◆ but at places it does under { $writ_of_authority }. Room and hand limit hold always.

    { "" }**Visit rewards** are used once, at once:
    - { $draw_scroll }: { zongshi-visit-reward-draw-scroll }
    - { $pawn_tile }: { zongshi-visit-reward-pawn-tile } You pay its two materials.
    - { $two_materials }: { zongshi-visit-reward-two-materials }
    - { $refund }: { zongshi-visit-reward-refund } Not what a tile cost.
    - { $market_pick }: { zongshi-visit-reward-market-pick }

    ◆ A visit reward that can do nothing is spent all the same.
    .title = Rewards of projects and visits
    .find = Mastery, Larger Workshop, Blacksmith Tools, Temple Offering, Merchant Statue, refund, effect

zongshi-rules-scrolls =
    You may hold { $hand } scrolls, with { $temple_offering } { $large_hand }. Others see how many you hold, not which. All else in a workshop is open, and so is what the bag still holds.

    ◆ There are two sorts; the card says which:
    - **Moves of their own** are played before your action, on a turn on which you are asked, as many as you like.
    - **Scrolls with an action** are named together with the action that they change. Several different ones may join one action. A Masterful Use may join any payment, so also that of a scroll of its own or of a visit reward.

    { "" }**Once a turn.** You cannot play two scrolls of one name in one turn; on your other turn of the round you can.

    ◆ A scroll can be played only if it can do something now: no draw from an empty bag, no purchase that you cannot pay.

    A scroll of its own is not your action: it is still to come, and may be a pass. ◆ Whoever waits for the second lap plays none on the first.

    ◆ A played scroll reaches the discard pile when its action with all its effects is over. Until then it can be neither taken back from there nor drawn again. The discard pile lies face up.
    .title = Scrolls: how they are played
    .find = hand limit, once a turn, same name, discard pile, when

zongshi-rules-own-moves =
    ◆ Played before your action. The figure is the number of copies.
    - { $gift_from_the_priests } ×{ $gift_from_the_priests_copies }: { zongshi-scroll-gift-from-the-priests }
    - { $lucky_discovery } ×{ $lucky_discovery_copies }: { zongshi-scroll-lucky-discovery } ◆ From a bag with one left, one.
    - { $fortune_brings_opportunity } ×{ $fortune_brings_opportunity_copies }: { zongshi-scroll-fortune-brings-opportunity }
    - { $lessons_of_the_past } ×{ $lessons_of_the_past_copies }: { zongshi-scroll-lessons-of-the-past } ◆ Never itself, though another copy; that one waits for another turn.
    - { $pawn_shop_owners_gift } ×{ $pawn_shop_owners_gift_copies }: { zongshi-scroll-pawn-shop-owners-gift } You pay its two materials; a Masterful Use may help.
    - { $an_ear_to_the_wall } ×{ $an_ear_to_the_wall_copies }: { zongshi-scroll-an-ear-to-the-wall } ◆ Only of projects whose name you have not completed; of masterworks there is nothing to borrow. It ends with the turn: it does not hold when the market is shared out, and what you then hold above your limits is given back at once.

    ◆ What is too much after one of these is settled before anything else happens.
    .title = Scrolls before your action
    .find = Gift From the Priests, Lucky Discovery, Fortune Brings Opportunity, Lessons of the Past, Pawn Shop Owner's Gift, Ear to the Wall, borrow, before

zongshi-rules-with-action =
    ◆ Named together with the action. The figure is the number of copies.
    - { $privileged_treatment } ×{ $privileged_treatment_copies }: { zongshi-scroll-privileged-treatment } The jar must not be empty; it is shared out later as usual.
    - { $apprentice_is_gaining_experience } ×{ $apprentice_is_gaining_experience_copies }: { zongshi-scroll-apprentice-is-gaining-experience } ◆ A borrowed reward helps as little. Exchange tiles, Masterful Uses and { $artistic_subtlety } may.
    - { $artistic_subtlety } ×{ $artistic_subtlety_copies }: { zongshi-scroll-artistic-subtlety }
    - { $swift_fingers_sure_fingers } ×{ $swift_fingers_sure_fingers_copies }: { zongshi-scroll-swift-fingers-sure-fingers } ◆ Not where { $blacksmith_tools } has left 1 already.
    - { $host_a_town_meeting } ×{ $host_a_town_meeting_copies }: { zongshi-scroll-host-a-town-meeting }
    - { $masterful_use_of_bronze } ×{ $masterful_use_of_bronze_copies }, and likewise for ivory, jade and gold: { zongshi-scroll-masterful-use-of-bronze } Different ones may join one payment. ◆ One just drawn may join a later payment of the same action.
    - { $writ_of_authority } ×{ $writ_of_authority_copies }: { zongshi-scroll-writ-of-authority } ◆ At a place it can all that a master can: several visits and their rewards, handing back, several tiles, the rewards of your projects there, a master's share of a jar. Scrolls that speak of the master cannot join it.
    - { $follow_the_twofold_path } ×{ $follow_the_twofold_path_copies }: see *{ zongshi-rules-twofold.title }*.
    .title = Scrolls with an action
    .find = Privileged Treatment, Apprentice is Gaining Experience, Artistic Subtlety, Swift Fingers, Town Meeting, Masterful Use, Writ of Authority, with

zongshi-rules-twofold =
    With { $follow_the_twofold_path } your **master** starts two projects at once.
    - ◆ Both are chosen from what is face up before anything is replaced; two copies of one basic project will do. Both must be paid.
    - One payment: ◆ each Mastery takes 1 off each of the two. A Masterful Use and { $artistic_subtlety } work once, on the sum.
    - The longer of the two times counts for both. ◆ { $blacksmith_tools } takes 1 round off it, { $swift_fingers_sure_fingers } another one; at least 1 remains.
    - Both are completed in the same moment; both fill a space, both rewards hold.

    { "" }**One space left.** With { $before_last } completed projects you may still start two. When they are finished, you choose which one takes the last space and scores, and ◆ its reward holds. The other leaves the game, yet you count as having completed { $beyond } projects where a tie is decided. ◆ You choose when all figures have moved.

    ◆ Still unfinished at the end, both count in part; with one space left only the better one.

    The apprentice cannot follow it, also not by { $apprentice_is_gaining_experience }.
    .title = The Twofold Path
    .find = two projects, seven projects, double

zongshi-rules-limits =
    { "" }**Materials.** A workshop holds { $capacity }, with { $larger_workshop } { $large_capacity }. Whoever has more chooses what goes back into the bag, exactly the surplus, also of what was there before.

    { "" }**Scrolls.** You may hold { $hand }, with { $temple_offering } { $large_hand }. Whoever has more discards the surplus of choice at once.

    { "" }**When?**
    - From a jar: once that jar is shared out, before the next one. ◆ Several owners are asked at once, and all others wait.
    - ◆ Elsewhere: after the whole effect, before anything else happens; materials first, then scrolls. So after both materials of { $lucky_discovery }, after { $privileged_treatment } and { $merchant_statue } together, after each visit reward.
    - ◆ At the end of a turn, when a borrowed { $larger_workshop } or { $temple_offering } goes.

    Exchange tiles have no limit. Nothing can be given back of one's own will, but at the temple.
    .title = Limits: too many materials or scrolls
    .find = capacity, hand limit, discard, put back, overflow, surplus

zongshi-rules-end =
    { "" }**The last round.** If at the end of a round any player has { $places } completed projects, exactly one more round is played.
    - ◆ The market is **not** refilled before it; what lies there stays. A house rule refills it.
    - ◆ The start player's marker passes on as usual.
    - Whoever has { $places } completed projects may go to places, visit or pass, but start nothing. The others may.
    - Others may fill their last space in it; no further round follows.

    After it the points are counted.

    ◆ **Standstill.** If in { $idle } rounds running no player has started, completed, bought, visited, drawn or taken anything, or after round { $most_rounds }, one last round follows in the same way.
    .title = The end of the game
    .find = last round, six projects, standstill, idle

zongshi-rules-scoring =
    1. **Completed projects**: the points on them. All { $places } spaces filled: { $six_bonus } more.
    2. **Exchange tiles**: { $tile_points } each. All { $tile_kinds } kinds: { $kinds_bonus } more.
    3. **Visits**: { $visit_1 }, { $visit_2 }, { $visit_3 } or { $visit_4 } for 1, 2, 3 or 4 people.
    4. **A project in progress**: its points less { $penalty_1 }, { $penalty_2 } or { $penalty_3 } with 1, 2 or 3 rounds left, ◆ never below 0. ◆ Of { $follow_the_twofold_path } both count, with one space left the better one. It is not completed: it fills no space.
    5. **What is left**: materials and scrolls counted together, 1 point for every { $leftovers }.

    Most points win. **Tie**: more completed projects, where { $follow_the_twofold_path } may count { $beyond }. Still tied: the victory is shared, and all of them are Zong Shi.

    The points beside a name on the board are what this would come to if the game ended now.
    .title = Scoring and ties
    .find = points, score, tie, winner, leftovers, unfinished

zongshi-rules-house-rules =
    The host can switch these on before the start (`/table options`); both are off unless the lobby says otherwise.

    - **{ zongshi-option-refill-last-round }**: the jars are refilled before the last round as before any other.
    - **{ zongshi-option-apprentice-beside-lone-master }**: where exactly one player has a master at a jar and apprentices of others stand there too, it goes as with several masters: the master takes 1, each apprentice takes 1, the master takes the rest.

    ◆ **What is ours.** Costs, times and points of all masterworks and of the basic projects (but for the cost and time of { $merchant_statue }), the names of masterworks and visit rewards, which scrolls are moves of their own, and whom gold and ivory are brought to: the summary of the rules from which we work does not print them. `/card` says of each card what is printed, what follows and what is ours.

    Two players, unofficially: one tile of each kind, jars with 3 and 1.
    .title = House rules, and what is ours
    .find = option, variant, two players, official

## Pictures: what stands in them, and their descriptions

zongshi-scene-paying = Four items of a cost, and below each what is paid for it: an ivory for the ivory, a second ivory for the jade, with the exchange tile ivory/jade between them, and two gold for two gold.
zongshi-scene-paying-title = { $project }: paying with an exchange tile
zongshi-scene-paying-cost = Cost
zongshi-scene-paying-tile = Stands in
zongshi-scene-paying-paid = You pay
zongshi-scene-market = Three ways to share out a jar with five materials. With the master of player 1 and an apprentice of player 2, player 1 takes all. With the masters of players 1 and 2 and an apprentice of player 3, they take in turn: player 1, player 2, the apprentice, player 1, player 2. With apprentices of players 2 and 3 alone, each takes one and three stay.
zongshi-scene-market-one = One player's master: takes everything
zongshi-scene-market-several = Masters of several players: in turn, then apprentices, then on
zongshi-scene-market-apprentices = Only apprentices: 1 each, the rest stays
zongshi-scene-market-stays = stays
