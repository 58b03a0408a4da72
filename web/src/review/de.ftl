# Die Analyse der Partie: wird mit ihr geladen.

review-title = Analyse der Partie
review-close = Analyse schließen
review-how = Der stärkste Bot beurteilt jede Entscheidung nach dem, was der Spieler in dem Moment wissen konnte. Verdeckte Hände spielen keine Rolle.
review-gathering = Die Partie wird geladen …
review-progress = { $done } von { $all } Entscheidungen beurteilt
review-state-done = { $all ->
    [one] Die einzige Entscheidung dieser Partie wurde beurteilt.
   *[other] Alle { $all } Entscheidungen wurden beurteilt.
}
review-state-stopped = Nach { $done } von { $all } Entscheidungen angehalten.
review-state-failed = Der Bot war nicht erreichbar. Seine bisherigen Urteile bleiben erhalten.
review-stop = Anhalten
review-go-on = Fortsetzen

review-points = Wendepunkte
review-whose = Wessen Züge
review-everybody = Alle
review-none = Kein Zug hat mehr als { $least } Gewinnchance gekostet.
review-none-yet = Bisher hat kein Zug mehr als { $least } Gewinnchance gekostet.
review-next = Nächster Wendepunkt (N)
review-previous = Vorheriger Wendepunkt (P)
review-point = { $player }, Schritt { $at }
review-lost = { $loss } Gewinnchance
review-played = In der Partie
review-promised = Gewinnchance: { $chance }.
review-better = Besser
review-gained = Gewinnchance: { $best } statt { $played }.
review-show = Was war besser?
review-try = Selbst versuchen

review-grade-good = Gut
review-grade-inaccuracy = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-legend = Was die Symbole bedeuten
review-legend-good = kostet gegenüber dem besten Zug weniger als { $below } Gewinnchance
review-legend-inaccuracy = kostet { $from } oder mehr
review-legend-mistake = kostet { $from } oder mehr
review-legend-blunder = kostet { $from } oder mehr

review-balance = Können und Glück
review-balance-how = Können ist, was die Entscheidungen eines Spielers gegenüber den besten gekostet haben. Glück ist, wie weit die Gewinnchancen durch das Ziehen stiegen oder fielen. Was die anderen taten, zählt bei beidem nicht.
review-skill = Können
review-luck = Glück

review-graph = Verlauf
review-graph-chances = Gewinnchancen
review-graph-pagodas = Übrige Pagoden
review-graph-points = Punkte, wenn jetzt Schluss wäre

review-try-task = { $player } muss entscheiden. Was würdest du spielen?
review-try-played = Dein Zug wird beurteilt …
review-try-found = Du hast den Zug des Bots gefunden: { $best }.
review-try-verdict = Gewinnchance { $mine }; mit dem besten Zug { $best }.
review-try-than = In der Partie: { $played }.
review-try-again = Noch einmal
review-try-answer = Lösung zeigen
review-try-back = Zurück zur Analyse
