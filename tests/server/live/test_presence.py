from __future__ import annotations

from meijin.server.live.presence import ABSENT_AFTER, REMEMBERED, Presence


def test_two_tabs_of_a_seat_are_one_presence() -> None:
    presence = Presence(now=0)
    assert presence.come(0, 10)
    assert not presence.come(0, 20)
    assert not presence.go(0, 30)
    assert presence.connected(0)
    assert presence.go(0, 40)
    assert not presence.connected(0)


def test_absent_is_who_has_had_no_socket_for_a_minute() -> None:
    presence = Presence(now=0)
    presence.come(0, 10)
    assert not presence.absent(0, 10 * ABSENT_AFTER)
    presence.go(0, 1000)
    assert not presence.absent(0, 1000 + ABSENT_AFTER - 1)
    assert presence.absent(0, 1000 + ABSENT_AFTER)


def test_after_a_restart_everybody_has_a_minute_to_come_back() -> None:
    presence = Presence(now=5000)
    assert not presence.absent(1, 5000 + ABSENT_AFTER - 1)
    assert presence.absent(1, 5000 + ABSENT_AFTER)


def test_another_worker_is_believed_until_it_falls_silent() -> None:
    presence = Presence(now=0)
    presence.hear("other", [1], 100)
    assert presence.connected(1)
    assert set(presence) == {1}
    assert not presence.forget(100 + REMEMBERED)
    assert presence.connected(1)
    assert presence.forget(101 + REMEMBERED)
    assert not presence.connected(1)


def test_another_worker_takes_its_word_back() -> None:
    presence = Presence(now=0)
    presence.hear("other", [0, 1], 100)
    presence.hear("other", [1], 200)
    assert not presence.connected(0)
    assert not presence.absent(0, 200 + ABSENT_AFTER - 1)
    assert presence.absent(0, 200 + ABSENT_AFTER)
    assert not presence.forget(250)
