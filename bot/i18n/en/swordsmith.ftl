### Master Swordsmith. Names of cards come from the card data; every other word stands here.
### Variables: $name is a player, $adventurer a customer's name, $sword a sword's number from 1;
### cards, parts, tiers, vouchers, workers and lists come as finished phrases.

## Words

swordsmith-card = { $card }
swordsmith-amount =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
swordsmith-nothing = nothing

swordsmith-money = { $count } money
swordsmith-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
swordsmith-vouchers =
    { $count ->
        [one] 1 voucher
       *[other] { $count } vouchers
    }
swordsmith-reputation = { $count } reputation
swordsmith-stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }

swordsmith-kind-coin = coin worth { $value }
swordsmith-kind-metal = metal of grade { $grade }
swordsmith-kind-element = element

# Parts of a sword: as a word of its own, and inside a sentence.
swordsmith-part-blade = blade
    .the = the blade
swordsmith-part-hilt = hilt
    .the = the hilt
swordsmith-part-enchantment = enchantment
    .the = the enchantments

swordsmith-tier-basic = basic
swordsmith-tier-performance = performance
swordsmith-tier-excitement = excitement

swordsmith-phase-forging = Forging
swordsmith-phase-selling = Selling
swordsmith-phase-over = Final score

# What an adventurer needs. $top is 1 for the best metal, so that nothing is better.
swordsmith-need-blade =
    { $top ->
        [1] blade { $metal }
       *[other] blade { $metal }+
    }
swordsmith-need-hilt =
    { $top ->
        [1] hilt { $metal }
       *[other] hilt { $metal }+
    }
# $hilt is 1 where the hilt is named already: stars are only on forged swords.
swordsmith-need-stars =
    { $hilt ->
        [1] { $stars }
       *[other] { $stars } (and so a hilt)
    }
swordsmith-wish = { $tier }: { $need } · { $vouchers }, { $reputation }

## Events

swordsmith-event-round-began = Round { $round } begins. { $name } has the first turn.
swordsmith-event-turn-began = { $name } begins a turn with { $means }.
swordsmith-event-card-played =
    { $money ->
        [0] { $name } plays { $card }.
       *[other] { $name } plays { $card } for { $money } money.
    }
swordsmith-event-card-placed = { $name } adds { $card } to { $part } of sword { $sword }.
swordsmith-event-put-in-furnace = { $name } puts { $card } into the furnace.
swordsmith-event-put-in-pool = { $name } puts { $card } into the mana pool.
swordsmith-event-cards-drawn =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
swordsmith-event-cards-seen = Only you see this: you draw { $cards }.
swordsmith-event-deck-reshuffled =
    { $count ->
        [one] The only discarded card of { $name } becomes the new deck.
       *[other] { $name } shuffles { $count } discarded cards into a new deck.
    }
swordsmith-event-cards-returned = { $name } gives { $cards } back to the market.
swordsmith-event-card-changed = { $name } changes { $card } for { $into }.
swordsmith-event-token-changed =
    { $by ->
        [1] { $name } gives the { $adventurer } a waiting token ({ $waited } now).
       *[other] { $name } takes a waiting token from the { $adventurer } ({ $waited } now).
    }
swordsmith-event-declined = { $name } leaves the choice of { $card } unused.
swordsmith-event-fixture-built = { $name } puts { $card } into the permanent area: there is room for { $places } swords.
# $went says where the cards went: returned (to the market), discarded, both, none.
swordsmith-event-sword-dismantled =
    { $went ->
        [both] { $name } dismantles sword { $sword }, gives { $returned } back and discards { $discarded }.
        [returned] { $name } dismantles sword { $sword } and gives { $returned } back.
        [discarded] { $name } dismantles sword { $sword } and discards { $discarded }.
       *[none] { $name } dismantles sword { $sword }.
    }
swordsmith-event-hand-discarded = { $name } discards { $cards }.
swordsmith-event-work-began = { $name } puts the workers to work.
swordsmith-event-card-bought =
    { $hand ->
        [1] { $name } buys { $card } for { $price } money, straight into the hand.
       *[0] { $name } buys { $card } for { $price } money.
    }
swordsmith-event-metal-smelted =
    { $saved ->
        [0] { $name } smelts { $metal } into { $into }.
       *[other] { $name } smelts { $metal } into { $into } and discards { $saved } { $metal } instead of returning it.
    }
swordsmith-event-element-hatched =
    { $count ->
        [1] { $name } hatches { $element }.
       *[other] { $name } hatches { $count } × { $element }.
    }
swordsmith-event-star-added =
    { $bonus ->
        [0] { $name } refines sword { $sword } and rolls { $roll }: star { $star } is won.
       *[other] { $name } refines sword { $sword } and rolls { $roll } + { $bonus }: star { $star } is won.
    }
swordsmith-event-star-missed =
    { $bonus ->
        [0] { $name } refines sword { $sword } and rolls { $roll }: too low for star { $star }.
       *[other] { $name } refines sword { $sword } and rolls { $roll } + { $bonus }: too low for star { $star }.
    }
swordsmith-event-money-kept = { $name } keeps { $amount } unspent money as vouchers.
swordsmith-event-money-lapsed = { $name } loses { $amount } unspent money.
swordsmith-event-turn-ended = { $name } ends the turn.
swordsmith-event-auxiliary-revealed = A new auxiliary card is for sale: { $card }.
swordsmith-event-auxiliary-reshuffled =
    { $count ->
        [one] The only discarded auxiliary card becomes the new deck.
       *[other] The { $count } discarded auxiliary cards are shuffled into a new deck.
    }
swordsmith-event-selling-began =
    { $count ->
        [0] Every adventurer gets a waiting token. Nobody has waited long enough yet.
       *[other] Every adventurer gets a waiting token. Patience is over for: { $adventurers }.
    }
swordsmith-event-offers-asked = The { $adventurer } wants a sword and asks { $names }.
swordsmith-event-offer-sealed = { $name } has answered.
# $sword is 0 where no sword was offered.
swordsmith-event-offer-made =
    { $sword ->
        [0] Only you see this: you offer the { $adventurer } no sword.
       *[other] Only you see this: you offer the { $adventurer } sword { $sword }.
    }
swordsmith-event-offers-opened = Answers to the { $adventurer }: { $offers }.
swordsmith-event-price-cut-began = Equal offers for the { $adventurer } ({ $tier }): { $names } name prices, { $bounty } at most.
swordsmith-event-bid-sealed = { $name } has named a price.
swordsmith-event-bid-made = Only you see this: your price for the { $adventurer } is { $amount }.
swordsmith-event-bids-opened = Prices named to the { $adventurer }: { $bids }.
swordsmith-event-sword-sold =
    { $seal ->
        [0] { $name } sells sword { $sword } to the { $adventurer } ({ $tier }) for { $vouchers } and { $reputation } reputation.
       *[other] { $name } sells sword { $sword } to the { $adventurer } ({ $tier }) for { $vouchers } and { $reputation } + { $seal } reputation.
    }
swordsmith-event-customer-joined = The { $adventurer } becomes a loyal customer of { $name }: { $ability }.
swordsmith-event-treasure-taken = { $name } gets { $card } as a treasure of the new customer.
swordsmith-event-adventurer-left = The { $adventurer } leaves without a sword.
swordsmith-event-adventurer-revealed = Next comes the { $adventurer } ({ $profession }).
swordsmith-event-first-seat-moved = { $name } goes first in the next round.
# $why says what ended the game: professions, seats, both.
swordsmith-event-game-ended =
    { $why ->
        [professions] The game is over: the last adventurers are gone ({ $professions }).
        [seats] The game is over: the top of a reputation track is reached by { $names }.
       *[both] The game is over: the last adventurers are gone ({ $professions }), and the top of a reputation track is reached by { $names }.
    }

swordsmith-offer = { $name } offers sword { $sword } ({ $tier })
swordsmith-offer-none = { $name } declines
swordsmith-bid = { $name } { $amount }

## Questions: to the one who is asked, and for the others

swordsmith-question-turn = It is your turn.
    .others = takes a turn
    .short = take your turn
swordsmith-question-play = Play cards, add to your swords, fill furnace and pool; then begin the work or end your turn.
    .others = plays cards
    .short = play cards or begin the work
swordsmith-question-work = Put your workers to work: buy, smelt, hatch or refine; then end your turn.
    .others = puts workers to work
    .short = put a worker to work or end your turn
swordsmith-question-enchantment = Which enchantment of sword { $sword } goes back to the market?
    .others = dismantles a sword
    .short = choose the enchantment that goes back
swordsmith-question-nudge = { $card }: give an adventurer a waiting token, take one away, or decline.
    .others = may change a waiting token
    .short = change a waiting token or decline
swordsmith-question-upgrade = { $card }: change a metal of your hand for the next grade, or decline.
    .others = may change a metal
    .short = change a metal or decline
swordsmith-question-offer = Which sword do you offer the { $adventurer }? You may decline.
    .others = answers the { $adventurer }
    .short = offer a sword or decline
swordsmith-question-bid = At which price would the { $adventurer } get your sword? From { $most } down to 0; the lowest sells.
    .others = names a price to the { $adventurer }
    .short = name your price
swordsmith-question-treasure = Your new customer brings a treasure: take a face-up auxiliary card.
    .others = takes a treasure
    .short = take an auxiliary card as your treasure

## Moves, as labels

swordsmith-move-play = Play { $card }
swordsmith-move-play-returning = Play { $card }, give back { $cards }
swordsmith-move-place = Add { $card } to { $part } of sword { $sword }
swordsmith-move-furnace = Put { $card } into the furnace
swordsmith-move-pool = Put { $card } into the mana pool
swordsmith-move-dismantle = Dismantle sword { $sword }
swordsmith-move-return = Return { $card }
swordsmith-move-nudge = { $adventurer }: { $change }
swordsmith-move-upgrade = Change { $card } for { $into }
swordsmith-move-decline = Decline
swordsmith-move-work = Begin the work
swordsmith-move-buy = Buy { $card }
swordsmith-move-smelt = Smelt { $card } into { $into }
swordsmith-move-hatch = Hatch { $card }
swordsmith-move-refine = Refine sword { $sword }
swordsmith-move-end = End the turn
swordsmith-move-offer = Offer sword { $sword }
swordsmith-move-bid = Name the price { $amount }
swordsmith-move-treasure = Take { $card }

## Cards, adventurers and swords, as labels

swordsmith-nudge =
    { $by ->
        [1] one waiting token more
       *[other] one waiting token less
    }
swordsmith-price = price { $price }
swordsmith-sword = Sword { $sword }
swordsmith-sword-empty = empty
swordsmith-blade = blade { $cards }
swordsmith-hilt = hilt { $card }
swordsmith-enchantments = enchantments { $cards }
swordsmith-next-star = star { $star }: price { $price }, roll { $roll } or more
swordsmith-waits =
    { $patience ->
        [one] waits 1 round
       *[other] waits { $patience } rounds
    }
swordsmith-waited = waited { $waited } of { $patience }
swordsmith-loyal = loyal: { $ability }

## The board and the hand in words

swordsmith-words-market = Market: { $piles }
swordsmith-words-auxiliaries = Auxiliary cards: { $piles }
swordsmith-words-pile = { $card } { $count } (price { $price })
swordsmith-words-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
swordsmith-words-held = Hand ({ $count }): { $cards }
swordsmith-words-in-play = In play: { $cards }
swordsmith-words-means = You have { $means }.
swordsmith-words-sword = Sword { $sword }: { $lying }
swordsmith-words-furnace = Furnace: { $cards }
swordsmith-words-pool = Mana pool: { $cards }
swordsmith-words-loyal = Loyal customers: { $customers }
swordsmith-words-piles = Deck { $deck }, discard pile { $discard }
swordsmith-words-order = Order of this round: { $names }
swordsmith-words-turns-left = Turns left: { $names }
swordsmith-words-turn = Turn of { $name }: { $means }
swordsmith-words-plays = plays cards
swordsmith-words-works = is at work
swordsmith-words-bonus-smelts = free smelts: { $count }
swordsmith-words-bonus-hatches = free hatches: { $count }
swordsmith-words-bonus-refines = free refines: { $count }
swordsmith-words-bonus-saves = smelts that save a metal: { $count }
swordsmith-words-bonus-extras = hatches that bring one more: { $count }
swordsmith-words-bonus-rolls = added to every roll: { $count }
swordsmith-words-bonus-discount = off every price: { $count }
swordsmith-words-bonus-keeps = money that can be kept as vouchers: { $count }
swordsmith-words-to-hand = bought cards go to the hand
swordsmith-words-auxiliary-piles = Auxiliary deck: { $deck }; discarded: { $cards }
swordsmith-words-track = Reputation tracks end at { $top }.
swordsmith-words-profession = { $profession }, { $count } still to come:
swordsmith-words-due = served in this round
swordsmith-words-left = Served or gone: { $adventurers }
swordsmith-words-served = Being served: { $adventurer }
swordsmith-words-asked = asked: { $names }
swordsmith-words-answered = answered: { $names }
swordsmith-words-cut = prices for { $tier }, at most { $bounty }
swordsmith-words-offer =
    { $sword ->
        [0] { $name } offers nothing
       *[other] { $name } offers sword { $sword } ({ $tier })
    }
swordsmith-words-seals = reputation added to the next sale: { $count }
swordsmith-words-deck = deck { $count }
swordsmith-words-open-deck = deck ({ $count }): { $cards }
swordsmith-words-discard = discard pile: { $cards }
swordsmith-words-forged = forged
swordsmith-words-suits = suits { $fits }
swordsmith-words-fixtures = Auxiliary cards for good: { $cards }

## Score: a line for each profession, called by its name

swordsmith-tie-loyal-customers = more loyal customers win.
swordsmith-tie-swords-sold = loyal customers are equal too; more swords sold win.
swordsmith-tie-shared = loyal customers and swords sold are equal too, so the victory is shared.
swordsmith-winner =
    { $count ->
        [1] { $names } is the Master Swordsmith and wears the three crowns.
       *[other] { $names } are Master Swordsmiths and share the three crowns.
    }

## Auxiliary cards: variables are the figures on the card; what it draws and pays comes first

swordsmith-gains-draw =
    { $draw ->
        [one] Draw 1 card.
       *[other] Draw { $draw } cards.
    }
swordsmith-gains-money = +{ $money } money.
swordsmith-gains-both =
    { $draw ->
        [one] Draw 1 card, +{ $money } money.
       *[other] Draw { $draw } cards, +{ $money } money.
    }
swordsmith-gains-then = { $gains } { $effect }

swordsmith-auxiliary-apprentice =
    { $n ->
        [one] 1 more worker this turn.
       *[other] { $n } more workers this turn.
    }
swordsmith-auxiliary-order-book =
    { $n ->
        [one] Draw 1 card.
       *[other] Draw { $n } cards.
    }
swordsmith-auxiliary-meteorite =
    { $keep ->
        [1] Lies in a blade or hilt as { $metal }; comes back to your discard pile.
       *[0] Lies in a blade or hilt as { $metal }.
    }
swordsmith-auxiliary-prism =
    { $keep ->
        [1] Enchants as any one element; comes back to your discard pile after a sale.
       *[0] Enchants as any one element.
    }
swordsmith-auxiliary-bellows =
    { $save ->
        [1] Next smelting: no worker, 1 metal to your discard pile.
       *[0] Next smelting: no worker.
    }
swordsmith-auxiliary-mana-spring =
    { $extra ->
        [1] Next hatching: no worker, and it brings 2 cards.
       *[0] Next hatching: no worker.
    }
swordsmith-auxiliary-whetstone =
    { $free ->
        [1] Refining rolls +{ $n } this turn. Next refining: no worker.
       *[0] Refining rolls +{ $n } this turn.
    }
swordsmith-auxiliary-trade-letter = What you buy this turn costs { $n } less, at least 1.
swordsmith-auxiliary-moneychanger = Change a { $coin } of your hand for a { $bag }, playable at once.
swordsmith-auxiliary-slag-pit =
    { $money ->
        [0] Return up to { $n } basic cards of your hand to the market.
       *[other] Return up to { $n } basic cards of your hand to the market for { $money } money each.
    }
swordsmith-auxiliary-courier = All that you buy this turn comes into your hand.
swordsmith-auxiliary-strongbox = Keep up to { $n } unspent money and vouchers as vouchers.
swordsmith-auxiliary-herald = You may change an adventurer's waiting tokens by 1.
swordsmith-auxiliary-guild-seal = Your first sale this round brings { $n } more reputation.
swordsmith-auxiliary-sword-rack = Stays with you: room for a sword more, at most { $swords }.
swordsmith-auxiliary-crucible = You may change a metal of your hand for the next grade.

## Abilities of loyal customers: variables are what they add

swordsmith-ability-helper =
    { $workers ->
        [one] 1 more worker every turn.
       *[other] { $workers } more workers every turn.
    }
swordsmith-ability-furnace-keeper = Every turn { $money } more money, and the first smelting takes no worker.
swordsmith-ability-spring-keeper = Every turn { $money } more money, and the first hatching takes no worker.
swordsmith-ability-polisher = Adds { $rolls } to all your refining rolls.
swordsmith-ability-porter = You draw { $hand } cards instead of { $usual } at the end of your turn.
swordsmith-ability-patron = Every turn { $money } more money; brings along a face-up auxiliary card of your choice.
swordsmith-ability-spare-anvil = Every turn { $money } more money, and room for a sword more, at most { $swords }.
swordsmith-ability-element-broker = Elements cost you { $elements } less, at least 1.
swordsmith-ability-metal-broker = Metals cost you { $metals } less, at least 1.

## Illegal moves: variables are the params of the code, ids turned into names; $number is a sword's

swordsmith-illegal-game-over = The game is over.
swordsmith-illegal-not-asked = You are not asked anything now.
swordsmith-illegal-already-sealed = You have answered already. Until all have, `/game undo` takes your answer back.
swordsmith-illegal-wrong-question = This does not answer the open question. First { $question }.
swordsmith-illegal-unknown-card = There is no card { $card }.
swordsmith-illegal-unknown-adventurer = There is no adventurer { $adventurer }.
swordsmith-illegal-unknown-part = A sword has no { $part }. Its parts are blade, hilt and enchantments.
swordsmith-illegal-not-in-hand = You do not hold { $card }.
swordsmith-illegal-placed-not-played = { $card } is not played. Put it on a sword, into the furnace or into the mana pool, where it fits.
swordsmith-illegal-nothing-to-return = { $card } gives nothing back to the market. Leave the cards to return out.
swordsmith-illegal-too-many-returned = { $card } takes back { $most } cards at most.
swordsmith-illegal-not-returnable = { $card } cannot be given back by this card. Name basic cards that you hold.
swordsmith-illegal-coin-must-change = { $card } can be changed, so it must be: name it with the card.
swordsmith-illegal-returned-out-of-order = Name the cards to return in the order of the card list.
swordsmith-illegal-no-such-sword =
    { $places ->
        [one] There is no sword { $number }: you have room for 1 sword.
       *[other] There is no sword { $number }: you have room for { $places } swords.
    }
swordsmith-illegal-wrong-part = { $card } does not go into { $part }. Metals go into blade and hilt, elements into the enchantments.
swordsmith-illegal-slot-taken = Sword { $number } has no free slot in { $part }.
swordsmith-illegal-blade-first = Sword { $number } has no whole blade yet. Fill both of its slots before the first enchantment.
swordsmith-illegal-not-for-furnace = { $card } does not go into the furnace: only metals do that a better one can be made of.
swordsmith-illegal-not-for-pool = { $card } does not go into the mana pool: only elements do.
swordsmith-illegal-nothing-to-dismantle = There is nothing to dismantle: sword { $number } has no card.
swordsmith-illegal-no-worker = You have no worker left for this. End your turn.
swordsmith-illegal-not-on-sale = { $card } does not lie in the auxiliary row.
swordsmith-illegal-cannot-afford = This costs { $price }, and you have { $have } in money and vouchers.
swordsmith-illegal-too-few-alike = This needs { $need } × { $card }, and you have { $have }.
swordsmith-illegal-cannot-improve = There is no better metal than { $card }, or it is no metal.
swordsmith-illegal-none-in-market = The market has no { $card } left.
swordsmith-illegal-not-forged = Sword { $number } is not forged. Fill blade and hilt before you refine it.
swordsmith-illegal-all-stars =
    { $stars ->
        [one] Sword { $number } has its only star already.
       *[other] Sword { $number } has all { $stars } stars already.
    }
swordsmith-illegal-not-waiting = The { $adventurer } is not waiting now. Choose an adventurer who lies face up.
swordsmith-illegal-no-tokens = The { $adventurer } has no waiting token to take away.
swordsmith-illegal-one-token-only = Give one waiting token or take one away, no more.
swordsmith-illegal-not-dearest = { $card } is not among the dearest enchantments of this sword. Choose one that is.
swordsmith-illegal-does-not-fit = Sword { $number } does not meet the basic need of the { $adventurer }.
swordsmith-illegal-bid-out-of-range = { $amount } is no price here. Name a whole number from 0 to { $most }.
swordsmith-illegal-not-in-row = { $card } does not lie in the auxiliary row. Take a card that does.
