### Kingdom of Solomon.

## The names of things

# Everything a pawn can stand on: resource spaces, action spaces, bonus spaces, building cards.
solomon-place-lebanon = Libanon
solomon-place-zobah = Cóbá
solomon-place-tyre = Tírusz
solomon-place-dan = Dán
solomon-place-damascus = Damaszkusz
solomon-place-bashan = Básán
solomon-place-dor = Dór
solomon-place-jezreel = Jezréel
solomon-place-ephraim = Efraim
solomon-place-succoth = Szukkót
solomon-place-quarries = Királyi kőfejtők
solomon-place-gezer = Gezer
solomon-place-judah = Júda
solomon-place-negev = Negev
solomon-place-edom = Edóm
solomon-place-ezion = Ecjón-Geber
solomon-place-fortune = Sors
solomon-place-wisdom = Bölcsesség
solomon-place-thief = Tolvaj
solomon-place-trader = Kereskedő
solomon-place-artisan = Kézműves
solomon-place-tribute = Sarc
solomon-place-ark = Frigyláda
solomon-place-altar = Oltár
solomon-place-royal_palace = Királyi palota
solomon-place-forest_house = A Libanon-erdő háza
solomon-place-judgment_hall = Ítélőcsarnok
solomon-place-pharaoh_palace = A fáraó lányának palotája
solomon-place-treasury = Kincstár
solomon-place-fleet = Az ecjón-geberi flotta
solomon-place-bronze_foundry = Bronzöntöde
solomon-place-stone_works = Kőfaragóműhely
solomon-place-granary = Magtár
solomon-place-vineyard = Szőlőskert
solomon-place-guild_hall = Céhház
solomon-place-trading_house = Kereskedőház
solomon-place-tax_office = Adóhivatal
solomon-place-megiddo = Megiddó erődje
solomon-place-hazor = Hácór falai
solomon-place-stables = Istállók
solomon-place-prophets_school = Prófétaiskola
solomon-place-kings_highway = Királyi út
solomon-place-market_stalls = Piaci bódék
solomon-place-levites_quarter = Léviták negyede

solomon-resource-gold = arany
solomon-resource-copper = réz
solomon-resource-stone = kő
solomon-resource-timber = fa
solomon-resource-food = élelem
solomon-amount = { $number } { $resource }

# The Fortune cards.
solomon-fortune-food2 = 2 élelem
solomon-fortune-food_timber = élelem és fa
solomon-fortune-timber2 = 2 fa
solomon-fortune-stone1 = 1 kő
solomon-fortune-copper1 = 1 réz
solomon-fortune-gold1 = 1 arany
solomon-fortune-vp2 = 2 pont
solomon-fortune-vp3 = 3 pont
solomon-fortune-vp4 = 4 pont
solomon-fortune-vp5 = 5 pont

solomon-section-foundation = Alapzat
solomon-section-structure = Falszerkezet
solomon-section-columns = Oszlopok

solomon-phase-placement = lerakási fázis
solomon-phase-resolution = végrehajtási fázis
solomon-phase-market = piaci fázis
solomon-phase-building = építési fázis
solomon-phase-cleanup = forduló vége

# What a decision is about.
solomon-decision-place = tegyél le egy bábut
solomon-decision-resolve = hajtsd végre az egyik helyed akcióját
solomon-decision-artisan = válaszd ki a még egyszer használt nyersanyagmezőt
solomon-decision-give = adj oda egy nyersanyagot
solomon-decision-take = vegyél el egy nyersanyagot
solomon-decision-steal = válaszd ki, mit veszel el egy ellenféltől
solomon-decision-gain_any = vegyél el egy nyersanyagot
solomon-decision-move_up = lépj előre a sorrendben, vagy mondj le róla
solomon-decision-sell_supply = adj el kockákat a közös készletnek, vagy mondj le róla
solomon-decision-road = építsd meg az utat, vagy mondj le róla
solomon-decision-temple = építsd be a templomkövet, vagy mondj le róla
solomon-decision-waive = hagyj el egy kockát a templomkő árából
solomon-decision-keep = dobd el a húzott kártyákat, amelyeket nem tartasz meg
solomon-decision-market = vegyél, adj el, vagy passzolj
solomon-decision-building = építs, vagy fejezd be a lépésed
solomon-decision-pay = fizess
solomon-decision-hand_limit = dobj el kártyákat a kézlimitig
solomon-decision-site = válassz építési helyet
solomon-decision-turn_order = a játékossorrend kisorsolása
solomon-decision-open_card = egy építménykártya felfordítása
solomon-decision-fortune_card = egy sorskártya húzása

solomon-opponent-next = a következő játékos
solomon-opponent-second = a tőled második játékos
solomon-opponent-third = a tőled harmadik játékos

solomon-reward-token = egy templomjelző
solomon-reward-vp = pont
solomon-slot = { $slot }. hely
solomon-link = { $from } – { $to }
solomon-gift = „{ $fortune }” sorskártya { $resource } gyanánt

# The numbers of the final table.
solomon-score-scores = pontszám
solomon-score-track = pontozósáv
solomon-score-high_priest = főpap
solomon-score-fortune_cards = sorskártyák
solomon-score-cubes = kockák
solomon-score-buildings = épületek

## The question being asked

solomon-ask = { $who }: { $decision }.
solomon-ask-at = { $who } ({ $place }): { $decision }.
solomon-ask-place = { $who }: { $decision } (még { $pawns }).
solomon-ask-pay = { $who }: { $decision } ({ $thing }); még hátravan: { $owed }.
solomon-road = út: { $link }
solomon-you = Te
solomon-chance = Véletlen
solomon-over = A játék véget ért: { $scores }.
solomon-score = { $player } { $score }

## What changed

solomon-say-score-more = { $player }: +{ $vp } pont ({ $score })
solomon-say-score-less = { $player }: −{ $vp } pont ({ $score })
solomon-say-stock-more = { $player }: +{ $number } { $resource }
solomon-say-stock-less = { $player }: −{ $number } { $resource }
solomon-say-pawn = { $player } bábuja ide kerül: { $place }
solomon-say-building = { $player } épülete itt áll: { $space }
solomon-say-road = { $player } utat épít: { $from } – { $to }
solomon-say-card-open = felfordítva: { $card }
solomon-say-card-built = { $player } megépíti: { $card }
solomon-say-high_priest = { $player } a Főpap
solomon-say-blocks = elkészül a templom { $block }. köve
solomon-say-tokens = { $player } elvesz egy templomjelzőt ({ $tokens })
solomon-say-order = { $position }. a sorrendben: { $player }
solomon-say-round_no = kezdődik: { $round }. forduló
solomon-say-discard = eldobva: „{ $fortune }” sorskártya
solomon-say-passed = { $player } passzolt
solomon-say-hand = { $player } sorskártyát kap: „{ $fortune }”
solomon-say-hand-unseen = { $player } sorskártyát kap
solomon-say-over = a játék véget ért

## What the buttons say

solomon-do-place = Bábu ide: { $place }
solomon-do-resolve = Hajtsd végre: { $place }
solomon-do-space = Használd még egyszer: { $space }
solomon-do-give_cube = Add oda: 1 { $resource }
solomon-do-give_card = Add oda: { $gift }
solomon-do-take = Vedd el: 1 { $resource }
solomon-do-steal = Vedd el: 1 { $resource } ({ $player })
solomon-do-sell_supply = Add el a készletnek: 1 { $resource } (+{ $vp } pont)
solomon-do-road = Építs utat: { $link } ({ $cost })
solomon-do-temple-token = Építs be egy templomkövet templomjelzőért ({ $cost })
solomon-do-temple-vp = Építs be egy templomkövet { $vp } pontért ({ $cost })
# With an effect that leaves out one cube of the cost.
solomon-do-temple-token-less = Építs be egy templomkövet templomjelzőért ({ $cost }, egy kockával kevesebb)
solomon-do-temple-vp-less = Építs be egy templomkövet { $vp } pontért ({ $cost }, egy kockával kevesebb)
solomon-do-waive = Hagyd el: 1 { $resource }
solomon-do-sell = Add el: 1 { $resource } (+{ $price } pont)
solomon-do-buy = Vedd meg: 1 { $resource } ({ $price } pont)
solomon-do-build = Építsd meg: { $card } ({ $cost }; +{ $vp } pont)
solomon-do-site = Építs ide: { $space }
solomon-do-pay_card = Fizess „{ $fortune }” sorskártyával
solomon-do-play_vp = Játssz ki egy sorskártyát (+{ $vp } pont)
solomon-do-play_resource = Játssz ki egy sorskártyát kockákért ({ $cubes })
solomon-do-discard = Dobd el: „{ $fortune }” sorskártya
solomon-do-move_up = Lépj előre a sorrendben
solomon-do-decline = Mondj le róla
solomon-do-pay_cubes = Fizess kockákkal
solomon-do-pass = Passzolj
solomon-do-end_turn = Fejezd be a lépésed
solomon-do-order = { $player } a következő a sorrendben
solomon-do-open = Fordítsd fel: { $card }
solomon-do-draw = Húzd ki: „{ $fortune }” sorskártya

## The board in the terminal

solomon-board-letter-gold = A
solomon-board-letter-copper = R
solomon-board-letter-stone = K
solomon-board-letter-timber = F
solomon-board-letter-food = É
solomon-board-round = { $round }. forduló
solomon-board-phase = { $round }. forduló, { $phase }
solomon-board-decks = Sorskártyák: pakli { $deck }, eldobva { $discard }
solomon-board-map = Térkép, { $roads } út maradt
solomon-board-legend = [X] épület   [ ] üres építési hely   @X bábu   betűk: út, pontok: kapcsolat
solomon-board-actions = Akció- és bónuszmezők
solomon-board-market = Piac (■ = ott kocka van)
solomon-board-cards = Nyitott építménykártyák ({ $deck } a pakliban)
solomon-board-temple = Templom ({ $tokens } jelző maradt)
solomon-board-players = Játékosok sorrendben
solomon-board-title-place = hely
solomon-board-title-pawns = bábuk
solomon-board-title-supply = készlet
solomon-board-title-card = kártya
solomon-board-title-cost = ár
solomon-board-title-vp = pont
solomon-board-title-site = ép. hely
solomon-board-title-section = rész
solomon-board-title-blocks = kövek
solomon-board-title-player = játékos
solomon-board-title-stock = nyersanyag
solomon-board-title-tokens = jelzők
solomon-board-title-fortune = sorskártyák
solomon-board-title-built = megépítve
solomon-board-closed = zárva
solomon-board-yes = igen
solomon-board-no = nem
solomon-board-hidden = { $number } rejtett
solomon-board-high-priest = Főpap
