### Kingdom of Solomon.

## The names of things

# Everything a pawn can stand on: resource spaces, action spaces, bonus spaces, building cards.
solomon-place-lebanon = Libanon
solomon-place-zobah = Soba
solomon-place-tyre = Tyrus
solomon-place-dan = Dan
solomon-place-damascus = Damascus
solomon-place-bashan = Basan
solomon-place-dor = Dor
solomon-place-jezreel = Jizreël
solomon-place-ephraim = Efraïm
solomon-place-succoth = Sukkot
solomon-place-quarries = Koninklijke steengroeven
solomon-place-gezer = Gezer
solomon-place-judah = Juda
solomon-place-negev = Negev
solomon-place-edom = Edom
solomon-place-ezion = Esjon-Geber
solomon-place-fortune = Lot
solomon-place-wisdom = Wijsheid
solomon-place-thief = Dief
solomon-place-trader = Handelaar
solomon-place-artisan = Ambachtsman
solomon-place-tribute = de Schatting
solomon-place-ark = de Ark
solomon-place-altar = het Altaar
solomon-place-royal_palace = Koninklijk paleis
solomon-place-forest_house = Libanonwoudhuis
solomon-place-judgment_hall = Gerechtszaal
solomon-place-pharaoh_palace = Paleis van de dochter van de farao
solomon-place-treasury = Schatkamer
solomon-place-fleet = Vloot van Esjon-Geber
solomon-place-bronze_foundry = Bronsgieterij
solomon-place-stone_works = Steenhouwerij
solomon-place-granary = Graanschuur
solomon-place-vineyard = Wijngaard
solomon-place-guild_hall = Gildehuis
solomon-place-trading_house = Handelshuis
solomon-place-tax_office = Belastingkantoor
solomon-place-megiddo = Vesting van Megiddo
solomon-place-hazor = Muren van Hasor
solomon-place-stables = Stallen
solomon-place-prophets_school = Profetenschool
solomon-place-kings_highway = Koningsweg
solomon-place-market_stalls = Marktkramen
solomon-place-levites_quarter = Levietenwijk

solomon-resource-gold = goud
solomon-resource-copper = koper
solomon-resource-stone = steen
solomon-resource-timber = hout
solomon-resource-food = voedsel
solomon-amount = { $number } { $resource }

# The Fortune cards.
solomon-fortune-food2 = 2 voedsel
solomon-fortune-food_timber = voedsel en hout
solomon-fortune-timber2 = 2 hout
solomon-fortune-stone1 = 1 steen
solomon-fortune-copper1 = 1 koper
solomon-fortune-gold1 = 1 goud
solomon-fortune-vp2 = 2 punten
solomon-fortune-vp3 = 3 punten
solomon-fortune-vp4 = 4 punten
solomon-fortune-vp5 = 5 punten

solomon-section-foundation = Fundament
solomon-section-structure = Opbouw
solomon-section-columns = Zuilen

solomon-phase-placement = plaatsingsfase
solomon-phase-resolution = uitvoeringsfase
solomon-phase-market = marktfase
solomon-phase-building = bouwfase
solomon-phase-cleanup = einde van de ronde

# What a decision is about.
solomon-decision-place = een pion plaatsen
solomon-decision-resolve = één van de eigen plekken uitvoeren
solomon-decision-artisan = het grondstofveld kiezen dat nog eens gebruikt wordt
solomon-decision-give = een grondstof afgeven
solomon-decision-take = een grondstof nemen
solomon-decision-steal = kiezen wat een tegenstander kwijtraakt
solomon-decision-gain_any = een grondstof nemen
solomon-decision-move_up = opschuiven in de spelersvolgorde of afzien
solomon-decision-sell_supply = blokjes aan de algemene voorraad verkopen of afzien
solomon-decision-road = de weg bouwen of afzien
solomon-decision-temple = de tempelsteen bouwen of afzien
solomon-decision-waive = één blokje van de kosten van de steen weglaten
solomon-decision-keep = de getrokken kaarten afleggen die niet in de hand blijven
solomon-decision-market = kopen, verkopen of passen
solomon-decision-building = bouwen of de beurt beëindigen
solomon-decision-pay = betalen
solomon-decision-hand_limit = afleggen tot de handlimiet
solomon-decision-site = een bouwplaats kiezen
solomon-decision-turn_order = de spelersvolgorde wordt geloot
solomon-decision-open_card = er wordt een bouwwerkkaart opengelegd
solomon-decision-fortune_card = er wordt een lotkaart getrokken

solomon-opponent-next = de volgende speler
solomon-opponent-second = de tweede speler na jou
solomon-opponent-third = de derde speler na jou

solomon-reward-token = een fiche
solomon-reward-vp = punten
solomon-slot = vak { $slot }
solomon-link = { $from } – { $to }
solomon-gift = de lotkaart “{ $fortune }” als { $resource }

# The numbers of the final table.
solomon-score-scores = punten
solomon-score-track = scorespoor
solomon-score-high_priest = hogepriester
solomon-score-fortune_cards = lotkaarten
solomon-score-cubes = blokjes
solomon-score-buildings = gebouwen

## The question being asked

solomon-ask = { $who }: { $decision }.
solomon-ask-at = { $who } ({ $place }): { $decision }.
solomon-ask-place = { $who }: { $decision } (nog { $pawns }).
solomon-ask-pay = { $who }: { $decision } ({ $thing }); nog te betalen: { $owed }.
solomon-road = weg { $link }
solomon-you = Jij
solomon-chance = Toeval
solomon-over = Het spel is afgelopen: { $scores }.
solomon-score = { $player } { $score }

## What changed

solomon-say-score-more =
    { $vp ->
        [one] { $player }: +{ $vp } punt ({ $score })
       *[other] { $player }: +{ $vp } punten ({ $score })
    }
solomon-say-score-less =
    { $vp ->
        [one] { $player }: −{ $vp } punt ({ $score })
       *[other] { $player }: −{ $vp } punten ({ $score })
    }
solomon-say-stock-more = { $player }: +{ $number } { $resource }
solomon-say-stock-less = { $player }: −{ $number } { $resource }
solomon-say-pawn = { $player } zet een pion op { $place }
solomon-say-building = een gebouw van { $player } staat op { $space }
solomon-say-road = { $player } bouwt een weg tussen { $from } en { $to }
solomon-say-card-open = { $card } ligt open
solomon-say-card-built = { $player } bouwt { $card }
solomon-say-high_priest = { $player } is Hogepriester
solomon-say-blocks = tempelsteen { $block } is gebouwd
solomon-say-tokens = { $player } neemt een tempelfiche ({ $tokens })
solomon-say-order = positie { $position }: { $player }
solomon-say-round_no = ronde { $round } begint
solomon-say-discard = lotkaart “{ $fortune }” wordt afgelegd
solomon-say-passed = { $player } heeft gepast
solomon-say-hand = { $player } krijgt de lotkaart “{ $fortune }”
solomon-say-hand-unseen = { $player } krijgt een lotkaart
solomon-say-over = het spel is afgelopen

## What the buttons say

solomon-do-place = Zet een pion op { $place }
solomon-do-resolve = Voer { $place } uit
solomon-do-space = Gebruik { $space } nog eens
solomon-do-give_cube = Geef 1 { $resource }
solomon-do-give_card = Geef { $gift }
solomon-do-take = Neem 1 { $resource }
solomon-do-steal = Neem 1 { $resource } van { $player }
solomon-do-sell_supply =
    { $vp ->
        [one] Verkoop 1 { $resource } aan de voorraad (+{ $vp } punt)
       *[other] Verkoop 1 { $resource } aan de voorraad (+{ $vp } punten)
    }
solomon-do-road = Bouw de weg { $link } ({ $cost })
solomon-do-temple-token = Bouw een tempelsteen voor een fiche ({ $cost })
solomon-do-temple-vp =
    { $vp ->
        [one] Bouw een tempelsteen voor { $vp } punt ({ $cost })
       *[other] Bouw een tempelsteen voor { $vp } punten ({ $cost })
    }
# With an effect that leaves out one cube of the cost.
solomon-do-temple-token-less = Bouw een tempelsteen voor een fiche ({ $cost }, min één blokje)
solomon-do-temple-vp-less =
    { $vp ->
        [one] Bouw een tempelsteen voor { $vp } punt ({ $cost }, min één blokje)
       *[other] Bouw een tempelsteen voor { $vp } punten ({ $cost }, min één blokje)
    }
solomon-do-waive = Laat 1 { $resource } weg
solomon-do-sell =
    { $price ->
        [one] Verkoop 1 { $resource } (+{ $price } punt)
       *[other] Verkoop 1 { $resource } (+{ $price } punten)
    }
solomon-do-buy =
    { $price ->
        [one] Koop 1 { $resource } ({ $price } punt)
       *[other] Koop 1 { $resource } ({ $price } punten)
    }
solomon-do-build =
    { $vp ->
        [one] Bouw { $card } ({ $cost }; +{ $vp } punt)
       *[other] Bouw { $card } ({ $cost }; +{ $vp } punten)
    }
solomon-do-site = Bouw op { $space }
solomon-do-pay_card = Betaal met de lotkaart “{ $fortune }”
solomon-do-play_vp =
    { $vp ->
        [one] Speel een lotkaart (+{ $vp } punt)
       *[other] Speel een lotkaart (+{ $vp } punten)
    }
solomon-do-play_resource = Speel een lotkaart voor blokjes ({ $cubes })
solomon-do-discard = Leg de lotkaart “{ $fortune }” af
solomon-do-move_up = Schuif op in de spelersvolgorde
solomon-do-decline = Zie af
solomon-do-pay_cubes = Betaal met blokjes
solomon-do-pass = Pas
solomon-do-end_turn = Beëindig je beurt
solomon-do-order = { $player } is de volgende in de spelersvolgorde
solomon-do-open = Leg { $card } open
solomon-do-draw = Trek de lotkaart “{ $fortune }”

## The board in the terminal

solomon-board-letter-gold = G
solomon-board-letter-copper = K
solomon-board-letter-stone = S
solomon-board-letter-timber = H
solomon-board-letter-food = V
solomon-board-round = Ronde { $round }
solomon-board-phase = Ronde { $round }, { $phase }
solomon-board-decks = Lotkaarten { $deck }, aflegstapel { $discard }
solomon-board-map =
    { $roads ->
        [one] Kaart, nog { $roads } weg
       *[other] Kaart, nog { $roads } wegen
    }
solomon-board-legend = [X] gebouw   [ ] lege bouwplaats   @X pion   letters: weg, stippen: verbinding
solomon-board-actions = Actie- en bonusvelden
solomon-board-market = Markt (■ = er ligt een blokje)
solomon-board-cards = Open bouwwerkkaarten ({ $deck } in de stapel)
solomon-board-temple =
    { $tokens ->
        [one] Tempel (nog { $tokens } fiche)
       *[other] Tempel (nog { $tokens } fiches)
    }
solomon-board-players = Spelers in volgorde
solomon-board-title-place = plek
solomon-board-title-pawns = pionnen
solomon-board-title-supply = voorraad
solomon-board-title-card = kaart
solomon-board-title-cost = kosten
solomon-board-title-vp = punten
solomon-board-title-site = bouwplaats
solomon-board-title-section = deel
solomon-board-title-blocks = stenen
solomon-board-title-player = speler
solomon-board-title-stock = eigen voorraad
solomon-board-title-tokens = fiches
solomon-board-title-fortune = lotkaarten
solomon-board-title-built = gebouwd
solomon-board-closed = gesloten
solomon-board-yes = ja
solomon-board-no = nee
solomon-board-hidden = { $number } verborgen
solomon-board-high-priest = Hogepriester
