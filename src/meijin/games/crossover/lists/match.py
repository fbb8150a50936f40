"""A match: some games between two lists, with exchanges between them.

A match is a value. It knows the registered lists and what was exchanged, who has won which game, who may choose in the
next one, and when it is over; the games themselves are played elsewhere. Between two rounds of a tournament nothing
has to be undone: every match begins with the registered lists.

>>> from meijin.games.crossover.lists.decks import STARTERS
>>> match = Match.begin(STARTERS["leaf-sand"], STARTERS["earth-defenders"])
>>> match.game, match.chooser
(1, 'coin')
>>> match = match.finish("red")
>>> match.score, match.chooser
((1, 0), 'blue')
>>> match = match.swap("red", "n-490", "n-588").done("red").done("blue").finish("red")
>>> match.over, match.winner
(True, 'red')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from meijin.games.crossover.editions import EDITION
from meijin.games.crossover.lists.card_index import CARDS, CardIndex
from meijin.games.crossover.lists.decklist import DeckList, read_line, sorted_counts, to_line, total
from meijin.games.crossover.lists.legality import DeckError, check_deck, check_exchange
from meijin.games.crossover.names import SEATS
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import Value

FORMAT: Final = "meijin match 1"
LENGTHS: Final = (1, 3, 5)
COIN: Final = "coin"


class MatchError(MeijinError):
    """Something that cannot be done at this point of a match."""


@dataclass(frozen=True)
class Match:
    """How a match stands."""

    lists: tuple[DeckList, ...]  # by seat, with what is exchanged for the next game
    best_of: int = 3
    draws: bool = True  # whether a match can end in a draw; in an elimination it cannot
    winners: tuple[str, ...] = ()  # of the games played
    last_game: int = 0  # no other game is begun after this one; 0: time has not been called
    ready: tuple[str, ...] = SEATS  # whose deck stands for the next game
    edition: int = EDITION  # of the rules, by which all its games are played

    @classmethod
    def begin(
        cls, red: DeckList, blue: DeckList, best_of: int = 3, draws: bool = True, cards: CardIndex = CARDS
    ) -> Match:
        """A new match with two lists as they are registered; those that are not legal are refused."""
        if best_of not in LENGTHS:
            raise MatchError(f"a match is the best of {', '.join(map(str, LENGTHS))}, not of {quoted(best_of)}")
        lists = (red.registered(), blue.registered())
        for seat, deck in zip(SEATS, lists, strict=True):
            if problems := check_deck(deck, cards):
                raise DeckError(problems, f"the list of {seat}")
        return cls(lists, best_of, draws)

    # -- how it stands ------------------------------------------------------------------------------------------

    @property
    def score(self) -> tuple[int, int]:
        """The games that each seat has won."""
        return self.winners.count(SEATS[0]), self.winners.count(SEATS[1])

    @property
    def game(self) -> int:
        """The number of the game that is played now or comes next."""
        return len(self.winners) + 1

    @property
    def over(self) -> bool:
        """Whether no other game is to be played: somebody has won most of them, or time is up."""
        red, blue = self.score
        if max(red, blue) > self.best_of // 2:
            return True
        return 0 < self.last_game < self.game and (self.draws or red != blue)

    @property
    def winner(self) -> str:
        """Who has won the match, or leads when it is over; empty for a draw and while it goes on."""
        red, blue = self.score
        return SEATS[red < blue] if self.over and red != blue else ""

    @property
    def time_is_up(self) -> bool:
        """Whether time has been called for the game that is played now or comes next."""
        return 0 < self.last_game <= self.game and not self.over

    @property
    def chooser(self) -> str:
        """Who decides to go first in this game."""
        return chooser_after(self.winners)

    def options(self, coin: str = COIN) -> dict[str, Value]:
        """The options of the game that comes next; ``coin`` is whom a coin has named, if it was tossed elsewhere."""
        self._refuse_if_over()
        self._refuse_unless_ready()
        decks: dict[str, Value] = {f"{seat}_deck": to_line(deck) for seat, deck in zip(SEATS, self.lists, strict=True)}
        return decks | {"chooser": coin if self.chooser == COIN else self.chooser}

    # -- between the games --------------------------------------------------------------------------------------

    def deck(self, seat: str, cards: CardIndex = CARDS) -> DeckList:
        """Main deck and sideboard of a seat as they stand for the next game."""
        return self.lists[_seat(seat)].exchanged(cards)

    def swap(self, seat: str, out: str, into: str, cards: CardIndex = CARDS) -> Match:
        """Exchange a card of the main deck for one of the sideboard; whether that is legal is asked at the end."""
        self._refuse_exchange(seat)
        registered, now = self.lists[_seat(seat)], self.deck(seat, cards)
        leaving, coming = cards.find(out), cards.find(into)
        for card, counts, where in ((leaving, now.main, "main deck"), (coming, now.side, "sideboard")):
            if card not in dict(counts):
                named = cards.title(card) if cards.name(card) else cards.why_unknown(card)
                raise MatchError(f"{named} is not in your {where}" if cards.name(card) else named)
        moved = Counter(dict(registered.into))
        moved.subtract(dict(registered.out))
        moved[leaving] -= 1
        moved[coming] += 1
        changed = replace(
            registered,
            out=sorted_counts({card: -count for card, count in moved.items()}, cards),
            into=sorted_counts(moved, cards),
        )
        return self._with_list(seat, changed)

    def reset(self, seat: str) -> Match:
        """Take back all that a seat has exchanged since the match began."""
        self._refuse_exchange(seat)
        return self._with_list(seat, self.lists[_seat(seat)].registered())

    def done(self, seat: str, cards: CardIndex = CARDS) -> Match:
        """A seat plays the next game with the deck it has now; refused with every rule that it breaks."""
        self._refuse_exchange(seat)
        if problems := check_exchange(self.lists[_seat(seat)], cards, self.edition):
            raise DeckError(problems, "the deck")
        return replace(self, ready=tuple(each for each in SEATS if each in self.ready or each == seat))

    # -- the games ----------------------------------------------------------------------------------------------

    def finish(self, winner: str) -> Match:
        """The match after this seat has won the game."""
        self._refuse_if_over()
        self._refuse_unless_ready()
        after = replace(self, winners=(*self.winners, SEATS[_seat(winner)]))
        if after.over:
            return after
        with_side = [seat for seat, deck in zip(SEATS, self.lists, strict=True) if total(deck.side)]
        return replace(after, ready=tuple(seat for seat in SEATS if seat not in with_side))

    def call_time(self) -> Match:
        """The organiser calls time: the game that is played now or set up is the last.

        Whoever plays the game calls time there too, which sets its last turn.
        """
        self._refuse_if_over()
        if self.last_game:
            raise MatchError("time has been called already")
        return replace(self, last_game=self.game)

    def concede(self, seat: str) -> Match:
        """A seat gives up the match: all games that are left go to the other."""
        self._refuse_if_over()
        match = replace(self, ready=SEATS)
        while not match.over or match.winner == SEATS[_seat(seat)]:
            match = replace(match, winners=(*match.winners, SEATS[1 - _seat(seat)]))
        return match

    def next_round(self) -> Match:
        """A new match with the same lists as they were registered."""
        return Match(tuple(deck.registered() for deck in self.lists), self.best_of, self.draws)

    # -- keeping it ---------------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, object]:
        """The match as plain values that JSON can hold."""
        return {
            "format": FORMAT,
            "edition": self.edition,
            "lists": {seat: to_line(deck) for seat, deck in zip(SEATS, self.lists, strict=True)},
            "names": {seat: deck.name for seat, deck in zip(SEATS, self.lists, strict=True)},
            "best_of": self.best_of,
            "draws": self.draws,
            "winners": list(self.winners),
            "last_game": self.last_game,
            "ready": list(self.ready),
        }

    @classmethod
    def from_dict(cls, table: Mapping[str, object], cards: CardIndex = CARDS) -> Match:
        """The match that :meth:`to_dict` has described; whatever cannot be is refused."""
        if table.get("format") != FORMAT:
            raise MatchError(f"the format of a match is {FORMAT!r}, not {quoted(table.get('format'))}")
        lines, names = (_texts(table, field) for field in ("lists", "names"))
        lists = tuple(replace(read_line(lines[seat], cards).deck, name=names[seat]) for seat in SEATS)
        match = cls.begin(lists[0], lists[1], _number(table, "best_of"), table.get("draws") is True, cards)
        edition = _number(table, "edition") if "edition" in table else 1  # the first was never mentioned
        if not 1 <= edition <= EDITION:
            raise MatchError(f"there are the editions 1 to {EDITION} of the rules, not {edition}")
        winners, ready, last_game = _seats(table, "winners"), _seats(table, "ready"), _number(table, "last_game")
        if not 0 <= last_game <= len(winners) + 1:
            raise MatchError(f"last_game cannot be {last_game} in game {len(winners) + 1}")
        for played in range(len(winners)):
            before = replace(match, winners=winners[:played], last_game=last_game)
            if before.over:
                red, blue = before.score
                raise MatchError(f"the match was over after {played} game{'s' if played > 1 else ''}: {red}-{blue}")
        for seat, deck in zip(SEATS, lists, strict=True):
            problems = check_exchange(deck, cards, edition)
            if problems and seat in ready:
                raise DeckError(problems, f"the list of {seat}")
        return replace(match, lists=lists, winners=winners, last_game=last_game, ready=ready, edition=edition)

    # -- refusals -----------------------------------------------------------------------------------------------

    def _with_list(self, seat: str, deck: DeckList) -> Match:
        lists = tuple(deck if each == seat else old for each, old in zip(SEATS, self.lists, strict=True))
        return replace(self, lists=lists)

    def _refuse_if_over(self) -> None:
        if self.over:
            raise MatchError(f"the match is over: {self.score[0]}-{self.score[1]}")

    def _refuse_unless_ready(self) -> None:
        waiting = [seat for seat in SEATS if seat not in self.ready]
        if waiting:
            raise MatchError(f"game {self.game} waits for the decks of: {', '.join(waiting)}")

    def _refuse_exchange(self, seat: str) -> None:
        self._refuse_if_over()
        if not self.lists[_seat(seat)].side:
            raise MatchError(f"{seat} has no sideboard to exchange cards with")
        if seat in self.ready:
            when = "before the first game" if self.game == 1 else f"any more: the deck of {seat} is chosen"
            raise MatchError(f"cards are exchanged between the games of a match, not {when}")


def chooser_after(winners: Sequence[str]) -> str:
    """Who decides to go first after some games: in the second the loser of the first, otherwise whom a coin names.

    >>> chooser_after([]), chooser_after(["red"]), chooser_after([""]), chooser_after(["red", "blue"])
    ('coin', 'blue', 'coin', 'coin')
    """
    if len(winners) % 2 == 0 or not winners[-1]:
        return COIN
    return SEATS[1 - SEATS.index(winners[-1])]


def _seat(seat: str) -> int:
    if seat not in SEATS:
        raise MatchError(f"there is no seat {quoted(seat)}; the seats are {', '.join(SEATS)}")
    return SEATS.index(seat)


def _number(table: Mapping[str, object], field: str) -> int:
    value = table.get(field)
    if type(value) is not int:
        raise MatchError(f"{field} must be a whole number, not {quoted(value)}")
    return value


def _texts(table: Mapping[str, object], field: str) -> dict[str, str]:
    """A text for each seat."""
    value = table.get(field)
    if not isinstance(value, dict) or any(not isinstance(value.get(seat), str) for seat in SEATS):
        raise MatchError(f"{field} must have a text for each of {', '.join(SEATS)}, not {quoted(value)}")
    return {seat: value[seat] for seat in SEATS}


def _seats(table: Mapping[str, object], field: str) -> tuple[str, ...]:
    value = table.get(field)
    if not isinstance(value, list) or any(each not in SEATS for each in value):
        raise MatchError(f"{field} must be a list of {' and '.join(SEATS)}, not {quoted(value)}")
    return tuple(value)
