### The rules in short: the headings of the rulebook, and why something is refused.

## Headings, by the hundreds of their rules

rules-templars-section-T1 = Set-up and initial placement
rules-templars-section-T2 = Round structure and the Pope
rules-templars-section-T3 = Choosing and revealing action cards, order and penalties
rules-templars-section-T4 = Gold cards
rules-templars-section-T5 = Knight cards
rules-templars-section-T6 = Templar-move cards
rules-templars-section-T7 = Ship round scoring
rules-templars-section-T8 = Refill and new action round
rules-templars-section-T9 = Pope's favour
rules-templars-section-T10 = Final scoring and missions
rules-templars-section-T11 = Winner and ties
rules-templars-section-T12 = Information: who may see what

## Refusals, by their codes; the English ones are those of section 9 of RULES.md

rules-templars-refusal-NOT_YOUR_DECISION = It is { $player }'s decision now, not yours.
rules-templars-refusal-WRONG_PHASE = "{ $action }" is not possible in the phase "{ $phase }".
rules-templars-refusal-GAME_OVER = The game has ended.
rules-templars-refusal-PLAYER_COUNT = Templars' Journey needs 3 to 5 players; there are { $n }.
rules-templars-refusal-SETUP_TWO_PER_CITY = At set-up at most { $max } of your own knights may stand in one city; { $city } already has { $n }.
rules-templars-refusal-SETUP_TEMPLAR_LIMIT = At set-up only { $max } of your Templars may stand in one territory; { $territory } already has { $n }.
rules-templars-refusal-SETUP_NO_PASS = You must place a piece; passing is not allowed in the initial placement.
rules-templars-refusal-NO_LINE = No connecting line leads from { $from } to { $to }.
rules-templars-refusal-ONLY_ONE_LINE = Only one line leads on from { $from }; the Pope must go to { $to }.
rules-templars-refusal-NOT_START_PLAYER = Only the start player ({ $player }) moves the Pope and uses its flag.
rules-templars-refusal-FLAG_IS_RED = The Pope stands on a red flag; a knight can be removed, not placed.
rules-templars-refusal-FLAG_IS_GREEN = The Pope stands on a green flag; a knight can be placed, not removed.
rules-templars-refusal-NO_CITY_TILE = There is no city tile in { $territory }.
rules-templars-refusal-NO_OWN_TEMPLAR = None of your Templars stands in { $territory }.
rules-templars-refusal-NO_SUCH_CARD = There is no action card { $n }; choose 1 to 6.
rules-templars-refusal-ALREADY_COMMITTED = You have already chosen a card for this action.
rules-templars-refusal-NOT_IN_REACH = { $territory } neither holds one of your Templars nor is adjacent to one that does.
rules-templars-refusal-MUST_TAKE_ALL = The amount is fixed: { $amount } gold from { $territory }.
rules-templars-refusal-CITY_FULL = { $city } is full: { $n } of { $capacity } spaces are taken.
rules-templars-refusal-SUPPLY_EMPTY = You have no knights in your supply ({ $temple } wait in your temple).
rules-templars-refusal-NOT_ENOUGH_GOLD = This costs { $cost } gold; you have { $gold }.
rules-templars-refusal-SIX_GOLD_LIMIT = At most { $max } gold may be spent in this action; { $spent } are spent, this would cost { $cost }.
rules-templars-refusal-OTHER_CITY = This action takes place in { $city }; you cannot act in { $other } as well.
rules-templars-refusal-NO_SUCH_KNIGHT = There is no { $colour } knight in { $city }.
rules-templars-refusal-OWN_KNIGHT = You can remove only knights of other players here.
rules-templars-refusal-NO_THROW_HERE = The chance marker can be thrown only with "Deploy knights - safe".
rules-templars-refusal-BLANK = The chance marker shows blank; no knight may be placed or removed for it.
rules-templars-refusal-PENALTY_NO_PLACE = In the penalty action knights can only be removed, not placed or exchanged.
rules-templars-refusal-MUST_LOSE_KNIGHT = You must remove one of your own knights from a city; you have { $n } in cities.
rules-templars-refusal-LOSE_OWN_ONLY = The penalty takes one of your own knights; you have none in { $city }.
rules-templars-refusal-NOT_ADJACENT = { $to } is not adjacent to { $from }.
rules-templars-refusal-ALPS = The Alps separate { $from } and { $to }.
rules-templars-refusal-NO_STEPS_LEFT = The Templar has already moved { $n } of { $max } territories.
rules-templars-refusal-OTHER_TEMPLAR = Only one Templar may move; you have begun with Templar { $n }.
rules-templars-refusal-NO_EDICT_HERE = The edict of { $city } is not on the round track, so it cannot be swapped.
rules-templars-refusal-EDICT_NOT_ON_TRACK = The edict of { $other } is not on the round track.
rules-templars-refusal-SAME_EDICT = An edict must be swapped with another one.
rules-templars-refusal-SWAP_DONE = Only one swap is possible per action.
rules-templars-refusal-PENALTY_NO_SWAP = The penalty action allows no swap of edicts.
rules-templars-refusal-TEMPLE_TOO_FEW = { $favour } costs { $cost } knights; your temple holds { $n }.
rules-templars-refusal-NEW_CHANCE_LIMIT = New chance can be used { $max } times per action; you have used it { $n } times.
rules-templars-refusal-NEW_CHANCE_MOMENT = New chance is possible only right after your own throw came up blank.
rules-templars-refusal-TAXES_ONCE = Taxes can be used only once per action.
rules-templars-refusal-TAXES_MOMENT = Taxes is possible only in your own "Collect gold" action.
rules-templars-refusal-LEADER_MOMENT = Leader is possible only for the start player, right after moving the Pope, or on receiving the marker.
rules-templars-refusal-LEADER_NO_KNIGHT = Leader needs a knight placed or removed by the flag in this action.
rules-templars-refusal-LEADER_SELF = The marker must go to another player.
rules-templars-refusal-VETO_MOMENT = Veto is possible only when another player announces a swap of edicts.
rules-templars-refusal-VETO_OWN = You cannot veto your own swap.
rules-templars-refusal-SEVENTH_LOCKED = By the chosen option the seventh edict cannot be swapped.
rules-templars-refusal-NOT_ENTERED = Your Templar did not enter { $territory } in this move.
rules-templars-refusal-NO_GOLD_THERE = There is no gold in { $territory }.
rules-templars-refusal-UNDO_BARRIER = This step cannot be taken back: { $event } has been revealed since.
rules-templars-refusal-HIDDEN = This information is hidden until { $event }.
rules-templars-refusal-POPE_NOT_AGAIN = The Pope has already moved in this action.
rules-templars-refusal-MUST_CHOOSE_CARD = Every player must choose a card; still missing: { $players }.

## Words that only refusals use

rules-templars-revealed-nothing = the deal
rules-templars-revealed-chance = a random result
rules-templars-revealed-over = the result of the game
rules-templars-revealed-seen = the choice of cards
rules-templars-revealed-shown = a card
rules-templars-revealed-handed_on = your decision
