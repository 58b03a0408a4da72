puzzles-intro = Stellungen aus Partien starker Bots, in denen ein Zug eindeutig der beste ist. Finde ihn.
puzzles-today = Rätsel des Tages
puzzles-both = Eines für jedes Spiel, für alle dasselbe. Jeden Tag neu.
puzzles-players = { $board }, zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
puzzles-side = Seite { $side }
puzzles-fortified = mit Befestigungen
puzzles-solve = Lösen
puzzles-solved = Gelöst
puzzles-days = { $count ->
    [0] Löse heute eines und beginne eine Serie.
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzles-run = { $count ->
    [one] eines auf Anhieb gelöst
   *[other] { $count } in Folge auf Anhieb gelöst
}
puzzles-longest = Rekord: { $count }
puzzles-by-grade = Nach Schwierigkeit
puzzles-count = { $solved } von { $all } gelöst
puzzles-easy-what = Es zählt der sofortige Gewinn.
puzzles-middle-what = Sieh genauer hin.
puzzles-hard-what = Denk voraus.
puzzles-failed = Die Rätsel ließen sich nicht laden. Versuch es noch einmal, wenn du online bist.
puzzle-label = Rätsel
puzzle-daily = Rätsel des Tages
puzzle-grade-easy = Leicht
puzzle-grade-middle = Mittel
puzzle-grade-hard = Schwer
puzzle-question = Du bist { $player }. Was ist dein bester Zug?
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste Zug
puzzle-shown = Die Lösung
puzzle-better = Es gibt etwas Besseres.
puzzle-chances = Er gewinnt etwa { $best } von 100 Partien. Der nächstbeste, { $near }, gewinnt { $second }.
puzzle-chance = gewinnt etwa { $chance } von 100 Partien
puzzle-yours = dein Zug
puzzle-alike = { $count ->
    [one] Genauso gut: { $moves }.
   *[other] Genauso gut sind { $moves }.
}
puzzle-again = Noch einmal
puzzle-analyse = Auf dem Analysebrett öffnen
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
