# Perché un testo non è una posizione valida. Le parole tra « » sono della notazione e uguali in ogni lingua.

flaw-in-line = Riga { $line }, «{ $excerpt }». { $what }
flaw-other = Qualcosa non è valido. Il motore dice, in inglese: { $text }
flaw-move = Una delle mosse qui non è permessa.
flaw-move-by = Una delle mosse qui non è permessa (regola { $rule }).

flaw-no-game = Una posizione comincia con «qin» o «kaiser», non con «{ $text }».
flaw-heading = { $game ->
    [kaiser] La prima riga contiene «kaiser», il numero dei giocatori (da 3 a 5), il lato della mappa (3-4 o 4-5) e «plain» o «fortified».
   *[qin] La prima riga contiene «qin», il numero dei giocatori (da 2 a 4) e il nome del tabellone.
}
flaw-line = Questa riga qui non è valida. Cerca un errore di battitura oppure togli la riga.
flaw-phase = In questa posizione il prossimo passo non può essere «{ $text }». Indica un altro passo o un altro giocatore.
flaw-no-phase = Manca una riga che dica che cosa viene dopo, per esempio { $game ->
    [kaiser] «act green».
   *[qin] «place white».
}
flaw-view = Questo è ciò che vede un solo giocatore. Una posizione ha tutte le mani: togli le righe «viewer» e «hidden» e aggiungi ogni mano.
flaw-no-viewer = Manca una riga che dica chi guarda, per esempio { $game ->
    [kaiser] «viewer green».
   *[qin] «viewer white».
}
flaw-other-game = Questo appartiene a un altro tabellone, a un’altra mappa o a un altro numero di giocatori.
flaw-no-world = Nessuna mano nascosta è compatibile: conta di nuovo ciò che è coperto.
flaw-hand = { $game ->
    [kaiser] { $player } ha in mano al massimo tre carte, comprese quelle note e quelle tenute (regola K7.1).
   *[qin] { $player } ha in mano al massimo tre tessere (regola Q2.1).
}

flaw-row = Qui ci vuole la fila { $row } del tabellone.
flaw-symbol = «{ $text }» non è una casella. Usa . ~ V R Y B r y b, seguite da w, b, g o p per il proprietario.
flaw-board = { $fault ->
    [ragged] Questa fila non è lunga come la prima.
    [too_large] Un tabellone ha al massimo 16 per 16 caselle.
    [large_village] Un villaggio ha al massimo due caselle (regola Q1.1).
    [starts_touch] Una casella di partenza ne tocca un’altra dello stesso colore (regola Q4.1).
    [no_start] Il tabellone non ha caselle di partenza: aggiungi R, Y o B (regola Q1.1).
    [no_room] Accanto a nessuna casella di partenza c’è posto per una prima tessera (regola Q3.3).
   *[other] Questo tabellone non è giocabile.
}
flaw-other-board = Il tabellone { $board } è diverso. Dai a questo un altro nome nella prima riga.
flaw-owner = La provincia in { $space } deve avere un solo proprietario: scrivi la stessa lettera dopo tutte le sue caselle (regola Q4.1).
flaw-no-province = Così { $space } non può appartenere a nessuno: una casella isolata non è una provincia, e le due caselle di un villaggio sono dello stesso giocatore (regola Q4.1).
flaw-pagodas = { $player } ha sul tabellone più pagode di quante ce ne siano (regola Q1.4).
flaw-already-won = { $player } non ha più pagode e ha già vinto (regola Q10.2). Togline una, oppure scrivi «over».
flaw-pagodas-on = In { $space } non possono esserci tante pagode.
flaw-village = Il villaggio in { $space } è di qualcun altro (regola Q8.2).
flaw-too-many = Di tessere { $tile } ce ne sono solo { $each } (regola Q1.2).
flaw-laid = Le caselle { $colour ->
    [red] rosse
    [yellow] gialle
   *[blue] blu
} del tabellone non corrispondono alle tessere che non sono né in mano né «unseen» (regola Q1.2). Senza la riga «unseen» va bene qualunque tessera adatta.
flaw-lacks = Con questa mano { $player } non avrebbe potuto passare come dice «lacks» (regola Q3.7).
flaw-piles = Le pile («piles») insieme non hanno tante tessere quante sono «unseen» (regola Q2.1). Senza la riga «piles» vengono pareggiate.

flaw-no-emperor = Manca una riga che dica chi ha l’imperatore, per esempio «emperor green».
flaw-other-map = Questa mappa qui non esiste. Togli il suo nome dalla prima riga.
flaw-players = Questo lato della mappa è per un altro numero di giocatori (regola K1.4).
flaw-no-such-space = Su questo lato della mappa non c’è lo spazio casa { $space } (regola K1.1).
flaw-two-houses = Sullo spazio casa { $space } ci sono due case (regola K5.1).
flaw-pieces = { $player } ha sulla mappa più pezzi di quanti ce ne siano (regola K1.3).
flaw-emissaries = A { $province } ci sono più emissari di quante case abbia il giocatore in testa (regola K5.2).
flaw-fortifications = Sulla mappa devono esserci tante «fortifications» quanti sono i giocatori in «spent» (regola K1.3).
flaw-cards = Mani, carte scoperte, mazzo e scarti insieme non sono le carte per questo numero di giocatori (regola K2.1).
flaw-no-cards = { $player } comincerebbe un turno senza carte (regola K8.3).
flaw-display = All’inizio di un turno ci sono quattro carte scoperte, e mai di più (regola K7.1).
flaw-pile = Questo mazzo non corrisponde a quante volte è finito («run_out», regola K7.4).
