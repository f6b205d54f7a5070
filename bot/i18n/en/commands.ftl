### Commands and their options: names of at most 32 characters, descriptions of at most 100.

-figure = figure
-figure-about = Your master or your apprentice
-scrolls = scrolls
-scrolls-about = Scrolls that change this action
-discount = discount
-discount-about = Scrolls that lower the price
-payment = payment
-payment-about = The materials that you pay

## /table

command-table = table
    .description = Open, join and look at tables
command-table-new = new
    .description = Open a table in this channel
command-table-new-game = game
    .description = Which game to play
command-table-new-language = language
    .description = Language of this table's public messages
command-table-new-thread = thread
    .description = Open the table in a new thread of this channel
command-table-new-refill-last-round = refill_last_round
    .description = { zongshi-option-refill-last-round.description }
command-table-new-apprentice-beside-lone-master = apprentice_beside_lone_master
    .description = { zongshi-option-apprentice-beside-lone-master.description }
command-table-join = join
    .description = Sit down at the table in this channel
command-table-leave = leave
    .description = Leave the table before the start
command-table-start = start
    .description = Start the game with those who sit here (host)
command-table-board = board
    .description = Show the board as it stands, only to you
command-table-board-player = player
    .description = Only the workshop or smithy of this player
command-table-hand = hand
    .description = Show your hand, only to you
command-table-log = log
    .description = Read what happened at this table
command-table-log-count = count
    .description = How many lines, from 1 to 50
command-table-list = list
    .description = List the open tables of this server
command-table-cancel = cancel
    .description = Cancel the table before the start (host or moderator)
command-table-text = text
    .description = Read the whole board as text, only to you
command-table-remove = remove
    .description = Free somebody's seat before the start (host)
command-table-remove-user = user
    .description = Whose seat
command-table-options = options
    .description = Change the options of the table before the start (host)
command-table-options-language = language
    .description = Language of this table's public messages
command-table-options-players = players
    .description = How many may sit down at most
command-table-options-thread = thread
    .description = Move the table into a new thread of this channel
command-table-options-refill-last-round = refill_last_round
    .description = { zongshi-option-refill-last-round.description }
command-table-options-apprentice-beside-lone-master = apprentice_beside_lone_master
    .description = { zongshi-option-apprentice-beside-lone-master.description }

## /seat

command-seat = seat
    .description = Seats and AIs: who plays where
command-seat-add-ai = add-ai
    .description = Seat an AI at the table before the start (host)
command-seat-remove-ai = remove-ai
    .description = Free the seat of an AI before the start (host)
command-seat-remove-ai-name = name
    .description = Which AI
command-seat-hand-over = hand-over
    .description = Let an AI play your seat until you take it back
command-seat-take-back = take-back
    .description = Play your seat again

## /game

command-game = game
    .description = What concerns the game at this table
command-game-end = end
    .description = End the game for everybody; the table is kept (host or moderator)
command-game-undo = undo
    .description = Take back your last move, or the answer that you have given
command-game-undo-whole-turn = whole_turn
    .description = Take back everything since your turn began
command-game-orders = orders
    .description = See, give and cancel your standing orders, which answer while you are away

## /record

command-record = record
    .description = Games that were played, and how they went
command-record-replay = replay
    .description = Look at a game of this channel again, picture by picture
command-record-replay-table = table
    .description = Which table; without it, the newest one that has begun
command-record-replay-animation = animation
    .description = Make one animated picture of a whole game, and show it to whom

## /me

command-me = me
    .description = Your tables and settings
command-me-tables = tables
    .description = List all tables where you sit, those that wait for you first
command-me-language = language
    .description = In which language you are answered
command-me-language-language = language
    .description = A language, or automatic: that of your Discord

## /rules

command-rules = rules
    .description = Read the rules of a game, topic by topic
command-rules-game = game
    .description = Of which game
command-rules-topic = topic
    .description = What you want to know; left out: the contents

## /card

command-card = card
    .description = Look up a card, tile, person or adventurer of either game
command-card-card = card
    .description = Its name, in any language
command-card-game = game
    .description = Only cards of this game

## /help

command-help = help
    .description = What you can do here and now

## Choices

choice-game-zongshi = { game-zongshi }
choice-game-swordsmith = { game-swordsmith }
choice-language-en = { language-en }
choice-language-zh-tw = { language-zh-tw }
choice-language-zh-cn = { language-zh-cn }
choice-language-automatic = automatic
choice-film-me = for me alone
choice-film-everybody = for everybody here
choice-figure-master = { zongshi-figure-master }
choice-figure-apprentice = { zongshi-figure-apprentice }

## /zongshi

command-zongshi = zongshi
    .description = Your moves in Zong Shi
command-zongshi-draft = draft
    .description = Take a material or a scroll before the first round
command-zongshi-draft-item = item
    .description = A material or a scroll from the middle
command-zongshi-start = start
    .description = Start a project
command-zongshi-start-project = project
    .description = The project to start
command-zongshi-start-figure = { -figure }
    .description = { -figure-about }
command-zongshi-start-second = second
    .description = The other project of a Twofold Path
command-zongshi-start-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-start-discount = { -discount }
    .description = { -discount-about }
command-zongshi-start-payment = { -payment }
    .description = { -payment-about }
command-zongshi-market = market
    .description = Put a figure on a jar of the market
command-zongshi-market-jar = jar
    .description = The large or the small jar
command-zongshi-market-figure = { -figure }
    .description = { -figure-about }
command-zongshi-market-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-market-take = take
    .description = The material that Privileged Treatment takes
command-zongshi-temple = temple
    .description = Send a figure to the temple for scrolls
command-zongshi-temple-figure = { -figure }
    .description = { -figure-about }
command-zongshi-temple-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-temple-return = return
    .description = Materials to hand back for as many more scrolls; left out: none
command-zongshi-pawn = pawn
    .description = Buy exchange tiles in the pawn shop
command-zongshi-pawn-tile = tile
    .description = The exchange tile to buy
command-zongshi-pawn-second-tile = second_tile
    .description = A second tile (master)
command-zongshi-pawn-third-tile = third_tile
    .description = A third tile (master)
command-zongshi-pawn-figure = { -figure }
    .description = { -figure-about }
command-zongshi-pawn-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-pawn-discount = { -discount }
    .description = { -discount-about }
command-zongshi-pawn-payment = { -payment }
    .description = { -payment-about }
command-zongshi-visit = visit
    .description = Visit one townsperson, with your master one or more
command-zongshi-visit-first = first
    .description = Whom to visit, and the visit token
command-zongshi-visit-second = second
    .description = A second stop (master)
command-zongshi-visit-third = third
    .description = A third stop (master)
command-zongshi-visit-fourth = fourth
    .description = A fourth stop (master)
command-zongshi-visit-figure = { -figure }
    .description = { -figure-about }
command-zongshi-visit-scrolls = { -scrolls }
    .description = { -scrolls-about }
command-zongshi-visit-discount = { -discount }
    .description = { -discount-about }
command-zongshi-visit-payment = { -payment }
    .description = { -payment-about }
command-zongshi-pass = pass
    .description = Do nothing with a figure this round
command-zongshi-pass-figure = { -figure }
    .description = { -figure-about }
command-zongshi-wait = wait
    .description = Keep your only free figure for the second lap
command-zongshi-scroll = scroll
    .description = Play a scroll as a move of its own, before your action
command-zongshi-scroll-scroll = scroll
    .description = The scroll to play
command-zongshi-scroll-choice = choice
    .description = What the scroll asks you to choose
command-zongshi-scroll-discount = { -discount }
    .description = { -discount-about }
command-zongshi-scroll-payment = { -payment }
    .description = { -payment-about }
command-zongshi-take = take
    .description = Take a material from a jar
command-zongshi-take-material = material
    .description = The material to take
command-zongshi-discard = discard
    .description = Put back a material or discard a scroll that is too many
command-zongshi-discard-item = item
    .description = The material or scroll to give up
command-zongshi-keep = keep
    .description = Keep one of two finished projects
command-zongshi-keep-project = project
    .description = The project that takes the last space
command-zongshi-buy = buy
    .description = Buy an exchange tile by a visit reward
command-zongshi-buy-tile = tile
    .description = The exchange tile to buy
command-zongshi-buy-discount = { -discount }
    .description = { -discount-about }
command-zongshi-buy-payment = { -payment }
    .description = { -payment-about }
command-zongshi-decline = decline
    .description = Buy no exchange tile by a visit reward
command-zongshi-choose = choose
    .description = Answer whatever you are asked
command-zongshi-choose-answer = answer
    .description = One of your possible answers

## /sword

command-sword = sword
    .description = Your moves in Master Swordsmith
command-sword-play = play
    .description = Play a coin or an auxiliary card of your hand
command-sword-play-card = card
    .description = The card to play
command-sword-play-give-back = give_back
    .description = Cards that it returns to the market; left out: none
command-sword-coins = coins
    .description = Play all coins of your hand
command-sword-place = place
    .description = Put a card of your hand onto one of your swords
command-sword-place-card = card
    .description = A metal, an element, or what stands for one
command-sword-place-sword = sword
    .description = Which of your swords
command-sword-place-part = part
    .description = Blade, hilt or enchantment
command-sword-furnace = furnace
    .description = Put a metal into the furnace, to be smelted
command-sword-furnace-card = card
    .description = The metal
command-sword-pool = pool
    .description = Put an element into the mana pool, to be hatched
command-sword-pool-card = card
    .description = The element
command-sword-dismantle = dismantle
    .description = Take one of your swords apart; its stars are lost
command-sword-dismantle-sword = sword
    .description = The sword to take apart
command-sword-dismantle-enchantment = enchantment
    .description = Which of equally dear enchantments goes back to the market
command-sword-work = work
    .description = End the play of cards and put your workers to work
command-sword-buy = buy
    .description = Have a worker buy a card
command-sword-buy-card = card
    .description = A card of the market or of the auxiliary row
command-sword-smelt = smelt
    .description = Have a worker make a better metal of two alike in the furnace
command-sword-smelt-metal = metal
    .description = The metal of which there are two
command-sword-hatch = hatch
    .description = Have a worker bring one more of an element of which the pool has two
command-sword-hatch-element = element
    .description = The element of which there are two
command-sword-refine = refine
    .description = Have a worker refine a forged sword: pay, roll, win a star
command-sword-refine-sword = sword
    .description = The sword to refine
command-sword-end = end
    .description = End your turn and draw a new hand
command-sword-offer = offer
    .description = Offer a sword to the adventurer who asks; nobody sees it until all have answered
command-sword-offer-sword = sword
    .description = The sword to offer
command-sword-decline = decline
    .description = Offer no sword, or leave a card's choice unused
command-sword-bid = bid
    .description = Name your price in a price cut; nobody sees it until all have named theirs
command-sword-bid-price = price
    .description = From the bounty down to 0; the lowest sells
command-sword-nudge = nudge
    .description = Change the waiting tokens of an adventurer by one
command-sword-nudge-adventurer = adventurer
    .description = Whose waiting tokens
command-sword-nudge-by = by
    .description = One token more or one less
command-sword-upgrade = upgrade
    .description = Change a metal of your hand for the next grade
command-sword-upgrade-card = card
    .description = The metal to change
command-sword-treasure = treasure
    .description = Take the auxiliary card that a new loyal customer brings
command-sword-treasure-card = card
    .description = A face-up auxiliary card
command-sword-choose = choose
    .description = Answer whatever you are asked
command-sword-choose-answer = answer
    .description = One of your possible answers

## /learn

command-learn = learn
    .description = Learn a game in a guided first game of your own against AIs
command-learn-game = game
    .description = What you want to learn
