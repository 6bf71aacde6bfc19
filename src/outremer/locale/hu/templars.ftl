### Templars' Journey.

## The names of things

templars-territory-london = London
templars-territory-paris = Párizs
templars-territory-bordeaux = Bordeaux
templars-territory-lyon = Lyon
templars-territory-barcelona = Barcelona
templars-territory-coeln = Köln
templars-territory-wien = Bécs
templars-territory-venezia = Velence
templars-territory-roma = Róma

templars-country-france = Franciaország
templars-country-hre = Német-római Birodalom
templars-country-england = Anglia
templars-country-aragon = Aragónia
templars-country-papal = Pápai Állam
templars-country-italy = Itália

templars-colour-blue = kék
templars-colour-red = piros
templars-colour-green = zöld
templars-colour-yellow = sárga
templars-colour-orange = narancssárga
templars-any-colour = idegen

templars-deed-gold_safe = Arany gyűjtése - biztonságos
templars-deed-gold_risky = Arany gyűjtése - kockázatos
templars-deed-knights_safe = Lovagok bevetése - biztonságos
templars-deed-knights_risky = Lovagok bevetése - kockázatos
templars-deed-templar_risky = Templomos mozgatása - kockázatos
templars-deed-templar_safe = Templomos mozgatása - biztonságos

templars-favour-new_chance = Új esély
templars-favour-taxes = Adók
templars-favour-leader = Vezér
templars-favour-veto = Vétó

templars-mission-m_gold = Legtöbb arany
templars-mission-m_ships = Legtöbb hajón jelen
templars-mission-m_temple = Legtöbb lovag a templomban
templars-mission-m_seventh = Legtöbb lovag a hetedik városban
templars-mission-m_distance = Templomosok a legközelebb egymáshoz
templars-mission-m_countries = Legtöbb ország rendelete
templars-mission-m_hre = Legtöbb német-római rendelet
templars-mission-m_france = Legtöbb francia rendelet

templars-side-blank = üres oldal
templars-side-cross = kereszt

templars-card = { $card }. kártya
templars-templar = { $templar }. templomos
templars-tile = városlapka: { $tile }

# The spaces of the Pope's track; those with a flag have a number.
templars-space-start = startmező
templars-space-ship = hajómező
templars-space-green = { $space } (zöld zászló)
templars-space-red = { $space } (piros zászló)

# The part of the game a decision belongs to.
templars-phase-setup_knight = kezdeti elhelyezés, lovagok
templars-phase-setup_templar = kezdeti elhelyezés, templomosok
templars-phase-pope = a pápa mozgatása
templars-phase-green_flag = zöld zászló
templars-phase-red_flag = piros zászló
templars-phase-leader = Vezér
templars-phase-marker = a jelző átvétele
templars-phase-commit = akciókártyák kijátszása
templars-phase-take_gold = arany gyűjtése
templars-phase-taxes = Adók
templars-phase-lose_knight = büntetés, egy lovag elvesztése
templars-phase-safe_city = lovagok bevetése – biztonságos, városválasztás
templars-phase-safe_step = lovagok bevetése – biztonságos
templars-phase-cross = lovagok bevetése – biztonságos, kereszt
templars-phase-blank = lovagok bevetése – biztonságos, üres oldal
templars-phase-risky_city = lovagok bevetése – kockázatos, városválasztás
templars-phase-risky_step = lovagok bevetése – kockázatos
templars-phase-penalty_city = lovagok bevetése – büntetés, városválasztás
templars-phase-penalty_step = lovagok bevetése – büntetés
templars-phase-templar = templomos mozgatása, a templomos kiválasztása
templars-phase-step = templomos mozgatása
templars-phase-stop_green = templomos mozgatása, zöld zászló
templars-phase-stop_red = templomos mozgatása, piros zászló
templars-phase-swap = rendeletek cseréje
templars-phase-want_swap = rendeletek cseréje
templars-phase-swap_pair = rendeletek cseréje, a második rendelet kiválasztása
templars-phase-veto = Vétó
templars-phase-take_one = büntetés, az arany kiválasztása
templars-phase-deal_edict = a rendeletek kiosztása
templars-phase-deal_tile = a városlapkák kiosztása
templars-phase-deal_mission = a küldetések kiosztása
templars-phase-open_mission = a küldetések kiosztása
templars-phase-start_player = a kezdőjátékos kisorsolása
templars-phase-throw = az esélyjelző feldobása

# The numbers of the final table.
templars-score-vp = győzelmi pont
templars-score-edicts = rendelet
templars-score-missions = küldetés

## The question being asked

templars-over = A játék véget ért.

templars-ask-setup_knight = { $player }: helyezz egy lovagot egy városba.
templars-ask-setup_templar = { $player }: helyezz egy templomost egy területre.
templars-ask-pope = { $player }: mozgasd a pápát.
templars-ask-green_flag = { $player }: a zöld zászlóval helyezz el egy lovagot, vagy mondj le róla.
templars-ask-red_flag = { $player }: a piros zászlóval távolítsd el más játékos egy lovagját, vagy mondj le róla.
templars-ask-leader = { $player }: add tovább a kezdőjátékos-jelzőt a pápa kegyéért (Vezér), vagy tartsd meg.
templars-ask-marker = { $player }: add tovább a jelzőt (Vezér), vagy fogadd el.
templars-ask-commit = { $player }: válassz akciókártyát.
templars-ask-take_gold = { $player }: vegyél el aranyat egy elérhető területről.
templars-ask-taxes = { $player }: kérj Adókat, és vegyél el még aranyat, vagy mondj le róla.
templars-ask-lose_knight = { $player }: elveszíted egy lovagodat (büntetés); melyiket?
templars-ask-safe_city = { $player }: válassz várost a lovagjaidnak.
templars-ask-safe_step = { $player }: helyezz el vagy távolíts el egy lovagot { $price } aranyért, dobd fel az esélyjelzőt (ára: { $throw }), vagy fejezd be az akciót.
templars-ask-cross = { $player }: a jelző keresztet mutat: helyezz el vagy távolíts el egy lovagot, vagy mondj le róla.
templars-ask-blank = { $player }: a jelző az üres oldalát mutatja: kérj Új esélyt, vagy fogadd el.
templars-ask-risky_city = { $player }: válassz várost a cseréhez.
templars-ask-risky_step = { $player }: cserélj le egy lovagot { $price } aranyért, vagy fejezd be az akciót.
templars-ask-penalty_city = { $player }: válassz várost, ahonnan lovagot távolítasz el (büntetés).
templars-ask-penalty_step = { $player }: távolíts el egy lovagot { $price } aranyért, vagy fejezd be (büntetés).
templars-ask-templar = { $player }: melyik templomost mozgatod?
templars-ask-step = { $player }: mozgasd a templomost, vagy állj meg.
templars-ask-stop_green = { $player }: helyezz egy lovagot oda, ahol a templomos megállt, vagy mondj le róla.
templars-ask-stop_red = { $player }: távolíts el egy lovagot onnan, ahol a templomos megállt, vagy mondj le róla.
templars-ask-swap = { $player }: cseréld el annak a városnak a rendeletét, ahol a templomos megállt, vagy ne.
templars-ask-want_swap = { $player }: jelentsd be rendeletek cseréjét, vagy ne.
templars-ask-swap_pair = { $player }: melyik rendeletre cseréled?
templars-ask-veto = { $player }: vétózd meg a rendeletek cseréjét, vagy engedd meg.
templars-ask-veto-pair = { $player }: vétózd meg e rendeletek cseréjét: { $here } és { $there }, vagy engedd meg.
templars-ask-take_one = { $player }: vegyél el aranyat egy területről, ahová beléptél (büntetés).

## What changed

templars-say-gold = { $player }: arany { $before } → { $after }
templars-say-gold-more = { $player }: arany +{ $gold }
templars-say-gold-less = { $player }: arany −{ $gold }
templars-say-supply = { $player }: lovag a készletben { $before } → { $after }
templars-say-temple = { $player }: lovag a templomban { $before } → { $after }
templars-say-vp = { $player }: pont { $before } → { $after }
templars-say-gold_at = arany – { $territory }: { $before } → { $after }
templars-say-knights = { $colour } lovag – { $territory }: { $before } → { $after }
templars-say-aboard = { $colour } lovag a hajón ({ $space }): { $before } → { $after }
templars-say-templar = { $player } { $templar }. templomosa itt áll: { $territory }
templars-say-pope = a pápa itt áll: { $space }
templars-say-round_no = kezdődik: { $round }. akcióforduló
templars-say-start_player = { $player } a kezdőjátékos
templars-say-edict-left = { $territory } rendelete kikerül a játékból
templars-say-edict-owned = { $territory } rendelete: { $player } kapja
templars-say-edict-space = { $territory } rendelete ide kerül: { $space }
templars-say-tile-laid = { $territory } városlapkája a térképre kerül
templars-say-tile-gone = { $territory } városlapkája lekerül a térképről
templars-say-committed = { $player } kártyát választott
templars-say-revealed = { $player } kijátszott kártyája: { $card }
templars-say-mission = küldetés: { $mission }

## What the buttons say

templars-do-place_knight = Lovag ide: { $territory }
templars-do-place_templar = Templomos ide: { $territory }
templars-do-pope = A pápa ide: { $space }
templars-do-remove_knight = Távolíts el egy { $colour } lovagot innen: { $territory }
templars-do-decline = Mondj le róla
templars-do-leader = Kapja a jelzőt: { $player } (Vezér: { $knights })
templars-do-keep_marker = Tartsd meg a jelzőt
templars-do-accept = Fogadd el a jelzőt
templars-do-commit = Válaszd: { $number }. kártya, { $deed }
templars-do-commit-unknown = Válaszd: { $number }. kártya
templars-do-take_gold = Arany innen: { $territory } ({ $gold } van ott)
templars-do-taxes = Adók: arany innen: { $territory } ({ $knights })
templars-do-no_taxes = Ne kérj Adókat
templars-do-lose_knight = Veszíts el egy lovagot itt: { $territory }
templars-do-city = Válaszd: { $territory }
templars-do-end_action = Fejezd be az akciót
templars-do-pay2_place = Helyezz el egy lovagot ({ $price } arany)
templars-do-pay2_remove = Távolíts el egy { $colour } lovagot ({ $price } arany)
templars-do-pay1_throw = Dobd fel az esélyjelzőt ({ $price } arany)
templars-do-place = Helyezz el egy lovagot
templars-do-remove = Távolíts el egy { $colour } lovagot
templars-do-new_chance = Kérj Új esélyt ({ $knights })
templars-do-accept_blank = Fogadd el az üres oldalt
templars-do-pay2_swap = Cserélj le egy { $colour } lovagot a sajátodra ({ $price } arany)
templars-do-no_removal = Ne távolíts el semmit
templars-do-end_removal = Fejezd be az eltávolítást
templars-do-templar = Mozgasd: { $templar }
templars-do-step = Lépj ide: { $territory }
templars-do-stop = Állj meg itt
templars-do-swap_edict = Cserélj erre: { $territory } rendelete
templars-do-want_swap = Jelents be cserét
templars-do-no_swap = Ne cserélj semmit
templars-do-veto = Emelj vétót ({ $knights })
templars-do-allow = Engedd a cserét
templars-do-take_one = Arany innen: { $territory } ({ $gold } van ott)
templars-do-edict = Oszd ki: { $territory } rendelete
templars-do-tile = Tedd le: { $tile }
templars-do-mission = Oszd ki: { $mission }
templars-do-open_mission = Fedd fel: { $mission }
templars-do-start_player = { $player } kezd
templars-do-throw = A jelző ezt mutatja: { $side }

# What a favour of the Pope costs.
templars-temple-knights = { $number } templombeli lovag

## The board in the terminal

templars-board-head = Akcióforduló: { $round }/{ $rounds }, kezdőjátékos: { $player }
templars-board-nobody = senki
templars-board-track = A pápa útja:
templars-board-pope = [PÁPA { $space }]
templars-board-map = Térkép
templars-board-edicts = Rendeletek és hajók
templars-board-players = Játékosok
templars-board-title-territory = terület
templars-board-title-country = ország
templars-board-title-gold = arany
templars-board-title-city = város
templars-board-title-knights = lovagok
templars-board-title-templars = templomosok
templars-board-title-edict = rendelet
templars-board-title-neighbours = szomszédok
templars-board-title-space = mező
templars-board-title-scored = pontozás
templars-board-title-ship = hajó
templars-board-title-aboard = fedélzeten
templars-board-title-player = játékos
templars-board-title-vp = pont
templars-board-title-supply = készlet
templars-board-title-temple = templom
templars-board-title-edicts = rendeletek
templars-board-title-card = kártya
templars-board-title-mission = küldetés
templars-board-full = { $held }/{ $capacity } betelt
templars-board-room = { $held }/{ $capacity }
templars-board-final = végső pontozás
templars-board-ship-round = { $round }. hajóforduló
templars-board-open-missions = nyílt küldetések: { $missions }
templars-board-none = nincs
templars-board-start = (kezd)
templars-board-hidden = titkos
templars-board-face-down = lefordítva
templars-board-card = { $number } { $deed }
templars-board-penalty = (büntetés)
