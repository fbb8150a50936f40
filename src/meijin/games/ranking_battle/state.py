"""A position of Ranking Battle: its data and the answers to the six questions. What happens when is in ``rules.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, ClassVar

from meijin.games.ranking_battle import (
    belief,
    features,
    frames,
    instinct,
    labels,
    machine,
    picks,
    position,
    refusals,
    view,
    worlds,
)
from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.ending import Ending
from meijin.games.ranking_battle.frames import ALONE, TO_SEAT
from meijin.games.ranking_battle.position import UNSAID
from meijin.games.ranking_battle.setup import pool_of
from meijin.kernel.fields import Blank, OfSetup, at, per_owner, slots
from meijin.kernel.frames import KIND, SEATS, any_named, changed
from meijin.kernel.generator import Rng
from meijin.kernel.jumbles import Jumble
from meijin.kernel.machine import Handlings, StackState
from meijin.kernel.state import Frame, State
from meijin.kernel.touch import Touch
from meijin.words import Message, Sayable

if TYPE_CHECKING:
    from meijin.games.ranking_battle.setup import Terms


class RankingBattle(StackState):
    """A position of Ranking Battle. Lists are per seat; a set of cards is a number with one bit per card."""

    HANDLINGS: ClassVar[Handlings] = machine.HANDLINGS

    book: Annotated[Book, OfSetup(lambda setup: setup.book)]
    terms: Annotated[Terms, OfSetup(lambda setup: setup.terms)]
    jumbled: tuple[Jumble, ...]  # weapons that somebody has put into an order of its own
    event_deck: list[int]  # the last card is the top, here and in the other decks
    display: list[int]
    weapons: list[int]
    used_weapons: list[int]
    supply: int
    box: int
    # The kinds that can be acquired, apart from events.
    pool: Annotated[tuple[int, ...], Blank(lambda setup: pool_of(setup.book, setup.terms.characters))]
    deck: list[list[int]]
    hand: list[list[int]]
    discard: list[list[int]]
    attacker: list[tuple[int, ...]]  # always one
    played: list[tuple[int, ...]]
    board_events: list[tuple[int, ...]]
    equipped: list[tuple[int, ...]]
    aside: list[tuple[int, ...]]
    rank: Annotated[list[int], per_owner(0)]
    face_up: list[int]  # victory cards
    face_down: list[int]
    victories: Annotated[int, at(UNSAID)]  # in the pile
    current: int
    turn: int
    plays: Annotated[int, Blank(lambda setup: setup.book.catalogue.rules.plays)]
    points: int
    power: int
    challenges: Annotated[int, Blank(lambda setup: setup.book.catalogue.rules.challenges)]
    used_rank: int
    used_bonus: int
    used: int  # events on the board that have been used in this turn
    shown: int  # cards in hand that everybody has seen
    revealed: int  # and those of them that were revealed for their points
    all_shown: int  # 1 once all cats in hand were revealed at once: no other card in it is one
    weaken: list[int]
    ruler: int  # -1: nobody
    countdown: list[int]  # 1 for those who are still to have a turn against the ruler
    counts: Annotated[int, at(UNSAID)]  # whether the turn in progress has begun after the crowning
    challenger: int  # -1: there is no battle
    defender: int
    total: Annotated[list[int], per_owner(0)]
    reacted: list[int]  # what totals are made of, besides what they started with: power from reactions
    spent: list[int]  # victory cards used
    armed: list[int]  # power from the own weapon
    hampered: list[int]  # power lost by the other one
    announced: int  # the bonus for cats in hand that the challenger has told in this turn, or -1
    why: int

    __slots__ = slots(__annotations__)

    # -- the questions ------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The legal actions, cards in the order of the data file and seats in theirs.

        Beginning: rank, bonus, done. Characters: plays, events, done. Display: replace, keep. Cats: each, all, done.
        Acquisition: characters, cats, events by slot, pass. Challenge: seats, pass. Reactions: uses, done. Expertise
        and guesses: from 0 up. A removal: from the hand, from the discard pile, none. A cycle: discards, done.
        """
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        frame = self.pending[-1]
        return self.HANDLINGS.offers[frame[KIND]](self, seat, frame)

    def compiled_pick(self, seat: int, number: int) -> int:
        """One legal action at random, as ``State.pick`` says, in most cases without the list of all."""
        kind = self.pending[-1][KIND]
        if kind == frames.REVEAL:
            return picks.reveal(self, seat, number)
        if kind == frames.CHARACTER:
            return picks.character(self, seat, number)
        if kind == frames.BEGIN:
            return picks.begin(self, seat, number)
        if kind == frames.REPLACE:
            return picks.replace(number)
        if kind == frames.CHALLENGE:
            return picks.challenge(self, seat, number)
        if kind == frames.REACT:
            return picks.react(self, seat, number)
        if kind == frames.EXPERTISE:
            return picks.expertise(self, seat, number)
        return super().pick(seat, number)

    def put(self, kind: int, seat: int) -> None:
        """Ask a seat a question that holds nothing, in the place of the frame on top."""
        self.pending[-1] = TO_SEAT[kind][seat]
        self.deciders = ALONE[seat]

    def put_frame(self, frame: Frame, seat: int) -> None:
        """Ask a seat what lies on top of the stack."""
        self.pending[-1] = changed(frame, SEATS, 1 << seat)
        self.deciders = ALONE[seat]

    def touches(self, seat: int, actions: Sequence[int]) -> list[Touch]:
        """What each action is about; of the own characters the attacker lies apart from those played in this turn."""
        played = {self.setup.kinds[card] for card in self.played[seat]}
        return [
            replace(touch, zone="attacker") if touch.zone == "played" and touch.cards[0] not in played else touch
            for touch in super().touches(seat, actions)
        ]

    def objection(self, seat: int, action: int) -> Message | None:
        return refusals.objection(self, seat, action)

    def choice(self, seat: int, action: int) -> Sayable:
        """What an action is called and leads to."""
        return labels.choice_here(self, seat, action)

    def tells_more(self, before: State) -> bool:
        """An announced bonus tells something of a hand, and so does who reveals all cats at once."""
        assert isinstance(before, RankingBattle)
        return self.announced != before.announced or self.all_shown != before.all_shown

    def returns(self) -> tuple[float, ...]:
        """From 1 for Rank 1 down to -1 for the last, in equal steps."""
        self.need_end()
        last = len(self.rank) - 1
        return tuple(1 - 2 * (rank - 1) / last for rank in self.rank)

    @property
    def ending(self) -> Ending | None:
        return Ending(self.why) if self.why else None

    def turns_begun(self, seat: int) -> int:
        """Turns go around the table: whoever sat before the current player has begun as many, the others one less."""
        players = len(self.rank)
        return (self.turn + players - 1 - (self.current - seat) % players) // players

    def turns_completed(self, seat: int) -> int:
        """All but the one in progress."""
        goes_on = seat == self.current and self.why not in (Ending.ROUND_LIMIT, Ending.TITLE_KEPT, Ending.TIMEOUT)
        return self.turns_begun(seat) - goes_on

    def timeout_key(self, seat: int) -> tuple[int, ...]:
        """The ranking card: of two ranks the lower number is better (RB7.14)."""
        return (-self.rank[seat],)

    # -- what search may ask ------------------------------------------------------------------------------------

    def sight(self, seat: int) -> int:
        """The hand, the display and what battles have shown."""
        return features.sight(self, seat)

    def likelihood(self, seat: int) -> float:
        """What the others have just left undone tells of their hands."""
        return belief.likelihood(self, seat)

    def instinct(self, seat: int, number: int) -> int:
        """Use everything, acquire by worth, fight where it promises something."""
        del number
        return instinct.instinct(self, seat)

    def tempo(self) -> int:
        """The turn."""
        return self.turn

    def features(self, seat: int) -> list[float]:
        """Ranks, victory cards, attackers and decks."""
        return features.features(self, seat)

    # -- markers, jumbles and what could be ---------------------------------------------------------------------

    @property
    def marked(self) -> int:
        """The cards with markers on them."""
        return self.used | self.shown

    def marks(self, card: int) -> dict[str, int]:
        return position.marks(self, card)

    def set_mark(self, card: int, marker: str, value: int) -> None:
        position.set_mark(self, card, marker, value)

    def names_any(self, cards: set[int]) -> bool:
        """Whether something names one of these cards or lies on it."""
        marked = self.used | self.shown
        return any_named(self.setup, self.pending, cards) or any(marked >> card & 1 for card in cards if marked)

    def jumbles(self) -> tuple[Jumble, ...]:
        """Weapons in an order that not everybody could follow."""
        return self.jumbled

    def set_jumbles(self, jumbles: tuple[Jumble, ...]) -> None:
        """Keep other jumbles."""
        self.jumbled = jumbles

    def deduced(self, viewer: int) -> set[int]:
        """Shown cards in hand; and where counting is open, what a player's deck and hand hold together."""
        del viewer
        if not self.terms.open_counting:
            return {card for card in self.hand[self.current] if self.shown >> card & 1}
        return {card for cards in (*self.deck, *self.hand) for card in cards}

    def fits(self, seat: int, rng: Rng) -> bool:
        """Make the active player's hand one that fits what was told of the cats in it."""
        worlds.settle_cats(self, seat, rng)
        return True

    # -- what a seat sees, and described positions --------------------------------------------------------------

    def signs(self, seat: int) -> list[float]:
        """What is left to do and what everybody holds, as numbers."""
        return view.signs(self, seat)

    def status(self, seat: int | None) -> Mapping[str, object]:
        """The phase, the ladder of ranks, the battle under way."""
        return view.status(self, seat)

    def flow(self) -> dict[str, object]:
        """The phase, or the whole stack of open questions."""
        return position.flow(self)

    def resume(self, flow: dict[str, object]) -> None:
        position.resume(self, flow)
