"""How an event ends, and how something is taken back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from meijin.tournament.because import Because
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject, command_of
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry, opened
from meijin.tournament.model import Event, Phase, Stage, Status
from meijin.tournament.names import coin_caller
from meijin.tournament.next_round import cut_is_due, draw, final_table_is_due
from meijin.tournament.ranking import standings_of, table_of, written
from meijin.tournament.roles import STAFF

DAY_MS = 86_400_000


class EndSwiss(Command, frozen=True, tag="end_swiss"):
    """The Swiss part ends early: nobody could be paired without meeting again, or there are too few left (7.6, R14)."""

    phases = frozenset({Phase.BETWEEN, Phase.PAIRING})
    since = frozenset({Phase.SWISS_DONE})
    already = Because.ROUNDS_OVER
    needs_reason = True
    becomes_public = True

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if not event.closed_rounds():
            raise EventError(Because.NOTHING_COUNTS_YET)
        if event.round.stage is not event.main_stage:
            raise EventError(Because.CUT_HAS_BEGUN if event.round.stage is Stage.CUT else Because.FINAL_IS_DRAWN)
        here = all(event.entrants[name].in_it for match in event.round.matches for name in match.seats)
        if event.phase is Phase.PAIRING and here:
            raise EventError(Because.PUBLISH_IT)

    def check(self, event: Event, call: Call) -> None:
        drafted = event.phase is Phase.PAIRING
        try:
            relaxed = draw(event, call.chance, event.round.attempt + 1 if drafted else 0, again=drafted).relaxed
        except EventError:
            return  # there are too few to be paired
        if event.settings.on_impossible != "stop" or not relaxed:
            call.limit(event, Because.ONLY_IF_ALL_MEET_AGAIN)

    def apply(self, event: Event, entry: Entry) -> None:
        if event.phase is Phase.PAIRING:
            event.rounds.pop()  # somebody left, and the others cannot be drawn anew
        event.phase = Phase.SWISS_DONE


class HoldCoin(Command, frozen=True, tag="hold_coin"):
    """A judge flips a coin for two players who are tied to the end, instead of the lot (8.2, TB4)."""

    allowed = STAFF
    phases = frozenset({Phase.SWISS_DONE, Phase.CUT_DONE})
    winner: str
    loser: str
    worked_out = ("caller",)
    caller: str = ""  # who calls heads or tails

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if not (tied_pairs(event) or event.coins):
            raise EventError(Because.COIN_IS_FOR_TWO)

    def check(self, event: Event, call: Call) -> None:
        event.entrant(self.winner), event.entrant(self.loser)
        if any({self.winner, self.loser} == set(coin) for coin in event.coins):
            raise EventError(Because.COIN_STANDS)
        if not any({self.winner, self.loser} == set(pair) for pair in tied_pairs(event)):
            raise EventError(Because.COIN_IS_FOR_TWO)

    def filled(self, event: Event, call: Call) -> HoldCoin:
        return replace(self, caller=coin_caller(event.entrant(self.winner), event.entrant(self.loser)))

    def apply(self, event: Event, entry: Entry) -> None:
        event.coins = (*event.coins, (self.winner, self.loser))


def tied_pairs(event: Event) -> tuple[tuple[str, str], ...]:
    """Who share a rank with exactly one other, and have no coin between them yet; whoever calls it comes first."""
    tied: dict[int, list[str]] = {}
    for line in table_of(event, None, final=False):
        if not line.disqualified:
            tied.setdefault(line.rank, []).append(line.player)
    parted = [set(coin) for coin in event.coins]
    pairs = [pair for pair in tied.values() if len(pair) == 2 and set(pair) not in parted]
    calls = {one: coin_caller(event.entrants[one], event.entrants[other]) == one for one, other in pairs}
    return tuple((one, other) if calls[one] else (other, one) for one, other in pairs)


class Finish(Command, frozen=True, tag="finish"):
    """The event is over: places are final and the seed is told."""

    phases = frozenset({Phase.SWISS_DONE, Phase.CUT_DONE})
    since = frozenset({Phase.FINISHED})
    already = Because.FINISHED_ALREADY
    worked_out = ("seed", "places")
    seed: str = ""
    places: tuple[tuple[str, int | None, int, tuple[str, ...]], ...] = ()  # player, place, points, tie-breakers

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if event.phase is Phase.SWISS_DONE and (cut_is_due(event) or final_table_is_due(event)):
            raise EventError(Because.CUT_COMES_FIRST)

    def filled(self, event: Event, call: Call) -> Finish:
        return replace(self, seed=call.secret, places=written(standings_of(event, call.chance)))

    def apply(self, event: Event, entry: Entry) -> None:
        event.phase, event.seed, event.finished_at = Phase.FINISHED, self.seed, entry.at
        for entrant in event.active():
            entrant.status = Status.FINISHED


class Cancel(Command, frozen=True, tag="cancel"):
    """The event is given up. The seed is told, so that the rounds there were can be checked."""

    since = frozenset({Phase.CANCELLED})
    already = Because.CANCELLED_ALREADY
    needs_reason = True
    becomes_public = True
    worked_out = ("seed",)
    seed: str = ""

    def filled(self, event: Event, call: Call) -> Cancel:
        return replace(self, seed=call.secret)

    def apply(self, event: Event, entry: Entry) -> None:
        event.phase, event.seed, event.finished_at = Phase.CANCELLED, self.seed, entry.at


class Reopen(Command, frozen=True, tag="reopen"):
    """A finished event is opened again within a day, to correct results."""

    phases = frozenset({Phase.FINISHED})
    needs_reason = True
    becomes_public = True

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        assert event.finished_at is not None
        if ask.at - event.finished_at > DAY_MS:
            raise EventError(Because.RESULT_STANDS)

    def apply(self, event: Event, entry: Entry) -> None:
        event.phase = Phase.SWISS_DONE if event.round.stage is event.main_stage else Phase.CUT_DONE
        event.finished_at = None
        for entrant in event.entrants.values():
            if entrant.status is Status.FINISHED:
                entrant.status = Status.ACTIVE


class TakeBack(Command, frozen=True, tag="take_back"):
    """An entry is taken back by another entry; nothing is deleted (9.5)."""

    needs_reason = True
    becomes_public = True
    n: Annotated[int, Meta(ge=1)]

    def check(self, event: Event, call: Call) -> None:
        if self.n > len(call.log):
            raise EventError(Because.NO_ENTRY, entries=len(call.log), entry=self.n)
        if any(entry.type == "take_back" and entry.payload["n"] == self.n for entry in call.log):
            raise EventError(Because.TAKEN_BACK_ALREADY, entry=self.n)
        entry = opened(call.log[self.n - 1], call.sealed)
        command_of(entry).check_undo(event, entry)

    def apply(self, event: Event, entry: Entry) -> None:
        """Done by the tournament, which has the log."""
