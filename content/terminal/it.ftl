## Il terminale

cli-games-facts = { $min }–{ $max } giocatori, { $short }–{ $long } minuti; bot: { $bots }
cli-games-option = --option { $key }={ $default }  { $label }: { $help } ({ $allowed })
cli-games-needs = conta solo con --option { $need }
cli-games-preset = --preset { $name }  { $label }: { $help }

cli-simulate-head = { $game }: { $games } partite con { $players } giocatori, seme { $seed }, { $threads ->
    [one] 1 thread
   *[other] { $threads } thread
}
cli-simulate-options = Opzioni: { $options }
cli-simulate-speed = { $choices } scelte in { $steps } passi; { $wall } s, { $cpu } s di CPU: { $rate } scelte al secondo
cli-simulate-bot = Bot
cli-simulate-seats = Posti
cli-simulate-points = Punti
cli-simulate-wins = Vittorie
cli-simulate-share = Quota
cli-simulate-took = { $bot }: { $decisions } decisioni; metà entro { $p50 }, il 95% entro { $p95 }, la più lunga { $max }
cli-simulate-unfinished = Abbandonata: non se ne vedeva la fine.
cli-simulate-prompts = Chiesto alle persone, a partita ({ $games } osservate)
cli-simulate-prompts-all = in tutto
cli-simulate-strict = severo
cli-simulate-brisk = svelto
cli-simulate-single = 1 risposta
cli-simulate-windows = finestre
cli-simulate-windows-brisk = …svelto

cli-place = { $place }º { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cli-score = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cli-story-secret = (solo { $seat }) { $what }
cli-verified = verificato: { $game }, { $seats } posti, { $lines ->
    [one] 1 riga
   *[other] { $lines } righe
}, finale { $how }, il seme corrisponde alla sua impronta
cli-verified-so-far = verificato fin qui: { $game }, { $seats } posti, { $lines ->
    [one] 1 riga
   *[other] { $lines } righe
}, partita in corso, il seme segreto corrisponde alla sua impronta
cli-signed = firmato con la chiave { $key }, e intatto
cli-not-signed = non firmato
cli-signed-record = il verbale di un posto, firmato con la chiave { $key }, e intatto; non si può rigiocare

cli-heading = { $game } · sei { $seat }
cli-tentative = Non ancora definitivo (u per annullare):
cli-curtain = { $seat } si siede alla tastiera; nessun altro guarda. Poi premi Invio.
cli-hand-over = Il tuo turno è finito: guarda, poi cedi la tastiera.
cli-no-question = Ora non ti viene chiesto nulla.
cli-not-understood = «{ $line }» qui non vuol dire nulla: scrivi il numero di una scelta, o ? per l'aiuto.
cli-no-such-choice = La scelta { $number } non c'è: scrivi un numero da 1 a { $count }.
cli-story-empty = Non è ancora successo nulla.
cli-why = { $seat } (bot): { $why }
cli-why-row = { $choice } — { $figures }
cli-why-offered = Per «{ $subject }» qualcosa si può fare: guarda le scelte.
cli-why-unknown = Di «{ $subject }» non si sa nulla. Scrivi w e una cosa di questo gioco come la chiamano i registri; ora disponibili: { $known }.
cli-help =
    Un numero  fa quella scelta
    u          annulla l'ultima scelta, finché non è definitiva
    U          le annulla tutte
    o          lascia passare questo e tutto ciò che gli somiglia in questo round; O: in questa partita
    a          torna a chiederti tutto
    d          accordi: che cosa c'è sul tavolo, che cosa si può dare e come offrirlo
    r          la regola dietro la domanda; r ID o ? ID: una regola qualsiasi
    s          la storia fin qui
    w COSA     perché di una cosa non si può fare nulla
    l          italiano o inglese
    q          si ferma; la partita resta nel registro

cli-right = In qualsiasi momento
cli-row = In un colpo solo
cli-order = D’ora in poi
cli-order-none = Questo non si può lasciar passare: scegli qualcosa.
cli-order-given = Non ti sarà più chiesto.
cli-order-revoked = Ti sarà chiesto di nuovo tutto.
cli-overtaken = { $count ->
    [one] Ciò che hanno fatto gli altri ha annullato la tua ultima scelta provvisoria.
   *[other] Ciò che hanno fatto gli altri ha annullato { $count } delle tue scelte provvisorie.
}
cli-resume-cut = L'ultima riga del registro era troncata e non è mai stata giocata: è stata tolta.
cli-quit-log = La partita è conservata in { $file }
cli-quit-draft = { $count ->
    [one] Una scelta non ancora definitiva non vi è compresa.
   *[other] { $count } scelte non ancora definitive non vi sono comprese.
}
cli-quit-resume = Per continuare: { $command }
cli-end-seed = Il seme segreto era { $seed }
cli-end-hash = La sua impronta, pubblicata all'inizio: { $hash }
cli-end-check = Chiunque può controllare: orrery verify { $file }

cli-screen-story = Storia
cli-screen-more = Pag↑ Pag↓: altro
cli-screen-tentative = non ancora definitivo
cli-screen-keys = ↑↓ seleziona · Invio scegli · Tab esplora · u annulla · r regola · s storia · l English · ? aiuto · q esci
cli-screen-score = { $seat }: { $points }
cli-screen-thinking = Gli altri stanno giocando …
cli-screen-enter = Invio avanti · q esci
cli-screen-help =
    ↑ ↓ o un numero   seleziona una scelta
    Invio             la fa
    Tab               guarda il tavolo: che cos'è, e perché non posso?
    u                 annulla l'ultima scelta, finché non è definitiva
    U                 annulla tutte quelle non definitive
    o                 lascia passare questo e simili in questo round; O: in questa partita
    a                 torna a chiederti tutto
    d                 accordi: le offerte, che cosa si può dare e come offrirlo
    r                 la regola dietro la domanda
    s                 tutta la storia; PgSu PgGiù la scorrono
    l                 italiano o inglese
    Pag↑ Pag↓         scorre il tavolo
    q                 si ferma; la partita resta nel registro

    Un tasto qualsiasi chiude questo riquadro.

cli-error-plain = { $why }
cli-error-no-game = il gioco «{ $asked }» non c'è; ci sono: { $known }
cli-error-no-rule = In questo gioco la regola { $id } non c'è; orrery rules GIOCO le elenca tutte.
cli-error-no-match = Nessuna regola di questo gioco dice «{ $words }»: prova con meno parole o con altre.
cli-error-no-fights = In questo gioco non si combatte; orrery games elenca tutti i giochi.
cli-error-no-seat = A questo tavolo il posto { $asked } non c'è: scrivi da 1 a { $seats }.
cli-error-no-step = In questo registro la riga { $asked } non c'è: scrivi da 0 a { $lines }.
cli-error-no-bot = Qui il bot «{ $asked }» non c'è; ci sono: { $known }.
cli-error-no-budget = Il bot «{ $bot }» non vuole un limite: scrivi solo { $bot }.
cli-error-bad-budget = «{ $asked }» non è un limite per il bot «{ $bot }»: scrivi un numero di tentativi ({ $bot }:800) o un tempo ({ $bot }:500ms, { $bot }:2s).
cli-error-bot-count = { $named } bot per { $seats } posti: indicane uno per tutti, o uno per posto.
cli-error-not-over = La partita non è finita, perciò i suoi segreti non si raccontano: togli --all.
cli-error-dead-end = { $seat } deve scegliere e non ha nulla da scegliere: è un errore nelle regole; segnalalo insieme al registro.
cli-error-simulation = Nella partita { $game }, dopo { $step } passi, qualcuno doveva scegliere e non aveva nulla da scegliere: è un errore nelle regole; segnalalo insieme al seme.
cli-error-system = Il sistema non dà ciò che serve: { $why }
cli-error-terminal = Non si riesce a leggere o scrivere al terminale: { $why }
cli-error-read = non si può leggere: { $why }
cli-error-write = non si può scrivere: { $why }; controlla la cartella, i permessi e lo spazio
cli-error-exists = c'è già e non viene sovrascritto: continua quella partita (orrery play --resume) o indica un altro file (--log)
cli-error-moved = qualcun altro ha scritto nel frattempo in questo file; ciò che ha scritto è rimasto com'è
cli-error-not-a-seed = non è un seme: servono 64 cifre esadecimali
cli-error-no-seed = il seme non è stato rivelato e non è accanto al registro: i dadi si possono controllare solo quando lo sarà
cli-error-diverged = { $why } ({ $good ->
    [0] nessuna riga prima di questa è buona
    [one] la riga prima di questa è buona
   *[other] le { $good } righe prima di questa sono buone
})
cli-error-no-ending = qui la partita è finita, ma il registro non dice come: mancano le sue ultime righe
cli-error-not-signed = non è firmato: niente dice che venga da chi ha quella chiave
cli-error-other-key = è firmato con un'altra chiave, { $key }
cli-error-bare-record = questo è il verbale di un posto e nessuno l'ha firmato: non vi si può controllare niente
cli-error-over = questa partita è finita e non si può riprendere: guardala con orrery replay
cli-error-foreign = questo registro non è stato scritto da orrery in questa forma (sono cambiati i fine riga?), perciò non vi si aggiunge nulla

cli-serve-at = Orrery è aperto a { $address }
cli-serve-data = Tutto è conservato in { $file }
cli-serve-stop = Ctrl-C lo ferma. Non si perde niente.
cli-store = I dati in { $file } non si possono usare: { $why }
cli-no-data-folder = Non si conosce una cartella per i dati: indicala con --data FILE.
cli-no-data = Non ci sono dati in { $file }: indica dove sono con --data FILE.
cli-backup-done = { $count ->
    [one] 1 tavolo è
   *[other] { $count } tavoli sono
} ora anche in { $file }
cli-mend-done = { $count ->
    [0] Nessun tavolo si è fermato.
    [one] 1 tavolo può riprovare.
   *[other] { $count } tavoli possono riprovare.
}
cli-no-table = Nei dati non c’è un tavolo `{ $table }`.
cli-restore-done = { $count ->
    [one] 1 tavolo è stato rigiocato ed è
   *[other] { $count } tavoli sono stati rigiocati e sono
} ora in { $file }
cli-restore-broken = Il tavolo { $table } di questa copia non si rigioca: non è stato ripristinato niente. Usa la versione di Orrery che l’ha scritta, oppure ripristina così com’è con --anyway.
cli-restore-still = Il tavolo { $table } non si rigioca: si può guardare, ed è fermo al punto in cui tornava ancora.

cli-deal-how = Scrivi un giocatore e le merci: 2 1ruby 3jade, poi una promessa se vuoi; !2 … perché la sentano tutti; +1 accetta la prima offerta, -1 la rifiuta o la ritira; - è niente.
cli-deal-has = { $seat } potrebbe dare: { $goods }
cli-deal-offer = { $from } offre a { $to } { $gives } in cambio di { $gets }.
