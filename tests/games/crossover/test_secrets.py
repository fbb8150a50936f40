"""Twins: two positions that differ only in what a seat may not know look the same to it, whatever happens."""

from __future__ import annotations

import pytest

from meijin.games.crossover import moves, notation
from meijin.games.crossover.state import Crossover
from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import IllegalAction, MeijinError
from meijin.kernel.event import Event
from meijin.kernel.generator import Rng
from meijin.kernel.testing.play import canonical
from tests.games.crossover.table import fight, new, play, seat, table

RED, BLUE, SPECTATOR = range(3)


def told_to(state: Crossover, viewer: int, action: str) -> list[object]:
    """What a viewer hears of an action, and sees after it."""
    events = [(event.kind, event.seen_by(viewer)) for event in state.apply(action)]
    heard = [each for each in events if each[1] is not None]
    return [heard, canonical(state.view(viewer if viewer < SPECTATOR else None))]


@pytest.mark.rule("CB13.3", "CB13.7")
def test_twins_with_other_hands_decks_and_lists_look_the_same() -> None:
    """Blue has other cards in hand and deck, of another list; what lies open is the same."""
    ours = seat("n-475 n-437", hand="n-428 j-453", chakra="n-490")

    def twin(hand: str, deck: str) -> Crossover:
        return table("J", ours, seat("h-wa18+h-wa16", chakra="h-wa01", wishes="h-wi02", hand=hand, deck=deck))

    one, other = twin("h-te10 h-wa34", "h-wa08"), twin("h-te06 h-wa02", "h-wa39")
    for viewer in (RED, None):
        assert canonical(one.view(viewer)) == canonical(other.view(viewer))
    assert one.choices(RED) == other.choices(RED)
    assert told_to(one, RED, "attack n-475") == told_to(other, RED, "attack n-475")


@pytest.mark.rule("CB13.3")
def test_a_charge_from_twin_hands_is_asked_in_the_same_way() -> None:
    one = table("B", seat(hand="n-475"), seat(hand="h-te10"), attacker="blue", turn=10)
    other = table("B", seat(hand="n-475"), seat(hand="h-wa34"), attacker="blue", turn=10)
    assert canonical(one.view(RED)) == canonical(other.view(RED))
    assert told_to(one, RED, "pass") == told_to(other, RED, "pass")


@pytest.mark.rule("CB13.2")
def test_rewards_are_nobodys_to_see() -> None:
    one, other = (table("G", seat(hand="n-475"), seat(deck=f"{top} h-wa02", rewards=0)) for top in ("h-wa34", "h-te10"))
    for state in (one, other):
        card = state.deck[BLUE].pop()
        state.lay(state.setup.zones["rewards"], RED, [card])
    for viewer in (RED, None):
        assert canonical(one.view(viewer)) == canonical(other.view(viewer))


def hidden_from(state: CardState, viewer: int) -> set[int]:
    """The other's cards that a viewer knows nowhere."""
    known = state.known_cards(viewer)
    assert isinstance(state, Crossover)
    return {card for card, owner in enumerate(state.owner) if owner != viewer and card not in known}


@pytest.mark.rule("CB13.1", "CB13.3", "CB13.7")
@pytest.mark.parametrize("seed", range(3))
def test_in_a_whole_game_nothing_tells_a_sampled_world_from_the_true_one(seed: int) -> None:
    state, rng = new(seed), Rng(seed + 100)
    while state.deciders:
        decider = state.deciders[0]
        if rng.below(10) == 0:
            for viewer in (RED, BLUE):
                world = state.sample(viewer, rng)
                assert canonical(world.view(viewer)) == canonical(state.view(viewer))
                assert canonical(world.view(None)) == canonical(state.view(None))
                if viewer == decider:
                    assert world.choices(viewer) == state.choices(viewer)
        actions = state.legal(decider)
        state.step(decider, actions[rng.below(len(actions))])


def what_follows(state: Crossover, seat: int, action: int) -> tuple[list[str], tuple[int, ...], object]:
    """What kinds of things happen after an action, and who is asked what then."""
    events: list[Event] = []
    state.events = events
    state.step(seat, action)
    state.events = None
    return [event.kind for event in events], state.deciders, state.view().get("question")


@pytest.mark.rule("CB5.3.7", "CB15.7", "CB13.3")
@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_what_tells_nothing_of_hidden_cards(seed: int) -> None:
    """The same action in a world that a seat thinks possible leads to the same questions."""
    state, rng = new(seed, red_deck="byakugan-fang", blue_deck="emperor-armada"), Rng(seed)
    while state.deciders:
        seat = state.deciders[0]
        actions = state.legal(seat)
        action = actions[rng.below(len(actions))]
        for viewer in (RED, BLUE):
            world, twin = state.sample(viewer, rng), state.clone()
            twin.chance = world.chance
            if action in world.legal(seat):
                assert what_follows(twin, seat, action) == what_follows(world, seat, action)
        state.step(seat, action)


@pytest.mark.rule("CB13.3", "CB13.7")
def test_who_does_not_decide_is_refused_in_the_same_words_in_every_world() -> None:
    state = table("G", seat(hand="n-475"), seat("h-wa18", hand="h-wa34"))
    world = state.sample(BLUE, Rng(3))
    refusals = []
    for each in (state, world):
        with pytest.raises(MeijinError) as refused:
            each.apply("deploy n-475", BLUE)
        refusals.append(str(refused.value))
    assert refusals[0] == refusals[1]
    assert state.choices(BLUE) == []


@pytest.mark.rule("CB13.7")
def test_the_number_of_a_wrong_action_tells_no_card_of_the_opponents_list() -> None:
    state = table("J", seat("n-475"), seat("h-wa18"))
    for card in state.terms.main[BLUE]:
        for verb in (moves.TARGET, moves.ATTACK):
            with pytest.raises(IllegalAction) as refused:
                state.apply(moves.move(verb, card), RED)
            assert str(moves.move(verb, card)) in refused.value.action
            assert state.setup.kinds[card] not in str(refused.value).replace("h-wa18", "in play")


@pytest.mark.rule("CB13.7")
@pytest.mark.parametrize("step", ["I", "J", "L"])
def test_the_words_of_a_wrong_action_are_refused_alike_whatever_the_opponents_list(step: str) -> None:
    """One list has two Gokus (h-wa08), the other one and Majin Buu (h-wa39); none is in play."""
    ours = seat("n-490 n-437", hand="n-470 j-453", chakra="n-428*3 n-475*2 n-462*2")
    decks = ("h-wa08 h-wa08", "h-wa08 h-wa39")
    one, other = (table("J" if step == "L" else step, ours, seat("h-wa18", deck=deck)) for deck in decks)
    if step == "L":
        for state in (one, other):
            fight(state, "n-490")
    offered = one.choices(RED)
    assert offered
    assert offered == other.choices(RED)
    for kind in ("h-wa08", "h-wa39", "h-wa18", "h-te10"):
        for name in (kind, f"{kind}#b1", f"{kind}#b2", f"{kind}#b3"):
            for words in [f"{verb} {name}" for verb in notation.OF_CARDS.values()] + [f"use j-453 {name}"]:
                if words not in offered:
                    assert refusal(one, words) == refusal(other, words), words


def refusal(state: Crossover, words: str) -> tuple[type, str]:
    with pytest.raises(MeijinError) as refused:
        state.submit(words, RED)
    return type(refused.value), str(refused.value)


@pytest.mark.rule("CB13.7")
def test_the_options_of_the_other_deck_are_hidden() -> None:
    state = new()
    game = state.setup.game
    assert game.hidden_options(state.setup, RED) == {"blue_deck"}
    assert game.hidden_options(state.setup, None) == {"red_deck", "blue_deck"}
    assert game.hidden_options(new(open_lists=True).setup, RED) == frozenset()


@pytest.mark.rule("CB13.6")
def test_paid_and_charged_cards_are_seen_by_all() -> None:
    state = table("E", seat(hand="n-475 n-428"))
    play(state, "charge n-428")
    assert hidden_from(state, BLUE) == {
        card for card in state.terms.main[RED] if card not in state.chakra[RED]
    } - state.known_cards(BLUE)
    assert state.met[BLUE] >> state.chakra[RED][-1] & 1
