"""Moving and shuffling keep the knowledge of cards right."""

from meijin.kernel.generator import Rng
from meijin.kernel.testing.clash import Clash, ClashGame

SPECTATOR = 2


def dealt() -> Clash:
    """Two seats with three cards each, nobody having looked at anything."""
    game = ClashGame()
    return game.deal(game.prepare(2, {}), 7)


def knowers(state: Clash, card: int, zone: str, owner: int) -> list[int]:
    return [viewer for viewer in range(3) if state.knowers(card, state.setup.zones[zone], owner) >> viewer & 1]


def test_a_card_drawn_is_known_to_who_holds_it() -> None:
    state = dealt()
    card = state.deck[-1]
    assert knowers(state, card, "deck", -1) == []
    state.move(card, "deck", -1, "hand", 1)
    assert state.hand[1][-1] == card
    assert card not in state.deck
    assert knowers(state, card, "hand", 1) == [1]


def test_who_looked_at_a_card_still_knows_it_in_another_hand() -> None:
    state = dealt()
    card = state.deck[-1]
    state.exception(card, 1 << 0)
    state.move(card, "deck", -1, "hand", 1)
    assert knowers(state, card, "hand", 1) == [0, 1]
    # And sampled worlds respect it: the card stays where it is known to be.
    rng = Rng(1)
    assert all(state.sample(0, rng).hand[1][-1] == card for _ in range(20))


def test_a_card_laid_unseen_is_no_longer_known_to_others() -> None:
    state = dealt()
    card = state.deck[-1]
    state.exception(card, 1 << 0)
    state.move(card, "deck", -1, "hand", 1)
    state.move(card, "hand", 1, "laid", 1, seen=1 << 1)
    assert knowers(state, card, "laid", 1) == [1]


def test_a_card_on_the_open_table_is_known_to_all() -> None:
    state = dealt()
    card = state.hand[0][0]
    state.move(card, "hand", 0, "table", 0)
    assert knowers(state, card, "table", 0) == [0, 1, SPECTATOR]
    assert state.exceptions == (0, 0, 0)


def test_a_known_card_put_back_on_the_deck_is_remembered_until_the_shuffle() -> None:
    state = dealt()
    card = state.hand[0][0]
    state.move(card, "hand", 0, "table", 0)
    state.move(card, "table", 0, "deck", -1)
    assert knowers(state, card, "deck", -1) == [0, 1, SPECTATOR]
    state.mix(state.deck, 0)
    assert knowers(state, card, "deck", -1) == []


def test_a_hand_kept_over_a_reshuffle_cannot_be_one_of_the_cards_reshuffled() -> None:
    state = dealt()
    held = set(state.hand[1])
    while state.deck:
        state.move(state.deck[-1], "deck", -1, "discard", -1)
    state.deck, state.discard = state.discard, state.deck
    state.mix(state.deck, 0)
    rng = Rng(2)
    # Seat 0 has seen every card but the other hand: it knows that hand by elimination, whatever is dealt anew.
    assert all(set(state.sample(0, rng).hand[1]) == held for _ in range(20))


def test_the_rest_of_a_deck_shuffled_again_may_still_be_in_a_hand() -> None:
    state = dealt()
    held = list(state.hand[1])
    state.mix(state.deck, 0, unseen=sum(1 << card for card in state.deck))
    rng = Rng(3)
    worlds = [state.sample(0, rng) for _ in range(50)]
    assert {card for world in worlds for card in world.hand[1]} > set(held)
    assert all(world.hand[0] == state.hand[0] for world in worlds)


def test_a_face_down_card_can_be_looked_at() -> None:
    state = dealt()
    card = state.hand[0][0]
    state.move(card, "hand", 0, "table", 0)
    state.down |= 1 << card
    assert knowers(state, card, "table", 0) == [0]
    state.exception(card, 1 << 1)
    assert knowers(state, card, "table", 0) == [0, 1]


def test_the_last_seat_to_answer_takes_the_question_away() -> None:
    state = dealt()
    seen = [state.deciders]
    for seat in (1, 0):
        state.answered(seat)
        seen.append(state.deciders)
    assert seen == [(0, 1), (0,), ()]
    assert not state.pending
