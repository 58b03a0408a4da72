move-house = ein Haus auf Hausfeld { $space } in { $province }, für { $paid }
move-fortification = eine Befestigung auf Hausfeld { $space } in { $province }, für { $paid }
move-emissary = ein Abgesandter nach { $province }, für { $paid }
move-stop = nichts mehr setzen
move-exchange = { $card } tauschen
move-take = { $card } nehmen
move-pile = vom Stapel ziehen
hint-where-province = Sieh dir { $province } an.
hint-where-take = Sieh dir die offenen Karten an: Eine davon hilft dir.
hint-where-pile = Von den offenen Karten ist keine viel wert für dich.
hint-where-exchange = Auf dem Spielplan lohnt sich gerade nichts. Sieh dir deine Hand an.
hint-where-stop = Ein zweiter Spielstein würde hier mehr kosten, als er bringt.
hint-idea-houses-scored = Die Provinz kann jetzt gewertet werden.
hint-idea-house = Dort ist ein Haus gut.
hint-idea-emissary = Dort ist ein Abgesandter gut.
hint-idea-fortification = Dort ist eine Befestigung gut.
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
