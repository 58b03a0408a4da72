# Der Kaiser von China

kaiser-map = Mappa delle nove province. Le frecce passano da un posto all’altro, Tab da una provincia all’altra, Invio piazza un pezzo.
kaiser-fit = Tutta la mappa

## Carte

kaiser-card-red = una carta rossa
    .name = rosso
    .pair = due carte rosse
    .open = la carta rossa scoperta
    .this = la carta rossa
kaiser-card-green = una carta verde
    .name = verde
    .pair = due carte verdi
    .open = la carta verde scoperta
    .this = la carta verde
kaiser-card-yellow = una carta gialla
    .name = giallo
    .pair = due carte gialle
    .open = la carta gialla scoperta
    .this = la carta gialla
kaiser-card-orange = una carta arancione
    .name = arancione
    .pair = due carte arancioni
    .open = la carta arancione scoperta
    .this = la carta arancione
kaiser-card-violet = una carta viola
    .name = viola
    .pair = due carte viola
    .open = la carta viola scoperta
    .this = la carta viola
kaiser-cards = { $count ->
    [one] { $one }
   *[other] { $count } carte di colore { $card }
}
kaiser-no-cards = nessuna carta
kaiser-hand = La tua mano
kaiser-display = Carte scoperte e mazzo
kaiser-open = Carta scoperta: { $card }
kaiser-take = Prendi la carta scoperta: { $card }
kaiser-pile = Mazzo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
kaiser-take-pile = Pesca dal mazzo ({ $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
})
kaiser-discard = Scarti:
kaiser-none = nessuno

## Che cosa fare

kaiser-todo-act = Tocca a te: piazza un pezzo sulla mappa o scambia una carta.
kaiser-todo-again = Piazza un secondo pezzo a { $province } oppure { $draw ->
    [no] termina il turno
   *[yes] pesca
}.
kaiser-todo-no-more = Con queste carte non puoi piazzare un secondo pezzo a { $province }: { $draw ->
    [no] termina il turno
   *[yes] pesca
}.
kaiser-todo-take = Prendi { $missing ->
    [one] una carta
   *[other] { $missing } carte
}: scoperta o dal mazzo.
kaiser-todo-take-one = Prendi una carta in cambio: scoperta o dal mazzo.
kaiser-todo-over = La partita è finita. { $count ->
    [one] Vince { $winners }.
   *[other] Vittoria condivisa: { $winners }.
}
kaiser-choose-exchange = Scegli una carta dalla tua mano da scartare.
kaiser-last-round = È l’ultimo giro.
kaiser-phase-deal = si stanno distribuendo le carte
kaiser-phase-open = si scoprono le prime carte
kaiser-phase-act = { $player } deve piazzare un pezzo o scambiare una carta
kaiser-phase-again = { $player } può piazzare un secondo pezzo a { $province } o fermarsi
kaiser-phase-take = { $player } deve pescare fino a tre carte
kaiser-phase-take-one = { $player } deve prendere una carta in cambio
kaiser-phase-reveal = { $player } sta pescando una carta
kaiser-phase-fill = si completano le carte scoperte
kaiser-phase-over = la partita è finita
kaiser-place = Piazza
kaiser-cancel = Annulla
kaiser-stop = { $draw ->
    [no] Termina il turno
   *[yes] Pesca
}
kaiser-exchange = Scambia una carta
kaiser-exchange-this = Scambia { $card }
kaiser-pay = Paga con
kaiser-build = Pezzo
kaiser-piece-house = Casa
kaiser-piece-emissary = Emissario
kaiser-piece-fortification = Fortificazione
kaiser-confirm = Scegli di nuovo lo stesso posto per confermare.
kaiser-rule = Regola { $rule }
kaiser-change = Previsione:

## Posti

kaiser-place-free = Spazio casa { $space } a { $province }, libero.
kaiser-place-house = Spazio casa { $space } a { $province }, casa di { $player }.
kaiser-place-fortified = C’è una fortificazione.
kaiser-place-dragon = Spazio del drago di { $province }. Emissari: { $groups }.
kaiser-can-house = Qui puoi piazzare una casa.
kaiser-can-emissary = Qui puoi piazzare un emissario.
kaiser-can-fortification = Qui puoi piazzare una fortificazione.

## Situazione

kaiser-standing = Se la partita finisse ora
kaiser-standing-over = Risultato finale
kaiser-standing-help = Scegli una riga per vedere sulla mappa da dove vengono i suoi punti.
kaiser-what = Categoria
kaiser-total = Totale previsto
kaiser-total-over = Totale
kaiser-of-that = di cui già assegnati
kaiser-so-far = Punti finora
kaiser-houses = Case
kaiser-alliances = Alleanze
kaiser-roads = Strade
kaiser-scored = conteggiata
kaiser-emperor = Ha l’imperatore
kaiser-left-houses = Case rimaste
kaiser-left-emissaries = Emissari rimasti
kaiser-left-fortifications = Fortificazioni rimaste
kaiser-hands = Carte in mano
kaiser-close = Chiudi
kaiser-most = { $players } ({ $count })
kaiser-most-tie = { $players } (alla pari con { $count })
kaiser-most-nobody = nessuno
kaiser-detail-province = { $province }: case su { $built } di { $spaces } spazi casa. Più case: { $houses }. Più emissari: { $emissaries }.
kaiser-detail-scored = Le sue case sono già state conteggiate.
kaiser-detail-would = Punti adesso: { $points }.
kaiser-detail-alliance = Alleanza { $number }. Più emissari a { $first }: { $one }; a { $second }: { $other }. Chi è in testa in entrambe ottiene un punto per ogni emissario presente.
kaiser-detail-roads = File di quattro o più case lungo le strade: { $rows }.
kaiser-detail-no-roads = Nessuno ha ancora quattro case in fila lungo le strade.
kaiser-detail-next = Un’altra casa di { $player } lì: di più per { $more }{ $loss ->
    [yes] , di meno per { $fewer }
   *[no] {""}
}.

## Punteggio finale

kaiser-final = Punteggio finale
kaiser-final-start = Prima le case non ancora conteggiate, poi le alleanze, poi le strade.
kaiser-final-houses = Case
kaiser-final-alliance = Alleanze
kaiser-final-roads = Strade
kaiser-final-total = Totale
kaiser-final-next = Avanti
kaiser-final-auto = Automatico
kaiser-final-skip = Vai alla fine
kaiser-final-again = Ancora una volta

## Eventi

kaiser-nobody = nessuno
kaiser-double = (doppio)
kaiser-row = { $houses } case (spazi casa { $spaces })
kaiser-event-house = { $player } piazza una casa sullo spazio casa { $space } a { $province } e paga con { $paid }{ $joker ->
    [yes] {" "}come jolly
   *[no] {""}
}.
kaiser-event-emissary = { $player } piazza un emissario a { $province } e paga con { $paid }{ $joker ->
    [yes] {" "}come jolly
   *[no] {""}
}.
kaiser-event-fortification = { $player } piazza una fortificazione sullo spazio casa { $space } a { $province } e paga con { $paid }{ $joker ->
    [yes] {" "}come jolly
   *[no] {""}
}.
kaiser-event-stopped = { $player } non piazza altro.
kaiser-event-houses-scored = { $province } viene conteggiata con { $houses ->
    [one] una casa
   *[other] { $houses } case
}: { $points }.
kaiser-event-exchanged = { $player } scambia { $card }.
kaiser-event-took = { $player } prende { $open }.
kaiser-event-drew = { $player } pesca dal mazzo.
kaiser-event-dealt = { $player } riceve { $card }.
kaiser-event-laid-out = Viene scoperta { $card }.
kaiser-event-saw = { $player } ottiene { $card }.
kaiser-event-opened = Nuova carta scoperta: { $card }.
kaiser-event-shuffled = Il mazzo è finito; gli scarti vengono mescolati in un nuovo mazzo di { $cards } carte.
kaiser-event-end-is-near = Il mazzo è finito per la seconda volta: è l’ultimo giro.
kaiser-event-no-room = Nessuno può più piazzare pezzi.
kaiser-event-alliance-scored = Alleanza { $number } tra { $provinces }: { $points }.
kaiser-event-roads-scored = { $points ->
    [0] { $player } non ha file di quattro case lungo le strade.
   *[other] { $player } ha lungo le strade { $rows } e ottiene { $points } punti.
}
kaiser-event-over = { $count ->
    [one] Vince { $winners }: { $points }.
   *[other] Vittoria condivisa da { $winners }: { $points }.
}

## Perché no

kaiser-no-house = case
kaiser-no-emissary = emissari
kaiser-no-fortification = fortificazioni
kaiser-illegal-not-now = Non adesso: { $phase }.
kaiser-illegal-over = { $room ->
    [none] La partita è finita, perché nessuno poteva più piazzare pezzi.
   *[some] La partita è finita.
}
kaiser-illegal-no-more-pieces = Una provincia vuota a inizio turno accoglie un pezzo, ogni altra due. Ora { $player } deve pescare.
kaiser-illegal-no-such-space = Su questa mappa non c’è lo spazio casa { $space }.
kaiser-illegal-other-province = Il primo pezzo di questo turno è andato a { $first }, perciò il secondo non può andare a { $province }.
kaiser-illegal-nothing-to-exchange = Manca { $card } da scambiare; in mano: { $hand }.
kaiser-illegal-not-in-hand = { $needed ->
    [one] Serve { $card }; in mano: { $hand }.
   *[other] Servono { $pair }; in mano: { $hand }.
}
kaiser-illegal-wrong-colour = { $province } è di colore { $colour }: lì { $card } da sola non paga. Andrebbero bene due carte uguali di un altro colore.
kaiser-illegal-joker-of-own-colour = A { $province } { $pair } non sono un jolly, perché la provincia ha quello stesso colore: ne basta una per un pezzo.
kaiser-illegal-run-out = { $player } non ha più { $piece }.
kaiser-illegal-house-there = Sullo spazio casa { $space } c’è già una casa di { $owner }.
kaiser-illegal-house-in-the-way = Sullo spazio casa { $space } c’è una casa di { $owner }; una fortificazione va sotto una casa, mai sopra.
kaiser-illegal-fortification-there = Sullo spazio casa { $space } c’è già una fortificazione.
kaiser-illegal-no-fortifications = Questa partita si gioca senza fortificazioni.
kaiser-illegal-too-many-emissaries = { $houses ->
    [0] A { $province } non c’è nessuna casa, quindi nessun emissario può ancora andarci.
   *[other] A { $province } possono stare solo tanti emissari (ora: { $emissaries }) quante sono le case di chi è in testa: { $houses } ({ $strongest }).
}
kaiser-illegal-not-open = Tra le carte scoperte non c’è { $card }; ci sono: { $display }.
kaiser-illegal-no-pile = Il mazzo è finito; prendi una carta scoperta.

## Accanto alla mappa

doing-act = Tocca a te: piazza un pezzo o scambia una carta.
doing-again = Piazza un secondo pezzo nella stessa provincia oppure fermati.
doing-take = Pesca le carte: scoperte o dal mazzo.
doing-take-one = Pesca una carta.
players-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
players-would-be = Se la partita finisse ora
players-supply = Restano { $houses ->
    [one] una casa
   *[other] { $houses } case
} e { $emissaries ->
    [one] un emissario
   *[other] { $emissaries } emissari
}, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
end-points = Punti

## New game

new-game-line-kaiser = Da 3 a 5 giocatori, circa 45 minuti
new-first-hint-kaiser = Chi comincia riceve l’imperatore.
new-fortifications = Fortificazioni
new-fortifications-hint = Per giocatori esperti: una a testa; una casa sopra vale doppio.
new-map = Lato della mappa
new-map-hint = In quattro vanno bene entrambi; cambiano le strade.
new-map-side = Per { $side }

## Tables on the server

online-open-kaiser = Apri un tavolo di Kaiser per tre
online-map = Lato { $side } della mappa
online-fortifications = { $on ->
    [yes] con fortificazioni
   *[no] senza fortificazioni
  }
