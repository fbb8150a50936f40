"""Files of words: messages in Project Fluent, one file for each language.

A file with a syntax error, with a message twice or with a message that names what is nowhere is refused with its name
and line; and so is one that names what a declared message does not hold, by whoever knows which are declared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meijin.words.message import NONE, Shape

BASE: Final = "en"  # the language that everything is said in, whatever others lack

_VOWELS: Final = tuple("aeiouAEIOU")


def with_article(noun: str) -> str:
    """An English noun with its article: what ``AN($noun)`` says.

    >>> with_article("injured fighter"), with_article("Leaf fighter")
    ('an injured fighter', 'a Leaf fighter')
    """
    return f"{'an' if noun.startswith(_VOWELS) else 'a'} {noun}"


def possessive(noun: str) -> str:
    """What belongs to an English noun: what ``WHOSE($noun)`` says.

    >>> possessive("the user"), possessive("those fighters"), possessive("it")
    ("the user's", "those fighters'", 'its')
    """
    return "its" if noun == "it" else f"{noun}'" if noun.endswith("s") else f"{noun}'s"


def capital(words: str) -> str:
    """Words with a capital: what ``CAPITAL($words)`` says."""
    return f"{words[:1].upper()}{words[1:]}"


def said(value: object, before: str = "", after: str = "") -> str:
    """A value with what goes before and after it, where there is one: what ``SAID($value, " with ")`` says.

    >>> said("Growth", " with "), said("none", " with ")
    (' with Growth', '')
    """
    return "" if value == NONE else f"{before}{value}{after}"


def either(flag: object, yes: str, no: str = "") -> str:
    """One thing or another: what ``EITHER($flag, "card", "cards")`` says.

    >>> either("yes", "card", "cards"), either("none", "card", "cards")
    ('card', 'cards')
    """
    return yes if flag == "yes" else no


# What files of words may call besides what Project Fluent has; `i18n/speech.ts` has the same.
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    **{"AN": with_article, "WHOSE": possessive, "CAPITAL": capital},
    **{"SAID": said, "EITHER": either},
}


class WordsError(ValueError):
    """A file of words that cannot be used; names file and line."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}, line {line}: {problem}")
        self.file, self.line, self.problem = file, line, problem


@dataclass(frozen=True)
class Source:
    """A file of words."""

    name: str
    text: str


class Words:
    """The words of a language, from one file or several that go together.

    What stands in the files ``instead`` takes the place of what the others have under the same id.

    >>> words = Words(
    ...     "en", [Source("en.ftl", "cards = { $count ->\\n    [one] a card\\n   *[other] { $count } cards\\n}")]
    ... )
    >>> words.format("cards", "", {"count": 2}), words.format("coins", "", {})
    ('2 cards', None)
    >>> Words("en", [Source("en.ftl", "cards = a card\\ncoins  a coin")])
    Traceback (most recent call last):
        ...
    meijin.words.fluent.WordsError: en.ftl, line 2: ...
    """

    def __init__(self, language: str, sources: Sequence[Source], instead: Sequence[Source] = ()) -> None:
        self.language = language
        self.entries: dict[str, Entry] = {}  # by the id, with the attribute after a dot
        self._bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)
        for source in (*sources, *instead):
            resource = _parsed(source)
            for entry in _entries(source, resource):
                if entry.id in self.entries and source not in instead:
                    first = self.entries[entry.id]
                    raise WordsError(source.name, entry.line, f"{entry.id} stands in line {first.line} already")
                self.entries[entry.id] = entry
            self._bundle.add_resource(resource, allow_overrides=source in instead)
        for entry in self.entries.values():
            for other in entry.references:
                if other not in self.entries:
                    raise WordsError(entry.file, entry.line, f"{entry.id} refers to {other}, which is nowhere")

    def refuse_unknown(self, held: Mapping[str, Shape]) -> None:
        """Refuse words of a message that name what it does not hold."""
        for name, entry in self.entries.items():
            message = name.partition(".")[0]
            if message in held and (unknown := self._variables(name) - held[message].variables):
                raise WordsError(entry.file, entry.line, f"{message} holds no {', '.join(sorted(unknown))}")

    def refuse_beyond(self, other: Words) -> None:
        """Refuse words of a message that name what the same message does not in another language."""
        said = {name.partition(".")[0]: frozenset[str]() for name in other.entries}
        for name in other.entries:
            said[name.partition(".")[0]] |= other._variables(name)
        for name, entry in self.entries.items():
            message = name.partition(".")[0]
            if message in said and (unknown := self._variables(name) - said[message]):
                raise WordsError(entry.file, entry.line, f"{message} holds no {', '.join(sorted(unknown))}")

    def _variables(self, name: str) -> frozenset[str]:
        """The variables that a message names, and those of the messages that it refers to: they have the same ones."""
        entry = self.entries[name]
        return entry.variables.union(*[self._variables(other) for other in entry.references])

    def format(self, name: str, attribute: str, values: dict[str, Any]) -> str | None:
        """A message in words; None where this language has none, or needs values that are not there."""
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, values)
        return None if errors else str(said)


@dataclass(frozen=True)
class Entry:
    """A message, or an attribute of one, as it stands in a file."""

    id: str
    file: str
    line: int
    variables: frozenset[str]
    references: frozenset[str]  # messages and terms


def _parsed(source: Source) -> ast.Resource:
    resource = FluentParser(with_spans=True).parse(source.text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            mistake = entry.annotations[0]
            start = mistake.span.start if mistake.span is not None else 0
            raise WordsError(source.name, _line(source, start or 0), str(mistake.message))
    return resource


def _line(source: Source, place: int) -> int:
    return source.text.count("\n", 0, place) + 1


def _entries(source: Source, resource: ast.Resource) -> Iterator[Entry]:
    for entry in resource.body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        parts: list[tuple[str, ast.Identifier, ast.Pattern | None]] = [(name, entry.id, entry.value)]
        parts += [(f"{name}.{each.id.name}", each.id, each.value) for each in entry.attributes]
        for id_, node, pattern in parts:
            if pattern is not None:
                named = _Named()
                named.visit(pattern)
                start = node.span.start if node.span is not None else 0
                yield Entry(
                    id_, source.name, _line(source, start or 0), frozenset(named.variables), frozenset(named.references)
                )


class _Named(Visitor):
    """The variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)
