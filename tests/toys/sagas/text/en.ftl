sagas-name = Sagas
sagas-blurb = A toy: visit places and play cards that listen to one another.
sagas-option-rounds = Rounds
sagas-option-rounds-help = How many rounds are played.
sagas-sheet-points = Fame
sagas-term-points = Fame
SAG-1 = Something else is asked now.
SAG-2 = You have visited a place or played a card already.
SAG-3 = Nothing can be done there.
SAG-4 = You do not hold this card.
SAG-5 = This is not possible.
SAG-6 = This card cannot be used now.
sagas-ask-turn = Your turn.
sagas-ask-choose = Choose.
sagas-ask-order = Which card comes next?
sagas-do = { $what }: { $effect }
sagas-option = { $name }
sagas-decline = No, thank you
sagas-end = End the turn
sagas-middle = The land
sagas-player = Player { $seat }
sagas-answers = Answers
sagas-story = Player { $seat }: { $action }
sagas-step-gain = { $n } { $good }
sagas-step-spend = { $n } { $good }
sagas-step-fame = { $n } fame
sagas-step-ship = a ship
sagas-step-raid = a raid
sagas-good-silver = silver
sagas-good-wool = wool
sagas-good-ore = ore
sagas-count-ships =
    { $n ->
        [one] ship
       *[other] ships
    }
sagas-count-silver = silver coins
sagas-count-wool = bales of wool
sagas-count-round = rounds so far
sagas-count-price = silver coins of the price
sagas-tally-silver = the silver received meanwhile
sagas-tally-rage = rage
sagas-subject-market = the market
sagas-subject-forge = the forge
sagas-subject-harbour = the harbour
sagas-subject-feast = the feast
sagas-subject-thing = the thing
sagas-subject-gatherings = a gathering
sagas-subject-wool = wool
sagas-origin-place = a place
sagas-event-visit =
    { $whose ->
        [others] another player visits a place
       *[own] you visit a place
    }
sagas-event-visit-of =
    { $whose ->
        [others] another player visits { $subject }
       *[own] you visit { $subject }
    }
sagas-event-receive-of = you receive { $subject }
sagas-event-raid = you raid
sagas-event-scoring = scoring
sagas-number-price =
    { $whose ->
        [others] the prices of the others
       *[own] your prices
    }
sagas-number-price-of = your price at { $subject }
sagas-rule-deep-hold =
    { $how ->
        [forbids] nobody else may store without a limit
       *[allows] you may store without a limit
    }
sagas-rule-deep-hold-of = you may store { $subject } without a limit
sagas-subject-ore = ore
sagas-number-roll = your die
sagas-number-store = your room for goods
sagas-number-store-of = your room for { $subject }
