from __future__ import annotations

import pytest

from meijin.server.people.tokens import DAY, is_good, make, read

NOW = 1_800_000_000_000


def test_a_token_is_good_until_it_expires() -> None:
    token, text = make("u", "my bot", NOW, days=2)
    shown = read(f"Bearer {text}")
    assert shown is not None
    assert shown.id == token.id
    assert is_good(token, shown.secret, NOW + 2 * DAY - 1)
    assert not is_good(token, shown.secret, NOW + 2 * DAY)


def test_a_token_without_expiry_stays_good() -> None:
    token, text = make("u", "my bot", NOW, days=None)
    shown = read(f"bearer {text}")
    assert shown is not None
    assert is_good(token, shown.secret, NOW + 100 * 365 * DAY)


def test_another_secret_is_refused_and_none_is_kept() -> None:
    token, text = make("u", "my bot", NOW, days=None)
    assert text.rpartition("_")[2] not in repr(token)
    assert not is_good(token, "00" * 32, NOW)


@pytest.mark.parametrize(
    "header",
    [
        "",
        "Bearer",
        "Bearer mjn",
        "Bearer mjn_1",
        "Bearer mjn__",
        "Bearer abc_12_ab",
        "mjn_12_ab",
        "Basic mjn_12_ab",
        "Bearer mjn_12_ab_cd",
        "Bearer mjn_12_\x00",
        "Bearer mjn_12_xyz",
        "Bearer mjn_12_" + "a" * 10_000,
    ],
)
def test_what_has_not_the_form_of_a_token_is_none(header: str) -> None:
    assert read(header) is None
