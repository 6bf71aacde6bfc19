### The words on the drawn board of Jerusalem.

ui-jerusalem-board = Jeruzsálem városa, { $round }. kör az 5-ből
ui-jerusalem-round = { $round }. kör
ui-jerusalem-round-now = { $round }. kör, most
ui-jerusalem-round-event = { $round }. kör: { $event }
ui-jerusalem-round-event-now = { $round }. kör, most: { $event }
ui-jerusalem-round-unknown = { $round }. kör: egy még lefordított esemény
ui-jerusalem-no-event = nincs esemény
ui-jerusalem-face-down = lefordítva
ui-jerusalem-gifts = A Király Ajándékai
ui-jerusalem-phase-1 = 1. fázis: licitálás tisztségre, akciókártya választása
ui-jerusalem-phase-2 = 2. fázis: fegyverhordozók telepítése
ui-jerusalem-phase-3 = 3. fázis: bevételek begyűjtése
ui-jerusalem-phase-4 = 4. fázis: esemény

ui-jerusalem-income = Bevétel: { $income }.
ui-jerusalem-income-tower = 1 érme és egy ingyenes mozgatás
ui-jerusalem-empty = Itt nem áll senki.
ui-jerusalem-controls-alone = { $player } egyedül ellenőrzi, létszám: { $count }.
ui-jerusalem-controls = { $player } ellenőrzi, létszám: { $count }, előny a következővel szemben: { $margin }.
ui-jerusalem-controls-tie = { $player } ellenőrzi, létszám: { $count }; döntetlen, a kisebb sorszámú tisztség nyer.
ui-jerusalem-tied = Döntetlen, amelyet még nem dönt el tisztség.
ui-jerusalem-troop = { $player } { $count }
ui-jerusalem-baron = { $player } bárója blokkolja.
ui-jerusalem-foreign-baron = { $player } fehér bárója blokkolja.
ui-jerusalem-fresh = Most érkezett { $count } fegyverhordozó.
ui-jerusalem-closed = nincs játékban
ui-jerusalem-closed-long = { $centre }: két játékossal nincs játékban
ui-jerusalem-squires-of = { $player } fegyverhordozói – { $area }: { $count }
ui-jerusalem-privilege = { $privilege }: { $player } vezet, létszám: { $count }
ui-jerusalem-privilege-none = { $privilege }: senki sem vezet
ui-jerusalem-struck = { $event }: lecsap ide e kör 4. fázisában

ui-jerusalem-privilege-scholars = Tudósok
ui-jerusalem-privilege-materials = Építőanyagok
ui-jerusalem-privilege-intrigue = Udvari intrikák

ui-jerusalem-prestige-track = Hírnév: { $list }
ui-jerusalem-prestige = Hírnév
ui-jerusalem-tower-of = { $player } tornya: { $floors } emelet, { $prestige } hírnév
ui-jerusalem-no-player = nincs játékos
ui-jerusalem-floors = Emeletek
ui-jerusalem-next-floor = következő emelet: { $cost }

ui-jerusalem-office = { $office }, { $number }. tisztség
ui-jerusalem-office-holder = betölti: { $player }
ui-jerusalem-office-free = még szabad
ui-jerusalem-office-out = { $players } játékossal nincs játékban
ui-jerusalem-office-bid = { $player } ajánlata { $bid } érme
ui-jerusalem-office-passed = passzolt: { $players }

ui-jerusalem-deck = Pakli
ui-jerusalem-deck-label = Akciókártya-pakli: { $count } kártya
ui-jerusalem-aside = Félretéve
ui-jerusalem-aside-label = Választásra félretéve: { $count } kártya
ui-jerusalem-discard = Kijátszva
ui-jerusalem-discard-label = Kijátszott kártyák: { $cards }
ui-jerusalem-none = nincs
ui-jerusalem-several = { $number } × { $card }
ui-jerusalem-offered = Ezt választhatod: { $card }

## A player's panel

ui-jerusalem-silver = Bizánci érme
ui-jerusalem-squires = Fegyverhordozó a paraván mögött
ui-jerusalem-supply = Fegyverhordozó a készletben
ui-jerusalem-cards = Akciókártya
ui-jerusalem-behind = a paraván mögött
ui-jerusalem-no-office = még nincs tisztsége
ui-jerusalem-panel-baron = báró itt: { $area }
ui-jerusalem-panel-baron-home = a báró otthon van
ui-jerusalem-panel-foreign = fehér báró itt: { $area }
ui-jerusalem-panel-foreign-home = a fehér báró még nincs a táblán
ui-jerusalem-secret = { $fact }: a paraván mögött

## What things do

ui-jerusalem-about-area = A bevétel azé, akinek a 2. fázis végén itt a legtöbb fegyverhordozója áll; döntetlennél a kisebb sorszámú tisztség nyer.
ui-jerusalem-about-tower = Aki Dávid Tornyát ellenőrzi, 1 érmét kap, és 1 fegyverhordozóját áthelyezheti innen egy másik területre, mielőtt bármi mást megszámolnátok.
ui-jerusalem-about-palace = A nagy területre az 1. körben egyetlen báró sem léphet, később pedig a legmagasabb torony bárója nem.
ui-jerusalem-about-scholars = Előjog: adj 1 fegyverhordozót a paravánod mögül 1 akciókártyáért.
ui-jerusalem-about-materials = Előjog: vegyél legfeljebb 4 hírnevet, darabját 2 érméért.
ui-jerusalem-about-intrigue = Előjog: rabolj 1 hírnevet egy másik játékostól.
ui-jerusalem-about-seat = Az n. emelet ára n + 1 hírnév, és 1-gyel több annak, aki elsőként építi meg. A legmagasabb torony nyer.
ui-jerusalem-about-captain = 7 fegyverhordozó. A bárónak nagy területen elég 2 fegyverhordozó, kicsin 1.
ui-jerusalem-about-treasurer = 6 fegyverhordozó. Az első felbérelt ára 1 érme, a másodiké 2.
ui-jerusalem-about-marshal = 5 fegyverhordozó. Mozgass legfeljebb 2 fegyverhordozót egy területről egy másikra, vagy vegyél el 1 érmét.
ui-jerusalem-about-admiral = 4 fegyverhordozó és 1 érme. Utolsóként választ és lép.
ui-jerusalem-about-heir = Minden fegyverhordozó elhagyja a Királyi Palotát; mindenki 2-t kimenthet a saját bárója területére.
ui-jerusalem-about-election = A Pátriárkák és a Nemesség minden területén mindenki a legkisebb ott álló csapat létszámára csökken.
ui-jerusalem-about-tax = A Piacon álló minden fegyverhordozóért 1 érmét fizetsz, vagy távozik.
ui-jerusalem-about-war = Minden fegyverhordozó elhagyja a Templomosokat; az ott elveszített fegyverhordozókért a gazdájuk darabonként levehet 1 ellenségeset bárhonnan, játékosonként legfeljebb 2-t.
ui-jerusalem-about-gifts = Le a paravánokkal! Legtöbb fegyverhordozó: 3 hírnév. Legtöbb érme: 3 hírnév (döntetlennél 1-1). Ha maradt akciókártyád: 1 hírnév.
ui-jerusalem-about-squire1 = Vegyél el 1 fegyverhordozót a készletből.
ui-jerusalem-about-silver2 = Vegyél el 2 érmét.
ui-jerusalem-about-prestige2 = Lépj 2-t előre a hírnévsávon.
ui-jerusalem-about-resources2 = Vegyél el összesen 2-t fegyverhordozóból, érméből és hírnévből, tetszés szerint.
ui-jerusalem-about-squire1_silver1 = Vegyél el 1 fegyverhordozót és 1 érmét.
ui-jerusalem-about-defector = Cseréld ki egy fegyverhordozódat egy másik játékos másik területen álló fegyverhordozójával. Egyik területen sem állhat báró.
ui-jerusalem-about-move2 = Mozgass legfeljebb 2 fegyverhordozót más területekre. Sem a kiinduló-, sem a célterületen nem állhat báró.
ui-jerusalem-about-genoa = Ebben a körben minden felbérelt fegyverhordozó ára 2 érme.
ui-jerusalem-about-influence = Tegyél 2 fegyverhordozót a készletből e városrész báró nélküli területeire: { $centre }.
ui-jerusalem-about-foreign_baron = Kapsz még egy, fehér bárót; 3 most érkezett fegyverhordozó kell hozzá.
ui-jerusalem-about-deck = Azok az akciókártyák, amelyek még senkinél sincsenek; minden körben annyit tesztek félre, ahány játékos van.
ui-jerusalem-about-aside = Tisztségek sorrendjében mindenki titokban megtart egyet ezek közül a kártyák közül.
ui-jerusalem-about-discard = Kijátszott kártyák; többé nem kerülnek vissza.
ui-jerusalem-baron-name = Báró
ui-jerusalem-about-baron = 3 fegyverhordozó kell hozzá, amely most érkezett a területre (Várkapitány: nagy területen 2, kicsin 1), és mindenki más elől elzárja.
ui-jerusalem-about-squire = A fegyverhordozók szereznek területeket. Amikor te jössz, továbbiakat bérelhetsz, darabját 3 érméért.
ui-jerusalem-about-silver = Ebből fizeted a tisztségeket, a felbérelt fegyverhordozókat és az előjogokat.
ui-jerusalem-about-prestige = Ebből veszed az emeleteket minden kör végén.
ui-jerusalem-rules = Szabályok: { $rules }

## The end

ui-jerusalem-score-floors = A torony emeletei
ui-jerusalem-score-floors-why = { $floors } emelet: a legmagasabb torony nyer (J1002).
ui-jerusalem-score-prestige = Maradék hírnév
ui-jerusalem-score-prestige-why = { $prestige } hírnév maradt a sávon: egyforma tornyoknál ez dönt (J1003).
ui-jerusalem-score-prestige-decided = { $prestige } hírnév maradt: ez döntött az egyforma tornyok között (J1003).
ui-jerusalem-score-office = Tisztség az 5. körben
ui-jerusalem-score-office-why = { $office }, sorszám: { $number }; az utolsó döntetlennél a kisebb sorszám nyer (J1004).
ui-jerusalem-score-office-decided = { $office }, sorszám: { $number }; az utolsó döntetlent a kisebb sorszám döntötte el (J1004).
ui-jerusalem-score-place = Helyezés
ui-jerusalem-score-place-why = { $place }. hely: torony, aztán hírnév, aztán tisztség szerint (J1006).

## The board in words

ui-jerusalem-zone-rounds = Körök és események
ui-jerusalem-zone-towers = Tornyok és hírnév
ui-jerusalem-zone-offices = Tisztségek
ui-jerusalem-zone-cards = Kártyák
ui-jerusalem-zone-area = { $area }: { $words }
