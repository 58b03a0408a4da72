## Mosse

move-place = { $tile } in { $one } e { $other }
move-draw = pescare dalla pila { $pile }
move-pass = passare
move-house = una casa sullo spazio casa { $space } a { $province }, con { $paid }
move-fortification = una fortificazione sullo spazio casa { $space } a { $province }, con { $paid }
move-emissary = un emissario a { $province }, con { $paid }
move-stop = non piazzare altro
move-exchange = scambiare { $card }
move-take = prendere { $card }
move-pile = pescare dal mazzo

## Suggerimenti

hint-only = Hai una sola mossa.
hint-piles = Le pile sono tutte uguali: nessuno sa che cosa contengono.
hint-where = Guarda { $where ->
    [top-left] la parte in alto a sinistra
    [top] la parte alta
    [top-right] la parte in alto a destra
    [left] la parte sinistra
    [right] la parte destra
    [bottom-left] la parte in basso a sinistra
    [bottom] la parte bassa
    [bottom-right] la parte in basso a destra
   *[middle] il centro
} del tabellone, intorno a { $space }.
hint-where-province = Guarda { $province }.
hint-where-take = Guarda le carte scoperte: una ti aiuta.
hint-where-pile = Nessuna delle carte scoperte vale molto per te.
hint-where-exchange = Sulla mappa per ora non conviene nulla. Guarda la tua mano.
hint-where-stop = Un secondo pezzo qui costerebbe più di quanto rende.
hint-where-pass = Nessuna delle tue tessere trova posto.
hint-idea-over = Qui puoi vincere.
hint-idea-conquered = Lì un villaggio può cambiare proprietario.
hint-idea-absorbed = Lì puoi unire province, e il risultato sarà tuo.
hint-idea-connected = Lì puoi collegare un villaggio vuoto.
hint-idea-founded = Lì puoi fondare una nuova provincia.
hint-idea-houses-scored = Le case della provincia possono essere conteggiate adesso.
hint-idea-expanded = Lì puoi espandere una tua provincia.
hint-idea-house = Lì conviene una casa.
hint-idea-emissary = Lì conviene un emissario.
hint-idea-fortification = Lì conviene una fortificazione.
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
why-province = Questa provincia { $colour ->
    [red] rossa
    [yellow] gialla
   *[blue] blu
} di { $size } caselle è di { $owner }; ha { $pagodas ->
    [one] una pagoda
   *[other] una pagoda doppia
}.
why-minor = Con cinque caselle diventa una grande provincia e riceve una seconda pagoda.
why-major = È una grande provincia, quindi ha due pagode, mai di più.
why-safe = Nessuno può annettere una grande provincia.
why-lone = Una sola casella non è una provincia e non è di nessuno.
why-start = Questa casella è stampata sul tabellone: puoi piazzarle accanto una tessera fin dal primo turno.
why-village = { $owned ->
    [yes] Il villaggio in { $place } è di { $owner }.
   *[no] Il villaggio in { $place } è ancora vuoto.
}
why-neighbour = la provincia { $colour ->
    [red] rossa
    [yellow] gialla
   *[blue] blu
} di { $owner } ({ $pagodas ->
    [one] una pagoda
   *[other] due pagode
})
why-beside = Accanto: { $neighbours }. Chi lì ha più pagode ottiene il villaggio.
why-nothing-beside = Accanto non c’è nessuna provincia.
why-empty = Resta vuoto finché qualcuno non ha accanto più pagode di chiunque altro.
why-kept = Il proprietario lo tiene finché un altro giocatore non ha accanto più pagode di chiunque altro.
why-pagodas = A { $player } { $left ->
    [one] resta una pagoda
   *[other] restano { $left } pagode
}. Sul tabellone: { $pagodas } su { $lands ->
    [one] una provincia
   *[other] { $lands } province
} e { $villages } sui villaggi.
why-last = Chi piazza la sua ultima pagoda vince subito.
why-fewest = Se prima finiscono le tessere, vince il giocatore a cui restano meno pagode.
why-free = Lo spazio casa { $space } a { $province } è libero.
why-house = La casa sullo spazio casa { $space } a { $province } è di { $player }.
why-fortified = Qui c’è una fortificazione: una casa sopra raddoppia ciò che il suo proprietario ottiene per questa provincia e per una fila che passa di qui.
why-scored = La provincia è piena ed è già stata conteggiata.
why-unscored = La provincia viene conteggiata appena è piena, oppure alla fine così com’è.
why-row = Fa parte di una fila di { $houses } case di { $player } lungo le strade.
why-dragon = { $any ->
    [yes] Emissari a { $province }: { $groups }.
   *[no] A { $province } non c’è nessun emissario.
} Non possono mai essere più delle case di chi è in testa lì.
why-serves = Contano per le alleanze { $numbers }.
why-pays = L’alleanza { $number } tra { $provinces } ora vale: { $points }.
why-points = { $player } ha ottenuto finora { $points ->
    [one] un punto
   *[other] { $points } punti
}.
why-total = { $over ->
    [yes] Alla fine { $player } ha { $total }
   *[no] Se finisse adesso, { $player } avrebbe { $total }
}: { $houses } per le case, { $alliances } per le alleanze, { $roads } per le strade.

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
