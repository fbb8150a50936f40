"""What holds for a card, a Team or everybody for a time, as news and views tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict

from meijin.games.crossover import frames
from meijin.games.crossover.language.vocabulary import (
    Against,
    Duration,
    Inability,
    Moment,
    Protection,
    RuleChange,
)
from meijin.games.crossover.language.words import keyword_part
from meijin.games.crossover.objects import presence
from meijin.kernel.frames import KIND
from meijin.words import Card, Part, Sayable, Term, Text, declared

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


class PowerChange(Part):
    """More or less Power, for a Team or as Combat and Support."""

    by: Text


class OtherPower(Part):
    """Another Power in place of the printed one."""

    combat: int
    support: int


class SafeFrom(Part):
    """Something does not happen to a card, by whatever or by some effects only."""

    stops: tuple[Term, ...]
    by: str


class CannotDo(Part):
    """A fighter may not do something."""

    what: str


class HasKeyword(Part):
    """A fighter has a keyword."""

    keyword: Sayable


class HasTrait(Part):
    """A fighter has a trait."""

    trait: Term


class HasText(Part):
    """A fighter has the text of another card, too."""

    other: Card


class AttachedTo(Part):
    """A card is attached to a fighter."""

    fighter: Card


class OtherRule(Part):
    """A rule is another."""

    rule: str


Blanked: Final = declared(Part, "blanked")
Waiting: Final = declared(Part, "waiting")
LASTING: Final = (
    *(PowerChange, OtherPower, SafeFrom, CannotDo, HasKeyword, HasTrait, HasText, AttachedTo, OtherRule),
    *(Blanked, Waiting),
)


class Told(TypedDict):
    """A message."""

    id: str
    fields: dict[str, Any]


class Lasting(TypedDict):
    """What holds for a time: on which card or Team if not for everybody, and how long."""

    card: NotRequired[str]
    team: NotRequired[list[str]]
    what: Told
    until: str


class Due(TypedDict):
    """What happens later: by which card, and when."""

    card: str
    seat: str
    at: str
    turn: int


def lasting(state: Crossover, row: Frame) -> Lasting:
    """What a row says that lasts."""
    kind, until = row[KIND], Duration(row[frames.LASTS_UNTIL]).word
    what = _what(state, row).saying()
    seen: Lasting = {"what": {"id": what.id, "fields": dict(what.fields)}, "until": until}
    if kind == frames.TEAM_POWER:
        members = presence.members(state, row[frames.TEAM_POWER_TEAM])
        seen["team"] = [state.setup.cards[card] for card in members]
    elif kind != frames.RULE and row[frames.LASTS_ON] >= 0:
        seen["card"] = presence.name_of(state, row[frames.LASTS_ON])
    return seen


def _what(state: Crossover, row: Frame) -> Sayable:
    pool = state.terms.pool
    match row[KIND]:
        case frames.RULE:
            return OtherRule(RuleChange(row[frames.RULE_CHANGE]).word)
        case frames.TEAM_POWER:
            return PowerChange(f"{row[frames.TEAM_POWER_N]:+}")
        case frames.POWER:
            return PowerChange(f"{row[frames.POWER_COMBAT]:+}/{row[frames.POWER_SUPPORT]:+}")
        case frames.SET_POWER:
            return OtherPower(row[frames.POWER_COMBAT], row[frames.POWER_SUPPORT])
        case frames.PROTECT:
            stops = [each for each in Protection if row[frames.PROTECT_FROM] >> each & 1]
            return safe_from(stops, Against(row[frames.PROTECT_BY]))
        case frames.FORBID:
            return CannotDo(Inability(row[frames.FORBID_WHAT]).word)
        case frames.KEYWORD:
            return HasKeyword(keyword_part(pool.keywords[row[frames.KEYWORD_WHICH]]))
        case frames.TRAIT:
            return HasTrait(pool.traits[row[frames.TRAIT_WHICH]])
        case frames.BLANK:
            return Blanked()
        case frames.COPY:
            return HasText(pool.cards[row[frames.COPY_FROM]].id)
        case frames.ATTACH:
            return AttachedTo(presence.name_of(state, row[frames.ATTACH_FIGHTER]))
    return Waiting()


def safe_from(stops: Sequence[Protection], by: Against) -> SafeFrom:
    """What a protection stops, and whose."""
    return SafeFrom(tuple([each.word for each in stops]), by.word)


def delayed(state: Crossover, row: Frame) -> Due:
    """What a row says that is due later."""
    _, _, at, turn, _, _, source, controller, *_ = row
    seat = state.setup.seats[controller]
    return {"card": presence.name_of(state, source), "seat": seat, "at": Moment(at).word, "turn": turn}
