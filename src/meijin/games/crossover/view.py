"""What is seen: the step and who has to decide why, Teams and battles with their powers, the Chain, lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames, news
from meijin.games.crossover.abilities import costs
from meijin.games.crossover.battle import showdown
from meijin.games.crossover.judgement import payment
from meijin.games.crossover.names import DB, LINES, STEP_NAMES
from meijin.games.crossover.objects import board, presence
from meijin.games.crossover.words import rows
from meijin.kernel.cardsets import unpack
from meijin.kernel.frames import KIND
from meijin.kernel.kinds import kind_of
from meijin.kernel.state import View

if TYPE_CHECKING:
    from meijin.games.crossover.lists import DeckList
    from meijin.games.crossover.setup import CrossoverSetup
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

# What happens in each step, and the phase that the step begins.
STEPS: Final = {
    "setup": ("Setup", "Setup"),
    "A0": ("Start Phase", "Beginning"),
    "A": ("Start Phase", "Draw"),
    "B": ("Start Phase", "Charge"),
    "C": ("Mission Phase", "Strategy"),
    "D1": ("Mission Phase", "Mission"),
    "D2": ("Mission Phase", "Counter"),
    "E": ("Mission Phase", "Charge Chakra"),
    "F": ("Mission Phase", "Client"),
    "G": ("Mission Phase", "Deploy"),
    "H": ("Mission Phase", "DB coins and Wish"),
    "I": ("Organization Phase", "Organize"),
    "J0": ("Battle Phase", "Beginning"),
    "J": ("Battle Phase", "Attack"),
    "K": ("Battle Phase", "Defense"),
    "L": ("Battle Phase", "Exchange of Jutsu"),
    "M": ("Battle Phase", "Showdown"),
    "N": ("Battle Phase", "Return"),
    "O0": ("End Phase", "End of turn"),
    "O": ("End Phase", "Judge"),
    "P": ("End Phase", "Adjust"),
    "Q": ("End Phase", "Turn Marker"),
}
# What the player does who has to answer a question; {card} is the card it is about.
QUESTIONS: Final = {
    frames.CHOOSER: "chooses to go first or second",
    frames.REDRAW: "keeps the hand or draws a smaller one",
    frames.PLACE: "places Wish cards",
    frames.CHARGE: "may charge a card",
    frames.MISSION: "may play a mission",
    frames.COUNTER: "may play a Counter Mission",
    frames.CLIENT: "may play a Client",
    frames.DEPLOY: "may deploy or grow fighters",
    frames.DB_STEP: "may place DB coins and wish",
    frames.ORGANIZE: "organizes Teams",
    frames.ATTACK: "sends Teams to attack",
    frames.BLOCK: "may block",
    frames.ADJUST: "discards down to the hand limit",
    frames.FINAL_COIN: "calls heads or tails",
    frames.FREE_MISSION: "may do steps D to G in any order",
    frames.PAY_HAND: "pays the hand cost of {card}",
    frames.MODE: "chooses an effect of {card}",
    frames.X: "chooses X for {card}",
    frames.TARGET: "chooses targets for {card}",
    frames.COST: "pays the cost of {card}",
    frames.TRIGGER: "chooses which trigger goes on the Chain next",
    frames.ACCEPT: "may use {card}",
    frames.PICK: "picks for {card}",
    frames.NUMBER: "chooses a number for {card}",
    frames.CHOOSE: "chooses an effect of {card}",
    frames.WHETHER: "may do what {card} says",
    frames.POSITION: "chooses a place in the Team for {card}",
    frames.FIND: "looks for cards by {card}",
    frames.PUT_BACK: "puts cards back by {card}",
    frames.FORCED: "discards by {card}",
    frames.TAKE_COIN: "takes a coin by {card}",
}


def status(state: Crossover, seat: int | None) -> View:
    """The step, who decides why, Teams, battles, the Chain, what lasts, and the own list."""
    names, terms = state.setup.seats, state.terms
    letter = STEP_NAMES[state.letter] if state.pending else ""
    phase, name = STEPS[letter] if letter else ("", "")
    seen: View = {
        "phase": phase or "over",
        "step": letter,
        "step_name": name,
        "lines": {names[owner]: LINES[line] for owner, line in enumerate(terms.lines)},
        "teams": {name: [team(state, head) for head in heads(state, owner)] for owner, name in enumerate(names)},
        "supports": {
            name: [support(state, card) for card in presence.supports(state, owner)] for owner, name in enumerate(names)
        },
        "battles": [battle(state, row) for row in state.battles],
        "chain": [item(state, row) for row in state.chain],
        "lasting": [rows.lasting(state, row) for row in state.lasting if row[KIND] != frames.USED_ART],
        "delayed": [rows.delayed(state, row) for row in state.delayed],
        "symbols": {name: symbols(state, owner) for owner, name in enumerate(names)},
        "db_coins": {name: db_coins(state, owner) for owner, name in enumerate(names)},
        "tiebreak": {name: list(state.tiebreak(owner)) for owner, name in enumerate(names)},
        "lists": lists(state, seat),
    }
    if seat is not None:
        seen["left"] = left(state, seat)
    if state.deciders:
        seen |= question(state, seat)
    return seen


# -- the question ---------------------------------------------------------------------------------------------------


def question(state: Crossover, seat: int | None) -> View:
    """Who decides and why, and whatever the question is about that the viewer may know."""
    frame = state.pending[-1]
    seen: View = {
        "question": state.setup.game.frames[frame[KIND]].name,
        "priority": {"seat": state.setup.seats[state.deciders[0]], "why": why(state, frame)},
    }
    if "{card}" in QUESTIONS.get(frame[KIND], ""):
        seen["about"] = _about(state, frame)
        if state.contexts:
            seen["ability"] = state.terms.pool.abilities[state.contexts[-1][frames.ABILITY]].word
            subject = state.contexts[-1][frames.SUBJECT]
            if subject >= 0 and subject != state.contexts[-1][frames.SOURCE]:
                seen["subject"] = news.name_of(state, subject)
    match frame[KIND]:
        case frames.BLOCK:
            attacking = state.battles[frame[frames.BLOCK_BATTLE]][frames.ATTACKING]
            seen["attacking"] = _names(state, presence.members(state, attacking))
            seen["through"] = showdown.won_by(state, board.team_power(state, attacking))
        case frames.ORGANIZE:
            seen["leading"] = None if (head := frame[frames.ORGANIZE_HEAD]) < 0 else _names(state, [head])[0]
            seen["team_max"] = state.terms.pool.rules.team_max
        case frames.PAY_HAND:
            seen["left_to_pay"] = frame[frames.PAY_HAND_N]
        case frames.COST:
            seen["left_to_pay"] = len(costs.units_of(state, state.contexts[-1])) - frame[frames.COST_NEXT]
        case frames.FORCED:
            seen["left_to_discard"] = frame[frames.FORCED_LEFT]
    if seat is not None and seat in state.deciders:
        suggested = payment.payment(state, seat)
        if suggested:
            seen["suggested"] = suggested
    looked = looked_at(state)
    if looked and seat in state.deciders:
        seen["looking_at"] = [state.setup.kinds[card] for card in looked]
    return seen


def sign_names(setup: CrossoverSetup) -> list[str]:
    """What is seen besides cards and counters, as numbers: what is left to pay, and what is asked about which card."""
    cards = [card.id for card in setup.terms.pool.cards]
    return [
        *("left to pay", "left to discard", "items on the Chain"),
        *[f"asked about {card}" for card in cards],
        *[f"looking at {card}" for card in cards],
    ]


def signs(state: Crossover, seat: int) -> list[float]:
    """The same of a position."""
    pool = state.terms.pool
    seen = [0.0] * (3 + 2 * len(pool.cards))
    seen[2] = len(state.chain) / (len(state.chain) + 1)
    if not state.deciders:
        return seen
    frame = state.pending[-1]
    kind, left = frame[KIND], 0
    if kind == frames.PAY_HAND:
        left = frame[frames.PAY_HAND_N]
    elif kind == frames.COST:
        left = len(costs.units_of(state, state.contexts[-1])) - frame[frames.COST_NEXT]
    elif kind == frames.FORCED:
        seen[1] = frame[frames.FORCED_LEFT] / (frame[frames.FORCED_LEFT] + 1)
    seen[0] = left / (left + 1)
    if "{card}" in QUESTIONS.get(kind, "") and (about := _about(state, frame)):
        seen[3 + pool.by_id[kind_of(about)].index] = 1.0
    if seat in state.deciders:
        for card in looked_at(state):
            seen[3 + len(pool.cards) + state.kind[card]] = 1.0
    return seen


def why(state: Crossover, frame: Frame) -> str:
    """Why somebody has to decide."""
    if frame[KIND] == frames.PRIORITY:
        if state.chain:
            return f"may respond to {news.name_of(state, state.chain[-1][frames.SOURCE])}"
        return "may open a Chain"
    return QUESTIONS[frame[KIND]].format(card=_about(state, frame))


def _about(state: Crossover, frame: Frame) -> str:
    """The card a question is about."""
    if frame[KIND] == frames.POSITION:
        return news.name_of(state, frame[frames.POSITION_CARD])
    for below in reversed(state.pending):
        if below[KIND] == frames.ENTERING:
            return news.name_of(state, below[frames.ENTERING_CARD])
    return news.name_of(state, state.contexts[-1][frames.SOURCE]) if state.contexts else ""


def looked_at(state: Crossover) -> tuple[int, ...]:
    """The cards that who decides is looking at."""
    if not state.pending:
        return ()
    frame = state.pending[-1]
    if frame[KIND] == frames.FIND:
        return unpack(frame[frames.FIND_CARDS])
    return unpack(frame[frames.PUT_BACK_LEFT]) if frame[KIND] == frames.PUT_BACK else ()


# -- fighters -------------------------------------------------------------------------------------------------------


def heads(state: Crossover, seat: int) -> list[int]:
    """The Heads of all Teams of a player, those on the battlefield first."""
    fighters = [*state.battlefield[seat], *state.village[seat]]
    return [card for card in fighters if state.team[card] and not state.place[card]]


def team(state: Crossover, head: int) -> dict[str, object]:
    """A Team with its members and powers."""
    number = state.team[head]
    return {
        "power": board.team_power(state, number),
        "battling": presence.battling(state, head),
        "members": [fighter(state, card) for card in presence.members(state, number)],
    }


def fighter(state: Crossover, card: int) -> dict[str, object]:
    """A fighter with its status, its current power and its coins."""
    return {
        "card": state.setup.cards[card],
        "place": "back" if state.place[card] else "head",
        "status": "injured" if state.injured[card] else "healthy",
        "power": [board.combat(state, card), board.support(state, card)],
        "coins": coins(state, card),
    }


def support(state: Crossover, card: int) -> dict[str, object]:
    """A support card with its coins."""
    return {"card": state.setup.cards[card], "coins": coins(state, card)}


def coins(state: Crossover, card: int) -> dict[str, int]:
    """The coins on a card by their kinds."""
    placed = zip(state.terms.coin_kinds, state.coins, strict=True)
    return {kind: numbers[card] for kind, numbers in placed if numbers[card]}


def battle(state: Crossover, row: Frame) -> dict[str, object]:
    """A battle as it would end now."""
    result, powers = showdown.forecast(state, row)
    return {
        "attacking": _names(state, presence.members(state, row[frames.ATTACKING])),
        "blocking": _names(state, presence.members(state, row[frames.BLOCKING])) if row[frames.BLOCKING] else [],
        "powers": list(powers),
        "difference": powers[0] - powers[1],
        "result": result,
    }


def _names(state: Crossover, cards: list[int]) -> list[str]:
    return [state.setup.cards[card] for card in cards]


# -- the Chain, coins, lists ----------------------------------------------------------------------------------------


def item(state: Crossover, row: Frame) -> dict[str, object]:
    """An item of the Chain."""
    told = news.item_fields(state, row)
    return {**told, "negated": bool(row[frames.NEGATED])}


def symbols(state: Crossover, seat: int) -> dict[str, int]:
    """How many cards in the Chakra area show each symbol."""
    shown: dict[str, int] = {}
    for card in state.chakra[seat]:
        for symbol in state.cards[card].symbols:
            shown[symbol.text] = shown.get(symbol.text, 0) + 1
    return dict(sorted(shown.items()))


def db_coins(state: Crossover, seat: int) -> dict[str, int]:
    """A player's DB coins in the pool and on fighters."""
    placed = sum(state.coins[DB][card] for card in presence.fighters(state, seat))
    return {"pool": state.pool[seat], "placed": placed}


def lists(state: Crossover, seat: int | None) -> dict[str, object]:
    """The lists as far as a viewer may read them; of the others what is public."""
    terms = state.terms
    return {
        name: _list(terms.lists[owner], owner == seat or terms.open_lists, owner == seat or terms.open_sideboard)
        for owner, name in enumerate(state.setup.seats)
    }


def _list(deck: DeckList, whole: bool, side: bool) -> dict[str, object]:
    told: dict[str, object] = {"sideboard": sum(n for _, n in deck.side), "registered_wishes": len(deck.wishes)}
    if whole:
        told |= {"main": dict(deck.main), "wishes": list(deck.wishes)}
    if whole or side:
        told["side"] = dict(deck.side)
    return told


def left(state: Crossover, seat: int) -> dict[str, int]:
    """The own cards that are in the deck or among the rewards, together: where each is nobody knows."""
    won = [card for pile in state.rewards for card in pile if state.owner[card] == seat]
    hidden = sorted([*state.deck[seat], *won])
    counts: dict[str, int] = {}
    for card in hidden:
        kind = state.setup.kinds[card]
        counts[kind] = counts.get(kind, 0) + 1
    return counts


def deduced(state: Crossover, viewer: int) -> set[int]:
    """The cards a view may name: all of the own list, of lists that are open, and those being looked at."""
    terms, players = state.terms, state.setup.players
    readable: set[str] = set()
    for owner, deck in enumerate(terms.lists):
        if owner == viewer or terms.open_lists:
            readable.update([card for card, _ in (*deck.main, *deck.side)], deck.wishes)
        elif terms.open_sideboard:
            readable.update(card for card, _ in deck.side)
    found = {card for card, kind in enumerate(state.setup.kinds) if kind in readable}
    if viewer < players and viewer in state.deciders:
        found.update(looked_at(state))
    return found
