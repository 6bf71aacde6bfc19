### Templars' Journey.

## The names of things

templars-territory-london = London
templars-territory-paris = Paris
templars-territory-bordeaux = Bordeaux
templars-territory-lyon = Lyon
templars-territory-barcelona = Barcelona
templars-territory-coeln = Coeln
templars-territory-wien = Wien
templars-territory-venezia = Venezia
templars-territory-roma = Roma

templars-country-france = Frankreich
templars-country-hre = Heiliges Römisches Reich
templars-country-england = England
templars-country-aragon = Aragon
templars-country-papal = Kirchenstaat
templars-country-italy = Italien

# The players' colours as nouns: „ein Ritter von Blau“.
templars-colour-blue = Blau
templars-colour-red = Rot
templars-colour-green = Grün
templars-colour-yellow = Gelb
templars-colour-orange = Orange
templars-any-colour = einem Mitspieler

# The page shows what stands before the hyphen on the card.
templars-deed-gold_safe = Gold einsammeln - sicher
templars-deed-gold_risky = Gold einsammeln - gewagt
templars-deed-knights_safe = Ritter einsetzen - sicher
templars-deed-knights_risky = Ritter einsetzen - gewagt
templars-deed-templar_risky = Templer bewegen - gewagt
templars-deed-templar_safe = Templer bewegen - sicher

templars-favour-new_chance = Neue Chance
templars-favour-taxes = Steuern
templars-favour-leader = Anführer
templars-favour-veto = Veto

templars-mission-m_gold = Das meiste Gold
templars-mission-m_ships = Auf den meisten Schiffen
templars-mission-m_temple = Meiste Ritter im Tempel
templars-mission-m_seventh = Meiste Ritter in der siebten Stadt
templars-mission-m_distance = Geringster Abstand der Templer
templars-mission-m_countries = Erlässe aus den meisten Ländern
templars-mission-m_hre = Meiste Erlässe des Heiligen Römischen Reichs
templars-mission-m_france = Meiste Erlässe aus Frankreich

templars-side-blank = die leere Seite
templars-side-cross = das Kreuz

templars-card = Karte { $card }
templars-templar = Templer { $templar }
templars-tile = Stadtplättchen { $tile }

# The spaces of the Pope's track; those with a flag have a number.
# As they stand after „auf“ where the Pope goes: „auf das Startfeld“.
templars-space-start = das Startfeld
templars-space-ship = das Schiffsfeld
templars-space-green = das Feld { $space } (grüne Flagge)
templars-space-red = das Feld { $space } (rote Flagge)

# The part of the game a decision belongs to.
templars-phase-setup_knight = Startaufstellung, Ritter
templars-phase-setup_templar = Startaufstellung, Templer
templars-phase-pope = Papst bewegen
templars-phase-green_flag = grüne Flagge
templars-phase-red_flag = rote Flagge
templars-phase-leader = Anführer
templars-phase-marker = Marker erhalten
templars-phase-commit = Aktionskarten spielen
templars-phase-take_gold = Gold einsammeln
templars-phase-taxes = Steuern
templars-phase-lose_knight = Strafaktion, Verlust eines Ritters
templars-phase-safe_city = Ritter einsetzen – sicher, Wahl der Stadt
templars-phase-safe_step = Ritter einsetzen – sicher
templars-phase-cross = Ritter einsetzen – sicher, Kreuz
templars-phase-blank = Ritter einsetzen – sicher, leere Seite
templars-phase-risky_city = Ritter einsetzen – gewagt, Wahl der Stadt
templars-phase-risky_step = Ritter einsetzen – gewagt
templars-phase-penalty_city = Ritter einsetzen – Strafaktion, Wahl der Stadt
templars-phase-penalty_step = Ritter einsetzen – Strafaktion
templars-phase-templar = Templer bewegen, Wahl des Templers
templars-phase-step = Templer bewegen
templars-phase-stop_green = Templer bewegen, grüne Flagge
templars-phase-stop_red = Templer bewegen, rote Flagge
templars-phase-swap = Tausch von Erlässen
templars-phase-want_swap = Tausch von Erlässen
templars-phase-swap_pair = Tausch von Erlässen, Wahl des zweiten Erlasses
templars-phase-veto = Veto
templars-phase-take_one = Strafaktion, Wahl des Goldes
templars-phase-deal_edict = Verteilen der Erlässe
templars-phase-deal_tile = Verteilen der Stadtplättchen
templars-phase-deal_mission = Verteilen der Missionen
templars-phase-open_mission = Verteilen der Missionen
templars-phase-start_player = Auslosung des Startspielers
templars-phase-throw = Wurf des Chancenmarkers

# The numbers of the final table.
templars-score-vp = Siegpunkte
templars-score-edicts = Erlässe
templars-score-missions = Missionen

## The question being asked

templars-over = Das Spiel ist zu Ende.

templars-ask-setup_knight = { $player }: Setze einen Ritter in eine Stadt.
templars-ask-setup_templar = { $player }: Setze einen Templer in ein Gebiet.
templars-ask-pope = { $player }: Bewege den Papst.
templars-ask-green_flag = { $player }: Setze durch die grüne Flagge einen Ritter ein oder verzichte.
templars-ask-red_flag = { $player }: Entferne durch die rote Flagge einen fremden Ritter oder verzichte.
templars-ask-leader = { $player }: Gib den Startspielermarker durch die Gunst des Papstes (Anführer) ab oder behalte ihn.
templars-ask-marker = { $player }: Gib den Marker weiter (Anführer) oder nimm ihn an.
templars-ask-commit = { $player }: Wähle eine Aktionskarte.
templars-ask-take_gold = { $player }: Nimm Gold aus einem Gebiet in Reichweite.
templars-ask-taxes = { $player }: Nimm durch Steuern noch mehr Gold oder lass es.
templars-ask-lose_knight = { $player }: Entferne einen deiner Ritter (Strafaktion).
templars-ask-safe_city = { $player }: Wähle die Stadt für deine Ritter.
templars-ask-safe_step = { $player }: Setze oder entferne einen Ritter für { $price } Gold, wirf den Chancenmarker für { $throw } oder beende die Aktion.
templars-ask-cross = { $player }: Der Marker zeigt das Kreuz: Setze oder entferne einen Ritter oder verzichte.
templars-ask-blank = { $player }: Der Marker zeigt die leere Seite: Nutze „Neue Chance“ oder nimm es hin.
templars-ask-risky_city = { $player }: Wähle die Stadt, in der du tauschst.
templars-ask-risky_step = { $player }: Tausche einen Ritter für { $price } Gold oder beende die Aktion.
templars-ask-penalty_city = { $player }: Wähle die Stadt, aus der du Ritter entfernst (Strafaktion).
templars-ask-penalty_step = { $player }: Entferne einen Ritter für { $price } Gold oder höre auf (Strafaktion).
templars-ask-templar = { $player }: Wähle den Templer, den du bewegst.
templars-ask-step = { $player }: Bewege den Templer oder halte an.
templars-ask-stop_green = { $player }: Setze dort einen Ritter ein, wo der Templer steht, oder verzichte.
templars-ask-stop_red = { $player }: Entferne dort einen Ritter, wo der Templer steht, oder verzichte.
templars-ask-swap = { $player }: Tausche den Erlass der Stadt, in der der Templer steht, oder lass es.
templars-ask-want_swap = { $player }: Kündige einen Tausch von Erlässen an oder lass es.
templars-ask-swap_pair = { $player }: Nenne den Erlass, mit dem du tauschst.
templars-ask-veto = { $player }: Lege ein Veto gegen den Tausch der Erlässe ein oder lass ihn zu.
templars-ask-veto-pair = { $player }: Lege ein Veto gegen den Tausch der Erlässe von { $here } und { $there } ein oder lass ihn zu.
templars-ask-take_one = { $player }: Nimm Gold aus einem Gebiet, durch das du gezogen bist (Strafaktion).

## What changed

templars-say-gold = { $player }: Gold { $before } → { $after }
templars-say-gold-more = { $player }: Gold +{ $gold }
templars-say-gold-less = { $player }: Gold −{ $gold }
templars-say-supply = { $player }: Ritter im Vorrat { $before } → { $after }
templars-say-temple = { $player }: Ritter im Tempel { $before } → { $after }
templars-say-vp = { $player }: SP { $before } → { $after }
templars-say-gold_at = Gold in { $territory } { $before } → { $after }
templars-say-knights = Ritter von { $colour } in { $territory } { $before } → { $after }
templars-say-aboard = Ritter von { $colour } auf dem Schiff von { $space } { $before } → { $after }
templars-say-templar = Templer { $templar } von { $player } ist in { $territory }
templars-say-pope = der Papst zieht auf { $space }
templars-say-round_no = Aktionsrunde { $round } beginnt
templars-say-start_player = { $player } wird Startspieler
templars-say-edict-left = der Erlass von { $territory } kommt aus dem Spiel
templars-say-edict-owned = der Erlass von { $territory } geht an { $player }
templars-say-edict-space = der Erlass von { $territory } liegt auf { $space }
templars-say-tile-laid = das Stadtplättchen von { $territory } liegt
templars-say-tile-gone = das Stadtplättchen von { $territory } kommt weg
templars-say-committed = { $player } hat eine Karte gewählt
templars-say-revealed = { $player } spielt Karte { $card }
templars-say-mission = Mission: { $mission }

## What the buttons say

templars-do-place_knight = Ritter in { $territory } einsetzen
templars-do-place_templar = Templer in { $territory } einsetzen
templars-do-pope = Papst auf { $space } bewegen
templars-do-remove_knight = Ritter von { $colour } aus { $territory } entfernen
templars-do-decline = Verzichten
templars-do-leader = Marker an { $player } geben (Anführer: { $knights })
templars-do-keep_marker = Marker behalten
templars-do-accept = Marker annehmen
templars-do-commit = Karte { $number } wählen: { $deed }
templars-do-commit-unknown = Karte { $number } wählen
templars-do-take_gold = Gold aus { $territory } nehmen ({ $gold } dort)
templars-do-taxes = Steuern: Gold aus { $territory } nehmen ({ $knights })
templars-do-no_taxes = Keine Steuern
templars-do-lose_knight = Eigenen Ritter aus { $territory } entfernen
templars-do-city = { $territory } wählen
templars-do-end_action = Aktion beenden
templars-do-pay2_place = Ritter einsetzen ({ $price } Gold)
templars-do-pay2_remove = Ritter von { $colour } entfernen ({ $price } Gold)
templars-do-pay1_throw = Chancenmarker werfen ({ $price } Gold)
templars-do-place = Ritter einsetzen
templars-do-remove = Ritter von { $colour } entfernen
templars-do-new_chance = Neue Chance ({ $knights })
templars-do-accept_blank = Leere Seite hinnehmen
templars-do-pay2_swap = Ritter von { $colour } gegen eigenen tauschen ({ $price } Gold)
templars-do-no_removal = Nichts entfernen
templars-do-end_removal = Entfernen beenden
templars-do-templar = { $templar } bewegen
templars-do-step = Nach { $territory } bewegen
templars-do-stop = Hier anhalten
templars-do-swap_edict = Mit dem Erlass von { $territory } tauschen
templars-do-want_swap = Tausch ankündigen
templars-do-no_swap = Nichts tauschen
templars-do-veto = Veto ({ $knights })
templars-do-allow = Tausch zulassen
templars-do-take_one = Gold aus { $territory } nehmen ({ $gold } dort)
templars-do-edict = Erlass von { $territory } auslegen
templars-do-tile = { $tile } auslegen
templars-do-mission = „{ $mission }“ austeilen
templars-do-open_mission = „{ $mission }“ aufdecken
templars-do-start_player = { $player } beginnt
templars-do-throw = Der Marker zeigt { $side }

# What a favour of the Pope costs.
templars-temple-knights = { $number } Ritter aus dem Tempel

## The board in the terminal

templars-board-head = Aktionsrunde { $round } von { $rounds }, Startspieler: { $player }
templars-board-nobody = niemand
templars-board-track = Weg des Papstes:
templars-board-pope = [PAPST { $space }]
templars-board-map = Karte
templars-board-edicts = Erlässe und Schiffe
templars-board-players = Spieler
templars-board-title-territory = Gebiet
templars-board-title-country = Land
templars-board-title-gold = Gold
templars-board-title-city = Stadt
templars-board-title-knights = Ritter
templars-board-title-templars = Templer
templars-board-title-edict = Erlass
templars-board-title-neighbours = Nachbarn
templars-board-title-space = Feld
templars-board-title-scored = Wertung
templars-board-title-ship = Schiff
templars-board-title-aboard = an Bord
templars-board-title-player = Spieler
templars-board-title-vp = SP
templars-board-title-supply = Vorrat
templars-board-title-temple = Tempel
templars-board-title-edicts = Erlässe
templars-board-title-card = Karte
templars-board-title-mission = Mission
templars-board-full = { $held }/{ $capacity } voll
templars-board-room = { $held }/{ $capacity }
templars-board-final = Schlusswertung
templars-board-ship-round = Schiffsrunde { $round }
templars-board-open-missions = offene Missionen: { $missions }
templars-board-none = keine
templars-board-start = (Start)
templars-board-hidden = verdeckt
templars-board-face-down = verdeckt
templars-board-card = { $number } { $deed }
templars-board-penalty = (Strafaktion)
