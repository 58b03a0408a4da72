# The lessons of Qin, in the order of crates/engine/lessons/qin.json.

## Laying tiles

learn-qin-chapter-land = Plättchen legen

learn-qin-first-tile-title = Das erste Plättchen
learn-qin-first-tile-goal = Du bist Grün, und das ist dein Plättchen. Leg es auf die Steppe neben das gelbe Feld: Wähle erst das Plättchen, dann den Platz.
learn-qin-first-tile-done = Das war ein echter Zug. Genau so beginnt bei Qin jeder Zug, selbst der eines Kaisers.

learn-qin-found-title = Eine eigene Provinz
learn-qin-found-goal = Zwei Felder einer Farbe nebeneinander sind eine Provinz. Gründe eine: Deine gelbe Hälfte gehört neben das gelbe Feld.
learn-qin-found-done = Deine erste Provinz, und darauf deine erste Pagode. Setz alle deine Pagoden, und du gewinnst: Das ist das ganze Spiel.
learn-qin-found-mistake-lone = Die gelbe Hälfte hat keinen gelben Nachbarn. Ein einzelnes Feld ist keine Provinz, gehört niemandem und bekommt keine Pagode.

learn-qin-two-at-once-title = Zwei auf einen Streich
learn-qin-two-at-once-goal = Ein Plättchen, zwei Provinzen, zwei Pagoden. Wie herum muss es liegen? Der runde Pfeil dreht es, die Taste R auch.
learn-qin-two-at-once-done = Zwei Pagoden in einem Zug. Solche Schnäppchen gibt es selten: Halte die Augen offen.
learn-qin-two-at-once-mistake-one = Eine Provinz, eine Pagode. Gut, aber es gehen zwei: Jede Hälfte kann einen Partner finden.
learn-qin-two-at-once-mistake-turned = Jetzt liegt jede Hälfte neben der falschen Farbe. Andersherum finden beide Anschluss.

learn-qin-three-title = Aller guten Dinge sind drei
learn-qin-three-goal = Ein einfarbiges Plättchen ist schon für sich eine Provinz. Mach eine mit drei Feldern daraus, zusammen mit dem einzelnen gelben.
learn-qin-three-done = Drei Felder zum Preis von zweien. Es bleibt eine Provinz mit einer Pagode, aber bis fünf ist es nicht mehr weit, und bei fünf fängt der Spaß an.
learn-qin-three-mistake-apart = Eine Provinz mit zwei Feldern, und die Pagode steht. Aber das einzelne gelbe Feld wartet noch, vielleicht auf deinen Nachbarn.

learn-qin-turn-title = Ein ganzer Zug
learn-qin-turn-goal = Du hast immer drei Plättchen. Nimm das, mit dem du eine Provinz gründen kannst, leg es hin und zieh dann ein neues von einem Stapel.
learn-qin-turn-done = Eins legen, eins ziehen: Das ist ein Zug. Von welchem Stapel, ist egal: Geheimnisvoll sind sie alle.
learn-qin-turn-mistake-unfit = Blau und Rot haben hier keine Verwandten. Nur eines deiner Plättchen hat eine gelbe Hälfte.
learn-qin-turn-mistake-turned = Das richtige Plättchen, aber verkehrt herum: Gelb will neben Gelb.

learn-qin-off-limits-title = Betreten verboten
learn-qin-off-limits-goal = Plättchen dürfen nur auf freie Steppenfelder. Du glaubst es nicht? Versuch, deines auf das Dorf zu legen, und schau, was passiert.
learn-qin-off-limits-done = Die Dorfbewohner haben sich beschwert, und Regel Q3.2 gibt ihnen recht. Was du auch versuchst: Die Seite sagt dir immer, warum etwas nicht geht.
learn-qin-off-limits-mistake-polite = Völlig erlaubt und sehr rücksichtsvoll. Aber dieses eine Mal sollst du dich danebenbenehmen: Ziel auf das Dorf.

learn-qin-contact-title = In Verbindung bleiben
learn-qin-contact-goal = Ein Plättchen muss mit einer Kante an farbiges Land stoßen, die Farbe ist egal. Bring eine Hälfte neben das Dorf.
learn-qin-contact-done = Kante an Kante mit dem Land, und das Dorf ist gleich nebenan. So kommst du überallhin: Schritt für Schritt.
learn-qin-contact-mistake-village = Ein Dorf ist kein Land. Wer nur ein Dorf berührt, hängt in der Luft.
learn-qin-contact-mistake-corner = Ecken zählen nicht. Es muss eine ganze Kante farbiges Land sein, und ein Dorf hilft nicht.
learn-qin-contact-mistake-far = Erlaubt, aber das Dorf ist noch weit. Geh auf die andere Seite.

## Provinces

learn-qin-chapter-provinces = Provinzen

learn-qin-not-yours-title = Nicht deins
learn-qin-not-yours-goal = Lila hat eine schöne rote Provinz. Bring mit deinem roten Plättchen eine eigene Pagode auf den Spielplan.
learn-qin-not-yours-done = Eine eigene Provinz, mit Abstand zu Lila. Farben gehören niemandem; Provinzen gehören denen, die sie gründen.
learn-qin-not-yours-mistake-gift = Wie großzügig! Eine Provinz, die wächst, bleibt bei ihrem Besitzer, egal wer legt. Lila lässt danken.

learn-qin-no-favours-title = Keine Geschenke
learn-qin-no-favours-goal = Erweitere deine gelbe Provinz. Und schenk Lila nichts, nicht einmal ein Feld.
learn-qin-no-favours-done = Deine wächst, die von Lila nicht. Dasselbe Plättchen kann Geschenk oder Waffe sein: Es kommt darauf an, wie du es drehst.
learn-qin-no-favours-mistake-both = Deine ist gewachsen, aber die von Lila auch. Noch rührt sich keine Pagode, doch eines Tages fehlt dir dieses Feld.
learn-qin-no-favours-mistake-lonely = So herum passiert gar nichts: zwei einzelne Felder, die niemandem gehören. Manchmal ist genau das richtig, heute nicht.

learn-qin-fifth-title = Gib mir fünf
learn-qin-fifth-goal = Deine gelbe Provinz hat vier Felder. Gib ihr das fünfte.
learn-qin-fifth-done = Mit fünf Feldern ist sie eine Großprovinz: eine zweite Pagode, und niemand kann sie dir mehr nehmen. Eine dritte kommt nie, so groß sie auch wird.
learn-qin-fifth-mistake-lonely = Das war die blaue Hälfte. Gelb muss an Gelb stoßen, sonst bleibt es bei vier.

learn-qin-no-gift-title = Vergiftetes Geschenk
learn-qin-no-gift-goal = Gründe eine gelbe Provinz. Aber Vorsicht: Die rote von Lila hat vier Felder und wartet auf eine gute Seele.
learn-qin-no-gift-done = Du bekommst eine Pagode, Lila nichts. Was ein Plättchen auslöst, passiert, ob man will oder nicht: Schau immer auch auf die andere Hälfte.
learn-qin-no-gift-mistake-gift = Lila baut eine Doppelpagode, in deinem Zug und mit deinem Plättchen. Die rote Hälfte wäre überall sonst besser aufgehoben.
learn-qin-no-gift-mistake-nothing = Lila bekommt nichts, aber du auch nicht. Gelb neben Gelb, dann wird es eine Provinz.

learn-qin-at-once-title = Von null auf fünf
learn-qin-at-once-goal = Überall liegen einzelne gelbe Felder. Verbinde sie mit deinem Plättchen so, dass auf einen Schlag eine Provinz mit fünf Feldern entsteht.
learn-qin-at-once-done = Gegründet und sofort eine Großprovinz: gleich eine Doppelpagode. Einzelne Felder zu sammeln lohnt sich.
learn-qin-at-once-mistake-small = Eine Provinz, aber noch keine Großprovinz. Es gibt einen Platz, der alle drei einzelnen Felder berührt.

## Villages

learn-qin-chapter-villages = Dörfer

learn-qin-village-title = Gute Nachbarschaft
learn-qin-village-goal = Ein leeres Dorf schließt sich dem an, der ringsum die meisten Pagoden hat. Gründe deine Provinz direkt daneben.
learn-qin-village-done = Eine Pagode auf der Provinz und noch eine auf dem Dorf. Dörfer leeren den Vorrat am schnellsten.
learn-qin-village-mistake-away = Eine hübsche Provinz, aber das Dorf sieht sie nicht einmal. Sie muss mit einer Kante daran grenzen.

learn-qin-conquer-title = Zwei gegen einen
learn-qin-conquer-goal = Das Dorf gehört Weiß: eine weiße Pagode daneben, eine von dir. Werde stärker und übernimm es.
learn-qin-conquer-done = Zwei von dir gegen eine: Weiß nimmt die Pagode zurück, und du setzt deine hin. Gleichstand hätte nicht gereicht.
learn-qin-conquer-mistake-bigger = Deine Provinz ist jetzt größer, aber sie zählt nur einmal, egal mit wie vielen Kanten. Pagoden zählen, nicht Felder. Du brauchst eine zweite Provinz.
learn-qin-conquer-mistake-far = Eine zweite Provinz, aber sie berührt das Dorf nicht. Mitreden dürfen nur Nachbarn.

learn-qin-double-title = Doppelt wiegt mehr
learn-qin-double-goal = Eins zu eins, und das Dorf gehört Weiß. Diesmal genügt eine einzige Provinz, wenn sie wächst.
learn-qin-double-done = Eine Doppelpagode zählt als zwei Pagoden. Die Provinz musste sich dafür nicht einmal bewegen.
learn-qin-double-mistake-lonely = Deine gelbe Provinz hat immer noch vier Felder und eine Pagode. Sie braucht die gelbe Hälfte.

learn-qin-defend-title = Halte das Dorf
learn-qin-defend-goal = Dein Dorf, aber als Nächstes kommt Lila und will dich dort überbieten. Leg und zieh so, dass Lila leer ausgeht.
learn-qin-defend-done = Zwei zu zwei: Bei Gleichstand ändert sich nichts, und das Dorf bleibt deins. Zum Behalten genügt Gleichstand, zum Übernehmen nicht.
learn-qin-defend-mistake-bigger = Einen Platz hast du versperrt, aber Lila hatte noch einen. Auch eine größere Provinz zählt nur eins: Du brauchst dort eine zweite Pagode.
learn-qin-defend-mistake-lost = Lila gründet daneben eine Provinz, zwei zu eins, und das Dorf ist weg. Komm ihm zuvor.

## Joining provinces

learn-qin-chapter-joining = Provinzen verbinden

learn-qin-absorb-title = Der große Fisch
learn-qin-absorb-goal = Weiß hat zwei rote Felder, du hast drei. Verbinde sie: Der größere Teil übernimmt den kleineren.
learn-qin-absorb-done = Sechs Felder, alles deins, mit Doppelpagode. Die Pagode von Weiß geht zurück, und das Dorf wechselt gleich mit den Besitzer.
learn-qin-absorb-mistake-lonely = Blau ist keine Brücke zwischen roten Ländern. Dreh das Plättchen.
learn-qin-absorb-mistake-grow = Das macht eine Provinz größer, aber die beiden treffen sich noch nicht. Füll die Lücke dazwischen.

learn-qin-bigger-wins-title = Erst zählen
learn-qin-bigger-wins-goal = Zwei Lücken, ein Plättchen. Schließ die, bei der du mehr Felder mitbringst als Weiß.
learn-qin-bigger-wins-done = Drei zu zwei: Das blaue Land gehört dir. Es zählt, was vorher da war; das neue Feld zählt für niemanden.
learn-qin-bigger-wins-mistake-smaller = Zwei zu drei: Weiß dankt für die Provinz und für die Brücke. Vor dem Verbinden immer zählen.
learn-qin-bigger-wins-mistake-none = Verbunden ist nichts. Eine Lücke ist zwischen den roten Ländern, eine zwischen den blauen.

learn-qin-tie-title = Ein Fall fürs Gericht
learn-qin-tie-goal = Du hast zwei rote Felder, Weiß auch. Versuch trotzdem, sie zu verbinden.
learn-qin-tie-done = Niemand könnte sagen, wem es gehört, also darf man es nicht. Gleichstand an der Spitze ist verboten.
learn-qin-tie-mistake-shy = Erlaubt, und ganz ohne Streit. Du solltest aber einen anfangen: Füll die ganze Lücke.

learn-qin-break-tie-title = Geduld zahlt sich aus
learn-qin-break-tie-goal = Zwei zu zwei geht nicht. Du hast zwei Plättchen und alle Zeit der Welt: Leg, zieh, leg und übernimm die Provinz von Weiß.
learn-qin-break-tie-done = Erst wachsen, dann verbinden. Die anderen haben freundlicherweise ausgesetzt; in einer echten Partie solltest du nicht darauf zählen.
learn-qin-break-tie-mistake-early = Zu früh: zwei zu zwei. Erst brauchst du noch ein rotes Feld auf deiner Seite.
learn-qin-break-tie-mistake-feed = Das hat die Provinz von Weiß erweitert. Würdest du sie jetzt verbinden, bekäme Weiß alles.
learn-qin-break-tie-mistake-apart = Beide Plättchen sind weg, und die Provinzen liegen immer noch getrennt. Erst um ein Feld wachsen, dann die Lücke füllen.

learn-qin-safe-title = Füttere den Riesen nicht
learn-qin-safe-goal = Die rote Provinz von Weiß ist eine Großprovinz, deine hat vier Felder. Mach auch deine zur Großprovinz, ohne dass Weiß sie übernimmt.
learn-qin-safe-done = Fünf Felder, eine Doppelpagode, und jetzt sind beide für immer sicher: Zwei Großprovinzen dürfen nie verbunden werden.
learn-qin-safe-mistake-swallowed = Fünf zu vier: Weiß bringt mehr Felder ein und bekommt alles. Deine vier gehören jetzt Weiß.
learn-qin-safe-mistake-four = Deine Provinz hat immer noch vier Felder. Leg die rote Hälfte so, dass sie deine berührt, aber nicht die von Weiß.

learn-qin-absorb-major-title = Lange Arme
learn-qin-absorb-major-goal = Deine Großprovinz rechts und deine zwei Felder oben sind zusammen sieben, Weiß hat zwei. Übernimm die zwei roten Felder von Weiß.
learn-qin-absorb-major-done = Aus drei Provinzen wird eine mit einer Doppelpagode. Die Pagode von Weiß geht zurück, und eine von dir auch: Das ist der Preis.
learn-qin-absorb-major-mistake-own = Du hast nur deine eigenen zwei Provinzen verbunden, und eine deiner Pagoden geht zurück. Weiß steht noch da und lacht.
learn-qin-absorb-major-mistake-none = Weiß ist noch da. Ein einziges Feld berührt alle drei Provinzen: Da gehört Rot hin.

learn-qin-outnumbered-title = Finger weg
learn-qin-outnumbered-goal = Die Großprovinz von Weiß hat fünf Felder, du hast drei oben und drei rechts. Sechs zu fünf: Versuch, sie zu übernehmen.
learn-qin-outnumbered-done = Eine Großprovinz kann niemand übernehmen, egal mit wie vielen Feldern. Mit kleineren verbinden darf man sie nur, wenn ihr Besitzer allein die meisten Felder einbringt.
learn-qin-outnumbered-mistake-shy = Das ist erlaubt, weil es nichts verbindet. Leg die rote Hälfte auf das eine Feld zwischen allen drei Provinzen.

learn-qin-two-majors-title = Zwei Riesen
learn-qin-two-majors-goal = Beide Großprovinzen gehören dir. Die darfst du doch wohl verbinden? Versuch es.
learn-qin-two-majors-done = Nicht einmal deine eigenen. Großprovinzen bleiben für immer getrennt, und auf diesen Platz passt nur, was sie nicht verbindet.
learn-qin-two-majors-mistake-shy = Das ist erlaubt, weil es nichts verbindet. Trau dich: Gelb genau zwischen die beiden.

## The end

learn-qin-chapter-end = Das Ende

learn-qin-pass-title = Kein Platz mehr
learn-qin-pass-goal = Lila hat noch ein letztes Plättchen: Rot-Rot. Lass keinen erlaubten Platz dafür, sodass Lila passen muss. Erst legen, dann ziehen.
learn-qin-pass-done = Die Lücke oben würde zwei und zwei verbinden, und das ist verboten: Lila kann nichts legen und passt. Wer legen kann, muss.
learn-qin-pass-mistake-open = Du hast den Platz genommen, den Lila ohnehin nicht nutzen kann, und den anderen gelassen. Lila ist entzückt.

learn-qin-last-pagoda-title = Die letzte Pagode
learn-qin-last-pagoda-goal = Noch zwei Pagoden. Bring beide in diesem einen Zug unter, und du hast gewonnen.
learn-qin-last-pagoda-done = Eine auf die Provinz, eine auf das Dorf, keine übrig: Die Partie ist sofort zu Ende, und du hast gewonnen.
learn-qin-last-pagoda-mistake-one = Eine weg, eine übrig, und jetzt sind die anderen dran. Stand da nicht ein leeres Dorf in der Mitte?
learn-qin-last-pagoda-mistake-grow = Eine Großprovinz bekommt nie eine dritte Pagode. Gründe etwas Neues, und zwar dort, wo es doppelt zählt.

learn-qin-order-title = Erst geben, dann nehmen
learn-qin-order-goal = Noch eine Pagode. Gewinne jetzt. Das leere Dorf oben sieht verlockend aus, oder?
learn-qin-order-done = Eine schlichte neue Provinz, und das war die letzte Pagode. Das Einfache ist oft das Beste.
learn-qin-order-mistake-back = Du hast zwei eigene Provinzen verbunden, und als Erstes geht eine Pagode zurück: Jetzt sind es zwei. Dann eine aufs Dorf, bleibt wieder eine. Zurückgegeben wird immer, bevor gesetzt wird.
learn-qin-order-mistake-waste = Eine Pagode hast du immer noch. Wo kann die blaue Hälfte etwas gründen?

learn-qin-count-title = Kassensturz
learn-qin-count-goal = Der letzte freie Platz auf dem Spielplan. Passt nichts mehr, gewinnen die meisten Pagoden, und Weiß führt zwei zu eins. Erst legen, dann ziehen.
learn-qin-count-done = Eine Provinz und ein Dorf: drei zu zwei. Die Partie ist zu Ende, weil nichts mehr passt, und beim Zählen liegst du vorn.
learn-qin-count-mistake-behind = Der Spielplan ist voll, und Weiß hat zwei Pagoden, du nur eine. Andersherum hätte das Plättchen etwas gegründet.

learn-qin-another-turn-title = Lass andere arbeiten
learn-qin-another-turn-goal = Noch eine Pagode, und deine rote Provinz hat vier Felder. Lila muss als Nächstes Rot-Rot legen. Lass nur einen Platz übrig: den richtigen. Erst legen, dann ziehen.
learn-qin-another-turn-done = Lila hatte keine Wahl, deine Provinz wurde zur Großprovinz, und du hast die letzte Pagode in einem fremden Zug gesetzt. So gewinnen Meister.
learn-qin-another-turn-mistake-escape = Du hast den Platz neben deiner eigenen Provinz versperrt, und Lila weicht auf den anderen aus. Versperr lieber den.
