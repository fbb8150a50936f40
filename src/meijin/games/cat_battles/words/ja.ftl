### 猫のなわばりあらそいの日本語

## ゲームとその部分

game = 猫のなわばりあらそい
    .about = サイコロとサカナで、二つの猫の一家がなわばりを争います。スターターセットの対決か、自分で組んだチームで。
seat-south = 南
seat-north = 北
phase-team = チーム作り
phase-start = 開始フェイズ
phase-play = 登場フェイズ
phase-main = メインフェイズ
phase-end = 終了フェイズ
phase-over = 終了
zone-s_base = 南の本拠地
    .help = 南のボスがいて、南の子ネコが出てくるエリアです。
    .short = 南本拠
zone-sw = 南西
    .help = 南西のエリア。
    .short = 南西
zone-se = 南東
    .help = 南東のエリア。
    .short = 南東
zone-center = 中央
    .help = それぞれ1匹だけ入れるエリア。中央の効果を得ます。
    .short = 中央
zone-nw = 北西
    .help = 北西のエリア。
    .short = 北西
zone-ne = 北東
    .help = 北東のエリア。
    .short = 北東
zone-n_base = 北の本拠地
    .help = 北のボスがいて、北の子ネコが出てくるエリアです。
    .short = 北本拠
zone-bench = ベンチ
    .help = 出番を待っている子ネコ。
zone-hangout = 負け猫のたまり場
    .help = 逃げ出して、もう戻らない子ネコ。
zone-figures = 選べる猫
    .help = チームに選べる、または選べた猫。
zone-team = チーム
    .help = 組んでいる途中のチーム。
counter-box = サカナ箱
    .help = 暮らしのもと。ここからサカナを取り、猫の代わりにダメージを受けることもできます。
counter-dish = サカナ皿
    .help = 子ネコや裏効果の支払いに使います。6匹たまると食いしん坊ボスが動きます。
counter-trash = サカナのゴミ箱
    .help = 使い終わったサカナ。
counter-turn = ターン
    .help = 今のターン。
counter-current = 手番
    .help = 手番のプレイヤー。
counter-one_on_one = 一騎打ち
    .help = 一騎打ちが始まると1。
counter-territory = なわばり
    .help = 0はねこcafé、1はセレブハウス、2はしたまち。
counter-held = 持ち魚
counter-acted = 行動済み
counter-used = 裏効果使用済み
counter-stunned = 動けない
counter-granted = 追加の効果
option-mode = モード
option-mode-starter = スターターセット
    .help = ボス1匹と子ネコ4匹のスターターセットで戦います。逃げ出した猫はベンチに戻ります。
option-mode-full = 自作チーム
    .help = それぞれこっそりチームを組みます。逃げ出した子ネコはもう戻りません。
option-territory = なわばり
    .help = 使うなわばり（中央の効果が変わる）
option-territory-cafe = ねこcafé
option-territory-high_class = セレブハウス
option-territory-city = したまち
option-territory-random = ランダム
option-starter_sets = スターターセット（南、北）
    .help = スターター戦：南と北が使うセット
option-starter_sets-cafe_starter_cafe_starter = ねこcafé 対 ねこcafé
option-starter_sets-cafe_starter_high_class_starter = ねこcafé 対 セレブハウス
option-starter_sets-cafe_starter_city_five = ねこcafé 対 したまち
option-starter_sets-high_class_starter_cafe_starter = セレブハウス 対 ねこcafé
option-starter_sets-high_class_starter_high_class_starter = セレブハウス 対 セレブハウス
option-starter_sets-high_class_starter_city_five = セレブハウス 対 したまち
option-starter_sets-city_five_cafe_starter = したまち 対 ねこcafé
option-starter_sets-city_five_high_class_starter = したまち 対 セレブハウス
option-starter_sets-city_five_city_five = したまち 対 したまち
option-max_kittens = 子ネコの上限
    .help = 自作チーム：チームの最大数
option-max_kittens-4 = 4匹
option-max_kittens-6 = 6匹
option-max_kittens-8 = 8匹
option-max_kittens-12 = 12匹
option-max_kittens-none = なし
option-house_figures = オリジナルの猫
    .help = 自作チーム：オリジナルの猫も選べる
option-house_figures-on = 使う
option-house_figures-off = 使わない
option-first_player = 先手
    .help = 最初の手番のプレイヤー
option-first_player-random = ランダム
option-first_player-seat0 = 南
option-first_player-seat1 = 北
option-bench = 相手のベンチ
    .help = 自作チーム：相手のベンチが見えるか
option-bench-open = 見える
option-bench-closed = 見えない
option-turn_limit = 最終ターン
    .help = このターンの後はサカナの数で勝敗が決まる
option-turn_limit-none = なし

## なわばりとチーム

term-cafe = ねこcaféのなわばり
term-high_class = セレブハウスのなわばり
term-city = したまちのなわばり
term-cafe_starter = ねこcaféのスターターセット
term-high_class_starter = セレブハウスのスターターセット
term-city_five = したまちの5匹
term-sample_alley_rush = 路地裏ラッシュ（見本）
term-sample_old_guard = 古強者（見本）
term-bosses = ボス
term-kittens = 子ネコ
list-section-boss = { term-bosses }
list-section-kittens = { term-kittens }
list-ready-cafe_starter = { term-cafe_starter }
list-ready-high_class_starter = { term-high_class_starter }
list-ready-city_five = { term-city_five }
list-ready-sample_alley_rush = { term-sample_alley_rush }
list-ready-sample_old_guard = { term-sample_old_guard }
list-tally-fish = サカナ
list-tally-fish-fish = 全員を出すのに要るサカナ
list-tally-level = レベル
list-tally-cost = 裏効果のコスト
list-tally-set-cafe = ねこcafé
list-tally-set-high_class = セレブハウス
list-tally-set-city = したまち

## 表効果

term-move_2 = 移動2
    .help = 2エリアまで移動できます。
    .short = 移動2
term-move_3 = 移動3
    .help = 3エリアまで移動できます。
    .short = 移動3
term-roadblock = 通せんぼ
    .help = このエリアに入った敵の猫は、そこで止まります。
    .short = 通せんぼ
term-ranged_attack = 遠距離攻撃
    .help = 同じエリアか、となりのエリアの敵を攻撃できます。
    .short = 遠距離
term-dice_roll_plus_1 = サイコロ+1
    .help = 攻撃するとき、サイコロを1個多く振れます。
    .short = サイコロ+1
term-dice_roll_plus_2 = サイコロ+2
    .help = 攻撃するとき、サイコロを2個多く振れます。
    .short = サイコロ+2
term-damage_plus_1 = ダメージ+1
    .help = 攻撃のダメージが1増えます。
    .short = ダメージ+1
term-damage_minus_1 = 被ダメージ-1
    .help = 受けるダメージが1減ります。
    .short = 被ダメ-1
term-no_sleep = 眠らない
    .help = 居眠りの目を0と数えます。
    .short = 不眠
term-direct_hit = 直撃
    .help = 敵の子ネコへのダメージは、その子ネコが受けます。
    .short = 直撃
term-pushover = 突き飛ばし
    .help = 敵の子ネコを攻撃した後、その子ネコをとなりのエリアへ動かします。
    .short = 突き飛ばし
term-double_attack = 二連続攻撃
    .help = 敵の子ネコを攻撃した後、同じ子ネコをもう一度攻撃できます。
    .short = 二連続
term-counter_attack = 反撃
    .help = 同じエリアから攻撃されたとき、攻撃し返せます。
    .short = 反撃

## 裏効果

term-cat_punch = 猫パンチ
term-does_cat_punch = 攻撃の代わりに、このエリアの敵の猫1匹に1ダメージを与えます。
term-kindly_stand_back = おひかえなすって
term-does_kindly_stand_back = このエリアにいる自分のボスが攻撃されたとき、その攻撃を打ち消します。
term-belly_up = へそてん
term-does_belly_up = 攻撃されたとき、その攻撃を打ち消します。ただしこの猫は自分の次のターンに移動も攻撃もできません。
term-paw_one_two = にゃん・つー
term-does_paw_one_two = 攻撃するとき、この攻撃の間「サイコロ+2」を持ちます。
term-fluffy_service = もふもふサービス
term-does_fluffy_service = このエリアの敵の子ネコすべてに2ダメージを与えます。
term-sidestep = ひらりっ！
term-does_sidestep = 攻撃されたとき、その攻撃を打ち消します。
term-pudgy_fist = ポチャ拳
term-does_pudgy_fist = 攻撃されたとき、この攻撃の間「反撃」を持ちます。
term-drunken_cat = ドランクキャット
term-does_drunken_cat = この猫が居眠りの目を出したとき、その目を2にします。
term-staring_contest = にらめっこ
term-does_staring_contest = 敵が裏効果を使った直後、その効果を取り消します。
term-coin_toss = こばんなげ
term-does_coin_toss = 場所を問わず、敵の子ネコ1匹に3ダメージを与えます。
term-flying_kick = きぃーっく
term-does_flying_kick = 攻撃の代わりに、このエリアの敵の猫1匹に2ダメージを与えます。
term-sock_dash = そっくす移動
term-does_sock_dash = 移動する前に、このターンの間「移動3」を持ちます。
term-uppercut = あっぱーかっと
term-does_uppercut = この猫が2の目を出したとき、この攻撃のダメージを2増やします。
term-backfist = うら拳
term-does_backfist = 攻撃するとき、この攻撃の間「ダメージ+1」を持ちます。
term-old_town_tour = したまちあんない
term-does_old_town_tour = 敵味方どちらかの子ネコ1匹を、ほかの好きなエリアへ移します。
term-home_by_dinner = 夕ごはんまでに帰宅
term-does_home_by_dinner = 自分の終了フェイズに、この猫を自分の本拠地へ戻します。
term-one_more_paw = もうひとかき
term-does_one_more_paw = この猫が0の目を出したとき、そのサイコロを振り直します。
term-thick_fur = 厚い毛皮
term-does_thick_fur = 攻撃でこの猫がダメージを受けるとき、そのダメージを2減らします。
term-soft_landing = ふんわり着地
term-does_soft_landing = このエリアにいる自分のほかの子ネコが攻撃されたとき、この猫が代わりに目標になります。
term-sharp_sniff = 鋭い嗅覚
term-does_sharp_sniff = 攻撃するとき、この攻撃の間「直撃」を持ちます。
term-thunder_roll = 雷ころがり
term-does_thunder_roll = 攻撃の代わりに、このエリアの敵の子ネコすべてに1ダメージを与えます。
term-fish_delivery = サカナの出前
term-does_fish_delivery = 自分の開始フェイズに、サカナがレベルより少ない自分の子ネコ1匹に、サカナ箱からサカナ1匹を置きます。
term-slip_away = するり
term-does_slip_away = この猫に対して2の目が出たとき、その目を0にします。
term-feast_for_the_gang = 仲間への大ごちそう
term-does_feast_for_the_gang = サカナがレベルより少ない自分の子ネコたちに、サカナのゴミ箱から合計3匹までサカナを置きます。
term-alley_whistle = 路地裏の口笛
term-does_alley_whistle = ベンチの子ネコ1匹を自分の本拠地に置き、サカナのゴミ箱のサカナでレベルまで満たします。

## 裏効果を使うとき：猫に書かれているものと、間違えたときのもの

term-time_attack = 自分の攻撃のサイコロを振る前
term-time_defense = 敵の攻撃のサイコロを振る前
term-time_die = サイコロを振った直後
term-time_damage = 攻撃のダメージを受ける直前
term-time_instead_of_attack = 行動中、攻撃の代わり
term-time_move = 行動の初め
term-time_start_phase = 自分の開始フェイズ
term-time_end_phase = 自分の終了フェイズ
term-time_response = 敵が裏効果を使った直後
part-figure = レベル{ $level }の{ $boss ->
    [yes] ボス
   *[no] 子ネコ
}。表効果：{ $keywords }。裏効果「{ $effect }」（{ $boss ->
    [yes] 食いしん坊ボス：皿にサカナが{ $cost }匹たまったとき
   *[no] コスト{ $cost }
}）：{ $does }

## カード

card-piroshki = ピロシキ
    .hint = 直撃
card-maro = マロ
    .hint = 飛ばし
card-chocomaca = チョコマカ
    .hint = 移動2
card-cleopatra = クレオパトラ
    .hint = 不眠
card-ekizo = エキゾ
    .hint = 与+1
card-shadow = シャドウ
    .hint = 遠距離
card-pochachin = ポチャチン
    .hint = 被-1
card-sham = シャム
    .hint = 移動2
card-ame = アメ
    .hint = 通せん
card-oddeyes = オッドアイズ
    .hint = サイ+2
card-snow = スノー
    .hint = 移動2
card-kutsushita = クツシタ
    .hint = 不眠
card-hachi = ハチ
    .hint = 二連
card-chatrap = チャトラップ
    .hint = 通せん
card-suko = スコ
    .hint = 反撃
card-senko = センコ
    .hint = 移動3
card-mikan = ミカン
    .hint = サイ+1
card-kuroshio = クロシオ
    .hint = 反撃
card-tofu = トウフ
    .hint = 被-1
card-wasabi = ワサビ
    .hint = 遠距離
card-kaminari = カミナリ
    .hint = サイ+1
card-dango = ダンゴ
    .hint = 通せん
card-yoru = ヨル
    .hint = 移動2
card-gonta = ゴンタ
    .hint = 飛ばし
card-yuzu = マダム・ユズ
    .hint = 遠距離

## 記録

part-cat = { $seat }の{ $card }
part-fish_move = { $origin ->
    [cat] { $cat }
    [box] 箱
    [dish] 皿
   *[trash] ゴミ箱
}から{ $to ->
    [cat] { $cat }
    [box] 箱
    [dish] 皿
   *[trash] ゴミ箱
}へサカナ{ $count }匹
    .between = 、
part-addend = { $of ->
    [dice] 目の合計{ $points }
    [effects] { $less ->
        [yes] 効果で-{ $points }
       *[no] 効果で+{ $points }
    }
    [damage_plus] ダメージ+1で+{ $points }
   *[damage_minus] 被ダメージ-1で-{ $points }
}
    .between = 、
news-territory = { $territory }：中央の猫は「{ $center_effect }」を持ちます。
news-building = 両者がこっそりチームを組みます。
news-pick = { $seat }は{ $figure }を選びました。
news-ready = { $seat }のチームが決まりました。
news-team = { $seat }のチーム：ボスは{ $boss }、子ネコ{ $kittens_count ->
    [0] { $count }匹
   *[other] は{ $kittens }
}。
news-begin = にゃわばりあらそい、開始！ 先手は{ $seat }です。
news-turn = 第{ $turn }ターン：{ $seat }の手番です。
news-one_on_one = { $seat }の箱が空になりました。一騎打ち！ 子ネコはみなベンチへ戻ります{ $fish_count ->
    [0] {""}
   *[other] （{ $fish }）
}。
news-take = { $seat }は箱から皿へサカナを{ $count }匹取りました。
news-play = { $seat }はサカナ{ $count }匹で{ $cat }を出しました。
news-move = { $cat }は{ $origin }から{ $to }へ移動しました。
news-push = { $cat }は{ $origin }から{ $to }へ突き飛ばされました。
news-relocate = { $cat }は{ $origin }から{ $to }へ移されました。
news-go_home = { $cat }は{ $to }へ帰りました。
news-attack = { $cat }が{ $target }{ $which ->
    [counterattack] に反撃しました！
    [second] をもう一度攻撃しました。
   *[first] を攻撃しました。
}
news-use = { $cat }が{ $target ->
    [none] {""}
   *[other] { $target }に
}「{ $effect }」を使いました{ $fish_count ->
    [0] {""}
   *[other] （{ $fish }）
}。
news-granted = { $cat }はこの{ $duration ->
    [turn] ターン
   *[attack] 攻撃
}の間「{ $keyword }」を持ちます。
news-roll = { $cat }のサイコロ：{ $face ->
    [sleep] 居眠り
   *[other] { $face }
}。
news-no_sleep = { $cat }は眠りません。この目は0になります。
news-face = { $cat }の効果で目が{ $face ->
    [sleep] 居眠り
   *[other] { $face }
}になりました。
news-stop = { $seat }はもう振りません。
news-changed = { $cat }の効果でダメージが{ $points }{ $less ->
    [yes] 減りました
   *[no] 増えました
}。
news-result = { $asleep ->
    [yes] { $attacker }は居眠りしました。攻撃は失敗です。
   *[no] { $attacker }の攻撃は{ $total ->
        [0] ダメージなし
       *[other] { $total }ダメージ
    }{ $made_of_count ->
        [1] {""}
       *[other] （{ $made_of }）
    }{ $total ->
        [0] 。失敗です。
       *[other] 。
    }
}
news-damage = { $cat }に{ $points }ダメージ{ $fish_count ->
    [0] {""}
   *[other] （{ $fish }）
}。
news-unhurt = { $cat }は無傷です。
news-run_away = { $cat }は{ $to ->
    [none] 逃げ出しました！
   *[other] { $to }へ逃げ出しました。
}
news-greedy = { $seat }の皿がいっぱいになりました（{ $fish }）。食いしん坊ボス、{ $cat }！
news-aim = { $cat }は{ $target }をねらいました。
news-negated = { $cat }が攻撃を打ち消しました。{ $stunned ->
    [yes] 次のターンは動けません。
   *[no] {""}
}
news-redirected = { $instead_of }に代わって{ $cat }が目標になりました。
news-cancelled = { $cat }が{ $whose }の効果を取り消しました。
news-no_effect = { $cat }の効果は何も起こしませんでした。
news-feed = { $cat }がサカナをもらいました（{ $fish }）。
news-call = { $cat }が本拠地に呼ばれました（{ $fish }）。
news-decline = { $seat }は反撃しません。
news-resign = { $seat }は投了しました。
news-time = 時間です。両者が{ $last }ターンを終えると終了です。
news-over = ゲーム終了。{ $winner ->
    [none] 引き分けです。
   *[other] { $winner }の勝ちです。
}

## 質問

part-fighter = { $seat ->
    [none] 自分の{ $card }
   *[other] { $seat }の{ $card }
}
term-may_move = 移動
term-may_attack = 攻撃
term-may_use = 裏効果
ask-team = { $kittens ->
    [none] 構築済みのチームを選ぶか、ボスを選んでください。
   *[other] { $enough ->
        [yes] 子ネコをさらに選ぶか、チームを決定してください。今は{ $kittens }匹{ $most ->
            [none] {""}
           *[other] （{ $most }匹まで）
        }です。
       *[no] 子ネコを選んでください。{ $least }匹以上必要で、今は{ $kittens }匹です。
    }
}
ask-start = 開始フェイズです。サカナを取る前に裏効果を使いますか？
ask-take = 箱から皿へサカナを何匹取りますか？
ask-play = 皿のサカナ{ $dish }匹で、ベンチの子ネコを出しますか？
ask-main = { $duel ->
    [yes] 一騎打ちです。ボスで攻撃しますか、ターンを終えますか？
   *[no] 次に行動する猫を選んでください。いなければフェイズを終えます。
}
ask-act = { $cat }の行動中です。まだできること：{ $may }。次に何をしますか？ 行動を終えることもできます。
ask-end = 終了フェイズです。ターンが終わる前に裏効果を使いますか？
ask-damage = 自分の{ $cat }に{ $points }ダメージ。猫の持ち魚で受けますか、箱で受けますか？
ask-response = { $cat }が{ $target ->
    [none] {""}
   *[other] { $target }に
}「{ $effect }」を使いました。取り消しますか？
ask-effects = { $attacker }が{ $target }を攻撃します。サイコロを振る前に裏効果を使いますか？
ask-die = { $attacker }が{ $target }への攻撃で出した目は{ $face ->
    [sleep] 居眠り
   *[other] { $face }
}です。裏効果を使いますか、そのままにしますか？
ask-roll = { $attacker }は今、{ $target }に{ $total }ダメージです。あと{ $left }個振れます。振りますか、やめますか？
ask-total = { $attacker }の攻撃で、{ $target }に{ $total }ダメージです。裏効果で防ぎますか、そのまま受けますか？
ask-counter = { $attacker }に攻撃されました。{ $target }で反撃しますか？
ask-push = { $attacker }が{ $target }を突き飛ばします。どのエリアへ動かしますか？
ask-again = { $attacker }で{ $target }をもう一度攻撃しますか？
ask-aim = 食いしん坊ボス！ { $boss }の「{ $effect }」をどの子ネコに当てますか？
ask-relocate = 食いしん坊ボス！ { $boss }の「{ $effect }」でどの子ネコをどこへ移しますか？
ask-feast = 食いしん坊ボス！ { $boss }の「{ $effect }」でどの子ネコにゴミ箱のサカナを与えますか？ あと{ $left }匹です。
ask-call = 食いしん坊ボス！ { $boss }の「{ $effect }」でどの子ネコを本拠地に呼びますか？

## 選択

choice-boss = ボス：{ $figure }
    .says = { $text }
choice-kitten = 子ネコ：{ $figure }
    .says = { $text }
choice-team = { $team }
    .says = このチームで戦います。ボスは{ $boss }、子ネコは{ $kittens }です。
choice-ready = チームを決定する
    .says = 今のチームで決定します。
choice-take = { $greedy ->
    [yes] { $count }匹取る：食いしん坊ボス！
   *[no] サカナを{ $count }匹取る
}
    .says = { $box ->
    [none] サカナ箱からサカナ皿へサカナを{ $count }匹移します。
   *[other] 箱{ $box }、皿{ $dish }になります。{ $greedy ->
        [yes] 食いしん坊ボス！
       *[no] {""}
    }
}
choice-play = { $cat }を出す
    .says = 皿のサカナ{ $count }匹を持たせて、{ $cat }を自分の本拠地に出します。
choice-end_play = もう出さない
    .says = このターンはもう子ネコを出しません。
choice-move = { $cat }が{ $to }へ移動
    .says = { $to }へ移動します。その後、攻撃もできます。
choice-attack = { $cat }が{ $target }を攻撃
    .says = { $dice ->
    [none] サイコロを振って{ $target }にダメージを与えます。居眠りが出ると失敗です。
   *[other] サイコロ{ $dice }個。すべて振れば{ $hit }%でダメージを与えます。
}
choice-use = { $cat }「{ $effect }」{ $target ->
    [none] {""}
   *[other] →{ $target }
}
    .says = { $held ->
    [0] 皿から{ $dish }匹払います。
   *[other] { $dish ->
        [0] 持ち魚{ $held }匹で払います。
       *[other] 持ち魚{ $held }匹と皿の{ $dish }匹で払います。
    }
}{ $does }
choice-end_act = 行動を終える
    .says = この猫の行動を終えます。
choice-end_main = もう行動しない
    .says = このターンはもう猫を行動させません。
choice-pass = 何もしない
    .says = 今は（これ以上）何もしません。
choice-roll = サイコロを振る
    .says = { $fails ->
    [none] サイコロをもう1個振ります。居眠りが出ると攻撃は失敗します。
   *[other] もう1個振ると、{ $fails }%で失敗します。
}
choice-stop = ここでやめる
    .says = { $damage ->
    [none] ここまでにします。
    [0] 攻撃は失敗になります。
   *[other] 確実に{ $damage }ダメージを与えます。
}
choice-take_cat = 猫が受ける
    .says = { $cat ->
    [none] 猫が持ち魚を皿へ失います。なくなると逃げ出します。
   *[other] { $loses ->
        [yes] { $cat }が逃げ出して、負けになります。
       *[no] { $flees ->
            [yes] { $cat }は逃げ出し、皿{ $dish }になります。
           *[no] { $cat }は残り{ $held }、皿{ $dish }になります。
        }{ $greedy ->
            [yes] 食いしん坊ボス！
           *[no] {""}
        }
    }
}
choice-take_box = 箱で受ける
    .says = { $box ->
    [none] サカナ箱からサカナを皿へ失います。猫は無事です。
   *[other] 箱{ $box }、皿{ $dish }になります。{ $greedy ->
        [yes] 食いしん坊ボス！
       *[no] {""}
    }
}
choice-counter = 反撃する
    .says = 通常の攻撃で反撃します。
choice-decline = 反撃しない
    .says = 反撃しません。
choice-again = もう一度攻撃する
    .says = 同じ子ネコをもう一度攻撃します。
choice-push = { $to }へ突き飛ばす
    .says = 目標の子ネコを{ $to }へ突き飛ばします。
choice-hit = { $cat }に当てる
    .says = { $cat }にダメージを与えます。
choice-relocate = { $cat }を{ $to }へ移す
    .says = { $cat }を{ $to }へ移します。
choice-feed = { $cat }に与える
    .says = ゴミ箱のサカナ1匹を{ $cat }に与えます。
choice-call = { $cat }を呼ぶ
    .says = ベンチの{ $cat }を、ゴミ箱のサカナとともに本拠地へ呼びます。

## できない理由

refusal-asked_first = { $asked ->
    [team] 先にチームを組んでください（C3.4）
    [start] 開始フェイズです。裏効果を使うか、パスしてください（C4.1.2）
    [take] 先にサカナを取ってください（C4.1.3）
    [play] 登場フェイズです。子ネコを出すか、フェイズを終えてください（C4.2.1）
    [main] メインフェイズです。猫を行動させるか、フェイズを終えてください（C4.3.1）
    [act] { $cat }が行動中です。続けるか、行動を終えてください（C4.3.3）
    [end] 終了フェイズです。裏効果を使うか、パスしてください（C4.8.1）
    [effects] { $cat }の攻撃です。サイコロの前に裏効果を使うか、パスしてください（C4.4.2）
    [die] 出た目は{ $face ->
        [sleep] 居眠り
       *[other] { $face }
    }です。裏効果を使うか、パスしてください（C4.4.7）
    [roll] { $cat }がサイコロを振っています。振るか、やめるかを決めてください（C4.4.6）
    [total] { $cat }がダメージを受けるところです。裏効果を使うか、パスしてください（C4.4.10）
    [counter] 先に、{ $cat }が反撃するかどうかを決めてください（C4.4.14）
    [push] 先に、{ $cat }を突き飛ばすエリアを決めてください（C4.4.16）
    [again] 先に、{ $cat }がもう一度攻撃するかどうかを決めてください（C4.4.18）
    [damage] 先に、{ $cat }へのダメージを猫と箱のどちらで受けるか決めてください（C4.5.1）
    [response] { $cat }の裏効果に対応できます。使うか、パスしてください（C5.2.5）
    [aim] 先に、食いしん坊ボスがどの子ネコに当てるか決めてください（C4.6.3）
    [relocate] 先に、食いしん坊ボスがどの子ネコをどこへ移すか決めてください（C5.4.13）
    [feast] ごちそうの途中です。子ネコに与えるか、やめるかを決めてください（C5.4.14）
   *[call] 先に、食いしん坊ボスがどの子ネコを呼ぶか決めてください（C5.4.15）
}
refusal-asked_before = { $first }。{ $then }
refusal-not_yours = { $card }は{ $owner }の猫です。自分の猫を選んでください（C2.1）
refusal-not_in_sets = { $figure }はこのゲームに出ていません。スターターセットの猫を選んでください（C3.1）
refusal-not_in_game = { $figure }はこのゲームに出ていません。チームの猫を選んでください（C10.5）
refusal-teams_done = チームはもう決まっています。今のチームで続けてください（C3.6）
refusal-teams_fixed = スターターセットは組み替えられません。チームを組むのは自作チームのモードです（C3.1）
refusal-is_boss = { $figure }はボスです。子ネコではなく、ボスとして選んでください（C3.4）
refusal-is_kitten = { $figure }は子ネコです。ボスではなく、子ネコとして選んでください（C3.4）
refusal-has_boss = ボスはもう{ $boss }に決まっています。子ネコを選んでください（C3.2）
refusal-house_figure = { $figure }はオリジナルの猫です。このゲームでは使えないので、ほかの猫を選んでください（C10.5）
refusal-boss_first = 先にボスを選んでください（C3.4）
refusal-enough_copies = { $figure }はもう{ $copies }匹います。同じ猫はそれ以上選べないので、ほかの子ネコを選んでください（C3.3）
refusal-team_before = 構築済みのチームは、何も選ばないうちに選びます。このまま組んでください（C3.4）
refusal-illegal_team = このチームはここでは使えません。{ $problem }（C3.5）
refusal-too_few = チームにはボスと{ $least }匹以上の子ネコが必要です。今は{ $kittens }匹なので、もっと選んでください（C3.2）
refusal-take_time = サカナを取るのは、開始フェイズに1回です（C4.1.3）
refusal-take_some = サカナは{ $least }匹以上取ってください（C4.1.3）
refusal-take_there = 箱にはサカナが{ $box }匹しかありません。それ以下にしてください（C4.1.3）
refusal-take_most = サカナを取るのは{ $most }匹までです（C4.1.3）
refusal-play_time = 子ネコを出すのは自分の登場フェイズです（C4.2.1）
refusal-play_boss = { $card }はボスで、初めからなわばりにいます。子ネコを選んでください（C3.7）
refusal-play_nobody = 一騎打ちでは子ネコを出せません。戦うのはボスだけです（C4.7.2）
refusal-played = { $card }はもうなわばりにいます。ベンチの子ネコを選んでください（{ $entry_rule }）
refusal-ran_away = { $card }は逃げ出して、もう戻りません。ベンチの子ネコを選んでください（C2.9）
refusal-not_in_team = { $card }はチームにいません。ベンチの子ネコを選んでください（C3.2）
refusal-alike = 自分の{ $card }がもうなわばりにいます。ほかの子ネコを選んでください（{ $alike_rule }）
refusal-too_dear = { $card }はレベル{ $level }ですが、皿のサカナは{ $dish }匹です。もっと安い子ネコを選んでください（C4.2.2）
refusal-other_copy = 同じ猫ならどれでも同じです。ベンチの最初の{ $card }を選んでください（R34）
refusal-call_time = 子ネコを呼べるのは食いしん坊ボスだけです（C5.4.15）
refusal-call_boss = 呼べるのは子ネコだけです（C5.4.15）
refusal-feed_time = 子ネコに1匹ずつ与えるのは、食いしん坊ボスのごちそうだけです（C5.4.14）
refusal-feed_whom = 与えられるのは、なわばりにいる自分の子ネコだけです（C5.4.14）
refusal-full_stand = { $card }の台はいっぱいです。ほかの子ネコを選んでください（C2.3）
refusal-hit_time = このように子ネコに当てられるのは、食いしん坊ボスだけです（C4.6.3）
refusal-hit_whom = 当てられるのは、なわばりにいる敵の子ネコだけです：{ $hit }（C5.4.1）
refusal-act_time = { $act ->
    [move] 猫が移動する
    [attack] 猫が攻撃する
   *[use] このような裏効果を使う
}のは自分のメインフェイズです（C4.3.1）
refusal-act_absent = { $card }はなわばりにいません。なわばりの猫を選んでください（C4.3.1）
refusal-has_acted = { $card }はこのターンもう行動しました。ほかの猫を選んでください（C4.3.1）
refusal-stunned = { $card }はこのターン動けません。ほかの猫を選んでください（C4.3.12）
refusal-move_boss = ボスは移動しません。子ネコを選んでください（C4.3.8）
refusal-move_nobody = 一騎打ちでは誰も移動しません。ボスは中央で戦います（C4.7.2）
refusal-has_moved = { $card }はもう移動しました。攻撃するか、行動を終えてください（C4.3.2）
refusal-moved_there = { $card }はもうそこにいます。ほかのエリアを選んでください（C4.3.7）
refusal-center_taken = 中央に入れるのはそれぞれ1匹だけで、今は{ $middle }がいます（C4.3.5）
refusal-too_far = { $area }は{ $card }には遠すぎます。近くのエリアを選んでください（C4.3.4）
refusal-roadblock = 途中で敵の通せんぼに止められます。そこまでで止まってください（C4.3.6）
refusal-through_center = 途中の中央に自分のほかの猫がいます。ほかのエリアを選んでください（C4.3.5）
refusal-own_side = { $enemy }は味方です。敵を選んでください（C4.3.9）
refusal-no_such_enemy = そのような敵はなわばりにいません。なわばりの敵を選んでください（C4.3.9）
refusal-enemy_absent = { $enemy }はなわばりにいません。なわばりの敵を選んでください（C4.3.9）
refusal-out_of_range = { $enemy }は{ $there }にいて、{ $here }からは届きません。先に近づくか、ほかの敵を選んでください（C4.3.9）
refusal-push_time = 今は誰も突き飛ばせません（C4.4.16）
refusal-not_beside = { $push }は{ $pushed_from }のとなりではありません。となりのエリアを選んでください（C4.4.16）
refusal-push_center = 中央に{ $pushed_owner }のほかの猫がいます。ほかのエリアを選んでください（R28）
refusal-relocate_time = 子ネコをほかのエリアへ移せるのは、食いしん坊ボスだけです（C5.4.13）
refusal-relocate_whom = 移せるのは、なわばりにいる子ネコだけです（C5.4.13）
refusal-taken_there = { $card }はもうそこにいます。ほかのエリアを選んでください（C5.4.13）
refusal-taken_center = 中央に{ $owner }のほかの猫がいます。ほかのエリアを選んでください（R28）
refusal-end_play_time = それは登場フェイズを終える選択で、今はほかのフェイズです（C4.2.1）
refusal-end_act_time = 今、行動中の自分の猫はいません（C4.3.3）
refusal-end_main_time = それはメインフェイズを終える選択で、今はほかのフェイズです（C4.3.1）
refusal-roll_time = サイコロを振るのは攻撃のときです（C4.4.6）
refusal-stop_time = やめるのは、サイコロを振る途中か、ごちそうの途中です（C4.4.6、C5.4.14）
refusal-damage_time = 今、自分の猫にダメージはありません（C4.5.1）
refusal-counter_time = 今、反撃できる自分の猫はいません（C4.4.14）
refusal-again_time = 今、もう一度攻撃できる自分の猫はいません（C4.4.18）
refusal-box_empty = 箱が空です。猫が受けてください（C4.5.3）
refusal-direct_hit = 直撃は子ネコが自分で受けます（C4.5.4）
refusal-use_boss = { $card }の裏効果は、皿にサカナが{ $greedy_at }匹たまって食いしん坊ボスになったときだけ使います（R17）
refusal-use_time = 「{ $effect }」を使うのは、{ $time }です（{ $time_rule }）
refusal-use_absent = { $card }はなわばりにいません。なわばりの猫の裏効果を使ってください（C5.2.1）
refusal-used = { $card }の裏効果はこのターンもう使いました。次のターンにまた使えます（C5.2.1）
refusal-not_covered = { $card }はこの攻撃の目標を守れません（C5.3.2）
refusal-it_rolls = { $card }が使うのは、自分がサイコロを振るときです（C5.3.3）
refusal-enemy_rolls = { $card }が使うのは、敵がこの猫に対して振ったときです（C5.3.3）
refusal-not_in_attack = { $card }はこの攻撃に加わっていません。加わっている猫の裏効果を使ってください（{ $time_rule }）
refusal-other_face = 出た目は{ $face ->
    [sleep] 居眠り
   *[other] { $face }
}です。使えるのは{ $wanted ->
    [sleep] 居眠り
   *[other] { $wanted }
}の目です（C5.3.3）
refusal-too_poor = コストは{ $cost }匹ですが、{ $card }の持ち魚は{ $held }匹、皿は{ $dish }匹です（C5.2.3）
refusal-pays_too_much = コストは{ $cost }匹です。持ち魚で払えるのは{ $payable }匹までです（C5.2.2）
refusal-holds_less = { $card }の持ち魚は{ $held }匹です。残りは皿から払ってください（C5.2.2）
refusal-dish_short = 皿のサカナは{ $dish }匹です。コスト{ $cost }匹のうち{ $short }匹は持ち魚で払ってください（C5.2.2）
refusal-at_home = { $card }はもう本拠地にいます（C5.4.12）
refusal-no_kitten_here = このエリアに敵の子ネコはいません。いるエリアで使ってください（C5.4.2）
refusal-no_fish_to_feed = 箱が空なので、誰にも与えられません（C5.4.11）
refusal-has_no_target = この裏効果に目標はありません。目標なしで使ってください（C12.4）
refusal-nobody_to_hit = 当てる相手がいません。相手がいるときに使ってください（C5.2.3）
refusal-nobody_to_feed = サカナがレベルより少ない自分の子ネコはいません（C5.2.3）
refusal-other_target = 使える相手は{ $aims }だけです（{ $aim_rule }）
refusal-needs_target = 相手を選んでください：{ $aims }（{ $aim_rule }）
refusal-list_copies = チームに{ $card }が{ $count }匹います。同じ猫は{ $most }匹までです
refusal-list_size = { $part }は今{ $count }匹です。{ $exactly ->
    [yes] ちょうど{ $low }匹
   *[no] { $low }匹から{ $high }匹
}にしてください
refusal-list_barred = { $card }はオリジナルの猫なので、この設定では使えません。ほかの猫を選んでください
refusal-list_unknown = 「{ $words }」という猫はいません{ $meant ->
    [none] 。このゲームの猫を選んでください
   *[other] 。{ $meant }のことですか？
}

## 盤面

center-name = 中央：{ $effect }
    .help = 中央にいる猫が、自分の効果に加えて持つ効果
center-gives = 中央の効果：{ $effect }
arena = いま起きていること
bench-empty = 待っている猫はいません。
note-hit = 命中{ $chance }%
die-sleep = 居眠り
die-0 = 0
die-1 = 1
die-2 = 2
dice-label = これまでの目：{ $dice }
chance-fails = 失敗
chance-damage = { $damage }ダメージ
chance-next = もう1個振ると
preview-against = { $target }を攻撃
preview-dice = サイコロ{ $dice }個（全部振った場合）
bout-total = ＝{ $total }ダメージ
bout-fails = ダメージなし
bout-asleep = 居眠り！ 攻撃失敗
bout-snores = ぐうぐう
blow-damage = ダメージ：{ $cat }
blow-flees = 逃げ出す
blow-lost = 負け
blow-greedy = 食いしん坊ボス！
cry-negated = 攻撃を打ち消した！
cry-cancelled = 取り消し！
cry-no_effect = 効果なし
effect-of = { $cat }の「{ $effect }」
cut-greedy = 食いしん坊ボス！
cut-duel = 一騎打ち！
cut-begin = にゃわばりあらそい、開始！
cut-first = 先手は{ $seat }
team-ready = 準備完了
team-building = チーム作り中
team-count = ボス{ $boss }/1、子ネコ{ $kittens }匹
team-nobody = まだ誰もいません。ボスを選ぶか、構築済みのチームを選んでください。
team-made = 構築済みのチーム
team-taken = チームに{ $count }匹
fish-box = 箱
fish-dish = 皿
fish-trash = ゴミ箱
fish-held = 持ち魚
danger-loses = ボスが逃げ出して負けになります。本当に？

## 端末の卓

group-yellow = ねこcafé
group-magenta = セレブハウス
group-cyan = したまち
table-cat = { $title }
    .short = { $title }
table-alone = { $label }
table-center = { $area }：{ $effect }
table-center_of = { $effect }（{ $territory }）
table-turn = 第{ $turn }ターン
table-phase_of = { $seat }の{ $phase }
table-box = 箱
table-dish = 皿
table-trash = ゴミ箱
table-bench = ベンチ
table-hangout = たまり場
table-unseen = 見えない猫{ $count }匹
table-ready = 準備完了
table-building = チーム作り中
table-about_to = このあと：
table-attack-second = もう一度
table-attack-counterattack = 反撃
table-damage = ダメージ
table-read_about = 猫の説明を読むには、例：? snow
table-type_team = まとめて入力もできます。例：team suko snow snow sham hachi
table-figure = レベル{ $level }、{ $keywords }。「{ $effect }」
table-group-move = { $cat }の移動
table-group-attack = { $cat }の攻撃
table-group-use = { $cat }の裏効果
table-group-relocate = { $cat }を移す
table-pay = 魚{ $held }{ $target ->
    [none] {""}
   *[other] →{ $target }
}
table-rules-team =
    チームはボス1匹と{ $least }匹以上の子ネコです。同じ猫は{ $copies }匹までです。両者が決めるまで、相手には見えません。
    同じ猫が同時になわばりに出ることはありません。1匹目が逃げ出せば、2匹目を出せます。
    安い子ネコはすぐに出せます。高い子ネコは持ち魚が多く、サイコロも多く振れます。
table-rules-start =
    ターンの初めに、箱から皿へサカナを{ $take_least }匹から{ $take_most }匹取ります。
    皿にサカナが{ $greedy }匹たまると、ボスは食いしん坊ボスになります。{ $greedy }匹をゴミ箱に置き、誰のターンでもすぐにボスの裏効果が起こります。
    ターンの初めに箱が空なら、子ネコはみな帰り、ボス同士の一騎打ちになります。
table-rules-play =
    子ネコを出すには、レベルと同じ数のサカナを皿から払います。サカナは持ち魚になり、子ネコは本拠地に出ます。
    払えるだけ出せますが、同じ猫を2匹なわばりに置くことはできません。出した子ネコはすぐに行動できます。
table-rules-main =
    自分の猫はそれぞれ1回行動できます。移動してから攻撃します。どちらもしなくてもかまいません。ボスは移動しません。
    猫は道に沿って1エリア移動し、同じエリアの猫を攻撃します。「移動2」や「遠距離攻撃」があれば、もっと遠くへ届きます。
    中央に入れるのはそれぞれ1匹だけで、中央の効果を得ます。
table-rules-attack =
    攻撃する猫はレベルの数までサイコロを振り、1個ごとにやめられます。目は0、0、1、1、2、居眠りで、居眠りが出ると攻撃は失敗です。
    サイコロを振る前と1個振るごとに、両者は条件の合う裏効果を使えます。
    ダメージは猫か持ち主の箱で受け、失ったサカナは持ち主の皿に移ります。持ち魚がなくなった猫は逃げ出し、それがボスなら負けです。
table-rules-end = ターンが終わる前に、終了フェイズの裏効果を使えます。
table-rules-over = ゲームは終わりました。
table-rules-last_turn = 第{ $turn }ターンの後に終わります。ボスの持ち魚、箱、皿の順に、サカナの多いほうが勝ちです。
table-rules-one_on_one = 一騎打ちです。子ネコは出せず、誰も移動しません。自分のターンにボスが1回だけ相手のボスを攻撃できます。箱にサカナがあれば、箱でダメージを受けられます。
table-rules-costs = 裏効果のコストは、皿のサカナか、その猫の持ち魚で払います。「pay 1」なら持ち魚から1匹、残りを皿から払います。使えるのは1ターンに1回で、最後の持ち魚を払った猫は後で逃げ出します。
table-mark-sides = { $near }は自分の猫、{ $far }は相手の猫です。
table-mark-boss = ボスです。持ち魚がなくなると負けです。
table-mark-held = 猫の持ち魚です。レベル3で、持ち魚が2匹残っています。
table-mark-dish = 皿にサカナが3匹あります。最後の場所は食いしん坊ボスです。そこまでたまると{ $greedy }匹をゴミ箱に置き、ボスの裏効果が起こります。
table-mark-dice = 攻撃のサイコロです。2の目、居眠り、まだ振れる1個。
table-mark-acted = このターンもう行動した猫です。
table-mark-used = このターンもう裏効果を使った猫です。
table-mark-granted = 自分の裏効果で効果を得ている猫です。
table-mark-stunned = 動けない猫です。自分の次のターンに移動も攻撃もできません。
table-mark-bench = 出番を待つ子ネコとレベルです。レベルと同じ数のサカナで出せます。
table-mark-pay = コストのうち1匹を持ち魚で払い、残りを皿から払います。
table-mark-center = それぞれ1匹だけ入れて、効果を得るエリアです：{ $centers }。
table-eats = { $seat }の{ $boss }がサカナを{ $count }匹食べます。
table-starves = { $cat }の持ち魚がなくなり、
table-flees = 逃げ出しました！
table-empty_box = { $seat }の箱が空です。子ネコはみな帰り、
table-bosses_meet = ボス同士が向かい合います。
table-resigned = 第{ $turn }ターンに{ $seat }が投了しました
table-both_fled = 第{ $turn }ターンに両方のボスの持ち魚がなくなりました
table-fled = 第{ $turn }ターンに{ $seat }のボス{ $boss }の持ち魚がなくなり、逃げ出しました
table-timeout = 第{ $turn }ターンで時間切れです。ボスの持ち魚、箱、全員の持ち魚、残った猫の順に比べます
table-last_turn = 第{ $turn }ターンが最後でした。{ $because }
table-more_fish = { $seat }は{ $place ->
    [boss] ボスの持ち魚
    [box] 箱のサカナ
   *[dish] 皿のサカナ
}が多いです（{ $mine }対{ $theirs }）
table-equal = ボス、箱、皿のサカナがすべて同じです

## 入力

term-needs_take = サカナの数（例：take 2）
term-needs_boss = ボス（例：boss yuzu）
term-needs_kitten = 子ネコ（例：kitten snow）
term-needs_team = 構築済みのチーム（例：team city_five）か、ボスと子ネコ
term-needs_play = ベンチの子ネコ（例：play maro）
term-needs_call = ベンチの子ネコ（例：call maro）
term-needs_feed = 子ネコ（例：feed maro）
term-needs_hit = 猫（例：hit sham）
term-needs_push = エリア（例：push center）
term-needs_move = 猫とエリア（例：move maro sw）
term-needs_relocate = 子ネコとエリア（例：relocate maro sw）
term-needs_attack = 猫とその目標（例：attack maro sham）
term-needs_use = 猫、持ち魚で払う数、目標があればその目標（例：use snow pay 1 on sham）
refusal-teams_differ = { $problem }。{ $full ->
    [yes] 両方のプレイヤーが自分でチームを組むからです
   *[no] チームは決まっていて、公開されているからです
}（C10.8）

## たずねずに進められる段階

step-start = 開始フェイズ
    .does = 効果は使いません。
step-effects = ダイスの前の効果
    .does = 効果は使いません。
step-die = ダイスの後の効果
    .does = 効果は使いません。
step-response = 効果への対応
    .does = 効果は使いません。
step-end = 終了フェイズ
    .does = 効果は使いません。
