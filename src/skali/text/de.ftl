SKALI-1 = Das Spiel ist zu Ende.
SKALI-2 = Platz { $seat } ist nicht am Zug: Platz { $turn } muss entscheiden.
skali-seat = Platz { $seat }
skali-change =
    { $new ->
        [one] { $what }: { $old } › { $new } Punkt
       *[other] { $what }: { $old } › { $new } Punkte
    }

## Die Grammatik der Wirkungen: die Worte ihrer Schritte bringt ein Spiel mit

skali-effect-nothing = nichts
skali-effect-list = { $first }, { $second }
skali-effect-and = { $first } und { $second }
skali-effect-then = { $first }, dann { $second }
skali-effect-or = { $first } – oder { $second }
skali-effect-plus = { $first } sowie { $second }
skali-effect-semicolon = { $first }; { $second }
skali-effect-up-to =
    { $again ->
        [yes] bis zu { $n }-mal wählen: { $options }
       *[no] bis zu { $n } davon wählen: { $options }
    }
skali-effect-any-order = in beliebiger Reihenfolge: { $parts }
skali-effect-may = du darfst: { $effect }
skali-effect-each =
    { $every ->
        [one] { $effect } je { $what }
       *[other] { $effect } je { $every } { $what }
    }
skali-effect-each-most =
    { $every ->
        [one] { $effect } je { $what } (höchstens { $most }-mal)
       *[other] { $effect } je { $every } { $what } (höchstens { $most }-mal)
    }
skali-effect-if = wenn { $test }: { $then }
skali-effect-else = wenn { $test }: { $then }, sonst { $other }
skali-effect-tiers = je nachdem, wie hoch { $what } ist: { $tiers }
skali-effect-tier = { $bound }: { $effect }
skali-effect-bound-exactly = { $n }
skali-effect-bound-between = { $low } bis { $high }
skali-effect-bound-at-least = { $n } oder mehr
skali-effect-bound-at-most = { $n } oder weniger
skali-effect-pay = für { $cost } erhältst du { $gain }
skali-effect-pay-times = bis zu { $times }-mal: für { $cost } erhältst du { $gain }
skali-effect-pay-any = beliebig oft: für { $cost } erhältst du { $gain }
skali-effect-note = { $n } { $what }
skali-effect-everybody = alle: { $effect }
skali-effect-others = alle anderen: { $effect }
skali-effect-so-many = [{ $what }]
skali-effect-more = { $n } mehr davon
skali-effect-less = { $n } weniger davon
skali-effect-number = die Zahl der { $what }
skali-effect-amount = die Menge
skali-effect-unit = Stück
skali-effect-direct = { $what } (unmittelbar)
skali-effect-times = { $n } × { $what }
skali-effect-over = { $what } / { $n }
skali-effect-add = { $what } + { $n }
skali-effect-minus = { $what } − { $other }
skali-effect-floor = { $what } (mindestens { $n })
skali-effect-ceiling = { $what } (höchstens { $n })
skali-test-and = { $first } und { $second }
skali-test-or = { $first } oder { $second }
skali-test-not = nicht gilt, dass { $test }
skali-test-subject = es { $what } ist
skali-test-origin = es von { $what } kommt
skali-test-at-least = { $what } mindestens { $n } ist
skali-test-at-most = { $what } höchstens { $n } ist
skali-test-exactly = { $what } genau { $n } ist
skali-test-more-than = { $what } mehr als { $n } ist
skali-test-less-than = { $what } weniger als { $n } ist
skali-clause-when-play = Beim Ausspielen: { $effect }
skali-clause-when-anytime = Jederzeit: { $effect }
skali-clause-soon = Sobald { $test }: { $effect }
skali-clause-before = Jedes Mal, bevor { $event }: { $effect }
skali-clause-instead = Jedes Mal, wenn { $event }, stattdessen: { $effect }
skali-clause-after = Jedes Mal, nachdem { $event }: { $effect }
skali-clause-once-game = einmal im Spiel, { $effect }
skali-clause-once-round = einmal je Runde, { $effect }
skali-clause-once-turn = einmal je Zug, { $effect }
skali-clause-once-action = einmal je Aktion, { $effect }
skali-clause-per-game = bis zu { $n }-mal im Spiel, { $effect }
skali-clause-per-round = bis zu { $n }-mal je Runde, { $effect }
skali-clause-per-turn = bis zu { $n }-mal je Zug, { $effect }
skali-clause-per-action = bis zu { $n }-mal je Aktion, { $effect }
skali-change-set = { $what }: { $n }
skali-change-times = { $what }: × { $n }
skali-change-add = { $what }: { $sign }{ $n }
skali-change-at-most = { $what }: höchstens { $n }
skali-change-at-least = { $what }: mindestens { $n }

## Was `skali play` sagt

cli-welcome =
    { $game }: Du sitzt auf Platz { $seat }. Startzahl { $seed }.
    Antworte mit einer Nummer oder einer Aktion; „hilfe“ zeigt, was du noch sagen kannst.
cli-goodbye = Bis bald!
cli-input =
    { $last ->
        [0] >
       *[other] 1–{ $last } >
    }{ " " }
cli-total = Summe
cli-place = Rang
cli-alone = Du hast { $share } dessen erreicht, worum es ging.
cli-together = Ihr habt es gemeinsam geschafft!
cli-together-not = Ihr habt es nicht geschafft (erreicht: { $share }).
cli-you-won =
    { $tied ->
        [0] Du hast gewonnen!
        [one] Du teilst dir den ersten Rang mit einem anderen Platz.
       *[other] Du teilst dir den ersten Rang mit { $tied } anderen Plätzen.
    }
cli-others-won =
    { $count ->
        [one] Platz { $seats } hat gewonnen.
       *[other] Den ersten Rang teilen sich die Plätze { $seats }.
    }
cli-after-the-end = Das Spiel ist zu Ende. „speichern DATEI“ bewahrt die Partie auf, „ende“ verlässt den Tisch.
cli-over = Das Spiel ist zu Ende.
cli-lines-as-before =
    { $count ->
        [one] … eine Zeile wie zuvor: „tisch“ zeigt alles.
       *[other] … { $count } Zeilen wie zuvor: „tisch“ zeigt alles.
    }
cli-no-legend = Dieser Tisch ist in Worten geschrieben, ohne Zeichen.
cli-lay =
    { $count ->
        [one] { $piece }: ein Platz
       *[other] { $piece }: { $count } Plätze
    }
cli-lay-row =
    { $count ->
        [one] Zeile { $number }
       *[other] Zeile { $number }: { $count } Plätze
    }
cli-lay-column = Spalte { $number }
cli-lay-input = 1–{ $last }, 0 geht zurück >{ " " }
cli-reveals = * deckt etwas auf: lässt sich danach nicht zurücknehmen.
cli-no-such-option =
    { $last ->
        [0] Eine Option { $number } gibt es nicht.
       *[other] Eine Option { $number } gibt es nicht; sie gehen von 1 bis { $last }.
    }
cli-not-understood = „{ $text }“ sagt mir nichts. Gib eine Nummer, eine Aktion oder „hilfe“ ein.
cli-action-form = „{ $text }“ ist keine Aktion. So wird sie geschrieben: { $form }
cli-refused = Jetzt nicht ({ $rule }): { $reason }
cli-allowed = Das ist erlaubt: { $sentence }
cli-why-what = Welche Aktion? Zum Beispiel: warum pass
cli-hint = Ich würde das tun: { $sentence } ({ $action }; { $expected }). { $reason }
cli-hint-other = Auch gut: { $sentence } ({ $action }; { $expected })
cli-hint-place = Punkte zu erwarten: { $points }, Platz: { $place }
cli-hint-points = Punkte zu erwarten: { $points }
cli-nothing-to-undo = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
cli-undo-too-late = Seither wurde etwas aufgedeckt: Das lässt sich nicht zurücknehmen.
cli-undone =
    { $count ->
        [one] Deine letzte Entscheidung ist zurückgenommen.
       *[other] Deine letzte Entscheidung ist zurückgenommen, samt dem, was darauf folgte.
    }
cli-rules-what = Welches Wort oder welche Regelnummer? Zum Beispiel: regeln Gleichstand
cli-rules-found =
    { $count ->
        [0] Keine Regel enthält „{ $word }“.
        [one] … und noch eine Regel enthält „{ $word }“; ein längeres Wort findet weniger.
       *[other] … und { $count } weitere Regeln enthalten „{ $word }“; ein längeres Wort findet weniger.
    }
cli-file-what = In welche Datei?
cli-written = Geschrieben: { $file }
cli-not-written = { $file } lässt sich nicht schreiben: { $reason }
cli-help =
    Nummer            die Option mit dieser Nummer spielen
    Aktion            eine Aktion spielen, wie sie in Klammern steht, zum Beispiel: pass
    optionen          alle Optionen zeigen
    tisch             alles auf dem Tisch zeigen, jeden Platz ausführlich
    zeichen           was die Zeichen auf dem Tisch bedeuten
    tipp              was ein Bot tun würde
    warum AKTION      ob eine Aktion erlaubt ist oder welche Regel sie verbietet
    zurück            deine letzte Entscheidung zurücknehmen, wenn seither nichts aufgedeckt wurde
    regeln WORT       die Regeln, in denen ein Wort vorkommt
    speichern DATEI   die Partie aufzeichnen (als JSON, wenn der Name auf .json endet)
    svg DATEI         den Tisch zeichnen
    ende              den Tisch verlassen
    Die englischen Wörter gelten auch: options, table, legend, hint, why, undo, rules, save, quit.

## Was die übrigen Befehle sagen

skali-anytime = Du kannst jetzt etwas tun; niemand wartet darauf.
skali-moment = Der Tisch, wie er liegt
skali-counted = Die bisherigen Punkte.
cli-as-of = Stand: { $moment }; am Zug: Platz { $seats }.
cli-as-of-the-end = Stand: das Ende des Spiels.
cli-counted-all = Alles ist gezählt: Das ist das Ergebnis.
cli-went-on = Beim Laden ist das Spiel von selbst bis zur nächsten Entscheidung weitergegangen: { $changes }.
cli-points-now = Punkte jetzt
cli-tie-broken = Platz { $first } steht bei gleichen Punkten vor Platz { $second }: { $reason }.
cli-tie-shared = Die Plätze { $first } und { $second } teilen sich einen Rang: Nichts entscheidet zwischen ihnen.
cli-engine =
    { $kind ->
        [compiled] Spielwerk: übersetzt
       *[pure] Spielwerk: reines Python
    }
cli-games-span = { $first } bis { $last }
cli-games-table = { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}, { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
cli-games-rules = Gewicht { $weight } von 5, Regelversion { $version }
cli-games-default = sonst { $value }
cli-games-faulty = Nicht spielbar, { $game }: { $problem }
cli-nothing-to-decide = Platz { $seat } hat nichts zu entscheiden.
cli-is-legal = „{ $action }“ ist erlaubt: { $sentence }
cli-is-not-legal = „{ $action }“ ist nicht erlaubt. { $rule }: { $sentence }
cli-the-rule = { "  " }die Regel: { $text }
cli-serve-open = Die Halle ist offen: { $address }
cli-serve-friends = Für Telefone und Freunde in diesem Netz: { $address }
cli-serve-alone = Nur dieser Rechner erreicht sie; --host 0.0.0.0 öffnet sie für Telefone und Freunde in diesem Netz.
cli-serve-left-out = { $file } wird nicht angeboten: { $problem }
cli-verify-events = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
cli-verify-sound = in Ordnung
cli-verify-goes-on = geht weiter: Aus Regelversion { $before } wird { $now }
cli-verify-closed = kann nach den jetzigen Regeln nicht weitergehen und wird geschlossen.
cli-verify-kept = lässt sich nach den jetzigen Regeln nicht mehr zeigen; das Ergebnis gilt.
cli-verify-sum = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, davon { $wrong } fehlerhaft
cli-contents = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignissen
}, { $users ->
    [one] 1 Benutzer
   *[other] { $users } Benutzer
}
cli-data-sum = { $count } Werte, davon { $known } bekannt: { $listed }
cli-coverage = { $game }: { $rules } Regeln, { $bare } ohne Test, { $excused } entschuldigt
cli-rule-excused = { "  " }entschuldigt  { $rule }  { $reason }
cli-rule-unknown = { "  " }unbekannt     { $rule }  wird genannt, ist aber keine Regel dieses Spiels
cli-rule-bare = { "  " }ohne Test     { $rule }  { $text }
cli-playing = { $game }: Partien
cli-bot-reached = { $bot }: erreichte { $share } dessen, worum es ging, in { $seats } Partien
cli-bot-won = { $bot }: gewann { $share } von { $seats } Plätzen (95 %: { $low } bis { $high })
cli-simulated = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $length } Entscheidungen in { $seconds } s: { $speed } Entscheidungen/s
cli-sound = Die Aufzeichnung stimmt: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
 }.
cli-engine-of = skali { $game } ({ $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
 })
cli-record = { $game }, { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
 }, Regelversion { $rules }
cli-record-of-other-rules = { $game }, { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
 }, Regelversion { $rules }, hier { $here }: Vielleicht wurde nach anderen Regeln gespielt
cli-goes-on = Das Spiel geht weiter: Platz { $seat } muss entscheiden.
cli-ended = Das Ende: { $scores }.
cli-seat-score = Platz { $seat } { $score } (Rang { $place })
cli-seat-points = Platz { $seat } { $score }
cli-conforms = { $game } hält alles ein: { $checks } Prüfungen in { $cases ->
    [one] 1 Fall
   *[other] { $cases } Fällen
}.
cli-conforms-not = { $game } hält nicht alles ein: { $failed } von { $checks } Prüfungen schlugen fehl.
cli-check-failed = { "  " }{ $check }, { $case }: { $problem }
cli-checking = { $game }: Prüfungen

cli-head-action = Aktion
cli-head-meaning = was sie bewirkt
cli-head-key = Schlüssel
cli-head-value = Wert
cli-head-source = Quelle
cli-head-note = Anmerkung
cli-head-rule = Regel
cli-head-part = Teil
cli-head-text = Text
cli-head-seat = Platz
cli-head-mean = im Mittel
cli-head-least = wenigste
cli-head-most = meiste
cli-head-reached = erreicht
cli-head-won = gewonnen
cli-head-engine = Spielwerk
cli-head-decisions = Entscheidungen/s
cli-head-copy = Kopie µs
cli-head-search = Suche/s
cli-head-times = x { $peer }

## Die Hilfe

cli-heading-usage = Aufruf
cli-heading-arguments = Angaben
cli-heading-options = Optionen
cli-heading-examples = Beispiele
cli-about = Skáli: eine digitale Halle für Wikinger-Brettspiele.
cli-exit-codes =
    Rückgabewerte:
      0    erledigt; auch wenn die Antwort „nicht erlaubt“ lautet
      2    falscher Aufruf oder falsche Eingabe: Eine Zeile auf der Fehlerausgabe sagt, was
      3    eine Prüfung schlug fehl: Eine Aufzeichnung, eine Regel ohne Test, ein Spiel
      130  unterbrochen

    Mit --json schreibt jeder Befehl einen JSON-Wert auf die Ausgabe, bei einem Fehler {"{"}"error": …{"}"}.
cli-command-games = die Spiele der Halle mit ihren Optionen
cli-command-serve = die Halle öffnen: ein Tisch im Browser für Freunde und Bots
cli-command-play = im Terminal gegen Bots spielen
cli-command-simulate = Bots viele Partien spielen lassen und zusammenzählen
cli-command-replay = eine Aufzeichnung lesen: erzählen, prüfen, Stellungen zeichnen
cli-command-legal = die erlaubten Aktionen einer Stellung
cli-command-why = ob eine Aktion erlaubt ist oder welche Regel sie verbietet
cli-command-score = die Punkte einer Stellung, Zeile für Zeile
cli-command-rules = die nummerierten Regeln und welche Tests sie nennen
cli-command-data = jeder Wert des Spielmaterials mit seiner Quelle
cli-command-conformance = prüfen, ob ein Spiel hält, was jedes Spiel verspricht
cli-command-verify = alle Partien einer Halle noch einmal durchspielen
cli-command-backup = alles, was eine Halle aufbewahrt, in eine Datei sichern
cli-command-restore = eine Sicherung wieder einspielen
cli-command-bench = die Geschwindigkeit messen, auch neben anderen Spielwerken
cli-about-games = Die Spiele der Halle: Personen, Minuten, Gewicht, Optionen, und ob sie übersetzt sind.
cli-about-serve = Die Halle öffnen: ein Tisch im Browser für Freunde und Bots.
cli-about-play =
    Im Terminal gegen Bots spielen: nummerierte Optionen, Gründe, Tipps und Zurücknehmen.

    Antworte mit der Nummer einer Option oder mit einer Aktion in der Schreibweise. „hilfe“ zeigt, was
    sich noch sagen lässt: zurück, warum, tipp, speichern, regeln, svg, tisch, zeichen, ende. Die Zeilen
    können auch aus einer Pipe kommen.
cli-about-simulate = Bots viele Partien spielen lassen und zusammenzählen: Punkte, Längen, Siege, Geschwindigkeit.
cli-about-replay =
    Eine Aufzeichnung lesen: sie erzählen, prüfen, jede ihrer Stellungen zeichnen oder sichern.

    RECORD ist eine Datei in der Textform oder ihr JSON-Zwilling („-“ für die Eingabe); docs/records.md
    beschreibt beide. Lässt sie sich lesen, aber nicht nachspielen, ist der Rückgabewert 3.
cli-about-legal = Die erlaubten Aktionen einer Stellung, so geschrieben, wie „why“ und Aufzeichnungen es tun.
cli-about-why =
    Ob eine Aktion in einer Stellung erlaubt ist, oder welche Regel sie warum verbietet.

    Auch „nicht erlaubt“ ist eine Antwort: Der Rückgabewert ist 0.
cli-about-score =
    Die Punkte einer Stellung, Zeile für Zeile und Platz für Platz.

    Vor dem Ende zeigt der Zettel, was das Spiel brächte, wäre es jetzt zu Ende. Dabei steht, von wann
    er ist, was gezählt wurde, und am Ende, warum gleiche Punkte verschiedene Ränge haben.
cli-about-rules =
    Die nummerierten Regeln eines Spiels, mit --coverage auch die Tests, die sie nennen.

    Ein Test nennt Regeln in seinem Docstring, einzeln oder als Bereich (ABC-025..028). Was sich nicht
    testen lässt, wird in excused_rules.toml bei den Tests entschuldigt: ABC-001 = "warum".
cli-about-data =
    Jeder Wert, der auf dem Spielmaterial steht, mit der Quelle, aus der er bekannt ist.

    Quellen: rulebook (Spielregel); published (anderswo veröffentlicht); derived (folgt daraus);
    reconstructed (unbekannt: so gewählt, dass es sich gut spielt; wer das Spiel hat, berichtigt es).
cli-about-conformance =
    Prüfen, ob ein Spiel hält, was jedes Spiel verspricht: Zufällige Partien mit jeder Zahl von
    Personen und jedem Wert der Optionen gehen weiter, enden, lassen sich kopieren, zurücknehmen,
    nachspielen, sichern, und sie verraten nichts.

    GAME ist ein installiertes Spiel oder ein Objekt als paket.modul:NAME. --declarations nennt einen
    Ordner mit secrets.toml (was verborgen ist) und excused.toml (was dem Zufall nicht begegnet).
cli-about-verify = Alle Partien einer Halle noch einmal durchspielen und sagen, welche nicht mehr gleich verlaufen.
cli-about-backup = Alles, was eine Halle aufbewahrt, in eine Datei kopieren, auch während sie offen ist, und die Kopie wieder lesen.
cli-about-restore = Eine Sicherung an die Stelle dessen setzen, was eine Halle aufbewahrt. Eine Datenbank in Gebrauch wird abgelehnt.
cli-about-bench =
    Das Spielwerk messen: zufällige Entscheidungen je Sekunde, die Kosten einer Kopie, die Suche.

    Ganze Partien werden im Spielwerk gespielt, samt Aufbau und mit jeder Zahl von Personen; eine Kopie
    ist das Mittel über die Stellungen einer Partie. Alle Spielwerke wechseln sich in kurzen Runden ab,
    damit alle dasselbe Rauschen trifft; gezeigt wird der Median. Mit --peers werden andere Spielwerke
    in eine eigene Umgebung installiert und mitgemessen.
cli-arg-serve-host = wo die Halle erreichbar ist (sonst: überall)
cli-arg-serve-port = auf welchem Port (sonst: { $usual })
cli-arg-serve-address = die öffentliche Adresse, für Links
cli-arg-serve-workers = Prozesse, in denen Bots nachdenken (sonst: { $usual })
cli-arg-serve-entries = wie viele Gäste in einer Minute von einer Adresse hereinkommen (sonst: { $usual })
cli-arg-serve-connections = wie viele Verbindungen eine Adresse zugleich haben darf (sonst: { $usual })
cli-arg-serve-log = nur Fehler (quiet) oder auch jede Anfrage, als text oder json (sonst: { $usual })
cli-arg-serve-no-browser = keinen Browser öffnen
cli-arg-every-game = jede Partie, die je begonnen wurde
cli-arg-table = ein Tisch
cli-arg-help = diese Hilfe zeigen
cli-arg-version = die Version zeigen
cli-arg-game = der Schlüssel des Spiels, siehe „skali games“
cli-arg-json = das Ergebnis als JSON schreiben
cli-arg-database = sqlite:///DATEI oder postgresql://… (sonst SKALI_DATABASE)
cli-arg-database-usual = sqlite:///DATEI oder postgresql://… (sonst SKALI_DATABASE, oder { $usual })
cli-arg-backup = die Sicherung
cli-arg-backup-force = eine vorhandene Datei ersetzen
cli-arg-restore-force = ersetzen, was eine Halle dort aufbewahrt
cli-arg-lang = die Sprache von allem, was gesagt wird (sonst: nach der Umgebung)
cli-arg-position = eine Stellung in JSON, „-“ für die Eingabe; docs/positions beschreibt die Form
cli-arg-seat = der Platz, der entscheiden würde, ab 1 (sonst: der, der muss)
cli-arg-seats = wie viele mitspielen (sonst: so viele das Spiel zulässt)
cli-arg-option = eine Option des Spiels, auch mehrmals; siehe „skali games“
cli-arg-action = eine Aktion, wie „skali legal“ sie schreibt
cli-arg-source = nur Werte aus dieser Quelle
cli-arg-find = nur Regeln mit diesem Wort
cli-arg-coverage = die Tests zu jeder Regel; Rückgabewert 3, wenn eine keinen hat
cli-arg-tests = die Tests (sonst: tests)
cli-arg-games = wie viele (sonst: 100)
cli-arg-bots-all = einer für alle Plätze oder einer für jeden: { $kinds } (sonst: random)
cli-arg-bots-other = einer für alle anderen Plätze oder einer für jeden: { $kinds } (sonst: greedy)
cli-arg-rotate = die Bots von Partie zu Partie um einen Platz weiterrücken
cli-arg-seed-of-all = die Startzahl allen Glücks (sonst: 0)
cli-arg-seed = die Startzahl allen Glücks, um dieselbe Partie noch einmal zu spielen (sonst: jedes Mal eine andere)
cli-arg-jobs = Prozesse (sonst: 1)
cli-arg-records = jede Partie dort aufzeichnen
cli-arg-own-seat = dein Platz, ab 1 (sonst: 1)
cli-arg-peers = andere Spielwerke im selben Lauf mitmessen
cli-arg-seconds = wie lange jedes Spielwerk insgesamt gemessen wird (sonst: 3)
cli-arg-record = eine Aufzeichnung, „-“ für die Eingabe
cli-arg-check = jede Entscheidung, jeden Prüfpunkt, Ergebnis und Siegel prüfen
cli-arg-at = nach Entscheidung N aufhören; 0 ist der Aufbau (sonst: das Ende)
cli-arg-svg = den Tisch dorthin zeichnen, „-“ für die Ausgabe
cli-arg-save-position = die Stellung dort als JSON sichern
cli-arg-seen-by = den Tisch zeichnen, wie dieser Platz ihn sieht, ab 1 (sonst: wie alle ihn sehen)
cli-arg-any-game = der Schlüssel eines installierten Spiels oder paket.modul:NAME
cli-arg-declarations = der Ordner mit secrets.toml und excused.toml (sonst: keiner)
cli-arg-all-cases = jedes Paar von Werten der Optionen, nicht nur jeden einzelnen

hall-turn = Du bist am Zug bei { $game }.
hall-your-turn = Du bist am Zug bei { $game }: { $link }
hall-bot-novice = Neuling
hall-bot-novice-help = Übersieht die Hälfte von dem, was möglich ist, und nimmt das Beste vom Rest. Gut für die erste Partie.
hall-bot-trader = Händler
hall-bot-trader-help = Nimmt, was im Augenblick am besten aussieht, bemerkt aber nicht alles.
hall-bot-jarl = Jarl
hall-bot-jarl-help = Plant den eigenen Zug bis ans Ende und übersieht nichts. Antwortet sofort.
hall-bot-skald = Skalde
hall-bot-skald-help = Denkt voraus, auch für die anderen.
hall-bot-norn = Norne
hall-bot-norn-help = Denkt am längsten voraus und weiß, wie solche Geschichten enden.

hall-no-name = Sag uns erst, wie du heißt.
hall-not-yours = Dieser Platz gehört dir nicht.
hall-removed = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen.
hall-no-decision = Es gibt { $count } Entscheidungen, nicht { $wanted }.
hall-bot-plays = Für dich spielt gerade ein Bot; kehre erst an deinen Platz zurück.
hall-not-your-turn = Du bist nicht am Zug.
hall-no-other-person = Auf diesem Platz spielt kein anderer Mensch.
hall-has-time = Dieser Platz hat noch Zeit.
hall-not-over = Die Aufzeichnung ist offen, sobald die Partie zu Ende ist.
hall-no-seat = Der Tisch hat keinen Platz { $seat }.
hall-nowhere = Diese Entscheidung oder diesen Platz gibt es nicht.
hall-bots-needed = Es braucht { $count } Bots.
hall-no-table = Es gibt keinen Tisch { $table }.
hall-game-gone = Die Halle hat das Spiel { $game } nicht.
hall-stale = Am Tisch ist es schon weitergegangen.
hall-not-started = Die Partie hat noch nicht begonnen.
hall-no-game = Es gibt kein Spiel { $game }; es gibt: { $known }.
hall-too-many-tables = Du hast schon zu viele unfertige Tische.
hall-sits = Du sitzt schon an diesem Tisch.
hall-invitation = Für diesen Platz braucht es eine Einladung.
hall-seat-taken = Diesen Platz hat schon jemand anders.
hall-begun = Die Partie hat schon begonnen.
hall-host-stays = Der Gastgeber kann nicht entfernt werden.
hall-host-only = Das kann nur der Gastgeber.
hall-crowded = An diesem Tisch schauen schon zu viele zu.
hall-long-message = Eine Nachricht darf höchstens { $most } Zeichen haben.
hall-no-json = Die Nachricht ist kein JSON-Objekt.
hall-message-type = Als type gibt es decide, undo, why, chat und ping.
hall-nothing-back = Es gibt keine Entscheidung { $number }, die man zurücknehmen könnte.
hall-revealed = Seither wurde etwas aufgedeckt: Bitte die anderen um eine Rücknahme.
hall-others-since = Seither haben andere entschieden: Bitte sie um eine Rücknahme.
hall-depends = Entscheidung { $number } baut darauf auf: Bitte die anderen um eine Rücknahme.
hall-voting = Darüber wird schon abgestimmt.
hall-left = Für dich spielt schon ein Bot.
hall-not-left = Niemand spielt für dich: Der Platz ist deiner.
hall-abandoned = Alle haben diese Partie verlassen; nimm deinen Platz wieder ein, um weiterzuspielen.
hall-own-seat-name = Nur weitere eigene Plätze können einen Namen bekommen; andere haben ihren eigenen.
hall-no-plan = So etwas lässt sich jetzt nicht ausrechnen.
hall-plan-late = Es ließ sich nicht rechtzeitig ausrechnen.
hall-hint-only = Etwas anderes gibt es nicht zu tun.
hall-hint-luck = Was gezogen werden kann, verspricht hier im Mittel am meisten.
hall-hint-even = Die anderen Möglichkeiten sehen nicht besser aus.
hall-hint-terms = { $count ->
    [one] Besser als die anderen vor allem wegen: { $first }.
   *[other] Besser als die anderen vor allem wegen: { $first }; { $second }.
}
hall-no-vote = Du hast gerade über nichts abzustimmen.
hall-too-fast = Zu viel auf einmal; warte einen Moment.
hall-no-page = Unter /{ $path } gibt es nichts.
hall-no-way = { $method } ist hier nicht möglich.
hall-players = { $game } ist für { $allowed } Personen.
hall-kept = Diese Partie wurde nach Version { $table } der Regeln gespielt. Nach Version { $hall }, die die Halle jetzt hat, liefe sie ab Entscheidung { $number } anders; darum lässt sie sich nicht mehr zeigen. Ihr Ergebnis gilt.
hall-closed = Dieser Tisch begann nach Version { $table } der Regeln. Nach Version { $hall }, die die Halle jetzt hat, liefe die Partie ab Entscheidung { $number } anders; darum wurde sie geschlossen. Ihre Züge bleiben aufbewahrt; niemand hat gewonnen oder verloren.
hall-large = Eine Anfrage darf höchstens { $most } Bytes haben.
hall-private = Dieser Tisch ist privat: Bitte jemanden, der dort spielt, um einen Link.
hall-over = Das Spiel ist zu Ende.
hall-no-bot = Es gibt keinen Bot { $bot }, sondern: { $known }.
hall-trouble = Die Halle kann gerade nichts aufschreiben. Es geht nichts verloren; sie macht von selbst weiter.
hall-message-id = Die id muss eine ganze Zahl sein oder ein Text von höchstens { $most } Zeichen.

## Who somebody is

hall-account-exists = Diesen Namen hat schon ein Konto.
hall-name-alike = „{ $name }“ sieht aus wie „{ $other }“, und so heißt ein Konto. Nimm einen Namen, den niemand verwechseln kann.
hall-name-reserved = „{ $name }“ kann hier niemand heißen.
hall-no-letters = Ein Name braucht einen Buchstaben, eine Ziffer oder ein Bild.
hall-no-text = Das ist kein Text: Darin sind Zeichen, die in keinem Text stehen.
hall-no-action = „{ $given }“ ist kein Zug dieses Spiels. Was möglich ist, steht in der Entscheidung.
hall-field-missing = „{ $field }“ fehlt.
hall-field-unknown = Ein Feld „{ $field }“ gibt es hier nicht.
hall-field-number = „{ $field }“ muss eine ganze Zahl sein.
hall-field-text = „{ $field }“ muss ein Text sein.
hall-field-flag = „{ $field }“ muss true oder false sein.
hall-field-list = „{ $field }“ muss eine Liste sein.
hall-field-object = „{ $field }“ muss ein Objekt mit benannten Feldern sein.
hall-field-one-of = „{ $field }“ muss eines von diesen sein: { $words }.
hall-field-least = „{ $field }“ muss mindestens { $n } sein.
hall-field-most = „{ $field }“ darf höchstens { $n } sein.
hall-field-below = „{ $field }“ muss kleiner als { $n } sein.
hall-field-short = „{ $field }“ muss mindestens { $n ->
    [one] ein Zeichen
   *[other] { $n } Zeichen
 } haben.
hall-field-long = „{ $field }“ darf höchstens { $n ->
    [one] ein Zeichen
   *[other] { $n } Zeichen
 } haben.
hall-field-few = „{ $field }“ muss mindestens { $n ->
    [one] einen Eintrag
   *[other] { $n } Einträge
 } haben.
hall-field-many = „{ $field }“ darf höchstens { $n ->
    [one] einen Eintrag
   *[other] { $n } Einträge
 } haben.
hall-field-action = „{ $field }“ muss ein Zug sein, als Nummer oder in der Notation.
hall-field-email = „{ $field }“ muss eine E-Mail-Adresse sein, oder leer.
hall-field-address = „{ $field }“ muss eine Adresse sein, die mit https:// beginnt.
hall-field-wrong = „{ $field }“ ist nicht so geschrieben, wie es docs/protocol.md sagt.
hall-too-long = Höchstens { $most } Zeichen.
hall-empty = In diesem Text ist nichts zu sehen.
hall-wrong-password = Name oder Passwort stimmt nicht.
hall-wrong-present = Das ist nicht dein jetziges Passwort.
hall-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
hall-easy-password = Dieses Passwort ist leicht zu erraten. Nimm ein längeres, etwa drei Wörter, die nicht zusammengehören.
hall-password-is-name = Dein Name ist kein Passwort.
hall-busy = Die Halle prüft gerade zu viele Passwörter; versuch es gleich noch einmal.
hall-no-account = Gäste haben kein Passwort; leg erst ein Konto an.
hall-other-name = Um für immer zu gehen, schreib deinen Namen: { $name }.
hall-no-session = Eine solche Anmeldung hast du nicht.
hall-no-person = Diesen Menschen gibt es hier nicht.
hall-no-mail = Diese Halle verschickt keine E-Mail.
hall-no-letter = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
hall-foreign = Das dürfen nur die eigenen Seiten der Halle, nicht { $origin }.
hall-other-host = Unter dem Namen { $host } ist die Halle nicht bekannt. Wer sie betreibt, kann ihn mit --address oder SKALI_HOSTS erlauben.
hall-letter-confirm-title = Skáli: deine Adresse
hall-letter-confirm =
    { $name } in der Halle Skáli möchte unter dieser Adresse erinnert werden. Wenn du das bist, bestätige sie innerhalb eines Tages:
    { $link }
    Wenn nicht, tu nichts; weitere Post kommt nicht.
hall-letter-reset-title = Skáli: ein neues Passwort
hall-letter-reset =
    Jemand hat für { $name } in der Halle Skáli ein neues Passwort verlangt. Wenn du das warst, wähle eines innerhalb einer Stunde:
    { $link }
    Wenn nicht, tu nichts; dein Passwort bleibt, wie es ist.
hall-full = Die Halle ist voll; versuche es gleich noch einmal.
hall-many-from-you = Von deiner Adresse kommen zu viele Verbindungen; versuche es gleich noch einmal.
hall-too-slow = Eine Anfrage muss in { $seconds } Sekunden ankommen.
hall-large-head = Die Kopfzeilen einer Anfrage dürfen höchstens { $most } Bytes haben.

## Datensätze von Besitzern

data-form = { $key }: Eintrag { $number } muss { $lists ->
    [0] ein Schritt in unserer Schreibweise sein, in geschweiften Klammern
    [1] eine Liste von mindestens einem Schritt sein
   *[other] eine Liste von Listen von Schritten sein, keine davon leer
}
data-file = { $file } lässt sich nicht lesen: { $problem }
data-large = die Datei ist größer als { $most } KiB; ein Datensatz ist klein
data-letters = die Datei ist kein Text in UTF-8 (Byte { $place })
data-toml = die Datei ist kein gültiges TOML: { $problem }
data-deep = mehr als { $most } Tabellen und Listen stehen ineinander
data-digits = eine ganze Zahl hat mehr als { $most } Ziffern
data-many = der Ordner enthält { $found } Datensätze; höchstens { $most } werden gelesen
data-lacks = „{ $key }“ fehlt
data-strange = „{ $key }“ ist unbekannt; bekannt sind game, name, who, edition, date, note und values
data-text = „{ $key }“ muss ein Text sein, nicht { $found }
data-line = „{ $key }“ muss eine Zeile von höchstens { $most } druckbaren Zeichen sein
data-date = „date“ muss ein Tag wie 2026-03-01 sein, nicht { $found }
data-empty = kein Wert ist angegeben
data-table = „values“ muss eine Tabelle von Namen und Werten sein, nicht { $found }
data-twice = { $key } ist zweimal angegeben
data-other-game = der Datensatz ist für { $game }, nicht für { $wanted }
data-more = { $found } Werte sind angegeben, aber das Spiel hat nur { $most }
data-unknown = { $key }: diesen Wert gibt es nicht; „skali data“ zählt alle auf
data-unknown-near = { $key }: diesen Wert gibt es nicht; gemeint ist vielleicht { $near }
data-fixed-names = { $key }: das benennt den Bestandteil und bleibt, wie es ist
data-fixed-shape = { $key }: darauf sind die Regeln gebaut, ein Datensatz kann es nicht ändern: ein anderes Raster oder eine andere Anzahl ist ein anderes Spiel
data-fixed-drawing = { $key }: das sagt nur, wo etwas gezeichnet wird
data-kind-number = { $key }: muss eine ganze Zahl sein, nicht { $found }
data-kind-decimal = { $key }: muss eine Zahl sein, nicht { $found }
data-kind-flag = { $key }: muss true oder false sein, nicht { $found }
data-kind-word = { $key }: muss ein Wort sein, nicht { $found }
data-kind-list = { $key }: muss eine Liste sein, nicht { $found }
data-kind-effect = { $key }: muss ein Effekt in unserer Schreibweise sein, nicht { $found }
data-range = { $key }: muss von { $low } bis { $high } sein, nicht { $found }
data-word = { $key }: muss eins von { $words } sein, nicht { $found }
data-length = { $key }: muss mindestens { $least } und höchstens { $most } Einträge haben, nicht { $found }: eine andere Form ist ein anderes Spiel
data-shape = { $key }: Eintrag { $number } muss eine Liste von { $long } sein: eine andere Form ist ein anderes Spiel
data-sum = { $column }: zusammen { $box } liegen in der Schachtel, hier { $found }: eine andere Anzahl ist ein anderes Spiel
data-same = { $one } und { $other } wären gleich, das Spiel unterscheidet sie aber
data-effect = { $key }: das passt dort nicht; auf Englisch, wie unsere Schreibweise: { $problem }
data-plays = mit diesen Werten lässt sich nicht spielen ({ $problem })
data-missing = Dieser Tisch wird mit dem Datensatz „{ $name }“ ({ $fingerprint }) gespielt, den diese Halle nicht hat.
data-no-set = Einen Datensatz { $data } für { $game } gibt es hier nicht.
cli-data-sound = { $name } passt zu { $game }: { $changed ->
    [one] ein Wert
   *[other] { $changed } Werte
} geändert, { $confirmed } bestätigt, wie sie sind. Fingerabdruck { $fingerprint }.
cli-data-said = abgelesen von { $who } am { $date }: { $edition }
cli-data-known = Bekannt sind damit { $after } von { $count } Werten, vorher { $before }.
cli-data-wrong = { $faults ->
    [one] Ein Fehler
   *[other] { $faults } Fehler
}: dieser Datensatz lässt sich nicht verwenden.
cli-data-sheet = Der Bogen liegt in { $file }: im Browser öffnen, neben der Schachtel.
cli-arg-data = ein Datensatz: vom gedruckten Spiel abgelesene Werte, siehe docs/owners.md
cli-arg-data-folder = ein Datensatz oder ein Ordner davon (sonst: SKALI_DATA)
cli-arg-data-check = sagt, ob ein Datensatz passt, was er ändert und wie viel damit bekannt ist
cli-arg-data-sheet = schreibt dorthin eine Seite zum Ausfüllen neben der Schachtel
cli-head-before = vorher
hall-data = Werte der Bestandteile
hall-data-help = Manche gedruckten Werte sind nicht veröffentlicht und wurden nachgebildet. Besitzer des gedruckten Spiels haben ihre abgelesen.
hall-data-none = wie in dieser Halle
hall-data-set = { $name } ({ $edition })

## Der Bogen für Besitzer

sheet-only = nur, was noch nicht bekannt ist
sheet-help = Vergleiche jeden Bestandteil mit deinem gedruckten. Trage ein, was anders ist, und hake an, was so stimmt. Alles bleibt auf diesem Gerät, bis du es speicherst.
sheet-give = Nur Tatsachen angeben: Zahlen, und Wirkungen in unserer eigenen Schreibweise. Keine Scans, keine Fotos, keine gedruckten Sätze.
sheet-name = Name dieses Datensatzes
sheet-who = Wer das sagt
sheet-edition = Ausgabe (Verlag, Jahr, Sprache)
sheet-date = Tag
sheet-after = Die Datei prüft „skali data SPIEL --check DATEI“, gespielt wird damit durch „--data DATEI“.
sheet-text = Die Datei als Text
sheet-save = Datei speichern
sheet-clear = Alle Eingaben vergessen
sheet-sure = Alles vergessen, was eingetragen ist?
sheet-count = # Werte angegeben
sheet-faults = # können nicht stimmen
sheet-first = Bitte zuerst sagen, wie der Datensatz heißt, wer du bist und welche Ausgabe du hast.
sheet-same = genau so gedruckt
sheet-yes = ja
sheet-no = nein
sheet-range = möglich: #
sheet-now = jetzt:
sheet-change = Wirkung ändern
sheet-long = Anzahl: #
sheet-notation = das ist keine Wirkung in unserer Schreibweise
sheet-source-rulebook = Spielregel
sheet-source-published = veröffentlicht
sheet-source-derived = gefolgert
sheet-source-reconstructed = nachgebildet
sheet-source-owner = abgelesen

# --- Wettkämpfe der Bots, und angepasste Ratschläge ---

cli-command-arena = Bots einen Wettkampf spielen lassen, mit Angabe der Sicherheit
cli-command-fit = die Gewichte der Ratschläge eines Spiels an Partien anpassen
cli-about-arena = Bots einen Wettkampf spielen lassen: Anteile mit Spannen, die die Gaben beachten, Wertungen und eine Seite mit Zeichnungen.
cli-about-fit = Bots spielen, die Gewichte der Ratschläge werden an den Vorsprung am Ende angepasst und nur behalten, wenn sie gewinnen.
cli-arg-arena-bots = wer teilnimmt, jeder einmal: { $kinds } (sonst: greedy,random)
cli-arg-arena-games = wie viele Partien jede Begegnung hat (sonst: 20)
cli-arg-duplicate = jede Gabe in jeder Sitzordnung spielen
cli-arg-swiss = so viele Runden, in denen sich trifft, wer ähnlich steht (sonst: alle gegen alle)
cli-arg-ray = auf dem Ray-Verbund unter dieser Adresse spielen; „local“ startet hier einen
cli-arg-arena-out = Partien, Summen und eine Seite dorthin schreiben; ein abgebrochener Wettkampf geht weiter
cli-arg-fit-games = aus wie vielen Partien gelernt wird (sonst: 200)
cli-arg-fit-deals = wie viele Gaben das Spiel gegen die jetzigen Gewichte hat (sonst: 50)
cli-arg-ridge = wie stark es Gewichte zu den jetzigen zieht (sonst: { $usual })
cli-arg-fit-judge = wer das Duell mit den neuen gegen die jetzigen Gewichte spielt (sonst { $usual })
cli-arg-arena-records = auch das Protokoll jeder Partie behalten, bei ihrem Ergebnis
cli-arg-fit-out = das Ergebnis dorthin schreiben, und die neue advice.toml, wenn sie gewann
cli-fit-told = { $rows } Tische aus { $games } Partien: erklärt war { $before } des Vorsprungs, nun { $after }
cli-fit-kept = neue Gewichte gewannen { $share } der ersten Plätze (95 %: { $low } bis { $high }, gleich stark { $par }): behalten
cli-fit-refused = neue Gewichte gewannen { $share } der ersten Plätze (95 %: { $low } bis { $high }, gleich stark { $par }): nicht behalten
cli-arena-par = { $games } Partien, { $deals } Gaben; gleich stark wäre { $par }
cli-arena-reached = { $games } Partien, { $deals } Gaben; der Anteil ist, wie viel erreicht wurde
arena-language = de
arena-title = { $game }: ein Wettkampf der Bots
arena-setup = { $games } Partien auf { $deals } Gaben mit { $seats } Plätzen, Startzahl { $seed }; { $how -> 
    [swiss] es traf sich, wer ähnlich stand
   *[all] alle gegen alle
 }
arena-ratings = Wertungen (± 2 Standardabweichungen)
arena-shares = Anteil erster Plätze in Prozent (95-%-Spanne)
arena-pairs = Anteil erster Plätze unter anderen, in Prozent (95-%-Spanne)
arena-scores = Punkte
arena-seats = Erste Plätze nach Sitzplatz in Prozent (95-%-Spanne)
arena-seat = Platz
arena-lengths = Entscheidungen einer Partie
arena-head-bot = Bot
arena-head-games = Partien
arena-head-share = Anteil %
arena-head-interval = 95-%-Spanne
arena-head-rating = Wertung
arena-head-mean = im Mittel
arena-head-ms = ms je Entscheidung
cli-arg-search = nur die Suche messen, an Stellungen ganzer Partien
cli-head-search-two = auf zwei Kernen
cli-head-depth = mittlere Tiefe
cli-head-sampling = Stichproben
