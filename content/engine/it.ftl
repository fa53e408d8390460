seat = Giocatore { $number }

setup-seats = { $asked ->
    [one] 1 posto non va
   *[other] { $asked } posti non vanno
} bene: questo gioco è per { $min }-{ $max } giocatori.

refused-stale = Il tavolo è andato avanti da quando l'hai guardato. Ecco com'è adesso: scegli di nuovo.
refused-over = La partita è finita.
refused-frozen = Questo tavolo è fermo: il suo registro non si può più rigiocare. Puoi guardarlo ed esportarlo.
refused-not-asked = Ora non ti viene chiesto di scegliere nulla.
refused-nothing = Non è stata indicata alcuna scelta.
refused-unreadable = «{ $choice }» non è una scelta di questo gioco.
refused-not-listed = «{ $choice }» non si può scegliere adesso.
refused-no-such-deal = Non c'è alcuna offerta { $deal } aperta con { $with } a cui tu possa rispondere così.
refused-past-barrier = Una scelta di questa serie non si può annullare, quindi non può seguirne un'altra.

undo-nothing = Non c'è nulla da annullare.
undo-others = Non è più possibile: la tua ultima scelta riguardava altri.
undo-reveal = Non è più possibile: la tua ultima scelta ha rivelato qualcosa.
undo-chance = Non è più possibile: la tua ultima scelta è stata affidata al caso.

barrier-others = definitivo: riguarda altri
barrier-reveal = definitivo: rivela qualcosa
barrier-chance = definitivo: decide il caso

deals-none = In questo gioco non si fanno accordi.
offer-to-whom = Un'offerta va a un altro giocatore di questo tavolo.
offer-goods = Queste merci non si possono offrire.
offer-promise-long = Una promessa può avere al massimo 280 caratteri.
offer-promise-signs = Una promessa è una sola riga di testo, senza #.
offer-too-many = Hai troppe offerte aperte; prima ritirane una.
