### ゲームの卓のほか、端末のコマンドで使う文

## 入力

terminal-see = { $command }をご覧ください
terminal-not_understood = { $word }は分かりません。{ $hint }
terminal-cannot_be = { $name }に{ $value }は使えません。{ $hint }
terminal-allowed = 選べるのは{ $values }です
terminal-mistake = { $problem }。{ $see }
terminal-meant = { $word }のことですか？
terminal-no_option = --option { $option }は分かりません。「--option 名前=値」の形で書いてください
terminal-option_twice = { $name }が{ $one }と{ $other }の両方に指定されています。一つだけにしてください
terminal-say_which_game = どのゲームか指定してください：{ $games }

## ゲーム

terminal-cannot_describe = ゲーム{ $game }を説明できません：{ $problem }
terminal-game_in_short = { $players }、約{ $minutes }分。{ $about }
terminal-player_counts = { $high ->
    [0] { $low }人
   *[other] { $low }～{ $high }人
}
terminal-values = （{ $allowed }{ $default ->
    [none] {""}
   *[other] 。省略時は{ $default }
}）
terminal-number = { $low }から{ $high }までの数{ $values ->
    [none] {""}
   *[other] 、または{ $values }
}

## カード

terminal-copies = { $count }枚
terminal-kinds_and_cards = { $kinds }種、{ $cards }枚
terminal-group_of_cards = カード
terminal-cards = { $count }枚
terminal-no_pictures = { $game }のカードの絵はありません。付属のゲームの絵は`make web`で描かれます
terminal-pictures_fail = { $folder }に絵を書き込めません：{ $because }
terminal-pictures = { $folder }に絵を{ $count }枚書き込みました

## 自作のカード

terminal-check_which = 調べるファイルを指定してください：meijin cards check ファイル名
terminal-takes_no_cards = { $game ->
    [none] 自作のカードを使えるゲームがありません
   *[other] { $game }では自作のカードを使えません
}
terminal-cards_for_which = どのゲームのカードかを--gameで指定してください：{ $games }
terminal-warning = 注意
terminal-problem = 誤り
terminal-checked = 正しいカード{ $good }枚、誤り{ $bad }件

## デッキとチーム

terminal-what-deck = デッキ
terminal-what-team = チーム
terminal-how_to_show_deck = `meijin decks show デッキ`で中身を見られます。
terminal-no_lists = { $game }では、プレイヤーはデッキやチームを持ち寄りません
terminal-legal_list = { $name }：使えます：{ $summary }
terminal-no_list = { $name }という構築済みの{ $what }もファイルもありません。{ $meant ->
    [none] 構築済みの{ $what }は{ $starters }です
   *[other] { $meant }のことですか？
}

## ボットの考え

terminal-no_seed = --seedに{ $seed }は使えません。0以上の数にしてください
terminal-no_searcher = { $bot }は選んだ理由を言えません。言えるのは先を読むボット（{ $known }、search@500iなど）です
terminal-nobody_decides = その局面で対局は終わっているので、誰も選びません。--ply Nで前の局面を指定してください
terminal-others_decide = その局面で選ぶのは{ $seat }ではなく{ $seats }です
terminal-several_decide = { $seats }が同時に選びます。誰の考えかを--seatで指定してください
terminal-bot_chooses = { $seat }の番、{ $bot }の選択：
terminal-has_played = { $seat }が実際に選んだのは：
terminal-thought-action = 行動
terminal-thought-tried = 試行
terminal-thought-chance = 勝率
terminal-thought-interval = 95%区間
terminal-thought-does = 効果
terminal-between = { $low }～{ $high }
terminal-expected = 予想：{ $steps }

## マッチ

terminal-score = { $left } { $one }勝、{ $right } { $other }勝。
terminal-match_drawn = マッチは{ $most }対{ $least }の引き分けです。
terminal-match_won = { $most }対{ $least }で{ $seat }がマッチに勝ちました。
terminal-match_over = このマッチはもう終わっています。{ $score }
terminal-game_of_match = 第{ $number }戦（最大{ $most }戦）。
terminal-say_all_seats = それぞれの席に誰が着くか指定してください。例：{ $such_as }
terminal-input_ended_match = マッチの途中で入力が終わりました。
terminal-taken_over = ほかのプログラムがこのマッチを進めているので、ここでは止めました。
terminal-match_exists = { $file }はもうあります。--saveでほかの名前にしてください
terminal-cannot_keep_match = マッチを{ $file }に保存できません：{ $because }
terminal-other_match = { $file }はこのマッチの第{ $number }戦ではありません。設定が違います

## ゲームとゲームの間

terminal-your_list = { $seat }：第{ $number }戦の{ $what }。
terminal-swap_prompt = swap 出す 入れる、reset、done、? カード、hでヘルプ
terminal-swap_help-swap = 使うカードを1枚出し、控えのカードを1枚入れます。番号で指定します
    .typed = swap 出す 入れる
terminal-swap_help-swap_names = 同じことを名前で指定します。名前の一部でかまいません
    .typed = swap 出す for 入れる
terminal-swap_help-reset = このマッチでの入れ替えをすべて元に戻します
    .typed = reset
terminal-swap_help-done = このまま次の対局を始めます。Enterでも同じです
    .typed = done
terminal-swap_help-card = カードの内容
    .typed = ? カード
terminal-swap_help-time = 主催者のように時間切れを宣言します。次が最後の対局で、すぐに終わります
    .typed = time
terminal-swap_help-quit = マッチを離れます。あとで続けられます
    .typed = q
terminal-swapped = { $out }を出し、{ $into }を入れました。
terminal-as_registered = { $what }は登録したときのとおりです。
terminal-is_time_over = ラウンドの時間切れを宣言しますか？
terminal-time_called = 時間です。次が最後の対局です。
terminal-no_exchange = { $said }は分かりません。swap 出す 入れる、reset、doneのどれかを入力してください
terminal-swap_what = 出すカードと入れるカードを指定してください。例：{ $such_as }
terminal-which_number = { $name }に当てはまるのは{ $cards }です。番号で指定してください
terminal-not_in_list = { $where }に{ $name }というカードはありません{ $meant ->
    [none] {""}
   *[other] 。{ $meant }のことですか？
}

## 記録の検証

terminal-no_hash = --commitmentに{ $hash }は使えません。16進数{ $digits }桁で指定してください
terminal-verdict-holds = OK
terminal-verdict-fails = 不合格
terminal-verdict-unknown = ―
terminal-whole-holds = 棋譜は完全です。チェックサムが合っています
terminal-whole-fails = 棋譜が書き換えられたか、途中で切れています
terminal-whole-unknown = 棋譜にチェックサムがないので、完全かどうか分かりません
terminal-legal-holds = すべての行動がルールどおりです
terminal-legal-fails = ルールに反する行動があります
terminal-legal-unknown = 行動は調べていません
terminal-seed = シード
terminal-secret = サーバーの秘密の値
terminal-shuffles-holds = { $thing }は、ハッシュで約束されたとおりです
terminal-shuffles-fails = { $thing }が、ハッシュで約束されたものと違います
terminal-shuffles-unknown = サーバーと違い、対局の前にシードのハッシュが示されていないので、比べられません
terminal-shuffles-unseen = 何がプレイされたか分からないので、シードは比べていません
terminal-only_its_own = 。このハッシュは棋譜のものです。対局の前に示されたものと比べてください
terminal-numbers-holds = シードは秘密の値とプレイヤーの乱数から作られています。サーバーもプレイヤーも選べませんでした
terminal-numbers-fails = シードが、サーバーの秘密の値とプレイヤーの乱数から正しく作られていません
terminal-numbers-unknown = 誰も乱数を出していません。{ $thing }を作った人は、シャッフルを選べました
terminal-numbers-unseen = シードの作り方は調べていません
terminal-numbers-stand_ins = 公開された乱数がないので、シードは秘密の値と約束のハッシュから作られています。秘密の値は先に約束されたので、誰も選べませんでした。サーバーにできたのは、せいぜい乱数を使わないことだけです
terminal-numbers-another_secret = シードが、約束された秘密の値から作られていません。乱数を知っていた人は、ほかの値を選べました
terminal-gift-number = { $who }は乱数を出しました。どの乱数が公開されるよりも先に約束しています
terminal-gift-commitment = { $who }は約束した乱数を公開しませんでした。代わりに約束のハッシュを使っています
terminal-gift-nothing = { $who }は何も出していません。サーバーのボットか、約束が間に合いませんでした
terminal-game_of_record = { $game }、{ $count }手。{ $ended }
terminal-still_open = まだ終わっていません
terminal-ended = 終わっています：{ $result }（{ $points }）
terminal-hash_of = { $thing }のハッシュ：{ $hash }
