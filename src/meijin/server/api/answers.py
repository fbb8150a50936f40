"""How answers are described in the documentation."""

from typing import Any, Final

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example, OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import Body, BodyKwarg

from meijin.kernel import registry
from meijin.server.wire import Problem

_MEANT: Final = {
    400: "The request is not understood, or asks for something that cannot be.",
    401: "Nobody is signed in: `POST /api/session` makes a guest.",
    403: "It is not yours to do.",
    404: "There is no such thing, or it is not for you to see.",
    409: "It does not go with how things stand.",
    413: "The body is too big.",
    415: "The body is of the wrong type.",
    429: "Too many requests: `Retry-After` says how many seconds to wait.",
    503: "The database cannot be reached; most likely nothing was changed, but look.",
}
BODY: Final = (413, 415)  # how whatever takes a JSON body may refuse it


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a request may be refused, with those that are always possible."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_MEANT[status])
        for status in sorted({*statuses, 400, 429, 503})
    }


def described(summary: str, tag: str, *statuses: int) -> dict[str, Any]:
    """What the documentation says of a handler besides its own words: its name, where it belongs, how it refuses."""
    return {"summary": summary, "tags": [tag], "responses": problems(*statuses)}


def takes(kind: str, description: str, largest: int) -> type[Operation]:
    """An operation whose body is not of the usual kind, which the signature of its handler does not say."""
    schema = Schema(type=OpenAPIType.STRING, max_length=largest)

    class Takes(Operation):
        def __post_init__(self) -> None:
            content = {kind: OpenAPIMediaType(schema=schema)}
            self.request_body = RequestBody(content=content, description=description, required=True)

    return Takes


# For examples: a game that is installed here.
SOME_GAME: Final = next(iter(registry.names()), "some_game")


def example(value: dict[str, Any]) -> BodyKwarg:
    """Marks a handler's argument as the JSON body of the request, with an example of it."""
    marker = Body(examples=[Example(value=value)])
    assert isinstance(marker, BodyKwarg)
    return marker
