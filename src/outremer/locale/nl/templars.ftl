### Templars' Journey.

## The names of things

templars-territory-london = Londen
templars-territory-paris = Parijs
templars-territory-bordeaux = Bordeaux
templars-territory-lyon = Lyon
templars-territory-barcelona = Barcelona
templars-territory-coeln = Keulen
templars-territory-wien = Wenen
templars-territory-venezia = Venetië
templars-territory-roma = Rome

templars-country-france = Frankrijk
templars-country-hre = Heilige Roomse Rijk
templars-country-england = Engeland
templars-country-aragon = Aragón
templars-country-papal = Kerkelijke Staat
templars-country-italy = Italië

# They always stand before “ridder” or “ridders”.
templars-colour-blue = blauwe
templars-colour-red = rode
templars-colour-green = groene
templars-colour-yellow = gele
templars-colour-orange = oranje
templars-any-colour = vijandelijke

templars-deed-gold_safe = Goud verzamelen – veilig
templars-deed-gold_risky = Goud verzamelen – gewaagd
templars-deed-knights_safe = Ridders inzetten – veilig
templars-deed-knights_risky = Ridders inzetten – gewaagd
templars-deed-templar_risky = Tempelier verplaatsen – gewaagd
templars-deed-templar_safe = Tempelier verplaatsen – veilig

templars-favour-new_chance = Nieuwe kans
templars-favour-taxes = Belastingen
templars-favour-leader = Aanvoerder
templars-favour-veto = Veto

templars-mission-m_gold = Het meeste goud
templars-mission-m_ships = Op de meeste schepen
templars-mission-m_temple = De meeste ridders in de tempel
templars-mission-m_seventh = De meeste ridders in de zevende stad
templars-mission-m_distance = Tempeliers het dichtst bij elkaar
templars-mission-m_countries = Edicten uit de meeste landen
templars-mission-m_hre = De meeste edicten uit het Heilige Roomse Rijk
templars-mission-m_france = De meeste edicten uit Frankrijk

templars-side-blank = de lege kant
templars-side-cross = het kruis

templars-card = kaart { $card }
templars-templar = Tempelier { $templar }
templars-tile = stadstegel { $tile }

# The spaces of the Pope's track; those with a flag have a number.
templars-space-start = het startvak
templars-space-ship = het scheepsvak
templars-space-green = { $space } (groene vlag)
templars-space-red = { $space } (rode vlag)

# The part of the game a decision belongs to.
templars-phase-setup_knight = beginopstelling, ridders
templars-phase-setup_templar = beginopstelling, tempeliers
templars-phase-pope = de paus verplaatsen
templars-phase-green_flag = groene vlag
templars-phase-red_flag = rode vlag
templars-phase-leader = Aanvoerder
templars-phase-marker = fiche gekregen
templars-phase-commit = actiekaarten spelen
templars-phase-take_gold = goud verzamelen
templars-phase-taxes = Belastingen
templars-phase-lose_knight = straf, verlies van een ridder
templars-phase-safe_city = ridders inzetten – veilig, keuze van de stad
templars-phase-safe_step = ridders inzetten – veilig
templars-phase-cross = ridders inzetten – veilig, kruis
templars-phase-blank = ridders inzetten – veilig, lege kant
templars-phase-risky_city = ridders inzetten – gewaagd, keuze van de stad
templars-phase-risky_step = ridders inzetten – gewaagd
templars-phase-penalty_city = ridders inzetten – straf, keuze van de stad
templars-phase-penalty_step = ridders inzetten – straf
templars-phase-templar = tempelier verplaatsen, keuze van de tempelier
templars-phase-step = tempelier verplaatsen
templars-phase-stop_green = tempelier verplaatsen, groene vlag
templars-phase-stop_red = tempelier verplaatsen, rode vlag
templars-phase-swap = edicten ruilen
templars-phase-want_swap = edicten ruilen
templars-phase-swap_pair = edicten ruilen, keuze van het tweede edict
templars-phase-veto = Veto
templars-phase-take_one = straf, keuze van het goud
templars-phase-deal_edict = uitdelen van de edicten
templars-phase-deal_tile = uitdelen van de stadstegels
templars-phase-deal_mission = uitdelen van de missies
templars-phase-open_mission = uitdelen van de missies
templars-phase-start_player = loting van de startspeler
templars-phase-throw = worp van de kansfiche

# The numbers of the final table.
templars-score-vp = punten
templars-score-edicts = edicten
templars-score-missions = missies

## The question being asked

templars-over = Het spel is afgelopen.

templars-ask-setup_knight = { $player }: plaats een ridder in een stad.
templars-ask-setup_templar = { $player }: plaats een tempelier in een gebied.
templars-ask-pope = { $player }: verplaats de paus.
templars-ask-green_flag = { $player }: plaats een ridder (groene vlag), of zie ervan af.
templars-ask-red_flag = { $player }: verwijder een ridder van een andere speler (rode vlag), of zie ervan af.
templars-ask-leader = { $player }: geef de startspelerfiche weg met een gunst van de paus (Aanvoerder), of houd hem.
templars-ask-marker = { $player }: geef de fiche door (Aanvoerder), of neem hem aan.
templars-ask-commit = { $player }: kies een actiekaart.
templars-ask-take_gold = { $player }: neem goud uit een gebied binnen bereik.
templars-ask-taxes = { $player }: vraag om Belastingen en neem meer goud, of niet.
templars-ask-lose_knight = { $player }: verlies één van je ridders (straf).
templars-ask-safe_city = { $player }: kies de stad voor je ridders.
templars-ask-safe_step = { $player }: plaats of verwijder een ridder voor { $price } goud, werp de kansfiche voor { $throw }, of beëindig de actie.
templars-ask-cross = { $player }: de fiche toont het kruis: plaats of verwijder een ridder, of zie ervan af.
templars-ask-blank = { $player }: de fiche toont de lege kant: vraag om een Nieuwe kans, of leg je erbij neer.
templars-ask-risky_city = { $player }: kies de stad waar je ruilt.
templars-ask-risky_step = { $player }: ruil een ridder (kost { $price } goud), of beëindig de actie.
templars-ask-penalty_city = { $player }: kies de stad waaruit je ridders verwijdert (straf).
templars-ask-penalty_step = { $player }: verwijder een ridder voor { $price } goud, of stop (straf).
templars-ask-templar = { $player }: kies de tempelier die je verplaatst.
templars-ask-step = { $player }: verplaats de tempelier, of stop.
templars-ask-stop_green = { $player }: plaats een ridder waar de tempelier stopte, of zie ervan af.
templars-ask-stop_red = { $player }: verwijder een ridder waar de tempelier stopte, of zie ervan af.
templars-ask-swap = { $player }: ruil het edict van de stad waar de tempelier stopte, of niet.
templars-ask-want_swap = { $player }: kondig een ruil van edicten aan, of niet.
templars-ask-swap_pair = { $player }: noem het edict waarmee je ruilt.
templars-ask-veto = { $player }: spreek je veto uit over de ruil van edicten, of sta hem toe.
templars-ask-veto-pair = { $player }: spreek je veto uit over de ruil van de edicten van { $here } en { $there }, of sta hem toe.
templars-ask-take_one = { $player }: neem goud uit één gebied waar je tempelier kwam (straf).

## What changed

templars-say-gold = { $player }: goud { $before } → { $after }
templars-say-gold-more = { $player }: goud +{ $gold }
templars-say-gold-less = { $player }: goud −{ $gold }
templars-say-supply = { $player }: ridders in de voorraad { $before } → { $after }
templars-say-temple = { $player }: ridders in de tempel { $before } → { $after }
templars-say-vp = { $player }: punten { $before } → { $after }
templars-say-gold_at = goud in { $territory } { $before } → { $after }
templars-say-knights = { $colour } ridders in { $territory } { $before } → { $after }
templars-say-aboard = { $colour } ridders op het schip van { $space } { $before } → { $after }
templars-say-templar = tempelier { $templar } van { $player } staat in { $territory }
templars-say-pope = de paus staat op { $space }
templars-say-round_no = actieronde { $round } begint
templars-say-start_player = { $player } is startspeler
templars-say-edict-left = het edict van { $territory } gaat uit het spel
templars-say-edict-owned = het edict van { $territory } gaat naar { $player }
templars-say-edict-space = het edict van { $territory } ligt op { $space }
templars-say-tile-laid = de stadstegel van { $territory } ligt er
templars-say-tile-gone = de stadstegel van { $territory } is weg
templars-say-committed = { $player } heeft een kaart gekozen
templars-say-revealed = { $player } speelt kaart { $card }
templars-say-mission = missie: { $mission }

## What the buttons say

templars-do-place_knight = Plaats een ridder in { $territory }
templars-do-place_templar = Plaats een tempelier in { $territory }
templars-do-pope = Verplaats de paus naar { $space }
templars-do-remove_knight = Verwijder een { $colour } ridder uit { $territory }
templars-do-decline = Zie af
templars-do-leader = Geef de fiche aan { $player } (Aanvoerder: { $knights })
templars-do-keep_marker = Houd de fiche
templars-do-accept = Neem de fiche aan
templars-do-commit = Kies kaart { $number }: { $deed }
templars-do-commit-unknown = Kies kaart { $number }
templars-do-take_gold = Neem goud uit { $territory } (daar ligt { $gold })
templars-do-taxes = Belastingen: neem goud uit { $territory } ({ $knights })
templars-do-no_taxes = Geen Belastingen
templars-do-lose_knight = Verlies een ridder in { $territory }
templars-do-city = Kies { $territory }
templars-do-end_action = Beëindig de actie
templars-do-pay2_place = Plaats een ridder ({ $price } goud)
templars-do-pay2_remove = Verwijder een { $colour } ridder ({ $price } goud)
templars-do-pay1_throw = Werp de kansfiche ({ $price } goud)
templars-do-place = Plaats een ridder
templars-do-remove = Verwijder een { $colour } ridder
templars-do-new_chance = Vraag om een Nieuwe kans ({ $knights })
templars-do-accept_blank = Leg je bij de lege kant neer
templars-do-pay2_swap = Ruil een { $colour } ridder voor een van jou ({ $price } goud)
templars-do-no_removal = Verwijder niets
templars-do-end_removal = Stop met verwijderen
templars-do-templar = Verplaats { $templar }
templars-do-step = Ga naar { $territory }
templars-do-stop = Stop hier
templars-do-swap_edict = Ruil met het edict van { $territory }
templars-do-want_swap = Kondig een ruil aan
templars-do-no_swap = Ruil niets
templars-do-veto = Veto ({ $knights })
templars-do-allow = Sta de ruil toe
templars-do-take_one = Neem goud uit { $territory } (daar ligt { $gold })
templars-do-edict = Deel het edict van { $territory } uit
templars-do-tile = Leg { $tile } neer
templars-do-mission = Deel uit: { $mission }
templars-do-open_mission = Leg open: { $mission }
templars-do-start_player = { $player } begint
templars-do-throw = De fiche toont { $side }

# What a favour of the Pope costs.
templars-temple-knights =
    { $number ->
        [one] { $number } ridder uit de tempel
       *[other] { $number } ridders uit de tempel
    }

## The board in the terminal

templars-board-head = Actieronde { $round } van { $rounds }, startspeler: { $player }
templars-board-nobody = niemand
templars-board-track = Weg van de paus:
templars-board-pope = [PAUS { $space }]
templars-board-map = Kaart
templars-board-edicts = Edicten en schepen
templars-board-players = Spelers
templars-board-title-territory = gebied
templars-board-title-country = land
templars-board-title-gold = goud
templars-board-title-city = stad
templars-board-title-knights = ridders
templars-board-title-templars = tempeliers
templars-board-title-edict = edict
templars-board-title-neighbours = grenst aan
templars-board-title-space = vak
templars-board-title-scored = telt in
templars-board-title-ship = schip
templars-board-title-aboard = aan boord
templars-board-title-player = speler
templars-board-title-vp = punten
templars-board-title-supply = voorraad
templars-board-title-temple = tempel
templars-board-title-edicts = edicten
templars-board-title-card = kaart
templars-board-title-mission = missie
templars-board-full = { $held }/{ $capacity } vol
templars-board-room = { $held }/{ $capacity }
templars-board-final = eindtelling
templars-board-ship-round = scheepsronde { $round }
templars-board-open-missions = open missies: { $missions }
templars-board-none = geen
templars-board-start = (start)
templars-board-hidden = verborgen
templars-board-face-down = gedekt
templars-board-card = { $number } { $deed }
templars-board-penalty = (straf)
