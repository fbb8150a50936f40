### 大会のページ：参加、リスト、ラウンド

event-status-registered = 登録済み
event-status-waitlisted = キャンセル待ち
event-status-active = 参加中
event-status-dropped = 棄権
event-status-disqualified = 失格
event-status-eliminated = 敗退
event-status-finished = 完走

event-role-meijin = 主催者
event-role-judge = ジャッジ
event-role-player = 参加者
event-role-engine = システム
event-role-spectator = 観戦者

event-bot = ボット
event-away = 接続が切れました。自動でつなぎ直します。表示が古い場合があります。
event-gone = この大会は存在しないか、閲覧できません。
event-loading = 大会を読み込んでいます…

event-here_only = このアドレスはこのパソコンでしか使えないため、スマートフォンからは開けません。サーバーを次のように起動し、
event-here_only-then = ネットワーク内のアドレスでこのページを開いてください。
event-guest = 今はゲストです。この大会の主催者だと分かるのは、このブラウザだけです。失わないようにアカウントを作り、ときどき大会ファイルを保存してください。
event-guest-file = 大会ファイルを保存
event-table-word = 卓
event-you = あなた

event-list-title = 大会
event-list-about = 受付から表彰台まで。誰でも検証できる公平な組み合わせ、全員で見るラウンド時計、どのスマホからでも結果報告。
event-list-filter = ゲームで絞り込む
event-list-all_games = すべてのゲーム
event-list-mine = あなたの大会
event-list-running = 開催中
event-list-open = 受付中
event-list-past = 終了した大会
event-list-none = まだ大会がありません。1分で作れます。4人いれば始められます。

event-create = 大会を作る
event-tabs = 大会の内容

event-tab-overview = 概要
event-tab-pairings = 対戦表
event-tab-standings = 順位表
event-tab-bracket = トーナメント表
event-tab-players = 参加者
event-tab-log = 記録
event-tab-cross = 星取表

event-unlisted = リンクのみ
event-public_page = 公開ページ
event-to_projector = プロジェクター
event-way = 大会の流れ

event-station-registration = 受付
event-station-round = 第{ $no }ラウンド
event-station-rounds = ラウンド（数は人数で決まります）
event-station-rounds-short = 1～?
event-station-cut = ベスト{ $no }
event-station-end = 終了

event-card = スコアカード
event-card-round = 回
event-card-opponent = 相手
event-card-result = 結果
event-card-points = 点
event-card-missed = 不参加（負け扱い）
event-card-none = 対戦なし

event-entry-waiting = キャンセル待ち{ $place }番です。空きが出ると自動で繰り上がります。
event-entry-checked_in = チェックイン済みです。最初の組み合わせはここに出ます。
event-entry-registered = 登録済みです。会場に着いたらチェックインしてください。しないと組み合わされません。
event-entry-check_in = 到着しました：チェックイン
event-entry-active = 参加確定です。最初の組み合わせはここに出ます。
event-entry-withdrawn = 参加者リストから外れています。戻りたいときはスタッフへ。
event-entry-out = この大会には参加していません。
event-entry-out-list = デッキチェック終了時に適正なリストがありませんでした。質問はスタッフへ。
event-entry-list_required = 全員のリスト提出が必要です。見られるのはスタッフだけです。
event-entry-list_optional = リストは任意です。見られるのはスタッフだけです。
event-entry-list_owed = デッキチェック中です。今すぐリストを提出してください。適正なリストがないと参加できません。

event-list_check-none = リスト未提出
event-list_check-pending = リスト提出済み（確認待ち）
event-list_check-legal = リスト確認済み（適正）
event-list_check-illegal = リストに違反があります
event-list_check-short-pending = リスト確認待ち
event-list_check-short-legal = リスト適正
event-list_check-short-illegal = リスト違反

event-hand_in = リストを提出する
event-hand_in-another = 別のリストを提出する
event-hand_in-about = 自分のリストを選ぶか、貼り付けてください。その場で確認します。対戦相手には見えません。
event-hand_in-choose = どのリスト？
event-hand_in-text = テキスト
event-hand_in-send = これにする
event-hand_in-with = リストを添える
event-hand_in-chosen = リストを添えました（変更）

event-register = 参加する
event-register-places = 定員{ $capacity }人中{ $taken }人が登録済み。
event-register-taken = 現在{ $taken }人が登録済み。
event-register-full = 満員です。キャンセル待ちに入り、空きが出ると自動で繰り上がります。
event-register-name = 対戦表での名前
event-register-side = 陣営
event-register-enter = 登録する
event-register-wait = キャンセル待ちに入る
event-register-done = 登録しました。
event-register-draft = 受付はまだ始まっていません。
event-register-staff = この大会の運営スタッフです。公式ルールの大会にスタッフは参加できません。
event-register-closed = 受付は終了しました。主催者にお尋ねください。
event-register-late = 大会は始まっています。参加したいときはスタッフに登録を頼んでください。終わったラウンドは負けになります。

event-invited = この大会への出場に招待されています。下で参加登録するか、辞退してください。
event-invited-decline = 辞退する
event-side-naruto = NARUTO
event-side-dragonball = ドラゴンボール
event-about = 大会の形式
event-staff = 運営
event-staff-asked = 未回答

event-live = このページは自動で更新されます。
event-print = 印刷
event-before = このラウンド前の得点
event-corrected = 訂正済み
event-further = あと{ $left }件
