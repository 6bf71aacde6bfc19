### Words that every game uses.

common-list = { $first }, { $rest }
common-list-and = { $first } und { $rest }
common-nothing = nichts
common-number = { $number }
common-seat = Platz { $seat }
common-text = { $text }

common-over = Das Spiel ist zu Ende.
common-chance-decides = Der Zufall entscheidet.
