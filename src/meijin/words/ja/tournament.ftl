### 大会の文：断りの理由、記録、メモ、組み合わせの理由、タイブレーク

## 文の部品

part-in_phase = { $phase ->
    [draft] 準備中
    [registration] 受付中
    [deck_check] デッキチェック中
    [ready] 第1ラウンドの開始待ち
    [pairing] 組み合わせの下書き中
    [published] 組み合わせの発表後、ラウンドの開始前
    [running] ラウンドの対戦中
    [time_called] 時間切れの宣言後
    [between] ラウンドの合間
    [swiss_done] 全ラウンドの終了後
    [cut_done] 決勝トーナメントの終了後
    [finished] 終了後
   *[cancelled] 中止後
}
    .between = か
part-in_role = { $role ->
    [meijin] 主催者
    [judge] ジャッジ
    [player] 参加者
    [engine] 対戦卓のシステム
   *[spectator] 参加者以外の人
}
    .between = か
part-in_status = { $status ->
    [registered] 登録済み
    [waitlisted] キャンセル待ち
    [active] 参加中
    [dropped] 棄権済み
    [disqualified] 失格
    [eliminated] 敗退済み
   *[finished] 完走済み
}
part-of_format = { $format ->
    [swiss] スイスドロー
    [round_robin] 総当たり
   *[pods] 卓（3～5人）
}
    .between = か
part-thing = { $what ->
    [name] 名前
    [family_name] 姓
    [organization_id] 会員ID
    [event_name] 大会名
    [organiser] 主催者名
    [venue] 会場
    [date] 日付
    [prize] 賞品
    [level] 大会の種類
    [format] 形式
    [rounds] ラウンド数
   *[word] 記入欄
}
part-named_player = { $player }（{ $name }）
part-at_table = { $table }番卓（{ $state ->
    [waiting] 未開始
    [playing] 対戦中
    [reported] 報告あり
    [disputed] 報告が不一致
   *[confirmed] 確定
}）
part-score = { $one }-{ $other }
    .between = か
part-in_round = { $stage ->
    [cut] { $players ->
        [2] 決勝
        [4] 準決勝
        [8] 準々決勝
       *[other] ベスト{ $players }
    }
    [final] 決勝卓
   *[other] 第{ $no }ラウンド
}
part-wrong_line = { $line }行目：{ $problem }
    .between = {"\u000A  "}
part-of_match = { $stage ->
    [cut] 決勝トーナメント{ $round }回戦第{ $match }試合
   *[other] 第{ $round }ラウンド第{ $match }試合
}

## できない理由：すべての操作

refusal-limit = { $limit }（自由ルールの大会ではできます）
refusal-no_event = まだ大会がありません。先に作成してください
refusal-wrong_phase = 今はできません。大会は{ $phase }です{ $fits_count ->
    [0] {""}
   *[other] 。{ $fits }のときにできます
}
refusal-wrong_role = これができるのは{ $who }だけです
refusal-somebody_else = { $player }はほかの人です。自分のことだけ操作してください
refusal-no_player = この大会に{ $player }という参加者はいません。参加者一覧を確かめてください
refusal-several_players = { $said }に当てはまる人が複数います：{ $players }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }人
}。IDで指定してください
refusal-no_such_player = この大会に{ $said }という参加者はいません。{ $player ->
    [none] 参加者一覧を確かめてください
   *[other] { $player }のことですか？
}
refusal-no_match = この大会に{ $match }という対戦はありません。ラウンドを確かめてください
refusal-no_round = まだ組み合わせがありません。受付を締め切り、第1ラウンドを組んでください
refusal-not_paired = { $player }はこのラウンドの組み合わせにいません。卓に着いている人を選んでください
refusal-say_why = 理由を書いてください。理由も記録に残ります
refusal-no_reason = { $said }は結果のようで、理由になりません。理由を言葉で書いてください
refusal-worked_out = 自動で決まる項目です。指定しないでください：{ $fields }
refusal-malformed = { $problem }
refusal-acted_as = { $who }は{ $role }として操作しましたが、この大会では{ $known }です
refusal-unknown_entry = 記録{ $entry }はここでは分からない種類です：{ $sort }。新しい版のMeijinで開いてください
refusal-not_without = 非公開の部分がないため、この先をたどれません。主催者のファイルを使ってください

## 大会とその設定

refusal-created_already = 大会はもう作成されています。設定を変更してください
refusal-wrong_format = { $game }は{ $duel ->
    [yes] 2人用のゲームです
   *[no] 2人用のゲームではありません
}。{ $formats }を選んでください
refusal-wrong_cut = 決勝トーナメントの人数を{ $cut }にはできません。{ $cuts }から選んでください（0は決勝トーナメントなし）
refusal-cut_needs_swiss = 決勝トーナメントがあるのはスイスドローだけです。ここでは0を選んでください
refusal-wrong_breakers = { $format }のタイブレークは{ $right }です。{ $given }は使えません
refusal-pod_is_one_game = 3～5人の卓で行うのは1ゲームだけです。best_ofは1にしてください
refusal-no_lists_brought = { $game }ではリストを持ち寄りません。deck_listsはnoneにしてください
refusal-no_sides = { $game }には陣営がありません。require_crossはfalseにしてください
refusal-forbidden_pair = 当てない組には、別々の2人を指定してください
refusal-match_lost_first = マッチ敗北の時間はゲーム敗北より後です。late_match_loss_sを大きくしてください
refusal-points_order = 勝ちの得点は負けより多く、引き分けはその間にしてください
refusal-cut_is_premier = 決勝トーナメントは公式大会だけのもので、8人以上です（7.9）
refusal-rounds_follow = ラウンド数は人数で決まります（6.1）
refusal-lists_at_premier = 公式大会ではデッキリストが必須です（5.3）
refusal-round_length = 1ラウンドは45～50分です。{ $minutes }分にはできません（6.5）
refusal-cut_length = 決勝トーナメントの1ラウンドは75分です。{ $minutes }分にはできません（6.5）
refusal-break_length = ラウンドの間は10分以上あけます。{ $minutes }分にはできません（6.5）
refusal-points_given = 得点は勝ち3点、引き分け1点、負け0点です（6.11）
refusal-times_given = 遅刻は5分でゲーム敗北、10分でマッチ敗北、合意の引き分けは2分以内です（6.10、6.12）
refusal-fixed_since_paired = { $what ->
    [none] { $setting }
   *[other] { $what }
}は第1ラウンドの組み合わせで確定しました。元のままにしてください
refusal-time_announced = 発表したラウンドの時間は、大会中は変わりません（5.1）
refusal-cut_announced = 決勝トーナメントの人数は、スイスドローの最終ラウンドが終わる前に発表します。元のままにしてください
refusal-fixed_since_closed = 形式とリストは受付の締め切りで確定しました。受付を再開してください
refusal-no_places = { $first }位から{ $last }位という範囲はありません。上の順位を先に書いてください
refusal-open_already = 受付はもう始まっています。参加者を登録できます

## 書き込む言葉

refusal-empty = { $what }が空です。何か書いてください
refusal-mixed_letters = { $what }{ $name }は「{ $word }」の中で{ $scripts }の文字が混ざっています。1つの単語は1種類の文字で書いてください
refusal-too_long = { $what }{ $name }は{ $length }文字です。{ $most }文字までにしてください
refusal-unseen_signs = { $what }{ $name }に見えない文字があります。取り除いてください
refusal-towers = { $what }{ $name }に、記号が{ $most }個より多く付いた文字があります。減らしてください
refusal-like_an_id = { $what }{ $name }の終わりが、似た名前に添えるIDと紛らわしい形です。その部分を外してください

## スタッフ

refusal-meijin_appoints = 任命するのは主催者です。ジャッジは自分が辞めることだけできます（自分のID、役割none）
refusal-staff_steps_down = 大会は終わりました。スタッフを辞めることだけできます
refusal-not_on_staff = { $name }はスタッフではありません。スタッフの人を選んでください
refusal-plays_here = { $name }はこの大会の参加者です。スタッフにはなれません（10）
refusal-last_meijin = 大会には必ず主催者が必要です。先に、この大会で操作をした人を主催者に任命してください
refusal-on_staff_already = もうスタッフとして公開されています

## 受付

refusal-not_opened = 受付はまだ始まっていません。主催者の開始を待ってください
refusal-registration_closed = 受付は締め切られました。主催者に相談してください
refusal-staff_does_not_play = { $name ->
    [none] あなた
   *[other] { $name }
}はこの大会のスタッフです。スタッフは参加できません（10）
refusal-no_personal_data = この大会では個人情報を集めません。記入しないでください
refusal-id_taken = { $player }はもう{ $name }のIDです。ほかのIDにしてください
refusal-registered_already = { $name }はもう登録されています。登録は1人1回です
refusal-plays_already = { $name }はもう登録されています。登録は1人1回です
refusal-register_yourself = 登録は本人が行います。ほかの人を登録できるのはスタッフです
refusal-staff_says_paid = 支払いを記録するのはスタッフです。スタッフに任せてください
refusal-not_invited = { $name ->
    [none] この大会に招待されていません。参加登録をしてください
   *[other] { $name }は招待されていません。取り消すものはありません
}
refusal-invited_already = { $name }はもう招待されていて、返事がまだです。待つか、招待を取り消してください
refusal-nobody_comes_later = 総当たりの対戦は決まっているため、途中から参加できません
refusal-late_entry_over = 途中参加は第{ $round }ラウンドの組み合わせで締め切られました（5.7）。次の大会に参加してください
refusal-event_full = { $places }人の定員に達し、大会は始まっています。誰かが抜けるまで待ってください
refusal-staff_enters_late = 大会は始まっています。途中参加はスタッフに登録してもらってください
refusal-nothing_to_check_in = { $player }は{ $status }なので、チェックインは必要ありません
refusal-closed_already = 受付はもう締め切られています。次の手順に進んでください
refusal-too_few_here = チェックイン済みは{ $here }人です。{ $format }には{ $least }人以上必要です。チェックインを進めてください
refusal-too_many_for_robin = 総当たりは4人か5人用ですが、{ $here }人がチェックインしています（6.2）
refusal-open_again_already = 受付はもう始まっています。参加者を登録できます

## リスト

refusal-no_lists_taken = この大会ではリストを集めません。提出しないでください
refusal-lists_closed = リストの提出は受付中だけです。ジャッジに相談してください
refusal-list_empty = リストが空です。カードを1行に1種類ずつ書いてください
refusal-list_unreadable = カード：{ $problem }
refusal-no_list_yet = { $player }はまだリストを提出していません。先に提出が必要です
refusal-lists_unchecked = 次の人のリストがまだ確認されていません：{ $players }
refusal-too_few_lists = 適正なリストのある人が3人未満で、組み合わせができません。リストの確認を進めてください
refusal-check_is_over = デッキチェックは終わったか、ありません。次の手順に進んでください

## 抽選

refusal-own_number = 乱数は本人が出します
refusal-nothing_left_to_draw = もう抽選はありません。乱数はいりません
refusal-committed_already = 乱数はもう約束されています。変えられません
refusal-bad_digits = { $problem }
refusal-commitment_taken = 同じ約束のハッシュがほかの人から出ています。自分の乱数を出し直してください
refusal-commitments_open = まだ約束を受け付けています。乱数は受付またはラウンドの終了時に公開します
refusal-revealed_already = 乱数はもう公開されていて、抽選に使われます
refusal-commitment_stands_in = 組み合わせは抽選済みです。約束のハッシュが乱数の代わりになりました
refusal-no_commitment = 公開する乱数の約束がありません。先に約束してください
refusal-nothing_more_drawn = 決勝トーナメントが始まっています。もう抽選はありません
refusal-nothing_called_out = 振った目や読み上げた数を書いてください。例：4 6 2 5
refusal-no_numbers = { $said }は振った目や読み上げた数ではありません。全員が聞いた数を空白で区切って書いてください。例：4 6 2 5（R35）
refusal-secret_not_told = このラウンドの抽選に使われたシードはまだ公開されていないため、理由を示せません。大会の終了後に見てください

## 組み合わせ

refusal-no_elimination = 決勝トーナメントに必要な2人が残っていません。大会を終了してください
refusal-cut_too_small = 決勝トーナメントは33人以上のときに行います（7.9）。なしで終了してください
refusal-rounds_played = 全ラウンドが終わっています。大会を終了してください
refusal-too_few_left = ラウンドを組むには人数が足りません。参加者を待つか、大会を中止してください
refusal-too_few_for_pod = 残りは{ $left }人で、卓には{ $smallest }人必要です。ここでラウンドを終えてください
refusal-meet_again = 誰かが必ず再戦になります。スイスドローをここで終えてください（7.6）
refusal-drawn_already = 組み合わせはもう抽選されています。発表するか、組み直してください
refusal-numbers_come = { $players }人が乱数を公開しています。お待ちください{ $left ->
    [none] {""}
   *[other] （あと{ $left }）
}
refusal-pairing_stays = このラウンドには結果の出た対戦があります。組み合わせはそのままで、誤りを訂正してください（9.6）
refusal-nothing_is_drawn = この対戦は規則だけで決まります。組み直しても変わりません
refusal-not_edited = この対戦は規則で決まるため、入れ替えられません
refusal-same_table = { $one }と{ $other }は同じ卓です。別の卓の2人を選んでください
refusal-published_already = 組み合わせはもう発表されています。時計を開始してください
refusal-confirm_rematches = 避けられない再戦があります。確認してから発表してください（7.6）
refusal-another_goes_on = 抽選の後に勝ち上がりが変わりました。組み直してください
refusal-left_since = 抽選の後に{ $players }が抜けました。組み直してください
refusal-came_back_since = 抽選の後に{ $players }が戻りました。組み直してください
refusal-clock_has_started = 発表を取り消せるのは時計が動くまでです（9.5）。誤りは訂正してください
refusal-match_has_begun = このラウンドの対戦が始まっています。組み合わせはそのままです（9.5）
refusal-only_pods = 組み直せるのは3人以上の卓だけです。2人の対戦に来ない人は不戦敗です
refusal-at_no_table = { $player }はこのラウンドの卓にいません。卓に着いている人を選んでください
refusal-pods_not_filled = 来た人だけでは決まった人数の卓を組めません。来ない人は、結果の入力で不在にしてください
refusal-pods_can_play = その人がいなくても、すべての卓で対戦できます。結果の入力で不在にしてください
refusal-pod_has_result = 解散する卓にはもう結果があります。卓はそのままです

## 時計

refusal-running_already = 時計はもう動いています。結果を入力してください
refusal-break_goes_on = ラウンドの間は{ $minutes }分あけます（6.5）{ $left ->
    [none] {""}
   *[other] 。あと{ $left }分です
}
refusal-paused_already = 時計はもう止まっています。先に再開してください
refusal-not_paused = 時計は動いています。再開するものはありません
refusal-time_called_already = 時間切れはもう宣言されています。残りの結果を入力してください
refusal-time_left = まだ時間が残っています{ $left ->
    [none] {""}
   *[other] （あと{ $left }）
}
refusal-paused_with_time_left = 時計が止まっていて、時間もまだ残っています。再開してください
refusal-no_more_time = その対戦には結果があります。延長は必要ありません

## 着席

refusal-sits_already = { $player }はもう着席しています。入力の必要はありません
refusal-has_reported = { $table }番卓は報告済みで、対戦は行われました。{ $player }にはペナルティを与えてください（9.8）
refusal-comes_late = { $player }は開始から{ $time }後の着席で、{ $costs ->
    [game] 1ゲーム敗北
    [match] マッチ敗北
    [place] 最下位
   *[nothing] ペナルティなし
}になります（6.12）。そのとおりに指定してください
refusal-played_on = { $table }番卓は対戦を進めています。結果を訂正してください（9.5）

## 結果

refusal-closed_round = 第{ $round }ラウンドは終了しました。主催者が結果を訂正できます
refusal-has_result = { $table }番卓にはもう結果があります。間違いなら訂正してください
refusal-wrong_table = { $player }は{ $table }番卓の人ではありません。その卓の人を選んでください
refusal-bots_agree_on_nothing = { $player }はボットで、引き分けに合意しません。対戦するか投了してください
refusal-draw_too_late = 合意の引き分けは開始から{ $window }秒以内です。もう{ $seconds }秒たちました。対戦してください（6.10）
refusal-judge_enters = { $sort }という結果はジャッジが入力します。ジャッジを呼んでください
refusal-concede_yourself = 投了は本人が行います。投了する人が操作してください
refusal-report_a_score = 参加者が報告できるのは、スコア、順位、投了、合意の引き分けです
refusal-reported_nothing = { $player }は何も報告していません。取り消すものはありません
refusal-nobody_reported = { $table }番卓はまだ誰も報告していません。結果を入力してください
refusal-reports_disagree = { $table }番卓の報告が食い違っています。結果を自分で入力してください
refusal-event_over = 大会は終わりました。24時間以内なら主催者が再開できます
refusal-no_result_yet = 訂正する結果がまだありません。先にラウンドを組んでください
refusal-meijin_corrects = ラウンドは終了しました。結果を訂正できるのは主催者だけです
refusal-enter_it = { $table }番卓にはまだ結果がありません。入力してください
refusal-next_round_is_out = 決勝トーナメントの次のラウンドが発表されています。勝ち上がりは変えられません
refusal-results_missing = { $matches }試合の結果が確定していません：{ $tables }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }卓
}
refusal-round_closed_already = ラウンドはもう終了しています。次の手順に進んでください
refusal-round_is_closed = 第{ $round }ラウンドは終了しました。結果を訂正してください（9.5）
refusal-next_is_published = ラウンドを再開できるのは次のラウンドの発表までです。結果を訂正してください（9.5）
refusal-no_such_kind = { $sort }という結果はありません。使えるのは{ $sorts }です
refusal-is_a_bye = この対戦は不戦勝です。結果は決まっています
refusal-not_at_match = { $player }はこの対戦にいません。いるのは{ $players }です
refusal-no_draws_in_cut = 決勝トーナメントに引き分けはありません。対戦してください（6.10）
refusal-somebody_goes_on = 決勝トーナメントでは1人が勝ち上がります。不戦敗を入力してください
refusal-no_places_for_two = 2人の対戦の結果は2-1のようなスコアです。順位では入力できません
refusal-absent_has_lost = 来なかった人は負けです。不戦敗か両者負けを入力してください
refusal-score_missing = スコアがありません。{ $best_of }本勝負の結果は{ $full }です{ $short_count ->
    [0] {""}
   *[other] 。時間切れの宣言後は{ $short }もあります
}
refusal-loser_missing = { $sort }では、誰が負けたかを指定してください
refusal-draw_is_nil = 合意の引き分けは0-0です。始めたゲームは数えません（6.10）
refusal-over_already = { $score }の対戦は終わっているため、投了できません。そのスコアを入力してください
refusal-no_such_score = { $score }にはなりません。{ $best_of }本勝負の結果は{ $full }です{ $short_count ->
    [0] {""}
   *[other] 。時間切れの宣言後は{ $short }もあります
}
refusal-draw_in_cut = { $score }は引き分けです。決勝トーナメントに引き分けはなく、第{ $best_of }ゲームで決めます（6.13）
refusal-not_over = { $score }では対戦が終わっていません。時間切れの宣言後だけ認められます
refusal-penalty_not_counted = { $player }はペナルティで{ $games }ゲームを失いましたが、{ $score }では相手の勝ちに数えられていません。加えてください
refusal-pod_has_places = 卓の結果は順位です。来なかった人は不在として入力してください
refusal-places_name_all = 順位には{ $players }を1回ずつ書いてください。書かれているのは{ $named_count ->
    [0] 0人
   *[other] { $named }
}です
refusal-live_table_tells = この対戦はオンライン卓で行われ、結果は卓から自動で届きます（9.2）

## ペナルティと呼び出し

refusal-penalty_changes_nothing = { $player }は{ $status }なので、ペナルティを与えても変わりません
refusal-meijin_disqualifies = 失格にできるのは主催者だけです。主催者に頼んでください
refusal-take_off_the_list = 大会の開始前は、ペナルティではなく登録を取り消してください
refusal-penalty_taken_back = そのペナルティはもう取り消されています
refusal-disqualification_stands = 失格は取り消せません
refusal-penalty_has_hit = ペナルティを受けた対戦には結果があります。結果を訂正してください（9.5）
refusal-earlier_round = その対戦は前のラウンドのものです。今のラウンドの卓を選んでください
refusal-own_table = ジャッジを呼べるのは自分の卓だけです
refusal-judge_answers = 呼び出しの対応を記録するのはジャッジです

## 棄権、終了、取り消し

refusal-out_already = { $player }はもう{ $status }です。棄権できません
refusal-no_drop = { $player }は{ $status }です。取り消す棄権がありません
refusal-drop_stands = その後に組み合わせが発表されたため、棄権は取り消せません（9.5）
refusal-rounds_over = ラウンドはもう終わっています。次の手順に進んでください
refusal-nothing_counts_yet = 結果になるラウンドがまだありません。1つ終えるか、大会を中止してください
refusal-cut_has_begun = 決勝トーナメントが始まっています。その前のラウンドは終わりました
refusal-final_is_drawn = 決勝卓が組まれています。その前のラウンドは終わりました
refusal-publish_it = 組み合わせが抽選され、全員がそろっています。発表してください
refusal-only_if_all_meet_again = スイスドローを早く終えられるのは、誰かが必ず再戦になるときだけです（7.6）
refusal-coin_is_for_two = コインで決めるのは、同順位がちょうど2人のときだけです
refusal-coin_stands = この2人のコインはもう投げられました。結果はそのままです
refusal-finished_already = 大会はもう終了しています。結果を訂正するには再開してください
refusal-cut_comes_first = 先に決勝トーナメントがあります。その最初のラウンドを組んでください
refusal-cancelled_already = 大会はもう中止されています。新しい大会を作成してください
refusal-result_stands = 大会の終了から24時間が過ぎました。結果は変わりません
refusal-no_entry = 記録は{ $entries }件で、{ $entry }番はありません。その中から選んでください
refusal-taken_back_already = 記録{ $entry }はもう取り消されています
refusal-no_undo = これは取り消せません。取り消せるのは、ラウンドの終了、組み合わせの発表、棄権、ペナルティ、着席だけです

## 印刷物、表、ファイル

refusal-no_sheet = { $what }という印刷物はありません。あるのは{ $known }です
refusal-no_print_form = { $form }という形式はありません。あるのは{ $known }です
refusal-no_paper = { $paper }という用紙はありません。あるのは{ $known }です
refusal-no_language = { $language }という言語はありません。あるのは{ $known }です
refusal-not_of_a_round = { $sheet }は大会全体のものです。ラウンドを選べるのは{ $sheets }です
refusal-not_of_a_player = { $sheet }は全員のものです。参加者を選べるのは{ $sheets }です
refusal-nothing_published = まだ組み合わせが発表されていません。発表してから印刷してください
refusal-no_round_of_number = 第{ $round }ラウンドはありません。{ $rounds ->
    [0] まだ一つも組まれていません
   *[other] 組まれたのは{ $rounds }ラウンドです
}
refusal-still_a_draft = 第{ $round }ラウンドは下書きです。発表してから印刷してください
refusal-nobody_yet = まだ誰も登録していません。白紙の用紙は印刷できます
refusal-no_slips = このラウンドには結果報告票を書く卓がありません。ほかのラウンドを選んでください
refusal-no_standings = まだ誰も対戦していません。受付を締め切ると順位表ができます
refusal-no_prizes = この大会には賞品がありません。先に設定してください
refusal-no_list_forms = { $game }ではリストを持ち寄らないため、用紙はありません
refusal-no_bracket = この大会に決勝トーナメントはありません。順位表を印刷してください
refusal-no_chess_report = チェス形式の報告書があるのはスイスドローだけです。表を書き出してください
refusal-no_swiss_round = チェス形式の報告書の結果はスイスドローのラウンド用で、今は進行中のものがありません。手で入力してください
refusal-same_names = ここでは名前で参加者を探しますが、同じ名前の人がいます。結果を手で入力してください
refusal-no_result_of = { $player }対{ $opponent ->
    [none] 相手なし
   *[other] { $opponent }
}：{ $code }は第{ $round }ラウンドの結果ではありません。{ $player }の相手は{ $right }です
refusal-wrong_id = IDは空白なしで40文字までです。{ $said }は使えません
refusal-paid_or_not = paidはyesかnoです。{ $said }は使えません
refusal-id_used_once = { $player }はもうあります。IDは1回だけ使えます
refusal-twice_in_table = { $table }番卓は{ $line }行目にもあります。片方を消してください
refusal-no_number = { $column }には数を書いてください。{ $said }は使えません
refusal-other_round = 第{ $round }ラウンドはありません。進行中は第{ $open }ラウンドです
refusal-do_not_meet = { $one }と{ $other }は第{ $round }ラウンドで当たりません。組み合わせを確かめてください
refusal-other_table = { $player }の第{ $round }ラウンドは{ $table }番卓です。{ $said }番卓ではありません
refusal-forfeit_has_loser = 不戦敗には負けた人が必要ですが、ゲーム数が同じです。勝者を多くしてください
refusal-kind_and_score = { $score }は{ $sort }ではありません。種類は空欄にしてください

refusal-without_seed = このファイルにはシードがありません。大会はシードのある場所で続けるか、`meijin tournament import --go-on`で新しいシードを使ってください
refusal-log_changed = 記録が後から変更されています：{ $fault }
refusal-nonsense = 記録{ $entry }（{ $sort }）はここではつじつまが合いません：{ $problem }
refusal-no_event_file = { $form }の形式の大会ではありません：{ $problem }
refusal-no_json = JSONではありません：{ $problem }
refusal-other_form = このファイルの形式は{ $said }です。{ $right }のファイルを使ってください
refusal-empty_log = この大会の記録は空です。記録は大会の作成から始まります
refusal-broken_sheet = { $file }：{ $lines }行に誤りがあり、何も変更していません：
  {"  "}{ $problems }{ $more ->
    [0] {""}
   *[other] （ほか{ $more }件）
}
refusal-not_utf8 = UTF-8ではありません。表をUTF-8のCSVで保存してください
refusal-no_headings = 見出しがありません：{ $known }
refusal-no_column = { $column }という列はありません。使えるのは{ $known }です
refusal-column_missing = { $column }の列がありません。加えてください
refusal-column_twice = { $column }の列が2つあります。片方を消してください
refusal-cells_and_headings = 見出し{ $headings }個に対してセルが{ $cells }個あります
refusal-cell_goes_on = セルが複数の行に続いています。引用符が足りないのではありませんか？
refusal-no_line = 表の行として読めません：{ $problem }
refusal-no_chess_player = このチェス形式の報告書に参加者の行（001で始まる行）がありません
refusal-line_ends = 参加者の名前の前で行が終わっています。最後まで書いてください

## シミュレーションとサーバーへの依頼

refusal-wrong_number_of_bots = { $players }人の大会はできません。3～{ $most }人にしてください
refusal-nothing_summed = { $player }は参加していないため、計算するものがありません。参加した人を選んでください
refusal-no_round_called = ラウンド{ $round }はありません。{ $rounds_count ->
    [0] まだラウンドがありません
   *[other] あるのは{ $rounds }です
}

## 注意

part-namesake = 同じ名前の人がいます：{ $name }（{ $player }）
part-no_cut = 決勝トーナメントは{ $least }人より多いときに行います（7.9）。今は{ $here }人なので、最後のラウンドで大会が終わります
part-no_legal_list = { $players }の適正なリストがありません（5.3）

## リストの問題（見てもよい人だけに）

part-breaks_rule = { $rule ->
    [none] 読み取れないところがあります
   *[other] ルール{ $rule }
}
part-more_unknown = ほか{ $lines }行もこのゲームのカードではありません。別のゲームのリストではありませんか？

## 対戦についてのメモ

part-noted = { $text }
part-came_late = 遅刻
part-both_came_late = 両者遅刻
part-lost_by_penalty = ペナルティによる敗北
part-both_lost_by_penalty = ペナルティにより両者敗北
part-was_disqualified = 失格
part-had_left = 棄権
part-both_had_left = 両者棄権
part-judge_called = { $about ->
    [none] ジャッジの呼び出し
   *[other] { $about }
}
part-reports_differ = 報告の食い違い
part-say_who_goes_on = { $why }：勝ち上がる人を決めてください
part-exchanged = { $one }と{ $other }を入れ替え（{ $reason }）

## なぜこの相手か

part-why_bye = 人数が奇数です。{ $player }は不戦勝の候補{ $candidates }人中{ $place }番目です（これまでの不戦勝{ $byes }回、{ $points }点）。
part-why_bye_passed_over = { $players }が先の候補でしたが、その場合は再戦が増えてしまいます。
part-why_bracket = { $player }は{ $points }点です。{ $others ->
    [0] 同じ得点の人はほかにいません
   *[other] 同じ得点の人がほかに{ $others }人います
}（{ $brackets }組中{ $number }組目）。
part-why_same_bracket = { $opponent }も同じ組です。
part-why_float_down = { $player }は下の組の{ $opponent }（{ $points }点）と当たります。
part-why_float_up = { $player }は上の組の{ $opponent }（{ $points }点）と当たります。
part-why_odd_number = この組から上は{ $above }人で、1人は下の組と当たる必要があります。
part-why_no_room = こうしないと再戦が起きるか、ほかの規則に反します。
part-why_rematches_avoided = { $player }は、順番が先の{ $players }とはもう対戦しています。
part-why_forbidden_avoided = { $player }は、順番が先の{ $players }とは主催者の指定で当たりません。
part-why_order = 抽選の順番は{ $player }が{ $place }番、{ $opponent }が{ $other }番です。
part-why_rematch = { $player }と{ $opponent }は第{ $rounds }ラウンド以来の再戦です。今回は避けられません。
part-why_forbidden = { $player }と{ $opponent }は主催者の指定で避けたい組ですが、今回は避けられません。
part-why_cross = { $player }は{ $side }、{ $opponent }は{ $other }です。
part-why_same_side = { $player }と{ $opponent }はどちらも{ $side }です。全員が別の陣営とは当たれません。
part-why_literal_draws = 第1ラウンドの引き分けの人は、ルールブックの手順で組み合わせます。
part-why_literal_draws_given_up = ルールブックの手順では再戦が起きるため、使いませんでした。
part-why_rr = 全員と一度ずつ当たります。順番は抽選で決まっています。
part-why_cut = スイスドローの順位がシードです。1位は最下位シードと当たります。
part-why_pods = 得点順に、同席の重複がもっとも少なくなるよう卓を組みます。
part-why_final = 全ラウンドの上位がもう一度対戦します。
part-why_by_hand = 主催者が下書きを手作業で変更しました：{ $edit }。
part-why_exchanged = この組み合わせは主催者が手作業で入れ替えました。規則だけなら次のとおりです：

## 誰が選べたか

part-in_rounds = { $last ->
    [none] 第{ $first }ラウンド
   *[other] 第{ $first }～{ $last }ラウンド
}
part-drawn_nothing = まだ何も抽選されていません。
part-drawn_nobody = { $rounds }：誰も一人では選べませんでした。まずサーバーがシードを約束し、その後、参加者が自分の乱数を約束し（{ $given }人）、全員の約束が出そろってから公開しました。
part-drawn_server = { $rounds }：参加者の乱数は使われていません。サーバーの運営者は結果を選ぶことができました。主催者も、大会を作り直すかファイルを読み込み直すことを繰り返して、気に入った結果を選ぶことができました。ほかの試みはこの記録には残りません。
part-drawn_called = { $rounds }：シードは主催者の手元にあり、会場で次の数が読み上げられました：{ $said }。その場にいた人は確かめられます。そのとおりなら、主催者は選べませんでした。
part-drawn_organiser = { $rounds }：シードは主催者の手元にあり、会場で読み上げられた数は混ぜられていません。主催者は抽選の結果を事前に知り、試して選ぶことができました。
part-drawn_unsaid = { $rounds }：古い版の記録のため、誰がシードを持っていたか分かりません。持っていた人は抽選の結果を事前に知り、試して選ぶことができました。
part-drawn_person = { $rounds }：練習用です。シードは主催者が決めたため、抽選の結果を事前に知っていました。
part-drawn_anybody = { $rounds }：一度終了した大会を再開したため、抽選の前にシードが公開されていました。誰でも結果を事前に知ることができました。
part-drawn_stands_in = 約束したのに時間内に公開されなかった乱数：{ $stands }件。どの乱数の公開よりも前に全員が知っていた約束のハッシュを、代わりに使っています。
part-drawn_redrawn = 第{ $round }ラウンドは{ $times }回抽選されました。主催者は各案を見て選ぶことができました。案と理由は記録にあります。
part-drawn_edited = 第{ $round }ラウンドは手作業で変更されました。誰がなぜ変えたかは記録にあります。
part-drawn_replaced = 記録{ $entry }で新しいシードに替わり、それまでの値はその時に公開されました。
part-drawn_untold = 記録{ $entry }で新しいシードに替わりましたが、それまでの値は公開されていません。それ以前の抽選は確かめられません。

## 検証の結果

part-audit_moved = 記録{ $entry }の番号が{ $calls }になっています。記録が抜かれたか、加えられたか、移されました
part-audit_not_after = 記録{ $entry }は前の記録につながりません。前のハッシュが{ $prev }…になっています
part-audit_changed = 記録{ $entry }（{ $sort }）は後から変更されました。ハッシュが合いません
part-audit_sealed_changed = 非公開の部分{ $digest }…が変更されました。ハッシュが合いません
part-audit_unreadable = 記録{ $entry }（{ $sort }）を読めません：{ $problem }
part-audit_nonsense = 記録{ $entry }（{ $sort }）はここではつじつまが合わないため、検証を終えます：{ $problem }
part-audit_other_seed = 記録{ $entry }（{ $sort }）：シードが最初に公開されたハッシュと合いません
part-audit_older = 記録{ $entry }（{ $sort }）は前の記録より古い時刻です
part-audit_could_not_be = 記録{ $entry }（{ $sort }）はできないはずです：{ $problem }
part-audit_no_reason = 記録{ $entry }（{ $sort }）に理由がありません
part-audit_other_table = 記録{ $entry }（{ $sort }）：{ $table }番卓は{ $said }ですが、規則とシードでは{ $right }です
part-audit_other_part = 記録{ $entry }（{ $sort }）：{ $part }は{ $said }ですが、規則とシードでは{ $right }です
part-audit_other_places = 記録{ $entry }（{ $sort }）：最終順位は{ $said }ですが、結果からは{ $right }です
part-audit_other_value = 記録{ $entry }（{ $sort }）：{ $name }は{ $said }ですが、計算し直すと{ $right }です
part-audit_not_worked_out = シードがまだ公開されていないため、組み合わせと抽選は計算し直していません
part-audit_never_told = 記録{ $entry }で約束されたシードは公開されませんでした。それによる抽選は計算し直していません
part-audit_edited = { $round }は手作業で変更されました：{ $edit }
part-audit_met_before = { $round }には避けられない再戦があります
part-audit_redrawn = { $round }は{ $times }回抽選されました
part-audit_done_over = 記録{ $entry }：{ $sort }、{ $reason }
part-audit_private = 次の記録の非公開の部分はここになく、確かめていません：{ $kinds }
part-private_entries = { $sort } { $count }件
part-audit_not_here = { $what ->
    [lists] リスト
    [personal] 個人情報
   *[notes] ジャッジのメモ
}{ $entries }件はここになく、確かめていません

## タイブレーク

breaker-TB1 = 対戦相手の強さ：対戦相手全員の得点の合計（最低の1人を除く）。
    .short = 対戦相手の得点の合計（最低の1人を除く）
breaker-TB2 = 対戦相手の相手の強さ：対戦相手ごとに、その人が当たった全員の得点の合計。
    .short = 対戦相手ごとに、その人が当たった全員の得点の合計
breaker-TB3 = 負けたラウンドの番号を2乗した合計。遅い負けほど大きく上位、無敗が最上位です。
    .short = 負けたラウンドの番号を2乗した合計（大きいほど上位、無敗が最上位）
breaker-OTB1 = 対戦相手全員の得点の合計（最低の1人を除く）。
    .short = 対戦相手の得点の合計（最低の1人を除く）
breaker-OTB2 = 対戦相手全員の得点の合計（下位2人を除く）。
    .short = 対戦相手の得点の合計（下位2人を除く）
breaker-OTB3 = 最初に負けたラウンド。遅いほど上位、無敗が最上位です。
    .short = 最初に負けたラウンド（遅いほど上位、無敗が最上位）
breaker-RR1 = 同点の人どうしの対戦での得点。
    .short = 同点の人どうしの対戦での得点
breaker-RR2 = 全対戦で負けたゲームの数。少ないほど上位です。
    .short = 全対戦で負けたゲームの数（少ないほど上位）
breaker-RR3 = 全対戦で勝ったゲームの数。
    .short = 全対戦で勝ったゲームの数
breaker-PTB1 = 同じ卓に着いた全員の得点の平均（最低の1人を除く）。
    .short = 同卓者の得点の平均（最低の1人を除く）
breaker-PTB2 = 単独1位の回数。
    .short = 単独1位の回数
breaker-PTB3 = 同じ卓に着いた全員のPTB1の平均。
    .short = 同卓者のPTB1の平均

## 記録：何をしたか、誰と何についてか

part-to_player = { $name }{ $player ->
    [none] {""}
   *[other] （{ $player }）
}
part-played_to = { $places_count ->
    [0] { $how ->
        [concession] { $loser }が投了
        [forfeit] { $loser ->
            [none] 不戦敗
           *[other] { $loser }の不戦敗
        }
        [double_loss] 両者負け
        [intentional_draw] 合意の引き分け
        [void] 無効
       *[other] { $score }
    }
   *[other] { $places }
}
part-place_shared = { $players }
    .between = {" › "}
part-was_before = 訂正前：{ $result }
part-entry = 記録{ $entry }
part-for_minutes = { $minutes }分
part-came_after = 開始から{ $time }後、{ $costs ->
    [game] 1ゲーム敗北
    [match] マッチ敗北
   *[other] 最下位
}
part-infraction = { $infraction ->
    [misplay] プレイミス
    [card_placement] カードの置き方
    [slow_play] 遅延
    [late_for_round] 遅刻
    [illegal_list] リスト違反
    [marked_cards] マークドカード
    [sleeves] スリーブ
    [outside_help] 助言
    [unsporting] 非紳士的行為
    [reward_for_draw] 引き分けの買収
    [cheating] 不正行為
   *[other] その他
}
part-told_later = 後で公開
news-create = 大会を作成
news-set_terms = 設定を変更
news-open = 受付を開始
news-set_prizes = 賞品を設定
news-appoint = { $role ->
    [judge] ジャッジに任命
    [meijin] 主催者に任命
   *[other] スタッフを変更
}
news-accept_post = スタッフの任命を承諾
news-tick = { $item ->
    [registration] 登録
    [fees] 参加費
    [lists] リスト
    [head_count] 人数
    [rules_talk] ルール説明
    [rounds] ラウンド数
   *[time_limit] 制限時間
}：{ $done ->
    [no] 未完了に戻す
   *[other] 完了
}
news-enter = 参加者を登録
news-invite = { $withdrawn ->
    [yes] 招待を取り消し
   *[other] 招待
}
news-decline = 招待を辞退
news-check_in = { $present ->
    [no] チェックインを取り消し
   *[yes] チェックイン
}
news-mark_paid = { $paid ->
    [yes] 参加費を受領
    [no] 参加費の受領を取り消し
   *[none] 参加費
}
news-submit_list = リストを提出
news-check_list = リストを確認{ $legal ->
    [yes] ：適正
    [no] ：不適正
   *[none] {""}
}
news-spot_check = 抜き打ち確認{ $passed ->
    [yes] ：問題なし
    [no] ：問題あり
   *[none] {""}
}
news-commit_number = 乱数を約束
news-reveal_number = 乱数を公開
news-stir = 会場で読み上げ
news-renew_secret = 新しいシード（以前の値を公開）
news-close_registration = 受付を終了
news-reopen_registration = 受付を再開
news-finish_check = デッキチェックを終了
news-drop = { $at_once ->
    [yes] すぐに棄権
   *[other] 棄権
}
news-pair = { $round ->
    [none] 組み合わせ
   *[other] { $round }の組み合わせ
}を抽選
news-pair_again = { $round ->
    [none] 組み合わせ
   *[other] { $round }の組み合わせ
}を組み直し
news-swap_players = 手作業で入れ替え
news-publish = 組み合わせを発表
news-start_clock = 時計を開始
news-pause_clock = 時計を停止
news-resume_clock = 時計を再開
news-call_time = 時間切れを宣言
news-extend = 対戦時間を延長
news-reseat_pods = 卓を組み直し
news-close_round = ラウンドを終了
news-sit_down = 着席
news-arrive = 着席
news-report = 結果を報告
news-withdraw_report = 報告を取り消し
news-confirm = 結果を確定
news-enter_result = 結果を入力
news-correct = 結果を訂正
news-penalize = { $level ->
    [warning] 警告
    [game_loss] ゲーム敗北
    [match_loss] マッチ敗北
   *[disqualification] 失格
}
news-call_judge = { $answered ->
    [yes] ジャッジが対応
   *[other] ジャッジの呼び出し
}
news-end_swiss = スイスドローを早期終了
news-hold_coin = コイントス
news-finish = 大会を終了
news-cancel = 大会を中止
news-reopen = 再開
news-take_back = 取り消し
