"""`sheet`: every kind of picture in every language, to be looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import click

from bot.cli.drawing import AWKWARD, CARD_DATA, Sitting, seats_of
from bot.cli.files import BrokenFile, recorded_game, write
from bot.cli.positions import Action, by_phase, play_well, recorded
from bot.games.record import BadRecord
from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset
from bot.i18n import LOCALES
from bot.i18n.books import CARDS, RULES
from render import Picture, books, contact

_SEED = b"sheet"


class Shown(NamedTuple):
    """A picture, and what it shows."""

    picture: Picture
    position: str
    """Or a card, or a topic of the rules."""
    seats: int
    """0 where nobody sits."""
    locale: str

    @property
    def kind(self) -> str:
        """Which kind of picture it is."""
        return self.picture.name.removesuffix(".png")


@click.command("sheet")
@click.argument("out", type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", "games", multiple=True, type=click.Choice(list(RULESETS)), help="Only it.")
@click.option("--seats", "numbers", multiple=True, type=int, help="Only so many players.")
@click.option("--locale", "locales", multiple=True, type=click.Choice(LOCALES), help="Only it.")
@click.option(
    "--record",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Positions of this recorded game.",
)
def sheet_command(
    out: Path,
    games: tuple[str, ...],
    numbers: tuple[int, ...],
    locales: tuple[str, ...],
    record: Path | None,
) -> None:
    """Draw every kind of picture into the folder OUT, full, 550 and 350 wide, and all together."""
    languages = locales or LOCALES
    if record is not None:
        game, played = _recorded(record)
        _draw(out, game, list(_pictures(RULESETS[game], played, languages)))
        return
    for game in games or RULESETS:
        ruleset = RULESETS[game]
        if not set(numbers) <= set(ruleset.seats):
            allowed = ", ".join(map(str, ruleset.seats))
            raise click.BadParameter(f"{game} is for {allowed} players", param_hint="--seats")
        shown: list[Shown] = []
        for seats in numbers or ruleset.seats:
            actions = play_well(ruleset, seats, _SEED)
            shown += _pictures(ruleset, actions, languages)
            if seats == max(numbers or ruleset.seats):
                shown += _awkward(ruleset, actions, seats, languages)
        shown += _books(ruleset, actions[-1], languages)
        _draw(out, game, shown)


def _recorded(file: Path) -> tuple[str, tuple[Action, ...]]:
    """The game of a file and what was done in it."""
    record = recorded_game(file)
    try:
        return record.game, recorded(record)
    except BadRecord as error:
        raise BrokenFile(f"{file}: {error}") from error


def _draw(out: Path, game: str, shown: list[Shown]) -> None:
    """Every picture by itself, and those of a kind together."""
    for one in shown:
        _write(out, f"{game}-{one.kind}-{one.position}-{one.seats}-{one.locale}", one.picture)
    for kind, those in groupby(sorted(shown, key=lambda one: one.kind), lambda one: one.kind):
        write(out / f"{game}-{kind}.png", contact.overview(kind, _rows(those)).data)
    click.echo(f"{game}: {len(shown)} pictures")


def _pictures(
    ruleset: AnyRuleset, actions: tuple[Action, ...], locales: Iterable[str]
) -> Iterator[Shown]:
    """All pictures of one game; those that differ in the language only follow one another."""
    last = actions[-1]
    seats, is_over = seats_of(ruleset, last), ruleset.outcome(last.after) is not None
    positions = by_phase(ruleset, actions)
    sittings = [Sitting(ruleset, seats, locale) for locale in locales]
    for position, action in positions.items():
        for sitting in sittings:
            for picture in _at(sitting, action):
                yield Shown(picture, position, seats, sitting.locale)
    for sitting in sittings:
        if is_over:
            yield Shown(sitting.score(actions), "over", seats, sitting.locale)
        yield Shown(sitting.lobby(), "before", seats, sitting.locale)


def _at(sitting: Sitting, action: Action) -> tuple[Picture, ...]:
    """What can be drawn of one position; without a move to try there is no picture of one."""
    own = (sitting.hand(action), sitting.area(action), sitting.after(action))
    return (*sitting.board(action), *filter(None, own))


def _awkward(
    ruleset: AnyRuleset, actions: tuple[Action, ...], seats: int, locales: Iterable[str]
) -> Iterator[Shown]:
    """Each picture on which names stand, with names that are hard to draw."""
    action = actions[len(actions) // 2]
    for number, names in enumerate(AWKWARD, 1):
        for locale in locales:
            sitting = Sitting(ruleset, seats, locale, names)
            for picture in (*_at(sitting, action), sitting.lobby(), sitting.score(actions)):
                yield Shown(picture, f"names{number}", seats, locale)


def _books(ruleset: AnyRuleset, action: Action, locales: Sequence[str]) -> Iterator[Shown]:
    """Each card of a game, and what its rules show: pictures that belong to no table."""
    game = ruleset.key
    cards = CARD_DATA[game][ruleset.view(action.after, None).catalogue]
    for card in CARDS[game].cards(cards).values():
        for locale in locales:
            yield Shown(books.card(game, card, locale, cards), card.id, 0, locale)
    for topic in RULES[game].topics:
        for locale in locales:
            picture = books.rule(game, topic.id, locale, cards)
            if picture is not None:
                yield Shown(replace(picture, name="rule.png"), topic.id, 0, locale)


def _rows(shown: Iterable[Shown]) -> list[list[Picture]]:
    """Positions below one another, languages side by side."""
    rows = groupby(shown, lambda one: (one.position, one.seats))
    return [[one.picture for one in row] for _, row in rows]


def _write(out: Path, stem: str, picture: Picture) -> None:
    """A picture at its full size and at the sizes of a channel, a folder for each."""
    sizes = {"full": picture} | {
        str(width): contact.reduced(picture, width) for width in contact.WIDTHS
    }
    for folder, sized in sizes.items():
        write(out / folder / f"{stem}.png", sized.data)
