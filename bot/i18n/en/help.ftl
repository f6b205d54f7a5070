### What somebody can do here and now: `/help` and the Help button of a board.

help-title = ### Help

## No table, or one that is over

help-no-table = There is no table in this channel.
help-open = - `/table new` opens one, here or in a new thread. You are its host; others join by a button.
help-list = - `/table list` shows where others play on this server.
help-read = - `/rules` teaches a game topic by topic, `/card` explains any card, tile or adventurer, `/learn` guides you through a first game with AIs.
help-language = - `/me language` sets the language in which I answer you.
help-finished = The game of { $game } at this table is over. `/table board` and `/table log` still show it.
help-again = - *{ button-again }*, below the score, opens a new table for the same people.
help-replay = - `/record replay` shows the game again, picture by picture.
help-ended = The game of { $game } at this table was given up. `/table board` and `/table log` still show it.
help-cancelled = The last table here, of { $game }, was cancelled before its start.

## Before the start

help-lobby = A table of { $game } is being set up here. Seated: { $names } ({ $count } of { $most }).
help-host =
    { $missing ->
        [0] - You are the host: *{ button-start }* begins the game.
        [one] - You are the host. One more player is needed, then *{ button-start }* begins the game.
       *[other] - You are the host. { $missing } more players are needed, then *{ button-start }* begins the game.
    }
help-host-options = - *{ button-options }* changes language, seats and house rules, removes somebody, or cancels the table.
help-ai = - *{ button-add-ai }* seats an AI, `/seat remove-ai` sends one away.
help-seated = - You sit at this table. Its host, { $name }, starts the game.
help-leave = - *{ button-leave }* frees your seat, as long as the game has not started.
help-join = - *{ button-join }* takes a seat. The host, { $name }, starts the game.
help-full = - All seats are taken. Wait until one is free, or open a table in another channel.
help-lobby-commands = - Every button there has its command: `/table join`, `/table leave`, `/table start`, `/table options`.

## While a game is played

help-asked = **It is your move.**
help-undo = - `/game undo` or *{ panel-undo }* in your panel takes back what you did last, as long as nothing hidden was shown and nobody has moved since.
help-no-undo = - There is nothing of yours to take back now.
help-not-asked = **You are not asked now.**
help-looks = - *{ panel-hand }*, *{ panel-board }* and *{ panel-log }* show what is true now, to you alone; so do `/table hand`, `/table board` and `/table log`. `/table text` tells the whole board in words.
help-pinged = - As soon as it is your move, you are mentioned here.
help-spectator = **You do not sit at this table.** You may look on:
help-spectator-looks = - *{ panel-board }* and *{ panel-log }* show what is true now; so do `/table board`, `/table text` and `/table log`.
help-hidden = - Hands and other secrets stay hidden from you until the game is over.

## Buttons

help-rules = Rules of { $game }
help-topic = Rules: { $topic }
