SKALI-1 = The game is over.
SKALI-2 = It is not seat { $seat }'s turn: seat { $turn } must decide.
skali-seat = Seat { $seat }
skali-deed = { $who }: { $what }
skali-change = { $what } { $old } › { $new }

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
cli-more-options =
    { $count ->
        [one] … and one more: “options” shows all.
       *[other] … and { $count } more: “options” shows all.
    }
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
       *[other] { $count } rules say “{ $word }”; a longer word finds fewer.
    }
cli-file-what = Into which file?
cli-written = Written: { $file }
cli-not-written = { $file } cannot be written: { $reason }
cli-help =
    number        play the option of that number
    action        play an action as written in brackets, for example: pass
    options       show all options
    table         show everything on the table, all players in full
    hint          what a bot would do
    why ACTION    whether an action is allowed, or which rule forbids it
    undo          take back your last decision, unless something was revealed
    rules WORD    the rules in which a word occurs
    save FILE     write the game's record (JSON if the name ends in .json)
    svg FILE      draw the table
    quit          leave

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
hall-account-exists = This name has an account already.
hall-wrong-password = Name or password is wrong.
hall-too-fast = Too many at once; wait a moment.
hall-no-page = There is nothing at /{ $path }.
hall-players = { $game } is for { $allowed } players.
hall-version = This table plays by version { $table } of the rules, the hall has { $hall }.
hall-large = A request may have { $most } bytes at most.
hall-no-length = Send the length of the body.
