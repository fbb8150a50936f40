"""What is asked, as a seat's view and its choices tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from meijin.games.go_out.cards import ABSORB, CHARACTER, DOUBLE_DRAW, HIDDEN
from meijin.games.go_out.messages import (
    AskBeat,
    AskChoose,
    AskDiscard,
    AskGift,
    AskLead,
    AskPlace,
    Passing,
    Pile,
)
from meijin.games.go_out.view import Seen
from meijin.kernel.kinds import kind_of
from meijin.kernel.sights import cards_in
from meijin.kernel.state import View
from meijin.words import Question


def question(view: View, choices: Sequence[str]) -> Question | None:
    """What the viewer has to decide; None if nothing."""
    seen, seat = cast("Seen", view), view["seat"]
    if not isinstance(seat, str) or not choices:
        return None
    verbs = {choice.partition(" ")[0] for choice in choices}
    match seen["phase"]:
        case "choose":
            return AskChoose()
        case "gift":
            return AskGift()
        case "place":
            late = power_of(view, seat, hidden=True) in (ABSORB, DOUBLE_DRAW) and "reveal" in verbs
            return AskPlace(seen["left"], character_of(view, seat) if late else None)
        case "discard":
            return AskDiscard(seen["left"], "absorbed" if power_of(view, seat) == ABSORB else "surplus")
    pile = seen["pile"]
    if pile is None:
        return AskLead("guard" in verbs)
    return AskBeat(
        pile=Pile(pile["rank"], pile["count"]),
        owner=pile["owner"],
        can="play" if "play" in verbs else "reveal" if "reveal" in verbs else "other" if len(verbs) > 1 else "pass",
        sweep="sweep" in verbs,
        guard="guard" in verbs,
        passing=Passing(**seen["passing"]),
    )


def character_of(view: View, owner: str) -> str | None:
    """The character in use, if the viewer knows it."""
    return next((kind_of(card) for card in cards_in(view, "character", owner)), None)


def power_of(view: View, owner: str, hidden: bool = False) -> int:
    """What the character of a seat can do once she is revealed; before that only where ``hidden`` ones count."""
    character = character_of(view, owner)
    if character is None or (owner in cast("Seen", view)["may_be"] and not hidden):
        return HIDDEN
    return CHARACTER[character].power
