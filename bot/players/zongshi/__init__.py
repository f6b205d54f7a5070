"""The easy player of Zong Shi: what is worth how much to its seat, one file an idea."""
