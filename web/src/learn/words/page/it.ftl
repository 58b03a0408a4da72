## The pages

learn-heading = Impara
learn-intro = Piccoli tabelloni, un’idea alla volta. Niente orologio, nessuno guarda, e ogni errore si spiega da sé.
learn-start = Comincia il corso
learn-go-on = Continua dal livello { $number }
learn-all-lessons = Tutti i livelli
learn-progress = { $done } livelli su { $count } completati
learn-complete = Tutti i { $count } livelli completati. Sei all’altezza di chiunque.
learn-in-short = Le regole in poche frasi
learn-course = Impara { $game }
learn-lessons = Livelli
learn-mark-done = completato
learn-mark-now = il prossimo
learn-lesson = Livello { $number } di { $count }
learn-task = Il compito
learn-outcome = Com’è andata
learn-reached = Ben fatto!
learn-not-yet = Non ancora
learn-missed = Qualcosa fa, ma non ciò che serviva. Dai un’altra occhiata al compito.
learn-happened = Che cosa è successo
learn-again = Riprova
learn-show = Mostramelo
learn-next = Livello successivo
learn-finished = Gioca una partita vera
learn-analyse = Apri sulla tavola di analisi
learn-once-more = Ancora una volta
learn-rule = Regola { $id }
learn-you = Tu
learn-supply = { $you ->
    [yes] Tu ({ $player }): { $count ->
        [one] resta una pagoda
       *[other] restano { $count } pagode
    }
   *[no] { $player }: { $count ->
        [one] resta una pagoda
       *[other] restano { $count } pagode
    }
  }

## Both games in a few sentences

learn-qin-aim = Metti per primo tutte le tue pagode sul tabellone.
learn-qin-place = Nel tuo turno posi una delle tue tre tessere su due caselle d’erba libere, accanto a terra già presente, e ne peschi una nuova.
learn-qin-found = Due o più caselle di un colore formano una provincia. Chi ne crea una nuova ci mette una pagoda; chi ne ingrandisce una fa un favore al proprietario.
learn-qin-major = Da cinque caselle una provincia è grande: il proprietario aggiunge una seconda pagoda e nessuno può più togliergliela.
learn-qin-village = Un villaggio è di chi ha più pagode sulle province intorno, e prende anch’esso una pagoda. Se superi il proprietario, passa a te.
learn-qin-absorb = Se una tessera unisce province, tutto va a chi possiede la parte più grande. La parità è vietata, e due province grandi non si uniscono mai.
learn-qin-end = Quando non si può più posare nulla, vince chi ha avanzato meno pagode.
learn-kaiser-aim = Avere più punti quando le carte sono finite per la seconda volta: da province, alleanze e strade.
learn-kaiser-turn = Nel tuo turno metti uno o due pezzi in una provincia e poi riporti la mano a tre carte; oppure scambi una carta.
learn-kaiser-pay = Una carta del colore della provincia paga un pezzo. Due carte dello stesso colore pagano un pezzo in una provincia di qualsiasi altro colore. In una provincia vuota ne va uno solo.
learn-kaiser-house = Una casa occupa uno spazio libero. Appena tutti gli spazi di una provincia hanno case, la si valuta: chi ne ha di più segna tutte le case, il secondo tante quante ne ha il primo, e così via.
learn-kaiser-emissary = Gli emissari vanno dal drago: mai più di quante case ha lì chi è in testa. Decidono le alleanze.
learn-kaiser-score = Alla fine chi è in testa con gli emissari in entrambe le province di un’alleanza segna tutti gli emissari che vi si trovano; quattro o più case di fila lungo le strade valgono un punto ciascuna.
learn-kaiser-end = La striscia accanto alla mappa mostra sempre quanto varrebbe tutto adesso.
learn-try = Gioca subito a { $game }
learn-choose = Scegli gli avversari
