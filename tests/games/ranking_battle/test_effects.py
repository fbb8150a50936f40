"""Every effect and ability by itself: what it says, and what it does; and that a card file needs nothing else."""

from __future__ import annotations

from importlib.resources import files

import pytest

from meijin.games.ranking_battle import abilities, effects, frames
from meijin.games.ranking_battle.abilities import ABILITIES, WEAPON_ABILITIES, BattleAbility, WeaponAbility
from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.cards import CATALOGUE, Card, read_catalogue
from meijin.games.ranking_battle.effects import EFFECTS, Effect, EffectList
from meijin.games.ranking_battle.frames import CHARACTER, TO_DO
from meijin.games.ranking_battle.game import RankingBattleGame
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import DataError
from meijin.kernel.generator import Rng
from meijin.kernel.playout import playout
from tests.games.ranking_battle.table import (
    BLUE,
    GREEN,
    RED,
    board,
    deck,
    discard,
    hand,
    play,
    question,
    seat,
    table,
    told,
    totals,
    victories,
)

TEXT = files("meijin.games.ranking_battle").joinpath("cards.toml").read_text(encoding="utf-8")
DRAW_ONE = EffectList(next(n for n, name in enumerate(CATALOGUE.list_names) if name == "mio.bonus"), "[Draw+1]")


def resolve(state: RankingBattle, effect: Effect) -> RankingBattle:
    """Carry out an effect for Red in the Character Phase, up to its first question."""
    state.pending[-1] = TO_DO[CHARACTER]
    state.deciders = ()
    effect.do(state, RED)
    state.go_on()
    return state


# -- what effects say -------------------------------------------------------------------------------------------------


SAID: list[tuple[Effect | BattleAbility | WeaponAbility, str]] = [
    (effects.draw(2), "[Draw+2]"),
    (effects.plays(1), "[Character Plays+1]"),
    (effects.points(3), "[Acquisition Points+3]"),
    (effects.power(4), "[Attack Power+4]"),
    (
        effects.power_per("characters_on_board", 3),
        "[Attack Power+1] for each character on your board, at most [Attack Power+3]",
    ),
    (effects.draw_per("females_on_board", 2), "[Draw+1] for each female character on your board, at most [Draw+2]"),
    (effects.discard(1), "discard one card from your hand"),
    (effects.discard(2), "discard two cards from your hand"),
    (
        effects.make_discard(5, 2),
        "choose another player with five or more cards in hand, who discards two of them",
    ),
    (effects.cycle(), "discard any number of cards from your hand and draw as many"),
    (
        effects.remove(DRAW_ONE),
        "you may remove one card in your hand or discard pile from the game; if you do, [Draw+1]",
    ),
    (effects.retrieve_character(), "take a character from your discard pile into your hand"),
    (
        effects.reveal_top_to_hand(2),
        "reveal the top card of your deck and take it into your hand; if it is a character, [Character Plays+2]",
    ),
    (
        effects.repeat_attacker_bonus(),
        "choose a character on your board and receive its attacker bonus once more",
    ),
    (effects.peek_weapons(3), "look at the top three weapons and put them back on top in any order"),
    (effects.extra_challenge(1), "you may challenge one more time this turn"),
    (effects.extra_challenge(2), "you may challenge two more times this turn"),
    (effects.weaken_player(4), "choose another player, whose attacker has [Attack Power-4] this turn"),
    (
        effects.flip_down_own(1, DRAW_ONE),
        "flip one of your face-up victory cards face-down; if you do, [Draw+1]",
    ),
    (effects.flip_up_own(1), "flip one of your face-down victory cards face-up"),
    (effects.flip_up_own(2), "flip up to two of your face-down victory cards face-up"),
    (
        effects.flip_down_other(1),
        "choose another player with a face-up victory card and flip one of theirs face-down",
    ),
    (
        abilities.power_per_cat_in_hand(2),
        "when you challenge with this attacker, [Attack Power+1] for each cat in your hand, at most [Attack Power+2]",
    ),
    (abilities.power_if_opponent_sex("male", 3), "[Attack Power+3] against a male attacker"),
    (abilities.weaken_opponent_if_sex("female", 2), "a female opposing attacker has [Attack Power-2]"),
    (abilities.choose_weapon(3), "take the top three weapons, equip one of them and discard the others"),
    (abilities.expertise_value(1, 2), "each Weapon Expertise you use for this attacker gives only [Attack Power+1]"),
    (abilities.expertise_value(5, 2), "each Weapon Expertise you use for this attacker gives [Attack Power+5]"),
    (
        abilities.defend_from_hand(3, 1),
        "when you are challenged you may discard this from your hand for [Attack Power+3] and [Draw+1]",
    ),
    (abilities.bonus_if_person("kud", 2), "for Kud +2 more"),
    (
        abilities.guess_cost(),
        "name a cost, then reveal and discard the top card of your deck: if it has that cost you win the battle at "
        "once, otherwise you lose it at once",
    ),
    (abilities.lose_if_sex("female"), "a female attacker loses the battle at once"),
    (
        abilities.bonus_per_person_owned(6),
        "+1 for each different person among the characters on your board and in your discard pile, at most +6",
    ),
    (abilities.bonus_if_ranked_below(3), "against an opponent ranked above you +3 more"),
    (abilities.may_replace(), "you may discard it at once and equip the next weapon instead"),
    (abilities.call_bonus("kud", "Wafu!", 8), 'for Kud +8 more if you call "Wafu!"'),
    (
        abilities.reveal_cats(3),
        "reveal and discard the top three cards of your deck: + the acquisition points of the cats among them",
    ),
    (abilities.bonus_if_role("challenger", 3), "for the challenger +3 more"),
    (abilities.hamper_opponent_if_sex("female", 3), "a female opposing attacker has [Attack Power-3]"),
    (abilities.bonus_opponent_cost(), "+ the acquisition cost of the opposing attacker"),
    (abilities.flip_up_own(1), "flip one of your face-down victory cards face-up"),
]


@pytest.mark.parametrize(("effect", "words"), SAID, ids=[words[:40] for _, words in SAID])
def test_what_an_effect_says(effect: Effect | BattleAbility | WeaponAbility, words: str) -> None:
    assert effect.words == words


def test_every_effect_is_looked_at_here() -> None:
    """One function for each name, and none that no card file could name."""
    made = {make for make, _ in (*EFFECTS.values(), *ABILITIES.values(), *WEAPON_ABILITIES.values())}
    assert len(made) == len(EFFECTS) + len(ABILITIES) + len(WEAPON_ABILITIES)
    assert len({words for _, words in SAID}) >= len(made) - 2  # two of them are the same for characters and weapons


def test_a_run_of_bonuses_is_said_in_one_breath() -> None:
    parts = [effects.draw(1), effects.plays(1), effects.discard(1), effects.power(2)]
    assert (
        effects.say(parts)
        == "[Draw+1] and [Character Plays+1]; then discard one card from your hand; then [Attack Power+2]"
    )


# -- what effects do --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.1.1", "RB5.3")
def test_draw_takes_the_top_cards_as_far_as_there_are_any() -> None:
    state = resolve(table(red=seat(hand="mio", deck="kud rin saya")), effects.draw(2))
    assert (hand(state, RED), deck(state, RED)) == ("kud mio rin", "saya")
    state = resolve(table(red=seat(hand="mio", deck="kud")), effects.draw(3))
    assert (hand(state, RED), deck(state, RED)) == ("kud mio", "")


@pytest.mark.rule("RB6.1.2", "RB6.1.3", "RB6.1.4", "RB6.1.5", "RB6.2.15")
def test_bonuses_of_the_turn_add_up() -> None:
    state = table(red=seat(hand="mio"))
    for effect in (effects.plays(2), effects.points(3), effects.power(4), effects.power(1), effects.extra_challenge(1)):
        resolve(state, effect)
    assert (state.plays, state.points, state.power, state.challenges) == (1 + 2, 3, 4 + 1, 1 + 1)


@pytest.mark.rule("RB6.2.12", "RB6.2.13")
def test_bonuses_are_counted_on_the_own_board_up_to_their_limit() -> None:
    def three() -> RankingBattle:
        return table(red=seat("masato", played="kud riki", hand="mio", deck="rin*5"), blue=seat("yuiko"))

    assert resolve(three(), effects.power_per("characters_on_board", 9)).power == 3
    assert resolve(three(), effects.power_per("characters_on_board", 2)).power == 2
    assert resolve(three(), effects.power_per("females_on_board", 9)).power == 1
    assert hand(resolve(three(), effects.draw_per("characters_on_board", 9)), RED) == "mio rin*3"
    assert hand(resolve(three(), effects.draw_per("females_on_board", 9)), RED) == "mio rin"


@pytest.mark.rule("RB6.2.1")
def test_discards_are_chosen_one_by_one_or_all_there_are() -> None:
    state = resolve(table(red=seat(hand="mio kud rin")), effects.discard(2))
    assert state.choices() == ["discard kud", "discard mio", "discard rin"]
    play(state, "discard rin", "discard kud")
    assert (question(state), hand(state, RED), discard(state, RED)) == ("red character", "mio", "kud rin")
    state = resolve(table(red=seat(hand="mio")), effects.discard(2))
    play(state, "discard mio")
    assert (hand(state, RED), discard(state, RED)) == ("", "mio")


@pytest.mark.rule("RB6.2.2")
def test_another_player_with_enough_cards_discards() -> None:
    blue, green, yellow = seat(hand="mio kud"), seat(hand="rin*2 kud"), seat(hand="rin")
    state = table(red=seat(hand="mio*3"), blue=blue, green=green, yellow=yellow)
    resolve(state, effects.make_discard(2, 2))
    assert state.choices() == ["target blue", "target green"]
    play(state, "target green")
    assert question(state) == "green forced_discard"
    play(state, "discard rin", "discard kud")
    assert (hand(state, GREEN), hand(state, BLUE), question(state)) == ("rin", "kud mio", "red character")


@pytest.mark.rule("RB6.2.3")
def test_a_card_may_be_removed_from_hand_or_discard_pile() -> None:
    def start() -> RankingBattle:
        state = table(red=seat(hand="mio", deck="saya", discard="cat_single"))
        return resolve(state, effects.remove(DRAW_ONE))

    state = start()
    assert state.choices() == ["remove hand mio", "remove discard cat_single", "none"]
    play(state, "remove discard cat_single")
    assert (hand(state, RED), discard(state, RED)) == ("mio saya", "")
    assert state.box >> state.book.names.index("cat_single#1") & 1
    state = start()
    play(state, "remove hand mio")
    assert (hand(state, RED), discard(state, RED)) == ("saya", "cat_single")
    state = start()
    play(state, "none")
    assert (hand(state, RED), discard(state, RED)) == ("mio", "cat_single")


@pytest.mark.rule("RB6.2.4", "R35")
def test_as_many_are_drawn_as_were_discarded() -> None:
    state = resolve(table(red=seat(hand="mio kud rin", deck="saya*3")), effects.cycle())
    play(state, "discard kud", "discard rin")
    assert hand(state, RED) == "mio"  # drawing comes afterwards
    play(state, "done")
    assert (hand(state, RED), discard(state, RED)) == ("mio saya*2", "kud rin")


@pytest.mark.rule("RB6.2.9", "RB8.7")
def test_a_retrieved_character_is_shown() -> None:
    state = resolve(table(red=seat(hand="mio", discard="kud rin cat_trio")), effects.retrieve_character())
    assert state.choices() == ["retrieve kud", "retrieve rin"]
    play(state, "retrieve rin")
    assert (hand(state, RED), discard(state, RED)) == ("mio rin", "cat_trio kud")
    assert state.view("blue")["shown"] == ["rin"]


@pytest.mark.rule("RB6.2.10")
def test_a_revealed_character_gives_plays_and_a_cat_does_not() -> None:
    state = resolve(table(red=seat(hand="mio", deck="kud")), effects.reveal_top_to_hand(2))
    assert (hand(state, RED), state.plays) == ("kud mio", 3)
    state = resolve(table(red=seat(hand="mio", deck="cat_pair")), effects.reveal_top_to_hand(2))
    assert (hand(state, RED), state.plays) == ("cat_pair mio", 1)
    assert state.view("blue")["shown"] == ["cat_pair"]


@pytest.mark.rule("RB6.2.11")
def test_an_attacker_bonus_is_received_once_more() -> None:
    state = resolve(table(red=seat("kanata", played="komari", hand="mio")), effects.repeat_attacker_bonus())
    assert state.choices() == ["repeat komari", "repeat kanata"]
    play(state, "repeat kanata")
    assert (state.power, state.points, board(state, RED)) == (1, 0, "kanata: komari")


@pytest.mark.rule("RB6.2.5", "RB8.6", "R35")
def test_weapons_are_looked_at_and_put_back() -> None:
    state = table(red=seat(hand="mio"), weapons="shinai dorj bluebeard sea_urchin")
    state = resolve(state, effects.peek_weapons(3))
    assert state.choices() == ["top shinai", "top dorj", "top bluebeard"]
    play(state, "top bluebeard")
    assert state.choices() == ["top shinai", "top dorj"]
    play(state, "top shinai")
    kinds = state.setup.kinds
    assert [kinds[card] for card in state.weapons[:-5:-1]] == ["bluebeard", "shinai", "dorj", "sea_urchin"]
    assert question(state) == "red character"


@pytest.mark.rule("RB6.2.14", "R31")
def test_another_player_is_weaker_this_turn() -> None:
    state = resolve(table(red=seat(hand="mio")), effects.weaken_player(4))
    assert state.choices() == ["target blue", "target green", "target yellow"]
    play(state, "target green")
    assert state.weaken == [0, 0, 4, 0]


@pytest.mark.rule("RB6.2.6", "RB6.2.7", "RB6.2.8")
def test_victory_cards_are_flipped() -> None:
    state = resolve(table(red=seat(hand="mio", deck="kud", up=1, down=1)), effects.flip_down_own(1, DRAW_ONE))
    assert (victories(state, RED), hand(state, RED)) == ("0 up 2 down", "kud mio")
    state = resolve(table(red=seat(hand="mio", deck="kud", up=1)), effects.flip_down_own(2, DRAW_ONE))
    assert (victories(state, RED), hand(state, RED)) == ("1 up 0 down", "mio")
    state = resolve(table(red=seat(hand="mio", down=3)), effects.flip_up_own(2))
    assert victories(state, RED) == "2 up 1 down"
    state = table(red=seat(hand="mio", up=1), blue=seat(up=1, down=1), green=seat(down=1))
    resolve(state, effects.flip_down_other(2))  # only Blue can be meant
    assert (victories(state, RED), victories(state, BLUE)) == ("1 up 0 down", "0 up 2 down")


# -- abilities --------------------------------------------------------------------------------------------------------


def fight(red: str, blue: str, hand: str = "", deck: str = "", discard: str = "") -> RankingBattle:
    """Red, Rank 2, challenges Blue, Rank 1."""
    challenger = seat(red, rank=2, hand=hand, deck=deck, discard=discard)
    state = table("challenge", red=challenger, blue=seat(blue, rank=1))
    play(state, "challenge blue")
    return state


@pytest.mark.rule("RB6.3.1", "RB6.3.2", "RB6.3.3")
def test_abilities_change_the_start_totals() -> None:
    state = fight("riki_star", "yuiko", hand="cat_single cat_pair mio")
    assert totals(state) == (1, 8)
    cats = abilities.power_per_cat_in_hand(5).modify
    against_male, against_female = (abilities.power_if_opponent_sex(sex, 3).modify for sex in ("male", "female"))
    weaken_male, weaken_female = (abilities.weaken_opponent_if_sex(sex, 2).modify for sex in ("male", "female"))
    assert cats is not None
    assert against_male is not None
    assert against_female is not None
    assert weaken_male is not None
    assert weaken_female is not None
    assert (cats(state, RED, BLUE), cats(state, BLUE, RED)) == ((2, 0), (0, 0))  # for a challenger only
    assert (against_female(state, RED, BLUE), against_female(state, BLUE, RED)) == ((3, 0), (0, 0))
    assert (against_male(state, RED, BLUE), against_male(state, BLUE, RED)) == ((0, 0), (3, 0))
    assert (weaken_female(state, RED, BLUE), weaken_male(state, RED, BLUE)) == ((0, 2), (0, 0))


@pytest.mark.rule("RB6.3.4", "RB6.3.5", "RB6.3.6")
def test_abilities_that_work_later_say_so_in_numbers() -> None:
    assert abilities.choose_weapon(2).look == 2
    assert abilities.expertise_value(1, 2).expertise == 1
    used = abilities.defend_from_hand(3, 1)
    assert (used.reaction, used.draw) == (3, 1)
    assert abilities.may_replace().exchanges
    assert not abilities.guess_cost().exchanges
    plain = abilities.power_if_opponent_sex("male", 1)
    assert (plain.look, plain.expertise, plain.reaction) == (1, -1, -1)


@pytest.mark.parametrize(
    ("ability", "red", "blue"),
    [
        (abilities.bonus_if_person("kud", 4), 4, 0),
        (abilities.bonus_if_person("rin", 4), 0, 0),
        (abilities.bonus_per_person_owned(6), 3, 0),  # Kud, and Mio and Rin in the discard pile
        (abilities.bonus_per_person_owned(2), 2, 0),
        (abilities.bonus_if_ranked_below(3), 3, 0),
        (abilities.bonus_if_role("challenger", 2), 2, 0),
        (abilities.bonus_if_role("defender", 2), 0, 0),
        (abilities.hamper_opponent_if_sex("female", 3), 0, -3),
        (abilities.hamper_opponent_if_sex("male", 3), 0, 0),
        (abilities.bonus_opponent_cost(), 7, 0),
        (abilities.reveal_cats(3), 2 + 3, 0),
        (abilities.reveal_cats(1), 2, 0),
        (abilities.may_replace(), 0, 0),
    ],
)
def test_what_a_weapon_s_ability_adds_to_the_totals(ability: WeaponAbility, red: int, blue: int) -> None:
    """Kud, Rank 2, against Yuiko, Rank 1."""
    state = fight("kud", "yuiko", discard="mio mio rin cat_single", deck="cat_pair mio cat_trio cat_trio")
    before = totals(state)
    ability.do(state, RED)
    assert totals(state) == (before[0] + red, before[1] + blue)


@pytest.mark.rule("RB6.4.13")
def test_a_weapon_may_flip_victory_cards_up() -> None:
    state = table("challenge", red=seat(rank=2, down=2), blue=seat(rank=1, down=1))
    play(state, "challenge blue")
    abilities.flip_up_own(1).do(state, RED)
    assert (victories(state, RED), victories(state, BLUE)) == ("1 up 1 down", "0 up 1 down")


@pytest.mark.rule("RB6.4.4", "RB6.4.14")
@pytest.mark.parametrize(("sex", "decided"), [("male", True), ("female", False)])
def test_a_weapon_that_makes_one_sex_lose(sex: str, decided: bool) -> None:
    state = fight("masato", "riki_star")
    abilities.lose_if_sex(sex).do(state, RED)
    assert (state.challenger < 0, victories(state, BLUE)) == (decided, f"{int(decided)} up 0 down")


@pytest.mark.rule("RB6.4.3", "RB6.4.8")
def test_weapons_that_ask_put_their_question() -> None:
    state = fight("kud", "riki_star")
    abilities.guess_cost().do(state, RED)
    assert state.pending[-1][0] == frames.GUESS
    state = fight("kud", "riki_star")
    abilities.call_bonus("rin", "Meow!", 5).do(state, RED)
    assert state.pending[-1][0] == frames.REACT  # nothing to call for
    abilities.call_bonus("kud", "Wafu!", 5).do(state, RED)
    assert state.pending[-1] == (frames.CALL, 0, RED, 5)


# -- cards are data ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CATALOGUE.all_cards, ids=lambda card: card.id)
def test_a_card_s_text_is_what_its_effects_say(card: Card) -> None:
    assert card.describe() == card.text


NEW_CARDS = '''
[[character]]
id = "midori"
name = "Midori"
person = "midori"
sex = "female"
cost = 3
quantity = 8
in_pool = true
selectable = false
power = 4
attacker_bonus = [{ op = "points", n = 2 }]
play = [{ op = "flip_up_own", n = 1 }, { op = "discard", n = 1 }, { op = "power", n = 3 }]
battle = [{ kind = "power_if_opponent_sex", sex = "male", n = 5 }]
text = """Attacker bonus: [Acquisition Points+2]. PLAY: flip one of your face-down victory cards face-up; then \\
discard one card from your hand; then [Attack Power+3]. BATTLE: [Attack Power+5] against a male attacker."""

[[weapon]]
id = "umbrella"
name = "Umbrella"
quantity = 3
power = 1
ability = [{ kind = "bonus_if_person", person = "midori", n = 6 }]
text = "+1. For Midori +6 more."
'''


class Enlarged(RankingBattleGame):
    """The same game with two more cards, and not a line of code for them."""

    book = Book(read_catalogue(TEXT + NEW_CARDS))
    frames = frames.KINDS.with_words({"effects": book.catalogue.list_names})


def test_a_new_card_of_known_effects_needs_no_code() -> None:
    game = Enlarged()
    assert game.card_text("midori") == (
        "Character, cost 3, attack power 4, female. Attacker bonus: [Acquisition Points+2]. PLAY: flip one of your "
        "face-down victory cards face-up; then discard one card from your hand; then [Attack Power+3]. BATTLE: [Attack "
        "Power+5] against a male attacker."
    )
    assert game.card_text("umbrella") == "Weapon. +1. For Midori +6 more."
    state = game.deal(game.prepare(4, {}), 1)
    who = state.current
    card = state.book.names.index("midori#1")
    state.supply ^= 1 << card
    state.hand[who].append(card)
    state.face_down[who], state.victories = 1, 35
    play(state, "done", "play midori")
    assert (state.points, state.face_up[who]) == (2, 1)
    play(state, state.choices()[0])  # the discard
    assert state.power == 3
    play(state, "keep", "done", "pass", "attacker midori")
    (start, _) = told(play(state, next(words for words in state.choices() if words != "pass")), "start")
    assert start["total"] == 4 + 3 + 5
    for seed in range(5):
        again = game.deal(game.prepare(4, {}), seed + 1)
        playout(again, Rng(seed))
        assert again.ending is not None


WRONG = [
    (
        '{ op = "plays", n = 1 }',
        '{ op = "plays", n = 0 }',
        r"\(kud\), attacker_bonus 1, field 'n': must be from 1 to 9",
    ),
    ('{ op = "plays", n = 1 }', '{ op = "plays", n = "two" }', "must be a whole number, not 'two'"),
    ('{ op = "plays", n = 1 }', '{ op = "plays" }', "field 'n': is missing"),
    ('{ op = "plays", n = 1 }', '{ op = "play", n = 1 }', "field 'op': must be one of draw, plays, .*, not 'play'"),
    ('{ op = "plays", n = 1 }', '{ op = "plays", n = 1, max = 3 }', "field 'max': is unknown; known fields: n, op"),
    ('count = "females_on_board"', 'count = "cats"', "must be one of characters_on_board, females_on_board"),
    ('then = [{ op = "draw", n = 1 }]', 'then = [{ op = "drew" }]', r"play 1, then 1, field 'op': must be one of"),
    (
        'person = "kengo", n = 3',
        'person = "kyoko", n = 3',
        r"\(shinai\), ability 1, field 'person': must be one of riki",
    ),
    ('kind = "lose_if_sex", sex = "male"', 'kind = "lose_if_sex", sex = "cat"', "must be one of female, male"),
    ('kind = "choose_weapon", look = 2', 'kind = "choose_weapon", look = 1', "must be from 2 to 9"),
    ('requires = ["kengo"]', 'requires = ["kyoko"]', r"\(heroic_stunt\), field 'requires': holds 'kyoko'"),
    ("play = [{ op", "play = { op = 1 } #", r"field 'play': must be a list of tables"),
    (
        'id = "cat_pair"',
        'id = "komari"',
        "field 'id': must be a name of its own: 'komari' already stands for character 2",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "message"), WRONG, ids=[wrong for _, wrong, _ in WRONG])
def test_wrong_data_is_refused_with_card_field_and_what_would_be_right(right: str, wrong: str, message: str) -> None:
    assert right in TEXT
    with pytest.raises(DataError, match=message):
        read_catalogue(TEXT.replace(right, wrong, 1))
