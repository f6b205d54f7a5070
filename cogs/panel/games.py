"""Which games a panel can show."""

from __future__ import annotations

from cogs.panel.describing import PanelGame
from cogs.swordsmith.panel import SwordsmithPanel
from cogs.zongshi.panel import ZongshiPanel

PANELS: dict[str, PanelGame] = {"zongshi": ZongshiPanel(), "swordsmith": SwordsmithPanel()}
"""By a game's key."""
