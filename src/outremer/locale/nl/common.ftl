### Words that every game uses.

common-list = { $first }, { $rest }
common-list-and = { $first } en { $rest }
common-nothing = niets
common-number = { $number }
common-seat = plaats { $seat }
common-text = { $text }

common-over = Het spel is afgelopen.
common-chance-decides = Het toeval beslist.

# Why a step cannot be taken back: clauses after a colon.
common-barrier-nothing = er is nog niets gespeeld
common-barrier-chance = sindsdien heeft het toeval beslist
common-barrier-over = het spel is afgelopen
common-barrier-seen = je hebt sindsdien verborgen kaarten gezien
common-barrier-shown = je hebt een verborgen kaart getoond
common-barrier-handed_on = sindsdien is een andere speler gevraagd
common-barrier-asked = sindsdien is { $player } gevraagd
