"""What a card says: its whole text, composed of the words of its terms, and a short form for tables."""

from __future__ import annotations

from textwrap import shorten
from typing import TYPE_CHECKING, Final

from meijin.games.crossover.effects.ability import Ability
from meijin.games.crossover.effects.phrases import HAPPENED, keyword_words, say
from meijin.games.crossover.language.abbreviations import abbreviated
from meijin.games.crossover.language.vocabulary import AbilityKind, CardType, Event, Limit, Role, Subtype
from meijin.games.crossover.language.words import Talk, either, possessive, sentence, titled
from meijin.kernel.errors import listed

if TYPE_CHECKING:
    from meijin.games.crossover.effects.card import Card

ONE_OF: Final = "choose one: "
NOTHING: Final = "No effect text."
SHORTEST: Final = 60  # characters of a short text
MOMENTS: Final = {
    Event.TURN_START: "at the beginning of {} turn",
    Event.TURN_END: "at the end of {} turn",
    Event.BATTLE_START: "at the start of {} Battle Phase",
    Event.SHOWDOWN_START: "at the start of {} Showdown",
}
TURNS: Final = {Role.ATTACKER: "your", Role.DEFENDER: "the opponent's", None: "each"}
ON_TURN: Final = {Role.ATTACKER: " on your turn", Role.DEFENDER: " on the opponent's turn", None: ""}
WITHOUT_SUBJECT: Final = {
    Event.PUT_IN_PLAY: "when put in play",
    Event.DEPLOYED: "when deployed",
    Event.SENT_OUT: "when sent out to battle",
    Event.SENT_ATTACK: "when sent out to attack",
    Event.SENT_BLOCK: "when sent out to block",
    Event.OPPOSED: "when opposed",
    Event.DISCARDED_SHOWDOWN: "when discarded due to the Showdown",
}
OF_ITS_TEAM: Final = {
    Event.WON_BATTLE: "wins a Victory or Outstanding Victory",
    Event.LOST_BATTLE: "is Defeated or Completely Defeated",
    Event.DREW_BATTLE: "draws its battle",
}
OF_THE_PLAYER: Final = {
    Event.ALLY_DISCARDED_SHOWDOWN: "when one of your fighters is discarded due to the Showdown",
    Event.ALLY_PUT_IN_PLAY: "when one of your fighters is put in play",
    Event.ALLY_LEFT_PLAY: "when one of your fighters leaves play",
    Event.OPP_USED_ART: "when the opponent uses an Art",
    Event.TEAM_WON: "when one of your Teams wins a Victory or Outstanding Victory",
    Event.TEAM_LOST: "when one of your Teams is Defeated or Completely Defeated",
    Event.OUTSTANDING: "when one of your Teams wins an Outstanding Victory",
    Event.PLANET_DAMAGE: "when you receive Planet Damage in the Showdown",
    Event.REWARD_WON: "when you win a Battle Reward",
}
SUBTYPES: Final = {
    Subtype.PERMANENT: "Permanent",
    Subtype.COUNTER: "Counter",
    Subtype.ADVENTURE: "Adventure (Strategy, on your turn)",
}
LIMITS: Final = {Limit.TURN: "once per turn", Limit.GAME: "once per game", Limit.NONE: "any number of times"}


def describe(card: Card) -> str:
    """The whole text of a card."""
    parts = [
        *subtype_words(card),
        *(sentence(keyword_words(each)) for each in card.keywords),
        *(ability_words(each, card.type_) for each in card.abilities),
    ]
    return " ".join(parts) or NOTHING


def short(card: Card) -> str:
    """What a card does in at most some 60 characters, for tables: abbreviated, and cut off only where dots show it."""
    stays = "; ".join(_subtypes(card))
    parts = [
        *([abbreviated(stays)] if stays else []),
        *(keyword_words(each) for each in card.keywords),
        *(_brief(each, card.type_) for each in card.abilities),
    ]
    return shorten("; ".join(parts), SHORTEST, placeholder="...")


def _brief(ability: Ability, source: CardType) -> str:
    """An ability in few words, with all that it depends on."""
    icons = _icons(ability, source)
    start = f"({', '.join(icons)}) " if icons else ""
    unnegatable = "; cannot be negated" if ability.unnegatable else ""
    said = SAY[ability.kind](ability, Talk(source, ability.targets, ability.on, is_brief=True))
    return start + abbreviated(said) + unnegatable


def user_words(card: Card) -> str:
    """Who may use an art: "Naruto Uzumaki with Clone Status or Jiraiya"."""
    talk = Talk(card.type_)
    return either([each.words(talk, "fighter") for each in card.user]) if card.user else "any fighter"


def subtype_words(card: Card) -> list[str]:
    """What a card is besides its type."""
    found = _subtypes(card)
    return [f"{', '.join(found)}."] if found else []


def _subtypes(card: Card) -> list[str]:
    limit = [f"Time Limit {card.time_limit}"] if card.time_limit else []
    return [*(SUBTYPES[each] for each in card.subtypes), *limit]


def ability_words(ability: Ability, source: CardType) -> str:
    """An ability in one or two sentences."""
    said = sentence(SAY[ability.kind](ability, Talk(source, ability.targets, ability.on)))
    if ability.unnegatable:
        said += " This cannot be negated."
    if ability.unique:
        said += " Several copies count once."
    icons = _icons(ability, source)
    return f"{said} ({', '.join(icons)})" if icons else said


def _icons(ability: Ability, source: CardType) -> list[str]:
    """What cards print as icons, and how often it may be used."""
    return [
        *(["Valid"] if ability.valid and source in (CardType.NINJA, CardType.WARRIOR) else []),
        *(["DB"] if ability.db else []),
        *([LIMITS[ability.limit]] if _has_limit(ability) and ability.limit is not None else []),
    ]


def _has_limit(ability: Ability) -> bool:
    """Whether it is used more or less often than others of its kind."""
    usual = Limit.TURN if ability.kind is AbilityKind.ACTIVATED else Limit.NONE
    return ability.limit is not None and ability.limit is not usual


# -- kinds of abilities ---------------------------------------------------------------------------------------------


def _conditions(ability: Ability, talk: Talk) -> str:
    return listed([each.words(talk) for each in ability.if_])


def _do(ability: Ability, talk: Talk) -> str:
    """What it does; if that does not begin with the targets, they are chosen first."""
    assert ability.do is not None
    if ability.targets and ability.do.ops[0].targets_first:
        targets = talk.choose_targets()
        said = say(ability.do, talk)
        if said.startswith(ONE_OF):
            return f"choose one for {targets}: {said.removeprefix(ONE_OF)}"
        return f"choose {targets}: {said}"
    return say(ability.do, talk)


def _begins_with_command(ability: Ability) -> bool:
    return ability.do is not None and ability.do.ops[0].is_command()


def _effect(ability: Ability, talk: Talk) -> str:
    when = [
        *([f"you are the {ability.role.word}"] if ability.role is not None else []),
        *([_conditions(ability, talk)] if ability.if_ else []),
    ]
    start = f"if {listed(when)}, " if when else ""
    if talk.source is CardType.EVENT:
        start = f"when played, {start}"
    return start + _do(ability, talk)


def _static(ability: Ability, talk: Talk) -> str:
    when = [
        *([f"you are the {ability.role.word}"] if ability.role is not None else []),
        *([f"{talk.me} has a DB coin"] if ability.db else []),
        *([_conditions(ability, talk)] if ability.if_ else []),
    ]
    mods = listed([each.words(talk) for each in ability.apply])
    return f"while {listed(when)}, {mods}" if when else mods


def _happening(ability: Ability, talk: Talk) -> str:
    """When a trigger triggers."""
    event = ability.on
    assert event is not None
    if event in MOMENTS:
        return MOMENTS[event].format(TURNS[ability.role])
    if event in WITHOUT_SUBJECT:
        said = WITHOUT_SUBJECT[event]
    elif event in OF_ITS_TEAM:
        said = f"when {possessive(talk.me)} Team {OF_ITS_TEAM[event]}"
        talk.last = None
    elif event in OF_THE_PLAYER:
        said = OF_THE_PLAYER[event]
    elif event is Event.LAST_COIN_REMOVED:
        kind = titled(ability.kind_of_coin.text) if ability.kind_of_coin is not None else ""
        said = f"when the last {kind} coin on {talk.me} is removed"
    elif event is Event.EXPIRED:
        said = f"when the Time Limit of {talk.me} ends"
    else:
        said = f"when {talk.me} {HAPPENED[event]}"
    return said + ON_TURN[ability.role]


def _trigger(ability: Ability, talk: Talk) -> str:
    start = f"{_happening(ability, talk)}, "
    if ability.if_:
        start += f"if {_conditions(ability, talk)}, "
    if ability.cost:
        cost = listed([each.words(talk) for each in ability.cost])
        return f"{start}{'you may ' if ability.optional else ''}{cost}; if you do, {_do(ability, talk)}"
    if not ability.optional:
        return start + _do(ability, talk)
    return f"{start}{'you may ' if _begins_with_command(ability) else 'if you like, '}{_do(ability, talk)}"


def _activated(ability: Ability, talk: Talk) -> str:
    assert ability.timing is not None
    where = " (also while not battling)" if ability.anywhere else ""
    role = ON_TURN[ability.role].replace(" ", ", ", 1)
    start = f"{ability.timing.name.title()}{where}{role}: "
    if ability.if_:
        start += f"if {_conditions(ability, talk)}, "
    if ability.cost:
        start += f"{listed([each.words(talk) for each in ability.cost])}; "
    return start + _do(ability, talk)


def _replace(ability: Ability, talk: Talk) -> str:
    would = "leave play" if ability.on is Event.LEAVE_PLAY else "receive Damage"
    start = f"when {talk.me} would {would}{ON_TURN[ability.role]}, "
    if ability.if_:
        start += f"if {_conditions(ability, talk)}, "
    if ability.cost:
        cost = listed([each.words(talk) for each in ability.cost])
        start += f"{'you may ' if ability.optional else ''}{cost}; if you do, "
    elif ability.optional:
        start += "you may " if _begins_with_command(ability) else "if you like, "
    return f"{start}{_do(ability, talk)} instead"


SAY: Final = {
    AbilityKind.EFFECT: _effect,
    AbilityKind.STATIC: _static,
    AbilityKind.TRIGGER: _trigger,
    AbilityKind.ACTIVATED: _activated,
    AbilityKind.REPLACE: _replace,
}
