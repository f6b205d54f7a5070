### The buttons of a board, and the private panel in which turns are taken.

## Buttons: at most 80 characters

panel-turn = Take your turn
panel-hand = My hand
panel-board = Board
panel-log = Log
panel-help = Help
panel-confirm = Confirm
panel-back = Back
panel-undo = Undo
panel-orders = Standing orders

## The panel

panel-title = **{ $question }**
panel-meanwhile = Since your last answer:
panel-did = You did:
panel-this-turn = You did so far:
panel-preview = **If you confirm:** { $effects }
panel-hidden = What comes after that stays hidden until you confirm.
panel-open = Choose what is left open.
panel-more = More … ({ $page } of { $pages })
panel-moved-on = The table has moved on: this is the question now.
panel-moved-on-waiting = The table has moved on: you are not asked now.
panel-answered = You have answered this already; nothing was done twice.
panel-impossible = These do not go together. Choose again.
panel-partly = Not all of these go together: what did not fit is left out.
panel-look = Meanwhile you may look at your hand, the board and the log.
panel-guest = You do not sit at this table.
panel-handed-over = An AI plays your seat. Take it back, and the game is yours again.
panel-look-guest = You may look at the board and the log.
panel-sealed = Your answer is sealed: nobody sees it until all are in. Here you may give another one.

## Looking at one seat

look-at = Look at
look-board = The whole board
look-you = you

# What may be typed for one's own seat.
look-me = me

## Help

panel-help-turn = *Take your turn* opens your panel, which only you see. Choose, read what it comes to, then press *Confirm*. Every choice can be made by a command as well.
panel-help-look = *My hand*, *Board* and *Log* show what is true now, to you alone.
panel-help-undo = `/game undo` takes back what you did last, as long as nothing hidden was shown.
panel-help-orders = *Standing orders* answer for you while you are away, such as “gold, then jade” at the market. `/game orders` shows them too.
panel-help-away = *No time?* `/seat hand-over` lets an AI play your seat until you take it back.

## Zong Shi: tabs, selects (titles at most 100 characters)

zongshi-panel-with-master = Master
zongshi-panel-with-apprentice = Apprentice
zongshi-panel-places = Go to a place
zongshi-panel-projects = Start a project
zongshi-panel-people = Visit somebody
zongshi-panel-before = Play a scroll first
zongshi-panel-scrolls-with = Scrolls that go with it
zongshi-panel-no-scroll = No scroll
zongshi-panel-ask-draft = Take from the middle
zongshi-panel-ask-second = The other project
zongshi-panel-ask-stop = Visit others as well
zongshi-panel-ask-return = Hand back for more scrolls
zongshi-panel-ask-tile = Exchange tiles
zongshi-panel-ask-pay = Payment
zongshi-panel-ask-take = Take a material
zongshi-panel-ask-recover = Take a discarded scroll
zongshi-panel-ask-borrow = Borrow a reward
zongshi-panel-ask-drop = Materials to put back
zongshi-panel-ask-shed = Scrolls to discard
zongshi-panel-ask-keep = The project to keep
zongshi-panel-ask-reward-tile = Buy an exchange tile
zongshi-panel-pays =
    { $count ->
        [0] pay { $materials }
        [one] pay { $materials }, the tile { $tiles } stands in
       *[other] pay { $materials }, the tiles { $tiles } stand in
    }
zongshi-panel-works =
    { $rounds ->
        [one] 1 round; done in round { $round }
       *[other] { $rounds } rounds; done in round { $round }
    }

zongshi-panel-help-draft = Before the first round everybody takes materials and scrolls from the middle, one at a time.
zongshi-panel-help-turn = Use one figure: start a project with the master, or send master or apprentice to the market, the temple, the pawn shop or on visits. Scrolls can be played before or with it.
zongshi-panel-help-take = The jar is shared out: take one material when it is your turn.
zongshi-panel-help-drop = You have more than your workshop holds: choose what goes back.
zongshi-panel-help-shed = You hold more scrolls than you may: choose which ones to discard.
zongshi-panel-help-keep = Two projects are finished and one space is left: choose which one stays.
zongshi-panel-help-reward-tile = This reward lets you buy an exchange tile; you may decline.
zongshi-panel-help-other = Answer the question in your panel; then your action goes on.

## Master Swordsmith

swordsmith-panel-play = Play a card
swordsmith-panel-place = Add a card to a sword
swordsmith-panel-furnace = Put a metal into the furnace
swordsmith-panel-pool = Put an element into the mana pool
swordsmith-panel-buy = Buy a card
swordsmith-panel-smelt = Smelt metals
swordsmith-panel-hatch = Hatch an element
swordsmith-panel-refine = Refine a sword
swordsmith-panel-dismantle = Dismantle a sword
swordsmith-panel-give-back = What you give back for it
swordsmith-panel-where = Where it goes
swordsmith-panel-ask-enchantment = The enchantment that goes back
swordsmith-panel-ask-nudge = A waiting token
swordsmith-panel-ask-upgrade = The metal to change
swordsmith-panel-ask-offer = The sword you offer
swordsmith-panel-ask-bid = Your price
swordsmith-panel-ask-treasure = The card you take
swordsmith-panel-coins =
    { $count ->
        [one] Play 1 coin
       *[other] Play all coins ({ $count })
    }
swordsmith-panel-kept = { $money } money is kept as vouchers
swordsmith-panel-lapsed = { $money } unspent money is lost

swordsmith-panel-help-play = Play coins and other cards, add cards to your swords, fill furnace and pool. Each press is made at once, and *Undo* takes it back. *Begin the work* discards your hand.
swordsmith-panel-help-work = Your workers buy, smelt, hatch and refine while money and workers last. End the turn to draw a new hand.
swordsmith-panel-help-offer = An adventurer is served: offer a sword that suits, or decline. Answers are sealed until all are in.
swordsmith-panel-help-bid = Several offers are equal: the lowest price sells. Prices are sealed until all are in.
swordsmith-panel-help-other = Answer the question in your panel; then your turn goes on.
