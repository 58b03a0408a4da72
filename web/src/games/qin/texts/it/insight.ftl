move-place = { $tile } in { $one } e { $other }
move-draw = pescare dalla pila { $pile }
move-pass = passare
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
hint-where-pass = Nessuna delle tue tessere trova posto.
hint-idea-conquered = Lì un villaggio può cambiare proprietario.
hint-idea-absorbed = Lì puoi unire province, e il risultato sarà tuo.
hint-idea-connected = Lì puoi collegare un villaggio vuoto.
hint-idea-founded = Lì puoi fondare una nuova provincia.
hint-idea-expanded = Lì puoi espandere una tua provincia.
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
