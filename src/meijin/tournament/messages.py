"""What is said of a tournament beside refusals: the log, notes, reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meijin.words import Message, News, Part, Sayable, Text, declared


def several(base: type[Message], before: str, kinds: Mapping[str, Mapping[str, Any]]) -> dict[str, type[Message]]:
    """Messages that are declared in a table: by their kind, what each names."""
    return {kind: declared(base, f"{before}{kind}", fields) for kind, fields in kinds.items()}


def out_of(kind: type[Message], facts: Mapping[str, Any]) -> Message:
    """A message with what it names of some facts; whatever is not known is left out."""
    return kind(**{slot.name: facts.get(slot.name, () if slot.many else None) for slot in kind.shape().slots})


# -- parts of others ------------------------------------------------------------------------------------------------


class InPhase(Part):
    """Where an event is; several are told as alternatives."""

    phase: str


class InRole(Part):
    """Who may do something; several are told as alternatives."""

    role: str


class InStatus(Part):
    """How a player stands in an event."""

    status: str


class OfFormat(Part):
    """How opponents are found; several are told as alternatives."""

    format: str


class Thing(Part):
    """Something that people write, or settle, by what it is."""

    what: str


class NamedPlayer(Part):
    """A player, so that nobody takes them for somebody else."""

    player: Text
    name: Text


class AtTable(Part):
    """A match that has no result yet."""

    table: int | None
    state: str


class Score(Part):
    """Games won; several are told as alternatives."""

    one: int
    other: int


class InRound(Part):
    """A round; one of the elimination is called by how many play in it."""

    stage: str
    no: int
    players: int


# -- what a match says of itself ------------------------------------------------------------------------------------


class Noted(Part):
    """What somebody has written about a result."""

    text: Text


class CameLate(Part):
    """One player came too late."""


class BothCameLate(Part):
    """Neither player came in time."""


class LostByPenalty(Part):
    """One player has lost the match by penalty."""


class BothLostByPenalty(Part):
    """Both players have."""


class WasDisqualified(Part):
    """A player was thrown out."""


class HadLeft(Part):
    """A player is not in the event any more."""


class BothHadLeft(Part):
    """Neither player is."""


class JudgeCalled(Part):
    """A player calls for a judge, perhaps with some words."""

    about: Text | None


class ReportsDiffer(Part):
    """The players say different things."""


class SayWhoGoesOn(Part):
    """Nobody has won a match of the elimination, and somebody must."""

    why: Sayable


class Exchanged(Part):
    """The organiser has exchanged two players of a draft by hand."""

    one: Text
    other: Text
    reason: Text


class WhyExchanged(Part):
    """What follows holds for the pairing before it was changed by hand."""


class WhyByHand(Part):
    """A draft was changed by hand."""

    edit: Exchanged


# -- what the organiser should know ---------------------------------------------------------------------------------


class Namesake(Part):
    """Somebody else of that name is there already."""

    name: Text
    player: Text


class NoCut(Part):
    """A cut was announced, and there will be none."""

    least: int
    here: int


class NoLegalList(Part):
    """Players are paired who have no legal list."""

    players: tuple[Text, ...]


# -- lists ----------------------------------------------------------------------------------------------------------


class BreaksRule(Part):
    """A list breaks a rule; nothing is said of its cards."""

    rule: Text | None


class MoreUnknown(Part):
    """So many more lines of a list are not understood."""

    lines: int


# -- why things are as they are -------------------------------------------------------------------------------------

# Why somebody meets this opponent, or has the bye: by the codes of `meijin.tournament.pairing.explanations`.
_PAIR: Final = {"player": Text, "opponent": Text}
WHY_PAIRED: Final = several(
    Part,
    "why_",
    {
        "bye": {"player": Text, "place": int, "candidates": int, "byes": int, "points": int},
        "bye_passed_over": {"players": tuple[Text, ...]},
        "bracket": {"player": Text, "points": int, "others": int, "number": int, "brackets": int},
        "same_bracket": {"opponent": Text},
        "float_down": {**_PAIR, "points": int},
        "float_up": {**_PAIR, "points": int},
        "odd_number": {"above": int},
        "no_room": {},
        "rematches_avoided": {"player": Text, "players": tuple[Text, ...]},
        "forbidden_avoided": {"player": Text, "players": tuple[Text, ...]},
        "order": {**_PAIR, "place": int, "other": int},
        "rematch": {**_PAIR, "rounds": tuple[int, ...]},
        "forbidden": _PAIR,
        "cross": {**_PAIR, "side": Text, "other": Text},
        "same_side": {**_PAIR, "side": Text},
        "literal_draws": {},
        "literal_draws_given_up": {},
    },
)
# The same by stage, where the matches follow from the rules alone.
WHY_FIXED: Final = several(Part, "why_", {"rr": {}, "cut": {}, "pods": {}, "final": {}})


class InRounds(Part):
    """A round, or several, numbered through the event."""

    first: int
    last: int | None


_ROUNDS: Final = {"rounds": InRounds}
# How rounds were drawn: that nobody could choose, or who could have.
DRAWN: Final = several(
    Part,
    "drawn_",
    {
        "nothing": {},
        "nobody": {**_ROUNDS, "given": int},
        "server": _ROUNDS,
        "called": {**_ROUNDS, "said": Text},
        "organiser": _ROUNDS,
        "unsaid": _ROUNDS,
        "person": _ROUNDS,
        "anybody": _ROUNDS,
        "stands_in": {"stands": int},
        "redrawn": {"round": int, "times": int},
        "edited": {"round": int},
        "replaced": {"entry": int},
        "untold": {"entry": int},
    },
)

# -- what the checker finds --------------------------------------------------------------------------------------------


class PrivateEntries(Part):
    """So many entries of a kind."""

    count: int
    sort: Text


_ENTRY: Final = {"entry": int, "sort": Text}
AUDIT: Final = several(
    Part,
    "audit_",
    {
        "moved": {"entry": int, "calls": int},
        "not_after": {"entry": int, "prev": Text},
        "changed": _ENTRY,
        "sealed_changed": {"digest": Text},
        "unreadable": {**_ENTRY, "problem": Sayable},
        "nonsense": {**_ENTRY, "problem": Sayable},
        "other_seed": _ENTRY,
        "older": _ENTRY,
        "could_not_be": {**_ENTRY, "problem": Sayable},
        "no_reason": _ENTRY,
        "other_table": {**_ENTRY, "table": int, "said": Text, "right": Text},
        "other_part": {**_ENTRY, "part": Text, "said": Text, "right": Text},
        "other_places": {**_ENTRY, "said": Text, "right": Text},
        "other_value": {**_ENTRY, "name": Text, "said": Text, "right": Text},
        "not_worked_out": {},
        "never_told": {"entry": int},
        "edited": {"round": InRound, "edit": Exchanged},
        "met_before": {"round": InRound},
        "redrawn": {"round": InRound, "times": int},
        "done_over": {**_ENTRY, "reason": Text},
        "private": {"kinds": tuple[PrivateEntries, ...]},
        "not_here": {"what": str, "entries": int},
    },
)


def finding(kind: str, **facts: Any) -> Message:
    """Something that the checker finds."""
    return out_of(AUDIT[kind], facts)


# -- the log: what was done, and beside it whom and what it was about ------------------------------------------------


class ToPlayer(Part):
    """Somebody, by their name, and where that is new by their id."""

    name: Text
    player: Text | None = None


class PlaceShared(Part):
    """Who has a place."""

    players: tuple[Text, ...]


class PlayedTo(Part):
    """What a match came to; in pods the places, from the first on."""

    how: str
    score: Score | None
    loser: Text | None
    places: tuple[PlaceShared, ...]


class WrongLine(Part):
    """What is wrong in a line of a table."""

    line: int
    problem: Sayable


class OfMatch(Part):
    """A match by its place in a round."""

    stage: str
    round: int
    match: int


class WasBefore(Part):
    """What a result was before it was put right."""

    result: Text


class Entry(Part):
    """An entry of the log."""

    entry: int


class ForMinutes(Part):
    """A time."""

    minutes: float


class CameAfter(Part):
    """How late somebody came, and what it costs."""

    time: Text
    costs: str


class Infraction(Part):
    """What a penalty is for."""

    infraction: str


class ToldLater(Part):
    """What is not everybody's yet."""


_PLAIN: Final = (
    *("create", "set_terms", "open", "set_prizes", "accept_post", "enter", "decline", "submit_list", "commit_number"),
    *("reveal_number", "stir", "renew_secret", "close_registration", "reopen_registration", "finish_check"),
    *("swap_players", "publish", "start_clock", "pause_clock", "resume_clock", "call_time", "extend", "reseat_pods"),
    *("close_round", "sit_down", "arrive", "report", "withdraw_report", "confirm", "enter_result", "correct"),
    *("end_swiss", "hold_coin", "finish", "cancel", "reopen", "take_back"),
)
# By the type of an entry. Whatever the reader may not know is left out.
LOG: Final = several(
    News,
    "",
    {
        **{kind: {} for kind in _PLAIN},
        **{kind: {"round": InRound | None} for kind in ("pair", "pair_again")},
        "appoint": {"role": str | None},
        "tick": {"item": str, "done": bool | None},
        "invite": {"withdrawn": bool | None},
        "check_in": {"present": bool | None},
        "mark_paid": {"paid": bool | None},
        "check_list": {"legal": bool | None},
        "spot_check": {"passed": bool | None},
        "drop": {"at_once": bool | None},
        "penalize": {"level": str},
        "call_judge": {"answered": bool | None},
    },
)

MESSAGES: Final[tuple[type[Message], ...]] = (
    *(InPhase, InRole, InStatus, OfFormat, Thing, NamedPlayer, AtTable, Score, InRound, InRounds),
    *(Noted, CameLate, BothCameLate, LostByPenalty, BothLostByPenalty, WasDisqualified, HadLeft, BothHadLeft),
    *(JudgeCalled, ReportsDiffer, SayWhoGoesOn, Exchanged, WhyExchanged, WhyByHand),
    *(WrongLine, Namesake, NoCut, NoLegalList, BreaksRule, MoreUnknown),
    *WHY_PAIRED.values(),
    *WHY_FIXED.values(),
    *DRAWN.values(),
    PrivateEntries,
    *AUDIT.values(),
    *(ToPlayer, PlayedTo, OfMatch, WasBefore, Entry, ForMinutes, CameAfter, Infraction, ToldLater),
    *LOG.values(),
)
