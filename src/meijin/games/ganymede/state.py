"""A position of Ganymede: its data, and the answers to the six questions. What happens when is in ``rules.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from meijin.games.ganymede import notation, position, reasons, rules, view
from meijin.games.ganymede.cards import ACES, KEYWORD, WEIGHT, WITHDRAW, Mode
from meijin.games.ganymede.rules import (
    ANSWERS,
    ASK_ACES,
    ASK_DRAW,
    ASK_FLIP,
    ASK_PICK,
    ASK_REMOVE,
    ASK_SCOUT,
    ASK_STAND,
    ASK_WITHDRAW,
    NEXT,
    TURNS,
    Ending,
)
from meijin.kernel.cardstate import Batch, CardState
from meijin.kernel.errors import IllegalAction
from meijin.kernel.game import Setup
from meijin.kernel.generator import Rng
from meijin.kernel.overtime import shared_places
from meijin.kernel.state import DECIDERS, Frame, Outcome, View
from meijin.kernel.touch import NOTHING, Touch

FROM_DECK: Final = Touch(places=("deck",))


class Ganymede(CardState):
    """A position of Ganymede. Lists are per camp: Red, Green and, but in battle, Purple."""

    __slots__ = (
        "aces",
        "damaged",
        "deck",
        "discard",
        "hp",
        "mode",
        "picks",
        "queue",
        "removed",
        "round",
        "row",
        "stage",
        "start",
        "supply",
        "tally",
        "token",
        "used",
        "why",
        "won",
    )

    def __init__(
        self,
        setup: Setup,
        mode: Mode,
        chance: int,
        script: tuple[Outcome, ...],
        deciders: tuple[int, ...],
        pending: list[Frame],
        down: int,
        exceptions: tuple[int, ...],
        batches: tuple[tuple[Batch, ...], ...],
        deck: list[list[int]],
        row: list[list[int]],
        discard: list[tuple[int, ...]],
        removed: list[tuple[int, ...]],
        supply: list[int],
        picks: tuple[int, ...],
        hp: list[int],
        tally: list[int],
        aces: tuple[int, ...],
        stage: int,
        queue: tuple[int, ...],
        round_: int,
        start: int,
        token: int,
        used: int,
        damaged: list[int],
        won: int,
        why: int,
    ) -> None:
        self.setup = setup
        self.mode = mode
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
        self.deck = deck  # the last card is the top
        self.row = row  # cards in play in order of arrival
        self.discard = discard
        self.removed = removed
        self.supply = supply  # the Black cards nobody has taken
        self.picks = picks  # one action for every kind in the supply
        self.hp = hp
        self.tally = tally  # of each row
        self.aces = aces  # how many aces a camp has announced as 11
        self.stage = stage
        self.queue = queue  # the camps whose turn in this stage is still to come
        self.round = round_
        self.start = start  # the start player of this round
        self.token = token  # who has the Start Player token; -1 where there is none
        self.used = used  # draws that count in the present Draw Phase
        self.damaged = damaged  # what each camp has lost in this round
        self.won = won  # mask of the winning seats, or OPEN
        self.why = why

    def clone(self) -> Self:
        # Pile by pile: a loop or a call would make every clone a tenth slower.
        if len(self.deck) == 2:
            (a, b), (c, d) = self.deck, self.row
            deck, row = [a[:], b[:]], [c[:], d[:]]
        else:
            (a, b, c), (d, e, f) = self.deck, self.row
            deck, row = [a[:], b[:], c[:]], [d[:], e[:], f[:]]
        copy = type(self)(
            self.setup,
            self.mode,
            self.chance,
            self.script,
            self.deciders,
            self.pending[:],
            self.down,
            self.exceptions,
            self.batches,
            deck,
            row,
            self.discard[:],
            self.removed[:],
            self.supply[:],
            self.picks,
            self.hp[:],
            self.tally[:],
            self.aces,
            self.stage,
            self.queue,
            self.round,
            self.start,
            self.token,
            self.used,
            self.damaged[:],
            self.won,
            self.why,
        )
        copy.final_turn = self.final_turn
        return copy

    # -- the questions ------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The legal actions: draw before stand, flip before hide, decline first, cards in row order, kinds by rank."""
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        frame = self.pending[-1]
        kind = frame[0]
        if kind == ASK_DRAW:
            return [notation.DRAW, notation.STAND]
        if kind == ASK_PICK:
            return list(self.picks)
        if kind == ASK_REMOVE:
            return [notation.REMOVE + card for card in self.row[seat]]
        if kind == ASK_FLIP:
            return [notation.FLIP, notation.HIDE]
        if kind == ASK_ACES:
            return [notation.ACES + high for high in range((self.tally[seat] // ACES & 15) + 1)]
        if kind == ASK_SCOUT:
            return [notation.SCOUT_KEEP, notation.SCOUT_DISCARD]
        if kind == ASK_STAND:
            return [notation.STAND]
        acting = frame[2]
        others = [notation.WITHDRAW + card for card in self.row[seat] if card != acting]
        return [notation.DECLINE, *others]

    def step(self, seat: int, action: int) -> None:
        frame = self.pending.pop()
        self.go_on(ANSWERS[frame[0]](self, seat, action, frame))

    def touches(self, seat: int, actions: Sequence[int]) -> list[Touch]:
        """What each action is about: also the card just drawn, the one that is scouted, and the deck it comes from."""
        frame = self.pending[-1]
        if frame[0] == ASK_DRAW:
            return [FROM_DECK if action == notation.DRAW else NOTHING for action in actions]
        if frame[0] == ASK_FLIP:
            return [Touch((self.setup.cards[self.row[seat][-1]],), "row")] * len(actions)
        if frame[0] == ASK_SCOUT:
            return [Touch((self.setup.cards[self.deck[seat][-1]],), "deck")] * len(actions)
        return super().touches(seat, actions)

    def why_not(self, seat: int, action: int) -> str:
        """Why a decider may not choose an action."""
        return reasons.why_not(self, seat, action)

    def why_no_draw(self, seat: int) -> str:
        """Why a seat that has to stand can draw no more."""
        return reasons.no_draw(self, seat)[0]

    def alike(self, seat: int, actions: Sequence[int]) -> bool:
        """Equal copies are one choice, but for 3s of which one has acted and the other has not (R12)."""
        frame = self.pending[-1]
        if frame[0] == ASK_REMOVE:
            return True
        if frame[0] != ASK_WITHDRAW:
            return False
        row = self.row[seat]
        cards = [action - notation.WITHDRAW for action in actions]
        to_come = {row.index(card) > row.index(frame[2]) for card in cards}
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
        self.deciders = DECIDERS[question[1]]

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
        return 0 if self.stage == rules.SETUP else self.round

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
            raise IllegalAction(f"{self.setup.seats[seat]} has fallen and decides nothing any more (R43)", "resign")
        if self.events is not None:
            self.tell("resign", {"camp": self.setup.seats[seat]})
        rules.finish(self, (1 << self.setup.players) - 1 & ~self.setup.allies[seat], Ending.RESIGNED)

    # -- drawing ------------------------------------------------------------------------------------------------

    def fill_deck(self, camp: int) -> list[int]:
        """The camp's deck; if it has run out, the discard pile is shuffled into a new one (4.1)."""
        deck = self.deck[camp]
        if not deck and self.discard[camp]:
            deck += self.discard[camp]
            self.discard[camp] = ()
            self.mix(deck, camp)
            if self.events is not None:
                self.tell("reshuffle", {"camp": self.setup.owners[camp], "count": len(deck)})
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

    def status(self, seat: int | None) -> View:
        """The phase, the question to the decider and the totals of the rows."""
        return view.status(self, seat)

    def fits(self, seat: int, rng: Rng) -> bool:
        """Whether the face-down cards dealt anew can have been drawn like this."""
        return position.fits(self, seat, rng)

    def flow(self) -> dict[str, object]:
        """The phase and the open question."""
        return position.flow(self)

    def resume(self, flow: dict[str, object]) -> None:
        position.resume(self, flow)
