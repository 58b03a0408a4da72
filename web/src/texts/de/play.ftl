game-qin = Qin
game-kaiser = Der Kaiser von China

seat-white = Weiß
seat-black = Schwarz
seat-green = Grün
seat-purple = Violett
seat-violet = Violett
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb

bot-level-1 = Neuling
bot-level-2 = Lehrling
bot-level-3 = Geselle
bot-level-4 = Kenner
bot-level-5 = Meister
bot-level-6 = Weiser
bot-style-builder = Baumeister
bot-style-raider = Eroberer
bot-style-opportunist = Opportunist
person-me = Du
person-guest = Gast
person-empty = Freier Platz
person-stand-in = { $bot } für { $name }

doing-loading = Der Tisch wird gedeckt …
doing-gathering = Es fehlen noch Mitspieler.
doing-between = Die Partie ist vorbei, die Serie geht weiter.
doing-over = Das Spiel ist vorbei.
doing-curtain = Gib weiter an { $player }.
doing-place = Du bist dran: Lege ein Plättchen.
doing-draw = Zieh ein Plättchen: Wähle einen Stapel.
doing-pass = Keines deiner Plättchen passt: Du musst aussetzen.
doing-bot = { $player } denkt nach …
doing-other = { $player } ist dran.

players-label = Spieler
players-won = gewinnt
players-pagodas = { $count ->
    [one] noch { $count } Pagode
   *[other] noch { $count } Pagoden
}
players-pagodas-left = Pagoden, die noch zu bauen sind: Wer keine mehr hat, gewinnt
players-away = abwesend
players-forfeited = hat aufgegeben

clock-label = Restzeit
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}

log-label = Was geschah
log-why = Warum? Regel { $rule }
log-begin = { $first } beginnt.
log-next = Die nächste Partie: { $first } beginnt.
log-rise = { $player } steht auf.
log-undo = { $player } nimmt einen Zug zurück.
log-ask-undo = { $player } möchte einen Zug zurücknehmen.
log-answer-undo = { $agree ->
    [true] { $player } ist einverstanden.
   *[other] { $player } ist nicht einverstanden.
}
log-leave = { $player } geht; ein Bot spielt weiter.
log-claim = { $player } ist wieder da.
log-time-out = Die Zeit von { $player } ist um.
log-resign = { $player } gibt auf.
log-give-back = { $minutes ->
    [0] Der Server konnte { NUMBER($seconds, maximumFractionDigits: 0) } s lang keine Züge annehmen. Diese Zeit zählt nicht.
   *[other] Der Server konnte { NUMBER($minutes, maximumFractionDigits: 0) } min lang keine Züge annehmen. Diese Zeit zählt nicht.
}

curtain-title = { $player } ist dran: { $name }
curtain-text = Reiche den Bildschirm weiter. Die anderen schauen weg.
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
    [opponent] Dein Gegenüber hat aufgegeben.
   *[others] Die anderen haben aufgegeben.
}
end-player = Spieler
end-pagodas = Übrige Pagoden
end-next = Nächste Partie geben
end-rematch = Revanche
end-replay = Nachspielen
end-review = Rückblick
end-download = Mitschrift sichern
end-share = Teilen
end-copied = Kopiert
end-result = Ergebnis
end-look = Brett ansehen

rule-title = Regel { $id }
rule-missing = Das ist Regel { $id } des Regelbuchs.
rule-open = Im Regelbuch lesen
rule-back = Zurück zu { $id }

play-home = Mandate: zurück zur Startseite
play-hint = Tipp
play-why = Was ist das, und warum?
play-why-what = Wähle etwas auf dem Plan, einen Spieler oder eine Zeile der Wertung: Du erfährst, was es ist und warum es so ist.
play-undo = Letzten Zug zurücknehmen
play-ask-undo = Um Rücknahme eines Zugs bitten
play-resigned = Du hast aufgegeben. Die anderen spielen weiter: du kannst zusehen oder gehen.
play-leave = Gehen
play-resign = Aufgeben
play-resign-sure = Wirklich aufgeben?
play-chat = Plaudern
play-settings = Einstellungen
play-dismiss = Gut
problem-engine = In der Spielmaschine ging etwas schief. Lade die Seite neu: Deine Partie ist gesichert.

new-player = Person { $number }
online-your-turn = Du bist am Zug
online-your-turn-more = Der Tisch wartet auf dich.
