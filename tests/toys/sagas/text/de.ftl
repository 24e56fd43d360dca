sagas-name = Sagas
sagas-blurb = Ein Spielzeug: Orte besuchen und Karten ausspielen, die aufeinander hören.
sagas-option-rounds = Runden
sagas-option-rounds-help = Wie viele Runden gespielt werden.
sagas-sheet-points = Ruhm
sagas-term-points = Ruhm
SAG-1 = Jetzt ist anderes gefragt.
SAG-2 = Du hast schon einen Ort besucht oder eine Karte ausgespielt.
SAG-3 = Dort kann nichts getan werden.
SAG-4 = Diese Karte hast du nicht auf der Hand.
SAG-5 = Das ist nicht möglich.
SAG-6 = Diese Karte kann jetzt nicht genutzt werden.
sagas-ask-turn = Du bist am Zug.
sagas-ask-choose = Wähle.
sagas-ask-order = Welche Karte kommt als Nächstes?
sagas-do = { $what }: { $effect }
sagas-option = { $name }
sagas-decline = Nein, danke
sagas-end = Zug beenden
sagas-middle = Das Land
sagas-player = Spieler { $seat }
sagas-answers = Antworten
sagas-story = Spieler { $seat }: { $action }
sagas-step-gain = { $n } { $good }
sagas-step-spend = { $n } { $good }
sagas-step-fame = { $n } Ruhm
sagas-step-ship = ein Schiff
sagas-step-raid = ein Überfall
sagas-good-silver = Silber
sagas-good-wool = Wolle
sagas-good-ore = Erz
sagas-count-ships =
    { $n ->
        [one] Schiff
       *[other] Schiffe
    }
sagas-count-silver = Silbermünzen
sagas-count-wool = Wollballen
sagas-count-round = Runden bisher
sagas-count-price = Silbermünzen des Preises
sagas-tally-silver = das inzwischen erhaltene Silber
sagas-tally-rage = Wut
sagas-subject-market = den Markt
sagas-subject-forge = die Schmiede
sagas-subject-harbour = den Hafen
sagas-subject-feast = das Fest
sagas-subject-thing = das Thing
sagas-subject-gatherings = eine Versammlung
sagas-subject-wool = Wolle
sagas-origin-place = einem Ort
sagas-event-visit =
    { $timing ->
        [after] { $whose ->
            [others] jemand anderes einen Ort besucht hat
           *[own] du einen Ort besucht hast
        }
       *[other] { $whose ->
            [others] jemand anderes einen Ort besucht
           *[own] du einen Ort besuchst
        }
    }
sagas-event-visit-of =
    { $timing ->
        [after] { $whose ->
            [others] jemand anderes { $subject } besucht hat
           *[own] du { $subject } besucht hast
        }
       *[other] { $whose ->
            [others] jemand anderes { $subject } besucht
           *[own] du { $subject } besuchst
        }
    }
sagas-event-receive-of =
    { $timing ->
        [after] du { $subject } erhalten hast
       *[other] du { $subject } erhältst
    }
sagas-event-raid =
    { $timing ->
        [after] du einen Überfall gemacht hast
       *[other] du einen Überfall machst
    }
sagas-event-scoring =
    { $timing ->
        [after] gewertet wurde
       *[other] gewertet wird
    }
sagas-number-price =
    { $whose ->
        [others] die Preise der anderen
       *[own] deine Preise
    }
sagas-number-price-of = dein Preis für { $subject }
sagas-rule-deep-hold =
    { $how ->
        [forbids] niemand sonst darf unbegrenzt lagern
       *[allows] du darfst unbegrenzt lagern
    }
sagas-rule-deep-hold-of = du darfst { $subject } unbegrenzt lagern
sagas-subject-ore = Erz
sagas-number-roll = dein Würfel
sagas-number-store = dein Platz für Waren
sagas-number-store-of = dein Platz für { $subject }
