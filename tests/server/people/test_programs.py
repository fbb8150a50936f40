"""Tokens, as programs use them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from meijin.server.people.tokens import DAY, MOST

if TYPE_CHECKING:
    from httpx import Response

    from tests.server.people.conftest import World


def ask(world: World, token: str, method: str, path: str, body: object = None, **headers: str) -> Response:
    return world.browser().ask(method, path, body, headers={"authorization": f"Bearer {token}", **headers})


def test_a_program_with_a_token_is_its_user(world: World) -> None:
    owner = world.guest()
    made = owner.ask("POST", "/api/tokens", {"name": "my bot"})
    assert made.status_code == 201
    assert ask(world, made.json()["token"], "GET", "/api/me").json()["id"] == owner.user.id
    assert ask(world, made.json()["token"], "POST", "/api/session").json()["id"] == owner.user.id


def test_a_token_opens_a_socket_from_anywhere(world: World) -> None:
    owner = world.guest()
    name = owner.user.name
    token = owner.ask("POST", "/api/tokens", {"name": "my bot"}).json()["token"]
    headers = {"authorization": f"Bearer {token}", "origin": "https://bots.example"}
    world.client.cookies.clear()
    with world.client.websocket_connect("/api/whose-socket", headers=headers) as socket:
        assert socket.receive_text(timeout=5) == name


def test_the_text_of_a_token_is_shown_once(world: World) -> None:
    owner = world.guest()
    made = owner.ask("POST", "/api/tokens", {"name": "my bot", "days": 3}).json()
    listed = owner.ask("GET", "/api/tokens")
    assert made["token"].rpartition("_")[2] not in listed.text
    assert listed.json() == {
        "tokens": [
            {"id": made["id"], "name": "my bot", "created": world.now, "expires": world.now + 3 * DAY, "used": None}
        ]
    }


def test_a_list_says_when_a_token_was_used(world: World) -> None:
    owner = world.guest()
    token = owner.ask("POST", "/api/tokens", {"name": "my bot"}).json()["token"]
    world.now += DAY
    ask(world, token, "GET", "/api/me")
    assert owner.ask("GET", "/api/tokens").json()["tokens"][0]["used"] == world.now


def test_an_expired_token_is_refused(world: World) -> None:
    token = world.guest().ask("POST", "/api/tokens", {"name": "my bot", "days": 1}).json()["token"]
    world.now += DAY - 1
    assert ask(world, token, "GET", "/api/me").status_code == 200
    world.now += 1
    answer = ask(world, token, "GET", "/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")
    assert "expired" in answer.json()["reason"]


def test_a_revoked_token_is_refused_and_its_sockets_end(world: World) -> None:
    owner = world.guest()
    made = owner.ask("POST", "/api/tokens", {"name": "my bot"}).json()
    assert owner.ask("DELETE", f"/api/tokens/{made['id']}").status_code == 204
    assert ("end_sockets", owner.user.id) in world.hub.told
    assert ask(world, made["token"], "GET", "/api/me").status_code == 401
    assert owner.ask("DELETE", f"/api/tokens/{made['id']}").status_code == 404


def test_nobody_revokes_the_token_of_another(world: World) -> None:
    made = world.guest().ask("POST", "/api/tokens", {"name": "my bot"}).json()
    other = world.guest()
    assert other.ask("DELETE", f"/api/tokens/{made['id']}").status_code == 404
    assert other.ask("GET", "/api/tokens").json() == {"tokens": []}
    assert ask(world, made["token"], "GET", "/api/me").status_code == 200


@pytest.mark.parametrize("token", ["x", "%00", "..", "0123456789abcdef"])
def test_a_token_that_is_not_there_cannot_be_revoked(world: World, token: str) -> None:
    assert world.guest().ask("DELETE", f"/api/tokens/{token}").status_code in (404, 405)


def test_the_id_of_one_token_and_the_secret_of_another_open_nothing(world: World) -> None:
    one, other = (world.guest().ask("POST", "/api/tokens", {"name": "bot"}).json() for _ in range(2))
    mixed = f"mjn_{one['id']}_{other['token'].rpartition('_')[2]}"
    assert ask(world, mixed, "GET", "/api/me").status_code == 401


def test_a_bad_token_is_refused_even_beside_a_good_cookie(world: World) -> None:
    owner = world.guest()
    cookie = owner.cookie
    answer = owner.ask("GET", "/api/me", headers={"authorization": "Bearer mjn_12_ab"}, lost=True)
    assert answer.status_code == 401
    assert "set-cookie" not in answer.headers  # the cookie is not what was wrong
    assert owner.cookie == cookie


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/account", {"name": "Mallory", "password": "correct horse"}),
        ("POST", "/api/sign-in", {"name": "Ann", "password": "correct horse"}),
        ("PATCH", "/api/me", {"name": "Mallory"}),
        ("DELETE", "/api/me", None),
        ("PUT", "/api/password", {"old": "correct horse", "new": "battery staple"}),
        ("POST", "/api/sign-out", None),
        ("POST", "/api/sign-out-everywhere", None),
        ("GET", "/api/tokens", None),
        ("POST", "/api/tokens", {"name": "another"}),
        ("DELETE", "/api/tokens/{id}", None),
    ],
)
def test_a_token_cannot_change_who_its_owner_is(world: World, method: str, path: str, body: object) -> None:
    owner = world.member("Ann")
    user = owner.user
    made = owner.ask("POST", "/api/tokens", {"name": "my bot"}).json()
    answer = ask(world, made["token"], method, path.format(id=made["id"]), body)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert owner.user == user
    assert len(owner.ask("GET", "/api/tokens").json()["tokens"]) == 1


def test_one_user_has_so_many_tokens(world: World) -> None:
    owner = world.guest()
    for number in range(MOST):
        assert owner.ask("POST", "/api/tokens", {"name": f"bot {number}"}).status_code == 201
    answer = owner.ask("POST", "/api/tokens", {"name": "one more"})
    assert answer.status_code == 409
    assert "revoke" in answer.json()["reason"]


@pytest.mark.parametrize("body", [{"name": "b", "days": 0}, {"name": "b", "days": 3651}, {"days": 1}, {"name": "\x07"}])
def test_tokens_that_cannot_be_are_refused(world: World, body: object) -> None:
    owner = world.guest()
    assert owner.ask("POST", "/api/tokens", body).status_code == 400
    assert owner.ask("GET", "/api/tokens").json() == {"tokens": []}
