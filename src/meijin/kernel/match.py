"""A match: some games between two, with exchanges between them where players bring lists that allow it.

A match is a value. It knows the registered lists and what was exchanged, who has won which game, who opens the next
one, and when it is over; the games themselves are played elsewhere. Between two rounds of a tournament nothing has to
be undone: every match begins with the registered lists.

>>> from meijin.kernel.registry import find
>>> match = Match.begin(find("crossover"), {"red_deck": "leaf-sand", "blue_deck": "earth-defenders"})
>>> match.number, match.game_options()["chooser"]
(1, 'coin')
>>> match = match.finish("red")
>>> match.score, match.opening
((1, 0), {'chooser': 'blue'})
>>> match = match.swap("red", "n-490", "n-588").done("red").done("blue").finish("red")
>>> match.over, match.winner
(True, 'red')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from meijin.kernel.errors import MeijinError, quoted, spoken_by
from meijin.kernel.game import Game, Value
from meijin.kernel.lists import Builder, Counts, Exchange, ListError, Made, after_exchange
from meijin.kernel.traits import LENGTHS, next_opening, traits_of

FORMAT: Final = "meijin match 1"


class MatchError(MeijinError):
    """Something that cannot be done at this point of a match."""


@dataclass(frozen=True)
class Match:
    """How a match stands."""

    game: Game
    seats: tuple[str, ...]
    options: Mapping[str, Value]  # of every game, but for the lists and who opens
    lists: tuple[str, ...]  # by seat, with what is exchanged for the next game; none where no option takes one
    best_of: int
    draws: bool  # whether a match can end in a draw; in an elimination it cannot
    ready: tuple[str, ...]  # who is ready for the next game
    edition: int  # of the rules, by which all its games are played
    winners: tuple[str, ...] = ()  # of the games played; empty for a game that nobody has won
    last_game: int = 0  # no other game is begun after this one; 0: time has not been called

    @classmethod
    def begin(
        cls, game: Game, options: Mapping[str, object] | None = None, best_of: int = 3, draws: bool = True
    ) -> Match:
        """A new match with lists as they are registered; those that are not legal are refused."""
        traits = traits_of(game)
        if not traits.duel:
            raise MatchError(f"a match is between two players, and {game.name} is for others")
        if best_of not in LENGTHS:
            raise MatchError(f"a match is the best of {', '.join(map(str, LENGTHS))}, not of {quoted(best_of)}")
        given = dict(options or {})
        if traits.opening in given:
            raise MatchError(f"{traits.opening} is no option of a match: the match says who opens a game")
        lists = [option.name for option in game.options if option.is_list]
        setup = game.prepare(2, traits.table(2) | {name: given[name] for name in given if name not in lists})
        kept = {name: setup.options[name] for name in given if name not in lists}
        match = cls(game, setup.seats, kept, (), best_of, draws, setup.seats, game.edition)
        return replace(match, lists=tuple(match._registered_lists(given)))

    # -- how it stands ------------------------------------------------------------------------------------------

    @property
    def score(self) -> tuple[int, int]:
        """The games that each seat has won."""
        return self.winners.count(self.seats[0]), self.winners.count(self.seats[1])

    @property
    def number(self) -> int:
        """The number of the game that is played now or comes next."""
        return len(self.winners) + 1

    @property
    def over(self) -> bool:
        """Whether no other game is to be played: somebody has won most of them, all were played, or time is up."""
        one, other = self.score
        if max(one, other) > self.best_of // 2:
            return True
        ended = self.number > self.best_of or 0 < self.last_game < self.number
        return ended and (self.draws or one != other)

    @property
    def winner(self) -> str:
        """Who has won the match, or leads when it is over; empty for a draw and while it goes on."""
        one, other = self.score
        return self.seats[one < other] if self.over and one != other else ""

    @property
    def time_is_up(self) -> bool:
        """Whether time has been called for the game that is played now or comes next."""
        return 0 < self.last_game <= self.number and not self.over

    @property
    def opening(self) -> dict[str, Value]:
        """The option that says who opens this game, or how that is found."""
        return next_opening(self.game, self.winners, self.seats)

    def game_options(self) -> dict[str, Value]:
        """The options of the game that comes next."""
        self._refuse_if_over()
        self._refuse_unless_ready()
        return traits_of(self.game).table(2) | dict(self.options) | self._list_options() | self.opening

    # -- between the games --------------------------------------------------------------------------------------

    @property
    def builder(self) -> Builder:
        """What reads the lists of this match."""
        builder = self.game.builder(self.options, self.edition)
        assert builder is not None
        return builder

    def deck(self, seat: str) -> Counts:
        """What a seat plays and what waits, as they stand for the next game."""
        builder, exchange, made = self._list(seat)
        return builder.put_together({**made.counts, **after_exchange(made.counts, exchange)}).counts

    def swap(self, seat: str, out: str, into: str) -> Match:
        """Exchange a card that is played for one that waits; whether that is legal is asked at the end."""
        self._refuse_exchange(seat)
        builder, exchange, made = self._list(seat)
        titles = {section.name: section.title.lower() for section in builder.sections}
        leaving, coming = builder.cards.find(out), builder.cards.find(into)
        for card, section in ((leaving, exchange.inside), (coming, exchange.outside)):
            if card not in self.deck(seat)[section]:
                raise MatchError(f"{builder.cards.title(card)} is not in your {titles[section]}")
        moved = Counter(made.counts[exchange.into])
        moved.subtract(made.counts[exchange.out])
        moved[leaving] -= 1
        moved[coming] += 1
        gone = {card: -count for card, count in moved.items() if count < 0}
        come = {card: count for card, count in moved.items() if count > 0}
        return self._with_list(seat, {**made.counts, exchange.out: gone, exchange.into: come})

    def reset(self, seat: str) -> Match:
        """Take back all that a seat has exchanged since the match began."""
        self._refuse_exchange(seat)
        _, exchange, made = self._list(seat)
        return self._with_list(seat, {**made.counts, exchange.out: {}, exchange.into: {}})

    def done(self, seat: str) -> Match:
        """A seat plays the next game with what it has now; refused with every rule that it breaks."""
        self._refuse_exchange(seat)
        _, _, made = self._list(seat)
        if made.problems:
            with spoken_by(self.game):
                raise ListError(made.problems)
        return replace(self, ready=tuple(each for each in self.seats if each in self.ready or each == seat))

    # -- the games ----------------------------------------------------------------------------------------------

    def finish(self, winner: str) -> Match:
        """The match after this seat has won the game; after a draw nobody has."""
        self._refuse_if_over()
        self._refuse_unless_ready()
        after = replace(self, winners=(*self.winners, self.seats[self._place(winner)] if winner else ""))
        waits = [] if after.over else [seat for seat in self.seats if self._has_spare(seat)]
        return replace(after, ready=tuple(seat for seat in self.seats if seat not in waits))

    def call_time(self) -> Match:
        """The organiser calls time: the game that is played now or set up is the last.

        Whoever plays the game calls time there too, which sets its last turn.
        """
        self._refuse_if_over()
        if self.last_game:
            raise MatchError("time has been called already")
        return replace(self, last_game=self.number)

    def concede(self, seat: str) -> Match:
        """A seat gives up the match: all games that are left go to the other."""
        self._refuse_if_over()
        match = replace(self, ready=self.seats)
        while not match.over or match.winner == self.seats[self._place(seat)]:
            match = replace(match, winners=(*match.winners, self.seats[1 - self._place(seat)]))
        return match

    def next_round(self) -> Match:
        """A new match with the same lists as they were registered."""
        return Match.begin(self.game, dict(self.options) | self._list_options(), self.best_of, self.draws)

    # -- keeping it ---------------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, object]:
        """The match as plain values that JSON can hold."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "edition": self.edition,
            "options": dict(self.options),
            "lists": dict(zip(self.seats, self.lists, strict=False)),
            "best_of": self.best_of,
            "draws": self.draws,
            "winners": list(self.winners),
            "last_game": self.last_game,
            "ready": list(self.ready),
        }

    @classmethod
    def from_dict(cls, table: Mapping[str, object], game: Game) -> Match:
        """The match of a game that :meth:`to_dict` has described; whatever cannot be is refused."""
        if table.get("format") != FORMAT:
            raise MatchError(f"the format of a match is {FORMAT!r}, not {quoted(table.get('format'))}")
        options = table.get("options")
        if not isinstance(options, dict):
            raise MatchError(f"options must be a table, not {quoted(options)}")
        best_of, draws = _number(table, "best_of"), table.get("draws") is True
        match = cls.begin(game, options, best_of, draws)
        if match.lists:
            lines = match._lines(table)
            names = match._list_options()
            match = cls.begin(game, options | dict(zip(names, lines, strict=True)), best_of, draws)
            match = replace(match, lists=tuple(match.builder.read(line).value for line in lines))
        edition = _number(table, "edition") if "edition" in table else 1  # the first was never mentioned
        if not 1 <= edition <= game.edition:
            raise MatchError(f"there are the editions 1 to {game.edition} of the rules, not {edition}")
        winners, last_game = match._seats(table, "winners", drawn=True), _number(table, "last_game")
        if not 0 <= last_game <= len(winners) + 1:
            raise MatchError(f"last_game cannot be {last_game} in game {len(winners) + 1}")
        for played in range(len(winners)):
            before = replace(match, winners=winners[:played], last_game=last_game)
            if before.over:
                one, other = before.score
                raise MatchError(f"the match was over after {played} game{'s' if played > 1 else ''}: {one}-{other}")
        ready = match._seats(table, "ready")
        match = replace(match, winners=winners, last_game=last_game, ready=ready, edition=edition)
        for seat, line in zip(match.seats, match.lists, strict=False):
            if seat in ready:
                match._refuse_illegal(match.builder.read(line), seat)
        return match

    # -- lists --------------------------------------------------------------------------------------------------

    def _list_options(self) -> dict[str, Value]:
        """The options of the seats that take a list, with the lists as they are now."""
        taken = [
            option.name
            for seat in self.seats
            for option in self.game.options
            if option.is_list and option.name in self.game.own_options(seat)
        ]
        return dict(zip(taken, self.lists or [""] * len(taken), strict=True))

    def _registered_lists(self, given: Mapping[str, object]) -> list[str]:
        """The lists without what was exchanged, in one line each."""
        usual = {option.name: option.default for option in self.game.chosen(self.options).options}
        found = []
        for seat, name in zip(self.seats, self._list_options(), strict=False):
            builder = self.builder
            made = builder.read(str(given.get(name, usual[name])))
            if builder.exchange is not None:
                bare: Counts = {builder.exchange.out: {}, builder.exchange.into: {}}
                made = builder.put_together({**made.counts, **bare})
            self._refuse_illegal(made, seat)
            found.append(made.value)
        return found

    def _list(self, seat: str) -> tuple[Builder, Exchange, Made]:
        builder = self.builder
        assert builder.exchange is not None
        return builder, builder.exchange, builder.read(self.lists[self._place(seat)])

    def _with_list(self, seat: str, counts: Counts) -> Match:
        line = self.builder.put_together(counts).value
        lists = [line if each == seat else old for each, old in zip(self.seats, self.lists, strict=True)]
        return replace(self, lists=tuple(lists))

    def _has_spare(self, seat: str) -> bool:
        """Whether a seat has cards that wait, so that it may exchange some."""
        if not self.lists or self.builder.exchange is None:
            return False
        _, exchange, made = self._list(seat)
        return bool(made.counts[exchange.outside])

    # -- refusals -----------------------------------------------------------------------------------------------

    def _refuse_illegal(self, made: Made, seat: str) -> None:
        if made.problems:
            with spoken_by(self.game):
                raise ListError(made.problems, seat=seat)

    def _refuse_if_over(self) -> None:
        if self.over:
            raise MatchError(f"the match is over: {self.score[0]}-{self.score[1]}")

    def _refuse_unless_ready(self) -> None:
        waiting = [seat for seat in self.seats if seat not in self.ready]
        if waiting:
            raise MatchError(f"game {self.number} waits for the {self.builder.what}s of: {', '.join(waiting)}")

    def _refuse_exchange(self, seat: str) -> None:
        self._refuse_if_over()
        self._place(seat)
        if not self._has_spare(seat):
            raise MatchError(f"{seat} has no cards to exchange")
        if seat in self.ready:
            chosen = f"any more: the {self.builder.what} of {seat} is chosen"
            when = "before the first game" if self.number == 1 else chosen
            raise MatchError(f"cards are exchanged between the games of a match, not {when}")

    # -- what a table says --------------------------------------------------------------------------------------

    def _place(self, seat: str) -> int:
        if seat not in self.seats:
            raise MatchError(f"there is no seat {quoted(seat)}; the seats are {', '.join(self.seats)}")
        return self.seats.index(seat)

    def _lines(self, table: Mapping[str, object]) -> list[str]:
        """The list of each seat."""
        value = table.get("lists")
        if not isinstance(value, dict) or any(not isinstance(value.get(seat), str) for seat in self.seats):
            raise MatchError(f"lists must have a text for each of {', '.join(self.seats)}, not {quoted(value)}")
        return [value[seat] for seat in self.seats]

    def _seats(self, table: Mapping[str, object], field: str, drawn: bool = False) -> tuple[str, ...]:
        """Some seats; where a game may be drawn also nobody."""
        value = table.get(field)
        if not isinstance(value, list) or any(each not in self.seats and not (drawn and each == "") for each in value):
            raise MatchError(f"{field} must be a list of {' and '.join(self.seats)}, not {quoted(value)}")
        return tuple(value)


def _number(table: Mapping[str, object], field: str) -> int:
    value = table.get(field)
    if type(value) is not int:
        raise MatchError(f"{field} must be a whole number, not {quoted(value)}")
    return value
