from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from argon2 import PasswordHasher

from meijin.server.people import limits
from meijin.server.people.passwords import Passwords

if TYPE_CHECKING:
    from meijin.server.people.user import User
    from tests.server.people.conftest import World

PASSWORD = "correct horse"


def muting(*people: User) -> dict[str, object]:
    return {"users": [{"id": each.id, "name": each.name} for each in people]}


def test_a_guest_who_makes_an_account_stays_the_same_person(world: World) -> None:
    browser = world.guest()
    guest = browser.user
    answer = browser.ask("POST", "/api/account", {"name": "Ann", "password": PASSWORD})
    assert answer.status_code == 201
    assert answer.json() == {"id": guest.id, "name": "Ann", "account": True, "created": guest.created}
    assert browser.user.id == guest.id


def test_whoever_knew_the_guests_cookie_or_token_is_not_in_the_account(world: World) -> None:
    browser, planted = world.guest(), world.browser()
    planted.cookie = browser.cookie
    token = browser.ask("POST", "/api/tokens", {"name": "bot"}).json()["token"]
    browser.ask("POST", "/api/account", {"name": "Ann", "password": PASSWORD})
    assert planted.ask("GET", "/api/me").status_code == 401
    assert world.browser().ask("GET", "/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    assert browser.user.name == "Ann"


def test_signing_in_on_another_machine_gives_the_same_user(world: World) -> None:
    here, there = world.member("Ann"), world.browser()
    answer = there.ask("POST", "/api/sign-in", {"name": "  ANN ", "password": PASSWORD})
    assert answer.status_code == 200
    assert there.user == here.user


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(world: World) -> None:
    world.member("Ann")
    browser = world.browser()
    wrong = browser.ask("POST", "/api/sign-in", {"name": "Ann", "password": "incorrect horse"})
    unknown = browser.ask("POST", "/api/sign-in", {"name": "Ben", "password": "incorrect horse"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()
    assert browser.cookie is None


def test_the_games_of_a_guest_go_over_to_the_account(world: World) -> None:
    account = world.member("Ann").user
    browser = world.guest()
    guest, cookie = browser.user, browser.cookie
    assert browser.ask("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD}).status_code == 200
    assert ("hand_over", guest.id, account.id, "Ann") in world.hub.told
    assert browser.user == account
    browser.cookie = cookie
    assert browser.ask("GET", "/api/me").status_code == 401


def test_whom_a_guest_muted_stays_muted_and_who_muted_the_guest_hears_nothing_of_the_account(world: World) -> None:
    ann, other = world.member("Ann"), world.guest()
    guest = world.guest()
    guest_id = guest.user.id
    guest.ask("PUT", f"/api/mutes/{other.user.id}")
    other.ask("PUT", f"/api/mutes/{guest_id}")
    other.ask("PUT", f"/api/mutes/{ann.user.id}")
    guest.ask("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD})
    assert ann.ask("GET", "/api/mutes").json() == muting(other.user)
    assert other.ask("GET", "/api/mutes").json() == muting(ann.user)


def test_nothing_goes_over_when_the_password_is_wrong(world: World) -> None:
    world.member("Ann")
    browser = world.guest()
    guest = browser.user
    assert browser.ask("POST", "/api/sign-in", {"name": "Ann", "password": "incorrect horse"}).status_code == 401
    assert browser.user == guest
    assert not [told for told in world.hub.told if told[0] == "hand_over"]


def test_going_from_one_account_to_another_ends_the_session_of_the_first(world: World) -> None:
    world.member("Ann")
    browser = world.member("Ben")
    cookie = browser.cookie
    assert browser.ask("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD}).status_code == 200
    assert browser.user.name == "Ann"
    assert not [told for told in world.hub.told if told[0] == "hand_over"]
    browser.cookie = cookie
    assert browser.ask("GET", "/api/me").status_code == 401


@pytest.mark.parametrize("name", ["Ann", "ANN", "Ａnn", " ann "])
def test_an_account_name_is_there_once(world: World, name: str) -> None:
    world.member("Ann")
    for browser in (world.browser(), world.guest()):
        answer = browser.ask("POST", "/api/account", {"name": name, "password": PASSWORD})
        assert (answer.status_code, answer.json()["code"]) == (409, "conflict")
    guest = world.guest()
    assert guest.ask("PATCH", "/api/me", {"name": name}).status_code == 409
    assert world.member("Ben").ask("PATCH", "/api/me", {"name": name}).status_code == 409


def test_a_second_account_is_made_after_signing_out(world: World) -> None:
    answer = world.member("Ann").ask("POST", "/api/account", {"name": "Ben", "password": PASSWORD})
    assert answer.status_code == 409
    assert "sign out" in answer.json()["reason"]


def test_a_guest_and_a_member_may_be_called_otherwise(world: World) -> None:
    guest, member = world.guest(), world.member("Ann")
    assert guest.ask("PATCH", "/api/me", {"name": " Ben  the Bold "}).json()["name"] == "Ben the Bold"
    assert guest.user.name == "Ben the Bold"
    assert member.ask("PATCH", "/api/me", {"name": "Anna"}).status_code == 200
    assert world.browser().ask("POST", "/api/sign-in", {"name": "anna", "password": PASSWORD}).status_code == 200
    assert world.browser().ask("POST", "/api/account", {"name": "Ann", "password": PASSWORD}).status_code == 201


def test_a_member_may_spell_the_name_otherwise(world: World) -> None:
    member = world.member("Ann")
    assert member.ask("PATCH", "/api/me", {"name": "ANN"}).json()["name"] == "ANN"


def test_another_password_ends_what_was_opened_with_the_old_one(world: World) -> None:
    here, there = world.member("Ann"), world.browser()
    there.ask("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD})
    answer = here.ask("PUT", "/api/password", {"old": PASSWORD, "new": "battery staple"})
    assert answer.status_code == 204
    assert here.user.name == "Ann"
    assert there.ask("GET", "/api/me").status_code == 401
    assert there.ask("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD}).status_code == 401
    assert there.ask("POST", "/api/sign-in", {"name": "Ann", "password": "battery staple"}).status_code == 200


def test_the_password_stays_when_the_old_one_is_not_known(world: World) -> None:
    browser = world.member("Ann")
    answer = browser.ask("PUT", "/api/password", {"old": "incorrect horse", "new": "battery staple"})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert world.browser().ask("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD}).status_code == 200
    assert world.guest().ask("PUT", "/api/password", {"old": PASSWORD, "new": PASSWORD}).status_code == 409


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": "Ann"},
        {"name": "Ann", "password": "short"},
        {"name": "Ann", "password": "x" * 201},
        {"name": "", "password": PASSWORD},
        {"name": "An\x00n", "password": PASSWORD},
        {"name": "x" * 25, "password": PASSWORD},
        {"name": 5, "password": PASSWORD},
        {"name": "Ann", "password": PASSWORD, "admin": True},
    ],
)
def test_bodies_that_cannot_be_are_refused(world: World, body: object) -> None:
    browser = world.browser()
    answer = browser.ask("POST", "/api/account", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert browser.cookie is None


def test_a_name_that_cannot_be_is_refused_at_the_door(world: World) -> None:
    answer = world.browser().ask("POST", "/api/sign-in", {"name": "An\x00n", "password": PASSWORD})
    assert answer.status_code == 400


def test_whoever_is_deleted_is_gone(world: World) -> None:
    browser, other = world.member("Ann"), world.guest()
    user, cookie = browser.user, browser.cookie
    token = browser.ask("POST", "/api/tokens", {"name": "bot"}).json()["token"]
    browser.ask("PUT", f"/api/mutes/{other.user.id}")
    other.ask("PUT", f"/api/mutes/{user.id}")
    assert browser.ask("DELETE", "/api/me", {"password": PASSWORD}).status_code == 204
    assert browser.cookie is None
    assert ("user_gone", user.id) in world.hub.told
    browser.cookie = cookie
    assert browser.ask("GET", "/api/me").status_code == 401
    assert world.browser().ask("GET", "/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    assert world.browser().ask("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD}).status_code == 401
    assert other.ask("GET", "/api/mutes").json() == {"users": []}
    assert other.ask("PUT", f"/api/mutes/{user.id}").status_code == 404
    assert world.member("Ann").user.id != user.id


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (None, 403, "`password`"),
        ({"password": "incorrect horse"}, 403, "not the password"),
        ({}, 400, "'password' is needed"),
    ],
)
def test_an_account_is_deleted_only_with_its_password(world: World, body: object, status: int, why: str) -> None:
    browser = world.member("Ann")
    answer = browser.ask("DELETE", "/api/me", body)
    assert (answer.status_code, why in answer.json()["reason"]) == (status, True), answer.text
    assert browser.user.name == "Ann"
    assert not world.hub.told


def test_passwords_are_not_guessed_by_deleting_either(world: World) -> None:
    browser = world.member("Ann")
    tried = [browser.ask("DELETE", "/api/me", {"password": "wrong"}).status_code for _ in range(20)]
    assert tried[-1] == 429


def test_a_guest_is_deleted_without_a_password(world: World) -> None:
    assert world.guest().ask("DELETE", "/api/me").status_code == 204


def test_nobody_is_called_like_a_bot(world: World) -> None:
    guest = world.guest()
    name = guest.user.name
    for method, path, more in (("PATCH", "/api/me", {}), ("POST", "/api/account", {"password": PASSWORD})):
        answer = guest.ask(method, path, {"name": "Ｇreedy", **more})
        assert (answer.status_code, "bot" in answer.json()["reason"]) == (400, True), answer.text
    assert guest.user.name == name
    assert guest.ask("POST", "/api/tokens", {"name": "greedy"}).status_code == 201  # a program may be


def test_nobody_is_deleted_while_the_seats_cannot_be_left(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    from meijin.server.refusal import Code, Refused

    async def user_gone(user: str) -> None:
        raise Refused(Code.UNAVAILABLE, f"no database for {user}")

    browser = world.guest()
    monkeypatch.setattr(world.hub, "user_gone", user_gone, raising=False)
    assert browser.ask("DELETE", "/api/me").status_code == 503
    assert browser.user.name


def test_mutes_are_kept_once_and_taken_back(world: World) -> None:
    me, other = world.guest(), world.guest()
    for _ in range(2):
        assert me.ask("PUT", f"/api/mutes/{other.user.id}").status_code == 204
    assert me.ask("GET", "/api/mutes").json() == muting(other.user)
    assert ("mutes_changed", me.user.id) in world.hub.told
    assert other.ask("GET", "/api/mutes").json() == {"users": []}
    assert me.ask("DELETE", f"/api/mutes/{other.user.id}").status_code == 204
    assert me.ask("GET", "/api/mutes").json() == {"users": []}


@pytest.mark.parametrize("user", ["0123456789abcdef", "nobody", "%00", "%ED%A0%80"])
def test_only_somebody_can_be_muted(world: World, user: str) -> None:
    me = world.guest()
    assert me.ask("PUT", f"/api/mutes/{user}").status_code == 404
    assert me.ask("DELETE", f"/api/mutes/{user}").status_code == 204
    assert me.ask("PUT", f"/api/mutes/{me.user.id}").status_code == 409


def test_guessing_passwords_is_stopped_for_the_name_wherever_it_comes_from(world: World) -> None:
    world.member("Ann")
    for _ in range(limits.FAILURES.burst):
        assert _try(world, "Ann", "incorrect horse") == 401
    assert _try(world, "ann", PASSWORD) == 429
    world.now += limits.FAILURES.every
    assert _try(world, "Ann", PASSWORD) == 200


def test_right_passwords_do_not_count_as_guesses(world: World) -> None:
    world.member("Ann")
    assert [_try(world, "Ann", PASSWORD) for _ in range(limits.FAILURES.burst + 1)] == [200] * 6


def test_a_password_is_hashed_anew_when_the_parameters_have_changed(world: World) -> None:
    world.member("Ann")
    stronger = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
    world.people.passwords = Passwords(stronger)
    before = world.password_of("Ann")
    assert _try(world, "Ann", PASSWORD) == 200
    after = world.password_of("Ann")
    assert stronger.check_needs_rehash(before)
    assert not stronger.check_needs_rehash(after)
    assert _try(world, "Ann", PASSWORD) == 200
    assert world.password_of("Ann") == after


def test_sign_ins_from_one_address_are_limited_and_the_answer_says_how_long(world: World) -> None:
    answers = [
        world.browser().ask("POST", "/api/sign-in", {"name": f"Nobody {number}", "password": PASSWORD})
        for number in range(limits.SIGNING_IN.burst + 1)
    ]
    assert [answer.status_code for answer in answers] == [401] * limits.SIGNING_IN.burst + [429]
    assert answers[-1].headers["retry-after"] == "6"
    assert answers[-1].json()["code"] == "too_fast"


def test_new_guests_from_one_address_are_limited_and_old_ones_are_not(world: World) -> None:
    old, made = world.guest(), 1
    while world.browser().ask("POST", "/api/session").status_code == 200:
        made += 1
        world.now += limits.REQUESTS.every
        assert made < 2 * limits.NEW_GUESTS.burst
    assert made >= limits.NEW_GUESTS.burst
    assert old.ask("POST", "/api/session").status_code == 200


def test_requests_are_limited_and_say_how_long_to_wait(world: World) -> None:
    browser = world.browser()
    for _ in range(limits.REQUESTS.burst):
        assert browser.ask("GET", "/api/me").status_code == 401
    answer = browser.ask("GET", "/api/me")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
    assert answer.json()["code"] == "too_fast"
    world.now += limits.REQUESTS.every
    assert browser.ask("GET", "/api/me").status_code == 401


def _try(world: World, name: str, password: str) -> int:
    return world.browser().ask("POST", "/api/sign-in", {"name": name, "password": password}).status_code
