### What the host says at every table, whatever the game.
### Commands stand in backticks by their English names in every language.

## Putting words together

list-separator = { ", " }
list-ending = { $head } and { $last }

## Games and languages

game-zongshi = Zong Shi
game-swordsmith = Master Swordsmith
language-en = English
language-zh-tw = 繁體中文
language-zh-cn = 简体中文

## AI seats: how an AI is called, by a legend's name or by that of the person for whom it plays

ai-name = AI { $name }
ai-for = AI for { $name }
legend-lu-ban = Lu Ban
legend-ou-yezi = Ou Yezi
legend-huang-daopo = Huang Daopo
legend-cai-lun = Cai Lun
legend-gan-jiang = Gan Jiang
legend-mo-ye = Mo Ye
legend-ma-jun = Ma Jun
legend-zhang-heng = Zhang Heng

## What is wrong: errors of tables (variables: their params, ids turned into names)

error-no-table = There is no table in this channel. Open one with `/table new`.
error-channel-taken =
    { $status ->
        [lobby] A table of { $game } is being set up in this channel. Join it with `/table join`, or open yours in another channel or thread.
       *[playing] A table of { $game } is playing in this channel. Open yours in another channel or thread.
    }
error-unknown-game = There is no game called { $game }. Choose one from the list that the command offers.
error-rule-of-another-game = “{ $rule }” is no house rule of { $game }. Leave it out, or choose the game that has it. Nothing was opened.
error-already-seated = You sit at this table already. Before the start you can leave it with `/table leave`.
error-not-seated = You do not sit at this table. The board is open to everybody: `/table board`.
error-table-full =
    { $seats ->
        [one] The only seat is taken. Wait until it is free, or open a table in another channel.
       *[other] All { $seats } seats are taken. Wait until somebody leaves, or open a table in another channel.
    }
error-too-few-players =
    { $have ->
        [one] One player is seated, { $need } are needed. Others join with `/table join`, or add AIs with `/seat add-ai`.
       *[other] { $have } players are seated, { $need } are needed. Others join with `/table join`, or add AIs with `/seat add-ai`.
    }
error-not-host = Only the host, { $host }, or a moderator of this server may do this.
error-only-host = Only the host, { $host }, may do this.
error-not-at-table = This person does not sit at the table. Seated: { $seats }.
error-no-such-ai = This AI does not sit at the table any more. Nothing was changed.
error-seat-handed-over = An AI plays your seat. Take it back with `/seat take-back`, then it is yours again.
error-not-handed-over = You play your seat yourself, so there is nothing to take back.
error-seats-taken = A table of this game can have { $least } to { $most } seats now that { $have } of you are seated. Remove somebody first with `/table remove`, or choose another number.
error-table-closed = This table is closed: its game was played, given up or cancelled. Open a new one with `/table new`.
error-table-gone = This table does not exist any more. Open a new one with `/table new`.
error-already-started = This table is playing already, so its seats are fixed. The host can end the game with `/game end`.
error-not-started = The game has not started yet. The host starts it with `/table start`.
error-not-your-turn = It is not your move. To act: { $seats }.
error-table-moved-on = The table has moved on: this question is no longer open. Nothing was changed.
error-table-busy = The table could not be reached just now, and nothing was changed. Try again in a moment.
error-table-broken = This release cannot read table { $table }. Its host or a moderator can end it with `/game end`.
error-no-such-order = This cannot be ordered. Choose from what your standing orders offer: `/game orders`.
error-order-gone = You have no such standing order any more: it was used up or cancelled.
error-not-your-lesson = This is somebody else's lesson. `/learn` opens one of your own.
error-nothing-to-replay = No game has begun in this channel yet. Open a table with `/table new`; once it plays, its game can be looked at again.
error-game-goes-on = Only a game that was played to its end is animated. Without `animation`, `/record replay` shows this one picture by picture.
error-nothing-to-undo = You have nothing to undo: you have made no move since your turn began.
error-not-your-move = The last move was made by { $seats }. You can only undo your own.
error-move-revealed = Your last move showed something hidden or rolled a die, so it stands.
error-ai-revealed = { $seats } has moved since and showed something hidden or rolled a die, so your move stands.

## What is wrong: what a game was given

invalid-bad-move = “{ $text }” cannot be read as a move.
invalid-bad-state = What is stored of this game cannot be read ({ $reason }).
invalid-bad-events = The stored log of this game cannot be read ({ $reason }).
invalid-wrong-seats = This game is for { $fewest } to { $most } players, not for { $seats }.
invalid-unknown-option = This game has no table option called { $option }.
invalid-bad-option = The table option { $option } cannot have this value.
invalid-unknown-catalogue = The card data { $item } of { $file } are not known here.
invalid-bad-catalogue = The card data in { $file } do not fit the game ({ $item }: { $reason }).

## What is wrong: Discord

error-wrong-place = Tables stand in text channels and threads of a server. Use this command there.
error-other-game = This table plays { $game }. Its moves are the commands below { $command }.
error-missing-permissions = I lack a permission in this channel: { $permissions }. Ask somebody who manages the server to grant it.
error-ours = Something went wrong on my side. Look at `/table board` before you try again. If it goes on, tell the owner of this bot the reference { $reference }.
error-updating = This command has changed since your Discord last read it. Wait a minute, then try again.
error-unknown-press = I do not know this button: it is of another release of mine. Nothing was changed. `/table board` shows where the table stands; all that buttons do, commands do too.
error-inside-thread = A thread cannot have threads of its own, so nothing was done. Without `thread` a table stands right here.
error-thread-refused = Discord opened no thread, so nothing was done. Without `thread` a table stands right here.
error-too-many-threads = This server has as many active threads as Discord allows, so nothing was done. Archive one; without `thread` a table stands right here.
error-closing = I am being restarted. Try again in a minute; nothing is lost.
error-not-among-players = Only those who played this game, or a moderator, can show it to everybody. Choose the animation for yourself instead.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History

## What is possible: options typed by hand, autocomplete

choice-refused = “{ $typed }” is not possible here. Possible: { $choices }.
choice-ambiguous = “{ $typed }” fits more than one: { $choices }. Type a little more.
choice-nothing = There is nothing to choose for “{ $option }” here. Leave it out.
choice-left = { $money } left
choice-begins-work = begins your work
more-needed = Say which { $what }: { $choices }.
more-left = { $choices } and { $count } more
answer-with = You are asked: { $question } Answer with { $command }.
autocomplete-nothing = Nothing is possible here
autocomplete-not-seated = You do not sit at this table
autocomplete-handed-over = An AI plays your seat
autocomplete-not-your-turn = It is not your move
autocomplete-no-table = There is no table in this channel
autocomplete-other-game = This table plays another game
autocomplete-none = none

## Lobby

lobby-title = { $game } · a new table
lobby-host = Host: { $name }
lobby-players = Players ({ $count } of { $most }): { $names }
lobby-seats = For { $least } to { $most } players
lobby-seats-exactly =
    { $count ->
        [one] For { $count } player
       *[other] For { $count } players
    }
lobby-unofficial =
    { $count ->
        [one] Solo play is unofficial: the published game does not know it.
       *[other] Playing with { $count } is unofficial: the published game does not know it.
    }
lobby-language-label = Language
lobby-setting = { $label }: { $value }
option-on = on
option-off = off
lobby-missing =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
lobby-ready = Ready: { $name } can start.
lobby-full = All seats are taken: { $name } can start.
lobby-join = Press “{ button-join }” or use `/table join`. The host adds AIs with “{ button-add-ai }” and starts with “{ button-start }”.
lobby-started = The game has started.
lobby-cancelled = This table was cancelled before the start.
# $link: the new message's address
lobby-moved = This table has moved into a thread: { $link }
thread-name = { $game } · { $name }

button-end = End the game
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-thread = Move into a new thread
button-cancel = Cancel the table …
button-cancelled = Cancel the table
button-again = Play again
button-replay = Replay
button-add-ai = Add AI
button-hand-over = Let an AI play
button-take-back = Take my seat back

host-title = Options of this table · only you see this
host-playing = The game is being played, so its options are fixed. You can end it for everybody: it cannot be resumed, and the table is kept.
host-language = Language of the table
host-rules = House rules
host-players = Seats
host-players-choice =
    { $count ->
        [one] Only one player
       *[other] At most { $count } players
    }
host-remove = Remove somebody
host-remove-choice = Remove { $name }

## Board

board-round =
    { $round ->
        [0] { $game } · { $phase }
       *[other] { $game } · round { $round } · { $phase }
    }
board-turn = { $phase }: { $name }
board-last-round = Last round
board-due = Served in this round: { $names }
board-to-act = To act: { $names }
board-asked = { $name }: { $question }
board-waiting-since = since { $time }
board-answered = Answered: { $names }
board-paused = **Paused:** nobody plays here in person, and AIs do not go on among themselves. Whoever handed a seat over can take it back with `/seat take-back` or *{ panel-turn }*; then the game goes on.
board-table = Table { $table }
board-no-picture = The picture of this board could not be drawn. This is the board in words:
board-text-attached = The board in words is longer than a message: the file `{ $file }` has all of it.
board-text-cut = There is more of the board than a message holds: `/table text` shows all of it.
board-ended = This game was given up. The table is kept.
board-over = The game is over.
board-unreadable = This release cannot read table { $table }.

# $mentions: who is called, $count: how many that are, $link: the board's address
ping-your-turn =
    { $count ->
        [one] { $mentions }, it is your move: { $link }
       *[other] { $mentions }, you are all asked: { $link }
    }

## Hand, log, list

hand-title = Your hand · only you see this
hand-scrolls =
    { $count ->
        [0] No scrolls (at most { $limit }).
       *[other] Scrolls ({ $count } of { $limit }): { $scrolls }
    }
hand-materials = Materials ({ $count } of { $capacity }): { $materials }
hand-tiles = Exchange tiles: { $tiles }
hand-tokens = Visit tokens: { $tokens }
hand-not-to-act = You are not to act now.
hand-fits = Sword { $sword } suits: { $fits }
hand-fit = { $adventurer } ({ $tier })
hand-answer = Your answer, still sealed: { $answer }

log-title = Log · table { $table }
log-empty = Nothing has happened yet.
log-line = { $number }. { $text }
log-line-taken-back = { $number }. ~~{ $text }~~ (taken back)
log-earlier = Earlier lines are left out.
log-undone =
    { $count ->
        [one] { $name } takes back a move.
       *[other] { $name } takes back { $count } moves.
    }
log-taken-back = { $name } takes back an answer.
log-hands-over = { $name } lets an AI play.
log-hands-back = { $name } plays in person again.

list-title = Open tables on this server
list-empty = There is no open table on this server. Open one with `/table new`.
list-lobby = { $channel } · { $game } · lobby, { $count } of { $most } seats taken · host { $host }
list-playing = { $channel } · { $game } · round { $round } · to act: { $names }
list-broken = { $channel } · { $game } · cannot be read by this release
list-mine = Your tables
list-mine-empty = You sit at no table. Open one with `/table new`, or find one with `/table list` and join it; `/learn` leads you through a first game.
# stands among the names of those who are to act
list-mine-you = you
list-mine-move = **Your move**
list-mine-away = an AI plays your seat
list-mine-paused = paused

## Score

score-title = { $game } · final score
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-row = **{ $rank }** · { $name }: { $points }
score-line = { $line }: { $points }
score-sold = Swords sold: { $count }
score-hands-open = The game is over: all hands are open.
score-tie = Tie: { $reason }

## Answers

answer-done = Done.
answer-repeated = This was done already; nothing was done twice.
answer-sealed = Nobody sees your answer until all are in. Until then you may give another one.
answer-opened = The table is open. Others join with `/table join`.
answer-opened-thread = The table is open in { $thread }. Others join there.
answer-options = The options are changed.
answer-moved = The table has moved into { $thread }. Others join there.
answer-removed = The seat is free again.
answer-ai-added = An AI has sat down at the table.
answer-handed-over = An AI plays your seat from now on. You can take it back at any time with `/seat take-back` or *{ panel-turn }*.
answer-taken-over = Your seat is yours again.
answer-again = A new table is open, with the same people and the same options. You are its host.
answer-again-open = The new table is open already, and you sit at it.
answer-joined = You sit at the table.
answer-left = You have left the table.
answer-left-last = You were the last: the table is closed.
answer-started = The game starts.
answer-cancelled = The table is cancelled.
answer-ended = The game is ended. The table is kept.
answer-undone =
    { $count ->
        [one] Your last move is undone.
       *[other] Your last { $count } moves are undone.
    }
answer-undone-partly =
    { $count ->
        [one] Your last move is undone. The one before it showed something hidden or rolled a die, so it stands.
       *[other] Your last { $count } moves are undone. The one before them showed something hidden or rolled a die, so it stands.
    }
answer-undone-with-ais =
    { $count ->
        [one] Your last move is undone.
       *[other] { $count } moves are undone: your last one, and what AIs have played since.
    }
answer-taken-back = Your answer is taken back, and nobody has seen it. You are asked again.
answer-language = I answer you in { $language } from now on.
answer-language-automatic = I answer you in the language of your Discord from now on.
answer-lost = { $mention } My private answer to you could not be delivered. Your move counts if the board shows it; otherwise send it again.

end-question = End this game for everybody? It cannot be resumed; the table is kept.
cancel-question = Cancel this table before its start? Its lobby is closed for everybody.
hand-over-question = Let an AI play your seat? It goes on with your hand, and everybody reads that you have left the game to it. You can take the seat back at any time.
