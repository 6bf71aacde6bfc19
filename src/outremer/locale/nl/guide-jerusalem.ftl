### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-jerusalem-aim-title = Het doel
guide-jerusalem-aim = Vijf ronden in het Jeruzalem van de kruisvaarders. Je stuurt schildknapen naar de machtscentra van de stad, krijgt inkomsten uit de gebieden die je controleert en maakt van prestige de verdiepingen van je toren. De hoogste toren wint.
guide-jerusalem-auction-title = 1. Bieden op een ambt
guide-jerusalem-auction = Elke ronde begint met een veiling van de ambten. Een laag nummer is eerder aan de beurt, brengt meer nieuwe schildknapen en wint bij gelijke stand; de Admiraal brengt er het minst, maar wel wat zilver. Iedereen krijgt één ambt. Je begint met 12 zilver: geef het niet in één keer uit.
guide-jerusalem-cards-title = 2. Een actiekaart nemen
guide-jerusalem-cards = In de volgorde van de ambten houdt iedereen één van de opzijgelegde kaarten en geeft de rest door. Kaarten blijven verborgen achter je zichtscherm tot je ze in je eigen beurt speelt: meer schildknapen of zilver, verplaatsingen, een Overloper of Oppermachtige invloed in een machtscentrum.
guide-jerusalem-deploy-title = 3. Schildknapen inzetten
guide-jerusalem-deploy = In je beurt krijg je de schildknapen van je ambt en zet je er zoveel in als je wilt van achter je zichtscherm. Je controleert een gebied als je er de meeste schildknapen hebt. Een extra schildknaap kost 3 zilver; drie die je van het bord neemt brengen 1 zilver op. Schildknapen blijven staan voor de volgende ronde.
guide-jerusalem-baron-title = Je baron blokkeert
guide-jerusalem-baron = Zet je in één beurt drie schildknapen in een gebied, dan mag je baron erbij: de rest van de ronde kan niemand anders erin of eruit. Wie de hoogste toren heeft, mag zijn baron niet in het grote gebied van het Koninklijk paleis zetten.
guide-jerusalem-income-title = 4. Inkomsten nemen
guide-jerusalem-income = Eerst betaalt de Davidstoren 1 zilver en een vrije verplaatsing. Daarna mag wie in een heel machtscentrum de meeste schildknapen heeft het privilege gebruiken: een kaart trekken, prestige kopen of 1 prestige stelen. Dan betaalt elk gebied aan wie het controleert wat erin staat: prestige, schildknapen, zilver.
guide-jerusalem-build-title = Je toren bouwen
guide-jerusalem-build = Aan het einde van de derde fase bouw je elke verdieping die je prestige kan betalen. Verdieping n kost n + 1 prestige, en 1 meer voor wie die hoogte als eerste bouwt. In de laatste ronde komen eerst de geschenken van de koning: 3 prestige voor de meeste schildknapen en voor het meeste zilver achter een zichtscherm, 1 voor een bewaarde kaart.
guide-jerusalem-event-title = Gebeurtenissen
guide-jerusalem-event = Ronde 2, 3 en 4 eindigen met een gebeurtenis die een deel van de stad treft en schildknapen van het bord haalt. Elke kaart ligt vooraf open, dus je kunt je voorbereiden: bewaar zilver voor de Bijzondere belasting, verdring je niet in het Koninklijk paleis vlak voor een Troonopvolger.
guide-jerusalem-end-title = Het einde
guide-jerusalem-end = Na ronde 5 wint de hoogste toren. Zijn torens even hoog, dan beslist het overgebleven prestige en daarna het lagere nummer van het ambt.
