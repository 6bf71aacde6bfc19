### Words that every game uses.

common-list = { $first }, { $rest }
common-list-and = { $first } és { $rest }
common-nothing = semmi
common-number = { $number }
common-seat = { $seat }. szék
common-text = { $text }

common-over = A játék véget ért.
common-chance-decides = A véletlen dönt.
