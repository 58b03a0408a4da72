move-place = { $tile } auf { $one } und { $other }
move-draw = von Stapel { $pile } ziehen
move-pass = passen
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
hint-where-pass = Keines deiner Plättchen passt.
hint-idea-conquered = Dort kann ein Dorf den Besitzer wechseln.
hint-idea-absorbed = Dort kannst du Provinzen verbinden und bekommst das Ganze.
hint-idea-connected = Dort kannst du ein leeres Dorf anschließen.
hint-idea-founded = Dort kannst du eine neue Provinz gründen.
hint-idea-expanded = Dort kannst du eine deiner Provinzen erweitern.
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
