# Der Kaiser von China

kaiser-map = Map of the nine provinces. Arrow keys move between places, Tab between provinces, Enter places a piece.
kaiser-fit = Whole map

## Cards

kaiser-card-red = a red card
    .name = red
    .pair = two red cards
    .open = the face-up red card
    .this = the red card
kaiser-card-green = a green card
    .name = green
    .pair = two green cards
    .open = the face-up green card
    .this = the green card
kaiser-card-yellow = a yellow card
    .name = yellow
    .pair = two yellow cards
    .open = the face-up yellow card
    .this = the yellow card
kaiser-card-orange = an orange card
    .name = orange
    .pair = two orange cards
    .open = the face-up orange card
    .this = the orange card
kaiser-card-violet = a violet card
    .name = violet
    .pair = two violet cards
    .open = the face-up violet card
    .this = the violet card
kaiser-cards = { $count ->
    [one] { $one }
   *[other] { $count } { $card } cards
}
kaiser-no-cards = no cards
kaiser-hand = Your hand
kaiser-display = Face-up cards and pile
kaiser-open = Face-up card: { $card }
kaiser-take = Take the face-up card: { $card }
kaiser-pile = Pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
kaiser-take-pile = Draw from the pile ({ $cards ->
    [one] one card
   *[other] { $cards } cards
} left)
kaiser-discard = Discard:
kaiser-none = none

## What to do

kaiser-todo-act = Your turn: place a piece on the map or exchange a card.
kaiser-todo-again = Place a second piece in { $province }, or { $draw ->
    [no] end your turn
   *[yes] draw cards
}.
kaiser-todo-no-more = No second piece can go to { $province } with these cards: { $draw ->
    [no] end your turn
   *[yes] draw cards
}.
kaiser-todo-take = Take { $missing ->
    [one] one card
   *[other] { $missing } cards
}: face-up or from the pile.
kaiser-todo-take-one = Take one card in exchange: face-up or from the pile.
kaiser-todo-over = The game is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
kaiser-choose-exchange = Choose a card from your hand to discard.
kaiser-last-round = This is the last round.
kaiser-phase-deal = The cards are being dealt
kaiser-phase-open = The first cards are being turned face up
kaiser-phase-act = { $player } has to place a piece or exchange a card
kaiser-phase-again = { $player } may place a second piece in { $province }, or stop
kaiser-phase-take = { $player } has to draw up to three cards
kaiser-phase-take-one = { $player } has to take a card in exchange
kaiser-phase-reveal = { $player } is drawing a card
kaiser-phase-fill = The face-up cards are being refilled
kaiser-phase-over = The game is over
kaiser-place = Place
kaiser-cancel = Cancel
kaiser-stop = { $draw ->
    [no] End your turn
   *[yes] Draw cards
}
kaiser-exchange = Exchange a card
kaiser-exchange-this = Exchange { $card }
kaiser-pay = Pay with
kaiser-build = Piece
kaiser-piece-house = House
kaiser-piece-emissary = Emissary
kaiser-piece-fortification = Fortification
kaiser-confirm = Choose the same place again to confirm.
kaiser-rule = Rule { $rule }
kaiser-change = Projected:

## Places

kaiser-place-free = House space { $space } in { $province }, free.
kaiser-place-house = House space { $space } in { $province }, { $player }’s house.
kaiser-place-fortified = It has a fortification.
kaiser-place-dragon = Dragon space of { $province }. Emissaries: { $groups }.
kaiser-can-house = You can place a house here.
kaiser-can-emissary = You can place an emissary here.
kaiser-can-fortification = You can place a fortification here.

## Standing

kaiser-standing = If the game ended now
kaiser-standing-over = Final result
kaiser-standing-help = Choose a row to see on the map where its points come from.
kaiser-what = Category
kaiser-total = Projected total
kaiser-total-over = Total
kaiser-of-that = already scored
kaiser-so-far = Scored so far
kaiser-houses = Houses
kaiser-alliances = Alliances
kaiser-roads = Roads
kaiser-scored = scored
kaiser-emperor = Has the emperor
kaiser-left-houses = Houses left
kaiser-left-emissaries = Emissaries left
kaiser-left-fortifications = Fortifications left
kaiser-hands = Cards in hand
kaiser-close = Close
kaiser-most = { $players } ({ $count })
kaiser-most-tie = { $players } (tied at { $count })
kaiser-most-nobody = nobody
kaiser-detail-province = { $province }: houses on { $built } of { $spaces } spaces. Most houses: { $houses }. Most emissaries: { $emissaries }.
kaiser-detail-scored = Its houses have been scored.
kaiser-detail-would = Points now: { $points }.
kaiser-detail-alliance = Alliance { $number }. Most emissaries in { $first }: { $one }; in { $second }: { $other }. Whoever leads in both scores a point for every emissary there.
kaiser-detail-roads = Rows of four or more houses along roads: { $rows }.
kaiser-detail-no-roads = Nobody has four houses in a row along the roads yet.
kaiser-detail-next = One more house for { $player } there: { $more } more{ $loss ->
    [yes] , { $fewer } fewer
   *[no] {""}
}.

## Final scoring

kaiser-final = Final scoring
kaiser-final-start = Unscored houses first, then the alliances, then the roads.
kaiser-final-houses = Houses
kaiser-final-alliance = Alliances
kaiser-final-roads = Roads
kaiser-final-total = Total
kaiser-final-next = Next
kaiser-final-auto = Autoplay
kaiser-final-skip = Skip to the end
kaiser-final-again = Watch again

## Events

kaiser-nobody = nobody
kaiser-double = (double)
kaiser-row = { $houses } houses (spaces { $spaces })
kaiser-event-house = { $player } places a house on space { $space } in { $province }, paid with { $paid }{ $joker ->
    [yes] {" "}as a joker
   *[no] {""}
}.
kaiser-event-emissary = { $player } sends an emissary to { $province }, paid with { $paid }{ $joker ->
    [yes] {" "}as a joker
   *[no] {""}
}.
kaiser-event-fortification = { $player } places a fortification on space { $space } in { $province }, paid with { $paid }{ $joker ->
    [yes] {" "}as a joker
   *[no] {""}
}.
kaiser-event-stopped = { $player } stops placing.
kaiser-event-houses-scored = { $province } is scored with { $houses ->
    [one] one house
   *[other] { $houses } houses
}: { $points }.
kaiser-event-exchanged = { $player } exchanges { $card }.
kaiser-event-took = { $player } takes { $open }.
kaiser-event-drew = { $player } draws from the pile.
kaiser-event-dealt = { $player } is dealt { $card }.
kaiser-event-laid-out = Turned face up: { $card }.
kaiser-event-saw = { $player } gets { $card }.
kaiser-event-opened = New face-up card: { $card }.
kaiser-event-shuffled = The pile has run out; the discard pile is shuffled into a new pile of { $cards } cards.
kaiser-event-end-is-near = The pile has run out for the second time: this is the last round.
kaiser-event-no-room = Nobody can place another piece.
kaiser-event-alliance-scored = Alliance { $number } of { $provinces }: { $points }.
kaiser-event-roads-scored = { $points ->
    [0] { $player } has no row of four houses along the roads.
   *[other] { $player } has { $rows } along the roads and scores { $points }.
}
kaiser-event-over = { $count ->
    [one] { $winners } wins: { $points }.
   *[other] { $winners } share the victory: { $points }.
}

## Why not

kaiser-no-house = houses
kaiser-no-emissary = emissaries
kaiser-no-fortification = fortification
kaiser-illegal-not-now = Not now: { $phase }.
kaiser-illegal-over = { $room ->
    [none] The game is over because nobody could place another piece.
   *[some] The game is over.
}
kaiser-illegal-no-more-pieces = A province that was empty when the turn began takes one piece, any other takes two. { $player } has to draw now.
kaiser-illegal-no-such-space = This map has no house space { $space }.
kaiser-illegal-other-province = The first piece of this turn went to { $first }, so the second can’t go to { $province }.
kaiser-illegal-nothing-to-exchange = You don’t have { $card } to exchange; your hand has { $hand }.
kaiser-illegal-not-in-hand = { $needed ->
    [one] That takes { $card }; your hand has { $hand }.
   *[other] That takes { $pair }; your hand has { $hand }.
}
kaiser-illegal-wrong-colour = { $province } is { $colour }, so { $card } doesn’t pay there. Two cards of one other colour would.
kaiser-illegal-joker-of-own-colour = { $pair } aren’t a joker in { $province }, which has that colour itself: one of them pays for a piece.
kaiser-illegal-run-out = { $player } has no { $piece } left.
kaiser-illegal-house-there = Space { $space } already has { $owner }’s house.
kaiser-illegal-house-in-the-way = Space { $space } has { $owner }’s house; a fortification goes under a house, never on top.
kaiser-illegal-fortification-there = Space { $space } already has a fortification.
kaiser-illegal-no-fortifications = This game is played without fortifications.
kaiser-illegal-too-many-emissaries = { $houses ->
    [0] There’s no house in { $province }, so no emissary can go there yet.
    [one] { $province } has room for only one emissary ({ $emissaries } there already): as many as the leader has houses ({ $strongest }).
   *[other] { $province } has room for only { $houses } emissaries ({ $emissaries } there already): as many as the leader has houses ({ $strongest }).
}
kaiser-illegal-not-open = There isn’t { $card } among the face-up cards: { $display }.
kaiser-illegal-no-pile = The pile has run out; take a face-up card.

## Next to the map

doing-act = Your turn: place a piece or exchange a card.
doing-again = Place a second piece in the same province, or stop.
doing-take = Draw cards: face-up or from the pile.
doing-take-one = Draw one card.
players-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
players-would-be = If the game ended now
players-supply = { $houses ->
    [one] One house
   *[other] { $houses } houses
} and { $emissaries ->
    [one] one emissary
   *[other] { $emissaries } emissaries
} left, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
end-points = Points

## New game

new-game-line-kaiser = 3 to 5 players, about 45 minutes
new-first-hint-kaiser = The first player holds the emperor.
new-fortifications = Fortifications
new-fortifications-hint = For experienced players: one each; a house on it counts double.
new-map = Side of the map
new-map-hint = Four can play on either; the roads differ.
new-map-side = For { $side }

## Tables on the server

online-open-kaiser = Open a Kaiser table for three
online-map = Map side { $side }
online-fortifications = { $on ->
    [yes] with fortifications
   *[no] without fortifications
  }
