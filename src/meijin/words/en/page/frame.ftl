### The frame around every page: navigation, settings, time and names

close = Close

nav-skip = To the page
nav-home = Meijin: to the lobby
nav-pages = Pages
nav-lobby = Lobby
nav-cards = Cards
nav-profile = Profile
nav-events = Tournaments

settings-title = Settings and keys
settings-language = Language
settings-scheme = Light or dark
settings-auto = same as the system
settings-light = light
settings-dark = dark
settings-pace = How fast things happen
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-at_once = at once
settings-volume = Volume
settings-pace_and_volume = Speed and volume
settings-keys = Keys

keys-choose = make a choice in the bar
keys-move = move between cards and choices
keys-confirm = choose what has the focus, confirm a selection
keys-cancel = cancel a selection
keys-log = to the log
keys-rules = the rules of this phase
keys-help = these settings and keys

share-share = Share
share-copied = The link is copied: send it to a friend.
name-change = Change
name-changed = You are { $name } now.
unreachable = The server cannot be reached.
time-called = Time was called: { $unit ->
        [turn] turn { $last } of each player is the last.
        [round] round { $last } is the last.
        [battle] this battle is the last.
       *[other] the game ends soon.
    }
time-before = Time was called: the next game is the last, and a short one.
