### Giocare con altri

online-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
  }
online-games = { $games ->
    [one] una partita
   *[other] { $games } partite
  }
online-timing-unlimited = senza orologio
online-timing-live = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $seconds } s a testa, { $zero ->
    [forfeit] chi esaurisce il tempo perde
   *[bot] poi subentra un bot
  }
online-timing-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } per turno, { $zero ->
    [forfeit] chi esaurisce il tempo perde
   *[bot] poi subentra un bot
  }

online-kept-for = Riservato a { $name }
online-former = ex giocatore
online-you = tu
online-not-here = assente

online-table = Tavolo
online-opening = Apertura del tavolo…
online-lost = Connessione persa; nuovo tentativo…
online-kept-back = Nessuna connessione: la mossa verrà inviata appena torna.
online-damaged = Questo tavolo è danneggiato
online-damaged-more = Il suo registro non è leggibile, quindi nessuno può continuare a giocare. Resta conservato così com’è: avvisa chi gestisce il server. Tutti gli altri tavoli funzionano.
online-gone = Tavolo non trovato
online-gone-more = Forse il link è incompleto, o il tavolo non esiste più.
online-lobby = Lobby

online-your-name = Il tuo nome
online-sit = Prendi questo posto
online-rise = Alzati
online-seat-bot = Aggiungi un bot…
online-seat-bot-at = Aggiungi un bot per { $colour }
online-clear-seat = Libera il posto
online-clear-seat-of = Libera il posto di { $name }
online-begin = Inizia
online-waiting = { $free ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $free } giocatori
  }
online-full = Tutti i posti sono occupati
online-waiting-begin = Ci siete tutti. Qualsiasi giocatore può iniziare la partita.
online-close = Chiudi il tavolo
online-close-sure = Sì, chiudilo per tutti
online-invite = Invita con un link: chi lo apre può sedersi o guardare
online-invite-here = Questo link funziona solo su questo computer. Per far entrare altri, avvia il server con { $option } e apri la pagina con l’indirizzo di questo computer.
online-invite-text = Gioca a { $game } con me!
online-copy = Copia
online-copied = Copiato
online-share = Condividi
online-fair = La distribuzione non si può truccare, e chiunque può controllarla dopo.
online-fair-more = Prima che qualcuno si sedesse, il server si è impegnato su un segreto; questa è la sua impronta. All’inizio della partita il browser di ogni giocatore si impegna su numeri casuali propri e solo dopo li rivela. La distribuzione deriva da tutto questo insieme, quindi nessuno può sceglierla: né il server, né chi ha aperto il tavolo, né l’ultimo a rivelare. A fine partita il tuo browser controlla ogni distribuzione. Ciò che non si può impedire: durante la partita il server conosce tutte le mani, e chi non rivela i propri numeri fa saltare la distribuzione. Tutti vedono chi è stato.

online-chat = Chat
online-chat-empty = Ancora nessun messaggio.
online-chat-off = A questo tavolo la chat è disattivata.
online-chat-players = Qui possono scrivere solo i giocatori.
online-chat-say = Scrivi un messaggio
online-chat-send = Invia
online-chat-earlier = Messaggi precedenti
online-chat-turn-off = Disattiva la chat
online-chat-turn-on = Attiva la chat

online-undo-asks = { $name } chiede di annullare una mossa.
online-undo-agree = Accetta
online-undo-refuse = Rifiuta
online-undo-waits = Hai chiesto di annullare una mossa. In attesa di { $names }.
online-undo-asked = { $name } ha chiesto di annullare una mossa.
online-away = Un bot sta giocando per te.
online-away-forfeited = Hai abbandonato; un bot continua al tuo posto.
online-away-no-time = Il tuo tempo è scaduto; un bot continua al tuo posto.
online-claim = Torna a giocare
online-rematch-come = Rivincita
online-rematch-go = Partecipa
online-rematch-watch = Guarda
online-leave = Cedi il posto a un bot
online-leave-more = Puoi tornare quando vuoi.
online-leave-sure = Sì, cedi il posto

online-turn-of = Tocca a { $name }
online-over = finita
online-seats-free = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
  }
online-watch = Guarda
online-open = Tavoli aperti
online-open-none = Al momento nessuno cerca giocatori. Apri un tavolo: gli altri lo troveranno qui.
online-live = Partite in corso
online-live-none = Al momento non ci sono partite pubbliche.
online-mine = I tuoi tavoli
online-mine-over = Finite
online-more = Mostra altri
online-more-of = Mostra altri: { $list }
online-open-other = Altre opzioni…

online-me-nobody = Per giocare non serve un account. Con un account il tuo nome resta tuo, ritrovi i tuoi tavoli su altri dispositivi e le tue partite contano per il punteggio.
online-me-guest = Qui sei { $name }, ospite in questo browser.
online-me-account = Hai effettuato l’accesso come { $name }.
online-account = Account
online-me-choose = Crea un account o accedi
online-register = Crea un account
online-register-more = Un nome e una password, nient’altro. Mantieni i tuoi posti.
online-login = Accedi
online-login-more = Se hai già un account su questo server.
online-logout = Esci
online-name = Nome
online-guest = Solo un nome
online-guest-more = Gioca come ospite con questo nome. Solo questo browser ti conosce.
online-rename = Cambia
online-renamed = Fatto: ora tutti vedono questo nome.
online-password = Password
online-password-hint = Almeno 8 caratteri. Non c’è e-mail, quindi una password dimenticata non si può recuperare.
online-password-old = Password attuale
online-password-new = Nuova password
online-password-change = Cambia password
online-password-changed = La password è stata cambiata. Tutti gli altri dispositivi sono disconnessi.
online-ratings = Punteggi
online-ratings-none = Ancora nessuna partita classificata. Una partita conta quando tutti al tavolo hanno un account.
online-ratings-game = Gioco
online-ratings-strength = Punteggio
online-ratings-games = Partite
online-tokens = Programmi che giocano per te
online-tokens-more = Con un token, un tuo programma può giocare a tuo nome.
online-token-name = Programma
online-token-make = Crea un token
online-token-made = Ecco il tuo token. Viene mostrato solo questa volta:
online-token-revoke = Revoca
online-token-revoke-named = Revoca il token di { $name }
online-export = Scarica i miei dati
online-delete = Elimina tutto…
online-delete-sure = Eliminare il tuo account?
online-delete-more = Nome, impostazioni, punteggi e token vengono eliminati per sempre. Le partite giocate restano agli altri, senza il tuo nome. I tavoli che hai aperto e non ancora iniziati vengono chiusi.
online-delete-yes = Elimina definitivamente
online-delete-no = Mantieni l’account

## Errori

error-offline = Il server non è raggiungibile. Controlla la connessione.
error-no-server = Qui non c’è un server. Contro i bot puoi giocare lo stesso.
error-unavailable = Il server non risponde. Riprova tra un momento.
error-cannot-save = Al momento il server non può salvare nulla. La tua mossa non è stata giocata; riprova tra un momento.
error-database-down = Al momento il server non raggiunge il suo database. Riprova tra un momento.
error-unsure = Il server ha perso il database durante il salvataggio e non sa ancora se i dati sono stati salvati. Ricontrolla tra un momento.
error-starting = Il server si sta avviando. Riprova tra un momento.
error-damaged-log = Il registro di questo tavolo è danneggiato, quindi nessuno può continuare a giocare. Resta conservato così com’è.
error-imports-busy = In questo momento si stanno importando troppe registrazioni. Riprova tra qualche secondo.
error-logins-busy = In questo momento stanno accedendo in troppi. Riprova tra qualche secondo.
error-internal = Qualcosa è andato storto sul server. Riprova.
error-timeout = Ci è voluto troppo tempo. Riprova tra un momento.
error-busy = Questo tavolo è sovraccarico. Riprova tra un momento.
error-too-fast = Troppo veloce. Aspetta un momento.
error-too-many-connections = Ci sono troppe connessioni aperte da questo indirizzo. Chiudi qualche tavolo e riprova.
error-too-many-tables = Hai troppi tavoli non ancora iniziati. Prima iniziane o chiudine uno.
error-too-many-unfinished = Hai un posto a troppi tavoli con partite non finite. Prima finiscine qualcuna, oppure alzati prima che inizino.
error-log-full = In questa partita si è già annullato troppo. Continua a giocare o abbandona.
error-too-many-accounts = Dalla tua rete sono arrivati troppi nuovi giocatori. Riprova tra qualche minuto o accedi con un account.
error-too-many-requests = { $seconds ->
    [0] Troppe richieste. Riprova tra un momento.
    [one] Troppe richieste. Riprova tra un secondo.
   *[other] Troppe richieste. Riprova tra { $seconds } secondi.
  }
error-conflict = Nel frattempo qualcosa è cambiato. Ricontrolla.
error-not-found = Non trovato.
error-name-taken = Questo nome, o uno che gli somiglia, è già in uso. Scegline un altro.
error-bad-name = Un nome ha da 2 a 24 caratteri di un solo alfabeto, con almeno una lettera o una cifra. Nomi come Admin o Ospite sono riservati.
error-bad-password = Una password ha da 8 a 200 caratteri.
error-wrong-login = Nome o password non corretti.
error-not-logged-in = Non hai più effettuato l’accesso.
error-guest = Per questo serve un account.
error-already-registered = Hai già un account. Esci per crearne un altro.
error-cross-site = Questa richiesta veniva da un altro sito. Ricarica la pagina.
error-bad-line = Un messaggio ha da 1 a 500 caratteri.
error-hidden-text = Il testo contiene caratteri invisibili o troppi accenti. Toglili.
error-chat-full = La chat di questo tavolo è piena e non accetta altri messaggi.
error-chat-off = A questo tavolo la chat è disattivata.
error-seated = Hai già un posto a questo tavolo.
error-reserved = Questo posto è riservato a qualcun altro.
error-goes-on = La partita è ancora in corso.
error-bad-bot = Questo bot non esiste.
error-too-many-bots = Nelle tue partite in corso, o in quelle della tua rete, giocano troppi bot. Finiscine prima qualcuna oppure riprova più tardi.
error-bad-options = Queste opzioni non sono compatibili.
error-bad-seats = Questi posti non sono adatti al gioco.
error-bad-record = Questa registrazione è illeggibile o non valida.
error-stale = Qualcosa è appena cambiato. Guarda di nuovo prima di decidere.
error-no-such-seat = Questo posto non esiste.
error-not-your-seat = Questo posto lo gioca qualcun altro.
error-not-yours = A questo tavolo non puoi farlo.
error-taken = Qualcuno è stato più veloce: il posto è occupato.
error-empty = Un posto è ancora vuoto.
error-contribution = A questo tavolo i numeri casuali si inviano all’inizio della partita. Ricarica la pagina.
error-already-sent = È già stato inviato.
error-too-early = Non tutti si sono ancora impegnati.
error-bad-opening = Questi numeri casuali non sono quelli su cui il tuo browser si era impegnato.
error-barred = Qui non hai rivelato i tuoi numeri casuali: non puoi più sederti a questo tavolo.
error-dealing = Il mescolamento è in corso. Aspetta che finisca.
error-not-begun = La partita non è ancora cominciata.
error-begun = La partita è già cominciata.
error-between-games = Questa partita è finita. Distribuisci prima la prossima.
error-game-goes-on = Questa partita non è ancora finita.
error-over = La partita è finita.
error-not-your-turn = Non tocca a te.
error-bad-text = Questa mossa non è valida.
error-illegal = È contro le regole.
error-out-of-time = Il tuo tempo è scaduto.
error-time-left = Nessuno ha ancora esaurito il tempo.
error-nothing-to-undo = Non hai mosse da annullare.
error-needs-consent = Per annullarla gli altri devono essere d’accordo.
error-nobody-to-agree = Devono essere d’accordo tutti gli altri che hanno iniziato questa partita, e qualcuno è assente.
error-repeat-draw = Hai annullato questa pescata: puoi solo pescare di nuovo la stessa cosa.
error-not-asked = Nessuno chiede più di annullare una mossa.
error-already-asked = Qualcuno l’ha già chiesto. Aspetta le risposte.
error-already-answered = Hai già risposto.
error-not-away = Nessuno ha lasciato questo posto.
error-not-a-person = A questo posto gioca un bot.
error-forfeited = Questo giocatore ha abbandonato.
error-no-time-left = Il tuo tempo è scaduto: non puoi più tornare.
