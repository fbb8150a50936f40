"""The message that a term of the effect language is said by: it follows from the term's class.

``draw`` with its keys ``who`` and ``n`` is ``part-card-op_draw`` with ``$who`` and ``$n``; its words stand under that
id in ``words/en/effects.ftl``, and in the same file of any other language. Beside its keys a message has ``$line``
(``db`` on a card of Dragon Ball), which decides what things are called; ``$form``, which says how the sentence goes on:
``and`` where another clause follows, ``may`` where it is allowed and not told, ``if`` and ``while`` for a condition;
and ``$negated`` for a condition that must not hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from meijin.games.crossover.language.parts import CardPart
from meijin.games.crossover.language.terms import (
    AnyCoin,
    Attribute,
    Coin,
    Fit,
    KeywordKind,
    Name,
    Rank,
    Symbol,
    Term,
    Trait,
)
from meijin.games.crossover.language.vocabulary import Ref, Word
from meijin.words import Message, Text, declared
from meijin.words import Term as TermName

Key = tuple[str, str, str]
"""A field of a term, what its message calls it, and what sort of value it is."""
Named = Name | Trait | Attribute | Symbol | Coin | KeywordKind | Rank
_NAMED: Final = (*get_args(Named), AnyCoin)


def _flag(key: str) -> dict[str, Any]:
    return {key: bool | None}


# What the message of a term has for a key, by the sort of it.
_HELD: Final[Mapping[str, Any]] = {
    "word": lambda key: {key: str | None},
    "flag": _flag,
    "count": lambda key: {key: int | None},
    "name": lambda key: {key: TermName | None},
    "said": lambda key: {key: Message | None},
    "objects": lambda key: {key: Message, f"{key}_is": str | None},
    "amount": lambda key: {
        **{key: Text, f"{key}_one": bool | None, f"{key}_how": str | None, f"{key}_where": Message | None}
    },
}


_MESSAGES: Final[dict[type[Term], type[Message]]] = {}
_KEYS: Final[dict[type[Term], tuple[Key, ...]]] = {}


def message_of(term: type[Term]) -> type[Message]:
    """The message that a term is said by.

    >>> from meijin.games.crossover.effects.card_operations import Draw
    >>> [slot.name for slot in message_of(Draw).shape().slots]
    ['who', 'n', 'n_one', 'n_how', 'n_where', 'line', 'form', 'negated']
    """
    if term not in _MESSAGES:
        held: dict[str, Any] = {}
        for _, key, sort in keys_of(term):
            held |= _HELD[sort](key)
        held |= {**term.telling, "line": str | None, "form": str | None, "negated": bool | None}
        told = {key: hint for key, hint in held.items() if hint is not None}
        _MESSAGES[term] = declared(CardPart, f"{term.family}_{term.key}", told)
    return _MESSAGES[term]


def keys_of(term: type[Term]) -> tuple[Key, ...]:
    """The fields of a term, each with the key that its message has for it and what sort of value it is."""
    if term not in _KEYS:
        hints = get_type_hints(term, include_extras=True)
        amounts = "amount" if term.family in ("op", "mod") else "said"
        names = [each.name for each in fields(term)]  # type: ignore[arg-type]
        _KEYS[term] = tuple([(name, _key_of(name), _sort(hints[name], amounts)) for name in names])
    return _KEYS[term]


def _key_of(name: str) -> str:
    """What a message calls a field of its term; a message has a ``kind`` already."""
    return "sort" if name == "kind" else name


def _sort(hint: Any, amounts: str) -> str:
    origin = get_origin(hint)
    if origin is Annotated:
        inner, limits = get_args(hint)[:2]
        return "objects" if isinstance(limits, Fit) else _sort(inner, amounts)
    if origin in (Union, UnionType):
        sorts = {_sort(each, amounts) for each in get_args(hint) if each is not type(None)}
        return sorts.pop() if len(sorts) == 1 else "said"
    if not isinstance(hint, type) or origin is tuple:
        return "said"
    for kind, sort in ((Ref, "objects"), (Word, "word"), (bool, "flag"), (int, "count"), (_NAMED, "name")):
        if issubclass(hint, kind):
            return sort
    return amounts if getattr(hint, "family", "") == "number" else "said"


def filled(message: type[Message], told: Mapping[str, object]) -> Message:
    """A message with what it is told; no and none are left out."""
    values = {slot.name: told.get(slot.name) for slot in message.shape().slots}
    return message(**{name: None if value is False else value for name, value in values.items()})
