# The lessons of Qin, in the order of crates/learn/lessons/qin.json.

## Laying tiles

learn-qin-chapter-land = Laying tiles

learn-qin-first-tile-title = The first tile
learn-qin-first-tile-goal = You are Green, and this is your tile. Put it on the grass beside the yellow square: choose the tile, then the spot.
learn-qin-first-tile-done = That was a real move. Every turn of Qin begins exactly like this, even an emperor’s.

learn-qin-found-title = A province of your own
learn-qin-found-goal = Two squares of one colour, side by side, are a province. Found one: your yellow half belongs next to the yellow square.
learn-qin-found-done = Your first province, and your first pagoda on it. Get rid of all your pagodas and you win: that is the whole game.
learn-qin-found-mistake-lone = The yellow half has no yellow neighbour. A lonely square is no province, belongs to nobody and gets no pagoda.

learn-qin-two-at-once-title = Two at once
learn-qin-two-at-once-goal = One tile, two provinces, two pagodas. Which way round must it lie? The round arrow turns the tile, and so does the key R.
learn-qin-two-at-once-done = Two pagodas in one turn. You will not get such bargains often, so look out for them.
learn-qin-two-at-once-mistake-one = One province, one pagoda. Good, but there is room for two: each half can find a partner.
learn-qin-two-at-once-mistake-turned = Each half now sits beside the wrong colour. Turn the tile round and both find a friend.

learn-qin-three-title = Three in a row
learn-qin-three-goal = A double tile is a province all by itself. Make yours one of three squares, together with the lone yellow one.
learn-qin-three-done = Three squares for the price of two. It is still one province with one pagoda, but it is nearer to five, and five is where the fun begins.
learn-qin-three-mistake-apart = A province of two, and the pagoda stands. But the lone yellow square is still waiting, perhaps for your neighbour.

learn-qin-turn-title = A whole turn
learn-qin-turn-goal = You always hold three tiles. Choose the one with which you can found a province, place it, and then draw a new one from a pile.
learn-qin-turn-done = Place one, draw one: that is a turn. Which pile does not matter, they are all equally mysterious.
learn-qin-turn-mistake-unfit = Blue and red have no relatives here. Only one of your tiles has a yellow half.
learn-qin-turn-mistake-turned = The right tile, the wrong way round: yellow wants to sit beside yellow.

learn-qin-off-limits-title = Keep off the village
learn-qin-off-limits-goal = Tiles lie on free grass and nowhere else. Do not believe it? Try to put yours on the village and see what happens.
learn-qin-off-limits-done = The villagers have complained, and rule Q3.2 is on their side. Whatever you try, the page always tells you why it does not go.
learn-qin-off-limits-mistake-polite = Perfectly legal and very considerate. But this once you are asked to misbehave: aim for the village.

learn-qin-contact-title = Stay in touch
learn-qin-contact-goal = A tile must touch coloured land with an edge; any colour will do. Get one half of yours next to the village.
learn-qin-contact-done = Edge to edge with land, and the village is next door. Now you know how to get anywhere: one step at a time.
learn-qin-contact-mistake-village = A village is not land. Whoever touches nothing but a village hangs in the air.
learn-qin-contact-mistake-corner = Corners do not count. It takes a whole edge of coloured land, and a village does not help.
learn-qin-contact-mistake-far = Allowed, but the village is still far away. Go round the other side.

## Provinces

learn-qin-chapter-provinces = Provinces

learn-qin-not-yours-title = Not yours
learn-qin-not-yours-goal = Purple has a fine red province. Use your red tile to bring a pagoda of your own onto the board.
learn-qin-not-yours-done = A province of your own, away from Purple’s. The colours belong to nobody; provinces belong to those who found them.
learn-qin-not-yours-mistake-gift = How generous! A province that grows stays with its owner, whoever lays the tile. Purple sends thanks.

learn-qin-no-favours-title = No favours
learn-qin-no-favours-goal = Let your yellow province grow. And give Purple nothing, not even a square.
learn-qin-no-favours-done = Yours grows, Purple’s does not. The same tile can be a present or a weapon: it depends on how you turn it.
learn-qin-no-favours-mistake-both = Yours has grown, and Purple’s too. No pagoda moves yet, but one day you will miss that square.
learn-qin-no-favours-mistake-lonely = Turned like this nothing happens at all: two lone squares that belong to nobody. Sometimes that is just right, but not today.

learn-qin-fifth-title = High five
learn-qin-fifth-goal = Your yellow province has four squares. Give it the fifth.
learn-qin-fifth-done = With five squares it is a major province: a second pagoda, and nobody can ever take it from you. A third one never comes, however large it grows.
learn-qin-fifth-mistake-lonely = That was the blue half. Yellow has to touch yellow, or the province stays at four.

learn-qin-no-gift-title = A poisoned present
learn-qin-no-gift-goal = Found a yellow province. But beware: Purple’s red one has four squares and is waiting for a kind soul.
learn-qin-no-gift-done = You get a pagoda, Purple gets nothing. Whatever a tile causes happens, welcome or not: always look at the other half too.
learn-qin-no-gift-mistake-gift = Purple builds a double pagoda, in your turn and with your tile. The red half wanted to be anywhere else.
learn-qin-no-gift-mistake-nothing = Purple gets nothing, and neither do you. Yellow beside yellow, then it is a province.

learn-qin-at-once-title = From zero to five
learn-qin-at-once-goal = Lone yellow squares lie about everywhere. Link them with your tile so that a province of five appears at once.
learn-qin-at-once-done = Founded and major in the same breath: a double pagoda straight away. Lone squares are worth collecting.
learn-qin-at-once-mistake-small = A province, but not yet a big one. There is one spot that touches all three lone squares.

## Villages

learn-qin-chapter-villages = Villages

learn-qin-village-title = Good neighbours
learn-qin-village-goal = An empty village joins whoever has the most pagodas on the land around it. Found your province right beside it.
learn-qin-village-done = One pagoda on the province and another one on the village. Villages are the quickest way to empty your supply.
learn-qin-village-mistake-away = A nice province, but the village does not even see it. It has to share an edge with it.

learn-qin-conquer-title = Two against one
learn-qin-conquer-goal = The village is White’s: one white pagoda beside it, one of yours. Become the stronger one and take it.
learn-qin-conquer-done = Two of yours against one: White takes the pagoda back, and you put yours there. A tie would not have been enough.
learn-qin-conquer-mistake-bigger = Your province is larger now, but it counts once, however many edges it shares. Pagodas count, not squares. You need a second province.
learn-qin-conquer-mistake-far = A second province, but it does not touch the village. Only neighbours have a say.

learn-qin-double-title = Double weight
learn-qin-double-goal = One to one, and the village is White’s. This time a single province is enough, if it grows.
learn-qin-double-done = A double pagoda counts two. The province did not even have to move.
learn-qin-double-mistake-lonely = Your yellow province still has four squares and one pagoda. It needs the yellow half.

learn-qin-defend-title = Hold the village
learn-qin-defend-goal = Your village, but Purple is next and wants to outnumber you there. Place and draw so that Purple comes away empty-handed.
learn-qin-defend-done = Two to two: with a tie nothing changes, and the village stays with you. To keep, being equal is enough; to take, it is not.
learn-qin-defend-mistake-bigger = One spot blocked, but Purple had another one. A larger province still counts one: you need a second pagoda there.
learn-qin-defend-mistake-lost = Purple founds a province beside it, two to one, and the village is gone. Get there first.

## Joining provinces

learn-qin-chapter-joining = Joining provinces

learn-qin-absorb-title = The big fish
learn-qin-absorb-goal = White has two red squares, you have three. Join them: the larger part swallows the smaller one.
learn-qin-absorb-done = Six squares, all yours, with a double pagoda. White’s goes back, and the village changes sides as well.
learn-qin-absorb-mistake-lonely = Blue is no bridge between red lands. Turn the tile.
learn-qin-absorb-mistake-grow = That makes one province larger, but the two do not meet yet. Fill the gap between them.

learn-qin-bigger-wins-title = Count first
learn-qin-bigger-wins-goal = Two gaps, one tile. Close the one where you bring more squares than White.
learn-qin-bigger-wins-done = Three to two: the blue land is yours. What counts is what was there before; the new square is nobody’s.
learn-qin-bigger-wins-mistake-smaller = Two to three: White thanks you for the province and for the bridge. Always count before you join.
learn-qin-bigger-wins-mistake-none = Nothing was joined. One gap is between the red lands, one between the blue ones.

learn-qin-tie-title = A matter for the courts
learn-qin-tie-goal = You have two red squares, White has two. Try to join them all the same.
learn-qin-tie-done = Nobody could say whose it is, so it may not be done. Ties for the lead are forbidden.
learn-qin-tie-mistake-shy = Allowed, and no quarrel at all. But you were to start one: fill the whole gap.

learn-qin-break-tie-title = Patience pays
learn-qin-break-tie-goal = Two to two cannot be joined. You have two tiles and all the time in the world: place, draw, place, and swallow White.
learn-qin-break-tie-done = First grow, then join. The others were kind enough to skip their turns; do not count on that in a real game.
learn-qin-break-tie-mistake-early = Too early: two to two. One more red square on your side, and then.
learn-qin-break-tie-mistake-feed = That made White’s province larger. Joined now, everything would be White’s.
learn-qin-break-tie-mistake-apart = Both tiles are used up, and the provinces are still apart. Grow by one square first, then fill the gap.

learn-qin-safe-title = Do not feed the giant
learn-qin-safe-goal = White’s red province is major, yours has four squares. Make yours major too, without being swallowed.
learn-qin-safe-done = Five squares, a double pagoda, and now both are safe for ever: two major provinces never join.
learn-qin-safe-mistake-swallowed = Five to four: White brings more and gets the whole. Your four are White’s now.
learn-qin-safe-mistake-four = Your province still has four squares. Put the red half where it touches you, but not White.

learn-qin-absorb-major-title = Long arms
learn-qin-absorb-major-goal = Your major province on the right and your two squares on top make seven, White has two. Swallow White’s.
learn-qin-absorb-major-done = Three provinces become one with one double pagoda. White’s pagoda goes back, and one of yours too: that is the price.
learn-qin-absorb-major-mistake-own = You have joined your own two provinces, and one of your pagodas goes back. White is still standing there, laughing.
learn-qin-absorb-major-mistake-none = White is still there. One single square touches all three provinces: put red on it.

learn-qin-outnumbered-title = Hands off
learn-qin-outnumbered-goal = White’s major province has five squares; you have three on top and three on the right. Six to five: try to take it.
learn-qin-outnumbered-done = Nobody takes a major province, no matter how many squares they bring. It can only be joined with smaller ones if its owner alone brings the most.
learn-qin-outnumbered-mistake-shy = Allowed, because it joins nothing. Put the red half on the one square between all three provinces.

learn-qin-two-majors-title = Two giants
learn-qin-two-majors-goal = Both major provinces are yours. Surely you may join those? Try it.
learn-qin-two-majors-done = Not even your own. Major provinces stay apart for ever, and that spot stays open only for tiles that do not link them.
learn-qin-two-majors-mistake-shy = That one is allowed, as it joins nothing. Be bolder: put yellow exactly between the two.

## The end

learn-qin-chapter-end = The end

learn-qin-pass-title = No room at the inn
learn-qin-pass-goal = Purple holds one last tile: red-red. Leave no legal place for it, so that Purple has to pass. Place, then draw.
learn-qin-pass-done = The gap on top would join two and two, and that is forbidden: Purple can place nothing and passes. Whoever can place, must.
learn-qin-pass-mistake-open = You took the place that Purple could not use anyway, and left the other one. Purple is delighted.

learn-qin-last-pagoda-title = The last pagoda
learn-qin-last-pagoda-goal = Two pagodas left. Place both in this one turn and you have won.
learn-qin-last-pagoda-done = One on the province, one on the village, none left: the game is over at once, and it is yours.
learn-qin-last-pagoda-mistake-one = One down, one to go, and now the others have a turn. Is there not an empty village in the middle?
learn-qin-last-pagoda-mistake-grow = A major province never takes a third pagoda. Found something new, and found it where it counts twice.

learn-qin-order-title = First give, then take
learn-qin-order-goal = One pagoda left. Win now. The empty village on top looks tempting, does it not?
learn-qin-order-done = A plain new province, and that was the last pagoda. The simple things are often the best.
learn-qin-order-mistake-back = You joined two provinces of your own, and first of all a pagoda goes back: two left. Then one on the village, and one is left again. Pagodas always go back before any is placed.
learn-qin-order-mistake-waste = One pagoda is still in your hand. Where can the blue half found something?

learn-qin-count-title = The final count
learn-qin-count-goal = The last free spot on the board. When nothing fits any more, the most pagodas win, and White leads two to one. Place, then draw.
learn-qin-count-done = A province and a village: three to two. The game is over because nothing fits any more, and you have won the count.
learn-qin-count-mistake-behind = The board is full, and White has two pagodas to your one. Turned round, the tile would have founded something.

learn-qin-another-turn-title = Let them do the work
learn-qin-another-turn-goal = One pagoda left, and your red province has four squares. Purple must place red-red next. Leave Purple only one spot: the right one. Place, then draw.
learn-qin-another-turn-done = Purple had no choice, your province became major, and you placed the last pagoda in somebody else’s turn. That is how masters win.
learn-qin-another-turn-mistake-escape = You closed the spot beside your own province, and Purple escapes to the other one. Close that one instead.
