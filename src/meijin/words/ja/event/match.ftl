### 自分の対戦：報告、ジャッジ、ペナルティ

event-kind-win = 対戦による勝敗
event-kind-draw = 引き分け
event-kind-intentional_draw = 合意の引き分け
event-kind-bye = 不戦勝
event-kind-forfeit = 不戦敗
event-kind-double_loss = 両者負け
event-kind-pod = 順位
event-kind-void = 無効

event-state-waiting = 未開始
event-state-playing = 対戦中
event-state-reported = 報告あり
event-state-disputed = 報告が不一致
event-state-confirmed = 確定

event-outcome-win = 勝ち
event-outcome-loss = 負け
event-outcome-draw = 引き分け
event-outcome-bye = 不戦勝
event-outcome-void = 無効
event-outcome-open = 未決

event-report-conceded = { $name }が投了
event-report-ask = 結果は？（あなた–相手）
event-report-ask_again = 違う場合は、もう一度どうぞ：
event-report-win = 勝ち
event-report-loss = 負け
event-report-draw = 引き分け
event-report-intentional_draw = 引き分けに合意
event-report-concede = この対戦を投了する
event-report-concede-sure = すぐに相手の勝ちが決まります。取り消せません。

event-mine = あなたの大会
event-mine-others_play = まだ{ $count }卓が対戦中です。次の組み合わせはここに自動で出ます。
event-mine-champion = 優勝おめでとうございます！
event-mine-final_place = { $of }人中{ $place }位でした。
event-mine-dropped = 大会を棄権しました。得点は順位表に残ります。
event-mine-disqualified = 失格となりました。ご質問は主催者へ。
event-mine-eliminated = 決勝トーナメントで敗退しました。お疲れさまでした！
event-mine-wait = 今は待ち時間です。組み合わせが発表されると、ここに卓番号が出ます。
event-mine-pending_losses = 次の対戦にペナルティがあります：{ $count }ゲーム敗北。
event-mine-bye = { $stage ->
    [rr] このラウンドは休みです
   *[other] 不戦勝です
}
event-mine-against = 対戦相手
event-mine-go_to_table = 卓へ進む
event-mine-game_loss = { $name }はペナルティで{ $count }ゲーム敗北。
event-mine-stands = 結果は確定しました。
event-mine-go_there = 席に着いてください。時計はまだ動いていません。
event-mine-by_itself = 結果は卓から自動で記録されます。
event-mine-had = このラウンド前まで{ $count }点

event-late-came = 開始から{ $time }後に着席
event-late-why = { $name }は開始から{ $time }後に着席：{ $cost }。
event-late-cost-game = 1ゲーム敗北
event-late-cost-match = マッチ敗北
event-late-cost-place = 最下位

event-claims-differ = 報告が食い違っています
event-claims-you = あなた
event-claims-spoken = 報告済み
event-claims-disputed = ジャッジを呼びました。押し間違えたときは、もう一度報告してください。
event-claims-your_turn = 相手は報告済みです。あなたの番です。
event-claims-wait_other = 相手の報告を待っています。
event-claims-wait_others = 同じ卓のほかの人の報告を待っています。
event-claims-wait_judge = 一致しました。ジャッジの確認待ちです。
event-claims-take_back = 取り消す

event-judge-call = ジャッジを呼ぶ
event-judge-about = 対戦を止めて、手も挙げてください。どんな用件ですか？
event-judge-rules = ルールの質問
event-judge-missing = 相手が来ない
event-judge-score = スコアが食い違う
event-judge-slow = 進行が遅い
event-judge-cards = カードやスリーブについて
event-judge-words = 自由に書く
event-judge-send = 呼ぶ
event-judge-coming = ジャッジを呼びました。

event-drop = 大会を棄権する
event-drop-sure = 戻ることはできません。以後は組み合わされず、得点はそのまま残ります。
event-drop-after = この対戦のあとで棄権
event-drop-at_once = 今すぐ棄権（この対戦は負け）
event-drop-early = 参加を取り消す
event-drop-early-sure = 枠は次の人に回ります。再登録は運営スタッフに頼んでください。

event-pod-ask = 順位は？
event-pod-first = 1位の人を押してください：
event-pod-next = 次の順位は？
event-pod-same = 同じ順位の人：
event-pod-tie = 同順位にする
event-pod-report = この順位を報告
event-pod-anew = やり直す

event-match-more = この対戦の詳細
event-match-result = { $name }から見た結果：{ $result }
event-match-corrected = この結果は訂正されました。経緯は記録にあります。
event-match-said = { $name }の報告：{ $result }

event-source-engine = 卓が自動で記録
event-source-players = 両者の報告が一致
event-source-judge = ジャッジが入力
event-source-import = ファイルから

event-penalty-warning = 警告
event-penalty-game_loss = ゲーム敗北
event-penalty-match_loss = マッチ敗北
event-penalty-disqualification = 失格

event-infraction-misplay = プレイミス
event-infraction-card_placement = カードの置き方
event-infraction-slow_play = 遅延
event-infraction-late_for_round = 遅刻
event-infraction-illegal_list = リスト違反
event-infraction-marked_cards = マークドカード
event-infraction-sleeves = スリーブ
event-infraction-outside_help = 助言
event-infraction-unsporting = 非紳士的行為
event-infraction-reward_for_draw = 引き分けの買収
event-infraction-cheating = 不正行為
event-infraction-other = その他
