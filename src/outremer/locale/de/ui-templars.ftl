### The words on the drawn board of Templars' Journey.

ui-templars-board = Europa zur Zeit der Templer, Runde { $round } von 3
ui-templars-count = { $player } { $count }
ui-templars-none = keine
ui-templars-nobody = niemand

ui-templars-gold-here = { $gold } Gold
ui-templars-no-city = keine Stadt
ui-templars-city = Stadt, { $held } von { $capacity } Ritterfeldern besetzt
ui-templars-city-full = Stadt voll besetzt, alle { $capacity } Ritterfelder
ui-templars-knights = Ritter: { $list }
ui-templars-majority = { $player } hat allein die meisten
ui-templars-templars = Templer: { $list }
ui-templars-scored-in = Wertung in Schiffsrunde { $round }
ui-templars-seventh-city = Die siebte Stadt
ui-templars-knights-of = Ritter von { $player } in { $territory }
ui-templars-templar-of = Templer von { $player } in { $territory }
ui-templars-knight = Ritter
ui-templars-edict = Erlass und Schiff

ui-templars-start = Startfeld von Runde { $round }
ui-templars-green = Grüne Flagge { $space } von Runde { $round }
ui-templars-red = Rote Flagge { $space } von Runde { $round }
ui-templars-harbour = Hafen von Runde { $round }
ui-templars-ship = Erlass von { $city }, Schiffsrunde { $round }; Schiff mit { $places } Plätzen, an Bord: { $list }
ui-templars-seventh = Siebte Stadt: { $city }, Wertung am Ende
ui-templars-scored = gewertet

ui-templars-safe = sicher
ui-templars-risky = gewagt
ui-templars-penalty = Strafe
ui-templars-played-by = gespielt von { $list }
ui-templars-chosen = gewählt
ui-templars-has-chosen = { $player } hat eine Karte gewählt
ui-templars-still-chooses = { $player } wählt noch
ui-templars-face-down = Verdeckte Karten
ui-templars-order = Reihenfolge
ui-templars-acts = { $place }. { $player }: Karte { $card }, { $deed }
ui-templars-done = erledigt
ui-templars-now = ist jetzt dran
ui-templars-category-gold = Gold einsammeln
ui-templars-category-knights = Ritter einsetzen
ui-templars-category-templar = Templer bewegen
ui-templars-penalty-at = Strafaktion, wenn { $count } Spieler diese Kategorie wählen
ui-templars-favours = Gunst des Papstes
ui-templars-unknown = geheim
ui-templars-missions = Missionen
ui-templars-no-missions = keine

## A player's panel

ui-templars-vp = Siegpunkte
ui-templars-gold = Gold
ui-templars-supply = Ritter im Vorrat
ui-templars-temple = Ritter im Tempel
ui-templars-secret = { $fact }: geheim
ui-templars-start-player = Startspieler
ui-templars-give-marker = Marker an { $player } geben
ui-templars-points = Siegpunkte: { $list }

## What was scored

ui-templars-ship-round = Schiffsrunde { $round }
ui-templars-part-majority = meiste Ritter
ui-templars-part-full = volle Stadt
ui-templars-part-aboard = auf dem Schiff
ui-templars-part-knights = Ritter an Bord
ui-templars-part-temple = Tempel
ui-templars-part-seventh = meiste Ritter
ui-templars-part-pairs = Ritterpaare
ui-templars-scored-temples = Tempel
ui-templars-scored-seventh = Siebte Stadt
ui-templars-why-part = { $part } { $points }
ui-templars-why-temple = Ritter dort: { $count }
ui-templars-why-mission = hat { $count }
ui-templars-why-distance = Abstand { $count }

## What things do

ui-templars-about-territory = Das Gold hier ist für alle, die hier oder nebenan einen Templer haben. In der Stadt gewinnen die meisten Ritter den Erlass und 2 Punkte, wenn ihr Schiff ablegt; eine voll besetzte Stadt bringt allen dort 1 Punkt. Die Zahl an der Stadt nennt ihre Schiffsrunde (VII: Wertung am Ende), das Banner, wer allein die meisten Ritter hat.
ui-templars-about-gold_safe = Nimm 3 Gold aus einem Gebiet in Reichweite.
ui-templars-about-gold_risky = Nimm alles Gold aus einem Gebiet in Reichweite. Strafaktion: Nimm 2 und verliere einen Ritter.
ui-templars-about-knights_safe = Gib in einer Stadt mit deinem Templer bis zu 6 Gold aus: Setze oder entferne einen Ritter für 2 oder wirf den Chancenmarker für 1.
ui-templars-about-knights_risky = Tausche in einer Stadt mit deinem Templer Ritter für je 2 Gold, bis zu 6 Gold. Strafaktion: Entferne für je 2 und verliere einen Ritter.
ui-templars-about-templar_risky = Bewege einen Templer bis zu 3 Gebiete weit, nimm in jedem 1 Gold und tausche, wenn du willst, den Erlass am Ziel. Strafaktion: Nur einmal 1 Gold, und verliere einen Ritter.
ui-templars-about-templar_safe = Bewege einen Templer bis zu 3 Gebiete weit; am Ziel wirkt die Flagge des Papstes für dich.
ui-templars-about-penalty = Sie wird zur Strafaktion, wenn 2 von 3 oder 3 von 4 oder 5 Spielern diese Kategorie wählen.
ui-templars-about-green = Wer den Papst bewegt hat, darf einen Ritter in eine Stadt mit eigenem Templer setzen.
ui-templars-about-red = Wer den Papst bewegt hat, darf einen fremden Ritter aus einer Stadt mit eigenem Templer entfernen.
ui-templars-about-harbour = Die Aktionsrunde endet und die zwei Schiffe dieses Hafens legen ab.
ui-templars-about-start = Hier startet der Papst.
ui-templars-about-ship = Wenn der Papst den Hafen erreicht: Die meisten Ritter holen den Erlass und 2 Punkte, dann gehen reihum Ritter an Bord: 1 Punkt für die Fahrt und 1 für jeden Ritter; der Rest geht in die Tempel.
ui-templars-about-seventh = Wertung am Ende: Die meisten Ritter holen den Erlass und 2 Punkte, und je 2 Ritter bringen 1 Punkt.
ui-templars-about-mission = Am Ende 4 Punkte für den Besten aller Spieler und 2 für den Zweiten, egal wer die Karte hatte.
ui-templars-about-m_gold = Das meiste Gold am Ende.
ui-templars-about-m_ships = Eigene Ritter auf den meisten der sechs Schiffe.
ui-templars-about-m_temple = Die meisten Ritter im eigenen Tempel.
ui-templars-about-m_seventh = Die meisten Ritter in der siebten Stadt.
ui-templars-about-m_distance = Die wenigsten Schritte zwischen den beiden eigenen Templern.
ui-templars-about-m_countries = Erlässe aus den meisten verschiedenen Ländern.
ui-templars-about-m_hre = Die meisten Erlässe aus dem Heiligen Römischen Reich.
ui-templars-about-m_france = Die meisten Erlässe aus Frankreich.
ui-templars-about-fact-vp = Die meisten Punkte gewinnen, dann die meisten Erlässe.
ui-templars-about-fact-gold = Bezahlt Ritter und Würfe; am Ende bringen je 4 Gold 1 Punkt.
ui-templars-about-fact-supply = Ritter, die eingesetzt werden können. Ausgegebene Ritter des Tempels kommen hierher zurück.
ui-templars-about-fact-temple = Kauft die Gunst des Papstes; die meisten hier bringen in den drei Schiffsrunden 2, 3 und 4 Punkte, bei Gleichstand geteilt.
ui-templars-about-fact-edicts = Gewonnen durch die meisten Ritter einer gewerteten Stadt; Missionen zählen sie, und bei Gleichstand entscheiden sie.
ui-templars-about-fact-start_player = Bewegt den Papst; gleiche Karten sind von hier an im Uhrzeigersinn dran. Wandert nach jeder Aktion im Uhrzeigersinn weiter.
ui-templars-about-fact-chosen = Eine Karte liegt verdeckt. Alle werden zugleich aufgedeckt, wenn jeder gewählt hat.
ui-templars-about-templar = Gold und Städte sind in Reichweite, wo deine Templer stehen; Gold auch nebenan.
ui-templars-about-knight = Entfernte Ritter gehen in den Tempel ihres Besitzers.
ui-templars-about-points = Die meisten Punkte gewinnen; dann die meisten Erlässe.
ui-templars-about-new_chance = 1 Ritter aus dem Tempel: Wirf den Chancenmarker nach einer leeren Seite erneut, zweimal pro Aktion.
ui-templars-about-taxes = 2 Ritter aus dem Tempel: Nimm mit einer Goldkarte 2 Gold mehr aus einem Gebiet in Reichweite.
ui-templars-about-leader = 3 Ritter aus dem Tempel: Gib nach der Flagge des Papstes den Startspielermarker an einen Mitspieler.
ui-templars-about-veto = 4 Ritter aus dem Tempel: Verhindere den Tausch von Erlässen durch einen Mitspieler.
ui-templars-rules = Regeln { $rules }

## The end

ui-templars-score-ship = Schiffsrunde { $round }: { $what }
ui-templars-score-mission-open = Offene Mission: { $mission }
ui-templars-score-mission-held = Geheime Mission: { $mission }
ui-templars-score-vp-why = { $points } Siegpunkte: Die meisten gewinnen (T1101).
ui-templars-edicts = Erlässe
ui-templars-score-edicts-why =
    { $edicts ->
        [one] 1 Erlass entscheidet bei Gleichstand (T1102).
       *[other] { $edicts } Erlässe entscheiden bei Gleichstand (T1102).
    }
ui-templars-score-edicts-decided =
    { $edicts ->
        [one] 1 Erlass zählt bei gleich vielen Punkten (T1102).
       *[other] { $edicts } Erlässe zählen bei gleich vielen Punkten (T1102).
    }
ui-templars-score-place = Rang
ui-templars-score-place-why = Rang { $place } nach Punkten, dann Erlässen; sonst geteilt (T1103, T1105).

## The board in words

ui-templars-zone-pope = Der Papst
ui-templars-zone-map = Karte
ui-templars-zone-edicts = Erlässe und Schiffe
ui-templars-zone-cards = Aktionskarten
ui-templars-zone-players = Spieler
ui-templars-pope-at = Der Papst steht auf: { $space }
ui-templars-leads-to = Eine Linie führt zu: { $space }
ui-templars-player = { $player }: { $points } Punkte, { $gold } Gold, { $supply } Ritter im Vorrat, { $temple } im Tempel, Erlässe: { $edicts }, Mission: { $mission }
