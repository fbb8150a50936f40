"""What is told of a game as it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from meijin.games.ranking_battle import messages
from meijin.games.ranking_battle.board import attacker_kind, called, opponent
from meijin.games.ranking_battle.view import start_parts

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


def tell_turn(state: RankingBattle) -> None:
    """A turn begins."""
    seat = state.current
    round_ = (state.turn - 1) // len(state.rank) + 1
    state.tell(messages.Turn(state.turn, round_, state.setup.seats[seat], state.rank[seat]))


def tell_head_start(state: RankingBattle, what: Literal["points", "draw"], n: int) -> None:
    """Somebody comes late in the first round, and has a bonus for it."""
    if n:
        state.tell(messages.HeadStart(state.setup.seats[state.current], state.turn, what, n))


def tell_draw(state: RankingBattle, seat: int, cards: list[int]) -> None:
    """Cards are drawn, which only their owner sees."""
    name, count, kinds = state.setup.seats[seat], len(cards), state.setup.kinds
    drawn = messages.Draw(name, count, tuple([kinds[card] for card in cards]))
    state.tell(drawn, 1 << seat, messages.Draw(name, count))


def tell_gain(state: RankingBattle, seat: int, what: messages.Gains, n: int) -> None:
    """A bonus for the turn, and what it adds up to."""
    now = {"plays": state.plays, "points": state.points, "power": state.power, "challenges": state.challenges}[what]
    state.tell(messages.Gained(state.setup.seats[seat], what, n, now))


def tell_weapons(
    state: RankingBattle, kind: type[messages.Peek | messages.Ordered], seat: int, cards: list[int]
) -> None:
    """Somebody looks at weapons or puts them back; only that player sees which."""
    name, count, kinds = state.setup.seats[seat], len(cards), state.setup.kinds
    state.tell(kind(name, count, tuple([kinds[card] for card in cards])), 1 << seat, kind(name, count))


def tell_flip(state: RankingBattle, seat: int, count: int, up: bool) -> None:
    """Victory cards are flipped."""
    name, face_up, face_down = state.setup.seats[seat], state.face_up[seat], state.face_down[seat]
    state.tell(messages.Flip(name, count, "up" if up else "down", face_up, face_down))


def tell_replace(state: RankingBattle, seat: int, away: list[int]) -> None:
    """The events on display are replaced."""
    kinds = state.setup.kinds
    gone, new = ([kinds[card] for card in cards] for cards in (away, state.display))
    state.tell(messages.Replace(state.setup.seats[seat], tuple(gone), tuple(new)))


def tell_acquire(state: RankingBattle, seat: int, kind: int) -> None:
    """A card is acquired."""
    book = state.book
    state.tell(messages.Acquire(state.setup.seats[seat], book.ids[kind], book.cost[kind], state.points))


def tell_end(state: RankingBattle, seat: int) -> None:
    """Hand and played characters are discarded."""
    kinds = state.setup.kinds
    cards = sorted([*state.hand[seat], *state.played[seat]])
    state.tell(messages.End(state.setup.seats[seat], tuple([kinds[card] for card in cards])))


# -- battles --------------------------------------------------------------------------------------------------------


def tell_start(state: RankingBattle) -> None:
    """A challenge, and the totals that both sides start with."""
    names = state.setup.seats
    state.tell(messages.Challenge(names[state.challenger], names[state.defender]))
    for seat in (state.challenger, state.defender):
        adds = [messages.Power(why, power, card) for why, power, card in start_parts(state, seat)]
        state.tell(messages.Start(names[seat], tuple(adds), state.total[seat]))


def tell_power(state: RankingBattle, seat: int, n: int, why: messages.Armed | None, persons: int | None) -> None:
    """A weapon gives its bearer power."""
    bearer = state.book.ids[attacker_kind(state, seat)] if why == "bearer" else None
    weapon, total = state.setup.kinds[state.equipped[seat][0]], state.total[seat]
    state.tell(messages.WeaponPower(state.setup.seats[seat], weapon, n, total, why, bearer, persons))


def tell_hampered(state: RankingBattle, seat: int, n: int) -> None:
    """The other side's weapon takes power away."""
    weapon = state.setup.kinds[state.equipped[opponent(state, seat)][0]]
    state.tell(messages.Hampered(state.setup.seats[seat], weapon, -n, state.total[seat]))


def tell_call(state: RankingBattle, seat: int, is_called: bool) -> None:
    """Somebody calls out what a weapon says, or does not."""
    name, weapon = state.setup.seats[seat], state.setup.kinds[state.equipped[seat][0]]
    if is_called:
        state.tell(messages.Call(name, weapon, called(state, seat, state.pending[-1])))
    else:
        state.tell(messages.Silent(name, weapon))


def tell_guess(state: RankingBattle, seat: int, cost: int, card: int, right: bool) -> None:
    """A cost is named, and the card is revealed."""
    revealed = None if card < 0 else state.setup.kinds[card]
    state.tell(messages.Guess(state.setup.seats[seat], cost, right, revealed))


def tell_result(state: RankingBattle, winner: int, loser: int, decided: bool) -> None:
    """How a battle ends."""
    names = state.setup.seats
    one, other = (messages.Tally(names[seat], state.total[seat]) for seat in (state.challenger, state.defender))
    won = (None, None) if winner < 0 else (names[winner], names[loser])
    state.tell(messages.Result(one, other, decided, *won))
