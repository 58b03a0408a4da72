## New game

new-game-line-qin = 2 to 4 players, about 20 minutes
new-first-hint-qin = In a series, each game starts one seat later.
new-board = Board
new-board-bird = Bird
new-board-bird-line = Open land, best for a first game
new-board-lion = Lion
new-board-lion-line = Water and more villages; our own layout, inspired by the printed side
new-board-own-line = Your own board
new-games = Games in a series
new-games-hint = After the last one, the player with the fewest pagodas left over all games wins.
new-wrong-board = This board is no longer here. Choose another.

## Tables on the server

online-open-qin = Open a Qin table for two
online-board = { $board ->
    [bird] Bird board
    [lion] Lion board
   *[other] Board “{ $board }”
  }
online-board-own = Custom board “{ $name }”
