### Looking at a game again

replay-none = This game cannot be looked at
replay-not_over = The game is not over. Its replay shows every secret, so it comes with the end.
replay-beginning = The beginning
replay-fetching = One moment …
replay-organiser = The table
replay-controls = Step through the game
replay-ply = { $ply } of { $plies }
replay-position = Position in the game
replay-first = To the beginning (Home)
replay-last_part = To the previous round or turn (Page up)
replay-back = One step back (←)
replay-play = Play (space)
replay-pause = Pause (space)
replay-forward = One step on (→)
replay-next_part = To the next round or turn (Page down)
replay-end = To the end (End)
replay-speed = Speed
replay-seen_by = Seen by
replay-spectators = Spectators
replay-against = against
