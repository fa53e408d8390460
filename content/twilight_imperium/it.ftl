twilight-imperium-title = Twilight Imperium
twilight-imperium-title-help = Porta una razza al trono della galassia: espanditi, combatti, costruisci e rivendica obiettivi. Tecnologie, abilità delle razze, commercio, carte azione e consiglio devono ancora arrivare.
twilight-imperium-title-kind = Conquista e intrigo
twilight-imperium-option-galaxy = Galassia
twilight-imperium-option-galaxy-help = Se i giocatori costruiscono la galassia, sistema per sistema, o se viene distribuita subito in modo che nessuno abbia molto più degli altri vicino a casa.
twilight-imperium-option-galaxy-built = Costruita dai giocatori
twilight-imperium-option-galaxy-dealt = Distribuita equamente

## Domande

ti3-ask-home = Dove si trova la patria di { $race }? Scegli un lato di Mecatol Rex.
ti3-ask-veil = Accanto a Mecatol Rex va un sistema che nessuno ha visto. Dove?
ti3-ask-lay = Quale sistema piazzi?
ti3-ask-at = Dove piazzi { $tile-the }?
ti3-ask-deploy = Dove metti la prossima unità: { $unit }? Ne restano { $left }.
ti3-ask-pick = Round { $round }: quale carta strategia scegli?
ti3-ask-bonus = Segnalini bonus da scambiare: { $left }. Un bene di commercio o un contatore di comando?
ti3-ask-gain = Contatori di comando da ricevere: { $left }. Dove va il prossimo?
ti3-ask-resources = Devi pagare ancora { $left } risorse. Con che cosa?
ti3-ask-influence = Devi pagare ancora { $left } influenza. Con che cosa?
ti3-ask-hits = Colpi da subire: { $left }. Chi subisce il prossimo?
ti3-ask-excess = { $count } navi di troppo in { $site } per il tuo rifornimento della flotta. Quale togli?
ti3-ask-turn = Tocca a te: attiva un sistema, trasferisci, fai un'azione strategica o passa. Contatori nel tuo pool di comando: { $pool }.
ti3-ask-with = Tra { $site } e quale altro sistema trasferisci?
ti3-ask-move = Quali navi muovono verso { $site }?
ti3-ask-load = Che cosa carica questa nave: { $ship }? Posti liberi: { $room }.
ti3-ask-fire = I tuoi PDS sparano alle navi di { $other } in { $site }?
ti3-ask-retreat = Battaglia in { $site }: annunci la ritirata?
ti3-ask-flee = Dove si ritira la tua flotta?
ti3-ask-landing = Che cosa sbarca in { $site }?
ti3-ask-invasion = Pianeti di { $site }: che cosa bombardi, e dove combatti prima?
ti3-ask-shots = { $other } invade { $planet }: i tuoi PDS sparano a chi sbarca?
ti3-ask-produce = Che cosa costruisci in { $site }? Da pagare: { $due } di { $wealth } risorse.
ti3-ask-accord = Diplomazia: con chi mantieni la pace fino alla fine della fase di azione?
ti3-ask-follow-diplomacy = { $strategy }: riattivi fino a due pianeti?
ti3-ask-follow-logistics = { $strategy }: compri contatori di comando con l'influenza?
ti3-ask-follow-warfare = { $strategy }: muovi torpediniere o incrociatori?
ti3-ask-follow-imperial = { $strategy }: costruisci unità in uno dei tuoi sistemi?
ti3-ask-refresh = Quale pianeta riattivi? Ne restano { $left }.
ti3-ask-buy = Quanti contatori di comando compri, a { $price } influenza l'uno?
ti3-ask-recall = Da quale sistema riprendi il tuo contatore di comando?
ti3-ask-patrol = Quale torpediniera o incrociatore muove, e dove? Ne restano { $left }.
ti3-ask-yard = In quale sistema costruisci?
ti3-ask-claim = Hai { $points } punti vittoria. Quale obiettivo rivendichi?
ti3-ask-scrap = Quale unità smantelli?
ti3-ask-fleet = Disponi { $left } contatori di comando. Quanti nel rifornimento della flotta?
ti3-ask-pool = Restano { $left } contatori di comando. Quanti nel pool di comando? Il resto va alla strategia.

## Ordini permanenti

ti3-kind-diplomacy = l'abilità secondaria di Diplomazia
ti3-kind-logistics = l'abilità secondaria di Logistica
ti3-kind-warfare = l'abilità secondaria di Guerra
ti3-kind-imperial = l'abilità secondaria di Imperiale
ti3-kind-fire = fuoco dei PDS contro navi
ti3-kind-shots = fuoco dei PDS contro sbarchi
ti3-kind-scrap = smantellamento di unità, dove non c'è nulla da rivendicare
ti3-kind-retreat = ritirate dalla battaglia
ti3-kind-hits = perdite in battaglia: le solite

## Scelte

ti3-group-activate = Attiva un sistema
ti3-group-transfer = Trasferimento
ti3-group-strategic = Azione strategica
ti3-group-move = Navi
ti3-group-load = Carica
ti3-group-land = Sbarca
ti3-group-shift = Da nave a nave
ti3-group-bombard = Bombarda
ti3-group-build = Costruisci
ti3-group-exhaust = Pianeti
ti3-area-strategy = Strategia
ti3-area-pool = Pool di comando
ti3-area-fleet = Rifornimento flotta
ti3-goods = Beni di commercio
ti3-due = Da pagare
ti3-fleet = Navi presenti
ti3-cargo = A bordo
ti3-landed-there = Sbarcati
ti3-points = Punti vittoria
ti3-home = Patria in { $place }
ti3-veil = Coperto in { $place }
ti3-tile = { $tile }
ti3-at = In { $place }
ti3-put = { $unit } su { $planet }
ti3-pick = { $initiative }: { $strategy }{ $bonus ->
    [0] {""}
    [one] {" "}(un segnalino bonus)
   *[other] {" "}({ $bonus } segnalini bonus)
}
ti3-good = Un bene di commercio
ti3-counter-strategy = Nell'allocazione strategica
ti3-counter-pool = Nel pool di comando
ti3-counter-fleet = Nel rifornimento della flotta
ti3-activate = Attiva { $site }
ti3-transfer = Trasferisci da o verso { $site }
ti3-with = Con { $site }
ti3-strategic = Azione strategica: { $strategy }
ti3-pass = Passa per il resto della fase di azione
ti3-move = { $ship } da { $site }
ti3-moved = Le navi sono dove devono essere
ti3-load = { $unit } da { $planet }
ti3-wing = Caccia da { $site }
ti3-aboard = Tutti a bordo
ti3-fire = { $count ->
    [one] Spara con un PDS
   *[other] Spara con { $count } PDS
}
ti3-hold = Non sparare
ti3-retreat = Annuncia la ritirata
ti3-stay = Continua a combattere
ti3-flee = Ritirati in { $site }
ti3-damage = Incassa il colpo: { $ship }
ti3-lose = Persa: { $ship }
ti3-lose-fighter = Perso: un caccia
ti3-scrap = Togli: { $ship }
ti3-land = { $unit } su { $planet }
ti3-shift = { $unit }: da { $from } a { $to }
ti3-landed = Sbarco concluso
ti3-bombard = { $unit } contro { $planet }
ti3-invade = Combatti per { $planet }
ti3-done = Nient'altro
ti3-build = { $unit } ({ $planet })
ti3-dock = Base spaziale su { $planet }
ti3-built = { $due ->
    [0] Non costruire nulla
   *[other] Paga { $due } risorse
}
ti3-exhaust = { $planet }: { $worth }{ $wasted ->
    [0] {""}
   *[other] {" "}(sprechi { $wasted })
}
ti3-pay = { $goods ->
    [one] Paga un bene di commercio
   *[other] Paga { $goods } beni di commercio
}
ti3-accord = Pace con { $other }
ti3-follow = Sì, per un contatore di comando
ti3-follow-free = Sì, gratis
ti3-decline = No
ti3-refresh = { $planet } ({ $resources } risorse, { $influence } influenza)
ti3-buy = { $count ->
    [one] Un contatore di comando
   *[other] { $count } contatori di comando
} per { $price } influenza
ti3-recall = Da { $site }
ti3-patrol = { $unit } da { $from } a { $to }
ti3-produce = In { $site }
ti3-claim = { $objective }
ti3-claimed-all = Nient'altro
ti3-scrap-one = Smantella un'unità
ti3-scrap-ship = { $ship } ({ $site })
ti3-scrap-cargo = { $unit }, a bordo di { $ship } ({ $site })
ti3-scrap-fighter = Un caccia ({ $site })
ti3-scrap-unit = { $unit } ({ $planet })
ti3-fleet-count = { $count } nel rifornimento della flotta
ti3-pool-count = { $count } nel pool di comando, { $rest } alla strategia

## Nomi

ti3-site = { $tile }
ti3-site-at = { $tile } { $place }
ti3-vessel = { $ship }
ti3-vessel-hurt = { $ship } (con danni)
ti3-vessel-laden = { $ship } con { $ground } forze di terra e { $pds } PDS
ti3-vessel-hurt-laden = { $ship } (con danni) con { $ground } forze di terra e { $pds } PDS

## Motivi

ti3-ban-wait = Prima tocca a qualcun altro.
ti3-ban-building = La galassia è ancora in costruzione.
ti3-ban-no-home = Lì non può stare una patria.
ti3-ban-tile-first = Prima di' quale sistema piazzi.
ti3-ban-not-in-hand = Questo sistema non è nella tua mano.
ti3-ban-taken = Lì c'è già un sistema.
ti3-ban-outer-ring = Prima va completato l'anello più interno.
ti3-ban-planet-first = Il tuo ultimo sistema non aveva pianeti: ora uno con un pianeta, se ce l'hai.
ti3-ban-two-special = I sistemi dal bordo rosso non possono toccarsi finché c'è un'alternativa.
ti3-ban-strategy-phase = Si stanno scegliendo le carte strategia.
ti3-ban-card-taken = Qualcuno l'ha già scelta.
ti3-ban-initiative = Avevi Iniziativa nel round scorso: prima un'altra carta.
ti3-ban-no-goods = Non restano beni di commercio nella riserva.
ti3-ban-no-counters = Non hai più contatori di comando tra i rinforzi.
ti3-ban-counters-first = Prima disponi i contatori di comando.
ti3-ban-action-phase = È la fase di azione: attiva, trasferisci, fai un'azione strategica o passa.
ti3-ban-no-pool = Il tuo pool di comando è vuoto.
ti3-ban-activated = Hai già attivato questo sistema.
ti3-ban-asteroids = I campi di asteroidi non si possono attivare né raggiungere.
ti3-ban-supernova = Le supernovae non si possono attivare né raggiungere.
ti3-ban-accord = Mantieni la pace con { $other } fino alla fine della fase di azione.
ti3-ban-not-your-card = Questa carta strategia non è tua.
ti3-ban-no-action = Iniziativa non ha un'azione strategica.
ti3-ban-card-used = Ne hai già compiuto l'azione strategica.
ti3-ban-act-first = Puoi passare solo dopo l'azione strategica di { $strategy }.
ti3-ban-no-units = Lì non hai unità.
ti3-ban-enemy-units = Lì ci sono unità di altri.
ti3-ban-no-partner = Nessun sistema adiacente può essere l'altro.
ti3-ban-not-adjacent = Non è adiacente.
ti3-ban-move-first = Prima muovono le tue navi.
ti3-ban-no-ships = Lì non hai navi che possano muovere.
ti3-ban-pinned = Un tuo contatore di comando trattiene le navi lì.
ti3-ban-not-in-transfer = In un trasferimento muovono solo le navi dei due sistemi.
ti3-ban-out-of-reach = È troppo lontano, o la via è sbarrata.
ti3-ban-fleet-full = Il tuo rifornimento non permette altre navi lì.
ti3-ban-hold-full = A bordo non c'è posto.
ti3-ban-enemy-ships = Lì ci sono navi nemiche.
ti3-ban-not-on-the-way = Non è sulla rotta della nave.
ti3-ban-nothing-to-load = Lì non c'è nulla di tuo da caricare.
ti3-ban-no-plastic = Non hai più miniature per un altro gruppo.
ti3-ban-fire-first = Prima decidi per i tuoi PDS.
ti3-ban-hits-first = Prima subisci i colpi.
ti3-ban-in-battle = C'è una battaglia in corso.
ti3-ban-no-refuge = Puoi ritirarti solo in un sistema adiacente che hai attivato, senza navi nemiche.
ti3-ban-excess-first = Prima riporta la flotta entro il limite.
ti3-ban-land-first = Prima sbarcano le tue truppe.
ti3-ban-elsewhere = È altrove: quest'azione riguarda un altro sistema.
ti3-ban-nothing-aboard = A bordo non c'è nulla del genere.
ti3-ban-friendly-only = In un trasferimento si sbarca solo sui propri pianeti.
ti3-ban-pds-full = Un pianeta ha al massimo due PDS.
ti3-ban-shifted = Basta spostamenti da nave a nave.
ti3-ban-no-guns = Non resta una nave del genere che non abbia sparato.
ti3-ban-nobody-there = Lì non ci sono forze di terra nemiche.
ti3-ban-land-there = Le corazzate bombardano solo dove sbarcano le tue truppe.
ti3-ban-shielded = I PDS schermano il pianeta dalle corazzate.
ti3-ban-nothing-to-fight = Lì non c'è nessuna battaglia.
ti3-ban-battles-first = Prima le battaglie per i pianeti.
ti3-ban-build-first = Prima concludi la produzione.
ti3-ban-not-yours = Non è tuo.
ti3-ban-not-there = Non si costruisce in una base.
ti3-ban-no-dock = Lì non c'è una tua base che possa costruire.
ti3-ban-new-dock = Una base nuova costruisce dal prossimo round.
ti3-ban-has-dock = C'è già una base.
ti3-ban-blockaded = La base è assediata: non costruisce navi.
ti3-ban-dock-full = La base non costruisce altro in quest'azione.
ti3-ban-no-pieces = Tutte le unità di questo tipo sono in gioco.
ti3-ban-no-support = Lì nulla sostiene un altro caccia.
ti3-ban-no-technology = Le Morti Nere richiedono la loro tecnologia, che per ora nessuno ha.
ti3-ban-not-activated = Le basi si costruiscono in un sistema appena attivato.
ti3-ban-not-held = Non hai il pianeta dall'inizio del round.
ti3-ban-too-dear = Non puoi pagarlo.
ti3-ban-pay-first = Prima paga il dovuto.
ti3-ban-exhausted = È scarico.
ti3-ban-gives-nothing = Non ne fornisce.
ti3-ban-too-few-goods = Hai troppo pochi beni di commercio.
ti3-ban-follow-first = Prima l'azione strategica.
ti3-ban-accord-first = Prima indica un giocatore.
ti3-ban-recall-first = Prima riprendi un contatore di comando.
ti3-ban-out = Questo giocatore è fuori dal gioco.
ti3-ban-no-strategy = Non hai contatori nell'allocazione strategica.
ti3-ban-no-secondary = Questa carta per ora non ha un'abilità secondaria.
ti3-ban-refreshed = È già attivo.
ti3-ban-home-planet = Diplomazia non riattiva i pianeti delle patrie.
ti3-ban-no-counter-there = Lì non hai contatori di comando.
ti3-ban-home-system = Non in una patria.
ti3-ban-not-empty = Solo in sistemi senza unità.
ti3-ban-status-phase = È la fase di status.
ti3-ban-home-lost = Non controlli tutti i pianeti della tua patria.
ti3-ban-scored = L'hai già ottenuto.
ti3-ban-one-public = Un obiettivo pubblico per round.
ti3-ban-not-fulfilled = Non lo soddisfi.
ti3-ban-not-revealed = Non è rivelato.
ti3-ban-nothing-to-scrap = Non hai lì unità da smantellare.
ti3-why-printed = { $unit }: { $value }
ti3-why-nebula-bonus = Difende una nebulosa: +{ $bonus }
ti3-why-nebula-movement = Esce da una nebulosa: 1
ti3-why-dock = { $resources } risorse del pianeta più { $more }

## La storia

ti3-told-home = { $seat } si stabilisce in { $site }.
    .you = Ti stabilisci in { $site }.
ti3-told-veiled = { $seat } pone un sistema coperto in { $place }.
    .you = Poni un sistema coperto in { $place }.
ti3-told-placed = { $seat } piazza { $site }.
    .you = Piazzi { $site }.
ti3-told-proved = { $seat } mostra i sistemi in mano: nessuno dei { $count } ha un pianeta.
    .you = Mostri i sistemi in mano: nessuno dei { $count } ha un pianeta.
ti3-told-unveiled = Il sistema coperto era { $site }.
ti3-told-put = { $seat } mette un'unità su { $planet }: { $unit }.
    .you = Metti un'unità su { $planet }: { $unit }.
ti3-told-round = Comincia il round { $round }.
ti3-told-picked = { $seat } sceglie { $strategy }.
    .you = Scegli { $strategy }.
ti3-told-speaker = { $seat } è il portavoce.
    .you = Sei il portavoce.
ti3-told-bonus = Un segnalino bonus va su { $strategy }.
ti3-told-goods = { $seat } riceve { $count ->
    [0] nessun bene di commercio
    [one] un bene di commercio
   *[other] { $count } beni di commercio
}.
    .you = Ricevi { $count ->
        [0] nessun bene di commercio
        [one] un bene di commercio
       *[other] { $count } beni di commercio
    }.
ti3-told-counter-strategy = { $seat } mette un contatore di comando nell'allocazione strategica.
    .you = Metti un contatore di comando nell'allocazione strategica.
ti3-told-counter-pool = { $seat } mette un contatore nel pool di comando.
    .you = Metti un contatore nel pool di comando.
ti3-told-counter-fleet = { $seat } mette un contatore nel rifornimento della flotta.
    .you = Metti un contatore nel rifornimento della flotta.
ti3-told-actions = Comincia la fase di azione.
ti3-told-activated = { $seat } attiva { $site }.
    .you = Attivi { $site }.
ti3-told-transfer = { $seat } trasferisce tra { $site } e { $other }.
    .you = Trasferisci tra { $site } e { $other }.
ti3-told-strategic = { $seat } compie l'azione strategica di { $strategy }.
    .you = Compi l'azione strategica di { $strategy }.
ti3-told-passed = { $seat } passa.
    .you = Passi.
ti3-told-moved = { $seat } manda una nave da { $from } a { $to }: { $ship }.
    .you = Mandi una nave da { $from } a { $to }: { $ship }.
ti3-told-loaded = { $seat } carica da { $planet }: { $unit }.
    .you = Carichi da { $planet }: { $unit }.
ti3-told-wing = { $seat } carica un caccia da { $site }.
    .you = Carichi un caccia da { $site }.
ti3-told-aboard = { $seat } fa partire: { $ship }, { $wings } caccia.
    .you = Fai partire: { $ship }, { $wings } caccia.
ti3-told-arrived = { $seat } ha mosso verso { $site }.
    .you = Hai mosso verso { $site }.
ti3-told-unsupported = { $seat } perde { $count ->
    [one] un caccia
   *[other] { $count } caccia
} senza sostegno in { $site }.
    .you = Perdi { $count ->
        [one] un caccia
       *[other] { $count } caccia
    } senza sostegno in { $site }.
ti3-told-fired = { $seat } spara con i PDS a { $other } in { $site }: { $dice }, { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}.
    .you = Spari con i PDS a { $other } in { $site }: { $dice }, { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
ti3-told-held-fire = { $seat } non spara.
    .you = Non spari.
ti3-told-battle = { $seat } attacca { $other } in { $site }.
    .you = Attacchi { $other } in { $site }.
ti3-told-barrage = { $seat } spara ai caccia: { $dice }, { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}.
    .you = Spari ai caccia: { $dice }, { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
ti3-told-will-retreat = { $seat } annuncia la ritirata.
    .you = Annunci la ritirata.
ti3-told-fights-on = { $seat } continua a combattere.
    .you = Continui a combattere.
ti3-told-rolled = { $seat } tira { $dice }: { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}.
    .you = Tiri { $dice }: { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
ti3-told-damaged = { $seat } incassa un colpo: { $ship }.
    .you = Incassi un colpo: { $ship }.
ti3-told-lost = { $seat } perde una nave: { $ship }.
    .you = Perdi una nave: { $ship }.
ti3-told-lost-fighter = { $seat } perde un caccia.
    .you = Perdi un caccia.
ti3-told-fled = { $seat } si ritira in { $site }.
    .you = Ti ritiri in { $site }.
ti3-told-battle-won = { $seat } tiene { $site }.
    .you = Tieni { $site }.
ti3-told-battle-over = Nessuno resta in { $site }.
ti3-told-landed = { $seat } sbarca su { $planet }: { $unit }.
    .you = Sbarchi su { $planet }: { $unit }.
ti3-told-shifted = { $seat } sposta un'unità da nave a nave: { $unit }.
    .you = Sposti un'unità da nave a nave: { $unit }.
ti3-told-ashore = { $seat } ha concluso lo sbarco in { $site }.
    .you = Hai concluso lo sbarco in { $site }.
ti3-told-took = { $seat } prende { $planet }.
    .you = Prendi { $planet }.
ti3-told-took-from = { $seat } prende { $planet } a { $other }.
    .you = Prendi { $planet } a { $other }.
ti3-told-destroyed = { $seat } perde un'unità su { $planet }: { $unit }.
    .you = Perdi un'unità su { $planet }: { $unit }.
ti3-told-aimed = { $seat } punta { $planet }: { $unit }.
    .you = Punti { $planet }: { $unit }.
ti3-told-bombarded = { $seat } bombarda { $planet }: { $dice }, { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}.
    .you = Bombardi { $planet }: { $dice }, { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
ti3-told-defended = { $seat } spara a chi sbarca su { $planet }: { $dice }, { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}.
    .you = Spari a chi sbarca su { $planet }: { $dice }, { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
ti3-told-fought = { $seat } combatte su { $planet }: { $dice }, { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}.
    .you = Combatti su { $planet }: { $dice }, { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
ti3-told-fell = { $seat } perde { $count ->
    [one] una forza di terra
   *[other] { $count } forze di terra
} su { $planet }.
    .you = Perdi { $count ->
        [one] una forza di terra
       *[other] { $count } forze di terra
    } su { $planet }.
ti3-told-repelled = { $seat } tiene { $planet }.
    .you = Tieni { $planet }.
ti3-told-built = { $seat } costruisce a { $planet }: { $unit }.
    .you = Costruisci a { $planet }: { $unit }.
ti3-told-produced = { $seat } conclude la produzione.
    .you = Concludi la produzione.
ti3-told-exhausted = { $seat } scarica { $planet }.
    .you = Scarichi { $planet }.
ti3-told-paid = { $seat } paga { $goods ->
    [0] nessun bene di commercio
    [one] un bene di commercio
   *[other] { $goods } beni di commercio
}.
    .you = Paghi { $goods ->
        [0] nessun bene di commercio
        [one] un bene di commercio
       *[other] { $goods } beni di commercio
    }.
ti3-told-accord = { $seat } fa pace con { $other }.
    .you = Fai pace con { $other }.
ti3-told-followed = { $seat } usa l'abilità secondaria di { $strategy }.
    .you = Usi l'abilità secondaria di { $strategy }.
ti3-told-declined = { $seat } rinuncia.
    .you = Rinunci.
ti3-told-refreshed = { $seat } riattiva { $planet }.
    .you = Riattivi { $planet }.
ti3-told-recalled = { $seat } riprende il contatore di comando da { $site }.
    .you = Riprendi il contatore di comando da { $site }.
ti3-told-patrolled = { $seat } manda da { $from } a { $site }: { $unit }.
    .you = Mandi da { $from } a { $site }: { $unit }.
ti3-told-yard = { $seat } costruisce in { $site }.
    .you = Costruisci in { $site }.
ti3-told-revealed = Un nuovo obiettivo: { $objective }.
ti3-told-points = { $seat } ottiene { $points ->
    [one] un punto vittoria
   *[other] { $points } punti vittoria
}.
    .you = Ottieni { $points ->
        [one] un punto vittoria
       *[other] { $points } punti vittoria
    }.
ti3-told-claimed = { $seat } rivendica { $objective }.
    .you = Rivendichi { $objective }.
ti3-told-scrapped = { $seat } smantella una nave in { $site }: { $ship }.
    .you = Smantelli una nave in { $site }: { $ship }.
ti3-told-scrapped-cargo = { $seat } smantella un'unità nello spazio in { $site }: { $unit }.
    .you = Smantelli un'unità nello spazio in { $site }: { $unit }.
ti3-told-scrapped-unit = { $seat } smantella un'unità su { $planet }: { $unit }.
    .you = Smantelli un'unità su { $planet }: { $unit }.
ti3-told-content = { $seat } non rivendica altro.
    .you = Non rivendichi altro.
ti3-told-status = Comincia la fase di status.
ti3-told-upkeep = Le navi sono riparate, i contatori di comando rientrano, i pianeti si riattivano.
ti3-told-decided = { $seat } ha disposto i contatori di comando.
    .you = Hai disposto i tuoi contatori di comando.
ti3-told-allocated = { $seat } ha { $strategy } alla strategia, { $pool } nel pool, { $fleet } alla flotta.
    .you = Hai { $strategy } alla strategia, { $pool } nel pool, { $fleet } alla flotta.
ti3-told-out = { $seat } è fuori dal gioco.
    .you = Sei fuori dal gioco.
ti3-told-won = { $seat } ha vinto.
    .you = Hai vinto.

## Il tavolo

ti3-now = La partita
ti3-now-round = Round { $round }
ti3-now-speaker = Portavoce: { $seat }
ti3-now-deck = Obiettivi da rivelare: { $count }
ti3-now-secret = Il tuo obiettivo segreto: { $objective }
ti3-now-tile = In mano: { $tile }
ti3-number = { $number }
ti3-players = Giocatori
ti3-player = { $seat }
ti3-race = { $race }
ti3-nobody = nessuno
ti3-yes = sì
ti3-no = no
ti3-strategies = Carte strategia
ti3-strategy = { $strategy }
ti3-galaxy = La galassia
ti3-objectives = Obiettivi
ti3-objective = { $objective }
ti3-no-ships = nessuna nave
ti3-fleet-there = { $ships } navi, { $fighters } caccia
ti3-planet-values = { $planet }: { $resources } risorse, { $influence } influenza
ti3-planet-there = { $ground } forze di terra, { $pds } PDS
ti3-head-player = Giocatore
ti3-head-race = Razza
ti3-head-points = Punti
ti3-head-goods = Beni
ti3-head-strategy = Strategia
ti3-head-pool = Pool
ti3-head-fleet = Flotta
ti3-head-card = Carta
ti3-head-holder = Di chi
ti3-head-used = Usata
ti3-head-bonus = Bonus
ti3-head-system = Sistema
ti3-head-owner = Di chi
ti3-head-there = Presenti
ti3-head-objective = Obiettivo
ti3-head-scored = Ottenuto da

## Che cosa sono le cose

ti3-about-player = Un giocatore: { $seat }
ti3-about-initiative = Chi la sceglie è il portavoce e usa gratis le abilità secondarie. Non ha un'azione.
ti3-about-diplomacy = Fino alla fine della fase di azione tu e un giocatore a scelta non potete attivare sistemi con unità dell'altro. Gli altri riattivano fino a due pianeti fuori dalle patrie.
ti3-about-political = Per ora decide solo l'ordine di gioco.
ti3-about-logistics = Ricevi quattro contatori di comando. Gli altri ne comprano, a tre influenza l'uno.
ti3-about-trade = Per ora decide solo l'ordine di gioco.
ti3-about-warfare = Riprendi un contatore di comando dalla mappa. Gli altri muovono fino a due torpediniere o incrociatori in sistemi adiacenti senza unità.
ti3-about-technology = Per ora decide solo l'ordine di gioco.
ti3-about-imperial = Si rivela un obiettivo e ottieni due punti vittoria. Gli altri costruiscono unità in uno dei loro sistemi.
ti3-about-planets = Controlla { $count } pianeti fuori dalla tua patria.
ti3-about-mecatol = Controlla Mecatol Rex dall'inizio del round.
ti3-about-specialties = Controlla pianeti con tutte e tre le specialità tecnologiche.
ti3-about-technologies = Possiedi { $count } tecnologie.
ti3-about-colour = Possiedi { $count } tecnologie di un colore.
ti3-about-colours = Possiedi una tecnologia per ognuno dei { $count } colori.
ti3-about-spend-goods = Spendi ora { $count } beni di commercio.
ti3-about-spend-resources = Spendi ora { $count } risorse.
ti3-about-spend-influence = Spendi ora { $count } influenza.
ti3-about-docks = Possiedi { $count } basi spaziali.
ti3-about-heart = Controlla Mecatol Rex e tutti i sistemi adiacenti, con una nave in ognuno.
ti3-about-influence = I tuoi pianeti hanno più influenza di quelli di entrambi i vicini insieme.
ti3-about-domination = Controlla le patrie di { $count } altri giocatori: hai vinto.
ti3-about-supremacy = Controlla { $count } pianeti fuori dalla tua patria: hai vinto.
ti3-about-imperium-rex = Quando si rivela la partita finisce; vince chi ha più punti vittoria.
ti3-about-conqueror = Controlla la patria di un altro giocatore.
ti3-about-diversified = Controlla Mecatol Rex con una base spaziale e possiedi due tecnologie per ognuno di { $count } colori.
ti3-about-focused = Controlla { $count } pianeti con la stessa specialità tecnologica.
ti3-about-forceful = Controlla Mecatol Rex con una base spaziale e { $count } corazzate.
ti3-about-industrial = Controlla Mecatol Rex e abbi in gioco tutte le basi spaziali e tutte e { $count } le corazzate.
ti3-about-gates = Abbi una nave in ogni sistema con un tunnel spaziale.
ti3-about-ships = Controlla Mecatol Rex con una base spaziale e { $count } navi.
ti3-about-merciless = In questo round prendi il pianeta con l'ultima base spaziale di un vicino.
ti3-about-technocrat = Controlla { $count } pianeti con una specialità tecnologica.
ti3-about-usurper = Controlla Mecatol Rex con una base spaziale e { $count } forze di terra.
ti3-end-points = Qualcuno ha i punti vittoria.
ti3-end-objective = Un obiettivo ha vinto la partita.
ti3-end-imperium-rex = Imperium Rex ha chiuso la partita.
ti3-end-last = Resta un solo impero.
ti3-end-nobody = Non resta alcun impero: nessuno vince.

## Righe

ti3-group-rows = In un colpo solo
ti3-row-all = Tutto ciò che arriva, con le truppe: { $ships ->
    [one] 1 astronave
   *[other] { $ships } astronavi
}{ $ground ->
    [0] {""}
    [one] , 1 Forza di Terra
   *[other] , { $ground } Forze di Terra
}{ $fighters ->
    [0] {""}
    [one] , 1 Caccia
   *[other] , { $fighters } Caccia
}{ $chance ->
    [100] {""}
   *[other] . Vinci al { $chance } %
}
ti3-row-all-fighters = Tutto ciò che arriva, con i Caccia: { $ships ->
    [one] 1 astronave
   *[other] { $ships } astronavi
}{ $ground ->
    [0] {""}
    [one] , 1 Forza di Terra
   *[other] , { $ground } Forze di Terra
}{ $fighters ->
    [0] {""}
    [one] , 1 Caccia
   *[other] , { $fighters } Caccia
}{ $chance ->
    [100] {""}
   *[other] . Vinci al { $chance } %
}
ti3-row-enough = Quanto basta per vincere al { $chance } %: { $ships ->
    [one] 1 astronave
   *[other] { $ships } astronavi
}{ $ground ->
    [0] {""}
    [one] , 1 Forza di Terra
   *[other] , { $ground } Forze di Terra
}{ $fighters ->
    [0] {""}
    [one] , 1 Caccia
   *[other] , { $fighters } Caccia
}
ti3-row-one = Un trasporto con { $ground ->
    [one] 1 Forza di Terra
   *[other] { $ground } Forze di Terra
}{ $fighters ->
    [0] {""}
    [one] {" "}e 1 Caccia
   *[other] {" "}e { $fighters } Caccia
}
ti3-row-swap = Tutte le astronavi si scambiano di posto: { $ships }
ti3-row-losses = Le solite perdite per { $count } colpi
ti3-row-one-each = { $count ->
    [one] Fai atterrare 1 Forza di Terra sul pianeta libero
   *[other] Fai atterrare una Forza di Terra su ogni pianeta libero: { $count }
}
ti3-row-land-enough = Fanne atterrare { $count } su { $planet }: preso al { $chance } %
ti3-row-land-attack = Falle atterrare tutte ({ $count }) su { $planet }: preso al { $chance } %
ti3-row-land-all = Falle atterrare tutte ({ $count }) su { $planet }
ti3-row-guns = Fuoco con tutti i { $count } cannoni su { $planet }
ti3-row-settlers = Per colonizzare, su { $planet }: { $count } unità, { $due } risorse in tutto
ti3-row-warships = Per combattere, su { $planet }: { $count } unità, { $due } risorse in tutto
ti3-row-garrison = Per difendere, su { $planet }: { $count } unità, { $due } risorse in tutto
ti3-row-pay = Scarica { $count ->
    [one] 1 pianeta
   *[other] { $count } pianeti
}: { $wasted ->
    [0] niente va sprecato
   *[other] { $wasted } in più
}
ti3-row-pay-goods = { $count ->
    [0] Nessun pianeta
    [one] Scarica 1 pianeta
   *[other] Scarica { $count } pianeti
} e paga { $goods ->
    [one] 1 Bene di Commercio
   *[other] { $goods } Beni di Commercio
}
ti3-row-counters = { $pool } nel pool di comando, { $fleet } nel rifornimento flotta, { $strategy } per la strategia

## Probabilità

ti3-odds-title = Come finisce questa battaglia
ti3-odds-win = Vince l’attaccante: { $chance } %
ti3-odds-draw = Non resta nessuno: { $chance } %
ti3-odds-lose = Vince il difensore: { $chance } %
ti3-odds-rounds = Round, in media: { $rounds }
ti3-odds-own-loss = L’attaccante perde in media risorse per { $price }
ti3-odds-enemy-loss = Il difensore perde in media risorse per { $price }
ti3-odds-usual = Nessuno si ritira; i colpi vanno prima a chi può essere danneggiato, poi a chi costa meno. Sotto: che cosa resta in media a chi vince.
ti3-odds-unit = Unità
ti3-odds-attacker = Attaccante
ti3-odds-defender = Difensore
ti3-odds-name = { $unit }
ti3-odds-left = { $left } di { $count }
ti3-odds-none = –
ti3-odds-two-sides = Una battaglia ha due parti, per esempio «3 cruiser 4 fighter vs 2 dreadnought 1 pds».
ti3-odds-count = «{ $word }» non è un numero di unità: da 1 a 20, prima dell’unità.
ti3-odds-bonus = «{ $word }» cambia il dado di più di nove.
ti3-odds-unknown = «{ $word }» non è un’unità che combatte. Ci sono: { $known }.
ti3-odds-not-hurt = «{ $word }» non può essere danneggiata: un colpo la distrugge.
ti3-odds-not-there = «{ $word }» qui non combatte: le astronavi affrontano astronavi, le Forze di Terra affrontano Forze di Terra.
ti3-odds-shielded = Le Corazzate non possono bombardare un pianeta con un PDS; le Morti Nere sì.

## The board

ti3-board-setup = Preparazione
ti3-board-over = La partita è finita
ti3-board-round = Round { $round }
ti3-board-phase-strategy = Fase Strategica
ti3-board-phase-action = Fase di Azione
ti3-board-phase-status = Fase di Status
ti3-board-stage-movement = Movimento
ti3-board-stage-fire = PDS
ti3-board-stage-battle = Battaglia
ti3-board-stage-landing = Sbarco
ti3-board-stage-invasion = Invasione
ti3-board-stage-production = Produzione
ti3-board-steps = I passi dell'attivazione
ti3-board-round-steps = I passi di un round di combattimento
ti3-board-moment-announcing = Ritirata?
ti3-board-moment-losses = Dadi e perdite
ti3-board-moment-retreat = Ritirata
ti3-board-now = Che cosa succede
ti3-board-place = Posto { $place }
ti3-board-points = Punti Vittoria
ti3-board-points-of = { $points } dei { $goal } Punti Vittoria che fanno vincere
ti3-board-wins = con { $points } si vince
ti3-board-objectives = Obiettivi
ti3-board-to-come = altri { $count }
ti3-board-secret = Segreto
ti3-board-stage-one = Pubblico, stadio I
ti3-board-stage-two = Pubblico, stadio II
ti3-board-of = { $have } su { $need }
ti3-board-strategies = Carte Strategia
ti3-board-card-used = giocata
ti3-board-card-ready = pronta
ti3-board-card-no-action = senza azione
ti3-board-card-order = per ora solo ordine
ti3-board-order = Ordine di gioco
ti3-board-clockwise = In senso orario
ti3-board-speaker = Portavoce
ti3-board-passed = ha passato
ti3-board-out = fuori dal gioco
ti3-board-attacker = attacca
ti3-board-defender = difende
ti3-board-will-retreat = annuncia la ritirata
ti3-board-hits-on = { $unit }: colpisce con { $value } o più
ti3-board-salvo-fire = Fuoco coi PDS
ti3-board-salvo-barrage = Sbarramento Anti-Caccia
ti3-board-salvo-space = Round di combattimento
ti3-board-salvo-bombardment = Bombardamento
ti3-board-salvo-shots = Fuoco coi PDS su chi sbarca
ti3-board-salvo-ground = Battaglia di Invasione
ti3-board-aimed = Puntata sul pianeta
ti3-board-free = nessuno
ti3-board-in-reach = su { $count } disponibili, { $goods } in Beni di Commercio
ti3-board-price = { $unit }: { $cost ->
    [one] una risorsa
   *[other] { $cost } risorse
} { $each ->
    [one] l'una
   *[other] per { $each }
}.
ti3-board-pieces = Pezzi rimasti: { $count }.
ti3-board-new-dock = costruisce dal prossimo round
ti3-board-pays-resources = Risorse pagate
ti3-board-pays-influence = Influenza pagata
ti3-board-wasted = { $count } sprecate
ti3-board-winner = Il trono di Mecatol Rex è occupato.
ti3-board-no-winner = Il trono resta vuoto
ti3-board-planets = Pianeti
ti3-board-resources = Risorse
ti3-board-influence = Influenza
ti3-board-resources-ready = Risorse cariche, sul totale
ti3-board-influence-ready = Influenza carica, sul totale
ti3-board-resources-sum = Risorse: { $ready } cariche su { $all }
ti3-board-influence-sum = Influenza: { $ready } carica su { $all }
ti3-board-exhausted = scarico
ti3-board-left = Rinforzi
ti3-board-left-help = Contatori di Comando che non sono né sulla scheda né sul tabellone
ti3-board-goods-help = Un Bene di Commercio paga una risorsa o un'influenza
ti3-board-help-strategy = Allocazione Strategica: paga le Abilità Secondarie
ti3-board-help-pool = Pool di Comando: ogni contatore attiva un sistema
ti3-board-help-fleet = Rifornimenti alla Flotta: al massimo tante astronavi in ogni sistema, Caccia esclusi
ti3-board-decided = contatori distribuiti
ti3-board-hand = Sistemi in mano
ti3-board-moved = mossa
ti3-board-activated-by = Attivato da
ti3-board-peace = In pace con
ti3-board-held-by = { $planet } di { $seat }: { $ground } Forze di Terra, { $pds } PDS
ti3-board-fleet-of = flotta di { $seat }: { $ships }
ti3-board-fleet-limit = { $ships } astronavi su { $limit }
ti3-board-gate = Tunnel Spaziale { $letter }: accanto a { $others }.
ti3-board-gate-nowhere = Tunnel Spaziale { $letter }: non ce ne sono altri nella galassia.
ti3-board-about-asteroids = Campo di Asteroidi: le astronavi non possono né entrarvi né attraversarlo.
ti3-board-about-nebula = Nebulosa: le astronavi possono fermarvisi, ma non attraversarla. Ne escono con movimento 1, e chi la difende colpisce più facilmente.
ti3-board-about-supernova = SuperNova: le astronavi non possono né entrarvi né attraversarla.
ti3-board-specialty-red = Specialità tecnologica rossa
ti3-board-specialty-green = Specialità tecnologica verde
ti3-board-specialty-blue = Specialità tecnologica blu
ti3-board-combat = Colpisce con
ti3-board-dice = Dadi
ti3-board-movement = Movimento
ti3-board-capacity = Capacità
ti3-board-each-colour = Pezzi per colore
ti3-board-shelf-races = Razze
ti3-board-shelf-units = Unità
ti3-board-shelf-systems = Sistemi
ti3-board-card-bonus = +{ $count } bonus
ti3-board-hits-left = { $count ->
    [one] un colpo da subire
   *[other] { $count } colpi da subire
}
ti3-board-odds-now = Come può finire
ti3-board-odds-there = Con le astronavi presenti
ti3-board-odds-all = Con tutte quelle che possono arrivare
ti3-board-odds-planet = La battaglia per il pianeta
ti3-board-odds-rounds = { $rounds } round in media
ti3-board-odds-lost = −{ $count } risorse
ti3-board-reach = { $count ->
    [one] Una delle tue astronavi lo raggiunge.
   *[other] { $count } delle tue astronavi lo raggiungono.
}

## What bots think of

ti3-term-points = punti
ti3-term-objectives = obiettivi a portata
ti3-term-planets = pianeti
ti3-term-home = la patria
ti3-term-units = unità
ti3-term-docks = basi spaziali
ti3-term-counters = contatori di comando
ti3-term-goods = beni di commercio
ti3-term-cards = carte strategia
ti3-term-prospects = pianeti da prendere
ti3-term-danger = ciò che è in pericolo

ti3-plan-found = costruire la galassia
ti3-plan-choose = scegliere { $card ->
        [initiative] Iniziativa
        [diplomacy] Diplomazia
        [political] Politica
        [logistics] Logistica
        [trade] Commercio
        [warfare] Guerra
        [technology] Tecnologia
       *[imperial] Imperiale
    }
ti3-plan-act = usare { $card ->
        [initiative] Iniziativa
        [diplomacy] Diplomazia
        [political] Politica
        [logistics] Logistica
        [trade] Commercio
        [warfare] Guerra
        [technology] Tecnologia
       *[imperial] Imperiale
    }
ti3-plan-take = prendere pianeti in { $place }
ti3-plan-attack = attaccare in { $place }
ti3-plan-hold = tenere { $place }
ti3-plan-gather = radunarsi per un obiettivo in { $place }
ti3-plan-muster = radunare una flotta in { $place }
ti3-plan-approach = portare truppe in { $place }
ti3-plan-build = costruire in { $place }
ti3-plan-pass = non fare altro in questo round
