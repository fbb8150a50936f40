### 大会の条件と計画

event-mode-official = 公式ルール
event-mode-free = 自由ルール
event-mode-official-about = ルールブックどおり。ラウンド数は人数で決まり、45～50分、休憩10分。
event-mode-free-about = ラウンド数・時間・決勝トーナメントを自由に。制限は警告だけ。

event-results-hand = 会場の卓
event-results-live = オンライン卓
event-results-mixed = 会場とオンラインの両方
event-results-hand-about = 実物のカードで対戦し、結果をここで報告します。
event-results-live-about = ラウンドが始まると、オンライン卓が自動で開きます。
event-results-mixed-about = オンライン卓と会場の卓があります。

event-personal-birth_date = 生年月日
event-personal-zip_code = 郵便番号
event-personal-city = 市区町村（任意）
event-personal-email = メール（任意）
event-personal-about = 主催者だけが見られます。大会の30日後に削除します。

event-fact-format = 形式
event-fact-rounds = ラウンド数
event-fact-rounds-open = 人数で決まる
event-fact-rounds-about = 8人で3、16人で4、32人で5ラウンド。
event-fact-match = 対戦
event-fact-match-pod = 1ラウンド1ゲーム
event-fact-time = 時間
event-fact-minutes = 1ラウンド{ $minutes }分
event-fact-time-about = 5分の遅刻でゲーム敗北、10分でマッチ敗北です。
event-fact-tables = 卓
event-fact-cut = 決勝トーナメント
event-fact-cut-about = スイスドローの上位が勝ち抜き戦に進みます。
event-fact-cut-if = 33人以上で始まる場合、スイスドローの上位が勝ち抜き戦に進みます。
event-fact-cut-none = なし
event-fact-cut-none-official = 33人以上の参加が必要です。スイスドローの順位が結果になります。
event-fact-cut-none-about = 残りの人数が足りません。スイスドローの順位が結果になります。
event-fact-final = 全ラウンドの上位がもう一度対戦します。
event-fact-final-none = なし
event-fact-final-none-about = 残りの人数が足りません。ラウンドの順位が結果になります。
event-fact-lists = リスト
event-fact-players = 参加者
event-fact-here = チェックイン済み{ $here }人

event-lists-required = 提出必須
event-lists-optional = 任意
event-lists-none = なし
event-lists-open = 全員に公開されます。

event-prizes = 賞品
event-prizes-none = 賞品はまだありません。栄誉も立派な賞です。
event-prizes-from = 順位
event-prizes-to = ～
event-prizes-what = 賞品
event-prizes-example = ブースター1箱
event-prizes-add = 賞品を追加
event-prizes-remove = この賞品を削除

event-new-about = 名前とゲームだけで作れます。ほかには適した値が入っています。第1ラウンドの組み合わせまでは変更できます。
event-new-what = ゲーム・日時・場所
event-new-game = ゲーム
event-new-name = 大会名
event-new-name-example = 金曜ナイトバトル
event-new-date = 日時
event-new-date-example = 金曜 19:00
event-new-venue = 場所
event-new-venue-example = カードショップ2階／オンライン
event-new-how = 大会の形式
event-new-level = 大会の種類
event-new-mode = ルール
event-new-no_cut = なし
event-new-cut-official = 33人以上のときに行います。
event-new-more = くわしい設定
event-new-make_open = 作成して受付を始める
event-new-make = 下書きだけ作成
event-new-make-about = あなたが主催者になります。

event-set-round_minutes = 1ラウンドの時間（分）
event-set-round_minutes-about = この時間を過ぎると自動で時間切れになります。
event-set-break_minutes = ラウンド間の休憩（分）
event-set-break_minutes-about = 次の時計はそれより早く始まりません。
event-set-capacity = 定員
event-set-capacity-about = 0は無制限。超えた人はキャンセル待ち。
event-set-rounds = ラウンド数
event-set-breakers = タイブレーク
event-set-breakers-TB = 通常
event-set-breakers-TB-about = 相手の強さ、相手の相手の強さ、負けの遅さ。
event-set-breakers-OTB = 手計算用
event-set-breakers-OTB-about = 紙と鉛筆で確かめられます。
event-set-auto_confirm = 両者の報告が一致したら確定
event-set-auto_confirm-about = オフにすると、結果は毎回ジャッジが確定します。
event-set-open_lists = リストを公開する
event-set-open_lists-about = 全員が全員のリストを見られます。
event-set-require_cross = NARUTO対ドラゴンボール
event-set-require_cross-about = 陣営を登録し、なるべく別の陣営と当たります。
event-set-final_table = 決勝卓
event-set-final_table-about = 上位がもう一度集まり、最上位を決めます。
event-set-personal_data = 用紙の個人情報を集める
event-set-personal_data-about = 生年月日と郵便番号。主催者だけが見られ、30日後に削除します。
event-set-public = 一覧に載せる
event-set-public-about = オフにすると、リンクを知る人だけが見られます。

event-forecast = 当日の見込み
event-forecast-players = 見込み人数
event-forecast-time = 最長
event-forecast-hours = { $hours }時間{ $minutes }分
