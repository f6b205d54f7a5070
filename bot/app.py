"""The composition root: opens the store, builds all parts on it, and owns all background work."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime

import structlog

from bot.client import GuildhallClient, Register
from bot.config import Settings
from bot.games.registry import RULESETS
from bot.tables.ai_seats import AiSeats
from bot.tables.orders import StandingOrders
from bot.tables.outbox import Outbox
from bot.tables.service import TableService
from bot.tasks import BackgroundTasks
from bot.warming import warm_up
from cogs.delivery import Delivery
from cogs.registration import register
from cogs.services import Drawer, Services
from db.errors import StoreBusy
from db.store import Store
from render.fonts import use_folder

Clock = Callable[[], datetime]
AfterSend = Callable[[], Awaitable[None]]

SWEEP_SECONDS = 60.0
"""How often the program looks after what falls due by time alone."""

log = structlog.get_logger(__name__)


@dataclass
class App:
    """The whole program with its doors open; made by `open_app`."""

    store: Store
    services: Services
    client: GuildhallClient
    delivery: Delivery
    tasks: BackgroundTasks = field(default_factory=BackgroundTasks)

    @property
    def tables(self) -> TableService:
        """The table service."""
        return self.services.tables

    @property
    def ai_seats(self) -> AiSeats:
        """Those who play the AI seats."""
        return self.services.ai_seats

    def start_work(self) -> None:
        """Begin what runs beside the client; not before the client has logged in.

        Whoever simulates Discord calls this outside the simulation's own work, so that nothing
        there waits for these tasks, which never end by themselves.
        """
        self.tasks.start(warm_up(self.services.drawer), "warm-up")
        self.tasks.start(self.delivery.run(), "delivery")
        self.tasks.start(self.ai_seats.run(), "ai-seats")
        self.tasks.start(self._sweep_for_ever(), "sweep")

    async def idle(self) -> None:
        """Wait until no AI is waited for and everything that is owed now has been sent."""
        await self.ai_seats.idle()
        await self.delivery.idle()

    async def sweep(self) -> None:
        """Do once what falls due by time alone."""
        try:
            await self.store.beat()
        except StoreBusy:
            log.warning("the database was locked by somebody else", database="busy")

    async def _sweep_for_ever(self) -> None:
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP_SECONDS)


def utc_now() -> datetime:
    """The present time."""
    return datetime.now(UTC)


@asynccontextmanager
async def open_app(
    settings: Settings,
    *,
    clock: Clock = utc_now,
    new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    after_send: AfterSend | None = None,
    register_commands: Register | None = None,
) -> AsyncIterator[App]:
    """The program, ready to log in; on leaving, all of it is ended in order.

    Raises `CatalogueError`, `StoreInUse`, `SchemaTooNew`, `StoreUnavailable`. `register_commands`
    replaces telling Discord of changed commands only.
    """
    for ruleset in RULESETS.values():
        # Whoever has edited card data is told now, not at the start of the next game.
        ruleset.learn_catalogue(ruleset.shipped_catalogue())
    use_folder(str(settings.fonts) if settings.fonts else None)
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await Store.open(settings.database, clock))
        drawer = Drawer()
        stack.callback(drawer.close)
        tables = TableService(store, clock, new_seed)
        orders = StandingOrders(store, tables)
        ai_seats = AiSeats(tables, settings.ai_pause)
        stack.callback(ai_seats.close)
        services = Services(tables, Outbox(store, clock), drawer, ai_seats, orders, clock)
        client = GuildhallClient(services, register_commands or _registration(store))
        stack.push_async_callback(client.close)
        delivery = Delivery(services, client, after_send)

        def changed(table: int) -> None:
            delivery.wake(table)
            ai_seats.wake(table)

        tables.on_owed = changed
        app = App(store, services, client, delivery)
        stack.push_async_callback(app.tasks.stop)
        yield app


def _registration(store: Store) -> Register:
    async def changed_only(client: GuildhallClient) -> None:
        if client.application_id is not None:
            await register(client.tree, client.application_id, store.get_meta, store.set_meta)

    return changed_only
