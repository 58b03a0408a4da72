## The pages

learn-heading = Impara
learn-intro = Piccoli tabelloni, un’idea alla volta. Niente orologio, nessuno che guarda, e ogni errore viene spiegato.
learn-start = Comincia il corso
learn-go-on = Continua dalla lezione { $number }
learn-all-lessons = Tutte le lezioni
learn-progress = { $done } lezioni su { $count } completate
learn-complete = Tutte le { $count } lezioni completate. Puoi sfidare chiunque.
learn-in-short = Le regole in poche frasi
learn-course = Corso: { $game }
learn-lessons = Lezioni
learn-mark-done = completata
learn-mark-now = la prossima
learn-lesson = Lezione { $number } di { $count }
learn-task = Obiettivo
learn-outcome = Risultato
learn-reached = Ben fatto!
learn-not-yet = Non ci siamo ancora
learn-missed = Qualcosa fa, ma non ciò che serviva. Dai un’altra occhiata all’obiettivo.
learn-happened = Che cosa è successo
learn-again = Riprova
learn-show = Mostramelo
learn-next = Lezione successiva
learn-finished = Gioca una partita vera
learn-analyse = Apri nell’analisi
learn-once-more = Ancora una volta
learn-rule = Regola { $id }
learn-you = Tu

## Both games in a few sentences

learn-try = Gioca a { $game }
learn-choose = Scegli gli avversari
