"""Cards put into an order of somebody's own: what the others can still tell, against all possible decks."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import permutations

import pytest

from meijin.kernel.errors import ScenarioError
from meijin.kernel.generator import Rng
from meijin.kernel.record import begin, read_seed
from meijin.kernel.scenario import Scenario
from meijin.kernel.testing import CHECKS
from tests.kernel.seer import CARDS, ORDER, SEATS, Seer, SeerGame

GAME = SeerGame()
SETUP = GAME.prepare(None, {})
KINDS = SETUP.kinds
# A deck from its top, in kinds, with how likely it is.
Decks = defaultdict[tuple[str, ...], float]


class Memory:
    """What a viewer who forgets nothing must think of the deck: every order of it, with how likely that is."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        orders = list(permutations(range(len(CARDS))))
        self.decks: Decks = defaultdict(float)
        for order in orders:
            self.decks[tuple(KINDS[card] for card in order)] += 1 / len(orders)

    def see(self, state: Seer, seat: int, words: str) -> None:
        """Learn from an action, whose result is this position; of putting in order only when it is done."""
        deck = tuple(KINDS[card] for card in reversed(state.deck))
        if words == "draw":
            drawn = KINDS[state.drawn[-1]]
            self._keep([(order[1:], chance) for order, chance in self.decks.items() if order[0] == drawn])
        elif words.startswith("look"):
            count = int(words[5:])
            if seat == self.viewer:
                self._keep([(order, chance) for order, chance in self.decks.items() if order[:count] == deck[:count]])
            self.count = count
        elif state.pending and state.pending[-1][0] == ORDER:
            return
        elif seat == self.viewer:
            count = self.count
            self._keep([(deck[:count] + order[count:], chance) for order, chance in self.decks.items()])
        else:
            decks: Decks = defaultdict(float)
            for order, chance in self.decks.items():
                # Which order another chooses is taken to be a matter of chance.
                ways = list(permutations(order[: self.count]))
                for way in ways:
                    decks[way + order[self.count :]] += chance / len(ways)
            self.decks = decks

    def _keep(self, decks: list[tuple[tuple[str, ...], float]]) -> None:
        total = sum(chance for _, chance in decks)
        self.decks = defaultdict(float)
        for order, chance in decks:
            self.decks[order] += chance / total


def dealt(*cards: str) -> Seer:
    state = Scenario("seer", zones={"deck": list(cards)}, flow={"stack": [{"frame": "turn", "seats": ["ann"]}]}).place(
        SETUP, 1
    )
    assert isinstance(state, Seer)
    return state


def known(state: Seer, seat: str | None) -> object:
    deck = next(zone for zone in state.view(seat)["zones"] if zone["zone"] == "deck")  # type: ignore[attr-defined]
    return deck.get("cards"), deck.get("jumbled")


@pytest.mark.parametrize("check", CHECKS)
def test_the_kit_accepts_a_game_with_cards_put_in_order(check: str) -> None:
    CHECKS[check](SETUP, range(20))


def test_who_has_looked_knows_the_cards_and_nobody_else_does() -> None:
    state = dealt("ox#1", "hen#1", "cat#1", "dog#1", "pig#1", "ox#2")
    state.apply("look 2")
    state.apply("top hen#1")
    assert known(state, "ann") == (["hen", "ox", None, None, None, None], None)
    assert known(state, "bob") == (None, None)
    assert known(state, None) == (None, None)


def test_who_has_looked_before_knows_which_cards_they_are_but_not_their_new_order() -> None:
    state = dealt("ox#1", "hen#1", "cat#1", "dog#1", "pig#1", "ox#2")
    for words in ("look 2", "top hen#1", "look 3"):
        state.apply(words)
    assert known(state, "ann") == (["hen", "ox", None, None, None, None], None)  # bob has not put them back yet
    state.apply("top cat#1")
    state.apply("top hen#1")
    assert known(state, "ann") == (None, [{"places": [0, 1, 2], "cards": ["ox", "hen"]}])
    assert known(state, "bob") == (["cat", "hen", "ox", None, None, None], None)
    state.apply("draw")
    assert known(state, "ann") == (None, [{"places": [0, 1], "cards": ["ox", "hen"]}])
    state.apply("draw", "ann")
    assert known(state, "ann") == (["ox", None, None, None], None)


def test_sampled_decks_are_as_likely_as_they_must_be_to_who_forgets_nothing() -> None:
    worlds = 600
    unlikely = 0
    for seed in range(12):
        rng = Rng(seed)
        state = begin(SETUP, read_seed(seed))
        assert isinstance(state, Seer)
        memories = [Memory(viewer) for viewer in range(len(SEATS))]
        while state.deciders and (state.turns < 7 or state.pending[-1][0] == ORDER):
            (seat,) = state.deciders
            words = state.choices()[rng.below(len(state.choices()))]
            state.apply(words)
            for memory in memories:
                memory.see(state, seat, words)
        for memory in memories:
            sampled = [state.sample(memory.viewer, rng).deck for _ in range(worlds)]
            decks = Counter(tuple(KINDS[card] for card in reversed(deck)) for deck in sampled)
            assert set(decks) <= set(memory.decks)
            for deck, chance in memory.decks.items():
                spread = (worlds * chance * (1 - chance)) ** 0.5
                unlikely += abs(decks[deck] - worlds * chance) > 3 * spread + 1
    assert unlikely <= 15  # of thousands of decks


def test_a_jumble_is_described_and_set_up_again() -> None:
    state = dealt("ox#1", "hen#1", "cat#1", "dog#1", "pig#1", "ox#2")
    for words in ("look 2", "top hen#1", "look 2", "top ox#1"):
        state.apply(words)
    described = state.describe()
    assert described.jumbles == [{"cards": ["ox#1", "hen#1"], "unsure": ["ann", "cy", "spectators"]}]
    assert Scenario.from_dict(described.to_dict()).place(SETUP, state.chance) == state


@pytest.mark.parametrize(
    ("jumble", "reason"),
    [
        ({"cards": ["ox#1", "hen#1"], "unsure": ["dan"]}, "a list of those of ann, bob, cy, spectators"),
        ({"cards": ["ox#1", "hen#1"]}, "a jumble has 'cards' and 'unsure'"),
        ("ox", "a jumble has 'cards' and 'unsure'"),
        ({"cards": ["ox#1"], "unsure": ["ann"]}, r"two or more cards of one closed pile \(deck\)"),
        ({"cards": ["ox#1", "dog#1"], "unsure": ["ann"]}, "two or more cards of one closed pile"),
        ({"cards": 3, "unsure": ["ann"]}, "a list of cards"),
    ],
)
def test_a_jumble_that_cannot_be_is_refused(jumble: object, reason: str) -> None:
    scenario = Scenario("seer", zones={"drawn": ["dog#1"]}, jumbles=[jumble])
    with pytest.raises(ScenarioError, match=reason):
        scenario.place(SETUP, 1)


def test_a_game_in_which_nobody_puts_cards_in_order_has_no_jumbles() -> None:
    jumble = {"cards": ["n01#1", "n01#2"], "unsure": ["red"]}
    with pytest.raises(ScenarioError, match="Go Out Battle has no jumbles"):
        Scenario("go_out", flow={"phase": "match"}, jumbles=[jumble]).state()
