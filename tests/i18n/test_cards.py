"""Single cards as texts: one for each in the card data, in every language, with its sources."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from bot.games.swordsmith.needs import meets
from bot.games.swordsmith.terms import ELEMENTS, ENCHANTMENT_SLOTS
from bot.i18n import LOCALES
from bot.i18n.books import RULES
from bot.i18n.cardbook import CardBook
from bot.i18n.rulebook import OURS
from bot.i18n.swordsmith.cards import BOOK as SWORDSMITH
from bot.i18n.zongshi.cards import BOOK as ZONGSHI
from bot.i18n.zongshi.cards import note_of
from tests.i18n.catalogues import family
from tests.i18n.games import GAMES

CARDS = {game.key: game.cards for game in GAMES}
BOOKS: tuple[CardBook[Any], ...] = (ZONGSHI, SWORDSMITH)
of_every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)


@of_every_book
def test_every_id_of_the_card_data_is_a_card_and_the_reverse(book: CardBook[Any]) -> None:
    catalogue = CARDS[book.game]
    tiles = {card.id for card in book.cards(catalogue).values() if card.kind == "exchange_tile"}
    assert book.cards(catalogue).keys() == catalogue.names.keys() | tiles
    assert len(tiles) == (6 if book.game == "zongshi" else 0)


def test_notes_of_zong_shi_and_its_cards_are_the_same() -> None:
    cards = ZONGSHI.cards(CARDS["zongshi"]).values()
    parts = {"masteries-help", "too-dear"}
    assert family("zongshi-note-") == {note_of(card) for card in cards} | parts
    assert family("zongshi-cardkind-") == {card.kind.replace("_", "-") for card in cards}


def test_notes_of_master_swordsmith_and_its_cards_are_the_same() -> None:
    catalogue = CARDS["swordsmith"]
    alone = [card.id for card in catalogue.basic if card.kind == "coin"]
    alone += [card.id for card in (*catalogue.auxiliary, *catalogue.loyal_ability)]
    shared = {"metal", "best-metal", "element", "profession", "members"}
    shared |= {"add-up", "no-hilt", "wild-element", "kano", "joins"}
    assert family("swordsmith-note-") == {card.replace("_", "-") for card in alone} | shared
    kinds = {card.kind for card in SWORDSMITH.cards(catalogue).values()}
    assert family("swordsmith-cardkind-") == kinds


@pytest.mark.parametrize("locale", LOCALES)
@of_every_book
def test_every_card_is_told_whole_and_short(book: CardBook[Any], locale: str) -> None:
    catalogue = CARDS[book.game]
    for card in book.cards(catalogue).values():
        text = "\n".join(book.text(card, locale, catalogue))
        assert book.name(card, locale, catalogue) in text
        assert 60 < len(text) <= 1200, card.id
        assert [*book.notes(card, locale, catalogue)], card.id


@of_every_book
def test_rulings_are_marked_alike_in_all_languages(book: CardBook[Any]) -> None:
    catalogue = CARDS[book.game]
    for card in book.cards(catalogue).values():
        counts = {
            locale: "\n".join(book.notes(card, locale, catalogue)).count(OURS) for locale in LOCALES
        }
        assert len(set(counts.values())) == 1, (card.id, counts)


@of_every_book
def test_what_a_card_leads_to_is_there(book: CardBook[Any]) -> None:
    catalogue = CARDS[book.game]
    known = book.cards(catalogue)
    for card in known.values():
        related = [*book.related(card, catalogue)]
        assert card.id not in related
        assert len(set(related)) == len(related) <= 25
        assert set(related) <= known.keys()
        topics = [*book.topics(card)]
        assert 1 <= len(set(topics)) == len(topics) <= 5
        assert set(topics) <= RULES[book.game].by_id.keys()


@pytest.mark.parametrize(
    ("book", "card", "sources"),
    [
        (
            ZONGSHI,
            "merchant_statue",
            {
                "rulebook": ["name", "effect", "cost", "time"],
                "derived": ["copies"],
                "house": ["points"],
            },
        ),
        (ZONGSHI, "jade_armour", {"house": ["name", "cost", "time", "points"]}),
        (
            ZONGSHI,
            "lucky_discovery",
            {"rulebook": ["name", "effect", "copies"], "house": ["play"]},
        ),
        (ZONGSHI, "scholar", {"rulebook": ["name", "material"]}),
        (ZONGSHI, "abbot", {"house": ["name", "material"]}),
        (ZONGSHI, "refund", {"rulebook": ["effect"], "house": ["name"]}),
        (ZONGSHI, "jade_gold", {"rulebook": ["cost", "copies", "points"]}),
        (SWORDSMITH, "iron", {"rulebook": ["name", "kind"], "house": ["price"]}),
        (SWORDSMITH, "whetstone", {"house": ["name", "effect", "copies", "price"]}),
        (
            SWORDSMITH,
            "w1",
            {"house": ["name", "needs", "bounty", "reputation", "patience"]},
        ),
    ],
)
def test_the_source_of_every_value_is_told(
    book: CardBook[Any], card: str, sources: dict[str, list[str]]
) -> None:
    assert book.sources(book.cards(CARDS[book.game])[card]) == sources


def test_sources_are_told_in_words() -> None:
    cards = ZONGSHI.cards(CARDS["zongshi"])
    foot = ZONGSHI.text(cards["merchant_statue"], "en", CARDS["zongshi"])[-1].split("\n")
    assert foot[:3] == [
        "-# In the published rules: English name, effect, cost and rounds of work.",
        "-# Follows from the published rules: number of copies.",
        "-# ◆ Ours: points.",
    ]


def told(card: str, locale: str = "en") -> str:
    catalogue = CARDS["swordsmith"]
    return "\n".join(SWORDSMITH.text(SWORDSMITH.cards(catalogue)[card], locale, catalogue))


def test_an_adventurer_tells_how_far_one_comes_without_a_hilt() -> None:
    assert "without a hilt can reach the basic tier here, no more" in told("w1")
    assert "without a hilt can reach all three tiers" in told("m5")
    assert "without a hilt cannot be sold here" in told("n6")


def test_an_adventurer_tells_of_kano_where_a_sword_can_miss_the_performance_need() -> None:
    """Against every sword that there can be, without a blade none is sold."""
    elements = [
        Counter(chosen)
        for count in range(ENCHANTMENT_SLOTS + 1)
        for chosen in combinations_with_replacement(ELEMENTS, count)
    ]
    swords = [
        sword
        for sword in product((1, 2, 3), range(4), elements, range(6))
        if sword[1] or not sword[3]
    ]
    for who in CARDS["swordsmith"].adventurer:
        can_miss = any(
            meets(who.basic, *sword) and meets(who.excitement, *sword)
            for sword in swords
            if not meets(who.performance, *sword)
        )
        assert ("but not the performance need" in told(who.id)) == can_miss, who.id


def test_a_masterwork_that_no_workshop_holds_says_so() -> None:
    catalogue = CARDS["zongshi"]
    cards = ZONGSHI.cards(catalogue)
    for project in catalogue.masterwork:
        text = "\n".join(ZONGSHI.text(cards[project.id], "en", catalogue))
        is_dear = sum(project.price) > catalogue.setup.capacity
        assert ("a workshop holds 5" in text) == is_dear, project.id
