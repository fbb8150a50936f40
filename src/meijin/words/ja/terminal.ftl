### 端末で使う、すべてのゲームに共通の文

terminal-language = 日本語
terminal-no_language = --langに{ $language }は使えません。選べるのは{ $languages }です
terminal-no_letters = この出力では--lang { $language }の文字を表示できません。--asciiを外し、UTF-8の端末で使ってください
terminal-full_stop = { $sentence }。
terminal-comma = 、
terminal-or = か

## 卓

terminal-you = （あなた）
terminal-closed = 非公開
terminal-no_cards = カードなし
terminal-mark_decides = この印の人が選ぶ番です。
terminal-mark_face_down = 破線の枠は伏せたカードです。見えるのはあなただけです。
terminal-mark_own = 端末の幅が狭いとき、この印の名前があなたです。
terminal-what_is = { $name }：{ $help }
terminal-hints = ? 説明   r ルール   u 取り消し   l 記録   s ファイル名 保存   h ヘルプ   q 終了
    .short = ? 説明  r ルール  u 取消  l 記録  q 終了
    .shortest = ? r u l h q
terminal-more_news = この前にあと{ $count }件（lで表示）
terminal-more_choices = ほかに{ $last }までの{ $count }個（?で表示）
terminal-with_remark = { $line }（{ $remark }）。
terminal-heading-choices = 選択肢
terminal-heading-cards = 見えているカード
terminal-heading-marks = 卓の印
terminal-heading-rules = ルール

## ヘルプ

terminal-help =
    選択肢の番号か、選択肢そのものを書かれているとおりに入力します。一つに決まるなら、単語の初めの部分だけでもかまいません。選択肢が一つだけのときは、Enterで選べます。
terminal-help-choices = 選択肢、見えているカード、卓の印を説明します
    .typed = ?
terminal-help-card = カードを説明します。名前の一部でもかまいません。例：? { $card }
    .typed = ? カード名
terminal-help-rules = このフェイズのルール
    .typed = r
terminal-help-log = これまでの記録を新しいほうから表示します（公開されている範囲）
    .typed = l
terminal-help-undo = 直前の行動を取り消します。誰にも新しい情報が明らかになっていない間だけです
    .typed = u
terminal-help-pass_all = ほかの人が何かするまで、すべてパスします
    .typed = pass all
terminal-help-save = 対局を保存します。続きは「meijin play --resume ファイル名」で遊べます
    .typed = s ファイル名
terminal-help-resign = 投了します
    .typed = resign
terminal-help-time = 大会の主催者のように時間切れを宣言します。あと数ターンで終わります
    .typed = time
terminal-help-quit = 終了します
    .typed = q
terminal-help-help = このヘルプ
    .typed = h

## ページと人

terminal-go_on = Enterで進みます
terminal-go_on_or_leave = Enterで進み、qで閉じます
terminal-on = Enterで進み、qで閉じます
terminal-back_or_on = bで戻り、Enterで進み、qで閉じます
terminal-cannot_clear = この画面は消せません。上のほうは見ないでください。
terminal-hand_over = { $seat }に交代してください。
terminal-enter_when_there = 交代したらEnterを押してください
terminal-narrow = 端末の幅が足りません。{ $columns }桁あればすべて表示できます。
terminal-opponent = { $seats }：{ $bot }。

## 入力

terminal-enter_takes = Enter：{ $choice }
terminal-type_from_to = { $first }から{ $last }までの番号を入力してください
terminal-type_beside = 選択肢の番号を入力してください
terminal-type_or_help = { $numbers }（hでヘルプ）
terminal-no_choice = { $number }番の選択肢はありません。{ $numbers }
terminal-not_possible = 今は{ $action }を選べません{ $because ->
    [none] {""}
   *[other] 。{ $because }
}
terminal-may_mean = { $action }に当てはまるものがいくつかあります（{ $meanings }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }個
}）。どれか一つを入力してください
terminal-did_you_mean = { $action }という行動はありません。{ $close }のことですか？
terminal-no_action = { $action }という行動はありません。番号か、書かれているとおりの選択肢を入力してください（hでヘルプ）
terminal-which_card = { $name }に当てはまるカードがいくつかあります（{ $kinds }）。どれか一つを入力してください
terminal-no_card = { $game }に{ $name }というカードはありません。{ $meant ->
    [none] `meijin cards { $id }`で一覧を見られます
   *[other] { $meant }のことですか？
}
terminal-taken_back = 取り消しました。
terminal-really_resign = 本当に投了しますか？
terminal-really_time = ラウンドの時間切れを宣言しますか？ あと数ターンで対局が終わります。

## 終わり

terminal-game_over = ゲーム終了
terminal-nobody_wins = 勝者なし
terminal-draw = 引き分け
terminal-wins = { $winners }の勝ち
terminal-after_rounds = 全{ $count }ラウンド
terminal-end_prompt = lで記録を表示、Enterで終了
terminal-record_kept = 棋譜を保存しました。もう一度見るには：
terminal-input_ended = 対局の途中で入力が終わりました。
terminal-stopped = 停止しました。
terminal-interrupted = 中断しました。
terminal-see_help = 遊び方は`meijin play --help`をご覧ください。
terminal-game_failed = { $game ->
    [none] ゲームに誤りがあります：{ $problem }。
   *[other] ゲーム{ $game }に誤りがあります：{ $problem }。`meijin check { $game }`で調べられます。
}
terminal-streams_fail = 入出力ができません

## 保存

terminal-kept_in = { $file }に保存しています。
terminal-saved = { $file }に保存しました。
terminal-save_elsewhere = 「s ファイル名」でほかの場所に保存できます。
terminal-save_where = 保存先を指定してください。例：s game.meijin
terminal-go_on_with = 続きを遊ぶには：{ $command }
terminal-not_kept = この対局はどのファイルにも保存されていません。
terminal-offer_to_save = この対局は保存されていません。ファイル名を入力するか、nで保存せずに終わります：
terminal-cannot_keep = 対局を保存できません：{ $because }
terminal-cannot_save = 対局を保存できません：{ $because }
terminal-goes_on_unkept = { $because }。対局は続けられます。「s ファイル名」でほかの場所に保存できます。
terminal-kept_elsewhere = ほかのプログラムが{ $former }を書き換えたので、この対局は{ $file }に保存します。
terminal-file_exists = { $file }はもうあります。ほかの名前にしてください
terminal-file_changed = ほかのプログラムが{ $file }を書き換えています。ほかの名前にしてください
terminal-same_bots = （--seatで変えないかぎり、同じボットが相手です）

## ゲームの前

terminal-which_game = どのゲームで遊びますか？
terminal-which_mode = どのモードで遊びますか？
terminal-how_many = 何人で遊びますか？
terminal-minutes = 約{ $count }分
terminal-players = { $count }人：{ $seats }
terminal-you_and_bots = あなたとボット{ $count }人。
terminal-from_to = { $first }から{ $last }まで、{ $enter }
terminal-enter_for = ?で説明、qで終了、Enterは{ $default }
terminal-not_here = { $said }はここにはありません。
terminal-no_games = ゲームが一つも入っていません
terminal-unknown_seats = { $file }には、誰がどの席に着くか書かれていません。
terminal-say_who_sits = { $file }には、誰がどの席に着くか書かれていません。{ $seats }について指定してください。例：{ $such_as }
terminal-play_like_this = Enterでこのまま始めるか、この順で全員を入力してください
terminal-say_each_seat = 席は{ $count }つです。それぞれに誰が着くか入力してください。例：{ $such_as }
terminal-too_many_seats = 席が{ $count }つなのに{ $given }人が指定されています。--seatは{ $seats }に一つずつ指定できます
terminal-unnamed_file = { $bot }はPythonのファイルを実行します。棋譜だけでは実行できないので、{ $seats }を付けてください
terminal-who_can_sit = { $word }は席に着けません。選べるのは{ $choices }です
terminal-not_together = { $one }と{ $other }は一緒に使えません
terminal-resumes_nothing = この対局はもう終わっています。`{ $command }`で見られます
terminal-other_game = { $file }は{ $game }の局面で、{ $asked }のものではありません
terminal-seats_and_players = --seatが{ $given }回指定されていますが、--playersに選べるのは{ $numbers }です
terminal-file_says = { $other }は{ $name }と一緒に使えません。遊び方はファイルに書かれています

## 記録をもう一度

terminal-next_action = Enterで{ $count }手中の{ $number }手目へ、qで終了
terminal-not_over = 対局はまだ終わっていません。{ $seats }が選ぶ番です。
terminal-organiser = 主催者
