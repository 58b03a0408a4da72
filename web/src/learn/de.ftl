## The pages

learn-heading = Lernen
learn-intro = Kleine Spielpläne, je eine Idee. Keine Uhr, keine Zuschauer, und jeder Fehler wird erklärt.
learn-start = Kurs beginnen
learn-go-on = Weiter mit Lektion { $number }
learn-all-lessons = Alle Lektionen
learn-progress = { $done } von { $count } Lektionen geschafft
learn-complete = Alle { $count } Lektionen geschafft. Du kannst es mit jedem aufnehmen.
learn-in-short = Die Regeln in ein paar Sätzen
learn-course = Kurs: { $game }
learn-lessons = Lektionen
learn-mark-done = geschafft
learn-mark-now = als Nächstes
learn-lesson = Lektion { $number } von { $count }
learn-task = Aufgabe
learn-outcome = Ergebnis
learn-reached = Geschafft!
learn-not-yet = Noch nicht ganz
learn-missed = Das bewirkt etwas, aber nicht das, was gefragt war. Wirf noch einen Blick auf die Aufgabe.
learn-happened = Was passiert ist
learn-again = Noch einmal
learn-show = Zeig es mir
learn-next = Nächste Lektion
learn-finished = Eine echte Partie spielen
learn-analyse = Auf dem Analysebrett öffnen
learn-once-more = Noch einmal
learn-rule = Regel { $id }
learn-you = Du

## Both games in a few sentences

learn-try = Jetzt spielen: { $game }
learn-choose = Gegner wählen
