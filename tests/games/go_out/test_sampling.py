"""Sampled worlds against all worlds that a player with a perfect memory could still think possible.

The brute force plays every deal of the hidden cards, every order of a reshuffle and every choice of the others, and
keeps the histories in which the observer would have been told the very same things.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from operator import eq
from typing import Any

import pytest

from meijin.games.go_out.cards import BATTLE_CARDS, CHARACTERS, KIND, first_character
from meijin.games.go_out.state import GoOut
from meijin.kernel.cardsets import pack, unpack
from meijin.kernel.event import Event
from meijin.kernel.generator import Rng
from meijin.kernel.state import Outcome
from tests.games.go_out.table import BLUE, COPIES, GREEN, RED, Said, choose, names, new, play, seen, short, table
from tests.likelihood import assert_as_likely

SAMPLES = 800
# What everybody holds and has put face down, in short hand.
World = tuple[tuple[str, ...], tuple[str, ...]]


def world_of(state: GoOut) -> World:
    return tuple(short(unpack(cards)) for cards in state.hand), tuple(short(unpack(cards)) for cards in state.damage)


class Memory:
    """What the observer was told, and what the observer did."""

    def __init__(self, state: GoOut, observer: int) -> None:
        self.start = state.clone()
        self.state = state
        self.observer = observer
        self.told: Said = []
        self.own: list[int] = []

    def play(self, *actions: str) -> None:
        for action in actions:
            seat, number = self.state.understand(action)
            self.told += seen(self.state.apply(number), self.observer)
            if seat == self.observer:
                self.own.append(number)

    def deals(self) -> list[GoOut]:
        """Every way in which the hidden cards may have lain at the start, equal ones once."""
        start = self.start
        others = [seat for seat in range(start.setup.players) if seat != self.observer]
        hands = [list(unpack(start.hand[seat])) for seat in others]
        buried = [list(unpack(start.damage[seat])) for seat in others]
        pool = [card for cards in (*hands, *buried, start.deck) for card in cards]
        found: dict[object, GoOut] = {}
        for order in permutations(pool):
            left = list(order)
            deal = start.clone()
            for seat, cards, damage in zip(others, hands, buried, strict=True):
                deal.hand[seat] = pack([left.pop() for _ in cards])
                deal.damage[seat] = pack([left.pop() for _ in damage])
            deal.deck = left
            found.setdefault((world_of(deal), short(left), tuple(KIND[card] for card in left)), deal)
        return list(found.values())

    def possible(self) -> set[World]:
        """Every world in which the observer would know the same."""
        worlds: set[World] = set()
        final = self.state.view(self.observer)
        for begin in self.deals():
            open_paths: list[tuple[GoOut, int, int]] = [(begin, 0, 0)]
            while open_paths:
                state, heard, done = open_paths.pop()
                if heard == len(self.told) and state.view(self.observer) == final:
                    worlds.add(world_of(state))
                if not state.deciders or heard == len(self.told):
                    continue
                seat = state.deciders[0]
                if seat != self.observer:
                    actions = state.legal(seat)
                elif done < len(self.own):
                    actions = [action for action in state.legal(seat) if action == self.own[done]]
                else:
                    continue
                for action in actions:
                    for after, events in outcomes(state, seat, action):
                        said = seen(events, self.observer)
                        if said and self.told[heard : heard + len(said)] == said:
                            open_paths.append((after, heard + len(said), done + (seat == self.observer)))
        return worlds

    def sampled(self) -> Counter[World]:
        """How often each world is dealt."""
        rng = Rng(7)
        return Counter(world_of(self.state.sample(self.observer, rng)) for _ in range(SAMPLES))

    def check(self) -> set[World]:
        """The sampler deals all possible worlds and no others; gives back the worlds."""
        possible, sampled = self.possible(), self.sampled()
        assert set(sampled) - possible == set()
        for seat in range(self.state.setup.players):
            assert held(set(sampled), seat) == held(possible, seat)
            assert buried(set(sampled), seat) == buried(possible, seat)
        return possible


def outcomes(state: GoOut, seat: int, action: int) -> list[tuple[GoOut, list[Event]]]:
    """Every position that can follow an action, one for each order of a reshuffle in it."""
    after, events = stepped(state, seat, action)
    if after.chance == state.chance:
        return [(after, events)]
    if any(event.kind == "won" for event in events):
        return []  # nobody wins in these histories, and a whole deck has too many orders
    return [stepped(state, seat, action, order) for order in permutations(sorted(after.batches[0][-1]))]


def stepped(state: GoOut, seat: int, action: int, *shuffles: Outcome) -> tuple[GoOut, list[Event]]:
    """The position after an action and what happened, with the next shuffles given."""
    after = state.clone()
    after.script = shuffles
    events: list[Event] = []
    after.events = events
    after.step(seat, action)
    return after, events


def few(
    piles: str, deck: str, discard: str | None = None, turn: str = "red", who: str = "NERAI", **seats: Any
) -> GoOut:
    """Three seats and few cards: whatever is not mentioned lies open in Red's hand, who looks on."""
    used = Counter(names(deck) + names(discard or "") + names(piles.partition(" by")[0]))
    for written in seats.values():
        used += Counter(names(written.partition(":")[2].replace("/", " ")))
    rest = [name for name, count in (COPIES - used).items() for _ in range(count)]
    hand = " ".join("G" if name == "guard" else str(int(name[1:])) for name in rest)
    return table(players=3, piles=piles, deck=deck, discard=discard or "", turn=turn, red=f"{who}: {hand}", **seats)


def held(worlds: set[World], seat: int) -> set[str]:
    return {hands[seat] for hands, _ in worlds}


def buried(worlds: set[World], seat: int) -> set[str]:
    return {damage[seat] for _, damage in worlds}


@pytest.mark.rule("GO8.12", "GO8.3")
def test_any_unseen_card_may_be_held_or_placed() -> None:
    state = few("4 by red", deck="9 10", turn="blue", blue="NIWA: 11 / 2", green="NIWA: 12")
    memory = Memory(state, RED)
    worlds = memory.check()
    assert held(worlds, BLUE) == {"2", "9", "10", "11", "12"}
    state = few("4 by red", deck="9 10", turn="blue", blue="KYOKO: 11 3 / 2", green="NIWA: 12")
    memory = Memory(state, RED)
    memory.play("pass", "place 11")
    worlds = memory.check()
    assert "9 11" in buried(worlds, BLUE)


def test_all_ways_in_which_unseen_cards_may_lie_are_as_likely_as_each_other() -> None:
    state = few("4 by red", deck="9 10", turn="blue", blue="NIWA: 11 / 2", green="NIWA: 12")
    worlds, rng = state.worlds(RED), Rng(2)
    drawn = [worlds.draw(rng) for _ in range(4000)]
    piles = [
        [*unpack(world.hand[BLUE]), *unpack(world.damage[BLUE]), *unpack(world.hand[GREEN]), *world.deck]
        for world in drawn
    ]
    kinds = [KIND[card] for card in piles[0]]
    assert_as_likely(
        Counter(tuple(KIND[card] for card in pile) for pile in piles), dict.fromkeys(permutations(kinds), 1)
    )


@pytest.mark.parametrize("players", [2, 5])
def test_a_world_has_nothing_to_do_with_the_one_before(players: int) -> None:
    state = new(players, 3)
    choose(state, *["nerai"] * players)
    worlds, rng = state.worlds(RED), Rng(5)
    drawn = [worlds.draw(rng) for _ in range(3000)]
    size, unseen = state.hand[BLUE].bit_count(), BATTLE_CARDS - state.hand[RED].bit_count()
    both = [(one.hand[BLUE] & other.hand[BLUE]).bit_count() for one, other in pairwise(drawn)]
    assert sum(both) / len(both) == pytest.approx(size * size / unseen, abs=0.1)
    same = [sum(map(eq, one.deck, other.deck)) for one, other in pairwise(drawn)]
    assert sum(same) / len(same) == pytest.approx(len(state.deck) / unseen, abs=0.1)
    assert max(same) < 12
    # Each unseen card lies in each place of the deck as often as the others.
    seen = set(unpack(drawn[0].hand[RED]))
    cards = {card: 1 for card in range(BATTLE_CARDS) if card not in seen}
    for place in (0, 10, -1):
        assert_as_likely(Counter(world.deck[place] for world in drawn), cards)


@pytest.mark.rule("GO8.12", "R39")
def test_a_card_given_away_is_held_by_who_got_it() -> None:
    state = few("4 by green", deck="9 10 11", who="TEN", blue="NERAI: 7 8", green="NERAI: 2")
    memory = Memory(state, RED)
    memory.play("pass", "place 12", "give 13 to blue")
    worlds = memory.check()
    assert all("13" in cards.split() for cards in held(worlds, BLUE))
    # Blue passes and places a card: it may be the 13, and if not Blue still has it.
    memory.play("pass", "place 7")
    worlds = memory.check()
    assert all("13" in (hands[BLUE] + " " + damage[BLUE]).split() for hands, damage in worlds)
    assert "13" in buried(worlds, BLUE)
    assert any("13" in cards.split() for cards in held(worlds, BLUE))


@pytest.mark.rule("GO8.12", "R39")
def test_once_such_a_card_is_played_the_one_given_may_be_gone() -> None:
    state = few("4 by green", deck="9 10", who="TEN", blue="NERAI: 13 8", green="NERAI: 2")
    memory = Memory(state, RED)
    memory.play("pass", "place 12", "give 13 to blue", "play 13")
    worlds = memory.check()
    assert any("13" in cards.split() for cards in held(worlds, BLUE))
    assert any("13" not in cards.split() for cards in held(worlds, BLUE))


@pytest.mark.rule("GO8.12", "R39")
def test_a_card_that_came_after_the_damage_is_none_of_it() -> None:
    state = few("4 by green", deck="9 10", who="TEN", blue="NERAI: 7 8 / 5", green="NERAI: 2")
    memory = Memory(state, RED)
    memory.play("pass", "place 12", "give 13 to blue")
    assert all("13" not in cards for cards in buried(memory.check(), BLUE))


@pytest.mark.rule("GO8.12")
def test_a_card_given_on_may_be_with_either() -> None:
    state = few("4 by green", deck="9 10", who="TEN", blue="TEN: 7", green="NERAI: 2")
    memory = Memory(state, RED)
    memory.play("pass", "place 12", "give 13 to blue", "pass", "place 7", "give 13 to green")
    worlds = memory.check()
    places = {
        place
        for hands, damage in worlds
        for place, cards in (("blue", hands[BLUE]), ("green", hands[GREEN]), ("buried", damage[BLUE]))
        if "13" in cards.split()
    }
    assert places == {"blue", "green", "buried"}


def has(world: GoOut, seat: int, kind: str) -> bool:
    """Whether a seat holds such a card or has put it face down."""
    return kind in short(unpack(world.hand[seat] | world.damage[seat])).split()


@pytest.mark.rule("GO8.12")
def test_a_card_is_as_likely_to_have_been_given_on_as_each_that_was_kept() -> None:
    # Blue has got the 13, drawn a card and placed one: of these six Blue gives one away, and Green keeps it.
    state = few("4 by green", deck="9 10", who="TEN", blue="TEN: 5 6 7 8", green="NERAI: 1 2 3")
    play(state, "pass", "place 12", "give 13 to blue", "pass", "place 7", "give 8 to green")
    rng = Rng(4)
    given_on = sum(has(state.sample(RED, rng), GREEN, "13") for _ in range(2000))
    assert given_on / 2000 == pytest.approx(1 / 6, abs=0.03)


@pytest.mark.rule("GO8.12")
@pytest.mark.parametrize("given", ["7", "12", "13"])
def test_of_two_cards_only_one_was_given_on(given: str) -> None:
    state = few("4 by green", deck="9 10 11 8", who="TEN", blue="TEN: 6 7", green="NERAI: 1 2 3 5")
    play(state, "pass", "place 11", "give 13 to blue", "pass", "place 6", "keep")
    play(state, "play 5", "pass", "place 11", "give 12 to blue", "pass", "place 10", f"give {given} to green")
    rng = Rng(4)
    for _ in range(200):
        world = state.sample(RED, rng)
        for kind in ("12", "13"):
            assert has(world, BLUE, kind) != has(world, GREEN, kind)
        assert has(world, BLUE, "12") or has(world, BLUE, "13")
    worlds = [state.sample(RED, rng) for _ in range(200)]
    assert {(has(world, GREEN, "12"), has(world, GREEN, "13")) for world in worlds} == {
        *((False, False), (False, True), (True, False))
    }


@pytest.mark.rule("GO8.12")
def test_in_a_world_the_others_know_what_they_gave_there() -> None:
    # Red has given Blue the 10 and sees that Blue and Green have each given a card since.
    state = table(
        piles="4 by yellow",
        deck="12x3 ...",
        red="TEN: 10 8 9",
        blue="TEN: 2 3 7",
        green="TEN: 6x2 5",
        yellow="niwa: 11 3 1",
    )
    play(state, "pass", "place 12", "give 10 to blue", "pass", "place 12", "give 10 to green")
    play(state, "pass", "place 12", "give 5 to yellow")
    rng = Rng(4)
    for _ in range(60):
        world = state.sample(RED, rng)
        assert world.view(RED) == state.view(RED)
        assert world.describe().state().describe().flow == world.flow()
        for seat in range(4):
            assert world.sample(seat, rng).view(seat) == world.view(seat)


@pytest.mark.rule("GO8.8", "GO8.12")
def test_worlds_do_not_tell_what_others_gave_each_other() -> None:
    state = table(piles="4 by green", turn="blue", deck="9 ...", blue="TEN: 5 6 7", green="niwa: 11 12")
    play(state, "pass", "place 9", "give 7 to green", "play 11")
    rng = Rng(4)
    gifts: set[int] = set()
    for _ in range(100):
        world = state.sample(RED, rng)
        giver, receiver, card, *_ = world.trail[0]
        assert (giver, receiver) == (BLUE, GREEN)
        assert world.hand[GREEN] >> card & 1
        gifts.add(KIND[card])
    assert len(gifts) > 8


@pytest.mark.rule("GO8.12", "R39")
def test_with_many_gifts_every_world_is_a_position_with_worlds_of_its_own() -> None:
    gifts = 0
    for seed in range(12):
        rng = Rng(seed)
        state = new(3 + seed % 3, seed, wins_needed=1)
        choose(state, *["ten"] * state.setup.players)
        while state.deciders:
            legal = state.choices()
            giving = [words for words in legal if words.startswith("give")]
            eager = giving or [words for words in ("reveal", "pass") if words in legal and rng.below(2)] or legal
            state.apply(eager[rng.below(len(eager))])
            if state.trail and state.deciders and not rng.below(6):
                gifts += 1
                world = state.sample(rng.below(state.setup.players), rng)
                assert world.describe().state().describe().flow == world.flow()
                for other in range(state.setup.players):
                    assert world.sample(other, rng).view(other) == world.view(other)
    assert gifts > 50


@pytest.mark.rule("GO8.12", "GO4.4.5")
def test_after_a_reshuffle_old_cards_and_new_ones_are_told_apart() -> None:
    state = few("8 by red", deck="9", discard="10 11", turn="blue", blue="NERAI: 7 / 5", green="NERAI: 2")
    memory = Memory(state, RED)
    memory.play("pass")  # one card of the old deck, then one of 10 and 11
    worlds = memory.check()
    for hands, damage in worlds:
        assert sum(card in hands[BLUE].split() for card in ("10", "11")) == 1
        assert not {"10", "11"} & set(damage[BLUE].split())
        assert not {"10", "11"} & set(hands[GREEN].split())
    # What Blue places now may be the new card or an old one; the first damage card is an old one.
    memory.play("place 7", "place 9")
    worlds = memory.check()
    assert {sum(card in damage[BLUE].split() for card in ("10", "11")) for _, damage in worlds} == {0, 1}


@pytest.mark.rule("GO8.12", "GO8.4", "GO8.11")
def test_hidden_characters_are_those_that_can_be_and_all_of_them() -> None:
    state = table(
        blue="nerai: 4 5 / 1x5", green="nerai: 6 7 / 2x3", counters={"green": {"wins": 1}}, locked={"green": ["shian"]}
    )
    rng = Rng(3)
    drawn: dict[int, Counter[str]] = {BLUE: Counter(), GREEN: Counter()}
    for _ in range(600):
        world = state.sample(RED, rng)
        for seat, counted in drawn.items():
            (card,) = world.character[seat]
            counted[CHARACTERS[card - first_character(seat)].id] += 1
            assert world.down >> card & 1
            assert world.spare[seat].bit_count() == 7 - (seat == GREEN)
            assert not world.spare[seat] >> card & 1
    assert set(drawn[BLUE]) == {"nerai", "niwa", "shian", "satsuki", "kira", "ten"}
    assert set(drawn[GREEN]) == {"nerai", "toyoko", "niwa", "satsuki", "kira", "ten", "kyoko"}
    for counted, kinds in ((drawn[BLUE], 6), (drawn[GREEN], 7)):
        for times in counted.values():
            assert times / 600 == pytest.approx(1 / kinds, abs=0.08)


@pytest.mark.rule("R41")
def test_a_character_that_would_not_survive_the_pass_is_out_of_the_question() -> None:
    state = table(piles="13 by red", turn="blue", blue="nerai: 4 5 / 1 2", deck="6 7 8 ...")
    play(state, "pass", "place 6")
    rng = Rng(3)
    drawn = {state.sample(RED, rng).character[BLUE][0] - first_character(BLUE) for _ in range(200)}
    assert {CHARACTERS[character].id for character in drawn} == {"nerai", "niwa", "shian", "satsuki", "kira", "ten"}


def test_own_cards_and_choices_are_as_they_are() -> None:
    state = table(piles="13 by blue", red="shian: 2x2 3 9", blue="KYOKO: 4 5 / 1 1")
    rng = Rng(5)
    for _ in range(50):
        world = state.sample(RED, rng)
        assert short(unpack(world.hand[RED])) == "2 2 3 9"
        assert world.character == [state.character[RED], state.character[BLUE], *world.character[2:]]
        assert world.legal(RED) == state.legal(RED)
        assert world.view(RED) == state.view(RED)


@pytest.mark.rule("GO2.1", "GO8.12")
def test_the_numbers_of_copies_tell_nothing() -> None:
    # Blue plays its only 5; that it was the last copy must not tell that Blue has no other.
    state = table(turn="blue", blue="niwa: 5 6 7")
    own = unpack(state.hand[BLUE])[0]
    play(state, "play 5")
    rng = Rng(5)
    seen_copies = Counter(state.sample(RED, rng).field[0] for _ in range(600))
    assert own in seen_copies
    assert len(seen_copies) == 6
    assert all(times / 600 == pytest.approx(1 / 6, abs=0.07) for times in seen_copies.values())


def test_hands_are_dealt_anew_by_kind() -> None:
    state = table(blue="niwa: 5 6 7 / 1", deck="...")
    rng = Rng(5)
    worlds = [state.sample(RED, rng) for _ in range(60)]
    assert len({short(unpack(world.hand[BLUE])) for world in worlds}) > 50
    assert len({short(unpack(world.damage[BLUE])) for world in worlds}) > 8
    assert len({tuple(KIND[card] for card in world.deck) for world in worlds}) == 60
    for world in worlds:
        everything = pack(world.deck) | world.discard | sum(world.hand) | sum(world.damage)
        assert everything == (1 << BATTLE_CARDS) - 1
