## New game

new-game-line-qin = 2 bis 4 Spieler, etwa 20 Minuten
new-first-hint-qin = In einer Serie beginnt jede Partie einen Platz weiter.
new-board = Spielplan
new-board-bird = Vogel
new-board-bird-line = Weites Land, gut für die erste Partie
new-board-lion = Löwe
new-board-lion-line = Wasser und mehr Dörfer; eigener Entwurf nach dem Vorbild der gedruckten Seite
new-board-own-line = Dein eigener Spielplan
new-games = Partien in der Serie
new-games-hint = Nach der letzten gewinnt, wer über alle Partien die wenigsten Pagoden übrig hat.
new-wrong-board = Diesen Spielplan gibt es hier nicht mehr. Wähle einen anderen.

## Tables on the server

online-open-qin = Qin-Tisch für zwei öffnen
online-board = { $board ->
    [bird] Spielplan „Vogel“
    [lion] Spielplan „Löwe“
   *[other] Spielplan „{ $board }“
  }
online-board-own = Eigener Spielplan „{ $name }“
