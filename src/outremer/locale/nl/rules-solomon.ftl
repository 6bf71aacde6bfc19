### The rules in short: the headings of the rulebook, and why something is refused.

## Headings, by the hundreds of their rules

rules-solomon-section-S1 = Voorbereiding
rules-solomon-section-S2 = Verloop van de ronde en volgorde
rules-solomon-section-S3 = Plaatsing
rules-solomon-section-S4 = Uitvoering
rules-solomon-section-S5 = Actievelden en bonusvelden
rules-solomon-section-S6 = Regio’s en wegen
rules-solomon-section-S7 = Lotkaarten
rules-solomon-section-S8 = De markt
rules-solomon-section-S9 = Bouwfase en bouwwerkkaarten
rules-solomon-section-S10 = Tempel en Hogepriester
rules-solomon-section-S11 = Einde van de ronde, einde van het spel, puntentelling
rules-solomon-section-S12 = Aantallen spelers
rules-solomon-section-S13 = Wie wat mag zien

## Refusals, by their codes; the English ones are those of section 9 of RULES.md

rules-solomon-refusal-R_GAME_OVER = Het spel is afgelopen.
rules-solomon-refusal-R_NOT_YOUR_TURN = Nu beslist { $actor }, niet jij.
rules-solomon-refusal-R_WRONG_PHASE = { $action } kan alleen hier: { $phase }; nu is: { $current }.
rules-solomon-refusal-R_WRONG_STEP = Maak eerst deze stap af: { $decision }.
rules-solomon-refusal-R_UNKNOWN = Dit bestaat niet: { $kind } ({ $id }).
rules-solomon-refusal-R_MUST_PLACE = Je moet een pion plaatsen; { $n } plaatsen staan voor je open.
rules-solomon-refusal-R_NO_PAWN = Je hebt in deze fase geen pion meer.
rules-solomon-refusal-R_OCCUPIED = { $place }: hier staat al een pion van { $player }.
rules-solomon-refusal-R_FOREIGN_BUILDING = { $space }: hier staat een gebouw van { $owner }; alleen de Hogepriester mag erheen.
rules-solomon-refusal-R_HP_USED = Je hebt de Hogepriester deze ronde al gebruikt ({ $space }).
rules-solomon-refusal-R_REGION_USED = In deze regio staat al een pion van { $player }: { $space }.
rules-solomon-refusal-R_OPEN_CARD = { $card } is niet gebouwd; de actie kan niet worden gebruikt.
rules-solomon-refusal-R_CARD_OF_OTHER = { $card } is van { $owner }.
rules-solomon-refusal-R_CARD_NEW = { $card } is deze ronde gebouwd; te gebruiken vanaf ronde { $round }.
rules-solomon-refusal-R_BONUS_CLOSED = Met { $n } spelers doet dit bonusveld niet mee: { $bonus }.
rules-solomon-refusal-R_BONUS_ALL = Een bonusveld vraagt al je { $n } overige pionnen, niet { $k }.
rules-solomon-refusal-R_RESOLVED = { $place } is al uitgevoerd.
rules-solomon-refusal-R_NOT_YOUR_PAWN = { $place }: hier staat geen pion van jou.
rules-solomon-refusal-R_ARTISAN_NO_PAWN = { $artisan }: hiervoor heb je een pion op een grondstofveld nodig; hier staat er geen: { $space }.
rules-solomon-refusal-R_ARTISAN_CARD = { $artisan }: dit werkt op grondstofvelden, niet op bouwwerkkaarten.
rules-solomon-refusal-R_ARTISAN_TWICE = { $space } is deze ronde al gebruikt: { $other }.
rules-solomon-refusal-R_STEAL_NONE = { $player } heeft dit niet: { $resource }.
rules-solomon-refusal-R_STEAL_CARD = Lotkaarten en hun grondstoffen kunnen niet worden gestolen.
rules-solomon-refusal-R_STEAL_SELF = Kies een tegenstander.
rules-solomon-refusal-R_NO_CUBE = Je hebt hiervan geen blokje: { $resource }.
rules-solomon-refusal-R_SUPPLY_EMPTY = Hiervan is niets in de voorraad: { $resource }.
rules-solomon-refusal-R_TRADE_SAME = Neem een andere grondstof dan je gaf ({ $resource }).
rules-solomon-refusal-R_TRADE_NO_GOLD = De Meesterhandelaar geeft geen goud.
rules-solomon-refusal-R_EXCLUDED = Dit kun je hier niet kiezen: { $resource }.
rules-solomon-refusal-R_COMPULSORY = Dit effect kun je niet weigeren.
rules-solomon-refusal-R_ALREADY_FIRST = Je staat al op positie 1.
rules-solomon-refusal-R_SELL_MAX = Met deze actie verkoop je hoogstens { $n } blokjes.
rules-solomon-refusal-R_INDEX_ORDER = Kies in de vaste volgorde: { $option } komt vóór { $previous }, of laat daarna te weinig over.
rules-solomon-refusal-R_CARD_NOT_HELD = Deze kaart heb je niet: { $kind }.
rules-solomon-refusal-R_VP_WINDOW = Puntenkaarten speel je in je beurt van de marktfase, de bouwfase of bij de handlimiet.
rules-solomon-refusal-R_CARD_ONLY_PAYS = Kaarten met grondstoffen dienen alleen om te betalen.
rules-solomon-refusal-R_CARD_SAVES_NOTHING = { $kind } verlaagt niet wat je nog schuldig bent ({ $owed }).
rules-solomon-refusal-R_CARD_DEADLOCK = Na { $kind } is de rest ({ $owed }) niet meer te betalen.
rules-solomon-refusal-R_NOT_PAID = Je bent nog { $owed } schuldig; je blokjes zijn niet genoeg.
rules-solomon-refusal-R_HAND_LIMIT = Je hebt { $n } kaarten en mag er { $limit } houden; leg er nog { $k } af.
rules-solomon-refusal-R_NO_DISCARD = Je hebt { $n } kaarten; er is niets af te leggen.
rules-solomon-refusal-R_NOT_DRAWN = Je kunt hier alleen net getrokken kaarten afleggen.
rules-solomon-refusal-R_PASSED = Je hebt in deze marktfase gepast.
rules-solomon-refusal-R_ROW_FULL = Alle { $n } marktvakken hiervoor zijn vol: { $resource }.
rules-solomon-refusal-R_SLOT_FULL = Marktvak { $slot } is vol: { $resource }.
rules-solomon-refusal-R_SLOT_EMPTY = Marktvak { $slot } is leeg: { $resource }.
rules-solomon-refusal-R_SLOT_EQUAL = Marktvak { $slot } kost evenveel als marktvak { $other }; kies { $other }.
rules-solomon-refusal-R_VP_SHORT = { $resource } kost { $price } punten; je hebt er { $vp }.
rules-solomon-refusal-R_REVERSAL = Je hebt dit in deze fase al voor { $price } punten { $done }: { $resource }.
rules-solomon-refusal-R_MARKET_CAP = Je hebt in deze fase { $n } keer gekocht en verkocht; de grens is { $cap }.
rules-solomon-refusal-R_CARD_NOT_SOLD = Alleen blokjes kunnen worden verkocht, geen kaarten.
rules-solomon-refusal-R_BUILT_ONE = Je hebt in deze fase al gebouwd: { $card }.
rules-solomon-refusal-R_NOT_OPEN = { $card } ligt niet open.
rules-solomon-refusal-R_CANNOT_PAY = { $thing } kost { $cost }; je hebt { $have }; er ontbreekt: { $missing }.
rules-solomon-refusal-R_SITE_TAKEN = { $space }: de bouwplaats is bezet door { $owner }.
rules-solomon-refusal-R_NO_SITE = { $space } heeft geen bouwplaats.
rules-solomon-refusal-R_SITE_NEEDED = Kies een van de { $n } vrije bouwplaatsen: { $card }.
rules-solomon-refusal-R_CROSSED_OUT = { $card } plaatst geen gebouw.
rules-solomon-refusal-R_ROAD_TIME = Wegen bouw je in je beurt van de bouwfase.
rules-solomon-refusal-R_ROAD_STOCK = Alle { $n } wegen zijn gebouwd.
rules-solomon-refusal-R_ROAD_NO_LINK = { $a } en { $b } zijn geen buren.
rules-solomon-refusal-R_ROAD_EXISTS = Tussen { $a } en { $b } ligt al een weg.
rules-solomon-refusal-R_ROAD_NO_BUILDING = In { $a } noch { $b } staat een gebouw van jou.
rules-solomon-refusal-R_ROAD_FOREIGN = { $space }: hier staat een gebouw van { $owner }.
rules-solomon-refusal-R_ROAD_EMPTY_SITE = { $space } heeft een lege bouwplaats; er kan geen weg heen lopen.
rules-solomon-refusal-R_TEMPLE_TIME = Tempelstenen bouw je in je beurt van de bouwfase.
rules-solomon-refusal-R_TEMPLE_DONE = De tempel is klaar.
rules-solomon-refusal-R_TEMPLE_ORDER = { $section } kan nog niet worden gebouwd: bij { $current } ontbreken nog { $n } stenen.
rules-solomon-refusal-R_NO_TOKEN = Er is geen tempelfiche meer; neem de { $vp } punten.
rules-solomon-refusal-R_WAIVE = { $resource } hoort niet bij de kosten van deze steen ({ $cost }).
rules-solomon-refusal-R_UNDO_BARRIER = Dit kan niet worden teruggenomen: { $event }.

## Words that only refusals use

rules-solomon-last_step = de laatste stap ({ $barrier })
rules-solomon-road = Een weg
rules-solomon-temple_block = Een tempelsteen
rules-solomon-artisan = Ambachtsman
rules-solomon-master_artisan = Meesterambachtsman
rules-solomon-every_other = elke andere keuze
rules-solomon-bought = gekocht
rules-solomon-sold = verkocht
rules-solomon-opponent = tegenstander
rules-solomon-outcome = uitkomst
rules-solomon-that = met die naam
