
seat-white = White
seat-black = Black
seat-green = Green
seat-purple = Purple
seat-violet = Violet
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow

bot-level-1 = Novice
bot-level-2 = Apprentice
bot-level-3 = Journeyman
bot-level-4 = Expert
bot-level-5 = Master
bot-level-6 = Sage
bot-style-builder = Builder
bot-style-raider = Raider
bot-style-opportunist = Opportunist
person-me = You
person-guest = Guest
person-empty = Empty seat
person-stand-in = { $bot } for { $name }

doing-loading = Setting up…
doing-gathering = Waiting for players.
doing-between = This game is over; the series goes on.
doing-over = The game is over.
doing-curtain = Pass to { $player }.
doing-place = Your turn: place a tile.
doing-draw = Draw a tile: choose a pile.
doing-pass = None of your tiles fits anywhere: you have to pass.
doing-bot = { $player } is thinking…
doing-other = { $player } to move.

players-label = Players
players-won = wins
players-pagodas = { $count ->
    [one] { $count } pagoda left
   *[other] { $count } pagodas left
}
players-pagodas-left = Pagodas still to be placed: whoever has none left wins
players-away = away
players-forfeited = resigned

clock-label = Time left
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

log-label = Game log
log-why = Why? Rule { $rule }
log-begin = { $first } goes first.
log-next = Next game: { $first } goes first.
log-rise = { $player } stands up.
log-undo = { $player } takes a move back.
log-ask-undo = { $player } requests a takeback.
log-answer-undo = { $agree ->
    [true] { $player } agrees.
   *[other] { $player } declines.
}
log-leave = { $player } leaves; a bot takes over.
log-claim = { $player } is back.
log-time-out = { $player } is out of time.
log-resign = { $player } resigns.
log-give-back = { $minutes ->
    [0] The server couldn’t take moves for { NUMBER($seconds, maximumFractionDigits: 0) } s. This time isn’t counted.
   *[other] The server couldn’t take moves for { NUMBER($minutes, maximumFractionDigits: 0) } min. This time isn’t counted.
}

curtain-title = { $player }’s turn: { $name }
curtain-text = Pass the screen on. Everyone else looks away.
curtain-lift = Show my hand

end-title = { $mine ->
    [yes] { $count ->
        [one] You win!
       *[other] You share the victory: { $who }
    }
   *[no] { $count ->
        [one] { $who } wins
       *[other] { $who } share the victory
    }
}
end-forfeit = { $who ->
    [me] You resigned.
    [opponent] Your opponent resigned.
   *[others] The others resigned.
}
end-player = Player
end-pagodas = Pagodas left
end-next = Deal the next game
end-rematch = Rematch
end-replay = Replay
end-review = Review
end-download = Save the game record
end-share = Share
end-copied = Copied
end-result = Result
end-look = View the board

rule-title = Rule { $id }
rule-missing = This is rule { $id } of the rulebook.
rule-open = Read it in the rulebook
rule-back = Back to { $id }

play-home = Mandate: home
play-hint = Hint
play-why = What’s this, and why?
play-why-what = Choose a spot on the board, a player or a line of the standings to see what it is and why.
play-undo = Undo the last move
play-ask-undo = Request a takeback
play-resigned = You resigned. The others play on: you can watch or leave.
play-leave = Leave
play-resign = Resign
play-resign-sure = Really resign?
play-chat = Chat
play-settings = Settings
play-dismiss = OK
problem-engine = Something went wrong in the game engine. Reload the page: your game is saved.

new-player = Player { $number }
online-your-turn = Your turn
online-your-turn-more = Your table is waiting for you.
