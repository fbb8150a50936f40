"""Two people in two browsers play with each other: one invites, the other comes, both see the same."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.person import MOST_CLICKS, Person

OWN_AND_OTHERS = {True: ["own_number", "number"], False: ["number", "own_number"]}  # by whether one sits first


def play_to_the_end(*people: Person) -> None:
    """Whoever is asked chooses, until the game is over for everybody."""
    for _ in range(MOST_CLICKS):
        for person in people:
            offer = person.offer()
            if offer is not None and offer.state == "mine" and offer.anything:
                person.choose()
        if all(person.state == "over" for person in people):
            return
    raise AssertionError("the game does not end")


def test_a_friend_follows_the_invitation_and_they_play_to_the_end(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.open_table("ganymede", visibility="private")
    host.press("waiting-invite")
    link = host.page.locator("a[href*='/i/']").get_attribute("href")
    assert link is not None
    host.page.locator(f"[data-qr='{link}']").wait_for()  # for a phone that is near
    start = host.page.get_by_role("button", name=host.said("waiting-start"))
    assert start.is_disabled()
    assert host.page.get_by_text(host.said("waiting-seats_free")).is_visible(), "it is said why it cannot start"
    friend.open(link)
    friend.press("invitation-accept")
    host.press("waiting-start")
    play_to_the_end(host, friend)
    assert host.log() == friend.log(), "when it is over, both know everything"
    for person in (host, friend):
        assert person.findings() == ["promise", *OWN_AND_OTHERS[person is host], "mixed"], "nobody chose the cards"
        assert person.page.get_by_text(person.said("shuffles-all")).is_visible()


def test_they_talk_and_a_spectator_watches(visit: Visit) -> None:
    host, friend, spectator = visit(), visit(), visit()
    table = host.open_table("ganymede", visibility="link", options={"start_seat": "red"})
    friend.open(f"/tables/{table}")
    friend.press("waiting-sit")
    host.press("waiting-start")
    spectator.open(f"/tables/{table}")
    spectator.wait_for_state("waiting")
    host.press("chat-title")
    host.page.get_by_label(host.said("chat-say")).fill("have fun!")
    host.press("chat-send")
    friend.press("chat-title")
    friend.page.get_by_text("have fun!").wait_for()
    host.resign()
    spectator.wait_for_state("over")
    assert spectator.page.get_by_text("have fun!").count() == 0, "players and spectators have a room each"


def test_a_choice_is_taken_back_and_a_rematch_is_played(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = host.open_table("ganymede", visibility="link", options={"start_seat": "red"})
    friend.open(f"/tables/{table}")
    friend.press("waiting-sit")
    host.press("waiting-start")
    offered = host.choose()
    host.press("table-undo")
    assert host.wait_for_turn().choices == offered.choices
    host.resign()
    for person in (host, friend):
        person.wait_for_state("over")
    host.press("over-again")
    host.page.wait_for_url(lambda url: table not in url)
    friend.press("over-to_rematch")
    friend.page.wait_for_url(host.page.url)
    for person in (host, friend):
        person.wait_for_state("mine", "waiting")  # a click each, and it has begun
