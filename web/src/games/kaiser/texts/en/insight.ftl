move-house = a house on space { $space } in { $province }, for { $paid }
move-fortification = a fortification on space { $space } in { $province }, for { $paid }
move-emissary = an emissary to { $province }, for { $paid }
move-stop = stop placing
move-exchange = exchange { $card }
move-take = take { $card }
move-pile = draw from the pile
hint-where-province = Look at { $province }.
hint-where-take = Look at the face-up cards: one of them helps you.
hint-where-pile = None of the face-up cards is worth much to you.
hint-where-exchange = No piece is worth a card right now. Look at your hand.
hint-where-stop = A second piece here would cost more than it gains.
hint-idea-houses-scored = The province can be scored now.
hint-idea-house = A house is good there.
hint-idea-emissary = An emissary is good there.
hint-idea-fortification = A fortification is good there.
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
