frontier-title = Frontiera
frontier-title-help = Spedizioni tra le stelle, carte coperte sul tavolo, e una piaga che può prendersi tutto.
frontier-option-rings = Anelli
frontier-option-rings-help = Quanti anelli di esagoni stanno intorno al Nucleo. Uno basta per tre giocatori, due per sei.
frontier-option-rounds = Round
frontier-option-rounds-help = La partita finisce al più tardi dopo tanti round.
frontier-option-target = Punti
frontier-option-target-help = Chi li raggiunge fa finire la partita.
frontier-option-blight = Piaga
frontier-option-blight-help = Tanti round senza nessuno nel Nucleo, e tutto è perduto.
frontier-preset-quick = Rapida
frontier-preset-quick-help = Due anelli e sei round, per impararla.
frontier-preset-evening = Una serata
frontier-preset-evening-help = Tre anelli e dodici round.
frontier-preset-longest = La più lunga
frontier-preset-longest-help = Quattro anelli e centoventi round, per settimane.
frontier-setup-seats = { $rings ->
    [one] Una mappa con un anello
   *[other] Una mappa con { $rings } anelli
} ha posto per { $most } giocatori al massimo.

frontier-ask-turn = Manda una spedizione, proponi un patto o passa. Ordini rimasti: { $orders }.
frontier-ask-pact = { $seat } propone un patto fino alla fine del round. Accetti?
frontier-ask-approval = { $from } e { $to } vogliono un patto. Lo approvi?
frontier-ask-muster = Quali navi salpano per { $hex }? Radunate: navi { $ships }, truppe { $troops }.
frontier-ask-battle = Annunci una carta prima dei dadi?
frontier-ask-hits = I dadi sono tratti. Annunci una carta?
frontier-ask-cancel = { $seat } ha annunciato una carta. La annulli?
frontier-ask-retreat = Annunci una ritirata?
frontier-ask-lose = Che cosa perdi? Colpi da subire: { $hits }.
frontier-ask-build = Che cosa costruisci? Crediti: { $credits }.
frontier-ask-where-ship = Dove va la nave?
frontier-ask-where-troop = Dove va la truppa?

frontier-window-battle = prima dei dadi
frontier-window-hits = dopo i dadi
frontier-window-cancel = annullare una carta
frontier-kind-retreat = ritirarsi da una battaglia
frontier-kind-pact = patti che ti vengono proposti
frontier-until-outnumbered = finché non hai meno navi

frontier-group-go = Spedizioni
frontier-group-propose = Patti
frontier-group-sail = Navi
frontier-group-liberty = In ogni momento
frontier-go = Spedizione in { $hex }
frontier-go-attack = Attacca { $owner } in { $hex } (navi { $ships }, truppe { $troops })
frontier-propose = Proponi un patto a { $seat }
frontier-pass = Passa: nient'altro in questo round
frontier-sail = Una nave da { $hex } { $troops ->
    [0] senza truppe
    [one] con una truppa
   *[other] con { $troops } truppe
}
frontier-set-out = Parti per { $hex } con { $ships ->
    [one] una nave
   *[other] { $ships } navi
} e { $troops ->
    [one] una truppa
   *[other] { $troops } truppe
}
frontier-agree = Accetta
frontier-refuse = Rifiuta
frontier-retreat = Ritirati in { $hex } dopo questo round
frontier-stand = Resta e combatti
frontier-announce = Annuncia { $card }
frontier-let-pass = Lascia passare
frontier-lose-ship = Perdi una nave
frontier-lose-troop = Perdi una truppa
frontier-build-ship = Una nave ({ $cost })
frontier-build-troop = Una truppa ({ $cost })
frontier-put = In { $hex }
frontier-done = Fatto
frontier-windfall = Gioca la Fortuna inattesa
frontier-storm = Gioca la Tempesta su { $hex }
frontier-row-all = Tutte quelle che arrivano: navi { $ships }, truppe { $troops }
frontier-row-troops = Prima le truppe ({ $hits } colpi)
frontier-row-ships = Prima le navi ({ $hits } colpi)
frontier-ships = navi
frontier-troops = truppe
frontier-credits = crediti

frontier-why-wait = Prima deve decidere qualcun altro.
frontier-why-orders = Non hai più ordini in questo round.
frontier-why-reach = Nessuna nave può navigare tra qui e { $hex }.
frontier-why-storm = Una tempesta copre { $hex } fino alla fine del round.
frontier-why-pact = Hai un patto con { $seat } fino alla fine del round.
frontier-why-third = Un patto richiede un terzo giocatore che lo approvi.
frontier-why-now = { $card-the } è una risposta: annunciala quando ti viene chiesto.
frontier-why-held = Non hai { $card }.
frontier-why-fleet = Non più di nove navi vanno insieme.
frontier-why-troops = In { $hex } non ci sono tante truppe, o non c'è posto per loro.
frontier-why-ships = Una spedizione ha bisogno di una nave.
frontier-why-no-ship = Non hai più navi in questa battaglia.
frontier-why-no-troop = Non hai più truppe in questa battaglia.
frontier-why-dear = Costa { $cost }, e hai di meno.
frontier-why-built = Hai costruito quanto consente un raccolto.
frontier-why-site = Non hai un esagono abitato con posto libero.
frontier-why-window = Prima si vede che cosa viene annunciato.
frontier-why-expedition = Prima parte la tua spedizione.
frontier-why-answer = Prima rispondi alla proposta.
frontier-why-battle = Prima si combatte la battaglia.
frontier-why-harvest = È tempo di raccolto: costruisci o finisci.

frontier-deal-turn = Gli accordi sono aperti mentre uno dei due pensa al proprio turno.
frontier-deal-nothing = Un accordo richiede qualcosa almeno da una parte.
frontier-deal-goods = { $seat } non ha queste cose.
frontier-deal-full = { $seat } avrebbe troppo.
frontier-goods = { $credits ->
    [0] { $cards ->
        [0] niente
        [one] una carta
       *[other] { $cards } carte
    }
   *[other] { $credits } { $credits ->
        [one] credito
       *[other] crediti
    }{ $cards ->
        [0] { "" }
        [one] { " " }e una carta
       *[other] { " " }e { $cards } carte
    }
}

frontier-began = Comincia il round { $round }.
frontier-drew = { $seat } pesca una carta.
    .you = Peschi una carta.
frontier-drew-card = { $seat } pesca { $card }.
    .you = Peschi { $card }.
frontier-reshuffled = Le carte scartate diventano il mazzo.
frontier-passed = { $seat } passa.
    .you = Passi.
frontier-went = { $seat } prepara una spedizione in { $hex }.
    .you = Prepari una spedizione in { $hex }.
frontier-sailed = { $seat } manda una nave da { $hex } { $troops ->
    [0] senza truppe
    [one] con una truppa
   *[other] con { $troops } truppe
}.
    .you = Mandi una nave da { $hex } { $troops ->
        [0] senza truppe
        [one] con una truppa
       *[other] con { $troops } truppe
    }.
frontier-arrived = { $seat } arriva in { $hex } con { $ships ->
    [one] una nave
   *[other] { $ships } navi
} e { $troops ->
    [one] una truppa
   *[other] { $troops } truppe
}.
    .you = Arrivi in { $hex } con { $ships ->
        [one] una nave
       *[other] { $ships } navi
    } e { $troops ->
        [one] una truppa
       *[other] { $troops } truppe
    }.
frontier-proposed = { $seat } propone un patto a { $other }.
    .you = Proponi un patto a { $other }.
frontier-agreed = { $seat } accetta.
    .you = Accetti.
frontier-refused = { $seat } rifiuta.
    .you = Rifiuti.
frontier-allied = { $seat } e { $other } hanno un patto.
    .you = Tu e { $other } avete un patto.
frontier-met = { $seat } attacca { $other } in { $hex }.
    .you = Attacchi { $other } in { $hex }.
frontier-announced = { $seat } annuncia una carta coperta.
    .you = Annunci una carta coperta.
frontier-announced-card = { $seat } annuncia { $card }, coperta.
    .you = Annunci { $card }, coperta.
frontier-quiet = Nessuno annuncia una carta.
frontier-quiet-cancel = Nessuno la annulla.
frontier-sabotaged = { $seat } annuncia { $card }.
    .you = Annunci { $card }.
frontier-shown = { $seat } mostra { $card }.
    .you = Mostri { $card }.
frontier-cancelled = { $card-the } di { $seat } non ha effetto.
    .you = La tua carta { $card } non ha effetto.
frontier-will-retreat = { $seat } annuncia una ritirata in { $hex }.
    .you = Annunci una ritirata in { $hex }.
frontier-stood = { $seat } resta.
    .you = Resti.
frontier-rolled = { $seat } tira { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}: { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}.
    .you = Tiri { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }: { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
frontier-lost-ship = { $seat } perde una nave.
    .you = Perdi una nave.
frontier-lost-troop = { $seat } perde una truppa.
    .you = Perdi una truppa.
frontier-retreated = { $seat } si ritira in { $hex }.
    .you = Ti ritiri in { $hex }.
frontier-fought = { $seat } tiene { $hex }.
    .you = Tieni { $hex }.
frontier-fought-nobody = In { $hex } non resta nessuno.
frontier-harvested = { $seat } raccoglie { $credits }.
    .you = Raccogli { $credits }.
frontier-planned-ship = { $seat } costruirà una nave in { $hex }.
    .you = Costruirai una nave in { $hex }.
frontier-planned-troop = { $seat } arruolerà una truppa in { $hex }.
    .you = Arruolerai una truppa in { $hex }.
frontier-ready = { $seat } ha finito.
    .you = Hai finito.
frontier-built-ship = { $seat } costruisce una nave in { $hex }.
    .you = Costruisci una nave in { $hex }.
frontier-built-troop = { $seat } arruola una truppa in { $hex }.
    .you = Arruoli una truppa in { $hex }.
frontier-scored = { $seat } segna { $points ->
    [one] un punto
   *[other] { $points } punti
}.
    .you = Segni { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
frontier-blighted = Nessuno è nel Nucleo: la piaga è a { $blight }.
frontier-played-windfall = { $seat } gioca { $card }: { $credits } crediti.
    .you = Giochi { $card }: { $credits } crediti.
frontier-played-storm = { $seat } gioca { $card } su { $hex }.
    .you = Giochi { $card } su { $hex }.
frontier-dealt = { $seat } e { $other } fanno un accordo: { $gives } per { $gets }.

frontier-play = La frontiera
frontier-round = Round { $round } di { $rounds }
frontier-blight = Piaga { $blight } di { $doom }; { $target } punti fanno finire la partita
frontier-now-turn = { $seat } pensa al proprio turno.
frontier-now-pact = { $seat } ha proposto un patto a { $other }.
frontier-now-approval = Il patto di { $seat } e { $other } aspetta { $arbiter }.
frontier-now-muster = La spedizione di { $seat } in { $hex }: navi { $ships }, truppe { $troops }.
frontier-now-withdraw = { $seat } può annunciare una ritirata.
frontier-now-casualties = { $seat } deve subire { $hits } colpi.
frontier-now-window = Si possono annunciare carte.
frontier-now-harvest = Tutti spendono il raccolto.
frontier-battle = Battaglia in { $hex }: { $seat } con navi { $ships } e truppe { $troops } contro { $other }; colpi { $own } e { $theirs }.
frontier-lies = { $seat } ha annunciato { $card }.
frontier-lies-down = Una carta di { $seat } è sul tavolo, coperta.
frontier-answered = Hai annunciato { $card }.
frontier-answered-pass = Lasci passare.
frontier-plan-ship = Costruirai una nave in { $hex }.
frontier-plan-troop = Arruolerai una truppa in { $hex }.
frontier-deck = Carte da pescare: { $deck }; scartate: { $discarded }
frontier-storm-over = Una tempesta copre { $hex }.
frontier-players = Giocatori
frontier-map = Mappa
frontier-hand = La tua mano
frontier-in-hand = { $card }
frontier-player = { $seat }
frontier-place = { $hex }
frontier-nobody = nessuno
frontier-number = { $number }
frontier-head-player = Giocatore
frontier-head-points = Punti
frontier-head-credits = Crediti
frontier-head-orders = Ordini
frontier-head-cards = Carte
frontier-head-home = Base
frontier-head-hex = Esagono
frontier-head-owner = Tenuto da
frontier-head-ships = Navi
frontier-head-troops = Truppe

frontier-end-points = Qualcuno ha raggiunto i punti stabiliti.
frontier-end-rounds = Tutti i round sono stati giocati.
frontier-end-blight = La piaga si è presa il Nucleo: non vince nessuno.
frontier-term-points = punti
frontier-term-core = il Nucleo
frontier-term-settled = esagoni abitati
frontier-term-units = unità
frontier-term-credits = crediti e carte

frontier-plan-core = prendere il Nucleo
frontier-plan-take = prendere { $hex }
frontier-plan-settle = abitare { $hex }
frontier-plan-hold = tenere { $hex }
frontier-plan-stand = resistere in { $hex }
frontier-plan-retreat = ritirarsi in { $hex }
frontier-plan-ships = costruire navi in { $hex }
frontier-plan-troops = arruolare truppe in { $hex }
frontier-plan-both = costruire navi e arruolare truppe in { $hex }
frontier-plan-rest = non fare altro per ora
frontier-broken-storm = una tempesta è su { $hex }
frontier-broken-taken = altri tengono { $hex }
frontier-broken-pact = c'è un patto con { $seat }

frontier-about-core = Il Nucleo: { $points } punti a round a chi vi ha truppe, e { $credits } crediti nel raccolto. Finché non ne ha nessuno, il morbo avanza.
frontier-about-hex = { $hex }: { $credits ->
    [one] un credito
   *[other] { $credits } crediti
} nel raccolto a chi vi ha truppe.
frontier-about-player = { $seat }
frontier-about-ambush = Prima dei dadi di un round di battaglia: { $strength } dadi in più.
frontier-about-screen = Prima dei dadi di un round di battaglia: { $strength } colpo in meno su di te.
frontier-about-repair = Subito dopo i dadi: { $strength } colpo in meno su di te.
frontier-about-fury = Subito dopo i dadi: { $strength } colpo in più sull’altro.
frontier-about-sabotage = Annulla una carta annunciata da altri, prima che sia mostrata; un altro Sabotaggio annulla a sua volta questo.
frontier-about-windfall = In qualsiasi momento: { $strength } crediti.
frontier-about-storm = In qualsiasi momento: chiude un esagono fino alla fine del round. Nessuna nave ne esce, vi entra o lo attraversa.

frontier-board-cards = Carte
frontier-board-home = Patria: { $hex }
frontier-board-passed = ha passato
frontier-board-pact = Patto con { $seat }
frontier-board-storm = tempesta
frontier-board-units = { $seat }: { $ships } navi, { $troops } truppe
frontier-board-round = Round { $round }
frontier-board-turns = Turni
frontier-board-muster = Spedizione
frontier-board-battle = Battaglia
frontier-board-harvest = Raccolto
frontier-board-over = La fine
frontier-board-course = L’andamento della partita
frontier-board-rounds = Round
frontier-board-points = Punti del primo
frontier-board-blight = Morbo
frontier-board-battle-at = Battaglia in { $hex }
frontier-board-dice = { $dice ->
    [one] un dado in più
   *[other] { $dice } dadi in più
}
frontier-board-less = { $hits ->
    [one] un colpo in meno
   *[other] { $hits } colpi in meno
}
frontier-board-hits = { $hits ->
    [one] un colpo da subire
   *[other] { $hits } colpi da subire
}
frontier-board-retreat = si ritira in { $hex }
frontier-board-chain = Annunciate
frontier-board-face-down = una carta coperta
frontier-board-hand = Le tue carte
frontier-board-known = altri la conoscono
frontier-board-no-cards = Non hai carte.
frontier-board-plans = Che cosa costruisci
frontier-board-copies = { $count } nel mazzo
