
seat-white = Weiß
seat-black = Schwarz
seat-green = Grün
seat-purple = Lila
seat-violet = Violett
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb

bot-level-1 = Anfänger
bot-level-2 = Lehrling
bot-level-3 = Geselle
bot-level-4 = Experte
bot-level-5 = Meister
bot-level-6 = Weiser
bot-style-builder = Baumeister
bot-style-raider = Eroberer
bot-style-opportunist = Opportunist
person-me = Du
person-guest = Gast
person-empty = Freier Platz
person-stand-in = { $bot } für { $name }

doing-loading = Wird vorbereitet …
doing-gathering = Warten auf Mitspieler.
doing-between = Diese Partie ist zu Ende, die Serie geht weiter.
doing-over = Die Partie ist zu Ende.
doing-curtain = Gib weiter an { $player }.
doing-place = Du bist am Zug: Lege ein Plättchen.
doing-draw = Zieh ein Plättchen: Wähle einen Stapel.
doing-pass = Keines deiner Plättchen passt: Du musst passen.
doing-bot = { $player } denkt nach …
doing-other = { $player } ist am Zug.

players-label = Spieler
players-won = gewinnt
players-pagodas = { $count ->
    [one] noch { $count } Pagode
   *[other] noch { $count } Pagoden
}
players-pagodas-left = Pagoden, die noch zu setzen sind: Wer keine mehr hat, gewinnt
players-away = abwesend
players-forfeited = hat aufgegeben

clock-label = Restzeit
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}

log-label = Spielverlauf
log-why = Warum? Regel { $rule }
log-begin = { $first } beginnt.
log-next = Nächste Partie: { $first } beginnt.
log-rise = { $player } steht auf.
log-undo = { $player } nimmt einen Zug zurück.
log-ask-undo = { $player } möchte einen Zug zurücknehmen.
log-answer-undo = { $agree ->
    [true] { $player } ist einverstanden.
   *[other] { $player } lehnt ab.
}
log-leave = { $player } geht; ein Bot übernimmt.
log-claim = { $player } ist wieder da.
log-time-out = Die Zeit von { $player } ist um.
log-resign = { $player } gibt auf.
log-give-back = { $minutes ->
    [0] Der Server konnte { NUMBER($seconds, maximumFractionDigits: 0) } s lang keine Züge annehmen. Diese Zeit zählt nicht.
   *[other] Der Server konnte { NUMBER($minutes, maximumFractionDigits: 0) } min lang keine Züge annehmen. Diese Zeit zählt nicht.
}

curtain-title = { $player } ist am Zug: { $name }
curtain-text = Gib den Bildschirm weiter. Die anderen schauen weg.
curtain-lift = Meine Hand zeigen

end-title = { $mine ->
    [yes] { $count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg: { $who }
    }
   *[no] { $count ->
        [one] { $who } gewinnt
       *[other] { $who } teilen sich den Sieg
    }
}
end-forfeit = { $who ->
    [me] Du hast aufgegeben.
    [opponent] Dein Gegner hat aufgegeben.
   *[others] Die anderen haben aufgegeben.
}
end-player = Spieler
end-pagodas = Übrige Pagoden
end-next = Nächste Partie austeilen
end-rematch = Revanche
end-replay = Nachspielen
end-review = Analyse der Partie
end-download = Aufzeichnung speichern
end-share = Teilen
end-copied = Kopiert
end-result = Ergebnis
end-look = Spielplan ansehen

rule-title = Regel { $id }
rule-missing = Das ist Regel { $id } des Regelbuchs.
rule-open = Im Regelbuch lesen
rule-back = Zurück zu { $id }

play-home = Mandate: zur Startseite
play-hint = Tipp
play-why = Was ist das, und warum?
play-why-what = Wähle etwas auf dem Spielplan, einen Spieler oder eine Zeile der Wertung: Dann siehst du, was es ist und warum.
play-undo = Letzten Zug zurücknehmen
play-ask-undo = Um Zugrücknahme bitten
play-resigned = Du hast aufgegeben. Die anderen spielen weiter: Du kannst zusehen oder gehen.
play-leave = Gehen
play-resign = Aufgeben
play-resign-sure = Wirklich aufgeben?
play-chat = Chat
play-settings = Einstellungen
play-dismiss = OK
problem-engine = In der Spiel-Engine ist etwas schiefgegangen. Lade die Seite neu: Deine Partie ist gespeichert.

new-player = Spieler { $number }
online-your-turn = Du bist am Zug
online-your-turn-more = Dein Tisch wartet auf dich.
