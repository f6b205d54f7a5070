"""The Discord side: slash commands, buttons, answers, and what a table owes its channel."""
