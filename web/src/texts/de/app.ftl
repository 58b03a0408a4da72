app-name = Mandate
app-title-front = Mandate: Qin und Der Kaiser von China
app-title-new = Neue Partie – Mandate
app-title-play = Partie – Mandate
app-title-table = Tisch – Mandate
app-title-lobby = Lobby – Mandate
app-title-games = Meine Partien – Mandate
app-title-learn = Lernen – Mandate
app-title-lesson = Lektion – Mandate
app-title-puzzles = Rätsel – Mandate
app-title-puzzle = Rätsel – Mandate
app-title-replay = Nachspielen – Mandate
app-title-analysis = Analysebrett – Mandate
app-title-editor = Meine Spielpläne – Mandate
app-title-me = Mein Konto – Mandate
app-title-rules = Regelbuch – Mandate
app-title-settings = Einstellungen – Mandate
app-title-about = Über Mandate
app-title-nowhere = Nicht gefunden – Mandate
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
