"""What somebody can do here and now, as lines of text and as buttons."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.i18n import list_of, t
from bot.i18n.books import RULES
from bot.tables.table import Status, Table
from cogs.book_places import BESIDE, BookPlace
from cogs.card_pages import Reader, looks
from cogs.components import Press, Row
from cogs.errors import asked
from cogs.lying import groups
from cogs.messages.board import unreadable, waiting
from cogs.messages.lobby import host_name, is_ready
from cogs.occupants import public_names
from cogs.panel.games import PANELS
from cogs.panel.ids import public_button
from cogs.panel.standing import Standing
from cogs.prose import cards_of
from cogs.rule_pages import CONTENTS
from cogs.seat_buttons import BACK, SeatButton

GENERAL = ("help-read", "help-language")
"""What can be done everywhere."""
AWAY = ("panel-help-orders", "panel-help-away")
"""What answers for somebody who has no time."""


class Asker(msgspec.Struct, frozen=True):
    """Who asks for help, and where this person stands."""

    user: int
    locale: str
    table: Table | None
    """The table that is meant; None: there was none here."""
    standing: Standing | None = None
    """The place in a game that is being played."""


def lines(asker: Asker) -> list[str]:
    """What can be done, most important first."""
    locale, table = asker.locale, asker.table
    if table is None:
        return [t(locale, "help-no-table"), *_opening(locale)]
    if table.is_private:
        return [*_lesson(asker, table), *_general(locale)]
    if table.broken:
        return [unreadable(table, locale), *_general(locale)]
    if table.status is Status.LOBBY:
        return [*_lobby(asker, table), *_general(locale)]
    if table.status is Status.PLAYING:
        return [*_playing(asker, table), *_general(locale)]
    return [*_closed(asker, table), *_opening(locale)]


def rows(asker: Asker) -> list[Row]:
    """Looks at the table, pages of the rules, cards that lie there."""
    table = asker.table
    if table is None:
        return [tuple(_rules(game, asker.locale) for game in RULES)]
    shown: list[Row] = []
    if table.state is not None and not table.broken:
        shown.append(_looks(asker, table))
    shown.append((*_topic(asker, table), _rules(table.game, asker.locale)))
    reader = Reader(table.game, asker.locale, cards_of(table, table.game))
    return [*shown, *looks(reader, groups(table, asker.user, asker.locale))]


def _general(locale: str) -> list[str]:
    return [t(locale, key) for key in GENERAL]


def _opening(locale: str) -> list[str]:
    return [t(locale, key) for key in ("help-open", "help-list", *GENERAL)]


def _lobby(asker: Asker, table: Table) -> list[str]:
    """Host, seated, or not yet."""
    locale, names = asker.locale, public_names(table, asker.locale)
    told = [
        t(
            locale,
            "help-lobby",
            game=_game(table, locale),
            names=list_of(locale, names),
            count=len(names),
            most=table.most_seats,
        )
    ]
    if table.host == asker.user:
        missing = 0 if is_ready(table) else max(1, min(table.ruleset.seats) - len(names))
        told += [t(locale, "help-host", missing=missing), t(locale, "help-host-options")]
        told += [t(locale, "help-ai")] if len(names) < table.most_seats else []
    elif table.seat_of(asker.user) is not None:
        told.append(t(locale, "help-seated", name=host_name(table, names)))
    elif len(names) >= table.most_seats:
        told.append(t(locale, "help-full"))
    else:
        told.append(t(locale, "help-join", name=host_name(table, names)))
    if table.seat_of(asker.user) is not None:
        told.append(t(locale, "help-leave"))
    return [*told, t(locale, "help-lobby-commands")]


def _playing(asker: Asker, table: Table) -> list[str]:
    """Asked, waiting, or looking on."""
    locale, standing = asker.locale, asker.standing
    if standing is None:
        return _spectator(asker, table)
    told = []
    if standing.start is not None:
        told += [t(locale, "help-asked"), *asked(table, asker.user, locale)]
        told += [PANELS[table.game].help(standing.start, locale), t(locale, "panel-help-turn")]
    else:
        told += [t(locale, "help-not-asked"), *_awaited(table, standing.seat, locale)]
        told += [t(locale, "panel-sealed")] if standing.is_sealed else []
        told.append(t(locale, "help-pinged"))
    undo = "help-undo" if standing.can_undo else "help-no-undo"
    told += [t(locale, undo), t(locale, "help-looks")]
    return [*told, *(f"- {t(locale, key)}" for key in AWAY)]


def _lesson(asker: Asker, table: Table) -> list[str]:
    """At a table of one's own everything is done in the panel: it is in no channel."""
    locale, standing = asker.locale, asker.standing
    if table.broken and table.status.is_open:
        return [t(locale, "lesson-broken", table=table.id)]
    if standing is None:
        over = table.status is Status.FINISHED
        return [t(locale, "lesson-over") if over else t(locale, "lesson-given-up")]
    own = [t(locale, "lesson-help-turn"), t(locale, "lesson-help-leave")]
    if standing.start is None:
        return own
    return [PANELS[table.game].help(standing.start, locale), *own]


def _spectator(asker: Asker, table: Table) -> list[str]:
    locale = asker.locale
    told = [t(locale, "help-spectator"), *_awaited(table, None, locale)]
    if table.handed_over_by(asker.user) is not None:
        told = [t(locale, "error-seat-handed-over"), *_awaited(table, None, locale)]
    return [*told, t(locale, "help-spectator-looks"), t(locale, "help-hidden")]


def _awaited(table: Table, seat: int | None, locale: str) -> list[str]:
    return waiting(table, table.view(seat), public_names(table, locale), locale)


def _closed(asker: Asker, table: Table) -> list[str]:
    """What becomes of a table that is over."""
    locale = asker.locale
    told = [t(locale, f"help-{table.status}", game=_game(table, locale))]
    if table.status is Status.FINISHED and table.seat_of(asker.user) is not None:
        told.append(t(locale, "help-again"))
    if table.status is not Status.CANCELLED:
        told.append(t(locale, "help-replay"))
    return told


def _game(table: Table, locale: str) -> str:
    return t(locale, f"game-{table.game}")


def _looks(asker: Asker, table: Table) -> Row:
    """Buttons of the board that are of use to the one who asks; the way back to a seat."""
    verbs: Sequence[str] = ("board", "log")
    standing = asker.standing
    if standing is not None:
        verbs = ("hand", *verbs)
        if standing.start is not None or standing.is_sealed:
            verbs = ("turn", *verbs)
    looks = (
        public_button(
            table.id, verb, t(asker.locale, f"panel-{verb}"), "main" if verb == "turn" else ""
        )
        for verb in verbs
    )
    if table.status is Status.PLAYING and table.handed_over_by(asker.user) is not None:
        return (SeatButton.of(table, BACK, asker.locale), *looks)
    return tuple(looks)


def _topic(asker: Asker, table: Table) -> list[Press]:
    """The topic of the rules that helps with the present question."""
    standing = asker.standing
    if standing is None or standing.start is None:
        return []
    questions = table.view(standing.seat).questions
    kind = next((one.kind for one in questions if one.seat == standing.seat), None)
    book = RULES[table.game]
    topic = None if kind is None else book.questions.get(kind)
    if topic is None:
        return []
    label = t(asker.locale, "help-topic", topic=book.title(topic, asker.locale))
    return [Press(label, BookPlace("rules", table.game, topic, f"{BESIDE}0").id)]


def _rules(game: str, locale: str) -> Press:
    label = t(locale, "help-rules", game=t(locale, f"game-{game}"))
    return Press(label, BookPlace("rules", game, CONTENTS, f"{BESIDE}1").id)
