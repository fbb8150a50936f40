### スタッフ用コンソール

event-console-title = 運営コンソール
event-console-not_staff = このページは大会の運営スタッフ専用です。
event-console-projector = プロジェクター
event-console-ways = この大会のほかの画面
event-console-parts = コンソールの項目

event-console-tab-now = 今
event-console-tab-desk = 受付
event-console-tab-lists = リスト
event-console-tab-round = 対戦卓
event-console-tab-standings = 順位表
event-console-tab-event = 大会設定
event-console-tab-log = 記録

event-console-next = 次にすること

event-console-step-open = 受付を開始する
event-console-step-open-help = 開始すると参加登録ができ、受付でも追加できます。
event-console-step-close_registration = 受付を締め切る
event-console-step-close_registration-help = チェックイン済みの人が参加します。第1ラウンドの組み合わせまでは再開できます。
event-console-step-finish_check = デッキチェックを終える
event-console-step-finish_check-help = 適正なリストのない人は参加できません。
event-console-step-pair = 第{ $no }ラウンドを組む
event-console-step-pair-help = 下書きはあなただけに見えます。確認してから発表してください。
event-console-step-pair_again = { $round }を組み直す
event-console-step-pair_again-help = 組み合わせの後に、抜けた人・戻った人・勝ち上がりの変更がありました。
event-console-step-pair_final = 決勝卓を組む
event-console-step-end_swiss = ここでラウンドを終える
event-console-step-end_swiss-help = 次のラウンドを行うには人数が足りません。終了したラウンドの順位が結果になります。
event-console-step-cut-2 = 決勝を組む
event-console-step-cut-4 = 準決勝を組む
event-console-step-cut-8 = 準々決勝を組む
event-console-step-cut-many = ベスト{ $players }を組む
event-console-step-publish = { $round }を発表する
event-console-step-publish-help = 組み合わせと卓番号が全員に発表されます。
event-console-step-start_clock = { $round }を開始する
event-console-step-start_clock-help = 時計が一斉に動き出し、オンライン卓は自動で開きます。
event-console-step-wait_for_results = { $round }を対戦中
event-console-step-time_called = 時間切れ：残りの結果を待っています
event-console-step-close_round = { $round }を終了する
event-console-step-close_round-help = 全卓の結果がそろいました。終了すると順位が決まります。
event-console-step-finish = 大会を終える
event-console-step-finish-help = 最終順位が決まり、検証できるようシードが公開されます。
event-console-step-finish-no_cut = 上位{ $cut }人の決勝トーナメントはありません。33人以上で始まり、十分な人数が残っている必要があります。順位が確定し、シードが公開されます。
event-console-step-finish-no_final = 決勝卓には人数が足りません。順位が確定し、シードが公開されます。
event-console-step-over = すべて終わりました
event-console-step-over-help = お疲れさまでした。必要なものを印刷してください。24時間以内なら「大会設定」から再開して訂正できます。

event-console-out = 残り{ $count }卓の結果がまだ確定していません。
event-console-too_few = あと{ $count }人のチェックインが必要です。
event-console-unchecked = 未確認のリストが{ $count }件あります。
event-console-break = 休憩はあと{ $time }です。
event-console-numbers = 参加者の画面が抽選に乱数を加えています。最大{ $time }待ちます。
event-console-meijin_does = これは主催者が行います。
event-console-call_time = 時間切れを宣言
event-console-enter_results = 結果を入力

event-console-sure-call_time = まだ残り時間があります。それでも時間切れを宣言しますか？
event-console-sure-close_registration = 次の人はチェックインしていないため参加できません：{ $who }
event-console-sure-finish_check = 次の人は適正なリストがないため参加できなくなります：{ $who }
event-console-sure-publish = 避けられないため、次の組は再戦になります：{ $who }
event-console-sure-publish-yes = 再戦のまま発表する
event-console-sure-finish = 最終順位が決まり、シードが公開されます。24時間以内なら再開して結果を訂正できます。
event-console-sure-correct = { $table }番卓 { $names }：{ $was }を{ $now }に訂正します。
event-console-sure-withdraw = { $name }の登録を取り消します。キャンセル待ちの先頭が繰り上がります。
event-console-sure-drop = { $name }は今後組まれず、復帰できません。進行中の対戦は最後まで行います。
event-console-sure-drop_now = { $name }はすぐに棄権し、進行中の対戦は不戦敗になります。
event-console-sure-coin = コインで{ $winner }が勝ち、{ $loser }より上位になります。あなたの名前とともに記録されます。
event-console-sure-dismiss = { $name }をスタッフから外します。
event-console-sure-step_down = この大会のスタッフから外れます。
event-console-sure-end_swiss = 以後のラウンドは行わず、終了済みのラウンドで順位を決めます。
event-console-sure-reopen = 結果を訂正するために再開します。終了後24時間以内に限ります。
event-console-sure-cancel = 大会を中止します。元に戻せません。行われたラウンドは引き続き閲覧・検証できます。
event-console-sure-take_back = 次の記録を取り消します：{ $what }

event-console-do_it = 実行する

event-console-reason = 理由
event-console-reason-title = 理由を記入
event-console-reason-help = 記録に残り、誰でも読むことができます。
event-console-reason-missing = 理由を入力してください。記録に残ります。
event-console-reason-press = Enterキーでは送信されません。内容を確かめてボタンを押してください。

event-console-attention = 対応が必要な卓
event-console-attention-none = 呼び出しも報告の食い違いもありません。
event-console-why-called = ジャッジの呼び出し
event-console-why-disputed = 報告が食い違っています
event-console-why-to_confirm = 両者の報告が一致しています。確認してください

event-console-says = { $name }の報告：{ $result }
event-console-says_short = 報告：{ $result }
event-console-confirm = 確定
event-console-confirm_report = 報告どおり確定する
event-console-answered = 対応済み
event-console-decide = 裁定する
event-console-open_table = 開く

event-console-unreported = 結果待ちの卓
event-console-unreported-none = 全卓の結果がそろいました。

event-console-one_report = 報告1件
event-console-time_over = 時間切れ
event-console-minutes = { $minutes }分
event-console-results = 結果
event-console-results_in = 結果{ $done }/{ $all }

event-console-pause = 時計を止める
event-console-pause-about = 全卓の時計が止まります。
event-console-pause-reason-announcement = お知らせのため
event-console-pause-reason-emergency = 緊急事態のため

event-console-resume = 時計を再開する
event-console-checklist = 第1ラウンドの前に

event-console-check-registration = 全員の登録が済んだ
event-console-check-fees = 参加費を受け取った
event-console-check-lists = リストを受け取り、確認した
event-console-check-head_count = 人数を数えた
event-console-check-rules_talk = ルールを説明した
event-console-check-rounds = ラウンド数を発表した
event-console-check-time_limit = 制限時間を発表した

event-console-fact-registration = { $count }人
event-console-fact-of = { $done }/{ $all }
event-console-fact-rounds = { $count }ラウンド
event-console-figures = ひと目で

event-console-figure-registered = 登録者
event-console-figure-here = チェックイン済み
event-console-figure-waiting = キャンセル待ち
event-console-figure-rounds = 予定ラウンド数
event-console-figure-playing = 参加中
event-console-figure-left = 棄権・敗退
event-console-figure-played = 終了したラウンド

event-console-print = 印刷
event-console-print-round = ラウンド
event-console-print-paper = 用紙
event-console-recent = 最近の記録

event-console-quick = 結果入力：卓番号 スコア
event-console-quick-pods = 結果入力：卓番号 席番号を1位から順に
event-console-quick-help = 「12 2-1」「12 21」：1人目が2–1で勝ち。「d」引き分け、「id」合意の引き分け、「a1」1人目が不在、「f2」2人目の不戦敗、「ll」両者負け。
event-console-quick-help-pods = 「3 2143」：席2が1位、以下1・4・3。「2 1=4 3」は同順位、「a3」は不在。
event-console-quick-wrong-no_number = 卓番号から入力してください。
event-console-quick-wrong-no_table = このラウンドにその卓はありません。
event-console-quick-wrong-bye = 不戦勝の卓です。結果は決まっています。
event-console-quick-wrong-not_understood = スコアとして読めません。2-1、d、id、a1、f2、llなどで入力してください。
event-console-quick-wrong-impossible = 今はその結果にはできません。入力できるスコア：{ $scores }
event-console-quick-wrong-places = すべての席を1回ずつ入力してください。
event-console-quick-enter = 入力
event-console-quick-correct = 訂正
event-console-quick-done = 入力済み

event-console-search_tables = 卓番号か名前
event-console-search_players = 参加者を探す
event-console-search_log = 記録を検索

event-console-show = 表示
event-console-show-all = すべて
event-console-show-open = 未確定
event-console-show-done = 確定

event-console-nothing_found = 該当するものがありません。
event-console-no_round = まだ組み合わせがありません。
event-console-closed = このラウンドは終了しました。訂正できるのは主催者だけです。
event-console-closed-meijin = このラウンドは終了しました。理由を添えて訂正できます。順位は変わりますが、発表済みの組み合わせはそのままです。

event-console-mark-call = 呼出
event-console-mark-extended = +{ $minutes }分
event-console-mark-penalty = ゲーム敗北
event-console-mark-corrected = 訂正済み
event-console-mark-rematch = 再戦
event-console-mark-float = 得点差
event-console-mark-float-help = 2人の得点が違います。下の組から1人が上がりました。

event-console-draft = 下書き：{ $round }
event-console-draft-about = あなただけに見えています。入れ替えるには2人を順に選んでください。
event-console-draft-picked = { $name }を誰と入れ替えますか？ もう一度押すと取り消せます。
event-console-draft-fixed = この組み合わせは規則だけで決まります。
event-console-draft-attempt = { $no }回目の抽選です。このことは公開されます。

event-console-swap = 入れ替える
event-console-swap-about = { $one }と{ $other }の席を入れ替えます。この変更はずっと公開されます。
event-console-swap-reason-family = 家族のため
event-console-swap-reason-travel = 同行者のため
event-console-swap-reason-seat = 席の都合

event-console-pair_again = 組み直す
event-console-pair_again-about = 抽選をやり直します。やり直したことと理由は公開されます。
event-console-pair_again-published = 発表済みの組み合わせを取り消して抽選し直します。結果のある卓がない間だけ可能です。
event-console-pair_again-reason-missing = 参加者の漏れ
event-console-pair_again-reason-result = 結果の誤りが判明

event-console-lost_by_penalty = ペナルティによるゲーム敗北：{ $count }
event-console-sits = 着席済み
event-console-sit = 着席した

event-console-late = 遅刻 { $time }、{ $cost }？
event-console-late-yes = はい：{ $cost }
event-console-late-sure-game = { $name }は開始から{ $time }後に着席し、1ゲーム敗北になります。相手は着席していたものとみなします。記録から取り消せます。
event-console-late-sure-match = { $name }は開始から{ $time }後に着席し、マッチ敗北になります。相手は着席していたものとみなします。記録から取り消せます。
event-console-late-sure-place = { $name }は開始から{ $time }後に着席し、最下位になります。記録から取り消せます。

event-console-penalty = ペナルティ
event-console-penalty-for = { $name }へのペナルティ
event-console-stands = 確定した結果：
event-console-enter_result = 結果を入力する

event-console-correct = 結果を訂正する
event-console-correct-reason-slip = 結果報告票の読み違い
event-console-correct-reason-players = 両者の申告
event-console-correct-reason-ruling = ジャッジの裁定

event-console-extend = 延長する
event-console-extend-by = +{ $minutes }分
event-console-extend-about = { $table }番卓を{ $minutes }分延長します。
event-console-extend-reason-ruling = 裁定に時間を要した
event-console-extend-reason-check = デッキチェック
event-console-extend-reason-late = 開始の遅れ

event-console-to_live_table = オンライン卓へ

event-console-result-wins = { $name }の{ $score }勝ち
event-console-result-absent = { $name }は不在
event-console-result-forfeit = { $name }の不戦敗
event-console-result-both_absent = 両者とも不在
event-console-result-void = 無効（対戦なし扱い）

event-console-announced = 開始何秒後に宣言しましたか？
event-console-rarer = その他の終わり方
event-console-pod-absent = 不在
event-console-pod-about = 全員の順位を選んでください。同じ数字は同順位です。
event-console-infraction = 違反内容

event-console-level = ペナルティの重さ
event-console-level-warning-help = 記録されます。同じ違反が重なるとゲーム敗北になります。
event-console-level-game_loss-help = 進行中のゲーム、なければ次のゲームを失います。
event-console-level-match_loss-help = 対戦せずにマッチ敗北になります。主催者に通知されます。
event-console-level-disqualification-help = 大会から除外され、順位も賞品もなくなります。取り消せません。

event-console-proposed = 規則による提案
event-console-note = メモ
event-console-note-help = スタッフだけに見えます。記録にはハッシュだけが残ります。
event-console-give = ペナルティを与える
event-console-players = 参加者

event-console-people-all = 全員
event-console-people-not_here = 未チェックイン
event-console-people-unpaid = 未払い
event-console-people-waiting = キャンセル待ち
event-console-people-gone = 棄権

event-console-nobody = まだ登録がありません。上の欄に名前を入れてEnterを押してください。
event-console-desk-draft = 先に受付を開始してください。その後ここで追加できます。
event-console-all_here = { $count ->
    [one] 残り{ $count }人をチェックイン
   *[other] 残り{ $count }人を全員チェックイン
}

event-console-add = 参加者を追加
event-console-add-late = 途中参加（不参加のラウンドは負け扱い）
event-console-add-name = 名前を入力してEnter
event-console-add-one = 追加
event-console-add-here = 来場済み（チェックイン）
event-console-add-paid = 支払い済み
event-console-add-until = 第{ $no }ラウンドの組み合わせまで可能です。
event-console-add-there = { $name }はすでに登録されています。同名の別人として追加されます。
event-console-add-done = { $name }を追加しました。
event-console-add-done_many = { $count }人を追加しました。
event-console-add-many = まとめて追加
event-console-add-many-help = 1行に1人。どこからでも貼り付けられます。
event-console-add-all = { $count }人を追加
event-console-add-wrong-long = { $line }行目：「{ $text }」は40文字を超えています。
event-console-add-wrong-twice = { $line }行目：{ $text }が重複しています。
event-console-add-wrong-there = { $line }行目：{ $text }は{ $who }として登録済みです。
event-console-add-bots = ボットを追加
event-console-add-bots-number = 人数

event-console-came_late = 第{ $no }ラウンドから
event-console-pending_losses = 未適用のゲーム敗北：{ $count }
event-console-here = 来場
event-console-not_here = チェックイン
event-console-paid = 支払済
event-console-not_paid = 未払い
event-console-withdraw = 登録を取り消す
event-console-drop = この対戦後に棄権
event-console-drop_now = すぐに棄権

event-console-spot-passed = 抜き打ち確認：問題なし
event-console-spot-failed = 抜き打ち確認：問題あり
event-console-lists = デッキチェック
event-console-lists-about = 確認待ちのリストが先頭です。開いて確認し判定すると、次のリストが自動で開きます。

event-console-list-none = 未提出
event-console-list-pending = 確認待ち
event-console-list-legal = 適正
event-console-list-illegal = 不適正
event-console-list-of = { $name }のリスト
event-console-list-fine = ゲームのルール上、問題は見つかりません。
event-console-list-none-about = リストは未提出です。
event-console-list-is_legal = 適正（次へ）
event-console-list-is_illegal = 不適正（次へ）
event-console-list-wrong = 問題点（1行に1つ）
event-console-list-replace = 別のリストを提出する
event-console-list-hand_in = リストを提出する

event-console-coin = 最後まで同順位
event-console-coin-about = すべてのタイブレークで並んだ2人です。抽選の代わりにジャッジがコインを投げられます。名前順で先の人がコールします。
event-console-coin-calls = { $name }がコール（対{ $other }）
event-console-coin-won = { $name }の勝ち

event-console-staff = 運営スタッフ
event-console-dismiss = スタッフから外す
event-console-accept_post = 引き受ける

event-console-appoint-unseen = 引き受けるか、ここで何かするまで、スタッフにだけ見えます。
event-console-appoint = 任命する
event-console-appoint-name = このサイトでの名前
event-console-appoint-role = 役割
event-console-appoint-help = アカウントの名前で探します。スタッフは同じ大会に出場できません。

event-console-step_down = スタッフを辞める

event-console-invite = アカウントを持つ人を招待
event-console-invite-one = 招待する
event-console-invite-help = 招待された人が自分の名前で参加登録するか、辞退します。それまでは出場しません。
event-console-invite-waits = 返事待ち
event-console-invite-withdraw = 取り消す

event-console-no_standings = 最初のラウンドが終わると順位が出ます。
event-console-terms = 大会の条件
event-console-terms-about = 第1ラウンドを組むまではすべて変更できます。
event-console-terms-fixed = 第1ラウンドが組まれたため、告知済みの条件は変更できません。名前・場所・日時と一部の設定は変更できます。
event-console-save = 保存する
event-console-discard = 変更を破棄
event-console-files = ファイル
event-console-files-about = 記録を含む大会全体と、表計算用の表を保存できます。
event-console-turns = その他の操作
event-console-turns-about = めったに使わない操作です。理由とともに記録されます。

event-console-reopen_registration = 受付に戻す
event-console-end_swiss = ここでラウンドを終える
event-console-reopen = 大会を再開する
event-console-cancel = 大会を中止する
event-console-taken_back = 取り消し済み
event-console-take_back = 取り消す
event-console-no_entries = まだ記録がありません。

event-console-log-about = すべての変更が順にハッシュでつながれています。ラウンドの終了・組み合わせの発表・棄権・ペナルティ・遅刻はしばらくの間取り消せます。取り消しも記録として追加されます。
event-console-log-more = 以前の記録
