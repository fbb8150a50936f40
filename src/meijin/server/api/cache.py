"""Answers that a browser may keep, and asks again only whether they are still the same."""

from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response
from litestar.status_codes import HTTP_304_NOT_MODIFIED

CACHED: Final = "public, max-age=300"

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]


def tagged(content: T) -> tuple[T, str]:
    """Something with a tag that changes when it does."""
    return content, f'"{sha256(msgspec.json.encode(content)).hexdigest()[:24]}"'


def cacheable(
    request: AnyRequest, content: T, tag: str, media_type: str | None = None, keep: str = CACHED
) -> Response[T]:
    """The answer, or only that it is still the same."""
    headers = {"etag": tag, "cache-control": keep}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers)  # type: ignore[arg-type]
    return Response(content, headers=headers, media_type=media_type)
