# Each paragraph on one line. A rule may have a ruling, where the printed rules leave a question open, and an example.
# Q9.3 in a text becomes a link to that rule, Q9 to its section, Q.b to what the program adds under (b).

## The page

rules-lead = Jede Regel hat eine Nummer. Mandate nennt sie, wenn es einen Zug erklärt, und verlinkt sie hierher.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-search-hint = Wörter oder eine Nummer wie Q9.3
rules-found = { $count ->
    [0] Keine Regel gefunden. Versuch es mit weniger Wörtern.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
  }
rules-all = Alle Regeln zeigen
rules-ruling = Festlegung
rules-ruling-why = Wo die gedruckten Regeln eine Frage offenlassen, beantwortet Mandate sie mit einer Festlegung.
rules-try = Ausprobieren
rules-try-rule = Ausprobieren: ein Beispiel für Regel { $id }
rules-example = Beispiel

## Qin

rules-game-Q = Qin
    .intro = Du legst Plättchen, aus denen rote, gelbe und blaue Provinzen wachsen, und baust Pagoden auf deine Provinzen und die Dörfer daneben. Wer zuerst alle seine Pagoden gebaut hat, gewinnt.
    .credit = Ein Spiel von Reiner Knizia, 2012 bei eggertspiele erschienen. Mandate ist inoffiziell und nicht kommerziell und hat mit Autor und Verlag nichts zu tun.

rules-section-Q1 = Spielmaterial
rule-Q1-1 = Der Spielplan ist ein Raster aus 13 mal 13 Feldern: Steppenfelder, Dörfer, je ein Startfeld in Rot, Gelb und Blau und, nur auf der Seite „Löwe“, Wasser. Ein Startfeld gilt von Anfang an als Provinzfeld. „Vogel“ folgt der gedruckten Seite; „Löwe“ ist unser eigener Entwurf nach ihrem Vorbild.
    .ruling = Ein Dorf bedeckt ein Feld oder zwei, die mit einer Seite aneinandergrenzen; in beiden Fällen ist es ein einziges Dorf.
rule-Q1-2 = Es gibt 72 Plättchen aus je zwei Provinzfeldern: je zwölf in Rot–Rot, Gelb–Gelb, Blau–Blau, Rot–Gelb, Gelb–Blau und Rot–Blau.
rule-Q1-3 = Die Spielerfarben sind Weiß, Schwarz, Grün und Lila, mit je 24 Pagoden.
rule-Q1-4 = Zu zweit, zu dritt oder zu viert spielt ihr mit je 24, 19 oder 15 Pagoden; die übrigen bleiben aus dem Spiel. Wie viele Pagoden du noch hast, sehen alle; deine Plättchen sieht niemand.

rules-section-Q2 = Spielvorbereitung
rule-Q2-1 = Wählt eine Seite; für den Anfang eignet sich „Vogel“ besser. Mischt die Plättchen, teilt an jeden verdeckt drei aus und legt den Rest in mehreren etwa gleich hohen, verdeckten Stapeln bereit.
    .ruling = Es sind vier Stapel, und keiner ist um mehr als ein Plättchen höher als ein anderer.
rule-Q2-2 = Nach den gedruckten Regeln beginnt der jüngste Spieler; weiter geht es im Uhrzeigersinn.
    .ruling = Wer den Tisch eröffnet, bestimmt den ersten Platz oder überlässt ihn dem Zufall.

rules-section-Q3 = Dein Zug
rule-Q3-1 = Lege genau ein Plättchen aus deiner Hand auf zwei Steppenfelder, die mit einer Seite aneinandergrenzen, beliebig gedreht.
rule-Q3-2 = Beide Hälften müssen auf freien Steppenfeldern liegen: nicht auf Dörfern, Wasser, Startfeldern oder schon gelegten Plättchen.
rule-Q3-3 = Mindestens eine Hälfte muss mit einer Seite an ein Provinzfeld grenzen, das vorher schon da war, gleich in welcher Farbe. Eine Ecke genügt nicht, ein Dorf auch nicht, und die beiden Hälften zählen nicht füreinander.
    .example = Neben einem einzelnen gelben Feld darf ein Plättchen liegen, auch wenn es rot und blau ist. Berührt es nur ein Dorf, darf es dort nicht liegen.
rule-Q3-4 = Das Plättchen darf Provinzen nicht so verbinden, wie Q9.3, Q9.4 oder Q9.5 es verbieten.
rule-Q3-5 = Was das Plättchen auslöst, Q4 bis Q9, wird ausgeführt, ob es dir gefällt oder nicht.
rule-Q3-6 = Am Ende deines Zuges ziehst du ein Plättchen von einem beliebigen Stapel. Sind alle Stapel aufgebraucht, wird nicht mehr gezogen, und die Hände werden kleiner.
rule-Q3-7 =
    .ruling = Lässt sich keines deiner Plättchen regelgerecht legen, passt du: Du behältst deine Hand und ziehst nicht. Lässt sich eines legen, musst du es tun. Wer kein Plättchen mehr hat, wird übersprungen.

rules-section-Q4 = Provinzen
rule-Q4-1 = Provinzfelder einer Farbe, die über ihre Seiten zusammenhängen, bilden ein Gebiet. Ab zwei Feldern ist es eine Provinz und hat genau einen Besitzer. Ein einzelnes Feld ist keine Provinz und gehört niemandem.
rule-Q4-2 = Beide Hälften eines Plättchens wirken gleichzeitig. In zwei Farben betreffen sie verschiedene Gebiete; in einer Farbe gehören sie zum selben Gebiet.
rule-Q4-3 = Betrachte jedes Gebiet mit einem neuen Feld und die Provinzen, die es vorher enthielt. Gab es keine, wird eine gegründet (Q5); eine einzige wird erweitert (Q6); zwei oder mehr werden zu einer verbunden (Q9). Ein einzelnes neues Feld bewirkt nichts.

rules-section-Q5 = Eine Provinz gründen
rule-Q5-1 = Wer das Plättchen gelegt hat, besitzt die neue Provinz und baut eine Pagode darauf. Ein zweifarbiges Plättchen kann zwei Provinzen auf einmal gründen.
rule-Q5-2 = Ein einfarbiges Plättchen kann so viele einzelne Felder verbinden, dass die neue Provinz gleich fünf oder mehr Felder hat. Dann ist sie sofort eine Großprovinz und bekommt eine Doppelpagode (Q7).

rules-section-Q6 = Eine Provinz erweitern
rule-Q6-1 = Eine Provinz, die wächst, bleibt bei ihrem Besitzer, egal wer das Plättchen gelegt hat. Einzelne Felder, die sie erreicht, gehören von da an dazu.

rules-section-Q7 = Großprovinzen
rule-Q7-1 = Eine Provinz mit fünf oder mehr Feldern ist eine Großprovinz. Ihr Besitzer setzt sofort eine zweite Pagode dazu, auch im Zug eines anderen Spielers: eine Doppelpagode. Eine dritte bekommt sie nie, so groß sie auch wird.

rules-section-Q8 = Dörfer
rule-Q8-1 = Wenn die Provinzen geklärt sind, wird jedes Dorf geprüft. Deine Stärke dort ist die Zahl der Pagoden auf deinen Provinzen, die mit einer Seite daran grenzen: eine je Provinz, zwei bei einer Großprovinz. Die Pagode auf dem Dorf selbst zählt nicht.
    .ruling = Eine Provinz zählt einmal, egal wie oft sie angrenzt.
rule-Q8-2 = Wer dort stärker ist als jeder andere, bekommt das Dorf. Ein leeres wird angeschlossen: Der Spieler baut eine Pagode darauf. Ein fremdes wird übernommen: Seine Pagode geht in den Vorrat des Besitzers zurück, und der stärkere Spieler baut stattdessen eine eigene.
    .ruling = Nur ein Gleichstand an der Spitze zählt, wie es das englische Regelheft sagt. Wörtlich genommen verhindert nach dem deutschen jeder Gleichstand die Übernahme, und das italienische vergleicht nur mit dem Besitzer.
rule-Q8-3 = Ist niemand allein am stärksten, ändert sich nichts: Ein leeres Dorf bleibt leer, und wer eines besitzt, behält es.
    .ruling = Das gilt auch mit weniger Stärke als andere oder ganz ohne.
rule-Q8-4 = Auf einem Dorf steht höchstens eine Pagode. Einmal besetzt, wird es nie wieder leer, außer im Fall von Q.b.

rules-section-Q9 = Provinzen übernehmen
rule-Q9-1 = Werden zwei oder mehr Provinzen verbunden, entsteht immer eine Großprovinz: Zwei plus zwei plus mindestens ein neues Feld sind fünf.
rule-Q9-2 = Zähle für jeden Spieler die Felder der verbundenen Provinzen, die ihm vorher gehörten; neue und einzelne Felder zählen für niemanden. Wer die höchste Summe hat, übernimmt die ganze Provinz. Darauf steht eine Doppelpagode des neuen Besitzers, alle anderen Pagoden gehen in die Vorräte zurück.
    .example = Weiß bringt 2 Felder ein und Grün 3: Die Provinz gehört Grün.
rule-Q9-3 = Provinzen dürfen nicht verbunden werden, wenn sich zwei oder mehr Spieler die höchste Summe teilen. Ein Gleichstand weiter unten stört nicht. Eigene Provinzen darfst du verbinden, soweit Q9.4 es zulässt.
    .ruling = Zwei der gedruckten Regelhefte sprechen von jedem Gleichstand; ihre Begründung aber, dass der Besitzer unklar wäre, trifft nur auf die höchste Summe zu.
    .example = Weiß 2, Grün 2: verboten. Weiß 2, Lila 2, Grün 3: erlaubt, und alles gehört Grün.
rule-Q9-4 = Zwei oder mehr Großprovinzen dürfen nie verbunden werden, auch dann nicht, wenn alle dir gehören.
rule-Q9-5 = Eine Großprovinz kann nie übernommen werden.
    .ruling = Gezählt wird wie immer (Q9.2); eine Großprovinz darf also nur dann mit kleineren Provinzen verbunden werden, wenn ihr Besitzer allein die höchste Summe hat. Hat ein anderer mehr, darf das Plättchen nicht gelegt werden; teilen sich mehrere die höchste Summe, verbietet es Q9.3. Das ist neu in Version 2 der Regeln: Vorher bekam der Besitzer der Großprovinz das Ganze.
    .example = Weiß hat eine Großprovinz mit 5 Feldern, Grün zwei Provinzen mit je 3: Alle drei dürfen nicht verbunden werden. Die von Weiß und eine von Grün schon, und dann gehört alles Weiß.

rules-section-Q10 = Pagoden und Ende der Partie
rule-Q10-1 =
    .ruling = Ein Zug läuft in dieser Reihenfolge ab: Das Plättchen wird gelegt; Pagoden, die Provinzen verlassen müssen, gehen zurück; fällige Pagoden auf Provinzen werden gebaut; Pagoden übernommener Dörfer gehen zurück; fällige Pagoden auf Dörfern werden gebaut; ein Plättchen wird gezogen (Q3.6); das Ende wird geprüft (Q10.3). Zuerst baut, wer am Zug ist, dann die anderen im Uhrzeigersinn. Weil das Zurückgehen vor dem Bauen kommt, ist eine Pagode, die nur den Ort wechselt, nie die letzte; und die Provinzen sind für alle fertig, bevor sich ein Dorf ändert.
rule-Q10-2 = Sobald ein Spieler seine letzte Pagode baut, ist die Partie zu Ende, und er gewinnt allein, egal wer am Zug ist. In diesem Zug wird sonst nichts mehr gebaut und kein Plättchen gezogen. Geschieht es auf einer Provinz, ändert sich kein Dorf.
    .ruling = Ist die alte Pagode eines Dorfs schon zurückgegangen, wenn das Ende die Übernahme abbricht, bleibt das Dorf leer, und diese Pagode zählt zum Vorrat (Q11).
rule-Q10-3 = Die Partie ist auch zu Ende, wenn niemand mehr ein Plättchen hat oder keines mehr gelegt werden kann.
    .ruling = Beides wird nach jedem Zug geprüft, nach dem Ziehen, in dieser Reihenfolge. Das Zweite gilt, wenn von den Spielern, die noch Plättchen haben, keiner legen kann. Gepasst (Q3.7) wird also nur, solange ein anderer noch legen kann.
rule-Q10-4 = In den Fällen von Q10.3 gewinnt, wer die meisten Pagoden auf dem Spielplan hat, also den kleinsten Vorrat. Bei Gleichstand teilt man sich den Sieg.

rules-section-Q11 = Eine Serie
rule-Q11-1 = Ihr könnt beliebig viele Partien hintereinander spielen, etwa eine auf jeder Seite. Nach jeder wird notiert, wie viele Pagoden jeder noch im Vorrat hat; am Ende gewinnt die kleinste Summe, und bei Gleichstand teilt man sich den Sieg.
    .ruling = Das Recht zu beginnen wandert von Partie zu Partie im Uhrzeigersinn weiter.

rules-section-Q-added = Was Mandate ergänzt
rule-Q-a = Baut ein Spieler in zwei Gebieten Pagoden, kommt das Gebiet der oberen oder linken Hälfte des Plättchens zuerst; von mehreren Dörfern das erste, zeilenweise von links oben. Wer gewinnt, hängt nie davon ab, nur wie der Spielplan aussieht, wenn die letzte Pagode die Partie beendet.
rule-Q-b = Beendet die letzte Pagode die Partie mitten in einem Schritt, können auf Provinzen Pagoden fehlen. Ein übernommenes Dorf, auf dem noch nicht wieder gebaut wurde, bleibt leer: die einzige Ausnahme von Q8.4.
rule-Q-c = Ein Spielplan, auf dem zwei Startfelder einer Farbe Seite an Seite liegen, wird abgelehnt: Nach Q4.1 wären sie eine Provinz, die niemandem gehört.

## Der Kaiser von China

rules-game-K = Der Kaiser von China
    .intro = Mit Karten bezahlst du Häuser und Abgesandte in neun Provinzen. Häuser werden gewertet, wenn ihre Provinz voll ist, sonst am Ende; dann zählen auch Bündnisse der Abgesandten und Häuserreihen an den Straßen. Wer die meisten Punkte hat, wird der neue Kaiser.
    .credit = Ein Spiel von Michael Schacht, 2005 bei Abacusspiele erschienen. Mandate ist inoffiziell und nicht kommerziell und hat mit Autor und Verlag nichts zu tun.

rules-section-K1 = Spielmaterial
rule-K1-1 = Der Spielplan zeigt neun Provinzen in fünf Farben, jede mit Hausfeldern und einem Drachenfeld. Straßen verbinden Hausfelder, auch über Grenzen hinweg, und 15 nummerierte Bündnisse verbinden je zwei benachbarte Provinzen. Auf unserem eigenen Spielplan sind Wei (7 Hausfelder) und Shu (5) rot, Yan (4) und Han (5) grün, Ch’in (7) und Qi (5) gelb, Zhao (6) und Lu (5) orange und Chu (8) violett.
rule-K1-2 = Es gibt 57 Provinzkarten in den fünf Farben. Mit den Farben der Spieler haben sie nichts zu tun.
    .ruling = 13 sind rot, 12 grün, 11 gelb, 11 orange und 10 violett, wie in der Ausgabe von 2014.
rule-K1-3 = Jeder hat 20 Häuser und 9 Abgesandte; einer davon ist der Zählstein, also bleiben 8 zum Setzen. In der Variante für erfahrene Spieler hat jeder außerdem eine Befestigung.
rule-K1-4 = Gespielt wird zu dritt, zu viert oder zu fünft. Eine Seite des Spielplans ist für drei oder vier, die andere für vier oder fünf; zu viert habt ihr die Wahl.

rules-section-K2 = Spielvorbereitung
rule-K2-1 = Zu viert wird von jeder Farbe eine Karte aussortiert, zu dritt zwei; das wissen alle. So sind zu fünft, zu viert oder zu dritt 57, 52 oder 47 Karten im Spiel.
rule-K2-2 = Mischt die Karten und teilt an jeden verdeckt drei aus. Vier weitere werden offen ausgelegt; der Rest ist der verdeckte Stapel.
rule-K2-3 = Der Startspieler behält den Kaiser bis zur Schlusswertung; weiter geht es im Uhrzeigersinn.
    .ruling = Wer den Tisch eröffnet, bestimmt den ersten Platz oder überlässt ihn dem Zufall.

rules-section-K3 = Dein Zug
rule-K3-1 = Entweder setzt du Spielsteine (K4) und ziehst danach wieder auf drei Karten nach (K7), oder du tauschst eine Karte (K8).
rule-K3-2 = Spielsteine sind Häuser, Abgesandte und, in der Variante, Befestigungen.

rules-section-K4 = Spielsteine setzen
rule-K4-1 = Alle Spielsteine eines Zuges kommen in dieselbe Provinz.
rule-K4-2 = Eine Karte in der Farbe der Provinz bezahlt einen Spielstein. Zwei Karten gleicher Farbe sind ein Joker: Zusammen bezahlen sie einen Spielstein in einer Provinz jeder anderen Farbe.
rule-K4-3 = In eine Provinz, in der zu Beginn deines Zuges kein Spielstein stand, darfst du einen setzen, in jede andere einen oder zwei.
    .ruling = Jede gespielte Karte muss dazu beitragen, einen Spielstein zu bezahlen: Du spielst eine Karte, zwei Karten, einen Joker oder eine Karte und einen Joker.
    .example = Mit Rot, Grün, Grün kannst du zwei Spielsteine nach Wei setzen, wenn es nicht leer ist: Die rote Karte bezahlt den einen, das grüne Paar den anderen.
rule-K4-4 = Gespielte Karten kommen auf den offenen Ablagestapel. Hast du von einer Sorte keine Spielsteine mehr, kannst du sie nicht mehr setzen.
rule-K4-5 = Zwei Spielsteine werden nacheinander gesetzt, und jeder muss in dem Moment erlaubt sein. So kann ein Haus Platz für den Abgesandten schaffen, der folgt.

rules-section-K5 = Die Spielsteine
rule-K5-1 = Ein Haus kommt auf ein Hausfeld der Provinz, auf dem noch keines steht. Auf jedem Hausfeld steht höchstens ein Haus.
rule-K5-2 = Ein Abgesandter kommt auf das Drachenfeld. Mit ihm dürfen dort, alle Spieler zusammen, nicht mehr Abgesandte stehen, als der Spieler mit den meisten Häusern in der Provinz Häuser hat. Ohne Häuser also keiner; ein eigenes Haus brauchst du aber nicht.
    .example = In Chu führt Rot mit vier Häusern, und zwei Abgesandte sind dort. Grün darf zwei dazusetzen.
rule-K5-3 = In der Variante kommt eine Befestigung auf ein Hausfeld ohne Haus und ohne Befestigung. Sie gehört niemandem: Jeder darf zum üblichen Preis ein Haus daraufsetzen, im selben Zug oder später. Für K4.3 ist sie ein Spielstein wie jeder andere, und eine Karte oder ein Joker bezahlt sie.
rule-K5-4 = Nur ein Haus besetzt ein Hausfeld. Abgesandte tun das nicht, eine Befestigung allein auch nicht.

rules-section-K6 = Häuserwertung
rule-K6-1 = Sobald auf jedem Hausfeld einer Provinz ein Haus steht, wird der Zug unterbrochen: Die Provinz wird gewertet, nur dieses eine Mal, und markiert. Der zweite Spielstein des Zuges darf noch dorthin, als Abgesandter.
rule-K6-2 = Ordne die Spieler mit Häusern dort nach deren Zahl; gleiche Zahlen teilen sich einen Rang, und die nächste Zahl hat den nächsten Rang (1, 1, 2). Der erste Rang bekommt einen Punkt für jedes Haus der Provinz. Jeder weitere bekommt so viele Punkte, wie ein Spieler auf dem Rang darüber Häuser hat.
    .example = In Chu stehen Grün 3, Rot 2, Blau 2, Violett 1: Grün bekommt 8 Punkte, Rot und Blau je 3, Violett 2.
rule-K6-3 = Steht eines deiner Häuser in der Provinz auf einer Befestigung, zählen deine Punkte dort doppelt.
    .ruling = Verdoppelt wird nur einmal, egal wie viele solche Häuser es sind.

rules-section-K7 = Karten ziehen
rule-K7-1 = Nach dem Setzen ziehst du eine Karte nach der anderen, offen oder vom Stapel, ganz wie du willst, bis du drei hast. Erst dann werden die offenen Karten wieder auf vier ergänzt.
rule-K7-2 = Ist der Stapel zum ersten Mal aufgebraucht, wird der Ablagestapel sofort gemischt und zum neuen Stapel. Die offenen Karten bleiben liegen, dann wird weitergezogen.
rule-K7-3 = Ist der Stapel zum zweiten Mal aufgebraucht, ist das Ende nah (K9).
    .ruling = Von da an gibt es nur noch die offenen Karten, die nicht mehr ergänzt werden; reichen sie nicht, hast du weniger als drei. Solange eine Karte da ist und du weniger als drei hast, musst du ziehen.
rule-K7-4 =
    .ruling = Der Stapel ist in dem Moment aufgebraucht, in dem seine letzte Karte ihn verlässt, ob auf eine Hand oder zu den offenen Karten.

rules-section-K8 = Eine Karte tauschen
rule-K8-1 = Lege eine Handkarte auf den Ablagestapel und nimm eine offene oder eine vom Stapel. Eine genommene offene Karte wird vom Stapel ersetzt. Damit ist dein Zug zu Ende.
rule-K8-2 =
    .ruling = Du legst ab, bevor du ziehst; deine Karte wird also mitgemischt, wenn der Stapel dabei aufgebraucht wird.
rule-K8-3 =
    .ruling = Gibt es nichts mehr zu ziehen, legt ein Spieler, der nicht setzen kann oder will, eine Karte ab und nimmt keine. Eine Karte haben dann noch alle, weil nur die Runde zu Ende gespielt wird, in der der Stapel aufgebraucht wurde.

rules-section-K9 = Das Ende der Partie
rule-K9-1 = Ist der Stapel zum zweiten Mal aufgebraucht (K7.3), wird die Runde zu Ende gespielt: Den letzten Zug hat der rechte Nachbar des Spielers mit dem Kaiser. Wurde der Stapel genau in diesem Zug aufgebraucht, endet die Partie mit ihm.
    .example = Vier spielen, Platz 1 hat den Kaiser. Wird der Stapel im Zug von Platz 2 aufgebraucht, haben Platz 3 und 4 noch je einen Zug; im Zug von Platz 4 ist es vorbei.
rule-K9-2 = Die Partie endet auch sofort, wenn niemand mehr einen Spielstein setzen kann.
    .ruling = Handkarten spielen dabei keine Rolle, nur der Spielplan und die Vorräte: Niemand hat einen Spielstein, für den eine Provinz Platz hätte. Geprüft wird einmal pro Zug, nach dem letzten Spielstein und vor dem Ziehen.

rules-section-K10 = Schlusswertung
rule-K10-1 = Zuerst die Häuser: Jede Provinz ohne Markierung, voll oder nicht, wird nach K6.2 und K6.3 gewertet.
rule-K10-2 = Dann die Bündnisse, von 1 bis 15. Wer in beiden Provinzen die Mehrheit der Abgesandten hat, bekommt einen Punkt für jeden Abgesandten in beiden, egal welcher Farbe. Auch die geteilte höchste Zahl ist eine Mehrheit, und jeder, der sie hat, bekommt die volle Punktzahl. Eine Provinz kann zu mehreren Bündnissen beitragen.
    .ruling = Ohne Abgesandte gibt es keine Mehrheit.
    .example = In Wei stehen Grün 2, Rot 1; in Han Grün 1, Rot 1. Grün bekommt 5 Punkte; Rot liegt in Wei zurück und bekommt keine.
rule-K10-3 = Dann die Straßen: Eine Reihe sind vier oder mehr Häuser eines Spielers, die an Straßen aufeinanderfolgen, ohne Abzweigung. Sie bringt einen Punkt je Haus oder zwei, wenn eines ihrer Häuser auf einer Befestigung steht. Ein Haus zählt nur für eine Reihe.
    .ruling = Die Reihen werden so gewählt, dass deine Summe die höchstmögliche ist. Eine Reihe darf abbiegen, wo Straßen sich treffen, in einem Ring zählt jedes Haus einmal, und weitere Straßen zwischen ihren Häusern stören nicht.
    .example = Fünf Häuser in einer Linie und ein sechstes an einem Abzweig bringen 5 Punkte.
rule-K10-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Spielsteine übrig hat: Häuser, Abgesandte und die Befestigung, nicht aber den Zählstein.
    .ruling = Herrscht auch da Gleichstand, teilt man sich den Sieg.

rules-section-K-added = Was Mandate ergänzt
rule-K-a = Die Spielerfarben sind in der Reihenfolge der Plätze Grün, Rot, Violett, Blau und Gelb.
rule-K-b = Nach deinem ersten Spielstein fragt Mandate nach einem zweiten oder dem Ende des Setzens, wann immer K4.3 einen zweiten erlaubt und du noch eine Karte hast. Es fragt auch dann, wenn deine Karten nichts bezahlen können, sonst erführen die anderen etwas über deine Hand.
rule-K-c = Alle haben gesehen, welche offenen Karten du genommen hast. Hältst du so eine Karte, gilt eine gespielte oder getauschte Karte ihrer Farbe als diese: Karten einer Farbe sind alle gleich.
rule-K-d = Alle merken sich, was im Ablagestapel lag, als er zum Stapel wurde. Der Inhalt des neuen Stapels ist also bekannt, nur die Reihenfolge nicht, bis eine Karte auftaucht, die vorher schon auf einer Hand gewesen oder seither gezogen worden sein kann.
rule-K-e = Ist der Stapel zum ersten Mal aufgebraucht, während der Ablagestapel leer ist, was fast nie vorkommt, ist das Ende sofort nah, wie in K7.3.
