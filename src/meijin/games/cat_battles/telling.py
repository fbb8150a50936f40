"""Telling the news: what happens to cats, Fish and dice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from meijin.games.cat_battles import cards, frames, messages, view
from meijin.games.cat_battles.board import AREAS
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


def cat(state: CatBattles, number: int) -> messages.Cat:
    """A cat, and whose it is."""
    return messages.Cat(state.setup.cards[number], cards.SEATS[state.figures.owner[number]])


def fish(seat: int, count: int, origin: messages.End, to: messages.End, card: str | None = None) -> messages.FishMove:
    """Fish that move; where one end is a cat, it is the one of the card."""
    return messages.FishMove(cards.SEATS[seat], count, origin, to, card)


def tell_territory(state: CatBattles) -> None:
    """On which Territory the game is played, and what its Center gives."""
    territory = cards.TERRITORIES[state.territory]
    state.tell(messages.Territory(territory.id, territory.keyword))


def tell_begin(state: CatBattles) -> None:
    """The teams are revealed, and the game begins."""
    for seat in range(len(cards.SEATS)):
        tell_team(state, seat)
    state.tell(messages.Begin(cards.SEATS[state.current]))


def tell_turn(state: CatBattles) -> None:
    """A turn begins."""
    state.tell(messages.Turn(state.turn, cards.SEATS[state.current]))


def tell_team(state: CatBattles, seat: int) -> None:
    """A team is revealed; with a closed Bench only its Boss and its size."""
    kinds, benched = state.setup.kinds, state.benched[seat]
    known = messages.Team(cards.SEATS[seat], kinds[state.boss[seat]], len(benched))
    whole = replace(known, kittens=tuple([kinds[card] for card in benched]))
    if state.figures.closed:
        state.tell(whole, 1 << seat, known)
    else:
        state.tell(whole)


def tell_move(state: CatBattles, kind: type[messages.Going], number: int, area: int) -> None:
    """A cat goes, or is put, from its Area into another."""
    state.tell(kind(cat(state, number), AREAS[state.where[number]], AREAS[area]))


def tell_use(state: CatBattles, user: int, target: int, paid: int) -> None:
    """A Rear effect is used and paid for."""
    seat, rest = state.figures.owner[user], state.figures.cost[user] - paid
    moved = [fish(seat, paid, "cat", "trash", state.setup.cards[user])] if paid else []
    if rest:
        moved.append(fish(seat, rest, "dish", "trash"))
    aimed = None if target < 0 else cat(state, target)
    state.tell(messages.Use(cat(state, user), state.figures.figure(user).rear.id, tuple(moved), aimed))


def tell_granted(state: CatBattles, number: int) -> None:
    """A cat has another keyword for a while."""
    rear = state.figures.figure(number).rear
    state.tell(messages.Granted(cat(state, number), rear.keyword, "turn" if rear.whole_turn else "attack"))


def tell_attack(state: CatBattles, attacker: int, target: int, which: int) -> None:
    """A cat attacks another one."""
    state.tell(messages.Attack(cat(state, attacker), cat(state, target), frames.ATTACKS[which]))


def tell_roll(state: CatBattles, roller: int, face: int) -> None:
    """A die is rolled."""
    state.tell(messages.Roll(cat(state, roller), cards.FACES[face]))


def tell_face(state: CatBattles, changer: int, face: int) -> None:
    """The die now shows something else."""
    state.tell(messages.Turned(cat(state, changer), cards.FACES[face]))


def tell_result(state: CatBattles, attack: Frame, asleep: bool) -> None:
    """How an attack went, with all that its damage is made of."""
    fight = view.fight(state, attack)
    state.tell(
        messages.Result(
            attacker=cat(state, attack[frames.ATTACKER]),
            target=cat(state, attack[frames.TARGET]),
            dice=tuple([cards.FACES[face] for face in view.faces(attack)]),
            made_of=tuple([messages.Addend(**part) for part in fight["parts"]]),
            total=0 if asleep else max(0, fight["total"]),
            asleep=asleep,
        )
    )
