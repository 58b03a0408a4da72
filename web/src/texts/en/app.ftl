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
app-title-editor = My boards – Mandate
app-title-me = My account – Mandate
app-title-rules = Rulebook – Mandate
app-title-settings = Settings – Mandate
app-title-about = About – Mandate
app-title-nowhere = Not found – Mandate
app-home = Home
app-games = My games
app-rules = Rulebook
app-close = Close
app-again = Try again
app-reload = Reload
app-new-version = A new version is available.
app-nowhere-heading = { $reason ->
    [match] This game isn’t saved here
    [load] This page couldn’t be loaded
   *[page] Page not found
  }
app-nowhere-text = { $reason ->
    [match] Games against bots are saved in the browser they were started in. This one was removed, or played in another browser.
    [load] You seem to be offline. Your games are saved; try again when you’re back online.
   *[page] The link may be incomplete or out of date.
  }
app-less = Fewer: { $what }
app-more = More: { $what }
