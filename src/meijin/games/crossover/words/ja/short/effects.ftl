### 表など、場所が少ないところでの言い方。effects.ftlの同じ名前の文に代わります。

text-joint = { $how ->
    [then] 。
    [may] { EITHER($start, "→", "。") }
    [option] 」か「
    [times] ×
    [or] { EITHER($more, "、", "か") }
    [plus] と
    [nor] ことも
   *[other] 、
}
part-card-reference = { $who ->
    [self] { $source ->
        [ninja] 自身
        [warrior] 自身
       *[other] これ
    }
    [user] 使い手
    [its_user] その使い手
    [attached] 付けた戦士
    [team] 自チーム
    [nth] { $nth }つ目の{ text-noun_of_reference }
    [those] それらの{ text-noun_of_reference }
   *[that] その{ text-noun_of_reference }
}
text-to_topic = { $to_is ->
    [again] {""}
    [clear] {""}
   *[other] { $to }は
}
text-of_subject = { $of_is ->
    [again] {""}
    [clear] {""}
   *[other] { $of }が
}
text-details = { SAID($keyword, "", "を持つ") }{ SAID($has_coin, "", "のある") }{ SAID($rank_min, "", "以上の") }{ SAID($mental_max, "精神力", "以下の") }{ $turn_min ->
    [none] { SAID($turn_max, "コスト", "以下の") }
   *[other] コスト{ $turn_min }{ $turn_max ->
        [none] 以上
       *[other] から{ $turn_max }
    }の
}{ $printed_turn_min ->
    [none] { SAID($printed_turn_max, "元のコスト", "以下の") }
   *[other] 元のコスト{ $printed_turn_min }{ $printed_turn_max ->
        [none] 以上
       *[other] から{ $printed_turn_max }
    }の
}
text-place = { $near ->
    [none] {""}
    [vs] 交戦中の
    [was_vs] 戦った相手チームの
   *[with] 同じチームの
}
part-card-number_team_power = { $team_power ->
    [self] チームパワー
   *[foe] 相手
}
part-card-cond_art_requires = { $any_ }の術{ text-nara }
part-card-cond_used_art_this_turn = このターンに{ $any_ }の術を使って{ text-iru }
part-card-cond_role = { $is_ ->
    [attacker] 攻撃側
   *[defender] 防御側
}{ text-nara }
part-card-mod_power = { $to_is ->
    [clear] {""}
    [again] {""}
   *[other] { $to }{" "}
}{ text-power }{ text-power_tail }
part-card-op_power = { $to_is ->
    [clear] {""}
    [again] {""}
   *[other] { $to }{" "}
}{ text-power }（{ text-for }{ SAID($c_where, "、") }{ SAID($s_where, "、") }）
part-card-op_draw = { text-player }{ text-mai }{ text-hiku }{ text-tail }
part-card-op_mill = { text-player }山札の上{ text-mai }を{ $to ->
    [discard] { text-suteru }
   *[chakra] { text-chakra_area }に{ text-oku }
}{ text-tail }
part-card-op_search = 山札{ SAID($look, "の上", "枚") }から{ $what }{ text-found_mai }を{ $to ->
    [hand] 手札に{ text-kuwaeru }
    [play] 場に{ text-dasu }
    [chakra] { text-chakra_area }に{ text-oku }
    [your_rewards] バトル報酬に{ text-oku }
    [removed] 除外{ text-suru }
    [discard] { text-suteru }
   *[other] 山札の上か下に{ text-oku }
}{ text-tail }
part-card-op_damage = { $to }{ text-all_to }に{ $n }ダメージ{ $form ->
    [may] を与えてよい
   *[other] {""}
}{ text-tail }
part-card-op_coin = { $to }{ text-all_to }に{ $sort }コイン{ text-mai }{ $form ->
    [may] を置いてよい
   *[other] {""}
}{ text-tail }
part-card-op_blank = { $to }{ text-all_to }の効果文を無効に{ text-suru }（{ text-for }）
part-card-happens = { text-on_turn }{ $event ->
    [turn_start] ターン開始時
    [turn_end] ターン終了時
    [battle_start] バトルフェイズ開始時
    [showdown_start] 決戦開始時
    [put_in_play] 場に出た時
    [deployed] 配備時
    [sent_out] 出撃時
    [sent_attack] 攻撃時
    [sent_block] ブロック時
    [opposed] 対戦時
    [discarded_showdown] 決戦で捨てられた時
    [used_art] 術を使った時
    [won_battle] 勝利時
    [lost_battle] 敗北時
    [drew_battle] 引き分け時
    [left_play] 場を離れた時
    [damaged] ダメージを受けた時
    [healed] 回復時
    [last_coin_removed] 最後の{ $coin }コインがなくなった時
    [expired] 時間切れの時
    [ally_discarded_showdown] 自分の戦士が決戦で捨てられた時
    [ally_put_in_play] 自分の戦士が場に出た時
    [ally_left_play] 自分の戦士が場を離れた時
    [team_won] 自分のチームの勝利時
    [team_lost] 自分のチームの敗北時
    [outstanding] 自分のチームの完全勝利時
    [planet_damage] 惑星ダメージを受けた時
    [reward_won] 報酬を得た時
   *[opp_used_art] 相手が術を使った時
}
text-on_turn = { $role ->
    [attacker] 自分の{ text-turn_if_needed }
    [defender] 相手の{ text-turn_if_needed }
   *[none] {""}
}
text-turn_if_needed = { $event ->
    [turn_start] {""}
    [turn_end] {""}
    [battle_start] {""}
    [showdown_start] {""}
   *[other] ターンに
}
text-icons = { $valid ->
    [yes] 有効{ $db ->
        [yes] 、
       *[other] { text-comma }
    }
   *[other] {""}
}{ $db ->
    [yes] DB{ text-comma }
   *[other] {""}
}{ $limit ->
    [turn] ターン1回
    [game] ゲーム1回
    [unlimited] 何回でも
   *[none] {""}
}
text-ability = { $sort ->
    [static] { text-while }{ $do }
    [effect] { text-if }{ $do }
    [trigger] { $happens }：{ text-if }{ text-cost }{ $do }
    [replace] { $me }が{ $would ->
        [leave_play] 場を離れる
       *[damage] ダメージを受ける
    }時、{ text-if }{ text-cost }代わりに{ $do }
   *[activated] { text-timing }{ EITHER($anywhere, "（待機中も）") }{ $role ->
        [attacker] （自分のターン）
        [defender] （相手のターン）
       *[none] {""}
    }：{ text-if }{ SAID($cost, "", "。") }{ $do }
}
text-cost = { SAID($cost, "", "→") }
part-card-ability = { $icons ->
    [yes] （{ text-icons }）
   *[other] {""}
}{ text-ability }{ EITHER($unnegatable, "。打ち消されない") }
part-card-subtype = { $subtype ->
    [permanent] 永続
    [counter] カウンター
    [adventure] 冒険
   *[time] 時間{ $time }
}
    .between = {"、"}
part-card-line = { $said }
    .between = {""}
    .apart = {"；"}
