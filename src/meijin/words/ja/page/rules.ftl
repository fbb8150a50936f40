### ルール：1分でわかる画面と全文

minute-title = 1分でわかるルール
minute-goal = 目的
minute-turn = 手番の流れ
minute-cards = カードの見方
minute-places = 場にあるもの
rules-sentences = ルール全文
rules-of_phase = 今のルール：{ $heading }
rules-search = ルールの中の言葉を探す
rules-found = { $count ->
    [0] その言葉はルールにありません。
   *[other] { $count }か所
}
