puzzles-intro = Posizioni da partite fra bot forti in cui una mossa è chiaramente la migliore. Trovala.
puzzles-today = Rompicapo del giorno
puzzles-both = Uno per gioco, lo stesso per tutti. Ogni giorno ne trovi di nuovi.
puzzles-players = { $board }, in { $count ->
    [2] due
    [3] tre
    [4] quattro
   *[other] cinque
}
puzzles-side = Lato { $side }
puzzles-fortified = con fortificazioni
puzzles-solve = Risolvi
puzzles-solved = Risolto
puzzles-days = { $count ->
    [0] Risolvine uno oggi per cominciare una serie.
    [one] Un giorno di fila
   *[other] { $count } giorni di fila
}
puzzles-run = { $count ->
    [one] uno risolto al primo tentativo
   *[other] { $count } di fila risolti al primo tentativo
}
puzzles-longest = record: { $count }
puzzles-by-grade = Per difficoltà
puzzles-count = { $solved } di { $all } risolti
puzzles-easy-what = Conta il guadagno immediato.
puzzles-middle-what = Guarda meglio.
puzzles-hard-what = Pensa alle mosse successive.
puzzles-failed = Impossibile caricare i rompicapi. Riprova quando sei online.
puzzle-label = Rompicapo
puzzle-daily = Rompicapo del giorno
puzzle-grade-easy = Facile
puzzle-grade-middle = Medio
puzzle-grade-hard = Difficile
puzzle-question = Giochi con { $player }. Qual è la tua mossa migliore?
puzzle-right = Esatto!
puzzle-wrong = Non è la mossa migliore
puzzle-shown = La soluzione
puzzle-better = C’è qualcosa di meglio.
puzzle-chances = Vince circa { $best } partite su 100. La seconda migliore, { $near }, ne vince { $second }.
puzzle-chance = vince circa { $chance } partite su 100
puzzle-yours = la tua mossa
puzzle-alike = { $count ->
    [one] Altrettanto buona: { $moves }.
   *[other] Altrettanto buone sono { $moves }.
}
puzzle-again = Riprova
puzzle-analyse = Apri nell’analisi
puzzle-show = Mostra la soluzione
puzzle-next = Prossimo rompicapo
puzzle-all = Tutti i rompicapi
