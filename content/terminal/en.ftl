## The terminal

cli-games-facts = { $min }–{ $max } players, { $short }–{ $long } minutes; bots: { $bots }
cli-games-option = --option { $key }={ $default }  { $label }: { $help } ({ $allowed })
cli-games-needs = counts only with --option { $need }
cli-games-preset = --preset { $name }  { $label }: { $help }

cli-simulate-head = { $game }: { $games } games of { $players } players, seed { $seed }, { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}
cli-simulate-options = Options: { $options }
cli-simulate-speed = { $choices } choices in { $steps } steps; { $wall } s, { $cpu } s of CPU: { $rate } choices a second
cli-simulate-bot = Bot
cli-simulate-seats = Seats
cli-simulate-points = Points
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-took = { $bot }: { $decisions } decisions; half of them within { $p50 }, 95% within { $p95 }, the longest { $max }
cli-simulate-unfinished = Given up: no end in sight.
cli-simulate-prompts = Asked of people, a game ({ $games } looked at)
cli-simulate-prompts-all = all together
cli-simulate-strict = strict
cli-simulate-brisk = brisk
cli-simulate-single = one answer
cli-simulate-windows = windows
cli-simulate-windows-brisk = …brisk

cli-place = { $place }. { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-score = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-story-secret = ({ $seat } alone) { $what }
cli-verified = verified: { $game }, { $seats } seats, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, ended { $how }, seed matches its hash
cli-verified-so-far = verified so far: { $game }, { $seats } seats, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, not over yet, secret seed matches its hash
cli-signed = signed by key { $key }, and intact
cli-not-signed = not signed
cli-signed-record = the record of a seat, signed by key { $key }, and intact; it cannot be played again

cli-heading = { $game } · you are { $seat }
cli-tentative = Not final yet (u takes it back):
cli-curtain = { $seat } sits down at the keyboard; nobody else looks. Then press Enter.
cli-hand-over = Your turn is over: look, then hand over the keyboard.
cli-no-question = Nothing is asked of you now.
cli-not-understood = “{ $line }” means nothing here: type the number of a choice, or ? for help.
cli-no-such-choice = There is no choice { $number }: type a number from 1 to { $count }.
cli-story-empty = Nothing has happened yet.
cli-why = { $seat } (bot): { $why }
cli-why-row = { $choice } — { $figures }
cli-why-offered = Something about “{ $subject }” is offered: look at the choices.
cli-why-unknown = Nothing is known about “{ $subject }”. Write w and a thing of this game as logs call it; on offer now: { $known }.
cli-help =
    A number   takes that choice
    u          takes back your last choice, as long as it is not final
    U          takes back all of them
    o          lets this go by, and all like it in this round; O: in this game
    a          asks you everything again
    d          deals: what stands, what can be given, and how to offer it
    r          the rule behind the question; r ID or ? ID: any rule
    s          the story so far
    w THING    why nothing about a thing is offered
    l          Italian or English
    q          stops; the log keeps the game

cli-right = At any time
cli-row = In one go
cli-order = From now on
cli-order-none = This can't be let go by: choose something.
cli-order-given = You will not be asked this again.
cli-order-revoked = You will be asked everything again.
cli-overtaken = { $count ->
    [one] What others did has undone your last tentative choice.
   *[other] What others did has undone { $count } of your tentative choices.
}
cli-resume-cut = The last line of the log had been cut off and was never played: it has been left out.
cli-quit-log = The game is kept in { $file }
cli-quit-draft = { $count ->
    [one] A choice that was not final is
   *[other] { $count } choices that were not final are
} not in it.
cli-quit-resume = Go on with: { $command }
cli-end-seed = The secret seed was { $seed }
cli-end-hash = Its hash, published at the start: { $hash }
cli-end-check = Anyone can check: orrery verify { $file }

cli-screen-story = Story
cli-screen-more = PgUp PgDn: more
cli-screen-tentative = not final yet
cli-screen-keys = ↑↓ select · Enter choose · Tab look around · u undo · r rule · s story · l italiano · ? help · q quit
cli-screen-score = { $seat }: { $points }
cli-screen-thinking = The others are playing …
cli-screen-enter = Enter go on · q quit
cli-screen-help =
    ↑ ↓ or a number   select a choice
    Enter             take it
    Tab               look around the table: what is it, and why can't I?
    u                 take back the last choice, unless it is final
    U                 take back all that are not final
    o                 let this go by, and all like it in this round; O: in this game
    a                 be asked everything again
    d                 deals: what stands, what can be given, and how to offer it
    r                 the rule behind the question
    s                 the whole story; PgUp PgDn scroll it
    l                 Italian or English
    PgUp PgDn         scroll the table
    q                 stop; the log keeps the game

    Any key closes this.

cli-error-plain = { $why }
cli-error-no-game = there is no game “{ $asked }”; there are: { $known }
cli-error-no-rule = There is no rule { $id } in this game; orrery rules GAME lists them all.
cli-error-no-match = No rule of this game says “{ $words }”; try fewer or other words.
cli-error-no-fights = No forces fight in this game; orrery games lists them all.
cli-error-no-seat = There is no seat { $asked } at this table: write 1 to { $seats }.
cli-error-no-step = There is no line { $asked } in this log: write 0 to { $lines }.
cli-error-no-bot = There is no bot “{ $asked }” here; there are: { $known }.
cli-error-no-budget = The bot “{ $bot }” takes no budget: write { $bot } alone.
cli-error-bad-budget = “{ $asked }” is not a budget for the bot “{ $bot }”: write a number of tries ({ $bot }:800) or a time ({ $bot }:500ms, { $bot }:2s).
cli-error-bot-count = { $named } bots for { $seats } seats: name one for all, or one a seat.
cli-error-not-over = This game is not over, so its secrets are not told: leave out --all.
cli-error-dead-end = { $seat } is asked and has nothing to choose: this is a mistake in the rules; please report it with the log.
cli-error-simulation = In game { $game }, after { $step } steps, someone was asked and had nothing to choose: this is a mistake in the rules; please report it with the seed.
cli-error-system = The system does not give what is needed: { $why }
cli-error-terminal = Reading or writing at the terminal failed: { $why }
cli-error-read = cannot be read: { $why }
cli-error-write = cannot be written: { $why }; check the folder, the rights and the space
cli-error-exists = is there already and will not be overwritten: go on with it (orrery play --resume), or name another file (--log)
cli-error-moved = someone else has written to this file meanwhile; what they wrote has been left as it is
cli-error-not-a-seed = is not a seed: 64 hexadecimal digits are needed
cli-error-no-seed = the seed has not been revealed and is not beside the log: dice can be checked only once it is
cli-error-diverged = { $why } ({ $good ->
    [0] no line before it is good
    [one] the line before it is good
   *[other] the { $good } lines before it are good
})
cli-error-no-ending = the game is over here, but the log does not say how it ended: its last lines are missing
cli-error-not-signed = it is not signed: nothing says that it comes from whoever has that key
cli-error-other-key = it is signed by another key, { $key }
cli-error-bare-record = this is the record of a seat and nobody signed it: nothing in it can be checked
cli-error-over = this game is over and cannot be resumed: look at it with orrery replay
cli-error-foreign = this log was not written by orrery in this form (are its line ends changed?), so nothing is added to it

cli-serve-at = Orrery is open at { $address }
cli-serve-data = Everything is kept in { $file }
cli-serve-stop = Ctrl-C stops it. Nothing is lost.
cli-store = The data in { $file } cannot be used: { $why }
cli-no-data-folder = No folder for data is known: say where with --data FILE.
cli-no-data = There is no data in { $file }: say where it is with --data FILE.
cli-backup-done = { $count ->
    [one] 1 table is
   *[other] { $count } tables are
} now also in { $file }
cli-mend-done = { $count ->
    [0] No table has stopped.
    [one] 1 table may try again.
   *[other] { $count } tables may try again.
}
cli-no-table = There is no table `{ $table }` in the data.
cli-restore-done = { $count ->
    [one] 1 table was played again and is
   *[other] { $count } tables were played again and are
} now in { $file }
cli-restore-broken = Table { $table } of this backup does not replay: nothing was restored. Use the version of Orrery that made it, or bring it back as it is with --anyway.
cli-restore-still = Table { $table } does not replay: it is there to look at, and stands still where it last agreed.

cli-deal-how = Type a player and goods: 2 1ruby 3jade, then a promise if you like; !2 … for everyone to hear; +1 takes the first offer, -1 declines or withdraws it; - is nothing.
cli-deal-has = { $seat } could give: { $goods }
cli-deal-offer = { $from } offers { $to } { $gives } for { $gets }.
