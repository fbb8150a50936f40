"""What is asked of a server over HTTP, with a token."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from meijin.kernel.errors import MeijinError, quoted

PATIENCE: Final = 30.0  # seconds for an answer of the server
CONFLICT: Final = 409

Message = dict[str, Any]


class Caller:
    """Somebody with a token who asks a server."""

    def __init__(self, server: str, token: str) -> None:
        if not server.startswith(("http://", "https://")):
            raise MeijinError(f"{quoted(server)} is no address of a server; say one such as http://127.0.0.1:8000")
        self.address = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: Message | None = None, *, may_be_late: bool = False) -> Any:
        """What the server answers; what it refuses is told in its words."""
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers if data is None else {**self.headers, "Content-Type": "application/json"}
        try:
            request = Request(self.address + path, data, headers, method=method)
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            if may_be_late and error.code == CONFLICT:
                return None
            raise MeijinError(_reason(error)) from None
        except (URLError, OSError, ValueError) as error:
            raise MeijinError(f"the server at {quoted(self.address)} does not answer: {error}") from None


def _reason(error: HTTPError) -> str:
    """Why something was refused."""
    try:
        return str(json.load(error)["reason"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers {error.code}; is it a Meijin server?"
