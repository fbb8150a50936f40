### `meijin tournament` の言葉

desk-note = 注意：{ $warning }。
desk-next = 次の手順：{ $command }
desk-no_file_kind = { $file }は普通のファイルではないため読めません
desk-no_file = { $file }というファイルはありません{ $what ->
    [event] 。`meijin tournament new { $file }`で新しい大会を作れます
   *[other] {""}
}
desk-unreadable = { $file }を読めません：{ $problem }
desk-unwritable = { $file }に書き込めません：{ $problem }
desk-too_large = { $file }は{ $most }バイトを超えています。別のファイルを使ってください
desk-no_sense = { $file }：記録のつじつまが合いません：{ $problem }
desk-changed_meanwhile = ほかのプログラムが{ $file }を変更しました。何も書き込んでいません。もう一度試してください
desk-file_taken = { $file }というファイルはもうあります。別の名前にしてください
desk-in_use = ほかのプログラムが{ $file }を変更中です。終わらせるか、もう一度試してください
desk-no_player = { $reason }（{ $command }で一覧を表示）
desk-no_setting = { $said }は分かりません。次のどれかを使って「名前=値」と書いてください：{ $names }
desk-impossible_setting = その値にはできません：{ $problem }
desk-new = { $event }の受付を始めました（{ $file }）。
desk-digest = シードのハッシュ（今から全員に公開）：{ $digest }
desk-practice = 練習用です。シードを知っているため、抽選の結果を前もって知ることができます。`verify`にもそう表示されます。
desk-stir_in = 組み合わせの抽選の前に、参加者が振った目などを混ぜられます：{ $command } 4 6 2 5
desk-set = 設定を変更しました。
desk-add_whom = 参加者の名前を書くか、--csvで表を指定してください
desk-add_one = --idと--tableは1人ずつ使います
desk-added_player = { $player }  { $name }{ $round ->
    [0] {""}
   *[other] （第{ $round }ラウンドから）
}{ $waits ->
    [yes] （キャンセル待ち）
   *[no] {""}
}
desk-added = { $count }人を登録しました。合計{ $all }人です。
desk-checkin_whom = 来た人を書くか、--allを使ってください
desk-checked_in = { $all }人中{ $count }人がチェックインしました。
desk-paid = { $all }人中{ $count }人が支払いました。
desk-no_list = { $name }はまだリストを提出していません。
desk-list = { $player } { $name }：{ $check ->
    [pending] 提出済み。違反はなく、ジャッジの確認待ちです
    [legal] 適正
   *[illegal] 不適正
}
desk-out = { $player } { $name }は適正なリストがないため参加できません。
desk-play = { $count }人が参加します。
desk-no_prize = { $said }は分かりません。「1:トロフィー」や「2-4:ブースター」のように書いてください
desk-prizes = 賞品を{ $count }件設定しました。
desk-closed = 受付を締め切りました：{ $count }人。
desk-away = チェックインがなく、参加しない人：{ $names }
desk-done-reopen-registration = 受付を再開しました。
desk-draft = 下書きです。見えるのはあなただけです。次の手順：{ $command }
desk-done-time = 時間切れを宣言しました。追加ターンの後に終わります。1-0や1-1の結果も認められます。
desk-done-pause = 時計を止めました。
desk-done-resume = 時計を再開しました。
desk-done-end-swiss = スイスドローを終えました。
desk-done-cancel = 大会を中止しました。
desk-stirred = { $said }を混ぜました。これからの抽選に使われます。
desk-started = { $round }を開始しました（{ $minutes }分）。
desk-extended = { $table }番卓を{ $minutes }分延長しました。
desk-dropped = { $player } { $name }は2回続けて不在のため、棄権とします。
desk-round_closed = { $round }を終了しました。
desk-coin = コインにより{ $winner }が{ $loser }より上位です。
desk-won = { $event }の優勝は{ $name }です。
desk-seed = シード：{ $seed }
desk-anybody = 誰でも大会を検証できます：{ $command } --json ファイル名のあと、verify ファイル名
desk-no_round = この大会にはラウンドがありません。新しい大会を作成してください
desk-reopened = { $event }を再開しました（{ $stage ->
    [cut] 決勝トーナメントの後
   *[other] スイスドローの後
}）。
desk-report_what = 卓と結果を書いてください。例：report ファイル名 3 2-1。または--csvを使ってください
desk-report_csv = 卓と--csvは同時に指定できません。どちらかにしてください
desk-entered = 結果を{ $count }件入力しました。
desk-result = { $table }番卓：{ $players }  { $result }
desk-all_in = 結果がすべてそろいました。次の手順：{ $command }
desk-to_come = 残り{ $count }卓：{ $tables }
desk-late = { $reason }（{ $costs ->
    [none] --lateなしで
   *[other] --late { $costs }を付けて
}）
desk-seated = { $player } { $name }が{ $table }番卓に着席しました{ $late ->
    [match] 。遅刻：{ $result }
    [game] 。遅刻により1ゲーム敗北です
   *[no] {""}
}。
desk-undo_last = 最後の着席は`{ $command } --reason 理由`で取り消せます。
desk-say_why_out = 失格は取り消せません。--reasonで{ $name }の失格の理由を書いてください
desk-penalty = { $name }：{ $level ->
    [warning] 警告
    [game_loss] ゲーム敗北
    [match_loss] マッチ敗北
   *[disqualification] 失格
}{ $where ->
    [now] （この対戦）
    [waits] （次の対戦で適用）
   *[nowhere] {""}
}。理由：{ $infraction }。
desk-undo_entry = 記録{ $entry }です。`{ $command } { $entry } --reason 理由`で取り消せます。
desk-left = { $player } { $name }が棄権しました。
desk-still_in = 残りは{ $count }人です。
desk-taken_back = 記録{ $entry }（{ $what }）を取り消しました。
desk-nothing_to_undo = 取り消せるものがありません。取り消せるのは、ラウンドの終了、組み合わせの発表、棄権、ペナルティ、着席だけです
desk-last_is_a_result = 最後の記録{ $entry }は結果です。`{ $correct } 卓 スコア --reason 理由`で訂正してください。その前の記録{ $last }（{ $what }）を取り消すには`{ $undo } { $last } --reason 理由`を使ってください
desk-round_of = 第{ $no }ラウンド（全{ $all }）
desk-no_table = { $round }に{ $table }番卓はありません。{ $last ->
    [0] 対戦がありません
   *[other] 卓は{ $first }～{ $last }番です
}
desk-not_paired = { $player }は{ $round }の組み合わせにいません。組まれている人を選んでください
desk-has_bye = { $player }は{ $round }が不戦勝です。結果は決まっています
desk-absent_whom = 不在の人を書いてください。例：absent Ann
desk-no_result = { $said }は結果ではありません。{ $scores }。またはid、forfeit 参加者、absent 参加者、concede 参加者、double、voidと書いてください
desk-no_score = { $said }はスコアではありません。2-1のように書いてください
desk-no_places = 順位がありません。P01,P02=P03,P04のように書いてください
desk-between_two = { $said }は2人の対戦の結果です。卓では1位から順に全員を書いてください。例：P01,P02=P03,P04（P02とP03は同順位）
desk-shown = { $kind ->
    [disputed] 食い違い
    [reported] 報告あり
    [waiting] {""}
    [playing] {""}
    [bye] 不戦勝
    [forfeit] { $score } 不戦敗
    [draw] { $score } 引き分け
    [intentional_draw] 合意の引き分け
    [double_loss] 両者負け
    [void] 無効
   *[other] { $score }
}
desk-status = 参加者{ $count }人、参加中{ $active }人。大会は{ $phase }です。
desk-are_here = { $all }人中{ $here }人がチェックイン済みです。
desk-break = 休憩中です。次のラウンドは{ $time }から開始できます。
desk-not_yet = まだできません：{ $why }。
desk-also_possible = ほかに今できること：{ $tasks }。
desk-no_seed = このファイルにはシードがありません。閲覧と検証はできますが、大会はシードのある場所で続きます。
desk-fact = { $fact ->
    [store] 店舗大会
    [premier] 公式大会
    [official] 公式ルール
    [free] 自由ルール
    [swiss] スイスドロー
    [round_robin] 総当たり
   *[pods] 卓（3～5人）
}
desk-final_table = { $seats ->
    [open] 決勝卓あり
    [0] 決勝卓なし（人数不足）
   *[other] 決勝卓{ $seats }人
}
desk-cut = 上位{ $cut }人の決勝トーナメント
desk-cut_if = { $least }人より多ければ上位{ $cut }人の決勝トーナメント
desk-no_cut = 上位{ $cut }人の決勝トーナメントなし（{ $least ->
    [0] 人数不足
   *[other] { $least }人以下
}）
desk-clock_left = 、残り{ $time }{ $paused ->
    [yes] （停止中）
   *[no] {""}
}
desk-clock_over = 、{ $time }前に時間切れです。宣言してください{ $paused ->
    [yes] （停止中）
   *[no] {""}
}
desk-round_status = { $round }{ $clock }。
desk-judge_called = { $table }番卓がジャッジを呼んでいます：{ $about }
desk-without_result = 結果のない卓が{ $count }卓：{ $tables }
desk-yes = ○
desk-player_status = { $status }{ $came ->
    [0] {""}
   *[other] （第{ $came }ラウンドから）
}{ $left ->
    [0] {""}
   *[other] （第{ $left }ラウンドの後）
}
desk-list_check = { $check ->
    [pending] 確認待ち
    [legal] 適正
    [illegal] 不適正
   *[none] -
}
desk-is_draft = （下書き）
desk-lost = { $name }：ゲーム敗北{ $games }
desk-bye = 不戦勝
desk-by_hand = 手作業：{ $edit }
desk-meet_again = 避けられない再戦があります。
desk-seed_not_told = シードがまだ公開されていません。組み合わせの理由は大会の終了後に見られます
desk-standings_written = 順位表を{ $file }に書き出しました。
desk-final_standings = 最終順位
desk-standings_after = 第{ $rounds }ラウンド終了時の順位
desk-more_lines = …ほか{ $count }人
desk-unbeaten = * 無敗。どの値よりも上位です
desk-what_was = { $result ->
    [win] 勝ち
    [loss] 負け
    [draw] 引き分け
    [bye] 不戦勝
    [missed] 不参加
    [left] 棄権後
    [rest] 休み
    [void] 無効
   *[pod] 卓
}
desk-part = 第{ $round }ラウンド  { $value }  { $whom }{ $dropped ->
    [yes] {"  "}最低のため除外
   *[no] {""}
}
desk-nothing_summed = 合計するものはありません
desk-undone = （取り消し済み）
desk-column-id = ID
desk-column-name = 名前
desk-column-status = 状態
desk-column-here = 来場
desk-column-paid = 支払い
desk-column-list = リスト
desk-column-table = 卓
desk-column-players = 参加者
desk-column-MP = MP
desk-column-result = 結果
desk-column-opponent = 対戦相手
desk-column-place = 順位
desk-column-rank = 順位
desk-column-player = 参加者
desk-column-W-L-D = 勝-敗-分
desk-column-n = 番号
desk-column-at = 時刻
desk-column-who = 役割
desk-column-what = 操作
desk-column-about = 対象
desk-mark-failed = 不一致
desk-mark-note = 注意
desk-mark-drawn = 抽選
desk-all_is_well = 記録{ $entries }件：すべて規則とシードのとおりです
desk-well_so_far = 記録{ $entries }件：シードの公開前に確かめられることは、すべて規則のとおりです
desk-differences = 記録{ $entries }件のうち{ $count }件が一致しません
desk-hash = 記録のハッシュ：{ $hash }
desk-generated = { $file }：記録{ $entries }件。
desk-progress = { $what }：{ $all }中{ $done }
desk-kept = { $file }に保存しました。次の手順：{ $command }
desk-print_form = --outの{ $file }の末尾は.pdfか.htmlにしてください
desk-printed = { $sheet }を{ $file }に書き出しました。
desk-private = { $file }にはシードとリストを含むすべてがあります。主催者だけのものです。
desk-public = { $file }は誰にでも渡せます。
desk-public_hash = シードは{ $told ->
    [yes] 含まれています
   *[no] 大会の終了時に公開されます
}。記録のハッシュ：{ $hash }
desk-chess = { $file }はチェスのプログラムで開けます。
desk-tables = { $files }を{ $folder }に書き出しました。
desk-import_form = { $file }の末尾は.json、.csv、.trfのどれかにしてください
desk-lines_taken = { $count }行を取り込みました。
desk-no_headings = { $file }：1行目：参加者の表（{ $players }）の見出しでも結果の表（{ $results }）の見出しでもありません。どちらかにしてください
desk-taken_over = { $event }：記録{ $entries }件を{ $file }に取り込みました。
desk-goes_on = 新しいシードで続きます。そのハッシュ（今から全員に公開）：{ $digest }
desk-without_seed = シードがありません。閲覧と検証ができます。--go-onを付けると新しいシードで続けられます。
desk-in_file = { $file }：{ $problem }
