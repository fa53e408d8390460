core-worlds-title = Core Worlds
core-worlds-title-help = Costruisci un mazzo e un Impero, e invadi i Mondi dall’orlo della galassia fino al suo cuore.
core-worlds-title-kind = Costruzione del mazzo
core-worlds-option-pre-game-draft = Pesca pre-partita
core-worlds-option-pre-game-draft-help = Prima ognuno scambia due carte iniziali con due del settore 0. Per giocatori esperti.

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
} tra quelle che l’abilità permette, senza Punti Azione. Hai { $energy } Energia.
core-worlds-ask-arrival = { $card }: Unità appena piazzata. Usi la sua abilità?
core-worlds-ask-invade = Invasione di { $world }: Flotta { $fleet } contro { $their-fleet }, Terra { $ground } contro { $their-ground }. Quali Unità impieghi?
core-worlds-ask-invaders = { $world }: conquista riuscita! Dove vanno gli invasori?
core-worlds-ask-spoils = { $world }: conquista riuscita! Colonizzi il Mondo?
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
core-worlds-draft = Acquisisci { $card-the } per { $cost } Energia
core-worlds-draft-token = Acquisisci { $card-the } per { $cost } Energia; il suo gettone ne rende 1
core-worlds-deploy = Piazza { $card-the } per { $cost } Energia
core-worlds-invade = Invadi { $card-the } (Flotta { $fleet }, Terra { $ground }) per { $cost } Energia
core-worlds-act = Usa { $card-the }: { $text }
core-worlds-act-tactic = Gioca { $card-the }: { $text }
core-worlds-act-paid = Gioca { $card-the } per { $cost } Energia: { $text }
core-worlds-recover = Come Azione, { $unit-the }: riprendi in mano { $card-the }
core-worlds-commit = Impiega { $card-the }
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
core-worlds-use-charge = { $card }: paga { $cost } Energia per un gettone
core-worlds-use-for = Usa { $card-the }: { $gain }
core-worlds-use-to-hand = Riprendi in mano { $card-the }
core-worlds-use-stay = Lascia { $card-the } nella Zona di Guerra per { $cost } Energia
core-worlds-play-for = Gioca { $card-the }: { $gain }
core-worlds-play-for-paid = Gioca { $card-the } per { $cost } Energia: { $gain }
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
core-worlds-row-force = Impiega la forza più piccola che vince ({ $count ->
    [one] 1 Unità
   *[other] { $count } Unità
}) e conquista
core-worlds-row-conquer = Conquista { $card-the } con { $count ->
    [0] ciò che c’è
    [one] 1 Unità
   *[other] { $count } Unità
}
core-worlds-row-deploy = Piazza tutte le { $count } Unità in mano
core-worlds-row-energy = Gioca { $count ->
    [one] la carta Energia
   *[other] tutte le { $count } carte Energia
} e prosegui
core-worlds-conquer = Conquista { $card-the }
core-worlds-withdraw = Interrompi l’Invasione di { $card }
core-worlds-colonize = Colonizza il Mondo con { $card-the }
core-worlds-surge = Usa un Gettone Flusso Energetico: +2 Energia; { $left ->
    [0] è l’ultimo
    [one] ne resta 1
   *[other] ne restano { $left }
}
core-worlds-done-energy = Basta Energia
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
core-worlds-why-price = Prima scarta ciò che l’abilità richiede.
core-worlds-why-arrival = Prima di’ se usi l’abilità dell’Unità appena piazzata.
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
core-worlds-why-no-text = Non ha un’abilità per la Fase Energia.
core-worlds-why-used = La sua abilità è già stata usata.
core-worlds-why-by-itself = La sua abilità si applica da sola a ogni Fase Energia.
core-worlds-why-full = Ha già tutti i gettoni che può tenere.
core-worlds-why-unpaid = Il suo costo non può essere pagato per intero.
core-worlds-why-not-brought = L’abilità non permette di piazzare questa Unità.
core-worlds-why-hand-invasion = Le Unità in mano non aggiungono nulla a un’Invasione: contano solo quelle nella tua Zona di Guerra.
core-worlds-why-own-world = I Mondi in una Zona di Guerra non si possono invadere.
core-worlds-why-no-action = Non ha un’abilità da usare come Azione.
core-worlds-why-nothing-there = Non c’è nulla che la sua abilità possa prendere.
core-worlds-why-world-strength = Le forze di un Mondo servono solo a difenderlo.
core-worlds-why-committed = È già impiegata e non ha abilità da usare.

core-worlds-picked = { $seat } sceglie { $card-the }.
    .you = Scegli { $card-the }.
core-worlds-put-away = Fuori dal gioco: { $card }.
core-worlds-shuffled-picks = { $seat } rimescola nel mazzo le carte scelte.
    .you = Rimescoli nel mazzo le carte scelte.
core-worlds-round = Inizia il round { $round }: { $sector }.
core-worlds-drew = { $seat } pesca una carta.
    .you = Peschi una carta.
core-worlds-drew-card = { $seat } pesca { $card-a }.
    .you = Peschi { $card-a }.
core-worlds-reshuffled = { $seat } rimescola gli scarti in un nuovo mazzo.
    .you = Rimescoli gli scarti in un nuovo mazzo.
core-worlds-produced = I Mondi di { $seat } generano { $energy } Energia.
    .you = I tuoi Mondi generano { $energy } Energia.
core-worlds-gained = { $seat } ottiene { $energy } Energia grazie { $card-to }.
    .you = Ottieni { $energy } Energia grazie { $card-to }.
core-worlds-took-token = { $seat } ottiene 1 Energia dal gettone { $card-on }.
    .you = Ottieni 1 Energia dal gettone { $card-on }.
core-worlds-departed = { $card } esce dalla Zona Centrale.
core-worlds-tokens = { $count ->
    [one] Un Gettone Energia va sulla carta che resta.
   *[other] I Gettoni Energia vanno sulle { $count } carte che restano.
}
core-worlds-appeared = Ingresso nella Zona Centrale: { $card }.
core-worlds-drafted = { $seat } acquisisce { $card-the } per { $cost } Energia.
    .you = Acquisisci { $card-the } per { $cost } Energia.
core-worlds-deployed = { $seat } piazza { $card-the } per { $cost } Energia.
    .you = Piazzi { $card-the } per { $cost } Energia.
core-worlds-invaded = { $seat } invade { $card-the }.
    .you = Invadi { $card-the }.
core-worlds-committed = { $seat } impiega { $card-the }.
    .you = Impieghi { $card-the }.
core-worlds-played = { $seat } gioca { $card-the }.
    .you = Giochi { $card-the }.
core-worlds-used = { $seat } usa { $card-the }.
    .you = Usi { $card-the }.
core-worlds-charged = { $seat } mette un gettone: { $card }.
    .you = Metti un gettone: { $card }.
core-worlds-discarded = { $seat } scarta { $card-the }.
    .you = Scarti { $card-the }.
core-worlds-conquered = { $seat } conquista { $card-the }!
    .you = Conquisti { $card-the }!
core-worlds-withdrew = { $seat } interrompe l’Invasione: { $card }.
    .you = Interrompi l’Invasione: { $card }.
core-worlds-colonized = { $seat } colonizza { $world-the } con { $card-the }.
    .you = Colonizzi { $world-the } con { $card-the }.
core-worlds-returned = { $seat } riprende in mano { $card-the }.
    .you = Riprendi in mano { $card-the }.
core-worlds-stayed = { $seat } lascia { $card-the } nella Zona di Guerra.
    .you = Lasci { $card-the } nella Zona di Guerra.
core-worlds-recovered = { $seat } riprende dagli scarti { $card-the }.
    .you = Riprendi dagli scarti { $card-the }.
core-worlds-commanded = { $seat } ottiene { $actions ->
    [one] 1 Punto Azione
   *[other] { $actions } Punti Azione
}.
    .you = Ottieni { $actions ->
        [one] 1 Punto Azione
       *[other] { $actions } Punti Azione
    }.
core-worlds-surged = { $seat } usa un Gettone Flusso Energetico: +2 Energia.
    .you = Usi un Gettone Flusso Energetico: +2 Energia.
core-worlds-done = { $seat } ha finito.
    .you = Hai finito.
core-worlds-passed = { $seat } passa per il round.
    .you = Passi per il round.
core-worlds-decided = { $seat } ha deciso che cosa tenere.
    .you = Hai deciso che cosa tenere.
core-worlds-decided-nothing = { $seat } non tiene nulla.
    .you = Non tieni nulla.
core-worlds-decided-card = { $seat } tiene { $card-the }.
    .you = Tieni { $card-the }.
core-worlds-cleared = { $seat } non tiene carte.
    .you = Non tieni carte.
core-worlds-cleared-kept = { $seat } tiene una carta.
    .you = Tieni una carta.
core-worlds-destiny = Il Segnalino Destino passa a { $seat }.
    .you = Il Segnalino Destino passa a te.
core-worlds-shuffled-in = { $seat } rimescola gli scarti nel mazzo.
    .you = Rimescoli gli scarti nel mazzo.
core-worlds-left-pile = { $seat } lascia gli scarti dove sono.
    .you = Lasci gli scarti dove sono.
core-worlds-scored = { $seat }: punti stampati { $printed }, punti bonus { $bonus }, in tutto { $total ->
    [one] 1 Punto Impero
   *[other] { $total } Punti Impero
}.
    .you = Tu: punti stampati { $printed }, punti bonus { $bonus }, in tutto { $total ->
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

## Titoli sopra le scelte dello stesso tipo

core-worlds-group-pick = Scegli
core-worlds-group-draft = Acquisisci dalla Zona Centrale
core-worlds-group-deploy = Piazza
core-worlds-group-invade = Invadi un Mondo
core-worlds-group-act = Come Azione
core-worlds-group-commit = Impiega un’Unità
core-worlds-group-use = Usa un’abilità
core-worlds-group-conquest = Dopo la conquista
core-worlds-group-play = Gioca una Tattica
core-worlds-group-discard = Scarta
core-worlds-group-decide = Decidi l’Invasione
core-worlds-group-surge = Flusso Energetico
core-worlds-group-or = Oppure
core-worlds-group-keep = Tieni una carta
core-worlds-group-pile = I tuoi scarti

## Il tavolo

core-worlds-board-sector-1 = Barbarici
core-worlds-board-sector-2 = Frontiera
core-worlds-board-sector-3 = Industriali
core-worlds-board-sector-4 = Lusso
core-worlds-board-sector-5 = Core Worlds
core-worlds-board-rounds = Settori e round
core-worlds-board-phases = Fasi del round
core-worlds-board-draw = Pesca
core-worlds-board-energy = Energia
core-worlds-board-galaxy = Galassia
core-worlds-board-action = Azione
core-worlds-board-discard = Scarto
core-worlds-board-end = Fine
core-worlds-board-phase-draw = Fase di Pesca
core-worlds-board-phase-energy = Fase Energia
core-worlds-board-phase-galaxy = Fase Galattica
core-worlds-board-phase-action = Fase Azione
core-worlds-board-phase-discard = Fase di Scarto
core-worlds-board-phase-end = Fase Finale
core-worlds-board-crumb-sector = Settore { $number }, { $sector }
core-worlds-board-crumb-round = Round { $round } di { $rounds }
core-worlds-board-your-pick = Scegli tu
core-worlds-board-pick = Sceglie { $seat }
core-worlds-board-your-turn = Il tuo turno
core-worlds-board-turn = Turno di { $seat }
core-worlds-board-your-deployment = Il tuo piazzamento
core-worlds-board-deployment = { $seat } piazza
core-worlds-board-your-invasion = La tua Invasione
core-worlds-board-invasion = { $seat } invade
core-worlds-board-your-conquest = La tua conquista
core-worlds-board-conquest = { $seat } conquista
core-worlds-board-your-price = Il tuo scarto
core-worlds-board-price = { $seat } scarta
core-worlds-board-your-reshuffle = I tuoi scarti
core-worlds-board-reshuffle = { $seat } decide
core-worlds-board-over = Partita finita
core-worlds-board-actions = Azioni
core-worlds-board-income = +{ $energy } a round
core-worlds-board-hand = in mano
core-worlds-board-deck = mazzo
core-worlds-board-discards = scarti
core-worlds-board-worlds = Mondi
core-worlds-board-units = Unità
core-worlds-board-surges = flussi
core-worlds-board-out = fuori dal round
core-worlds-board-destiny = Destino
core-worlds-board-destiny-help = Il Segnalino Destino: comincia in ogni fase
core-worlds-board-token = Gettone Energia: +1 Energia a chi la prende
core-worlds-board-laid-out = Carte esposte per la pesca pre-partita
core-worlds-board-galactic = mazzo { $sector }: { $count }
core-worlds-board-draft = Acquisto
core-worlds-board-deploy = Piazzamento
core-worlds-board-play = Costo
core-worlds-board-invasion-of = Invasione di
core-worlds-board-conquered = Conquista riuscita
core-worlds-board-spoils = Il Mondo è preso. Restano da decidere coloni, abilità e dove vanno le Unità.
core-worlds-board-of = su { $need }
core-worlds-board-short = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}
core-worlds-board-texts = abilità e Tattiche
core-worlds-board-key-world = forza del Mondo
core-worlds-board-key-text = da un’abilità
core-worlds-board-key-ghost = se la impieghi
core-worlds-board-energy-round = Energia a round
core-worlds-board-energy-now = Energia ora
core-worlds-board-your-warzone = La tua Zona di Guerra
core-worlds-board-world-count = { $count ->
    [one] 1 Mondo
   *[other] { $count } Mondi
}
core-worlds-board-committed = { $count ->
    [one] 1 Unità nell’Invasione
   *[other] { $count } Unità nell’Invasione
}
core-worlds-board-in = nell’Invasione
core-worlds-board-colonists = { $count ->
    [one] 1 colono
   *[other] { $count } coloni
}
core-worlds-board-tokens = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
core-worlds-board-your-hand = La tua mano
core-worlds-board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
core-worlds-board-keep = puoi tenerne una
core-worlds-board-kept = la tieni
core-worlds-board-shown = Gli altri l’hanno vista entrare nella tua mano
core-worlds-board-spent = abilità già usata in questo round
core-worlds-board-seen = viste in mano:
core-worlds-board-top = in cima agli scarti:
core-worlds-board-browse = Sfoglia mazzo e scarti
core-worlds-board-deck-unordered = mazzo, senza ordine
core-worlds-board-scoring = Punti Impero
core-worlds-board-of-worlds = Mondi
core-worlds-board-of-cards = Unità e Tattiche
core-worlds-board-of-prestige = Prestigio
core-worlds-board-of-bonus = bonus
core-worlds-board-source-rulebook = Dal regolamento
core-worlds-board-source-public = Da una fonte pubblica
core-worlds-board-source-designed = Una ricostruzione, non la carta pubblicata
core-worlds-board-designed = ricostruiti qui: { $fields }
core-worlds-board-field-abilities = abilità
core-worlds-board-field-copies = numero di copie
core-worlds-board-field-deck = mazzo
core-worlds-board-field-deploy = costo di piazzamento
core-worlds-board-field-draft = costo di acquisto
core-worlds-board-field-energy = Energia
core-worlds-board-field-faction = fazione
core-worlds-board-field-fleet = Forza della Flotta
core-worlds-board-field-ground = Forza Terrestre
core-worlds-board-field-kind = tipo
core-worlds-board-field-name = nome
core-worlds-board-field-number = numero
core-worlds-board-field-points = punti
core-worlds-board-origin-start = dall’inizio
core-worlds-board-origin-sector = settore { $number }
core-worlds-board-shelf-home = Mondi Base
core-worlds-board-shelf-start = Mazzi iniziali
core-worlds-board-shelf-draft = Settore 0, per la pesca pre-partita

## I testi delle carte in poche parole, per le loro facce

core-worlds-brief-unit = Unità
core-worlds-brief-both = Flotta +{ $fleet }, Terra +{ $ground }
core-worlds-brief-own-discount = Costa { $energy } in meno per { $kinds } che hai
core-worlds-brief-per = { $gain } per { $every ->
    [one] { $kinds }
   *[other] { $every } × { $kinds }
}, al massimo { $max ->
    [one] 1 volta
   *[other] { $max } volte
}
core-worlds-brief-tokens = { $gain } per gettone
core-worlds-brief-with = { $gain } accanto a: { $kinds }
core-worlds-brief-boost = { $gain }
core-worlds-brief-boost-pay = Paga { $pay }: { $gain }
core-worlds-brief-boost-discard = Scarta { $cards }{ $pay ->
    [0] { "" }
   *[other] , paga { $pay }
}: { $gain }
core-worlds-brief-either = +{ $amount } Flotta o Terra
core-worlds-brief-fuel = { $gain } per Energia, fino a { $max }
core-worlds-brief-sacrifice = { $gain } per carta scartata
core-worlds-brief-lower = Mondo: Flotta −{ $fleet }, Terra −{ $ground }
core-worlds-brief-lower-fleet = Mondo: Flotta −{ $amount }
core-worlds-brief-lower-ground = Mondo: Terra −{ $amount }
core-worlds-brief-lower-either = Mondo −{ $amount } da una parte
core-worlds-brief-action-draw = Azione: pesca { $count }
core-worlds-brief-recover = Azione: riprendi 1 { $kinds }
core-worlds-brief-deploy = Azione: piazza fino a { $count } { $kinds }
core-worlds-brief-command = +{ $actions ->
    [one] 1 Azione
   *[other] { $actions } Azioni
}, pesca { $cards }
core-worlds-brief-spoils = Conquista: pesca { $count }, +{ $energy } Energia
core-worlds-brief-spoils-energy = Conquista: +{ $energy } Energia
core-worlds-brief-spoils-cards = Conquista: pesca { $count }
core-worlds-brief-to-hand = Conquista: torna in mano
core-worlds-brief-stay = Conquista: paga { $pay } e resta
core-worlds-brief-colonists = Posto per { $count } coloni
core-worlds-brief-more-colonists = Conquista: { $count ->
    [one] 1 colono in più
   *[other] { $count } coloni in più
}
core-worlds-brief-draft = Primo acquisto: −{ $energy }
core-worlds-brief-first = Per la prima carta ({ $kinds }): −{ $energy }
core-worlds-brief-cheaper = { $kinds }: −{ $energy }
core-worlds-brief-invasions = Invasioni: −{ $energy }
core-worlds-brief-flat = { $points } punti in più
core-worlds-brief-bonus-cards = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $every ->
    [one] { $kinds }
   *[other] { $every } × { $kinds }
}
core-worlds-brief-bonus-worlds = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $every ->
    [one] Mondo
   *[other] { $every } Mondi
}
core-worlds-brief-bonus-energy = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ogni { $every } Energia
core-worlds-brief-bonus-colonists = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per colono
core-worlds-brief-arrival-draw = All’arrivo: pesca { $count }
core-worlds-brief-arrival-deploy = All’arrivo: altre { $count } Unità
core-worlds-brief-surge = +{ $even } Energia, +{ $behind } se sei indietro
core-worlds-brief-exchange = { $cards } carte: +{ $energy } Energia
core-worlds-brief-burn = Fino a { $cards } carte: +{ $energy } Energia l’una
core-worlds-brief-charge = Paga { $pay }: un gettone, fino a { $max }
core-worlds-brief-tithe = +{ $energy } Energia ogni { $worlds ->
    [one] Mondo
   *[other] { $worlds } Mondi
}, fino a { $max }
