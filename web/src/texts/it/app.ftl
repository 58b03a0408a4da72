app-name = Mandate
app-title-front = Mandate: Qin e Der Kaiser von China
app-title-new = Nuova partita – Mandate
app-title-play = Partita – Mandate
app-title-table = Tavolo – Mandate
app-title-lobby = Sala d’incontro – Mandate
app-title-games = Le mie partite – Mandate
app-title-learn = Impara – Mandate
app-title-lesson = Lezione – Mandate
app-title-puzzles = Problemi – Mandate
app-title-puzzle = Problema – Mandate
app-title-replay = Replay – Mandate
app-title-analysis = Tavola di analisi – Mandate
app-title-editor = Tabelloni – Mandate
app-title-me = Il mio account – Mandate
app-title-rules = Regolamento – Mandate
app-title-settings = Impostazioni – Mandate
app-title-about = Informazioni – Mandate
app-title-nowhere = Qui non c’è nulla – Mandate
app-home = Alla pagina iniziale
app-games = Le mie partite
app-rules = Regolamento
app-close = Chiudi
app-again = Riprova
app-reload = Ricarica
app-new-version = È disponibile una nuova versione.
app-nowhere-heading = { $reason ->
    [match] Questa partita non è conservata qui
    [load] Non è stato possibile caricare la pagina
   *[page] A questo indirizzo non c’è nulla
  }
app-nowhere-text = { $reason ->
    [match] Le partite contro i bot restano nel browser in cui sono iniziate. Questa è stata eliminata oppure è stata giocata altrove.
    [load] La connessione sembra assente. Ciò che hai giocato è conservato: riprova quando sarai di nuovo in rete.
   *[page] Forse il link è incompleto, o ciò a cui portava non esiste più.
  }
app-less = Meno: { $what }
app-more = Più: { $what }
