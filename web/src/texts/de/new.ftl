new-heading = Neue Partie
new-game = Spiel
new-game-line = { $game ->
    [qin] 2 bis 4 Personen, etwa 20 Minuten
   *[kaiser] 3 bis 5 Personen, etwa 45 Minuten
  }
new-board = Spielplan
new-board-bird = Vogel
new-board-bird-line = Weites Land, gut für die erste Partie
new-board-lion = Löwe
new-board-lion-line = Wasser und mehr Dörfer; unser eigener Plan im Geist der gedruckten Seite
new-board-own-line = Dein eigener Plan
new-players = Spielende
new-seats = Plätze
new-seats-hint = In dieser Reihenfolge wird gespielt.
new-seat = Platz { $number }, { $colour }
new-seat-who = Wer auf Platz { $number } sitzt
new-seat-bot = Wie stark der Bot auf Platz { $number } ist
new-seat-name = Name auf Platz { $number }
new-kind-me = Ich
new-kind-me-line = Das bist du
new-kind-bot = Bot
new-kind-here = Freund an diesem Gerät
new-kind-open = Freund per Link
new-kind-open-line = Kommt über den Link, den du schickst
new-levels = Stärke
new-level = { $number } · { $name }
new-styles = Stil, mittelstark
new-more = Weitere Optionen
new-fortifications = Befestigungen
new-fortifications-hint = Für Erfahrene: eine für jeden; ein Haus darauf zählt doppelt.
new-map = Seite der Karte
new-map-hint = Zu viert geht beides; andere Straßen machen ein anderes Spiel.
new-map-side = Für { $side }
new-games = Spiele in der Serie
new-games-hint = Nach dem letzten gewinnt, wer über alle Spiele die wenigsten Pagoden übrig hat.
new-first = Wer beginnt
new-first-hint = { $game ->
    [qin] In einer Serie beginnt im nächsten Spiel der nächste Platz.
   *[kaiser] Wer beginnt, hält den Kaiser.
  }
new-first-random = Das Los
new-first-seat = Platz { $number }
new-clock = Uhr
new-clock-none = Keine
new-clock-none-hint = Alle nehmen sich die Zeit, die sie brauchen.
new-clock-live = Live
new-clock-live-hint = Zeit für die ganze Partie und etwas dazu für jeden Zug.
new-clock-days = Tage
new-clock-days-hint = So viele Tage für jeden Zug; niemand muss am Bildschirm warten.
new-minutes = Minuten für die Partie
new-seconds = Sekunden dazu je Zug
new-days = Tage für jeden Zug
new-public = Im Treffpunkt zeigen
new-public-hint = Alle dürfen sich dazusetzen. Sonst nur, wer den Link hat.
new-where-bots = Wird in diesem Browser gespielt, auch ohne Verbindung.
new-where-here = Wird an diesem Gerät gespielt; beim Weitergeben bleibt die Hand verdeckt.
new-where-online = Öffnet einen Tisch und gibt dir einen Link zum Verschicken.
new-wrong-nobody = Jemand muss spielen: Wähle einen Platz für dich.
new-wrong-mixed = Freunde an diesem Gerät und Freunde per Link lassen sich noch nicht mischen.
new-wrong-board = Diesen Plan gibt es hier nicht mehr: Wähle einen anderen.
new-start = Los geht’s
new-open = Tisch öffnen
new-failed = Das hat nicht geklappt. Bitte noch einmal versuchen.
new-failed-online = Der Tisch ließ sich nicht öffnen. Bist du online?
