### The command line: what players read while they play.

## Playing

# The commands and the words of actions are typed as they are, in every language.
cli-help =
    Tippe die Nummer einer Möglichkeit oder die Aktion selbst: place market_large, bid 3.
    Wörter darfst du kürzen, solange es klar bleibt (pl ma la); groß oder klein ist egal.
      why AKTION    ist sie erlaubt; wenn nicht, warum und nach welcher Regel
      rule J503     eine Regel nach ihrer Kennung; rule baron palace: Regeln mit diesen Wörtern
      undo          den letzten Schritt zurücknehmen, solange seitdem niemand anders gefragt wurde
      log           was bisher geschah; log 20: die letzten 20 Zeilen
      board         Spielplan und Möglichkeiten noch einmal zeigen
      save [DATEI]  eine Kopie ablegen; gespeichert wird ohnehin nach jedem Schritt
      quit          aufhören; das Spiel lässt sich später fortsetzen
cli-hint = help   why AKTION   rule KENNUNG   undo   log   board   save   quit
cli-seated = { $player }: { $who }
cli-thinking = Die anderen denken nach …
cli-prompt = { $player }>
cli-next = Weiter mit { $player }. Die anderen sehen bitte weg; drücke Enter
cli-earlier =
    { $lines ->
        [one] ({ $lines } frühere Zeile: log)
       *[other] ({ $lines } frühere Zeilen: log)
    }
cli-times = { $action } ×{ $number }
cli-legal = { $action }: jetzt erlaubt.
cli-refused = { $action }: { $reason }
cli-copied = Eine Kopie liegt in { $file }.
cli-saved = Gespeichert in { $file }.
cli-unsaved = { $error }. Das Spiel geht weiter; „save DATEI“ speichert es anderswo.
cli-lost = Das Spiel ließ sich nirgends speichern.
cli-left = Das Spiel ist gespeichert. So geht es weiter:
cli-record = Die Aufzeichnung liegt in { $file }
cli-unfinished = In { $file } liegt ein angefangenes Spiel.
cli-unfinished-untold = In { $file } liegt ein angefangenes Spiel; --load setzt es fort.
cli-go-on = Fortsetzen? [J/n]
cli-yes = j ja
cli-unknown = die Aktion „{ $action }“ gibt es nicht
cli-unknown-near = die Aktion „{ $action }“ gibt es nicht; meintest du: { $nearest }?
cli-no-choice = die Möglichkeit { $number } gibt es nicht; sie gehen von 1 bis { $last }
cli-unclear = „{ $typed }“ kann bedeuten: { $meanings }
cli-why-what = why was? Tippe zum Beispiel: why end_turn
cli-log-what = log nimmt eine Zahl von Zeilen, nicht „{ $typed }“
cli-rule-what = welche Regel? Gib eine Kennung wie { $rule } an oder Wörter, nach denen gesucht wird
cli-rule-none = keine Regel spricht von „{ $words }“

## The end

cli-end = Spielende
cli-place = Rang
cli-player = Spieler
cli-share = { $winners } teilen sich den Sieg
cli-wins = { $winners } gewinnt
cli-wins-by = { $winners } gewinnt: { $score } { $mine } zu { $other }
cli-wins-tied = { $winners } gewinnt: Gleichstand ({ $tied }), dann { $score } { $mine } zu { $other }

## Looking at records

cli-step = { $title }, Schritt { $step } von { $last }
cli-back = { $player } nimmt einen Schritt zurück
cli-unseen = ein Schritt, den andere nicht sehen
cli-stepping = Enter: nächster Schritt   b: zurück   eine Zahl: dorthin   e: Ende   q: aufhören

## Compiling

cli-compiling-rules = Die Regeln von { $title } werden übersetzt. Das geschieht einmal und dauert { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}.
cli-compiling-bots = Die Bots von { $title } werden übersetzt. Das geschieht einmal und dauert { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}.
cli-compiled = Fertig nach { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.

## Simulating

cli-playing = Es wird gespielt
cli-seat = Platz { $number }
cli-games = Spiele
cli-won = Siege
cli-won-share = Siege %
cli-mean = { $score } im Mittel
cli-interrupted = Unterbrochen: { $count } von { $wanted } Spielen wurden gespielt.
cli-simulated = { $count } Spiele { $game }, Startwert { $seed }.
cli-rotated = Der Gerechtigkeit halber rücken alle Bots nach jedem Spiel einen Platz weiter und bekommen dann andere Karten.
cli-length = Ein Spiel hat im Mittel { $decisions } Entscheidungen.
cli-length-rounds = Ein Spiel hat im Mittel { $rounds } Runden und { $decisions } Entscheidungen.
cli-speed = { $decisions } Entscheidungen je Sekunde.

## Listing games

cli-by = von { $authors }, { $least }–{ $most } Spieler
cli-bots = Bots:
cli-preset = Ausgabe
cli-preset-differs = was von den Vorgaben abweicht
cli-preset-standard = gilt, wenn keine genannt wird
cli-option = Option
cli-option-values = was sie entscheidet, und ihre Werte: die Vorgabe zuerst
