## Mosse

move-place = { $tile } su { $one } e { $other }
move-draw = pescare dalla pila { $pile }
move-pass = passare
move-house = una casa sullo spazio { $space } in { $province }, con { $paid }
move-fortification = una fortificazione sullo spazio { $space } in { $province }, con { $paid }
move-emissary = un emissario in { $province }, con { $paid }
move-stop = non piazzare altro
move-exchange = cambiare { $card }
move-take = prendere { $card }
move-pile = pescare dal mazzo

## Suggerimenti

hint-only = Adesso puoi fare una cosa sola.
hint-piles = Le pile sono tutte uguali: nessuno sa che cosa contengono.
hint-where = Guarda { $where ->
    [top-left] in alto a sinistra
    [top] in alto
    [top-right] in alto a destra
    [left] a sinistra
    [right] a destra
    [bottom-left] in basso a sinistra
    [bottom] in basso
    [bottom-right] in basso a destra
   *[middle] al centro
} del tabellone, intorno a { $space }.
hint-where-province = Guarda { $province }.
hint-where-take = Guarda le carte scoperte: una ti serve.
hint-where-pile = Nessuna delle carte scoperte vale molto per te.
hint-where-exchange = Sulla mappa per ora non conviene nulla. Guarda la tua mano.
hint-where-stop = Un secondo pezzo qui costerebbe più di quanto rende.
hint-where-pass = Nessuna delle tue tessere trova posto.
hint-idea-over = Qui puoi vincere.
hint-idea-conquered = Lì un villaggio può cambiare padrone.
hint-idea-absorbed = Lì più province possono diventare una sola, tua.
hint-idea-connected = Lì un villaggio vuoto è alla tua portata.
hint-idea-founded = Lì può nascere una tua nuova provincia.
hint-idea-houses-scored = La provincia può essere valutata adesso.
hint-idea-expanded = Lì una tua provincia può crescere.
hint-idea-house = Lì una casa sta bene.
hint-idea-emissary = Lì un emissario sta bene.
hint-idea-fortification = Lì una fortificazione sta bene.
hint-idea-quiet = È una mossa tranquilla: conta ciò che prepara o impedisce.
hint-which = { $sure ->
    [yes] Vengono in mente queste { $count }, e una è chiaramente la migliore.
    [no] Vengono in mente queste { $count }; valgono più o meno lo stesso.
   *[some] Vengono in mente queste { $count }. Quale sceglieresti?
}
hint-best = Io giocherei così: { $move }.
hint-chance = Così si vincono circa { $chance } partite su 100.
hint-show-moves = Quali mosse?
hint-show-best = La migliore, e perché
hint-play = Gioca così

## Perché

why-move = Mossa { $number }: { $what }
why-province = Questa provincia { $colour ->
    [red] rossa
    [yellow] gialla
   *[blue] blu
} di { $size } caselle è di { $owner }; vi si trova { $pagodas ->
    [one] una pagoda
   *[other] una pagoda doppia
}.
why-minor = Con cinque caselle diventa grande e riceve una seconda pagoda.
why-major = È grande, perciò vi stanno due pagode e mai di più.
why-safe = Nessuno può portare via una provincia grande.
why-lone = Una casella sola non è una provincia e non è di nessuno.
why-start = Questa casella è stampata sul tabellone: vi si può affiancare una tessera fin dal primo turno.
why-village = { $owned ->
    [yes] Il villaggio in { $place } è di { $owner }.
   *[no] Il villaggio in { $place } non è ancora di nessuno.
}
why-neighbour = la provincia { $colour ->
    [red] rossa
    [yellow] gialla
   *[blue] blu
} di { $owner } ({ $pagodas ->
    [one] una pagoda
   *[other] due pagode
})
why-beside = Accanto: { $neighbours }. Chi lì ha più pagode prende il villaggio.
why-nothing-beside = Accanto non c’è nessuna provincia.
why-empty = Resta vuoto finché qualcuno non ha accanto più pagode di chiunque altro.
why-kept = Il padrone lo tiene finché un altro non ha accanto più pagode di chiunque altro.
why-pagodas = A { $player } { $left ->
    [one] resta una pagoda
   *[other] restano { $left } pagode
}. Sul tabellone ce ne sono { $pagodas } su { $lands ->
    [one] una provincia
   *[other] { $lands } province
} e { $villages } su villaggi.
why-last = Chi mette sul tabellone l’ultima vince subito.
why-fewest = Se prima finiscono le tessere, vince chi ne ha di meno.
why-free = Lo spazio { $space } in { $province } è libero.
why-house = La casa sullo spazio { $space } in { $province } è di { $player }.
why-fortified = Qui c’è una fortificazione: una casa sopra raddoppia ciò che il suo padrone ottiene per questa provincia e per una fila che passa di qui.
why-scored = La provincia è piena ed è già stata valutata.
why-unscored = Viene valutata appena è piena, oppure alla fine così com’è.
why-row = Fa parte di una fila di { $houses } case di { $player } lungo le strade.
why-dragon = { $any ->
    [yes] Emissari in { $province }: { $groups }.
   *[no] In { $province } non c’è nessun emissario.
} Non possono mai essere più delle case di chi lì ha più case.
why-serves = Contano per le alleanze { $numbers }.
why-pays = L’alleanza { $number } di { $provinces } darebbe ora: { $points }.
why-points = { $player } ha ottenuto finora { $points ->
    [one] un punto
   *[other] { $points } punti
}.
why-total = { $over ->
    [yes] Alla fine { $player } ha { $total }
   *[no] Se finisse adesso, { $player } avrebbe { $total }
}: { $houses } per le case, { $alliances } per le alleanze, { $roads } per le strade.

## Tavola di analisi

analysis-heading = Tavola di analisi
analysis-intro = Disponi una posizione qualsiasi, gioca per tutti, torna indietro e rigioca le mosse, e guarda che cosa ne pensa il bot più forte.
analysis-new = Una nuova partita
analysis-begin = Disponi
analysis-kept = Una delle tue partite
analysis-here = Analizza da qui
analysis-bad-link = Il link è incompleto: copialo di nuovo, dall’inizio alla fine.
analysis-bot = Pensa con me
analysis-total-visits = { $count } strade esaminate
analysis-waits = Sta pensando …
analysis-over = Qui la partita è finita.
analysis-chances = Probabilità di vincere: { $chances }
analysis-moves = Le mosse migliori
analysis-move-visits = Esaminata { $count } volte; scegli per giocarla
analysis-first = All’inizio
analysis-back = Una mossa indietro
analysis-on = Una mossa avanti
analysis-last = Alla fine
analysis-part-moves = Mosse
analysis-part-hands = Mani
analysis-part-text = Testo
analysis-text = La posizione come testo
analysis-wrong = Non si può disporre. { $why }
analysis-set = Disponi
analysis-link = Copia il link
analysis-copied = Il link è copiato.
hands-of = Mano di { $player }
hands-less = Togli { $thing } dalla mano di { $player }
hands-more = Metti { $thing } nella mano di { $player } (ne restano { $left })
hands-empty = Niente in mano.
hands-random = Ridistribuisci le mani nascoste

## Tavole per provare

live-again = Da capo
live-lesson = Lezione: { $title }
live-analysis = Apri sulla tavola di analisi
live-next = Un altro esempio ({ $at } di { $all })
