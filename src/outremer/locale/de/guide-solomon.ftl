### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-solomon-aim-title = Das Ziel
guide-solomon-aim = Ihr seid Statthalter König Salomos. Sammle, was das Land hergibt, errichte Gebäude, verbinde sie durch Straßen und hilf, den Tempel zu bauen. All das bringt Siegpunkte, und die meisten Punkte gewinnen.
guide-solomon-place-title = 1. Figuren einsetzen
guide-solomon-place = In der Reihenfolge setzt jeder eine Figur nach der anderen: auf ein Feld des Landes für dessen Ertrag, auf ein Aktionsfeld oder auf eine eigene Bauwerkskarte. An jedem Platz steht eine Figur, und niemand betritt ein Feld mit einem fremden Gebäude.
guide-solomon-bonus-title = Bonusfelder
guide-solomon-bonus = Statt einzelner Plätze kannst du alle übrigen Figuren auf ein Bonusfeld stellen: Tribut gibt von jedem Rohstoff einen, die Arche drei Schicksalskarten, der Altar Punkte und den ersten Platz der Reihenfolge. Danach setzt du in dieser Runde nichts mehr ein.
guide-solomon-resolve-title = 2. Ernten
guide-solomon-resolve = Einer nach dem anderen nimmt, was seine Figuren bringen, in beliebiger Reihenfolge: Gold, Kupfer, Stein, Holz und Nahrung als Würfel oder die Aktionen der Felder: eine Schicksalskarte ziehen, Punkte bekommen, einen Würfel stehlen, tauschen, noch einmal ernten.
guide-solomon-market-title = 3. Der Markt
guide-solomon-market = Vom letzten Spieler bis zum ersten kauft und verkauft jeder Würfel, bis er passt. Bezahlt wird mit Punkten: Je mehr von einem Rohstoff auf dem Markt liegt, desto weniger bringt der nächste Würfel, und desto billiger ist er zu kaufen.
guide-solomon-build-title = 4. Bauen
guide-solomon-build = In deinem Zug darfst du eine der vier offenen Karten bauen: Zahle ihre Rohstoffe, nimm ihre Punkte und stelle ein Gebäude auf einen freien Bauplatz. Ab der nächsten Runde ist die Karte dein eigenes Aktionsfeld.
guide-solomon-roads-title = Straßen und Regionen
guide-solomon-roads = Eine Straße kostet 2 Holz und 1 Nahrung. Sie verbindet zwei deiner Gebäude oder eines davon mit einem benachbarten Feld ohne Bauplatz. Verbundene Felder bilden eine Region, und eine Figur darin bringt den Ertrag aller ihrer Felder.
guide-solomon-temple-title = Der Tempel
guide-solomon-temple = In deinem Zug der Bauphase kannst du auch Tempelsteine bezahlen: erst Fundament, dann Tragwerk, dann Säulen. Jeder bringt entweder sofort Punkte oder ein Plättchen. Wer die meisten Plättchen hat, ist Hohepriester: Er darf einmal je Runde auf ein Feld mit fremdem Gebäude und bekommt am Ende 20 Punkte.
guide-solomon-end-title = Das Ende
guide-solomon-end = Das Spiel endet nach der Runde, in der jemand sein fünftes Gebäude errichtet, der letzte Bauplatz besetzt oder der Tempel fertig wird. Dann bekommt der Hohepriester seine 20 Punkte, Punktekarten auf der Hand zählen, und jeder übrige Würfel bringt 1. Bei Gleichstand gewinnen die meisten Gebäude.
