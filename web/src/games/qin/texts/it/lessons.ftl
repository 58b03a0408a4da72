# The lessons of Qin, in the order of crates/engine/lessons/qin.json.

## Laying tiles

learn-qin-chapter-land = Piazzare tessere

learn-qin-first-tile-title = La prima tessera
learn-qin-first-tile-goal = Sei Verde, e questa è la tua tessera. Piazzala sulla prateria accanto alla casella gialla: scegli la tessera, poi il posto.
learn-qin-first-tile-done = Era una mossa vera. Ogni turno di Qin comincia proprio così, persino quello di un imperatore.

learn-qin-found-title = Una provincia tutta tua
learn-qin-found-goal = Due caselle dello stesso colore, fianco a fianco, sono una provincia. Fondane una: la tua metà gialla va accanto alla casella gialla.
learn-qin-found-done = La tua prima provincia, e sopra la tua prima pagoda. Chi piazza tutte le sue pagode vince: il gioco è tutto qui.
learn-qin-found-mistake-lone = La metà gialla non ha vicini gialli. Una casella isolata non è una provincia, non è di nessuno e non riceve pagode.

learn-qin-two-at-once-title = Due in un colpo
learn-qin-two-at-once-goal = Una tessera, due province, due pagode. In che verso va messa? La freccia tonda la ruota, e anche il tasto R.
learn-qin-two-at-once-done = Due pagode in un turno. Occasioni così sono rare: tieni gli occhi aperti.
learn-qin-two-at-once-mistake-one = Una provincia, una pagoda. Bene, ma ce n’è per due: ogni metà può trovare compagnia.
learn-qin-two-at-once-mistake-turned = Così ogni metà sta accanto al colore sbagliato. Ruota la tessera e tutte e due trovano compagnia.

learn-qin-three-title = Non c’è due senza tre
learn-qin-three-goal = Una tessera di un solo colore è già una provincia da sola. Fanne una di tre caselle, insieme a quella gialla isolata.
learn-qin-three-done = Tre caselle al prezzo di due. Resta una provincia con una pagoda, ma cinque è più vicino, e a cinque comincia il bello.
learn-qin-three-mistake-apart = Una provincia di due, e la pagoda c’è. Ma la casella gialla isolata aspetta ancora, magari il tuo vicino.

learn-qin-turn-title = Un turno intero
learn-qin-turn-goal = Hai sempre tre tessere. Scegli quella con cui puoi fondare una provincia, piazzala e poi pescane una nuova da una pila.
learn-qin-turn-done = Piazzane una, pescane una: questo è un turno. La pila non importa, sono tutte ugualmente misteriose.
learn-qin-turn-mistake-unfit = Blu e rosso qui non hanno parenti. Una sola delle tue tessere ha una metà gialla.
learn-qin-turn-mistake-turned = La tessera giusta, ma al contrario: il giallo vuole stare accanto al giallo.

learn-qin-off-limits-title = Vietato calpestare
learn-qin-off-limits-goal = Le tessere vanno solo su caselle prateria libere. Non ci credi? Prova a piazzare la tua sul villaggio e guarda che cosa succede.
learn-qin-off-limits-done = Gli abitanti hanno protestato, e la regola Q3.2 dà loro ragione. Qualunque cosa tenti, la pagina ti dice sempre perché non si può.
learn-qin-off-limits-mistake-polite = Tutto regolare e molto gentile. Ma per una volta devi comportarti male: mira al villaggio.

learn-qin-contact-title = Restare in contatto
learn-qin-contact-goal = Una tessera deve toccare terra colorata con un lato, di qualunque colore. Porta una metà della tua accanto al villaggio.
learn-qin-contact-done = Lato contro lato con la terra, e il villaggio è lì accanto. Così si arriva dappertutto: un passo alla volta.
learn-qin-contact-mistake-village = Un villaggio non è terra. Chi tocca solo un villaggio resta sospeso in aria.
learn-qin-contact-mistake-corner = Gli angoli non contano. Serve un lato intero di terra colorata, e un villaggio non aiuta.
learn-qin-contact-mistake-far = Permesso, ma il villaggio è ancora lontano. Passa dall’altra parte.

## Provinces

learn-qin-chapter-provinces = Province

learn-qin-not-yours-title = Non è roba tua
learn-qin-not-yours-goal = Viola ha una bella provincia rossa. Usa la tua tessera rossa per mettere sul tabellone una pagoda tua.
learn-qin-not-yours-done = Una provincia tua, lontana da quella di Viola. I colori non sono di nessuno; le province sono di chi le fonda.
learn-qin-not-yours-mistake-gift = Che generosità! Una provincia che cresce resta al proprietario, chiunque piazzi la tessera. Viola ringrazia.

learn-qin-no-favours-title = Niente favori
learn-qin-no-favours-goal = Espandi la tua provincia gialla. E a Viola non regalare niente, nemmeno una casella.
learn-qin-no-favours-done = La tua cresce, quella di Viola no. La stessa tessera può essere un regalo o un’arma: dipende da come la ruoti.
learn-qin-no-favours-mistake-both = La tua è cresciuta, ma anche quella di Viola. Nessuna pagoda si muove, ma un giorno rimpiangerai quella casella.
learn-qin-no-favours-mistake-lonely = Ruotata così non succede nulla: due caselle isolate che non sono di nessuno. A volte va bene, oggi no.

learn-qin-fifth-title = Batti cinque
learn-qin-fifth-goal = La tua provincia gialla ha quattro caselle. Dalle la quinta.
learn-qin-fifth-done = Con cinque caselle è una grande provincia: una seconda pagoda, e nessuno potrà più togliertela. Una terza non arriva mai, per quanto cresca.
learn-qin-fifth-mistake-lonely = Quella era la metà blu. Il giallo deve toccare il giallo, o la provincia resta a quattro.

learn-qin-no-gift-title = Un regalo avvelenato
learn-qin-no-gift-goal = Fonda una provincia gialla. Ma attenzione: quella rossa di Viola ha quattro caselle e aspetta un’anima buona.
learn-qin-no-gift-done = Tu guadagni una pagoda, Viola niente. Ciò che una tessera provoca accade, che piaccia o no: guarda sempre anche l’altra metà.
learn-qin-no-gift-mistake-gift = Viola costruisce una pagoda doppia, nel tuo turno e con la tua tessera. La metà rossa stava meglio altrove.
learn-qin-no-gift-mistake-nothing = Viola non ottiene nulla, ma nemmeno tu. Giallo accanto a giallo, e allora è una provincia.

learn-qin-at-once-title = Da zero a cinque
learn-qin-at-once-goal = Ci sono caselle gialle isolate dappertutto. Collegale con la tua tessera, così che nasca di colpo una provincia di cinque.
learn-qin-at-once-done = Fondata e subito grande provincia: una pagoda doppia in un colpo. Le caselle isolate vale la pena raccoglierle.
learn-qin-at-once-mistake-small = Una provincia, ma non ancora una grande provincia. C’è un posto che tocca tutte e tre le caselle isolate.

## Villages

learn-qin-chapter-villages = Villaggi

learn-qin-village-title = Buon vicinato
learn-qin-village-goal = Un villaggio vuoto si unisce a chi ha più pagode sulle terre intorno. Fonda la tua provincia proprio lì accanto.
learn-qin-village-done = Una pagoda sulla provincia e un’altra sul villaggio. I villaggi sono il modo più rapido di svuotare la riserva.
learn-qin-village-mistake-away = Una bella provincia, ma il villaggio nemmeno la vede. Deve confinare con un lato.

learn-qin-conquer-title = Due contro uno
learn-qin-conquer-goal = Il villaggio è di Bianco: accanto c’è una pagoda bianca e una tua. Diventa più forte e conquistalo.
learn-qin-conquer-done = Due tue contro una: Bianco si riprende la pagoda e tu piazzi la tua. La parità non sarebbe bastata.
learn-qin-conquer-mistake-bigger = La tua provincia è più grande, ma conta una volta sola, quanti che siano i lati. Contano le pagode, non le caselle. Ti serve una seconda provincia.
learn-qin-conquer-mistake-far = Una seconda provincia, ma non tocca il villaggio. Solo i vicini hanno voce in capitolo.

learn-qin-double-title = Peso doppio
learn-qin-double-goal = Uno a uno, e il villaggio è di Bianco. Stavolta basta una sola provincia, se cresce.
learn-qin-double-done = Una pagoda doppia vale due. La provincia non ha dovuto nemmeno muoversi.
learn-qin-double-mistake-lonely = La tua provincia gialla ha ancora quattro caselle e una pagoda. Le serve la metà gialla.

learn-qin-defend-title = Tieni il villaggio
learn-qin-defend-goal = Il villaggio è tuo, ma ora tocca a Viola, che vuole superarti. Piazza e pesca in modo che Viola resti a mani vuote.
learn-qin-defend-done = Due a due: in parità non cambia nulla, e il villaggio resta tuo. Per tenerlo basta la parità, per conquistarlo no.
learn-qin-defend-mistake-bigger = Un posto bloccato, ma Viola ne aveva un altro. Una provincia più grande conta sempre una volta: lì ti serve una seconda pagoda.
learn-qin-defend-mistake-lost = Viola fonda una provincia lì accanto, due a uno, e il villaggio è perso. Arriva prima tu.

## Joining provinces

learn-qin-chapter-joining = Unire province

learn-qin-absorb-title = Il pesce grosso
learn-qin-absorb-goal = Bianco ha due caselle rosse, tu tre. Uniscile: la parte più grande annette la più piccola.
learn-qin-absorb-done = Sei caselle, tutte tue, con pagoda doppia. Quella di Bianco torna indietro, e anche il villaggio cambia proprietario.
learn-qin-absorb-mistake-lonely = Il blu non fa da ponte tra terre rosse. Ruota la tessera.
learn-qin-absorb-mistake-grow = Così una provincia cresce, ma le due non si incontrano ancora. Riempi lo spazio in mezzo.

learn-qin-bigger-wins-title = Prima conta
learn-qin-bigger-wins-goal = Due varchi, una tessera. Chiudi quello in cui porti più caselle di Bianco.
learn-qin-bigger-wins-done = Tre a due: la terra blu è tua. Conta ciò che c’era prima; la casella nuova non vale per nessuno.
learn-qin-bigger-wins-mistake-smaller = Due a tre: Bianco ringrazia per la provincia e per il ponte. Conta sempre prima di unire.
learn-qin-bigger-wins-mistake-none = Non si è unito nulla. Un varco è tra le terre rosse, uno tra quelle blu.

learn-qin-tie-title = Roba da tribunale
learn-qin-tie-goal = Tu hai due caselle rosse, Bianco pure. Prova lo stesso a unirle.
learn-qin-tie-done = Nessuno saprebbe dire di chi è, quindi non si può. La parità in testa è vietata.
learn-qin-tie-mistake-shy = Permesso, e senza litigi. Ma dovevi cominciarne uno: riempi tutto lo spazio.

learn-qin-break-tie-title = La pazienza premia
learn-qin-break-tie-goal = Due a due non si può. Hai due tessere e tutto il tempo che vuoi: piazza, pesca, piazza e annetti la provincia di Bianco.
learn-qin-break-tie-done = Prima crescere, poi unire. Gli altri hanno gentilmente saltato il turno; in una partita vera non contarci.
learn-qin-break-tie-mistake-early = Troppo presto: due a due. Prima ti serve un’altra casella rossa dalla tua parte.
learn-qin-break-tie-mistake-feed = Così è cresciuta la provincia di Bianco. A unirle ora, sarebbe tutto suo.
learn-qin-break-tie-mistake-apart = Le due tessere sono finite e le province ancora separate. Prima cresci di una casella, poi riempi lo spazio.

learn-qin-safe-title = Non nutrire il gigante
learn-qin-safe-goal = La provincia rossa di Bianco è una grande provincia, la tua ha quattro caselle. Rendi grande anche la tua, senza farti annettere.
learn-qin-safe-done = Cinque caselle, una pagoda doppia, e ora sono al sicuro per sempre entrambe: due grandi province non si uniscono mai.
learn-qin-safe-mistake-swallowed = Cinque a quattro: Bianco porta più caselle e prende tutto. Le tue quattro ora sono di Bianco.
learn-qin-safe-mistake-four = La tua provincia ha ancora quattro caselle. Metti la metà rossa dove tocca la tua, ma non quella di Bianco.

learn-qin-absorb-major-title = Braccia lunghe
learn-qin-absorb-major-goal = La tua grande provincia a destra e le tue due caselle in alto fanno sette, Bianco ne ha due. Annetti le due caselle rosse di Bianco.
learn-qin-absorb-major-done = Tre province diventano una con una pagoda doppia. La pagoda di Bianco torna indietro, e anche una tua: è il prezzo.
learn-qin-absorb-major-mistake-own = Hai unito solo le tue due province, e una tua pagoda torna indietro. Bianco è ancora lì, e ride.
learn-qin-absorb-major-mistake-none = Bianco è ancora lì. Una sola casella tocca tutte e tre le province: lì ci va il rosso.

learn-qin-outnumbered-title = Giù le mani
learn-qin-outnumbered-goal = La grande provincia di Bianco ha cinque caselle; tu ne hai tre in alto e tre a destra. Sei a cinque: prova ad annetterla.
learn-qin-outnumbered-done = Nessuno può annettere una grande provincia, per quante caselle porti. Si può unire a province più piccole solo se il suo proprietario, da solo, porta più caselle di tutti.
learn-qin-outnumbered-mistake-shy = È permesso, perché non unisce nulla. Piazza la metà rossa sull’unica casella fra tutte e tre le province.

learn-qin-two-majors-title = Due giganti
learn-qin-two-majors-goal = Le due grandi province sono entrambe tue. Almeno quelle potrai unirle, no? Prova.
learn-qin-two-majors-done = Nemmeno le tue. Le grandi province restano separate per sempre, e in quel posto va solo ciò che non le collega.
learn-qin-two-majors-mistake-shy = Questo è permesso, perché non unisce nulla. Più coraggio: il giallo proprio in mezzo alle due.

## The end

learn-qin-chapter-end = La fine

learn-qin-pass-title = Non c’è più posto
learn-qin-pass-goal = A Viola resta un’ultima tessera: rosso-rosso. Non lasciarle nessun posto permesso, così Viola deve passare. Piazza, poi pesca.
learn-qin-pass-done = Lo spazio in alto unirebbe due e due, ed è vietato: Viola non può piazzare nulla e passa. Chi può piazzare, deve.
learn-qin-pass-mistake-open = Hai preso il posto che Viola non poteva usare comunque, e lasciato l’altro. Viola è felicissima.

learn-qin-last-pagoda-title = L’ultima pagoda
learn-qin-last-pagoda-goal = Ti restano due pagode. Piazzale entrambe in questo turno e hai vinto.
learn-qin-last-pagoda-done = Una sulla provincia, una sul villaggio, nessuna rimasta: la partita finisce subito, e vinci tu.
learn-qin-last-pagoda-mistake-one = Una è andata, una resta, e ora tocca agli altri. In mezzo non c’era un villaggio vuoto?
learn-qin-last-pagoda-mistake-grow = Una grande provincia non prende mai una terza pagoda. Fonda qualcosa di nuovo, e dove conta doppio.

learn-qin-order-title = Prima dare, poi avere
learn-qin-order-goal = Ti resta una pagoda. Vinci adesso. Il villaggio vuoto in alto fa gola, vero?
learn-qin-order-done = Una semplice provincia nuova, ed era l’ultima pagoda. Spesso le cose semplici sono le migliori.
learn-qin-order-mistake-back = Hai unito due tue province, e per prima cosa una pagoda torna indietro: ora sono due. Poi una sul villaggio, e ne resta di nuovo una. Si restituisce sempre prima di piazzare.
learn-qin-order-mistake-waste = Ti resta ancora una pagoda. Dove può fondare qualcosa la metà blu?

learn-qin-count-title = La conta finale
learn-qin-count-goal = L’ultimo posto libero del tabellone. Quando non entra più nulla vince chi ha più pagode, e Bianco conduce due a uno. Piazza, poi pesca.
learn-qin-count-done = Una provincia e un villaggio: tre a due. La partita finisce perché non entra più nulla, e alla conta vinci tu.
learn-qin-count-mistake-behind = Il tabellone è pieno e Bianco ha due pagode contro una tua. Ruotata, la tessera avrebbe fondato qualcosa.

learn-qin-another-turn-title = Fai lavorare gli altri
learn-qin-another-turn-goal = Ti resta una pagoda, e la tua provincia rossa ha quattro caselle. Poi Viola deve piazzare rosso-rosso. Lasciale un solo posto: quello giusto. Piazza, poi pesca.
learn-qin-another-turn-done = Viola non aveva scelta, la tua è diventata una grande provincia e hai piazzato l’ultima pagoda nel turno di un altro. Così vincono i maestri.
learn-qin-another-turn-mistake-escape = Hai chiuso il posto accanto alla tua provincia, e Viola scappa nell’altro. Chiudi invece quello.
