### The words on the drawn board of Templars' Journey.

ui-templars-board = Europe at the time of the Templars, round { $round } of 3
ui-templars-count = { $player } { $count }
ui-templars-none = none
ui-templars-nobody = nobody

ui-templars-gold-here = { $gold } gold
ui-templars-no-city = no city
ui-templars-city = city with { $held } of { $capacity } knight spaces taken
ui-templars-city-full = full city, all { $capacity } knight spaces taken
ui-templars-knights = knights: { $list }
ui-templars-majority = { $player } alone has the most
ui-templars-templars = Templars: { $list }
ui-templars-scored-in = scored in ship round { $round }
ui-templars-seventh-city = The seventh city
ui-templars-knights-of = { $player }’s knights in { $territory }
ui-templars-templar-of = { $player }’s Templar in { $territory }
ui-templars-knight = Knight
ui-templars-edict = Edict and ship

ui-templars-start = Start of round { $round }
ui-templars-green = Green flag { $space } of round { $round }
ui-templars-red = Red flag { $space } of round { $round }
ui-templars-harbour = Harbour of round { $round }
ui-templars-ship = Edict of { $city }, ship round { $round }; ship with { $places } places, aboard: { $list }
ui-templars-seventh = Seventh city: { $city }, scored at the end
ui-templars-scored = scored

ui-templars-safe = safe
ui-templars-risky = risky
ui-templars-penalty = penalty
ui-templars-played-by = played by { $list }
ui-templars-chosen = chosen
ui-templars-has-chosen = { $player } has chosen a card
ui-templars-still-chooses = { $player } still chooses
ui-templars-face-down = Face down
ui-templars-order = Order of play
ui-templars-acts = { $place }. { $player }: card { $card }, { $deed }
ui-templars-done = done
ui-templars-now = acts now
ui-templars-category-gold = Collect gold
ui-templars-category-knights = Deploy knights
ui-templars-category-templar = Move Templar
ui-templars-penalty-at = a penalty if { $count } players choose this category
ui-templars-favours = Pope’s favour
ui-templars-unknown = secret
ui-templars-missions = Missions
ui-templars-no-missions = none

## A player's panel

ui-templars-vp = Victory points
ui-templars-gold = Gold
ui-templars-supply = Knights in the supply
ui-templars-temple = Knights in the temple
ui-templars-secret = { $fact }: secret
ui-templars-start-player = start player
ui-templars-give-marker = Give the marker to { $player }
ui-templars-points = Victory points: { $list }

## What was scored

ui-templars-ship-round = Ship round { $round }
ui-templars-part-majority = most knights
ui-templars-part-full = full city
ui-templars-part-aboard = on the ship
ui-templars-part-knights = knights aboard
ui-templars-part-temple = temples
ui-templars-part-seventh = most knights
ui-templars-part-pairs = pairs of knights
ui-templars-scored-temples = Temples
ui-templars-scored-seventh = Seventh city
ui-templars-why-part = { $part } { $points }
ui-templars-why-temple = knights there: { $count }
ui-templars-why-mission = has { $count }
ui-templars-why-distance = { $count } apart

## What things do

ui-templars-about-territory = Gold lies here for whoever has a Templar here or next door. In the city the most knights win the edict and 2 points when its ship sails; a full city gives 1 point to all present. The numeral at the city tells its ship round (VII: scored at the end), the banner who alone has the most knights.
ui-templars-about-gold_safe = Take 3 gold from one territory in reach.
ui-templars-about-gold_risky = Take all gold from one territory in reach. Penalty: take 2 and lose a knight.
ui-templars-about-knights_safe = In one city with your Templar spend up to 6 gold: place or remove a knight for 2, or throw the chance marker for 1.
ui-templars-about-knights_risky = In one city with your Templar exchange knights for 2 gold each, up to 6 gold. Penalty: remove for 2 each and lose a knight.
ui-templars-about-templar_risky = Move a Templar up to 3, take 1 gold wherever it enters, and you may swap the edict where it stops. Penalty: 1 gold once and lose a knight.
ui-templars-about-templar_safe = Move a Templar up to 3; where it stops the Pope’s flag works for you.
ui-templars-about-penalty = It is a penalty when 2 of 3, or 3 of 4 or 5 players choose this category.
ui-templars-about-green = Who moved the Pope may place a knight in a city with an own Templar.
ui-templars-about-red = Who moved the Pope may remove another player’s knight from a city with an own Templar.
ui-templars-about-harbour = The action round ends and the two ships of this harbour sail.
ui-templars-about-start = The Pope starts here.
ui-templars-about-ship = When the Pope reaches the harbour: most knights take the edict and 2 points, knights board in turn, 1 point for being aboard and 1 for each knight; the rest go to the temples.
ui-templars-about-seventh = Scored at the end: most knights take the edict and 2 points, and every 2 knights give 1 point.
ui-templars-about-mission = At the end 4 points for the best of all players and 2 for the second, whoever held the card.
ui-templars-about-m_gold = The most gold held at the end.
ui-templars-about-m_ships = Own knights on the most of the six ships.
ui-templars-about-m_temple = The most knights in the own temple.
ui-templars-about-m_seventh = The most knights in the seventh city.
ui-templars-about-m_distance = The fewest steps between the own two Templars.
ui-templars-about-m_countries = Edicts from the most different countries.
ui-templars-about-m_hre = The most edicts from the Holy Roman Empire.
ui-templars-about-m_france = The most edicts from France.
ui-templars-about-fact-vp = The most points win; then the most edicts.
ui-templars-about-fact-gold = Pays for knights and throws; at the end every 4 gold give 1 point.
ui-templars-about-fact-supply = Knights that can be placed. Knights spent from the temple come back here.
ui-templars-about-fact-temple = Buys the Pope’s favour; the most here give 2, 3 and 4 points in the three ship rounds, shared in a tie.
ui-templars-about-fact-edicts = Won by the most knights in a scored city; missions count them, and they break ties.
ui-templars-about-fact-start_player = Moves the Pope; equal cards act clockwise from here. Passes on clockwise after every action.
ui-templars-about-fact-chosen = A card lies face down. All are revealed together when everybody has chosen.
ui-templars-about-templar = Gold and cities are in reach where your Templars stand; gold also next door.
ui-templars-about-knight = Removed knights go to the temple of their owner.
ui-templars-about-points = The most points win; then the most edicts.
ui-templars-about-new_chance = 1 temple knight: throw the chance marker again after a blank, twice per action.
ui-templars-about-taxes = 2 temple knights: with a gold card take 2 more gold from a territory in reach.
ui-templars-about-leader = 3 temple knights: after the Pope’s flag give the start player marker to another player.
ui-templars-about-veto = 4 temple knights: prevent another player’s swap of edicts.
ui-templars-rules = Rules { $rules }

## The end

ui-templars-score-ship = Ship round { $round }: { $what }
ui-templars-score-mission-open = Open mission: { $mission }
ui-templars-score-mission-held = Secret mission: { $mission }
ui-templars-score-vp-why = { $points } victory points: the most win (T1101).
ui-templars-edicts = Edicts
ui-templars-score-edicts-why = { $edicts } edicts break a tie (T1102).
ui-templars-score-edicts-decided = { $edicts } edicts count in a tie of points (T1102).
ui-templars-score-place = Place
ui-templars-score-place-why = Place { $place } by points, then edicts; else shared (T1103, T1105).

## The board in words

ui-templars-zone-pope = The Pope
ui-templars-zone-map = Map
ui-templars-zone-edicts = Edicts and ships
ui-templars-zone-cards = Action cards
ui-templars-zone-players = Players
ui-templars-pope-at = The Pope is at: { $space }
ui-templars-leads-to = A line leads to: { $space }
ui-templars-player = { $player }: { $points } points, { $gold } gold, { $supply } knights in the supply, { $temple } in the temple, edicts: { $edicts }, mission: { $mission }
