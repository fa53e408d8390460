intrigue-title = Intrigue
intrigue-title-help = Hidden hands, announced plots, and vetoes against vetoes.
intrigue-option-target = Points to win
intrigue-option-target-help = Whoever reaches so many points wins at once.

intrigue-ask-turn = Draw a card or play one.
intrigue-window-veto = Vetoes
intrigue-order-veto = Veto it, as long as you hold a Veto
intrigue-ask-window = { $seat } plays { $card-the }. Veto it, or let it pass?
intrigue-ask-peek = You see { $card-the } on top of the deck. Leave it or bury it?

intrigue-draw = Draw a card
intrigue-play = Play { $card-the }
intrigue-play-on = Play { $card-the } on { $target }
intrigue-discard = Discard { $card-a }
intrigue-veto = Veto it
intrigue-pass = Let it pass
intrigue-keep = Leave it on top
intrigue-bury = Put it at the bottom

intrigue-why-full = Your hand is full: play or discard a card first.
intrigue-why-no-deck = There is no card left to draw.
intrigue-why-draw = You may discard a card only when you cannot draw one.
intrigue-why-turn = It is not your turn.
intrigue-why-window = A card has been announced: first see whether anyone vetoes it.
intrigue-why-veto = { $card-the } is played only against a card that was announced.
intrigue-why-poor = Nobody has a point that could be stolen.
intrigue-why-poor-target = { $target } has no point that could be stolen.
intrigue-why-none = You hold no { $card }.
intrigue-why-answered = You have answered already.
intrigue-why-peek = First leave or bury the card you looked at.

intrigue-drew = { $seat } draws a card.
    .you = You draw a card.
intrigue-drew-card = { $seat } draws { $card-a }.
    .you = You draw { $card-a }.
intrigue-announced = { $seat } plays { $card-the }.
    .you = You play { $card-the }.
intrigue-announced-on = { $seat } plays { $card-the } on { $target }.
    .you = You play { $card-the } on { $target }.
intrigue-cancelled = { $card-the } of { $seat } comes to nothing.
    .you = Your { $card } comes to nothing.
intrigue-gained = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You gain { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
intrigue-stole = { $seat } steals a point from { $target }.
    .you = You steal a point from { $target }.
intrigue-stole-nothing = { $target } has nothing left to steal.
    .you = { $target } has nothing left that you could steal.
intrigue-peeked = { $seat } looks at the top card of the deck.
    .you = You look at the top card of the deck.
intrigue-peeked-card = { $seat } looks at the top card of the deck: { $card-a }.
    .you = You look at the top card of the deck: { $card-a }.
intrigue-kept = { $seat } leaves it there.
    .you = You leave it there.
intrigue-buried = { $seat } puts it at the bottom.
    .you = You put it at the bottom.
intrigue-discarded = { $seat } discards { $card-a }.
    .you = You discard { $card-a }.
intrigue-reshuffled = The discard pile is shuffled into a new deck.

intrigue-table = Table
intrigue-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, discard pile: { $discard }, reshuffled { $shuffles ->
    [one] once
   *[other] { $shuffles } times
}.
intrigue-deck-top = You know that the top card is { $card-a }.
intrigue-chain = Announced by { $seat }: { $card }.
intrigue-players = Players
intrigue-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
intrigue-hand = Your hand
intrigue-hand-card = { $card }
intrigue-hand-known = { $card } (others know it)

intrigue-end-points = The goal was reached.
intrigue-end-deck = The cards ran out.
