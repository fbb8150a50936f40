"""A position of Cat Battles: its data, and the answers to the six questions. What happens when is in ``rules.py``."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Self

from meijin.games.cat_battles import (
    belief,
    choices,
    features,
    instinct,
    machine,
    messages,
    position,
    teams,
    view,
    worlds,
)
from meijin.games.cat_battles.attempts import Attempt
from meijin.games.cat_battles.board import BENCH, CENTER, NOWHERE, PLACE
from meijin.games.cat_battles.cards import ANY_KIND, Figures
from meijin.games.cat_battles.ending import Ending, finish, timeout_key
from meijin.games.cat_battles.foresight import foresee
from meijin.games.cat_battles.frames import CALL, TEAM
from meijin.games.cat_battles.legality import refusal
from meijin.games.cat_battles.refusals import reply
from meijin.kernel.dealing import DealtWorlds
from meijin.kernel.fields import Blank, OfSetup, at, per_card, per_owner, slots
from meijin.kernel.frames import KIND, SEATS
from meijin.kernel.machine import Handlings, StackState
from meijin.kernel.state import DECIDERS, Frame, State
from meijin.kernel.zones import Zone
from meijin.words import Message, Sayable


class CatBattles(StackState):
    """A position of Cat Battles. Lists of two are per seat, others per figure; sets of figures have one bit each."""

    HANDLINGS: ClassVar[Handlings] = machine.HANDLINGS

    figures: Annotated[Figures, OfSetup(lambda setup: setup.figures)]
    where: Annotated[list[int], per_card(NOWHERE)]  # an Area or another place, see board.py
    held: Annotated[list[int], per_card(position.UNSAID)]
    # The keywords each figure has now, see cards.py.
    powers: Annotated[list[int], Blank(lambda setup: list(setup.figures.front))]
    cats: Annotated[list[list[int]], Blank(lambda setup: [[], []])]  # on the Territory, in order of their numbers
    # Likewise; Kittens picked for a team are listed here too.
    benched: Annotated[list[list[int]], Blank(lambda setup: [[], []])]
    boss: Annotated[list[int], per_owner(-1)]  # -1 before it is picked
    middle: Annotated[list[int], per_owner(-1)]  # the seat's cat in the Center, or -1
    box: Annotated[list[int], per_owner(position.UNSAID)]
    dish: list[int]
    trash: list[int]
    acted: int  # in this turn
    used: int  # whose Rear effect has been used in this turn
    stunned: int  # in their owner's present or next turn
    dizzy: int  # in their owner's next turn, for this is still the one before
    granted: int  # who has the keyword of its own Rear effect for a while
    hungry: int  # cats on the Territory without Fish, until the next check
    present: int  # all cats on the Territory
    turn: int
    current: int  # the Current Player
    one_on_one: int
    territory: int
    center: Annotated[int, at(0)]  # no zone: the keyword that the Center gives
    # Per seat the kinds, as a set, that hidden Kittens of its Bench can be.
    could_be: Annotated[tuple[int, ...], at((ANY_KIND, ANY_KIND))]
    options: tuple[int, ...]  # what may be answered to the open question
    won: Annotated[int, at(-1)]  # the winner, or -1
    why: int

    __slots__ = slots(__annotations__)

    # -- the questions ------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The legal actions, in the order in which section 12 of the rules lists them."""
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        if self.pending[-1][KIND] == TEAM:
            return teams.offer_team(self, seat, self.pending[-1])
        return list(self.options)

    def put(self, question: Frame, seat: int, options: list[int]) -> None:
        """Ask the question in the place of the frame on top, unless there is just one answer: that is given at once."""
        if len(options) == 1:
            self.pending.pop()
            self.HANDLINGS.answers[question[KIND]](self, seat, options[0], question)
        else:
            self.insist(question, options)

    def insist(self, question: Frame, options: list[int]) -> None:
        """Ask the question in the place of the frame on top, however few the answers are."""
        self.pending[-1] = question
        self.deciders = DECIDERS[question[SEATS]]
        self.options = tuple(options)

    def objection(self, seat: int, action: int) -> Message:
        """Why an action that is understood is not possible now."""
        attempt = Attempt(self, seat, action)
        return reply(attempt, refusal(attempt))

    def choice(self, seat: int, action: int) -> Sayable:
        """What an action is called and does, with what it leads to here."""
        del seat
        return choices.here(self, action)

    def tells_more(self, before: State) -> bool:
        """A whistle to a closed Bench tells whether there is anybody to come (R38); and whoever is ready stays so."""
        assert isinstance(before, CatBattles)
        if before.pending[-1][KIND] == TEAM and before.deciders != self.deciders:
            return True
        whistles = bool(self.pending) and self.pending[-1][KIND] == CALL
        return self.could_be != before.could_be or (whistles and self.figures.closed)

    def returns(self) -> tuple[float, ...]:
        """1 for the winner, -1 for the loser, 0 for both in a draw."""
        self.need_end()
        return (0.0, 0.0) if self.won < 0 else (1.0, -1.0) if self.won == 0 else (-1.0, 1.0)

    @property
    def ending(self) -> Ending | None:
        return Ending(self.why) if self.why else None

    def resign(self, seat: int) -> None:
        """The other seat wins."""
        if self.events is not None:
            self.tell(messages.Resign(self.setup.seats[seat]))
        finish(self, 1 - seat, Ending.RESIGNED)

    def turns_begun(self, seat: int) -> int:
        """Turns alternate, and the Current Player has begun the one with the present number; before the teams none."""
        if self.current < 0 or (self.pending and self.pending[0][KIND] == TEAM):
            return 0
        return (self.turn + (seat == self.current)) // 2

    def turns_completed(self, seat: int) -> int:
        """All but the one in progress."""
        begun = self.turns_begun(seat)
        goes_on = seat == self.current and self.why not in (Ending.TURN_LIMIT, Ending.TIMEOUT)
        return begun - 1 if begun and goes_on else begun

    def timeout_key(self, seat: int) -> tuple[int, ...]:
        """What decides when time is up (C6.5)."""
        return timeout_key(self, seat)

    # -- what search may ask ------------------------------------------------------------------------------------

    def sight(self, seat: int) -> int:
        """The dice, and what they have made of the position."""
        return features.sight(self, seat)

    def likelihood(self, seat: int) -> float:
        """Whether the other seat would have picked, and kept on its Bench, what the seat does not see."""
        return belief.likelihood(self, seat)

    def instinct(self, seat: int, number: int) -> int:
        """Towards the enemy's Boss."""
        return instinct.instinct(self, seat, number)

    def tempo(self) -> int:
        """The turn; before the first one, while teams are put together, 0."""
        return 0 if self.pending and self.pending[0][KIND] == TEAM else self.turn

    def is_routine(self, seat: int) -> bool:
        """Teams are put together by the rules of thumb: what was learned of positions knows few others."""
        del seat
        return bool(self.pending) and self.pending[0][KIND] == TEAM

    def features(self, seat: int) -> list[float]:
        """Fish, cats and where they are."""
        return features.features(self, seat)

    # -- cats come and go ---------------------------------------------------------------------------------------

    def place(self, cat: int, area: int) -> None:
        """A cat on the Territory goes to an Area, where the Center Effect may begin or end."""
        seat = self.figures.owner[cat]
        if area == CENTER:
            self.middle[seat] = cat
            self.powers[cat] += self.center
        if self.where[cat] == CENTER:
            self.middle[seat] = -1
            self.powers[cat] -= self.center
        self.where[cat] = area

    def enter(self, cat: int, area: int, fish: int) -> None:
        """A figure comes onto the Territory with so many Fish."""
        seat = self.figures.owner[cat]
        if self.where[cat] == BENCH:
            self.benched[seat].remove(cat)
        self.where[cat] = area
        self.held[cat] = fish
        insort(self.cats[seat], cat)
        self.present |= 1 << cat
        if not fish:
            self.hungry |= 1 << cat

    def leave(self, cat: int, place: int) -> None:
        """A Kitten leaves the Territory: all its marks vanish, but its Rear effect stays used (4.5)."""
        seat = self.figures.owner[cat]
        self.cats[seat].remove(cat)
        if self.middle[seat] == cat:
            self.middle[seat] = -1
        if place == BENCH:
            insort(self.benched[seat], cat)
        self.where[cat] = place
        self.held[cat] = 0
        self.powers[cat] = self.figures.front[cat]
        others = ~(1 << cat)
        self.acted &= others
        self.stunned &= others
        self.dizzy &= others
        self.granted &= others
        self.hungry &= others
        self.present &= others

    def keep_known(self, cat: int) -> None:
        """A Kitten that was on the Territory stays known on a closed Bench (section 9)."""
        if self.figures.closed:
            self.exception(cat, self.setup.everyone & ~(1 << self.figures.owner[cat]))

    # -- zones, markers and what could be -----------------------------------------------------------------------

    def piles(self, zone: Zone) -> list[tuple[int, Sequence[int]]]:
        """The figures of a zone by their owners."""
        place, where = PLACE[zone.name], self.where
        among = self.cats if place < BENCH else self.benched if place == BENCH else self.figures.of_seat
        return [(seat, [card for card in cards if where[card] == place]) for seat, cards in enumerate(among)]

    def lay(self, zone: Zone, owner: int, cards: list[int]) -> None:
        """Put these figures, and no others, into a zone."""
        place = PLACE[zone.name]
        for card in self.figures.of_seat[owner]:
            if self.where[card] == place:
                self.where[card] = NOWHERE
        for card in cards:
            self.where[card] = place
        position.gather(self, owner)

    def marks(self, card: int) -> dict[str, int]:
        """The markers on a figure."""
        return position.marks(self, card)

    def set_mark(self, card: int, marker: str, value: int) -> None:
        """Put a marker on a figure."""
        position.set_mark(self, card, marker, value)

    def dealer(self, seat: int) -> DealtWorlds[Self]:
        """What the other seat may have picked, or have on a closed Bench."""
        return worlds.dealer(self, seat)

    def offer_again(self) -> None:
        """Work out anew what may be answered to the question on top."""
        frame = self.pending[-1]
        if frame[KIND] != TEAM:
            self.options = tuple(self.HANDLINGS.offers[frame[KIND]](self, self.deciders[0], frame))

    # -- what a seat sees, and described positions --------------------------------------------------------------

    def status(self, seat: int | None) -> Mapping[str, object]:
        """The phase, the Territory, the attack under way, and what is known in advance of the choices."""
        del seat
        seen = view.status(self)
        if ahead := foresee(self):
            seen["foresight"] = ahead
        return seen

    def signs(self, seat: int) -> list[float]:
        """The attack, the damage and the effect under way, as numbers."""
        return view.signs(self, seat)

    def flow(self) -> dict[str, object]:
        """The phase, or the whole stack of open questions."""
        return position.flow(self)

    def resume(self, flow: dict[str, object]) -> None:
        position.resume(self, flow)
