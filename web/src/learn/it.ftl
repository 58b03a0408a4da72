## The pages

learn-heading = Impara
learn-intro = Piccoli tabelloni, un’idea alla volta. Niente orologio, nessuno che guarda, e ogni errore viene spiegato.
learn-start = Comincia il corso
learn-go-on = Continua dalla lezione { $number }
learn-all-lessons = Tutte le lezioni
learn-progress = { $done } lezioni su { $count } completate
learn-complete = Tutte le { $count } lezioni completate. Puoi sfidare chiunque.
learn-in-short = Le regole in poche frasi
learn-course = Impara { $game }
learn-lessons = Lezioni
learn-mark-done = completata
learn-mark-now = la prossima
learn-lesson = Lezione { $number } di { $count }
learn-task = Obiettivo
learn-outcome = Risultato
learn-reached = Ben fatto!
learn-not-yet = Non ancora
learn-missed = Qualcosa fa, ma non ciò che serviva. Dai un’altra occhiata all’obiettivo.
learn-happened = Che cosa è successo
learn-again = Riprova
learn-show = Mostramelo
learn-next = Lezione successiva
learn-finished = Gioca una partita vera
learn-analyse = Apri nell’analisi
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

learn-qin-aim = Piazza per primo tutte le tue pagode sul tabellone.
learn-qin-place = Nel tuo turno piazzi una delle tue tre tessere su due caselle prateria libere, accanto a terra già presente, e ne peschi una nuova.
learn-qin-found = Due o più caselle di un colore formano una provincia. Se ne fondi una, ci piazzi una pagoda; se ne espandi una, aiuti il proprietario.
learn-qin-major = Da cinque caselle è una grande provincia: il proprietario aggiunge una seconda pagoda e nessuno può più annetterla.
learn-qin-village = Un villaggio è di chi ha più pagode sulle province intorno, e riceve anch’esso una pagoda. Se superi il proprietario, lo conquisti.
learn-qin-absorb = Se una tessera unisce province, tutto va a chi possiede la parte più grande. La parità è vietata, nessuno può annettere una grande provincia, e due grandi province non si possono mai unire.
learn-qin-end = Quando non si può più piazzare nulla, vince il giocatore a cui restano meno pagode.
learn-kaiser-aim = Fai più punti degli altri quando il mazzo è finito per la seconda volta: da province, alleanze e strade.
learn-kaiser-turn = Nel tuo turno piazzi uno o due pezzi in una provincia e poi peschi fino a tre carte; oppure scambi una carta.
learn-kaiser-pay = Una carta del colore della provincia paga un pezzo. Due carte dello stesso colore pagano un pezzo in una provincia di qualsiasi altro colore. In una provincia vuota va un solo pezzo.
learn-kaiser-house = Una casa va su uno spazio casa libero. Appena una provincia è piena viene conteggiata: il primo ottiene un punto per casa, il secondo tanti punti quante sono le case del primo, e così via.
learn-kaiser-emissary = Gli emissari vanno sullo spazio del drago: mai più di quante case ha lì chi è in testa. Decidono le alleanze.
learn-kaiser-score = Alla fine chi ha più emissari in entrambe le province di un’alleanza ottiene un punto per ogni emissario presente; quattro o più case in fila lungo le strade valgono un punto ciascuna.
learn-kaiser-end = Il riquadro accanto alla mappa mostra sempre quanto varrebbe tutto adesso.
learn-try = Gioca subito a { $game }
learn-choose = Scegli gli avversari
