## The pages

learn-heading = Learn
learn-intro = Small boards, one idea each. No clock, nobody watching, and every mistake is explained.
learn-start = Start the course
learn-go-on = Continue with lesson { $number }
learn-all-lessons = All lessons
learn-progress = { $done } of { $count } lessons done
learn-complete = All { $count } lessons done. You’re ready for anyone.
learn-in-short = The rules in a few sentences
learn-course = Learn { $game }
learn-lessons = Lessons
learn-mark-done = done
learn-mark-now = next
learn-lesson = Lesson { $number } of { $count }
learn-task = Task
learn-outcome = Result
learn-reached = Well done!
learn-not-yet = Not quite
learn-missed = That does something, but not what was asked for. Take another look at the task.
learn-happened = What happened
learn-again = Try again
learn-show = Show me
learn-next = Next lesson
learn-finished = Play a real game
learn-analyse = Open on the analysis board
learn-once-more = Once more
learn-rule = Rule { $id }
learn-you = You

## Both games in a few sentences

learn-try = Play { $game } now
learn-choose = Choose opponents
