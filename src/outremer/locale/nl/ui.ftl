# The page: everything that belongs to no particular game.

ui-app-title = Outremer
ui-app-motto = Bordspellen uit de tijd van de kruisvaarders, met vrienden en bots aan één tafel
ui-app-credits = De spellen zijn het werk van hun auteurs. Dit programma is vrije software; de tekeningen zijn van het programma zelf.

# Everywhere
ui-home = Naar de startpagina
ui-close = Sluit
ui-cancel = Annuleer
ui-confirm = Bevestig
ui-skip = Sla over
ui-copy = Kopieer
ui-copied = Gekopieerd
ui-yes = ja
ui-no = nee
ui-loading = Een ogenblik …
ui-tools = Hulpmiddelen
ui-chance = Toeval
ui-guest = Gast
ui-your-name = Je naam
ui-theme-to-dark = Donker thema
ui-theme-to-light = Licht thema

# Start page
ui-play-now = Speel nu
ui-play-now-explain = Jij en drie bots, met de standaardregels. Geen account, niets om eerst te leren.
ui-game-compiling = De regels worden klaargezet; het eerste spel begint misschien pas na een minuut.
ui-starting = De tafel wordt klaargezet …
ui-set-up = Richt een tafel in
ui-game-by = van { $authors }, voor { $from } tot { $to } spelers
ui-game-pitch-jerusalem = Bied op ambten, stuur schildknapen de stad in, controleer gebieden voor hun inkomsten en bouw de hoogste toren.
ui-game-pitch-templars = Stuur ridders door Europa, vul de havens en volg de reis van de paus.
ui-game-pitch-solomon = Verzamel wat het land opbrengt, leg wegen aan en bouw steen voor steen de tempel.
ui-tables-running = Lopende spellen
ui-tables-finished = Afgelopen spellen
ui-table-running = Ronde { $round }, anderen zijn aan de beurt
ui-table-waiting = Wacht op spelers
ui-table-over = Afgelopen
ui-table-forget = Verwijder uit deze lijst
ui-record-open = Open een verslag
ui-record-explain = Een spel dat je met “Download verslag” hebt bewaard (een .jsonl-bestand), kun je hier terugkijken.
ui-record-bad = Dit bestand is geen verslag van een spel.

# Setting up
ui-setup-title = Nieuwe tafel: { $title }
ui-setup-players = Spelers
ui-setup-seat = Plaats { $number }
ui-setup-who = Wie zit op plaats { $number }
ui-setup-name = Naam op plaats { $number }
ui-setup-level = Niveau van de bot op plaats { $number }
ui-setup-seats-explain = Zitten meer mensen “hier”, dan delen ze dit scherm: tussen de beurten wordt het afgedekt. Een vriend krijgt een link voor een ander apparaat.
ui-setup-options = Uitgave en opties
ui-setup-preset = Uitgave
ui-setup-data = Bordbestand
ui-setup-data-explain = Een eigen board.toml, bijvoorbeeld met de getallen van jouw exemplaar van het spel.
ui-setup-create = Open de tafel
ui-preset = { $preset ->
    [recommended] Aanbevolen
    [de] Duitse spelregels
    [nl] Nederlandse spelregels
    [hu] Hongaarse spelregels
    [en] Engelse spelregels
   *[other] { $preset }
}
ui-seat-kind-me = Hier, aan dit scherm
ui-seat-kind-friend = Een vriend, via een link
ui-seat-kind-bot = Een bot
ui-bot-name = { $number ->
    [0] Fulco
    [1] Melisende
    [2] Boudewijn
    [3] Sibylla
    [4] Raymond
   *[other] Bot { $number }
}
ui-friend-name = Vriend { $number }
ui-player-name = Speler { $number }
ui-bot-easy = Makkelijk
ui-bot-normal = Normaal
ui-bot-hard = Moeilijk
ui-bot-expert = Expert

# Waiting, joining
ui-waiting-title = { $title }: de tafel staat klaar
ui-waiting-for = { $count ->
    [0] Iedereen is er.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
ui-waiting-link = Link voor { $name }
ui-waiting-open = nog niet hier
ui-waiting-hint = Stuur elke vriend een eigen link. Wie hem het eerst opent, krijgt de plaats.
ui-start = Begin het spel
ui-join = Ga zitten
ui-join-title = Je bent uitgenodigd voor een spel
ui-join-explain = Hoe mogen de anderen je noemen?
ui-join-void = Deze uitnodiging is al gebruikt of niet geldig. Vraag om een nieuwe.

# The table
ui-zone-board = Bord
ui-zone-choices = Keuzes
ui-zone-players = Spelers
ui-zone-log = Logboek
ui-zone-review = Terugblik
ui-status-your-turn = Jouw beurt
ui-status-past = Terugblik.
ui-status-watching = De anderen spelen …
ui-tab-your-turn = ● Jouw beurt – Outremer
ui-tab-table = { $title } – Outremer
ui-undo = Neem terug
ui-undo-hint = Neem je laatste stap terug (u)
ui-restart-turn = Beurt opnieuw
ui-back-to-here = Terug tot hier
ui-pending = Verstuurd, wacht op de server …
ui-choices-on-board = { $count ->
    [one] 1 keuze op het bord …
   *[other] { $count } keuzes op het bord …
}
ui-choices-fewer = Minder
ui-menu-target = Wat wil je hier doen?
ui-picker = Een getal
ui-picker-less = Minder
ui-picker-more = Meer
ui-picker-number = Getal, van { $lowest } tot { $highest }
ui-typed-label = Typ een actie
ui-typed-hint = place tower, end_turn …
ui-news = Sinds je laatste beurt ({ $count })
ui-news-short = { $count ->
    [one] 1 zet sinds je laatste beurt
   *[other] { $count } zetten sinds je laatste beurt
}
ui-news-hint = Bekijk stap voor stap wat de anderen deden (n)
ui-show-result = Uitslag
ui-table-about = Deze tafel
ui-table-title = Deze tafel: { $title }
ui-seat-bot = bot, { $level }
ui-seat-you = jij
ui-panel-to-move = aan zet
ui-panel-only-you = alleen jij ziet dit
ui-panel-everybody = iedereen ziet dit
ui-panel-fact = { $fact }: { $value }
ui-seat-here = hier
ui-seat-away = weg
ui-hand-over = Geef mijn plaats aan een bot
ui-hand-over-explain = De bot speelt voor jou verder tot het einde. Je kunt blijven kijken.
ui-rule = Regel { $rule }
ui-rules-title = Spelregels
ui-rules-search = Zoek in de spelregels
ui-rules-of = De regels van { $title }
ui-rules-all = Alle regels
ui-rules-page = Als pagina openen
ui-rules-marks = Tekens: [P] staat in een spelregelboek, [R] onze uitleg waar het zwijgt, [C] onze reconstructie, [E] van de auteur of uit besprekingen.
ui-rules-found = { $count ->
    [one] { $count } regel gevonden
   *[other] { $count } regels gevonden
}
ui-guide = Zo speel je
ui-guide-title = Zo speel je { $title }

# Notices
ui-notice-nothing-here = Daar valt nu niets te doen.
ui-notice-nothing-to-undo = Er valt niets terug te nemen.
ui-notice-conflict = Iemand was je voor; je keuze is bewaard. Kijk nog eens en bevestig dan.
ui-notice-offline = De server antwoordt niet.
ui-notice-forbidden = Deze plaats is niet van jou.
ui-notice-too-fast = Te snel: wacht even.
ui-notice-failed = Dat is niet gelukt. Probeer het nog eens.
ui-link-lost = Opnieuw verbinden … Je ziet de tafel zoals die het laatst bekend was.
ui-link-lost-pending = Opnieuw verbinden … Je zet wordt opnieuw verstuurd zodra de server antwoordt.
ui-link-refused = De server kent deze plaats niet meer.
ui-trouble-title = Deze tafel kan niet worden getoond
ui-trouble = De server antwoordt niet. Draait hij wel?
ui-trouble-403 = Deze link geeft geen toegang tot die plaats.
ui-trouble-404 = Zo’n tafel is er niet op deze server.

# Log and review
ui-log-round = Ronde { $round }
ui-log-go = Bekijk: { $words }
ui-log-joint = {", "}
ui-log-times = × { $count }
ui-log-done = { $done }: { $came }
ui-review-first = Eerste stap
ui-review-back = Eén stap terug
ui-review-forward = Eén stap verder
ui-review-last = Laatste stap
ui-review-slider = Stap
ui-review-at = Stap { $step } van { $of }, ronde { $round }
ui-review-present = Terug naar nu

# The table in words
ui-words-status = Stand
ui-words-last = Laatste zetten
ui-words-mine = Van mij
ui-words-board = Bord
ui-words-choices = Keuzes
ui-words-no-choices = Er valt nu niets te kiezen.

# One screen for several
ui-cover-next = { $name } is aan de beurt
ui-cover-others = De anderen kijken even weg.
ui-cover-ready = Ik ben { $name }

# The end
ui-end-over = { $title } is afgelopen
ui-end-wins = { $count ->
    [one] wint
   *[other] delen de overwinning
}
ui-end-table = Eindtelling
ui-end-step = Stap
ui-end-explain = Leg elk getal uit
ui-end-tiebreak = beslist bij gelijke stand
ui-end-replay = Bekijk opnieuw
ui-end-rematch = Speel nog eens
ui-end-rematch-join = Doe mee met de revanche
ui-end-download = Download verslag
ui-chart-over-time = { $name } in de loop van het spel, per ronde

# Preferences
ui-prefs-title = Voorkeuren
ui-prefs-more = Meer
ui-prefs-language = Taal
ui-prefs-language-system = Zoals de browser
ui-prefs-theme = Thema
ui-prefs-theme-system = Zoals het apparaat
ui-prefs-theme-light = Licht
ui-prefs-theme-dark = Lamplicht
ui-prefs-speed = Zetten van de anderen
ui-prefs-speed-slow = Langzaam
ui-prefs-speed-normal = Normaal
ui-prefs-speed-fast = Snel
ui-prefs-speed-off = Meteen
ui-prefs-confirm = Vraag voor het versturen
ui-prefs-confirm-always = Bij elke stap
ui-prefs-confirm-final = Bij wat je niet kunt terugnemen
ui-prefs-confirm-never = Nooit
ui-prefs-words = Toon het bord in woorden
ui-prefs-sound = Geluid als je aan de beurt bent en aan het einde
ui-auto-jerusalem-take_rest = Neem altijd alle inkomsten

# Keys
ui-keys-title = Toetsen
ui-keys-tab = naar de volgende zone: bord, keuzes, spelers, logboek
ui-keys-arrows = over het bord; in een terugblik: stappen en rondes
ui-keys-enter = kiezen, bevestigen
ui-keys-hint = de regel bij een uitleg of een regel van het verslag
ui-keys-escape = annuleren, sluiten
ui-keys-undo = terugnemen
ui-keys-restart = de beurt opnieuw beginnen
ui-keys-type = een actie typen
ui-keys-skip = de zetten van de anderen overslaan
ui-keys-news = sinds je laatste beurt
ui-keys-step = stap terug, stap verder
ui-keys-round = ronde terug, ronde verder
ui-keys-ends = eerste, laatste stap van een terugblik
ui-keys-log = logboek
ui-keys-words = bord in woorden, bord getekend
ui-keys-prefs = voorkeuren
ui-keys-help = deze lijst
