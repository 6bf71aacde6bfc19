### The rules in short: the headings of the rulebook, and why something is refused.

## Headings, by the hundreds of their rules

rules-solomon-section-S1 = Előkészületek
rules-solomon-section-S2 = A forduló menete és a sorrend
rules-solomon-section-S3 = Lerakás
rules-solomon-section-S4 = Végrehajtás
rules-solomon-section-S5 = Akciómezők és bónuszmezők
rules-solomon-section-S6 = Régiók és utak
rules-solomon-section-S7 = Sorskártyák
rules-solomon-section-S8 = Piac
rules-solomon-section-S9 = Építési fázis és építménykártyák
rules-solomon-section-S10 = Templom és Főpap
rules-solomon-section-S11 = Forduló vége, játék vége, pontozás
rules-solomon-section-S12 = Játékosszámok
rules-solomon-section-S13 = Ki mit láthat

## Refusals, by their codes; the English ones are those of section 9 of RULES.md

rules-solomon-refusal-R_GAME_OVER = A játék véget ért.
rules-solomon-refusal-R_NOT_YOUR_TURN = Most { $actor } dönt, nem te.
rules-solomon-refusal-R_WRONG_PHASE = { $action } csak ekkor lehetséges: { $phase }; most ez zajlik: { $current }.
rules-solomon-refusal-R_WRONG_STEP = Előbb fejezd be ezt a lépést: { $decision }.
rules-solomon-refusal-R_UNKNOWN = Ilyen nincs: { $kind } ({ $id }).
rules-solomon-refusal-R_MUST_PLACE = Le kell tenned egy bábut; { $n } hely áll nyitva előtted.
rules-solomon-refusal-R_NO_PAWN = Ebben a fázisban nincs több bábud.
rules-solomon-refusal-R_OCCUPIED = { $place }: itt már áll bábu, gazdája: { $player }.
rules-solomon-refusal-R_FOREIGN_BUILDING = { $space }: itt épület áll, gazdája { $owner }; ide csak a Főpap mehet.
rules-solomon-refusal-R_HP_USED = A Főpapot ebben a fordulóban már használtad ({ $space }).
rules-solomon-refusal-R_REGION_USED = Ebben a régióban már áll bábu, gazdája { $player }: { $space }.
rules-solomon-refusal-R_OPEN_CARD = { $card }: még nem épült meg, akciója nem használható.
rules-solomon-refusal-R_CARD_OF_OTHER = { $card }: ennek gazdája { $owner }.
rules-solomon-refusal-R_CARD_NEW = { $card }: ebben a fordulóban épült, használható ettől a fordulótól: { $round }.
rules-solomon-refusal-R_BONUS_CLOSED = { $bonus }: { $n } játékossal nincs játékban.
rules-solomon-refusal-R_BONUS_ALL = A bónuszmezőre minden megmaradt bábud kell ({ $n }), nem { $k }.
rules-solomon-refusal-R_RESOLVED = { $place }: ez már végre van hajtva.
rules-solomon-refusal-R_NOT_YOUR_PAWN = { $place }: itt nem áll bábud.
rules-solomon-refusal-R_ARTISAN_NO_PAWN = { $artisan }: ehhez egy nyersanyagmezőn álló bábud kell; itt nincs: { $space }.
rules-solomon-refusal-R_ARTISAN_CARD = { $artisan }: nyersanyagmezőn használható, építménykártyán nem.
rules-solomon-refusal-R_ARTISAN_TWICE = { $space }: ezt ebben a fordulóban már használta: { $other }.
rules-solomon-refusal-R_STEAL_NONE = { $player }: nincs nála ilyen: { $resource }.
rules-solomon-refusal-R_STEAL_CARD = A sorskártyák és nyersanyagaik nem lophatók el.
rules-solomon-refusal-R_STEAL_SELF = Válassz ellenfelet.
rules-solomon-refusal-R_NO_CUBE = Nincs ilyen kockád: { $resource }.
rules-solomon-refusal-R_SUPPLY_EMPTY = A készletben nincs ilyen: { $resource }.
rules-solomon-refusal-R_TRADE_SAME = Más nyersanyagot vegyél el, mint amit adtál ({ $resource }).
rules-solomon-refusal-R_TRADE_NO_GOLD = A Mesterkereskedő nem ad aranyat.
rules-solomon-refusal-R_EXCLUDED = Ez itt nem választható: { $resource }.
rules-solomon-refusal-R_COMPULSORY = Ezt a hatást nem utasíthatod el.
rules-solomon-refusal-R_ALREADY_FIRST = Már az 1. helyen állsz.
rules-solomon-refusal-R_SELL_MAX = Ezzel az akcióval legfeljebb { $n } kocka adható el.
rules-solomon-refusal-R_INDEX_ORDER = Tartsd a kötött sorrendet: { $option } megelőzi ezt: { $previous }, vagy utána túl kevés maradna.
rules-solomon-refusal-R_CARD_NOT_HELD = Ilyen kártyád nincs: { $kind }.
rules-solomon-refusal-R_VP_WINDOW = Pontos sorskártya a piaci vagy az építési körödben, illetve a kézlimitnél játszható ki.
rules-solomon-refusal-R_CARD_ONLY_PAYS = A nyersanyagos sorskártya csak fizetésre használható.
rules-solomon-refusal-R_CARD_SAVES_NOTHING = { $kind }: nem csökkenti, amivel még tartozol ({ $owed }).
rules-solomon-refusal-R_CARD_DEADLOCK = { $kind } után a maradék ({ $owed }) már nem lenne kifizethető.
rules-solomon-refusal-R_NOT_PAID = Még tartozol: { $owed }; a kockáid nem fedezik.
rules-solomon-refusal-R_HAND_LIMIT = Kártyáid száma { $n }, megtartható { $limit }; még dobj el: { $k }.
rules-solomon-refusal-R_NO_DISCARD = Kártyáid száma { $n }; nincs mit eldobni.
rules-solomon-refusal-R_NOT_DRAWN = Itt csak az éppen húzott kártyák dobhatók el.
rules-solomon-refusal-R_PASSED = Ebben a piaci fázisban már passzoltál.
rules-solomon-refusal-R_ROW_FULL = Mind a(z) { $n } piaci hely foglalt: { $resource }.
rules-solomon-refusal-R_SLOT_FULL = A(z) { $slot }. piaci hely foglalt: { $resource }.
rules-solomon-refusal-R_SLOT_EMPTY = A(z) { $slot }. piaci hely üres: { $resource }.
rules-solomon-refusal-R_SLOT_EQUAL = A(z) { $slot }. hely ára ugyanannyi, mint a másiké ({ $other }); azt válaszd: { $other }.
rules-solomon-refusal-R_VP_SHORT = { $resource }: { $price } pontba kerül; neked { $vp } van.
rules-solomon-refusal-R_REVERSAL = Ebben a fázisban { $price } pontért már { $done }: { $resource }.
rules-solomon-refusal-R_MARKET_CAP = Ebben a fázisban { $n } vételed és eladásod volt; a határ { $cap }.
rules-solomon-refusal-R_CARD_NOT_SOLD = Csak kocka adható el, kártya nem.
rules-solomon-refusal-R_BUILT_ONE = Ebben a fázisban már építettél: { $card }.
rules-solomon-refusal-R_NOT_OPEN = { $card }: nincs a nyitott kártyák között.
rules-solomon-refusal-R_CANNOT_PAY = { $thing }: ára { $cost }; neked van: { $have }; hiányzik: { $missing }.
rules-solomon-refusal-R_SITE_TAKEN = { $space }: az építési hely foglalt, gazdája { $owner }.
rules-solomon-refusal-R_NO_SITE = { $space }: itt nincs építési hely.
rules-solomon-refusal-R_SITE_NEEDED = Válassz a { $n } szabad építési hely közül: { $card }.
rules-solomon-refusal-R_CROSSED_OUT = { $card }: nem jár vele épület.
rules-solomon-refusal-R_ROAD_TIME = Út az építési fázisban, a saját körödben épül.
rules-solomon-refusal-R_ROAD_STOCK = Mind a(z) { $n } út megépült.
rules-solomon-refusal-R_ROAD_NO_LINK = { $a } és { $b } nem szomszédosak.
rules-solomon-refusal-R_ROAD_EXISTS = { $a } és { $b } között már van út.
rules-solomon-refusal-R_ROAD_NO_BUILDING = Sem itt: { $a }, sem itt: { $b } nem áll épületed.
rules-solomon-refusal-R_ROAD_FOREIGN = { $space }: itt épület áll, gazdája { $owner }.
rules-solomon-refusal-R_ROAD_EMPTY_SITE = { $space }: itt üres építési hely van, út nem vezethet ide.
rules-solomon-refusal-R_TEMPLE_TIME = Templomkő az építési fázisban, a saját körödben épül.
rules-solomon-refusal-R_TEMPLE_DONE = A templom elkészült.
rules-solomon-refusal-R_TEMPLE_ORDER = { $section }: még nem épülhet; { $current }: még { $n } kő hiányzik.
rules-solomon-refusal-R_NO_TOKEN = Nincs több templomjelző; vedd el a pontokat: { $vp }.
rules-solomon-refusal-R_WAIVE = { $resource }: nem része e kő árának ({ $cost }).
rules-solomon-refusal-R_UNDO_BARRIER = Ez nem vonható vissza: { $event }.

## Words that only refusals use

rules-solomon-last_step = az utolsó lépés ({ $barrier })
rules-solomon-road = Egy út
rules-solomon-temple_block = Egy templomkő
rules-solomon-artisan = Kézműves
rules-solomon-master_artisan = Mesterkézműves
rules-solomon-every_other = minden más választás
rules-solomon-bought = vettél
rules-solomon-sold = eladtál
rules-solomon-opponent = ellenfél
rules-solomon-outcome = eredmény
rules-solomon-that = ilyen néven
