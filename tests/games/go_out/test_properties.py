"""The legal plays against their definition, and what holds in every position."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meijin.games.go_out.cards import CHARACTERS, KIND
from meijin.games.go_out.game import GAME
from meijin.games.go_out.notation import PASS, PLAYS, SWEEP, sweep_parts
from meijin.games.go_out.state import GoOut
from meijin.kernel.cardsets import pack, unpack
from meijin.kernel.generator import Rng
from tests.games.go_out.table import RED, battle_cards, table

OPTIONS = [{}, {"shian_set": "any", "kyoko_on_singles": True}]


def sets_in(hand: list[int]) -> list[tuple[tuple[int, int], ...]]:
    """All sets of number cards that could have one rank: of one number, or out of 4, 5 and 6."""
    held = [sum(KIND[card] == kind for card in hand) for kind in range(13)]
    single = [((kind, size),) for kind in range(13) for size in range(1, held[kind] + 1)]
    mixed = [
        tuple((kind, size) for kind, size in zip((3, 4, 5), sizes, strict=True) if size)
        for sizes in product(*(range(held[kind] + 1) for kind in (3, 4, 5)))
    ]
    return [*single, *(parts for parts in mixed if len(parts) > 1)]


def allowed(state: GoOut, who: str) -> set[tuple[tuple[tuple[int, int], ...], int]]:
    """Which plays the rules allow; ``who`` is a revealed character or empty."""
    found = set()
    for parts in sets_in(list(unpack(state.hand[RED]))):
        size = sum(count for _, count in parts)
        ranks = {parts[0][0] + 1} if len(parts) == 1 else set()
        if who == "toyoko" and [kind for kind, _ in parts] == [0]:
            ranks.add(14)
        if who == "nerai" and all(kind in (3, 4, 5) for kind, _ in parts):
            ranks.add(6)
        if who == "kyoko" and size > 1:
            continue
        count = 2 if who == "kyoko" else size
        for rank in ranks:
            if state.tableau:
                _, _, to_beat, needed, _ = state.tableau[-1]
                on_single = who == "kyoko" and needed == 1 and state.terms.kyoko_on_singles
                if rank <= to_beat or (count != needed and not on_single):
                    continue
            found.add((parts, rank))
    return found


@pytest.mark.rule("GO4.2.1", "GO4.2.2", "GO5.1.1", "GO5.2.1", "GO5.8.1", "GO5.4.1", "GO4.1.2", "GO4.4.1")
@given(
    who=st.sampled_from(["", *(character.id for character in CHARACTERS)]),
    cards=st.sets(st.integers(0, 85), min_size=1, max_size=24),
    rank=st.integers(0, 13),
    count=st.integers(1, 6),
    options=st.sampled_from(OPTIONS),
)
@settings(max_examples=200)
def test_the_legal_actions_are_those_of_the_rules(
    who: str, cards: set[int], rank: int, count: int, options: dict[str, object]
) -> None:
    state = table(red=f"{(who or 'niwa').upper()}: 1", options=options)
    if not who:
        state.power[RED] = 0
        state.down |= 1 << state.character[RED][0]
    state.hand[RED] = pack(sorted(cards))
    state.tableau = ((1, count, rank, count, 1),) if rank else ()
    legal = state.legal(RED)
    plays = [PLAYS[action] for action in legal if action < PASS]
    assert len(plays) == len(set(plays))
    assert set(plays) == allowed(state, who)
    held = [sum(KIND[card] == kind for card in cards) for kind in range(14)]
    words = [state.text(action) for action in legal]
    assert ("guard" in words) == (held[13] > 0)
    assert ("pass" in words) == bool(rank)
    assert ("reveal" in words) == (not who)
    fewest = 0 if options else 1
    sweeps = {((1, low), (2, 3 - low)) for low in range(fewest, 4 - fewest) if held[1] >= low and held[2] >= 3 - low}
    expected = {tuple(part for part in parts if part[1]) for parts in sweeps} if who == "shian" and rank else set()
    assert {sweep_parts(action) for action in legal if action >= SWEEP} == expected


@pytest.mark.rule("GO2.9", "GO2.8", "R5", "GO4.4.4", "R11")
@given(
    seed=st.integers(0, 2**32), players=st.integers(2, 5), options=st.sampled_from([*OPTIONS, {"show_losers": True}])
)
def test_what_always_holds(seed: int, players: int, options: dict[str, object]) -> None:
    rng = Rng(seed)
    state = GAME.deal(GAME.prepare(players, options), rng.fork())
    hurt = [0] * players
    battle = 0
    while state.deciders:
        if len(state.battles) > battle:
            battle, hurt = len(state.battles), [0] * players
        assert battle_cards(state) == 86
        now = [state.hurt(seat) for seat in range(players)]
        assert all(before <= after for before, after in zip(hurt, now, strict=True))
        hurt = now
        assert state.markers == (0,) * players  # with the printed cards there are always enough to draw
        for seat, used in enumerate(state.character):
            assert not used or now[seat] <= state.terms.life[used[0]]
            everyone = state.spare[seat] | state.locked[seat] | pack(used)
            assert everyone.bit_count() == 8
        assert sum(pile[1] for pile in state.tableau) == len(state.field)
        if state.tableau:
            assert state.tableau[-1][4] <= 3
        seat = state.deciders[rng.below(len(state.deciders))]
        legal = state.legal(seat)
        size = state.hand[seat].bit_count()
        words = state.text(legal_choice := legal[rng.below(len(legal))])
        state.step(seat, legal_choice)
        if words == "pass" and len(state.battles) == battle and not state.out[seat] and state.deciders == (seat,):
            assert state.hand[seat].bit_count() >= size
