### ルールの見出し。本文は英語のrules.mdにあります。

rule-1 = ゲームの概要
rule-2 = 使うもの
rule-3 = 準備
rule-4 = ターン
rule-4_1 = 開始フェイズ
rule-4_2 = 登場フェイズ
rule-4_3 = メインフェイズ
rule-4_4 = 攻撃
rule-4_5 = ダメージ
rule-4_6 = 食いしん坊ボス
rule-4_7 = 一騎打ち
rule-4_8 = 終了フェイズ
rule-5 = キーワードと効果
rule-5_1 = 表効果
rule-5_2 = 裏効果
rule-5_3 = 使うタイミング
rule-5_4 = 効果の働き
rule-5_5 = 猫
rule-6 = 終わり
rule-7 = 裁定
rule-8 = 誰に何が見えるか
rule-9 = 裏向きのベンチ
rule-10 = オプション
rule-11 = 例
rule-12 = 行動とその順番
rule-13 = 局面の書き方
