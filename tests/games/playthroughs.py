"""Whole games as readable text: which are kept, and how one is written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from bot.games.registry import RULESETS
from bot.games.ruleset import Event
from bot.games.swordsmith.events import GameEnded
from bot.games.zongshi.events import LastRoundCalled
from tests.games.driving import Chooser, Played, Step, play_out
from tests.games.swordsmith import policies as sword_policies
from tests.games.swordsmith import summary as sword_summary
from tests.games.zongshi import policies, summary

FOLDER = Path(__file__).parent / "playthroughs"


class Script(msgspec.Struct, frozen=True):
    """A game that is kept: how it is played, and what it is there to show."""

    name: str
    game: str
    seats: int
    seed: str
    policy: str
    ending: str
    """Why the game came to its end, in a word of `endings`."""
    tie_break: str | None = None
    options: tuple[str, ...] = ()
    """House rules that are on."""

    @property
    def path(self) -> Path:
        """The file that holds the game."""
        return FOLDER / f"{self.name}.txt"


POLICIES: dict[str, Mapping[str, Chooser]] = {
    "zongshi": policies.POLICIES,
    "swordsmith": sword_policies.POLICIES,
}
SUMMARIES: dict[str, Callable[[Any], list[str]]] = {
    "zongshi": summary.lines,
    "swordsmith": sword_summary.lines,
}

HOUSE_RULES = ("refill_last_round", "apprentice_beside_lone_master")
SCRIPTS = (
    Script("zongshi_2p_too_many_rounds", "zongshi", 2, "dawdle", "dawdle", "max_rounds"),
    Script("zongshi_3p_six_projects", "zongshi", 3, "wander 1", "wander", "projects"),
    Script("zongshi_3p_idle", "zongshi", 3, "absent", "absent", "idle", "shared"),
    Script(
        "zongshi_3p_more_projects_win_the_tie",
        "zongshi",
        3,
        "anything 3",
        "anything",
        "projects",
        "completed_projects",
    ),
    Script("zongshi_4p_shared_victory", "zongshi", 4, "build 1", "build", "projects", "shared"),
    Script(
        "zongshi_4p_house_rules",
        "zongshi",
        4,
        "socialise 2",
        "socialise",
        "projects",
        options=HOUSE_RULES,
    ),
    Script("zongshi_5p_six_projects", "zongshi", 5, "wander 0", "wander", "projects"),
    Script("swordsmith_2p_full_track", "swordsmith", 2, "forge 14", "forge", "track"),
    Script(
        "swordsmith_2p_more_swords_win_the_tie",
        "swordsmith",
        2,
        "forge 3",
        "forge",
        "profession",
        "swords_sold",
    ),
    Script("swordsmith_3p_both_ends_at_once", "swordsmith", 3, "forge 481", "forge", "both"),
    Script(
        "swordsmith_3p_loyal_customers_win_the_tie",
        "swordsmith",
        3,
        "forge 106",
        "forge",
        "profession",
        "loyal_customers",
    ),
    Script("swordsmith_3p_absent", "swordsmith", 3, "absent", "absent", "profession", "shared"),
    Script(
        "swordsmith_4p_shared_crowns", "swordsmith", 4, "forge 9", "forge", "profession", "shared"
    ),
    Script("swordsmith_5p_empty_profession", "swordsmith", 5, "forge 0", "forge", "profession"),
)


def endings(game: Played) -> list[str]:
    """Why a game came to its end: one word, if the rules told it once."""
    told = [event for step in game.steps for event in step.events]
    found = [event.reason for event in told if isinstance(event, LastRoundCalled)]
    for event in told:
        if isinstance(event, GameEnded):
            why = "profession" if event.professions else "track"
            found.append("both" if event.professions and event.seats else why)
    return found


def play(script: Script) -> Played:
    """The script's game."""
    ruleset = RULESETS[script.game]
    options = ruleset.options(dict.fromkeys(script.options, True))
    start = ruleset.new_game(script.seats, script.seed.encode(), options)
    choose = POLICIES[script.game][script.policy]
    return play_out(ruleset, start, script.seed.encode(), choose)


def written(script: Script, game: Played) -> str:
    """The game as text: header, every move, a summary at each new round, the score."""
    return "\n".join([*_header(script), *_course(script, game), *_result(game), ""])


def _header(script: Script) -> Iterator[str]:
    yield f"game: {script.game}"
    yield f"seats: {script.seats}"
    yield f"seed: {script.seed}"
    yield f"policy: {script.policy}"
    yield f"options: {' '.join(script.options) or 'none'}"
    yield "each move: number, seat, notation, [legal moves], ! if it reveals; then its events"


def _course(script: Script, game: Played) -> Iterator[str]:
    last = None
    for number, step in enumerate(game.steps, start=1):
        moment = game.ruleset.moment(step.before)
        if moment.round != last:
            yield from ("", f"== round {moment.round}")
            yield from SUMMARIES[script.game](game.ruleset.view(step.before, None))
            last = moment.round
        yield from _move(game, number, step)


def _move(game: Played, number: int, step: Step) -> Iterator[str]:
    mark = " !" if step.reveals else ""
    yield f"{number:4} {step.seat}  {game.ruleset.notation(step.move)}  [{step.legal}]{mark}"
    for event in step.events:
        yield f"          {short(event)}"


def short(event: Event) -> str:
    """An event on one line; private ones name their reader."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    kind = fields.pop("type")
    words = [_word(value) for value in fields.values()]
    reader = "" if event.audience is None else f" (for {event.audience})"
    return " ".join([kind, *words]) + reader


def _word(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + " ".join(str(item) for item in value) + "]"
    return str(value)


def _result(game: Played) -> Iterator[str]:
    outcome = game.ruleset.outcome(game.end)
    yield from ("", "== the end")
    yield from (f"   {line}" for line in _standings(outcome))
    yield f"   tie-break: {outcome.tie_break or 'none'}"


def _standings(outcome: Any) -> Iterator[str]:
    for standing in outcome.standings:
        lines = ", ".join(f"{line.line} {line.points}" for line in standing.lines)
        yield f"{standing.rank}. seat {standing.seat}: {standing.total} ({lines})"
