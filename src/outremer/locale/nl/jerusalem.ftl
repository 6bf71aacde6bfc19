### Jerusalem.

## The names of things

jerusalem-centre-palace = Koninklijk paleis
jerusalem-centre-templars = Tempelridders
jerusalem-centre-patriarchate = Patriarchaat
jerusalem-centre-market = Markt
jerusalem-centre-nobility = Adel
jerusalem-centre-tower = Davidstoren

jerusalem-area-palace_large = het Koninklijk paleis (groot gebied)
jerusalem-area-palace_left = het Koninklijk paleis (onderaan links)
jerusalem-area-palace_right = het Koninklijk paleis (onderaan rechts)
jerusalem-area-templars_large = de Tempelridders (groot gebied)
jerusalem-area-templars_left = de Tempelridders (onderaan links)
jerusalem-area-templars_right = de Tempelridders (onderaan rechts)
jerusalem-area-patriarchate_large = het Patriarchaat (groot gebied)
jerusalem-area-patriarchate_left = het Patriarchaat (onderaan links)
jerusalem-area-patriarchate_right = het Patriarchaat (onderaan rechts)
jerusalem-area-market_large = de Markt (groot gebied)
jerusalem-area-market_left = de Markt (onderaan links)
jerusalem-area-market_right = de Markt (onderaan rechts)
jerusalem-area-nobility_large = de Adel (groot gebied)
jerusalem-area-nobility_left = de Adel (onderaan links)
jerusalem-area-nobility_right = de Adel (onderaan rechts)
jerusalem-area-tower = de Davidstoren
jerusalem-any-area = een gebied zonder baron

jerusalem-office-captain = Hoofdman
jerusalem-office-treasurer = Schatbewaarder
jerusalem-office-marshal = Veldmaarschalk
jerusalem-office-admiral = Admiraal
jerusalem-no-office = geen ambt

jerusalem-resource-squire = schildknapen
jerusalem-resource-silver = zilverstukken
jerusalem-resource-prestige = prestige

# A number of one resource.
jerusalem-amount-squire =
    { $number ->
        [one] { $number } schildknaap
       *[other] { $number } schildknapen
    }
jerusalem-amount-silver =
    { $number ->
        [one] { $number } zilverstuk
       *[other] { $number } zilverstukken
    }
jerusalem-amount-prestige =
    { $number ->
        [one] { $number } prestigepunt
       *[other] { $number } prestigepunten
    }

jerusalem-card-squire1 = +1 schildknaap
jerusalem-card-silver2 = +2 zilverstukken
jerusalem-card-prestige2 = +2 prestigepunten
jerusalem-card-resources2 = +2 hulpbronnen
jerusalem-card-squire1_silver1 = +1 schildknaap en +1 zilverstuk
jerusalem-card-defector = Overloper
jerusalem-card-move2 = Verplaats 2 schildknapen
jerusalem-card-genoa = Soldaten uit Genua
jerusalem-card-influence_palace = Oppermachtige invloed – Koninklijk paleis
jerusalem-card-influence_templars = Oppermachtige invloed – Tempelridders
jerusalem-card-influence_patriarchate = Oppermachtige invloed – Patriarchaat
jerusalem-card-influence_market = Oppermachtige invloed – Markt
jerusalem-card-influence_nobility = Oppermachtige invloed – Adel
jerusalem-card-influence_tower = Oppermachtige invloed – Davidstoren
jerusalem-card-foreign_baron = Buitenlandse baron

jerusalem-event-heir = Troonopvolger
jerusalem-event-election = Keuze van de patriarchen
jerusalem-event-tax = Bijzondere belasting
jerusalem-event-war = Oorlog

jerusalem-phase-auction = fase 1, de ambtveiling
jerusalem-phase-draft = fase 1, de keuze van de actiekaarten
jerusalem-phase-deploy = fase 2, het inzetten van de schildknapen
jerusalem-phase-tower = fase 3, stap 1, de Davidstoren
jerusalem-phase-privileges = fase 3, stap 2, de privileges
jerusalem-phase-income = fase 3, stap 3, de inkomsten
jerusalem-phase-event = fase 4, de gebeurtenis

# The numbers of the final table.
jerusalem-score-floors = verdiepingen
jerusalem-score-prestige = prestige
jerusalem-score-offices = ambten

## The question being asked

jerusalem-other-decides = { $player } beslist: { $phase }.

jerusalem-ask-auction_office =
    { $silver ->
        [one] Jij opent een veiling: kies een ambt (je hebt { $silver } zilverstuk om te bieden).
       *[other] Jij opent een veiling: kies een ambt (je hebt { $silver } zilverstukken om te bieden).
    }
jerusalem-ask-auction_open =
    { $silver ->
        [one] Wat is je openingsbod voor het ambt van { $office }? Je hebt { $silver } zilverstuk; 0 mag ook.
       *[other] Wat is je openingsbod voor het ambt van { $office }? Je hebt { $silver } zilverstukken; 0 mag ook.
    }
jerusalem-ask-auction_reply =
    { $silver ->
        [one] { $bidder } biedt { $bid } voor het ambt van { $office }. Verhogen of passen? Je hebt { $silver } zilverstuk.
       *[other] { $bidder } biedt { $bid } voor het ambt van { $office }. Verhogen of passen? Je hebt { $silver } zilverstukken.
    }
jerusalem-ask-draft = Houd één van de klaargelegde actiekaarten; de andere gaan naar de volgende speler.
jerusalem-ask-turn = Jouw beurt als { $office }: { $squires } achter je zichtscherm.
jerusalem-ask-dismiss_pick =
    { $pay ->
        [one] Ontsla { $squires } voor { $pay } zilverstuk: waar staat nummer { $number }?
       *[other] Ontsla { $squires } voor { $pay } zilverstukken: waar staat nummer { $number }?
    }
jerusalem-ask-marshal_source = Veldmaarschalk: uit welk gebied vertrekken je schildknapen?
jerusalem-ask-marshal_target = Veldmaarschalk: van { $area } naar welk gebied?
jerusalem-ask-marshal_count = Veldmaarschalk: hoeveel gaan er naar { $area }?
jerusalem-ask-move2_source = Verplaats { $moves } schildknapen: waar begint nummer { $number }?
jerusalem-ask-move2_target = Verplaats { $moves } schildknapen: van { $area } naar welk gebied?
jerusalem-ask-defector_own = Overloper: welke van je schildknapen wisselt van plaats?
jerusalem-ask-defector_enemy = Overloper: met wiens schildknaap wisselt hij van plaats?
jerusalem-ask-influence_area = { $card }: waar komt schildknaap { $number } van { $squires }?
jerusalem-ask-resource_pick = +2 hulpbronnen: wat kies je als nummer { $number }?
jerusalem-ask-tower_move = Jij controleert de Davidstoren: verplaats er één van je schildknapen uit, of sla over.
jerusalem-ask-scholars = De geleerden: { $squires } van achter je zichtscherm inruilen voor een kaart?
jerusalem-ask-materials =
    { $price ->
        [one] Bouwmaterialen: hoeveel prestigepunten koop je, voor { $price } zilverstuk per punt?
       *[other] Bouwmaterialen: hoeveel prestigepunten koop je, voor { $price } zilverstukken per punt?
    }
jerusalem-ask-intrigue = Intriges aan het koninklijk hof: van wie steel je prestige?
jerusalem-ask-income = Inkomsten van { $area }: { $offer }. Neem alles, of weiger een deel.
jerusalem-ask-heir_rescue = Troonopvolger: hoeveel schildknapen (0 tot { $most }) vluchten naar { $area }?
jerusalem-ask-heir_rescue_to = Troonopvolger: naar welke van je twee baronnen vlucht de volgende schildknaap?
jerusalem-ask-tax_keep =
    { $price ->
        [one] Bijzondere belasting: { $price } zilverstuk voor elke schildknaap die in de Markt blijft (tot nu toe { $kept }); de rest vertrekt.
       *[other] Bijzondere belasting: { $price } zilverstukken voor elke schildknaap die in de Markt blijft (tot nu toe { $kept }); de rest vertrekt.
    }
jerusalem-ask-war_remove = Oorlog: verwijder tot { $squires }, hoogstens { $most } van elke speler.

## What changed

jerusalem-say-round_no = einde van ronde { $round }
jerusalem-say-screens_off = de zichtschermen gaan weg
jerusalem-say-auction_office = voor het ambt van { $office }
jerusalem-say-passed = { $player } stapt uit deze veiling
jerusalem-say-office = { $player } is { $office }
jerusalem-say-silver-gets =
    { $silver ->
        [one] { $player } krijgt { $silver } zilverstuk
       *[other] { $player } krijgt { $silver } zilverstukken
    }
jerusalem-say-silver-pays =
    { $silver ->
        [one] { $player } betaalt { $silver } zilverstuk
       *[other] { $player } betaalt { $silver } zilverstukken
    }
jerusalem-say-screen = { $player } krijgt { $squires }
jerusalem-say-prestige = prestige van { $player }: { $before } → { $after }
jerusalem-say-floors =
    { $number ->
        [one] { $player } bouwt verdieping { $floors }
       *[other] { $player } bouwt de verdiepingen { $floors }
    }
jerusalem-say-squires = { $player } in { $area }: { $before } → { $after }
jerusalem-say-baron = de baron van { $player } blokkeert { $area }
jerusalem-say-foreign_owner = { $player } heeft de witte baron
jerusalem-say-hand-unseen = { $player } neemt een kaart
jerusalem-say-hand = { $player } heeft { $card }
jerusalem-say-discard = { $card } is gespeeld
jerusalem-say-event_at = de gebeurtenis van ronde { $round } is { $event }

## What the buttons say

jerusalem-do-office = Veil het ambt van { $office }
jerusalem-do-bid =
    { $number ->
        [one] Bied { $number } zilverstuk
       *[other] Bied { $number } zilverstukken
    }
jerusalem-do-pass = Pas
jerusalem-do-keep_card = Houd { $card }
jerusalem-do-place = Plaats een schildknaap in { $area }
jerusalem-do-hire =
    { $price ->
        [one] Huur een schildknaap ({ $price } zilverstuk)
       *[other] Huur een schildknaap ({ $price } zilverstukken)
    }
jerusalem-do-dismiss =
    { $pay ->
        [one] Ontsla { $squires } (+{ $pay } zilverstuk)
       *[other] Ontsla { $squires } (+{ $pay } zilverstukken)
    }
jerusalem-do-play = Speel { $card }
jerusalem-do-marshal_silver =
    { $silver ->
        [one] Neem { $silver } zilverstuk als Veldmaarschalk
       *[other] Neem { $silver } zilverstukken als Veldmaarschalk
    }
jerusalem-do-marshal_move = Verplaats tot { $squires } als Veldmaarschalk
jerusalem-do-baron = Plaats je baron in { $area }
jerusalem-do-foreign_baron = Plaats de witte baron in { $area }
jerusalem-do-end_turn = Beëindig je beurt
jerusalem-do-from = Uit { $area }
jerusalem-do-to = Naar { $area }
jerusalem-do-count =
    { $number ->
        [one] Verplaats { $number } schildknaap
       *[other] Verplaats { $number } schildknapen
    }
jerusalem-do-swap = Wissel van plaats met { $player } in { $area }
jerusalem-do-area = Plaats een schildknaap in { $area }
jerusalem-do-resource = Neem { $amount }
jerusalem-do-cancel = Annuleer
jerusalem-do-back = Terug
jerusalem-do-stop = Stop hier
jerusalem-do-skip = Sla over
jerusalem-do-draw = Trek een kaart ({ $squires })
jerusalem-do-buy =
    { $number ->
        [0] Koop geen prestige
        [one] Koop { $number } prestigepunt ({ $cost } zilverstukken)
       *[other] Koop { $number } prestigepunten ({ $cost } zilverstukken)
    }
jerusalem-do-steal =
    { $prestige ->
        [one] Steel { $prestige } prestigepunt van { $player }
       *[other] Steel { $prestige } prestigepunten van { $player }
    }
jerusalem-do-take = Neem de inkomsten ({ $offer })
jerusalem-do-take_rest = Neem deze en alle verdere inkomsten van de ronde
jerusalem-do-decline = Weiger { $amount }
jerusalem-do-rescue =
    { $number ->
        [0] Red niemand
        [one] Red { $number } schildknaap
       *[other] Red { $number } schildknapen
    }
jerusalem-do-rescue_to = Laat een schildknaap vluchten naar { $area }
jerusalem-do-keep_squire =
    { $price ->
        [one] Houd een schildknaap in { $area } ({ $price } zilverstuk)
       *[other] Houd een schildknaap in { $area } ({ $price } zilverstukken)
    }
jerusalem-do-remove = Verwijder een schildknaap van { $player } uit { $area }
jerusalem-do-done = Klaar
jerusalem-do-card = Deel { $card } uit
jerusalem-do-opener = { $player } opent de veiling
jerusalem-do-event = Onthul { $event }

## The board in the terminal

jerusalem-board-round = Ronde
jerusalem-board-event-heir = Troon
jerusalem-board-event-election = Keuze
jerusalem-board-event-tax = Belasting
jerusalem-board-event-war = Oorlog
jerusalem-board-gifts = Geschenken
jerusalem-board-deck = stapel { $deck }, afleg { $played }
jerusalem-board-large = groot
# Short: with an income and a baron they stand in twelve columns.
jerusalem-board-left = li.
jerusalem-board-right = re.
jerusalem-board-tower = { $silver }$ en een zet
jerusalem-board-closed = niet in het spel
jerusalem-board-closed-why = met twee spelers
jerusalem-board-legend-control = * controle  ♜ baron
# At most 24 columns each.
jerusalem-board-legend-prestige = P prestige
jerusalem-board-legend-silver = S schildknaap  $ zilver
jerusalem-board-letter-squire = S
jerusalem-board-letter-silver = $
jerusalem-board-letter-prestige = P
jerusalem-board-privilege-patriarchate = Geleerden
jerusalem-board-privilege-market = Bouwmat.
jerusalem-board-privilege-nobility = Intriges
jerusalem-board-title-seat = plaats
jerusalem-board-title-office = ambt
jerusalem-board-title-tower = toren
jerusalem-board-title-prestige = prestige
jerusalem-board-title-next = verdieping
jerusalem-board-title-silver = zilver
jerusalem-board-title-squires = knapen
jerusalem-board-title-cards = kaarten
jerusalem-board-title-baron = baron
jerusalem-board-you = (jij)
jerusalem-board-white = + wit: { $area }
jerusalem-board-unplaced = nog niet geplaatst
jerusalem-board-costs = kost { $cost }
jerusalem-board-strikes = { $event } treft in fase 4: { $centres }.
jerusalem-board-fresh = Nieuw, telt voor een baron: { $areas }
jerusalem-board-fresh-area = { $area } { $number }
jerusalem-board-offices = Ambten:
jerusalem-board-office = { $office } { $squires }S
jerusalem-board-bid = bod { $bid }
jerusalem-board-free = vrij
jerusalem-board-passed = gepast:
jerusalem-board-hand = hand: { $cards }
jerusalem-board-no-card = geen actiekaart
jerusalem-board-several = { $number } × { $card }
jerusalem-board-behind =
    { $silver ->
        [one] { $silver } zilverstuk, { $squires } achter je zichtscherm ({ $supply } in de voorraad); hand: { $cards }
       *[other] { $silver } zilverstukken, { $squires } achter je zichtscherm ({ $supply } in de voorraad); hand: { $cards }
    }
jerusalem-board-aside = klaargelegde kaarten: { $cards }
jerusalem-board-only-you = Alleen jij ziet dit:
jerusalem-board-everybody = Iedereen ziet dit:
