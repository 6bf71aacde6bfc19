### Jerusalem.

## The names of things

jerusalem-centre-palace = Königspalast
jerusalem-centre-templars = Tempelritter
jerusalem-centre-patriarchate = Patriarchat
jerusalem-centre-market = Markt
jerusalem-centre-nobility = Adel
jerusalem-centre-tower = Davidsturm

# Without an article, so that they stand after „Gebiet“ in any case: „ins Gebiet Markt (groß)“.
jerusalem-area-palace_large = Königspalast (groß)
jerusalem-area-palace_left = Königspalast (unten links)
jerusalem-area-palace_right = Königspalast (unten rechts)
jerusalem-area-templars_large = Tempelritter (groß)
jerusalem-area-templars_left = Tempelritter (unten links)
jerusalem-area-templars_right = Tempelritter (unten rechts)
jerusalem-area-patriarchate_large = Patriarchat (groß)
jerusalem-area-patriarchate_left = Patriarchat (unten links)
jerusalem-area-patriarchate_right = Patriarchat (unten rechts)
jerusalem-area-market_large = Markt (groß)
jerusalem-area-market_left = Markt (unten links)
jerusalem-area-market_right = Markt (unten rechts)
jerusalem-area-nobility_large = Adel (groß)
jerusalem-area-nobility_left = Adel (unten links)
jerusalem-area-nobility_right = Adel (unten rechts)
jerusalem-area-tower = Davidsturm
jerusalem-any-area = beliebig (ohne Baron)

jerusalem-office-captain = Hauptmann
jerusalem-office-treasurer = Schatzmeister
jerusalem-office-marshal = Feldmarschall
jerusalem-office-admiral = Admiral
jerusalem-no-office = kein Amt

jerusalem-resource-squire = Knappen
jerusalem-resource-silver = Silber
jerusalem-resource-prestige = Prestige

# A number of one resource.
jerusalem-amount-squire =
    { $number ->
        [one] { $number } Knappe
       *[other] { $number } Knappen
    }
jerusalem-amount-silver = { $number } Silber
jerusalem-amount-prestige = { $number } Prestige

jerusalem-card-squire1 = +1 Knappe
jerusalem-card-silver2 = +2 Silberstücke
jerusalem-card-prestige2 = +2 Prestigepunkte
jerusalem-card-resources2 = +2 Ressourcen
jerusalem-card-squire1_silver1 = +1 Knappe und +1 Silberstück
jerusalem-card-defector = Überläufer
jerusalem-card-move2 = Bewege 2 Knappen
jerusalem-card-genoa = Söldner aus Genua
jerusalem-card-influence_palace = Übermächtiger Einfluss – Königspalast
jerusalem-card-influence_templars = Übermächtiger Einfluss – Tempelritter
jerusalem-card-influence_patriarchate = Übermächtiger Einfluss – Patriarchat
jerusalem-card-influence_market = Übermächtiger Einfluss – Markt
jerusalem-card-influence_nobility = Übermächtiger Einfluss – Adel
jerusalem-card-influence_tower = Übermächtiger Einfluss – Davidsturm
jerusalem-card-foreign_baron = Fremder Baron

jerusalem-event-heir = Thronfolger
jerusalem-event-election = Wahl des Patriarchen
jerusalem-event-tax = Sondersteuer
jerusalem-event-war = Krieg

jerusalem-phase-auction = Phase 1, Ämterauktion
jerusalem-phase-draft = Phase 1, Wahl der Aktionskarten
jerusalem-phase-deploy = Phase 2, Einsetzen der Knappen
jerusalem-phase-tower = Phase 3, Schritt 1, Davidsturm
jerusalem-phase-privileges = Phase 3, Schritt 2, Privilegien
jerusalem-phase-income = Phase 3, Schritt 3, Einkommen
jerusalem-phase-event = Phase 4, Ereignis

# The numbers of the final table.
jerusalem-score-floors = Stockwerke
jerusalem-score-prestige = Prestige
jerusalem-score-offices = Ämter

## The question being asked

jerusalem-other-decides = { $player } entscheidet: { $phase }.

jerusalem-ask-auction_office = Du eröffnest eine Auktion: Wähle ein Amt (du hast { $silver } Silber zum Bieten).
jerusalem-ask-auction_open = Dein Eröffnungsgebot für das Amt { $office }, von 0 bis zu deinen { $silver } Silber?
jerusalem-ask-auction_reply = { $bidder } bietet { $bid } für das Amt { $office }. Erhöhen oder passen? Du hast { $silver } Silber.
jerusalem-ask-draft = Behalte eine der abgezählten Aktionskarten; die übrigen gehen weiter.
jerusalem-ask-turn = Dein Zug als { $office }: { $squires } hinter deinem Sichtschirm.
jerusalem-ask-dismiss_pick = { $squires } entlassen für { $pay } Silber: Wo steht Nummer { $number }?
jerusalem-ask-marshal_source = Feldmarschall: Welches Gebiet verlassen deine Knappen?
jerusalem-ask-marshal_target = Feldmarschall: Aus dem Gebiet { $area } in welches andere?
jerusalem-ask-marshal_count = Feldmarschall: Wie viele gehen ins Gebiet { $area }?
jerusalem-ask-move2_source = Bewege { $moves } Knappen: Wo startet Nummer { $number }?
jerusalem-ask-move2_target = Bewege { $moves } Knappen: Aus dem Gebiet { $area } in welches andere?
jerusalem-ask-defector_own = Überläufer: Welcher deiner Knappen tauscht den Platz?
jerusalem-ask-defector_enemy = Überläufer: Mit wessen Knappen tauscht er den Platz?
jerusalem-ask-influence_area = { $card }: Wohin geht Knappe { $number } von { $squires }?
jerusalem-ask-resource_pick = +2 Ressourcen: Was nimmst du als Nummer { $number }?
jerusalem-ask-tower_move = Du kontrollierst den Davidsturm: Versetze einen deiner Knappen von dort oder überspringe das.
jerusalem-ask-scholars = Die Gelehrten: Eine Aktionskarte kaufen (Preis: { $squires } hinter deinem Sichtschirm)?
jerusalem-ask-materials = Baumaterialien: Wie viel Prestige kaufst du, für je { $price } Silber?
jerusalem-ask-intrigue = Intrigen am Fürstenhof: Wem stiehlst du Prestige?
jerusalem-ask-income = Einkommen im Gebiet { $area }: { $offer }. Nimm es oder verzichte auf einen Teil.
jerusalem-ask-heir_rescue = Thronfolger: Wie viele Knappen (0 bis { $most }) fliehen ins Gebiet { $area }?
jerusalem-ask-heir_rescue_to = Thronfolger: Zu welchem deiner beiden Barone flieht der nächste Knappe?
jerusalem-ask-tax_keep = Sondersteuer: { $price } Silber für jeden Knappen, der im Markt bleibt (bisher { $kept }); die anderen gehen.
jerusalem-ask-war_remove = Krieg: Entferne Knappen deiner Mitspieler (noch { $squires }, höchstens { $most } von jedem).

## What changed

jerusalem-say-round_no = Ende von Runde { $round }
jerusalem-say-screens_off = die Sichtschirme kommen weg
jerusalem-say-auction_office = um das Amt { $office }
jerusalem-say-passed = { $player } steigt aus dieser Auktion aus
jerusalem-say-office = { $player } ist { $office }
jerusalem-say-silver-gets = { $player } bekommt { $silver } Silber
jerusalem-say-silver-pays = { $player } zahlt { $silver } Silber
jerusalem-say-screen = { $squires } für { $player }
jerusalem-say-prestige = Prestige von { $player }: { $before } → { $after }
jerusalem-say-floors =
    { $number ->
        [one] { $player } baut Stockwerk { $floors }
       *[other] { $player } baut die Stockwerke { $floors }
    }
jerusalem-say-squires = { $player } im Gebiet { $area }: { $before } → { $after }
jerusalem-say-baron = der Baron von { $player } blockiert das Gebiet { $area }
jerusalem-say-foreign_owner = { $player } hat den weißen Baron
jerusalem-say-hand-unseen = { $player } nimmt eine Karte
jerusalem-say-hand = { $player } hat „{ $card }“
jerusalem-say-discard = „{ $card }“ ist ausgespielt
jerusalem-say-event_at = das Ereignis von Runde { $round } ist „{ $event }“

## What the buttons say

jerusalem-do-office = Amt { $office } versteigern
jerusalem-do-bid = { $number } Silber bieten
jerusalem-do-pass = Passen
jerusalem-do-keep_card = „{ $card }“ behalten
jerusalem-do-place = Knappe ins Gebiet { $area }
jerusalem-do-hire = Knappen anheuern ({ $price } Silber)
jerusalem-do-dismiss = { $squires } entlassen (+{ $pay } Silber)
jerusalem-do-play = „{ $card }“ ausspielen
jerusalem-do-marshal_silver = { $silver } Silber nehmen (Feldmarschall)
jerusalem-do-marshal_move = Bis zu { $squires } versetzen (Feldmarschall)
jerusalem-do-baron = Baron ins Gebiet { $area }
jerusalem-do-foreign_baron = Weißer Baron ins Gebiet { $area }
jerusalem-do-end_turn = Zug beenden
jerusalem-do-from = Aus dem Gebiet { $area }
jerusalem-do-to = Ins Gebiet { $area }
jerusalem-do-count = { $number } Knappen versetzen
jerusalem-do-swap = Tauschen mit { $player } im Gebiet { $area }
jerusalem-do-area = Knappe ins Gebiet { $area }
jerusalem-do-resource = Nehmen ({ $amount })
jerusalem-do-cancel = Abbrechen
jerusalem-do-back = Zurück
jerusalem-do-stop = Hier aufhören
jerusalem-do-skip = Überspringen
jerusalem-do-draw = Karte ziehen ({ $squires })
jerusalem-do-buy =
    { $number ->
        [0] Kein Prestige kaufen
       *[other] { $number } Prestige kaufen ({ $cost } Silber)
    }
jerusalem-do-steal = { $prestige } Prestige von { $player } stehlen
jerusalem-do-take = Einkommen nehmen ({ $offer })
jerusalem-do-take_rest = Dieses und alles weitere Einkommen der Runde nehmen
jerusalem-do-decline = Verzichten ({ $amount })
jerusalem-do-rescue =
    { $number ->
        [0] Niemanden retten
       *[other] { $number } Knappen retten
    }
jerusalem-do-rescue_to = Knappen ins Gebiet { $area } retten
jerusalem-do-keep_squire = Knappen im Gebiet { $area } behalten ({ $price } Silber)
jerusalem-do-remove = Knappen von { $player } entfernen ({ $area })
jerusalem-do-done = Fertig
jerusalem-do-card = „{ $card }“ austeilen
jerusalem-do-opener = { $player } eröffnet die Auktion
jerusalem-do-event = „{ $event }“ aufdecken

## The board in the terminal

jerusalem-board-round = Runde
jerusalem-board-event-heir = Thronfolger
jerusalem-board-event-election = Wahl
jerusalem-board-event-tax = Steuer
jerusalem-board-event-war = Krieg
jerusalem-board-gifts = Geschenke
jerusalem-board-deck = Stapel { $deck }, Ablage { $played }
jerusalem-board-large = groß
jerusalem-board-left = li.
jerusalem-board-right = re.
jerusalem-board-tower = { $silver }$ + Versetzen
jerusalem-board-closed = nicht im Spiel
jerusalem-board-closed-why = (zu zweit)
jerusalem-board-legend-control = * Kontrolle  ♜ Baron
jerusalem-board-legend-prestige = P Prestige  K Knappen
jerusalem-board-legend-silver = $ Silber
jerusalem-board-letter-squire = K
jerusalem-board-letter-silver = $
jerusalem-board-letter-prestige = P
jerusalem-board-privilege-patriarchate = Gelehrte
jerusalem-board-privilege-market = Material
jerusalem-board-privilege-nobility = Intrigen
jerusalem-board-title-seat = Platz
jerusalem-board-title-office = Amt
jerusalem-board-title-tower = Turm
jerusalem-board-title-prestige = Prestige
jerusalem-board-title-next = Turmbau
jerusalem-board-title-silver = Silber
jerusalem-board-title-squires = Knappen
jerusalem-board-title-cards = Karten
jerusalem-board-title-baron = Baron
jerusalem-board-you = (du)
jerusalem-board-white = + weiß: { $area }
jerusalem-board-unplaced = noch nicht gesetzt
jerusalem-board-costs = kostet { $cost }
jerusalem-board-strikes = { $event } trifft in Phase 4: { $centres }.
jerusalem-board-fresh = Neu, zählen für einen Baron: { $areas }
jerusalem-board-fresh-area = { $area } { $number }
jerusalem-board-offices = Ämter:
jerusalem-board-office = { $office } { $squires }K
jerusalem-board-bid = Gebot { $bid }
jerusalem-board-free = frei
jerusalem-board-passed = gepasst:
jerusalem-board-hand = Hand: { $cards }
jerusalem-board-no-card = keine Aktionskarte
jerusalem-board-several = { $number } × { $card }
jerusalem-board-behind = { $silver } Silber, { $squires } hinter deinem Sichtschirm ({ $supply } im Vorrat); Hand: { $cards }
jerusalem-board-aside = abgezählte Karten: { $cards }
jerusalem-board-only-you = Das siehst nur du:
jerusalem-board-everybody = Das sehen alle:
