## Players, colours, tiles

qin-colour-red = Rot
qin-colour-yellow = Gelb
qin-colour-blue = Blau
qin-tile = { $first }-{ $second }
qin-part = { $player } mit { $size }

## What happens

qin-event-placed = { $player } legt { $tile } auf { $one } und { $other }.
qin-event-alone = Das { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Feld { $space } bleibt für sich.
qin-event-founded = { $player } gründet auf { $space } eine { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz mit { $size } Feldern.
qin-event-expanded = { $own ->
        [yes] { $player } erweitert eine eigene { $colour ->
            [red] rote
            [yellow] gelbe
           *[blue] blaue
        } Provinz auf { $size } Felder.
       *[no] { $player } erweitert die { $colour ->
            [red] rote
            [yellow] gelbe
           *[blue] blaue
        } Provinz von { $owner } auf { $size } Felder.
    }
qin-event-absorbed = { $colour ->
        [red] Rote
        [yellow] Gelbe
       *[blue] Blaue
    } Provinzen werden verbunden ({ $parts }) und gehören nun { $owner }.
qin-event-returned = { $player } nimmt { $pagodas ->
        [one] eine Pagode
       *[other] { $pagodas } Pagoden
    } zurück und hat noch { $left }.
qin-event-built = { $player } setzt { $double ->
        [yes] eine zweite Pagode
       *[no] eine Pagode
    } auf die { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz bei { $space } und hat noch { $left }.
qin-event-connected = { $player } schließt das leere Dorf { $village } an und hat noch { $left ->
        [one] eine Pagode
       *[other] { $left } Pagoden
    }.
qin-event-conquered = { $player } übernimmt von { $from } das Dorf { $village } und hat noch { $left ->
        [one] eine Pagode
       *[other] { $left } Pagoden
    }.
qin-event-drew = { $player } zieht von Stapel { $pile }.
qin-event-dealt = { $player } bekommt { $tile } auf die Hand.
qin-event-took = { $player } zieht { $tile }.
qin-event-passed = { $player } kann kein Plättchen legen und passt.
qin-event-over = { $reason ->
        [last_pagoda] Die letzte Pagode ist gesetzt
        [no_tiles] Niemand hat mehr ein Plättchen
       *[no_room] Kein Plättchen passt mehr
    }: { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Why not

qin-illegal-not-now = { $phase ->
        [deal] Die Plättchen werden noch ausgeteilt.
        [place] Erst muss { $player } ein Plättchen legen.
        [draw] Das Plättchen liegt; nun zieht { $player } von einem Stapel.
        [reveal] { $player } zieht gerade ein Plättchen.
       *[over] Die Partie ist zu Ende.
    }
qin-illegal-not-in-hand = Du hast { $tile } nicht auf der Hand.
qin-illegal-not-free = { $obstacle ->
        [off_the_board] { $space } liegt nicht auf dem Spielplan.
        [village] { $space } ist ein Dorf; Plättchen dürfen nur auf freie Steppenfelder.
        [water] { $space } ist Wasser; Plättchen dürfen nur auf freie Steppenfelder.
        [start] { $space } ist ein Startfeld; Plättchen dürfen nur auf freie Steppenfelder.
       *[tile] Auf { $space } liegt schon ein Plättchen.
    }
qin-illegal-no-contact = Weder { $one } noch { $other } grenzt mit einer Seite an ein Provinzfeld{ $nearly ->
        [corner] ; { $at } wird nur mit einer Ecke berührt.
        [village] ; das Dorf { $at } zählt nicht.
       *[nothing] .
    }
qin-illegal-tie = { $players } brächten je { $each } Felder in eine { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz ein; ihr Besitzer wäre nicht eindeutig.
qin-illegal-two-majors = Das würde { $count } { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Großprovinzen verbinden ({ $parts }); das ist nicht erlaubt.
qin-illegal-major-taken = { $taker } brächte { $most } Felder ein, { $owner } nur { $brings }: Die { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Großprovinz von { $owner } kann niemand übernehmen.
qin-illegal-must-place = Du kannst noch legen, zum Beispiel { $tile } auf { $one } und { $other }, und darfst deshalb nicht passen.
qin-illegal-empty-pile = Stapel { $pile } ist leer; zieh von einem anderen.
qin-illegal-other = Das ist nicht erlaubt.

## What would happen

qin-fore-nothing = keine Provinz, sonst nichts
qin-fore-founded = gründet eine { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz
qin-fore-expanded = { $own ->
        [yes] deine { $colour ->
            [red] rote
            [yellow] gelbe
           *[blue] blaue
        } Provinz wächst auf { $size }
       *[no] die { $colour ->
            [red] rote
            [yellow] gelbe
           *[blue] blaue
        } Provinz von { $owner } wächst auf { $size }
    }
qin-fore-absorbed = verbindet { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinzen ({ $parts }) für { $owner }
qin-fore-double = Doppelpagode für { $player }
qin-fore-connected = { $player } schließt das Dorf { $village } an
qin-fore-conquered = { $player } übernimmt von { $from } das Dorf { $village }
qin-fore-supply = { $player } { $from } → { $to }
qin-fore-pagodas = Pagoden übrig: { $changes }

## What to do

qin-do-choose = Wähle ein Plättchen aus deiner Hand.
qin-do-where = Wohin soll es?
qin-do-draw = Zieh ein Plättchen von einem Stapel.
qin-do-pass = Keines deiner Plättchen passt; du musst passen und behältst sie.
qin-do-wait = { $player } ist am Zug.
qin-do-over = Die Partie ist zu Ende.
qin-place = Legen
qin-rotate = Drehen
qin-pass = Passen
qin-rule = Regel { $rule }
qin-keys = Tasten: 1–3 Plättchen, Pfeile, R dreht, L nächster Platz, Enter legt

## Hand and piles

qin-hand = Deine Hand
qin-hand-none = Deine Hand ist leer.
qin-hand-tile = Plättchen { $number }: { $tile }
qin-piles = Stapel
qin-pile = Stapel { $number }, { $count ->
        [0] leer
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
qin-pile-draw = Von Stapel { $number } ziehen, { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
qin-unseen = Übrige Plättchen
qin-unseen-about = Plättchen, die du nicht gesehen hast: in den Stapeln und auf der Hand der anderen.
qin-unseen-kind = { $tile }: { $count }

## The board in words

qin-board = Qin-Spielplan, { $width } mal { $height } Felder
qin-board-keys = Mit den Pfeiltasten erkundest du den Spielplan oder bewegst das gewählte Plättchen. 1, 2 und 3 wählen ein Plättchen, R dreht es, L geht zum nächsten erlaubten Platz, Enter legt es, Esc bricht ab.
qin-words = Der Spielplan in Worten
qin-words-province = { $colour ->
        [red] Rote
        [yellow] Gelbe
       *[blue] Blaue
    } Provinz von { $owner }: { $size } Felder, { $pagodas ->
        [2] Doppelpagode
       *[other] eine Pagode
    }, auf { $spaces }
qin-words-village = { $owned ->
        [yes] Dorf von { $owner } auf { $spaces }
       *[no] Leeres Dorf auf { $spaces }
    }
qin-space-grass = { $space }: Steppe
qin-space-water = { $space }: Wasser
qin-space-village = { $space }: { $owned ->
        [yes] Dorf von { $owner }
       *[no] leeres Dorf
    }
qin-space-lone = { $space }: { $colour ->
        [red] einzelnes rotes Feld
        [yellow] einzelnes gelbes Feld
       *[blue] einzelnes blaues Feld
    }
qin-space-province = { $space }: { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz von { $owner }, { $size } Felder{ $major ->
        [yes] , Großprovinz, Doppelpagode
       *[no] {""}
    }
qin-said-chosen = { $tile } gewählt, { $count ->
        [0] es passt nirgends
        [one] ein erlaubter Platz
       *[other] { $count } erlaubte Plätze
    }.
qin-said-ghost = { $first } { $one }, { $second } { $other }.
qin-said-again = Drücke noch einmal Enter, um es zu legen.
qin-said-dropped = Kein Plättchen gewählt.
