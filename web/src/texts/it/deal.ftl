# Mescolare insieme prima della partita, e controllare dopo.
deal-shuffling = Mescolamento in corso…
deal-you = te
deal-waiting = In attesa di { $names }.
deal-if-not-committed = Il browser di ogni giocatore aggiunge numeri casuali. Chi non è presente in tempo perde il posto.
deal-if-not-opened = Tutti i numeri casuali sono fissati; ora vengono rivelati. Chi non li rivela in tempo perde il posto e non può più sedersi qui.
deal-part-missing = non pronto
deal-part-done = pronto
deal-called-off-commitment = { $count ->
    [one] { $names } non era presente in tempo per il mescolamento e ha perso il posto. Ricominciate quando tutti i posti sono occupati.
   *[other] { $names } non erano presenti in tempo per il mescolamento e hanno perso il posto. Ricominciate quando tutti i posti sono occupati.
  }
deal-called-off-opening = { $count ->
    [one] { $names } non ha rivelato i numeri casuali in tempo e ha perso il posto; non è stato distribuito nulla. Ricominciate quando tutti i posti sono occupati.
   *[other] { $names } non hanno rivelato i numeri casuali in tempo e hanno perso il posto; non è stato distribuito nulla. Ricominciate quando tutti i posti sono occupati.
  }
deal-called-off-rise = Durante il mescolamento si è liberato il posto di { $names }; non è stato distribuito nulla. Ricominciate quando tutti i posti sono occupati.
deal-trouble-dealer = Il server ha sostituito il segreto su cui si era impegnato prima che ti sedessi. Il tuo browser non partecipa a questa distribuzione. Non giocare a questo tavolo.
deal-trouble-commitment = Il registro del server non corrisponde a ciò su cui il tuo browser si è impegnato. Se questo tavolo è aperto su un altro tuo dispositivo, lascialo aperto lì. Altrimenti il server l’ha modificato: non giocare a questo tavolo.
deal-trouble-early = Il server chiede i tuoi numeri casuali prima che tutti si siano impegnati sui propri. Il tuo browser non li rivela. Non giocare a questo tavolo.
deal-trouble-lost = Questo browser non ha i tuoi numeri casuali. Se eri a questo tavolo con un altro dispositivo, aprilo lì adesso.

## Dopo la partita
deal-checking = Controllo della distribuzione…
deal-failed = Impossibile controllare la distribuzione: la registrazione non è arrivata.
deal-again = Riprova
deal-is-took-part = Distribuzione verificata
deal-is-elsewhere = La registrazione è coerente
deal-is-watched = La registrazione è coerente
deal-is-older = La registrazione è coerente (vecchia procedura)
deal-more-took-part = L’ha controllata il tuo browser, con ciò che aveva annotato prima della distribuzione.
deal-more-elsewhere = I numeri casuali del tuo posto non vengono da questo browser, oppure i suoi dati sono stati cancellati. Se hai giocato solo in questo browser, il server può averli sostituiti.
deal-more-watched = Il tuo browser non ha partecipato a questa distribuzione. Ha controllato che la registrazione sia coerente:
deal-more-older = Qui si è distribuito con una vecchia procedura, in cui chi conosceva il segreto e aggiungeva per ultimo i numeri casuali poteva scegliere tra più distribuzioni. Ciò che si può controllare:
deal-point-secret = Il segreto del server è quello su cui si era impegnato prima della distribuzione.
deal-point-own = I tuoi numeri casuali sono entrati nella distribuzione come il tuo browser li ha inviati.
deal-point-openings = { $people ->
    [0] Hanno giocato solo bot, che non aggiungono numeri casuali.
    [one] I numeri casuali dell’unico giocatore sono quelli su cui si era impegnato prima.
    [2] I numeri casuali di entrambi i giocatori sono quelli su cui si erano impegnati prima che ne venisse rivelato qualcuno.
   *[other] I numeri casuali di tutti i { $people } giocatori sono quelli su cui si erano impegnati prima che ne venisse rivelato qualcuno.
  }
deal-point-older = { $people ->
    [0] Nessuno ha aggiunto numeri casuali.
    [one] Un giocatore ha aggiunto numeri casuali.
   *[other] { $people } giocatori hanno aggiunto numeri casuali.
  }
deal-point-deals = { $games ->
    [one] Tutte le { $draws } tessere o carte distribuite e pescate ne conseguono.
   *[other] Tutte le { $draws } tessere o carte distribuite e pescate in { $games } partite ne conseguono.
  }
deal-point-moves = { $moves ->
    [0] Nessuno ha fatto mosse, e il risultato consegue da ciò che è successo.
    [one] L’unica mossa era permessa, e il risultato ne consegue.
   *[other] Tutte le { $moves } mosse erano permesse, e il risultato ne consegue.
  }
deal-limits = Ciò che nessuno può controllare: se durante la partita il server ha rivelato le mani a qualcuno, e se tutti gli altri si sono accordati in segreto con il server.
deal-not-verified = La distribuzione non è verificata
deal-wrong-dealer = Il server ha distribuito da un segreto diverso da quello su cui si era impegnato prima della partita.
deal-wrong-secret = Il segreto nella registrazione non è quello su cui il server si era impegnato.
deal-wrong-commitments = Nella registrazione ci sono impegni diversi da quelli che il tuo browser ha visto prima della distribuzione.
deal-wrong-contribution = Nella registrazione ci sono per il tuo posto numeri casuali diversi da quelli inviati dal tuo browser.
deal-wrong-opening = I numeri casuali di un giocatore non sono quelli su cui si era impegnato.
deal-wrong-deal = Ciò che è stato distribuito non consegue dal segreto e dai numeri casuali.
deal-wrong-shown = La registrazione descrive una partita diversa da quella che ti è stata mostrata.
deal-wrong-record = La registrazione è danneggiata, incompleta o è stata modificata.
deal-wrong-keep = Scarica la registrazione per mostrarla ad altri.
