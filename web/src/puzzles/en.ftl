puzzles-intro = Positions from games of strong bots in which one move is clearly the best. Find it.
puzzles-today = Puzzle of the day
puzzles-both = One for each game, the same for everybody. A new one every day.
puzzles-players = { $board }, { $count } players
puzzles-side = Side { $side }
puzzles-fortified = with fortifications
puzzles-solve = Solve it
puzzles-solved = Solved
puzzles-days = { $count ->
    [0] Solve one today to begin a streak.
    [one] One day in a row
   *[other] { $count } days in a row
}
puzzles-run = { $count ->
    [one] one solved at the first try
   *[other] { $count } solved in a row at the first try
}
puzzles-longest = { $count } at most
puzzles-by-grade = By difficulty
puzzles-count = { $solved } of { $all } solved
puzzles-easy-what = What a move brings at once decides.
puzzles-middle-what = What matters takes a second look.
puzzles-hard-what = You have to think ahead.
puzzles-failed = The puzzles could not be loaded. Try again when you are online.
puzzle-label = Puzzle
puzzle-daily = Puzzle of the day
puzzle-grade-easy = Easy
puzzle-grade-middle = Middle
puzzle-grade-hard = Hard
puzzle-question = You are { $player }. What is your best move?
puzzle-right = That is it!
puzzle-wrong = Not the best move
puzzle-shown = The answer
puzzle-better = There is something better.
puzzle-chances = That wins in about { $best } of 100 games. The next best, { $near }, wins in { $second }.
puzzle-chance = wins in about { $chance } of 100 games
puzzle-yours = your move
puzzle-alike = { $count ->
    [one] Just as good: { $moves }.
   *[other] Just as good are { $moves }.
}
puzzle-again = Try again
puzzle-analyse = Open on the analysis board
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles
