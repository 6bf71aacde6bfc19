### The words on the drawn board of Jerusalem.

ui-jerusalem-board = Die Stadt Jerusalem, Runde { $round } von 5
ui-jerusalem-round = Runde { $round }
ui-jerusalem-round-now = Runde { $round }, jetzt
ui-jerusalem-round-event = Runde { $round }: { $event }
ui-jerusalem-round-event-now = Runde { $round }, jetzt: { $event }
ui-jerusalem-round-unknown = Runde { $round }: ein noch verdecktes Ereignis
ui-jerusalem-no-event = kein Ereignis
ui-jerusalem-face-down = verdeckt
ui-jerusalem-gifts = Geschenke des Königs
ui-jerusalem-phase-1 = Phase 1: Ämtergebote, Wahl der Aktionskarten
ui-jerusalem-phase-2 = Phase 2: Einsetzen der Knappen
ui-jerusalem-phase-3 = Phase 3: Einkommen
ui-jerusalem-phase-4 = Phase 4: Ereignis

ui-jerusalem-income = Einkommen: { $income }.
ui-jerusalem-income-tower = 1 Silber und einmal Versetzen
ui-jerusalem-empty = Hier steht niemand.
ui-jerusalem-controls-alone = { $player } hat allein die Kontrolle ({ $count }).
ui-jerusalem-controls = { $player } hat die Kontrolle ({ $count }, Vorsprung { $margin }).
ui-jerusalem-controls-tie = { $player } hat die Kontrolle ({ $count }): Bei Gleichstand siegt die niedrigere Amtszahl.
ui-jerusalem-tied = Ein Gleichstand, den noch kein Amt entscheidet.
ui-jerusalem-troop = { $player } { $count }
ui-jerusalem-baron = Der Baron von { $player } blockiert das Gebiet.
ui-jerusalem-foreign-baron = Der weiße Baron von { $player } blockiert das Gebiet.
ui-jerusalem-fresh =
    { $count ->
        [one] 1 Knappe kam in diesem Zug.
       *[other] { $count } Knappen kamen in diesem Zug.
    }
ui-jerusalem-closed = nicht im Spiel
ui-jerusalem-closed-long = { $centre }: zu zweit nicht im Spiel
ui-jerusalem-squires-of = Knappen von { $player } im Gebiet { $area }: { $count }
ui-jerusalem-privilege = { $privilege }: { $player } führt mit { $count }
ui-jerusalem-privilege-none = { $privilege }: niemand führt
ui-jerusalem-struck = { $event } trifft hier in Phase 4 dieser Runde

ui-jerusalem-privilege-scholars = Die Gelehrten
ui-jerusalem-privilege-materials = Baumaterialien
ui-jerusalem-privilege-intrigue = Intrigen am Fürstenhof

ui-jerusalem-prestige-track = Prestige: { $list }
ui-jerusalem-prestige = Prestige
ui-jerusalem-tower-of = Turm von { $player }: { $floors ->
        [one] 1 Stockwerk
       *[other] { $floors } Stockwerke
    }, { $prestige } Prestige
ui-jerusalem-no-player = kein Spieler
ui-jerusalem-floors = Stockwerke
ui-jerusalem-next-floor = nächstes Stockwerk { $cost }

ui-jerusalem-office = { $office }, Amt { $number }
ui-jerusalem-office-holder = bei { $player }
ui-jerusalem-office-free = noch nicht vergeben
ui-jerusalem-office-out = mit { $players } Spielern nicht im Spiel
ui-jerusalem-office-bid = { $player } bietet { $bid } Silber
ui-jerusalem-office-passed = gepasst: { $players }

ui-jerusalem-deck = Stapel
ui-jerusalem-deck-label =
    { $count ->
        [one] Stapel der Aktionskarten: 1 Karte
       *[other] Stapel der Aktionskarten: { $count } Karten
    }
ui-jerusalem-aside = Abgezählt
ui-jerusalem-aside-label =
    { $count ->
        [one] Abgezählt zur Wahl: 1 Karte
       *[other] Abgezählt zur Wahl: { $count } Karten
    }
ui-jerusalem-discard = Ablage
ui-jerusalem-discard-label = Ausgespielte Karten: { $cards }
ui-jerusalem-none = keine
ui-jerusalem-several = { $number } × { $card }
ui-jerusalem-offered = Zur Wahl für dich: { $card }

## A player's panel

ui-jerusalem-silver = Silber
ui-jerusalem-squires = Knappen hinter dem Sichtschirm
ui-jerusalem-supply = Knappen im Vorrat
ui-jerusalem-cards = Aktionskarten
ui-jerusalem-behind = hinter dem Sichtschirm
ui-jerusalem-no-office = noch kein Amt
ui-jerusalem-panel-baron = Baron: { $area }
ui-jerusalem-panel-baron-home = Baron zu Hause
ui-jerusalem-panel-foreign = weißer Baron: { $area }
ui-jerusalem-panel-foreign-home = weißer Baron noch nicht gesetzt
ui-jerusalem-secret = { $fact }: hinter dem Sichtschirm

## What things do

ui-jerusalem-about-area = Wer hier am Ende von Phase 2 die meisten Knappen hat, bekommt das Einkommen; bei Gleichstand siegt die niedrigere Amtszahl.
ui-jerusalem-about-tower = Wer den Davidsturm kontrolliert, bekommt 1 Silber und darf 1 eigenen Knappen von dort in ein anderes Gebiet versetzen, bevor alles andere gezählt wird.
ui-jerusalem-about-palace = Ins große Gebiet darf in Runde 1 kein Baron, später nicht der Baron mit dem höchsten Turm.
ui-jerusalem-about-scholars = Privileg: Gib 1 Knappen hinter deinem Sichtschirm für 1 Aktionskarte ab.
ui-jerusalem-about-materials = Privileg: Kaufe bis zu 4 Prestige für je 2 Silber.
ui-jerusalem-about-intrigue = Privileg: Stiehl einem Mitspieler 1 Prestige.
ui-jerusalem-about-seat = Stockwerk n kostet n + 1 Prestige, und 1 mehr, wenn du es als Erster baust. Der höchste Turm gewinnt.
ui-jerusalem-about-captain = 7 Knappen. Der Baron braucht nur 2 Knappen in einem großen, 1 in einem kleinen Gebiet.
ui-jerusalem-about-treasurer = 6 Knappen. Der erste angeheuerte Knappe kostet 1 Silber, der zweite 2.
ui-jerusalem-about-marshal = 5 Knappen. Versetze bis zu 2 eigene Knappen von einem Gebiet in ein anderes oder nimm 1 Silber.
ui-jerusalem-about-admiral = 4 Knappen und 1 Silber. Wählt und zieht als Letzter.
ui-jerusalem-about-heir = Alle Knappen verlassen den Königspalast; jeder darf 2 davon zu seinem Baron retten.
ui-jerusalem-about-election = In jedem Gebiet von Patriarchat und Adel schrumpfen alle auf den kleinsten Trupp, der dort steht.
ui-jerusalem-about-tax = Jeder Knappe im Markt kostet 1 Silber, sonst muss er gehen.
ui-jerusalem-about-war = Alle Knappen verlassen die Tempelritter; für jeden eigenen darfst du irgendwo 1 fremden Knappen entfernen, höchstens 2 von jedem Mitspieler.
ui-jerusalem-about-gifts = Sichtschirme weg. Meiste Knappen: 3 Prestige. Meistes Silber: 3 Prestige (bei Gleichstand je 1). Mindestens eine Aktionskarte übrig: 1 Prestige.
ui-jerusalem-about-squire1 = Nimm 1 Knappen aus dem Vorrat.
ui-jerusalem-about-silver2 = Nimm 2 Silber.
ui-jerusalem-about-prestige2 = Rücke auf der Prestigeleiste 2 Felder vor.
ui-jerusalem-about-resources2 = Nimm insgesamt 2 von Knappen, Silber und Prestige.
ui-jerusalem-about-squire1_silver1 = Nimm 1 Knappen und 1 Silber.
ui-jerusalem-about-defector = Tausche einen deiner Knappen mit einem fremden Knappen in einem anderen Gebiet. In keinem der beiden darf ein Baron stehen.
ui-jerusalem-about-move2 = Versetze bis zu 2 deiner Knappen in andere Gebiete. Am Start und am Ziel darf kein Baron stehen.
ui-jerusalem-about-genoa = In diesem Zug kostet jeder angeheuerte Knappe 2 Silber.
ui-jerusalem-about-influence = Setze 2 Knappen aus dem Vorrat in Gebiete ohne Baron. Machtzentrum: { $centre }.
ui-jerusalem-about-foreign_baron = Du bekommst zusätzlich einen weißen Baron; er braucht 3 Knappen, die in diesem Zug gekommen sind.
ui-jerusalem-about-deck = Die Aktionskarten, die noch niemand hat; jede Runde werden so viele abgezählt, wie Spieler dabei sind.
ui-jerusalem-about-aside = In Ämterreihenfolge behält jeder verdeckt eine dieser Karten.
ui-jerusalem-about-discard = Ausgespielte Karten; sie kommen nicht mehr ins Spiel.
ui-jerusalem-baron-name = Baron
ui-jerusalem-about-baron = Braucht 3 Knappen, die in diesem Zug ins Gebiet gekommen sind (Hauptmann: 2 im großen, 1 im kleinen), und sperrt es für alle anderen.
ui-jerusalem-about-squire = Knappen gewinnen Gebiete. In deinem Zug kannst du weitere für je 3 Silber anheuern.
ui-jerusalem-about-silver = Bezahlt Ämter, Söldner und Privilegien.
ui-jerusalem-about-prestige = Bezahlt am Ende jeder Runde Stockwerke.
ui-jerusalem-rules = Regeln { $rules }

## The end

ui-jerusalem-score-floors = Stockwerke des Turms
ui-jerusalem-score-floors-why =
    { $floors ->
        [one] 1 Stockwerk: Der höchste Turm gewinnt (J1002).
       *[other] { $floors } Stockwerke: Der höchste Turm gewinnt (J1002).
    }
ui-jerusalem-score-prestige = Übriges Prestige
ui-jerusalem-score-prestige-why = { $prestige } Prestige auf der Leiste entscheidet bei gleich hohen Türmen (J1003).
ui-jerusalem-score-prestige-decided = { $prestige } Prestige auf der Leiste entschied zwischen gleich hohen Türmen (J1003).
ui-jerusalem-score-office = Amt in Runde 5
ui-jerusalem-score-office-why = { $office }, Nummer { $number }: Beim letzten Gleichstand entscheidet die niedrigere Zahl (J1004).
ui-jerusalem-score-office-decided = { $office }, Nummer { $number }: Die niedrigere Zahl entschied den letzten Gleichstand (J1004).
ui-jerusalem-score-place = Rang
ui-jerusalem-score-place-why = Rang { $place } nach Turm, dann Prestige, dann Amt (J1006).

## The board in words

ui-jerusalem-zone-rounds = Runden und Ereignisse
ui-jerusalem-zone-towers = Türme und Prestige
ui-jerusalem-zone-offices = Ämter
ui-jerusalem-zone-cards = Karten
ui-jerusalem-zone-area = { $area }: { $words }
