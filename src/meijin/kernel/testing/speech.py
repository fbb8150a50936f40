"""Whether a game's files of words say what it declares: every message, in every language, with what it holds."""

from __future__ import annotations

import re
from collections.abc import Iterator

from meijin.kernel.game import Game
from meijin.kernel.kinds import all_kinds
from meijin.kernel.lesson import WORDS, has_lesson
from meijin.kernel.minute import minute_of
from meijin.kernel.speaking import kinds_of, shapes, unsaid, words_of
from meijin.words import BASE, Choice, News, Part, Question, Refusal, Shape, Words

PREFIXES = tuple(f"{kind.prefix}-" for kind in (News, Question, Choice, Refusal, Part))


def lacking(game: Game) -> list[str]:
    """What the messages of a game lack in English, or what is said in them that there is not; each as a sentence."""
    words = words_of(game, BASE)
    if words is None:
        return [f"{game.name} declares messages, but has no words/{BASE}.ftl"] if kinds_of(game) else []
    return [*unsaid(game, words), *_strange(shapes(game), words)]


def gaps(game: Game, language: str) -> list[str]:
    """What a game's words in a language lack, or have too much; each as a sentence."""
    words = words_of(game, language)
    if words is None:
        return [f"{game.name} has no words/{language}.ftl"]
    return [*unsaid(game, words), *_strange(shapes(game), words), *_names(game, words), *_unlike_english(game, words)]


def _strange(held: dict[str, Shape], words: Words) -> Iterator[str]:
    for name, entry in words.entries.items():
        message = name.partition(".")[0]
        if not message.startswith(PREFIXES):
            continue
        if message not in held:
            yield f"{entry.file}, line {entry.line}: no message is called {message}"


def _names(game: Game, words: Words) -> Iterator[str]:
    """What is declared under a name is called something, and cards in every language but that of the card file."""
    setups = [game.prepare(game.player_counts(options)[0], options) for options in game.variants]
    owners = {owner for setup in setups for owner in (*setup.owners, *setup.seats)}
    needed = ["game", "game.about", *(f"seat-{owner}" for owner in sorted(owners))]
    needed += [f"zone-{zone.name}" for zone in game.zones] + [f"counter-{each.name}" for each in game.counters]
    needed += [f"option-{option.name}" for option in game.options]
    needed += WORDS if has_lesson(game) else []
    needed += () if (minute := minute_of(game)) is None else minute.words()
    if words.language != BASE:
        needed += [f"card-{kind}" for kind in all_kinds(game)]
        needed += [f"card-{kind}.text" for kind in all_kinds(game) if game.card_said(kind) is None]
        needed += [f"rule-{number.replace('.', '_')}" for number in _headings(game)]
    for name in needed:
        if name not in words.entries:
            yield f"{words.language}: {name} is said nowhere"


def _headings(game: Game) -> list[str]:
    """The numbers of the headings in a game's rulebook."""
    file = game.beside("rules.md")
    return [] if file is None else re.findall(r"^##+ (\d+(?:\.\d+)*)", file.read_text(encoding="utf-8"), re.MULTILINE)


def _unlike_english(game: Game, words: Words) -> Iterator[str]:
    """All languages say the same things, but for cards, terms and headings of rules, whose English stands elsewhere.

    What other messages refer to is each language's own matter.
    """
    english = words_of(game, BASE)
    if english is None or words.language == BASE:
        return
    own_ways = {other for each in (english, words) for entry in each.entries.values() for other in entry.references}
    for name in sorted(english.entries.keys() ^ words.entries.keys()):
        written_as_it_is = name.startswith("term-") and name in words.entries
        if not (name.startswith(("card-", "rule-")) or written_as_it_is or name in own_ways):
            yield f"{name} is in one of words/{BASE}.ftl and words/{words.language}.ftl, not in both"
