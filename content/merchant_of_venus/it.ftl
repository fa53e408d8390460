merchant-of-venus-title = Merchant of Venus
merchant-of-venus-title-help = Vola tra le stelle, scopri chi le abita, compra a poco, rivendi a molto e arricchisciti per primo.
merchant-of-venus-title-kind = Commercio e scoperte
merchant-of-venus-option-length = Lunghezza
merchant-of-venus-option-length-help = Quanto denaro, Deed compresi, serve per vincere.
merchant-of-venus-option-length-travelling-merchants = Mercanti viaggiatori: $2000, circa 2 ore
merchant-of-venus-option-length-apprentices = Mercanti apprendisti: $1000, circa un’ora e mezza
merchant-of-venus-option-length-master-merchants = Maestri mercanti: $3000, circa due ore e mezza
merchant-of-venus-option-length-emperors-of-trade = Imperatori del commercio: $4000, circa 3 ore
merchant-of-venus-option-bank = Denaro della banca
merchant-of-venus-option-bank-help = Se la banca non può pagare, la partita finisce e vince il mercante più ricco. Con 0, e in solitario, il denaro non finisce mai.
merchant-of-venus-option-combat = Combattimento
merchant-of-venus-option-combat-help = Si comprano armi, le astronavi si sparano tra loro e a ciò che incontrano, e si possono rubare Merci, Spazioporti e Industrie. In solitario non cambia nulla: le armi vengono con i Rastur.
merchant-of-venus-option-forts = Forti
merchant-of-venus-option-forts-help = I giocatori costruiscono Forti, dove tutti gli altri pagano o si fermano. Senza il combattimento nessuno li può distruggere. Dove c’è un Forte non arrivano Rastur.
merchant-of-venus-option-rastur = Rastur
merchant-of-venus-option-rastur-help = Con un 1 un mercante fa arrivare un Rastur: lì tutti pagano o si fermano, e nessuno commercia. Chi ha armi lo può distruggere. Con l’ultimo vincono i Rastur. Consigliati in due; chi gioca in solitario li affronta sempre.

## Domande

mov-ask-race = A quale razza appartieni? Dove vive la tua razza i Deed ti costano meno.
mov-ask-helm = Il tuo turno. In quale spazio entri per primo? Dichiaralo e si lanciano i dadi. Oppure resti dove sei?
mov-ask-roll = Hai ottenuto { $mp } MP. Rilanci un dado con il Mulligan Gear?
mov-ask-flight = Ti trovi { $space-to }; MP rimasti: { $mp }. Dove vai?
mov-ask-pilot = Si esce { $space-from } con un Numero Pilota; MP rimasti: { $mp }. Quale dado scegli?
mov-ask-peek = { $space }: c’è una pedina coperta. La guardi di nascosto con lo Spy Eye?
mov-ask-oval = { $due ->
    [0] Un Ovale di Penalità, ma con i tuoi Scudi non c’è nulla da pagare. Prosegui con { $mp } MP o ti fermi qui?
   *[other] Un Ovale di Penalità: paghi ${ $due } e prosegui con { $mp } MP, o ti fermi qui senza pagare?
}
mov-ask-oval-rastur = { $due ->
    [0] Un Rastur, ma con i tuoi Scudi non c’è nulla da pagare. Prosegui con { $mp } MP o ti fermi qui?
   *[other] Un Rastur: paghi ${ $due } e prosegui con { $mp } MP o ti fermi qui senza pagare?
}
mov-ask-rastur = Arriva un Rastur da ${ $value }. Dove lo metti?
mov-ask-drifting = { $space }: qui non si può atterrare. Il tuo movimento è finito: termina il turno.
mov-ask-orbit = Il tuo movimento finisce nell’Orbita { $space }. Puoi guardare chi vive qui; poi termina il turno.
mov-ask-landed = Atterraggio { $space-to }: in questo turno, presso { $culture-the }, puoi comprare un oggetto e venderne o barattarne un altro. Che cosa fai?
mov-ask-market = Commerci senza limiti { $space-to }, presso { $culture-the }. Che cosa fai?
mov-ask-place = Ti trovi { $space-to }. Che cosa fai prima di terminare il turno?
mov-ask-excess = Nella nuova astronave { $holds ->
    [one] manca 1 vano di carico
   *[other] mancano { $holds } vani di carico
}. Che cosa espelli?
mov-ask-attack = Non puoi volare oltre. Attacchi qualcosa qui, prima che il movimento finisca?
mov-ask-fire = Con quali armi spari? Preparale, poi fai fuoco.
mov-ask-fire-pawn = Con quali armi spari a { $seat }? Preparale, poi fai fuoco; { $seat } può rispondere.
mov-ask-incite = Una rivolta richiede ${ $price } tra Potenza di Fuoco e denaro, e almeno un’arma. Quali armi usi?
mov-ask-defence = { $seat } ti spara con una Potenza di Fuoco di { $firepower }. Con che cosa rispondi al fuoco?
mov-ask-hit = Hai colpito { $seat }. Quale oggetto distruggi sullo scafo, o quale vano di carico danneggi?
mov-ask-loot = { $good }: questa Merce di { $seat } è alla deriva. La carichi?
mov-ask-steal = Quale Merce prendi a { $seat }?
mov-ask-stow = { $item }: in quale vano di carico?

## Scelte

mov-group-switches = Prima dei dadi
mov-group-heads = Fai rotta
mov-group-pilot = Numero Pilota
mov-group-go = Prossimo spazio
mov-group-flights = Voli interi
mov-group-buy = Compra
mov-group-sell = Vendi e consegna
mov-group-barter = Baratta per credito
mov-group-ships = Cambia astronave
mov-group-deeds = Costruisci
mov-group-load = Prendi a bordo
mov-group-jettison = Espelli dal carico

mov-group-attack = Attacca
mov-group-weapons = Armi
mov-group-hull = Sullo scafo
mov-group-hold = Nei vani di carico
mov-group-forts = Forti

mov-cash = Denaro
mov-firepower = Potenza di Fuoco
mov-credit = Credito
mov-mp = MP
mov-dice = Dadi
mov-holds = Vani

mov-race = { $culture } ({ $id })
mov-off-red = Red Drive spento per questo turno
mov-off-yellow = Yellow Drive spento per questo turno
mov-off-combined = Combined Drive spento per questo turno
mov-auto = Auto Pilot attivo: un dado vale 4
mov-lock = Gate Lock attivo: in questo turno i Telegate non funzionano
mov-head = Fai rotta verso { $space-the } e lancia i dadi
mov-stay = Resta { $space-to }
mov-reroll = Rilancia un { $number }
mov-keep = Tieni i dadi: { $mp } MP
mov-go = Verso { $space-the }
mov-skip = Salta { $space-the }
mov-pilot-jump = { $number }: salto al Telegate ({ $space })
mov-pilot-arrow = { $number }: verso { $space-the }
mov-pilot-back = { $number }: la freccia verso { $space-the }, dove non puoi andare; il movimento finisce
mov-pilot-free = { $number }: lungo un percorso qualsiasi
mov-land = Atterra { $space-to }
mov-look = Guarda di nascosto chi abita { $system-the }
mov-peek = Guardala di nascosto
mov-reveal = Rivela la pedina
mov-pay = { $due ->
    [0] Prosegui: con i tuoi Scudi non c’è nulla da pagare
   *[other] Paga ${ $due } e prosegui
}
mov-stop = Fermati qui senza pagare
mov-buy = Compra { $item-the } per ${ $price }
mov-exchange = Compra { $ship-the } per ${ $price }, rendendo { $old-the } per ${ $trade-in }
mov-build = Costruisci uno Spazioporto { $space-to } per ${ $price }
mov-found = Costruisci l’Industria { $culture-of } { $space-to } per ${ $price }
mov-sell = Vendi { $good-the } per ${ $price }
mov-sell-more = Vendi { $good-the } per ${ $price }, di cui ${ $surcharge } per i Demand
mov-sell-with = Vendi { $good-the } per ${ $price } e consuma il Demand da +${ $surcharge }
mov-barter = Baratta { $item-the } per ${ $value } di credito
mov-use-iou = Usa l’IOU { $culture-of } per ${ $value } di credito
mov-board = Imbarca il passeggero per { $to-the }: ${ $value } all’arrivo
mov-deliver = Sbarca il passeggero per { $to-the } e incassa ${ $price }
mov-take = Prendi { $relic-the }
mov-jettison = Espelli: { $item }
mov-done = Termina il turno
mov-attack-counter = Attacca l’Ovale di Penalità che è qui
mov-attack-fort = Attacca il Forte che è qui
mov-attack-rastur = Attacca il Rastur che è qui
mov-rastur-place = Metti il Rastur { $space-to }
mov-rastur-port = Metti il Rastur { $space-to }, lo Spazioporto di { $seat }
mov-attack-pawn = Attacca { $seat }
mov-hold-fire = Non attaccare: il movimento è finito
mov-fire = Prepara: { $item }
mov-shoot = Fuoco: si vince con { $wins } lanci su 36 ({ $percent } %)
mov-hold-still = Non rispondere al fuoco: l’attaccante vince con { $wins } lanci su 36 ({ $percent } %)
mov-fire-back = Rispondi al fuoco: l’attaccante vince con { $wins } lanci su 36 ({ $percent } %), tu colpisci con { $losses }
mov-incite = Paga ${ $price } e solleva la rivolta: si vince con { $wins } lanci su 36 ({ $percent } %)
mov-hit-hull = Distruggi { $item-the }
mov-hit-hold = Danneggia il vano { $number }: { $items }
mov-load = Carica { $good-the }
mov-leave = Lascia { $good-the }
mov-swindle = Tenta uno Swindle contro { $seat } per ${ $price }: una Merce con { $wins } lanci su 36 ({ $percent } %)
mov-revolt-spaceport = Solleva una rivolta contro lo Spazioporto di { $seat }
mov-revolt-factory = Solleva una rivolta contro l’Industria di { $seat }
mov-steal = Prendi { $good-the }
mov-fort = Costruisci un Forte { $space-to } per ${ $price }
mov-refort = Restituisci il tuo Forte { $from-of } e costruiscilo { $space-to } per ${ $price }
mov-stow = Ridisponi i vani di carico
mov-into = Nel vano { $number }, che è vuoto
mov-into-beside = Nel vano { $number }, accanto a ciò che c’è: { $item }
mov-row-lasers = Spara con tutti i Laser: l’attacco riesce con { $wins } lanci su 36 ({ $percent } %)
mov-row-all-weapons = Spara con tutto: l’attacco riesce con { $wins } lanci su 36 ({ $percent } %)
mov-row-land = Vola { $space-to } e atterra
mov-row-counter = Vola { $space-to } e rivela la pedina
mov-row-stop = Vola { $space-to }, fermati sull’Ovale di Penalità e termina il turno
mov-row-stop-here = Fermati sull’Ovale di Penalità e termina il turno
mov-row-drift = Vola { $space-to } e termina il turno
mov-row-fill = Compra { $count } × { $good }

## Perché no

mov-why-wait = Ora sceglie qualcun altro.
mov-why-race-taken = { $culture }: questa razza è già di un altro giocatore.
mov-why-no-race = { $culture }: nessun mercante è di questa razza. Scegline un’altra.
mov-why-not-beside = Nessun percorso porta direttamente da qui { $space-to }.
mov-why-reversal = In questo turno hai già percorso quel tratto nell’altro senso: non si può tornare { $space-to }.
mov-why-too-far = Per andare { $space-to } servono { $cost } MP e te ne restano di meno.
mov-why-declared = Hai fatto rotta verso { $space-the }: prima va raggiunto quello spazio.
mov-why-arrow = La freccia del tuo Numero Pilota { $number } porta altrove.
mov-why-skipped-twice = { $space }: lo hai già saltato andando verso il prossimo spazio.
mov-why-nothing-behind = Il tuo motore salta { $space-the } e i tuoi MP non bastano per nessuno spazio successivo. Un motore si può spegnere prima di lanciare i dadi.
mov-why-stay = Chi resta su questo Ovale di Penalità paga ${ $due } e tu hai di meno: vola via.
mov-why-first = Prima rispondi alla domanda.
mov-why-flying = Stai volando: si commercia dopo l’atterraggio.
mov-why-not-yet = Non ancora: si commercia dopo il movimento.
mov-why-race-first = Prima scegli una razza.
mov-why-landed = Il tuo movimento è finito: in questo turno non si vola più.
mov-why-dear = Costa ${ $price }, più del tuo denaro e del tuo credito insieme.
mov-why-no-hold = Per una Merce serve un intero vano di carico libero.
mov-why-no-room = A bordo non c’è più posto: vendi o espelli qualcosa.
mov-why-bought = Hai già comprato un oggetto: in una Città, nel turno dell’atterraggio, non se ne possono comprare altri. Per farlo resta lì un turno o atterra in uno Spazioporto.
mov-why-sold = Hai già venduto o barattato un oggetto: in una Città, nel turno dell’atterraggio, non se ne possono vendere altri. Per farlo resta lì un turno o atterra in uno Spazioporto.
mov-why-ship-both = In una Città, nel turno dell’atterraggio, cambiare astronave vale come unico acquisto e unica vendita, e tu hai già commerciato.
mov-why-nobody = Qui non c’è nessuno con cui commerciare: atterra in una Città o in uno Spazioporto di una Cultura.
mov-why-none-left = Al momento non ce ne sono.
mov-why-not-sold = Qui non è in vendita.
mov-why-not-bought = { $good }: qui nessuno compra questa Merce. La comprano le Culture con i tre numeri dopo quello di chi la produce.
mov-why-not-aboard = Non ne hai a bordo.
mov-why-own-ship = È l’astronave che hai già.
mov-why-acquired = Ciò che hai acquisito in questo turno non si può espellere.
mov-why-too-small = In quella astronave non c’è posto per ciò che hai acquisito in questo turno.
mov-why-owned = È già stato costruito.
mov-why-elsewhere = Si costruisce dove si commercia: ogni sistema vende solo i propri Deed.
mov-why-counters = Tutte le tue pedine sono sulla mappa: non puoi costruire altro.
mov-why-not-waiting = Quel passeggero non attende qui.
mov-why-not-stop = Quel passeggero vuole andare altrove.
mov-why-nothing-here = Lì non si può costruire nulla.
mov-why-excess = Prima espelli ciò che non entra nella nuova astronave.
mov-why-no-iou = Un IOU { $culture-of } vale solo per chi lo possiede e solo commerciando con { $culture-the }.
mov-why-not-here = { $seat } non si trova nello stesso luogo.
mov-why-sanctuary = Nelle Città, negli Spazioporti e negli Open Port le astronavi non si sparano.
mov-why-not-moved = Si spara in uno spazio quando vi si entra, o dove si resta per l’intero turno; mai nello spazio da cui si parte, né in quelli saltati.
mov-why-fired = In ogni spazio si fa un solo attacco, subito, ogni volta che vi si entra.
mov-why-unpaid = Prima paga la penalità di questo spazio.
mov-why-no-weapon = Per attaccare serve un’arma funzionante e pronta al fuoco.
mov-why-damaged = È danneggiata: funzionerà quando sarai atterrato presso una Cultura.
mov-why-all-fired = Sono già tutte pronte.
mov-why-battle = Prima si conclude l’attacco.
mov-why-stowing = Prima riempi i vani di carico.
mov-why-no-cash = Servono ${ $price } in denaro; il credito non vale.
mov-why-no-goods = { $seat } non ha Merci a bordo.
mov-why-at-home = { $seat } si trova in questo sistema: sotto gli occhi del proprietario nessuno si rivolta.
mov-why-no-place = Un Forte sta in una Città, in uno Spazioporto o su un Asteroide.
mov-why-fortified = Lì c’è già un Forte.
mov-why-all-forts = Tutti i tuoi Forti sono in gioco: puoi restituirne uno per costruirlo qui.
mov-why-occupied = Lì c’è un Rastur: non si può costruire nulla finché non se ne va.
mov-why-factory-occupied = Dove sta l’Industria c’è un Rastur: non vende nulla finché il Rastur non se ne va.
mov-why-guarded = Lì c’è già un Forte o un Rastur.
mov-why-ports-first = Un Rastur va in una Città solo se non resta né un’Orbita né uno Spazioporto.
mov-why-no-port = Un Rastur va in un’Orbita o in uno Spazioporto e, se non ne resta nessuno, in una Città.
mov-why-invasion = Prima metti il Rastur.

## Accordi

mov-deal-turn = Propone accordi solo il mercante di turno, quando il movimento è finito.
mov-deal-landed = Gli accordi si fanno dopo l’atterraggio: in una Città, in uno Spazioporto o su un Asteroide.
mov-deal-place = Non vi trovate nello stesso luogo.
mov-deal-nothing = In un accordo almeno uno deve dare qualcosa.
mov-deal-goods = { $seat } non ha ciò che dovrebbe dare.
mov-deal-full = { $seat } non avrebbe posto a bordo.
mov-credits = crediti
mov-sum = ${ $sum }
mov-iou = IOU { $culture-of }
mov-passenger = passeggero per { $to-the }
mov-count-of = { $count ->
    [one] { $item }
   *[other] { $count } × { $item }
}

## Il racconto

mov-chose = { $seat } sceglie la razza: { $culture }.
    .you = Scegli la razza: { $culture }.
mov-began = Inizia il turno di { $seat }.
    .you = Inizia il tuo turno.
mov-switched-red = { $seat } spegne il Red Drive per questo turno.
    .you = Spegni il Red Drive per questo turno.
mov-switched-yellow = { $seat } spegne lo Yellow Drive per questo turno.
    .you = Spegni lo Yellow Drive per questo turno.
mov-switched-combined = { $seat } spegne il Combined Drive per questo turno.
    .you = Spegni il Combined Drive per questo turno.
mov-switched-auto = { $seat } usa l’Auto Pilot: un dado vale 4.
    .you = Usi l’Auto Pilot: un dado vale 4.
mov-switched-lock = { $seat } usa il Gate Lock: in questo turno i Telegate non funzionano.
    .you = Usi il Gate Lock: in questo turno i Telegate non funzionano.
mov-headed = { $seat } fa rotta verso { $space-the }.
    .you = Fai rotta verso { $space-the }.
mov-stayed = { $seat } resta { $space-to }.
    .you = Resti { $space-to }.
mov-rolled = { $seat } lancia i dadi: { $dice }, { $total } MP.
    .you = Lanci i dadi: { $dice }, { $total } MP.
mov-rerolled = { $seat } rilancia un { $old } e ottiene { $new }.
    .you = Rilanci un { $old } e ottieni { $new }.
mov-kept = { $seat } tiene i dadi.
    .you = Tieni i dadi.
mov-piloted = { $seat } sceglie il Numero Pilota: { $number }.
    .you = Scegli il Numero Pilota: { $number }.
mov-flew = { $seat } prosegue: { $space }.
    .you = Prosegui: { $space }.
mov-skipped = { $seat } salta: { $space }.
    .you = Salti: { $space }.
mov-jumped = { $seat } salta al Telegate ({ $space }).
    .you = Salti al Telegate ({ $space }).
mov-turned-up = { $seat } rivela la pedina { $space-of }: { $counter }.
    .you = Riveli la pedina { $space-of }: { $counter }.
mov-peeked = { $seat } guarda di nascosto la pedina { $space-of }.
    .you = Guardi di nascosto la pedina { $space-of }.
mov-peeked-at = { $seat } guarda di nascosto la pedina { $space-of }: { $counter }.
    .you = Guardi di nascosto la pedina { $space-of }: { $counter }.
mov-looked = { $seat } guarda di nascosto chi abita { $system-the }.
    .you = Guardi di nascosto chi abita { $system-the }.
mov-looked-at = { $seat } guarda di nascosto chi abita { $system-the }: { $culture }.
    .you = Guardi di nascosto chi abita { $system-the }: { $culture }.
mov-paid = { $due ->
    [0] { $seat } supera l’Ovale di Penalità { $space-of }: con gli Scudi non c’è nulla da pagare.
   *[other] { $seat } paga una penalità di ${ $due } { $space-to }.
}
    .you = { $due ->
        [0] Superi l’Ovale di Penalità { $space-of }: con i tuoi Scudi non c’è nulla da pagare.
       *[other] Paghi una penalità di ${ $due } { $space-to }.
    }
mov-stopped = { $seat } si ferma { $space-to }, un Ovale di Penalità, e non paga nulla.
    .you = Ti fermi { $space-to }, un Ovale di Penalità, e non paghi nulla.
mov-landed = { $seat } atterra { $space-to }.
    .you = Atterri { $space-to }.
mov-drifts = { $seat } finisce il movimento { $space-to }.
    .you = Finisci il movimento { $space-to }.
mov-discovered = { $seat } scopre { $culture-the } presso { $system-the } e ne riceve l’IOU!
    .you = Scopri { $culture-the } presso { $system-the } e ne ricevi l’IOU!
mov-bought = { $seat } compra { $item-the } per ${ $price }.
    .you = Compri { $item-the } per ${ $price }.
mov-exchanged = { $seat } rende { $old-the } e compra { $ship-a } per ${ $price }.
    .you = Rendi { $old-the } e compri { $ship-a } per ${ $price }.
mov-built = { $seat } costruisce uno Spazioporto { $space-to } per ${ $price }.
    .you = Costruisci uno Spazioporto { $space-to } per ${ $price }.
mov-founded = { $seat } costruisce l’Industria { $culture-of } { $space-to } per ${ $price }.
    .you = Costruisci l’Industria { $culture-of } { $space-to } per ${ $price }.
mov-sold = { $seat } vende { $item-the } per ${ $price }.
    .you = Vendi { $item-the } per ${ $price }.
mov-sold-demand = { $seat } vende { $item-the } per ${ $price } e soddisfa un Demand da +${ $surcharge }.
    .you = Vendi { $item-the } per ${ $price } e soddisfi un Demand da +${ $surcharge }.
mov-bartered = { $seat } baratta { $item-the } per ${ $value } di credito.
    .you = Baratti { $item-the } per ${ $value } di credito.
mov-used-iou = { $seat } usa l’IOU { $culture-of }: ${ $value } di credito.
    .you = Usi l’IOU { $culture-of }: ${ $value } di credito.
mov-boarded = { $seat } imbarca un passeggero per { $to-the }.
    .you = Imbarchi un passeggero per { $to-the }.
mov-delivered = { $seat } sbarca il passeggero per { $to-the } e incassa ${ $value }.
    .you = Sbarchi il passeggero per { $to-the } e incassi ${ $value }.
mov-took = { $seat } prende a bordo { $item-the }.
    .you = Prendi a bordo { $item-the }.
mov-jettisoned = { $seat } espelle dal carico: { $item }.
    .you = Espelli dal carico: { $item }.
mov-drew-good = Dalla coppa: { $good }, in vendita presso { $culture-the }.
mov-drew-demand = Dalla coppa: { $culture-the } pagano ${ $surcharge } in più per { $good-the }.
mov-drew-fare = Dalla coppa: un passeggero { $from-from } per { $to-the }, ${ $value }.
mov-commission-port = { $seat } riceve una commissione di ${ $sum } per lo Spazioporto { $space }.
    .you = Ricevi una commissione di ${ $sum } per il tuo Spazioporto { $space }.
mov-commission-factory = { $seat } riceve una commissione di ${ $sum } per l’Industria { $culture-of }.
    .you = Ricevi una commissione di ${ $sum } per la tua Industria { $culture-of }.
mov-credit-lost = { $seat } non usa ${ $sum } di credito, che va perso.
    .you = Non usi ${ $sum } di credito, che va perso.
mov-dealt = { $seat } si accorda con { $other }: dà { $gives }, riceve { $gets }.
    .you = Ti accordi con { $other }: dai { $gives }, ricevi { $gets }.
mov-ended-turn = { $seat } termina il turno.
    .you = Termini il turno.
mov-won = { $seat } possiede ${ $wealth } in denaro e Deed e vince!
    .you = Possiedi ${ $wealth } in denaro e Deed e vinci!
mov-attacked-pawn = { $seat } attacca { $other } { $space-to }.
    .you = Attacchi { $other } { $space-to }.
mov-attacked-counter = { $seat } attacca l’Ovale di Penalità { $space-of }.
    .you = Attacchi l’Ovale di Penalità { $space-of }.
mov-attacked-fort = { $seat } attacca il Forte { $space-of }.
    .you = Attacchi il Forte { $space-of }.
mov-attacked-rastur = { $seat } attacca il Rastur { $space-of }.
    .you = Attacchi il Rastur { $space-of }.
mov-attacked-spaceport = { $seat } solleva una rivolta contro lo Spazioporto { $space-of }.
    .you = Sollevi una rivolta contro lo Spazioporto { $space-of }.
mov-attacked-factory = { $seat } solleva una rivolta contro l’Industria { $space-of }.
    .you = Sollevi una rivolta contro l’Industria { $space-of }.
mov-readied = { $seat } prepara: { $item }.
    .you = Prepari: { $item }.
mov-held-fire = { $seat } non attacca nulla.
    .you = Non attacchi nulla.
mov-fired = { $seat } spara con Potenza di Fuoco { $firepower }: { $weapons }.
    .you = Spari con Potenza di Fuoco { $firepower }: { $weapons }.
mov-answered = { $seat } risponde con Potenza di Fuoco { $firepower }: { $weapons }.
    .you = Rispondi con Potenza di Fuoco { $firepower }: { $weapons }.
mov-held-still = { $seat } non risponde al fuoco.
    .you = Non rispondi al fuoco.
mov-fought = { $seat } ottiene { $attack }, la difesa { $defence }: { $total } contro { $against }.
    .you = Ottieni { $attack }, la difesa { $defence }: { $total } contro { $against }.
mov-repelled = L’attacco di { $seat } fallisce: il resto del turno è perso.
    .you = Il tuo attacco fallisce: perdi il resto del turno.
mov-destroyed-fort = { $seat } distrugge il Forte { $space-of } e incassa ${ $worth }.
    .you = Distruggi il Forte { $space-of } e incassi ${ $worth }.
mov-destroyed-rastur = { $seat } distrugge il Rastur { $space-of } e incassa ${ $worth }.
    .you = Distruggi il Rastur { $space-of } e incassi ${ $worth }.
mov-destroyed-counter = { $seat } distrugge l’Ovale di Penalità { $space-of } e incassa ${ $worth }.
    .you = Distruggi l’Ovale di Penalità { $space-of } e incassi ${ $worth }.
mov-struck = { $seat } colpisce { $other }.
    .you = Colpisci { $other }.
mov-unharmed = A bordo dell’astronave di { $seat } non c’è nulla da colpire.
    .you = A bordo della tua astronave non c’è nulla da colpire.
mov-shattered = { $seat } perde { $item-the } sullo scafo.
    .you = Perdi { $item-the } sullo scafo.
mov-damaged = Un vano di { $seat } è danneggiato: { $item } non funziona più.
    .you = Un tuo vano è danneggiato: { $item } non funziona più.
mov-abandoned = { $seat } perde un passeggero per { $to-the }.
    .you = Perdi un passeggero per { $to-the }.
mov-unloaded = { $item }: questa Merce di { $seat } va alla deriva.
    .you = { $item }: questa tua Merce va alla deriva.
mov-looted = { $seat } carica { $item-the }.
    .you = Carichi { $item-the }.
mov-left = { $seat } lascia { $item-the }.
    .you = Lasci { $item-the }.
mov-repaired = Tutto ciò che era danneggiato a bordo di { $seat } funziona di nuovo.
    .you = Tutto ciò che era danneggiato a bordo funziona di nuovo.
mov-swindled = { $seat } paga ${ $price } per uno Swindle contro { $other }.
    .you = Paghi ${ $price } per uno Swindle contro { $other }.
mov-stole = { $seat } prende { $good-the } a { $other }.
    .you = Prendi { $good-the } a { $other }.
mov-incited = { $seat } paga ${ $price } per la rivolta.
    .you = Paghi ${ $price } per la rivolta.
mov-seized-spaceport = { $seat } si impadronisce dello Spazioporto { $space-of }.
    .you = Ti impadronisci dello Spazioporto { $space-of }.
mov-seized-factory = { $seat } si impadronisce dell’Industria { $space-of }.
    .you = Ti impadronisci dell’Industria { $space-of }.
mov-fortified = { $seat } costruisce un Forte { $space-to } per ${ $price }.
    .you = Costruisci un Forte { $space-to } per ${ $price }.
mov-refortified = { $seat } restituisce il Forte { $from-of } e lo costruisce { $space-to } per ${ $price }.
    .you = Restituisci il tuo Forte { $from-of } e lo costruisci { $space-to } per ${ $price }.
mov-emptied = { $seat } ridispone i vani di carico.
    .you = Ridisponi i vani di carico.
mov-stowed = { $seat } mette nel vano { $number }: { $item }.
    .you = Metti nel vano { $number }: { $item }.
mov-bank-broke = La banca ha finito il denaro: ${ $owed } restano da pagare.
mov-rastur-came = { $seat } pesca un Rastur da ${ $value }.
    .you = Peschi un Rastur da ${ $value }.
mov-rastur-placed = { $seat } mette il Rastur da ${ $value } { $space-to }.
    .you = Metti il Rastur da ${ $value } { $space-to }.
mov-rastur-to-supply = Un Rastur da ${ $value } si mescola nella Scorta.
mov-rastur-to-reserve = Un Rastur da ${ $value } va nella Riserva.
mov-rastur-to-transit = Un Rastur da ${ $value } va nella Transit Box.
mov-rastur-expand = { $seat } ottiene { $die }: i Rastur si espandono.
    .you = Ottieni { $die }: i Rastur si espandono.
mov-rastur-fuse = { $seat } ottiene { $die }: due Rastur si fondono.
    .you = Ottieni { $die }: due Rastur si fondono.
mov-rastur-won = La Scorta dei Rastur è esaurita: hanno vinto.
mov-left-up = { $seat } lascia scoperto l’IOU { $system-of }: { $culture }.
    .you = Lasci scoperto l’IOU { $system-of }: { $culture }.

mov-end-wealth = Un mercante ha raggiunto la ricchezza stabilita.
mov-end-bank = La banca ha finito il denaro: vince chi ha di più in denaro e Deed.
mov-end-rastur = È arrivato l’ultimo Rastur: vincono i Rastur, e nessun mercante.
mov-end-alone-won = Il mercante ha raggiunto la ricchezza stabilita prima che i Rastur conquistassero l’ammasso.
mov-end-alone-lost = I Rastur hanno conquistato l’ammasso prima che il mercante raggiungesse la ricchezza stabilita.

## Pedine delle caselle “?”

mov-counter-blue = Ovale di Penalità blu, ${ $value }
mov-counter-red = Ovale di Penalità rosso, ${ $value }
mov-counter-yellow = Ovale di Penalità giallo, ${ $value }
mov-counter-gate = Telegate { $number }
mov-counter-port = Open Port
mov-counter-relic = { $relic }

## Il tavolo in parole

mov-play = Situazione
mov-round = Round { $round } · si vince con ${ $target } in denaro e Deed
mov-bank = In banca: ${ $sum }
mov-now = Turno di { $seat }
mov-dice-shown = Dadi: { $dice } · MP rimasti: { $mp }
mov-pilot-shown = Numero Pilota: { $number }
mov-toward = Rotta verso { $space-the }
mov-credit-shown = Credito, solo per questo turno: ${ $sum }
mov-window-defence = Sotto il fuoco: con quali armi rispondere
mov-order-everything = rispondi con tutto
mov-order-lasers = solo i Laser
mov-guards = Forti, Rastur e attacchi
mov-fort-stands = { $space }: Forte di { $seat }, ${ $value } per tutti gli altri
mov-rastur-stands = { $space }: Rastur, ${ $value }
mov-rastur = Rastur
mov-rastur-count = { $count } da ${ $value }
mov-rastur-waits = Pescato e ancora da mettere: ${ $value }
mov-rastur-supply = { $count ->
    [one] Nella Scorta ce n’è 1: { $list }
   *[other] Nella Scorta ce ne sono { $count }: { $list }
}
mov-rastur-reserve = Nella Riserva: { $list }
mov-rastur-transit = Nella Transit Box: ${ $value }
mov-rastur-expanded = L’ultimo dado: { $die }, espansione.
mov-rastur-fused = L’ultimo dado: { $die }, fusione.
mov-rastur-transit-empty = La Transit Box è vuota.
mov-damage = Danneggiato a bordo di { $seat }: { $item }
mov-battle = { $seat } attacca con { $attack } più il dado contro { $defence } più il dado: si vince con { $wins } lanci su 36 ({ $percent } %)
mov-bank-gear = { $item }: { $count } in banca
mov-cup = Pedine nella coppa: { $count }
mov-merchants = Mercanti
mov-cultures = Sistemi e Culture
mov-boxes = Caselle “?”
mov-bonuses = Demand e passeggeri
mov-head-player = Giocatore
mov-head-race = Razza
mov-head-wealth = Ricchezza
mov-head-cash = Denaro
mov-head-ship = Astronave
mov-head-place = Luogo
mov-head-cargo = A bordo, e IOU
mov-head-built = Costruiti
mov-head-system = Sistema
mov-head-culture = Cultura
mov-head-goods = In vendita
mov-head-ports = Spazioporti
mov-head-factory = Industria
mov-head-counter = Pedina
mov-player = { $seat }
mov-name = { $name }
mov-number = { $number }
mov-none = –
mov-unknown = sconosciuta
mov-lives = { $culture } ({ $id })
mov-lives-unseen = { $culture } ({ $id }), non ancora scoperta
mov-owned = { $space }: { $seat }
mov-box-down = coperta
mov-box-empty = vuota: un Asteroide
mov-demand-lies = { $culture }: ${ $surcharge } in più per { $good-the }{ $count ->
    [one] { "" }
   *[other] { " " }(× { $count })
}
mov-fare-waits = Un passeggero { $from-from } per { $to-the }: ${ $value }

## Che cosa sono le cose

mov-about-player = { $seat }
mov-about-rastur = Rastur da ${ $value }: lì tutti pagano quella cifra, meno gli Scudi, o si fermano; nessuno vi commercia o costruisce, e i Deed del luogo non contano. Chi paga può attaccarlo, e se lo distrugge incassa ${ $value }.
mov-about-dot = { $space }: un Punto Spaziale. Le astronavi lo attraversano, o vi restano quando gli MP sono finiti.
mov-about-oval = { $space }: un Ovale di Penalità. Per proseguire si pagano ${ $value }, meno con gli Scudi; chi si ferma non paga nulla.
mov-about-asteroid = { $space }: un Asteroide. Ci si può atterrare, ma non ci abita nessuno.
mov-about-box = { $space }: una casella “?”. Chi entra ne rivela la pedina: un Relic per chi atterra, un Telegate, un Open Port o un Ovale di Penalità.
mov-about-circle = { $space }: un Circolo di Navigazione. Per uscirne scegli uno dei tuoi dadi come Numero Pilota: la sua freccia dice dove vai.
mov-about-circle-orbit = { $space }: un Circolo di Navigazione che è anche un’Orbita. Se ne esce dove dice il Numero Pilota; da qui puoi guardare di nascosto chi abita il sistema, e vi si può costruire uno Spazioporto.
mov-about-orbit = { $space }: un’Orbita. Da qui puoi guardare di nascosto chi abita il sistema. Costruito uno Spazioporto, ci si atterra e si commercia senza limiti.
mov-about-surface-city = { $space }: una Città di Superficie. Servono 2 MP per entrare e 2 per uscire. Nel turno dell’atterraggio si compra un oggetto e se ne vende o baratta un altro.
mov-about-space-city = { $space }: una Città Spaziale. Nel turno dell’atterraggio si compra un oggetto e se ne vende o baratta un altro; chi vi resta un turno commercia senza limiti.
mov-about-base = { $space }: il punto di partenza di tutti. Vende ogni astronave e le ritira in baratto; nient’altro si commercia qui.
mov-about-good = { $good }: acquisto a ${ $buy } presso { $culture-the }, vendita a ${ $sell } presso le Culture con i tre numeri successivi. Ogni unità occupa un vano di carico.
mov-about-factory-good = { $good }, un Prodotto Industriale: c’è quando l’Industria è costruita. Acquisto a ${ $buy } presso { $culture-the }, vendita a ${ $sell } presso le Culture con i tre numeri successivi. Ogni unità occupa un vano di carico.
mov-about-fare = Un passeggero { $from-from } per { $to-the }, che all’arrivo paga ${ $value }. In un vano di carico ne stanno due.
mov-about-hold = Vano di carico { $number } dell’astronave di { $seat }
mov-about-ship = { $ship }: { $dice } dadi, { $holds } vani di carico. Costa ${ $price } e vale ${ $trade-in } quando ne compri un’altra.
mov-about-culture = { $culture } ({ $id }), livello scientifico { $technology }: compra ciò che producono i tre numeri prima del suo. Chi scopre questa Cultura riceve un IOU da ${ $iou }; la sua Industria costa ${ $factory }.
mov-about-red-drive = Red Drive, ${ $price }: salta gli spazi rossi, che non costano MP né penalità. Occupa mezzo vano di carico.
mov-about-yellow-drive = Yellow Drive, ${ $price }: salta gli spazi gialli, che non costano MP né penalità. Occupa mezzo vano di carico.
mov-about-combined-drive = Combined Drive, ${ $price }: salta gli spazi rossi e gialli, che non costano MP né penalità. Occupa mezzo vano di carico.
mov-about-shield = Scudo, ${ $price }: ogni penalità costa ${ $reduction } in meno. Il primo sta sullo scafo, gli altri occupano mezzo vano di carico l’uno.
mov-about-laser = Laser, ${ $price }: un’arma con Potenza di Fuoco { $firepower }, che si conserva. Il primo sta sullo scafo, gli altri occupano mezzo vano di carico l’uno.
mov-about-nova-ball = Nova Ball, ${ $price }: un’arma con Potenza di Fuoco { $firepower }, che si consuma. La prima sta sullo scafo, le altre occupano mezzo vano di carico l’una.
mov-about-air-foil = Air Foil, un Relic da ${ $price }: plana da una Città di Superficie a un’altra dello stesso pianeta. Entrarvi o uscirne costa 1 MP.
mov-about-auto-pilot = Auto Pilot, un Relic da ${ $price }: prima del lancio puoi decidere che un dado valga 4.
mov-about-gate-lock = Gate Lock, un Relic da ${ $price }: prima del lancio puoi fermare tutti i Telegate per il tuo turno.
mov-about-jump-start = Jump Start, un Relic da ${ $price }: da ovunque puoi fare rotta verso un Telegate, e vi salti se i dadi danno il suo numero.
mov-about-mulligan-gear = Mulligan Gear, un Relic da ${ $price }: subito dopo il lancio puoi rilanciare un dado.
mov-about-spy-eye = Spy Eye, un Relic da ${ $price }: volando guardi di nascosto le pedine delle caselle “?” e, da ogni spazio di un sistema, chi lo abita.
mov-about-switch-switch = Switch Switch, un Relic da ${ $price }: ogni volta che serve un Numero Pilota puoi scegliere un altro dei tuoi dadi.
mov-about-yellow-drive-relic = Yellow Drive Relic, ${ $price }: salta gli spazi gialli, che non costano MP né penalità. Sta sullo scafo e non occupa vani di carico.
mov-about-shield-relic = Scudo Relic, ${ $price }: ogni penalità costa ${ $reduction } in meno. Sta sullo scafo e non occupa vani di carico.
mov-about-laser-relic = Laser Relic, ${ $price }: un’arma con Potenza di Fuoco { $firepower } sullo scafo, che non occupa vani di carico.

# Che cosa dicono i bot

mov-term-wealth = patrimonio
mov-term-victory = vittoria
mov-term-cargo = carico
mov-term-ious = IOU e credito
mov-term-prospects = il miglior viaggio in vista
mov-term-ship = astronave ed equipaggiamento
mov-term-commissions = commissioni future
mov-term-arms = a che cosa servono le armi
mov-term-forts = quanto i Forti tolgono agli altri
mov-term-danger = pericolo di navi armate
mov-term-invaders = Rastur lungo la via
mov-plan-visit = volare { $space-to }
mov-plan-ship = volare { $space-to } per un’astronave migliore
mov-plan-drive = volare { $space-to } per un motore
mov-plan-hunt = distruggere il Rastur { $space-of }
mov-plan-stay = restare a commerciare
mov-broken-taken = { $space-to } non c’è più nulla da prendere

# The board
mov-board-round = Round { $round }
mov-board-phase-race = Scelta della razza
mov-board-phase-helm = Al timone
mov-board-phase-roll = Il lancio
mov-board-phase-flight = In volo
mov-board-phase-oval = Una penalità
mov-board-phase-port = In porto
mov-board-phase-excess = Troppo a bordo
mov-board-phase-stow = Stivaggio
mov-board-phase-battle = Un attacco
mov-board-phase-over = La fine
mov-board-turn = Il turno
mov-board-no-dice = dadi non ancora lanciati
mov-board-dice = Dadi in mostra
mov-board-dice-count = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}
mov-board-pilot = Numero Pilota
mov-board-mp = { $count ->
    [one] punto movimento rimasto
   *[other] punti movimento rimasti
}
mov-board-off-red = Red Drive spenti
mov-board-off-yellow = Yellow Drive spenti
mov-board-off-combined = Combined Drive spenti
mov-board-auto = Auto Pilot acceso
mov-board-lock = Gate Lock acceso
mov-board-bank = La banca
mov-board-cup = Pedine nella coppa
mov-board-undiscovered = { $system }: nessuno sa ancora chi ci vive
mov-board-mine = non scoperta, ma tu hai guardato
mov-board-relics = Relic
mov-board-demand = Demand: ${ $sum } in più per { $good-the }
mov-board-fare = Un passeggero aspetta: ${ $sum } per un volo { $to-to }
mov-board-port-of = Spazioporto di { $seat }: { $space }
mov-board-factory-of = Industria di { $seat }: { $space }
mov-board-pawn = { $seat }: { $ship }
mov-board-passenger = Passeggero { $to-to }
mov-board-races = Razze
mov-board-holds = Vani di carico
mov-board-hull = Scafo
mov-board-ious = IOU
mov-board-empty = vuoto
mov-board-acquired = acquisito in questo turno
mov-board-cash = Denaro
mov-board-credit = Credito
mov-board-wealth = Ricchezza
mov-board-built = Spazioporti e Industrie
mov-board-port = Il porto
mov-board-sell = Vendono
mov-board-buy = Comprano
mov-board-lamp-buy = un acquisto
mov-board-lamp-sell = una vendita
mov-board-open = ancora possibile
mov-board-spent = fatto
mov-board-unlimited = Commercio senza limiti
mov-board-surcharge = di cui ${ $sum } per i Demand
mov-board-ledger = Registro dei commerci
mov-board-ledger-none = Non conosci ancora nessuno che produca qualcosa: va’ a vedere.
mov-board-head-good = Merce
mov-board-head-from = Prodotta da
mov-board-head-cost = Costa
mov-board-head-stock = Scorta
mov-board-head-buyers = Comprata da
mov-board-head-pays = Paga
mov-board-head-profit = Profitto
mov-board-head-turns = Turni
mov-board-head-a-turn = A turno
mov-board-ledger-help = Il profitto è per una unità. I turni sono quelli della tua nave con lanci medi: da chi la produce, se non l’hai a bordo, e poi dal compratore. Premi un compratore per vedere la rotta.
mov-board-aboard = { $count } a bordo
mov-board-somewhere = non ancora trovati
mov-board-unknown-buyers = { $count ->
    [one] { $count } compratore non ancora trovato
   *[other] { $count } compratori non ancora trovati
}
mov-board-phase-spoils = Il bottino
mov-board-phase-rastur = Arriva un Rastur
mov-board-battle = Attacco
mov-board-oval = Segnalino Penalità
mov-board-fort-of = Forte di { $seat }: { $space }
mov-board-fort-penalty = Forte di { $seat }: { $space }, ${ $penalty } per gli altri
mov-board-rastur = Rastur
mov-board-rastur-penalty = Rastur: { $space }, ${ $penalty }
mov-board-rastur-of = Rastur da ${ $value }
mov-board-rastur-counters = { $count ->
    [one] Ce n’è uno di questo valore.
   *[other] Ce ne sono { $count } di questo valore.
}
mov-board-cancelled = annullato da un Rastur
mov-board-rastur-left = Rastur ancora da pescare
mov-board-rastur-near = Avanzata dei Rastur
mov-board-rastur-goal = { $count ->
    [one] Resta da pescare un solo Rastur: è quello con cui vincono.
   *[other] Restano da pescare { $count } Rastur: con l’ultimo vincono loro.
}
mov-board-rastur-placing = Pescato, da mettere
mov-board-rastur-supply = Scorta, coperta
mov-board-rastur-reserve = Riserva
mov-board-rastur-transit = Transit Box
mov-board-learned = Scoperto finora
mov-board-learned-nothing = Ancora nulla: vola su un’Orbita e osserva, oppure rivela una pedina “?”.
mov-board-face-up = non ancora raggiunta, ma il suo IOU è scoperto
mov-board-won-alone = { $count ->
    [one] L’ammasso è salvo, e ricco: restava da arrivare un solo Rastur.
   *[other] L’ammasso è salvo, e ricco: restavano da arrivare { $count } Rastur.
}
mov-board-lost-alone = I Rastur hanno conquistato l’ammasso: la ricchezza era di ${ $sum } su ${ $target }.
mov-board-rastur-won = I Rastur hanno conquistato l’ammasso: nessuno è diventato ricco in tempo.
mov-board-at-worst = { $percent } % se rispondono con tutto il fuoco
mov-board-total = Totale da { $least } a { $most }
mov-board-weapons = Armi
mov-board-ready = { $ready } su { $count } fanno fuoco
mov-board-adrift = Alla deriva: { $good }
mov-board-clash = I dadi dell’ultimo attacco
mov-board-more = vince
mov-board-damaged = danneggiato: si ripara atterrando presso una Cultura
mov-board-firepower = Potenza di fuoco
mov-board-shelf-cultures = Culture
mov-board-shelf-goods = Merci
mov-board-shelf-ships = Navi
mov-board-shelf-gear = Equipaggiamento
