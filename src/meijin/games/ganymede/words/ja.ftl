### ガニメデ戦記の日本語

## ゲームとその部分

game = ガニメデ戦記
    .about = 戦闘機械のブラックジャック。デッキを育て、21で撃て。対戦・協力・3人戦。
seat-red = 赤軍
seat-green = 緑軍
seat-purple = 紫軍
phase-setup = 準備
phase-initial = 初期フェイズ
phase-draw = ドローフェイズ
phase-showdown = ショーダウン
phase-damage = ダメージ
phase-cleanup = クリーンアップ
phase-reinforce = 増援
phase-over = 終了
zone-deck = 山札
    .help = 出撃デッキ。持ち主は中身を知っていますが、順番は誰にも分かりません。
zone-row = 戦列
    .help = 場に出ているカード。出た順に並びます。
zone-discard = 捨て札
    .help = 捨て札。相手には見えません。山札がなくなると、切り直して新しい山札にします。
zone-removed = 除外
    .help = ゲームから除外されたカード。相手には見えません。
zone-supply = 黒のカード
    .help = まだ誰も取っていない黒のカード。
counter-hp = HP
    .help = 耐久力。0になった軍は壊滅します。
counter-round = ラウンド
    .help = ラウンド。最後のラウンド（標準は第30ラウンド）で終わります。
counter-start = 先手
    .help = このラウンドの先手。HPの多いほうです。
counter-token = 先手マーカー
    .help = HPが同じなら持ち主が先手になり、同時に倒れたら持ち主の勝ちです。移りません。
counter-used = 使ったドロー
    .help = 3枚まで引けます。2を公開すると、その分は数えません。
counter-aces = 11のA
    .help = 11と数えるAの枚数。
counter-damaged = 受けたダメージ
    .help = このラウンドに失ったHP。
option-mode = モード
option-mode-battle = 対戦：赤軍対緑軍
    .help = 赤軍と緑軍が戦います。引いたカードはショーダウンまで伏せておきます。HPがなくなった軍の負けです。
option-mode-coop = 協力：二人で紫軍に挑む
    .help = 赤軍と緑軍が力を合わせ、自動で動く紫軍に挑みます。カードはすべて公開です。紫軍のHPがなくなれば勝ち、赤軍と緑軍のHPがどちらもなくなれば負けです。
option-mode-trio = 3人戦：一人が紫軍
    .help = 赤軍と緑軍が力を合わせ、強い山札を使う三人目の紫軍と戦います。カードはすべて公開です。
option-difficulty = 難しさ
    .help = 協力：紫軍のHPを24、48、60から選ぶ
option-difficulty-easy = 易しい（HP24）
option-difficulty-normal = 普通（HP48）
option-difficulty-hard = 難しい（HP60）
option-hp_purple = 紫軍のHP
    .help = 協力・3人戦：紫軍のHP
option-purple_ace = 紫軍のA
    .help = 協力：紫軍のAを11と数えるかどうかの決め方
option-purple_ace-cards = 紫軍のカードだけで決める
option-purple_ace-strength = 比較ごとに、相手の10を加えて決める
option-start_seat = 先手マーカー
    .help = 対戦：先手マーカーを持つ軍
option-start_seat-random = ランダム
option-start_seat-red = 赤軍
option-start_seat-green = 緑軍
option-round_limit = 最後のラウンド
    .help = このラウンドが終わるとゲーム終了
option-round_limit-none = 制限なし
option-feed = プレイ中の記録
    .help = 公開する記録の範囲：直近2ラウンド、またはすべて
option-feed-recent = 直近2ラウンド
option-feed-full = すべて

## カード

card-red_5 = 赤の5
    .text = 赤軍の主力機。5と数え、効果はありません。
card-red_6 = 赤の6
    .text = 赤軍の主力機。6と数え、効果はありません。
card-red_8 = 赤の8
    .text = 赤軍の主力機。8と数え、効果はありません。
card-red_9 = 赤の9
    .text = 赤軍の主力機。9と数え、効果はありません。
card-green_5 = 緑の5
    .text = 緑軍の主力機。5と数え、効果はありません。
card-green_6 = 緑の6
    .text = 緑軍の主力機。6と数え、効果はありません。
card-green_8 = 緑の8
    .text = 緑軍の主力機。8と数え、効果はありません。
card-green_9 = 緑の9
    .text = 緑軍の主力機。9と数え、効果はありません。
card-black_a = 黒のA
    .text = ショーダウンで、1と数えるか11と数えるかを宣言します。
    .hint = 1/11
card-black_2 = 黒の2
    .text = ドローフェイズで引いたとき公開してもよい。公開すれば、このドローは3枚に数えません。
    .hint = +1枚
card-black_3 = 黒の3
    .text = ショーダウンで、自分のほかのカードを1枚撤退させ、捨て札に置いてもよい。
    .hint = 撤退
card-black_4 = 黒の4
    .text = ドローフェイズで引いたとき公開してもよい。公開すれば、山札の一番上を見て、望むなら捨て札に置きます。
    .hint = 偵察
card-black_7 = 黒の7
    .text = ダメージを与えるとき、場にある1枚につき2点多く与えます。
    .hint = 打撃+2
card-black_10 = 黒の10
    .text = 場にある1枚につき、比べる相手の戦力が2増えます。その代わり、自分が1回の比較で受けるダメージは3までです。
    .hint = 敵+2
card-purple_a = 紫のA
    .text = 1または11と数えます。自動の紫軍は、21を超えないかぎり11と数えます。
    .hint = 1/11
card-purple_2 = 紫の2
    .text = 紫軍を操るプレイヤーがドローフェイズで引いたとき、このドローは3枚に数えません。
    .hint = +1枚
card-purple_3 = 紫の3
    .text = 紫軍を操るプレイヤーは、ショーダウンで紫軍のほかのカードを1枚撤退させてもよい。
    .hint = 撤退
card-purple_4 = 紫の4
    .text = 紫軍を操るプレイヤーがドローフェイズで引いたとき、紫軍の山札の一番上を見て、捨ててもよい。
    .hint = 偵察
card-purple_5 = 紫の5
    .text = 正体不明の軍の機体。5と数え、効果はありません。
card-purple_6 = 紫の6
    .text = 正体不明の軍の機体。6と数え、効果はありません。
card-purple_7 = 紫の7
    .text = 紫軍がダメージを与えるとき、場にある1枚につき2点多く与えます。
    .hint = 打撃+2
card-purple_8 = 紫の8
    .text = 正体不明の軍の機体。8と数え、効果はありません。
card-purple_9 = 紫の9
    .text = 正体不明の軍の機体。9と数え、効果はありません。
card-purple_10 = 紫の10
    .text = 場にある1枚につき、赤軍と緑軍の戦力がそれぞれ2増えます。紫軍が1回の比較で受けるダメージは3までです。
    .hint = 敵+2

## 記録

news-round = 第{ $round }ラウンド開始。{ $start ->
    [none] {""}
   *[other] 先手は{ $start }。
}
news-pick = { $camp }は{ $card }を取りました。
news-draw = { $camp }は{ $card ->
    [none] カードを1枚伏せて
   *[other] { $card }を
}引きました。
news-done = { $camp }はもう引きません。
news-reshuffle = { $camp }の捨て札を切り直し、新しい山札は{ $count }枚です。
news-flip = { $camp }は{ $card }を公開しました。
news-scout = { $camp }は山札の一番上{ $card ->
    [none] を
   *[other] の{ $card }を
}見ました。
news-scout_discard = { $camp }は見た{ $card ->
    [none] カード
   *[other] { $card }
}を捨てました。
part-row = { $cards_count ->
    [0] {""}
   *[other] { $camp } { $cards }
}
    .between = 、
news-showdown = ショーダウン：{ $rows }。
news-withdraw = { $camp }は{ $card }を撤退させました。
news-decline = { $camp }は3で何も撤退させませんでした。
news-aces = { $camp }は{ $high ->
    [0] Aをすべて1と数えます。
   *[other] Aを{ $high }枚、11と数えます。
}
part-side = { $camp } { $points ->
    [0] { $cards_count ->
        [0] カードなし
       *[other] バースト
    }
   *[other] { $points }
}{ $raised ->
    [0] {""}
   *[other] { $cards_count ->
        [0] {""}
       *[other] （相手の10で+{ $raised }）
    }
}
part-hit = { $camp }に{ $damage }ダメージ（カード{ $cards }枚{ $for_sevens ->
    [0] {""}
   *[other] 、7で+{ $for_sevens }
}{ $for_exact ->
    [0] {""}
   *[other] 、{ $exact }ぴったりで+{ $for_exact }
}{ $limit ->
    [none] {""}
   *[other] 、10があるので{ $limit }まで
}）
news-compare = 戦力：{ $one }対{ $other }。{ $hits_count ->
    [0] ダメージなし
   *[other] { $hits }
}。
news-remove = { $camp }は{ $card }をゲームから除外しました。
news-resign = { $camp }は投了しました。
news-time = 時間です。第{ $last }ラウンドの後に終わります。
news-over = ゲーム終了。{ $winners_count ->
    [0] { $why ->
        [timeout] 勝者はいません。
       *[other] 紫軍の勝ちです。
    }
   *[other] { $winners }の勝ちです。
}

## 質問

ask-pick = { $goes_to ->
    [deck] 山札に加える黒のカードを1枚選んでください。
   *[discard] 黒のカードを1枚取ってください。捨て札に入り、次の切り直しで山札に加わります。
}
ask-draw = カードを引きますか、止めますか？
ask-stand = { $why ->
    [drawn] 3枚引き終わりました。
    [over] 合計が21を超えました。
   *[empty] 引けるカードがありません。
}「止める」を選んでください。止めた理由は、相手には分かりません。
ask-flip = { $card }を引きました。公開して効果を使いますか、伏せたままにしますか？
ask-scout = 山札の一番上は{ $card }です。そのまま残しますか、捨てますか？
ask-withdraw = { $about }の効果で、自分のほかのカードを1枚、捨て札へ撤退させられます。
ask-aces = Aを何枚11と数えますか？
ask-remove = ダメージを受けました。どのカードをゲームから除外しますか？

## 選択

choice-stand = 止める
    .says = このラウンドはもう引きません。
choice-draw = 引く
    .says = 山札の一番上のカードを戦列に加えます。
choice-hide = 伏せておく
    .says = 伏せたままにします。数は数えますが、このラウンドは効果を失います。
choice-flip = 公開する
    .says = カードを表にして効果を使います。
choice-scout_keep = 上に残す
    .says = 見たカードを山札の上に残します。
choice-scout_discard = 捨てる
    .says = 見たカードを捨て札に置きます。相手には見えません。
choice-decline = 撤退させない
    .says = すべてのカードで戦います。
choice-aces_high = { $high ->
    [0] Aはすべて1
   *[other] A{ $high }枚を11
}
    .says = { $high ->
        [0] Aをすべて1と数えます。
       *[other] Aを{ $high }枚だけ11と数えます（ほかのAは1）。
    }{ $total ->
        [none] {""}
       *[other] 合計{ $total }になります。
    }
choice-pick = { $card }を取る
    .says = { $text }
choice-withdraw = { $card }を撤退
    .says = { $card }を戦列から外し、捨て札に置きます。
choice-remove = { $card }を除外
    .says = { $card }をゲームから除外します。もう戻りません。

## できない理由

refusal-all_drawn = もう{ $limit }枚引きました。「止める」を選んでください（G4.3.1）
refusal-too_high = 戦列の合計が{ $blocked_above }を超えています。「止める」を選んでください（G4.3.2）
refusal-no_cards = 山札にも捨て札にもカードがありません。「止める」を選んでください（G4.1.3）
refusal-not_drawing = カードを引くのはドローフェイズです。先に今の選択をしてください（G4.3.1）
refusal-shown_first = 先に、引いたカードを公開するか伏せておくかを決めてください（G4.3.7）
refusal-scouted_first = 先に、山札の一番上のカードを残すか捨てるかを決めてください（G4.5.1）
refusal-shown_always = このモードでは、2と4は引いたときに必ず効果を使います。そのまま続けてください（G4.3.8）
refusal-shown_at_once = 2と4を公開するか伏せるかは、引いたときにしか決められません。そのまま続けてください（R8）
refusal-shown_when_drawn = 2と4を公開するか伏せるかは、ドローフェイズで引いたときに決めます（G4.3.7）
refusal-not_scouting = 今は山札を見ていません。山札を見るのは、4を引いて公開したときです（G4.5.1）
refusal-not_withdrawing = カードを撤退させるのは、ショーダウンの後、3の効果です（G4.4.1）
refusal-itself = 3が撤退させるのはほかのカードです。ほかのカードを選んでください（R12）
refusal-threes_first = Aを宣言する前に、3の効果を使ってください（R11）
refusal-not_announcing = Aを宣言するのはショーダウンの後です（G4.4.4）
refusal-fewer_aces = 場にあるAは{ $aces }枚です。それ以下にしてください（G4.4.4）
refusal-not_picking = 黒のカードを取るのは、最初のラウンドの前とクリーンアップの後です（{ $rule }）
refusal-all_taken = { $card }はもう残っていません。ほかの黒のカードを選んでください（{ $rule }）
refusal-not_removing = カードを除外するのはクリーンアップで、ダメージを受けた軍の1枚です（{ $rule }）
refusal-discarded = { $card }は捨て札にあります。場のカードを選んでください（R32）
refusal-other_copy = この{ $card }は戦列にありません。戦列のカードを選んでください（{ $rule }）
refusal-not_in_row = { $card }は戦列にありません。戦列のカードを選んでください（{ $rule }）
refusal-fallen = { $camp }は壊滅したので、もう何も選べません（R43）

## 盤面

face-A = 1か11
face-2 = もう1枚
face-3 = 撤退
face-4 = 偵察
face-7 = 打撃+2
face-10 = 敵 +2|被弾 ≤3
danger-bust = 21を超えて、戦力が0になります。
danger-remove = 効果のある機体が二度と戻らなくなります。代わりに効果のない機体も選べます。
gauge-total = 合計{ $points }
gauge-exact = 21ぴったり
gauge-bust = バースト
gauge-none = カードなし
gauge-raised = 相手の10で+{ $points }
gauge-unknown = ほかに伏せ札{ $count }枚
gauge-help = 戦列の合計。21が最高で、超えると戦力は0です。
pips = 残りドロー：{ $count }
pile-closed = 非公開
row-down = 相手には伏せ札
token = 先手マーカー
starts = 先手
fallen = 壊滅
deck-left = 山札の残り：
    .help = 次に引けるカード。順番は誰にも分かりません。
clash-takes = { $camp }に{ $damage }ダメージ
clash-cards = カード{ $count }枚
clash-sevens = 7で+{ $count }
clash-exact = { $exact }ぴったりで+{ $count }
clash-limited = 10があるので{ $count }まで
clash-nobody = ダメージなし。

## 端末の卓

group-red = 赤
group-green = 緑
group-black = 黒
group-purple = 紫
table-name = ガニメデ戦記
table-round = 第{ $round }ラウンド
table-starts = 先手は{ $camp }
table-token = マーカー
table-draws = 残り
table-deck = 山札
table-discard = 捨て札
table-removed = 除外
table-total = 合計
table-or = か { $total }
table-shows = 表
table-supply = 残りの黒のカード
    .short = 黒
table-empty = なし
table-your_piles = あなたのカード
    .short = あなた
table-piles_of = { $camp }のカード
    .short = { $camp }
table-nothing_yet = まだありません
table-mark-draws = { $left }は3枚のうち残りのドロー、{ $used }は使ったドローです。2を公開すると、その分は数えません。
table-mark-total = Aの1枚を11と数えた合計と、すべて1と数えた合計です。
table-mark-shows = 表になっているカードの合計です。ほかに伏せ札があります。
table-rules-setup = 赤軍と緑軍は、それぞれ6枚の山札に黒のカードを1枚加えます。その後、山札を切ります。
table-rules-draw =
    できるだけ21に近づけます。21を超えると戦力は0です。
    カードは3枚まで引けます。合計が21を超えたら、もう引けません（このときAは1と数えます）。
    比較に勝つと、場のカード1枚につき1ダメージを与えます。
    2と4は、引いて公開したときにだけ効果があります。
table-rules-first_draw = 対戦では最初の1枚は必ず引きます。引いたカードはショーダウンまで伏せておきます。
table-rules-showdown =
    すべてのカードを表にします。3は同じ戦列のほかのカードを1枚撤退させられます。その後、Aを宣言します。
    10は1枚につき相手の戦力を2増やし、21を超えさせることもあります。
    戦力の高いほうがダメージを与え、同じなら両方が与えます。場のカード1枚につき1、21ぴったりで+1、7は1枚につき+2です。
    場に10がある軍が1回の比較で受けるダメージは3までです。
table-rules-purple_ace-cards = 紫軍は、自分のカードだけで21を超えないかぎりAを11と数えます。あなたの10はその後で加わります。
table-rules-purple_ace-strength = 比較ごとに、あなたの10を加えても21を超えないかぎり、紫軍はAを11と数えます。
table-rules-cleanup =
    ダメージを受けた軍は、いま使ったカードを1枚ゲームから除外します。紫軍は除外しません。
    場のほかのカードは、持ち主の捨て札になります。
table-rules-reinforce =
    黒のカードを1枚取り、捨て札に置きます。次に切り直したとき、山札に加わります。
    対戦ではダメージを受けた軍が先に選びます。両方か、どちらも受けていなければ、先手マーカーの持ち主からです。
table-rules-over = ゲームは終わりました。
table-fallen = { $camps }のHPがなくなりました
ending-round_cap = 最後のラウンドが終わりました
ending-resigned = 相手が投了しました
ending-timeout = 時間切れです

## 入力

term-needs_aces_high = 11と数えるAの数（0から3）
term-needs_pick = 黒のカード（black_a、black_2、black_3、black_4、black_7、black_10）
term-needs_withdraw = 自分の戦列のカード（例：red_6#1）
term-needs_remove = 自分の戦列のカード（例：red_6#1）

## たずねずに進められる段階

step-stand = もう引けないとき
step-withdraw = カードの撤退
    .does = どのカードも撤退させません。
