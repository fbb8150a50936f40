"""The documentation at ``/docs``: the OpenAPI description, and a page that shows it without any script."""

from functools import cache
from http import HTTPStatus
from importlib.metadata import version
from importlib.resources import files
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from meijin.server.api.cache import AnyRequest, cacheable, tagged
from meijin.server.api.docs_html import page
from meijin.server.schema import schema

ABOUT: Final = (
    "Tables where nothing is lost and nobody peeks. Whatever a browser does here a program can do too: "
    "bodies are JSON, unknown fields are refused, times are milliseconds since the epoch, and every refusal says "
    "what was wrong and what would be right."
)
TAGS: Final = {
    "people": "Who you are: a guest, an account, or a program with a token.",
    "tokens": "Keys for programs that play in your name.",
    "games": "What can be played here.",
    "lists": "Decks and teams: what there is, what is wrong with one, and those you keep.",
    "lobby": "Finding and opening tables.",
    "seats": "Who sits where, and beginning.",
    "events": "Tournaments: making one, taking part, giving orders, files.",
    "records": "Finished games as text, and checking them.",
    "operations": "For whoever runs the server.",
}
GRANTED: Final = {"200": "As asked.", "201": "It is made.", "204": "It is done."}


def completed(openapi: dict[str, Any]) -> dict[str, Any]:
    """The description with our own schema of every type, which says more: remarks, limits, and what is refused."""
    components = openapi.get("components", {})
    schemas = {**components.get("schemas", {}), **_moved(schema()["$defs"])}
    paths = {
        path: {method: _honest(operation) for method, operation in item.items()}
        for path, item in openapi["paths"].items()
    }
    return {**openapi, "paths": paths, "components": {**components, "schemas": schemas}}


def _honest(operation: dict[str, Any]) -> dict[str, Any]:
    """An operation with its answers as they are, where Litestar says something general or describes no body as null."""
    answers = {status: dict(answer) for status, answer in operation["responses"].items()}
    for status, answer in answers.items():
        if answer["description"] == HTTPStatus(int(status)).description:
            answer["description"] = GRANTED.get(status, answer["description"])
    answers.get("204", {}).pop("content", None)
    return {**operation, "responses": answers}


def _moved(node: Any) -> Any:
    """A part of our schema with its references as OpenAPI wants them."""
    if isinstance(node, dict):
        return {name: _moved(value) for name, value in node.items()}
    if isinstance(node, (list, tuple)):
        return [_moved(value) for value in node]
    if isinstance(node, str) and node.startswith("#/$defs/"):
        return node.replace("#/$defs/", "#/components/schemas/", 1)
    return node


class _Json(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for programs."""
        return self.render_json(request, completed(openapi_schema))


class _Page(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description for people."""
        return page(completed(openapi_schema)).encode()


@get("/wire.json")
async def wire_schema() -> Response[dict[str, Any]]:
    """The JSON schema of everything that goes over the wire."""
    return Response(schema(), media_type=MediaType.JSON)


@get("/style.css", sync_to_thread=False)
def docs_style(request: AnyRequest) -> Response[str]:
    """How the page looks."""
    return cacheable(request, *_style(), "text/css")


@cache
def _style() -> tuple[str, str]:
    return tagged(files("meijin.server.api").joinpath("docs.css").read_text(encoding="utf-8"))


def openapi_config() -> OpenAPIConfig:
    """How Litestar describes the API and serves the description."""
    return OpenAPIConfig(
        title="Meijin",
        version=version("meijin"),
        description=ABOUT,
        tags=[Tag(name, description) for name, description in TAGS.items()],
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(type="apiKey", name="meijin", security_scheme_in="cookie"),
                "token": SecurityScheme(type="http", scheme="bearer", bearer_format="mjn_<id>_<secret>"),
            }
        ),
        security=[{}, {"cookie": []}, {"token": []}],
        use_handler_docstrings=True,
        render_plugins=[_Page(path="/"), _Json()],
        openapi_router=Router("/docs", route_handlers=[wire_schema, docs_style], include_in_schema=False),
    )
