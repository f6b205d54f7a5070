"""What a move would do, drawn before it is made: exactly what changes, and nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import render
from bot.cli.positions import play, play_well, spread
from bot.games.registry import RULESETS
from bot.games.rng import rng
from bot.games.swordsmith.state import Turn
from bot.i18n import LOCALES
from bot.i18n.texts import t
from bot.tables.scratch import Scratch
from cogs.panel.games import PANELS
from render.picture import ALT_LIMIT, Caption
from render.registry import PICTURES
from render.scene import Changed, Glyph, Item, Label, Panel, Ring, Scene
from render.swordsmith import changes as sword_changes
from render.swordsmith import smithy
from render.swordsmith.reading import Reading as SwordsmithReading
from render.zongshi import changes, workshop
from render.zongshi.reading import Reading as ZongshiReading
from tests.cogs.panel.pressing import begin, whole
from tests.games.proofs import PROOFS
from tests.render import swordsmith_views as swords
from tests.render import views
from tests.render.checks import check_all

MOVES = 8
"""Of a position, so many are tried."""
UNMARKED = ("/bar/subtitle", "/bar/lantern", "/notes-", "/earns")
"""What may differ without a mark: the round, who is first, what those who wait make of a sword."""


class Draft(NamedTuple):
    """A whole action as a panel would show it before it is confirmed."""

    start: Scratch
    end: Scratch


@cache
def drafts(game: str, players: int) -> tuple[Draft, ...]:
    """Actions from the whole of a game."""
    return tuple(_drafts(game, players))


def _drafts(game: str, players: int) -> Iterator[Draft]:
    ruleset, source = RULESETS[game], rng(b"previews")
    for action in spread(play(ruleset, players, b"previews"), 12):
        for seat in sorted(ruleset.to_act(action.after)):
            start = begin(ruleset, action.after, seat)
            for move in start.legal[:: max(1, len(start.legal) // MOVES)]:
                moves, source = whole(PANELS[game], start, move, source)
                end = start
                for one in moves:
                    end = end.after(one)
                yield Draft(start, end)


def drawn(game: str, draft: Draft, caption: Caption) -> tuple[Scene, str] | None:
    """The picture of a draft."""
    return PICTURES[game].after(draft.end.view, _since(draft, caption))


def _since(draft: Draft, caption: Caption) -> Caption:
    return Caption(caption.locale, caption.names, before=draft.start.view, marks=caption.marks)


@pytest.mark.parametrize("game", sorted(PANELS))
@pytest.mark.parametrize("players", [2, 5])
def test_previews_keep_their_places_and_say_what_they_are(game: str, players: int) -> None:
    shown = 0
    for number, draft in enumerate(drafts(game, players)):
        locale = LOCALES[number % len(LOCALES)]
        found = drawn(game, draft, views.hard_caption(locale, players, number))
        if found is None:
            continue
        scene, alt = found
        check_all(scene)
        assert scene.name == "after"
        said = [item.line.text for item in scene.items if isinstance(item, Label)]
        assert t(locale, "picture-after") in said
        assert t(locale, f"{game}-board-private") in " ".join(said)
        assert alt.startswith(t(locale, "picture-after"))
        assert len(alt) <= ALT_LIMIT
        shown += 1
    assert shown > 20


@pytest.mark.parametrize("game", sorted(PANELS))
@pytest.mark.parametrize("players", [2, 5])
def test_exactly_what_changes_is_marked(game: str, players: int) -> None:
    caption, marks = views.caption("en", views.FRIENDS[:players]), 0
    for draft in drafts(game, players):
        found = drawn(game, draft, caption)
        before = _unmarked(game, draft.start.view, caption)
        if found is None:
            after = _unmarked(game, draft.end.view, caption)
            assert not _differing(before, after), draft.end.tried
            continue
        parts = {
            item.name.removesuffix("-changed")
            for item in found[0].items
            if isinstance(item, Changed)
        }
        differing = _differing(before, found[0])
        for name in differing:
            assert any(_is_of(name, part) for part in parts), (name, draft.end.tried)
        for part in parts:
            assert any(_is_of(name, part) for name in differing), (part, draft.end.tried)
        marks += len(parts)
    assert marks > 40


def _is_of(name: str, part: str) -> bool:
    # The heading and the count of the tiles stand beside these, on their ground.
    ground = part.rpartition("/stores/")[0]
    return f"{name}/".startswith(f"{part}/") or (
        bool(ground) and name.startswith(f"{ground}/stores/ground/")
    )


def _unmarked(game: str, view: Any, caption: Caption) -> Scene:
    """The same picture of a position as it is."""
    plain = Caption(caption.locale, caption.names)
    if game == "zongshi":
        return workshop.scene(ZongshiReading(view, plain), view.viewer, is_after=True)
    return smithy.scene(SwordsmithReading(view, plain), view.viewer, is_after=True)


def _differing(one: Scene, other: Scene) -> set[str]:
    """The names of what is there in one of them only, or says something else."""
    here, there = (
        {item.name: said for item in scene.items if (said := _said(item)) is not None}
        for scene in (one, other)
    )
    names = {name for name in here.keys() | there.keys() if here.get(name) != there.get(name)}
    return {name for name in names if not any(part in name for part in UNMARKED)}


def _said(item: Item) -> tuple[Any, ...] | None:
    """What a part tells, wherever it stands and however large it is; None where it is no fact."""
    match item:
        case Label():
            return ("words", item.line.text)
        case Glyph():
            return ("icon", item.icon, item.fill, item.letter and item.letter.text)
        case Ring():
            return ("ring",)
        case Panel():
            return ("panel", item.fill, item.dashed)
    return None


@pytest.mark.parametrize("game", sorted(PANELS))
def test_equal_views_give_equal_previews(game: str) -> None:
    """Hands of others, decks and chance are dealt anew behind the same view."""
    players, dealt, revealing = 3, 0, 0
    caption = views.caption("en", views.FRIENDS[:players])
    for salt, draft in enumerate(drafts(game, players)):
        state, seat = draft.start.state, draft.start.seat
        other = PROOFS[game].shuffle(state, seat, salt)
        end = begin(draft.start.ruleset, other, seat)
        for move in draft.end.tried:
            end = end.after(move)
        anew = Draft(begin(draft.start.ruleset, other, seat), end)
        assert drawn(game, anew, caption) == drawn(game, draft, caption), draft.end.tried
        dealt += other != state
        revealing += end.revealed
    assert dealt > 30
    assert revealing > 5


def test_what_others_have_sealed_changes_no_preview() -> None:
    """Offers and prices, also by who takes back an answer of their own to give another."""
    ruleset, caption = RULESETS["swordsmith"], views.caption("en", views.FRIENDS)
    asked, dealt = Counter[str](), 0
    games = (play_well(ruleset, 5, b"sealed%d" % number) for number in range(4))
    for salt, action in enumerate(chain.from_iterable(games)):
        state = action.after
        if not getattr(state, "sealed", ()):
            continue
        for seat in range(5):
            present = state if seat in ruleset.to_act(state) else ruleset.retract(state, seat)
            if present is None:
                continue
            start = begin(ruleset, present, seat)
            other = begin(ruleset, PROOFS["swordsmith"].shuffle(present, seat, salt), seat)
            dealt += other.state.sealed != present.sealed
            asked.update(one.kind for one in start.view.questions if one.seat == seat)
            for move in start.legal[:3]:
                one = Draft(start, start.after(move))
                anew = Draft(other, other.after(move))
                assert drawn("swordsmith", anew, caption) == drawn("swordsmith", one, caption)
    assert min(asked["offer"], asked["bid"], dealt) > 5, (asked, dealt)


@pytest.mark.parametrize("game", sorted(PANELS))
def test_a_move_that_only_reveals_changes_no_picture(game: str) -> None:
    caption = views.caption("en", views.FRIENDS[:2])
    alone = [one for one in drafts(game, 2) if one.end.revealed and len(one.end.tried) == 1]
    assert alone
    assert all(drawn(game, draft, caption) is None for draft in alone)


def test_a_spectators_move_is_no_move() -> None:
    for game, view in (("zongshi", views.view()), ("swordsmith", swords.view())):
        with pytest.raises(ValueError, match="spectator"):
            render.after(game, view, views.caption(before=view))


def test_a_hand_is_shown_to_its_player_by_name() -> None:
    before = views.hand_view(("lessons_of_the_past", "lucky_discovery"))
    own = replace(before.workshops[2], scrolls=("lucky_discovery",), scroll_count=1)
    after = replace(before, workshops=(*before.workshops[:2], own, *before.workshops[3:]))
    found = PICTURES["zongshi"].after(after, views.caption(before=before))
    assert found is not None
    hand = [i for i in found[0].items if i.name.startswith("workshop-3/hand/scroll-")]
    words = " ".join(i.line.text for i in hand if isinstance(i, Label))
    assert words == views.CATALOGUE.names["lucky_discovery"].en
    marked = [item.name for item in found[0].items if isinstance(item, Changed)]
    assert sorted(marked) == ["workshop-3/hand-changed", "workshop-3/stores/scrolls-changed"]


def test_own_changes_are_more_than_the_news() -> None:
    plain = views.view(3)
    own = views.workshop(0, capacity=7, borrowed="larger_workshop", tiles=(0,) * 6)
    parts = changes.own(plain.workshops[0], own)
    assert parts == {
        f"workshop-1/{part}"
        for part in ("materials", "places/place-4", "stores/bronze_ivory", "stores/ivory_gold")
    }
    before = swords.view(3)
    paid = replace(before, turn=Turn(workers=1, money=1, is_working=True))
    assert sword_changes.own(before, paid, 2) == {"smithy-3/means/money"}
    assert not any(sword_changes.own(before, paid, seat) for seat in (0, 1))
