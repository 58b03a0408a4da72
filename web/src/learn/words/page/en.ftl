## The pages

learn-heading = Learn
learn-intro = Small boards, one idea each. Nothing is timed, nobody is watching, and every mistake explains itself.
learn-start = Start the course
learn-go-on = Go on with level { $number }
learn-all-lessons = All levels
learn-progress = { $done } of { $count } levels done
learn-complete = All { $count } levels done. You are ready for anybody.
learn-in-short = The rules in a few sentences
learn-course = Learn { $game }
learn-lessons = Levels
learn-mark-done = done
learn-mark-now = next
learn-lesson = Level { $number } of { $count }
learn-task = The task
learn-outcome = What came of it
learn-reached = Well done!
learn-not-yet = Not quite
learn-missed = That does something, but not what was asked for. Have another look at the task.
learn-happened = What happened
learn-again = Try again
learn-show = Show me
learn-next = Next level
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
learn-qin-place = On your turn you place one of your three tiles on two free squares of grass, next to land that is already there, and draw a new one.
learn-qin-found = Two or more squares of one colour make a province. Who makes a new one puts a pagoda on it; who makes an existing one larger does its owner a favour.
learn-qin-major = A province of five squares is major: its owner adds a second pagoda, and nobody can take it any more.
learn-qin-village = A village belongs to whoever has the most pagodas on the provinces around it, and it takes a pagoda too. Outnumber its owner and it changes hands.
learn-qin-absorb = If a tile joins provinces, the owner of the larger part gets it all. It may not be a tie, and two major provinces never join.
learn-qin-end = When nothing can be placed any more, the fewest pagodas left win.
learn-kaiser-aim = Have the most points when the cards have run out twice: from provinces, alliances and roads.
learn-kaiser-turn = On your turn you place one or two pieces in one province, then fill your hand to three cards; or you exchange one card.
learn-kaiser-pay = A card in the colour of the province pays for one piece. Two cards of one colour pay for one piece in a province of any other colour. Into an empty province only one piece goes.
learn-kaiser-house = A house takes a free space. As soon as all spaces of a province have houses it is scored: the most houses score all of them, the second score as many as the first have, and so on.
learn-kaiser-emissary = Emissaries go to the dragon: never more than the leader has houses there. They decide the alliances.
learn-kaiser-score = At the end who leads with emissaries in both provinces of an alliance scores all emissaries there, and four or more houses in a row along roads score a point each.
learn-kaiser-end = The strip beside the map always shows what everything would score now.
learn-try = Play { $game } now
learn-choose = Choose opponents
