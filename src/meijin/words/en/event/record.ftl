### The log of a tournament, its files, and how it is checked

event-fair = The seed of the draws was sealed when the tournament was created, and players' pages add numbers of their own. The log says for every round who could have chosen.
event-fair-more = How to check
event-shuffle-title = { $round } is paired
event-shuffle-skip = Press to go on

event-log = Everything that was done
event-log-only_edits = only changes by hand, penalties and corrections
event-log-undone = taken back

event-verify = Check it yourself
event-verify-about = The seed that draws the pairings was fixed when the tournament was created; only its digest was shown, and nobody sees the seed before the end, the organiser included. Players' pages give numbers of their own to the draws. At the end the seed is told, and everything can be computed again.
event-verify-who = Who could choose
event-verify-number-committed = { $count ->
    [one] { $count } player has committed to a number for the draws; it is revealed when registration, or the round, closes.
   *[other] { $count } players have committed to a number for the draws; they are revealed when registration, or the round, closes.
}
event-verify-number-asked = { $count ->
    [one] { $count } player reveals a number now.
   *[other] { $count } players reveal their numbers now.
}
event-verify-digest = SHA-256 of the seed, public from the start
event-verify-seed = The seed
event-verify-sealed = sealed until the end
event-verify-head = Hash of the log with its { $entries } entries
event-verify-one = Download the tournament as JSON.
event-verify-two = Run
event-verify-three = It computes every pairing, bye and tie-breaker again and says OK, or where it differs.

event-downloads = Downloads

event-file-export_json = Everything (JSON)
event-file-players_csv = Players (CSV)
event-file-pairings_csv = Pairings (CSV)
event-file-results_csv = Results (CSV)
event-file-standings_csv = Standings (CSV)
event-file-export_trf = For chess programs (TRF)

event-form-pairings-by-table = Pairings by table
event-form-pairings-by-name = Pairings by name
event-form-slips = Result slips
event-form-standings = Standings
event-form-score-cards = Score cards
event-form-deck-lists = List forms
event-form-sleeve-checklist = Sleeve checklist
event-form-bracket = Bracket
event-form-prizes = Prizes
event-form-checklist = Organiser's checklist
