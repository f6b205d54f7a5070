### What the pictures of Master Swordsmith say, drawn or read aloud.

## Boards

swordsmith-board-seal = 鑄劍
swordsmith-board-motto = Forge, enchant, sell: the best name wins
swordsmith-board-letter-iron = I
swordsmith-board-letter-steel = S
swordsmith-board-letter-tungsten = T
swordsmith-board-letter-water = W
swordsmith-board-letter-fire = F
swordsmith-board-letter-light = L
swordsmith-board-letter-dark = D
swordsmith-board-letter-meteorite = M
swordsmith-board-letter-prism = P
swordsmith-board-round = Round { $round }
swordsmith-board-to-act = TO ACT
swordsmith-board-nobody = Nobody is to act

# Below the names of those who have won.
swordsmith-board-won =
    { $count ->
        [one] wears the three crowns
       *[other] share the three crowns
    }
swordsmith-board-just-now = Just now

# After a name in the head of the board, some twenty letters at most.
swordsmith-board-task-turn = takes a turn
swordsmith-board-task-play = plays cards
swordsmith-board-task-work = at work
swordsmith-board-task-enchantment = dismantles
swordsmith-board-task-nudge = waiting ±1
swordsmith-board-task-upgrade = upgrades
swordsmith-board-task-offer = may sell a sword
swordsmith-board-task-bid = names a price
swordsmith-board-task-treasure = takes a treasure
swordsmith-board-offers = sealed offers
swordsmith-board-bids = sealed prices
swordsmith-board-order = Order this round
swordsmith-board-hand = hand
swordsmith-board-deck = deck
swordsmith-board-discard = discard
swordsmith-board-no-loyal = no loyal customer yet

# One smithy alone, large; the words stand below numbers, some ten letters each.
swordsmith-board-smithy = Smithy · Round { $round }
swordsmith-board-furnace = Furnace
swordsmith-board-pool = Mana pool
swordsmith-board-means-workers = workers
swordsmith-board-means-money = money
swordsmith-board-means-vouchers = vouchers
swordsmith-board-means-seals = next sale
swordsmith-board-means-sold = sold
swordsmith-board-loyal = Loyal customers

# What an auxiliary card does, on two lines of some eight letters each.
swordsmith-board-effect-apprentice = { $n } more worker
swordsmith-board-effect-order-book = draw { $n }
swordsmith-board-effect-meteorite = wild metal
swordsmith-board-effect-prism = wild element
swordsmith-board-effect-bellows = free smelting
swordsmith-board-effect-mana-spring = free hatching
swordsmith-board-effect-whetstone = refining +{ $n }
swordsmith-board-effect-trade-letter = prices −{ $n }
swordsmith-board-effect-moneychanger = coin to bag
swordsmith-board-effect-slag-pit = return { $n } cards
swordsmith-board-effect-courier = buys to hand
swordsmith-board-effect-strongbox = keep { $n } money
swordsmith-board-effect-herald = waiting ±1
swordsmith-board-effect-guild-seal = next sale +{ $n }
swordsmith-board-effect-sword-rack = a sword more
swordsmith-board-effect-crucible = better metal

## A hand

swordsmith-board-your-hand = Your hand · Round { $round }
swordsmith-board-private = only you see this
swordsmith-board-no-cards = No cards in hand
swordsmith-board-kind-coin = money
swordsmith-board-kind-metal = grade { $grade }
swordsmith-board-kind-element = element
swordsmith-board-kind-auxiliary = auxiliary
swordsmith-board-money-played = with all coins played
swordsmith-board-money-left = money left
swordsmith-board-workers =
    { $count ->
        [one] 1 worker a turn
       *[other] { $count } workers a turn
    }
swordsmith-board-workers-left =
    { $count ->
        [one] 1 worker left
       *[other] { $count } workers left
    }
swordsmith-board-vouchers = vouchers, spent first
swordsmith-board-seal-waits = +{ $n } on your next sale
swordsmith-board-extra-smelts = free smelting ×{ $n }
swordsmith-board-extra-hatches = free hatching ×{ $n }
swordsmith-board-extra-refines = free refining ×{ $n }
swordsmith-board-extra-rolls = rolls +{ $n }
swordsmith-board-extra-discount = prices −{ $n }
swordsmith-board-extra-keeps = keep { $n }
swordsmith-board-extra-to-hand = buys to hand
swordsmith-board-you-offer = You offer sword { $sword } to the { $adventurer }
swordsmith-board-you-decline = You decline: the { $adventurer }
swordsmith-board-you-bid = You ask { $amount } of the { $adventurer }
swordsmith-board-you-are-asked = The { $adventurer } waits for your answer

## The score sheet

swordsmith-board-winner = { $names } wears the three crowns
swordsmith-board-winners = { $names } share the three crowns
swordsmith-board-course = Reputation by round
swordsmith-board-margin = Round { $round }, { $points } reputation, { $ahead } ahead
swordsmith-board-margin-tie = Round { $round }, { $points } reputation, a tie: { $reason }

## Short names, for places of some fourteen letters

swordsmith-short-gold-coin = Coin
swordsmith-short-gold-bag = Bag
swordsmith-short-water = Water
swordsmith-short-fire = Fire
swordsmith-short-light = Light
swordsmith-short-dark = Dark
swordsmith-short-w1 = Militiaman
swordsmith-short-w7 = Mercenary
swordsmith-short-p7 = Commander
swordsmith-short-m1 = Mage's Pupil
swordsmith-short-a7 = Shadow Master
swordsmith-short-a8 = Executioner
swordsmith-short-n2 = Gentleman
swordsmith-short-n7 = Treasurer
swordsmith-short-meteorite = Meteorite
swordsmith-short-moneychanger = Money Changer
swordsmith-short-helper = Helper
swordsmith-short-furnace-keeper = Furnace
swordsmith-short-spring-keeper = Spring
swordsmith-short-polisher = Polisher
swordsmith-short-porter = Porter
swordsmith-short-patron = Patron
swordsmith-short-spare-anvil = Anvil
swordsmith-short-element-broker = Elements
swordsmith-short-metal-broker = Metals

## The boards in words, for those who do not see them

swordsmith-alt-head = Round { $round }, { $phase }. First this round: { $start }.
swordsmith-alt-to-act = To act: { $names } ({ $task }).
swordsmith-alt-nobody = nobody
swordsmith-alt-served = Served now: { $adventurer } ({ $profession }). Sealed answers: { $names }.

# $tier is what the equal offers reach, $bounty the highest price.
swordsmith-alt-price-cut = Served now: { $adventurer } ({ $profession }). Equal offers ({ $tier }): { $offers }. Prices up to { $bounty }; sealed: { $names }.
swordsmith-alt-offer = { $name } sword { $sword }
swordsmith-alt-market = Market (price): { $piles }.
swordsmith-alt-pile = { $card } ×{ $count } ({ $price })
swordsmith-alt-auxiliaries = Auxiliary cards: { $cards }.
swordsmith-alt-on-sale = { $card } ({ $price })

# $points is everybody's reputation, in the order of the seats.
swordsmith-alt-profession = { $profession } (reputation { $points }, { $pile } to come): { $adventurers }.
swordsmith-alt-waiting = { $adventurer } { $waited }/{ $patience }
swordsmith-alt-waiting-due = { $adventurer } { $waited }/{ $patience } due
swordsmith-alt-wish = { $need } for { $bounty } and { $reputation } reputation
swordsmith-alt-wishes = { $adventurer } wants: { $basic }; { $performance }; { $excitement }.
swordsmith-alt-piles = deck { $deck }, discard { $discard }
swordsmith-alt-hand = { $name }, round { $round }.
swordsmith-alt-line = { $line } { $points }
swordsmith-alt-standing = { $rank }. { $name }: { $total } ({ $lines }).
