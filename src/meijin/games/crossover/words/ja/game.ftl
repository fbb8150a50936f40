### クロスオーバーバトルの日本語（カード以外）

## ゲームとその部分

game = クロスオーバーバトル
    .about = NARUTOのデッキとドラゴンボールのデッキが激突。チームを組み、術を放ち、チェインを重ね、バトル報酬10枚で勝利。
seat-red = 赤
seat-blue = 青
zone-deck = 山札
    .help = 山札（ドラゴンボール側では「惑星」）。順番は誰にも分かりません。
zone-hand = 手札
    .help = 手札。
zone-discard = 捨て札
    .help = 捨て札。置かれた順に並びます。
zone-chakra = チャクラ（気）
    .help = チャクラ（気）エリア。置かれた順に並び、カードの属性で術のコストを払います。
zone-village = 里
    .help = 里にいる戦士とサポートカード。
zone-battlefield = 戦場
    .help = 出撃している戦士。
zone-rewards = バトル報酬
    .help = 勝ち取ったバトル報酬。裏向きで、最後が一番新しいカードです。10枚そろえば勝ちです。
zone-wishes = 願いカード
    .help = 裏向きに置いた願いカード。
zone-aside = 控えの願い
    .help = リストにあって、置いていない願いカード。
zone-stack = チェイン
    .help = チェインにあるカードと、宣言中のカード。最後のものから解決します。
zone-removed = ゲーム外
    .help = ゲームから除かれたカード。
counter-turn = ターン
    .help = 今のターン。
counter-attacker = 手番
    .help = 手番のプレイヤー。
counter-first = 先攻
    .help = 先攻のプレイヤー。
counter-letter = ステップ
    .help = 準備から数えたターンのステップ。
counter-stage = 段階
    .help = ステップの進み具合。
counter-teams = チーム番号
    .help = 最後に使ったチーム番号。
counter-indicator = ターンカウンター
    .help = ターンカウンター。カードのターンコスト以上になれば、そのカードを使えます。
counter-pool = DBコイン
    .help = 戦士に置かれていないDBコイン。
counter-redraws = 引き直し
    .help = 最初の手札の引き直し回数。
counter-turns = 始めたターン
    .help = 始めたターンの数。
counter-won = このターンの報酬
    .help = このターンに得た報酬。
counter-missions = 任務
    .help = このターンに使った任務とイベント。
counter-counters = カウンター
    .help = このターンに使ったカウンター。
counter-clients = 依頼人
    .help = このターンに出した依頼人。
counter-charges = チャージ
    .help = このターンにチャージしたカード。
counter-deploys = 配備
    .help = このターンの配備。
counter-extra = 追加の配備
    .help = このターンに許された追加の配備。
counter-wished = 願い済み
    .help = このターンに願いをかなえると1。
counter-resolved = 解決した効果
    .help = このステップで解決した効果。
counter-carried = 処理
    .help = このステップで行われた処理。
counter-last_turn = 最終ターン
    .help = このターンの後に、比べて勝敗が決まります。
counter-injured = 負傷
counter-team = チーム
counter-place = 位置
counter-sent = 出撃済み
counter-fresh = このターンに登場
counter-used = 能力使用済み（ターン）
counter-spent = 能力使用済み（ゲーム）
counter-growth = 成長コイン
counter-time = 時間コイン
counter-db = DBコイン
counter-promise = 約束コイン
counter-petrification = 石化コイン
option-red_deck = 赤のデッキ
    .help = 赤のデッキ：スターターデッキ名かリスト
option-red_deck-leaf-sand = 木ノ葉と砂の同盟
option-red_deck-byakugan-fang = 白眼と牙
option-red_deck-earth-defenders = 地球の守り手
option-red_deck-emperor-armada = 帝王の大軍団
option-blue_deck = 青のデッキ
    .help = 青のデッキ：スターターデッキ名かリスト
option-blue_deck-leaf-sand = 木ノ葉と砂の同盟
option-blue_deck-byakugan-fang = 白眼と牙
option-blue_deck-earth-defenders = 地球の守り手
option-blue_deck-emperor-armada = 帝王の大軍団
option-chooser = 先攻か後攻を選ぶ人
    .help = 先攻・後攻を決める人
option-chooser-coin = コインで決める
option-chooser-red = 赤
option-chooser-blue = 青
option-first_turn_attack = 最初のターンの攻撃
    .help = 先攻の1ターン目も攻撃できる
option-first_turn_draw = 最初のターンのドロー
    .help = 先攻の1ターン目も引く
option-second_player_chakra = 後攻の最初のチャクラ（気）
    .help = 後攻が最初にチャクラに置くカードの枚数
option-free_mission_order = ステップD～Gの順番を自由に
    .help = 攻撃側はDからGの手順を好きな順に行える
option-wishes = 願いカード
    .help = 願いカードを使う
option-open_sideboard = サイドボードの公開
    .help = 相手のサイドボードを見られる
option-open_lists = デッキリストの公開
    .help = 互いのリストを公開する
option-turn_limit = ターン制限
    .help = このターンの後、比べて勝敗を決める
option-turn_limit-none = 制限なし
option-cards = 自作カード
    .help = 自作のカード
option-cards-none = なし

## ターンの流れ

phase-setup = 準備
phase-start = 開始フェイズ
phase-mission = 任務フェイズ
phase-organization = 編成フェイズ
phase-battle = バトルフェイズ
phase-end = 終了フェイズ
phase-over = 終了
step-setup = 準備
step-A0 = ターン開始
step-A = ドロー
step-B = 気のチャージ
step-C = 作戦
step-D1 = 任務・イベント
step-D2 = カウンター
step-D = 任務・イベント
step-E = チャクラのチャージ
step-F = 依頼人
step-G = 配備
step-H = DBコインと願い
step-I = チーム編成
step-J0 = バトル開始
step-J = 攻撃
step-K = ブロック
step-L = 術の応酬
step-M = 決戦
step-N = 帰還
step-O0 = ターン終了
step-O = 判定
step-P = 手札調整
step-Q = ターンカウンター
step-chain = チェインへの対応

## 文の中での場所・期間・コインの呼び方

term-deck = 山札
term-deck_top = 山札の上
term-deck_bottom = 山札の下
term-hand = 手札
term-discard = 捨て札
term-chakra = チャクラエリア
term-chi = 気エリア
term-village = 里
term-battlefield = 戦場
term-rewards = 相手のバトル報酬
term-your_rewards = 相手のバトル報酬
term-wishes = 願いカード
term-aside = 控えの願い
term-stack = チェイン
term-removed = ゲーム外
term-battle = このバトルの間
term-turn = ターン終了まで
term-next_turn = 次のターンの終わりまで
term-game = 場にいる間
term-damage = ダメージ
term-injure = 負傷
term-showdown_damage = 決戦のダメージ
term-damage_discard = ダメージによる除去
term-blank = 効果文の無効化
term-standby = 里への帰還
term-move = 移動
term-power = パワーの変化
term-target = 対象に選ばれること
term-all = すべて
term-growth = 成長
term-time = 時間
term-db = DB
term-promise = 約束
term-petrification = 石化

## 記録：準備

news-chooser = { $seat }が先攻か後攻を選びます。
news-first = { $seat }が先攻です。
news-draw = { $seat }{ $count ->
    [0] には引くカードがありません
   *[other] は{ $cards_count ->
        [0] カードを{ $count }枚
       *[other] { $cards }を
    }引きました
}。
news-keep = { $seat }は{ $count }枚の手札で始めます。
news-redraw = { $seat }は手札を戻して切り直し、{ $count }枚引き直します。
news-wishes = { $seat }は願いカードを{ $count ->
    [0] 置きませんでした
   *[other] { $count }枚、裏向きに置きました{ $cards_count ->
        [0] {""}
       *[other] ：{ $cards }
    }
}。
news-start_chakra = 後攻の{ $seat }は、{ $cards }を{ $area }に置いて始めます。

## 記録：ターン

news-turn = 第{ $turn }ターン、{ $seat }の手番です（ターンカウンター{ $indicator }）。
news-charge = { $seat }は{ $card }をチャージしました（{ $area }は{ $chakra }枚）。
news-enter = { $seat }は{ $card }を{ $how ->
    [deploy] 配備しました
    [ambush] 奇襲で配備しました
    [client] 依頼人として出しました
    [permanent] 里に残しました
   *[put] 場に出しました
}。
news-grow = { $seat }は{ $old }に{ $card }を重ね、{ $combat }/{ $support }に成長させました。
news-pay = { $seat }は{ $how ->
    [hand_cost] 手札コストとして{ $cards }を置きました
    [chakra] { $area }の{ $cards }で支払いました
    [hand] 手札の{ $cards }を捨てて支払いました
    [injure] { $cards }を負傷させて支払いました
    [damage] { $cards }にダメージを与えて支払いました
    [discard_fighter] 場の{ $cards }を捨てて支払いました
    [remove] { $cards }をゲームから除いて支払いました
   *[move_self] { $cards }を動かして支払いました
}。
news-pay_coin = { $seat }は{ $card }の{ $coin }コイン{ $n }枚で支払いました。
news-place_db = { $seat }は{ $card }にDBコインを{ $n }枚置きました（残り{ $pool }枚）。
news-pool = { $seat }はDBコインを{ $n }枚得て、{ $pool }枚になりました{ $lost ->
    [0] {""}
   *[other] （上限を超えた{ $lost }枚は失われました）
}。
part-side = ［{ $team }：{ $power }］
news-teams = { $seat }の編成：{ $teams_count ->
    [0] 戦士がいません
   *[other] { $teams }
}。
news-attack = { $seat }は{ $teams_count ->
    [0] 誰も送りません{ $forbidden ->
        [yes] 。最初のターンは攻撃できません
       *[no] {""}
    }
   *[other] { $teams }で攻撃します
}。
news-block = { $seat }は{ $attacking }を{ $by ->
    [none] ブロックしません
   *[other] { $by }でブロックします
}。
news-showdown = { $result ->
    [breakthrough] { $attacking }が突破しました。
    [no_power] { $attacking }が突破しましたが、パワーがないので何も起きません。
    [draw] { $attacking }と{ $blocking }は引き分け。両方の先頭がダメージを受けます。
    [victory] { $seat }の勝利：{ $attacking }が{ $blocking }に勝ちました。
    [outstanding] { $seat }の完全勝利：{ $attacking }が{ $blocking }に圧勝しました。
    [defeat] { $blocker }の勝利：{ $blocking }が{ $attacking }に勝ちました。
    [complete_defeat] { $blocker }の完全勝利：{ $blocking }が{ $attacking }に圧勝しました。
   *[none] 攻撃したチームがいなくなり、決戦は行われません。
}
news-skip_showdown = このターンに決戦はありません。
news-return = 戦っていた戦士はみな里へ帰ります。
news-discard = { $seat }は{ $why ->
    [limit] 手札の上限まで、
   *[effect] {""}
}{ $origin }の{ $cards }を捨てました。
news-turn_end = { $seat }のターンカウンターが{ $indicator }になりました。

## 記録：終わり

news-time = 時間です。{ $turn ->
    [this] このターン
   *[later] 第{ $last }ターン
}の後にゲームが終わります。
part-standing = { $seat }は報酬{ $rewards }枚、山札{ $deck }枚、総パワー{ $power }、チャクラと手札{ $chakra_and_hand }枚
    .between = 、
news-tiebreak = ここで打ち切り、比べて決めます。{ $standings }。
news-final_coin = すべて互角です。{ $seat }は{ $called ->
    [heads] 表
   *[tails] 裏
}と言い、コインは{ $fell ->
    [heads] 表
   *[tails] 裏
}でした。
news-over = { $seat }の勝ちです。{ $why ->
    [rewards] 判定ステップでバトル報酬が10枚そろいました（CB10.1）
    [deck] 判定ステップで相手の山札が空でした（CB10.2）
    [tiebreak] 比べて決まりました（CB10.4）
    [timeout] 時間切れで、比べて決まりました（CB10.9）
    [coin] コインで決まりました（CB10.5）
   *[resignation] 相手が投了しました
}。

## 記録：チェイン

about-item = { $seat }の「{ $card }」{ $what ->
    [ability] の能力
    [trigger] の能力
   *[other] {""}
}
about-particulars = { $user ->
    [none] {""}
   *[other] （使い手：{ $user }）
}{ $mode ->
    [none] {""}
   *[other] 、効果{ $mode }
}{ $x ->
    [none] {""}
   *[other] 、X = { $x }
}{ $targets_count ->
    [0] {""}
   *[other] 、対象：{ $targets }
}
news-announce = { $seat }{ $what ->
    [art] は術「{ $card }」を使います
    [mission] は任務「{ $card }」を使います
    [event] はイベント「{ $card }」を使います
    [wish] は願い「{ $card }」をかなえます
    [ability] は「{ $card }」の能力を使います
   *[trigger] の「{ $card }」の能力が誘発しました
}{ about-particulars }{ $items_count ->
    [0] {""}
   *[other] （チェインの{ $items }番目）
}。
    .short = { $what ->
        [art] { what-art }
        [mission] { what-mission }
        [event] { what-event }
        [wish] { what-wish }
        [ability] { what-ability }
       *[trigger] { what-trigger }
    }{ about-particulars }
    .particulars = { about-particulars }
news-resolve = { about-item }を解決します。
news-fail = { about-item }は不発です。{ $reason ->
    [negated] 打ち消されました（CB5.5.1）
    [user_gone] 使い手がいなくなりました（CB5.5.2）
    [user_unfit] 使い手が条件を満たさなくなりました（CB5.5.2）
    [source_gone] 元のカードがなくなりました（CB5.5.3）
    [injured] 戦士が負傷していて、能力が働きません（CB5.5.3）
    [db] 戦士のDBコインがなくなりました（CB5.5.3）
    [condition] 条件を満たさなくなりました（CB5.5.4）
    [targets] 対象がなくなりました（CB5.5.5）
   *[cost] コストを最後まで払えませんでした（R77）
}。
news-negate = { about-item }は打ち消されました。
news-delayed = { $seat }の「{ $card }」が予告した効果が起きます。
news-decline = { $seat }は「{ $card }」の能力を使いません。
news-trigger_order = { $seat }は次に「{ $card }」をチェインに置きます。
news-loop_guard = このステップで{ $limit }を超える効果が解決したため、残りの誘発は失われます：{ $cards }（CB5.6.8）。
news-operation_guard = このステップで{ $limit }個の処理が行われたため、残りはすべて省かれます（R91）。
news-replace = { $seat }は代わりに「{ $card }」を使います。

## 記録：場の戦士とカード

news-damage = { $card }は{ $n }ダメージを受けました。
news-injured = { $card }が負傷し、{ $combat }/{ $support }になりました。
news-healed = { $card }が回復し、{ $combat }/{ $support }になりました。
news-protected = { $card }は守られています（{ $what }）。
news-leave = { $owner }の{ $card }は{ $cause ->
    [cost] コストとして
    [damage] ダメージを受けて
    [showdown] 決戦で負けて
    [expired] 最後の時間コインがなくなり、
    [grown] 別のカードが重なり、
   *[effect] {""}
}{ $to }へ移りました。
news-move = { $owner }：{ $card ->
    [none] カード1枚
   *[other] { $card }
}が{ $origin }から{ $to }へ移りました。
news-coins = { $card }の{ $coin }コインは{ $now }枚になりました（{ $by }）。
news-power = { $card }は{ $until }{ $by }で、{ $combat }/{ $support }になりました。
news-set_power = { $card }は{ $until }{ $combat }/{ $support }になりました。
news-team_power = { $team }のチームは{ $until }{ $by }で、チームパワー{ $power }になりました。
news-lasting = { $card }：{ $until }、{ $what }。
news-rule = { $until }、{ $rule ->
    [all_draws] チーム同士のバトルはすべて引き分けになります
    [mental_battle] バトルは精神力で決まります
   *[skip_showdown] 決戦は行われません
}。
news-standby = { $card }は待機として里へ戻りました。
news-join = { $card }がバトルに加わりました：{ $team }、チームパワー{ $power }。
news-control = { $seat }が{ $card }のコントロールを得ました。
news-attach = { $card }が{ $fighter }に付けられました。

## しばらく続く効果

part-power_change = { $by }
part-other_power = 元のパワーの代わりに{ $combat }/{ $support }
part-safe_from = { $by ->
    [opp] 相手の効果による
    [opp_arts] 相手の術による
    [opp_fighters] 相手の戦士による
    [opp_missions] 相手の任務による
   *[any] {""}
}{ $stops }から守られる
part-cannot_do = { $what ->
    [use_art] 術を使えない
   *[attack] 攻撃に送れない
}
part-has_keyword = キーワード「{ $keyword }」を持つ
part-has_trait = 特徴「{ $trait }」を持つ
part-has_text = { $other }の効果文も持つ
part-attached_to = { $fighter }に付いている
part-other_rule = { $rule ->
    [all_draws] チーム同士のバトルはすべて引き分け
    [mental_battle] バトルは精神力で決まる
   *[skip_showdown] 決戦なし
}
part-blanked = 効果文とキーワードを失う
part-waiting = 何かが起きるのを待つ

## 記録：カードと選択

news-mill = { $seat }の山札から{ $cards }が{ $to }へ置かれました。
news-shuffle = { $seat }の山札{ $count }枚を切り直しました。
news-look = { $seat }は{ $owner }の{ $zone ->
    [hand] 手札
   *[deck] 山札
}を{ $count }枚見ました{ $cards_count ->
    [0] {""}
   *[other] ：{ $cards }
}。
news-search = { $seat }は{ $owner }の山札{ $count }枚の中を探しました{ $cards_count ->
    [0] {""}
   *[other] ：{ $cards }
}。
news-take = { $seat }は{ $found ->
    [no] 何も取りませんでした
   *[yes] { $card ->
        [none] カード1枚
       *[other] { $card }
    }を{ $to }に加えました
}。
news-put_back = { $seat }は{ $count }枚を山札の{ $where ->
    [top] 上
   *[bottom] 下
}に戻しました{ $cards_count ->
    [0] {""}
   *[other] ：{ $cards }
}。
news-reward = { $seat }はバトル報酬を{ $n }枚得て、{ $rewards }枚になりました（相手の山札は残り{ $deck }枚）。
news-unreward = { $seat }はバトル報酬を{ $n }枚失い{ $cards_count ->
    [0] {""}
   *[other] （{ $cards }）
}、{ $rewards }枚になりました。カードは{ $to }へ移りました。
news-marker = { $seat }のターンカウンターが{ $indicator }に動きました。
news-extra_deploy = { $seat }はこのターン、あと{ $n }人配備できます。
news-flip = { $seat }のコインは{ $fell ->
    [heads] 表
   *[tails] 裏
}でした。
news-choice = { $seat }は「{ $card }」の効果{ $option }を選びました。
news-number = { $seat }は{ $n }を選びました。
news-recycle = { $seat }は手札{ $n }枚をすべて{ $to }へ置きました。

## 質問

ask-chooser = 先攻と後攻のどちらにしますか？{ $start ->
    [0] {""}
   *[other] {" "}後攻なら、チャクラ（気）にカードを{ $start }枚置いて始めます。
}
ask-redraw = この手札で始めますか？ 引き直すと{ $count }枚になります。
ask-place = どの願いカードを裏向きに置きますか？ 戦士のDBコインが7枚そろえば、1つをかなえられます。
ask-charge = 手札から1枚チャージしますか？ あとで術の支払いに使えます。
ask-mission = 任務かイベントを使いますか？
ask-counter = カウンター任務を使いますか？
ask-client = 依頼人を出しますか？
ask-deploy = 戦士を配備、または成長させますか？
ask-db_step = 戦士にDBコインを置くか、願いをかなえますか？
ask-organize = チームを編成してください。先頭が戦い、後列{ $backs }人までが支えます。
ask-leading = { $leading }を支えるのは誰ですか？ 次の先頭か「これで終わり」を選ぶと、このチームは決まりです。
ask-attack = どのチームで攻撃しますか？ 選んだ順に攻撃します。
ask-block = { $attacking }（チームパワー{ $power }）をブロックしますか？ { $through ->
    [0] 今はパワーがないので、通しても何も起きません。
   *[other] 通すと山札からバトル報酬を{ $through }枚取られます。
}
ask-adjust = 手札は{ $limit }枚までです。どのカードを捨てますか？
ask-final_coin = すべて互角です。コインで決めます。表ですか、裏ですか？
ask-free_mission = 任務、チャージ、依頼人、配備を好きな順に行えます。何をしますか？
ask-open = { $step ->
    [C] 作戦：能力か冒険を使いますか？
    [L] 術の応酬：術か能力を使いますか？
   *[other] 効果を使いますか？
}
ask-respond = { $own ->
    [yes] 自分
   *[no] { $seat }
}の「{ $card }」{ $ability ->
    [yes] の能力
   *[no] {""}
}{ about-particulars }{ $own ->
    [yes] が解決する前に、チェインに重ねますか？
   *[no] に対応しますか？
}
about-subject = { $subject ->
    [none] {""}
   *[other] （{ $subject }について）
}
ask-pay_hand = 「{ $about }」の手札コストです。どのカードをチャクラ（気）に置きますか？ 残り{ $left }枚。{ about-subject }
ask-mode = 「{ $about }」のどの効果を使いますか？{ about-subject }
ask-x = 「{ $about }」のXとして、いくつ払いますか？{ about-subject }
ask-target = 「{ $about }」の対象はどれですか？{ about-subject }
ask-cost = 「{ $about }」のコストを何で支払いますか？ 残り{ $left }。{ about-subject }
ask-trigger = 複数の能力が誘発しました。次にチェインに置くのはどれですか？ 最後に置いたものから解決します。
ask-accept = 「{ $about }」を使いますか？{ about-subject }
ask-pick = 「{ $about }」でどれを選びますか？{ about-subject }
ask-number = 「{ $about }」の数をいくつにしますか？{ about-subject }
ask-choose = 「{ $about }」のどの効果にしますか？{ about-subject }
ask-whether = 「{ $about }」の効果を行いますか？{ about-subject }
ask-position = 「{ $about }」は先頭と後列のどちらに加わりますか？{ about-subject }
ask-find = 「{ $about }」でどのカードを取りますか？{ about-subject }
ask-put_back = 「{ $about }」で次に戻すカードはどれですか？{ about-subject }
ask-forced = 「{ $about }」でカードを捨てさせます。どれにしますか？ 残り{ $left }枚。{ about-subject }
ask-take_coin = 「{ $about }」でどのコインを取りますか？{ about-subject }

## 選択

choice-pass = { $asked ->
    [charge] チャージしない
    [mission] 使わない
    [counter] 使わない
    [client] 出さない
    [deploy] 配備しない
    [db_step] 先へ進む
    [block] ブロックしない
   *[other] パス
}
    .says = { $asked ->
        [charge] 手札をそのままにして先へ進みます。
        [block] 攻撃してくるチームを通します。
        [priority] 何も使いません。相手もパスすると、最後の効果が解決するか、ステップが進みます。
       *[other] ここではもう何もせず、先へ進みます。
    }
choice-done = { $asked ->
    [attack] { $sent ->
        [0] 攻撃しない
       *[other] これで攻撃する
    }
    [alone] 全員一人ずつ
   *[other] これで終わり
}
    .says = { $asked ->
        [attack] { $sent ->
            [0] このターンは誰も攻撃しません。
           *[other] 相手がブロックできるようになります。
        }
        [alone] どの戦士も一人のチームになります。
       *[other] これ以上は選ばず、先へ進みます。
    }
choice-first = 先攻
    .says = 先攻になります。最初のターンは普通、攻撃できません。
choice-second = 後攻
    .says = 後攻になります。チャクラ（気）にカードを置いて始めます。
choice-keep = { $asked ->
    [organize] このままのチーム
    [redraw] この手札で始める
   *[other] そのままにする
}
    .says = { $asked ->
        [organize] チームは今のままです。
        [redraw] この手札で始めます。
       *[other] 今のままにします。
    }
choice-redraw = 引き直す
    .says = 手札をすべて戻して切り直し、1枚少なく引きます。
choice-accept = 使う
    .says = 今、使います。
choice-decline = 使わない
    .says = 使わずにおきます。
choice-none = 取らない
    .says = カードを取りません。
choice-as_head = 先頭に
    .says = チームの先頭に置きます。先頭は戦闘力で戦います。
choice-as_back = 後列に
    .says = チームの後列に置きます。後列は先頭を支えます。
choice-heads = 表
    .says = 表と言います。表が出れば勝ちです。
choice-tails = 裏
    .says = 裏と言います。裏が出れば勝ちです。
choice-place = { $card }を置く
    .says = 願い「{ $card }」を裏向きに置きます。{ $text }
choice-charge = { $card }をチャージ
    .says = 手札の{ $card }をチャクラ（気）エリアに置きます。その属性で術のコストを払えます。
choice-mission = { $card }を使う
    .says = { $card }を使います。{ $text }
choice-counter = { $card }でカウンター
    .says = カウンター「{ $card }」を使います。{ $text }
choice-client = 依頼人：{ $card }
    .says = 依頼人{ $card }を出します。{ $text }
choice-deploy = { $card }を配備
    .says = { $card }を里に配備します。{ $text }
choice-ambush = 奇襲：{ $card }
    .says = チャクラ（気）エリアの{ $card }を配備します。{ $text }
choice-grow = 成長：{ $card }
    .says = 同じ名前の戦士に{ $card }を重ね、成長コインを置きます。{ $text }
choice-wish = 願い：{ $card }
    .says = DBコイン7枚で願い「{ $card }」をかなえます。{ $text }
choice-adventure = 冒険：{ $card }
    .says = 冒険「{ $card }」を使います。{ $text }
choice-use = { $user }の{ $card }
    .says = { $user }が{ $card }を使います。{ $text }
choice-target = 対象：{ $card }{ $owner ->
    [none] {""}
   *[other] （{ $owner }、{ $zone }）
}{ $item ->
    [none] {""}
   *[other] （チェインの{ $item }番目）
}
    .says = { $item ->
        [none] {""}
       *[other] チェインの{ $item }番目の
    }{ $card }を対象にします。
choice-pay = { $card }{ $owner ->
    [none] {""}
   *[other] （{ $owner }、{ $zone }）
}{ $coin ->
    [none] {""}
   *[other] の{ $coin }コイン
}で払う
    .says = { $card }で支払います。{ $text }
choice-pick = { $card }{ $owner ->
    [none] {""}
   *[other] （{ $owner }、{ $zone }）
}{ $item ->
    [none] {""}
   *[other] （チェインの{ $item }番目）
}{ $coin ->
    [none] {""}
   *[other] の{ $coin }コイン
}を選ぶ
    .says = この効果のために{ $item ->
        [none] {""}
       *[other] チェインの{ $item }番目の
    }{ $card }を選びます。
choice-take = { $card }を取る
    .says = { $card }を取ります。{ $text }
choice-top = { $card }を戻す
    .says = 次に{ $card }を戻します。
choice-discard = { $card }を捨てる
    .says = { $card }を捨てます。{ $text }
choice-coin = { $card }にDBコイン
    .says = DBコイン1枚を{ $card }に置きます。戻すことはできません。
choice-activate = { $card }の能力{ $which ->
    [none] {""}
   *[other] { $which }
}を使う
    .says = { $card }の能力{ $which ->
        [none] {""}
       *[other] { $which }
    }を使います。{ $text }
choice-trigger = 次に{ $card }{ $which ->
    [none] {""}
   *[other] （能力{ $which }）
}
    .says = 次に{ $card }の能力をチェインに置きます。後から置くもののほうが先に解決します。{ $text }
choice-lead = { $card }が先頭
    .says = { $card }をチームの先頭にします。先頭は戦闘力で戦います。
choice-back = { $card }が支える
    .says = { $card }をこのチームの後列に置きます。後列は先頭を支えます。
choice-attack = { $card }のチームで攻撃
    .says = { $card }のチームを攻撃に送ります。
choice-block = { $card }のチームでブロック
    .says = { $card }のチームでブロックします。
choice-mode = 効果{ $n }
    .says = カードの効果{ $n }を使います。
choice-x = X = { $n }
    .says = Xとして{ $n }払います。
choice-choose = 効果{ $n }
    .says = カードの効果{ $n }を選びます。
choice-number = { $n }
    .says = { $n }を選びます。

## できない理由

refusal-not_offered = 今は選べません。示されている選択肢から選んでください
refusal-not_now = { $verb ->
    [pass] ここではパスできません。示されている選択肢から選んでください
    [done] 今は「これで終わり」を使えません。示されている選択肢から選んでください
    [first] 先攻・後攻を決めるのは最初のターンの前です（CB4.2.1）
    [second] 先攻・後攻を決めるのは最初のターンの前です（CB4.2.1）
    [keep] 今、そのままにするものはありません（CB4.3.2、CB7.10.1）
    [redraw] 引き直しは最初のターンの前に、2回までです（CB4.3.2）
    [place] 願いカードを置くのは最初のターンの前です（CB4.4.1）
    [charge] チャージするのは、ドラゴンボールの攻撃側はステップB、NARUTOの攻撃側はステップEです（CB7.3.1、CB7.6.1）
    [mission] 任務とイベントは、攻撃側がステップDで使います（CB7.5.1）
    [counter] カウンターは、NARUTOの防御側がステップDで使います（CB7.5.3）
    [client] 依頼人は、NARUTOの攻撃側がステップFで出します（CB7.7.1）
    [deploy] 戦士は、攻撃側がステップGで配備します（CB7.8.1）
    [ambush] 奇襲はステップGの配備です（CB6.10.1）
    [grow] 成長カードを重ねるのはステップGです（CB6.9.1）
    [coin] DBコインは、ドラゴンボールの攻撃側がステップHで置きます（CB7.9.1）
    [wish] 願いは、ドラゴンボールの攻撃側がステップHでかなえます（CB7.9.2）
    [lead] チームは、攻撃側がステップIで編成します（CB7.10.1）
    [back] チームは、攻撃側がステップIで編成します（CB7.10.1）
    [attack] チームは、攻撃側がステップJで送り出します（CB7.11.2）
    [block] ブロックするのはステップKです（CB7.12.1）
    [heads] 今はコインの表裏を言うときではありません（CB10.5）
    [tails] 今はコインの表裏を言うときではありません（CB10.5）
    [use] 術は、ステップLで効果を使うか聞かれたときに使います（CB5.2.4）
    [adventure] 冒険は、攻撃側がステップCで使います（CB5.2.3）
    [activate] 能力は、効果を使うか聞かれたときに使います（CB5.2.1、CB5.2.6）
    [pay] 今、それで払うコストはありません（CB5.4.1、CB6.1.1、CB6.2.1）
    [accept] 今、使うかどうかを聞かれてはいません（CB5.6.3）
    [decline] 今、使うかどうかを聞かれてはいません（CB5.6.3）
    [trigger] 今、順番を決める誘発はありません（CB5.6.2）
    [take] 今、カードを探す効果はありません（CB13.4、CB13.5）
    [none] 今、カードを探す効果はありません（CB13.4、CB13.5）
    [top] 今、カードを戻すときではありません（CB13.5）
    [discard] 今、捨てるカードはありません（CB7.17.1）
    [join] 今、チームに加わる戦士はいません（CB6.6.4）
   *[other] 今、それを求める効果はありません（CB5.4.1）
}
refusal-no_such_card = そのカードは場にありません
refusal-not_in_hand = 手札に{ $card }（{ $number }）はありません（{ $rule }）
refusal-turn_cost = { $card }のターンコストは{ $turn_cost }で、ターンカウンターは{ $indicator }です。そこまで進むのを待ってください（{ $turn_rule }）
refusal-hand_cost = { $card }の手札コストとして、同じ属性（{ $symbols }）のほかのカードが手札に{ $hand_cost }枚必要ですが、足りません。ほかのカードを選んでください（CB6.1.1）
refusal-shared_name = 同じ名前の{ $namesake }がもう場にいます。ほかの名前の戦士を選んでください（{ $name_rule }）
refusal-impossible = { $card }には対象にできるものがないか、条件を満たしていません。ほかのカードを選んでください（CB5.4.2）
refusal-not_left = { $card }（{ $number }）は、まだ置ける願いではありません（CB4.4.1）
refusal-charged = このターンはもうチャージしました。次は次の自分のターンです
refusal-nothing_to_discard = 捨てられる{ $card }（{ $number }）はありません（CB7.17.1）
refusal-no_mission = { $card }は任務でもイベントでもありません。そのどちらかを選んでください（CB7.5.1）
refusal-no_counter = { $card }はカウンターではありません。カウンターを選ぶか、パスしてください（CB7.5.1、CB7.5.3）
refusal-a_counter = { $card }はカウンターです。防御側のときに使ってください（CB7.5.1、CB7.5.3）
refusal-mission_played = このターンはもう任務を使いました。次は次の自分のターンです（CB7.5.2）
refusal-counter_played = このターンはもうカウンターを使いました。パスしてください（CB7.5.4）
refusal-not_countering = カウンターを使えるのはNARUTOの防御側だけです（CB7.5.3、R25）
refusal-counters_forbidden = 場のカードがカウンターを禁じています。パスしてください
refusal-no_client = { $card }は依頼人ではありません。依頼人を選ぶか、パスしてください（CB7.7.1）
refusal-client_played = このターンはもう依頼人を出しました。次は次の自分のターンです（CB7.7.2）
refusal-client_controlled = すでに{ $client }がいます。ほかの名前の依頼人を選んでください（CB7.7.3）
refusal-no_fighter = { $card }は戦士ではありません。戦士を配備するか、パスしてください（CB7.8.1）
refusal-no_deployment = このターンは{ $deployments }回配備し、もう配備できません。次は次の自分のターンです（CB7.8.1）
refusal-not_in_chakra = チャクラ（気）エリアに{ $card }（{ $number }）はありません（CB6.10.1）
refusal-no_ambush = { $card }に奇襲はありません。手札から配備してください（CB6.10.1）
refusal-ambush_forbidden = 場のカードが奇襲を禁じています。手札から配備してください（R23）
refusal-no_growth = { $card }に成長はありません。配備してください（CB6.9.1）
refusal-growth_forbidden = 場のカードが成長を禁じています。戦士を配備してください
refusal-nobody_grows = { $card }と同じ名前の戦士が場にいません（CB6.9.1、R20）
refusal-platoon = { $old }は小隊なので成長しません（CB6.9.1）
refusal-grown = { $old }にはもう成長コインがあります（CB6.9.1、R19）
refusal-fresh = { $old }はこのターンに出ました。成長できるのは次の自分のターンからです（CB6.9.1、R21）
refusal-no_carrier = { $card }は自分の戦士ではありません（CB7.9.1）
refusal-pool_empty = プールにDBコインがありません。先へ進んでください（CB7.9.1）
refusal-no_wisher = 願いをかなえられるのはドラゴンボールのプレイヤーだけです（CB9.4）
refusal-not_placed = { $card }（{ $number }）は置いた願いの中にありません（CB7.9.2）
refusal-wished = このターンはもう願いをかなえました。次は次の自分のターンです（CB7.9.2、R28）
refusal-few_coins = 願いには戦士のDBコインが{ $wish_coins }枚必要ですが、{ $coins }枚です（CB7.9.2）
refusal-wish_impossible = { $card }には対象にできるものがありません。ほかの願いを選ぶか、先へ進んでください（R27）
refusal-not_at_home = { $card }は里にいる自分の戦士ではありません（CB7.10.1）
refusal-head_first = 先に先頭を選んでください（例：lead n-437）（CB15.5）
refusal-in_a_team = { $card }はもうチームに入っています。ほかの戦士を選んでください（CB7.10.1）
refusal-team_full = チームは{ $team_max }人までです。次のチームを始めてください（CB2.5）
refusal-no_leader = 一人のチームは挙げなくてよく、先頭はカードの順に挙げます（CB15.5）
refusal-unfinished = このチームがまだ決まっていないか、もうチームを挙げました（CB7.10.1）
refusal-not_your_team = { $card }は自分の戦士ではありません
refusal-sent = { $card }はもう出撃しました。ほかのチームを選んでください（CB7.11.2、CB7.12.1）
refusal-at_the_back = { $card }は後列です。先頭の{ $head }を選んでください（CB15.6）
refusal-kept_home = { $card }のチームには、攻撃に送れない戦士がいます。ほかのチームを選んでください（CB8.9.11）
refusal-must_attack = 必ず攻撃する戦士がまだ残っています。先にそのチームを選んでください
refusal-unblockable = { $card }のチームはこのチームをブロックできません。ほかのチームを選ぶか、ブロックしないでください（CB7.12.2）
refusal-obliged = そうすると、必ずブロックする戦士がブロックできなくなります。ほかの組み合わせにしてください（CB8.9.12）
refusal-no_art = { $card }は術ではありません。術を選ぶか、パスしてください（CB5.4.4）
refusal-an_adventure = { $card }は冒険で、使い手はいりません。冒険として使ってください（CB5.4.6）
refusal-no_adventure = { $card }は冒険ではありません（CB5.2.3）
refusal-chakra = { $card }のコストを払えるカードが{ $area }にありません。ほかの術を選ぶか、チャージしてください（CB6.2.1）
refusal-no_user = その戦士は場にいません（CB5.4.4）
refusal-not_your_user = { $user }は自分の戦士ではありません（CB5.4.4）
refusal-not_battling = { $user }は戦っていません。戦っている使い手を選んでください（CB5.4.4）
refusal-no_arts = { $user }は今、術を使えません。ほかの使い手を選んでください（CB5.4.4）
refusal-unfit = { $user }は{ $card }を使えません。使い手の条件：{ $fit }（CB5.4.4）
refusal-use_impossible = この使い手では{ $card }の対象にできるものがないか、条件を満たしていません。ほかを選んでください（CB5.4.2）
refusal-full = このステップではもう効果を使えません。パスしてください（R60）
refusal-not_yours = { $card }は自分のカードではありません（CB5.4.1）
refusal-no_ability = { $card }に使える能力がないか、今は効果文が働きません（CB5.4.1）
refusal-no_such_ability = { $card }に能力{ $which }はありません（CB5.4.1）
refusal-which_ability = 能力の番号は、能力がいくつもあるカードにだけ付けます（CB15.3）
refusal-wrong_time = { $card }の能力は今は使えません。{ $timing ->
    [strategy] 使えるのはステップCだけです（CB5.2.2）
    [action] 使えるのはステップLだけです（CB5.2.4）
   *[chain] 使えるのはチェインに対応するときだけです（CB5.2.6）
}
refusal-ability_at_home = { $card }は戦っていないので、能力を使えません（CB8.1.17）
refusal-used_up = { $card }の能力は1{ $often ->
    [game] ゲーム
   *[turn] ターン
}に1回で、もう使いました（CB8.1.6）
refusal-wrong_role = { $card }の能力は、自分が{ $role ->
    [attacker] 攻撃側
   *[blocker] 防御側
}のときだけ働きます（CB8.1.3）
refusal-injured = { $card }は負傷しているので、能力が働きません（CB8.1.2）
refusal-no_db_coin = { $card }の能力にはDBコインが必要ですが、ありません（CB6.8.5）
refusal-ability_cost = { $card }の能力のコストを払えません。ほかを選んでください（CB5.4.2）
refusal-ability_impossible = { $card }の能力の対象にできるものがないか、条件を満たしていません（CB5.4.2）
refusal-no_target = もう選んだか、対象にできません。{ $source }が求めるのは{ $wanted }です（CB5.4.3）
refusal-too_much = そんなに多くは払えません。小さい数を選んでください（CB6.2.3）
refusal-no_choice = その数は選べないか、その効果は行えません
refusal-not_among = { $card }（{ $number }）は選べるカードの中にありません
refusal-how_many = いくつ選ぶかは効果で決まっています。続けて選んでください（CB5.4.3）
refusal-no_trigger = 待っている自分の誘発に、このカードのものはありません（CB5.6.2）
refusal-no_payment = それでは、残っているコストを払えません（CB6.2.2）
refusal-no_symbol = { $card }は属性が合いません。同じ属性のカードで払ってください（CB6.1.1）

## デッキ

about-part = { $part ->
    [side] サイドボード
   *[main] メインデッキ
}
about-exchange = { $after ->
    [yes] 入れ替えると
   *[no] {""}
}
refusal-list_deck_size = { about-exchange }{ about-part }は{ $count }枚です。{ $part ->
    [side] 0枚か、ちょうど{ $size }枚にしてください
   *[main] ちょうど{ $size }枚にしてください
}
refusal-list_fighters = { about-exchange }メインデッキの戦士は{ $count }枚です（小隊を除く）。{ $most }枚までにしてください
refusal-list_same_name = { about-exchange }{ about-part }に{ $card }と同じ名前のカードが{ $count }枚あります{ $numbers_count ->
    [0] {""}
   *[other] （{ $numbers }）
}。{ $most }枚までにしてください
refusal-list_wishes_in = { about-exchange }{ $cards }が{ about-part }に入ることになります。願いは別に並べてください
refusal-list_same_number = メインデッキとサイドボードを合わせて{ $card }が{ $count }枚あります。同じ番号は{ $most }枚までにしてください
refusal-list_forbidden = { $card }は禁止カードです。ほかのカードにしてください
refusal-list_set = { $card }のセット（{ $set }）は使えません
refusal-list_ambiguous = 「{ $words }」は{ $numbers }のどれですか？ 番号で書いてください
refusal-list_other_line = { $cards }は{ $theirs ->
    [naruto] NARUTO
   *[db] ドラゴンボール
}のカードです。これは{ $ours ->
    [naruto] NARUTO
   *[db] ドラゴンボール
}のデッキで、ほかのシリーズのカードは入れられません
refusal-list_line = 「{ $words }」というシリーズはありません。narutoかdbです
refusal-list_no_wish = { $cards }は願いではありません
refusal-list_naruto_wishes = NARUTOのデッキに願い（{ $cards }）は入れられません
refusal-list_many_wishes = 願いが{ $count }枚あります。{ $most }枚までにしてください
refusal-list_same_wishes = { $card }と同じ名前の願いが{ $count }枚あります。すべて違う名前にしてください
refusal-list_uneven_exchange = メインデッキから{ $out }枚、サイドボードから{ $into }枚です。1枚ずつ入れ替えてください
refusal-list_too_few = { about-part }に{ $card }は{ $count }枚しかないので、{ $wanted }枚は出せません
list-section-main = メインデッキ
list-section-side = サイドボード
list-section-wishes = 願い
list-ready-leaf-sand = 木ノ葉と砂の同盟
list-ready-byakugan-fang = 白眼と牙
list-ready-earth-defenders = 地球の守り手
list-ready-emperor-armada = 帝王の大軍団
list-tally-fighters = 戦士
list-tally-fighters-fighters = 戦士（小隊を除く）
list-tally-type = タイプ
list-tally-type-ninja = 忍
list-tally-type-jutsu = 術
list-tally-type-mission = 任務
list-tally-type-client = 依頼人
list-tally-type-warrior = 戦士
list-tally-type-technique = 技
list-tally-type-event = イベント
list-tally-turn = ターンコスト
list-tally-symbols = 属性
list-tally-line-naruto = NARUTO
list-tally-line-db = ドラゴンボール
list-tally-symbols-fire = 火
list-tally-symbols-water = 水
list-tally-symbols-earth = 土・地球
list-tally-symbols-wind = 風
list-tally-symbols-lightning = 雷
list-tally-symbols-space = 宇宙
list-tally-symbols-namek = ナメック
list-tally-symbols-demon = 魔

## 盤面

strip-turn = 第{ $turn }ターン：{ $who }
strip-over = ゲーム終了
strip-phases = ターンの流れ
does-setup = 最初の6枚を見て、そのまま使うか、1枚少なく引き直すかを決めます。
does-A0 = ターンの初めに起きることが今起きます。
does-A = 手番の人がカードを1枚引きます。
does-B = 手札を1枚、術を払うための気にできます。
does-C = 戦いの前に、能力や冒険を使えます。
does-D1 = 任務かイベントを1枚使えます。
does-D2 = 相手はカウンター任務で応じられます。
does-D = 任務、依頼人、戦士を好きな順に出せます。
does-E = 手札を1枚、術を払うためのチャクラにできます。
does-F = 依頼人を1人出せます。
does-G = ターンカウンターがコストに届いた戦士を1人、里に出せます。
does-H = DBコインを戦士に置きます。戦士の上に7枚そろえば願いがかないます。
does-I = 戦士でチームを組みます。戦う先頭が1人と、支える後列です。
does-J0 = バトルの前に起きることが今起きます。
does-J = 攻撃するチームを送ります。ブロックされなければバトル報酬を得ます。
does-K = 里のチームはそれぞれ、攻撃チームを1つブロックできます。
does-L = 両者がパスするまで、交互に術をバトルに使います。
does-M = すべてのバトルが決まります。チームパワーの高いほうが勝ちです。
does-N = 全員が帰ります。
does-O0 = ターンの終わりに起きることが今起きます。
does-O = バトル報酬が10枚あれば勝ちです。
does-P = 多すぎる手札を捨てます。
does-Q = ターンカウンターが1つ上がります。
does-over = お疲れさまでした。
role-attacker = 攻撃側
role-blocker = 防御側
place-head = 先頭
place-back = 後列
status-healthy = 健康
status-injured = 負傷
note-fighter = { $place }、{ $status }、{ $combat }/{ $support }
note-suggested = おすすめ
team-label = { $head }のチーム、チームパワー{ $power }
area-naruto = チャクラ
area-db = 気
pile-hand = 手札
pile-rewards = 報酬
pile-deck = 山札
pile-discard = 捨て札
pile-removed = 除外
pile-wishes = 願い
village-empty = まだ誰もいない
village-out = 全員が戦場にいる
battlefield-calm = 戦場
balls-label = DBコイン：戦士に{ $placed }枚、プールに{ $pool }枚
balls-help = 戦士たちにDBコインが{ $full }枚そろうと、龍が願いをかなえます。明るい玉は戦士の上、暗い玉はプールです。
lane-label = { $attacking }（{ $attack }）対{ $blocking }（{ $block }）：{ $result }
lane-nobody = なし
result-none = 誰もいない
result-breakthrough = 突破
result-no_power = パワーなし
result-draw = 引き分け
result-victory = 勝利
result-outstanding = 完全勝利
result-defeat = 敗北
result-complete_defeat = 完全敗北
what-art = 術
what-mission = 任務
what-event = イベント
what-wish = 願い
what-ability = 能力
what-trigger = 誘発能力
forecast-none = 攻撃側がいません：バトルなし
forecast-no_power = ブロックされていませんが、パワーがないので何も起きません
forecast-breakthrough = ブロックなし：{ $attacker }がバトル報酬を{ $rewards }枚得ます
forecast-draw = 互角：{ $one }と{ $other }が{ $head }ダメージずつ受けます
forecast-won = { $winner }が{ $by }差で勝ち：{ $loser }が{ $head }ダメージ
forecast-crushed = { $winner }が{ $by }差で完全勝利：{ $loser }が{ $head }ダメージ、後列は{ $backs }ずつ
chain-head = チェーン：新しいものから起こります
chain-says = { $what ->
    [art] { $who }が{ $card }を使用
    [mission] { $who }が任務{ $card }を使用
    [event] { $who }がイベント{ $card }を使用
    [wish] { $who }の願い：{ $card }
    [ability] { $who }が{ $card }の能力を使用
   *[trigger] { $who }：{ $card }が誘発
}
chain-would = このままなら、{ $deeds }。
chain-next = 次に起こる
would-damage = { $cards }に{ $n }ダメージ
would-injure = { $cards }が負傷
would-heal = { $cards }が回復
would-power = { $cards }に{ $by }
would-team = { $cards }のチームパワーに{ $by }
would-negate = { $cards }を打ち消し
power-sum = { $parts } = { $power }
worth-printed = 記載{ $n }
worth-set = { $card }により{ $n }
worth-growth = 成長{ $n }
worth-card = { $card }{ $n }
worth-head = { $card }{ $n }
worth-back = 後列の{ $card }{ $n }
worth-least = { $n }（0未満にはならない）
detail-combat = 戦闘力
detail-support = 支援力
detail-as_head = 先頭として
detail-as_back = 後列として
detail-team = チームパワー
detail-healthy = 健康
detail-injured = 負傷
detail-turn = ターン{ $n }
detail-turn_help = ターンカウンターが{ $n }以上のとき
detail-hand = 同じ属性の手札も{ $n }枚
detail-cost = コスト
detail-help = チームの先頭では戦闘力、後列では支援力を数えます。
count-indicator = ターンカウンター{ $n }：コスト{ $n }以下のカードを出せます。
count-rewards = バトル報酬{ $goal }枚中{ $n }枚：ターンの終わりに{ $goal }枚で勝ちです。
count-deck = 山札の残り{ $n }枚：ターンの終わりになければ負けです。
count-hand = 手札{ $n }枚。
count-chakra = { $area }エリア{ $n }枚：属性で術のコストを払います。
count-balls = DBコイン：戦士に{ $placed }枚、プールに{ $pool }枚。戦士の上に{ $full }枚で願いがかないます。
count-title = { $who }の持ち物
chain-negated = 打ち消し
chain-coming = を宣言中
chain-yours = あなたが対応できます
chain-theirs = { $who }が対応できます
builder-pick = 戦士を選び、次に誰を支えるかを選びます。ドラッグもできます。
builder-where = { $card }は誰を支えますか？
builder-join = 支える：パワー{ $power }
builder-head = 先頭へ
builder-alone = 一人で
builder-say = このチームにする
builder-anew = 元に戻す
spread-looked = 見ているカード
spread-pile = { $zone }（{ $who }）
paying-all = 残り{ $left }枚をおまかせで払う
paying-one = { $card }で払う（おすすめ）
scene-wish = 龍が{ $who }の願いをかなえる
scene-won = { $who }が報酬を{ $n }枚得る：{ $goal }枚中{ $rewards }枚
scene-tenth = { $who }が報酬を{ $n }枚得て、ついに{ $rewards }枚！
short-free = 無料
type-ninja = 忍
type-jutsu = 術
type-mission = 任務
type-client = 依頼人
type-warrior = 戦士
type-technique = 技
type-event = イベント
type-wish = 願い
subtype-permanent = 永続
subtype-counter = カウンター
subtype-adventure = 冒険
type-glue = ・

## 端末の盤面

table-turn = 第{ $turn }ターン
table-turn_of = { $who }の手番
table-peaceful = （攻撃なし）
table-before = 最初のターンの前
table-end = 終了、第{ $turn }ターン
table-yours = （自分）
table-such_as = （例：{ $saying }）
table-unblocked = ブロックなし
table-chain = チェイン
table-below = （下にあと{ $count }）
table-now = 今
table-team_of = { $head }のチーム
table-no_fighters = 戦士なし
table-rewards = 報酬
table-hand = 手札
table-holds = { $who }の手札
table-deck = 山札
table-discard = 捨て札
table-chakra = チャクラ
table-chi = 気
table-symbol = 風
table-wishes = 願い
table-any = 任意
table-by = （使い手：{ $users }）
table-about_deck = { $deck }（{ $line ->
    [naruto] NARUTO
   *[db] ドラゴンボール
}）：戦士{ $fighters }枚、術{ $arts }枚、主に{ $symbols }
table-outcome = { $result ->
    [breakthrough] = { $winner }に報酬{ $rewards }枚
    [no_power] = 何も起きない
    [draw] = 引き分け：両方の先頭に1ダメージ
    [none] = バトルなし
    [victory] { $by } { $winner }の勝利：{ $loser }に1ダメージ
    [defeat] { $by } { $winner }の勝利：{ $loser }に1ダメージ
   *[other] { $by } { $winner }の完全勝利：{ $loser }に2ダメージ{ $backs ->
        [0] {""}
       *[other] 、後列に1
    }
}
    .short = { $result ->
        [breakthrough] = 報酬{ $rewards }
        [no_power] = なし
        [draw] = 引き分け
        [none] = なし
        [victory] { $by } { $winner }
        [defeat] { $by } { $winner }
       *[other] { $by } { $winner }！
    }
table-without-priority = 何も使わない
table-without-response = （これ以上）対応しない
table-without-charge = 手札をそのままにする
table-without-mission = 使わない
table-without-counter = 使わない
table-without-client = 出さない
table-without-deploy = このターンは（もう）配備しない
table-without-block = 通す
table-without-attack = （ほかは）攻撃しない
table-without-target = 対象はこれだけ
table-without-organize = 挙げない戦士は一人のチームになる
table-without-db_step = もうコインを置かず、願いもかなえない
table-without-free_mission = バトルへ進む
table-without-place = もう願いカードを置かない
table-lies = { $who }の{ $zone }にあるカード
table-team = チームパワー{ $power }：{ $members }
table-block = { $result ->
    [draw] 今のところ引き分け
    [win] { $by }、{ $great ->
        [yes] 完全勝利
       *[no] 勝利
    }になる
   *[lose] { $by }、{ $great ->
        [yes] 完全敗北
       *[no] 敗北
    }になる
}
table-coins = 上に{ $placed }枚、プールに{ $pool }枚
table-fighter = { $owner ->
    [none] {""}
   *[other] { $owner }の戦士、
}{ $power } { $status }{ $battling ->
    [yes] 、戦闘中
   *[no] {""}
}
table-won-rewards = 第{ $turn }ターンに、バトル報酬{ $won }枚対{ $lost }枚
table-won-deck = 第{ $turn }ターンに{ $loser }の山札がなくなりました
table-won-tiebreak = 第{ $turn }ターンで打ち切り、比べて上回りました：{ $compared }
table-won-coin = すべて互角で、第{ $turn }ターンにコインで決まりました
table-won-resignation = 第{ $turn }ターンに{ $loser }が投了しました。報酬は{ $won }枚対{ $lost }枚
table-compared-rewards = バトル報酬{ $ours }枚対{ $theirs }枚
table-compared-deck = 山札{ $ours }枚対{ $theirs }枚
table-compared-power = 総パワー{ $ours }対{ $theirs }
table-compared-cards = チャクラと手札{ $ours }枚対{ $theirs }枚
table-scene-outstanding = { $who }の完全勝利！
table-scene-winning = { $team }（{ $power }）が
table-scene-beaten = { $team }（{ $power }）を破りました。
table-scene-dragon = 七つの球から龍が現れました！
table-scene-wish = { $who }の願い：{ $wish }。
table-scene-tenth = { $goal }枚目のバトル報酬！
table-scene-has = { $who }は{ $rewards }枚。ターンの終わりに勝ちになります。
table-hidden = 自分のカードのうち、山札か相手の報酬の中にあるもの：{ $cards }。
table-saying-teams = すべてのチームを一度に。先頭から順に書き、書かない戦士は一人のチームになります
table-saying-attack = 攻撃するチームを先頭で順に。「attack all」はすべてのチームを送ります
table-saying-coin = 戦士にDBコインを7枚
table-saying-pay = カードを何枚か一度に。discard、target、placeも同じです
table-saying-place = 登録した願いをすべて
table-saying-pass = ここで何もしない選択（done、keep、declineなど）。noやnも同じです
table-word-valid = 有効
    .help = 戦士が負傷していても働く能力です。ほかの能力は健康なときだけ働きます。
table-word-db = DB
    .help = DBコインが置かれた戦士で働く能力です。
table-word-growth = 成長
    .help = 前のターンまでに出て、成長コインのない同じ名前の自分の戦士に重ねられます。コストはなく、成長コイン（+1/+1）を置きます。
table-word-ambush = 奇襲
    .help = チャクラエリアからも配備できます。
table-word-platoon = 小隊
    .help = 1枚に何人もの戦士がいて、どの名前でもあります。
table-word-super_heal = 超回復
    .help = 回復するたびに成長コインを得ます。
table-word-toughness = 頑丈
    .help = 一度に受ける2以上のダメージが1になります。
table-word-fierce = 猛攻
    .help = チームが勝つと、相手は山札の上からその枚数を捨てます。
table-word-plunder = 略奪
    .help = チームが攻撃で勝つと、相手のコイン（DBコイン以外）を1枚この戦士に移せます。
table-word-ally = 盟友
    .help = チームにその名前のほかの戦士がいる間、+1/+1。
table-word-thrash = 蹂躙
    .help = 先頭として攻撃で勝つと、バトル報酬を1枚得ます。
table-mark-step = ターンのステップ（AからQ）。rでそのルールを表示します。
table-mark-team = チームとチームパワー。先頭、後列の順です。
table-mark-power = 今の戦闘力（先頭で数える）と支援力（後列で数える）。
table-mark-injured = 負傷。もう1ダメージで捨てられます。
table-mark-change = カードに印刷された値より高い、または低い。
table-mark-coins = コイン：DB、成長、時間、約束、石化。
table-mark-support = 場にある任務、イベント、依頼人とそのコイン。
table-mark-valid = 負傷していても働く能力。キーワードは「? 成長」のように調べられます。
table-mark-indicator = ターンカウンター。ターンコストがこれ以下の戦士や任務を使えます。
table-mark-costs = カードのターンコスト3、手札コスト1。
table-mark-rewards = バトル報酬。ターンの終わりに{ $goal }枚あれば勝ちです。
table-mark-piles = 手札、山札、捨て札の枚数（狭いとき）。
table-mark-balls = DBコイン：戦士の上、プール、7枚までの不足。狭いときは2つの数です。
table-mark-chakra = チャクラ（気）エリアの枚数と、属性ごとの枚数。
table-mark-playable = 今使える手札。
table-mark-battle = バトル：攻撃側と防御側のチームパワーと、その差。
about-battles = 先頭の戦闘力（前の数）と後列の支援力（後ろの数）の合計がチームパワーです。高いほうが勝ち、負けた先頭は1ダメージを受けます。{ $outstanding_margin }以上の差なら完全勝利で、先頭に2、後列にそれぞれ1ダメージです。引き分けなら両方の先頭が1ダメージを受けます。ブロックされないチームは突破してバトル報酬を1枚得ます。チームパワーが{ $breakthrough_double_at }以上なら2枚です。
about-chain = 交互に効果を使い、続けて2回パスするとチェインが閉じて、最後の効果から順に解決します。払ったものは戻りません。
table-rules-setup =
    それぞれ6枚引きます。気に入らなければ戻して5枚、もう一度なら4枚を引けます。
    後攻はチャクラ（気）にカードを置いて始めます。ドラゴンボールのプレイヤーは願いカードを{ $wish_max }枚まで裏向きに置きます。
table-rules-A0 = 時間制限のあるカードから時間コインを1枚取ります。ターンの初めに起きることが今起きます。
table-rules-A = 手番の攻撃側がカードを1枚引きます。
table-rules-B =
    ドラゴンボールの攻撃側は、手札1枚を気エリアに置けます。
    そこにあるカードの属性で技のコストを払います。
table-rules-C =
    作戦：作戦ステップの能力と、攻撃側の冒険を使えます。
    { about-chain }
table-rules-D1 = 攻撃側は任務かイベントを1枚使えます。ターンコストは自分のターンカウンター以下でなければなりません。手札コストは、同じ属性の手札をチャクラエリアに置いて払います。
table-rules-D2 = NARUTOの防御側はカウンター任務を1枚使えます。
table-rules-E =
    NARUTOの攻撃側は、手札1枚をチャクラエリアに置けます。
    そこにあるカードの属性で術のコストを払います。
table-rules-F = NARUTOの攻撃側は依頼人を1人出せます。
table-rules-G =
    1ターンに戦士を1人配備できます。ターンコスト（T）は自分のターンカウンター以下でなければならず、手札コスト（H）は同じ属性の手札をその枚数だけチャクラエリアに置いて払います。
    成長：このキーワードを持つカードは、前のターンまでに出て成長コインのない同じ名前の自分の戦士に重ねられます。コストはなく、成長コイン（+1/+1）を置きます。
    同じ名前の戦士を2人場に出すことはできません。
table-rules-H =
    DBコインはプールから戦士に置き、戻すことはできません。突破されると、報酬1枚につきコインを1枚得ます。
    戦士のコインが{ $db_coins_for_wish }枚になれば、それを払って願いを1つかなえられます。
table-rules-I = 攻撃側の戦士は、先頭と後列で{ $team_max }人までのチームを組みます。チームは次に編成するまで、防御のときも同じです。
table-rules-J0 = バトルフェイズの初めに起きることが今起きます。
table-rules-J =
    攻撃側はどのチームでも、好きな順に送れます。最初のターンは攻撃できません。
    { about-battles }
table-rules-K =
    防御側のチームはそれぞれ、攻撃チームを1つブロックできます。1つの攻撃チームをブロックできるのは1チームだけです。
    { about-battles }
table-rules-L =
    術の応酬：攻撃側が最初のチェインを始めます。術は、条件を満たす戦闘中の戦士が使い、チャクラエリアのカードで払います。
    { about-chain }
    { about-battles }
table-rules-M =
    { about-battles }
    ダメージを受けると、健康な戦士は負傷し、負傷した戦士は捨てられます。
table-rules-N = 戦っていた戦士はみな里へ帰ります。
table-rules-O0 = ターンの終わりに起きることが今起きます。
table-rules-O = 勝ったかどうかを今判定します。
table-rules-P = 攻撃側の手札は{ $hand_limit }枚までです。
table-rules-Q = 攻撃側のターンカウンターが1つ上がり、相手のターンになります。
table-rules-over = ゲームは終わりました。
table-rules-ending = ターンの終わりにバトル報酬が{ $rewards_to_win }枚あれば勝ち、山札がなければ負けです。攻撃側から先に調べます。

## 入力

term-needs_place = 願いカード（例：place h-wi01）
term-needs_charge = 手札のカード（例：charge n-490）
term-needs_mission = 任務かイベント（例：mission m-346）
term-needs_counter = カウンター任務（例：counter m-333）
term-needs_client = 依頼人（例：client c-044）
term-needs_deploy = 戦士（例：deploy n-490）
term-needs_ambush = チャクラエリアの戦士（例：ambush n-482）
term-needs_grow = 成長を持つ戦士（例：grow n-490）
term-needs_wish = 願いカード（例：wish h-wi02）
term-needs_adventure = 冒険（例：adventure h-te18）
term-needs_take = カード（例：take h-te01）
term-needs_top = カード（例：top n-428）
term-needs_discard = カード（例：discard n-428）
term-needs_use = 術とその使い手（例：use j-453 n-490#r1）
term-needs_coin = 戦士（例：coin h-wa08#b1）
term-needs_activate = 場のカード（例：activate n-426#r1。能力がいくつかあれば最後に番号：... 2）
term-needs_target = カード（例：target h-wa01#b1。チェインに2つあれば最後に番号：... 2）
term-needs_pay = カード（例：pay n-428、pay n-490#r1）
term-needs_trigger = カード（例：trigger n-468#r1）
term-needs_lead = 戦士（例：lead n-437#r1）
term-needs_attack = チームの先頭（例：attack n-437#r1）
term-needs_block = チームの先頭（例：block h-wa18#b1）
term-needs_pick = カード（例：pick n-428）
term-needs_mode = 数（例：mode 1）
term-needs_x = 数（例：x 2）
term-needs_choose = 数（例：choose 2）
term-needs_number = 数（例：number 3）
refusal-named_twice = 戦士が入れるチームは1つだけです。同じ戦士が2回あります（CB7.10.1）
refusal-team_too_large = 1チームは{ $most }人までです（CB2.5）
refusal-no_team = { $words }ではチームが分かりません。「teams guy iruka / lee」のように入力してください。里にいるのは{ $home }
