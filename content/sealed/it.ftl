sealed-title = Ordini sigillati
sealed-title-help = Tutti scrivono insieme, senza vedersi; poi si mostra tutto in una volta.
sealed-option-rounds = Round
sealed-option-rounds-help = Quante volte si scrive.

sealed-ask-write = Scrivi con { $ink ->
    [one] 1 goccia
   *[other] { $ink } gocce
} d'inchiostro o posa la penna.

sealed-track = { $track ->
    [0] Rotte
    [1] Colonie
   *[other] Flotte
}
sealed-mark = Segna { sealed-track }: { $from } → { $to }
sealed-dig = Scava in cerca di una reliquia
sealed-gamble = Tenta la sorte
sealed-done = Posa la penna

sealed-why-over = La partita è finita.
sealed-why-down = Hai già posato la penna.
sealed-why-ink = Non hai più inchiostro.
sealed-why-full = Questo tracciato è completo.
sealed-why-dug = In questo round hai già scavato.
sealed-why-gambled = In questo round hai già tentato la sorte.

sealed-rolled = Round { $round }: { $ink ->
    [one] 1 goccia
   *[other] { $ink } gocce
} d'inchiostro a testa.
sealed-marked = { $seat } segna { sealed-track }.
    .you = Segni { sealed-track }.
sealed-dug = { $seat } dissotterra { $relic-a }.
    .you = Dissotterri { $relic-a }.
sealed-gambled = { $seat } tira { $roll }.
    .you = Tiri { $roll }.
sealed-pen-down = { $seat } posa la penna.
    .you = Posi la penna.
sealed-written = { $seat } ha scritto { $marks ->
    [one] 1 segno
   *[other] { $marks } segni
}{ $dug ->
    [0] {""}
   *[other] , ha scavato una reliquia
}{ $luck ->
    [0] {""}
    [one] {" "}e ha vinto 1 punto con la sorte
   *[other] {" "}e ha vinto { $luck } punti con la sorte
}.
    .you = Hai scritto { $marks ->
        [one] 1 segno
       *[other] { $marks } segni
    }{ $dug ->
        [0] {""}
       *[other] , hai scavato una reliquia
    }{ $luck ->
        [0] {""}
        [one] {" "}e hai vinto 1 punto con la sorte
       *[other] {" "}e hai vinto { $luck } punti con la sorte
    }.
sealed-crowned = { $seat } completa { sealed-track } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
    .you = Completi { sealed-track } per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
sealed-shown = { $seat } mostra reliquie per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
    .you = Mostri reliquie per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.

sealed-round = Round { $round } di { $rounds }
sealed-round-ink = { $ink ->
    [one] 1 goccia
   *[other] { $ink } gocce
} d'inchiostro a testa in questo round
sealed-sheets = Fogli
sealed-sheet = { $seat }: { $a } / { $b } / { $c }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $relics ->
    [one] 1 reliquia
   *[other] { $relics } reliquie
}
sealed-sheet-down = { $seat } (penna posata): { $a } / { $b } / { $c }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $relics ->
    [one] 1 reliquia
   *[other] { $relics } reliquie
}
sealed-own = La tua scrittura
sealed-own-marks = Segni di questo round: { $a } / { $b } / { $c }; inchiostro rimasto: { $ink }
sealed-own-relic = { $relic }, valore { $value }
sealed-own-roll = Il tuo tiro: { $roll }

sealed-end-rounds = Tutti i round sono stati scritti.
sealed-end-filled = Un foglio è completo.
