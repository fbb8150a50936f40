"""Who sees what: the real views, events and answers of every seat and of the spectators."""

from __future__ import annotations

from typing import Any

import pytest

from meijin.games.go_out.cards import CHARACTERS, POWERS
from meijin.games.go_out.game import GAME
from meijin.games.go_out.state import GoOut
from meijin.kernel.errors import MeijinError
from meijin.kernel.testing.play import canonical
from tests.games.go_out.table import BLUE, GREEN, RED, YELLOW, choose, new, play, seen, table, zone

EVERYBODY = (RED, BLUE, GREEN, YELLOW, None)
OTHERS = (RED, GREEN, YELLOW, None)
ALL = [POWERS[character.power] for character in CHARACTERS]  # who may be anybody


def heard(events: list[Any], state: GoOut, viewer: int | None) -> list[tuple[str, dict[str, object]]]:
    return seen(events, state.setup.viewer(viewer))


@pytest.mark.rule("GO8.1")
def test_what_everybody_sees() -> None:
    state = table(
        piles="4x2 by yellow; 9x2 by red (3)",
        red="SATSUKI: 2 3",
        turn="blue",
        blue="niwa: 5 6",
        green="KYOKO: 7 8 / 1 1",
        discard="11 G 11",
        counters={"green": {"out": 1}, "blue": {"markers": 1}, "yellow": {"wins": 1}},
        locked={"yellow": ["ten"]},
    )
    for viewer in EVERYBODY:
        view: Any = state.view(viewer)
        assert (view["phase"], view["turn"], view["battle"], view["deciders"]) == ("turn", "blue", 2, ["blue"])
        assert view["pile"] == {"cards": ["n09", "n09"], "rank": 9, "count": 2, "damage": 3, "owner": "red"}
        assert view["older"] == [{"cards": ["n04", "n04"], "rank": 4, "count": 2, "damage": 1, "owner": "yellow"}]
        assert zone(view, "discard")["cards"] == ["n11", "n11", "guard"]
        assert zone(view, "field")["cards"] == ["n04", "n04", "n09", "n09"]
        assert zone(view, "character", "red")["cards"] == ["satsuki#red"]
        assert zone(view, "character", "green")["cards"] == ["kyoko#green"]
        assert zone(view, "locked", "yellow")["cards"] == ["ten#yellow"]
        counters = view["counters"]
        assert counters["out"] == {"red": 0, "blue": 0, "green": 1, "yellow": 0}
        assert counters["markers"]["blue"] == 1
        assert counters["wins"]["yellow"] == 1
        assert counters["starter"] == "red"
        assert "copies" not in canonical(view)
        assert "n09#" not in canonical(view)


@pytest.mark.rule("GO8.1", "GO8.6", "GO3.4")
def test_others_see_just_that_somebody_has_chosen() -> None:
    state = new(4)
    before = {viewer: state.view(viewer) for viewer in OTHERS}
    events = state.apply("choose shian", "blue")
    assert heard(events, state, BLUE) == [("choose", {"seat": "blue", "character": "shian"})]
    for viewer in OTHERS:
        assert heard(events, state, viewer) == [("choose", {"seat": "blue"})]
        view: Any = state.view(viewer)
        assert view["deciders"] == ["red", "green", "yellow"]
        assert zone(view, "character", "blue") == {"zone": "character", "owner": "blue", "count": 1, "cards": [None]}
        assert zone(view, "spare", "blue") == {"zone": "spare", "owner": "blue", "count": 7}
        twin = new(4)
        twin.apply("choose kira", "blue")
        assert twin.view(viewer) == view
        assert before[viewer] != view


@pytest.mark.rule("GO8.2", "GO8.3", "R19")
def test_hands_and_damage_cards_are_their_owners() -> None:
    state = table(piles="3 by red", turn="blue", blue="niwa: 5 6 G / 1 2", deck="...")
    own: Any = state.view(BLUE)
    assert zone(own, "hand", "blue")["cards"] == ["n05", "n06", "guard"]
    assert zone(own, "damage", "blue")["cards"] == ["n01", "n02"]
    for viewer in OTHERS:
        view: Any = state.view(viewer)
        assert zone(view, "hand", "blue") == {"zone": "hand", "owner": "blue", "count": 3}
        assert zone(view, "damage", "blue") == {"zone": "damage", "owner": "blue", "count": 2}
    assert zone(own, "hand", "red") == {"zone": "hand", "owner": "red", "count": 5}


@pytest.mark.rule("GO8.4")
def test_characters_are_known_to_their_owner() -> None:
    state = table(blue="toyoko: 5 6")
    assert zone(state.view(BLUE), "character", "blue")["cards"] == ["toyoko#blue"]
    assert len(zone(state.view(BLUE), "spare", "blue")["cards"]) == 7
    for viewer in OTHERS:
        assert "toyoko#blue" not in canonical(state.view(viewer))
        assert zone(state.view(viewer), "spare", "blue") == {"zone": "spare", "owner": "blue", "count": 7}


@pytest.mark.rule("GO8.5", "GO8.2")
def test_nobody_sees_the_deck() -> None:
    state = table(deck="13 1 2 ...")
    for viewer in EVERYBODY:
        view = state.view(viewer)
        assert zone(view, "deck") == {"zone": "deck", "owner": None, "count": len(state.deck)}
        assert str(state.chance) not in canonical(view)


@pytest.mark.rule("GO8.6", "GO8.7")
def test_draws_and_placed_cards_are_counted_and_discards_are_seen() -> None:
    state = table(piles="8 by red", turn="blue", blue="NIWA: 5 6", deck="1 2 3 4 ...")
    events = play(state, "pass", "place 1 5", "discard 2 6")
    assert heard(events, state, BLUE) == [
        ("pass", {"seat": "blue", "damage": 2}),
        ("draw", {"seat": "blue", "count": 4, "cards": ["n01", "n02", "n03", "n04"]}),
        ("place", {"seat": "blue", "card": "n01"}),
        ("place", {"seat": "blue", "card": "n05"}),
        ("discard", {"seat": "blue", "card": "n02"}),
        ("discard", {"seat": "blue", "card": "n06"}),
    ]
    for viewer in OTHERS:
        assert heard(events, state, viewer) == [
            ("pass", {"seat": "blue", "damage": 2}),
            ("draw", {"seat": "blue", "count": 4}),
            ("place", {"seat": "blue"}),
            ("place", {"seat": "blue"}),
            ("discard", {"seat": "blue", "card": "n02"}),
            ("discard", {"seat": "blue", "card": "n06"}),
        ]


@pytest.mark.rule("GO8.6")
def test_the_deal_is_seen_by_each_for_itself() -> None:
    state = table(players=3, red="satsuki: 4")
    events = [event for event in play(state, "play 4") if event.kind == "deal"]
    for viewer in (RED, BLUE, GREEN, None):
        for place, (_, fields) in enumerate(heard(events, state, viewer)):
            assert fields["count"] == 13
            assert ("cards" in fields) == (place == viewer)


@pytest.mark.rule("GO8.7")
def test_plays_sweeps_guards_and_reveals_are_seen_by_all() -> None:
    state = table(piles="13 by blue", red="shian: 2 3 3 8x2 9", blue="niwa: 4 G")
    events = play(state, "reveal", "sweep 2 3 3", "play 8x2", "guard")
    expected = [
        ("reveal", {"seat": "red", "character": "shian"}),
        ("sweep", {"seat": "red", "cards": ["n02", "n03", "n03"]}),
        ("play", {"seat": "red", "cards": ["n08", "n08"], "rank": 8, "count": 2, "damage": 2, "left": 1}),
        ("guard", {"seat": "blue", "card": "guard"}),
    ]
    for viewer in EVERYBODY:
        assert heard(events, state, viewer) == expected


@pytest.mark.rule("GO8.7")
def test_eliminations_and_reshuffles_are_seen_by_all() -> None:
    state = table(piles="8 by red", turn="blue", blue="kyoko: 4 5 / 1 1")
    events = play(state, "pass")
    for viewer in EVERYBODY:
        assert ("reveal", {"seat": "blue", "character": "kyoko"}) in heard(events, state, viewer)
        assert ("out", {"seat": "blue"}) in heard(events, state, viewer)
    state = table(
        piles="13 by red",
        turn="blue",
        red="nerai: 1x6 2x6 3x6 4x6 5x6 6x6 7x6 8x6",
        blue="nerai: 9 9",
        green="nerai: 9x4 10x6 11x6",
        yellow="nerai: Gx8",
        deck="",
        discard="12x6 13x5",
    )
    events = play(state, "pass")
    for viewer in EVERYBODY:
        assert ("reshuffle", {"count": 11}) in heard(events, state, viewer)


@pytest.mark.rule("GO8.8", "R39")
def test_a_gift_is_between_two() -> None:
    state = table(piles="4 by red", turn="blue", blue="TEN: 5 7 / 1 1", green="niwa: 8 9", deck="9 ...")
    events = [event for event in play(state, "pass", "place 9", "give 5 to green") if event.kind == "gift"]
    full = [("gift", {"seat": "blue", "to": "green", "card": "n05"})]
    for involved in (BLUE, GREEN):
        assert heard(events, state, involved) == full
    for viewer in (RED, YELLOW, None):
        assert heard(events, state, viewer) == [("gift", {"seat": "blue", "to": "green"})]
    assert zone(state.view(GREEN), "hand", "green")["cards"] == ["n05", "n08", "n09"]
    # The giver is shown no more of that hand than everybody, now and when it is played.
    assert zone(state.view(BLUE), "hand", "green") == zone(state.view(None), "hand", "green")
    play(state, "play 5")
    assert zone(state.view(BLUE), "hand", "green") == {"zone": "hand", "owner": "green", "count": 2}


@pytest.mark.rule("GO8.9", "GO4.1.3")
@pytest.mark.parametrize("character", [character.id for character in CHARACTERS])
def test_a_hidden_character_can_be_told_by_nothing(character: str) -> None:
    """With any two hidden characters of enough life, everybody else sees, hears and is answered the same."""

    def witness(who: str) -> list[str]:
        state = table(piles="8 by red", turn="blue", blue=f"{who}: 1 2 3 4 G", deck="5 6 ...")
        said = [canonical(state.view(viewer)) for viewer in OTHERS]
        said += [" ".join(state.choices())]
        for words in ("pass", "place 5", "place 2"):
            events = state.apply(words)
            said += [canonical(heard(events, state, viewer)) for viewer in OTHERS]
            said += [canonical(state.view(viewer)) for viewer in OTHERS]
            said += [" ".join(state.choices())]
            for other in ("red", "yellow"):
                with pytest.raises(MeijinError) as refusal:
                    state.apply("reveal", other)
                said.append(str(refusal.value))
        return said

    assert "reveal" in witness(character)[len(OTHERS)].split()
    assert witness(character) == witness("nerai")


@pytest.mark.rule("GO8.10")
def test_only_the_seat_itself_is_warned() -> None:
    given: dict[str, Any] = {"piles": "8 by red", "turn": "blue"}
    state = table(**given, blue="toyoko: 4 5 / 1 1 1")
    assert state.view(BLUE)["passing"] == {"how": "out", "damage": 2, "cards": 2, "after": 5, "life": 4}
    toyoko: Any = table(**given, blue="toyoko: 4 5 / 1 1").view(BLUE)
    assert (toyoko["passing"]["how"], toyoko["passing"]["after"]) == ("damage", 4)
    for viewer in OTHERS:
        assert "passing" not in state.view(viewer)
    kira = table(**given, blue="kira: 4 / 1 1 1 1")
    assert kira.view(BLUE)["passing"] == {"how": "out", "damage": 2, "cards": 1, "after": 6, "life": 5}
    play(kira, "reveal")
    assert kira.view(BLUE)["passing"] == {"how": "absorbed", "damage": 2, "cards": 1, "after": 6, "life": 5}
    assert kira.view(RED)["absorbs"] is True
    assert "passing" not in table(red="kyoko: 4 5").view(RED)


@pytest.mark.rule("GO8.11")
def test_who_a_hidden_seat_can_be() -> None:
    state = table(
        blue="nerai: 4 5 / 1x5",
        green="nerai: 6 7 / 2x3",
        yellow="KIRA: 8 9",
        counters={"green": {"wins": 1, "markers": 1}},
        locked={"green": ["shian"]},
    )
    expected = {
        "red": ALL,
        "blue": ["rank_merge", "double_draw", "sweep", "damage_bonus", "absorb", "gift"],
        "green": ["rank_merge", "rank_as", "double_draw", "damage_bonus", "absorb", "gift"],
    }
    for viewer in EVERYBODY:
        assert state.view(viewer)["may_be"] == expected


@pytest.mark.rule("R41", "GO8.11")
def test_damage_that_is_being_taken_counts_too() -> None:
    state = table(piles="13 by red", turn="blue", blue="nerai: 4 5 / 1 2", deck="6 7 8 ...")
    assert state.view(None)["may_be"]["blue"] == ALL  # type: ignore[index]
    play(state, "pass")
    expected = ["rank_merge", "double_draw", "sweep", "damage_bonus", "absorb", "gift"]  # at least 5 life
    assert state.view(None)["may_be"]["blue"] == expected  # type: ignore[index]
    assert state.view(None)["left"] == 3
    play(state, "place 6")
    assert state.view(None)["may_be"]["blue"] == expected  # type: ignore[index]
    assert state.view(None)["left"] == 2


def test_the_log_reads_well() -> None:
    state = table(
        piles="4 by yellow", red="KYOKO: 5 7", blue="TEN: 5 8 / 1 1", deck="9 9 ...", options={"kyoko_on_singles": True}
    )
    events = play(state, "play 7", "pass", "place 8 9", "give 5 to green")
    lines = [GAME.narrate(event.kind, event.seen_by(BLUE) or {}) for event in events]
    assert lines == [
        "Red plays a 7, counting as 2 cards, damage 2; 1 card left.",
        "Blue passes on 2 damage.",
        "Blue draws two 9s.",
        "Blue puts an 8 face down.",
        "Blue puts a 9 face down.",
        "Blue gives a 5 to Green.",
    ]
    assert [GAME.narrate(event.kind, event.seen_by(RED) or {}) for event in events][2:] == [
        "Blue draws 2 cards.",
        "Blue puts a card face down.",
        "Blue puts a card face down.",
        "Blue gives a card to Green.",
    ]
    japanese = GAME.speech("ja")
    assert [japanese.say(f"news-{event.kind}", event.seen_by(BLUE) or {}) for event in events] == [
        "赤は7を2枚扱いで出しました（2ダメージ）。残り1枚。",
        "青はパスしました（2ダメージ）。",
        "青は9（2枚）を引きました。",
        "青は8を伏せました。",
        "青は9を伏せました。",
        "青は緑に5を渡しました。",
    ]


def test_a_chooser_is_refused_without_a_hint_about_others() -> None:
    state = new(3)
    choose_one = state.apply("choose ten", "green")
    assert len(choose_one) == 1
    with pytest.raises(MeijinError, match="Green does not decide now: Red and Blue must choose first"):
        state.apply("choose kira", "green")
    choose(new(2), "ten", "ten")
