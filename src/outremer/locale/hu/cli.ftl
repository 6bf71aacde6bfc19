### The command line: what players read while they play.

## Playing

cli-help =
    Írd be egy választás számát vagy magát az akciót: place market_large, bid 3.
    A szavak rövidíthetők, amíg egyértelmű (pl ma la); a nagybetű nem számít.
      why ACTION    szabályos-e; ha nem, miért nem, és melyik szabály szerint
      rule J503     egy szabály a jele szerint; rule baron palace: szabályok e szavakkal
      undo          vond vissza az utolsó lépésed, ha azóta mást még nem kérdeztünk
      log           mi történt eddig; log 20: az utolsó 20 sor
      board         rajzold ki újra a táblát és a választásokat
      save [FILE]   ments egy másolatot; a játék amúgy is minden lépés után mentődik
      quit          lépj ki; a játék később folytatható
cli-hint = help   why ACTION   rule ID   undo   log   board   save   quit
cli-seated = { $player }: { $who }
cli-thinking = A többiek gondolkodnak …
cli-prompt = { $player }>
cli-next = { $player } következik. A többiek nézzenek félre; nyomj Entert
cli-earlier = ({ $lines } korábbi sor: log)
cli-times = { $action } ×{ $number }
cli-legal = { $action }: most szabályos.
cli-refused = { $action }: { $reason }
cli-copied = Másolat itt: { $file }
cli-saved = Mentve ide: { $file }
cli-unsaved = { $error }. A játék megy tovább; a „save FILE” máshová menti.
cli-lost = A játékot sehová sem sikerült menteni.
cli-left = A játék el van mentve. Így folytathatod:
cli-record = A jegyzőkönyv itt van: { $file }
cli-unfinished = Van egy befejezetlen játék: { $file }
cli-unfinished-untold = Van egy befejezetlen játék: { $file }; a --load folytatja.
cli-go-on = Folytatod? [I/n]
cli-yes = i igen
cli-unknown = nincs ilyen akció: „{ $action }”
cli-unknown-near = nincs ilyen akció: „{ $action }”; erre gondoltál: { $nearest }?
cli-no-choice = nincs { $number }. választás; 1-től eddig tartanak: { $last }
cli-unclear = „{ $typed }” jelentheti: { $meanings }
cli-why-what = why mit? Írd például: why end_turn
cli-log-what = a log sorok számát várja, nem ezt: „{ $typed }”
cli-rule-what = melyik szabály? Adj meg egy jelet, például { $rule }, vagy keresendő szavakat
cli-rule-none = egy szabály sem szól erről: „{ $words }”

## The end

cli-end = A játék vége
cli-place = helyezés
cli-player = játékos
cli-share = { $winners } osztozik a győzelmen
cli-wins = { $winners } nyer
cli-wins-by = { $winners } nyer – { $score }: { $mine }, a másodiké: { $other }
cli-wins-tied = { $winners } nyer – döntetlen: { $tied }; aztán { $score }: { $mine }, a másodiké: { $other }

## Looking at records

cli-step = { $title }, lépés: { $step }/{ $last }
cli-back = { $player } visszavon egy lépést
cli-unseen = egy lépés, amelyet a többiek nem látnak
cli-stepping = Enter: következő lépés   b: vissza   egy szám: ugrás oda   e: a vége   q: kilépés

## Compiling

cli-compiling-rules = { $title }: a szabályok fordítása. Ez egyszer történik, és körülbelül { $minutes } percig tart.
cli-compiling-bots = { $title }: a botok fordítása. Ez egyszer történik, és körülbelül { $minutes } percig tart.
cli-compiled = Kész, { $seconds } másodperc alatt.

## Simulating

cli-playing = Folyik a játék
cli-seat = { $number }. hely
cli-games = játékok
cli-won = győzelmek
cli-won-share = győzelmek %
cli-mean = { $score }, átlag
cli-interrupted = Megszakítva: { $count } játék zajlott le, a terv { $wanted } volt.
cli-simulated = { $count } játék, { $game }, kezdőérték: { $seed }.
cli-rotated = A méltányosság kedvéért minden játék után minden bot egy hellyel továbbül, és akkor más lapokat kap.
cli-length = Egy játék átlagosan { $decisions } döntésből áll.
cli-length-rounds = Egy játék átlagosan { $rounds } körből és { $decisions } döntésből áll.
cli-speed = Másodpercenként { $decisions } döntés.

## Listing games

cli-by = szerző: { $authors }, { $least }–{ $most } játékos
cli-bots = Botok:
cli-preset = kiadás
cli-preset-differs = miben tér el az alaptól
cli-preset-standard = ez érvényes, ha nincs megadva
cli-option = beállítás
cli-option-values = miről dönt, és az értékei: elöl az alapérték
