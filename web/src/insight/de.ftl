## Züge

move-place = { $tile } auf { $one } und { $other }
move-draw = von Stapel { $pile } ziehen
move-pass = passen
move-house = ein Haus auf Hausfeld { $space } in { $province }, für { $paid }
move-fortification = eine Befestigung auf Hausfeld { $space } in { $province }, für { $paid }
move-emissary = ein Abgesandter nach { $province }, für { $paid }
move-stop = nichts mehr setzen
move-exchange = { $card } tauschen
move-take = { $card } nehmen
move-pile = vom Stapel ziehen

## Tipps

hint-only = Du hast nur einen Zug.
hint-piles = Alle Stapel sind gleich: Niemand weiß, was darin liegt.
hint-where = Sieh dir den Spielplan { $where ->
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
hint-where-exchange = Auf dem Spielplan lohnt sich gerade nichts. Sieh dir deine Hand an.
hint-where-stop = Ein zweiter Spielstein würde hier mehr kosten, als er bringt.
hint-where-pass = Keines deiner Plättchen passt.
hint-idea-over = Du kannst hier gewinnen.
hint-idea-conquered = Dort kann ein Dorf den Besitzer wechseln.
hint-idea-absorbed = Dort kannst du Provinzen verbinden und bekommst das Ganze.
hint-idea-connected = Dort kannst du ein leeres Dorf anschließen.
hint-idea-founded = Dort kannst du eine neue Provinz gründen.
hint-idea-houses-scored = Die Provinz kann jetzt gewertet werden.
hint-idea-expanded = Dort kannst du eine deiner Provinzen erweitern.
hint-idea-house = Dort ist ein Haus gut.
hint-idea-emissary = Dort ist ein Abgesandter gut.
hint-idea-fortification = Dort ist eine Befestigung gut.
hint-idea-quiet = Es ist ein ruhiger Zug: Es zählt, was er vorbereitet oder verhindert.
hint-which = { $sure ->
    [yes] Diese { $count } kommen infrage, und einer ist klar der beste.
    [no] Diese { $count } kommen infrage; sie sind etwa gleich gut.
   *[some] Diese { $count } kommen infrage. Welchen würdest du wählen?
}
hint-best = Mein Zug: { $move }.
hint-chance = Damit gewinnst du etwa { $chance } von 100 Partien.
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
why-minor = Mit fünf Feldern wird sie zur Großprovinz und bekommt eine zweite Pagode.
why-major = Sie ist eine Großprovinz, deshalb stehen zwei Pagoden auf ihr, nie mehr.
why-safe = Eine Großprovinz kann niemand übernehmen.
why-lone = Ein Feld allein ist keine Provinz und gehört niemandem.
why-start = Dieses Feld ist auf den Spielplan gedruckt; von der ersten Runde an darf man daran anlegen.
why-village = { $owned ->
    [yes] Das Dorf auf { $place } gehört { $owner }.
   *[no] Das Dorf auf { $place } ist noch leer.
}
why-neighbour = die { $colour ->
    [red] rote
    [yellow] gelbe
   *[blue] blaue
} Provinz von { $owner } ({ $pagodas ->
    [one] eine Pagode
   *[other] zwei Pagoden
})
why-beside = Daneben: { $neighbours }. Wer dort die meisten Pagoden hat, bekommt das Dorf.
why-nothing-beside = Daneben liegt keine Provinz.
why-empty = Es bleibt leer, bis jemand daneben mehr Pagoden hat als alle anderen.
why-kept = Es bleibt bei seinem Besitzer, bis ein anderer Spieler daneben mehr Pagoden hat als alle anderen.
why-pagodas = { $player } hat noch { $left ->
    [one] eine Pagode
   *[other] { $left } Pagoden
}. Auf dem Spielplan: { $pagodas } auf { $lands ->
    [one] einer Provinz
   *[other] { $lands } Provinzen
} und { $villages } auf Dörfern.
why-last = Wer seine letzte setzt, gewinnt sofort.
why-fewest = Gehen vorher die Plättchen aus, gewinnt, wer am wenigsten übrig hat.
why-free = Hausfeld { $space } in { $province } ist frei.
why-house = Das Haus auf Hausfeld { $space } in { $province } gehört { $player }.
why-fortified = Hier ist eine Befestigung: Ein Haus darauf verdoppelt, was sein Besitzer für diese Provinz und für eine Reihe durch das Haus bekommt.
why-scored = Die Provinz ist voll und wurde gewertet.
why-unscored = Die Provinz wird gewertet, sobald sie voll ist, oder am Ende so, wie sie dann steht.
why-row = Es gehört zu einer Reihe von { $houses } Häusern von { $player } entlang der Straßen.
why-dragon = { $any ->
    [yes] Abgesandte in { $province }: { $groups }.
   *[no] In { $province } ist kein Abgesandter.
} Es dürfen nie mehr sein, als der führende Spieler dort Häuser hat.
why-serves = Sie zählen für die Bündnisse { $numbers }.
why-pays = Bündnis { $number } zwischen { $provinces } bringt jetzt: { $points }.
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
analysis-new = Neue Partie
analysis-begin = Aufstellen
analysis-kept = Eine deiner Partien
analysis-here = Ab hier analysieren
analysis-bad-link = Der Link ist unvollständig: Kopiere ihn noch einmal, von Anfang bis Ende.
analysis-bot = Bot-Analyse
analysis-total-visits = { $count } Varianten untersucht
analysis-waits = Denkt nach …
analysis-over = Hier ist die Partie zu Ende.
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
analysis-copied = Link kopiert.
hands-of = Hand von { $player }
hands-less = { $thing } aus der Hand von { $player } nehmen
hands-more = { $thing } in die Hand von { $player } geben (noch { $left })
hands-empty = Nichts auf der Hand.
hands-random = Verdeckte Hände neu austeilen

## Spielpläne zum Ausprobieren

live-again = Von vorn
live-lesson = Lektion: { $title }
live-analysis = Auf dem Analysebrett öffnen
live-next = Ein anderes Beispiel ({ $at } von { $all })
