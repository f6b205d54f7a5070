"""What must hold for every scene: everything in its owner, nothing overlapping, text in its box."""

from __future__ import annotations

from itertools import combinations

from render import text, theme
from render.scene import Changed, Glyph, Group, Item, Label, Rect, Scene, Veil

CUT_ON_PURPOSE = ("/name", "/who", "news/latest", "notebook/log/entry", "title")
"""Labels that hold what people or the log say; all others must fit uncut."""
DECIDING = 40
"""Height of what a decision looks at; words beside it are at least `theme.LEAST` high."""
DECIDES = (
    "/stored-", "/beside-", "/jar/token-", "/cost", "/visit", "pawn_shop/", "/price", "/bounty",
    "/reputation", "/more/", "/time",
)  # fmt: skip


def owner(name: str) -> str:
    """The thing that a thing belongs to."""
    return name.rpartition("/")[0]


def check(scene: Scene) -> None:
    """All that must hold for any scene."""
    whole = Rect(0, 0, scene.width, scene.height)
    placed = {item.name: item for item in scene.items}
    assert len(placed) == len(scene.items), "two things of one name"
    families: dict[str, list[Item]] = {}
    for item in scene.items:
        assert item.rect.w > 0, item
        assert item.rect.h > 0, item
        if item.name.endswith("-frame") or isinstance(item, Changed):
            continue
        assert whole.holds(item.rect), item
        if owner(item.name) in placed:
            assert placed[owner(item.name)].rect.holds(item.rect), (item, placed[owner(item.name)])
        families.setdefault(owner(item.name), []).append(item)
        if isinstance(item, Label):
            assert item.line.width <= item.rect.w, item
            assert item.line.size <= item.rect.h + 2, item
    for family, members in families.items():
        home = placed.get(family)
        if not (isinstance(home, Group) and home.overlapping):
            _check_apart(members)


def _check_apart(members: list[Item]) -> None:
    solid = [
        item
        for item in members
        if not isinstance(item, Veil) and "/ground" not in item.name and "-rule" not in item.name
    ]
    for one, other in combinations(solid, 2):
        assert not one.rect.meets(other.rect), (one, other)


def check_uncut(scene: Scene) -> None:
    """Nothing but names and prose ends in an ellipsis, or is empty for lack of room."""
    for item in scene.items:
        if isinstance(item, Label) and not any(part in item.name for part in CUT_ON_PURPOSE):
            assert item.line.text, item
            assert not item.line.text.endswith(text.ELLIPSIS), item


def check_sizes(scene: Scene) -> None:
    """Words are at least 26 pixels high, what decides at least 40."""
    for item in scene.items:
        if isinstance(item, Label) and item.line.runs:
            is_letter = item.name.endswith("/letter")
            assert item.line.size >= (theme.CHINESE_LEAST if is_letter else theme.LEAST.size), item
        elif isinstance(item, Glyph):
            if any(part in item.name for part in DECIDES) and not item.name.endswith("/star"):
                assert item.rect.h >= DECIDING, item
            if item.letter is not None:
                assert item.letter.size >= theme.CHINESE_LEAST, item


def check_all(scene: Scene) -> None:
    """All of these."""
    check(scene)
    check_uncut(scene)
    check_sizes(scene)
