"""What browsers are told about every answer: nothing from elsewhere, nothing to elsewhere, nothing taken for else."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from litestar.types import Message, Scope

_FOR_ALL: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
PAGE_HEADERS: Final = {
    **_FOR_ALL,
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
}
# Data, pictures and files: shown on their own they may load nothing, run nothing and stand in nobody's frame.
DATA_HEADERS: Final = {**_FOR_ALL, "content-security-policy": "default-src 'none'; frame-ancestors 'none'"}


NOT_MODIFIED: Final = 304


def headers_for(kind: str, status: int = 200) -> dict[str, str]:
    """What goes with an answer of a content type, which may be empty.

    >>> headers_for("text/html; charset=utf-8") is PAGE_HEADERS, headers_for("application/json") is DATA_HEADERS
    (True, True)
    """
    if status == NOT_MODIFIED:  # its headers take the place of those that are kept, and what kind it is stands there
        return _FOR_ALL
    return PAGE_HEADERS if kind.partition(";")[0].strip().lower() == "text/html" else DATA_HEADERS


async def secure(message: Message, scope: Scope) -> None:
    """Put the headers on an answer that is about to be sent, whoever made it."""
    if message["type"] == "http.response.start":
        headers = list(message.get("headers", ()))
        kind = next((value for name, value in headers if name == b"content-type"), b"")
        message["headers"] = headers + _encoded(kind.decode("latin-1"), message["status"])


@lru_cache
def _encoded(kind: str, status: int) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers_for(kind, status).items()]
