### The words on the drawn board of Kingdom of Solomon.

ui-solomon-board = Das Königreich Salomos, Runde { $round }
ui-solomon-none = keine
ui-solomon-count = { $player } { $count }
ui-solomon-closed = geschlossen

ui-solomon-yields = bringt { $amounts }
ui-solomon-building-of = Gebäude von { $player }
ui-solomon-empty-site = freier Bauplatz
ui-solomon-no-site = kein Bauplatz
ui-solomon-pawn-of = Figur von { $player }
ui-solomon-region-of = { $player }: Region, { $count } Felder
ui-solomon-region = in der Region von { $player } aus { $count } Feldern, Ertrag { $amounts }
ui-solomon-pawn-brings = eine Figur hier bringt
ui-solomon-lacks = dir fehlt { $amounts }
ui-solomon-card = { $card }: kostet { $cost }; { $vp } SP; { $site }; { $effect }
ui-solomon-needs-site = braucht einen Bauplatz
ui-solomon-needs-no-site = braucht keinen Bauplatz
ui-solomon-road = Straße
ui-solomon-road-of = Straße { $link } von { $player }
ui-solomon-market = Markt
ui-solomon-supply = { $resource }: { $count } im Vorrat
ui-solomon-slot-filled = { $resource }, Marktfeld { $slot }: ein Würfel für { $price } SP
ui-solomon-slot-empty = { $resource }, Marktfeld { $slot }: leer, Verkauf für { $price } SP
ui-solomon-temple = Der Tempel
ui-solomon-temple-state = { $blocks } von { $of } Tempelsteinen stehen; der nächste gehört zu: { $section }
ui-solomon-tokens-left = { $tokens } Plättchen übrig
ui-solomon-no-priest = kein Priester
ui-solomon-high-priest = Hohepriester
ui-solomon-reward-token = Tempelstein für ein Plättchen bauen
ui-solomon-reward-vp = Tempelstein für Siegpunkte bauen
ui-solomon-reward-token-short = Plättchen
ui-solomon-reward-vp-short = SP
ui-solomon-round = Runde { $round }
ui-solomon-order = Zugreihenfolge: { $list }
ui-solomon-building-deck = Bauwerkskarten im Stapel
ui-solomon-fortune-deck = Schicksalskarten im Stapel
ui-solomon-roads-left = Übrige Straßen
ui-solomon-ends = Das Spiel endet mit
ui-solomon-end-sites = { $done } von { $of } Bauplätzen sind belegt
ui-solomon-end-sites-short = Plätze
ui-solomon-end-buildings = die meisten Gebäude eines Spielers: { $done } von { $of }
ui-solomon-end-buildings-short = Bauherr
ui-solomon-end-temple = { $done } von { $of } Tempelsteinen stehen
ui-solomon-end-temple-short = Tempel
ui-solomon-points = Siegpunkte: { $list }

ui-solomon-court-fortune = Schicksal
ui-solomon-court-wisdom = Weisheit
ui-solomon-court-thief = Dieb
ui-solomon-court-trader = Händler
ui-solomon-court-artisan = Handwerker
ui-solomon-court-tribute = Tribut
ui-solomon-court-ark = Arche
ui-solomon-court-altar = Altar

# At most three lines of 15 letters each.
ui-solomon-brief-fortune = Schicksalskarte ziehen
ui-solomon-brief-wisdom = 3 SP
ui-solomon-brief-thief = 1 Würfel stehlen
ui-solomon-brief-trader = 1 gegen 1 tauschen
ui-solomon-brief-artisan = ein eigenes Feld nochmals nutzen
ui-solomon-brief-tribute = alle Figuren: jeder Rohstoff einmal
ui-solomon-brief-ark = alle Figuren: 3{"\u00A0"}Karten ziehen
ui-solomon-brief-altar = alle Figuren: 3{"\u00A0"}SP × Platz, dann Erster

## A player's panel

ui-solomon-vp = Siegpunkte
ui-solomon-pawns = Übrige Figuren
ui-solomon-buildings = Gebäude
ui-solomon-tokens = Tempelplättchen
ui-solomon-fortune-cards = Schicksalskarten
ui-solomon-passed = gepasst
ui-solomon-steal = 1 { $resource } von { $player } nehmen
ui-solomon-paying = Bezahlung: { $thing }
ui-solomon-owed = noch offen
ui-solomon-pay-cubes = Den Rest mit Würfeln bezahlen: { $owed }
ui-solomon-privilege-used = Hohepriester; Vorrecht genutzt: { $space }
ui-solomon-card-new = Gerade gebaut: nutzbar ab Runde { $round }

## What things do

ui-solomon-about-space = Eine Figur hier bringt die Rohstoffe des Feldes, in deiner eigenen Region die aller Felder. Ein Gebäude sperrt das Feld für andere.
ui-solomon-about-fortune = Ziehe 1 Schicksalskarte.
ui-solomon-about-wisdom = Erhalte 3 SP.
ui-solomon-about-thief = Nimm 1 Würfel aus dem Vorrat eines Mitspielers.
ui-solomon-about-trader = Gib 1 Rohstoff ab und nimm 1 anderen.
ui-solomon-about-artisan = Nimm die Rohstoffe eines Feldes mit deiner Figur noch einmal.
ui-solomon-about-tribute = Bonusfeld, alle deine übrigen Figuren: 1 Würfel von jedem Rohstoff.
ui-solomon-about-ark = Bonusfeld, alle deine übrigen Figuren: Ziehe 3 Schicksalskarten.
ui-solomon-about-altar = Bonusfeld, alle deine übrigen Figuren: 3 SP mal deine Position, dann bist du Startspieler.
ui-solomon-about-market = Kaufe einen Würfel zum Preis seines Marktfelds in SP oder verkaufe einen auf ein leeres Marktfeld zu dessen Preis.
ui-solomon-about-supply = Würfel, die niemand hat. Ein Würfel in deinem Vorrat bringt am Ende 1 SP.
ui-solomon-about-card = Für eine Figur des Besitzers, ab der Runde nach dem Bau: { $effect }.
ui-solomon-about-fortune-vp = In deinem Markt- oder Bauzug ausspielen, um zu punkten; am Spielende zählt sie von selbst. Am Ende einer Runde bleiben höchstens 3 Karten.
ui-solomon-about-fortune-pays = Bezahlt Bauwerke, Straßen, Tempelsteine und Tausche; was über den offenen Rest hinausgeht, verfällt. Am Ende einer Runde bleiben höchstens 3 Karten.
ui-solomon-about-stock = Würfel vor einem Spieler: Sie bezahlen, lassen sich verkaufen und zählen am Ende je 1 SP.
ui-solomon-about-fact-score = Die meisten Siegpunkte gewinnen; sie sind auch das Geld des Marktes.
ui-solomon-about-fact-pawns = Figuren, die in dieser Runde noch eingesetzt werden.
ui-solomon-about-fact-buildings = Gebäude auf der Karte sperren ihr Feld für andere; das fünfte beendet das Spiel, und sie entscheiden Gleichstände.
ui-solomon-about-fact-tokens = Die meisten Tempelplättchen machen zum Hohepriester.
ui-solomon-about-fact-fortune_cards = Geheim gehalten; am Ende einer Runde bleiben höchstens 3.
ui-solomon-about-paying = Klicke Schicksalskarten an, die den Rest senken; Würfel bezahlen, was bleibt.
ui-solomon-section = { $section }: { $done } von { $of } Steinen; einer kostet { $cost } und bringt ein Plättchen oder { $vp } SP
ui-solomon-about-pile-building = Vier Karten liegen offen; Lücken werden am Ende jeder Runde gefüllt.
ui-solomon-about-pile-fortune = Ist der Stapel verbraucht, werden gespielte und abgeworfene Karten neu gemischt.
ui-solomon-about-pile-road = Die Straßen sind ein gemeinsamer Vorrat: Ist er aufgebraucht, wird keine mehr gebaut.
ui-solomon-about-end-sites = Steht auf jedem Bauplatz ein Gebäude, wird die Runde zu Ende gespielt und das Spiel ist aus.
ui-solomon-about-end-buildings = Setzt jemand sein fünftes Gebäude, wird die Runde zu Ende gespielt und das Spiel ist aus.
ui-solomon-about-end-temple = Steht der letzte Stein des Tempels, wird die Runde zu Ende gespielt und das Spiel ist aus.
ui-solomon-about-priest = Hat die meisten Tempelplättchen: einmal je Runde eine Figur auf ein Feld mit fremdem Gebäude, und 20 SP am Ende. Bei Gleichstand bleibt das Amt.
ui-solomon-about-order-name = Zugreihenfolge
ui-solomon-about-temple = Bezahle für einen Stein die Kosten des Bereichs und nimm ein Plättchen oder seine SP. Wer die meisten Plättchen hat, ist Hohepriester: 20 SP am Ende und einmal pro Runde eine Figur auf einem fremden Feld.
ui-solomon-about-road = Eine Straße kostet 2 Holz und 1 Nahrung und schließt ein Feld an deine Region an.
ui-solomon-about-order = Die Zugreihenfolge; der Letzte bekommt am Altar am meisten.
ui-solomon-about-points = Bauwerke, Tempel, Markt und Karten bringen Punkte; die meisten Punkte gewinnen.

ui-solomon-about-royal_palace = 4 SP
ui-solomon-about-forest_house = 2 Holz
ui-solomon-about-judgment_hall = 4 SP
ui-solomon-about-pharaoh_palace = 2 Schicksalskarten
ui-solomon-about-treasury = 1 Gold
ui-solomon-about-fleet = 1 Würfel, kein Gold, und 1 Nahrung
ui-solomon-about-bronze_foundry = 1 Kupfer und 1 Nahrung
ui-solomon-about-stone_works = 1 Stein und 1 Holz
ui-solomon-about-granary = 3 Nahrung
ui-solomon-about-vineyard = 2 Nahrung und 2 SP
ui-solomon-about-guild_hall = ein eigenes Feld noch zweimal nutzen
ui-solomon-about-trading_house = 1 gegen 2 tauschen, kein Gold
ui-solomon-about-tax_office = 1 Würfel von allen mit 4 oder mehr
ui-solomon-about-megiddo = 1 Würfel eines Mitspielers nehmen
ui-solomon-about-hazor = 3 SP und eine Position vorrücken
ui-solomon-about-stables = Straße für 1 Holz bauen
ui-solomon-about-prophets_school = 2 ziehen, 1 behalten, und 2 SP
ui-solomon-about-kings_highway = 1 Holz und 2 Nahrung
ui-solomon-about-market_stalls = bis zu 2 Würfel verkaufen
ui-solomon-about-levites_quarter = Tempelstein für 1 Würfel weniger
ui-solomon-rules = Regeln { $rules }

## The end

ui-solomon-score-from-start = Beginn
ui-solomon-score-from-start-why = vor der ersten Runde (S112)
ui-solomon-score-from-buildings = Bauwerkskarten
ui-solomon-score-from-buildings-why = für gebaute Karten (S904)
ui-solomon-score-from-temple = Tempelsteine
ui-solomon-score-from-temple-why = SP statt Plättchen (S1005)
ui-solomon-score-from-market = Markt
ui-solomon-score-from-market-why = Verkauf minus Kauf (S806, S807)
ui-solomon-score-from-cards = Gespielte SP-Karten
ui-solomon-score-from-cards-why = im Spiel ausgespielt (S712)
ui-solomon-score-from-effects = Altar und Aktionen
ui-solomon-score-from-effects-why = Altar, Weisheit und Karten (S517, S933)
ui-solomon-score-track = Auf der Punkteleiste
ui-solomon-score-high_priest = Hohepriester
ui-solomon-score-fortune_cards = Schicksalskarten
ui-solomon-score-cubes = Übrige Würfel
ui-solomon-score-scores = Siegpunkte
ui-solomon-score-buildings = Gebäude auf dem Plan
ui-solomon-score-track-why = die Summe davon (S1117)
ui-solomon-score-high_priest-why =
    { $value ->
        [0] nicht Hohepriester (S1110)
       *[other] hat das Amt: 20 SP (S1110)
    }
ui-solomon-score-fortune_cards-why = SP-Karten auf der Hand (S1111)
ui-solomon-score-cubes-why = 1 SP je Würfel im eigenen Vorrat (S1112)
ui-solomon-score-scores-why = die Summe; die meisten Punkte gewinnen (S1114)
ui-solomon-score-buildings-why = entscheidet bei gleichen Punkten (S1115)
ui-solomon-score-place = Rang
ui-solomon-score-place-why =
    { $tied ->
        [yes] Rang { $place } nach Punkten, dann Gebäuden; sonst geteilt (S1114–S1116).
       *[no] Rang { $place } nach Punkten (S1114).
    }

## The board in words

ui-solomon-zone-land = Das Land
ui-solomon-zone-courts = Aktions- und Bonusfelder
ui-solomon-zone-cards = Offene Bauwerkskarten
ui-solomon-zone-players = Spieler
ui-solomon-player = { $player }: { $score } SP; Rohstoffe { $stock }; { $pawns } Figuren übrig; { $tokens } Plättchen; Karten: { $cards }; { $fortune } Schicksalskarten
