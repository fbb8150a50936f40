"""What every sheet needs to know: the tournament, the language, the paper, and which round or player is meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.model import Entrant, Event, Match, Round, Stage, Status
from meijin.tournament.names import sorted_by_name
from meijin.tournament.printing.sheet import Part, Sheet
from meijin.tournament.printing.words import Words
from meijin.tournament.tournament import Tournament


class Source(Struct, frozen=True):
    """What is to be printed."""

    tournament: Tournament
    words: Words
    paper: str
    names: Mapping[str, str]  # by player, as they are shown
    round_no: int | None = None
    player: str | None = None

    @property
    def event(self) -> Event:
        return self.tournament.event

    def sheet(
        self,
        title: str,
        parts: Sequence[Part],
        *,
        right: str = "",
        per_page: Literal[1, 2, 4] = 1,
        one_page: bool = False,
        landscape: bool = False,
    ) -> Sheet:
        return Sheet(
            event=self.event.name,
            title=title,
            parts=tuple(parts),
            right=right,
            facts=self.facts,
            per_page=per_page,
            one_page=one_page,
            landscape=landscape,
            paper=self.paper,
            language=self.words.language,
            page_word=self.words("page"),
        )

    @property
    def facts(self) -> str:
        """Where and when."""
        return " · ".join(each for each in (self.event.venue, self.event.date) if each)

    def name(self, player: str) -> str:
        return self.names[player]

    def round(self) -> Round:
        """The round that is meant: the newest published one, unless a number was given."""
        rounds = self.event.rounds
        published = [each for each in rounds if each.published_at is not None]
        if self.round_no is None:
            if not published:
                raise EventError(Because.NOTHING_PUBLISHED)
            return published[-1]
        if not 1 <= self.round_no <= len(rounds):
            raise EventError(Because.NO_ROUND_OF_NUMBER, round=self.round_no, rounds=len(rounds))
        found = rounds[self.round_no - 1]
        if found.published_at is None:
            raise EventError(Because.STILL_A_DRAFT, round=self.round_no)
        return found

    def round_name(self, each: Round) -> str:
        if each.stage is Stage.CUT:
            return self.cut_round_name(2 * len(each.matches))
        if each.stage is Stage.FINAL:
            return self.words("final_table")
        if self.event.rounds_planned is None:
            return self.words("round", no=each.no)
        return self.words("round_of", no=each.no, all=self.event.rounds_planned)

    def cut_round_name(self, players: int) -> str:
        """What the round of an elimination with so many players is called."""
        if players == 2:
            return self.words("final")
        return self.words("semi_final") if players == 4 else self.words("cut_round", players=players)

    def entrants(self) -> list[Entrant]:
        """The players whose forms are wanted, by name: the one who was asked for, or all who play."""
        if self.player is not None:
            return [self.event.entrant(self.player)]
        everybody = [each for each in self.event.entrants.values() if each.status is not Status.WAITLISTED]
        if not everybody:
            raise EventError(Because.NOBODY_YET)
        return sorted_by_name(everybody)


def matches_at_tables(each: Round) -> list[Match]:
    """The matches of a round by table; byes, which have none, come last."""
    return sorted(each.matches, key=lambda match: (match.table is None, match.table or 0))
