## Why a bot chose as it did

bot-why-search = Best of { $count } after { $tries ->
    [one] one try
   *[other] { $tries } tries
}.
bot-figures-search = tried { $visits ->
    [one] once
   *[other] { $visits } times
} ({ $share }%), wins { $win }%
bot-why-greedy = Best of { $count } by the lead that follows.
bot-figures-greedy = lead { $lead } ({ $changes })
bot-figures-greedy-same = lead { $lead } (nothing else changes)
bot-change = { $term } { $by }
bot-list = { $first }, { $rest }
bot-points = { $sign }{ $whole }.{ $part }
bot-points-whole = { $sign }{ $whole }

bot-term-points = points
bot-term-income = Energy to come
bot-term-units = Units ready
bot-term-hand = hand
bot-term-cards = cards to come
bot-term-reach = Worlds within reach

bot-plan = Its plan: { $plan }.
bot-plan-done = The plan is done: { $plan }.
bot-plan-stuck = The plan leads no further: { $plan }.
bot-plan-worse = Something is better than the plan: { $plan }.
bot-plan-broken = The plan is dropped: { $plan } ({ $why }).
bot-why-planned = So it was planned.
bot-figures-plan = plan: { $plan }; { $figures }
bot-figures-planned = as planned
bot-sentences = { $first } { $second }

## What a bot says of deals

bot-deal-good = That does me good.
bot-deal-nothing = I would gain nothing by it.
bot-deal-bad = That would do me more harm than good.
bot-deal-impossible = That cannot be.
bot-deal-both = We would both be better off.
