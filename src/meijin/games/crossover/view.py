"""What is seen: the step and who has to decide why, Teams and battles with their powers, the Chain, lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict, cast

from meijin.games.crossover import frames, lasting, news, telling
from meijin.games.crossover.abilities import costs
from meijin.games.crossover.battle import organization, showdown
from meijin.games.crossover.chain import execution
from meijin.games.crossover.judgement import payment
from meijin.games.crossover.lasting import Due, Lasting
from meijin.games.crossover.names import DB, LINES, PHASE_OF, STEP_NAMES
from meijin.games.crossover.news import Result, What
from meijin.games.crossover.objects import board, makeup, presence
from meijin.kernel.cardsets import unpack
from meijin.kernel.frames import KIND
from meijin.kernel.kinds import kind_of

if TYPE_CHECKING:
    from meijin.games.crossover.language.terms import Foreseen
    from meijin.games.crossover.lists import DeckList
    from meijin.games.crossover.objects.board import Shares
    from meijin.games.crossover.setup import CrossoverSetup
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

# The phase of each step.
PHASES: Final = ("start", "mission", "organization", "battle", "end")
# The questions that a card asks.
OF_CARDS: Final = frozenset(
    {
        *(frames.PAY_HAND, frames.MODE, frames.X, frames.TARGET, frames.COST, frames.ACCEPT, frames.PICK),
        *(frames.NUMBER, frames.CHOOSE, frames.WHETHER, frames.POSITION, frames.FIND, frames.PUT_BACK),
        *(frames.FORCED, frames.TAKE_COIN),
    }
)


class PowerPart(TypedDict):
    """A part of a fighter's Power: what is printed or set in its place, growth coins, or what a card adds."""

    what: Literal["printed", "set", "growth", "card"]
    by: NotRequired[str]  # the card that says so
    power: tuple[int, int]


class Fighter(TypedDict):
    """A fighter in play with its current Combat and Support, what they are made of, and its coins by their kinds."""

    card: str
    place: Literal["head", "back"]
    status: Literal["healthy", "injured"]
    power: tuple[int, int]
    parts: list[PowerPart]
    coins: dict[str, int]


class TeamPart(TypedDict):
    """A part of a Team Power: the Combat of the Head, the Support of a Back, what a card adds; never below 0."""

    what: Literal["head", "back", "card", "least"]
    by: NotRequired[str]
    n: int


class Team(TypedDict):
    """A Team with its power, and what that is made of."""

    power: int
    parts: list[TeamPart]
    battling: bool
    members: list[Fighter]


class Prospect(TypedDict):
    """A Team that may be formed, the Head first, with the Power that it would have."""

    members: list[str]
    power: int


class Support(TypedDict):
    """A support card with its coins by their kinds."""

    card: str
    coins: dict[str, int]


class Stakes(TypedDict):
    """What a battle costs who loses it, or both in a draw: Damage to the Head and to each Back, or rewards."""

    head: int
    backs: int
    rewards: int


class Battle(TypedDict):
    """A battle as it would end now, the attacking Team first; nobody blocks where the other is empty."""

    attacking: list[str]
    blocking: list[str]
    powers: tuple[int, int]
    difference: int
    result: Result
    stakes: Stakes


class Deed(TypedDict):
    """What an effect would do to what all can see, if it resolved now; by is a change of Power."""

    what: Literal["damage", "injure", "heal", "power", "team", "negate"]
    cards: list[str]
    n: NotRequired[int]
    by: NotRequired[str]


class ChainItem(TypedDict):
    """An item of the Chain, as news of it have it, with what it would do now."""

    seat: str
    card: str
    ability: str
    what: What
    user: NotRequired[str]
    x: NotRequired[int]
    mode: NotRequired[int]
    targets: NotRequired[list[str]]
    items: NotRequired[list[int]]
    negated: bool
    would: list[Deed]


class DbCoins(TypedDict):
    """A player's DB coins."""

    pool: int
    placed: int  # on fighters


class Deck(TypedDict):
    """A list as far as a viewer may read it."""

    sideboard: int
    registered_wishes: int
    main: NotRequired[dict[str, int]]
    wishes: NotRequired[list[str]]
    side: NotRequired[dict[str, int]]


class Limits(TypedDict):
    """The numbers of the rulebook that a table shows."""

    rewards: int  # with so many a player has won
    team: int  # most fighters in a Team
    outstanding: int  # the difference that makes a victory outstanding
    wish: int  # DB coins that a wish takes


class Phase(TypedDict):
    """A phase of the turn with the letters of its steps."""

    phase: str
    steps: list[str]


class Seen(TypedDict):
    """What is seen besides cards and counters."""

    phase: str
    step: str
    lines: dict[str, str]
    teams: dict[str, list[Team]]
    supports: dict[str, list[Support]]
    battles: list[Battle]
    chain: list[ChainItem]
    lasting: list[Lasting]
    delayed: list[Due]
    symbols: dict[str, dict[str, int]]
    db_coins: dict[str, DbCoins]
    tiebreak: dict[str, list[int]]
    lists: dict[str, Deck]
    limits: Limits
    course: list[Phase]  # of the attacker's turn
    left: NotRequired[dict[str, int]]  # the own cards in the deck or among the rewards
    question: NotRequired[str]
    about: NotRequired[str]  # the card that asks
    ability: NotRequired[str]
    subject: NotRequired[str]  # another card that it is about
    attacking: NotRequired[list[str]]  # the Team that may be blocked
    through: NotRequired[int]  # the rewards it wins otherwise
    leading: NotRequired[str | None]  # the Head whose Team is named just now
    prospects: NotRequired[list[Prospect]]  # the Teams that who organizes may form
    open: NotRequired[int]  # so much is still to be paid or discarded
    suggested: NotRequired[str]
    looking_at: NotRequired[list[str]]


# The steps that a player of a line does not have (section 7).
_WITHOUT: Final = {"naruto": "BH", "db": "EF"}
COURSES: Final[dict[str, list[Phase]]] = {
    line: [
        {
            "phase": phase,
            "steps": list(
                dict.fromkeys(
                    step[0]
                    for step, of in zip(STEP_NAMES, PHASE_OF, strict=True)
                    if of == number and step[0] not in without
                )
            ),
        }
        for number, phase in enumerate(PHASES)
    ]
    for line, without in _WITHOUT.items()
}


def status(state: Crossover, seat: int | None) -> Seen:
    """The step, who decides what, Teams, battles, the Chain, what lasts, and the own list."""
    names, terms = state.setup.seats, state.terms
    phase = "over" if not state.pending else PHASES[PHASE_OF[state.letter]] if state.letter else "setup"
    rules = terms.pool.rules
    seen: Seen = {
        "phase": phase,
        "step": STEP_NAMES[state.letter] if state.pending else "",
        "lines": {names[owner]: LINES[line] for owner, line in enumerate(terms.lines)},
        "teams": teams(state),
        "supports": {
            name: [support(state, card) for card in presence.supports(state, owner)] for owner, name in enumerate(names)
        },
        "battles": [battle(state, row) for row in state.battles],
        "chain": [item(state, row) for row in state.chain],
        "lasting": [lasting.lasting(state, row) for row in state.lasting if row[KIND] != frames.USED_ART],
        "delayed": [lasting.delayed(state, row) for row in state.delayed],
        "symbols": {name: symbols(state, owner) for owner, name in enumerate(names)},
        "db_coins": {name: db_coins(state, owner) for owner, name in enumerate(names)},
        "tiebreak": {name: list(state.tiebreak(owner)) for owner, name in enumerate(names)},
        "lists": lists(state, seat),
        "limits": {
            "rewards": rules.rewards_to_win,
            "team": rules.team_max,
            "outstanding": rules.outstanding_margin,
            "wish": rules.db_coins_for_wish,
        },
        "course": COURSES[LINES[terms.lines[max(state.attacker, 0)]]],
    }
    if seat is not None:
        seen["left"] = left(state, seat)
    if state.deciders:
        question(state, seat, seen)
    return seen


# -- the question ---------------------------------------------------------------------------------------------------


def question(state: Crossover, seat: int | None, seen: Seen) -> None:
    """What is asked, and whatever the question is about that the viewer may know."""
    frame = state.pending[-1]
    seen["question"] = state.setup.game.frames[frame[KIND]].name
    if frame[KIND] in OF_CARDS:
        seen["about"] = _about(state, frame)
        if state.contexts:
            seen["ability"] = state.terms.pool.abilities[state.contexts[-1][frames.ABILITY]].word
            subject = state.contexts[-1][frames.SUBJECT]
            if subject >= 0 and subject != state.contexts[-1][frames.SOURCE]:
                seen["subject"] = presence.name_of(state, subject)
    match frame[KIND]:
        case frames.BLOCK:
            attacking = state.battles[frame[frames.BLOCK_BATTLE]][frames.ATTACKING]
            seen["attacking"] = _names(state, presence.members(state, attacking))
            seen["through"] = showdown.won_by(state, board.team_power(state, attacking))
        case frames.ORGANIZE:
            head = frame[frames.ORGANIZE_HEAD]
            seen["leading"] = None if head < 0 else state.setup.cards[head]
            if seat is not None and seat in state.deciders and not frame[frames.ORGANIZE_BEGUN]:
                seen["prospects"] = [
                    {"members": _names(state, cards), "power": power}
                    for cards, power in organization.prospects(state, seat)
                ]
        case frames.PAY_HAND | frames.COST | frames.FORCED:
            seen["open"] = _open(state, frame)
    if seat is not None and seat in state.deciders:
        suggested = payment.payment(state, seat)
        if suggested:
            seen["suggested"] = suggested
        if looked := looked_at(state):
            seen["looking_at"] = [state.setup.kinds[card] for card in looked]


def _open(state: Crossover, frame: Frame) -> int:
    """How much is still to be paid or discarded."""
    match frame[KIND]:
        case frames.PAY_HAND:
            return frame[frames.PAY_HAND_N]
        case frames.COST:
            return len(costs.units_of(state, state.contexts[-1])) - frame[frames.COST_NEXT]
        case frames.FORCED:
            return frame[frames.FORCED_LEFT]
    return 0


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
    left = _open(state, frame)
    seen[frame[KIND] == frames.FORCED] = left / (left + 1)
    if frame[KIND] in OF_CARDS and (about := _about(state, frame)):
        seen[3 + pool.by_id[kind_of(about)].index] = 1.0
    if seat in state.deciders:
        for card in looked_at(state):
            seen[3 + len(pool.cards) + state.kind[card]] = 1.0
    return seen


def _about(state: Crossover, frame: Frame) -> str:
    """The card a question is about."""
    if frame[KIND] == frames.POSITION:
        return presence.name_of(state, frame[frames.POSITION_CARD])
    for below in reversed(state.pending):
        if below[KIND] == frames.ENTERING:
            return presence.name_of(state, below[frames.ENTERING_CARD])
    return presence.name_of(state, state.contexts[-1][frames.SOURCE]) if state.contexts else ""


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


def teams(state: Crossover) -> dict[str, list[Team]]:
    """All Teams of both players, those on the battlefield first."""
    shares = board.shares(state)
    return {
        name: [team(state, head, shares) for head in heads(state, owner)]
        for owner, name in enumerate(state.setup.seats)
    }


def team(state: Crossover, head: int, shares: Shares) -> Team:
    """A Team with its members and powers."""
    number = state.team[head]
    return {
        "power": board.team_power(state, number),
        "parts": [_team_part(state, part) for part in makeup.team(state, number, shares)],
        "battling": presence.battling(state, head),
        "members": [fighter(state, card, shares) for card in presence.members(state, number)],
    }


def _team_part(state: Crossover, part: makeup.TeamPart) -> TeamPart:
    told: TeamPart = {"what": part.what, "n": part.n}
    if part.what in ("head", "back"):
        told["by"] = state.setup.cards[part.by]
    elif part.by >= 0:
        told["by"] = state.terms.pool.cards[part.by].id
    return told


def fighter(state: Crossover, card: int, shares: Shares) -> Fighter:
    """A fighter with its status, its current power and its coins."""
    return {
        "card": state.setup.cards[card],
        "place": "back" if state.place[card] else "head",
        "status": "injured" if state.injured[card] else "healthy",
        "power": state.power(card),
        "parts": [_power_part(state, part) for part in makeup.power(state, card, shares)],
        "coins": coins(state, card),
    }


def _power_part(state: Crossover, part: makeup.Part) -> PowerPart:
    told: PowerPart = {"what": part.what, "power": (part.combat, part.support)}
    if part.by >= 0:
        told["by"] = state.terms.pool.cards[part.by].id
    return told


def support(state: Crossover, card: int) -> Support:
    """A support card with its coins."""
    return {"card": state.setup.cards[card], "coins": coins(state, card)}


def coins(state: Crossover, card: int) -> dict[str, int]:
    """The coins on a card by their kinds."""
    placed = zip(state.terms.coin_kinds, state.coins, strict=True)
    return {kind: numbers[card] for kind, numbers in placed if numbers[card]}


def battle(state: Crossover, row: Frame) -> Battle:
    """A battle as it would end now."""
    result, powers = showdown.forecast(state, row)
    harm = showdown.stakes(state, result, powers[0])
    return {
        "attacking": _names(state, presence.members(state, row[frames.ATTACKING])),
        "blocking": _names(state, presence.members(state, row[frames.BLOCKING])) if row[frames.BLOCKING] else [],
        "powers": powers,
        "difference": powers[0] - powers[1],
        "result": result,
        "stakes": {"head": harm.head, "backs": harm.backs, "rewards": harm.rewards},
    }


def _names(state: Crossover, cards: list[int]) -> list[str]:
    return [state.setup.cards[card] for card in cards]


# -- the Chain, coins, lists ----------------------------------------------------------------------------------------


def item(state: Crossover, row: Frame) -> ChainItem:
    """An item of the Chain."""
    told, negated = telling.item(state, news.Resolve, row).plain(), bool(row[frames.NEGATED])
    return cast(ChainItem, {**told, "negated": negated, "would": [] if negated else would(state, row)})


def would(state: Crossover, row: Frame) -> list[Deed]:
    """What an item of the Chain would do to what all can see, if it resolved now."""
    effect = state.terms.pool.abilities[row[frames.ABILITY]].do
    return [] if effect is None else [_deed(state, deed) for deed in execution.foresee(state, effect, row)]


def _deed(state: Crossover, deed: Foreseen) -> Deed:
    told: Deed = {"what": deed.what, "cards": _names(state, list(deed.cards))}
    if deed.n:
        told["n"] = deed.n
    if deed.by:
        told["by"] = deed.by
    return told


def symbols(state: Crossover, seat: int) -> dict[str, int]:
    """How many cards in the Chakra area show each symbol."""
    shown: dict[str, int] = {}
    for card in state.chakra[seat]:
        for symbol in state.cards[card].symbols:
            shown[symbol.text] = shown.get(symbol.text, 0) + 1
    return dict(sorted(shown.items()))


def db_coins(state: Crossover, seat: int) -> DbCoins:
    """A player's DB coins in the pool and on fighters."""
    placed = sum(state.coins[DB][card] for card in presence.fighters(state, seat))
    return {"pool": state.pool[seat], "placed": placed}


def lists(state: Crossover, seat: int | None) -> dict[str, Deck]:
    """The lists as far as a viewer may read them; of the others what is public."""
    terms = state.terms
    return {
        name: _list(terms.lists[owner], owner == seat or terms.open_lists, owner == seat or terms.open_sideboard)
        for owner, name in enumerate(state.setup.seats)
    }


def _list(deck: DeckList, whole: bool, side: bool) -> Deck:
    told: Deck = {"sideboard": sum(n for _, n in deck.side), "registered_wishes": len(deck.wishes)}
    if whole:
        told["main"], told["wishes"] = dict(deck.main), list(deck.wishes)
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
