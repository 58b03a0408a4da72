learn-kaiser-aim = Fai più punti degli altri, con province, alleanze e strade, prima che il mazzo finisca per la seconda volta.
learn-kaiser-turn = Nel tuo turno piazzi uno o due pezzi in una provincia e poi peschi fino a tre carte; oppure scambi una carta.
learn-kaiser-pay = Una carta del colore della provincia paga un pezzo. Due carte dello stesso colore pagano un pezzo in una provincia di qualsiasi altro colore. In una provincia vuota va un solo pezzo.
learn-kaiser-house = Una casa va su uno spazio casa libero. Appena una provincia è piena viene conteggiata: il primo ottiene un punto per casa, il secondo tanti punti quante sono le case del primo, e così via.
learn-kaiser-emissary = Gli emissari vanno sullo spazio del drago: mai più di quante case ha lì chi è in testa. Decidono le alleanze.
learn-kaiser-score = Alla fine chi ha più emissari in entrambe le province di un’alleanza ottiene un punto per ogni emissario presente; quattro o più case in fila lungo le strade valgono un punto ciascuna.
learn-kaiser-end = Il riquadro accanto alla mappa mostra sempre quanto varrebbe tutto adesso.
