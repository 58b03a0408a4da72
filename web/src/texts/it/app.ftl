app-name = Mandate
app-title-front = Mandate: Qin e Der Kaiser von China
app-title-new = Nuova partita – Mandate
app-title-play = Partita – Mandate
app-title-table = Tavolo – Mandate
app-title-lobby = Lobby – Mandate
app-title-games = Le mie partite – Mandate
app-title-learn = Impara – Mandate
app-title-lesson = Lezione – Mandate
app-title-puzzles = Rompicapi – Mandate
app-title-puzzle = Rompicapo – Mandate
app-title-replay = Replay – Mandate
app-title-analysis = Analisi – Mandate
app-title-editor = I miei tabelloni – Mandate
app-title-me = Il mio account – Mandate
app-title-rules = Regolamento – Mandate
app-title-settings = Impostazioni – Mandate
app-title-about = Informazioni – Mandate
app-title-nowhere = Pagina non trovata – Mandate
app-home = Pagina iniziale
app-games = Le mie partite
app-rules = Regolamento
app-close = Chiudi
app-again = Riprova
app-reload = Ricarica
app-new-version = È disponibile una nuova versione.
app-nowhere-heading = { $reason ->
    [match] Questa partita non è salvata qui
    [load] Impossibile caricare la pagina
   *[page] Pagina non trovata
  }
app-nowhere-text = { $reason ->
    [match] Le partite contro i bot sono salvate nel browser in cui sono iniziate. Questa è stata eliminata o giocata in un altro browser.
    [load] Sembra che tu sia offline. Le tue partite sono salvate: riprova quando torni online.
   *[page] Forse il link è incompleto o non è più valido.
  }
app-less = Meno: { $what }
app-more = Più: { $what }
