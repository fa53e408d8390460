orrery = Orrery
seat = Player { $number }

# What a choice changes: a figure before and after.
change = { $of } { $before } → { $after }

# Cells of a table in columns.
cell = { $value }
cell-none = { "" }

setup-seats = { $asked ->
    [one] 1 seat
   *[other] { $asked } seats
} will not do: this game is for { $min } to { $max }.

refused-stale = The table has moved on since you looked. Here is how it stands now; please choose again.
refused-over = The game is over.
refused-frozen = This table stands still: its log no longer replays. You can look at it and export it.
refused-not-asked = You are not asked to choose anything now.
refused-nothing = No choice was given.
refused-unreadable = “{ $choice }” is not a choice of this game.
refused-not-listed = “{ $choice }” cannot be chosen now.
refused-no-such-deal = There is no open offer { $deal } with { $with } that you could answer so.
refused-no-window = No window of this kind waits for you.
refused-past-barrier = One choice in this row cannot be taken back, so nothing may follow it.

undo-nothing = There is nothing to undo.
undo-others = No longer possible: your last choice concerned others.
undo-reveal = No longer possible: your last choice showed you something.
undo-chance = No longer possible: your last choice was left to chance.

barrier-others = cannot be undone: others are next
barrier-reveal = cannot be undone: you will see something
barrier-chance = cannot be undone: chance decides

deals-none = There are no deals in this game.
offer-to-whom = An offer goes to another player at this table.
offer-goods = These goods cannot be offered.
offer-promise-long = A promise may be at most 280 characters long.
offer-promise-signs = A promise is one line of text, without #.
offer-too-many = You have too many open offers; withdraw one first.
ware = { $ware }
goods-none = nothing
goods-of = { $count } × { $ware }
goods-list = { $first }, { $rest }
deal-never = I make no deals.

log-not-a-log = this is not an Orrery log: it should begin with “orrery log { $format }”
log-format = log format { $format }; this program reads format { $ours }: use a newer orrery
log-header = the header should say “{ $field } …” here
log-header-end = the header should end with an empty line here
log-value = “{ $value }” is not a good value for “{ $field }”
log-cut = the file is cut off in the middle of this line; all lines before it are whole
log-no-digest = “{ $line }” has no digest: a line ends with # and 8 hexadecimal digits
log-not-a-line = “{ $line }” is neither a choice, nor a deal, nor the end
log-seat = “{ $seat }” is not a seat of this table
log-after-end = nothing but the seed and a signature may follow the end
log-forged-seed = the seed is not the one whose hash stands in the header: the file was changed
log-not-a-signature = this is no signature: that is “signed”, a key of 64 hexadecimal digits and 128 more
log-after-signature = nothing may follow the signature
log-forged-signature = the signature does not fit the text before it: the file was changed

replay-other-game = this is a log of “{ $game }”
replay-wrong-seed = the seed does not match the hash that was published at the start
replay-unreadable = “{ $line }” is not in this game's notation
replay-not-offered = “{ $line }” was not among the choices
replay-no-deal = “{ $line }” was not possible
replay-digest = the log says #{ $logged }, but the replay gives #{ $found }
replay-ending = the game did not end with “{ $how }” here
replay-diverged-changed = { $cause }; it was written under these same rules, so the file was changed or damaged
replay-diverged-version = { $cause }; it was written under other rules or facts, and is the same game only up to here

option-none = there is no option “{ $option }”; this game has none
option-unknown = there is no option “{ $option }”; there are: { $known }
option-bad-value = option “{ $option }” cannot be “{ $value }”: write { $allowed }
option-repeated = option “{ $option }” is given twice: keep one
option-malformed = “{ $option }” sets no option: write key=value, without spaces
option-undescribed = the game does not describe its option “{ $option }” as it uses it: please report this
option-needs = option “{ $option }” counts only with { $need }: set that, or leave “{ $option }” as it is
preset-none = there is no preset “{ $preset }”; this game has none
preset-unknown = there is no preset “{ $preset }”; there are: { $known }
option-kind-switch = yes or no
option-kind-number = a whole number from { $min } to { $max }
option-kind-one-of = one of { $words }
