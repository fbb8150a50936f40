### カードの文の日本語。文は効果の言葉（docs/crossover-effects.md）から組み立てます。
### 「text-」で始まるものは、いくつかの文で共通に使う部分です。

## 名前

text-chakra = { $line ->
    [db] 気
   *[other] チャクラ
}
text-chakra_area = { text-chakra }エリア
text-village = { $line ->
    [db] 配備エリア
   *[other] 里
}
text-hand_cost = { $line ->
    [db] 気コスト
   *[other] 手札コスト
}
text-type = { $type ->
    [ninja] 忍
    [jutsu] 術
    [mission] 任務
    [client] 依頼人
    [warrior] 戦士
    [technique] 技
    [event] イベント
   *[wish] 願い
}
text-for = { $for_ ->
    [battle] このバトルの間
    [turn] このターン
    [next_turn] 次のターンの終わりまで
   *[game] このゲームの間
}
part-card-type = { text-type }
part-card-from = { $zone ->
    [hand] 手札
    [deck] 山札
    [discard] 捨て札
    [chakra] { text-chakra_area }
   *[other] { $zone }
}
part-card-called = { $name }
    .between = {"、"}
part-card-coin_of = { $name ->
    [none] コイン
   *[other] { $name }コイン
}
part-card-keyword = { $name }{ $number ->
    [none] { SAID($whom, "：") }
   *[other] { $number }
}

## 活用と続き方

text-suru = { $form ->
    [and] し
    [may] してよい
   *[other] する
}
text-hiku = { $form ->
    [and] 引き
    [may] 引いてよい
   *[other] 引く
}
text-suteru = { $form ->
    [and] 捨て
    [may] 捨ててよい
   *[other] 捨てる
}
text-oku = { $form ->
    [and] 置き
    [may] 置いてよい
   *[other] 置く
}
text-modosu = { $form ->
    [and] 戻し
    [may] 戻してよい
   *[other] 戻す
}
text-kuwaeru = { $form ->
    [and] 加え
    [may] 加えてよい
   *[other] 加える
}
text-dasu = { $form ->
    [and] 出し
    [may] 出してよい
   *[other] 出す
}
text-eru = { $form ->
    [and] 得て
    [may] 得てよい
   *[other] 得る
}
text-ataeru = { $form ->
    [and] 与え
    [may] 与えてよい
   *[other] 与える
}
text-saseru = { $form ->
    [and] させ
    [may] させてよい
   *[other] させる
}
text-nozoku = { $form ->
    [and] 取り除き
    [may] 取り除いてよい
   *[other] 取り除く
}
text-naru = { $form ->
    [and] なり
    [may] なってよい
   *[other] なる
}
text-kiru = { $form ->
    [and] 切り直し
    [may] 切り直してよい
   *[other] 切り直す
}
text-miru = { $form ->
    [and] 見て
    [may] 見てよい
   *[other] 見る
}
text-erabu = { $form ->
    [and] 選び
    [may] 選んでよい
   *[other] 選ぶ
}
text-nai = { $form ->
    [and] ず
   *[other] ない
}
text-iru = { $form ->
    [and] { EITHER($negated, "おらず", "いて") }
    [while] { EITHER($negated, "いない", "いる") }
   *[if] { EITHER($negated, "いなければ", "いれば") }
}
text-aru = { $form ->
    [and] { EITHER($negated, "なく", "あり") }
    [while] { EITHER($negated, "ない", "ある") }
   *[if] { EITHER($negated, "なければ", "あれば") }
}
text-nara = { $form ->
    [and] { EITHER($negated, "でなく", "で") }
    [while] { EITHER($negated, "でない", "である") }
   *[if] { EITHER($negated, "でなければ", "なら") }
}
text-kereba = { $form ->
    [and] く
    [while] い
   *[if] ければ
}
text-joint = { $how ->
    [then] 。
    [may] 。{ EITHER($start, "そうしたら、") }
    [option] 」または「
    [times] ×
    [or] { EITHER($more, "、", "か") }
    [plus] と
    [nor] ことも
   *[other] 、
}
part-card-joined = { $one }{ text-joint }{ $next }
part-card-aimed = { $targets }を選ぶ。{ $do }
part-card-where = { $letter }は{ $number }
text-tail = { SAID($n_where, "（", "）") }

## カードや戦士

part-card-reference = { $who ->
    [self] この{ $source ->
        [ninja] 忍
        [jutsu] 術
        [mission] 任務
        [client] 依頼人
        [warrior] 戦士
        [technique] 技
        [event] イベント
       *[wish] 願い
    }
    [user] 使い手
    [its_user] その使い手
    [attached] { $again ->
        [yes] その戦士
       *[other] { $source ->
            [mission] この任務
           *[other] このカード
        }を付けた戦士
    }
    [team] { $of }のチーム
    [nth] { $nth }つ目の{ text-noun_of_reference }
    [those] それらの{ text-noun_of_reference }
   *[that] その{ text-noun_of_reference }
}
text-noun_of_reference = { $noun ->
    [support] サポートカード
    [card] カード
    [chain] 効果
    [art] 術
   *[fighter] 戦士
}
part-card-objects = { $by ->
    [opp] 相手が選ぶ
    [random] 無作為に選んだ
   *[other] {""}
}{ text-objects }
text-objects = { $role ->
    [none] { text-place }{ text-noun }{ text-how_many }
   *[other] { $how ->
        [bare] { text-place }{ text-noun }{ text-how_many }
        [a] { text-place }{ text-noun }{ text-how_many }
       *[other] { text-placed }
    }
}
text-place = { $near ->
    [none] {""}
    [vs] { $whom }と戦っている
    [was_vs] { $whom }と戦ったチームの
   *[with] { $whom }のチームの
}
text-placed = { $near ->
    [none] { text-adjectives }{ $zone ->
        [battle] 戦っている
       *[other] {""}
    }{ text-owner }{ $how ->
        [all] 各チームの{ text-role }
       *[other] チーム{ $how ->
            [one] 1つ
           *[other] { $n }つ
        }の{ text-role }
    }
    [vs] { $whom }と戦っているチームの{ text-adjectives }{ text-role }{ text-how_many }
    [was_vs] { $whom }と戦ったチームの{ text-adjectives }{ text-role }{ text-how_many }
   *[with] { $whom }のチームの{ text-adjectives }{ text-role }{ text-how_many }
}
text-role = { $role ->
    [head] 先頭
   *[back] 後列の戦士
}
text-owner = { $of ->
    [you] 自分の
    [opp] 相手の
   *[none] {""}
}
text-how_many = { $how ->
    [one] { $one_head ->
        [yes] {""}
       *[other] 1{ text-counter }
    }
    [some] { $n }{ text-counter }{ EITHER($up_to, "まで") }
   *[other] {""}
}
text-counter = { $sort ->
    [fighter] 人
    [chain] つ
   *[other] 枚
}
text-noun = { EITHER($aims, "使い手のチームの戦士を対象とする") }{ EITHER($in_play, "場の") }{ EITHER($other, "ほかの") }{ $status ->
    [injured] 負傷し{ $near ->
        [none] ている
       *[other] た
    }
   *[other] {""}
}{ $role ->
    [none] { $zone ->
        [battle] { $near ->
            [vs] {""}
           *[other] 戦っている
        }
        [standby] 待機している
       *[other] {""}
    }
   *[other] {""}
}{ $zones ->
    [none] { text-described }
   *[other] { $how ->
        [bare] { text-described }
        [a] { text-described }
       *[other] { text-owner }{ $zones }{ text-of_zones }
    }
}
text-described = { text-details }{ text-owner }{ $status ->
    [healthy] 健康な
   *[other] {""}
}{ text-adjectives }{ text-what }
text-of_zones = { $unasked ->
    [yes] { $counted ->
        [yes] のカード
       *[other] { $zone ->
            [hand] {""}
            [discard] {""}
           *[other] のカード
        }
    }
   *[other] の{ text-details }{ text-adjectives }{ text-what }
}
text-adjectives = { $gameline ->
    [naruto] NARUTOの
    [db] ドラゴンボールの
   *[none] {""}
}{ SAID($symbol, "", "の") }{ SAID($attr, "", "の") }{ SAID($trait, "", "の") }{ SAID($not_trait, "", "でない") }
text-what = { $role ->
    [none] { $names ->
        [none] { text-kind }
       *[other] { $sort ->
            [card] { $names }のカード
           *[other] { $names }
        }
    }
   *[other] { text-role }
}
text-kind = { $types ->
    [none] { $art ->
        [yes] { $sort ->
            [card] 術カード
           *[other] 術
        }
       *[other] { $fighter ->
            [yes] { $sort ->
                [card] 戦士カード
               *[other] 戦士
            }
           *[other] { $sort ->
                [support] サポートカード
                [card] カード
                [chain] 効果
               *[fighter] 戦士
            }
        }
    }
   *[other] { $types }{ $sort ->
        [card] カード
       *[other] {""}
    }
}
text-details = { SAID($keyword, "", "を持つ") }{ SAID($has_coin, "", "のある") }{ SAID($rank_min, "", "以上の") }{ SAID($mental_max, "精神力", "以下の") }{ $turn_min ->
    [none] { SAID($turn_max, "ターンコスト", "以下の") }
   *[other] ターンコスト{ $turn_min }{ $turn_max ->
        [none] 以上
       *[other] から{ $turn_max }
    }の
}{ $printed_turn_min ->
    [none] { SAID($printed_turn_max, "印刷されたターンコストが", "以下の") }
   *[other] 印刷されたターンコストが{ $printed_turn_min }{ $printed_turn_max ->
        [none] 以上
       *[other] から{ $printed_turn_max }
    }の
}

## 数

text-of_it = { $of_is ->
    [again] その
   *[other] { $of }の
}
part-card-number_fixed = { $n }
part-card-number_x = X
part-card-number_count = { $count }の数
part-card-number_stat = { $stat ->
    [printed_combat] 今の状態で印刷された{ text-of_it }戦闘力
    [printed_support] 今の状態で印刷された{ text-of_it }支援力
   *[other] { text-of_it }{ $stat ->
        [combat] 今の戦闘力
        [support] 今の支援力
        [turn] ターンコスト
       *[mental] 精神力
    }
}
part-card-number_coins = { text-of_it }{ SAID($coins) }コインの数
part-card-number_team_power = { $team_power ->
    [self] { $whom }のチームのチームパワー
   *[foe] 相手チームのチームパワー
}
part-card-number_team_size = { $team_size ->
    [none] そのチーム
   *[other] { $team_size }のチーム
}の人数
part-card-number_rewards_won_this_turn = { $rewards_won_this_turn ->
    [you] 自分
   *[opp] 相手
}がこのターンに得たバトル報酬の数
part-card-number_rewards = { $rewards ->
    [you] 自分
   *[opp] 相手
}のバトル報酬の数
part-card-number_hand = { $hand ->
    [you] 自分
   *[opp] 相手
}の手札の枚数
part-card-number_marker = { $marker ->
    [you] 自分
   *[opp] 相手
}のターンカウンター
part-card-number_neg = マイナス{ $neg }
part-card-number_add = { $add }の合計
part-card-number_mul = { $mul }
part-card-number_min = { $min_ }のうち最も小さい数
part-card-number_max = { $max_ }のうち最も大きい数
part-card-number_up_to = 0から{ $up_to }までの好きな数

## 条件

text-of_subject = { $of_is ->
    [again] {""}
   *[other] { $of }が
}
part-card-has_coin = { $whom }にDBコインが{ text-aru }
part-card-cond_exists = { $near ->
    [none] { $zones ->
        [none] { $sort ->
            [chain] チェインに{ text-whose_item }{ $noun }が{ text-at_least }{ text-aru }
            [support] { text-whose_field }{ $noun }が{ text-at_least }{ text-aru }
           *[other] { text-whose_field }{ $noun }が{ text-at_least }{ text-iru }
        }
       *[other] { text-whose_item }{ $zones }に{ $noun }が{ text-at_least }{ text-aru }
    }
   *[other] { $whom_is ->
        [again] {""}
       *[other] { $whom }が
    }{ $noun }{ text-at_least }と{ $near ->
        [with] 同じチームに
       *[vs] 戦って
    }{ text-iru }
}
text-whose_item = { $of ->
    [you] 自分の
    [opp] 相手の
   *[none] {""}
}
text-whose_field = { $of ->
    [you] 自分の場に
    [opp] 相手の場に
   *[none] 場に
}
text-at_least = { $min_ ->
    [none] {""}
   *[other] { $min_ }{ text-counter }以上
}
part-card-cond_cmp = { $a }が{ $fixed ->
    [none] { $is_ ->
        [less] { $b }未満{ text-nara }
        [at_most] { $b }以下{ text-nara }
        [at_least] { $b }以上{ text-nara }
        [more] { $b }より多{ text-kereba }
        [unequal] { $b }と同じ{ text-nara }
       *[other] { $b }と同じ{ text-nara }
    }
   *[other] { $is_ ->
        [less] { text-fixed }未満{ text-nara }
        [at_most] { text-fixed }以下{ text-nara }
        [at_least] { text-fixed }以上{ text-nara }
        [more] { text-fixed }より多{ text-kereba }
       *[other] { text-fixed }{ text-nara }
    }
}
text-fixed = { $fixed }{ $unit ->
    [coins] 枚
    [rewards] 枚
    [rewards_won_this_turn] 枚
    [hand] 枚
    [team_size] 人
   *[other] {""}
}
part-card-cond_status = { text-of_subject }{ $is_ ->
    [injured] 負傷して{ text-iru }
   *[healthy] 健康{ text-nara }
}
part-card-cond_position = { text-of_subject }チームの{ $is_ ->
    [head] 先頭
   *[back] 後列
}で戦って{ text-iru }
part-card-cond_battling = { text-of_subject }戦って{ text-iru }
part-card-cond_matches = { text-of_subject }{ $near ->
    [none] { $is_ }{ text-nara }
    [vs] { $whom }と戦って{ text-iru }
    [was_vs] { $whom }と戦ったチームに{ text-iru }
   *[with] { $whom }のチームに{ text-iru }
}
part-card-cond_left_play = { text-of_subject }場を離れて{ text-iru }
part-card-cond_sent_this_turn = { text-of_subject }このターンにバトルに出て{ text-iru }
part-card-cond_art_requires = その術が{ $any_ }を条件として{ text-iru }
part-card-cond_used_art_this_turn = { text-of_subject }このターンに{ $any_ }を条件とする術を使って{ text-iru }
part-card-cond_phase = { $is_ ->
    [start] 開始
    [mission] 任務
    [organization] 編成
    [battle] バトル
   *[end] 終了
}フェイズ{ text-nara }
part-card-cond_role = 自分が{ $is_ ->
    [attacker] 攻撃側
   *[defender] 防御側
}{ text-nara }

## コスト

part-card-pay_chakra = { SAID($symbol, "", "の") }{ text-chakra }を{ $n }枚{ text-suteru }
part-card-pay_hand = 手札{ SAID($what, "の") }を{ $n }枚{ text-suteru }
part-card-pay_injure = { $what }を負傷{ text-saseru }
part-card-pay_damage = { $what }に1ダメージを{ text-ataeru }
part-card-pay_coin = { $whom ->
    [none] 自分のカード
   *[other] { $whom }
}から{ SAID($sort) }コインを{ $n }枚{ text-nozoku }
part-card-pay_remove = { $of ->
    [you] 自分の
    [opp] 相手の
   *[any] いずれかのプレイヤーの
}{ $zone }の{ $what }{ $n }枚をゲームから除外{ text-suru }
part-card-pay_move_self = { $to ->
    [discard] { $whom }を{ text-suteru }
    [removed] { $whom }をゲームから除外{ text-suru }
    [hand] { $whom }を自分の手札に{ text-modosu }
    [deck_top] { $whom }を自分の山札の上に{ text-oku }
    [deck_bottom] { $whom }を自分の山札の下に{ text-oku }
   *[chakra] { $whom }を自分の{ text-chakra_area }に{ text-oku }
}
part-card-pay_discard_fighter = { $what }を{ text-suteru }

## 常に働く効果

text-to_topic = { $to_is ->
    [again] {""}
   *[other] { $to }は
}
text-power = { $c }/{ $s }
text-power_tail = { $c_where ->
    [none] { SAID($s_where, "（", "）") }
   *[other] （{ $c_where }{ SAID($s_where, "、") }）
}
part-card-of_teams = { SAID($with_, "", "を含む") }{ $teams_of ->
    [you] 自分の
    [opp] 相手の
   *[any] {""}
}各チーム
part-card-mod_power = { $to }{ text-all_to }を{ text-power }{ text-suru }{ text-power_tail }
part-card-mod_team_power = { text-same }チームパワーを{ $n }{ text-suru }{ text-tail }
part-card-mod_team_mental = { text-same }チーム精神力を{ $n }{ text-suru }{ text-tail }
text-same = { $same ->
    [yes] {""}
   *[other] { $to }の
}
text-by = { $by ->
    [opp] 相手の効果
    [opp_arts] 相手の術
    [opp_fighters] 相手の戦士の効果
    [opp_missions] 相手の任務とイベント
   *[any] 効果
}
text-safe = { $only ->
    [none] { $always ->
        [none] { text-by }によって{ $what }こともない
       *[other] { $what ->
            [none] { $always }こともない
           *[other] { text-by }によって{ $what }ことも{ $always }こともない
        }
    }
    [all] { $by ->
        [opp] 相手の効果を
        [opp_arts] 相手の術の効果を
        [opp_fighters] 相手の戦士の効果を
        [opp_missions] 相手の任務とイベントの効果を
       *[any] どの効果も
    }受け{ text-nai }
    [damage] { text-by }によるダメージを受け{ text-nai }
    [injure] { text-by }によって負傷させられ{ text-nai }
    [blank] { text-by }によって効果文を失わ{ text-nai }
    [standby] { text-by }によって待機になら{ text-nai }
    [move] { text-by }によって移動させられ{ text-nai }
    [power] { text-by }によってパワーを変えられ{ text-nai }
    [target] { text-by }の対象になら{ text-nai }
    [showdown_damage] 決戦でダメージを受け{ text-nai }
   *[damage_discard] ダメージによって捨てられ{ text-nai }
}
part-card-word = { $sort ->
    [protection] { $word ->
        [damage] ダメージを受ける
        [injure] 負傷させられる
        [blank] 効果文を失う
        [standby] 待機になる
        [move] 移動させられる
        [power] パワーを変えられる
        [target] 対象になる
        [showdown_damage] 決戦でダメージを受ける
        [damage_discard] ダメージによって捨てられる
       *[all] 影響を受ける
    }
   *[inability] { $word ->
        [use_art] 術を使え
       *[attack] 攻撃に出られ
    }
}
part-card-mod_protect = { text-to_topic }{ text-safe }
part-card-mod_unblockable = { $to }は、{ $by_team_size_max ->
    [none] { $by_team_with }を含む
    [1] 1人の
   *[other] { $by_team_size_max }人以下の
}チームにブロックされ{ text-nai }
part-card-mod_hand_cost = { $to }の{ text-hand_cost }を{ $n }{ text-suru }{ text-tail }
part-card-mod_turn_cost = { $to }のターンコストを{ $n }{ text-suru }{ text-tail }
part-card-mod_art_cost = { $to }の{ text-chakra }コストを{ $n }{ text-suru }{ text-tail }
part-card-mod_growth_value = { $who ->
    [you] 自分の戦士
    [opp] 相手の戦士
   *[any] すべての戦士
}の成長コインは、1枚につき{ $n }/{ $n }と数える{ text-tail }
part-card-mod_defeat_damage = 決戦で敗北した{ $who ->
    [you] 自分の
    [opp] 相手の
   *[any] {""}
}チームの先頭は、さらに{ $n }ダメージを受ける{ text-tail }
part-card-mod_forbid = { $who ->
    [you] 自分は
    [opp] 相手は
   *[any] どのプレイヤーも
}{ $what ->
    [ambush] 奇襲で配備でき{ text-nai }
    [growth] 成長を使え{ text-nai }
   *[counter] カウンター任務を使え{ text-nai }
}
part-card-mod_trait = { text-to_topic }特徴「{ $add }」を持つ
part-card-mod_keyword = { text-to_topic }「{ $add }」を持つ
part-card-mod_must_attack = { text-to_topic }攻撃に出なければなら{ text-nai }
part-card-mod_cannot_attack = { text-to_topic }攻撃に出られ{ text-nai }
part-card-mod_must_block = { text-to_topic }ブロックに出なければなら{ text-nai }

## 効果がすること

text-player = { $who ->
    [you] {""}
    [opp] 相手は
   *[both] 各プレイヤーは
}
text-own = { $who ->
    [you] 自分の
   *[other] {""}
}
text-whose = { $who ->
    [you] 自分の
    [opp] 相手の
   *[both] 各プレイヤーの
}
text-mai = { $n_how ->
    [all] すべて
    [any] 好きな枚数
    [up_to] { $n }枚まで
   *[other] { $n }枚
}
part-card-op_draw = { text-player }カードを{ text-mai }{ text-hiku }{ text-tail }
part-card-op_mill = { text-player }{ text-own }山札の上から{ text-mai }を{ $to ->
    [discard] { text-suteru }
   *[chakra] { text-chakra_area }に{ text-oku }
}{ text-tail }
text-all_what = { $what_is ->
    [all] すべて
   *[other] {""}
}
text-all_to = { $to_is ->
    [all] すべて
   *[other] {""}
}
text-owner_of = { $owner ->
    [your] {""}
   *[other] 持ち主の
}
part-card-op_move = { $what }{ text-all_what }を{ $to ->
    [discard] { text-suteru }
    [removed] ゲームから除外{ text-suru }
    [hand] { $cards ->
        [yes] { $owner ->
            [your] {""}
           *[other] 持ち主の
        }手札に{ text-kuwaeru }
       *[other] { text-owner_of }手札に{ text-modosu }
    }
    [deck_top] { text-owner_of }山札の上に{ text-oku }
    [deck_bottom] { text-owner_of }山札の下に{ text-oku }
    [chakra] { text-owner_of }{ text-chakra_area }に{ text-oku }
   *[your_rewards] 裏向きで自分のバトル報酬に{ text-oku }
}
part-card-op_put = { $what }{ text-all_what }を場に{ text-dasu }
part-card-op_reward = { text-player }バトル報酬を{ text-mai }{ text-eru }{ text-tail }
part-card-op_unreward = { text-whose }最も新しいバトル報酬{ text-mai }{ EITHER($n_one, "", "（足りなければすべて）") }を{ $to ->
    [hand] { text-back_to }手札に
    [removed] {""}
    [deck_top] { text-back_to }山札の上に
    [deck_bottom] { text-back_to }山札の下に
    [chakra] { text-back_to }{ text-chakra_area }に
   *[discard] { text-back_to }捨て札に
}{ $shuffle ->
    [yes] 置き、その山札を{ text-kiru }
   *[other] { $to ->
        [removed] ゲームから除外{ text-suru }
        [hand] { text-kuwaeru }
       *[other] { text-oku }
    }
}{ text-tail }
text-back_to = { $who ->
    [you] 相手の
    [opp] 自分の
   *[both] 持ち主の
}
part-card-op_recycle_hand = { text-player }手札をすべて{ $to ->
    [removed] ゲームから除外し
    [deck_top] 山札の上に置き
    [deck_bottom] 山札の下に置き
    [chakra] { text-chakra_area }に置き
   *[discard] 捨て
}、同じ枚数のカードを{ text-hiku }
part-card-op_return_injured = { $to_is ->
    [again] {""}
   *[other] { $to }は
}負傷して自分の{ text-village }に{ $form ->
    [and] 戻り
    [may] 戻ってよい
   *[other] 戻る
}
part-card-op_discard = { $who ->
    [opp] { $by ->
        [you] 相手の{ text-discarded }を{ text-mai }選んで{ text-suteru }
        [random] 相手は{ text-discarded }を無作為に{ text-mai }{ text-suteru }
       *[owner] 相手は{ text-discarded }を{ text-mai }{ text-suteru }
    }
   *[other] { text-player }{ text-own }{ text-discarded }を{ $by ->
        [random] 無作為に
       *[other] {""}
    }{ text-mai }{ text-suteru }
}{ text-tail }
text-discarded = { $from_ ->
    [hand] 手札{ SAID($what, "の") }
   *[chakra] { text-chakra_area }の{ $what ->
        [none] カード
       *[other] { $what }
    }
}
text-owner_searched = { $who ->
    [you] 自分の
   *[opp] 相手の
}
part-card-op_search = { text-owner_searched }山札{ $look ->
    [none] から{ $what }を{ text-found_mai }探し、
   *[other] の上{ $look }枚を見て、その中の{ $what }{ text-found_mai }を
}{ EITHER($reveal, "見せて") }{ $to ->
    [hand] 手札に加え
    [play] 場に出し
    [deck_top] 残りを切り直した山札の上に{ text-oku }
    [deck_bottom] 残りを切り直した山札の下に{ text-oku }
    [chakra] { text-owner_searched }{ text-chakra_area }に置き
    [your_rewards] 裏向きで自分のバトル報酬に置き
    [removed] ゲームから除外し
   *[discard] 捨て
}{ $to ->
    [deck_top] {""}
    [deck_bottom] {""}
   *[other] 、{ $look ->
        [none] 山札を{ text-kiru }
       *[other] 残りを戻して{ text-kiru }
    }
}{ text-tail }
text-found_mai = { $n_how ->
    [none] { $n_one ->
        [yes] 1枚
       *[other] { $n }枚まで
    }
   *[other] { text-mai }
}
part-card-op_look = { text-owner_searched }{ $n ->
    [none] 手札を
   *[other] 山札の上{ text-mai }を
}{ $pick ->
    [0] { $rest ->
        [none] { text-miru }
       *[other] 見て、それを{ text-rest }
    }
   *[other] 見て、{ $n ->
        [none] {""}
       *[other] その中の
    }{ $pick }枚を{ $pick_to ->
        [discard] { $rest ->
            [none] { text-suteru }
           *[other] 捨て
        }
        [removed] ゲームから除外{ $rest ->
            [none] { text-suru }
           *[other] し
        }
        [hand] { text-its_owners }手札に{ $rest ->
            [none] { text-kuwaeru }
           *[other] 加え
        }
       *[other] { $pick_to ->
            [deck_top] { text-its_owners }山札の上
            [deck_bottom] { text-its_owners }山札の下
            [chakra] { text-its_owners }{ text-chakra_area }
           *[your_rewards] 裏向きで自分のバトル報酬
        }に{ $rest ->
            [none] { text-oku }
           *[other] 置き
        }
    }{ $rest ->
        [none] {""}
       *[other] 、残りを{ text-rest }
    }
}{ text-tail }
text-rest = { $rest ->
    [top] 山札の上に{ text-modosu }
    [bottom] 山札の下に{ text-oku }
    [shuffle] 戻して{ text-kiru }
   *[reorder] 好きな順で山札の上に{ text-modosu }
}
text-its_owners = { $who ->
    [you] {""}
   *[opp] 持ち主の
}
part-card-op_coin = { $to }{ text-all_to }に{ $sort }コインを{ text-mai }{ $to_is ->
    [all] ずつ
    [many] ずつ
   *[other] {""}
}{ text-oku }{ text-tail }
part-card-op_uncoin = { $to }{ text-all_to }から{ $n_how ->
    [any] 好きな数の{ text-coin }を
   *[other] { text-coin }を{ text-mai }
}{ text-nozoku }{ text-tail }
text-coin = { SAID($sort) }コイン
part-card-op_db_coin = { text-player }DBコインを{ text-mai }{ text-eru }{ text-tail }
part-card-op_take_coin = 相手のカードから、DBコイン以外のコイン1枚を{ $to }に移{ $form ->
    [and] し
    [may] してよい
   *[other] す
}
part-card-op_marker = { text-whose }ターンカウンターを{ $n }{ text-suru }{ text-tail }
part-card-op_power = { text-for }、{ $to }{ text-all_to }を{ text-power }{ text-suru }{ text-power_tail }
part-card-op_set_power = { text-for }、{ $to }{ text-all_to }の印刷されたパワーを{ text-power }として扱{ $form ->
    [and] い
    [may] ってよい
   *[other] う
}{ text-power_tail }
part-card-op_team_power = { text-for }、{ $of }のチームのチームパワーを{ $n }{ text-suru }{ text-tail }
part-card-op_damage = { $to }{ text-all_to }に{ $n_how ->
    [any] 好きな数の
    [up_to] { $n }までの
   *[other] { $n }
}ダメージを{ text-ataeru }{ text-tail }
part-card-op_injure = { $to }{ text-all_to }を負傷{ text-saseru }{ $then_each ->
    [none] {""}
   *[other] 。{ $to_is ->
        [all] こうして負傷した戦士ごとに、
        [many] こうして負傷した戦士ごとに、
       *[other] 負傷したら、
    }{ $then_each }
}
part-card-op_heal = { $to }{ text-all_to }を回復{ text-saseru }{ $then_each ->
    [none] {""}
   *[other] 。{ $to_is ->
        [all] こうして回復した戦士ごとに、
        [many] こうして回復した戦士ごとに、
       *[other] 回復したら、
    }{ $then_each }
}
part-card-op_standby = { text-to_topic }{ text-all_to }待機に{ text-naru }
part-card-op_join = { $what }{ text-all_what }を、{ $team_of }のチームの{ $pos ->
    [head] 先頭
    [back] 後列
   *[any] 好きな位置
}に{ text-oku }
part-card-op_blank = { text-for }、{ $to }{ text-all_to }の効果文とキーワードを無効に{ text-suru }
part-card-op_copy_text = { $to }は{ text-for }、{ $from_ }の効果文とキーワードを{ text-eru }
part-card-op_grant = { text-to_topic }{ text-for }、{ $forbid ->
    [none] { $keyword ->
        [none] { $trait ->
            [none] { text-safe }
           *[other] 特徴「{ $trait }」を{ text-eru }
        }
       *[other] 「{ $keyword }」を{ text-eru }
    }
   *[other] { $forbid }{ text-nai }
}
part-card-op_control = { $who ->
    [you] { $what }{ text-all_what }のコントロールを{ text-eru }
   *[opp] { $what }{ text-all_what }のコントロールを相手に{ $form ->
        [and] 渡し
        [may] 渡してよい
       *[other] 渡す
    }
}
part-card-op_attach = { $me }を{ $to }に付け{ $form ->
    [and] {""}
    [may] てよい
   *[other] る
}
part-card-op_negate = { $what }{ text-all_what }を打ち消{ $to ->
    [chakra] { $form ->
        [and] し
        [may] してよい
       *[other] す
    }
    [discard] して{ text-suteru }
    [deck_top] し、持ち主の山札の上に{ text-oku }
    [deck_bottom] し、持ち主の山札の下に{ text-oku }
    [hand] し、持ち主の手札に{ text-modosu }
   *[removed] してゲームから除外{ text-suru }
}
part-card-op_extra_deploy = このターン、さらに戦士を{ $n_how ->
    [any] 好きな人数
    [up_to] { $n }人まで
   *[other] { $n }人
}配備できる{ text-tail }
part-card-op_reorganize = { $who ->
    [you] 自分のチームを
    [opp] 相手は自身のチームを
   *[both] 各プレイヤーは自身のチームを
}編成{ text-suru }
part-card-op_flip = コインを{ text-mai }{ $form ->
    [may] 投げてよい
   *[other] 投げる
}{ text-tail }。{ $heads ->
    [none] {""}
   *[other] { EITHER($n_one, "表なら、", "表1枚につき、") }{ $heads }{ $tails ->
        [none] {""}
       *[other] 。
    }
}{ $tails ->
    [none] {""}
   *[other] { EITHER($n_one, "裏なら、", "裏1枚につき、") }{ $tails }
}
part-card-op_if = { $cond }、{ $then }{ SAID($else_, "。そうでなければ、") }
part-card-op_choose = { SAID($aim, "", "について、") }{ $by ->
    [you] {""}
   *[opp] 相手が
}次のうち1つを{ text-erabu }：「{ $options }」
part-card-op_later = { $at ->
    [turn_end] ターンの終わりに
    [showdown_start] 決戦の始めに
   *[next_turn_start] 次のターンの始めに
}、{ $do_ }
part-card-op_watch = { text-for }、{ $event }、{ $do_ }
part-card-op_rule = { text-for }、{ $set_ ->
    [all_draws] チーム同士のバトルはすべて引き分けになる
    [mental_battle] バトルは精神力で決まる
   *[skip_showdown] 決戦を行わない
}

## きっかけ

text-turn_of = { $role ->
    [attacker] 自分の
    [defender] 相手の
   *[none] 各
}
text-phase_of = { $role ->
    [attacker] 自分の
    [defender] 相手の
   *[none] {""}
}
text-on_turn = { $role ->
    [attacker] 自分のターンに
    [defender] 相手のターンに
   *[none] {""}
}
part-card-happens = { $event ->
    [turn_start] { text-turn_of }ターンの始めに
    [turn_end] { text-turn_of }ターンの終わりに
    [battle_start] { text-phase_of }バトルフェイズの始めに
    [showdown_start] { text-phase_of }決戦の始めに
    [put_in_play] { text-on_turn }場に出たとき
    [deployed] { text-on_turn }配備されたとき
    [sent_out] { text-on_turn }バトルに出たとき
    [sent_attack] { text-on_turn }攻撃に出たとき
    [sent_block] { text-on_turn }ブロックに出たとき
    [opposed] { text-on_turn }相手チームとバトルになったとき
    [discarded_showdown] { text-on_turn }決戦で捨てられたとき
    [used_art] { text-on_turn }{ $whom }が術を使ったとき
    [won_battle] { text-on_turn }{ $whom }のチームが勝利または完全勝利したとき
    [lost_battle] { text-on_turn }{ $whom }のチームが敗北または完全敗北したとき
    [drew_battle] { text-on_turn }{ $whom }のチームが引き分けたとき
    [left_play] { text-on_turn }{ $whom }が場を離れたとき
    [damaged] { text-on_turn }{ $whom }がダメージを受けたとき
    [healed] { text-on_turn }{ $whom }が回復したとき
    [last_coin_removed] { text-on_turn }{ $whom }から最後の{ $coin }コインが取り除かれたとき
    [expired] { text-on_turn }{ $whom }の時間制限が終わったとき
    [ally_discarded_showdown] { text-on_turn }自分の戦士が決戦で捨てられたとき
    [ally_put_in_play] { text-on_turn }自分の戦士が場に出たとき
    [ally_left_play] { text-on_turn }自分の戦士が場を離れたとき
    [team_won] { text-on_turn }自分のチームが勝利または完全勝利したとき
    [team_lost] { text-on_turn }自分のチームが敗北または完全敗北したとき
    [outstanding] { text-on_turn }自分のチームが完全勝利したとき
    [planet_damage] { text-on_turn }決戦で惑星ダメージを受けたとき
    [reward_won] { text-on_turn }自分がバトル報酬を得たとき
   *[opp_used_art] { text-on_turn }相手が術を使ったとき
}
text-their = { $of ->
    [you] 自分の
   *[opp] 相手の
}
text-does = { $event ->
    [put_in_play] 場に出る
    [deployed] 配備される
    [sent_out] バトルに出る
    [sent_attack] 攻撃に出る
    [sent_block] ブロックに出る
    [opposed] 相手チームとバトルになる
    [used_art] 術を使う
    [won_battle] バトルに勝つ
    [lost_battle] バトルに敗れる
    [drew_battle] バトルで引き分ける
    [discarded_showdown] 決戦で捨てられる
    [left_play] 場を離れる
    [damaged] ダメージを受ける
    [healed] 回復する
    [last_coin_removed] 1種類のコインをすべて失う
    [expired] 時間制限を終える
    [ally_discarded_showdown] 決戦で捨てられる
    [ally_put_in_play] 場に出る
    [ally_left_play] 場を離れる
    [team_won] 勝利または完全勝利する
    [team_lost] 敗北または完全敗北する
   *[outstanding] 完全勝利する
}
part-card-each_time = { $whom ->
    [none] { $event ->
        [turn_start] { text-their }ターンの始めのたびに
        [turn_end] { text-their }ターンの終わりのたびに
        [battle_start] { text-their }バトルフェイズの始めのたびに
        [showdown_start] { text-their }決戦の始めのたびに
        [opp_used_art] { $of ->
            [you] 相手
           *[opp] 自分
        }が術を使うたびに
        [planet_damage] { $of ->
            [you] 自分
           *[opp] 相手
        }が惑星ダメージを受けるたびに
        [reward_won] { $of ->
            [you] 自分
           *[opp] 相手
        }がバトル報酬を得るたびに
       *[other] { text-their }{ $scope ->
            [teams] チーム
            [fighters] 戦士
           *[none] カード
        }が{ text-does }たびに
    }
   *[other] { $whom }{ $whom_is ->
        [many] のいずれか
       *[other] {""}
    }が{ text-does }たびに
}

## 能力とカード

text-while = { SAID($cond, "", "間、") }
text-if = { SAID($cond, "", "、") }
text-like = { $may ->
    [like] 望むなら、
   *[other] {""}
}
text-cost = { $cost ->
    [none] { text-like }
   *[other] { $cost }。そうしたら、
}
text-ability = { $sort ->
    [static] { text-while }{ $do }
    [effect] { EITHER($played, "使ったとき、") }{ text-if }{ $do }
    [trigger] { $happens }、{ text-if }{ text-cost }{ $do }
    [replace] { text-on_turn }{ $me }が{ $would ->
        [leave_play] 場を離れる
       *[damage] ダメージを受ける
    }とき、{ text-if }{ text-cost }代わりに{ $do }
   *[activated] { text-timing }{ EITHER($anywhere, "（戦っていなくてもよい）") }{ $role ->
        [attacker] （自分のターン）
        [defender] （相手のターン）
       *[none] {""}
    }：{ text-if }{ SAID($cost, "", "。") }{ $do }
}
text-timing = { $timing ->
    [strategy] 作戦
    [action] アクション
   *[chain] チェイン
}
text-icons = { $valid ->
    [yes] 負傷中も有効{ $db ->
        [yes] 、
       *[other] { text-comma }
    }
   *[other] {""}
}{ $db ->
    [yes] { $sort ->
        [static] DB
       *[other] DBコインが必要
    }{ text-comma }
   *[other] {""}
}{ $limit ->
    [turn] 1ターンに1回
    [game] 1ゲームに1回
    [unlimited] 何回でも
   *[none] {""}
}
text-comma = { $limit ->
    [none] {""}
   *[other] 、
}
part-card-ability = { text-ability }。{ EITHER($unnegatable, "この効果は打ち消されない。") }{ EITHER($unique, "何枚あっても重ねて働かない。") }{ $icons ->
    [yes] （{ text-icons }）
   *[other] {""}
}
part-card-subtype = { $subtype ->
    [permanent] 永続
    [counter] カウンター
    [adventure] 冒険（作戦、自分のターン）
   *[time] 時間制限{ $time }
}
    .between = {"、"}
part-card-subtypes = { $all }
part-card-any_user = すべての戦士
part-card-unit = { $n ->
    [0] なし
    [none] 好きな属性X枚
   *[other] { $symbol ->
        [none] 好きな属性
       *[other] { $symbol }
    }{ $n }枚
}
    .between = {"、"}
part-card-line = { $said }{ EITHER($full, "", "。") }
    .between = {""}
    .apart = {"；"}
part-card-kind_of = { $subtype ->
    [permanent] 永続
    [counter] カウンター
    [adventure] 冒険
   *[none] { text-type }
}
    .between = {"・"}
part-card-head = { $kinds }{" "}{ $number }{ $turn ->
    [none] {""}
   *[other] 、ターンコスト{ $turn }、手札コスト{ $hand }
}{ $cost_count ->
    [0] {""}
   *[other] 、コスト：{ $cost }
}{ $symbols_count ->
    [0] {""}
   *[other] 、属性：{ $symbols }
}{ $healthy ->
    [none] {""}
   *[other] 、健康{ $healthy }、負傷{ $injured }
}{ SAID($mental, "、精神力") }。{ $attributes_count ->
    [0] {""}
   *[other] 特性：{ $attributes }。
}{ $traits_count ->
    [0] {""}
   *[other] 所属・特徴：{ $traits }。
}{ SAID($user, "使い手：", "。") }
part-card-printed = { SAID($head) }{ $lines_count ->
    [0] 効果なし。
   *[other] { $lines }
}
