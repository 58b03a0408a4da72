### Mit anderen spielen

online-board = { $board ->
    [bird] Vogelplan
    [lion] Löwenplan
   *[other] Plan „{ $board }“
  }
online-board-own = eigener Plan „{ $name }“
online-map = Kartenseite { $side }
online-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
  }
online-fortifications = { $on ->
    [yes] mit Befestigungen
   *[no] ohne Befestigungen
  }
online-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
online-timing-unlimited = ohne Uhr
online-timing-live = je { NUMBER($minutes, maximumFractionDigits: 1) } min + { $seconds } s, { $zero ->
    [forfeit] wer überzieht, verliert
   *[bot] dann spielt ein Bot weiter
  }
online-timing-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } je Zug, { $zero ->
    [forfeit] wer überzieht, verliert
   *[bot] dann spielt ein Bot weiter
  }

online-kept-for = Freigehalten für { $name }
online-former = nicht mehr dabei
online-you = du
online-not-here = gerade nicht da

online-table = Tisch
online-opening = Auf dem Weg zum Tisch …
online-lost = Die Verbindung ist weg; neuer Versuch läuft …
online-kept-back = Keine Verbindung: Deine Entscheidung wartet und wird danach gesendet.
online-damaged = Dieser Tisch ist beschädigt
online-damaged-more = Sein Protokoll ist nicht lesbar, deshalb kann hier niemand weiterspielen. Es bleibt unverändert erhalten: Sag den Betreibern des Servers Bescheid. An allen anderen Tischen kann gespielt werden.
online-gone = Diesen Tisch gibt es nicht
online-gone-more = Vielleicht ist der Link unvollständig, oder der Tisch ist nicht mehr da.
online-lobby = Tische

online-your-name = Dein Name
online-sit = Hier hinsetzen
online-rise = Aufstehen
online-seat-bot = Bot setzen …
online-seat-bot-at = Einen Bot für { $colour } setzen
online-clear-seat = Platz räumen
online-clear-seat-of = Platz räumen: { $name }
online-begin = Beginnen
online-waiting = { $free ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $free } Personen
  }
online-full = Alle Plätze sind besetzt
online-waiting-begin = Alle sind da. Es geht los, sobald jemand aus der Runde beginnt.
online-close = Tisch schließen
online-close-sure = Ja, für alle schließen
online-invite = Mit diesem Link einladen: wer ihn öffnet, kann mitspielen oder zusehen
online-invite-here = Dieser Link gilt nur auf diesem Computer. Andere erreichen ihn, wenn der Server mit { $option } gestartet wurde und du die Seite über die Adresse dieses Computers öffnest.
online-invite-text = Spiel { $game } mit mir!
online-copy = Kopieren
online-copied = Kopiert
online-share = Teilen
online-fair = Am Mischen lässt sich nichts drehen, und alle können es hinterher nachprüfen.
online-fair-more = Bevor sich jemand gesetzt hat, hat sich der Server auf ein Geheimnis festgelegt; dies ist dessen Fingerabdruck. Wenn es losgeht, legt sich der Browser jedes Spielers auf eigene Zufallszahlen fest und zeigt sie erst danach. Aus allem zusammen folgt, was ausgeteilt wird; aussuchen kann es sich niemand: nicht der Server, nicht der Gastgeber, nicht wer als Letzter dran ist. Nach dem Ende prüft dein Browser alles Ausgeteilte nach. Was sich so nicht verhindern lässt: Der Server kennt während der Partie alle Hände.

online-chat = Gespräch
online-chat-empty = Noch hat niemand etwas gesagt.
online-chat-off = An diesem Tisch ist das Gespräch abgeschaltet.
online-chat-players = Schreiben kann, wer hier mitspielt.
online-chat-say = Etwas sagen
online-chat-send = Senden
online-chat-earlier = Frühere Nachrichten
online-chat-turn-off = Gespräch abschalten
online-chat-turn-on = Gespräch einschalten

online-undo-asks = { $name } möchte einen Zug zurücknehmen.
online-undo-agree = Einverstanden
online-undo-refuse = Ablehnen
online-undo-waits = Du möchtest einen Zug zurücknehmen. Es fehlt die Antwort von { $names }.
online-undo-asked = { $name } möchte einen Zug zurücknehmen.
online-away = Ein Bot spielt gerade für dich.
online-away-forfeited = Du hast aufgegeben; ein Bot spielt an deiner Stelle weiter.
online-away-no-time = Deine Zeit ist um; ein Bot spielt an deiner Stelle weiter.
online-claim = Selbst weiterspielen
online-rematch-come = Es geht noch einmal los
online-rematch-go = Mitkommen
online-rematch-watch = Zusehen
online-leave = An einen Bot übergeben
online-leave-more = Du kannst jederzeit zurückkommen.
online-leave-sure = Ja, er soll spielen

online-turn-of = { $name } ist am Zug
online-over = zu Ende
online-seats-free = { $free ->
    [one] Ein Platz frei
   *[other] { $free } Plätze frei
  }
online-watch = Zusehen
online-open = Mitspielen
online-open-none = Gerade sucht niemand. Mach einen Tisch auf, dann finden andere ihn hier.
online-live = Wird gerade gespielt
online-live-none = Gerade spielt niemand öffentlich.
online-mine = Deine Tische
online-mine-over = Beendet
online-more = Mehr anzeigen
online-more-of = Mehr anzeigen: { $list }
online-open-qin = Qin zu zweit aufmachen
online-open-kaiser = Kaiser zu dritt aufmachen
online-open-other = Etwas anderes …

online-me = Du
online-me-nobody = Zum Spielen brauchst du kein Konto. Mit einem gehört dein Name dir, deine Tische folgen dir auf andere Geräte, und deine Partien werden gewertet.
online-me-guest = Du bist hier als { $name }, zu Gast mit diesem Browser.
online-me-account = Du bist angemeldet als { $name }.
online-account = Ein Konto
online-me-choose = Konto anlegen oder anmelden
online-register = Konto anlegen
online-register-more = Ein Name und ein Passwort, sonst nichts. Deine Plätze bleiben dir.
online-login = Anmelden
online-login-more = Wenn du auf diesem Server schon ein Konto hast.
online-logout = Abmelden
online-name = Name
online-guest = Nur ein Name
online-guest-more = Spiel als Gast unter diesem Namen. Nur dieser Browser kennt dich.
online-rename = Ändern
online-renamed = Erledigt: so sehen dich jetzt alle.
online-password = Passwort
online-password-hint = Mindestens 8 Zeichen. Es gibt keine E-Mail: ein vergessenes Passwort ist für immer weg.
online-password-old = Bisheriges Passwort
online-password-new = Neues Passwort
online-password-change = Passwort ändern
online-password-changed = Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
online-ratings = Wertung
online-ratings-none = Noch keine gewerteten Partien. Eine Partie zählt, wenn alle am Tisch ein Konto haben.
online-ratings-game = Spiel
online-ratings-strength = Stärke
online-ratings-games = Partien
online-tokens = Programme, die für dich spielen
online-tokens-more = Mit einem Token kann ein Programm von dir in deinem Namen spielen.
online-token-name = Wie das Programm heißt
online-token-make = Token erzeugen
online-token-made = Das ist das Token. Es wird nur dieses eine Mal gezeigt:
online-token-revoke = Widerrufen
online-token-revoke-named = Das Token von { $name } widerrufen
online-export = Meine Daten herunterladen
online-delete = Alles löschen …
online-delete-sure = Dein Konto löschen?
online-delete-more = Name, Einstellungen, Wertung und Tokens sind dann endgültig weg. Gespielte Partien bleiben den anderen erhalten, ohne deinen Namen.
online-delete-yes = Endgültig löschen
online-delete-no = Behalten

## Warum etwas nicht ging

error-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung.
error-no-server = Hier gibt es keinen Server. Gegen Bots kannst du trotzdem spielen.
error-unavailable = Der Server antwortet gerade nicht. Versuch es gleich noch einmal.
error-cannot-save = Der Server kann gerade nichts speichern. Dein Zug wurde nicht gespielt; versuch es gleich noch einmal.
error-database-down = Der Server erreicht gerade seine Datenbank nicht. Versuch es gleich noch einmal.
error-unsure = Der Server hat beim Speichern seine Datenbank verloren und weiß noch nicht, ob es gespeichert wurde. Sieh gleich noch einmal nach.
error-starting = Der Server startet gerade. Versuch es gleich noch einmal.
error-damaged-log = Das Protokoll dieses Tisches ist beschädigt, deshalb kann hier niemand weiterspielen. Es bleibt unverändert erhalten.
error-imports-busy = Gerade werden zu viele Aufzeichnungen importiert. Versuch es in ein paar Sekunden noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
error-timeout = Das hat zu lange gedauert. Versuch es gleich noch einmal.
error-busy = Dieser Tisch hat zu viel zu tun. Versuch es gleich noch einmal.
error-too-fast = Das war zu schnell. Warte einen Moment.
error-too-many-connections = Von dieser Adresse sind zu viele Verbindungen offen. Schließ einige Tische und versuch es noch einmal.
error-too-many-tables = Du hast zu viele Tische, an denen noch nicht gespielt wird. Beginne oder schließe zuerst einen davon.
error-log-full = In dieser Partie wurde schon zu viel zurückgenommen. Spiel weiter oder gib auf.
error-too-many-accounts = Aus deinem Netz sind zu viele neue Spieler gekommen. Versuch es in ein paar Minuten noch einmal, oder melde dich mit einem Konto an.
error-too-many-requests = { $seconds ->
    [0] Das war zu viel auf einmal. Versuch es gleich noch einmal.
    [one] Das war zu viel auf einmal. Versuch es in einer Sekunde noch einmal.
   *[other] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
  }
error-conflict = Inzwischen hat sich etwas geändert. Sieh noch einmal nach.
error-not-found = Das ist nicht mehr da.
error-name-taken = Diesen Namen oder einen, der genauso aussieht, hat schon jemand. Nimm einen anderen.
error-bad-name = Ein Name hat 2 bis 24 Zeichen aus einem Alphabet, darunter mindestens einen Buchstaben oder eine Ziffer. Namen wie Admin oder Gast sind reserviert.
error-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
error-wrong-login = Name oder Passwort stimmt nicht.
error-not-logged-in = Du bist nicht mehr angemeldet.
error-guest = Dafür brauchst du ein Konto.
error-already-registered = Du hast schon ein Konto. Melde dich ab, um ein weiteres anzulegen.
error-cross-site = Diese Anfrage kam von einer anderen Seite. Lade diese neu.
error-bad-line = Eine Nachricht hat 1 bis 500 Zeichen.
error-hidden-text = Darin stehen unsichtbare Zeichen oder zu viele Akzente. Nimm sie heraus.
error-chat-off = An diesem Tisch ist das Gespräch abgeschaltet.
error-seated = Du sitzt schon an diesem Tisch.
error-reserved = Dieser Platz ist für jemand anderen freigehalten.
error-goes-on = Die Partie läuft noch.
error-bad-bot = Diesen Bot gibt es nicht.
error-too-many-bots = In deinen nicht beendeten Partien oder in denen deines Netzwerks spielen zu viele Bots. Beende zuerst einige dieser Partien oder versuche es später noch einmal.
error-bad-options = Diese Einstellungen passen nicht zusammen.
error-bad-seats = Diese Plätze passen nicht zum Spiel.
error-bad-record = Diese Aufzeichnung ist nicht lesbar, oder etwas darin stimmt nicht.
error-stale = Gerade ist etwas anderes passiert. Sieh noch einmal hin und entscheide dann.
error-no-such-seat = Diesen Platz gibt es nicht.
error-not-your-seat = Für diesen Platz entscheidet jemand anderes.
error-not-yours = Das kannst du an diesem Tisch nicht tun.
error-taken = Jemand war schneller: der Platz ist besetzt.
error-empty = Ein Platz ist noch leer.
error-contribution = An diesem Tisch werden die Zufallszahlen erst beim Beginn gesendet. Lade die Seite neu.
error-already-sent = Das wurde schon gesendet.
error-too-early = Noch haben sich nicht alle festgelegt.
error-bad-opening = Auf diese Zufallszahlen hatte sich dein Browser nicht festgelegt.
error-barred = Du hast hier schon einmal deine Zufallszahlen nicht gezeigt. An diesem Tisch kannst du dich nicht mehr setzen.
error-dealing = Es wird gerade gemischt. Warte, bis das vorbei ist.
error-not-begun = Es hat noch nicht begonnen.
error-begun = Es hat schon begonnen.
error-between-games = Diese Partie ist zu Ende. Teile zuerst die nächste aus.
error-game-goes-on = Diese Partie ist noch nicht zu Ende.
error-over = Es ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-bad-text = Das ist kein Zug.
error-illegal = Das ist gegen die Regeln.
error-out-of-time = Deine Zeit ist um.
error-time-left = Noch ist niemandes Zeit um.
error-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
error-needs-consent = Dem müssen die anderen zustimmen.
error-nobody-to-agree = Dem müssen alle anderen zustimmen, die diese Partie begonnen haben, und es ist nicht jeder da.
error-repeat-draw = Du hast dieses Ziehen zurückgenommen, also kannst du nur dasselbe noch einmal ziehen.
error-not-asked = Niemand möchte mehr einen Zug zurücknehmen.
error-already-asked = Es hat schon jemand gefragt. Warte auf die Antworten.
error-already-answered = Du hast schon geantwortet.
error-not-away = Diesen Platz hat niemand verlassen.
error-not-a-person = An diesem Platz spielt ein Bot.
error-forfeited = Dieser Platz hat aufgegeben.
error-no-time-left = Du hast keine Zeit mehr, also kannst du jetzt nicht zurückkommen.
