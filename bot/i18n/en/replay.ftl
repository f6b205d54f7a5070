### A game looked at again, picture by picture: `/record replay`.

# For those who don't see it; the points of each player follow.
replay-film-alt = Animation of a whole game of { $game } with { $names }, in { $count } pictures. The last one is the final score:
