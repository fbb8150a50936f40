"""Pages of other sites may not act in the name of their visitors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}


def is_ours(origin: str, host: str, origins: Sequence[str]) -> bool:
    """Whether a page of that origin may ask a server that is called so.

    The scheme is not compared with the server's own, which stands behind a proxy as often as not.

    >>> is_ours("https://play.example", "play.example", [])
    True
    >>> is_ours("https://elsewhere.example", "play.example", ["https://elsewhere.example"])
    True
    >>> is_ours("https://play.example.evil.example", "play.example", [])
    False
    """
    origin = origin.lower().rstrip("/")
    if origin in (allowed.lower().rstrip("/") for allowed in origins):
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    port = _DEFAULT_PORTS.get(parts.scheme)
    if port is None or not parts.netloc:  # `null` and `file:` too
        return False
    return parts.netloc.removesuffix(port) == host.lower().removesuffix(port)
