# Warum ein Text keine gültige Stellung ist. Wörter zwischen „ “ gehören zur Notation und sind in jeder Sprache gleich.

flaw-in-line = Zeile { $line }, „{ $excerpt }“: { $what }
flaw-other = Etwas darin ist ungültig. Die Engine sagt dazu auf Englisch: { $text }
flaw-move = Einer der Züge ist hier nicht erlaubt.
flaw-move-by = Einer der Züge ist hier nicht erlaubt (Regel { $rule }).

flaw-no-game = Eine Stellung beginnt mit „qin“ oder „kaiser“, nicht mit „{ $text }“.
flaw-heading = { $game ->
    [kaiser] In der ersten Zeile stehen „kaiser“, die Zahl der Spieler (3 bis 5), die Seite des Spielplans (3-4 oder 4-5) und „plain“ oder „fortified“.
   *[qin] In der ersten Zeile stehen „qin“, die Zahl der Spieler (2 bis 4) und der Name des Spielplans.
}
flaw-line = Diese Zeile ist hier ungültig. Suche nach einem Tippfehler oder entferne die Zeile.
flaw-phase = „{ $text }“ kann in dieser Stellung nicht als Nächstes kommen. Nenne einen anderen Schritt oder Spieler.
flaw-no-phase = Es fehlt eine Zeile, die sagt, was als Nächstes kommt, etwa { $game ->
    [kaiser] „act green“.
   *[qin] „place white“.
}
flaw-view = Das ist, was ein einzelner Spieler sieht. Zu einer Stellung gehören alle Hände: Entferne die Zeilen „viewer“ und „hidden“ und gib alle Hände an.
flaw-no-viewer = Es fehlt eine Zeile, die sagt, wer schaut, etwa { $game ->
    [kaiser] „viewer green“.
   *[qin] „viewer white“.
}
flaw-other-game = Das gehört zu einem anderen Spielplan oder einer anderen Spielerzahl.
flaw-no-world = Dazu passen keine verdeckten Hände: Zähle das Verdeckte noch einmal.
flaw-hand = { $game ->
    [kaiser] { $player } hat höchstens drei Karten auf der Hand, bekannte und behaltene mitgezählt (Regel K7.1).
   *[qin] { $player } hat höchstens drei Plättchen auf der Hand (Regel Q2.1).
}

flaw-row = Hier muss Reihe { $row } des Spielplans stehen.
flaw-symbol = „{ $text }“ ist kein Feld. Möglich sind . ~ V R Y B r y b, dahinter w, b, g oder p für den Besitzer.
flaw-board = { $fault ->
    [ragged] Diese Reihe ist nicht so lang wie die erste.
    [too_large] Ein Spielplan hat höchstens 16 mal 16 Felder.
    [large_village] Ein Dorf hat höchstens zwei Felder (Regel Q1.1).
    [starts_touch] Ein Startfeld berührt ein anderes derselben Farbe (Regel Q4.1).
    [no_start] Der Spielplan hat kein Startfeld: Füge R, Y oder B hinzu (Regel Q1.1).
    [no_room] Neben keinem Startfeld ist Platz für ein erstes Plättchen (Regel Q3.3).
   *[other] Dieser Spielplan ist nicht spielbar.
}
flaw-other-board = Der Spielplan { $board } sieht anders aus. Gib diesem in der ersten Zeile einen anderen Namen.
flaw-owner = Die Provinz bei { $space } braucht einen Besitzer: Schreibe hinter alle ihre Felder denselben Buchstaben (Regel Q4.1).
flaw-no-province = { $space } kann so niemandem gehören: Ein einzelnes Feld ist keine Provinz, und beide Felder eines Dorfes gehören demselben Spieler (Regel Q4.1).
flaw-pagodas = { $player } hat mehr Pagoden auf dem Spielplan, als es gibt (Regel Q1.4).
flaw-already-won = { $player } hat keine Pagode mehr und damit schon gewonnen (Regel Q10.2). Entferne eine oder schreibe „over“.
flaw-pagodas-on = So viele Pagoden können bei { $space } nicht stehen.
flaw-village = Das Dorf bei { $space } gehört jemand anderem (Regel Q8.2).
flaw-too-many = Plättchen { $tile } gibt es nur { $each } (Regel Q1.2).
flaw-laid = Die { $colour ->
    [red] roten
    [yellow] gelben
   *[blue] blauen
} Felder des Spielplans passen nicht zu den Plättchen, die weder auf der Hand noch „unseen“ sind (Regel Q1.2). Ohne die Zeile „unseen“ werden irgendwelche passenden verwendet.
flaw-lacks = Mit dieser Hand hätte { $player } nicht so passen können, wie „lacks“ es angibt (Regel Q3.7).
flaw-piles = Die „piles“ haben zusammen nicht so viele Plättchen, wie „unseen“ sind (Regel Q2.1). Ohne die Zeile „piles“ werden sie gleich hoch.

flaw-no-emperor = Es fehlt eine Zeile, die sagt, wer den Kaiser hat, etwa „emperor green“.
flaw-other-map = Diesen Spielplan gibt es hier nicht. Lass seinen Namen in der ersten Zeile weg.
flaw-players = Diese Seite des Spielplans ist für eine andere Spielerzahl (Regel K1.4).
flaw-no-such-space = Auf dieser Seite des Spielplans gibt es kein Hausfeld { $space } (Regel K1.1).
flaw-two-houses = Auf Hausfeld { $space } stehen zwei Häuser (Regel K5.1).
flaw-pieces = { $player } hat mehr Spielsteine auf dem Spielplan, als es gibt (Regel K1.3).
flaw-emissaries = In { $province } sind mehr Abgesandte, als der dort führende Spieler Häuser hat (Regel K5.2).
flaw-fortifications = Auf dem Spielplan müssen so viele „fortifications“ stehen, wie Spieler bei „spent“ genannt sind (Regel K1.3).
flaw-cards = Hände, offene Karten, Stapel und Ablagestapel ergeben zusammen nicht die Karten für diese Spielerzahl (Regel K2.1).
flaw-no-cards = { $player } müsste einen Zug ohne Karte beginnen (Regel K8.3).
flaw-display = Zu Beginn eines Zuges liegen vier Karten offen, nie mehr (Regel K7.1).
flaw-pile = Dieser Stapel passt nicht dazu, wie oft er laut „run_out“ aufgebraucht war (Regel K7.4).
