"""Whether the server is well, and its figures: two addresses for the programs that watch it."""

# No `from __future__ import annotations`: Litestar reads the types of handlers while it runs.

import asyncio
import logging
from hmac import compare_digest
from importlib.metadata import version
from typing import Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotAuthorizedException
from prometheus_client import CONTENT_TYPE_LATEST

from meijin.server.api.access import AnyRequest
from meijin.server.because import Because
from meijin.server.context import NeedsContext
from meijin.server.refusal import Refused
from meijin.words.message import NONE

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
    asking = asyncio.create_task(context.store.ping())
    try:
        if not (await asyncio.wait({asking}, timeout=PATIENCE))[0]:
            asking.cancel()  # and nobody waits until that is done: a connection that hangs takes its time to give up
            raise TimeoutError
        await asking
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
def metrics(request: AnyRequest, context: NeedsContext) -> Response[bytes]:
    """The figures, for a Prometheus that shows the operator's token; without such a token there are none."""
    token = context.settings.metrics_token
    if not token:
        raise Refused(Because.NOTHING_HERE, path=NONE)
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not compare_digest(shown.strip().encode(), token.encode()):
        raise NotAuthorizedException(
            "the figures are the operator's: show the token as `Authorization: Bearer TOKEN`",
            headers={"www-authenticate": 'Bearer realm="metrics"'},
        )
    return Response(context.metrics.exposition(), media_type=CONTENT_TYPE_LATEST)


HANDLERS: Final = [healthz, metrics]
