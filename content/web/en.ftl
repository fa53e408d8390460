## Every page

web-skip = Skip to the table
web-to-lobby = To the lobby
web-crumbs = Where you are
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-playing-as = Playing as

## A table

web-your-move = your move
web-awaited = to move
web-players = Players
web-board = Board
web-question = Question and story
web-story = Story
web-whole-game = whole game
web-since = Since you were last here: { $count ->
    [one] 1 line
   *[other] { $count } lines
}
web-talk = Talk
web-sits-down = { $name } sits down.
web-sits-same = Someone else now plays as { $name }.
web-sits-instead = { $name } now sits in place of { $former }.
web-seat-rests = A bot plays for { $name }.
web-seat-dismissed = A bot now plays in place of { $name }.
web-seat-returns = { $name } is back.
web-talk-watches = looks on
web-nameless = Somebody
web-menu-watchers = Looking on
web-watcher-mute = Mute
web-watcher-unmute = Let speak
web-watcher-remove = Remove
web-watcher-let-in = Let in again
web-say = Say something
web-send = Send
web-your-things = Your things
web-points = { $count ->
    [one] point
   *[other] points
}
web-bot = Bot
web-rule = Rule
web-undo = Undo
web-waiting = Waiting for { $who }.
web-waiting-reactions = Waiting for reactions.
web-held = You have answered. The answers count when the window closes.
web-stopped = This table has stopped.
web-stopped-help = A fault of ours stopped it. Nothing is lost: what was played is kept as it was. Send us the report from the menu; whoever set the table up may let it try again there.
web-frozen = This game was begun under other rules.
web-frozen-help = It can be looked at and taken home. Whoever set it up may go on from the last step that still fits.
web-frozen-known = It can be looked at as far as it is still the same game. Its seed is no secret, so nobody can play on from there.
web-imported = Imported
web-imported-help = This game was brought from a file. It is for you alone: you can look at it and branch off it, and nobody else can be let in.
web-past = A moment of the past
web-past-help = The board shows the game as it was then.
web-won = { $count ->
    [0] Nobody wins.
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
web-replay = Replay
web-curtain = { $seat }: it is your move.
web-curtain-help = Hand the screen over. What the last player saw is hidden.
web-curtain-open = I am { $seat }

## The menu of a table

web-menu = Menu
web-menu-seats = At the table
web-menu-share = Share and keep
web-menu-notices = When it is your move
web-seat-open = waiting for someone
web-seat-you = you
web-seat-for-you = a bot, for you
web-seat-person = here
web-seat-leave = Let a bot play for me
web-seat-return = Take my seat back
web-seat-new-link = New link
web-pace-bots = Bots play
web-pace-quick = at once
web-pace-usual = at their pace
web-pace-slow = slowly
web-explain = Have bots say why they choose
web-explain-no = Bots need not say why
web-wrong-explain = Where others play as well, bots keep to themselves what they hold.
web-why = why?
web-level = How it plays
web-level-change = Change
web-seat-bot = Give it to a bot
web-go-on = Go on from the last step that fits
web-try-again = Try again
web-link-watch = Link for watching
web-link-mine = Move my seat to another device
web-link-help = Send this address. Nobody but you can read it here, and it is shown only now.
web-link-seat = A seat for { $name }
web-link-to-watch = To watch this table
web-link-to-mine = Your seat on another device
web-copy = Copy
web-back-to-table = Back to the table
web-log = Game as a file
web-record = My record
web-report = Save a report of a fault
web-signed-help = Files from here are signed: they came from this server and nobody changed them since. Its public key:
web-sound = Sound
web-notify = Notifications
web-turn-before = { $count } before that
web-recap = What the others did since your last move
web-recap-more = { $count } more before
web-ends = When you end your turn
web-ends-now = End my turn at once
web-ends-grace = Leave me a moment to undo
web-ends-ask = Ask me first
web-sure = Are you sure?
web-sure-yes = Yes
web-sure-no = No, wait
web-deals = { $count ->
    [0] Deals
   *[other] Deals ({ $count })
}
web-deal-offer = { $from } offers { $to }: { $gives } for { $gets }.
web-deal-openly = openly
web-deal-accept = Accept
web-deal-decline = Decline
web-deal-counter = Make a counter-offer
web-deal-withdraw = Withdraw
web-deal-accepted = accepted
web-deal-declined = declined
web-deal-withdrawn = withdrawn
web-deal-with = Offer { $name } a deal
web-deal-give = You give
web-deal-get = You get
web-deal-promise = What else you promise
web-deal-promise-help = Words that bind nobody; only goods change hands.
web-deal-aloud = Everyone may hear of it
web-deal-send = Offer
web-orders = { $count ->
    [0] Standing orders
   *[other] Standing orders ({ $count })
}
web-orders-help = What to let go by without asking you. Nobody else learns of it.
web-orders-windows = every chance to react
web-orders-stop = Don’t ask me this again
web-orders-ask = ask me
web-orders-round = this round
web-orders-game = this game
web-waive = Say openly: not me, this round
web-waived = { $seat } lets this go by until the round ends: { $kind }.
web-map-in = Zoom in
web-map-out = Zoom out
web-map-fit = The whole map
web-keys = Keys
web-key-choose = make one of the first nine choices
web-key-move = go down or up the list of choices
web-key-undo = undo
web-key-zoom = zoom in, zoom out, fit
web-key-pan = move a map, while it has the focus; from a place of it, go to the next
web-key-close = close what lies over the table
web-key-help = show this
web-close = Close
web-invites = Seats that are still open
web-invite = Invite to { $name }
web-invitation = An invitation
web-seat-waits = waiting: invite
web-all-rules = All rules
web-rows = In one go
web-rights = At any time
web-choice-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
web-find-choice = Find a choice
web-all-choices = All choices
web-choices-shown = { $count } of { $all } choices
web-restart = Restart my turn
web-overtaken = { $count ->
    [one] What others did has undone your last tentative choice: look again.
   *[other] What others did has undone { $count } of your tentative choices: look again.
}
web-webhook = Webhook address (https://…)
web-save = Save

## Parts that games share

web-less = Less
web-more = More
web-die-hit = hit
web-dice-fell = { $count ->
    [one] 1 die
   *[other] { $count } dice
}, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
web-dice-waiting = { $count ->
    [one] 1 die to roll
   *[other] { $count } dice to roll
}
web-odds = Win { $win }%, draw { $draw }%, loss { $loss }%
web-odds-win = { $share }% win
web-odds-draw = { $share }% draw
web-odds-loss = { $share }% loss

## When something does not work

web-wrong = That did not work
web-wrong-not-found = There is no such page or table here. Look at the address, or go to the lobby.
web-wrong-no-seat = You have no seat at this table. Open the link that you were given, or ask its host for one.
web-wrong-fault = A fault of ours. Nothing was changed; try again, and tell us if it happens twice.
web-wrong-request = The request makes no sense here. Go back and try again.
web-wrong-origin = This came from another site, and was not done. Open the table here and choose again.
web-wrong-too-many = Too many requests at once. Wait a moment and try again.
web-wrong-tables-many = You have set up many tables in the last hour. Wait a while before the next.
web-wrong-sessions-many = Many have come from your network in the last hour. Wait a while and try again.
web-wrong-unplayed = At { $most } of your tables nobody has played yet, which is the most there can be. Play at one of them, or wait: they go after two months.
web-wrong-bot = There is no such bot. Choose one of those in the list.
web-wrong-link = This link is not right, or has been used already. Ask for a new one.
web-wrong-host = Only whoever set up the table may do that.
web-wrong-seat = That is not your seat.
web-wrong-name = Names have 1 to 40 letters, and nothing in them is invisible.
web-wrong-text = Say something, in up to 500 letters.
web-wrong-order = There is no such standing order in this game.
web-wrong-webhook = A webhook is an https address of a public server. This one cannot be used.
web-wrong-file = This is not a game file that can be read. Line { $line }: { $why }
web-wrong-unfinished = Only finished games can be imported, whole and with their seed.
web-wrong-file-large = The file is too large. A game to be imported may have up to { $lines } lines and { $megabytes } MB.
web-wrong-import-one = You are importing a game already. Wait until it is there, then bring the next.
web-wrong-import-many = You have imported { $most } games already, which is the most there can be.
web-file-game = There is no game “{ $game }” here.
web-file-rules = Rules version { $rules } is still to come: version { $ours } is the newest here.
web-file-line = It should say “{ $ours }” here.
web-wrong-over = The game is over: nothing more can be changed here.
web-wrong-known = The game has ended, and its seed is no secret: nobody can play on from here. You can branch off it instead.
web-wrong-long = This game is too long to be played again here: more than { $most } lines.
web-wrong-offers = This game is so long already that nothing more can be offered. Choices can still be made.
web-busy = The table is busy. Try again in a moment.
web-busy-replays = Too many games are being opened at once. Try again in a moment.
web-not-kept = It could not be written to disk, so it was not done. Try again.
web-wrong-disk = The data cannot be read or written at the moment, so nothing was done. Try again in a moment.
web-wrong-full = There is no room for another visitor at the moment. Try again in a moment.
web-moved-on = The table has moved on. Here is how it stands now; choose again.
web-done-before = That was done already.
web-wrong-branch-deep = This table is a branch of a branch of a branch: branch off one that is nearer to the real game.
web-wrong-branch-many = You have { $most } branches already, which is the most there can be.
web-wrong-eyes = While the game goes on, everyone looks through their own eyes alone.
web-wrong-not-over = The whole game can be taken home when it is over. Until then there is your own record.

web-name-bot = Bot { $number }
web-name-player = Player { $number }
web-eyes-public = Everyone
web-offline = The server cannot be reached. Nothing was lost; try again in a moment.
web-tabs = What the sheet shows
web-tab-choices = Choices
web-webhook-word = { $name }: it is your move at { $game }.

## The lobby

web-hero = { $count ->
    [0] Space games on one table, tonight
    [1] A heavy space game, one table, tonight
    [2] Two heavy space games, one table, tonight
    [3] Three heavy space games, one table, tonight
    [4] Four heavy space games, one table, tonight
   *[other] { $count } heavy space games, one table, tonight
}
web-hero-help = Against bots, live with a link, or over weeks. It knows the rules and shows you what you can do.
web-games = Games
web-for-players = { $players } players
web-for-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-minutes = { $length } min
web-hours = { $length } h
web-play-now = Play now
web-play-now-help = At once, against bots
web-set-up = Set up a table
web-small-games = Small games that try out the table
web-small-games-help = A few minutes each. Made up here, to see that every kind of decision works.
web-your-tables = Your tables
web-more-tables = More tables
web-first-tables = The first tables
web-no-tables = None yet. Press “Play now” and one will be waiting here whenever you come back.
web-continue = Continue
web-look = Look
web-row-waiting = waiting for { $who }
web-row-reactions = waiting for reactions
web-row-open = waiting for people to sit down
web-row-over = over
web-row-won = { $count ->
    [one] { $who } won
   *[other] { $who } shared the victory
}
web-row-stopped = stopped by a fault of ours
web-row-busy = not open yet, look again in a moment
web-changed = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $time } UTC
web-join = Join a table
web-join-help = Paste the link or the code you were given.
web-join-button = Join
web-code-like = link or code
web-your-name = What you are called
web-your-name-like = Your name at the table
web-keep = Keep
web-leave = Leave this browser, or all others
web-leave-elsewhere = Leave everywhere else
web-leave-elsewhere-help = If you lost a device, or used one that others use: whoever is you elsewhere, a program with your token too, no longer is. This browser stays.
web-leave-here = Leave here
web-leave-here-help = This browser forgets who you are. Your seats wait for you on your other devices; if you have none, make a link to each seat first (the menu of its table).
web-import = Import a game
web-import-help = A log file that you or a friend took home.
web-import-button = Import
web-read-rules = Read the rules, by number
web-for-programmers = For programmers

## Coming in by a link

web-join-what = The link or the code stands for a seat, or for a place to watch from. Join, and you are there: no account, nothing to install.
web-join-keep = This browser will remember the table: you find it again in the lobby. Keep the link to come in from somewhere else.

## Setting up a table

web-set-the-table = Set the table
web-who-plays = Who plays
web-how-many = How many play
web-seat = Seat { $number }
web-seat-me = me
web-seat-here = someone else at this screen
web-seat-link = someone I send a link
web-bot-random = bot, novice: picks at random
web-bot-greedy = bot, skilled: looks one step ahead
web-bot-search = bot, expert: thinks far ahead
web-seat-name = Name of whoever takes seat { $number }
web-seat-name-like = a name, if you like
web-seats-help = Those at this screen take turns, and a curtain hides what the last one saw. Links are shown once the table is set. A bot can take over a seat later, and give it back.
web-the-game = The game
web-presets = Combinations
web-option-needs = Counts only with “{ $option }: { $value }”.
web-the-table = The table
web-yes = yes
web-no = no
web-pace = When several may react
web-pace-help = Friends play brisk: only those who can react are asked. Strict asks everyone concerned, whatever they hold, so that no pause gives anything away.
web-pace-brisk = brisk
web-pace-strict = strict
web-window = Seconds to react
web-window-help = For strict tables: when the time is up, whoever has not answered lets it pass. Where a glance is enough, as in a battle, it is a fifth of this. From 5 seconds to a day.
web-watch = Who may watch
web-watch-help = Watchers see only what everybody at the table knows.
web-watch-link = whoever has the link
web-watch-anyone = anyone

## Rules and components

web-rules = Rules
web-rules-help = Every rule is a sentence with a number. The program enforces them one by one, and each is tested.
web-rules-how = Every rule in one sentence, with its number and the heading of the rulebook. Where the rulebook is unclear, a ruling says what happens here.
web-to-components = See the components.
web-components = Components
web-components-help = Every piece of the game. Each says where its figures come from: the rulebook, a public source, or a reconstruction. Owners of the game can correct them with files of their own.
web-components-none = This game has no components to show.
web-components-count = { $count ->
    [one] 1 component
   *[other] { $count } components
}
web-find = Find
web-find-all = Show all
web-find-rule = Words or the number of a rule
web-find-piece = Words of a component
web-found-none = Nothing here says “{ $query }”. Try fewer words, or another form of them.
web-rules-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
web-sections = Sections
web-ruling-on = Ruling on
web-scenario = Worked example
web-physical = Only matters at a real table
web-later = Still to come
web-tag-clarification = Clarification
web-tag-errata = Correction
web-tag-optional = Only with the option “{ $name }”
web-tag-derived = Our own example

## Replay

web-moment = Moment { $moment } of { $last }
web-moment-label = Moment of the game
web-first = To the start
web-back = One moment back
web-play = Play
web-next = One moment on
web-last = To the end
web-eyes = Seen by
web-show = Show
web-moment-link = Link to this moment
web-branch = Branch from here
web-branch-help = Sets a new table that goes on from this moment. This one stays as it is.
web-branch-redealt = Sets a new table that goes on from this moment. What you cannot see is dealt anew; this table stays as it is.

## For programs

web-api = For programs
web-api-help = Whatever a person can do in these pages, a program can do with JSON. The names and texts below are in English; the words of the games come in the language that the program asks for.
web-api-step-session = Begin a session: POST /api/v1/sessions with a name. Send the token that you get with every request, as “Authorization: Bearer …”.
web-api-step-table = Set up a table: POST /api/v1/tables. Or come in by a link: POST /api/v1/join with its code.
web-api-step-look = Look at the table: GET /api/v1/tables/…. It says what your seat is asked, and lists every choice.
web-api-step-choose = Choose: POST …/choices with the revision that you saw and a key of your own making. Nothing with the same key is done twice.
web-api-step-events = Wait: GET …/events says when there is something new.
web-api-document = The OpenAPI document
web-api-contents = On this page
web-api-parameters = Parameters
web-api-body = Body:
web-api-answers = Answers
web-api-shapes = Shapes
web-api-optional = may be left out
web-api-wrong-body = The request cannot be read: { $why }
web-api-wrong-much = Too much: “{ $what }” may have at most { $most }.
web-api-wrong-token = This needs a session, and there is none with this token. Begin one with POST /api/v1/sessions.
web-api-wrong-seat = That is not a seat. Seats are written s1 to s8.
web-api-wrong-stamp = That is not a stamp. Send back the stamp that came with the choices.
web-wrong-private = This table is for you alone: nobody else can be let in.
web-wrong-one-seat = At this table each person plays one seat, and you have yours.
web-wrong-muted = The host lets you look on, and say nothing.
web-wrong-crowded = Too many look on at this table already.

## What tables are called

# Every combination is a name, so each mood goes with each thing.
web-table-called = { $mood ->
    [0] Quiet
    [1] Bright
    [2] Wandering
    [3] Amber
    [4] Distant
    [5] Gentle
    [6] Bold
    [7] Silver
    [8] Drowsy
    [9] Swift
    [10] Velvet
    [11] Merry
    [12] Golden
    [13] Patient
    [14] Curious
   *[15] Frosty
} { $thing ->
    [0] comet
    [1] nebula
    [2] orbit
    [3] moon
    [4] beacon
    [5] meteor
    [6] eclipse
    [7] zenith
    [8] quasar
    [9] harbour
    [10] lantern
    [11] sextant
    [12] horizon
    [13] aurora
    [14] pulsar
   *[15] voyage
} { $number }
web-table-name = What the table is called
web-table-name-help = Whatever helps you find it again. Left empty, it is given a name.

## One's tables

web-archive = Put away
web-archive-empty = Nothing is put away.
web-put-away = Put away
web-take-out = Take out again
web-seeking = Tables that seek players
web-open-seats = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
}
web-sit = Sit down
web-seeks-who = Who may sit down
web-seeks-help = Seats that you leave open for others.
web-seeks-link = Whoever has a link of mine
web-seeks-anyone = Whoever likes: the lobby shows the table
web-seeks = Seek players in the lobby
web-seeks-no = Seek nobody any more
web-remove = Remove this table…
web-remove-help = It goes for good, with its log. Take the game home first if you may want it again.
web-remove-do = Remove for good
web-rematch = Play again
web-rematch-go = To the next game
web-rematch-set = { $name } has set a table to play again.
web-code-aloud = Or read this code aloud:
web-wrong-taken = No seat is open there any more. Look for another table in the lobby.
web-wrong-rematch = Only a game that is over can be played again, by those who played it.
web-wrong-shared = Others play here, and it is their game as well. Put the table away instead.
web-wrong-branched = Another table branches off this one, so it has to stay. Put it away instead.
