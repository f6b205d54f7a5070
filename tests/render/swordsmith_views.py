"""Views of Master Swordsmith made by hand: any number of players, every state, much of it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from bot.games.ruleset import Outcome, ScoreLine, Standing
from bot.games.swordsmith.catalogue import CATALOGUES, shipped
from bot.games.swordsmith.moves import Offer
from bot.games.swordsmith.state import Turn
from bot.games.swordsmith.terms import ELEMENTS, KINDS, METALS, Offered, Phase, Tier
from bot.games.swordsmith.view import (
    AdventurerView,
    FitView,
    PileView,
    ProfessionView,
    QuestionView,
    SaleView,
    SmithyView,
    SwordsmithView,
    SwordView,
)

CATALOGUE_HASH = CATALOGUES.learn(shipped())
CATALOGUE = CATALOGUES[CATALOGUE_HASH]
PROFESSIONS = tuple(profession.id for profession in CATALOGUE.profession)
ADVENTURERS = tuple(CATALOGUE.adventurers)
AUXILIARIES = tuple(CATALOGUE.auxiliaries)
EMPTY = SwordView((), None, (), 0, False, 1, 1, ())
FULL = SwordView(
    ("tungsten", "meteorite"), "steel", ("dark", "light", "prism", "water"), 5, True, None, None, ()
)


def sword(*blade: str, hilt: str | None = None, **changes: Any) -> SwordView:
    """A sword with these metals."""
    plain = msgspec.structs.replace(EMPTY, blade=blade, hilt=hilt)
    return msgspec.structs.replace(plain, **changes)


def smithy(seat: int, professions: int, **changes: Any) -> SmithyView:
    """A smithy in the middle of a game."""
    plain = SmithyView(
        seat=seat,
        swords=(
            sword("steel", "steel", hilt="iron", enchantments=("fire",), stars=1, is_forged=True),
            sword("iron"),
        ),
        furnace=("iron",),
        pool=("water", "water"),
        vouchers=3 * (seat % 2),
        workers=2,
        hand_count=5,
        hand=None,
        in_play=(),
        deck_count=8,
        deck=None,
        discard=("gold_coin",) * 4,
        loyal=("w5",) if seat % 2 else (),
        fixtures=(),
        seals=0,
        sold=2,
        reputation=tuple(
            ScoreLine(one, (7 * seat + 5 * n) % 16) for n, one in enumerate(PROFESSIONS)
        )[:professions],
    )
    return msgspec.structs.replace(plain, **changes)


def profession(item: str, first: int = 0, **changes: Any) -> ProfessionView:
    """A profession with two of its adventurers face up."""
    members = [one for one in CATALOGUE.adventurer if one.profession == item]
    face_up = tuple(
        AdventurerView(one.id, place + 1, place == 1)
        for place, one in enumerate((members * 2)[first : first + 2])
    )
    return msgspec.structs.replace(ProfessionView(item, 3, face_up), **changes)


def view(players: int = 4, columns: int | None = None, **changes: Any) -> SwordsmithView:
    """Round 6 of the mock: nearly every kind of thing is somewhere."""
    count = columns or players + 1
    last = players - 1
    plain = SwordsmithView(
        catalogue=CATALOGUE_HASH,
        viewer=None,
        round=6,
        phase=Phase.FORGING,
        order=tuple((seat + 1) % players for seat in range(players)),
        turns_left=(last, 0),
        turn=Turn(workers=1, money=4, is_working=True),
        to_act=(last,),
        questions=(QuestionView(last, "turn"),),
        market=tuple(
            PileView(card, left, CATALOGUE.prices[card])
            for card, left in zip(KINDS, (6, 5, 12, 10, 4, 3, 4, 2, 0), strict=True)
        ),
        auxiliary_row=tuple(
            PileView(card, 1, CATALOGUE.prices[card])
            for card in ("whetstone", "courier", "apprentice")
        ),
        auxiliary_deck=21,
        auxiliary_discard=(),
        professions=tuple(profession(one, n % 7) for n, one in enumerate(PROFESSIONS[:count])),
        left=(),
        reputation_track=20,
        smithies=tuple(smithy(seat, count) for seat in range(players)),
        sale=None,
    )
    return msgspec.structs.replace(plain, **changes)


def selling(players: int = 4, answered: int = 1, viewer: int | None = None) -> SwordsmithView:
    """An adventurer is served: all are asked, some have answered."""
    plain = view(players)
    who = plain.professions[-1].face_up[1].id
    fits = (FitView(who, Tier.PERFORMANCE),)
    smithies = tuple(
        msgspec.structs.replace(
            one, swords=(msgspec.structs.replace(one.swords[0], fits=fits), *one.swords[1:])
        )
        for one in plain.smithies
    )
    waiting = tuple(range(answered, players))
    answer = Offer(0) if viewer is not None and viewer < answered else None
    sale = SaleView(who, None, None, tuple(range(players)), tuple(range(answered)), (), answer)
    return msgspec.structs.replace(
        plain,
        viewer=viewer,
        phase=Phase.SELLING,
        turn=None,
        turns_left=(),
        to_act=waiting,
        questions=tuple(QuestionView(seat, "offer", adventurer=who) for seat in waiting),
        smithies=smithies,
        sale=sale,
    )


def bidding(players: int = 4) -> SwordsmithView:
    """All have made equal offers and name their prices."""
    plain = selling(players, 1)
    assert plain.sale is not None
    offers = tuple(Offered(seat, 0, Tier.PERFORMANCE) for seat in range(players))
    sale = msgspec.structs.replace(plain.sale, tier=Tier.PERFORMANCE, bounty=12, offers=offers)
    questions = tuple(
        msgspec.structs.replace(question, kind="bid", most=12) for question in plain.questions
    )
    return msgspec.structs.replace(plain, sale=sale, questions=questions)


def crowded(players: int = 5, professions: int = 6) -> SwordsmithView:
    """Everything at its fullest: the longest names, three swords, all loyal customers."""
    loyal = tuple(one.id for one in CATALOGUE.adventurer if one.loyal_ability)[:12]
    longest = sorted(CATALOGUE.adventurer, key=lambda one: -len(one.name.en))
    face_up = [
        tuple(
            AdventurerView(one.id, one.patience, True)
            for one in [one for one in longest if one.profession == item][:2]
        )
        for item in PROFESSIONS
    ]
    reputation = tuple(ScoreLine(one, 48) for one in PROFESSIONS[:professions])
    names = sorted(AUXILIARIES, key=lambda item: -len(CATALOGUE.names[item].en))
    full = tuple(
        smithy(
            seat,
            professions,
            swords=(FULL, FULL, sword("iron", hilt="meteorite")),
            furnace=("iron", "steel") * 6,
            pool=ELEMENTS * 4,
            vouchers=24,
            workers=6,
            hand_count=12,
            deck_count=38,
            discard=("gold_coin",) * 41,
            loyal=loyal,
            fixtures=("sword_rack",),
            seals=4,
            reputation=reputation,
        )
        for seat in range(players)
    )
    return view(
        players,
        professions,
        round=60,
        turns_left=tuple(range(players)),
        turn=Turn(workers=6, money=88),
        to_act=(0,),
        questions=(QuestionView(0, "turn"),),
        market=tuple(PileView(card, 24, 9) for card in KINDS),
        auxiliary_row=tuple(PileView(card, 1, 5) for card in names[:3]),
        professions=tuple(
            ProfessionView(item, 5, shown)
            for item, shown in zip(PROFESSIONS[:professions], face_up, strict=False)
        ),
        smithies=full,
    )


def over(players: int = 4) -> SwordsmithView:
    """The end: professions run out, piles are empty, the first two share the victory."""
    plain = view(players)
    smithies = tuple(
        smithy(seat, players + 1, swords=(EMPTY, EMPTY), loyal=(), reputation=lines)
        for seat, lines in enumerate(
            tuple(ScoreLine(one, 22 if seat < 2 else seat) for one in PROFESSIONS[: players + 1])
            for seat in range(players)
        )
    )
    return msgspec.structs.replace(
        plain,
        phase=Phase.OVER,
        turn=None,
        turns_left=(),
        to_act=(),
        questions=(),
        auxiliary_row=(),
        auxiliary_deck=0,
        market=tuple(PileView(card, 0, 1) for card in KINDS),
        professions=tuple(
            ProfessionView(one.id, 0, one.face_up[: n % 3])
            for n, one in enumerate(plain.professions)
        ),
        smithies=smithies,
    )


def outcome(players: int = 4, *, tied: bool = False) -> Outcome:
    """A result that fits `over`."""
    ended = over(players)
    standings = tuple(
        Standing(one.seat, rank, one.points, one.reputation)
        for one in sorted(ended.smithies, key=lambda one: -one.points)
        for rank in (1 if one.seat < 2 else one.seat + 1,)
    )
    return Outcome(standings, "shared" if tied else "loyal_customers")


def hand_view(hand: tuple[str, ...], players: int = 4, seat: int = 3) -> SwordsmithView:
    """What a seat sees of its own hand, with all that a turn can add up to."""
    plain = view(players)
    own = smithy(seat, players + 1, hand=hand, hand_count=len(hand), vouchers=3)
    smithies = (*plain.smithies[:seat], own, *plain.smithies[seat + 1 :])
    turn = Turn(workers=2, money=3, smelts=1, hatches=1, refines=1, rolls=2, discount=1, keeps=4)
    return msgspec.structs.replace(plain, viewer=seat, smithies=smithies, turn=turn)


def _any_profession(random: Random, item: str) -> ProfessionView:
    members = [one for one in CATALOGUE.adventurer if one.profession == item]
    shown = random.sample(members, random.randint(0, 2))
    return ProfessionView(
        item,
        random.randint(0, 5),
        tuple(
            AdventurerView(one.id, random.randint(0, one.patience), random.random() < 0.4)
            for one in shown
        ),
    )


def random_view(random: Random, players: int) -> SwordsmithView:
    """Any position, possible or not quite: what matters is that it draws."""
    count = random.randint(3, 6)
    wilds = (*METALS, "meteorite")

    def any_sword() -> SwordView:
        return sword(
            *random.choices(wilds, k=random.randint(0, 2)),
            hilt=random.choice((None, *wilds)),
            enchantments=tuple(random.choices((*ELEMENTS, "prism"), k=random.randint(0, 4))),
            stars=random.randint(0, 5),
        )

    def any_smithy(seat: int) -> SmithyView:
        return smithy(
            seat,
            count,
            swords=tuple(any_sword() for _ in range(random.randint(2, 3))),
            furnace=tuple(random.choices(METALS[:2], k=random.randint(0, 9))),
            pool=tuple(random.choices(ELEMENTS, k=random.randint(0, 9))),
            vouchers=random.randint(0, 12),
            workers=random.randint(2, 5),
            loyal=tuple(
                random.sample(
                    [one.id for one in CATALOGUE.adventurer if one.loyal_ability],
                    random.randint(0, 8),
                )
            ),
            fixtures=("sword_rack",) * random.randint(0, 1),
            seals=random.choice((0, 0, 2)),
        )

    seat = random.randrange(players)
    chosen = sorted(random.sample(PROFESSIONS, count), key=PROFESSIONS.index)
    return view(
        players,
        count,
        round=random.randint(1, 20),
        turns_left=(seat,),
        turn=Turn(workers=random.randint(0, 4), money=random.randint(0, 20)),
        to_act=(seat,),
        questions=(QuestionView(seat, random.choice(("turn", "nudge", "upgrade"))),),
        market=tuple(PileView(card, random.randint(0, 14), random.randint(1, 6)) for card in KINDS),
        auxiliary_row=tuple(
            PileView(card, 1, random.randint(1, 5))
            for card in random.sample(AUXILIARIES, random.randint(0, 3))
        ),
        professions=tuple(_any_profession(random, item) for item in chosen),
        smithies=tuple(any_smithy(seat) for seat in range(players)),
    )
