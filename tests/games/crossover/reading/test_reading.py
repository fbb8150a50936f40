"""Card files: what is refused, where the mistake is, and what would be right."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meijin.games.crossover.authoring.verdict import Report, check_cards
from meijin.games.crossover.cards import BUILT_IN, POOL, built_in, load_pool
from meijin.games.crossover.reading.problems import PoolError
from meijin.kernel.errors import DataError

WHOLE: dict[str, Any] = BUILT_IN
N_490 = next(card for card in WHOLE["cards"] if card["id"] == "n-490")
BASE = WHOLE | {"cards": [N_490], "decks": []}  # to be quick; what is checked does not depend on the other cards
COMMON = {"id": "x-1", "number": "X-1", "name": "Stranger", "source": "house", "source_effect": "house"}
NINJA: dict[str, Any] = COMMON | {
    "line": "naruto",
    "type": "ninja",
    "set": "naruto-10",
    "symbols": ["fire"],
    "turn": 1,
    "hand": 0,
    "healthy": [2, 1],
    "injured": [1, 0],
    "traits": ["Leaf"],
}
WARRIOR: dict[str, Any] = NINJA | {"line": "db", "type": "warrior", "set": "db-1", "symbols": ["namek"]}
JUTSU: dict[str, Any] = COMMON | {
    "line": "naruto",
    "type": "jutsu",
    "set": "naruto-10",
    "symbols": ["fire"],
    "cost": {"fire": 1},
    "abilities": [{"kind": "effect", "do": [{"op": "draw", "who": "you", "n": 1}]}],
}
MISSION: dict[str, Any] = {key: value for key, value in JUTSU.items() if key != "cost"} | {
    "type": "mission",
    "turn": 0,
    "hand": 0,
}
DRAW = {"op": "draw", "who": "you", "n": 1}
FIGHTER = {"kind": "fighter", "of": "opp"}


def check(*cards: dict[str, Any]) -> Report:
    """Check made-up cards."""
    return check_cards({"cards": list(cards)}, BASE, "mine.toml")


def problems(card: dict[str, Any], **changes: Any) -> dict[str, str]:
    """What is wrong with a card after some changes, by field; None takes a key away."""
    changed = {key: value for key, value in (card | changes).items() if value is not None}
    return {each.field: each.text for each in check(changed).problems}


def trigger(*do: dict[str, Any], **keys: Any) -> list[dict[str, Any]]:
    """The abilities of a fighter with one trigger."""
    return [{"kind": "trigger", "on": "opposed", "do": list(do) or [DRAW]} | keys]


def effect(*do: dict[str, Any], **keys: Any) -> list[dict[str, Any]]:
    """The abilities of an art or mission."""
    return [{"kind": "effect", "do": list(do)} | keys]


def static(*apply: dict[str, Any], **keys: Any) -> list[dict[str, Any]]:
    """The abilities of a fighter with one static ability."""
    return [{"kind": "static", "apply": list(apply)} | keys]


# -- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [NINJA, WARRIOR, JUTSU, MISSION], ids=["ninja", "warrior", "jutsu", "mission"])
def test_plain_cards_are_good(card: dict[str, Any]) -> None:
    report = check(card)
    assert report.problems == report.warnings == ()
    assert [each.id for each in report.cards] == ["x-1"]


HIDDEN = {"kind": "card", "zone": "deck", "of": "opp"}
WRONG_CARDS: dict[str, tuple[dict[str, Any], dict[str, Any], str, str]] = {
    "unknown key": (NINJA, {"colour": "red"}, "colour", "is unknown; known are"),
    "misspelt key": (NINJA, {"trait": ["Leaf"]}, "trait", "did you mean 'traits'?"),
    "no type": (NINJA, {"type": None}, "type", "is missing"),
    "misspelt type": (NINJA, {"type": "ninjas"}, "type", "did you mean 'ninja'?"),
    "wrong line": (NINJA, {"line": "db"}, "line", "must be 'naruto'"),
    "a Warrior that grows": (WARRIOR, {"keywords": ["growth"]}, "keywords", "for Naruto fighters only"),
    "unknown set": (NINJA, {"set": "naruto-1"}, "set", "must be one of db-1"),
    "symbol of the other line": (NINJA, {"symbols": ["namek"]}, "symbols[0]", "must be one of fire, water, wind"),
    "no power": (NINJA, {"healthy": None}, "healthy", "is missing; type 'ninja' needs it"),
    "half a power": (NINJA, {"injured": [1]}, "injured", "must be two whole numbers, [Combat, Support], not a list"),
    "power of an art": (JUTSU, {"healthy": [1, 1]}, "healthy", "does not go with type 'jutsu'"),
    "power in words": (
        NINJA,
        {"healthy": ["two", 1]},
        "healthy[0]",
        "must be a whole number from -99 to 99, not 'two'",
    ),
    "an art without cost": (JUTSU, {"cost": None}, "cost", "is missing; type 'jutsu' needs it"),
    "cost in a wrong symbol": (
        JUTSU,
        {"cost": {"namek": 1}},
        "cost.namek",
        "known are fire, water, wind, earth, lightning",
    ),
    "a Jutsu with a turn cost": (JUTSU, {"turn": 2}, "turn", "must be 0"),
    "mental power of a Warrior": (WARRIOR, {"mental": 1}, "mental", "does not go with type 'warrior'"),
    "unknown keyword": (NINJA, {"keywords": ["growht"]}, "keywords[0]", "did you mean 'growth'?"),
    "keyword without parameter": (WARRIOR, {"keywords": ["fierce"]}, "keywords[0]", "must be written 'fierce:1'"),
    "keyword with too much": (WARRIOR, {"keywords": ["plunder:2"]}, "keywords[0]", "must be written 'plunder'"),
    "parameter that is no number": (WARRIOR, {"keywords": ["fierce:two"]}, "keywords[0]", "a number from 1 to 9"),
    "a time limit for a moment": (MISSION, {"time_limit": 2}, "time_limit", "is for permanent missions and events"),
    "an Adventure with a user": (
        JUTSU,
        {"subtypes": ["adventure"], "user": [{"name": "Goku"}]},
        "user",
        "an Adventure has no user",
    ),
    "a subtype of another type": (JUTSU, {"subtypes": ["counter"]}, "subtypes", "'counter' is none of a jutsu"),
    "an id with spaces": (NINJA, {"id": "X 1"}, "id", "must be small letters, digits and dashes"),
    "an id that is taken": (NINJA, {"id": "n-490"}, "id", "'n-490' is the id of another card already"),
    "a number that is taken": (NINJA, {"number": "N-490"}, "number", "'N-490' is the number of n-490 already"),
    "a source nobody knows": (NINJA, {"source": "dream"}, "source", "must be one of rulebook, public, house"),
    "a name of two lines": (NINJA, {"name": "A\nB"}, "name", "in one line without control characters"),
    "a mission that does nothing": (MISSION, {"abilities": None}, "abilities", "needs an ability of kind 'effect'"),
    "two effects": (MISSION, {"abilities": effect(DRAW) * 2}, "abilities", "more than one ability of kind 'effect'"),
    "a text of its own": (NINJA, {"text": "Wins the game."}, "text", "must say what the effects do: 'No effect text.'"),
}


@pytest.mark.rule("CB8.12.1")
@pytest.mark.parametrize(("card", "change", "field", "text"), WRONG_CARDS.values(), ids=WRONG_CARDS)
def test_a_wrong_card_is_refused(card: dict[str, Any], change: dict[str, Any], field: str, text: str) -> None:
    found = problems(card, **change)
    assert field in found
    assert text in found[field]


# -- abilities ------------------------------------------------------------------------------------------------------

WRONG_ABILITIES: dict[str, tuple[dict[str, Any], list[dict[str, Any]], str, str]] = {
    "unknown kind": (NINJA, [{"kind": "passive"}], "kind", "must be one of effect, static, trigger"),
    "an effect of a fighter": (NINJA, effect(DRAW), "kind", "is what a card does that is played on the Chain"),
    "a trigger of an art": (JUTSU, trigger(), "kind", "must be 'effect': this jutsu is never in play"),
    "a trigger without event": (NINJA, trigger(on=None), "on", "must be one of turn_start"),
    "an event to be replaced": (NINJA, trigger(on="leave_play"), "on", "no event of kind 'trigger'"),
    "a static ability with targets": (NINJA, static(targets=[FIGHTER]), "targets", "does not go with kind 'static'"),
    "an operation without name": (NINJA, trigger({"who": "you"}), "do[0].op", "is missing: one of power"),
    "an unknown operation": (NINJA, trigger({"op": "healing"}), "do[0].op", "did you mean 'heal'?"),
    "what only keywords do": (NINJA, trigger({"op": "take_coin", "to": "self"}), "do[0].op", "must be one of power"),
    "an operation with a key too many": (NINJA, trigger(DRAW | {"m": 1}), "do[0].m", "is unknown; known are who, n"),
    "an operation with a key missing": (NINJA, trigger({"op": "draw", "who": "you"}), "do[0].n", "is missing"),
    "drawing nothing": (NINJA, trigger(DRAW | {"n": 0}), "do[0].n", "must be at least 1, not 0"),
    "an empty list": (NINJA, trigger(do=[]), "do", "must not be empty"),
    "a target that is not there": (
        NINJA,
        trigger({"op": "heal", "to": "t1"}),
        "do[0].to",
        "'t1' names target 1, but this ability has no target",
    ),
    "a third target of two": (
        NINJA,
        trigger({"op": "heal", "to": "t3"}, targets=[FIGHTER, FIGHTER]),
        "do[0].to",
        "'t3' names target 3, but this ability has 2 targets",
    ),
    "a target in a condition": (
        NINJA,
        trigger(targets=[FIGHTER], **{"if": [{"cond": "battling", "of": "t1"}]}),
        "if[0].of",
        "targets are chosen after this is looked at",
    ),
    "the subject of nothing": (
        NINJA,
        trigger({"op": "heal", "to": "subject"}, on="turn_start"),
        "do[0].to",
        "turn_start is an event without one",
    ),
    "the user of a mission": (MISSION, effect({"op": "heal", "to": "user"}), "do[0].to", "names the user of an art"),
    "against the user of a mission": (
        MISSION,
        effect({"op": "heal", "to": FIGHTER | {"is": {"vs": "user"}}}),
        "do[0].to.is.vs",
        "'user' is the user of an art; here is none",
    ),
    "it without several": (NINJA, trigger({"op": "heal", "to": "it"}), "do[0].to", "names nothing here"),
    "an attached fighter of nobody": (NINJA, trigger({"op": "heal", "to": "attached"}), "do[0].to", "no 'attach'"),
    "x without an x": (
        JUTSU,
        effect(DRAW | {"n": "x"}),
        "do[0].n",
        "'x' is the X of a cost, of an art or of the ability; here is none",
    ),
    "x in a condition": (
        NINJA,
        [
            {
                "kind": "activated",
                "timing": "action",
                "cost": [{"pay": "chakra", "n": "x"}],
                "if": [{"cond": "cmp", "a": "x", "is": ">", "b": 1}],
                "do": [DRAW],
            }
        ],
        "if[0].a",
        "here is none",
    ),
    "x of another ability": (
        NINJA,
        trigger(DRAW | {"n": "x"}, cost=[{"pay": "chakra", "n": 1}]),
        "do[0].n",
        "'x' is the X of a cost",
    ),
    "a payment of nothing": (
        NINJA,
        trigger(cost=[{"pay": "chakra", "n": 0}]),
        "cost[0].n",
        "from 1 to 99 or 'x', not 0",
    ),
    "a move into play": (
        NINJA,
        trigger({"op": "move", "what": {"kind": "card", "zone": "discard"}, "to": "play"}),
        "do[0].to",
        "must be one of hand, deck_top",
    ),
    "a pick into play": (
        NINJA,
        trigger({"op": "look", "who": "you", "n": 2, "pick": 1, "pick_to": "play", "rest": "top"}),
        "do[0].pick_to",
        "must be one of hand, deck_top",
    ),
    "an art searched into play": (
        NINJA,
        trigger({"op": "search", "who": "you", "n": 1, "to": "play", "is": {"art": True}}),
        "do[0].is",
        "finds no fighters, and only fighters are put in play",
    ),
    "a mission searched into play": (
        NINJA,
        trigger({"op": "search", "who": "you", "n": 1, "to": "play", "is": {"type": "mission"}}),
        "do[0].is",
        "finds no fighters",
    ),
    "the cost of arts in play": (
        NINJA,
        static({"mod": "art_cost", "to": "self", "n": -1}),
        "apply[0].to",
        "must select cards in the hand",
    ),
    "the cost of arts in the discard": (
        NINJA,
        static({"mod": "art_cost", "to": {"kind": "card", "zone": "discard", "n": "all"}, "n": -1}),
        "apply[0].to",
        "must select cards in the hand",
    ),
    "a support card that cannot attack": (
        NINJA,
        static({"mod": "cannot_attack", "to": {"kind": "support", "n": "all"}}),
        "apply[0].to.kind",
        "this needs a fighter in play",
    ),
    "two choices in a product": (
        NINJA,
        trigger(DRAW | {"n": {"mul": [{"up_to": 2}, {"up_to": 3}]}}),
        "do[0].n.mul",
        "only one part of a number can be chosen",
    ),
    "an empty product": (NINJA, trigger(DRAW | {"n": {"mul": []}}), "do[0].n.mul", "must not be empty"),
    "who has left play as if it were there": (
        NINJA,
        trigger({"op": "heal", "to": "subject"}, on="ally_left_play"),
        "do[0].to",
        "is a card that is not in play",
    ),
    "a watch on a fighter for the opponent's arts": (
        NINJA,
        trigger({"op": "watch", "on": "opp_used_art", "who": "self", "for": "turn", "do": [DRAW]}),
        "do[0].on",
        "watch a player",
    ),
    "healing a card in hand": (
        NINJA,
        trigger({"op": "heal", "to": {"kind": "card", "zone": "hand", "of": "you"}}),
        "do[0].to.kind",
        "'card' is a card that is not in play; this needs a fighter in play",
    ),
    "negating a fighter": (
        JUTSU,
        effect({"op": "negate", "what": "t1"}, targets=[FIGHTER]),
        "do[0].what",
        "'t1' is a fighter in play; this needs an item of the Chain",
    ),
    "a fighter in hand": (
        NINJA,
        trigger(targets=[FIGHTER | {"zone": "hand"}]),
        "targets[0].zone",
        "anything else is a card",
    ),
    "a battling support card": (
        NINJA,
        trigger(targets=[{"kind": "support", "zone": "battle"}]),
        "targets[0].zone",
        "they never battle",
    ),
    "a hidden target": (
        NINJA,
        trigger(targets=[{"kind": "card", "zone": "deck", "of": "you"}]),
        "targets[0].zone",
        "cards in deck are hidden",
    ),
    "all as a target": (NINJA, trigger(targets=[FIGHTER | {"n": "all"}]), "targets[0].n", "targets are chosen"),
    "no target at all": (NINJA, trigger(targets=[FIGHTER | {"n": 0}]), "targets[0].n", "from 1 to 99 or 'all', not 0"),
    "an injured card": (
        NINJA,
        trigger({"op": "put", "what": {"kind": "card", "zone": "discard", "is": {"status": "injured"}}}),
        "do[0].what.is.status",
        "can be asked of fighters in play only",
    ),
    "a static choice": (
        NINJA,
        static({"mod": "power", "to": FIGHTER, "c": 1, "s": 0}),
        "apply[0].to.n",
        "nothing is chosen for a static ability",
    ),
    "a static that goes in circles": (
        NINJA,
        static({"mod": "power", "to": "self", "c": {"stat": "combat", "of": "self"}, "s": 0}),
        "apply[0].c.stat",
        "say printed_combat",
    ),
    "an event of fighters": (
        MISSION | {"subtypes": ["permanent"]},
        trigger(on="won_battle"),
        "on",
        "'won_battle' happens to fighters; the source is none",
    ),
    "a DB ability of a mission": (
        MISSION | {"subtypes": ["permanent"]},
        trigger(on="turn_start", db=True),
        "db",
        "fighters",
    ),
    "a coin of no kind": (NINJA, trigger(on="last_coin_removed"), "kind_of_coin", "goes with on = 'last_coin_removed'"),
    "a return out of place": (NINJA, trigger({"op": "return_injured", "to": "self"}), "do[0].op", "kind 'replace'"),
    "two gifts at once": (
        NINJA,
        trigger({"op": "grant", "to": "self", "for": "turn", "trait": "Leaf", "keyword": "growth"}),
        "do[0].protect",
        "exactly one of protect, forbid, keyword and trait, not 2",
    ),
    "one option": (NINJA, trigger({"op": "choose", "options": [[DRAW]]}), "do[0].options", "at least two lists"),
    "a peek at a hidden hand": (
        NINJA,
        trigger(**{"if": [{"cond": "exists", "of": "opp", "kind": "card", "zone": "hand"}]}),
        "if[0].zone",
        "may not look at hidden cards",
    ),
    "a public look into the own hand": (
        NINJA,
        static(
            {"mod": "power", "to": "self", "c": 1, "s": 0},
            **{"if": [{"cond": "exists", "of": "you", "kind": "card", "zone": "hand", "is": {"fighter": True}}]},
        ),
        "if[0].zone",
        "may not look at hidden cards",
    ),
    "a count of hidden fighters": (
        NINJA,
        static({"mod": "power", "to": "self", "c": {"count": HIDDEN | {"n": "all", "is": {"fighter": True}}}, "s": 0}),
        "apply[0].c.count.is",
        "cards in hand and deck are hidden",
    ),
    "a choice from a deck": (
        NINJA,
        trigger({"op": "move", "what": HIDDEN, "to": "hand"}),
        "do[0].what.zone",
        "nobody chooses from a deck unseen: search or look",
    ),
    "two choices in one number": (
        NINJA,
        trigger(DRAW | {"n": {"add": [{"up_to": 1}, {"neg": {"up_to": 3}}]}}),
        "do[0].n.add",
        "only one part of a number can be chosen",
    ),
    "a choice of a choice": (
        NINJA,
        trigger(DRAW | {"n": {"up_to": {"max": [1, {"up_to": 3}]}}}),
        "do[0].n.up_to",
        "only one part of a number can be chosen",
    ),
    "a choice in a condition": (
        NINJA,
        trigger(**{"if": [{"cond": "cmp", "a": 1, "is": "<", "b": {"up_to": 2}}]}),
        "if[0].b",
        "nothing is chosen for a condition",
    ),
    "Damage to a mission": (
        MISSION | {"subtypes": ["permanent"]},
        [{"kind": "replace", "on": "damage", "do": [DRAW]}],
        "on",
        "'damage' happens to fighters",
    ),
    "healing a Team that won": (
        NINJA,
        trigger({"op": "heal", "to": "subject"}, on="team_won"),
        "do[0].to",
        "'subject' is a Team, of which only the size is known",
    ),
    "the Team of an art": (
        JUTSU,
        effect({"op": "power", "to": "user", "c": {"team_power": "foe"}, "s": 0, "for": "turn"}),
        "do[0].c.team_power",
        "the source is no fighter",
    ),
    "anywhere in the Strategy step": (
        NINJA,
        [{"kind": "activated", "timing": "strategy", "anywhere": True, "do": [DRAW]}],
        "anywhere",
        "timing 'action'",
    ),
    "a number of two kinds": (
        NINJA,
        trigger(DRAW | {"n": {"hand": "you", "marker": "you"}}),
        "do[0].n",
        "must have exactly one of the keys",
    ),
}


@pytest.mark.rule("CB8.12.1")
@pytest.mark.parametrize(("card", "abilities", "field", "text"), WRONG_ABILITIES.values(), ids=WRONG_ABILITIES)
def test_a_wrong_ability_is_refused(
    card: dict[str, Any], abilities: list[dict[str, Any]], field: str, text: str
) -> None:
    found = problems(card, abilities=abilities)
    assert f"abilities[0].{field}" in found
    assert text in found[f"abilities[0].{field}"]


def test_decks_are_taken_from_as_a_whole_or_at_random() -> None:
    for count in ({"n": "all", "is": {"fighter": True}}, {"n": 2, "by": "random"}):
        assert not problems(NINJA, abilities=trigger({"op": "move", "what": HIDDEN | count, "to": "discard"}))


def test_the_size_of_a_team_that_won_may_be_asked() -> None:
    assert not problems(NINJA, abilities=trigger(DRAW | {"n": {"team_size": "subject"}}, on="team_won"))


def test_tables_within_tables_end_somewhere() -> None:
    deep: dict[str, Any] = {"op": "draw", "who": "you", "n": 1}
    for _ in range(50):
        deep = {"op": "flip", "n": 1, "heads": [deep]}
    assert any("is too deep" in text for text in problems(NINJA, abilities=trigger(deep)).values())


def test_all_mistakes_of_a_file_are_named_at_once() -> None:
    first = NINJA | {"symbols": ["water", "sand"], "abilities": trigger({"op": "heal", "to": "t1"}, {"op": "hela"})}
    second = WARRIOR | {"id": "x-2", "number": "X-2", "set": "db-9"}
    report = check(first, second)
    assert [(each.entry, each.field) for each in report.problems] == [
        ("card x-1", "symbols[1]"),
        ("card x-1", "abilities[0].do[0].to"),
        ("card x-1", "abilities[0].do[1].op"),
        ("card x-2", "set"),
    ]


def test_a_file_of_cards_has_cards_and_sets_and_nothing_else() -> None:
    report = check_cards({"cards": [], "decks": [], "sets": {"db-1": {"name": "Mine"}}}, BASE, "mine.toml")
    found = {each.field: each.text for each in report.problems}
    assert "is unknown" in found["decks"]
    assert "is missing" in found["cards"]
    assert "is missing" in found["db-1.legal"]
    assert "is a set of the game already" in found["db-1"]


def test_own_cards_may_bring_their_own_set() -> None:
    sets = {"mine": {"name": "Mine", "legal": True, "source": "house"}}
    assert check_cards({"sets": sets, "cards": [NINJA | {"set": "mine"}]}, BASE, "mine.toml").problems == ()


# -- warnings -------------------------------------------------------------------------------------------------------


def test_a_trigger_that_triggers_itself_is_legal_but_warned_about() -> None:
    hurt = {"op": "damage", "to": "self", "n": 1}
    report = check(NINJA | {"abilities": trigger(hurt, on="damaged", valid=True)})
    assert report.problems == ()
    assert [each.field for each in report.warnings] == ["abilities[0]"]
    assert "'damage' makes 'damaged' happen again" in report.warnings[0].text


@pytest.mark.parametrize("end", [{"limit": "turn"}, {"optional": True}, {"cost": [{"pay": "chakra", "n": 1}]}])
def test_a_trigger_with_an_end_is_not_warned_about(end: dict[str, Any]) -> None:
    hurt = {"op": "damage", "to": "self", "n": 1}
    assert check(NINJA | {"abilities": trigger(hurt, on="damaged", **end)}).warnings == ()


def test_a_trigger_that_hurts_others_is_not_warned_about() -> None:
    hurt = {"op": "damage", "to": FIGHTER, "n": 1}
    assert check(NINJA | {"abilities": trigger(hurt, on="damaged")}).warnings == ()


def test_an_endless_part_of_a_part_is_found() -> None:
    win = {"op": "if", "cond": [{"cond": "role", "is": "attacker"}], "then": [{"op": "reward", "who": "you", "n": 1}]}
    assert len(check(NINJA | {"abilities": trigger(win, on="reward_won")}).warnings) == 1


@pytest.mark.parametrize(
    ("asked", "field", "text"),
    [
        ({"trait": "Laef"}, "is.trait", "no card has the trait 'Laef'; did you mean 'Leaf'?"),
        (
            {"name": "Naruto Usumaki"},
            "is.name",
            "no card has the name 'Naruto Usumaki'; did you mean 'Naruto Uzumaki'?",
        ),
        ({"name_any": ["Naruto Uzumaki", "Nobody"]}, "is.name_any", "no card has the name 'Nobody'"),
    ],
)
def test_what_no_card_has_is_warned_about(asked: dict[str, Any], field: str, text: str) -> None:
    report = check(NINJA | {"abilities": trigger({"op": "heal", "to": FIGHTER | {"is": asked}})})
    assert report.problems == ()
    assert [(each.field, each.text) for each in report.warnings] == [(f"abilities[0].do[0].to.{field}", text)]


# -- whole files ----------------------------------------------------------------------------------------------------


def test_the_file_of_the_game_is_good_and_has_no_endless_card() -> None:
    assert len(POOL.cards) == 169
    own = check_cards({"cards": WHOLE["cards"]}, WHOLE | {"cards": [], "decks": []}, "cards.toml")
    assert (len(own.cards), own.problems) == (169, ())
    assert not any("triggers itself" in warning.text for warning in own.warnings)


def test_an_edited_file_is_refused_with_all_that_is_wrong() -> None:
    text = built_in().replace("schema = 1", "schema = 2").replace("hand_limit = 6", 'hand_limit = "six"')
    with pytest.raises(PoolError) as caught:
        load_pool(text, "edited.toml")
    lines = str(caught.value).splitlines()
    assert lines == [
        "edited.toml: field 'schema': must be 1, not 2",
        "edited.toml: rules, field 'hand_limit': must be a whole number from -999 to 999, not 'six'",
    ]


def test_a_starter_deck_of_unknown_cards_is_refused() -> None:
    text = re.sub(r"^n-497 = 1$|\"?n-497\"? = 1", '"n-999" = 1', built_in(), count=1, flags=re.MULTILINE)
    with pytest.raises(DataError, match=r"names 'n-999', which is no card of the file"):
        load_pool(text)


@pytest.mark.parametrize("text", ["", "cards = 3", "cards = [3]", "[cards]", "[[cards]]\nid = 3", "\0", "[rules"])
def test_what_is_no_card_file_is_refused(text: str) -> None:
    with pytest.raises(DataError):
        load_pool(text)
