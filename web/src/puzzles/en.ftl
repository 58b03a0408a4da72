puzzles-intro = Positions from games between strong bots where one move is clearly best. Find it.
puzzles-today = Puzzle of the day
puzzles-both = One for each game, the same for everyone. New ones every day.
puzzles-players = { $board }, { $count } players
puzzles-side = Side { $side }
puzzles-fortified = with fortifications
puzzles-solve = Solve
puzzles-solved = Solved
puzzles-days = { $count ->
    [0] Solve one today to start a streak.
    [one] One day in a row
   *[other] { $count } days in a row
}
puzzles-run = { $count ->
    [one] one solved on the first try
   *[other] { $count } in a row solved on the first try
}
puzzles-longest = best: { $count }
puzzles-by-grade = By difficulty
puzzles-count = { $solved } of { $all } solved
puzzles-easy-what = What counts is the immediate gain.
puzzles-middle-what = Take a second look.
puzzles-hard-what = Think ahead.
puzzles-failed = The puzzles couldn’t be loaded. Try again when you’re online.
puzzle-label = Puzzle
puzzle-daily = Puzzle of the day
puzzle-grade-easy = Easy
puzzle-grade-middle = Medium
puzzle-grade-hard = Hard
puzzle-question = You’re { $player }. What’s your best move?
puzzle-right = That’s it!
puzzle-wrong = Not the best move
puzzle-shown = The solution
puzzle-better = There’s a better one.
puzzle-chances = It wins about { $best } of 100 games. The next best, { $near }, wins { $second }.
puzzle-chance = wins about { $chance } of 100 games
puzzle-yours = your move
puzzle-alike = { $count ->
    [one] Just as good: { $moves }.
   *[other] Just as good are { $moves }.
}
puzzle-again = Try again
puzzle-analyse = Open on the analysis board
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
