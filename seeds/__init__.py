"""Card data of the games, and the source of every value: see README.md beside this file."""
