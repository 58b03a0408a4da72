# Le lezioni di Der Kaiser von China, nell’ordine di crates/engine/lessons/kaiser.json.

## Carte e pezzi

learn-kaiser-chapter-turn = Carte e pezzi

learn-kaiser-first-house-title = La tua prima casa
learn-kaiser-first-house-goal = Sei Verde e hai una carta rossa, una verde e una gialla. Ognuna paga un pezzo in una provincia del suo colore: piazza una casa su uno qualsiasi degli spazi che si illuminano.
learn-kaiser-first-house-done = Una carta, una casa. La carta finisce negli scarti, e poi torni ad avere tre carte in mano. I colori delle carte sono quelli delle province, non dei giocatori.
learn-kaiser-first-house-mistake-exchange = Scambiare una carta occupa un turno intero, e non si costruisce nulla. Qui serve una casa: scegli una provincia del colore di una tua carta.

learn-kaiser-wrong-colour-title = Il colore deve corrispondere
learn-kaiser-wrong-colour-goal = Chu, la grande provincia del sud, è viola, e tu non hai carte viola. Prova lo stesso a costruire lì e guarda che cosa succede.
learn-kaiser-wrong-colour-done = Una carta sola paga soltanto in una provincia del suo colore. Quando qualcosa non si può fare, la pagina dice sempre perché e cita la regola: basta provare.
learn-kaiser-wrong-colour-mistake-allowed = Questo era permesso, perché hai una carta di quel colore. Stavolta prova qualcosa di proibito: uno spazio di Chu, che è viola.
learn-kaiser-wrong-colour-mistake-exchange = Scambiare una carta si può sempre. Stavolta prova qualcosa di proibito: scegli uno spazio di Chu, che è viola.

learn-kaiser-empty-province-title = Un solo pezzo in una provincia vuota
learn-kaiser-empty-province-goal = Wei, al centro, è ancora vuota. Piazzaci una casa con una carta rossa, poi prova a piazzarne una seconda accanto.
learn-kaiser-empty-province-done = Una provincia senza alcun pezzo ne accoglie uno solo per turno, anche se le tue carte ne pagherebbero di più. L’altra carta rossa ti resta in mano per dopo.
learn-kaiser-empty-province-mistake-drew = Hai pescato una carta, e il turno è finito prima del tentativo. Costruisci di nuovo a Wei e poi scegli un secondo spazio lì.
learn-kaiser-empty-province-mistake-elsewhere = Anche quella provincia è vuota e accoglie un pezzo, ma stavolta l’obiettivo è Wei, rossa, al centro della mappa.

learn-kaiser-two-houses-title = Due pezzi dove c’è già qualcuno
learn-kaiser-two-houses-goal = Rosso ha una casa a Wei, quindi lì puoi piazzare due pezzi in un turno. Costruisci due case a Wei con le tue due carte rosse.
learn-kaiser-two-houses-done = Dove c’è almeno un pezzo, puoi piazzarne fino a due per turno. Ora a Wei hai due case e Rosso una: il riquadro «Se la partita finisse ora» ti vede già in testa.
learn-kaiser-two-houses-mistake-one = Il turno si è chiuso dopo la prima casa, anche se la seconda carta rossa ne avrebbe pagata un’altra. Ora a Wei tu e Rosso siete pari.
learn-kaiser-two-houses-mistake-empty = Quella provincia era vuota e ha accolto un solo pezzo. Due insieme si piazzano dove qualcuno ha già un pezzo: a Wei.
learn-kaiser-two-houses-mistake-emissary = Quello era un emissario: gli emissari vanno sullo spazio del drago, al centro della provincia. Verrà il loro momento; per le case scegli gli spazi casa.

learn-kaiser-one-province-title = Un turno, una provincia
learn-kaiser-one-province-goal = Rosso ha case in entrambe le province rosse. Costruisci in una delle due, poi prova a piazzare il secondo pezzo nell’altra.
learn-kaiser-one-province-done = Tutti i pezzi di un turno vanno nella stessa provincia, anche se un’altra ha lo stesso colore.
learn-kaiser-one-province-mistake-same = Tutti e due in una provincia: così dev’essere. Per vedere il limite, costruisci in una provincia rossa e poi prova nell’altra.

learn-kaiser-joker-title = Una coppia è un jolly
learn-kaiser-joker-goal = Stavolta sei Rosso, con una carta rossa e due verdi. Costruisci due case a Wei: una la paga la carta rossa, l’altra la coppia verde come jolly.
learn-kaiser-joker-done = Due carte dello stesso colore pagano insieme un pezzo in una provincia di qualunque altro colore. Con tre carte hai piazzato due case a Wei.
learn-kaiser-joker-mistake-one = Una casa a Wei, e la coppia verde è ancora nella tua mano. Insieme le due carte verdi lì pagano una seconda casa.
learn-kaiser-joker-mistake-broken = Così hai speso una sola carta verde in una provincia verde, e la coppia non c’è più. Tieni le due verdi: insieme sono un jolly per Wei.

learn-kaiser-joker-elsewhere-title = Tre dello stesso colore
learn-kaiser-joker-elsewhere-goal = Sei Viola e hai solo carte gialle. Porta una casa in una provincia che non sia gialla.
learn-kaiser-joker-elsewhere-done = La coppia ha pagato, e la terza carta resta: da sola, fuori dal giallo, non paga nulla. A Qi o Ch’in, che sono gialle e hanno già pezzi, due carte singole ne avrebbero pagati due; tre pezzi in un turno non si possono mai piazzare.
learn-kaiser-joker-elsewhere-mistake-single = In una provincia gialla paga una sola carta gialla: lì la coppia non è un jolly. Di per sé va bene, ma l’obiettivo è un altro: scegli una provincia di un altro colore.
learn-kaiser-joker-elsewhere-mistake-emissary = In una provincia gialla paga una carta gialla. L’obiettivo è una casa in una provincia di un altro colore, pagata con una coppia.

learn-kaiser-drawing-title = Che cosa pescare
learn-kaiser-drawing-goal = Sei di nuovo Verde: hai piazzato un pezzo e ora peschi una carta, scoperta o dal mazzo. Pesca in modo da poter piazzare di sicuro due pezzi a Chu nel prossimo turno.
learn-kaiser-drawing-done = La coppia verde è un jolly e la carta viola paga da sola: insieme fanno due pezzi a Chu. Le carte scoperte sono sicure, ma tutti vedono che cosa prendi; vengono rimpiazzate solo quando hai finito di pescare.
learn-kaiser-drawing-mistake-blind = Dal mazzo arriva quel che arriva, e nessuno lo vede. A volte conviene; qui una carta scoperta completa di sicuro una coppia.
learn-kaiser-drawing-mistake-single = Ora hai tre colori diversi: un solo pezzo a Chu, non di più. Cerca la carta scoperta che forma una coppia.

learn-kaiser-exchange-title = Scambiare una carta
learn-kaiser-exchange-goal = A Lu manca una casa, e la pagherebbe solo una carta arancione o una coppia. Usa questo turno per uno scambio: scarta una carta e prendi quella arancione scoperta.
learn-kaiser-exchange-done = Una carta via, una carta in mano: è l’altro tipo di turno. Anche piazzando si pescano carte, e in più resta un pezzo sulla mappa; scambia solo quando nessun pezzo ti aiuterebbe.
learn-kaiser-exchange-mistake-blind = Lo scambio era giusto, ma dal mazzo arriva una carta ignota. Quella arancione era scoperta.
learn-kaiser-exchange-mistake-same = Lo scambio era giusto, ma questa carta non ti serve: Lu è arancione, e una carta arancione era scoperta.
learn-kaiser-exchange-mistake-place = Nel tuo turno o piazzi pezzi o scambi una carta. Piazzare è spesso meglio; qui prova lo scambio.

## I punti delle case

learn-kaiser-chapter-houses = I punti delle case

learn-kaiser-full-province-title = Una provincia piena dà punti
learn-kaiser-full-province-goal = A Wei resta un solo spazio casa: tu hai lì tre case, Rosso due, Blu una. Completa ora la provincia e guarda quanto ottieni.
learn-kaiser-full-province-done = Una provincia piena viene conteggiata subito, e una volta sola. Il primo prende un punto per ogni casa presente: 7. Il secondo tanti quante sono le case del primo: 4. Il terzo tanti quante sono quelle del secondo: 2.
learn-kaiser-full-province-mistake-waited = Rosso ha preso l’ultimo spazio. Con tre case ciascuno tu e Rosso siete primi a pari merito: 7 punti a te, ma 7 anche a Rosso.
learn-kaiser-full-province-mistake-emissary = Un emissario va sullo spazio del drago e non occupa spazi casa. Wei viene conteggiata solo quando c’è una casa su ogni spazio casa.

learn-kaiser-shared-first-title = Primi a pari merito
learn-kaiser-shared-first-goal = Sei Rosso. A Qi Viola ha due case, tu e Blu una ciascuno, e resta uno spazio. Ricava da Qi tanto quanto Viola.
learn-kaiser-shared-first-done = A parità di case il posto è condiviso, e ciascuno lo incassa per intero: 5 a te, 5 a Viola. Blu viene dopo e ne prende 2, quante sono le case di uno di voi. Pareggiare vale spesso quanto guidare.
learn-kaiser-shared-first-mistake-waited = Viola ha preso l’ultimo spazio: tre case contro una. Ora tu e Blu siete secondi con 3 punti ciascuno, e Viola ne ha 5.
learn-kaiser-shared-first-mistake-emissary = Un emissario non conta come casa. Solo una casa sull’ultimo spazio ti porta alla pari con Viola.

learn-kaiser-second-place-title = Dietro a un vicino ricco
learn-kaiser-second-place-goal = Sei di nuovo Verde e a Wei guidi con tre case; Rosso ne ha cinque a Chu. Metti l’unica casa che ti porta cinque punti in più.
learn-kaiser-second-place-done = Il secondo posto prende tanti punti quante sono le case del primo. Così una sola casa dietro alle cinque di Rosso vale 5, mentre Rosso guadagna appena 1. Cerca le province dove qualcuno ha costruito molto.
learn-kaiser-second-place-mistake-more = Dove sei in testa senza rivali, una casa in più è un punto in più. Guarda quanto darebbe il secondo posto dietro alle cinque case di Rosso.
learn-kaiser-second-place-mistake-new = La prima casa in una provincia vuota vale un punto. Guarda quanto darebbe il secondo posto dietro alle cinque case di Rosso.

learn-kaiser-both-at-once-title = Tutti e due insieme
learn-kaiser-both-at-once-goal = A Lu ci sono due spazi liberi; Rosso ha lì due case, tu una. Vinci la provincia prima che Rosso possa rispondere: fai 5 punti.
learn-kaiser-both-at-once-done = Carta arancione e coppia gialla: due case in un turno, e la provincia è piena prima che Rosso possa fare qualcosa. Chi di due spazi liberi prende solo il primo, spesso lascia l’ultimo al giocatore seguente.
learn-kaiser-both-at-once-mistake-one = Hai preso uno spazio e lasciato l’ultimo a Rosso, che se l’è preso: 5 punti a Rosso e 3 a te. Con la coppia gialla potevi riempirli entrambi.
learn-kaiser-both-at-once-mistake-waited = Mentre costruivi altrove, Rosso ha messo una terza casa a Lu e lì ormai è irraggiungibile. Avevi le carte per entrambi gli spazi.

## Gli emissari

learn-kaiser-chapter-emissaries = Gli emissari

learn-kaiser-first-emissary-title = Il tuo primo emissario
learn-kaiser-first-emissary-goal = Oltre alle case ci sono gli emissari. Vanno sullo spazio del drago di una provincia: mandane uno a Han, dove Rosso ha delle case.
learn-kaiser-first-emissary-done = Dove mandi un emissario non ti serve una casa tua: bastano quelle di un altro. Per ora gli emissari non danno punti: alla fine della partita formeranno alleanze.
learn-kaiser-first-emissary-mistake-house = Quella era una casa. Un emissario va sullo spazio del drago, al centro della provincia, non su uno spazio casa.

learn-kaiser-no-house-title = Senza case niente emissari
learn-kaiser-no-house-goal = Chu è ancora vuota. Prova a mandare un emissario sullo spazio del drago di Chu con la tua carta viola.
learn-kaiser-no-house-done = In una provincia non ci sono mai, in tutto, più emissari di quante case vi ha chi è in testa. Senza case, quindi, nessuno.
learn-kaiser-no-house-mistake-allowed = A Han ci sono due case, quindi quell’emissario era il benvenuto. Prova lo spazio del drago di Chu, dove non abita ancora nessuno.
learn-kaiser-no-house-mistake-house = Una casa in una provincia vuota è permessa; qui devi provare un emissario. Scegli lo spazio del drago di Chu.

learn-kaiser-two-emissaries-title = Posto a corte
learn-kaiser-two-emissaries-goal = A Chu Rosso ha più case di tutti, quattro, e ci sono già due emissari. Mandane due dei tuoi: uno con la carta viola, uno con la coppia arancione.
learn-kaiser-two-emissaries-done = Le quattro case di chi è in testa danno posto a quattro emissari in tutto. Erano gli ultimi posti: finché nessuno ha una quinta casa, nessuno può seguirti, e tu ne hai più di tutti.
learn-kaiser-two-emissaries-mistake-one = Un solo emissario è appena alla pari con gli altri, e l’ultimo posto sullo spazio del drago è ancora libero. La coppia arancione l’avrebbe pagato.
learn-kaiser-two-emissaries-mistake-house = Una casa va bene, ma l’obiettivo erano due emissari: sullo spazio del drago, non su uno spazio casa.
learn-kaiser-two-emissaries-mistake-elsewhere = Così hai speso una carta arancione, e la coppia non c’è più. Tieni le due: insieme pagano un emissario a Chu, che è viola.

learn-kaiser-one-of-each-title = Uno per tipo
learn-kaiser-one-of-each-goal = A Ch’in Rosso e Blu hanno due case ciascuno, e non c’è alcun emissario. Piazza in questo solo turno una casa e un emissario.
learn-kaiser-one-of-each-done = In un turno si possono mescolare i pezzi. Anche due case o due emissari erano permessi: chi è in testa ha due case, quindi c’è posto per due emissari.
learn-kaiser-one-of-each-mistake-one = Un solo pezzo, e avevi ancora una carta gialla: dove ci sono già pezzi, in un turno puoi piazzarne due.
learn-kaiser-one-of-each-mistake-houses = Anche due case sono permesse e ti portano alla pari con Rosso e Blu. L’obiettivo era una casa e un emissario.
learn-kaiser-one-of-each-mistake-emissaries = Anche due emissari sono permessi e riempiono la corte di Ch’in. L’obiettivo era una casa e un emissario.
learn-kaiser-one-of-each-mistake-empty = Anche Qi è gialla, ma vuota, e ha accolto un solo pezzo. I due pezzi vanno a Ch’in, a ovest.

learn-kaiser-making-room-title = Una casa fa posto
learn-kaiser-making-room-goal = A Zhao tu e Rosso avete una casa ciascuno, e l’emissario di Rosso occupa l’unico posto sullo spazio del drago. Fai entrare un tuo emissario in questo stesso turno.
learn-kaiser-making-room-done = I pezzi si piazzano uno dopo l’altro. La tua seconda casa ha portato il limite a due, e subito c’è stato posto per il tuo emissario.
learn-kaiser-making-room-mistake-full = Lo spazio del drago di Zhao accoglie un solo emissario, perché lì nessuno ha più di una casa, e c’è già quello di Rosso. Prima serve che qualcuno abbia una seconda casa: tu.
learn-kaiser-making-room-mistake-houses = Tre case tue, ma nessun emissario. Già dopo la prima nuova c’era posto sullo spazio del drago.
learn-kaiser-making-room-mistake-one = La casa ha fatto posto e avevi un’altra carta arancione, ma il turno si è fermato lì. Ora il posto può prenderlo il prossimo.

learn-kaiser-after-scoring-title = Quando una provincia è piena
learn-kaiser-after-scoring-goal = Completa Han perché dia punti, e usa anche la seconda carta verde: manda nello stesso turno un emissario a Han.
learn-kaiser-after-scoring-done = Completare una provincia interrompe il turno, ma non lo termina. Una provincia piena non accoglie più case, ma sullo spazio del drago gli emissari sono ancora benvenuti.
learn-kaiser-after-scoring-mistake-one = Han ha dato i suoi punti, e il turno si è chiuso con una carta verde ancora in mano. Un secondo pezzo era permesso: non una casa, ma un emissario.
learn-kaiser-after-scoring-mistake-emissaries = Due emissari, e l’ultimo spazio resta libero per Rosso. Usa una carta per la casa e una per l’emissario.

learn-kaiser-eight-emissaries-title = Solo otto emissari
learn-kaiser-eight-emissaries-goal = Sullo spazio del drago di Wei c’è ancora posto, e hai una carta rossa. Prova a mandarci un altro emissario e guarda che cosa manca.
learn-kaiser-eight-emissaries-done = Ognuno ha otto emissari e venti case per tutta la partita, e i pezzi non tornano mai indietro. Quanti ne restano si legge in fondo a «Se la partita finisse ora».
learn-kaiser-eight-emissaries-mistake-house = Case ne hai ancora. Prova con un emissario: sullo spazio del drago di Wei ci sarebbe posto.

## Il punteggio finale

learn-kaiser-chapter-final = Il punteggio finale

learn-kaiser-unfinished-title = La fine: province incomplete
learn-kaiser-unfinished-goal = È l’ultimo turno della partita, e Ch’in non sarà mai piena. Le sue case danno punti lo stesso: fai in modo di essere tu, e non Rosso, in testa lì.
learn-kaiser-unfinished-done = Alla fine ogni provincia non ancora conteggiata dà punti così com’è: cinque case, quindi 5 a te, e 3 a Rosso, perché tu ne hai tre. Una provincia mezza vuota non è perduta.
learn-kaiser-unfinished-mistake-tie = Due case ciascuno: tu e Rosso siete primi alla pari, con 4 punti a testa. La seconda carta gialla ti avrebbe portato davanti.
learn-kaiser-unfinished-mistake-elsewhere = Quella casa porta il suo punto e niente di più, e a Ch’in Rosso resta in testa. Le due carte gialle valevano di più a Ch’in.
learn-kaiser-unfinished-mistake-emissary = Gli emissari contano solo per le alleanze, e uno da solo non ne forma. A Ch’in le case sono rimaste com’erano.

learn-kaiser-alliance-title = La fine: la tua prima alleanza
learn-kaiser-alliance-goal = Ultimo turno. Il sigillo 3 unisce Wei e Ch’in: chi ha più emissari in entrambe prende i punti dell’alleanza. Tu ne hai uno a Wei, Rosso uno a Ch’in. Fai tua l’alleanza.
learn-kaiser-alliance-done = A Wei ci sei solo tu, a Ch’in sei alla pari con Rosso, e la parità basta. Ottieni punti per ogni emissario delle due province, anche quello di Rosso: 3 punti. Rosso a Wei non ne ha e non prende nulla.
learn-kaiser-alliance-mistake-more = A Wei eri già in testa; senza un emissario a Ch’in l’alleanza non porta nulla. Contano tutti e due i capi.
learn-kaiser-alliance-mistake-house = Una casa porta qualche punto, ma l’alleanza resta aperta: per quella serve un emissario a Ch’in.

learn-kaiser-both-provinces-title = La fine: due province, una maggioranza
learn-kaiser-both-provinces-goal = Sei Blu e hai l’ultimo turno. A Ch’in hai più emissari di tutti. Trova dove uno in più ti porta 6 punti.
learn-kaiser-both-provinces-done = A Wei sei alla pari con Rosso, a Ch’in davanti a Rosso e Verde: l’alleanza 3 ti dà 2 + 4 = 6, e nulla a Rosso, che a Ch’in è indietro. L’alleanza 4 non dà nulla a nessuno: a Ch’in guidi tu, ma a Shu Viola.
learn-kaiser-both-provinces-mistake-other = Anche questa è un’alleanza: la 7 con Han dà 4 + 1 = 5. Ma a Wei c’è già un emissario altrui, e avrebbe contato per te.
learn-kaiser-both-provinces-mistake-house = Una casa a Wei porta 2 punti. Un emissario avrebbe concluso un’alleanza che ne vale 6.

learn-kaiser-hub-title = Un emissario, molte alleanze
learn-kaiser-hub-goal = Sei di nuovo Verde e hai un emissario a Wei e uno a Ch’in: l’alleanza 3 vale 2. Manda l’emissario che porta le tue alleanze a 8.
learn-kaiser-hub-done = Han confina con entrambe. Lì il tuo emissario è alla pari con quello di Rosso, e così valgono anche le alleanze 7 e 8: 3 + 3 + 2. Una provincia serve a tutte le sue alleanze, quindi valgono di più quelle in mezzo alle tue.
learn-kaiser-hub-mistake-more = Un altro emissario a Wei porta l’alleanza 3 da 2 a 3. Cerca una provincia che confini sia con Wei sia con Ch’in.
learn-kaiser-hub-mistake-one = Zhao è unita solo a Wei: un’alleanza in più, 4 punti in tutto. Cerca una provincia che confini sia con Wei sia con Ch’in.
learn-kaiser-hub-mistake-house = Una casa non fa nulla per le alleanze. Quelle le formano gli emissari.

learn-kaiser-break-alliance-title = Rompere un’alleanza
learn-kaiser-break-alliance-goal = Ultimo turno: con l’alleanza 8, tra Wei e Han, vincerebbe Rosso. Tu hai due carte verdi. Vinci la partita.
learn-kaiser-break-alliance-done = Con due emissari a Han ne hai più di Rosso, e la sua alleanza si scioglie. Non hai guadagnato nulla, eppure hai vinto 7 a 6: togliere vale quanto prendere.
learn-kaiser-break-alliance-mistake-tie = Un solo emissario è appena alla pari con quello di Rosso, e la maggioranza condivisa vale anche per lui. Il tuo gli conta perfino come un punto in più.
learn-kaiser-break-alliance-mistake-houses = Qualche punto per te, ma costruire accanto a Rosso aiuta anche Rosso, e l’alleanza resta in piedi. Rosso è ancora davanti.

learn-kaiser-first-row-title = Quattro in fila
learn-kaiser-first-row-goal = Alla fine, quattro o più case tue che si susseguono lungo una strada danno un punto ciascuna. Chiudi il vuoto a Chu con la tua carta viola.
learn-kaiser-first-row-done = Ora quattro tue case si susseguono lungo la strada: 4 punti alla fine, oltre a quelli delle case nella provincia.
learn-kaiser-first-row-mistake-fork = Quella casa sta su una strada laterale. Segui la strada dalle tue due case a ovest a quella a est: manca un solo spazio.
learn-kaiser-first-row-mistake-end = Così allunghi il capo orientale, ma il vuoto resta: due e due non fanno una fila di quattro. Guarda lo spazio in mezzo.
learn-kaiser-first-row-mistake-elsewhere = Una casa altrove non chiude il vuoto. Segui la strada attraverso Chu: tra le tue case manca un solo spazio.

learn-kaiser-branch-title = Una fila non si dirama
learn-kaiser-branch-goal = Sei Blu e hai l’ultimo turno. Le tue case a Ch’in e a Shu sono separate: uniscile in una fila di cinque.
learn-kaiser-branch-done = Da Ch’in attraverso Shu si susseguono cinque case: 5 punti. La sesta sta su una diramazione e non appartiene a nessuna fila: una fila è una linea sola, e fra più possibili ti tocca sempre la migliore.
learn-kaiser-branch-mistake-side = Quella casa si attacca solo a quella a sud. Le case di Ch’in e quelle di Shu restano separate, e da nessuna parte ce ne sono quattro in fila.
learn-kaiser-branch-mistake-short = Le tue case stanno ancora a gruppi di due e di tre, e sotto le quattro una fila non dà nulla. Cerca lo spazio di Shu dove arriva la strada da Ch’in.

learn-kaiser-joining-title = Tre e tre fanno sette
learn-kaiser-joining-goal = Sei di nuovo Verde. Hai due gruppi di tre case lungo la strada, e tre non danno nulla. Metti l’unica casa che ne ricava 7 punti.
learn-kaiser-joining-done = Una casa fra i due gruppi li ha uniti in una fila di sette, oltre il confine fino a Han. Le file possono svoltare e passare i confini; unire è meglio che allungare.
learn-kaiser-joining-mistake-four = Così nasce una fila di quattro: 4 punti. Una casa fra i due gruppi li unirebbe tutti.
learn-kaiser-joining-mistake-none = Quella casa non tocca i tuoi gruppi. Segui la strada attraverso Ch’in: fra i due gruppi c’è uno spazio libero.

## Le fortificazioni

learn-kaiser-chapter-fortifications = Le fortificazioni

learn-kaiser-fortification-title = Per giocatori esperti: una fortificazione
learn-kaiser-fortification-goal = In questa variante ognuno ha una fortificazione. Piazza la tua su uno spazio libero di Qi e, nello stesso turno, una casa sopra.
learn-kaiser-fortification-done = Ognuna era un pezzo ed è costata una carta gialla; la terza ti resta in mano. Una casa su una fortificazione raddoppia i tuoi punti in quella provincia: 4 invece di 2.
learn-kaiser-fortification-mistake-houses = Due case ti portano davanti a Rosso: 3 punti. Con la fortificazione sotto una casa sarebbero stati 4; scegli prima «Fortificazione».
learn-kaiser-fortification-mistake-beside = La casa sta accanto alla fortificazione e non ne ricava nulla. Deve stare proprio sullo stesso spazio.
learn-kaiser-fortification-mistake-waits = Una fortificazione senza casa può usarla chiunque, e il turno si è chiuso con carte gialle ancora in mano. Mettici subito una casa.
learn-kaiser-fortification-mistake-empty = Ch’in è vuota e accoglie un solo pezzo: non basta per fortificazione e casa in un turno. A Qi c’è già una casa di Rosso.

learn-kaiser-neutral-ground-title = Le fortificazioni non sono di nessuno
learn-kaiser-neutral-ground-goal = Rosso ha piazzato una fortificazione a Lu e l’ha lasciata vuota. Con un solo pezzo fai in modo che Lu ti valga 8 punti.
learn-kaiser-neutral-ground-done = Una fortificazione non è di nessuno: chi ci mette sopra una casa lì raddoppia i punti. A Lu condividi il primo posto: 4 punti, raddoppiati 8. Rosso ne prende 4.
learn-kaiser-neutral-ground-mistake-beside = Alla pari con Rosso: 4 punti ciascuno. Sulla fortificazione vuota di Rosso la stessa casa avrebbe contato doppio.
learn-kaiser-neutral-ground-mistake-new = Una fortificazione da sola non dà punti, e a Lu ce n’è già una che aspetta una casa.

learn-kaiser-fortified-row-title = Una fila fortificata
learn-kaiser-fortified-row-goal = Tre tue case si susseguono a Ch’in. Usa le due carte gialle in modo che la strada ti porti 8 punti.
learn-kaiser-fortified-row-done = Quattro in fila, una delle quali su una fortificazione: 8 invece di 4. E anche a Ch’in le tue case contano doppio. Una fortificazione, doppio vantaggio.
learn-kaiser-fortified-row-mistake-longer = Una fila di cinque dà 5. Con la fortificazione sotto la quarta casa sarebbero stati quattro per due.
learn-kaiser-fortified-row-mistake-beside = La fila ha quattro case, ma nessuna sta sulla fortificazione. Metti fortificazione e casa sullo stesso spazio.

## La fine

learn-kaiser-chapter-end = La fine

learn-kaiser-pile-runs-out-title = Quando il mazzo finisce
learn-kaiser-pile-runs-out-goal = Nel mazzo restano tre carte. Gioca in questo turno tante carte da pescarle tutte, e guarda che cosa succede.
learn-kaiser-pile-runs-out-done = Quando il mazzo finisce per la prima volta, gli scarti si mescolano subito in un mazzo nuovo. Ogni turno consuma tante carte del mazzo quante ne giochi: stavolta tre, con una carta e un jolly.
learn-kaiser-pile-runs-out-mistake-few = Un pezzo, una carta, una carta pescata: nel mazzo ne restano due. Per consumarne tre servono entrambi i pagamenti a Wei: la carta rossa e la coppia verde.
learn-kaiser-pile-runs-out-mistake-empty = Quella provincia era vuota e ha accolto un solo pezzo, così non peschi abbastanza. A Wei ci sono case: lì di pezzi ce ne stanno due.
learn-kaiser-pile-runs-out-mistake-exchange = Uno scambio toglie al mazzo una carta sola. Piazza due pezzi, uno dei quali con un jolly: fa tre.

learn-kaiser-last-cards-title = Le ultime carte
learn-kaiser-last-cards-goal = Il mazzo sta finendo per la seconda volta: restano due carte. Rosso tiene l’imperatore, quindi il giro si chiude con te. Termina ora la partita e vincila.
learn-kaiser-last-cards-done = Due pezzi, due carte pescate: il mazzo è finito nell’ultimo turno del giro, e la partita con lui. Eri davanti, 10 a 8, e Rosso non ha potuto rispondere. Conta il mazzo: chi gioca più carte avvicina la fine.
learn-kaiser-last-cards-mistake-one = Nel mazzo è rimasta una carta, quindi è cominciato un altro giro: Rosso ha completato Qi ed è davanti, 10 a 8.
learn-kaiser-last-cards-mistake-emissary = La partita è finita, ma l’emissario non ha dato punti: 8 a 8, e in parità vince il giocatore a cui restano più pezzi. Cioè Rosso.

learn-kaiser-pieces-left-title = A volte è meglio non fare nulla
learn-kaiser-pieces-left-goal = Ultimo turno, non c’è più nulla da pescare, e tu e Rosso avete 6 punti ciascuno. Hai una carta viola. Vinci senza dividere la vittoria.
learn-kaiser-pieces-left-done = Hai scartato la carta senza piazzare nulla. 6 a 6, e a pari punti decide a chi restano più pezzi: Rosso ne ha usati cinque, tu quattro. Un pezzo che non ti porta nulla può costarti la partita.
learn-kaiser-pieces-left-mistake-house = A Chu avevi il secondo posto e l’hai ancora, con 4 punti. Ma Rosso, in testa lì, conta ogni casa, anche la tua: 7 a 6 per Rosso.
learn-kaiser-pieces-left-mistake-emissary = L’emissario non ha formato alleanze e ora manca alla tua riserva. Siete pari in punti e in pezzi rimasti: la vittoria è condivisa.

learn-kaiser-no-room-title = Non c’è più posto
learn-kaiser-no-room-goal = Tutti gli spazi casa della mappa sono occupati, e resta un solo posto, sullo spazio del drago di Han. Termina subito la partita.
learn-kaiser-no-room-done = Nessuno può più piazzare nulla, e la partita finisce senza che si peschi un’altra carta. Succede di rado; di solito sono le carte a decidere quando si chiude.
learn-kaiser-no-room-mistake-exchange = Uno scambio lascia aperto il posto a Han, e la partita continua. La tua carta verde paga l’ultimo emissario.

learn-kaiser-finale-title = Tutto insieme
learn-kaiser-finale-goal = Ultimo turno: Rosso vincerebbe 16 a 7. Hai una carta rossa e due arancioni. Trova i due pezzi che vincono la partita.
learn-kaiser-finale-done = La casa ha completato Wei, con il primo posto condiviso, e ha chiuso una fila di cinque lungo la strada. L’emissario ha pareggiato a Wei e formato con Zhao l’alleanza 2. Case, alleanza, strada: 19 a 17. Ora puoi giocare una partita vera.
learn-kaiser-finale-mistake-road = Che casa: Wei è piena e la fila è chiusa. 16 a 17: manca un pezzo. Sullo spazio del drago di Wei c’era posto, e un emissario lì avrebbe portato l’alleanza 2.
learn-kaiser-finale-mistake-houses = Due case a Zhao lì ti mettono in testa e fanno perfino una fila di quattro: 13 a 16. Una sola casa altrove può di più: guarda dove la tua strada si interrompe.
learn-kaiser-finale-mistake-emissary = L’alleanza con Zhao è giusta, ma gli emissari da soli non bastano. Cerca la casa che completa una provincia e insieme chiude una strada.
