puzzles-intro = Posizioni da partite fra bot forti in cui una mossa è chiaramente la migliore. Trovala.
puzzles-today = Problema del giorno
puzzles-both = Uno per ciascun gioco, lo stesso per tutti. Ogni giorno uno nuovo.
puzzles-players = { $board }, in { $count ->
    [2] due
    [3] tre
    [4] quattro
   *[other] cinque
}
puzzles-side = Lato { $side }
puzzles-fortified = con fortificazioni
puzzles-solve = Risolvilo
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
puzzles-longest = al massimo { $count }
puzzles-by-grade = Per difficoltà
puzzles-count = { $solved } di { $all } risolti
puzzles-easy-what = Decide quel che una mossa porta subito.
puzzles-middle-what = Quel che conta si vede solo guardando meglio.
puzzles-hard-what = Bisogna pensare qualche mossa avanti.
puzzles-failed = Non è stato possibile caricare i problemi. Riprova quando sei in rete.
puzzle-label = Problema
puzzle-daily = Problema del giorno
puzzle-grade-easy = Facile
puzzle-grade-middle = Medio
puzzle-grade-hard = Difficile
puzzle-question = Giochi con { $player }. Qual è la tua mossa migliore?
puzzle-right = È quella giusta!
puzzle-wrong = Non è la mossa migliore
puzzle-shown = La soluzione
puzzle-better = C’è qualcosa di meglio.
puzzle-chances = Così si vincono circa { $best } partite su 100. La seconda scelta, { $near }, ne vince { $second }.
puzzle-chance = vince circa { $chance } partite su 100
puzzle-yours = la tua mossa
puzzle-alike = { $count ->
    [one] Altrettanto buona: { $moves }.
   *[other] Altrettanto buone sono { $moves }.
}
puzzle-again = Riprova
puzzle-analyse = Apri sulla tavola di analisi
puzzle-show = Mostra la soluzione
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
