"""What the messages of a table say: board, lobby, score sheet, lists."""
