## Tipps

hint-only = Du hast nur einen Zug.
hint-idea-over = Du kannst hier gewinnen.
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
