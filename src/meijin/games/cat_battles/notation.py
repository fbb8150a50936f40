"""Actions as numbers and as words.

An action is a verb, for most with one or two operands packed below it::

    boss yuzu, kitten snow, team city_five, ready      put a team together (full mode)
    take 2                                             Fish from the Box into the Dish
    play maro#s1, end_play
    move maro#s1 sw, attack maro#s1 sham#n1, end_act, end_main
    use snow#s1 pay 1 on sham#n1                       a Rear effect, 1 of its cost paid with Held Fish, the rest
                                                       from the Dish; "on" only where it is aimed when used
    pass                                               use nothing (more) in this window
    roll, stop, take_cat, take_box, counter, decline, push center, again
    hit sham#n1, relocate maro#s1 sw, feed maro#s1, call maro#s1     what a Greedy Boss does; stop ends a feast
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.cards import CATALOGUE, DAMAGE_ONE
from meijin.games.cat_battles.cards import FEED as FEEDS
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import is_number
from meijin.kernel.messages import NoAction, NotUnderstood, StandsAlone

if TYPE_CHECKING:
    from meijin.games.cat_battles.setup import CatSetup

PLAIN: Final[tuple[str, ...]] = (
    *("end_play", "end_act", "end_main", "pass", "roll", "stop"),
    *("take_cat", "take_box", "counter", "decline", "again", "ready"),
)
END_PLAY, END_ACT, END_MAIN, PASS, ROLL, STOP, TAKE_CAT, TAKE_BOX, COUNTER, DECLINE, AGAIN, READY = range(len(PLAIN))

# The verb is in the bits from VERB on, the first operand in the lowest eight, the second in the eight above.
VERB: Final = 16
SECOND: Final = 8
FIRST: Final = 0xFF
TAKE: Final = 1 << VERB  # + Fish
BOSS: Final = 2 << VERB  # + the figure's place in the catalogue
KITTEN: Final = 3 << VERB
TEAM: Final = 4 << VERB  # + the team's place in the catalogue
PLAY: Final = 5 << VERB  # + cat
CALL: Final = 6 << VERB
FEED: Final = 7 << VERB
HIT: Final = 8 << VERB
PUSH: Final = 9 << VERB  # + Area
MOVE: Final = 10 << VERB  # + cat, Area
RELOCATE: Final = 11 << VERB
ATTACK: Final = 12 << VERB  # + cat, target
USE: Final = 13 << VERB  # + cat, target + 1; the next three verbs are the same with 1, 2 and 3 Held Fish paid
PAID: Final = ("0", "1", "2", "3")

FIGURES: Final = tuple(CATALOGUE.figures)
TEAMS: Final = tuple(CATALOGUE.teams)
# What follows the verb, the words ``term-needs_VERB`` tell.
NEEDS: Final = (
    "take",
    "boss",
    "kitten",
    "team",
    "play",
    "call",
    "feed",
    "hit",
    "push",
    "move",
    "relocate",
    "attack",
    "use",
)
WORDS: Final = ("", *NEEDS)  # the verbs by their numbers


def is_attack(action: int) -> bool:
    """Whether an action declares an attack."""
    return action >> VERB == ATTACK >> VERB


def text(setup: CatSetup, action: int) -> str:
    """An action in words."""
    verb, first, second = action >> VERB, action & FIRST, action >> SECOND & 0xFF
    names = setup.cards
    if action == first and first < len(PLAIN):
        return PLAIN[first]
    known = 0 < verb <= (USE >> VERB) + len(PAID) - 1
    fits = first < len(names) and second <= len(names)
    if known and verb >= USE >> VERB and fits:
        aim = f" on {names[second - 1]}" if second else ""
        return f"use {names[first]} pay {verb - (USE >> VERB)}{aim}"
    if known and verb < USE >> VERB:
        operands = _operands(setup, verb << VERB, first, second)
        if operands:
            return f"{WORDS[verb]} {operands}"
    raise MeijinError(f"{quoted(action)} is the number of no action of Cat Battles")


def _operands(setup: CatSetup, verb: int, first: int, second: int) -> str:
    """The operands in words; nothing if there are no such ones."""
    names = setup.cards
    if verb == ATTACK:
        return f"{names[first]} {names[second]}" if max(first, second) < len(names) else ""
    if verb in (MOVE, RELOCATE):
        return f"{names[first]} {AREAS[second]}" if first < len(names) and second < len(AREAS) else ""
    if second:
        return ""
    lists = {BOSS: FIGURES, KITTEN: FIGURES, TEAM: TEAMS, PUSH: AREAS, TAKE: ("0", "1", "2", "3")}
    listed = lists.get(verb, names)
    return listed[first] if first < len(listed) else ""


def actions(setup: CatSetup) -> list[int]:
    """All actions there can be with the figures of a setup, ascending."""
    figures = setup.figures
    cats, kittens = range(len(figures.owner)), [cat for cat, boss in enumerate(figures.boss) if not boss]
    everything = [
        *range(len(PLAIN)),
        *[TAKE + fish for fish in range(len(PAID))],
        *[verb + cat for verb in (PLAY, CALL, FEED) for cat in kittens],
        *[HIT + cat for cat in cats],
        *[PUSH + area for area in range(len(AREAS))],
        *[MOVE + (area << SECOND) + cat for cat in cats for area in range(len(AREAS))],
        *[RELOCATE + (area << SECOND) + cat for cat in kittens for area in range(len(AREAS))],
        *[ATTACK + (other << SECOND) + cat for cat in cats for other in figures.of_seat[1 - figures.owner[cat]]],
        *[
            USE + (paid << VERB) + (target + 1 << SECOND) + cat
            for cat in kittens
            for target in _aims(setup, cat)
            for paid in range(min(figures.cost[cat], len(PAID) - 1) + 1)
        ],
    ]
    if figures.full:
        everything += [verb + place for verb in (BOSS, KITTEN) for place in range(len(FIGURES))]
        everything += [TEAM + place for place in range(len(TEAMS))]
    return sorted(everything)


def _aims(setup: CatSetup, kitten: int) -> list[int]:
    """All that a Kitten's Rear effect may ever be used on: enemies, its own Kittens, or -1 where it is not aimed."""
    figures, aimed_at_enemies = setup.figures, setup.figures.effect[kitten] == DAMAGE_ONE
    if not aimed_at_enemies and figures.effect[kitten] != FEEDS:
        return [-1]
    return [
        cat
        for cat, owner in enumerate(figures.owner)
        if (owner != figures.owner[kitten]) == aimed_at_enemies
        and not (figures.boss[cat] and (figures.anywhere[kitten] or not aimed_at_enemies))
    ]


def parse(setup: CatSetup, words: str) -> int:
    """The action that words stand for."""
    if words in PLAIN:
        return PLAIN.index(words)
    verb, _, rest = words.partition(" ")
    if verb in PLAIN:
        raise MeijinError(StandsAlone(quoted(verb), quoted(rest)))
    if verb not in WORDS or not verb:
        raise MeijinError(NoAction(quoted(words), "Cat Battles", ", ".join([*PLAIN, *WORDS[1:]])))
    action = _parse_use(setup, rest.split()) if verb == "use" else _parse_operands(setup, verb, rest.split())
    if action is None:
        raise MeijinError(NotUnderstood(quoted(words), quoted(verb), f"needs_{verb}"))
    return action


def _parse_operands(setup: CatSetup, verb: str, given: list[str]) -> int | None:
    base = WORDS.index(verb) << VERB
    if verb == "take":
        return base | _number(given[0]) if len(given) == 1 and is_number(given[0]) else None
    lists = {"boss": FIGURES, "kitten": FIGURES, "team": TEAMS, "push": AREAS}
    if verb in lists:
        return base | lists[verb].index(given[0]) if len(given) == 1 and given[0] in lists[verb] else None
    cat = _cat(setup, given[0]) if given else None
    if cat is None:
        return None
    if verb in ("play", "call", "feed", "hit"):
        return base | cat if len(given) == 1 else None
    if len(given) != 2:
        return None
    second = _cat(setup, given[1]) if verb == "attack" else AREAS.index(given[1]) if given[1] in AREAS else None
    return None if second is None else base | second << SECOND | cat


def _parse_use(setup: CatSetup, given: list[str]) -> int | None:
    """``snow#s1 pay 1``, then perhaps ``on sham#n1``."""
    aimed = len(given) == 5 and given[3] == "on"
    if (len(given) != 3 and not aimed) or given[1] != "pay" or not is_number(given[2]):
        return None
    cat = _cat(setup, given[0])
    target = _cat(setup, given[4]) if aimed else -1
    if cat is None or target is None:
        return None
    return USE + (_number(given[2]) << VERB) | target + 1 << SECOND | cat


def meant(cats: Sequence[str]) -> list[str]:
    """What may be wanted of a cat on the Territory, or of a cat and another one as its target.

    >>> meant(["maro#s1", "sham#n1"])
    ['attack maro#s1 sham#n1', 'use maro#s1 pay 0 on sham#n1']
    """
    if len(cats) == 2:
        return [f"attack {cats[0]} {cats[1]}", f"use {cats[0]} pay 0 on {cats[1]}"]
    if len(cats) != 1:
        return []
    return [f"move {cats[0]} {AREAS[0]}", f"use {cats[0]} pay 0", f"hit {cats[0]}", f"feed {cats[0]}"]


def _number(word: str) -> int:
    """A number of Fish.

    No action has one beyond the highest there is, but why can be said.
    """
    return min(max(0, int(word)), FIRST)


def _cat(setup: CatSetup, name: str) -> int | None:
    """A cat by its full name.

    Where only the kind is told and there are several of it, a number beyond all cats stands for the kind: no action has
    that, but why there is none can still be said.
    """
    number = setup.card(name)
    if number is None and name in FIGURES:
        copies = setup.kinds.count(name)
        return setup.kinds.index(name) if copies == 1 else len(setup.cards) + FIGURES.index(name)
    return number
