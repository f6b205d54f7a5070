### Cards of Master Swordsmith: what sort they are, and how they meet other cards. Effects stand in swordsmith.ftl.
### Variables: as in the rules; $card and $into are the card itself and what it is smelted into.

swordsmith-cardkind-coin = coin
swordsmith-cardkind-metal = metal
swordsmith-cardkind-element = element
swordsmith-cardkind-auxiliary = auxiliary card
swordsmith-cardkind-profession = profession
swordsmith-cardkind-adventurer = adventurer
swordsmith-cardkind-ability = loyal ability

swordsmith-card-auxiliary = Price { $price } · copies: { $copies }
swordsmith-card-adventurer =
    { $patience ->
        [one] { $profession } · rank { $rank } · waits 1 round
       *[other] { $profession } · rank { $rank } · waits { $patience } rounds
    }

swordsmith-lying-customers = adventurers and abilities
swordsmith-lying-cards = cards

## Notes

swordsmith-note-gold-coin =
    - Played, it gives { $coin_value } money for this turn; it comes back with your discard pile.
    - { $moneychanger } changes one for a { $gold_bag }; { $slag_pit } returns it to the market.
swordsmith-note-gold-bag =
    - Played, it gives { $bag_value } money for this turn; it comes back with your discard pile.
    - Besides buying it you can get it by { $moneychanger }, playable at once.
swordsmith-note-metal =
    - It goes into any empty slot of a blade or hilt. Of a blade the lower of both grades counts.
    - { $smelted } of it in your furnace are smelted into one { $into }; they go back to the market, which must have the { $into }.
    - { $crucible } changes one of your hand for a { $into } at once.
    - { $metal_broker } makes it cheaper. When its sword is sold, it goes back to the market; dismantled, to your discard pile.
swordsmith-note-best-metal =
    - It goes into any empty slot of a blade or hilt. Nothing better can be made of it, ◆ so it cannot go into the furnace.
    - Besides buying it you can smelt it or get it by { $crucible }. { $meteorite } counts as { $meteorite_metal }.
    - { $metal_broker } makes it cheaper. When its sword is sold, it goes back to the market; dismantled, to your discard pile.
swordsmith-note-element =
    - It goes into an empty enchantment slot of a sword whose blade is whole; a hilt is not needed.
    - { $hatched } of it in your mana pool hatch one more: they go to your discard pile, the new one comes from the market into your hand.
    - When its sword is dismantled, the dearest enchantment goes back to the market, all others to your discard pile.
    - ◆ { $prism } can stand for it. { $element_broker } makes it cheaper, at least { $least_price }.
swordsmith-note-apprentice =
    - The worker is for this turn and may do any action. ◆ Several of these add up.
swordsmith-note-order-book =
    - ◆ Cards played in this turn are not shuffled in by this draw. If deck and discard pile are short, you draw what there is.
swordsmith-note-meteorite =
    - Not played: put into an empty slot of a blade or hilt. ◆ It counts as { $meteorite_metal }.
    - ◆ Not for the furnace; { $crucible } does not change it; { $metal_broker } does not make it cheaper.
    - ◆ When its sword is sold or dismantled, it goes to your discard pile and not to the market.
swordsmith-note-prism =
    - Not played: put into an empty enchantment slot once the blade is whole; not into the mana pool.
    - ◆ It counts as one element, the same for all three needs of an adventurer, whichever brings the highest tier; for the next adventurer it may be another. Two of these may be two different elements.
    - ◆ After a sale it goes to your discard pile. When the sword is dismantled it counts as an enchantment with the price { $prism_price }: as the dearest it goes to the auxiliary discard pile, otherwise to yours.
swordsmith-note-bellows =
    - ◆ The free smelting is used before a worker is; several of these, and { $furnace_keeper }, add up.
    - ◆ Of the next smelting, free or not, one of the { $smelted } metals goes to your discard pile, the other back to the market. What is not used in this turn is lost.
swordsmith-note-mana-spring =
    - ◆ The free hatching is used before a worker is; several of these, and { $spring_keeper }, add up.
    - ◆ The next hatching, free or not, brings one card more if the market has it. What is not used in this turn is lost.
swordsmith-note-whetstone =
    - ◆ Adds to every roll of this turn, together with { $polisher } and a second one of these.
    - ◆ Free is the worker; the price of the star is paid all the same. The free refining is lost if it is not used in this turn.
swordsmith-note-trade-letter =
    - ◆ For every card bought in this turn, auxiliary cards too. Two of these and a broker add up; never below { $least_price }.
    - ◆ It does not make stars cheaper.
swordsmith-note-moneychanger =
    - ◆ If you hold a { $gold_coin } and the market has a { $gold_bag }, the change must be made; otherwise nothing happens. The coin goes to the market.
    - The coin may not have been played yet: play this card first.
swordsmith-note-slag-pit =
    - ◆ Coins, metals and elements of your hand only, no auxiliary cards; you may return none.
    - The cards go to their piles for good, so your deck gets thinner. The money comes at once.
swordsmith-note-courier =
    - Bought cards stay in your hand for your **next** turn, in addition to those drawn: playing is over when you buy. ◆ Auxiliary cards too.
    - ◆ A second one in the same turn adds nothing.
swordsmith-note-strongbox =
    - It works when you end this turn: ◆ unspent money and old vouchers together, up to { $strongbox_keeps }, become vouchers that last through your next turn. The rest is lost.
swordsmith-note-herald =
    - ◆ One token more or less on any one face-up adventurer, never below 0; you choose after the draw, and may decline.
    - The token of the selling phase still comes: whoever then has reached its patience is served in this round; whoever loses one may wait a round longer.
swordsmith-note-guild-seal =
    - ◆ For your first sale in this round's selling phase only, in the profession of that sale; it counts for the end of its track.
    - ◆ Several of these add up on that sale. Without a sale in this round it lapses.
swordsmith-note-sword-rack =
    - ◆ It leaves your deck for your permanent area at once, and the place is there at once. There are never more than { $most_swords } places, with { $spare_anvil } too.
swordsmith-note-crucible =
    - ◆ You choose after the draw, and may decline; a metal just drawn will do. The old metal goes to the market, which must have the better one.
    - The new metal can be placed on a sword or put into the furnace in this turn.
    - ◆ { $meteorite } cannot be changed.
swordsmith-note-helper =
    - ◆ From your next turn on, the worker is there at the start of each. Two of these are two workers.
swordsmith-note-furnace-keeper =
    - ◆ From your next turn on. The free smelting is used before a worker and adds up with { $bellows }; two keepers: two free smeltings.
swordsmith-note-spring-keeper =
    - ◆ From your next turn on. The free hatching is used before a worker and adds up with { $mana_spring }; two keepers: two free hatchings.
swordsmith-note-polisher =
    - ◆ From your next turn on. Adds up with { $whetstone } and with a second one of these. The price of a star stays.
swordsmith-note-porter =
    - ◆ From your next turn on; two of these draw two cards more.
swordsmith-note-patron =
    - On joining you take one of the face-up auxiliary cards, free, into your discard pile, ◆ before the next adventurer is revealed; the row is refilled at once. An empty row brings nothing.
    - ◆ The money comes at the start of each turn, from your next one on.
swordsmith-note-spare-anvil =
    - ◆ The place is there from your next turn on. Two of these, or one with { $sword_rack }, still make { $most_swords } places at most; the money counts for each.
swordsmith-note-element-broker =
    - ◆ Only for elements of the market, not for { $prism }. Adds up with { $trade_letter } and with a second one of these; never below { $least_price }.
swordsmith-note-metal-broker =
    - ◆ Only for metals of the market, not for { $meteorite }. Adds up with { $trade_letter } and with a second one of these; never below { $least_price }. Smelting costs no money anyway.
swordsmith-note-profession =
    - Reputation is kept for each profession by itself; the track ends at { $track }. ◆ Not all professions are in every game.
    - When nobody of a profession in play is left, the game ends with that selling phase.
swordsmith-note-members = - Rank { $rank }: { $members }.
swordsmith-note-no-hilt =
    { $tiers ->
        [0] - ◆ A sword without a hilt cannot be sold here.
        [3] - ◆ A sword without a hilt can reach all three tiers.
       *[other] - ◆ A sword without a hilt can reach the { $tier } tier here, no more.
    }
swordsmith-note-wild-element = - ◆ { $prism } may stand for one of the elements, the same for all needs.
swordsmith-note-add-up = - The needs add up: performance wants the basic need met too, excitement wants all three.
swordsmith-note-kano = - A sword that meets the basic and the excitement need, but not the performance need, is paid as basic.
swordsmith-note-joins = - Sold at the excitement tier, it stays with the seller as { $ability }.
