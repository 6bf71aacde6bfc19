### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-solomon-aim-title = Het doel
guide-solomon-aim = Jullie zijn stadhouders van koning Salomo. Verzamel wat het land opbrengt, zet gebouwen neer, verbind ze met wegen en help de tempel te bouwen. Dat alles brengt overwinningspunten op, en de meeste punten winnen.
guide-solomon-place-title = 1. Pionnen plaatsen
guide-solomon-place = In volgorde plaatst iedereen om de beurt een pion: op een veld van het land voor de opbrengst, op een actieveld of op een eigen bouwwerkkaart. Op elke plaats staat één pion, en niemand komt op een veld met het gebouw van een ander.
guide-solomon-bonus-title = Bonusvelden
guide-solomon-bonus = In plaats van losse plaatsen mag je al je overige pionnen op een bonusveld zetten: Schatting geeft één van elke grondstof, de Ark drie lotkaarten, het Altaar punten en de eerste plaats in de volgorde. Daarna plaats je deze ronde niets meer.
guide-solomon-resolve-title = 2. Oogsten
guide-solomon-resolve = Om de beurt neemt iedereen wat zijn pionnen opbrengen, in willekeurige volgorde: goud, koper, steen, hout en voedsel als blokjes, of de acties van de velden: een lotkaart trekken, punten krijgen, een blokje stelen, ruilen, nog eens oogsten.
guide-solomon-market-title = 3. De markt
guide-solomon-market = Van de laatste speler tot de eerste koopt en verkoopt iedereen blokjes tot hij past. Je betaalt met punten: hoe meer er van een grondstof op de markt ligt, hoe minder het volgende blokje opbrengt en hoe goedkoper het te koop is.
guide-solomon-build-title = 4. Bouwen
guide-solomon-build = In je beurt mag je een van de vier open kaarten bouwen: betaal de grondstoffen, neem de punten en zet een van je gebouwen op een vrije bouwplaats. Vanaf de volgende ronde is de kaart een actieveld van jou.
guide-solomon-roads-title = Wegen en regio’s
guide-solomon-roads = Een weg kost 2 hout en 1 voedsel. Hij verbindt twee van je gebouwen, of een ervan met een buurveld zonder bouwplaats. Verbonden velden vormen een regio, en één pion daarin brengt de opbrengst van al haar velden.
guide-solomon-temple-title = De tempel
guide-solomon-temple = In je bouwbeurt mag je ook tempelstenen betalen: eerst het Fundament, dan de Opbouw, dan de Zuilen. Elke steen geeft meteen punten of een fiche. Wie de meeste fiches heeft, is Hogepriester: hij mag eens per ronde op een veld met het gebouw van een ander en krijgt aan het einde 20 punten.
guide-solomon-end-title = Het einde
guide-solomon-end = Het spel eindigt na de ronde waarin iemand zijn vijfde gebouw zet, de laatste bouwplaats bezet raakt of de tempel klaar is. Dan krijgt de Hogepriester zijn 20 punten, tellen puntenkaarten in de hand en brengt elk blokje dat over is 1 op. Bij gelijke stand winnen de meeste gebouwen.
