### Words that every game uses.

common-list = { $first }, { $rest }
common-list-and = { $first } and { $rest }
common-nothing = nothing
common-number = { $number }
common-seat = seat { $seat }
common-text = { $text }

common-over = The game is over.
common-chance-decides = Chance decides.
