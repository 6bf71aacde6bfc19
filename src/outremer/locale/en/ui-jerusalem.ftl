### The words on the drawn board of Jerusalem.

ui-jerusalem-board = The city of Jerusalem, round { $round } of 5
ui-jerusalem-round = Round { $round }
ui-jerusalem-round-now = Round { $round }, now
ui-jerusalem-round-event = Round { $round }: { $event }
ui-jerusalem-round-event-now = Round { $round }, now: { $event }
ui-jerusalem-round-unknown = Round { $round }: an event that is still face down
ui-jerusalem-no-event = no event
ui-jerusalem-face-down = face down
ui-jerusalem-gifts = The King’s Gifts
ui-jerusalem-phase-1 = Phase 1: bids for offices, choice of action cards
ui-jerusalem-phase-2 = Phase 2: deploying squires
ui-jerusalem-phase-3 = Phase 3: income
ui-jerusalem-phase-4 = Phase 4: event

ui-jerusalem-income = Income: { $income }.
ui-jerusalem-income-tower = 1 silver and a free move
ui-jerusalem-empty = Nobody stands here.
ui-jerusalem-controls-alone = { $player } controls it alone with { $count }.
ui-jerusalem-controls = { $player } controls it with { $count }, { $margin } more than the next.
ui-jerusalem-controls-tie = { $player } controls it with { $count }: a tie, won by the lower office number.
ui-jerusalem-tied = A tie that no office settles yet.
ui-jerusalem-troop = { $player } { $count }
ui-jerusalem-baron = { $player }’s baron blocks it.
ui-jerusalem-foreign-baron = { $player }’s white baron blocks it.
ui-jerusalem-fresh =
    { $count ->
        [one] 1 squire came this turn.
       *[other] { $count } squires came this turn.
    }
ui-jerusalem-closed = not in play
ui-jerusalem-closed-long = { $centre }: not in play with two players
ui-jerusalem-squires-of = { $player }’s squires in { $area }: { $count }
ui-jerusalem-privilege = { $privilege }: { $player } leads with { $count }
ui-jerusalem-privilege-none = { $privilege }: nobody leads
ui-jerusalem-struck = { $event } strikes here in phase 4 of this round

ui-jerusalem-privilege-scholars = Scholars
ui-jerusalem-privilege-materials = Building Materials
ui-jerusalem-privilege-intrigue = Court Intrigue

ui-jerusalem-prestige-track = Prestige: { $list }
ui-jerusalem-prestige = Prestige
ui-jerusalem-tower-of = { $player }’s tower: { $floors ->
        [one] 1 floor
       *[other] { $floors } floors
    }, { $prestige } prestige
ui-jerusalem-no-player = no player
ui-jerusalem-floors = Floors
ui-jerusalem-next-floor = next floor { $cost }

ui-jerusalem-office = { $office }, office { $number }
ui-jerusalem-office-holder = held by { $player }
ui-jerusalem-office-free = not yet assigned
ui-jerusalem-office-out = not in play with { $players } players
ui-jerusalem-office-bid = { $player } bids { $bid } silver
ui-jerusalem-office-passed = passed: { $players }

ui-jerusalem-deck = Deck
ui-jerusalem-deck-label =
    { $count ->
        [one] Deck of action cards: 1 card
       *[other] Deck of action cards: { $count } cards
    }
ui-jerusalem-aside = Set aside
ui-jerusalem-aside-label =
    { $count ->
        [one] Set aside for the draft: 1 card
       *[other] Set aside for the draft: { $count } cards
    }
ui-jerusalem-discard = Played
ui-jerusalem-discard-label = Played cards: { $cards }
ui-jerusalem-none = none
ui-jerusalem-several = { $number } × { $card }
ui-jerusalem-offered = Offered to you: { $card }

## A player's panel

ui-jerusalem-silver = Silver
ui-jerusalem-squires = Squires behind the screen
ui-jerusalem-supply = Squires in the supply
ui-jerusalem-cards = Action cards
ui-jerusalem-behind = behind the screen
ui-jerusalem-no-office = no office yet
ui-jerusalem-panel-baron = baron in { $area }
ui-jerusalem-panel-baron-home = baron at home
ui-jerusalem-panel-foreign = white baron in { $area }
ui-jerusalem-panel-foreign-home = white baron not yet placed
ui-jerusalem-secret = { $fact }: behind the screen

## What things do

ui-jerusalem-about-area = Who has the most squires here at the end of phase 2 takes its income; the lower office number wins a tie.
ui-jerusalem-about-tower = Who controls the Tower of David gets 1 silver and may move 1 of his squires from it to another area, before anything else is counted.
ui-jerusalem-about-palace = No baron may enter the large area in round 1, nor later the baron of the highest tower.
ui-jerusalem-about-scholars = Privilege: give 1 squire from behind your screen for 1 action card.
ui-jerusalem-about-materials = Privilege: buy up to 4 prestige for 2 silver each.
ui-jerusalem-about-intrigue = Privilege: steal 1 prestige from another player.
ui-jerusalem-about-seat = Every floor n costs n + 1 prestige, 1 more for the first to build it. The highest tower wins.
ui-jerusalem-about-captain = 7 squires. The baron needs only 2 squires in a large area, 1 in a small one.
ui-jerusalem-about-treasurer = 6 squires. The first hire costs 1 silver, the second 2.
ui-jerusalem-about-marshal = 5 squires. Move up to 2 own squires from one area to another, or take 1 silver.
ui-jerusalem-about-admiral = 4 squires and 1 silver. Picks and acts last.
ui-jerusalem-about-heir = All squires leave the Royal Palace; each player may save 2 into the area of the own baron.
ui-jerusalem-about-election = In every area of Patriarchate and Nobility all present shrink to the smallest troop there.
ui-jerusalem-about-tax = Each squire in the Market costs 1 silver or leaves.
ui-jerusalem-about-war = All squires leave the Templars; for each one lost its owner may remove 1 enemy squire anywhere, at most 2 of each player.
ui-jerusalem-about-gifts = Screens off. Most squires: 3 prestige. Most silver: 3 prestige (tied players 1 each). Any action card left: 1 prestige.
ui-jerusalem-about-squire1 = Take 1 squire from the supply.
ui-jerusalem-about-silver2 = Take 2 silver.
ui-jerusalem-about-prestige2 = Move 2 forward on the prestige track.
ui-jerusalem-about-resources2 = Take any 2 of squires, silver and prestige.
ui-jerusalem-about-squire1_silver1 = Take 1 squire and 1 silver.
ui-jerusalem-about-defector = Exchange one of your squires with another player’s squire in another area. No baron in either.
ui-jerusalem-about-move2 = Move up to 2 of your squires to other areas. No baron at either end.
ui-jerusalem-about-genoa = This turn every hire costs 2 silver.
ui-jerusalem-about-influence = Put 2 squires from the supply into areas of { $centre } without a baron.
ui-jerusalem-about-foreign_baron = You get an extra white baron; it needs 3 squires that came this turn.
ui-jerusalem-about-deck = The action cards nobody has yet; each round as many are set aside as there are players.
ui-jerusalem-about-aside = In office order each player keeps one of these cards unseen.
ui-jerusalem-about-discard = Cards that have been played; they never come back.
ui-jerusalem-baron-name = Baron
ui-jerusalem-about-baron = Needs 3 squires that came to the area this turn (Captain: 2 large, 1 small) and closes it to all others.
ui-jerusalem-about-squire = Squires win areas. Hire more for 3 silver each in your turn.
ui-jerusalem-about-silver = Pays for offices, hires and privileges.
ui-jerusalem-about-prestige = Buys floors at the end of each round.
ui-jerusalem-rules = Rules { $rules }

## The end

ui-jerusalem-score-floors = Floors of the tower
ui-jerusalem-score-floors-why = { $floors } floors: the highest tower wins (J1002).
ui-jerusalem-score-prestige = Prestige left
ui-jerusalem-score-prestige-why = { $prestige } prestige left on the track breaks a tie of towers (J1003).
ui-jerusalem-score-prestige-decided = { $prestige } prestige left decided between equal towers (J1003).
ui-jerusalem-score-office = Office in round 5
ui-jerusalem-score-office-why = { $office }, number { $number }: the lower number breaks a last tie (J1004).
ui-jerusalem-score-office-decided = { $office }, number { $number }: the lower number decided a last tie (J1004).
ui-jerusalem-score-place = Place
ui-jerusalem-score-place-why = Place { $place } by tower, then prestige, then office (J1006).

## The board in words

ui-jerusalem-zone-rounds = Rounds and events
ui-jerusalem-zone-towers = Towers and prestige
ui-jerusalem-zone-offices = Offices
ui-jerusalem-zone-cards = Cards
ui-jerusalem-zone-area = { $area }: { $words }
