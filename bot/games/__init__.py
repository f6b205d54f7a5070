"""Pure rules of the games: no clock, no chance of their own, no Discord, no store."""
