"""What the opponent could hold.

Lists are secret, so a possible world is more than a new deal: first the cards of the opponent's list that a seat has
never seen are imagined, then the kernel deals all that the seat does not know within its batches. Cards that were seen
keep their numbers and names, so that whatever names them stays true. The list imagined is one of the starter decks of
the opponent's line if everything seen fits one; else what was seen is filled up at random to a legal list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from meijin.games.crossover.abilities import costs
from meijin.games.crossover.abilities.uses import targetable
from meijin.games.crossover.chain.hand_costs import can_pay_hand
from meijin.games.crossover.frames import (
    ANNOUNCE,
    ANNOUNCE_NEXT,
    ANNOUNCE_STAGE,
    CONTROLLER,
    PAY_HAND,
    PAY_HAND_N,
    PAY_HAND_SYMBOLS,
    SOURCE,
    STAGES,
)
from meijin.games.crossover.language.filters import ALL
from meijin.games.crossover.language.vocabulary import AbilityKind, CardType
from meijin.games.crossover.lists import DeckList, index_of, sorted_counts, starters_of, total
from meijin.games.crossover.objects import board
from meijin.games.crossover.objects.context import ability_of
from meijin.games.crossover.setup import CrossoverSetup
from meijin.kernel.dealing import LotWorlds
from meijin.kernel.frames import KIND, SEATS
from meijin.kernel.setup import Setup

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Pool
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.setup import Terms
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.generator import Rng
    from meijin.kernel.state import Frame

C = TypeVar("C", bound="Crossover")


class ImaginedWorlds(LotWorlds[C]):
    """The worlds of a seat, each with a list of the opponent that the seat must think possible."""

    def __init__(self, state: C, seat: int) -> None:
        super().__init__(state, seat)
        terms, other = state.terms, 1 - seat
        self.met = tuple([card for card in (*terms.main[other], *terms.wishes[other]) if state.met[seat] >> card & 1])
        self.least = _at_least(state.setup, self.met)
        self.starters = [] if terms.open_lists else _starters(terms, other, self.least)

    def deal(self, world: C, rng: Rng) -> bool:
        """Imagine a list, unless lists are open, and deal."""
        if not world.terms.open_lists:
            self._imagine(world, rng)
        return super().deal(world, rng)

    def _imagine(self, world: C, rng: Rng) -> None:
        setup, other = world.setup, 1 - self.seat
        assert isinstance(setup, CrossoverSetup)
        if self.starters:
            deck = self.starters[rng.below(len(self.starters))]
        else:
            deck = _filled_up(setup.terms, other, self.least, rng)
        imagined = _as_if(setup, other, deck, self.met)
        world.setup = imagined
        world.terms = imagined.terms
        world.cards = imagined.terms.cards
        world.kind = imagined.terms.kind
        world.board = None


def fits(world: Crossover, viewer: int) -> bool:
    """Whether the opponent can answer what is asked and will be asked: whoever announces something can pay for it."""
    seat = 1 - viewer
    for frame in world.pending:
        if (
            frame[KIND] == PAY_HAND
            and not frame[SEATS] >> viewer & 1
            and not can_pay_hand(world, seat, frame[PAY_HAND_N], frame[PAY_HAND_SYMBOLS])
        ):
            return False
        if frame[KIND] == ANNOUNCE and world.contexts[-1][CONTROLLER] == seat and not _can_announce(world, frame):
            return False
    return seat not in world.deciders or bool(world.legal(seat))


def _can_announce(world: Crossover, frame: Frame) -> bool:
    """Whether what is left of an announcement can be done: further targets, the hand cost and all other costs."""
    run = world.contexts[-1]
    seat, source, stage = run[CONTROLLER], run[SOURCE], STAGES[frame[ANNOUNCE_STAGE]]
    ability = ability_of(world, run)
    if stage in ("mode", "x", "targets"):
        for selector in ability.targets[frame[ANNOUNCE_NEXT] :]:
            if not selector.up_to and selector.n != ALL and targetable(world, run, selector).bit_count() < selector.n:
                return False
    if stage not in ("cost", "done") and world.cards[source].is_mission and ability.kind is AbilityKind.EFFECT:
        symbols = world.cards[source].symbol_bits
        if not can_pay_hand(world, seat, board.hand_cost(world, source), symbols):
            return False
    if stage == "done":
        return True
    # What is paid openly can be paid in every world.
    hidden = tuple([unit for unit in costs.units_of(world, run) if unit.hidden()])
    return costs.payable(world, run, hidden)


def _at_least(setup: Setup, met: Iterable[int]) -> Counter[str]:
    """How many of each card the list has for sure: as the copies that were seen are numbered."""
    least: Counter[str] = Counter()
    for card in met:
        kind, _, copy = setup.cards[card].partition("#")
        least[kind] = max(least[kind], int(copy[1:]))
    return least


@lru_cache(maxsize=256)
def _as_if(setup: CrossoverSetup, seat: int, deck: DeckList, met: tuple[int, ...]) -> CrossoverSetup:
    """The setup with this list, in which the cards that were met keep their numbers and names."""
    numbers = (*setup.terms.main[seat], *setup.terms.wishes[seat])
    kept = {setup.cards[card] for card in met}
    letter = setup.seats[seat][0]
    wishes = deck.wishes[: len(setup.terms.wishes[seat])]
    counts = (*deck.main, *((wish, 1) for wish in wishes))
    copies = [f"{card}#{letter}{copy}" for card, count in counts for copy in range(1, count + 1)]
    others = iter([name for name in copies if name not in kept])
    seen = set(met)
    names = tuple([setup.cards[card] if card in seen else next(others) for card in numbers])
    return setup.with_list(seat, deck, names)


# -- lists ----------------------------------------------------------------------------------------------------------


def _starters(terms: Terms, seat: int, least: Counter[str]) -> list[DeckList]:
    """The starter decks that could be the list of a seat of which these cards are known."""
    size, true = len(terms.main[seat]), terms.lists[seat]
    return [
        deck
        for deck in starters_of(terms.pool).values()
        if _fits(deck, true, least, terms.open_sideboard) and total(deck.main) == size
    ]


def _filled_up(terms: Terms, seat: int, least: Counter[str], rng: Rng) -> DeckList:
    """A list with at least these cards, and with as many Wishes and cards in the sideboard as the true one has."""
    pool, true = terms.pool, terms.lists[seat]
    drawn = _Draw(pool, true.line, least, rng)
    side = Counter(dict(true.side)) if terms.open_sideboard else Counter[str]()
    drawn.numbers.update(side)
    main = drawn.fill(
        len(terms.main[seat]),
        Counter({card: n for card, n in least.items() if pool.by_id[card].type_ is not CardType.WISH}),
    )
    if true.side and not side:
        side = drawn.fill_side()
    cards = index_of(pool)
    return DeckList(true.line, sorted_counts(main, cards), sorted_counts(side, cards), drawn.wishes(len(true.wishes)))


def _fits(deck: DeckList, true: DeckList, least: Counter[str], open_sideboard: bool) -> bool:
    """Whether a starter deck could be the list of which these cards and numbers are known."""
    if (deck.line, len(deck.wishes), bool(deck.side)) != (true.line, len(true.wishes), bool(true.side)):
        return False
    if open_sideboard and deck.side != true.side:
        return False
    held = _counts(deck)
    return all(held.get(card, 0) >= count for card, count in least.items())


@lru_cache(maxsize=16)
def _counts(deck: DeckList) -> dict[str, int]:
    """How many of each card a starter deck has, Wishes included."""
    return dict(deck.main) | dict.fromkeys(deck.wishes, 1)


@lru_cache(maxsize=64)  # pools come and go with cards of one's own
def _legal_cards(pool: Pool, line: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The legal cards of a line: those for decks, and its Wishes."""
    index = index_of(pool)
    legal = [card for card in pool.cards if card.line.word == line and index.is_legal(card)]
    wishes = tuple(card for card in legal if card.type_ is CardType.WISH)
    return tuple(card for card in legal if card.type_ is not CardType.WISH), wishes


class _Draw:
    """Legal cards of a line drawn by lot, within the limits of deck construction."""

    def __init__(self, pool: Pool, line: str, least: Counter[str], rng: Rng) -> None:
        self.rules = pool.rules
        self.pool = pool
        self.rng = rng
        self.least = least
        self.numbers: Counter[str] = Counter()  # of each card in main deck and sideboard together
        self.playable, self.wish_cards = _legal_cards(pool, line)

    def fill(self, size: int, held: Counter[str]) -> Counter[str]:
        """A main deck of a size with at least these cards."""
        self.numbers.update(held)
        return self._fill(held, size, self.rules.same_name_max_main, self.rules.fighter_max_main)

    def fill_side(self) -> Counter[str]:
        """A sideboard beside the main deck that was drawn."""
        rules = self.rules
        return self._fill(Counter(), rules.sideboard_size, rules.same_name_max_side, rules.fighter_max_side)

    def _fill(self, held: Counter[str], size: int, most_names: int, most_fighters: int) -> Counter[str]:
        names: Counter[str] = Counter()
        fighters = 0
        for kind, count in held.items():
            names[self.pool.by_id[kind].name] += count
            fighters += count * _is_limited(self.pool.by_id[kind])
        missing = size - held.total()
        while missing > 0:
            card = self._one_of(self.playable)
            if names[card.name] == most_names or self.numbers[card.id] == self.rules.same_number_max_total:
                continue
            if _is_limited(card):
                if fighters == most_fighters:
                    continue
                fighters += 1
            held[card.id] += 1
            names[card.name] += 1
            self.numbers[card.id] += 1
            missing -= 1
        return held

    def wishes(self, count: int) -> tuple[str, ...]:
        """So many Wishes of different names, those that are known among them."""
        known = [card for card in self.wish_cards if self.least[card.id]]
        while len(known) < count:
            wish = self._one_of(self.wish_cards)
            if all(wish.name != other.name for other in known):
                known.append(wish)
        return tuple(card.id for card in sorted(known, key=lambda card: card.index))

    def _one_of(self, cards: Sequence[Card]) -> Card:
        return cards[self.rng.below(len(cards))]


def _is_limited(card: Card) -> bool:
    """Whether a card counts against the most fighters of a list."""
    return card.is_fighter and all(keyword.kind != "platoon" for keyword in card.keywords)
