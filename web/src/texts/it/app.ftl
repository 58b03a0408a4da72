app-name = Mandate
app-title = { $page ->
    [front] Mandate: Qin e Der Kaiser von China
    [new] Nuova partita – Mandate
    [play] Partita – Mandate
    [table] Tavolo – Mandate
    [replay] Replay – Mandate
    [replays] Replay – Mandate
    [editor] Tabelloni – Mandate
    [games] Le mie partite – Mandate
    [settings] Impostazioni – Mandate
    [lobby] Sala d’incontro – Mandate
    [me] Il mio account – Mandate
    [learn] Impara – Mandate
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
app-game = { $game ->
    [qin] Qin
   *[kaiser] Der Kaiser von China
  }
app-bot = { $bot ->
    [level-1] Novizio
    [level-2] Apprendista
    [level-3] Artigiano
    [level-4] Esperto
    [level-5] Maestro
    [level-6] Saggio
    [style-builder] Costruttore
    [style-raider] Predone
    [style-opportunist] Opportunista
   *[other] Bot
  }
