## New game

new-game-line-qin = Da 2 a 4 giocatori, circa 20 minuti
new-first-hint-qin = In una serie, ogni partita comincia un posto più avanti.
new-board = Tabellone
new-board-bird = Uccello
new-board-bird-line = Terra aperta, ideale per la prima partita
new-board-lion = Leone
new-board-lion-line = Acqua e più villaggi; un nostro disegno, ispirato al lato stampato
new-board-own-line = Il tuo tabellone
new-games = Partite della serie
new-games-hint = Dopo l’ultima vince il giocatore a cui, in tutte le partite, restano meno pagode.
new-wrong-board = Questo tabellone non c’è più. Scegline un altro.

## Tables on the server

online-open-qin = Apri un tavolo di Qin per due
online-board = { $board ->
    [bird] Tabellone Uccello
    [lion] Tabellone Leone
   *[other] Tabellone «{ $board }»
  }
online-board-own = Tabellone personale «{ $name }»
