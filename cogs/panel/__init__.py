"""The private turn panel: every move by selects and buttons, rebuilt from their ids alone."""
