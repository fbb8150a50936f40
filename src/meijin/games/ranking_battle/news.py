"""What is told of a game as it goes on: the events, which ``log.py`` puts into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.ranking_battle.view import parts

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


def tell_turn(state: RankingBattle) -> None:
    """A turn begins."""
    seat = state.current
    state.tell(
        "turn",
        {
            "turn": state.turn,
            "round": (state.turn - 1) // len(state.rank) + 1,
            "seat": state.setup.seats[seat],
            "rank": state.rank[seat],
        },
    )


def tell_head_start(state: RankingBattle, what: str, n: int) -> None:
    """Somebody comes late in the first round, and has a bonus for it."""
    if n:
        seat = state.setup.seats[state.current]
        state.tell("head_start", {"seat": seat, "place": state.turn, "what": what, "n": n})


def tell_draw(state: RankingBattle, seat: int, cards: list[int]) -> None:
    """Cards are drawn, which only their owner sees."""
    known: dict[str, object] = {"seat": state.setup.seats[seat], "count": len(cards)}
    state.tell("draw", {**known, "cards": [state.setup.kinds[card] for card in cards]}, 1 << seat, known)


def tell_gain(state: RankingBattle, seat: int, what: str, n: int) -> None:
    """A bonus for the turn, and what it adds up to."""
    now = {"plays": state.plays, "points": state.points, "power": state.power, "challenges": state.challenges}[what]
    state.tell("gain", {"seat": state.setup.seats[seat], "what": what, "n": n, "now": now})


def tell_weapons(state: RankingBattle, kind: str, seat: int, cards: list[int]) -> None:
    """Somebody looks at weapons or puts them back; only that player sees which."""
    known: dict[str, object] = {"seat": state.setup.seats[seat], "count": len(cards)}
    state.tell(kind, {**known, "cards": [state.setup.kinds[card] for card in cards]}, 1 << seat, known)


def tell_flip(state: RankingBattle, seat: int, count: int, up: bool) -> None:
    """Victory cards are flipped."""
    state.tell(
        "flip",
        {
            "seat": state.setup.seats[seat],
            "count": count,
            "face": "up" if up else "down",
            "face_up": state.face_up[seat],
            "face_down": state.face_down[seat],
        },
    )


def tell_remove(state: RankingBattle, seat: int, kind: int, from_hand: bool) -> None:
    """A card is removed from the game."""
    origin = "hand" if from_hand else "discard"
    state.tell("remove", {"seat": state.setup.seats[seat], "card": state.book.ids[kind], "from": origin})


def tell_replace(state: RankingBattle, seat: int, away: list[int]) -> None:
    """The events on display are replaced."""
    kinds = state.setup.kinds
    state.tell(
        "replace",
        {
            "seat": state.setup.seats[seat],
            "away": [kinds[card] for card in away],
            "display": [kinds[card] for card in state.display],
        },
    )


def tell_reveal(state: RankingBattle, seat: int, card: int, points: int) -> None:
    """A cat is revealed for its points."""
    fields: dict[str, object] = {"seat": state.setup.seats[seat], "card": state.setup.kinds[card]}
    state.tell("reveal", {**fields, "n": points, "now": state.points})


def tell_acquire(state: RankingBattle, seat: int, kind: int) -> None:
    """A card is acquired."""
    fields: dict[str, object] = {"seat": state.setup.seats[seat], "card": state.book.ids[kind]}
    state.tell("acquire", {**fields, "cost": state.book.cost[kind], "points": state.points})


def tell_attacker(state: RankingBattle, seat: int, kind: int) -> None:
    """An attacker is declared."""
    fields: dict[str, object] = {"seat": state.setup.seats[seat], "card": state.book.ids[kind]}
    state.tell("attacker", {**fields, "power": state.book.power[kind]})


def tell_end(state: RankingBattle, seat: int) -> None:
    """Hand and played characters are discarded."""
    kinds = state.setup.kinds
    cards = [*state.hand[seat], *state.played[seat]]
    state.tell("end", {"seat": state.setup.seats[seat], "cards": [kinds[card] for card in sorted(cards)]})


# -- events of a battle ---------------------------------------------------------------------------------------------


def tell_start(state: RankingBattle) -> None:
    """A challenge, and the totals that both sides start with."""
    names = state.setup.seats
    state.tell("challenge", {"seat": names[state.challenger], "target": names[state.defender]})
    for seat in (state.challenger, state.defender):
        state.tell("start", {"seat": names[seat], "parts": parts(state, seat), "total": state.total[seat]})


def tell_power(state: RankingBattle, kind: str, seat: int, n: int, why: str, weapon: int) -> None:
    """A weapon gives power, or takes it."""
    fields: dict[str, object] = {"seat": state.setup.seats[seat], "card": state.setup.kinds[weapon]}
    state.tell(kind, {**fields, "n": n, "why": why, "total": state.total[seat]})


def tell_call(state: RankingBattle, seat: int, place: int, called: bool) -> None:
    """Somebody calls out what a weapon says, or does not."""
    weapon = state.book.kind[state.equipped[seat][0]]
    call = state.book.arms[weapon][place].call
    fields: dict[str, object] = {"seat": state.setup.seats[seat], "card": state.book.ids[weapon], "call": call}
    state.tell("call" if called else "silent", fields)


def tell_react(state: RankingBattle, seat: int, kind: int) -> None:
    """A card is used from the defender's hand."""
    fields: dict[str, object] = {"seat": state.setup.seats[seat], "card": state.book.ids[kind]}
    state.tell("react", {**fields, "n": state.book.reaction[kind], "total": state.total[seat]})


def tell_expertise(state: RankingBattle, seat: int, count: int, value: int) -> None:
    """Victory cards are used."""
    fields: dict[str, object] = {"seat": state.setup.seats[seat], "count": count}
    state.tell("expertise", {**fields, "n": value, "total": state.total[seat]})


def tell_guess(state: RankingBattle, seat: int, cost: int, card: int, right: bool) -> None:
    """A cost is named, and the card is revealed."""
    revealed = None if card < 0 else state.setup.kinds[card]
    state.tell("guess", {"seat": state.setup.seats[seat], "cost": cost, "card": revealed, "right": right})


def tell_result(state: RankingBattle, winner: int, loser: int, decided: bool) -> None:
    """How a battle ends."""
    names = state.setup.seats
    fields: dict[str, object] = {
        "winner": None if winner < 0 else names[winner],
        "loser": None if loser < 0 else names[loser],
        "decided": decided,
        "challenger": {"seat": names[state.challenger], "total": state.total[state.challenger]},
        "defender": {"seat": names[state.defender], "total": state.total[state.defender]},
    }
    state.tell("result", fields)


def tell_ranks(state: RankingBattle, winner: int, loser: int) -> None:
    """Ranking cards are exchanged."""
    names = state.setup.seats
    state.tell(
        "ranks",
        {"winner": names[winner], "rank": state.rank[winner], "loser": names[loser], "loser_rank": state.rank[loser]},
    )


def tell_victory(state: RankingBattle, winner: int, loser: int) -> None:
    """A victory card is won, from the pile or, for -1 not, from the loser."""
    names = state.setup.seats
    count = state.face_up[winner] + state.face_down[winner]
    state.tell("victory", {"seat": names[winner], "from": None if loser < 0 else names[loser], "count": count})
