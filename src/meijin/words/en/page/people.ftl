### Playing people: whoever comes first, whose turn it is, again

title-your_turn = Your turn
title-your_turns = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
}
lobby-your_turn = Your turn
lobby-others_turn = Others are to move
lobby-somebody = Play somebody now
lobby-somebody-about = Choose a game: whoever wants the same sits down with you. If nobody comes, a bot does.
lobby-somebody-waits = { $count ->
    [one] somebody waits
   *[other] { $count } wait
}

seeking-title = Looking for somebody to play { $game }
seeking-waited = { $seconds } s
seeking-about = The game begins as soon as somebody wants the same. After { $seconds } seconds you can play a bot instead.
seeking-nobody = Nobody has come yet. You can go on waiting, or play a bot.
seeking-bot = Play { $bot }
seeking-stop = Stop looking

waiting-qr = The link as a QR code, for a phone beside you

level-first = good for a first game
level-down = Two losses: try { $bot }
level-up = Two wins: try { $bot }
tally-title = Results
tally-played = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won ({ $share } %)
tally-won_in_a_row = { $count } won in a row
tally-lost_in_a_row = { $count } lost in a row
tally-level = { $won } of { $played } won
tally-running = Games that go on
tally-finished = Finished games
