# The lessons of Qin, in the order of crates/engine/lessons/qin.json.

## Placing tiles

learn-qin-chapter-land = Placing tiles

learn-qin-first-tile-title = The first tile
learn-qin-first-tile-goal = You’re Green, and this is your tile. Place it on the grassland next to the yellow space: choose the tile, then the spot.
learn-qin-first-tile-done = That was a real move. Every turn of Qin begins exactly like this, even an emperor’s.

learn-qin-found-title = A province of your own
learn-qin-found-goal = Two spaces of one colour, side by side, are a province. Found one: your yellow half belongs next to the yellow space.
learn-qin-found-done = Your first province, and your first pagoda on it. Place all your pagodas and you win: that’s the whole game.
learn-qin-found-mistake-lone = The yellow half has no yellow neighbour. A single space isn’t a province, belongs to nobody and gets no pagoda.

learn-qin-two-at-once-title = Two at once
learn-qin-two-at-once-goal = One tile, two provinces, two pagodas. Which way round should it go? The round arrow rotates the tile, and so does the R key.
learn-qin-two-at-once-done = Two pagodas in one turn. You won’t often get such bargains, so look out for them.
learn-qin-two-at-once-mistake-one = One province, one pagoda. Good, but there is room for two: each half can find a partner.
learn-qin-two-at-once-mistake-turned = Now each half is next to the wrong colour. Rotate the tile and both find a friend.

learn-qin-three-title = Three in a row
learn-qin-three-goal = A tile in one colour is a province all by itself. Make yours a province of three spaces, together with the single yellow one.
learn-qin-three-done = Three spaces for the price of two. It’s still one province with one pagoda, but it’s closer to five, and five is where the fun begins.
learn-qin-three-mistake-apart = A province of two, with its pagoda. But the single yellow space is still waiting, perhaps for your neighbour.

learn-qin-turn-title = A whole turn
learn-qin-turn-goal = You always have three tiles. Choose the one that founds a province, place it, and then draw a new one from a pile.
learn-qin-turn-done = Place one, draw one: that’s a turn. It doesn’t matter which pile; they’re all equally mysterious.
learn-qin-turn-mistake-unfit = Blue and red have no relatives here. Only one of your tiles has a yellow half.
learn-qin-turn-mistake-turned = The right tile, the wrong way round: yellow wants to sit next to yellow.

learn-qin-off-limits-title = Keep off the village
learn-qin-off-limits-goal = Tiles go on free grassland and nowhere else. Don’t believe it? Try to place yours on the village and see what happens.
learn-qin-off-limits-done = The villagers have complained, and rule Q3.2 is on their side. Whatever you try, the page always tells you why it isn’t allowed.
learn-qin-off-limits-mistake-polite = Perfectly legal and very considerate. But just this once you’re asked to misbehave: aim for the village.

learn-qin-contact-title = Stay in touch
learn-qin-contact-goal = A tile must share an edge with coloured land; any colour will do. Get one half of yours next to the village.
learn-qin-contact-done = Edge to edge with land, and the village is next door. Now you know how to get anywhere: one step at a time.
learn-qin-contact-mistake-village = A village isn’t land. A tile that touches only a village hangs in the air.
learn-qin-contact-mistake-corner = Corners don’t count. It takes a whole edge of coloured land, and a village doesn’t help.
learn-qin-contact-mistake-far = Allowed, but the village is still far away. Go round the other side.

## Provinces

learn-qin-chapter-provinces = Provinces

learn-qin-not-yours-title = Not yours
learn-qin-not-yours-goal = Purple has a fine red province. Use your red tile to bring a pagoda of your own onto the board.
learn-qin-not-yours-done = A province of your own, away from Purple’s. The colours belong to nobody; provinces belong to those who found them.
learn-qin-not-yours-mistake-gift = How generous! A province that grows stays with its owner, whoever places the tile. Purple sends thanks.

learn-qin-no-favours-title = No favours
learn-qin-no-favours-goal = Expand your yellow province. And give Purple nothing, not even a space.
learn-qin-no-favours-done = Yours grows, Purple’s doesn’t. The same tile can be a present or a weapon: it depends on how you rotate it.
learn-qin-no-favours-mistake-both = Yours has grown, and so has Purple’s. No pagoda moves yet, but one day you’ll regret that space.
learn-qin-no-favours-mistake-lonely = This way round nothing happens at all: two single spaces that belong to nobody. Sometimes that’s just right, but not today.

learn-qin-fifth-title = High five
learn-qin-fifth-goal = Your yellow province has four spaces. Give it the fifth.
learn-qin-fifth-done = With five spaces it’s a major province: a second pagoda, and nobody can ever take it from you. It never gets a third, however large it grows.
learn-qin-fifth-mistake-lonely = That was the blue half. Yellow has to touch yellow, or the province stays at four.

learn-qin-no-gift-title = A poisoned present
learn-qin-no-gift-goal = Found a yellow province. But beware: Purple’s red one has four spaces and is waiting for a kind soul.
learn-qin-no-gift-done = You get a pagoda, Purple gets nothing. Whatever a tile triggers happens, welcome or not: always look at the other half too.
learn-qin-no-gift-mistake-gift = Purple builds a double pagoda, on your turn and with your tile. The red half belonged anywhere else.
learn-qin-no-gift-mistake-nothing = Purple gets nothing, and neither do you. Put yellow next to yellow to make a province.

learn-qin-at-once-title = From zero to five
learn-qin-at-once-goal = There are single yellow spaces everywhere. Link them with your tile to make a province of five at once.
learn-qin-at-once-done = Founded and major in one go: a double pagoda straight away. Single spaces are worth collecting.
learn-qin-at-once-mistake-small = A province, but not yet a major one. There’s one spot that touches all three single spaces.

## Villages

learn-qin-chapter-villages = Villages

learn-qin-village-title = Good neighbours
learn-qin-village-goal = An empty village joins whoever has the most pagodas on the land around it. Found your province right next to it.
learn-qin-village-done = One pagoda on the province and another on the village. Villages are the quickest way to empty your supply.
learn-qin-village-mistake-away = A nice province, but the village can’t even see it. It has to share an edge with it.

learn-qin-conquer-title = Two against one
learn-qin-conquer-goal = The village is White’s: there’s one white pagoda next to it and one of yours. Become stronger and conquer it.
learn-qin-conquer-done = Two of yours against one: White takes the pagoda back, and you build one instead. A tie wouldn’t have been enough.
learn-qin-conquer-mistake-bigger = Your province is larger now, but it counts once, however many edges it shares. Pagodas count, not spaces. You need a second province.
learn-qin-conquer-mistake-far = A second province, but it doesn’t touch the village. Only neighbours have a say.

learn-qin-double-title = Double weight
learn-qin-double-goal = One to one, and the village is White’s. This time a single province is enough, if it grows.
learn-qin-double-done = A double pagoda counts as two. The province didn’t even have to move.
learn-qin-double-mistake-lonely = Your yellow province still has four spaces and one pagoda. It needs the yellow half.

learn-qin-defend-title = Hold the village
learn-qin-defend-goal = It’s your village, but Purple is next and wants to outnumber you there. Place and draw so that Purple comes away empty-handed.
learn-qin-defend-done = Two to two: with a tie nothing changes, and the village stays yours. A tie is enough to keep a village, but not to conquer it.
learn-qin-defend-mistake-bigger = One spot blocked, but Purple had another. A larger province still counts once: you need a second pagoda there.
learn-qin-defend-mistake-lost = Purple founds a province next to it, two to one, and the village is gone. Get there first.

## Joining provinces

learn-qin-chapter-joining = Joining provinces

learn-qin-absorb-title = The big fish
learn-qin-absorb-goal = White has two red spaces, you have three. Join them: the larger part absorbs the smaller one.
learn-qin-absorb-done = Six spaces, all yours, with a double pagoda. White’s goes back, and the village changes hands as well.
learn-qin-absorb-mistake-lonely = Blue is no bridge between red lands. Rotate the tile.
learn-qin-absorb-mistake-grow = That expands one province, but the two don’t meet yet. Fill the gap between them.

learn-qin-bigger-wins-title = Count first
learn-qin-bigger-wins-goal = Two gaps, one tile. Close the one where you bring more spaces than White.
learn-qin-bigger-wins-done = Three to two: the blue land is yours. What counts is what was there before; the new space is nobody’s.
learn-qin-bigger-wins-mistake-smaller = Two to three: White thanks you for the province and for the bridge. Always count before you join.
learn-qin-bigger-wins-mistake-none = Nothing was joined. One gap is between the red lands, one between the blue ones.

learn-qin-tie-title = A matter for the courts
learn-qin-tie-goal = You have two red spaces, White has two. Try to join them all the same.
learn-qin-tie-done = Nobody could say whose it is, so it’s not allowed. Ties for the lead are forbidden.
learn-qin-tie-mistake-shy = Allowed, and no quarrel at all. But you were supposed to start one: fill the whole gap.

learn-qin-break-tie-title = Patience pays
learn-qin-break-tie-goal = Two to two can’t be joined. You have two tiles and all the time in the world: place, draw, place, and absorb White’s province.
learn-qin-break-tie-done = First grow, then join. The others were kind enough to skip their turns; don’t count on that in a real game.
learn-qin-break-tie-mistake-early = Too early: two to two. Get one more red space on your side first.
learn-qin-break-tie-mistake-feed = That expanded White’s province. If you joined them now, White would get everything.
learn-qin-break-tie-mistake-apart = Both tiles are used up, and the provinces are still apart. Grow by one space first, then fill the gap.

learn-qin-safe-title = Don’t feed the giant
learn-qin-safe-goal = White’s red province is major; yours has four spaces. Make yours major too, without being absorbed.
learn-qin-safe-done = Five spaces, a double pagoda, and now both are safe for ever: two major provinces can never be joined.
learn-qin-safe-mistake-swallowed = Five to four: White brings more spaces and gets the whole province. Your four are White’s now.
learn-qin-safe-mistake-four = Your province still has four spaces. Put the red half where it touches yours, but not White’s.

learn-qin-absorb-major-title = Long arms
learn-qin-absorb-major-goal = Your major province on the right and your two spaces at the top make seven; White has two. Absorb White’s two red spaces.
learn-qin-absorb-major-done = Three provinces become one with one double pagoda. White’s pagoda goes back, and one of yours too: that is the price.
learn-qin-absorb-major-mistake-own = You only joined your own two provinces, and one of your pagodas goes back. White is still standing there, laughing.
learn-qin-absorb-major-mistake-none = White is still there. One single space touches all three provinces: put red on it.

learn-qin-outnumbered-title = Hands off
learn-qin-outnumbered-goal = White’s major province has five spaces; you have three at the top and three on the right. Six to five: try to absorb it.
learn-qin-outnumbered-done = A major province can’t be absorbed, however many spaces you bring. It can be joined with smaller ones only if its owner alone brings the most.
learn-qin-outnumbered-mistake-shy = That’s allowed, because it joins nothing. Place the red half on the one space between all three provinces.

learn-qin-two-majors-title = Two giants
learn-qin-two-majors-goal = Both major provinces are yours. Surely you can join those? Try it.
learn-qin-two-majors-done = Not even your own. Major provinces stay apart for ever, and that spot is open only to tiles that don’t link them.
learn-qin-two-majors-mistake-shy = That’s allowed, because it joins nothing. Be bolder: put yellow exactly between the two.

## The end

learn-qin-chapter-end = The end

learn-qin-pass-title = No room at the inn
learn-qin-pass-goal = Purple has one last tile: red-red. Leave no legal spot for it, so that Purple has to pass. Place, then draw.
learn-qin-pass-done = The gap at the top would join two and two, and that’s forbidden: Purple can’t place anything and passes. If you can place, you must.
learn-qin-pass-mistake-open = You took the spot that Purple couldn’t use anyway, and left the other one. Purple is delighted.

learn-qin-last-pagoda-title = The last pagoda
learn-qin-last-pagoda-goal = Two pagodas left. Place both in this one turn and you have won.
learn-qin-last-pagoda-done = One on the province, one on the village, none left: the game is over at once, and it is yours.
learn-qin-last-pagoda-mistake-one = One down, one to go, and now it’s the others’ turn. Isn’t there an empty village in the middle?
learn-qin-last-pagoda-mistake-grow = A major province never gets a third pagoda. Found something new, and found it where it counts twice.

learn-qin-order-title = First give, then take
learn-qin-order-goal = One pagoda left. Win now. The empty village at the top looks tempting, doesn’t it?
learn-qin-order-done = A plain new province, and that was the last pagoda. The simple things are often the best.
learn-qin-order-mistake-back = You joined two provinces of your own, so first of all a pagoda goes back: two left. Then one goes on the village, and you have one left again. Pagodas always go back before any are placed.
learn-qin-order-mistake-waste = You still have one pagoda left. Where can the blue half found something?

learn-qin-count-title = The final count
learn-qin-count-goal = The last free spot on the board. When nothing fits any more, the most pagodas win, and White leads two to one. Place, then draw.
learn-qin-count-done = A province and a village: three to two. The game is over because nothing fits any more, and you have won the count.
learn-qin-count-mistake-behind = The board is full, and White has two pagodas to your one. Rotated, the tile would have founded something.

learn-qin-another-turn-title = Let them do the work
learn-qin-another-turn-goal = One pagoda left, and your red province has four spaces. Purple must place red-red next. Leave Purple only one spot: the right one. Place, then draw.
learn-qin-another-turn-done = Purple had no choice, your province became major, and you placed the last pagoda on someone else’s turn. That’s how masters win.
learn-qin-another-turn-mistake-escape = You closed the spot next to your own province, and Purple escapes to the other one. Close that one instead.
