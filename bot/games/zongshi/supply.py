"""Taking from the supplies: the bag, the scroll deck, the masterworks."""

from __future__ import annotations

from bot.games.zongshi.counts import UNITS, minus, plus
from bot.games.zongshi.events import (
    JarFilled,
    MasterworkRevealed,
    MaterialsDrawn,
    ScrollDeckReshuffled,
    ScrollsDrawn,
    ScrollsSeen,
)
from bot.games.zongshi.position import Position
from bot.games.zongshi.terms import JARS, NOTHING, Counts, Place


def in_data_order(position: Position, scrolls: tuple[str, ...]) -> tuple[str, ...]:
    """Scrolls sorted as the card data lists them."""
    return tuple(sorted(scrolls, key=position.catalogue.scroll_order.__getitem__))


def draw_from_bag(position: Position, count: int) -> Counts:
    """Take materials out of the bag at random, as many as there are."""
    drawn = NOTHING
    for _ in range(min(count, sum(position.bag))):
        at, position.rng = position.rng.below(sum(position.bag))
        kind = 0
        while at >= position.bag[kind]:
            at -= position.bag[kind]
            kind += 1
        position.bag = minus(position.bag, UNITS[kind])
        drawn = plus(drawn, UNITS[kind])
        position.reveals = True
    return drawn


def draw_materials(position: Position, seat: int, count: int, cause: str) -> bool:
    """A seat draws at random; False if the bag was empty."""
    drawn = draw_from_bag(position, count)
    if not any(drawn):
        return False
    position.change(seat, materials=plus(position.workshops[seat].materials, drawn))
    position.tell(MaterialsDrawn(seat, drawn, cause))
    return True


def draw_scrolls(position: Position, seat: int, count: int) -> bool:
    """A seat draws scrolls, reshuffling where the deck runs out; False if there was none."""
    drawn: tuple[str, ...] = ()
    for _ in range(count):
        if not position.scroll_deck:
            _reshuffle(position)
        if not position.scroll_deck:
            break
        drawn = (*drawn, position.scroll_deck[-1])
        position.scroll_deck = position.scroll_deck[:-1]
    if not drawn:
        return False
    hand = in_data_order(position, (*position.workshops[seat].scrolls, *drawn))
    position.change(seat, scrolls=hand)
    position.tell(ScrollsDrawn(seat, len(drawn)))
    position.tell(ScrollsSeen(seat, drawn))
    position.reveals = True
    return True


def _reshuffle(position: Position) -> None:
    if position.scroll_discard:
        position.tell(ScrollDeckReshuffled(len(position.scroll_discard)))
        position.scroll_deck, position.rng = position.rng.shuffled(position.scroll_discard)
        position.scroll_discard = ()


def fill_jars(position: Position) -> None:
    """Fill the jars up, the large one first; never take away."""
    for jar in JARS:
        wanted = position.seats + (1 if jar is Place.LARGE_JAR else -1)
        drawn = draw_from_bag(position, wanted - sum(position.jar(jar)))
        if any(drawn):
            position.set_jar(jar, plus(position.jar(jar), drawn))
            position.tell(JarFilled(jar, drawn))


def turn_masterworks_over(position: Position) -> None:
    """Replace masterworks that were taken, while the deck lasts."""
    while (
        position.masterwork_deck
        and len(position.masterworks) < position.catalogue.setup.masterworks_face_up
    ):
        shown = position.masterwork_deck[-1]
        position.masterwork_deck = position.masterwork_deck[:-1]
        position.masterworks = (*position.masterworks, shown)
        position.tell(MasterworkRevealed(shown))
        position.reveals = True
