"""Sharing the market: the large jar, what overflows, then the small jar."""

from __future__ import annotations

from bot.games.agenda import Tasks
from bot.games.zongshi.counts import plus
from bot.games.zongshi.events import MaterialsTaken
from bot.games.zongshi.market import shares
from bot.games.zongshi.position import Position
from bot.games.zongshi.state import Question
from bot.games.zongshi.tasks import ShareJar, Storing
from bot.games.zongshi.terms import NOTHING, Phase, Place


def share(position: Position, task: ShareJar) -> None:
    """Ask the next one to take; storing comes once the jar is shared out."""
    position.phase = Phase.MARKET
    if not task.begun:
        task = _begin(position, task.jar)
    queue = task.queue or task.masters
    if queue and any(position.jar(task.jar)):
        position.ask(
            ShareJar(task.jar, True, queue, task.masters),
            Question(queue[0], "take", jars=(task.jar,)),
        )
    else:
        position.push(Storing())


def _begin(position: Position, jar: Place) -> ShareJar:
    lone, queue, masters = shares(position, jar)
    materials = position.jar(jar)
    if lone is not None and any(materials):
        beside = plus(position.workshops[lone].beside, materials)
        position.change(lone, beside=beside)
        position.set_jar(jar, NOTHING)
        position.tell(MaterialsTaken(lone, jar, materials))
    return ShareJar(jar, True, queue, masters)


TASKS: Tasks = {ShareJar: share}
