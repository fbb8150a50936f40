"""What is asked. The words stand in ``words/``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meijin.kernel.sights import cards_in
from meijin.kernel.state import View
from meijin.words import Card, Message, Question, Seat, declared

if TYPE_CHECKING:
    from meijin.games.crossover.setup import CrossoverSetup
    from meijin.games.crossover.view import Seen


class AskChooser(Question):
    """First, or second with so many cards in the Chakra area?"""

    kind = "chooser"
    start: int


class AskRedraw(Question):
    """Keep the hand, or draw so many other cards?"""

    kind = "redraw"
    count: int


class AskOrganize(Question):
    """Which Teams, with so many fighters behind a Head?"""

    kind = "organize"
    backs: int


class AskBacks(Question):
    """Who supports this Head?"""

    kind = "leading"
    leading: Card


class AskBlock(Question):
    """Is this Team blocked, which wins so many rewards otherwise?"""

    kind = "block"
    attacking: tuple[Card, ...]
    power: int
    through: int


class AskAdjust(Question):
    """What is discarded down to the hand limit?"""

    kind = "adjust"
    limit: int


class AskEffect(Question):
    """Use something, where no Chain is open?"""

    kind = "open"
    step: str


class AskResponse(Question):
    """Respond to the latest item of the Chain?"""

    kind = "respond"
    seat: Seat
    own: bool
    card: Card
    ability: bool
    user: Card | None = None
    x: int | None = None
    mode: int | None = None
    targets: tuple[Card, ...] | None = None


# Those that go without saying more.
PLAIN: Final = {
    kind: declared(Question, kind)
    for kind in (
        *("place", "charge", "mission", "counter", "client", "deploy", "db_step", "attack", "final_coin"),
        *("free_mission", "trigger"),
    )
}
# Those that a card asks, or the ability of a card about another.
_ABOUT: Final = {"about": Card, "subject": Card | None}
OF_CARDS: Final = {
    kind: declared(Question, kind, _ABOUT)
    for kind in (
        *("mode", "x", "target", "accept", "pick", "number", "choose", "whether", "position", "find", "put_back"),
        "take_coin",
    )
}
# Those that are asked until nothing is left.
LEFT: Final = {kind: declared(Question, kind, {**_ABOUT, "left": int}) for kind in ("pay_hand", "cost", "forced")}
MESSAGES: Final[tuple[type[Message], ...]] = (
    *(AskChooser, AskRedraw, AskOrganize, AskBacks, AskBlock, AskAdjust, AskEffect, AskResponse),
    *(*PLAIN.values(), *OF_CARDS.values(), *LEFT.values()),
)


def question(setup: CrossoverSetup, view: View) -> Message | None:
    """What the viewer has to decide; None if nothing."""
    seen = cast("Seen", view)
    asked, rules = seen.get("question", ""), setup.terms.pool.rules
    if view["seat"] is None or view["seat"] not in cast("list[str]", view["deciders"]):
        return None
    match asked:
        case "chooser":
            return AskChooser(setup.terms.second_player_chakra)
        case "redraw":
            return AskRedraw(len(cards_in(view, "hand", str(view["seat"]))) - 1)
        case "organize":
            leading = seen["leading"]
            return AskBacks(leading) if leading else AskOrganize(rules.team_max - 1)
        case "block":
            battle = next(each for each in seen["battles"] if each["attacking"] == seen["attacking"])
            return AskBlock(tuple(seen["attacking"]), battle["powers"][0], seen["through"])
        case "adjust":
            return AskAdjust(rules.hand_limit)
        case "priority":
            return _priority(view, seen)
    if asked in PLAIN:
        return PLAIN[asked]()
    about: dict[str, object] = {"about": seen["about"], "subject": seen.get("subject")}
    if asked in LEFT:
        about["left"] = seen["open"]
    return (LEFT.get(asked) or OF_CARDS[asked])(**about)


def _priority(view: View, seen: Seen) -> Message:
    """Open a Chain, or respond to the latest item of the one there is."""
    if not seen["chain"]:
        return AskEffect(seen["step"])
    latest = seen["chain"][-1]
    return AskResponse(
        seat=latest["seat"],
        own=latest["seat"] == view["seat"],
        card=latest["card"],
        ability=latest["what"] in ("ability", "trigger"),
        user=latest.get("user"),
        x=latest.get("x"),
        mode=latest.get("mode"),
        targets=tuple(latest["targets"]) if "targets" in latest else None,
    )
