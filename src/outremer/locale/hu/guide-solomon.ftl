### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-solomon-aim-title = A cél
guide-solomon-aim = Salamon király helytartói vagytok. Gyűjtsd be a föld terményeit, emelj épületeket, kösd össze őket utakkal, és segíts felépíteni a templomot. Mindez győzelmi pontot hoz, és a legtöbb pont győz.
guide-solomon-place-title = 1. Bábuk lerakása
guide-solomon-place = Sorrendben mindenki egyesével lerakja bábuit: az ország egy mezőjére a terméséért, egy akciómezőre vagy saját építménykártyájára. Egy helyen egy bábu állhat, és olyan mezőre, ahol másnak épülete van, senki sem léphet.
guide-solomon-bonus-title = Bónuszmezők
guide-solomon-bonus = Egyes helyek helyett minden megmaradt bábudat egy bónuszmezőre teheted: a Sarc minden nyersanyagból egyet ad, a Frigyláda három sorskártyát, az Oltár pontot és az első helyet a sorrendben. Utána ebben a fordulóban többet nem raksz le.
guide-solomon-resolve-title = 2. Begyűjtés
guide-solomon-resolve = Egymás után mindenki elveszi, amit bábui hoznak, tetszőleges sorrendben: aranyat, rezet, követ, fát és élelmet kockaként, vagy a mezők akcióit: sorskártyát húz, pontot kap, kockát lop, cserél, még egyszer arat.
guide-solomon-market-title = 3. A piac
guide-solomon-market = Az utolsó játékostól az elsőig mindenki kockákat vesz és elad, míg nem passzol. A pont a pénz: minél több van egy nyersanyagból a piacon, annál kevesebbet kapsz a következő kockáért, és annál olcsóbban vehető meg.
guide-solomon-build-title = 4. Építés
guide-solomon-build = A körödben megépítheted a négy nyitott kártya egyikét: fizesd ki a nyersanyagait, kapd meg a pontjait, és tedd egy épületedet egy szabad építési helyre. A következő fordulótól a kártya saját akciómeződ.
guide-solomon-roads-title = Utak és régiók
guide-solomon-roads = Egy út ára 2 fa és 1 élelem. Két épületedet köti össze, vagy egyet egy szomszédos, építési hely nélküli mezővel. Az összekötött mezők régiót alkotnak, és egy ott álló bábu minden mezőjük termését meghozza.
guide-solomon-temple-title = A templom
guide-solomon-temple = Az építési körödben templomköveket is fizethetsz: előbb Alapzat, aztán Falszerkezet, végül Oszlopok. Mindegyik vagy azonnal pontot, vagy jelzőt ad. Akinek a legtöbb jelzője van, az a Főpap: fordulónként egyszer olyan mezőre is léphet, ahol másnak épülete van, és a végén 20 pontot kap.
guide-solomon-end-title = A játék vége
guide-solomon-end = A játék annak a fordulónak a végén ér véget, amelyben valaki az ötödik épületét emeli, az utolsó építési hely is betelik, vagy elkészül a templom. Ekkor a Főpap megkapja a 20 pontját, a kézben maradt pontos kártyák számítanak, és minden megmaradt kocka 1 pontot ér. Döntetlennél a több épület győz.
