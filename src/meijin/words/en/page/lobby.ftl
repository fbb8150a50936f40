### The lobby, opening a table, and invitations

option-usual = as usual ({ $value })
option-by_itself = as usual

terms-no_clock = no clock
terms-per_move = { $time } for every choice
terms-per_game = { $time } each, { $increment } more after every choice
terms-rated = rated
terms-own = brought along
terms-per_game_plain = { $time } each for the whole game

lobby-play_now = Play now
lobby-whom = Whom do you want to play against?
lobby-whom-note = This is asked once. You can change it beside “Play now” at any time.
lobby-against = Against { $bot }: choose another
lobby-headline = Take a seat. The cards are shuffled.
lobby-about = Pick a game and play at once against bots, from beginner to master, or open a table and send friends the link. No account needed.
lobby-you_are = You play as
lobby-games = Games
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-players_range = { $fewest }–{ $most } players
lobby-minutes = { $minutes } min
lobby-starting = Shuffling …
lobby-friends = With friends
lobby-learn = Learn
lobby-resume = Your games
lobby-go_on = Play on
lobby-to_table = To the table
lobby-open = Tables waiting for players
lobby-join = Sit down
lobby-running = Games to watch
lobby-watch = Watch
lobby-finished = Played lately
lobby-replay = Look again
lobby-all_games = All my games

result-won = won
result-lost = lost
result-drawn = drawn

new-title = Open a table
new-about = Open a table. You can invite people to the free seats afterwards.
new-players = Players
new-seats = Who sits where
new-seat-me = I sit here
new-seat-free = free: for a friend
new-visibility = Who may find the table
new-visibility-link = By link
new-visibility-link-help = whoever has the address
new-visibility-public = Public
new-visibility-public-help = it is listed in the lobby
new-visibility-private = Private
new-visibility-private-help = only by invitation
new-clock = Clock
new-clock-move = 60 s a move
new-clock-days = 3 days a move
new-clock-own = Another
new-clock-pace = The clock counts
new-clock-pace-game = the whole game
new-clock-pace-move = every move
new-clock-minutes = Minutes
new-clock-increment = Seconds added per move
new-more = More: options of the game, spectators, chat
new-out_of_time = When time is out
new-out_of_time-bot = a bot plays on until the player is back
new-out_of_time-forfeit = the game is lost
new-delay = Spectators see the game
new-delay-none = at once
new-delay-some = { $time } late
new-delay-help = Late, so that nobody can be told what others hold.
new-chat = Chat at the table
new-rated = Rated
new-rated-help = A move can be taken back only if it changed nothing for others.
new-open = Open the table
new-rather_not = Cancel
new-match = Games
new-match-one = One game

nothing-title = Nobody plays here
nothing-about = There is no page at this address. Perhaps the link was cut off on its way to you.
nothing-lobby = To the lobby

invitation-title = You are invited
invitation-to = Play { $game }!
invitation-from = { $name } invites you to { $game }
invitation-your_seat = your seat
invitation-mine = You sit here already.
invitation-accept = Sit down
invitation-learn = Learn it first
invitation-taken = This seat is taken
invitation-taken-about = Somebody has sat down there already, or the table is no longer open. Ask for another link.
invitation-unknown = This invitation was not found
invitation-unknown-about = Perhaps the link was cut off on its way to you. Ask for it again.
invitation-other = That did not work
