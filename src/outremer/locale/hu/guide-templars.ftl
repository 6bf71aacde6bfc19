### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-templars-aim-title = A cél
guide-templars-aim = Rended lovagokat gyűjt Európa városaiban, és a Szentföldre induló hajókra viszi őket. Aki uralja a pápa rendeleteiben megnevezett városokat, megtölti a hajókat és küldetéseket teljesít, győzelmi pontot kap. A legtöbb pont győz.
guide-templars-pope-title = A pápa útja
guide-templars-pope = A kezdőjátékos egy mezőt lép a pápával. Zöld zászlón lovagot helyezhet el ott, ahol templomosa áll, piroson másét távolíthatja el. Három-négy lépés után a pápa kikötőbe ér: ekkor megtelnek és pontot hoznak a hajók. Három kikötő van.
guide-templars-cards-title = Titkos választás
guide-templars-cards = A pápa minden lépése után mindenki titokban választ egyet a hat akciókártya közül. Egyszerre fedik fel őket, és 1-től 6-ig hajtják végre. Mind a hat kártyád megmarad, bármelyiket újra választhatod.
guide-templars-risk-title = Biztonságos vagy kockázatos
guide-templars-risk = Minden kategóriának, az aranynak, a lovagoknak és a templomosoknak van egy biztonságos és egy kockázatos kártyája. A kockázatos többet tud. De ha túl sokan választják a kategóriát, hárman játszva ketten, többen játszva hárman, a kockázatosból büntetőakció lesz, és egy lovagodba kerül.
guide-templars-gold-title = Arany gyűjtése
guide-templars-gold = Végy el aranyat egy területről, ahol templomosod áll, vagy egy szomszédosról: hármat a biztonságos kártyával, mindet a kockázatossal. Az Alpok elválasztják a szomszédokat, a pontozott vonalak a tengeren át összekötik őket.
guide-templars-knights-title = Lovagok bevetése
guide-templars-knights = Válassz egy várost, ahol templomosod áll, és költs legfeljebb 6 aranyat. Biztonságos: 2 arany elhelyez vagy elküld egy lovagot; vagy fizess 1 aranyat, és döntsön az esélyjelző. Kockázatos: 2 aranyért a te lovagod és másé helyet cserél. Az elküldött lovagok gazdájuk templomában várnak.
guide-templars-templars-title = Templomos mozgatása
guide-templars-templars = Egy templomos legfeljebb három területet lép. Biztonságos: ahol megáll, használd a pápa alatti zászlót. Kockázatos: minden területről, ahova belép, végy el 1 aranyat, és a megállóhely városának rendeletét kicserélheted egy másikra, így más város kerül előbb sorra.
guide-templars-ships-title = A hajók megtöltése
guide-templars-ships = A kikötőnél két városa kerül pontozásra. A legtöbb lovag a rendeletet és 2 pontot hozza; betelt városban minden jelenlévő 1 pontot kap. Aztán a lovagok felváltva hajóra szállnak, a legtöbb lovag gazdája kezdi, míg a hajó be nem telik: 1 pont a jelenlétért és 1 minden lovagért. A lemaradók a templomba kerülnek. A legtelibb templom 2, 3, majd 4 pontot ér.
guide-templars-favour-title = A pápa kegye
guide-templars-favour = A templomodban lévő lovagok nem vesztek el: a pápa kegyét veszik meg. Egy újradobja a jelzőt, kettő több aranyat hoz, három továbbadja a kezdőjátékos-jelzőt, négy megtilt egy rendeletcserét. Az elköltött lovagok visszatérnek a készletedbe.
guide-templars-end-title = A játék vége
guide-templars-end = A harmadik kikötő után a hetedik várost pontozzák, minden 4 arany 1 pontot ér, az öt küldetés pedig 4 pontot hoz a legjobbnak és 2-t a másodiknak. Mindenkire érvényesek, de eleinte csak a sajátodat és a nyíltakat ismered. Döntetlennél az győz, akinek több rendelete van.
