### 人と遊ぶ：最初に来た人、誰の手番か、もう一度

title-your_turn = あなたの手番
title-your_turns = { $count ->
    [1] あなたの手番
   *[other] { $count }局であなたの手番
}
lobby-your_turn = あなたの手番
lobby-others_turn = ほかの人の手番
lobby-somebody = 誰かとすぐ遊ぶ
lobby-somebody-about = ゲームを選ぶと、同じゲームをしたい人と同じ席に着きます。誰も来なければ、ボットと遊べます。
lobby-somebody-waits = { $count }人が待っています

seeking-title = { $game }の相手を探しています
seeking-waited = { $seconds }秒
seeking-about = 同じゲームをしたい人が来ると、すぐに始まります。{ $seconds }秒たつと、ボットとも遊べます。
seeking-nobody = まだ誰も来ていません。このまま待つことも、ボットと遊ぶこともできます。
seeking-bot = { $bot }と遊ぶ
seeking-stop = 探すのをやめる

waiting-qr = 近くのスマホで読み取れる、リンクのQRコード

level-first = 最初の対局におすすめ
level-down = 2連敗：{ $bot }に挑戦
level-up = 2連勝：{ $bot }に挑戦
tally-title = 成績
tally-played = { $played }局、{ $won }勝（{ $share }%）
tally-won_in_a_row = { $count }連勝中
tally-lost_in_a_row = { $count }連敗中
tally-level = { $played }局中{ $won }勝
tally-running = 進行中の対局
tally-finished = 終わった対局
