### What the kernel says in every game.

## Lists, as people say them

list-more = { $list }, { $next }
list-last = { $list } and { $last }
list-several = { $title } ×{ $count }

## The log

news-time = Time is called: turn { $last } is the last.

## Why not

refusal-in_words = { $text }
part-game_over = The game is over.
part-not_your_turn = It is not your turn: { $seats } must choose first.
part-plays_for_you = It is not your turn: { $bot } plays on for you.
part-may_do = You may do that: { $choice }.
part-part_of_something = That is only part of a choice: { $choice }.
part-asked_else = You are asked something else now: { $question }

## Lists of cards

refusal-list_long_line = a line has at most { $most } characters; this one has { $count }: make two of it
refusal-list_heading = there is no heading '{ $words }'; did you mean '{ $meant }'?
refusal-list_long_name = a name has at most { $most } printable characters: give a shorter one
refusal-list_numbered_twice = '{ $words }' has a number before the card and one after it; give one
refusal-list_number = the number of { $words } must be from 1 to { $most }, not { $given }
refusal-list_entries = a list has at most { $most } entries; the others are not read
refusal-list_other_name = { $number } is { $printed }, not '{ $words }'
refusal-list_not_toml = this is no TOML: { $problem }
refusal-list_field = must be { $needs ->
    [text] a text
    [names] a list such as { $example }
   *[numbers] a table such as { $example }
}, not { $given }
refusal-list_unknown_field = there is no field '{ $words }'; the fields are { $fields }
refusal-list_unknown = there is no '{ $words }' to choose{ $meant ->
    [none] {""}
   *[other] ; did you mean { $meant }?
}
refusal-list_copies = { $card }: { $count } copies, but there may be at most { $most }
refusal-list_size = { $part }: { $count }, but there must be { $exactly ->
    [yes] exactly { $low }
   *[no] from { $low } to { $high }
}
refusal-list_barred = { $card } may not be chosen here{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
refusal-list_unplayable = { $seat ->
    [none] { $file ->
        [none] the list
       *[other] { $file }
    }
   *[other] the list of { $seat }
} cannot be played: { $problems }
refusal-list_none = { $file ->
    [none] this
   *[other] { $file }
} is no { $what } list: { $most ->
    [none] it is not even text
   *[other] that has at most { $most } characters, not { $count }
}
part-placed = { $lines_count ->
    [0] { $place ->
        [none] {""}
       *[other] { $place }:{" "}
    }
    [1] line { $lines }:{" "}
   *[other] lines { $lines }:{" "}
}{ $problem }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
    .between = {"; "}
