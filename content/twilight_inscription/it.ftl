twilight-inscription-title = Twilight Inscription
twilight-inscription-title-help = Tutti scrivono insieme su quattro schede: si esplora, ci si espande, si commercia e si combatte finché il trono non viene reclamato.
twilight-inscription-option-side = Lato delle schede
twilight-inscription-option-side-help = Il lato B è uguale per tutti, il lato A è diverso per ogni giocatore.
twilight-inscription-option-side-b = Lato B: uguale per tutti
twilight-inscription-option-side-a = Lato A: diverso per ognuno
twilight-inscription-option-difficulty = La fazione IA
twilight-inscription-option-difficulty-help = Solo con uno o due giocatori: quanto è già avanti all’inizio e quale punteggio serve.
twilight-inscription-option-difficulty-easy = Facile
twilight-inscription-option-difficulty-medium = Media
twilight-inscription-option-difficulty-hard = Difficile
tins-window-boost = Forza in una battaglia
tins-window-yield = Reliquie in un evento produzione
tins-skip-vote = Voti in un consiglio
tins-end-throne = Il trono è stato reclamato.
tins-end-rank-1 = Il trono è stato reclamato: Un Puntino nella Galassia.
tins-end-rank-2 = Il trono è stato reclamato: Dominio Rampante.
tins-end-rank-3 = Il trono è stato reclamato: Potenza Galattica.
tins-end-rank-4 = Il trono è stato reclamato: Autorità in Ascesa.
tins-end-rank-5 = Il trono è stato reclamato: Superiore ai Lazax.
tins-end-lost = Perduto negli Anni Oscuri: nessuno ha i punti che la difficoltà richiede.

tins-sheet-navigation = Navigazione
tins-sheet-expansion = Espansione
tins-sheet-industry = Industria
tins-sheet-war = Guerra
tins-material = materiale
tins-influence = influenza
tins-research = ricerca
tins-specialty-biotic = biotica
tins-specialty-cybernetic = cibernetica
tins-specialty-propulsion = di propulsione
tins-specialty-warfare = bellica
tins-unit-infantry = fanteria
tins-unit-pds = SDP
tins-unit-destroyer = cacciatorpediniere
tins-unit-cruiser = incrociatore
tins-unit-mech = mech
tins-unit-carrier = portaerei
tins-unit-dreadnought = corazzata
tins-unit-war-sun = war sun
tins-side-left = sinistra
tins-side-right = destra

tins-asset-vp = { $points } PV
tins-asset-planet = un pianeta
tins-asset-trade-good = una merce di scambio
tins-asset-vote = un voto
tins-asset-specialty = una specialità { $specialty }
tins-asset-focus = un focus { $resource }
tins-asset-ore = { $count } di minerali
tins-asset-gas = { $count } di gas
tins-asset-crystal = { $count } di cristalli
tins-asset-counselor = un consigliere
tins-asset-population = una popolazione
tins-asset-faction = la tua fazione
tins-asset-relic = una reliquia
tins-asset-neighbour = +1 forza a { $side }
tins-asset-none = niente
tins-asset-mecatol = Mecatol Rex
tins-pay-material = 1 materiale
tins-pay-influence = 1 influenza
tins-pay-research = 1 ricerca
tins-pay-any = 1 risorsa qualsiasi
tins-pay-good = una merce di scambio
tins-pay-free = niente
tins-purse = { $material } materiale, { $influence } influenza, { $research } ricerca{ $any ->
    [0] {""}
   *[other] , { $any } qualsiasi
}

tins-ask-wait = Aspetta gli altri.
tins-ask-keep = Scegli la tua fazione.
tins-ask-active = Scegli la scheda attiva di questo round.
tins-ask-spend = Spendi su { $sheet }: { $purse }.
tins-ask-order = Quale di questi asset viene prima?
tins-ask-option = Scegline uno.
tins-ask-sheet = Su quale scheda?
tins-ask-skip = Lascia fuori { $left } dadi neri.
tins-ask-explore = Esplora senza pagare: ne restano { $left }.
tins-ask-claim = Reclama sistemi senza pagare: ne restano { $left }.
tins-ask-icons = Barra icone di pianeti: ne restano { $left }.
tins-ask-docks = Costruisci moli spaziali: ne restano { $left }.
tins-ask-scrap = Rottama caselle: ne restano { $left }.
tins-ask-tiles = Reclama caselle adiacenti alle tue: ne restano { $left }.
tins-ask-units = Barra icone nei costi delle unità: ne restano { $left }.
tins-ask-anomalies = Scrivi su anomalie: ne restano { $left }.
tins-ask-research = Barra icone ricerca: ne restano { $left }.
tins-ask-gain = Reclama asset: ne restano { $left }.
tins-ask-bar = Barra sistemi con asset: ne restano { $left }.
tins-ask-bar-lines = Barra asset accanto ai pianeti: ne restano { $left }.
tins-ask-lose = Perdi specialità: ne restano { $left }.
tins-ask-dice = Usa dadi focus non sbloccati: ne restano { $left }.
tins-ask-close = Posa la penna.
tins-ask-place = Schiera sulla griglia di guerra: { $unit }.
tins-ask-learn = Sblocca una tecnologia.
tins-ask-copy = Di chi risolvi la capacità?
tins-ask-boost = Aumenta la tua forza oppure posa la penna.
tins-ask-yield = Gioca una reliquia oppure posa la penna.
tins-ask-vote = Vota la delibera.
tins-ask-name = Nomina una scheda.

tins-keep = Gioca { $faction-the }
tins-active = Rendi attiva { $sheet }
tins-switch = Spendi i dadi su { $sheet }
tins-on = Su { $sheet }
tins-name = Nomina { $sheet }
tins-explore = Esplora { $system }: { $asset } (costo: { $pay })
tins-worm = Attraverso i wormhole da { $from } a { $to } (costo: { $pay })
tins-claim = Reclama { $system }: { $asset } (costo: { $pay })
tins-icon = { $planet }: barra { $icon }, { $kind } (costo: { $pay })
tins-dock = Molo spaziale { $dock }: barra { $kind } (costo: { $pay })
tins-dock-planet = Costruisci il molo spaziale { $dock } con un pianeta: { $asset }
tins-dock-free = Costruisci il molo spaziale { $dock }: { $asset }
tins-unlock = Sblocca { $planet } con un pianeta
tins-scrap = Rottama { $cell }: { $asset } (costo: { $pay })
tins-take = Reclama { $cell }: { $asset } (costo: { $pay })
tins-open = Rottama { $cell } con la sua specialità
tins-burst = Spendi una specialità { $specialty } come { $amount } { $kind }
tins-build = { $unit } { $number }: barra { $kind } (costo: { $pay })
tins-build-with = Costruisci { $unit } { $number } con una specialità { $specialty }
tins-infantry = Costruisci una fanteria (costo: { $pay })
tins-lift = Sblocca { $unit } con la sua specialità
tins-at = In { $node }, { $turn }{ $assets ->
    [0] {""}
    [one] : { $first }
    [2] : { $first }, { $second }
   *[other] : { $first }, { $second } e altro
}
tins-turn-none = non ruotata
tins-turn-right = ruotata a destra
tins-turn-half = capovolta
tins-turn-left = ruotata a sinistra
tins-tech = { $technology }: icona ricerca { $crossed } di { $needed } (costo: { $pay })
tins-tech-with = Sblocca { $technology } con una specialità { $specialty }
tins-learn = Sblocca { $technology }
tins-use = Usa { $technology }
tins-focus = Sblocca qui il dado focus { $kind }
tins-die = Usa il dado focus { $kind }
tins-skip = Lascia fuori un dado con { $kind }
tins-relic = Gioca { $relic-the }
tins-relic-on = Gioca { $relic-the } per la battaglia a { $side }
tins-next = Prima: { $asset }
tins-gain = Reclama { $asset }
tins-option = Opzione { $number }
tins-node = Scrivi sull’anomalia { $node }
tins-bar = Barra { $system }: { $asset }
tins-bar-line = { $planet }: barra l’asset di { $line }
tins-lose = Perdi una specialità { $specialty }
tins-copy = Risolvi la capacità di { $seat }
tins-copy-nobody = Risolvi la capacità del vicino a { $side }
tins-boost = Spendi una merce di scambio per la forza a { $side }, contro { $seat }
tins-boost-rival = Spendi una merce di scambio per la forza a { $side }, contro la fazione IA
tins-vote-for = { $votes ->
    [one] 1 voto a favore
   *[other] { $votes } voti a favore
}
tins-vote-against = { $votes ->
    [one] 1 voto contro
   *[other] { $votes } voti contro
}
tins-abstain = Non esprimere voti
tins-wait = Vota dopo tutti gli altri
tins-cast = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}
tins-down = Posa la penna
tins-group-explore = Esplorare
tins-group-claim = Reclamare
tins-group-planets = Pianeti
tins-group-docks = Moli spaziali
tins-group-scrap = Rottamare
tins-group-take = Reclamare
tins-group-specialties = Specialità
tins-group-build = Costruire
tins-group-technologies = Tecnologie
tins-group-dice = Dadi
tins-group-relics = Reliquie
tins-group-for = A favore
tins-group-against = Contro
tins-group-rows = Più segni in una volta
tins-row-mecatol = Fino a Mecatol Rex: { $marks } segni
tins-row-line = { $planet }: completa { $line }, { $asset }
tins-row-dock = Completa il molo spaziale { $dock }: { $asset }
tins-row-unit = Completa un’unità: { $unit }
tins-row-infantry = Tutto il resto in fanteria: { $count }

tins-why-down = Hai posato la penna: aspetta gli altri.
tins-why-over = La partita è finita.
tins-why-seats = Questo gioco è per uno-otto giocatori.
tins-why-inactive = La scheda attiva è { $sheet }.
tins-why-no-sheet = Prima scegli la scheda attiva.
tins-why-first = Prima si finisce ciò che è iniziato.
tins-why-unpaid = Non hai con che pagarlo.
tins-why-explored = È già esplorato.
tins-why-no-way = Nessuna iperrotta ci arriva da un sistema che hai esplorato.
tins-why-not-nearby = Solo sistemi vicini a quello che hai reclamato.
tins-why-unexplored = Non è esplorato.
tins-why-claimed = È già reclamato.
tins-why-barred = È stato barrato e non si può più reclamare.
tins-why-nowhere = Lì non si può reclamare niente.
tins-why-crossed = È già barrato.
tins-why-locked = Il suo pianeta è bloccato.
tins-why-other-planet = Tutte le icone devono essere di un solo pianeta.
tins-why-no-population = Nella sua riga e nella sua colonna non c’è popolazione.
tins-why-unlocked = È già sbloccato.
tins-why-built = È già costruito.
tins-why-no-planet = Non hai asset pianeta da spendere.
tins-why-written = C’è già scritto qualcosa.
tins-why-not-beside = Deve essere adiacente a una casella rottamata; per rottamarla ne basta una reclamata.
tins-why-dotted = La rottama solo una specialità { $specialty }.
tins-why-no-specialty = Non hai specialità { $specialty } da spendere.
tins-why-no-use = Non ci sarebbe niente da farne.
tins-why-all-built = Tutte le unità di questo tipo sono costruite.
tins-why-locked-unit = Il tipo è bloccato: lo sblocca una specialità { $specialty }.
tins-why-no-lock = Non serve sbloccarlo.
tins-why-no-icon = Ora non se ne può barrare nessuna icona.
tins-why-no-room = L’unità lì non ci sta: deve toccare la linea o un’altra unità e non coprire né anomalie né unità.
tins-why-below-line = È sotto la linea di schieramento.
tins-why-known = È già sbloccata.
tins-why-unknown = { $technology } non è sbloccata.
tins-why-passive = Funziona da sé.
tins-why-used = È già stato usato.
tins-why-not-now = In questo momento non serve.
tins-why-no-focus = Non hai un asset focus di questo tipo da spendere.
tins-why-not-in-hand = { $relic-the } non è nella tua mano.
tins-why-few-votes = Non hai così tanti voti.
tins-why-no-goods = Non hai merci di scambio da spendere.
tins-why-owed = Ci sono risorse che si possono ancora spendere.
tins-why-taken = È già stato reclamato.
tins-why-not-dealt = Questa fazione non ti è stata distribuita.

tins-claimed = { $seat } reclama { $asset }.
    .you = Reclami { $asset }.
tins-built = { $seat } costruisce: { $unit }.
    .you = Costruisci: { $unit }.
tins-learned = { $seat } sblocca { $technology }.
    .you = Sblocchi { $technology }.
tins-drew = { $seat } pesca { $relic-the }, da { $points } PV.
    .you = Peschi { $relic-the }, da { $points } PV.
tins-pen-down = { $seat } posa la penna.
    .you = Posi la penna.
tins-shown-on = { $seat } ha scritto su { $sheet }: { $marks ->
    [one] 1 segno
   *[other] { $marks } segni
}, { $points } PV.
    .you = Hai scritto su { $sheet }: { $marks ->
        [one] 1 segno
       *[other] { $marks } segni
    }, { $points } PV.
tins-shown = { $seat } ha scritto: { $marks ->
    [one] 1 segno
   *[other] { $marks } segni
}, { $points } PV.
    .you = Hai scritto: { $marks ->
        [one] 1 segno
       *[other] { $marks } segni
    }, { $points } PV.
tins-played = { $seat } ha giocato { $relic-the }.
    .you = Hai giocato { $relic-the }.
tins-plays = { $seat } gioca con { $faction-the }.
    .you = Giochi con { $faction-the }.
tins-turned-strategy = { $event } (grado { $tier }), evento strategia: { $purse }.
tins-turned-battle = { $event } (grado { $tier }), evento battaglia.
tins-turned-council = { $event } (grado { $tier }), evento consiglio.
tins-turned-production = { $event } (grado { $tier }), evento produzione.
tins-rolled = I dadi neri mostrano { $material } materiale, { $influence } influenza, { $research } ricerca; dadi focus: materiale { $red }, influenza { $blue }, ricerca { $green }.
tins-entered = { $seat } ha raggiunto Mecatol Rex: { $points } PV e { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}.
    .you = Hai raggiunto Mecatol Rex: { $points } PV e { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }.
tins-completed = { $seat } completa { $objective }: { $points } PV.
    .you = Completi { $objective }: { $points } PV.
tins-totalled = { $seat } ha forza { $left } a sinistra e { $right } a destra.
    .you = Hai forza { $left } a sinistra e { $right } a destra.
tins-fought-won = { $seat } vince la battaglia a { $side }, { $own } a { $other }.
    .you = Vinci la battaglia a { $side }, { $own } a { $other }.
tins-fought-nothing = { $seat } vince la battaglia a { $side }, { $own } a { $other }, e non reclama niente.
    .you = Vinci la battaglia a { $side }, { $own } a { $other }, e non reclami niente.
tins-fought-lost = { $seat } perde la battaglia a { $side }, { $own } a { $other }.
    .you = Perdi la battaglia a { $side }, { $own } a { $other }.
tins-fought-tied = { $seat } non vince né perde la battaglia a { $side }, { $own } a { $other }.
    .you = Non vinci né perdi la battaglia a { $side }, { $own } a { $other }.
tins-revealed = La delibera: { $agenda }.
tins-voted-for = { $seat } esprime { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} a favore.
    .you = Esprimi { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    } a favore.
tins-voted-against = { $seat } esprime { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} contro.
    .you = Esprimi { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    } contro.
tins-voted-plain = { $seat } esprime { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}.
    .you = Esprimi { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }.
tins-voted-waits = { $seat } vota per ultimo.
    .you = Voti per ultimo.
tins-voted-none = { $seat } non esprime voti.
    .you = Non esprimi voti.
tins-tallied-for = La delibera passa, { $for } a { $against }.
tins-tallied-against = La delibera è respinta, { $for } a { $against }.
tins-decided = Decide un dado nero: { $kind }.
tins-names = { $seat } nomina una scheda.
    .you = Nomini una scheda.
tins-named = { $seat } ha nominato { $sheet }.
    .you = Hai nominato { $sheet }.
tins-struck-votes = { $seat } depenna { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}.
    .you = Depenni { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }.
tins-ended = Il trono è reclamato: la partita è finita.
tins-face = { $count ->
    [one] { $kind }
   *[other] { $kind } ×2
}
tins-goal-objective = l’obiettivo { $sheet }
tins-no-effect = non succede niente.
tins-rival-moved = La fazione IA barra un’icona del tracciato { $face }: { $crossed } nella sua sezione.
tins-rival-reached = La fazione IA reclama un traguardo: { $goal }.
tins-rival-strength-covered = Una linea copre ciò che resta della sezione { $tier } della forza della fazione IA.
tins-rival-votes-covered = Una linea copre ciò che resta della sezione { $tier } dei voti della fazione IA.
tins-rival-voted = La fazione IA esprime { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}.
tins-passed-over = Non è una controdelibera valida: { $agenda }.
tins-countered = La controdelibera: { $agenda }.
tins-resolves-good = { $seat } ha espresso più voti della fazione IA e risolve l’esito buono.
    .you = Hai espresso più voti della fazione IA e risolvi l’esito buono.
tins-resolves-bad = { $seat } non ha espresso più voti della fazione IA e risolve l’esito cattivo.
    .you = Non hai espresso più voti della fazione IA e risolvi l’esito cattivo.
tins-spare = Questa carta resta sul tavolo, da copiare: { $faction }.

tins-chose-keep = { $seat } sceglie { $faction-the }.
    .you = Scegli { $faction-the }.
tins-chose-active = { $seat } rende attiva { $sheet }.
    .you = Rendi attiva { $sheet }.
tins-chose-switch = { $seat } spende i dadi su { $sheet }.
    .you = Spendi i dadi su { $sheet }.
tins-chose-on = { $seat } lo fa su { $sheet }.
    .you = Lo fai su { $sheet }.
tins-chose-name = { $seat } nomina { $sheet }.
    .you = Nomini { $sheet }.
tins-chose-explore = { $seat } esplora { $place } ({ $pay }).
    .you = Esplori { $place } ({ $pay }).
tins-chose-worm = { $seat } attraversa i wormhole { $place } e { $to } ({ $pay }).
    .you = Attraversi i wormhole { $place } e { $to } ({ $pay }).
tins-chose-claim = { $seat } reclama { $place } ({ $pay }).
    .you = Reclami { $place } ({ $pay }).
tins-chose-icon = { $seat } barra { $place } ({ $pay }).
    .you = Barri { $place } ({ $pay }).
tins-chose-dock = { $seat } barra un’icona del molo spaziale { $place } ({ $pay }).
    .you = Barri un’icona del molo spaziale { $place } ({ $pay }).
tins-chose-dock-planet = { $seat } spende un pianeta per il molo spaziale { $place }.
    .you = Spendi un pianeta per il molo spaziale { $place }.
tins-chose-dock-free = { $seat } costruisce il molo spaziale { $place }.
    .you = Costruisci il molo spaziale { $place }.
tins-chose-unlock = { $seat } sblocca il pianeta { $place }.
    .you = Sblocchi il pianeta { $place }.
tins-chose-scrap = { $seat } rottama { $place } ({ $pay }).
    .you = Rottami { $place } ({ $pay }).
tins-chose-take = { $seat } reclama { $place } ({ $pay }).
    .you = Reclami { $place } ({ $pay }).
tins-chose-open = { $seat } rottama { $place } con una specialità.
    .you = Rottami { $place } con una specialità.
tins-chose-specialty = { $seat } rinuncia a una specialità { $specialty }.
    .you = Rinunci a una specialità { $specialty }.
tins-chose-build = { $seat } barra un’icona di un’unità: { $unit } ({ $pay }).
    .you = Barri un’icona di un’unità: { $unit } ({ $pay }).
tins-chose-build-with = { $seat } spende una specialità per un’unità: { $unit }.
    .you = Spendi una specialità per un’unità: { $unit }.
tins-chose-infantry = { $seat } costruisce una fanteria ({ $pay }).
    .you = Costruisci una fanteria ({ $pay }).
tins-chose-lift = { $seat } sblocca un tipo di unità: { $unit }.
    .you = Sblocchi un tipo di unità: { $unit }.
tins-chose-at = { $seat } scrive in { $place } sulla griglia di guerra.
    .you = Scrivi in { $place } sulla griglia di guerra.
tins-chose-tech = { $seat } barra un’icona ricerca di { $technology } ({ $pay }).
    .you = Barri un’icona ricerca di { $technology } ({ $pay }).
tins-chose-learn = { $seat } sceglie di sbloccare { $technology }.
    .you = Scegli di sbloccare { $technology }.
tins-chose-use = { $seat } usa { $technology }.
    .you = Usi { $technology }.
tins-chose-focus = { $seat } usa il dado focus { $kind }.
    .you = Usi il dado focus { $kind }.
tins-chose-skip = { $seat } lascia fuori un dado con { $kind }.
    .you = Lasci fuori un dado con { $kind }.
tins-chose-relic = { $seat } gioca { $relic-the }.
    .you = Giochi { $relic-the }.
tins-chose-next = { $seat } risolve prima { $asset }.
    .you = Risolvi prima { $asset }.
tins-chose-gain = { $seat } sceglie { $asset }.
    .you = Scegli { $asset }.
tins-chose-option = { $seat } sceglie l’opzione { $number }.
    .you = Scegli l’opzione { $number }.
tins-chose-bar = { $seat } barra { $place }.
    .you = Barri { $place }.
tins-chose-side = { $seat } sceglie il vicino a { $side }.
    .you = Scegli il vicino a { $side }.
tins-chose-for = { $seat } segna { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} a favore della delibera.
    .you = Segni { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    } a favore della delibera.
tins-chose-against = { $seat } segna { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} contro la delibera.
    .you = Segni { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    } contro la delibera.
tins-chose-cast = { $seat } segna { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}.
    .you = Segni { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }.
tins-chose-abstain = { $seat } non segna voti.
    .you = Non segni voti.
tins-chose-wait = { $seat } vuole votare per ultimo.
    .you = Vuoi votare per ultimo.
tins-chose-down = { $seat } ha finito.
    .you = Hai finito.

tins-table = Il tavolo
tins-table-event = Round { $round }: { $event }; ancora { $left } eventi.
tins-table-dice = Dadi neri: { $material } materiale, { $influence } influenza, { $research } ricerca; dadi focus: materiale { $red }, influenza { $blue }, ricerca { $green }.
tins-table-objective = { $sheet }: { $objective } ({ $points } PV, poi { $later }). { $text }
tins-table-agenda = { $agenda }. A favore: { $for } Contro: { $against }
tins-table-mecatol = Mecatol Rex, slot { $place }: { $seat }.
tins-table-relics = Restano { $relics } reliquie.
tins-rival = La fazione IA
tins-rival-easy = Difficoltà: facile.
tins-rival-medium = Difficoltà: media.
tins-rival-hard = Difficoltà: difficile.
tins-rival-strength = Forza, sezione { $tier }: { $value } ({ $crossed } di { $icons } icone barrate{ $covered ->
    [0] {""}
   *[other] , le altre coperte
}).
tins-rival-votes = Voti, sezione { $tier }: { $value } ({ $crossed } di { $icons } icone barrate{ $covered ->
    [0] {""}
   *[other] , le altre coperte
}).
tins-rival-milestone = Traguardo { $goal }: { $crossed } di { $after } icone barrate.
tins-rival-slot = Mecatol Rex, slot { $place }: la fazione IA.
tins-rival-spare = Da copiare: { $faction }. { $asset }
tins-player = { $seat }
tins-player-faction = { $faction }. { $text } Con un asset fazione: { $asset }
tins-player-points = { $points } PV: Navigazione { $navigation }, Espansione { $expansion }, Industria { $industry }, Guerra { $war }.
tins-player-relics = Reliquie: { $hand } in mano, { $played } giocate.
tins-kept = Da spendere: { $goods } merci di scambio, { $votes } voti, { $planets } pianeti, { $others } tra specialità e focus.
tins-written = Scritto: { $explored } sistemi esplorati, { $claimed } reclamati; { $icons } icone di pianeti; { $tiles } caselle; { $nodes } nodi.
tins-own = I tuoi segni
tins-own-purse = Da spendere: { $purse }.
tins-own-relic = { $relic }. { $text }
tins-about-technology = { $technology }. { $text }
tins-about-active = { $technology } (una volta in ogni round in cui la sua scheda è attiva). { $text }
tins-about-sheet = La scheda { $sheet }.
tins-about-unit = Un’unità della griglia di guerra: { $unit }.

tins-term-kept = ciò che è da parte
tins-term-navigation = sistemi a portata
tins-term-expansion = pianeti e moli iniziati
tins-term-industry = tasselli a portata
tins-term-units = unità iniziate
tins-term-battles = battaglie a venire
tins-term-research = tecnologie e dadi focus
tins-term-objectives = obiettivi

tins-board-round = Round { $round }
tins-board-stage-keep = Fazioni
tins-board-stage-setup = Preparazione
tins-board-stage-open = Carta evento
tins-board-stage-dice = Dadi
tins-board-stage-totals = Forza
tins-board-stage-spoils = Esiti delle battaglie
tins-board-stage-yield = Produzione
tins-board-stage-assembly = Apertura del consiglio
tins-board-stage-ballot = Votazione
tins-board-stage-name = Scelta di una scheda
tins-board-stage-outcome = Esito
tins-board-stage-adjourn = Chiusura del consiglio
tins-board-stage-final = Ultima scrittura
tins-board-stage-over = Fine
tins-board-event = Evento e dadi
tins-board-before = Prima del primo evento
tins-board-strategy = Strategia
tins-board-battle = Battaglia
tins-board-council = Consiglio
tins-board-production = Produzione
tins-board-tier = livello { $tier }
tins-board-dice = Dadi
tins-board-focus-on = Dado focus { $kind }: sbloccato per questa scheda
tins-board-focus-off = Dado focus { $kind }: non sbloccato per questa scheda
tins-board-left = Da spendere
tins-board-any = risorsa qualsiasi
tins-board-pens = { $count ->
    [0] Tutti hanno posato la penna
    [one] 1 sta ancora scrivendo
   *[other] { $count } stanno ancora scrivendo
}
tins-board-writes = { $seat } sta scrivendo
tins-board-done = { $seat } ha posato la penna
tins-board-deck = { $count ->
    [0] Ultimo evento
    [one] Resta 1 evento
   *[other] Restano { $count } eventi
}
tins-board-sheets = Le quattro schede
tins-board-points = Punti vittoria
tins-board-population = Popolazione
tins-board-goods = Merci di scambio
tins-board-votes = Voti
tins-board-columns = Colonne complete: 1 merce di scambio ciascuna
tins-board-relics = { $count ->
    [one] Resta 1 reliquia
   *[other] Restano { $count } reliquie
}
tins-board-for = A favore:
tins-board-against = Contro:
tins-board-strength = Forza nella prossima battaglia: { $mine } contro { $theirs }
tins-board-in-hand = Reliquie in mano
tins-board-speaker = Portavoce
tins-board-their-sheets = Guarda le quattro schede
tins-board-kept = In riserva
tins-board-dotted = La rottama solo una specialità { $specialty }.
tins-board-unlocked = Sbloccato: le sue icone possono essere barrate.
tins-board-locked = Bloccato: lo sblocca un asset pianeta.
tins-board-dock = Molo spaziale { $dock }
tins-board-anomaly = Un’anomalia: le unità non la coprono.
tins-board-sheets-of = Le schede di { $seat }
tins-board-last-down = Com’erano l’ultima volta che tutte le penne erano posate.
tins-board-shelf-factions = Fazioni
tins-board-shelf-technologies = Tecnologie
tins-board-shelf-relics = Reliquie
tins-board-rival-strength = La sua forza nella prossima battaglia
tins-board-rival-votes = I suoi voti nel prossimo consiglio, prima che il dado ne aggiunga da 0 a 2
tins-board-more-votes = Più voti della fazione IA:
tins-board-no-more-votes = Altrettanti o meno:
tins-board-ranks = Gradi, con i punti che richiedono
tins-board-rank-1 = Un Puntino nella Galassia
tins-board-rank-2 = Dominio Rampante
tins-board-rank-3 = Potenza Galattica
tins-board-rank-4 = Autorità in Ascesa
tins-board-rank-5 = Superiore ai Lazax
