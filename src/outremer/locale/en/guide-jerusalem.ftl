### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-jerusalem-aim-title = The aim
guide-jerusalem-aim = Five rounds in the crusaders’ Jerusalem. You send squires into the quarters of the city, draw income from the areas you control, and turn your prestige into the floors of your tower. The highest tower wins.
guide-jerusalem-auction-title = 1. Bid for an office
guide-jerusalem-auction = Every round begins with an auction of the offices. A low number acts first, brings more new squires and wins ties; the Admiral brings the fewest, but some silver. Everyone ends up with one office. You start with 12 silver, so do not spend it all at once.
guide-jerusalem-cards-title = 2. Take an action card
guide-jerusalem-cards = In the order of the offices each player keeps one of the cards laid aside and hands on the rest. Cards stay hidden behind your screen until you play them in your own turn: more squires or silver, moves, a Defector, or Overwhelming Influence on a quarter.
guide-jerusalem-deploy-title = 3. Deploy your squires
guide-jerusalem-deploy = In your turn you get the squires of your office and place as many as you like from behind your screen. You control an area if you have the most squires there. Another squire costs 3 silver; three squires taken off the board bring 1 silver. Squires stay on the board for the next round.
guide-jerusalem-baron-title = Your baron blocks
guide-jerusalem-baron = Place three squires in one area in the same turn and your baron may join them: for the rest of the round nobody else can enter or leave it. The leader in towers may not send his baron into the large area of the Royal Palace.
guide-jerusalem-income-title = 4. Take your income
guide-jerusalem-income = First the Tower of David pays 1 silver and a free move. Then the player with the most squires in a whole quarter may use its privilege: draw a card, buy prestige or steal 1 prestige. Then every area pays what is printed in it to its controller: prestige, squires, silver.
guide-jerusalem-build-title = Build your tower
guide-jerusalem-build = At the end of the third phase you build every floor your prestige can pay for. Floor number n costs n + 1 prestige, and 1 more for whoever builds that height first. In the last round the King’s Gifts come before: 3 prestige for the most squires and for the most silver left behind a screen, 1 for a card kept.
guide-jerusalem-event-title = Events
guide-jerusalem-event = Rounds 2, 3 and 4 end with an event that strikes one part of the city and takes squires off the board. Each card lies open beforehand, so you can prepare: keep silver for the Special Tax, do not crowd the Royal Palace before an Heir to the Throne.
guide-jerusalem-end-title = The end
guide-jerusalem-end = After round 5 the highest tower wins. If towers are equally high, the prestige left over decides, then the lower number of office.
