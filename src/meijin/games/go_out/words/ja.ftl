### ゴーアウトバトルの日本語

## ゲームとその部分

game = ゴーアウトバトル
    .about = 手札をすべて出しきるか、最後のひとりになれば勝ち。キャラクターは秘密。
seat-red = 赤
seat-blue = 青
seat-green = 緑
seat-yellow = 黄
seat-purple = 紫
phase-choose = キャラクター選択
phase-turn = 手番
phase-place = ダメージを受ける
phase-discard = 捨てる
phase-gift = 贈り物
phase-over = 終了
zone-deck = 山札
    .help = ダメージを受けるとここから引きます。
zone-discard = 捨て札
    .help = 流れた場札、ガード、捨てたカードが表向きで置かれます。
zone-field = 場
    .help = この回に出されたカード。いちばん新しい組を上回るカードを出します。
zone-hand = 手札
    .help = 手札を最初になくした人がバトルに勝ちます。
zone-damage = ダメージ
    .help = ダメージ1点につき1枚、裏向きに置きます。
zone-character = キャラクター
    .help = 公開するまで裏向き。公開してはじめて能力を使えます。
zone-spare = 選べるキャラクター
    .help = このバトルで使っていないキャラクター。
zone-locked = 勝利済み（使用不可）
    .help = バトルに勝ったキャラクターは、この試合ではもう使えません。
counter-wins = 勝ったバトル
    .help = このプレイヤーが勝ったバトルの数。
counter-markers = カードのないダメージ
    .help = 引くカードがなかったときのダメージ。
counter-out = 脱落
    .help = このバトルから脱落したか。
counter-starter = 最初の親
    .help = このバトルで最初に出した人。
option-wins_needed = 必要な勝利数
    .help = 試合の勝利に必要なバトル数。2人なら3、それ以外は2
option-wins_needed-none = 2人なら3勝、それ以外は2勝
option-first_starter = 最初の親
    .help = 最初のバトルで親になる席
option-first_starter-random = ランダム
option-first_starter-seat_0 = 赤
option-first_starter-seat_1 = 青
option-first_starter-seat_2 = 緑
option-first_starter-seat_3 = 黄
option-first_starter-seat_4 = 紫
option-shian_set = シアンの流しに使うカード
    .help = シアンが場を流すときに捨てる3枚の組み合わせ
option-shian_set-both = 2と3を少なくとも1枚ずつ
option-shian_set-any = 2と3ならどの組み合わせでも
option-kyoko_on_singles = キョウコは1枚の場札にも出せる
    .help = 公開したキョウコは、1枚の場札の上にも、より大きい1枚を2枚扱いで出せる
option-kyoko_on_singles-yes = はい
option-kyoko_on_singles-no = いいえ
option-show_losers = バトル終了時に敗者を公開する
    .help = バトルが終わったら、伏せたキャラクターも公開する
option-show_losers-yes = はい
option-show_losers-no = いいえ
list-several = { $title }（{ $count }枚）

## カード

card-nerai = ネライ
    .text = 公開後、手札の4・5・6は何枚でも組み合わせて「6」として出せます。ライフ{ $life }。
card-toyoko = トヨコ
    .text = 公開後、1をどの数よりも強い「14」として出せます。ライフ{ $life }。
card-niwa = ニワ
    .text = 公開後、ダメージを受けるとき2倍の枚数を引き、ダメージ分を伏せたあと余りを捨てます。ライフ{ $life }。
card-shian = シアン
    .text = 公開後、2と3を合わせて3枚捨てると場を流し、同じ手番で新しく出せます。ライフ{ $life }。
card-satsuki = サツキ
    .text = 公開後、出した場札のダメージが1増えます（13は除く）。ライフ{ $life }。
card-kira = キラ
    .text = 公開したその手番にパスするとダメージを受けず、代わりに同じ枚数の手札を捨てます。ライフ{ $life }。
card-ten = テン
    .text = 公開後、ダメージを受けるたびに手札1枚を相手に渡せます。ライフ{ $life }。
card-kyoko = キョウコ
    .text = 公開後、カードは1枚ずつしか出せず、その1枚はつねに2枚として扱います。ライフ{ $life }。
card-guard = ガード
    .text = 場に何があってもダメージなしでパスできます。場が空なら次の人が親になります。
card-n01 = 1
    .text = 数字1のカード。これにパスすると{ $damage }ダメージ。
card-n02 = 2
    .text = 数字2のカード。これにパスすると{ $damage }ダメージ。
card-n03 = 3
    .text = 数字3のカード。これにパスすると{ $damage }ダメージ。
card-n04 = 4
    .text = 数字4のカード。これにパスすると{ $damage }ダメージ。
card-n05 = 5
    .text = 数字5のカード。これにパスすると{ $damage }ダメージ。
card-n06 = 6
    .text = 数字6のカード。これにパスすると{ $damage }ダメージ。
card-n07 = 7
    .text = 数字7のカード。これにパスすると{ $damage }ダメージ。
card-n08 = 8
    .text = 数字8のカード。これにパスすると{ $damage }ダメージ。
card-n09 = 9
    .text = 数字9のカード。これにパスすると{ $damage }ダメージ。
card-n10 = 10
    .text = 数字10のカード。これにパスすると{ $damage }ダメージ。
card-n11 = 11
    .text = 数字11のカード。これにパスすると{ $damage }ダメージ。
card-n12 = 12
    .text = 数字12のカード。これにパスすると{ $damage }ダメージ。
card-n13 = 13
    .text = 数字13のカード。これにパスすると{ $damage }ダメージ。

## キャラクターの能力

term-rank_merge = 4・5・6をまとめて「6」として出せます。
    .sign = 4-6を6に
term-rank_as = 1を、どの数より強い「14」として出せます。
    .sign = 1を14に
term-double_draw = ダメージの2倍引き、余りを捨てます。
    .sign = 2倍引く
term-sweep = 2と3を計3枚捨てて場を流し、続けて親になります。
    .sign = 2+3で流す
term-damage_bonus = 出したカードのダメージ+1（13は除く）。
    .sign = ダメージ+1
term-absorb = 公開した番にパスすると、手札を捨ててダメージなし。
    .sign = 手札で払う
term-gift = ダメージを受けたあと、手札1枚を相手に渡せます。
    .sign = 手札を渡す
term-phantom_pair = 出せるのは1枚ずつ。その1枚が2枚扱いになります。
    .sign = 1枚で2枚

## バトルの勝ち方

term-out_play = 最後の手札を出しきり
term-out_guard = ガードで手札をなくし
term-out_sweep = 最後の手札で場を流し
term-out_absorb = 最後の手札を捨て
term-out_gift = 最後の手札を渡し
term-last_standing = 最後のひとりになり

## 記録

news-battle = 第{ $battle }バトル開始。親は{ $starter }です。
news-deal = { $seat }に{ $cards_count ->
    [0] { $count }枚
   *[other] { $cards }が
}配られました。
news-choose = { $seat }は{ $character ->
    [none] キャラクター
   *[other] { $character }
}を選びました。
news-reveal = { $seat }は{ $character }を公開しました。
news-play = { $seat }は{ $cards }を{ $as_rank ->
    [none] {""}
   *[other] 「{ $as_rank }」として
}{ $as_count ->
    [none] {""}
   *[other] { $as_count }枚扱いで
}出しました（{ $damage }ダメージ）。{ $left ->
    [0] 手札はもうありません。
   *[other] 残り{ $left }枚。
}
news-sweep = { $seat }は{ $cards }で場を流しました。
news-guard = { $seat }はガードを使いました。
news-pass = { $seat }はパスしました（{ $damage }ダメージ）。
news-out = { $seat }は脱落しました。
news-draw = { $seat }は{ $cards_count ->
    [0] { $count }枚
   *[other] { $cards }を
}引きました。
news-reshuffle = 捨て札{ $count }枚を切り直して山札にしました。
news-markers = 引くカードがなく、{ $seat }はダメージ{ $count }点を受けました。
news-place = { $seat }は{ $card ->
    [none] カードを1枚
   *[other] { $card }を
}伏せました。
news-discard = { $seat }は{ $card }を捨てました。
news-gift = { $seat }は{ $to }に{ $card ->
    [none] カードを1枚
   *[other] { $card }を
}渡しました。
news-keep = { $seat }は何も渡しませんでした。
news-trick = ほかの全員がパスしました。場が流れ、{ $seat }がまた親です。
news-won = { $seat }は{ $how }、{ $character }でバトルに勝ちました（{ $wins }勝）。
news-lock = { $seat }はもう{ $character }を使えません。
news-match = { $seat }が試合に勝ちました。
news-time = 時間です。このバトルで試合は終わります。
news-shared = 時間切れです。1位が同率で並んでいます。

## 質問

part-pile = { $count ->
    [1] { $rank }
   *[other] { $rank }の{ $count }枚組
}
part-passing = { $how ->
    [absorbed] ダメージなし、代わりに手札を{ $cards }枚捨てる
    [out] { $damage }ダメージで合計{ $after }、ライフ{ $life }を超えて脱落
   *[damage] { $damage }ダメージ、ライフ{ $life }のうち{ $after }を失う
}
ask-choose = このバトルで使うキャラクターを選んでください。公開するか、勝つか、脱落するまで、ほかの人には見えません。
ask-lead = あなたが親です。同じ数のカードを何枚でも出してください。{ $guard ->
    [yes] ガードを使えば、次の人が親になります。
   *[no] {""}
}
ask-beat = { $can ->
    [play] { $owner }の{ $pile }を上回るか、
    [reveal] キャラクターを伏せたままでは{ $owner }の{ $pile }を上回れません。公開するか、
   *[other] { $owner }の{ $pile }を上回れません。
}{ $sweep ->
    [yes] 場を流すか、
   *[no] {""}
}{ $guard ->
    [yes] ガードを使うか、
   *[no] {""}
}パスしてください（{ $passing }）。
ask-place = ダメージを受けます。裏向きに置く手札を選んでください（あと{ $left }枚）。{ $late ->
    [none] {""}
   *[other] いま{ $late }を公開しても、このパスには間に合いません。
}
ask-discard = { $why ->
    [absorbed] ダメージの代わりに手札を捨てます
   *[surplus] 余分に引いた分だけ手札を捨てます
}（あと{ $left }枚）。
ask-gift = 手札1枚を相手に渡せます。カードを選び、相手を選んでください。どのカードかは、ほかの人には見えません。

## 選択

choice-choose = { $character }
    .says = ライフ{ $life }。{ $ability }
choice-reveal = { $character ->
    [none] {""}
   *[other] { $character }を
}公開する
    .says = このバトルの間、キャラクターを表にします。手番は続きます。{ $ability ->
        [none] {""}
       *[other] { $ability }
    }
choice-play = { $cards }を{ $declared ->
    [none] {""}
   *[other] { $declared }として
}出す
    .says = { $leaves ->
        [none] { $pile }を出します。パスした人に{ $damage }ダメージ。
        [0] { $pile }。最後の手札なのでバトルに勝ちます！
       *[other] { $onto ->
            [none] 親として{ $pile }を出します。パスした人に{ $damage }ダメージ。
           *[other] { $pile }で{ $onto }を上回ります。パスした人に{ $damage }ダメージ。
        }
    }
choice-sweep = { $cards }で流す
    .says = { $leaves ->
        [0] 最後の手札と場のカードをすべて捨てます。バトルに勝ちます！
       *[other] { $cards }と場のカードをすべて捨て、続けて親になります。
    }
choice-guard = ガード
    .says = { $leaves ->
        [0] 最後の手札のガードを捨てます。バトルに勝ちます！
       *[other] { $onto ->
            [none] ガードを捨て、ダメージなしでパスします。場が空なら次の人が親になります。
            [field] ガードを捨て、次の人を親にします。
           *[pile] ガードを捨て、ダメージなしでパスします。
        }
    }
choice-pass = { $how ->
    [none] パス
    [absorbed] パス（ダメージなし）
    [out] パス −{ $damage }：脱落！
   *[damage] パス −{ $damage }
}
    .says = { $how ->
        [none] 場札のダメージを受けます。その枚数を引き、同じ枚数の手札を裏向きに置きます。
        [absorbed] ダメージを受けず、代わりに手札を{ $cards }枚捨てます。
        [out] { $damage }ダメージを受けます。合計{ $after }がライフ{ $life }を超え、脱落します。
       *[damage] { $damage }ダメージを受けます。ライフ{ $life }のうち{ $after }を失います。
    }
choice-place = { $card }を伏せる
    .says = { $card }をダメージとして裏向きに置きます。
choice-discard = { $card }を捨てる
    .says = { $card }を表向きで捨て札に置きます。
choice-give = { $card }を{ $to }に渡す
    .says = { $leaves ->
        [0] 最後の手札を{ $to }に渡します。バトルに勝ちます！
       *[other] { $card }を{ $to }に渡します。ほかの人には見えません。
    }
choice-keep = 渡さない
    .says = 手札をすべて残します。

## できない理由

refusal-choose_first = 先に全員がキャラクターを選びます。自分のキャラクターを選んでください
refusal-no_damage = 今はダメージを受けていません。カードを出すか、ガードを使うか、パスしてください
refusal-place_first = 先に、手札をあと{ $left }枚、ダメージとして伏せてください
refusal-discard_first = 先に、手札をあと{ $left }枚捨ててください
refusal-give_first = 先に、手札1枚を相手に渡すか、渡さないかを決めてください
refusal-chosen = このバトルのキャラクターはもう決まっています。選んだキャラクターで続けてください
refusal-no_reveal = キャラクターを公開するのは、自分の手番か、ダメージのカードを伏せる間です。先に今の処理を終えてください
refusal-locked = { $character }はバトルに勝ったので、もう使えません。別のキャラクターを選んでください
refusal-face_up = キャラクターはもう公開されています。手番を続けてください
refusal-must_lead = 場が空なので、親はパスできません。カードを出すか、ガードを使ってください
refusal-no_sweeper = 場を流せるのは、公開した{ $character }だけです。カードを出すか、ガードを使うか、パスしてください
refusal-nothing_to_sweep = 場が空なので、流すものがありません。カードを出すか、ガードを使ってください
refusal-no_mixture = 場を流すには、{ $numbers }がそれぞれ1枚は必要です。選び直してください
refusal-one_at_a_time = 公開した{ $character }が出せるのは1枚ずつです。1枚だけ選んでください
refusal-not_declared = このカードを{ $rank }として出せるのは、公開した{ $character }だけです。元の数で出してください
refusal-counts_as_more = 公開した{ $character }のカードは1枚が{ $counts_as }枚扱いで、{ $count }枚の場札には出せません。ガードを使うか、パスしてください
refusal-other_count = この場札を上回るには、同じ数のカードが{ $count }枚必要です
refusal-too_low = { $rank }は{ $to_beat }より大きくありません。もっと大きいカードを出すか、ガードを使うか、パスしてください
refusal-no_opponent = { $receiver }はこのバトルに残っている相手ではありません。別の相手に渡してください
refusal-itself = 贈り物の相手はほかのプレイヤーです。別の人を選んでください
refusal-missing = 手札に{ $card }は{ $held ->
    [0] ありません
   *[other] { $held }枚しかありません
}。手札から選んでください
refusal-guard_in_play = ガードはほかのカードと一緒に出せません。1枚だけで使ってください
refusal-one_number = 一度に出せるのは同じ数のカードだけです。{ $numbers }を混ぜて{ $rank }として出せるのは、公開した{ $character }だけです

## 盤面

danger-pass = パスするとこのバトルから脱落します！
danger-reveal = 公開すると、このバトルの間は表のままです。
field-empty = 場は空です。
field-leads = { $who }が親
field-pile = { $who }の{ $pile }、{ $damage }ダメージ
field-damage = パスすると{ $damage }ダメージ
field-as = 「{ $rank }」扱い
field-counts = { $count }枚扱い
banner-battle = { $who }がバトルに勝利
banner-match = { $who }が試合に勝利！
banner-how = { $how }、{ $character }で勝利。
life-known = ライフ{ $life }、ダメージ{ $damage }
life-hidden = ダメージ{ $damage }、ライフ不明
stars = { $needed }勝のうち{ $wins }勝
out = 脱落
tag-pile = 場札の持ち主
tag-starter = 最初の親
give = { $who }に渡す
note-secret = ほかの人には非公開
note-damage = ダメージ（裏向き）
note-drawn = 今引いたカード
drawn = 新
may_be = { $who }は{ $names }のどれか
    .title = { $who }の正体は？
    .why = 使用不可でなく、受けたダメージ以上のライフを持つキャラクターが残ります。
    .not = ありえません（使用不可か、ライフ不足）。
left-place = あと{ $left }枚伏せる
left-discard = あと{ $left }枚捨てる
take_all = { $card }を{ $count }枚選ぶ
hand-empty = 手札がありません。
discarded-card = カード
discarded-count = 捨て札の枚数
discarded-of = { $all }枚中{ $number }枚

## 端末の卓

table-battle = 第{ $battle }バトル
table-first_to = { $count }勝先取
table-now-choose = キャラクター選択
table-now-turn = { $who }の手番
table-now-place = { $who }のダメージ
table-now-discard = { $who }が捨てる
table-now-gift = { $who }の贈り物
table-now-over = 終了
table-hand = 手札
table-hand_of = { $who }の手札
table-hidden = 非公開
table-has_chosen = 選択済み
table-chooses = 選択中
table-out = 脱落
table-damage = ダメージ
    .short = 傷
table-may_be = { $names }？
table-not = { $names }以外
table-buried = 伏せ札 { $cards }
table-locked = 使用不可 { $names }
table-safe = 安全
table-empty = 場は空です
table-leads = 場は空で、{ $who }が親です
table-field = 場
table-by = （{ $who }、{ $damage }ダメージ）
table-deck = 山札
table-discard = 捨て札
table-played = { $who }が{ $pile }を出しました
table-follow = 続けるには：{ $rank }より大きいカード{ $count }枚
table-highest = これより大きい数はありません
table-as_rank = { $cards }（{ $rank }扱い）
table-as_count = { $cards }（{ $count }枚扱い）
table-over = 下に{ $piles }
table-choose = ライフ{ $life }、{ $sign }
table-play = パスした人に{ $damage }ダメージ。{ $kept }
table-guard = ダメージなし。{ $kept }
table-guard_lead = 次の人が親。{ $kept }
table-keeps = 残り{ $cards }
table-wins = バトルに勝利
table-mark-wins = 名前の横：{ $won }は勝ったバトル、{ $needed }はまだ必要な勝利です。
table-mark-damage = カードや場札の印：パスした人が受けるダメージです。
table-mark-hidden = 伏せたキャラクター。持ち主だけが知っています。
table-mark-life = ライフ6のうちダメージ2。6を超えると脱落します。
table-mark-not = 伏せたキャラクターはこれではありません。受けたダメージよりライフが少ないからです。
table-mark-may_be = 伏せたキャラクターはこのどれかです。
table-mark-buried = 裏向きのダメージのカード。見えるのは自分のものだけです。
table-mark-locked = バトルに勝ったキャラクター。もう使えません。
table-mark-raised = 今出せるカード（一部だけのこともあります）。大きい表示では1行上に並びます。
table-mark-guard = ガード。
table-rules-choose =
    全員がこっそりキャラクターを選びます。公開するか、勝つか、脱落するまで、ほかの人には見えません。
    バトルに勝ったキャラクターは使用不可になり、この試合ではもう使えません。
    手札をすべてなくすか、最後のひとりになれば、バトルに勝ちます。
table-rules-turn =
    親は同じ数のカードを何枚でも出せます。続く人は、もっと大きい数のカードを同じ枚数出します。
    パスすると場札のダメージを受けます。その枚数を引き、同じ枚数の手札を裏向きに置きます。ダメージがライフを超えると脱落します。ライフと同じならまだ大丈夫です。
    パスしても、同じ回に番が回ってくればまた出せます。ほかの全員がパスすると場が流れ、出した人がまた親になります。場が空のときはパスできません。
    ガードは、場に何があってもダメージなしでパスします。親も使えて、そのときは次の人が親になります。
    その前にキャラクターを公開してもかまいません。公開すると、そのあとは能力を使えます。
    手札を最初になくした人か、脱落しなかった最後のひとりがバトルに勝ちます。
table-rules-place =
    受けたダメージと同じ枚数の手札を裏向きに置きます。今引いたカードでもかまいません。
    ここでもキャラクターを公開できます。引いた枚数は変わりませんが、テンならカードを渡せるようになります。
table-rules-discard = 捨てるカードは表向きです。いちばん要らないカードを選んでください。
table-rules-gift =
    テンは、バトルに残っている相手に手札を1枚渡せます。どのカードかは二人にしか見えません。
    最後の手札なら、バトルに勝ちます。
table-rules-over = 試合は終わりました。
table-shared = 1位は同率です
table-result = { $count }勝（{ $others }）
table-last = { $why }。決め手：{ $character }が{ $how }、勝利
ending-won = 試合に勝ちました
ending-timeout = 時間切れです

## 入力

term-needs_choose = キャラクター（nerai、toyoko、niwa、shian、satsuki、kira、ten、kyoko）
term-needs_play = カード（例：play 9x2。別の数として出すなら：play 1x2 as 14）
term-needs_sweep = 3枚のカード（例：sweep 2x2+3）
term-needs_place = カード（例：place 7、place guard）
term-needs_discard = カード（例：discard 7、discard guard）
term-needs_give = カードと相手（例：give 5 to blue）
refusal-guard_apart = ガードは一緒に出せません。使うならguardと入力してください
refusal-one_kind = 出すカードは同じ数にしてください。違う数でよいのは{ $rank }として出す{ $merged }だけです
refusal-no_such_number = { $number }のカードはありません。数は1から{ $most }までです
refusal-not_so_many = { $card }は1枚から{ $most }枚までです{ $given ->
    [none] {""}
   *[other] （今は{ $given }枚）
}

## たずねずに進められる段階

step-gift = 手札を渡す
    .does = 渡しません。
