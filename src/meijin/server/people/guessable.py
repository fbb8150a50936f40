"""Passwords that are guessed first: common ones, one's own name, repeats and rows of keys.

What NIST SP 800-63B asks for: a new password is compared with what is commonly used, expected or compromised, and
whoever is refused is told why; nothing is asked about capitals, figures and signs. The list of common words is our own:
what people everywhere take first, in English, in Japanese as it is typed, and from the world of this server.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

FEWEST_SIGNS: Final = 4  # different ones
SHORTEST_REST: Final = 4  # beside one's own name
SHORTEST_ROW: Final = 3
SHORTEST_NUMBER: Final = 12  # a date has eight figures

_ROWS: Final = (
    "1234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "yxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "abcdefghijklmnopqrstuvwxyz",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "q1w2e3r4t5y6u7i8o9p0",
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん",
    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン",
)
_BOTH_WAYS: Final = tuple(way for row in _ROWS for way in (row * 2, (row * 2)[::-1]))  # round the corner: 789012
_FIGURES: Final = str.maketrans("4@3105$7!8", "aaelosstib")
_AROUND: Final = re.compile(r"^[\W\d_]+|[\W\d_]+$")


def why_guessable(password: str, name: str = "") -> str | None:
    """Why a password would be guessed soon, in one word; None if nothing speaks against it.

    >>> why_guessable("correct horse"), why_guessable("P4ssword2024!")
    (None, 'common')
    >>> why_guessable("Ida Berg 1", "Ida Berg")
    'name'
    """
    plain = _plain(password)
    if not plain:
        return "blanks"
    if len(set(plain)) < FEWEST_SIGNS:
        return "few"
    if _repeats(plain):
        return "repeats"
    if _is_rows(plain):
        return "row"
    if plain.isdecimal() and len(plain) < SHORTEST_NUMBER:
        return "number"
    if _hardly_more_than(plain, _plain(name)):
        return "name"
    if _is_common(plain):
        return "common"
    return None


def _plain(text: str) -> str:
    """A text without what makes no difference to whoever guesses: blanks, capitals, ways of writing."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


def _repeats(plain: str) -> bool:
    """Whether a short piece is said several times: abcabcabc."""
    return any(len(plain) >= 2 * size and (plain[:size] * len(plain))[: len(plain)] == plain for size in range(1, 5))


def _is_rows(plain: str) -> bool:
    """Whether it is made of nothing but rows, such as 12345678, abcd1234 or qwerasdf."""
    reached = {0}
    for start in range(len(plain)):
        end = start + SHORTEST_ROW
        while start in reached and end <= len(plain) and _is_row(plain[start:end]):
            reached.add(end)
            end += 1
    return len(plain) in reached


def _is_row(piece: str) -> bool:
    return _counts(piece) or any(piece in way for way in _BOTH_WAYS)


def _counts(piece: str) -> bool:
    """Whether each sign follows the one before, or is the same: as in aaa, or in any alphabet."""
    steps = {ord(after) - ord(before) for before, after in pairwise(piece)}
    return len(steps) == 1 and steps <= {-1, 0, 1}


def _hardly_more_than(plain: str, name: str) -> bool:
    """Whether there is little beside one's own name, forwards or backwards."""
    for each in {name, name[::-1]} if len(name) > 2 else ():
        if each in plain:
            rest = plain.replace(each, "")
            return len(rest) < SHORTEST_REST or _repeats(rest) or _is_rows(rest) or rest.isdecimal()
    return False


def _is_common(plain: str) -> bool:
    """Whether it is common words, perhaps with figures for letters, and figures or signs before and after them."""
    for written in (plain, plain.translate(_FIGURES), plain.replace("1", "i").translate(_FIGURES)):
        for core in (written, _AROUND.sub("", plain).translate(_FIGURES), _AROUND.sub("", written)):
            if core in _common() or _two_common(core):
                return True
    return False


def _two_common(core: str) -> bool:
    return any(core[:cut] in _common() and core[cut:] in _common() for cut in range(3, len(core) - 2))


@cache
def _common() -> frozenset[str]:
    lines = files("meijin.server.people").joinpath("common_passwords.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
