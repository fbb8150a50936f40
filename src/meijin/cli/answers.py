"""What a person types at the table: the number of a choice, its words or half of them, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from meijin.cli import language
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import Game
from meijin.kernel.kinds import kind_of
from meijin.kernel.state import State
from meijin.words import Message

COMMANDS: Final = frozenset({"?", "r", "l", "h", "u", "s", "resign", "time", "q"})
WORDS: Final = {"rules": "r", "log": "l", "help": "h", "undo": "u", "save": "s", "quit": "q", "exit": "q"}
LONG_NUMBER: Final = 10
LONG_WORDS: Final = 200
NAMED: Final = 4  # so many possible meanings are listed
PASS: Final = "pass"
PASS_ALL: Final = "pass all"
REFUSALS: Final = frozenset({"pass", "no", "n"})  # words for whatever does nothing here
YES: Final = frozenset({"y", "yes", "はい"})
WAYS_OUT: Final = ("pass", "keep", "decline", "none", "done")  # what games call that, from the least to the most


def command(words: str) -> str:
    """The command that is meant by a letter or a word, small or large.

    >>> command("Q"), command("save game.meijin"), command("?")
    ('q', 's', '?')
    """
    word = words.partition(" ")[0].lower()
    return WORDS.get(word, word)


def numbers_of(choices: Sequence[str]) -> list[int]:
    """The numbers of choices: their places, but where numbers are chosen those themselves, and all others after them.

    >>> numbers_of(["draw", "stand"]), numbers_of(["guess 0", "guess 1"]), numbers_of(["pass", "play 7", "play 7x2"])
    ([1, 2], [0, 1], [8, 7, 9])
    """
    own = _own_numbers(choices)
    if not own:
        return list(range(1, len(choices) + 1))
    # Nobody who types a number that is mentioned anywhere may get something else.
    after = max(int(word) for text in choices for word in text.split() if _is_number(word))
    numbers = []
    for text in choices:
        if text not in own:
            after += 1
        numbers.append(own.get(text, after))
    return numbers


def _own_numbers(choices: Sequence[str]) -> dict[str, int]:
    """The choices that are a number after the same words, unless something else is chosen beside them."""
    counted = [text.rpartition(" ")[::2] for text in choices if " " in text and _is_number(text.split()[-1])]
    if not counted:
        return {}
    start = min((words for words, _ in counted), key=len)
    verb = start.split()[0]
    if any(" " in text and text.split()[0] != verb for text in choices):
        return {}
    return {f"{words} {number}": int(number) for words, number in counted if words == start}


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()


def allowed(numbers: Sequence[int]) -> str:
    """The numbers that may be typed: ``1-6``."""
    return f"{min(numbers)}-{max(numbers)}" if len(numbers) > 1 else str(numbers[0])


def chosen(words: str, choices: Sequence[str], state: State, seat: int, labels: Sequence[str] = ()) -> str:
    """The action that is meant by what was typed; empty if that is a command.

    Labels are what stands on the screen for the choices, if that is something else.
    """
    if words.isdecimal():
        return _by_number(words, choices)
    spoken = " ".join(words.split()).lower()
    if spoken in choices:
        return spoken
    shown = [label.lower() for label in labels or choices]
    if shown.count(spoken) == 1:
        return choices[shown.index(spoken)]
    if refused := _refusal(spoken, choices):
        return refused
    if not spoken and len(choices) == 1:
        return choices[0]
    if not spoken:
        raise MeijinError(language.say("terminal-type_or_help", numbers=_from_to(numbers_of(choices))))
    verbs = [text.split()[0] for text in choices]
    if spoken.split()[0] not in verbs and command(words) in COMMANDS:
        return ""
    return _by_words(spoken, choices, state, seat, shown)


def is_yes(said: str) -> bool:
    """Whether an answer is yes.

    >>> is_yes("Y"), is_yes(""), is_yes("はい")
    (True, False, True)
    """
    return said.lower() in YES


def way_out(choices: Sequence[str]) -> str:
    """The choice that does nothing; empty if there is none.

    >>> way_out(["attack goku", "done"]), way_out(["keep", "lead goku", "done"]), way_out(["target goku"])
    ('done', 'keep', '')
    """
    return next((way for way in WAYS_OUT if way in choices), "")


def _refusal(spoken: str, choices: Sequence[str]) -> str:
    """What a word for no stands for, unless a choice begins like it."""
    if spoken not in REFUSALS or any(text.startswith(spoken) for text in choices):
        return ""
    return way_out(choices)


def _by_number(words: str, choices: Sequence[str]) -> str:
    # Python refuses to read numbers of thousands of digits, and nobody wants to see them again.
    number = int(words) if len(words) < LONG_NUMBER else -1
    numbers = numbers_of(choices)
    if number in numbers:
        return choices[numbers.index(number)]
    raise MeijinError(language.say("terminal-no_choice", number=words[:LONG_NUMBER], numbers=_from_to(numbers)))


def _from_to(numbers: Sequence[int]) -> str:
    if len(numbers) <= max(numbers) - min(numbers):
        return language.say("terminal-type_beside")
    return language.say("terminal-type_from_to", first=str(min(numbers)), last=str(max(numbers)))


def _by_words(spoken: str, choices: Sequence[str], state: State, seat: int, shown: Sequence[str]) -> str:
    """The choice that words stand for: by other names, without numbers of copies, or cut short."""
    copies = [text for text in choices if _kinds(text) == _kinds(spoken)]
    game, setup = state.setup.game, state.setup
    if copies or len(spoken) > LONG_WORDS or state.unfold(spoken, seat) != [spoken]:
        return spoken  # the game knows what to make of it
    try:
        action = game.parse(setup, spoken)
    except MeijinError as error:
        return _by_half(
            spoken, choices, _because(game, state.objection_to(seat, spoken)), language.problem(error), shown
        )
    if action in state.legal(seat):
        return spoken
    raise MeijinError(_not_possible(spoken, _because(game, state.objection(seat, action))))


def _because(game: Game, objection: Message | None) -> str:
    return "" if objection is None else language.speech(game).tell(objection)


def _not_possible(spoken: str, because: str) -> str:
    return language.say("terminal-not_possible", action=quoted(spoken), because=because or "none")


def _by_half(spoken: str, choices: Sequence[str], reason: str, problem: str, shown: Sequence[str]) -> str:
    """The only choice whose words begin like this, as they are written or as they are shown."""
    pairs = list(zip(choices, shown, strict=True))
    found = [(text, label) for text, label in pairs if _is_half(spoken, text) or _is_half(spoken, label)]
    if len(found) == 1:
        return found[0][0]
    if found:
        labels = [label for _, label in found]
        more = max(0, len(found) - NAMED)
        meanings = ", ".join(labels[:NAMED])
        raise MeijinError(language.say("terminal-may_mean", action=quoted(spoken), meanings=meanings, more=more))
    if reason:
        raise MeijinError(_not_possible(spoken, reason))
    close = get_close_matches(spoken, shown, n=1)
    if close:
        raise MeijinError(language.say("terminal-did_you_mean", action=quoted(spoken), close=quoted(close[0])))
    if spoken.split(maxsplit=1)[0] in {text.split()[0] for text in choices}:
        raise MeijinError(problem)
    raise MeijinError(language.say("terminal-no_action", action=quoted(spoken)))


def _is_half(spoken: str, text: str) -> bool:
    """Whether words are the beginnings of those of a choice.

    >>> _is_half("acq say", "acquire saya"), _is_half("chal", "challenge blue"), _is_half("acquire b", "acquire saya")
    (True, True, False)
    """
    given, full = spoken.split(), text.split()
    return len(given) <= len(full) and all(word.startswith(half) for half, word in zip(given, full, strict=False))


def _kinds(text: str) -> list[str]:
    return [kind_of(word) for word in text.split()]
