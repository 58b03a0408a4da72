# La revisione di una partita: si carica con essa.

review-title = Revisione
review-close = Chiudi la revisione
review-how = Il bot più forte giudica ogni decisione in base a ciò che il giocatore poteva sapere in quel momento. Le mani nascoste non contano.
review-gathering = Caricamento della partita…
review-progress = { $done } decisioni su { $all } giudicate
review-state-done = { $all ->
    [one] L’unica decisione di questa partita è stata giudicata.
   *[other] Tutte le { $all } decisioni sono state giudicate.
}
review-state-stopped = Fermata dopo { $done } decisioni su { $all }.
review-state-failed = Il bot non ha risposto. I suoi giudizi finora restano.
review-stop = Ferma
review-go-on = Riprendi

review-points = Momenti decisivi
review-whose = Mosse di
review-everybody = Tutti
review-none = Nessuna mossa è costata più del { $least } di probabilità di vittoria.
review-none-yet = Finora nessuna mossa è costata più del { $least } di probabilità di vittoria.
review-next = Prossimo momento decisivo (N)
review-previous = Momento decisivo precedente (P)
review-point = { $player }, passo { $at }
review-lost = { $loss } di probabilità di vittoria
review-played = Nella partita
review-promised = Probabilità: { $chance }.
review-better = Meglio
review-gained = Probabilità: { $best } invece di { $played }.
review-show = Che cosa era meglio?
review-try = Prova tu

review-grade-good = Buona
review-grade-inaccuracy = Imprecisione
review-grade-mistake = Errore
review-grade-blunder = Errore grave
review-legend = Che cosa significano i simboli
review-legend-good = rispetto alla mossa migliore costa meno del { $below } di probabilità di vittoria
review-legend-inaccuracy = costa il { $from } o più
review-legend-mistake = costa il { $from } o più
review-legend-blunder = costa il { $from } o più

review-balance = Bravura e fortuna
review-balance-how = La bravura è ciò che le decisioni di un giocatore sono costate rispetto alle migliori. La fortuna è quanto le probabilità sono salite o scese con le pescate. Ciò che hanno fatto gli altri non conta in nessuna delle due.
review-skill = Bravura
review-luck = Fortuna

review-graph = Grafico
review-graph-chances = Probabilità di vittoria
review-graph-pagodas = Pagode rimaste
review-graph-points = Punti se la partita finisse ora

review-try-task = { $player } deve decidere. Che cosa giocheresti?
review-try-played = Valutazione della tua mossa…
review-try-found = Hai trovato la mossa del bot: { $best }.
review-try-verdict = Probabilità { $mine }; con la mossa migliore { $best }.
review-try-than = Nella partita: { $played }.
review-try-again = Riprova
review-try-answer = Mostra la soluzione
review-try-back = Torna alla revisione
