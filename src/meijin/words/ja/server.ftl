### サーバーが断る理由と、その代わりにできること。

## ほかの言葉をそのまま伝えるもの

refused-in_words = { $code ->
        [malformed] 入力を確かめてください：{ $text }
        [forbidden] あなたにはできない操作です：{ $text }
        [unknown] 見つかりません：{ $text }
        [stale] 場面が先に進みました。もう一度確かめてください：{ $text }
        [illegal] ルール上できません：{ $text }
        [too_fast] 操作が速すぎます。少し待ってください：{ $text }
        [unavailable] サーバーがいま応じられません：{ $text }
       *[other] いまはできません：{ $text }
    }

## リクエスト

refused-nothing_here = ここには何もありません。
refused-wrong_method = { $path }に{ $method }は使えません。使えるもの：{ $allowed }
refused-body_too_big = データが大きすぎます。{ $most }バイトまでにしてください。
refused-body_no_json = JSONとして読めません：{ $problem }
refused-body_not_understood = 内容を読み取れません：{ $problem }
refused-not_understood = 入力を確かめてください：{ $problem }
refused-no_message = 卓に送れないメッセージです：{ $problem }
refused-no_database = データベースにつながりません。おそらく何も変わっていませんが、確かめてください。同じ操作を送り直しても二重にはなりません。
refused-not_written = データベースに保存できません。何も変わっていません。
refused-cannot_write = データベースに書き込めません。
refused-file_gone = データベースのファイルがありません。元に戻すか、サーバーを起動し直してください。何も変わっていません。
refused-shutting_down = サーバーを停止しています。何も変わっていません。あとでもう一度お試しください。
refused-unexpected = サーバーで問題が起きました。記録しました{ $number ->
        [none] 。
       *[other] （番号{ $number }）。
    }
refused-not_read = 今は読み取れません（{ $problem }）。何も変わっていません。
refused-read_too_long = { $seconds }秒以内に読み取れませんでした。何も変わっていません。もう一度お試しください。
refused-too_fast = { $what ->
        [signing_in] このアドレスからのサインインが多すぎます。
        [failures] この名前でパスワードの間違いが続いています。
        [new_guests] このアドレスからの新しいゲストが多すぎます。
        [opening] このアドレスから開かれた卓が多すぎます。
        [taking_back] 手を戻す回数が多すぎます。
        [passwords] 今サインインしている人が多すぎます。
        [reading] 一度に読み込ませる量が多すぎます。
       *[other] リクエストが多すぎます。
    }{ $wait }秒待ってください。
refused-too_many_messages = メッセージが多すぎます。1秒に{ $most }件までにして、あとで送り直してください。
refused-foreign_page = 別のサイトのページからは操作できません。サーバーの--originで許可できます。
refused-no_language = { $language }という言語はありません。使えるのは{ $languages }です。

## 名前・パスワード・アカウント

refused-name_length = 名前は1～{ $most }文字にしてください（今は{ $length }文字）。
refused-name_unseen = 名前に使えない文字（{ $sign }）があります。目に見える文字だけにしてください。
refused-name_without_letters = 名前には文字か数字を1つ以上入れてください。
refused-name_marks = 1つの文字に付けられる記号は{ $most }個までです。
refused-name_like_an_id = 「{ $name }」の終わりは、大会で似た名前に付く番号と紛らわしいので、取ってください。
refused-name_mixed = 「{ $word }」には形の似た別々の文字（{ $scripts }）が混ざっています。1種類の文字で書いてください。
refused-name_reserved = 「{ $name }」はボットや運営の名前と紛らわしいので、別の名前にしてください。
refused-name_of_staff = 「{ $name }」はスタッフの「{ $theirs }」と紛らわしいので、別の名前も添えてください。
refused-name_taken = 「{ $name }」か、よく似た名前のアカウントがすでにあります。別の名前にしてください。
refused-password_length = パスワードは{ $fewest }～{ $most }文字にしてください（今は{ $length }文字）。
refused-password_guessed = { $why ->
        [blanks] 空白だけの
        [few] 4種類に満たない文字の
        [repeats] 同じものを繰り返した
        [row] 並び順のままの
        [number] 短い数字の
        [name] 名前とほぼ同じ
       *[common] よくある言葉に近い
    }パスワードはすぐに見破られます。思いつきにくい言葉をいくつか並べてください。
refused-needs_user = { $what ->
        [chat] チャットするには
        [playing] 対局するには
       *[this] この操作には
    }サインインが必要です。ページを開き直すか、プロフィールでサインインしてください。
refused-cookie_ended = サインインの期限が切れています。プロフィールでもう一度サインインしてください。
refused-no_bearer = Authorizationヘッダーが、このサーバーのトークンによる「Bearer mjn_...」の形ではありません。
refused-token_ended = このトークンは使えません（不明・取り消し済み・期限切れ）。新しいトークンを作ってください。
refused-wrong_sign_in = 名前かパスワードが違います。
refused-not_by_token = トークンではできない操作です。サインインしているブラウザで行ってください。
refused-signed_in_already = { $name }としてサインインしています。別のアカウントを作るには、先にサインアウトしてください。
refused-guest_without_password = ゲストにはパスワードがありません。先にアカウントを作ってください。
refused-deleted_with_password = アカウントの削除にはパスワードが必要です。
refused-wrong_password = { $which ->
        [old] 今のパスワードが違います。
       *[own] このアカウントのパスワードではありません。
    }
refused-no_token = そのトークンは見つかりません。
refused-too_many_tokens = トークンは1人{ $most }個までです。先に1つ取り消してください。
refused-no_user = そのユーザーは見つかりません。
refused-not_oneself = 自分はミュートできません。

## デッキ・チームのリスト

refused-no_lists = { $game }では、デッキやチームを持ち込みません。
refused-no_list = そのリストは保存されていません。
refused-text_or_counts = `text`か、各部分の`counts`のどちらか一方を送ってください。
refused-list_name = リストの名前は、目に見える文字で1～{ $most }文字にしてください。
refused-list_name_taken = 「{ $name }」というリストはすでにあります。上書きするか、別の名前にしてください。
refused-too_many_lists = 保存できるリストは{ $most }個までです。先に1つ削除してください。

## 卓と席

refused-too_many_tables = { $mine ->
        [yes] あなたが
       *[no] この卓を開いた人が
    }{ $status ->
        [open] 開いている
       *[running] 対局中の
    }卓はすでに{ $most }あります。先に1つ終えるか閉じてください。
refused-seat_of_bot = { $seat }の席に自分とボットの両方は座れません。
refused-clock_seconds = 持ち時間は1秒～{ $most }秒（7日）にしてください。
refused-clock_increment = 一手ごとの追加は0～{ $most }秒にしてください。
refused-no_increment = 一手ごとの時計は毎回始めから数えるので、追加時間は付けられません。
refused-match_of_two = 何本勝負かを選べるのは、2人で争う対局だけです。
refused-no_table = その卓はありません。
refused-not_for_spectators_yet = この卓はまだ観戦できません。観戦者にはまだ前の対局が続いています。
refused-no_seat = この卓に{ $seat }という席はありません。席は{ $seats }です。
refused-no_invitation = このサーバーの招待ではありません。リンクをもう一度送ってもらってください。
refused-only_host_invites = 招待できるのは、卓を開いた人だけです。
refused-invited_too_late = この卓の募集は終わったので、招待できません。
refused-invitation_used = この招待の席は埋まっているか、卓の募集が終わっています。
refused-seated_already = すでに{ $seat }の席に座っています。
refused-sent_away = 卓を開いた人があなたを席から外したので、座れません。
refused-table_full = この卓は満席です。
refused-seat_taken = { $seat }の席は埋まっています。空いているのは{ $free }です。
refused-seat_taken_by = { $seat }の席には{ $name }が座っています。
refused-seats_stay = マッチが終わるまで席は変えられません。離れることはできます。
refused-nobody_sits = { $seat }の席には誰も座っていません。
refused-seats_free = 先に{ $seats }の席にプレイヤーかボットが座る必要があります。
refused-not_ready = { $names }の準備がまだできていません。
refused-not_yours_to_choose = { $option }はこの席では選べません。{ $options_count ->
        [0] 席ごとに選ぶものはありません。
       *[other] { $seat }が選ぶのは{ $options }です。
    }
refused-list_stays = { $option }は、マッチが始まってからは、カードの入れ替えのほかは変えられません。
refused-no_seat_of_yours = この卓に席がありません。
refused-only_host = { $what ->
        [bots] ボットを座らせること
        [free] ほかの人を席から外すこと
        [start] 対局を始めること
       *[close] 卓を閉じること
    }ができるのは、卓を開いた人{ $host ->
        [none] {""}
       *[other] （{ $host }）
    }だけです。
refused-of_a_tournament = 大会の対戦です。{ $why ->
        [seats] 席は変えられません。
        [concede] やめるときは、大会のページで投了してください。
        [judge] ほかの人やボットが代わることはできません。ジャッジを呼んでください。
       *[list] 提出したリストで対戦します。
    }
refused-only_before = 対局の前にしかできません{ $status ->
        [running] 。対局はもう始まっています。
        [over] 。対局はもう終わっています。
        [closed] 。卓はもう閉じられています。
       *[none] 。
    }

## 対局

refused-game_is = { $status ->
        [open] 対局はまだ始まっていません。
        [over] 対局は終わっています。
       *[closed] 対局は取りやめになりました。
    }
refused-not_dealt = カードはまだ配られていません。プレイヤーの乱数を集めています。
refused-game_over = 対局は終わっています。
refused-others_lose = { $names_count ->
        [0] レート戦は途中でやめられません。
       *[other] { $names }の対局もなくなってしまいます。
    }投了するか、席を離れてください。
refused-out_of_time = 時間切れです。
refused-lost_by_time = 時間切れのため、あなたの負けになりました。
refused-away = 席を離れています。自分で続けるには、先に席に戻ってください。
refused-left_already = すでに席を離れています。続けるには席に戻ってください。
refused-here = 席にいます。代わりに続けている人はいません。
refused-not_your_turn = あなたの番ではありません。{ $seats }が先に選びます。
refused-moved_on = 場面が先に進みました。もう一度確かめてください。
refused-too_much_at_once = 多くのことが同時に起きています。もう一度確かめてください。
refused-back_asked = { $seat }が一手戻したいと頼んでいます。先に{ $seats }が答えてください。
refused-back_too_often = この対局で手を戻せるのは{ $most }回までです。
refused-back_declined = ほかのプレイヤーがすでに断りました。
refused-nobody_waits = あなたの返事を待っている人はいません。
refused-bot_for_oneself = ボットが代われるのは、席を離れているほかの人だけです。
refused-bot_plays_already = { $seat }はすでにボットが代わっています。
refused-still_here = { $name }は今ここにいるか、ついさっきまでいました。
refused-goes_on_elsewhere = 続きの卓はもう開かれています。
refused-not_over = 対局はまだ終わっていません。再戦は終わってからです。
refused-rematch_of_players = 再戦を申し込めるのは、対局したプレイヤーだけです。
refused-next_by_tournament = 次の対局があれば、大会のほうで開かれます。大会のページを見てください。
refused-committed_too_late = 乱数の約束はもう締め切られ、公開が始まっています。
refused-committed_too_often = この卓で乱数を約束できるのは{ $most }回までです。
refused-revealed_too_early = まだ乱数を公開できません。全員の約束がそろうのを待っています。
refused-revealed_too_late = 乱数の公開は締め切られました。
refused-time_too_late = 対局が終わっているので、時間切れは宣言できません。
refused-time_called = 時間切れはすでに宣言されています。
refused-coins = { $games }戦それぞれに席を1つずつ指定してください（今は{ $coins }）。
refused-no_zone = { $game }に{ $zone }という場所はありません。
refused-no_card_seen = { $card }というカードは場に見えません。
refused-not_asked = 今は何も聞かれていません。
refused-too_many_sockets = すでに{ $most }か所でここを開いています。先に1つ閉じてください。
refused-wrong_since = `since`には、手元にある記録の行数をsince=0のように書いてください。
refused-empty_line = 何か書いてください。
refused-talking_too_fast = 送信が速すぎます。1秒待ってください。
refused-no_chat = この卓にチャットはありません。
refused-cannot_be_read = この卓は読み込めません。ゲームがもうないか、ルールが変わっています。
refused-game_failed = { $game }で不具合（{ $error }）が起きたため、この卓は続けられません。ゲームの作者による修正が必要です。

## 棋譜とガイド

refused-no_lesson = { $game }のガイドはまだありません。
refused-no_utf8 = 棋譜はUTF-8のテキストにしてください。
refused-no_position = { $start }手目はありません。この対局は{ $plies }手です。
refused-record_secret = { $what ->
        [seed] 対局が終わるまで棋譜は見られません。秘密のシードが含まれています。
        [match] マッチが終わるまで棋譜は見られません。両者のリストが分かってしまいます。
       *[tournament] 大会が終わるまで棋譜は見られません。両者のリストが分かってしまいます。
    }

## 大会

refused-no_tournament = その大会はありません。
refused-too_many_tournaments = 終わっていない大会を{ $most }件主催しています。先に1つ終えるか中止してください。
refused-file_of_before = このファイルが作られたあとに主催者がスタッフを離れたため、もう使えません。今の主催者が保存したファイルを使ってください。
refused-wrong_seed = このファイルのシードは、大会開始時に約束されたものと違います。
refused-does_not_hold = この大会ファイルは正しくありません：{ $problem }
refused-no_such_sheet = 取り込める表はplayers.csvとresults.csvです。
refused-only_staff = { $what ->
        [sheet] この用紙はスタッフ専用です。
        [tables] 表を取り込めるのはスタッフだけです。
        [enter] ほかの人を登録できるのはスタッフだけです。自分の登録は参加登録から行ってください。
       *[bots] ボットを登録できるのはスタッフだけです。
    }
refused-lists_secret = リストを見られるのは、スタッフと本人だけです。
refused-no_list_of = { $name }はリストを提出していません。
refused-personal_secret = 個人情報を見られるのは、主催者と本人だけです。
refused-nothing_new = { $file }に新しい内容はありません。
refused-wrong_settings = 設定を確かめてください：{ $problem }
refused-no_account = 「{ $name }」というアカウントはありません。ゲストは名前では探せません。
refused-no_such_user = そのユーザーは見つかりません。アカウントは名前で探せます。
refused-guest_invited = { $name }はゲストです。招待できるのはアカウントだけなので、大会のアドレスを伝えてください。
refused-enters_themselves = アカウントを持つ人は自分で登録します。招待するか、アカウントなしの名前で登録してください。

## お知らせ

notice-chosen_for = { $seat }のボット（{ $bot }）{ $fault ->
        [slow] の考慮時間が切れた
       *[failed] に不具合が起きた
    }ため、{ $chose }が代わりに選びました。{ $often ->
        [0] {""}
       *[other] { $often }回続いたので、この対局ではもう任せません。
    }
