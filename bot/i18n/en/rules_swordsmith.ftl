### The rules of Master Swordsmith. ◆ stands before what is our ruling or our figure. Fluent allows no line that
### begins with a star, so { "" } stands before it. Variables are figures and names from the card data.

swordsmith-rulebook =
    Smiths compete for customers who know what they want. Forge swords that fit, sell them at the right moment, and wear the three crowns of the **Master Swordsmith**.

    New here? `/learn` guides you through a first game. Or read the topics in their order: up to *{ swordsmith-rules-sales.title }* they tell all that you need to begin, the rest is for looking up. Single cards and adventurers are explained by `/card`.

swordsmith-listed-auxiliary = - { $card } ({ $price }, ×{ $copies }): { $effect }
swordsmith-listed-ability = - { $ability }: { $effect }

swordsmith-rules-goal =
    You run a smithy and forge swords for adventurers. Whoever has the most reputation at the end wins and bears the title of the three crowns, **Master Swordsmith**.

    { "" }**A round.** Every player has a turn: play cards for money, put metals and elements onto your swords, then send { $workers } workers to buy better cards, smelt, hatch or refine. When all have had their turn, the adventurers whose patience is over are served, one after the other.

    { "" }**Customers.** Every adventurer has three needs: basic, performance and excitement. A sword that meets more of them brings more. Where several smiths have a fitting sword, the better one sells, among equals the cheaper one.

    { "" }**A sale** pays vouchers, money that has to be spent soon, and reputation in the adventurer's profession. Some customers stay loyal and help you in every turn.

    The game ends with the round in which a profession has no adventurer left, or somebody's reputation in one profession reaches the top of its track, ◆ { $track }.

    ◆ For { $fewest } to { $most } players, unofficially { $unofficial }.
    .title = Goal and course of the game
    .find = aim, win, overview, number of players, three crowns

swordsmith-rules-setup =
    - **Each player**: a deck of { $start_coins } { $gold_coin } and { $start_iron } { $iron }, shuffled, of which { $hand } are drawn; { $workers } workers; room for { $swords } swords.
    - **Market**: a face-up pile of each of the nine basic cards. ◆ Cards a pile with { $pile_seats } players: { $pile_list }. The start decks do not come out of them.
    - **Auxiliary cards**: { $auxiliary_cards } in a shuffled deck, { $row } of them face up.
    - **Professions**: ◆ one more than there are players, drawn at random from { $professions }.
    - **Adventurers**: ◆ { $per_profession } for each profession in play, { $first_rank } of its { $first_rank_kinds } of rank 1, at random, on top of { $second_rank } of rank 2, each part shuffled. { $face_up } of each profession lie face up. ◆ In each profession the one revealed first begins with { $first_tokens } waiting token, so that not all fall due at once.
    - ◆ Who goes first is drawn at random; after each selling phase the first seat moves one place to the left.
    .title = Set-up
    .find = start, beginning, components, start deck, first player

swordsmith-rules-cards =
    The **basic cards** of the market are coins, metals and elements; **auxiliary cards** lie beside them.
    - **Coins**: { $gold_coin }, ◆ worth { $coin_value }, and { $gold_bag }, ◆ worth { $bag_value }.
    - **Metals**, from the lowest grade to the best: { $metals }.
    - **Elements**: { $elements }.
    - **Auxiliary cards** do what is written on them when they are played; the wild cards { $meteorite } and { $prism } are put onto swords instead.

    ◆ Prices in the market: { $gold_coin } { $gold_coin_price }, { $gold_bag } { $gold_bag_price }, { $iron } { $iron_price }, { $steel } { $steel_price }, { $tungsten } { $tungsten_price }, { $water } { $water_price }, { $fire } { $fire_price }, { $light } { $light_price }, { $dark } { $dark_price }.

    { "" }**Your deck.** At the end of your turn you draw { $hand } cards. If the deck is short, draw the rest of it, shuffle your discard pile into a new deck and go on; if that is short too, you get what there is. ◆ Cards played in this turn lie in play until you begin to work; no draw before that shuffles them in.

    { "" }**New cards** go to your discard pile and come up later. Cards that come into your hand while you work stay there for your next turn, in addition to those drawn.

    Piles are finite: a card that the market lacks can be neither bought nor smelted nor hatched.
    .title = The cards
    .find = coin, bag, metal, element, deck, draw, discard pile, prices, market, shuffle

swordsmith-rules-adventurers =
    An adventurer's card names its profession, its rank, what it needs for each of three tiers, what each tier pays (bounty) and earns (reputation), its patience in rounds, and perhaps a loyal ability.

    { $face_up } of each profession in play lie face up and wait.

    { "" }**Patience.** At the beginning of every selling phase each face-up adventurer gets one waiting token. Whoever then has as many tokens as its patience, or more, is served in this phase; the others wait on. The board marks during the turns who is going to be served.

    { "" }**Succession.** When an adventurer has been served or has left, the next of its profession is turned over at once. It gets no token in this phase. So with a patience of 3, revealed in round 2, it is served in round 5. Of those face up from the start, one with a patience of 3 is served in round 3, or in round 2 if it began with a token.

    ◆ Rank 1 comes before rank 2, which wants more, pays more, and may become loyal.

    { $herald } changes waiting tokens. When a profession has nobody left, neither face up nor in its pile, the game ends with this selling phase.
    .title = Adventurers and their patience
    .find = customers, waiting token, patience, profession, rank, served, reveal

swordsmith-rules-needs =
    A sword reaches a **tier**. The needs add up; each names only what it asks for itself:
    - **basic** if it meets the basic need; otherwise it cannot be sold here at all;
    - **performance** if it meets basic and performance;
    - **excitement** if it meets all three. Excitement without performance counts as basic.

    ◆ A need looks at four things, and more than it asks never hurts:
    - **blade**: the lower grade of its { $blade } slots; “{ $iron }+” means { $iron } or better. Both slots are needed always.
    - **hilt**: its grade. It may be missing where no need up to the tier reached asks for one.
    - **elements**: each as often as it is named. What two needs name is needed once, at the higher count.
    - **stars**: at least so many. They imply a hilt, since only a forged sword can win any.

    { "" }*Example.* { $example }. Basic: { $example_basic }. Performance: { $example_performance }. Excitement: { $example_excitement }. A blade of two { $iron } with { $fire } and { $light } is worth the basic tier, for the second { $fire } is missing; with it, excitement.

    ◆ { $prism } stands for one element, the same for all three needs, whichever brings the highest tier.
    .title = Needs and the three tiers
    .find = basic, performance, excitement, Kano, fits, suit, tier

swordsmith-rules-turn =
    { "" }**1. Play cards** of your hand, in any order:
    - coins for money, auxiliary cards for what they do;
    - a metal into an empty slot of a blade or hilt, or into the furnace;
    - an element into an empty enchantment slot, or into the mana pool.

    { "" }**2. Begin the work.** What is left of your hand, and the coins and auxiliary cards that you played, go to your discard pile.

    { "" }**3. Work.** Your { $workers } workers do one action each: buy, smelt, hatch or refine, every action as often as you have workers.

    { "" }**4. End the turn.** ◆ Unspent money is lost. Draw { $hand } cards.

    Swords may be dismantled at any time of your own turn; that takes no worker.

    ◆ A turn ends only when you end it. You may do so while still playing cards: then nobody works, and your hand is discarded all the same.
    .title = Your turn
    .find = play phase, action phase, work, end, order

swordsmith-rules-swords =
    A sword has a **blade** of { $blade } slots, a **hilt** of 1, { $enchantments } **enchantment** slots, and room for { $most_stars } stars.
    - A metal goes into any empty slot of blade or hilt, in any order; the metals of one sword may differ.
    - An element goes into an enchantment slot **once both slots of the blade are filled**. A hilt is not needed for that.
    - A sword is **forged** when blade and hilt are filled. Only then can it be refined.

    What lies on a sword stays there: it can be neither moved nor replaced, only the whole sword can be dismantled.

    You may have { $swords } swords at once, begun or finished, over as many turns as you like. A third place comes with { $sword_rack } at once, or with { $spare_anvil } from your next turn; ◆ there are never more than { $most_swords }.

    ◆ A sword need not be finished to be sold: it must meet the need, and every need asks for a whole blade. After a sale the others keep their places.
    .title = Swords and their slots
    .find = forge, blade, hilt, enchantment, slots, sword limit, third sword

swordsmith-rules-furnace =
    While you play cards, a metal of your hand can go into the **furnace** and an element into the **mana pool**. ◆ { $tungsten } cannot go into the furnace, for nothing better can be made of it; { $meteorite } and { $prism } can go into neither.

    They cannot be taken out again. ◆ There is no limit to either. What lies there is not in your deck.

    { "" }**Smelt** (a worker): { $smelted } identical metals of your furnace go back to the market, out of your deck for good, and one metal of the next grade comes from the market into your **hand**.

    { "" }**Hatch** (a worker): { $hatched } identical elements of your pool go to your discard pile and so stay yours, and one more of the same comes from the market into your **hand**.

    ◆ Neither is allowed if the market lacks the card that would come.

    Playing is over by then, so what comes into your hand is for your next turn, in addition to the cards drawn.
    .title = Furnace and mana pool
    .find = smelt, hatch, furnace, mana pool, upgrade metal

swordsmith-rules-work =
    You have { $workers } workers a turn, more by { $apprentice } and { $helper }. Each does one action:
    - **Buy** ◆ one card, from the market or from the face-up auxiliary cards, at its price. It goes to your discard pile. ◆ A bought auxiliary card is replaced at once.
    - **Smelt** { $smelted } metals of the furnace into a better one.
    - **Hatch** one more of an element of which { $hatched } lie in the mana pool.
    - **Refine** a forged sword: pay, roll, perhaps win a star.

    All may be done in any order and as often as workers last. Workers that are not used are lost.

    ◆ Some cards and customers make an action free: it is done without a worker, once for each of them, and a free action is used up before a worker is. There are free smeltings, hatchings and refinings; buying always takes a worker.
    .title = The workers
    .find = buy, workers, actions, free action, purchase

swordsmith-rules-stars =
    { "" }**Refine** (a worker): choose a forged sword, pay for its next star, then roll a die of { $die }. If the roll is at least that star's number, the sword wins the star.

    The stars in their order, up to { $most_stars }:
    - ◆ price: { $star_prices }
    - at least: { $star_rolls }

    So the first star never fails. A failed roll has cost the money and the worker, and nothing else; you may try again as long as you have both.

    { $whetstone } adds { $whetstone_adds } to your rolls, { $polisher } { $polisher_adds }, ◆ all together. Nothing makes a star cheaper, neither { $trade_letter } nor brokers.

    Stars are lost when the sword is sold or dismantled.
    .title = Refining: stars
    .find = refine, star, die, roll, price of stars

swordsmith-rules-money =
    { "" }**Money** comes from coins, from auxiliary cards and from loyal customers. ◆ It counts for this turn only; what is left when you end the turn is lost.

    { "" }**Vouchers** are what a sale pays. They are spent like money, on whatever you like, by the end of your own next turn; then they lapse. ◆ A payment takes vouchers first.

    { $strongbox } keeps up to { $strongbox_keeps } of what is unspent at the end of the turn, ◆ money and old vouchers together, as vouchers that last through your next turn. The rest is lost.

    { "" }**Prices.** ◆ A card costs its printed price less all discounts, never below { $least_price }. { $trade_letter } makes everything cheaper that you buy in this turn, { $element_broker } elements, { $metal_broker } metals; brokers do not lower the price of auxiliary cards. Stars have no discount.

    Money is never shared or given away.
    .title = Money, vouchers and prices
    .find = money, voucher, discount, price, lapse, broker

swordsmith-rules-dismantling =
    At any time of your own turn, while playing or working, you may dismantle a sword, ◆ whatever lies on it, if only one card. It takes no worker and costs nothing.
    - Its metals go to your discard pile.
    - Of its enchantments the dearest by printed price, if only the one, goes back to the market. ◆ Among equally dear ones you choose.
    - The other enchantments go to your discard pile.
    - Its stars are lost.

    The place is free again at once.

    ◆ { $meteorite } counts as a metal here and goes to your discard pile. { $prism } counts as an enchantment of its printed price, { $prism_price }: being the dearest it goes to the discard pile of the auxiliary cards, otherwise to yours.
    .title = Dismantling a sword
    .find = take apart, dismantle, dearest enchantment

swordsmith-rules-selling =
    When everybody has had a turn:

    { "" }**1.** Every face-up adventurer gets one waiting token.

    { "" }**2.** Those whose tokens have reached their patience are served, one after the other. ◆ The order: { $serving_order }; of two in one profession the one revealed earlier. A sword that is sold is gone for the next.

    { "" }**3.** For each of them:
    - If no sword of anybody meets its basic need, it leaves.
    - ◆ Otherwise all who have a fitting sword are asked at once and in secret, even if it is only one player: offer a sword, or decline. If all decline, it leaves.
    - The highest tier offered sells, for its full bounty. Only among equals there is a price cut.
    - The sale is made, and the next adventurer of that profession is revealed.

    ◆ Unfinished swords may be offered if they meet the need. The phase is always played to its end, also when the end of the game has come.
    .title = Selling
    .find = selling phase, order of serving, decline, leave

swordsmith-rules-offers =
    { "" }**Offers.** You may offer one sword to the adventurer who is served. ◆ Your answer is sealed: others see that you have answered, not what. When all have, everything is shown at once. Until then you can take your answer back or give another one.

    Declining is a real choice: you keep the sword for somebody who pays more, and the adventurer may leave.

    { "" }**Price cut.** If several offers reach the same highest tier, only these smiths name a price, ◆ sealed and all at once: a whole number from the bounty of that tier down to 0. The lowest price sells and is paid in vouchers. **Reputation is never cut.**

    Equal prices: the higher reputation in that profession sells; if that is equal too, the earlier seat in this round.

    Who does not sell keeps the sword and may offer it to the next adventurer.
    .title = Sealed offers and price cuts
    .find = bid, price cut, secret, equal offers, tie, sealed

swordsmith-rules-sales =
    Whoever sells gets, for the tier reached:
    - the **bounty** in vouchers, or after a price cut the price named;
    - the **reputation** on the track of the adventurer's profession. ◆ Points beyond the top of a track count too.
    - What { $guild_seal } adds comes on top, ◆ for the first sale of the round, in the profession of that sale.

    The cards of the sword go back to the market, its stars are lost. ◆ { $meteorite } and { $prism } go to their owner's discard pile instead.

    The adventurer leaves the game, unless it has a loyal ability and bought at the **excitement** tier: then it becomes your loyal customer.

    Then the next one of the profession is turned over, without a token in this phase.
    .title = What a sale brings
    .find = bounty, reputation, voucher, sold

swordsmith-rules-loyal =
    An adventurer with a loyal ability that was served at the **excitement** tier joins you for the rest of the game, ◆ always, and with effect from your next turn; its money and workers come at the start of each turn. ◆ Two with the same ability count twice; only places for swords do not go beyond { $most_swords }.
    { $ability_list }

    ◆ The card that a { $patron } brings along goes to your discard pile, before the next adventurer is revealed; the row is refilled at once. The abilities are ours.

    Loyal customers are counted where a tie is decided.
    .title = Loyal customers
    .find = ability, permanent area, treasure, Helping Hand, Furnace Keeper, Spring Keeper, Polisher, Porter, Patron, Spare Anvil, Broker

swordsmith-rules-auxiliaries =
    ◆ All { $auxiliary_kinds }, with price and copies. { $row } lie face up; buying takes a worker.
    { $auxiliary_list }

    ◆ When their deck is used up, their discard pile is shuffled into a new one; only dismantled { $prism } cards lie there. With nothing left, the row gets shorter.
    .title = Auxiliary cards
    .find = Shop Hand, Order Book, Bellows, Mana Spring, Whetstone, Letter of Trade, Moneychanger, Slag Pit, Courier Cart, Strongbox, Herald, Guild Seal, Sword Rack, Crucible

swordsmith-rules-effects =
    ◆ All of this is our ruling.
    - Effects of a turn add up, from cards and from customers. What a card draws and pays comes first, then the rest in the order written.
    - **Free actions**: each card or ability counts once and is used before a worker. What { $bellows } saves and { $mana_spring } adds is used up by the next such action, free or not, one for each card.
    - { $whetstone }: the free refining still costs the star's price.
    - { $moneychanger }: a { $gold_coin } of your hand must be changed if the market has a { $gold_bag }; otherwise nothing happens.
    - { $slag_pit }: you may return none. Money comes for each card returned.
    - { $herald } and { $crucible }: you choose after the draw, and may decline. A metal just drawn can be changed, and the better one placed at once. No adventurer has fewer than 0 tokens; the token of the selling phase still comes, and whoever then has reached its patience is served in this round.
    - { $courier }: auxiliary cards too; they are for your next turn. A second one adds nothing.
    - { $guild_seal }: several add up on the same first sale; without a sale in this round they lapse.
    - { $sword_rack }: leaves your deck for good, even if you have three places already.
    .title = How effects add up
    .find = interactions, add up, free action, once, order of effects

swordsmith-rules-wild-cards =
    ◆ Two auxiliary cards are not played but put onto swords.

    { "" }**{ $meteorite }** goes into an empty slot of a blade or hilt and counts as { $meteorite_metal }. It cannot go into the furnace, and { $crucible } does not change it.

    { "" }**{ $prism }** goes into an empty enchantment slot under the same conditions as an element, so the blade must be whole. It counts as one element, the same for all needs of an offer, whichever brings the highest tier; for each adventurer anew. It cannot go into the mana pool.

    { "" }**After a sale** both go to their owner's discard pile, not to the market.

    { "" }**When the sword is dismantled**, { $meteorite } goes to your discard pile. { $prism } is an enchantment with the price { $prism_price }: if it is the dearest one there, it goes to the discard pile of the auxiliary cards and is lost to you; otherwise to your discard pile.
    .title = Wild cards
    .find = Meteoric Iron, Prism, wild, any element

swordsmith-rules-end =
    The game ends at the end of a selling phase in which
    - a profession in play has no adventurer left, neither face up nor in its pile, or
    - a player's reputation **in one profession** has reached the top of its track, ◆ { $track }.

    The selling phase is always played to its end.

    { "" }**The highest total reputation**, of all professions together, wins. ◆ Points beyond the top of a track count.

    ◆ **Tie**: more loyal customers, then more swords sold. Still tied, the victory is shared.

    Cards, money, vouchers and unsold swords are worth nothing.
    .title = End of the game and ties
    .find = winner, tie, track, last round, scoring

swordsmith-rules-ours =
    The published text prints no card. It gives the course of the game, the start deck, { $hand } cards, { $workers } workers, { $swords } swords, { $row } auxiliary cards and { $face_up } adventurers of each profession face up, the nine basic cards by name, { $smelted } cards to smelt and { $hatched } to hatch, the die and the rolls for the stars. It names the balancing of needs and rewards as what is still to be done.

    ◆ **All else is ours**, tuned by many simulated games: prices, what coins are worth, the sizes of the piles, star prices, the professions, every adventurer with its needs, bounty, reputation and patience, all auxiliary cards and loyal abilities, the tracks, the token at the start, the moving first seat.

    `/card` says of each card what is printed and what is ours. There are no house rules to choose in this game.
    .title = What is ours
    .find = house rules, official, source, balance

## Pictures: what stands in them, and their descriptions

swordsmith-scene-swords = A sword: a hilt with one slot, filled with { $iron }; a blade with two slots, filled with { $steel } and { $iron }; below it four enchantment slots, two of them with { $fire } and { $light }, and a star with the number 2.
swordsmith-scene-swords-hilt = Hilt
swordsmith-scene-swords-blade = Blade: two slots
swordsmith-scene-swords-enchantments = Enchantments: after the blade
swordsmith-scene-swords-stars = Stars: when forged
swordsmith-scene-needs = The needs of the { $example }. Basic: { $example_basic }. Performance: { $example_performance }. Excitement: { $example_excitement }. Below, a sword with an iron blade, { $fire } and { $light } reaches the basic tier; with a second { $fire } it reaches excitement.
