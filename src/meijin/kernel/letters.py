"""Letters of names: which look alike, which scripts they belong to, and which nobody sees.

Two names that people take for one another have the same :func:`spelling` or the same :func:`skeleton`. The idea is that
of Unicode's technical report 39 (security mechanisms); the table of letters that look alike is our own, and holds what
can stand in a name.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

MOST_MARKS: Final = 2  # on one letter: Vietnamese and Thai need two, a tower covers the lines above and below

# By the letter that people read, what looks like it; capitals and small letters apart, as they look.
_ALIKE: Final = {
    "a": "аɑαａ⍺ᴀ",
    "b": "ЬƄᏏᖯʙ",
    "c": "сϲᴄⅽⲥ",
    "d": "ԁɗⅾᏧᑯᴅ",
    "e": "еєҽ℮ɛεᴇ",
    "f": "ƒϝքꜰ",
    "g": "ɡɢցᶃ",
    "h": "һհᏂʜ",
    "i": "іıɩι\u0456ⅰӏ\u037aᎥ",
    "j": "јϳյȷᴊ",
    "k": "κкᴋⲕ",
    "l": "1I|ⅼІΙӀⵏǀ∣ןՙƖɪʟ",
    "m": "мᴍⅿ",
    "n": "пոռηɴ",
    "o": "0оοօσᴏⲟסഠ൦੦૦௦໐ዐ০०୦",
    "p": "рρϱⲣᴘ",
    "q": "ԛգզꞯ",
    "r": "гᴦⲅꭇʀ",
    "s": "ѕƽꜱ",
    "t": "тτᴛ",
    "u": "υսᴜʋ",
    "v": "ѵνᴠⅴ",
    "w": "ѡԝшաɯᴡ",
    "x": "хχⅹ",
    "y": "уγүყʏ",
    "z": "ᴢ",
    "A": "АΑᎪ",
    "B": "ВΒᏴ",
    "C": "СϹᏟⅭ",
    "D": "ᎠⅮ",
    "E": "ЕΕᎬ",
    "F": "ϜҒ",
    "G": "ԌᏀ",
    "H": "НΗᎻ",
    "J": "ЈᎫͿ",
    "K": "КΚᏦK",
    "L": "ᏞⅬԼ",
    "M": "МΜᎷⅯϺ",
    "N": "ΝⲚ",
    "O": "ОΟՕⲞ",
    "P": "РΡᏢ",
    "Q": "ԚⵕႭ",
    "R": "ᎡᏒƦ",
    "S": "ЅՏᏚ",
    "T": "ТΤᎢ",
    "U": "Սሀ",
    "V": "ѴᏙⅤ",
    "W": "ԜᎳᏔ",
    "X": "ХΧⅩ",
    "Y": "УΥҮϒ",
    "Z": "ΖᏃ",
    # Kana and ideographs that differ by little more than the book they stand in.
    "へ": "ヘ",
    "べ": "ベ",
    "ぺ": "ペ",
    "り": "リ",
    "一": "ーㅡ―—–‐‑-",
    "二": "ニ",
    "八": "ハ",
    "力": "カ",
    "口": "ロ囗",
    "夕": "タ",
    "工": "エ",
    "卜": "ト",
    "千": "チ",
    "丿": "ノ",
    "才": "オ",
    "土": "士",
    "末": "未",
    "日": "曰",
    # Signs.
    "'": "`´’‘ʼʹ′",
    ".": "·・•‧٠۰",
    ",": "،‚",
}
_PROTOTYPE: Final = str.maketrans({alike: letter for letter, all_of in _ALIKE.items() for alike in all_of})
_TOGETHER: Final = (("rn", "m"), ("vv", "w"))  # several that are read as one
# What writing with figures and signs for letters stands for, and the letters that hide behind each other in it.
_FIGURES: Final = str.maketrans({"4": "a", "@": "a", "3": "e", "5": "s", "$": "s", "7": "t", "!": "l", "i": "l"})

# An id in brackets at the end of a name, with what looks like its letter and its figures; see `ends_like_an_id`.
_ID_LETTER: Final = frozenset("pP" + _ALIKE["p"] + _ALIKE["P"])
_NEARLY_FIGURES: Final = frozenset("lO" + _ALIKE["l"] + _ALIKE["O"])
_ID_AT_THE_END: Final = re.compile(r"\( *P *(?=[O ]*0|O *O)[0O ]+\)\W*$")

# Nothing is to be seen of them, though they count as letters, marks or signs.
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_EMOJI_STYLE: Final = "\ufe0f"

# Strokes through a letter, which leave it what it is.
_OVERLAYS: Final = frozenset("\u0334\u0335\u0336\u0337\u0338\u20d2\u20d3\u20e5\u20e6\u20eb")

# Scripts that stand together in one word: Japanese, Korean and Chinese have Latin letters among their own.
_TOGETHER_IN_A_WORD: Final = (
    frozenset({"LATIN", "HIRAGANA", "KATAKANA", "CJK"}),
    frozenset({"LATIN", "HANGUL", "CJK"}),
    frozenset({"LATIN", "BOPOMOFO", "CJK"}),
)
_SCRIPT_OF: Final = {"IDEOGRAPHIC": "CJK", "KATAKANA-HIRAGANA": "KATAKANA"}


@lru_cache(maxsize=20_000)
def spelling(name: str) -> str:
    """What is the same for names that are written with the same letters, small or capital, narrow or wide.

    >>> spelling("Straße") == spelling("STRASSE"), spelling("Ａnn") == spelling("ann")
    (True, True)
    """
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


def alike(one: str, other: str) -> bool:
    """Whether people take two names for one another: they are spelt alike, or look alike.

    >>> alike("Mei", "MEI"), alike("KAI", "Kal"), alike("Kai", "Kal"), alike("Ann Lee", "Ann.Lee")
    (True, True, False, True)
    """
    return not looks(one).isdisjoint(looks(other))


@lru_cache(maxsize=20_000)
def looks(name: str) -> frozenset[str]:
    """All that a name is mistaken by: its spelling, and its skeleton with and without signs and blanks."""
    letters = "".join(each for each in name if not _separates(each))
    return frozenset({spelling(name), skeleton(name), skeleton(letters or name)})


def _separates(sign: str) -> bool:
    """Whether a sign is punctuation or a blank, which stands between letters and beside them but for none."""
    kind = unicodedata.category(sign)
    return kind[0] in "PZ" or (kind in ("Sk", "Sm") and not _PROTOTYPE.get(ord(sign), "").isalpha())


@lru_cache(maxsize=20_000)
def skeleton(name: str) -> str:
    """What is the same for names that look alike, as they are written.

    >>> skeleton("grеedy") == skeleton("Greedy")  # the first has a Cyrillic letter in it
    True
    >>> skeleton("KAI") == skeleton("Kal"), skeleton("Kai") == skeleton("Kal")
    (True, False)
    """
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    seen = "".join(each for each in letters if not _selects_a_style(each) and each not in _OVERLAYS)
    # Capitals first: as they look they may stand for other letters than their small ones.
    looks = seen.translate(_PROTOTYPE).casefold().translate(_PROTOTYPE).casefold()
    for several, one in _TOGETHER:
        looks = looks.replace(several, one)
    return unicodedata.normalize("NFC", " ".join(looks.split()))


@lru_cache(maxsize=20_000)
def bare(name: str) -> str:
    """What is left of a name without everything that is put on it to pass for another: marks, signs, figures.

    >>> bare("~ Ådm1n 7 ~") == bare("admin")
    True
    """
    # Dashes go first: in a skeleton they are the ideograph that looks like them.
    joined = "".join(each for each in name.rstrip("0123456789 _-.~*!") if unicodedata.category(each) != "Pd")
    letters = unicodedata.normalize("NFD", skeleton(joined)).translate(_FIGURES)
    return "".join(each for each in letters if each.isalnum())


def unseen(name: str) -> str | None:
    """The first sign of a name that nobody sees or that turns the direction of writing; None if all can be seen."""
    for place, sign in enumerate(name):
        # Control, formatting, surrogate, private and unassigned characters; and what only chooses a style, but for
        # the one that makes a picture of a sign.
        styled = sign == _EMOJI_STYLE and place and not name[place - 1].isalpha()
        if unicodedata.category(sign).startswith("C") or sign in _UNSEEN or (_selects_a_style(sign) and not styled):
            return sign
    return None


def towers(name: str) -> bool:
    """Whether so many marks stand on one letter that they run over the lines above and below.

    >>> towers("Nguyễn"), towers("Z" + "\\u0301" * 5)
    (False, True)
    """
    on_one = 0
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        on_one = on_one + 1 if kind in ("Mn", "Me") and not _selects_a_style(sign) else 0
        if kind == "Me" or on_one > MOST_MARKS:
            return True
    return False


def ends_like_an_id(name: str) -> bool:
    """Whether a name ends like the id that is shown beside names that look alike, in brackets of any kind.

    >>> ends_like_an_id("Paul (P001)"), ends_like_an_id("Paul [PO1]"), ends_like_an_id("Paul (Pool)")
    (True, True, False)
    """
    return _ID_AT_THE_END.search("".join(map(_part_of_an_id, unicodedata.normalize("NFKD", name)))) is not None


def _part_of_an_id(sign: str) -> str:
    """What a sign is in an id: a bracket, the letter, a figure (0) or nearly one (O), or itself."""
    kind = unicodedata.category(sign)
    if kind in ("Ps", "Pi") or sign == "<":
        return "("
    if kind in ("Pe", "Pf") or sign == ">":
        return ")"
    if kind == "Nd":
        return "0"
    if sign in _ID_LETTER:
        return "P"
    if sign in _NEARLY_FIGURES:
        return "O"
    return "" if kind in ("Mn", "Me") else sign


def readable(name: str) -> str:
    """A name from before there were rules for them, as it is shown: without what nobody sees, and without towers.

    >>> readable("Ann\\u202ebeN"), readable("Zo" + "\\u0301" * 9 + "e") == readable("Zo\\u0301\\u0301\\u0301e")
    ('AnnbeN', True)
    """
    if name.isascii() and name.isprintable():
        return name
    shown: list[str] = []
    on_one = 0
    for sign in " ".join(unicodedata.normalize("NFC", name).split()):
        marks = unicodedata.category(sign) in ("Mn", "Me") and not _selects_a_style(sign)
        on_one = on_one + 1 if marks else 0
        if on_one <= MOST_MARKS and (unseen("".join((*shown[-1:], sign))) is None):
            shown.append(sign)
    return "".join(shown).strip() or "?"


def mixed_word(name: str) -> tuple[str, list[str]] | None:
    """The first word with letters of scripts that do not stand together in one, and these scripts.

    >>> mixed_word("Иван Grеy")
    ('Grеy', ['Cyrillic', 'Latin'])
    >>> mixed_word("Иван Grey 名人カップA")
    """
    for word in unicodedata.normalize("NFKC", name).split():
        scripts = {found for each in word if (found := _script(each)) is not None}
        if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER_IN_A_WORD):
            return word, sorted(script.capitalize() for script in scripts)
    return None


def _script(sign: str) -> str | None:
    """The script of a letter, as its name in Unicode begins; None for what is at home in all of them."""
    if not sign.isalpha():
        return None
    first = unicodedata.name(sign, "").partition(" ")[0]
    return _SCRIPT_OF.get(first, first) or None


def _selects_a_style(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
