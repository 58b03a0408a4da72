## Suggerimenti

hint-only = Hai una sola mossa.
hint-idea-over = Qui puoi vincere.
hint-idea-quiet = È una mossa tranquilla: conta ciò che prepara o impedisce.
hint-which = { $sure ->
    [yes] Considera queste { $count }: una è chiaramente la migliore.
    [no] Considera queste { $count }: valgono più o meno lo stesso.
   *[some] Considera queste { $count }. Quale sceglieresti?
}
hint-best = La mia mossa: { $move }.
hint-chance = Così vinci circa { $chance } partite su 100.
hint-show-moves = Quali mosse?
hint-show-best = La migliore, e perché
hint-play = Giocala

## Perché

why-move = Mossa { $number }: { $what }

## Analisi

analysis-heading = Analisi
analysis-intro = Imposta una posizione qualsiasi, gioca per tutti, annulla e ripeti le mosse, e guarda che cosa ne pensa il bot più forte.
analysis-new = Nuova partita
analysis-begin = Imposta
analysis-kept = Una delle tue partite
analysis-here = Analizza da qui
analysis-bad-link = Il link è incompleto: copialo di nuovo, dall’inizio alla fine.
analysis-bot = Analisi del bot
analysis-total-visits = { $count } varianti esaminate
analysis-waits = Sta pensando…
analysis-over = Qui la partita è finita.
analysis-chances = Probabilità di vittoria: { $chances }
analysis-moves = Le mosse migliori
analysis-move-visits = Esaminata { $count } volte; sceglila per giocarla
analysis-first = All’inizio
analysis-back = Una mossa indietro
analysis-on = Una mossa avanti
analysis-last = Alla fine
analysis-part-moves = Mosse
analysis-part-hands = Mani
analysis-part-text = Testo
analysis-text = La posizione come testo
analysis-wrong = Impossibile impostare la posizione. { $why }
analysis-set = Imposta
analysis-link = Copia il link
analysis-copied = Link copiato.
hands-of = Mano di { $player }
hands-less = Togli { $thing } dalla mano di { $player }
hands-more = Metti { $thing } nella mano di { $player } (ne restano { $left })
hands-empty = Niente in mano.
hands-random = Ridistribuisci le mani nascoste

## Tabelloni per provare

live-again = Da capo
live-lesson = Lezione: { $title }
live-analysis = Apri nell’analisi
live-next = Un altro esempio ({ $at } di { $all })
