### 対戦卓（ゲーム以外の部分）

card-hidden = 裏向きのカード
card-why_not = 今はできません：
zone-count = { $count }枚
zone-look = 中を見る
zone-nothing = 何もありません。

seat-you = あなた
seat-away = 離席中
seat-stand_in = ボットが代わりに続けています
seat-not_connected = 未接続
seat-turn = 手番

bar-mistake = この手は損に見えます。勝つ見込みは約{ $chance }％ですが、ほかに約{ $best }％の手があります。本当に選びますか？
bar-rather_not = やめておく
bar-cancel = 選択をやめる
bar-all = すべての選択肢（{ $count }）
bar-several = 選べる手：{ $choices }
bar-hold = 長押しすると、選択肢の説明が出ます。
bar-sent = 少々お待ちください…

log-title = 記録
log-nothing = まだ何も起きていません。
panel-title = 記録とチャット

chat-title = チャット
chat-everybody = 全員が読めます。
chat-spectators = 観戦者だけが読めます。
chat-players = プレイヤーだけが読めます。
chat-none = この卓にチャットはありません。
chat-say = メッセージ
chat-send = 送る
chat-mute = { $name }さんの発言を表示しない
chat-mute_short = ミュート
chat-muted = { $name }さんの発言を表示しなくなりました。プロフィールで元に戻せます。

clock-left = 残り{ $time }
rules-title = ルール
rules-contents = 目次
rules-in_english = ルールブックは英語です。

table-not_there = この卓は開けません
table-deeds = その他の操作
table-more = その他
table-undo = 一手戻す
table-back = 席に戻る
table-give = { $name }さんの代わりにボットが続ける
table-resign = 投了する
table-leave = 対局を離れる
table-give_up = 対局をやめる
table-away = 接続が切れました。自動でつなぎ直します。選んだことは失われません。
table-signed_out = サインアウトされました。続けるにはプロフィールでサインインしてください。
table-waiting_for = { $who }を待っています。
table-you_watch = 観戦中です。
table-you_watch_late = { $count }秒遅れで観戦中です。
table-bot_plays_for_you = 戻るまでボットが代わりに続けます。

sure-title = よろしいですか？
sure-no = いいえ
sure-resign = 投了しますか？ あなたの負けになります。
sure-resign-yes = 投了する
sure-leave = 対局を離れますか？ 席は残り、あとで戻れます。
sure-leave-yes = 離れる
sure-close = 対局をやめますか？ ほかに誰もいないので、結果なしで終わります。
sure-close-yes = やめる

undo-you_asked = 一手戻したいと頼みました。{ $who }の同意が必要です。
undo-asks = { $who }が一手戻したいと頼んでいます。
undo-agree = 同意する
undo-refuse = 断る
undo-cannot = もう戻せません。そのあとに誰かが行動したか、新しい情報が明らかになったためです。

over-all_win = 全員の勝ち！
over-nobody = 勝者はいません。
over-you_win = あなたの勝ち！
over-you_lose = あなたの負け。
over-sitter = { $seat }（{ $name }）
over-level = { $bot }と対局する
over-wins = { $who }の勝ち。
over-they_win = { $who }の勝ち。
over-out_of_time = { $who }は時間切れになりました。
over-points = { $count }点
over-again = もう一度遊ぶ
over-to_event = 大会に戻る
over-to_rematch = 再戦の卓へ
over-replay = ふりかえる
over-record = 棋譜（テキスト）
over-later = 棋譜とふりかえりは、両者のリストが分かるため、マッチ終了後に公開されます。
over-later_event = 棋譜とふりかえりは、両者のリストが分かるため、大会終了後に公開されます。
over-timeout = 時間切れです。
over-coin = 互角のため、コインで決まりました。

waiting-title = プレイヤーを待っています
waiting-closed = この卓は閉じられました。
waiting-free = 空席
waiting-you = { $name }（あなた）
waiting-ready = 準備完了
waiting-sit = この席に着く
waiting-invite = 友だちを招待
waiting-bot = ボットを座らせる
waiting-bot-which = { $seat }の席にどのボットを座らせますか？
waiting-stand = 席を立つ
waiting-remove = 外す
waiting-link = このリンクを友だちに送ってください：
waiting-here_only = このリンクはこのパソコンでしか使えません。ほかの人を招待するには、ネットワーク内のアドレスでこのページを開いてください。
waiting-start = 対局を始める
waiting-close = 卓を閉じる
waiting-be_ready = 準備できました
waiting-not_ready = まだです
waiting-choose = 決定
waiting-seats_free = 空いている席があります。誰かを招待するか、ボットを座らせてください。
waiting-for_ready = { $who }の「準備完了」を待っています。
waiting-for_start = 準備ができました。卓を開いた人が対局を始めます。
waiting-all_here = 全員そろいました
waiting-close-sure = 卓を閉じますか？ ほかの人がすでに座っています。

learn-title = はじめての一手：{ $game }
learn-teacher = ガイド
learn-step = { $step }／{ $steps }ステップ
learn-nudge = それもできますが、今は「{ $choice }」を試してみましょう。
learn-back = 戻る
learn-skip = スキップ
learn-again = もう一度
learn-watch = 何が起きるか見ていてください。クリックで早送りします。
learn-none = このゲームのガイドはまだありません。ルールを読むか、ボットと気軽に遊んでみてください。
learn-done = お見事！
learn-ready = これで本番の対局を楽しめます。

pass-title = 自動で進むところ
pass-passing = 自動で進めています…
pass-passed = 自動で進めました：{ $steps }
pass-stop = ここで止める
pass-alone = 答えが1つしかなければ自動で進む
pass-skip = 次の段階ではたずねない：
pass-again = 次からたずねない
pass-note = 何かを失う選択は必ずたずね、始めた操作には手を出しません。人との対局では、手札を知られないよう、進むまでの間の長さを不規則にしています。

match-game = 全{ $count }戦の第{ $number }戦
match-best_of = { $count }本勝負
match-between = 第{ $number }戦の前に
match-next = 次の対局へ
match-again = マッチをもう一度
match-you_won = { $score }でマッチに勝ちました！
match-won = { $who }が{ $score }でマッチに勝ちました。
match-drawn = マッチは{ $score }で引き分けです。
match-exchange = サイドボードと入れ替える
match-exchange-about = 1枚ずつ入れ替えます。相手には見えません。最後にルールどおりならかまいません。
match-reset = 登録したときの形に戻す
match-play = このデッキで始める
match-your_turn = 次の対局の準備ができたら知らせてください。
match-waiting_for = 準備できました。{ $who }を待っています。
match-not_ready = 準備中
match-leave = マッチを離れる
match-leave-sure = マッチを離れますか？ 相手がボットならそこで終わり、人ならボットが代わりに続け、あとで戻れます。
