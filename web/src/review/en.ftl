# The review of a match: fetched with it.

review-title = Review
review-close = Close the review
review-how = The strongest bot judges every decision by what its player could know at that moment. Hidden hands play no part in it.
review-gathering = The match is being read …
review-progress = { $done } of { $all } decisions judged
review-state-done = { $all ->
    [one] The one decision of this match is judged.
   *[other] All { $all } decisions are judged.
}
review-state-stopped = Stopped after { $done } of { $all } decisions.
review-state-failed = The bot could not be asked. What it has said so far stays.
review-stop = Stop
review-go-on = Go on

review-points = Turning points
review-whose = Whose moves
review-everybody = Everybody
review-none = No move lost more than { $least } of winning chance.
review-none-yet = Nothing yet that lost more than { $least } of winning chance.
review-next = Next turning point (N)
review-previous = Previous turning point (P)
review-point = { $player }, step { $at }
review-lost = { $loss } of winning chance
review-played = In the game
review-promised = Chances: { $chance }.
review-better = Better was
review-gained = Chances: { $best } instead of { $played }.
review-show = What was better?
review-try = Try it yourself

review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-legend = What the signs mean
review-legend-good = loses less than { $below } of winning chance against the best move
review-legend-inaccuracy = loses { $from } or more
review-legend-mistake = loses { $from } or more
review-legend-blunder = loses { $from } or more

review-balance = Skill and luck
review-balance-how = Skill is all that a player’s decisions lost against the best ones. Luck is how far the chances rose or fell by what the player drew. What others did is in neither.
review-skill = Skill
review-luck = Luck

review-graph = Graph
review-graph-chances = Winning chances
review-graph-pagodas = Pagodas left
review-graph-points = Points if it ended now

review-try-task = { $player } has to decide. What would you play?
review-try-played = Your move is being judged …
review-try-found = You found the bot’s own choice: { $best }.
review-try-verdict = Chances { $mine }, with the best move { $best }.
review-try-than = In the game: { $played }.
review-try-again = Try again
review-try-answer = Show the answer
review-try-back = Back to the review
