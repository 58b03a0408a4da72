app-name = Mandate
app-title = { $page ->
    [front] Mandate: Qin e Der Kaiser von China
    [new] Nuova partita – Mandate
    [play] Partita – Mandate
    [table] Tavolo – Mandate
    [replay] Replay – Mandate
    [replays] Replay – Mandate
    [analysis] Tavola di analisi – Mandate
    [editor] Tabelloni – Mandate
    [games] Le mie partite – Mandate
    [settings] Impostazioni – Mandate
    [lobby] Sala d’incontro – Mandate
    [me] Il mio account – Mandate
    [learn] Impara – Mandate
    [course] Impara – Mandate
    [lesson] Lezione – Mandate
    [rules] Regolamento – Mandate
    [about] Informazioni – Mandate
   *[nowhere] Qui non c’è nulla – Mandate
  }
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
