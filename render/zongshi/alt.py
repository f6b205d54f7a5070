"""The board in words, for those who don't see the pictures."""

from __future__ import annotations

from bot.games.ruleset import Outcome
from bot.games.zongshi.view import FigureAt, JarView, TownspersonView, WorkshopView
from bot.i18n import list_of, t
from bot.i18n.zongshi import Words, workshop_lines
from render.picture import shorten
from render.zongshi.reading import Reading


def town(reading: Reading) -> str:
    """Round, phase, who is to act, and what the town offers."""
    view = reading.view
    parts = [_head(reading), *_to_act(reading)]
    if view.draft is not None:
        scrolls = list_of(reading.locale, [reading.name(scroll) for scroll in view.draft.scrolls])
        middle = reading.materials(view.draft.materials)
        parts.append(
            reading.t("alt-draft", materials=middle, scrolls=scrolls or reading.t("board-none"))
        )
    else:
        parts.append(_jar(reading, "alt-large-jar", view.large_jar))
        parts.append(_jar(reading, "alt-small-jar", view.small_jar))
    parts.append(reading.t("alt-temple", deck=view.scroll_deck, discard=len(view.scroll_discard)))
    if view.temple:
        parts.append(reading.t("alt-at-temple", figures=_figures(reading, view.temple)))
    if view.pawn_shop_figures:
        parts.append(
            reading.t("alt-at-pawn-shop", figures=_figures(reading, view.pawn_shop_figures))
        )
    parts.extend(_person(reading, person) for person in view.townspeople)
    masterworks = [reading.name(item) for item in view.masterworks]
    parts.append(
        reading.t(
            "alt-masterworks", names=list_of(reading.locale, masterworks) or reading.t("board-none")
        )
    )
    parts.append(reading.t("alt-bag", count=sum(view.bag)))
    return shorten("\n".join(parts))


def workshops(reading: Reading) -> str:
    """Every player's materials, scrolls, tiles, work and points."""
    return shorten("\n".join(_workshop(reading, workshop) for workshop in reading.view.workshops))


def workshop(reading: Reading, seat: int) -> str:
    """All of one player's workshop."""
    words = Words(reading.locale, reading.catalogue)
    own = reading.view.workshops[seat]
    return shorten("\n".join(workshop_lines(own, reading.caption.told(), words)))


def after(reading: Reading, seat: int) -> str:
    """A player's own workshop as a move that is tried leaves it."""
    return shorten(t(reading.locale, "picture-alt-after", area=workshop(reading, seat)))


def hand(reading: Reading, seat: int) -> str:
    """One seat's scrolls and materials."""
    workshop = reading.view.workshops[seat]
    scrolls = list_of(reading.locale, [reading.name(scroll) for scroll in workshop.scrolls or ()])
    return shorten(
        reading.t(
            "alt-hand",
            name=reading.players[seat],
            scrolls=scrolls or reading.t("board-none"),
            materials=reading.materials(workshop.materials),
            capacity=workshop.capacity,
            tiles=sum(workshop.tiles),
        )
    )


def score(reading: Reading, outcome: Outcome, title: str) -> str:
    """The final points, line by line."""
    rows = [title]
    for standing in outcome.standings:
        name = reading.players[standing.seat]
        lines = [
            reading.t("alt-line", line=reading.score_line(line.line), points=line.points)
            for line in standing.lines
            if line.points
        ]
        details = list_of(reading.locale, lines) or reading.t("board-none")
        rows.append(
            reading.t(
                "alt-standing", rank=standing.rank, name=name, total=standing.total, lines=details
            )
        )
    return shorten("\n".join(rows))


def _head(reading: Reading) -> str:
    title, phase = reading.title(), reading.phase_name()
    start = reading.players[reading.view.start_seat]
    key = "alt-head-last" if reading.view.last_round and not reading.is_over else "alt-head"
    return reading.t(key, title=title, phase=phase, start=start)


def _to_act(reading: Reading) -> list[str]:
    actors = [reading.actor(question) for question in reading.view.questions]
    return [reading.t("alt-to-act", name=actor.name, task=actor.task) for actor in actors]


def _jar(reading: Reading, key: str, jar: JarView) -> str:
    materials = reading.materials(jar.materials)
    if not jar.figures:
        return reading.t(key, materials=materials)
    return reading.t(f"{key}-visited", materials=materials, figures=_figures(reading, jar.figures))


def _figures(reading: Reading, figures: tuple[FigureAt, ...]) -> str:
    return list_of(
        reading.locale,
        [
            reading.t(
                "alt-figure", figure=reading.t(f"board-{at.figure}"), name=reading.players[at.seat]
            )
            for at in figures
        ],
    )


def _person(reading: Reading, person: TownspersonView) -> str:
    visitors = [
        reading.t("alt-visitor", name=reading.players[token.seat], token=token.token)
        for token in person.tokens
    ]
    return reading.t(
        "alt-person-reward" if person.reward_waits else "alt-person",
        person=reading.name(person.id),
        material=reading.name(person.material),
        visitors=list_of(reading.locale, visitors) or reading.t("board-none"),
    )


def _workshop(reading: Reading, workshop: WorkshopView) -> str:
    building = workshop.building
    work = reading.t("alt-idle")
    if building is not None:
        names = list_of(reading.locale, [reading.name(item) for item in building.projects])
        work = reading.t("alt-building", project=names, rounds=building.rounds_left)
    finished = list_of(reading.locale, [reading.short(item) for item in workshop.completed])
    return reading.t(
        "alt-workshop",
        name=reading.caption.told()[workshop.seat],
        points=workshop.points,
        materials=reading.materials(workshop.materials),
        scrolls=workshop.scroll_count,
        tiles=sum(workshop.tiles),
        work=work,
        finished=finished or reading.t("board-none"),
    )
