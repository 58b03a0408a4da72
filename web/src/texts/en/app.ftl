app-name = Mandate
app-title = { $page ->
    [front] Mandate: Qin and Der Kaiser von China
    [new] New game – Mandate
    [play] Game – Mandate
    [table] Table – Mandate
    [replay] Replay – Mandate
    [replays] Replay – Mandate
    [analysis] Analysis board – Mandate
    [editor] Boards – Mandate
    [games] My games – Mandate
    [settings] Settings – Mandate
    [lobby] Lobby – Mandate
    [me] My account – Mandate
    [learn] Learn – Mandate
    [course] Learn – Mandate
    [lesson] Lesson – Mandate
    [rules] Rulebook – Mandate
    [about] About – Mandate
   *[nowhere] Nothing here – Mandate
  }
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
