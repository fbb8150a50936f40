### ボットの呼び名（画面と端末で同じもの）

bot-random = 気まぐれボット
bot-greedy = 欲張りボット
bot-novice = 新人ピヨ
bot-novice-about = ルールは知っていますが、初心者らしいミスをします。
bot-regular = 常連ポンタ
bot-regular-about = 手堅い相手ですが、ときどき気が抜けます。
bot-expert = 達人コン
bot-expert-about = 定石を知りつくし、けっして忘れません。
bot-meijin = 名人ツル
bot-meijin-about = 時間の許すかぎり先を読みます。ここで一番の強敵です。
bot-levels = 強さで選ぶ
bot-others = その他のボット
