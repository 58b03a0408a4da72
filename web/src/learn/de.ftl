## The pages

learn-heading = Lernen
learn-intro = Kleine Spielpläne, je eine Idee. Keine Uhr, keine Zuschauer, und jeder Fehler wird erklärt.
learn-start = Kurs beginnen
learn-go-on = Weiter mit Lektion { $number }
learn-all-lessons = Alle Lektionen
learn-progress = { $done } von { $count } Lektionen geschafft
learn-complete = Alle { $count } Lektionen geschafft. Du kannst es mit jedem aufnehmen.
learn-in-short = Die Regeln in ein paar Sätzen
learn-course = { $game } lernen
learn-lessons = Lektionen
learn-mark-done = geschafft
learn-mark-now = als Nächstes
learn-lesson = Lektion { $number } von { $count }
learn-task = Aufgabe
learn-outcome = Ergebnis
learn-reached = Geschafft!
learn-not-yet = Noch nicht ganz
learn-missed = Das bewirkt etwas, aber nicht das Gewünschte. Wirf noch einen Blick auf die Aufgabe.
learn-happened = Was passiert ist
learn-again = Noch einmal
learn-show = Zeig es mir
learn-next = Nächste Lektion
learn-finished = Eine echte Partie spielen
learn-analyse = Auf dem Analysebrett öffnen
learn-once-more = Noch einmal
learn-rule = Regel { $id }
learn-you = Du
learn-supply = { $you ->
    [yes] Du ({ $player }): noch { $count ->
        [one] eine Pagode
       *[other] { $count } Pagoden
    }
   *[no] { $player }: noch { $count ->
        [one] eine Pagode
       *[other] { $count } Pagoden
    }
  }

## Both games in a few sentences

learn-qin-aim = Bring als Erster alle deine Pagoden auf den Spielplan.
learn-qin-place = In deinem Zug legst du eines deiner drei Plättchen auf zwei freie Steppenfelder neben schon vorhandenes Land und ziehst ein neues nach.
learn-qin-found = Zwei oder mehr Felder einer Farbe sind eine Provinz. Wenn du eine gründest, setzt du eine Pagode darauf; wenn du eine erweiterst, hilfst du ihrem Besitzer.
learn-qin-major = Ab fünf Feldern ist es eine Großprovinz: Ihr Besitzer setzt eine zweite Pagode dazu, und niemand kann sie mehr übernehmen.
learn-qin-village = Ein Dorf gehört dem, der auf den Provinzen ringsum die meisten Pagoden hat, und bekommt selbst eine Pagode. Überbietest du den Besitzer, übernimmst du es.
learn-qin-absorb = Verbindet ein Plättchen Provinzen, bekommt alles, wem der größere Teil gehört. Gleichstand ist verboten, eine Großprovinz kann niemand übernehmen, und zwei Großprovinzen dürfen nie verbunden werden.
learn-qin-end = Kann nichts mehr gelegt werden, gewinnt, wer die wenigsten Pagoden übrig hat.
learn-kaiser-aim = Hab die meisten Punkte, wenn der Stapel zum zweiten Mal aufgebraucht ist: aus Provinzen, Bündnissen und Straßen.
learn-kaiser-turn = In deinem Zug setzt du ein oder zwei Spielsteine in eine Provinz und ziehst wieder auf drei Karten nach; oder du tauschst eine Karte.
learn-kaiser-pay = Eine Karte in der Farbe der Provinz bezahlt einen Spielstein. Zwei Karten einer Farbe bezahlen einen Spielstein in einer Provinz jeder anderen Farbe. In eine leere Provinz darf nur einer.
learn-kaiser-house = Ein Haus kommt auf ein freies Hausfeld. Sobald eine Provinz voll ist, wird sie gewertet: Der erste Platz bekommt einen Punkt je Haus, der zweite so viele, wie der erste Häuser hat, und so weiter.
learn-kaiser-emissary = Abgesandte kommen auf das Drachenfeld: nie mehr, als der führende Spieler dort Häuser hat. Sie entscheiden über die Bündnisse.
learn-kaiser-score = Wer am Ende in beiden Provinzen eines Bündnisses die meisten Abgesandten hat, bekommt so viele Punkte, wie dort Abgesandte stehen; vier oder mehr Häuser in einer Reihe an Straßen zählen je einen Punkt.
learn-kaiser-end = Die Übersicht neben dem Spielplan zeigt jederzeit, was alles jetzt zählen würde.
learn-try = { $game } jetzt spielen
learn-choose = Gegner wählen
