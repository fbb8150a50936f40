### Tournaments, as the lobby and the tables tell of them

event-phase-draft = Being prepared
event-phase-registration = Registration is open
event-phase-deck_check = Lists are checked
event-phase-ready = About to begin
event-phase-pairing = The next round is being paired
event-phase-published = Go to your tables
event-phase-running = Round running
event-phase-time_called = Time was called
event-phase-between = Between rounds
event-phase-swiss_done = All rounds played
event-phase-cut_done = The final is over
event-phase-finished = Finished
event-phase-cancelled = Cancelled

event-format-swiss = Swiss
event-format-round_robin = Round robin
event-format-pods = Pods
event-format-swiss-about = Everybody plays every round, against somebody with as many points, and nobody twice.
event-format-round_robin-about = Everybody meets everybody once.
event-format-pods-about = Three to five sit at a table; each place is worth points.

event-level-store = Store event
event-level-premier = Premier event
event-level-store-about = An evening in a shop or among friends: two equal reports make a result.
event-level-premier-about = A large event: lists are required, and a judge confirms every result.

event-round-swiss = Round { $no }
event-round-rr = Round { $no }
event-round-pods = Round { $no }
event-round-final = Final table
event-round-cut-1 = Final
event-round-cut-2 = Semi-finals
event-round-cut-4 = Quarter-finals
event-round-cut-many = Round of { $players }

event-round_of = Round { $no } of { $of }
event-table = Table { $no }
event-bye = { $stage ->
    [rr] Rest
   *[other] Bye
}

event-clock = Round clock
event-clock-left = { $minutes } minutes left
event-clock-waiting = not started yet
event-clock-paused = paused
event-clock-over = Time is up
event-clock-time = Time!
event-clock-more = { $minutes } more minutes for this table

event-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
event-you_play = You play here
event-to_console = Run it
event-lobby = Tournaments
event-lobby-all = All tournaments
