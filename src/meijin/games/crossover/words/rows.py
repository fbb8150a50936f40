"""Rows of effects as plain data for views: what lasts, and what is due later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import frames, news
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
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

_CARD = 4
_RULES = {
    RuleChange.ALL_DRAWS: "all battles between two Teams are draws",
    RuleChange.MENTAL_BATTLE: "battles are decided by Mental Power",
    RuleChange.SKIP_SHOWDOWN: "there is no Showdown",
}


def lasting(state: Crossover, row: Frame) -> dict[str, object]:
    """What lasts: on which card or Team, what it is, and how long."""
    until = Duration(row[frames.LASTS_UNTIL]).word
    kind = row[KIND]
    if kind == frames.RULE:
        return {"what": _RULES[RuleChange(row[frames.RULE_CHANGE])], "until": until}
    if kind == frames.TEAM_POWER:
        members = [state.setup.cards[card] for card in presence.members(state, row[frames.TEAM_POWER_TEAM])]
        return {"team": members, "what": f"{row[frames.TEAM_POWER_N]:+} Team Power", "until": until}
    card = row[frames.LASTS_ON]
    told: dict[str, object] = {} if card < 0 else {"card": news.name_of(state, card)}
    return {**told, "what": _what(state, row), "until": until}


def _what(state: Crossover, row: Frame) -> str:
    """What lasts on a card, in words."""
    pool = state.terms.pool
    match row[KIND]:
        case frames.POWER:
            *_, combat, support = row
            return f"{combat:+}/{support:+}"
        case frames.SET_POWER:
            *_, combat, support = row
            return f"Power {combat}/{support} in place of the printed one"
        case frames.PROTECT:
            *_, stops, against, _ = row
            stopped = [each.word.replace("_", " ") for each in Protection if stops >> each & 1]
            by = "" if against == Against.ANY else f" by {_whose(Against(against))}"
            return f"protected from {', '.join(stopped)}{by}"
        case frames.FORBID:
            return {Inability.USE_ART: "cannot use arts", Inability.ATTACK: "cannot be sent out to attack"}[
                Inability(row[frames.FORBID_WHAT])
            ]
        case frames.KEYWORD:
            return f"has the keyword {pool.keywords[row[frames.KEYWORD_WHICH]].text}"
        case frames.TRAIT:
            return f"has the trait {pool.traits[row[frames.TRAIT_WHICH]]}"
        case frames.BLANK:
            return "its text and keywords do nothing"
        case frames.COPY:
            return f"has the text of {pool.cards[row[frames.COPY_FROM]].id}, too"
        case frames.ATTACH:
            return f"attached to {news.name_of(state, row[frames.ATTACH_FIGHTER])}"
    event = Event(row[frames.WATCH_EVENT]).word.replace("_", " ")
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
    _, _, at, turn, _, _, source, controller, *_ = row
    moment = Moment(at).word.replace("_", " ")
    return {
        "card": news.name_of(state, source),
        "seat": state.setup.seats[controller],
        "at": moment,
        "turn": turn,
    }
