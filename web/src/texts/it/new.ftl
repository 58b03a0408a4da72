new-heading = Nuova partita
new-game = Gioco
new-game-line = { $game ->
    [qin] Da 2 a 4 giocatori, circa 20 minuti
   *[kaiser] Da 3 a 5 giocatori, circa 45 minuti
  }
new-board = Tabellone
new-board-bird = Uccello
new-board-bird-line = Terra aperta, ideale per la prima partita
new-board-lion = Leone
new-board-lion-line = Acqua e più villaggi; un nostro disegno nello spirito del lato stampato
new-board-own-line = Il tuo tabellone
new-players = Giocatori
new-seats = Posti
new-seats-hint = Si gioca in quest’ordine.
new-seat = Posto { $number }, { $colour }
new-seat-who = Chi siede al posto { $number }
new-seat-bot = Forza del bot al posto { $number }
new-seat-name = Nome di chi siede al posto { $number }
new-kind-me = Io
new-kind-me-line = Sei tu
new-kind-bot = Bot
new-kind-here = Amico su questo schermo
new-kind-open = Amico tramite link
new-kind-open-line = Arriva con il link che invii
new-levels = Forza
new-level = { $number } · { $name }
new-styles = Stile, di forza media
new-more = Altre opzioni
new-fortifications = Fortificazioni
new-fortifications-hint = Per chi conosce il gioco: una a testa; una casa su di essa vale doppio.
new-map = Lato della mappa
new-map-hint = In quattro vanno bene entrambi; altre strade, un’altra partita.
new-map-side = Per { $side }
new-games = Partite della serie
new-games-hint = Dopo l’ultima vince chi ha avanzato meno pagode in tutto.
new-first = Chi comincia
new-first-hint = { $game ->
    [qin] In una serie, la partita seguente la comincia il posto seguente.
   *[kaiser] Chi comincia tiene l’imperatore.
  }
new-first-random = A sorte
new-first-seat = Posto { $number }
new-clock = Orologio
new-clock-none = Nessuno
new-clock-none-hint = Ognuno si prende il tempo che gli serve.
new-clock-live = Dal vivo
new-clock-live-hint = Un tempo per tutta la partita, e qualcosa in più a ogni turno.
new-clock-days = Giorni
new-clock-days-hint = Tanti giorni per ogni turno; nessuno deve aspettare davanti allo schermo.
new-minutes = Minuti per la partita
new-seconds = Secondi in più a turno
new-days = Giorni per ogni turno
new-public = Mostra nella sala d’incontro
new-public-hint = Chiunque può sedersi. Altrimenti solo chi ha il link.
new-where-bots = Si gioca in questo browser, anche senza connessione.
new-where-here = Si gioca su questo schermo; passandolo, le mani restano nascoste.
new-where-online = Apre un tavolo e ti dà un link da inviare.
new-wrong-nobody = Qualcuno deve giocare: scegli un posto per te.
new-wrong-mixed = Amici su questo schermo e amici tramite link non si possono ancora mescolare.
new-wrong-board = Questo tabellone non è più qui: scegline un altro.
new-start = Comincia
new-open = Apri il tavolo
new-failed = Non ha funzionato. Riprova, per favore.
new-failed-online = Non è stato possibile aprire il tavolo. Sei in rete?
