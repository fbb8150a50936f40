from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meijin.kernel import registry
from tests.server.api.conftest import Person, resign


def tally(who: Person, game: str = "ganymede") -> dict[str, Any]:
    games = {each["game"]: each for each in who.does("GET", "/api/me/tally")["games"]}
    assert games.keys() >= set(registry.names())
    return dict(games[game])


def test_my_results_are_counted_by_game_and_level_and_say_what_to_play_next(person: Callable[[str], Person]) -> None:
    ann, bob = person("Ann"), person("Bob")
    assert (tally(ann)["played"], tally(ann)["suggested"], tally(ann)["why"]) == (0, "novice", "first")
    for _ in range(2):
        table = ann.does("POST", "/api/play-now", {"game": "ganymede", "bot": "regular"})["id"]
        resign(ann, f"/api/tables/{table}")
    assert tally(ann) == {
        **{"game": "ganymede", "played": 2, "won": 0, "drawn": 0, "streak": -2},
        **{"levels": [{"level": "regular", "played": 2, "won": 0}], "suggested": "novice", "why": "losses"},
    }
    table = ann.does("POST", "/api/tables", {"game": "ganymede"})["id"]
    bob.does("POST", f"/api/tables/{table}/join", {"ready": True})
    ann.does("POST", f"/api/tables/{table}/start")
    resign(bob, f"/api/tables/{table}", ann)
    mine = tally(ann)
    assert (mine["played"], mine["won"], mine["streak"], len(mine["levels"])) == (3, 1, 1, 1)
    assert (tally(bob)["played"], tally(bob)["streak"], tally(bob, "go_out")["played"]) == (1, -1, 0)


def test_nobody_has_no_results(nobody: Person) -> None:
    nobody.refused(401, "not_signed_in", "GET", "/api/me/tally")
