"""Small pieces of language for logs, reasons and explanations."""

from __future__ import annotations


def counted(n: int, noun: str) -> str:
    """So many of something.

    >>> counted(1, "card"), counted(3, "card")
    ('1 card', '3 cards')
    """
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def sentence(words: str) -> str:
    """Words that begin like a sentence and end like one.

    >>> sentence("deploy a fighter")
    'Deploy a fighter.'
    """
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")
