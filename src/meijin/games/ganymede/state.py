"""A position of Ganymede: its data, and the answers to the six questions. What happens when is in ``rules.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

from meijin.games.ganymede import (
    belief,
    features,
    frames,
    instinct,
    messages,
    notation,
    position,
    refusals,
    rules,
    view,
)
from meijin.games.ganymede.cards import ACE_HIGH, KEYWORD, TOTAL, WEIGHT, WITHDRAW, Mode
from meijin.games.ganymede.frames import ACTING, ASK_REMOVE, ASK_WITHDRAW, OPEN, SETUP, Ending
from meijin.games.ganymede.machine import HANDLINGS
from meijin.games.ganymede.rules import NEXT, TURNS
from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import IllegalAction
from meijin.kernel.fields import Blank, OfSetup, at, per_owner, slots
from meijin.kernel.frames import KIND, SEATS
from meijin.kernel.generator import Rng
from meijin.kernel.overtime import shared_places
from meijin.kernel.state import DECIDERS, Frame
from meijin.kernel.touch import NOTHING, Touch
from meijin.words import Message, Sayable

FROM_DECK: Final = Touch(places=("deck",))
OFFERS: Final = HANDLINGS.offers
ANSWERS: Final = HANDLINGS.answers


class Ganymede(CardState):
    """A position of Ganymede. Lists are per camp: Red, Green and, but in battle, Purple."""

    mode: Annotated[Mode, OfSetup(lambda setup: setup.mode)]
    deck: list[list[int]]  # the last card is the top
    row: list[list[int]]  # cards in play in order of arrival
    discard: list[tuple[int, ...]]
    removed: list[tuple[int, ...]]
    supply: list[int]  # the Black cards nobody has taken
    picks: Annotated[tuple[int, ...], at(notation.ALL_PICKS)]  # one action for every kind in the supply
    hp: Annotated[list[int], Blank(lambda setup: list(setup.mode.hp))]
    tally: Annotated[list[int], per_owner(0)]  # of each row
    aces: tuple[int, ...]  # how many aces a camp has announced as 11
    stage: int
    queue: tuple[int, ...]  # the camps whose turn in this stage is still to come
    round: int
    start: int  # the start player of this round
    token: int  # who has the Start Player token; -1 where there is none
    used: Annotated[int, at(position.NOT_SAID)]  # draws that count in the present Draw Phase
    damaged: list[int]  # what each camp has lost in this round
    won: Annotated[int, at(OPEN)]  # mask of the winning seats, or OPEN
    why: int

    __slots__ = slots(__annotations__)

    # -- the questions ------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The legal actions: draw before stand, flip before hide, decline first, cards in row order, kinds by rank."""
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        frame = self.pending[-1]
        return OFFERS[frame[KIND]](self, seat, frame)

    def step(self, seat: int, action: int) -> None:
        frame = self.pending.pop()
        self.go_on(ANSWERS[frame[KIND]](self, seat, action, frame))

    def touches(self, seat: int, actions: Sequence[int]) -> list[Touch]:
        """What each action is about: also the card just drawn, the one that is scouted, and the deck it comes from."""
        match self.pending[-1][KIND]:
            case frames.ASK_DRAW:
                return [FROM_DECK if action == notation.DRAW else NOTHING for action in actions]
            case frames.ASK_FLIP:
                return [Touch((self.setup.cards[self.row[seat][-1]],), "row")] * len(actions)
            case frames.ASK_SCOUT:
                return [Touch((self.setup.cards[self.deck[seat][-1]],), "deck")] * len(actions)
        return super().touches(seat, actions)

    def objection(self, seat: int, action: int) -> Message | None:
        return refusals.objection(self, seat, action)

    def choice(self, seat: int, action: int) -> Sayable:
        """What an action is called and does; of aces, what they make of the row."""
        if notation.ACES <= action < notation.PICK:
            high = action - notation.ACES
            return messages.AcesHigh(high, (self.tally[seat] & TOTAL) + ACE_HIGH * high)
        return super().choice(seat, action)

    def alike(self, seat: int, actions: Sequence[int]) -> bool:
        """Equal copies are one choice, but for 3s of which one has acted and the other has not (R12)."""
        frame = self.pending[-1]
        if frame[KIND] != ASK_WITHDRAW:
            return frame[KIND] == ASK_REMOVE
        row = self.row[seat]
        cards = [action - notation.WITHDRAW for action in actions]
        to_come = {row.index(card) > row.index(frame[ACTING]) for card in cards}
        return KEYWORD[cards[0]] != WITHDRAW or len(to_come) == 1

    def go_on(self, question: Frame | None = None) -> None:
        """Ask the question; without one, play on by itself until there is one or the game is over."""
        while question is None:
            if self.why:
                return
            queue = self.queue
            if queue:
                self.queue = queue[1:]
                question = TURNS[self.stage](self, queue[0])
            else:
                NEXT[self.stage](self)
        # State.ask, written out: this is the inner loop of every search.
        self.pending.append(question)
        self.deciders = DECIDERS[question[SEATS]]

    def returns(self) -> tuple[float, ...]:
        """1 for a winner, 0 for a loser."""
        self.need_end()
        return tuple(float(self.won >> seat & 1) for seat in range(self.setup.players))

    @property
    def ending(self) -> Ending | None:
        return Ending(self.why) if self.why else None

    def turns_begun(self, seat: int) -> int:
        """A turn is a whole round, in which everybody takes part; the first picks come before the first."""
        del seat
        return 0 if self.stage == SETUP else self.round

    def turns_completed(self, seat: int) -> int:
        """The rounds before this one, and this one where the game has ended with it."""
        begun = self.turns_begun(seat)
        return begun - 1 if begun and self.why not in (Ending.ROUND_CAP, Ending.TIMEOUT) else begun

    def timeout_key(self, seat: int) -> tuple[int, ...]:
        """HP (G6.8)."""
        return (self.hp[seat],)

    def places(self) -> tuple[int, ...]:
        """As results go; when time is up three seats are placed by their HP."""
        if self.why == Ending.TIMEOUT and self.setup.players > 2:
            return shared_places(self.hp)
        return super().places()

    def resign(self, seat: int) -> None:
        """R40: battle, the other wins; coop, both lose; trio, the seat's side loses. The fallen have no say (R43)."""
        if not self.hp[seat]:
            because = refusals.Refusal.FALLEN.because({"camp": self.setup.seats[seat]})
            raise self._error(IllegalAction, because, "resign")
        if self.events is not None:
            self.tell(messages.Resign(self.setup.seats[seat]))
        rules.finish(self, (1 << self.setup.players) - 1 & ~self.setup.allies[seat], Ending.RESIGNED)

    # -- what search may ask ------------------------------------------------------------------------------------

    def sight(self, seat: int) -> int:
        """The rows and what was scouted."""
        return features.sight(self, seat)

    def likelihood(self, seat: int) -> float:
        """Whether a rival would have drawn on, and stopped, with the cards it has face down."""
        return belief.likelihood(self, seat)

    def instinct(self, seat: int, number: int) -> int:
        """Draw as people do, and pick by worth."""
        return instinct.instinct(self, seat, number)

    def tempo(self) -> int:
        """The round."""
        return self.round

    def features(self, seat: int) -> list[float]:
        """HP, rows and decks."""
        return features.features(self, seat)

    # -- drawing ------------------------------------------------------------------------------------------------

    def fill_deck(self, camp: int) -> list[int]:
        """The camp's deck; if it has run out, the discard pile is shuffled into a new one (4.1)."""
        deck = self.deck[camp]
        if not deck and self.discard[camp]:
            deck += self.discard[camp]
            self.discard[camp] = ()
            self.mix(deck, camp)
            if self.events is not None:
                self.tell(messages.Reshuffle(self.setup.owners[camp], len(deck)))
        return deck

    def draw_card(self, camp: int, hidden: bool) -> int:
        """The top card of the deck goes to the right end of the row (4.1); -1 if there is none (R30)."""
        deck = self.deck[camp] or self.fill_deck(camp)
        if not deck:
            return -1
        card = deck.pop()
        self.row[camp].append(card)
        self.tally[camp] += WEIGHT[card]
        if self.exceptions[camp]:
            self.no_exception(card)  # it may have been scouted
        if hidden:
            self.down |= 1 << card
        if self.events is not None:
            view.tell_draw(self, camp, card, hidden)
        return card

    # -- what a seat sees, and what could be --------------------------------------------------------------------

    def status(self, seat: int | None) -> Mapping[str, object]:
        """The phase, the question to the decider and the totals of the rows."""
        return view.status(self, seat)

    def signs(self, seat: int) -> list[float]:
        """The phase, the question and the totals as numbers."""
        return view.signs(self, seat)

    def fits(self, seat: int, rng: Rng) -> bool:
        """Whether the face-down cards dealt anew can have been drawn like this."""
        return position.fits(self, seat, rng)

    def flow(self) -> dict[str, object]:
        """The phase and the open question."""
        return position.flow(self)

    def resume(self, flow: dict[str, object]) -> None:
        position.resume(self, flow)
