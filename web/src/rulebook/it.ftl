# The rulebook: see en.ftl.

## The page

rules-lead = Ogni regola ha un numero, che Mandate cita quando spiega una mossa.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-hint = Parole, oppure un numero come Q9.3
rules-found = { $count ->
    [0] Nessuna regola trovata. Prova con meno parole.
    [one] { $count } regola trovata.
   *[other] { $count } regole trovate.
  }
rules-all = Mostra tutte le regole
rules-summary = In breve
rules-ruling = Precisazione
rules-ruling-why = Dove le regole stampate lasciano aperta una questione o si contraddicono, Mandate risponde con una precisazione.
rules-try = Provala
rules-try-rule = Provala: un esempio della regola { $id }
rules-example = Esempio
rules-example-number = Esempio { $number }
rules-example-why = Gli esempi numerati sono quelli dei regolamenti stampati, ridisegnati sui nostri tabelloni.

## Qin

rules-game-Q = Qin
    .intro = Piazzi tessere da cui crescono province rosse, gialle e blu, e costruisci pagode sulle tue province e sui villaggi vicini. Vince chi costruisce per primo tutte le sue pagode.
    .credit = Un gioco di Reiner Knizia, pubblicato da eggertspiele nel 2012. Mandate non è ufficiale né commerciale e non ha legami con l’autore o l’editore.

summary-Q-goal = Scopo del gioco
summary-Q-goal-text = Cina, più di 2.000 anni fa: principi rivali colonizzano il paese. Costruisci per primo tutte le tue pagode: una su ogni provincia che fondi, una seconda quando diventa una grande provincia e una su ogni villaggio che prendi. Province e villaggi possono cambiare proprietario, e allora le loro pagode tornano a chi le aveva costruite.
summary-Q-turn = Il tuo turno
summary-Q-turn-1 = Piazza una delle tue tre tessere su due caselle prateria libere. Almeno una metà deve avere un lato in comune con una casella provincia che c’è già, di qualunque colore (Q3).
summary-Q-turn-2 = Sistema le province. Due o più caselle collegate dello stesso colore sono una provincia. Se è nuova, è tua e riceve una pagoda (Q5). Se cresce, resta al suo proprietario (Q6). Le province che si uniscono diventano una sola e vanno a chi possedeva più caselle (Q9).
summary-Q-turn-3 = Da cinque caselle in su è una grande provincia: ha una pagoda doppia, e nessuno può più annetterla (Q7).
summary-Q-turn-4 = Sistema i villaggi. Un villaggio va a chi, sulle province che lo circondano, ha più pagode di ogni altro (Q8).
summary-Q-turn-5 = Pesca una tessera (Q3.6).
summary-Q-never = Non è permesso
summary-Q-never-1 = unire province quando più giocatori sono pari per numero di caselle (Q9.3)
summary-Q-never-2 = unire due o più grandi province, nemmeno se sono tue (Q9.4)
summary-Q-never-3 = unire una grande provincia a province più piccole, se finirebbe a qualcun altro (Q9.5)
summary-Q-end = Fine della partita
summary-Q-end-1 = Chi costruisce la sua ultima pagoda vince subito, di chiunque sia il turno (Q10.2).
summary-Q-end-2 = Se nessuno ha più tessere, o non se ne può piazzare nessuna, vince chi ha più pagode sul tabellone (Q10.4).
summary-Q-tips = Consigli delle regole stampate
summary-Q-tips-1 = Collega i villaggi vuoti a province tue.
summary-Q-tips-2 = Non spianare la strada agli altri: prima di piazzare, guarda quale villaggio il prossimo giocatore potrebbe raggiungere da lì.
summary-Q-tips-3 = Puoi anche piazzare una tessera che non fonda e non espande nulla, ma due caselle isolate servono di rado a te e spesso agli altri.
summary-Q-tips-4 = Per la prima partita scegliete il lato Uccello.

rules-section-Q1 = Contenuto
rule-Q1-1 = Il tabellone è una griglia di 13 per 13 caselle: praterie, villaggi, una casella di partenza rossa, una gialla e una blu e, solo sul lato Leone, acqua. Una casella di partenza vale fin dall’inizio come casella provincia. Uccello segue il lato stampato; Leone è un nostro disegno nello stesso spirito, perché quello stampato non è a nostra disposizione.
    .ruling = Un villaggio copre una casella, o due con un lato in comune; in ogni caso è un solo villaggio.
rule-Q1-2 = Ci sono 72 tessere di due caselle provincia ciascuna: dodici per ogni coppia, cioè rosso–rosso, giallo–giallo, blu–blu, rosso–giallo, giallo–blu e rosso–blu.
rule-Q1-3 = I colori dei giocatori sono bianco, nero, verde e viola, con 24 pagode ciascuno.
rule-Q1-4 = Si gioca in due, tre o quattro, con 24, 19 o 15 pagode a testa; le altre restano fuori dal gioco. Tutti vedono quante pagode ti restano, nessuno vede le tue tessere.

rules-section-Q2 = Preparazione
rule-Q2-1 = Scegliete un lato; per cominciare è meglio Uccello. Mescolate le tessere, datene tre coperte a ciascuno e disponete le altre coperte in più pile di altezza simile.
    .ruling = Le pile sono quattro, e nessuna supera un’altra di più di una tessera. Dell’altezza parla solo il regolamento tedesco.
rule-Q2-2 = Secondo le regole stampate comincia il giocatore più giovane; si prosegue in senso orario.
    .ruling = Chi apre il tavolo sceglie il primo posto o lo lascia al caso.

rules-section-Q3 = Il tuo turno
rule-Q3-1 = Piazza esattamente una tessera della tua mano su due caselle prateria con un lato in comune, ruotata come vuoi.
rule-Q3-2 = Entrambe le metà devono stare su caselle prateria libere: non su villaggi, acqua, caselle di partenza o tessere già piazzate, e non oltre il bordo del tabellone.
rule-Q3-3 = Almeno una metà deve avere un lato in comune con una casella provincia che c’era già, di qualunque colore. Un angolo non basta, un villaggio nemmeno, e le due metà non contano l’una per l’altra.
example-Q-12 = Le tre tessere con il bordo continuo hanno un lato in comune con una casella provincia, e va bene qualunque colore. Quelle barrate non sono permesse: quella nella riga 1 tocca la provincia rossa solo con un angolo, quella nella colonna a nient’altro che un villaggio.
rule-Q3-4 = La tessera non può unire province in un modo vietato da Q9.3, Q9.4 o Q9.5.
rule-Q3-5 = Tutto ciò che la tessera provoca, da Q4 a Q9, avviene, che ti piaccia o no.
rule-Q3-6 = Alla fine del turno pesca una tessera da una qualsiasi delle pile rimaste. Finite le pile, non si pesca più e le mani si riducono.
rule-Q3-7 =
    .ruling = Se nessuna delle tue tessere si può piazzare in modo regolare, passi: tieni la mano e non peschi. Se una si può piazzare, devi farlo. Chi non ha tessere viene saltato.

rules-section-Q4 = Province
rule-Q4-1 = Tutte le caselle provincia di un colore collegate per i lati formano un’area. Da due caselle in su è una provincia e ha esattamente un proprietario. Una casella isolata non è una provincia e non è di nessuno.
rule-Q4-2 = Le due metà di una tessera agiscono insieme. Se i colori sono due, riguardano aree diverse e non si intralciano mai; se il colore è uno, fanno parte della stessa area.
rule-Q4-3 = Guarda ogni area con una casella nuova e le province che conteneva prima. Se non ce n’erano, ne viene fondata una (Q5); una sola viene espansa (Q6); due o più vengono unite in una (Q9). Una casella nuova isolata non produce nulla.

rules-section-Q5 = Fondare una provincia
rule-Q5-1 = Chi ha piazzato la tessera possiede la nuova provincia e vi costruisce una pagoda. Una tessera di due colori può fondare due province in una volta.
example-Q-1 = Viola piazza una tessera giallo-rossa accanto a una casella gialla e a una rossa, entrambe isolate. Così fonda due province e costruisce una pagoda su ciascuna.
example-Q-2 = Viola piazza una tessera tutta gialla accanto a una casella gialla isolata e fonda una sola provincia di tre caselle, con una pagoda.
rule-Q5-2 = Una tessera di un solo colore può collegare abbastanza caselle isolate da far nascere una provincia di cinque o più. Allora è subito una grande provincia e riceve una pagoda doppia (Q7).
example-Q5-2 = La tessera tutta rossa di Nero collega tre caselle isolate: una grande provincia in un colpo solo.

rules-section-Q6 = Espandere una provincia
rule-Q6-1 = Una provincia che cresce resta al suo proprietario, chiunque abbia piazzato la tessera. Le caselle isolate che raggiunge ne entrano a far parte.
example-Q-3 = Con una tessera Verde espande la propria provincia gialla a quattro caselle e quella rossa di Viola a tre. Nessuna pagoda si muove.
example-Q-4 = Piazzata al contrario, la stessa tessera aggiunge solo due caselle isolate, e non succede nulla (Q4.3).

rules-section-Q7 = Grandi province
rule-Q7-1 = Una provincia di cinque o più caselle è una grande provincia. Il proprietario vi aggiunge subito una seconda pagoda, anche nel turno di un altro: una pagoda doppia. Per quanto cresca, non ne riceve mai una terza.
example-Q-5 = La provincia gialla di Verde riceve la quinta casella e diventa una grande provincia: Verde aggiunge una seconda pagoda.

rules-section-Q8 = Villaggi
rule-Q8-1 = Sistemate le province, si controlla ogni villaggio. La tua forza lì è il numero di pagode sulle tue province che hanno un lato in comune con il villaggio, con una qualsiasi delle sue caselle: una per ciascuna, due per una grande provincia. La pagoda sul villaggio stesso non conta.
    .ruling = Una provincia conta una volta sola, quanti che siano i lati in comune.
example-Q8-1 = La provincia rossa di Bianco tocca il villaggio su due lati, eppure conta una volta sola. Con una seconda provincia accanto, Verde è più forte, 2 a 1, e conquista il villaggio.
rule-Q8-2 = Chi lì è più forte di ogni altro prende il villaggio. Uno vuoto viene collegato: il giocatore vi costruisce una pagoda. Uno altrui viene conquistato: la sua pagoda torna nella riserva del proprietario, e il più forte ne costruisce una propria.
    .ruling = Conta solo la parità per la forza più alta, come dice il regolamento inglese. Preso alla lettera, quello tedesco impedisce la conquista con qualsiasi parità, e quello italiano confronta solo con il proprietario.
example-Q-6 = Verde fonda una provincia blu accanto a un villaggio vuoto e costruisce una pagoda su entrambi.
example-Q-7 = Verde fonda una provincia rossa accanto al villaggio di Bianco. Ora attorno ci sono due pagode verdi e una sola bianca: Verde conquista il villaggio.
example-Q-8 = La provincia gialla di Verde diventa una grande provincia accanto al villaggio di Bianco. La sua pagoda doppia conta due, quella di Bianco una: Verde conquista il villaggio.
rule-Q8-3 = Se nessuno è il più forte da solo, non cambia nulla: un villaggio vuoto resta vuoto, e chi ne possiede uno lo tiene.
    .ruling = Lo tiene anche con meno forza degli altri o senza averne.
example-Q8-3 = Bianco fonda una provincia gialla accanto a un villaggio vuoto di due caselle, e la stessa tessera vi porta anche quella rossa di Verde. È parità, 1 a 1, e il villaggio resta vuoto.
rule-Q8-4 = Su un villaggio sta al massimo una pagoda. Una volta preso, non torna mai vuoto, salvo il caso in Q.b.

rules-section-Q9 = Annettere province
rule-Q9-1 = Quando si uniscono due o più province, ne nasce sempre una grande: due più due più almeno una casella nuova fanno cinque.
rule-Q9-2 = Per ogni giocatore somma le caselle delle province unite che erano sue prima; quelle nuove e quelle isolate non contano per nessuno. Chi ha il totale più alto annette l’intera provincia. Su di essa resta esattamente una pagoda doppia del proprietario, che costruisce o riprende quanto serve; tutte le altre pagode tornano nelle riserve.
example-Q-9 = La provincia rossa di Verde porta tre caselle, quella di Bianco due. Unite, sono di Verde, e così il villaggio accanto.
example-Q-10 = Verde porta una grande provincia e una piccola, in tutto sette caselle rosse, Bianco solo due. Tutto è di Verde, con una sola pagoda doppia: la pagoda di Bianco e quella della piccola provincia di Verde tornano indietro.
rule-Q9-3 = Non si possono unire province se due o più giocatori condividono il totale più alto. Una parità più in basso non conta. Puoi unire province tue, nei limiti di Q9.4.
    .ruling = Presi alla lettera, i regolamenti inglese e tedesco vietano qualsiasi parità; ma la ragione che danno, che nessuno risulterebbe proprietario, vale solo per il totale più alto. Quello italiano dice proprio questo.
example-Q-11 = Verde e Bianco porterebbero due caselle ciascuno, e nessuno potrebbe possedere il tutto: non è permesso.
example-Q9-3 =
    .a = Bianco 2, Viola 2, Verde 3: è permesso, e tutto è di Verde. La parità non riguarda il totale più alto.
    .b = Bianco 3, Verde 3, Viola 2: non è permesso.
    .c = Bianco 4, Verde 2 e 2: non è permesso, perché contano i totali e non le singole province.
rule-Q9-4 = Due o più grandi province non si possono mai unire, nemmeno se sono tutte tue.
example-Q9-4 = La grande provincia di Bianco ha cinque caselle, quella di Verde sei. Nessuno può unirle.
rule-Q9-5 = Una grande provincia è al sicuro: nessuno può annetterla.
    .ruling = Si conta come sempre (Q9.2), come nell’esempio stampato con 7 caselle contro 2. Una grande provincia si può quindi unire a province più piccole solo se il suo proprietario, da solo, ha il totale più alto. Se qualcun altro ha di più, la tessera non si può piazzare, perché annetterebbe una grande provincia; se il totale più alto è condiviso, lo vieta Q9.3, senza eccezioni. I regolamenti inglese e tedesco dicono soltanto che una grande provincia può annettere quelle piccole; quello italiano, non ufficiale, glielo permette sempre. È una novità della versione 2 delle regole: prima, in entrambi i casi, tutto andava al proprietario della grande provincia.
example-Q9-5 =
    .a = Bianco porta una grande provincia di 5 caselle, Verde due province di 3: non è permesso, perché Verde la annetterebbe.
    .b = Bianco porta 5 caselle, Verde 2 e 3: non è permesso, perché il totale più alto è condiviso.
    .c = Bianco porta 5 caselle, Viola 3 e Verde 3: è permesso, e tutto è di Bianco.

rules-section-Q10 = Pagode e fine della partita
rule-Q10-1 =
    .ruling = Un turno segue quest’ordine: si piazza la tessera; le pagode che devono lasciare le province tornano indietro; si costruiscono le pagode dovute sulle province; tornano indietro le pagode dei villaggi conquistati; si costruiscono quelle dovute sui villaggi; si pesca una tessera (Q3.6); si verifica la fine (Q10.3). Costruisce per primo chi è di turno, poi gli altri in senso orario. Poiché il ritorno precede la costruzione, una pagoda che cambia solo posto non è mai l’ultima. E poiché le province sono concluse per tutti prima che cambi un villaggio, chi nel giro viene dopo ma costruisce su una provincia precede chi è di turno e costruirebbe su un villaggio.
rule-Q10-2 = Appena un giocatore costruisce la sua ultima pagoda, la partita è finita e vince solo lui, di chiunque sia il turno. In quel turno non si costruisce altro, nemmeno da parte sua, e non si pesca. Se avviene su una provincia, nessun villaggio cambia.
    .ruling = Se la fine interrompe una conquista quando la vecchia pagoda del villaggio è già tornata indietro, il villaggio resta vuoto e quella pagoda conta come rimasta nella riserva (Q11).
rule-Q10-3 = La partita finisce anche quando nessuno ha più tessere, o quando non se ne può più piazzare nessuna.
    .ruling = Le due cose si controllano dopo ogni turno, dopo la pesca, in quest’ordine. I regolamenti inglese e tedesco guardano alle caselle prateria adiacenti, quello italiano ai piazzamenti regolari. Qui la partita finisce se nessuno di chi ha ancora tessere può piazzarne una in modo regolare. Si passa (Q3.7) quindi solo finché qualcun altro può ancora piazzare una tessera.
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

summary-K-goal = Scopo del gioco
summary-K-goal-text = Cina, intorno al 200 a.C.: il vecchio imperatore è debole, e i principi delle province vogliono il suo trono. Chi fa più punti con case, alleanze e strade è il nuovo imperatore.
summary-K-turn = Il tuo turno
summary-K-turn-1 = Gioca fino a tre carte e piazza uno o due pezzi, tutti nella stessa provincia. Una carta del colore della provincia paga un pezzo. Due carte uguali, come jolly, ne pagano uno in una provincia di qualunque altro colore. Una provincia senza alcun pezzo ne accoglie uno solo (K4).
summary-K-turn-2 = Se così tutti gli spazi casa della provincia hanno una casa, le case danno subito punti (K6).
summary-K-turn-3 = Pesca fino ad avere di nuovo tre carte, scoperte o dal mazzo (K7).
summary-K-turn-text = Invece di tutto questo puoi scambiare una carta (K8).
summary-K-rule = La regola 3-2-1
summary-K-rule-text = Fino a 3 carte, al massimo 2 pezzi, in 1 provincia.
summary-K-pieces = I pezzi
summary-K-pieces-1 = Una casa va su uno spazio casa libero (K5.1).
summary-K-pieces-2 = Un emissario va sullo spazio del drago. Lì possono stare, fra tutti i giocatori, tanti emissari quante sono le case del giocatore che ne ha di più nella provincia (K5.2).
summary-K-pieces-3 = Una fortificazione, nella variante per giocatori esperti, va sotto una casa e raddoppia i punti (K5.3).
summary-K-scoring = Punteggio
summary-K-scoring-1 = Case, quando la loro provincia è piena o alla fine: chi ne ha di più ottiene un punto per ogni casa della provincia, il secondo tanti punti quante case ha il primo, il terzo quante ne ha il secondo, e così via (K6.2).
summary-K-scoring-2 = Alleanze, alla fine: chi ha la maggioranza degli emissari in entrambe le province di un’alleanza ottiene un punto per ogni emissario delle due (K10.2).
summary-K-scoring-3 = Strade, alla fine: una fila di quattro o più case tue dà un punto per casa (K10.3).
summary-K-end = Fine della partita
summary-K-end-text = Finito il mazzo per la seconda volta, si completa il giro. Poi viene il punteggio finale (K10).
summary-K-tips = Consigli delle regole stampate
summary-K-tips-1 = Puoi piazzare emissari anche in una provincia in cui non hai case.
summary-K-tips-2 = Anche in una provincia le cui case hanno già dato punti si possono ancora piazzare emissari.
summary-K-tips-3 = Piazza una casa sulla tua fortificazione nello stesso turno, altrimenti potrebbe farlo un altro: le fortificazioni non sono di nessuno.

rules-section-K1 = Contenuto
rule-K1-1 = La mappa ha nove province in cinque colori, ognuna con spazi casa e uno spazio del drago; quattro colori hanno due province ciascuno, il viola solo Chu. Le strade uniscono spazi casa, anche oltre i confini, e 15 alleanze numerate legano ciascuna due province vicine. Giochiamo su una mappa nostra nello stesso spirito, il Regno di Mezzo, perché quella stampata non è a nostra disposizione. Lì Wei (7 spazi casa) e Shu (5) sono rosse, Yan (4) e Han (5) verdi, Ch’in (7) e Qi (5) gialle, Zhao (6) e Lu (5) arancioni e Chu (8) viola.
rule-K1-2 = Ci sono 57 carte provincia nei cinque colori. Non hanno nulla a che vedere con i colori dei giocatori, che negli esempi si chiamano Verde, Rosso, Viola, Blu e Giallo.
    .ruling = 13 sono rosse, 12 verdi, 11 gialle, 11 arancioni e 10 viola. Il regolamento non lo dice; sono i numeri pubblicati per l’edizione del 2014, che ha altrettante carte.
rule-K1-3 = Ognuno ha 20 case e 9 emissari, uno dei quali è il segnapunti, così ne restano 8 da piazzare. Nella variante per giocatori esperti ognuno ha anche una fortificazione.
rule-K1-4 = Si gioca in tre, quattro o cinque. Un lato della mappa è per tre o quattro, l’altro per quattro o cinque; in quattro si può scegliere. I due lati della nostra hanno gli stessi spazi e le stesse alleanze; alcune strade sono diverse.

rules-section-K2 = Preparazione
rule-K2-1 = In quattro si toglie una carta per colore, in tre se ne tolgono due per colore; tutti lo sanno. Così in cinque, quattro o tre sono in gioco 57, 52 o 47 carte.
rule-K2-2 = Mescolate le carte e datene tre coperte a ciascuno. Altre quattro si dispongono scoperte; il resto è il mazzo coperto.
rule-K2-3 = Chi comincia tiene l’imperatore fino al punteggio finale; si prosegue in senso orario.
    .ruling = Secondo le regole stampate i giocatori si accordano su chi comincia. Qui chi apre il tavolo sceglie il primo posto o lo lascia al caso.

rules-section-K3 = Il tuo turno
rule-K3-1 = O piazzi pezzi (K4) e poi peschi fino ad avere di nuovo tre carte (K7), oppure scambi una carta (K8).
rule-K3-2 = I pezzi sono case, emissari e, nella variante, fortificazioni.

rules-section-K4 = Piazzare i pezzi
rule-K4-1 = Tutti i pezzi di un turno vanno nella stessa provincia.
rule-K4-2 = Una carta del colore della provincia paga un pezzo. Due carte dello stesso colore sono un jolly: insieme pagano un pezzo in una provincia di qualunque altro colore.
rule-K4-3 = In una provincia che all’inizio del tuo turno non aveva alcun pezzo puoi piazzarne uno, in ogni altra uno o due. In breve, la regola 3-2-1: fino a 3 carte, al massimo 2 pezzi, in 1 provincia.
    .ruling = Ogni carta giocata deve servire a pagare un pezzo: giochi una carta, due carte, un jolly, oppure una carta e un jolly.
example-K-1 =
    .a = Verde ha viola, rosso, rosso. Wei è vuota e accoglie un solo pezzo, quindi Verde gioca una carta rossa, e per questo turno è tutto.
    .b = Rosso ha rosso, verde, verde. Ora a Wei c’è un pezzo, e Rosso ne piazza due: la carta rossa ne paga uno, la coppia verde, come jolly, l’altro.
    .c = Viola ha tre carte gialle. In entrambe le province gialle ci sono già pezzi, quindi due carte pagano due case a Qi, come qui, o a Ch’in; oppure, insieme, un pezzo in una provincia di un altro colore. Mai di più.
rule-K4-4 = Le carte giocate vanno sulla pila degli scarti, scoperta. Un tipo di pezzo che hai esaurito non si può più piazzare.
rule-K4-5 = Due pezzi si piazzano uno dopo l’altro, e ciascuno dev’essere permesso quando viene piazzato. Così una casa può far posto all’emissario che segue.

rules-section-K5 = I pezzi
rule-K5-1 = Una casa va su uno spazio casa della provincia che non ne ha ancora. Ogni spazio casa ospita una sola casa.
rule-K5-2 = Un emissario va sullo spazio del drago. Contando anche il nuovo, gli emissari di tutti i giocatori insieme non possono superare le case del giocatore che ne ha di più nella provincia. Senza case, quindi, nessuno; ma non occorre una casa tua.
example-K5-2 = A Zhao ci sono tre case rosse e due gialle. Il limite sono le tre di Rosso: con tre emissari lo spazio del drago è pieno.
example-K-2 = Rosso ha più case di tutti a Chu, quattro, e ci sono già due emissari. Verde ne aggiunge due: la carta viola ne paga uno, la coppia arancione, come jolly, l’altro.
example-K-3 = A Ch’in Rosso e Blu hanno due case ciascuno, e non ci sono ancora emissari. Con due carte gialle Verde ha tre possibilità:
    .a = due emissari
    .b = due case
    .c = un emissario e una casa
rule-K5-3 = Nella variante, una fortificazione va su uno spazio casa senza casa né fortificazione. Non è di nessuno: chiunque può costruirvi sopra una casa al prezzo solito, nello stesso turno o dopo. Per K4.3 è un pezzo come gli altri, e la paga una carta o un jolly.
example-K-8 = Verde ha tre carte gialle. Una paga la fortificazione a Qi, una la casa che ci va sopra. La terza resta in mano, perché due pezzi sono il massimo.
rule-K5-4 = Solo una casa occupa uno spazio casa. Gli emissari no, e nemmeno una fortificazione da sola.

rules-section-K6 = Punteggio delle case
rule-K6-1 = Appena ogni spazio casa di una provincia ha una casa, il turno si interrompe: la provincia viene conteggiata, quest’unica volta, e contrassegnata. Vi si possono ancora piazzare emissari, come secondo pezzo dello stesso turno o più tardi, nei limiti di K5.2.
rule-K6-2 = Metti in ordine i giocatori secondo il numero delle loro case lì; a numeri uguali il posto è condiviso, e il numero seguente ha il posto seguente (1, 1, 2). Il primo posto ottiene un punto per ogni casa della provincia. Ogni altro ottiene tanti punti quante case ha un giocatore del posto precedente. I punti non si dividono mai, e chi lì non ha case non ne ottiene.
    .example = Con 3, 2, 2 e 1 case i giocatori ottengono 8, 3, 3 e 2 punti; con 3, 3 e 2 case 8, 8 e 3; con 2, 1, 1 e 1 case 5, 2, 2 e 2; e con 1 casa a testa tutti e quattro ne ottengono 4.
example-K-4 = La casa di Blu completa Wei. Verde vi ha quattro case, Rosso due e Blu una: Verde ottiene 7 punti, Rosso 4 e Blu 2.
example-K-5 = La casa di Rosso completa Qi. Rosso e Viola hanno due case ciascuno e ottengono 5 punti a testa. Blu, con una casa, è al secondo posto e ne ottiene 2.
rule-K6-3 = Se una tua casa nella provincia sta su una fortificazione, lì i tuoi punti raddoppiano.
    .ruling = Raddoppiano una volta sola, quante che siano queste case.
    .example = Un posto che vale 2 punti ne dà allora 4.

rules-section-K7 = Pescare carte
rule-K7-1 = Dopo aver piazzato peschi una carta alla volta, scoperta o dal mazzo, come preferisci, finché ne hai tre; ognuna la vedi prima di prendere la seguente. Solo allora le carte scoperte tornano a quattro.
rule-K7-2 = Quando il mazzo finisce per la prima volta, gli scarti si mescolano subito e diventano il nuovo mazzo. Le carte scoperte restano, poi si continua a pescare e a completarle.
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
    .example = A Wei ci sono Verde 2, Rosso 1; a Han Verde 1, Rosso 1. Verde ottiene 5 punti; Rosso a Wei è indietro e non ne ottiene. A Qi ci sono Viola 1, Blu 1; a Lu Viola 2. Viola ottiene 4 punti: la maggioranza condivisa a Qi basta.
example-K-6 =
    .a = L’alleanza 3 lega Wei e Ch’in. Blu condivide la maggioranza a Wei e l’ha a Ch’in: 6 punti per i sei emissari. Rosso l’ha solo a Wei e non ottiene nulla.
    .b = L’alleanza 4 lega Ch’in e Shu. In una ha la maggioranza Blu, nell’altra Viola: nessuno ottiene punti.
rule-K10-3 = Poi le strade: una fila sono quattro o più case di un giocatore che si susseguono lungo le strade, anche oltre i confini, senza diramazioni. Dà un punto per casa, o due se una delle sue case sta su una fortificazione. Una casa conta per una sola fila.
    .ruling = Le file si scelgono in modo che il tuo totale sia il più alto possibile. Una fila può svoltare dove le strade s’incontrano, in un anello ogni casa conta una volta, e altre strade fra le sue case non importano.
example-K-7 = Blu ha cinque case in fila attraverso Ch’in e Shu. La sesta sta su una diramazione e non conta: 5 punti.
example-K10-3 =
    .a = Una fila non si dirama: quattro case contano, la quinta no. 4 punti.
    .b = Una fila può svoltare dove le strade s’incontrano. 4 punti.
    .c = In un anello ogni casa conta una volta. 7 punti.
    .d = La fila più lunga di queste otto case ne avrebbe sette, ma due file da quattro sono meglio. 8 punti.
    .e = Una fortificazione raddoppia la sua fila. 10 punti.
    .f = Di nuovo le otto case, una su una fortificazione: ora è meglio la fila da sette. 14 punti.
rule-K10-4 = Vince chi ha più punti. In caso di parità vince il giocatore a cui restano più pezzi: case, emissari e la fortificazione, ma non il segnapunti.
    .ruling = Se anche così è pari, la vittoria è condivisa.

rules-section-K-added = Che cosa aggiunge Mandate
rule-K-a = I colori dei giocatori sono, nell’ordine dei posti, verde, rosso, viola, blu e giallo.
rule-K-b = Dopo il tuo primo pezzo Mandate chiede un secondo o la fine dei piazzamenti ogni volta che K4.3 ne permette un secondo e hai ancora una carta. Lo chiede anche se le tue carte non possono pagare nulla, altrimenti gli altri saprebbero qualcosa della tua mano.
rule-K-c = Tutti hanno visto quali carte scoperte hai preso. Se ne tieni una di un certo colore, una carta di quel colore che giochi o scambi si considera proprio quella: le carte di un colore sono tutte uguali.
rule-K-d = Tutti ricordano che cosa c’era negli scarti quando sono diventati il mazzo. Il contenuto del nuovo mazzo è quindi noto, anche se non l’ordine, finché non compare una carta che poteva essere già in una mano o essere stata pescata dopo.
rule-K-e = Se il mazzo finisse per la prima volta mentre gli scarti sono vuoti, cosa che non capita quasi mai, la fine sarebbe subito vicina, come in K7.3.
