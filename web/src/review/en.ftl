# The review of a game: fetched with it.

review-title = Review
review-close = Close the review
review-how = The strongest bot judges every decision by what the player could know at that moment. Hidden hands don’t count.
review-gathering = Loading the game…
review-progress = { $done } of { $all } decisions judged
review-state-done = { $all ->
    [one] The only decision of this game has been judged.
   *[other] All { $all } decisions have been judged.
}
review-state-stopped = Stopped after { $done } of { $all } decisions.
review-state-failed = The bot couldn’t be reached. Its verdicts so far are kept.
review-stop = Stop
review-go-on = Resume

review-points = Turning points
review-whose = Whose moves
review-everybody = Everyone
review-none = No move cost more than { $least } of winning chance.
review-none-yet = So far no move has cost more than { $least } of winning chance.
review-next = Next turning point (N)
review-previous = Previous turning point (P)
review-point = { $player }, step { $at }
review-lost = { $loss } of winning chance
review-played = In the game
review-promised = Winning chance: { $chance }.
review-better = Better
review-gained = Winning chance: { $best } instead of { $played }.
review-show = What was better?
review-try = Try it yourself

review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-legend = What the symbols mean
review-legend-good = costs less than { $below } of winning chance compared with the best move
review-legend-inaccuracy = costs { $from } or more
review-legend-mistake = costs { $from } or more
review-legend-blunder = costs { $from } or more

review-balance = Skill and luck
review-balance-how = Skill is what a player’s decisions cost compared with the best ones. Luck is how far the chances rose or fell with the draws. What the others did counts for neither.
review-skill = Skill
review-luck = Luck

review-graph = Graph
review-graph-chances = Winning chances
review-graph-pagodas = Pagodas left
review-graph-points = Points if the game ended now

review-try-task = { $player } has to decide. What would you play?
review-try-played = Judging your move…
review-try-found = You found the bot’s choice: { $best }.
review-try-verdict = Winning chance { $mine }; with the best move, { $best }.
review-try-than = In the game: { $played }.
review-try-again = Try again
review-try-answer = Show the solution
review-try-back = Back to the review
