# Gemeinsam mischen vor der Partie, und nachprüfen danach.
deal-shuffling = Es wird gemeinsam gemischt …
deal-you = dich
deal-waiting = Warten auf { $names }.
deal-if-not-committed = Der Browser jedes Spielers steuert Zufallszahlen bei. Wer nicht rechtzeitig da ist, verliert den Platz.
deal-if-not-opened = Alle Zufallszahlen stehen fest; jetzt werden sie aufgedeckt. Wer seine nicht rechtzeitig aufdeckt, verliert den Platz und kann sich hier nicht mehr setzen.
deal-part-missing = nicht bereit
deal-part-done = bereit
deal-called-off-commitment = { $count ->
    [one] { $names } war zum Mischen nicht rechtzeitig da und hat den Platz verloren. Startet neu, wenn alle Plätze besetzt sind.
   *[other] { $names } waren zum Mischen nicht rechtzeitig da und haben ihre Plätze verloren. Startet neu, wenn alle Plätze besetzt sind.
  }
deal-called-off-opening = { $count ->
    [one] { $names } hat die Zufallszahlen nicht rechtzeitig aufgedeckt und den Platz verloren; es wurde nichts ausgeteilt. Startet neu, wenn alle Plätze besetzt sind.
   *[other] { $names } haben ihre Zufallszahlen nicht rechtzeitig aufgedeckt und ihre Plätze verloren; es wurde nichts ausgeteilt. Startet neu, wenn alle Plätze besetzt sind.
  }
deal-called-off-rise = Beim Mischen wurde der Platz von { $names } frei; es wurde nichts ausgeteilt. Startet neu, wenn alle Plätze besetzt sind.
deal-trouble-dealer = Der Server hat das Geheimnis ausgetauscht, auf das er sich festgelegt hatte, bevor du dich gesetzt hast. Dein Browser macht beim Mischen nicht mit. Spiel nicht an diesem Tisch.
deal-trouble-commitment = Im Protokoll des Servers steht etwas anderes, als worauf sich dein Browser festgelegt hat. Ist dieser Tisch auch auf einem anderen deiner Geräte offen, lass ihn dort offen. Sonst hat der Server es geändert: Spiel nicht an diesem Tisch.
deal-trouble-early = Der Server verlangt deine Zufallszahlen, bevor sich alle auf ihre festgelegt haben. Dein Browser gibt sie nicht preis. Spiel nicht an diesem Tisch.
deal-trouble-lost = Diesem Browser fehlen deine Zufallszahlen. Warst du auf einem anderen Gerät an diesem Tisch, öffne ihn jetzt dort.

## Nach der Partie
deal-checking = Das Austeilen wird geprüft …
deal-failed = Das Austeilen ließ sich nicht prüfen: Die Aufzeichnung kam nicht an.
deal-again = Noch einmal versuchen
deal-is-took-part = Austeilen geprüft
deal-is-elsewhere = Die Aufzeichnung ist schlüssig
deal-is-watched = Die Aufzeichnung ist schlüssig
deal-is-older = Die Aufzeichnung ist schlüssig (älteres Verfahren)
deal-more-took-part = Das hat dein Browser selbst geprüft, anhand dessen, was er sich vor dem Austeilen gemerkt hat.
deal-more-elsewhere = Die Zufallszahlen für deinen Platz kamen nicht von diesem Browser, oder seine Daten wurden gelöscht. Hast du nur in diesem Browser gespielt, kann der Server sie ausgetauscht haben.
deal-more-watched = Dein Browser war am Austeilen nicht beteiligt. Er hat geprüft, ob die Aufzeichnung schlüssig ist:
deal-more-older = Hier wurde nach einem älteren Verfahren ausgeteilt: Wer das Geheimnis kannte und seine Zufallszahlen als Letzter dazugab, konnte unter mehreren Möglichkeiten wählen. Was sich prüfen lässt:
deal-point-secret = Das Geheimnis des Servers ist das, auf das er sich vor dem Austeilen festgelegt hat.
deal-point-own = Deine Zufallszahlen gingen so ein, wie dein Browser sie gesendet hat.
deal-point-openings = { $people ->
    [0] Es spielten nur Bots; sie steuern keine Zufallszahlen bei.
    [one] Die Zufallszahlen des Spielers sind die, auf die er sich vorher festgelegt hat.
    [2] Die Zufallszahlen beider Spieler sind die, auf die sie sich festgelegt haben, bevor die ersten aufgedeckt wurden.
   *[other] Die Zufallszahlen aller { $people } Spieler sind die, auf die sie sich festgelegt haben, bevor die ersten aufgedeckt wurden.
  }
deal-point-older = { $people ->
    [0] Niemand hat Zufallszahlen beigesteuert.
    [one] Ein Spieler hat Zufallszahlen beigesteuert.
   *[other] { $people } Spieler haben Zufallszahlen beigesteuert.
  }
deal-point-deals = { $games ->
    [one] Alle { $draws } ausgeteilten und gezogenen Plättchen oder Karten folgen daraus.
   *[other] Alle { $draws } ausgeteilten und gezogenen Plättchen oder Karten in { $games } Partien folgen daraus.
  }
deal-point-moves = { $moves ->
    [0] Niemand hat einen Zug gemacht, und das Ergebnis folgt aus dem, was geschah.
    [one] Der einzige Zug war erlaubt, und das Ergebnis folgt daraus.
   *[other] Alle { $moves } Züge waren erlaubt, und das Ergebnis folgt daraus.
  }
deal-limits = Was niemand prüfen kann: ob der Server jemandem während der Partie die Hände verraten hat und ob sich alle anderen heimlich mit ihm abgesprochen haben.
deal-not-verified = Das Austeilen hält der Prüfung nicht stand
deal-wrong-dealer = Der Server hat aus einem anderen Geheimnis ausgeteilt als dem, auf das er sich vor der Partie festgelegt hatte.
deal-wrong-secret = Das Geheimnis in der Aufzeichnung ist nicht das, auf das sich der Server festgelegt hat.
deal-wrong-commitments = In der Aufzeichnung stehen andere Festlegungen, als dein Browser vor dem Austeilen gesehen hat.
deal-wrong-contribution = In der Aufzeichnung stehen für deinen Platz andere Zufallszahlen, als dein Browser gesendet hat.
deal-wrong-opening = Die Zufallszahlen eines Spielers sind nicht die, auf die er sich vorher festgelegt hat.
deal-wrong-deal = Was ausgeteilt wurde, folgt nicht aus dem Geheimnis und den Zufallszahlen.
deal-wrong-shown = Die Aufzeichnung beschreibt eine andere Partie als die, die dir gezeigt wurde.
deal-wrong-record = Die Aufzeichnung ist beschädigt, unvollständig oder wurde verändert.
deal-wrong-keep = Lade die Aufzeichnung herunter, um sie anderen zu zeigen.
