## Moves

move-place = { $tile } at { $one } and { $other }
move-draw = draw from pile { $pile }
move-pass = pass
move-house = a house on space { $space } in { $province }, for { $paid }
move-fortification = a fortification on space { $space } in { $province }, for { $paid }
move-emissary = an emissary to { $province }, for { $paid }
move-stop = stop placing
move-exchange = exchange { $card }
move-take = take { $card }
move-pile = draw from the pile

## Hints

hint-only = You have only one move.
hint-piles = All piles are the same: nobody knows what’s in them.
hint-where = Look { $where ->
    [top-left] at the top left
    [top] at the top
    [top-right] at the top right
    [left] on the left
    [right] on the right
    [bottom-left] at the bottom left
    [bottom] at the bottom
    [bottom-right] at the bottom right
   *[middle] in the middle
} of the board, around { $space }.
hint-where-province = Look at { $province }.
hint-where-take = Look at the face-up cards: one of them helps you.
hint-where-pile = None of the face-up cards is worth much to you.
hint-where-exchange = No piece is worth a card right now. Look at your hand.
hint-where-stop = A second piece here would cost more than it gains.
hint-where-pass = None of your tiles fits anywhere.
hint-idea-over = You can win here.
hint-idea-conquered = A village can change hands there.
hint-idea-absorbed = You can join provinces there, and own the result.
hint-idea-connected = You can connect an empty village there.
hint-idea-founded = You can found a new province there.
hint-idea-houses-scored = The province can be scored now.
hint-idea-expanded = You can expand one of your provinces there.
hint-idea-house = A house is good there.
hint-idea-emissary = An emissary is good there.
hint-idea-fortification = A fortification is good there.
hint-idea-quiet = It’s a quiet move: what counts is what it prepares or prevents.
hint-which = { $sure ->
    [yes] Consider these { $count }; one is clearly best.
    [no] Consider these { $count }; they’re about equally good.
   *[some] Consider these { $count }. Which would you choose?
}
hint-best = My move: { $move }.
hint-chance = That wins about { $chance } of 100 games.
hint-show-moves = Which moves?
hint-show-best = The best one, and why
hint-play = Play it

## Why

why-move = Move { $number }: { $what }
why-province = This { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
} province of { $size } spaces belongs to { $owner }, with { $pagodas ->
    [one] one pagoda
   *[other] a double pagoda
} on it.
why-minor = With five spaces it becomes a major province and gets a second pagoda.
why-major = It’s a major province, so it has two pagodas, never more.
why-safe = Nobody can absorb a major province.
why-lone = One space alone isn’t a province and belongs to nobody.
why-start = This space is printed on the board; tiles can go next to it from the first turn.
why-village = { $owned ->
    [yes] The village at { $place } belongs to { $owner }.
   *[no] The village at { $place } is still empty.
}
why-neighbour = { $owner }’s { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
} province ({ $pagodas ->
    [one] one pagoda
   *[other] two pagodas
})
why-beside = Next to it: { $neighbours }. Whoever has the most pagodas there takes the village.
why-nothing-beside = There’s no province next to it.
why-empty = It stays empty until one player has more pagodas next to it than anyone else.
why-kept = Its owner keeps it until another player has more pagodas next to it than anyone else.
why-pagodas = { $player } has { $left ->
    [one] one pagoda
   *[other] { $left } pagodas
} left. On the board: { $pagodas } on { $lands ->
    [one] one province
   *[other] { $lands } provinces
} and { $villages } on villages.
why-last = Whoever places their last one wins at once.
why-fewest = If the tiles run out first, the player with the fewest left wins.
why-free = House space { $space } in { $province } is free.
why-house = The house on space { $space } in { $province } is { $player }’s.
why-fortified = There’s a fortification here: a house on it doubles what its owner scores for this province and for a row through it.
why-scored = The province is full and has been scored.
why-unscored = The province is scored as soon as it’s full, or as it stands at the end.
why-row = It belongs to a row of { $houses } houses of { $player } along the roads.
why-dragon = { $any ->
    [yes] Emissaries in { $province }: { $groups }.
   *[no] There’s no emissary in { $province }.
} There can never be more than the leading player has houses there.
why-serves = They count for alliances { $numbers }.
why-pays = Alliance { $number } of { $provinces } is now worth: { $points }.
why-points = { $player } has scored { $points ->
    [one] one point
   *[other] { $points } points
} so far.
why-total = { $over ->
    [yes] { $player } has { $total } in the end
   *[no] If the game ended now, { $player } would have { $total }
}: { $houses } for houses, { $alliances } for alliances, { $roads } for roads.

## Analysis board

analysis-heading = Analysis board
analysis-intro = Set up any position, play all sides, undo and redo moves, and see what the strongest bot thinks of each.
analysis-new = New game
analysis-begin = Set up
analysis-kept = One of your games
analysis-here = Analyse from here
analysis-bad-link = The link is incomplete: copy it again, from beginning to end.
analysis-bot = Bot analysis
analysis-total-visits = { $count } lines searched
analysis-waits = Thinking…
analysis-over = The game is over here.
analysis-chances = Winning chances: { $chances }
analysis-moves = The best moves
analysis-move-visits = Searched { $count } times; choose it to play it
analysis-first = To the start
analysis-back = One move back
analysis-on = One move forward
analysis-last = To the end
analysis-part-moves = Moves
analysis-part-hands = Hands
analysis-part-text = Text
analysis-text = The position as text
analysis-wrong = This can’t be set up. { $why }
analysis-set = Set up
analysis-link = Copy link
analysis-copied = Link copied.
hands-of = { $player }’s hand
hands-less = Take { $thing } out of { $player }’s hand
hands-more = Put { $thing } into { $player }’s hand ({ $left } left)
hands-empty = No cards or tiles.
hands-random = Deal the hidden hands again

## Live boards

live-again = From the start
live-lesson = Lesson: { $title }
live-analysis = Open on the analysis board
live-next = Another example ({ $at } of { $all })
