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

## Both games in a few sentences

learn-qin-aim = Be the first to put all your pagodas on the board.
learn-qin-place = On your turn you place one of your three tiles on two free grassland spaces, next to land that’s already there, and draw a new one.
learn-qin-found = Two or more spaces of one colour make a province. If you create one, you put a pagoda on it; if you expand one, you help its owner.
learn-qin-major = From five spaces on, a province is major: its owner adds a second pagoda, and nobody can absorb it any more.
learn-qin-village = A village belongs to whoever has the most pagodas on the provinces around it, and gets a pagoda too. Outnumber its owner and you conquer it.
learn-qin-absorb = If a tile joins provinces, the owner of the larger part gets it all. Ties are forbidden, a major province can’t be absorbed, and two major provinces can never be joined.
learn-qin-end = If no more tiles can be placed, the player with the fewest pagodas left wins.
learn-kaiser-aim = Have the most points when the cards have run out twice: from provinces, alliances and roads.
learn-kaiser-turn = On your turn you place one or two pieces in one province, then draw back up to three cards; or you exchange one card.
learn-kaiser-pay = A card in the province’s colour pays for one piece. Two cards of one colour pay for one piece in a province of any other colour. An empty province takes only one piece.
learn-kaiser-house = A house goes on a free house space. As soon as a province is full of houses, it’s scored: first place gets a point per house, second place as many as first place has houses, and so on.
learn-kaiser-emissary = Emissaries go to the dragon space: never more than the leader has houses there. They decide the alliances.
learn-kaiser-score = At the end, whoever leads in emissaries in both provinces of an alliance scores all emissaries there, and four or more houses in a row along roads score a point each.
learn-kaiser-end = The panel next to the map always shows what everything would score now.
learn-try = Play { $game } now
learn-choose = Choose opponents
