move-place = { $tile } at { $one } and { $other }
move-draw = draw from pile { $pile }
move-pass = pass
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
hint-where-pass = None of your tiles fits anywhere.
hint-idea-conquered = A village can change hands there.
hint-idea-absorbed = You can join provinces there, and own the result.
hint-idea-connected = You can connect an empty village there.
hint-idea-founded = You can found a new province there.
hint-idea-expanded = You can expand one of your provinces there.
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
