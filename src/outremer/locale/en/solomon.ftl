### Kingdom of Solomon.

## The names of things

# Everything a pawn can stand on: resource spaces, action spaces, bonus spaces, building cards.
solomon-place-lebanon = Lebanon
solomon-place-zobah = Zobah
solomon-place-tyre = Tyre
solomon-place-dan = Dan
solomon-place-damascus = Damascus
solomon-place-bashan = Bashan
solomon-place-dor = Dor
solomon-place-jezreel = Jezreel
solomon-place-ephraim = Ephraim
solomon-place-succoth = Succoth
solomon-place-quarries = Royal Quarries
solomon-place-gezer = Gezer
solomon-place-judah = Judah
solomon-place-negev = Negev
solomon-place-edom = Edom
solomon-place-ezion = Ezion-Geber
solomon-place-fortune = Fortune
solomon-place-wisdom = Wisdom
solomon-place-thief = Thief
solomon-place-trader = Trader
solomon-place-artisan = Artisan
solomon-place-tribute = the Tribute
solomon-place-ark = the Ark
solomon-place-altar = the Altar
solomon-place-royal_palace = Royal Palace
solomon-place-forest_house = House of the Forest of Lebanon
solomon-place-judgment_hall = Hall of Judgment
solomon-place-pharaoh_palace = Palace of Pharaoh's Daughter
solomon-place-treasury = Treasury
solomon-place-fleet = Fleet of Ezion-Geber
solomon-place-bronze_foundry = Bronze Foundry
solomon-place-stone_works = Stone Works
solomon-place-granary = Granary
solomon-place-vineyard = Vineyard
solomon-place-guild_hall = Guild Hall
solomon-place-trading_house = Trading House
solomon-place-tax_office = Tax Office
solomon-place-megiddo = Fortress of Megiddo
solomon-place-hazor = Walls of Hazor
solomon-place-stables = Stables
solomon-place-prophets_school = School of the Prophets
solomon-place-kings_highway = King's Highway
solomon-place-market_stalls = Market Stalls
solomon-place-levites_quarter = Levites' Quarter

solomon-resource-gold = gold
solomon-resource-copper = copper
solomon-resource-stone = stone
solomon-resource-timber = timber
solomon-resource-food = food
solomon-amount = { $number } { $resource }

# The Fortune cards.
solomon-fortune-food2 = 2 food
solomon-fortune-food_timber = food and timber
solomon-fortune-timber2 = 2 timber
solomon-fortune-stone1 = 1 stone
solomon-fortune-copper1 = 1 copper
solomon-fortune-gold1 = 1 gold
solomon-fortune-vp2 = 2 VP
solomon-fortune-vp3 = 3 VP
solomon-fortune-vp4 = 4 VP
solomon-fortune-vp5 = 5 VP

solomon-section-foundation = Foundation
solomon-section-structure = Structure
solomon-section-columns = Columns

solomon-phase-placement = Placement
solomon-phase-resolution = Resolution
solomon-phase-market = Market
solomon-phase-building = Building
solomon-phase-cleanup = end-of-round

# What a decision is about.
solomon-decision-place = place a pawn
solomon-decision-resolve = resolve one of your places
solomon-decision-artisan = choose the resource space to use once more
solomon-decision-give = give a resource
solomon-decision-take = take a resource
solomon-decision-steal = choose what to take from an opponent
solomon-decision-gain_any = take a resource
solomon-decision-move_up = move up in the turn order or decline
solomon-decision-sell_supply = sell cubes to the supply or decline
solomon-decision-road = build the road or decline
solomon-decision-temple = build the temple block or decline
solomon-decision-waive = leave one cube out of the block's cost
solomon-decision-keep = discard the drawn cards you do not keep
solomon-decision-market = buy, sell or pass
solomon-decision-building = build or end your turn
solomon-decision-pay = pay
solomon-decision-hand_limit = discard down to the hand limit
solomon-decision-site = choose a site
solomon-decision-turn_order = the turn order is drawn
solomon-decision-open_card = a building card is opened
solomon-decision-fortune_card = a Fortune card is drawn

solomon-opponent-next = the next player
solomon-opponent-second = the second player from you
solomon-opponent-third = the third player from you

solomon-reward-token = a token
solomon-reward-vp = VP
solomon-slot = slot { $slot }
solomon-link = { $from } - { $to }
solomon-gift = the Fortune card “{ $fortune }” as { $resource }

# The numbers of the final table.
solomon-score-scores = scores
solomon-score-track = track
solomon-score-high_priest = high priest
solomon-score-fortune_cards = fortune cards
solomon-score-cubes = cubes
solomon-score-buildings = buildings

## The question being asked

solomon-ask = { $who }: { $decision }.
solomon-ask-at = { $who } ({ $place }): { $decision }.
solomon-ask-place = { $who }: { $decision } ({ $pawns } left).
solomon-ask-pay = { $who }: { $decision } ({ $thing }); still owed: { $owed }.
solomon-road = road { $link }
solomon-you = You
solomon-chance = Chance
solomon-over = The game is over: { $scores }.
solomon-score = { $player } { $score }

## What changed

solomon-say-score-more = { $player }: +{ $vp } VP ({ $score })
solomon-say-score-less = { $player }: -{ $vp } VP ({ $score })
solomon-say-stock-more = { $player }: +{ $number } { $resource }
solomon-say-stock-less = { $player }: -{ $number } { $resource }
solomon-say-pawn = { $player } places on { $place }
solomon-say-building = { $player }'s building stands on { $space }
solomon-say-road = { $player } builds a road between { $from } and { $to }
solomon-say-card-open = { $card } lies open
solomon-say-card-built = { $player } builds { $card }
solomon-say-high_priest = { $player } is High Priest
solomon-say-blocks = temple block { $block } is built
solomon-say-tokens = { $player } takes a temple token ({ $tokens })
solomon-say-order = position { $position }: { $player }
solomon-say-round_no = round { $round } begins
solomon-say-discard = Fortune card “{ $fortune }” is discarded
solomon-say-passed = { $player } has passed
solomon-say-hand = { $player } gets the Fortune card “{ $fortune }”
solomon-say-hand-unseen = { $player } gets a Fortune card
solomon-say-over = the game is over

## What the buttons say

solomon-do-place = Place a pawn on { $place }
solomon-do-resolve = Resolve { $place }
solomon-do-space = Use { $space } once more
solomon-do-give_cube = Give 1 { $resource }
solomon-do-give_card = Give { $gift }
solomon-do-take = Take 1 { $resource }
solomon-do-steal = Take 1 { $resource } from { $player }
solomon-do-sell_supply = Sell 1 { $resource } to the supply (+{ $vp } VP)
solomon-do-road = Build the road { $link } ({ $cost })
solomon-do-temple-token = Build a temple block for a token ({ $cost })
solomon-do-temple-vp = Build a temple block for { $vp } VP ({ $cost })
# With an effect that leaves out one cube of the cost.
solomon-do-temple-token-less = Build a temple block for a token ({ $cost }, less one cube)
solomon-do-temple-vp-less = Build a temple block for { $vp } VP ({ $cost }, less one cube)
solomon-do-waive = Leave out 1 { $resource }
solomon-do-sell = Sell 1 { $resource } (+{ $price } VP)
solomon-do-buy = Buy 1 { $resource } ({ $price } VP)
solomon-do-build = Build { $card } ({ $cost }; +{ $vp } VP)
solomon-do-site = Build on { $space }
solomon-do-pay_card = Pay with the Fortune card “{ $fortune }”
solomon-do-play_vp = Play a Fortune card (+{ $vp } VP)
solomon-do-play_resource = Play a Fortune card for cubes ({ $cubes })
solomon-do-discard = Discard the Fortune card “{ $fortune }”
solomon-do-move_up = Move up in the turn order
solomon-do-decline = Decline
solomon-do-pay_cubes = Pay with cubes
solomon-do-pass = Pass
solomon-do-end_turn = End turn
solomon-do-order = { $player } is next in the turn order
solomon-do-open = Open { $card }
solomon-do-draw = Draw the Fortune card “{ $fortune }”

## The board in the terminal

solomon-board-letter-gold = G
solomon-board-letter-copper = C
solomon-board-letter-stone = S
solomon-board-letter-timber = T
solomon-board-letter-food = F
solomon-board-round = Round { $round }
solomon-board-phase = Round { $round }, { $phase } phase
solomon-board-decks = Fortune deck { $deck }, discard pile { $discard }
solomon-board-map =
    { $roads ->
        [one] Map, { $roads } road left
       *[other] Map, { $roads } roads left
    }
solomon-board-legend = [X] building   [ ] empty site   @X pawn   letters: road, dots: link
solomon-board-actions = Action and bonus spaces
solomon-board-market = Market (■ = a cube lies there)
solomon-board-cards = Open building cards ({ $deck } in the deck)
solomon-board-temple =
    { $tokens ->
        [one] Temple ({ $tokens } token left)
       *[other] Temple ({ $tokens } tokens left)
    }
solomon-board-players = Players in turn order
solomon-board-title-place = place
solomon-board-title-pawns = pawns
solomon-board-title-supply = supply
solomon-board-title-card = card
solomon-board-title-cost = cost
solomon-board-title-vp = VP
solomon-board-title-site = site
solomon-board-title-section = section
solomon-board-title-blocks = blocks
solomon-board-title-player = player
solomon-board-title-stock = stock
solomon-board-title-tokens = tokens
solomon-board-title-fortune = Fortune cards
solomon-board-title-built = built
solomon-board-closed = closed
solomon-board-yes = yes
solomon-board-no = no
solomon-board-hidden = { $number } hidden
solomon-board-high-priest = High Priest
