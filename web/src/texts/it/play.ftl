
seat-white = Bianco
seat-black = Nero
seat-green = Verde
seat-purple = Viola
seat-violet = Viola
seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo

bot-level-1 = Novizio
bot-level-2 = Apprendista
bot-level-3 = Artigiano
bot-level-4 = Esperto
bot-level-5 = Maestro
bot-level-6 = Saggio
bot-style-builder = Costruttore
bot-style-raider = Predone
bot-style-opportunist = Opportunista
person-me = Tu
person-guest = Ospite
person-empty = Posto libero
person-stand-in = { $bot } al posto di { $name }

doing-loading = Preparazione…
doing-gathering = In attesa di giocatori.
doing-between = Questa partita è finita, la serie continua.
doing-over = La partita è finita.
doing-curtain = Passa lo schermo a { $player }.
doing-place = Tocca a te: piazza una tessera.
doing-draw = Pesca una tessera: scegli una pila.
doing-pass = Nessuna delle tue tessere trova posto: devi passare.
doing-bot = { $player } sta pensando…
doing-other = Tocca a { $player }.

players-label = Giocatori
players-won = vince
players-pagodas = { $count ->
    [one] resta { $count } pagoda
   *[other] restano { $count } pagode
}
players-pagodas-left = Pagode ancora da piazzare: vince chi non ne ha più
players-away = assente
players-forfeited = ha abbandonato

clock-label = Tempo rimasto
clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}

log-label = Cronaca della partita
log-why = Perché? Regola { $rule }
log-begin = Comincia { $first }.
log-next = Prossima partita: comincia { $first }.
log-rise = { $player } si alza.
log-undo = { $player } annulla una mossa.
log-ask-undo = { $player } chiede di annullare una mossa.
log-answer-undo = { $agree ->
    [true] { $player } è d’accordo.
   *[other] { $player } non è d’accordo.
}
log-leave = { $player } se ne va; subentra un bot.
log-claim = { $player } è di nuovo al tavolo.
log-time-out = Il tempo di { $player } è scaduto.
log-resign = { $player } abbandona.
log-give-back = { $minutes ->
    [0] Il server non ha potuto ricevere mosse per { NUMBER($seconds, maximumFractionDigits: 0) } s. Questo tempo non conta.
   *[other] Il server non ha potuto ricevere mosse per { NUMBER($minutes, maximumFractionDigits: 0) } min. Questo tempo non conta.
}

curtain-title = Tocca a { $player }: { $name }
curtain-text = Passa lo schermo. Gli altri guardano altrove.
curtain-lift = Mostra la mia mano

end-title = { $mine ->
    [yes] { $count ->
        [one] Hai vinto!
       *[other] Condividi la vittoria: { $who }
    }
   *[no] { $count ->
        [one] Vince { $who }
       *[other] { $who } condividono la vittoria
    }
}
end-forfeit = { $who ->
    [me] Hai abbandonato.
    [opponent] L’avversario ha abbandonato.
   *[others] Gli altri hanno abbandonato.
}
end-player = Giocatore
end-pagodas = Pagode rimaste
end-next = Distribuisci la prossima partita
end-rematch = Rivincita
end-replay = Replay
end-review = Revisione
end-download = Salva la registrazione
end-share = Condividi
end-copied = Copiato
end-result = Risultato
end-look = Guarda il tabellone

rule-title = Regola { $id }
rule-missing = Questa è la regola { $id } del regolamento.
rule-open = Leggila nel regolamento
rule-back = Torna a { $id }

play-home = Mandate: torna alla pagina iniziale
play-hint = Suggerimento
play-why = Che cos’è, e perché?
play-why-what = Scegli qualcosa sul tabellone, un giocatore o una riga della classifica per sapere che cos’è e perché.
play-undo = Annulla l’ultima mossa
play-ask-undo = Chiedi di annullare una mossa
play-resigned = Hai abbandonato. Gli altri continuano: puoi guardare o uscire.
play-leave = Esci
play-resign = Abbandona
play-resign-sure = Abbandoni davvero?
play-chat = Chat
play-settings = Impostazioni
play-dismiss = OK
problem-engine = Qualcosa è andato storto nel motore del gioco. Ricarica la pagina: la partita è salvata.

new-player = Giocatore { $number }
online-your-turn = Tocca a te
online-your-turn-more = Il tuo tavolo ti aspetta.
