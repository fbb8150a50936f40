"""Checklists: the organiser's before round 1, and the judges' for sleeves and cards."""

from __future__ import annotations

from typing import Final

from meijin.tournament.commands.setup import CHECKLIST
from meijin.tournament.model import Status
from meijin.tournament.printing.sheet import Block, Cell, Column, Field, Fields, Heading, Sheet, Table, Tick, Ticks
from meijin.tournament.printing.source import Source
from meijin.tournament.settings import Level

_STEPS: Final[dict[str, tuple[str, str]]] = {  # English, Japanese
    "registration": ("Register the players with their player IDs", "プレイヤーを ID とともに登録する"),
    "fees": ("Collect the entry fees", "参加費を集める"),
    "lists": ("Hand out player forms and deck lists, and collect them", "記録票とデッキリストを配り、回収する"),
    "head_count": ("Verify the head count with the score cards", "記録票で人数を確認する"),
    "rules_talk": ("Explain format, procedures and recent rulings", "形式・進行・最近の裁定を説明する"),
    "rounds": ("Announce the number of rounds", "回戦数を発表する"),
    "time_limit": ("Announce the time limit of a round", "制限時間を発表する"),
}
_EVERY_EVENT: Final = (
    ("The Meijin has approved the sleeves.", "スリーブは名人の承認を得ている。"),
    (
        "No opponent suspects that the sleeves disturb play; whoever does may ask for a change at any time.",
        "プレイの妨げになるという対戦相手の疑いがない（疑う者はいつでも交換を求められる）。",
    ),
    (
        "Side cards are in other sleeves than the deck, or in none.",
        "サイドボードは別のスリーブか、スリーブなしである。",
    ),
    ("Without sleeves: all backs look the same and have no marks.", "スリーブなし：裏面がすべて同じで、印がない。"),
    ("No card is marked, bent or damaged.", "印・曲がり・傷のあるカードがない。"),
    (
        "Drawings and signatures on a front leave name, text, symbols and numbers readable.",
        "表面の絵やサインが、名前・本文・シンボル・数値を隠していない。",
    ),
    ("Cards that a judge found unfit have been replaced.", "ジャッジが不適としたカードは交換された。"),
)
_PREMIER: Final = (
    (
        "All sleeves of a deck are of the same colour, condition, size and texture.",
        "デッキのスリーブは色・状態・大きさ・手触りが同じである。",
    ),
    (
        "Their fronts are clear, clean and free of designs, holograms and emblems.",
        "表は透明で汚れがなく、模様・ホログラム・紋章がない。",
    ),
    ("They cover the whole card.", "カード全体を覆っている。"),
    ("They are not reflective enough to show the faces of cards.", "カードの表が映るほど反射しない。"),
    ("There is one card in each sleeve.", "一枚のスリーブにカードは一枚である。"),
    (
        "Art on the backs: the venue's owner allows it, or else the Meijin. At conventions it is forbidden: "
        "solid colour or transparent, without a pattern.",
        "裏面の絵柄：会場の責任者、次に名人が許可した。コンベンションでは禁止（無地か透明、模様なし）。",
    ),
    ("No image is unfit; the Meijin judges.", "不適切な絵がない（名人が判断する）。"),
    ("Clear sleeves are only over unmarked backs.", "透明スリーブは裏面に印のないカードにのみ使う。"),
)


def checklist(source: Source) -> Sheet:
    """What comes before round 1, in the rulebook's order."""
    words = source.words
    rows: list[tuple[Cell, ...]] = [
        (Tick("", done=item in source.event.checklist), words.pick(_STEPS[item]), _so_far(source, item), "")
        for item in CHECKLIST
    ]
    columns = (Column("", 12, "centre"), Column(words("step")), Column(words("now"), 40), Column(words("notes"), 48))
    signed = Fields((Field(words("signature"), "", 3), Field(words("date"), "", 1)), height=16)
    return source.sheet(words("checklist"), [(Table(columns, tuple(rows), size=11, row=13, form=True), signed)])


def _so_far(source: Source, item: str) -> str:
    event, words = source.event, source.words
    here = [each for each in event.entrants.values() if each.status is not Status.WAITLISTED]
    counted = {
        "registration": len(here),
        "fees": sum(each.paid for each in here),
        "lists": sum(each.list_digest is not None for each in here),
        "head_count": sum(each.checked_in for each in here),
    }
    if item == "rounds":
        return str(event.rounds_planned or event.rounds_wished or "")
    if item == "time_limit":
        return words("minutes", minutes=event.settings.round_minutes)
    if item == "registration" or item not in counted:
        return str(counted.get(item, ""))
    if item == "lists" and event.settings.deck_lists == "none":
        return "–"
    return words("total_of", count=counted[item], wanted=len(here))


def sleeve_checklist(source: Source) -> Sheet:
    """What a judge looks at; premier events ask for more."""
    words = source.words
    blocks: list[Block] = [
        Fields((Field(words("name"), "", 3), Field(words("id"), "", 2), Field(words("table"), "", 1)), height=11),
        Heading(words("every_event")),
        Ticks(tuple(Tick(words.pick(item)) for item in _EVERY_EVENT), size=12),
    ]
    if source.event.level is Level.PREMIER:
        blocks += [
            Heading(words("premier_event")),
            Ticks(tuple(Tick(words.pick(item)) for item in _PREMIER), size=12),
        ]
    blocks += [
        Fields((Field(words("notes")),), height=13),
        Fields((Field(words("judge"), "", 3), Field(words("date"), "", 1)), height=13),
    ]
    return source.sheet(words("sleeve_checklist"), [tuple(blocks)])
