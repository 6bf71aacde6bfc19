### Words that every game uses.

common-list = { $first }, { $rest }
common-list-and = { $first } en { $rest }
common-nothing = niets
common-number = { $number }
common-seat = plaats { $seat }
common-text = { $text }

common-over = Het spel is afgelopen.
common-chance-decides = Het toeval beslist.
