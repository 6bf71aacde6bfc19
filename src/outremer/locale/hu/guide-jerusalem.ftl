### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-jerusalem-aim-title = A cél
guide-jerusalem-aim = Öt kör a keresztesek Jeruzsálemében. Fegyverhordozókat küldesz a városrészekbe, bevételt kapsz az általad ellenőrzött területekről, és a hírnevedből tornyod emeleteit építed. A legmagasabb torony győz.
guide-jerusalem-auction-title = 1. Licit a tisztségekre
guide-jerusalem-auction = Minden kör a tisztségek licitjével kezdődik. Az alacsony számú tisztség előbb lép, több új fegyverhordozót hoz, és döntetlennél ő nyer; a Tengernagy hozza a legkevesebbet, de némi pénzt is. Végül mindenkinek jut egy tisztség. 12 bizánci érmével kezdesz: ne költsd el egyszerre.
guide-jerusalem-cards-title = 2. Akciókártya választása
guide-jerusalem-cards = A tisztségek sorrendjében mindenki megtart egyet a félretett lapok közül, a többit továbbadja. A lapok a paravánod mögött rejtve maradnak, amíg a saját körödben ki nem játszod őket: több fegyverhordozó vagy érme, mozgatás, Köpönyegforgató vagy Elsöprő befolyás egy városrészben.
guide-jerusalem-deploy-title = 3. Fegyverhordozók telepítése
guide-jerusalem-deploy = A körödben megkapod tisztséged fegyverhordozóit, és a paraván mögül annyit telepítesz, amennyit akarsz. Az a terület a tiéd, ahol neked van a legtöbb fegyverhordozód. Még egy fegyverhordozó 3 érmébe kerül; három, a tábláról levett 1 érmét hoz. A fegyverhordozók a következő körre is a táblán maradnak.
guide-jerusalem-baron-title = A báród blokkol
guide-jerusalem-baron = Ha egy körben három fegyverhordozót telepítesz egy területre, a báród is melléjük állhat: a kör végéig oda más se be, se ki nem léphet. Akinek a legmagasabb a tornya, nem küldheti báróját a Királyi Palota nagy területére.
guide-jerusalem-income-title = 4. Bevételek
guide-jerusalem-income = Először Dávid Tornya ad 1 érmét és egy ingyen lépést. Aztán akinek egy egész városrészben a legtöbb fegyverhordozója van, élhet annak előjogával: lapot húz, hírnevet vesz vagy 1 hírnevet lop. Végül minden terület kifizeti annak, aki ellenőrzi, ami rajta áll: hírnév, fegyverhordozó, érme.
guide-jerusalem-build-title = Építs tornyot
guide-jerusalem-build = A harmadik fázis végén minden emeletet felépítesz, amelyre futja a hírnevedből. Az n-edik emelet ára n + 1 hírnév, és 1-gyel több annak, aki elsőként éri el azt a magasságot. Az utolsó körben előtte jönnek a Király Ajándékai: 3 hírnév a legtöbb fegyverhordozóért és a legtöbb érméért a paraván mögött, 1 a megtartott lapért.
guide-jerusalem-event-title = Események
guide-jerusalem-event = A 2., a 3. és a 4. kör eseménnyel zárul, amely a város egy részét sújtja, és fegyverhordozókat vesz le a tábláról. A lapok előre láthatók, így felkészülhetsz: tarts meg érmét a Különadóra, ne zsúfold tele a Királyi Palotát Trónöröklés előtt.
guide-jerusalem-end-title = A játék vége
guide-jerusalem-end = Az 5. kör után a legmagasabb torony győz. Egyenlő magasságnál a megmaradt hírnév, utána az alacsonyabb számú tisztség dönt.
