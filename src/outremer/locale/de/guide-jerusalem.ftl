### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-jerusalem-aim-title = Das Ziel
guide-jerusalem-aim = Fünf Runden im Jerusalem der Kreuzfahrer. Du schickst Knappen in die Machtzentren der Stadt, beziehst Einkommen aus den Gebieten, die du kontrollierst, und machst aus Prestige die Stockwerke deines Turms. Der höchste Turm gewinnt.
guide-jerusalem-auction-title = 1. Um ein Amt bieten
guide-jerusalem-auction = Jede Runde beginnt mit einer Auktion der Ämter. Eine niedrige Nummer ist früher dran, bringt mehr neue Knappen und gewinnt bei Gleichstand; der Admiral bringt am wenigsten, aber etwas Silber. Am Ende hat jeder ein Amt. Du beginnst mit 12 Silber: Gib nicht alles auf einmal aus.
guide-jerusalem-cards-title = 2. Eine Aktionskarte nehmen
guide-jerusalem-cards = In der Reihenfolge der Ämter behält jeder eine der ausgelegten Karten und gibt die übrigen weiter. Karten bleiben hinter deinem Sichtschirm verborgen, bis du sie in deinem Zug spielst: mehr Knappen oder Silber, Bewegungen, ein Überläufer oder Übermächtiger Einfluss in einem Machtzentrum.
guide-jerusalem-deploy-title = 3. Knappen einsetzen
guide-jerusalem-deploy = In deinem Zug bekommst du die Knappen deines Amts und setzt beliebig viele von hinter deinem Sichtschirm ein. Du kontrollierst ein Gebiet, wenn du dort die meisten Knappen hast. Ein weiterer Knappe kostet 3 Silber; drei vom Plan genommene bringen 1 Silber. Knappen bleiben für die nächste Runde stehen.
guide-jerusalem-baron-title = Dein Baron blockiert
guide-jerusalem-baron = Setzt du in einem Zug drei Knappen in ein Gebiet, darf dein Baron dazu: Für den Rest der Runde kommt niemand sonst hinein oder hinaus. Wer den höchsten Turm hat, darf seinen Baron nicht in das große Gebiet des Königspalasts stellen.
guide-jerusalem-income-title = 4. Einkommen nehmen
guide-jerusalem-income = Zuerst zahlt der Davidsturm 1 Silber und eine freie Bewegung. Dann darf, wer in einem ganzen Machtzentrum die meisten Knappen hat, dessen Privileg nutzen: eine Karte ziehen, Prestige kaufen oder 1 Prestige stehlen. Danach zahlt jedes Gebiet dem, der es kontrolliert, was darin steht: Prestige, Knappen, Silber.
guide-jerusalem-build-title = Den Turm bauen
guide-jerusalem-build = Am Ende der dritten Phase baust du jedes Stockwerk, das dein Prestige bezahlt. Stockwerk n kostet n + 1 Prestige, und 1 mehr für den Ersten, der diese Höhe erreicht. In der letzten Runde kommen vorher die Geschenke des Königs: 3 Prestige für die meisten Knappen und für das meiste Silber hinter einem Sichtschirm, 1 für eine behaltene Karte.
guide-jerusalem-event-title = Ereignisse
guide-jerusalem-event = Die Runden 2, 3 und 4 enden mit einem Ereignis, das einen Teil der Stadt trifft und Knappen vom Plan nimmt. Jede Karte liegt vorher offen, du kannst dich also vorbereiten: Halte Silber für die Sondersteuer zurück, dränge dich vor einem Thronfolger nicht im Königspalast.
guide-jerusalem-end-title = Das Ende
guide-jerusalem-end = Nach Runde 5 gewinnt der höchste Turm. Sind Türme gleich hoch, entscheidet das übrige Prestige, dann die niedrigere Nummer des Amts.
