### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-solomon-aim-title = The aim
guide-solomon-aim = You are governors of King Solomon. Gather the land’s produce, put up buildings, join them by roads and help to raise the temple. All of it brings victory points, and the most points win.
guide-solomon-place-title = 1. Place pawns
guide-solomon-place = In turn order everyone places one pawn after another: on a space of the land for its produce, on an action space, or on a building card of one’s own. A place holds one pawn, and nobody enters a space with another player’s building.
guide-solomon-bonus-title = Bonus spaces
guide-solomon-bonus = Instead of single places you may put all your remaining pawns on a bonus space: Tribute gives one of each resource, the Ark three Fortune cards, the Altar points and the first place in turn order. After that you place no more in this round.
guide-solomon-resolve-title = 2. Gather
guide-solomon-resolve = One player after the other takes what his pawns bring, in any order: gold, copper, stone, timber and food as cubes, or the actions of the spaces: draw a Fortune card, score points, steal a cube, trade, harvest once more.
guide-solomon-market-title = 3. The market
guide-solomon-market = From the last player to the first everyone buys or sells cubes until he passes. Points are the money: the more of a resource lies on the market, the less you get for the next cube, and the cheaper it can be bought.
guide-solomon-build-title = 4. Build
guide-solomon-build = In your turn you may build one of the four open cards: pay its resources, score its points, and put one of your buildings on a free site. From the next round on the card is an action space of your own.
guide-solomon-roads-title = Roads and regions
guide-solomon-roads = A road costs 2 timber and 1 food. It joins two of your buildings, or one of them with a neighbouring space without a site. Joined spaces form a region, and one pawn in it brings the produce of all its spaces.
guide-solomon-temple-title = The temple
guide-solomon-temple = In your Building turn you may also pay for temple blocks: Foundation, then Structure, then Columns. Each brings either points at once or a token. Whoever has the most tokens is High Priest: he may enter a space with another’s building once a round, and gets 20 points at the end.
guide-solomon-end-title = The end
guide-solomon-end = The game ends after the round in which someone puts up a fifth building, the last site is taken, or the temple is finished. Then the High Priest gets his 20 points, point cards in hand count, and each cube left brings 1. On a tie the most buildings win.
