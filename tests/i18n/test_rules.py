"""The rules as texts: complete in three languages, short enough, true to the card data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.i18n import LOCALES
from bot.i18n.books import CARDS as CARD_BOOKS
from bot.i18n.books import RULES
from bot.i18n.rulebook import OURS, Rulebook
from bot.i18n.texts import has_text
from bot.i18n.words import kebab
from tests.i18n.catalogues import family, parts
from tests.i18n.games import GAMES

BOOKS = tuple(RULES.values())
ZONGSHI, SWORDSMITH = BOOKS
CARDS = {game.key: game.cards for game in GAMES}
PHONE = 1800
"""Characters that a topic may have to be read on a phone."""

of_every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)


@of_every_book
def test_topics_and_texts_are_the_same(book: Rulebook) -> None:
    assert family(f"{book.game}-rules-") == {kebab(topic.id) for topic in book.topics}
    for topic in book.topics:
        for part in ("title", "find"):
            assert has_text(f"{book.game}-rules-{kebab(topic.id)}.{part}")


@pytest.mark.parametrize("locale", LOCALES)
@of_every_book
def test_every_topic_can_be_read_on_a_phone(book: Rulebook, locale: str) -> None:
    assert len(book.intro(locale, CARDS[book.game])) < PHONE / 2
    for topic, text in book.texts(locale, CARDS[book.game]):
        assert 100 < len(text) <= PHONE, (topic, len(text))
        assert len(book.title(topic, locale)) <= 60


@of_every_book
def test_related_topics_are_others_of_the_same_book(book: Rulebook) -> None:
    for topic in book.topics:
        assert 1 <= len(set(topic.related)) == len(topic.related) <= 5
        assert topic.id not in topic.related
        assert set(topic.related) <= book.by_id.keys()


@of_every_book
def test_rulings_are_marked_alike_in_all_languages(book: Rulebook) -> None:
    marks = {
        locale: {topic: text.count(OURS) for topic, text in book.texts(locale, CARDS[book.game])}
        for locale in LOCALES
    }
    assert marks["zh-TW"] == marks["zh-CN"] == marks["en"]
    assert sum(marks["en"].values()) > 40


@of_every_book
def test_every_question_has_its_topic(book: Rulebook) -> None:
    (game,) = [game for game in GAMES if game.key == book.game]
    assert book.questions.keys() == game.kinds
    assert set(book.questions.values()) <= book.by_id.keys()


def texts(book: Rulebook, cards: Any) -> dict[str, str]:
    return dict(book.texts("en", cards))


def changed(book: Rulebook, part: str, **figures: Any) -> set[str]:
    """The topics that read otherwise once figures of the card data are others."""
    cards = CARDS[book.game]
    other = msgspec.structs.replace(getattr(cards, part), **figures)
    now = texts(book, msgspec.structs.replace(cards, **{part: other}))
    return {topic for topic, text in texts(book, cards).items() if text != now[topic]}


def test_figures_of_zong_shi_come_from_the_card_data() -> None:
    assert changed(ZONGSHI, "setup", capacity=9) >= {"setup", "limits", "projects"}
    assert changed(ZONGSHI, "setup", scroll_hand_limit=9) >= {"scrolls", "limits", "temple"}
    assert changed(ZONGSHI, "setup", project_places=9) >= {"goal", "end", "scoring", "twofold"}
    assert changed(ZONGSHI, "setup", visit_tokens=(4, 4)) >= {"setup", "visits"}
    assert changed(ZONGSHI, "setup", idle_rounds=9) == {"end"}
    assert changed(ZONGSHI, "scoring", visits=(0, 9, 9, 9, 9)) == {"visits", "scoring"}
    assert changed(ZONGSHI, "scoring", unfinished_penalty=(0, 9, 9, 9)) == {"scoring"}
    assert changed(ZONGSHI, "scoring", exchange_tile=9) == {"tiles", "scoring"}


def test_figures_of_master_swordsmith_come_from_the_card_data() -> None:
    assert changed(SWORDSMITH, "setup", workers=9) >= {"goal", "setup", "turn", "work"}
    assert changed(SWORDSMITH, "setup", hand_size=9) >= {"setup", "cards", "turn", "loyal"}
    assert changed(SWORDSMITH, "setup", star_prices=(9, 9, 9, 9, 9)) == {"stars"}
    assert changed(SWORDSMITH, "setup", star_rolls=(2, 2, 2, 2, 2)) == {"stars"}
    assert changed(SWORDSMITH, "setup", sword_limit_max=9) >= {"swords", "loyal"}
    assert changed(SWORDSMITH, "setup", smelt_cards=9) >= {"furnace", "work"}


def test_figures_of_single_cards_and_piles_come_from_the_card_data() -> None:
    usual = CARDS["swordsmith"]
    figures = {
        card.id: msgspec.structs.replace(card, params={**card.params, "n": 9})
        for card in usual.auxiliary
        if card.id in ("whetstone", "strongbox")
    }
    auxiliary = tuple(figures.get(card.id, card) for card in usual.auxiliary)
    four = msgspec.structs.replace(
        usual.setup.players["4"], market={card.id: 77 for card in usual.basic}
    )
    setup = msgspec.structs.replace(usual.setup, players={**usual.setup.players, "4": four})
    told = texts(SWORDSMITH, msgspec.structs.replace(usual, auxiliary=auxiliary, setup=setup))
    assert "adds 9 to your rolls" in told["stars"]
    assert "keeps up to 9 of what is unspent" in told["money"]
    assert "Iron 8/10/77/14" in told["setup"]


@pytest.mark.parametrize("locale", LOCALES)
def test_card_data_of_owners_can_be_read_as_well(locale: str) -> None:
    """A card that was taken out is in no list; one that was renamed has its new name."""
    usual = CARDS["swordsmith"]
    renamed, *others = usual.auxiliary
    name = msgspec.structs.replace(renamed.name, en="Nail", zh_tw="釘子", zh_cn="钉子")
    edited = msgspec.structs.replace(
        usual,
        auxiliary=(msgspec.structs.replace(renamed, id="nail", name=name), *others[:-1]),
        adventurer=tuple(who for who in usual.adventurer if who.id != "m5"),
    )
    texts = dict(SWORDSMITH.texts(locale, edited))
    assert name.text(locale) in texts["auxiliaries"]
    for gone in (renamed, others[-1]):
        assert gone.name.text(locale) not in texts["auxiliaries"]
    cards = CARD_BOOKS["swordsmith"]
    shown = [cards.text(card, locale, edited) for card in cards.cards(edited).values()]
    assert len(shown) == len(cards.cards(usual)) - 2


@of_every_book
def test_no_topic_names_a_card_by_itself(book: Rulebook) -> None:
    """Names of cards are variables, so that a text cannot keep an old one."""
    names = [
        item.name
        for item in (*getattr(CARDS[book.game], "scroll", ()), *_named(CARDS[book.game]))
        if len(item.name.en.split()) > 1
    ]
    for locale in LOCALES:
        for topic in book.topics:
            words = "".join(parts(locale)[f"{book.game}-rules-{kebab(topic.id)}"].words)
            assert not [one.en for one in names if one.text(locale) in words], topic.id


def _named(cards: Any) -> tuple[Any, ...]:
    if hasattr(cards, "basic_project"):
        return (*cards.basic_project, *cards.masterwork)
    return (*cards.auxiliary, *cards.loyal_ability)
