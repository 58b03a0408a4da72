move-house = una casa sullo spazio casa { $space } a { $province }, con { $paid }
move-fortification = una fortificazione sullo spazio casa { $space } a { $province }, con { $paid }
move-emissary = un emissario a { $province }, con { $paid }
move-stop = non piazzare altro
move-exchange = scambiare { $card }
move-take = prendere { $card }
move-pile = pescare dal mazzo
hint-where-province = Guarda { $province }.
hint-where-take = Guarda le carte scoperte: una ti aiuta.
hint-where-pile = Nessuna delle carte scoperte vale molto per te.
hint-where-exchange = Sulla mappa per ora non conviene nulla. Guarda la tua mano.
hint-where-stop = Un secondo pezzo qui costerebbe più di quanto rende.
hint-idea-houses-scored = Le case della provincia possono essere conteggiate adesso.
hint-idea-house = Lì conviene una casa.
hint-idea-emissary = Lì conviene un emissario.
hint-idea-fortification = Lì conviene una fortificazione.
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
