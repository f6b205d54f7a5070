### Guided first games: what a learner reads above the private panel, step by step.
### Names of buttons and selects are taken from where they stand, so that they are never wrong.

## Every lesson

lesson-step = Lesson · { $game } · step { $step } of { $steps } · only you see this
lesson-next = Next
lesson-skip = Skip this step
lesson-play = Play on freely
lesson-suggestion = **Suggestion:** { $move }
lesson-known = This has happened already. Read on with “{ lesson-next }”.
lesson-later = This is not possible at the moment; the step waits.
lesson-otherwise = That was something else, and it is quite allowed. The step waits for its next chance.
lesson-left-out = The step “{ $step }” is left out: it can no longer be done in this game.
lesson-meanwhile = Meanwhile:
lesson-free = The lesson is over, and the game is yours to its end. `/learn` brings you back here.
lesson-taken-up = Here is where you left off.
lesson-anew = Begin anew …
lesson-anew-sure = Begin anew
lesson-anew-question = Give this game up and begin the lesson again from its first step?
lesson-over = That was your first game. Play it again, or open a table for people and AIs in a channel: `/table new`.
lesson-given-up = This lesson was given up. `/learn` brings you to the present one.
lesson-broken = This release cannot read your lesson (table { $table }). You may begin it anew.
lesson-help-turn = Choose below the picture, read what it comes to, then press “{ panel-confirm }”. The AIs answer at once.
lesson-help-leave = Leave whenever you like: `/learn` brings you back here, and nobody waits.

## Zong Shi. Titles stand in a line of their own.

lesson-zongshi-welcome =
    You run a workshop with a master and an apprentice; two AIs run the others. Whoever has the most points at the end is called Zong Shi, the grand master.
    Points come from projects that you complete, above all, then from people whom you visit and from exchange tiles. Once somebody has completed six projects, one last round is played.
    This lesson leads you through the first rounds. Stop whenever you like: `/learn` brings you back here.
    .title = Your first game
lesson-zongshi-board =
    The first picture is **the town**. At its top stand the market with a large and a small jar, the temple and the pawn shop; below them four people whom you may visit; then the projects. In its last line stands what happened just now.
    The second picture shows **the workshops**. Yours has the 1: first your materials and your visit tokens, then your scrolls and exchange tiles, then the track for the project at work, then six spaces for completed projects. ≈ is what it would score now.
    The third picture is **your hand**, for your eyes only. You see it whenever you are to act.
    .title = The board
lesson-zongshi-draft =
    Before the first round everybody takes three things from the middle, one at a time: materials (**B**ronze, **I**vory, **J**ade, **G**old), or scrolls, each an advantage for one moment.
    Materials pay for projects. Those stand in the lower half of the first picture: a project's points, its name, what it costs, how many rounds of work it takes (beside the hourglass), and how many copies are left. So take what one of them needs.
    Open “{ zongshi-panel-ask-draft }”, choose, read what it comes to, and press “{ panel-confirm }”. Nothing is done before that.
    .title = What you begin with
lesson-zongshi-market =
    In every round you have two turns: one for your master, one for your apprentice. A turn sends that figure somewhere, or passes.
    First you need materials. Once everybody has placed their figures, the only player with a master at a jar gets all that is in it; several share. Your workshop holds five.
    With the tab “{ zongshi-panel-with-master }” open, choose a jar under “{ zongshi-panel-places }”.
    .title = The master goes to market
lesson-zongshi-temple =
    Now the apprentice. In the temple an apprentice draws one scroll, at once. A master draws one too, and may hand back materials for as many more. You may hold four scrolls.
    Choose the temple under “{ zongshi-panel-places }”.
    .title = The apprentice goes to the temple
lesson-zongshi-sharing =
    When all figures are used, each jar is shared out. If only one player has a master there, that player takes everything, and apprentices get nothing. If there are several, each master takes one piece, from the start player on; then each apprentice takes one; then the masters go on. What your workshop cannot hold goes back into the bag.
    Then projects move on by a round, all figures come home, the jars are filled, and the next player is start player.
    .title = Sharing the market
lesson-zongshi-project =
    Projects are started by the master. You pay the cost at once; then the master works for as many rounds as the project takes and cannot be used otherwise. Only one project at a time.
    A basic project brings a reward for the rest of the game; a masterwork, one of the two dark ones, brings only points, but more of them.
    Choose one under “{ zongshi-panel-projects }”; it offers what you can pay for. If there is nothing of the kind, you cannot pay for any yet: go to the market.
    .title = Start a project
lesson-zongshi-visit =
    You have four visit tokens: 1, 2, 2 and 3. A visit uses one of them up and costs as many materials, of the kind beside the person's name. At the end 1, 2, 3 or 4 people count 1, 2, 4 or 8 points; which tokens you used does not matter.
    The first *master* to visit somebody also gets the reward hidden under the **?**. An apprentice visits one person; a master may visit several, for 1 more each.
    Choose somebody under “{ zongshi-panel-people }”.
    .title = Visit somebody
lesson-zongshi-scroll =
    Your hand above shows your scrolls and what they do. Some are played before an action: “{ zongshi-panel-before }”; your turn then goes on. Others go with an action: choose the action, then “{ zongshi-panel-scrolls-with }”, or use them where you pay.
    Only scrolls that can do something now are offered. Play one when it helps you.
    .title = Play a scroll
lesson-zongshi-wait =
    While your master is at work, you have one figure to use and two laps to do it. On the first lap you may wait, to see what the others do. To pass means not to use a figure in this round.
    Wait once, or pass if there is nothing you need.
    .title = Wait or pass
lesson-zongshi-completed =
    At the end of each round everybody's work moves one step on the time track. At 0 the project is complete: its points are yours, its reward holds from now on, and the master is free again.
    Play on until yours is complete.
    .title = Complete a project
lesson-zongshi-pawn =
    In the pawn shop an exchange tile costs the two materials that it shows. It counts 1 point, all six kinds 2 more. And once in every action it lets one of its two materials stand in for the other, when you pay for a project or a visit.
    Send a figure there when you can spare the materials. An apprentice buys one tile, a master several.
    .title = Buy an exchange tile
lesson-zongshi-undo =
    “{ panel-back }” leaves a choice as long as you have not confirmed it. After that “{ panel-undo }” takes your last action back, and with it whatever AIs have answered, until another person has moved or something hidden has come out. Then it stands for good. In a channel the command for it is `/game undo`.
    .title = Back and undo
lesson-zongshi-look =
    “{ panel-log }” tells what happened, “{ panel-help }” what you can do now. In a channel the board stands there for everybody, with a button for your hand. `/rules` has all the rules, page by page; `/card` looks up any card; `/help` says what can be done here and now. Every move has a command as well; they begin with `/zongshi`.
    .title = Where to look
lesson-zongshi-free =
    At the end these are added up: completed projects, and 2 more for six of them; 1 for each exchange tile; 1, 2, 4 or 8 for people visited; an unfinished project, less 1, 3 or 5 for 1, 2 or 3 rounds left; and 1 for every three materials and scrolls that are left.
    From here on the game is yours. It goes on to its end, and then you see the score sheet.
    .title = How points are counted

lesson-zongshi-aside-take = *In between:* a jar is shared out, and it is your turn to take one piece from it.
lesson-zongshi-aside-drop = *In between:* you have more materials than your workshop holds. Keep what your next project needs.
lesson-zongshi-aside-shed = *In between:* you hold more scrolls than you may. Discard those that you need least.
lesson-zongshi-aside-keep = *In between:* two projects are complete and you have one space left. Keep the one that is worth more to you.
lesson-zongshi-aside-reward-tile = *In between:* your visit's reward lets you buy an exchange tile at once. You may also do without.

## Master Swordsmith

lesson-swordsmith-welcome =
    You run a smithy; two AIs run the others. Adventurers come and wait for swords. Whoever sells them what they want gains reputation, and the highest reputation wins the three crowns.
    The game ends when a profession has no adventurers left, or when somebody has 20 reputation with one profession.
    This lesson leads you through the first rounds. Stop whenever you like: `/learn` brings you back here.
    .title = Your first game
lesson-swordsmith-board =
    The upper picture is **the guild hall**. At the top lies the market: nine piles, each with its price and what is left, and beside them three auxiliary cards. Below, each profession has two adventurers. The hourglasses show how many rounds they wait, and have waited. Each has three needs, from top to bottom, with what a sword brings that meets them: money in the coin, reputation on the red flag.
    The lower picture shows **the smithies**. Yours is the one with a 1. You may have two swords: the hilt on the left, two slots of blade, four circles for elements, and a star. Below them are the furnace and the mana pool; then your workers and the cards in hand, deck and discard pile.
    The third picture is **your hand**, for your eyes only.
    .title = The board
lesson-swordsmith-coins =
    Your deck begins with 8 gold coins and 2 iron; each turn you have five of these cards in hand. A turn has two parts: first you play cards, then your workers work.
    Coins give money, for this turn only. Play yours with the button “Play all coins”, or one by one under “{ swordsmith-panel-play }”.
    .title = Play your coins
lesson-swordsmith-undo =
    In this game each press counts at once, and can be taken back at once: press “{ panel-undo }”. It works until something hidden is drawn or rolled, or somebody else has moved. In a channel it is also `/game undo`.
    .title = Take it back
lesson-swordsmith-place =
    Play your coins again; they are lost with your hand otherwise.
    Metals become swords. The blade comes first: it has two slots, and most adventurers will look at it before anything else. Choose a metal under “{ swordsmith-panel-place }”; it goes onto the blade of your first sword.
    .title = Begin a sword
lesson-swordsmith-work =
    When you have played what you want, press “{ swordsmith-move-work }”. The rest of your hand is discarded; it comes back when your deck is shuffled again. The money stays for your workers to spend.
    .title = Begin the work
lesson-swordsmith-buy =
    You have two workers, and each can do one thing. Most often it is buying: a card costs what it says and goes onto your discard pile, so that you draw it in a later turn. Metals and elements make swords; gold bags and auxiliary cards make your deck better.
    Choose a card under “{ swordsmith-panel-buy }”.
    .title = Buy a card
lesson-swordsmith-end =
    Use your other worker too, if there is money for it: unspent money is lost. Then press “{ swordsmith-move-end }”. You draw five new cards, and the others take their turns.
    .title = End your turn
lesson-swordsmith-selling =
    When all have had their turns, the selling begins. Every adventurer gets a waiting token; those whose patience is over are served, one after the other. If nobody has a sword for them they leave, and the next one of their profession comes. So look at the hourglasses to see who is served next.
    .title = The selling
lesson-swordsmith-wishes =
    The first need is **basic**: without it no sale. The second is **performance**; only if both are met does the third one, **excitement**, count. Each step brings more money and far more reputation.
    A metal in a need means this grade or a better one: iron, steel, tungsten. Stars can only be on a sword with blade and hilt. More than is asked for does no harm.
    If several smiths have a sword to offer, the higher step sells; between equals the lowest price does.
    .title = What adventurers want
lesson-swordsmith-blade =
    At the beginning a blade of two Iron meets the basic need of most adventurers. Fill both slots of a blade: keep putting metals on the same sword, and buy some if you have none.
    .title = Finish a blade
lesson-swordsmith-better =
    A plain blade brings little. Look at who is served next, and at their second need. A hilt takes one metal. Elements, up to four, go onto a sword as soon as its blade is done; buy them in the market.
    Give a sword a hilt or an element: choose the card under “{ swordsmith-panel-place }”, then its place under “{ swordsmith-panel-where }”.
    .title = Make it better
lesson-swordsmith-craft =
    Workers can do more than buy:
    To **smelt** makes two equal metals of your furnace into one of the next grade; to **hatch** brings a third element for two equal ones in your mana pool. You put cards into furnace and pool while you play, and both give you the new card into your hand.
    To **refine** pays for the next star of a sword with blade and hilt, and rolls a die; the first star is certain.
    A sword can be dismantled at any time of your turn, and its cards go to your discard pile.
    .title = Furnace, mana pool, stars
lesson-swordsmith-offer =
    Once an adventurer is served whom a sword of yours suits, you are asked: offer it, or decline. The answer is sealed; nobody sees it until all have answered. To decline can be right, if somebody better is served soon.
    Go on with your swords until you are asked, and sell one.
    .title = Sell a sword
lesson-swordsmith-vouchers =
    A sale brings vouchers: money that must be spent by the end of your next turn. The reputation stays for good. The cards of the sword go back to the market.
    A red heart on an adventurer: whoever meets all three needs gets a loyal customer, who helps from then on. Auxiliary cards are played from the hand like coins, before the work.
    .title = After a sale
lesson-swordsmith-free =
    “{ panel-log }” tells what happened, “{ panel-help }” what you can do now. In a channel the board stands there for everybody, with a button for your hand. `/rules` has all the rules, page by page; `/card` looks up any card; `/help` says what can be done here and now. Every move has a command as well; they begin with `/sword`.
    From here on the game is yours. It goes on to its end, and then you see the score sheet.
    .title = Where to look, and your own game

lesson-swordsmith-aside-enchantment = *In between:* when a sword is dismantled, its dearest element goes back to the market. Two are equally dear: choose.
lesson-swordsmith-aside-nudge = *In between:* your card changes how long an adventurer has waited. Bring forward whom you have a sword for, or put off whom you have none for yet.
lesson-swordsmith-aside-upgrade = *In between:* your card changes a metal of your hand for the next grade.
lesson-swordsmith-aside-offer = *In between:* an adventurer is served whom a sword of yours suits. Offer it or decline; nobody sees your answer before all are in.
lesson-swordsmith-aside-bid = *In between:* somebody offers a sword that is just as good. Both name a price, unseen, and the lower one sells. You gain the same reputation at any price.
lesson-swordsmith-aside-treasure = *In between:* your new loyal customer brings you an auxiliary card. Take one.
