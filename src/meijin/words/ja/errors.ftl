### 入力やファイルの誤り。どのゲームにも共通の文

refusal-not_installed = { $name }という{ $what ->
    [bot] ボット
   *[other] ゲーム
}はありません。{ $meant ->
    [none] {""}
   *[other] { $meant }のことですか？{" "}
}入っているのは{ $installed }です
refusal-no_option = { $game }に{ $option }という設定はありません。あるのは{ $options }です
refusal-no_value = 設定{ $option }に{ $value }は使えません。選べるのは{ $allowed }です
refusal-option_refused = 設定{ $option }：{ $because }{ $rule ->
    [none] {""}
   *[other] （{ $rule }）
}
refusal-other_mode = 設定{ $option }は{ $modes }のもので、{ $mode }では使えません
refusal-no_players = { $game }は{ $players }人では遊べません。{ $mode ->
    [none] {""}
   *[other] モード{ $mode }は
}{ $low ->
    [0] { $high }人
   *[other] { $low }人から{ $high }人
}です{ $others_count ->
    [0] {""}
   *[other] 。{ $players }人ならmode={ $others }にしてください
}
part-no_starter = スターターデッキ{ $name }はありません。{ $meant ->
    [none] 選べるのは{ $allowed }です
   *[other] { $meant }のことですか？
}
refusal-no_seat = { $seat }という席はありません。席は{ $seats }です
refusal-no_seed = シードに{ $seed }は使えません。256ビットまでの整数か、32～512桁の16進数にしてください
refusal-no_file_name = { $file }はファイル名に使えません
refusal-unreadable = { $file }を読み込めません：{ $because ->
    [none] 普通のファイルではありません
   *[other] { $because }
}
refusal-too_large = { $file }は{ $most }バイトを超えているため、{ $what }として読めません
refusal-no_text = { $file }はテキストではないため、{ $what }として読めません
refusal-nothing_to_take_back = まだ取り消せる手がありません
refusal-cannot_take_back = 取り消せません。そのあとに誰かが行動したか、新しい情報が明らかになっています
refusal-no_resignation = { $game }に投了はありません
refusal-time_again = 時間切れはもう宣言されています
refusal-time_too_late = 対局は終わっているため、時間切れは宣言できません
refusal-ambiguous = { $words }に当てはまるものがいくつかあります（{ $meanings }）。どれか一つを入力してください

## 行動

part-may_choose = { $seat }が選べるのは：{ $choices }{ $more ->
    [0] {""}
   *[other] {" "}ほか{ $more }
}
refusal-not_possible = { $words }は今はできません{ $because ->
    [none] {""}
   *[other] ：{ $because }
}。{ $instead }
refusal-unread = { $because }。{ $instead }
refusal-no_action = { $words }という行動はありません。使えるのは{ $verbs }です
refusal-no_verb = { $words }という行動はありません。{ $verbs }とカードを入力してください
refusal-stands_alone = { $verb }だけを入力してください。{ $rest }は要りません
refusal-not_understood = { $words }が分かりません。{ $verb }の後に{ $needs }を続けてください{ $hint ->
    [none] {""}
   *[other] 。{ $hint }
}
part-did_you_mean = { $meant }のことですか？
refusal-far_too_long = 長すぎて、行動として読めません
refusal-does_not_go = { $step }は続けてできません：{ $because }
part-nothing_more = その時はもう選ぶことがありません
part-not_then = その時はできません
refusal-others_decide = 今は{ $seat }の番ではありません。{ $deciding }が先に選びます
refusal-say_whose = { $seats }が同時に選びます。{ $words }が誰の行動か指定してください
refusal-too_late = ゲームは終わっているので、{ $words }はもうできません

## ファイルの中身

term-record = 棋譜
term-match = マッチ
