### The words on the drawn board of Templars' Journey.

ui-templars-board = Európa a templomosok korában, { $round }. forduló a 3-ból
ui-templars-count = { $player } { $count }
ui-templars-none = nincs
ui-templars-nobody = senki

ui-templars-gold-here = { $gold } arany
ui-templars-no-city = nincs város
ui-templars-city = város, foglalt lovagmező: { $held }/{ $capacity }
ui-templars-city-full = betelt város, mind foglalt: { $capacity } lovagmező
ui-templars-knights = lovagok: { $list }
ui-templars-majority = { $player } egyedül vezet
ui-templars-templars = templomosok: { $list }
ui-templars-scored-in = pontozás: { $round }. hajóforduló
ui-templars-seventh-city = A hetedik város
ui-templars-knights-of = { $player } lovagjai – { $territory }
ui-templars-templar-of = { $player } templomosa – { $territory }
ui-templars-knight = Lovag
ui-templars-edict = Rendelet és hajó

ui-templars-start = { $round }. forduló: startmező
ui-templars-green = { $round }. forduló: zöld zászló, { $space }
ui-templars-red = { $round }. forduló: piros zászló, { $space }
ui-templars-harbour = { $round }. forduló: kikötő
ui-templars-ship = { $city } rendelete, { $round }. hajóforduló; hajó { $places } hellyel, a fedélzeten: { $list }
ui-templars-seventh = Hetedik város: { $city }, pontozás a játék végén
ui-templars-scored = pontozva

ui-templars-safe = biztonságos
ui-templars-risky = kockázatos
ui-templars-penalty = büntetés
ui-templars-played-by = kijátssza: { $list }
ui-templars-chosen = választott
ui-templars-has-chosen = { $player } kártyát választott
ui-templars-still-chooses = { $player } még választ
ui-templars-face-down = Lefordított kártyák
ui-templars-order = Sorrend
ui-templars-acts = { $place }. { $player }: { $card }. kártya, { $deed }
ui-templars-done = kész
ui-templars-now = most cselekszik
ui-templars-category-gold = Aranygyűjtés
ui-templars-category-knights = Lovagok bevetése
ui-templars-category-templar = Templomos mozgatása
ui-templars-penalty-at = büntetőakció, ha { $count } játékos választja ezt a kategóriát
ui-templars-favours = A pápa kegye
ui-templars-unknown = titkos
ui-templars-missions = Küldetések
ui-templars-no-missions = nincs

## A player's panel

ui-templars-vp = Győzelmi pont
ui-templars-gold = Arany
ui-templars-supply = Lovag a készletben
ui-templars-temple = Lovag a templomban
ui-templars-secret = { $fact }: titkos
ui-templars-start-player = kezdőjátékos
ui-templars-give-marker = Kapja a jelzőt: { $player }
ui-templars-points = Győzelmi pontok: { $list }

## What was scored

ui-templars-ship-round = { $round }. hajóforduló
ui-templars-part-majority = legtöbb lovag
ui-templars-part-full = betelt város
ui-templars-part-aboard = a hajón
ui-templars-part-knights = lovagok a hajón
ui-templars-part-temple = templomok
ui-templars-part-seventh = legtöbb lovag
ui-templars-part-pairs = lovagpárok
ui-templars-scored-temples = Templomok
ui-templars-scored-seventh = Hetedik város
ui-templars-why-part = { $part } { $points }
ui-templars-why-temple = lovagok ott: { $count }
ui-templars-why-mission = értéke: { $count }
ui-templars-why-distance = távolság: { $count }

## What things do

ui-templars-about-territory = Az itteni arany azé lehet, akinek itt vagy egy szomszédos területen templomosa áll. A városban a legtöbb lovagé a rendelet és 2 pont, amikor indul a hajója; a betelt város minden jelenlévőnek 1 pontot ad. A város melletti szám a hajófordulót jelzi (VII: pontozás a végén), a lobogó azt, kinek van egyedül a legtöbb lovagja.
ui-templars-about-gold_safe = Vegyél el 3 aranyat egy elérhető területről.
ui-templars-about-gold_risky = Vedd el az összes aranyat egy elérhető területről. Büntetés: csak 2-t vehetsz el, és elveszítesz egy lovagot.
ui-templars-about-knights_safe = Egy városban, ahol templomosod áll, költs legfeljebb 6 aranyat: 2-ért helyezz el vagy távolíts el egy lovagot, vagy 1-ért dobd fel az esélyjelzőt.
ui-templars-about-knights_risky = Egy városban, ahol templomosod áll, cserélj le lovagokat, darabját 2 aranyért, legfeljebb 6 aranyért. Büntetés: darabját 2-ért csak eltávolíthatsz, és elveszítesz egy lovagot.
ui-templars-about-templar_risky = Lépj egy templomossal legfeljebb 3-at, vegyél el 1 aranyat mindenhol, ahová belép, és elcserélheted a rendeletet ott, ahol megáll. Büntetés: egyszer 1 arany, és elveszítesz egy lovagot.
ui-templars-about-templar_safe = Lépj egy templomossal legfeljebb 3-at; ahol megáll, ott a pápa zászlaja neked dolgozik.
ui-templars-about-penalty = Büntetőakció lesz, ha 3 játékosból 2, vagy 4-5 játékosból 3 választja ezt a kategóriát.
ui-templars-about-green = Aki a pápát mozgatta, elhelyezhet egy lovagot egy városban, ahol saját templomosa áll.
ui-templars-about-red = Aki a pápát mozgatta, eltávolíthatja más játékos egy lovagját egy városból, ahol saját templomosa áll.
ui-templars-about-harbour = Véget ér az akcióforduló, és útnak indul e kikötő két hajója.
ui-templars-about-start = A pápa innen indul.
ui-templars-about-ship = Amikor a pápa a kikötőbe ér: a legtöbb lovagé a rendelet és 2 pont, majd a lovagok felváltva hajóra szállnak; 1 pont jár a jelenlétért és 1 minden lovagért; a többi lovag a templomokba kerül.
ui-templars-about-seventh = Pontozás a játék végén: a legtöbb lovagé a rendelet és 2 pont, és minden 2 lovag 1 pontot ad.
ui-templars-about-mission = A játék végén 4 pont jár az összes játékos közül a legjobbnak és 2 a másodiknak, bárkié volt is a kártya.
ui-templars-about-m_gold = A legtöbb arany a játék végén.
ui-templars-about-m_ships = Saját lovag a hat hajó közül a legtöbbön.
ui-templars-about-m_temple = A legtöbb lovag a saját templomban.
ui-templars-about-m_seventh = A legtöbb lovag a hetedik városban.
ui-templars-about-m_distance = A legkevesebb lépés a két saját templomos között.
ui-templars-about-m_countries = Rendelet a legtöbb különböző országból.
ui-templars-about-m_hre = A legtöbb rendelet a Német-római Birodalomból.
ui-templars-about-m_france = A legtöbb rendelet Franciaországból.
ui-templars-about-fact-vp = A legtöbb pont nyer, aztán a legtöbb rendelet.
ui-templars-about-fact-gold = Lovagokra és dobásokra költhető; a végén minden 4 arany 1 pont.
ui-templars-about-fact-supply = Elhelyezhető lovagok. A templomból elköltött lovagok ide térnek vissza.
ui-templars-about-fact-temple = A pápa kegyét veszi meg; a legtöbb itt a három hajófordulóban 2, 3 és 4 pontot ér, döntetlennél megosztva.
ui-templars-about-fact-edicts = A pontozott városban a legtöbb lovagé; a küldetések számolják, döntetlennél ez dönt.
ui-templars-about-fact-start_player = Ő mozgatja a pápát; az egyforma kártyák innen az óramutató járása szerint jönnek. Minden akció után továbbvándorol.
ui-templars-about-fact-chosen = Egy kártya lefordítva. Mind egyszerre fordul fel, amikor mindenki választott.
ui-templars-about-templar = Az arany és a városok ott elérhetők, ahol templomosod áll; az arany a szomszédos területeken is.
ui-templars-about-knight = Az eltávolított lovagok a gazdájuk templomába kerülnek.
ui-templars-about-points = A legtöbb pont nyer; aztán a legtöbb rendelet.
ui-templars-about-new_chance = 1 templombeli lovag: üres oldal után dobd fel újra az esélyjelzőt, akciónként legfeljebb kétszer.
ui-templars-about-taxes = 2 templombeli lovag: aranykártyával vegyél el még 2 aranyat egy elérhető területről.
ui-templars-about-leader = 3 templombeli lovag: a pápa zászlaja után add a kezdőjátékos-jelzőt egy másik játékosnak.
ui-templars-about-veto = 4 templombeli lovag: akadályozd meg, hogy más játékos rendeleteket cseréljen.
ui-templars-rules = Szabályok: { $rules }

## The end

ui-templars-score-ship = { $round }. hajóforduló: { $what }
ui-templars-score-mission-open = Nyílt küldetés: { $mission }
ui-templars-score-mission-held = Titkos küldetés: { $mission }
ui-templars-score-vp-why = { $points } győzelmi pont: a legtöbb nyer (T1101).
ui-templars-edicts = Rendeletek
ui-templars-score-edicts-why = { $edicts } rendelet: döntetlennél ez dönt (T1102).
ui-templars-score-edicts-decided = { $edicts } rendelet: azonos pontszámnál ez számít (T1102).
ui-templars-score-place = Helyezés
ui-templars-score-place-why = { $place }. hely: pontok, aztán rendeletek szerint; különben közös (T1103, T1105).

## The board in words

ui-templars-zone-pope = A pápa
ui-templars-zone-map = Térkép
ui-templars-zone-edicts = Rendeletek és hajók
ui-templars-zone-cards = Akciókártyák
ui-templars-zone-players = Játékosok
ui-templars-pope-at = A pápa itt áll: { $space }
ui-templars-leads-to = Vonal vezet ide: { $space }
ui-templars-player = { $player }: { $points } pont, { $gold } arany, { $supply } lovag a készletben, { $temple } a templomban, rendeletek: { $edicts }, küldetés: { $mission }
