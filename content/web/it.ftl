## Ogni pagina

web-skip = Vai al tavolo
web-to-lobby = Torna alla lobby
web-crumbs = Dove sei
web-language = Lingua
web-theme-light = Tema chiaro
web-theme-dark = Tema scuro
web-playing-as = Giochi come

## Un tavolo

web-your-move = tocca a te
web-awaited = deve giocare
web-players = Giocatori
web-board = Tavolo
web-question = Domanda e storia
web-story = Storia
web-whole-game = tutta la partita
web-since = Dalla tua ultima visita: { $count ->
    [one] 1 novità
   *[other] { $count } novità
}
web-talk = Chat
web-sits-down = { $name } si siede.
web-sits-same = Ora qualcun altro gioca come { $name }.
web-sits-instead = { $name } ora siede al posto di { $former }.
web-seat-rests = Un bot gioca per { $name }.
web-seat-dismissed = Un bot gioca ora al posto di { $name }.
web-seat-returns = { $name } è di nuovo al tavolo.
web-talk-watches = guarda
web-nameless = Qualcuno
web-menu-watchers = Chi guarda
web-watcher-mute = Zittisci
web-watcher-unmute = Lascia parlare
web-watcher-remove = Allontana
web-watcher-let-in = Riammetti
web-say = Di’ qualcosa
web-send = Invia
web-your-things = Le tue cose
web-points = { $count ->
    [one] punto
   *[other] punti
}
web-bot = Bot
web-rule = Regola
web-undo = Annulla
web-waiting = In attesa di { $who }
web-waiting-reactions = Si attendono reazioni.
web-held = Hai risposto. Le risposte valgono quando la finestra si chiude.
web-stopped = Questo tavolo si è fermato.
web-stopped-help = L’ha fermato un nostro errore. Niente è perduto: ciò che è stato giocato è conservato. Mandaci la segnalazione dal menu; da lì chi ha preparato il tavolo può farlo riprovare.
web-frozen = Questa partita è iniziata con altre regole.
web-frozen-help = Si può guardare e portare a casa. Chi l’ha preparata può proseguire dall’ultimo passo ancora valido.
web-frozen-known = Si può guardare finché è ancora la stessa partita. Il suo seme non è più segreto, quindi nessuno può proseguire da lì.
web-imported = Importata
web-imported-help = Questa partita viene da un file. È solo per te: puoi guardarla e ripartire da un suo momento, e non vi si può far entrare nessun altro.
web-past = Un momento del passato
web-past-help = Il tavolo mostra la partita com’era allora.
web-won = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $who }.
   *[other] { $who } vincono insieme.
}
web-replay = Rivedi
web-curtain = { $seat }: tocca a te.
web-curtain-help = Passa lo schermo. Ciò che ha visto l’ultimo giocatore è nascosto.
web-curtain-open = Sono { $seat }

## Il menu di un tavolo

web-menu = Menu
web-menu-seats = Al tavolo
web-menu-share = Condividi e conserva
web-menu-notices = Quando tocca a te
web-seat-open = si attende qualcuno
web-seat-you = tu
web-seat-for-you = un bot, per te
web-seat-person = presente
web-seat-leave = Gioca un bot per me
web-seat-return = Riprendo il mio posto
web-seat-new-link = Nuovo link
web-pace-bots = I bot giocano
web-pace-quick = subito
web-pace-usual = al loro ritmo
web-pace-slow = lentamente
web-explain = Fai dire ai bot perché scelgono
web-explain-no = I bot non devono dire perché
web-wrong-explain = Dove giocano anche altri, i bot tengono per sé quello che hanno in mano.
web-why = perché?
web-level = Come gioca
web-level-change = Cambia
web-seat-bot = Affidalo a un bot
web-go-on = Prosegui dall’ultimo passo valido
web-try-again = Riprova
web-link-watch = Link per guardare
web-link-mine = Sposta il mio posto su un altro dispositivo
web-link-help = Manda questo indirizzo. Qui puoi leggerlo solo tu, e si vede soltanto adesso.
web-link-seat = Un posto per { $name }
web-link-to-watch = Per guardare questo tavolo
web-link-to-mine = Il tuo posto su un altro dispositivo
web-copy = Copia
web-back-to-table = Torna al tavolo
web-log = La partita come file
web-record = Il mio verbale
web-report = Salva la segnalazione di un errore
web-signed-help = I file presi qui sono firmati: vengono da questo server e nessuno li ha cambiati dopo. La sua chiave pubblica:
web-sound = Suono
web-notify = Notifiche
web-turn-before = { $count } prima di questo
web-recap = Che cosa hanno fatto gli altri dopo la tua ultima mossa
web-recap-more = altre { $count } prima
web-ends = Quando finisci il turno
web-ends-now = Finisci il turno subito
web-ends-grace = Lasciami un momento per annullare
web-ends-ask = Prima chiedimelo
web-sure = Confermi?
web-sure-yes = Sì
web-sure-no = No, aspetta
web-deals = { $count ->
    [0] Accordi
   *[other] Accordi ({ $count })
}
web-deal-offer = { $from } offre a { $to }: { $gives } in cambio di { $gets }.
web-deal-openly = aperta a tutti
web-deal-accept = Accetta
web-deal-decline = Rifiuta
web-deal-counter = Fai una controfferta
web-deal-withdraw = Ritira
web-deal-accepted = accettata
web-deal-declined = rifiutata
web-deal-withdrawn = ritirata
web-deal-with = Offri un accordo a { $name }
web-deal-give = Dai
web-deal-get = Ricevi
web-deal-promise = Che cos’altro prometti
web-deal-promise-help = Parole che non vincolano nessuno: cambiano di mano solo le merci.
web-deal-aloud = Lo possono sentire tutti
web-deal-send = Offri
web-orders = { $count ->
    [0] Ordini permanenti
   *[other] Ordini permanenti ({ $count })
}
web-orders-help = Che cosa lasciar passare senza chiederti nulla. Nessun altro lo viene a sapere.
web-orders-windows = ogni occasione di reagire
web-orders-stop = Non chiedermelo più
web-orders-ask = chiedimi
web-orders-round = per questo round
web-orders-game = per tutta la partita
web-waive = Dillo a tutti: in questo round non io
web-waived = { $seat } lascia passare fino alla fine del round: { $kind }.
web-map-in = Ingrandisci
web-map-out = Rimpicciolisci
web-map-fit = Tutta la mappa
web-keys = Tasti
web-key-choose = fa una delle prime nove scelte
web-key-move = scende o sale nell’elenco delle scelte
web-key-undo = annulla
web-key-zoom = ingrandisce, rimpicciolisce, mostra tutto
web-key-pan = sposta la mappa, quando è attiva; da un suo luogo, passa al prossimo
web-key-close = chiude ciò che sta sopra il tavolo
web-key-help = mostra questo elenco
web-close = Chiudi
web-invites = Posti ancora liberi
web-invite = Invita a { $name }
web-invitation = Un invito
web-seat-waits = in attesa: invita
web-all-rules = Tutte le regole
web-rows = In un colpo solo
web-rights = In qualsiasi momento
web-choice-count = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
web-find-choice = Cerca una scelta
web-all-choices = Tutte le scelte
web-choices-shown = { $count } scelte su { $all }
web-restart = Ricomincia il mio turno
web-overtaken = { $count ->
    [one] Ciò che hanno fatto gli altri ha annullato la tua ultima scelta provvisoria: guarda di nuovo.
   *[other] Ciò che hanno fatto gli altri ha annullato { $count } delle tue scelte provvisorie: guarda di nuovo.
}
web-webhook = Indirizzo del webhook (https://…)
web-save = Salva

## Parti comuni a tutti i giochi

web-less = Meno
web-more = Più
web-die-hit = colpo
web-dice-fell = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}, { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
}
web-dice-waiting = { $count ->
    [one] 1 dado da tirare
   *[other] { $count } dadi da tirare
}
web-odds = Vittoria { $win }%, pareggio { $draw }%, sconfitta { $loss }%
web-odds-win = { $share }% vittoria
web-odds-draw = { $share }% pareggio
web-odds-loss = { $share }% sconfitta

## Quando qualcosa non va

web-wrong = Qualcosa è andato storto
web-wrong-not-found = Qui non c’è una pagina o un tavolo così. Controlla l’indirizzo, o vai alla sala.
web-wrong-no-seat = Non hai un posto a questo tavolo. Apri il link che ti è stato dato, o chiedilo a chi l’ha preparato.
web-wrong-fault = Un nostro errore. Niente è cambiato; riprova, e dillo se succede di nuovo.
web-wrong-request = La richiesta qui non ha senso. Torna indietro e riprova.
web-wrong-origin = Arrivava da un altro sito, e non è stato fatto. Apri il tavolo qui e scegli di nuovo.
web-wrong-too-many = Troppe richieste insieme. Aspetta un momento e riprova.
web-wrong-tables-many = Nell'ultima ora hai preparato molti tavoli. Aspetta un po' prima del prossimo.
web-wrong-sessions-many = Nell'ultima ora sono arrivati in molti dalla tua rete. Aspetta un po' e riprova.
web-wrong-unplayed = A { $most } dei tuoi tavoli non ha ancora giocato nessuno, e non possono essercene di più. Gioca a uno di questi, o aspetta: dopo due mesi spariscono.
web-wrong-bot = Non c’è un bot così. Scegline uno dell’elenco.
web-wrong-link = Questo link non è giusto, o è già stato usato. Chiedine uno nuovo.
web-wrong-host = Può farlo solo chi ha preparato il tavolo.
web-wrong-seat = Quello non è il tuo posto.
web-wrong-name = I nomi hanno da 1 a 40 lettere, e nulla di invisibile.
web-wrong-text = Di’ qualcosa, con al massimo 500 lettere.
web-wrong-order = In questo gioco non c’è un ordine permanente così.
web-wrong-webhook = Un webhook è un indirizzo https di un server pubblico. Questo non si può usare.
web-wrong-file = Non è un file di partita leggibile. Riga { $line }: { $why }
web-wrong-unfinished = Si importano solo partite finite, intere e con il loro seme.
web-wrong-file-large = Il file è troppo grande. Una partita da importare può avere fino a { $lines } righe e { $megabytes } MB.
web-wrong-import-one = Stai già importando una partita. Aspetta che sia arrivata, poi porta la prossima.
web-wrong-import-many = Hai già importato { $most } partite, e non possono essercene di più.
web-file-game = Qui non c’è un gioco “{ $game }”.
web-file-rules = La versione { $rules } delle regole deve ancora venire: qui la più nuova è la { $ours }.
web-file-line = Qui dovrebbe esserci “{ $ours }”.
web-wrong-over = La partita è finita: qui non si cambia più niente.
web-wrong-known = La partita è finita e il suo seme non è più segreto: da qui nessuno può proseguire. Puoi invece ripartire da un suo momento.
web-wrong-long = Questa partita è troppo lunga per essere rigiocata qui: più di { $most } righe.
web-wrong-offers = Questa partita è già così lunga che non si può più offrire niente. Si può ancora scegliere.
web-busy = Il tavolo è occupato. Riprova tra un momento.
web-busy-replays = Si stanno aprendo troppe partite insieme. Riprova tra un momento.
web-not-kept = Non si è potuto scrivere su disco, quindi non è stato fatto. Riprova.
web-wrong-disk = Al momento non si possono leggere o scrivere i dati, quindi non è stato fatto nulla. Riprova tra poco.
web-wrong-full = Al momento non c’è posto per un altro visitatore. Riprova tra un momento.
web-moved-on = Il tavolo è andato avanti. Ecco com’è adesso; scegli di nuovo.
web-done-before = Era già stato fatto.
web-wrong-branch-deep = Questo tavolo è il ramo di un ramo di un ramo: parti da uno più vicino alla partita vera.
web-wrong-branch-many = Hai già { $most } rami, e non possono essercene di più.
web-wrong-eyes = Finché la partita continua, ognuno guarda solo con i propri occhi.
web-wrong-not-over = Tutta la partita si può portare a casa quando è finita. Fino ad allora c’è il tuo verbale.

web-name-bot = Bot { $number }
web-name-player = Giocatore { $number }
web-eyes-public = Tutti
web-offline = Il server non risponde. Niente è perduto; riprova tra un momento.
web-tabs = Cosa mostra il foglio
web-tab-choices = Scelte
web-webhook-word = { $name }: tocca a te a { $game }.

## La sala

web-hero = { $count ->
    [0] Giochi spaziali su un solo tavolo, stasera
    [1] Un grande gioco spaziale, un tavolo, stasera
    [2] Due grandi giochi spaziali, un tavolo, stasera
    [3] Tre grandi giochi spaziali, un tavolo, stasera
    [4] Quattro grandi giochi spaziali, un tavolo, stasera
   *[other] { $count } grandi giochi spaziali, un tavolo, stasera
}
web-hero-help = Contro i bot, dal vivo con un link, o nel giro di settimane. Conosce le regole e ti mostra che cosa puoi fare.
web-games = Giochi
web-for-players = { $players } giocatori
web-for-count = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-minutes = { $length } min
web-hours = { $length } h
web-play-now = Gioca ora
web-play-now-help = Subito, contro i bot
web-set-up = Prepara un tavolo
web-small-games = Piccoli giochi per provare il tavolo
web-small-games-help = Pochi minuti l’uno. Inventati qui, per vedere che ogni tipo di decisione funzioni.
web-your-tables = I tuoi tavoli
web-more-tables = Altri tavoli
web-first-tables = I primi tavoli
web-no-tables = Ancora nessuno. Premi “Gioca ora” e ne troverai uno qui ogni volta che torni.
web-continue = Continua
web-look = Guarda
web-row-waiting = si attende { $who }
web-row-reactions = si attendono reazioni
web-row-open = si attende che qualcuno si sieda
web-row-over = finita
web-row-won = { $count ->
    [one] ha vinto { $who }
   *[other] hanno vinto insieme { $who }
}
web-row-stopped = fermato da un nostro errore
web-row-busy = non ancora aperto, guarda di nuovo tra un momento
web-changed = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}, { $time } UTC
web-join = Unisciti a un tavolo
web-join-help = Incolla il link o il codice che hai ricevuto.
web-join-button = Entra
web-code-like = link o codice
web-your-name = Come ti chiami
web-your-name-like = Il tuo nome al tavolo
web-keep = Salva
web-leave = Esci da questo browser, o da tutti gli altri
web-leave-elsewhere = Esci da tutti gli altri
web-leave-elsewhere-help = Se hai perso un dispositivo, o ne hai usato uno comune: chi altrove è te, anche un programma con il tuo token, non lo è più. Questo browser resta.
web-leave-here = Esci da qui
web-leave-here-help = Questo browser dimentica chi sei. I tuoi posti ti aspettano sugli altri tuoi dispositivi; se non ne hai, crea prima un link per ogni posto (nel menu del tavolo).
web-import = Importa una partita
web-import-help = Un registro che tu o un amico avete portato a casa.
web-import-button = Importa
web-read-rules = Leggi le regole, per numero
web-for-programmers = Per chi programma

## Entrare con un link

web-join-what = Il link o il codice vale un posto al tavolo, o un posto da cui guardare. Entra e ci sei: niente account, niente da installare.
web-join-keep = Questo browser si ricorderà del tavolo: lo ritrovi nella sala. Conserva il link per entrare da un altro dispositivo.

## Preparare un tavolo

web-set-the-table = Prepara il tavolo
web-who-plays = Chi gioca
web-how-many = In quanti si gioca
web-seat = Posto { $number }
web-seat-me = io
web-seat-here = qualcun altro a questo schermo
web-seat-link = qualcuno a cui mando un link
web-bot-random = bot, principiante: sceglie a caso
web-bot-greedy = bot, abile: guarda un passo avanti
web-bot-search = bot, esperto: pensa molto in anticipo
web-seat-name = Nome di chi prende il posto { $number }
web-seat-name-like = un nome, se vuoi
web-seats-help = Chi è a questo schermo gioca a turno, e un sipario nasconde ciò che ha visto l’ultimo. I link compaiono quando il tavolo è pronto. Un bot può prendere un posto più tardi, e restituirlo.
web-the-game = Il gioco
web-presets = Combinazioni
web-option-needs = Conta solo con «{ $option }: { $value }».
web-the-table = Il tavolo
web-yes = sì
web-no = no
web-pace = Quando più d’uno può reagire
web-pace-help = Tra amici si gioca spediti: si chiede solo a chi può reagire. Al tavolo severo si chiede a tutti gli interessati, qualunque cosa abbiano in mano, così nessuna pausa rivela nulla.
web-pace-brisk = spedito
web-pace-strict = severo
web-window = Secondi per reagire
web-window-help = Per i tavoli severi: scaduto il tempo, chi non ha risposto lascia passare. Dove basta un’occhiata, come in battaglia, è un quinto di questo. Da 5 secondi a un giorno.
web-watch = Chi può guardare
web-watch-help = Chi guarda vede solo ciò che sanno tutti al tavolo.
web-watch-link = chi ha il link
web-watch-anyone = chiunque

## Regole e componenti

web-rules = Regole
web-rules-help = Ogni regola è una frase con un numero. Il programma le fa rispettare una per una, e ognuna è messa alla prova.
web-rules-how = Ogni regola in una frase, con il suo numero e il titolo del regolamento. Dove il regolamento non è chiaro, una decisione dice che cosa succede qui.
web-to-components = Guarda i componenti.
web-components = Componenti
web-components-help = Ogni pezzo del gioco. Ciascuno dice da dove vengono i suoi valori: dal regolamento, da una fonte pubblica o da una ricostruzione. Chi possiede il gioco può correggerli con file propri.
web-components-none = Questo gioco non ha componenti da mostrare.
web-components-count = { $count ->
    [one] 1 componente
   *[other] { $count } componenti
}
web-find = Cerca
web-find-all = Mostra tutto
web-find-rule = Parole o numero di una regola
web-find-piece = Parole di un componente
web-found-none = Qui nulla dice “{ $query }”. Prova con meno parole, o in un’altra forma.
web-rules-count = { $count ->
    [one] 1 voce
   *[other] { $count } voci
}
web-sections = Sezioni
web-ruling-on = Decisione su
web-scenario = Esempio svolto
web-physical = Conta solo a un tavolo vero
web-later = Deve ancora arrivare
web-tag-clarification = Chiarimento
web-tag-errata = Correzione
web-tag-optional = Solo con l’opzione “{ $name }”
web-tag-derived = Esempio nostro

## Rivedere una partita

web-moment = Momento { $moment } di { $last }
web-moment-label = Momento della partita
web-first = All’inizio
web-back = Un momento indietro
web-play = Riproduci
web-next = Un momento avanti
web-last = Alla fine
web-eyes = Vista da
web-show = Mostra
web-moment-link = Link a questo momento
web-branch = Riparti da qui
web-branch-help = Prepara un nuovo tavolo che prosegue da questo momento. Questo resta com’è.
web-branch-redealt = Prepara un nuovo tavolo che prosegue da questo momento. Ciò che non puoi vedere viene ridistribuito; questo tavolo resta com’è.

## Per i programmi

web-api = Per i programmi
web-api-help = Tutto ciò che una persona può fare in queste pagine, un programma può farlo con JSON. I nomi e i testi qui sotto sono in inglese; le parole dei giochi arrivano nella lingua che il programma chiede.
web-api-step-session = Inizia una sessione: POST /api/v1/sessions con un nome. Manda il token ricevuto con ogni richiesta, come «Authorization: Bearer …».
web-api-step-table = Prepara un tavolo: POST /api/v1/tables. O entra con un link: POST /api/v1/join con il suo codice.
web-api-step-look = Guarda il tavolo: GET /api/v1/tables/…. Dice che cosa si chiede al tuo posto, ed elenca ogni scelta.
web-api-step-choose = Scegli: POST …/choices con la revisione che hai visto e una chiave scelta da te. Niente con la stessa chiave viene fatto due volte.
web-api-step-events = Aspetta: GET …/events avvisa quando c’è qualcosa di nuovo.
web-api-document = Il documento OpenAPI
web-api-contents = In questa pagina
web-api-parameters = Parametri
web-api-body = Corpo:
web-api-answers = Risposte
web-api-shapes = Forme
web-api-optional = si può omettere
web-api-wrong-body = La richiesta non si può leggere: { $why }
web-api-wrong-much = Troppo: «{ $what }» può avere al massimo { $most }.
web-api-wrong-token = Serve una sessione, e con questo token non ce n’è una. Iniziala con POST /api/v1/sessions.
web-api-wrong-seat = Quello non è un posto. I posti si scrivono da s1 a s8.
web-api-wrong-stamp = Quello non è un timbro. Rimanda il timbro arrivato con le scelte.
web-wrong-private = Questo tavolo è solo per te: non vi si può far entrare nessun altro.
web-wrong-one-seat = A questo tavolo ognuno gioca un solo posto, e tu hai già il tuo.
web-wrong-muted = Chi ospita ti lascia guardare, ma non parlare.
web-wrong-crowded = A questo tavolo guardano già in troppi.

## Come si chiamano i tavoli

# Ogni combinazione è un nome: gli aggettivi vanno bene con ogni genere.
web-table-called = { $thing ->
    [0] Cometa
    [1] Nebulosa
    [2] Orbita
    [3] Luna
    [4] Faro
    [5] Meteora
    [6] Eclissi
    [7] Zenit
    [8] Quasar
    [9] Porto
    [10] Lanterna
    [11] Sestante
    [12] Orizzonte
    [13] Aurora
    [14] Pulsar
   *[15] Viaggio
} { $mood ->
    [0] silente
    [1] brillante
    [2] errante
    [3] celeste
    [4] distante
    [5] gentile
    [6] audace
    [7] lucente
    [8] dolce
    [9] veloce
    [10] serale
    [11] felice
    [12] splendente
    [13] paziente
    [14] solare
   *[15] glaciale
} { $number }
web-table-name = Come si chiama il tavolo
web-table-name-help = Quello che serve a ritrovarlo. Se resta vuoto, un nome gli viene dato.

## I propri tavoli

web-archive = Messi via
web-archive-empty = Non hai messo via niente.
web-put-away = Metti via
web-take-out = Riprendi
web-seeking = Tavoli che cercano giocatori
web-open-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-sit = Siediti
web-seeks-who = Chi può sedersi
web-seeks-help = Vale per i posti che lasci liberi per altri.
web-seeks-link = Chi ha un mio link
web-seeks-anyone = Chiunque: il tavolo compare nella lobby
web-seeks = Cerca giocatori nella lobby
web-seeks-no = Non cercare più nessuno
web-remove = Elimina questo tavolo…
web-remove-help = Sparisce per sempre, con la sua partita. Se pensi di volerla rivedere, portala prima a casa.
web-remove-do = Elimina per sempre
web-rematch = Gioca ancora
web-rematch-go = Alla nuova partita
web-rematch-set = { $name } ha preparato un tavolo per giocare ancora.
web-code-aloud = Oppure leggi ad alta voce questo codice:
web-wrong-taken = Lì non ci sono più posti liberi. Cerca un altro tavolo nella lobby.
web-wrong-rematch = Si può rigiocare solo una partita finita, e può farlo chi l’ha giocata.
web-wrong-shared = Qui giocano anche altri, ed è anche la loro partita. Piuttosto metti via il tavolo.
web-wrong-branched = Da questo tavolo si dirama un altro, perciò deve restare. Piuttosto mettilo via.
