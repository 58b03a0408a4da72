app-name = Mandate
app-title-front = Mandate: Qin and Der Kaiser von China
app-title-new = New game – Mandate
app-title-play = Game – Mandate
app-title-table = Table – Mandate
app-title-lobby = Lobby – Mandate
app-title-games = My games – Mandate
app-title-learn = Learn – Mandate
app-title-lesson = Lesson – Mandate
app-title-puzzles = Puzzles – Mandate
app-title-puzzle = Puzzle – Mandate
app-title-replay = Replay – Mandate
app-title-analysis = Analysis board – Mandate
app-title-editor = Boards – Mandate
app-title-me = My account – Mandate
app-title-rules = Rulebook – Mandate
app-title-settings = Settings – Mandate
app-title-about = About – Mandate
app-title-nowhere = Nothing here – Mandate
app-home = To the front page
app-games = My games
app-rules = Rulebook
app-close = Close
app-again = Try again
app-reload = Reload
app-new-version = A new version is there.
app-nowhere-heading = { $reason ->
    [match] This game is not kept here
    [load] This page could not be fetched
   *[page] There is nothing at this address
  }
app-nowhere-text = { $reason ->
    [match] Games against bots are kept in the browser they were started in. It may have been removed, or it was played elsewhere.
    [load] The connection seems to be gone. What you have played is kept; try again when you are back online.
   *[page] The link may be incomplete, or what it led to is no more.
  }
app-less = Less: { $what }
app-more = More: { $what }
