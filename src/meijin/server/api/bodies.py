"""The bodies of requests as they are read."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, HTTPException


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused if it is no JSON."""

    async def body(self) -> bytes:
        """The body, unless it says that it is something else than JSON, such as the form of another site's page."""
        kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind not in ("", "application/json"):
            raise HTTPException(f"the body is {kind[:40]!r}; it must be application/json", status_code=415)
        return await super().body()

    async def json(self) -> Any:
        """What the body says."""
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise ClientException("it is not in UTF-8") from error
