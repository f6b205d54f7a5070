"""Pictures kept as files: which they are, where they lie, how they are compared."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

import render
from bot.games.zongshi.moves import PlayScroll
from render import Picture
from tests.render import swordsmith_views as swords
from tests.render import views

TOLERANCE = 2.0
"""Mean difference of a channel, out of 255, that another version of the fonts may make."""
_FOLDER = Path(__file__).parent / "pictures"
_WIDTH = 800

_CHANGED = views.caption(
    before=views.view(4, pawn_shop=(4, 4, 4, 4, 4, 4), scroll_deck=18),
    marks=("", "AI", "resigned", ""),
)


def _after(hand: tuple[str, ...]) -> Picture:
    """The last card of a hand goes into the furnace."""
    before, after = (swords.hand_view(cards) for cards in (hand, hand[:-1]))
    own = replace(after.smithies[3], furnace=("iron", hand[-1]))
    after = replace(after, smithies=(*after.smithies[:3], own))
    drawn = render.after("swordsmith", after, views.caption("zh-CN", before=before))
    assert drawn is not None
    return drawn


PICTURES: dict[str, Callable[[], Picture]] = {
    "town-en-4": lambda: render.board("zongshi", views.view(4), _CHANGED)[0],
    "workshops-en-4": lambda: render.board("zongshi", views.view(4), _CHANGED)[1],
    "town-zh-tw-5": lambda: render.board(
        "zongshi", views.view(5), views.caption("zh-TW", views.FRIENDS)
    )[0],
    "workshops-zh-tw-5": lambda: render.board(
        "zongshi", views.view(5), views.caption("zh-TW", views.FRIENDS)
    )[1],
    "workshop-en": lambda: render.area("zongshi", views.view(4), 3, _CHANGED),
    "smithy-zh-tw": lambda: render.area(
        "swordsmith", swords.bidding(5), 1, views.caption("zh-TW", views.FRIENDS)
    ),
    "after-zh-cn": lambda: _after(("courier", "fire", "gold_coin", "gold_coin", "steel")),
    "hand-zh-cn": lambda: render.hand(
        "zongshi",
        views.hand_view(("an_ear_to_the_wall", "masterful_use_of_jade", "writ_of_authority")),
        views.caption("zh-CN"),
        (PlayScroll("an_ear_to_the_wall"),),
    ),
    "guild-en-4": lambda: render.board("swordsmith", swords.view(4), views.caption())[0],
    "smithies-en-4": lambda: render.board("swordsmith", swords.view(4), views.caption())[1],
    "guild-zh-tw-5": lambda: render.board(
        "swordsmith", swords.bidding(5), views.caption("zh-TW", views.FRIENDS)
    )[0],
    "smithies-zh-tw-5": lambda: render.board(
        "swordsmith", swords.bidding(5), views.caption("zh-TW", views.FRIENDS)
    )[1],
    "hand-swordsmith-zh-cn": lambda: render.hand(
        "swordsmith",
        swords.hand_view(("gold_bag", "gold_coin", "steel", "fire", "courier")),
        views.caption("zh-CN"),
    ),
}


def path(name: str) -> Path:
    """Where a golden picture lies."""
    return _FOLDER / f"{name}.png"


def reduced(picture: Picture) -> Image.Image:
    """A picture at half its size."""
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    return image.resize((_WIDTH, round(image.height * _WIDTH / image.width)), Image.Resampling.BOX)
