"""The application: all parts of a worker put together."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources.abc import Traversable
from secrets import token_hex
from typing import Final

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.plugins import InitPlugin

from meijin.kernel import registry
from meijin.server.api.bodies import JsonRequest
from meijin.server.api.docs_page import openapi_config
from meijin.server.api.errors import EXCEPTION_HANDLERS, LARGEST_BODY
from meijin.server.api.routes import routes
from meijin.server.context import Context
from meijin.server.live.event_socket import event_socket
from meijin.server.live.events import Events
from meijin.server.live.hub import Hub
from meijin.server.live.notices import Notices, make_plugin
from meijin.server.live.socket import table_socket
from meijin.server.operations import health
from meijin.server.operations.metrics import Metrics
from meijin.server.pages import files
from meijin.server.pages.built import BUILT
from meijin.server.pages.client import read_client
from meijin.server.pages.security import secure
from meijin.server.people.answer import bring_cookie
from meijin.server.people.identify import Identify
from meijin.server.people.service import People
from meijin.server.settings import Settings
from meijin.server.storage.database import Store
from meijin.server.thinking.pool import Thinkers
from meijin.server.thinking.readers import Readers
from meijin.server.timeofday import today_after

log: Final = logging.getLogger("meijin.app")
SETTLED: Final = 10.0  # seconds after the start


def create_app(settings: Settings, client: Traversable = BUILT) -> Litestar:
    """The application with these settings and the browser client from a folder; all is opened when it starts."""
    channels = make_plugin(settings.database)
    parts = Parts(settings, channels, client)
    return Litestar(
        route_handlers=[*routes(), *files.HANDLERS, *health.HANDLERS, table_socket, event_socket],
        dependencies={"context": Provide(lambda: parts.context, sync_to_thread=False)},
        exception_handlers=EXCEPTION_HANDLERS,
        middleware=[Identify()],
        before_send=[secure, bring_cookie],
        openapi_config=openapi_config(),
        plugins=[channels, parts],
        request_class=JsonRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # whoever runs the application says how it logs
    )


class Parts(InitPlugin):
    """The parts of a worker, which begin after the channels and end before them."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin, client: Traversable) -> None:
        self.settings = settings
        self.channels = channels
        self.client = client
        self.context: Context

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Begin and end the parts with the application."""
        app_config.lifespan.append(self._lifespan)
        return app_config

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncGenerator[None, None]:
        async with AsyncExitStack() as stack:
            self.context = app.state.context = await self._put_together(stack)
            yield

    async def _put_together(self, stack: AsyncExitStack) -> Context:
        """Open every part; the stack closes them in the opposite order."""
        settings = self.settings
        metrics = Metrics()
        store = await Store.open(settings.database, on_commit=metrics.committed)
        stack.push_async_callback(store.close)
        people = await People.open(
            store.people, today_after(await store.lives.last()), rate_limits=settings.rate_limits
        )
        thinkers = Thinkers(settings.thinkers, settings.budget)
        stack.push_async_callback(thinkers.close)
        warming = asyncio.create_task(_warm_up(thinkers))
        stack.push_async_callback(_stop, warming)
        notices = Notices(self.channels, token_hex(4))
        await notices.start()
        stack.push_async_callback(notices.stop)
        hub = Hub(store, thinkers, notices, metrics)
        await hub.start()
        stack.push_async_callback(hub.close)
        events = Events(hub)
        await events.start()
        stack.push_async_callback(events.close)
        readers = Readers(limited=settings.rate_limits)
        stack.push_async_callback(readers.close)
        loading = asyncio.create_task(asyncio.to_thread(load_games))
        stack.push_async_callback(_stop, loading)
        return Context(settings, store, people, hub, events, metrics, read_client(self.client), readers)


def load_games() -> None:
    """Load every installed game before anybody asks for it, while the first page is shown: later tables would wait."""
    for name, problem in registry.installed()[1].items():
        log.warning("game %s left out: %s", name, problem)


async def _warm_up(thinkers: Thinkers) -> None:
    """Have a process ready for the first bot that is asked; but whoever was here before a restart goes before."""
    await asyncio.sleep(SETTLED)
    await thinkers.warm_up()


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
