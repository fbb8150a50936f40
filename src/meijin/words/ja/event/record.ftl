### 大会の記録、ファイル、検証

event-fair = 抽選のシードは大会作成時に封印され、参加者の画面もそれぞれ乱数を加えます。各ラウンドの抽選を選べた人がいるかどうかは、記録に示されます。
event-fair-more = 検証のしかた
event-shuffle-title = { $round }の組み合わせ
event-shuffle-skip = 押すと進みます

event-log = 操作の記録
event-log-only_edits = 手作業の変更・ペナルティ・訂正のみ
event-log-undone = 取り消し済み

event-verify = 自分で検証する
event-verify-about = 組み合わせの抽選に使うシードは大会作成時に決まり、公開されるのはそのハッシュだけです。終了までは主催者もシードを見られません。参加者の画面もそれぞれ乱数を加えます。終了後にシードが明かされ、すべてを再計算できます。
event-verify-who = 誰が選べたか
event-verify-number-committed = { $count }人が抽選用の乱数を約束しました。受付またはラウンドの終了時に公開されます。
event-verify-number-asked = { $count }人が乱数を公開しています。
event-verify-digest = シードのSHA-256（最初から公開）
event-verify-seed = シード
event-verify-sealed = 終了まで封印
event-verify-head = 記録（{ $entries }件）のハッシュ
event-verify-one = 大会をJSONでダウンロードします。
event-verify-two = 次を実行します：
event-verify-three = すべての組み合わせ・不戦勝・タイブレークを計算し直し、OKか、合わないところを表示します。

event-downloads = ダウンロード

event-file-export_json = すべて（JSON）
event-file-players_csv = 参加者（CSV）
event-file-pairings_csv = 対戦表（CSV）
event-file-results_csv = 結果（CSV）
event-file-standings_csv = 順位表（CSV）
event-file-export_trf = チェス用ソフト向け（TRF）

event-form-pairings-by-table = 対戦表（卓順）
event-form-pairings-by-name = 対戦表（名前順）
event-form-slips = 結果報告票
event-form-standings = 順位表
event-form-score-cards = スコアカード
event-form-deck-lists = リスト用紙
event-form-sleeve-checklist = スリーブ・カード確認表
event-form-bracket = 決勝トーナメント表
event-form-prizes = 賞品一覧
event-form-checklist = 主催者のチェックリスト
