"""Every way out of the server, walked by everybody: nobody is sent what the true record does not allow them to know.

The routes are those of the application itself. A route that is not walked here, a placeholder without values and a
kind of message that nobody says fail the test: whoever adds one says here how it is walked.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final, get_args

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import STARTERS
from meijin.kernel import registry
from meijin.server import wire
from meijin.server.app import create_app
from meijin.server.settings import Settings
from meijin.tournament.log import hash_of
from tests.server.api.conftest import Person, give_numbers, resign, small_client

PATIENCE: Final = 60.0
DELAY: Final = 600
# No starter decks: those are what a seat imagines of the other's.
ANNS: Final = f"{to_line(STARTERS['leaf-sand'])} / out 1 n-490 / in 1 n-588"
BENS: Final = f"{to_line(STARTERS['earth-defenders'])} / out 1 h-wa10 / in 1 h-wa09"
SHEETS: Final = ("pairings-by-table", "standings", "score-cards", "deck-lists", "slips", "checklist", "bracket")

# -- who looks -----------------------------------------------------------------------------------------------------

STAFF: Final = {"meijin", "judge"}
PLAYERS: Final = ("p1", "p2", "p3", "p4")
VIEWERS: Final = (
    "nobody",
    "guest",
    "account",
    "ann",  # sits on red at the tables
    "ben",  # sits on blue, her opponent
    "removed",  # whom Ann has removed from her table
    "host",  # has opened a table where only bots sit
    *PLAYERS,  # of the events; p4 has been dropped from one
    *sorted(STAFF),
)


@dataclass
class Secret:
    """Something in the true record that only some may know."""

    name: str
    needles: tuple[str, ...]
    knows: frozenset[str]
    within: tuple[str, ...] = ()  # only answers to paths with one of these are looked at: elsewhere it means nothing


@dataclass
class Scene:
    """A server with everything on it that somebody may not know."""

    client: TestClient[Any]
    people: dict[str, Person] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    secrets: list[Secret] = field(default_factory=list)
    guesses: dict[str, frozenset[str]] = field(default_factory=dict)  # hashes in plain words, by who knows the entry

    @property
    def context(self) -> Any:
        return self.client.app.state.context

    def keep(self, name: str, needles: list[str], knows: set[str], *within: str) -> None:
        self.secrets.append(Secret(name, tuple(needles), frozenset(knows), within))

    def until(self, found: Callable[[], Any], what: str) -> Any:
        limit = time.monotonic() + PATIENCE
        while not (value := found()):
            assert time.monotonic() < limit, what
            time.sleep(0.02)
        return value

    def order(self, who: str, event: str, type_: str, reason: str = "", **fields: Any) -> None:
        body = {"command": {"type": type_, **fields}, "reason": reason}
        self.people[who].does("POST", f"/api/events/{event}/orders", body)


def person(client: TestClient[Any], name: str) -> Person:
    somebody = Person(client)
    if name != "nobody":
        somebody.id = somebody.does("POST", "/api/session")["id"]
        somebody.does("PATCH", "/api/me", {"name": f"The {name} here"})
    return somebody


# -- what there is -------------------------------------------------------------------------------------------------


def a_live_table_and_a_match(scene: Scene) -> None:
    """Ann and Ben at a running table and between two games of a match; bots at the table of a host who does not sit."""
    ann, ben = scene.people["ann"], scene.people["ben"]
    paths = []
    for best_of in (1, 3):
        terms = {"game": "crossover", "best_of": best_of, "options": {"red_deck": ANNS, "chooser": "red"}}
        path = f"/api/tables/{ann.does('POST', '/api/tables', terms)['id']}"
        if best_of == 1:
            scene.people["removed"].does("POST", f"{path}/join")
            ann.does("DELETE", f"{path}/seats/blue")
        ben.does("POST", f"{path}/join")
        ben.does("PUT", f"{path}/options", {"options": {"blue_deck": BENS}})
        ben.does("PUT", f"{path}/ready", {})
        ann.does("POST", f"{path}/start")
        give_numbers(path, ann, ben)
        paths.append(path)
    resign(ann, paths[1])
    second = scene.until(lambda: ben.does("GET", paths[1])["rematch"], "the match does not go on")
    bots = {"game": "ganymede", "bots": {"red": "random", "green": "random"}, "seat": None}
    hosted = scene.people["host"].does("POST", "/api/tables", bots)["id"]
    here = [path.rpartition("/")[2] for path in paths]
    scene.tables += [*here, second, hosted]
    anns, bens = (dict(STARTERS[name].main) for name in ("leaf-sand", "earth-defenders"))
    for who, deck, mine, theirs in (("ann", ANNS, anns, bens), ("ben", BENS, bens, anns)):
        cards = [f'"{card}' for card in mine if card not in theirs]
        scene.keep(f"{who}'s deck", [deck, *cards], {who}, *here, second, "/api/tables?", "/api/me/tables")
    for table in (*here, second):
        kept = scene.context.hub.tables[table].table
        numbers = [seat.number for seat in kept.seats if seat.number]
        seed = [] if kept.state is None else [kept.record.seed.hex()]
        scene.keep(f"the seed of {table} and what it is made of", [kept.terms.seed, *numbers, *seed], set())


def an_event_in_the_middle_of_a_round(scene: Scene) -> None:
    builder = registry.find("crossover").builder({})
    assert builder is not None
    good = builder.ready_made()[0].text
    settings = {"break_minutes": 0, "deck_lists": "optional", "personal_data": True, "result_mode": "hand"}
    event = made(scene, "crossover", settings)
    for who in PLAYERS:
        cards = {"cards": good + "\n1 Nonsense Card"} if who == "p1" else {}
        personal = {"personal": {"zip": "98765-" + who}}
        scene.people[who].does("POST", f"/api/events/{event}/register", {**cards, **personal})
        scene.order("meijin", event, "check_in", player=f"P00{who[1]}")
    scene.order("meijin", event, "mark_paid", player="P002")
    scene.order("judge", event, "check_list", player="P001", legal=False, errors=["one card too many"])
    begin(scene, event)
    (one, other), (third, fourth) = ([f"p{seat[3]}" for seat in match["seats"]] for match in matches(scene, event))
    first, second = (match["id"] for match in matches(scene, event))
    scene.order(one, event, "call_judge", match=first, about="that card is marked")
    report = {"kind": "played", "score": [2, 1], "note": "what a game"}
    scene.order(third, event, "report", player=f"P00{third[1]}", match=second, result=report)
    scene.order("judge", event, "extend", "because of an illness", match=first, seconds=60)
    warning = {"infraction": "misplay", "level": "warning", "note": "for the staff alone"}
    scene.order("judge", event, "penalize", player="P002", **warning)
    scene.order("meijin", event, "drop", "he was sick", player="P004")
    for who in ("p1", "p2"):
        scene.keep(f"personal data of {who}", [f"98765-{who}"], {"meijin", who})
    within = (event,)
    card = next(line.split()[1] for line in good.splitlines() if line[:1].isdigit())
    scene.keep("a judge call", ["that card is marked"], STAFF | {one, other})
    scene.keep("a verdict", ["one card too many", "rule CB", '"illegal"', '"legal":false'], STAFF | {"p1"}, *within)
    scene.keep("a list", ["onsense", card], STAFF | {"p1"}, *within)
    scene.keep("a fee", ['"paid":true', '"paid": true', ",yes", '"paid"'], STAFF, f"{event}/export", f"{event}/log")
    scene.keep("a fee in the view", ['"paid":true', ",yes", "paid\r\n"], STAFF, *within)
    scene.keep("a reason", ["because of an illness", "he was sick"], STAFF)
    scene.keep("a note of a judge", ["for the staff alone"], {"meijin"})
    scene.keep("a report", ["what a game"], STAFF | {third})
    tournament = scene.context.events.events[event].tournament
    scene.keep("the secret of the event", [tournament.seed], set())
    for entry in tournament.log:
        if entry.type in ("call_judge", "check_list", "mark_paid", "report", "submit_list", "spot_check", "extend"):
            plain = replace(tournament.opened(entry), sealed="")
            scene.guesses[hash_of(plain)] = frozenset(STAFF)
    del fourth


def an_event_with_a_draft(scene: Scene) -> None:
    event = made(scene, "crossover", {"break_minutes": 0, "result_mode": "hand"})
    players = [{"name": f"Somebody {number}", "check_in": True} for number in range(1, 5)]
    scene.people["meijin"].does("POST", f"/api/events/{event}/players", {"players": players})
    scene.order("meijin", event, "close_registration")
    scene.order("meijin", event, "pair")
    scene.order("meijin", event, "pair_again", "friends of each other")
    drawn = scene.people["meijin"].does("GET", f"/api/events/{event}")["rounds"][0]
    keys = [key for _, key in drawn["keys"]]
    scene.keep("a draft", ["friends of each other", *keys, "swiss-1-1-1"], {"meijin"}, event)


def a_live_event_whose_spectators_are_late(scene: Scene) -> None:
    settings = {"break_minutes": 0, "best_of": 3, "result_mode": "live", "spectator_delay_s": DELAY}
    event = made(scene, "ganymede", settings)
    for who in PLAYERS:
        scene.people[who].does("POST", f"/api/events/{event}/register", {})
        scene.order("meijin", event, "check_in", player=f"P00{who[1]}")
    begin(scene, event)
    match = matches(scene, event)[0]
    both = [f"p{seat[3]}" for seat in match["seats"]]

    def live() -> str | None:
        found: str | None = next(each for each in matches(scene, event) if each["id"] == match["id"])["live"]
        return found

    first = scene.until(live, "no table is opened")
    sockets = [connect(scene, who, f"/api/tables/{first}/socket") for who in both]
    for socket in sockets:
        socket.__enter__()
    running = lambda: scene.context.hub.tables[first].table.status.value == "running"  # noqa: E731
    scene.until(running, "the game does not begin")
    for socket in sockets:
        socket.__exit__(None, None, None)
    resign(scene.people[both[0]], f"/api/tables/{first}", scene.people[both[1]])
    second = scene.until(lambda: live() not in (None, first) and live(), "the match does not go on")
    scene.tables.append(first)
    scene.keep("that a game is over which spectators see late", [second], STAFF | set(both))
    scene.keep("how it has ended", ['"over":{"reason"', '"status":"over"'], set(both), first)


def made(scene: Scene, game: str, settings: dict[str, Any]) -> str:
    body = {"name": "A cup", "game": game, "mode": "free", "settings": settings}
    event: str = scene.people["meijin"].does("POST", "/api/events", body)["id"]
    scene.order("meijin", event, "appoint", user=scene.people["judge"].id, name="Judy")
    scene.order("meijin", event, "open")
    scene.events.append(event)
    return event


def begin(scene: Scene, event: str) -> None:
    for command in ("close_registration", "pair", "publish", "start_clock"):
        scene.order("meijin", event, command)


def matches(scene: Scene, event: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = scene.people["meijin"].does("GET", f"/api/events/{event}")["rounds"][-1]["matches"]
    return found


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(
        database=str(folder / "meijin.db"), thinkers=1, rate_limits=False, metrics_token="only-the-operator-has-it"
    )
    with TestClient(create_app(settings, small_client(folder / "client")), raise_server_exceptions=False) as client:
        made = Scene(client)
        made.people = {name: person(client, name) for name in VIEWERS}
        account = {"name": "Accountable", "password": "a long sentence nobody guesses"}
        made.people["account"].does("POST", "/api/account", account)
        a_live_table_and_a_match(made)
        an_event_in_the_middle_of_a_round(made)
        an_event_with_a_draft(made)
        a_live_event_whose_spectators_are_late(made)
        made.keep("the figures", ["meijin_moves_total", "meijin_commit_batch"], set())
        yield made


# -- every route ---------------------------------------------------------------------------------------------------

ABOUT_ONESELF: Final = {
    ("POST", "/api/session"),
    ("POST", "/api/account"),
    ("POST", "/api/sign-in"),
    ("DELETE", "/api/me"),
    ("PUT", "/api/password"),
    ("POST", "/api/sign-out"),
    ("POST", "/api/sign-out-everywhere"),
    ("POST", "/api/tokens"),
    ("DELETE", "/api/tokens/{token}"),
}
WOULD_END_THE_SCENE: Final = {("DELETE", "/api/tables/{table}")}  # it answers with the same as GET
# What is sent to the other routes that change something: mostly what is refused, as refusals tell, too.
BODIES: Final[dict[tuple[str, str], Any]] = {
    ("PATCH", "/api/me"): {},
    ("PUT", "/api/mutes/{user}"): None,
    ("DELETE", "/api/mutes/{user}"): None,
    ("POST", "/api/games/{game}/lists/check"): {"counts": {}},
    ("POST", "/api/games/{game}/cards"): {"options": {}},
    ("POST", "/api/me/lists"): {},
    ("PUT", "/api/me/lists/{kept}"): {},
    ("DELETE", "/api/me/lists/{kept}"): None,
    ("POST", "/api/tables"): {"game": "no such game"},
    ("POST", "/api/play-now"): {"game": "no such game"},
    ("POST", "/api/play-somebody"): {"game": "no such game"},
    ("POST", "/api/tables/{table}/join"): None,
    ("PUT", "/api/tables/{table}/seats/{seat}"): {},
    ("DELETE", "/api/tables/{table}/seats/{seat}"): None,
    ("PUT", "/api/tables/{table}/ready"): {"ready": False},
    ("PUT", "/api/tables/{table}/options"): {"options": {}},
    ("POST", "/api/tables/{table}/start"): None,
    ("POST", "/api/tables/{table}/seats/{seat}/invitation"): None,
    ("POST", "/api/invitations/{code}"): None,
    ("POST", "/api/tables/{table}/rematch"): None,
    ("POST", "/api/verify"): "no record",
    ("POST", "/api/replay"): "no record",
    ("POST", "/api/events"): {"name": "x", "game": "no such game"},
    ("POST", "/api/events/{event}/orders"): {"command": {"type": "check_in", "player": "P001"}},
    ("POST", "/api/events/{event}/register"): {"name": "x" * 99},
    ("POST", "/api/events/{event}/players"): {"players": []},
    ("POST", "/api/events/import"): "no event",
    ("POST", "/api/events/{event}/sheets/{name}"): "no,table",
}


def values(scene: Scene, path: str) -> dict[str, list[str]]:
    """What stands for the placeholders of a path."""
    printed = [f"{name}.html" for name in SHEETS] if "print" in path else ["players.csv", "results.csv"]
    return {
        "table": scene.tables,
        "event": scene.events,
        "seat": ["red", "blue"],
        "player": ["P001", "P002"],
        "round_id": ["swiss-1"],
        "name": printed,
        "game": ["crossover"],
        "code": ["no-1-code", "abcdefghjkmn"],
        "kept": ["1"],
        "token": ["1"],
        "user": ["nobody"],
        "language": ["en"],
        "path": ["page"],
    }


def routes(scene: Scene) -> Iterator[tuple[str, str]]:
    for route in scene.client.app.routes:
        for method in sorted(getattr(route, "methods", ())):
            if method not in ("OPTIONS", "HEAD"):
                yield method, route.path_format


def requests(scene: Scene) -> Iterator[tuple[str, str, Any]]:
    """Every request of the walk; first those that change nothing."""
    for method, path in sorted(routes(scene), key=lambda route: route[0] != "GET"):
        if (method, path) in ABOUT_ONESELF | WOULD_END_THE_SCENE:
            continue
        assert method == "GET" or (method, path) in BODIES, f"say in this file how {method} {path} is walked"
        names = re.findall(r"{(\w+)}", path)
        known = values(scene, path)
        for chosen in product(*(known[name] for name in names)):
            filled = path.format(**dict(zip(names, chosen, strict=True)))
            yield method, filled, BODIES.get((method, path))
            if (method, path) == ("GET", "/api/tables"):
                yield method, f"{filled}?status=over&limit=100", None
            if path.endswith("/replay"):
                yield method, f"{filled}?seat=blue&count=100", None
            if filled.endswith("deck-lists.html"):
                yield method, f"{filled}?player=P001", None
            if path == "/api/people":
                yield method, f"{filled}?name=Accountable", None


def leaks(scene: Scene, viewer: str, where: str, text: str) -> list[str]:
    """What somebody was sent and may not know."""
    found = [
        f"{viewer} learns {secret.name} from {where}: {needle!r}"
        for secret in scene.secrets
        if viewer not in secret.knows and (not secret.within or any(each in where for each in secret.within))
        for needle in secret.needles
        if needle in text
    ]
    hashes = set(re.findall(r"[0-9a-f]{64}", text))
    found += [
        f"{viewer} finds by trying what an entry says, from {where}"
        for guess, knows in scene.guesses.items()
        if guess in hashes and viewer not in knows
    ]
    return found


@pytest.mark.rule("T10.7", "T5.5")
def test_no_answer_to_anybody_tells_a_secret(scene: Scene) -> None:
    found: list[str] = []
    learned: dict[str, set[str]] = {}
    for method, path, body in requests(scene):
        for name, who in scene.people.items():
            raw = {"content": body} if isinstance(body, str) else {}
            answer = who.ask(method, path, None if isinstance(body, str) else body, **raw)
            assert answer.status_code < 500, (method, path, name, answer.text)
            found += leaks(scene, name, path, answer.text)
            for secret in scene.secrets:
                if name in secret.knows and any(needle in answer.text for needle in secret.needles):
                    learned.setdefault(secret.name, set()).add(name)
    assert sorted(set(found)) == []
    for secret in scene.secrets:  # and the walk would have seen them: whoever may know them is told
        assert secret.knows <= learned.get(secret.name, set()) | {"judge"}, secret.name


# -- every message of the sockets ----------------------------------------------------------------------------------

# What everybody says at every table; those who sit there say only what changes nothing.
SAID: Final[dict[str, dict[str, Any]]] = {
    "ping": {},
    "sync": {"since": 0},
    "why": {"cards": ["n-490"]},
    "say": {"text": "hello"},
    "act": {"action": "resign", "asked": ""},
    "undo": {},
    "answer_undo": {"agree": True},
    "leave": {},
    "back": {},
    "give": {"seat": "red"},
    "commit": {"commitment": "0" * 64},
    "reveal": {"number": "0" * 64},
}
HARMLESS: Final = ("ping", "sync", "why", "say", "answer_undo", "back")


def connect(scene: Scene, who: str, path: str) -> Any:
    cookie = scene.people[who].cookie
    return scene.client.websocket_connect(path, headers={"cookie": f"meijin={cookie}"} if cookie else {})


def seen_cards(hello: str) -> list[str]:
    """A card that somebody sees at a table, or one that they do not."""
    view = (json.loads(hello)["update"] or {"view": {}})["view"]
    shown = [card for zone in view.get("zones", ()) for card in zone.get("contents", ())]
    return shown[:1] or ["n-490"]


def heard(socket: Any, seconds: float) -> Iterator[str]:
    """Everything that comes until nothing comes any more."""
    with suppress(Exception):  # nothing more is there to hear
        while True:
            yield socket.receive_text(timeout=seconds)


def test_no_message_of_a_socket_tells_a_secret(scene: Scene) -> None:
    assert {kind.__struct_config__.tag for kind in get_args(wire.ClientMessage)} == SAID.keys()
    kinds: set[str] = set()
    found: list[str] = []

    def look(viewer: str, path: str, text: str) -> None:
        kinds.add(json.loads(text)["type"])
        found.extend(leaks(scene, viewer, path, text))

    for name, table in product(VIEWERS, scene.tables):
        path = f"/api/tables/{table}/socket"
        sits = scene.context.hub.tables[table].table.seat_of(scene.people[name].id) is not None
        with connect(scene, name, path) as socket:
            hello = socket.receive_text(timeout=10)
            look(name, path, hello)
            said = HARMLESS if sits else tuple(SAID)
            for kind in said:
                more = {"cards": seen_cards(hello)} if kind == "why" else SAID[kind]
                socket.send_json({"type": kind, "id": kind, **more})
            answered = 0
            while answered < len(said):
                text = socket.receive_text(timeout=20)
                look(name, path, text)
                answered += json.loads(text).get("id") is not None
    for name, event in product(VIEWERS, scene.events):
        path = f"/api/events/{event}/socket"
        with connect(scene, name, path) as socket:
            look(name, path, socket.receive_text(timeout=10))
    assert found == []
    assert kinds >= {"hello", "receipt", "refusal", "chat", "pong", "reason", "event"}


def test_what_is_new_is_told_to_each_as_they_may_know_it(scene: Scene) -> None:
    """Sockets stay open while something happens at the running table and at every event."""
    table, (cup, draft, online) = scene.tables[0], scene.events
    paths = [f"/api/tables/{table}/socket", *(f"/api/events/{event}/socket" for event in (cup, draft, online))]
    open_now = [(name, path, connect(scene, name, path)) for name, path in product(VIEWERS, paths)]
    for _, _, socket in open_now:
        socket.__enter__()
    ann = next(socket for name, path, socket in open_now if name == "ann" and path == paths[0])
    prompt = json.loads(ann.receive_text(timeout=10))["update"]["prompt"]
    ann.send_json({"type": "act", "id": "1", "action": prompt["choices"][0]["action"], "asked": prompt["asked"]})
    scene.order("judge", cup, "check_list", player="P001", legal=False, errors=["one card too many"])
    scene.order("meijin", draft, "swap_players", "friends of each other", **swapped(scene, draft))
    scene.order("meijin", online, "pause_clock", "a word to all")
    found, kinds = [], set()
    for name, path, socket in open_now:
        for text in heard(socket, 0.05):
            kinds.add(json.loads(text)["type"])
            found += leaks(scene, name, path, text)
        socket.__exit__(None, None, None)
    assert found == []
    assert kinds >= {"hello", "update", "event", "changed"}


def swapped(scene: Scene, event: str) -> dict[str, str]:
    first, second = matches(scene, event)
    return {"one": first["seats"][0], "other": second["seats"][0]}
