"""The pictures of Zong Shi: two plates of the board, a hand, and their descriptions."""
