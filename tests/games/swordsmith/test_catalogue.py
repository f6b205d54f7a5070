"""The card data: what ships is sound, and what is not sound is refused with file, item, reason."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.errors import CatalogueError
from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.terms import KINDS
from tests.games.swordsmith.position import CARDS
from tests.games.swordsmith.table import SWORDSMITH

SHIPPED = SWORDSMITH.shipped_catalogue().decode()


def test_the_box_holds_what_the_rules_say() -> None:
    assert tuple(CARDS.basics) == tuple(KINDS)
    assert Counter(card.kind for card in CARDS.basic) == {"coin": 2, "metal": 3, "element": 4}
    assert len(CARDS.profession) == 6
    assert len(CARDS.auxiliary) == 16
    assert sum(card.count for card in CARDS.auxiliary) == 31
    assert {one.id for one in CARDS.loyal_ability} == set(ABILITIES)
    ranks = Counter((one.profession, one.rank) for one in CARDS.adventurer)
    assert set(ranks.values()) == {4}
    assert len(ranks) == 12


def test_figures_of_the_rulebook_are_marked_so() -> None:
    setup = CARDS.setup
    assert isinstance(setup.source, dict)
    assert {name for name, mark in setup.source.items() if mark == "rulebook"} == {
        "start_deck",
        "hand_size",
        "workers",
        "sword_limit",
        "auxiliary_face_up",
        "face_up_per_profession",
        "smelt_cards",
        "hatch_cards",
        "die_sides",
        "star_rolls",
    }
    assert setup.source["default"] == "house"
    assert CARDS.auxiliaries["herald"].source == "house"


def test_every_item_has_a_name_in_three_languages() -> None:
    for name in CARDS.names.values():
        assert name.en
        assert name.zh_tw
        assert name.zh_cn


def test_a_star_needs_a_hilt_so_no_need_for_stars_is_met_by_an_unforged_sword() -> None:
    # Only said to players; the rules get it for free, since only forged swords are refined.
    assert any(one.excitement.stars >= 4 for one in CARDS.adventurer)


@pytest.mark.parametrize(
    ("old", "new", "item"),
    [
        ("format = 2", "format = 3", "format"),
        ("[setup]", "[setup]\nluck = 1", "setup"),
        ('id = "herald"', 'id = "courier"', "courier"),
        ('id = "herald"', 'id = "town crier"', "town crier"),
        ('id = "gold_bag"', 'id = "purse"', "gold_bag"),
        ('kind = "element"', 'kind = "metal"', "water"),
        ('kind = "element"', 'kind = "spirit"', "water"),
        ("value = 3", "value = 0", "gold_bag"),
        ("grade = 2", "grade = 3", "steel"),
        ("price = 6", "price = 0", "tungsten"),
        ('effect = "waiting"', 'effect = "dancing"', "herald"),
        ('effect = "waiting"', 'effect = "draw"', "herald"),
        ("params = { n = 1, draw = 1, money = 1 }", "params = { n = 1, draw = 1 }", "apprentice"),
        ("params = { n = 2, money = 1 }", "params = { n = 3, money = 1 }", "slag_pit"),
        ("params = { grade = 3, keep = 1 }", "params = { grade = 4, keep = 1 }", "meteorite"),
        ("params = { keep = 1 }", "params = { keep = 2 }", "prism"),
        ("count = 1", "count = 0", "strongbox"),
        ('profession = "noble"', 'profession = "baker"', "n1"),
        ("patience = 3", "patience = 0", "w1"),
        ("patience = 3", 'patience = "long"', "w1"),
        ("bounty = [3, 4, 5]", "bounty = [3, 4]", "w1"),
        ("bounty = [3, 4, 5]", "bounty = [5, 4, 3]", "w1"),
        ("bounty = [3, 4, 5]", "bounty = [3, 4, 100]", "w1"),
        ("reputation = [2, 4, 7]", "reputation = [-2, 4, 7]", "w1"),
        ("stars = 2", "stars = 6", "w1"),
        ('elements = ["fire"]', 'elements = ["ice"]', "w2"),
        ('elements = ["fire"]', 'elements = ["fire"], mood = 1', "w2"),
        ("blade = 2", "blade = 4", "w2"),
        ('loyal_ability = "porter"', 'loyal_ability = "singer"', "w5"),
        ('id = "porter"', 'id = "singer"', "w5"),
        ("rank = 1", "rank = 3", "w1"),
        ("players_max = 5", "players_max = 6", "setup"),
        ("gold_coin = 8, iron = 2", "gold_coin = 8, copper = 2", "setup"),
        ("star_rolls = [1, 2, 3, 4, 5]", "star_rolls = [1, 2, 3, 4]", "setup"),
        ("star_rolls = [1, 2, 3, 4, 5]", "star_rolls = [1, 2, 3, 4, 7]", "setup"),
        ('"loyal_customers"', '"beauty"', "setup"),
        ("[setup.players.3]", "[setup.players.9]", "setup.players.3"),
        ("light = 3, dark = 3 }", "light = 3 }", "setup.players.2"),
        ("professions_in_play = 3", "professions_in_play = 7", "setup.players.2"),
        ("rank1_per_profession = 3", "rank1_per_profession = 5", "warrior"),
    ],
)
def test_faulty_data_is_refused_and_its_item_named(old: str, new: str, item: str) -> None:
    assert old in SHIPPED
    with pytest.raises(CatalogueError) as caught:
        SWORDSMITH.learn_catalogue(SHIPPED.replace(old, new, 1).encode())
    error = caught.value
    assert error.code == "bad_catalogue"
    assert error.params["file"] == "swordsmith.toml"
    assert error.params["item"] == item
    assert error.params["reason"]


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", b"format = 2", b"= nonsense"])
def test_what_is_no_card_data_at_all_is_refused(raw: bytes) -> None:
    with pytest.raises(CatalogueError):
        SWORDSMITH.learn_catalogue(raw)
