## Züge

move-place = { $tile } auf { $one } und { $other }
move-draw = von Stapel { $pile } ziehen
move-pass = passen
move-house = ein Haus auf Platz { $space } in { $province }, für { $paid }
move-fortification = eine Befestigung auf Platz { $space } in { $province }, für { $paid }
move-emissary = ein Gesandter nach { $province }, für { $paid }
move-stop = nichts mehr setzen
move-exchange = { $card } tauschen
move-take = { $card } nehmen
move-pile = vom Stapel ziehen

## Tipps

hint-only = Du kannst jetzt nur eines tun.
hint-piles = Die Stapel sind alle gleich: Niemand weiß, was in ihnen liegt.
hint-where = Sieh dir den Plan { $where ->
    [top-left] oben links
    [top] oben
    [top-right] oben rechts
    [left] links
    [right] rechts
    [bottom-left] unten links
    [bottom] unten
    [bottom-right] unten rechts
   *[middle] in der Mitte
} an, um { $space } herum.
hint-where-province = Sieh dir { $province } an.
hint-where-take = Sieh dir die offenen Karten an: Eine davon hilft dir.
hint-where-pile = Von den offenen Karten ist keine viel wert für dich.
hint-where-exchange = Auf der Karte lohnt sich gerade nichts. Sieh dir deine Hand an.
hint-where-stop = Ein zweites Stück würde hier mehr kosten, als es bringt.
hint-where-pass = Keines deiner Plättchen passt irgendwo.
hint-idea-over = Du kannst hier gewinnen.
hint-idea-conquered = Dort kann ein Dorf den Besitzer wechseln.
hint-idea-absorbed = Dort können Provinzen eine werden, und zwar deine.
hint-idea-connected = Dort ist ein leeres Dorf in deiner Reichweite.
hint-idea-founded = Dort kann eine neue Provinz von dir entstehen.
hint-idea-houses-scored = Die Provinz kann jetzt gewertet werden.
hint-idea-expanded = Dort kann eine deiner Provinzen wachsen.
hint-idea-house = Ein Haus steht dort gut.
hint-idea-emissary = Ein Gesandter steht dort gut.
hint-idea-fortification = Eine Befestigung steht dort gut.
hint-idea-quiet = Es ist ein ruhiger Zug: Es zählt, was er vorbereitet oder verhindert.
hint-which = { $sure ->
    [yes] Diese { $count } kommen in Frage, und einer ist klar der beste.
    [no] Diese { $count } kommen in Frage; sie sind etwa gleich gut.
   *[some] Diese { $count } kommen in Frage. Welchen würdest du wählen?
}
hint-best = Ich würde so spielen: { $move }.
hint-chance = Das gewinnt in etwa { $chance } von 100 Partien.
hint-show-moves = Welche Züge?
hint-show-best = Der beste, und warum
hint-play = So spielen

## Warum

why-move = Zug { $number }: { $what }
why-province = Diese { $colour ->
    [red] rote
    [yellow] gelbe
   *[blue] blaue
} Provinz aus { $size } Feldern gehört { $owner }; auf ihr steht { $pagodas ->
    [one] eine Pagode
   *[other] eine Doppelpagode
}.
why-minor = Mit fünf Feldern wird sie groß und bekommt eine zweite Pagode.
why-major = Sie ist groß, deshalb stehen zwei Pagoden auf ihr, nie mehr.
why-safe = Eine große Provinz kann niemand wegnehmen.
why-lone = Ein Feld allein ist keine Provinz und gehört niemandem.
why-start = Dieses Feld ist auf den Plan gedruckt; von der ersten Runde an darf man an ihm anlegen.
why-village = { $owned ->
    [yes] Das Dorf auf { $place } gehört { $owner }.
   *[no] Das Dorf auf { $place } gehört noch niemandem.
}
why-neighbour = die { $colour ->
    [red] rote
    [yellow] gelbe
   *[blue] blaue
} Provinz von { $owner } ({ $pagodas ->
    [one] eine Pagode
   *[other] zwei Pagoden
})
why-beside = Daneben: { $neighbours }. Wer dort die meisten Pagoden hat, nimmt das Dorf.
why-nothing-beside = Keine Provinz liegt daneben.
why-empty = Es bleibt leer, bis jemand daneben mehr Pagoden hat als alle anderen.
why-kept = Es bleibt bei seinem Besitzer, bis ein anderer daneben mehr Pagoden hat als alle anderen.
why-pagodas = { $player } hat noch { $left ->
    [one] eine Pagode
   *[other] { $left } Pagoden
}. Auf dem Plan stehen { $pagodas } auf { $lands ->
    [one] einer Provinz
   *[other] { $lands } Provinzen
} und { $villages } auf Dörfern.
why-last = Wer die letzte auf den Plan stellt, gewinnt sofort.
why-fewest = Gehen vorher die Plättchen aus, gewinnt, wer am wenigsten übrig hat.
why-free = Bauplatz { $space } in { $province } ist frei.
why-house = Das Haus auf Platz { $space } in { $province } gehört { $player }.
why-fortified = Hier steht eine Befestigung: Ein Haus darauf verdoppelt, was sein Besitzer für diese Provinz und für eine Reihe durch das Haus bekommt.
why-scored = Die Provinz ist voll und wurde gewertet.
why-unscored = Sie wird gewertet, sobald sie voll ist, oder am Ende so, wie sie dann ist.
why-row = Es gehört zu einer Reihe von { $houses } Häusern von { $player } entlang der Straßen.
why-dragon = { $any ->
    [yes] Gesandte in { $province }: { $groups }.
   *[no] In { $province } ist kein Gesandter.
} Es dürfen nie mehr sein, als dort der Spieler mit den meisten Häusern Häuser hat.
why-serves = Sie zählen für die Bündnisse { $numbers }.
why-pays = Bündnis { $number } von { $provinces } brächte jetzt: { $points }.
why-points = { $player } hat bisher { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} bekommen.
why-total = { $over ->
    [yes] { $player } hat am Ende { $total }
   *[no] Wäre jetzt Schluss, hätte { $player } { $total }
}: { $houses } für Häuser, { $alliances } für Bündnisse, { $roads } für Straßen.

## Analysebrett

analysis-heading = Analysebrett
analysis-intro = Stelle eine beliebige Stellung auf, spiele für alle Seiten, nimm Züge zurück und spiele sie wieder, und sieh, was der stärkste Bot von jedem hält.
analysis-new = Ein neues Spiel
analysis-begin = Aufstellen
analysis-kept = Eines deiner Spiele
analysis-here = Ab hier analysieren
analysis-bad-link = Der Link ist unvollständig: Kopiere ihn noch einmal, von Anfang bis Ende.
analysis-bot = Mitdenken
analysis-total-visits = { $count } Wege untersucht
analysis-waits = Denkt nach …
analysis-over = Hier ist das Spiel vorbei.
analysis-chances = Gewinnchancen: { $chances }
analysis-moves = Die besten Züge
analysis-move-visits = { $count }-mal untersucht; wähle ihn, um ihn zu spielen
analysis-first = Zum Anfang
analysis-back = Einen Zug zurück
analysis-on = Einen Zug weiter
analysis-last = Zum Ende
analysis-part-moves = Züge
analysis-part-hands = Hände
analysis-part-text = Text
analysis-text = Die Stellung als Text
analysis-wrong = Das lässt sich nicht aufstellen. { $why }
analysis-set = Aufstellen
analysis-link = Link kopieren
analysis-copied = Der Link ist kopiert.
hands-of = Hand von { $player }
hands-less = { $thing } aus der Hand von { $player } nehmen
hands-more = { $thing } in die Hand von { $player } geben (noch { $left })
hands-empty = Nichts auf der Hand.
hands-random = Verdeckte Hände neu verteilen

## Bretter zum Ausprobieren

live-again = Von vorn
live-lesson = Lektion: { $title }
live-analysis = Auf dem Analysebrett öffnen
live-next = Ein anderes Beispiel ({ $at } von { $all })
