"""What the actions are called and do: by themselves, and with what is known of them in a position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from meijin.games.cat_battles import foresight, messages, notation
from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.cards import CATALOGUE, SEATS
from meijin.games.cat_battles.notation import FIGURES, TEAMS
from meijin.games.cat_battles.setup import CatSetup
from meijin.words import Choice, Message

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

_PLAIN: Final[dict[str, type[Choice]]] = {
    **{verb: kind for verb, kind in messages.PLAIN.items() if issubclass(kind, Choice)},
    **{"roll": messages.RollOne, "stop": messages.StopHere},
    **{"take_cat": messages.TakeCat, "take_box": messages.TakeBox},
}


def choice(setup: CatSetup, action: int) -> Message:
    """What an action is called and does, whatever the position."""
    if action < len(notation.PLAIN):
        return _PLAIN[notation.PLAIN[action]]()
    verb, first, second = action >> notation.VERB << notation.VERB, action & notation.FIRST, action >> notation.SECOND
    if verb >= notation.USE:
        return _use(setup, first, (second & 0xFF) - 1, (verb - notation.USE) >> notation.VERB)
    return _OF[verb](setup, first, second & 0xFF)


def _use(setup: CatSetup, cat: int, target: int, held: int) -> Message:
    rear = setup.figures.figure(cat).rear
    return messages.UseOne(
        cat=setup.cards[cat],
        effect=rear.id,
        does=f"does_{rear.id}",
        held=held,
        dish=rear.cost - held,
        target=None if target < 0 else setup.cards[target],
    )


def _team(number: int) -> Message:
    team = CATALOGUE.teams[TEAMS[number]]
    return messages.TeamOne(team.id, team.boss, team.kittens)


_OF: Final[dict[int, Callable[[CatSetup, int, int], Message]]] = {
    notation.TAKE: lambda setup, fish, _: messages.TakeFish(fish),
    notation.BOSS: lambda setup, figure, _: messages.BossOne(FIGURES[figure], FIGURES[figure]),
    notation.KITTEN: lambda setup, figure, _: messages.KittenOne(FIGURES[figure], FIGURES[figure]),
    notation.TEAM: lambda setup, team, _: _team(team),
    notation.PLAY: lambda setup, cat, _: messages.PlayOne(setup.cards[cat], setup.figures.level[cat]),
    notation.CALL: lambda setup, cat, _: messages.CallOne(setup.cards[cat]),
    notation.FEED: lambda setup, cat, _: messages.FeedOne(setup.cards[cat]),
    notation.HIT: lambda setup, cat, _: messages.HitOne(setup.cards[cat]),
    notation.PUSH: lambda setup, area, _: messages.PushTo(AREAS[area]),
    notation.MOVE: lambda setup, cat, area: messages.MoveTo(setup.cards[cat], AREAS[area]),
    notation.RELOCATE: lambda setup, cat, area: messages.RelocateTo(
        messages.Cat(setup.cards[cat], SEATS[setup.figures.owner[cat]]), AREAS[area]
    ),
    notation.ATTACK: lambda setup, cat, target: messages.AttackOne(setup.cards[cat], setup.cards[target]),
}


def here(state: CatBattles, action: int) -> Message:
    """The same with what it leads to in a position, as far as that is known."""
    setup = state.setup
    assert isinstance(setup, CatSetup)
    told = choice(setup, action)
    ahead: Any = foresight.outlook(state, action)
    if not ahead:
        return told
    match told:
        case messages.AttackOne():
            return replace(told, dice=ahead["dice"], hit=100 - ahead["chances"][0])
        case messages.RollOne():
            return replace(told, fails=ahead["chances"][0])
        case messages.StopHere():
            return replace(told, damage=ahead["damage"])
        case messages.TakeFish() | messages.TakeBox():
            return replace(told, box=ahead["box"], dish=ahead["dish"], greedy=ahead["greedy"])
        case messages.TakeCat():
            known = {name: ahead[name] for name in ("held", "dish", "flees", "loses", "greedy")}
            return replace(told, cat=state.setup.cards[foresight.hurt(state)], **known)
    return told
