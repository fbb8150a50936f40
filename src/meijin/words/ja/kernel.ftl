### すべてのゲームに共通の文

## 並べ方

list-more = { $list }、{ $next }
list-last = { $list }、{ $last }
list-several = { $title }×{ $count }

## 記録

news-time = 時間です。第{ $last }ターンで終わります。

## できない理由

refusal-in_words = { $text }
part-game_over = 対局は終わりました。
part-not_your_turn = あなたの番ではありません。{ $seats }が先に選びます。
part-plays_for_you = あなたの番ではありません。{ $bot }が代わりに続けています。
part-may_do = 今できます：{ $choice }
part-part_of_something = 次の選択肢の一部です：{ $choice }
part-asked_else = 今は別のことを聞かれています：{ $question }

## カードのリスト

refusal-list_long_line = 1行は{ $most }文字までです。この行は{ $count }文字あるので、分けてください
refusal-list_heading = 「{ $words }」という見出しはありません。「{ $meant }」のことですか？
refusal-list_long_name = 名前は印字できる文字で{ $most }文字までです。短くしてください
refusal-list_numbered_twice = 「{ $words }」にはカードの前と後に数があります。どちらか1つにしてください
refusal-list_number = { $words }の数は1から{ $most }までです（今は{ $given }）
refusal-list_entries = リストは{ $most }行までです。残りは読みません
refusal-list_other_name = { $number }は{ $printed }です。「{ $words }」ではありません
refusal-list_not_toml = TOMLとして読めません：{ $problem }
refusal-list_field = { $needs ->
    [text] 文字列
    [names] { $example }のようなリスト
   *[numbers] { $example }のような表
}にしてください（今は{ $given }）
refusal-list_unknown_field = 「{ $words }」という項目はありません。項目は{ $fields }です
refusal-list_unknown = 「{ $words }」というものはありません{ $meant ->
    [none] {""}
   *[other] 。{ $meant }のことですか？
}
refusal-list_copies = { $card }が{ $count }枚あります。{ $most }枚までにしてください
refusal-list_size = { $part }は{ $count }枚です。{ $exactly ->
    [yes] ちょうど{ $low }枚
   *[no] { $low }枚から{ $high }枚
}にしてください
refusal-list_barred = { $card }はここでは選べません{ $reason ->
    [none] {""}
   *[other] ：{ $reason }
}
refusal-list_unplayable = { $seat ->
    [none] { $file ->
        [none] このリスト
       *[other] { $file }
    }
   *[other] { $seat }のリスト
}は使えません。{ $problems }
refusal-list_none = { $file ->
    [none] これ
   *[other] { $file }
}をリストとして読めません。{ $most ->
    [none] テキストではありません
   *[other] リストは{ $most }文字までです（今は{ $count }文字）
}
part-placed = { $lines_count ->
    [0] { $place ->
        [none] {""}
       *[other] { $place }：
    }
   *[other] { $lines }行目：
}{ $problem }{ $rule ->
    [none] {""}
   *[other] （{ $rule }）
}
    .between = 。
