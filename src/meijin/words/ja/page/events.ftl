### ロビーと卓に出る大会の言葉

event-phase-draft = 準備中
event-phase-registration = 受付中
event-phase-deck_check = デッキチェック中
event-phase-ready = まもなく開始
event-phase-pairing = 組み合わせ作成中
event-phase-published = 席に着いてください
event-phase-running = 対戦中
event-phase-time_called = 時間切れ
event-phase-between = ラウンド間
event-phase-swiss_done = 全ラウンド終了
event-phase-cut_done = 決勝トーナメント終了
event-phase-finished = 終了
event-phase-cancelled = 中止

event-format-swiss = スイスドロー
event-format-round_robin = 総当たり
event-format-pods = 卓（3～5人）
event-format-swiss-about = 全員が毎ラウンド、同じくらいの得点の相手と対戦します。同じ相手とは二度当たりません。
event-format-round_robin-about = 全員と一度ずつ対戦します。
event-format-pods-about = 3～5人で卓を囲み、順位に応じて得点します。

event-level-store = 店舗大会
event-level-premier = 公式大会
event-level-store-about = 店舗や仲間うちの大会。両者の報告が一致すれば確定。
event-level-premier-about = 大きな大会。リスト必須、結果はジャッジが確定。

event-round-swiss = 第{ $no }ラウンド
event-round-rr = 第{ $no }ラウンド
event-round-pods = 第{ $no }ラウンド
event-round-final = 決勝卓
event-round-cut-1 = 決勝
event-round-cut-2 = 準決勝
event-round-cut-4 = 準々決勝
event-round-cut-many = ベスト{ $players }

event-round_of = 第{ $no }ラウンド（全{ $of }）
event-table = { $no }番卓
event-bye = { $stage ->
    [rr] 休み
   *[other] 不戦勝
}

event-clock = ラウンド時計
event-clock-left = 残り{ $minutes }分
event-clock-waiting = 開始前
event-clock-paused = 一時停止中
event-clock-over = 時間切れ
event-clock-time = 時間です
event-clock-more = この卓は{ $minutes }分延長

event-players = { $count }人
event-you_play = 参加しています
event-to_console = 運営する
event-lobby = 大会
event-lobby-all = すべての大会
