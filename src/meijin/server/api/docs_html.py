"""The page that shows the OpenAPI description: plain HTML that needs no script."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

Node = Mapping[str, Any]

_METHODS: Final = ("get", "post", "put", "patch", "delete")
_CODE: Final = re.compile(r"`+([^`]+)`+")
_SOCKET: Final = "/api/tables/{table}/socket?since=LINES"


def page(openapi: Node) -> str:
    """The whole page."""
    types = openapi["components"]["schemas"]
    operations = list(_operations(openapi))
    tags = [tag for tag in openapi.get("tags", []) if any(tag["name"] in each["tags"] for _, _, each in operations)]
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            "<title>Meijin: the API</title>",
            '<link rel="icon" href="/mark.svg">',
            '<link rel="stylesheet" href="/docs/style.css"></head><body>',
            '<header><a class="mark" href="/">Meijin</a> <span>the API</span></header>',
            "<main>",
            f"<h1>The API</h1><p>{_prose(openapi['info']['description'])}</p>",
            '<p>For programs: <a href="/docs/openapi.json">openapi.json</a> and '
            '<a href="/docs/wire.json">wire.json</a>.</p>',
            _contents(tags, operations),
            *(_section(tag, operations) for tag in tags),
            _socket(types),
            _types(types),
            "</main></body></html>",
        ]
    )


def _operations(openapi: Node) -> Iterator[tuple[str, str, Node]]:
    for path, item in openapi["paths"].items():
        for method in _METHODS:
            if method in item:
                yield method, path, {"tags": ["operations"], **item[method]}


def _anchor(method: str, path: str) -> str:
    return f"{method}-{re.sub('[^a-z]+', '-', path).strip('-')}"


def _contents(tags: list[Node], operations: list[tuple[str, str, Node]]) -> str:
    parts = []
    for tag in tags:
        links = "".join(
            f'<li><a href="#{_anchor(method, path)}"><b>{method.upper()}</b> {escape(path)}</a></li>'
            for method, path, each in operations
            if tag["name"] in each["tags"]
        )
        parts.append(f"<li>{escape(tag['name'])}<ul>{links}</ul></li>")
    return (
        f'<nav aria-label="contents"><ul>{"".join(parts)}<li><a href="#socket">the socket of a table</a></li>'
        '<li><a href="#types">types</a></li></ul></nav>'
    )


def _section(tag: Node, operations: list[tuple[str, str, Node]]) -> str:
    inside = "".join(_operation(method, path, each) for method, path, each in operations if tag["name"] in each["tags"])
    return f"<section><h2>{escape(tag['name'])}</h2><p>{_prose(tag.get('description', ''))}</p>{inside}</section>"


def _operation(method: str, path: str, node: Node) -> str:
    parts = [
        f'<article id="{_anchor(method, path)}"><h3><b class="{method}">{method.upper()}</b> {escape(path)}</h3>',
        f"<p><strong>{escape(node.get('summary', ''))}.</strong> {_prose(node.get('description', ''))}</p>",
    ]
    if parameters := node.get("parameters"):
        rows = [
            (each["name"], each["in"], _kind(each.get("schema", {})), each.get("description", ""), each.get("required"))
            for each in parameters
        ]
        lines = "".join(
            f"<tr><td><code>{escape(name)}</code>{'' if needed else ' <i>optional</i>'}</td><td>{place}</td>"
            f"<td>{kind}</td><td>{_prose(said)}</td></tr>"
            for name, place, kind, said, needed in rows
        )
        parts.append(f"<table><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr>{lines}</table>")
    if body := node.get("requestBody"):
        for media, content in body["content"].items():
            shape = content.get("schema", {})
            parts.append(f"<p>Body ({escape(media)}): {_kind(shape)}</p>{_examples(shape)}")
    lines = "".join(_answer(status, each) for status, each in sorted(node["responses"].items()))
    parts.append(f"<table><tr><th>answer</th><th>body</th><th>when</th></tr>{lines}</table></article>")
    return "".join(parts)


def _answer(status: str, node: Node) -> str:
    body = " or ".join(
        f"{_kind(content.get('schema', {}))} <small>{escape(media)}</small>"
        for media, content in node.get("content", {}).items()
    )
    return f"<tr><td>{status}</td><td>{body}</td><td>{_prose(node.get('description', ''))}</td></tr>"


def _examples(shape: Node) -> str:
    return "".join(
        f"<pre>{escape(json.dumps(value, ensure_ascii=False, indent=2))}</pre>" for value in shape.get("examples", ())
    )


def _socket(types: Node) -> str:
    said = "".join(
        f"<li>{_link(name)}: {_prose(types[name]['description'])}</li>" for name in _members(types, "Client")
    )
    heard = "".join(
        f"<li>{_link(name)}: {_prose(types[name]['description'])}</li>" for name in _members(types, "Server")
    )
    return (
        '<section id="socket"><h2>the socket of a table</h2>'
        f"<p><code>WebSocket {escape(_SOCKET)}</code>, one per table and browser, with the same cookie or token as "
        "everything else. Every message is one JSON text whose field <code>type</code> says which it is. "
        "<code>since</code> is how many lines of the log you have: after a lost connection you get only what is new."
        "</p><p>A message that is answered by a receipt is done and kept, whatever happens to the server afterwards. "
        "If no answer comes, connect again and send the same message with the same <code>id</code>: it counts once.</p>"
        f"<h3>What a client says</h3><ul>{said}</ul><h3>What the server says</h3><ul>{heard}</ul>"
        "<h3>Why a socket is closed</h3><ul>"
        "<li>1012: the server restarts; connect again.</li><li>4400: <code>since</code> is no number.</li>"
        "<li>4401: you are signed out.</li><li>4403: a page of another site asked.</li>"
        "<li>4404: there is no such table for you.</li><li>4408: you did not read for too long.</li>"
        "<li>4429: too many of your messages were refused.</li><li>1009: a message was over 16 kB.</li>"
        "<li>1007: a message was not UTF-8.</li></ul></section>"
    )


def _members(types: Node, side: str) -> list[str]:
    return [each["$ref"].rpartition("/")[2] for each in types[f"{side}Message"]["anyOf"]]


def _types(types: Node) -> str:
    inside = "".join(_type(name, node) for name, node in types.items())
    return f'<section id="types"><h2>types</h2>{inside}</section>'


def _type(name: str, node: Node) -> str:
    head = f'<article id="type-{name}"><h3>{name}</h3><p>{_prose(node.get("description", ""))}</p>'
    if "properties" not in node:
        return f"{head}<p>{_kind(node)}</p></article>"
    needed = node.get("required", ())
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code>{'' if field in needed else ' <i>optional</i>'}</td>"
        f"<td>{_kind(kind)}</td><td>{_prose(kind.get('description', ''))}{_default(kind)}</td></tr>"
        for field, kind in node["properties"].items()
    )
    return f"{head}<table><tr><th>field</th><th>type</th><th>meaning</th></tr>{rows}</table></article>"


def _default(node: Node) -> str:
    return f" <small>default: {escape(json.dumps(node['default']))}</small>" if node.get("default") else ""


def _kind(node: Node) -> str:
    """A type in words, with links."""
    if "$ref" in node:
        return _link(str(node["$ref"]).rpartition("/")[2])
    if "enum" in node:
        return " | ".join(f"<code>{escape(json.dumps(value))}</code>" for value in node["enum"])
    for several in ("anyOf", "oneOf", "allOf"):
        if several in node:
            return " | ".join(dict.fromkeys(_kind(each) for each in node[several]))
    kind = node.get("type", "anything")
    if "prefixItems" in node:
        return f"list of exactly {', '.join(_kind(each) for each in node['prefixItems'])}"
    if kind == "array":
        return f"list of {_kind(node.get('items', {}))}"
    inside = node.get("additionalProperties")
    if kind == "object" and isinstance(inside, Mapping):
        return f"object of {_kind(inside)}"
    return f"{escape(str(kind))}{_limits(node)}"


def _limits(node: Node) -> str:
    low, high = (
        node.get(first, node.get(second)) for first, second in (("minimum", "minLength"), ("maximum", "maxLength"))
    )
    if low is None and high is None:
        return ""
    unit = " characters" if node.get("type") == "string" else ""
    text = f"up to {high:g}" if low is None else f"from {low:g}" if high is None else f"{low:g} to {high:g}"
    return f" <small>({text}{unit})</small>"


def _link(name: str) -> str:
    return f'<a href="#type-{name}">{name}</a>'


def _prose(text: str) -> str:
    """A remark, with what stands in backquotes as code.

    >>> _prose("say `back` & go")
    'say <code>back</code> &amp; go'
    """
    return _CODE.sub(r"<code>\1</code>", escape(" ".join(text.split()), quote=False))
