app-name = Mandate
app-title = { $page ->
    [front] Mandate: Qin und Der Kaiser von China
    [new] Neue Partie – Mandate
    [play] Partie – Mandate
    [table] Tisch – Mandate
    [replay] Wiederholung – Mandate
    [replays] Wiederholung – Mandate
    [analysis] Analysebrett – Mandate
    [editor] Spielpläne – Mandate
    [games] Meine Partien – Mandate
    [settings] Einstellungen – Mandate
    [lobby] Treffpunkt – Mandate
    [me] Mein Konto – Mandate
    [learn] Lernen – Mandate
    [course] Lernen – Mandate
    [lesson] Lektion – Mandate
    [rules] Regelbuch – Mandate
    [about] Über Mandate
   *[nowhere] Hier ist nichts – Mandate
  }
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
