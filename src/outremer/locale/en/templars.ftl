### Templars' Journey.

## The names of things

templars-territory-london = London
templars-territory-paris = Paris
templars-territory-bordeaux = Bordeaux
templars-territory-lyon = Lyon
templars-territory-barcelona = Barcelona
templars-territory-coeln = Coeln
templars-territory-wien = Wien
templars-territory-venezia = Venezia
templars-territory-roma = Roma

templars-country-france = France
templars-country-hre = Holy Roman Empire
templars-country-england = England
templars-country-aragon = Aragon
templars-country-papal = Papal States
templars-country-italy = Italy

templars-colour-blue = blue
templars-colour-red = red
templars-colour-green = green
templars-colour-yellow = yellow
templars-colour-orange = orange
templars-any-colour = other player's

templars-deed-gold_safe = Collect gold - safe
templars-deed-gold_risky = Collect gold - risky
templars-deed-knights_safe = Deploy knights - safe
templars-deed-knights_risky = Deploy knights - risky
templars-deed-templar_risky = Move Templar - risky
templars-deed-templar_safe = Move Templar - safe

templars-favour-new_chance = New chance
templars-favour-taxes = Taxes
templars-favour-leader = Leader
templars-favour-veto = Veto

templars-mission-m_gold = Most gold
templars-mission-m_ships = On the most ships
templars-mission-m_temple = Most knights in the temple
templars-mission-m_seventh = Most knights in the seventh city
templars-mission-m_distance = Templars closest together
templars-mission-m_countries = Edicts of most countries
templars-mission-m_hre = Most imperial edicts
templars-mission-m_france = Most French edicts

templars-side-blank = blank
templars-side-cross = the cross

templars-card = card { $card }
templars-templar = Templar { $templar }
templars-tile = city tile { $tile }

# The spaces of the Pope's track; those with a flag have a number.
templars-space-start = the start space
templars-space-ship = the ship space
templars-space-green = { $space } (green flag)
templars-space-red = { $space } (red flag)

# The part of the game a decision belongs to.
templars-phase-setup_knight = initial placement, knights
templars-phase-setup_templar = initial placement, Templars
templars-phase-pope = move the Pope
templars-phase-green_flag = green flag
templars-phase-red_flag = red flag
templars-phase-leader = Leader
templars-phase-marker = marker received
templars-phase-commit = play action cards
templars-phase-take_gold = collect gold
templars-phase-taxes = Taxes
templars-phase-lose_knight = penalty, loss of a knight
templars-phase-safe_city = deploy knights - safe, choice of the city
templars-phase-safe_step = deploy knights - safe
templars-phase-cross = deploy knights - safe, cross
templars-phase-blank = deploy knights - safe, blank
templars-phase-risky_city = deploy knights - risky, choice of the city
templars-phase-risky_step = deploy knights - risky
templars-phase-penalty_city = deploy knights - penalty, choice of the city
templars-phase-penalty_step = deploy knights - penalty
templars-phase-templar = move Templar, choice of the Templar
templars-phase-step = move Templar
templars-phase-stop_green = move Templar, green flag
templars-phase-stop_red = move Templar, red flag
templars-phase-swap = swap of edicts
templars-phase-want_swap = swap of edicts
templars-phase-swap_pair = swap of edicts, choice of the second edict
templars-phase-veto = Veto
templars-phase-take_one = penalty, choice of the gold
templars-phase-deal_edict = deal of the edicts
templars-phase-deal_tile = deal of the city tiles
templars-phase-deal_mission = deal of the missions
templars-phase-open_mission = deal of the missions
templars-phase-start_player = draw of the start player
templars-phase-throw = throw of the chance marker

# The numbers of the final table.
templars-score-vp = vp
templars-score-edicts = edicts
templars-score-missions = missions

## The question being asked

templars-over = The game has ended.

templars-ask-setup_knight = { $player }: place a knight in a city.
templars-ask-setup_templar = { $player }: place a Templar in a territory.
templars-ask-pope = { $player }: move the Pope.
templars-ask-green_flag = { $player }: place a knight by the green flag, or decline.
templars-ask-red_flag = { $player }: remove another player's knight by the red flag, or decline.
templars-ask-leader = { $player }: give the start player marker away for the Pope's favour (Leader), or keep it.
templars-ask-marker = { $player }: give the marker on (Leader), or accept it.
templars-ask-commit = { $player }: choose an action card.
templars-ask-take_gold = { $player }: take gold from a territory in reach.
templars-ask-taxes = { $player }: ask for Taxes and take more gold, or not.
templars-ask-lose_knight = { $player }: lose one of your knights (penalty).
templars-ask-safe_city = { $player }: choose the city for your knights.
templars-ask-safe_step = { $player }: place or remove a knight for { $price } gold, throw the chance marker for { $throw }, or end the action.
templars-ask-cross = { $player }: the marker shows the cross: place or remove a knight, or decline.
templars-ask-blank = { $player }: the marker shows blank: ask for a New chance, or accept it.
templars-ask-risky_city = { $player }: choose the city for your exchange.
templars-ask-risky_step = { $player }: exchange a knight for { $price } gold, or end the action.
templars-ask-penalty_city = { $player }: choose the city to remove knights from (penalty).
templars-ask-penalty_step = { $player }: remove a knight for { $price } gold, or end (penalty).
templars-ask-templar = { $player }: choose the Templar to move.
templars-ask-step = { $player }: move the Templar, or stop.
templars-ask-stop_green = { $player }: place a knight where the Templar stopped, or decline.
templars-ask-stop_red = { $player }: remove a knight where the Templar stopped, or decline.
templars-ask-swap = { $player }: swap the edict of the city where the Templar stopped, or not.
templars-ask-want_swap = { $player }: announce a swap of edicts, or not.
templars-ask-swap_pair = { $player }: name the edict to swap with.
templars-ask-veto = { $player }: veto the swap of edicts, or allow it.
templars-ask-veto-pair = { $player }: veto the swap of the edicts of { $here } and { $there }, or allow it.
templars-ask-take_one = { $player }: take gold from one territory you entered (penalty).

## What changed

templars-say-gold = { $player }: gold { $before } → { $after }
templars-say-gold-more = { $player }: gold +{ $gold }
templars-say-gold-less = { $player }: gold -{ $gold }
templars-say-supply = { $player }: knights in the supply { $before } → { $after }
templars-say-temple = { $player }: knights in the temple { $before } → { $after }
templars-say-vp = { $player }: VP { $before } → { $after }
templars-say-gold_at = gold in { $territory } { $before } → { $after }
templars-say-knights = { $colour } knights in { $territory } { $before } → { $after }
templars-say-aboard = { $colour } knights on the ship of { $space } { $before } → { $after }
templars-say-templar = { $player }'s Templar { $templar } is in { $territory }
templars-say-pope = the Pope is on { $space }
templars-say-round_no = action round { $round } begins
templars-say-start_player = { $player } is start player
templars-say-edict-left = the edict of { $territory } leaves the game
templars-say-edict-owned = the edict of { $territory } goes to { $player }
templars-say-edict-space = the edict of { $territory } is on { $space }
templars-say-tile-laid = the city tile of { $territory } is laid
templars-say-tile-gone = the city tile of { $territory } is gone
templars-say-committed = { $player } has chosen a card
templars-say-revealed = { $player } plays card { $card }
templars-say-mission = mission: { $mission }

## What the buttons say

templars-do-place_knight = Place a knight in { $territory }
templars-do-place_templar = Place a Templar in { $territory }
templars-do-pope = Move the Pope to { $space }
templars-do-remove_knight = Remove one { $colour } knight from { $territory }
templars-do-decline = Decline
templars-do-leader = Give the marker to { $player } (Leader: { $knights })
templars-do-keep_marker = Keep the marker
templars-do-accept = Accept the marker
templars-do-commit = Choose card { $number }: { $deed }
templars-do-commit-unknown = Choose card { $number }
templars-do-take_gold = Take gold from { $territory } ({ $gold } there)
templars-do-taxes = Taxes: take gold from { $territory } ({ $knights })
templars-do-no_taxes = No Taxes
templars-do-lose_knight = Lose a knight in { $territory }
templars-do-city = Choose { $territory }
templars-do-end_action = End the action
templars-do-pay2_place = Place a knight ({ $price } gold)
templars-do-pay2_remove = Remove one { $colour } knight ({ $price } gold)
templars-do-pay1_throw = Throw the chance marker ({ $price } gold)
templars-do-place = Place a knight
templars-do-remove = Remove one { $colour } knight
templars-do-new_chance = Ask for a New chance ({ $knights })
templars-do-accept_blank = Accept the blank
templars-do-pay2_swap = Exchange one { $colour } knight for yours ({ $price } gold)
templars-do-no_removal = Remove nothing
templars-do-end_removal = End the removal
templars-do-templar = Move { $templar }
templars-do-step = Move to { $territory }
templars-do-stop = Stop here
templars-do-swap_edict = Swap with the edict of { $territory }
templars-do-want_swap = Announce a swap
templars-do-no_swap = Swap nothing
templars-do-veto = Veto ({ $knights })
templars-do-allow = Allow the swap
templars-do-take_one = Take gold from { $territory } ({ $gold } there)
templars-do-edict = Deal the edict of { $territory }
templars-do-tile = Lay { $tile }
templars-do-mission = Deal { $mission }
templars-do-open_mission = Open { $mission }
templars-do-start_player = { $player } begins
templars-do-throw = The marker shows { $side }

# What a favour of the Pope costs.
templars-temple-knights =
    { $number ->
        [one] { $number } temple knight
       *[other] { $number } temple knights
    }

## The board in the terminal

templars-board-head = Action round { $round } of { $rounds }, start player: { $player }
templars-board-nobody = nobody
templars-board-track = Pope's track:
templars-board-pope = [POPE { $space }]
templars-board-map = Map
templars-board-edicts = Edicts and ships
templars-board-players = Players
templars-board-title-territory = territory
templars-board-title-country = country
templars-board-title-gold = gold
templars-board-title-city = city
templars-board-title-knights = knights
templars-board-title-templars = Templars
templars-board-title-edict = edict
templars-board-title-neighbours = neighbours
templars-board-title-space = space
templars-board-title-scored = scored in
templars-board-title-ship = ship
templars-board-title-aboard = aboard
templars-board-title-player = player
templars-board-title-vp = VP
templars-board-title-supply = supply
templars-board-title-temple = temple
templars-board-title-edicts = edicts
templars-board-title-card = card
templars-board-title-mission = mission
templars-board-full = { $held }/{ $capacity } full
templars-board-room = { $held }/{ $capacity }
templars-board-final = final scoring
templars-board-ship-round = ship round { $round }
templars-board-open-missions = open missions: { $missions }
templars-board-none = none
templars-board-start = (start)
templars-board-hidden = hidden
templars-board-face-down = face down
templars-board-card = { $number } { $deed }
templars-board-penalty = (penalty)
