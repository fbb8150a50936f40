"""Steps F and G: Clients, deployments, Ambush and Growth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import news
from meijin.games.crossover.abilities import events
from meijin.games.crossover.chain import hand_costs
from meijin.games.crossover.frames import CLIENT as PLAYING_CLIENT
from meijin.games.crossover.frames import DEPLOY as DEPLOYING
from meijin.games.crossover.frames import ENTERING
from meijin.games.crossover.language.vocabulary import CardType, Event, Forbidden
from meijin.games.crossover.moves import AMBUSH, CLIENT, DEPLOY, GROW, PASS, first_of, move, verb_of
from meijin.games.crossover.names import (
    AS_CLIENT,
    BY_AMBUSH,
    BY_DEPLOYING,
    CHAKRA,
    GROWTH,
    HAND,
    NARUTO,
    STACK,
    WAYS_IN,
    G,
    H,
    I,
)
from meijin.games.crossover.objects import board, durations, permissions, presence
from meijin.games.crossover.play import passage, piles
from meijin.games.crossover.steps import enter
from meijin.kernel.cardstate import pack

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


def payable(state: Crossover, seat: int, card: int) -> bool:
    """Whether a card's turn cost is low enough and its hand cost can be paid."""
    if board.turn_cost(state, card) > state.indicator[seat]:
        return False
    cost = board.hand_cost(state, card)
    return not cost or hand_costs.can_pay_hand(state, seat, cost, state.cards[card].symbol_bits, card)


def _enter_later(state: Crossover, seat: int, card: int, how: int) -> None:
    """A card is shown and paid for, and then comes into play."""
    count, symbols = board.hand_cost(state, card), state.cards[card].symbol_bits
    piles.move_card(state, card, STACK, seat)
    state.pending.append((ENTERING, 0, card, how))
    hand_costs.ask_hand(state, seat, count, symbols)


def run_entering(state: Crossover, frame: Frame) -> None:
    """The costs are paid: a fighter or Client comes into play."""
    state.pending.pop()
    card, how = frame[2], frame[3]
    seat = state.where[card] & 1
    passage.enter_play(state, card, seat, WAYS_IN[how])
    if how != AS_CLIENT:
        events.happen(state, Event.DEPLOYED, card, seat)


# -- Clients --------------------------------------------------------------------------------------------------------


def run_client(state: Crossover) -> None:
    """F: a Naruto attacker may play a Client."""
    if not state.stage and may_play_client(state):
        state.ask((PLAYING_CLIENT, 1 << state.attacker))
    else:
        enter(state, G)


def may_play_client(state: Crossover) -> bool:
    """Whether the attacker may play a Client, as far as everybody can see."""
    attacker = state.attacker
    return (
        state.terms.lines[attacker] == NARUTO
        and state.clients < state.terms.pool.rules.clients_per_turn
        and bool(state.hand[attacker])
    )


def offer_client(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every Client in hand that can be played, and pass."""
    del frame
    cards, kind = state.cards, state.kind
    kinds: set[int] = set()
    for card in state.hand[seat]:
        face = cards[card]
        if (
            face.type_ == CardType.CLIENT
            and payable(state, seat, card)
            and not _has_client(state, seat, face.name_bits)
        ):
            kinds.add(kind[card])
    return [*[move(CLIENT, each) for each in sorted(kinds)], PASS]


def _has_client(state: Crossover, seat: int, names: int) -> bool:
    """Whether a player has a Client of that name in play."""
    clients = [state.cards[card] for card in presence.supports(state, seat)]
    return any(client.type_ == CardType.CLIENT and client.name_bits & names for client in clients)


def answer_client(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A Client comes into play; this is no effect."""
    del frame
    state.stage = 1
    if action != PASS:
        state.clients += 1
        _enter_later(state, seat, presence.find_kind(state, HAND, seat, first_of(action)), AS_CLIENT)


# -- deployments ----------------------------------------------------------------------------------------------------


def run_deploy(state: Crossover) -> None:
    """G: the attacker may deploy and lay Growth cards until he passes."""
    if not state.stage and may_deploy(state):
        state.ask((DEPLOYING, 1 << state.attacker))
    else:
        enter(state, I if state.terms.lines[state.attacker] == NARUTO else H)


def has_deployment(state: Crossover) -> bool:
    """Whether the attacker has a deployment left in this turn."""
    return state.deploys < state.terms.pool.rules.deploys_per_turn + state.extra


def may_deploy(state: Crossover) -> bool:
    """Whether the attacker could do something in step G, as far as everybody can see."""
    if not state.hand[state.attacker]:
        return may_ambush(state)
    return has_deployment(state) or bool(_growing(state, state.attacker))


def may_ambush(state: Crossover) -> bool:
    """Whether a fighter in the attacker's chakra can be deployed from there, apart from its hand cost."""
    return bool(_ambushes(state, state.attacker))


def _ambushes(state: Crossover, seat: int) -> list[int]:
    """The kinds in the chakra that can be deployed from there (6.10)."""
    if not has_deployment(state):
        return []
    bit = state.terms.tables.keyword_bit.get("ambush", 0)
    cards, kinds = state.cards, state.kind
    found: list[int] = []
    for card in state.chakra[seat]:
        if (
            cards[card].keyword_bits & bit
            and cards[card].is_fighter
            and kinds[card] not in found
            and payable(state, seat, card)
            and not presence.shares_name(state, card, seat)
        ):
            found.append(kinds[card])
    if found and permissions.forbidden(state, Forbidden.AMBUSH, seat):
        return []
    return sorted(found)


def _growing(state: Crossover, seat: int) -> list[int]:
    """The fighters that a Growth card may be laid on (6.9)."""
    if state.terms.lines[seat] != NARUTO:
        return []
    growth, fresh, team = state.coins[GROWTH], state.fresh, state.team
    cards = [
        card
        for card in state.village[seat]
        if team[card] and not growth[card] and not fresh[card] and not board.has_keyword(state, card, "platoon")
    ]
    return [] if cards and permissions.forbidden(state, Forbidden.GROWTH, seat) else cards


def old_fighter(state: Crossover, seat: int, card: int) -> int:
    """The fighter that a Growth card may be laid on; -1 if there is none."""
    cards = state.cards
    face = cards[card]
    if not face.keyword_bits & state.terms.tables.keyword_bit.get("growth", 0):
        return -1
    for old in _growing(state, seat):
        if cards[old].name == face.name and not _clashes(state, card, seat, old):
            return old
    return -1


def _clashes(state: Crossover, card: int, seat: int, old: int) -> bool:
    """Whether another fighter than the one it is laid on shares a name with a card."""
    names = state.cards[card].name_bits
    return any(names & state.cards[other].name_bits for other in presence.fighters(state, seat) if other != old)


def offer_deploy(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Deployments from hand, from the chakra, Growth cards, and pass."""
    del frame
    cards, kinds = state.cards, state.kind
    deploys: list[int] = []
    grows: list[int] = []
    can_deploy = has_deployment(state)
    taken = 0  # the names in play (6.3)
    for card in presence.fighters(state, seat):
        taken |= cards[card].name_bits
    for card in state.hand[seat]:
        kind, face = kinds[card], cards[card]
        if not face.is_fighter or kind in deploys or kind in grows:
            continue
        if not face.name_bits & taken:
            if can_deploy and payable(state, seat, card):
                deploys.append(kind)
        elif old_fighter(state, seat, card) >= 0:
            grows.append(kind)
    offered = [move(DEPLOY, kind) for kind in sorted(deploys)]
    offered += [move(AMBUSH, kind) for kind in _ambushes(state, seat)]
    offered += [move(GROW, kind) for kind in sorted(grows)]
    offered.append(PASS)
    return offered


def answer_deploy(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A fighter comes into play, or another card takes its place."""
    del frame
    verb = verb_of(action)
    if verb == PASS:
        state.stage = 1
    elif verb == GROW:
        _grow(state, seat, presence.find_kind(state, HAND, seat, first_of(action)))
    else:
        state.deploys += 1
        origin = CHAKRA if verb == AMBUSH else HAND
        card = presence.find_kind(state, origin, seat, first_of(action))
        _enter_later(state, seat, card, BY_AMBUSH if verb == AMBUSH else BY_DEPLOYING)


def _grow(state: Crossover, seat: int, card: int) -> None:
    """The new card takes over everything of the old one, which goes to the chakra, and a growth coin (6.9)."""
    old = old_fighter(state, seat, card)
    where = state.where[old]
    piles.move_card(state, card, where >> 1, seat)
    pile = presence.pile_of(state, where)
    pile.remove(card)
    pile[pile.index(old)] = card
    pile.append(old)
    for marks in (state.team, state.place, state.injured, state.sent, *state.coins):
        marks[card], marks[old] = marks[old], 0
    own = pack(state.terms.tables.abilities[state.kind[card]])  # not used yet; what it was given may be
    for uses in (state.used, state.spent):
        uses[card], uses[old] = uses[old] & ~own, 0
    state.fresh[card] = 1
    state.coins[GROWTH][card] += 1
    durations.transfer(state, old, card)
    piles.move_card(state, old, CHAKRA)
    if state.events is not None:
        news.tell_grow(state, seat, card, old)
    events.happen(state, Event.PUT_IN_PLAY, card, seat)
    events.happen(state, Event.ALLY_PUT_IN_PLAY, card, seat)
