"""Rows of effects as plain data for views: what lasts, and what is due later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import effect_frames, news
from meijin.games.crossover.language.vocabulary import (
    Against,
    Duration,
    Event,
    Inability,
    Moment,
    Protection,
    RuleChange,
)
from meijin.games.crossover.objects import presence

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

_UNTIL = 2
_CARD = 4
_RULES = {
    RuleChange.ALL_DRAWS: "all battles between two Teams are draws",
    RuleChange.MENTAL_BATTLE: "battles are decided by Mental Power",
    RuleChange.SKIP_SHOWDOWN: "there is no Showdown",
}


def lasting(state: Crossover, row: Frame) -> dict[str, object]:
    """What lasts: on which card or Team, what it is, and how long."""
    until = Duration(row[_UNTIL]).word
    kind = row[0]
    if kind == effect_frames.RULE:
        return {"what": _RULES[RuleChange(row[_CARD])], "until": until}
    if kind == effect_frames.TEAM_POWER:
        members = [state.setup.cards[card] for card in presence.members(state, row[_CARD])]
        return {"team": members, "what": f"{row[5]:+} Team Power", "until": until}
    told: dict[str, object] = {} if row[_CARD] < 0 else {"card": news.name_of(state, row[_CARD])}
    return {**told, "what": _what(state, row), "until": until}


def _what(state: Crossover, row: Frame) -> str:
    """What lasts on a card, in words."""
    pool = state.terms.pool
    match row[0]:
        case effect_frames.POWER:
            return f"{row[5]:+}/{row[6]:+}"
        case effect_frames.SET_POWER:
            return f"Power {row[5]}/{row[6]} in place of the printed one"
        case effect_frames.PROTECT:
            stopped = [each.word.replace("_", " ") for each in Protection if row[5] >> each & 1]
            by = "" if row[6] == Against.ANY else f" by {_whose(Against(row[6]))}"
            return f"protected from {', '.join(stopped)}{by}"
        case effect_frames.FORBID:
            return {Inability.USE_ART: "cannot use arts", Inability.ATTACK: "cannot be sent out to attack"}[
                Inability(row[5])
            ]
        case effect_frames.KEYWORD:
            return f"has the keyword {pool.keywords[row[5]].text}"
        case effect_frames.TRAIT:
            return f"has the trait {pool.traits[row[5]]}"
        case effect_frames.BLANK:
            return "its text and keywords do nothing"
        case effect_frames.COPY:
            return f"has the text of {pool.cards[row[5]].id}, too"
        case effect_frames.ATTACH:
            return f"attached to {news.name_of(state, row[5])}"
    event = Event(row[6]).word.replace("_", " ")
    return f"waits for an event ({event})"


def _whose(against: Against) -> str:
    return {
        Against.OPP: "the opponent's effects",
        Against.OPP_ARTS: "the opponent's arts",
        Against.OPP_FIGHTERS: "the opponent's fighters",
        Against.OPP_MISSIONS: "the opponent's missions",
    }[against]


def delayed(state: Crossover, row: Frame) -> dict[str, object]:
    """What is due later: of which card, and when."""
    # The operands of an item come after the moment, the turn and the operations.
    source, controller = row[6], row[7]
    moment = Moment(row[2]).word.replace("_", " ")
    return {
        "card": news.name_of(state, source),
        "seat": state.setup.seats[controller],
        "at": moment,
        "turn": row[3],
    }
