game-qin = Qin
game-kaiser = Der Kaiser von China

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
person-empty = Free seat
person-stand-in = { $bot } for { $name }

doing-loading = The table is being laid …
doing-gathering = Waiting for players.
doing-between = The game is over, the series goes on.
doing-over = The match is over.
doing-curtain = Hand over to { $player }.
doing-place = Your turn: place a tile.
doing-draw = Draw a tile: choose a pile.
doing-pass = None of your tiles fits anywhere: you have to pass.
doing-bot = { $player } is thinking …
doing-other = It is { $player }’s turn.

players-label = Players
players-won = wins
players-pagodas = { $count ->
    [one] { $count } pagoda left
   *[other] { $count } pagodas left
}
players-pagodas-left = Pagodas still to be placed: who has none wins
players-away = away
players-forfeited = has given up

clock-label = Time left
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

log-label = What has happened
log-why = Why? Rule { $rule }
log-begin = { $first } begins.
log-next = The next game: { $first } begins.
log-rise = { $player } stands up.
log-undo = { $player } takes a move back.
log-ask-undo = { $player } asks to take a move back.
log-answer-undo = { $agree ->
    [true] { $player } agrees.
   *[other] { $player } does not agree.
}
log-leave = { $player } leaves; a bot plays on.
log-claim = { $player } is back.
log-time-out = { $player }’s time is up.
log-resign = { $player } gives up.
log-give-back = { $minutes ->
    [0] The server couldn’t take moves for { NUMBER($seconds, maximumFractionDigits: 0) } s. This time isn’t counted.
   *[other] The server couldn’t take moves for { NUMBER($minutes, maximumFractionDigits: 0) } min. This time isn’t counted.
}

curtain-title = { $player }’s turn: { $name }
curtain-text = Hand over the screen. The others look away.
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
    [me] You have given up.
    [opponent] Your opponent has given up.
   *[others] The others have given up.
}
end-player = Player
end-pagodas = Pagodas left
end-next = Deal the next game
end-rematch = Rematch
end-replay = Replay
end-review = Review
end-download = Save the record
end-share = Share
end-copied = Copied
end-result = Result
end-look = Look at the board

rule-title = Rule { $id }
rule-missing = This is rule { $id } of the rulebook.
rule-open = Read it in the rulebook
rule-back = Back to { $id }

play-home = Mandate: back to the front page
play-hint = Hint
play-why = What is this, and why?
play-why-what = Choose something on the board, a player or a line of the standing: you are told what it is and why it is so.
play-undo = Take back the last move
play-ask-undo = Ask to take back a move
play-resigned = You have given up. The others play on: you can watch them, or leave.
play-leave = Leave
play-resign = Give up
play-resign-sure = Really give up?
play-chat = Talk
play-settings = Settings
play-dismiss = All right
problem-engine = Something went wrong in the game’s engine. Reload the page: your match is kept.

new-player = Player { $number }
online-your-turn = Your turn
online-your-turn-more = The table is waiting for you.
