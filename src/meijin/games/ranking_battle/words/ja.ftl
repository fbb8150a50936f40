### リトルバスターズ！エクスタシー どたばたランキングバトルの日本語

## ゲームとその部分

game = リトルバスターズ！エクスタシー どたばたランキングバトル
    .about = 仲間と猫を集めてデッキを育て、ランキングを駆け上がって頂点を守り抜こう。
seat-red = 赤
seat-blue = 青
seat-green = 緑
seat-yellow = 黄
seat-purple = 紫
phase-begin = 開始フェイズ
phase-character = キャラクターフェイズ
phase-replace = 取得フェイズ（イベントの入れ替え）
phase-reveal = 取得フェイズ（猫の公開）
phase-take = 取得フェイズ（カードの取得）
phase-attacker = バトルフェイズ（アタッカー）
phase-challenge = バトルフェイズ（挑戦）
phase-battle = バトル
phase-end = 終了フェイズ
phase-over = 終了
zone-event_deck = イベントデッキ
    .help = イベントデッキ。手放したイベントはこの下に入ります。
zone-display = 共有の場のイベント
    .help = 取得できるイベント（1番から4番）。
zone-weapons = 武器デッキ
    .help = 武器デッキ。バトルでは双方が上から取ります。
zone-used_weapons = 使った武器
    .help = 武器の捨て山。武器デッキが足りなくなると、切り直して下に入れます。
zone-supply = 取得できるカード
    .help = 取得できるキャラクターと猫の山。
zone-box = ゲーム外
    .help = ゲームから除外されたカード。
zone-deck = デッキ
    .help = 各自のデッキ。なくなると捨て山を切り直してデッキにします。
zone-hand = 手札
    .help = 手札。手番の終わりにすべて捨てます。
zone-discard = 捨て山
    .help = 捨て山。デッキがなくなると新しいデッキになります。
zone-attacker = アタッカー
    .help = アタッカー。次の自分の手番まで戦い、守ります。
zone-played = プレイ中
    .help = このターンにプレイしたキャラクター（順番どおり）。
zone-board_events = イベント
    .help = 自分の場に置いたイベント。必要な人物がいれば、1ターンに1回使えます。
zone-equipped = 装備した武器
    .help = バトルで使う武器。
zone-aside = リアクション
    .help = 防御側がリアクションで使ったカード。
counter-current = 手番
    .help = 手番のプレイヤー。
counter-turn = ターン
    .help = 今のターン。
counter-rank = ランク
    .help = 今のランク。ランク1が頂点です。
counter-face_up = 表の勝利カード
    .help = 表の勝利カード。バトルで使えます。
counter-face_down = 裏の勝利カード
    .help = 裏の勝利カード。裏でも勝利カードとして数えます。
counter-victories = 残りの勝利カード
    .help = 山に残っている勝利カード。
counter-plays = プレイ回数
    .help = このターンにまだプレイできるキャラクターの数。
counter-points = 取得点
    .help = このターンの取得点。
counter-power = 攻撃力
    .help = このターンに自分から挑むバトルでの攻撃力。
counter-challenges = 挑戦回数
    .help = このターンに残っている挑戦の回数。
counter-used_rank = ランキングカード使用済み
    .help = このターンにランキングカードを使うと1。
counter-used_bonus = アタッカーボーナス使用済み
    .help = このターンにアタッカーボーナスを使うと1。
counter-all_shown = 猫をすべて公開
    .help = 手札の猫を一度にすべて公開すると1。
counter-weaken = 弱体化
    .help = このターンに失った攻撃力。
counter-ruler = 暫定王者
    .help = 暫定王者のプレイヤー。
counter-countdown = 残りの手番
    .help = 暫定王者に対してまだ手番があるプレイヤーは1。
counter-counts = 王者戦の手番
    .help = 今の手番が暫定王者の誕生後に始まったなら1。
counter-challenger = 挑戦側
    .help = バトル中の挑戦側。
counter-defender = 防御側
    .help = バトル中の防御側。
counter-total = バトルの合計
    .help = バトルでの今の合計。
counter-reacted = リアクション
    .help = リアクションで得た攻撃力。
counter-spent = 使った勝利カード
    .help = このバトルで使った勝利カード。
counter-armed = 武器の攻撃力
    .help = 自分の武器で得た攻撃力。
counter-hampered = 相手の武器による減少
    .help = 相手の武器で失った攻撃力。
counter-announced = 猫のボーナス宣言
    .help = 挑戦側がこのターンに宣言した猫のボーナス。-1はなし。
counter-used = 使用済み
    .help = このターンに使ったイベントは1。
counter-shown = 公開済み
    .help = 全員が見た手札は1、取得点のために公開した猫は2。
option-characters = 登場キャラクター
    .help = 参加する8人のキャラクター（くじ、または名前で指定）
option-characters-random = ランダム
option-round_limit = ラウンドの上限
    .help = 全員がこの回数の手番を終えるとゲーム終了
option-round_limit-none = なし
option-quick = 短期戦
    .help = 王座は勝利カード4枚で成立し、6枚でただちに終了
option-quick-yes = はい
option-quick-no = いいえ
option-open_counting = デッキの中身を数えられる
    .help = デッキの残りを表示する（数えれば分かる情報）
option-open_counting-yes = はい
option-open_counting-no = いいえ
option-cards = 自作カード
    .help = ゲームのカードに加える自作のカード
option-cards-none = なし

## 人物と掛け声

term-Riki = 理樹
term-Komari = 小毬
term-Kud = クド
term-Mio = 美魚
term-Rin = 鈴
term-Haruka = 葉留佳
term-Kanata = 佳奈多
term-Sasami = 佐々美
term-Saya = 沙耶
term-Kyousuke = 恭介
term-Kengo = 謙吾
term-Masato = 真人
term-Yuiko = 唯湖
term-Wafu_ = わふー！

## カード

card-rank_1 = ランク1
    .text = ランキングカード。開始フェイズ：[ドロー+1]。
card-rank_2 = ランク2
    .text = ランキングカード。開始フェイズ：[取得点+1]。
card-rank_3 = ランク3
    .text = ランキングカード。開始フェイズ：[攻撃力+1]。
card-rank_4 = ランク4
    .text = ランキングカード。開始フェイズ：[攻撃力+1]、その後、自分の裏の勝利カード1枚を表にする。
card-rank_5 = ランク5
    .text = ランキングカード。開始フェイズ：[攻撃力+1]、その後、自分の裏の勝利カードを2枚まで表にする。
card-weapon_expertise = 武器の心得
    .text = 勝利カード。バトル中に裏にすると[攻撃力+2]。裏でも勝利カードとして数える。
card-riki_star = ★直枝理樹
    .text = キャラクター。コスト0、攻撃力1、男。プレイ：[取得点+1]。バトル：挑戦されたとき、手札からこれを捨てると[攻撃力+1]。
card-komari = 神北小毬
    .text = キャラクター。コスト2、攻撃力2、女。アタッカーボーナス：[取得点+1]。プレイ：[取得点+1]。
card-kud = 能美クドリャフカ
    .text = キャラクター。コスト2、攻撃力2、女。アタッカーボーナス：[プレイ+1]。プレイ：[攻撃力+1]。
card-mio = 西園美魚
    .text = キャラクター。コスト2、攻撃力2、女。アタッカーボーナス：[ドロー+1]。プレイ：[ドロー+1]、その後手札を1枚捨てる。
card-rin = 棗鈴
    .text = キャラクター。コスト3、攻撃力3、女。アタッカーボーナス：[取得点+1]。バトル：このアタッカーで挑戦するとき、手札の猫1枚につき[攻撃力+1]（最大[攻撃力+2]）。
card-haruka = 三枝葉留佳
    .text = キャラクター。コスト3、攻撃力3、女。アタッカーボーナス：[ドロー+1]。プレイ：[攻撃力+1]、その後、手札が4枚以上のほかのプレイヤー1人に手札を1枚捨てさせる。
card-kanata = 二木佳奈多
    .text = キャラクター。コスト3、攻撃力3、女。アタッカーボーナス：[攻撃力+1]。プレイ：手札か捨て山のカード1枚をゲームから除外してよい。そうしたら[ドロー+1]。
card-sasami = 笹瀬川佐々美
    .text = キャラクター。コスト4、攻撃力4、女。アタッカーボーナス：[プレイ+1]。バトル：女のアタッカーに対して[攻撃力+2]。
card-saya = 朱鷺戸沙耶
    .text = キャラクター。コスト4、攻撃力5、女。アタッカーボーナス：[攻撃力+1]。プレイ：武器デッキの上2枚を見て、好きな順で戻す。
card-riki = 直枝理樹
    .text = キャラクター。コスト5、攻撃力4、男。アタッカーボーナス：[ドロー+1][プレイ+1]。バトル：挑戦されたとき、手札からこれを捨てると[攻撃力+3][ドロー+1]。
card-kyousuke = 棗恭介
    .text = キャラクター。コスト5、攻撃力5、男。アタッカーボーナス：[プレイ+1]。プレイ：[ドロー+2]。
card-kengo = 宮沢謙吾
    .text = キャラクター。コスト6、攻撃力6、男。バトル：武器を2枚取り、1枚を装備して残りを捨てる。
card-masato = 井ノ原真人
    .text = キャラクター。コスト6、攻撃力7、男。アタッカーボーナス：[攻撃力+1]。バトル：武器の心得は1枚につき[攻撃力+1]にしかならない。
card-yuiko = 来ヶ谷唯湖
    .text = キャラクター。コスト7、攻撃力8、女。アタッカーボーナス：[ドロー+1]。プレイ：[攻撃力+1]。バトル：相手のアタッカーが女なら[攻撃力-2]。
card-cat_single = 猫1匹
    .text = 猫。コスト1。取得フェイズに公開すると[取得点+1]。
card-cat_pair = 猫2匹
    .text = 猫。コスト3。取得フェイズに公開すると[取得点+2]。
card-cat_trio = 猫3匹
    .text = 猫。コスト5。取得フェイズに公開すると[取得点+3]。
card-snack_time = おやつの時間！
    .text = イベント。コスト2。小毬：[ドロー+2]。
card-day_with_kud = クドとの一日
    .text = イベント。コスト2。クド：[ドロー+1][攻撃力+1]。
card-mio_and_midori = 美魚と美鳥
    .text = イベント。コスト2。美魚：自分の場のキャラクター1人のアタッカーボーナスをもう一度得る。
card-playing_with_cats = 猫たちと遊ぶ
    .text = イベント。コスト3。鈴：[ドロー+1][取得点+2]。
card-escape = 逃げろ！
    .text = イベント。コスト2。葉留佳：[プレイ+1]、その後、手札を好きなだけ捨てて同じ枚数を引く。
card-committee_president = 風紀委員長！
    .text = イベント。コスト2。佳奈多：[攻撃力+1]、その後、ほかのプレイヤー1人の表の勝利カード1枚を裏にする。
card-sasamis_cooking = 佐々美の料理
    .text = イベント。コスト3。佐々美：[取得点+1][攻撃力+2]。
card-dramatic_encounter = 劇的な出会い
    .text = イベント。コスト3。沙耶：[攻撃力+1]、その後、デッキの一番上を公開して手札に加える。キャラクターなら[プレイ+1]。
card-making_an_entrance = 颯爽と登場！
    .text = イベント。コスト3。恭介：[プレイ+1]、その後、捨て山のキャラクター1枚を手札に加える。
card-heroic_stunt = 決死の離れ業
    .text = イベント。コスト3。謙吾：[攻撃力+2]。
card-muscle_sensation = 筋肉センセーション！
    .text = イベント。コスト3。真人：自分の場のキャラクター1人につき[攻撃力+1]（最大[攻撃力+3]）。
card-bizarre_tea_party = 奇妙なお茶会
    .text = イベント。コスト3。唯湖：[取得点+1]、その後、自分の場の女のキャラクター1人につき[ドロー+1]（最大[ドロー+3]）。
card-bathing_with_friends = みんなでお風呂
    .text = イベント。コスト2。鈴と小毬：自分の表の勝利カード1枚を裏にする。そうしたら[プレイ+2][取得点+2]。
card-haruka_and_kanata = 葉留佳と佳奈多
    .text = イベント。コスト3。葉留佳と佳奈多：[ドロー+2][攻撃力+3]。
card-that_tickles = くすぐったい！
    .text = イベント。コスト3。クドと唯湖：[ドロー+1]、その後、ほかのプレイヤー1人を選ぶ。そのアタッカーはこのターン[攻撃力-4]。
card-getting_too_excited = はしゃぎすぎ
    .text = イベント。コスト4。謙吾と真人：[攻撃力+2]、その後、このターンもう一度挑戦できる。
card-entrusted_feelings = 託された想い
    .text = イベント。コスト4。恭介と理樹（どちらのカードでもよい）：[攻撃力+1]、その後、自分の裏の勝利カードを2枚まで表にする。
card-little_busters = リトルバスターズ！
    .text = イベント。コスト5。理樹（どちらのカードでもよい）とほかに2人：[ドロー+2][プレイ+1][取得点+2][攻撃力+2]。
card-shinai = 竹刀
    .text = 武器。+3。謙吾ならさらに+3。
card-sea_urchin = ウニ
    .text = 武器。+4。
card-tally_counter = 数取器
    .text = 武器。コストを宣言し、自分のデッキの一番上を公開して捨てる。そのコストならただちに勝ち、違えばただちに負け。
card-mp3_player = MP3プレーヤー（60GB）
    .text = 武器。自分の場と捨て山にいる人物1人につき+1（最大+6）。
card-burdock_root = ごぼう
    .text = 武器。+2。
card-volleyball = バレーボール
    .text = 武器。+2。自分よりランクが上の相手にはさらに+3。
card-penguin_doll = ペンギンのぬいぐるみ
    .text = 武器。+5。アタッカーが男ならただちに負け。
card-cyber_yoyo = サイバーヨーヨー
    .text = 武器。+3。すぐに捨てて、次の武器を装備してもよい。
card-strelka_belka = ストレルカとヴェルカ
    .text = 武器。+2。クドなら「わふー！」と叫べばさらに+8。
card-army_of_cats = 猫の大群
    .text = 武器。自分のデッキの上3枚を公開して捨て、その中の猫の取得点の合計を加える。鈴ならさらに+3。
card-dorj = ドルジ
    .text = 武器。+2。防御側ならさらに+3。
card-drone_beetle = カナブン
    .text = 武器。+1。相手のアタッカーが女なら相手は[攻撃力-3]。
card-bluebeard = 青ひげ
    .text = 武器。相手のアタッカーのコストを加える。
card-eel_pie = うなぎパイ
    .text = 武器。自分の裏の勝利カード1枚を表にする。小毬ならさらに+5。

## 部分

part-gain = { $what ->
    [draw] [ドロー+{ $n }]
    [plays] [プレイ+{ $n }]
    [points] [取得点+{ $n }]
    [power] [攻撃力+{ $n }]
   *[challenges] 挑戦回数+{ $n }
}
part-power = { $why ->
    [attacker] { $card } { $power }
    [turn] このターン+{ $power }
    [weakened] 弱体化{ $power }
    [cats] 手札の猫+{ $power }
    [female] 対女子+{ $power }
    [male] 対男子+{ $power }
   *[rival] { $card }の能力{ $power }
}
    .between = 、
part-tally = { $total }
part-cost = { $cost }（{ $count }枚）
    .between = 、

## 記録

news-characters = 登場キャラクター：{ $characters }。{ $excluded_count ->
    [0] {""}
   *[other] 必要な人物がいないため使わないイベント：{ $excluded }。
}
news-display = 共有の場のイベント：{ $display }。
news-seat = { $seat }はランク{ $rank }。アタッカーは{ $card }、イベントは{ $event }です。
news-turn = 第{ $round }ラウンド：{ $seat }の手番（ランク{ $rank }）。
news-head_start = { $seat }は{ $place }番目なので、{ $what ->
    [points] [取得点+{ $n }]
   *[draw] [ドロー+{ $n }]
}で始まります。
news-draw = { $count ->
    [0] { $seat }には引くカードがありません。
   *[other] { $cards_count ->
        [0] { $seat }は{ $count }枚引きました。
       *[other] { $seat }は{ $count }枚引きました：{ $cards }。
    }
}
news-reshuffle = { $seat ->
    [none] 使った武器
   *[other] { $seat }の捨て山
}{ $count }枚を切り直して新しいデッキにしました。
news-end = { $cards_count ->
    [0] { $seat }には捨てるカードがありません。
   *[other] { $seat }は{ $cards }を捨てました。
}
news-crowned = { $seat }が暫定王者になりました！ { $waiting }に一度ずつ手番があります。
news-title_lost = { $seat }は暫定王者ではなくなりました。
news-time = 時間です。第{ $last }ラウンドの後に終わります。
news-over = ゲーム終了（{ $why ->
    [enough_victories] ランク1が十分な勝利カードを集めました
    [title_kept] 暫定王者が座を守り抜きました
    [round_limit] 最後のラウンドが終わりました
   *[timeout] 時間切れです
}）。ランク1から順に{ $placing }。
news-rank = { $seat }はランク{ $rank }の能力を使いました。
news-bonus = { $seat }は{ $card }のアタッカーボーナスを得ました。
news-repeat = { $seat }は{ $card }のアタッカーボーナスをもう一度得ました。
news-play = { $seat }は{ $card }をプレイしました。
news-event = { $seat }はイベント「{ $card }」を使いました。
news-no_effect = { $seat }には表の勝利カードがなく、何も起きません。
news-gain = { $seat }：{ $what ->
    [plays] [プレイ+{ $n }]（残り{ $now }回）
    [points] [取得点+{ $n }]（現在{ $now }）
    [challenges] 挑戦回数+{ $n }（残り{ $now }回）
   *[power] [攻撃力+{ $n }]（現在{ $now }）
}。
news-discard = { $seat }は{ $card }を捨てました。
news-target = { $seat }は{ $target }を選びました。
news-weaken = { $target }のアタッカーはこのターン[攻撃力-{ $n }]です。
news-remove = { $seat }は{ $origin ->
    [hand] 手札
   *[discard] 捨て山
}の{ $card }をゲームから除外しました。
news-retrieve = { $seat }は捨て山の{ $card }を手札に加えました。
news-reveal_top = { $seat }は{ $card }を公開して手札に加えました。
news-peek = { $seat }は武器デッキの上{ $count }枚を見ました{ $cards_count ->
    [0] {""}
   *[other] ：{ $cards }
}。
news-ordered = { $seat }は武器を武器デッキの上に戻しました{ $cards_count ->
    [0] {""}
   *[other] ：{ $cards }
}。
news-flip = { $count ->
    [0] { $seat }には{ $face ->
        [up] 表
       *[down] 裏
    }にする勝利カードがありません。
   *[other] { $seat }は勝利カード{ $count }枚を{ $face ->
        [up] 表
       *[down] 裏
    }にしました（表{ $face_up }、裏{ $face_down }）。
}
news-replace = { $seat }は共有の場のイベントを入れ替えました：{ $display }。
news-reveal = { $seat }は{ $card }を公開しました。+{ $n }で取得点は{ $now }です。
news-all_shown = { $seat }の手札にほかの猫はいません。
news-acquire = { $seat }は{ $card }を取得しました（コスト{ $cost }、取得点{ $points }）。
news-drop = { $seat }は{ $card }をイベントデッキの下に置きました。
news-refill = 共有の場の{ $slot }番に{ $card }が出ました。
news-attacker = { $seat }のアタッカーは{ $card }（攻撃力{ $power }）です。
news-challenge = { $seat }が{ $target }に挑戦！
news-start = { $seat }の攻撃力は{ $total }から：{ $adds }。
news-react = { $seat }は手札の{ $card }を使いました。+{ $n }で合計{ $total }です。
news-expertise = { $count ->
    [0] { $seat }は勝利カードを使いません。
   *[other] { $seat }は勝利カードを{ $count }枚使いました。+{ $n }で合計{ $total }です。
}
news-weapon = { $seat }の武器は{ $card }です。
news-equip = { $seat }は{ $card }を装備し、{ $discarded }を捨てました。
news-exchange = { $seat }は{ $card }を捨てて次の武器を取ります。
news-weapon_power = { $seat }の{ $card }：+{ $n }{ $why ->
    [bearer] （{ $bearer }が使う）
    [persons] （人物{ $persons }人）
    [rank] （ランクが上の相手）
    [call] （叫んだ）
    [cats] （猫）
    [challenger] （挑戦側）
    [defender] （防御側）
    [cost] （相手のアタッカーのコスト）
   *[none] {""}
}で合計{ $total }です。
news-hampered = 相手の{ $card }：{ $seat }は{ $n }で合計{ $total }です。
news-cats = { $cards_count ->
    [0] { $seat }には公開するカードがありません。
   *[other] { $seat }は{ $cards }を公開しました。
}
news-guess = { $seat }はコスト{ $cost }と宣言しました{ $card ->
    [none] が、公開するカードがありません。
   *[other] 。公開したのは{ $card }、{ $right ->
        [yes] 的中！
       *[no] はずれ！
    }
}
news-call = { $seat }は叫びました。「{ $call }」
news-silent = { $seat }は黙っています。
news-result = { $decided ->
    [yes] 武器が決着をつけました。{ $winner }が{ $loser }に勝ちました。
   *[no] { $challenger }対{ $defender }：{ $winner ->
        [none] 引き分けです。
       *[other] { $winner }が{ $loser }に勝ちました。
    }
}
news-ranks = { $winner }がランク{ $rank }に、{ $loser }がランク{ $loser_rank }になりました。
news-victory = { $seat }は{ $giver ->
    [none] {""}
   *[other] { $giver }の
}勝利カードを得て{ $count }枚になりました。

## 質問

ask-begin = 手番の始まりです{ $points ->
    [0] {""}
   *[other] （取得点{ $points }）
}。{ $rank ->
    [yes] ランキングカード{ $attacker ->
        [none] {""}
       *[other] や{ $attacker }のボーナス
    }
   *[no] { $attacker }のボーナス
}を使いますか？
ask-character = { $plays ->
    [0] もうキャラクターをプレイできません。イベントを使いますか？
   *[other] { $playable ->
        [yes] キャラクターをあと{ $plays }人プレイできます。{ $events ->
            [yes] イベントも使えます。
           *[no] {""}
        }
       *[no] プレイできるキャラクターがいません。{ $events ->
            [yes] イベントを使いますか？
           *[no] {""}
        }
    }
}
ask-replace = 取得の前に、共有の場のイベント{ $count }枚を入れ替えますか？
ask-reveal = 猫を公開しますか？ 今の取得点は{ $points }です。
ask-take = 取得点は{ $points }です。どのカードを取得しますか？
ask-attacker = 今から次の自分の手番まで戦うアタッカーは誰ですか？
ask-challenge = { $attacker }（攻撃力{ $power }）で{ $again ->
    [yes] もう一度、
   *[no] {""}
}誰に挑戦しますか？
ask-react = { $rival }の挑戦です。{ $total }対あなたの{ $own }。手札のカードを使いますか？
ask-expertise = あなたは{ $own }、{ $rival }は{ $total }です。武器の心得に勝利カードを何枚使いますか？
ask-equip = どの武器を装備しますか？
ask-exchange = { $weapon }を使いますか、次の武器と取り替えますか？
ask-guess = { $weapon }：次のカードのコストを当ててください。当たれば勝ち、外れれば負けです。{ $left_count ->
    [0] {""}
   *[other] 残りのコスト：{ $left }。
}
ask-call = { $weapon }：大声で叫びますか？
ask-discard = どのカードを捨てますか？{ $left ->
    [1] {""}
   *[other] {" "}あと{ $left }枚です。
}
ask-who_discards = 誰にカードを捨てさせますか？
ask-forced_discard = { $current }の効果で手札を捨てます。どれにしますか？{ $left ->
    [1] {""}
   *[other] {" "}あと{ $left }枚です。
}
ask-remove = カードを1枚ゲームから除外しますか？
ask-cycle = カードを捨てて、同じ枚数を引きます（これまで{ $discarded }枚）。
ask-order = 次に上に置く武器はどれですか？ あなただけが見ています。
ask-whose_flip = 誰の勝利カードを裏にしますか？
ask-retrieve = 捨て山からどのキャラクターを手札に戻しますか？
ask-repeat = 誰のアタッカーボーナスをもう一度得ますか？
ask-who_weakens = このターン、誰のアタッカーを弱めますか？
ask-drop = 新しい{ $event }の置き場がありません（{ $slots }枚まで）。どのイベントを手放しますか？

## 選択

choice-done = { $asked ->
    [begin] 使わずに進む
    [character] 取得へ進む
    [reveal] 公開はここまで
    [react] リアクションしない
    [cycle] ここまで。引く
   *[none] これで終わり
}
    .says = { $asked ->
        [begin] キャラクターフェイズへ進みます。
        [character] 取得フェイズへ進みます。
        [reveal] 取得するカードを選びます。
        [react] 武器の心得と武器へ進みます。
        [cycle] 捨てた枚数だけ引きます（{ $discarded }枚）。
       *[none] ここまでにします。
    }
choice-rank = ランキングカードを使う
    .says = { $text ->
        [none] 自分のランキングカードの能力を使います。
       *[other] { $text }
    }
choice-bonus = { $card ->
    [none] アタッカーボーナスを得る
   *[other] { $card }のボーナス
}
    .says = { $card ->
        [none] 自分のアタッカーのアタッカーボーナスを得ます。
       *[other] { $card }のアタッカーボーナスを得ます。{ $text ->
            [none] { $gains }
           *[other] { $text }
        }
    }
choice-replace = 入れ替える
    .says = 共有の場のイベントをイベントデッキの下に置き、新しいイベントを並べます。
choice-keep = { $weapon ->
    [none] このままにする
   *[other] { $weapon }を使う
}
    .says = { $text ->
        [none] 何も変えません。
       *[other] この武器で戦います。{ $text }
    }
choice-reveal_all = 猫をすべて公開
    .says = 手札の猫をすべて公開して{ $points ->
        [none] 取得点を得ます。
       *[other] [取得点+{ $points }]を得ます。
    }
choice-pass = { $asked ->
    [take] 取得しない
    [challenge] 手番を終える
   *[none] 何もしない
}
    .says = { $asked ->
        [take] 何も取得しません。取得点は失われます。
        [challenge] （これ以上）挑戦せず、手番を終えます。
       *[none] ここでは（これ以上）何もしません。
    }
choice-none = 除外しない
    .says = カードを除外しません。
choice-exchange = 武器を取り替える
    .says = { $weapon ->
        [none] この武器
       *[other] { $weapon }
    }を捨てて、次の武器を装備します。
choice-call = { $call ->
    [none] 叫ぶ
   *[other] 「{ $call }」
}
    .says = 大声で叫びます。{ $n ->
        [none] {""}
       *[other] +{ $n }になります。
    }
choice-silent = 黙っている
    .says = 何も言いません。ボーナスもありません。
choice-play = { $card }をプレイ
    .says = プレイします。{ $text }
choice-event = イベント：{ $card }
    .says = このイベントを使います。{ $text }
choice-acquire = { $card }を取得
    .says = 取得点{ $cost }で取得します。{ $text }
choice-attacker = { $card }（攻撃力{ $power }）
    .says = 次の自分の手番まで{ $card }で戦います。{ $text }
choice-equip = { $card }を装備
    .says = 装備します。{ $text }
choice-top = { $card }を次に置く
    .says = 武器デッキの上に次に置きます。{ $text }
choice-discard = { $card }を捨てる
    .says = 手札の{ $card }を捨てます。
choice-remove = { $origin ->
    [hand] 手札
   *[discard] 捨て山
}の{ $card }を除外する
    .says = { $origin ->
        [hand] 手札
       *[discard] 捨て山
    }の{ $card }をゲームから除外します。もう戻りません。
choice-retrieve = { $card }を手札に戻す
    .says = 捨て山の{ $card }を手札に加えます。
choice-repeat = { $card }のボーナスをもう一度
    .says = { $card }のアタッカーボーナスをもう一度得ます。{ $text ->
        [none] { $gains_count ->
            [0] ボーナスはありません。
           *[other] { $gains }
        }
       *[other] { $text }
    }
choice-drop = { $card }を手放す
    .says = { $card }をイベントデッキの下に置いて場所を空けます。
choice-reveal = { $card }を公開
    .says = { $card }を公開して[取得点+{ $points }]を得ます。
choice-use = { $card }を使う
    .says = 手札の{ $card }を捨てて[攻撃力+{ $power }]を得ます。{ $draw ->
        [0] {""}
       *[other] さらに{ $draw }枚引きます。
    }
choice-target = { $seat }
    .says = { $seat }を選びます。{ $asked ->
        [who_discards] 手札は{ $number }枚で、そこから捨てます。
        [whose_flip] 表の勝利カードは{ $number }枚です。
        [who_weakens] そのアタッカーはこのターン[攻撃力-{ $number }]です。
       *[none] {""}
    }
choice-challenge = { $seat }に挑戦
    .says = { $seat }にバトルを挑みます。{ $attacker ->
        [none] {""}
       *[other] ランク{ $rank }、{ $attacker }（攻撃力{ $power }）、表の勝利カード{ $victories }枚。
    }
choice-expertise = { $count ->
    [0] 勝利カードを使わない
   *[other] { $count }枚使う{ $power ->
        [none] {""}
       *[other] ：+{ $power }
    }
}
    .says = { $count ->
        [0] 勝利カードは表のままあとに取っておきます。
       *[other] 勝利カード{ $count }枚を裏にして{ $power ->
            [none] 攻撃力
           *[other] [攻撃力+{ $power }]
        }を得ます。
    }
choice-guess = コスト{ $cost }
    .says = コスト{ $cost }と宣言します。デッキの一番上がそのコストなら勝ち、違えば負けです。{ $all ->
        [none] {""}
       *[other] {" "}{ $all }枚中{ $count }枚がこのコストです。
    }

## できない理由

part-now = { $question ->
    [begin] 開始フェイズです。ランキングカードかアタッカーボーナスを使うか、先へ進んでください（RB4.1.3）
    [character] キャラクターフェイズです。キャラクターをプレイするか、イベントを使うか、先へ進んでください（RB4.2.8）
    [replace] 先に、共有の場のイベントを入れ替えるか、そのままにするかを決めてください（RB4.3.1）
    [reveal] 先に、猫を公開するか、公開を終えるかを決めてください（RB4.3.2）
    [take] 先に、カードを取得するか、取得しないかを決めてください（RB4.3.3）
    [attacker] 先に、アタッカーを決めてください（RB4.4.1）
    [challenge] バトルフェイズです。誰かに挑戦するか、手番を終えてください（RB4.5.1）
    [react] { $current }に挑戦されています。先に、手札のカードを使うか、リアクションを終えてください（RB4.6.4）
    [expertise] 先に、武器の心得に勝利カードを何枚使うかを決めてください（RB4.6.5）
    [equip] 先に、取った武器のどれを装備するかを決めてください（RB6.3.4）
    [exchange] 先に、武器を取り替えるか、そのまま使うかを決めてください（RB6.4.7）
    [guess] 先に、コストを宣言してください（RB6.4.3）
    [call] 先に、叫ぶか黙っているかを決めてください（RB6.4.8）
    [discard] 先に、手札を{ $cards }枚捨ててください（RB6.2.1）
    [who_discards] 先に、誰に捨てさせるかを選んでください（RB6.2.2）
    [forced_discard] { $current }の効果です。先に手札を捨ててください（RB6.2.2）
    [remove] 先に、カードをゲームから除外するか、しないかを決めてください（RB6.2.3）
    [cycle] 先に、引き直すカードを捨てるか、終えてください（RB6.2.4）
    [order] 先に、見た武器の順番を決めてください（RB6.2.5）
    [whose_flip] 先に、誰の勝利カードを裏にするかを選んでください（RB6.2.8）
    [retrieve] 先に、捨て山から手札に戻すキャラクターを選んでください（RB6.2.9）
    [repeat] 先に、誰のアタッカーボーナスをもう一度得るかを選んでください（RB6.2.11）
    [who_weakens] 先に、このターン誰のアタッカーを弱めるかを選んでください（RB6.2.14）
   *[drop] 先に、どのイベントを手放すかを選んでください（RB4.3.7）
}
part-when = { $verb ->
    [rank] ランキングカードを使うのは開始フェイズです（RB4.1.1）
    [bonus] アタッカーボーナスを得るのは開始フェイズです（RB4.1.2）
    [replace] 共有の場のイベントを入れ替えるのは取得フェイズの最初です（RB4.3.8）
    [keep] 今は、入れ替えるものも取り替えるものもありません（RB4.3.1、RB6.4.7）
    [reveal] 猫を公開するのは、イベントの入れ替えの後、取得の前です（RB4.3.8）
    [reveal_all] 猫を公開するのは、イベントの入れ替えの後、取得の前です（RB4.3.8）
    [none] 今は、何も除外しません（RB6.2.3）
    [remove] 今は、何も除外しません（RB6.2.3）
    [exchange] 今は、取り替える武器がありません（RB6.4.7）
    [call] 今は、叫ぶ場面ではありません（RB6.4.8）
    [silent] 今は、叫ぶ場面ではありません（RB6.4.8）
    [play] キャラクターをプレイするのはキャラクターフェイズです（RB4.2.1）
    [event] イベントを使うのはキャラクターフェイズです（RB4.2.5）
    [discard] 今は、手札を捨てる効果がありません（RB6.2.1、RB6.2.2、RB6.2.4）
    [top] 今は、武器を見ていません（RB6.2.5）
    [retrieve] 今は、捨て山から戻すものがありません（RB6.2.9）
    [repeat] 今は、アタッカーボーナスをもう一度得る効果がありません（RB6.2.11）
    [acquire] カードを取得するのは取得フェイズの最後です（RB4.3.8）
    [drop] 今は、手放すイベントがありません（RB4.3.7）
    [attacker] アタッカーを決めるのはバトルフェイズの最初です（RB4.4.1）
    [use] 手札からカードを使えるのは、挑戦されたときだけです（RB4.6.4）
    [equip] 今は、選ぶ武器がありません（RB6.3.4）
    [target] 今は、プレイヤーを選ぶ効果がありません（RB6.2.2、RB6.2.8、RB6.2.14）
    [challenge] 挑戦するのは、バトルフェイズでアタッカーを決めた後です（RB4.5.1）
    [expertise] 勝利カードを使うのは、バトルのリアクションの後です（RB4.6.5）
   *[guess] 今は、コストを宣言しません（RB6.4.3）
}
refusal-not_asked = { $now ->
    [none] { $when }
   *[other] { $now }{ $when ->
        [none] {""}
       *[other] 。{ $when }
    }
}
refusal-not_there = { $place ->
    [hand] 手札に{ $card }がありません
    [discard] 捨て山に{ $card }がありません
    [weapons] { $card }は選べる武器の中にありません
   *[board] { $card }は自分の場にありません
}（{ $rule }）
refusal-rank_used = ランキングカードを使えるのは1ターンに1回で、もう使いました。使わずに進んでください（RB4.1.1）
refusal-bonus_used = アタッカーボーナスを得られるのは1ターンに1回で、もう得ました。そのまま進んでください（RB4.1.2）
refusal-no_bonus = { $attacker }にはアタッカーボーナスがありません。そのまま進んでください（RB4.1.2）
refusal-no_plays = このターンのプレイ回数が残っていません。イベントを使うか、先へ進んでください（RB4.2.1）
refusal-no_part = { $card }はこのゲームに登場しません。ほかのカードを選んでください（RB3.1）
refusal-event_used = { $card }はこのターンもう使いました。次の自分のターンにまた使えます（RB4.2.6）
refusal-persons_missing = { $card }を使うには、自分の場に{ $persons }が必要です（RB4.2.7）
refusal-too_few_others = { $card }を使うには、自分の場にほかの人物が{ $needed }人必要ですが、{ $others }人しかいません（RB4.2.7）
refusal-no_cat_left = 公開できる{ $card }は{ $more ->
    [yes] もう手札に
   *[no] 手札に
}ありません（RB4.3.2）
refusal-not_several_cats = { $cats ->
    [0] 公開する猫がいません。公開を終えてください
   *[other] 公開できる猫は{ $cats }枚です。選んで公開するか、公開を終えてください
}（R35）
refusal-two_of_a_name = { $card }はもう自分の場にあります。ほかの名前のカードを取得してください（RB4.3.6）
refusal-not_on_display = { $card }は共有の場にありません。共有の場のイベントを選んでください（RB4.3.5）
refusal-never_acquired = { $card }はこのゲームでは取得できません。ほかのカードを選んでください（{ $selectable ->
    [yes] RB3.1
   *[no] RB3.10
}）
refusal-pile_empty = { $card }の山はもう空です。ほかのカードを選んでください（RB4.3.4）
refusal-too_dear = { $card }のコストは{ $cost }ですが、取得点は{ $points }です。もっと安いカードを選んでください（RB4.3.3）
refusal-challenges_itself = 自分には挑戦できません。ほかのプレイヤーを選んでください（RB4.5.1）
refusal-out_of_reach = { $seat }はランク{ $rank }、あなたはランク{ $own }です。挑戦できるのはランク{ $ranks }だけです（RB4.5.2）
refusal-targets_itself = 自分は選べません。ほかのプレイヤーを選んでください（R31）
refusal-hand_too_small = { $seat }の手札は{ $held }枚です。{ $least }枚以上の相手を選んでください（RB6.2.2）
refusal-nothing_face_up = { $seat }には表の勝利カードがありません。ある相手を選んでください（RB6.2.8）
refusal-too_many = 表の勝利カードは{ $up }枚です。それより多くは使えません（RB4.6.5）
refusal-too_high = コストは0から{ $highest }までです。その中から宣言してください（RB6.4.3）
refusal-no_reaction = { $card }は、挑戦されたときに使えるカードではありません。ほかのカードを使うか、リアクションを終えてください（RB6.3.6）

## 盤面：カードの短い名前（1行か2行）

face-riki_star = ★理樹
face-komari = 小毬
face-kud = クド
face-mio = 美魚
face-rin = 鈴
face-haruka = 葉留佳
face-kanata = 佳奈多
face-sasami = 佐々美
face-saya = 沙耶
face-riki = 理樹
face-kyousuke = 恭介
face-kengo = 謙吾
face-masato = 真人
face-yuiko = 唯湖
face-cat_single = 猫1匹
face-cat_pair = 猫2匹
face-cat_trio = 猫3匹
face-snack_time = おやつの|時間!
face-day_with_kud = クドとの|一日
face-mio_and_midori = 美魚と美鳥
face-playing_with_cats = 猫たちと|遊ぶ
face-escape = 逃げろ!
face-committee_president = 風紀委員長!
face-sasamis_cooking = 佐々美の|料理
face-dramatic_encounter = 劇的な|出会い
face-making_an_entrance = 颯爽と|登場!
face-heroic_stunt = 決死の|離れ業
face-muscle_sensation = 筋肉|センセーション!
face-bizarre_tea_party = 奇妙な|お茶会
face-bathing_with_friends = みんなで|お風呂
face-haruka_and_kanata = 葉留佳と|佳奈多
face-that_tickles = くすぐったい!
face-getting_too_excited = はしゃぎすぎ
face-entrusted_feelings = 託された|想い
face-little_busters = リトル|バスターズ!
face-shinai = 竹刀
face-sea_urchin = ウニ
face-tally_counter = 数取器
face-mp3_player = MP3|プレーヤー
face-burdock_root = ごぼう
face-volleyball = バレーボール
face-penguin_doll = ペンギンの|ぬいぐるみ
face-cyber_yoyo = サイバー|ヨーヨー
face-strelka_belka = ストレルカと|ヴェルカ
face-army_of_cats = 猫の大群
face-dorj = ドルジ
face-drone_beetle = カナブン
face-bluebeard = 青ひげ
face-eel_pie = うなぎパイ
face-weapon_expertise = 武器の心得
face-rank_1 = ランク
face-rank_2 = ランク
face-rank_3 = ランク
face-rank_4 = ランク
face-rank_5 = ランク

## 盤面：バトル

power-attacker = { $card }
power-turn = このターン
power-weakened = 弱体化
power-cats = 手札の猫
power-female = 対女子
power-male = 対男子
power-rival = { $card }の能力
duel-rank = ランク{ $rank }
duel-draw = 引き分け
duel-wins = { $seat }の勝ち！
duel-you_win = あなたの勝ち！
duel-last = 前のバトル：
duel-call = 大声で呼べば犬たちが応える！
duel-reaction = リアクション
gap-decided = 武器が決着：{ $seat }の勝ち。
gap-leads = { $seat }が{ $gap }差で勝っています。
gap-draw = { $gap }差は引き分け。勝つには{ $lead }差。
guess-title = 次のカードのコストは？
guess-key = コスト{ $cost }：{ $all }枚中{ $count }枚
guess-closed = コスト{ $cost }

## 盤面：そのほか

victories = 勝利カード{ $count }枚（表{ $up }、裏{ $down }）。ランク1は{ $ruler }枚で暫定王者、{ $instant }枚でただちに勝ち。
    .label = 残りの勝利
ladder = ランクのはしご
rung-challenge = 挑戦
rung-target = 選ぶ
rung-open = { $seat }の場
holdings = デッキと手札の合計
turn-round = 第{ $round }ラウンド（全{ $rounds }）
turn-endless = 第{ $round }ラウンド
turn-yours = あなたの手番
turn-of = { $seat }の手番
step-begin = 開始
    .does = ランキングカードを使い、次にアタッカーボーナスを得ます。
step-character = キャラ
step-acquire = 取得
step-battle = バトル
step-end = 終了
crown-who = { $seat }が暫定王者！
crown-you = あなたが暫定王者！
crown-won = { $seat }の優勝！
crown-you_won = あなたの優勝！
crown-beat = 王者に勝てばランク1を奪えます。誰でも挑戦できます。
crown-keep = この手番をしのぎ、ランク1を守れば勝ちです。
crown-left = 人に手番が残っています
needs-owned = { $person }がいる
weapons-next = 次の武器（自分だけ）
weapons-count = 残り{ $left }枚、使用済み{ $used }枚。
weapons-label = 武器
weapons-title = 武器の一覧
weapons-help = 塗られた印はまだ残り、斜線は使用済み（武器デッキを作り直すと戻ります）。
weapons-of = { $count }枚中{ $used }枚使用、残り{ $left }枚
weapons-used = 使用済み
own = 自分の場（{ $seat }）
used = 使用済
revealed = 公開
hand-empty = 手札なし
danger-remove = 二度とゲームに戻りません。

## 端末の卓

table-name = どたばたランキングバトル
table-card = { $title }{ $stopped ->
    [yes] {""}
   *[no] 。
}{ $text }
table-comma = 、
table-semicolon = ／
table-round = 第{ $round }ラウンド{ $rounds ->
    [none] {""}
   *[other] （全{ $rounds }）
}
table-turn = { $seat }の手番
table-step-begin = 開始
table-step-character = プレイ
table-step-replace = イベント
table-step-reveal = 猫
table-step-take = 取得
table-step-attacker = アタッカー
table-step-challenge = バトル
table-plays = プレイ
table-points = 取得点
table-power = 攻撃力
table-challenges = 挑戦
table-played = プレイ中
table-pool = 取得
table-events = イベント
table-event = イベント
    .used = 使用済み
table-others = ほか{ $count }人
table-now = 可
table-weapons = 武器
table-used = 使用済み
table-victories = 勝利カード
table-next = 次
table-unseen = 残り
table-hand = 手札
    .of = { $seat }の手札
table-shows = { $seat }の公開
table-empty = なし
table-deck = デッキ
table-reign = { $seat }が暫定王者です。{ $waiting }にまだ手番があります。
table-from_hand = 手札から
table-expertise = 心得{ $count }枚
table-weapon = 武器
table-gap = { $how ->
    [level] 互角。{ $lead }差で勝ち
    [draw] { $seat }が{ $ahead }差で引き分け。{ $lead }差で勝ち
   *[wins] このままなら{ $seat }が{ $ahead }差で勝ち
}

## 端末の卓：カードを短く

table-gain-draw = ドロー+{ $n }
table-gain-plays = プレイ+{ $n }
table-gain-points = 取得点+{ $n }
table-gain-power = 攻撃力+{ $n }
table-does-power_per = 自分の{ $count ->
    [females_on_board] 女
   *[characters_on_board] キャラ
}1人につき攻撃力+1（最大{ $max }）
table-does-draw_per = 自分の{ $count ->
    [females_on_board] 女
   *[characters_on_board] キャラ
}1人につきドロー+1（最大{ $max }）
table-does-discard = 手札を{ $n }枚捨てる
table-does-make_discard = 相手が{ $n }枚捨てる
table-does-cycle = 手札を引き直す
table-does-remove = 1枚除外して{ $then }
table-does-retrieve_character = 捨て山のキャラを手札に
table-does-reveal_top_to_hand = デッキの上を手札（キャラならプレイ+{ $if_character_plays }）
table-does-repeat_attacker_bonus = ボーナスをもう一度
table-does-peek_weapons = 武器{ $n }枚を並べ替え
table-does-extra_challenge = 挑戦+{ $n }
table-does-weaken_player = 相手1人-{ $n }
table-does-flip_down_own = 勝利{ $n }枚を裏にして{ $then }
table-does-flip_up_own = 勝利{ $n }枚を表に
table-does-flip_down_other = 相手の勝利{ $n }枚を裏に
table-does-power_per_cat_in_hand = 挑戦時、手札の猫1枚につき+1（最大{ $max }）
table-does-power_if_opponent_sex = { $sex ->
    [female] 女
   *[male] 男
}に+{ $n }
table-does-weaken_opponent_if_sex = 相手が{ $sex ->
    [female] 女
   *[male] 男
}なら-{ $n }
table-does-choose_weapon = 武器を{ $look }枚から選ぶ
table-does-expertise_value = 心得は1枚+{ $n }
table-does-defend_from_hand = 防御で手札から+{ $power }{ $draw ->
    [0] {""}
   *[other] とドロー+{ $draw }
}
table-does-bonus_if_person = { $person }なら+{ $n }
table-does-guess_cost = コストを当てれば勝ち、外せば負け
table-does-lose_if_sex = { $sex ->
    [female] 女
   *[male] 男
}なら負け
table-does-bonus_per_person_owned = 持っている人物1人につき+1（最大{ $max }）
table-does-bonus_if_ranked_below = ランクが上の相手に+{ $n }
table-does-may_replace = 次の武器に替えてもよい
table-does-call_bonus = { $person }が{ $call }で+{ $n }
table-does-reveal_cats = 次の{ $n }枚の猫を加える
table-does-bonus_if_role = { $role ->
    [challenger] 挑戦側
   *[defender] 防御側
}なら+{ $n }
table-does-bonus_opponent_cost = 相手のコストを加える
table-defends = +{ $power }{ $draw ->
    [0] {""}
   *[other] とドロー+{ $draw }
}
table-decides-guess_cost = コストを宣言し、自分のデッキの一番上を公開して捨てる。そのコストならただちに勝ち、違えばただちに負け
table-decides-lose_if_sex = アタッカーが{ $sex ->
    [female] 女
   *[male] 男
}ならただちに負け
table-needs = { $persons }：{ $does }
table-power_of = 攻撃力{ $power }
table-part-bonus = ボーナス { $does }
table-part-play = プレイ { $does }
table-part-battle = バトル { $does }

## 端末の卓：選ぶとどうなるか

table-choice-rank = ランク{ $rank }：{ $does }
table-choice-fights = アタッカーなら攻撃力{ $power }
table-choice-no_bonus = ボーナスなし
table-choice-reveals = +{ $points }で取得点{ $total }
table-choice-cost = コスト{ $cost }
table-choice-power = 攻撃力{ $power }{ $more ->
    [0] {""}
   *[other] （このターンは{ $now }）
}
table-choice-next_turn = 次の手番に{ $bonus }
table-choice-against = { $own }対{ $rival }の{ $other }
table-choice-yours = 自分：{ $does }
table-choice-theirs = 相手：{ $does }
table-choice-climb = 勝てばランク{ $rank }
table-choice-ranks_stay = ランクは変わらない
table-choice-no_card = 使わない
table-choice-so_far = { $said }で{ $own }対{ $other }、今のところ{ $how ->
    [draw] 引き分け
    [ahead] 優勢
   *[behind] 劣勢
}
table-choice-odds = { $all }枚中{ $count }枚{ $kinds ->
    [none] {""}
   *[other] ：{ $kinds }
}
table-choice-holds = 手札{ $count }枚
table-choice-face_up = 表{ $count }枚、ランク{ $rank }
table-choice-meets = ランク{ $rank }、{ $card } { $power }
table-choice-draws = { $count }枚引く
table-choice-acquires = 取得点{ $points }で取得へ
table-choice-done-begin = キャラクターのプレイへ
table-choice-done-character = 取得へ
table-choice-done-react = このまま守る
table-choice-pass-take = 何も取得しない
table-choice-pass-challenge = 挑戦せず手番を終える
table-choice-keep-replace = そのままにする
table-choice-replace-replace = すべてイベントデッキの下に置き、新しく並べる
table-choice-exchange-exchange = 捨てて次の武器を取る
table-choice-none-remove = 何も除外しない

## 端末の卓：名場面と終わり

table-scene-climbs = { $seat }がランク{ $rank }に上がりました
table-scene-falls = { $seat }はランク{ $rank }に下がりました
table-scene-rules = { $seat }が暫定王者です！
table-scene-waiting = { $seats }に一度ずつ手番があります。
table-scene-calls = { $seat }が{ $card }を呼びました。
table-scene-names = { $seat }はコスト{ $cost }と宣言しました。
table-scene-came = { $card ->
    [none] カードがありません。
   *[other] 次のカードは{ $card }、コストは{ $cost }です。
}
table-scene-right = 的中！ バトルに勝ちました。
table-scene-wrong = はずれ。バトルに負けました。
table-ending-enough_victories = ランク1で勝利カード{ $cards }枚（{ $instant }枚でただちに勝ち）
table-ending-title_kept = 暫定王者が、ほかの全員の手番をしのいでランク1を守りました（勝利カード{ $cards }枚）
table-ending-timeout = 時間切れのときにランク1
table-ending-round_limit = 全{ $rounds }ラウンドが終わったときにランク1
table-ending = { $why }。第{ $round }ラウンド。以下{ $others }の順

## 端末の卓：ルールと印

table-rules-begin =
    ランキングカードとアタッカーボーナスを、好きな順に、それぞれ1ターンに1回使えます。
    得たものはこのターンだけです：引いたカード、プレイ回数、取得点、攻撃力。
table-rules-character =
    手札のキャラクターを1人プレイできます。プレイ回数が増えればその分だけプレイできます。アタッカーボーナス、プレイの順に効果があります。
    自分の場のイベントは、必要な人物がすべて自分の場にいれば（アタッカーか、このターンにプレイしたキャラクター）、1ターンに1回使えます。手札の人物は数えません。
    猫はプレイしません。取得のためのカードです。
table-rules-replace = 共有の場のイベントを1ターンに1回、すべてイベントデッキの下に置いて新しいイベントに替えられます。
table-rules-reveal =
    手札の猫は、公開すると取得点になります。ターンが終わるまで手札に残ります。
    公開しない猫は、ほかの人には見えません。
table-rules-take =
    取得点以下のコストのカードを1枚取得します。残った取得点は失われます。
    キャラクターと猫は捨て山に入り、デッキを切り直すと手札に来ます。イベントは自分の場に置きます（{ $slots }枚まで）。
table-rules-attacker = アタッカーはこのターンに戦い、次の自分の手番まで守ります。前のアタッカーか、このターンにプレイしたキャラクターから選びます。選んでも何も起きません。ボーナスは次の手番に得ます。
table-rules-challenge =
    プレイヤー1人に挑戦できます。相手は自分より{ $reach }つ上のランクまで、自分がランク1か暫定王者がいるときは誰でもかまいません。
    最後に{ $lead }差をつけたほうが勝利カードを得ます。ランクが下の人が勝てば、ランクを入れ替えます。それより小さい差は引き分けです。
    このターンの攻撃力は、自分から挑むバトルにだけ加わります。
table-rules-battle =
    アタッカーの攻撃力から始まります。防御側は、手札の防御できるカードを使えます。
    次に挑戦側、防御側の順に、勝利カードを裏にして攻撃力を加えられます。裏でも勝利カードです。
    その後、挑戦側から順に武器を取ります。武器がその場で決着をつけることもあります。
    { $lead }差をつけたほうが勝利カードを得ます。ランクが下の人が勝てば、ランクを入れ替えます。
table-rules-end = 手札とプレイしたキャラクターを捨て山に置き、新しく引きます。
table-rules-over = ゲームは終わりました。
table-rules-goal = ランク1で勝利カードが{ $ruler }枚あると暫定王者です。ほかの全員に手番があり、それでもランク1なら勝ちです。{ $instant }枚あればただちに勝ちです。
table-mark-ranks = 各プレイヤーのランク（上から順）。
table-mark-ruler = 暫定王者。
table-mark-waits = 暫定王者が勝つ前に、まだ手番がある人。
table-mark-attacker = アタッカーと攻撃力。-4はこのターンに弱められた分です。
table-mark-victories = 勝利カード。{ $up }は表、{ $down }は裏（使った後も数えます）。線のところでランク1が暫定王者になり（{ $ruler }枚、短期戦は{ $quick }枚）、ただちに勝ちます（{ $instant }枚、{ $quick_instant }枚）。
table-mark-victories_short = 狭いときの勝利カード。右は暫定王者になる枚数、または勝つ枚数です。
table-mark-acquire = 取得できるカードとコスト。
table-mark-counts = 手札、デッキ、捨て山の枚数。
table-mark-pile = 山。コスト3、攻撃力3、残り8枚。
table-mark-event = コスト2で小毬が必要なイベント。小毬をどこかに持っています。
table-mark-now = 必要な人物がすべて自分の場にいるイベント。
table-mark-gains = このターンの分：カードを取得する点と、プレイできる人数。
table-mark-draw_and_power = カードを引く。このターンに自分から挑むバトルの攻撃力が増える。
table-mark-gap = バトルの差。括弧の中なら引き分け、{ $lead }差で勝ち。

## 入力

term-needs_play = キャラクター（例：play komari）
term-needs_event = イベント（例：event snack_time）
term-needs_reveal = 猫（例：reveal cat_pair）かall
term-needs_acquire = カード（例：acquire yuiko）
term-needs_attacker = キャラクター（例：attacker mio）
term-needs_use = キャラクター（例：use riki）
term-needs_discard = カード（例：discard mio）
term-needs_remove = カードの場所とカード（例：remove hand komari、remove discard komari）
term-needs_retrieve = キャラクター（例：retrieve komari）
term-needs_repeat = キャラクター（例：repeat komari）
term-needs_drop = イベント（例：drop snack_time）
term-needs_equip = 武器（例：equip shinai）
term-needs_top = 武器（例：top shinai）
term-needs_target = プレイヤー（例：target blue）
term-needs_challenge = プレイヤー（例：challenge blue）
term-needs_expertise = 勝利カードの枚数（例：expertise 2）
term-needs_guess = コスト（例：guess 3）
part-card_of_sort = { $card }は{ $sort ->
    [event] イベント
    [cat] 猫
    [weapon] 武器
   *[character] キャラクター
}です{ $rule ->
    [none] {""}
   *[other] （{ $rule }）
}

## たずねずに進められる段階

step-replace = 共有の場のイベント
    .does = イベントはそのままにします。
step-reveal = 猫の公開
    .does = 手札の猫をすべて公開します。
step-react = 挑戦への対応
    .does = カードは使いません。
step-remove = カードの除外
    .does = 何も除外しません。
step-cycle = カードの入れ替え
step-exchange = 武器の取り替え
    .does = 武器はそのままにします。
