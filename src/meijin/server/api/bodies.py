"""The bodies of requests as they are read."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused if it is not even text."""

    async def json(self) -> Any:
        """What the body says."""
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise ClientException("it is not in UTF-8") from error
