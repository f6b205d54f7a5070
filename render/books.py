"""Pictures that belong to no position: scenes of the rules, single cards."""

from __future__ import annotations

from typing import Any

from bot.i18n import t
from bot.i18n.books import CARDS, RULES
from bot.i18n.cardbook import Card
from bot.i18n.words import kebab
from render import canvas
from render.picture import Caption, Picture, shorten
from render.registry import PICTURES
from render.scene import Scene
from render.swordsmith import card_picture as swordsmith_card
from render.swordsmith import card_words as swordsmith_words
from render.swordsmith import rules as swordsmith_rules
from render.zongshi import card_picture as zongshi_card
from render.zongshi import card_words as zongshi_words
from render.zongshi import rules as zongshi_rules


def rule_scene(game: str, topic: str, locale: str, catalogue: Any) -> Scene | None:
    """What a topic of the rules shows, if it shows anything."""
    caption = Caption(locale, ())
    if game == "zongshi":
        draw = zongshi_rules.SCENES.get(topic)
        return draw and draw(zongshi_words.LooseCards(catalogue, caption))
    sketch = swordsmith_rules.SCENES.get(topic)
    return sketch and sketch(swordsmith_words.LooseCards(catalogue, caption))


def rule(game: str, topic: str, locale: str, catalogue: Any) -> Picture | None:
    """The picture of a topic with its description; None where there is none."""
    scene = rule_scene(game, topic, locale, catalogue)
    if scene is None:
        return None
    values = RULES[game].values(locale, catalogue)
    alt = t(locale, f"{game}-scene-{kebab(scene.name)}", **values)
    return Picture(f"{scene.name}.png", canvas.png(scene, PICTURES[game].inks), shorten(alt))


def card_scene(game: str, card: Card, locale: str, catalogue: Any) -> Scene:
    """One card, large."""
    caption = Caption(locale, ())
    if game == "zongshi":
        return zongshi_card.scene(zongshi_words.LooseCards(catalogue, caption), card)
    return swordsmith_card.scene(swordsmith_words.LooseCards(catalogue, caption), card)


def card(game: str, card: Card, locale: str, catalogue: Any) -> Picture:
    """The picture of one card with its description."""
    book = CARDS[game]
    facts = " ".join(line.lstrip(">- ") for line in book.facts(card, locale, catalogue))
    alt = t(
        locale,
        "card-picture",
        name=book.name(card, locale, catalogue),
        kind=book.kind_name(card, locale),
        facts=facts,
    )
    scene = card_scene(game, card, locale, catalogue)
    return Picture(f"{scene.name}.png", canvas.png(scene, PICTURES[game].inks), shorten(alt))
