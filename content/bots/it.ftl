## Perché un bot ha scelto così

bot-why-search = La migliore tra { $count } dopo { $tries ->
    [one] un tentativo
   *[other] { $tries } tentativi
}.
bot-figures-search = provata { $visits ->
    [one] una volta
   *[other] { $visits } volte
} ({ $share }%), vince al { $win }%
bot-why-greedy = La migliore tra { $count } per il vantaggio che ne segue.
bot-figures-greedy = vantaggio { $lead } ({ $changes })
bot-figures-greedy-same = vantaggio { $lead } (nient'altro cambia)
bot-change = { $term } { $by }
bot-list = { $first }, { $rest }
bot-points = { $sign }{ $whole },{ $part }
bot-points-whole = { $sign }{ $whole }

bot-term-points = punti
bot-term-income = Energia futura
bot-term-units = Unità pronte
bot-term-hand = mano
bot-term-cards = carte a venire
bot-term-reach = Mondi a portata

bot-plan = Il suo piano: { $plan }.
bot-plan-done = Il piano è compiuto: { $plan }.
bot-plan-stuck = Il piano non porta oltre: { $plan }.
bot-plan-worse = C'è di meglio del piano: { $plan }.
bot-plan-broken = Il piano è abbandonato: { $plan } ({ $why }).
bot-why-planned = Così era previsto.
bot-figures-plan = piano: { $plan }; { $figures }
bot-figures-planned = come previsto
bot-sentences = { $first } { $second }

## Che cosa dice un bot degli accordi

bot-deal-good = Mi conviene.
bot-deal-nothing = Non ci guadagnerei niente.
bot-deal-bad = Mi farebbe più male che bene.
bot-deal-impossible = Non è possibile.
bot-deal-both = Conviene a tutti e due.
