orrery = Orrery
seat = Giocatore { $number }

# Cells of a table in columns.
change = { $of } { $before } → { $after }
cell = { $value }
cell-none = { "" }

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
refused-no-window = Nessuna finestra di questo tipo ti aspetta.
refused-past-barrier = Una scelta di questa serie non si può annullare, quindi non può seguirne un'altra.

undo-nothing = Non c'è nulla da annullare.
undo-others = Non è più possibile: la tua ultima scelta riguardava altri.
undo-reveal = Non è più possibile: la tua ultima scelta ti ha mostrato qualcosa.
undo-chance = Non è più possibile: la tua ultima scelta è stata affidata al caso.

barrier-others = non annullabile: poi tocca ad altri
barrier-reveal = non annullabile: vedrai qualcosa
barrier-chance = non annullabile: decide il caso

deals-none = In questo gioco non si fanno accordi.
offer-to-whom = Un'offerta va a un altro giocatore di questo tavolo.
offer-goods = Queste merci non si possono offrire.
offer-promise-long = Una promessa può avere al massimo 280 caratteri.
offer-promise-signs = Una promessa è una sola riga di testo, senza #.
offer-too-many = Hai troppe offerte aperte; prima ritirane una.
ware = { $ware }
goods-none = niente
goods-of = { $count } × { $ware }
goods-list = { $first }, { $rest }
deal-never = Non faccio accordi.

log-not-a-log = questo non è un registro di Orrery: dovrebbe iniziare con «orrery log { $format }»
log-format = registro in formato { $format }; questo programma legge il formato { $ours }: usa un orrery più recente
log-header = qui l'intestazione dovrebbe dire «{ $field } …»
log-header-end = qui l'intestazione dovrebbe finire con una riga vuota
log-value = «{ $value }» non è un valore valido per «{ $field }»
log-cut = il file si interrompe a metà di questa riga; tutte le righe precedenti sono intere
log-no-digest = «{ $line }» non ha impronta: una riga finisce con # e 8 cifre esadecimali
log-not-a-line = «{ $line }» non è una scelta, né un accordo, né la fine
log-seat = «{ $seat }» non è un posto di questo tavolo
log-after-end = dopo la fine possono esserci solo il seme e una firma
log-forged-seed = il seme non è quello la cui impronta sta nell'intestazione: il file è stato cambiato
log-not-a-signature = questa non è una firma: ci vogliono «signed», una chiave di 64 cifre esadecimali e altre 128
log-after-signature = dopo la firma non può esserci niente
log-forged-signature = la firma non corrisponde al testo che la precede: il file è stato cambiato

replay-other-game = questo è un registro di «{ $game }»
replay-wrong-seed = il seme non corrisponde all'impronta pubblicata all'inizio
replay-unreadable = «{ $line }» non è nella notazione di questo gioco
replay-not-offered = «{ $line }» non era tra le scelte
replay-no-deal = «{ $line }» non era possibile
replay-digest = il registro dice #{ $logged }, ma rigiocando si ottiene #{ $found }
replay-ending = qui la partita non è finita con «{ $how }»
replay-diverged-changed = { $cause }; è stato scritto con queste stesse regole, quindi il file è stato cambiato o danneggiato
replay-diverged-version = { $cause }; è stato scritto con altre regole o altri dati, ed è la stessa partita solo fino a qui

option-none = non c'è alcuna opzione «{ $option }»; questo gioco non ne ha
option-unknown = non c'è alcuna opzione «{ $option }»; ci sono: { $known }
option-bad-value = l'opzione «{ $option }» non può essere «{ $value }»: scrivi { $allowed }
option-repeated = l'opzione «{ $option }» è indicata due volte: tienine una
option-malformed = «{ $option }» non imposta alcuna opzione: scrivi chiave=valore, senza spazi
option-undescribed = il gioco non descrive l'opzione «{ $option }» così come la usa: per favore segnalalo
option-needs = l'opzione «{ $option }» conta solo con { $need }: imposta quella, o lascia «{ $option }» com'è
preset-none = non c'è alcuna combinazione «{ $preset }»; questo gioco non ne ha
preset-unknown = non c'è alcuna combinazione «{ $preset }»; ci sono: { $known }
option-kind-switch = yes o no
option-kind-number = un numero intero da { $min } a { $max }
option-kind-one-of = una di { $words }
