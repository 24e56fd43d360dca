SKALI-1 = Das Spiel ist zu Ende.
SKALI-2 = Platz { $seat } ist nicht am Zug: Platz { $turn } muss entscheiden.
skali-seat = Platz { $seat }
skali-deed = { $who }: { $what }
skali-change = { $what } { $old } › { $new }

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
cli-more-options =
    { $count ->
        [one] … und eine weitere: „optionen“ zeigt alle.
       *[other] … und { $count } weitere: „optionen“ zeigt alle.
    }
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
cli-hint = Ich würde das tun: { $sentence } ({ $action })
cli-nothing-to-undo = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
cli-undo-too-late = Seither wurde etwas aufgedeckt: Das lässt sich nicht zurücknehmen.
cli-undone =
    { $count ->
        [one] Deine letzte Entscheidung ist zurückgenommen.
       *[other] Deine letzte Entscheidung ist zurückgenommen, samt dem, was darauf folgte.
    }
cli-rules-what = Welches Wort oder welche Regelnummer? Zum Beispiel: regeln tie (die Regeln sind englisch)
cli-rules-found =
    { $count ->
        [0] Keine Regel enthält „{ $word }“ (die Regeln sind englisch).
       *[other] { $count } Regeln enthalten „{ $word }“; ein längeres Wort findet weniger.
    }
cli-file-what = In welche Datei?
cli-written = Geschrieben: { $file }
cli-not-written = { $file } lässt sich nicht schreiben: { $reason }
cli-help =
    Nummer            die Option mit dieser Nummer spielen
    Aktion            eine Aktion spielen, wie sie in Klammern steht, zum Beispiel: pass
    optionen          alle Optionen zeigen
    tisch             alles auf dem Tisch zeigen, jeden Platz ausführlich
    tipp              was ein Bot tun würde
    warum AKTION      ob eine Aktion erlaubt ist oder welche Regel sie verbietet
    zurück            deine letzte Entscheidung zurücknehmen, wenn seither nichts aufgedeckt wurde
    regeln WORT       die Regeln, in denen ein Wort vorkommt
    speichern DATEI   die Partie aufzeichnen (als JSON, wenn der Name auf .json endet)
    svg DATEI         den Tisch zeichnen
    ende              den Tisch verlassen
    Die englischen Wörter gelten auch: options, table, hint, why, undo, rules, save, quit.

hall-your-turn = Du bist am Zug bei { $game }: { $link }
hall-bot-dice = Würfler
hall-bot-dice-help = Spielt irgendetwas Erlaubtes. Gut für einen ersten Blick auf die Regeln.
hall-bot-trader = Händler
hall-bot-trader-help = Nimmt, was im Augenblick am besten aussieht. Antwortet sofort.
hall-bot-jarl = Jarl
hall-bot-jarl-help = Denkt einen Augenblick voraus.
hall-bot-skald = Skalde
hall-bot-skald-help = Denkt länger voraus und weiß, wie solche Geschichten enden.

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
hall-one-seat = Du kannst nur auf einem Platz sitzen.
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
hall-voting = Darüber wird schon abgestimmt.
hall-no-vote = Du hast gerade über nichts abzustimmen.
hall-account-exists = Diesen Namen hat schon ein Konto.
hall-wrong-password = Name oder Passwort stimmt nicht.
hall-too-fast = Zu viel auf einmal; warte einen Moment.
hall-no-page = Unter /{ $path } gibt es nichts.
hall-players = { $game } ist für { $allowed } Personen.
hall-version = Dieser Tisch spielt nach Version { $table } der Regeln, die Halle hat { $hall }.
hall-large = Eine Anfrage darf höchstens { $most } Bytes haben.
hall-no-length = Schick die Länge des Inhalts mit.
