### The words on the drawn board of Jerusalem.

ui-jerusalem-board = De stad Jeruzalem, ronde { $round } van 5
ui-jerusalem-round = Ronde { $round }
ui-jerusalem-round-now = Ronde { $round }, nu
ui-jerusalem-round-event = Ronde { $round }: { $event }
ui-jerusalem-round-event-now = Ronde { $round }, nu: { $event }
ui-jerusalem-round-unknown = Ronde { $round }: een gebeurtenis die nog gedekt ligt
ui-jerusalem-no-event = geen gebeurtenis
ui-jerusalem-face-down = gedekt
ui-jerusalem-gifts = De geschenken van de koning
ui-jerusalem-phase-1 = Fase 1: bod voor een ambt, keuze van de actiekaarten
ui-jerusalem-phase-2 = Fase 2: inzetten van de schildknapen
ui-jerusalem-phase-3 = Fase 3: inkomsten
ui-jerusalem-phase-4 = Fase 4: gebeurtenis

ui-jerusalem-income = Inkomsten: { $income }.
ui-jerusalem-income-tower = 1 zilverstuk en een gratis verplaatsing
ui-jerusalem-empty = Hier staat niemand.
ui-jerusalem-controls-alone = { $player } staat hier alleen en heeft de controle: { $count }.
ui-jerusalem-controls = { $player } heeft de controle met { $count }, { $margin } meer dan de volgende.
ui-jerusalem-controls-tie = { $player } heeft de controle met { $count }: een gelijke stand, gewonnen door het lagere ambtnummer.
ui-jerusalem-tied = Een gelijke stand die nog door geen ambt wordt beslist.
ui-jerusalem-troop = { $player } { $count }
ui-jerusalem-baron = De baron van { $player } blokkeert dit gebied.
ui-jerusalem-foreign-baron = De witte baron van { $player } blokkeert dit gebied.
ui-jerusalem-fresh =
    { $count ->
        [one] Er kwam deze beurt 1 schildknaap bij.
       *[other] Er kwamen deze beurt { $count } schildknapen bij.
    }
ui-jerusalem-closed = niet in het spel
ui-jerusalem-closed-long = { $centre }: niet in het spel met twee spelers
ui-jerusalem-squires-of = Schildknapen van { $player } – { $area }: { $count }
ui-jerusalem-privilege = { $privilege }: { $player } staat voor met { $count }
ui-jerusalem-privilege-none = { $privilege }: niemand staat voor
ui-jerusalem-struck = { $event } slaat hier toe in fase 4 van deze ronde

ui-jerusalem-privilege-scholars = De geleerden
ui-jerusalem-privilege-materials = Bouwmaterialen
ui-jerusalem-privilege-intrigue = Intriges aan het koninklijk hof

ui-jerusalem-prestige-track = Prestige: { $list }
ui-jerusalem-prestige = Prestige
ui-jerusalem-tower-of = Toren van { $player }: { $floors ->
        [one] 1 verdieping
       *[other] { $floors } verdiepingen
    }, { $prestige } prestige
ui-jerusalem-no-player = geen speler
ui-jerusalem-floors = Verdiepingen
ui-jerusalem-next-floor = volgende verdieping { $cost }

ui-jerusalem-office = { $office }, ambt { $number }
ui-jerusalem-office-holder = van { $player }
ui-jerusalem-office-free = nog niet vergeven
ui-jerusalem-office-out = niet in het spel met { $players } spelers
ui-jerusalem-office-bid =
    { $bid ->
        [one] { $player } biedt { $bid } zilverstuk
       *[other] { $player } biedt { $bid } zilverstukken
    }
ui-jerusalem-office-passed = gepast: { $players }

ui-jerusalem-deck = Stapel
ui-jerusalem-deck-label =
    { $count ->
        [one] Stapel actiekaarten: 1 kaart
       *[other] Stapel actiekaarten: { $count } kaarten
    }
ui-jerusalem-aside = Klaargelegd
ui-jerusalem-aside-label =
    { $count ->
        [one] Klaargelegd om te kiezen: 1 kaart
       *[other] Klaargelegd om te kiezen: { $count } kaarten
    }
ui-jerusalem-discard = Gespeeld
ui-jerusalem-discard-label = Gespeelde kaarten: { $cards }
ui-jerusalem-none = geen
ui-jerusalem-several = { $number } × { $card }
ui-jerusalem-offered = Voor jou om te kiezen: { $card }

## A player's panel

ui-jerusalem-silver = Zilverstukken
ui-jerusalem-squires = Schildknapen achter het zichtscherm
ui-jerusalem-supply = Schildknapen in de voorraad
ui-jerusalem-cards = Actiekaarten
ui-jerusalem-behind = achter het zichtscherm
ui-jerusalem-no-office = nog geen ambt
ui-jerusalem-panel-baron = baron: { $area }
ui-jerusalem-panel-baron-home = baron thuis
ui-jerusalem-panel-foreign = witte baron: { $area }
ui-jerusalem-panel-foreign-home = witte baron nog niet geplaatst
ui-jerusalem-secret = { $fact }: achter het zichtscherm

## What things do

ui-jerusalem-about-area = Wie hier aan het einde van fase 2 de meeste schildknapen heeft, krijgt de inkomsten; bij een gelijke stand wint het lagere ambtnummer.
ui-jerusalem-about-tower = Wie de Davidstoren controleert, krijgt 1 zilverstuk en mag 1 eigen schildknaap eruit naar een ander gebied verplaatsen, voordat er verder iets wordt geteld.
ui-jerusalem-about-palace = In ronde 1 mag geen baron in het grote gebied, later niet de baron van de hoogste toren.
ui-jerusalem-about-scholars = Privilege: geef 1 schildknaap van achter je zichtscherm voor 1 actiekaart.
ui-jerusalem-about-materials = Privilege: koop tot 4 prestigepunten voor 2 zilverstukken per punt.
ui-jerusalem-about-intrigue = Privilege: steel 1 prestigepunt van een andere speler.
ui-jerusalem-about-seat = Verdieping n kost n + 1 prestigepunten, 1 meer voor wie haar als eerste bouwt. De hoogste toren wint.
ui-jerusalem-about-captain = 7 schildknapen. De baron heeft maar 2 schildknapen nodig in een groot gebied, 1 in een klein.
ui-jerusalem-about-treasurer = 6 schildknapen. De eerste huurling kost 1 zilverstuk, de tweede 2.
ui-jerusalem-about-marshal = 5 schildknapen. Verplaats tot 2 eigen schildknapen van één gebied naar een ander, of neem 1 zilverstuk.
ui-jerusalem-about-admiral = 4 schildknapen en 1 zilverstuk. Kiest en speelt als laatste.
ui-jerusalem-about-heir = Alle schildknapen verlaten het Koninklijk paleis; iedere speler mag er 2 redden naar het gebied van de eigen baron.
ui-jerusalem-about-election = In elk gebied van Patriarchaat en Adel krimpen alle aanwezigen tot de kleinste groep daar.
ui-jerusalem-about-tax = Elke schildknaap in de Markt kost 1 zilverstuk of vertrekt.
ui-jerusalem-about-war = Alle schildknapen verlaten de Tempelridders; voor elke verloren schildknaap mag de eigenaar er ergens 1 van een ander verwijderen, hoogstens 2 per speler.
ui-jerusalem-about-gifts = De zichtschermen gaan weg. Meeste schildknapen: 3 prestigepunten. Meeste geld: 3 prestigepunten (bij gelijke stand elk 1). Nog een actiekaart: 1 prestigepunt.
ui-jerusalem-about-squire1 = Neem 1 schildknaap uit de voorraad.
ui-jerusalem-about-silver2 = Neem 2 zilverstukken.
ui-jerusalem-about-prestige2 = Ga 2 vooruit op het prestigespoor.
ui-jerusalem-about-resources2 = Neem samen 2 schildknapen, zilverstukken of prestigepunten naar keuze.
ui-jerusalem-about-squire1_silver1 = Neem 1 schildknaap en 1 zilverstuk.
ui-jerusalem-about-defector = Wissel één van je schildknapen met die van een andere speler in een ander gebied. In geen van beide staat een baron.
ui-jerusalem-about-move2 = Verplaats tot 2 van je schildknapen naar andere gebieden. Aan geen van beide kanten staat een baron.
ui-jerusalem-about-genoa = Deze beurt kost elke gehuurde schildknaap 2 zilverstukken.
ui-jerusalem-about-influence = Plaats 2 schildknapen uit de voorraad in gebieden zonder baron. Machtscentrum: { $centre }.
ui-jerusalem-about-foreign_baron = Je krijgt een extra, witte baron; hij heeft 3 schildknapen nodig die deze beurt zijn gekomen.
ui-jerusalem-about-deck = De actiekaarten die nog niemand heeft; elke ronde worden er zoveel klaargelegd als er spelers zijn.
ui-jerusalem-about-aside = In volgorde van de ambten houdt iedere speler één van deze kaarten, ongezien door de anderen.
ui-jerusalem-about-discard = Kaarten die gespeeld zijn; ze komen niet meer terug.
ui-jerusalem-baron-name = Baron
ui-jerusalem-about-baron = Heeft 3 schildknapen nodig die deze beurt in het gebied zijn gekomen (Hoofdman: 2 groot, 1 klein) en sluit het voor alle anderen.
ui-jerusalem-about-squire = Met schildknapen win je gebieden. Huur er in je beurt meer voor 3 zilverstukken per stuk.
ui-jerusalem-about-silver = Betaalt ambten, huurlingen en privileges.
ui-jerusalem-about-prestige = Betaalt verdiepingen aan het einde van elke ronde.
ui-jerusalem-rules = Regels { $rules }

## The end

ui-jerusalem-score-floors = Verdiepingen van de toren
ui-jerusalem-score-floors-why = { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }: de hoogste toren wint (J1002).
ui-jerusalem-score-prestige = Overgebleven prestige
ui-jerusalem-score-prestige-why = { $prestige } prestige over op het spoor: beslist bij even hoge torens (J1003).
ui-jerusalem-score-prestige-decided = { $prestige } prestige over: gaf de doorslag tussen even hoge torens (J1003).
ui-jerusalem-score-office = Ambt in ronde 5
ui-jerusalem-score-office-why = { $office }, nummer { $number }: het lagere nummer beslist bij een laatste gelijke stand (J1004).
ui-jerusalem-score-office-decided = { $office }, nummer { $number }: het lagere nummer gaf bij een laatste gelijke stand de doorslag (J1004).
ui-jerusalem-score-place = Plaats
ui-jerusalem-score-place-why = Plaats { $place } volgens toren, dan prestige, dan ambt (J1006).

## The board in words

ui-jerusalem-zone-rounds = Rondes en gebeurtenissen
ui-jerusalem-zone-towers = Torens en prestige
ui-jerusalem-zone-offices = Ambten
ui-jerusalem-zone-cards = Kaarten
ui-jerusalem-zone-area = { $area }: { $words }
