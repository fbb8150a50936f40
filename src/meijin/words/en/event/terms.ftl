### The terms of a tournament, and planning one

event-mode-official = Official rules
event-mode-free = Free rules
event-mode-official-about = The rulebook's limits hold: rounds by head count, 45 to 50 minutes, ten minutes' break.
event-mode-free-about = Your own number of rounds, times and cuts; the limits are only told.

event-results-hand = Tables in a room
event-results-live = Tables on this site
event-results-mixed = Either, table by table
event-results-hand-about = You play with real cards and report the result here.
event-results-live-about = Your table opens here by itself when the round begins.
event-results-mixed-about = Some play here, some in the room.

event-personal-birth_date = Date of birth
event-personal-zip_code = Postal code
event-personal-city = City (optional)
event-personal-email = E-mail (optional)
event-personal-about = Only the Meijin sees this. It is deleted 30 days after the tournament.

event-fact-format = Format
event-fact-rounds = Rounds
event-fact-rounds-open = by head count
event-fact-rounds-about = 8 players play 3 rounds, 16 play 4, 32 play 5.
event-fact-match = Match
event-fact-match-pod = one game per round
event-fact-time = Time
event-fact-minutes = { $minutes } minutes a round
event-fact-time-about = Five minutes late costs a game, ten the match.
event-fact-tables = Tables
event-fact-cut = Elimination
event-fact-cut-about = The best of the Swiss rounds play on until one is left.
event-fact-cut-if = The best of the Swiss rounds play on until one is left, if more than 32 players begin.
event-fact-cut-none = None
event-fact-cut-none-official = It takes more than 32 players who begin. The Swiss rounds decide.
event-fact-cut-none-about = Too few players are left for it. The Swiss rounds decide.
event-fact-final = The best of all rounds meet once more.
event-fact-final-none = None
event-fact-final-none-about = Too few players are left for it. The rounds decide.
event-fact-lists = Lists
event-fact-players = Players
event-fact-here = { $here } have checked in

event-lists-required = required
event-lists-optional = as you like
event-lists-none = none
event-lists-open = Everybody may see them.

event-prizes = Prizes
event-prizes-none = No prizes yet. Glory is one, too.
event-prizes-from = Place
event-prizes-to = to
event-prizes-what = Prize
event-prizes-example = A booster box
event-prizes-add = Add a prize
event-prizes-remove = Remove this prize

event-new-about = A name and a game are enough; everything else is filled in as it suits. You can change it until the first round is paired.
event-new-what = What, when, where
event-new-game = Game
event-new-name = Name of the tournament
event-new-name-example = Friday Night Battle
event-new-date = When
event-new-date-example = Friday, 7 pm
event-new-venue = Where
event-new-venue-example = Card shop, first floor; or: online
event-new-how = How it is played
event-new-level = How serious
event-new-mode = Rules
event-new-no_cut = none
event-new-cut-official = Played when more than 32 take part.
event-new-more = More settings
event-new-make_open = Create and open registration
event-new-make = Create a draft only
event-new-make-about = You become its Meijin, the organiser.

event-set-round_minutes = Minutes a round
event-set-round_minutes-about = Time is called by itself when they are over.
event-set-break_minutes = Minutes between rounds
event-set-break_minutes-about = The next clock starts no sooner.
event-set-capacity = Places
event-set-capacity-about = 0: as many as come. Others go on a waiting list.
event-set-rounds = Rounds
event-set-breakers = Tie-breakers
event-set-breakers-TB = Usual
event-set-breakers-TB-about = Strength of schedule, opponents' schedule, later losses.
event-set-breakers-OTB = By hand
event-set-breakers-OTB-about = Quick to check with pencil and paper.
event-set-auto_confirm = Two equal reports make a result
event-set-auto_confirm-about = Otherwise a judge confirms each one.
event-set-open_lists = Lists are public
event-set-open_lists-about = Everybody may read everybody's list.
event-set-require_cross = Naruto against Dragonball
event-set-require_cross-about = Players name their side, and sides meet each other where they can.
event-set-final_table = Final table
event-set-final_table-about = The best of all rounds play once more for the first places.
event-set-personal_data = Ask for the form's personal data
event-set-personal_data-about = Birth date and postal code. Only you see them; they are deleted after 30 days.
event-set-public = Listed for everybody
event-set-public-about = Otherwise only who has the link finds it.

event-forecast = How the day will go
event-forecast-players = Players expected
event-forecast-time = At most
event-forecast-hours = { $hours } h { $minutes } min
