# Each paragraph on one line. A rule may have a ruling, where the printed rules leave a question open, and an example.
# Q9.3 in a text becomes a link to that rule, Q9 to its section, Q.b to what the program adds under (b).

## The page

rules-lead = Ogni regola ha un numero. Mandate la cita quando spiega una mossa e rimanda qui.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-hint = Parole, oppure un numero come Q9.3
rules-found = { $count ->
    [0] Nessuna regola trovata. Prova con meno parole.
    [one] { $count } regola trovata.
   *[other] { $count } regole trovate.
  }
rules-all = Mostra tutte le regole
rules-ruling = Precisazione
rules-ruling-why = Dove le regole stampate lasciano aperta una questione, Mandate risponde con una precisazione.
rules-try = Provala
rules-try-rule = Provala: un esempio della regola { $id }
rules-example = Esempio

## Qin

rules-game-Q = Qin
    .intro = Piazzi tessere da cui crescono province rosse, gialle e blu, e costruisci pagode sulle tue province e sui villaggi vicini. Vince chi costruisce per primo tutte le sue pagode.
    .credit = Un gioco di Reiner Knizia, pubblicato da eggertspiele nel 2012. Mandate non è ufficiale né commerciale e non ha legami con l’autore o l’editore.

rules-section-Q1 = Contenuto
rule-Q1-1 = Il tabellone è una griglia di 13 per 13 caselle: praterie, villaggi, una casella di partenza rossa, una gialla e una blu e, solo sul lato Leone, acqua. Una casella di partenza vale fin dall’inizio come casella provincia. Uccello segue il lato stampato; Leone è un nostro disegno, ispirato a quello stampato.
    .ruling = Un villaggio copre una casella, o due con un lato in comune; in ogni caso è un solo villaggio.
rule-Q1-2 = Ci sono 72 tessere di due caselle provincia ciascuna: dodici per ogni coppia, cioè rosso–rosso, giallo–giallo, blu–blu, rosso–giallo, giallo–blu e rosso–blu.
rule-Q1-3 = I colori dei giocatori sono bianco, nero, verde e viola, con 24 pagode ciascuno.
rule-Q1-4 = Si gioca in due, tre o quattro, con 24, 19 o 15 pagode a testa; le altre restano fuori dal gioco. Tutti vedono quante pagode ti restano, nessuno vede le tue tessere.

rules-section-Q2 = Preparazione
rule-Q2-1 = Scegliete un lato; per cominciare è meglio Uccello. Mescolate le tessere, datene tre coperte a ciascuno e disponete le altre coperte in più pile di altezza simile.
    .ruling = Le pile sono quattro, e nessuna supera un’altra di più di una tessera.
rule-Q2-2 = Secondo le regole stampate comincia il giocatore più giovane; si prosegue in senso orario.
    .ruling = Chi apre il tavolo sceglie il primo posto o lo lascia al caso.

rules-section-Q3 = Il tuo turno
rule-Q3-1 = Piazza esattamente una tessera della tua mano su due caselle prateria con un lato in comune, ruotata come vuoi.
rule-Q3-2 = Entrambe le metà devono stare su caselle prateria libere: non su villaggi, acqua, caselle di partenza o tessere già piazzate.
rule-Q3-3 = Almeno una metà deve avere un lato in comune con una casella provincia che c’era già, di qualunque colore. Un angolo non basta, un villaggio nemmeno, e le due metà non contano l’una per l’altra.
    .example = Accanto a una casella gialla isolata puoi piazzare una tessera anche se è rossa e blu. Se tocca soltanto un villaggio, no.
rule-Q3-4 = La tessera non può unire province in un modo vietato da Q9.3, Q9.4 o Q9.5.
rule-Q3-5 = Tutto ciò che la tessera provoca, da Q4 a Q9, avviene, che ti piaccia o no.
rule-Q3-6 = Alla fine del turno pesca una tessera da una qualsiasi delle pile rimaste. Finite le pile, non si pesca più e le mani si riducono.
rule-Q3-7 =
    .ruling = Se nessuna delle tue tessere si può piazzare in modo regolare, passi: tieni la mano e non peschi. Se una si può piazzare, devi farlo. Chi non ha tessere viene saltato.

rules-section-Q4 = Province
rule-Q4-1 = Le caselle provincia di un colore collegate per i lati formano un’area. Da due caselle in su è una provincia e ha esattamente un proprietario. Una casella isolata non è una provincia e non è di nessuno.
rule-Q4-2 = Le due metà di una tessera agiscono insieme. Se i colori sono due, riguardano aree diverse; se il colore è uno, fanno parte della stessa area.
rule-Q4-3 = Guarda ogni area con una casella nuova e le province che conteneva prima. Se non ce n’erano, ne viene fondata una (Q5); una sola viene espansa (Q6); due o più vengono unite in una (Q9). Una casella nuova isolata non produce nulla.

rules-section-Q5 = Fondare una provincia
rule-Q5-1 = Chi ha piazzato la tessera possiede la nuova provincia e vi costruisce una pagoda. Una tessera di due colori può fondare due province in una volta.
rule-Q5-2 = Una tessera di un solo colore può collegare abbastanza caselle isolate da far nascere una provincia di cinque o più. Allora è subito una grande provincia e riceve una pagoda doppia (Q7).

rules-section-Q6 = Espandere una provincia
rule-Q6-1 = Una provincia che cresce resta al suo proprietario, chiunque abbia piazzato la tessera. Le caselle isolate che raggiunge ne entrano a far parte.

rules-section-Q7 = Grandi province
rule-Q7-1 = Una provincia di cinque o più caselle è una grande provincia. Il proprietario vi aggiunge subito una seconda pagoda, anche nel turno di un altro: una pagoda doppia. Per quanto cresca, non ne riceve mai una terza.

rules-section-Q8 = Villaggi
rule-Q8-1 = Sistemate le province, si controlla ogni villaggio. La tua forza lì è il numero di pagode sulle tue province che hanno un lato in comune con il villaggio: una per ciascuna, due per una grande provincia. La pagoda sul villaggio stesso non conta.
    .ruling = Una provincia conta una volta sola, quanti che siano i lati in comune.
rule-Q8-2 = Chi lì è più forte di ogni altro prende il villaggio. Uno vuoto viene collegato: il giocatore vi costruisce una pagoda. Uno altrui viene conquistato: la sua pagoda torna nella riserva del proprietario, e il più forte ne costruisce una propria.
    .ruling = Conta solo la parità per la forza più alta, come dice il regolamento inglese. Preso alla lettera, quello tedesco impedisce la conquista con qualsiasi parità, e quello italiano confronta solo con il proprietario.
rule-Q8-3 = Se nessuno è il più forte da solo, non cambia nulla: un villaggio vuoto resta vuoto, e chi ne possiede uno lo tiene.
    .ruling = Lo tiene anche con meno forza degli altri o senza averne.
rule-Q8-4 = Su un villaggio sta al massimo una pagoda. Una volta preso, non torna mai vuoto, salvo il caso in Q.b.

rules-section-Q9 = Annettere province
rule-Q9-1 = Quando si uniscono due o più province, ne nasce sempre una grande: due più due più almeno una casella nuova fanno cinque.
rule-Q9-2 = Per ogni giocatore somma le caselle delle province unite che erano sue prima; quelle nuove e quelle isolate non contano per nessuno. Chi ha il totale più alto annette l’intera provincia. Su di essa resta una pagoda doppia del nuovo proprietario, tutte le altre pagode tornano nelle riserve.
    .example = Bianco porta 2 caselle e Verde 3: la provincia è di Verde.
rule-Q9-3 = Non si possono unire province se due o più giocatori condividono il totale più alto. Una parità più in basso non conta. Puoi unire province tue, nei limiti di Q9.4.
    .ruling = Due dei regolamenti stampati parlano di qualsiasi parità, ma la ragione che danno, che il proprietario sarebbe incerto, vale solo per il totale più alto.
    .example = Bianco 2, Verde 2: vietato. Bianco 2, Viola 2, Verde 3: permesso, e tutto è di Verde.
rule-Q9-4 = Due o più grandi province non si possono mai unire, nemmeno se sono tutte tue.
rule-Q9-5 = Nessuno può annettere una grande provincia.
    .ruling = Si conta come sempre (Q9.2): una grande provincia si può unire a province più piccole solo se il suo proprietario, da solo, ha il totale più alto. Se qualcun altro ha di più, la tessera non si può piazzare; se il totale più alto è condiviso, lo vieta Q9.3. È una novità della versione 2 delle regole: prima tutto andava al proprietario della grande provincia.
    .example = Bianco ha una grande provincia di 5 caselle e Verde due province di 3: tutte e tre non si possono unire. Quella di Bianco e una di Verde sì, e tutto è di Bianco.

rules-section-Q10 = Pagode e fine della partita
rule-Q10-1 =
    .ruling = Un turno segue quest’ordine: si piazza la tessera; le pagode che devono lasciare le province tornano indietro; si costruiscono le pagode dovute sulle province; tornano indietro le pagode dei villaggi conquistati; si costruiscono quelle dovute sui villaggi; si pesca una tessera (Q3.6); si verifica la fine (Q10.3). Costruisce per primo chi è di turno, poi gli altri in senso orario. Poiché il ritorno precede la costruzione, una pagoda che cambia solo posto non è mai l’ultima; e le province sono concluse per tutti prima che cambi un villaggio.
rule-Q10-2 = Appena un giocatore costruisce la sua ultima pagoda, la partita è finita e vince solo lui, di chiunque sia il turno. In quel turno non si costruisce altro e non si pesca. Se avviene su una provincia, nessun villaggio cambia.
    .ruling = Se la fine interrompe una conquista quando la vecchia pagoda del villaggio è già tornata indietro, il villaggio resta vuoto e quella pagoda conta come rimasta nella riserva (Q11).
rule-Q10-3 = La partita finisce anche quando nessuno ha più tessere, o quando non se ne può più piazzare nessuna.
    .ruling = Le due cose si controllano dopo ogni turno, dopo la pesca, in quest’ordine. La seconda vale se nessuno di chi ha ancora tessere può piazzarne una. Si passa (Q3.7) quindi solo finché qualcun altro può ancora piazzare una tessera.
rule-Q10-4 = Nei casi di Q10.3 vince chi ha più pagode sul tabellone, cioè la riserva più piccola. In caso di parità la vittoria è condivisa.

rules-section-Q11 = Una serie
rule-Q11-1 = Potete giocare quante partite volete di fila, per esempio una su ogni lato. Dopo ciascuna annotate quante pagode restano a ognuno; alla fine vince il totale più basso, e in caso di parità la vittoria è condivisa.
    .ruling = Il diritto di cominciare passa in senso orario da una partita all’altra.

rules-section-Q-added = Che cosa aggiunge Mandate
rule-Q-a = Se un giocatore deve costruire in due aree, viene prima quella della metà superiore o sinistra della tessera; tra più villaggi, il primo, riga per riga dall’alto a sinistra. Da questo non dipende mai chi vince, solo l’aspetto del tabellone quando l’ultima pagoda chiude la partita.
rule-Q-b = Se l’ultima pagoda chiude la partita a metà di un passo, a qualche provincia possono mancare pagode. Un villaggio conquistato su cui non si è ancora ricostruito resta vuoto: l’unica eccezione a Q8.4.
rule-Q-c = Un tabellone con due caselle di partenza dello stesso colore lato a lato viene rifiutato: secondo Q4.1 sarebbero una provincia senza proprietario.

## Der Kaiser von China

rules-game-K = Der Kaiser von China
    .intro = Con le carte paghi case ed emissari in nove province. Le case danno punti quando la loro provincia è piena, altrimenti alla fine; allora contano anche le alleanze degli emissari e le file di case lungo le strade. Chi ha più punti è il nuovo imperatore.
    .credit = Un gioco di Michael Schacht, pubblicato da Abacusspiele nel 2005. Mandate non è ufficiale né commerciale e non ha legami con l’autore o l’editore.

rules-section-K1 = Contenuto
rule-K1-1 = La mappa ha nove province in cinque colori, ognuna con spazi casa e uno spazio del drago. Le strade uniscono spazi casa, anche oltre i confini, e 15 alleanze numerate legano ciascuna due province vicine. Sulla nostra mappa Wei (7 spazi casa) e Shu (5) sono rosse, Yan (4) e Han (5) verdi, Ch’in (7) e Qi (5) gialle, Zhao (6) e Lu (5) arancioni e Chu (8) viola.
rule-K1-2 = Ci sono 57 carte provincia nei cinque colori. Non hanno nulla a che vedere con i colori dei giocatori.
    .ruling = 13 sono rosse, 12 verdi, 11 gialle, 11 arancioni e 10 viola, come nell’edizione del 2014.
rule-K1-3 = Ognuno ha 20 case e 9 emissari, uno dei quali è il segnapunti, così ne restano 8 da piazzare. Nella variante per giocatori esperti ognuno ha anche una fortificazione.
rule-K1-4 = Si gioca in tre, quattro o cinque. Un lato della mappa è per tre o quattro, l’altro per quattro o cinque; in quattro si può scegliere.

rules-section-K2 = Preparazione
rule-K2-1 = In quattro si toglie una carta per colore, in tre se ne tolgono due per colore; tutti lo sanno. Così in cinque, quattro o tre sono in gioco 57, 52 o 47 carte.
rule-K2-2 = Mescolate le carte e datene tre coperte a ciascuno. Altre quattro si dispongono scoperte; il resto è il mazzo coperto.
rule-K2-3 = Chi comincia tiene l’imperatore fino al punteggio finale; si prosegue in senso orario.
    .ruling = Chi apre il tavolo sceglie il primo posto o lo lascia al caso.

rules-section-K3 = Il tuo turno
rule-K3-1 = O piazzi pezzi (K4) e poi peschi fino ad avere di nuovo tre carte (K7), oppure scambi una carta (K8).
rule-K3-2 = I pezzi sono case, emissari e, nella variante, fortificazioni.

rules-section-K4 = Piazzare i pezzi
rule-K4-1 = Tutti i pezzi di un turno vanno nella stessa provincia.
rule-K4-2 = Una carta del colore della provincia paga un pezzo. Due carte dello stesso colore sono un jolly: insieme pagano un pezzo in una provincia di qualunque altro colore.
rule-K4-3 = In una provincia che all’inizio del tuo turno non aveva alcun pezzo puoi piazzarne uno, in ogni altra uno o due.
    .ruling = Ogni carta giocata deve servire a pagare un pezzo: giochi una carta, due carte, un jolly, oppure una carta e un jolly.
    .example = Con rosso, verde, verde puoi piazzare due pezzi a Wei, se non è vuota: la carta rossa ne paga uno, la coppia verde l’altro.
rule-K4-4 = Le carte giocate vanno sulla pila degli scarti, scoperta. Un tipo di pezzo che hai esaurito non si può più piazzare.
rule-K4-5 = Due pezzi si piazzano uno dopo l’altro, e ciascuno dev’essere permesso quando viene piazzato. Così una casa può far posto all’emissario che segue.

rules-section-K5 = I pezzi
rule-K5-1 = Una casa va su uno spazio casa della provincia che non ne ha ancora. Ogni spazio casa ospita una sola casa.
rule-K5-2 = Un emissario va sullo spazio del drago. Contando anche il nuovo, gli emissari di tutti i giocatori insieme non possono superare le case del giocatore che ne ha di più nella provincia. Senza case, quindi, nessuno; ma non occorre una casa tua.
    .example = A Chu è in testa Rosso con quattro case, e ci sono due emissari. Verde può aggiungerne due.
rule-K5-3 = Nella variante, una fortificazione va su uno spazio casa senza casa né fortificazione. Non è di nessuno: chiunque può costruirvi sopra una casa al prezzo solito, nello stesso turno o dopo. Per K4.3 è un pezzo come gli altri, e la paga una carta o un jolly.
rule-K5-4 = Solo una casa occupa uno spazio casa. Gli emissari no, e nemmeno una fortificazione da sola.

rules-section-K6 = Punteggio delle case
rule-K6-1 = Appena ogni spazio casa di una provincia ha una casa, il turno si interrompe: la provincia viene conteggiata, quest’unica volta, e contrassegnata. Il secondo pezzo del turno può ancora andarci, come emissario.
rule-K6-2 = Metti in ordine i giocatori secondo il numero delle loro case lì; a numeri uguali il posto è condiviso, e il numero seguente ha il posto seguente (1, 1, 2). Il primo posto ottiene un punto per ogni casa della provincia. Ogni altro ottiene tanti punti quante case ha un giocatore del posto precedente.
    .example = A Chu ci sono Verde 3, Rosso 2, Blu 2, Viola 1: Verde ottiene 8 punti, Rosso e Blu 3 ciascuno, Viola 2.
rule-K6-3 = Se una tua casa nella provincia sta su una fortificazione, lì i tuoi punti raddoppiano.
    .ruling = Raddoppiano una volta sola, quante che siano queste case.

rules-section-K7 = Pescare carte
rule-K7-1 = Dopo aver piazzato peschi una carta alla volta, scoperta o dal mazzo, come preferisci, finché ne hai tre. Solo allora le carte scoperte tornano a quattro.
rule-K7-2 = Quando il mazzo finisce per la prima volta, gli scarti si mescolano subito e diventano il nuovo mazzo. Le carte scoperte restano, poi si continua a pescare.
rule-K7-3 = Quando il mazzo finisce per la seconda volta, la fine è vicina (K9).
    .ruling = Da quel momento ci sono solo le carte scoperte, che non si rimpiazzano più; se non bastano, ne tieni meno di tre. Finché ce n’è una e ne hai meno di tre, devi pescare.
rule-K7-4 =
    .ruling = Il mazzo finisce nel momento in cui la sua ultima carta lo lascia, che vada in una mano o tra le carte scoperte.

rules-section-K8 = Scambiare una carta
rule-K8-1 = Metti una carta della mano sugli scarti e prendine una scoperta o una dal mazzo. Una carta scoperta presa viene sostituita dal mazzo. Poi il tuo turno è finito.
rule-K8-2 =
    .ruling = Scarti prima di pescare; la tua carta viene quindi mescolata con le altre se il mazzo finisce con quella pesca.
rule-K8-3 =
    .ruling = Se non c’è più nulla da pescare, chi non può o non vuole piazzare scarta una carta e non ne prende. Una carta allora l’hanno ancora tutti, perché si completa solo il giro in cui il mazzo è finito.

rules-section-K9 = La fine della partita
rule-K9-1 = Finito il mazzo per la seconda volta (K7.3), si completa il giro: l’ultimo turno è del giocatore alla destra di chi tiene l’imperatore. Se il mazzo è finito proprio in quel turno, la partita termina lì.
    .example = Si gioca in quattro e il posto 1 tiene l’imperatore. Se il mazzo finisce nel turno del posto 2, i posti 3 e 4 hanno ancora un turno; se in quello del posto 4, è finita.
rule-K9-2 = La partita termina subito anche quando nessuno può più piazzare alcun pezzo.
    .ruling = Le carte in mano non contano, solo la mappa e le riserve: nessuno ha un pezzo per cui una provincia abbia posto. Si controlla una volta per turno, dopo l’ultimo pezzo e prima di pescare.

rules-section-K10 = Punteggio finale
rule-K10-1 = Prima le case: ogni provincia non contrassegnata, piena o no, viene conteggiata secondo K6.2 e K6.3.
rule-K10-2 = Poi le alleanze, da 1 a 15. Chi ha la maggioranza degli emissari in entrambe le province ottiene un punto per ogni emissario delle due, di qualunque colore. Anche il numero più alto condiviso è una maggioranza, e chiunque l’abbia ottiene tutti i punti. Una provincia può servire a più alleanze.
    .ruling = Senza emissari non c’è maggioranza.
    .example = A Wei ci sono Verde 2, Rosso 1; a Han Verde 1, Rosso 1. Verde ottiene 5 punti; Rosso a Wei è indietro e non ne ottiene.
rule-K10-3 = Poi le strade: una fila sono quattro o più case di un giocatore che si susseguono lungo le strade, senza diramazioni. Dà un punto per casa, o due se una delle sue case sta su una fortificazione. Una casa conta per una sola fila.
    .ruling = Le file si scelgono in modo che il tuo totale sia il più alto possibile. Una fila può svoltare dove le strade s’incontrano, in un anello ogni casa conta una volta, e altre strade fra le sue case non importano.
    .example = Cinque case in fila e una sesta su una diramazione danno 5 punti.
rule-K10-4 = Vince chi ha più punti. In caso di parità vince il giocatore a cui restano più pezzi: case, emissari e la fortificazione, ma non il segnapunti.
    .ruling = Se anche così è pari, la vittoria è condivisa.

rules-section-K-added = Che cosa aggiunge Mandate
rule-K-a = I colori dei giocatori sono, nell’ordine dei posti, verde, rosso, viola, blu e giallo.
rule-K-b = Dopo il tuo primo pezzo Mandate chiede un secondo o la fine dei piazzamenti ogni volta che K4.3 ne permette un secondo e hai ancora una carta. Lo chiede anche se le tue carte non possono pagare nulla, altrimenti gli altri saprebbero qualcosa della tua mano.
rule-K-c = Tutti hanno visto quali carte scoperte hai preso. Se ne tieni una di un certo colore, una carta di quel colore che giochi o scambi si considera proprio quella: le carte di un colore sono tutte uguali.
rule-K-d = Tutti ricordano che cosa c’era negli scarti quando sono diventati il mazzo. Il contenuto del nuovo mazzo è quindi noto, anche se non l’ordine, finché non compare una carta che poteva essere già in una mano o essere stata pescata dopo.
rule-K-e = Se il mazzo finisse per la prima volta mentre gli scarti sono vuoti, cosa che non capita quasi mai, la fine sarebbe subito vicina, come in K7.3.
