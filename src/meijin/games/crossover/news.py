"""What is told of a game as it goes on: the events, which ``words/log.py`` puts into words.

Whoever tells guards it with ``if state.events is not None``, so that nothing is made up for nobody. Objects in play are
called by their names with the copy, all other cards by their kind alone: which copy lies where is nobody's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames
from meijin.games.crossover.language.vocabulary import AbilityKind
from meijin.games.crossover.names import BATTLEFIELD, STACK, VILLAGE
from meijin.games.crossover.objects import context
from meijin.kernel.cardsets import unpack
from meijin.kernel.event import EVERYONE

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

Fields = dict[str, object]
# What an item is that is no played card.
_WHAT: Final = {
    AbilityKind.TRIGGER: "trigger",
    AbilityKind.ACTIVATED: "ability",
    AbilityKind.REPLACE: "ability",
}
_OPEN: Final = ("discard", "chakra", "removed")  # where everybody sees which card it is


def name_of(state: Crossover, card: int) -> str:
    """A card as an event calls it: objects in play and on the Chain with their copy."""
    told_apart = state.where[card] >> 1 in (VILLAGE, BATTLEFIELD, STACK)
    return state.setup.cards[card] if told_apart else state.setup.kinds[card]


def _of(state: Crossover, seat: int, **more: object) -> Fields:
    return {"seat": state.setup.seats[seat], **more}


def _kinds(state: Crossover, cards: list[int]) -> list[str]:
    return [state.setup.kinds[card] for card in cards]


def _secretly(state: Crossover, kind: str, seat: int, known: Fields, cards: list[int]) -> None:
    """Tell something of cards that only one seat sees."""
    state.tell(kind, {**known, "cards": _kinds(state, cards)}, 1 << seat, known)


def _names(state: Crossover, cards: list[int]) -> list[str]:
    return [name_of(state, card) for card in cards]


def _team(state: Crossover, team: int) -> Fields:
    """A Team by its members, the Head first, with its power."""
    members = [state.setup.cards[card] for card in state.members(team)]
    return {"team": members, "power": state.team_power(team)}


# -- setting up -----------------------------------------------------------------------------------------------------


def tell_chooser(state: Crossover, seat: int) -> None:
    """Chance has named who decides to go first or second."""
    state.tell("chooser", _of(state, seat))


def tell_first(state: Crossover, seat: int) -> None:
    """Who goes first is decided."""
    state.tell("first", _of(state, seat))


def tell_draw(state: Crossover, seat: int, cards: list[int]) -> None:
    """Cards are drawn, which only their owner sees."""
    _secretly(state, "draw", seat, _of(state, seat, count=len(cards)), cards)


def tell_keep(state: Crossover, seat: int) -> None:
    """The opening hand is kept."""
    state.tell("keep", _of(state, seat, count=len(state.hand[seat])))


def tell_redraw(state: Crossover, seat: int, count: int) -> None:
    """The opening hand goes back for a smaller one."""
    state.tell("redraw", _of(state, seat, count=count))


def tell_wishes(state: Crossover, seat: int, cards: list[int]) -> None:
    """Wish cards are placed face down."""
    _secretly(state, "wishes", seat, _of(state, seat, count=len(cards)), cards)


def tell_start_chakra(state: Crossover, seat: int, cards: list[int]) -> None:
    """The second player's compensation."""
    state.tell("start_chakra", _of(state, seat, cards=_kinds(state, cards)))


# -- the turn -------------------------------------------------------------------------------------------------------


def tell_turn(state: Crossover) -> None:
    """A turn begins."""
    seat = state.attacker
    state.tell("turn", _of(state, seat, turn=state.turn, indicator=state.indicator[seat]))


def tell_charge(state: Crossover, seat: int, card: int) -> None:
    """A card goes from the hand to the Chakra area."""
    state.tell("charge", _of(state, seat, card=state.setup.kinds[card], chakra=len(state.chakra[seat])))


def tell_enter(state: Crossover, seat: int, card: int, how: str) -> None:
    """A card comes into play: by ``deploy``, ``ambush``, ``client``, ``put`` or as a ``permanent``."""
    state.tell("enter", _of(state, seat, card=name_of(state, card), how=how))


def tell_grow(state: Crossover, seat: int, card: int, old: int) -> None:
    """A fighter grows."""
    state.tell("grow", {**_of(state, seat, old=state.setup.kinds[old]), **_with_power(state, card)})


def tell_pay(state: Crossover, seat: int, cards: list[int], how: str) -> None:
    """A cost is paid with cards: ``hand_cost``, ``chakra``, ``hand``, ``injure``, ``damage`` and so on."""
    state.tell("pay", _of(state, seat, cards=_names(state, cards), how=how))


def tell_pay_coin(state: Crossover, seat: int, card: int, kind: str, n: int) -> None:
    """A cost is paid with coins."""
    state.tell("pay_coin", _of(state, seat, card=name_of(state, card), kind=kind, n=n))


def tell_place_db(state: Crossover, seat: int, card: int, n: int) -> None:
    """DB coins go from the pool to a fighter."""
    state.tell("place_db", _of(state, seat, card=name_of(state, card), n=n, pool=state.pool[seat]))


def tell_pool(state: Crossover, seat: int, n: int, lost: int) -> None:
    """DB coins come into the pool; those above the limit are lost."""
    state.tell("pool", _of(state, seat, n=n, lost=lost, pool=state.pool[seat]))


def tell_teams(state: Crossover, seat: int) -> None:
    """How somebody has organized."""
    fighters = [card for card in state.village[seat] + state.battlefield[seat] if state.team[card]]
    heads = [card for card in fighters if not state.place[card]]
    state.tell("teams", _of(state, seat, teams=[_team(state, state.team[card]) for card in heads]))


def tell_attack(state: Crossover, sent: list[int]) -> None:
    """The attacker sends Teams, or none, which in the first turn is a rule."""
    forbidden = state.turn == 1 and not state.terms.first_turn_attack
    teams = [_team(state, team) for team in sent]
    state.tell("attack", _of(state, state.attacker, teams=teams, **({"forbidden": True} if forbidden else {})))


def tell_block(state: Crossover, attacking: int, blocking: int) -> None:
    """An attacking Team is blocked, or for 0 not."""
    by = _team(state, blocking) if blocking else None
    state.tell("block", _of(state, 1 - state.attacker, attacking=_team(state, attacking), by=by))


def tell_showdown(state: Crossover, attacking: int, blocking: int, result: str, powers: tuple[int, int]) -> None:
    """How a battle ends, told before the damage is dealt."""
    sides = [
        {"team": [state.setup.cards[card] for card in state.members(team)] if team else [], "power": power}
        for team, power in zip((attacking, blocking), powers, strict=True)
    ]
    fields = _of(state, state.attacker, blocker=state.setup.seats[1 - state.attacker])
    state.tell("showdown", {**fields, "attacking": sides[0], "blocking": sides[1], "result": result})


def tell_skip_showdown(state: Crossover) -> None:
    """An effect passes over the Showdown."""
    state.tell("skip_showdown", {"turn": state.turn})


def tell_return(state: Crossover) -> None:
    """All battling fighters go home."""
    state.tell("return", {"turn": state.turn})


def tell_discard(state: Crossover, seat: int, cards: list[int], origin: str, why: str) -> None:
    """Cards are discarded from hand or chakra, by an ``effect`` or for the hand ``limit``."""
    state.tell("discard", {**_of(state, seat, cards=_kinds(state, cards), why=why), "from": origin})


def tell_turn_end(state: Crossover, seat: int) -> None:
    """The Turn Indicator of who had the turn goes up."""
    state.tell("turn_end", _of(state, seat, indicator=state.indicator[seat]))


# -- the end --------------------------------------------------------------------------------------------------------


def tell_time(state: Crossover) -> None:
    """Time is called."""
    state.tell("time", {"last": state.last_turn, "turn": state.turn})


def tell_tiebreak(state: Crossover) -> None:
    """The game is decided by comparing."""
    names = ("rewards", "deck", "power", "chakra_and_hand")
    vectors = {
        seat: dict(zip(names, state.tiebreak(number), strict=True)) for number, seat in enumerate(state.setup.seats)
    }
    state.tell("tiebreak", {"vectors": vectors})


def tell_final_coin(state: Crossover, caller: int, called_heads: bool, fell_heads: bool) -> None:
    """All is equal, and a coin decides."""
    words = ("tails", "heads")
    state.tell("final_coin", _of(state, caller, called=words[called_heads], fell=words[fell_heads]))


def tell_over(state: Crossover) -> None:
    """The game is over."""
    ending = state.ending
    assert ending is not None
    winner = max(range(len(state.setup.seats)), key=state.returns().__getitem__)
    state.tell("over", _of(state, winner, why=ending.name.lower(), rewards=[len(cards) for cards in state.rewards]))


# -- the Chain ------------------------------------------------------------------------------------------------------


def item_fields(state: Crossover, item: Frame) -> Fields:
    """An item of the Chain: whose and what it is, its user, X, the mode that was chosen, its targets, which items."""
    source, user = item[frames.SOURCE], item[frames.USER]
    ability, card = state.terms.pool.abilities[item[frames.ABILITY]], state.cards[source]
    fields = _of(state, item[frames.CONTROLLER], card=name_of(state, source), ability=ability.word)
    fields["what"] = _WHAT.get(ability.kind) or ("art" if card.is_art else card.type_.word)
    if user >= 0:
        fields["user"] = name_of(state, user)
    if context.has_x(state, item):
        fields["x"] = item[frames.CHOSEN_X]
    if item[frames.CHOICE] >= 0:
        fields["mode"] = item[frames.CHOICE] + 1
    targets = [context.card_of(state, each) for aimed in item[frames.TARGETS :] for each in unpack(aimed)]
    if targets := [card for card in targets if card >= 0]:
        fields["targets"] = _names(state, targets)
    sources = [row[frames.SOURCE] for row in state.chain]
    items = [place for aimed in item[frames.TARGETS :] for place in context.places(state, aimed)]
    if any(sources.count(sources[place]) > 1 for place in items):  # the card alone does not tell which is meant
        fields["items"] = [place + 1 for place in items]
    return fields


def tell_announce(state: Crossover, item: Frame) -> None:
    """An effect goes on the Chain."""
    state.tell("announce", item_fields(state, item))


def tell_resolve(state: Crossover, item: Frame) -> None:
    """An effect begins to resolve."""
    state.tell("resolve", item_fields(state, item))


def tell_fail(state: Crossover, item: Frame, reason: str) -> None:
    """An effect fails, for one of the reasons of ``log.FAILURES``."""
    state.tell("fail", {**item_fields(state, item), "reason": reason})


def tell_negate(state: Crossover, item: Frame) -> None:
    """An effect on the Chain is negated."""
    state.tell("negate", item_fields(state, item))


def tell_decline(state: Crossover, seat: int, ability: int, card: int) -> None:
    """An optional ability is not used."""
    word = state.terms.pool.abilities[ability].word
    state.tell("decline", _of(state, seat, card=name_of(state, card), ability=word))


def tell_trigger_order(state: Crossover, seat: int, card: int) -> None:
    """Of several triggered abilities one goes on the Chain first."""
    state.tell("trigger_order", _of(state, seat, card=name_of(state, card)))


def tell_loop_guard(state: Crossover, abilities: list[int]) -> None:
    """Too many effects have resolved in one step: these triggers are dropped, and no others are queued in it."""
    words = [state.terms.pool.abilities[ability].word for ability in abilities]
    state.tell("loop_guard", {"abilities": words, "limit": state.terms.pool.rules.chain_item_limit})


def tell_operation_guard(state: Crossover) -> None:
    """Too many operations have been carried out in one step: all others of it are left out."""
    state.tell("operation_guard", {"limit": state.terms.pool.rules.operation_limit})


def tell_delayed(state: Crossover, item: Frame) -> None:
    """What an effect has announced for later happens now."""
    state.tell("delayed", item_fields(state, item))


def tell_replace(state: Crossover, seat: int, card: int) -> None:
    """Something else happens instead of what would have happened to a card."""
    state.tell("replace", _of(state, seat, card=name_of(state, card)))


# -- objects --------------------------------------------------------------------------------------------------------


def tell_damage(state: Crossover, card: int, n: int) -> None:
    """A fighter receives a packet of damage."""
    state.tell("damage", {"card": name_of(state, card), "n": n})


def tell_injured(state: Crossover, card: int) -> None:
    """A fighter is injured now."""
    state.tell("injured", _with_power(state, card))


def tell_healed(state: Crossover, card: int) -> None:
    """A fighter is healthy again."""
    state.tell("healed", _with_power(state, card))


def tell_protected(state: Crossover, card: int, what: str) -> None:
    """A protection stops something."""
    state.tell("protected", {"card": name_of(state, card), "what": what})


def tell_leave(state: Crossover, card: int, zone: str, cause: str) -> None:
    """An object leaves play for a zone of its owner, or for somebody's rewards."""
    fields = {"card": state.setup.cards[card], "owner": state.setup.seats[state.owner[card]]}
    state.tell("leave", {**fields, "to": zone, "cause": cause})


def tell_move(state: Crossover, card: int, origin: str, target: str, seen: int = EVERYONE) -> None:
    """A card that is no object in play moves; only those who see it are told which."""
    known: Fields = {"owner": state.setup.seats[state.owner[card]], "from": origin, "to": target}
    state.tell("move", {**known, "card": state.setup.kinds[card]}, seen, known)


def tell_coins(state: Crossover, card: int, kind: str, n: int) -> None:
    """Coins are placed on a card, or taken from it."""
    now = state.coins[state.terms.coin_kinds.index(kind)][card]
    state.tell("coins", {"card": name_of(state, card), "kind": kind, "n": n, "now": now})


def _with_power(state: Crossover, card: int) -> Fields:
    combat, support = state.power(card)
    return {"card": name_of(state, card), "combat": combat, "support": support}


def tell_power(state: Crossover, card: int, combat: int, support: int, until: str) -> None:
    """A fighter's power changes."""
    state.tell("power", {**_with_power(state, card), "by": [combat, support], "until": until})


def tell_set_power(state: Crossover, card: int, combat: int, support: int, until: str) -> None:
    """A fighter's printed power is replaced."""
    state.tell("set_power", {**_with_power(state, card), "printed": [combat, support], "until": until})


def tell_team_power(state: Crossover, team: int, n: int, until: str) -> None:
    """A Team's power changes."""
    state.tell("team_power", {**_team(state, team), "n": n, "until": until})


def tell_lasting(state: Crossover, card: int, what: str, until: str) -> None:
    """Something holds for a card from now on."""
    state.tell("lasting", {"card": name_of(state, card), "what": what, "until": until})


def tell_rule(state: Crossover, rule: str, until: str) -> None:
    """A rule changes for a while."""
    state.tell("rule", {"rule": rule, "until": until})


def tell_standby(state: Crossover, card: int) -> None:
    """A fighter goes back to its village."""
    state.tell("standby", {"card": name_of(state, card)})


def tell_join(state: Crossover, card: int) -> None:
    """A fighter joins a Team that is battling."""
    state.tell("join", {"card": name_of(state, card), **_team(state, state.team[card])})


def tell_control(state: Crossover, card: int, seat: int) -> None:
    """A card has another controller now."""
    state.tell("control", _of(state, seat, card=name_of(state, card)))


def tell_attach(state: Crossover, card: int, fighter: int) -> None:
    """A card is attached to a fighter."""
    state.tell("attach", {"card": name_of(state, card), "fighter": name_of(state, fighter)})


# -- cards and choices ----------------------------------------------------------------------------------------------


def tell_mill(state: Crossover, seat: int, cards: list[int], zone: str) -> None:
    """The top of a deck is turned over."""
    state.tell("mill", _of(state, seat, cards=_kinds(state, cards), to=zone))


def tell_shuffle(state: Crossover, seat: int) -> None:
    """A deck is shuffled."""
    state.tell("shuffle", _of(state, seat, count=len(state.deck[seat])))


def tell_look(state: Crossover, seat: int, owner: int, cards: list[int], zone: str) -> None:
    """Somebody looks at cards, which nobody else sees."""
    known = _of(state, seat, owner=state.setup.seats[owner], count=len(cards), zone=zone)
    _secretly(state, "look", seat, known, cards)


def tell_search(state: Crossover, seat: int, owner: int, cards: list[int]) -> None:
    """Somebody searches a deck, or the top of it."""
    _secretly(state, "search", seat, _of(state, seat, owner=state.setup.seats[owner], count=len(cards)), cards)


def tell_take(state: Crossover, seat: int, card: int, target: str, revealed: bool) -> None:
    """A card that was found goes somewhere; -1 for none."""
    known = _of(state, seat, found=card >= 0, to=target)
    if card < 0:
        state.tell("take", known)
        return
    seen = EVERYONE if revealed or target in _OPEN else 1 << seat
    state.tell("take", {**known, "card": state.setup.kinds[card]}, seen, known)


def tell_put_back(state: Crossover, seat: int, cards: list[int], where: str) -> None:
    """Cards that were looked at go back: on ``top``, to the ``bottom``, or into the deck by a ``shuffle``."""
    _secretly(state, "put_back", seat, _of(state, seat, count=len(cards), where=where), cards)


def tell_reward(state: Crossover, seat: int, n: int, why: str) -> None:
    """Battle Rewards are won, by a ``breakthrough`` or an ``effect``."""
    fields = _of(state, seat, n=n, why=why, rewards=len(state.rewards[seat]))
    state.tell("reward", {**fields, "deck": len(state.deck[1 - seat])})


def tell_unreward(state: Crossover, seat: int, cards: list[int], zone: str) -> None:
    """Battle Rewards are lost; nobody sees which cards they are, unless they go to an open zone."""
    known = _of(state, seat, n=len(cards), rewards=len(state.rewards[seat]), to=zone)
    if zone in _OPEN:
        known["cards"] = _kinds(state, cards)
    state.tell("unreward", known)


def tell_marker(state: Crossover, seat: int, n: int) -> None:
    """An effect moves a Turn Indicator."""
    state.tell("marker", _of(state, seat, n=n, indicator=state.indicator[seat]))


def tell_extra_deploy(state: Crossover, seat: int, n: int) -> None:
    """There are more deployments in this turn."""
    state.tell("extra_deploy", _of(state, seat, n=n))


def tell_flip(state: Crossover, seat: int, heads: bool) -> None:
    """A coin is flipped."""
    state.tell("flip", _of(state, seat, fell="heads" if heads else "tails"))


def tell_choice(state: Crossover, seat: int, card: int, option: int) -> None:
    """One of several effects of a card is chosen."""
    state.tell("choice", _of(state, seat, card=name_of(state, card), option=option))


def tell_number(state: Crossover, seat: int, n: int) -> None:
    """A number is chosen."""
    state.tell("number", _of(state, seat, n=n))


def tell_recycle(state: Crossover, seat: int, n: int, zone: str) -> None:
    """A whole hand goes away, for as many new cards."""
    state.tell("recycle", _of(state, seat, n=n, to=zone))
