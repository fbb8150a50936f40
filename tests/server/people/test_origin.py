from __future__ import annotations

import pytest

from meijin.server.people.origin import is_ours

ELSEWHERE = ("https://club.example", "http://localhost:5173/")


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("http://play.example", "play.example", True),
        ("https://play.example", "play.example", True),  # behind a proxy that speaks https
        ("https://play.example:443", "play.example", True),
        ("https://play.example", "play.example:443", True),
        ("http://play.example:80", "play.example", True),
        ("HTTPS://Play.Example", "play.example", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("https://play.example:80", "play.example", False),
        ("https://play.example:8443", "play.example", False),
        ("https://evil.example", "play.example", False),
        ("https://play.example.evil.example", "play.example", False),
        ("https://evilplay.example", "play.example", False),
        ("https://user@play.example", "play.example", False),
        ("https://club.example", "play.example", True),
        ("https://club.example/", "play.example", True),
        ("http://localhost:5173", "play.example", True),
        ("http://club.example", "play.example", False),
        ("https://club.example:444", "play.example", False),
        ("null", "play.example", False),
        ("null", "null", False),
        ("", "", False),
        ("file://", "", False),
        ("file://play.example", "play.example", False),
        ("//play.example", "play.example", False),
        ("http://", "", False),
        ("http://[", "[", False),
    ],
)
def test_whose_pages_may_ask(origin: str, host: str, ours: bool) -> None:
    assert is_ours(origin, host, ELSEWHERE) is ours
