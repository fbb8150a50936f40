### What bots are called: on the page, and in the terminal as well.

bot-random = Random bot
bot-greedy = Greedy bot
bot-novice = Novice Piyo
bot-novice-about = Knows the rules and makes a beginner's mistakes.
bot-regular = Regular Ponta
bot-regular-about = Plays sensibly, but now and then loses the thread.
bot-expert = Expert Kon
bot-expert-about = Knows what good players know, and never forgets it.
bot-meijin = Meijin Tsuru
bot-meijin-about = Looks ahead as far as time allows: the strongest here.
bot-levels = Bots by strength
bot-others = Other bots
