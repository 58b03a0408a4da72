# Each paragraph on one line. A rule may have a ruling, where the printed rules leave a question open, and an example.
# Q9.3 in a text becomes a link to that rule, Q9 to its section, Q.b to what the program adds under (b).

## The page

rules-lead = Every rule has a number. Mandate cites it when it explains a move and links to it here.
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = Words, or a number such as Q9.3
rules-found = { $count ->
    [0] No rules found. Try fewer words.
    [one] { $count } rule found.
   *[other] { $count } rules found.
  }
rules-all = Show all rules
rules-ruling = Ruling
rules-ruling-why = Where the printed rules leave a question open, Mandate answers it with a ruling.
rules-try = Try it
rules-try-rule = Try it: an example of rule { $id }
rules-example = Example

## Qin

rules-game-Q = Qin
    .intro = You place tiles that grow into red, yellow and blue provinces, and build pagodas on your provinces and the villages next to them. The first to place all their pagodas wins.
    .credit = A game by Reiner Knizia, published by eggertspiele in 2012. Mandate is unofficial and non-commercial, and not connected to the author or the publisher.

rules-section-Q1 = Components
rule-Q1-1 = The board is a grid of 13 by 13 spaces: grassland, villages, one start space each in red, yellow and blue and, on the Lion side only, water. A start space counts as a province space from the beginning. Bird follows the printed side; Lion is our own layout, inspired by the printed one.
    .ruling = A village covers one space, or two that share an edge; either way it’s a single village.
rule-Q1-2 = There are 72 tiles with two province spaces each: twelve each of red–red, yellow–yellow, blue–blue, red–yellow, yellow–blue and red–blue.
rule-Q1-3 = The player colours are white, black, green and purple, with 24 pagodas each.
rule-Q1-4 = Two, three or four can play, with 24, 19 or 15 pagodas each; the rest stay out of the game. Everyone sees how many pagodas you have left; nobody sees your tiles.

rules-section-Q2 = Setup
rule-Q2-1 = Choose a side; Bird is better for beginners. Shuffle the tiles, deal everyone a hidden hand of three, and stack the rest face down in several piles of similar height.
    .ruling = There are four piles, and no pile is more than one tile higher than another.
rule-Q2-2 = In the printed rules the youngest player starts; play continues clockwise.
    .ruling = The host chooses the first seat or leaves it to chance.

rules-section-Q3 = Your turn
rule-Q3-1 = Place exactly one tile from your hand on two grassland spaces that share an edge, rotated any way you like.
rule-Q3-2 = Both halves must go on free grassland: not on villages, water, start spaces or earlier tiles.
rule-Q3-3 = At least one half must share an edge with a province space that was already there, of any colour. Corners don’t count as contact, villages don’t, and the two halves don’t count for each other.
    .example = A tile can go next to a single yellow space even if it’s red and blue. A tile that touches nothing but a village can’t be placed.
rule-Q3-4 = The tile may not join provinces in a way that Q9.3, Q9.4 or Q9.5 forbids.
rule-Q3-5 = Whatever the tile triggers, Q4 to Q9, is carried out, whether you like it or not.
rule-Q3-6 = At the end of your turn, draw one tile from any remaining pile. When all piles are used up, nobody draws, and hands get smaller.
rule-Q3-7 =
    .ruling = If none of your tiles can legally be placed, you pass: you keep your hand and don’t draw. If one can, you must place it. A player without tiles is skipped.

rules-section-Q4 = Provinces
rule-Q4-1 = Province spaces of one colour that are connected by their edges form an area. From two spaces on, it’s a province with exactly one owner. A single space isn’t a province and belongs to nobody.
rule-Q4-2 = Both halves of a tile take effect at the same time. In two colours they act on different areas; in one colour they belong to the same area.
rule-Q4-3 = Look at each area with a new space and at the provinces it contained before. If there were none, a province is founded (Q5); a single one is expanded (Q6); two or more are absorbed into one (Q9). A single new space does nothing.

rules-section-Q5 = Founding a province
rule-Q5-1 = Whoever placed the tile owns the new province and builds one pagoda on it. A tile in two colours can found two provinces at once.
rule-Q5-2 = A tile in one colour may link enough single spaces that the new province starts with five or more. Then it’s major straight away and gets a double pagoda (Q7).

rules-section-Q6 = Expanding a province
rule-Q6-1 = A province that grows keeps its owner, no matter who placed the tile. Single spaces that it reaches become part of it.

rules-section-Q7 = Major provinces
rule-Q7-1 = A province of five or more spaces is a major province. Its owner adds a second pagoda at once, even on another player’s turn: a double pagoda. However large it grows, it never gets a third.

rules-section-Q8 = Villages
rule-Q8-1 = Once the provinces are settled, check every village. Your strength there is the number of pagodas on your provinces that share an edge with it: one for each, two for a major one. The pagoda on the village itself doesn’t count.
    .ruling = A province counts once, however many edges it shares.
rule-Q8-2 = A player who is stronger there than every other player takes the village. If it’s empty, it’s connected: that player builds a pagoda on it. If it’s someone else’s, it’s conquered: its pagoda goes back to the owner’s supply, and the stronger player builds one instead.
    .ruling = Only a tie for the highest strength matters, as the English rulebook says. Taken literally, the German one lets any tie prevent the conquest, and the Italian one compares only with the owner.
rule-Q8-3 = If no single player is the strongest, nothing changes: an empty village stays empty, and an owner keeps the village.
    .ruling = The owner keeps it even with less strength than others, or none.
rule-Q8-4 = A village holds at most one pagoda. Once taken, it’s never empty again, except in the case of Q.b.

rules-section-Q9 = Absorbing provinces
rule-Q9-1 = When two or more provinces are joined, the result is always a major province: two plus two plus at least one new space make five.
rule-Q9-2 = For each player, add up the spaces of the joined provinces that they owned before; new spaces and single ones count for nobody. The highest total gets the whole province. It has one double pagoda of the new owner, and all other pagodas on it go back to their supplies.
    .example = White brings 2 spaces and Green 3: the province is Green’s.
rule-Q9-3 = Provinces can’t be joined if two or more players share the highest total. A tie further down doesn’t matter. You can join provinces of your own, as far as Q9.4 allows.
    .ruling = Two of the printed rulebooks speak of any tie, but their reason, that the owner would be unclear, applies only to a tie for the highest total.
    .example = White 2, Green 2: forbidden. White 2, Purple 2, Green 3: allowed, and Green’s.
rule-Q9-4 = Two or more major provinces can never be joined, not even if all of them are yours.
rule-Q9-5 = A major province can never be absorbed.
    .ruling = Spaces are added up as usual (Q9.2), so a major province can be joined with smaller ones only if its owner alone has the highest total. If someone else has more, the tile can’t be placed; if the highest total is shared, Q9.3 forbids it. This is new in version 2 of the rules: before, the owner of the major province got the whole.
    .example = White has a major province of 5 and Green two provinces of 3 each: the three can’t be joined. White’s and one of Green’s can, and the result is White’s.

rules-section-Q10 = Pagodas and the end of the game
rule-Q10-1 =
    .ruling = A turn goes in this order: the tile is placed; pagodas that must leave provinces go back; pagodas due on provinces are built; pagodas of conquered villages go back; pagodas due on villages are built; a tile is drawn (Q3.6); the end is checked (Q10.3). The player whose turn it is builds first, then the others clockwise. Because pagodas return before any are built, a pagoda that only moves is never the last one; and provinces are settled for everyone before any village changes.
rule-Q10-2 = As soon as a player builds their last pagoda, the game is over and that player alone wins, no matter whose turn it is. Nothing else is built that turn, and no tile is drawn. If it happens on a province, no village changes.
    .ruling = If the game ends halfway through a conquest, when the village’s old pagoda has already gone back, the village stays empty and that pagoda counts as left in the supply (Q11).
rule-Q10-3 = The game is also over when nobody has a tile left, or when no tile can be placed.
    .ruling = Both are checked after each turn, after drawing, in this order. The second applies if none of the players who still have tiles can place one. So you pass (Q3.7) only while someone else can still place a tile.
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

rules-section-K1 = Components
rule-K1-1 = The map has nine provinces in five colours, each with house spaces and one dragon space. Roads join house spaces, also across borders, and 15 numbered alliances each link two neighbouring provinces. Our own map has Wei (7 house spaces) and Shu (5) in red, Yan (4) and Han (5) in green, Ch’in (7) and Qi (5) in yellow, Zhao (6) and Lu (5) in orange, and Chu (8) in violet.
rule-K1-2 = There are 57 province cards in the five colours. They have nothing to do with the colours of the players.
    .ruling = 13 are red, 12 green, 11 yellow, 11 orange and 10 violet, as in the 2014 edition.
rule-K1-3 = Everyone has 20 houses and 9 emissaries, one of which marks the score, so 8 are left to place. In the variant for experienced players, everyone also has one fortification.
rule-K1-4 = Three, four or five can play. One side of the map is for three or four, the other for four or five, so four can choose.

rules-section-K2 = Setup
rule-K2-1 = With four players one card of each colour is removed, with three players two of each; everyone knows this. So 57, 52 or 47 cards are in play with five, four or three.
rule-K2-2 = Shuffle the cards and deal everyone a hidden hand of three. Four more are laid out face up; the rest is the pile, face down.
rule-K2-3 = The first player holds the emperor until the final scoring; play continues clockwise.
    .ruling = The host chooses the first seat or leaves it to chance.

rules-section-K3 = Your turn
rule-K3-1 = Either place pieces (K4) and then draw until you have three cards again (K7), or exchange one card (K8).
rule-K3-2 = Pieces are houses, emissaries and, in the variant, fortifications.

rules-section-K4 = Placing pieces
rule-K4-1 = All pieces you place in one turn go in the same province.
rule-K4-2 = A card in the province’s colour pays for one piece. Two cards of the same colour are a joker: together they pay for one piece in a province of any other colour.
rule-K4-3 = In a province that had no pieces when your turn began, you can place one piece; in any other, one or two.
    .ruling = Every card you play must help to pay for a piece: you play one card, two cards, one joker, or one card and one joker.
    .example = With red, green, green you can place two pieces in Wei, unless it is empty: the red card pays for one, the green pair for the other.
rule-K4-4 = Cards you play go on the face-up discard pile. Once you’ve used up a kind of piece, you can’t place it any more.
rule-K4-5 = Two pieces are placed one after the other, and each must be allowed when it’s placed. So a house can make room for the emissary that follows.

rules-section-K5 = The pieces
rule-K5-1 = A house goes on a house space of the chosen province that has no house yet. Each space holds one house.
rule-K5-2 = An emissary goes on the dragon space. Counting the new one, there can be no more emissaries there, all players together, than the player with the most houses in the province has houses. So there are none without houses; but you don’t need a house of your own.
    .example = Red leads in Chu with four houses, and there are two emissaries. Green can add two.
rule-K5-3 = In the variant, a fortification goes on a house space with neither a house nor a fortification. It belongs to nobody: anyone can build a house on it for the usual price, in the same turn or later. For K4.3 it’s a piece like any other, and a card or a joker pays for it.
rule-K5-4 = Only a house fills a house space. Emissaries don’t, nor does a fortification alone.

rules-section-K6 = House scoring
rule-K6-1 = As soon as every house space of a province has a house, the turn pauses: the province is scored, once only, and marked. The second piece of the turn can still go there, as an emissary.
rule-K6-2 = Rank the players with houses there by their number; equal numbers share a rank, and the next number has the next rank (1, 1, 2). The first rank scores one point for every house in the province. Each further rank scores as many points as one player of the rank above has houses.
    .example = Chu has Green 3, Red 2, Blue 2, Violet 1: Green scores 8, Red and Blue 3 each, Violet 2.
rule-K6-3 = If one of your houses in the province stands on a fortification, you score double there.
    .ruling = Your points are doubled only once, however many such houses there are.

rules-section-K7 = Drawing cards
rule-K7-1 = After placing, draw one card after another, face-up or from the pile, as you like, until you have three. Only then are the face-up cards refilled to four.
rule-K7-2 = When the pile runs out for the first time, the discard pile is shuffled at once and becomes the new pile. The face-up cards stay, and drawing continues.
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
    .example = Wei has Green 2, Red 1; Han has Green 1, Red 1. Green scores 5; Red is behind in Wei and scores nothing.
rule-K10-3 = Then the roads: a row is four or more houses of one player that follow each other along roads, without branches. It scores one point per house, or two if one of its houses stands on a fortification. A house counts for one row only.
    .ruling = Rows are chosen so that your total is as high as possible. A row can turn where roads meet, in a ring each house counts once, and other roads between its houses don’t matter.
    .example = Five houses in line and a sixth at a branch score 5.
rule-K10-4 = The player with the most points wins. In a tie, the player with more pieces left wins: houses, emissaries and the fortification, but not the score marker.
    .ruling = If that’s tied too, the victory is shared.

rules-section-K-added = What Mandate adds
rule-K-a = The player colours are green, red, violet, blue and yellow, in seat order.
rule-K-b = After your first piece, Mandate asks for a second one or to stop placing whenever K4.3 allows a second and you still have a card. It asks even if your cards can’t pay, because otherwise the others would learn something about your hand.
rule-K-c = Everyone has seen which face-up cards you took. If you still have such a card, a card of its colour that you play or exchange is assumed to be that one: cards of one colour are all alike.
rule-K-d = Everyone remembers what the discard pile contained when it became the pile. So the contents of the new pile are known, though not the order, until a card shows up that may have been in a hand before or drawn since.
rule-K-e = If the pile runs out for the first time while the discard pile is empty, which hardly ever happens, the end is near at once, as in K7.3.
