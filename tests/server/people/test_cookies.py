from __future__ import annotations

from http.cookies import SimpleCookie
from typing import TYPE_CHECKING

import pytest
from litestar.exceptions import WebSocketDisconnect

from meijin.server.people.service import People
from meijin.server.people.sessions import HOUR, MINUTE, YEAR
from meijin.server.refusal import Code, Refused

if TYPE_CHECKING:
    from tests.server.people.conftest import World


def test_nobody_is_told_how_to_become_somebody(world: World) -> None:
    answer = world.browser().ask("GET", "/api/me")
    assert answer.status_code == 401
    assert answer.json()["code"] == "not_signed_in"
    assert "POST /api/session" in answer.json()["reason"]


def test_a_guest_gets_a_name_and_a_cookie_and_stays_the_same(world: World) -> None:
    browser = world.browser()
    guest = browser.ask("POST", "/api/session").json()
    assert guest["name"]
    assert guest["account"] is False
    assert browser.ask("POST", "/api/session").json() == guest == browser.ask("GET", "/api/me").json()


def test_another_browser_is_another_guest(world: World) -> None:
    assert world.guest().user.id != world.guest().user.id


def test_the_cookie_is_kept_from_scripts_and_other_sites_and_for_a_year(world: World) -> None:
    answer = world.browser().ask("POST", "/api/session")
    cookie = SimpleCookie(answer.headers["set-cookie"])["meijin"]
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "lax"
    assert (cookie["path"], int(cookie["max-age"])) == ("/", YEAR // 1000)
    assert not cookie["secure"]


def test_over_https_the_cookie_goes_over_https_only(world: World) -> None:
    answer = world.client.post("https://play.example/api/session")
    assert SimpleCookie(answer.headers["set-cookie"])["meijin"]["secure"] is True


def test_the_cookie_changes_as_time_goes_and_the_guest_does_not(world: World) -> None:
    browser = world.guest()
    user, first = browser.user, browser.cookie
    world.now += HOUR
    assert browser.user == user
    second = browser.cookie
    assert second != first
    assert browser.user == user
    world.now += MINUTE
    assert browser.user == user
    assert browser.cookie == second
    browser.cookie = first
    assert browser.ask("GET", "/api/me").status_code == 401


def test_a_guest_whose_answers_are_lost_stays_the_same(world: World) -> None:
    browser = world.guest()
    user = browser.user
    for _ in range(3):
        world.now += 24 * HOUR
        answer = browser.ask("GET", "/api/me", lost=True)
        assert "set-cookie" in answer.headers
    assert browser.user == user
    assert browser.user == user


def test_the_old_cookie_holds_a_minute_for_requests_on_their_way(world: World) -> None:
    browser = world.guest()
    first = browser.cookie
    world.now += HOUR
    assert browser.user == browser.user
    browser.cookie = first
    assert browser.ask("GET", "/api/me", lost=True).status_code == 200


def test_a_cookie_unused_for_a_year_is_nobodys(world: World) -> None:
    browser = world.guest()
    world.now += YEAR + 1
    assert browser.ask("GET", "/api/me").status_code == 401


@pytest.mark.parametrize("forged", ["x", "a.b.c", "", "{cookie}x", "x{cookie}"])
def test_a_forged_cookie_is_refused_and_taken_away(world: World, forged: str) -> None:
    browser = world.guest()
    browser.cookie = forged.format(cookie=browser.cookie)
    answer = browser.ask("GET", "/api/me")
    assert answer.status_code == 401
    assert answer.json()["code"] == "not_signed_in"
    assert browser.cookie is None


def test_a_cookie_of_another_server_is_refused(world: World) -> None:
    from meijin.server.people.sessions import begin, write_cookie
    from meijin.server.people.signatures import Signer, new_key

    browser = world.guest()
    session, secret = begin(browser.user.id, world.now)
    browser.cookie = write_cookie(Signer(new_key()), session.id, secret)
    assert browser.ask("GET", "/api/me").status_code == 401


def test_whoever_has_a_useless_cookie_can_become_a_guest_again(world: World) -> None:
    browser = world.browser()
    browser.cookie = "no.longer.good"
    assert browser.ask("POST", "/api/session").status_code == 200
    assert browser.user.name


def test_signing_out_ends_this_session_and_the_sockets(world: World) -> None:
    browser = world.member("Ann")
    user, cookie = browser.user, browser.cookie
    assert browser.ask("POST", "/api/sign-out").status_code == 204
    assert browser.cookie is None
    assert ("end_sockets", user.id) in world.hub.told
    browser.cookie = cookie
    assert browser.ask("GET", "/api/me").status_code == 401


def test_the_cookie_of_an_answer_wins_over_the_next_one_that_was_due(world: World) -> None:
    world.member("Ann")
    browser = world.guest()
    world.now += HOUR
    answer = browser.ask("POST", "/api/sign-in", {"name": "Ann", "password": "correct horse"})
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert browser.user.name == "Ann"
    world.now += HOUR
    answer = browser.ask("POST", "/api/sign-out")
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert browser.cookie is None


def test_signing_out_leaves_other_browsers_alone(world: World) -> None:
    one, other = world.member("Ann"), world.browser()
    assert other.ask("POST", "/api/sign-in", {"name": "Ann", "password": "correct horse"}).status_code == 200
    one.ask("POST", "/api/sign-out")
    assert other.user.name == "Ann"


def test_signing_out_everywhere_ends_all_sessions_and_tokens_of_this_user_alone(world: World) -> None:
    one, other, somebody = world.member("Ann"), world.browser(), world.guest()
    other.ask("POST", "/api/sign-in", {"name": "Ann", "password": "correct horse"})
    token = one.ask("POST", "/api/tokens", {"name": "bot"}).json()["token"]
    cookie, user = one.cookie, one.user
    assert one.ask("POST", "/api/sign-out-everywhere").status_code == 204
    assert ("end_sockets", user.id) in world.hub.told
    one.cookie = cookie
    assert one.ask("GET", "/api/me").status_code == 401
    assert other.ask("GET", "/api/me").status_code == 401
    program = world.browser().ask("GET", "/api/me", headers={"authorization": f"Bearer {token}"})
    assert program.status_code == 401
    assert somebody.user.name


def test_a_socket_belongs_to_whoever_opens_it(world: World) -> None:
    browser = world.guest()
    name = browser.user.name
    with world.client.websocket_connect("/api/whose-socket", headers=browser.headers) as socket:
        assert socket.receive_text(timeout=5) == name
    world.client.cookies.clear()
    with world.client.websocket_connect("/api/whose-socket") as socket:
        assert socket.receive_text(timeout=5) == ""


@pytest.mark.parametrize(
    ("headers", "code", "closed"),
    [
        ({"cookie": "meijin=a.b.c"}, "not_signed_in", 4401),
        ({"authorization": "Bearer mjn_12_ab"}, "not_signed_in", 4401),
        ({"origin": "https://evil.example"}, "foreign_origin", 4403),
    ],
)
def test_a_socket_is_told_why_it_is_closed(world: World, headers: dict[str, str], code: str, closed: int) -> None:
    with world.client.websocket_connect("/api/whose-socket", headers=headers) as socket:
        refusal = socket.receive_json(timeout=5)
        assert (refusal["type"], refusal["code"]) == ("refusal", code)
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_json(timeout=5)
    assert end.value.code == closed


def test_a_socket_is_told_that_the_database_is_away(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(people: People, cookie: str) -> None:
        raise Refused(Code.UNAVAILABLE, "the database cannot be reached")

    monkeypatch.setattr(People, "by_cookie", away)
    with world.client.websocket_connect("/api/whose-socket", headers={"cookie": "meijin=a.b.c"}) as socket:
        assert socket.receive_json(timeout=5)["code"] == "unavailable"
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_json(timeout=5)
    assert end.value.code == 4503


@pytest.mark.parametrize(
    ("method", "origin", "status"),
    [
        ("POST", None, 200),
        ("POST", "http://testserver.local", 200),
        ("POST", "https://club.example", 200),
        ("POST", "https://evil.example", 403),
        ("POST", "null", 403),
        ("GET", "https://evil.example", 200),
    ],
)
def test_pages_of_other_sites_change_nothing(world: World, method: str, origin: str | None, status: int) -> None:
    browser = world.guest()
    path = "/api/session" if method == "POST" else "/api/me"
    answer = browser.ask(method, path, headers={} if origin is None else {"origin": origin})
    assert answer.status_code == status
    assert (status == 403) == (answer.json().get("code") == "foreign_origin")


def test_no_page_of_another_site_signs_its_visitor_in(world: World) -> None:
    world.member("Ann")
    body = {"name": "Ann", "password": "correct horse"}
    answer = world.browser().ask("POST", "/api/sign-in", body, headers={"origin": "https://evil.example"})
    assert answer.json()["code"] == "foreign_origin"
    assert "set-cookie" not in answer.headers
