# Die Lektionen von Der Kaiser von China, in der Reihenfolge von crates/engine/lessons/kaiser.json.

## Karten und Spielsteine

learn-kaiser-chapter-turn = Karten und Spielsteine

learn-kaiser-first-house-title = Dein erstes Haus
learn-kaiser-first-house-goal = Du bist Grün und hast eine rote, eine grüne und eine gelbe Karte. Jede bezahlt einen Spielstein in einer Provinz ihrer Farbe: Setze ein Haus auf irgendein freies Feld, das aufleuchtet.
learn-kaiser-first-house-done = Eine Karte, ein Haus. Die Karte wird abgelegt, und danach füllst du deine Hand wieder auf drei auf. Die Farben der Karten gehören zu den Provinzen, nicht zu den Spielern.
learn-kaiser-first-house-mistake-exchange = Eine Karte zu tauschen ist ein ganzer Zug, und gebaut wird dabei nichts. Hier soll ein Haus entstehen: Wähle eine Provinz in der Farbe einer deiner Karten.

learn-kaiser-wrong-colour-title = Die Farbe muss passen
learn-kaiser-wrong-colour-goal = Chu, die große Provinz im Süden, ist violett, und du hast keine violette Karte. Versuche trotzdem, dort zu bauen, und sieh, was passiert.
learn-kaiser-wrong-colour-done = Eine einzelne Karte bezahlt nur in einer Provinz ihrer Farbe. Wenn etwas nicht geht, sagt dir die Seite immer, warum, und nennt die Regel: Probier es einfach aus.
learn-kaiser-wrong-colour-mistake-allowed = Das war erlaubt, denn du hast eine Karte dieser Farbe. Versuche diesmal etwas Verbotenes: ein Feld im violetten Chu.
learn-kaiser-wrong-colour-mistake-exchange = Tauschen ist immer erlaubt. Versuche diesmal etwas Verbotenes: Wähle ein Feld im violetten Chu.

learn-kaiser-empty-province-title = Ein Spielstein in eine leere Provinz
learn-kaiser-empty-province-goal = Wei in der Mitte ist noch leer. Setze mit einer roten Karte ein Haus dorthin und versuche dann, ein zweites danebenzusetzen.
learn-kaiser-empty-province-done = Eine Provinz ganz ohne Spielsteine nimmt pro Zug nur einen auf, auch wenn deine Karten für mehr reichen würden. Die andere rote Karte bleibt für später auf der Hand.
learn-kaiser-empty-province-mistake-drew = Du hast eine Karte gezogen, und dein Zug war vorbei, bevor du es versucht hattest. Baue noch einmal in Wei und wähle dann ein zweites Feld dort.
learn-kaiser-empty-province-mistake-elsewhere = Auch diese Provinz ist leer und nimmt einen Spielstein auf; diesmal ist das Ziel aber das rote Wei, mitten auf dem Spielplan.

learn-kaiser-two-houses-title = Zwei Spielsteine, wo schon jemand wohnt
learn-kaiser-two-houses-goal = Rot hat ein Haus in Wei; deshalb darfst du dort in einem Zug zwei Spielsteine setzen. Baue mit deinen beiden roten Karten zwei Häuser in Wei.
learn-kaiser-two-houses-done = Wo mindestens ein Spielstein steht, darfst du pro Zug bis zu zwei setzen. Jetzt hast du in Wei zwei Häuser und Rot eines: „Wenn jetzt Schluss wäre“ sieht dich dort schon vorn.
learn-kaiser-two-houses-mistake-one = Du hast nach dem ersten Haus aufgehört, obwohl die zweite rote Karte noch eines bezahlt hätte. Nun sind Rot und du in Wei gleichauf.
learn-kaiser-two-houses-mistake-empty = Diese Provinz war leer und nahm deshalb nur einen Spielstein auf. Zwei auf einmal gehen dort, wo schon jemand einen Spielstein hat: in Wei.
learn-kaiser-two-houses-mistake-emissary = Das war ein Abgesandter: Abgesandte kommen auf das Drachenfeld in der Mitte einer Provinz. Ihre Zeit kommt noch; für Häuser wähle die Hausfelder.

learn-kaiser-one-province-title = Ein Zug, eine Provinz
learn-kaiser-one-province-goal = Rot hat in beiden roten Provinzen Häuser. Baue in einer davon und versuche dann, den zweiten Spielstein in die andere zu setzen.
learn-kaiser-one-province-done = Alle Spielsteine eines Zuges kommen in dieselbe Provinz, auch wenn eine andere die gleiche Farbe hat.
learn-kaiser-one-province-mistake-same = Beide Spielsteine in einer Provinz: So soll es sein. Um die Grenze zu sehen, baue in einer roten Provinz und versuche es dann in der anderen.

learn-kaiser-joker-title = Ein Paar ist ein Joker
learn-kaiser-joker-goal = Diesmal bist du Rot und hast eine rote und zwei grüne Karten. Baue zwei Häuser in Wei: Eines bezahlt die rote Karte, das andere das grüne Paar als Joker.
learn-kaiser-joker-done = Zwei Karten einer Farbe bezahlen zusammen einen Spielstein in einer Provinz jeder anderen Farbe. Mit drei Karten hast du zwei Häuser nach Wei gebracht.
learn-kaiser-joker-mistake-one = Ein Haus in Wei, und das grüne Paar ist noch auf deiner Hand. Zusammen bezahlen die beiden grünen Karten dort ein zweites Haus.
learn-kaiser-joker-mistake-broken = Das hat eine einzelne grüne Karte in einer grünen Provinz verbraucht, und das Paar ist hin. Behalte beide grünen Karten: Zusammen sind sie ein Joker für Wei.

learn-kaiser-joker-elsewhere-title = Drei von einer Farbe
learn-kaiser-joker-elsewhere-goal = Du bist Violett und hast nur gelbe Karten. Bringe ein Haus in eine Provinz, die nicht gelb ist.
learn-kaiser-joker-elsewhere-done = Das Paar hat bezahlt, und die dritte Karte bleibt: Allein bezahlt sie außerhalb von Gelb nichts. Im gelben Qi oder Ch’in, wo schon Spielsteine stehen, hätten zwei einzelne Karten zwei Spielsteine bezahlt; drei darfst du nie in einem Zug setzen.
learn-kaiser-joker-elsewhere-mistake-single = In einer gelben Provinz zahlt eine einzelne gelbe Karte; ein Joker ist das Paar dort nicht. Für sich ein guter Zug, aber das Ziel ist ein anderes: Wähle eine Provinz anderer Farbe.
learn-kaiser-joker-elsewhere-mistake-emissary = In einer gelben Provinz zahlt eine gelbe Karte. Das Ziel ist ein Haus in einer Provinz anderer Farbe, bezahlt mit einem Paar.

learn-kaiser-drawing-title = Was man zieht
learn-kaiser-drawing-goal = Du bist wieder Grün, hast gesetzt und ziehst nun eine Karte: offen oder verdeckt vom Stapel. Ziehe so, dass du im nächsten Zug sicher zwei Spielsteine nach Chu setzen kannst.
learn-kaiser-drawing-done = Das grüne Paar ist ein Joker, und die violette Karte bezahlt allein: zusammen zwei Spielsteine in Chu. Offene Karten sind sicher, aber alle sehen, was du nimmst; ergänzt werden sie erst, wenn du fertig gezogen hast.
learn-kaiser-drawing-mistake-blind = Vom Stapel kommt, was kommt, und niemand sieht es. Manchmal ist das gut; hier macht eine offene Karte ganz sicher ein Paar voll.
learn-kaiser-drawing-mistake-single = Nun hast du drei verschiedene Farben: ein Spielstein in Chu, mehr nicht. Suche die offene Karte, die ein Paar ergibt.

learn-kaiser-exchange-title = Eine Karte tauschen
learn-kaiser-exchange-goal = In Lu fehlt noch ein Haus, und nur eine orange Karte oder ein Paar würde es bezahlen. Nutze diesen Zug zum Tauschen: Lege eine Karte ab und nimm die offene orange.
learn-kaiser-exchange-done = Eine Karte weg, eine Karte her: Das ist die andere Art von Zug. Auch beim Setzen ziehst du nach und hast dazu einen Spielstein mehr in einer Provinz; tausche also nur, wenn dir kein Spielstein helfen würde.
learn-kaiser-exchange-mistake-blind = Der Tausch war richtig, aber vom Stapel kommt eine unbekannte Karte. Die orange lag offen da.
learn-kaiser-exchange-mistake-same = Der Tausch war richtig, doch diese Karte brauchst du nicht: Lu ist orange, und eine orange Karte lag offen.
learn-kaiser-exchange-mistake-place = In deinem Zug setzt du entweder Spielsteine oder tauschst eine Karte. Setzen ist oft besser; probiere hier das Tauschen.

## Häuser werten

learn-kaiser-chapter-houses = Häuser werten

learn-kaiser-full-province-title = Eine volle Provinz wird gewertet
learn-kaiser-full-province-goal = In Wei ist noch ein Hausfeld frei: Du hast dort drei Häuser, Rot zwei, Blau eines. Mach die Provinz jetzt voll und sieh, was das bringt.
learn-kaiser-full-province-done = Eine volle Provinz wird sofort gewertet, und nur dieses eine Mal. Der erste Platz bekommt einen Punkt für jedes Haus darin: 7. Der zweite so viele, wie der erste Häuser hat: 4. Der dritte so viele, wie der zweite hat: 2.
learn-kaiser-full-province-mistake-waited = Rot hat sich das letzte Feld geholt. Mit je drei Häusern teilt ihr euch den ersten Platz: 7 Punkte für dich, aber auch 7 für Rot.
learn-kaiser-full-province-mistake-emissary = Ein Abgesandter kommt auf das Drachenfeld und füllt kein Hausfeld. Wei wird erst gewertet, wenn auf jedem Hausfeld ein Haus steht.

learn-kaiser-shared-first-title = Geteilter erster Platz
learn-kaiser-shared-first-goal = Du bist Rot. In Qi hat Violett zwei Häuser, du und Blau je eines, und ein Feld ist frei. Hole aus Qi so viel heraus wie Violett.
learn-kaiser-shared-first-done = Wer gleich viele Häuser hat, teilt sich den Platz, und jeder bekommt die vollen Punkte: 5 für dich, 5 für Violett. Blau folgt mit 2, denn so viele Häuser hat jeder von euch. Gleichziehen ist oft so viel wert wie Führen.
learn-kaiser-shared-first-mistake-waited = Violett hat das letzte Feld genommen: drei Häuser gegen eines. Nun teilen sich Blau und du den zweiten Platz mit je 3 Punkten, und Violett hat 5.
learn-kaiser-shared-first-mistake-emissary = Ein Abgesandter zählt nicht als Haus. Nur ein Haus auf dem letzten Feld bringt dich mit Violett gleichauf.

learn-kaiser-second-place-title = Hinter einem reichen Nachbarn
learn-kaiser-second-place-goal = Du bist wieder Grün und führst in Wei mit drei Häusern; Rot hat fünf in Chu. Setze das eine Haus, das dir fünf Punkte mehr bringt.
learn-kaiser-second-place-done = Der zweite Platz bekommt so viele Punkte, wie der erste Häuser hat. Ein einziges Haus hinter den fünf von Rot ist also 5 wert, und Rot gewinnt nur 1. Suche Provinzen, in denen jemand viel gebaut hat.
learn-kaiser-second-place-mistake-more = Wo du allein führst, ist ein weiteres Haus ein Punkt mehr. Schau, was der zweite Platz hinter den fünf Häusern von Rot bringen würde.
learn-kaiser-second-place-mistake-new = Ein erstes Haus in einer leeren Provinz ist einen Punkt wert. Schau, was der zweite Platz hinter den fünf Häusern von Rot bringen würde.

learn-kaiser-both-at-once-title = Beide auf einmal
learn-kaiser-both-at-once-goal = In Lu sind zwei Felder frei; Rot hat dort zwei Häuser, du eines. Gewinne die Provinz, bevor Rot antworten kann: Hole 5 Punkte.
learn-kaiser-both-at-once-done = Orange Karte und gelbes Paar: zwei Häuser in einem Zug, und die Provinz ist voll, bevor Rot etwas tun kann. Wer von zwei freien Feldern nur das erste nimmt, überlässt das letzte oft dem Nächsten.
learn-kaiser-both-at-once-mistake-one = Du hast ein Feld genommen und das letzte Rot gelassen: 5 Punkte für Rot und 3 für dich. Mit dem gelben Paar hättest du beide füllen können.
learn-kaiser-both-at-once-mistake-waited = Während du anderswo gebaut hast, setzte Rot ein drittes Haus nach Lu und ist dort nicht mehr einzuholen. Du hattest die Karten für beide Felder.

## Abgesandte

learn-kaiser-chapter-emissaries = Abgesandte

learn-kaiser-first-emissary-title = Dein erster Abgesandter
learn-kaiser-first-emissary-goal = Außer Häusern gibt es Abgesandte. Sie kommen auf das Drachenfeld einer Provinz: Schicke einen nach Han, wo Rot Häuser hat.
learn-kaiser-first-emissary-done = Wo du einen Abgesandten hinschickst, brauchst du kein eigenes Haus; die eines anderen Spielers genügen. Noch bringen Abgesandte keine Punkte: Am Ende der Partie schließen sie Bündnisse.
learn-kaiser-first-emissary-mistake-house = Das war ein Haus. Ein Abgesandter kommt auf das Drachenfeld in der Mitte der Provinz, nicht auf ein Hausfeld.

learn-kaiser-no-house-title = Kein Haus, kein Abgesandter
learn-kaiser-no-house-goal = Chu ist noch leer. Versuche, mit deiner violetten Karte einen Abgesandten auf das Drachenfeld von Chu zu setzen.
learn-kaiser-no-house-done = In einer Provinz stehen insgesamt nie mehr Abgesandte, als der führende Spieler dort Häuser hat. Ohne Häuser heißt das: keiner.
learn-kaiser-no-house-mistake-allowed = In Han stehen zwei Häuser, also war dieser Abgesandte willkommen. Versuche es auf dem Drachenfeld von Chu, wo noch niemand wohnt.
learn-kaiser-no-house-mistake-house = Ein Haus ist in einer leeren Provinz erlaubt; versuche es aber mit einem Abgesandten. Wähle das Drachenfeld von Chu.

learn-kaiser-two-emissaries-title = Platz am Hof
learn-kaiser-two-emissaries-goal = In Chu hat Rot die meisten Häuser, vier, und zwei Abgesandte sind schon da. Schicke zwei von dir: einen für die violette Karte, einen für das orange Paar.
learn-kaiser-two-emissaries-done = Die vier Häuser des führenden Spielers geben Platz für insgesamt vier Abgesandte. Das waren die letzten Plätze: Solange niemand ein fünftes Haus hat, kann dir keiner folgen, und du hast die meisten.
learn-kaiser-two-emissaries-mistake-one = Ein Abgesandter ist mit den anderen nur gleichauf, und der letzte Platz auf dem Drachenfeld ist noch frei. Das orange Paar hätte ihn bezahlt.
learn-kaiser-two-emissaries-mistake-house = Ein Haus ist gut, aber das Ziel waren zwei Abgesandte: auf dem Drachenfeld, nicht auf einem Hausfeld.
learn-kaiser-two-emissaries-mistake-elsewhere = Das hat eine orange Karte verbraucht, und das Paar ist hin. Behalte beide: Zusammen bezahlen sie einen Abgesandten im violetten Chu.

learn-kaiser-one-of-each-title = Von jedem eins
learn-kaiser-one-of-each-goal = In Ch’in haben Rot und Blau je zwei Häuser, und kein Abgesandter ist dort. Setze in diesem einen Zug ein Haus und einen Abgesandten.
learn-kaiser-one-of-each-done = In einem Zug darfst du Spielsteine mischen. Auch zwei Häuser oder zwei Abgesandte wären erlaubt gewesen: Die führenden Spieler haben zwei Häuser, also passen zwei Abgesandte.
learn-kaiser-one-of-each-mistake-one = Ein Spielstein, und du hattest noch eine gelbe Karte: Wo schon Spielsteine stehen, darfst du pro Zug zwei setzen.
learn-kaiser-one-of-each-mistake-houses = Zwei Häuser sind auch erlaubt und bringen dich mit Rot und Blau gleichauf. Das Ziel war ein Haus und ein Abgesandter.
learn-kaiser-one-of-each-mistake-emissaries = Zwei Abgesandte sind auch erlaubt und füllen den Hof von Ch’in. Das Ziel war ein Haus und ein Abgesandter.
learn-kaiser-one-of-each-mistake-empty = Qi ist auch gelb, aber leer, und nahm deshalb nur einen Spielstein auf. Die beiden Spielsteine gehören nach Ch’in im Westen.

learn-kaiser-making-room-title = Ein Haus schafft Platz
learn-kaiser-making-room-goal = In Zhao haben du und Rot je ein Haus, und der Abgesandte von Rot hat den einzigen Platz auf dem Drachenfeld. Bringe noch in diesem Zug einen eigenen Abgesandten unter.
learn-kaiser-making-room-done = Spielsteine werden nacheinander gesetzt. Dein zweites Haus hob die Grenze auf zwei, und sofort war Platz für deinen Abgesandten.
learn-kaiser-making-room-mistake-full = Das Drachenfeld von Zhao nimmt einen Abgesandten auf, weil dort niemand mehr als ein Haus hat, und der von Rot ist schon da. Erst braucht jemand ein zweites Haus: du.
learn-kaiser-making-room-mistake-houses = Drei Häuser von dir, aber kein Abgesandter. Schon nach dem ersten neuen war auf dem Drachenfeld Platz.
learn-kaiser-making-room-mistake-one = Das Haus hat Platz geschaffen, und du hattest noch eine orange Karte, hast aber aufgehört. Nun kann der Nächste den Platz nehmen.

learn-kaiser-after-scoring-title = Wenn alle Häuser stehen
learn-kaiser-after-scoring-goal = Mach Han voll, sodass es gewertet wird, und nutze auch deine zweite grüne Karte: Schicke im selben Zug einen Abgesandten nach Han.
learn-kaiser-after-scoring-done = Eine volle Provinz unterbricht den Zug, beendet ihn aber nicht. Häuser nimmt sie keine mehr auf, doch Abgesandte sind auf dem Drachenfeld weiter willkommen.
learn-kaiser-after-scoring-mistake-one = Han ist gewertet, und du hast mit einer grünen Karte auf der Hand aufgehört. Ein zweiter Spielstein war erlaubt: kein Haus, aber ein Abgesandter.
learn-kaiser-after-scoring-mistake-emissaries = Zwei Abgesandte, und das letzte Hausfeld bleibt für Rot frei. Nimm eine Karte für das Haus und eine für den Abgesandten.

learn-kaiser-eight-emissaries-title = Nur acht Abgesandte
learn-kaiser-eight-emissaries-goal = Auf dem Drachenfeld von Wei ist noch Platz, und du hast eine rote Karte. Versuche, noch einen Abgesandten hinzuschicken, und sieh, woran es fehlt.
learn-kaiser-eight-emissaries-done = Jeder hat für die ganze Partie acht Abgesandte und zwanzig Häuser, und Spielsteine kommen nie zurück. Wie viele übrig sind, steht unter „Wenn jetzt Schluss wäre“ ganz unten.
learn-kaiser-eight-emissaries-mistake-house = Häuser hast du noch. Versuche es mit einem Abgesandten: Auf dem Drachenfeld von Wei wäre Platz.

## Die Schlusswertung

learn-kaiser-chapter-final = Die Schlusswertung

learn-kaiser-unfinished-title = Das Ende: halb volle Provinzen
learn-kaiser-unfinished-goal = Das ist der letzte Zug der Partie, und Ch’in wird nie mehr voll. Seine Häuser werden trotzdem gewertet: Sorge dafür, dass dort du den ersten Platz bekommst und nicht Rot.
learn-kaiser-unfinished-done = Am Ende wird jede Provinz, die noch nicht gewertet ist, so gewertet, wie sie dasteht: fünf Häuser, also 5 für dich, und 3 für Rot, weil du drei hast. Eine halb leere Provinz ist nicht verloren.
learn-kaiser-unfinished-mistake-tie = Je zwei Häuser: Du und Rot teilt euch den ersten Platz mit je 4 Punkten. Deine zweite gelbe Karte hätte dich nach vorn gebracht.
learn-kaiser-unfinished-mistake-elsewhere = Dieses Haus bringt seinen eigenen Punkt, mehr nicht, und Rot behält in Ch’in den ersten Platz. Beide gelben Karten in Ch’in waren mehr wert.
learn-kaiser-unfinished-mistake-emissary = Abgesandte zählen nur für Bündnisse, und einer allein schließt keines. An den Häusern in Ch’in hat sich nichts geändert.

learn-kaiser-alliance-title = Das Ende: dein erstes Bündnis
learn-kaiser-alliance-goal = Letzter Zug. Siegel 3 verbindet Wei und Ch’in: Wer in beiden die meisten Abgesandten hat, bekommt das Bündnis. Du hast einen in Wei, Rot einen in Ch’in. Hol dir das Bündnis.
learn-kaiser-alliance-done = In Wei bist du allein, in Ch’in mit Rot gleichauf, und gleichauf genügt. Du bekommst Punkte für jeden Abgesandten in beiden Provinzen, auch den von Rot: 3 Punkte. Rot hat in Wei keinen und geht leer aus.
learn-kaiser-alliance-mistake-more = In Wei warst du schon vorn; ohne Abgesandten in Ch’in bringt das Bündnis nichts. Beide Enden zählen.
learn-kaiser-alliance-mistake-house = Ein Haus bringt ein paar Punkte, aber das Bündnis bleibt offen: Dafür brauchst du einen Abgesandten in Ch’in.

learn-kaiser-both-provinces-title = Das Ende: zwei Provinzen, eine Mehrheit
learn-kaiser-both-provinces-goal = Du bist Blau und hast den letzten Zug. In Ch’in hast du die meisten Abgesandten. Finde die Stelle, an der dir einer mehr 6 Punkte bringt.
learn-kaiser-both-provinces-done = In Wei bist du mit Rot gleichauf, in Ch’in vor Rot und Grün: Bündnis 3 bringt dir 2 + 4 = 6, und Rot nichts, denn in Ch’in liegt Rot zurück. Bündnis 4 bringt niemandem etwas: In Ch’in führst du, in Shu aber Violett.
learn-kaiser-both-provinces-mistake-other = Auch ein Bündnis: Nummer 7 mit Han bringt 4 + 1 = 5. In Wei aber wartet schon ein fremder Abgesandter, und der hätte für dich mitgezählt.
learn-kaiser-both-provinces-mistake-house = Ein Haus in Wei bringt 2 Punkte. Ein Abgesandter hätte ein Bündnis geschlossen, das 6 Punkte bringt.

learn-kaiser-hub-title = Ein Abgesandter, viele Bündnisse
learn-kaiser-hub-goal = Du bist wieder Grün und hast je einen Abgesandten in Wei und Ch’in: Bündnis 3 steht auf 2. Schicke den Abgesandten, der deine Bündnisse auf 8 bringt.
learn-kaiser-hub-done = Han grenzt an beide. Dein Abgesandter ist dort mit dem von Rot gleichauf, und damit stehen auch die Bündnisse 7 und 8: 3 + 3 + 2. Eine Provinz dient all ihren Bündnissen; am meisten wert sind also die zwischen deinen eigenen.
learn-kaiser-hub-mistake-more = Ein weiterer Abgesandter in Wei hebt Bündnis 3 von 2 auf 3. Suche eine Provinz, die an Wei und an Ch’in grenzt.
learn-kaiser-hub-mistake-one = Zhao ist nur mit Wei verbunden: ein Bündnis mehr, zusammen 4 Punkte. Suche eine Provinz, die an Wei und an Ch’in grenzt.
learn-kaiser-hub-mistake-house = Ein Haus hilft keinem Bündnis. Die schließen die Abgesandten.

learn-kaiser-break-alliance-title = Ein Bündnis brechen
learn-kaiser-break-alliance-goal = Letzter Zug: Mit Bündnis 8 zwischen Wei und Han würde Rot gewinnen. Du hast zwei grüne Karten. Gewinne die Partie.
learn-kaiser-break-alliance-done = Mit zwei Abgesandten hast du in Han mehr als Rot, und das Bündnis von Rot zerfällt. Selbst hast du nichts dazubekommen und doch 7 zu 6 gewonnen: Wegnehmen ist so gut wie Bekommen.
learn-kaiser-break-alliance-mistake-tie = Ein Abgesandter ist mit dem von Rot nur gleichauf, und auch die geteilte Mehrheit ist für Rot eine. Deiner zählt für Rot sogar als ein Punkt mehr.
learn-kaiser-break-alliance-mistake-houses = Ein paar Punkte für dich; aber neben Rot zu bauen hilft auch Rot, und das Bündnis steht. Rot bleibt vorn.

learn-kaiser-first-row-title = Vier in einer Reihe
learn-kaiser-first-row-goal = Am Ende zählen vier oder mehr deiner Häuser in einer Reihe an einer Straße je einen Punkt. Schließe mit deiner violetten Karte die Lücke in Chu.
learn-kaiser-first-row-done = Jetzt stehen vier deiner Häuser an der Straße in einer Reihe: 4 Punkte am Ende, zusätzlich zu dem, was die Häuser in der Provinz bringen.
learn-kaiser-first-row-mistake-fork = Dieses Haus steht an einem Seitenweg. Folge der Straße von deinen zwei Häusern im Westen zu dem im Osten: Ein einziges Feld fehlt.
learn-kaiser-first-row-mistake-end = Das verlängert das östliche Ende, aber die Lücke ist noch offen: Zwei und zwei sind keine Reihe aus vier. Schau auf das Feld dazwischen.
learn-kaiser-first-row-mistake-elsewhere = Ein Haus anderswo schließt die Lücke nicht. Folge der Straße durch Chu: Zwischen deinen Häusern fehlt ein einziges Feld.

learn-kaiser-branch-title = Eine Reihe verzweigt sich nicht
learn-kaiser-branch-goal = Du bist Blau und hast den letzten Zug. Deine Häuser in Ch’in und Shu stehen getrennt: Verbinde sie zu einer Reihe aus fünf.
learn-kaiser-branch-done = Von Ch’in durch Shu stehen fünf Häuser in einer Reihe: 5 Punkte. Dein sechstes Haus hängt an einem Abzweig und gehört zu keiner Reihe: Eine Reihe ist eine Linie, und von mehreren bekommst du immer die beste.
learn-kaiser-branch-mistake-side = Dieses Haus schließt nur an das im Süden an. Die Häuser in Ch’in und die in Shu sind noch getrennt, und nirgends stehen vier in einer Reihe.
learn-kaiser-branch-mistake-short = Deine Häuser stehen noch in Gruppen zu zweit und zu dritt, und unter vier bringt eine Reihe nichts. Suche das Feld in Shu, an dem die Straße aus Ch’in ankommt.

learn-kaiser-joining-title = Drei und drei sind sieben
learn-kaiser-joining-goal = Du bist wieder Grün. Du hast zweimal drei Häuser an der Straße, und drei bringen nichts. Setze das eine Haus, das daraus 7 Punkte macht.
learn-kaiser-joining-done = Ein Haus zwischen zwei Gruppen hat sie zu einer Reihe aus sieben verbunden, über die Grenze bis Han. Reihen dürfen abbiegen und Grenzen queren; Verbinden schlägt Verlängern.
learn-kaiser-joining-mistake-four = Das ergibt eine Reihe aus vier: 4 Punkte. Ein Haus zwischen den beiden Gruppen würde alle verbinden.
learn-kaiser-joining-mistake-none = Dieses Haus berührt deine Gruppen nicht. Folge der Straße durch Ch’in: Zwischen deinen beiden Gruppen ist ein Feld frei.

## Befestigungen

learn-kaiser-chapter-fortifications = Befestigungen

learn-kaiser-fortification-title = Für erfahrene Spieler: eine Befestigung
learn-kaiser-fortification-goal = In dieser Variante hat jeder eine Befestigung. Setze deine auf ein freies Feld in Qi und noch im selben Zug ein Haus darauf.
learn-kaiser-fortification-done = Beides war ein Spielstein und kostete eine gelbe Karte; die dritte bleibt auf der Hand. Ein Haus auf einer Befestigung verdoppelt, was du in dieser Provinz bekommst: 4 statt 2.
learn-kaiser-fortification-mistake-houses = Zwei Häuser bringen dich vor Rot: 3 Punkte. Mit der Befestigung unter einem Haus wären es 4 gewesen; wähle zuerst „Befestigung“.
learn-kaiser-fortification-mistake-beside = Das Haus steht neben der Befestigung und hat nichts von ihr. Es muss auf genau demselben Feld stehen.
learn-kaiser-fortification-mistake-waits = Eine Befestigung ohne Haus kann jeder nutzen, und du hast mit gelben Karten auf der Hand aufgehört. Setze gleich ein Haus darauf.
learn-kaiser-fortification-mistake-empty = Ch’in ist leer und nimmt nur einen Spielstein auf; für Befestigung und Haus in einem Zug reicht das nicht. In Qi steht schon ein Haus von Rot.

learn-kaiser-neutral-ground-title = Befestigungen gehören niemandem
learn-kaiser-neutral-ground-goal = Rot hat in Lu eine Befestigung gesetzt und leer gelassen. Mach Lu mit einem Spielstein 8 Punkte für dich wert.
learn-kaiser-neutral-ground-done = Eine Befestigung gehört niemandem: Wer ein Haus daraufsetzt, bekommt dort das Doppelte. Du teilst dir in Lu den ersten Platz: 4 Punkte, verdoppelt 8. Rot bekommt 4.
learn-kaiser-neutral-ground-mistake-beside = Gleichauf mit Rot: je 4 Punkte. Auf der leeren Befestigung von Rot hätte dasselbe Haus doppelt gezählt.
learn-kaiser-neutral-ground-mistake-new = Eine Befestigung allein bringt nichts, und in Lu steht schon eine und wartet auf ein Haus.

learn-kaiser-fortified-row-title = Eine befestigte Reihe
learn-kaiser-fortified-row-goal = Drei deiner Häuser stehen in Ch’in in einer Reihe. Nutze deine zwei gelben Karten so, dass dir die Straße 8 Punkte bringt.
learn-kaiser-fortified-row-done = Vier in einer Reihe, eines davon auf einer Befestigung: 8 statt 4. Und auch in Ch’in zählen deine Häuser doppelt. Eine Befestigung, doppelter Nutzen.
learn-kaiser-fortified-row-mistake-longer = Eine Reihe aus fünf bringt 5. Mit der Befestigung unter dem vierten Haus wären es vier mal zwei gewesen.
learn-kaiser-fortified-row-mistake-beside = Die Reihe hat vier Häuser, aber keines steht auf der Befestigung. Setze Befestigung und Haus auf dasselbe Feld.

## Das Ende

learn-kaiser-chapter-end = Das Ende

learn-kaiser-pile-runs-out-title = Wenn der Stapel aufgebraucht ist
learn-kaiser-pile-runs-out-goal = Der Stapel hat noch drei Karten. Spiele in diesem Zug so viele Karten, dass du sie alle ziehst, und sieh, was geschieht.
learn-kaiser-pile-runs-out-done = Ist der Stapel zum ersten Mal aufgebraucht, wird der Ablagestapel sofort zu einem neuen gemischt. Jeder Zug verbraucht also so viele Karten vom Stapel, wie du spielst: diesmal drei, mit einer Karte und einem Joker.
learn-kaiser-pile-runs-out-mistake-few = Ein Spielstein, eine Karte, eine Karte nachgezogen: Zwei bleiben im Stapel. Für drei brauchst du beides in Wei: die rote Karte und das grüne Paar.
learn-kaiser-pile-runs-out-mistake-empty = Diese Provinz war leer und nahm nur einen Spielstein auf; so ziehst du zu wenige Karten. In Wei stehen Häuser: Dort passen zwei Spielsteine hin.
learn-kaiser-pile-runs-out-mistake-exchange = Ein Tausch nimmt dem Stapel nur eine Karte. Setze zwei Spielsteine, einen davon mit einem Joker: Das macht drei.

learn-kaiser-last-cards-title = Die letzten Karten
learn-kaiser-last-cards-goal = Der Stapel geht zum zweiten Mal zu Ende: Zwei Karten sind noch da. Rot hat den Kaiser, also endet die Runde mit dir. Beende die Partie jetzt und gewinne sie.
learn-kaiser-last-cards-done = Zwei Spielsteine, zwei Karten gezogen: Der Stapel war im letzten Zug der Runde aufgebraucht, und das war das Ende. Du lagst vorn, 10 zu 8, und Rot konnte nicht mehr antworten. Zähle den Stapel: Wer mehr Karten spielt, bringt das Ende näher.
learn-kaiser-last-cards-mistake-one = Eine Karte blieb im Stapel, also begann noch eine Runde: Rot hat Qi gefüllt und liegt vorn, 10 zu 8.
learn-kaiser-last-cards-mistake-emissary = Die Partie ist zu Ende, aber der Abgesandte brachte nichts: 8 zu 8, und bei Gleichstand gewinnt, wer mehr Spielsteine übrig hat. Das ist Rot.

learn-kaiser-pieces-left-title = Manchmal ist Nichtstun das Beste
learn-kaiser-pieces-left-goal = Letzter Zug, zu ziehen gibt es nichts mehr, und du und Rot habt je 6 Punkte. Du hast eine violette Karte. Gewinne allein.
learn-kaiser-pieces-left-done = Du hast die Karte abgelegt und nichts gesetzt. 6 zu 6, und bei gleichen Punkten entscheidet, wer mehr Spielsteine übrig hat: Rot hat fünf gesetzt, du vier. Ein Spielstein, der dir nichts bringt, kann dich den Sieg kosten.
learn-kaiser-pieces-left-mistake-house = In Chu warst du Zweiter und bist es noch, mit 4 Punkten. Rot liegt dort aber vorn und bekommt für jedes Haus einen Punkt, auch für deines: 7 zu 6 für Rot.
learn-kaiser-pieces-left-mistake-emissary = Der Abgesandte schließt kein Bündnis und fehlt nun in deinem Vorrat. Ihr seid gleichauf, an Punkten und an Spielsteinen: Der Sieg wird geteilt.

learn-kaiser-no-room-title = Nirgends mehr Platz
learn-kaiser-no-room-goal = Alle Hausfelder sind besetzt, und nur auf dem Drachenfeld von Han ist noch ein Platz frei. Beende die Partie auf der Stelle.
learn-kaiser-no-room-done = Niemand kann mehr etwas setzen, also endet die Partie, ohne dass noch eine Karte gezogen wird. Das kommt selten vor; meist entscheiden die Karten, wann Schluss ist.
learn-kaiser-no-room-mistake-exchange = Ein Tausch lässt den Platz in Han offen, und die Partie geht weiter. Deine grüne Karte bezahlt den letzten Abgesandten.

learn-kaiser-finale-title = Alles auf einmal
learn-kaiser-finale-goal = Letzter Zug: Rot würde 16 zu 7 gewinnen. Du hast eine rote und zwei orange Karten. Finde die zwei Spielsteine, mit denen du gewinnst.
learn-kaiser-finale-done = Das Haus füllte Wei, brachte dir dort den geteilten ersten Platz und schloss an der Straße eine Reihe aus fünf. Der Abgesandte zog in Wei gleich und schloss mit Zhao das Bündnis 2. Häuser, Bündnis, Straße: 19 zu 17. Jetzt bist du bereit für eine echte Partie.
learn-kaiser-finale-mistake-road = Was für ein Haus: Wei ist voll und die Reihe geschlossen. 16 zu 17: Ein Spielstein fehlt. Auf dem Drachenfeld von Wei war Platz, und ein Abgesandter dort brächte Bündnis 2.
learn-kaiser-finale-mistake-houses = Zwei Häuser in Zhao führen dort und ergeben sogar eine Reihe aus vier: 13 zu 16. Ein einziges Haus anderswo kann mehr: Schau, wo deine Straße unterbrochen ist.
learn-kaiser-finale-mistake-emissary = Das Bündnis mit Zhao ist richtig, aber Abgesandte allein reichen nicht. Suche das Haus, das zugleich eine Provinz füllt und eine Straße schließt.
