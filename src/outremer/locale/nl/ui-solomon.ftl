### The words on the drawn board of Kingdom of Solomon.

ui-solomon-board = Het koninkrijk van Salomo, ronde { $round }
ui-solomon-none = geen
ui-solomon-count = { $player } { $count }
ui-solomon-closed = gesloten

ui-solomon-yields = levert { $amounts }
ui-solomon-building-of = gebouw van { $player }
ui-solomon-empty-site = vrije bouwplaats
ui-solomon-no-site = geen bouwplaats
ui-solomon-pawn-of = pion van { $player }
ui-solomon-region-of = regio van { $player }: { $count } velden
ui-solomon-region = in de regio van { $player } van { $count } velden, opbrengst { $amounts }
ui-solomon-pawn-brings = een pion hier levert
ui-solomon-lacks = je mist { $amounts }
ui-solomon-card = { $card }: kost { $cost }; { $vp } punten; { $site }; { $effect }
ui-solomon-needs-site = heeft een bouwplaats nodig
ui-solomon-needs-no-site = heeft geen bouwplaats nodig
ui-solomon-road = Weg
ui-solomon-road-of = weg { $link } van { $player }
ui-solomon-market = Markt
ui-solomon-supply = { $resource }: { $count } in de algemene voorraad
ui-solomon-slot-filled = { $resource }, vak { $slot }: een blokje voor { $price } punten
ui-solomon-slot-empty = { $resource }, vak { $slot }: leeg, verkoop voor { $price } punten
ui-solomon-temple = De tempel
ui-solomon-temple-state = { $blocks } van { $of } tempelstenen staan er; de volgende hoort bij: { $section }
ui-solomon-tokens-left = nog { $tokens } fiches
ui-solomon-no-priest = geen priester
ui-solomon-high-priest = Hogepriester
ui-solomon-reward-token = Bouw een tempelsteen voor een fiche
ui-solomon-reward-vp = Bouw een tempelsteen voor punten
ui-solomon-reward-token-short = fiche
ui-solomon-reward-vp-short = punten
ui-solomon-round = Ronde { $round }
ui-solomon-order = Spelersvolgorde: { $list }
ui-solomon-building-deck = Bouwwerkkaarten in de stapel
ui-solomon-fortune-deck = Lotkaarten in de stapel
ui-solomon-roads-left = Wegen over
ui-solomon-ends = Het spel eindigt met
ui-solomon-end-sites = { $done } van { $of } bouwplaatsen zijn bezet
ui-solomon-end-sites-short = plaatsen
ui-solomon-end-buildings = de meeste gebouwen van één speler: { $done } van { $of }
ui-solomon-end-buildings-short = bouwer
ui-solomon-end-temple = { $done } van { $of } tempelstenen staan er
ui-solomon-end-temple-short = tempel
ui-solomon-points = Punten: { $list }

ui-solomon-court-fortune = Lot
ui-solomon-court-wisdom = Wijsheid
ui-solomon-court-thief = Dief
ui-solomon-court-trader = Handelaar
ui-solomon-court-artisan = Ambachtsman
ui-solomon-court-tribute = Schatting
ui-solomon-court-ark = Ark
ui-solomon-court-altar = Altaar

# At most three lines of 15 letters each.
ui-solomon-brief-fortune = trek 1 lotkaart
ui-solomon-brief-wisdom = 3 punten
ui-solomon-brief-thief = neem 1 blokje van een speler
ui-solomon-brief-trader = ruil 1 tegen 1
ui-solomon-brief-artisan = nog eens een eigen veld
ui-solomon-brief-tribute = alle pionnen: 1 van elk blokje
ui-solomon-brief-ark = alle pionnen: 3 lotkaarten
ui-solomon-brief-altar = alle pionnen: 3 × positie, dan eerste

## A player's panel

ui-solomon-vp = Punten
ui-solomon-pawns = Pionnen over
ui-solomon-buildings = Gebouwen
ui-solomon-tokens = Tempelfiches
ui-solomon-fortune-cards = Lotkaarten
ui-solomon-passed = gepast
ui-solomon-steal = Neem 1 { $resource } van { $player }
ui-solomon-paying = Betaling: { $thing }
ui-solomon-owed = nog te betalen
ui-solomon-pay-cubes = Betaal de rest met blokjes: { $owed }
ui-solomon-privilege-used = Hogepriester; voorrecht gebruikt: { $space }
ui-solomon-card-new = Net gebouwd: te gebruiken vanaf ronde { $round }

## What things do

ui-solomon-about-space = Een pion hier brengt op wat het veld levert; in je eigen regio tellen alle velden mee. Een gebouw sluit het veld voor anderen.
ui-solomon-about-fortune = Trek 1 lotkaart.
ui-solomon-about-wisdom = Scoor 3 punten.
ui-solomon-about-thief = Neem 1 blokje uit de voorraad van een andere speler.
ui-solomon-about-trader = Geef 1 grondstof en neem er 1 van een andere soort.
ui-solomon-about-artisan = Neem nog eens de opbrengst van een veld met jouw pion.
ui-solomon-about-tribute = Bonusveld, al je overige pionnen: 1 blokje van elke grondstof.
ui-solomon-about-ark = Bonusveld, al je overige pionnen: trek 3 lotkaarten.
ui-solomon-about-altar = Bonusveld, al je overige pionnen: 3 punten maal je positie, daarna ben jij de eerste.
ui-solomon-about-market = Koop een blokje voor de prijs van zijn vak in punten, of verkoop er een in een leeg vak voor die prijs.
ui-solomon-about-supply = Blokjes van niemand. Een blokje dat je aan het einde overhoudt is 1 punt waard.
ui-solomon-about-card = Voor een pion van de eigenaar, vanaf de ronde na de bouw: { $effect }.
ui-solomon-about-fortune-vp = Speel haar in je markt- of bouwbeurt om te scoren; aan het einde telt ze vanzelf. Aan het einde van een ronde houd je hoogstens 3 kaarten.
ui-solomon-about-fortune-pays = Betaalt bouwwerken, wegen, tempelstenen en ruil; wat meer is dan de rest vervalt. Aan het einde van een ronde houd je hoogstens 3 kaarten.
ui-solomon-about-stock = Blokjes voor een speler: ze betalen, zijn te verkopen en tellen aan het einde elk 1 punt.
ui-solomon-about-fact-score = De meeste punten winnen; ze zijn ook het geld van de markt.
ui-solomon-about-fact-pawns = Pionnen die deze ronde nog geplaatst worden.
ui-solomon-about-fact-buildings = Gebouwen op de kaart sluiten hun veld voor anderen; het vijfde beëindigt het spel, en ze beslissen bij gelijkspel.
ui-solomon-about-fact-tokens = De meeste tempelfiches maken hogepriester.
ui-solomon-about-fact-fortune_cards = Geheim gehouden; aan het einde van een ronde houd je er hoogstens 3.
ui-solomon-about-paying = Klik op lotkaarten die de rest verlagen; blokjes betalen wat overblijft.
ui-solomon-section = { $section }: { $done } van { $of } stenen; één kost { $cost } en levert een fiche of { $vp } punten
ui-solomon-about-pile-building = Vier kaarten liggen open; gaten worden aan het einde van elke ronde gevuld.
ui-solomon-about-pile-fortune = Is de stapel op, dan worden gespeelde en afgelegde kaarten opnieuw geschud.
ui-solomon-about-pile-road = De wegen zijn één gedeelde voorraad: is die op, dan wordt er niet meer gebouwd.
ui-solomon-about-end-sites = Staat op elke bouwplaats een gebouw, dan wordt de ronde uitgespeeld en is het spel voorbij.
ui-solomon-about-end-buildings = Zet iemand een vijfde gebouw neer, dan wordt de ronde uitgespeeld en is het spel voorbij.
ui-solomon-about-end-temple = Staat de laatste steen van de tempel, dan wordt de ronde uitgespeeld en is het spel voorbij.
ui-solomon-about-priest = Heeft de meeste tempelfiches: eenmaal per ronde een pion op een veld met andermans gebouw, en 20 punten aan het einde. Bij gelijk aantal blijft het ambt.
ui-solomon-about-order-name = Volgorde
ui-solomon-about-temple = Betaal de kosten van het deel voor een steen en neem een fiche of de punten. De meeste fiches maken je hogepriester: 20 punten aan het einde en één keer per ronde een pion op een veld met andermans gebouw.
ui-solomon-about-road = Een weg kost 2 hout en 1 voedsel en verbindt een veld met je regio.
ui-solomon-about-order = De spelersvolgorde; de laatste krijgt bij het Altaar het meest.
ui-solomon-about-points = Bouwwerkkaarten, tempel, markt en kaarten leveren punten op; wie de meeste heeft wint.

ui-solomon-about-royal_palace = 4 punten
ui-solomon-about-forest_house = 2 hout
ui-solomon-about-judgment_hall = 4 punten
ui-solomon-about-pharaoh_palace = 2 lotkaarten
ui-solomon-about-treasury = 1 goud
ui-solomon-about-fleet = 1 blokje, geen goud, en 1 voedsel
ui-solomon-about-bronze_foundry = 1 koper en 1 voedsel
ui-solomon-about-stone_works = 1 steen en 1 hout
ui-solomon-about-granary = 3 voedsel
ui-solomon-about-vineyard = 2 voedsel en 2 punten
ui-solomon-about-guild_hall = tweemaal de opbrengst van een eigen veld
ui-solomon-about-trading_house = ruil 1 tegen 2, geen goud
ui-solomon-about-tax_office = 1 blokje van ieder met 4 of meer
ui-solomon-about-megiddo = neem 1 blokje van een speler
ui-solomon-about-hazor = 3 punten en één positie omhoog
ui-solomon-about-stables = bouw een weg voor 1 hout
ui-solomon-about-prophets_school = trek 2, houd 1, en 2 punten
ui-solomon-about-kings_highway = 1 hout en 2 voedsel
ui-solomon-about-market_stalls = verkoop tot 2 blokjes
ui-solomon-about-levites_quarter = een tempelsteen voor 1 blokje minder
ui-solomon-rules = Regels { $rules }

## The end

ui-solomon-score-from-start = Begin
ui-solomon-score-from-start-why = voor de eerste ronde (S112)
ui-solomon-score-from-buildings = Bouwwerkkaarten
ui-solomon-score-from-buildings-why = voor gebouwde kaarten (S904)
ui-solomon-score-from-temple = Tempelstenen
ui-solomon-score-from-temple-why = punten in plaats van fiches (S1005)
ui-solomon-score-from-market = Markt
ui-solomon-score-from-market-why = verkocht min gekocht (S806, S807)
ui-solomon-score-from-cards = Gespeelde puntenkaarten
ui-solomon-score-from-cards-why = tijdens het spel (S712)
ui-solomon-score-from-effects = Altaar en acties
ui-solomon-score-from-effects-why = Altaar, Wijsheid en kaarten (S517, S933)
ui-solomon-score-track = Op het scorespoor
ui-solomon-score-high_priest = Hogepriester
ui-solomon-score-fortune_cards = Lotkaarten
ui-solomon-score-cubes = Blokjes over
ui-solomon-score-scores = Punten
ui-solomon-score-buildings = Gebouwen op de kaart
ui-solomon-score-track-why = de som daarvan (S1117)
ui-solomon-score-high_priest-why =
    { $value ->
        [0] niet hogepriester (S1110)
       *[other] bekleedt het ambt: 20 punten (S1110)
    }
ui-solomon-score-fortune_cards-why = puntenkaarten in de hand (S1111)
ui-solomon-score-cubes-why = 1 punt per blokje in de eigen voorraad (S1112)
ui-solomon-score-scores-why = de som; de meeste punten winnen (S1114)
ui-solomon-score-buildings-why = beslist bij gelijke punten (S1115)
ui-solomon-score-place = Plaats
ui-solomon-score-place-why =
    { $tied ->
        [yes] Plaats { $place } door punten, dan gebouwen; anders gedeeld (S1114-S1116).
       *[no] Plaats { $place } door punten (S1114).
    }

## The board in words

ui-solomon-zone-land = Het land
ui-solomon-zone-courts = Actie- en bonusvelden
ui-solomon-zone-cards = Open bouwwerkkaarten
ui-solomon-zone-players = Spelers
ui-solomon-player = { $player }: { $score } punten; voorraad { $stock }; { $pawns } pionnen over; { $tokens } fiches; kaarten: { $cards }; { $fortune } lotkaarten
