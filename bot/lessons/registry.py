"""Which games can be learnt."""

from __future__ import annotations

from bot.lessons import swordsmith, zongshi
from bot.lessons.lesson import Lesson

LESSONS: dict[str, Lesson] = {lesson.game: lesson for lesson in (zongshi.LESSON, swordsmith.LESSON)}
"""By a game's key."""
