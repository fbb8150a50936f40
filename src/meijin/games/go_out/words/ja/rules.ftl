### ルールの見出し。本文は英語のrules.mdにあります。

rule-1 = ゲームの概要
rule-2 = カードと置き場
rule-3 = 準備
rule-4 = バトル
rule-4_1 = 手番
rule-4_2 = カードを出す
rule-4_3 = ガード
rule-4_4 = パス
rule-4_5 = 脱落
rule-4_6 = バトルに勝つ
rule-5 = キャラクター
rule-5_1 = ネライ
rule-5_2 = トヨコ
rule-5_3 = ニワ
rule-5_4 = シアン
rule-5_5 = サツキ
rule-5_6 = キラ
rule-5_7 = テン
rule-5_8 = キョウコ
rule-6 = 終わり
rule-7 = 裁定
rule-8 = 誰に何が見えるか
rule-9 = オプション
rule-10 = 例
rule-11 = 局面の書き方
