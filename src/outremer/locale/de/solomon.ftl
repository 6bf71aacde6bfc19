### Kingdom of Solomon.

## The names of things

# Everything a pawn can stand on: resource spaces, action spaces, bonus spaces, building cards.
# Without an article, so that they stand after „Feld“ in any case: „auf das Feld Libanon“.
solomon-place-lebanon = Libanon
solomon-place-zobah = Zoba
solomon-place-tyre = Tyrus
solomon-place-dan = Dan
solomon-place-damascus = Damaskus
solomon-place-bashan = Baschan
solomon-place-dor = Dor
solomon-place-jezreel = Jesreel
solomon-place-ephraim = Ephraim
solomon-place-succoth = Sukkot
solomon-place-quarries = Steinbrüche
solomon-place-gezer = Geser
solomon-place-judah = Juda
solomon-place-negev = Negev
solomon-place-edom = Edom
solomon-place-ezion = Ezjon-Geber
solomon-place-fortune = Schicksal
solomon-place-wisdom = Weisheit
solomon-place-thief = Dieb
solomon-place-trader = Händler
solomon-place-artisan = Handwerker
solomon-place-tribute = Tribut
solomon-place-ark = Arche
solomon-place-altar = Altar
solomon-place-royal_palace = Königspalast
solomon-place-forest_house = Libanonwaldhaus
solomon-place-judgment_hall = Gerichtshalle
solomon-place-pharaoh_palace = Palast der Tochter des Pharao
solomon-place-treasury = Schatzkammer
solomon-place-fleet = Flotte von Ezjon-Geber
solomon-place-bronze_foundry = Bronzegießerei
solomon-place-stone_works = Steinmetzhütte
solomon-place-granary = Kornspeicher
solomon-place-vineyard = Weinberg
solomon-place-guild_hall = Zunfthaus
solomon-place-trading_house = Handelshaus
solomon-place-tax_office = Steueramt
solomon-place-megiddo = Festung Megiddo
solomon-place-hazor = Mauern von Hazor
solomon-place-stables = Stallungen
solomon-place-prophets_school = Prophetenschule
solomon-place-kings_highway = Königsstraße
solomon-place-market_stalls = Marktstände
solomon-place-levites_quarter = Levitenviertel

solomon-resource-gold = Gold
solomon-resource-copper = Kupfer
solomon-resource-stone = Stein
solomon-resource-timber = Holz
solomon-resource-food = Nahrung
solomon-amount = { $number } { $resource }

# The Fortune cards.
solomon-fortune-food2 = 2 Nahrung
solomon-fortune-food_timber = Nahrung und Holz
solomon-fortune-timber2 = 2 Holz
solomon-fortune-stone1 = 1 Stein
solomon-fortune-copper1 = 1 Kupfer
solomon-fortune-gold1 = 1 Gold
solomon-fortune-vp2 = 2 SP
solomon-fortune-vp3 = 3 SP
solomon-fortune-vp4 = 4 SP
solomon-fortune-vp5 = 5 SP

solomon-section-foundation = Fundament
solomon-section-structure = Tragwerk
solomon-section-columns = Säulen

solomon-phase-placement = Einsetzphase
solomon-phase-resolution = Ausführungsphase
solomon-phase-market = Marktphase
solomon-phase-building = Bauphase
solomon-phase-cleanup = Ende der Runde

# What a decision is about.
solomon-decision-place = setze eine Figur ein
solomon-decision-resolve = nutze eines deiner Felder
solomon-decision-artisan = wähle das Rohstofffeld, das du noch einmal nutzt
solomon-decision-give = gib einen Rohstoff ab
solomon-decision-take = nimm einen Rohstoff
solomon-decision-steal = wähle, was du einem Mitspieler nimmst
solomon-decision-gain_any = nimm einen Rohstoff
solomon-decision-move_up = rücke in der Zugreihenfolge vor oder verzichte
solomon-decision-sell_supply = verkaufe Würfel an den Vorrat oder verzichte
solomon-decision-road = baue die Straße oder verzichte
solomon-decision-temple = baue den Tempelstein oder verzichte
solomon-decision-waive = lass einen Würfel der Kosten des Tempelsteins weg
solomon-decision-keep = wirf die gezogenen Karten ab, die du nicht behältst
solomon-decision-market = kaufe, verkaufe oder passe
solomon-decision-building = baue oder beende deinen Zug
solomon-decision-pay = bezahle
solomon-decision-hand_limit = wirf bis zum Handlimit ab
solomon-decision-site = wähle einen Bauplatz
solomon-decision-turn_order = die Zugreihenfolge wird ausgelost
solomon-decision-open_card = eine Bauwerkskarte wird aufgedeckt
solomon-decision-fortune_card = eine Schicksalskarte wird gezogen

solomon-opponent-next = der nächste Spieler
solomon-opponent-second = der übernächste Spieler
solomon-opponent-third = der dritte Spieler nach dir

solomon-reward-token = ein Plättchen
solomon-reward-vp = SP
solomon-slot = Marktfeld { $slot }
solomon-link = { $from } – { $to }
solomon-gift = Schicksalskarte „{ $fortune }“ als { $resource }

# The numbers of the final table.
solomon-score-scores = Siegpunkte
solomon-score-track = Punkteleiste
solomon-score-high_priest = Hohepriester
solomon-score-fortune_cards = Schicksalskarten
solomon-score-cubes = Würfel
solomon-score-buildings = Gebäude

## The question being asked

solomon-ask = { $who }: { $decision }.
solomon-ask-at = { $who } ({ $place }): { $decision }.
solomon-ask-place = { $who }: { $decision } (noch { $pawns }).
solomon-ask-pay = { $who }: { $decision } ({ $thing }); noch offen: { $owed }.
solomon-road = Straße { $link }
solomon-you = Du
solomon-chance = Zufall
solomon-over = Das Spiel ist zu Ende: { $scores }.
solomon-score = { $player } { $score }

## What changed

solomon-say-score-more = { $player }: +{ $vp } SP ({ $score })
solomon-say-score-less = { $player }: −{ $vp } SP ({ $score })
solomon-say-stock-more = { $player }: +{ $number } { $resource }
solomon-say-stock-less = { $player }: −{ $number } { $resource }
solomon-say-pawn = { $player } setzt auf das Feld { $place }
solomon-say-building = ein Gebäude von { $player } steht auf dem Feld { $space }
solomon-say-road = { $player } baut eine Straße zwischen { $from } und { $to }
solomon-say-card-open = „{ $card }“ liegt offen aus
solomon-say-card-built = { $player } baut „{ $card }“
solomon-say-high_priest = { $player } ist Hohepriester
solomon-say-blocks = Tempelstein { $block } ist gebaut
solomon-say-tokens = { $player } nimmt ein Tempelplättchen ({ $tokens })
solomon-say-order = Position { $position }: { $player }
solomon-say-round_no = Runde { $round } beginnt
solomon-say-discard = Schicksalskarte „{ $fortune }“ wird abgeworfen
solomon-say-passed = { $player } hat gepasst
solomon-say-hand = { $player } bekommt die Schicksalskarte „{ $fortune }“
solomon-say-hand-unseen = { $player } bekommt eine Schicksalskarte
solomon-say-over = das Spiel ist zu Ende

## What the buttons say

solomon-do-place = Figur auf das Feld { $place }
solomon-do-resolve = Feld { $place } nutzen
solomon-do-space = Feld { $space } noch einmal nutzen
solomon-do-give_cube = 1 { $resource } abgeben
solomon-do-give_card = { $gift } abgeben
solomon-do-take = 1 { $resource } nehmen
solomon-do-steal = 1 { $resource } von { $player } nehmen
solomon-do-sell_supply = 1 { $resource } an den Vorrat verkaufen (+{ $vp } SP)
solomon-do-road = Straße { $link } bauen ({ $cost })
solomon-do-temple-token = Tempelstein für ein Plättchen bauen ({ $cost })
solomon-do-temple-vp = Tempelstein für { $vp } SP bauen ({ $cost })
# With an effect that leaves out one cube of the cost.
solomon-do-temple-token-less = Tempelstein für ein Plättchen bauen ({ $cost }, 1 Würfel weniger)
solomon-do-temple-vp-less = Tempelstein für { $vp } SP bauen ({ $cost }, 1 Würfel weniger)
solomon-do-waive = 1 { $resource } weglassen
solomon-do-sell = 1 { $resource } verkaufen (+{ $price } SP)
solomon-do-buy = 1 { $resource } kaufen ({ $price } SP)
solomon-do-build = „{ $card }“ bauen ({ $cost }; +{ $vp } SP)
solomon-do-site = Auf dem Feld { $space } bauen
solomon-do-pay_card = Mit der Schicksalskarte „{ $fortune }“ bezahlen
solomon-do-play_vp = Schicksalskarte spielen (+{ $vp } SP)
solomon-do-play_resource = Schicksalskarte für Würfel spielen ({ $cubes })
solomon-do-discard = Schicksalskarte „{ $fortune }“ abwerfen
solomon-do-move_up = In der Zugreihenfolge vorrücken
solomon-do-decline = Verzichten
solomon-do-pay_cubes = Mit Würfeln bezahlen
solomon-do-pass = Passen
solomon-do-end_turn = Zug beenden
solomon-do-order = { $player } folgt in der Zugreihenfolge
solomon-do-open = „{ $card }“ aufdecken
solomon-do-draw = Schicksalskarte „{ $fortune }“ ziehen

## The board in the terminal

solomon-board-letter-gold = G
solomon-board-letter-copper = K
solomon-board-letter-stone = S
solomon-board-letter-timber = H
solomon-board-letter-food = N
solomon-board-round = Runde { $round }
solomon-board-phase = Runde { $round }, { $phase }
solomon-board-decks = Schicksalskarten { $deck }, Ablagestapel { $discard }
solomon-board-map =
    { $roads ->
        [one] Karte, noch { $roads } Straße
       *[other] Karte, noch { $roads } Straßen
    }
solomon-board-legend = [X] Gebäude   [ ] Bauplatz   @X Figur   Buchstaben: Straße, Punkte: Verbindung
solomon-board-actions = Aktions- und Bonusfelder
solomon-board-market = Markt (■ = hier liegt ein Würfel)
solomon-board-cards = Offene Bauwerkskarten ({ $deck } im Stapel)
solomon-board-temple = Tempel (noch { $tokens } Plättchen)
solomon-board-players = Spieler in Zugreihenfolge
solomon-board-title-place = Feld
solomon-board-title-pawns = Figuren
solomon-board-title-supply = Vorrat
solomon-board-title-card = Karte
solomon-board-title-cost = Kosten
solomon-board-title-vp = SP
solomon-board-title-site = Bauplatz
solomon-board-title-section = Bereich
solomon-board-title-blocks = Steine
solomon-board-title-player = Spieler
solomon-board-title-stock = Rohstoffe
solomon-board-title-tokens = Plättchen
solomon-board-title-fortune = Schicksalskarten
solomon-board-title-built = gebaut
solomon-board-closed = geschlossen
solomon-board-yes = ja
solomon-board-no = nein
solomon-board-hidden = { $number } verdeckt
solomon-board-high-priest = Hohepriester
