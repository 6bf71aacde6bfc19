### Jerusalem.

## The names of things

jerusalem-centre-palace = Royal Palace
jerusalem-centre-templars = Templars
jerusalem-centre-patriarchate = Patriarchate
jerusalem-centre-market = Market
jerusalem-centre-nobility = Nobility
jerusalem-centre-tower = Tower of David

jerusalem-area-palace_large = the Royal Palace (large area)
jerusalem-area-palace_left = the Royal Palace (lower left area)
jerusalem-area-palace_right = the Royal Palace (lower right area)
jerusalem-area-templars_large = the Templars (large area)
jerusalem-area-templars_left = the Templars (lower left area)
jerusalem-area-templars_right = the Templars (lower right area)
jerusalem-area-patriarchate_large = the Patriarchate (large area)
jerusalem-area-patriarchate_left = the Patriarchate (lower left area)
jerusalem-area-patriarchate_right = the Patriarchate (lower right area)
jerusalem-area-market_large = the Market (large area)
jerusalem-area-market_left = the Market (lower left area)
jerusalem-area-market_right = the Market (lower right area)
jerusalem-area-nobility_large = the Nobility (large area)
jerusalem-area-nobility_left = the Nobility (lower left area)
jerusalem-area-nobility_right = the Nobility (lower right area)
jerusalem-area-tower = the Tower of David
jerusalem-any-area = any area without a baron

jerusalem-office-captain = Captain
jerusalem-office-treasurer = Treasurer
jerusalem-office-marshal = Marshal
jerusalem-office-admiral = Admiral
jerusalem-no-office = no office

jerusalem-resource-squire = squires
jerusalem-resource-silver = silver
jerusalem-resource-prestige = prestige

# A number of one resource.
jerusalem-amount-squire =
    { $number ->
        [one] { $number } squire
       *[other] { $number } squires
    }
jerusalem-amount-silver = { $number } silver
jerusalem-amount-prestige = { $number } prestige

jerusalem-card-squire1 = +1 Squire
jerusalem-card-silver2 = +2 Silver
jerusalem-card-prestige2 = +2 Prestige
jerusalem-card-resources2 = +2 Resources
jerusalem-card-squire1_silver1 = +1 Squire and +1 Silver
jerusalem-card-defector = Defector
jerusalem-card-move2 = Move 2 Squires
jerusalem-card-genoa = Mercenaries from Genoa
jerusalem-card-influence_palace = Overwhelming Influence – Royal Palace
jerusalem-card-influence_templars = Overwhelming Influence – Templars
jerusalem-card-influence_patriarchate = Overwhelming Influence – Patriarchate
jerusalem-card-influence_market = Overwhelming Influence – Market
jerusalem-card-influence_nobility = Overwhelming Influence – Nobility
jerusalem-card-influence_tower = Overwhelming Influence – Tower of David
jerusalem-card-foreign_baron = Foreign Baron

jerusalem-event-heir = Heir to the Throne
jerusalem-event-election = Election of the Patriarch
jerusalem-event-tax = Special Tax
jerusalem-event-war = War

jerusalem-phase-auction = phase 1, the office auction
jerusalem-phase-draft = phase 1, the choice of action cards
jerusalem-phase-deploy = phase 2, deploying squires
jerusalem-phase-tower = phase 3, step 1, the Tower of David
jerusalem-phase-privileges = phase 3, step 2, privileges
jerusalem-phase-income = phase 3, step 3, income
jerusalem-phase-event = phase 4, the event

# The numbers of the final table.
jerusalem-score-floors = floors
jerusalem-score-prestige = prestige
jerusalem-score-offices = offices

## The question being asked

jerusalem-other-decides = { $player } decides: { $phase }.

jerusalem-ask-auction_office = You open an auction: choose an office (you have { $silver } silver to bid).
jerusalem-ask-auction_open = Your opening bid for the { $office }, from 0 to your { $silver } silver?
jerusalem-ask-auction_reply = { $bidder } bids { $bid } for the { $office }. Raise or pass? You have { $silver } silver.
jerusalem-ask-draft = Keep one of the action cards set aside; the others go on to the next player.
jerusalem-ask-turn = Your turn as { $office }: { $squires } behind your screen.
jerusalem-ask-dismiss_pick = Dismiss { $squires } for { $pay } silver: where is number { $number }?
jerusalem-ask-marshal_source = Marshal: your squires leave which area?
jerusalem-ask-marshal_target = Marshal: from { $area } to which area?
jerusalem-ask-marshal_count = Marshal: how many go to { $area }?
jerusalem-ask-move2_source = Move { $moves } Squires: where does number { $number } start?
jerusalem-ask-move2_target = Move { $moves } Squires: from { $area } to which area?
jerusalem-ask-defector_own = Defector: which of your squires changes places?
jerusalem-ask-defector_enemy = Defector: it changes places with whose squire?
jerusalem-ask-influence_area = { $card }: where does squire { $number } of { $squires } go?
jerusalem-ask-resource_pick = +2 Resources: which is unit { $number }?
jerusalem-ask-tower_move = You hold the Tower of David: move one of your squires from it, or skip.
jerusalem-ask-scholars = Scholars: { $squires } from behind your screen for a card?
jerusalem-ask-materials = Building Materials: buy how much prestige, at { $price } silver each?
jerusalem-ask-intrigue = Court Intrigue: steal prestige from whom?
jerusalem-ask-income = Income of { $area }: { $offer }. Take it, or decline some of it.
jerusalem-ask-heir_rescue = Heir to the Throne: how many squires (0 to { $most }) flee to { $area }?
jerusalem-ask-heir_rescue_to = Heir to the Throne: to which of your two barons does the next squire flee?
jerusalem-ask-tax_keep = Special Tax: { $price } silver for each squire kept in the Market ({ $kept } so far); the others go.
jerusalem-ask-war_remove = War: remove up to { $squires }, at most { $most } of each player.

## What changed

jerusalem-say-round_no = end of round { $round }
jerusalem-say-screens_off = the screens are removed
jerusalem-say-auction_office = for the { $office }
jerusalem-say-passed = { $player } is out of this auction
jerusalem-say-office = { $player } is { $office }
jerusalem-say-silver-gets = { $player } gets { $silver } silver
jerusalem-say-silver-pays = { $player } pays { $silver } silver
jerusalem-say-screen = { $player } gets { $squires }
jerusalem-say-prestige = { $player }’s prestige { $before } → { $after }
jerusalem-say-floors =
    { $number ->
        [one] { $player } builds floor { $floors }
       *[other] { $player } builds floors { $floors }
    }
jerusalem-say-squires = { $player } in { $area }: { $before } → { $after }
jerusalem-say-baron = { $player }’s baron blocks { $area }
jerusalem-say-foreign_owner = { $player } has the white baron
jerusalem-say-hand-unseen = { $player } takes a card
jerusalem-say-hand = { $player } has { $card }
jerusalem-say-discard = { $card } is played
jerusalem-say-event_at = the event of round { $round } is { $event }

## What the buttons say

jerusalem-do-office = Auction the { $office }
jerusalem-do-bid = Bid { $number } silver
jerusalem-do-pass = Pass
jerusalem-do-keep_card = Keep { $card }
jerusalem-do-place = Place a squire in { $area }
jerusalem-do-hire = Hire a squire ({ $price } silver)
jerusalem-do-dismiss = Dismiss { $squires } (+{ $pay } silver)
jerusalem-do-play = Play { $card }
jerusalem-do-marshal_silver = Take { $silver } silver as Marshal
jerusalem-do-marshal_move = Move up to { $squires } as Marshal
jerusalem-do-baron = Place your baron in { $area }
jerusalem-do-foreign_baron = Place the white baron in { $area }
jerusalem-do-end_turn = End turn
jerusalem-do-from = From { $area }
jerusalem-do-to = To { $area }
jerusalem-do-count =
    { $number ->
        [one] Move { $number } squire
       *[other] Move { $number } squires
    }
jerusalem-do-swap = Change places with { $player } in { $area }
jerusalem-do-area = Place a squire in { $area }
jerusalem-do-resource = Take { $amount }
jerusalem-do-cancel = Cancel
jerusalem-do-back = Back
jerusalem-do-stop = Stop here
jerusalem-do-skip = Skip
jerusalem-do-draw = Draw a card ({ $squires })
jerusalem-do-buy =
    { $number ->
        [0] Buy no prestige
       *[other] Buy { $number } prestige ({ $cost } silver)
    }
jerusalem-do-steal = Steal { $prestige } prestige from { $player }
jerusalem-do-take = Take the income ({ $offer })
jerusalem-do-take_rest = Take this and all further income of the round
jerusalem-do-decline = Decline { $amount }
jerusalem-do-rescue =
    { $number ->
        [0] Rescue nobody
        [one] Rescue { $number } squire
       *[other] Rescue { $number } squires
    }
jerusalem-do-rescue_to = Rescue a squire to { $area }
jerusalem-do-keep_squire = Keep a squire in { $area } ({ $price } silver)
jerusalem-do-remove = Remove a squire of { $player } from { $area }
jerusalem-do-done = Done
jerusalem-do-card = Deal { $card }
jerusalem-do-opener = { $player } opens the auction
jerusalem-do-event = Reveal { $event }

## The board in the terminal

jerusalem-board-round = Round
jerusalem-board-event-heir = Heir
jerusalem-board-event-election = Election
jerusalem-board-event-tax = Tax
jerusalem-board-event-war = War
jerusalem-board-gifts = King’s Gifts
jerusalem-board-deck = deck { $deck }, played { $played }
jerusalem-board-large = large
jerusalem-board-left = left
jerusalem-board-right = right
jerusalem-board-tower = { $silver }$ and a move
jerusalem-board-closed = not in play
jerusalem-board-closed-why = with two players
jerusalem-board-legend-control = * controls  ♜ baron
jerusalem-board-legend-prestige = P prestige  S squires
jerusalem-board-legend-silver = $ silver
jerusalem-board-letter-squire = S
jerusalem-board-letter-silver = $
jerusalem-board-letter-prestige = P
jerusalem-board-privilege-patriarchate = Scholars
jerusalem-board-privilege-market = Materials
jerusalem-board-privilege-nobility = Intrigue
jerusalem-board-title-seat = seat
jerusalem-board-title-office = office
jerusalem-board-title-tower = tower
jerusalem-board-title-prestige = prestige
jerusalem-board-title-next = next floor
jerusalem-board-title-silver = silver
jerusalem-board-title-squires = squires
jerusalem-board-title-cards = cards
jerusalem-board-title-baron = baron
jerusalem-board-you = (you)
jerusalem-board-white = + white: { $area }
jerusalem-board-unplaced = unplaced
jerusalem-board-costs = costs { $cost }
jerusalem-board-strikes = { $event } strikes the { $centres } in phase 4.
jerusalem-board-fresh = Fresh, count for a baron: { $areas }
jerusalem-board-fresh-area = { $area } { $number }
jerusalem-board-offices = Offices:
jerusalem-board-office = { $office } { $squires }S
jerusalem-board-bid = bid { $bid }
jerusalem-board-free = free
jerusalem-board-passed = passed:
jerusalem-board-hand = hand: { $cards }
jerusalem-board-no-card = no action card
jerusalem-board-several = { $number } × { $card }
jerusalem-board-behind = { $silver } silver, { $squires } behind your screen ({ $supply } in supply); hand: { $cards }
jerusalem-board-aside = cards set aside: { $cards }
jerusalem-board-only-you = Only you see this:
jerusalem-board-everybody = Everybody sees this:
