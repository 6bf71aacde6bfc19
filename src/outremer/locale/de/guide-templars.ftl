### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-templars-aim-title = Das Ziel
guide-templars-aim = Dein Orden sammelt Ritter in den Städten Europas und bringt sie auf die Schiffe ins Heilige Land. Wer die Städte aus den Erlässen des Papstes hält, Schiffe füllt und Missionen erfüllt, bekommt Siegpunkte. Die meisten Punkte gewinnen.
guide-templars-pope-title = Der Weg des Papstes
guide-templars-pope = Der Startspieler bewegt den Papst ein Feld. Auf einer grünen Flagge darf er einen Ritter einsetzen, wo ein eigener Templer steht, auf einer roten einen fremden entfernen. Nach drei oder vier Schritten erreicht der Papst einen Hafen: Dann werden die Schiffe gefüllt und gewertet. Es gibt drei Häfen.
guide-templars-cards-title = Verdeckt wählen
guide-templars-cards = Nach jedem Schritt des Papstes wählen alle verdeckt eine von sechs Aktionskarten. Alle werden zugleich aufgedeckt und von 1 bis 6 ausgeführt. Du behältst alle sechs Karten und darfst jede wieder wählen.
guide-templars-risk-title = Sicher oder gewagt
guide-templars-risk = Jede Kategorie, Gold, Ritter und Templer, hat eine sichere und eine gewagte Karte. Die gewagte kann mehr. Wählen aber zu viele Spieler die Kategorie, zwei zu dritt und sonst drei, wird aus der gewagten Karte eine Strafaktion, die dich einen Ritter kostet.
guide-templars-gold-title = Gold einsammeln
guide-templars-gold = Nimm Gold aus einem Gebiet, in dem ein Templer von dir steht, oder aus einem benachbarten: 3 Stück mit der sicheren Karte, alles mit der gewagten. Die Alpen trennen Nachbarn; gepunktete Linien verbinden sie über das Meer.
guide-templars-knights-title = Ritter einsetzen
guide-templars-knights = Wähle eine Stadt, in der ein Templer von dir steht, und gib bis zu 6 Gold aus. Sicher: 2 Gold setzen einen Ritter ein oder schicken einen weg; oder du zahlst 1 Gold, und der Chancenmarker entscheidet. Gewagt: 2 Gold tauschen einen deiner Ritter gegen einen fremden. Weggeschickte Ritter warten im Tempel ihres Besitzers.
guide-templars-templars-title = Templer bewegen
guide-templars-templars = Ein Templer zieht bis zu drei Gebiete weit. Sicher: Nutze am Ziel die Flagge unter dem Papst. Gewagt: Nimm 1 Gold aus jedem betretenen Gebiet, und du darfst den Erlass der Stadt am Ziel mit einem anderen tauschen, sodass eine andere Stadt zuerst gewertet wird.
guide-templars-ships-title = Die Schiffe füllen
guide-templars-ships = In einem Hafen werden seine zwei Städte gewertet. Die meisten Ritter bringen den Erlass und 2 Punkte; in einer vollen Stadt bekommt jeder Anwesende 1. Dann gehen die Ritter reihum an Bord, die meisten zuerst, bis das Schiff voll ist: 1 Punkt fürs Dabeisein und 1 je Ritter. Wer zurückbleibt, geht in den Tempel. Der vollste Tempel bringt 2, 3, dann 4 Punkte.
guide-templars-favour-title = Die Gunst des Papstes
guide-templars-favour = Ritter in deinem Tempel sind nicht verloren: Sie kaufen die Gunst des Papstes. Einer wirft den Marker neu, zwei holen mehr Gold, drei geben den Startspielermarker weiter, vier verbieten einen Tausch von Erlässen. Ausgegebene Ritter kommen zurück in deinen Vorrat.
guide-templars-end-title = Das Ende
guide-templars-end = Nach dem dritten Hafen wird die siebte Stadt gewertet, je 4 Gold bringen 1 Punkt, und fünf Missionen bringen dem Besten 4 und dem Zweiten 2 Punkte. Sie gelten für alle, doch du kennst zuerst nur deine eigene und die offenen. Bei Gleichstand gewinnt, wer mehr Erlässe hat.
