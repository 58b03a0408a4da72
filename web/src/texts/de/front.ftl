front-motto = Zwei große Spiele aus dem alten China
front-qin-line = Plättchen legen, Provinzen gründen, Dörfer gewinnen.
front-qin-credit = Von Reiner Knizia, etwa 20 Minuten
front-kaiser-line = Häuser, Gesandte, Bündnisse.
front-kaiser-credit = Von Michael Schacht, etwa 45 Minuten
front-play = Jetzt spielen
front-starting = Es wird ausgeteilt …
front-friends = Mit Freunden
front-learn = Lernen
front-learn-label = Lernen: { $game }
front-change = Ändern
front-change-label = Ändern: Mitspieler und Optionen für { $game }
front-against = { $count ->
    [one] Gegen einen Bot: { $others }
   *[other] Gegen Bots: { $others }
  }
front-same = { $count } × { $bot }
front-failed = Das hat nicht geklappt. Bitte noch einmal versuchen.
front-light = Auf Hell umschalten
front-dark = Auf Dunkel umschalten
front-settings = Einstellungen
front-more = Mehr
front-lobby = Treffpunkt
front-puzzles = Rätsel
front-replay = Wiederholungen
front-analysis = Analysebrett
front-editor = Eigene Pläne
front-account = Konto
front-about = Über
settings-language = Sprache
