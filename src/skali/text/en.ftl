SKALI-1 = The game is over.
SKALI-2 = It is not seat { $seat }'s turn: seat { $turn } must decide.
skali-seat = Seat { $seat }

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
