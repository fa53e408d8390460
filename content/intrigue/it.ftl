intrigue-title = Intrigo
intrigue-title-help = Mani nascoste, trame annunciate e veti contro i veti.
intrigue-option-target = Punti per vincere
intrigue-option-target-help = Chi arriva a questi punti vince subito.

intrigue-ask-turn = Pesca una carta o giocane una.
intrigue-window-veto = Veti
intrigue-order-veto = Poni il veto, finché hai un Veto
intrigue-ask-window = { $seat } gioca { $card-the }. Poni il veto o lasci correre?
intrigue-ask-peek = In cima al mazzo vedi { $card-the }. Lasci la carta o la metti in fondo?

intrigue-draw = Pesca una carta
intrigue-play = Gioca { $card-the }
intrigue-play-on = Gioca { $card-the } su { $target }
intrigue-discard = Scarta { $card-a }
intrigue-veto = Poni il veto
intrigue-pass = Lascia correre
intrigue-keep = Lasciala in cima
intrigue-bury = Mettila in fondo

intrigue-why-full = La tua mano è piena: prima gioca o scarta una carta.
intrigue-why-no-deck = Non ci sono più carte da pescare.
intrigue-why-draw = Puoi scartare una carta solo quando non puoi pescarne una.
intrigue-why-turn = Non è il tuo turno.
intrigue-why-window = È stata annunciata una carta: prima si vede se qualcuno pone il veto.
intrigue-why-veto = { $card-the } si gioca solo contro una carta annunciata.
intrigue-why-poor = Nessuno ha un punto da rubare.
intrigue-why-poor-target = { $target } non ha punti da rubare.
intrigue-why-none = Non hai { $card } in mano.
intrigue-why-answered = Hai già risposto.
intrigue-why-peek = Prima lascia o metti in fondo la carta che hai guardato.

intrigue-drew = { $seat } pesca una carta.
    .you = Peschi una carta.
intrigue-drew-card = { $seat } pesca { $card-a }.
    .you = Peschi { $card-a }.
intrigue-announced = { $seat } gioca { $card-the }.
    .you = Giochi { $card-the }.
intrigue-announced-on = { $seat } gioca { $card-the } su { $target }.
    .you = Giochi { $card-the } su { $target }.
intrigue-cancelled = { $card-the } di { $seat } va a vuoto.
    .you = La tua carta { $card } va a vuoto.
intrigue-gained = { $seat } guadagna { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
    .you = Guadagni { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
intrigue-stole = { $seat } ruba un punto a { $target }.
    .you = Rubi un punto a { $target }.
intrigue-stole-nothing = { $target } non ha più nulla da rubare.
    .you = { $target } non ha più nulla che tu possa rubare.
intrigue-peeked = { $seat } guarda la prima carta del mazzo.
    .you = Guardi la prima carta del mazzo.
intrigue-peeked-card = { $seat } guarda la prima carta del mazzo: { $card-a }.
    .you = Guardi la prima carta del mazzo: { $card-a }.
intrigue-kept = { $seat } la lascia lì.
    .you = La lasci lì.
intrigue-buried = { $seat } la mette in fondo.
    .you = La metti in fondo.
intrigue-discarded = { $seat } scarta { $card-a }.
    .you = Scarti { $card-a }.
intrigue-reshuffled = Gli scarti vengono rimescolati in un nuovo mazzo.

intrigue-table = Tavolo
intrigue-deck = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, scarti: { $discard }, rimescolato { $shuffles ->
    [one] una volta
   *[other] { $shuffles } volte
}.
intrigue-deck-top = Sai che la prima carta è { $card-a }.
intrigue-chain = Annuncio di { $seat }: { $card }.
intrigue-players = Giocatori
intrigue-player = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
intrigue-hand = La tua mano
intrigue-hand-card = { $card }
intrigue-hand-known = { $card } (altri la conoscono)

intrigue-end-points = Il traguardo è stato raggiunto.
intrigue-end-deck = Le carte sono finite.
