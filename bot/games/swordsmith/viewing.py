"""What a seat, or a spectator, may see of a state: the only way from states to views."""

from __future__ import annotations

from bot.games.swordsmith.actions.buying import price_of
from bot.games.swordsmith.actions.crafting import star_price
from bot.games.swordsmith.loyal import Bonus, in_force
from bot.games.swordsmith.moves import Bid, Decline, Offer
from bot.games.swordsmith.needs import fit
from bot.games.swordsmith.phases.selling import is_due
from bot.games.swordsmith.position import Position, thaw
from bot.games.swordsmith.scoring import score
from bot.games.swordsmith.state import Question, Sword, SwordsmithState
from bot.games.swordsmith.tasks import Cutting, Dismantling, Nudging, Offering, Upgrading
from bot.games.swordsmith.terms import KINDS, Offered, Phase
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


def view(state: SwordsmithState, seat: int | None) -> SwordsmithView:
    """The position as that seat (None: a spectator) may see it."""
    position = thaw(state)
    buyer = Bonus()
    if position.turns_left:
        buyer = in_force(position.catalogue, position.smithies[position.on_turn].loyal)
    return SwordsmithView(
        catalogue=state.options.catalogue,
        viewer=seat,
        round=state.round,
        phase=state.phase,
        order=position.order,
        turns_left=state.turns_left,
        turn=state.turn if state.turns_left else None,
        to_act=tuple(question.seat for question in state.pending),
        questions=tuple(_question(position, question, seat) for question in state.pending),
        market=tuple(
            PileView(card, count, price_of(position, buyer, card))
            for card, count in zip(KINDS, state.market, strict=True)
        ),
        auxiliary_row=tuple(
            PileView(card, 1, price_of(position, buyer, card)) for card in state.auxiliary_row
        ),
        auxiliary_deck=len(state.auxiliary_deck),
        auxiliary_discard=state.auxiliary_discard,
        professions=_professions(position),
        left=state.left,
        reputation_track=position.catalogue.seating(state.seats).reputation_track,
        smithies=tuple(_smithy(position, owner, seat) for owner in range(state.seats)),
        sale=_sale(position, seat),
    )


def _question(position: Position, question: Question, reader: int | None) -> QuestionView:
    """Within a turn only its owner reads what exactly is asked."""
    if question.seat != reader and position.phase is Phase.FORGING:
        return QuestionView(question.seat, "turn")
    task = position.agenda[-1]
    return QuestionView(
        seat=question.seat,
        kind=question.kind,
        card=task.card if isinstance(task, Nudging | Upgrading) else None,
        sword=task.sword if isinstance(task, Dismantling) else None,
        adventurer=task.adventurer if isinstance(task, Offering | Cutting) else None,
        most=_bounty(position, task) if isinstance(task, Cutting) else None,
    )


def _bounty(position: Position, task: Cutting) -> int:
    return position.catalogue.adventurers[task.adventurer].bounty_for(task.tier)


def _sale(position: Position, reader: int | None) -> SaleView | None:
    """Who is served; of sealed answers only whose they are, and the reader's own."""
    task = position.agenda[-1] if position.agenda else None
    if not isinstance(task, Offering | Cutting):
        return None
    answered = tuple(one.seat for one in position.sealed)
    own = next((one for one in position.sealed if one.seat == reader), None)
    cut = task if isinstance(task, Cutting) else None
    answer: Offer | Decline | Bid | None = None
    if own is not None:
        given = own.answer
        answer = Decline() if given is None else Bid(given) if cut else Offer(given)
    return SaleView(
        adventurer=task.adventurer,
        tier=cut.tier if cut else None,
        bounty=_bounty(position, cut) if cut else None,
        asked=tuple(sorted((*answered, *(question.seat for question in position.pending)))),
        answered=answered,
        offers=tuple(Offered(one.seat, one.answer, cut.tier) for one in cut.offers) if cut else (),
        answer=answer,
    )


def _professions(position: Position) -> tuple[ProfessionView, ...]:
    return tuple(
        ProfessionView(
            id=queue.profession,
            pile=len(queue.pile),
            face_up=tuple(
                AdventurerView(one.adventurer, one.waited, is_due(position, one))
                for one in queue.face_up
            ),
        )
        for queue in position.queues
    )


def _sword(position: Position, sword: Sword) -> SwordView:
    rolls = position.catalogue.setup.star_rolls
    waiting = [one.adventurer for queue in position.queues for one in queue.face_up]
    fits = [(who, fit(position.options.catalogue, sword, who)) for who in waiting]
    return SwordView(
        blade=sword.blade,
        hilt=sword.hilt,
        enchantments=sword.enchantments,
        stars=sword.stars,
        is_forged=sword.is_forged,
        star_price=star_price(position, sword),
        star_roll=rolls[sword.stars] if sword.stars < len(rolls) else None,
        fits=tuple(FitView(who, tier) for who, tier in fits if tier is not None),
    )


def _smithy(position: Position, owner: int, reader: int | None) -> SmithyView:
    smithy = position.smithies[owner]
    is_open = owner == reader or position.phase is Phase.OVER
    workers = in_force(position.catalogue, smithy.loyal).workers
    return SmithyView(
        seat=owner,
        swords=tuple(_sword(position, sword) for sword in smithy.swords),
        furnace=smithy.furnace,
        pool=smithy.pool,
        vouchers=smithy.vouchers,
        workers=position.catalogue.setup.workers + workers,
        hand_count=len(smithy.hand),
        hand=smithy.hand if is_open else None,
        in_play=smithy.in_play,
        deck_count=len(smithy.deck),
        deck=position.in_order(smithy.deck) if is_open else None,
        discard=smithy.discard,
        loyal=smithy.loyal,
        fixtures=smithy.fixtures,
        seals=smithy.seals,
        sold=smithy.sold,
        reputation=score(position.queues, smithy),
    )
