# Warum ein Text keine Stellung ist. Wörter zwischen „ “ gehören zur Notation und sind in jeder Sprache gleich.

flaw-in-line = Zeile { $line }, „{ $excerpt }“: { $what }
flaw-other = Etwas darin stimmt nicht. Die Engine sagt dazu auf Englisch: { $text }
flaw-move = Einer der Züge ist hier nicht erlaubt.
flaw-move-by = Einer der Züge ist hier nicht erlaubt (Regel { $rule }).

flaw-no-game = Eine Stellung beginnt mit „qin“ oder „kaiser“, nicht mit „{ $text }“.
flaw-heading = { $game ->
    [kaiser] In der ersten Zeile stehen „kaiser“, die Zahl der Spieler (3 bis 5), die Seite der Karte (3-4 oder 4-5) und „plain“ oder „fortified“.
   *[qin] In der ersten Zeile stehen „qin“, die Zahl der Spieler (2 bis 4) und der Name des Spielplans.
}
flaw-line = das ist hier nicht zu verstehen. Suche nach einem Schreibfehler oder nimm die Zeile heraus.
flaw-phase = „{ $text }“ kann in dieser Stellung nicht als Nächstes kommen. Nenne einen anderen Schritt oder jemand anderen.
flaw-no-phase = Es fehlt eine Zeile, die sagt, was als Nächstes kommt, etwa { $game ->
    [kaiser] „act green“.
   *[qin] „place white“.
}
flaw-view = Das ist, was jemand sieht. Zu einer Stellung gehören alle Hände: Nimm die Zeilen „viewer“ und „hidden“ heraus und schreibe alle Hände auf.
flaw-no-viewer = Es fehlt eine Zeile, die sagt, wer schaut, etwa { $game ->
    [kaiser] „viewer green“.
   *[qin] „viewer white“.
}
flaw-other-game = Das gehört zu einem anderen Plan, einer anderen Karte oder einer anderen Spielerzahl.
flaw-no-world = Was die anderen auch halten, so kann es nicht sein: Zähle das Verdeckte noch einmal.
flaw-hand = { $game ->
    [kaiser] { $player } hat höchstens drei Karten auf der Hand, bekannte und behaltene mitgezählt (Regel K7.1).
   *[qin] { $player } hat höchstens drei Plättchen auf der Hand (Regel Q2.1).
}

flaw-row = hier muss Reihe { $row } der Zeichnung stehen.
flaw-symbol = „{ $text }“ ist kein Feld. Es gibt . ~ V R Y B r y b, dahinter w, b, g oder p für den Besitzer.
flaw-board = { $fault ->
    [ragged] diese Reihe ist nicht so lang wie die erste.
    [too_large] ein Plan hat höchstens 16 mal 16 Felder.
    [large_village] ein Dorf bedeckt höchstens zwei Felder (Regel Q1.1).
    [starts_touch] ein Startfeld berührt ein anderes derselben Farbe (Regel Q4.1).
    [no_start] der Plan hat kein Startfeld: Zeichne irgendwo R, Y oder B (Regel Q1.1).
    [no_room] neben keinem Startfeld ist Platz für ein erstes Plättchen (Regel Q3.3).
   *[other] auf diesem Plan kann niemand spielen.
}
flaw-other-board = Der Plan { $board } sieht anders aus. Gib diesem in der ersten Zeile einen anderen Namen.
flaw-owner = Die Provinz bei { $space } braucht einen Besitzer: Schreibe hinter alle ihre Felder denselben Buchstaben (Regel Q4.1).
flaw-no-province = { $space } kann so niemandem gehören: Ein Feld allein ist keine Provinz, und beide Felder eines Dorfes gehören derselben Person (Regel Q4.1).
flaw-pagodas = { $player } hat mehr Pagoden auf dem Plan, als es gibt (Regel Q1.4).
flaw-already-won = { $player } hat keine Pagode mehr und damit schon gewonnen (Regel Q10.2). Nimm eine weg oder schreibe „over“.
flaw-pagodas-on = So viele Pagoden können bei { $space } nicht stehen.
flaw-village = Das Dorf bei { $space } gehört jemand anderem (Regel Q8.2).
flaw-too-many = Plättchen { $tile } gibt es nur { $each } (Regel Q1.2).
flaw-laid = Die { $colour ->
    [red] roten
    [yellow] gelben
   *[blue] blauen
} Felder der Zeichnung passen nicht zu den Plättchen, die weder auf der Hand noch „unseen“ sind (Regel Q1.2). Ohne die Zeile „unseen“ gelten irgendwelche, die passen.
flaw-lacks = Mit dieser Hand hätte { $player } nicht so passen können, wie „lacks“ es sagt (Regel Q3.7).
flaw-piles = Die „piles“ sind zusammen nicht so hoch, wie Plättchen „unseen“ sind (Regel Q2.1). Ohne die Zeile „piles“ werden sie gleich hoch.

flaw-no-emperor = Es fehlt eine Zeile, die sagt, wer den Kaiser hat, etwa „emperor green“.
flaw-other-map = Diese Karte gibt es hier nicht. Lass ihren Namen in der ersten Zeile weg.
flaw-players = Diese Seite der Karte ist für eine andere Spielerzahl (Regel K1.4).
flaw-no-such-space = Auf dieser Seite der Karte gibt es keinen Bauplatz { $space } (Regel K1.1).
flaw-two-houses = Auf Bauplatz { $space } stehen zwei Häuser (Regel K5.1).
flaw-pieces = { $player } hat mehr Figuren auf der Karte, als es gibt (Regel K1.3).
flaw-emissaries = In { $province } sind mehr Gesandte, als die dort stärkste Person Häuser hat (Regel K5.2).
flaw-fortifications = Auf der Karte müssen so viele „fortifications“ stehen, wie Spieler bei „spent“ genannt sind (Regel K1.3).
flaw-cards = Hände, Auslage, Stapel und Ablage sind zusammen nicht die Karten für so viele Spieler (Regel K2.1).
flaw-no-cards = { $player } müsste einen Zug ohne Karte beginnen (Regel K8.3).
flaw-display = Zu Beginn eines Zuges liegen vier Karten offen, und nie mehr (Regel K7.1).
flaw-pile = Dieser Stapel passt nicht dazu, wie oft er laut „run_out“ zu Ende war (Regel K7.4).
