### Words that every game uses.

common-list = { $first }, { $rest }
common-list-and = { $first } és { $rest }
common-nothing = semmi
common-number = { $number }
common-seat = { $seat }. szék
common-text = { $text }

common-over = A játék véget ért.
common-chance-decides = A véletlen dönt.

# Why a step cannot be taken back: clauses after a colon.
common-barrier-nothing = még semmi sem történt
common-barrier-chance = azóta a véletlen döntött
common-barrier-over = a játék véget ért
common-barrier-seen = azóta rejtett lapokat láttál
common-barrier-shown = felfedtél egy rejtett lapot
common-barrier-handed_on = azóta más játékos került sorra
common-barrier-asked = azóta sorra került: { $player }
