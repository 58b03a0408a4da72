## Hints

hint-only = You have only one move.
hint-idea-over = You can win here.
hint-idea-quiet = It’s a quiet move: what counts is what it prepares or prevents.
hint-which = { $sure ->
    [yes] Consider these { $count }; one is clearly best.
    [no] Consider these { $count }; they’re about equally good.
   *[some] Consider these { $count }. Which would you choose?
}
hint-best = My move: { $move }.
hint-chance = That wins about { $chance } of 100 games.
hint-show-moves = Which moves?
hint-show-best = The best one, and why
hint-play = Play it

## Why

why-move = Move { $number }: { $what }

## Analysis board

analysis-heading = Analysis board
analysis-intro = Set up any position, play all sides, undo and redo moves, and see what the strongest bot thinks of each.
analysis-new = New game
analysis-begin = Set up
analysis-kept = One of your games
analysis-here = Analyse from here
analysis-bad-link = The link is incomplete: copy it again, from beginning to end.
analysis-bot = Bot analysis
analysis-total-visits = { $count } lines searched
analysis-waits = Thinking…
analysis-over = The game is over here.
analysis-chances = Winning chances: { $chances }
analysis-moves = The best moves
analysis-move-visits = Searched { $count } times; choose it to play it
analysis-first = To the start
analysis-back = One move back
analysis-on = One move forward
analysis-last = To the end
analysis-part-moves = Moves
analysis-part-hands = Hands
analysis-part-text = Text
analysis-text = The position as text
analysis-wrong = This can’t be set up. { $why }
analysis-set = Set up
analysis-link = Copy link
analysis-copied = Link copied.
hands-of = { $player }’s hand
hands-less = Take { $thing } out of { $player }’s hand
hands-more = Put { $thing } into { $player }’s hand ({ $left } left)
hands-empty = No cards or tiles.
hands-random = Deal the hidden hands again

## Live boards

live-again = From the start
live-lesson = Lesson: { $title }
live-analysis = Open on the analysis board
live-next = Another example ({ $at } of { $all })
