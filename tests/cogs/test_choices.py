from __future__ import annotations

import pytest

from cogs.choices import LONGEST, MOST, Choice, find, fitting
from cogs.names import isolated

JADE = Choice("jade_mountain", "翡翠山 · 3 jade · 2 rounds", ("Jade Mountain",))
GOLD = Choice("gold_mountain", "黃金山 · 2 gold · 2 rounds", ("Gold Mountain",))
SAGE = Choice("scholar:2", "Scholar · token 2 (2 jade)", ("Scholar", "Scholar 2"))
ALL = (JADE, GOLD, SAGE)


@pytest.mark.parametrize(
    "typed",
    [
        "jade_mountain",
        "翡翠山 · 3 jade · 2 rounds",
        "翡翠山",
        "Jade Mountain",
        "  jade   MOUNTAIN ",
        "jade m",
        "翡翠",
        "翡翠山 · 2 jade · 1 round",
    ],
)
def test_a_choice_is_found_by_id_by_name_and_by_part_of_a_name(typed: str) -> None:
    assert find(typed, ALL).choice == JADE


def test_a_part_that_fits_several_is_ambiguous() -> None:
    found = find("mountain", ALL)
    assert found.choice is None
    assert found.rivals == (JADE, GOLD)


def test_a_name_from_the_right_is_found_as_it_is_typed_beside_a_longer_one() -> None:
    short, long = Choice("1", isolated("محمد")), Choice("2", isolated("محمد علي"))
    assert find("محمد", (short, long)).choice == short
    assert find(short.name, (short, long)).choice == short


def test_a_part_of_what_is_told_beside_a_name_is_no_choice() -> None:
    assert find("3", ALL).choice is None
    assert find("2 rounds", ALL) == find("nothing like it", ALL)
    assert [choice.value for choice in fitting("3 jade", ALL)] == ["jade_mountain"]


@pytest.mark.parametrize("typed", ["", "   ", "nothing like it", "-", "x" * 6000])
def test_what_fits_nothing_finds_nothing(typed: str) -> None:
    assert find(typed, ALL).choice is None
    assert find(typed, ALL).rivals == ()


def test_the_clipped_name_that_a_client_sends_back_is_found() -> None:
    long = Choice("long", "word " * 40)
    sent = fitting("", [long, GOLD])
    assert len(sent[0].name) <= LONGEST
    assert find(sent[0].name, [long, GOLD]).choice == long


def test_discord_gets_at_most_25_unique_short_names() -> None:
    many = [Choice(f"id{number}", "the same name " * 12) for number in range(60)]
    sent = fitting("", many)
    assert len(sent) == MOST
    assert len({choice.name for choice in sent}) == MOST
    assert len({choice.value for choice in sent}) == MOST
    assert all(1 <= len(choice.name) <= LONGEST for choice in sent)


def test_empty_and_overlong_values_are_never_sent() -> None:
    odd = [Choice("", "empty"), Choice("blank", "   "), Choice("v" * 101, "long"), GOLD]
    assert [choice.value for choice in fitting("", odd)] == ["gold_mountain"]


def test_only_what_fits_the_typed_text_is_offered() -> None:
    assert [choice.value for choice in fitting("gold", ALL)] == ["gold_mountain"]
    assert [choice.value for choice in fitting("  ", ALL)] == [choice.value for choice in ALL]
