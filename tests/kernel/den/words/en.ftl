### Den in English.

news-begin = The homes are { $homes }.
ask-pick = Which figure do you pick?
ask-show = Roll the die.
choice-pick = Pick { $card }
    .says = Pick { $card } in secret.
choice-roll = Roll
    .says = Roll the die, and it is over.
