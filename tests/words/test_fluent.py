"""Files of words that cannot be used are refused with file and line; what a language lacks is said in English."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from examples.high_card.high_card import HighCard
from meijin.words import Card, News, Print, Seat, Source, Speech, Words, WordsError, library, shapes_of


class Steal(News):
    """Somebody takes a card from somebody."""

    thief: Seat
    owner: Seat
    card: Card | None = None


ENGLISH = """\
seat-red = Red
seat-blue = Blue
news-steal = { $thief } takes { $card ->
    [none] a card
   *[other] { $card }
} from { $owner }.
"""
FIELDS = {"thief": "red", "owner": "blue"}


def words(language: str, text: str) -> Words:
    return Words(language, [Source(f"{language}.ftl", text)])


def speech(language: str, *all_words: Words) -> Speech:
    return Speech(language, all_words, shapes_of([Steal]), lambda kind: Print(kind.title(), "", ""))


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("news-steal = Red\nnews-draw  Red draws.\n", 2, "Expected token"),
        ("a = A\n\nnews-steal = { $thief takes.\n", 3, "Expected token"),
        ("a = A\nb = { $count ->\n    [one] a card\n}\n", 4, "default"),
        ("a = A\nb = B\na = Another\n", 3, "a stands in line 1 already"),
        ("a = A\nb = { nowhere }\n", 2, "b refers to nowhere, which is nowhere"),
        ("a = { -term }\n", 1, "a refers to -term, which is nowhere"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_its_name_and_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(WordsError, match=problem) as refused:
        words("en", text)
    assert str(refused.value).startswith(f"en.ftl, line {line}: ")


@pytest.mark.parametrize("wrong", ["{ $robber }は取りました。", "{ $thief }は{ $cards }を取りました。"])
def test_words_that_name_what_their_message_does_not_hold_are_refused(wrong: str) -> None:
    held = shapes_of([Steal])
    words("en", ENGLISH).refuse_unknown(held)
    with pytest.raises(WordsError, match=r"^ja\.ftl, line 2: news-steal holds no (robber|cards)$"):
        words("ja", f"seat-red = 赤軍\nnews-steal = {wrong}\n").refuse_unknown(held)


def test_words_that_name_what_the_same_message_does_not_in_english_are_refused() -> None:
    english = words("en", ENGLISH + "table = Table\n    .help = { $count } cards\n")
    words("ja", "table = 卓（{ $count }枚）\nmore = { $any }\n").refuse_beyond(english)
    with pytest.raises(WordsError, match=r"^ja\.ftl, line 2: table holds no cards$"):
        words("ja", "seat-red = 赤軍\ntable = 卓（{ $cards }枚）\n").refuse_beyond(english)


def test_the_platform_in_a_language_is_refused_where_it_names_what_english_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (
        ("en", "game-over = { $winner } wins.\n"),
        ("ja", "# 間違い\ngame-over = { $who }の勝ち。\n"),
    ):
        (tmp_path / language / "page").mkdir(parents=True)
        (tmp_path / language / "kernel.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(library, "_HOME", tmp_path)
    platform = library.platform.__wrapped__
    monkeypatch.setattr(library, "platform", platform)
    assert platform("en").format("game-over", "", {"winner": "Red"}) == "Red wins."
    with pytest.raises(WordsError, match=r"^ja/kernel\.ftl, line 2: game-over holds no who$"):
        platform("ja")


def test_a_game_with_such_words_is_refused_when_it_is_to_speak(tmp_path: Path) -> None:
    class Mistaken(HighCard):
        def beside(self, name: str) -> Traversable | None:
            return tmp_path / name if (tmp_path / name).exists() else super().beside(name)

    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "ja.ftl").write_text("# 間違い\nnews-win = { $winner }の勝ち。\n", "utf-8")
    with pytest.raises(WordsError, match=r"words/ja\.ftl, line 2: news-win holds no winner$"):
        Mistaken().speech("ja")
    assert Mistaken().speech().seat("ann") == "Ann"


def test_what_a_language_does_not_say_is_said_in_english() -> None:
    japanese = words("ja", "seat-red = 赤軍\n")
    said = speech("ja", japanese, words("en", ENGLISH)).tell(Steal("red", "blue"))
    assert said == "赤軍 takes a card from Blue."


@pytest.mark.parametrize("wrong", ["{ $robber }は取りました。", "{ $thief }は{ $cards }を取りました。"])
def test_a_message_that_names_what_it_does_not_hold_is_said_in_english(wrong: str) -> None:
    japanese = words("ja", f"news-steal = {wrong}\n")
    assert speech("ja", japanese, words("en", ENGLISH)).say("news-steal", FIELDS) == "Red takes a card from Blue."


def test_a_field_that_is_missing_is_the_word_none_and_one_too_many_is_not_looked_at() -> None:
    spoken = speech("en", words("en", ENGLISH))
    assert spoken.say("news-steal", FIELDS | {"why": "greed"}) == "Red takes a card from Blue."
    assert spoken.say("news-steal", {"thief": "red"}) == "Red takes a card from none."


def test_no_key_is_ever_shown() -> None:
    nobody = speech("ja", words("en", "seat-red = Red\n"))
    assert nobody.say("news-steal", FIELDS) == "Steal: red, blue"
    assert nobody.phrase("table-what_is_left", count=3) == "What is left: 3"
    assert nobody.called("zone", "long_grass") == "Long grass"
    assert nobody.say("choice-play", {"words": "play moon"}) == "Play moon"
