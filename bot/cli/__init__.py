"""The verbs of the command line that play, replay and measure games without any table."""
