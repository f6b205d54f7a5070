"""What counts as changed between two positions, and how the pictures show it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.zongshi.terms import Figure
from bot.games.zongshi.view import BuildingView, TokenView
from render.picture import Caption
from render.registry import PICTURES
from render.scene import Changed, Scene
from render.swordsmith import changes as sword_changes
from render.zongshi import changes
from tests.render import swordsmith_views as swords
from tests.render import views


def with_one(items: tuple[Any, ...], place: int, **changed: Any) -> tuple[Any, ...]:
    """The same structs, one of them changed."""
    return (*items[:place], replace(items[place], **changed), *items[place + 1 :])


def test_the_same_position_marks_nothing() -> None:
    assert changes.changed(views.view(), views.view()) == frozenset()
    assert sword_changes.changed(swords.view(), swords.view()) == frozenset()


def test_a_project_that_is_started_marks_its_row_the_payment_and_the_track() -> None:
    before = views.view()
    started = before.basic_projects[2]
    building = BuildingView((started.id,), Figure.MASTER, 2)
    after = replace(
        before,
        basic_projects=with_one(before.basic_projects, 2, left=started.left - 1),
        workshops=with_one(before.workshops, 0, materials=(0, 0, 0, 0), building=building),
    )
    assert changes.changed(before, after) == {
        f"project/{started.id}", "workshop-1/materials", "workshop-1/track",
    }  # fmt: skip


def test_a_visit_marks_the_person_and_the_token() -> None:
    before = views.view()
    scholar = before.townspeople[0]
    after = replace(
        before,
        townspeople=with_one(
            before.townspeople,
            0,
            tokens=(*scholar.tokens, TokenView(1, 3)),
            figures=(*scholar.figures, views.master(1)),
        ),
        workshops=with_one(before.workshops, 1, tokens=(1, 2)),
    )
    assert changes.changed(before, after) == {f"person/{scholar.id}", "workshop-2/visits"}


def test_figures_that_go_home_and_rounds_that_pass_are_no_news() -> None:
    building = BuildingView(("jade_mastery",), Figure.MASTER, 2)
    before = views.view(workshops=with_one(views.view().workshops, 0, building=building))
    after = replace(
        before,
        large_jar=replace(before.large_jar, figures=()),
        temple=(),
        workshops=with_one(before.workshops, 0, building=replace(building, rounds_left=1)),
    )
    assert changes.changed(before, after) == frozenset()


def test_a_purchase_and_a_sword_are_marked() -> None:
    before = swords.view()
    sword = before.smithies[1].swords[0]
    after = replace(
        before,
        market=with_one(before.market, 2, count=before.market[2].count - 1),
        smithies=with_one(
            before.smithies,
            1,
            swords=(replace(sword, stars=sword.stars + 1), *before.smithies[1].swords[1:]),
            hand_count=0,
        ),
    )
    assert sword_changes.changed(before, after) == {
        f"market/{before.market[2].card}", "smithy-2/swords/place-1",
    }  # fmt: skip


def test_all_wait_together_without_a_mark_and_one_alone_with_it() -> None:
    before = swords.view()
    first = before.professions[0]
    nudged = with_one(first.face_up, 0, waited=first.face_up[0].waited + 1)
    after = replace(before, professions=with_one(before.professions, 0, face_up=nudged))
    assert sword_changes.changed(before, after) == {f"profession-{first.id}/card-1"}
    later = replace(after, round=before.round + 1)
    assert sword_changes.changed(before, later) == frozenset()


def test_a_frame_stands_around_what_has_changed_and_nowhere_without_an_earlier_view() -> None:
    before, after = views.view(pawn_shop=(4, 4, 4, 4, 4, 4)), views.view()
    town, _ = plates(after, views.caption(before=before))
    (frame,) = (item for item in town.items if isinstance(item, Changed))
    (shop,) = (item for item in town.items if item.name == "pawn_shop")
    assert frame.name == "pawn_shop-changed"
    assert frame.rect.holds(shop.rect)
    for scene in plates(after, views.caption()):
        assert not any(isinstance(item, Changed) for item in scene.items)


def plates(view: object, caption: Caption) -> list[Scene]:
    return [scene for scene, _ in PICTURES["zongshi"].board(view, caption)]
