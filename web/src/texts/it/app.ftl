app-name = Mandate
app-title = { $page ->
    [front] Mandate: Qin e Der Kaiser von China
    [new] Nuova partita – Mandate
    [play] Partita – Mandate
    [table] Tavolo – Mandate
    [replay] Replay – Mandate
    [replays] Replay – Mandate
    [analysis] Analisi – Mandate
    [editor] I miei tabelloni – Mandate
    [games] Le mie partite – Mandate
    [settings] Impostazioni – Mandate
    [lobby] Lobby – Mandate
    [me] Il mio account – Mandate
    [learn] Impara – Mandate
    [course] Impara – Mandate
    [lesson] Lezione – Mandate
    [rules] Regolamento – Mandate
    [about] Informazioni – Mandate
   *[nowhere] Pagina non trovata – Mandate
  }
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
