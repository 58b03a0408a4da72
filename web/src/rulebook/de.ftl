# Each paragraph on one line. A rule may have a ruling, where the printed rules leave a question open, and an example.
# Q9.3 in a text becomes a link to that rule, Q9 to its section, Q.b to what the program adds under (b).

## The page

rules-lead = Jede Regel hat eine Nummer. Das Programm nennt sie, wenn es einen Zug erklärt, und führt dich hierher.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-search-hint = Wörter oder eine Nummer wie Q9.3
rules-found = { $count ->
    [0] Keine Regel passt. Versuche es mit weniger Wörtern.
    [one] { $count } Regel passt.
   *[other] { $count } Regeln passen.
  }
rules-all = Alle Regeln zeigen
rules-ruling = Festlegung
rules-ruling-why = Wo die gedruckten Regeln eine Frage offenlassen, beantwortet Mandate sie und nennt das eine Festlegung.
rules-try = Ausprobieren
rules-try-rule = Ausprobieren: ein Beispiel für Regel { $id }
rules-example = Beispiel

## Qin

rules-game-Q = Qin
    .intro = Du legst Plättchen, aus denen rote, gelbe und blaue Provinzen wachsen, und baust Pagoden auf deine Provinzen und die Dörfer daneben. Wer die letzte Pagode aus dem eigenen Vorrat baut, gewinnt.
    .credit = Ein Spiel von Reiner Knizia, 2012 bei eggertspiele erschienen. Mandate ist inoffiziell und nicht kommerziell; Autor und Verlag haben damit nichts zu tun.

rules-section-Q1 = Material
rule-Q1-1 = Der Plan ist ein Gitter aus 13 mal 13 Feldern: Grasland, Dörfer, je ein Startfeld in Rot, Gelb und Blau und, nur auf der Seite Löwe, Wasser. Ein Startfeld gilt von Anfang an als Provinzfeld. Vogel folgt der gedruckten Seite; Löwe haben wir in ihrem Geist selbst entworfen.
    .ruling = Ein Dorf bedeckt ein Feld oder zwei, die eine Seite teilen; so oder so ist es ein einziges Dorf.
rule-Q1-2 = Es gibt 72 Plättchen aus je zwei Provinzfeldern: je zwölf in Rot–Rot, Gelb–Gelb, Blau–Blau, Rot–Gelb, Gelb–Blau und Rot–Blau.
rule-Q1-3 = Die Farben der Spieler sind Weiß, Schwarz, Grün und Violett, mit je 24 Pagoden.
rule-Q1-4 = Gespielt wird zu zweit, zu dritt oder zu viert, mit je 24, 19 oder 15 Pagoden; die übrigen bleiben aus dem Spiel. Wie viele Pagoden du noch hast, sehen alle, deine Plättchen sieht niemand.

rules-section-Q2 = Vorbereitung
rule-Q2-1 = Wählt eine Seite; für den Anfang eignet sich Vogel besser. Mischt die Plättchen, gebt allen drei verdeckt auf die Hand und legt den Rest verdeckt in mehrere etwa gleich hohe Stapel.
    .ruling = Es sind vier Stapel, und keiner ist um mehr als ein Plättchen höher als ein anderer.
rule-Q2-2 = Nach den gedruckten Regeln beginnt, wer am jüngsten ist; weiter geht es im Uhrzeigersinn.
    .ruling = Wer den Tisch eröffnet, bestimmt den ersten Platz oder lässt das Los entscheiden.

rules-section-Q3 = Dein Zug
rule-Q3-1 = Lege genau ein Plättchen von deiner Hand auf zwei Graslandfelder, die eine Seite teilen, beliebig gedreht.
rule-Q3-2 = Beide Hälften müssen auf freiem Grasland des Plans liegen: nicht auf Dörfern, Wasser, Startfeldern oder früheren Plättchen.
rule-Q3-3 = Mindestens eine Hälfte muss mit einer Seite an ein Provinzfeld grenzen, das vorher schon da war, gleich in welcher Farbe. Eine Ecke genügt nicht, ein Dorf auch nicht, und die beiden Hälften zählen nicht füreinander.
    .example = Neben einem einzelnen gelben Feld darf ein Plättchen liegen, selbst wenn es rot und blau ist. Berührt es nur ein Dorf, darf es nicht.
rule-Q3-4 = Das Plättchen darf Provinzen nicht so verbinden, wie Q9.3, Q9.4 oder Q9.5 es verbieten.
rule-Q3-5 = Was das Plättchen auslöst, Q4 bis Q9, geschieht, ob es dir gefällt oder nicht.
rule-Q3-6 = Am Ende deines Zuges ziehst du ein Plättchen von einem beliebigen Stapel, der noch da ist. Sind alle Stapel aufgebraucht, wird nicht mehr gezogen, und die Hände werden kleiner.
rule-Q3-7 =
    .ruling = Passt keines deiner Plättchen nach den Regeln, so setzt du aus: Du behältst deine Hand und ziehst nicht. Passt eines, musst du legen. Wer kein Plättchen mehr hat, wird übergangen.

rules-section-Q4 = Provinzen
rule-Q4-1 = Provinzfelder einer Farbe, die über ihre Seiten zusammenhängen, bilden ein Gebiet. Ab zwei Feldern ist es eine Provinz und gehört genau einer Person. Ein einzelnes Feld ist keine Provinz und gehört niemandem.
rule-Q4-2 = Beide Hälften eines Plättchens wirken gleichzeitig. In zwei Farben betreffen sie verschiedene Gebiete; in einer Farbe gehören sie zum selben Gebiet.
rule-Q4-3 = Betrachte jedes Gebiet mit einem neuen Feld und die Provinzen, die vorher darin lagen. War es keine, wird eine gegründet (Q5); eine einzige wird erweitert (Q6); zwei oder mehr gehen in einer auf (Q9). Ein einzelnes neues Feld bewirkt nichts.

rules-section-Q5 = Eine Provinz gründen
rule-Q5-1 = Wer das Plättchen gelegt hat, besitzt die neue Provinz und baut eine Pagode darauf. Ein zweifarbiges Plättchen kann zwei Provinzen auf einmal gründen.
rule-Q5-2 = Ein einfarbiges Plättchen kann so viele einzelne Felder verbinden, dass die neue Provinz gleich fünf oder mehr Felder hat. Dann ist sie sofort groß und bekommt eine Doppelpagode (Q7).

rules-section-Q6 = Eine Provinz erweitern
rule-Q6-1 = Eine Provinz, die wächst, bleibt bei ihrem Besitzer, gleich wer das Plättchen gelegt hat. Einzelne Felder, die sie erreicht, gehören von da an dazu.

rules-section-Q7 = Große Provinzen
rule-Q7-1 = Eine Provinz mit fünf oder mehr Feldern ist groß. Ihr Besitzer setzt sofort eine zweite Pagode dazu, auch wenn jemand anders am Zug ist: eine Doppelpagode. Eine dritte trägt sie nie, so groß sie auch wird.

rules-section-Q8 = Dörfer
rule-Q8-1 = Wenn die Provinzen geklärt sind, wird jedes Dorf betrachtet. Deine Stärke dort ist die Zahl der Pagoden auf deinen Provinzen, die mit einer Seite daran grenzen: eine je Provinz, zwei bei einer großen. Die Pagode auf dem Dorf selbst zählt nicht.
    .ruling = Eine Provinz zählt einmal, egal wie oft sie angrenzt.
rule-Q8-2 = Wer dort stärker ist als jeder andere, nimmt das Dorf. Ein leeres wird angeschlossen: Man baut eine Pagode darauf. Ein fremdes wird erobert: Seine Pagode geht in den Vorrat des Besitzers zurück, und wer stärker ist, baut stattdessen eine eigene.
    .ruling = Nur ein Gleichstand an der Spitze zählt, wie es die englische Anleitung sagt. Wörtlich genommen verhindert in der deutschen jeder Gleichstand die Übernahme, und die italienische vergleicht nur mit dem Besitzer.
rule-Q8-3 = Ist niemand allein am stärksten, ändert sich nichts: Ein leeres Dorf bleibt leer, und wer eines besitzt, behält es.
    .ruling = Das gilt auch mit weniger Stärke als andere oder ganz ohne.
rule-Q8-4 = Auf einem Dorf steht höchstens eine Pagode. Einmal genommen, wird es nie wieder leer, bis auf den Fall in Q.b.

rules-section-Q9 = Provinzen vereinen
rule-Q9-1 = Werden zwei oder mehr Provinzen verbunden, entsteht immer eine große: Zwei und zwei und mindestens ein neues Feld sind fünf.
rule-Q9-2 = Zähle für alle die Felder der verbundenen Provinzen, die ihnen vorher gehörten; neue und einzelne Felder zählen für niemanden. Wer die höchste Summe hat, bekommt die ganze Provinz. Darauf steht eine Doppelpagode des neuen Besitzers, alle anderen Pagoden gehen in die Vorräte zurück.
    .example = Weiß bringt 2 Felder ein und Grün 3: Die Provinz gehört Grün.
rule-Q9-3 = Provinzen dürfen nicht verbunden werden, wenn sich zwei oder mehr Spieler die höchste Summe teilen. Ein Gleichstand weiter unten stört nicht. Eigene Provinzen darfst du verbinden, soweit Q9.4 es zulässt.
    .ruling = Zwei der gedruckten Regelhefte sprechen von jedem Gleichstand; ihr Grund aber, dass der Besitzer unklar wäre, trifft nur auf die höchste Summe zu.
    .example = Weiß 2, Grün 2: verboten. Weiß 2, Violett 2, Grün 3: erlaubt, und alles gehört Grün.
rule-Q9-4 = Zwei oder mehr große Provinzen dürfen nie verbunden werden, auch dann nicht, wenn alle dir gehören.
rule-Q9-5 = Eine große Provinz kann einem niemand nehmen.
    .ruling = Gezählt wird wie immer (Q9.2); eine große Provinz darf also nur dann mit kleineren verbunden werden, wenn ihr Besitzer allein die höchste Summe hat. Hat jemand anders mehr, darf das Plättchen nicht gelegt werden; teilen sich mehrere die höchste Summe, verbietet es Q9.3. Das ist neu in Version 2 der Regeln: Vorher bekam der Besitzer der großen Provinz das Ganze.
    .example = Weiß hat eine große Provinz mit 5 Feldern, Grün zwei mit je 3: Alle drei darf man nicht verbinden. Die von Weiß und eine von Grün schon, und dann gehören sie Weiß.

rules-section-Q10 = Pagoden und Spielende
rule-Q10-1 =
    .ruling = Ein Zug läuft in dieser Reihenfolge ab: Das Plättchen wird gelegt; Pagoden, die Provinzen verlassen müssen, gehen zurück; fällige Pagoden auf Provinzen werden gebaut; Pagoden eroberter Dörfer gehen zurück; fällige Pagoden auf Dörfern werden gebaut; ein Plättchen wird gezogen (Q3.6); das Ende wird geprüft (Q10.3). Zuerst baut, wer am Zug ist, dann die anderen im Uhrzeigersinn. Weil das Zurückgehen vor dem Bauen kommt, ist eine Pagode, die nur den Ort wechselt, nie die letzte; und die Provinzen sind für alle fertig, bevor sich ein Dorf ändert.
rule-Q10-2 = Sobald jemand die letzte Pagode des eigenen Vorrats baut, ist das Spiel aus, und diese Person gewinnt allein, gleich wer am Zug ist. Sonst wird in diesem Zug nichts mehr gebaut und kein Plättchen gezogen. Geschieht es auf einer Provinz, ändert sich kein Dorf.
    .ruling = Ein Dorf, dessen alte Pagode schon zurückgegangen ist, wenn das Ende die Übernahme abbricht, bleibt leer, und diese Pagode zählt als übrig im Vorrat (Q11).
rule-Q10-3 = Das Spiel ist auch aus, wenn niemand mehr ein Plättchen hat oder keines mehr gelegt werden kann.
    .ruling = Beides wird nach jedem Zug geprüft, nach dem Ziehen, in dieser Reihenfolge. Das Zweite gilt, wenn unter allen, die noch Plättchen haben, niemand legen kann. Ausgesetzt (Q3.7) wird also nur, solange jemand anders noch legen kann.
rule-Q10-4 = In den Fällen von Q10.3 gewinnt, wer die meisten Pagoden auf dem Plan hat, also den kleinsten Vorrat. Bei Gleichstand teilt man sich den Sieg.

rules-section-Q11 = Eine Serie
rule-Q11-1 = Man kann beliebig viele Partien hintereinander spielen, etwa eine auf jeder Seite. Nach jeder wird notiert, was alle noch im Vorrat haben; am Ende gewinnt die kleinste Summe, und gleiche Summen teilen sich den Sieg.
    .ruling = Das Recht zu beginnen wandert von Partie zu Partie im Uhrzeigersinn weiter.

rules-section-Q-added = Was das Programm ergänzt
rule-Q-a = Hat jemand in zwei Gebieten Pagoden zu bauen, kommt das Gebiet der oberen oder linken Hälfte des Plättchens zuerst; von mehreren Dörfern das erste, zeilenweise von links oben. Wer gewinnt, hängt nie davon ab, nur wie der Plan aussieht, wenn die letzte Pagode das Spiel beendet.
rule-Q-b = Beendet die letzte Pagode das Spiel mitten in einem Schritt, können auf Provinzen Pagoden fehlen. Ein erobertes Dorf, auf dem noch nicht wieder gebaut wurde, bleibt leer: die einzige Ausnahme von Q8.4.
rule-Q-c = Ein Plan, auf dem zwei Startfelder einer Farbe Seite an Seite liegen, wird abgelehnt: Nach Q4.1 wären sie eine Provinz, die niemandem gehört.

## Der Kaiser von China

rules-game-K = Der Kaiser von China
    .intro = Mit Karten bezahlst du Häuser und Gesandte in neun Provinzen. Häuser bringen Punkte, wenn ihre Provinz voll ist, sonst am Ende; dann zählen auch Bündnisse der Gesandten und Häuserreihen an den Straßen. Wer die meisten Punkte hat, wird der neue Kaiser.
    .credit = Ein Spiel von Michael Schacht, 2005 bei Abacusspiele erschienen. Mandate ist inoffiziell und nicht kommerziell; Autor und Verlag haben damit nichts zu tun.

rules-section-K1 = Material
rule-K1-1 = Die Karte des Reichs zeigt neun Provinzen in fünf Farben, jede mit Hausfeldern und einem Drachenfeld. Straßen verbinden Hausfelder, auch über Grenzen, und 15 nummerierte Bündnisse verbinden je zwei benachbarte Provinzen. Auf unserer eigenen Karte sind Wei (7 Hausfelder) und Shu (5) rot, Yan (4) und Han (5) grün, Ch’in (7) und Qi (5) gelb, Zhao (6) und Lu (5) orange und Chu (8) violett.
rule-K1-2 = Es gibt 57 Provinzkarten in den fünf Farben. Mit den Farben der Spieler haben sie nichts zu tun.
    .ruling = 13 sind rot, 12 grün, 11 gelb, 11 orange und 10 violett, wie in der Ausgabe von 2014.
rule-K1-3 = Alle haben 20 Häuser und 9 Gesandte; einer davon zählt die Punkte, also bleiben 8 zum Einsetzen. In der Variante für Erfahrene haben alle außerdem eine Befestigung.
rule-K1-4 = Gespielt wird zu dritt, zu viert oder zu fünft. Eine Seite der Karte ist für drei oder vier, die andere für vier oder fünf; zu viert hat man die Wahl.

rules-section-K2 = Vorbereitung
rule-K2-1 = Zu viert kommt von jeder Farbe eine Karte aus dem Spiel, zu dritt kommen zwei heraus; das wissen alle. So sind zu fünft, zu viert oder zu dritt 57, 52 oder 47 Karten im Spiel.
rule-K2-2 = Mischt die Karten und gebt allen drei verdeckt auf die Hand. Vier weitere liegen offen als Auslage; der Rest ist der verdeckte Stapel.
rule-K2-3 = Wer beginnt, hat den Kaiser bis zur Schlusswertung; weiter geht es im Uhrzeigersinn.
    .ruling = Wer den Tisch eröffnet, bestimmt den ersten Platz oder lässt das Los entscheiden.

rules-section-K3 = Dein Zug
rule-K3-1 = Entweder setzt du Figuren ein (K4) und ziehst danach wieder auf drei Karten auf (K7), oder du tauschst eine Karte (K8).
rule-K3-2 = Figuren sind Häuser, Gesandte und, in der Variante, Befestigungen.

rules-section-K4 = Figuren einsetzen
rule-K4-1 = Alle Figuren eines Zuges kommen in dieselbe Provinz.
rule-K4-2 = Eine Karte in der Farbe der Provinz bezahlt eine Figur. Zwei Karten gleicher Farbe sind ein Joker: Zusammen bezahlen sie eine Figur in einer Provinz jeder anderen Farbe.
rule-K4-3 = In eine Provinz, in der zu Beginn deines Zuges gar keine Figur stand, darfst du eine einsetzen, in jede andere eine oder zwei.
    .ruling = Jede gespielte Karte muss eine Figur bezahlen helfen: Du spielst eine Karte, zwei Karten, einen Joker oder eine Karte und einen Joker.
    .example = Mit Rot, Grün, Grün kannst du zwei Figuren nach Wei bringen, wenn es nicht leer ist: Die rote Karte bezahlt die eine, das grüne Paar die andere.
rule-K4-4 = Gespielte Karten kommen auf den offenen Ablagestapel. Eine Art von Figur, die du aufgebraucht hast, kannst du nicht mehr einsetzen.
rule-K4-5 = Zwei Figuren werden nacheinander eingesetzt, und jede muss in ihrem Moment erlaubt sein. So kann ein Haus Platz für den Gesandten schaffen, der folgt.

rules-section-K5 = Die Figuren
rule-K5-1 = Ein Haus kommt auf ein Hausfeld der Provinz, auf dem noch keines steht. Jedes Feld trägt ein Haus.
rule-K5-2 = Ein Gesandter kommt auf das Drachenfeld. Mit ihm dürfen dort nicht mehr Gesandte stehen, alle Spieler zusammen, als der Spieler mit den meisten Häusern in der Provinz Häuser hat. Ohne Häuser also keiner; ein eigenes Haus brauchst du aber nicht.
    .example = In Chu führt Rot mit vier Häusern, und zwei Gesandte sind dort. Grün darf zwei dazusetzen.
rule-K5-3 = In der Variante kommt eine Befestigung auf ein Hausfeld ohne Haus und ohne Befestigung. Sie gehört niemandem: Alle dürfen zum üblichen Preis ein Haus daraufsetzen, im selben Zug oder später. Für K4.3 ist sie eine Figur wie andere, und eine Karte oder ein Joker bezahlt sie.
rule-K5-4 = Nur ein Haus besetzt ein Hausfeld. Gesandte tun es nicht, eine bloße Befestigung auch nicht.

rules-section-K6 = Häuserwertung
rule-K6-1 = Sobald auf jedem Hausfeld einer Provinz ein Haus steht, ruht der Zug: Die Provinz wird gewertet, dieses eine Mal, und markiert. Die zweite Figur des Zuges darf noch dorthin, als Gesandter.
rule-K6-2 = Ordne alle, die dort Häuser haben, nach deren Zahl; gleich viele teilen sich einen Rang, und die nächste Zahl hat den nächsten Rang (1, 1, 2). Der erste Rang bekommt einen Punkt für jedes Haus der Provinz. Jeder weitere bekommt so viele Punkte, wie ein Spieler auf dem Rang darüber Häuser hat.
    .example = In Chu stehen Grün 3, Rot 2, Blau 2, Violett 1: Grün bekommt 8 Punkte, Rot und Blau je 3, Violett 2.
rule-K6-3 = Steht eines deiner Häuser in der Provinz auf einer Befestigung, zählen deine Punkte dort doppelt.
    .ruling = Verdoppelt wird einmal, gleich wie viele solche Häuser es sind.

rules-section-K7 = Karten ziehen
rule-K7-1 = Nach dem Einsetzen ziehst du eine Karte nach der anderen, offene oder vom Stapel, ganz wie du willst, bis du drei hast. Erst dann wird die Auslage auf vier ergänzt.
rule-K7-2 = Geht der Stapel zum ersten Mal aus, wird der Ablagestapel sofort gemischt und zum neuen Stapel. Die Auslage bleibt liegen, dann wird weitergezogen.
rule-K7-3 = Geht der Stapel zum zweiten Mal aus, ist das Ende nah (K9).
    .ruling = Von da an kommen Karten nur noch aus der Auslage, die nicht mehr ergänzt wird; wer zu wenige findet, hat weniger als drei. Solange eine Karte da ist und du weniger als drei hast, musst du ziehen.
rule-K7-4 =
    .ruling = Der Stapel geht in dem Moment aus, in dem seine letzte Karte ihn verlässt, ob auf eine Hand oder in die Auslage.

rules-section-K8 = Eine Karte tauschen
rule-K8-1 = Lege eine Handkarte auf den Ablagestapel und nimm eine offene oder eine vom Stapel. Eine genommene offene Karte wird vom Stapel ersetzt. Damit ist dein Zug zu Ende.
rule-K8-2 =
    .ruling = Du legst ab, bevor du ziehst; deine Karte wird also mitgemischt, wenn der Stapel dabei ausgeht.
rule-K8-3 =
    .ruling = Ist nichts mehr zu ziehen, legt eine Karte ab und nimmt keine, wer nicht einsetzen kann oder will. Eine Karte haben dann noch alle, weil nur die Runde zu Ende gespielt wird, in der der Stapel ausging.

rules-section-K9 = Das Ende des Spiels
rule-K9-1 = Ist der Stapel zum zweiten Mal ausgegangen (K7.3), wird die Runde zu Ende gespielt: Den letzten Zug hat, wer rechts vom Besitzer des Kaisers sitzt. Ging der Stapel in ebendiesem Zug aus, endet das Spiel mit ihm.
    .example = Vier spielen, Platz 1 hat den Kaiser. Geht der Stapel im Zug von Platz 2 aus, haben Platz 3 und 4 noch je einen Zug; im Zug von Platz 4 ist es vorbei.
rule-K9-2 = Das Spiel endet auch sofort, wenn niemand mehr eine Figur einsetzen kann.
    .ruling = Handkarten spielen dabei keine Rolle, nur die Karte des Reichs und die Vorräte: Niemand hat eine Figur, für die eine Provinz Platz hätte. Geprüft wird einmal im Zug, nach seiner letzten Figur und vor dem Ziehen.

rules-section-K10 = Schlusswertung
rule-K10-1 = Zuerst die Häuser: Jede Provinz ohne Markierung, voll oder nicht, wird nach K6.2 und K6.3 gewertet.
rule-K10-2 = Dann die Bündnisse, von 1 bis 15. Wer in beiden Provinzen die Mehrheit der Gesandten hat, bekommt einen Punkt für jeden Gesandten in beiden, gleich welcher Farbe. Auch die geteilte höchste Zahl ist eine Mehrheit, und alle, die das erfüllen, bekommen die volle Punktzahl. Eine Provinz kann zu mehreren Bündnissen beitragen.
    .ruling = Ohne Gesandte gibt es keine Mehrheit.
    .example = In Wei stehen Grün 2, Rot 1; in Han Grün 1, Rot 1. Grün bekommt 5 Punkte; Rot liegt in Wei zurück und bekommt keine.
rule-K10-3 = Dann die Straßen: Eine Reihe sind vier oder mehr Häuser eines Spielers, die an Straßen aufeinanderfolgen, ohne Abzweigung. Sie bringt einen Punkt je Haus oder zwei, wenn eines ihrer Häuser auf einer Befestigung steht. Ein Haus zählt nur für eine Reihe.
    .ruling = Die Reihen werden so gewählt, dass deine Summe die höchstmögliche ist. Eine Reihe darf abbiegen, wo Straßen sich treffen, in einem Ring zählt jedes Haus einmal, und weitere Straßen zwischen ihren Häusern stören nicht.
    .example = Fünf Häuser in einer Linie und ein sechstes an einem Abzweig bringen 5 Punkte.
rule-K10-4 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Figuren übrig hat: Häuser, Gesandte und die Befestigung, nicht aber den Zähler.
    .ruling = Ist auch das gleich, teilt man sich den Sieg.

rules-section-K-added = Was das Programm ergänzt
rule-K-a = Die Farben der Spieler sind der Reihe nach Grün, Rot, Violett, Blau und Gelb.
rule-K-b = Nach deiner ersten Figur fragt das Programm nach einer zweiten oder dem Ende des Einsetzens, wann immer K4.3 eine zweite erlaubt und du noch eine Karte hast. Es fragt auch dann, wenn deine Karten nichts bezahlen können, sonst erführen die anderen etwas über deine Hand.
rule-K-c = Alle haben gesehen, welche Karten du aus der Auslage genommen hast. Hältst du so eine Karte, gilt eine gespielte oder getauschte Karte ihrer Farbe als diese: Karten einer Farbe sind alle gleich.
rule-K-d = Alle merken sich, was im Ablagestapel lag, als er zum Stapel wurde. Der Inhalt des neuen Stapels ist also bekannt, nur die Reihenfolge nicht, bis eine Karte auftaucht, die vorher schon auf einer Hand gewesen oder seither gezogen worden sein kann.
rule-K-e = Sollte der Stapel zum ersten Mal ausgehen, während der Ablagestapel leer ist, was kaum je vorkommt, ist das Ende sofort nah, wie in K7.3.
