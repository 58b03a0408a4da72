## The pages

learn-heading = Lernen
learn-intro = Kleine Pläne, je eine Idee. Keine Uhr läuft, niemand schaut zu, und jeder Fehler erklärt sich selbst.
learn-start = Kurs beginnen
learn-go-on = Weiter mit Stufe { $number }
learn-all-lessons = Alle Stufen
learn-progress = { $done } von { $count } Stufen geschafft
learn-complete = Alle { $count } Stufen geschafft. Du kannst es mit jedem aufnehmen.
learn-in-short = Die Regeln in ein paar Sätzen
learn-course = { $game } lernen
learn-lessons = Stufen
learn-mark-done = geschafft
learn-mark-now = als Nächstes
learn-lesson = Stufe { $number } von { $count }
learn-task = Die Aufgabe
learn-outcome = Was daraus wurde
learn-reached = Geschafft!
learn-not-yet = Noch nicht ganz
learn-missed = Das bewirkt etwas, aber nicht das Gewünschte. Wirf noch einen Blick auf die Aufgabe.
learn-happened = Was passiert ist
learn-again = Noch einmal
learn-show = Zeig es mir
learn-next = Nächste Stufe
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

learn-qin-aim = Bringe als Erster alle deine Pagoden auf den Plan.
learn-qin-place = Wer am Zug ist, legt eines seiner drei Plättchen auf zwei freie Grasfelder neben schon vorhandenes Land und zieht ein neues nach.
learn-qin-found = Zwei oder mehr Felder einer Farbe sind eine Provinz. Wer eine neue schafft, setzt eine Pagode darauf; wer eine bestehende vergrößert, hilft ihrem Besitzer.
learn-qin-major = Ab fünf Feldern ist eine Provinz groß: Ihr Besitzer setzt eine zweite Pagode dazu, und niemand kann sie ihm mehr nehmen.
learn-qin-village = Ein Dorf gehört dem, der auf den Provinzen ringsum die meisten Pagoden hat, und nimmt selbst eine Pagode auf. Wer den Besitzer überbietet, übernimmt es.
learn-qin-absorb = Verbindet ein Plättchen Provinzen, bekommt alles, wem der größere Teil gehört. Gleichstand ist verboten, und zwei große Provinzen kommen nie zusammen.
learn-qin-end = Kann nichts mehr gelegt werden, gewinnt, wer die wenigsten Pagoden übrig hat.
learn-kaiser-aim = Habe die meisten Punkte, wenn die Karten zum zweiten Mal zu Ende sind: aus Provinzen, Bündnissen und Straßen.
learn-kaiser-turn = Wer am Zug ist, setzt ein oder zwei Figuren in eine Provinz und füllt dann die Hand auf drei Karten auf; oder tauscht eine Karte.
learn-kaiser-pay = Eine Karte in der Farbe der Provinz bezahlt eine Figur. Zwei Karten einer Farbe bezahlen eine Figur in einer Provinz jeder anderen Farbe. In eine leere Provinz kommt nur eine.
learn-kaiser-house = Ein Haus belegt ein freies Feld. Sobald auf allen Feldern einer Provinz Häuser stehen, wird gewertet: Die meisten Häuser zählen alle, die zweitmeisten so viele, wie der Erste hat, und so weiter.
learn-kaiser-emissary = Gesandte gehen zum Drachen: nie mehr, als der Führende dort Häuser hat. Sie entscheiden über die Bündnisse.
learn-kaiser-score = Am Ende bekommt, wer in beiden Provinzen eines Bündnisses bei den Gesandten vorn liegt, so viele Punkte, wie dort Gesandte stehen; vier oder mehr Häuser in einer Reihe an Straßen zählen je einen Punkt.
learn-kaiser-end = Die Leiste neben der Karte zeigt jederzeit, was alles jetzt zählen würde.
learn-try = { $game } jetzt spielen
learn-choose = Gegner wählen
