core-worlds-title = Core Worlds
core-worlds-title-help = Costruisci un mazzo e un Impero, e invadi i Mondi dall’orlo della galassia fino al suo cuore.
core-worlds-option-draft = Pesca pre-partita
core-worlds-option-draft-help = Prima ognuno scambia due carte iniziali con due del settore 0. Per giocatori esperti.

core-worlds-kind-home-world = Mondo Base
core-worlds-kind-world = Mondo
core-worlds-kind-hero = Eroe
core-worlds-kind-infantry = Fanteria
core-worlds-kind-robot = Robot
core-worlds-kind-vehicle = Veicolo
core-worlds-kind-starfighter = Caccia Stellare
core-worlds-kind-star-cruiser = Incrociatore Stellare
core-worlds-kind-capital-ship = Nave Capitale
core-worlds-kind-tactic = Tattica
core-worlds-kind-prestige = Prestigio

core-worlds-ask-pick = Scegli una carta per il tuo mazzo iniziale.
core-worlds-ask-energy = Fase Energia: hai { $energy } Energia. Ne vuoi altra?
core-worlds-ask-turn = Tocca a te: { $actions ->
    [one] 1 Punto Azione
   *[other] { $actions } Punti Azione
}, { $energy } Energia. Che cosa fai?
core-worlds-ask-deploy = Piazzi un’altra Unità? Ti restano { $actions ->
    [one] 1 Punto Azione
   *[other] { $actions } Punti Azione
} e { $energy } Energia.
core-worlds-ask-bring = { $card }: puoi piazzare { $count ->
    [one] un’altra Unità
   *[other] fino ad altre { $count } Unità
} tra quelle che il testo permette, senza Punti Azione. Hai { $energy } Energia.
core-worlds-ask-arrival = { $card }: Unità appena piazzata. Usi il suo testo?
core-worlds-ask-invade = Invasione di { $world }: Flotta { $fleet } contro { $their-fleet }, Terra { $ground } contro { $their-ground }. Chi impieghi?
core-worlds-ask-spoils = { $world }: conquista riuscita! Che cosa ne ricavi?
core-worlds-ask-price = { $card }: scarta { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
core-worlds-ask-price-up-to = { $card }: scarta fino a { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
core-worlds-ask-keep = Fase di Scarto: quale carta tieni per il prossimo round?
core-worlds-ask-reshuffle = Si entra nel settore dei Core Worlds. Rimescoli i tuoi scarti ({ $discard ->
    [one] 1 carta
   *[other] { $discard } carte
}) nel tuo mazzo ({ $deck })?

core-worlds-pick = Scegli { $card-the }
core-worlds-draft = Acquisisci { $card-the } per { $cost } Energia ({ $energy } → { $rest })
core-worlds-draft-token = Acquisisci { $card-the } per { $cost } Energia ({ $energy } → { $rest }, poi +1)
core-worlds-deploy = Piazza { $card-the } per { $cost } Energia ({ $energy } → { $rest })
core-worlds-invade = Invadi { $card-the } (Flotta { $fleet }, Terra { $ground }) per { $cost } Energia ({ $energy } → { $rest })
core-worlds-act = Usa { $card-the }: { $text }
core-worlds-act-tactic = Gioca { $card-the }: { $text }
core-worlds-act-paid = Gioca { $card-the } per { $cost } Energia ({ $energy } → { $rest }): { $text }
core-worlds-recover = Come Azione, { $unit-the }: riprendi in mano { $card-the }
core-worlds-commit = Impiega { $card-the } (Flotta +{ $fleet }, Terra +{ $ground })
core-worlds-of-copy = { $label } – quella con { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
}
core-worlds-use = Usa { $card-the }: { $text }
core-worlds-use-exchange = { $card }: scarta { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} per +{ $gain } Energia
core-worlds-use-burn = { $card }: scarta fino a { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, +{ $gain } Energia per ognuna
core-worlds-use-charge = { $card }: paga { $cost } Energia per un gettone ({ $energy } → { $rest })
core-worlds-use-for = Usa { $card-the }: { $gain }
core-worlds-use-to-hand = Riprendi in mano { $card-the }
core-worlds-use-stay = Lascia { $card-the } nella Zona di Guerra per { $cost } Energia ({ $energy } → { $rest })
core-worlds-play-for = Gioca { $card-the }: { $gain }
core-worlds-play-for-paid = Gioca { $card-the } per { $cost } Energia ({ $energy } → { $rest }): { $gain }
core-worlds-plus-energy = +{ $amount } Energia
core-worlds-plus-fleet = Flotta +{ $amount }
core-worlds-plus-ground = Terra +{ $amount }
core-worlds-plus-both = Flotta +{ $fleet } e Terra +{ $ground }
core-worlds-world-fleet = il Mondo perde { $amount } di Forza della Flotta
core-worlds-world-ground = il Mondo perde { $amount } di Forza Terrestre
core-worlds-world-both = il Mondo perde { $fleet } di Forza della Flotta e { $ground } di Forza Terrestre
core-worlds-for-energy = { $gain } per { $cost } Energia
core-worlds-for-cards = { $gain } per { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} dalla mano
core-worlds-for-each-card = { $gain } per ogni carta che scarti
core-worlds-then-draw = { $gain }, poi pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
core-worlds-draw-cards = pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
core-worlds-discard = Scarta { $card-the }
core-worlds-conquer = Conquista { $card-the }
core-worlds-withdraw = Interrompi l’Invasione di { $card }
core-worlds-colonize = Colonizza il Mondo con { $card-the }
core-worlds-surge = Usa un Gettone Flusso Energetico: +2 Energia ({ $energy } → { $rest }); ne restano { $left }
core-worlds-done-energy = Niente altra Energia
core-worlds-done-deploy = Basta così
core-worlds-done-arrival = Lascia stare
core-worlds-done-spoils = Scarta le Unità impiegate
core-worlds-done-price = Basta così
core-worlds-pass = Passa per questo round ({ $actions ->
    [one] perdi 1 Punto Azione
   *[other] perdi { $actions } Punti Azione
})
core-worlds-keep = Tieni { $card-the }
core-worlds-keep-none = Non tenere nulla
core-worlds-reshuffle = Rimescola gli scarti nel mazzo ({ $discard ->
    [one] 1 carta
   *[other] { $discard } carte
})
core-worlds-leave = Lascia tutto com’è

core-worlds-why-wait = Ora non tocca a te scegliere.
core-worlds-why-pick = Prima ognuno sceglie due delle carte esposte.
core-worlds-why-keep = Ora scegli quale carta della tua mano tenere.
core-worlds-why-reshuffle = Prima di’ se rimescoli i tuoi scarti nel mazzo.
core-worlds-why-price = Prima scarta ciò che il testo richiede.
core-worlds-why-arrival = Prima di’ se usi il testo dell’Unità appena piazzata.
core-worlds-why-spoils = Non ha nulla da fare dopo questa conquista.
core-worlds-why-spoils-first = Prima completa ciò che la conquista comporta.
core-worlds-why-energy-phase = È la Fase Energia: si acquisisce e si invade nella Fase Azione.
core-worlds-why-surge-energy = I Gettoni Flusso Energetico si usano nei tuoi turni della Fase Azione.
core-worlds-why-discards = Puoi guardare i tuoi scarti quando vuoi, ma ora non c’è nulla da scegliere lì.
core-worlds-why-no-surge = Non hai più Gettoni Flusso Energetico.
core-worlds-why-deploying = Stai piazzando Unità: prima finisci.
core-worlds-why-invading = Stai invadendo: un solo Mondo per turno.
core-worlds-why-dear = Costa { $cost } Energia e ne hai { $energy }.
core-worlds-why-tactic-time = Questa Tattica non si può giocare in questo momento.
core-worlds-why-unit-in-hand = Le Unità in mano non fanno nulla nella Fase Energia.
core-worlds-why-no-text = Non ha un testo per la Fase Energia.
core-worlds-why-used = Il suo testo è già stato usato.
core-worlds-why-by-itself = Il suo testo si applica da solo a ogni Fase Energia.
core-worlds-why-full = Ha già tutti i gettoni che può tenere.
core-worlds-why-unpaid = Il suo costo non può essere pagato per intero.
core-worlds-why-not-brought = Il testo non permette di piazzare questa Unità.
core-worlds-why-hand-invasion = Le Unità in mano non aggiungono nulla a un’Invasione: contano solo quelle nella tua Zona di Guerra.
core-worlds-why-own-world = I Mondi in una Zona di Guerra non si possono invadere.
core-worlds-why-no-action = Non ha un testo da usare come Azione.
core-worlds-why-nothing-there = Non c’è nulla che il suo testo possa prendere.
core-worlds-why-world-strength = Le forze di un Mondo servono solo a difenderlo.
core-worlds-why-committed = È già impiegata e non ha testi da usare.

core-worlds-picked = { $seat } sceglie { $card-the }.
core-worlds-put-away = Fuori dal gioco: { $card }.
core-worlds-shuffled-picks = { $seat } rimescola nel mazzo le carte scelte.
core-worlds-round = Inizia il round { $round }: { $sector }.
core-worlds-drew = { $seat } pesca una carta.
core-worlds-drew-card = { $seat } pesca { $card-a }.
core-worlds-reshuffled = { $seat } rimescola gli scarti in un nuovo mazzo.
core-worlds-produced = I Mondi di { $seat } generano { $energy } Energia.
core-worlds-gained = { $seat } ottiene { $energy } Energia: { $card }.
core-worlds-took-token = { $seat } ottiene 1 Energia dal gettone: { $card }.
core-worlds-departed = Via dalla Zona Centrale: { $card }.
core-worlds-tokens = { $count ->
    [one] Un Gettone Energia va sulla carta che resta.
   *[other] I Gettoni Energia vanno sulle { $count } carte che restano.
}
core-worlds-appeared = Nuova carta nella Zona Centrale: { $card }.
core-worlds-drafted = { $seat } acquisisce { $card-the } per { $cost } Energia.
core-worlds-deployed = { $seat } piazza { $card-the } per { $cost } Energia.
core-worlds-invaded = { $seat } invade { $card-the }.
core-worlds-committed = { $seat } impiega { $card-the }.
core-worlds-played = { $seat } gioca { $card-the }.
core-worlds-used = { $seat } usa { $card-the }.
core-worlds-charged = { $seat } mette un gettone: { $card }.
core-worlds-discarded = { $seat } scarta { $card-the }.
core-worlds-conquered = { $seat } conquista { $card-the }!
core-worlds-withdrew = { $seat } interrompe l’Invasione: { $card }.
core-worlds-colonized = { $seat } colonizza { $world-the } con { $card-the }.
core-worlds-returned = { $seat } riprende in mano { $card-the }.
core-worlds-stayed = { $seat } lascia { $card-the } nella Zona di Guerra.
core-worlds-recovered = { $seat } riprende dagli scarti { $card-the }.
core-worlds-commanded = { $seat } ottiene { $actions ->
    [one] 1 Punto Azione
   *[other] { $actions } Punti Azione
}.
core-worlds-surged = { $seat } usa un Gettone Flusso Energetico: +2 Energia.
core-worlds-done = { $seat } ha finito.
core-worlds-passed = { $seat } passa per il round.
core-worlds-decided = { $seat } ha deciso che cosa tenere.
core-worlds-decided-nothing = { $seat } non tiene nulla.
core-worlds-decided-card = { $seat } tiene { $card-the }.
core-worlds-cleared = { $seat } non tiene carte.
core-worlds-cleared-kept = { $seat } tiene una carta.
core-worlds-destiny = Il Segnalino Destino passa a { $seat }.
core-worlds-shuffled-in = { $seat } rimescola gli scarti nel mazzo.
core-worlds-left-pile = { $seat } lascia gli scarti dove sono.
core-worlds-scored = { $seat }: punti stampati { $printed }, punti bonus { $bonus }, in tutto { $total ->
    [one] 1 Punto Impero
   *[other] { $total } Punti Impero
}.

core-worlds-end-points = Vince l’Impero con più punti.
core-worlds-end-energy = Parità di punti: decidono i Mondi che generano più Energia.
core-worlds-end-worlds = Parità di punti e di Energia: decide chi ha più Mondi.
core-worlds-end-shared = Parità in tutto: la vittoria è condivisa.

core-worlds-view-central = Round { $round } di 10, { $sector } · Destino: { $seat } · mazzo { $deck }
core-worlds-about-discards = I tuoi scarti: puoi guardarli quando vuoi, gli altri vedono solo la carta in cima.
core-worlds-about-surges = Gettoni Flusso Energetico: ognuno dà 2 Energia una volta nella partita, in qualsiasi momento dei tuoi turni.
core-worlds-head-central = Zona Centrale
core-worlds-head-hand = In mano
core-worlds-head-warzone = Zona di Guerra
core-worlds-head-kind = Tipo
core-worlds-head-draft = Acq.
core-worlds-head-deploy = Costo
core-worlds-head-fleet = Flotta
core-worlds-head-ground = Terra
core-worlds-head-energy = Energia
core-worlds-head-points = Punti
core-worlds-cell-plus = { $value }+
core-worlds-view-empty = Nessuna carta: arrivano nella Fase Galattica.
core-worlds-view-token = ● { $card }
core-worlds-view-times = { $count } × { $line }
core-worlds-view-name = { $card }
core-worlds-view-and = { $list }, { $name }
core-worlds-view-nothing = nulla
core-worlds-card-home = { $card }: { $kind }, { $energy } Energia, { $points }{ $plus } punti.{ $text }
core-worlds-card-world = { $card }: Mondo, Flotta { $fleet }, Terra { $ground }, { $energy } Energia, { $points }{ $plus } punti.{ $text }
core-worlds-card-unit = { $card }: { $kind }, acquisto { $draft }, piazzamento { $deploy }, Flotta { $fleet }, Terra { $ground }, { $points }{ $plus } punti.{ $text }
core-worlds-card-tactic = { $card }: Tattica, acquisto { $draft }, costo { $deploy }, { $points } punti.{ $text }
core-worlds-card-prestige = { $card }: Prestigio, acquisto { $draft }, { $points }{ $plus } punti.{ $text }
core-worlds-card-text = { " " }{ $text }
core-worlds-card-no-text = { "" }
core-worlds-view-invasion = Invasione di { $card }
core-worlds-view-fleet = Flotta { $own } contro { $theirs }: { $verdict }
core-worlds-view-ground = Terra { $own } contro { $theirs }: { $verdict }
core-worlds-view-enough = basta
core-worlds-view-short = non basta ancora
core-worlds-view-hand = La tua mano · { $energy } Energia, { $actions ->
    [one] 1 Punto Azione
   *[other] { $actions } Punti Azione
}
core-worlds-view-keeping = Tieni { $card-the }.
core-worlds-view-keeping-none = Non tieni nulla.
core-worlds-view-discards = I tuoi scarti: { $names }
core-worlds-view-own-empire = Il tuo Impero ({ $seat }) · { $total ->
    [one] 1 punto
   *[other] { $total } punti
} (stampati { $printed }, bonus { $bonus })
core-worlds-view-empire = Impero di { $seat } · { $total ->
    [one] 1 punto
   *[other] { $total } punti
} (stampati { $printed }, bonus { $bonus })
core-worlds-view-means = Energia { $energy } (+{ $production } a round) · Punti Azione { $actions } · { $hand } in mano, { $deck } nel mazzo, { $discard } negli scarti{ $surges ->
    [0] { "" }
    [one] { " · 1 Gettone Flusso" }
   *[other] { " · " }{ $surges } Gettoni Flusso
}
core-worlds-view-top = In cima agli scarti: { $card }
core-worlds-view-shown = Viste entrare in mano: { $names }
core-worlds-view-world = { $card }{ $colonists ->
    [0] { "" }
    [one] { " (1 colono)" }
   *[other] { " " }({ $colonists } coloni)
}
core-worlds-view-unit = { $card }{ $tokens ->
    [0] { "" }
    [one] { " (1 gettone)" }
   *[other] { " " }({ $tokens } gettoni)
}
core-worlds-view-committed = ▶ { $card }{ $tokens ->
    [0] { "" }
    [one] { " (1 gettone)" }
   *[other] { " " }({ $tokens } gettoni)
}
