"""Decks and teams over HTTP: what there is, what is wrong with one, and lists of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.api.conftest import Person

Guests = Callable[[str], Person]
SAVED = "/api/me/lists"


def check(somebody: Person, game: str, **body: Any) -> dict[str, Any]:
    answer: dict[str, Any] = somebody.does("POST", f"/api/games/{game}/lists/check", body)
    return answer


def test_a_game_tells_what_its_players_put_together(nobody: Person) -> None:
    decks = nobody.does("GET", "/api/games/crossover/lists")
    assert (decks["what"], decks["options"], decks["said_in"], decks["mode"]) == (
        "deck",
        ["red_deck", "blue_deck"],
        "",
        "",
    )
    assert [(each["name"], each["low"], each["high"], each["may_be_empty"]) for each in decks["sections"]] == [
        ("main", 40, 40, False),
        ("side", 10, 10, True),
        ("wishes", 0, 3, False),
    ]
    assert decks["exchange"] == {"inside": "main", "outside": "side", "out": "out", "into": "in"}
    assert [each["value"] for each in decks["ready_made"]][:1] == ["leaf-sand"]
    teams = nobody.does("GET", "/api/games/cat_battles/lists")
    assert (teams["what"], teams["options"], teams["said_in"], teams["mode"]) == ("team", [], "team", "full")
    assert teams["pool"]["yuzu"] == ["boss"]
    assert [nobody.does("GET", f"/api/games/{game}")["lists"] for game in ("crossover", "go_out")] == ["deck", None]


def test_a_list_is_checked_as_text_and_by_its_counts(nobody: Person) -> None:
    ready = nobody.does("GET", "/api/games/crossover/lists")["ready_made"][0]
    whole = check(nobody, "crossover", text=ready["text"])
    assert (whole["legal"], whole["problems"], whole["name"]) == (True, [], "Leaf and Sand Alliance")
    assert sum(whole["counts"]["main"].values()) == 40
    again = check(nobody, "crossover", counts=whole["counts"] | {"wishes": {"h-wi01": 0}}, name=whole["name"])
    assert again == whole
    short = check(nobody, "crossover", counts={"main": {"n-490": 4}})
    assert [problem["rule"] for problem in short["problems"]] == ["CB3.1.2", "CB3.1.4", "CB3.1.5"]
    assert short["problems"][1]["cards"] == ["n-490"]


def test_the_options_of_a_table_count(nobody: Person) -> None:
    text = "team sample_old_guard"
    assert check(nobody, "cat_battles", text=text)["legal"]
    told = check(nobody, "cat_battles", text="gonta, maro, tofu, ame, chatrap", options={"house_figures": "off"})
    assert [problem["kind"] for problem in told["problems"][:2]] == ["barred", "barred"]


@pytest.mark.parametrize(
    ("body", "because"),
    [
        ({}, "either a `text` or the `counts`"),
        ({"text": "n-490", "counts": {}}, "either a `text` or the `counts`"),
        ({"counts": {"mian": {"n-490": 1}}}, "no section 'mian'"),
        ({"counts": {"main": {"n-490": -1}}}, "counts[...]"),
        ({"counts": [1]}, "counts"),
        ({"text": "a\0b"}, "not even text"),
        ({"text": "x" * 20_001}, "text"),
        ({"text": "", "options": {"cards": "{"}}, "'cards'"),
        ({"txt": ""}, "txt"),
    ],
)
def test_what_is_no_list_is_refused(nobody: Person, body: object, because: str) -> None:
    assert because in nobody.refused(400, "malformed", "POST", "/api/games/crossover/lists/check", body)


def test_a_game_without_lists_says_so(nobody: Person) -> None:
    assert "bring no lists" in nobody.refused(404, "unknown", "GET", "/api/games/go_out/lists")
    assert "bring no" in nobody.refused(404, "unknown", "POST", "/api/games/go_out/lists/check", {"text": ""})
    assert "'crossover'" in nobody.refused(404, "unknown", "GET", "/api/games/crossovr/lists")


# -- lists of one's own ----------------------------------------------------------------------------------------------


def test_a_list_is_kept_changed_renamed_and_deleted(person: Guests) -> None:
    ann = person("Ann")
    kept = ann.does("POST", SAVED, {"game": "cat_battles", "name": " My  team ", "text": "yuzu, 3 snow, sham"})
    assert (kept["name"], kept["legal"], kept["value"]) == ("My team", True, "team yuzu sham snow snow snow")
    assert kept["text"].startswith("Name: My team\n")
    path = f"{SAVED}/{kept['id']}"
    changed = ann.does("PUT", path, {"text": "suko, 3 snow"})
    assert (changed["name"], changed["legal"]) == ("My team", False)  # it need not be legal to be kept
    renamed = ann.does("PUT", path, {"name": "Other"})
    assert renamed["text"].startswith("Name: Other\n\nBoss (1)\n1 Suko")
    assert ann.does("GET", path) == renamed
    assert ann.does("GET", SAVED)["lists"] == [renamed]
    assert ann.does("GET", f"{SAVED}?game=crossover")["lists"] == []
    assert ann.ask("DELETE", path).status_code == 204
    assert "no such list" in ann.refused(404, "unknown", "GET", path)
    assert "no such list" in ann.refused(404, "unknown", "DELETE", path)


def test_lists_are_ones_own(person: Guests, nobody: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    kept = ann.does("POST", SAVED, {"game": "crossover", "name": "Mine", "text": "leaf-sand"})
    for method, body in (("GET", None), ("PUT", {"name": "His"}), ("DELETE", None)):
        assert "no such list" in bob.refused(404, "unknown", method, f"{SAVED}/{kept['id']}", body)
    assert bob.does("GET", SAVED)["lists"] == []
    nobody.refused(401, "not_signed_in", "GET", SAVED)


def test_a_name_is_given_once_in_a_game(person: Guests) -> None:
    ann = person("Ann")
    deck = {"game": "crossover", "name": "Mine", "text": "leaf-sand"}
    ann.does("POST", SAVED, deck)
    other = ann.does("POST", SAVED, deck | {"name": "Other"})
    assert "'Mine' already" in ann.refused(409, "conflict", "POST", SAVED, deck)
    assert "'Mine' already" in ann.refused(409, "conflict", "PUT", f"{SAVED}/{other['id']}", {"name": "Mine"})
    ann.does("POST", SAVED, {"game": "cat_battles", "name": "Mine", "text": "yuzu"})
    assert "name" in ann.refused(400, "malformed", "POST", SAVED, deck | {"name": "   "})
    assert "name" in ann.refused(400, "malformed", "POST", SAVED, deck | {"name": "x" * 81})


def test_nobody_keeps_lists_without_end(person: Guests) -> None:
    ann = person("Ann")
    for number in range(100):
        ann.does("POST", SAVED, {"game": "cat_battles", "name": str(number), "text": "yuzu"})
    one_more = {"game": "cat_battles", "name": "one more", "text": "yuzu"}
    assert "at most 100" in ann.refused(409, "conflict", "POST", SAVED, one_more)


def test_a_saved_list_is_played(person: Guests) -> None:
    ann = person("Ann")
    kept = ann.does("POST", SAVED, {"game": "crossover", "name": "Mine", "text": "emperor-armada"})
    table = ann.does("POST", "/api/tables", {"game": "crossover", "options": {"red_deck": kept["value"]}})
    assert table["options"]["red_deck"] == kept["value"]


def test_lists_go_over_to_the_account_and_away_with_it(person: Guests) -> None:
    ann = person("Ann")
    ann.does("POST", "/api/account", {"name": "Annika", "password": "correct horse"})
    ann.does("POST", SAVED, {"game": "cat_battles", "name": "Mine", "text": "yuzu"})
    guest = person("Guest")
    guest.does("POST", SAVED, {"game": "cat_battles", "name": "Mine", "text": "suko"})
    guest.does("POST", SAVED, {"game": "cat_battles", "name": "Yours", "text": "gonta"})
    guest.does("POST", "/api/sign-in", {"name": "Annika", "password": "correct horse"})
    assert [each["name"] for each in guest.does("GET", SAVED)["lists"]] == ["Mine", "Mine (2)", "Yours"]
    assert guest.ask("DELETE", "/api/me", {"password": "correct horse"}).status_code == 204
    guest.refused(401, "not_signed_in", "GET", SAVED)
