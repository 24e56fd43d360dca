## Das Spiel und seine Einstellungen

walhalla-name = Walhalla
walhalla-blurb = Drachen bemannen, in die Fjorde segeln, Land belagern und Gefallene nach Walhalla schicken: Sie gewinnen Kämpfe und bringen Nachschub.
walhalla-moment = Raubzug { $raid } von { $raids }
walhalla-counted = Die bisherigen Punkte, die Wertung dieses Raubzugs und die Schlusswertung, als wäre das Spiel jetzt zu Ende; verdeckt gelegte Karten zählen, Handkarten nicht.
walhalla-legend = Zeichen: ~ offenes Wasser, · ein neutraler Platz eines Drachens, (Rot) sein farbiger Platz oder, solange er besetzt ist, wer dort sitzt, [7] eine Spitze; „Weizen · Rot“ ist ein Feld, das Rot belagert. Fjorde zählen in Sätzen ab 1, in der Schreibweise ab 0 (dock 0 ist Fjord 1).

walhalla-option-layout = Landzungen
walhalla-option-layout-help = Wie viele Plättchen jede der drei Landzungen hat, von links nach rechts. Je sechs ist das Grundspiel; „zufällig“ nimmt irgendeine der zehn Aufteilungen.
walhalla-option-layout-random = zufällig
walhalla-option-zero_ranks = Leeres Walhalla hat einen Platz
walhalla-option-zero_ranks-help = In der Endwertung zählt auch, wer niemanden in Walhalla hat, und kann damit Zweiter werden. Sonst gibt es für nichts auch nichts.
walhalla-option-first = Erster Startspieler
walhalla-option-first-help = Wer den ersten Raubzug beginnt.
walhalla-option-first-random = ausgelost

## Der Wertungsbogen

walhalla-sheet-start = Zuvor
walhalla-sheet-forests = Wälder
walhalla-sheet-hunts = Jagd
walhalla-sheet-cards = Karten
walhalla-sheet-wheat = Weizen
walhalla-sheet-tongues = Landzungen
walhalla-sheet-fields = Besetzte Felder
walhalla-sheet-walhalla = Walhalla
walhalla-sheet-total = Punkte

## Woraus der Wert einer Stellung besteht

walhalla-term-points = Punkte
walhalla-term-majorities = Mehrheiten auf den Landzungen
walhalla-term-forces = Stärke auf den Landzungen
walhalla-term-wheat = Weizen
walhalla-term-last_fields = Besetzte Felder am Ende
walhalla-term-heroes = Erste Helden in Walhalla
walhalla-term-more_heroes = Weitere Helden in Walhalla
walhalla-term-last_heroes = Erste Helden im letzten Raubzug
walhalla-term-last_more_heroes = Weitere Helden im letzten Raubzug
walhalla-term-walhalla_rank = Rang in Walhalla
walhalla-term-sailing = Wikinger, die noch segeln können
walhalla-term-left_at_home = Wikinger, die daheim bleiben
walhalla-term-asgard = Wikinger in Asgard
walhalla-term-aboard = Wikinger an Bord
walhalla-term-laid_cards = Ausgelegte Landschaftskarten
walhalla-term-terrain_cards = Landschaftskarten auf der Hand
walhalla-term-last_terrain_cards = Hoffnung auf Landschaft im letzten Raubzug
walhalla-term-hunts_and_attacks = Jagd und Attacke auf der Hand
walhalla-term-shields = Schutzschilde auf der Hand
walhalla-term-last_deeds = Jagd, Attacke und Schutzschild im letzten Raubzug
walhalla-term-tongue_cards = Landzungenkarten auf der Hand
walhalla-term-walhalla_cards = Walhallakarten auf der Hand
walhalla-term-rival_cards = Karten der anderen

## Namen

walhalla-colour-red = Rot
walhalla-colour-black = Schwarz
walhalla-colour-yellow = Gelb
walhalla-colour-blue = Blau
walhalla-who = { $seat } ({ $colour })

walhalla-place-bow = Bug
walhalla-place-middle = Mitte
walhalla-place-stern = Heck
walhalla-dragon = Drache mit Platz für { $colour } ({ $place })
walhalla-seat-of = Platz { $place }, nur für { $colour }
walhalla-bow-up = der Bug ist oben

walhalla-first-bow = Bug voran
walhalla-first-stern = Heck voran

walhalla-crew-none = niemand
walhalla-crew-bow = Bug
walhalla-crew-middle = Mitte
walhalla-crew-stern = Heck
walhalla-crew-bow-middle = Bug und Mitte
walhalla-crew-bow-stern = Bug und Heck
walhalla-crew-middle-stern = Mitte und Heck
walhalla-crew-all = Bug, Mitte und Heck

walhalla-terrain-cult = Kultstätte
walhalla-terrain-forest = Wald
walhalla-terrain-village = Dorf
walhalla-terrain-wheat = Weizenfeld

walhalla-field-cult = Kultstätte
walhalla-field-forest-2 = Wald 2
walhalla-field-forest-3 = Wald 3
walhalla-field-village-1 = Dorf +1
walhalla-field-village-2 = Dorf +2
walhalla-field-wheat = Weizen

walhalla-fjord = Fjord { $fjord }
walhalla-tongue = Landzunge { $tongue }
walhalla-where = { $field } (Landzunge { $tongue }, Reihe { $row })
walhalla-held = { $where }, belagert von { $colour }
walhalla-taken = { $field } von { $colour }
walhalla-nothing = nichts
walhalla-or = { $one } oder { $other }
walhalla-list = { $first }, { $rest }
walhalla-tip-inner = Innere Spitze von Landzunge { $tongue }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für den zweiten Platz
walhalla-tip-outer = Äußere Spitze von Landzunge { $tongue }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für den ersten Platz
walhalla-side-left = links: { $where }
walhalla-side-right = rechts: { $where }

walhalla-strength = { $colour } auf Landzunge { $tongue }: { $count } mit Dörfern

walhalla-zone-midgard = Midgard
walhalla-zone-asgard = Asgard
walhalla-zone-walhalla = Walhalla
walhalla-in-midgard = { $who } in Midgard: { $count }, bereit zum Segeln
walhalla-in-asgard = { $who } in Asgard: { $count }, Nachschub nach Raubzug 1 und 2
walhalla-in-walhalla = { $who } in Walhalla: { $count }, je einer gewinnt einen Kampf
walhalla-heroes = { $who }: { $count } in Walhalla
walhalla-score = { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
walhalla-start = Startspieler dieses Raubzugs
walhalla-hand-size = { $who } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
walhalla-reinforcements = Nachschub
walhalla-reinforcement = Platz { $place } in Walhalla: { $count } Wikinger kommen zurück
walhalla-raid = Raubzug { $raid }: Ein Weizenfeld bringt danach { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
walhalla-moored = { $dragon }; in Fjord { $fjord }, Liegeplatz { $place }
walhalla-aboard = { $colour } noch an Bord, Reihe { $row }
walhalla-sits = { $colour } auf dem Platz { $place }
walhalla-left-stack = Drachen, die in diesem Raubzug noch kommen: { $count }
walhalla-left-pile = Karten zum Ziehen: { $count }
walhalla-left-discard = Gespielte Karten: { $count }
walhalla-no-cards = Du hast keine Karten.

## Karten, aus ihren Wirkungen geschrieben

walhalla-card-forest = Wald
walhalla-card-wheat = Weizenfeld
walhalla-card-cult = Kultstätte
walhalla-card-village = Dorf
walhalla-card-tongue-6 = Landzunge 6
walhalla-card-tongue-7 = Landzunge 7
walhalla-card-tongue-8 = Landzunge 8
walhalla-card-walhalla = Walhalla
walhalla-card-hunt = Jagd
walhalla-card-attack = Attacke
walhalla-card-shield = Schutzschild
walhalla-card = { $card }: { $text }
walhalla-effect-points_a_field = +{ $points } je eigenem Feld: { $terrain }
walhalla-effect-vikings_on_tongue = +{ $vikings } auf der Landzunge mit Spitze { $tip }
walhalla-effect-vikings_in_walhalla = +{ $vikings } in der Rangfolge von Walhalla
walhalla-effect-forest_times = ein Wald zählt ×{ $factor }
walhalla-effect-attack_wins = der Angegriffene fällt sofort
walhalla-effect-defence_wins = wehrt ab, kein Held geht

## Tafeln und Knöpfe

walhalla-panel-board =
    { $phase ->
        [raid] Raubzug { $raid } von 3
        [end] Ende von Raubzug { $raid }
       *[over] Das Spiel ist zu Ende
    }
walhalla-panel-hand = Deine Karten
walhalla-button-join = Mitfahren
walhalla-button-stay = Daheim bleiben
walhalla-button-fall = Fallen, nach Walhalla
walhalla-button-win = Mit einem Helden siegen
walhalla-button-shield = Schutzschild spielen
walhalla-button-hunt = Jagd spielen
walhalla-button-pass = Keine Karte
walhalla-button-done = Fertig

## Der Tisch in Worten

walhalla-plain-raid = Raubzug { $raid } von { $last }, am Zug: { $who }
walhalla-plain-drawn = Gezogener Drache
walhalla-plain-aboard = an Bord: { $crew }
walhalla-plain-held = { $field } · { $colour }
walhalla-plain-rider = { $colour }!
walhalla-plain-seat = ({ $colour })
walhalla-plain-players = Spieler
walhalla-plain-hand = auf der Hand
walhalla-plain-laid = ausgelegt

## Was gefragt wird

walhalla-ask-board = Wer geht an Bord? { $dragon }
walhalla-ask-join = { $who } bietet dir den farbigen Platz an ({ $place }). Fährst du mit?
walhalla-ask-dock = In welchen Fjord fährt der Drache, und welches Ende voran?
walhalla-asked-land = Dein Wikinger geht in Reihe { $row } an Land. Auf welcher Seite?
walhalla-asked-defend = { $who } greift deinen Wikinger an: { $where }. Fallen oder siegen?
walhalla-asked-hunt = Dein Wikinger belagert: { $where }. Spielst du eine Jagd?
walhalla-asked-cards = Raubzug { $raid } ist zu Ende. Welche Karten legst du verdeckt aus?

walhalla-wait-board = { $who } bemannt den Drachen.
walhalla-wait-join = { $who } darf mitfahren.
walhalla-wait-dock = { $who } wählt einen Fjord.
walhalla-wait-land = { $who } geht an Land.
walhalla-wait-defend = { $who } wird angegriffen.
walhalla-wait-hunt = { $who } betritt einen Wald.
walhalla-wait-cards = Karten werden verdeckt ausgelegt: { $who }.

## Was eine Wahl bewirkt

walhalla-do-board =
    { $count ->
        [0] Niemand von dir geht an Bord
        [one] Ein Wikinger geht an Bord: { $crew }
       *[other] { $count } Wikinger gehen an Bord: { $crew }
    }
walhalla-do-join = Mitfahren auf dem Platz { $place }
walhalla-simply-stay = Daheim bleiben
walhalla-do-dock = Fjord { $fjord }, { $end }, ab Reihe { $row }
walhalla-docked = { $lies }: { $touched }
walhalla-beside = { $colour } neben { $fields }
walhalla-ashore-cult = An Land { $where }; eine Karte ziehen
walhalla-ashore-forest = An Land { $where }; { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
 }
walhalla-ashore-village = An Land { $where }; +{ $value } für die Mehrheit
walhalla-ashore-wheat = An Land { $where }; Punkte nach dem Raubzug
walhalla-do-fight = Angriff auf { $colour } { $where }
walhalla-do-attack = Attacke gegen { $colour } { $where }; der Verteidiger fällt
walhalla-simply-fall = Fallen: Dein Wikinger zieht nach Walhalla, das Feld ist verloren
walhalla-simply-win = Siegen: Einer deiner Helden geht nach Asgard, der Angreifer nach Walhalla
walhalla-simply-shield = Schutzschild: Kein Held geht, der Angreifer zieht nach Walhalla
walhalla-forest-hunt = Jagd: { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
 } statt { $points }
walhalla-forest-pass = Keine Karte: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
walhalla-do-lay = { $card } auslegen ({ $text })
walhalla-simply-done = Nichts weiter auslegen

## Was geschah

walhalla-told-board =
    { $count ->
        [0] { $who } schickt niemanden an Bord.
        [one] { $who } schickt einen Wikinger an Bord ({ $crew }).
       *[other] { $who } schickt { $count } Wikinger an Bord ({ $crew }).
    }
walhalla-answered-join = { $who } fährt mit.
walhalla-answered-stay = { $who } bleibt daheim.
walhalla-told-dock = { $who } schickt den Drachen in Fjord { $fjord }, { $end }.
walhalla-told-land = { $who } belagert: { $where }.
walhalla-told-home = { $who }: Ein Wikinger kann nirgends an Land und kehrt nach Midgard zurück.
walhalla-told-fight = { $who } greift { $other } an: { $where }.
walhalla-told-attack = { $who } spielt eine Attacke gegen { $other }: { $where }.
walhalla-answered-win = { $who } siegt um den Preis eines Helden.
walhalla-answered-shield = { $who } spielt einen Schutzschild.
walhalla-answered-hunt = { $who } spielt eine Jagd.
walhalla-told-fell = Ein Wikinger von { $other } fällt, { $who } nimmt: { $where }.
walhalla-told-beaten = { $who } hält: { $where }. Ein Wikinger von { $other } zieht nach Walhalla.
walhalla-part-viking = Wikinger
walhalla-part-hero = Held aus Walhalla
walhalla-part-shield = Schutzschild
walhalla-part-attack = Attacke
walhalla-loss-viking = fällt, zieht nach Walhalla
walhalla-loss-hero = ein Held geht nach Asgard
walhalla-told-forest =
    { $points ->
        [one] { $who } erhält einen Punkt für einen Wald.
       *[other] { $who } erhält { $points } Punkte für einen Wald.
    }
walhalla-told-card = { $who } zieht eine Karte.
walhalla-told-own-card = { $who } zieht eine Karte: { $card }.
walhalla-told-raid-over = Raubzug { $raid } ist zu Ende.
walhalla-told-lay = { $who } legt verdeckt: { $card }.
walhalla-told-banner = Raubzug { $raid }
walhalla-told-laid = { $who } hat ausgelegt: { $cards }.
walhalla-gain = { $colour } { $points }
walhalla-told-scored = { $line }: { $gains }.
walhalla-told-cleared = Das Land wird geräumt, nur wer auf Weizen steht, bleibt. Nach Asgard: { $counts }.
walhalla-nobody = niemand
walhalla-told-fleet = Alle Drachen werden neu gemischt.
walhalla-told-start = Neuer Startspieler: { $who }.
walhalla-told-reinforced = Verstärkung aus Asgard nach Midgard: { $counts }.
walhalla-told-depart =
    { $count ->
        [one] Von jeder Farbe verlässt ein Held Walhalla.
       *[other] Von jeder Farbe verlassen { $count } Helden Walhalla.
    }
walhalla-told-raid = Raubzug { $raid } von { $last } beginnt mit { $who }.
walhalla-told-dragon = { $who } zieht: { $dragon }.
walhalla-won = { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
walhalla-won-together = { $who } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
walhalla-shared = { $who } teilt sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Warum etwas nicht erlaubt ist

WAL-021 = Zuerst sagst du, wer an Bord geht: bis zu zwei Wikinger auf die neutralen Plätze oder niemand.
WAL-022 = Zuerst antwortet, wem der farbige Platz gehört: mitfahren oder daheim bleiben.
WAL-026 = Du willst { $wanted } an Bord schicken, aber nur { $midgard } von dir sind in Midgard.
WAL-027 = Der farbige Platz ({ $place }) ist nur für die Farbe, die er zeigt.
WAL-029 = Jetzt fährt der Drache in einen Fjord, Bug oder Heck voran.
WAL-034 = In Fjord { $fjord } beginnt der nächste Liegeplatz bei Reihe { $row }: Daneben ist kein Feld mehr.
WAL-040 = In Reihe { $row } ist auf dieser Seite nur offenes Meer.
WAL-041 = Reihe { $row } von Landzunge { $tongue } liegt hinter dem letzten Feld: An einer Spitze geht niemand an Land.
WAL-044 = Dein eigener Wikinger belagert Reihe { $row } von Landzunge { $tongue }: Du greifst dich nie selbst an.
WAL-048 = Wer an Land gehen kann, muss es jetzt tun.
WAL-051 = Zuerst entscheidet, wer angegriffen wird: fallen oder siegen.
WAL-054 = Du hast niemanden in Walhalla: Ohne Helden kannst du nicht siegen.
WAL-067 = Zuerst sagst du, ob du für diesen Wald eine Jagd spielst.
WAL-071 = Du hast die Karte „{ $card }“ nicht.
WAL-076 = Jagd, Attacke und Schutzschild spielt man beim Landen, alle anderen Karten am Ende eines Raubzugs.
WAL-079 = Der Raubzug ist zu Ende: Jetzt werden nur Karten ausgelegt.
WAL-113 = Du hast die Karte „{ $card }“ nicht.
WAL-114 = In Reihe { $row } von Landzunge { $tongue } steht niemand: Eine Attacke braucht einen Gegner.

walhalla-panel-raids = Verstärkung, Raubzüge und Stapel
walhalla-panel-tray = Drache, Antworten und Karten
walhalla-tray-dragon = Kein Drache ist unterwegs.
walhalla-turn =
    { $place ->
        [0] am Zug
        [1] danach
       *[other] später
    }
walhalla-fields-held =
    { $who } belagert { $count } { $count ->
        [one] Feld
       *[other] Felder
    }
walhalla-tongue-strength = { $tongue }: { $count }

# --- components as they are looked for in the box ---

walhalla-tile = { $one } und { $other }

## Was daraus würde

walhalla-then-home =
    { $count ->
        [0] Von dir bleibt kein Wikinger in Midgard
        [one] Von dir bleibt ein Wikinger in Midgard
       *[other] Von dir bleiben { $count } Wikinger in Midgard
    }
walhalla-then-reach = Neben dem Drachen: { $free } frei, { $others } von anderen, { $own } eigene
walhalla-then-berths =
    { $count ->
        [0] Der Fjord ist dann voll
        [one] Platz für einen weiteren Drachen in diesem Fjord
       *[other] Platz für { $count } weitere Drachen in diesem Fjord
    }
walhalla-then-card =
    { $points ->
        [one] 1 Punkt mit den Feldern, die du hältst
       *[other] { $points } Punkte mit den Feldern, die du hältst
    }
walhalla-then-heroes = Deine Stärke in Walhalla { $old } › { $new }; der stärkste andere hat { $best }
walhalla-then-strength = Deine Stärke auf Landzunge { $tongue } { $old } › { $new }; der stärkste andere hat { $best }
walhalla-then-kept =
    { $count ->
        [0] Du behältst keine Karte
        [one] Du behältst eine Karte
       *[other] Du behältst { $count } Karten
    }
