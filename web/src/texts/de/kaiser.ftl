# Der Kaiser von China

kaiser-map = Karte der neun Provinzen. Pfeiltasten führen von Ort zu Ort, Tab von Provinz zu Provinz, Enter setzt eine Figur.
kaiser-fit = Ganze Karte

## Karten

kaiser-card-red = eine rote Karte
    .name = Rot
    .pair = zwei rote Karten
    .open = die offene rote Karte
    .this = die rote Karte
kaiser-card-green = eine grüne Karte
    .name = Grün
    .pair = zwei grüne Karten
    .open = die offene grüne Karte
    .this = die grüne Karte
kaiser-card-yellow = eine gelbe Karte
    .name = Gelb
    .pair = zwei gelbe Karten
    .open = die offene gelbe Karte
    .this = die gelbe Karte
kaiser-card-orange = eine orange Karte
    .name = Orange
    .pair = zwei orange Karten
    .open = die offene orange Karte
    .this = die orange Karte
kaiser-card-violet = eine violette Karte
    .name = Violett
    .pair = zwei violette Karten
    .open = die offene violette Karte
    .this = die violette Karte
kaiser-cards = { $count ->
    [one] { $one }
   *[other] { $count }-mal { $card }
}
kaiser-no-cards = keine Karten
kaiser-hand = Deine Hand
kaiser-display = Auslage und Stapel
kaiser-open = Offene Karte: { $card }
kaiser-take = Offene Karte nehmen: { $card }
kaiser-pile = Stapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
kaiser-take-pile = Vom Stapel ziehen (noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
})
kaiser-discard = Abgelegt:
kaiser-none = keine

## Was zu tun ist

kaiser-todo-act = Du bist dran: Setze eine Figur auf die Karte oder tausche eine Handkarte.
kaiser-todo-again = Setze eine zweite Figur in { $province } oder { $draw ->
    [no] beende deinen Zug
   *[yes] geh zum Ziehen über
}.
kaiser-todo-no-more = Mit diesen Karten geht keine zweite Figur nach { $province }: { $draw ->
    [no] Beende deinen Zug
   *[yes] weiter zum Ziehen
}.
kaiser-todo-take = Nimm { $missing ->
    [one] eine Karte
   *[other] { $missing } Karten
}: eine offene oder die nächste vom Stapel.
kaiser-todo-take-one = Nimm zum Tausch eine Karte: eine offene oder die nächste vom Stapel.
kaiser-todo-over = Das Spiel ist aus. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
kaiser-choose-exchange = Wähle die Handkarte, die du ablegst.
kaiser-last-round = Das ist die letzte Runde.
kaiser-phase-deal = Die Karten werden ausgeteilt
kaiser-phase-open = Die ersten Karten werden aufgedeckt
kaiser-phase-act = { $player } muss eine Figur setzen oder eine Karte tauschen
kaiser-phase-again = { $player } darf eine zweite Figur in { $province } setzen oder aufhören
kaiser-phase-take = { $player } muss auf drei Karten nachziehen
kaiser-phase-take-one = { $player } muss zum Tausch eine Karte nehmen
kaiser-phase-reveal = { $player } zieht gerade eine Karte
kaiser-phase-fill = Die Auslage wird aufgefüllt
kaiser-phase-over = Das Spiel ist aus
kaiser-place = Setzen
kaiser-cancel = Abbrechen
kaiser-stop = { $draw ->
    [no] Zug beenden
   *[yes] Weiter zum Ziehen
}
kaiser-exchange = Karte tauschen
kaiser-exchange-this = Tausche { $card }
kaiser-pay = Bezahlen mit
kaiser-build = Was gebaut wird
kaiser-piece-house = Haus
kaiser-piece-emissary = Gesandter
kaiser-piece-fortification = Befestigung
kaiser-confirm = Wähle denselben Platz noch einmal, um es zu bestätigen.
kaiser-rule = Regel { $rule }
kaiser-change = Voraussichtlich:

## Orte

kaiser-place-free = Bauplatz { $space } in { $province }, frei.
kaiser-place-house = Bauplatz { $space } in { $province }, Haus von { $player }.
kaiser-place-fortified = Dort steht eine Befestigung.
kaiser-place-dragon = Drachenfeld von { $province }. Gesandte: { $groups }.
kaiser-can-house = Hier kannst du ein Haus setzen.
kaiser-can-emissary = Hierher kannst du einen Gesandten schicken.
kaiser-can-fortification = Hier kannst du eine Befestigung setzen.

## Stand

kaiser-standing = Wenn jetzt Schluss wäre
kaiser-standing-over = So ging es aus
kaiser-standing-help = Wähle eine Zeile, um auf der Karte zu sehen, woher ihre Punkte kommen.
kaiser-what = Wertung
kaiser-total = Voraussichtlich
kaiser-total-over = Summe
kaiser-of-that = davon gewertet
kaiser-so-far = Bisher gewertet
kaiser-houses = Häuser
kaiser-alliances = Bündnisse
kaiser-roads = Straßen
kaiser-scored = gewertet
kaiser-emperor = Hat den Kaiser
kaiser-left-houses = Häuser übrig
kaiser-left-emissaries = Gesandte übrig
kaiser-left-fortifications = Befestigungen übrig
kaiser-hands = Handkarten
kaiser-close = Schließen
kaiser-most = { $players } ({ $count })
kaiser-most-tie = { $players } (gleichauf mit { $count })
kaiser-most-nobody = niemand
kaiser-detail-province = { $province }: Häuser auf { $built } von { $spaces } Bauplätzen. Meiste Häuser: { $houses }. Meiste Gesandte: { $emissaries }.
kaiser-detail-scored = Die Häuser sind gewertet.
kaiser-detail-would = Punkte jetzt: { $points }.
kaiser-detail-alliance = Bündnis { $number }. Meiste Gesandte in { $first }: { $one }; in { $second }: { $other }. Wer in beiden vorn liegt, bekommt einen Punkt für jeden Gesandten dort.
kaiser-detail-roads = Reihen aus vier oder mehr Häusern an Straßen: { $rows }.
kaiser-detail-no-roads = Noch hat niemand vier Häuser in einer Reihe an den Straßen.
kaiser-detail-next = Ein weiteres Haus von { $player } dort: mehr für { $more }{ $loss ->
    [yes] , weniger für { $fewer }
   *[no] {""}
}.

## Schlusswertung

kaiser-final = Schlusswertung
kaiser-final-start = Der Kaiser bricht auf: erst die ungewerteten Häuser, dann die Bündnisse, dann die Straßen.
kaiser-final-houses = Häuser
kaiser-final-alliance = Bündnisse
kaiser-final-roads = Straßen
kaiser-final-total = Gesamt
kaiser-final-next = Weiter
kaiser-final-auto = Von selbst
kaiser-final-skip = Zum Ende
kaiser-final-again = Noch einmal

## Ereignisse

kaiser-nobody = niemand
kaiser-double = (doppelt)
kaiser-row = { $houses } Häuser (Plätze { $spaces })
kaiser-event-house = { $player } setzt ein Haus auf Platz { $space } in { $province } und zahlt { $paid }{ $joker ->
    [yes] {" "}als Joker
   *[no] {""}
}.
kaiser-event-emissary = { $player } schickt einen Gesandten nach { $province } und zahlt { $paid }{ $joker ->
    [yes] {" "}als Joker
   *[no] {""}
}.
kaiser-event-fortification = { $player } setzt eine Befestigung auf Platz { $space } in { $province } und zahlt { $paid }{ $joker ->
    [yes] {" "}als Joker
   *[no] {""}
}.
kaiser-event-stopped = { $player } setzt nichts mehr.
kaiser-event-houses-scored = { $province } wird mit { $houses ->
    [one] einem Haus
   *[other] { $houses } Häusern
} gewertet: { $points }.
kaiser-event-exchanged = { $player } legt { $card } zum Tausch ab.
kaiser-event-took = { $player } nimmt { $open }.
kaiser-event-drew = { $player } zieht vom Stapel.
kaiser-event-dealt = { $player } erhält { $card }.
kaiser-event-laid-out = In der Auslage liegt zu Beginn { $card }.
kaiser-event-saw = { $player } bekommt { $card }.
kaiser-event-opened = Aufgedeckt wird { $card }.
kaiser-event-shuffled = Der Stapel ist leer; die abgelegten Karten werden zu einem neuen Stapel von { $cards } Karten gemischt.
kaiser-event-end-is-near = Der Stapel ist zum zweiten Mal leer: Das ist die letzte Runde.
kaiser-event-no-room = Niemand kann mehr eine Figur setzen.
kaiser-event-alliance-scored = Bündnis { $number } von { $provinces }: { $points }.
kaiser-event-roads-scored = { $points ->
    [0] { $player } hat keine Reihe aus vier Häusern an den Straßen.
   *[other] { $player } hat an den Straßen { $rows } und bekommt { $points } Punkte.
}
kaiser-event-over = { $count ->
    [one] { $winners } gewinnt: { $points }.
   *[other] { $winners } teilen sich den Sieg: { $points }.
}

## Warum nicht

kaiser-no-house = Haus
kaiser-no-emissary = Gesandter
kaiser-no-fortification = Befestigung
kaiser-illegal-not-now = Jetzt nicht: { $phase }.
kaiser-illegal-over = { $room ->
    [none] Das Spiel ist aus, weil niemand mehr eine Figur setzen konnte.
   *[some] Das Spiel ist aus.
}
kaiser-illegal-no-more-pieces = Eine Provinz, die leer war, nimmt in einem Zug eine Figur auf, jede andere zwei. { $player } muss jetzt ziehen.
kaiser-illegal-no-such-space = Auf dieser Karte gibt es keinen Bauplatz { $space }.
kaiser-illegal-other-province = Die erste Figur dieses Zuges ging nach { $first }, also kann die zweite nicht nach { $province }.
kaiser-illegal-nothing-to-exchange = Zum Tauschen fehlt { $card }; auf der Hand: { $hand }.
kaiser-illegal-not-in-hand = { $needed ->
    [one] Dafür braucht es { $card }; auf der Hand: { $hand }.
   *[other] Dafür braucht es { $pair }; auf der Hand: { $hand }.
}
kaiser-illegal-wrong-colour = Die Farbe von { $province } ist { $colour }; { $card } allein zahlt dort nicht. Zwei gleiche Karten einer anderen Farbe täten es.
kaiser-illegal-joker-of-own-colour = In { $province } sind { $pair } kein Joker, denn die Provinz hat selbst diese Farbe: Eine davon bezahlt eine Figur.
kaiser-illegal-run-out = { $player } hat davon nichts mehr: { $piece }.
kaiser-illegal-house-there = Auf Platz { $space } steht ein Haus von { $owner }.
kaiser-illegal-house-in-the-way = Auf Platz { $space } steht ein Haus von { $owner }; eine Befestigung kommt unter ein Haus, nie darauf.
kaiser-illegal-fortification-there = Auf Platz { $space } steht schon eine Befestigung.
kaiser-illegal-no-fortifications = Dieses Spiel wird ohne Befestigungen gespielt.
kaiser-illegal-too-many-emissaries = { $houses ->
    [0] In { $province } steht kein Haus, also kann noch kein Gesandter dorthin.
   *[other] { $province } nimmt nicht mehr Gesandte auf (es sind { $emissaries }), als dort einer allein an Häusern hat: { $houses } ({ $strongest }).
}
kaiser-illegal-not-open = In der Auslage fehlt { $card }; dort liegt: { $display }.
kaiser-illegal-no-pile = Der Stapel ist leer; es gibt nur noch offene Karten.

## Neben der Karte

doing-act = Du bist dran: Setze eine Figur oder tausche eine Karte.
doing-again = Setze eine zweite Figur in dieselbe Provinz oder höre auf.
doing-take = Zieh Karten: offene oder vom Stapel.
doing-take-one = Zieh eine Karte.
players-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
players-would-be = Wenn das Spiel jetzt endete
players-supply = Noch { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
} und { $emissaries ->
    [one] ein Gesandter
   *[other] { $emissaries } Gesandte
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
end-points = Punkte
