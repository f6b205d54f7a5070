"""Buying exchange tiles: at the pawn shop, by its owner's gift, by a visit reward."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.agenda import Asked, Questions, Tasks, first
from bot.games.ruleset import Move
from bot.games.zongshi.counts import plus, together
from bot.games.zongshi.events import RewardDeclined, TileBought
from bot.games.zongshi.moves import BuyTile, Decline, Done
from bot.games.zongshi.payment import TILE_PRICES, can_pay
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import payable_tiles, purse_for
from bot.games.zongshi.state import Question
from bot.games.zongshi.tasks import Paying, RewardShopping, Shopping, TakeTiles
from bot.games.zongshi.terms import TILES, Counts, Purpose, Tiles


def price_of(tiles: Iterable[str]) -> Counts:
    """What these tiles cost together."""
    return together(TILE_PRICES[TILES.index(tile)] for tile in tiles)


def shop(position: Position, task: Shopping) -> None:
    """Ask for tiles until the choice is closed, then for the payment of all."""
    seat = position.on_turn
    if task.closed:
        position.push(Paying(Purpose.TILES, price_of(task.tiles)), TakeTiles(task.tiles))
    else:
        position.ask(task, Question(seat, "tile_or_done" if task.tiles else "tile"))


def choices(position: Position, seat: int) -> list[Move]:
    """Tiles in stock that can be paid together with those already chosen."""
    task = position.agenda[-1]
    chosen = task.tiles if isinstance(task, Shopping) else ()
    if not chosen:
        return [BuyTile(TILES[kind]) for kind in payable_tiles(position, seat)]
    sofar = price_of(chosen)
    purse = purse_for(position, seat, Purpose.TILES)
    more: list[Move] = [
        BuyTile(tile)
        for kind, tile in enumerate(TILES)
        if position.pawn_shop[kind] > chosen.count(tile)
        and can_pay(plus(sofar, TILE_PRICES[kind]), purse)
    ]
    return [*more, Done()]


def choose(position: Position, _seat: int, move: BuyTile | Done) -> None:
    """Add a tile, or close the choice."""
    task = position.pop()
    tiles = task.tiles if isinstance(task, Shopping) else ()
    several = isinstance(task, Shopping) and task.several
    if isinstance(move, Done):
        position.push(Shopping(tiles, several, closed=True))
    else:
        position.push(Shopping((*tiles, move.tile), several, closed=not several))


def offer(position: Position, task: RewardShopping) -> None:
    """Ask which tile the seat on turn buys, if any."""
    position.ask(task, Question(position.on_turn, "reward_tile"))


def offers(position: Position, seat: int) -> list[Move]:
    """Any tile that can be paid, or none."""
    return [*(BuyTile(TILES[kind]) for kind in payable_tiles(position, seat)), Decline()]


def accept(position: Position, seat: int, move: BuyTile | Decline) -> None:
    """Buy the tile, or do without."""
    position.pop()
    if isinstance(move, BuyTile):
        position.push(Shopping((move.tile,), closed=True))
    else:
        position.tell(RewardDeclined(seat))


def hand_over(position: Position, task: TakeTiles) -> None:
    """The tiles go from the stock to the seat on turn."""
    seat = position.on_turn
    for tile in task.tiles:
        kind = TILES.index(tile)
        position.pawn_shop = _changed(position.pawn_shop, kind, -1)
        position.change(seat, tiles=_changed(position.workshops[seat].tiles, kind, 1))
        position.tell(TileBought(seat, tile))


def _changed(tiles: Tiles, kind: int, by: int) -> Tiles:
    a, b, c, d, e, f = (count + by * (at == kind) for at, count in enumerate(tiles))
    return a, b, c, d, e, f


TASKS: Tasks = {Shopping: shop, RewardShopping: offer, TakeTiles: hand_over}
QUESTIONS: Questions = {
    "tile": Asked(choices, choose, first),
    "tile_or_done": Asked(choices, choose, lambda _position, _seat, _legal: Done()),
    "reward_tile": Asked(offers, accept, lambda _position, _seat, _legal: Decline(), forced=False),
}
