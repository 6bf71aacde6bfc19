### Jerusalem.

## The names of things

jerusalem-centre-palace = Királyi Palota
jerusalem-centre-templars = Templomosok
jerusalem-centre-patriarchate = Pátriárkák
jerusalem-centre-market = Piac
jerusalem-centre-nobility = Nemesség
jerusalem-centre-tower = Dávid Tornya

jerusalem-area-palace_large = Királyi Palota (nagy terület)
jerusalem-area-palace_left = Királyi Palota (bal alsó terület)
jerusalem-area-palace_right = Királyi Palota (jobb alsó terület)
jerusalem-area-templars_large = Templomosok (nagy terület)
jerusalem-area-templars_left = Templomosok (bal alsó terület)
jerusalem-area-templars_right = Templomosok (jobb alsó terület)
jerusalem-area-patriarchate_large = Pátriárkák (nagy terület)
jerusalem-area-patriarchate_left = Pátriárkák (bal alsó terület)
jerusalem-area-patriarchate_right = Pátriárkák (jobb alsó terület)
jerusalem-area-market_large = Piac (nagy terület)
jerusalem-area-market_left = Piac (bal alsó terület)
jerusalem-area-market_right = Piac (jobb alsó terület)
jerusalem-area-nobility_large = Nemesség (nagy terület)
jerusalem-area-nobility_left = Nemesség (bal alsó terület)
jerusalem-area-nobility_right = Nemesség (jobb alsó terület)
jerusalem-area-tower = Dávid Tornya
jerusalem-any-area = bármely terület, ahol nem áll báró

jerusalem-office-captain = Várkapitány
jerusalem-office-treasurer = Kincstárnok
jerusalem-office-marshal = Tábornagy
jerusalem-office-admiral = Tengernagy
jerusalem-no-office = nincs tisztség

jerusalem-resource-squire = fegyverhordozó
jerusalem-resource-silver = bizánci érme
jerusalem-resource-prestige = hírnév

# A number of one resource.
jerusalem-amount-squire = { $number } fegyverhordozó
jerusalem-amount-silver = { $number } érme
jerusalem-amount-prestige = { $number } hírnév

jerusalem-card-squire1 = +1 fegyverhordozó
jerusalem-card-silver2 = +2 bizánci érme
jerusalem-card-prestige2 = +2 hírnév
jerusalem-card-resources2 = +2 erőforrás
jerusalem-card-squire1_silver1 = +1 fegyverhordozó és +1 bizánci érme
jerusalem-card-defector = Köpönyegforgató
jerusalem-card-move2 = Mozgass 2 fegyverhordozót
jerusalem-card-genoa = Genovai zsoldosok
jerusalem-card-influence_palace = Elsöprő befolyás – Királyi Palota
jerusalem-card-influence_templars = Elsöprő befolyás – Templomosok
jerusalem-card-influence_patriarchate = Elsöprő befolyás – Pátriárkák
jerusalem-card-influence_market = Elsöprő befolyás – Piac
jerusalem-card-influence_nobility = Elsöprő befolyás – Nemesség
jerusalem-card-influence_tower = Elsöprő befolyás – Dávid Tornya
jerusalem-card-foreign_baron = Idegen báró

jerusalem-event-heir = Trónöröklés
jerusalem-event-election = Pátriárka választása
jerusalem-event-tax = Különadó
jerusalem-event-war = Háború

jerusalem-phase-auction = 1. fázis, licitálás tisztségre
jerusalem-phase-draft = 1. fázis, akciókártya választása
jerusalem-phase-deploy = 2. fázis, fegyverhordozók telepítése
jerusalem-phase-tower = 3. fázis, 1. lépés, Dávid Tornya
jerusalem-phase-privileges = 3. fázis, 2. lépés, előjogok
jerusalem-phase-income = 3. fázis, 3. lépés, bevételek
jerusalem-phase-event = 4. fázis, esemény

# The numbers of the final table.
jerusalem-score-floors = emelet
jerusalem-score-prestige = hírnév
jerusalem-score-offices = tisztség

## The question being asked

jerusalem-other-decides = { $player } dönt: { $phase }.

jerusalem-ask-auction_office = Te nyitod a licitet: válassz egy tisztséget ({ $silver } érméd van az ajánlatra).
jerusalem-ask-auction_open = Mennyi a nyitó ajánlatod? Tisztség: { $office }; 0 és { $silver } érme között ajánlhatsz.
jerusalem-ask-auction_reply = { $bidder } ajánlata { $bid } érme, tisztség: { $office }. Emelsz vagy passzolsz? { $silver } érméd van.
jerusalem-ask-draft = Tarts meg egyet a félretett akciókártyák közül; a többi a következő játékoshoz kerül.
jerusalem-ask-turn = Te jössz, { $office }: { $squires } vár a paravánod mögött.
jerusalem-ask-dismiss_pick = Befolyással kereskedsz: { $squires } → { $pay } érme. Honnan veszed le ({ $number }.)?
jerusalem-ask-marshal_source = Tábornagy: melyik területről indulnak a fegyverhordozóid?
jerusalem-ask-marshal_target = Tábornagy: innen indulnak: { $area }. Hová mennek?
jerusalem-ask-marshal_count = Tábornagy: hányan mennek ide: { $area }?
jerusalem-ask-move2_source = Mozgass { $moves } fegyverhordozót – { $number }.: honnan indul?
jerusalem-ask-move2_target = Mozgass { $moves } fegyverhordozót – innen: { $area }. Hová megy?
jerusalem-ask-defector_own = Köpönyegforgató: melyik fegyverhordozód cserél helyet?
jerusalem-ask-defector_enemy = Köpönyegforgató: kinek a fegyverhordozójával cserél helyet?
jerusalem-ask-influence_area = { $card }: hová kerül a fegyverhordozó ({ $number }/{ $squires })?
jerusalem-ask-resource_pick = +2 erőforrás – { $number }. darab: melyiket kéred?
jerusalem-ask-tower_move = Tiéd Dávid Tornya: mozgasd el innen egy fegyverhordozódat, vagy hagyd ki.
jerusalem-ask-scholars = Tudósok: kérsz egy kártyát? Ára a paravánod mögül: { $squires }.
jerusalem-ask-materials = Építőanyagok: mennyi hírnevet veszel? Egynek az ára { $price } érme.
jerusalem-ask-intrigue = Udvari intrikák: kitől rabolsz hírnevet?
jerusalem-ask-income = Bevétel – { $area }: { $offer }. Vedd el, vagy mondj le egy részéről.
jerusalem-ask-heir_rescue = Trónöröklés: hány fegyverhordozó (0–{ $most }) menekül ide: { $area }?
jerusalem-ask-heir_rescue_to = Trónöröklés: két báród közül melyikhez menekül a következő fegyverhordozó?
jerusalem-ask-tax_keep = Különadó: a Piacon minden megtartott fegyverhordozó ára { $price } érme (eddig megtartva: { $kept }); a többi távozik.
jerusalem-ask-war_remove = Háború: legfeljebb { $squires } vehető le, játékosonként legfeljebb { $most }.

## What changed

jerusalem-say-round_no = { $round }. kör vége
jerusalem-say-screens_off = lekerülnek a paravánok
jerusalem-say-auction_office = a licit tárgya: { $office }
jerusalem-say-passed = { $player } kiszáll ebből a licitből
jerusalem-say-office = { $player } tisztsége: { $office }
jerusalem-say-silver-gets = { $player } { $silver } érmét kap
jerusalem-say-silver-pays = { $player } { $silver } érmét fizet
jerusalem-say-screen = { $player }: +{ $squires }
jerusalem-say-prestige = { $player } hírneve { $before } → { $after }
jerusalem-say-floors =
    { $number ->
        [one] { $player } tornyának új emelete: { $floors }
       *[other] { $player } tornyának új emeletei: { $floors }
    }
jerusalem-say-squires = { $player } – { $area }: { $before } → { $after }
jerusalem-say-baron = { $player } bárója blokkolja: { $area }
jerusalem-say-foreign_owner = a fehér báró gazdája: { $player }
jerusalem-say-hand-unseen = { $player } elvesz egy kártyát
jerusalem-say-hand = { $player } kártyája: { $card }
jerusalem-say-discard = kijátszva: { $card }
jerusalem-say-event_at = { $round }. kör, esemény: { $event }

## What the buttons say

jerusalem-do-office = Licitálj erre: { $office }
jerusalem-do-bid = Ajánlj { $number } érmét
jerusalem-do-pass = Passzolj
jerusalem-do-keep_card = Tartsd meg: { $card }
jerusalem-do-place = Fegyverhordozó ide: { $area }
jerusalem-do-hire = Bérelj fegyverhordozót ({ $price } érme)
jerusalem-do-dismiss = Add el: { $squires } (+{ $pay } érme)
jerusalem-do-play = Játszd ki: { $card }
jerusalem-do-marshal_silver = Tábornagy: vegyél el { $silver } érmét
jerusalem-do-marshal_move = Tábornagy: mozgass, legfeljebb: { $squires }
jerusalem-do-baron = Báró ide: { $area }
jerusalem-do-foreign_baron = Fehér báró ide: { $area }
jerusalem-do-end_turn = Fejezd be a lépésed
jerusalem-do-from = Innen: { $area }
jerusalem-do-to = Ide: { $area }
jerusalem-do-count = Mozgass { $number } fegyverhordozót
jerusalem-do-swap = Cserélj helyet: { $player }, { $area }
jerusalem-do-area = Fegyverhordozó ide: { $area }
jerusalem-do-resource = Vedd el: { $amount }
jerusalem-do-cancel = Mégse
jerusalem-do-back = Vissza
jerusalem-do-stop = Ennyi elég
jerusalem-do-skip = Hagyd ki
jerusalem-do-draw = Húzz egy kártyát ({ $squires })
jerusalem-do-buy =
    { $number ->
        [0] Ne vegyél hírnevet
       *[other] Vegyél { $number } hírnevet ({ $cost } érme)
    }
jerusalem-do-steal = Rabolj { $prestige } hírnevet tőle: { $player }
jerusalem-do-take = Vedd el a bevételt ({ $offer })
jerusalem-do-take_rest = Vedd el ezt és a kör minden további bevételét
jerusalem-do-decline = Mondj le erről: { $amount }
jerusalem-do-rescue =
    { $number ->
        [0] Ne ments ki senkit
       *[other] Ments ki { $number } fegyverhordozót
    }
jerusalem-do-rescue_to = Ments ide egy fegyverhordozót: { $area }
jerusalem-do-keep_squire = Tarts meg egy fegyverhordozót itt: { $area } ({ $price } érme)
jerusalem-do-remove = Vegyél le egy fegyverhordozót: { $player }, { $area }
jerusalem-do-done = Kész
jerusalem-do-card = Oszd ki: { $card }
jerusalem-do-opener = { $player } nyitja a licitet
jerusalem-do-event = Fedd fel: { $event }

## The board in the terminal

jerusalem-board-round = Kör
jerusalem-board-event-heir = Trón
jerusalem-board-event-election = Választás
jerusalem-board-event-tax = Adó
jerusalem-board-event-war = Háború
jerusalem-board-gifts = Ajándékok
jerusalem-board-deck = pakli { $deck }, dobott { $played }
jerusalem-board-large = nagy
jerusalem-board-left = bal
jerusalem-board-right = jobb
jerusalem-board-tower = { $silver }$, 1 mozgatás
jerusalem-board-closed = nincs játékban
jerusalem-board-closed-why = két játékossal
jerusalem-board-legend-control = * ura  ♜ báró  H hírnév
jerusalem-board-legend-prestige = F fegyverhordozó
jerusalem-board-legend-silver = $ bizánci érme
jerusalem-board-letter-squire = F
jerusalem-board-letter-silver = $
jerusalem-board-letter-prestige = H
jerusalem-board-privilege-patriarchate = Tudósok
jerusalem-board-privilege-market = Építőanyagok
jerusalem-board-privilege-nobility = Intrikák
jerusalem-board-title-seat = szék
jerusalem-board-title-office = tisztség
jerusalem-board-title-tower = torony
jerusalem-board-title-prestige = hírnév
jerusalem-board-title-next = új emelet
jerusalem-board-title-silver = érme
jerusalem-board-title-squires = fegyverh.
jerusalem-board-title-cards = kártya
jerusalem-board-title-baron = báró
jerusalem-board-you = (te)
jerusalem-board-white = + fehér: { $area }
jerusalem-board-unplaced = nincs fent
jerusalem-board-costs = ára { $cost }
jerusalem-board-strikes = { $event }: a 4. fázisban lecsap ide: { $centres }.
jerusalem-board-fresh = Most érkeztek, beszámítanak a báróhoz: { $areas }
jerusalem-board-fresh-area = { $area } { $number }
jerusalem-board-offices = Tisztségek:
jerusalem-board-office = { $office } { $squires }F
jerusalem-board-bid = ajánlat { $bid }
jerusalem-board-free = szabad
jerusalem-board-passed = passzolt:
jerusalem-board-hand = kézben: { $cards }
jerusalem-board-no-card = nincs akciókártya
jerusalem-board-several = { $number } × { $card }
jerusalem-board-behind = { $silver } érme, { $squires } a paravánod mögött (készletben { $supply }); kézben: { $cards }
jerusalem-board-aside = félretett kártyák: { $cards }
jerusalem-board-only-you = Ezt csak te látod:
jerusalem-board-everybody = Ezt mindenki látja:
