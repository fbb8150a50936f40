"""Reading TOML that anybody may have written: what would take the reader of the standard library for ever is refused.

It takes time with the square of the parts of a dotted key, so that one line of a few thousand letters keeps it busy for
minutes, and a call for every bracket within another. Nobody writes such things, so they are looked for before.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

MOST_PARTS: Final = 16  # of a dotted key or of the heading of a table
DEEPEST: Final = 64  # brackets within brackets

# Everything that tells how deep a text goes. Strings and comments are passed over as a whole: what is in them does not
# count. One that does not end goes on to the end, which the reader refuses there.
_TOKEN: Final = re.compile(
    r"""
      "{3} (?: \\. | "{1,2}+ (?!") | [^"\\] )*+ (?: "{3,5}+ | \Z )
    | '{3} (?: '{1,2}+ (?!') | [^'] )*+ (?: '{3,5}+ | \Z )
    | " (?: \\. | [^"\\\n] )*+ "?
    | ' [^'\n]*+ '?
    | \# [^\n]*+
    | (?P<sign> [\[\]{}.=,\n] )
    """,
    re.VERBOSE | re.DOTALL,
)


def parse(text: str) -> dict[str, object]:
    """The table that a TOML text stands for; what is none, or far too deep to be meant, is refused as a ``ValueError``.

    >>> parse("a.b = 1")
    {'a': {'b': 1}}
    >>> parse(".".join("a" * 9000) + " = 1")
    Traceback (most recent call last):
    ...
    ValueError: a key has at most 16 parts (at line 1)
    """
    refuse_depth(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("its values are nested too deeply") from None


def refuse_depth(text: str) -> None:
    """Refuse a text, in TOML or JSON, whose brackets or keys go far too deep to be meant, as a ``ValueError``.

    >>> refuse_depth('{"a": ' * 99 + "1" + "}" * 99)
    Traceback (most recent call last):
    ...
    ValueError: its brackets are nested too deeply (at line 1)
    """
    depth = dots = 0
    line = 1
    for token in _TOKEN.finditer(text):
        match token["sign"]:
            case None:
                line += token[0].count("\n")
                continue
            case ".":
                dots += 1
                if dots >= MOST_PARTS:
                    raise ValueError(f"a key has at most {MOST_PARTS} parts (at line {line})")
                continue
            case "\n":
                line += 1
            case "[" | "{":
                depth += 1
                if depth > DEEPEST:
                    raise ValueError(f"its brackets are nested too deeply (at line {line})")
            case "]" | "}":
                depth -= 1
        dots = 0
