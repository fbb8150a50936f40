"""Every error becomes the same small body: a code for programs and a sentence for people."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.params import ParameterKwarg
from litestar.types import ExceptionHandlersMap
from litestar.typing import FieldDefinition
from sqlalchemy.exc import DBAPIError

from meijin.kernel.errors import MeijinError
from meijin.server.because import Because
from meijin.server.operations.logs import request_id
from meijin.server.pages.files import page_of_nothing
from meijin.server.people.limits import TooFast
from meijin.server.refusal import Code, Refused, refusal_of
from meijin.server.wire import Problem
from meijin.tournament.wording import TOO_DEEP, explain
from meijin.words.message import NONE

LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 256 * 1024

_log: Final = logging.getLogger("meijin.server")
_BY_STATUS: Final = {
    401: Code.NOT_SIGNED_IN,
    403: Code.FORBIDDEN,
    404: Code.UNKNOWN,
    409: Code.CONFLICT,
    413: Code.TOO_BIG,
    429: Code.TOO_FAST,
    503: Code.UNAVAILABLE,
}

AnyRequest = Request[Any, Any, Any]
Answer = Response[Problem]


def problem(refused: Refused, status: int = 0, headers: dict[str, str] | None = None) -> Answer:
    """An answer that says what was wrong."""
    told = Problem(refused.code, refused.reason, refused.said, refused.about)
    return Response(told, status_code=status or refused.status, headers=headers, media_type=MediaType.JSON)


def _refused(request: AnyRequest, error: Refused) -> Answer:
    return problem(error, headers={"retry-after": str(error.wait)} if isinstance(error, TooFast) else None)


def _of_the_house(request: AnyRequest, error: MeijinError) -> Answer:
    """What the kernel and the rules of tournaments refuse."""
    return _refused(request, refusal_of(error))


def _invalid(request: AnyRequest, error: ValidationException) -> Answer:
    found = error.extra if isinstance(error.extra, list) else []
    body = request.route_handler.parsed_data_field
    told, about = [], ""
    for each in found:
        message, key = str(each.get("message", "")), str(each.get("key", ""))
        if each.get("source") != "body":
            kind = request.route_handler.parsed_fn_signature.parameters.get(key)
            told.append(explain(message, [key], None) if kind is None else _parameter(message, key, kind))
        elif message == "'data'":
            told.append("a JSON object is needed as the body")
        else:
            path = [] if key == "data" else key.split(".")
            about = about or ".".join(path)
            told.append(explain(message, path, None if body is None else body.annotation))
    said = "; ".join(told) or "the request is not understood"
    return problem(Refused(Because.NOT_UNDERSTOOD, about=about, problem=said))


def _parameter(message: str, name: str, kind: FieldDefinition) -> str:
    """What is wrong with a parameter, under the name that it has in the address."""
    asked = kind.kwarg_definition.name if isinstance(kind.kwarg_definition, ParameterKwarg) else None
    return f"{asked or name}: {explain(message, [], kind.annotation)}"


def _not_found(request: AnyRequest, error: NotFoundException) -> Answer | Response[bytes]:
    if "text/html" in request.headers.get("accept", ""):
        return page_of_nothing(request.app.state.context.client)
    return problem(Refused(Because.NOTHING_HERE, path=request.url.path))


def _wrong_method(request: AnyRequest, error: MethodNotAllowedException) -> Answer:
    headers = dict(error.headers or {})
    refused = Refused(
        Because.WRONG_METHOD, method=request.method, path=request.url.path, allowed=headers.get("allow", "")
    )
    return problem(refused, 405, headers)


def _http(request: AnyRequest, error: HTTPException) -> Answer:
    status = error.status_code
    if status >= 500 and status != 503:
        return _unexpected(request, error)
    refused = Refused(_BY_STATUS.get(status, Code.MALFORMED), error.detail)
    if status == 413:
        refused = Refused(Because.BODY_TOO_BIG, most=_largest(request))
    elif status == 400 and error.__cause__ is not None:
        refused = Refused(Because.BODY_NO_JSON, problem=error.detail)
    return problem(refused, status, dict(error.headers or {}))


def _too_deep(request: AnyRequest, error: RecursionError) -> Answer:
    """A body that is nested so deeply that it cannot be read; any other recursion without end is a fault of ours."""
    if "deserializing" not in str(error):
        return _unexpected(request, error)
    return problem(Refused(Because.BODY_NOT_UNDERSTOOD, problem=TOO_DEEP))


def _largest(request: AnyRequest) -> int:
    largest = request.route_handler.resolve_request_max_body_size()
    return largest if isinstance(largest, int) else LARGEST_BODY


def _no_database(request: AnyRequest, error: Exception) -> Answer:
    _log.error("the database does not answer: %s", type(error).__name__, extra=_which(request))
    return problem(Refused(Because.NO_DATABASE))


def _unexpected(request: AnyRequest, error: Exception) -> Answer:
    """What nobody has thought of. The log names it by the number of the request, and never by its whole address."""
    _log.error("a request failed", exc_info=error, extra=_which(request))
    return problem(Refused(Because.UNEXPECTED, number=request_id.get() or NONE), 500)


def _which(request: AnyRequest) -> dict[str, object]:
    return {"method": request.method, "route": request.scope.get("path_template")}


# The most particular class that fits is asked.
EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: _refused,
    MeijinError: _of_the_house,
    ValidationException: _invalid,
    NotFoundException: _not_found,
    MethodNotAllowedException: _wrong_method,
    HTTPException: _http,
    DBAPIError: _no_database,
    ConnectionError: _no_database,
    RecursionError: _too_deep,
    Exception: _unexpected,
}
