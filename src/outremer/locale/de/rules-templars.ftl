### The rules in short: the headings of the rulebook, and why something is refused.

## Headings, by the hundreds of their rules

rules-templars-section-T1 = Spielaufbau und Startaufstellung
rules-templars-section-T2 = Ablauf der Runde und der Papst
rules-templars-section-T3 = Aktionskarten wählen und aufdecken, Reihenfolge und Strafen
rules-templars-section-T4 = Goldkarten
rules-templars-section-T5 = Ritterkarten
rules-templars-section-T6 = Karten zum Bewegen der Templer
rules-templars-section-T7 = Wertung der Schiffsrunde
rules-templars-section-T8 = Nachfüllen und neue Aktionsrunde
rules-templars-section-T9 = Gunst des Papstes
rules-templars-section-T10 = Schlusswertung und Missionen
rules-templars-section-T11 = Gewinner und Gleichstand
rules-templars-section-T12 = Wer was sehen darf

## Refusals, by their codes; the English ones are those of section 9 of RULES.md

rules-templars-refusal-NOT_YOUR_DECISION = Jetzt entscheidet { $player }, nicht du.
rules-templars-refusal-WRONG_PHASE = „{ $action }“ geht nicht in dieser Phase: { $phase }.
rules-templars-refusal-GAME_OVER = Das Spiel ist zu Ende.
rules-templars-refusal-PLAYER_COUNT = Templars’ Journey braucht 3 bis 5 Spieler; hier sind es { $n }.
rules-templars-refusal-SETUP_TWO_PER_CITY = Zu Beginn dürfen höchstens { $max } eigene Ritter in einer Stadt stehen; in { $city } sind es schon { $n }.
rules-templars-refusal-SETUP_TEMPLAR_LIMIT = Zu Beginn dürfen nur { $max } deiner Templer in einem Gebiet stehen; in { $territory } sind es schon { $n }.
rules-templars-refusal-SETUP_NO_PASS = Du musst eine Figur einsetzen; bei der Startaufstellung darf niemand passen.
rules-templars-refusal-NO_LINE = Keine Verbindungslinie führt von { $from } nach { $to }.
rules-templars-refusal-ONLY_ONE_LINE = Von { $from } führt nur eine Linie weiter; der Papst muss nach { $to }.
rules-templars-refusal-NOT_START_PLAYER = Nur der Startspieler ({ $player }) bewegt den Papst und nutzt seine Flagge.
rules-templars-refusal-FLAG_IS_RED = Der Papst steht auf einer roten Flagge; ein Ritter kann entfernt, nicht eingesetzt werden.
rules-templars-refusal-FLAG_IS_GREEN = Der Papst steht auf einer grünen Flagge; ein Ritter kann eingesetzt, nicht entfernt werden.
rules-templars-refusal-NO_CITY_TILE = In { $territory } liegt kein Stadtplättchen.
rules-templars-refusal-NO_OWN_TEMPLAR = In { $territory } steht keiner deiner Templer.
rules-templars-refusal-NO_SUCH_CARD = Eine Aktionskarte { $n } gibt es nicht; wähle 1 bis 6.
rules-templars-refusal-ALREADY_COMMITTED = Du hast für diese Aktion schon eine Karte gewählt.
rules-templars-refusal-NOT_IN_REACH = In { $territory } steht keiner deiner Templer, und in keinem Nachbargebiet.
rules-templars-refusal-MUST_TAKE_ALL = Die Menge steht fest: { $amount } Gold aus { $territory }.
rules-templars-refusal-CITY_FULL = { $city } ist voll besetzt: { $n } von { $capacity } Feldern.
rules-templars-refusal-SUPPLY_EMPTY = Du hast keine Ritter im Vorrat (im Tempel warten { $temple }).
rules-templars-refusal-NOT_ENOUGH_GOLD = Das kostet { $cost } Gold; du hast { $gold }.
rules-templars-refusal-SIX_GOLD_LIMIT = In dieser Aktion darfst du höchstens { $max } Gold ausgeben; { $spent } sind ausgegeben, dies kostet { $cost }.
rules-templars-refusal-OTHER_CITY = Diese Aktion findet in { $city } statt; du kannst nicht auch in { $other } handeln.
rules-templars-refusal-NO_SUCH_KNIGHT = In { $city } ist kein solcher Ritter: { $colour }.
rules-templars-refusal-OWN_KNIGHT = Hier kannst du nur Ritter anderer Spieler entfernen.
rules-templars-refusal-NO_THROW_HERE = Den Chancenmarker wirfst du nur bei „Ritter einsetzen - sicher“.
rules-templars-refusal-BLANK = Der Chancenmarker zeigt die leere Seite; dafür darfst du keinen Ritter einsetzen oder entfernen.
rules-templars-refusal-PENALTY_NO_PLACE = In der Strafaktion kannst du Ritter nur entfernen, nicht einsetzen oder tauschen.
rules-templars-refusal-MUST_LOSE_KNIGHT = Du musst einen eigenen Ritter aus einer Stadt entfernen; du hast { $n } in Städten.
rules-templars-refusal-LOSE_OWN_ONLY = Die Strafe nimmt einen deiner eigenen Ritter; in { $city } hast du keinen.
rules-templars-refusal-NOT_ADJACENT = { $to } grenzt nicht an { $from }.
rules-templars-refusal-ALPS = Die Alpen trennen { $from } und { $to }.
rules-templars-refusal-NO_STEPS_LEFT = Der Templer ist schon { $n } von { $max } Gebieten weit gezogen.
rules-templars-refusal-OTHER_TEMPLAR = Nur ein Templer darf ziehen; du hast mit Templer { $n } begonnen.
rules-templars-refusal-NO_EDICT_HERE = Der Erlass von { $city } liegt nicht auf der Rundenleiste und kann nicht getauscht werden.
rules-templars-refusal-EDICT_NOT_ON_TRACK = Der Erlass von { $other } liegt nicht auf der Rundenleiste.
rules-templars-refusal-SAME_EDICT = Ein Erlass muss mit einem anderen getauscht werden.
rules-templars-refusal-SWAP_DONE = Je Aktion ist nur ein Tausch möglich.
rules-templars-refusal-PENALTY_NO_SWAP = In der Strafaktion werden keine Erlässe getauscht.
rules-templars-refusal-TEMPLE_TOO_FEW = { $favour } kostet { $cost } Ritter; in deinem Tempel sind { $n }.
rules-templars-refusal-NEW_CHANCE_LIMIT = Neue Chance geht { $max }-mal je Aktion; du hast sie { $n }-mal genutzt.
rules-templars-refusal-NEW_CHANCE_MOMENT = Neue Chance geht nur gleich nach einem eigenen leeren Wurf.
rules-templars-refusal-TAXES_ONCE = Steuern geht nur einmal je Aktion.
rules-templars-refusal-TAXES_MOMENT = Steuern geht nur in deiner eigenen Aktion „Gold einsammeln“.
rules-templars-refusal-LEADER_MOMENT = Anführer geht nur für den Startspieler gleich nach dem Zug des Papstes oder beim Erhalt des Markers.
rules-templars-refusal-LEADER_NO_KNIGHT = Für Anführer muss in dieser Aktion durch die Flagge ein Ritter eingesetzt oder entfernt worden sein.
rules-templars-refusal-LEADER_SELF = Der Marker muss an einen anderen Spieler gehen.
rules-templars-refusal-VETO_MOMENT = Veto geht nur, wenn ein anderer Spieler einen Tausch von Erlässen ansagt.
rules-templars-refusal-VETO_OWN = Gegen deinen eigenen Tausch kannst du kein Veto einlegen.
rules-templars-refusal-SEVENTH_LOCKED = Nach der gewählten Option kann der siebte Erlass nicht getauscht werden.
rules-templars-refusal-NOT_ENTERED = Dein Templer hat { $territory } in diesem Zug nicht betreten.
rules-templars-refusal-NO_GOLD_THERE = In { $territory } liegt kein Gold.
rules-templars-refusal-UNDO_BARRIER = Dieser Schritt kann nicht zurückgenommen werden; seither aufgedeckt: { $event }.
rules-templars-refusal-HIDDEN = Das bleibt verborgen bis: { $event }.
rules-templars-refusal-POPE_NOT_AGAIN = Der Papst ist in dieser Aktion schon gezogen.
rules-templars-refusal-MUST_CHOOSE_CARD = Alle müssen eine Karte wählen; es fehlen noch: { $players }.

## Words that only refusals use

rules-templars-revealed-nothing = die Verteilung
rules-templars-revealed-chance = ein Zufallsergebnis
rules-templars-revealed-over = das Ergebnis des Spiels
rules-templars-revealed-seen = die Wahl der Karten
rules-templars-revealed-shown = eine Karte
rules-templars-revealed-handed_on = deine Entscheidung
