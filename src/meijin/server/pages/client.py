"""The browser client as `make web` builds it into the package: read when a worker starts, packed when asked for."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from meijin.server.api.cache import tagged
from meijin.server.pages.built import BUILT, PAGE

KINDS: Final = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
WORTH_PACKING: Final = 0.9  # of its length; pictures and fonts are packed already


class Body(NamedTuple):
    """What is sent, and the tag by which a browser asks whether it is still the same."""

    content: bytes
    tag: str


@dataclass(frozen=True)
class File:
    """A file of the client, as it is and, where that is much shorter, as gzip."""

    kind: str
    content: bytes

    @cached_property
    def plain(self) -> Body:
        return Body(*tagged(self.content))

    @cached_property
    def packed(self) -> Body | None:
        """As gzip, without the time: the tag is the same at every worker. None if that saves little."""
        packed = gzip.compress(self.content, mtime=0)
        return Body(*tagged(packed)) if len(packed) < WORTH_PACKING * len(self.content) else None


Client = dict[str, File]  # by the path in its folder, with slashes; empty if it is not built


def read_client(folder: Traversable = BUILT) -> Client:
    """Every file of the client; none if it has not been built."""
    found = {path: _file(path, each.read_bytes()) for path, each in _walk(folder)}
    return found if PAGE in found else {}


def _walk(folder: Traversable, under: str = "") -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for each in folder.iterdir():
        path = f"{under}{each.name}"
        if each.is_dir():
            yield from _walk(each, f"{path}/")
        else:
            yield path, each


def _file(path: str, content: bytes) -> File:
    return File(KINDS.get(path.rpartition(".")[2], "application/octet-stream"), content)
