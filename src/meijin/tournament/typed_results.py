"""Results typed where a reason is asked for, which is said in words and stays in the log."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# The signs in which results are typed, at the desk and on the command line: 2-1, id, ll, f1, a2, places like 2 1=4 3.
_RESULT: Final = re.compile(r"(?:[\d\s=<>:.,;/–—ー−-]|\b(?:id|ll|xx|aa|d|[fa]\d)\b)+", re.ASCII)


def reads_like_a_result(text: str) -> bool:
    """Whether somebody typed the result of a table where a reason is asked for.

    >>> [reads_like_a_result(line) for line in ("4 2-1", "12 id", "3 f1", "3 2 1=4 3", "\uff14\u3000\uff12-\uff11")]
    [True, True, True, True, True]
    >>> [reads_like_a_result(line) for line in ("it was 2-1", "table 4 was misread", "\u8aad\u307f\u9055\u3048", "")]
    [False, False, False, False]
    """
    plain = unicodedata.normalize("NFKC", text).casefold().strip()
    return bool(plain) and _RESULT.fullmatch(plain) is not None
