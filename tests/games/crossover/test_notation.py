"""Actions in words and back, what people say at the table, and what actions and cards explain of themselves."""

from __future__ import annotations

import pytest

from meijin.games.crossover import moves, notation
from meijin.games.crossover.cards import POOL
from meijin.games.crossover.game import GAME
from meijin.games.crossover.moves import move
from meijin.games.crossover.names import CHAKRA, DISCARD, GROWTH
from meijin.games.crossover.setup import CrossoverSetup
from meijin.kernel import owncards
from meijin.kernel.errors import InvalidAction, MeijinError
from tests.games.crossover.made import ninja
from tests.games.crossover.table import new, seat, table, teams


@pytest.fixture(name="setup")
def setup_of_a_game() -> CrossoverSetup:
    setup = GAME.prepare(2, {})
    assert isinstance(setup, CrossoverSetup)
    return setup


def every_action(setup: CrossoverSetup) -> list[int]:
    """Each verb with the first and last of whatever it takes."""
    kinds, cards = (0, len(POOL.cards) - 1), (0, len(setup.cards) - 1)
    actions = list(notation.PLAIN)
    actions += [move(verb, kind) for verb in notation.OF_KINDS for kind in kinds]
    places = [1 + seat + 4 * (1 + zone) for seat in (0, 1) for zone in (DISCARD, CHAKRA)]
    actions += [move(verb, kinds[1], place) for verb in (moves.TARGET_KIND, moves.PICK_KIND) for place in places]
    actions += [move(verb, cards[1], 1 + GROWTH) for verb in (moves.PICK, moves.PAY_OBJECT)]
    actions += [move(verb, card) for verb in notation.OF_CARDS for card in cards]
    actions += [move(verb, card, 2) for verb in (moves.ACTIVATE, moves.TRIGGER) for card in cards]
    actions += [move(verb, number) for verb in notation.OF_NUMBERS for number in (0, 40)]
    actions += [move(moves.USE, kind, card) for kind in kinds for card in cards]
    return actions


@pytest.mark.rule("CB15.1", "CB15.2", "CB15.3", "CB15.4", "CB15.5", "CB15.6")
def test_every_action_is_read_back_as_it_is_written(setup: CrossoverSetup) -> None:
    for action in every_action(setup):
        assert notation.parse(setup, notation.text(setup, action)) == action


def test_all_words_are_different(setup: CrossoverSetup) -> None:
    actions = every_action(setup)
    assert len({notation.text(setup, action) for action in actions}) == len(actions)


def test_actions_read_like_what_is_said(setup: CrossoverSetup) -> None:
    kind, user = POOL.by_id["j-453"].index, setup.card("n-490#r1")
    assert user is not None
    assert notation.text(setup, move(moves.USE, kind, user)) == "use j-453 n-490#r1"
    assert notation.text(setup, move(moves.ACTIVATE, user, 2)) == "activate n-490#r1 2"
    assert notation.text(setup, move(moves.TARGET_KIND, kind, 2 + 4 * (1 + DISCARD))) == "target j-453 blue discard"
    assert notation.text(setup, move(moves.PAY_OBJECT, user, 1 + GROWTH)) == "pay n-490#r1 growth"


def test_a_card_may_be_called_by_its_name_where_only_one_has_it(setup: CrossoverSetup) -> None:
    assert notation.parse(setup, "charge moegi") == move(moves.CHARGE, POOL.by_id["n-470"].index)
    with pytest.raises(MeijinError, match=r"'naruto uzumaki' may mean n-425.*n-490.*: say which"):
        notation.parse(setup, "charge naruto uzumaki")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("charge", "'charge' needs a card in hand, like 'charge n-490'"),
        ("charge n-491x", "did you mean 'n-491'"),
        ("charge n-490 n-491", "'charge' needs"),
        ("pass n-490", "'pass' stands alone, without 'n-490'"),
        ("x many", "'x' needs a number"),
        ("x 99999", "'x' needs a number"),
        ("use j-453", "'use' needs an art and its user"),
        ("attack n-490#g1", "'attack' needs the Head of a Team"),
        ("shuffle", "'shuffle' is no action of Crossover Battles; the verbs are pass, done"),
    ],
)
def test_what_is_no_action_is_refused_with_what_would_be_right(setup: CrossoverSetup, words: str, problem: str) -> None:
    with pytest.raises(MeijinError, match=problem):
        setup.game.parse(setup, words)


def test_a_number_that_is_no_action_has_no_words(setup: CrossoverSetup) -> None:
    for action in (63, move(moves.PASS, 1), move(moves.CHARGE, len(POOL.cards)), move(moves.LEAD, len(setup.cards))):
        with pytest.raises(MeijinError, match="is the number of no action"):
            notation.text(setup, action)


def test_an_action_can_name_every_kind_that_own_cards_can_bring() -> None:
    """The shortest card has far more than 40 characters."""
    most = len(POOL.cards) + owncards.LONGEST // 40
    assert most < notation.NO_CARD
    action = move(moves.USE, most, 79)
    assert (moves.verb_of(action), moves.first_of(action), moves.second_of(action)) == (moves.USE, most, 79)


@pytest.mark.rule("CB13.7")
def test_nobody_learns_from_a_refusal_whether_a_card_is_in_the_opponents_list() -> None:
    """h-wa01 is in blue's list and h-wa23 is not; neither is in play."""
    state = table("J", seat("n-475"), seat("h-wa18", deck="h-wa01"))
    refusals = []
    for name in ("h-wa01#b1", "h-wa23#b1", "h-wa01#b3", "h-wa23"):
        with pytest.raises(MeijinError) as refused:
            state.apply(f"attack {name}")
        refusals.append(str(refused.value).replace(name, "it"))
    assert len(set(refusals)) == 1
    assert "no such card is in play" in refusals[0]


# -- sayings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB15.8")
def test_all_teams_are_said_at_once_in_any_order() -> None:
    state = table("I", seat("n-475 n-470 n-437 n-436 n-428"))
    state.submit("teams lee moegi / guy iruka")
    assert teams(state, 0) == "n-428 n-437+n-436 n-475+n-470"


@pytest.mark.rule("CB15.8")
def test_teams_of_one_need_no_word() -> None:
    state = table("I", seat("n-475+n-470 n-437"))
    state.submit("teams guy")
    assert teams(state, 0) == "n-437 n-470 n-475"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (
            "teams lee krillin",
            "names no Team; say it like 'teams guy iruka / lee', with your fighters at home: Rock Lee",
        ),
        ("teams lee / lee", "a fighter is in one Team only"),
        ("teams lee moegi guy iruka", "a Team has at most 3 fighters"),
    ],
)
def test_teams_that_cannot_be_are_refused_as_a_whole(words: str, problem: str) -> None:
    state = table("I", seat("n-475 n-470 n-437 n-436"))
    with pytest.raises(MeijinError, match=problem):
        state.submit(words)
    assert teams(state, 0) == "n-436 n-437 n-470 n-475"


@pytest.mark.rule("CB15.8")
def test_an_attack_with_several_teams_is_complete() -> None:
    state = table("J", seat("n-475 n-437 n-428"), seat("h-wa18"))
    state.submit("attack guy rock lee")
    assert state.view()["question"] == "block"
    assert [battle["attacking"] for battle in state.view()["battles"]] == [["n-437#r1"], ["n-475#r1"]]  # type: ignore[attr-defined]


@pytest.mark.rule("CB15.8")
def test_all_teams_attack_at_once() -> None:
    state = table("J", seat("n-475+n-470 n-437 n-428"), seat("h-wa18"))
    state.submit("attack all")
    assert state.view()["question"] == "block"
    assert len(state.view()["battles"]) == 3  # type: ignore[arg-type]


GREAT_NARUTO = ninja("x-1").replace("Made-Up x-1", "Great Naruto")


def test_a_name_of_several_fighters_is_refused_with_their_names() -> None:
    state = table("I", seat("n-476 n-493 n-437"))
    told = r"'hyuga' may mean Hinata Hyuga .n-493., Neji Hyuga .n-476.: say which"
    with pytest.raises(MeijinError, match=told):
        state.submit("teams guy hyuga")
    state.submit("teams neji guy")
    assert teams(state, 0) == "n-476+n-437 n-493"


def test_the_first_word_of_a_name_counts_more_than_one_within_another() -> None:
    state = table("I", seat("n-490 x-1 n-437"), made=GREAT_NARUTO)
    state.submit("teams naruto guy / great")
    assert teams(state, 0) == "n-490+n-437 x-1"


def test_words_that_may_be_one_fighter_or_two_make_no_team_silently() -> None:
    state = table("I", seat("n-490 x-1"), made=GREAT_NARUTO)
    with pytest.raises(MeijinError, match=r"may mean Great Naruto .x-1., Naruto Uzumaki .n-490. / Great Naruto"):
        state.submit("teams great naruto")
    state.submit("teams x-1 n-490")
    assert teams(state, 0) == "x-1+n-490"


def test_beginnings_of_words_are_enough_for_verb_and_name() -> None:
    state = table("E", seat(hand="n-470 n-437"))
    state.submit("ch guy")
    assert [state.setup.cards[card] for card in state.chakra[0]] == ["n-437#r1"]
    state.submit("pass")
    state.submit("dep mo")
    assert teams(state, 0) == "n-470"


@pytest.mark.rule("CB15.8")
def test_coins_are_placed_at_once_on_a_fighter() -> None:
    state = table("H", blue=seat("h-wa08 h-wa18", pool=5), attacker="blue", turn=10)
    state.submit("coin goku 4")
    assert state.coins[2][state.setup.card("h-wa08#b1") or 0] == 4
    assert state.pool == [0, 1]


@pytest.mark.rule("CB15.8")
def test_all_wishes_are_placed_at_once() -> None:
    state = new(chooser="blue")
    for words in ("first", "keep", "keep"):
        state.apply(words)
    state.submit("place all")
    assert len(state.wishes[1]) == 3


def test_a_name_means_the_only_legal_action_with_such_a_card() -> None:
    """There are several Narutos in the pool, but one in this hand."""
    state = table("G", seat(hand="n-497 n-475"))
    state.submit("deploy naruto")
    assert state.view()["teams"]["red"][0]["members"][0]["card"] == "n-497#r1"  # type: ignore[index]


def test_a_name_that_may_mean_several_actions_is_refused() -> None:
    state = table("B", blue=seat(hand="h-wa08 h-wa09"), attacker="blue", turn=10)
    with pytest.raises(MeijinError, match=r"'charge goku' may mean charge Goku .h-wa08., charge Goku .h-wa09.: say"):
        state.submit("charge goku")


def test_a_copy_need_not_be_named_where_it_is_clear() -> None:
    state = table("J", seat("n-475 n-470"))
    state.apply("attack n-475")
    assert state.choices() == ["attack n-470#r1", "done"]


def test_nonsense_is_refused_with_the_choices() -> None:
    state = table("G", seat(hand="n-497"))
    with pytest.raises(InvalidAction, match="Red may choose: deploy n-497, pass"):
        state.submit("deploy nobody at all")
    for nonsense in ("", "pay " * 100_000, "teams " + "lee / " * 100_000):
        with pytest.raises(InvalidAction):
            state.submit(nonsense)


# -- explanations ---------------------------------------------------------------------------------------------------


def test_every_action_is_explained_in_a_sentence(setup: CrossoverSetup) -> None:
    for action in every_action(setup):
        said = GAME.explain(setup, action)
        assert said[0].isupper() or said[0].isdigit(), said
        assert said.endswith((".", ")")), said


def test_a_deployment_is_explained_with_costs_and_power(setup: CrossoverSetup) -> None:
    said = GAME.explain(setup, move(moves.DEPLOY, POOL.by_id["n-437"].index))
    assert said.startswith("Deploy Might Guy in your village.")
    assert "turn cost 5, hand cost 1" in said
    assert "7/0 healthy" in said


def test_attributes_are_no_traits_and_mental_power_is_told() -> None:
    told = GAME.card_text("n-468")
    assert "Mental Power 1. Attributes: Weapon. Traits: Leaf, Male, Chunin." in told
    assert "Mental Power" not in GAME.card_text("h-wa08")


def test_every_card_has_a_text_and_a_face() -> None:
    for card in POOL.cards:
        assert GAME.card_text(card.id).endswith((".", ")")), card.id
        face = GAME.card_face(card.id)
        assert face.title == card.name
        assert face.group
