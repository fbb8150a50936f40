### 全ページ共通：ナビゲーション、設定、時間、名前

close = 閉じる

nav-skip = 本文へ
nav-home = 名人：ロビーへ
nav-pages = ページ
nav-lobby = ロビー
nav-cards = カード
nav-profile = プロフィール
nav-events = 大会

settings-title = 設定とキー操作
settings-language = 言語
settings-scheme = 明るさ
settings-auto = システムに合わせる
settings-light = ライト
settings-dark = ダーク
settings-pace = 進む速さ
settings-pace-slow = ゆっくり
settings-pace-normal = ふつう
settings-pace-fast = 速い
settings-pace-at_once = すぐに
settings-volume = 音量
settings-pace_and_volume = 速さと音量
settings-keys = キー操作

keys-choose = 下の選択肢を選ぶ
keys-move = カードや選択肢の間を移動する
keys-confirm = 選んでいるものを決定する
keys-cancel = 選択をやめる
keys-log = 記録へ
keys-rules = このフェイズのルール
keys-help = この設定とキー操作

share-share = 共有
share-copied = リンクをコピーしました。友だちに送ってください。
name-change = 変更
name-changed = 名前を{ $name }に変更しました。
unreachable = サーバーにつながりません。
time-called = 時間です。{ $unit ->
        [turn] それぞれの第{ $last }ターンが最後です。
        [round] 第{ $last }ラウンドが最後です。
        [battle] このバトルが最後です。
       *[other] 対局はまもなく終わります。
    }
time-before = 時間です。次が最後の対局で、短縮戦になります。
