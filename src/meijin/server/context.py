"""Everything a request may need, put together once per worker."""

from dataclasses import dataclass

from litestar.di import NamedDependency

from meijin.server.live.events import Events
from meijin.server.live.hub import Hub
from meijin.server.operations.metrics import Metrics
from meijin.server.pages.client import Client
from meijin.server.people.service import People
from meijin.server.settings import Settings
from meijin.server.storage.database import Store
from meijin.server.thinking.readers import Readers


@dataclass
class Context:
    """The parts of a running worker."""

    settings: Settings
    store: Store
    people: People
    hub: Hub
    events: Events
    metrics: Metrics
    client: Client  # what browsers are given
    readers: Readers  # who reads what people send


NeedsContext = NamedDependency[Context]  # how a handler asks for it
