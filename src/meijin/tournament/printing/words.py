"""The words on printed sheets, in every language there is."""

from __future__ import annotations

from typing import Final

_WORDS: Final[dict[str, tuple[str, str]]] = {  # English, Japanese
    "page": ("Page", "ページ"),
    "pairings_by_table": ("Pairings by table", "対戦表（卓順）"),
    "pairings_by_name": ("Pairings by name", "対戦表（名前順）"),
    "standings": ("Standings", "順位表"),
    "prizes": ("Prizes", "賞品一覧"),
    "bracket": ("Bracket", "決勝トーナメント表"),
    "checklist": ("Organiser's checklist", "名人のチェックリスト"),
    "sleeve_checklist": ("Sleeve and card checklist", "スリーブ・カード確認表"),
    "score_card": ("Player form", "プレイヤー記録票"),
    "deck_list": ("Player deck list", "デッキリスト"),
    "team_list": ("Player team list", "チームリスト"),
    "slips": ("Result slips", "結果報告票"),
    "slip": ("Result slip", "結果報告票"),
    "round": ("Round {no}", "第{no}回戦"),
    "round_of": ("Round {no} of {all}", "第{no}回戦 / 全{all}回戦"),
    "cut_round": ("Elimination, last {players}", "決勝トーナメント ベスト{players}"),
    "semi_final": ("Semi-final", "準決勝"),
    "final": ("Final", "決勝"),
    "final_table": ("Final table", "決勝卓"),
    "after_round": ("after round {no}", "第{no}回戦終了時"),
    "before_start": ("before the first round", "開始前"),
    "final_standings": ("final", "最終"),
    "table": ("Table", "卓"),
    "player": ("Player", "プレイヤー"),
    "players": ("Players", "プレイヤー"),
    "opponent": ("Opponent", "対戦相手"),
    "opponents": ("Opponents", "対戦相手"),
    "points": ("MP", "MP"),
    "bye": ("Bye", "不戦勝"),
    "rest": ("Rest", "休み"),
    "missed": ("Not there yet", "未参加"),
    "left": ("Dropped", "棄権"),
    "best_of": ("Best of {games}", "{games}本勝負"),
    "minutes": ("{minutes} minutes", "{minutes}分"),
    "place": ("Place", "順位"),
    "rank": ("Rank", "順位"),
    "wins": ("W", "勝"),
    "losses": ("L", "敗"),
    "draws": ("D", "分"),
    "id": ("Player ID", "プレイヤーID"),
    "games_won": ("Games won", "勝ち数"),
    "initials": ("Initials", "サイン"),
    "drop": ("Drop", "棄権"),
    "draw": ("Draw", "引き分け"),
    "intentional_draw": ("Intentional draw", "合意による引き分け"),
    "judge": ("Judge", "ジャッジ"),
    "unbeaten": ("* unbeaten", "* 無敗"),
    "disqualified": ("disqualified", "失格"),
    "dropped": ("dropped", "棄権"),
    "prize": ("Prize", "賞品"),
    "winner": ("Winner", "受賞者"),
    "places": ("Places {first}-{last}", "{first}～{last}位"),
    "one_place": ("Place {first}", "{first}位"),
    "received": ("Received (signature)", "受領サイン"),
    "location": ("Tournament location", "会場"),
    "date": ("Date", "日付"),
    "name": ("Player name", "名前"),
    "birth": ("Date of birth", "生年月日"),
    "zip": ("Zip code", "郵便番号"),
    "city": ("City", "市区町村"),
    "email": ("E-mail", "メール"),
    "example": ("Example", "記入例"),
    "total": ("Total", "合計"),
    "totals": ("Totals", "総計"),
    "grand_total": ("Grand total", "総合計"),
    "number": ("No.", "番号"),
    "deck_name": ("Deck name", "デッキ名"),
    "team_name": ("Team name", "チーム名"),
    "card_no": ("Card #", "カード番号"),
    "card_name": ("Card name", "カード名"),
    "figure_no": ("Figure #", "フィギュア番号"),
    "figure_name": ("Figure", "フィギュア名"),
    "quantity": ("Qty", "枚数"),
    "verified": ("Verified by the Meijin (signature)", "名人の確認（サイン）"),
    "total_of": ("{count} of {wanted}", "{count} / {wanted}"),
    "every_event": ("Every event", "すべての大会"),
    "premier_event": ("Premier events", "プレミア大会"),
    "total_in": ("{section}, total", "{section} 合計"),
    "unreadable": (
        "The list that was handed in cannot be read: ask the player to write it down.",
        "提出されたリストが読めません。プレイヤーに書いてもらってください。",
    ),
    "step": ("Step", "手順"),
    "now": ("So far", "現在"),
    "notes": ("Notes", "メモ"),
    "signature": ("Signature", "サイン"),
    "part_of": ("Part {no} of {all}", "{no} / {all}"),
    "last_rounds": ("Last rounds", "最終ラウンド"),
    "champion": ("Winner", "優勝"),
}
_LANGUAGES: Final = {"en": 0, "ja": 1}
LANGUAGES: Final = tuple(_LANGUAGES)


class Words:
    """The words of one language.

    >>> Words("en")("round_of", no=2, all=5)
    'Round 2 of 5'
    >>> Words("ja")("round", no=2)
    '第2回戦'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._column = _LANGUAGES[language]

    def __call__(self, word: str, **values: object) -> str:
        """A word, with values put in."""
        return _WORDS[word][self._column].format(**values)

    def pick(self, texts: tuple[str, str]) -> str:
        """The text in this language, of a table with a column for each."""
        return texts[self._column]
