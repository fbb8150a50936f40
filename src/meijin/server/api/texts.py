"""Options with long texts in them, like decks and cards of one's own, are read in a place of their own: few at once and
not for long, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from meijin.kernel.game import Value
from meijin.server.refusal import Code, Refused

SHORT: Final = 100  # characters: the name of a deck, or a word
SECONDS: Final = 10.0
_readers: Final = ThreadPoolExecutor(2, "texts")

Asked = ParamSpec("Asked")
Result = TypeVar("Result")


async def beside(
    options: Mapping[str, Value], work: Callable[Asked, Result], *args: Asked.args, **kwargs: Asked.kwargs
) -> Result:
    """Do some work that reads these options, beside the event loop."""
    if all(not isinstance(value, str) or len(value) <= SHORT for value in options.values()):
        return await asyncio.to_thread(work, *args, **kwargs)
    reading = partial(work, *args, **kwargs)
    try:
        async with asyncio.timeout(SECONDS):
            return await asyncio.get_running_loop().run_in_executor(_readers, reading)
    except TimeoutError:
        raise Refused(
            Code.UNAVAILABLE, f"the texts were not read within {SECONDS:.0f} seconds; nothing was changed, try again"
        ) from None
