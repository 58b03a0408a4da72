front-motto = Due grandi giochi dell’antica Cina
front-play = Gioca subito
front-starting = Distribuzione…
front-friends = Con amici
front-learn = Impara
front-learn-label = Impara { $game }
front-change = Cambia
front-change-label = Cambia giocatori e opzioni per { $game }
front-against = { $count ->
    [one] Contro un bot: { $others }
   *[other] Contro i bot: { $others }
  }
front-same = { $count } × { $bot }
front-failed = Qualcosa è andato storto. Riprova.
front-light = Passa al tema chiaro
front-dark = Passa al tema scuro
front-settings = Impostazioni
front-more = Altro
front-lobby = Lobby
front-puzzles = Rompicapi
front-replay = Replay
front-analysis = Analisi
front-editor = I miei tabelloni
front-account = Account
front-about = Informazioni
settings-language = Lingua
