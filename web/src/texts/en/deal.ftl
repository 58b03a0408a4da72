# Shuffling together before a game, and checking the deal after it.
deal-shuffling = Shuffling together…
deal-you = you
deal-waiting = Waiting for { $names }.
deal-if-not-committed = Every player’s browser adds random numbers to the shuffle. Whoever isn’t here in time loses the seat.
deal-if-not-opened = All random numbers are fixed; now they are revealed. Whoever doesn’t reveal theirs in time loses the seat and can’t sit down here again.
deal-part-missing = not ready
deal-part-done = ready
deal-called-off-commitment = { $count ->
    [one] { $names } wasn’t here in time to shuffle and lost the seat. Start again when all seats are taken.
   *[other] { $names } weren’t here in time to shuffle and lost their seats. Start again when all seats are taken.
  }
deal-called-off-opening = { $count ->
    [one] { $names } didn’t reveal the random numbers in time, so nothing was dealt, and lost the seat. Start again when all seats are taken.
   *[other] { $names } didn’t reveal their random numbers in time, so nothing was dealt, and lost their seats. Start again when all seats are taken.
  }
deal-called-off-rise = The seat of { $names } was freed during the shuffle, so nothing was dealt. Start again when all seats are taken.
deal-trouble-dealer = The server has replaced the secret it committed to before you sat down. Your browser won’t take part in this deal. Don’t play at this table.
deal-trouble-commitment = The server’s log doesn’t match what your browser committed to. If you have this table open on another device, keep it open there. Otherwise the server has changed it: don’t play at this table.
deal-trouble-early = The server is asking for your random numbers before everyone has committed to theirs. Your browser won’t reveal them. Don’t play at this table.
deal-trouble-lost = This browser doesn’t have your random numbers. If you were at this table on another device, open it there now.

## After the game
deal-checking = Checking the deal…
deal-failed = The deal couldn’t be checked: the record didn’t arrive.
deal-again = Try again
deal-is-took-part = Deal verified
deal-is-elsewhere = The record is consistent
deal-is-watched = The record is consistent
deal-is-older = The record is consistent (older procedure)
deal-more-took-part = Your browser checked this itself, against what it noted before the deal.
deal-more-elsewhere = The random numbers for your seat didn’t come from this browser, or its data was deleted. If you played only in this browser, the server may have replaced them.
deal-more-watched = Your browser took no part in this deal. It checked the record itself:
deal-more-older = This game was dealt by an older procedure, in which whoever knew the secret and added random numbers last could have chosen between deals. What can be checked:
deal-point-secret = The server’s secret is the one it committed to before the deal.
deal-point-own = Your random numbers went into the deal as your browser sent them.
deal-point-openings = { $people ->
    [0] Only bots played; they add no random numbers.
    [one] The player’s random numbers are the ones committed to before they were revealed.
    [2] The random numbers of both players are the ones they committed to before any were revealed.
   *[other] The random numbers of all { $people } players are the ones they committed to before any were revealed.
  }
deal-point-older = { $people ->
    [0] Nobody added random numbers.
    [one] One player added random numbers.
   *[other] { $people } players added random numbers.
  }
deal-point-deals = { $games ->
    [one] All { $draws } tiles or cards dealt and drawn follow from them.
   *[other] All { $draws } tiles or cards dealt and drawn in { $games } games follow from them.
  }
deal-point-moves = { $moves ->
    [0] Nobody made a move, and the result follows from what happened.
    [one] The only move was legal, and the result follows from it.
   *[other] All { $moves } moves were legal, and the result follows from them.
  }
deal-limits = What nobody can check: whether the server told anyone the hands during play, and whether everyone else secretly colluded with the server.
deal-not-verified = The deal doesn’t verify
deal-wrong-dealer = The server dealt from a different secret than it committed to before the game.
deal-wrong-secret = The secret in the record isn’t the one the server committed to.
deal-wrong-commitments = The commitments in the record aren’t the ones your browser saw before the deal.
deal-wrong-contribution = The record has different random numbers for your seat than your browser sent.
deal-wrong-opening = A player’s random numbers aren’t the ones committed to.
deal-wrong-deal = What was dealt doesn’t follow from the secret and the random numbers.
deal-wrong-shown = The record describes a different game from the one you were shown.
deal-wrong-record = The record is damaged, incomplete or was changed.
deal-wrong-keep = Download the record to show it to others.
