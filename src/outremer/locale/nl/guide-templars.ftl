### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-templars-aim-title = Het doel
guide-templars-aim = Jouw orde verzamelt ridders in de steden van Europa en brengt ze naar de schepen voor het Heilige Land. Wie de steden uit de edicten van de paus in handen heeft, schepen vult en missies vervult, krijgt overwinningspunten. De meeste punten winnen.
guide-templars-pope-title = De weg van de paus
guide-templars-pope = De startspeler verplaatst de paus één vak. Op een groene vlag mag hij een ridder plaatsen waar een eigen tempelier staat, op een rode een ridder van een ander verwijderen. Na drie of vier stappen bereikt de paus een haven: dan worden de schepen gevuld en geteld. Er zijn drie havens.
guide-templars-cards-title = In het geheim kiezen
guide-templars-cards = Na elke stap van de paus kiest iedereen in het geheim een van zes actiekaarten. Ze worden tegelijk onthuld en van 1 tot 6 uitgevoerd. Je houdt alle zes de kaarten en mag elke kaart opnieuw kiezen.
guide-templars-risk-title = Veilig of gewaagd
guide-templars-risk = Elke categorie, goud, ridders en tempeliers, heeft een veilige en een gewaagde kaart. De gewaagde doet meer. Maar kiezen te veel spelers de categorie, twee bij drie spelers en anders drie, dan krimpt de gewaagde kaart tot een strafactie die je een ridder kost.
guide-templars-gold-title = Goud verzamelen
guide-templars-gold = Neem goud uit een gebied waar een tempelier van jou staat, of uit een aangrenzend gebied: 3 stuks met de veilige kaart, alles met de gewaagde. De Alpen scheiden buren; stippellijnen verbinden ze over zee.
guide-templars-knights-title = Ridders inzetten
guide-templars-knights = Kies een stad waar een tempelier van jou staat en geef tot 6 goud uit. Veilig: 2 goud plaatst een ridder of stuurt er een weg; of je betaalt 1 goud en de kansfiche beslist. Gewaagd: 2 goud ruilt een van jouw ridders tegen een van een ander. Weggestuurde ridders wachten in de tempel van hun eigenaar.
guide-templars-templars-title = Een tempelier verplaatsen
guide-templars-templars = Eén tempelier gaat tot drie gebieden ver. Veilig: gebruik waar hij stopt de vlag onder de paus. Gewaagd: neem 1 goud uit elk gebied dat hij binnengaat, en je mag het edict van de stad waar hij stopt met een ander ruilen, zodat een andere stad eerst telt.
guide-templars-ships-title = De schepen vullen
guide-templars-ships = Bij een haven tellen de twee steden ervan. De meeste ridders brengen het edict en 2 punten; in een volle stad krijgt ieder die er is 1. Dan gaan de ridders om de beurt aan boord, de meeste eerst, tot het schip vol is: 1 punt om erbij te zijn en 1 per ridder. Wie achterblijft, gaat naar de tempel. De volste tempel brengt 2, 3 en dan 4 punten op.
guide-templars-favour-title = De gunst van de paus
guide-templars-favour = Ridders in je tempel zijn niet verloren: ze kopen de gunst van de paus. Eén werpt de fiche opnieuw, twee halen meer goud, drie geven de startspelerfiche door, vier verbieden een ruil van edicten. Uitgegeven ridders komen terug in je voorraad.
guide-templars-end-title = Het einde
guide-templars-end = Na de derde haven telt de zevende stad, elke 4 goud brengen 1 punt op en vijf missies geven de beste 4 en de tweede 2 punten. Ze gelden voor iedereen, maar je kent eerst alleen je eigen missie en de open missies. Bij gelijke stand wint wie meer edicten heeft.
