## Das Spiel und seine Varianten

wikinger-name = Wikinger
wikinger-blurb = Plättchen und Figuren rund um ein drehbares Preisrad kaufen, Inseln besiedeln, Schiffe abwehren und am Ende alle satt bekommen.
wikinger-moment = Runde { $round } von { $rounds }
wikinger-counted = Die bisherigen Punkte und die Schlusswertung, als wäre das Spiel jetzt zu Ende; die Wertung dieser Runde ist nicht dabei.
wikinger-tie-gold = mehr übriges Gold ({ $more } gegen { $less })

wikinger-option-advanced = Version für Fortgeschrittene
wikinger-option-advanced-help = Sonderplättchen kommen ins Spiel, und ein Bootsmann setzt nur noch eine einzige Figur über.
wikinger-option-auction = Versteigerung des Startrechts
wikinger-option-auction-help = Jeder Durchgang beginnt mit einer Versteigerung: Wer gewinnt, nimmt eine Figur aus dem Spiel und beginnt; reihum wird bestimmt, wo die Farben am Rad liegen.
wikinger-option-free_exchange = Punkte frei tauschen
wikinger-option-free_exchange-help = Vor dem Kaufen und Bieten lassen sich einzelne Punkte in Gold tauschen. Sonst werden fehlende Punkte erst beim Bezahlen getauscht.
wikinger-option-first = Erster Startspieler
wikinger-option-first-help = Wer den ersten Durchgang beginnt.
wikinger-option-first-random = ausgelost

## Der Wertungsbogen

wikinger-sheet-start = Zu Beginn
wikinger-sheet-ships = Abgewehrte Schiffe
wikinger-sheet-nobles = Adlige
wikinger-sheet-scouts = Späher
wikinger-sheet-fishers = Fischer
wikinger-sheet-exchanged = In Gold getauscht
wikinger-sheet-unrepelled = Nicht abgewehrte Schiffe
wikinger-sheet-gold = Übriges Gold
wikinger-sheet-boatmen = Meiste Bootsmänner
wikinger-sheet-islands = Meiste fertige Inseln
wikinger-sheet-longest = Längste Insel
wikinger-sheet-supply = Versorgung
wikinger-sheet-buildings = Gebäudeplättchen
wikinger-sheet-total = Punkte

## Woraus der Wert einer Stellung besteht

wikinger-term-points = Punkte
wikinger-term-last_gold = Gold bei Gleichstand
wikinger-term-purchases = Käufe, die noch kommen
wikinger-term-scarce_gold = Knappes Gold
wikinger-term-useful_gold = Gold zum Auswählen
wikinger-term-spare_gold = Übriges Gold
wikinger-term-better_rate = Besserer Tausch von Gold
wikinger-term-lone_warriors = Krieger, die auf Schiffe warten
wikinger-term-repelled = Abgewehrte Schiffe
wikinger-term-raided = Nicht abgewehrte Schiffe
wikinger-term-nobles = Adlige
wikinger-term-scouts = Späher
wikinger-term-company = Figuren unter Spähern
wikinger-term-company_to_come = Freie Plätze unter Spähern
wikinger-term-fishers = Punkte für Fischer
wikinger-term-bonuses_to_come = Sonderplättchen für künftige Figuren
wikinger-term-supply = Versorgung
wikinger-term-ferried = Wartende, die gleich übersetzen
wikinger-term-with_tile = Wartende mit freiem Plättchen
wikinger-term-without_tile = Wartende ohne Plättchen
wikinger-term-straight_ashore = Neue Figur für eine Insel
wikinger-term-to_mainland = Neue Figur fürs Festland
wikinger-term-new_eater = Ein Esser mehr
wikinger-term-new_boatman = Neuer Bootsmann
wikinger-term-new_tile = Neues Inselplättchen
wikinger-term-new_ship = Neues Schiff
wikinger-term-most_boatmen = Meiste Bootsmänner
wikinger-term-most_islands = Meiste fertige Inseln
wikinger-term-longest_island = Längste Insel
wikinger-term-open_rows = Offene Reihen
wikinger-term-spare_tiles = Freie Plättchen
wikinger-term-boat = Boot mit Bootsmann
wikinger-term-new_buildings = Gebäudeplättchen in der Hand
wikinger-term-neighbours = Figuren um Gebäude
wikinger-term-start_right = Startrecht
wikinger-term-bid = Gebot, das zu zahlen ist
wikinger-term-offered = Angebotene Figuren
wikinger-term-offered_boatmen = Angebotene Bootsmänner

## Figuren: allein, als Ziel einer Handlung, zu mehreren

wikinger-figure-fisher = Fischer
wikinger-figure-goldsmith = Goldschmied
wikinger-figure-scout = Späher
wikinger-figure-noble = Adliger
wikinger-figure-warrior = Kämpfer
wikinger-figure-boatman = Bootsmann

wikinger-the-fisher = den Fischer
wikinger-the-goldsmith = den Goldschmied
wikinger-the-scout = den Späher
wikinger-the-noble = den Adligen
wikinger-the-warrior = den Kämpfer
wikinger-the-boatman = den Bootsmann

wikinger-some-fisher =
    { $count ->
        [one] einen Fischer
       *[other] { $count } Fischer
    }
wikinger-some-goldsmith =
    { $count ->
        [one] einen Goldschmied
       *[other] { $count } Goldschmiede
    }
wikinger-some-scout =
    { $count ->
        [one] einen Späher
       *[other] { $count } Späher
    }
wikinger-some-noble =
    { $count ->
        [one] einen Adligen
       *[other] { $count } Adlige
    }
wikinger-some-warrior =
    { $count ->
        [one] einen Kämpfer
       *[other] { $count } Kämpfer
    }
wikinger-some-boatman =
    { $count ->
        [one] einen Bootsmann
       *[other] { $count } Bootsmänner
    }
wikinger-some-each =
    { $count ->
        [one] je einen pro Farbe (1 Figur)
       *[other] je einen pro Farbe ({ $count } Figuren)
    }

## Plättchen: allein, und als Beigabe zu einer Figur

wikinger-tile-begin = Inselanfang
wikinger-tile-church = Inselmitte mit Kirche
wikinger-tile-farmstead = Inselmitte mit Bauernhof
wikinger-tile-longhouse = Inselmitte mit Langhaus
wikinger-tile-watchtower = Inselmitte mit Wachturm
wikinger-tile-end = Inselende
wikinger-tile-ship-red = rotes Schiff
wikinger-tile-ship-green = grünes Schiff
wikinger-tile-ship-yellow = gelbes Schiff
wikinger-tile-ship-blue = blaues Schiff

wikinger-with-begin = einem Inselanfang
wikinger-with-church = einer Inselmitte (Kirche)
wikinger-with-farmstead = einer Inselmitte (Bauernhof)
wikinger-with-longhouse = einer Inselmitte (Langhaus)
wikinger-with-watchtower = einer Inselmitte (Wachturm)
wikinger-with-end = einem Inselende
wikinger-with-ship-red = einem roten Schiff
wikinger-with-ship-green = einem grünen Schiff
wikinger-with-ship-yellow = einem gelben Schiff
wikinger-with-ship-blue = einem blauen Schiff

wikinger-row-ships = Schiffsreihe
wikinger-row-warrior = Kämpferreihe
wikinger-row-noble = Adligenreihe
wikinger-row-scout = Späherreihe
wikinger-row-goldsmith = Goldschmiedereihe
wikinger-row-fisher = Fischerreihe

wikinger-in-gold = { $count } Gold
wikinger-in-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

## Sonderplättchen: ihre Namen, und was sie bewirken

wikinger-special-gold5 = Fünf Gold
wikinger-special-goldsmith_plus1 = Goldschmiede +1
wikinger-special-goldsmith_plus2 = Goldschmiede +2
wikinger-special-boat = Boot
wikinger-special-noble_plus1 = Adlige +1
wikinger-special-scout_plus1 = Späher +1
wikinger-special-fisher_plus1 = Fischer +1
wikinger-special-boatman_tile = Gemalter Bootsmann
wikinger-special-fisher_surplus3 = Reicher Fang
wikinger-special-gold_3to1 = Gold 3 zu 1
wikinger-special-building_church = Große Kirche
wikinger-special-building_farmstead = Großer Bauernhof
wikinger-special-building_longhouse = Großes Langhaus
wikinger-special-building_watchtower = Großer Wachturm

wikinger-help-gold5 = sofort 5 Gold
wikinger-help-goldsmith_plus1 = in jeder Wertung 1 Gold mehr für jeden unbedrohten Goldschmied
wikinger-help-goldsmith_plus2 = in jeder Wertung 2 Gold mehr für jeden unbedrohten Goldschmied
wikinger-help-boat = in einer großen Wertung nimmt ein Bootsmann damit eine volle Ladung mit: alle einer Farbe oder je einen
wikinger-help-noble_plus1 = in jeder großen Wertung 1 Punkt mehr für jeden unbedrohten Adligen
wikinger-help-scout_plus1 = in jeder großen Wertung 1 Punkt mehr für jeden unbedrohten Späher
wikinger-help-fisher_plus1 = in jeder großen Wertung 1 Punkt für jeden unbedrohten Fischer
wikinger-help-boatman_tile = zählt am Ende als Bootsmann und braucht keine Nahrung
wikinger-help-fisher_surplus3 = am Ende 3 statt 2 Punkte für jeden übrigen Versorgungsplatz
wikinger-help-gold_3to1 = am Ende 1 Punkt schon für je 3 statt 5 Gold
wikinger-help-building_church = ersetzt ein eigenes Plättchen mit Kirche; am Ende 1 Punkt für jede Figur darauf und ringsum, falls kein Schiff es bedroht
wikinger-help-building_farmstead = ersetzt ein eigenes Plättchen mit Bauernhof; am Ende 1 Punkt für jede Figur darauf und ringsum, falls kein Schiff es bedroht
wikinger-help-building_longhouse = ersetzt ein eigenes Plättchen mit Langhaus; am Ende 1 Punkt für jede Figur darauf und ringsum, falls kein Schiff es bedroht
wikinger-help-building_watchtower = ersetzt ein eigenes Plättchen mit Wachturm; am Ende 1 Punkt für jede Figur darauf und ringsum, falls kein Schiff es bedroht

## Was gefragt ist

wikinger-ask-buy = Kaufe eine Figur mit ihrem Plättchen.
wikinger-ask-start = Lege dein Startplättchen an die Küste: in welche Reihe?
wikinger-ask-place = Lege an: { $tile }.
wikinger-ask-settle = Willst du { $figure } hier ansiedeln oder auf dem Festland lassen?
wikinger-ask-take = Nimmst du eines der offenen Sonderplättchen?
wikinger-ask-rebuild = { $special }: Welches deiner Plättchen wird ersetzt?
wikinger-ask-ferry =
    { $must ->
        [yes] Letzte Überfahrt: Deine Bootsmänner ({ $count }) müssen fahren, solange jemand mitkann. Wen nehmen sie mit?
       *[no] Große Wertung: Soll ein Bootsmann ({ $count } vorhanden) Figuren zu den Inseln bringen?
    }
wikinger-ask-land =
    { $count ->
        [one] Wo geht die Figur aus dem Boot an Land?
       *[other] Wo gehen die { $count } Figuren aus dem Boot an Land?
    }
wikinger-ask-open = Versteigerung des Startrechts: Nenne das erste Gebot; 0 ist erlaubt.
wikinger-ask-bid = { $who } bietet { $bid } Gold: überbieten oder passen?
wikinger-ask-remove = Du hast die Versteigerung gewonnen: Nimm eine Figur aus dem Spiel.
wikinger-ask-lay = Welche Farbe soll auf den teuersten freien Plätzen liegen?

## Was eine Handlung bewirkt

wikinger-do-buy =
    { $price ->
        [0] Umsonst { $figure } mit { $tile } nehmen
       *[other] Für { $price } Gold{ $points ->
            [0] { "" }
           *[other] { " " }(davon { $points } aus Punkten getauscht)
        } { $figure } mit { $tile } kaufen
    }{ $special ->
        [yes] ; bringt ein Sonderplättchen
       *[no] { "" }
    }{ $lost ->
        [yes] ; das Plättchen passt nirgends und ist verloren
       *[no] { "" }
    }
wikinger-do-start = Das Startplättchen in die { $row } legen
wikinger-do-place =
    In die { $row }, Spalte { $column } legen ({ $tile }){ $length ->
        [0] { "" }
       *[other] , vollendet eine Insel aus { $length } Plättchen
    }; { $fate ->
        [safe] dort { $figure } ansiedeln oder auf dem Festland lassen
        [threatened] dort { $figure } ansiedeln (vom Schiff bedroht) oder auf dem Festland lassen
        [repels] dort { $figure } ansiedeln (wehrt das Schiff ab) oder auf dem Festland lassen
       *[mainland] { $figure } aufs Festland stellen
    }
wikinger-do-moor =
    In Spalte { $column } legen ({ $tile }): { $repelled ->
        [yes] dein Kämpfer wehrt es ab, Lohn { $worth }
       *[no] { $count ->
            [0] es bedroht noch niemanden
            [one] es bedroht eine Figur
           *[other] es bedroht { $count } Figuren
        }
    }; { $figure } aufs Festland stellen
wikinger-do-settle =
    Hier { $figure } ansiedeln{ $fate ->
        [threatened] , bedroht vom Schiff darüber
        [repels] : wehrt das Schiff darüber ab
       *[safe] { "" }
    }
wikinger-do-mainland = Lieber { $figure } auf dem Festland lassen
wikinger-do-ferry =
    { $boat ->
        [yes] Mit einem Boot setzt ein Bootsmann { $load } über
       *[no] Ein Bootsmann setzt { $load } über
    }
wikinger-do-land =
    In Spalte { $column } { $figure } an Land bringen{ $fate ->
        [threatened] , bedroht vom Schiff darüber
        [repels] : wehrt das Schiff darüber ab
       *[safe] { "" }
    }
wikinger-do-done =
    { $count ->
        [one] Den Bootsmann behalten und werten
       *[other] { $count } Bootsmänner behalten und werten
    }
wikinger-do-take = „{ $special }“ nehmen: { $effect }
wikinger-do-decline = Kein Sonderplättchen nehmen
wikinger-do-rebuild = „{ $special }“ in der { $row }, Spalte { $column } anstelle des Plättchens bauen
wikinger-do-remove = Aus dem Spiel nehmen: { $figure }
wikinger-do-lay =
    { $count ->
        [one] Ans Rad legen: { $load }, zum Preis { $top }
       *[other] Ans Rad legen: { $load }, zu den Preisen { $top } bis { $bottom }
    }
wikinger-do-pass = Passen: { $who } führt mit { $bid } Gold
wikinger-do-exchange = Einen Punkt gegen ein Gold tauschen
wikinger-do-bid =
    { $amount } Gold bieten{ $points ->
        [0] { "" }
        [one] , davon 1 aus Punkten
       *[other] , davon { $points } aus Punkten
    }

wikinger-button-settle = Ansiedeln
wikinger-button-mainland = Festland
wikinger-button-done = Fertig
wikinger-button-decline = Keines
wikinger-button-pass = Passen
wikinger-button-exchange = 1 Punkt für 1 Gold
wikinger-button-bid = { $amount } bieten

## Was das Bild sagt

wikinger-panel-board =
    { $phase ->
        [over] Spielende
        [scoring] Durchgang { $round }: Wertung
       *[buying] Durchgang { $round }
    }
wikinger-panel-rounds = Durchgänge und Aussicht
wikinger-panel-tray = In der Hand
wikinger-panel-standing = Falls das Spiel jetzt endete
wikinger-tray-empty = Was du kaufst oder wählen kannst, kommt hierher.
wikinger-if-ended = Wäre jetzt Schluss
wikinger-line-coin = Gold
wikinger-line-laurel = Punkte
wikinger-line-crown = am Ende
wikinger-short-each = je 1
wikinger-turn =
    { $place ->
        [0] am Zug
        [1] danach
       *[other] später
    }
wikinger-label-queue =
    { $place ->
        [0] { $who } muss jetzt entscheiden
        [1] { $who } kommt als Nächstes
       *[other] { $who } kommt später
    }
wikinger-label-threats =
    { $count ->
        [one] 1 Schiff, das niemand abwehrt
       *[other] { $count } Schiffe, die niemand abwehrt
    }
wikinger-bid-free = Anderes Gebot
wikinger-bid-free-label = Ein Gebot in beliebiger Höhe, das du bezahlen kannst
wikinger-bid-none = Noch kein Gebot
wikinger-bid = { $bid } Gold · { $who }
wikinger-bid-won = { $who } beginnt für { $bid } Gold

wikinger-label-slot = { $figure }, { $tile }, Preis { $price }
wikinger-label-dearest = Wer die teuerste Kombination kauft, darf ein Sonderplättchen nehmen
wikinger-label-wheel = Das Rad: Jede Zahl ist der Preis dessen, was daneben liegt; es dreht sich, wenn die 0 gekauft ist
wikinger-label-track = { $who }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
wikinger-left-bag = { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    } im Beutel
wikinger-left-stack = { $count } Plättchen in den Stapeln
wikinger-left-hidden = { $count ->
        [one] 1 verdecktes Sonderplättchen
       *[other] { $count } verdeckte Sonderplättchen
    }
wikinger-label-round =
    Durchgang { $round }, { $scoring ->
        [large] große Wertung
       *[small] kleine Wertung
    }
wikinger-label-end = Schlusswertung
wikinger-label-line-coin = Gold in der nächsten Wertung nach jetzigem Stand
wikinger-label-line-laurel = Punkte in der nächsten Wertung nach jetzigem Stand
wikinger-label-line-crown = Endstand, falls das Spiel jetzt zu Ende wäre
wikinger-label-drawn = { $figure }: { $count } gezogen
wikinger-label-special =
    { $special }: { $effect }{ $aside ->
        [yes] { " " }(zurückgelegt, bis ein Plättchen passt)
       *[no] { "" }
    }
wikinger-chip-gold = { $count } Gold
wikinger-chip-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
wikinger-chip-boatmen = { $count ->
        [one] 1 Bootsmann
       *[other] { $count } Bootsmänner
    } für die Mehrheit
wikinger-chip-islands = { $count ->
        [one] 1 fertige Insel
       *[other] { $count } fertige Inseln
    }
wikinger-chip-longest = Längste fertige Insel: { $count } Plättchen
wikinger-label-food = Fischer versorgen { $fed }; zu versorgen sind { $count }
wikinger-label-start-player = Startspieler
wikinger-label-start-tile = Startplättchen, wird mit dem ersten Plättchen gelegt
wikinger-label-mainland = Festland: Wer hier wartet, zählt in Wertungen nicht
wikinger-label-waiting = { $figure }: { $count } auf dem Festland
wikinger-label-cell = { $tile }, { $row }, Spalte { $column }
wikinger-label-empty = Leer: { $row }, Spalte { $column }
wikinger-label-ship =
    { $tile }, bedroht alles bis zur { $row }; Wert { $worth }{ $repelled ->
        [yes] , abgewehrt
       *[no] { "" }
    }{ $source ->
        [reconstructed] { " " }(der gedruckte Wert ist nicht bekannt)
       *[printed] { "" }
    }
wikinger-label-threat = Vom Schiff darüber bedroht
wikinger-label-figure =
    { $figure }, Spalte { $column }{ $threatened ->
        [yes] , bedroht
       *[no] { "" }
    }

## Das Protokoll

wikinger-told-buy =
    { $price ->
        [0] { $who } nimmt umsonst { $figure } mit { $tile }.
       *[other] { $who } kauft für { $price } Gold{ $points ->
            [0] { "" }
           *[other] { " " }(davon { $points } aus Punkten getauscht)
        } { $figure } mit { $tile }.
    }
wikinger-told-lost = Das Plättchen passt nirgends und kommt aus dem Spiel: { $tile }.
wikinger-told-start = { $who } legt das Startplättchen in die { $row }.
wikinger-told-place =
    { $who } legt ein Plättchen ({ $tile }) in die { $row }, Spalte { $column }{ $mainland ->
        [yes] { " " }und stellt { $figure } aufs Festland
       *[no] { "" }
    }.
wikinger-told-mainland = { $who } lässt { $figure } auf dem Festland.
wikinger-told-ferry =
    { $boat ->
        [yes] { $who } schickt ein Boot und setzt { $load } über.
       *[no] { $who } schickt einen Bootsmann und setzt { $load } über.
    }
wikinger-told-land = { $who } siedelt { $figure } in Spalte { $column } an.
wikinger-told-done = { $who } behält die übrigen Bootsmänner.
wikinger-told-take = { $who } nimmt „{ $special }“: { $effect }.
wikinger-told-decline = { $who } nimmt kein Sonderplättchen.
wikinger-told-rebuild = { $who }: „{ $special }“ steht jetzt in der { $row }, Spalte { $column }.
wikinger-told-bid = { $who } bietet { $amount } Gold.
wikinger-told-pass = { $who } passt.
wikinger-told-auction = { $who } gewinnt die Versteigerung für { $bid } Gold.
wikinger-told-remove = { $who } nimmt { $figure } aus dem Spiel.
wikinger-told-lay = { $who } legt { $load } ans Rad.
wikinger-told-exchange = { $who } tauscht einen Punkt gegen ein Gold.
wikinger-told-small = Kleine Wertung: { $list }.
wikinger-told-small-item = { $gold } Gold für { $who }
wikinger-told-unpaid = Kleine Wertung: Niemand erhält Gold.
wikinger-told-drawn = Die Figuren dieses Durchgangs werden aus dem Beutel gezogen.
wikinger-told-offer = Figuren und Plättchen werden um das Rad gelegt.
wikinger-told-large =
    Große Wertung, { $who }: { $gold } Gold{ $ships ->
        [0] { "" }
        [one] , 1 Punkt für Schiffe
       *[other] , { $ships } Punkte für Schiffe
    }{ $nobles ->
        [0] { "" }
        [one] , 1 Punkt für Adlige
       *[other] , { $nobles } Punkte für Adlige
    }{ $scouts ->
        [0] { "" }
        [one] , 1 Punkt für Späher
       *[other] , { $scouts } Punkte für Späher
    }{ $fishers ->
        [0] { "" }
        [one] , 1 Punkt für Fischer
       *[other] , { $fishers } Punkte für Fischer
    }.
wikinger-told-final-scoring = Die Schlusswertung.
wikinger-told-banner = Runde { $round }
wikinger-told-final =
    { $points ->
        [one] { $line }, { $who }: { $points } Punkt.
       *[other] { $line }, { $who }: { $points } Punkte.
    }
wikinger-told-round =
    { $auction ->
        [yes] Durchgang { $round } beginnt; { $who } eröffnet die Versteigerung.
       *[no] Durchgang { $round } beginnt; { $who } kauft zuerst.
    }
wikinger-told-open = Neues Sonderplättchen: { $special }.
wikinger-won = { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
wikinger-shared = { $who } teilt sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Warum nicht: Die Nummer der Regel ist die Kennung

WIK-019 = Auf Platz { $slot } des Rades liegt nichts mehr.
WIK-025 = Jetzt musst du eine Figur mit ihrem Plättchen kaufen.
WIK-027 = Die 0 ist nur für die letzte Figur ihrer Farbe am Rad frei ({ $figure }: noch { $left }), oder wenn dein Gold für nichts anderes reicht.
WIK-028 = Das kostet { $price }; du hast { $gold } Gold und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zum Tauschen.
WIK-031 = Punkte werden beim Bezahlen getauscht; ein früherer Tausch ist in dieser Partie nicht vereinbart.
WIK-032 = Du hast keine Punkte mehr zum Tauschen.
WIK-042 = Zuerst muss das gekaufte Plättchen angelegt werden.
WIK-043 =
    { $row ->
        [0] In die Schiffsreihe kommen nur Schiffe.
       *[other] Schiffe kommen nur in die Schiffsreihe.
    }
WIK-044 = Deine ersten drei Schiffe gehören in die Spalten 0 bis 2, nicht in Spalte { $column }.
WIK-045 = Das nächste Schiff muss direkt neben den anderen liegen, nicht in Spalte { $column }.
WIK-046 = Reihe { $row }, Spalte { $column } berührt weder ein anderes Inselplättchen noch das Heimatland mit einer ganzen Seite.
WIK-047 = In Reihe { $row }, Spalte { $column } berührt das Plättchen nur ein Schiff; das genügt nicht.
WIK-049 = In Reihe { $row }, Spalte { $column } stieße Land an Wasser.
WIK-050 = Die Küste des Heimatlandes ist Wasser: Daneben passt nur ein Inselanfang.
WIK-051 = In Reihe { $row }, Spalte { $column } liegt schon ein Plättchen.
WIK-055 = Zuerst muss dein Startplättchen gelegt werden.
WIK-058 = Entscheide zuerst, ob die Figur auf ihr Plättchen zieht oder auf dem Festland bleibt.
WIK-065 = In Reihe { $row }, Spalte { $column } steht schon jemand.
WIK-066 = Niemand dieser Farbe ist im Boot ({ $figure }); jede Figur siedelt nur in ihrer eigenen Reihe.
WIK-074 = In Reihe { $row }, Spalte { $column } liegt kein Plättchen, auf dem jemand stehen könnte.
WIK-079 = Jetzt sind nur Bootsmänner an der Reihe.
WIK-080 = Von dieser Farbe wartet niemand auf dem Festland ({ $figure }).
WIK-081 = In dieser Reihe ist kein Plättchen frei ({ $figure }).
WIK-082 = Zuerst müssen die Figuren im Boot an Land gehen.
WIK-087 = In der letzten großen Wertung müssen Bootsmänner fahren, solange jemand mitkann.
WIK-113 = Von dieser Farbe wurde keine Figur gezogen ({ $figure }).
WIK-115 = Wer das erste Gebot nennt, kann nicht passen, darf aber 0 bieten.
WIK-116 = Jetzt musst du überbieten oder passen.
WIK-117 = Das ist mehr, als du hast: { $gold } Gold und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zum Tauschen.
WIK-121 = Zuerst muss eine Figur aus dem Spiel genommen werden.
WIK-123 = Von dieser Farbe ist keine Figur mehr auszulegen ({ $figure }).
WIK-124 = Jetzt musst du die Farbe wählen, die ans Rad gelegt wird.
WIK-128 = In der Version für Fortgeschrittene setzt ein Bootsmann ohne Boot nur eine einzige Figur über.
WIK-129 = In der letzten großen Wertung müssen Bootsmänner fahren, solange jemand mitkann, auch in der Version für Fortgeschrittene.
WIK-131 = Entscheide zuerst, ob du ein Sonderplättchen nimmst.
WIK-134 = Dieses Sonderplättchen liegt nicht offen aus ({ $special }).
WIK-139 = Du hast kein Boot.
WIK-147 = Nur ein eigenes Plättchen mit demselben Gebäude lässt sich ersetzen ({ $building }).
WIK-148 = Wähle zuerst das Plättchen, das ersetzt wird.
WIK-158 = Du musst mehr als { $bid } Gold bieten oder passen.

## Der Tisch in Worten, für ein Terminal

wikinger-plain-round = Runde { $round } von { $rounds }, Startspieler: { $who }. Das Angebot, als Preis: Plättchen [Platz am Rad]
wikinger-plain-offer = { $price }: { $tile } [{ $slot }]
wikinger-plain-tiles = Plättchen
wikinger-plain-drawn = Gezogen
wikinger-plain-open = Sonderplättchen
wikinger-plain-count = { $count } × { $figure }
wikinger-plain-player =
    { $who }: { $gold } Gold, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $start ->
        [yes] , Startplättchen noch nicht gelegt
       *[no] { "" }
    }
wikinger-plain-row = { $number } { $row }
wikinger-plain-ships = Schiffe
wikinger-plain-mainland = Festland
wikinger-plain-specials = Sonderplättchen
wikinger-legend = Zeichen: ( ) Küsten, ─ Land, ● Figur, ○ bedrohte Figur, <3> Schiff, das die Reihen bis 3 bedroht, {"{"}3{"}"} abgewehrtes Schiff, † Kirche, ⌂ Bauernhof, ≡ Langhaus, ♜ Wachturm, ! Sondergebäude

wikinger-short-begin = Anfang
wikinger-short-church = Kirche
wikinger-short-farmstead = Bauernhof
wikinger-short-longhouse = Langhaus
wikinger-short-watchtower = Wachturm
wikinger-short-end = Ende
wikinger-short-ship-red = rotes Schiff
wikinger-short-ship-green = grünes Schiff
wikinger-short-ship-yellow = gelbes Schiff
wikinger-short-ship-blue = blaues Schiff

# --- wohin eine Möglichkeit führt ---

wikinger-earns-fisher = Auf einer Insel ernährt der Fischer am Ende { $each } Figuren
wikinger-earns-goldsmith =
    Auf einer Insel bringt der Goldschmied { $count ->
        [one] noch einmal { $each } Gold
       *[other] noch { $count }-mal { $each } Gold
    }
wikinger-earns-scout =
    Auf einer Insel bringt der Späher { $count ->
        [one] noch einmal
       *[other] noch { $count }-mal
    } { $each ->
        [one] 1 Punkt
       *[other] { $each } Punkte
    } und { $below } je Figur unter ihm
wikinger-earns-noble =
    Auf einer Insel bringt der Adlige { $count ->
        [one] noch einmal
       *[other] noch { $count }-mal
    } { $each ->
        [one] 1 Punkt
       *[other] { $each } Punkte
    }
wikinger-earns-warrior =
    Auf einer Insel wehrt der Kämpfer ein Schiff über sich ab und bringt { $count ->
        [one] noch einmal
       *[other] noch { $count }-mal
    }, was darauf steht
wikinger-earns-boatman = Der Bootsmann setzt in einer großen Wertung Figuren über; wer am Ende die meisten hat, bekommt { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
 }
wikinger-then-ship = Das Schiff bringt über einem Kämpfer in jeder großen Wertung { $worth }; ohne ihn kostet es am Ende { $worth }
wikinger-then-threatened = Bedroht und ohne Ertrag: { $figure }
wikinger-then-cheaper = Alles andere am Rad wird um { $gold } Gold billiger
wikinger-then-waits =
    { $count ->
        [0] Ohne einen Bootsmann kommt von dort niemand auf eine Insel
        [one] Von dort bringt dein Bootsmann Figuren auf die Inseln
       *[other] Von dort bringen deine { $count } Bootsmänner Figuren auf die Inseln
    }
wikinger-then-boatmen =
    { $count ->
        [0] Danach hast du keinen Bootsmann mehr
        [one] Danach hast du noch einen Bootsmann
       *[other] Danach hast du noch { $count } Bootsmänner
    }
wikinger-then-scored =
    Die Wertung bringt dir jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $gold } Gold
wikinger-then-start = Bietet niemand mehr, zahlst du { $amount } Gold, nimmst eine Figur aus dem Spiel, legst die erste Farbe ans Rad und kaufst als Erster
wikinger-then-passed = Du bietest nicht mehr mit; { $who } liegt vorn
