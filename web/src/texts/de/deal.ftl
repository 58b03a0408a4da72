# Gemeinsam mischen vor der Partie, und nachprüfen danach.
deal-shuffling = Es wird gemeinsam gemischt…
deal-you = dich
deal-waiting = Warten auf { $names }.
deal-if-not-committed = Der Browser jedes Spielers gibt Zufallszahlen dazu. Wer nicht rechtzeitig da ist, verliert den Platz.
deal-if-not-opened = Alle Zufallszahlen stehen fest; jetzt werden sie gezeigt. Wer sie nicht rechtzeitig zeigt, verliert den Platz und kann sich hier nicht mehr setzen.
deal-part-missing = nicht bereit
deal-part-done = bereit
deal-called-off-commitment = { $count ->
    [one] { $names } war zum Mischen nicht rechtzeitig da und hat den Platz verloren. Beginnt neu, wenn alle Plätze besetzt sind.
   *[other] { $names } waren zum Mischen nicht rechtzeitig da und haben ihre Plätze verloren. Beginnt neu, wenn alle Plätze besetzt sind.
  }
deal-called-off-opening = { $count ->
    [one] { $names } hat die Zufallszahlen nicht rechtzeitig gezeigt und den Platz verloren; es wurde nichts ausgeteilt. Beginnt neu, wenn alle Plätze besetzt sind.
   *[other] { $names } haben ihre Zufallszahlen nicht rechtzeitig gezeigt und ihre Plätze verloren; es wurde nichts ausgeteilt. Beginnt neu, wenn alle Plätze besetzt sind.
  }
deal-called-off-rise = Beim Mischen wurde der Platz von { $names } frei; es wurde nichts ausgeteilt. Beginnt neu, wenn alle Plätze besetzt sind.
deal-trouble-dealer = Der Server hat das Geheimnis ausgetauscht, auf das er sich festgelegt hatte, bevor du dich gesetzt hast. Dein Browser macht beim Mischen nicht mit. Spiel nicht an diesem Tisch.
deal-trouble-commitment = Beim Server steht etwas anderes als das, worauf sich dein Browser festgelegt hat. Ist dieser Tisch auch auf einem anderen Gerät von dir offen, lass ihn dort offen. Sonst hat der Server es geändert: Spiel nicht an diesem Tisch.
deal-trouble-early = Der Server verlangt deine Zufallszahlen, bevor sich alle auf ihre festgelegt haben. Dein Browser zeigt sie nicht. Spiel nicht an diesem Tisch.
deal-trouble-lost = Diesem Browser fehlen deine Zufallszahlen. Warst du auf einem anderen Gerät an diesem Tisch, öffne ihn jetzt dort.

## Nach dem Ende
deal-checking = Das Austeilen wird geprüft…
deal-failed = Das Austeilen ließ sich nicht prüfen: Die Aufzeichnung kam nicht an.
deal-again = Noch einmal versuchen
deal-is-took-part = Austeilen geprüft
deal-is-elsewhere = Die Aufzeichnung ist stimmig
deal-is-watched = Die Aufzeichnung ist stimmig
deal-is-older = Die Aufzeichnung ist stimmig (älteres Verfahren)
deal-more-took-part = Das hat dein Browser selbst nachgerechnet, mit dem, was er sich vor dem Austeilen gemerkt hat.
deal-more-elsewhere = Die Zufallszahlen für deinen Platz kamen nicht von diesem Browser, oder seine Daten wurden gelöscht. Hast du nur in diesem Browser gespielt, kann der Server sie ausgetauscht haben.
deal-more-watched = Dein Browser war am Austeilen nicht beteiligt. Er hat geprüft, was die Aufzeichnung über sich selbst sagt:
deal-more-older = Hier wurde nach einem älteren Verfahren ausgeteilt: Wer das Geheimnis kannte und seine Zufallszahlen als Letzter dazugab, konnte unter mehreren Möglichkeiten wählen. Was sich prüfen lässt:
deal-point-secret = Das Geheimnis des Servers ist das, auf das er sich vor dem Austeilen festgelegt hat.
deal-point-own = Deine Zufallszahlen gingen so ein, wie dein Browser sie gesendet hat.
deal-point-openings = { $people ->
    [0] Es spielten nur Bots; sie geben keine Zufallszahlen dazu.
    [one] Die Zufallszahlen des einen Spielers sind die, auf die er sich vorher festgelegt hat.
   *[other] Die Zufallszahlen aller { $people } Spieler sind die, auf die sie sich festgelegt haben, bevor eine davon zu sehen war.
  }
deal-point-older = { $people ->
    [0] Niemand hat Zufallszahlen dazugegeben.
    [one] Ein Spieler hat Zufallszahlen dazugegeben.
   *[other] { $people } Spieler haben Zufallszahlen dazugegeben.
  }
deal-point-deals = { $games ->
    [one] Alle { $draws } ausgeteilten und gezogenen Plättchen oder Karten folgen daraus.
   *[other] Alle { $draws } ausgeteilten und gezogenen Plättchen oder Karten in { $games } Partien folgen daraus.
  }
deal-point-moves = { $moves ->
    [0] Niemand hat gezogen, und das Ergebnis folgt aus dem, was geschah.
    [one] Der eine Zug war erlaubt, und das Ergebnis folgt daraus.
   *[other] Alle { $moves } Züge waren erlaubt, und das Ergebnis folgt daraus.
  }
deal-limits = Was niemand prüfen kann: ob der Server jemandem während der Partie die Hände verraten hat, und ob sich alle anderen heimlich mit ihm abgesprochen haben.
deal-not-verified = Das Austeilen stimmt nicht
deal-wrong-dealer = Der Server hat aus einem anderen Geheimnis ausgeteilt, als er vorher versprochen hatte.
deal-wrong-secret = Das Geheimnis in der Aufzeichnung ist nicht das, auf das sich der Server festgelegt hat.
deal-wrong-commitments = In der Aufzeichnung stehen andere Festlegungen, als dein Browser vor dem Austeilen gesehen hat.
deal-wrong-contribution = In der Aufzeichnung stehen für deinen Platz andere Zufallszahlen, als dein Browser gesendet hat.
deal-wrong-opening = Die Zufallszahlen eines Spielers sind nicht die, auf die er sich vorher festgelegt hat.
deal-wrong-deal = Was ausgeteilt wurde, folgt nicht aus dem Geheimnis und den Zufallszahlen.
deal-wrong-shown = Die Aufzeichnung erzählt von einer anderen Partie als der, die dir gezeigt wurde.
deal-wrong-record = Die Aufzeichnung ist beschädigt, unvollständig oder wurde verändert.
deal-wrong-keep = Sichere die Aufzeichnung, um sie anderen zu zeigen.
