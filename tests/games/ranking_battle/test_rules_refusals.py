"""What is refused names the rule, and nothing changes; and section 12, the words and the order of actions."""

from __future__ import annotations

import re
from contextlib import suppress
from importlib.resources import files

import pytest

import meijin
from meijin.games.ranking_battle import notation, refusals
from meijin.games.ranking_battle.game import GAME, RankingBattleGame
from meijin.games.ranking_battle.legality import Bar
from meijin.games.ranking_battle.setup import RankingSetup
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import IllegalAction, InvalidAction, LateAction, MeijinError
from meijin.kernel.frames import KIND
from meijin.kernel.generator import Rng
from meijin.kernel.rulebook import read_rules
from meijin.kernel.testing.play import canonical
from tests.games.ranking_battle.table import hand, idle, play, question, seat, table

EIGHT = "kud,mio,rin,haruka,kanata,saya,kyousuke,kengo"


def refused(state: RankingBattle, words: str, error: type[MeijinError] = IllegalAction) -> str:
    """The refusal of an action; the position stays as it is."""
    before = canonical(state.describe().to_dict())
    with pytest.raises(error) as caught:
        state.apply(words)
    assert canonical(state.describe().to_dict()) == before
    return str(caught.value)


# -- challenges and acquisitions --------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.5.2")
def test_a_challenge_outside_the_allowed_ranks() -> None:
    state = table("challenge", red=seat(rank=2), blue=seat(rank=4), green=seat(rank=1), yellow=seat(rank=3))
    text = refused(state, "challenge blue")
    assert "Blue has rank 4 and you rank 2: you may challenge rank 1 only (RB4.5.2)" in text
    low = table("challenge", red=seat(rank=4), blue=seat(rank=1), green=seat(rank=2), yellow=seat(rank=3))
    assert "Blue has rank 1 and you rank 4: you may challenge ranks 2 and 3 only (RB4.5.2)" in refused(
        low, "challenge blue"
    )


@pytest.mark.rule("RB4.5.1")
def test_a_challenge_to_oneself_or_nobody() -> None:
    state = table("challenge", red=seat(rank=1))
    assert "(RB4.5.1)" in refused(state, "challenge red")
    assert "needs a player" in refused(state, "challenge purple", InvalidAction)


@pytest.mark.rule("RB4.3.3", "RB4.3.4", "RB3.10", "RB3.1")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("acquire kengo", "Kengo Miyazawa costs 6, and you have 3 points: choose a cheaper card (RB4.3.3)"),
        (
            "acquire entrusted_feelings",
            "Entrusted Feelings costs 4, and you have 3 points: choose a cheaper card (RB4.3.3)",
        ),
        ("acquire cat_trio", "A Trio of Cats costs 5, and you have 3 points: choose a cheaper card (RB4.3.3)"),
        ("acquire mio", "the pile of Mio Nishizono is empty: choose another card (RB4.3.4)"),
        ("acquire komari", "Komari Kamikita cannot be acquired in this game: choose another card (RB3.1)"),
        ("acquire riki_star", "★Riki Naoe cannot be acquired in this game: choose another card (RB3.10)"),
        ("acquire cat_single", "A Single Cat cannot be acquired in this game: choose another card (RB3.10)"),
    ],
)
def test_what_cannot_be_paid_for_or_is_not_there(words: str, reason: str) -> None:
    state = table(
        "take",
        red=seat(),
        blue=seat(deck="mio*8"),
        counters={"points": 3},
        display="heroic_stunt little_busters entrusted_feelings playing_with_cats",
        characters=EIGHT,
    )
    assert reason in refused(state, words)


@pytest.mark.rule("RB4.3.6", "R10")
def test_a_second_event_of_the_same_name() -> None:
    display = "heroic_stunt little_busters entrusted_feelings playing_with_cats"
    for own in ("heroic_stunt", "heroic_stunt escape"):
        state = table("take", red=seat(events=own), counters={"points": 3}, display=display, characters=EIGHT)
        text = refused(state, "acquire heroic_stunt")
        assert "Heroic Stunt is on your board already: acquire a card of another name (RB4.3.6)" in text
        assert "is not on display: acquire an event that is (RB4.3.5)" in refused(state, "acquire day_with_kud")


# -- the other phases -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.0.1", "RB4.1.1", "RB4.1.2", "RB4.2.1", "RB4.2.5", "RB4.3.8", "RB4.4.1", "RB4.5.1")
@pytest.mark.parametrize(
    ("phase", "words", "rule"),
    [
        ("character", "rank", "RB4.1.1"),
        ("character", "bonus", "RB4.1.2"),
        ("begin", "play mio", "RB4.2.1"),
        ("replace", "event escape", "RB4.2.5"),
        ("character", "replace", "RB4.3.8"),
        ("take", "reveal cat_single", "RB4.3.8"),
        ("reveal", "acquire mio", "RB4.3.8"),
        ("challenge", "attacker mio", "RB4.4.1"),
        ("attacker", "challenge blue", "RB4.5.1"),
        ("begin", "use riki", "RB4.6.4"),
        ("challenge", "expertise 1", "RB4.6.5"),
    ],
)
def test_every_choice_has_its_phase(phase: str, words: str, rule: str) -> None:
    begins = phase == "begin"
    red = seat(hand="mio cat_single", played="" if begins else "kud")
    state = table(phase, red=red, counters={"points": 0 if begins else 3})
    assert question(state) == f"red {phase}"
    assert f"({rule})" in refused(state, words)


@pytest.mark.rule("RB4.1.1", "RB4.1.2")
def test_the_beginning() -> None:
    state = table("begin", red=seat("saya"))
    play(state, "rank")
    assert "once a turn, and have: go on without it (RB4.1.1)" in refused(state, "rank")
    plain = table("begin", red=seat())
    assert "★Riki Naoe has no attacker bonus: go on without one (RB4.1.2)" in refused(plain, "bonus")
    used = table("begin", red=seat("saya"))
    play(used, "bonus")
    assert "once a turn, and have: go on without it (RB4.1.2)" in refused(used, "bonus")


@pytest.mark.rule("RB4.2.1", "RB4.2.4", "RB4.2.5", "RB4.2.6", "RB4.2.7")
def test_characters_and_events() -> None:
    state = table(red=seat("rin", hand="cat_single kud", events="bathing_with_friends escape"))
    assert "you have no Mio Nishizono in hand (RB4.2.1)" in refused(state, "play mio")
    assert "character" in refused(state, "play cat_single", MeijinError)
    assert "Bathing with Friends needs Komari on your board (RB4.2.7)" in refused(state, "event bathing_with_friends")
    assert "Snack Time! is not on your board (RB4.2.5)" in refused(state, "event snack_time")
    used = table(red=seat("haruka", hand="mio", events="escape!"))
    assert "Escape! has been used this turn already: wait for your next turn (RB4.2.6)" in refused(used, "event escape")
    spent = table(red=seat("haruka", hand="mio", events="escape"), counters={"plays": 0})
    assert "you have no play left this turn: use an event, or say done (RB4.2.1)" in refused(spent, "play mio")


@pytest.mark.rule("RB4.3.2", "RB4.4.1", "RB4.6.4", "RB4.6.5", "RB6.3.6", "RB6.2.2", "RB6.2.8", "R31")
def test_cats_attackers_reactions_and_targets() -> None:
    reveal = table("reveal", red=seat(hand="cat_single mio"))
    assert "you have no A Pair of Cats to reveal (RB4.3.2)" in refused(reveal, "reveal cat_pair")
    attacker = table("attacker", red=seat("mio", played="kud"))
    assert "Saya Tokido is not on your board (RB4.4.1)" in refused(attacker, "attacker saya")
    react = table("challenge", red=seat(rank=2), blue=seat(hand="mio", rank=1, up=1))
    play(react, "challenge blue")
    assert (
        "Mio Nishizono cannot be used when you are challenged: choose a card that can, or say done (RB6.3.6)"
        in refused(react, "use mio")
    )
    assert "you have no Riki Naoe in hand" in refused(react, "use riki")
    play(react, "done")
    assert "you have 1 face-up victory card: use no more than that (RB4.6.5)" in refused(react, "expertise 2")
    target = table(red=seat(hand="haruka"), blue=seat(hand="mio*4"), green=seat(hand="kud*4"), yellow=seat(hand="kud"))
    play(target, "play haruka")
    assert "Yellow has 1 card in hand: choose somebody with at least 4 (RB6.2.2)" in refused(target, "target yellow")
    assert "(R31)" in refused(target, "target red")
    flip = table(red=seat("kanata", events="committee_president"), blue=seat(up=1), green=seat(up=1))
    play(flip, "event committee_president")
    assert "Yellow has no face-up victory card: choose somebody who has (RB6.2.8)" in refused(flip, "target yellow")


def reason(state: RankingBattle, words: str) -> str:
    """Just the reason of a refusal."""
    _, _, told = refused(state, words).partition(" is not possible now: ")
    return re.split(r"; \w+ may choose: ", told)[0]


@pytest.mark.rule("RB6.2.1", "RB4.2.1", "RB4.5.1")
def test_while_a_discard_is_open_it_comes_first() -> None:
    state = table(red=seat(hand="mio kud rin", deck="cat_single*4"), counters={"plays": 2})
    play(state, "play mio")
    assert question(state) == "red discard"
    first = "the discard comes first: 1 card of your hand (RB6.2.1)"
    for words in ("play kud", "done", "pass", "event escape"):
        assert reason(state, words) == first
    later = "you challenge in your Battle Phase, after declaring your attacker (RB4.5.1)"
    assert reason(state, "challenge blue") == f"{first}; {later}"


@pytest.mark.rule("RB4.6.4", "RB4.2.1", "RB4.3.3")
def test_who_is_challenged_is_told_what_is_asked() -> None:
    state = table("challenge", red=seat(rank=2), blue=seat(hand="riki mio", rank=1))
    play(state, "challenge blue")
    first = "Red challenges you: first use cards from your hand, or say done (RB4.6.4)"
    assert reason(state, "pass") == first
    assert reason(state, "keep") == f"{first}; there is nothing to keep or replace now (RB4.3.1, RB6.4.7)"
    assert reason(state, "play mio") == f"{first}; characters are played in your Character Phase (RB4.2.1)"


@pytest.mark.rule("RB6.2.2")
def test_who_is_made_to_discard_is_told_by_whom() -> None:
    state = table(red=seat(hand="haruka"), blue=seat(hand="mio*4"))
    play(state, "play haruka")
    assert question(state) == "blue forced_discard"
    assert reason(state, "done") == "Red makes you discard: that comes first (RB6.2.2)"


@pytest.mark.rule("RB6.4.3", "RB4.6.5")
def test_the_highest_number_is_named() -> None:
    state = table("challenge", red=seat(rank=2, up=2), blue=seat(rank=1), zones={"weapons": ["tally_counter", "..."]})
    play(state, "challenge blue", "done")
    for words in ("expertise 3", "expertise 99", "expertise 100000"):
        assert reason(state, words) == "you have 2 face-up victory cards: use no more than that (RB4.6.5)"
    play(state, "expertise 0")
    assert question(state) == "red guess"
    for words in ("guess 8", "guess 99"):
        assert reason(state, words) == "costs go from 0 to 7: name one of those (RB6.4.3)"


@pytest.mark.rule("RB6.3.4", "RB6.4.7", "RB6.4.8")
@pytest.mark.parametrize(
    ("attacker", "weapon", "asked", "first"),
    [
        ("kengo", "shinai dorj", "equip", "your weapon comes first: equip one of those you have taken (RB6.3.4)"),
        ("mio", "cyber_yoyo", "exchange", "your weapon comes first: exchange or keep it (RB6.4.7)"),
        ("kud", "strelka_belka", "call", "your weapon comes first: call, or be silent (RB6.4.8)"),
    ],
)
def test_while_a_weapon_asks_it_comes_first(attacker: str, weapon: str, asked: str, first: str) -> None:
    state = table("challenge", red=seat(attacker, rank=2), blue=seat(rank=1), weapons=weapon)
    play(state, "challenge blue", "done")
    assert question(state) == f"red {asked}"
    assert reason(state, "pass") == first
    assert reason(state, "done") == first


@pytest.mark.rule("RB6.2.8", "RB6.2.9", "RB6.2.14")
@pytest.mark.parametrize(
    ("attacker", "event", "asked", "first"),
    [
        ("kanata", "committee_president", "whose_flip", "whose victory card is flipped (RB6.2.8)"),
        ("kyousuke", "making_an_entrance", "retrieve", "take a character back from your discard pile (RB6.2.9)"),
        ("kud", "that_tickles", "who_weakens", "whose attacker is weaker this turn (RB6.2.14)"),
    ],
)
def test_while_an_event_asks_it_comes_first(attacker: str, event: str, asked: str, first: str) -> None:
    red = seat(attacker, hand="mio", played="yuiko", discard="kud rin", events=event)
    state = table(red=red, blue=seat(up=1), green=seat(up=1))
    play(state, f"event {event}")
    assert question(state) == f"red {asked}"
    for words in ("done", "play mio", "pass"):
        assert reason(state, words).endswith(first)
        assert reason(state, words).startswith("first ")


def _sayings(state: RankingBattle, rng: Rng) -> list[str]:
    """Well-formed sayings of every verb, most of them not possible now."""
    book, seats = state.book, state.setup.seats
    said = [*notation.PLAIN, f"target {seats[rng.below(len(seats))]}", f"challenge {seats[rng.below(len(seats))]}"]
    said += [f"expertise {rng.below(40)}", f"guess {rng.below(10)}"]
    for verb in notation.VERBS:
        kinds = [name for kind, name in enumerate(book.ids) if book.sort(kind) in verb.about]
        said += [f"{verb.word} {kinds[rng.below(len(kinds))]}" for _ in range(2) if kinds]
    return said


def test_whatever_is_tried_at_whatever_question_the_reason_names_a_rule() -> None:
    rules = read_rules(files("meijin.games.ranking_battle").joinpath("rules.md").read_text(encoding="utf-8"))
    rng, asked = Rng(3), set()
    for seed in range(2):
        state = meijin.new("ranking_battle", seed=seed, players=3, quick=True)
        assert isinstance(state, RankingBattle)
        while state.deciders:
            (who,) = state.deciders
            if not rng.below(8) or str(state.view(who)["question"]) not in asked:
                asked.add(str(state.view(who)["question"]))
                for words in _sayings(state, rng):
                    with suppress(InvalidAction):
                        try:
                            state.understand(words, who)
                        except IllegalAction as error:
                            told = str(error).partition(" may choose: ")[0]
                            ids = [each for group in re.findall(r"\((RB?[^()]+)\)", told) for each in group.split(", ")]
                            assert ids, told
                            assert set(ids) <= set(rules), told
            legal = state.legal(who)
            state.apply(legal[rng.below(len(legal))], who)
    assert {"begin", "character", "replace", "reveal", "take", "challenge", "react", "expertise"} <= asked


def _every_action(setup: RankingSetup) -> list[int]:
    """All that the notation can say."""
    book, found = setup.book, list(range(len(notation.PLAIN)))
    for place, verb in enumerate(notation.VERBS):
        found += [(place << notation.VERB) + kind for kind in range(len(book.ids)) if book.sort(kind) in verb.about]
    for verb_of_seat in (notation.TARGET, notation.CHALLENGE):
        found += [verb_of_seat + other for other in range(setup.players)]
    found += [notation.EXPERTISE + count for count in range(book.catalogue.victories + 1)]
    return found + [notation.GUESS + cost for cost in range(book.most_cost + 1)]


def test_nothing_stands_against_what_is_legal_and_something_against_all_else() -> None:
    setup, asked = GAME.prepare(4, {}), set()
    assert isinstance(setup, RankingSetup)
    actions = _every_action(setup)
    for seed in range(12):
        rng, state = Rng(seed), GAME.deal(setup, seed)
        while state.deciders:
            (who,) = state.deciders
            legal = state.legal(who)
            if not rng.below(4) or state.pending[-1][KIND] not in asked:
                asked.add(state.pending[-1][KIND])
                free = [action for action in actions if refusals.code(state, who, action) == Bar.NOTHING]
                assert free == sorted(legal), setup.seats[who]
            state.step(who, legal[rng.below(len(legal))])
    assert len(asked) > 19


@pytest.mark.rule("RB8.9")
def test_out_of_turn_and_nonsense() -> None:
    state = table("begin", red=seat())
    with pytest.raises(LateAction, match="Blue does not decide now"):
        state.apply("done", "blue")
    assert "no action of Ranking Battle" in refused(state, "dance", InvalidAction)
    assert "did you mean 'komari'" in refused(state, "play komarri", InvalidAction)
    assert "needs" in refused(state, "guess high", InvalidAction)
    assert "needs" in refused(state, "guess ³", InvalidAction)
    assert "stands alone" in refused(state, "done now", InvalidAction)


@pytest.mark.rule("RB4.5.1")
def test_after_the_end_nothing_is_possible() -> None:
    state = table("begin", players=3, round_limit=10, counters={"turn": 30})
    idle(state)
    assert state.choices() == []
    with pytest.raises(LateAction):
        state.apply("pass")


# -- words and their order --------------------------------------------------------------------------------------------


@pytest.mark.rule("RB12.1", "RB12.2", "RB12.3")
def test_the_order_of_legal_actions_in_a_turn() -> None:
    begin = table("begin", red=seat("saya"))
    assert begin.choices() == ["rank", "bonus", "done"]
    red = seat("haruka", played="kud", hand="saya mio riki_star cat_single", events="escape day_with_kud")
    character = table("character", red=red)
    assert character.choices() == [
        *("play riki_star", "play mio", "play saya", "event day_with_kud", "event escape", "done"),
    ]
    take = table(
        "take",
        red=seat(),
        counters={"points": 5},
        display="little_busters escape heroic_stunt day_with_kud",
        characters=EIGHT,
    )
    assert [words.split()[-1] for words in take.choices()] == [
        *("kud", "mio", "rin", "haruka", "kanata", "saya", "riki", "kyousuke", "cat_pair", "cat_trio"),
        *("little_busters", "escape", "heroic_stunt", "day_with_kud", "pass"),
    ]
    assert table("reveal", red=seat(hand="cat_trio cat_single mio")).choices() == [
        *("reveal cat_single", "reveal cat_trio", "reveal all", "done"),
    ]
    assert table("replace").choices() == ["replace", "keep"]
    assert table("attacker", red=seat("yuiko", played="riki mio riki_star")).choices() == [
        *("attacker riki_star", "attacker mio", "attacker riki", "attacker yuiko"),
    ]
    challenge = table("challenge", red=seat(rank=1), players=5, decides="red")
    assert challenge.choices() == [*(f"challenge {name}" for name in ("blue", "green", "yellow", "purple")), "pass"]


@pytest.mark.rule("RB12.3", "RB12.4", "RB12.5")
def test_the_order_of_legal_actions_in_a_battle_and_of_effects() -> None:
    react = table(
        "challenge",
        red=seat("kengo", rank=2),
        blue=seat(hand="riki mio riki_star", up=2, rank=1),
        weapons="dorj shinai",
    )
    play(react, "challenge blue")
    assert react.choices() == ["use riki_star", "use riki", "done"]
    play(react, "done")
    assert react.choices() == ["expertise 0", "expertise 1", "expertise 2"]
    play(react, "expertise 0")
    assert react.choices() == ["equip shinai", "equip dorj"]
    remove = table(red=seat(hand="kanata cat_pair mio", discard="cat_single komari"))
    play(remove, "play kanata")
    assert remove.choices() == [
        *("remove hand mio", "remove hand cat_pair", "remove discard komari", "remove discard cat_single", "none"),
    ]


@pytest.mark.rule("RB12.6", "R1", "R2")
def test_other_names_of_cards() -> None:
    state = table(red=seat(hand="kud mio saya"), counters={"plays": 3})
    play(state, "play Kudryavka Noumi", "play nishizono mio", "discard Saya Tokido")
    assert hand(state, 0) == ""
    event = table(red=seat("kanata", hand="mio", events="committee_president"))
    play(event, "event Public Morals Chairman!")
    assert event.power == 1


@pytest.mark.rule("RB12.6", "R35")
def test_several_cards_in_one_saying_all_or_none() -> None:
    state = table("reveal", red=seat(hand="cat_single*2 cat_pair mio"))
    state.submit("reveal cat_single cat_pair")
    assert state.points == 3
    again = table("reveal", red=seat(hand="cat_single*2 cat_pair mio"))
    with pytest.raises(MeijinError):
        again.submit("reveal cat_single cat_trio")
    assert again.points == 0
    cycle = table(red=seat("haruka", hand="mio kud saya", events="escape", deck="rin*2"))
    play(cycle, "event escape")
    cycle.submit("discard mio kud")
    assert hand(cycle, 0) == "saya"


def sayings(state: RankingBattle) -> list[int]:
    """Every action that can be said at all in this game."""
    found = []
    for action in range((notation.GUESS >> notation.VERB) + 1 << notation.VERB):
        with suppress(MeijinError):
            if state.setup.game.parse(state.setup, state.text(action)) == action:
                found.append(action)
    return found


def test_every_refusal_names_its_rule() -> None:
    game = RankingBattleGame()
    seen: set[int] = set()
    for seed in range(6):
        setup = game.prepare(3 + seed % 3, {"quick": True})
        state, rng = game.deal(setup, seed + 1), Rng(seed)
        while state.deciders:
            (who,) = state.deciders
            legal = state.legal(who)
            if state.pending[-1][0] not in seen or rng.below(40) == 0:
                seen.add(state.pending[-1][0])
                for action in sayings(state):
                    if action not in legal:
                        reason = state.why_not(who, action)
                        assert re.search(r"\((RB|R)\d", reason), (state.text(action), state.pending[-1], reason)
            state.step(who, legal[rng.below(len(legal))])
    assert len(seen) > 15


@pytest.mark.rule("RB4.5.1", "RB3.1")
def test_who_is_challenged_and_who_takes_no_part() -> None:
    state = table("challenge", red=seat(rank=2), blue=seat(rank=1))
    play(state, "challenge blue")
    assert (
        "Red challenges you: first use cards from your hand, or say done (RB4.6.4); you challenge in your"
        in refused(state, "challenge red")
    )
    begun = table("character", characters=EIGHT, red=seat(hand="mio"))
    assert "Komari Kamikita takes no part in this game: choose another card (RB3.1)" in refused(begun, "play komari")
    assert "you have no Kengo Miyazawa in hand (RB4.2.1)" in refused(begun, "play kengo")
