"""A position of Ranking Battle: its data and the answers to the six questions. What happens when is in ``rules.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Self

from meijin.games.ranking_battle import machine, position, reasons, view, worlds
from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.ending import Ending
from meijin.kernel.cardstate import Batch
from meijin.kernel.game import Setup
from meijin.kernel.generator import Rng
from meijin.kernel.jumbles import Jumble
from meijin.kernel.machine import TableState
from meijin.kernel.state import DECIDERS, Frame, Outcome, State, View
from meijin.kernel.touch import Touch

if TYPE_CHECKING:
    from meijin.games.ranking_battle.setup import Terms


class RankingBattle(TableState):
    """A position of Ranking Battle. Lists are per seat; a set of cards is a number with one bit per card."""

    PASSING: ClassVar[tuple[str, ...]] = (*TableState.PASSING, "book")  # the cards are the setup's
    RUN: ClassVar[tuple[Callable[..., None], ...]] = machine.RUN
    ANSWERS: ClassVar[tuple[Callable[..., None], ...]] = machine.ANSWERS
    __slots__ = (
        "all_shown",
        "announced",
        "armed",
        "aside",
        "attacker",
        "board_events",
        "book",
        "box",
        "challenger",
        "challenges",
        "countdown",
        "counts",
        "current",
        "deck",
        "defender",
        "discard",
        "display",
        "equipped",
        "event_deck",
        "face_down",
        "face_up",
        "hampered",
        "hand",
        "jumbled",
        "played",
        "plays",
        "points",
        "pool",
        "power",
        "rank",
        "reacted",
        "revealed",
        "ruler",
        "shown",
        "spent",
        "supply",
        "terms",
        "total",
        "turn",
        "used",
        "used_bonus",
        "used_rank",
        "used_weapons",
        "victories",
        "weaken",
        "weapons",
        "why",
    )

    def __init__(
        self,
        setup: Setup,
        book: Book,
        terms: Terms,
        chance: int,
        script: tuple[Outcome, ...],
        deciders: tuple[int, ...],
        pending: list[Frame],
        down: int,
        exceptions: tuple[int, ...],
        batches: tuple[tuple[Batch, ...], ...],
        jumbled: tuple[Jumble, ...],
        event_deck: list[int],
        display: list[int],
        weapons: list[int],
        used_weapons: list[int],
        supply: int,
        box: int,
        pool: tuple[int, ...],
        deck: list[list[int]],
        hand: list[list[int]],
        discard: list[list[int]],
        attacker: list[tuple[int, ...]],
        played: list[tuple[int, ...]],
        board_events: list[tuple[int, ...]],
        equipped: list[tuple[int, ...]],
        aside: list[tuple[int, ...]],
        rank: list[int],
        face_up: list[int],
        face_down: list[int],
        victories: int,
        current: int,
        turn: int,
        plays: int,
        points: int,
        power: int,
        challenges: int,
        used_rank: int,
        used_bonus: int,
        used: int,
        shown: int,
        revealed: int,
        all_shown: int,
        weaken: list[int],
        ruler: int,
        countdown: list[int],
        counts: int,
        challenger: int,
        defender: int,
        total: list[int],
        reacted: list[int],
        spent: list[int],
        armed: list[int],
        hampered: list[int],
        announced: int,
        why: int,
    ) -> None:
        self.setup = setup
        self.book = book
        self.terms = terms
        self.chance = chance
        self.script = script
        self.deciders = deciders
        self.pending = pending
        self.events = None
        self.record = None
        self.final_turn = 0
        self.down = down
        self.exceptions = exceptions
        self.batches = batches
        self.jumbled = jumbled  # weapons that somebody has put into an order of its own
        self.event_deck = event_deck  # the last card is the top, here and in the other decks
        self.display = display
        self.weapons = weapons
        self.used_weapons = used_weapons
        self.supply = supply
        self.box = box
        self.pool = pool  # the kinds that can be acquired, apart from events
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.attacker = attacker  # always one
        self.played = played
        self.board_events = board_events
        self.equipped = equipped
        self.aside = aside
        self.rank = rank
        self.face_up = face_up  # victory cards
        self.face_down = face_down
        self.victories = victories  # in the pile
        self.current = current
        self.turn = turn
        self.plays = plays
        self.points = points
        self.power = power
        self.challenges = challenges
        self.used_rank = used_rank
        self.used_bonus = used_bonus
        self.used = used  # events on the board that have been used in this turn
        self.shown = shown  # cards in hand that everybody has seen
        self.revealed = revealed  # and those of them that were revealed for their points
        self.all_shown = all_shown  # 1 once all cats in hand were revealed at once: no other card in it is one
        self.weaken = weaken
        self.ruler = ruler  # -1: nobody
        self.countdown = countdown  # 1 for those who are still to have a turn against the ruler
        self.counts = counts  # whether the turn in progress has begun after the crowning
        self.challenger = challenger  # -1: there is no battle
        self.defender = defender
        self.total = total
        self.reacted = reacted  # what totals are made of, besides what they started with: power from reactions
        self.spent = spent  # victory cards used
        self.armed = armed  # power from the own weapon
        self.hampered = hampered  # power lost by the other one
        self.announced = announced  # the bonus for cats in hand that the challenger has told in this turn, or -1
        self.why = why

    def clone(self) -> Self:
        copy = type(self)(
            self.setup,
            self.book,
            self.terms,
            self.chance,
            self.script,
            self.deciders,
            self.pending[:],
            self.down,
            self.exceptions,
            self.batches,
            self.jumbled,
            self.event_deck[:],
            self.display[:],
            self.weapons[:],
            self.used_weapons[:],
            self.supply,
            self.box,
            self.pool,
            [cards[:] for cards in self.deck],
            [cards[:] for cards in self.hand],
            [cards[:] for cards in self.discard],
            self.attacker[:],
            self.played[:],
            self.board_events[:],
            self.equipped[:],
            self.aside[:],
            self.rank[:],
            self.face_up[:],
            self.face_down[:],
            self.victories,
            self.current,
            self.turn,
            self.plays,
            self.points,
            self.power,
            self.challenges,
            self.used_rank,
            self.used_bonus,
            self.used,
            self.shown,
            self.revealed,
            self.all_shown,
            self.weaken[:],
            self.ruler,
            self.countdown[:],
            self.counts,
            self.challenger,
            self.defender,
            self.total[:],
            self.reacted[:],
            self.spent[:],
            self.armed[:],
            self.hampered[:],
            self.announced,
            self.why,
        )
        copy.final_turn = self.final_turn
        return copy

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
        return machine.OFFERS[frame[0]](self, seat, frame)

    def put(self, question: Frame) -> None:
        """Ask a question in the place of the frame on top."""
        self.pending[-1] = question
        self.deciders = DECIDERS[question[1]]

    def answer(self, seat: int, action: int, question: Frame) -> None:
        """Give the only answer to a question that need not be asked."""
        self.ANSWERS[question[0]](self, seat, action, question)

    def touches(self, seat: int, actions: Sequence[int]) -> list[Touch]:
        """What each action is about; of the own characters the attacker lies apart from those played in this turn."""
        played = {self.setup.kinds[card] for card in self.played[seat]}
        return [
            replace(touch, zone="attacker") if touch.zone == "played" and touch.cards[0] not in played else touch
            for touch in super().touches(seat, actions)
        ]

    def why_not(self, seat: int, action: int) -> str:
        """Why an action that is understood is not possible now."""
        return reasons.why_not(self, seat, action)

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

    # -- markers, jumbles and what could be ---------------------------------------------------------------------

    def marks(self, card: int) -> dict[str, int]:
        """The markers on a card."""
        return position.marks(self, card)

    def set_mark(self, card: int, marker: str, value: int) -> None:
        """Put a marker on a card."""
        position.set_mark(self, card, marker, value)

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

    def status(self, seat: int | None) -> View:
        """The phase, the ladder of ranks, the battle under way."""
        return view.status(self, seat)

    def flow(self) -> dict[str, object]:
        """The phase, or the whole stack of open questions."""
        return position.flow(self)

    def resume(self, flow: dict[str, object]) -> None:
        position.resume(self, flow)
