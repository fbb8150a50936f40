"""Phrases that operations and static abilities share."""

from __future__ import annotations

from typing import Final

from meijin.games.crossover.effects.numbers import TEAM_EVENTS, Number
from meijin.games.crossover.language.filters import Objects, Selector
from meijin.games.crossover.language.scope import FIGHTER_EVENTS
from meijin.games.crossover.language.terms import Keyword, OpList
from meijin.games.crossover.language.vocabulary import Against, Event, ObjectKind, Protection, Ref, Side, Who
from meijin.games.crossover.language.words import Talk, either, titled
from meijin.kernel.errors import listed

SOURCES: Final = {
    Against.ANY: "effects",
    Against.OPP: "the opponent's effects",
    Against.OPP_ARTS: "the opponent's Arts",
    Against.OPP_FIGHTERS: "the effects of the opponent's fighters",
    Against.OPP_MISSIONS: "the opponent's Missions and Events",
}
PREVENTED: Final = {
    Protection.DAMAGE: "given Damage",
    Protection.INJURE: "changed to injured",
    Protection.BLANK: "stripped of effect texts",
    Protection.STANDBY: "made Stand-by",
    Protection.MOVE: "moved",
    Protection.POWER: "changed in Power",
    Protection.TARGET: "targeted",
    Protection.ALL: "affected",
}
ALWAYS_PREVENTED: Final = {
    Protection.SHOWDOWN_DAMAGE: "receive Damage in the Showdown",
    Protection.DAMAGE_DISCARD: "be discarded by Damage",
}
PLAYER_EVENTS: Final = {
    Event.PLANET_DAMAGE: {Who.YOU: "receive Planet Damage", Who.OPP: "receives Planet Damage"},
    Event.REWARD_WON: {Who.YOU: "win a Battle Reward", Who.OPP: "wins a Battle Reward"},
}
FOES_EVENTS: Final = {Event.OPP_USED_ART: {Who.YOU: "the opponent uses an Art", Who.OPP: "you use an Art"}}
ALLY_EVENTS: Final = (Event.ALLY_PUT_IN_PLAY, Event.ALLY_DISCARDED_SHOWDOWN, Event.ALLY_LEFT_PLAY)
TURN_EVENTS: Final = {
    Event.TURN_START: "at the beginning of each of {} turns",
    Event.TURN_END: "at the end of each of {} turns",
    Event.BATTLE_START: "at the start of each of {} Battle Phases",
    Event.SHOWDOWN_START: "at the start of each of {} Showdowns",
}
HAPPENED: Final = {
    Event.PUT_IN_PLAY: "is put in play",
    Event.DEPLOYED: "is deployed",
    Event.SENT_OUT: "is sent out to battle",
    Event.SENT_ATTACK: "is sent out to attack",
    Event.SENT_BLOCK: "is sent out to block",
    Event.OPPOSED: "is opposed",
    Event.USED_ART: "uses an Art",
    Event.WON_BATTLE: "wins a battle",
    Event.LOST_BATTLE: "loses a battle",
    Event.DREW_BATTLE: "draws a battle",
    Event.DISCARDED_SHOWDOWN: "is discarded due to the Showdown",
    Event.LEFT_PLAY: "leaves play",
    Event.DAMAGED: "receives Damage",
    Event.HEALED: "is healed",
    Event.LAST_COIN_REMOVED: "loses its last coin of a kind",
    Event.EXPIRED: "expires",
    Event.ALLY_DISCARDED_SHOWDOWN: "is discarded due to the Showdown",
    Event.ALLY_PUT_IN_PLAY: "is put in play",
    Event.ALLY_LEFT_PLAY: "leaves play",
    Event.TEAM_WON: "wins a Victory or Outstanding Victory",
    Event.TEAM_LOST: "is Defeated or Completely Defeated",
    Event.OUTSTANDING: "wins an Outstanding Victory",
}


def gets(talk: Talk, to: Objects, c: Number, s: Number, how_long: str) -> str:
    """A change of Power: "this Ninja gets +X/+0 this turn, X being ..."."""
    who = talk.verb(to, "gets", "get")
    talk.its.append("it" if not talk.is_plural(to) else "that fighter")
    combat, of_combat = c.bonus(talk, "X")
    support, of_support = s.bonus(talk, "Y" if of_combat else "X")
    talk.its.pop()
    return f"{who} {combat}/{support}{f' {how_long}' if how_long else ''}{of_combat}{of_support}"


def safe_from(prevented: tuple[Protection, ...], by: Against) -> str:
    """What cannot happen to fighters: "cannot be given Damage by the opponent's Arts"."""
    said = [PREVENTED[each] for each in prevented if each in PREVENTED]
    by_effects = [f"be {either(said)} by {SOURCES[by]}"] if said else []
    always = [ALWAYS_PREVENTED[each] for each in prevented if each in ALWAYS_PREVENTED]
    return f"cannot {either([*by_effects, *always])}"


def cards_of(talk: Talk, to: Objects) -> str:
    """Cards and that they get something: "your Sand Ninja cards in hand get"."""
    if isinstance(to, Selector) and to.kind is ObjectKind.CARD:
        return f"{to.noun(talk, True)} in {talk.zones(to.zone, to.of)} get"
    return talk.verb(to, "gets", "get")


def keyword_words(keyword: Keyword) -> str:
    """A keyword as cards print it: "Super Heal", "Fierce 1", "Ally: Goku"."""
    name = titled(keyword.kind)
    if not keyword.parameter:
        return name
    return f"{name} {keyword.parameter}" if keyword.parameter.isdigit() else f"{name}: {keyword.parameter}"


def say(ops: OpList, talk: Talk) -> str:
    """A list of operations: commands in one breath, anything longer apart."""
    clauses = [each.words(talk) for each in ops.ops]
    is_plain = all(each.is_command() for each in ops.ops) and not any({",", ";", ":"} & set(each) for each in clauses)
    return listed(clauses) if is_plain else "; ".join(clauses)


def change_status(talk: Talk, to: Objects, verb: str, then_each: OpList | None, optional: bool, changed: str) -> str:
    """A change of status, and what follows for each fighter changed."""
    said = verb.format(talk.objects(to))
    if optional:
        said = f"you may {said}"
    if then_each is None:
        return said
    talk.its.append("it")
    which = f"for each fighter {changed} this way" if talk.is_plural(to) else f"if it is {changed}"
    said = f"{said}; {which}, {say(then_each, talk)}"
    talk.its.pop()
    return said


def each_time(talk: Talk, event: Event, who: Who | Ref) -> str:
    """Each time something happens to somebody, or to the fighters and Teams of a player."""
    if isinstance(who, Ref):
        one = "one of " if talk.is_plural(who) else ""
        return f"each time {one}{talk.ref(who)} {HAPPENED[event]}"
    whose = "your" if who is Who.YOU else "the opponent's"
    if event in TURN_EVENTS:
        return TURN_EVENTS[event].format(whose)
    if event in FOES_EVENTS:
        return f"each time {FOES_EVENTS[event][who]}"
    if event in PLAYER_EVENTS:
        return f"each time {'you' if who is Who.YOU else 'the opponent'} {PLAYER_EVENTS[event][who]}"
    of_fighters = event in FIGHTER_EVENTS or event in ALLY_EVENTS
    noun = "Teams" if event in TEAM_EVENTS else "fighters" if of_fighters else "cards"
    return f"each time one of {whose} {noun} {HAPPENED[event]}"


def owner_of(talk: Talk, objects: Objects) -> str:
    """Whose zone objects go to: their owner's."""
    selector = objects if isinstance(objects, Selector) else None
    if isinstance(objects, Ref) and Ref.T1 <= objects <= Ref.T9:
        selector = talk.targets[objects - 1]
    if selector is not None and selector.kind is ObjectKind.CARD and selector.of is Side.YOU:
        return "your"
    return "their owners'" if talk.is_plural(objects) else "its owner's"
