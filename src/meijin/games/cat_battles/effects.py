"""Rear effects: when they can be used, how they are paid and answered, and what each of them does (5.2 to 5.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import cards, messages, notation, telling
from meijin.games.cat_battles.board import BASES, NOT_CENTER
from meijin.games.cat_battles.cards import AT_RESPONSE, DAMAGE_ALL, DAMAGE_ONE, FEED, GO_HOME, SIDES
from meijin.games.cat_battles.frames import (
    AIM,
    ATTACKER,
    BONUS,
    BOOSTED,
    CALL,
    DICE,
    EFFECT,
    FEAST,
    GUARDED,
    HIT,
    NEGATED,
    RELOCATE,
    RESPONSE,
    TARGET,
    TO_DO,
)
from meijin.games.cat_battles.notation import PASS
from meijin.kernel.frames import changed
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

ANY_LEVEL: Final = 99
NO_TARGET: Final = [-1]


# -- using an effect ------------------------------------------------------------------------------------------------


def offer_use(state: CatBattles, cat: int) -> list[int]:
    """All ways to use a cat's Rear effect, if it can be paid: the fewest Held Fish first, then targets in order."""
    if state.used >> cat & 1:
        return []
    paying = payments(state, cat)
    if not paying:
        return []
    if state.figures.effect[cat] == FEED:  # whoever pays with its own Fish has more room for others
        return [use_action(cat, paid, target) for paid in paying for target in aims(state, cat, paid)]
    whom = aims(state, cat, 0)
    return [use_action(cat, paid, target) for paid in paying for target in whom]


def payments(state: CatBattles, cat: int) -> range:
    """How much of its cost a cat can pay with Held Fish, where the Dish pays the rest."""
    figures = state.figures
    cost, held = figures.cost[cat], state.held[cat]
    short = cost - state.dish[figures.owner[cat]]
    return range(short if short > 0 else 0, (cost if cost < held else held) + 1)


def aims(state: CatBattles, cat: int, paid: int) -> list[int]:
    """On whom a cat can use its Rear effect, or that it has no target; nothing if it would be in vain."""
    effect = state.figures.effect[cat]
    if effect == DAMAGE_ONE:
        return targets(state, cat)
    if effect == FEED:
        seat = state.figures.owner[cat]
        return below_level(state, seat, cat, paid) if state.box[seat] else []
    if effect == DAMAGE_ALL and not kittens_in_area(state, cat):
        return []
    if effect == GO_HOME and state.where[cat] == BASES[state.figures.owner[cat]]:
        return []
    return NO_TARGET


def use_action(cat: int, paid: int, target: int) -> int:
    """The action of using a Rear effect."""
    return notation.USE + (paid << notation.VERB) | target + 1 << notation.SECOND | cat


def targets(state: CatBattles, cat: int) -> list[int]:
    """Whom the damage of a cat's Rear effect may hit: enemy cats in its Area, or Kittens anywhere."""
    seat = state.figures.owner[cat]
    enemies = state.cats[1 - seat]
    if state.figures.anywhere[cat]:
        return [enemy for enemy in enemies if enemy != state.boss[1 - seat]]
    area = state.where[cat]
    return [enemy for enemy in enemies if state.where[enemy] == area]


def kittens_in_area(state: CatBattles, cat: int) -> list[int]:
    """The enemy Kittens in a cat's Area."""
    seat, area = state.figures.owner[cat], state.where[cat]
    return [enemy for enemy in state.cats[1 - seat] if state.where[enemy] == area and enemy != state.boss[1 - seat]]


def below_level(state: CatBattles, seat: int, payer: int, paid: int) -> list[int]:
    """A seat's Kittens that are below their Level, once one of them has paid some of its Held Fish."""
    level, held, boss = state.figures.level, state.held, state.boss[seat]
    return [
        each for each in state.cats[seat] if each != boss and held[each] - (paid if each == payer else 0) < level[each]
    ]


def offer_timing(state: CatBattles, seat: int, timing: int) -> list[int]:
    """The Rear effects of a seat's cats with this timing, and to pass."""
    options: list[int] = []
    for cat in state.cats[seat]:
        if state.figures.timing[cat] == timing:
            options += offer_use(state, cat)
    options.append(PASS)
    return options


def use(state: CatBattles, seat: int, action: int) -> None:
    """Pay for a Rear effect (5.2)."""
    cat = action & notation.FIRST
    target = (action >> notation.SECOND & 0xFF) - 1
    paid = (action >> notation.VERB) - (notation.USE >> notation.VERB)
    cost = state.figures.cost[cat]
    state.held[cat] -= paid
    state.dish[seat] -= cost - paid
    state.trash[seat] += cost
    state.used |= 1 << cat
    if not state.held[cat]:
        state.hungry |= 1 << cat
    if state.events is not None:
        telling.tell_use(state, cat, target, paid)
    wait(state, cat, target)


def wait(state: CatBattles, cat: int, target: int) -> None:
    """A Rear effect that is paid for will resolve when the other seat has had the chance to respond."""
    other = 1 - state.figures.owner[cat]
    state.pending.append((EFFECT, 0, cat, target))
    if state.present & state.figures.with_timing[other][AT_RESPONSE]:
        state.pending.append((RESPONSE, 0, other))


def run_response(state: CatBattles, frame: Frame) -> None:
    """5.2: whoever can may respond to the effect just paid for."""
    _, _, seat = frame
    options = offer_timing(state, seat, AT_RESPONSE)
    if len(options) > 1:
        state.insist((RESPONSE, 1 << seat, seat), options)
    else:
        state.pending.pop()


def answer_response(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Respond, or let it happen."""
    del frame
    if action != PASS:
        use(state, seat, action)


def run_effect(state: CatBattles, frame: Frame) -> None:
    """A Rear effect resolves."""
    _, _, cat, target = frame
    state.pending.pop()
    RESOLVE[state.figures.effect[cat]](state, cat, target)


def fizzle(state: CatBattles, cat: int) -> None:
    """An effect finds nothing to do."""
    if state.events is not None:
        state.tell(messages.NoEffect(telling.cat(state, cat)))


# -- damage ---------------------------------------------------------------------------------------------------------


def deal_damage_one(state: CatBattles, cat: int, target: int) -> None:
    """Damage to one cat, which a Greedy Boss chooses only now."""
    if target < 0:
        state.pending.append((AIM, 0, cat))
    else:
        state.pending.append((HIT, 0, target, state.figures.amount[cat], cat))


def deal_damage_all(state: CatBattles, cat: int, target: int) -> None:
    """Damage to every enemy Kitten in the Area, one after the other in order of their numbers."""
    del target
    hit = kittens_in_area(state, cat)
    if not hit:
        fizzle(state, cat)
    for kitten in reversed(hit):
        state.pending.append((HIT, 0, kitten, state.figures.amount[cat], cat))


# -- in an attack: the step that is open lies on top, the attack below it -------------------------------------------


def negate_attack(state: CatBattles, cat: int, target: int) -> None:
    """The attack ends; with Belly Up the cat is stunned in its owner's next turn (R26)."""
    del target
    state.pending[-1] = TO_DO[NEGATED]
    if state.figures.stuns[cat]:
        if state.figures.owner[cat] == state.current:
            state.dizzy |= 1 << cat
        else:
            state.stunned |= 1 << cat
    if state.events is not None:
        state.tell(messages.Negated(telling.cat(state, cat), state.figures.stuns[cat]))


def grant(state: CatBattles, cat: int, target: int) -> None:
    """The cat has another keyword for the attack or the turn."""
    del target
    state.granted |= 1 << cat
    state.powers[cat] += state.figures.grant[cat]
    if not state.figures.whole_turn[cat]:
        attack = state.pending[-2]
        state.pending[-2] = changed(attack, BOOSTED if attack[ATTACKER] == cat else GUARDED, 1)
    if state.events is not None:
        telling.tell_granted(state, cat)


def end_grant(state: CatBattles, cat: int) -> None:
    """The cat loses the keyword it was granted, unless it has lost it already by running away."""
    if state.granted >> cat & 1:
        state.granted ^= 1 << cat
        state.powers[cat] -= state.figures.grant[cat]


def set_face(state: CatBattles, cat: int, target: int) -> None:
    """The die shows another face."""
    del target
    show(state, cat, state.figures.to[cat])


def reroll(state: CatBattles, cat: int, target: int) -> None:
    """The die is rolled again."""
    del target
    face = SIDES[state.roll(len(SIDES))]
    if state.events is not None:
        telling.tell_roll(state, state.pending[-2][ATTACKER], face)
    show(state, cat, face)


def show(state: CatBattles, cat: int, face: int) -> None:
    """By a cat's effect the die just rolled shows this face."""
    attack = state.pending[-2]
    state.pending[-2] = changed(attack, DICE, attack[DICE] & ~0b11 | face)
    if state.events is not None:
        telling.tell_face(state, cat, face)


def add_damage(state: CatBattles, cat: int, target: int) -> None:
    """The attack deals more damage, also if the die is changed later."""
    del target
    change_damage(state, cat, state.figures.amount[cat])


def reduce_damage(state: CatBattles, cat: int, target: int) -> None:
    """The attack deals less damage."""
    del target
    change_damage(state, cat, -state.figures.amount[cat])


def change_damage(state: CatBattles, cat: int, points: int) -> None:
    """By a cat's effect the attack deals so much more."""
    attack = state.pending[-2]
    state.pending[-2] = changed(attack, BONUS, attack[BONUS] + points)
    if state.events is not None:
        state.tell(messages.Changed(telling.cat(state, cat), abs(points), less=points < 0))


def redirect_to_self(state: CatBattles, cat: int, target: int) -> None:
    """The cat becomes the target, and what was granted to the old one ends."""
    del target
    attack = state.pending[-2]
    if attack[GUARDED]:
        end_grant(state, attack[TARGET])
    state.pending[-2] = changed(changed(attack, TARGET, cat), GUARDED, 0)
    if state.events is not None:
        state.tell(messages.Redirected(telling.cat(state, cat), telling.cat(state, attack[TARGET])))


def cancel_rear_effect(state: CatBattles, cat: int, target: int) -> None:
    """The effect responded to, which lies right below, does nothing."""
    del target
    _, _, cancelled, _ = state.pending.pop()
    if state.events is not None:
        state.tell(messages.Cancelled(telling.cat(state, cat), telling.cat(state, cancelled)))


# -- Fish and places ------------------------------------------------------------------------------------------------


def feed(state: CatBattles, cat: int, target: int) -> None:
    """Fish from the Box go to an own Kitten below its Level."""
    seat = state.figures.owner[cat]
    room = state.figures.level[target] - state.held[target]
    count = min(state.figures.amount[cat], state.box[seat], room)
    state.box[seat] -= count
    give(state, target, count, "box")


def give(state: CatBattles, cat: int, count: int, origin: messages.End) -> None:
    """A Kitten gets Fish."""
    state.held[cat] += count
    if state.held[cat]:
        state.hungry &= ~(1 << cat)
    if state.events is not None:
        moved = telling.fish(state.figures.owner[cat], count, origin, "cat", state.setup.cards[cat])
        state.tell(messages.Feed(telling.cat(state, cat), (moved,)))


def go_to_base(state: CatBattles, cat: int, target: int) -> None:
    """The cat returns to its own Base."""
    del target
    base = BASES[state.figures.owner[cat]]
    if state.events is not None:
        telling.tell_move(state, messages.GoHome, cat, base)
    state.place(cat, base)


def relocate_kitten(state: CatBattles, cat: int, target: int) -> None:
    """A Kitten of either seat goes to any other Area."""
    del target
    state.pending.append((RELOCATE, 0, state.figures.owner[cat]))


def landing(state: CatBattles, cat: int, areas: int) -> int:
    """Those of some Areas in which a cat can be put: the Center only if no other cat of its owner is there (R28)."""
    return areas if state.middle[state.figures.owner[cat]] < 0 else areas & NOT_CENTER


def feast(state: CatBattles, cat: int, target: int) -> None:
    """Fish from the Trash go to own Kittens, one at a time."""
    del target
    state.pending.append((FEAST, 0, state.figures.owner[cat], state.figures.amount[cat]))


def call_up(state: CatBattles, cat: int, target: int) -> None:
    """A Kitten of the Bench comes to the own Base."""
    del target
    state.pending.append((CALL, 0, state.figures.owner[cat]))


def playable(state: CatBattles, seat: int, fish: int) -> list[int]:
    """The Kittens on the Bench of at most this Level whose like is not on the Territory, one copy of each."""
    kind, level = state.figures.kind, state.figures.level
    there = kinds_on_territory(state, seat)
    found = []
    for cat in state.benched[seat]:
        if level[cat] <= fish and not there >> kind[cat] & 1:
            there |= 1 << kind[cat]
            found.append(cat)
    return found


def kinds_on_territory(state: CatBattles, seat: int) -> int:
    """The kinds of a seat's cats on the Territory, as a set."""
    kinds = 0
    for cat in state.cats[seat]:
        kinds |= 1 << state.figures.kind[cat]
    return kinds


def bench_is_secret(state: CatBattles, seat: int) -> bool:
    """Whether the other seat does not know all Kittens on this Bench (section 9)."""
    if not state.figures.closed:
        return False
    known = state.exceptions[1 - seat]
    return any(not known >> cat & 1 for cat in state.benched[seat])  # mostly it is the first one


def hidden_kittens(state: CatBattles, seat: int) -> list[int]:
    """The Kittens on a closed Bench that the other seat does not know."""
    known = state.exceptions[1 - seat]
    return [cat for cat in state.benched[seat] if not known >> cat & 1]


RESOLVE: Final[dict[int, Callable[[CatBattles, int, int], None]]] = {
    cards.DAMAGE_ONE: deal_damage_one,
    cards.DAMAGE_ALL: deal_damage_all,
    cards.NEGATE: negate_attack,
    cards.GRANT: grant,
    cards.SET_FACE: set_face,
    cards.ADD_DAMAGE: add_damage,
    cards.REROLL: reroll,
    cards.REDUCE: reduce_damage,
    cards.REDIRECT: redirect_to_self,
    cards.CANCEL: cancel_rear_effect,
    cards.FEED: feed,
    cards.GO_HOME: go_to_base,
    cards.RELOCATE: relocate_kitten,
    cards.FEAST: feast,
    cards.CALL_UP: call_up,
}
