"""Pictures of the rules and of cards: everything in its place, all words whole."""

from __future__ import annotations

import pytest

from bot.i18n import LOCALES
from bot.i18n.books import CARDS as COLLECTIONS
from bot.i18n.books import RULES
from render import books
from render.picture import ALT_LIMIT
from render.scene import Label
from render.swordsmith import rules as swordsmith
from render.text import ELLIPSIS
from render.zongshi import rules as zongshi
from tests.i18n.games import GAMES
from tests.render.checks import check

CARDS = {game.key: game.cards for game in GAMES}
PICTURED = [
    *(("zongshi", topic) for topic in zongshi.SCENES),
    *(("swordsmith", topic) for topic in swordsmith.SCENES),
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "topic"), PICTURED)
def test_every_picture_keeps_its_places(game: str, topic: str, locale: str) -> None:
    scene = books.rule_scene(game, topic, locale, CARDS[game])
    assert scene is not None
    check(scene)
    labels = [item for item in scene.items if isinstance(item, Label)]
    assert labels
    for label in labels:
        assert label.line.text, label
        assert not label.line.text.endswith(ELLIPSIS), label
    assert scene.width / scene.height >= 1.3


@pytest.mark.parametrize(("game", "topic"), PICTURED)
def test_every_picture_belongs_to_a_topic_and_is_described(game: str, topic: str) -> None:
    assert topic in RULES[game].by_id
    for locale in LOCALES:
        picture = books.rule(game, topic, locale, CARDS[game])
        assert picture is not None
        assert 40 < len(picture.alt) <= ALT_LIMIT


def test_topics_without_a_picture_have_none() -> None:
    assert books.rule("zongshi", "goal", "en", CARDS["zongshi"]) is None
    assert books.rule("swordsmith", "goal", "en", CARDS["swordsmith"]) is None


def test_the_picture_of_needs_shows_what_the_rules_say() -> None:
    scene = books.rule_scene("swordsmith", "needs", "en", CARDS["swordsmith"])
    assert scene is not None
    reached = {
        item.name: item.line.text
        for item in scene.items
        if isinstance(item, Label) and item.name.endswith("/tier")
    }
    assert reached == {"sword-1/tier": "basic", "sword-2/tier": "excitement"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", COLLECTIONS)
def test_every_card_keeps_its_places_and_is_whole(game: str, locale: str) -> None:
    for card in COLLECTIONS[game].cards(CARDS[game]).values():
        scene = books.card_scene(game, card, locale, CARDS[game])
        check(scene)
        for item in scene.items:
            if isinstance(item, Label):
                assert item.line.text, (card.id, item)
                assert not item.line.text.endswith(ELLIPSIS), (card.id, item)
        assert scene.width / scene.height >= 1.6


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_of_every_kind_is_drawn_and_described(locale: str) -> None:
    for game, book in COLLECTIONS.items():
        kinds = {card.kind: card for card in book.cards(CARDS[game]).values()}
        for card in kinds.values():
            picture = books.card(game, card, locale, CARDS[game])
            assert picture.data.startswith(b"\x89PNG")
            assert picture.alt.startswith(book.name(card, locale, CARDS[game]))
            assert len(picture.alt) <= ALT_LIMIT
