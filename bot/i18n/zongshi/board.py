"""The board of Zong Shi in words, whole: whatever the pictures show, for whoever sees none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.zongshi.catalogue import CATALOGUES
from bot.games.zongshi.view import (
    FigureAt,
    JarView,
    TownspersonView,
    WorkshopView,
    ZongshiView,
)
from bot.i18n.texts import t
from bot.i18n.words import in_a_row, kebab
from bot.i18n.zongshi.moves import project_label
from bot.i18n.zongshi.words import Words

PARTS = " · "


def board_lines(view: ZongshiView, names: Sequence[str], locale: str) -> list[str]:
    """What everybody sees: the town, the projects, then every workshop.

    `names` are the players', ready for where the lines will stand.
    """
    words = Words(locale, CATALOGUES[view.catalogue])
    return [
        t(locale, "zongshi-words-start-player", name=names[view.start_seat]),
        *_bag(view, words),
        *_places(view, names, words),
        *(_townsperson(person, names, words) for person in view.townspeople),
        *_projects(view, words),
        *(line for shop in view.workshops for line in workshop_lines(shop, names, words)),
    ]


def workshop_lines(shop: WorkshopView, names: Sequence[str], words: Words) -> Iterator[str]:
    """What everybody sees of a workshop, below its owner's name."""
    locale = words.locale
    yield PARTS.join(_points(shop, names[shop.seat], words))
    yield "- " + PARTS.join(_stores(shop, words))
    yield "- " + PARTS.join(_pieces(shop, words))
    yield "- " + PARTS.join(_work(shop, words))
    if shop.completed or shop.completed_count:
        yield "- " + t(
            locale,
            "zongshi-words-completed",
            count=shop.completed_count,
            places=words.catalogue.setup.project_places,
            projects=in_a_row(locale, list(map(words.name, shop.completed))),
        )


def _bag(view: ZongshiView, words: Words) -> Iterator[str]:
    locale = words.locale
    if view.draft is not None:
        middle = [words.materials(view.draft.materials), *map(words.name, view.draft.scrolls)]
        yield t(locale, "zongshi-words-middle", items=in_a_row(locale, middle))
    yield t(locale, "zongshi-words-bag", materials=words.materials(view.bag))
    if any(view.laid_aside):
        yield t(locale, "zongshi-words-laid-aside", materials=words.materials(view.laid_aside))
    if view.scrolls_in_play:
        scrolls = in_a_row(locale, list(map(words.name, view.scrolls_in_play)))
        yield t(locale, "zongshi-words-in-play", scrolls=scrolls)


def _places(view: ZongshiView, names: Sequence[str], words: Words) -> Iterator[str]:
    locale = words.locale
    yield _jar("large_jar", view.large_jar, names, words)
    yield _jar("small_jar", view.small_jar, names, words)
    piles = t(
        locale,
        "zongshi-words-piles",
        deck=view.scroll_deck,
        discard=len(view.scroll_discard),
        scrolls=in_a_row(locale, list(map(words.name, view.scroll_discard))),
    )
    yield _place("temple", piles, view.temple, names, words)
    tiles = words.tiles(view.pawn_shop)
    yield _place("pawn_shop", tiles, view.pawn_shop_figures, names, words)


def _jar(place: str, jar: JarView, names: Sequence[str], words: Words) -> str:
    return _place(place, words.materials(jar.materials), jar.figures, names, words)


def _place(
    place: str, things: str, figures: Sequence[FigureAt], names: Sequence[str], words: Words
) -> str:
    name = t(words.locale, f"zongshi-place-{kebab(place)}")
    line = t(words.locale, "zongshi-words-place", place=name, things=things)
    return PARTS.join([line, *_there(figures, names, words)])


def _there(figures: Sequence[FigureAt], names: Sequence[str], words: Words) -> Iterable[str]:
    """Who stands somewhere, in the order of arrival."""
    if not figures:
        return
    standing = []
    for at in figures:
        key = "zongshi-words-figure"
        if at.as_master and at.figure != "master":
            key = "zongshi-words-figure-as-master"
        figure = words.figure(at.figure)
        standing.append(t(words.locale, key, figure=figure, name=names[at.seat]))
    yield t(words.locale, "zongshi-words-there", figures=in_a_row(words.locale, standing))


def _townsperson(person: TownspersonView, names: Sequence[str], words: Words) -> str:
    locale = words.locale
    reward = "waits" if person.reward_waits else "taken"
    visits = [
        t(locale, "zongshi-words-visit", name=names[token.seat], token=token.token)
        for token in person.tokens
    ]
    material = words.material(person.material)
    parts = [
        t(locale, "zongshi-words-townsperson", person=words.name(person.id), material=material),
        t(locale, f"zongshi-words-reward-{reward}"),
        t(locale, "zongshi-words-visits", visits=in_a_row(locale, visits))
        if visits
        else t(locale, "zongshi-words-no-visits"),
        *_there(person.figures, names, words),
    ]
    return PARTS.join(parts)


def _projects(view: ZongshiView, words: Words) -> Iterator[str]:
    """What can be started: price, time and points of each, and how many are left."""
    locale = words.locale
    yield t(locale, "zongshi-words-basics")
    for basic in view.basic_projects:
        label = project_label(basic.id, locale, words.catalogue)
        yield f"- {label} · {t(locale, 'zongshi-words-left', count=basic.left)}"
    yield t(locale, "zongshi-words-masterworks", count=view.masterwork_deck)
    for card in view.masterworks:
        yield f"- {project_label(card, locale, words.catalogue)}"
    if not view.masterworks:
        yield f"- {t(locale, 'zongshi-board-no-masterwork')}"


def _points(shop: WorkshopView, name: str, words: Words) -> Iterator[str]:
    locale = words.locale
    yield name
    yield t(locale, "score-points", points=shop.points)
    for line in shop.score:
        if line.points:
            title = t(locale, f"zongshi-score-{kebab(line.line)}")
            yield t(locale, "score-line", line=title, points=line.points)


def _stores(shop: WorkshopView, words: Words) -> Iterator[str]:
    """Materials with the room for them, exchange tiles."""
    locale, held = words.locale, words.materials(shop.materials)
    room = {"count": sum(shop.materials), "capacity": shop.capacity}
    yield t(locale, "hand-materials", materials=held, **room)
    if any(shop.beside):
        yield t(locale, "zongshi-words-beside", materials=words.materials(shop.beside))
    yield t(locale, "hand-tiles", tiles=words.tiles(shop.tiles))


def _pieces(shop: WorkshopView, words: Words) -> Iterator[str]:
    """Scrolls, visit tokens and whom they were spent on."""
    locale = words.locale
    held = {"count": shop.scroll_count, "limit": shop.scroll_limit}
    if shop.scrolls is None:
        yield t(locale, "zongshi-words-scroll-count", **held)
    else:
        scrolls = in_a_row(locale, list(map(words.name, shop.scrolls)))
        yield t(locale, "hand-scrolls", scrolls=scrolls, **held)
    yield t(locale, "hand-tokens", tokens=" ".join(map(str, shop.tokens)) or "—")
    if shop.visited:
        people = in_a_row(locale, list(map(words.name, shop.visited)))
        yield t(locale, "zongshi-words-visited", people=people)


def _work(shop: WorkshopView, words: Words) -> Iterator[str]:
    """Where the figures are, what is being made, what is borrowed."""
    locale = words.locale
    for figure in ("master", "apprentice"):
        spot = t(locale, f"zongshi-words-spot-{getattr(shop, figure)}")
        yield t(locale, "zongshi-words-spot", figure=words.figure(figure), spot=spot)
    if shop.building is None:
        yield t(locale, "zongshi-board-idle")
    else:
        yield t(
            locale,
            "zongshi-words-building",
            figure=words.figure(shop.building.figure),
            projects=in_a_row(locale, list(map(words.name, shop.building.projects))),
            rounds=shop.building.rounds_left,
        )
    if shop.borrowed is not None:
        yield t(locale, "zongshi-words-borrowed", project=words.name(shop.borrowed))
