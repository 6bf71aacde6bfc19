### The rules in short: the headings of the rulebook, and why something is refused.

## Headings, by the hundreds of their rules

rules-solomon-section-S1 = Spielaufbau
rules-solomon-section-S2 = Ablauf der Runde und Reihenfolge
rules-solomon-section-S3 = Einsetzen
rules-solomon-section-S4 = Ausführung
rules-solomon-section-S5 = Aktionsfelder und Bonusfelder
rules-solomon-section-S6 = Regionen und Straßen
rules-solomon-section-S7 = Schicksalskarten
rules-solomon-section-S8 = Markt
rules-solomon-section-S9 = Bauphase und Bauwerkskarten
rules-solomon-section-S10 = Tempel und Hohepriester
rules-solomon-section-S11 = Rundenende, Spielende, Wertung
rules-solomon-section-S12 = Spielerzahlen
rules-solomon-section-S13 = Wer was sehen darf

## Refusals, by their codes; the English ones are those of section 9 of RULES.md

rules-solomon-refusal-R_GAME_OVER = Das Spiel ist zu Ende.
rules-solomon-refusal-R_NOT_YOUR_TURN = Jetzt entscheidet { $actor }, nicht du.
rules-solomon-refusal-R_WRONG_PHASE = { $action } geht nur hier: { $phase }; jetzt ist: { $current }.
rules-solomon-refusal-R_WRONG_STEP = Beende erst diesen Schritt: { $decision }.
rules-solomon-refusal-R_UNKNOWN = Das gibt es nicht: { $kind } ({ $id }).
rules-solomon-refusal-R_MUST_PLACE = Du musst eine Figur einsetzen; { $n } Plätze stehen dir offen.
rules-solomon-refusal-R_NO_PAWN = Du hast in dieser Phase keine Figur mehr.
rules-solomon-refusal-R_OCCUPIED = { $place }: Hier steht schon eine Figur von { $player }.
rules-solomon-refusal-R_FOREIGN_BUILDING = { $space }: Hier steht ein Gebäude von { $owner }; nur der Hohepriester darf hierher.
rules-solomon-refusal-R_HP_USED = Du hast den Hohepriester in dieser Runde schon eingesetzt ({ $space }).
rules-solomon-refusal-R_REGION_USED = In dieser Region steht schon eine Figur von { $player }: { $space }.
rules-solomon-refusal-R_OPEN_CARD = { $card } ist nicht gebaut; die Aktion kann nicht genutzt werden.
rules-solomon-refusal-R_CARD_OF_OTHER = { $card } gehört { $owner }.
rules-solomon-refusal-R_CARD_NEW = { $card } wurde in dieser Runde gebaut; nutzbar ab Runde { $round }.
rules-solomon-refusal-R_BONUS_CLOSED = { $bonus } wird mit { $n } Spielern nicht benutzt.
rules-solomon-refusal-R_BONUS_ALL = Ein Bonusfeld nimmt alle deine { $n } übrigen Figuren, nicht { $k }.
rules-solomon-refusal-R_RESOLVED = { $place } ist schon ausgeführt.
rules-solomon-refusal-R_NOT_YOUR_PAWN = { $place }: Hier steht keine Figur von dir.
rules-solomon-refusal-R_ARTISAN_NO_PAWN = { $artisan }: Dafür brauchst du eine Figur auf einem Rohstofffeld; hier steht keine: { $space }.
rules-solomon-refusal-R_ARTISAN_CARD = { $artisan }: Das gilt für Rohstofffelder, nicht für Bauwerkskarten.
rules-solomon-refusal-R_ARTISAN_TWICE = { $space } wurde in dieser Runde schon genutzt: { $other }.
rules-solomon-refusal-R_STEAL_NONE = { $player } hat dies nicht: { $resource }.
rules-solomon-refusal-R_STEAL_CARD = Schicksalskarten und ihre Rohstoffe können nicht gestohlen werden.
rules-solomon-refusal-R_STEAL_SELF = Wähle einen Mitspieler.
rules-solomon-refusal-R_NO_CUBE = Du hast keinen Würfel davon: { $resource }.
rules-solomon-refusal-R_SUPPLY_EMPTY = Im Vorrat gibt es davon nichts: { $resource }.
rules-solomon-refusal-R_TRADE_SAME = Nimm einen anderen Rohstoff als den abgegebenen ({ $resource }).
rules-solomon-refusal-R_TRADE_NO_GOLD = Der Meisterhändler gibt kein Gold.
rules-solomon-refusal-R_EXCLUDED = Das kannst du hier nicht wählen: { $resource }.
rules-solomon-refusal-R_COMPULSORY = Auf diese Wirkung kannst du nicht verzichten.
rules-solomon-refusal-R_ALREADY_FIRST = Du bist schon auf Position 1.
rules-solomon-refusal-R_SELL_MAX = Mit dieser Aktion verkaufst du höchstens { $n } Würfel.
rules-solomon-refusal-R_INDEX_ORDER = Wähle in der festen Reihenfolge: { $option } kommt vor { $previous } oder lässt danach zu wenig übrig.
rules-solomon-refusal-R_CARD_NOT_HELD = Diese Karte hast du nicht: { $kind }.
rules-solomon-refusal-R_VP_WINDOW = Siegpunktkarten spielst du in deinem Zug der Marktphase, der Bauphase oder beim Handkartenlimit.
rules-solomon-refusal-R_CARD_ONLY_PAYS = Karten mit Rohstoffen dienen nur zum Bezahlen.
rules-solomon-refusal-R_CARD_SAVES_NOTHING = { $kind } senkt nicht, was du noch schuldest ({ $owed }).
rules-solomon-refusal-R_CARD_DEADLOCK = Nach { $kind } ließe sich der Rest ({ $owed }) nicht mehr bezahlen.
rules-solomon-refusal-R_NOT_PAID = Du schuldest noch { $owed }; deine Würfel reichen nicht.
rules-solomon-refusal-R_HAND_LIMIT = Du hast { $n } Karten und darfst { $limit } behalten; wirf noch { $k } ab.
rules-solomon-refusal-R_NO_DISCARD = Du hast { $n } Karten; es ist nichts abzuwerfen.
rules-solomon-refusal-R_NOT_DRAWN = Hier kannst du nur gerade gezogene Karten abwerfen.
rules-solomon-refusal-R_PASSED = Du hast in dieser Marktphase gepasst.
rules-solomon-refusal-R_ROW_FULL = Alle { $n } Marktfelder dafür sind belegt: { $resource }.
rules-solomon-refusal-R_SLOT_FULL = Marktfeld { $slot } ist belegt: { $resource }.
rules-solomon-refusal-R_SLOT_EMPTY = Marktfeld { $slot } ist leer: { $resource }.
rules-solomon-refusal-R_SLOT_EQUAL = Marktfeld { $slot } kostet dasselbe wie Marktfeld { $other }; wähle { $other }.
rules-solomon-refusal-R_VP_SHORT = { $resource } kostet { $price } SP; du hast { $vp }.
rules-solomon-refusal-R_REVERSAL = Du hast in dieser Phase schon zum Preis von { $price } SP { $done }: { $resource }.
rules-solomon-refusal-R_MARKET_CAP = Du hast in dieser Phase { $n }-mal gekauft und verkauft; die Grenze ist { $cap }.
rules-solomon-refusal-R_CARD_NOT_SOLD = Nur Würfel können verkauft werden, keine Karten.
rules-solomon-refusal-R_BUILT_ONE = Du hast in dieser Phase schon gebaut: { $card }.
rules-solomon-refusal-R_NOT_OPEN = { $card } liegt nicht offen aus.
rules-solomon-refusal-R_CANNOT_PAY = { $thing } kostet { $cost }; du hast { $have }; es fehlt: { $missing }.
rules-solomon-refusal-R_SITE_TAKEN = { $space }: Der Bauplatz gehört { $owner }.
rules-solomon-refusal-R_NO_SITE = { $space } hat keinen Bauplatz.
rules-solomon-refusal-R_SITE_NEEDED = Wähle einen der { $n } freien Bauplätze: { $card }.
rules-solomon-refusal-R_CROSSED_OUT = { $card } bringt kein Gebäude auf den Plan.
rules-solomon-refusal-R_ROAD_TIME = Straßen baust du in deinem Zug der Bauphase.
rules-solomon-refusal-R_ROAD_STOCK = Alle { $n } Straßen sind gebaut.
rules-solomon-refusal-R_ROAD_NO_LINK = { $a } und { $b } sind keine Nachbarn.
rules-solomon-refusal-R_ROAD_EXISTS = Zwischen { $a } und { $b } gibt es schon eine Straße.
rules-solomon-refusal-R_ROAD_NO_BUILDING = Weder in { $a } noch in { $b } steht ein Gebäude von dir.
rules-solomon-refusal-R_ROAD_FOREIGN = { $space }: Hier steht ein Gebäude von { $owner }.
rules-solomon-refusal-R_ROAD_EMPTY_SITE = { $space } hat einen leeren Bauplatz; eine Straße kann nicht dorthin führen.
rules-solomon-refusal-R_TEMPLE_TIME = Tempelsteine baust du in deinem Zug der Bauphase.
rules-solomon-refusal-R_TEMPLE_DONE = Der Tempel ist fertig.
rules-solomon-refusal-R_TEMPLE_ORDER = { $section } kann noch nicht gebaut werden: { $current } fehlen noch { $n } Steine.
rules-solomon-refusal-R_NO_TOKEN = Es ist kein Tempelplättchen mehr da; nimm die { $vp } SP.
rules-solomon-refusal-R_WAIVE = { $resource } gehört nicht zu den Kosten dieses Steins ({ $cost }).
rules-solomon-refusal-R_UNDO_BARRIER = Das kann nicht zurückgenommen werden: { $event }.

## Words that only refusals use

rules-solomon-last_step = der letzte Schritt ({ $barrier })
rules-solomon-road = Eine Straße
rules-solomon-temple_block = Ein Tempelstein
rules-solomon-artisan = Handwerker
rules-solomon-master_artisan = Meisterhandwerker
rules-solomon-every_other = jede andere Wahl
rules-solomon-bought = gekauft
rules-solomon-sold = verkauft
rules-solomon-opponent = Mitspieler
rules-solomon-outcome = Ergebnis
rules-solomon-that = so benannt
