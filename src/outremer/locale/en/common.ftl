### Words that every game uses.

common-list = { $first }, { $rest }
common-list-and = { $first } and { $rest }
common-nothing = nothing
common-number = { $number }
common-seat = seat { $seat }
common-text = { $text }

common-over = The game is over.
common-chance-decides = Chance decides.

# Why a step cannot be taken back: clauses after a colon.
common-barrier-nothing = nothing has been played yet
common-barrier-chance = chance has decided since
common-barrier-over = the game has ended
common-barrier-seen = you have seen hidden cards since
common-barrier-shown = you have shown a hidden card
common-barrier-handed_on = another player has been asked since
common-barrier-asked = { $player } has been asked since
