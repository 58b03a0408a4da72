## Moves

move-place = { $tile } at { $one } and { $other }
move-draw = draw from pile { $pile }
move-pass = pass
move-house = a house on space { $space } in { $province }, for { $paid }
move-fortification = a fortification on space { $space } in { $province }, for { $paid }
move-emissary = an emissary to { $province }, for { $paid }
move-stop = place nothing more
move-exchange = exchange { $card }
move-take = take { $card }
move-pile = draw from the pile

## Hints

hint-only = There is only one thing you can do now.
hint-piles = The piles are all alike: nobody knows what lies in them.
hint-where = Look { $where ->
    [top-left] at the upper left
    [top] at the top
    [top-right] at the upper right
    [left] on the left
    [right] on the right
    [bottom-left] at the lower left
    [bottom] at the bottom
    [bottom-right] at the lower right
   *[middle] at the middle
} of the board, around { $space }.
hint-where-province = Look at { $province }.
hint-where-take = Look at the open cards: one of them helps you.
hint-where-pile = None of the open cards is worth much to you.
hint-where-exchange = Nothing on the map is worth a card now. Look at your hand.
hint-where-stop = A second piece here would cost more than it brings.
hint-where-pass = None of your tiles fits anywhere.
hint-idea-over = You can win here.
hint-idea-conquered = A village can change hands there.
hint-idea-absorbed = Provinces can become one there, and be yours.
hint-idea-connected = An empty village is within your reach there.
hint-idea-founded = A new province of yours can begin there.
hint-idea-houses-scored = The province can be scored now.
hint-idea-expanded = A province of yours can grow there.
hint-idea-house = A house does well there.
hint-idea-emissary = An emissary does well there.
hint-idea-fortification = A fortification does well there.
hint-idea-quiet = It is a quiet move: what matters is what it prepares or prevents.
hint-which = { $sure ->
    [yes] These { $count } come to mind, and one is clearly the best.
    [no] These { $count } come to mind; they are about equally good.
   *[some] These { $count } come to mind. Which would you choose?
}
hint-best = I would play { $move }.
hint-chance = That wins in about { $chance } of 100 games.
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
why-minor = With five spaces it becomes major and gets a second pagoda.
why-major = It is major, so two pagodas stand on it, and never more.
why-safe = Nobody can take a major province away.
why-lone = A space alone is no province and belongs to nobody.
why-start = This space is printed on the board, and tiles may be placed next to it from the first turn on.
why-village = { $owned ->
    [yes] The village at { $place } belongs to { $owner }.
   *[no] The village at { $place } belongs to nobody yet.
}
why-neighbour = { $owner }’s { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
} province ({ $pagodas ->
    [one] one pagoda
   *[other] two pagodas
})
why-beside = Beside it: { $neighbours }. Whoever has the most pagodas there takes the village.
why-nothing-beside = No province lies beside it.
why-empty = It stays empty until one player has more pagodas beside it than anybody else.
why-kept = Its owner keeps it until another has more pagodas beside it than anybody else.
why-pagodas = { $player } has { $left ->
    [one] one pagoda
   *[other] { $left } pagodas
} left. On the board stand { $pagodas } on { $lands ->
    [one] one province
   *[other] { $lands } provinces
} and { $villages } on villages.
why-last = Whoever puts the last one on the board wins at once.
why-fewest = If the tiles run out before that, the fewest left win.
why-free = House space { $space } in { $province } is free.
why-house = The house on space { $space } in { $province } is { $player }’s.
why-fortified = A fortification stands here: a house on it doubles what its owner scores for this province and for a row through it.
why-scored = The province is full and has been scored.
why-unscored = It is scored as soon as it is full, or at the end as it is then.
why-row = It belongs to a row of { $houses } houses of { $player } along the roads.
why-dragon = { $any ->
    [yes] Emissaries in { $province }: { $groups }.
   *[no] There is no emissary in { $province }.
} There may never be more of them than the houses of whoever has the most houses there.
why-serves = They count for the alliances { $numbers }.
why-pays = Alliance { $number } of { $provinces } would now give { $points }.
why-points = { $player } has scored { $points ->
    [one] one point
   *[other] { $points } points
} so far.
why-total = { $over ->
    [yes] { $player } has { $total } in the end
   *[no] If it ended now, { $player } would have { $total }
}: { $houses } for houses, { $alliances } for alliances, { $roads } for roads.

## Analysis board

analysis-heading = Analysis board
analysis-intro = Set up any position, play all sides, take moves back and play them again, and see what the strongest bot thinks of each.
analysis-new = A new game
analysis-begin = Set it up
analysis-kept = One of your games
analysis-here = Analyse from here
analysis-bad-link = The link is incomplete: copy it once more, from beginning to end.
analysis-bot = Think along
analysis-total-visits = { $count } ways looked into
analysis-waits = Thinking …
analysis-over = The game is over here.
analysis-chances = Chances to win: { $chances }
analysis-moves = The best moves
analysis-move-visits = Looked into { $count } times; choose it to play it
analysis-first = To the start
analysis-back = One move back
analysis-on = One move on
analysis-last = To the end
analysis-part-moves = Moves
analysis-part-hands = Hands
analysis-part-text = Text
analysis-text = The position as text
analysis-wrong = This cannot be set up. { $why }
analysis-set = Set it up
analysis-link = Copy the link
analysis-copied = The link is copied.
hands-of = Hand of { $player }
hands-less = Take { $thing } out of { $player }’s hand
hands-more = Put { $thing } into { $player }’s hand ({ $left } left)
hands-empty = Nothing in hand.
hands-random = Deal the hidden hands anew

## Live boards

live-again = From the start
live-lesson = Lesson: { $title }
live-analysis = Open on the analysis board
live-next = Another example ({ $at } of { $all })
