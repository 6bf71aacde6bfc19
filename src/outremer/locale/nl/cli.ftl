### The command line: what players read while they play.

## Playing

cli-help =
    Typ het nummer van een keuze, of de actie zelf: place market_large, bid 3.
    Woorden mogen korter zolang het duidelijk blijft (pl ma la); hoofdletters tellen niet.
      why ACTIE         mag het; zo niet, waarom niet en volgens welke regel
      rule J503         een regel met zijn code; rule baron palace: regels met die woorden
      undo              je laatste stap terugnemen, tenzij anderen al iets gevraagd is
      log               wat er tot nu toe is gebeurd; log 20: de laatste 20 regels
      board             het bord en de keuzes opnieuw tekenen
      save [BESTAND]    een kopie bewaren; het spel wordt toch al na elke stap opgeslagen
      quit              stoppen; je kunt later verder spelen
cli-hint = help   why ACTIE   rule CODE   undo   log   board   save   quit
cli-seated = { $player }: { $who }
cli-thinking = De anderen denken na ...
cli-prompt = { $player }>
cli-next = { $player } is aan de beurt. De anderen kijken even weg; druk op Enter
cli-earlier =
    { $lines ->
        [one] ({ $lines } eerdere regel: log)
       *[other] ({ $lines } eerdere regels: log)
    }
cli-times = { $action } ×{ $number }
cli-legal = { $action }: mag nu.
cli-refused = { $action }: { $reason }
cli-copied = Er staat een kopie in { $file }.
cli-saved = Opgeslagen in { $file }.
cli-unsaved = { $error }. Het spel gaat door; met ‘save BESTAND’ bewaar je het ergens anders.
cli-lost = Het spel kon nergens worden opgeslagen.
cli-left = Het spel is opgeslagen. Zo speel je verder:
cli-record = Het verslag staat in { $file }
cli-unfinished = Er staat een onvoltooid spel in { $file }.
cli-unfinished-untold = Er staat een onvoltooid spel in { $file }; met --load speel je het verder.
cli-go-on = Verder spelen? [J/n]
cli-yes = j ja
cli-unknown = de actie “{ $action }” bestaat niet
cli-unknown-near = de actie “{ $action }” bestaat niet; bedoelde je: { $nearest }?
cli-no-choice = keuze { $number } bestaat niet; ze lopen van 1 tot { $last }
cli-unclear = “{ $typed }” kan betekenen: { $meanings }
cli-why-what = why wat? Typ bijvoorbeeld: why end_turn
cli-log-what = log wil een aantal regels, niet “{ $typed }”
cli-rule-what = welke regel? Geef een code zoals { $rule }, of woorden om te zoeken
cli-rule-none = geen regel gaat over “{ $words }”

## The end

cli-end = Het einde
cli-place = plaats
cli-player = speler
cli-share = { $winners } delen de overwinning
cli-wins = { $winners } wint
cli-wins-by = { $winners } wint: { $score } { $mine } tegen { $other }
cli-wins-tied = { $winners } wint: gelijk aan { $tied }, daarna { $score } { $mine } tegen { $other }

## Looking at records

cli-step = { $title }, stap { $step } van { $last }
cli-back = { $player } neemt een stap terug
cli-unseen = een stap die de anderen niet zien
cli-stepping = Enter: volgende stap   b: terug   een getal: daarheen   e: naar het einde   q: stoppen

## Compiling

cli-compiling-rules = De regels van { $title } worden gecompileerd. Dat gebeurt één keer en duurt { $minutes ->
    [one] ongeveer een minuut
   *[other] ongeveer { $minutes } minuten
}.
cli-compiling-bots = De bots van { $title } worden gecompileerd. Dat gebeurt één keer en duurt { $minutes ->
    [one] ongeveer een minuut
   *[other] ongeveer { $minutes } minuten
}.
cli-compiled = Klaar na { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
}.

## Simulating

cli-playing = Er wordt gespeeld
cli-seat = plaats { $number }
cli-games = spellen
cli-won = gewonnen
cli-won-share = gewonnen %
cli-mean = { $score } gemiddeld
cli-interrupted = Onderbroken: { $count } van { $wanted } spellen zijn gespeeld.
cli-simulated = { $count } spellen { $game }, startwaarde { $seed }.
cli-rotated = Om eerlijk te zijn schuiven alle bots na elk spel een plaats op en krijgen dan andere kaarten.
cli-length = Een spel heeft gemiddeld { $decisions } beslissingen.
cli-length-rounds = Een spel heeft gemiddeld { $rounds } ronden en { $decisions } beslissingen.
cli-speed = { $decisions } beslissingen per seconde.

## Listing games

cli-by = van { $authors }, { $least }–{ $most } spelers
cli-bots = Bots:
cli-preset = uitgave
cli-preset-differs = wat afwijkt van de standaard
cli-preset-standard = geldt als er geen is genoemd
cli-option = optie
cli-option-values = wat ze beslist, en haar waarden: de standaard eerst
