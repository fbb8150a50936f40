"""Whether the server is well, and its figures: two addresses for the programs that watch it."""

# No `from __future__ import annotations`: Litestar reads the types of handlers while it runs.

import asyncio
import logging
from importlib.metadata import version
from typing import Final

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from meijin.server.context import NeedsContext
from meijin.server.refusal import Refused

PATIENCE: Final = 2.0  # seconds for the database to answer

log = logging.getLogger("meijin.health")


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str  # ok, or failing
    version: str
    database: str  # ok, or failing


@get("/healthz", summary="Whether the server is well", tags=["operations"])
async def healthz(context: NeedsContext) -> Response[Health]:
    """200 if the database answers in time and takes what is written, 503 if not."""
    try:
        async with asyncio.timeout(PATIENCE):
            await context.store.ping()
    except Refused:  # the database has told the log why
        return _failing()
    except TimeoutError:
        log.warning("database does not answer in time")
        return _failing()
    except Exception:  # whatever it is: the server is asked how it is, and answers
        log.exception("database does not answer")
        return _failing()
    return Response(Health("ok", version("meijin"), "ok"))


def _failing() -> Response[Health]:
    return Response(Health("failing", version("meijin"), "failing"), status_code=503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(context: NeedsContext) -> Response[bytes]:
    """The figures, for Prometheus."""
    return Response(context.metrics.exposition(), media_type=CONTENT_TYPE_LATEST)


HANDLERS: Final = [healthz, metrics]
