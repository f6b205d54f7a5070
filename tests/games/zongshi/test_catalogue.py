"""The card data: what ships is sound, and what is not sound is refused with file, item, reason."""

from __future__ import annotations

import pytest

from bot.games.errors import CatalogueError
from bot.games.zongshi.terms import MATERIALS
from tests.games.zongshi.position import CARDS
from tests.games.zongshi.table import ZONGSHI

SHIPPED = ZONGSHI.shipped_catalogue().decode()


def broken(old: str, new: str) -> CatalogueError:
    """The error for the shipped data with one place changed."""
    assert old in SHIPPED
    with pytest.raises(CatalogueError) as caught:
        ZONGSHI.learn_catalogue(SHIPPED.replace(old, new, 1).encode())
    assert caught.value.params["file"] == "zongshi.toml"
    assert caught.value.params["reason"]
    return caught.value


def item_of(error: CatalogueError) -> str:
    return str(error.params["item"])


def reason_of(error: CatalogueError) -> str:
    return str(error.params["reason"])


def test_the_box_holds_what_the_summary_says() -> None:
    assert sum(scroll.copies for scroll in CARDS.scroll) == 36
    assert len(CARDS.scroll) == 17
    assert len(CARDS.masterwork) == 12
    assert sum(project.copies for project in CARDS.basic_project) == 32
    assert len(CARDS.visit_reward) == 5
    assert len(CARDS.townspeople) == 4
    assert CARDS.setup.materials_per_kind * len(MATERIALS) == 40


def test_eight_masterworks_cost_more_than_a_plain_workshop_holds() -> None:
    dear = [card for card in CARDS.masterwork if sum(card.price) > CARDS.setup.capacity]
    assert len(dear) == 8
    assert {sum(card.price) for card in dear} == {6}


def test_figures_of_the_summary_are_marked_so() -> None:
    statue = CARDS.projects["merchant_statue"]
    assert (statue.cost, statue.time) == ({"ivory": 1, "jade": 1, "gold": 2}, 2)
    assert isinstance(statue.source, dict)
    assert (statue.source["cost"], statue.source["time"]) == ("rulebook", "rulebook")
    assert statue.source["points"] == "house"


def test_every_card_has_a_name_in_three_languages() -> None:
    for name in CARDS.names.values():
        assert name.en
        assert name.zh_tw
        assert name.zh_cn


def test_learning_the_same_data_again_gives_the_same_hash() -> None:
    assert ZONGSHI.learn_catalogue(SHIPPED.encode()) == ZONGSHI.learn_catalogue(SHIPPED.encode())


def test_a_corrected_number_is_accepted_under_another_hash() -> None:
    corrected = SHIPPED.replace("points = 11", "points = 12", 1).encode()
    assert ZONGSHI.learn_catalogue(corrected) != ZONGSHI.learn_catalogue(SHIPPED.encode())


def test_an_unknown_key_is_named() -> None:
    error = broken('id = "ritual_cauldron"', 'id = "ritual_cauldron"\nweight = 3')
    assert "weight" in reason_of(error)
    assert "masterwork" in item_of(error) or "masterwork" in reason_of(error)


def test_an_unknown_section_is_named() -> None:
    error = broken("[scoring]", "[house_rules]\nfast = true\n\n[scoring]")
    assert "house_rules" in reason_of(error)


def test_a_missing_scroll_is_named() -> None:
    error = broken('id = "lucky_discovery"', 'id = "lucky_discoveries"')
    assert "lucky_discover" in item_of(error)


def test_a_missing_project_is_named() -> None:
    error = broken('id = "gold_mastery"', 'id = "golden_mastery"')
    assert "gold" in item_of(error)


def test_a_missing_visit_reward_is_named() -> None:
    error = broken('id = "refund"', 'id = "reward"')
    assert item_of(error) in {"refund", "reward"}


def test_two_cards_of_one_id_are_refused() -> None:
    error = broken('id = "nine_bells"', 'id = "jade_mountain"')
    assert item_of(error) in {"jade_mountain", "masterwork"}


def test_a_wrong_number_of_scrolls_is_refused() -> None:
    error = broken("copies = 3\nplay", "copies = 2\nplay")
    assert "36" in reason_of(error) or "35" in reason_of(error)
    assert "scroll" in item_of(error)


def test_a_wrong_number_of_masterworks_is_refused() -> None:
    at = SHIPPED.index('[[masterwork]]\nid = "armillary_sphere"')
    end = SHIPPED.index("[[scroll]]")
    with pytest.raises(CatalogueError) as caught:
        ZONGSHI.learn_catalogue((SHIPPED[:at] + SHIPPED[end:]).encode())
    assert "masterwork" in item_of(caught.value)
    assert caught.value.params["file"] == "zongshi.toml"


def test_a_cost_of_an_unknown_material_is_named() -> None:
    error = broken("cost = { bronze = 3, jade = 1, gold = 1 }", "cost = { silver = 3, jade = 1 }")
    assert item_of(error) == "ritual_cauldron"
    assert "silver" in reason_of(error)


def test_a_townsperson_with_an_unknown_material_is_named() -> None:
    error = broken('material = "jade"', 'material = "silver"')
    assert item_of(error) == "scholar"
    assert "silver" in reason_of(error)


@pytest.mark.parametrize("time", ["0", "-1"])
def test_work_that_takes_no_time_is_refused(time: str) -> None:
    error = broken(
        'zh_cn = "扩建工坊" }\ncopies = 4\npoints = 2\ntime = 2',
        f'zh_cn = "扩建工坊" }}\ncopies = 4\npoints = 2\ntime = {time}',
    )
    assert item_of(error) == "larger_workshop"


def test_a_scroll_of_no_known_class_is_refused() -> None:
    error = broken('play = "before"', 'play = "whenever"')
    assert "whenever" in reason_of(error)


def test_what_is_no_toml_at_all_is_refused() -> None:
    for raw in (b"\xff\xfe", b"[[[", b""):
        with pytest.raises(CatalogueError) as caught:
            ZONGSHI.learn_catalogue(raw)
        assert caught.value.params["file"] == "zongshi.toml"
