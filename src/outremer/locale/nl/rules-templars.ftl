### The rules in short: the headings of the rulebook, and why something is refused.

## Headings, by the hundreds of their rules

rules-templars-section-T1 = Voorbereiding en beginopstelling
rules-templars-section-T2 = Verloop van de ronde en de paus
rules-templars-section-T3 = Actiekaarten kiezen en onthullen, volgorde en straffen
rules-templars-section-T4 = Goudkaarten
rules-templars-section-T5 = Ridderkaarten
rules-templars-section-T6 = Kaarten om tempeliers te verplaatsen
rules-templars-section-T7 = Puntentelling van de scheepsronde
rules-templars-section-T8 = Aanvullen en nieuwe actieronde
rules-templars-section-T9 = Gunst van de paus
rules-templars-section-T10 = Eindtelling en missies
rules-templars-section-T11 = Winnaar en gelijke stand
rules-templars-section-T12 = Wie wat mag zien

## Refusals, by their codes; the English ones are those of section 9 of RULES.md

rules-templars-refusal-NOT_YOUR_DECISION = Nu beslist { $player }, niet jij.
rules-templars-refusal-WRONG_PHASE = “{ $action }” kan niet in deze fase: { $phase }.
rules-templars-refusal-GAME_OVER = Het spel is afgelopen.
rules-templars-refusal-PLAYER_COUNT = Templars’ Journey is voor 3 tot 5 spelers; hier zijn er { $n }.
rules-templars-refusal-SETUP_TWO_PER_CITY = Bij het begin mogen hoogstens { $max } eigen ridders in één stad staan; in { $city } zijn dat er al { $n }.
rules-templars-refusal-SETUP_TEMPLAR_LIMIT = Bij het begin mogen maar { $max } van je tempeliers in één gebied staan; in { $territory } zijn dat er al { $n }.
rules-templars-refusal-SETUP_NO_PASS = Je moet een stuk plaatsen; bij de beginopstelling mag je niet passen.
rules-templars-refusal-NO_LINE = Er loopt geen verbindingslijn van { $from } naar { $to }.
rules-templars-refusal-ONLY_ONE_LINE = Vanaf { $from } loopt maar één lijn verder; de paus moet naar { $to }.
rules-templars-refusal-NOT_START_PLAYER = Alleen de startspeler ({ $player }) verplaatst de paus en gebruikt de vlag.
rules-templars-refusal-FLAG_IS_RED = De paus staat op een rode vlag; je kunt een ridder verwijderen, niet plaatsen.
rules-templars-refusal-FLAG_IS_GREEN = De paus staat op een groene vlag; je kunt een ridder plaatsen, niet verwijderen.
rules-templars-refusal-NO_CITY_TILE = In { $territory } ligt geen stadstegel.
rules-templars-refusal-NO_OWN_TEMPLAR = In { $territory } staat geen van je tempeliers.
rules-templars-refusal-NO_SUCH_CARD = Er is geen actiekaart { $n }; kies 1 tot 6.
rules-templars-refusal-ALREADY_COMMITTED = Je hebt voor deze actie al een kaart gekozen.
rules-templars-refusal-NOT_IN_REACH = In { $territory } en de aangrenzende gebieden staat geen van je tempeliers.
rules-templars-refusal-MUST_TAKE_ALL = De hoeveelheid staat vast: { $amount } goud uit { $territory }.
rules-templars-refusal-CITY_FULL = { $city } is vol: { $n } van { $capacity } vakken bezet.
rules-templars-refusal-SUPPLY_EMPTY = Je hebt geen ridders in je voorraad (in je tempel wachten er { $temple }).
rules-templars-refusal-NOT_ENOUGH_GOLD = Dit kost { $cost } goud; je hebt { $gold }.
rules-templars-refusal-SIX_GOLD_LIMIT = In deze actie mag je hoogstens { $max } goud uitgeven; { $spent } is uitgegeven, dit kost { $cost }.
rules-templars-refusal-OTHER_CITY = Deze actie speelt in { $city }; je kunt niet ook in { $other } handelen.
rules-templars-refusal-NO_SUCH_KNIGHT = Zo’n ridder is er niet in { $city }: { $colour }.
rules-templars-refusal-OWN_KNIGHT = Je kunt hier alleen ridders van anderen verwijderen.
rules-templars-refusal-NO_THROW_HERE = De kansfiche werp je alleen bij “Ridders inzetten – veilig”.
rules-templars-refusal-BLANK = De kansfiche toont de lege kant; je mag daarvoor geen ridder plaatsen of verwijderen.
rules-templars-refusal-PENALTY_NO_PLACE = In de strafactie kun je ridders alleen verwijderen, niet plaatsen of ruilen.
rules-templars-refusal-MUST_LOSE_KNIGHT = Je moet een eigen ridder uit een stad verwijderen; je hebt er { $n } in steden.
rules-templars-refusal-LOSE_OWN_ONLY = De straf kost een eigen ridder; in { $city } heb je er geen.
rules-templars-refusal-NOT_ADJACENT = { $to } grenst niet aan { $from }.
rules-templars-refusal-ALPS = De Alpen scheiden { $from } en { $to }.
rules-templars-refusal-NO_STEPS_LEFT = De tempelier is al { $n } van { $max } gebieden ver.
rules-templars-refusal-OTHER_TEMPLAR = Er mag maar één tempelier verplaatst worden; je bent begonnen met tempelier { $n }.
rules-templars-refusal-NO_EDICT_HERE = Het edict van { $city } ligt niet op het rondespoor en kan niet worden geruild.
rules-templars-refusal-EDICT_NOT_ON_TRACK = Het edict van { $other } ligt niet op het rondespoor.
rules-templars-refusal-SAME_EDICT = Een edict ruil je met een ander edict.
rules-templars-refusal-SWAP_DONE = Per actie is maar één ruil mogelijk.
rules-templars-refusal-PENALTY_NO_SWAP = In de strafactie worden geen edicten geruild.
rules-templars-refusal-TEMPLE_TOO_FEW = { $favour } kost { $cost } ridders; in je tempel zijn er { $n }.
rules-templars-refusal-NEW_CHANCE_LIMIT = Nieuwe kans mag { $max } keer per actie; je hebt haar { $n } keer gebruikt.
rules-templars-refusal-NEW_CHANCE_MOMENT = Nieuwe kans kan alleen meteen na je eigen lege worp.
rules-templars-refusal-TAXES_ONCE = Belastingen kan maar één keer per actie.
rules-templars-refusal-TAXES_MOMENT = Belastingen kan alleen in je eigen actie “Goud verzamelen”.
rules-templars-refusal-LEADER_MOMENT = Aanvoerder kan alleen voor de startspeler, meteen na de paus, of bij het krijgen van de fiche.
rules-templars-refusal-LEADER_NO_KNIGHT = Voor Aanvoerder moet in deze actie door de vlag een ridder geplaatst of verwijderd zijn.
rules-templars-refusal-LEADER_SELF = De fiche moet naar een andere speler.
rules-templars-refusal-VETO_MOMENT = Veto kan alleen als een andere speler een ruil van edicten aankondigt.
rules-templars-refusal-VETO_OWN = Tegen je eigen ruil kun je geen veto inbrengen.
rules-templars-refusal-SEVENTH_LOCKED = Volgens de gekozen optie kan het zevende edict niet worden geruild.
rules-templars-refusal-NOT_ENTERED = Je tempelier is in deze zet niet in { $territory } geweest.
rules-templars-refusal-NO_GOLD_THERE = In { $territory } ligt geen goud.
rules-templars-refusal-UNDO_BARRIER = Deze stap kan niet worden teruggenomen; sindsdien onthuld: { $event }.
rules-templars-refusal-HIDDEN = Dit blijft verborgen tot: { $event }.
rules-templars-refusal-POPE_NOT_AGAIN = De paus is in deze actie al verplaatst.
rules-templars-refusal-MUST_CHOOSE_CARD = Iedereen moet een kaart kiezen; nog niet gekozen: { $players }.

## Words that only refusals use

rules-templars-revealed-nothing = de deling
rules-templars-revealed-chance = een toevallig resultaat
rules-templars-revealed-over = de uitslag van het spel
rules-templars-revealed-seen = de keuze van de kaarten
rules-templars-revealed-shown = een kaart
rules-templars-revealed-handed_on = jouw beslissing
