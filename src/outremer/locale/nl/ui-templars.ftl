### The words on the drawn board of Templars' Journey.

ui-templars-board = Europa in de tijd van de tempeliers, ronde { $round } van 3
ui-templars-count = { $player } { $count }
ui-templars-none = geen
ui-templars-nobody = niemand

ui-templars-gold-here = { $gold } goud
ui-templars-no-city = geen stad
ui-templars-city = stad, { $held } van { $capacity } riddervakken bezet
ui-templars-city-full = volle stad, alle { $capacity } riddervakken bezet
ui-templars-knights = ridders: { $list }
ui-templars-majority = { $player } heeft als enige de meeste
ui-templars-templars = tempeliers: { $list }
ui-templars-scored-in = telt in scheepsronde { $round }
ui-templars-seventh-city = De zevende stad
ui-templars-knights-of = Ridders van { $player } in { $territory }
ui-templars-templar-of = Tempelier van { $player } in { $territory }
ui-templars-knight = Ridder
ui-templars-edict = Edict en schip

ui-templars-start = Start van ronde { $round }
ui-templars-green = Groene vlag { $space } van ronde { $round }
ui-templars-red = Rode vlag { $space } van ronde { $round }
ui-templars-harbour = Haven van ronde { $round }
ui-templars-ship = Edict: { $city }, scheepsronde { $round }; schip met { $places } plaatsen, aan boord: { $list }
ui-templars-seventh = Zevende stad: { $city }, telt aan het einde
ui-templars-scored = geteld

ui-templars-safe = veilig
ui-templars-risky = gewaagd
ui-templars-penalty = straf
ui-templars-played-by = gespeeld door { $list }
ui-templars-chosen = gekozen
ui-templars-has-chosen = { $player } heeft een kaart gekozen
ui-templars-still-chooses = { $player } kiest nog
ui-templars-face-down = Gedekte kaarten
ui-templars-order = Speelvolgorde
ui-templars-acts = { $place }. { $player }: kaart { $card }, { $deed }
ui-templars-done = klaar
ui-templars-now = is nu aan de beurt
ui-templars-category-gold = Goud verzamelen
ui-templars-category-knights = Ridders inzetten
ui-templars-category-templar = Tempelier verplaatsen
ui-templars-penalty-at = strafactie als { $count } spelers deze categorie kiezen
ui-templars-favours = Gunst van de paus
ui-templars-unknown = geheim
ui-templars-missions = Missies
ui-templars-no-missions = geen

## A player's panel

ui-templars-vp = Overwinningspunten
ui-templars-gold = Goud
ui-templars-supply = Ridders in de voorraad
ui-templars-temple = Ridders in de tempel
ui-templars-secret = { $fact }: geheim
ui-templars-start-player = startspeler
ui-templars-give-marker = Geef de fiche aan { $player }
ui-templars-points = Overwinningspunten: { $list }

## What was scored

ui-templars-ship-round = Scheepsronde { $round }
ui-templars-part-majority = meeste ridders
ui-templars-part-full = volle stad
ui-templars-part-aboard = op het schip
ui-templars-part-knights = ridders aan boord
ui-templars-part-temple = tempels
ui-templars-part-seventh = meeste ridders
ui-templars-part-pairs = paren ridders
ui-templars-scored-temples = Tempels
ui-templars-scored-seventh = Zevende stad
ui-templars-why-part = { $part } { $points }
ui-templars-why-temple = ridders daar: { $count }
ui-templars-why-mission = heeft { $count }
ui-templars-why-distance = afstand { $count }

## What things do

ui-templars-about-territory = Hier ligt goud voor wie hier of in een aangrenzend gebied een tempelier heeft. In de stad winnen de meeste ridders het edict en 2 punten als het schip uitvaart; een volle stad geeft alle aanwezigen 1 punt. Het cijfer bij de stad noemt de scheepsronde (VII: telt aan het einde), de banier wie als enige de meeste ridders heeft.
ui-templars-about-gold_safe = Neem 3 goud uit één gebied binnen bereik.
ui-templars-about-gold_risky = Neem al het goud uit één gebied binnen bereik. Straf: neem er 2 en verlies een ridder.
ui-templars-about-knights_safe = Besteed tot 6 goud in één stad met je tempelier: plaats of verwijder een ridder voor 2, of werp de kansfiche voor 1.
ui-templars-about-knights_risky = Ruil ridders in één stad met je tempelier voor 2 goud per stuk, tot 6 goud. Straf: verwijder ze voor 2 per stuk en verlies een ridder.
ui-templars-about-templar_risky = Verplaats een tempelier tot 3 gebieden, neem overal waar hij komt 1 goud, en je mag het edict ruilen waar hij stopt. Straf: één keer 1 goud en verlies een ridder.
ui-templars-about-templar_safe = Verplaats een tempelier tot 3 gebieden; waar hij stopt, werkt de vlag van de paus voor jou.
ui-templars-about-penalty = Het wordt een strafactie als 2 van 3, of 3 van 4 of 5 spelers deze categorie kiezen.
ui-templars-about-green = Wie de paus verplaatste, mag een ridder plaatsen in een stad met een eigen tempelier.
ui-templars-about-red = Wie de paus verplaatste, mag een ridder van een andere speler verwijderen uit een stad met een eigen tempelier.
ui-templars-about-harbour = De actieronde eindigt en de twee schepen van deze haven varen uit.
ui-templars-about-start = Hier begint de paus.
ui-templars-about-ship = Als de paus de haven bereikt: de meeste ridders nemen het edict en 2 punten, de ridders gaan om de beurt aan boord, 1 punt voor wie aan boord is en 1 voor elke ridder; de rest gaat naar de tempels.
ui-templars-about-seventh = Telt aan het einde: de meeste ridders nemen het edict en 2 punten, en elke 2 ridders geven 1 punt.
ui-templars-about-mission = Aan het einde 4 punten voor de beste van alle spelers en 2 voor de tweede, wie de kaart ook had.
ui-templars-about-m_gold = Het meeste goud aan het einde.
ui-templars-about-m_ships = Eigen ridders op de meeste van de zes schepen.
ui-templars-about-m_temple = De meeste ridders in de eigen tempel.
ui-templars-about-m_seventh = De meeste ridders in de zevende stad.
ui-templars-about-m_distance = De minste stappen tussen de twee eigen tempeliers.
ui-templars-about-m_countries = Edicten uit de meeste verschillende landen.
ui-templars-about-m_hre = De meeste edicten uit het Heilige Roomse Rijk.
ui-templars-about-m_france = De meeste edicten uit Frankrijk.
ui-templars-about-fact-vp = De meeste punten winnen, daarna de meeste edicten.
ui-templars-about-fact-gold = Betaalt ridders en worpen; aan het einde geeft elke 4 goud 1 punt.
ui-templars-about-fact-supply = Ridders die geplaatst kunnen worden. Uitgegeven ridders van de tempel komen hier terug.
ui-templars-about-fact-temple = Koopt de gunst van de paus; de meeste hier geven in de drie scheepsrondes 2, 3 en 4 punten, bij een gelijke stand gedeeld.
ui-templars-about-fact-edicts = Gewonnen met de meeste ridders in een getelde stad; missies tellen ze, en bij een gelijke stand beslissen ze.
ui-templars-about-fact-start_player = Verplaatst de paus; gelijke kaarten gaan van hier met de klok mee. Gaat na elke actie met de klok mee door.
ui-templars-about-fact-chosen = Er ligt een gedekte kaart. Alle worden tegelijk omgedraaid als iedereen gekozen heeft.
ui-templars-about-templar = Goud en steden zijn binnen bereik waar je tempeliers staan; goud ook in de aangrenzende gebieden.
ui-templars-about-knight = Verwijderde ridders gaan naar de tempel van hun eigenaar.
ui-templars-about-points = De meeste punten winnen, daarna de meeste edicten.
ui-templars-about-new_chance = 1 ridder uit de tempel: werp de kansfiche opnieuw na de lege kant, twee keer per actie.
ui-templars-about-taxes = 2 ridders uit de tempel: neem met een goudkaart 2 goud extra uit een gebied binnen bereik.
ui-templars-about-leader = 3 ridders uit de tempel: geef na de vlag van de paus de startspelerfiche aan een andere speler.
ui-templars-about-veto = 4 ridders uit de tempel: voorkom dat een andere speler edicten ruilt.
ui-templars-rules = Regels { $rules }

## The end

ui-templars-score-ship = Scheepsronde { $round }: { $what }
ui-templars-score-mission-open = Open missie: { $mission }
ui-templars-score-mission-held = Geheime missie: { $mission }
ui-templars-score-vp-why = { $points ->
        [one] { $points } overwinningspunt
       *[other] { $points } overwinningspunten
    }: de meeste winnen (T1101).
ui-templars-edicts = Edicten
ui-templars-score-edicts-why = { $edicts ->
        [one] { $edicts } edict: beslist
       *[other] { $edicts } edicten: beslissen
    } bij een gelijke stand (T1102).
ui-templars-score-edicts-decided = { $edicts ->
        [one] { $edicts } edict: telt
       *[other] { $edicts } edicten: tellen
    } bij gelijke punten (T1102).
ui-templars-score-place = Plaats
ui-templars-score-place-why = Plaats { $place } volgens punten, dan edicten; anders gedeeld (T1103, T1105).

## The board in words

ui-templars-zone-pope = De paus
ui-templars-zone-map = Kaart
ui-templars-zone-edicts = Edicten en schepen
ui-templars-zone-cards = Actiekaarten
ui-templars-zone-players = Spelers
ui-templars-pope-at = De paus staat op: { $space }
ui-templars-leads-to = Een lijn leidt naar: { $space }
ui-templars-player = { $player }: { $points } punten, { $gold } goud, { $supply } ridders in de voorraad, { $temple } in de tempel, edicten: { $edicts }, missie: { $mission }
