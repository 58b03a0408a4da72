learn-kaiser-aim = Hab die meisten Punkte aus Provinzen, Bündnissen und Straßen, wenn der Stapel zum zweiten Mal aufgebraucht ist.
learn-kaiser-turn = In deinem Zug setzt du ein oder zwei Spielsteine in eine Provinz und ziehst wieder auf drei Karten nach; oder du tauschst eine Karte.
learn-kaiser-pay = Eine Karte in der Farbe der Provinz bezahlt einen Spielstein. Zwei Karten einer Farbe bezahlen einen Spielstein in einer Provinz jeder anderen Farbe. In eine leere Provinz darf nur einer.
learn-kaiser-house = Ein Haus kommt auf ein freies Hausfeld. Sobald eine Provinz voll ist, wird sie gewertet: Der erste Platz bekommt einen Punkt je Haus, der zweite so viele, wie der erste Häuser hat, und so weiter.
learn-kaiser-emissary = Abgesandte kommen auf das Drachenfeld: nie mehr, als der führende Spieler dort Häuser hat. Sie entscheiden über die Bündnisse.
learn-kaiser-score = Wer am Ende in beiden Provinzen eines Bündnisses die meisten Abgesandten hat, bekommt so viele Punkte, wie dort Abgesandte stehen; vier oder mehr Häuser in einer Reihe an Straßen zählen je einen Punkt.
learn-kaiser-end = Die Übersicht neben dem Spielplan zeigt jederzeit, wie viele Punkte alles jetzt bringen würde.
