from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from meijin.games.go_out import GAME as GO_OUT
from meijin.kernel import registry
from meijin.kernel.kinds import all_kinds
from meijin.kernel.record import start
from meijin.kernel.testing.clash import GAME as CLASH
from tests.installed import INSTALLED
from tests.server.api.conftest import Person


def test_every_installed_game_is_listed_with_its_numbers_of_players(nobody: Person) -> None:
    games = {game["id"]: game for game in nobody.does("GET", "/api/games")["games"]}
    assert list(games) == registry.names()
    assert games["ranking_battle"]["players"] == [3, 4, 5]
    assert games["cat_battles"]["modes"] == ["starter", "full"]
    assert games["ganymede"]["lesson"] is True
    assert all(game["levels"] == ["novice", "regular", "expert", "meijin"] for game in games.values())
    assert not any(re.search(r"For \d", game["about"]) for game in games.values()), "the numbers of players say it"


def test_a_match_is_offered_where_two_play_against_each_other(nobody: Person) -> None:
    seatings = nobody.does("GET", "/api/games/ganymede")["seatings"]
    assert {each["mode"]: each["duel"] for each in seatings} == {"battle": True, "coop": False, "trio": False}


@pytest.mark.parametrize("game", INSTALLED)
def test_a_game_tells_everything_that_it_declares(nobody: Person, game: str) -> None:
    told, rules = nobody.does("GET", f"/api/games/{game}"), registry.find(game)
    assert [option["name"] for option in told["options"]] == [option.name for option in rules.options]
    assert [zone["name"] for zone in told["zones"]] == [zone.name for zone in rules.zones]
    assert [counter["name"] for counter in told["counters"]] == [counter.name for counter in rules.counters]
    for seating in told["seatings"]:
        options = {} if seating["mode"] is None else {"mode": seating["mode"]}
        assert list(rules.prepare(seating["players"], options).seats) == seating["seats"]
    assert told["bots"] == ["random", "greedy", *told["levels"]]
    assert (told["levels"], told["usual"]) == (["novice", "regular", "expert", "meijin"], "regular")
    cards = nobody.does("GET", f"/api/games/{game}/cards")["cards"]
    assert {card["id"] for card in cards} == set(all_kinds(rules))
    assert all(card["title"] and card["text"] for card in cards)


def test_an_option_says_what_it_may_be_and_whose_it_is(nobody: Person) -> None:
    options = {option["name"]: option for option in nobody.does("GET", "/api/games/crossover")["options"]}
    assert options["red_deck"]["seat"] == "red"
    assert options["red_deck"]["text"] is True
    assert "leaf-sand" in options["red_deck"]["allowed"]
    assert (options["second_player_chakra"]["low"], options["second_player_chakra"]["high"]) == (0, 6)
    assert options["wishes"]["choices"] == [False, True]
    assert options["wishes"]["seat"] is None
    limit = {each["name"]: each for each in nobody.does("GET", "/api/games/ganymede")["options"]}["round_limit"]
    assert (limit["low"], limit["high"], limit["default"], limit["choices"]) == (1, 99, 30, ["none"])


def test_closed_and_open_zones_are_told_apart(nobody: Person) -> None:
    zones = {zone["name"]: zone for zone in nobody.does("GET", "/api/games/crossover")["zones"]}
    assert (zones["deck"]["pile"], zones["deck"]["open"]) == (True, False)
    assert (zones["hand"]["ordered"], zones["hand"]["open"]) == (False, False)
    assert (zones["battlefield"]["owned"], zones["battlefield"]["open"]) == (True, True)


def test_the_rules_are_markdown(nobody: Person) -> None:
    answer = nobody.ask("GET", "/api/games/go_out/rules")
    assert answer.headers["content-type"].startswith("text/markdown")
    assert answer.text.startswith("# ")


def test_a_game_that_is_not_installed(nobody: Person) -> None:
    for path in ("", "/cards", "/rules"):
        assert "'ganymede'" in nobody.refused(404, "unknown", "GET", f"/api/games/ganimede{path}")


@pytest.mark.parametrize("path", ["/api/games/ganymede/words/xx", "/api/events/words/xx"])
def test_words_of_a_language_there_is_not_are_refused_with_those_there_are(nobody: Person, path: str) -> None:
    assert nobody.refused(404, "unknown", "GET", path) == "there is no language 'xx'; there are en and ja"


def test_what_has_not_changed_is_not_sent_again(nobody: Person) -> None:
    first = nobody.ask("GET", "/api/games/ganymede/cards")
    assert "max-age" in first.headers["cache-control"]
    again = nobody.client.get("/api/games/ganymede/cards", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = nobody.client.get("/api/games/ganymede/cards", headers={"if-none-match": '"other"'})
    assert other.status_code == 200


def test_a_zone_says_how_it_lies_and_a_map_where(nobody: Person) -> None:
    zones = {zone["name"]: zone for zone in nobody.does("GET", "/api/games/cat_battles")["zones"]}
    assert (zones["s_base"]["layout"], zones["s_base"]["at"]) == ("map", [1, 4])
    assert (zones["bench"]["layout"], zones["bench"]["at"]) == ("row", None)
    ganymede = {zone["name"]: zone["layout"] for zone in nobody.does("GET", "/api/games/ganymede")["zones"]}
    assert ganymede == {"deck": "stack", "row": "row", "discard": "stack", "removed": "stack", "supply": "grid"}


def test_a_game_tells_where_its_phases_are_in_the_rules_and_what_is_printed_on_cards(nobody: Person) -> None:
    assert nobody.does("GET", "/api/games/ganymede")["sections"]["draw"] == "4.3"
    cards = {card["id"]: card["facts"] for card in nobody.does("GET", "/api/games/go_out/cards")["cards"]}
    assert cards["n09"] == {"number": 9, "damage": 2}


def test_the_cards_of_an_earlier_edition_have_the_values_of_then(nobody: Person) -> None:
    def lives(query: str) -> dict[str, int]:
        cards = nobody.does("GET", f"/api/games/go_out/cards{query}")["cards"]
        return {card["id"]: card["facts"]["life"] for card in cards if "life" in card["facts"]}

    now, then = lives(""), lives("?edition=1")
    assert (now["nerai"], then["nerai"]) == (6, 8)
    assert (now["kyoko"], then["kyoko"]) == (3, 3)
    assert lives("?edition=2") == now
    assert nobody.does("POST", "/api/games/go_out/cards", {"options": {}, "edition": 1}) == nobody.does(
        "GET", "/api/games/go_out/cards?edition=1"
    )
    for edition in (0, 3):
        told = nobody.refused(400, "malformed", "GET", f"/api/games/go_out/cards?edition={edition}")
        assert f"has the editions 1 to 2 of its rules, not {edition}" in told


def test_a_table_and_a_replay_tell_the_edition_by_which_they_are_played(
    person: Callable[[str], Person], nobody: Person
) -> None:
    table = person("Ann").does("POST", "/api/tables", {"game": "go_out", "players": 2})
    assert table["edition"] == GO_OUT.edition
    for edition in (1, 2):
        played = start(GO_OUT, 2, 7, {}, edition).record
        assert played is not None
        told = nobody.ask("POST", "/api/replay?start=0&count=1", content=played.to_text().encode()).json()
        assert told["edition"] == edition


@pytest.mark.parametrize("game", INSTALLED)
def test_a_game_says_in_a_minute_how_it_is_played(nobody: Person, game: str) -> None:
    minute = nobody.does("GET", f"/api/games/{game}")["minute"]
    for language in ("en", "ja"):
        said = "\n".join(nobody.does("GET", f"/api/games/{game}/words/{language}")["texts"])
        marks = [f"mark-{mark['name']}" for card in minute["cards"] for mark in card["marks"]]
        for name in ("goal", *(f"turn-{step}" for step, _ in enumerate(minute["turn"], 1)), *marks):
            assert f"\nminute-{name} = " in said


def test_a_lesson_shows_the_learners_positions_and_offers_what_is_to_be_done(nobody: Person) -> None:
    assert nobody.does("GET", "/api/games/ganymede")["lesson"] is True
    lesson = nobody.does("GET", "/api/games/ganymede/lesson")
    assert (lesson["seat"], len(lesson["steps"])) == ("red", 5)
    assert [(seat["seat"], seat["you"], seat["bot"]) for seat in lesson["seats"]] == [
        ("red", True, None),
        ("green", False, "regular"),
    ]
    for step in lesson["steps"]:
        prompt = step["update"]["prompt"]
        assert step["action"] in [choice["action"] for choice in prompt["choices"]]
        assert prompt["ask"]["id"].startswith("ask-")
        assert step["update"]["view"]["seat"] == "red"
    draws = lesson["steps"][3]["after"][0]
    assert [(line["kind"], line["fields"]) for line in draws["log"]] == [("draw", {"camp": "red", "card": "red_8"})]
    strike = lesson["steps"][4]["after"]
    assert [len(update["log"]) for update in strike] == [2, 3, 1, 1]
    assert ("draw", {"camp": "green"}) in [(line["kind"], line["fields"]) for line in strike[0]["log"]]


def test_a_game_without_a_lesson_says_so(nobody: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_loaded", {**registry._loaded, CLASH.id: CLASH})
    assert nobody.does("GET", "/api/games/clash")["lesson"] is False
    refusal = nobody.refused(404, "unknown", "GET", "/api/games/clash/lesson")
    assert refusal == "Clash has no guided first turn"
    assert "'ganymede'" in nobody.refused(404, "unknown", "GET", "/api/games/ganimede/lesson")


def test_a_table_with_cards_of_ones_own_has_them_among_its_cards(
    person: Callable[[str], Person], nobody: Person
) -> None:
    ann = person("Ann")
    page = Path("docs/adding-a-card.md").read_text(encoding="utf-8")
    text = page.split("```toml\n")[1].split("```")[0]
    table = ann.does("POST", "/api/tables", {"game": "ranking_battle", "players": 3, "options": {"cards": text}})
    options = table["options"]
    assert options["cards"].startswith('{"character": [{"id": "midori"')
    own = nobody.does("POST", "/api/games/ranking_battle/cards", {"options": {"cards": options["cards"]}})["cards"]
    (midori,) = (card for card in own if card["id"] == "midori")
    assert (midori["title"], midori["facts"]["cost"]) == ("Midori", 3)
    usual = nobody.does("POST", "/api/games/ranking_battle/cards", {"options": {}})
    assert usual == nobody.does("GET", "/api/games/ranking_battle/cards")
    wrong = text.replace("cost = 3", "cost = 33")
    asked = {"game": "ranking_battle", "players": 3, "options": {"cards": wrong}}
    told = ann.refused(400, "malformed", "POST", "/api/tables", asked)
    assert "cards.toml: character 1 (midori), field 'cost': must be from 0 to 9, not 33" in told
