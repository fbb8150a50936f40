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
from meijin.games.crossover.refusal import ALLOWED, Refusal
from meijin.games.crossover.steps import enter
from meijin.kernel.cardsets import pack
from meijin.kernel.state import replaced

if TYPE_CHECKING:
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


def _enter_later(state: Crossover, seat: int, card: int, how: int) -> None:
    """A card is shown and paid for, and then comes into play."""
    count, symbols = board.hand_cost(state, card), state.cards[card].symbol_bits
    piles.move_card(state, card, STACK, seat)
    state.pending.append((ENTERING, 0, card, how))
    hand_costs.ask_hand(state, seat, count, symbols)


def run_entering(state: Crossover, frame: Frame) -> None:
    """The costs are paid: a fighter or Client comes into play."""
    state.pending.pop()
    _, _, card, how = frame
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
    return bool(state.hand[state.attacker]) and not _no_clients(state, state.attacker)


def _no_clients(state: Crossover, seat: int) -> Refusal:
    """What forbids a player all Clients."""
    if state.terms.lines[seat] != NARUTO:
        return Refusal.NOT_NOW
    return ALLOWED if state.clients < state.terms.pool.rules.clients_per_turn else Refusal.CLIENT_PLAYED


def no_client(state: Crossover, seat: int, face: Card, card: int) -> Refusal:
    """What forbids to play a card as a Client; -1 is one that is not in hand."""
    if face.type_ != CardType.CLIENT:
        return Refusal.NO_CLIENT
    refused = _no_clients(state, seat)
    if refused:
        return refused
    if card < 0:
        return Refusal.NOT_IN_HAND
    if client_named(state, seat, face.name_bits) >= 0:
        return Refusal.CLIENT_CONTROLLED
    return hand_costs.no_payment(state, seat, card)


def client_named(state: Crossover, seat: int, names: int) -> int:
    """A Client that a player has in play under one of these names; -1 if there is none."""
    for card in presence.supports(state, seat):
        face = state.cards[card]
        if face.type_ == CardType.CLIENT and face.name_bits & names:
            return card
    return -1


def offer_client(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every Client in hand that can be played, and pass."""
    cards, kind = state.cards, state.kind
    kinds: set[int] = set()
    for card in state.hand[seat]:
        face = cards[card]
        if face.type_ == CardType.CLIENT and not no_client(state, seat, face, card):
            kinds.add(kind[card])
    offered = [move(CLIENT, each) for each in sorted(kinds)]
    offered.append(PASS)
    return offered


def answer_client(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A Client comes into play; this is no effect."""
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
    return has_deployment(state) or _may_grow(state, state.attacker)


def may_ambush(state: Crossover) -> bool:
    """Whether a fighter in the attacker's chakra can be deployed from there, apart from its hand cost."""
    return bool(_ambushes(state, state.attacker))


def names_in_play(state: Crossover, seat: int) -> int:
    """The names of a player's fighters in play, which no other may share (6.3)."""
    cards = state.cards
    names = 0
    for card in presence.fighters(state, seat):
        names |= cards[card].name_bits
    return names


def no_deploy(state: Crossover, seat: int, face: Card, card: int, taken: int | None = None) -> Refusal:
    """What forbids to deploy a card; -1 is one that is not in hand. Who knows the names that are taken may say them."""
    if not face.is_fighter:
        return Refusal.NO_FIGHTER
    if card < 0:
        return Refusal.NOT_IN_HAND
    if not has_deployment(state):
        return Refusal.NO_DEPLOYMENT
    if face.name_bits & (names_in_play(state, seat) if taken is None else taken):
        return Refusal.SHARED_NAME
    return hand_costs.no_payment(state, seat, card)


def no_ambush(state: Crossover, seat: int, face: Card, card: int) -> Refusal:
    """What forbids to deploy a card from the chakra (6.10); -1 is one that is not there."""
    if card < 0:
        return Refusal.NOT_IN_CHAKRA
    if not face.keyword_bits & state.terms.tables.keyword_bit.get("ambush", 0):
        return Refusal.NO_AMBUSH
    if permissions.forbidden(state, Forbidden.AMBUSH, seat):
        return Refusal.AMBUSH_FORBIDDEN
    return no_deploy(state, seat, face, card)


def _ambushes(state: Crossover, seat: int) -> list[int]:
    """The kinds in the chakra that can be deployed from there."""
    bit = state.terms.tables.keyword_bit.get("ambush", 0)
    cards, kinds = state.cards, state.kind
    able = [card for card in state.chakra[seat] if cards[card].keyword_bits & bit]
    if not able:
        return []
    return sorted({kinds[card] for card in able if not no_ambush(state, seat, cards[card], card)})


def _no_growing(state: Crossover, old: int) -> Refusal:
    """What forbids to lay a Growth card on a fighter, whatever its name is."""
    if state.coins[GROWTH][old]:
        return Refusal.GROWN
    if state.fresh >> old & 1:
        return Refusal.FRESH
    return Refusal.PLATOON if board.has_keyword(state, old, "platoon") else ALLOWED


def _may_grow(state: Crossover, seat: int) -> bool:
    """Whether a player has a fighter that a Growth card may be laid on (6.9)."""
    if state.terms.lines[seat] != NARUTO:
        return False
    growing = any(state.team[card] and not _no_growing(state, card) for card in state.village[seat])
    return growing and not permissions.forbidden(state, Forbidden.GROWTH, seat)


def namesakes(state: Crossover, seat: int, face: Card) -> list[int]:
    """The fighters at home with the name of a Growth card."""
    cards, team = state.cards, state.team
    return [card for card in state.village[seat] if team[card] and cards[card].name == face.name]


def no_growth(state: Crossover, seat: int, face: Card, card: int) -> Refusal:
    """What forbids to lay a card on a fighter of its name (6.9); -1 is one that is not in hand."""
    if card < 0:
        return Refusal.NOT_IN_HAND
    if not face.keyword_bits & state.terms.tables.keyword_bit.get("growth", 0) or state.terms.lines[seat] != NARUTO:
        return Refusal.NO_GROWTH
    found = Refusal.NOBODY_GROWS
    for old in namesakes(state, seat, face):
        found = _no_growth_onto(state, seat, face, old)
        if not found:
            return Refusal.GROWTH_FORBIDDEN if permissions.forbidden(state, Forbidden.GROWTH, seat) else ALLOWED
    return found


def _no_growth_onto(state: Crossover, seat: int, face: Card, old: int) -> Refusal:
    """What forbids to lay a card on a fighter of its name: no other fighter in play may share a name with it."""
    refused = _no_growing(state, old)
    if refused:
        return refused
    cards = state.cards
    clashes = any(face.name_bits & cards[card].name_bits for card in presence.fighters(state, seat) if card != old)
    return Refusal.SHARED_NAME if clashes else ALLOWED


def offer_deploy(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Deployments from hand, from the chakra, Growth cards, and pass."""
    cards, kinds = state.cards, state.kind
    deploys: list[int] = []
    grows: list[int] = []
    taken = names_in_play(state, seat)
    for card in state.hand[seat]:
        kind, face = kinds[card], cards[card]
        if not face.is_fighter or kind in deploys or kind in grows:
            continue
        if not no_deploy(state, seat, face, card, taken):
            deploys.append(kind)
        elif face.name_bits & taken and not no_growth(state, seat, face, card):  # one of that name is in play
            grows.append(kind)
    offered = [move(DEPLOY, kind) for kind in sorted(deploys)]
    offered += [move(AMBUSH, kind) for kind in _ambushes(state, seat)]
    offered += [move(GROW, kind) for kind in sorted(grows)]
    offered.append(PASS)
    return offered


def answer_deploy(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A fighter comes into play, or another card takes its place."""
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


def _handed_on(marks: tuple[int, ...], old: int, new: int, mark: int) -> tuple[int, ...]:
    """Markers after one has gone from a card to another."""
    return replaced(replaced(marks, new, mark), old, 0) if marks[old] else marks


def _grow(state: Crossover, seat: int, card: int) -> None:
    """The new card takes over everything of the old one, which goes to the chakra, and a growth coin (6.9)."""
    face = state.cards[card]
    old = next(each for each in namesakes(state, seat, face) if not _no_growth_onto(state, seat, face, each))
    where = state.where[old]
    piles.move_card(state, card, where >> 1, seat)
    pile = presence.pile_of(state, where)
    pile.remove(card)
    pile[pile.index(old)] = card
    pile.append(old)
    for marks in (state.team, state.place, state.injured):
        marks[card], marks[old] = marks[old], 0
    own = pack(state.terms.tables.abilities[state.kind[card]])  # not used yet; what it was given may be
    if state.sent >> old & 1:
        state.sent ^= 1 << old | 1 << card
    state.used = _handed_on(state.used, old, card, state.used[old] & ~own)
    state.spent = _handed_on(state.spent, old, card, state.spent[old] & ~own)
    state.coins = tuple([_handed_on(laid, old, card, laid[old]) for laid in state.coins])
    state.set_coins(card, GROWTH, state.coins[GROWTH][card] + 1)
    state.fresh |= 1 << card
    durations.transfer(state, old, card)
    piles.move_card(state, old, CHAKRA)
    if state.events is not None:
        who, names = state.setup.seats[seat], (presence.name_of(state, card), state.setup.kinds[old])
        state.tell(news.Grow(who, *names, *state.power(card)))
    events.happen(state, Event.PUT_IN_PLAY, card, seat)
    events.happen(state, Event.ALLY_PUT_IN_PLAY, card, seat)
