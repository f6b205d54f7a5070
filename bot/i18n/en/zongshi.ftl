### Zong Shi. Names of cards come from the card data; every other word stands here.
### Variables: $name is a player; materials, cards, tiles and lists come as finished phrases.

## Words

zongshi-card = { $card }
zongshi-nothing = nothing
zongshi-tile = { $one }/{ $other }
zongshi-tiles = { $count } × { $tile }
zongshi-no-tiles = none
zongshi-amount = { $count } { $material }

zongshi-words-middle = In the middle: { $items }
zongshi-words-start-player = Start player: { $name }
zongshi-words-bag = In the bag: { $materials }
zongshi-words-laid-aside = Paid for visits in this action: { $materials }
zongshi-words-in-play = Scrolls in play: { $scrolls }
zongshi-words-place = { $place }: { $things }
zongshi-words-there = there: { $figures }
zongshi-words-figure = { $figure } of { $name }
zongshi-words-figure-as-master = { $figure } of { $name }, as a master
zongshi-words-piles =
    { $discard ->
        [0] { $deck } scrolls in the deck, none discarded
       *[other] { $deck } scrolls in the deck, { $discard } discarded: { $scrolls }
    }
zongshi-words-townsperson = { $person } (costs { $material })
zongshi-words-reward-waits = a hidden reward waits
zongshi-words-reward-taken = reward taken
zongshi-words-visits = visits: { $visits }
zongshi-words-visit = { $name } with token { $token }
zongshi-words-no-visits = no visits
zongshi-words-basics = Basic projects:
zongshi-words-left = { $count } left
zongshi-words-masterworks = Masterworks, { $count } more in the deck:
zongshi-words-scroll-count = Scrolls: { $count } (at most { $limit })
zongshi-words-beside = taken and not stored yet: { $materials }
zongshi-words-visited = visited: { $people }
zongshi-words-spot = { $figure }: { $spot }
zongshi-words-spot-free = free
zongshi-words-spot-out = out
zongshi-words-spot-busy = at work
zongshi-words-building =
    { $rounds ->
        [one] the { $figure } works on { $projects }: { $rounds } round left
       *[other] the { $figure } works on { $projects }: { $rounds } rounds left
    }
zongshi-words-completed =
    { $count ->
        [0] Completed projects: none, { $places } spaces
       *[other] Completed projects ({ $count } of { $places }): { $projects }
    }
zongshi-words-borrowed = borrowed until the turn ends: { $project }

zongshi-figure-master = master
zongshi-figure-apprentice = apprentice

zongshi-place-large-jar = Large jar
    .the = the large jar
zongshi-place-small-jar = Small jar
    .the = the small jar
zongshi-place-temple = Temple
    .the = the temple
zongshi-place-pawn-shop = Pawn shop
    .the = the pawn shop

zongshi-phase-draft = Draft
zongshi-phase-turns = Player turns
zongshi-phase-market = Sharing the market
zongshi-phase-progress = Progress
zongshi-phase-round-end = End of the round
zongshi-phase-over = Final score

## Events

zongshi-event-drafted = { $name } takes { $item } from the middle.
zongshi-event-round-began = Round { $round } begins. Start player: { $name }.
zongshi-event-last-round-called =
    { $reason ->
        [projects] Somebody has { $places } completed projects: the next round is the last.
        [idle] Nothing was achieved for { $idle } rounds: the next round is the last.
       *[max_rounds] Round { $most } is over: the next round is the last.
    }
zongshi-event-scroll-played = { $name } plays { $scroll }.
zongshi-event-project-started =
    { $rounds ->
        [one] { $name } puts the { $figure } to work on { $projects } for 1 round.
       *[other] { $name } puts the { $figure } to work on { $projects } for { $rounds } rounds.
    }
zongshi-event-went-to = { $name } sends the { $figure } to { $place }.
zongshi-event-visited = { $name } sends the { $figure } to visit the { $townsperson } with token { $token }.
zongshi-event-passed = { $name } passes with the { $figure }.
zongshi-event-waited = { $name } waits for the second lap.
zongshi-event-paid =
    { $count ->
        [0] { $name } pays { $materials }.
        [one] { $name } pays { $materials }; the tile { $tiles } stands in.
       *[other] { $name } pays { $materials }; the tiles { $tiles } stand in.
    }
zongshi-event-materials-returned = { $name } hands { $materials } back at the temple.
zongshi-event-materials-drawn = { $name } draws { $materials } from the bag ({ $cause }).
zongshi-event-materials-taken = { $name } takes { $materials } from { $place }.
zongshi-event-materials-discarded = { $name } has no room and puts { $materials } back into the bag.
zongshi-event-materials-refunded = { $name } gets back { $materials } paid for visits.
zongshi-event-scrolls-drawn =
    { $count ->
        [one] { $name } draws a scroll.
       *[other] { $name } draws { $count } scrolls.
    }
zongshi-event-scrolls-seen = Only you see this: you draw { $scrolls }.
zongshi-event-scroll-deck-reshuffled =
    { $count ->
        [one] The only discarded scroll becomes the new deck.
       *[other] The { $count } discarded scrolls are shuffled into a new deck.
    }
zongshi-event-scroll-recovered = { $name } takes { $scroll } from the discard pile.
zongshi-event-scroll-discarded = { $name } holds too many scrolls and discards { $scroll }.
zongshi-event-tile-bought = { $name } gets the exchange tile { $tile }.
zongshi-event-borrowed = { $name } borrows the reward of { $project } until the turn ends.
zongshi-event-reward-revealed = { $name } turns over the reward of the { $townsperson }: { $reward }.
zongshi-event-reward-declined = { $name } buys no exchange tile.
zongshi-event-reward-idle = { $reward } has nothing to give { $name } and is spent.
zongshi-event-masterwork-revealed = A new masterwork lies open: { $project }.
zongshi-event-work-advanced =
    { $rounds ->
        [one] { $name } works on: 1 round left.
       *[other] { $name } works on: { $rounds } rounds left.
    }
zongshi-event-projects-completed = { $name } completes { $projects }.
zongshi-event-project-removed = { $name } has no space for { $project }: it leaves the game.
zongshi-event-jar-filled = New on { $place }: { $materials }.
zongshi-event-start-player-moved = { $name } becomes start player.
zongshi-event-game-ended = The last round is over. The points are counted.

## Questions: to the one who is asked, and for the others

zongshi-question-draft = Take a material or a scroll from the middle.
    .others = takes from the middle
    .short = take a material or a scroll from the middle
zongshi-question-turn = Use a figure: start a project, go to a place, visit, or pass.
    .others = takes a turn
    .short = use a figure
zongshi-question-second = Which is the other project?
    .others = names a second project
    .short = name the other project
zongshi-question-stop = Visit another townsperson, or be done.
    .others = goes on visiting
    .short = visit somebody else or be done
zongshi-question-return = Hand back materials for as many more scrolls, or none.
    .others = hands back materials
    .short = hand back materials or none
zongshi-question-tile = Which exchange tile do you buy?
    .others = buys an exchange tile
    .short = choose an exchange tile
zongshi-question-tile-or-done = Buy another exchange tile, or be done.
    .others = buys exchange tiles
    .short = buy another exchange tile or be done
zongshi-question-use = Which scrolls lower this price?
    .others = plays scrolls for a price
    .short = choose scrolls that lower the price
zongshi-question-pay = Which materials do you pay?
    .others = pays
    .short = choose what you pay
zongshi-question-take = Take a material from { $place }.
    .others = takes from { $place }
    .short = take a material from a jar
zongshi-question-recover = Which scroll do you take from the discard pile?
    .others = takes a discarded scroll
    .short = take a scroll from the discard pile
zongshi-question-borrow = Whose finished project do you make use of? Choose its reward.
    .others = borrows a reward
    .short = choose a reward to borrow
zongshi-question-drop =
    { $count ->
        [one] You have no room for everything: put 1 material back.
       *[other] You have no room for everything: put { $count } materials back.
    }
    .others =
        { $count ->
            [one] puts 1 material back
           *[other] puts { $count } materials back
        }
    .short = put back materials that you have no room for
zongshi-question-shed =
    { $count ->
        [one] You hold too many scrolls: discard 1.
       *[other] You hold too many scrolls: discard { $count }.
    }
    .others =
        { $count ->
            [one] discards 1 scroll
           *[other] discards { $count } scrolls
        }
    .short = discard scrolls that are too many
zongshi-question-keep = One space is left for two projects: which one do you keep?
    .others = chooses which project to keep
    .short = choose which project you keep
zongshi-question-reward-tile = Buy an exchange tile by this reward, or decline.
    .others = may buy an exchange tile
    .short = buy an exchange tile or decline
zongshi-either-jar = either jar

## Moves, as labels

zongshi-move-draft = Take { $item }
zongshi-move-scroll = Play { $scroll }
zongshi-move-start = Start { $project } with the { $figure }
zongshi-move-second = { $project } as well
zongshi-move-go = Send the { $figure } to { $place }
zongshi-move-visit = Visit with the { $figure }: { $stop }
zongshi-move-stop = Visit next: { $stop }
zongshi-move-done = No more
zongshi-move-return = Hand back { $materials }
zongshi-move-tile = Buy the tile { $tile }
zongshi-move-use = Use { $scrolls }
zongshi-move-use-none = Use no scroll
zongshi-move-pay = Pay { $materials }
zongshi-move-take = Take { $material } from { $place }
zongshi-move-recover = Take { $scroll } from the discard pile
zongshi-move-borrow = Borrow { $project }
zongshi-move-drop = Put { $material } back
zongshi-move-shed = Discard { $scroll }
zongshi-move-keep = Keep { $project }
zongshi-move-decline = Buy no tile
zongshi-move-pass = Pass with the { $figure }
zongshi-move-wait = Wait for the second lap
zongshi-move-with-scrolls = { $move } + { $scrolls }

zongshi-stop = { $townsperson } · token { $token } ({ $price })
zongshi-project =
    { $rounds ->
        [one] { $project } · { $price } · 1 round · { $points } points
       *[other] { $project } · { $price } · { $rounds } rounds · { $points } points
    }
zongshi-effect = { $card } · { $effect }

## Score

zongshi-score-projects = Completed projects
zongshi-score-six-projects = All six spaces filled
zongshi-score-exchange-tiles = Exchange tiles
zongshi-score-six-tile-kinds = All six kinds of tiles
zongshi-score-visits = People visited
zongshi-score-unfinished = Unfinished project
zongshi-score-leftovers = Materials and scrolls left
zongshi-tie-completed-projects = more completed projects win.
zongshi-tie-shared = completed projects are equal too, so the victory is shared.
zongshi-winner =
    { $count ->
        [1] { $names } is Zong Shi, the grand master.
       *[other] { $names } are Zong Shi, grand masters together.
    }

## Scrolls: when they are played, and what they do

zongshi-scroll-gift-from-the-priests = Draw 1 material from the bag at random.
zongshi-scroll-lucky-discovery = Draw 2 materials from the bag at random.
zongshi-scroll-fortune-brings-opportunity = Take 1 material of your choice from either jar.
zongshi-scroll-lessons-of-the-past = Take 1 scroll of your choice from the discard pile.
zongshi-scroll-pawn-shop-owners-gift = Buy 1 exchange tile without going to the pawn shop.
zongshi-scroll-an-ear-to-the-wall = Until your turn ends, use the reward of another player's basic project that you lack.
zongshi-scroll-privileged-treatment = Your master at the market takes 1 material of choice from that jar at once.
zongshi-scroll-apprentice-is-gaining-experience = Your apprentice starts a basic project, without help from your rewards.
zongshi-scroll-artistic-subtlety = A project that you start costs 1 material of your choice less.
zongshi-scroll-follow-the-twofold-path = Your master starts two projects at once; the longer time counts.
zongshi-scroll-swift-fingers-sure-fingers = Your master's project takes 1 round less, but at least 1.
zongshi-scroll-host-a-town-meeting = Your master visits exactly two people without the 1 more for each.
zongshi-scroll-masterful-use-of-bronze = Pay 1 bronze less for a project, visits or tiles.
zongshi-scroll-masterful-use-of-gold = Pay 1 gold less for a project, visits or tiles.
zongshi-scroll-masterful-use-of-ivory = Pay 1 ivory less for a project, visits or tiles.
zongshi-scroll-masterful-use-of-jade = Pay 1 jade less for a project, visits or tiles.
zongshi-scroll-writ-of-authority = Your apprentice counts as a master at a place, but builds nothing.

## Rewards

zongshi-reward-larger-workshop = Your workshop holds 2 more materials.
zongshi-reward-bronze-mastery = Projects of your master cost 1 bronze less.
zongshi-reward-gold-mastery = Projects of your master cost 1 gold less.
zongshi-reward-jade-mastery = Projects of your master cost 1 jade less.
zongshi-reward-ivory-mastery = Projects of your master cost 1 ivory less.
zongshi-reward-blacksmith-tools = Projects of your master take 1 round less, but at least 1.
zongshi-reward-temple-offering = Your master draws 1 more scroll at the temple; you may hold 5 scrolls.
zongshi-reward-merchant-statue = Your master at the market draws 1 random material from the bag.

zongshi-visit-reward-draw-scroll = Draw 1 scroll.
zongshi-visit-reward-pawn-tile = You may buy 1 exchange tile at once.
zongshi-visit-reward-two-materials = Draw 2 materials from the bag at random.
zongshi-visit-reward-refund = Get back all that you paid for visits in this action.
zongshi-visit-reward-market-pick = Take 1 material of your choice from either jar.

## Table options

zongshi-option-refill-last-round = Refill before the last round
    .description = The jars are filled before the last round too
zongshi-option-apprentice-beside-lone-master = Apprentice beside a lone master
    .description = An apprentice gets 1 material from a jar with only one master

## Illegal moves: variables are the params of the code, ids turned into names; prices are { $materials }

zongshi-illegal-game-over = The game is over.
zongshi-illegal-not-asked = You are not asked anything now.
zongshi-illegal-wrong-question = This does not answer the open question. First { $question }.
zongshi-illegal-not-in-the-middle = { $item } does not lie in the middle. Take something that does.
zongshi-illegal-figure-busy = Your { $figure } is at work on a project. Use the other figure.
zongshi-illegal-figure-used = Your { $figure } was used this round. Use the other figure.
zongshi-illegal-nothing-to-wait-for = You can only wait on the first lap, with one free figure. Use a figure or pass with it.
zongshi-illegal-waiting-after-scroll = You played a scroll on this turn, so you cannot wait. Use your figure or pass with it.
zongshi-illegal-workshop-busy = Your workshop is busy with a project. The next one can start when it is complete.
zongshi-illegal-six-projects = You have { $places } completed projects and may start no more. Go to a place or pass.
zongshi-illegal-unknown-project = There is no project { $project }.
zongshi-illegal-not-face-up = { $project } does not lie face up. Choose a masterwork that does.
zongshi-illegal-none-left = No copy of { $project } is left.
zongshi-illegal-apprentice-cannot-start = Only the master starts projects. For the apprentice a scroll is needed.
zongshi-illegal-apprentice-basic-only = The apprentice builds basic projects only, and { $project } is a masterwork.
zongshi-illegal-cannot-pay = You cannot pay for this. The price is { $materials }.
zongshi-illegal-scroll-not-in-hand = You do not hold { $scroll }.
zongshi-illegal-scroll-repeated = You have played { $scroll } on this turn already. Each name only once a turn.
zongshi-illegal-scroll-mismatch = { $scroll } does not go with this move.
zongshi-illegal-scroll-not-playable = { $scroll } could do nothing now, so it cannot be played.
zongshi-illegal-scrolls-out-of-order = Name each scroll once, in the order of the card list.
zongshi-illegal-unknown-place = { $place } is not a place to go to.
zongshi-illegal-jar-empty = There is nothing to take from { $place }.
zongshi-illegal-unknown-tile = There is no exchange tile { $tile }.
zongshi-illegal-tile-out-of-stock = The pawn shop has no { $tile } left.
zongshi-illegal-no-tile-payable = You cannot pay for any exchange tile in the pawn shop.
zongshi-illegal-unknown-townsperson = Nobody in town is called { $townsperson }.
zongshi-illegal-already-visited = You have visited the { $townsperson } already. Everybody only once.
zongshi-illegal-token-used = You have no unused visit token { $token }.
zongshi-illegal-meeting-needs-two = A Town Meeting is for exactly two visits.
zongshi-illegal-not-enough-material = You have { $have } { $material }, and this needs { $need }.
zongshi-illegal-payment-mismatch = { $materials } does not pay this price.
zongshi-illegal-wrong-jar = You may not take from { $place } now.
zongshi-illegal-not-in-jar = There is no { $material } in { $place }.
zongshi-illegal-not-in-discard-pile = { $scroll } is not in the discard pile.
zongshi-illegal-cannot-borrow = You cannot borrow { $project }: another player must have completed it, and you not.
zongshi-illegal-not-finished = { $project } is not one of the two projects that you have finished.
