# Why a text is no position. Words between “ ” are the notation’s own and the same in every language.

flaw-in-line = Line { $line }, “{ $excerpt }”: { $what }
flaw-other = Something in it is not right. The engine says: { $text }
flaw-move = One of its moves cannot be played here.
flaw-move-by = One of its moves cannot be played here (rule { $rule }).

flaw-no-game = A position begins with “qin” or “kaiser”, not with “{ $text }”.
flaw-heading = { $game ->
    [kaiser] The first line has “kaiser”, the number of players (3 to 5), the side of the map (3-4 or 4-5), and “plain” or “fortified”.
   *[qin] The first line has “qin”, the number of players (2 to 4) and the name of the board.
}
flaw-line = this is not understood here. Look for a slip of the pen, or take the line out.
flaw-phase = “{ $text }” cannot come next in this position. Name another step or another player.
flaw-no-phase = A line is missing that says what comes next, such as { $game ->
    [kaiser] “act green”.
   *[qin] “place white”.
}
flaw-view = This is what one player sees. A position has every hand: take out the lines “viewer” and “hidden”, and write all hands.
flaw-no-viewer = A line is missing that says who is looking, such as { $game ->
    [kaiser] “viewer green”.
   *[qin] “viewer white”.
}
flaw-other-game = This belongs to another board, map or number of players.
flaw-no-world = Whatever the others hold, it cannot be like this: count the hidden ones again.
flaw-hand = { $game ->
    [kaiser] { $player } has at most three cards in hand, known and held ones among them (rule K7.1).
   *[qin] { $player } has at most three tiles in hand (rule Q2.1).
}

flaw-row = row { $row } of the drawing is expected here.
flaw-symbol = “{ $text }” is no space. There are . ~ V R Y B r y b, followed by w, b, g or p for the owner.
flaw-board = { $fault ->
    [ragged] this row is not as long as the first one.
    [too_large] a board has at most 16 by 16 spaces.
    [large_village] a village covers at most two spaces (rule Q1.1).
    [starts_touch] a start space touches another one of its colour (rule Q4.1).
    [no_start] the board has no start space: draw R, Y or B somewhere (rule Q1.1).
    [no_room] no start space has room beside it for a first tile (rule Q3.3).
   *[other] nobody can play on this board.
}
flaw-other-board = The board { $board } looks different. Give this one another name in the first line.
flaw-owner = The province at { $space } needs one owner: write the same letter behind all its spaces (rule Q4.1).
flaw-no-province = Nobody can own { $space } like this: a space alone is no province, and both squares of a village belong to the same player (rule Q4.1).
flaw-pagodas = { $player } has more pagodas on the board than there are (rule Q1.4).
flaw-already-won = { $player } has no pagoda left and has won already (rule Q10.2). Take one off, or say “over”.
flaw-pagodas-on = So many pagodas cannot stand at { $space }.
flaw-village = The village at { $space } belongs to somebody else (rule Q8.2).
flaw-too-many = There are only { $each } tiles { $tile } (rule Q1.2).
flaw-laid = The { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
} spaces of the drawing do not fit the tiles that are neither in hand nor “unseen” (rule Q1.2). Without the line “unseen” any tiles will do that fit.
flaw-lacks = With this hand { $player } could not have passed as “lacks” says (rule Q3.7).
flaw-piles = The “piles” together are not as high as there are tiles “unseen” (rule Q2.1). Without the line “piles” they are made even.

flaw-no-emperor = A line is missing that says who has the emperor, such as “emperor green”.
flaw-other-map = This map is not here. Leave its name out in the first line.
flaw-players = This side of the map is for another number of players (rule K1.4).
flaw-no-such-space = There is no space { $space } on this side of the map (rule K1.1).
flaw-two-houses = There are two houses on space { $space } (rule K5.1).
flaw-pieces = { $player } has more pieces on the map than there are (rule K1.3).
flaw-emissaries = In { $province } are more emissaries than the strongest player there has houses (rule K5.2).
flaw-fortifications = There must be as many “fortifications” on the map as there are players in “spent” (rule K1.3).
flaw-cards = Hands, display, pile and discard together are not the cards for so many players (rule K2.1).
flaw-no-cards = { $player } would begin a turn without a card (rule K8.3).
flaw-display = At the start of a turn four cards lie open, and never more (rule K7.1).
flaw-pile = This pile does not fit how often it has “run_out” (rule K7.4).
