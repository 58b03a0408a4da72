learn-qin-aim = Be the first to put all your pagodas on the board.
learn-qin-place = On your turn you place one of your three tiles on two free grassland spaces, next to land that’s already there, and draw a new one.
learn-qin-found = Two or more spaces of one colour make a province. If you create one, you put a pagoda on it; if you expand one, you help its owner.
learn-qin-major = From five spaces on, a province is major: its owner adds a second pagoda, and nobody can absorb it any more.
learn-qin-village = A village belongs to whoever has the most pagodas on the provinces around it, and gets a pagoda too. Outnumber its owner and you conquer it.
learn-qin-absorb = If a tile joins provinces, the owner of the larger part gets it all. Ties are forbidden, a major province can’t be absorbed, and two major provinces can never be joined.
learn-qin-end = If no more tiles can be placed, the player with the fewest pagodas left wins.
learn-supply = { $you ->
    [yes] You ({ $player }): { $count ->
        [one] one pagoda left
       *[other] { $count } pagodas left
    }
   *[no] { $player }: { $count ->
        [one] one pagoda left
       *[other] { $count } pagodas left
    }
  }
