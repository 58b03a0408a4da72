## Players, colours, tiles

qin-colour-red = rosso
qin-colour-yellow = giallo
qin-colour-blue = blu
qin-tile = { $first }-{ $second }
qin-part = { $player } con { $size }

## What happens

qin-event-placed = { $player } piazza { $tile } in { $one } e { $other }.
qin-event-alone = La casella { $colour ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } { $space } resta isolata.
qin-event-founded = { $player } fonda in { $space } una provincia { $colour ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $size } caselle.
qin-event-expanded = { $own ->
        [yes] { $player } espande una sua provincia { $colour ->
            [red] rossa
            [yellow] gialla
           *[blue] blu
        } a { $size } caselle.
       *[no] { $player } espande la provincia { $colour ->
            [red] rossa
            [yellow] gialla
           *[blue] blu
        } di { $owner } a { $size } caselle.
    }
qin-event-absorbed = Province { $colour ->
        [red] rosse
        [yellow] gialle
       *[blue] blu
    } vengono unite ({ $parts }) e ora sono di { $owner }.
qin-event-returned = { $player } riprende { $pagodas ->
        [one] una pagoda
       *[other] { $pagodas } pagode
    } e gliene restano { $left }.
qin-event-built = { $player } piazza { $double ->
        [yes] una seconda pagoda
       *[no] una pagoda
    } sulla provincia { $colour ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } in { $space }; gliene restano { $left }.
qin-event-connected = { $player } collega il villaggio vuoto in { $village }; pagode rimaste: { $left }.
qin-event-conquered = { $player } conquista il villaggio di { $from } in { $village }; pagode rimaste: { $left }.
qin-event-drew = { $player } pesca dalla pila { $pile }.
qin-event-dealt = { $player } riceve { $tile }.
qin-event-took = { $player } pesca { $tile }.
qin-event-passed = { $player } non può piazzare tessere e passa.
qin-event-over = { $reason ->
        [last_pagoda] L’ultima pagoda è piazzata
        [no_tiles] Nessuno ha più tessere
       *[no_room] Nessuna tessera trova più posto
    }: { $count ->
        [one] vince { $winners }.
       *[other] { $winners } condividono la vittoria.
    }

## Why not

qin-illegal-not-now = { $phase ->
        [deal] Si stanno ancora distribuendo le tessere.
        [place] Prima { $player } deve piazzare una tessera.
        [draw] La tessera è piazzata; ora { $player } pesca da una pila.
        [reveal] { $player } sta pescando una tessera.
       *[over] La partita è finita.
    }
qin-illegal-not-in-hand = Non hai { $tile } in mano.
qin-illegal-not-free = { $obstacle ->
        [off_the_board] { $space } è fuori dal tabellone.
        [village] { $space } è un villaggio; le tessere vanno solo su caselle prateria libere.
        [water] { $space } è acqua; le tessere vanno solo su caselle prateria libere.
        [start] { $space } è una casella di partenza; le tessere vanno solo su caselle prateria libere.
       *[tile] In { $space } c’è già una tessera.
    }
qin-illegal-no-contact = Né { $one } né { $other } ha un lato in comune con una casella provincia{ $nearly ->
        [corner] ; { $at } è toccata solo con un angolo.
        [village] ; il villaggio in { $at } non conta.
       *[nothing] .
    }
qin-illegal-tie = { $players } porterebbero { $each } caselle ciascuno in una provincia { $colour ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    }: il proprietario non sarebbe chiaro.
qin-illegal-two-majors = Così si unirebbero { $count } grandi province { $colour ->
        [red] rosse
        [yellow] gialle
       *[blue] blu
    } ({ $parts }), e non è permesso.
qin-illegal-major-taken = { $taker } porterebbe { $most } caselle e { $owner } solo { $brings }: nessuno può annettere la grande provincia { $colour ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $owner }.
qin-illegal-must-place = Puoi ancora piazzare una tessera, per esempio { $tile } in { $one } e { $other }, quindi non puoi passare.
qin-illegal-empty-pile = La pila { $pile } è vuota; pesca da un’altra.
qin-illegal-other = Non è permesso.

## What would happen

qin-fore-nothing = nessuna provincia, nient’altro
qin-fore-founded = fonda una provincia { $colour ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    }
qin-fore-expanded = la { $own ->
        [yes] tua provincia
       *[no] provincia
    } { $colour ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    }{ $own ->
        [yes] {""}
       *[no] {" "}di { $owner }
    } cresce a { $size }
qin-fore-absorbed = unisce province { $colour ->
        [red] rosse
        [yellow] gialle
       *[blue] blu
    } ({ $parts }) per { $owner }
qin-fore-double = pagoda doppia per { $player }
qin-fore-connected = { $player } collega il villaggio in { $village }
qin-fore-conquered = { $player } conquista il villaggio di { $from } in { $village }
qin-fore-supply = { $player } { $from } → { $to }
qin-fore-pagodas = pagode rimaste: { $changes }

## What to do

qin-do-choose = Scegli una tessera dalla tua mano.
qin-do-where = Dove la piazzi?
qin-do-draw = Pesca una tessera da una pila.
qin-do-pass = Nessuna delle tue tessere trova posto: passi e le tieni.
qin-do-wait = Tocca a { $player }.
qin-do-over = La partita è finita.
qin-place = Piazza
qin-rotate = Ruota
qin-pass = Passa
qin-rule = Regola { $rule }
qin-keys = Tasti: 1–3 tessera, frecce, R ruota, L prossimo posto, Invio piazza

## Hand and piles

qin-hand = La tua mano
qin-hand-none = La tua mano è vuota.
qin-hand-tile = Tessera { $number }: { $tile }
qin-piles = Pile
qin-pile = Pila { $number }, { $count ->
        [0] vuota
        [one] una tessera
       *[other] { $count } tessere
    }
qin-pile-draw = Pesca dalla pila { $number }, { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }
qin-unseen = Tessere rimaste
qin-unseen-about = Tessere che non hai visto: nelle pile e nelle altre mani.
qin-unseen-kind = { $tile }: { $count }

## The board in words

qin-board = Tabellone di Qin, { $width } per { $height } caselle
qin-board-keys = Con le frecce esplori il tabellone o muovi la tessera scelta. 1, 2 e 3 scelgono una tessera, R la ruota, L va al prossimo posto valido, Invio la piazza, Esc annulla.
qin-words = Il tabellone a parole
qin-words-province = Provincia { $colour ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $owner }: { $size } caselle, { $pagodas ->
        [2] pagoda doppia
       *[other] una pagoda
    }, in { $spaces }
qin-words-village = { $owned ->
        [yes] Villaggio di { $owner } in { $spaces }
       *[no] Villaggio vuoto in { $spaces }
    }
qin-space-grass = { $space }: prateria
qin-space-water = { $space }: acqua
qin-space-village = { $space }: { $owned ->
        [yes] villaggio di { $owner }
       *[no] villaggio vuoto
    }
qin-space-lone = { $space }: { $colour ->
        [red] casella rossa isolata
        [yellow] casella gialla isolata
       *[blue] casella blu isolata
    }
qin-space-province = { $space }: provincia { $colour ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $owner }, { $size } caselle{ $major ->
        [yes] , grande provincia, pagoda doppia
       *[no] {""}
    }
qin-said-chosen = { $tile } scelta, { $count ->
        [0] non trova posto
        [one] un posto valido
       *[other] { $count } posti validi
    }.
qin-said-ghost = { $first } { $one }, { $second } { $other }.
qin-said-again = Premi ancora Invio per piazzarla.
qin-said-dropped = Nessuna tessera scelta.
