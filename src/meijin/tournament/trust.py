"""How an event was drawn, in plain words: that nobody could choose, or who could have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from msgspec import Struct

from meijin.tournament.model import Event

# By code, in English and Japanese. {rounds} are numbered through the event.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "nothing": ("Nothing has been drawn yet.", "まだ何も抽選されていません。"),
    "nobody": (
        "Round {rounds}: nobody could choose alone. The server promised its secret first; then players committed to "
        "numbers of their own ({given}), and revealed them once all commitments stood.",
        "第{rounds}ラウンド：誰も一人では選べませんでした。まずサーバーが種を約束し、その後プレイヤーが自分の数を約束して（{given}人）、"
        "全員の約束が出そろってから公開しました。",
    ),
    "stands_in": (
        "Numbers that were committed to and not revealed in time: {stands}. Their commitments, which everybody knew "
        "before any number was revealed, stand in for them.",
        "約束したのに時間内に公開されなかった数：{stands}件。どの数の公開よりも前に全員が知っていた約束の値で代えています。",
    ),
    "server": (
        "Round {rounds}: no player's number came in. Whoever runs the server could have chosen the draw. So could the "
        "organiser, by setting the event up again, or bringing its file again, until a draw pleased: this log does not "
        "tell of other tries.",
        "第{rounds}ラウンド：プレイヤーの数は使われていません。サーバーの運営者は結果を選ぶことができました。主催者も、大会を作り直すか"
        "ファイルを読み込み直すことを繰り返して、気に入った結果を選ぶことができました。他の試みはこの記録には残りません。",
    ),
    "called": (
        "Round {rounds}: the secret lay on the organiser's machine, and this was called out in public: {said}. Whoever "
        "was there knows whether it was so; if it was, the organiser could not choose.",
        "第{rounds}ラウンド：種は主催者の手元にあり、会場で次の数が読み上げられました：{said}。その場にいた人は確かめられます。"
        "そのとおりなら、主催者は選べませんでした。",
    ),
    "organiser": (
        "Round {rounds}: the organiser's machine had the secret, and nothing that was called out in public was stirred "
        "in. The organiser could know the draw beforehand and, by trying, choose it.",
        "第{rounds}ラウンド：種は主催者の手元にあり、会場で読み上げられた数は混ぜられていません。主催者は抽選の結果を事前に知り、"
        "試して選ぶことができました。",
    ),
    "unsaid": (
        "Round {rounds}: this log comes from an older Meijin and does not say who had the secret. Whoever had it could "
        "know the draw beforehand and, by trying, choose it.",
        "第{rounds}ラウンド：古い版の記録のため、誰が種を持っていたか分かりません。持っていた人は抽選の結果を事前に知り、"
        "試して選ぶことができました。",
    ),
    "person": (
        "Round {rounds}: for practice. The organiser chose the seed, so the draw was known to them beforehand.",
        "第{rounds}ラウンド：練習用です。種は主催者が決めたため、抽選の結果を事前に知っていました。",
    ),
    "anybody": (
        "Round {rounds}: the seed had been told before it was drawn, as the event was opened again. Anybody could know "
        "the draw beforehand.",
        "第{rounds}ラウンド：一度終了した大会を再開したため、抽選の前に種が公開されていました。誰でも結果を事前に知ることができました。",
    ),
    "redrawn": (
        "Round {rounds} was drawn {times} times. The organiser saw each draft and could keep the one they liked; the "
        "drafts and the reasons are in the log.",
        "第{rounds}ラウンドは{times}回抽選されました。主催者は各案を見て選ぶことができました。案と理由は記録にあります。",
    ),
    "edited": (
        "Round {rounds} was changed by hand; who, and why, is in the log.",
        "第{rounds}ラウンドは手作業で変更されました。誰がなぜ変えたかは記録にあります。",
    ),
    "replaced": (
        "Entry {entry} put a new secret in place of the one before, which was told then.",
        "記録{entry}で新しい種に替わり、それまでの値はその時に公開されました。",
    ),
    "untold": (
        "Entry {entry} put a new secret in place of one that was not told: what was drawn before it cannot be checked.",
        "記録{entry}で新しい種に替わりましたが、それまでの値は公開されていません。それ以前の抽選は確かめられません。",
    ),
}


class Told(Struct, frozen=True):
    """A sentence about how an event was drawn."""

    code: str
    en: str
    ja: str


def how_drawn(event: Event) -> tuple[Told, ...]:
    """How the rounds that everybody can see were drawn."""
    return tuple(_told(event)) or (_sentence("nothing"),)


def _told(event: Event) -> Iterator[Told]:
    for secret, after in zip(event.secrets, event.secrets[1:], strict=False):
        yield _sentence("untold" if secret.told is None else "replaced", entry=after.since)
    numbered = [(no, each) for no, each in enumerate(event.rounds, 1) if each.published_at is not None]
    for code, group in groupby(numbered, key=lambda numbered_round: numbered_round[1].chooser):
        yield _sentence(code, rounds=_span([no for no, _ in group]), **_given(event))
    if numbered and _given(event)["stands"] != "0":
        yield _sentence("stands_in", **_given(event))
    for no, each in numbered:
        if each.attempt:
            yield _sentence("redrawn", rounds=no, times=each.attempt + 1)
        if each.edited:
            yield _sentence("edited", rounds=no)


def _span(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


def _given(event: Event) -> dict[str, str]:
    drawn = [number for number in event.numbers.values() if number.drawn]
    given = sum(bool(number.number) for number in drawn)
    called = "; ".join(text for _, text in event.called_out)
    return {"given": str(given), "stands": str(len(drawn) - given), "said": called}


def _sentence(code: str, **values: object) -> Told:
    english, japanese = WORDS[code]
    return Told(code, english.format(**values), japanese.format(**values))
