# The lessons of Der Kaiser von China, in the order of crates/engine/lessons/kaiser.json.

## Cards and pieces

learn-kaiser-chapter-turn = Cards and pieces

learn-kaiser-first-house-title = Your first house
learn-kaiser-first-house-goal = You’re Green, with a red, a green and a yellow card. Each pays for one piece in a province of its colour: place a house on any free space that lights up.
learn-kaiser-first-house-done = One card, one house. The card is discarded, and afterwards you draw back up to three. The colours of the cards belong to the provinces, not to the players.
learn-kaiser-first-house-mistake-exchange = Exchanging a card takes a whole turn, and nothing gets built. You want a house here: choose a province in the colour of one of your cards.

learn-kaiser-wrong-colour-title = The colour must match
learn-kaiser-wrong-colour-goal = Chu, the big province in the south, is violet, and you have no violet card. Try to build there all the same, and see what happens.
learn-kaiser-wrong-colour-done = A single card pays only in a province of its own colour. Whenever something isn’t allowed, the page says why and names the rule: just try.
learn-kaiser-wrong-colour-mistake-allowed = That was allowed, because you have a card of that colour. This time try something forbidden: a space in violet Chu.
learn-kaiser-wrong-colour-mistake-exchange = You can always exchange a card. Try something forbidden this time: choose a space in violet Chu.

learn-kaiser-empty-province-title = One piece in an empty province
learn-kaiser-empty-province-goal = Wei, in the middle, is still empty. Place a house there with a red card, then try to place a second one next to it.
learn-kaiser-empty-province-done = A province without a single piece takes only one in a turn, even if your cards would pay for more. The other red card stays in your hand for later.
learn-kaiser-empty-province-mistake-drew = You drew a card, and your turn was over before you’d tried. Build in Wei again, then choose a second space there.
learn-kaiser-empty-province-mistake-elsewhere = That province is empty too and takes one piece, but this time the goal is red Wei, in the middle of the map.

learn-kaiser-two-houses-title = Two pieces in an occupied province
learn-kaiser-two-houses-goal = Red has a house in Wei, so you can place two pieces there in one turn. Build two houses in Wei with your two red cards.
learn-kaiser-two-houses-done = Where there’s at least one piece, you can place up to two per turn. Now you have two houses in Wei and Red has one: the panel “If the game ended now” already has you in the lead.
learn-kaiser-two-houses-mistake-one = You stopped after the first house, although your second red card would have paid for another. You and Red are now level in Wei.
learn-kaiser-two-houses-mistake-empty = That province was empty, so it took only one piece. You can place two where someone already has a piece: in Wei.
learn-kaiser-two-houses-mistake-emissary = That was an emissary: emissaries go on the dragon space in the middle of a province. Their time will come; for houses, choose house spaces.

learn-kaiser-one-province-title = One turn, one province
learn-kaiser-one-province-goal = Red has houses in both red provinces. Build in one of them, then try to place your second piece in the other.
learn-kaiser-one-province-done = All pieces of a turn go in the same province, even if another one has the same colour.
learn-kaiser-one-province-mistake-same = Both pieces in one province: that’s how it should be. To see the limit, build in one red province and then try the other.

learn-kaiser-joker-title = A pair is a joker
learn-kaiser-joker-goal = This time you’re Red, with one red and two green cards. Build two houses in Wei: the red card pays for one, and the green pair, as a joker, for the other.
learn-kaiser-joker-done = Two cards of one colour together pay for one piece in a province of any other colour. With three cards you’ve placed two houses in Wei.
learn-kaiser-joker-mistake-one = One house in Wei, and the green pair is still in your hand. Together the two green cards pay for a second house there.
learn-kaiser-joker-mistake-broken = That spent a single green card in a green province, and the pair is gone. Keep both green cards: together they are a joker for Wei.

learn-kaiser-joker-elsewhere-title = Three of a kind
learn-kaiser-joker-elsewhere-goal = You’re Violet and have nothing but yellow cards. Get a house into a province that isn’t yellow.
learn-kaiser-joker-elsewhere-done = The pair paid, and the third card stays: alone it pays for nothing outside yellow. In yellow Qi or Ch’in, where there are pieces, two single cards would have paid for two pieces; you can never place three in one turn.
learn-kaiser-joker-elsewhere-mistake-single = In a yellow province a single yellow card pays; a pair isn’t a joker there. Fine in itself, but the goal is elsewhere: choose a province of another colour.
learn-kaiser-joker-elsewhere-mistake-emissary = In a yellow province one yellow card pays. The goal is a house in a province of another colour, paid with a pair.

learn-kaiser-drawing-title = What to draw
learn-kaiser-drawing-goal = You’re Green again. You’ve placed a piece and draw one card: face-up, or hidden from the pile. Draw so that you can be sure to place two pieces in Chu next turn.
learn-kaiser-drawing-done = The green pair is a joker and the violet card pays by itself: together, two pieces in Chu. Face-up cards are certain, but everyone sees what you take; they’re refilled only when you’ve finished drawing.
learn-kaiser-drawing-mistake-blind = You never know what comes from the pile, and nobody else sees it. Sometimes that’s good; here a face-up card completes a pair for sure.
learn-kaiser-drawing-mistake-single = Now you have three different colours: one piece in Chu, no more. Look for the face-up card that makes a pair.

learn-kaiser-exchange-title = Exchanging a card
learn-kaiser-exchange-goal = Lu lacks one house, and only an orange card or a pair would pay for it. Spend this turn on an exchange: discard a card and take the face-up orange one.
learn-kaiser-exchange-done = One card out, one card in: that’s the other kind of turn. Placing pieces lets you draw as well and leaves a piece on the map, so exchange only when no piece would help you.
learn-kaiser-exchange-mistake-blind = The exchange was right, but the pile gives you an unknown card. The orange one was face up.
learn-kaiser-exchange-mistake-same = The exchange was right, but this isn’t the card you need: Lu is orange, and an orange card was face up.
learn-kaiser-exchange-mistake-place = On your turn you either place pieces or exchange one card. Placing is often better; here, try the exchange.

## Scoring houses

learn-kaiser-chapter-houses = Scoring houses

learn-kaiser-full-province-title = A full province scores
learn-kaiser-full-province-goal = In Wei one house space is left: you have three houses there, Red two, Blue one. Fill the province now and see what you score.
learn-kaiser-full-province-done = A full province is scored at once, and only once. First place gets a point for every house in it: 7. Second place gets as many as the first has houses: 4. Third gets as many as the second has: 2.
learn-kaiser-full-province-mistake-waited = Red took the last space. With three houses each you and Red share first place: 7 points for you, but 7 for Red as well.
learn-kaiser-full-province-mistake-emissary = An emissary goes on the dragon space and fills no house space. Wei is scored only when every house space has a house.

learn-kaiser-shared-first-title = Sharing first place
learn-kaiser-shared-first-goal = You’re Red. In Qi, Violet has two houses, you and Blue have one each, and one space is left. Score as much in Qi as Violet.
learn-kaiser-shared-first-done = Equal numbers share a rank, and each scores it in full: 5 for you, 5 for Violet. Blue is next and gets 2, as many as one of you has houses. Drawing level is often worth as much as leading.
learn-kaiser-shared-first-mistake-waited = Violet took the last space: three houses against one. Now you and Blue share second place with 3 points each, and Violet has 5.
learn-kaiser-shared-first-mistake-emissary = An emissary doesn’t count as a house. Only a house on the last space brings you level with Violet.

learn-kaiser-second-place-title = Behind a rich neighbour
learn-kaiser-second-place-goal = You’re Green again and lead in Wei with three houses; Red has five in Chu. Place the one house that brings you five more points.
learn-kaiser-second-place-done = Second place scores as many points as the first has houses. So a single house behind Red’s five is worth 5, while Red gains just 1. Look for provinces where someone has built a lot.
learn-kaiser-second-place-mistake-more = Where you lead alone, one more house is one more point. Look at what second place behind Red’s five houses would score.
learn-kaiser-second-place-mistake-new = A first house in an empty province is worth one point. Look at what second place behind Red’s five houses would score.

learn-kaiser-both-at-once-title = Both at once
learn-kaiser-both-at-once-goal = Lu has two free spaces; Red has two houses there, you have one. Win the province before Red can answer: score 5.
learn-kaiser-both-at-once-done = Orange card and yellow pair: two houses in one turn, and the province is full before Red can do anything. If you take only one of two free spaces, you often leave the last one to the next player.
learn-kaiser-both-at-once-mistake-one = You took one space and left the last to Red, who took it: 5 points for Red and 3 for you. With the yellow pair you could have filled both.
learn-kaiser-both-at-once-mistake-waited = While you built elsewhere, Red put a third house into Lu and can no longer be caught there. You had the cards for both spaces.

## Emissaries

learn-kaiser-chapter-emissaries = Emissaries

learn-kaiser-first-emissary-title = Your first emissary
learn-kaiser-first-emissary-goal = Besides houses there are emissaries. They go on the dragon space of a province: send one to Han, where Red has houses.
learn-kaiser-first-emissary-done = You don’t need a house of your own where you send an emissary; someone else’s are enough. Emissaries score nothing now: at the end of the game they form alliances.
learn-kaiser-first-emissary-mistake-house = That was a house. An emissary goes on the dragon space in the middle of the province, not on a house space.

learn-kaiser-no-house-title = No house, no emissary
learn-kaiser-no-house-goal = Chu is still empty. Try to send an emissary to the dragon space of Chu with your violet card.
learn-kaiser-no-house-done = A province never holds more emissaries in all than its leading player has houses there. No houses, no emissaries.
learn-kaiser-no-house-mistake-allowed = Han has two houses, so that emissary was welcome. Try the dragon space of Chu, where nobody lives yet.
learn-kaiser-no-house-mistake-house = You can place a house in an empty province; try an emissary instead. Choose the dragon space of Chu.

learn-kaiser-two-emissaries-title = Room at the court
learn-kaiser-two-emissaries-goal = In Chu, Red has the most houses, four, and two emissaries are there already. Send two of yours: one for the violet card, one for the orange pair.
learn-kaiser-two-emissaries-done = The leader’s four houses make room for four emissaries in all. You took the last places: unless someone gets a fifth house, nobody can follow you, and you have the most.
learn-kaiser-two-emissaries-mistake-one = One emissary only ties with the others, and the last place on the dragon space is still open. The orange pair would have paid for it.
learn-kaiser-two-emissaries-mistake-house = A house is fine, but the goal was two emissaries: on the dragon space, not on a house space.
learn-kaiser-two-emissaries-mistake-elsewhere = That spent one orange card, and the pair is gone. Keep both: together they pay for an emissary in violet Chu.

learn-kaiser-one-of-each-title = One of each
learn-kaiser-one-of-each-goal = In Ch’in, Red and Blue have two houses each, and there’s no emissary. Place a house and an emissary in this one turn.
learn-kaiser-one-of-each-done = You can mix pieces in a turn. Two houses or two emissaries would have been allowed as well: the leaders have two houses, so there’s room for two emissaries.
learn-kaiser-one-of-each-mistake-one = One piece, and you still had a yellow card: where there are pieces, you can place two per turn.
learn-kaiser-one-of-each-mistake-houses = Two houses are allowed too, and put you level with Red and Blue. The goal was one house and one emissary.
learn-kaiser-one-of-each-mistake-emissaries = Two emissaries are allowed too and fill the court of Ch’in. The goal was one house and one emissary.
learn-kaiser-one-of-each-mistake-empty = Qi is yellow too, but empty, so it took only one piece. The two pieces belong in Ch’in, in the west.

learn-kaiser-making-room-title = A house makes room
learn-kaiser-making-room-goal = In Zhao, you and Red have one house each, and Red’s emissary has taken the only place on the dragon space. Get an emissary of yours in, this very turn.
learn-kaiser-making-room-done = Pieces are placed one after the other. Your second house raised the limit to two, and at once there was room for your emissary.
learn-kaiser-making-room-mistake-full = The dragon space of Zhao takes one emissary, because nobody has more than one house there, and Red’s is there already. Someone needs a second house first: you.
learn-kaiser-making-room-mistake-houses = You have three houses, but no emissary. After the first new one there was room on the dragon space.
learn-kaiser-making-room-mistake-one = The house made room, and you had another orange card, but you stopped. The next player can take the place now.

learn-kaiser-after-scoring-title = When a province is full
learn-kaiser-after-scoring-goal = Fill Han to score it, and still use your second green card: send an emissary to Han in the same turn.
learn-kaiser-after-scoring-done = Filling a province interrupts the turn, but doesn’t end it. A full province takes no more houses, but emissaries are still welcome.
learn-kaiser-after-scoring-mistake-one = Han is scored, and you stopped with a green card in hand. A second piece was allowed: not a house, but an emissary.
learn-kaiser-after-scoring-mistake-emissaries = Two emissaries, and the last house space is free for Red. Use one card for the house, one for the emissary.

learn-kaiser-eight-emissaries-title = Only eight emissaries
learn-kaiser-eight-emissaries-goal = There’s still room on the dragon space of Wei, and you have a red card. Try to send one more emissary there, and see what is missing.
learn-kaiser-eight-emissaries-done = Everyone has eight emissaries and twenty houses for the whole game, and pieces never come back. You can see how many are left at the bottom of the panel “If the game ended now”.
learn-kaiser-eight-emissaries-mistake-house = You still have houses. Try an emissary: the dragon space of Wei has room for one more.

## The final scoring

learn-kaiser-chapter-final = The final scoring

learn-kaiser-unfinished-title = The end: unfinished provinces
learn-kaiser-unfinished-goal = This is the last turn of the game, and Ch’in will never be full. Its houses are scored all the same: make sure that you get first place there, not Red.
learn-kaiser-unfinished-done = At the end, every province not scored yet is scored as it stands: five houses, so 5 for you, and 3 for Red, because you have three. A half-empty province isn’t lost.
learn-kaiser-unfinished-mistake-tie = Two houses each: you and Red share first place, 4 points each. Your second yellow card would have put you in front.
learn-kaiser-unfinished-mistake-elsewhere = That house brings its own point and no more, and Red keeps first place in Ch’in. Both yellow cards in Ch’in were worth more.
learn-kaiser-unfinished-mistake-emissary = Emissaries count for alliances only, and a single one makes none. The houses in Ch’in stayed as they were.

learn-kaiser-alliance-title = The end: your first alliance
learn-kaiser-alliance-goal = Last turn. Seal 3 joins Wei and Ch’in: whoever has the most emissaries in both scores the alliance. You have one in Wei, Red one in Ch’in. Make the alliance yours.
learn-kaiser-alliance-done = You’re alone in Wei and level with Red in Ch’in, and sharing the most is enough. You score every emissary in the two provinces, Red’s too: 3 points. Red has none in Wei and gets nothing.
learn-kaiser-alliance-mistake-more = You already led in Wei; without an emissary in Ch’in the alliance brings nothing. Both ends count.
learn-kaiser-alliance-mistake-house = A house brings a few points, but the alliance stays open: for that you need an emissary in Ch’in.

learn-kaiser-both-provinces-title = The end: two provinces, one majority
learn-kaiser-both-provinces-goal = You’re Blue and have the last turn. In Ch’in you have the most emissaries. Find where one more brings you 6 points.
learn-kaiser-both-provinces-done = In Wei you’re level with Red; in Ch’in you’re ahead of Red and Green. Alliance 3 brings you 2 + 4 = 6, and nothing to Red, who is behind in Ch’in. Alliance 4 brings nobody anything: you lead in Ch’in, but Violet leads in Shu.
learn-kaiser-both-provinces-mistake-other = That’s an alliance too: number 7 with Han brings 4 + 1 = 5. But there’s already another player’s emissary in Wei, and it would have counted for you.
learn-kaiser-both-provinces-mistake-house = A house in Wei brings 2 points. An emissary would have completed an alliance worth 6.

learn-kaiser-hub-title = One emissary, many alliances
learn-kaiser-hub-goal = You’re Green again, with one emissary in Wei and one in Ch’in: alliance 3 is worth 2. Send the emissary that lifts your alliances to 8.
learn-kaiser-hub-done = Han borders on both. Your emissary is level with Red’s there, and that completes alliances 7 and 8 as well: 3 + 3 + 2. A province serves all its alliances, so provinces between your own are worth the most.
learn-kaiser-hub-mistake-more = Another emissary in Wei lifts alliance 3 from 2 to 3. Look for a province that neighbours both Wei and Ch’in.
learn-kaiser-hub-mistake-one = Zhao is linked only to Wei: one more alliance, 4 points in all. Look for a province that neighbours both Wei and Ch’in.
learn-kaiser-hub-mistake-house = A house does nothing for alliances. Emissaries form them.

learn-kaiser-break-alliance-title = Breaking an alliance
learn-kaiser-break-alliance-goal = Last turn: Red would win with alliance 8, between Wei and Han. You have two green cards. Win the game.
learn-kaiser-break-alliance-done = With two emissaries you have more in Han than Red, so Red’s alliance falls apart. You scored nothing yourself and still won 7 to 6: taking points away is as good as getting them.
learn-kaiser-break-alliance-mistake-tie = One emissary is only level with Red’s, and sharing the most is a majority for Red too. Yours even counts as one more point for Red.
learn-kaiser-break-alliance-mistake-houses = A few points for you, but building next to Red helps Red as well, and the alliance stands. Red is still ahead.

learn-kaiser-first-row-title = Four in a row
learn-kaiser-first-row-goal = At the end, four or more of your houses in a row along a road score a point each. Close the gap in Chu with your violet card.
learn-kaiser-first-row-done = Now four of your houses stand in a row along the road: 4 points at the end, on top of what the houses score in the province.
learn-kaiser-first-row-mistake-fork = That house is on a side road. Follow the road from your two houses in the west to the one in the east: a single space is missing.
learn-kaiser-first-row-mistake-end = That lengthens the eastern end, but the gap is still open: two and two aren’t a row of four. Look at the space between them.
learn-kaiser-first-row-mistake-elsewhere = A house elsewhere doesn’t close the gap. Follow the road through Chu: a single space between your houses is missing.

learn-kaiser-branch-title = A row doesn’t branch
learn-kaiser-branch-goal = You’re Blue and have the last turn. Your houses in Ch’in and Shu are apart: join them into a row of five.
learn-kaiser-branch-done = From Ch’in through Shu, five houses stand in a row: 5 points. Your sixth house is on a branch and belongs to no row: a row is one line, and of several you always get the best.
learn-kaiser-branch-mistake-side = That house joins only the one in the south. The houses in Ch’in and those in Shu are still apart, and there’s no row of four anywhere.
learn-kaiser-branch-mistake-short = Your houses are still in groups of two and three, and below four a row scores nothing. Look for the space in Shu where the road from Ch’in comes in.

learn-kaiser-joining-title = Three and three make seven
learn-kaiser-joining-goal = You’re Green again. You have two groups of three houses along the road, and three score nothing. Place the one house that turns them into 7 points.
learn-kaiser-joining-done = One house between two groups joined them into a row of seven, across the border to Han. Rows can turn and cross borders; joining beats lengthening.
learn-kaiser-joining-mistake-four = That makes a row of four: 4 points. A house between the two groups would join all of them.
learn-kaiser-joining-mistake-none = That house doesn’t touch your groups. Follow the road through Ch’in: one space between your two groups is free.

## Fortifications

learn-kaiser-chapter-fortifications = Fortifications

learn-kaiser-fortification-title = For experienced players: a fortification
learn-kaiser-fortification-goal = In this variant everyone has one fortification. Place yours on a free space in Qi and, in the same turn, a house on it.
learn-kaiser-fortification-done = Each was a piece and cost a yellow card; the third card stays in your hand. A house on a fortification doubles what you score in that province: 4 instead of 2.
learn-kaiser-fortification-mistake-houses = Two houses put you ahead of Red: 3 points. With the fortification under one house it would have been 4; choose “Fortification” first.
learn-kaiser-fortification-mistake-beside = The house is next to the fortification and gains nothing from it. It has to go on the same space.
learn-kaiser-fortification-mistake-waits = Anyone can use a fortification without a house, and you stopped with yellow cards in hand. Put a house on it at once.
learn-kaiser-fortification-mistake-empty = Ch’in is empty and takes only one piece, so you can’t place a fortification and a house there in one turn. Red has a house in Qi.

learn-kaiser-neutral-ground-title = Nobody owns a fortification
learn-kaiser-neutral-ground-goal = Red has placed a fortification in Lu and left it empty. Make Lu worth 8 points to you with one piece.
learn-kaiser-neutral-ground-done = A fortification belongs to nobody: whoever puts a house on it scores double there. You share first place in Lu: 4 points, doubled to 8. Red gets 4.
learn-kaiser-neutral-ground-mistake-beside = Level with Red: 4 points each. On Red’s empty fortification the same house would have counted double.
learn-kaiser-neutral-ground-mistake-new = A fortification alone scores nothing, and there’s already one in Lu, waiting for a house.

learn-kaiser-fortified-row-title = A fortified row
learn-kaiser-fortified-row-goal = Three of your houses stand in a row in Ch’in. Use your two yellow cards so that the road brings you 8 points.
learn-kaiser-fortified-row-done = Four in a row, one of them on a fortification: 8 instead of 4. And in Ch’in your houses count double as well. One fortification, twice the use.
learn-kaiser-fortified-row-mistake-longer = A row of five scores 5. With the fortification under the fourth house it would have been four times two.
learn-kaiser-fortified-row-mistake-beside = The row has four houses, but none of them stands on the fortification. Put fortification and house on the same space.

## The end

learn-kaiser-chapter-end = The end

learn-kaiser-pile-runs-out-title = When the pile runs out
learn-kaiser-pile-runs-out-goal = The pile has three cards left. Play enough cards this turn to draw them all, and see what happens.
learn-kaiser-pile-runs-out-done = When the pile runs out for the first time, the discard pile is shuffled into a new one at once. So every turn uses up as many cards from the pile as you play: three this time, with a card and a joker.
learn-kaiser-pile-runs-out-mistake-few = One piece, one card, one card drawn: the pile has two left. To use up three you need both kinds of payment: the red card and the green pair, in Wei.
learn-kaiser-pile-runs-out-mistake-empty = That province was empty and took only one piece, so you won’t draw enough. Wei has houses: two pieces fit there.
learn-kaiser-pile-runs-out-mistake-exchange = An exchange takes just one card from the pile. Place two pieces, one of them with a joker: that takes three.

learn-kaiser-last-cards-title = The last cards
learn-kaiser-last-cards-goal = The pile is running out for the second time: two cards are left. Red holds the emperor, so the round ends with you. Finish the game now, and win it.
learn-kaiser-last-cards-done = Two pieces, two cards drawn: the pile ran out in the last turn of the round, and that was the end. You were ahead, 10 to 8, and Red had no answer. Count the pile: whoever plays more cards brings the end closer.
learn-kaiser-last-cards-mistake-one = One card stayed in the pile, so another round began: Red filled Qi and is in front, 10 to 8.
learn-kaiser-last-cards-mistake-emissary = The game is over, but the emissary scored nothing: 8 to 8, and in a tie the player with more pieces left wins. That’s Red.

learn-kaiser-pieces-left-title = Sometimes it’s best to do nothing
learn-kaiser-pieces-left-goal = Last turn, nothing left to draw, and you and Red have 6 points each. You have one violet card. Win alone.
learn-kaiser-pieces-left-done = You discarded the card without placing a piece. 6 to 6, and in a tie more pieces left decide: Red has used five, you four. A piece that gains you nothing can cost you the game.
learn-kaiser-pieces-left-mistake-house = You were second in Chu and still are, with 4 points. But Red, in the lead there, scores every house, yours too: 7 to 6 for Red.
learn-kaiser-pieces-left-mistake-emissary = The emissary made no alliance and left your supply. Now you’re tied in points and in pieces left, so you share the victory.

learn-kaiser-no-room-title = No room anywhere
learn-kaiser-no-room-goal = Every house space on the map is taken, and only one place is left on a dragon space, in Han. End the game at once.
learn-kaiser-no-room-done = Nobody can place anything, so the game ends without another card being drawn. This is rare; usually the cards decide when it’s over.
learn-kaiser-no-room-mistake-exchange = An exchange leaves the place in Han open, and the game goes on. Your green card pays for the last emissary.

learn-kaiser-finale-title = Everything at once
learn-kaiser-finale-goal = Last turn: Red would win 16 to 7. You have one red and two orange cards. Find the two pieces that win the game.
learn-kaiser-finale-done = The house filled Wei and shared first place there, and it closed a row of five along the road. The emissary drew level in Wei and made alliance 2 with Zhao. Houses, alliance, road: 19 to 17. Now you’re ready for a real game.
learn-kaiser-finale-mistake-road = What a house: Wei is full and the row is closed. 16 to 17: one piece short. There was room on the dragon space of Wei, where one emissary would bring alliance 2.
learn-kaiser-finale-mistake-houses = Two houses in Zhao lead there and even make a row of four: 13 to 16. A single house elsewhere does more: look where your road is interrupted.
learn-kaiser-finale-mistake-emissary = The alliance with Zhao is right, but emissaries alone aren’t enough. Look for the house that fills a province and closes a road at once.
