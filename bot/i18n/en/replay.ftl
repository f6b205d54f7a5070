### A game looked at again, picture by picture: `/record replay`.

## Below a picture

replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-film = Animation
replay-rounds = Jump to a round
# 0 is what comes before the first round
replay-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }

## Above a picture

replay-picture = Table { $table } · picture { $number } of { $count }
replay-goes-on = The game goes on: this is how it stands now.

## Which game: the suggestions of the command

replay-choice-finished = Table { $table } · { $game } · { $date } · { $names }
replay-choice-playing = Table { $table } · { $game } · still being played · { $names }
replay-choice-ended = Table { $table } · { $game } · given up { $date } · { $names }

## The animation

replay-film-about = **{ $game }**, table { $table }: the whole game of { $names }.
replay-film-shown = The animation stands in the channel.
replay-film-refused = Discord did not take the animation. Leave out `animation` to see the game picture by picture.
# For those who don't see it; the points of each player follow.
replay-film-alt = Animation of a whole game of { $game } with { $names }, in { $count } pictures. The last one is the final score:
