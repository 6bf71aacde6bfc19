### The words on the drawn board of Kingdom of Solomon.

ui-solomon-board = The kingdom of Solomon, round { $round }
ui-solomon-none = none
ui-solomon-count = { $player } { $count }
ui-solomon-closed = closed

ui-solomon-yields = yields { $amounts }
ui-solomon-building-of = { $player }’s building
ui-solomon-empty-site = empty site
ui-solomon-no-site = no site
ui-solomon-pawn-of = { $player }’s pawn
ui-solomon-region-of = { $player }’s region: { $count } spaces
ui-solomon-region = in { $player }’s region of { $count } spaces, yields { $amounts }
ui-solomon-pawn-brings = a pawn here brings
ui-solomon-lacks = you lack { $amounts }
ui-solomon-card = { $card }: costs { $cost }; { $vp } VP; { $site }; { $effect }
ui-solomon-needs-site = needs a site
ui-solomon-needs-no-site = needs no site
ui-solomon-road = Road
ui-solomon-road-of = { $player }’s road { $link }
ui-solomon-market = Market
ui-solomon-supply = { $resource }: { $count } in the supply
ui-solomon-slot-filled = { $resource }, slot { $slot }: a cube for { $price } VP
ui-solomon-slot-empty = { $resource }, slot { $slot }: empty, sells for { $price } VP
ui-solomon-temple = The Temple
ui-solomon-temple-state = { $blocks } of { $of } blocks stand; the next belongs to: { $section }
ui-solomon-tokens-left = { $tokens } tokens left
ui-solomon-no-priest = no High Priest
ui-solomon-high-priest = High Priest
ui-solomon-reward-token = Build a temple block for a token
ui-solomon-reward-vp = Build a temple block for victory points
ui-solomon-reward-token-short = token
ui-solomon-reward-vp-short = VP
ui-solomon-round = Round { $round }
ui-solomon-order = Turn order: { $list }
ui-solomon-building-deck = Building cards in the deck
ui-solomon-fortune-deck = Fortune cards in the deck
ui-solomon-roads-left = Roads left
ui-solomon-ends = The game ends with
ui-solomon-end-sites = { $done } of { $of } sites are filled
ui-solomon-end-sites-short = sites
ui-solomon-end-buildings = the most buildings of one player: { $done } of { $of }
ui-solomon-end-buildings-short = builder
ui-solomon-end-temple = { $done } of { $of } temple blocks stand
ui-solomon-end-temple-short = temple
ui-solomon-points = Victory points: { $list }

ui-solomon-court-fortune = Fortune
ui-solomon-court-wisdom = Wisdom
ui-solomon-court-thief = Thief
ui-solomon-court-trader = Trader
ui-solomon-court-artisan = Artisan
ui-solomon-court-tribute = Tribute
ui-solomon-court-ark = Ark
ui-solomon-court-altar = Altar

ui-solomon-brief-fortune = draw 1 Fortune card
ui-solomon-brief-wisdom = 3 VP
ui-solomon-brief-thief = take 1 cube from a player
ui-solomon-brief-trader = trade 1 for 1
ui-solomon-brief-artisan = use a space of yours again
ui-solomon-brief-tribute = all pawns: 1 of each cube
ui-solomon-brief-ark = all pawns: 3 Fortune cards
ui-solomon-brief-altar = all pawns: 3 VP × position, go first

## A player's panel

ui-solomon-vp = Victory points
ui-solomon-pawns = Pawns left
ui-solomon-buildings = Buildings
ui-solomon-tokens = Temple tokens
ui-solomon-fortune-cards = Fortune cards
ui-solomon-passed = passed
ui-solomon-steal = Take 1 { $resource } from { $player }
ui-solomon-paying = Payment: { $thing }
ui-solomon-owed = still owed
ui-solomon-pay-cubes = Pay the rest with cubes: { $owed }
ui-solomon-privilege-used = High Priest; privilege used on { $space }
ui-solomon-card-new = Built just now: can be used from round { $round }

## What things do

ui-solomon-about-space = A pawn here brings what the space yields; in your own region all its spaces. A building closes the space to others.
ui-solomon-about-fortune = Draw 1 Fortune card.
ui-solomon-about-wisdom = Score 3 VP.
ui-solomon-about-thief = Take 1 cube from the stock of another player.
ui-solomon-about-trader = Give 1 resource and take 1 of another kind.
ui-solomon-about-artisan = Take the yield of a space with your pawn once more.
ui-solomon-about-tribute = Bonus space, all your remaining pawns: 1 cube of each resource.
ui-solomon-about-ark = Bonus space, all your remaining pawns: draw 3 Fortune cards.
ui-solomon-about-altar = Bonus space, all your remaining pawns: 3 VP times your position, then you go first.
ui-solomon-about-market = Buy a cube for the price of its slot in VP, or sell one into an empty slot for its price.
ui-solomon-about-supply = Cubes nobody holds. A cube left at the end is worth 1 VP.
ui-solomon-about-card = For a pawn of its owner, from the round after it was built: { $effect }.
ui-solomon-about-fortune-vp = Play it in your Market or Building turn to score; at the end it scores by itself. At most 3 cards are kept at the end of a round.
ui-solomon-about-fortune-pays = Pays for buildings, roads, temple blocks and trades; what it shows beyond the rest owed is lost. At most 3 cards are kept at the end of a round.
ui-solomon-about-stock = Cubes in front of a player: they pay, can be sold, and score 1 VP each at the end.
ui-solomon-about-fact-score = The most victory points win; they are also the money of the market.
ui-solomon-about-fact-pawns = Pawns still to be placed this round.
ui-solomon-about-fact-buildings = Buildings on the map close their spaces to others; the fifth ends the game, and they break ties.
ui-solomon-about-fact-tokens = Most temple tokens make the High Priest.
ui-solomon-about-fact-fortune_cards = Held in secret; at most 3 are kept at the end of a round.
ui-solomon-about-paying = Click Fortune cards that lower what is owed; cubes pay the rest.
ui-solomon-section = { $section }: { $done } of { $of } blocks; one costs { $cost } and brings a token or { $vp } VP
ui-solomon-about-pile-building = Four cards lie open; the gaps are filled at the end of each round.
ui-solomon-about-pile-fortune = When the deck is used up, the cards played and discarded are shuffled into a new one.
ui-solomon-about-pile-road = The roads are a common stock: when it is used up no more can be built.
ui-solomon-about-end-sites = When every site has a building, the round is played to its end and the game is over.
ui-solomon-about-end-buildings = When a player puts down a fifth building, the round is played to its end and the game is over.
ui-solomon-about-end-temple = When the last block of the temple stands, the round is played to its end and the game is over.
ui-solomon-about-priest = Has the most temple tokens: once a round a pawn on a space with another player’s building, and 20 VP at the end. On a tie the office stays.
ui-solomon-about-order-name = Turn order
ui-solomon-about-temple = Pay the section’s cost for a block and take a token or its VP. Most tokens make the High Priest: 20 VP at the end and once a round a pawn on another’s space.
ui-solomon-about-road = A road costs 2 timber and 1 food and joins a space to your region.
ui-solomon-about-order = The turn order; the last gets the most at the Altar.
ui-solomon-about-points = Building cards, temple, market and cards score; the most points win.

ui-solomon-about-royal_palace = 4 VP
ui-solomon-about-forest_house = 2 timber
ui-solomon-about-judgment_hall = 4 VP
ui-solomon-about-pharaoh_palace = 2 Fortune cards
ui-solomon-about-treasury = 1 gold
ui-solomon-about-fleet = 1 cube, not gold, and 1 food
ui-solomon-about-bronze_foundry = 1 copper and 1 food
ui-solomon-about-stone_works = 1 stone and 1 timber
ui-solomon-about-granary = 3 food
ui-solomon-about-vineyard = 2 food and 2 VP
ui-solomon-about-guild_hall = twice the yield of a space of yours
ui-solomon-about-trading_house = trade 1 for 2, not gold
ui-solomon-about-tax_office = 1 cube of all with 4 or more
ui-solomon-about-megiddo = take 1 cube from a player
ui-solomon-about-hazor = 3 VP and move up one position
ui-solomon-about-stables = build a road for 1 timber
ui-solomon-about-prophets_school = draw 2 keep 1, and 2 VP
ui-solomon-about-kings_highway = 1 timber and 2 food
ui-solomon-about-market_stalls = sell up to 2 cubes
ui-solomon-about-levites_quarter = a temple block for 1 cube less
ui-solomon-rules = Rules { $rules }

## The end

ui-solomon-score-from-start = Start
ui-solomon-score-from-start-why = before the first round (S112)
ui-solomon-score-from-buildings = Building cards
ui-solomon-score-from-buildings-why = for building cards (S904)
ui-solomon-score-from-temple = Temple blocks
ui-solomon-score-from-temple-why = VP instead of tokens (S1005)
ui-solomon-score-from-market = Market
ui-solomon-score-from-market-why = sold less bought (S806, S807)
ui-solomon-score-from-cards = VP cards played
ui-solomon-score-from-cards-why = played in the game (S712)
ui-solomon-score-from-effects = Altar and actions
ui-solomon-score-from-effects-why = Altar, Wisdom and cards (S517, S933)
ui-solomon-score-track = On the track
ui-solomon-score-high_priest = High Priest
ui-solomon-score-fortune_cards = Fortune cards
ui-solomon-score-cubes = Cubes left
ui-solomon-score-scores = Victory points
ui-solomon-score-buildings = Buildings on the map
ui-solomon-score-track-why = the sum of these (S1117)
ui-solomon-score-high_priest-why =
    { $value ->
        [0] not High Priest (S1110)
       *[other] holds the office: 20 VP (S1110)
    }
ui-solomon-score-fortune_cards-why = VP cards left in hand (S1111)
ui-solomon-score-cubes-why = 1 VP for each cube in stock (S1112)
ui-solomon-score-scores-why = the sum; the most points win (S1114)
ui-solomon-score-buildings-why = decides between equal points (S1115)
ui-solomon-score-place = Place
ui-solomon-score-place-why =
    { $tied ->
        [yes] Place { $place } by points, then buildings; else shared (S1114-S1116).
       *[no] Place { $place } by points (S1114).
    }

## The board in words

ui-solomon-zone-land = The land
ui-solomon-zone-courts = Action and bonus spaces
ui-solomon-zone-cards = Open building cards
ui-solomon-zone-players = Players
ui-solomon-player = { $player }: { $score } VP; stock { $stock }; { $pawns } pawns left; { $tokens } tokens; cards: { $cards }; { $fortune } Fortune cards
