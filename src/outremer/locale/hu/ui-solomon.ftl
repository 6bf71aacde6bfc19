### The words on the drawn board of Kingdom of Solomon.

ui-solomon-board = Salamon királysága, { $round }. forduló
ui-solomon-none = nincs
ui-solomon-count = { $player } { $count }
ui-solomon-closed = zárva

ui-solomon-yields = hozama: { $amounts }
ui-solomon-building-of = { $player } épülete
ui-solomon-empty-site = üres építési hely
ui-solomon-no-site = nincs építési hely
ui-solomon-pawn-of = { $player } bábuja
ui-solomon-region-of = { $player } régiója: { $count } mező
ui-solomon-region = { $player } { $count } mezős régiójában, hozama { $amounts }
ui-solomon-pawn-brings = egy bábu itt ezt hozza
ui-solomon-lacks = hiányzik { $amounts }
ui-solomon-card = { $card }: ára { $cost }; { $vp } pont; { $site }; { $effect }
ui-solomon-needs-site = építési hely kell hozzá
ui-solomon-needs-no-site = nem kell építési hely
ui-solomon-road = Út
ui-solomon-road-of = { $player } útja: { $link }
ui-solomon-market = Piac
ui-solomon-supply = { $resource }: { $count } a közös készletben
ui-solomon-slot-filled = { $resource }, { $slot }. hely: egy kocka { $price } pontért
ui-solomon-slot-empty = { $resource }, { $slot }. hely: üres, eladási ár { $price } pont
ui-solomon-temple = A templom
ui-solomon-temple-state = { $blocks }/{ $of } kő áll; a következő része: { $section }
ui-solomon-tokens-left = { $tokens } jelző maradt
ui-solomon-no-priest = nincs Főpap
ui-solomon-high-priest = Főpap
ui-solomon-reward-token = Építs be egy templomkövet templomjelzőért
ui-solomon-reward-vp = Építs be egy templomkövet győzelmi pontokért
ui-solomon-reward-token-short = jelző
ui-solomon-reward-vp-short = pont
ui-solomon-round = { $round }. forduló
ui-solomon-order = Játékossorrend: { $list }
ui-solomon-building-deck = Építménykártyák a pakliban
ui-solomon-fortune-deck = Sorskártyák a pakliban
ui-solomon-roads-left = Megmaradt utak
ui-solomon-ends = A játék végéig
ui-solomon-end-sites = betöltött építési helyek: { $done }/{ $of }
ui-solomon-end-sites-short = helyek
ui-solomon-end-buildings = egy játékos legtöbb épülete: { $done }/{ $of }
ui-solomon-end-buildings-short = építő
ui-solomon-end-temple = álló templomkövek: { $done }/{ $of }
ui-solomon-end-temple-short = templom
ui-solomon-points = Győzelmi pontok: { $list }

ui-solomon-court-fortune = Sors
ui-solomon-court-wisdom = Bölcsesség
ui-solomon-court-thief = Tolvaj
ui-solomon-court-trader = Kereskedő
ui-solomon-court-artisan = Kézműves
ui-solomon-court-tribute = Sarc
ui-solomon-court-ark = Frigyláda
ui-solomon-court-altar = Oltár

ui-solomon-brief-fortune = húzz 1 sorskártyát
ui-solomon-brief-wisdom = 3 pont
ui-solomon-brief-thief = vegyél el 1 kockát valakitől
ui-solomon-brief-trader = cserélj 1-et 1-re
ui-solomon-brief-artisan = egy meződ hozama még egyszer
ui-solomon-brief-tribute = összes bábu: 1 kocka mindből
ui-solomon-brief-ark = összes bábu: 3 sorskártya
ui-solomon-brief-altar = összes bábu: 3 pont × hely, első leszel

## A player's panel

ui-solomon-vp = Győzelmi pont
ui-solomon-pawns = Megmaradt bábu
ui-solomon-buildings = Épület
ui-solomon-tokens = Templomjelző
ui-solomon-fortune-cards = Sorskártya
ui-solomon-passed = passzolt
ui-solomon-steal = Vedd el: 1 { $resource } ({ $player })
ui-solomon-paying = Fizetés: { $thing }
ui-solomon-owed = még hátravan
ui-solomon-pay-cubes = A maradék kockákkal: { $owed }
ui-solomon-privilege-used = Főpap; a kiváltság felhasználva: { $space }
ui-solomon-card-new = Most épült: a(z) { $round }. fordulótól használható

## What things do

ui-solomon-about-space = Az itt álló bábu meghozza a mező hozamát; a saját régiódban az összes mezőét. Az épület elzárja a mezőt a többiek elől.
ui-solomon-about-fortune = Húzz 1 sorskártyát.
ui-solomon-about-wisdom = Kapsz 3 pontot.
ui-solomon-about-thief = Vegyél el 1 kockát egy másik játékos készletéből.
ui-solomon-about-trader = Adj oda 1 nyersanyagot, és vegyél el 1 másfélét.
ui-solomon-about-artisan = Egy mező hozamát, ahol bábud áll, kapd meg még egyszer.
ui-solomon-about-tribute = Bónuszmező, minden megmaradt bábud ide kerül: 1 kocka minden nyersanyagból.
ui-solomon-about-ark = Bónuszmező, minden megmaradt bábud ide kerül: húzz 3 sorskártyát.
ui-solomon-about-altar = Bónuszmező, minden megmaradt bábud ide kerül: 3 pont szorozva a sorrendben elfoglalt helyeddel, aztán te leszel az első.
ui-solomon-about-market = Vegyél egy kockát a helye áráért, pontban fizetve, vagy adj el egyet egy üres helyre az ottani árért.
ui-solomon-about-supply = Kockák, amelyek senkinél sincsenek. A játék végén minden megmaradt kockád 1 pontot ér.
ui-solomon-about-card = A tulajdonos bábujának, az építés utáni fordulótól: { $effect }.
ui-solomon-about-fortune-vp = Játszd ki a piaci vagy építési lépésedben pontokért; a játék végén magától számít. A forduló végén legfeljebb 3 kártya maradhat.
ui-solomon-about-fortune-pays = Építményt, utat, templomkövet és cserét fizet; ami a maradéknál több rajta, elvész. A forduló végén legfeljebb 3 kártya maradhat.
ui-solomon-about-stock = Egy játékos kockái: fizetni és eladni lehet velük, a végén egyenként 1 pontot érnek.
ui-solomon-about-fact-score = A legtöbb pont nyer; a piacon is pontokkal fizetünk.
ui-solomon-about-fact-pawns = Bábuk, amelyeket ebben a fordulóban még le kell rakni.
ui-solomon-about-fact-buildings = A térképen álló épületek elzárják mezőjüket mások elől; az ötödik véget vet a játéknak, és döntetlennél is számítanak.
ui-solomon-about-fact-tokens = A legtöbb templomjelző birtokosa a főpap.
ui-solomon-about-fact-fortune_cards = Titkosak; a forduló végén legfeljebb 3 maradhat.
ui-solomon-about-paying = Kattints a tartozást csökkentő sorskártyákra; a maradékot kockák fizetik.
ui-solomon-section = { $section }: { $done } / { $of } kő; egy ára { $cost }, ezért jelző vagy { $vp } pont jár
ui-solomon-about-pile-building = Négy kártya fekszik nyitva; a hiányt minden forduló végén pótoljuk.
ui-solomon-about-pile-fortune = Ha a pakli elfogy, a kijátszott és eldobott lapokat újrakeverjük.
ui-solomon-about-pile-road = Az utak közös készletből jönnek: ha elfogy, több nem épülhet.
ui-solomon-about-end-sites = Ha minden építési helyen épület áll, a fordulót befejezzük, és vége a játéknak.
ui-solomon-about-end-buildings = Ha valaki leteszi az ötödik épületét, a fordulót befejezzük, és vége a játéknak.
ui-solomon-about-end-temple = Ha a templom utolsó köve is áll, a fordulót befejezzük, és vége a játéknak.
ui-solomon-about-priest = Övé a legtöbb templomjelző: fordulónként egyszer bábut tehet más épületének mezőjére, és a végén 20 pontot kap. Egyenlőségnél a tisztség marad.
ui-solomon-about-order-name = Sorrend
ui-solomon-about-temple = Fizesd ki a templomrész árát egy kőért, és vegyél el egy jelzőt vagy a kő pontjait. A legtöbb jelző gazdája a Főpap: a játék végén 20 pontot kap, és fordulónként egyszer más mezőjére is tehet bábut.
ui-solomon-about-road = Egy út ára 2 fa és 1 élelem, és egy mezőt kapcsol a régiódhoz.
ui-solomon-about-order = A játékossorrend; az Oltár az utolsónak adja a legtöbbet.
ui-solomon-about-points = Az építménykártyák, a templom, a piac és a kártyák adnak pontot; a legtöbb pont nyer.

ui-solomon-about-royal_palace = 4 pont
ui-solomon-about-forest_house = 2 fa
ui-solomon-about-judgment_hall = 4 pont
ui-solomon-about-pharaoh_palace = 2 sorskártya
ui-solomon-about-treasury = 1 arany
ui-solomon-about-fleet = 1 kocka (nem arany) és 1 élelem
ui-solomon-about-bronze_foundry = 1 réz és 1 élelem
ui-solomon-about-stone_works = 1 kő és 1 fa
ui-solomon-about-granary = 3 élelem
ui-solomon-about-vineyard = 2 élelem és 2 pont
ui-solomon-about-guild_hall = egy meződ hozama kétszer
ui-solomon-about-trading_house = cserélj 1-et 2-re, aranyra nem
ui-solomon-about-tax_office = 1 kocka attól, akinek legalább 4 van
ui-solomon-about-megiddo = vegyél el 1 kockát valakitől
ui-solomon-about-hazor = 3 pont, és lépj egyet előre a sorrendben
ui-solomon-about-stables = építs utat 1 fáért
ui-solomon-about-prophets_school = húzz 2-t, tarts meg 1-et, és 2 pont
ui-solomon-about-kings_highway = 1 fa és 2 élelem
ui-solomon-about-market_stalls = adj el legfeljebb 2 kockát
ui-solomon-about-levites_quarter = egy templomkő 1 kockával olcsóbban
ui-solomon-rules = Szabályok: { $rules }

## The end

ui-solomon-score-from-start = Kezdés
ui-solomon-score-from-start-why = az első forduló előtt (S112)
ui-solomon-score-from-buildings = Építménykártyák
ui-solomon-score-from-buildings-why = megépített kártyákért (S904)
ui-solomon-score-from-temple = Templomkövek
ui-solomon-score-from-temple-why = pont jelző helyett (S1005)
ui-solomon-score-from-market = Piac
ui-solomon-score-from-market-why = eladás mínusz vétel (S806, S807)
ui-solomon-score-from-cards = Kijátszott pontkártyák
ui-solomon-score-from-cards-why = játék közben (S712)
ui-solomon-score-from-effects = Oltár és akciók
ui-solomon-score-from-effects-why = Oltár, Bölcsesség és kártyák (S517, S933)
ui-solomon-score-track = A pontozósávon
ui-solomon-score-high_priest = Főpap
ui-solomon-score-fortune_cards = Sorskártyák
ui-solomon-score-cubes = Megmaradt kockák
ui-solomon-score-scores = Győzelmi pontok
ui-solomon-score-buildings = Épületek a térképen
ui-solomon-score-track-why = ezek összege (S1117)
ui-solomon-score-high_priest-why =
    { $value ->
        [0] nem főpap (S1110)
       *[other] övé a tisztség: 20 pont (S1110)
    }
ui-solomon-score-fortune_cards-why = kézben maradt pontos kártyák (S1111)
ui-solomon-score-cubes-why = 1 pont minden saját kockáért (S1112)
ui-solomon-score-scores-why = az összeg; a legtöbb pont nyer (S1114)
ui-solomon-score-buildings-why = egyenlő pontoknál dönt (S1115)
ui-solomon-score-place = Helyezés
ui-solomon-score-place-why =
    { $tied ->
        [yes] { $place }. hely: pontok, aztán épületek szerint; különben közös (S1114–S1116).
       *[no] { $place }. hely: pontok szerint (S1114).
    }

## The board in words

ui-solomon-zone-land = Az ország
ui-solomon-zone-courts = Akció- és bónuszmezők
ui-solomon-zone-cards = Nyitott építménykártyák
ui-solomon-zone-players = Játékosok
ui-solomon-player = { $player }: { $score } pont; nyersanyag: { $stock }; { $pawns } megmaradt bábu; { $tokens } jelző; kártyák: { $cards }; { $fortune } sorskártya
