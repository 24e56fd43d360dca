SKALI-1 = The game is over.
SKALI-2 = It is not seat { $seat }'s turn: seat { $turn } must decide.
skali-seat = Seat { $seat }
skali-change =
    { $new ->
        [one] { $what }: { $old } › { $new } point
       *[other] { $what }: { $old } › { $new } points
    }

## The grammar of effects: a game brings the words of its steps

skali-effect-nothing = nothing
skali-effect-list = { $first }, { $second }
skali-effect-and = { $first } and { $second }
skali-effect-then = { $first }, then { $second }
skali-effect-or = { $first } – or { $second }
skali-effect-plus = { $first } plus { $second }
skali-effect-semicolon = { $first }; { $second }
skali-effect-up-to =
    { $again ->
        [yes] choose up to { $n } times: { $options }
       *[no] choose up to { $n }: { $options }
    }
skali-effect-any-order = in any order: { $parts }
skali-effect-may = you may: { $effect }
skali-effect-each =
    { $every ->
        [one] { $effect } for each { $what }
       *[other] { $effect } for every { $every } { $what }
    }
skali-effect-each-most =
    { $every ->
        [one] { $effect } for each { $what } (at most { $most } times)
       *[other] { $effect } for every { $every } { $what } (at most { $most } times)
    }
skali-effect-if = if { $test }: { $then }
skali-effect-else = if { $test }: { $then }, otherwise { $other }
skali-effect-tiers = by { $what }: { $tiers }
skali-effect-tier = { $bound }: { $effect }
skali-effect-bound-exactly = { $n }
skali-effect-bound-between = { $low } to { $high }
skali-effect-bound-at-least = { $n } or more
skali-effect-bound-at-most = { $n } or fewer
skali-effect-pay = pay { $cost } to get { $gain }
skali-effect-pay-times = up to { $times } times, pay { $cost } to get { $gain }
skali-effect-pay-any = as often as you like, pay { $cost } to get { $gain }
skali-effect-note = { $n } { $what }
skali-effect-everybody = everybody: { $effect }
skali-effect-others = everybody else: { $effect }
skali-effect-so-many = [{ $what }]
skali-effect-more = { $n } more of it
skali-effect-less = { $n } less of it
skali-effect-number = the number of { $what }
skali-effect-amount = the amount
skali-effect-unit = of them
skali-effect-direct = { $what } (directly)
skali-effect-times = { $n } × { $what }
skali-effect-over = { $what } / { $n }
skali-effect-add = { $what } + { $n }
skali-effect-minus = { $what } − { $other }
skali-effect-floor = { $what } (at least { $n })
skali-effect-ceiling = { $what } (at most { $n })
skali-test-and = { $first } and { $second }
skali-test-or = { $first } or { $second }
skali-test-not = it is not so that { $test }
skali-test-subject = it is { $what }
skali-test-origin = it comes from { $what }
skali-test-at-least = { $what } is at least { $n }
skali-test-at-most = { $what } is at most { $n }
skali-test-exactly = { $what } is exactly { $n }
skali-test-more-than = { $what } is more than { $n }
skali-test-less-than = { $what } is less than { $n }
skali-clause-when-play = When played: { $effect }
skali-clause-when-anytime = At any time: { $effect }
skali-clause-soon = As soon as { $test }: { $effect }
skali-clause-before = Each time before { $event }: { $effect }
skali-clause-instead = Each time { $event }, instead: { $effect }
skali-clause-after = Each time after { $event }: { $effect }
skali-clause-once-game = once a game, { $effect }
skali-clause-once-round = once a round, { $effect }
skali-clause-once-turn = once a turn, { $effect }
skali-clause-once-action = once an action, { $effect }
skali-clause-per-game = up to { $n } times a game, { $effect }
skali-clause-per-round = up to { $n } times a round, { $effect }
skali-clause-per-turn = up to { $n } times a turn, { $effect }
skali-clause-per-action = up to { $n } times an action, { $effect }
skali-change-set = { $what }: { $n }
skali-change-times = { $what }: × { $n }
skali-change-add = { $what }: { $sign }{ $n }
skali-change-at-most = { $what }: at most { $n }
skali-change-at-least = { $what }: at least { $n }

## What `skali play` says

cli-welcome =
    { $game }: you have seat { $seat }. Seed { $seed }.
    Answer with a number or an action; “help” lists what else you can say.
cli-goodbye = Goodbye!
cli-input =
    { $last ->
        [0] >
       *[other] 1–{ $last } >
    }{ " " }
cli-total = Total
cli-place = Place
cli-alone = You reached { $share } of what you played for.
cli-together = Together you have made it!
cli-together-not = You have not made it (reached: { $share }).
cli-you-won =
    { $tied ->
        [0] You have won!
        [one] You share first place with one other.
       *[other] You share first place with { $tied } others.
    }
cli-others-won =
    { $count ->
        [one] Seat { $seats } has won.
       *[other] First place is shared by seats { $seats }.
    }
cli-after-the-end = The game is over. “save FILE” keeps the record, “quit” leaves.
cli-over = The game is over.
cli-lines-as-before =
    { $count ->
        [one] … one line as before: “table” shows everything.
       *[other] … { $count } lines as before: “table” shows everything.
    }
cli-no-legend = This table is written in words, without signs.
cli-lay =
    { $count ->
        [one] { $piece }: one place
       *[other] { $piece }: { $count } places
    }
cli-lay-row =
    { $count ->
        [one] row { $number }
       *[other] row { $number }: { $count } places
    }
cli-lay-column = column { $number }
cli-lay-input = 1–{ $last }, 0 goes back >{ " " }
cli-reveals = * reveals something: cannot be taken back afterwards.
cli-no-such-option =
    { $last ->
        [0] There is no option { $number }.
       *[other] There is no option { $number }; they go from 1 to { $last }.
    }
cli-not-understood = “{ $text }” means nothing here. Type a number, an action or “help”.
cli-action-form = “{ $text }” is no action. It is written: { $form }
cli-refused = Not now ({ $rule }): { $reason }
cli-allowed = That is allowed: { $sentence }
cli-why-what = Which action? For example: why pass
cli-hint = I would do this: { $sentence } ({ $action }; { $expected }). { $reason }
cli-hint-other = Also good: { $sentence } ({ $action }; { $expected })
cli-hint-place = points to expect: { $points }, place: { $place }
cli-hint-points = points to expect: { $points }
cli-nothing-to-undo = You have decided nothing yet that could be taken back.
cli-undo-too-late = Something has been revealed since: that cannot be taken back.
cli-undone =
    { $count ->
        [one] Your last decision is taken back.
       *[other] Your last decision is taken back, and what followed it.
    }
cli-rules-what = Which word or rule number? For example: rules tie
cli-rules-found =
    { $count ->
        [0] No rule says “{ $word }”.
        [one] … and one more rule says “{ $word }”; a longer word finds fewer.
       *[other] … and { $count } more rules say “{ $word }”; a longer word finds fewer.
    }
cli-file-what = Into which file?
cli-written = Written: { $file }
cli-not-written = { $file } cannot be written: { $reason }
cli-help =
    number        play the option of that number
    action        play an action as written in brackets, for example: pass
    options       show all options
    table         show everything on the table, all players in full
    legend        what the signs on the table mean
    hint          what a bot would do
    why ACTION    whether an action is allowed, or which rule forbids it
    undo          take back your last decision, unless something was revealed
    rules WORD    the rules in which a word occurs
    save FILE     write the game's record (JSON if the name ends in .json)
    svg FILE      draw the table
    quit          leave

## What the other commands say

skali-anytime = You may do something now; nobody waits for it.
skali-moment = The table as it lies
skali-counted = The points so far.
cli-as-of = As of: { $moment }; to decide: seat { $seats }.
cli-as-of-the-end = As of: the end of the game.
cli-counted-all = Everything is counted: this is the result.
cli-went-on = While it was loaded, the game went on by itself to the next decision: { $changes }.
cli-points-now = Points now
cli-tie-broken = Seat { $first } is before seat { $second } with equal points: { $reason }.
cli-tie-shared = Seats { $first } and { $second } share a place: nothing breaks their tie.
cli-engine =
    { $kind ->
        [compiled] engine: compiled
       *[pure] engine: pure Python
    }
cli-games-span = { $first } to { $last }
cli-games-table = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
cli-games-rules = weight { $weight } of 5, rules version { $version }
cli-games-default = default { $value }
cli-games-faulty = Not playable, { $game }: { $problem }
cli-nothing-to-decide = Seat { $seat } has nothing to decide.
cli-is-legal = “{ $action }” is legal: { $sentence }
cli-is-not-legal = “{ $action }” is not legal. { $rule }: { $sentence }
cli-the-rule = { "  " }the rule: { $text }
cli-serve-open = The hall is open: { $address }
cli-serve-friends = For phones and friends in this network: { $address }
cli-serve-alone = Only this machine can reach it; --host 0.0.0.0 opens it to phones and friends in this network.
cli-serve-left-out = { $file } is not offered: { $problem }
cli-verify-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
cli-verify-sound = sound
cli-verify-goes-on = goes on: rules version { $before } becomes { $now }
cli-verify-closed = cannot go on by the rules of now and is closed.
cli-verify-kept = cannot be shown by the rules of now; its result stands.
cli-verify-sum = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wrong } of them wrong
cli-contents = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $users ->
    [one] 1 user
   *[other] { $users } users
}
cli-data-sum = { $count } values, { $known } of them known: { $listed }
cli-coverage = { $game }: { $rules } rules, { $bare } without a test, { $excused } excused
cli-rule-excused = { "  " }excused  { $rule }  { $reason }
cli-rule-unknown = { "  " }unknown  { $rule }  is cited, but no rule of this game
cli-rule-bare = { "  " }no test  { $rule }  { $text }
cli-playing = { $game }: games
cli-bot-reached = { $bot }: reached { $share } of what it played for, in { $seats } games
cli-bot-won = { $bot }: won { $share } of { $seats } seats (95 %: { $low } to { $high })
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $length } decisions in { $seconds } s: { $speed } decisions/s
cli-sound = The record is sound: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 }.
cli-engine-of = skali { $game } ({ $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 })
cli-record = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }, rules version { $rules }
cli-record-of-other-rules = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }, rules version { $rules }, here { $here }: it may have been played by other rules
cli-goes-on = The game goes on: seat { $seat } must decide.
cli-ended = The end: { $scores }.
cli-seat-score = seat { $seat } { $score } (place { $place })
cli-seat-points = seat { $seat } { $score }
cli-conforms = { $game } conforms: { $checks } checks in { $cases ->
    [one] 1 case
   *[other] { $cases } cases
}.
cli-conforms-not = { $game } does not conform: { $failed } of { $checks } checks failed.
cli-check-failed = { "  " }{ $check }, { $case }: { $problem }
cli-checking = { $game }: checks

cli-head-action = action
cli-head-meaning = what it does
cli-head-key = key
cli-head-value = value
cli-head-source = source
cli-head-note = note
cli-head-rule = rule
cli-head-part = part
cli-head-text = text
cli-head-seat = seat
cli-head-mean = mean score
cli-head-least = min
cli-head-most = max
cli-head-reached = reached
cli-head-won = won
cli-head-engine = engine
cli-head-decisions = decisions/s
cli-head-copy = copy µs
cli-head-search = search/s
cli-head-times = x { $peer }

## The help

cli-heading-usage = usage
cli-heading-arguments = arguments
cli-heading-options = options
cli-heading-examples = examples
cli-about = Skáli: a digital hall for Viking board games.
cli-exit-codes =
    exit codes:
      0    done; also when the answer is “not legal”
      2    wrong usage or wrong input: one line on standard error says what
      3    a check failed: a record does not replay, a rule has no test, a game does not conform
      130  interrupted

    With --json every command prints one JSON value on standard output, {"{"}"error": …{"}"} for a fault.
cli-command-games = list the games of the hall with their options
cli-command-serve = open the hall: a table in the browser for friends and bots
cli-command-play = play in the terminal against bots
cli-command-simulate = let bots play many games and sum up how they went
cli-command-replay = read a record: tell its story, check it, draw any of its positions
cli-command-legal = list the legal actions of a position
cli-command-why = say whether an action is legal, or which rule forbids it
cli-command-score = break the score of a position down by category
cli-command-rules = list the numbered rules, and which tests cite them
cli-command-data = list every component value with its source
cli-command-conformance = check that a game keeps what every game promises
cli-command-verify = replay every game that a hall has stored
cli-command-backup = copy everything that a hall keeps into one file
cli-command-restore = put a backup in the place of what a hall keeps
cli-command-bench = measure the speed of the engine, also beside other engines
cli-about-games = List the games of the hall: players, minutes, weight, options, and whether they are compiled.
cli-about-serve = Open the hall: a table in the browser for friends and bots.
cli-about-play =
    Play in the terminal against bots: numbered options, reasons, hints and undo.

    You answer with an option's number or with an action in the notation. “help” lists what else can
    be said: undo, why, hint, save, rules, svg, table, legend, quit. The lines may also come from a pipe.
cli-about-simulate = Let bots play many games and sum up how they went: scores, lengths, wins and speed.
cli-about-replay =
    Read a record: tell its story, check that it replays, draw or save any of its positions.

    RECORD is a file in the text form or its JSON twin (“-” for standard input); docs/records.md
    describes both. A record that can be read but does not replay ends with exit code 3.
cli-about-legal = List the legal actions of a position, in the notation that “why” and records use.
cli-about-why =
    Say whether an action is legal in a position, or which rule forbids it and why.

    The answer “not legal” is an answer: the exit code is 0.
cli-about-score =
    Break the score of a position down by category, player by player.

    Before the end of the game the sheet shows what the game would pay if it ended now. It says as of
    when, what was counted, and at the end why equal scores have different places.
cli-about-rules =
    List the numbered rules of a game, and with --coverage the tests which cite each of them.

    A test cites rules by their ids in its docstring, one by one or as a range (ABC-025..028). A rule
    that cannot be tested is excused by name in excused_rules.toml beside the tests: ABC-001 = "why".
cli-about-data =
    List every value printed on a component of a game, with the source it is known from.

    Sources: rulebook; published (another public source); derived (follows from those);
    reconstructed (not known: chosen so that the game plays well, to be corrected by an owner).
cli-about-conformance =
    Check that a game keeps what every game promises: random games of every number of players and
    every value of its options go on, end, copy, undo, replay, can be saved and leak nothing.

    GAME is an installed game, or an object as package.module:NAME. --declarations names a folder
    with secrets.toml (what of a position is hidden) and excused.toml (what random games do not meet).
cli-about-verify = Replay the games that a hall has stored, and say which do not play the same any more.
cli-about-backup = Copy everything that a hall keeps into one file, also while it is open, and read the copy again.
cli-about-restore = Put a backup in the place of what a hall keeps. A database in use is refused.
cli-about-bench =
    Measure the engine: decisions a second of random play, the cost of a copy, search iterations.

    Whole games are played inside the engine, their set-up included, with every number of players; a
    copy is the mean over positions of one game. All engines take turns in short rounds, so that all
    meet the same noise, and the medians are shown. With --peers, other engines are installed into an
    environment of their own and take part.
cli-arg-serve-host = where to listen (default: everywhere)
cli-arg-serve-port = which port (default: { $usual })
cli-arg-serve-address = the public address, for links
cli-arg-serve-workers = processes in which bots think (default: { $usual })
cli-arg-serve-entries = guests that may come in from one address in a minute (default: { $usual })
cli-arg-serve-connections = connections that may come from one address at once (default: { $usual })
cli-arg-serve-log = faults only (quiet), or every request too, as text or json (default: { $usual })
cli-arg-serve-no-browser = do not open the browser
cli-arg-every-game = every game that was ever started
cli-arg-table = one table
cli-arg-help = show this help and leave
cli-arg-version = print the version and leave
cli-arg-game = the game's key, see “skali games”
cli-arg-json = print the result as JSON
cli-arg-database = sqlite:///FILE or postgresql://… (default: SKALI_DATABASE)
cli-arg-database-usual = sqlite:///FILE or postgresql://… (default: SKALI_DATABASE, or { $usual })
cli-arg-backup = the backup
cli-arg-backup-force = replace a file that is there
cli-arg-restore-force = replace what a hall has kept there
cli-arg-lang = the language of everything that is said (default: by locale)
cli-arg-position = a position in JSON, “-” for standard input; docs/positions describes the form
cli-arg-seat = the seat that would decide, from 1 (default: the one that must)
cli-arg-seats = how many players (default: as many as the game takes)
cli-arg-option = an option of the game, may be repeated; see “skali games”
cli-arg-action = an action in the notation of “skali legal”
cli-arg-source = only values of this source
cli-arg-find = only rules with this word
cli-arg-coverage = the tests of each rule; exit code 3 for one without
cli-arg-tests = the tests (default: tests)
cli-arg-games = how many (default: 100)
cli-arg-bots-all = one for all seats, or one for each: { $kinds } (default: random)
cli-arg-bots-other = one for all other seats, or one for each: { $kinds } (default: greedy)
cli-arg-rotate = move the bots by one seat from game to game
cli-arg-seed-of-all = the seed of all luck (default: 0)
cli-arg-seed = the seed of all luck, to play the same game again (default: another one every time)
cli-arg-jobs = processes (default: 1)
cli-arg-records = write every game's record there
cli-arg-own-seat = your seat, from 1 (default: 1)
cli-arg-peers = measure other engines in the same run
cli-arg-seconds = how long each engine is measured in all (default: 3)
cli-arg-record = a record, “-” for standard input
cli-arg-check = check every decision, checkpoint, result and seal
cli-arg-at = stop after decision N; 0 is the setup (default: the end)
cli-arg-svg = draw the table there, “-” for standard output
cli-arg-save-position = save the position there as JSON
cli-arg-seen-by = draw the table as this seat sees it, from 1 (default: as everybody may see it)
cli-arg-any-game = an installed game's key, or package.module:NAME
cli-arg-declarations = the folder of secrets.toml and excused.toml (default: none)
cli-arg-all-cases = every pair of option values, not only every single one

hall-turn = It is your turn at { $game }.
hall-your-turn = It is your turn at { $game }: { $link }
hall-bot-novice = Novice
hall-bot-novice-help = Misses half of what it could do, and takes the best of the rest. Good for a first game.
hall-bot-trader = Trader
hall-bot-trader-help = Takes what looks best right now, but does not notice everything.
hall-bot-jarl = Jarl
hall-bot-jarl-help = Plans its own turn to the end and misses nothing. Answers at once.
hall-bot-skald = Skald
hall-bot-skald-help = Thinks ahead, for the others too.
hall-bot-norn = Norn
hall-bot-norn-help = Thinks ahead longest, and knows how such stories end.

hall-no-name = Tell us your name first.
hall-not-yours = This seat is not yours.
hall-removed = The host has asked you to leave this table.
hall-no-decision = There are { $count } decisions, not { $wanted }.
hall-bot-plays = A bot plays for you; return to your seat first.
hall-not-your-turn = It is not your turn.
hall-no-other-person = No other person plays this seat.
hall-has-time = This seat still has time.
hall-not-over = The record is open once the game is over.
hall-no-seat = The table has no seat { $seat }.
hall-nowhere = There is no such decision or seat.
hall-bots-needed = { $count } bots are needed.
hall-no-table = There is no table { $table }.
hall-game-gone = The hall does not have the game { $game }.
hall-stale = The table has moved on since you saw it.
hall-not-started = The game has not begun yet.
hall-no-game = There is no game { $game }; there are: { $known }.
hall-too-many-tables = You host too many unfinished tables already.
hall-sits = You already sit at this table.
hall-invitation = This seat needs an invitation.
hall-seat-taken = Somebody else has taken this seat.
hall-begun = The game has begun already.
hall-host-stays = The host cannot be removed.
hall-host-only = Only the host can do this.
hall-crowded = Too many watch this table already.
hall-long-message = A message may have { $most } characters at most.
hall-no-json = The message is not a JSON object.
hall-message-type = The type must be decide, undo, why, chat or ping.
hall-nothing-back = There is no decision { $number } to take back.
hall-revealed = Something was revealed since then: ask the others for a take-back.
hall-others-since = Others have decided since then: ask them for a take-back.
hall-depends = Decision { $number } builds on it: ask the others for a take-back.
hall-voting = The same question is being voted on already.
hall-left = A bot plays for you already.
hall-not-left = Nobody plays for you: it is your seat.
hall-abandoned = Everybody has left this game; take your seat again to go on.
hall-own-seat-name = Only further seats of your own can have a name; others have their own.
hall-no-plan = There is nothing like that to be worked out now.
hall-plan-late = It could not be worked out in time.
hall-hint-only = There is nothing else to do.
hall-hint-luck = Of what may be drawn, this promises the most on average.
hall-hint-even = The others look no better.
hall-hint-terms = { $count ->
    [one] Better than the others mainly for: { $first }.
   *[other] Better than the others mainly for: { $first }; { $second }.
}
hall-no-vote = There is nothing for you to vote on.
hall-too-fast = Too many at once; wait a moment.
hall-no-page = There is nothing at /{ $path }.
hall-no-way = { $method } is not possible here.
hall-players = { $game } is for { $allowed } players.
hall-kept = This game was played by version { $table } of the rules. By version { $hall }, which the hall has now, it would go another way from decision { $number } on, so it cannot be shown again. Its result stands.
hall-closed = This table began by version { $table } of the rules. By version { $hall }, which the hall has now, the game would go another way from decision { $number } on, so it was closed. Its moves are kept; nobody has won or lost.
hall-large = A request may have { $most } bytes at most.
hall-private = This table is private: ask somebody who plays there for a link.
hall-over = The game is over.
hall-no-bot = There is no bot { $bot }; there are: { $known }.
hall-trouble = The hall cannot write anything down at the moment. Nothing is lost; it goes on by itself.
hall-message-id = The id must be a whole number or a text of { $most } characters at most.

## Who somebody is

hall-account-exists = This name has an account already.
hall-name-alike = “{ $name }” looks like “{ $other }”, which is the name of an account. Choose one that nobody can mix up.
hall-name-reserved = Nobody can be called “{ $name }” here.
hall-no-letters = A name needs a letter, a digit or a picture.
hall-no-text = This is no text: it has characters in it that no text has.
hall-no-action = “{ $given }” is no action of this game. The decision lists what can be done.
hall-field-missing = “{ $field }” is missing.
hall-field-unknown = There is no field “{ $field }” here.
hall-field-number = “{ $field }” must be a whole number.
hall-field-text = “{ $field }” must be a text.
hall-field-flag = “{ $field }” must be true or false.
hall-field-list = “{ $field }” must be a list.
hall-field-object = “{ $field }” must be an object with named fields.
hall-field-one-of = “{ $field }” must be one of these: { $words }.
hall-field-least = “{ $field }” must be at least { $n }.
hall-field-most = “{ $field }” must be at most { $n }.
hall-field-below = “{ $field }” must be below { $n }.
hall-field-short = “{ $field }” must have at least { $n ->
    [one] one character
   *[other] { $n } characters
 }.
hall-field-long = “{ $field }” may have at most { $n ->
    [one] one character
   *[other] { $n } characters
 }.
hall-field-few = “{ $field }” must have at least { $n ->
    [one] one entry
   *[other] { $n } entries
 }.
hall-field-many = “{ $field }” may have at most { $n ->
    [one] one entry
   *[other] { $n } entries
 }.
hall-field-action = “{ $field }” must be an action, as its number or in the notation.
hall-field-email = “{ $field }” must be one e-mail address, or empty.
hall-field-address = “{ $field }” must be an address that begins with https://.
hall-field-wrong = “{ $field }” is not written as docs/protocol.md says.
hall-too-long = At most { $most } characters.
hall-empty = There is nothing to be seen in this text.
hall-wrong-password = Name or password is wrong.
hall-wrong-present = That is not your present password.
hall-password-length = A password has { $least } to { $most } characters.
hall-easy-password = This password is easily guessed. Take a longer one, such as three words that do not belong together.
hall-password-is-name = Your name is no password.
hall-busy = The hall is checking too many passwords right now; try again in a moment.
hall-no-account = Guests have no password; make an account first.
hall-other-name = To leave for good, write your name: { $name }.
hall-no-session = You have no such session.
hall-no-person = There is no such person.
hall-no-mail = This hall sends no mail.
hall-no-letter = This link does not count any more. Ask for a new one.
hall-foreign = Only the hall's own pages may do this, not { $origin }.
hall-other-host = The hall is not known by the name { $host }. Whoever runs it can allow it with --address or SKALI_HOSTS.
hall-letter-confirm-title = Skáli: your address
hall-letter-confirm =
    { $name } in the hall Skáli wants to be reminded at this address. If that is you, confirm it within a day:
    { $link }
    If not, do nothing; no further mail will come.
hall-letter-reset-title = Skáli: a new password
hall-letter-reset =
    Somebody asked for a new password for { $name } in the hall Skáli. If that was you, choose one within the hour:
    { $link }
    If not, do nothing; your password stays as it is.
hall-full = The hall is full; try again in a moment.
hall-many-from-you = Too many connections come from your address; try again in a moment.
hall-too-slow = A request must arrive within { $seconds } seconds.
hall-large-head = The headers of a request may have { $most } bytes at most.

## Data sets of owners

data-form = { $key }: entry { $number } must be { $lists ->
    [0] a step of our notation, in braces
    [1] a list of steps, one at least
   *[other] a list of lists of steps, none of them empty
}
data-file = { $file } cannot be read: { $problem }
data-large = the file is larger than { $most } KiB; a data set is small
data-letters = the file is no text in UTF-8 (byte { $place })
data-toml = the file is no valid TOML: { $problem }
data-deep = more than { $most } tables and lists stand within one another
data-digits = a whole number has more than { $most } digits
data-many = the folder holds { $found } data sets; at most { $most } are read
data-lacks = “{ $key }” is missing
data-strange = “{ $key }” is unknown; known are game, name, who, edition, date, note and values
data-text = “{ $key }” must be a text, not { $found }
data-line = “{ $key }” must be one line of at most { $most } letters that can be printed
data-date = “date” must be a day such as 2026-03-01, not { $found }
data-empty = no value is given
data-table = “values” must be a table of names and values, not { $found }
data-twice = { $key } is given twice
data-other-game = the data set is for { $game }, not for { $wanted }
data-more = { $found } values are given, but the game has only { $most }
data-unknown = { $key }: there is no such value; “skali data” lists all
data-unknown-near = { $key }: there is no such value; { $near } is perhaps meant
data-fixed-names = { $key }: this names the component and stays as it is
data-fixed-shape = { $key }: the rules are built on this, so a data set cannot change it: another grid or another number of things is another game
data-fixed-drawing = { $key }: this says only where something is drawn
data-kind-number = { $key }: must be a whole number, not { $found }
data-kind-decimal = { $key }: must be a number, not { $found }
data-kind-flag = { $key }: must be true or false, not { $found }
data-kind-word = { $key }: must be a word, not { $found }
data-kind-list = { $key }: must be a list, not { $found }
data-kind-effect = { $key }: must be an effect in our notation, not { $found }
data-range = { $key }: must be from { $low } to { $high }, not { $found }
data-word = { $key }: must be one of { $words }, not { $found }
data-length = { $key }: must have { $least ->
    [one] one entry
   *[other] { $least } entries
} at least and { $most } at most, not { $found }: another shape is another game
data-shape = { $key }: entry { $number } must be a list of { $long }: another shape is another game
data-sum = { $column }: together { $box } are in the box, here { $found }: another number of things is another game
data-same = { $one } and { $other } would be the same, but the game tells them apart
data-effect = { $key }: { $problem }
data-plays = no game can be played with these values ({ $problem })
data-missing = This table is played with the data set “{ $name }” ({ $fingerprint }), which this hall does not have.
data-no-set = There is no data set { $data } for { $game } here.
cli-data-sound = { $name } fits { $game }: { $changed ->
    [one] one value
   *[other] { $changed } values
} changed, { $confirmed } confirmed as they stand. Fingerprint { $fingerprint }.
cli-data-said = read off by { $who } on { $date }: { $edition }
cli-data-known = Known are then { $after } of { $count } values, before { $before }.
cli-data-wrong = { $faults ->
    [one] One fault
   *[other] { $faults } faults
}: this data set cannot be used.
cli-data-sheet = The sheet is in { $file }: open it in a browser, beside the box.
cli-arg-data = a data set: values read off the printed game, see docs/owners.md
cli-arg-data-folder = a data set or a folder of them (default: SKALI_DATA)
cli-arg-data-check = say whether a data set fits, what it changes and how much is then known
cli-arg-data-sheet = write a page there to fill in beside the box
cli-head-before = before
hall-data = Values of the components
hall-data-help = Some printed values are not published and were reconstructed. Owners of the printed game have read theirs off.
hall-data-none = as in this hall
hall-data-set = { $name } ({ $edition })

## The sheet for owners

sheet-only = only what is not known yet
sheet-help = Compare each component with what is printed on yours. Enter what differs, and tick what is right as it stands. All of it stays on this device until you save it.
sheet-give = Give facts only: numbers, and effects in our own notation. No scans, no photographs, no printed sentences.
sheet-name = Name of this data set
sheet-who = Who says so
sheet-edition = Edition (publisher, year, language)
sheet-date = Day
sheet-after = The file can be checked by “skali data GAME --check FILE”, and played with by “--data FILE”.
sheet-text = The file as text
sheet-save = Save the file
sheet-clear = Forget all entries
sheet-sure = Forget everything that was entered?
sheet-count = # values given
sheet-faults = # cannot be right
sheet-first = Please say first how the data set is called, who you are and which edition you have.
sheet-same = printed just so
sheet-yes = yes
sheet-no = no
sheet-range = possible: #
sheet-now = now:
sheet-change = change the effect
sheet-long = how many: #
sheet-notation = this is no effect in our notation
sheet-source-rulebook = rulebook
sheet-source-published = published
sheet-source-derived = derived
sheet-source-reconstructed = reconstructed
sheet-source-owner = read off

# --- contests of bots, and fitted advice ---

cli-command-arena = let bots play a contest and say how sure the result is
cli-command-fit = fit the weights of a game's advice to how games end
cli-about-arena = Let bots play a contest: shares with intervals that respect the deals, ratings, and a page with drawings.
cli-about-fit = Let greedy bots play, fit the weights of the game's advice to the final lead, and keep them only if they win.
cli-arg-arena-bots = who takes part, each once: { $kinds } (default: greedy,random)
cli-arg-arena-games = how many games every meeting has (default: 20)
cli-arg-duplicate = play every deal in each order of seats
cli-arg-swiss = so many rounds in which those meet who stand alike (default: all meet all)
cli-arg-ray = play on the Ray cluster at this address; “local” starts one here
cli-arg-arena-out = write games, sums and a page there; a contest that was broken off goes on
cli-arg-fit-games = how many games to learn from (default: 200)
cli-arg-fit-deals = how many deals the match against the present weights has (default: 50)
cli-arg-ridge = how strongly weights are drawn towards the present ones (default: { $usual })
cli-arg-fit-judge = who plays the match with the new weights against the present ones (usually { $usual })
cli-arg-arena-records = also keep the record of every game, beside its result
cli-arg-fit-out = write the result there, and the new advice.toml if it won
cli-fit-told = { $rows } tables of { $games } games: the terms explained { $before } of the lead, now { $after }
cli-fit-kept = new weights won { $share } of first places (95 %: { $low } to { $high }, par { $par }): kept
cli-fit-refused = new weights won { $share } of first places (95 %: { $low } to { $high }, par { $par }): not kept
cli-arena-par = { $games } games, { $deals } deals; { $par } would be par
cli-arena-reached = { $games } games, { $deals } deals; the share is what was reached of what was played for
arena-language = en
arena-title = { $game }: a contest of bots
arena-setup = { $games } games on { $deals } deals with { $seats } seats, seed { $seed }; { $how -> 
    [swiss] those met who stood alike
   *[all] all met all
 }
arena-ratings = Ratings (± 2 standard deviations)
arena-shares = Share of first places in percent (95 % interval)
arena-pairs = Share of first places among others, in percent (95 % interval)
arena-scores = Scores
arena-seats = First places by seat in percent (95 % interval)
arena-seat = Seat
arena-lengths = Decisions of a game
arena-head-bot = bot
arena-head-games = games
arena-head-share = share %
arena-head-interval = 95 % interval
arena-head-rating = rating
arena-head-mean = mean score
arena-head-ms = ms a decision
cli-arg-search = measure the search alone, over positions of whole games
cli-head-search-two = on two cores
cli-head-depth = mean depth
cli-head-sampling = sampling
