"""Players come to their tables, in time or late (6.12)."""

from __future__ import annotations

from msgspec.structs import replace

from meijin.tournament.because import Because
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject
from meijin.tournament.commands.conduct import losses_by_penalty, lost_by_both, strike, unstrike
from meijin.tournament.errors import EventError
from meijin.tournament.lateness import Cost, clock_face, price
from meijin.tournament.log import Entry
from meijin.tournament.messages import BothCameLate, CameLate, SayWhoGoesOn
from meijin.tournament.model import IN_PLAY, POD_STAGES, Event, Match, MatchState, Round
from meijin.tournament.names import shown_name
from meijin.tournament.outcomes import forfeited
from meijin.tournament.recorder import confirm, reopen
from meijin.tournament.roles import OFFICIALS, Role


class Unasked(EventError):
    """It costs a player something else than whoever enters it has said."""

    def __init__(self, player: str, after: int, costs: Cost, *, last_place: bool) -> None:
        costing = "place" if last_place and costs else costs or "nothing"
        super().__init__(Because.COMES_LATE, player=player, time=clock_face(after), costs=costing)
        self.costs = costs


class Arrive(Command, frozen=True, tag="arrive"):
    """A player comes to the table. Whoever is late loses the game, or the match; the opponent is taken to be there.

    A person who enters it says what it costs, so that nobody is punished who was not asked about. A live table has
    seen who came, so it is not asked, and who has not come there is not there.
    """

    allowed = OFFICIALS | {Role.PLAYER}
    phases = IN_PLAY
    player: str
    accepts: Cost = ""  # what it costs, as far as whoever enters it knows
    worked_out = ("match", "after", "costs")
    match: str = ""
    after: int = 0  # milliseconds of the round's clock
    costs: Cost = ""

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if about.entrant is None:
            return
        player = about.entrant.player
        match = event.round.of(player)
        if match is None:
            raise EventError(Because.NOT_PAIRED, player=shown_name(event, player))
        if player in match.seated:
            raise EventError(Because.SITS_ALREADY, player=shown_name(event, player))
        if match.settled and not _lost_by_coming_late(match):
            raise EventError(Because.HAS_RESULT, table=match.table)
        if match.reports and ask.by.role is not Role.ENGINE:
            raise EventError(Because.HAS_REPORTED, table=match.table, player=about.entrant.name)

    def check(self, event: Event, call: Call) -> None:
        if call.by.role is Role.ENGINE:
            return
        name = event.entrant(self.player).name
        after = event.round.clock.elapsed(call.at)
        costs = price(event, event.round, after)
        if costs == self.accepts:
            return
        raise Unasked(name, after, costs, last_place=event.round.stage in POD_STAGES)

    def filled(self, event: Event, call: Call) -> Arrive:
        after = event.round.clock.elapsed(call.at)
        match = event.round.of(self.player)
        assert match is not None
        return replace(self, match=match.id, after=after, costs=price(event, event.round, after))

    def apply(self, event: Event, entry: Entry) -> None:
        current, match = event.match(self.match)
        match.seated[self.player] = self.after
        if match.state is MatchState.WAITING:
            match.state = MatchState.PLAYING
        if self.costs == "game":
            strike(event, current, match, self.player, 1)
        elif self.costs == "match":
            seen = entry.role == Role.ENGINE and match.other(self.player) not in match.seated
            _lose_match(event, current, match, both=seen)

    def check_undo(self, event: Event, entry: Entry) -> None:
        current, match = event.match(self.match)
        if current is not event.round or current.closed:
            raise EventError(Because.ROUND_IS_CLOSED, round=current.no)
        if match.reports or (match.settled and not _lost_by_coming_late(match)):
            raise EventError(Because.PLAYED_ON, table=match.table)

    def revert(self, event: Event, entry: Entry) -> None:
        current, match = event.match(self.match)
        del match.seated[self.player]
        if current.stage in POD_STAGES:
            if self.costs:
                unstrike(match, self.player, 1)
            return
        if match.settled:
            reopen(match)
        match.calls = None if match.calls == SayWhoGoesOn(BothCameLate()) else match.calls
        match.game_losses = losses_by_penalty(event, match)
        for player, after in match.seated.items():
            if price(event, current, after) == "game":
                strike(event, current, match, player, 1)
        _lose_match(event, current, match, both=False)
        if not match.seated and match.state is MatchState.PLAYING:
            match.state = MatchState.WAITING


def _lost_by_coming_late(match: Match) -> bool:
    """Whether a result stands for no other reason than that somebody came late."""
    return isinstance(match.note, CameLate | BothCameLate) and not match.corrected


def _lose_match(event: Event, current: Round, match: Match, *, both: bool) -> None:
    """Whoever came too late for a match of two loses it; only that counts, whatever else was lost."""
    out = [player for player, after in match.seated.items() if price(event, current, after) == "match"]
    if not out:
        return
    match.game_losses.clear()
    if both or len(out) == 2:
        if match.settled:
            reopen(match)  # it was the other's
        lost_by_both(event, current, match, BothCameLate())
    else:
        confirm(match, forfeited(event, match, out[0]), source="judge", note=CameLate())
