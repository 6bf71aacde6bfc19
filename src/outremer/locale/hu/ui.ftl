# The page: everything that belongs to no particular game.

ui-app-title = Outremer
ui-app-motto = Társasjátékok a keresztesek korából, egy asztalnál barátokkal és botokkal
ui-app-credits = A játékok a szerzőik művei. Ez a program szabad szoftver; a rajzai a sajátjai.

# Everywhere
ui-home = A kezdőlapra
ui-close = Bezárás
ui-cancel = Mégse
ui-confirm = Megerősítés
ui-skip = Kihagyás
ui-copy = Másolás
ui-copied = Másolva
ui-yes = igen
ui-no = nem
ui-loading = Egy pillanat …
ui-tools = Eszközök
ui-chance = Véletlen
ui-guest = Vendég
ui-your-name = A neved
ui-theme-to-dark = Sötét megjelenés
ui-theme-to-light = Világos megjelenés

# Start page
ui-play-now = Játssz most
ui-play-now-explain = A „Játssz most” három bot mellé ültet le, alapszabályokkal. Nem kell fiók, nem kell semmit telepíteni, és semmi sem vész el, ha bezárod az oldalt.
ui-game-compiling = A szabályok még készülnek; az első játék indulása eltarthat egy percig.
ui-starting = Előkészítés …
ui-set-up = Állíts össze egy asztalt
ui-game-by = szerző: { $authors }, { $from }–{ $to } játékos részére
ui-game-pitch-jerusalem = Licitálj tisztségekre, küldj fegyverhordozókat a városrészekbe, szerezd meg a bevételüket, és építsd a legmagasabb tornyot.
ui-game-pitch-templars = Küldj lovagokat Európa-szerte, töltsd meg a kikötőket, és szolgáld a pápa útját.
ui-game-pitch-solomon = Gyűjtsd be a föld javait, építs utakat, és emeld kőről kőre a templomot.
ui-tables-running = Folyamatban lévő játékok
ui-tables-finished = Befejezett játékok
ui-table-running = { $round }. forduló, mások jönnek
ui-table-waiting = Játékosokra vár
ui-table-over = Befejezve
ui-table-forget = Törlés a listáról
ui-record-open = Jegyzőkönyv megnyitása
ui-record-explain = Itt visszajátszhatsz egy játékot, amelyet a „Jegyzőkönyv letöltése” gombbal mentettél (.jsonl fájl).
ui-record-bad = Ez a fájl nem egy játék jegyzőkönyve.

# Setting up
ui-setup-title = Új asztal: { $title }
ui-setup-players = Játékosok
ui-setup-seat = { $number }. szék
ui-setup-who = { $number }. szék: ki ül itt
ui-setup-name = { $number }. szék: név
ui-setup-level = { $number }. szék: a bot szintje
ui-setup-seats-explain = Akik „itt” ülnek, ezen a képernyőn osztoznak: két játékos között letakarjuk. Egy barát linket kap, amelyet másik eszközön nyithat meg.
ui-setup-options = Kiadás és beállítások
ui-setup-preset = Kiadás
ui-setup-data = Táblafájl
ui-setup-data-explain = Saját board.toml fájl, például a te példányod számaival.
ui-setup-create = Nyisd meg az asztalt
ui-preset = { $preset ->
    [recommended] Ajánlott
    [de] Német szabálykönyv
    [nl] Holland szabálykönyv
    [hu] Magyar szabálykönyv
    [en] Angol szabálykönyv
   *[other] { $preset }
}
ui-seat-kind-me = Itt, ennél a képernyőnél
ui-seat-kind-friend = Barát, linkkel
ui-seat-kind-bot = Bot
ui-bot-name = { $number ->
    [0] Fulkó
    [1] Melisenda
    [2] Balduin
    [3] Szibilla
    [4] Rajmund
   *[other] { $number }. bot
}
ui-friend-name = { $number }. barát
ui-player-name = { $number }. játékos
ui-bot-easy = Könnyű
ui-bot-normal = Közepes
ui-bot-hard = Nehéz
ui-bot-expert = Mester

# Waiting, joining
ui-waiting-title = { $title }: kész az asztal
ui-waiting-for = { $count ->
    [0] Mindenki itt van.
    [one] Már csak egy hely szabad.
   *[other] Még { $count } hely szabad.
}
ui-waiting-link = Link – { $name }
ui-waiting-open = még nincs itt
ui-waiting-hint = Mindenkinek a saját linkjét küldd el. A hely azé, aki elsőként megnyitja.
ui-start = Indítsd a játékot
ui-join = Ülj le
ui-join-title = Meghívtak egy játékba
ui-join-explain = Hogyan szólítsanak a többiek?
ui-join-void = Ezt a meghívót már felhasználták, vagy érvénytelen. Kérj újat.

# The table
ui-zone-board = Tábla
ui-zone-choices = Választások
ui-zone-players = Játékosok
ui-zone-log = Napló
ui-zone-review = Visszanézés
ui-status-your-turn = Te jössz
ui-status-past = Visszanézés.
ui-status-watching = A többiek játszanak …
ui-tab-your-turn = ● Te jössz – Outremer
ui-tab-table = { $title } – Outremer
ui-undo = Visszavonás
ui-undo-hint = Vond vissza az utolsó lépésed (u)
ui-restart-turn = Elölről
ui-back-to-here = Vissza idáig
ui-pending = Elküldve, a szerverre várunk …
ui-choices-on-board = { $count } lehetőség a táblán …
ui-choices-fewer = Kevesebb
ui-menu-target = Mit szeretnél itt tenni?
ui-picker = Egy szám
ui-picker-less = Kevesebb
ui-picker-more = Több
ui-picker-number = Szám, { $lowest }–{ $highest }
ui-typed-label = Írj be egy akciót
ui-typed-hint = place tower, end_turn …
ui-news = Az utolsó lépésed óta ({ $count })
ui-news-short = { $count } lépés az utolsó lépésed óta
ui-news-hint = Nézd végig, mit tettek a többiek (n)
ui-show-result = Eredmény
ui-table-about = Ez az asztal
ui-table-title = Ez az asztal: { $title }
ui-seat-bot = bot, { $level }
ui-seat-you = te
ui-panel-to-move = soron van
ui-panel-only-you = ezt csak te látod
ui-panel-everybody = ezt mindenki látja
ui-panel-fact = { $fact }: { $value }
ui-seat-here = itt van
ui-seat-away = nincs itt
ui-hand-over = Add át a helyed egy botnak
ui-hand-over-explain = A bot végigjátssza helyetted. Közben nézheted.
ui-rule = Szabály: { $rule }
ui-rules-title = Szabályok
ui-rules-search = Keress a szabályokban
ui-rules-of = A szabályok: { $title }
ui-rules-all = Minden szabály
ui-rules-page = Megnyitás külön oldalon
ui-rules-marks = Jelek: [P] szabálykönyvben áll, [R] a mi döntésünk, ahol hallgat, [C] a mi rekonstrukciónk, [E] a szerzőtől vagy beszámolókból.
ui-rules-found = { $count } szabály
ui-guide = Hogyan játsszuk
ui-guide-title = Így játsszuk: { $title }

# Notices
ui-notice-nothing-here = Ott most nincs mit tenni.
ui-notice-nothing-to-undo = Nincs mit visszavonni.
ui-notice-conflict = Valaki megelőzött; a választásod megmaradt. Nézd át, aztán erősítsd meg.
ui-notice-offline = A szerver nem válaszol.
ui-notice-forbidden = Ez nem a te helyed.
ui-notice-too-fast = Túl gyors: várj egy pillanatot.
ui-notice-failed = Ez nem sikerült. Próbáld újra.
ui-link-lost = Újrakapcsolódás … Az asztal a legutóbb ismert állást mutatja.
ui-link-lost-pending = Újrakapcsolódás … A lépésedet újraküldjük, amint a szerver válaszol.
ui-link-refused = A szerver már nem ismeri ezt a helyet.
ui-trouble-title = Ez az asztal nem jeleníthető meg
ui-trouble = A szerver nem válaszol. Biztosan fut?
ui-trouble-403 = Ez a link nem ahhoz a helyhez tartozik.
ui-trouble-404 = Nincs ilyen asztal ezen a szerveren.

# Log and review
ui-log-round = { $round }. forduló
ui-log-go = Nézd meg: { $words }
ui-log-joint = {", "}
ui-log-times = × { $count }
ui-log-done = { $done }: { $came }
ui-review-first = Első lépés
ui-review-back = Egy lépés vissza
ui-review-forward = Egy lépés előre
ui-review-last = Utolsó lépés
ui-review-slider = Lépés
ui-review-at = Lépés: { $step }/{ $of }, { $round }. forduló
ui-review-present = Vissza a jelenbe

# The table in words
ui-words-status = Állás
ui-words-last = Utolsó lépések
ui-words-mine = Az enyém
ui-words-board = Tábla
ui-words-choices = Választások
ui-words-no-choices = Most nincs mit választani.

# One screen for several
ui-cover-next = { $name } következik
ui-cover-others = A többiek most nézzenek félre.
ui-cover-ready = { $name } vagyok

# The end
ui-end-over = { $title }: vége a játéknak
ui-end-wins = { $count ->
    [one] nyert
   *[other] osztozik a győzelmen
}
ui-end-table = Végső pontozás
ui-end-step = Lépés
ui-end-explain = Minden szám magyarázata
ui-end-tiebreak = döntetlennél számít
ui-end-replay = Visszajátszás
ui-end-rematch = Játssz újra
ui-end-rematch-join = Szállj be a visszavágóba
ui-end-download = Jegyzőkönyv letöltése
ui-chart-over-time = { $name } fordulónként

# Preferences
ui-prefs-title = Beállítások
ui-prefs-more = Több
ui-prefs-language = Nyelv
ui-prefs-language-system = Mint a böngészőé
ui-prefs-theme = Megjelenés
ui-prefs-theme-system = Mint az eszközön
ui-prefs-theme-light = Világos
ui-prefs-theme-dark = Lámpafény
ui-prefs-speed = A többiek lépései
ui-prefs-speed-slow = Lassú
ui-prefs-speed-normal = Közepes
ui-prefs-speed-fast = Gyors
ui-prefs-speed-off = Azonnal
ui-prefs-confirm = Kérdezz rá küldés előtt
ui-prefs-confirm-always = Minden lépésnél
ui-prefs-confirm-final = Ami nem vonható vissza
ui-prefs-confirm-never = Soha
ui-prefs-words = Mutasd a táblát szavakkal
ui-prefs-sound = Hang, amikor te jössz, és a játék végén
ui-auto-jerusalem-take_rest = Mindig vedd el az összes bevételt

# Keys
ui-keys-title = Billentyűk
ui-keys-tab = a következő részre: tábla, választások, játékosok, napló
ui-keys-arrows = mozgás a táblán; visszanézésnél lépések és fordulók
ui-keys-enter = választás, megerősítés
ui-keys-hint = a leírás vagy a naplósor szabálya
ui-keys-escape = mégse, bezárás
ui-keys-undo = visszavonás
ui-keys-restart = a mostani lépéseid elölről
ui-keys-type = akció beírása
ui-keys-skip = a többiek lépéseinek átugrása
ui-keys-news = az utolsó lépésed óta
ui-keys-step = lépés vissza, lépés előre
ui-keys-round = forduló vissza, forduló előre
ui-keys-ends = a visszanézés első, utolsó lépése
ui-keys-log = napló
ui-keys-words = tábla szavakkal, tábla rajzban
ui-keys-prefs = beállítások
ui-keys-help = ez a lista
