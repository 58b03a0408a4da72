# The rulebook: see en.ftl.

## The page

rules-lead = Jede Regel hat eine Nummer, die Mandate nennt, wenn es einen Zug erklärt.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-search-hint = Wörter oder eine Nummer wie Q9.3
rules-found = { $count ->
    [0] Keine Regel gefunden. Versuch es mit weniger Wörtern.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
  }
rules-all = Alle Regeln zeigen
rules-summary = Auf einen Blick
rules-ruling = Festlegung
rules-ruling-why = Wo die gedruckten Regeln eine Frage offenlassen oder einander widersprechen, beantwortet Mandate sie mit einer Festlegung.
rules-try = Ausprobieren
rules-try-rule = Ausprobieren: ein Beispiel für Regel { $id }
rules-example = Beispiel
rules-example-number = Beispiel { $number }
rules-example-why = Beispiele mit Nummer stammen aus den gedruckten Regelheften; gezeichnet sind sie mit unseren Spielplänen.

## Qin

rules-game-Q = Qin
    .intro = Du legst Plättchen, aus denen rote, gelbe und blaue Provinzen wachsen, und baust Pagoden auf deine Provinzen und die Dörfer daneben. Wer zuerst alle seine Pagoden gebaut hat, gewinnt.
    .credit = Ein Spiel von Reiner Knizia, 2012 bei eggertspiele erschienen. Mandate ist inoffiziell und nicht kommerziell und hat mit Autor und Verlag nichts zu tun.

summary-Q-goal = Ziel
summary-Q-goal-text = China, vor mehr als 2.000 Jahren: Fürsten besiedeln um die Wette das Land. Baue als Erster alle deine Pagoden: eine auf jede Provinz, die du gründest, eine zweite, sobald sie zur Großprovinz wird, und eine auf jedes Dorf, das du bekommst. Provinzen und Dörfer können den Besitzer wechseln; dann gehen ihre Pagoden an den zurück, der sie gebaut hat.
summary-Q-turn = Dein Zug
summary-Q-turn-1 = Lege eines deiner drei Plättchen auf zwei freie Steppenfelder. Mindestens eine Hälfte muss mit einer Seite an ein Provinzfeld grenzen, das schon da ist, gleich in welcher Farbe (Q3).
summary-Q-turn-2 = Kläre die Provinzen. Zwei oder mehr zusammenhängende Felder einer Farbe sind eine Provinz. Eine neue gehört dir und bekommt eine Pagode (Q5). Eine, die wächst, bleibt bei ihrem Besitzer (Q6). Provinzen, die sich verbinden, werden zu einer, und die übernimmt, wem bisher die meisten ihrer Felder gehörten (Q9).
summary-Q-turn-3 = Ab fünf Feldern ist es eine Großprovinz: Sie trägt eine Doppelpagode, und niemand kann sie mehr übernehmen (Q7).
summary-Q-turn-4 = Kläre die Dörfer. Ein Dorf bekommt, wer auf den Provinzen ringsum mehr Pagoden hat als jeder andere (Q8).
summary-Q-turn-5 = Ziehe ein Plättchen (Q3.6).
summary-Q-never = Nicht erlaubt
summary-Q-never-1 = Provinzen verbinden, wenn sich mehrere Spieler die meisten Felder teilen (Q9.3)
summary-Q-never-2 = zwei oder mehr Großprovinzen verbinden, auch eigene (Q9.4)
summary-Q-never-3 = eine Großprovinz mit kleineren Provinzen verbinden, wenn ein anderer sie bekäme (Q9.5)
summary-Q-end = Ende der Partie
summary-Q-end-1 = Wer seine letzte Pagode baut, gewinnt sofort, egal wer am Zug ist (Q10.2).
summary-Q-end-2 = Hat niemand mehr ein Plättchen oder lässt sich keines mehr legen, gewinnt, wer die meisten Pagoden auf dem Spielplan hat (Q10.4).
summary-Q-tips = Tipps aus den gedruckten Regeln
summary-Q-tips-1 = Schließe leere Dörfer an eigene Provinzen an.
summary-Q-tips-2 = Ebne anderen nicht den Weg: Sieh vor dem Legen nach, welches Dorf der nächste Spieler von dort aus erreichen könnte.
summary-Q-tips-3 = Du darfst ein Plättchen auch so legen, dass nichts gegründet oder erweitert wird. Zwei einzelne Felder nützen dir aber selten und oft den anderen.
summary-Q-tips-4 = Spielt die erste Partie auf der Seite „Vogel“.

rules-section-Q1 = Spielmaterial
rule-Q1-1 = Der Spielplan ist ein Raster aus 13 mal 13 Feldern: Steppenfelder, Dörfer, je ein Startfeld in Rot, Gelb und Blau und, nur auf der Seite „Löwe“, Wasser. Ein Startfeld gilt von Anfang an als Provinzfeld. „Vogel“ folgt der gedruckten Seite; „Löwe“ ist unser eigener Entwurf in ihrem Geist, weil uns die gedruckte nicht vorliegt.
    .ruling = Ein Dorf bedeckt ein Feld oder zwei, die mit einer Seite aneinandergrenzen; in beiden Fällen ist es ein einziges Dorf.
rule-Q1-2 = Es gibt 72 Plättchen aus je zwei Provinzfeldern: je zwölf in Rot–Rot, Gelb–Gelb, Blau–Blau, Rot–Gelb, Gelb–Blau und Rot–Blau.
rule-Q1-3 = Die Spielerfarben sind Weiß, Schwarz, Grün und Lila, mit je 24 Pagoden.
rule-Q1-4 = Zu zweit, zu dritt oder zu viert spielt ihr mit je 24, 19 oder 15 Pagoden; die übrigen bleiben aus dem Spiel. Wie viele Pagoden du noch hast, sehen alle; deine Plättchen sieht niemand.

rules-section-Q2 = Spielvorbereitung
rule-Q2-1 = Wählt eine Seite; für den Anfang eignet sich „Vogel“ besser. Mischt die Plättchen, teilt an jeden verdeckt drei aus und legt den Rest in mehreren etwa gleich hohen, verdeckten Stapeln bereit.
    .ruling = Es sind vier Stapel, und keiner ist um mehr als ein Plättchen höher als ein anderer. Von der Höhe spricht nur das deutsche Regelheft.
rule-Q2-2 = Nach den gedruckten Regeln beginnt der jüngste Spieler; weiter geht es im Uhrzeigersinn.
    .ruling = Wer den Tisch eröffnet, bestimmt den ersten Platz oder überlässt ihn dem Zufall.

rules-section-Q3 = Dein Zug
rule-Q3-1 = Lege genau ein Plättchen aus deiner Hand auf zwei Steppenfelder, die mit einer Seite aneinandergrenzen, beliebig gedreht.
rule-Q3-2 = Beide Hälften müssen auf freien Steppenfeldern liegen: nicht auf Dörfern, Wasser, Startfeldern oder schon gelegten Plättchen und nicht über den Rand des Spielplans hinaus.
rule-Q3-3 = Mindestens eine Hälfte muss mit einer Seite an ein Provinzfeld grenzen, das vorher schon da war, gleich in welcher Farbe. Eine Ecke genügt nicht, ein Dorf auch nicht, und die beiden Hälften zählen nicht füreinander.
example-Q-12 = Die drei Plättchen mit durchgezogenem Rand grenzen an ein Provinzfeld, und jede Farbe ist recht. Die durchgestrichenen sind nicht erlaubt: Das in Zeile 1 berührt die rote Provinz nur an einer Ecke, das in Spalte a nichts als ein Dorf.
rule-Q3-4 = Das Plättchen darf Provinzen nicht so verbinden, wie Q9.3, Q9.4 oder Q9.5 es verbieten.
rule-Q3-5 = Was das Plättchen auslöst, Q4 bis Q9, wird ausgeführt, ob es dir gefällt oder nicht.
rule-Q3-6 = Am Ende deines Zuges ziehst du ein Plättchen von einem beliebigen Stapel. Sind alle Stapel aufgebraucht, wird nicht mehr gezogen, und die Hände werden kleiner.
rule-Q3-7 =
    .ruling = Lässt sich keines deiner Plättchen regelgerecht legen, passt du: Du behältst deine Hand und ziehst nicht. Lässt sich eines legen, musst du es tun. Wer kein Plättchen mehr hat, wird übersprungen.

rules-section-Q4 = Provinzen
rule-Q4-1 = Alle Provinzfelder einer Farbe, die über ihre Seiten zusammenhängen, bilden ein Gebiet. Ab zwei Feldern ist es eine Provinz und hat genau einen Besitzer. Ein einzelnes Feld ist keine Provinz und gehört niemandem.
rule-Q4-2 = Beide Hälften eines Plättchens wirken gleichzeitig. In zwei Farben betreffen sie verschiedene Gebiete und kommen einander nie in die Quere; in einer Farbe gehören sie zum selben Gebiet.
rule-Q4-3 = Betrachte jedes Gebiet mit einem neuen Feld und die Provinzen, die es vorher enthielt. Gab es keine, wird eine gegründet (Q5); eine einzige wird erweitert (Q6); zwei oder mehr werden zu einer verbunden (Q9). Ein einzelnes neues Feld bewirkt nichts.

rules-section-Q5 = Eine Provinz gründen
rule-Q5-1 = Wer das Plättchen gelegt hat, besitzt die neue Provinz und baut eine Pagode darauf. Ein zweifarbiges Plättchen kann zwei Provinzen auf einmal gründen.
example-Q-1 = Lila legt ein gelb-rotes Plättchen neben ein einzelnes gelbes und ein einzelnes rotes Feld. So entstehen zwei Provinzen, und Lila baut auf jede eine Pagode.
example-Q-2 = Lila legt ein gelb-gelbes Plättchen neben ein einzelnes gelbes Feld und gründet damit eine einzige Provinz aus drei Feldern, mit einer Pagode.
rule-Q5-2 = Ein einfarbiges Plättchen kann so viele einzelne Felder verbinden, dass die neue Provinz gleich fünf oder mehr Felder hat. Dann ist sie sofort eine Großprovinz und bekommt eine Doppelpagode (Q7).
example-Q5-2 = Das rot-rote Plättchen von Schwarz verbindet drei einzelne Felder: auf einen Schlag eine Großprovinz.

rules-section-Q6 = Eine Provinz erweitern
rule-Q6-1 = Eine Provinz, die wächst, bleibt bei ihrem Besitzer, egal wer das Plättchen gelegt hat. Einzelne Felder, die sie erreicht, gehören von da an dazu.
example-Q-3 = Grün erweitert mit einem Plättchen die eigene gelbe Provinz auf vier Felder und die rote von Lila auf drei. Keine Pagode bewegt sich.
example-Q-4 = Andersherum gelegt, bringt dasselbe Plättchen nur zwei einzelne Felder, und es geschieht nichts (Q4.3).

rules-section-Q7 = Großprovinzen
rule-Q7-1 = Eine Provinz mit fünf oder mehr Feldern ist eine Großprovinz. Ihr Besitzer setzt sofort eine zweite Pagode dazu, auch im Zug eines anderen Spielers: eine Doppelpagode. Eine dritte bekommt sie nie, so groß sie auch wird.
example-Q-5 = Die gelbe Provinz von Grün bekommt ihr fünftes Feld und wird zur Großprovinz: Grün setzt eine zweite Pagode dazu.

rules-section-Q8 = Dörfer
rule-Q8-1 = Wenn die Provinzen geklärt sind, wird jedes Dorf geprüft. Deine Stärke dort ist die Zahl der Pagoden auf deinen Provinzen, die mit einer Seite daran grenzen, an welches seiner Felder auch immer: eine je Provinz, zwei bei einer Großprovinz. Die Pagode auf dem Dorf selbst zählt nicht.
    .ruling = Eine Provinz zählt einmal, egal wie oft sie angrenzt.
example-Q8-1 = Die rote Provinz von Weiß grenzt an zwei Seiten an das Dorf und zählt doch nur einmal. Mit einer zweiten Provinz daneben ist Grün mit 2 zu 1 stärker und übernimmt das Dorf.
rule-Q8-2 = Wer dort stärker ist als jeder andere, bekommt das Dorf. Ein leeres wird angeschlossen: Der Spieler baut eine Pagode darauf. Ein fremdes wird übernommen: Seine Pagode geht in den Vorrat des Besitzers zurück, und der stärkere Spieler baut stattdessen eine eigene.
    .ruling = Nur ein Gleichstand an der Spitze zählt, wie es das englische Regelheft sagt. Wörtlich genommen verhindert nach dem deutschen jeder Gleichstand die Übernahme, und das italienische vergleicht nur mit dem Besitzer.
example-Q-6 = Grün gründet eine blaue Provinz neben einem leeren Dorf und baut auf beide eine Pagode.
example-Q-7 = Grün gründet eine rote Provinz neben dem Dorf von Weiß. Nun stehen zwei grüne Pagoden darum herum und nur eine weiße: Grün übernimmt das Dorf.
example-Q-8 = Die gelbe Provinz von Grün wird neben dem Dorf von Weiß zur Großprovinz. Ihre Doppelpagode zählt zwei, die von Weiß eins: Grün übernimmt das Dorf.
rule-Q8-3 = Ist niemand allein am stärksten, ändert sich nichts: Ein leeres Dorf bleibt leer, und wer eines besitzt, behält es.
    .ruling = Das gilt auch mit weniger Stärke als andere oder ganz ohne.
example-Q8-3 = Weiß gründet eine gelbe Provinz neben einem leeren Dorf aus zwei Feldern, und dasselbe Plättchen bringt auch die rote von Grün dorthin. Es steht 1 zu 1, und das Dorf bleibt leer.
rule-Q8-4 = Auf einem Dorf steht höchstens eine Pagode. Einmal besetzt, wird es nie wieder leer, außer im Fall von Q.b.

rules-section-Q9 = Provinzen übernehmen
rule-Q9-1 = Werden zwei oder mehr Provinzen verbunden, entsteht immer eine Großprovinz: Zwei plus zwei plus mindestens ein neues Feld sind fünf.
rule-Q9-2 = Zähle für jeden Spieler die Felder der verbundenen Provinzen, die ihm vorher gehörten; neue und einzelne Felder zählen für niemanden. Wer die höchste Summe hat, übernimmt die ganze Provinz. Darauf bleibt genau eine Doppelpagode des Besitzers, der dafür baut oder zurücknimmt, was nötig ist; alle anderen Pagoden gehen in die Vorräte zurück.
example-Q-9 = Die rote Provinz von Grün bringt drei Felder ein, die von Weiß zwei. Verbunden gehören sie Grün, und das Dorf daneben auch.
example-Q-10 = Grün bringt eine Großprovinz und eine kleine ein, zusammen sieben rote Felder, Weiß nur zwei. Alles gehört Grün, mit einer einzigen Doppelpagode: Die Pagode von Weiß und die der kleinen Provinz von Grün gehen zurück.
rule-Q9-3 = Provinzen dürfen nicht verbunden werden, wenn sich zwei oder mehr Spieler die höchste Summe teilen. Ein Gleichstand weiter unten stört nicht. Eigene Provinzen darfst du verbinden, soweit Q9.4 es zulässt.
    .ruling = Wörtlich genommen verbieten das deutsche und das englische Regelheft jeden Gleichstand; ihre Begründung aber, dass sich kein Besitzer bestimmen ließe, trifft nur auf die höchste Summe zu. Das italienische sagt genau das.
example-Q-11 = Grün und Weiß würden je zwei Felder einbringen, und niemandem könnte das Ganze gehören: nicht erlaubt.
example-Q9-3 =
    .a = Weiß 2, Lila 2, Grün 3: erlaubt, und alles gehört Grün. Der Gleichstand betrifft nicht die höchste Summe.
    .b = Weiß 3, Grün 3, Lila 2: nicht erlaubt.
    .c = Weiß 4, Grün 2 und 2: nicht erlaubt, denn es zählen die Summen, nicht die einzelnen Provinzen.
rule-Q9-4 = Zwei oder mehr Großprovinzen dürfen nie verbunden werden, auch dann nicht, wenn alle dir gehören.
example-Q9-4 = Die Großprovinz von Weiß hat fünf Felder, die von Grün sechs. Niemand darf sie verbinden.
rule-Q9-5 = Eine Großprovinz ist sicher: Sie kann nie übernommen werden.
    .ruling = Gezählt wird wie immer (Q9.2), wie im gedruckten Beispiel mit 7 gegen 2 Felder. Eine Großprovinz darf also nur dann mit kleineren Provinzen verbunden werden, wenn ihr Besitzer allein die höchste Summe hat. Hat ein anderer mehr, darf das Plättchen nicht gelegt werden, weil es eine Großprovinz übernähme; teilen sich mehrere die höchste Summe, verbietet es Q9.3 ohne Ausnahme. Das deutsche und das englische Regelheft sagen nur, dass eine Großprovinz kleine Provinzen übernehmen kann; nach dem inoffiziellen italienischen kann sie es jedes Mal. Das ist neu in Version 2 der Regeln: Vorher bekam in beiden Fällen der Besitzer der Großprovinz das Ganze.
example-Q9-5 =
    .a = Weiß bringt eine Großprovinz mit 5 Feldern ein, Grün zwei Provinzen mit je 3: nicht erlaubt, denn Grün würde sie übernehmen.
    .b = Weiß bringt 5 ein, Grün 2 und 3: nicht erlaubt, denn die höchste Summe ist geteilt.
    .c = Weiß bringt 5 ein, Lila 3 und Grün 3: erlaubt, und alles gehört Weiß.

rules-section-Q10 = Pagoden und Ende der Partie
rule-Q10-1 =
    .ruling = Ein Zug läuft in dieser Reihenfolge ab: Das Plättchen wird gelegt; Pagoden, die Provinzen verlassen müssen, gehen zurück; fällige Pagoden auf Provinzen werden gebaut; Pagoden übernommener Dörfer gehen zurück; fällige Pagoden auf Dörfern werden gebaut; ein Plättchen wird gezogen (Q3.6); das Ende wird geprüft (Q10.3). Zuerst baut, wer am Zug ist, dann die anderen im Uhrzeigersinn. Weil das Zurückgehen vor dem Bauen kommt, ist eine Pagode, die nur den Ort wechselt, nie die letzte. Und weil die Provinzen für alle fertig sind, bevor sich ein Dorf ändert, kommt ein Spieler, der erst spät an der Reihe ist und auf einer Provinz baut, noch vor dem Spieler am Zug, der auf einem Dorf bauen würde.
rule-Q10-2 = Sobald ein Spieler seine letzte Pagode baut, ist die Partie zu Ende, und er gewinnt allein, egal wer am Zug ist. In diesem Zug wird sonst nichts mehr gebaut, auch nicht vom Sieger, und kein Plättchen gezogen. Geschieht es auf einer Provinz, ändert sich kein Dorf.
    .ruling = Ist die alte Pagode eines Dorfs schon zurückgegangen, wenn das Ende die Übernahme abbricht, bleibt das Dorf leer, und diese Pagode zählt zum Vorrat (Q11).
rule-Q10-3 = Die Partie ist auch zu Ende, wenn niemand mehr ein Plättchen hat oder keines mehr gelegt werden kann.
    .ruling = Beides wird nach jedem Zug geprüft, nach dem Ziehen, in dieser Reihenfolge. Das deutsche und das englische Regelheft sehen dabei auf benachbarte Steppenfelder, das italienische auf regelgerechtes Legen. Hier endet die Partie, wenn von den Spielern, die noch Plättchen haben, keiner regelgerecht legen kann. Gepasst (Q3.7) wird also nur, solange ein anderer noch legen kann.
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

summary-K-goal = Ziel
summary-K-goal-text = China, um 200 v. Chr.: Der alte Kaiser ist schwach, und die Fürsten der Provinzen wollen auf seinen Thron. Wer mit Häusern, Bündnissen und Straßen die meisten Punkte macht, wird der neue Kaiser.
summary-K-turn = Dein Zug
summary-K-turn-1 = Spiele bis zu drei Karten aus und setze einen oder zwei Spielsteine, alle in dieselbe Provinz. Eine Karte in der Farbe der Provinz bezahlt einen Spielstein. Zwei gleiche Karten tun es als Joker in einer Provinz jeder anderen Farbe. In eine Provinz ganz ohne Spielsteine darf nur einer (K4).
summary-K-turn-2 = Stehen danach auf allen Hausfeldern der Provinz Häuser, kommt es sofort zur Häuserwertung (K6).
summary-K-turn-3 = Ziehe wieder auf drei Karten nach, offene oder vom Stapel (K7).
summary-K-turn-text = Statt alldem kannst du eine Karte tauschen (K8).
summary-K-rule = Die 3-2-1-Regel
summary-K-rule-text = Bis zu 3 Karten, höchstens 2 Spielsteine, in 1 Provinz.
summary-K-pieces = Die Spielsteine
summary-K-pieces-1 = Ein Haus kommt auf ein freies Hausfeld (K5.1).
summary-K-pieces-2 = Ein Abgesandter kommt auf das Drachenfeld. Dort dürfen, alle Spieler zusammen, so viele Abgesandte stehen, wie der Spieler mit den meisten Häusern in der Provinz Häuser hat (K5.2).
summary-K-pieces-3 = Eine Befestigung, in der Variante für erfahrene Spieler, kommt unter ein Haus und verdoppelt Punkte (K5.3).
summary-K-scoring = Wertung
summary-K-scoring-1 = Häuser, sobald ihre Provinz voll ist oder am Ende: Wer dort die meisten hat, bekommt einen Punkt für jedes Haus in der Provinz, der Zweite so viele, wie der Erste Häuser hat, der Dritte so viele, wie der Zweite hat, und so weiter (K6.2).
summary-K-scoring-2 = Bündnisse, am Ende: Wer in beiden Provinzen eines Bündnisses die Mehrheit der Abgesandten hat, bekommt einen Punkt für jeden Abgesandten in beiden (K10.2).
summary-K-scoring-3 = Straßen, am Ende: Eine Reihe aus vier oder mehr deiner Häuser bringt einen Punkt je Haus (K10.3).
summary-K-end = Ende der Partie
summary-K-end-text = Ist der Stapel zum zweiten Mal aufgebraucht, wird die Runde zu Ende gespielt. Dann folgt die Schlusswertung (K10).
summary-K-tips = Tipps aus den gedruckten Regeln
summary-K-tips-1 = Du darfst Abgesandte auch in eine Provinz setzen, in der du kein Haus hast.
summary-K-tips-2 = Auch in eine Provinz, deren Häuser schon gewertet sind, dürfen noch Abgesandte.
summary-K-tips-3 = Setze auf deine Befestigung im selben Zug ein Haus, sonst tut es vielleicht ein anderer: Befestigungen gehören niemandem.

rules-section-K1 = Spielmaterial
rule-K1-1 = Der Spielplan zeigt neun Provinzen in fünf Farben, jede mit Hausfeldern und einem Drachenfeld; vier Farben haben je zwei Provinzen, Violett nur Chu. Straßen verbinden Hausfelder, auch über Grenzen hinweg, und 15 nummerierte Bündnisse verbinden je zwei benachbarte Provinzen. Wir spielen auf einem eigenen Spielplan im Geist des gedruckten, dem Reich der Mitte, weil uns der gedruckte nicht vorliegt. Darauf sind Wei (7 Hausfelder) und Shu (5) rot, Yan (4) und Han (5) grün, Ch’in (7) und Qi (5) gelb, Zhao (6) und Lu (5) orange und Chu (8) violett.
rule-K1-2 = Es gibt 57 Provinzkarten in den fünf Farben. Mit den Farben der Spieler haben sie nichts zu tun; in den Beispielen heißen die Spieler Grün, Rot, Violett, Blau und Gelb.
    .ruling = 13 sind rot, 12 grün, 11 gelb, 11 orange und 10 violett. Das Regelheft sagt es nicht; so viele sind es nach den veröffentlichten Angaben in der Ausgabe von 2014, die gleich viele Karten hat.
rule-K1-3 = Jeder hat 20 Häuser und 9 Abgesandte; einer davon ist der Zählstein, also bleiben 8 zum Setzen. In der Variante für erfahrene Spieler hat jeder außerdem eine Befestigung.
rule-K1-4 = Gespielt wird zu dritt, zu viert oder zu fünft. Eine Seite des Spielplans ist für drei oder vier, die andere für vier oder fünf; zu viert habt ihr die Wahl. Auf unserem haben beide Seiten dieselben Felder und Bündnisse; einige Straßen sind verschieden.

rules-section-K2 = Spielvorbereitung
rule-K2-1 = Zu viert wird von jeder Farbe eine Karte aussortiert, zu dritt zwei; das wissen alle. So sind zu fünft, zu viert oder zu dritt 57, 52 oder 47 Karten im Spiel.
rule-K2-2 = Mischt die Karten und teilt an jeden verdeckt drei aus. Vier weitere werden offen ausgelegt; der Rest ist der verdeckte Stapel.
rule-K2-3 = Der Startspieler behält den Kaiser bis zur Schlusswertung; weiter geht es im Uhrzeigersinn.
    .ruling = Nach den gedruckten Regeln einigen sich die Spieler, wer beginnt. Hier bestimmt den ersten Platz, wer den Tisch eröffnet, oder überlässt ihn dem Zufall.

rules-section-K3 = Dein Zug
rule-K3-1 = Entweder setzt du Spielsteine (K4) und ziehst danach wieder auf drei Karten nach (K7), oder du tauschst eine Karte (K8).
rule-K3-2 = Spielsteine sind Häuser, Abgesandte und, in der Variante, Befestigungen.

rules-section-K4 = Spielsteine setzen
rule-K4-1 = Alle Spielsteine eines Zuges kommen in dieselbe Provinz.
rule-K4-2 = Eine Karte in der Farbe der Provinz bezahlt einen Spielstein. Zwei Karten gleicher Farbe sind ein Joker: Zusammen bezahlen sie einen Spielstein in einer Provinz jeder anderen Farbe.
rule-K4-3 = In eine Provinz, in der zu Beginn deines Zuges kein Spielstein stand, darfst du einen setzen, in jede andere einen oder zwei. Kurz gefasst die 3-2-1-Regel: bis zu 3 Karten, höchstens 2 Spielsteine, in 1 Provinz.
    .ruling = Jede gespielte Karte muss dazu beitragen, einen Spielstein zu bezahlen: Du spielst eine Karte, zwei Karten, einen Joker oder eine Karte und einen Joker.
example-K-1 =
    .a = Grün hat Violett, Rot, Rot. Wei ist leer und nimmt nur einen Spielstein auf; Grün spielt also eine rote Karte, und mehr geht in diesem Zug nicht.
    .b = Rot hat Rot, Grün, Grün. Jetzt steht in Wei ein Spielstein, und Rot setzt zwei: Die rote Karte bezahlt den einen, das grüne Paar als Joker den anderen.
    .c = Violett hat drei gelbe Karten. In beiden gelben Provinzen stehen schon Spielsteine; zwei Karten bezahlen also zwei Häuser in Qi, wie hier, oder in Ch’in, oder zusammen einen Spielstein in einer Provinz anderer Farbe. Mehr nie.
rule-K4-4 = Gespielte Karten kommen auf den offenen Ablagestapel. Hast du von einer Sorte keine Spielsteine mehr, kannst du sie nicht mehr setzen.
rule-K4-5 = Zwei Spielsteine werden nacheinander gesetzt, und jeder muss in dem Moment erlaubt sein. So kann ein Haus Platz für den Abgesandten schaffen, der folgt.

rules-section-K5 = Die Spielsteine
rule-K5-1 = Ein Haus kommt auf ein Hausfeld der Provinz, auf dem noch keines steht. Auf jedem Hausfeld steht höchstens ein Haus.
rule-K5-2 = Ein Abgesandter kommt auf das Drachenfeld. Mit ihm dürfen dort, alle Spieler zusammen, nicht mehr Abgesandte stehen, als der Spieler mit den meisten Häusern in der Provinz Häuser hat. Ohne Häuser also keiner; ein eigenes Haus brauchst du aber nicht.
example-K5-2 = In Zhao stehen drei rote und zwei gelbe Häuser. Die drei von Rot geben das Maß: Mit drei Abgesandten ist das Drachenfeld voll.
example-K-2 = Rot hat in Chu die meisten Häuser, nämlich vier, und zwei Abgesandte sind schon dort. Grün setzt zwei dazu: Einen bezahlt die violette Karte, den anderen das orange Paar als Joker.
example-K-3 = Rot und Blau haben in Ch’in je zwei Häuser, und noch steht dort kein Abgesandter. Mit zwei gelben Karten hat Grün drei Möglichkeiten:
    .a = zwei Abgesandte
    .b = zwei Häuser
    .c = von jedem eines
rule-K5-3 = In der Variante kommt eine Befestigung auf ein Hausfeld ohne Haus und ohne Befestigung. Sie gehört niemandem: Jeder darf zum üblichen Preis ein Haus daraufsetzen, im selben Zug oder später. Für K4.3 ist sie ein Spielstein wie jeder andere, und eine Karte oder ein Joker bezahlt sie.
example-K-8 = Grün hat drei gelbe Karten. Eine bezahlt die Befestigung in Qi, eine das Haus darauf. Die dritte bleibt auf der Hand, denn mehr als zwei Spielsteine gehen nicht.
rule-K5-4 = Nur ein Haus besetzt ein Hausfeld. Abgesandte tun das nicht, eine Befestigung allein auch nicht.

rules-section-K6 = Häuserwertung
rule-K6-1 = Sobald auf jedem Hausfeld einer Provinz ein Haus steht, wird der Zug unterbrochen: Die Provinz wird gewertet, nur dieses eine Mal, und markiert. Abgesandte dürfen weiterhin dorthin, als zweiter Spielstein desselben Zuges oder später, soweit K5.2 es zulässt.
rule-K6-2 = Ordne die Spieler mit Häusern dort nach deren Zahl; gleiche Zahlen teilen sich einen Rang, und die nächste Zahl hat den nächsten Rang (1, 1, 2). Der erste Rang bekommt einen Punkt für jedes Haus der Provinz. Jeder weitere bekommt so viele Punkte, wie ein Spieler auf dem Rang darüber Häuser hat. Punkte werden nie geteilt, und ohne Haus dort gibt es keine.
    .example = Mit 3, 2, 2 und 1 Häusern bekommen die Spieler 8, 3, 3 und 2 Punkte; mit 3, 3 und 2 Häusern 8, 8 und 3; mit 2, 1, 1 und 1 Häusern 5, 2, 2 und 2; und mit je 1 Haus bekommen alle vier 4.
example-K-4 = Das Haus von Blau macht Wei voll. Grün hat dort vier Häuser, Rot zwei und Blau eines: Grün bekommt 7 Punkte, Rot 4 und Blau 2.
example-K-5 = Das Haus von Rot macht Qi voll. Rot und Violett haben je zwei Häuser und bekommen je 5 Punkte. Blau steht mit einem Haus auf dem zweiten Rang und bekommt 2.
rule-K6-3 = Steht eines deiner Häuser in der Provinz auf einer Befestigung, zählen deine Punkte dort doppelt.
    .ruling = Verdoppelt wird nur einmal, egal wie viele solche Häuser es sind.
    .example = Ein Rang, der 2 Punkte wert ist, bringt dann 4.

rules-section-K7 = Karten ziehen
rule-K7-1 = Nach dem Setzen ziehst du eine Karte nach der anderen, offen oder vom Stapel, ganz wie du willst, bis du drei hast; jede siehst du, bevor du die nächste nimmst. Erst dann werden die offenen Karten wieder auf vier ergänzt.
rule-K7-2 = Ist der Stapel zum ersten Mal aufgebraucht, wird der Ablagestapel sofort gemischt und zum neuen Stapel. Die offenen Karten bleiben liegen, dann wird weiter gezogen und ergänzt.
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
    .example = In Wei stehen Grün 2, Rot 1; in Han Grün 1, Rot 1. Grün bekommt 5 Punkte; Rot liegt in Wei zurück und bekommt keine. In Qi stehen Violett 1, Blau 1; in Lu Violett 2. Violett bekommt 4: Die geteilte Mehrheit in Qi genügt.
example-K-6 =
    .a = Bündnis 3 verbindet Wei und Ch’in. Blau teilt die Mehrheit in Wei und hat sie in Ch’in: 6 Punkte für die sechs Abgesandten. Rot hat sie nur in Wei und bekommt nichts.
    .b = Bündnis 4 verbindet Ch’in und Shu. In der einen Provinz hat Blau die Mehrheit, in der anderen Violett: Niemand bekommt Punkte.
rule-K10-3 = Dann die Straßen: Eine Reihe sind vier oder mehr Häuser eines Spielers, die an Straßen aufeinanderfolgen, auch über Grenzen hinweg, ohne Abzweigung. Sie bringt einen Punkt je Haus oder zwei, wenn eines ihrer Häuser auf einer Befestigung steht. Ein Haus zählt nur für eine Reihe.
    .ruling = Die Reihen werden so gewählt, dass deine Summe die höchstmögliche ist. Eine Reihe darf abbiegen, wo Straßen sich treffen, in einem Ring zählt jedes Haus einmal, und weitere Straßen zwischen ihren Häusern stören nicht.
example-K-7 = Blau hat fünf Häuser in einer Reihe durch Ch’in und Shu. Das sechste steht an einem Abzweig und zählt nicht mit: 5 Punkte.
example-K10-3 =
    .a = Eine Reihe verzweigt sich nicht: Vier Häuser zählen, das fünfte nicht. 4 Punkte.
    .b = Eine Reihe darf abbiegen, wo Straßen sich treffen. 4 Punkte.
    .c = In einem Ring zählt jedes Haus einmal. 7 Punkte.
    .d = Die längste Reihe dieser acht Häuser hätte sieben, aber zwei Reihen zu vier sind besser. 8 Punkte.
    .e = Eine Befestigung verdoppelt ihre Reihe. 10 Punkte.
    .f = Noch einmal die acht Häuser, eines auf einer Befestigung: Jetzt ist die Reihe aus sieben besser. 14 Punkte.
rule-K10-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Spielsteine übrig hat: Häuser, Abgesandte und die Befestigung, nicht aber den Zählstein.
    .ruling = Herrscht auch da Gleichstand, teilt man sich den Sieg.

rules-section-K-added = Was Mandate ergänzt
rule-K-a = Die Spielerfarben sind in der Reihenfolge der Plätze Grün, Rot, Violett, Blau und Gelb.
rule-K-b = Nach deinem ersten Spielstein fragt Mandate nach einem zweiten oder dem Ende des Setzens, wann immer K4.3 einen zweiten erlaubt und du noch eine Karte hast. Es fragt auch dann, wenn deine Karten nichts bezahlen können, sonst erführen die anderen etwas über deine Hand.
rule-K-c = Alle haben gesehen, welche offenen Karten du genommen hast. Hältst du so eine Karte, gilt eine gespielte oder getauschte Karte ihrer Farbe als diese: Karten einer Farbe sind alle gleich.
rule-K-d = Alle merken sich, was im Ablagestapel lag, als er zum Stapel wurde. Der Inhalt des neuen Stapels ist also bekannt, nur die Reihenfolge nicht, bis eine Karte auftaucht, die vorher schon auf einer Hand gewesen oder seither gezogen worden sein kann.
rule-K-e = Ist der Stapel zum ersten Mal aufgebraucht, während der Ablagestapel leer ist, was fast nie vorkommt, ist das Ende sofort nah, wie in K7.3.
