"""What is asked, in words, as a seat's view and its choices tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from meijin.games.go_out.cards import ABSORB, CHARACTERS, DOUBLE_DRAW, HIDDEN, IDS, Character
from meijin.games.go_out.notation import count_cards
from meijin.kernel.kinds import kind_of
from meijin.kernel.sights import cards_in, count_in, counter_in
from meijin.kernel.state import View

Characters = Mapping[str, Character]  # by name: an earlier edition of the rules gives them other lives

CHARACTER: Final[Characters] = {character.id: character for character in CHARACTERS}

PileSeen = Mapping[str, Any]  # of the view: cards, rank, count, damage, owner


def question(view: View, choices: Sequence[str], characters: Characters = CHARACTER) -> str:
    """What the viewer has to decide, with these characters by name; empty if nothing."""
    seat = view["seat"]
    if seat is None or seat not in cast("list[str]", view["deciders"]):
        return ""
    match view["phase"]:
        case "choose":
            return "Who will you be in this battle? Nobody else sees it."
        case "gift":
            return "You may give one of your cards to an opponent."
        case "place":
            return f"You take damage: put {_left(view)} of your hand face down.{_too_late(view, choices)}"
        case "discard":
            absorbs = power_of(view, str(seat)) == ABSORB
            why = "Instead of taking damage" if absorbs else "You drew more than the damage"
            return f"{why}: discard {_left(view)} of your hand."
    return _question_of_turn(view, choices, characters)


def _question_of_turn(view: View, choices: Sequence[str], characters: Characters) -> str:
    pile = cast("PileSeen | None", view["pile"])
    ways = ["use a Guard"] if "guard" in choices else []
    if pile is None:
        return f"You lead: {', or '.join(['play cards of one number', *ways])}."
    if any(choice.startswith("sweep") for choice in choices):
        ways.insert(0, "sweep the field")
    ways.append(f"or {passing(view, pile, characters)}")
    if any(choice.startswith("play") for choice in choices):
        return f"Beat {', '.join([said(pile), *ways])}."
    if "reveal" in choices:
        return f"Hidden you cannot beat {said(pile)}: {', '.join(['reveal', *ways])}."
    return f"You cannot beat {said(pile)}: {', '.join(ways).removeprefix('or ')}."


def passing(view: View, pile: PileSeen, characters: Characters = CHARACTER) -> str:
    """What it means to the viewer to pass on a pile."""
    seat = str(view["seat"])
    character = character_of(view, seat, characters)
    after = count_in(view, "damage", seat) + counter_in(view, "markers", seat) + pile["damage"]
    if view.get("absorbs"):
        return f"pass without damage and discard {count_cards(min(pile['damage'], count_in(view, 'hand', seat)))}"
    life = 0 if character is None else character.life
    if view.get("pass_eliminates"):
        return f"pass and be OUT ({after} damage, life {life})"
    return f"pass and take {pile['damage']} damage (then {after} of {life})"


def said(pile: PileSeen) -> str:
    """A pile in words: ``9×2``, ``1×2 as 14``, ``7 as two cards``."""
    kinds = Counter(cast("list[str]", pile["cards"]))
    names = "+".join(f"{IDS[kind].name}×{count}" if count > 1 else IDS[kind].name for kind, count in kinds.items())
    if [IDS[kind].name for kind in kinds] != [str(pile["rank"])]:
        names += f" as {pile['rank']}"
    return names if pile["count"] == kinds.total() else f"{names} as {count_cards(pile['count'])}"


def character_of(view: View, owner: str, characters: Characters = CHARACTER) -> Character | None:
    """The character in use, if the viewer knows it."""
    cards = cards_in(view, "character", owner)
    return characters[kind_of(cards[0])] if cards else None


def power_of(view: View, owner: str) -> int:
    """What the revealed character of a seat can do."""
    character = character_of(view, owner)
    hidden = owner in cast("dict[str, list[str]]", view["may_be"])
    return HIDDEN if character is None or hidden else character.power


def _too_late(view: View, choices: Sequence[str]) -> str:
    """A word to who could still reveal a character that would have had to be revealed before the pass (R13)."""
    character = character_of(view, str(view["seat"]))
    if "reveal" not in choices or character is None or character.power not in (ABSORB, DOUBLE_DRAW):
        return ""
    return f" To reveal {character.short_name} now is too late for this pass."


def _left(view: View) -> str:
    """How many cards have to be put down."""
    return count_cards(cast("int", view["left"]))
