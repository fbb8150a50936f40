"""Random games with cards that hold every term of the effect language: the examples of the authors' reference.

Nobody has thought of how these cards meet. So each game is checked as it goes on: there is always something to do, what
static abilities say is what they would say if worked out anew, a described position is the position, actions can be
said, and each seat thinks possible what it sees. There is a game for each operation, with many cards that do it. Most
games have closed lists, where whoever guesses must not change a card that was seen.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from meijin.games.crossover.authoring.reference import GROUPS
from meijin.games.crossover.cards import Pool
from meijin.games.crossover.effects.operations import OPERATIONS
from meijin.games.crossover.game import CrossoverGame
from meijin.games.crossover.lists import index_of, sorted_counts
from meijin.games.crossover.lists.decklist import DeckList
from meijin.games.crossover.names import SEATS
from meijin.games.crossover.objects import board
from meijin.games.crossover.own_cards import game_with, in_one_line, pool_with
from meijin.games.crossover.setup import CrossoverSetup, card_names
from meijin.games.crossover.state import Crossover
from meijin.kernel.cardsets import pack
from meijin.kernel.catalogue import parse_toml
from meijin.kernel.generator import Rng
from meijin.kernel.record import begin, read_seed

KINDS, COPIES = 15, 2
MANY = 10  # copies of the card that the game is about
MOST_DECISIONS = 2500
EXAMPLES = [(group, key) for group, (terms, _) in GROUPS.items() for key in terms]
# What a described position need not say.
UNSAID = ("setup", "chance", "batches", "script")


@cache
def pool() -> Pool:
    """The cards of the game and one for each example."""
    cards: list[str] = []
    for terms, make in GROUPS.values():
        for key, shown in terms.items():
            example = make(key, shown)
            name = f"g-{len(cards)}"
            cards.append(
                f'[[cards]]\nid = "{name}"\nnumber = "{name.upper()}"\nname = "Example {name}"\nset = "naruto-13"\n'
                f'source = "house"\nsource_effect = "house"\nsymbols = ["wind"]\n'
                f"{example.body}\nabilities = [{example.ability}]\n"
            )
    return pool_with(in_one_line(parse_toml("\n".join(cards), "examples")))


def random_game(seed: int, operation: str) -> Crossover:
    """A game of two decks of examples, or of one against a deck of the game; the first has many of an operation."""
    rng = random.Random(seed)
    examples = [card.id for card in pool().cards if card.id.startswith("g-")]
    about = examples.pop(EXAMPLES.index(("operations", operation)))
    lists = []
    for who in range(len(SEATS)):
        if who and seed % 3 == 0:
            deck = rng.choice(pool().decks)
            lists.append(DeckList(deck.line.word, tuple(deck.main.items()), wishes=deck.wishes))
        else:
            chosen = dict.fromkeys(rng.sample(examples, KINDS), COPIES) | {about: MANY}
            lists.append(DeckList("naruto", sorted_counts(chosen, index_of(pool()))))
    game = game_with(CrossoverGame, pool())
    names = tuple(card_names(pool(), deck, name, wishes=True) for name, deck in zip(SEATS, lists, strict=True))
    options = game.prepare(2, {"open_lists": seed % 4 == 0}).options
    state = begin(CrossoverSetup(game, options, pool(), tuple(lists), names), read_seed(seed))
    assert isinstance(state, Crossover)
    return state


@pytest.mark.rule("CB8.1.1", "R45", "R46")
@pytest.mark.parametrize(("seed", "operation"), list(enumerate(OPERATIONS)))
def test_cards_with_every_term_of_the_language_can_be_played(seed: int, operation: str) -> None:
    state = random_game(seed, operation)
    rng = random.Random(seed)
    decisions = 0
    while state.deciders and decisions < MOST_DECISIONS:
        (seat,) = state.deciders
        legal = state.legal(seat)
        assert legal
        assert len(set(legal)) == len(legal)
        if rng.random() < 0.05:
            check(state, seat, legal)
        if len(legal) > 1 and rng.random() < 0.5:
            legal = legal[:-1]  # pass less often
        state.step(seat, rng.choice(legal))
        decisions += 1
        check_knowledge(state)
    assert not state.deciders


def check(state: Crossover, seat: int, legal: list[int]) -> None:
    """All that must be so at any time."""
    game, setup = state.setup.game, state.setup
    assert [game.parse(setup, state.text(action)) for action in legal] == legal
    kept, state.board = state.board, None
    fighters = [card for cards in (*state.village, *state.battlefield) for card in cards if state.team[card]]
    anew = [board.power(state, card) for card in fighters]
    if kept is not None:
        state.board = kept
        assert [board.power(state, card) for card in fighters] == anew
    again = begin(setup, read_seed(1), state.describe())
    assert {name: value for name, value in again.fields().items() if name not in UNSAID} == {
        name: value for name, value in state.fields().items() if name not in UNSAID
    }
    assert state.sample(seat, Rng(1)).legal(seat) == legal
    for viewer in range(len(SEATS)):
        assert state.sample(viewer, Rng(1)).view(viewer) == state.view(viewer)


def check_knowledge(state: Crossover) -> None:
    """Whoever knows a card of the other has met it: no world that is thought possible has another card there."""
    for viewer in range(len(SEATS)):
        known = [card for card in state.known_cards(viewer) if state.owner[card] != viewer]
        assert not pack(known) & ~state.met[viewer]
