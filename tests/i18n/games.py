"""What every game brings along to be put into words, and a sample of everything it can say."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

import msgspec

from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset, Event, Move, ScoreLine
from bot.games.swordsmith import catalogue as swordsmith_cards
from bot.games.swordsmith import codes as swordsmith_codes
from bot.games.swordsmith import terms as swordsmith_terms
from bot.games.swordsmith.events import SwordsmithEvent
from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.moves import SwordsmithMove
from bot.games.swordsmith.view import QuestionView as SwordsmithQuestion
from bot.games.zongshi import catalogue as zongshi_cards
from bot.games.zongshi import codes as zongshi_codes
from bot.games.zongshi import terms as zongshi_terms
from bot.games.zongshi.events import ZongshiEvent
from bot.games.zongshi.moves import ZongshiMove
from bot.games.zongshi.view import QuestionView as ZongshiQuestion
from bot.i18n import swordsmith, zongshi
from bot.orders import swordsmith as swordsmith_orders
from bot.orders import zongshi as zongshi_orders

NAMES = ("Ann", "小明", "Bo", "Di")


class Game(msgspec.Struct, frozen=True):
    """A game as the tests of texts need it."""

    key: str
    words: ModuleType
    """The package of `bot.i18n` that speaks for it."""
    cards: Any
    events: Any
    """The union of all its events; likewise `moves`."""
    moves: Any
    codes: tuple[str, ...]
    invalid_codes: tuple[str, ...]
    question: type[Any]
    """Its `QuestionView`; the docstring lists the kinds."""
    details: dict[str, Any]
    """Values for the fields of a question beside seat and kind."""
    samples: dict[str, Any]
    """A value for every field that an event or a move has."""
    params: dict[str, Any]
    """A value for every param of its errors."""
    sheet: Callable[[Any], tuple[ScoreLine, ...]]
    """The score sheet of the first seat in a view."""
    families: dict[str, Iterable[str]]
    """Ids that have texts, by the family of their keys, beside those that every game has."""
    move_samples: dict[str, Any] = {}
    """Values for the fields of moves that mean something else there than in events."""
    more_kinds: frozenset[str] = frozenset()
    """Kinds of questions that only others read."""
    more_moves: frozenset[str] = frozenset()
    """Labels of moves beside one for each kind."""

    @property
    def rules(self) -> AnyRuleset:
        """Its ruleset, with the card data learnt."""
        rules = RULESETS[self.key]
        rules.learn_catalogue(rules.shipped_catalogue())
        return rules

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of questions as the docstring of the view lists them, and what others read."""
        listed = (self.question.__doc__ or "").partition("Kinds: ")[2].partition(".")[0]
        return frozenset(kind.strip() for kind in listed.split(",")) | self.more_kinds

    @property
    def score_lines(self) -> frozenset[str]:
        """The lines of every score sheet."""
        seats = self.rules.seats[-1]
        view = self.rules.view(self.rules.new_game(seats, b"score lines"), None)
        return frozenset(line.line for line in self.sheet(view))

    def every_event(self) -> list[Event]:
        """One event of each kind."""
        return _each(self.events, self.samples)

    def every_move(self) -> list[Move]:
        """One move of each kind."""
        return _each(self.moves, self.samples | self.move_samples)

    def describe(self, event: Event, locale: str, names: tuple[str, ...] = NAMES) -> str:
        """An event in words."""
        return str(self.words.describe(event, locale, names, self.cards))


def tags(union: object) -> set[str]:
    """The tags of all kinds of moves or events."""
    return {str(kind.__struct_config__.tag) for kind in typing.get_args(union)}


def _each(union: object, samples: Mapping[str, Any]) -> list[Any]:
    return [
        kind(**{field: samples[field] for field in kind.__struct_fields__})
        for kind in typing.get_args(union)
    ]


_ZONGSHI_CARDS = zongshi_cards.CATALOGUES[zongshi_cards.CATALOGUES.learn(zongshi_cards.shipped())]
_ZONGSHI_SAMPLES: dict[str, Any] = {
    "seat": 1,
    "start_seat": 2,
    "item": "lucky_discovery",
    "scroll": "writ_of_authority",
    "scrolls": ("artistic_subtlety", "follow_the_twofold_path", "swift_fingers_sure_fingers"),
    "project": "ritual_cauldron",
    "projects": ("larger_workshop", "jade_armour"),
    "figure": zongshi_terms.Figure.MASTER,
    "place": zongshi_terms.Place.PAWN_SHOP,
    "jar": zongshi_terms.Place.LARGE_JAR,
    "townsperson": "abbot",
    "token": 3,
    "materials": (0, 1, 2, 0),
    "material": "gold",
    "tiles": ("bronze_gold",),
    "tile": "ivory_jade",
    "cause": "merchant_statue",
    "reward": "market_pick",
    "reason": "projects",
    "round": 4,
    "rounds": 3,
    "rounds_left": 2,
    "count": 2,
}

ZONGSHI = Game(
    key="zongshi",
    words=zongshi,
    cards=_ZONGSHI_CARDS,
    events=ZongshiEvent,
    moves=ZongshiMove,
    codes=zongshi_codes.CODES,
    invalid_codes=zongshi_codes.INVALID_CODES,
    question=ZongshiQuestion,
    details={"count": 2, "jars": (zongshi_terms.Place.SMALL_JAR,)},
    samples=_ZONGSHI_SAMPLES,
    params=_ZONGSHI_SAMPLES
    | {"question": "reward_tile", "places": 6, "need": 3, "have": 1}
    | {"bronze": 1, "ivory": 0, "jade": 2, "gold": 0},
    sheet=lambda view: view.workshops[0].score,
    families={
        "phase": zongshi_terms.Phase,
        "place": zongshi_terms.Place,
        "figure": zongshi_terms.Figure,
        "scroll": _ZONGSHI_CARDS.scrolls,
        "reward": _ZONGSHI_CARDS.basics,
        "visit-reward": [reward.id for reward in _ZONGSHI_CARDS.visit_reward],
        "tie": ("completed_projects", "shared"),
        "order": zongshi_orders.ZONGSHI.kinds,
        "unable": zongshi_orders.UNABLE,
    },
    more_moves=frozenset({"use-none", "with-scrolls"}),
)

_SWORDSMITH_CARDS = swordsmith_cards.CATALOGUES[
    swordsmith_cards.CATALOGUES.learn(swordsmith_cards.shipped())
]
_OFFERED = (
    swordsmith_terms.Offered(0, 1, swordsmith_terms.Tier.EXCITEMENT),
    swordsmith_terms.Offered(1, None, None),
)
_BIDS = (swordsmith_terms.NamedPrice(0, 3), swordsmith_terms.NamedPrice(2, 0))
_SWORDSMITH_SAMPLES: dict[str, Any] = {
    "seat": 1,
    "seats": (0, 1),
    "round": 4,
    "workers": 2,
    "money": 1,
    "vouchers": 5,
    "card": "trade_letter",
    "cards": ("gold_coin", "gold_coin", "mana_spring"),
    "into": "gold_bag",
    "metal": "steel",
    "element": "dark",
    "sword": 1,
    "part": swordsmith_terms.Part.ENCHANTMENT,
    "count": 2,
    "adventurer": "n6",
    "adventurers": ("w1", "m8"),
    "professions": ("warrior", "noble"),
    "ability": "spare_anvil",
    "by": -1,
    "waited": 0,
    "places": 3,
    "returned": "prism",
    "discarded": ("iron", "iron", "fire"),
    "price": 4,
    "to_hand": True,
    "saved": 1,
    "star": 3,
    "roll": 2,
    "bonus": 1,
    "amount": 0,
    "tier": swordsmith_terms.Tier.PERFORMANCE,
    "bounty": 6,
    "reputation": 7,
    "seal": 2,
    "offers": _OFFERED,
    "bids": _BIDS,
}

SWORDSMITH = Game(
    key="swordsmith",
    words=swordsmith,
    cards=_SWORDSMITH_CARDS,
    events=SwordsmithEvent,
    moves=SwordsmithMove,
    codes=swordsmith_codes.CODES,
    invalid_codes=swordsmith_codes.INVALID_CODES,
    question=SwordsmithQuestion,
    details={"card": "guild_seal", "sword": 0, "adventurer": "r5", "most": 8},
    samples=_SWORDSMITH_SAMPLES,
    params=_SWORDSMITH_SAMPLES
    | {"question": "treasure", "most": 2, "number": 1, "need": 2, "have": 1, "stars": 5},
    sheet=lambda view: view.smithies[0].reputation,
    families={
        "phase": swordsmith_terms.Phase,
        "part": swordsmith_terms.Part,
        "tier": swordsmith_terms.Tier,
        "kind": set(swordsmith_terms.KINDS.values()),
        "auxiliary": _SWORDSMITH_CARDS.auxiliaries,
        "ability": ABILITIES,
        "tie": (*_SWORDSMITH_CARDS.setup.tie_break[1:], "shared"),
        "order": swordsmith_orders.SWORDSMITH.kinds,
        "unable": swordsmith_orders.UNABLE,
    },
    move_samples={"card": "slag_pit", "returned": ("gold_coin", "iron")},
    more_kinds=frozenset({"turn"}),
    more_moves=frozenset({"play-returning"}),
)

GAMES = (ZONGSHI, SWORDSMITH)
