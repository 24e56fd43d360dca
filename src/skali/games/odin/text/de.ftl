# Ein Fest für Odin: names and what stands on the table

## goods, tiles and material

odin-called-peas = Erbsen
odin-called-mead = Met
odin-called-oil = Öl
odin-called-rune-stone = Runenstein
odin-called-flax = Flachs
odin-called-stockfish = Stockfisch
odin-called-hide = Fell
odin-called-silverware = Tafelsilber
odin-called-beans = Bohnen
odin-called-milk = Milch
odin-called-wool = Wolle
odin-called-chest = Truhe
odin-called-grain = Getreide
odin-called-salt-meat = Pökelfleisch
odin-called-linen = Leinen
odin-called-silk = Seide
odin-called-cabbage = Kohl
odin-called-game-meat = Wildfleisch
odin-called-skin-and-bones = Haut und Knochen
odin-called-spices = Gewürze
odin-called-sheep = Schaf
odin-called-fur = Pelz
odin-called-jewelry = Schmuck
odin-called-fruits = Obst
odin-called-whale-meat = Walfleisch
odin-called-robe = Gewand
odin-called-treasure-chest = Schatztruhe
odin-called-cattle = Rind
odin-called-clothing = Kleidung
odin-called-silver-hoard = Silberhort
odin-called-glass-beads = Glasperlen
odin-called-helmet = Helm
odin-called-cloakpin = Gewandnadel
odin-called-belt = Gürtel
odin-called-crucifix = Kruzifix
odin-called-drinking-horn = Trinkhorn
odin-called-amber-figure = Bernsteinfigur
odin-called-horseshoe = Hufeisen
odin-called-gold-brooch = Goldbrosche
odin-called-forge-hammer = Schmiedehammer
odin-called-fibula = Fibel
odin-called-throwing-axe = Wurfaxt
odin-called-chalice = Kelch
odin-called-round-shield = Rundschild
odin-called-english-crown = Englische Krone
odin-called-sheep-young = trächtiges Schaf
odin-called-cattle-young = trächtiges Rind
odin-called-silver = Silber
odin-called-ore = Erz
odin-called-wood = Holz
odin-called-stone = Stein
odin-called-bow = Pfeil und Bogen
odin-called-snare = Falle
odin-called-spear = Speer
odin-called-sword = Langschwert

## boards, buildings and ships

odin-called-home = Heimatplan
odin-called-shetland = Shetland-Inseln
odin-called-faroe-islands = Färöer-Inseln
odin-called-iceland = Island
odin-called-greenland = Grönland
odin-called-bear-island = Bäreninsel
odin-called-baffin-island = Baffin-Insel
odin-called-labrador = Labrador
odin-called-newfoundland = Neufundland
odin-called-shed = Schuppen
odin-called-stone-house = Steinhaus
odin-called-long-house = Langhaus
odin-called-whaling-boat = Walfangboot
odin-called-knarr = Knorr
odin-called-longship = Drachenschiff

## the action board

odin-space-build-shed = Schuppen bauen
odin-space-build-stone-house = Steinhaus bauen
odin-space-build-long-house = Langhaus bauen
odin-space-build-house-and-ship = Haus und Schiff bauen
odin-space-build-whaling-boat = Walfangboot bauen
odin-space-build-knarr = Knorr bauen
odin-space-build-longship = Drachenschiff bauen
odin-space-hunting-game-1 = Wildjagd (ein Wikinger)
odin-space-take-stockfish = Fischfang
odin-space-hunting-game-2 = Wildjagd (zwei Wikinger)
odin-space-laying-a-snare = Fallestellen
odin-space-whaling-1-to-3-boats = Walfang mit bis zu drei Booten
odin-space-whaling-1-boat = Walfang mit einem Boot
odin-space-buy-2-stockfish = Stockfisch kaufen
odin-space-buy-2-salt-meat = Pökelfleisch kaufen
odin-space-buy-sheep = Schaf kaufen
odin-space-buy-cattle-and-milk = Rind und Milch kaufen
odin-space-sheep-or-cattle = Schaf, oder Rind kaufen
odin-space-buy-sheep-and-cattle = Schaf und Rind kaufen
odin-space-market-beans = Wochenmarkt: Bohnen
odin-space-market-flax-stockfish = Wochenmarkt: Flachs und Stockfisch
odin-space-market-fruits-oil-salt-meat = Wochenmarkt: Obst, Öl und Pökelfleisch
odin-space-market-spices = Wochenmarkt: Gewürze, Milch und Wolle
odin-space-milk-from-cattle = Milch der eigenen Rinder
odin-space-mead-and-silver = Met und Silber
odin-space-wool-from-sheep = Wolle der eigenen Schafe
odin-space-craft-linen = Leinen weben
odin-space-craft-rune-stone = Runenstein meißeln
odin-space-craft-clothing = Kleidung nähen
odin-space-craft-chest = Truhe bauen
odin-space-forge = Schmiede
odin-space-craft-chests-and-rune-stones = Truhen und Runensteine fertigen
odin-space-craft-robe-and-jewelry = Gewand und Schmuck fertigen
odin-space-mountain-2 = Zwei vom Berg
odin-space-mountain-1-upgrade-1 = Eins vom Berg, eine Ware aufwerten
odin-space-upgrade-2 = Zwei Waren aufwerten
odin-space-wood-per-player-and-ore = Holz je Mitspieler, und Erz
odin-space-mountain-3-upgrade-1 = Drei vom Berg, eine Ware aufwerten
odin-space-upgrade-3 = Drei Waren aufwerten
odin-space-mountain-3-plus-2 = Drei und zwei von Bergen
odin-space-upgrade-3-weapons-4 = Drei Waren aufwerten, vier Waffen
odin-space-upgrade-4 = Vier Waren aufwerten
odin-space-mountain-4-double-upgrade-2 = Vier vom Berg, zwei Waren doppelt aufwerten
odin-space-mountain-2x4-or-double-upgrade-3 = Je zwei von bis zu vier Bergen, oder drei Waren doppelt aufwerten
odin-space-overseas-trading-1 = Fernhandel (ein Wikinger)
odin-space-overseas-trading-2 = Fernhandel (zwei Wikinger)
odin-space-special-sale = Sonderverkauf
odin-space-raiding = Überfall
odin-space-pillaging-2 = Plünderung (zwei Wikinger)
odin-space-pillaging-3 = Plünderung (drei Wikinger)
odin-space-plundering = Brandschatzung
odin-space-explore-short = Nahe Inseln entdecken
odin-space-explore-medium = Ferne Inseln entdecken
odin-space-explore-far = Die fernsten Küsten entdecken
odin-space-draw-occupation = Ausbildung ziehen
odin-space-emigrate-2 = Auswandern (zwei Wikinger)
odin-space-emigrate-3 = Auswandern (drei Wikinger)
odin-space-boat-to-knarr-and-emigrate = Boot tauschen und auswandern
odin-space-play-occupation-1 = Eine Ausbildung ausspielen
odin-space-play-occupations-2 = Bis zu zwei Ausbildungen ausspielen
odin-space-play-occupations-4 = Bis zu vier Ausbildungen ausspielen
odin-missing-there = { $space }; es fehlt: { $lack }
odin-lack-viking = { $n ->
    [one] 1 Wikinger
   *[other] { $n } Wikinger
  }
odin-lack-whaling-boat = { $n ->
    [one] ein Walfangboot
   *[other] { $n } Walfangboote
  }
odin-lack-knarr = { $n ->
    [one] ein Knorr
   *[other] { $n } Knorren
  }
odin-lack-longship = { $n ->
    [one] ein Langschiff
   *[other] { $n } Langschiffe
  }
odin-lack-large-ship = { $n ->
    [one] ein großes Schiff
   *[other] { $n } große Schiffe
  }
odin-lack-any-ship = { $n ->
    [one] ein Schiff
   *[other] { $n } Schiffe
  }
odin-lack-berth = ein freier Liegeplatz
odin-lack-shed = kein Schuppen ist übrig
odin-lack-stone-house = kein Steinhaus ist übrig
odin-lack-long-house = kein Langhaus ist übrig
odin-lack-mountain = kein Berg ist übrig
odin-lack-special = keine Sondermarke ist zu kaufen
odin-lack-island = keine solche Insel ist übrig
odin-lack-upgrade = eine Ware zum Aufwerten
odin-lack-banquet = Platz auf der Festtafel
odin-lack-card = eine Ausbildung zum Ausspielen
odin-lack-anything = nichts davon ist nutzbar
odin-lack-none = keine
odin-band-houses = Hausbau
odin-band-ships = Schiffbau
odin-band-hunting = Jagd
odin-band-livestock-market = Viehmarkt
odin-band-weekly-market = Wochenmarkt
odin-band-products = Erzeugnisse
odin-band-crafting = Handwerk
odin-band-mountains-and-trade = Berge und Handel
odin-band-sailing = Seefahrt
odin-band-emigration-and-occupation = Auswanderung und Ausbildung
odin-column = { $n ->
    [one] ein Wikinger
   *[other] { $n } Wikinger
}

## panels

odin-panel-actions = Aktionsplan
odin-panel-supply = Berge, Inseln, Vorrat
odin-panel-tray = Sondermarken
odin-panel-answers = Antworten
odin-panel-mat = { $who }: Heimat
odin-panel-land = { $who }: Inseln und Häuser
odin-panel-goods = { $who }: Waren

## the own mat

odin-now = Einnahmen { $income } · { $minus ->
        [one] 1 Feld
       *[other] { $minus } Felder
    } offen · { $points ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }
odin-plot-line = { $points } · { $numbers }
odin-plot-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
odin-plot-numbers = +{ $income } · −{ $minus }
odin-board = { $face } von { $who }
odin-bonus = Prämie { $thing }: { $left ->
    [-1] überdeckt
    [0] verdient
    [one] ein Feld ringsum ist frei
   *[other] { $left } Felder ringsum sind frei
}
odin-income-now = Einnahmen jetzt: { $n }
odin-thing-square = Wikinger auf dem Thingplatz: { $n }
odin-thing = Thingplatz
odin-penalties = Thingstrafen: { $n }, { $points ->
        [one] −{ $points } Punkt
       *[other] −{ $points } Punkte
    }
odin-bay = Bucht
odin-stable = { $thing }: { $n }, davon trächtig { $young }
odin-ship-price = { $ship }: { $price } Silber, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
odin-emigrated = Ausgewandert: { $ship }
odin-feast = Festtafel: { $open } von { $cells } Feldern zu füllen
odin-cell = Festtafel, Feld { $n }
odin-cell-viking = Festtafel, Feld { $n }: ein Wikinger bis Runde { $round }
odin-dish = { $thing } auf der Festtafel
odin-have = { $thing }: { $n }
odin-no-land = Platz für Inseln und Häuser
odin-slot = { $building }: { $kind }, { $n } von { $most } gelegt

## the middle

odin-strip = Bergstreifen { $n }
odin-island = { $face }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $silver } Silber darauf
odin-island-gone = { $face }: entdeckt von { $who }
odin-stock = { $thing }: noch { $n }
odin-special-free = { $thing }: { $price ->
    [-1] nicht zu kaufen
   *[other] { $price } Silber
}, Schwertwert { $sword }
odin-weapons-left = Verdeckte Waffenkarten: { $n }
odin-round = Runde { $n } von { $rounds }
odin-rolled = Gewürfelt: { $n }
odin-moose = Startspieler
odin-passed = hat gepasst
odin-men = { $who }: { $n ->
    [one] ein Wikinger
   *[other] { $n } Wikinger
}
odin-income = Einnahmen
odin-open-minus = Felder, die einen Punkt kosten
odin-islands = Inseln
odin-houses = Häuser

## buttons

odin-button-pass = Passen
odin-button-done = Fertig
odin-button-roll = Würfeln
odin-button-fail = Aufgeben
odin-numbered-option = Möglichkeit { $n }
odin-numbered-pay = Mit { $n } Waffen zahlen
odin-numbered-spend = { $n } Schwerter einsetzen
odin-crew = { $plain } Boote, { $armed } mit Erz

### what is asked and done

## the game

odin-name = Ein Fest für Odin
odin-blurb = Führe eine Wikingersippe: jage, fertige, handle und plündere, entdecke Inseln, bedecke deine Pläne mit Waren und richte in jeder Runde ein Festmahl aus.
odin-moment = Runde { $round } von { $rounds }
odin-counted = Alles so, als endete das Spiel jetzt.
odin-legend = Jede Zeile des Aktionsplans ist ein Feld: wie viele Wikinger es braucht, was es kostet › was es bringt. Pläne, Feld für Feld: # bedeckt, - frei und kostet einen Punkt, · frei, $ eine freie Einnahme, 1 bis 9 die Prämien, die unter dem Plan stehen, x nie bedeckt.
odin-option-length = Länge
odin-option-length-help = Sieben Runden oder die verkürzte Partie mit sechs.
odin-option-length-long = 7 Runden
odin-option-length-short = 6 Runden
odin-option-decks = Ausbildungen
odin-option-decks-help = Welche Stapel von Ausbildungskarten mitspielen. Stapel A ist für die ersten Partien.
odin-option-decks-none = keine
odin-option-decks-A = A
odin-option-decks-B = B
odin-option-decks-C = C
odin-option-decks-AB = A und B
odin-option-decks-AC = A und C
odin-option-decks-BC = B und C
odin-option-decks-ABC = A, B und C
odin-sheet-ships = Schiffe
odin-sheet-emigration = Auswanderung
odin-sheet-islands = Entdeckungspläne
odin-sheet-buildings = Schuppen und Häuser
odin-sheet-animals = Schafe und Rinder
odin-sheet-silver = Silber
odin-sheet-crown = Englische Krone
odin-sheet-open_home = Offene Felder: Heimatplan
odin-sheet-open_islands = Offene Felder: Entdeckungspläne
odin-sheet-open_buildings = Offene Felder: Gebäude
odin-sheet-penalties = Thingstrafen
odin-term-points = Punkte
odin-term-income = Kommende Einnahmen
odin-term-next_income = Nähe der nächsten Einnahme
odin-term-bonuses = Kommende Prämien
odin-term-next_bonuses = Nähe weiterer Prämien
odin-term-covered = Felder, die noch bedeckt werden
odin-term-within_reach = Was der Vorrat an Einnahmen bringt
odin-term-blue = Blaue Waren und Sondermarken
odin-term-green = Grüne Waren
odin-term-red = Übrige rote Waren
odin-term-orange = Übrige orange Waren
odin-term-animals = Tiere zum Aufwerten
odin-term-eaten = Tiere für das Festmahl
odin-term-feast_silver = Silber für das Festmahl
odin-term-hunger = Fehlt zum Festmahl
odin-term-silver = Übriges Silber
odin-term-wood = Holz
odin-term-stone = Stein
odin-term-ore = Erz
odin-term-weapons = Waffen
odin-term-vikings = Übrige Wikinger
odin-term-more_vikings = Weitere übrige Wikinger
odin-term-boats = Walfangboot
odin-term-knarrs = Knorr
odin-term-longships = Langschiff
odin-term-ore_on_board = Erz auf einem Langschiff
odin-term-emigrants = Schiffe, die auswandern können
odin-term-spared = Kleinere Festmahle
odin-term-herd = Kommende Jungtiere
odin-term-hand = Ausbildungen auf der Hand
odin-term-hand_points = Punkte der Ausbildungen auf der Hand
odin-term-lasting = Ausbildungen, die weiter wirken
odin-term-in_hand = Was gerade gelegt wird

## what effects say

odin-many = { $n } × { $thing }
odin-step-gain = { $n } × { $thing }
odin-step-spend = { $n } × { $thing }
odin-or = { $first } oder { $second }
odin-exchange = { $cost } › { $gain }
odin-with = mit { $ships }: { $effect }
odin-if-sheep = mit Schafen: { $effect }
odin-if-cattle = mit Rindern: { $effect }
odin-per-sheep = { $thing } je Schaf, höchstens { $most }
odin-per-cattle = { $thing } je Rind, höchstens { $most }
odin-for-each-players = { $thing } je Mitspieler
odin-step-have =
    { $ship ->
        [whaling_boat] einem Walfangboot
        [knarr] einer Knorr
        [longship] { $n ->
            [1] einem Drachenschiff
           *[other] { $n } Drachenschiffen
        }
        [large_ship] einer Knorr oder einem Drachenschiff
       *[any_ship] irgendeinem Schiff
    }
odin-step-ship = { $kind }
odin-step-building = { $kind }
odin-step-mountain =
    { $times ->
        [0] { $n ->
            [one] 1
           *[other] bis zu { $n }
        } von einem Bergstreifen
        [1] bis zu { $n } von einem Bergstreifen und bis zu { $more } von einem anderen
       *[other] je bis zu { $n } von bis zu vier Bergstreifen
    }
odin-step-upgrade =
    { $goods ->
        [one] eine Ware aufwerten
       *[other] bis zu { $goods } Waren aufwerten
    }{ $steps ->
        [1] {""}
       *[other] {" "}um bis zu zwei Stufen
    }
odin-step-draw-weapons =
    { $n ->
        [one] 1 Waffenkarte
       *[other] { $n } Waffenkarten
    }
odin-step-dice =
    { $action ->
        [hunting_game] Wildjagd
        [laying_a_snare] Fallestellen
        [whaling] { $boats ->
            [1] Walfang mit einem Boot
           *[other] Walfang mit bis zu { $boats } Booten
        }
        [raiding] ein Überfall
       *[pillaging] eine Plünderung
    }
odin-step-overseas-trading = verschiedene grüne Waren auf die blaue Seite drehen, von jeder Sorte eine
odin-step-special-sale = bis zu { $n } Sondermarken kaufen
odin-step-forge = Schmuck oder eine Sondermarke mit Schmiedezange
odin-step-explore =
    { $reach ->
        [near] die Shetland- oder die Färöer-Inseln
        [middle] Island, Grönland oder die Bäreninsel
       *[far] die Baffin-Insel, Labrador oder Neufundland
    }
odin-step-emigrate = mit einer Knorr oder einem Drachenschiff auswandern, für so viel Silber wie die Nummer der Runde
odin-step-boat-to-knarr = ein Walfangboot gegen eine Knorr tauschen
odin-step-draw-occupation = eine Ausbildung ziehen
odin-step-play-occupation =
    { $n ->
        [one] eine Ausbildung ausspielen
       *[other] bis zu { $n } Ausbildungen ausspielen
    }

## what is asked

odin-ask-place = Runde { $round } von { $rounds }: Setze deine Wikinger auf ein Aktionsfeld.
odin-asked-choose = Wähle eines.
odin-ask-mine =
    { $n ->
        [one] Nimm etwas von einem Bergstreifen.
       *[other] Nimm bis zu { $n } Positionen von einem Bergstreifen.
    }
odin-ask-upgrade =
    { $n ->
        [one] Werte noch eine Ware auf
       *[other] Werte bis zu { $n } Waren auf
    }{ $steps ->
        [1] .
       *[other] , jede um bis zu zwei Stufen.
    }
odin-asked-trade = Welche grünen Waren drehst du auf die blaue Seite?
odin-ask-sale =
    { $n ->
        [one] Kaufe noch eine Sondermarke.
       *[other] Kaufe bis zu { $n } Sondermarken.
    }
odin-asked-forge = Was schmiedest du?
odin-asked-boats = Welche Boote fahren aus?
odin-ask-roll-low =
    { $rolled } gewürfelt, { $result } zu zahlen, { $left ->
        [0] kein Wurf mehr.
        [one] noch ein Wurf.
       *[other] noch { $left } Würfe.
    }
odin-ask-roll-high =
    { $rolled } gewürfelt, Ergebnis { $result }, { $left ->
        [0] kein Wurf mehr.
        [one] noch ein Wurf.
       *[other] noch { $left } Würfe.
    }
odin-ask-spend = Zum Schwertwert fehlen { $n } ({ $tile }): Schwerter oder Steine?
odin-asked-explore = Welchen Plan entdeckst du?
odin-asked-emigrate = Welches Schiff wandert aus?
odin-asked-feast = Decke die Festtafel.
odin-ask-ready = Vor den Einnahmen noch ablegen?
odin-ask-last = Vor der Wertung noch ablegen?
odin-asked-order = Welche Karte kommt als Nächste?
odin-ask-lay = Wohin legst du { $thing }?

## what can be done

odin-use-place = { $space }, { $vikings } Wikinger: { $effect }
odin-use-imitate = Nachahmen: { $space }, { $vikings } Wikinger: { $effect }
odin-put-place = { $space }, { $vikings } Wikinger
odin-put-imitate = Nachahmen: { $space }, { $vikings } Wikinger
odin-deed-pass = Für diese Runde passen
odin-mine = Streifen { $strip }: { $items }
odin-upgrade = { $good } › { $better }
odin-claim = { $tile }
odin-claim-price =
    { $price ->
        [0] { $tile } umsonst
       *[other] { $tile } für { $price } Silber
    }
odin-claim-sword =
    { $short ->
        [0] { $tile }
        [one] { $tile }, mit einem Schwert oder Stein
       *[other] { $tile }, mit { $short } Schwertern oder Steinen
    }
odin-boats =
    { $armed ->
        [0] { $plain } ohne Erz an Bord
       *[other] { $plain ->
            [0] { $armed } mit Erz an Bord
           *[other] { $plain } ohne und { $armed } mit Erz an Bord
        }
    }
odin-deed-roll = Noch ein Wurf
odin-pay =
    { $weapons ->
        [0] Erfolg: { $rest } × { $material } zahlen
       *[other] { $rest ->
            [0] Erfolg: { $weapons } × { $weapon } zahlen
           *[other] Erfolg: { $weapons } × { $weapon } und { $rest } × { $material } zahlen
        }
    }
odin-deed-fail = Aufgeben
odin-spend = Schwerter: { $swords }, Steine: { $stones }
odin-explore =
    { $silver ->
        [0] { $island }
       *[other] { $island }, darauf { $silver } Silber
    }
odin-emigrate = { $ship }
odin-serve =
    { $cells ->
        [one] { $food } auf Feld { $cell }
       *[other] { $food } auf { $cells } Felder ab Feld { $cell }
    }
odin-hold = { $thing } ablegen
odin-lay = { $thing }: { $board }, Zeile { $row }, Spalte { $column }
odin-buy = Kaufen: { $ship } für { $price } Silber
odin-arm =
    { $ore ->
        [0] Ein Erz laden: { $ship }
       *[other] Ein Erz laden: { $ship } mit { $ore } Erz
    }
odin-store-shed-wood = Ein Holz auf ein Feld eines Schuppens
odin-store-shed-stone = Einen Stein auf ein Feld eines Schuppens
odin-store-house-wood = Ein Holz auf das Feld eines Steinhauses
odin-store-house-stone = Einen Stein auf das Feld eines Steinhauses
odin-done-choose = Darauf verzichten
odin-done-mine = Nichts mehr nehmen
odin-done-upgrade = Nichts mehr aufwerten
odin-done-trade = Nichts mehr drehen
odin-done-sale = Nichts mehr kaufen
odin-done-feast = Fertig gedeckt
odin-done-ready = Weiter
odin-done-order = Keine Karte mehr

## was geschah

odin-told = { $who }: { $deed }
odin-told-ready = { $who } ist bereit
odin-told-rolled-low = { $who } würfelt { $n }: { $result } zu zahlen, { $against } vorhanden
odin-told-rolled-high = { $who } würfelt { $n }: Ergebnis { $result }, nötig mindestens { $against }
odin-told-rolled-low-free = { $who } würfelt { $n }: nichts zu zahlen
odin-told-rolled-low-vain = { $who } würfelt vergebens { $n }: { $result } zu zahlen, { $against } vorhanden
odin-told-rolled-high-vain = { $who } würfelt vergebens { $n }: Ergebnis { $result }, nötig mindestens { $against }
odin-told-received = { $who } bekommt { $what }
odin-told-explored = { $who } entdeckt { $island }
odin-told-fined =
    { $n ->
        [one] { $who } nimmt eine Thing-Strafe
       *[other] { $who } nimmt { $n } Thing-Strafen
    }
odin-told-moose = { $who } hat zuletzt gesetzt und beginnt die nächste Runde
odin-told-income-begins = Einnahmen der Runde { $round }
odin-banner-income = Runde { $round }: Einnahmen
odin-told-income = Einnahmen: { $what }
odin-told-births = In den Ställen: { $what }
odin-told-feast = Die Tafeln werden für das Festmahl gedeckt
odin-banner-feast = Das Festmahl
odin-told-last = Das letzte Festmahl ist vorbei: letzte Gelegenheit, etwas zu legen
odin-banner-last = Vor der Wertung
odin-told-bonuses = Boni: { $what }
odin-told-home = Die Wikinger gehen heim
odin-told-round = Runde { $round } von { $rounds } beginnt
odin-banner-round = Runde { $round } von { $rounds }
odin-told-harvest = Ernte für alle: { $what }
odin-told-turned = Ein Plan wird umgedreht: { $island }
odin-told-hoards = Auf die übrigen Pläne kommt Silber
odin-told-weapons = Waffenkarten: { $what }
odin-told-over = Das Spiel ist zu Ende
odin-banner-over = Das Ende
odin-told-scores = { $who }: { $points ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }
odin-each = { $who } { $what }
odin-silver-many = { $n } Silber
odin-born-sheep =
    { $n ->
        [one] ein Lamm
       *[other] { $n } Lämmer
    }
odin-born-cattle =
    { $n ->
        [one] ein Kalb
       *[other] { $n } Kälber
    }
odin-expects-sheep = erwartet ein Lamm
odin-expects-cattle = erwartet ein Kalb

## was geschähe

odin-tell-income = Einnahmen { $old } › { $new }
odin-tell-bonus = Bonus jede Runde: { $thing }
odin-tell-minus = −1-Felder { $old } › { $new }
odin-foresee-next = Felder bis zur nächsten Einnahme { $old } › { $new }
odin-foresee-lost = Bonus verdeckt: { $thing }
odin-foresee-around = Bonus { $thing }, freie Felder ringsum { $old } › { $new }
odin-foresee-vikings = Wikinger { $old } › { $new }
odin-foresee-low = Ein Wurf von höchstens { $most } genügt: { $chance } %
odin-foresee-high = Ein Wurf von mindestens { $need } bringt etwas: { $chance } %
odin-foresee-result = Ergebnis jetzt { $result }, Würfe übrig { $left }
odin-foresee-pass =
    { $n ->
        [one] Ein Wikinger bliebe ungenutzt
       *[other] { $n } Wikinger blieben ungenutzt
    }
odin-foresee-ready =
    { $n ->
        [0] Es ließe sich nichts mehr legen
        [one] Dinge einer Art ließen sich noch legen
       *[other] Dinge von { $n } Arten ließen sich noch legen
    }
odin-foresee-cells =
    { $n ->
        [one] { $thing }: ein Feld
       *[other] { $thing }: { $n } Felder
    }
odin-foresee-feast =
    { $new ->
        [0] Kein Feld bleibt leer
       *[other] Leere Felder { $old } › { $new }, am Ende −{ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }

## was sich ausrechnen lässt

odin-plan-feast = Bestes Festmahl
odin-plan-fill = Bestens füllen
odin-plan-fill-all = Alle Pläne füllen
odin-worth-feast =
    { $empty ->
        [0] Kein Feld bleibt leer, keine Strafe
       *[other] Leere Felder: { $empty }, am Ende −{ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }{ $silver ->
        [0] {""}
       *[other] ; kostet { $silver } Silber
    }
odin-worth-board = { $board }: −1-Felder { $old } › { $new }
odin-worth-bonuses =
    { $n ->
        [one] ein Bonus mehr je Runde
       *[other] { $n } Boni mehr je Runde
    }
odin-worth-nothing = Es lässt sich jetzt nichts Nützliches legen

## in Worten

odin-plain-spaces = Aktionsplan, Runde { $round } von { $rounds }
odin-plain-things = Vorrat
odin-plain-played = Ausgespielt
odin-plain-hand = Auf der Hand
odin-plain-bonus = { $n }: { $things }
odin-plain-bonuses = Prämien: { $bonuses }
odin-plain-feast =
    { $n ->
        [one] Festtafel, ein Feld leer
       *[other] Festtafel, { $n } Felder leer
    }

## why not

ODIN-024 = Nur zu viert lassen sich Felder nachahmen.
ODIN-041 = Dieser Bergstreifen liegt nicht offen aus.
ODIN-052 = Dieser Plan oder dieses Haus gehört dir nicht.
ODIN-086 = Jetzt werden Wikinger eingesetzt, oder es wird gepasst.
ODIN-090 = Dieses Feld braucht { $needed } Wikinger; auf deinem Thingplatz stehen { $there }.
ODIN-091 = Auf diesem Feld stehen schon Wikinger.
ODIN-093 = Du könntest keinen Teil dieser Aktion nutzen oder hast noch keinen genutzt.
ODIN-108 = Dieses Feld der Festtafel ist nicht frei.
ODIN-109 = Diese Nahrung hast du nicht.
ODIN-110 = Orangefarbenes darf nicht neben Orangefarbenem liegen.
ODIN-111 = Rotes darf nicht neben Rotem liegen.
ODIN-114 = Nur die erste Marke einer Sorte darf längs liegen.
ODIN-115 = Das liegt gedreht genauso.
ODIN-116 = Hier endet die Festtafel.
ODIN-134 = Nicht in diesem Augenblick.
ODIN-135 = Was du in der Hand hast, wird jetzt abgelegt, und nur das.
ODIN-136 = Orangefarbene und rote Waren kommen nur in Häuser.
ODIN-137 = { $missing ->
        [one] Ein Feld
       *[other] { $missing } Felder
    } links unterhalb dieser Einnahme { $missing ->
        [one] bliebe
       *[other] blieben
    } offen.
ODIN-140 = Grüne Marken dürfen nicht aneinandergrenzen.
ODIN-143 = Dort liegt schon etwas.
ODIN-145 = Dort passt es nicht hin, oder nirgends.
ODIN-149 = Dieses Feld kann nie bedeckt werden.
ODIN-152 = In Häusern dürfen Marken dieser Farbe nicht aneinandergrenzen.
ODIN-153 = Die Säulen dürfen nicht bedeckt werden.
ODIN-154 = Erz kommt nicht in Häuser.
ODIN-158 = Dieses Schiff kostet { $price } Silber.
ODIN-160 = Dafür ist keine Anlegestelle frei.
ODIN-162 = Erz kommt auf Boote und Drachenschiffe, die noch Platz haben, und nie während einer Aktion.
ODIN-174 = Eines davon muss gewählt werden.
ODIN-183 = Das trägt keine Schmiedezange.
ODIN-187 = Du hast kein Walfangboot zum Tauschen.
ODIN-189 = Jetzt wird von den Bergstreifen genommen.
ODIN-191 = So viel liegt dort nicht mehr.
ODIN-192 = So viel darf nicht auf einmal genommen werden.
ODIN-193 = Von diesem Streifen hast du in dieser Aktion schon genommen.
ODIN-195 = So etwas zum Aufwerten gibt es nicht.
ODIN-196 = Keine Marke wird in dieser Aktion zweimal aufgewertet, und keine um mehr Stufen als angegeben.
ODIN-202 = Du brauchst eine Knorr.
ODIN-203 = Nur grüne Waren aus deinem Vorrat werden gedreht, von jeder Sorte eine.
ODIN-205 = Das kannst du hier und jetzt nicht kaufen.
ODIN-206 = Die Englische Krone ist nicht zu kaufen.
ODIN-207 = Ein solches Schiff zum Auswandern hast du nicht.
ODIN-210 = Auswandern kostet so viel Silber wie die Nummer der Runde.
ODIN-211 = Deine Wikinger lassen auf der Festtafel keinen Platz.
ODIN-216 = Es wird höchstens dreimal gewürfelt.
ODIN-217 = Über einen Wurf ist zu entscheiden: weiterwürfeln, Erfolg oder Scheitern.
ODIN-218 = Dir fehlt ein Drachenschiff.
ODIN-219 = Schwerter und Steine müssen zusammen ergeben, was fehlt.
ODIN-220 = Das ist keine Beute in deiner Reichweite.
ODIN-230 = So kannst du nicht zahlen.
ODIN-232 = Diese Aktion bringt, was auf dem Feld steht, und keine Beute.
ODIN-237 = Du brauchst Walfangboote: so viele, wie das Feld erlaubt, und mindestens eines.
ODIN-239 = Einen solchen Plan gibt es hier nicht zu entdecken.
ODIN-241 = Du brauchst ein Schiff.
ODIN-242 = Du brauchst eine Knorr oder ein Drachenschiff.
ODIN-252 = Du hast keine Ausbildung zum Ausspielen.
ODIN-254 = Nachgeahmt wird nur ein Feld, das jemand anders in dieser Runde genutzt hat.
ODIN-255 = Diese Spalte lässt sich in dieser Partie nicht nachahmen.
ODIN-256 = Diese Spalte hat schon jemand nachgeahmt.
ODIN-258 = Eine der Möglichkeiten ist zu wählen.
ODIN-272 = Davon ist kein Gebäude mehr da.
ODIN-278 = Diesen Baustoff hast du nicht.
ODIN-298 = Deine Wikinger der letzten Runde versperren dieses Feld.
ODIN-A04 = Dafür ist kein Platz mehr frei.
ODIN-A22 = Diese Sondermarke hat schon jemand.
ODIN-AMB-21 = Die Knorr fände keine Anlegestelle.
ODIN-AMB-67 = Gefragt ist nach der Reihenfolge deiner Karten.

# rules
odin-term-open_islands = Inseln, die noch bedeckt werden
odin-term-open_houses = Gebäude, die noch gefüllt werden

# occupations

odin-card-peddler = Hausierer
odin-card-patron = Gönner
odin-card-furrier = Kürschner
odin-card-hunter = Jäger
odin-card-chief = Häuptling
odin-card-stonecarver = Steinhauer
odin-card-miller = Müller
odin-card-craft-leader = Handwerksführer
odin-card-ore-boatman = Erzschiffer
odin-card-milker = Melker
odin-card-trident-hunter = Dreizackjäger
odin-card-helmsman = Rudergänger
odin-card-archer = Bogenschütze
odin-card-ship-owner = Schiffseigner
odin-card-cottager = Häusler
odin-card-captain = Kapitän
odin-card-orient-shipper = Orientfahrer
odin-card-fighter = Kämpfer
odin-card-host = Gastgeber
odin-card-builder = Baumeister
odin-card-collector = Sammler
odin-card-miner = Bergmann
odin-card-custodian = Hausmeister
odin-card-whaling-equipper = Walfangausrüster
odin-card-meat-trader = Fleischhändler
odin-card-meat-inspector = Fleischbeschauer
odin-card-fisherman = Fischer
odin-card-locksmith = Schlosser
odin-card-meat-preserver = Fleischkonservierer
odin-card-silk-merchant = Seidenhändler
odin-card-storeman = Lagerist
odin-card-weapons-supplier = Waffenlieferant
odin-card-sheep-shearer = Schafscherer
odin-card-shepherd = Schäfer
odin-card-cattle-breeder = Viehzüchter
odin-card-ships-cook = Schiffskoch
odin-card-foreign-trader = Außenhändler
odin-card-peacemaker = Friedensstifter
odin-card-modifier = Umrüster
odin-card-master-joiner = Tischlermeister
odin-card-slowpoke = Bummler
odin-card-steward = Verwalter
odin-card-fruit-picker = Obstpflücker
odin-card-master-tailor = Schneidermeister
odin-card-pirate = Pirat
odin-card-ship-architect = Schiffsarchitekt
odin-card-tanner = Gerber
odin-card-farmer = Landwirt
odin-card-plower = Pflüger
odin-card-rune-engraver = Runenritzer
odin-card-master-mason = Maurermeister
odin-card-tutor = Lehrer
odin-card-farm-shop-owner = Hofladenbesitzer
odin-card-tradesman = Geschäftsmann
odin-card-treasurer = Schatzmeister
odin-card-arms-dealer = Waffenhändler
odin-card-bean-farmer = Bohnenbauer
odin-card-linseed-oil-presser = Leinölpresser
odin-card-linen-weaver = Leinenweber
odin-card-inspector = Aufseher
odin-card-wharf-owner = Werftbesitzer
odin-card-fine-blacksmith = Feinschmied
odin-card-hornturner = Horndreher
odin-card-ship-builder = Schiffbauer
odin-card-dragonslayer = Drachentöter
odin-card-field-farmer = Feldbauer
odin-card-private-chef = Leibkoch
odin-card-weapon-supplier = Waffenbeschaffer
odin-card-equipment-supplier = Ausrüster
odin-card-courier = Kurier
odin-card-innkeeper = Gastwirt
odin-card-earl = Jarl
odin-card-metalsmith = Metallschmied
odin-card-cowherd = Kuhhirte
odin-card-bone-collector = Knochensammler
odin-card-homecomer = Heimkehrer
odin-card-follower = Mitläufer
odin-card-traveling-merchant = Reisender Händler
odin-card-breeder = Züchter
odin-card-shepherd-boy = Hirtenjunge
odin-card-quartermaster = Quartiermeister
odin-card-longship-builder = Drachenschiffbauer
odin-card-wholesaler = Großhändler
odin-card-harbor-guard = Hafenwächter
odin-card-hornblower = Hornbläser
odin-card-hide-buyer = Fellkäufer
odin-card-preacher = Prediger
odin-card-clerk = Kontorist
odin-card-catapulter = Katapultschütze
odin-card-sword-fighter = Schwertkämpfer
odin-card-latecomer = Nachzügler
odin-card-sympathetic-soul = Mitfühlende Seele
odin-card-helper-in-time-of-need = Nothelfer
odin-card-spice-merchant = Gewürzhändler
odin-card-wanderer = Wanderer
odin-card-meat-merchant = Fleischkaufmann
odin-card-pea-counter = Erbsenzähler
odin-card-nobleman = Edelmann
odin-card-private-tutor = Hauslehrer
odin-card-undertaker = Totengräber
odin-card-judge = Richter
odin-card-fur-merchant = Pelzhändler
odin-card-forest-blacksmith = Waldschmied
odin-card-disheartened-warrior = Entmutigter Krieger
odin-card-knarr-builder = Knorrbauer
odin-card-warmonger = Kriegstreiber
odin-card-adventurer = Abenteurer
odin-card-ironsmith = Eisenschmied
odin-card-master-count = Großgraf
odin-card-birka-settler = Birkasiedler
odin-card-artist = Künstler
odin-card-barkeep = Schankwirt
odin-card-apprentice-craftsman = Handwerkslehrling
odin-card-silk-stitcher = Seidensticker
odin-card-princess = Prinzessin
odin-card-master-bricklayer = Meistermaurer
odin-card-shipowner = Reeder
odin-card-messenger = Bote
odin-card-milkman = Milchmann
odin-card-middleman = Zwischenhändler
odin-card-carpenter = Zimmermann
odin-card-mountain-guard = Bergwächter
odin-card-oil-seller = Ölverkäufer
odin-card-laborer = Arbeiter
odin-card-scribe = Schriftgelehrter
odin-card-trapper = Fallensteller
odin-card-angler = Angler
odin-card-digger = Gräber
odin-card-meat-curer = Fleischpökler
odin-card-snare-specialist = Fallenspezialist
odin-card-bait-layer = Köderleger
odin-card-berserker = Berserker
odin-card-lance-bearer = Lanzenträger
odin-card-drunkard = Trunkenbold
odin-card-lone-wolf = Einzelgänger
odin-card-raider = Plünderer
odin-card-melee-fighter = Nahkämpfer
odin-card-robber = Räuber
odin-card-loot-hunter = Beutejäger
odin-card-blubber-cook = Trankocher
odin-card-ivory-sculptor = Elfenbeinschnitzer
odin-card-whale-catcher = Walfänger
odin-card-antlers-seller = Geweihverkäufer
odin-card-deerstalker = Hirschjäger
odin-card-forester = Förster
odin-card-sledger = Schlittenfahrer
odin-card-steersman = Steuermann
odin-card-spice-trader = Gewürzkaufmann
odin-card-priest = Priester
odin-card-meat-buyer = Fleischeinkäufer
odin-card-thing-spokesman = Thingsprecher
odin-card-merchant = Kaufmann
odin-card-proficient-hunter = Jägermeister
odin-card-woodcutter = Holzfäller
odin-card-cooper = Böttcher
odin-card-stone-crusher = Steinbrecher
odin-card-skinner = Abdecker
odin-card-barbarian = Barbar
odin-card-festive-hunter = Festjäger
odin-card-sober-man = Nüchterner
odin-card-whaling-assistant = Walfanghelfer
odin-card-flax-farmer = Flachsbauer
odin-card-farmhand = Knecht
odin-card-armed-fighter = Bewaffneter
odin-card-village-leader = Dorfvorsteher
odin-card-weapons-warden = Waffenwart
odin-card-taster = Vorkoster
odin-card-earl-of-lade = Jarl von Lade
odin-card-sower = Sämann
odin-card-refugee-helper = Flüchtlingshelfer
odin-card-flax-baker = Flachsbäcker
odin-card-fish-cook = Fischkoch
odin-card-punchcutter = Stempelschneider
odin-card-bosporus-traveler = Bosporusreisender
odin-card-codliver-oil-presser = Lebertranpresser
odin-card-etiquette-teacher = Benimmlehrer
odin-card-maid = Magd
odin-card-boat-builder = Bootsbauer
odin-card-cutter-operator = Kutterführer
odin-card-beach-raider = Strandräuber
odin-card-sail-patcher = Segelflicker
odin-card-herb-gardener = Kräutergärtner
odin-card-grain-deliveryman = Getreidelieferant
odin-card-sponsor = Sponsor
odin-card-dorestad-traveller = Dorestadreisender
odin-card-pea-flour-baker = Erbsenmehlbäcker
odin-card-chronicler = Chronist
odin-card-mineworker = Minenarbeiter
odin-card-seafarer = Seefahrer
odin-card-bosporus-merchant = Bosporushändler
odin-event-use =
    { $timing ->
        [after] du ein Feld benutzt hast
       *[other] du ein Feld benutzt
    }
odin-event-use-of =
    { $timing ->
        [after] du { $subject } benutzt hast
       *[other] du { $subject } benutzt
    }
odin-event-receive-of =
    { $timing ->
        [after] du { $subject } erhalten hast
       *[other] du { $subject } erhältst
    }
odin-event-dice-of = { $timing ->
    [instead] du { $subject } würfeln würdest
   *[other] du { $subject } würfelst
    }
odin-event-success-of =
    { $timing ->
        [after] dir { $subject } gelungen ist
       *[other] dir { $subject } gelingt
    }
odin-event-failure-of =
    { $timing ->
        [after] dir { $subject } misslungen ist
       *[other] dir { $subject } misslingt
    }
odin-event-trade =
    { $timing ->
        [after] du Fernhandel getrieben hast
       *[other] du Fernhandel treibst
    }
odin-event-draw =
    { $timing ->
        [after] du eine Ausbildung gezogen hast
       *[other] du eine Ausbildung ziehen würdest
    }
odin-event-played =
    { $timing ->
        [after] du eine Ausbildung ausgespielt hast
       *[other] du eine Ausbildung ausspielst
    }
odin-event-explored =
    { $timing ->
        [after] du einen Plan entdeckt hast
       *[other] du einen Plan entdeckst
    }
odin-event-emigrated =
    { $timing ->
        [after] du ausgewandert bist
       *[other] du auswanderst
    }
odin-event-ship-of =
    { $timing ->
        [after] du { $subject } bekommen hast
       *[other] du { $subject } bekommst
    }
odin-event-house =
    { $timing ->
        [after] du ein Stein- oder Langhaus gebaut hast
       *[other] du ein Stein- oder Langhaus baust
    }
odin-event-mined-of =
    { $timing ->
        [after] du { $subject } von einem Bergstreifen genommen hast
       *[other] du { $subject } von einem Bergstreifen nimmst
    }
odin-event-laid-of =
    { $timing ->
        [after] du { $subject } gelegt hast
       *[other] du { $subject } legst
    }
odin-event-served-of =
    { $timing ->
        [after] du beim Festmahl { $subject } aufgelegt hast
       *[other] du beim Festmahl { $subject } auflegst
    }
odin-event-returned =
    { $timing ->
        [after] Wikinger von dir in Phase 5 zurückgekehrt sind
       *[other] Wikinger von dir in Phase 5 zurückkehren
    }
odin-event-thing =
    { $timing ->
        [after] auf deinem Thingplatz genau 3 Wikinger stehen
       *[other] genau 3 Wikinger auf deinem Thingplatz stehen
    }
odin-event-harvest =
    { $timing ->
        [after] du geerntet hast
       *[other] du erntest
    }
odin-event-weapon =
    { $timing ->
        [after] du in Phase 4 eine Waffe gezogen hast
       *[other] du in Phase 4 eine Waffe ziehen würdest
    }
odin-event-house-bonus =
    { $timing ->
        [after] ein Haus von dir genau eine Prämie gebracht hat
       *[other] ein Haus von dir genau eine Prämie bringt
    }
odin-event-scoring =
    { $timing ->
        [after] das Spiel geendet hat
       *[other] die Wertung beginnt
    }
odin-count-players =
    { $n ->
        [one] Spieler
       *[other] Spieler
    }
odin-count-round =
    { $n ->
        [one] Runde bisher
       *[other] Runden bisher
    }
odin-count-whaling-boats =
    { $n ->
        [one] Walfangboot
       *[other] Walfangboote
    }
odin-count-knarrs =
    { $n ->
        [one] Knorr
       *[other] Knorren
    }
odin-count-longships =
    { $n ->
        [one] Drachenschiff
       *[other] Drachenschiffe
    }
odin-count-large-ships =
    { $n ->
        [one] großes Schiff
       *[other] große Schiffe
    }
odin-count-houses =
    { $n ->
        [one] Stein- oder Langhaus
       *[other] Stein- und Langhäuser
    }
odin-count-ship-sets =
    { $n ->
        [one] Satz aller drei Schiffsarten
       *[other] Sätze aller drei Schiffsarten
    }
odin-count-loaded-ore =
    { $n ->
        [one] geladenes Erz
       *[other] Erze auf deinen Schiffen
    }
odin-count-armed-longships =
    { $n ->
        [one] Drachenschiff mit 2 oder 3 Erz
       *[other] Drachenschiffe mit 2 oder 3 Erz
    }
odin-count-special-tiles =
    { $n ->
        [one] Sondermarke
       *[other] eigenen Sondermarken
    }
odin-count-red-kinds =
    { $n ->
        [one] Art roter Waren
       *[other] Arten roter Waren
    }
odin-count-meat-pairs =
    { $n ->
        [one] Paar aus Wildfleisch und Walfleisch
       *[other] Paare aus Wildfleisch und Walfleisch
    }
odin-count-animal-kinds =
    { $n ->
        [one] Tierart im Stall
       *[other] Tierarten
    }
odin-count-income =
    { $n ->
        [one] Silber Einkommen
       *[other] Silber, die du als Einkommen hast
    }
odin-count-islands =
    { $n ->
        [one] Entdeckungsplan
       *[other] Entdeckungspläne
    }
odin-count-crafters =
    { $n ->
        [one] Wikinger auf Handwerksfeldern
       *[other] Wikinger auf Handwerksfeldern
    }
odin-count-in-third-column =
    { $n ->
        [one] Wikinger in Spalte 3
       *[other] Wikinger in Spalte 3
    }
odin-count-in-second-column =
    { $n ->
        [one] Wikinger in Spalte 2
       *[other] Wikinger in Spalte 2
    }
odin-count-weapon-halves =
    { $n ->
        [one] Bogen, Speer oder halbes Schwert
       *[other] Bögen und Speere, Schwerter doppelt gezählt
    }
odin-count-mined-kinds =
    { $n ->
        [one] Art von den Bergen
       *[other] Arten, die du von den Bergen genommen hast
    }
odin-count-paid-kinds =
    { $n ->
        [one] Art eingetauschter Baustoffe
       *[other] Arten eingetauschter Baustoffe
    }
odin-count-acting =
    { $n ->
        [one] laufende Aktion
       *[other] laufenden eigenen Aktionen
    }
odin-count-mead-served =
    { $n ->
        [one] aufgelegter Met
       *[other] aufgelegten Mete
    }
odin-count-game-served =
    { $n ->
        [one] aufgelegtes Wildfleisch
       *[other] aufgelegten Wildfleische
    }
odin-count-stockfish-served =
    { $n ->
        [one] Stockfisch auf der Festtafel
       *[other] Stockfische auf der Festtafel
    }
odin-count-sober =
    { $n ->
        [one] schon genommenes Silber
       *[other] dafür schon genommenen Münzen
    }
odin-count-feasting =
    { $n ->
        [one] laufendes Festmahl
       *[other] laufenden eigenen Festmähler
    }
odin-count-free-small-berths =
    { $n ->
        [one] freien kleinen Liegeplatz
       *[other] freien kleinen Liegeplätze
    }
odin-count-usable =
    { $n ->
        [one] nutzbarer Teil
       *[other] nutzbaren Teile
    }
odin-tally-wood = das erhaltene Holz
odin-tally-stone = der erhaltene Stein
odin-tally-stockfish = der erhaltene Stockfisch
odin-tally-silver = das erhaltene Silber
odin-tally-occupations = die Zahl ausgespielter Ausbildungen
odin-tally-longships = die Zahl benutzter Drachenschiffe
odin-tally-paid-ore = das bezahlte Erz
odin-tally-won = die Zahl der Erfolge
odin-tally-wood-spent = das ausgegebene Holz
odin-tally-boats = Zahl benutzter Boote
odin-step-special = { $kind } aus dem Sondervorrat
odin-step-lose-ship = { $kind }
odin-step-recall = einen deiner Wikinger von einem Feld zurücknehmen und, für so viel Silber wie die Nummer der Runde, noch einen von demselben Feld
odin-step-call-back = { $where ->
    [fourth_column] von jedem Feld der Spalte 4 einen deiner Wikinger zurücknehmen
   *[other] einen der gerade gesetzten Wikinger zurücknehmen
    }
odin-step-follow = { $where ->
    [neighbour] ein freies Feld der Spalte 1 direkt über oder unter einem deiner Wikinger benutzen, ohne Wikinger zu setzen
   *[other] ein besetztes Feld der Spalte 2 benutzen, ohne Wikinger zu setzen
    }
odin-step-turn-over = bis zu { $n } Waren deines Vorrats umdrehen
odin-step-bonus = { $where ->
    [houses] die Prämien deiner Häuser
   *[home] die Prämien deines Heimatplans
    }
odin-step-harvest = { $quiet ->
    [yes] die Ernte „{ $level ->
        [one] 1
       *[other] 1–{ $level }
    }“
   *[no] je 1 Erbse, Flachs, Bohne, Getreide und Kohl ernten
    }
odin-step-swap = { $kind }
odin-step-discard-weapons = beliebige { $n } Waffen
odin-step-store = { $thing } für einen Platz deiner Schuppen
odin-step-unload = { $ship ->
    [whaling_boat] geladenes Erz von einem Walfangboot zurücknehmen
   *[other] geladenes Erz von einem Drachenschiff zurücknehmen
    }
odin-step-take-fourth = eine weitere Ware, von der du genau 3 hast, aber kein Tier
odin-step-throw-ore = 1 Erz deines Drachenschiffs abgeben und { $n } zu jedem Wurf zählen
odin-step-stay-sober = 1 Silber nehmen und dafür bei diesem Festmahl keinen Met auflegen
odin-step-mountain-hard = 1 Stein oder Erz von einem Bergstreifen
odin-step-emigrate-less = auswandern, für so viel Silber wie die Nummer der Runde, 1 weniger je großes Schiff
odin-step-upgrade-meat = ein Pökelfleisch, Wildfleisch oder Walfleisch aufwerten
odin-step-upgrade-orange = eine orange Ware aufwerten
odin-step-upgrade-blue = eine Ware in die blaue Ware ihrer Spalte verwandeln
odin-step-upgrade-same = bis zu { $goods } gleiche Waren aufwerten
odin-step-upgrade-rise = eine orange Ware im Warenkasten bis zu zwei Schritte nach rechts oben rücken
odin-step-upgrade-fall = eine Ware im Warenkasten einen Schritt nach links oben rücken
odin-step-swap-cloakpin = die Gewandnadel von einem beliebigen Plan nehmen; Tafelsilber und Runenstein füllen ihre Felder
odin-step-swap-drinking-horn = das Trinkhorn von einem beliebigen Plan nehmen; Truhe und Runenstein füllen seine Felder
odin-rule-wood-in-houses = Du darfst Holz auf Felder von Stein- und Langhäusern legen
odin-rule-any-reach-of = Für { $subject } darfst du jeden freien Plan nehmen, mit jedem Schiff
odin-rule-spears-as-swords = Bei Überfall und Plünderung darfst du Speere wie Schwerter ausgeben
odin-rule-split-loot = Das Ergebnis von Überfall oder Plünderung darfst du auf zwei Marken aufteilen
odin-rule-green-loot = Bei Überfall und Plünderung darfst du statt einer blauen eine grüne Ware nehmen. Ihr Schwertwert ist der ihrer blauen Seite weniger 1
odin-rule-knarr-as-longship = Eine Knorr darf für die Drachenschiffe stehen, die eine Aktion braucht
odin-rule-extra-step = Wertest du 3 oder 4 Waren auf, darf eine davon einen Schritt weiter gehen
odin-subject-house-building = ein Hausbaufeld
odin-subject-building = ein Haus- oder Schiffbaufeld
odin-subject-overseas = ein Fernhandelsfeld
odin-subject-ore-crafts = das Truhenfeld oder die Schmiede
odin-subject-second-column = ein Feld der Spalte 2
odin-subject-fourth-column = ein Feld der Spalte 4
odin-subject-livestock-market = ein Viehmarktfeld
odin-subject-weekly-market = ein Wochenmarktfeld
odin-subject-crafting = ein Handwerksfeld
odin-subject-emigration = Auswanderung
odin-subject-rune-stone-island = einen Runenstein auf einen Entdeckungsplan
odin-subject-rune-stone-house = einen Runenstein in ein Haus
odin-subject-grain-house = Getreide in ein Haus
odin-subject-space = einem Aktionsfeld
odin-subject-card = einer Ausbildung
odin-subject-space-named = das Feld „{ $name }“
odin-subject-one-silver = ein Feld mit genau 1 Silber Ertrag
odin-subject-mountain-and-upgrade = ein Bergfeld mit einer Aufwertung
odin-origin-livestock-market = dem Viehmarkt
odin-origin-house-building = einem Hausbaufeld
odin-origin-space = einem Aktionsfeld
odin-asked-keep = Wähle deine erste Ausbildung.
odin-asked-play = Spiele eine Ausbildung aus.
odin-asked-recall = Von wo kehrt ein Wikinger zurück?
odin-asked-recall_again = Einen zweiten Wikinger zurücknehmen?
odin-asked-follow = Welches Feld benutzt du?
odin-asked-reverse = Welche Waren drehst du um?
odin-asked-discard = Welche Waffe gibst du ab?
odin-asked-fourth = Welche Ware nimmst du?
odin-asked-split = Eine zweite Marke für den Rest des Ergebnisses?
odin-done-play = Nichts mehr ausspielen
odin-done-recall_again = Stehen lassen
odin-done-reverse = Nichts mehr drehen
odin-done-split = Nichts weiter
odin-done-lay = Weiter
odin-play = Ausspielen: { $card }. { $text }
odin-keep = Beginnen mit: { $card }. { $text }
odin-use = { $card }: { $text }
odin-recall = Ein Wikinger kehrt zurück von: { $space }
odin-follow = Ohne Wikinger benutzen: { $space }
odin-discard = Abgeben: { $weapon }
odin-imitation = Nachahmung der Spalte { $columns }
odin-panel-hand = Deine Ausbildungen
odin-panel-cards = { $who }: Ausbildungen
odin-no-hand = Hier liegen die Ausbildungen, die du auf der Hand hast.
odin-no-cards = Noch keine ausgespielt.
odin-played = { $n ->
    [0] Noch nichts ausgespielt
   *[other] { $n } gespielt, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
    }
odin-in-hand = { $n ->
    [0] Keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
    }
odin-titled = { $number } { $card }
odin-occupation = { $number } { $card } ({ $deck }, { $kind }, { $points }): { $text }
odin-deck = Stapel { $deck }
odin-deck-start = Stapel { $deck }, Startkarte
odin-scores = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    }
odin-kind-once = einmal
odin-kind-anytime = jederzeit
odin-kind-each-time = jedes Mal
odin-kind-as-soon = sobald
odin-take = { $things } nehmen
odin-get = erhältst du { $effect }
odin-may = darfst du { $effect }
odin-must = musst du { $effect }
odin-when-play = Beim Ausspielen { $main }
odin-also = Außerdem { $main }
odin-when-anytime = Jederzeit { $main }
odin-when-anytime-once = Einmal im Spiel, zu beliebiger Zeit, { $main }
odin-as-soon-as = Sobald { $test }, { $main }
odin-each-before = Jedes Mal, bevor { $event }, { $main }
odin-each-after = Jedes Mal, nachdem { $event }, { $main }
odin-once-after = Beim nächsten Mal, nachdem { $event }, { $main }
odin-or-else = { $first }, oder { $second }
odin-tier = { $effect } { $bound }
odin-mined = { $n ->
    [one] 1 Stück
   *[other] bis zu { $n } Stücke
    } von einem Bergstreifen
odin-act-hunting-game = auf Wildjagd gehen
odin-act-laying-a-snare = eine Falle stellen
odin-rolling-hunting-game = { $how ->
    [dice] für eine Wildjagd
    [roll] bei der Wildjagd
   *[other] eine Wildjagd
    }
odin-rolling-laying-a-snare = { $how ->
    [dice] für das Fallestellen
    [roll] beim Fallestellen
   *[other] das Fallestellen
    }
odin-rolling-whaling = { $how ->
    [dice] für einen Walfang
    [roll] beim Walfang
   *[other] ein Walfang
    }
odin-rolling-raiding = { $how ->
    [dice] für einen Überfall
    [roll] bei Überfällen
   *[other] ein Überfall
    }
odin-rolling-pillaging = { $how ->
    [dice] für eine Plünderung
    [roll] bei Plünderungen
   *[other] eine Plünderung
    }
odin-some-beans = { $n ->
    [one] 1 Bohne
   *[other] { $n } Bohnen
    }
odin-some-cattle = { $n ->
    [one] 1 Rind
   *[other] { $n } Rinder
    }
odin-some-chest = { $n ->
    [one] 1 Truhe
   *[other] { $n } Truhen
    }
odin-some-clothing = { $n ->
    [one] 1 Kleidung
   *[other] { $n } Kleidungen
    }
odin-some-fruits = { $n ->
    [one] 1 Obst
   *[other] { $n } Obst
    }
odin-some-jewelry = { $n ->
    [one] 1 Schmuck
   *[other] { $n } Schmuck
    }
odin-some-peas = { $n ->
    [one] 1 Erbse
   *[other] { $n } Erbsen
    }
odin-some-rune-stone = { $n ->
    [one] 1 Runenstein
   *[other] { $n } Runensteine
    }
odin-some-sheep = { $n ->
    [one] 1 Schaf
   *[other] { $n } Schafe
    }
odin-some-spices = { $n ->
    [one] 1 Gewürz
   *[other] { $n } Gewürze
    }
odin-some-treasure-chest = { $n ->
    [one] 1 Schatztruhe
   *[other] { $n } Schatztruhen
    }
odin-swap-part = { $cost } gegen { $gain }
odin-swaps = { $parts } tauschen
odin-where-tiers = { $then }; nur, wenn { $test }
odin-each-when = Jedes Mal, wenn { $event }, { $main }
odin-whole-sober-man = Legst du beim Festmahl keinen Met auf, erhältst du 1 Silber. Du darfst es schon während des Festmahls nehmen, wenn du danach keinen Met mehr auflegst
odin-subject-two-silver = ein Feld
odin-subject-mountain = ein Bergfeld
odin-subject-silver-items = 2-Silber-Stücke
odin-tallied-won-any = er gelungen ist
odin-tallied-paid-ore-any = du dabei Erz bezahlt hast
odin-tallied-longships-any = du dabei ein Drachenschiff gebraucht hast
odin-tallied-occupations-any = du dabei eine Ausbildung ausgespielt hast
odin-tallied-stone-any = du dabei Stein bekommen hast
odin-tallied-stockfish-any = du dabei Stockfisch bekommen hast
odin-having-stood = du in dieser Spalte schon ein Feld besetzt hast
odin-so-much-spears = du dafür { $how } Speer ausgegeben hast
odin-so-much-swords = du dafür { $how } Langschwert ausgegeben hast
odin-bound-either = bei { $low } oder { $high }
odin-tier-buy = für { $cost } { $bound }
odin-tiers-buy = je nach { $what } { $gain } kaufen: { $tiers }
odin-tier-turn-over = bis zu { $n } { $bound }
odin-tiers-turn-over = je nach { $what } Waren deines Vorrats umdrehen: { $tiers }
odin-clause-give = { $cost } abgeben und { $gain }
odin-save-stockfish = beliebig viele Stockfische von der Festtafel in deine Häuser verlegen
odin-becomes-pregnant = wird eines deiner Rinder trächtig
odin-hold-breeding = vermehren sich deine Tiere wie in Phase 8
odin-hold-feast = musst du für dich allein ein ganzes Festmahl abhalten
odin-whence-mountain-and-upgrade = auf einem Bergfeld mit einer Aufwertung
odin-whence-ore-crafts = auf dem Truhenfeld oder in der Schmiede
odin-whence-shipyard = mit Holz
odin-whence-space-named = auf dem Feld „{ $name }“
odin-whence-card = durch eine Ausbildung
odin-whence-space = auf einem Aktionsfeld
odin-event-placed-many = du { $n } Wikinger auf { $subject } setzt
odin-event-receive-at-many = du { $where } mindestens { $n } { $subject } auf einmal erhalten hast
odin-event-receive-at = du { $where } { $subject } erhalten hast
odin-event-ore-at = du { $where } Erz bezahlst
odin-event-upgrade-at = du { $where } eine Ware aufwerten würdest
odin-event-ship-at = du { $subject } { $where } gebaut hast
odin-event-success-at = dir { $subject } { $where } gelungen ist
odin-at-dice-whaling = Jedes Mal nach einem Walfang { $main }
odin-at-dice-laying-a-snare = Jedes Mal nach dem Fallestellen, ob es gelingt oder nicht, { $main }
odin-at-erosion-silver = Jedes Mal, wenn in Phase 11 2-Silber-Stücke von Bergstreifen wegfallen, { $main }
odin-at-erosion-ore = Jedes Mal, wenn in Phase 11 Erz von Bergstreifen wegfällt, { $main }
odin-at-no-harvest = In jeder Runde ohne Ernte { $main }
odin-at-bonus-paid = Jedes Mal nach der Prämienphase { $main }
odin-at-bonus = Jedes Mal in der Prämienphase { $main }
odin-at-feasted = Jedes Mal nach dem Festmahl { $main }
odin-at-feast = Jedes Mal zu Beginn des Festmahls { $main }
odin-at-income = Jedes Mal vor den Einnahmen { $main }
odin-at-last-placed = Am Ende jeder Aktionsphase { $main }
odin-having-any = du { $what } hast
odin-step-ship-armed = ein Drachenschiff nehmen, das du sofort mit 3 Erz aus deinem Vorrat belädst
odin-step-hold = { $what ->
    [feast] für dich allein ein ganzes Festmahl abhalten
   *[other] für dich allein eine Zuchtphase durchführen
    }
odin-step-lay = { $what ->
    [ore] 1 Erz nehmen und sofort auf einen deiner Pläne legen
   *[other] einen Stockfisch von der Festtafel in ein Haus verlegen
    }
odin-sentences = { $first }. { $second }
odin-sentence = { $text }.
odin-some = { $n } { $thing }
odin-some-hide = { $n ->
    [one] 1 Fell
   *[other] { $n } Felle
    }
odin-some-snare = { $n ->
    [one] 1 Falle
   *[other] { $n } Fallen
    }
odin-some-spear = { $n ->
    [one] 1 Speer
   *[other] { $n } Speere
    }
odin-some-rounds = so viel { $thing } wie die Nummer der Runde
odin-some-each = { $some } je Stück
odin-each-of-them = je Stück { $effect }
odin-for-every = je { $what } { $effect }
odin-clause-swap = { $cost } gegen { $gain } tauschen
odin-clause-pay = { $cost } zahlen und { $gain }
odin-tiers = je nach { $what }: { $tiers }
odin-stock-of = Vorrat an { $thing }
odin-number-of = Zahl der { $what }
odin-bound-exactly = bei { $n }
odin-bound-at-most = bis { $n }
odin-bound-between = bei { $low } bis { $high }
odin-bound = ab { $n }
odin-instead = Jedes Mal, wenn { $event }, darfst du stattdessen { $effect }
odin-at-the-end = Am Ende des Spiels { $main }
odin-clause-if = Wenn { $test }, { $then }
odin-how-at-least = mindestens { $n }
odin-how-at-most = höchstens { $n }
odin-how-exactly = genau { $n }
odin-having = du { $how } { $what } hast
odin-so-much-failure = du { $how }-mal gewürfelt hast
odin-so-much-returned = es { $how } sind
odin-now-acting-yes = du gerade eine Aktion ausführst
odin-now-using-no = du gerade keine Aktion ausführst
odin-now-feasting-yes = dein Festmahl läuft
odin-now-mead-served-no = du keinen Met aufgelegt hast
odin-now-game-served-yes = du Wildfleisch aufgelegt hast
odin-where = { $then }, wenn { $test }
odin-stock-of-spices = Vorrat an Gewürzen
odin-your-income = Höhe deiner Einnahmen
odin-tallied-wood = du dabei { $how } Holz bekommen hast
odin-tallied-silver = du dabei vom Feld { $how } Silber bekommen hast
odin-tallied-wood-spent = du kein Holz ausgegeben hast
odin-changed-roll = Jeder deiner Würfe zählt { $n } { $way ->
    [more] mehr
   *[less] weniger
    }
odin-changed-roll-of = Jeder deiner Würfe { $subject } zählt { $n } { $way ->
    [more] mehr
   *[less] weniger
    }
odin-changed-rolls = Bei jeder Würfelaktion darfst du { $n ->
    [one] einmal
   *[other] { $n }-mal
    } öfter würfeln
odin-changed-vikings-of = brauchst du { $n ->
    [one] einen Wikinger
   *[other] { $n } Wikinger
    } weniger für { $subject }
odin-changed-sword = Der höchste Schwertwert unter den Sondermarken im Vorrat ist für dich um { $n } kleiner
odin-changed-long-peas = Beim Festmahl dürfen { $n } Erbsen längs liegen
odin-worth-stone = Jeder Stein, den du bei Überfall oder Plünderung ausgibst, zählt { $n }
odin-worth-spear = Jeder Speer, den du beim Walfang ausgibst, zählt { $n }
odin-cheaper = Auf { $where } zahlst du { $some } weniger
odin-cheaper-from = Kostet etwas auf { $where } mindestens { $least } Silber, zahlst du { $some } weniger
odin-cheaper-emigration = Auswandern kostet dich { $n } Silber weniger
odin-one-chest = eine Truhe
odin-one-treasure-chest = eine Schatztruhe
odin-one-sheep = ein Schaf
odin-one-cattle = ein Rind
odin-one-whaling-boat = ein Walfangboot
odin-one-knarr = eine Knorr
odin-one-longship = ein Drachenschiff
odin-one-stone-house = ein Steinhaus
odin-one-crucifix = das Kruzifix
odin-one-cloakpin = die Gewandnadel
odin-one-drinking-horn = das Trinkhorn
odin-one-chalice = den Kelch
odin-one-belt = den Gürtel
odin-besides = { $first } und dazu { $second }
odin-clause-store = 1 Holz oder 1 Stein in einen deiner Schuppen legen und dafür { $gain } nehmen
odin-stock-of-sheep = Zahl deiner Schafe
odin-sheet-occupations = Ausbildungen
odin-whole-equipment-supplier = Beim Ausspielen erhältst du Waffen, bis du von jeder Art mindestens 2 hast
odin-whole-quartermaster = Beim Ausspielen darfst du ein Drachenschiff für 8 Silber kaufen. Es kostet 1 Silber weniger je Langschwert und ½ Silber weniger je Bogen und je Speer, abgerundet. Die Waffen behältst du
odin-whole-pea-counter = In jeder Runde ohne Ernte verdoppelst du deine Erbsen, bis höchstens 8
odin-whole-modifier = Jederzeit darfst du geladenes Erz von einem Walfangboot oder Drachenschiff zurücknehmen
ODIN-245 = Nur Ausbildungen aus deiner Hand können ausgespielt werden.
ODIN-249 = Gefragt ist nach einer Ausbildung zum Ausspielen.
ODIN-260 = Nur eine Ware, von der du genau drei hast, und kein Tier.
ODIN-262 = Zu diesem Feld führt die Karte nicht.
ODIN-263 = Keine deiner Karten erlaubt das jetzt.
ODIN-302 = Wähle eine der hellbraunen Ausbildungen der Stapel.
ODIN-AMB-35 = Gefragt ist nach einer Waffe, die du abgibst.
ODIN-AMB-40 = Dort steht keiner deiner Wikinger.
ODIN-AMB-41 = Nur Waren deines Vorrats, die eine andere Seite haben.
ODIN-AMB-44 = Dafür reicht der Rest des Ergebnisses nicht.
ODIN-AMB-68 = Der zweite Wikinger kommt vom selben Feld und kostet Silber.
ODIN-AMB-70 = Diesen Baustoff erlaubt die Karte nicht.
