"""What is seen: the phase, the ladder of ranks, the battle; and the events, which ``log.py`` puts into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle.frames import CYCLE, PHASES, REACT
from meijin.kernel.state import View

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

PHASE_NAMES: Final = ("begin", "character", "replace", "reveal", "take", "attacker", "challenge", "end")


def status(state: RankingBattle, seat: int | None) -> View:
    """The phase, whose turn it is, who rules, who takes part, and what is going on: all of it is public."""
    del seat
    names = state.setup.seats
    seen: View = {
        "phase": phase(state),
        "round": (state.turn - 1) // len(names) + 1,
        "characters": [state.book.ids[kind] for kind in state.pool if kind < state.book.characters],
        "pool": {state.book.ids[kind]: (state.supply & state.book.set_of[kind]).bit_count() for kind in state.pool},
        "waiting": [name for name, left in zip(names, state.countdown, strict=True) if left],
        "shown": [state.setup.kinds[card] for card in sorted(state.hand[state.current]) if state.shown >> card & 1],
    }
    if state.terms.open_counting:
        seen["holdings"] = {name: holdings(state, owner) for owner, name in enumerate(names)}
    if not state.pending:
        return seen
    question = state.pending[-1]
    seen["question"] = state.setup.game.frames[question[0]].name
    if question[0] == CYCLE:
        seen["discarded"] = question[2]
    if state.challenger >= 0:
        seen["battle"] = {
            "challenger": side(state, state.challenger),
            "defender": side(state, state.defender),
            "step": "react" if question[0] == REACT else seen["question"],
        }
    return seen


def phase(state: RankingBattle) -> str:
    """The phase in a word."""
    if not state.pending:
        return "over"
    return "battle" if state.challenger >= 0 else PHASE_NAMES[PHASES.index(state.pending[0][0])]


def holdings(state: RankingBattle, seat: int) -> list[str]:
    """What a player's deck and hand hold together, which everybody can work out."""
    return [state.setup.kinds[card] for card in sorted([*state.deck[seat], *state.hand[seat]])]


def side(state: RankingBattle, seat: int) -> dict[str, object]:
    """One side of the battle, with all that its total is made of."""
    kinds = state.setup.kinds
    return {
        "seat": state.setup.seats[seat],
        "attacker": kinds[state.attacker[seat][0]],
        "start": parts(state, seat),
        "reactions": {"cards": [kinds[card] for card in sorted(state.aside[seat])], "power": state.reacted[seat]},
        "expertise": {"cards": state.spent[seat], "power": state.spent[seat] * expertise_value(state, seat)},
        "weapon": {"cards": [kinds[card] for card in state.equipped[seat]], "power": state.armed[seat]},
        "hampered": state.hampered[seat],
        "total": state.total[seat],
    }


def expertise_value(state: RankingBattle, seat: int) -> int:
    """What each Weapon Expertise gives a seat's attacker."""
    return state.book.expertise[state.book.kind[state.attacker[seat][0]]]


def start_parts(state: RankingBattle, seat: int) -> list[tuple[str, int]]:
    """What a side starts with, each part named, in the order in which it is added up."""
    book = state.book
    kind = book.kind[state.attacker[seat][0]]
    other = state.defender if seat == state.challenger else state.challenger
    rival = book.kind[state.attacker[other][0]]
    listed = [(book.titles[kind], book.power[kind])]
    if seat == state.challenger:
        listed.append(("this turn", state.power))
    listed.append(("weakened", -state.weaken[seat]))
    for ability in book.modifiers[kind]:
        assert ability.modify is not None
        listed.append((ability.why, ability.modify(state, seat, other)[0]))
    for ability in book.modifiers[rival]:
        assert ability.modify is not None
        listed.append((f"by {book.titles[rival]}", -ability.modify(state, other, seat)[1]))
    return [listed[0], *[part for part in listed[1:] if part[1]]]


def parts(state: RankingBattle, seat: int) -> list[dict[str, object]]:
    """The same as plain data."""
    return [{"what": what, "power": power} for what, power in start_parts(state, seat)]


# -- events ---------------------------------------------------------------------------------------------------------


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


def tell_power(state: RankingBattle, kind: str, seat: int, n: int, why: str) -> None:
    """A weapon gives power, or takes it."""
    state.tell(kind, {"seat": state.setup.seats[seat], "n": n, "why": why, "total": state.total[seat]})


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
