from __future__ import annotations

from msgspec.structs import asdict

from meijin.server.people.sessions import HOUR, MINUTE, YEAR, Session, Step, begin, go_on, read_cookie, write_cookie
from meijin.server.people.signatures import Signer

SIGNER = Signer("5a" * 32)
START = 1_800_000_000_000


def on(session: Session, secret: str, now: int) -> Step:
    step = go_on(SIGNER, session, secret, now)
    assert step is not None
    return step


def rotated() -> tuple[Session, str, str, int]:
    """A session whose second secret has just been used: with the first, the second, and when that was."""
    session, first = begin("u", START)
    session, second = on(session, first, START + HOUR)
    assert second is not None
    used = START + HOUR + 5
    return on(session, second, used).session, first, second, used


def test_a_cookie_says_what_was_written_into_it() -> None:
    cookie = write_cookie(SIGNER, "abc", "s3cret")
    assert read_cookie(SIGNER, cookie) == ("abc", "s3cret")


def test_a_cookie_with_any_character_changed_or_cut_is_nobodys() -> None:
    session, secret = begin("u", START)
    cookie = write_cookie(SIGNER, session.id, secret)
    for place, character in enumerate(cookie):
        other = "A" if character != "A" else "B"
        assert read_cookie(SIGNER, cookie[:place] + other + cookie[place + 1 :]) is None
        assert read_cookie(SIGNER, cookie[:place]) is None
    for other in ("", ".", "..", "...", cookie + "x", cookie + ".x", "x" * 100_000, "\ud800.\ud800.\ud800"):
        assert read_cookie(SIGNER, other) is None


def test_a_cookie_signed_with_another_key_or_for_another_purpose_is_nobodys() -> None:
    session, secret = begin("u", START)
    assert read_cookie(SIGNER, write_cookie(Signer("5b" * 32), session.id, secret)) is None
    forged = f"{session.id}.{secret}.{SIGNER.sign('invitation', f'{session.id}.{secret}')}"
    assert read_cookie(SIGNER, forged) is None


def test_no_secret_is_kept() -> None:
    session, secret = begin("u", START)
    session, offered = on(session, secret, START + HOUR)
    assert offered is not None
    kept = repr(asdict(session))
    assert secret not in kept
    assert offered not in kept


def test_within_the_hour_nothing_changes() -> None:
    session, secret = begin("u", START)
    assert on(session, secret, START + HOUR - 1) == (session, None)


def test_after_an_hour_the_answer_brings_the_next_secret() -> None:
    session, secret = begin("u", START)
    kept, offered = on(session, secret, START + HOUR)
    assert offered not in (None, secret)
    assert kept.secret == session.secret


def test_a_lost_answer_loses_nobody() -> None:
    session, secret = begin("u", START)
    for day in range(1, 10):
        session, offered = on(session, secret, START + day * 24 * HOUR)
        assert offered is not None
    assert on(session, offered or "", START + 10 * 24 * HOUR).session.secret != session.secret


def test_answers_of_requests_that_came_together_bring_the_same_secret() -> None:
    session, secret = begin("u", START)
    kept, one = on(session, secret, START + HOUR)
    _, other = on(kept, secret, START + HOUR + 1)
    _, elsewhere = on(session, secret, START + HOUR + 2)  # a worker that has not seen the first request
    assert one == other == elsewhere


def test_the_old_secret_is_good_for_a_minute_after_the_next_was_used() -> None:
    session, first, second, used = rotated()
    assert on(session, first, used + MINUTE - 1) == (session, None)
    assert on(session, second, used + MINUTE - 1) == (session, None)


def test_the_old_secret_is_refused_when_the_minute_is_over() -> None:
    session, first, second, used = rotated()
    assert go_on(SIGNER, session, first, used + MINUTE) is None
    assert on(session, second, used + MINUTE) == (session, None)


def test_the_secret_before_the_old_one_is_refused_at_once() -> None:
    session, first, second, used = rotated()
    session, third = on(session, second, used + HOUR)
    session, _ = on(session, third or "", used + HOUR)
    assert go_on(SIGNER, session, first, used + HOUR) is None
    assert go_on(SIGNER, session, second, used + HOUR) is not None


def test_an_unknown_secret_opens_nothing() -> None:
    session, *_ = rotated()
    assert go_on(SIGNER, session, "guessed", START + HOUR + 10) is None
    assert go_on(SIGNER, session, "", START + HOUR + 10) is None


def test_a_session_ends_after_a_year_without_use_and_not_while_it_is_used() -> None:
    session, secret = begin("u", START)
    assert go_on(SIGNER, session, secret, START + YEAR + 1) is None
    for month in range(1, 30):
        session = on(session, secret, START + month * YEAR // 12).session
    assert go_on(SIGNER, session, secret, START + 30 * YEAR // 12) is not None
