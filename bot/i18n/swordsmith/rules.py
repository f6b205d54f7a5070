"""The rules of Master Swordsmith, topic by topic, with the figures and names of the card data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.registry import RULESETS
from bot.games.swordsmith.actions.buying import LEAST_PRICE
from bot.games.swordsmith.cards import Seating, SwordsmithCatalogue
from bot.games.swordsmith.catalogue import CATALOGUES, shipped
from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.terms import BLADE_SLOTS, ENCHANTMENT_SLOTS, Tier
from bot.i18n.rulebook import Rulebook, Topic, Values
from bot.i18n.swordsmith.effects import ability_effect, effect
from bot.i18n.swordsmith.words import Words
from bot.i18n.texts import t
from bot.i18n.words import in_a_row

TOPICS = (
    Topic("goal", ("setup", "turn", "selling", "end")),
    Topic("setup", ("goal", "adventurers", "cards", "ours")),
    Topic("cards", ("turn", "money", "auxiliaries", "wild_cards")),
    Topic("adventurers", ("needs", "selling", "loyal", "setup")),
    Topic("needs", ("swords", "adventurers", "offers", "wild_cards")),
    Topic("turn", ("cards", "swords", "work", "selling")),
    Topic("swords", ("turn", "stars", "dismantling", "needs")),
    Topic("furnace", ("work", "turn", "auxiliaries")),
    Topic("work", ("money", "furnace", "stars")),
    Topic("stars", ("swords", "work", "money", "needs")),
    Topic("money", ("work", "sales", "auxiliaries")),
    Topic("dismantling", ("swords", "wild_cards", "furnace")),
    Topic("selling", ("adventurers", "needs", "offers", "sales")),
    Topic("offers", ("selling", "needs", "sales")),
    Topic("sales", ("money", "loyal", "selling", "end")),
    Topic("loyal", ("sales", "adventurers", "effects")),
    Topic("auxiliaries", ("effects", "wild_cards", "cards")),
    Topic("effects", ("auxiliaries", "loyal", "money")),
    Topic("wild_cards", ("swords", "dismantling", "needs", "sales")),
    Topic("end", ("sales", "adventurers", "goal")),
    Topic("ours", ("setup", "goal")),
)

EXAMPLE = "m5"
"""The adventurer by whom needs are explained: each of its tiers adds an enchantment."""

FIGURES = {"whetstone": "whetstone_adds", "strongbox": "strongbox_keeps"}
"""Auxiliary cards whose figure texts name, and the variable for it."""


def values(locale: str, catalogue: SwordsmithCatalogue) -> Values:
    """Everything that a text of the rules may name; what the card data lack is the shipped one."""
    usual = CATALOGUES[CATALOGUES.learn(shipped())]
    if catalogue is usual:
        return _values(locale, usual)
    return _values(locale, usual) | _values(locale, catalogue)


def _values(locale: str, catalogue: SwordsmithCatalogue) -> Values:
    words = Words(locale, catalogue)
    cards = (*catalogue.basic, *catalogue.auxiliary, *catalogue.loyal_ability)
    named = {card.id: words.card(card.id) for card in cards}
    prices = {f"{card}_price": price for card, price in catalogue.prices.items()}
    return (
        named | prices | dict(_figures(catalogue)) | dict(_seats(catalogue)) | dict(_phrases(words))
    )


def _figures(catalogue: SwordsmithCatalogue) -> Iterator[tuple[str, int]]:
    setup = catalogue.setup
    yield "start_coins", setup.start_deck["gold_coin"]
    yield "start_iron", setup.start_deck["iron"]
    yield "hand", setup.hand_size
    yield "workers", setup.workers
    yield "swords", setup.sword_limit
    yield "most_swords", setup.sword_limit_max
    yield "row", setup.auxiliary_face_up
    yield "face_up", setup.face_up_per_profession
    yield "first_tokens", setup.first_face_up_starts_with_tokens
    yield "smelted", setup.smelt_cards
    yield "hatched", setup.hatch_cards
    yield "die", setup.die_sides
    yield "most_stars", len(setup.star_prices)
    yield "last_roll", setup.star_rolls[-1]
    yield "least_price", LEAST_PRICE
    yield "blade", BLADE_SLOTS
    yield "enchantments", ENCHANTMENT_SLOTS
    yield "coin_value", catalogue.basics["gold_coin"].value
    yield "bag_value", catalogue.basics["gold_bag"].value
    yield "professions", len(catalogue.profession)
    yield "auxiliary_cards", sum(card.count for card in catalogue.auxiliary)
    yield "auxiliary_kinds", len(catalogue.auxiliary)
    yield "polisher_adds", ABILITIES["polisher"].rolls
    for card in catalogue.auxiliary:
        if card.id in FIGURES and "n" in card.params:
            yield FIGURES[card.id], card.params["n"]


def _seats(catalogue: SwordsmithCatalogue) -> Iterator[tuple[str, int]]:
    """What does not depend on how many play, and how many may."""
    ruleset = RULESETS["swordsmith"]
    official = [seats for seats in ruleset.seats if seats not in ruleset.unofficial_seats]
    yield "fewest", min(official)
    yield "most", max(official)
    yield "unofficial", max(ruleset.unofficial_seats)
    usual: Seating = catalogue.seating(min(official))
    yield "track", usual.reputation_track
    yield "first_rank", usual.rank1_per_profession
    yield "second_rank", usual.rank2_per_profession
    some = catalogue.profession[0].id
    lower = [one for one in catalogue.adventurer if (one.profession, one.rank) == (some, 1)]
    yield "first_rank_kinds", len(lower)
    yield "per_profession", usual.rank1_per_profession + usual.rank2_per_profession


def _phrases(words: Words) -> Iterator[tuple[str, str]]:
    setup = words.catalogue.setup
    professions = (one.id for one in words.catalogue.profession)
    yield "serving_order", in_a_row(words.locale, list(map(words.name, professions)))
    yield from _example(words)
    yield "auxiliary_list", "\n".join(_auxiliaries(words))
    yield "ability_list", "\n".join(_abilities(words))
    yield "pile_seats", "/".join(map(str, _numbers_of_players(words.catalogue)))
    yield "pile_list", in_a_row(words.locale, list(_piles(words)))
    if "meteorite" in words.catalogue.grades:
        yield "meteorite_metal", words.metal(words.catalogue.grades["meteorite"])
    yield "star_prices", _row(words, setup.star_prices)
    yield "star_rolls", _row(words, setup.star_rolls)
    for kind in ("metal", "element"):
        cards = [card for card in words.catalogue.basic if card.kind == kind]
        yield f"{kind}s", in_a_row(words.locale, [words.name(card.id) for card in cards])


def _example(words: Words) -> Iterator[tuple[str, str]]:
    """An adventurer by whom the three needs are explained."""
    who = words.catalogue.adventurers.get(EXAMPLE)
    if who is None:
        return
    yield "example", words.name(EXAMPLE)
    for tier, need in zip(Tier, (who.basic, who.performance, who.excitement), strict=True):
        yield f"example_{tier.value}", words.need(need)


def _auxiliaries(words: Words) -> Iterator[str]:
    """A line for each auxiliary card."""
    for card in words.catalogue.auxiliary:
        yield t(
            words.locale,
            "swordsmith-listed-auxiliary",
            card=words.card(card.id),
            price=card.price,
            copies=card.count,
            effect=effect(card.id, words),
        )


def _piles(words: Words) -> Iterator[str]:
    """How many cards each pile of the market has, by the number of players."""
    seatings = [words.catalogue.seating(seats) for seats in _numbers_of_players(words.catalogue)]
    for card in words.catalogue.basic:
        sizes = "/".join(str(seating.market[card.id]) for seating in seatings)
        yield f"{words.card(card.id)} {sizes}"


def _numbers_of_players(catalogue: SwordsmithCatalogue) -> range:
    return range(catalogue.setup.players_min, catalogue.setup.players_max + 1)


def _abilities(words: Words) -> Iterator[str]:
    """A line for each loyal ability."""
    for one in words.catalogue.loyal_ability:
        told = ability_effect(one.id, words)
        yield t(words.locale, "swordsmith-listed-ability", ability=words.card(one.id), effect=told)


def _row(words: Words, figures: Sequence[int]) -> str:
    return in_a_row(words.locale, list(map(str, figures)))


QUESTIONS = {
    "turn": "turn",
    "play": "turn",
    "work": "work",
    "enchantment": "dismantling",
    "nudge": "effects",
    "upgrade": "effects",
    "offer": "selling",
    "bid": "offers",
    "treasure": "loyal",
}

BOOK = Rulebook("swordsmith", TOPICS, values, QUESTIONS)
