# Der Rückblick auf eine Partie: wird mit ihm geladen.

review-title = Rückblick
review-close = Rückblick schließen
review-how = Der stärkste Bot beurteilt jede Entscheidung nach dem, was man auf diesem Platz in dem Moment wissen konnte. Verdeckte Hände spielen keine Rolle.
review-gathering = Die Partie wird gelesen …
review-progress = { $done } von { $all } Entscheidungen beurteilt
review-state-done = { $all ->
    [one] Die einzige Entscheidung dieser Partie ist beurteilt.
   *[other] Alle { $all } Entscheidungen sind beurteilt.
}
review-state-stopped = Angehalten nach { $done } von { $all } Entscheidungen.
review-state-failed = Der Bot ließ sich nicht fragen. Was er bis jetzt gesagt hat, bleibt.
review-stop = Anhalten
review-go-on = Weiter

review-points = Wendepunkte
review-whose = Wessen Züge
review-everybody = Alle
review-none = Kein Zug hat mehr als { $least } Gewinnaussicht gekostet.
review-none-yet = Bis jetzt hat kein Zug mehr als { $least } Gewinnaussicht gekostet.
review-next = Nächster Wendepunkt (N)
review-previous = Voriger Wendepunkt (P)
review-point = { $player }, Schritt { $at }
review-lost = { $loss } Gewinnaussicht
review-played = In der Partie
review-promised = Aussicht: { $chance }.
review-better = Besser war
review-gained = Aussicht: { $best } statt { $played }.
review-show = Was war besser?
review-try = Selbst versuchen

review-grade-good = Gut
review-grade-inaccuracy = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-legend = Was die Zeichen bedeuten
review-legend-good = kostet gegenüber dem besten Zug weniger als { $below } Gewinnaussicht
review-legend-inaccuracy = kostet { $from } oder mehr
review-legend-mistake = kostet { $from } oder mehr
review-legend-blunder = kostet { $from } oder mehr

review-balance = Können und Glück
review-balance-how = Können ist alles, was die eigenen Entscheidungen gegenüber den besten gekostet haben. Glück ist, wie weit die Aussichten durch das Gezogene stiegen oder fielen. Was die anderen taten, steckt in keinem von beiden.
review-skill = Können
review-luck = Glück

review-graph = Kurve
review-graph-chances = Gewinnaussichten
review-graph-pagodas = Übrige Pagoden
review-graph-points = Punkte, wäre jetzt Schluss

review-try-task = { $player } muss entscheiden. Was würdest du spielen?
review-try-played = Dein Zug wird beurteilt …
review-try-found = Du hast gefunden, was auch der Bot spielen würde: { $best }.
review-try-verdict = Aussicht { $mine }, mit dem besten Zug { $best }.
review-try-than = In der Partie: { $played }.
review-try-again = Noch einmal
review-try-answer = Lösung zeigen
review-try-back = Zurück zum Rückblick
