learn-qin-aim = Bring als Erster alle deine Pagoden auf den Spielplan.
learn-qin-place = In deinem Zug legst du eines deiner drei Plättchen auf zwei freie Steppenfelder neben schon vorhandenes Land und ziehst ein neues nach.
learn-qin-found = Zwei oder mehr Felder einer Farbe sind eine Provinz. Wenn du eine gründest, setzt du eine Pagode darauf; wenn du eine erweiterst, hilfst du ihrem Besitzer.
learn-qin-major = Ab fünf Feldern ist es eine Großprovinz: Ihr Besitzer setzt eine zweite Pagode dazu, und niemand kann sie mehr übernehmen.
learn-qin-village = Ein Dorf gehört dem, der auf den Provinzen ringsum die meisten Pagoden hat, und bekommt selbst eine Pagode. Überbietest du den Besitzer, übernimmst du es.
learn-qin-absorb = Verbindet ein Plättchen Provinzen, bekommt alles, wem der größere Teil gehört. Gleichstand ist verboten, eine Großprovinz kann niemand übernehmen, und zwei Großprovinzen dürfen nie verbunden werden.
learn-qin-end = Kann nichts mehr gelegt werden, gewinnt, wer die wenigsten Pagoden übrig hat.
learn-supply = { $you ->
    [yes] Du ({ $player }): noch { $count ->
        [one] eine Pagode
       *[other] { $count } Pagoden
    }
   *[no] { $player }: noch { $count ->
        [one] eine Pagode
       *[other] { $count } Pagoden
    }
  }
