### Pairings, results, standings

event-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
event-place = Place { $place }
event-places = Places { $first } to { $last }
event-podium = Podium

event-why = Why this opponent?

event-pairings-round = Round
event-pairings-search = Name or table
event-pairings-order = Order
event-pairings-by_table = By table
event-pairings-by_name = By name
event-pairings-done = { $done } of { $of } results are in
event-pairings-again = This round was drawn again: attempt { $attempt }.
event-pairings-edited = Changed by hand: { $edit }
event-pairings-rematches = Meeting again, because it cannot be avoided: { $pairs }
event-pairings-none = Nobody by that name plays in this round.

event-player-late = since round { $round }
event-player-list = Show the list
event-player = Player
event-rank = Rank
event-record = Wins, losses, draws
event-record-short = W–L–D

event-players-search = Find a player
event-players-none = Nobody has registered yet. Be the first!
event-players-here = checked in
event-players-not_here = not checked in yet

event-breakers = How the tie-breakers were summed

event-breaker-sum = Sum
event-breaker-mean = Mean
event-breaker-dropped = left out
event-breaker-nothing = Nothing to add up.
event-breaker-of = { $code } of { $name }: { $value }. How was it summed?

event-unbeaten = unbeaten

event-note-win = win
event-note-loss = loss
event-note-draw = draw
event-note-bye = bye
event-note-missed = missed
event-note-forfeit = forfeit
event-note-void = void
event-note-left = had left
event-note-rest = rest
event-note-pod = pod

event-standings-final = Final standings
event-standings-none = Standings appear when the first round is closed.
event-standings-after = { $count ->
    [one] After { $count } closed round
   *[other] After { $count } closed rounds
}
event-standings-how = Ranked by points, then by the tie-breakers from left to right. Press a number to see how it was summed. What is still equal is decided by the sealed seed at the very end.

event-bracket-open = not known yet
event-bracket-soon = The best { $cut } of the Swiss rounds play here. The bracket fills as soon as they are known.
