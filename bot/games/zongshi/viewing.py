"""What a seat, or a spectator, may see of a state: the only way from states to views."""

from __future__ import annotations

from bot.games.zongshi.position import Position, thaw
from bot.games.zongshi.scoring import completed_count, score
from bot.games.zongshi.state import Question, Stand, ZongshiState
from bot.games.zongshi.tasks import Paying
from bot.games.zongshi.terms import Counts, Phase, Place
from bot.games.zongshi.view import (
    BasicView,
    BuildingView,
    DraftView,
    FigureAt,
    JarView,
    QuestionView,
    TokenView,
    TownspersonView,
    WorkshopView,
    ZongshiView,
)


def view(state: ZongshiState, seat: int | None) -> ZongshiView:
    """The position as that seat (None: a spectator) may see it."""
    position = thaw(state)
    middle = state.draft
    return ZongshiView(
        catalogue=state.options.catalogue,
        viewer=seat,
        round=state.round,
        phase=state.phase,
        last_round=state.last_round,
        start_seat=state.start_seat,
        to_act=tuple(sorted(question.seat for question in state.pending)),
        questions=tuple(_question(position, question, seat) for question in state.pending),
        bag=state.bag,
        large_jar=_jar(state, Place.LARGE_JAR, state.large_jar),
        small_jar=_jar(state, Place.SMALL_JAR, state.small_jar),
        scroll_deck=len(state.scroll_deck),
        scroll_discard=state.scroll_discard,
        temple=_figures(state, Place.TEMPLE),
        pawn_shop=state.pawn_shop,
        pawn_shop_figures=_figures(state, Place.PAWN_SHOP),
        townspeople=_townspeople(position),
        basic_projects=tuple(
            BasicView(project.id, left)
            for project, left in zip(position.catalogue.basic_project, state.basics, strict=True)
        ),
        masterworks=state.masterworks,
        masterwork_deck=len(state.masterwork_deck),
        workshops=tuple(_workshop(position, owner, seat) for owner in range(state.seats)),
        draft=None if middle is None else DraftView(middle.materials, middle.scrolls),
        laid_aside=state.laid_aside,
        refill_last_round=state.options.refill_last_round,
        apprentice_beside_lone_master=state.options.apprentice_beside_lone_master,
        scrolls_in_play=state.scrolls_in_play,
    )


def _question(position: Position, question: Question, reader: int | None) -> QuestionView:
    """Within a turn only its owner reads what exactly is asked."""
    if question.seat != reader and position.phase is Phase.TURNS:
        return QuestionView(question.seat, "turn")
    task = position.agenda[-1]
    price = None
    if question.kind in ("use", "pay") and isinstance(task, Paying):
        price = task.price
    scrolls = position.turn_scrolls if question.kind == "turn" else ()
    return QuestionView(question.seat, question.kind, question.count, question.jars, price, scrolls)


def _figures(state: ZongshiState, at: str) -> tuple[FigureAt, ...]:
    return tuple(_figure(stand) for stand in state.figures if stand.at == at)


def _figure(stand: Stand) -> FigureAt:
    return FigureAt(stand.seat, stand.figure, stand.as_master)


def _jar(state: ZongshiState, place: Place, materials: Counts) -> JarView:
    return JarView(materials, _figures(state, place))


def _townspeople(position: Position) -> tuple[TownspersonView, ...]:
    return tuple(
        TownspersonView(
            id=person.id,
            material=person.material,
            reward_waits=reward is not None,
            tokens=tuple(
                TokenView(seat, stop.token)
                for seat, workshop in enumerate(position.workshops)
                for stop in workshop.visits
                if stop.townsperson == person.id
            ),
            figures=tuple(_figure(stand) for stand in position.figures if stand.at == person.id),
        )
        for person, reward in zip(position.catalogue.townsperson, position.rewards, strict=True)
    )


def _workshop(position: Position, owner: int, reader: int | None) -> WorkshopView:
    workshop = position.workshops[owner]
    building = workshop.building
    open_hand = owner == reader or position.phase is Phase.OVER
    return WorkshopView(
        seat=owner,
        materials=workshop.materials,
        beside=workshop.beside,
        capacity=position.capacity(owner),
        tiles=workshop.tiles,
        scroll_count=len(workshop.scrolls),
        scroll_limit=position.hand_limit(owner),
        scrolls=workshop.scrolls if open_hand else None,
        tokens=workshop.tokens,
        visited=tuple(stop.townsperson for stop in workshop.visits),
        master=workshop.master,
        apprentice=workshop.apprentice,
        building=None
        if building is None
        else BuildingView(building.projects, building.figure, building.rounds_left),
        completed=workshop.completed,
        completed_count=completed_count(workshop),
        borrowed=workshop.borrowed,
        score=score(position.catalogue, workshop),
    )
