"""What the actions are called and do. The words stand in ``words/``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from meijin.games.crossover import frames, moves
from meijin.games.crossover.moves import first_of, second_of, verb_of
from meijin.games.crossover.names import ZONE_NAMES
from meijin.games.crossover.notation import ABILITIES, OF_CARDS, OF_KINDS, OF_NUMBERS, PLAIN
from meijin.kernel.frames import KIND
from meijin.words import Card, CardText, Choice, Message, Seat, Term, Zone, declared

if TYPE_CHECKING:
    from meijin.games.crossover.setup import CrossoverSetup
    from meijin.games.crossover.state import Crossover


class Pass(Choice):
    """Do nothing, where the position tells what is left undone."""

    asked: str | None = None


class Keep(Choice):
    """Leave hand or Teams as they are."""

    asked: str | None = None


class Done(Choice):
    """That is all; of an attack, of so many Teams."""

    asked: str | None = None
    sent: int | None = None


class Use(Choice):
    """A fighter uses an art."""

    card: Card
    text: CardText
    user: Card


# Where a card is said by its kind: whose it is, and where it lies; which item of the Chain; which of its coins.
_CARD: Final[dict[str, Any]] = {"card": Card, "text": CardText}
_WHICH: Final[dict[str, Any]] = {"owner": Seat | None, "zone": Zone | None, "item": int | None, "coin": Term | None}
_NAMED: Final = {
    **{word: declared(Choice, word, _CARD) for word in (OF_KINDS | OF_CARDS).values()},
    **{word: declared(Choice, word, _CARD | _WHICH) for word in ("target", "pay", "pick")},
    **{OF_CARDS[verb]: declared(Choice, OF_CARDS[verb], _CARD | {"which": int | None}) for verb in ABILITIES},
}
_NUMBERS: Final = {verb: declared(Choice, word, {"n": int}) for verb, word in OF_NUMBERS.items()}
_PLAIN: Final = {verb: declared(Choice, word) for verb, word in PLAIN.items()} | {
    moves.PASS: Pass,
    moves.KEEP: Keep,
    moves.DONE: Done,
    moves.AS_HEAD: declared(Choice, "as_head"),
    moves.AS_BACK: declared(Choice, "as_back"),
}
MESSAGES: Final[tuple[type[Message], ...]] = (*_PLAIN.values(), *_NUMBERS.values(), *_NAMED.values(), Use)


def choice(setup: CrossoverSetup, action: int) -> Message:
    """What an action is called and does, whatever the position."""
    verb, first, second = verb_of(action), first_of(action), second_of(action)
    if verb in PLAIN:
        return _PLAIN[verb]()
    named: dict[str, object] = {"n": first}
    if verb in OF_NUMBERS:
        return _NUMBERS[verb](**named)
    card = setup.terms.pool.cards[first].id if verb in OF_KINDS or verb == moves.USE else setup.cards[first]
    if verb == moves.USE:
        return Use(card, card, setup.cards[second])
    word = OF_KINDS.get(verb) or OF_CARDS[verb]
    named = {"card": card, "text": card}
    if verb in ABILITIES:
        named["which"] = second or None
    elif word in ("target", "pay", "pick"):
        named |= dict.fromkeys(_WHICH)
        if verb in OF_KINDS and second:
            named |= {"owner": setup.seats[second % 4 - 1], "zone": ZONE_NAMES[second // 4 - 1]}
        elif second >= moves.ITEMS:
            named["item"] = second - moves.ITEMS + 1
        elif second:
            named["coin"] = setup.terms.coin_kinds[second - 1]
    return _NAMED[word](**named)


def choice_now(state: Crossover, action: int) -> Message:
    """The same where the position tells what is left as it is, or left undone."""
    if action not in (moves.PASS, moves.KEEP, moves.DONE):
        return choice(cast("CrossoverSetup", state.setup), action)
    asked = state.setup.game.frames[state.pending[-1][KIND]].name
    if action == moves.DONE:
        if asked == "organize" and state.pending[-1][frames.ORGANIZE_HEAD] < 0:
            asked = "alone"
        return Done(asked, len(state.battles))
    return Pass(asked) if action == moves.PASS else Keep(asked)
