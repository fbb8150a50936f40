### The table: what is around the game

card-hidden = a card face down
card-why_not = Not now:
zone-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
zone-look = look through
zone-nothing = There is nothing here.

seat-you = you
seat-away = has left
seat-stand_in = a bot plays on
seat-not_connected = not connected
seat-turn = to move

bar-mistake = That looks like a mistake: it leaves you a chance of about { $chance } % to win, and another choice { $best } %. Really?
bar-rather_not = No, go back
bar-cancel = Cancel
bar-all = All { $count } choices
bar-several = Several choices: { $choices }
bar-hold = Hold a choice to see what it does.
bar-sent = One moment …

log-title = Log
log-nothing = Nothing has happened yet.
panel-title = Log and chat

chat-title = Chat
chat-everybody = Everybody reads this.
chat-spectators = Only spectators read this.
chat-players = Only players read this.
chat-none = There is no chat at this table.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-mute_short = mute
chat-muted = { $name } is muted. Your profile lists the people you have muted.

clock-left = { $time } left
rules-title = Rules
rules-contents = Contents
rules-in_english = The rulebook is in English.

table-not_there = You cannot open this table
table-deeds = Other actions
table-more = More
table-undo = Undo
table-back = I am back
table-give = Let a bot play for { $name }
table-resign = Resign
table-leave = Leave the game
table-give_up = Give up the game
table-away = The connection is lost. The page tries again by itself; what you have chosen is not lost.
table-signed_out = You were signed out here. To play on, sign in on your profile.
table-waiting_for = Waiting for { $who }.
table-you_watch = You watch.
table-you_watch_late = You watch, { $count } seconds behind.
table-bot_plays_for_you = A bot plays for you until you are back.

sure-title = Are you sure?
sure-no = No
sure-resign = Resign? The game is lost for you then.
sure-resign-yes = Resign
sure-leave = Leave the game? The seat stays yours, and you can come back.
sure-leave-yes = Leave
sure-close = Give up the game? Nobody else is left here, so it ends without a result.
sure-close-yes = Give up

undo-you_asked = You have asked to take your last choice back. { $who } must agree.
undo-asks = { $who } asks to take the last choice back.
undo-agree = Agree
undo-refuse = Refuse
undo-cannot = That cannot be taken back any more: somebody has acted since, or it has shown somebody something new.

over-all_win = Everybody wins!
over-nobody = Nobody wins.
over-you_win = You win!
over-you_lose = You lose.
over-sitter = { $seat } ({ $name })
over-level = Play against { $bot }
over-wins = { $who } wins.
over-they_win = { $who } win.
over-out_of_time = { $who } ran out of time.
over-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
over-again = Play again
over-to_event = Back to the tournament
over-to_rematch = To the rematch
over-replay = Look at it again
over-record = Record as text
over-later = Record and replay follow when the match is over: they show both lists.
over-later_event = Record and replay follow when the tournament is over: they show both lists.
over-timeout = Time was up.
over-coin = Both were equal: the coin has decided.

waiting-title = Waiting for players
waiting-closed = This table was closed.
waiting-free = free
waiting-you = { $name } (you)
waiting-ready = ready
waiting-sit = Sit here
waiting-invite = Invite a friend
waiting-bot = Add a bot
waiting-bot-which = Which bot takes the seat { $seat }?
waiting-stand = Stand up
waiting-remove = Remove
waiting-link = Send this link to a friend:
waiting-here_only = It works on this machine only. To invite others, open this page under the machine's address in your network.
waiting-start = Start the game
waiting-close = Close the table
waiting-be_ready = I am ready
waiting-not_ready = Not ready yet
waiting-choose = Choose
waiting-seats_free = A seat is still free: invite somebody, or let a bot sit there.
waiting-for_ready = { $who } must say “I am ready” first.
waiting-for_start = All set: whoever opened the table starts the game.
waiting-all_here = Everybody is here
waiting-close-sure = Close the table? Others sit here already.

learn-title = Your first turn: { $game }
learn-teacher = The guided turn
learn-step = Step { $step } of { $steps }
learn-nudge = That would be possible too. For now, try this: { $choice }
learn-back = Back
learn-skip = Skip
learn-again = Once more
learn-watch = Watch what happens. A click shows it all at once.
learn-none = There is no guided turn for this game yet. Its rules are short to read, and the bots are patient.
learn-done = Well played!
learn-ready = You know enough for a real game now.

pass-title = What goes by itself
pass-passing = Going on for you …
pass-passed = Done for you: { $steps }
pass-stop = Stop here
pass-alone = Go on by itself where there is only one answer
pass-skip = Do not ask me again at these steps:
pass-again = Do not ask again
pass-note = What costs something is always asked, and whatever you have begun is left to you. Against people there is a pause of uneven length before it, so that it does not tell them what you hold.

match-game = Game { $number } of at most { $count }
match-best_of = best of { $count }
match-between = Before game { $number }
match-next = Next game
match-again = Another match
match-you_won = You win the match, { $score }!
match-won = { $who } wins the match, { $score }.
match-drawn = The match is a draw, { $score }.
match-exchange = Exchange cards with your sideboard
match-exchange-about = One for one, and unseen by the other player. Only the deck at the end must be legal.
match-reset = As it was registered
match-play = Play with this deck
match-your_turn = Say when you are ready for the next game.
match-waiting_for = You are ready. Waiting for { $who }.
match-not_ready = not ready yet
match-leave = Leave the match
match-leave-sure = Leave the match? Against a bot it is given up; against a person a bot plays on for you, and you may come back.
