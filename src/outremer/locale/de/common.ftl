### Words that every game uses.

common-list = { $first }, { $rest }
common-list-and = { $first } und { $rest }
common-nothing = nichts
common-number = { $number }
common-seat = Platz { $seat }
common-text = { $text }

common-over = Das Spiel ist zu Ende.
common-chance-decides = Der Zufall entscheidet.

# Why a step cannot be taken back: clauses after a colon.
common-barrier-nothing = es wurde noch nichts gespielt
common-barrier-chance = seither hat der Zufall entschieden
common-barrier-over = das Spiel ist zu Ende
common-barrier-seen = du hast seither verdeckte Karten gesehen
common-barrier-shown = du hast eine verdeckte Karte gezeigt
common-barrier-handed_on = seither wurde ein anderer Spieler gefragt
common-barrier-asked = seither wurde { $player } gefragt
