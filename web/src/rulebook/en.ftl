# The rulebook. This file is also the source of docs/rules: run `npm run rules` after a change.
# Each paragraph is on one line, in the order of the book: for each game its summary, then sections, rules and, after the rule
# they belong to, examples. A rule may have a ruling, where the printed rules leave a question open or disagree, and an example in words.
# summary-Q-turn is a heading; below it, summary-Q-turn-1 is the first step or point and summary-Q-turn-text a paragraph.
# example-Q-11 is number 11 of the printed rulebooks, example-Q9-3 one of ours; figures.ts draws them. Attributes belong to single drawings.
# Q9.3 in a text becomes a link to that rule, Q9 to its section, Q.b to what the program adds under (b).

## The page

rules-lead = Every rule has a number, which Mandate cites when it explains a move.
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = Words, or a number such as Q9.3
rules-found = { $count ->
    [0] No rules found. Try fewer words.
    [one] { $count } rule found.
   *[other] { $count } rules found.
  }
rules-all = Show all rules
rules-summary = At a glance
rules-ruling = Ruling
rules-ruling-why = Where the printed rules leave a question open or disagree with each other, Mandate answers it with a ruling.
rules-try = Try it
rules-try-rule = Try it: an example of rule { $id }
rules-example = Example
rules-example-number = Example { $number }
rules-example-why = Examples with a number are those of the printed rulebooks, redrawn on our boards.

## Qin

rules-game-Q = Qin
    .intro = You place tiles that grow into red, yellow and blue provinces, and build pagodas on your provinces and the villages next to them. The first to place all their pagodas wins.
    .credit = A game by Reiner Knizia, published by eggertspiele in 2012. Mandate is unofficial and non-commercial, and not connected to the author or the publisher.

summary-Q-goal = Goal
summary-Q-goal-text = China, more than 2,000 years ago: rival princes settle the land. Be the first to build all your pagodas: one on every province you found, a second when it becomes major, and one on every village you take. Provinces and villages can change hands, and then their pagodas go back to whoever built them.
summary-Q-turn = Your turn
summary-Q-turn-1 = Place one of your three tiles on two free spaces of grassland. At least one half must share an edge with a province space that’s already there, of any colour (Q3).
summary-Q-turn-2 = Settle the provinces. Two or more connected spaces of one colour are a province. A new one is yours and gets a pagoda (Q5). One that grows stays its owner’s (Q6). Provinces that meet become one, and it goes to whoever owned the most of their spaces (Q9).
summary-Q-turn-3 = From five spaces on, a province is major: it has a double pagoda, and nobody can take it any more (Q7).
summary-Q-turn-4 = Settle the villages. A village goes to the player with more pagodas on the provinces around it than anyone else (Q8).
summary-Q-turn-5 = Draw a tile (Q3.6).
summary-Q-never = Not allowed
summary-Q-never-1 = joining provinces when players tie for the most spaces (Q9.3)
summary-Q-never-2 = joining two or more major provinces, even your own (Q9.4)
summary-Q-never-3 = joining a major province with smaller ones when someone else would get it (Q9.5)
summary-Q-end = End of the game
summary-Q-end-1 = Whoever builds their last pagoda wins at once, on anyone’s turn (Q10.2).
summary-Q-end-2 = If nobody has a tile left, or none can be placed, the player with the most pagodas on the board wins (Q10.4).
summary-Q-tips = Tips from the printed rules
summary-Q-tips-1 = Connect empty villages to provinces of your own.
summary-Q-tips-2 = Don’t pave the way for others: before you place a tile, check which village the next player could reach from it.
summary-Q-tips-3 = You may place a tile that founds and expands nothing, but two single spaces rarely help you and often help the others.
summary-Q-tips-4 = Play your first game on the Bird side.

rules-section-Q1 = Components
rule-Q1-1 = The board is a grid of 13 by 13 spaces: grassland, villages, one start space each in red, yellow and blue and, on the Lion side only, water. A start space counts as a province space from the beginning. Bird follows the printed side; Lion is our own layout in the same spirit, because the printed one isn’t available to us.
    .ruling = A village covers one space, or two that share an edge; either way it’s a single village.
rule-Q1-2 = There are 72 tiles with two province spaces each: twelve each of red–red, yellow–yellow, blue–blue, red–yellow, yellow–blue and red–blue.
rule-Q1-3 = The player colours are white, black, green and purple, with 24 pagodas each.
rule-Q1-4 = Two, three or four can play, with 24, 19 or 15 pagodas each; the rest stay out of the game. Everyone sees how many pagodas you have left; nobody sees your tiles.

rules-section-Q2 = Setup
rule-Q2-1 = Choose a side; Bird is better for beginners. Shuffle the tiles, deal everyone a hidden hand of three, and stack the rest face down in several piles of similar height.
    .ruling = There are four piles, and no pile is more than one tile higher than another. Only the German rulebook says anything about their height.
rule-Q2-2 = In the printed rules the youngest player starts; play continues clockwise.
    .ruling = The host chooses the first seat or leaves it to chance.

rules-section-Q3 = Your turn
rule-Q3-1 = Place exactly one tile from your hand on two grassland spaces that share an edge, rotated any way you like.
rule-Q3-2 = Both halves must go on free grassland: not on villages, water, start spaces or earlier tiles, and not over the edge of the board.
rule-Q3-3 = At least one half must share an edge with a province space that was already there, of any colour. Corners don’t count as contact, villages don’t, and the two halves don’t count for each other.
example-Q-12 = The three tiles with a solid outline share an edge with a province space, and any colour will do. The crossed-out ones aren’t allowed: the one in row 1 meets the red province only at a corner, the one in column a touches nothing but a village.
rule-Q3-4 = The tile may not join provinces in a way that Q9.3, Q9.4 or Q9.5 forbids.
rule-Q3-5 = Whatever the tile triggers, Q4 to Q9, is carried out, whether you like it or not.
rule-Q3-6 = At the end of your turn, draw one tile from any remaining pile. When all piles are used up, nobody draws, and hands get smaller.
rule-Q3-7 =
    .ruling = If none of your tiles can legally be placed, you pass: you keep your hand and don’t draw. If one can, you must place it. A player without tiles is skipped.

rules-section-Q4 = Provinces
rule-Q4-1 = All province spaces of one colour that are connected by their edges form one area. From two spaces on, it’s a province with exactly one owner. A single space isn’t a province and belongs to nobody.
rule-Q4-2 = Both halves of a tile take effect at the same time. In two colours they act on different areas and never get in each other’s way; in one colour they belong to the same area.
rule-Q4-3 = Look at each area with a new space and at the provinces it contained before. If there were none, a province is founded (Q5); a single one is expanded (Q6); two or more are absorbed into one (Q9). A single new space does nothing.

rules-section-Q5 = Founding a province
rule-Q5-1 = Whoever placed the tile owns the new province and builds one pagoda on it. A tile in two colours can found two provinces at once.
example-Q-1 = Purple places a yellow–red tile next to a single yellow and a single red space. That founds two provinces, and Purple builds a pagoda on each.
example-Q-2 = Purple places a double yellow tile next to a single yellow space and founds one province of three spaces, with one pagoda.
rule-Q5-2 = A tile in one colour may link enough single spaces that the new province starts with five or more. Then it’s major straight away and gets a double pagoda (Q7).
example-Q5-2 = Black’s double red tile links three single spaces: a major province at one stroke.

rules-section-Q6 = Expanding a province
rule-Q6-1 = A province that grows keeps its owner, no matter who placed the tile. Single spaces that it reaches become part of it.
example-Q-3 = Green’s tile expands Green’s yellow province to four spaces and Purple’s red one to three. No pagoda moves.
example-Q-4 = Placed the other way round, the same tile only adds two single spaces, and nothing happens (Q4.3).

rules-section-Q7 = Major provinces
rule-Q7-1 = A province of five or more spaces is a major province. Its owner adds a second pagoda at once, even on another player’s turn: a double pagoda. However large it grows, it never gets a third.
example-Q-5 = Green’s yellow province gets its fifth space and becomes major: Green adds a second pagoda.

rules-section-Q8 = Villages
rule-Q8-1 = Once the provinces are settled, check every village. Your strength there is the number of pagodas on your provinces that share an edge with it, at any of its spaces: one for each, two for a major one. The pagoda on the village itself doesn’t count.
    .ruling = A province counts once, however many edges it shares.
example-Q8-1 = White’s red province touches the village on two sides and still counts once. With a second province next to it, Green is stronger by 2 to 1 and conquers the village.
rule-Q8-2 = A player who is stronger there than every other player takes the village. If it’s empty, it’s connected: that player builds a pagoda on it. If it’s someone else’s, it’s conquered: its pagoda goes back to the owner’s supply, and the stronger player builds one instead.
    .ruling = Only a tie for the highest strength matters, as the English rulebook says. Taken literally, the German one lets any tie prevent the conquest, and the Italian one compares only with the owner.
example-Q-6 = Green founds a blue province next to an empty village and builds a pagoda on both.
example-Q-7 = Green founds a red province next to White’s village. Now two green pagodas stand around it and only one white: Green conquers the village.
example-Q-8 = Green’s yellow province becomes major next to White’s village. Its double pagoda counts two against White’s one: Green conquers the village.
rule-Q8-3 = If no single player is the strongest, nothing changes: an empty village stays empty, and an owner keeps the village.
    .ruling = The owner keeps it even with less strength than others, or none.
example-Q8-3 = White founds a yellow province next to an empty village of two spaces, and the same tile brings Green’s red one there as well. It’s a tie at 1 to 1, so the village stays empty.
rule-Q8-4 = A village holds at most one pagoda. Once taken, it’s never empty again, except in the case of Q.b.

rules-section-Q9 = Absorbing provinces
rule-Q9-1 = When two or more provinces are joined, the result is always a major province: two plus two plus at least one new space make five.
rule-Q9-2 = For each player, add up the spaces of the joined provinces that they owned before; new spaces and single ones count for nobody. The highest total gets the whole province. It keeps exactly one double pagoda of the owner, who builds or takes back what that needs; all other pagodas on it go back to their supplies.
example-Q-9 = Green’s red province brings three spaces and White’s two. Joined, they are Green’s, and so is the village next to them.
example-Q-10 = Green brings a major province and a small one, seven red spaces in all, White only two. Green owns the result with a single double pagoda: White’s pagoda and that of Green’s small province go back.
rule-Q9-3 = Provinces can’t be joined if two or more players share the highest total. A tie further down doesn’t matter. You can join provinces of your own, as far as Q9.4 allows.
    .ruling = Taken literally, the English and German rulebooks forbid any tie; but the reason they give, that nobody could be named the owner, applies only to a tie for the highest total. The Italian one says just that.
example-Q-11 = Green and White would each bring two spaces, so nobody could own the result: not allowed.
example-Q9-3 =
    .a = White 2, Purple 2, Green 3: allowed, and all of it is Green’s. The tie isn’t for the highest total.
    .b = White 3, Green 3, Purple 2: not allowed.
    .c = White 4, Green 2 and 2: not allowed, because totals count and not single provinces.
rule-Q9-4 = Two or more major provinces can never be joined, not even if all of them are yours.
example-Q9-4 = White’s major province has five spaces, Green’s has six. Nobody can join them.
rule-Q9-5 = A major province is safe: it can never be absorbed.
    .ruling = Spaces are added up as usual (Q9.2), as in the printed example with 7 spaces against 2. So a major province can be joined with smaller ones only if its owner alone has the highest total. If someone else has more, the tile can’t be placed, because it would take a major province; if the highest total is shared, Q9.3 forbids it and makes no exception. The English and German rulebooks say only that a major province may absorb small ones; the unofficial Italian one lets it do so every time. This is new in version 2 of the rules: before, the owner of the major province got the whole in both cases.
example-Q9-5 =
    .a = White’s major province brings 5, Green’s two provinces 3 each: not allowed, because Green would take it.
    .b = White brings 5, Green 2 and 3: not allowed, because the highest total is shared.
    .c = White brings 5, Purple 3 and Green 3: allowed, and all of it is White’s.

rules-section-Q10 = Pagodas and the end of the game
rule-Q10-1 =
    .ruling = A turn goes in this order: the tile is placed; pagodas that must leave provinces go back; pagodas due on provinces are built; pagodas of conquered villages go back; pagodas due on villages are built; a tile is drawn (Q3.6); the end is checked (Q10.3). The player whose turn it is builds first, then the others clockwise. Because pagodas return before any are built, a pagoda that only moves is never the last one. And because provinces are settled for everyone before any village changes, someone late in the round who builds on a province is ahead of the player whose turn it is and who would build on a village.
rule-Q10-2 = As soon as a player builds their last pagoda, the game is over and that player alone wins, no matter whose turn it is. Nothing else is built that turn, not even by the winner, and no tile is drawn. If it happens on a province, no village changes.
    .ruling = If the game ends halfway through a conquest, when the village’s old pagoda has already gone back, the village stays empty and that pagoda counts as left in the supply (Q11).
rule-Q10-3 = The game is also over when nobody has a tile left, or when no tile can be placed.
    .ruling = Both are checked after each turn, after drawing, in this order. The English and German rulebooks look at neighbouring grassland spaces, the Italian one at regular placements. Here the game ends if none of the players who still have tiles can legally place one. So you pass (Q3.7) only while someone else can still place a tile.
rule-Q10-4 = In the cases of Q10.3, the player with the most pagodas on the board wins, that is, the smallest supply. Tied players share the victory.

rules-section-Q11 = A series
rule-Q11-1 = You can play any number of games in a row, say one on each side. After each game, note how many pagodas everyone has left; in the end the lowest total wins, and tied players share the victory.
    .ruling = The right to go first moves on clockwise from game to game.

rules-section-Q-added = What Mandate adds
rule-Q-a = If a player builds pagodas in two areas, the area of the tile’s upper or left half comes first; of several villages, the first one row by row from the top left. This never decides who wins, only how the board looks when the last pagoda ends the game.
rule-Q-b = If the last pagoda ends the game halfway through a step, some provinces may lack pagodas. A conquered village whose new owner hasn’t built yet stays empty: the only exception to Q8.4.
rule-Q-c = A board with two start spaces of one colour edge to edge is rejected: by Q4.1 they would be a province that nobody owns.

## Der Kaiser von China

rules-game-K = Der Kaiser von China
    .intro = You pay with cards to place houses and emissaries in nine provinces. Houses score when their province is full, or at the end; then alliances of emissaries and rows of houses along the roads score too. The player with the most points becomes the new emperor.
    .credit = A game by Michael Schacht, published by Abacusspiele in 2005. Mandate is unofficial and non-commercial, and not connected to the author or the publisher.

summary-K-goal = Goal
summary-K-goal-text = China, around 200 BC: the old emperor is weak, and the princes of the provinces want his throne. Score the most points with houses, alliances and roads, and you’re the new emperor.
summary-K-turn = Your turn
summary-K-turn-1 = Play up to three cards and place one or two pieces, all in one province. A card in the colour of the province pays for one piece. So do two cards alike, as a joker, in a province of any other colour. A province without any pieces takes only one (K4).
summary-K-turn-2 = If that puts houses on all the house spaces of the province, its houses are scored at once (K6).
summary-K-turn-3 = Draw until you have three cards again, face-up ones or from the pile (K7).
summary-K-turn-text = Instead of all this, you can exchange one card (K8).
summary-K-rule = The 3-2-1 rule
summary-K-rule-text = Up to 3 cards, at most 2 pieces, in 1 province.
summary-K-pieces = The pieces
summary-K-pieces-1 = A house goes on a free house space (K5.1).
summary-K-pieces-2 = An emissary goes on the dragon space. There can be as many emissaries, all players together, as the player with the most houses in the province has houses (K5.2).
summary-K-pieces-3 = A fortification, in the variant for experienced players, goes under a house and doubles points (K5.3).
summary-K-scoring = Scoring
summary-K-scoring-1 = Houses, when their province is full or at the end: the player with the most scores a point for every house there, the second as many as the first has houses, the third as many as the second has, and so on (K6.2).
summary-K-scoring-2 = Alliances, at the end: if you have the majority of emissaries in both provinces of an alliance, you score a point for every emissary in the two (K10.2).
summary-K-scoring-3 = Roads, at the end: a row of four or more of your houses scores a point for each (K10.3).
summary-K-end = End of the game
summary-K-end-text = When the pile has run out for the second time, the round is played to its end. Then comes the final scoring (K10).
summary-K-tips = Tips from the printed rules
summary-K-tips-1 = You can send emissaries to a province without having a house there.
summary-K-tips-2 = Emissaries can still be placed in a province whose houses have been scored.
summary-K-tips-3 = Put a house on your fortification in the same turn, or someone else may do it: fortifications belong to nobody.

rules-section-K1 = Components
rule-K1-1 = The map has nine provinces in five colours, each with house spaces and one dragon space; four colours have two provinces each, violet only Chu. Roads join house spaces, also across borders, and 15 numbered alliances each link two neighbouring provinces. We play on a map of our own in the same spirit, Middle Kingdom, because the printed one isn’t available to us. It has Wei (7 house spaces) and Shu (5) in red, Yan (4) and Han (5) in green, Ch’in (7) and Qi (5) in yellow, Zhao (6) and Lu (5) in orange, and Chu (8) in violet.
rule-K1-2 = There are 57 province cards in the five colours. They have nothing to do with the colours of the players, whom the examples call Green, Red, Violet, Blue and Yellow.
    .ruling = 13 are red, 12 green, 11 yellow, 11 orange and 10 violet. The rulebook doesn’t say; these are the published numbers of the 2014 edition, which has just as many cards.
rule-K1-3 = Everyone has 20 houses and 9 emissaries, one of which marks the score, so 8 are left to place. In the variant for experienced players, everyone also has one fortification.
rule-K1-4 = Three, four or five can play. One side of the map is for three or four, the other for four or five, so four can choose. Both sides of our map have the same spaces and alliances; some roads differ.

rules-section-K2 = Setup
rule-K2-1 = With four players one card of each colour is removed, with three players two of each; everyone knows this. So 57, 52 or 47 cards are in play with five, four or three.
rule-K2-2 = Shuffle the cards and deal everyone a hidden hand of three. Four more are laid out face up; the rest is the pile, face down.
rule-K2-3 = The first player holds the emperor until the final scoring; play continues clockwise.
    .ruling = In the printed rules the players agree on who goes first. Here the host chooses the first seat or leaves it to chance.

rules-section-K3 = Your turn
rule-K3-1 = Either place pieces (K4) and then draw until you have three cards again (K7), or exchange one card (K8).
rule-K3-2 = Pieces are houses, emissaries and, in the variant, fortifications.

rules-section-K4 = Placing pieces
rule-K4-1 = All pieces you place in one turn go in the same province.
rule-K4-2 = A card in the province’s colour pays for one piece. Two cards of the same colour are a joker: together they pay for one piece in a province of any other colour.
rule-K4-3 = In a province that had no pieces when your turn began, you can place one piece; in any other, one or two. In short, the 3-2-1 rule: up to 3 cards, at most 2 pieces, in 1 province.
    .ruling = Every card you play must help to pay for a piece: you play one card, two cards, one joker, or one card and one joker.
example-K-1 =
    .a = Green has violet, red, red. Wei is empty and takes only one piece, so Green plays one red card, and that’s all for this turn.
    .b = Red has red, green, green. Now there’s a piece in Wei, and Red places two: the red card pays for one, the green pair, as a joker, for the other.
    .c = Violet has three yellow cards. There are pieces in both yellow provinces, so two cards pay for two houses in Qi, as here, or in Ch’in; or together for one piece in a province of another colour. Never for more.
rule-K4-4 = Cards you play go on the face-up discard pile. Once you’ve used up a kind of piece, you can’t place it any more.
rule-K4-5 = Two pieces are placed one after the other, and each must be allowed when it’s placed. So a house can make room for the emissary that follows.

rules-section-K5 = The pieces
rule-K5-1 = A house goes on a house space of the chosen province that has no house yet. Each space holds one house.
rule-K5-2 = An emissary goes on the dragon space. Counting the new one, there can be no more emissaries there, all players together, than the player with the most houses in the province has houses. So there are none without houses; but you don’t need a house of your own.
example-K5-2 = Zhao has three red and two yellow houses. Red’s three set the limit: with three emissaries, the dragon space is full.
example-K-2 = Red has the most houses in Chu, four, and there are two emissaries. Green adds two more: the violet card pays for one, the orange pair, as a joker, for the other.
example-K-3 = Red and Blue have two houses each in Ch’in, and there’s no emissary yet. With two yellow cards, Green has three choices:
    .a = two emissaries
    .b = two houses
    .c = one of each
rule-K5-3 = In the variant, a fortification goes on a house space with neither a house nor a fortification. It belongs to nobody: anyone can build a house on it for the usual price, in the same turn or later. For K4.3 it’s a piece like any other, and a card or a joker pays for it.
example-K-8 = Green has three yellow cards. One pays for the fortification in Qi, one for a house on it. The third stays in hand, because two pieces are the limit.
rule-K5-4 = Only a house fills a house space. Emissaries don’t, nor does a fortification alone.

rules-section-K6 = House scoring
rule-K6-1 = As soon as every house space of a province has a house, the turn pauses: the province is scored, once only, and marked. Emissaries can still be placed there, as the second piece of the same turn or later, as far as K5.2 allows.
rule-K6-2 = Rank the players with houses there by their number; equal numbers share a rank, and the next number has the next rank (1, 1, 2). The first rank scores one point for every house in the province. Each further rank scores as many points as one player of the rank above has houses. Points are never split, and without a house there you score nothing.
    .example = With 3, 2, 2 and 1 houses, the players score 8, 3, 3 and 2 points; with 3, 3 and 2 houses 8, 8 and 3; with 2, 1, 1 and 1 houses 5, 2, 2 and 2; and with 1 house each, all four score 4.
example-K-4 = Blue’s house fills Wei. Green has four houses there, Red two and Blue one: Green scores 7 points, Red 4 and Blue 2.
example-K-5 = Red’s house fills Qi. Red and Violet have two houses each and score 5 points each. Blue, with one house, is on the second rank and scores 2.
rule-K6-3 = If one of your houses in the province stands on a fortification, you score double there.
    .ruling = Your points are doubled only once, however many such houses there are.
    .example = A rank worth 2 points scores 4.

rules-section-K7 = Drawing cards
rule-K7-1 = After placing, draw one card after another, face-up or from the pile, as you like, until you have three; you see each before you take the next. Only then are the face-up cards refilled to four.
rule-K7-2 = When the pile runs out for the first time, the discard pile is shuffled at once and becomes the new pile. The face-up cards stay, and drawing and refilling continue.
rule-K7-3 = When the pile runs out for the second time, the end is near (K9).
    .ruling = From then on, cards come only from the face-up cards, which aren’t refilled; if they run short, you have fewer than three. You must draw as long as there is a card and you have fewer than three.
rule-K7-4 =
    .ruling = The pile runs out the moment its last card leaves it, whether to a hand or to the face-up cards.

rules-section-K8 = Exchanging a card
rule-K8-1 = Put one card from your hand on the discard pile and take a face-up card or one from the pile. A face-up card that is taken is replaced from the pile. Then your turn is over.
rule-K8-2 =
    .ruling = You discard before you draw, so your card is shuffled in if the pile runs out with that draw.
rule-K8-3 =
    .ruling = If there’s nothing left to draw, a player who can’t or doesn’t want to place discards one card and takes none. Everyone still has a card then, because only the round in which the pile ran out is finished.

rules-section-K9 = The end of the game
rule-K9-1 = Once the pile has run out for the second time (K7.3), the round is finished: the last turn is that of the player to the right of whoever holds the emperor. If the pile ran out in that very turn, the game ends with it.
    .example = Four play, and seat 1 holds the emperor. If the pile runs out in seat 2’s turn, seats 3 and 4 have one more turn; if in seat 4’s, the game is over.
rule-K9-2 = The game also ends at once when nobody can place another piece.
    .ruling = Only the map and the supplies matter for this, not the cards in hand: no player has a piece for which any province has room. This is checked once per turn, after its last piece and before drawing.

rules-section-K10 = Final scoring
rule-K10-1 = First the houses: every province not marked yet, full or not, is scored by K6.2 and K6.3.
rule-K10-2 = Then the alliances, from 1 to 15. Whoever has the majority of emissaries in both provinces scores a point for each emissary in the two, of any colour. Sharing the highest number is a majority too, and everyone who qualifies scores in full. A province can serve several alliances.
    .ruling = Without emissaries there’s no majority.
    .example = Wei has Green 2, Red 1; Han has Green 1, Red 1. Green scores 5; Red is behind in Wei and scores nothing. Qi has Violet 1, Blue 1; Lu has Violet 2. Violet scores 4: a shared majority in Qi is enough.
example-K-6 =
    .a = Alliance 3 links Wei and Ch’in. Blue shares the majority in Wei and has it in Ch’in: 6 points for the six emissaries. Red has it only in Wei and scores nothing.
    .b = Alliance 4 links Ch’in and Shu. Blue has the majority in one, Violet in the other: nobody scores.
rule-K10-3 = Then the roads: a row is four or more houses of one player that follow each other along roads, also across borders, without branches. It scores one point per house, or two if one of its houses stands on a fortification. A house counts for one row only.
    .ruling = Rows are chosen so that your total is as high as possible. A row can turn where roads meet, in a ring each house counts once, and other roads between its houses don’t matter.
example-K-7 = Blue has five houses in a row through Ch’in and Shu. The sixth stands at a branch and is left out: 5 points.
example-K10-3 =
    .a = A row doesn’t branch: four houses count, the fifth is left out. 4 points.
    .b = A row can turn where roads meet. 4 points.
    .c = In a ring, each house counts once. 7 points.
    .d = The longest row of these eight houses would be seven, but two rows of four are better. 8 points.
    .e = A fortification doubles its row. 10 points.
    .f = The eight houses again, one on a fortification: now the row of seven is better. 14 points.
rule-K10-4 = The player with the most points wins. In a tie, the player with more pieces left wins: houses, emissaries and the fortification, but not the score marker.
    .ruling = If that’s tied too, the victory is shared.

rules-section-K-added = What Mandate adds
rule-K-a = The player colours are green, red, violet, blue and yellow, in seat order.
rule-K-b = After your first piece, Mandate asks for a second one or to stop placing whenever K4.3 allows a second and you still have a card. It asks even if your cards can’t pay, because otherwise the others would learn something about your hand.
rule-K-c = Everyone has seen which face-up cards you took. If you still have such a card, a card of its colour that you play or exchange is assumed to be that one: cards of one colour are all alike.
rule-K-d = Everyone remembers what the discard pile contained when it became the pile. So the contents of the new pile are known, though not the order, until a card shows up that may have been in a hand before or drawn since.
rule-K-e = If the pile runs out for the first time while the discard pile is empty, which hardly ever happens, the end is near at once, as in K7.3.
