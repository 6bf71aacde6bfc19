### The rules in short: the headings of the rulebook, and why something is refused.

## Headings, by the hundreds of their rules

rules-solomon-section-S1 = Set-up
rules-solomon-section-S2 = Round structure and turn order
rules-solomon-section-S3 = Placement
rules-solomon-section-S4 = Resolution
rules-solomon-section-S5 = Action spaces and bonus spaces
rules-solomon-section-S6 = Regions and roads
rules-solomon-section-S7 = Fortune cards
rules-solomon-section-S8 = Market
rules-solomon-section-S9 = Building phase and building cards
rules-solomon-section-S10 = Temple and High Priest
rules-solomon-section-S11 = End of round, end of game, scoring
rules-solomon-section-S12 = Player counts
rules-solomon-section-S13 = Information

## Refusals, by their codes; the English ones are those of section 9 of RULES.md

rules-solomon-refusal-R_GAME_OVER = The game is over.
rules-solomon-refusal-R_NOT_YOUR_TURN = It is { $actor }'s decision, not yours.
rules-solomon-refusal-R_WRONG_PHASE = { $action } is possible only in the { $phase } phase; this is the { $current } phase.
rules-solomon-refusal-R_WRONG_STEP = Finish the current step first: { $decision }.
rules-solomon-refusal-R_UNKNOWN = There is no { $kind } called { $id }.
rules-solomon-refusal-R_MUST_PLACE = You must place a pawn; { $n } places are open to you.
rules-solomon-refusal-R_NO_PAWN = You have no pawn left in this phase.
rules-solomon-refusal-R_OCCUPIED = { $place } already holds a pawn of { $player }.
rules-solomon-refusal-R_FOREIGN_BUILDING = { $space } holds a building of { $owner }; only the High Priest may go there.
rules-solomon-refusal-R_HP_USED = You have already used the High Priest this round (on { $space }).
rules-solomon-refusal-R_REGION_USED = This region already holds a pawn of { $player }, on { $space }.
rules-solomon-refusal-R_OPEN_CARD = { $card } has not been built; its action cannot be used.
rules-solomon-refusal-R_CARD_OF_OTHER = { $card } belongs to { $owner }.
rules-solomon-refusal-R_CARD_NEW = { $card } was built this round; it can be used from round { $round }.
rules-solomon-refusal-R_BONUS_CLOSED = { $bonus } is not used with { $n } players.
rules-solomon-refusal-R_BONUS_ALL = A bonus space takes all your { $n } remaining pawns, not { $k }.
rules-solomon-refusal-R_RESOLVED = { $place } has already been resolved.
rules-solomon-refusal-R_NOT_YOUR_PAWN = There is no pawn of yours on { $place }.
rules-solomon-refusal-R_ARTISAN_NO_PAWN = The { $artisan } needs a pawn of yours on a resource space; { $space } has none.
rules-solomon-refusal-R_ARTISAN_CARD = The { $artisan } works on resource spaces, not on building cards.
rules-solomon-refusal-R_ARTISAN_TWICE = { $space } was already used by the { $other } this round.
rules-solomon-refusal-R_STEAL_NONE = { $player } has no { $resource }.
rules-solomon-refusal-R_STEAL_CARD = Fortune cards and their resources cannot be stolen.
rules-solomon-refusal-R_STEAL_SELF = Choose an opponent.
rules-solomon-refusal-R_NO_CUBE = You have no { $resource } cube.
rules-solomon-refusal-R_SUPPLY_EMPTY = The supply has no { $resource }.
rules-solomon-refusal-R_TRADE_SAME = Take a resource other than the { $resource } you gave.
rules-solomon-refusal-R_TRADE_NO_GOLD = The Master Trader gives no gold.
rules-solomon-refusal-R_EXCLUDED = { $resource } cannot be chosen here.
rules-solomon-refusal-R_COMPULSORY = This effect cannot be declined.
rules-solomon-refusal-R_ALREADY_FIRST = You are already at position 1.
rules-solomon-refusal-R_SELL_MAX = This action sells at most { $n } cubes.
rules-solomon-refusal-R_INDEX_ORDER = Choose in the fixed order: { $option } comes before { $previous }, or leaves too little to choose after it.
rules-solomon-refusal-R_CARD_NOT_HELD = You do not hold a { $kind } card.
rules-solomon-refusal-R_VP_WINDOW = VP cards can be played in your Market turn, your Building turn or at the hand limit.
rules-solomon-refusal-R_CARD_ONLY_PAYS = Cards with resources are used only to pay.
rules-solomon-refusal-R_CARD_SAVES_NOTHING = { $kind } does not lower what you still owe ({ $owed }).
rules-solomon-refusal-R_CARD_DEADLOCK = After { $kind } the rest ({ $owed }) could no longer be paid.
rules-solomon-refusal-R_NOT_PAID = You still owe { $owed }; your cubes do not cover it.
rules-solomon-refusal-R_HAND_LIMIT = You hold { $n } cards and may keep { $limit }; discard { $k } more.
rules-solomon-refusal-R_NO_DISCARD = You hold { $n } cards; there is nothing to discard.
rules-solomon-refusal-R_NOT_DRAWN = Only cards just drawn can be discarded here.
rules-solomon-refusal-R_PASSED = You have passed in this Market phase.
rules-solomon-refusal-R_ROW_FULL = All { $n } { $resource } slots are filled.
rules-solomon-refusal-R_SLOT_FULL = Slot { $slot } of { $resource } is filled.
rules-solomon-refusal-R_SLOT_EMPTY = Slot { $slot } of { $resource } is empty.
rules-solomon-refusal-R_SLOT_EQUAL = Slot { $slot } has the same price as slot { $other }; choose slot { $other }.
rules-solomon-refusal-R_VP_SHORT = { $resource } costs { $price } VP; you have { $vp }.
rules-solomon-refusal-R_REVERSAL = In this phase you have already { $done } { $resource } at { $price } VP.
rules-solomon-refusal-R_MARKET_CAP = You have made { $n } purchases and sales in this phase; the limit is { $cap }.
rules-solomon-refusal-R_CARD_NOT_SOLD = Only cubes can be sold, not cards.
rules-solomon-refusal-R_BUILT_ONE = You have already built { $card } in this phase.
rules-solomon-refusal-R_NOT_OPEN = { $card } is not among the open cards.
rules-solomon-refusal-R_CANNOT_PAY = { $thing } costs { $cost }; you have { $have }; missing { $missing }.
rules-solomon-refusal-R_SITE_TAKEN = The site on { $space } is occupied by { $owner }.
rules-solomon-refusal-R_NO_SITE = { $space } has no site.
rules-solomon-refusal-R_SITE_NEEDED = Choose one of the { $n } free sites for { $card }.
rules-solomon-refusal-R_CROSSED_OUT = { $card } places no building.
rules-solomon-refusal-R_ROAD_TIME = Roads are built in your turn of the Building phase.
rules-solomon-refusal-R_ROAD_STOCK = All { $n } roads are built.
rules-solomon-refusal-R_ROAD_NO_LINK = { $a } and { $b } are not neighbours.
rules-solomon-refusal-R_ROAD_EXISTS = There is already a road between { $a } and { $b }.
rules-solomon-refusal-R_ROAD_NO_BUILDING = Neither { $a } nor { $b } holds a building of yours.
rules-solomon-refusal-R_ROAD_FOREIGN = { $space } holds a building of { $owner }.
rules-solomon-refusal-R_ROAD_EMPTY_SITE = { $space } has an empty site; a road cannot lead there.
rules-solomon-refusal-R_TEMPLE_TIME = Temple blocks are built in your turn of the Building phase.
rules-solomon-refusal-R_TEMPLE_DONE = The temple is finished.
rules-solomon-refusal-R_TEMPLE_ORDER = { $section } cannot be built yet: { $n } blocks of { $current } are missing.
rules-solomon-refusal-R_NO_TOKEN = No temple token is left; take the { $vp } VP.
rules-solomon-refusal-R_WAIVE = { $resource } is not part of this block's cost ({ $cost }).
rules-solomon-refusal-R_UNDO_BARRIER = Cannot undo: { $event } cannot be taken back.

## Words that only refusals use

rules-solomon-last_step = the last step ({ $barrier })
rules-solomon-road = A road
rules-solomon-temple_block = A temple block
rules-solomon-artisan = Artisan
rules-solomon-master_artisan = Master Artisan
rules-solomon-every_other = every other choice
rules-solomon-bought = bought
rules-solomon-sold = sold
rules-solomon-opponent = opponent
rules-solomon-outcome = outcome
rules-solomon-that = that
