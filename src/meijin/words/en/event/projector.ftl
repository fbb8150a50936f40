### The projector

event-projector-title = Projector
event-projector-qr = QR code of this event's page
event-projector-register = Scan and register
event-projector-follow = Scan: your table, results, standings
event-projector-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
event-projector-who = Who has come
event-projector-here = is here
event-projector-find_table = Go to your table and sit down
event-projector-time-about = Finish the turns that are left, then report your result.
event-projector-results = { $done } of { $all } results are in
event-projector-still_playing = Tables still playing
event-projector-all_in = All results are in
event-projector-pairings = Pairings by name
event-projector-after = Standings after { $round }
event-projector-standings = Standings
event-projector-next = Next: round { $no }
event-projector-next_cut = Next: the best { $cut } play on
event-projector-away = connection lost
event-projector-controls = Projector controls
event-projector-whole = Full screen
