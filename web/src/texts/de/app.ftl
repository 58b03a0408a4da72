app-name = Mandate
app-title = { $page ->
    [front] Mandate: Qin und Der Kaiser von China
    [new] Neue Partie – Mandate
    [play] Partie – Mandate
    [table] Tisch – Mandate
    [replay] Nachspielen – Mandate
    [replays] Nachspielen – Mandate
    [analysis] Analysebrett – Mandate
    [editor] Meine Spielpläne – Mandate
    [games] Meine Partien – Mandate
    [settings] Einstellungen – Mandate
    [lobby] Lobby – Mandate
    [me] Mein Konto – Mandate
    [learn] Lernen – Mandate
    [course] Lernen – Mandate
    [lesson] Lektion – Mandate
    [rules] Regelbuch – Mandate
    [about] Über Mandate
   *[nowhere] Nicht gefunden – Mandate
  }
app-home = Zur Startseite
app-games = Meine Partien
app-rules = Regelbuch
app-close = Schließen
app-again = Erneut versuchen
app-reload = Neu laden
app-new-version = Eine neue Version ist verfügbar.
app-nowhere-heading = { $reason ->
    [match] Diese Partie ist hier nicht gespeichert
    [load] Diese Seite ließ sich nicht laden
   *[page] Seite nicht gefunden
  }
app-nowhere-text = { $reason ->
    [match] Partien gegen Bots werden in dem Browser gespeichert, in dem sie begonnen wurden. Diese wurde gelöscht oder in einem anderen Browser gespielt.
    [load] Du bist anscheinend offline. Deine Partien sind gespeichert; versuch es noch einmal, sobald du wieder online bist.
   *[page] Der Link ist vielleicht unvollständig oder veraltet.
  }
app-less = Weniger: { $what }
app-more = Mehr: { $what }
