"""The War Chronicles of Ganymede as a state machine: all three modes.

The rule ids in the comments are those of ``rules.md``.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from enum import IntEnum
from typing import Final, Self

from meijin.games.ganymede import effects, notation, position, view
from meijin.games.ganymede.cards import (
    ACE_HIGH,
    ACES,
    BLACK_COPIES,
    BLACK_KIND,
    BLACK_KINDS,
    CARD,
    DRAW_BLOCKED_ABOVE,
    DRAW_LIMIT,
    EXTRA_DRAW,
    GREEN,
    KEYWORD,
    PURPLE,
    RED,
    RULES,
    THREES,
    TOTAL,
    USED_WHEN_DRAWN,
    WEIGHT,
    WITHDRAW,
    Mode,
)
from meijin.kernel.cardstate import Batch, CardState
from meijin.kernel.game import Setup
from meijin.kernel.generator import Rng
from meijin.kernel.state import Frame, Outcome, View

# The stages of a round in which somebody may have to decide.
SETUP: Final = 0
DRAW: Final = 1
SHOWDOWN: Final = 2
CLEANUP: Final = 3
REINFORCE: Final = 4

# The questions.
ASK_PICK: Final = 0
ASK_DRAW: Final = 1
ASK_FLIP: Final = 2
ASK_SCOUT: Final = 3
ASK_WITHDRAW: Final = 4  # about the 3 that acts
ASK_ACES: Final = 5
ASK_REMOVE: Final = 6

OPEN: Final = -1  # nobody has won yet


class Ending(IntEnum):
    """Why a game is over."""

    FALLEN = 1  # a side has no HP left
    ROUND_CAP = 2  # the last round is over
    RESIGNED = 3


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
        discard: list[list[int]],
        removed: list[list[int]],
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
        """An independent copy, without the record."""
        return type(self)(
            self.setup,
            self.mode,
            self.chance,
            self.script,
            self.deciders,
            self.pending[:],
            self.down,
            self.exceptions,
            self.batches,
            copy_piles(self.deck),
            copy_piles(self.row),
            copy_piles(self.discard),
            copy_piles(self.removed),
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

    # -- the questions ------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The legal actions: draw before stand, flip before hide, decline first, cards in row order, kinds by rank."""
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
        acting = frame[2]
        others = [notation.WITHDRAW + card for card in self.row[seat] if card != acting]
        return [notation.DECLINE, *others]

    def step(self, seat: int, action: int) -> None:
        """Carry out a legal action and everything automatic that follows."""
        frame = self.pending.pop()
        question = ANSWERS[frame[0]](self, seat, action, frame) or self.next_question()
        if question is not None:
            self.ask(question)

    def next_question(self) -> Frame | None:
        """Play on by itself until somebody must decide; None if the game is over before that."""
        while not self.why:
            queue = self.queue
            if queue:
                self.queue = queue[1:]
                question = TURNS[self.stage](self, queue[0])
                if question is not None:
                    return question
            else:
                NEXT[self.stage](self)
        return None

    def go_on(self) -> None:
        """Play on by itself and ask the next question, if there is one."""
        question = self.next_question()
        if question is not None:
            self.ask(question)

    def returns(self) -> tuple[float, ...]:
        """1 for a winner, 0 for a loser."""
        return tuple(float(self.won >> seat & 1) for seat in range(self.setup.players))

    @property
    def ending(self) -> Ending | None:
        """Why the game is over."""
        return Ending(self.why) if self.why else None

    def finish(self, winners: int, why: Ending) -> None:
        """The game is over."""
        self.won = winners
        self.why = int(why)
        self.deciders = ()
        self.pending.clear()
        if self.events is not None:
            seats = [name for seat, name in enumerate(self.setup.seats) if winners >> seat & 1]
            self.tell("over", {"why": why.name.lower(), "winners": seats})

    def resign(self, seat: int) -> None:
        """R40: battle, the other wins; coop, both lose; trio, the seat's side loses."""
        if self.events is not None:
            self.tell("resign", {"camp": self.setup.seats[seat]})
        self.finish((1 << self.setup.players) - 1 & ~self.setup.allies[seat], Ending.RESIGNED)

    # -- drawing ------------------------------------------------------------------------------------------------

    def fill_deck(self, camp: int) -> list[int]:
        """The camp's deck; if it has run out, the discard pile is shuffled into a new one (4.1)."""
        deck = self.deck[camp]
        if not deck:
            discard = self.discard[camp]
            if discard:
                self.deck[camp], self.discard[camp] = discard, deck
                self.mix(discard, camp)
                if self.events is not None:
                    self.tell("reshuffle", {"camp": self.setup.owners[camp], "count": len(discard)})
                return discard
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

    def offer_draw(self, camp: int) -> Frame | None:
        """The question whether to draw, if that is possible (4.3); otherwise the phase just ends (R7)."""
        if (
            self.used < DRAW_LIMIT
            and self.tally[camp] & TOTAL <= DRAW_BLOCKED_ABOVE
            and (self.deck[camp] or self.discard[camp])
        ):
            return DRAW_QUESTIONS[camp]
        if self.events is not None:
            self.tell("done", {"camp": self.setup.owners[camp]})
        return None

    def draw(self, camp: int) -> Frame | None:
        """One draw of the Draw Phase (4.3), and the question that follows."""
        hidden = self.mode.hidden
        card = self.draw_card(camp, hidden)
        self.used += 1
        if not USED_WHEN_DRAWN[card]:
            return self.offer_draw(camp)
        return QUESTIONS[ASK_FLIP][camp] if hidden else self.use_drawn(camp, card)

    def use_drawn(self, camp: int, card: int) -> Frame | None:
        """The effect of a 2 or 4 that has just been drawn and lies face up, and the question that follows."""
        if KEYWORD[card] == EXTRA_DRAW:
            effects.extra_draw(self)
        elif effects.scout(self, camp):
            return QUESTIONS[ASK_SCOUT][camp]
        return self.offer_draw(camp)

    def wound(self, camp: int, damage: int) -> None:
        """A camp loses HP, never below 0."""
        self.damaged[camp] += damage
        left = self.hp[camp] - damage
        self.hp[camp] = left if left > 0 else 0

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
        """Go on from a described point."""
        position.resume(self, flow)


def copy_piles(piles: list[list[int]]) -> list[list[int]]:
    """The piles of all camps, copied one by one: a loop would make every clone a third slower."""
    if len(piles) == 2:
        red, green = piles
        return [red[:], green[:]]
    red, green, purple = piles
    return [red[:], green[:], purple[:]]


def replaced(values: tuple[int, ...], camp: int, value: int) -> tuple[int, ...]:
    """The values of all camps with another one for this camp."""
    return (*values[:camp], value, *values[camp + 1 :])


NOTHING: Final = ((), (0,), (0, 0), (0, 0, 0))  # a value of 0 for each of so many camps
STARTING_WITH: Final = ((RED, GREEN), (GREEN, RED))
RESOLVED: Final = (THREES | ACES) * 15  # the fields of a tally that lead to a decision at the Showdown
# Every question to every seat, ready made.
QUESTIONS: Final = tuple(tuple((kind, 1 << seat) for seat in range(3)) for kind in range(7))
DRAW_QUESTIONS: Final = QUESTIONS[ASK_DRAW]


# -- order --------------------------------------------------------------------------------------------------------


def acting_order(state: Ganymede) -> tuple[int, ...]:
    """Who acts first: in battle the start player, otherwise Red, Green, Purple (R22, R23), the fallen left out."""
    if state.mode.token:
        return STARTING_WITH[state.start]
    red, green, _ = state.hp
    if red and green:
        return (RED, GREEN, PURPLE)
    return (RED, PURPLE) if red else (GREEN, PURPLE)


def resolving_order(state: Ganymede) -> tuple[int, ...]:
    """Who has a 3 or an ace to use at the Showdown, in acting order; the automaton has no choice (4.7)."""
    tally = state.tally
    order = acting_order(state)
    for camp in order:
        if tally[camp] & RESOLVED:
            seats = state.setup.players
            return tuple([camp for camp in order if tally[camp] & RESOLVED and camp < seats])
    return ()


def removal_order(state: Ganymede) -> tuple[int, ...]:
    """Who takes a card out of the game: the damaged of Red and Green who stand, in acting order (R39, R42)."""
    red = state.damaged[RED] and state.hp[RED]
    green = state.damaged[GREEN] and state.hp[GREEN]
    if red and green:
        return STARTING_WITH[state.start if state.mode.token else RED]
    return (RED,) if red else (GREEN,) if green else ()


def reinforce_order(state: Ganymede) -> tuple[int, ...]:
    """Who takes a Black card: in battle the damaged one first, otherwise the token holder; else Red, then Green."""
    red, green = state.damaged[RED] > 0, state.damaged[GREEN] > 0
    if state.mode.token:
        return STARTING_WITH[state.token if red == green else RED if red else GREEN]
    red, green = state.hp[RED] > 0, state.hp[GREEN] > 0
    return STARTING_WITH[RED] if red and green else (RED,) if red else (GREEN,)


def setup_order(state: Ganymede) -> tuple[int, ...]:
    """Who picks a Black card first before the first round."""
    return STARTING_WITH[state.token if state.mode.token else RED]


# -- a camp's turn in each stage: the first question it is asked, if any ------------------------------------------------


def pick_turn(state: Ganymede, camp: int) -> Frame | None:
    """Take one of the Black cards, while there are any (R33)."""
    return QUESTIONS[ASK_PICK][camp] if state.supply else None


def draw_turn(state: Ganymede, camp: int) -> Frame | None:
    """A camp's Draw Phase begins (4.3, 4.7)."""
    state.used = 0
    if state.mode.automaton and camp == PURPLE:
        automaton_draws(state)
        return None
    can_draw = state.tally[camp] & TOTAL <= DRAW_BLOCKED_ABOVE and (state.deck[camp] or state.discard[camp])
    if can_draw and state.mode.min_draws:
        return state.draw(camp)
    return state.offer_draw(camp)


def automaton_draws(state: Ganymede) -> None:
    """4.7: Purple draws up to three cards while its value is at most 17."""
    while state.used < DRAW_LIMIT:
        row = state.tally[PURPLE]
        value = (row & TOTAL) + ACE_HIGH * effects.automaton_aces(row)
        if value > state.mode.stops_above or state.draw_card(PURPLE, False) < 0:
            break
        state.used += 1
    high = effects.automaton_aces(state.tally[PURPLE])  # fixed from its own cards alone (R24)
    if high:
        state.aces = replaced(state.aces, PURPLE, high)


def resolve_turn(state: Ganymede, camp: int) -> Frame | None:
    """A camp uses its 3s, then announces its aces (4.4)."""
    return resolve_from(state, camp, 0)


def resolve_from(state: Ganymede, camp: int, place: int) -> Frame | None:
    """Go on with the effects of a row from a place in it."""
    tally = state.tally[camp]
    if tally & THREES * 15 and tally & CARD * 15 > CARD:
        for card in state.row[camp][place:]:
            if KEYWORD[card] == WITHDRAW:
                return (ASK_WITHDRAW, 1 << camp, card)
    return QUESTIONS[ASK_ACES][camp] if tally & ACES * 15 else None


def remove_turn(state: Ganymede, camp: int) -> Frame | None:
    """A damaged camp takes one of its cards in play out of the game (R31: unless it has none)."""
    return QUESTIONS[ASK_REMOVE][camp] if state.row[camp] else None


# -- the answers, and the question that follows at once, if any -----------------------------------------------------------


def answer_pick(state: Ganymede, camp: int, action: int, frame: Frame) -> Frame | None:
    """A Black card goes to the deck before the game begins, later to the discard pile."""
    del frame
    kind = action - notation.PICK
    supply = state.supply
    place = bisect_left(supply, BLACK_COPIES[kind][0])  # the first copy that is left: the supply is in order
    card = supply.pop(place)
    if place == len(supply) or BLACK_KIND[supply[place]] != kind:
        state.picks = tuple([pick for pick in state.picks if pick != action])
    (state.deck if state.stage == SETUP else state.discard)[camp].append(card)
    if state.events is not None:
        state.tell("pick", {"camp": state.setup.owners[camp], "kind": BLACK_KINDS[kind].id})
    return None


def answer_draw(state: Ganymede, camp: int, action: int, frame: Frame) -> Frame | None:
    """Draw a card, or stand."""
    del frame
    if action == notation.DRAW:
        return state.draw(camp)
    if state.events is not None:
        state.tell("done", {"camp": state.setup.owners[camp]})
    return None


def answer_flip(state: Ganymede, camp: int, action: int, frame: Frame) -> Frame | None:
    """Show the card just drawn and use it, or keep it hidden. Hiding leaves no trace (section 8)."""
    del frame
    if action == notation.HIDE:
        return state.offer_draw(camp)
    card = state.row[camp][-1]
    state.down &= ~(1 << card)
    if state.events is not None:
        state.tell("flip", {"camp": state.setup.owners[camp], "card": state.setup.cards[card]})
    return state.use_drawn(camp, card)


def answer_scout(state: Ganymede, camp: int, action: int, frame: Frame) -> Frame | None:
    """Leave the card on top, or discard it."""
    del frame
    if action == notation.SCOUT_DISCARD:
        effects.scout_discard(state, camp)
    return state.offer_draw(camp)


def answer_withdraw(state: Ganymede, camp: int, action: int, frame: Frame) -> Frame | None:
    """A 3 pulls a card back or not; then the next 3 still in the row has its turn (R11, R12)."""
    if action != notation.DECLINE:
        effects.withdraw(state, camp, action - notation.WITHDRAW)
    return resolve_from(state, camp, state.row[camp].index(frame[2]) + 1)


def answer_aces(state: Ganymede, camp: int, action: int, frame: Frame) -> Frame | None:
    """Announce how many aces count 11."""
    del frame
    high = action - notation.ACES
    state.aces = replaced(state.aces, camp, high)
    if state.events is not None:
        state.tell("aces", {"camp": state.setup.owners[camp], "high": high})
    return None


def answer_remove(state: Ganymede, camp: int, action: int, frame: Frame) -> Frame | None:
    """The chosen card is out of the game; everybody sees which (R29)."""
    del frame
    card = action - notation.REMOVE
    state.row[camp].remove(card)
    state.tally[camp] -= WEIGHT[card]
    state.removed[camp].append(card)
    if state.events is not None:
        state.tell("remove", {"camp": state.setup.owners[camp], "card": state.setup.cards[card]})
    return None


# -- from stage to stage --------------------------------------------------------------------------------------------


def begin_game(state: Ganymede) -> None:
    """After the first picks: shuffle the decks, Red's first, and begin round 1."""
    for camp, deck in enumerate(state.deck):
        state.mix(deck, camp)
    begin_round(state)


def begin_round(state: Ganymede) -> None:
    """The Initial Phase: one card face up for every camp that stands; in coop and trio Purple's first."""
    order = acting_order(state)
    state.aces = NOTHING[len(state.hp)]
    state.damaged = [0] * len(state.hp)
    if state.events is not None:
        view.tell_round(state)
    for camp in order if state.mode.token else (PURPLE, *order[:-1]):
        state.draw_card(camp, False)
    state.stage = DRAW
    state.queue = order


def showdown(state: Ganymede) -> None:
    """All face-down cards are turned up at once."""
    state.down = 0
    if state.events is not None:
        view.tell_showdown(state)
    state.stage = SHOWDOWN
    state.queue = resolving_order(state)


def deal_damage(state: Ganymede) -> None:
    """The Damage Calculation Phase, and the end of the game if somebody has fallen (section 6)."""
    if state.mode.token:
        effects.compare(state, RED, GREEN)
        red, green = state.hp
        if not red or not green:
            winner = state.token if not red and not green else RED if red else GREEN
            state.finish(1 << winner, Ending.FALLEN)
            return
    else:
        for camp in (RED, GREEN):
            if state.hp[camp]:
                effects.compare(state, camp, PURPLE)
                if not state.hp[PURPLE]:
                    state.finish(1 << RED | 1 << GREEN, Ending.FALLEN)
                    return
        if not state.hp[RED] and not state.hp[GREEN]:
            state.finish(purple_wins(state), Ending.FALLEN)
            return
    state.stage = CLEANUP
    state.queue = removal_order(state)


def purple_wins(state: Ganymede) -> int:
    """The winners when Purple's side prevails: in coop no seat at all."""
    return 0 if state.mode.automaton else 1 << PURPLE


def clean_up(state: Ganymede) -> None:
    """All cards in play go to their owners' discard piles."""
    for camp, row in enumerate(state.row):
        state.discard[camp] += row
        row.clear()
        state.tally[camp] = 0
    state.stage = REINFORCE
    state.queue = reinforce_order(state)


def end_round(state: Ganymede) -> None:
    """The End Phase: the cap of 30 rounds (R26), and in battle who starts the next."""
    if state.mode.token:
        red, green = state.hp
        state.start = state.token if red == green else RED if red > green else GREEN
    if state.round == RULES.round_cap:
        state.finish(1 << state.start if state.mode.token else purple_wins(state), Ending.ROUND_CAP)
        return
    state.round += 1
    begin_round(state)


TURNS: Final[tuple[Callable[[Ganymede, int], Frame | None], ...]] = (
    pick_turn,
    draw_turn,
    resolve_turn,
    remove_turn,
    pick_turn,
)
NEXT: Final[tuple[Callable[[Ganymede], None], ...]] = (begin_game, showdown, deal_damage, clean_up, end_round)
ANSWERS: Final[tuple[Callable[[Ganymede, int, int, Frame], Frame | None], ...]] = (
    answer_pick,
    answer_draw,
    answer_flip,
    answer_scout,
    answer_withdraw,
    answer_aces,
    answer_remove,
)
