"""Master Swordsmith at Discord: its commands, and how their options become moves."""
