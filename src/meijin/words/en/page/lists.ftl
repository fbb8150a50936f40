### Lists of cards that players put together

lists-title-deck = Deck builder
lists-title-team = Team builder
lists-mine-deck = My decks
lists-mine-team = My teams
lists-build-deck = Build a deck
lists-build-team = Build a team
lists-use-deck = Use this deck
lists-use-team = Use this team
lists-none_saved-deck = You have saved no deck yet.
lists-none_saved-team = You have saved no team yet.
lists-ready_made = Ready-made
lists-not_here = not legal at this table

build-sides = What is shown
build-list = List
build-new = A new one
build-not_legal = not legal yet
build-start_from = Begin with
build-start_from-choose = a ready-made one …
build-add_to = A click adds to
build-add = Add { $card }: { $count } in the list
build-one_more = One more { $card }
build-remove = Take one { $card } away
build-look = Look at { $card }
build-move = Move one { $card } to: { $section }
build-all_again = Show all cards again
build-none_or = 0 or { $size }
build-empty = Nothing is chosen yet. A click on a card adds it, or begin with a ready-made list.
build-legal = Legal: ready to play.
build-problems = { $count ->
    [one] { $count } rule is broken:
   *[other] { $count } rules are broken:
}
build-name = Name
build-name-hint = a name to save it under
build-save = Save
build-renamed = This list is saved as “{ $before }”. Is “{ $name }” a new list beside it, or its new name?
build-save_beside = Save as a new list
build-rename = Rename it
build-saved = Saved as { $name }.
build-unsaved = Not saved yet; this browser keeps it meanwhile.
build-all_saved = Saved.
build-restored = What you had not saved last time is here again.
build-import = Import
build-import-about = Paste a list or choose a file: text with a card in each line, TOML, or all in one line.
build-import-file = File
build-import-text = The list as text
build-import-take = Import this list
build-import-nothing = There is nothing to import: no line of this text is a card of the game.
build-export = Export
build-copied = The list is copied.
build-copy = Save a copy
build-copy_of = { $name } (copy)
build-delete = Delete
build-delete-sure = Delete { $name } for good?
build-clear = Take everything out
