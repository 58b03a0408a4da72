learn-qin-aim = Piazza per primo tutte le tue pagode sul tabellone.
learn-qin-place = Nel tuo turno piazzi una delle tue tre tessere su due caselle prateria libere, accanto a terra già presente, e ne peschi una nuova.
learn-qin-found = Due o più caselle di un colore formano una provincia. Se ne fondi una, ci piazzi una pagoda; se ne espandi una, aiuti il proprietario.
learn-qin-major = Da cinque caselle è una grande provincia: il proprietario aggiunge una seconda pagoda e nessuno può più annetterla.
learn-qin-village = Un villaggio è di chi ha più pagode sulle province intorno, e riceve anch’esso una pagoda. Se superi il proprietario, lo conquisti.
learn-qin-absorb = Se una tessera unisce province, tutto va a chi possiede la parte più grande. La parità è vietata, nessuno può annettere una grande provincia, e due grandi province non si possono mai unire.
learn-qin-end = Quando non si può più piazzare nulla, vince il giocatore a cui restano meno pagode.
learn-supply = { $you ->
    [yes] Tu ({ $player }): { $count ->
        [one] resta una pagoda
       *[other] restano { $count } pagode
    }
   *[no] { $player }: { $count ->
        [one] resta una pagoda
       *[other] restano { $count } pagode
    }
  }
