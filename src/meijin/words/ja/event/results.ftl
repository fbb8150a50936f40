### 組み合わせ、結果、順位

event-points = { $count }点
event-place = { $place }位
event-places = { $first }～{ $last }位
event-podium = 表彰台

event-why = なぜこの相手？

event-pairings-round = ラウンド
event-pairings-search = 名前か卓番号
event-pairings-order = 並び順
event-pairings-by_table = 卓順
event-pairings-by_name = 名前順
event-pairings-done = { $of }卓中{ $done }卓の結果が確定
event-pairings-again = このラウンドは組み直されました（{ $attempt }回目）。
event-pairings-edited = 手作業で変更：{ $edit }
event-pairings-rematches = 避けられない再戦：{ $pairs }
event-pairings-none = このラウンドに該当する人はいません。

event-player-late = 第{ $round }ラウンドから
event-player-list = リストを見る
event-player = 参加者
event-rank = 順位
event-record = 勝–敗–分
event-record-short = 勝–敗–分

event-players-search = 参加者を探す
event-players-none = まだ誰も登録していません。最初のひとりになりましょう！
event-players-here = チェックイン済み
event-players-not_here = 未チェックイン

event-breakers = タイブレークの計算

event-breaker-sum = 合計
event-breaker-mean = 平均
event-breaker-dropped = 除外
event-breaker-nothing = 合計するものはありません。
event-breaker-of = { $name }の{ $code }：{ $value }。計算の内訳を見る

event-unbeaten = 無敗

event-note-win = 勝ち
event-note-loss = 負け
event-note-draw = 引き分け
event-note-bye = 不戦勝
event-note-missed = 不参加
event-note-forfeit = 不戦敗
event-note-void = 無効
event-note-left = 棄権後
event-note-rest = 休み
event-note-pod = 卓

event-standings-final = 最終順位
event-standings-none = 順位は第1ラウンド終了後に出ます。
event-standings-after = { $count }ラウンド終了時点
event-standings-how = まず得点、次に左から順にタイブレークで並べます。数字を押すと計算の内訳を見られます。それでも同じなら、最後に封印されたシードで決まります。

event-bracket-open = 未定
event-bracket-soon = スイスドローの上位{ $cut }人がここで対戦します。決まりしだい表が埋まります。
