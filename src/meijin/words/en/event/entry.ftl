### The pages of a tournament: entering, lists, rounds

event-status-registered = registered
event-status-waitlisted = on the waiting list
event-status-active = playing
event-status-dropped = dropped out
event-status-disqualified = disqualified
event-status-eliminated = eliminated
event-status-finished = played to the end

event-role-meijin = Meijin
event-role-judge = Judge
event-role-player = Player
event-role-engine = The table itself
event-role-spectator = Spectator

event-bot = bot
event-away = The connection is gone. It comes back by itself; what you see may be old.
event-gone = There is no such tournament, or it is not for you to see.
event-loading = Fetching the tournament …

event-here_only = Phones cannot reach this page: its address works on this machine only. Start the server with
event-here_only-then = and open this page under the machine's address in your network.
event-guest = You are a guest: only this browser knows that the tournament is yours. Make an account so that you cannot lose it, and download its file now and then.
event-guest-file = Download the event file
event-table-word = Table
event-you = you

event-list-title = Tournaments
event-list-about = From the first registration to the podium: fair pairings that anybody can check, a round clock for everybody, results from every phone.
event-list-filter = Only one game
event-list-all_games = All games
event-list-mine = Yours
event-list-running = Running now
event-list-open = Open for registration
event-list-past = Over
event-list-none = There is no tournament here yet. Create one: it takes a minute, and four players are enough.

event-create = Create a tournament
event-tabs = Parts of the tournament

event-tab-overview = Overview
event-tab-pairings = Pairings
event-tab-standings = Standings
event-tab-bracket = Bracket
event-tab-players = Players
event-tab-log = Log
event-tab-cross = Cross table

event-unlisted = By link only
event-public_page = Public page
event-to_projector = Projector
event-way = The way through the tournament

event-station-registration = Start
event-station-round = Round { $no }
event-station-rounds = Rounds, as many as the head count asks for
event-station-rounds-short = 1 – ?
event-station-cut = Top { $no }
event-station-end = End

event-card = Score card
event-card-round = Rd
event-card-opponent = Opponent
event-card-result = Result
event-card-points = Points
event-card-missed = missed, counts as a loss
event-card-none = not paired

event-entry-waiting = You are on the waiting list, number { $place }. You move up by yourself when somebody withdraws.
event-entry-checked_in = You are checked in. The first pairing appears here.
event-entry-registered = You are registered. Check in when you are there, or you are not paired.
event-entry-check_in = I am here: check in
event-entry-active = You are in. The first pairing appears here.
event-entry-withdrawn = You are no longer on the list. Ask the staff if you want to come back.
event-entry-out = You are no longer in this tournament.
event-entry-out-list = When the deck check ended, you had no legal list. Ask the staff if you have questions.
event-entry-list_required = This tournament wants a list from everybody; only the staff sees it.
event-entry-list_optional = You may hand in a list; only the staff sees it.
event-entry-list_owed = The deck check has begun. Hand in a list now: without a legal one you do not play.

event-list_check-none = No list handed in yet
event-list_check-pending = Your list is in and waits for the check
event-list_check-legal = Your list is checked and legal
event-list_check-illegal = Your list breaks a rule
event-list_check-short-pending = list waits
event-list_check-short-legal = list legal
event-list_check-short-illegal = list illegal

event-hand_in = Hand in a list
event-hand_in-another = Hand in another list
event-hand_in-about = Choose one of your lists, or paste one. It is checked on the spot; opponents do not see it.
event-hand_in-choose = Which list?
event-hand_in-text = As text
event-hand_in-send = Take this one
event-hand_in-with = Add my list
event-hand_in-chosen = List added. Change it

event-register = Take part
event-register-places = { $taken } of { $capacity } places are taken.
event-register-taken = { $taken } are in so far.
event-register-full = All places are taken. You go on the waiting list and move up by yourself.
event-register-name = Your name in the pairings
event-register-side = Your side
event-register-enter = Register
event-register-wait = Go on the waiting list
event-register-done = You are registered.
event-register-draft = Registration has not been opened yet.
event-register-staff = You run this tournament. Staff do not play in official events.
event-register-closed = Registration is closed. Ask the Meijin.
event-register-late = The tournament has begun. To play, ask the staff to enter you; the rounds so far count as lost.

event-invited = The staff invites you to play here. Register below, or decline.
event-invited-decline = Decline
event-side-naruto = Naruto
event-side-dragonball = Dragonball
event-about = How it is played
event-staff = Who runs it
event-staff-asked = has not answered yet

event-live = This page stays up to date by itself.
event-print = Print
event-before = Points before this round
event-corrected = corrected
event-further = { $left } more
