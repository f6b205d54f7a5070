"""Puts texts and pictures of a table's messages together, in the table's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import structlog

import render
from bot.i18n import t
from bot.tables.service import TableService
from bot.tables.table import LogEntry, Status, Table
from cogs.messages.board import board_rows, heading, last_lines, title, unreadable
from cogs.messages.lobby import agreed, is_ready, lobby_text
from cogs.messages.score import score_text
from cogs.messages.telling import told
from cogs.messages.words import FILE, board_file, position
from cogs.occupants import brief_names, drawn_names, plain_names, public_names
from cogs.posts import Post, Words
from cogs.pressed import again_rows, lobby_rows
from cogs.replies import Document
from cogs.services import Drawer
from render import Caption, Picture

LOG = 60
"""Rows of the log that a board message tells at most."""

log = structlog.get_logger(__name__)


class Composer:
    """Makes the messages that everybody at a table reads."""

    def __init__(self, tables: TableService, drawer: Drawer) -> None:
        self._tables = tables
        self._drawer = drawer

    async def table(self, table: Table, since: int | None, locale: str) -> Post:
        """The table as it stands now; `since`: the first log row that is told."""
        if table.broken:
            return Post((unreadable(table, locale),))
        if table.state is None:
            return await self._lobby(table, locale)
        return await self._board(table, since, locale)

    async def _board(self, table: Table, since: int | None, locale: str) -> Post:
        """The board with its log, as everybody may see it."""
        names, view = public_names(table, locale), table.view(None)
        entries = await self._standing(table, since)
        lines = told(table, entries, view, public_names, locale)
        caption = caption_of(table, entries, view, await self._before(table), locale)
        pictures = await self.drawn(table, lambda: render.board(table.game, view, caption))
        last = (last_lines(lines, locale),) if lines else ()
        words = self.words(table, view, locale)
        shown = (heading(table, view, names, locale), *pictures, *last)
        post = Post(shown, words, board_rows(table, locale))
        return post if pictures else post.in_words()

    async def _before(self, table: Table) -> Any:
        """What everybody saw before the last action; None where there was none."""
        state = await self._tables.before(table)
        return None if state is None else table.ruleset.view(state, None)

    async def _standing(self, table: Table, since: int | None) -> tuple[LogEntry, ...]:
        """What happened since a row of the log and was not undone, as everybody may know it."""
        return await self._tables.log(table.id, None, limit=LOG, since=since or 0, taken_back=False)

    def words(self, table: Table, view: Any, locale: str, seat: int | None = None) -> Words:
        """All that the pictures of a board show, or of one seat's part of it, in words."""
        names, plain = public_names(table, locale), plain_names(table, locale)
        text = position(table, view, names, locale, seat)
        return Words(
            text=f"{t(locale, 'board-no-picture')}\n{text}",
            document=Document(FILE, board_file(table, view, plain, locale)),
            attached=t(locale, "board-text-attached", file=FILE),
            cut=t(locale, "board-text-cut"),
        )

    async def hand(self, table: Table, seat: int, locale: str) -> tuple[Picture, ...]:
        """A seat's hand, for its eyes only."""
        view = table.view(seat)
        caption = Caption(locale, drawn_names(table, locale))
        legal = table.ruleset.legal_moves(table.state, seat)
        return await self.drawn(table, lambda: (render.hand(table.game, view, caption, legal),))

    async def area(self, table: Table, seat: int, locale: str) -> Post:
        """One seat's workshop or smithy, as everybody may see it."""
        names, view = public_names(table, locale), table.view(None)
        caption = Caption(locale, drawn_names(table, locale), before=await self._before(table))
        pictures = await self.drawn(table, lambda: (render.area(table.game, view, seat, caption),))
        head = f"### {title(table, table.ruleset.moment(table.state), names, locale)}"
        words = self.words(table, view, locale, seat)
        post = Post((head, *pictures), words)
        return post if pictures else post.in_words()

    async def after(self, table: Table, before: Any, view: Any, locale: str) -> tuple[Picture, ...]:
        """What moves that are not made yet do to a seat's own area, for its eyes only.

        Both are that seat's views; nothing where they differ in nothing that is shown there.
        """
        caption = Caption(locale, drawn_names(table, locale), before=before)

        def drawn() -> tuple[Picture, ...]:
            picture = render.after(table.game, view, caption)
            return () if picture is None else (picture,)

        return await self.drawn(table, drawn)

    async def score(self, table: Table, locale: str) -> Post:
        """The score sheet, with everybody's hand open."""
        names = public_names(table, locale)
        view, outcome = table.view(None), table.ruleset.outcome(table.state)
        if outcome is None:
            return Post((heading(table, view, names, locale),))
        caption = Caption(locale, drawn_names(table, locale))
        kept = await self._tables.rounds(table)

        def drawn() -> tuple[Picture, ...]:
            rules = table.ruleset
            rounds = [rules.view(rules.decode_state(state), None) for state in kept]
            return (render.score(table.game, view, outcome, caption, rounds),)

        pictures = await self.drawn(table, drawn)
        text = score_text(table, view, outcome, names, locale)
        return Post((*pictures, text), rows=again_rows(table, locale))

    def closed_lobby(self, table: Table) -> Post:
        """What becomes of the lobby's message once it invites nobody any more."""
        return Post((lobby_text(table, public_names(table, table.locale), table.locale),))

    def closed_board(self, table: Table) -> Post:
        """What becomes of a board's message once the table is closed and another one says so."""
        locale = table.locale
        if table.broken:
            return Post((unreadable(table, locale),))
        return Post((heading(table, table.view(None), public_names(table, locale), locale),))

    def moved(self, table: Table, link: str) -> Post:
        """What becomes of a message once its table stands in another channel."""
        title = t(table.locale, "lobby-title", game=t(table.locale, f"game-{table.game}"))
        return Post((f"### {title}\n{t(table.locale, 'lobby-moved', link=link)}",))

    async def _lobby(self, table: Table, locale: str) -> Post:
        text = lobby_text(table, public_names(table, locale), locale)
        if table.status is not Status.LOBBY:
            return Post((text,))
        most = table.most_seats
        options = agreed(table, locale)
        host = tuple(
            t(locale, "picture-host") if who.user == table.host else "" for who in table.seats
        )
        caption, ready = Caption(locale, drawn_names(table, locale), marks=host), is_ready(table)
        pictures = await self.drawn(
            table, lambda: (render.lobby(table.game, caption, most, options, ready),)
        )
        return Post((text, *pictures), rows=lobby_rows(table, locale))

    async def drawn(
        self, table: Table, draw: Callable[[], tuple[Picture, ...]]
    ) -> tuple[Picture, ...]:
        """The pictures, or none where drawing fails: the game goes on in words."""
        try:
            return await self._drawer.draw(draw)
        except Exception:
            log.exception("picture not drawn", table=table.id, version=table.version)
            return ()


def caption_of(
    table: Table, entries: Sequence[LogEntry], view: Any, before: Any, locale: str
) -> Caption:
    """What a board says besides its position: the players, and what has happened since `before`."""
    written = told(table, entries, view, brief_names, locale)
    newest = told(table, entries[-1:], view, brief_names, locale)
    names = drawn_names(table, locale)
    return Caption(locale, names, log=tuple(written), latest=" ".join(newest), before=before)
