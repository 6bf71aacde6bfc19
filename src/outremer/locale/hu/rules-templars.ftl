### The rules in short: the headings of the rulebook, and why something is refused.

## Headings, by the hundreds of their rules

rules-templars-section-T1 = Előkészületek és kezdő felállítás
rules-templars-section-T2 = A forduló menete és a pápa
rules-templars-section-T3 = Akciókártyák választása és felfedése, sorrend és büntetések
rules-templars-section-T4 = Aranykártyák
rules-templars-section-T5 = Lovagkártyák
rules-templars-section-T6 = Templomosokat mozgató kártyák
rules-templars-section-T7 = A hajóforduló pontozása
rules-templars-section-T8 = Feltöltés és új akcióforduló
rules-templars-section-T9 = A pápa kegye
rules-templars-section-T10 = Végső pontozás és küldetések
rules-templars-section-T11 = Győztes és döntetlen
rules-templars-section-T12 = Ki mit láthat

## Refusals, by their codes; the English ones are those of section 9 of RULES.md

rules-templars-refusal-NOT_YOUR_DECISION = Most { $player } dönt, nem te.
rules-templars-refusal-WRONG_PHASE = „{ $action }” ebben a fázisban nem lehetséges: { $phase }.
rules-templars-refusal-GAME_OVER = A játék véget ért.
rules-templars-refusal-PLAYER_COUNT = A Templars’ Journey 3–5 játékost kíván; itt { $n } van.
rules-templars-refusal-SETUP_TWO_PER_CITY = Kezdéskor egy városban legfeljebb { $max } saját lovag állhat; { $city }: már { $n } van itt.
rules-templars-refusal-SETUP_TEMPLAR_LIMIT = Kezdéskor egy területen csak { $max } saját templomos állhat; { $territory }: már { $n } van itt.
rules-templars-refusal-SETUP_NO_PASS = Le kell tenned egy figurát; a kezdő felállításnál nem lehet passzolni.
rules-templars-refusal-NO_LINE = Nincs összekötő vonal: { $from } – { $to }.
rules-templars-refusal-ONLY_ONE_LINE = Innen csak egy vonal vezet tovább ({ $from }); a pápa ide kell lépjen: { $to }.
rules-templars-refusal-NOT_START_PLAYER = Csak a kezdőjátékos ({ $player }) mozgatja a pápát és használja a zászlóját.
rules-templars-refusal-FLAG_IS_RED = A pápa piros zászlón áll; lovagot eltávolítani lehet, elhelyezni nem.
rules-templars-refusal-FLAG_IS_GREEN = A pápa zöld zászlón áll; lovagot elhelyezni lehet, eltávolítani nem.
rules-templars-refusal-NO_CITY_TILE = Itt nincs városlapka: { $territory }.
rules-templars-refusal-NO_OWN_TEMPLAR = Itt nem áll templomosod: { $territory }.
rules-templars-refusal-NO_SUCH_CARD = Nincs ilyen akciókártya: { $n }; 1-től 6-ig választhatsz.
rules-templars-refusal-ALREADY_COMMITTED = Ehhez az akcióhoz már választottál kártyát.
rules-templars-refusal-NOT_IN_REACH = Se itt, se a szomszédban nincs templomosod: { $territory }.
rules-templars-refusal-MUST_TAKE_ALL = A mennyiség kötött: { $amount } arany innen: { $territory }.
rules-templars-refusal-CITY_FULL = { $city } betelt: { $n } foglalt mező a { $capacity } közül.
rules-templars-refusal-SUPPLY_EMPTY = Nincs lovag a készletedben (a templomodban vár: { $temple }).
rules-templars-refusal-NOT_ENOUGH_GOLD = Ez { $cost } aranyba kerül; neked { $gold } van.
rules-templars-refusal-SIX_GOLD_LIMIT = Ebben az akcióban legfeljebb { $max } arany költhető; elköltve: { $spent }, ennek ára: { $cost }.
rules-templars-refusal-OTHER_CITY = Ez az akció itt zajlik: { $city }; itt nem cselekedhetsz: { $other }.
rules-templars-refusal-NO_SUCH_KNIGHT = Nincs ilyen lovag itt: { $city } – { $colour }.
rules-templars-refusal-OWN_KNIGHT = Itt csak más játékosok lovagját távolíthatod el.
rules-templars-refusal-NO_THROW_HERE = Az esélyjelző csak a „Lovagok bevetése - biztonságos” kártyánál dobható.
rules-templars-refusal-BLANK = Az esélyjelző üres oldala látszik; ezért nem helyezhetsz el és nem távolíthatsz el lovagot.
rules-templars-refusal-PENALTY_NO_PLACE = A büntetőakcióban lovag csak eltávolítható, elhelyezni vagy cserélni nem lehet.
rules-templars-refusal-MUST_LOSE_KNIGHT = Egy saját lovagodat el kell távolítanod egy városból; városban van: { $n }.
rules-templars-refusal-LOSE_OWN_ONLY = A büntetés a saját lovagodat viszi; itt nincs lovagod: { $city }.
rules-templars-refusal-NOT_ADJACENT = Nem szomszédosak: { $from }, { $to }.
rules-templars-refusal-ALPS = Az Alpok elválasztják: { $from } és { $to }.
rules-templars-refusal-NO_STEPS_LEFT = A templomos már { $n } területet lépett a lehetséges { $max } közül.
rules-templars-refusal-OTHER_TEMPLAR = Csak egy templomos mozoghat; ezzel kezdted: { $n }. templomos.
rules-templars-refusal-NO_EDICT_HERE = { $city }: a rendelete nincs a fordulósávon, így nem cserélhető.
rules-templars-refusal-EDICT_NOT_ON_TRACK = { $other }: a rendelete nincs a fordulósávon.
rules-templars-refusal-SAME_EDICT = Egy rendelet csak egy másikkal cserélhető.
rules-templars-refusal-SWAP_DONE = Akciónként csak egy csere lehetséges.
rules-templars-refusal-PENALTY_NO_SWAP = A büntetőakcióban nem cserélhető rendelet.
rules-templars-refusal-TEMPLE_TOO_FEW = { $favour }: { $cost } lovagba kerül; a templomodban { $n } van.
rules-templars-refusal-NEW_CHANCE_LIMIT = Az Új esély akciónként { $max } alkalommal használható; eddig használtad: { $n }.
rules-templars-refusal-NEW_CHANCE_MOMENT = Az Új esély csak közvetlenül a saját üres dobásod után használható.
rules-templars-refusal-TAXES_ONCE = Az Adók akciónként csak egyszer használható.
rules-templars-refusal-TAXES_MOMENT = Az Adók csak a saját „Arany gyűjtése” akciódban használható.
rules-templars-refusal-LEADER_MOMENT = A Vezér csak a kezdőjátékosé, közvetlenül a pápa mozgatása után vagy a jelző átvételekor.
rules-templars-refusal-LEADER_NO_KNIGHT = A Vezérhez ebben az akcióban a zászló miatt el kell helyezni vagy távolítani egy lovagot.
rules-templars-refusal-LEADER_SELF = A jelzőt más játékosnak kell adni.
rules-templars-refusal-VETO_MOMENT = A Vétó csak akkor használható, ha más játékos rendeletcserét jelent be.
rules-templars-refusal-VETO_OWN = A saját cserédet nem vétózhatod meg.
rules-templars-refusal-SEVENTH_LOCKED = A választott beállítás szerint a hetedik rendelet nem cserélhető.
rules-templars-refusal-NOT_ENTERED = A templomosod ebben a lépésben nem járt itt: { $territory }.
rules-templars-refusal-NO_GOLD_THERE = Itt nincs arany: { $territory }.
rules-templars-refusal-UNDO_BARRIER = Ez a lépés nem vonható vissza; azóta kiderült: { $event }.
rules-templars-refusal-HIDDEN = Ez rejtve marad eddig: { $event }.
rules-templars-refusal-POPE_NOT_AGAIN = A pápa ebben az akcióban már mozgott.
rules-templars-refusal-MUST_CHOOSE_CARD = Mindenkinek kártyát kell választania; még hiányzik: { $players }.

## Words that only refusals use

rules-templars-revealed-nothing = az osztás
rules-templars-revealed-chance = egy véletlen eredmény
rules-templars-revealed-over = a játék eredménye
rules-templars-revealed-seen = a kártyák választása
rules-templars-revealed-shown = egy kártya
rules-templars-revealed-handed_on = a döntésed
