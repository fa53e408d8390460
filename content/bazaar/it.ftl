bazaar-title = Bazar
bazaar-title-help = Raccogli merci, scambiale e paga i contratti fino all'ultima perlina.
bazaar-option-rounds = Round
bazaar-option-rounds-help = Quanti turni ha ogni giocatore.
bazaar-preset-quick = Veloce
bazaar-preset-quick-help = Tre round, per imparare.
bazaar-preset-long = Lunga
bazaar-preset-long-help = Venti round: finché il mercato non è esaurito.

bazaar-ask-turn = Prendi merci, compra un contratto o passa.
bazaar-ask-pay = Paga ancora esattamente { $left } per { $contract-the }.

bazaar-take = Prendi { $count ->
    [one] una merce
   *[other] { $count } merci
} dal sacco
bazaar-buy = Compra { $contract-the }: prezzo { $price }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
bazaar-pay = Paga { $good-a } ({ $value })
bazaar-owed = da pagare
bazaar-pass = Passa

bazaar-why-price = { $contract-the } costa { $price } e le tue merci non fanno esattamente quella somma.
bazaar-why-full = Puoi tenere al massimo { $limit } merci.
bazaar-why-empty = Il sacco è vuoto.
bazaar-why-sold = Qui non c'è più alcun contratto.
bazaar-why-change = Con { $good-the } non potresti raggiungere il prezzo esatto.
bazaar-why-none = Non hai { $good }.
bazaar-why-turn = Non è il tuo turno.
bazaar-why-choose = Le merci si spendono quando compri un contratto.
bazaar-why-paying = Prima paga { $contract-the }.

bazaar-deal-turn = Si tratta nel turno di un giocatore, tra lui e un altro, prima di ogni acquisto.
bazaar-deal-goods = { $seat } non ha queste merci.
bazaar-deal-nothing = Un accordo richiede merci da almeno una parte.
bazaar-deal-full = { $seat } avrebbe più di { $limit } merci.

bazaar-took = { $seat } prende { $first-a }.
    .you = Prendi { $first-a }.
bazaar-took-two = { $seat } prende { $first-a } e { $second-a }.
    .you = Prendi { $first-a } e { $second-a }.
bazaar-paid = { $seat } paga { $good-a }.
    .you = Paghi { $good-a }.
bazaar-bought = { $seat } compra { $contract-the } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
    .you = Compri { $contract-the } per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
bazaar-revealed = { $contract-the } arriva al mercato.
bazaar-passed = { $seat } passa.
    .you = Passi.
bazaar-swapped = { $from } e { $to } si accordano: { $gives } per { $gets }.

bazaar-market = Mercato
bazaar-slot = { $contract }: prezzo { $price }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
bazaar-slot-empty = venduto
bazaar-bag = Nel sacco: { $goods }. Contratti da rivelare: { $deck }.
bazaar-round = Round { $round } di { $rounds }
bazaar-players = Giocatori
bazaar-purse = { $seat }: { $goods } (valore { $value }), { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
bazaar-nothing = niente
bazaar-goods = { $count } { $count ->
    [one] { $good }
   *[other] { $good-plural }
}
bazaar-goods-and = { $first }, { $second }

bazaar-end-rounds = Tutti i round sono stati giocati.
bazaar-end-sold-out = Tutti i contratti sono stati venduti.
