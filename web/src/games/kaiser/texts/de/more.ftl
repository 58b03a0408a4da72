# Der Kaiser von China

kaiser-map = Spielplan mit neun Provinzen. Pfeiltasten führen von Ort zu Ort, Tab von Provinz zu Provinz, Enter setzt einen Spielstein.
kaiser-fit = Ganzer Spielplan

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
kaiser-display = Offene Karten und Stapel
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

kaiser-todo-act = Du bist am Zug: Setze einen Spielstein oder tausche eine Karte.
kaiser-todo-again = Setze einen zweiten Spielstein in { $province } oder { $draw ->
    [no] beende deinen Zug
   *[yes] zieh Karten
}.
kaiser-todo-no-more = Mit diesen Karten geht kein zweiter Spielstein nach { $province }: { $draw ->
    [no] Beende deinen Zug
   *[yes] Zieh Karten
}.
kaiser-todo-take = Nimm { $missing ->
    [one] eine Karte
   *[other] { $missing } Karten
}: offen oder vom Stapel.
kaiser-todo-take-one = Nimm zum Tausch eine Karte: offen oder vom Stapel.
kaiser-todo-over = Die Partie ist zu Ende. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
kaiser-choose-exchange = Wähle die Handkarte, die du ablegst.
kaiser-last-round = Das ist die letzte Runde.
kaiser-phase-deal = Die Karten werden ausgeteilt
kaiser-phase-open = Die ersten Karten werden aufgedeckt
kaiser-phase-act = { $player } muss einen Spielstein setzen oder eine Karte tauschen
kaiser-phase-again = { $player } darf einen zweiten Spielstein in { $province } setzen oder aufhören
kaiser-phase-take = { $player } muss auf drei Karten nachziehen
kaiser-phase-take-one = { $player } muss zum Tausch eine Karte nehmen
kaiser-phase-reveal = { $player } zieht gerade eine Karte
kaiser-phase-fill = Die offenen Karten werden ergänzt
kaiser-phase-over = Die Partie ist zu Ende
kaiser-place = Setzen
kaiser-cancel = Abbrechen
kaiser-stop = { $draw ->
    [no] Zug beenden
   *[yes] Karten ziehen
}
kaiser-exchange = Karte tauschen
kaiser-exchange-this = Tausche { $card }
kaiser-pay = Bezahlen mit
kaiser-build = Spielstein
kaiser-piece-house = Haus
kaiser-piece-emissary = Abgesandter
kaiser-piece-fortification = Befestigung
kaiser-confirm = Wähle denselben Ort noch einmal, um zu bestätigen.
kaiser-rule = Regel { $rule }
kaiser-change = Voraussichtlich:

## Orte

kaiser-place-free = Hausfeld { $space } in { $province }, frei.
kaiser-place-house = Hausfeld { $space } in { $province }, Haus von { $player }.
kaiser-place-fortified = Dort ist eine Befestigung.
kaiser-place-dragon = Drachenfeld von { $province }. Abgesandte: { $groups }.
kaiser-can-house = Hier kannst du ein Haus setzen.
kaiser-can-emissary = Hier kannst du einen Abgesandten setzen.
kaiser-can-fortification = Hier kannst du eine Befestigung setzen.

## Stand

kaiser-standing = Wenn jetzt Schluss wäre
kaiser-standing-over = Endstand
kaiser-standing-help = Wähle eine Zeile, um auf dem Spielplan zu sehen, woher ihre Punkte kommen.
kaiser-what = Kategorie
kaiser-total = Voraussichtlich
kaiser-total-over = Summe
kaiser-of-that = davon schon gewertet
kaiser-so-far = Bisher gewertet
kaiser-houses = Häuser
kaiser-alliances = Bündnisse
kaiser-roads = Straßen
kaiser-scored = gewertet
kaiser-emperor = Hat den Kaiser
kaiser-left-houses = Häuser übrig
kaiser-left-emissaries = Abgesandte übrig
kaiser-left-fortifications = Befestigungen übrig
kaiser-hands = Handkarten
kaiser-close = Schließen
kaiser-most = { $players } ({ $count })
kaiser-most-tie = { $players } (gleichauf mit { $count })
kaiser-most-nobody = niemand
kaiser-detail-province = { $province }: Häuser auf { $built } von { $spaces } Hausfeldern. Meiste Häuser: { $houses }. Meiste Abgesandte: { $emissaries }.
kaiser-detail-scored = Die Häuser sind gewertet.
kaiser-detail-would = Punkte jetzt: { $points }.
kaiser-detail-alliance = Bündnis { $number }. Meiste Abgesandte in { $first }: { $one }; in { $second }: { $other }. Wer in beiden vorn liegt, bekommt einen Punkt für jeden Abgesandten dort.
kaiser-detail-roads = Reihen aus vier oder mehr Häusern an Straßen: { $rows }.
kaiser-detail-no-roads = Noch hat niemand vier Häuser in einer Reihe an den Straßen.
kaiser-detail-next = Ein weiteres Haus von { $player } dort: mehr für { $more }{ $loss ->
    [yes] , weniger für { $fewer }
   *[no] {""}
}.

## Schlusswertung

kaiser-final = Schlusswertung
kaiser-final-start = Erst die ungewerteten Häuser, dann die Bündnisse, dann die Straßen.
kaiser-final-houses = Häuser
kaiser-final-alliance = Bündnisse
kaiser-final-roads = Straßen
kaiser-final-total = Gesamt
kaiser-final-next = Weiter
kaiser-final-auto = Automatisch
kaiser-final-skip = Zum Ende
kaiser-final-again = Noch einmal

## Ereignisse

kaiser-nobody = niemand
kaiser-double = (doppelt)
kaiser-row = { $houses } Häuser (Hausfelder { $spaces })
kaiser-event-house = { $player } setzt ein Haus auf Hausfeld { $space } in { $province } und zahlt { $paid }{ $joker ->
    [yes] {" "}als Joker
   *[no] {""}
}.
kaiser-event-emissary = { $player } setzt einen Abgesandten nach { $province } und zahlt { $paid }{ $joker ->
    [yes] {" "}als Joker
   *[no] {""}
}.
kaiser-event-fortification = { $player } setzt eine Befestigung auf Hausfeld { $space } in { $province } und zahlt { $paid }{ $joker ->
    [yes] {" "}als Joker
   *[no] {""}
}.
kaiser-event-stopped = { $player } setzt nichts mehr.
kaiser-event-houses-scored = { $province } wird mit { $houses ->
    [one] einem Haus
   *[other] { $houses } Häusern
} gewertet: { $points }.
kaiser-event-exchanged = { $player } tauscht { $card }.
kaiser-event-took = { $player } nimmt { $open }.
kaiser-event-drew = { $player } zieht vom Stapel.
kaiser-event-dealt = { $player } erhält { $card }.
kaiser-event-laid-out = Aufgedeckt wird { $card }.
kaiser-event-saw = { $player } bekommt { $card }.
kaiser-event-opened = Aufgedeckt wird { $card }.
kaiser-event-shuffled = Der Stapel ist aufgebraucht; der Ablagestapel wird zu einem neuen Stapel von { $cards } Karten gemischt.
kaiser-event-end-is-near = Der Stapel ist zum zweiten Mal aufgebraucht: Das ist die letzte Runde.
kaiser-event-no-room = Niemand kann mehr einen Spielstein setzen.
kaiser-event-alliance-scored = Bündnis { $number } zwischen { $provinces }: { $points }.
kaiser-event-roads-scored = { $points ->
    [0] { $player } hat keine Reihe aus vier Häusern an den Straßen.
   *[other] { $player } hat an den Straßen { $rows } und bekommt { $points } Punkte.
}
kaiser-event-over = { $count ->
    [one] { $winners } gewinnt: { $points }.
   *[other] { $winners } teilen sich den Sieg: { $points }.
}

## Warum nicht

kaiser-no-house = kein Haus
kaiser-no-emissary = keinen Abgesandten
kaiser-no-fortification = keine Befestigung
kaiser-illegal-not-now = Jetzt nicht: { $phase }.
kaiser-illegal-over = { $room ->
    [none] Die Partie ist zu Ende, weil niemand mehr einen Spielstein setzen konnte.
   *[some] Die Partie ist zu Ende.
}
kaiser-illegal-no-more-pieces = Eine zu Beginn des Zuges leere Provinz nimmt einen Spielstein auf, jede andere zwei. { $player } muss jetzt ziehen.
kaiser-illegal-no-such-space = Auf diesem Spielplan gibt es kein Hausfeld { $space }.
kaiser-illegal-other-province = Der erste Spielstein dieses Zuges ging nach { $first }, also darf der zweite nicht nach { $province }.
kaiser-illegal-nothing-to-exchange = Zum Tauschen fehlt { $card }; auf der Hand: { $hand }.
kaiser-illegal-not-in-hand = { $needed ->
    [one] Dafür braucht es { $card }; auf der Hand: { $hand }.
   *[other] Dafür braucht es { $pair }; auf der Hand: { $hand }.
}
kaiser-illegal-wrong-colour = Die Farbe von { $province } ist { $colour }; { $card } allein bezahlt dort nichts. Zwei gleiche Karten einer anderen Farbe schon.
kaiser-illegal-joker-of-own-colour = In { $province } sind { $pair } kein Joker, denn die Provinz hat selbst diese Farbe: Eine davon bezahlt einen Spielstein.
kaiser-illegal-run-out = { $player } hat { $piece } mehr.
kaiser-illegal-house-there = Auf Hausfeld { $space } steht ein Haus von { $owner }.
kaiser-illegal-house-in-the-way = Auf Hausfeld { $space } steht ein Haus von { $owner }; eine Befestigung kommt unter ein Haus, nie darauf.
kaiser-illegal-fortification-there = Auf Hausfeld { $space } steht schon eine Befestigung.
kaiser-illegal-no-fortifications = Diese Partie wird ohne Befestigungen gespielt.
kaiser-illegal-too-many-emissaries = { $houses ->
    [0] In { $province } steht kein Haus, also kann noch kein Abgesandter dorthin.
   *[other] In { $province } dürfen nur so viele Abgesandte stehen (jetzt: { $emissaries }), wie der Spieler mit den meisten Häusern dort Häuser hat: { $houses } ({ $strongest }).
}
kaiser-illegal-not-open = Unter den offenen Karten fehlt { $card }; offen liegen: { $display }.
kaiser-illegal-no-pile = Der Stapel ist aufgebraucht; nimm eine offene Karte.

## Neben dem Spielplan

doing-act = Du bist am Zug: Setze einen Spielstein oder tausche eine Karte.
doing-again = Setze noch einen Spielstein in dieselbe Provinz oder belass es dabei.
doing-take = Zieh Karten: offen oder vom Stapel.
doing-take-one = Zieh eine Karte.
players-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
players-would-be = Wenn jetzt Schluss wäre
players-supply = Noch { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
} und { $emissaries ->
    [one] ein Abgesandter
   *[other] { $emissaries } Abgesandte
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
end-points = Punkte

## New game

new-game-line-kaiser = 3 bis 5 Spieler, etwa 45 Minuten
new-first-hint-kaiser = Wer beginnt, erhält den Kaiser.
new-fortifications = Befestigungen
new-fortifications-hint = Für erfahrene Spieler: Jeder bekommt eine; ein Haus darauf zählt doppelt.
new-map = Seite des Spielplans
new-map-hint = Zu viert gehen beide Seiten; die Straßen sind verschieden.
new-map-side = Für { $side }

## Tables on the server

online-open-kaiser = Kaiser-Tisch für drei öffnen
online-map = Spielplanseite { $side }
online-fortifications = { $on ->
    [yes] mit Befestigungen
   *[no] ohne Befestigungen
  }
