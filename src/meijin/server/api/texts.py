"""What people send in long texts, like decks and cards of their own, is read in processes of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, ParamSpec, TypeVar

from meijin.kernel.game import Value
from meijin.server.api.access import AnyRequest
from meijin.server.context import Context
from meijin.server.people.identify import address_of
from meijin.server.people.user import visitor
from meijin.server.thinking.readers import Sender

SHORT: Final = 100  # characters: the name of a deck, or a word

Asked = ParamSpec("Asked")
Result = TypeVar("Result")


def sender_of(request: AnyRequest) -> Sender:
    """Who sends something to be read."""
    user = visitor(request)
    return Sender(address_of(request.scope), None if user is None else user.id)


def is_short(options: Mapping[str, Value]) -> bool:
    """Whether options have nothing in them that takes long to read.

    >>> is_short({"mode": "battle", "cats": 3}), is_short({"red_deck": "1 n-490\\n" * 20})
    (True, False)
    """
    return all(not isinstance(value, str) or len(value) <= SHORT for value in options.values())


async def beside(
    context: Context,
    request: AnyRequest,
    options: Mapping[str, Value],
    work: Callable[Asked, Result],
    *arguments: Asked.args,
    **named: Asked.kwargs,
) -> Result:
    """Do some work that reads these options: beside the event loop, and in another process if it may take long."""
    if is_short(options):
        return await asyncio.to_thread(work, *arguments, **named)
    return await context.readers.read(sender_of(request), work, *arguments, **named)
