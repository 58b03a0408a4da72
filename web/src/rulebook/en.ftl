# Each paragraph on one line. A rule may have a ruling, where the printed rules leave a question open, and an example.
# Q9.3 in a text becomes a link to that rule, Q9 to its section, Q.b to what the program adds under (b).

## The page

rules-lead = Every rule has a number. The program names it when it explains a move, and it leads you here.
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = Words, or a number such as Q9.3
rules-found = { $count ->
    [0] No rule fits. Try fewer words.
    [one] { $count } rule fits.
   *[other] { $count } rules fit.
  }
rules-all = Show all rules
rules-ruling = Ruling
rules-ruling-why = Where the printed rules leave a question open, Mandate answers it and calls that a ruling.
rules-try = Play with it
rules-try-rule = Play with it: an example of rule { $id }
rules-example = Example

## Qin

rules-game-Q = Qin
    .intro = You lay tiles that grow into red, yellow and blue provinces, and you build pagodas on your provinces and on the villages beside them. Whoever builds the last pagoda of a supply wins.
    .credit = A game by Reiner Knizia, published by eggertspiele in 2012. Mandate is unofficial and non-commercial; author and publisher have nothing to do with it.

rules-section-Q1 = Material
rule-Q1-1 = The board is a grid of 13 by 13 spaces: grassland, villages, one start space each in red, yellow and blue and, on the Lion side only, water. A start space counts as a province space from the beginning. Bird follows the printed side; Lion is our own layout in its spirit.
    .ruling = A village takes up one space, or two that share an edge; either way it is a single village.
rule-Q1-2 = There are 72 tiles of two province spaces each: twelve each of red–red, yellow–yellow, blue–blue, red–yellow, yellow–blue and red–blue.
rule-Q1-3 = The players’ colours are white, black, green and purple, with 24 pagodas in each.
rule-Q1-4 = Two, three or four can play, and use 24, 19 or 15 pagodas each; the others stay out of the game. Everybody sees how many pagodas you have left, nobody sees your tiles.

rules-section-Q2 = Set-up
rule-Q2-1 = Choose a side; Bird is the better one to begin with. Mix the tiles, give everybody a hidden hand of three, and stack the rest face down in several piles of similar height.
    .ruling = There are four piles, and none is more than one tile higher than another.
rule-Q2-2 = In the printed rules the youngest begins; turns go round clockwise.
    .ruling = The host names the first seat or lets the lot decide.

rules-section-Q3 = Your turn
rule-Q3-1 = Lay exactly one tile of your hand on two grassland spaces that share an edge, turned any way you like.
rule-Q3-2 = Both halves must lie on free grassland of the board: not on villages, water, start spaces or earlier tiles.
rule-Q3-3 = At least one half must share an edge with a province space that was there before, of whatever colour. Corners do not count as contact, villages do not, and the two halves do not count for each other.
    .example = A tile beside a lone yellow space may lie there, even if it is red and blue. A tile that touches nothing but a village may not.
rule-Q3-4 = The tile may not join provinces in a way that Q9.3, Q9.4 or Q9.5 forbids.
rule-Q3-5 = Whatever the tile brings about, Q4 to Q9, happens whether you like it or not.
rule-Q3-6 = At the end of your turn draw one tile from any pile that is left. When all piles are used up, nobody draws, and hands get smaller.
rule-Q3-7 =
    .ruling = If none of your tiles has a legal place, you pass: you keep your hand and do not draw. As long as one has, you must lay it. A player without tiles is skipped.

rules-section-Q4 = Provinces
rule-Q4-1 = Province spaces of one colour that hang together by their edges are an area. From two spaces up it is a province, and that has exactly one owner. A lone space is no province and belongs to nobody.
rule-Q4-2 = Both halves of a tile take effect at the same time. In two colours they act on different areas; in one colour they belong to the same area.
rule-Q4-3 = Look at each area with a new space and at the provinces that it held before. If there was none, one is founded (Q5); a single one is expanded (Q6); two or more are absorbed into one (Q9). A lone new space does nothing.

rules-section-Q5 = Founding a province
rule-Q5-1 = Whoever laid the tile owns the new province and builds one pagoda on it. A tile in two colours can found two provinces at once.
rule-Q5-2 = A double tile may link so many lone spaces that the new province begins with five spaces or more. Then it is major straight away and gets a double pagoda (Q7).

rules-section-Q6 = Expanding a province
rule-Q6-1 = A province that grows keeps its owner, no matter who laid the tile. Lone spaces that it reaches become part of it.

rules-section-Q7 = Major provinces
rule-Q7-1 = A province of five or more spaces is major. Its owner adds a second pagoda at once, even in somebody else’s turn: a double pagoda. However large it grows, it never carries a third.

rules-section-Q8 = Villages
rule-Q8-1 = When the provinces are settled, look at every village. Your strength there is the number of pagodas on your provinces that share an edge with it: one for each, two for a major one. The pagoda on the village itself does not count.
    .ruling = A province counts once, however many edges it shares.
rule-Q8-2 = A player who is stronger there than each of the others takes the village. An empty one is connected: that player builds a pagoda on it. Another’s is conquered: its pagoda goes back to the owner’s supply, and the stronger player builds one instead.
    .ruling = Only a tie for the highest strength matters, as the English rulebook says. Read literally, the German one lets any tie block the taking, and the Italian one compares with the owner alone.
rule-Q8-3 = Without a single strongest player nothing changes: an empty village stays empty, and an owner keeps a village.
    .ruling = An owner keeps it even with less strength than others, or with none.
rule-Q8-4 = A village holds one pagoda at most. Once taken, it is never empty again, but for the case in Q.b.

rules-section-Q9 = Absorbing provinces
rule-Q9-1 = Where two or more provinces are joined, the result is always a major province: two and two and at least one new space make five.
rule-Q9-2 = For each player, add up the spaces of the joined provinces that were that player’s before; new spaces and lone ones count for nobody. The highest total gets the whole province. It carries one double pagoda of the new owner, and all other pagodas on it go back to their supplies.
    .example = White brings 2 spaces and Green 3: the province is Green’s.
rule-Q9-3 = Provinces may not be joined if two or more players share the highest total. A tie further down does not matter. You may join provinces of your own, as far as Q9.4 allows.
    .ruling = Two of the printed rulebooks speak of any tie, but their reason, that the owner would be in doubt, fits only a tie for the highest total.
    .example = White 2, Green 2: forbidden. White 2, Purple 2, Green 3: allowed, and Green’s.
rule-Q9-4 = Two or more major provinces may never be joined, not even if all of them are yours.
rule-Q9-5 = Nobody can take a major province away.
    .ruling = Spaces are added up as always (Q9.2), so a major province may be joined with smaller ones only if its owner alone has the highest total. If somebody else has more, the tile may not be laid; if the highest total is shared, Q9.3 forbids it. This is new in version 2 of the rules: before, the owner of the major province got the whole.
    .example = White has a major province of 5 and Green two provinces of 3 each: all three may not be joined. White’s and one of Green’s may, and are White’s.

rules-section-Q10 = Pagodas and the end of the game
rule-Q10-1 =
    .ruling = A turn goes in this order: the tile is laid; pagodas that must leave provinces go back; pagodas due on provinces are built; pagodas of conquered villages go back; pagodas due on villages are built; a tile is drawn (Q3.6); the end is looked at (Q10.3). Whoever is on turn builds first, then the others clockwise. As returning comes before building, a pagoda that only moves is never a last one; and provinces are finished for everybody before any village is touched.
rule-Q10-2 = As soon as a player builds the last pagoda of the supply, the game is over and that player alone wins, no matter whose turn it is. Nothing else is built in that turn, and no tile is drawn. If it happens on a province, no village changes.
    .ruling = A village whose old pagoda has gone back when the end cuts its conquest off stays empty, and that pagoda counts as left in supply (Q11).
rule-Q10-3 = The game is also over when nobody holds a tile any more, or when no tile can be laid any more.
    .ruling = Both are looked at after each turn, after the drawing, in this order. The second is so if none of the players who still hold tiles has a legal place. So you pass (Q3.7) only while somebody else can still lay a tile.
rule-Q10-4 = In the cases of Q10.3 the most pagodas on the board win, which means the smallest supply. Players who are level share the victory.

rules-section-Q11 = A series
rule-Q11-1 = You can play any number of games in a row, say one on each side. After each of them note what everybody has left in supply; in the end the lowest sum wins, and equal sums share the victory.
    .ruling = The right to begin moves on clockwise from game to game.

rules-section-Q-added = What the program adds
rule-Q-a = If pagodas are due to one player in two areas, the area of the tile’s upper or left half comes first; of several villages, the first one row by row from the top left. This never decides who wins, only how the board looks when the last pagoda ends the game.
rule-Q-b = If the last pagoda ends the game halfway through a step, some provinces may lack pagodas. A conquered village whose new owner has not built yet stays empty: the only exception to Q8.4.
rule-Q-c = A board with two start spaces of one colour edge to edge is refused: by Q4.1 they would be a province that nobody owns.

## Der Kaiser von China

rules-game-K = Der Kaiser von China
    .intro = With cards you pay for houses and emissaries in nine provinces. Houses score when their province is full, or at the end; then alliances of emissaries and rows of houses along the roads score too. The most points make the new emperor.
    .credit = A game by Michael Schacht, published by Abacusspiele in 2005. Mandate is unofficial and non-commercial; author and publisher have nothing to do with it.

rules-section-K1 = Material
rule-K1-1 = The map has nine provinces in five colours, each with house spaces and one dragon space. Roads join house spaces, also across borders, and 15 numbered alliances link two neighbouring provinces each. On our own map there are Wei (7 house spaces) and Shu (5) in red, Yan (4) and Han (5) in green, Ch’in (7) and Qi (5) in yellow, Zhao (6) and Lu (5) in orange, and Chu (8) in violet.
rule-K1-2 = There are 57 province cards in the five colours. They have nothing to do with the colours of the players.
    .ruling = 13 are red, 12 green, 11 yellow, 11 orange and 10 violet, as in the edition of 2014.
rule-K1-3 = Everybody has 20 houses and 9 emissaries, one of which is the counter on the scoring track, so 8 are left to place. In the variant for experienced players everybody has one fortification too.
rule-K1-4 = Three, four or five can play. One side of the map is for three or four, the other for four or five, so four have the choice.

rules-section-K2 = Set-up
rule-K2-1 = With four players one card of each colour is taken out, with three players two of each; everybody knows it. So 57, 52 or 47 cards are in play with five, four or three.
rule-K2-2 = Mix the cards and give everybody a hidden hand of three. Four more lie open as the display; the rest is the pile, face down.
rule-K2-3 = Whoever begins holds the emperor up to the final scoring; turns go round clockwise.
    .ruling = The host names the first seat or lets the lot decide.

rules-section-K3 = Your turn
rule-K3-1 = Either place pieces (K4) and then draw until you hold three cards again (K7), or exchange one card (K8).
rule-K3-2 = Pieces are houses, emissaries and, in the variant, fortifications.

rules-section-K4 = Placing pieces
rule-K4-1 = All pieces that you place in one turn go to the same province.
rule-K4-2 = A card of the province’s colour pays for one piece. Two cards alike in colour are a joker: together they pay for one piece in a province of any other colour.
rule-K4-3 = In a province that had no piece at all when your turn began you may place one piece, in any other one or two.
    .ruling = Every card you play must help to pay for a piece: you play one card, two cards, one joker, or one card and one joker.
    .example = With red, green, green you can place two pieces in Wei, unless it is empty: the red card pays for one, the green pair for the other.
rule-K4-4 = Cards that you play go to the open discard pile. A kind of piece that you have used up cannot be placed any more.
rule-K4-5 = Two pieces are placed one after the other, and each must be allowed at its moment. So a house can make room for the emissary that follows.

rules-section-K5 = The pieces
rule-K5-1 = A house goes on a house space of the chosen province that has no house yet. Each space holds one house.
rule-K5-2 = An emissary goes on the dragon space. With the new one there may be no more emissaries there, of all players together, than the player with the most houses in the province has houses. So there are none without houses; but you need no house of your own.
    .example = Red leads in Chu with four houses, and two emissaries are there. Green may add two.
rule-K5-3 = In the variant, a fortification goes on a house space that has neither house nor fortification. It belongs to nobody: anyone may build a house on it for the usual price, in the same turn or later. For K4.3 it is a piece like others, and a card or a joker pays for it.
rule-K5-4 = Only a house fills a house space. Emissaries do not, nor does a bare fortification.

rules-section-K6 = House scoring
rule-K6-1 = As soon as every house space of a province has a house, the turn pauses: the province is scored, this one time, and marked. The second piece of the turn may still go there, as an emissary.
rule-K6-2 = Rank the players with houses there by their number; equal numbers share a rank, and the next number has the next rank (1, 1, 2). The first rank scores one point for every house in the province. Each further rank scores as many points as one player of the rank above has houses.
    .example = Chu has Green 3, Red 2, Blue 2, Violet 1: Green scores 8, Red and Blue 3 each, Violet 2.
rule-K6-3 = If one of your houses in the province stands on a fortification, you score double there.
    .ruling = It doubles once, however many such houses there are.

rules-section-K7 = Drawing cards
rule-K7-1 = After placing, draw one card after the other, open ones or from the pile, as you like, until you hold three. Only then is the display filled up to four.
rule-K7-2 = When the pile runs out for the first time, the discard pile is mixed at once and becomes the new pile. The display stays, and then the drawing goes on.
rule-K7-3 = When the pile runs out for the second time, the end is near (K9).
    .ruling = From then on cards come only from the display, which is not filled any more; whoever finds too few holds fewer than three. You must draw as long as there is a card and your hand has fewer than three.
rule-K7-4 =
    .ruling = The pile runs out at the moment its last card leaves it, be it to a hand or to the display.

rules-section-K8 = Exchanging a card
rule-K8-1 = Put one card of your hand on the discard pile and take an open one or one from the pile. An open card that is taken is replaced from the pile. Then your turn is over.
rule-K8-2 =
    .ruling = You discard before you draw, so your card is mixed in if the pile runs out with that draw.
rule-K8-3 =
    .ruling = If there is nothing left to draw, whoever cannot or does not want to place discards one card and takes none. Everybody still has a card then, as only the round in which the pile ran out is played to its end.

rules-section-K9 = The end of the game
rule-K9-1 = Once the pile has run out for the second time (K7.3), the round is finished: the last turn is that of the player to the right of the emperor’s holder. If the pile ran out in that very turn, the game ends with it.
    .example = Four play and seat 1 holds the emperor. If the pile runs out in seat 2’s turn, seats 3 and 4 have one turn more; if in seat 4’s, it is over.
rule-K9-2 = The game also ends at once when nobody can place any piece any more.
    .ruling = Cards in hand do not matter for this, only the map and the supplies: no player has a piece for which some province has room. This is checked a single time in a turn, after its last piece and before drawing.

rules-section-K10 = Final scoring
rule-K10-1 = First the houses: every province without a mark, full or not, is scored by K6.2 and K6.3.
rule-K10-2 = Then the alliances, from 1 to 15. Whoever has the majority of emissaries in both provinces scores a point for each emissary in the two, of any colour. Sharing the highest number is a majority too, and everybody who qualifies scores in full. A province may serve several alliances.
    .ruling = Where there is no emissary, there is no majority.
    .example = Wei has Green 2, Red 1; Han has Green 1, Red 1. Green scores 5; Red is behind in Wei and scores nothing.
rule-K10-3 = Then the roads: a row is four or more houses of one player that follow each other along roads, without branches. It scores one point per house, or two if one of its houses stands on a fortification. A house counts for one row only.
    .ruling = Rows are chosen so that your total is the highest possible. A row may turn where roads meet, in a ring each house counts once, and other roads between its houses do not matter.
    .example = Five houses in line and a sixth at a branch score 5.
rule-K10-4 = The most points win. In a tie the player with more pieces left wins: houses, emissaries and the fortification, but not the counter.
    .ruling = If that is equal too, the victory is shared.

rules-section-K-added = What the program adds
rule-K-a = The players’ colours are green, red, violet, blue and yellow, in the order of the seats.
rule-K-b = After your first piece the program asks for a second one or for the end of placing whenever K4.3 allows a second and you still hold a card. It asks even if your cards cannot pay, or else the others would learn something about your hand.
rule-K-c = Everybody has seen which cards you took from the display. If you hold such a card of a colour, a card of that colour that you play or exchange is taken to be that one: cards of one colour are all alike.
rule-K-d = Everybody remembers what the discard pile held when it became the pile. So what the new pile holds is known, though not the order, until a card shows up that may have been in a hand before or drawn since.
rule-K-e = Should the pile run out for the first time while the discard pile is empty, which hardly ever happens, the end is near at once, as in K7.3.
