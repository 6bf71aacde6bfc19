# The page: everything that belongs to no particular game.

ui-app-title = Outremer
ui-app-motto = Brettspiele der Kreuzfahrerzeit, an einem Tisch mit Freunden und Bots
ui-app-credits = Die Spiele sind das Werk ihrer Autoren. Dieses Programm ist freie Software; seine Zeichnungen sind eigene.

# Everywhere
ui-home = Zur Startseite
ui-close = Schließen
ui-cancel = Abbrechen
ui-confirm = Bestätigen
ui-skip = Überspringen
ui-copy = Kopieren
ui-copied = Kopiert
ui-yes = ja
ui-no = nein
ui-loading = Einen Moment …
ui-tools = Werkzeuge
ui-chance = Zufall
ui-guest = Gast
ui-your-name = Dein Name
ui-theme-to-dark = Dunkles Design
ui-theme-to-light = Helles Design

# Start page
ui-play-now = Jetzt spielen
ui-play-now-explain = Du und drei Bots, Standardregeln. Ohne Konto, ohne vorher etwas zu lernen.
ui-game-compiling = Die Regeln werden vorbereitet; das erste Spiel startet vielleicht erst nach einer Minute.
ui-starting = Aufbau läuft …
ui-set-up = Tisch einrichten
ui-game-by = von { $authors }, für { $from } bis { $to } Spieler
ui-game-pitch-jerusalem = Biete um Ämter, schicke Knappen in die Viertel der Stadt, sichere dir dort das Einkommen und baue den höchsten Turm.
ui-game-pitch-templars = Sende Ritter quer durch Europa, fülle die Häfen und nutze die Reise des Papstes.
ui-game-pitch-solomon = Sammle die Schätze des Landes, baue seine Straßen und errichte den Tempel Stein für Stein.
ui-tables-running = Laufende Spiele
ui-tables-finished = Beendete Spiele
ui-table-running = Runde { $round }, andere am Zug
ui-table-waiting = Wartet auf Mitspieler
ui-table-over = Beendet
ui-table-forget = Aus dieser Liste entfernen
ui-record-open = Aufzeichnung öffnen
ui-record-explain = Ein mit „Aufzeichnung herunterladen“ gespeichertes Spiel (eine .jsonl-Datei) lässt sich hier nachspielen.
ui-record-bad = Diese Datei ist keine Aufzeichnung eines Spiels.

# Setting up
ui-setup-title = Ein Tisch für { $title }
ui-setup-players = Spieler
ui-setup-seat = Platz { $number }
ui-setup-who = Wer sitzt auf Platz { $number }
ui-setup-name = Name auf Platz { $number }
ui-setup-level = Stärke des Bots auf Platz { $number }
ui-setup-seats-explain = Mehrere Leute „hier“ teilen sich diesen Bildschirm: Zwischen den Zügen wird er verdeckt. Freunde öffnen ihren Link auf einem anderen Gerät.
ui-setup-options = Ausgabe und Optionen
ui-setup-preset = Ausgabe
ui-setup-data = Spielplan-Datei
ui-setup-data-explain = Eine eigene board.toml, zum Beispiel mit den Zahlen deiner Ausgabe des Spiels.
ui-setup-create = Tisch eröffnen
ui-preset = { $preset ->
    [recommended] Empfohlen
    [de] Deutsche Spielregel
    [nl] Niederländische Spielregel
    [hu] Ungarische Spielregel
    [en] Englische Spielregel
   *[other] { $preset }
}
ui-seat-kind-me = Hier, an diesem Bildschirm
ui-seat-kind-friend = Freund, per Link
ui-seat-kind-bot = Bot
ui-bot-name = { $number ->
    [0] Fulko
    [1] Melisende
    [2] Balduin
    [3] Sibylle
    [4] Raimund
   *[other] Bot { $number }
}
ui-friend-name = Freund { $number }
ui-player-name = Spieler { $number }
ui-bot-easy = Leicht
ui-bot-normal = Normal
ui-bot-hard = Schwer
ui-bot-expert = Meister

# Waiting, joining
ui-waiting-title = { $title }: Der Tisch ist bereit
ui-waiting-for = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
ui-waiting-link = Link für { $name }
ui-waiting-open = noch nicht da
ui-waiting-hint = Schicke jedem Freund seinen eigenen Link. Wer ihn zuerst öffnet, bekommt den Platz.
ui-start = Spiel starten
ui-join = Hinsetzen
ui-join-title = Du bist zu einem Spiel eingeladen
ui-join-explain = Wie sollen dich die anderen nennen?
ui-join-void = Diese Einladung ist schon benutzt oder ungültig. Bitte um eine neue.

# The table
ui-zone-board = Spielplan
ui-zone-choices = Möglichkeiten
ui-zone-players = Spieler
ui-zone-log = Verlauf
ui-zone-review = Rückblick
ui-status-your-turn = Du bist dran
ui-status-past = Rückblick.
ui-status-watching = Die anderen spielen …
ui-tab-your-turn = ● Du bist dran – Outremer
ui-tab-table = { $title } – Outremer
ui-undo = Zurücknehmen
ui-undo-hint = Letzten Schritt zurücknehmen (u)
ui-restart-turn = Zug neu beginnen
ui-back-to-here = Bis hierher zurück
ui-pending = Gesendet, warte auf den Server …
ui-choices-on-board = { $count ->
    [one] 1 Möglichkeit auf dem Spielplan …
   *[other] { $count } Möglichkeiten auf dem Spielplan …
}
ui-choices-fewer = Weniger
ui-menu-target = Was möchtest du hier tun?
ui-picker = Eine Zahl
ui-picker-less = Weniger
ui-picker-more = Mehr
ui-picker-number = Zahl von { $lowest } bis { $highest }
ui-typed-label = Aktion eintippen
ui-typed-hint = place tower, end_turn …
ui-news = Seit deinem letzten Zug ({ $count })
ui-news-short = { $count ->
    [one] 1 Zug seit deinem letzten
   *[other] { $count } Züge seit deinem letzten
}
ui-news-hint = Schritt für Schritt ansehen, was die anderen getan haben (n)
ui-show-result = Ergebnis
ui-table-about = Dieser Tisch
ui-table-title = Dieser Tisch: { $title }
ui-seat-bot = Bot, { $level }
ui-seat-you = du
ui-panel-to-move = am Zug
ui-panel-only-you = das siehst nur du
ui-panel-everybody = das sehen alle
ui-panel-fact = { $fact }: { $value }
ui-seat-here = hier
ui-seat-away = nicht da
ui-hand-over = Meinen Platz einem Bot überlassen
ui-hand-over-explain = Der Bot spielt für dich bis zum Ende weiter. Du kannst zusehen.
ui-rule = Regel { $rule }
ui-rules-title = Regeln
ui-rules-search = Regeln durchsuchen
ui-rules-of = Die Regeln von { $title }
ui-rules-all = Alle Regeln
ui-rules-page = Als Seite öffnen
ui-rules-marks = Zeichen: [P] steht im Regelheft, [R] unsere Festlegung, wo es schweigt, [C] unsere Rekonstruktion, [E] vom Autor oder aus Berichten.
ui-rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
ui-guide = So wird gespielt
ui-guide-title = So spielt man { $title }

# Notices
ui-notice-nothing-here = Hier gibt es gerade nichts zu tun.
ui-notice-nothing-to-undo = Es gibt nichts zurückzunehmen.
ui-notice-conflict = Jemand war schneller; deine Wahl bleibt vorgemerkt. Sieh noch einmal hin und bestätige dann.
ui-notice-offline = Der Server antwortet nicht.
ui-notice-forbidden = Das ist nicht dein Platz.
ui-notice-too-fast = Zu schnell: Warte einen Moment.
ui-notice-failed = Das hat nicht geklappt. Versuche es noch einmal.
ui-link-lost = Verbindung wird wiederhergestellt … Du siehst den letzten bekannten Stand.
ui-link-lost-pending = Verbindung wird wiederhergestellt … Dein Zug wird gesendet, sobald der Server antwortet.
ui-link-refused = Der Server kennt diesen Platz nicht mehr.
ui-trouble-title = Dieser Tisch lässt sich nicht anzeigen
ui-trouble = Der Server antwortet nicht. Läuft er?
ui-trouble-403 = Dieser Link gehört nicht zu diesem Platz.
ui-trouble-404 = Diesen Tisch gibt es auf diesem Server nicht.

# Log and review
ui-log-round = Runde { $round }
ui-log-go = Ansehen: { $words }
ui-log-joint = {", "}
ui-log-times = × { $count }
ui-log-done = { $done }: { $came }
ui-review-first = Erster Schritt
ui-review-back = Ein Schritt zurück
ui-review-forward = Ein Schritt vor
ui-review-last = Letzter Schritt
ui-review-slider = Schritt
ui-review-at = Schritt { $step } von { $of }, Runde { $round }
ui-review-present = Zurück zur Gegenwart

# The table in words
ui-words-status = Stand
ui-words-last = Letzte Züge
ui-words-mine = Meins
ui-words-board = Spielplan
ui-words-choices = Möglichkeiten
ui-words-no-choices = Gerade gibt es nichts zu wählen.

# One screen for several
ui-cover-next = Weiter mit { $name }
ui-cover-others = Die anderen sehen bitte weg.
ui-cover-ready = Ich bin { $name }

# The end
ui-end-over = { $title } ist zu Ende
ui-end-wins = { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}
ui-end-table = Schlusswertung
ui-end-step = Schritt
ui-end-explain = Jede Zahl erklären
ui-end-tiebreak = entscheidet bei Gleichstand
ui-end-replay = Nachspielen
ui-end-rematch = Noch einmal spielen
ui-end-rematch-join = Bei der Revanche mitspielen
ui-end-download = Aufzeichnung herunterladen
ui-chart-over-time = { $name } im Verlauf, nach Runden

# Preferences
ui-prefs-title = Einstellungen
ui-prefs-more = Mehr
ui-prefs-language = Sprache
ui-prefs-language-system = Wie der Browser
ui-prefs-theme = Design
ui-prefs-theme-system = Wie das Gerät
ui-prefs-theme-light = Hell
ui-prefs-theme-dark = Lampenschein
ui-prefs-speed = Züge der anderen
ui-prefs-speed-slow = Langsam
ui-prefs-speed-normal = Normal
ui-prefs-speed-fast = Schnell
ui-prefs-speed-off = Sofort
ui-prefs-confirm = Vor dem Senden fragen
ui-prefs-confirm-always = Bei jedem Schritt
ui-prefs-confirm-final = Wenn es endgültig ist
ui-prefs-confirm-never = Nie
ui-prefs-words = Spielplan in Worten zeigen
ui-prefs-sound = Ton, wenn du dran bist und am Ende
ui-auto-jerusalem-take_rest = Immer das ganze Einkommen nehmen

# Keys
ui-keys-title = Tasten
ui-keys-tab = zum nächsten Bereich: Spielplan, Möglichkeiten, Spieler, Verlauf
ui-keys-arrows = über den Spielplan; im Rückblick: Schritte und Runden
ui-keys-enter = wählen, bestätigen
ui-keys-hint = die Regel zu einem Hinweis oder einer Zeile des Verlaufs
ui-keys-escape = abbrechen, schließen
ui-keys-undo = zurücknehmen
ui-keys-restart = Zug neu beginnen
ui-keys-type = Aktion eintippen
ui-keys-skip = Züge der anderen überspringen
ui-keys-news = seit deinem letzten Zug
ui-keys-step = Schritt zurück, Schritt vor
ui-keys-round = Runde zurück, Runde vor
ui-keys-ends = erster, letzter Schritt eines Rückblicks
ui-keys-log = Verlauf
ui-keys-words = Spielplan in Worten, Spielplan gezeichnet
ui-keys-prefs = Einstellungen
ui-keys-help = diese Liste
