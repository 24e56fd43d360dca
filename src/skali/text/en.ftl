SKALI-1 = The game is over.
SKALI-2 = It is not seat { $seat }'s turn: seat { $turn } must decide.
skali-seat = Seat { $seat }
skali-deed = { $who }: { $what }
skali-change = { $what } { $old } › { $new }

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
cli-hint = I would do this: { $sentence } ({ $action })
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
cli-games-table = { $first } to { $last } players, { $least } to { $most } minutes
cli-games-rules = weight { $weight } of 5, rules version { $version }
cli-games-default = default { $value }
cli-games-faulty = Not playable, { $game }: { $problem }
cli-nothing-to-decide = Seat { $seat } has nothing to decide.
cli-is-legal = “{ $action }” is legal: { $sentence }
cli-is-not-legal = “{ $action }” is not legal. { $rule }: { $sentence }
cli-the-rule = { "  " }the rule: { $text }
cli-data-sum = { $count } values, { $known } of them known: { $listed }
cli-coverage = { $game }: { $rules } rules, { $bare } without a test, { $excused } excused
cli-rule-excused = { "  " }excused  { $rule }  { $reason }
cli-rule-unknown = { "  " }unknown  { $rule }  is cited, but no rule of this game
cli-rule-bare = { "  " }no test  { $rule }  { $text }
cli-playing = { $game }: games
cli-bot-won = { $bot }: won { $share } of { $seats } seats (95 %: { $low } to { $high })
cli-simulated = { $games } games of { $length } decisions in { $seconds } s: { $speed } decisions/s
cli-sound = The record is sound: { $decisions } decisions.
cli-record = { $game }, { $seats } players, rules version { $rules }
cli-record-of-other-rules = { $game }, { $seats } players, rules version { $rules }, here { $here }: it may have been played by other rules
cli-goes-on = The game goes on: seat { $seat } must decide.
cli-ended = The end: { $scores }.
cli-seat-score = seat { $seat } { $score } (place { $place })
cli-conforms = { $game } conforms: { $checks } checks in { $cases } cases.
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
hall-bot-dice = Dice thrower
hall-bot-dice-help = Plays anything that is allowed. Good for a first look at the rules.
hall-bot-trader = Trader
hall-bot-trader-help = Takes what looks best right now. Answers at once.
hall-bot-jarl = Jarl
hall-bot-jarl-help = Thinks ahead for a moment.
hall-bot-skald = Skald
hall-bot-skald-help = Thinks ahead for a while, and knows how such stories end.

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
hall-one-seat = You can sit on one seat only.
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
hall-voting = The same question is being voted on already.
hall-no-vote = There is nothing for you to vote on.
hall-too-fast = Too many at once; wait a moment.
hall-no-page = There is nothing at /{ $path }.
hall-players = { $game } is for { $allowed } players.
hall-version = This table plays by version { $table } of the rules, the hall has { $hall }.
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
