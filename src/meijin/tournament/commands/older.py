"""Commands that logs of before have: they are read and mean what they meant, and nobody gives them any more."""

from __future__ import annotations

from meijin.tournament.because import Because
from meijin.tournament.commands.base import Call, Command
from meijin.tournament.commands.conduct import lost_by_both, strike
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.messages import BothCameLate, CameLate
from meijin.tournament.model import IN_PLAY, POD_STAGES, Event, MatchState
from meijin.tournament.names import shown_name
from meijin.tournament.outcomes import forfeited
from meijin.tournament.recorder import confirm
from meijin.tournament.roles import OFFICIALS, Role


class SitDown(Command, frozen=True, tag="sit_down"):
    """A player sits at the table; who had not been seen there was taken to be as late (now: ``arrive``)."""

    allowed = OFFICIALS | {Role.PLAYER}
    phases = IN_PLAY
    player: str

    def check(self, event: Event, call: Call) -> None:
        match = event.round.of(self.player)
        if match is None:
            raise EventError(Because.NOT_PAIRED, player=shown_name(event, self.player))
        if match.settled:
            raise EventError(Because.HAS_RESULT, table=match.table)
        if self.player in match.seated:
            raise EventError(Because.SITS_ALREADY, player=shown_name(event, self.player))

    def apply(self, event: Event, entry: Entry) -> None:
        current = event.round
        match = current.of(self.player)
        assert match is not None
        gone = current.clock.elapsed(entry.at)
        match.seated[self.player] = gone
        if match.state is MatchState.WAITING:
            match.state = MatchState.PLAYING
        terms = event.settings
        one_game = event.games_needed == 1  # the game is the match
        match_lost_after = 1000 * (terms.late_game_loss_s if one_game else terms.late_match_loss_s)
        if current.stage not in POD_STAGES and gone > match_lost_after:
            if match.seated.get(match.other(self.player), gone) > match_lost_after:
                lost_by_both(event, current, match, BothCameLate())
            else:
                match.game_losses.clear()  # only the match loss counts
                confirm(match, forfeited(event, match, self.player), source="judge", note=CameLate())
        elif gone > terms.late_game_loss_s * 1000:
            strike(event, current, match, self.player, 1)
