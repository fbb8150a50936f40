"""The lists that players hand in: what is wrong with one (5.4)."""

from __future__ import annotations

from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.tournament.refusal import Refused, Why


def errors_of(game: str, cards: str) -> tuple[str, ...]:
    """What is wrong with a list of a game, in sentences; what is no list at all is refused."""
    builder = registry.find(game).builder({})
    if builder is None:
        raise Refused(Why.STATE, f"players of {game} bring no lists")
    try:
        made = builder.read(cards)
    except MeijinError as error:
        raise Refused(Why.IMPOSSIBLE, str(error)) from None
    return tuple(f"{each.where}: {each.text}" if each.where else each.text for each in made.problems)
