### Mit anderen spielen

online-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
  }
online-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
online-timing-unlimited = ohne Uhr
online-timing-live = je { NUMBER($minutes, maximumFractionDigits: 1) } min + { $seconds } s, { $zero ->
    [forfeit] wer die Zeit überschreitet, verliert
   *[bot] dann übernimmt ein Bot
  }
online-timing-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } pro Zug, { $zero ->
    [forfeit] wer die Zeit überschreitet, verliert
   *[bot] dann übernimmt ein Bot
  }

online-kept-for = Reserviert für { $name }
online-former = ehemaliger Spieler
online-you = du
online-not-here = gerade nicht da

online-table = Tisch
online-opening = Der Tisch wird geöffnet …
online-lost = Verbindung verloren; neuer Versuch läuft …
online-kept-back = Keine Verbindung: Dein Zug wird gesendet, sobald sie wieder da ist.
online-damaged = Dieser Tisch ist beschädigt
online-damaged-more = Sein Protokoll ist nicht lesbar, deshalb kann hier niemand weiterspielen. Es bleibt unverändert erhalten: Sag dem Betreiber des Servers Bescheid. Alle anderen Tische funktionieren weiter.
online-gone = Tisch nicht gefunden
online-gone-more = Vielleicht ist der Link unvollständig, oder es gibt den Tisch nicht mehr.
online-lobby = Lobby

online-your-name = Dein Name
online-sit = Diesen Platz nehmen
online-rise = Aufstehen
online-seat-bot = Bot hinzufügen …
online-seat-bot-at = Einen Bot für { $colour } hinzufügen
online-clear-seat = Platz räumen
online-clear-seat-of = Platz räumen: { $name }
online-begin = Starten
online-waiting = { $free ->
    [one] Es fehlt noch ein Spieler
   *[other] Es fehlen noch { $free } Spieler
  }
online-full = Alle Plätze sind besetzt
online-waiting-begin = Alle sind da. Jeder Spieler kann die Partie starten.
online-close = Tisch schließen
online-close-sure = Ja, für alle schließen
online-invite = Mit diesem Link einladen: Wer ihn öffnet, kann mitspielen oder zusehen
online-invite-here = Dieser Link funktioniert nur auf diesem Computer. Damit andere dazukommen können, starte den Server mit { $option } und öffne die Seite über die Adresse dieses Computers.
online-invite-text = Spiel mit mir: { $game }
online-copy = Kopieren
online-copied = Kopiert
online-share = Teilen
online-fair = Das Mischen lässt sich nicht manipulieren, und jeder kann es hinterher nachprüfen.
online-fair-more = Bevor sich jemand gesetzt hat, hat sich der Server auf ein Geheimnis festgelegt; dies ist sein Fingerabdruck. Wenn die Partie beginnt, legt sich der Browser jedes Spielers auf eigene Zufallszahlen fest und deckt sie erst danach auf. Aus allem zusammen ergibt sich, was ausgeteilt wird; aussuchen kann es sich niemand: nicht der Server, nicht der Gastgeber, nicht wer als Letzter aufdeckt. Nach der Partie prüft dein Browser alles Ausgeteilte nach. Was sich so nicht verhindern lässt: Der Server kennt während der Partie alle Hände, und wer nicht aufdeckt, lässt das Austeilen platzen. Wer das war, sehen alle.

online-chat = Chat
online-chat-empty = Noch keine Nachrichten.
online-chat-off = An diesem Tisch ist der Chat ausgeschaltet.
online-chat-players = Nur die Spieler können hier schreiben.
online-chat-say = Nachricht schreiben
online-chat-send = Senden
online-chat-earlier = Frühere Nachrichten
online-chat-turn-off = Chat ausschalten
online-chat-turn-on = Chat einschalten

online-undo-asks = { $name } möchte einen Zug zurücknehmen.
online-undo-agree = Zustimmen
online-undo-refuse = Ablehnen
online-undo-waits = Du möchtest einen Zug zurücknehmen. Warten auf { $names }.
online-undo-asked = { $name } möchte einen Zug zurücknehmen.
online-away = Ein Bot spielt gerade für dich.
online-away-forfeited = Du hast aufgegeben; ein Bot spielt an deiner Stelle weiter.
online-away-no-time = Deine Zeit ist um; ein Bot spielt an deiner Stelle weiter.
online-claim = Wieder selbst spielen
online-rematch-come = Revanche
online-rematch-go = Mitspielen
online-rematch-watch = Zusehen
online-leave = An einen Bot übergeben
online-leave-more = Du kannst jederzeit zurückkommen.
online-leave-sure = Ja, übergeben

online-turn-of = { $name } ist am Zug
online-over = beendet
online-seats-free = { $free ->
    [one] Ein Platz frei
   *[other] { $free } Plätze frei
  }
online-watch = Zusehen
online-open = Offene Tische
online-open-none = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch, dann finden andere ihn hier.
online-live = Laufende Partien
online-live-none = Gerade läuft keine öffentliche Partie.
online-mine = Deine Tische
online-mine-over = Beendet
online-more = Mehr anzeigen
online-more-of = Mehr anzeigen: { $list }
online-open-other = Andere Optionen …

online-me-nobody = Zum Spielen brauchst du kein Konto. Mit einem gehört dein Name dir, deine Tische folgen dir auf andere Geräte, und deine Partien werden gewertet.
online-me-guest = Du spielst als { $name }, als Gast in diesem Browser.
online-me-account = Du bist angemeldet als { $name }.
online-account = Konto
online-me-choose = Konto anlegen oder anmelden
online-register = Konto anlegen
online-register-more = Ein Name und ein Passwort, sonst nichts. Du behältst deine Plätze.
online-login = Anmelden
online-login-more = Wenn du auf diesem Server schon ein Konto hast.
online-logout = Abmelden
online-name = Name
online-guest = Nur ein Name
online-guest-more = Spiel als Gast unter diesem Namen. Nur dieser Browser kennt dich.
online-rename = Ändern
online-renamed = Erledigt: Diesen Namen sehen jetzt alle.
online-password = Passwort
online-password-hint = Mindestens 8 Zeichen. Es gibt keine E-Mail, ein vergessenes Passwort lässt sich also nicht wiederherstellen.
online-password-old = Aktuelles Passwort
online-password-new = Neues Passwort
online-password-change = Passwort ändern
online-password-changed = Dein Passwort wurde geändert. Alle anderen Geräte sind abgemeldet.
online-ratings = Wertungen
online-ratings-none = Noch keine gewerteten Partien. Eine Partie wird gewertet, wenn alle am Tisch ein Konto haben.
online-ratings-game = Spiel
online-ratings-strength = Wertung
online-ratings-games = Partien
online-tokens = Programme, die für dich spielen
online-tokens-more = Mit einem Token kann dein eigenes Programm in deinem Namen spielen.
online-token-name = Programm
online-token-make = Token erstellen
online-token-made = Das ist dein Token. Es wird nur dieses eine Mal angezeigt:
online-token-revoke = Widerrufen
online-token-revoke-named = Token von { $name } widerrufen
online-export = Meine Daten herunterladen
online-delete = Alles löschen …
online-delete-sure = Dein Konto löschen?
online-delete-more = Name, Einstellungen, Wertungen und Tokens werden endgültig gelöscht. Deine Partien bleiben den anderen erhalten, ohne deinen Namen. Von dir eröffnete Tische, an denen noch nicht gespielt wird, werden geschlossen.
online-delete-yes = Endgültig löschen
online-delete-no = Behalten

## Fehler

error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
error-no-server = Hier gibt es keinen Server. Gegen Bots kannst du trotzdem spielen.
error-unavailable = Der Server antwortet gerade nicht. Versuch es gleich noch einmal.
error-cannot-save = Der Server kann gerade nichts speichern. Dein Zug wurde nicht gespielt; versuch es gleich noch einmal.
error-database-down = Der Server erreicht gerade seine Datenbank nicht. Versuch es gleich noch einmal.
error-unsure = Der Server hat beim Speichern seine Datenbank verloren und weiß noch nicht, ob es gespeichert wurde. Sieh gleich noch einmal nach.
error-starting = Der Server startet gerade. Versuch es gleich noch einmal.
error-damaged-log = Das Protokoll dieses Tisches ist beschädigt, deshalb kann hier niemand weiterspielen. Es bleibt unverändert erhalten.
error-imports-busy = Gerade werden zu viele Aufzeichnungen importiert. Versuch es in ein paar Sekunden noch einmal.
error-logins-busy = Gerade melden sich zu viele an. Versuch es in ein paar Sekunden noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
error-timeout = Das hat zu lange gedauert. Versuch es gleich noch einmal.
error-busy = Dieser Tisch ist überlastet. Versuch es gleich noch einmal.
error-too-fast = Zu schnell. Warte einen Moment.
error-too-many-connections = Von dieser Adresse sind zu viele Verbindungen offen. Schließ einige Tische und versuch es noch einmal.
error-too-many-tables = Du hast zu viele Tische, an denen noch nicht gespielt wird. Starte oder schließe zuerst einen davon.
error-too-many-unfinished = Du sitzt an zu vielen Tischen mit nicht beendeten Partien. Beende zuerst einige davon, oder steh auf, bevor sie beginnen.
error-log-full = In dieser Partie wurde schon zu viel zurückgenommen. Spiel weiter oder gib auf.
error-too-many-accounts = Zu viele neue Spieler aus deinem Netzwerk. Versuch es in ein paar Minuten noch einmal, oder melde dich mit einem Konto an.
error-too-many-requests = { $seconds ->
    [0] Zu viele Anfragen. Versuch es gleich noch einmal.
    [one] Zu viele Anfragen. Versuch es in einer Sekunde noch einmal.
   *[other] Zu viele Anfragen. Versuch es in { $seconds } Sekunden noch einmal.
  }
error-conflict = Inzwischen hat sich etwas geändert. Sieh noch einmal nach.
error-not-found = Nicht gefunden.
error-name-taken = Dieser Name oder einer, der so aussieht, ist schon vergeben. Nimm einen anderen.
error-bad-name = Ein Name hat 2 bis 24 Zeichen aus einem Alphabet, darunter mindestens einen Buchstaben oder eine Ziffer. Namen wie Admin oder Gast sind reserviert.
error-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
error-wrong-login = Name oder Passwort ist falsch.
error-not-logged-in = Du bist nicht mehr angemeldet.
error-guest = Dafür brauchst du ein Konto.
error-already-registered = Du hast schon ein Konto. Melde dich ab, um ein weiteres anzulegen.
error-cross-site = Diese Anfrage kam von einer anderen Website. Lade diese Seite neu.
error-bad-line = Eine Nachricht hat 1 bis 500 Zeichen.
error-hidden-text = Der Text enthält unsichtbare Zeichen oder zu viele Akzente. Entferne sie.
error-chat-full = Der Chat dieses Tisches ist voll und nimmt keine Nachrichten mehr an.
error-chat-off = An diesem Tisch ist der Chat ausgeschaltet.
error-seated = Du sitzt schon an diesem Tisch.
error-reserved = Dieser Platz ist für jemand anderen reserviert.
error-goes-on = Die Partie läuft noch.
error-bad-bot = Diesen Bot gibt es nicht.
error-too-many-bots = In deinen laufenden Partien oder in denen deines Netzwerks spielen zu viele Bots. Beende zuerst einige dieser Partien, oder versuch es später noch einmal.
error-bad-options = Diese Optionen passen nicht zusammen.
error-bad-seats = Diese Plätze passen nicht zum Spiel.
error-bad-record = Diese Aufzeichnung ist unlesbar oder ungültig.
error-stale = Gerade hat sich etwas geändert. Sieh noch einmal hin, bevor du entscheidest.
error-no-such-seat = Diesen Platz gibt es nicht.
error-not-your-seat = Diesen Platz spielt jemand anderes.
error-not-yours = Das kannst du an diesem Tisch nicht tun.
error-taken = Jemand war schneller: Der Platz ist besetzt.
error-empty = Ein Platz ist noch leer.
error-contribution = An diesem Tisch werden Zufallszahlen erst zu Beginn der Partie gesendet. Lade die Seite neu.
error-already-sent = Das wurde schon gesendet.
error-too-early = Noch haben sich nicht alle festgelegt.
error-bad-opening = Auf diese Zufallszahlen hatte sich dein Browser nicht festgelegt.
error-barred = Du hast hier schon einmal deine Zufallszahlen nicht aufgedeckt und kannst dich deshalb nicht mehr an diesen Tisch setzen.
error-dealing = Es wird gerade gemischt. Warte, bis es fertig ist.
error-not-begun = Die Partie hat noch nicht begonnen.
error-begun = Die Partie hat schon begonnen.
error-between-games = Diese Partie ist zu Ende. Teile zuerst die nächste aus.
error-game-goes-on = Diese Partie ist noch nicht zu Ende.
error-over = Die Partie ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-bad-text = Das ist kein gültiger Zug.
error-illegal = Das ist gegen die Regeln.
error-out-of-time = Deine Zeit ist um.
error-time-left = Noch hat niemand seine Zeit überschritten.
error-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
error-needs-consent = Dem müssen die anderen zustimmen.
error-nobody-to-agree = Dem müssen alle anderen zustimmen, die diese Partie begonnen haben, und jemand ist nicht da.
error-repeat-draw = Du hast dieses Ziehen zurückgenommen und kannst nur dasselbe noch einmal ziehen.
error-not-asked = Niemand möchte mehr einen Zug zurücknehmen.
error-already-asked = Es hat schon jemand gefragt. Warte auf die Antworten.
error-already-answered = Du hast schon geantwortet.
error-not-away = Diesen Platz hat niemand verlassen.
error-not-a-person = An diesem Platz spielt ein Bot.
error-forfeited = Dieser Spieler hat aufgegeben.
error-no-time-left = Deine Zeit ist um, du kannst also nicht zurückkommen.
