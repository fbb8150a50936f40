"""What holds on the table now: current Power, traits, keywords, costs, protections, changed rules (5.7).

Static abilities are worked out together, when somebody asks, into a ``Board`` that is kept until an object changes.
They see printed and granted traits but never current Power, so they cannot go round in circles: first those that
give traits and keywords, then those that change costs, then the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import (
    BLANK,
    COPY,
    COPY_FROM,
    KEYWORD,
    KEYWORD_WHICH,
    LASTS_ON,
    POWER,
    POWER_COMBAT,
    POWER_SUPPORT,
    PROTECT,
    PROTECT_BY,
    PROTECT_FROM,
    PROTECT_OF,
    SET_POWER,
    TEAM_POWER,
    TEAM_POWER_N,
    TEAM_POWER_TEAM,
    TRAIT,
    TRAIT_WHICH,
)
from meijin.games.crossover.language.vocabulary import Role
from meijin.games.crossover.names import ART_COSTS, DB, GROWTH, HAND_COSTS, TURN_COSTS
from meijin.games.crossover.objects import presence
from meijin.games.crossover.objects.context import Run, item
from meijin.games.crossover.refusal import ALLOWED, Refusal
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.effects.ability import Ability
    from meijin.games.crossover.effects.mods import UnblockableMod
    from meijin.games.crossover.state import Crossover

_LAST_PHASE: Final = 2
# Rows that change what abilities, traits and protections there are, a bit for each kind.
_ALTERING: Final = 1 << PROTECT | 1 << KEYWORD | 1 << TRAIT | 1 << BLANK | 1 << COPY
_TEXTS: Final = 1 << KEYWORD | 1 << BLANK | 1 << COPY


class Board:
    """All that static abilities and granted texts say, by card, Team or seat."""

    def __init__(self) -> None:
        self.phase = 0  # past the last one everything is worked out
        self.far = False  # it depends on more than objects: it must be worked out again each time
        self.seen: set[tuple[int, int, int]] = set()  # unique abilities with their controllers, by phase
        self.abilities: dict[int, tuple[int, ...]] = {}  # of cards whose abilities are not what is printed on them
        self.keywords: dict[int, int] = {}  # likewise
        self.traits: dict[int, int] = {}  # besides the printed ones
        self.granted_keywords: list[tuple[int, int]] = []  # by static abilities, which do not see them themselves
        self.granted_traits: list[tuple[int, int]] = []
        self.turn: dict[int, int] = {}
        self.hand: dict[int, int] = {}
        self.art: dict[int, int] = {}
        self.combat: dict[int, int] = {}
        self.support: dict[int, int] = {}
        self.team: dict[int, int] = {}  # Team Power, by Team
        self.mental: dict[int, int] = {}
        self.shields: list[tuple[int, int, int, int]] = []  # cards, from what, by whom, seen from which seat
        self.walls: list[tuple[int, UnblockableMod, Run]] = []  # Teams that some cannot block
        self.growth = [1, 1]
        self.defeat = [0, 0]
        self.discount = [0, 0]  # of arts, whichever they are
        self.forbids = [0, 0]
        self.must_attack = 0
        self.cannot_attack = 0
        self.must_block = 0


def _plain() -> Board:
    board = Board()
    board.phase = _LAST_PHASE + 1
    return board


_PLAIN: Final = _plain()


def snapshot(state: Crossover) -> Board:
    """What static abilities say now."""
    board = state.board
    if board is None or (board.far and board.phase > _LAST_PHASE):
        return _work_out(state)
    return board


def matters(state: Crossover, what: int) -> bool:
    """Whether something in play may change this: if nothing does, the board need not be worked out for it."""
    if is_altered(state):
        return len(state.terms.tables.changes[what]) > 0
    if not state.terms.changes[what]:
        return False
    if state.board is not None:
        return True
    marked = state.terms.tables.changes[what]
    kinds = state.kind
    for cards in state.village + state.battlefield:
        for card in cards:
            if marked[kinds[card]]:
                return True
    return False


class Shares:
    """Which card in play adds how much by its static abilities: for fighters, and for Teams by their numbers."""

    def __init__(self) -> None:
        self.power: dict[int, list[tuple[int, int, int]]] = {}  # the source, Combat and Support
        self.team: dict[int, list[tuple[int, int]]] = {}  # the source and Team Power

    def note(self, source: int, before: Board, after: Board) -> None:
        """A card has been applied, which made one board out of another."""
        for card in after.combat.keys() | after.support.keys():
            combat = after.combat.get(card, 0) - before.combat.get(card, 0)
            support = after.support.get(card, 0) - before.support.get(card, 0)
            if combat or support:
                self.power.setdefault(card, []).append((source, combat, support))
        for team, n in after.team.items():
            if n != before.team.get(team, 0):
                self.team.setdefault(team, []).append((source, n - before.team.get(team, 0)))


def shares(state: Crossover) -> Shares:
    """What static abilities add to Power now, card by card: they are worked out once more and watched."""
    watched = Shares()
    _work_out(state, watched)
    return watched


def _powers_of(board: Board) -> Board:
    """The board as far as it says Power."""
    copy = Board()
    copy.combat, copy.support, copy.team = dict(board.combat), dict(board.support), dict(board.team)
    return copy


def _work_out(state: Crossover, watched: Shares | None = None) -> Board:
    tables, kinds = state.terms.tables, state.kind
    statics = tables.statics
    sources = [card for cards in state.village + state.battlefield for card in cards if statics[kinds[card]]]
    altering = [row for row in state.lasting if _ALTERING >> row[KIND] & 1]
    if not sources and not altering:
        state.board = _PLAIN
        return _PLAIN
    board = Board()
    state.board = board  # from here on filters see what is granted so far
    if altering:
        sources = _grant(state, board, altering, sources)
    far = tables.far
    board.far = any(far[kinds[card]] for card in sources) or (bool(board.abilities) and True in far)
    for phase in tables.static_phases:
        board.phase = phase
        for card in sources:
            if watched is None:
                _apply(state, board, card)
            else:
                before = _powers_of(board)
                _apply(state, board, card)
                watched.note(card, before, board)
        if not phase and (board.granted_keywords or board.granted_traits):
            for card, bit in board.granted_traits:
                board.traits[card] = board.traits.get(card, 0) | bit
            for card, number in board.granted_keywords:
                add_keyword(state, card, number)
            sources = _with_statics(state)
    board.phase = _LAST_PHASE + 1
    return board


def _apply(state: Crossover, board: Board, card: int) -> None:
    """What the static abilities of a card add in this phase."""
    tables, abilities = state.terms.tables, state.terms.pool.abilities
    for number in board.abilities.get(card, tables.statics[state.kind[card]]):
        if not tables.phases[number] >> board.phase & 1:
            continue
        ability = abilities[number]
        seat = state.where[card] & 1
        if no_work(state, ability, card, seat):
            continue
        run = item(number, card, seat)
        if all(condition.holds(state, run) for condition in ability.if_):
            if ability.unique and number not in tables.of_keywords:
                if (number, seat, board.phase) in board.seen:
                    continue
                board.seen.add((number, seat, board.phase))
            for mod in ability.apply:
                if mod.phase == board.phase:
                    mod.apply(state, run)


def no_work(state: Crossover, ability: Ability, card: int, seat: int) -> Refusal:
    """What keeps an ability of an object from working: its status, its controller's role or missing db coins."""
    if not ability.valid and state.injured[card]:
        return Refusal.INJURED
    if not has_role(state, ability, seat):
        return Refusal.WRONG_ROLE
    return Refusal.NO_DB_COIN if ability.db and state.coins[DB][card] <= 0 else ALLOWED


def has_role(state: Crossover, ability: Ability, seat: int) -> bool:
    """Whether a player has the role in this turn that an ability needs."""
    return ability.role is None or (seat == state.attacker) == (ability.role is Role.ATTACKER)


def _with_statics(state: Crossover) -> list[int]:
    abilities = state.terms.pool.abilities
    return [
        card
        for cards in state.village + state.battlefield
        for card in cards
        if any(abilities[number].apply for number in abilities_of(state, card))
    ]


# -- granted texts --------------------------------------------------------------------------------------------------


def _grant(state: Crossover, board: Board, rows: list[tuple[int, ...]], sources: list[int]) -> list[int]:
    """Traits, keywords, protections and texts that effects have given or taken; gives back who has static abilities."""
    texts = False
    copied: set[tuple[int, int]] = set()  # no fighter has the text of a card twice by copying it
    for row in rows:
        kind, card = row[KIND], row[LASTS_ON]
        if kind == PROTECT:
            board.shields.append((1 << card, row[PROTECT_FROM], row[PROTECT_BY], row[PROTECT_OF]))
        elif kind == TRAIT:
            board.traits[card] = board.traits.get(card, 0) | 1 << row[TRAIT_WHICH]
        else:
            texts = True
            if kind == KEYWORD:
                add_keyword(state, card, row[KEYWORD_WHICH])
            elif kind == COPY and (card, row[COPY_FROM]) not in copied:
                copied.add((card, row[COPY_FROM]))
                _copy(state, board, card, row[COPY_FROM])
    for row in rows:
        if row[KIND] == BLANK:
            board.abilities[row[LASTS_ON]] = ()
            board.keywords[row[LASTS_ON]] = 0
    return _with_statics(state) if texts else sources


def add_keyword(state: Crossover, card: int, number: int) -> None:
    """A card has a keyword besides what is printed on it, unless its texts do nothing."""
    board = state.board
    assert board is not None
    keyword = state.terms.pool.keywords[number]
    known = board.keywords.get(card, -1)
    if known == 0 and board.abilities.get(card) == ():
        return  # blank
    board.keywords[card] = (state.cards[card].keyword_bits if known < 0 else known) | keyword.bit
    _add_abilities(state, board, card, tuple(ability.number for ability in keyword.abilities))


def _copy(state: Crossover, board: Board, card: int, kind: int) -> None:
    printed = state.terms.pool.cards[kind]
    board.keywords[card] = board.keywords.get(card, state.cards[card].keyword_bits) | printed.keyword_bits
    _add_abilities(state, board, card, state.terms.tables.abilities[kind])


def _add_abilities(state: Crossover, board: Board, card: int, numbers: tuple[int, ...]) -> None:
    tables, abilities = state.terms.tables, state.terms.pool.abilities
    held = board.abilities.get(card, tables.abilities[state.kind[card]])
    added = [each for each in numbers if not (each in tables.of_keywords and abilities[each].unique and each in held)]
    board.abilities[card] = (*held, *added)


def abilities_of(state: Crossover, card: int) -> tuple[int, ...]:
    """The abilities of an object: its own first, in their order, then what it was given."""
    printed = state.terms.tables.abilities[state.kind[card]]
    return snapshot(state).abilities.get(card, printed) if is_altered(state) else printed


def is_altered(state: Crossover) -> bool:
    """Whether objects may have other abilities than what is printed on them."""
    for row in state.lasting:
        if _TEXTS >> row[KIND] & 1:
            return True
    return state.terms.tables.varies


def working_abilities(state: Crossover, card: int) -> tuple[int, ...]:
    """The abilities of an object without those that lack a db coin."""
    held = abilities_of(state, card)
    if state.coins[DB][card]:
        return held
    abilities = state.terms.pool.abilities
    return tuple([number for number in held if not abilities[number].db])


def traits(state: Crossover, card: int) -> int:
    """The traits of a card, printed and granted, one bit each."""
    return state.terms.tables.traits[state.kind[card]] | snapshot(state).traits.get(card, 0)


def keywords(state: Crossover, card: int) -> int:
    """The kinds of keywords of a card, one bit each."""
    return snapshot(state).keywords.get(card, state.cards[card].keyword_bits)


def has_keyword(state: Crossover, card: int, word: str) -> bool:
    """Whether a card has a keyword that works."""
    return bool(keywords(state, card) & state.terms.tables.keyword_bit.get(word, 0))


def names(state: Crossover, card: int) -> int:
    """All names of a card, one bit each."""
    return state.cards[card].name_bits


# -- numbers --------------------------------------------------------------------------------------------------------


def printed_power(state: Crossover, card: int) -> tuple[int, int]:
    """What is printed for the current status."""
    face = state.cards[card]
    return face.injured if state.injured[card] else face.healthy


def power(state: Crossover, card: int) -> tuple[int, int]:
    """The current Combat and Support of a fighter; while static abilities are worked out, what is printed."""
    combat, support = printed_power(state, card)
    board = snapshot(state)
    if board.phase <= _LAST_PHASE:
        return combat, support
    more_combat, more_support = board.combat.get(card, 0), board.support.get(card, 0)
    for row in state.lasting:
        if row[KIND] == POWER and row[LASTS_ON] == card:
            more_combat += row[POWER_COMBAT]
            more_support += row[POWER_SUPPORT]
        elif row[KIND] == SET_POWER and row[LASTS_ON] == card:
            combat, support = row[POWER_COMBAT], row[POWER_SUPPORT]
    coins = state.coins[GROWTH][card]
    if coins:
        coins *= board.growth[state.where[card] & 1]
    return combat + coins + more_combat, support + coins + more_support


def combat(state: Crossover, card: int) -> int:
    """The current Combat of a fighter."""
    return power(state, card)[0]


def support(state: Crossover, card: int) -> int:
    """The current Support of a fighter."""
    return power(state, card)[1]


def team_power(state: Crossover, team: int) -> int:
    """The Head's Combat, the Support of each Back and what changes it for the Team; never below 0."""
    total = team_bonus(state, team)
    for card in presence.members(state, team):
        total += power(state, card)[1 if state.place[card] else 0]
    return max(0, total)


def team_bonus(state: Crossover, team: int) -> int:
    """What a Team has besides the Power of its members."""
    total = snapshot(state).team.get(team, 0)
    for row in state.lasting:
        if row[KIND] == TEAM_POWER and row[TEAM_POWER_TEAM] == team:
            total += row[TEAM_POWER_N]
    return total


def team_mental(state: Crossover, team: int) -> int:
    """The Mental Power of all members of a Team and what changes it (12.2)."""
    total = snapshot(state).mental.get(team, 0)
    for card in presence.members(state, team):
        total += state.cards[card].mental or 0
    return total


def turn_cost(state: Crossover, card: int) -> int:
    """The current turn cost of a card, never below 0."""
    tables = state.terms.tables
    cost = tables.turn[state.kind[card]]
    if not matters(state, TURN_COSTS):
        return cost
    changed = snapshot(state).turn
    return max(0, cost + changed.get(card, 0)) if changed else cost


def hand_cost(state: Crossover, card: int) -> int:
    """The current hand cost of a card, never below 0."""
    cost = state.cards[card].hand
    if not matters(state, HAND_COSTS):
        return cost
    changed = snapshot(state).hand
    return max(0, cost + changed.get(card, 0)) if changed else cost


def art_cost(state: Crossover, card: int) -> int:
    """By how much chakra the cost of an art is changed."""
    return snapshot(state).art.get(card, 0) if matters(state, ART_COSTS) else 0


def art_discount(state: Crossover, seat: int) -> int:
    """How much less chakra an art in a player's hand may cost at most, as far as everybody can see."""
    return snapshot(state).discount[seat] if matters(state, ART_COSTS) else 0
