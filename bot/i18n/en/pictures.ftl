### What pictures say, drawn or read aloud.

## What stands on every game's pictures

picture-player = Player { $number }
picture-several-to-act = { $count } to act
picture-total = Total
picture-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
picture-seats = { $count } of { $most }
picture-ready = ready to start
picture-waiting = waiting for players

# $mark is a word such as "host", "AI" or "resigned".
picture-marked = { $name } ({ $mark })
picture-host = host
picture-free-seat = free seat
picture-alt-lobby = { $game }, a table before the start. Seated, { $count } of { $most }: { $names }.
picture-alt-course = { $name }: { $points }

# What a seat's own area comes to, by a move that is not made yet; $area: all of it in words.
picture-after = After your move
picture-alt-after = After your move: { $area }
picture-of = { $count } of { $most }

## Boards of Zong Shi

zongshi-board-seal = 宗師
zongshi-board-motto = Craft, trade and visit: become Zong Shi
zongshi-board-letter-bronze = B
zongshi-board-letter-ivory = I
zongshi-board-letter-jade = J
zongshi-board-letter-gold = G
zongshi-board-round = Round { $round }
zongshi-board-opening = Set-up
zongshi-board-last-round = Last round
zongshi-board-phase-draft = Draft
zongshi-board-phase-turns = Turns
zongshi-board-phase-market = Market
zongshi-board-phase-progress = Progress
zongshi-board-phase-round-end = End
zongshi-board-phase-over = Final score
zongshi-board-to-act = TO ACT
zongshi-board-nobody = Nobody is to act

# Below the names of those who have won.
zongshi-board-won =
    { $count ->
        [one] is Zong Shi
       *[other] are Zong Shi together
    }
zongshi-board-master = master
zongshi-board-apprentice = apprentice
zongshi-board-free-0 = goes on
zongshi-board-free-1 = to act: { $first }
zongshi-board-free-2 = { $first } or { $second }
zongshi-board-task-draft = takes one thing
zongshi-board-task-second = names a project
zongshi-board-task-stop = goes on visiting
zongshi-board-task-return = hands back or not
zongshi-board-task-tile = buys a tile
zongshi-board-task-tile-or-done = buys tiles
zongshi-board-task-use = lowers the price
zongshi-board-task-pay = pays
zongshi-board-task-take = takes a material
zongshi-board-task-recover = takes a scroll
zongshi-board-task-borrow = borrows a reward
zongshi-board-task-drop =
    { $count ->
        [one] puts 1 back
       *[other] puts { $count } back
    }
zongshi-board-task-shed =
    { $count ->
        [one] discards 1 scroll
       *[other] discards { $count } scrolls
    }
zongshi-board-task-keep = keeps one project
zongshi-board-task-reward-tile = may buy a tile
zongshi-board-draft = In the middle: take one thing at a time
zongshi-board-market = Market
zongshi-board-large-jar = Large jar
zongshi-board-small-jar = Small jar
zongshi-board-temple = Temple
zongshi-board-deck = deck
zongshi-board-discard = discard
zongshi-board-pawn-shop = Pawn shop
zongshi-board-no-masterwork = No masterwork left
zongshi-board-just-now = Just now
zongshi-board-bag = In the bag
zongshi-board-idle = No project in progress
zongshi-board-no-scrolls = No scrolls in hand
zongshi-board-private = only you see this
zongshi-board-hand = Your hand · { $round }
zongshi-board-own-move = own move
zongshi-board-with-action = with an action
zongshi-board-scrolls-held =
    { $limit ->
        [one] { $count } of { $limit } scroll
       *[other] { $count } of { $limit } scrolls
    }
zongshi-board-workshop = Workshop · { $round }
zongshi-board-materials = Materials
zongshi-board-visit-tokens = Visit tokens
zongshi-board-scrolls = Scrolls
zongshi-board-tiles = Exchange tiles
zongshi-board-no-points = No points yet
zongshi-board-some = { $count } { $material }
zongshi-board-none = none
zongshi-board-winner = { $names } is Zong Shi
zongshi-board-winners = { $names } are Zong Shi together
zongshi-board-course = Points by round
zongshi-board-margin =
    { $points ->
        [one] Round { $round }, { $points } point, { $ahead } ahead
       *[other] Round { $round }, { $points } points, { $ahead } ahead
    }
zongshi-board-margin-tie = Round { $round }, { $points } points, a tie: { $reason }

## The boards in words, for those who do not see them

zongshi-alt-head = { $title }, { $phase }. Start player: { $start }.
zongshi-alt-head-last = { $title }, the last round, { $phase }. Start player: { $start }.
zongshi-alt-to-act = To act: { $name } ({ $task }).
zongshi-alt-draft = In the middle: { $materials }; scrolls: { $scrolls }.
zongshi-alt-large-jar = Large jar: { $materials }.
zongshi-alt-large-jar-visited = Large jar: { $materials }; there: { $figures }.
zongshi-alt-small-jar = Small jar: { $materials }.
zongshi-alt-small-jar-visited = Small jar: { $materials }; there: { $figures }.
zongshi-alt-temple = Scrolls: { $deck } in the deck, { $discard } discarded.
zongshi-alt-at-temple = At the temple: { $figures }.
zongshi-alt-at-pawn-shop = At the pawn shop: { $figures }.
zongshi-alt-figure = { $figure } of { $name }
zongshi-alt-person = { $person } ({ $material }), reward taken; visits: { $visitors }.
zongshi-alt-person-reward = { $person } ({ $material }), hidden reward waits; visits: { $visitors }.
zongshi-alt-visitor = { $name } { $token }
zongshi-alt-masterworks = Masterworks: { $names }.
zongshi-alt-bag = In the bag: { $count } materials.
zongshi-alt-idle = nothing in progress
zongshi-alt-building = building { $project }, rounds left: { $rounds }
zongshi-alt-workshop = { $name }, about { $points } points: { $materials }; scrolls { $scrolls }, tiles { $tiles }; { $work }; finished: { $finished }.
zongshi-alt-hand = { $name }'s hand. Scrolls: { $scrolls }. Materials: { $materials }, room for { $capacity }. Exchange tiles: { $tiles }.
zongshi-alt-line = { $line } { $points }
zongshi-alt-standing = { $rank }. { $name }: { $total } ({ $lines }).
