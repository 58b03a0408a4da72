front-motto = Zwei große Spiele aus dem alten China
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
front-failed = Das hat nicht geklappt. Versuch es bitte noch einmal.
front-light = Helles Design
front-dark = Dunkles Design
front-settings = Einstellungen
front-more = Mehr
front-lobby = Lobby
front-puzzles = Rätsel
front-replay = Nachspielen
front-analysis = Analysebrett
front-editor = Meine Spielpläne
front-account = Konto
front-about = Über Mandate
settings-language = Sprache
