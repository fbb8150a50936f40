"""Everything that can be done to an event, one class each. The log keeps them as they were carried out."""

from __future__ import annotations

from meijin.tournament.commands import older as older  # read in logs, and not offered any more
from meijin.tournament.commands.arrivals import Arrive
from meijin.tournament.commands.base import Command as Command
from meijin.tournament.commands.base import command_of as command_of
from meijin.tournament.commands.conduct import CallJudge, Penalize
from meijin.tournament.commands.departures import Drop
from meijin.tournament.commands.ending import Cancel, EndSwiss, Finish, HoldCoin, Reopen, TakeBack
from meijin.tournament.commands.entries import (
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
from meijin.tournament.commands.numbers import CommitNumber, RevealNumber, Stir
from meijin.tournament.commands.numbers import RenewSecret as RenewSecret
from meijin.tournament.commands.pods import ReseatPods
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
)
from meijin.tournament.commands.setup import clearly_worded as clearly_worded

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
