### プロフィール

profile-guest = ゲスト
profile-name = 名前
profile-no_games = まだ対局がありません。
profile-more = もっと見る

account-title = アカウント
account-guest = 今はゲストです。対局を覚えているのはこのブラウザだけです。アカウントを作ると、対局を残してどこからでも遊べます。
account-yours = アカウントは作成済みです。名前とパスワードで、どこからでもサインインできます。
account-make = アカウントを作る
account-made = アカウントを作りました。これまでの対局も引き継がれています。
account-sign_in = サインイン
account-sign_in-about = ゲストとして遊んだ対局はアカウントに引き継がれます。
account-signed_in = おかえりなさい、{ $name }さん。
account-name = 名前
account-password = パスワード
account-new_password = パスワード（8文字以上）
account-change = パスワードを変更
account-change-about = ほかのセッションとトークンはすべて無効になります。
account-changed = パスワードを変更しました。
account-old = 今のパスワード
account-new = 新しいパスワード（8文字以上）
account-leave = サインアウト・削除
account-sign_out = サインアウト
account-everywhere = すべての端末でサインアウト
account-signed_out = サインアウトしました。新しいゲストになりました。
account-delete = 完全に削除する
account-deleted = 削除しました。新しいゲストになりました。
account-delete-sure = 名前、トークン、デッキやチーム、ミュート、チャットを完全に削除しますか？ 対局は名前なしで残ります。
account-out-sure = サインアウトしますか？ 名前とパスワードで戻れます。
account-guest_out-sure = サインアウトしますか？ ゲストは戻れないので、対局を見られなくなります。
account-everywhere-sure = すべての端末でサインアウトしますか？ 進行中の対局は待っています。名前とパスワードで戻れます。

tokens-title = プログラム
tokens-about = トークンを渡したプログラムは、あなたの代わりに対局できます。
tokens-docs = 作り方（英語）
tokens-unused = 未使用
tokens-used = 最終使用：{ $when }
tokens-revoke = 取り消す
tokens-made = トークンです。今しか表示されません。コピーしてください。
tokens-copied = トークンをコピーしました。
tokens-name = プログラムの名前
tokens-make = トークンを作る

mutes-title = ミュートした人
mutes-none = ミュートした人はいません。
mutes-hear = ミュート解除
