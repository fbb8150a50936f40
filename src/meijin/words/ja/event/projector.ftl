### プロジェクター

event-projector-title = プロジェクター
event-projector-qr = この大会のページのQRコード
event-projector-register = 読み取って参加登録
event-projector-follow = 読み取って卓・結果・順位を確認
event-projector-people = 参加者{ $count }人
event-projector-who = 参加者一覧
event-projector-here = 来場済み
event-projector-find_table = 自分の卓に着席してください
event-projector-time-about = 残りのターンを終えて結果を報告してください。
event-projector-results = 結果報告{ $done }/{ $all }
event-projector-still_playing = 対戦中の卓
event-projector-all_in = 全卓の結果がそろいました
event-projector-pairings = 対戦表（名前順）
event-projector-after = { $round }終了時の順位
event-projector-standings = 順位表
event-projector-next = 次は第{ $no }ラウンド
event-projector-next_cut = 次は上位{ $cut }人の決勝トーナメント
event-projector-away = 接続が切れています
event-projector-controls = プロジェクターの操作
event-projector-whole = 全画面
