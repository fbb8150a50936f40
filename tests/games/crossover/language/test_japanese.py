"""What cards say in Japanese: as it would be printed there, without a word of English."""

from __future__ import annotations

import re
from typing import Final

import pytest

from meijin.games.crossover.authoring.verdict import check_cards
from meijin.games.crossover.cards import BUILT_IN, POOL, Card
from meijin.games.crossover.effects.description import describe, short, speech_of, user_words
from meijin.games.crossover.game import CrossoverGame
from meijin.games.crossover.language.parts import Called
from meijin.games.crossover.language.terms import Attribute, Trait
from meijin.games.crossover.language.words import called, keyword_part, titled
from meijin.games.crossover.own_cards import game_with, in_one_line, pool_with
from meijin.kernel import registry
from meijin.kernel.catalogue import parse_toml

LATIN: Final = re.compile("[A-Za-z]+")
ALSO_LATIN: Final = {"X", "DB", "NARUTO"}
SAYS: Final = {
    "n-425": (
        "成長。バトルに出たとき、この忍が負傷していれば、自分の山札の上から1枚をチャクラエリアに置いてよい。"
        "（負傷中も有効）"
    ),
    "n-588": (
        "成長。自分のターンに相手チームとバトルになったとき、このターン、この忍を+X/+0する（Xはこの忍と戦っている戦士の数）。"
        "この効果は打ち消されない。（負傷中も有効）"
    ),
    "n-469": "成長。自分の場にウドンかモエギがいる間、この忍を+2/+0する。（負傷中も有効）",
    "n-424": "成長。場に出たとき、カードを1枚引き、自分の手札1枚を山札の下に置いてよい。",
    "n-534": (
        "この忍がチームの後列で戦っていて、はがねコテツと同じチームにいる間、"
        "この忍のチームの先頭は決戦でダメージを受けない。"
    ),
    "n-422": "この忍のチームは、ターンコスト2以下の戦士を含むチームにブロックされない。",
    "n-494": (
        "小隊。この忍が場を離れるとき、バトルフェイズなら、雷のチャクラを1枚捨て、風のチャクラを1枚捨ててよい。"
        "そうしたら、代わりに負傷して自分の里に戻る。（負傷中も有効）"
    ),
    "n-398": (
        "成長。アクション（戦っていなくてもよい）：自分のカードから約束コインを1枚取り除く。カードを1枚引く。"
        "（負傷中も有効、何回でも）"
    ),
    "n-523": "成長。この忍は相手の効果によってダメージを受けることも負傷させられることもない。（負傷中も有効）",
    "n-472": "モエギ、ウドンか木ノ葉丸を含む自分の各チームのチームパワーを+1する。",
    "n-506": "自分の場に女でない戦士がいない間、ほかの自分の女の戦士すべてを+1/+1する。",
    "n-463": "自分の手札の砂の忍カードの手札コストを-1する。",
    "n-464": "相手のバトルフェイズの始めに、自分のチームを編成してよい。",
    "n-525": "自分が防御側である間、自分の各チームのチームパワーを+2し、チーム精神力を+2する。",
    "n-434": (
        "成長。攻撃に出たとき、自分の山札の上から1枚をチャクラエリアに置いてよい。"
        "そうしたら、このターン、この忍を+1/+0する。このターン、相手の戦士の効果を受けない。"
    ),
    "n-508": "どのプレイヤーも奇襲で配備できない。",
    "n-526": "作戦（自分のターン）：相手の戦士1人は次のターンの終わりまで、術を使えない。",
    "j-383": "使い手と戦っている戦士1人に2ダメージを与え、使い手に1ダメージを与える。",
    "j-417": "自分の戦士1人から好きな数のコインを取り除き、その戦士を回復させてよい。",
    "j-450": "待機している自分の戦士1人を、使い手のチームの好きな位置に置く。",
    "j-410": "相手の術1つを打ち消して捨て、その使い手に1ダメージを与える。",
    "m-344": (
        "永続、時間制限3。この任務を自分の下忍の戦士1人に付ける。自分のターンの終わりに、この任務を付けた戦士が"
        "このターンにバトルに出ておらず、その戦士の成長コインの数が3枚未満なら、その戦士に成長コインを1枚置いてよい。"
    ),
    "m-333": "カウンター、永続。自分の戦士は相手の任務とイベントによるダメージを受けない。",
    "m-357": "各プレイヤーは手札をすべてチャクラエリアに置き、同じ枚数のカードを引く。",
    "h-wa05": (
        "場に出たとき、自分の山札の上5枚を見て、その中の技カード1枚を見せて手札に加え、残りを戻して切り直してよい。"
    ),
    "h-wa09": "猛攻1。この戦士にDBコインがある間、この戦士を+1/+1する。（負傷中も有効、DB）",
    "h-te10": "使い手のチームの戦士を対象とする相手の術1つを打ち消して捨てる。",
    "h-ev08": "時間制限2。自分のチームが勝利または完全勝利したとき、相手は山札の上から2枚を捨てる。",
    "h-wi01": "自分の気エリアか捨て札の戦士カード2枚までを場に出す。",
    "h-wi03": "自分の戦士1人はこのゲームの間、ダメージによって捨てられない。",
    "n-436": "効果なし。",
}


@pytest.mark.parametrize(("card", "text"), SAYS.items(), ids=SAYS)
def test_cards_say_what_they_do(card: str, text: str) -> None:
    assert describe(POOL.by_id[card], "ja") == text


@pytest.mark.parametrize("printed", POOL.cards, ids=lambda card: card.id)
def test_no_card_says_a_word_of_english(printed: Card) -> None:
    speech = registry.find("crossover").speech("ja")
    assert speech.card(printed.id) != printed.name
    head = speech.card_text(printed.id).replace(printed.number, "")
    for said in (speech.card(printed.id), head, short(printed, "ja"), user_words(printed, "ja")):
        assert set(LATIN.findall(said)) <= ALSO_LATIN, said
    assert describe(printed, "ja") in head
    assert head.endswith(("。", "）")), head


def test_whoever_and_whatever_is_printed_has_a_japanese_name() -> None:
    speech = speech_of("ja")
    people = [card.name for card in POOL.cards if card.is_fighter] + ["Akamaru", "The Fourth Hokage"]
    symbols = [called(each) for card in POOL.cards for each in card.symbols]
    names = {*people, *POOL.traits, *POOL.attributes, *map(titled, POOL.coins), *symbols}
    english = {name for name in names if name and speech.tell(Called(name)) == name}
    assert english == {"DB"}
    assert called(Trait("Leaf", 1)) == "Leaf" and called(Attribute("Oil", 1)) == "Oil"
    assert {speech.tell(keyword_part(each)) for each in POOL.keywords} >= {"超回復", "猛攻1", "盟友：孫悟空"}


def test_both_earths_have_names_of_their_own() -> None:
    speech = registry.find("crossover").speech("ja")
    assert "属性：土" in speech.card_text("n-532")
    assert "属性：地球" in speech.card_text("h-wa01")


def test_the_head_of_a_card_is_said_too() -> None:
    speech = registry.find("crossover").speech("ja")
    head = "忍 N-430、ターンコスト1、手札コスト0、属性：雷、健康3/0、負傷3/0、精神力0。特性：体術。"
    assert speech.card_text("n-430").startswith(head)
    assert "。使い手：ロック・リーかマイト・ガイ。使い手と戦っている" in speech.card_text("j-383")
    assert "、コスト：雷1枚、好きな属性2枚、" in speech.card_text("j-377")


def test_short_texts_fit_into_a_table() -> None:
    assert all(len(short(card, "ja")) <= 60 for card in POOL.cards)
    assert short(POOL.by_id["n-469"], "ja") == "成長；（有効）自分の場にウドンかモエギがいる間、+2/+0"
    assert short(POOL.by_id["h-te07"], "ja") == "交戦中の戦士1人に2ダメージ"
    assert short(POOL.by_id["n-436"], "ja") == ""


OWN: Final = """
[[cards]]
id = "my-1"
number = "MY-1"
name = "Haruka"
line = "naruto"
type = "ninja"
set = "house"
symbols = ["wind"]
turn = 1
hand = 0
healthy = [1, 1]
injured = [0, 0]
traits = ["Gardener"]
source = "house"
source_effect = "house"
abilities = [{ kind = "static", apply = [
    { mod = "power", to = { kind = "fighter", of = "you", n = "all", is = { trait = "Gardener" } }, c = 1, s = 0 },
] }]
[sets]
house = { name = "House", legal = true, source = "house" }
"""


def test_cards_of_ones_own_are_said_with_their_names_as_written() -> None:
    speech = game_with(CrossoverGame, pool_with(in_one_line(parse_toml(OWN, "mine")))).speech("ja")
    assert speech.card("my-1") == "Haruka"
    assert speech.card_text("my-1").endswith("所属・特徴：Gardener。自分のGardenerの戦士すべてを+1/+0する。")
    (card,) = check_cards(parse_toml(OWN, "mine"), BUILT_IN, "mine").cards
    assert describe(card) == "Your Gardener fighters get +1/+0."
