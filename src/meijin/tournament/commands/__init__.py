"""Everything that can be done to an event, one class each. The log keeps them as they were carried out."""

from __future__ import annotations

from meijin.tournament.commands import older  # read in logs, and not offered any more
from meijin.tournament.commands.arriving import Arrive
from meijin.tournament.commands.base import Command, command_of
from meijin.tournament.commands.conduct import CallJudge, Penalize
from meijin.tournament.commands.ending import Cancel, EndSwiss, Finish, HoldCoin, Reopen, TakeBack
from meijin.tournament.commands.entering import (
    CheckIn,
    CheckList,
    CloseRegistration,
    Decline,
    Enter,
    FinishCheck,
    Invite,
    MarkPaid,
    ReopenRegistration,
    SpotCheck,
    SubmitList,
)
from meijin.tournament.commands.leaving import Drop
from meijin.tournament.commands.numbers import CommitNumber, RenewSecret, RevealNumber, Stir
from meijin.tournament.commands.reseating import ReseatPods
from meijin.tournament.commands.results import Confirm, Correct, EnterResult, ReportResult, WithdrawReport
from meijin.tournament.commands.rounds import (
    CallTime,
    CloseRound,
    Extend,
    Pair,
    PairAgain,
    PauseClock,
    Publish,
    ResumeClock,
    StartClock,
    SwapPlayers,
)
from meijin.tournament.commands.setup import (
    AcceptPost,
    Appoint,
    Create,
    Open,
    SetPrizes,
    SetTerms,
    Tick,
    clearly_worded,
)

AnyCommand = (
    Create
    | SetTerms
    | Open
    | SetPrizes
    | Appoint
    | AcceptPost
    | Tick
    | Enter
    | Invite
    | Decline
    | CheckIn
    | MarkPaid
    | SubmitList
    | CheckList
    | SpotCheck
    | CommitNumber
    | RevealNumber
    | Stir
    | CloseRegistration
    | ReopenRegistration
    | FinishCheck
    | Drop
    | Pair
    | PairAgain
    | SwapPlayers
    | Publish
    | StartClock
    | PauseClock
    | ResumeClock
    | ReseatPods
    | CallTime
    | Extend
    | CloseRound
    | Arrive
    | ReportResult
    | WithdrawReport
    | Confirm
    | EnterResult
    | Correct
    | Penalize
    | CallJudge
    | EndSwiss
    | HoldCoin
    | Finish
    | Cancel
    | Reopen
    | TakeBack
)

__all__ = [
    "AcceptPost",
    "AnyCommand",
    "Appoint",
    "Arrive",
    "CallJudge",
    "CallTime",
    "Cancel",
    "CheckIn",
    "CheckList",
    "CloseRegistration",
    "CloseRound",
    "Command",
    "CommitNumber",
    "Confirm",
    "Correct",
    "Create",
    "Decline",
    "Drop",
    "EndSwiss",
    "Enter",
    "EnterResult",
    "Extend",
    "Finish",
    "FinishCheck",
    "HoldCoin",
    "Invite",
    "MarkPaid",
    "Open",
    "Pair",
    "PairAgain",
    "PauseClock",
    "Penalize",
    "Publish",
    "RenewSecret",
    "Reopen",
    "ReopenRegistration",
    "ReportResult",
    "ReseatPods",
    "ResumeClock",
    "RevealNumber",
    "SetPrizes",
    "SetTerms",
    "SpotCheck",
    "StartClock",
    "Stir",
    "SubmitList",
    "SwapPlayers",
    "TakeBack",
    "Tick",
    "WithdrawReport",
    "clearly_worded",
    "command_of",
    "older",
]
