game-qin = Qin
game-kaiser = Der Kaiser von China

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

doing-loading = Si apparecchia il tavolo …
doing-gathering = Mancano ancora giocatori.
doing-between = La partita è finita, la serie continua.
doing-over = L’incontro è finito.
doing-curtain = Passa a { $player }.
doing-place = Tocca a te: posa una tessera.
doing-draw = Pesca una tessera: scegli una pila.
doing-pass = Nessuna tua tessera trova posto: devi passare.
doing-bot = { $player } sta pensando …
doing-other = Tocca a { $player }.

players-label = Giocatori
players-won = vince
players-pagodas = { $count ->
    [one] { $count } pagoda rimasta
   *[other] { $count } pagode rimaste
}
players-pagodas-left = Pagode ancora da costruire: chi le finisce vince
players-away = assente
players-forfeited = si è arreso

clock-label = Tempo rimasto
clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}

log-label = Che cosa è successo
log-why = Perché? Regola { $rule }
log-begin = Comincia { $first }.
log-next = La prossima partita: comincia { $first }.
log-rise = { $player } si alza.
log-undo = { $player } ritira una mossa.
log-ask-undo = { $player } chiede di ritirare una mossa.
log-answer-undo = { $agree ->
    [true] { $player } acconsente.
   *[other] { $player } non acconsente.
}
log-leave = { $player } se ne va; continua un bot.
log-claim = { $player } è tornato.
log-time-out = Il tempo di { $player } è scaduto.
log-resign = { $player } si arrende.
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
    [me] Ti sei arreso.
    [opponent] L’altra persona si è arresa.
   *[others] Gli altri si sono arresi.
}
end-player = Giocatore
end-pagodas = Pagode rimaste
end-next = Dai la prossima partita
end-rematch = Rivincita
end-replay = Rivedi
end-review = Revisione
end-download = Salva il verbale
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
play-why-what = Scegli qualcosa sul tabellone, un giocatore o una riga del punteggio: ti viene detto che cos’è e perché è così.
play-undo = Ritira l’ultima mossa
play-ask-undo = Chiedi di ritirare una mossa
play-resigned = Ti sei arreso. Gli altri continuano: puoi guardare o andartene.
play-leave = Esci
play-resign = Arrenditi
play-resign-sure = Ti arrendi davvero?
play-chat = Chiacchiera
play-settings = Impostazioni
play-dismiss = Va bene
problem-engine = Qualcosa è andato storto nel motore del gioco. Ricarica la pagina: la partita è salvata.

new-player = Giocatore { $number }
online-your-turn = Tocca a te
online-your-turn-more = Al tavolo ti aspettano.
