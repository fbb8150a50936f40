"""A position of Go Out Battle: its data, and the answers to the six questions. What happens when is in ``rules.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Self

from meijin.games.go_out import belief, choices, features, instinct, picks, position, refusals, view, worlds
from meijin.games.go_out.cards import HIDDEN, RANK_MERGE, Character, first_character
from meijin.games.go_out.frames import ASK_CHOOSE, ASK_PLACE, ASK_TURN, ASKED, LEFT, Ending
from meijin.games.go_out.machine import OFFERS, STEPS
from meijin.games.go_out.notation import REVEAL, touch
from meijin.games.go_out.tables import Pile
from meijin.kernel.cardstate import CardState
from meijin.kernel.dealing import DealtWorlds
from meijin.kernel.fields import Blank, OfSetup, per_owner, slots
from meijin.kernel.overtime import shared_places
from meijin.kernel.state import State
from meijin.kernel.touch import Touch
from meijin.words import Message

# A battle that is over: the winner, how it was won, and the winner's character.
Battle = tuple[int, int, int]
# What everybody sees of a card that leaves a hand: whose, who gets it (all see it: EVERYBODY), the card, and for a gift
# how many cards the receiver then has in hand and how many damage cards. A reshuffle is a step, too.
Step = tuple[int, int, int, int, int]

BATTLE_TEMPO: Final = 1000  # more than one battle can take
NONE_EACH: Final = Blank(lambda setup: (0,) * setup.players)


@dataclass(frozen=True)
class Terms:
    """What is agreed for a match."""

    first_starter: int  # -1: drawn by lot
    hand_size: int
    wins_needed: int
    sweeps: tuple[int, ...]  # the sets that Shian may sweep with
    kyoko_on_singles: bool
    show_losers: bool
    characters: tuple[Character, ...]
    life: tuple[int, ...]  # by card, 0 for battle cards
    least_life: int  # that any of them has


class GoOut(CardState):
    """A position of Go Out Battle. Lists are per seat; a set of cards is a number with one bit per card."""

    terms: Annotated[Terms, OfSetup(lambda setup: setup.terms)]
    deck: list[int]  # the last card is the top
    discard: int
    field: list[int]  # all cards of the center field, the oldest pile first
    hand: list[int]
    damage: list[int]
    character: list[tuple[int, ...]]  # the one in use; none while it is being chosen
    spare: list[int]
    locked: list[int]
    power: Annotated[list[int], per_owner(HIDDEN)]  # what the revealed character can do; HIDDEN if it is not
    tableau: tuple[Pile, ...]  # the piles of the center field, the newest last
    active: Annotated[int, Blank(lambda setup: (1 << setup.players) - 1)]  # mask of the seats that are not eliminated
    out: tuple[int, ...]  # 1 for those who are
    markers: tuple[int, ...]  # damage for which no card could be drawn (R11)
    wins: tuple[int, ...]
    starter: Annotated[int, Blank(lambda setup: max(setup.terms.first_starter, 0))]  # of this battle
    battles: tuple[Battle, ...]  # those that are over, as far as they are known
    trail: tuple[Step, ...]  # of this battle since the first gift
    settled: Annotated[tuple[int, ...], NONE_EACH]  # how many damage cards lay there when the deck was last made anew

    __slots__ = slots(__annotations__)

    # -- the questions ------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, in the order that ``machine.py`` gives for each question."""
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        return OFFERS[self.pending[-1][ASKED]](self, seat)

    def compiled_pick(self, seat: int, number: int) -> int:
        """One legal action at random, as ``State.pick`` says, in most cases without the list of all."""
        asked = self.pending[-1][ASKED]
        power = self.power[seat]
        if asked == ASK_PLACE:
            return picks.place(self.hand[seat], 0 if power else 1, number)
        if asked == ASK_TURN and power < RANK_MERGE:
            return picks.turn(self, seat, number)
        return super().pick(seat, number)

    def step(self, seat: int, action: int) -> None:
        STEPS[action](self, seat, action)

    def touches(self, seat: int, actions: Sequence[int]) -> list[Touch]:
        """What each action is about; to reveal is about the own character."""
        own = Touch(tuple(self.setup.cards[card] for card in self.character[seat]), "character")
        return [own if action == REVEAL else touch(action) for action in actions]

    def objection(self, seat: int, action: int) -> Message | None:
        return refusals.objection(self, seat, action)

    def objection_to(self, seat: int, words: str) -> Message | None:
        return refusals.objection_to(self, seat, words)

    def choice(self, seat: int, action: int) -> Message:
        return choices.choice_in(self, seat, action)

    def tells_more(self, before: State) -> bool:
        """A character that is chosen cannot be changed, although nobody sees it (GO3.4)."""
        return before.pending[-1][ASKED] == ASK_CHOOSE

    def returns(self) -> tuple[float, ...]:
        """1 for the winner of the match, or whoever is first when time is up; 0 for the others."""
        self.need_end()
        return tuple(float(place == 1) for place in self.places())

    @property
    def ending(self) -> Ending | None:
        """Why the match is over."""
        if max(self.wins) >= self.terms.wins_needed:
            return Ending.WON
        return None if self.deciders else Ending.TIMEOUT

    def turns_begun(self, seat: int) -> int:
        """What counts as a turn is a battle, which everybody begins (GO6.6)."""
        del seat
        return sum(self.wins) + bool(self.deciders)

    def turns_completed(self, seat: int) -> int:
        """The battles that are over."""
        del seat
        return sum(self.wins)

    def turns_when_called(self) -> int:
        """The battle in progress is the last."""
        return self.turns_begun(0)

    def timeout_key(self, seat: int) -> tuple[int, ...]:
        """Battles won, fewer cards in hand, less damage (GO6.7)."""
        return self.wins[seat], -self.hand[seat].bit_count(), -self.hurt(seat)

    def places(self) -> tuple[int, ...]:
        """By battles won (GO6.5); when time is up, by all that counts then."""
        seats = range(self.setup.players)
        return shared_places(self.wins if self.ending is Ending.WON else [self.timeout_key(seat) for seat in seats])

    def hurt(self, seat: int) -> int:
        """How much damage a seat has: its damage cards and markers."""
        return self.damage[seat].bit_count() + self.markers[seat]

    def burden(self, seat: int) -> int:
        """The damage of a seat, with what it is just taking and has still to place."""
        takes = self.deciders == (seat,) and self.pending[-1][ASKED] == ASK_PLACE
        return self.hurt(seat) + (self.pending[-1][LEFT] if takes else 0)

    def may_be(self, seat: int) -> list[Character]:
        """The characters that a hidden one can be for all that is open: not locked, and with life enough."""
        locked = self.locked[seat] >> first_character(seat)
        burden = self.burden(seat)
        return [
            each for place, each in enumerate(self.terms.characters) if not locked >> place & 1 and each.life >= burden
        ]

    # -- what search may ask ------------------------------------------------------------------------------------

    def sight(self, seat: int) -> int:
        """The own hand, and who is revealed."""
        return features.sight(self, seat)

    def likelihood(self, seat: int) -> float:
        """Whether the rivals would have played, passed and put cards away as they did."""
        return belief.likelihood(self, seat)

    def instinct(self, seat: int, number: int) -> int:
        """What saves most turns at a glance."""
        return instinct.instinct(self, seat, number)

    def tempo(self) -> int:
        """Every turn uses up a card, adds damage or eliminates somebody (GO6.4); a new battle is far off."""
        spent = self.terms.hand_size * self.setup.players
        for seat in range(self.setup.players):
            spent += self.hurt(seat) + self.out[seat] - self.hand[seat].bit_count()
        return BATTLE_TEMPO * sum(self.wins) + spent

    def features(self, seat: int) -> list[float]:
        """Wins, groups in hand, damage, characters and the pile."""
        return features.features(self, seat)

    # -- what a seat sees, and what could be --------------------------------------------------------------------

    def status(self, seat: int | None) -> Mapping[str, object]:
        """The phase, the piles, the battles so far, and who may be whom."""
        return view.status(self, seat)

    def signs(self, seat: int) -> list[float]:
        """The pile to beat, what is left to do, and who may be whom, as numbers."""
        return view.signs(self, seat)

    def dealer(self, seat: int) -> DealtWorlds[Self]:
        """What the others may hold and have put face down, and who they may be."""
        return worlds.HandWorlds(self, seat)

    def flow(self) -> dict[str, object]:
        """The phase and the open question."""
        return position.flow(self)

    def resume(self, flow: dict[str, object]) -> None:
        position.resume(self, flow)
