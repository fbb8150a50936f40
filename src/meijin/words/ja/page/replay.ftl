### ふりかえり

replay-none = この対局は見られません
replay-not_over = 対局はまだ終わっていません。ふりかえりは秘密も見せるので、終わってからになります。
replay-beginning = はじまり
replay-fetching = お待ちください…
replay-organiser = 卓
replay-controls = 対局をたどる
replay-ply = { $ply } / { $plies }
replay-position = 対局の位置
replay-first = 最初へ（Home）
replay-last_part = 前のラウンドや手番へ（Page Up）
replay-back = 一手戻る（←）
replay-play = 再生（スペース）
replay-pause = 一時停止（スペース）
replay-forward = 一手進む（→）
replay-next_part = 次のラウンドや手番へ（Page Down）
replay-end = 最後へ（End）
replay-speed = 速さ
replay-seen_by = 視点
replay-spectators = 観戦者
replay-against = 対
