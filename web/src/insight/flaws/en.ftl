# Why a text isn’t a valid position. Words between “ ” are the notation’s own and the same in every language.

flaw-in-line = Line { $line }, “{ $excerpt }”: { $what }
flaw-other = Something in it is invalid. The engine says: { $text }
flaw-move = One of its moves isn’t legal here.
flaw-move-by = One of its moves isn’t legal here (rule { $rule }).

flaw-no-game = A position begins with “qin” or “kaiser”, not with “{ $text }”.
flaw-heading = { $game ->
    [kaiser] The first line has “kaiser”, the number of players (3 to 5), the side of the map (3-4 or 4-5), and “plain” or “fortified”.
   *[qin] The first line has “qin”, the number of players (2 to 4) and the name of the board.
}
flaw-line = This line isn’t valid here. Look for a typo, or remove the line.
flaw-phase = “{ $text }” can’t come next in this position. Name another step or another player.
flaw-no-phase = There’s no line that says what comes next, such as { $game ->
    [kaiser] “act green”.
   *[qin] “place white”.
}
flaw-view = This is what one player sees. A position has all hands: remove the lines “viewer” and “hidden”, and add every hand.
flaw-no-viewer = There’s no line that says who is looking, such as { $game ->
    [kaiser] “viewer green”.
   *[qin] “viewer white”.
}
flaw-other-game = This belongs to a different board, map or number of players.
flaw-no-world = No hidden hands fit this: count the hidden tiles or cards again.
flaw-hand = { $game ->
    [kaiser] { $player } can have at most three cards in hand, including known and held ones (rule K7.1).
   *[qin] { $player } can have at most three tiles in hand (rule Q2.1).
}

flaw-row = Row { $row } of the board should be here.
flaw-symbol = “{ $text }” isn’t a space. Use . ~ V R Y B r y b, followed by w, b, g or p for the owner.
flaw-board = { $fault ->
    [ragged] This row has a different length than the first one.
    [too_large] A board can have at most 16 by 16 spaces.
    [large_village] A village has at most two spaces (rule Q1.1).
    [starts_touch] A start space touches another one of its colour (rule Q4.1).
    [no_start] The board has no start space: add R, Y or B (rule Q1.1).
    [no_room] No start space has room for a first tile next to it (rule Q3.3).
   *[other] This board isn’t playable.
}
flaw-other-board = The board { $board } looks different. Give this one another name in the first line.
flaw-owner = The province at { $space } needs one owner: write the same letter after all its spaces (rule Q4.1).
flaw-no-province = { $space } can’t have an owner like this: a single space isn’t a province, and both spaces of a village belong to the same player (rule Q4.1).
flaw-pagodas = { $player } has more pagodas on the board than there are (rule Q1.4).
flaw-already-won = { $player } has no pagodas left and has already won (rule Q10.2). Remove one, or write “over”.
flaw-pagodas-on = { $space } can’t have this many pagodas.
flaw-village = The village at { $space } belongs to someone else (rule Q8.2).
flaw-too-many = There are only { $each } { $tile } tiles (rule Q1.2).
flaw-laid = The { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
} spaces of the board don’t match the tiles that are neither in hand nor “unseen” (rule Q1.2). Without the line “unseen”, any matching tiles are used.
flaw-lacks = With this hand { $player } couldn’t have passed as “lacks” says (rule Q3.7).
flaw-piles = The “piles” together don’t have as many tiles as are “unseen” (rule Q2.1). Without the line “piles”, they’re made even.

flaw-no-emperor = There’s no line that says who has the emperor, such as “emperor green”.
flaw-other-map = This map doesn’t exist here. Leave out its name in the first line.
flaw-players = This side of the map is for a different number of players (rule K1.4).
flaw-no-such-space = There’s no space { $space } on this side of the map (rule K1.1).
flaw-two-houses = There are two houses on space { $space } (rule K5.1).
flaw-pieces = { $player } has more pieces on the map than there are (rule K1.3).
flaw-emissaries = { $province } has more emissaries than its leading player has houses (rule K5.2).
flaw-fortifications = There must be as many “fortifications” on the map as there are players in “spent” (rule K1.3).
flaw-cards = Hands, face-up cards, pile and discard together aren’t the cards for this number of players (rule K2.1).
flaw-no-cards = { $player } would start a turn without a card (rule K8.3).
flaw-display = At the start of a turn there are four face-up cards, never more (rule K7.1).
flaw-pile = This pile doesn’t match how often it has “run_out” (rule K7.4).
