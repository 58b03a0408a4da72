app-name = Mandate
app-title-front = Mandate: Qin und Der Kaiser von China
app-title-new = Neue Partie – Mandate
app-title-play = Partie – Mandate
app-title-table = Tisch – Mandate
app-title-lobby = Treffpunkt – Mandate
app-title-games = Meine Partien – Mandate
app-title-learn = Lernen – Mandate
app-title-lesson = Lektion – Mandate
app-title-puzzles = Rätsel – Mandate
app-title-puzzle = Rätsel – Mandate
app-title-replay = Wiederholung – Mandate
app-title-analysis = Analysebrett – Mandate
app-title-editor = Spielpläne – Mandate
app-title-me = Mein Konto – Mandate
app-title-rules = Regelbuch – Mandate
app-title-settings = Einstellungen – Mandate
app-title-about = Über Mandate
app-title-nowhere = Hier ist nichts – Mandate
app-home = Zur Startseite
app-games = Meine Partien
app-rules = Regelbuch
app-close = Schließen
app-again = Noch einmal versuchen
app-reload = Neu laden
app-new-version = Eine neue Version ist da.
app-nowhere-heading = { $reason ->
    [match] Diese Partie ist hier nicht gespeichert
    [load] Diese Seite ließ sich nicht laden
   *[page] Unter dieser Adresse ist nichts
  }
app-nowhere-text = { $reason ->
    [match] Partien gegen Bots bleiben in dem Browser, in dem sie begonnen wurden. Diese wurde entfernt oder anderswo gespielt.
    [load] Die Verbindung scheint weg zu sein. Was du gespielt hast, ist gespeichert; versuche es noch einmal, sobald du wieder online bist.
   *[page] Der Link ist vielleicht unvollständig, oder was dahinter war, gibt es nicht mehr.
  }
app-less = Weniger: { $what }
app-more = Mehr: { $what }
