### The words on the drawn board of Templars' Journey.

ui-templars-board = Europe at the time of the Templars, round { $round } of 3
ui-templars-count = { $player } { $count }
ui-templars-none = none
ui-templars-nobody = nobody
ui-templars-you = you
ui-templars-to-move = to move

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
ui-templars-missions = Open missions
ui-templars-no-missions = none

## A player's panel

ui-templars-vp = Victory points
ui-templars-gold = Gold
ui-templars-supply = Knights in the supply
ui-templars-temple = Knights in the temple
ui-templars-secret = { $fact }: secret
ui-templars-fact = { $fact }: { $value }
ui-templars-start-player = start player
ui-templars-only-you = only you see this
ui-templars-everybody = everybody sees this
ui-templars-give-marker = Give the marker to { $player }
ui-templars-points = Victory points: { $list }

## What things do

ui-templars-about-territory = Gold lies here for whoever has a Templar here or next door. In the city the most knights win the edict and 2 points when its ship sails; a full city gives 1 point to all present.
ui-templars-about-card-1 = Take 3 gold from one territory in reach.
ui-templars-about-card-2 = Take all gold from one territory in reach. Penalty: take 2 and lose a knight.
ui-templars-about-card-3 = In one city with your Templar spend up to 6 gold: place or remove a knight for 2, or throw the chance marker for 1.
ui-templars-about-card-4 = In one city with your Templar exchange knights for 2 gold each, up to 6 gold. Penalty: remove for 2 each and lose a knight.
ui-templars-about-card-5 = Move a Templar up to 3, take 1 gold wherever it enters, and you may swap the edict where it stops. Penalty: 1 gold once and lose a knight.
ui-templars-about-card-6 = Move a Templar up to 3; where it stops the Pope’s flag works for you.
ui-templars-about-green = Who moved the Pope may place a knight in a city with an own Templar.
ui-templars-about-red = Who moved the Pope may remove another player’s knight from a city with an own Templar.
ui-templars-about-harbour = The action round ends and the two ships of this harbour sail.
ui-templars-about-start = The Pope starts here.
ui-templars-about-ship = When the Pope reaches the harbour: most knights take the edict and 2 points, knights board in turn, 1 point for being aboard and 1 for each knight; the rest go to the temples.
ui-templars-about-seventh = Scored at the end: most knights take the edict and 2 points, and every 2 knights give 1 point.
ui-templars-about-mission = At the end 4 points for the best of all players and 2 for the second, whoever held the card.
ui-templars-about-templar = Gold and cities are in reach where your Templars stand; gold also next door.
ui-templars-about-knight = Removed knights go to the temple of their owner.
ui-templars-about-points = The most points win; then the most edicts.
ui-templars-about-new_chance = 1 temple knight: throw the chance marker again after a blank, twice per action.
ui-templars-about-taxes = 2 temple knights: with a gold card take 2 more gold from a territory in reach.
ui-templars-about-leader = 3 temple knights: after the Pope’s flag give the start player marker to another player.
ui-templars-about-veto = 4 temple knights: prevent another player’s swap of edicts.
ui-templars-rules = Rules { $rules }

## The end

ui-templars-score-missions = Mission held
ui-templars-score-vp-why = { $points } victory points: the most win (T1101).
ui-templars-score-edicts = Edicts
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
ui-templars-player = { $player }: { $points } points, { $gold } gold, { $supply } knights in the supply, { $temple } in the temple, edicts: { $edicts }
