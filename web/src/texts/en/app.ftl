app-name = Mandate
app-title = { $page ->
    [front] Mandate: Qin and Der Kaiser von China
    [new] New game – Mandate
    [play] Game – Mandate
    [table] Table – Mandate
    [replay] Replay – Mandate
    [replays] Replays – Mandate
    [analysis] Analysis board – Mandate
    [editor] My boards – Mandate
    [games] My games – Mandate
    [settings] Settings – Mandate
    [lobby] Lobby – Mandate
    [me] My account – Mandate
    [learn] Learn – Mandate
    [course] Learn – Mandate
    [lesson] Lesson – Mandate
    [rules] Rulebook – Mandate
    [about] About – Mandate
   *[nowhere] Not found – Mandate
  }
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
