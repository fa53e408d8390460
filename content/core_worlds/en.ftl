core-worlds-title = Core Worlds
core-worlds-title-help = Build a deck and an Empire, and invade your way from the rim of the galaxy to its core.
core-worlds-option-draft = Pre-game draft
core-worlds-option-draft-help = Everyone first swaps two starting cards for two of sector 0. For experienced players.

core-worlds-kind-home-world = Home World
core-worlds-kind-world = World
core-worlds-kind-hero = Hero
core-worlds-kind-infantry = Infantry
core-worlds-kind-robot = Robot
core-worlds-kind-vehicle = Vehicle
core-worlds-kind-starfighter = Starfighter
core-worlds-kind-star-cruiser = Star Cruiser
core-worlds-kind-capital-ship = Capital Ship
core-worlds-kind-tactic = Tactic
core-worlds-kind-prestige = Prestige

core-worlds-ask-pick = Pick a card for your starting deck.
core-worlds-ask-energy = Energy Phase: you have { $energy } Energy. Do you want more?
core-worlds-ask-turn = Your turn: { $actions ->
    [one] 1 Action Point
   *[other] { $actions } Action Points
}, { $energy } Energy. What do you do?
core-worlds-ask-deploy = Deploy another Unit? { $actions ->
    [one] 1 Action Point
   *[other] { $actions } Action Points
} and { $energy } Energy are left.
core-worlds-ask-bring = { $card }: you may deploy { $count ->
    [one] 1 more Unit
   *[other] up to { $count } more Units
} that the text allows, without Action Points. You have { $energy } Energy.
core-worlds-ask-arrival = { $card }: just deployed. Use the text?
core-worlds-ask-invade = Invasion of { $world }: Fleet { $fleet } against { $their-fleet }, Ground { $ground } against { $their-ground }. Whom do you commit?
core-worlds-ask-spoils = { $world }: conquered! What do you take from it?
core-worlds-ask-price = { $card }: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
core-worlds-ask-price-up-to = { $card }: discard up to { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
core-worlds-ask-keep = Discard Phase: which card do you keep for the next round?
core-worlds-ask-reshuffle = The Core Worlds are reached. Shuffle your discard pile ({ $discard ->
    [one] 1 card
   *[other] { $discard } cards
}) into your deck ({ $deck })?

core-worlds-pick = Pick { $card-the }
core-worlds-draft = Draft { $card-the } for { $cost } Energy ({ $energy } → { $rest })
core-worlds-draft-token = Draft { $card-the } for { $cost } Energy ({ $energy } → { $rest }, then +1)
core-worlds-deploy = Deploy { $card-the } for { $cost } Energy ({ $energy } → { $rest })
core-worlds-invade = Invade { $card-the } (Fleet { $fleet }, Ground { $ground }) for { $cost } Energy ({ $energy } → { $rest })
core-worlds-act = Use { $card-the }: { $text }
core-worlds-act-tactic = Play { $card-the }: { $text }
core-worlds-act-paid = Play { $card-the } for { $cost } Energy ({ $energy } → { $rest }): { $text }
core-worlds-recover = As an Action, { $unit-the }: take { $card-the } back into hand
core-worlds-commit = Commit { $card-the } (Fleet +{ $fleet }, Ground +{ $ground })
core-worlds-of-copy = { $label } – the one with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
core-worlds-use = Use { $card-the }: { $text }
core-worlds-use-exchange = { $card }: discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} for +{ $gain } Energy
core-worlds-use-burn = { $card }: discard up to { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, +{ $gain } Energy for each
core-worlds-use-charge = { $card }: pay { $cost } Energy for a token ({ $energy } → { $rest })
core-worlds-use-for = Use { $card-the }: { $gain }
core-worlds-use-to-hand = Take { $card-the } back into hand
core-worlds-use-stay = Keep { $card-the } in the Warzone for { $cost } Energy ({ $energy } → { $rest })
core-worlds-play-for = Play { $card-the }: { $gain }
core-worlds-play-for-paid = Play { $card-the } for { $cost } Energy ({ $energy } → { $rest }): { $gain }
core-worlds-plus-energy = +{ $amount } Energy
core-worlds-plus-fleet = Fleet +{ $amount }
core-worlds-plus-ground = Ground +{ $amount }
core-worlds-plus-both = Fleet +{ $fleet } and Ground +{ $ground }
core-worlds-world-fleet = the World loses { $amount } Fleet Strength
core-worlds-world-ground = the World loses { $amount } Ground Strength
core-worlds-world-both = the World loses { $fleet } Fleet Strength and { $ground } Ground Strength
core-worlds-for-energy = { $gain } for { $cost } Energy
core-worlds-for-cards = { $gain } for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} from your hand
core-worlds-for-each-card = { $gain } for each card you discard
core-worlds-then-draw = { $gain }, then draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
core-worlds-draw-cards = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
core-worlds-discard = Discard { $card-the }
core-worlds-conquer = Conquer { $card-the }
core-worlds-withdraw = Break off the Invasion of { $card-the }
core-worlds-colonize = Let { $card-the } settle on the World
core-worlds-surge = Use an Energy Surge Token: +2 Energy ({ $energy } → { $rest }); { $left } left
core-worlds-done-energy = No more Energy
core-worlds-done-deploy = Enough deployed
core-worlds-done-arrival = Leave it
core-worlds-done-spoils = Discard the committed Units
core-worlds-done-price = Enough
core-worlds-pass = Pass for this round ({ $actions ->
    [one] 1 Action Point is lost
   *[other] { $actions } Action Points are lost
})
core-worlds-keep = Keep { $card-the }
core-worlds-keep-none = Keep nothing
core-worlds-reshuffle = Shuffle the discard pile in ({ $discard ->
    [one] 1 card
   *[other] { $discard } cards
})
core-worlds-leave = Leave it as it is

core-worlds-why-wait = It is not for you to choose now.
core-worlds-why-pick = First everyone picks two of the cards that are laid out.
core-worlds-why-keep = Now you choose a card of your hand to keep.
core-worlds-why-reshuffle = First say whether you shuffle your discard pile in.
core-worlds-why-price = First discard what the text asks for.
core-worlds-why-arrival = First say whether you use the text of the Unit that has arrived.
core-worlds-why-spoils = It has nothing to do after this conquest.
core-worlds-why-spoils-first = First finish what the conquest brings.
core-worlds-why-energy-phase = This is the Energy Phase: drafting and invading come in the Action Phase.
core-worlds-why-surge-energy = Energy Surge Tokens are used in your turns of the Action Phase.
core-worlds-why-discards = You may look through your discard pile at any time, but there is nothing to choose from it now.
core-worlds-why-no-surge = You have no Energy Surge Token left.
core-worlds-why-deploying = You are deploying: finish that first.
core-worlds-why-invading = You are invading: one World a turn.
core-worlds-why-dear = It costs { $cost } Energy, and you have { $energy }.
core-worlds-why-tactic-time = This Tactic cannot be played at this time.
core-worlds-why-unit-in-hand = Units in hand do nothing in the Energy Phase.
core-worlds-why-no-text = It has no text for the Energy Phase.
core-worlds-why-used = Its text has been used already.
core-worlds-why-by-itself = Its text works by itself in every Energy Phase.
core-worlds-why-full = It holds as many tokens as it can.
core-worlds-why-unpaid = Its price cannot be paid in full.
core-worlds-why-not-brought = The text does not let you deploy this Unit.
core-worlds-why-hand-invasion = Units in hand add nothing to an Invasion: only those in your Warzone do.
core-worlds-why-own-world = Worlds in a Warzone cannot be invaded.
core-worlds-why-no-action = It has no text to use as an Action.
core-worlds-why-nothing-there = There is nothing that its text could take.
core-worlds-why-world-strength = The strengths of a World only defend it.
core-worlds-why-committed = It is committed, and has no text to use.

core-worlds-picked = { $seat } picks { $card-the }.
core-worlds-put-away = Out of the game: { $card }.
core-worlds-shuffled-picks = { $seat } shuffles the picked cards into the deck.
core-worlds-round = Round { $round } begins: { $sector }.
core-worlds-drew = { $seat } draws a card.
core-worlds-drew-card = { $seat } draws { $card-a }.
core-worlds-reshuffled = { $seat } shuffles the discard pile into a new deck.
core-worlds-produced = The Worlds of { $seat } generate { $energy } Energy.
core-worlds-gained = { $seat } gains { $energy } Energy from { $card-the }.
core-worlds-took-token = { $seat } gains 1 Energy from the token on { $card-the }.
core-worlds-departed = Gone from the Central Zone: { $card }.
core-worlds-tokens = { $count ->
    [one] An Energy Token goes on the card that stays.
   *[other] Energy Tokens go on the { $count } cards that stay.
}
core-worlds-appeared = New in the Central Zone: { $card }.
core-worlds-drafted = { $seat } drafts { $card-the } for { $cost } Energy.
core-worlds-deployed = { $seat } deploys { $card-the } for { $cost } Energy.
core-worlds-invaded = { $seat } invades { $card-the }.
core-worlds-committed = { $seat } commits { $card-the }.
core-worlds-played = { $seat } plays { $card-the }.
core-worlds-used = { $seat } uses { $card-the }.
core-worlds-charged = { $seat } puts a token on { $card-the }.
core-worlds-discarded = { $seat } discards { $card-the }.
core-worlds-conquered = { $seat } conquers { $card-the }!
core-worlds-withdrew = { $seat } breaks off the Invasion of { $card-the }.
core-worlds-colonized = { $seat } settles { $card-the } on { $world-the }.
core-worlds-returned = { $seat } takes { $card-the } back into hand.
core-worlds-stayed = { $seat } keeps { $card-the } in the Warzone.
core-worlds-recovered = { $seat } takes { $card-the } from the discard pile into hand.
core-worlds-commanded = { $seat } gains { $actions ->
    [one] 1 Action Point
   *[other] { $actions } Action Points
}.
core-worlds-surged = { $seat } uses an Energy Surge Token: +2 Energy.
core-worlds-done = { $seat } is done with that.
core-worlds-passed = { $seat } passes for the round.
core-worlds-decided = { $seat } has decided what to keep.
core-worlds-decided-nothing = { $seat } keeps nothing.
core-worlds-decided-card = { $seat } keeps { $card-the }.
core-worlds-cleared = { $seat } keeps no card.
core-worlds-cleared-kept = { $seat } keeps one card.
core-worlds-destiny = The Destiny Marker goes to { $seat }.
core-worlds-shuffled-in = { $seat } shuffles the discard pile into the deck.
core-worlds-left-pile = { $seat } leaves the discard pile as it is.
core-worlds-scored = { $seat }: { $printed } printed and { $bonus } bonus points make { $total ->
    [one] 1 Empire Point
   *[other] { $total } Empire Points
}.

core-worlds-end-points = The Empire with the most points wins.
core-worlds-end-energy = A tie on points: the Worlds that generate more Energy decide.
core-worlds-end-worlds = A tie on points and Energy: more Worlds decide.
core-worlds-end-shared = A tie in everything: the victory is shared.

core-worlds-view-central = Round { $round } of 10, { $sector } · Destiny: { $seat } · deck { $deck }
core-worlds-about-discards = Your discard pile: you may look through it at any time, the others see its top card.
core-worlds-about-surges = Energy Surge Tokens: each gives 2 Energy once in the game, at any time of your turns.
core-worlds-head-central = Central Zone
core-worlds-head-hand = In hand
core-worlds-head-warzone = Warzone
core-worlds-head-kind = Type
core-worlds-head-draft = Draft
core-worlds-head-deploy = Deploy
core-worlds-head-fleet = Fleet
core-worlds-head-ground = Ground
core-worlds-head-energy = Energy
core-worlds-head-points = Points
core-worlds-cell-plus = { $value }+
core-worlds-view-empty = Nothing here: cards come in the Galactic Phase.
core-worlds-view-token = ● { $card }
core-worlds-view-times = { $count } × { $line }
core-worlds-view-name = { $card }
core-worlds-view-and = { $list }, { $name }
core-worlds-view-nothing = nothing
core-worlds-card-home = { $card }: { $kind }, { $energy } Energy, { $points }{ $plus } points.{ $text }
core-worlds-card-world = { $card }: World, Fleet { $fleet }, Ground { $ground }, { $energy } Energy, { $points }{ $plus } points.{ $text }
core-worlds-card-unit = { $card }: { $kind }, draft { $draft }, deploy { $deploy }, Fleet { $fleet }, Ground { $ground }, { $points }{ $plus } points.{ $text }
core-worlds-card-tactic = { $card }: Tactic, draft { $draft }, play { $deploy }, { $points } points.{ $text }
core-worlds-card-prestige = { $card }: Prestige, draft { $draft }, { $points }{ $plus } points.{ $text }
core-worlds-card-text = { " " }{ $text }
core-worlds-card-no-text = { "" }
core-worlds-view-invasion = Invasion of { $card }
core-worlds-view-fleet = Fleet { $own } against { $theirs }: { $verdict }
core-worlds-view-ground = Ground { $own } against { $theirs }: { $verdict }
core-worlds-view-enough = enough
core-worlds-view-short = not yet enough
core-worlds-view-hand = Your hand · { $energy } Energy, { $actions ->
    [one] 1 Action Point
   *[other] { $actions } Action Points
}
core-worlds-view-keeping = You keep { $card-the }.
core-worlds-view-keeping-none = You keep nothing.
core-worlds-view-discards = Your discard pile: { $names }
core-worlds-view-own-empire = Your Empire ({ $seat }) · { $total ->
    [one] 1 point
   *[other] { $total } points
} ({ $printed } printed, { $bonus } bonus)
core-worlds-view-empire = Empire of { $seat } · { $total ->
    [one] 1 point
   *[other] { $total } points
} ({ $printed } printed, { $bonus } bonus)
core-worlds-view-means = Energy { $energy } (+{ $production } a round) · Action Points { $actions } · { $hand } in hand, { $deck } in the deck, { $discard } discarded{ $surges ->
    [0] { "" }
    [one] { " · 1 Surge Token" }
   *[other] { " · " }{ $surges } Surge Tokens
}
core-worlds-view-top = On top of the discard pile: { $card }
core-worlds-view-shown = Seen in hand: { $names }
core-worlds-view-world = { $card }{ $colonists ->
    [0] { "" }
    [one] { " (1 colonist)" }
   *[other] { " " }({ $colonists } colonists)
}
core-worlds-view-unit = { $card }{ $tokens ->
    [0] { "" }
    [one] { " (1 token)" }
   *[other] { " " }({ $tokens } tokens)
}
core-worlds-view-committed = ▶ { $card }{ $tokens ->
    [0] { "" }
    [one] { " (1 token)" }
   *[other] { " " }({ $tokens } tokens)
}
