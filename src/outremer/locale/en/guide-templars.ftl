### How to play, in three minutes: a heading and a short paragraph for each picture.

guide-templars-aim-title = The aim
guide-templars-aim = Your order gathers knights in Europe’s cities and brings them to the ships for the Holy Land. Whoever holds the cities named by the Pope’s edicts, fills ships and serves missions scores victory points. The most points win.
guide-templars-pope-title = The Pope’s road
guide-templars-pope = The start player moves the Pope one space. On a green flag he may place a knight where a Templar of his stands, on a red one remove another player’s. After three or four steps the Pope reaches a harbour: then the ships are filled and scored. There are three harbours.
guide-templars-cards-title = Choose in secret
guide-templars-cards = After each step of the Pope everyone secretly chooses one of six action cards. All are revealed at once and carried out from 1 to 6. You keep all six cards and may choose any of them again.
guide-templars-risk-title = Safe or risky
guide-templars-risk = Each category, gold, knights and Templars, has a safe card and a risky one. The risky one does more. But if too many players choose the category, two with three players and three with more, risky cards shrink to a penalty and cost you a knight.
guide-templars-gold-title = Collect gold
guide-templars-gold = Take gold from one territory in which a Templar of yours stands, or from a neighbouring one: 3 pieces with the safe card, everything with the risky one. The Alps separate neighbours; dotted lines join them over the sea.
guide-templars-knights-title = Deploy knights
guide-templars-knights = Choose one city where a Templar of yours stands and spend up to 6 gold. Safe: 2 gold place a knight or send another one away; or pay 1 gold and let the chance marker decide. Risky: 2 gold swap one of yours for another player’s. Knights sent away wait in their owner’s temple.
guide-templars-templars-title = Move a Templar
guide-templars-templars = One Templar moves up to three territories. Safe: use the flag under the Pope where he stops. Risky: take 1 gold from every territory entered, and you may swap the edict of the city where he stops with another, so that a different city is scored first.
guide-templars-ships-title = Fill the ships
guide-templars-ships = At a harbour its two cities are scored. The most knights bring the edict and 2 points; in a full city everyone present gets 1. Then knights board in turns, most knights first, until the ship is full: 1 point for being aboard and 1 for each knight. Those left behind go to their temples. The fullest temple scores 2, 3, then 4 points.
guide-templars-favour-title = The Pope’s favour
guide-templars-favour = Knights in your temple are not lost: they buy favours. One throws the marker anew, two take more gold, three hand on the start player marker, four forbid a swap of edicts. Knights spent come back to your supply.
guide-templars-end-title = The end
guide-templars-end = After the third harbour the seventh city is scored, every 4 gold bring 1 point, and five missions bring 4 points to the best and 2 to the second. They count for everyone, but you know at first only your own and those lying open. On a tie the one with more edicts wins.
