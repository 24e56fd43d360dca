## Das Spiel und seine Optionen

karvi-name = Karvi
karvi-blurb = Schick deine Würfel um das Dorf, befahre die nördlichen Meere, handle, plündere und baue, und lass deine Taten in Stein ritzen.
karvi-moment = Runde { $round } von { $rounds }
karvi-counted = Die bisherigen Punkte und die Schlusswertung, als wäre das Spiel jetzt zu Ende.
karvi-tie-die = der eigene Würfel steht im Stopp-Bereich weiter links
karvi-legend = Das Dorf, Spalte für Spalte: der Ort (in der Schreibweise s1 bis s6 für Stopp-Felder, f1 bis f26 für Felder), was ein Würfel an Bier zahlt, um dorthin zu ziehen, was der Ort bringt, und die Würfel darauf mit ihrem Bier. Das Meer: der Ort, was dort gebaut oder genommen werden kann, und die Schiffe.

karvi-option-start_cards = Startkarten
karvi-option-start_cards-help = Startkarten austeilen oder nacheinander auswählen lassen.
karvi-option-start_cards-dealt = ausgeteilt
karvi-option-start_cards-random = ausgewählt, ein zufälliger Platz zuerst
karvi-option-start_cards-first = ausgewählt, der erste Platz zuerst
karvi-option-variety = Mehr Abwechslung
karvi-option-variety-help = Alle Aktionstafeln und Stopp-Plättchen liegen auf der anderen Seite.
karvi-option-chaos = Chaos
karvi-option-chaos-help = Die beiden langen Tafeln tauschen die Plätze, ebenso die beiden kurzen; jede kann auf beiden Seiten liegen.
karvi-option-turn_a = Tafel A umgedreht
karvi-option-turn_a-help = Die erste lange Tafel zeigt ihre abwechslungsreiche Seite.
karvi-option-turn_b = Tafel B umgedreht
karvi-option-turn_b-help = Die erste kurze Tafel zeigt ihre abwechslungsreiche Seite.
karvi-option-turn_c = Tafel C umgedreht
karvi-option-turn_c-help = Die zweite lange Tafel zeigt ihre abwechslungsreiche Seite.
karvi-option-turn_d = Tafel D umgedreht
karvi-option-turn_d-help = Die zweite kurze Tafel zeigt ihre abwechslungsreiche Seite.
karvi-option-draft = Weniger Glück
karvi-option-draft-help = Ausrüstungsplättchen und Runensteine werden reihum ausgesucht statt verteilt.
karvi-option-draw_two = Zwei ziehen, eine behalten
karvi-option-draw_two-help = Wer eine Ausrüstungskarte zieht, darf sich zwei ansehen und legt eine zurück.

## Der Wertungsbogen

karvi-sheet-fields = Felder
karvi-sheet-buildings = Gebäude
karvi-sheet-equipping = Gelegte Plättchen
karvi-sheet-trade = Handel
karvi-sheet-raids = Plünderungen
karvi-sheet-valhalla = Walhall
karvi-sheet-cards = Ausrüstungskarten
karvi-sheet-trade_cards = Handelskarten
karvi-sheet-tiles = Plättchen der Ausrüstung
karvi-sheet-stones = Besondere Runensteine
karvi-sheet-runestones = Runensteine
karvi-sheet-strength = Kampfstärke
karvi-sheet-goods = Handelsgüter im Quadrat
karvi-sheet-beer = Übriges Bier
karvi-sheet-provisions = Übriger Proviant
karvi-sheet-gold = Übriges Gold
karvi-sheet-hand = Karten auf der Hand
karvi-sheet-resources = Übriges Fell und Silber

## Woraus der Wert einer Stellung besteht

karvi-term-points = Punkte
karvi-term-fields = Felder vor deinen Würfeln
karvi-term-resources = Fell und Silber
karvi-term-spare_resources = Fell und Silber im Überfluss
karvi-term-pairs = Paare aus Fell und Silber
karvi-term-gold = Gold
karvi-term-provisions = Proviant
karvi-term-cards = Karten auf der Hand
karvi-term-beer = Bier auf den Würfeln
karvi-term-first_beer = Kein Würfel ohne Bier
karvi-term-strength = Kampfstärke
karvi-term-wounds = Verletzte Kriegerinnen
karvi-term-empty_places = Freie Plätze für Kriegerinnen
karvi-term-waiting_tiles = Plättchen neben dem Tableau
karvi-term-ready_tiles = Plättchen, die fast erfüllt sind
karvi-term-trade_square = Handelsgüter im Quadrat
karvi-term-laid_tiles = Freigeschaltetes auf den Leisten
karvi-term-full_track = Volle Handelsleiste
karvi-term-posts = Gebaute Handelsposten
karvi-term-towers = Gebaute Türme
karvi-term-stock = Gebäude im Vorrat
karvi-term-stones = Runensteine
karvi-term-stones_growing = Wachsende besondere Runensteine
karvi-term-next_goals = Nächste Ziele der Runensteine
karvi-term-near_goals = Fast erreichte Ziele der Runensteine
karvi-term-fitting_stones = Runensteine, deren Bedingung erfüllt ist
karvi-term-visible_tiles = Sichtbare Ausrüstungsplättchen
karvi-term-fitting_tiles = Ausrüstung, deren Bedingung erfüllt ist
karvi-term-best_place = Bestes Ziel des Schiffs
karvi-term-second_place = Zweitbestes Ziel des Schiffs
karvi-term-coming_resources = Fell und Silber, das noch kommt
karvi-term-coming_beer = Bier, das noch kommt
karvi-term-coming_strength = Kampfstärke, die noch kommt
karvi-term-coming_cards = Karten, die noch kommen
karvi-term-coming_equipment = Ausrüsten, das noch kommt
karvi-term-coming_trade_cards = Handelskarten, die noch kommen
karvi-term-coming_place = Was der Ort des Schiffs noch bringt
karvi-term-coming_stone = Runensteine, die noch kommen
karvi-term-coming_tile = Handel oder Plünderung, die noch kommt

## Namen

karvi-place-kaupanger = Kaupanger
karvi-place-waterford = Waterford
karvi-place-vik-i-myrdal = Vík í Mýrdal
karvi-place-torshavn = Tórshavn
karvi-place-ulstein = Ulstein
karvi-place-avaldsnes = Avaldsnes
karvi-place-skye = Skye
karvi-place-jarlshof = Jarlshof
karvi-place-hov = Hov
karvi-place-pierowall = Pierowall
karvi-place-underhoull = Underhoull
karvi-place-brough-of-birsay = Brough of Birsay
karvi-place-reykjavik = Reykjavík
karvi-place-lindisfarne = Lindisfarne
karvi-place-nidaros = Nidaros
karvi-place-london = London
karvi-place-mortlach = Mortlach
karvi-place-exeter = Exeter
karvi-place-clontarf = Clontarf
karvi-place-map-south = Kartenfeld Süd
karvi-place-map-north = Kartenfeld Nord

karvi-stop-spot = Stopp-Feld { $number }
karvi-field = Feld { $number }
karvi-warrior =
    { $side ->
        [injured] verletzte Kriegerin der Stärke { $strength }
       *[other] gesunde Kriegerin der Stärke { $strength }
    }
karvi-kind-helmet = Helmkarten
karvi-kind-beer = Bierkarten
karvi-kind-ship = Schiffkarten
karvi-tile-stern = Heck
karvi-tile-sail = Segel
karvi-tile-head = Kopf
karvi-building-trading-post = Handelsposten
karvi-building-tower = Turm
karvi-good-wool = Wolle
karvi-good-soapstone = Speckstein
karvi-good-honey = Honig
karvi-good-amber = Bernstein
karvi-good-walrus-ivory = Walross-Elfenbein
karvi-good-glass = Glas
karvi-raid-sort = Plünderplättchen { $number }
karvi-card-name-helmet = Helmkarte { $number }
karvi-card-name-beer = Bierkarte { $number }
karvi-card-name-ship = Schiffkarte { $number }

karvi-count-trade-tiles = Handelsplättchen auf der Leiste
karvi-count-raid-tiles = Plünderplättchen auf der Leiste
karvi-count-equipment-tiles = gelegte Ausrüstungsplättchen
karvi-count-helmet-cards = gespielte Helmkarten
karvi-count-beer-cards = gespielte Bierkarten
karvi-count-ship-cards = gespielte Schiffkarten
karvi-count-equipment-cards = gespielte Ausrüstungskarten
karvi-count-trade-cards = erhaltene Handelskarten
karvi-count-trading-posts = gebaute Handelsposten
karvi-count-towers = gebaute Türme
karvi-count-buildings = gebaute Gebäude
karvi-count-healthy = gesunde Kriegerinnen
karvi-count-injured = verletzte Kriegerinnen
karvi-count-warriors = Kriegerinnen
karvi-count-strength = Kampfstärke
karvi-count-provisions = Proviant
karvi-count-good-wool = gesicherte Wolle
karvi-count-good-soapstone = gesicherter Speckstein
karvi-count-good-honey = gesicherter Honig
karvi-count-good-amber = gesicherter Bernstein
karvi-count-good-walrus-ivory = gesichertes Walross-Elfenbein
karvi-count-good-glass = gesichertes Glas

## Mengen und Verbindungen

karvi-fur = { $n } Fell
karvi-silver = { $n } Silber
karvi-gold = { $n } Gold
karvi-free = nichts

## Schritte von Wirkungen

karvi-action-beer = Bieraktion
karvi-action-provisions = Proviantaktion
karvi-action-income = Ertragsaktion
karvi-action-equip = Ausrüstungsaktion
karvi-action-trade = Handelsaktion
karvi-action-raid = Plünderaktion
karvi-action-locked = verschlossene Aktion
karvi-step-gain-any = { $n } Fell oder Silber
karvi-step-beer = { $n } Bier
karvi-step-provisions = { $n } Proviant
karvi-step-draw =
    { $n ->
        [one] eine Karte ziehen
       *[other] { $n } Karten ziehen
    }
karvi-step-draw-helmet =
    { $n ->
        [one] eine Helmkarte ziehen
       *[other] { $n } Helmkarten ziehen
    }
karvi-step-draw-beer =
    { $n ->
        [one] eine Bierkarte ziehen
       *[other] { $n } Bierkarten ziehen
    }
karvi-step-draw-ship =
    { $n ->
        [one] eine Schiffkarte ziehen
       *[other] { $n } Schiffkarten ziehen
    }
karvi-step-trade-card =
    { $n ->
        [one] eine Handelskarte
       *[other] { $n } Handelskarten
    }
karvi-step-warrior =
    { $n ->
        [one] eine Kriegerin der Stärke { $strength }
       *[other] { $n } Kriegerinnen der Stärke { $strength }
    }
karvi-step-strength = Kampfstärke +{ $n }
karvi-step-heal =
    { $n ->
        [one] eine Kriegerin heilen
       *[other] bis zu { $n } Kriegerinnen heilen
    }
karvi-step-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
karvi-step-points-per = { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    } je Stück ({ $what }), höchstens { $most }
karvi-step-move-normal =
    { $steps ->
        [one] 1 Schritt fahren ohne Proviant
       *[other] bis zu { $steps } Schritte fahren ohne Proviant
    }
karvi-step-move-beside = bis zu { $steps } Schritte fahren ohne Proviant; niemand wird verdrängt
karvi-step-move-force = bis zu { $steps } Schritte fahren ohne Proviant; kostenlos verdrängen
karvi-step-moves-normal = { $times } einzelne Fahrten von je { $steps } Schritt ohne Proviant
karvi-step-moves-beside = { $times } einzelne Fahrten von je { $steps } Schritt; niemand wird verdrängt
karvi-step-moves-force = { $times } einzelne Fahrten von je { $steps } Schritt; kostenlos verdrängen
karvi-step-jump-map = dein Schiff auf ein Kartenfeld stellen, auch ohne Landkarte
karvi-step-jump-ship-normal = dein Schiff auf das Feld eines anderen Schiffs stellen
karvi-step-jump-ship-beside = dein Schiff neben ein anderes Schiff stellen
karvi-step-jump-ship-force = dein Schiff auf das Feld eines anderen Schiffs stellen und dort alle kostenlos verdrängen
karvi-step-release-tower = der Turm am weitesten links auf deiner Leiste kommt in deinen Vorrat
karvi-step-release-trading-post = der Handelsposten am weitesten links auf deiner Leiste kommt in deinen Vorrat
karvi-step-each-warrior-strength-healthy = jede gesunde Kriegerin steigt um bis zu { $up_to }
karvi-step-each-warrior-strength-injured = jede verletzte Kriegerin steigt um bis zu { $up_to }
karvi-step-double-strength-healthy = bis zu { $warriors } gesunde Kriegerinnen verdoppeln ihre Stärke (höchstens 6)
karvi-step-double-strength-injured = bis zu { $warriors } verletzte Kriegerinnen verdoppeln ihre Stärke (höchstens 6)
karvi-step-points-strength-healthy =
    { $warriors ->
        [one] Punkte in Höhe der Stärke einer gesunden Kriegerin
       *[other] Punkte in Höhe der Stärke von { $warriors } gesunden Kriegerinnen
    }
karvi-step-points-strength-injured =
    { $warriors ->
        [one] Punkte in Höhe der Stärke einer verletzten Kriegerin
       *[other] Punkte in Höhe der Stärke von { $warriors } verletzten Kriegerinnen
    }
karvi-step-flip-to-injured = beliebig viele gesunde Kriegerinnen auf die verletzte Seite drehen: je { $gain }
karvi-step-return-warrior-healthy = eine gesunde Kriegerin abgeben: { $gain }
karvi-step-return-warrior-injured = eine verletzte Kriegerin abgeben: { $gain }
karvi-step-die-set = einen deiner Würfel auf { $value } Bier drehen
karvi-step-die-copy = einen deiner Würfel auf das Bier irgendeines anderen Würfels drehen
karvi-step-die-points = Punkte in Höhe des Biers auf jedem deiner Würfel
karvi-step-die-move-free = der Würfelzug dieses Zugs kostet kein Bier
karvi-step-die-back-paying =
    { $fields ->
        [one] einen deiner Würfel ein freies Feld zurückstellen, das Bier bezahlen und das Feld nutzen
       *[other] einen deiner Würfel genau { $fields } freie Felder zurückstellen, das Bier bezahlen und das Feld nutzen
    }
karvi-step-die-back-free =
    { $fields ->
        [one] einen deiner Würfel ein freies Feld zurückstellen und das Feld ohne Bier nutzen
       *[other] einen deiner Würfel genau { $fields } freie Felder zurückstellen und das Feld ohne Bier nutzen
    }
karvi-step-field-reuse-own = ein Feld oder Stopp-Feld mit einem deiner Würfel noch einmal nutzen, ohne Bier
karvi-step-field-any-free-free = ein beliebiges freies Feld oder Stopp-Feld ohne Bier nutzen
karvi-step-field-any-free-paying = ein beliebiges freies Feld oder Stopp-Feld nutzen; einer deiner Würfel bezahlt das Bier
karvi-step-die-stack = den Würfel dieses Zugs auf einen anderen Würfel weiter vorn stellen und dessen Feld ohne Bier nutzen
karvi-step-pay-provisions = bis zu { $most } Proviant bezahlen: je { $gain }
karvi-step-beer-cost-cap = deine Würfel bezahlen nie mehr als { $value } Bier
karvi-step-paid-move = { $provisions } Proviant für eine Fahrt von bis zu { $steps } Schritten
karvi-step-paid-move-any = { $provisions } Proviant für eine beliebig weite Fahrt
karvi-step-map = die gelben Felder stehen dir offen
karvi-step-build-bonus = ein Turm bringt { $tower }, ein Handelsposten { $post }
karvi-step-paid-choice = einen deiner Würfel um { $beer } Bier verringern für: { $choice }
karvi-step-raid-bonus = ein Schaden weniger und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr
karvi-step-raid-points-factor = die Punkte der Plünderung zählen doppelt

karvi-when-passive = Immer: { $effect }
karvi-when-free-once-per-turn = Einmal im Zug: { $effect }
karvi-when-equip-action = Ausrüstungsaktion: { $effect }
karvi-when-beer-action = Bieraktion: { $effect }
karvi-when-income-action = Ertragsaktion: { $effect }
karvi-when-trade-action = Handelsaktion: { $effect }
karvi-when-raid-action = Plünderaktion: { $effect }
karvi-when-after-raid-death = Nach einer Plünderung, bei der eine Kriegerin starb: { $effect }
karvi-when-trade-card-received = Für jede Handelskarte: { $effect }
karvi-when-on-build = Beim Bauen: { $effect }
karvi-condition = { $what }: mindestens { $n }

## Karten, Plättchen und Steine

karvi-card-text = Kostet { $cost }: { $effect }
karvi-card-label = { $card }. { $text }
karvi-trade-card = Handelskarte: { $effect }
karvi-equipment-label = { $tile } (braucht { $condition }). { $effect }
karvi-stone = { $what }: { $easy } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $hard } für { $more }
karvi-stone-label = Runenstein. { $score }
karvi-special-stone = { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    } je Stück ({ $what })
karvi-trade-tile =
    { $cards ->
        [one] { $cost } für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } und eine Handelskarte
       *[other] { $cost } für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } und { $cards } Handelskarten
    }
karvi-raid-tile = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $bonus } ab Kampfstärke { $strength }, { $damage } Schaden

## Der Tisch

karvi-panel-sea = Nördliche Meere
karvi-panel-village = Dorf, Runde { $round } von { $rounds }
karvi-panel-market = Karten
karvi-panel-mat =
    { $points ->
        [one] { $seat }: 1 Punkt
       *[other] { $seat }: { $points } Punkte
    }
karvi-panel-hand =
    { $n ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $n } Karten
    }
karvi-boards = Felder, Kosten und Stopp-Plättchen sind nachgebildet: die gedruckten sind nicht bekannt
karvi-panel-choices = Was du tun kannst
karvi-score = { $seat }: { $points }
karvi-stack = { $good }: { $n } Plättchen; angesehen von: { $seen }
karvi-slot =
    { $points ->
        [one] Freier Bauplatz ({ $building }): 1 Punkt
       *[other] Freier Bauplatz ({ $building }): { $points } Punkte
    }
karvi-built =
    { $points ->
        [one] { $seat } hat hier für 1 Punkt gebaut
       *[other] { $seat } hat hier für { $points } Punkte gebaut
    }
karvi-special-stones = { $n ->
        [one] 1 besonderer Runenstein
       *[other] { $n } besondere Runensteine
    }
karvi-ship = Schiff von { $seat } bei { $place }, { $provisions ->
        [0] kein Proviant
       *[other] { $provisions } Proviant
    } an Bord
karvi-spot = { $spot }: { $effect }
karvi-beer-cost = { $beer } Bier
karvi-die = Würfel { $die } von { $seat } auf { $spot }: { $beer } Bier
karvi-no-card = Keine Handelskarte bis zum Ende des Zugs
karvi-card-stack =
    { $n ->
        [one] Noch eine Karte im Stapel der { $kind }
       *[other] Noch { $n } Karten im Stapel der { $kind }
    }
karvi-provisions = { $n } von { $most } Proviant
karvi-stock = { $n } × { $building } im Vorrat
karvi-strength = Kampfstärke { $n }
karvi-free-place = freier Platz für eine Kriegerin
karvi-track = { $track }: { $n } Plättchen gelegt
karvi-slot-laid = Feld { $slot } ist belegt: { $upgrade }
karvi-slot-open = Feld { $slot } bringt: { $upgrade }
karvi-upgrade-trade-1 = Bier 3
karvi-upgrade-trade-2 = Schloss: Gold + Silber
karvi-upgrade-trade-3 = Bier 4
karvi-upgrade-trade-4 = Karte
karvi-upgrade-trade-5 = Bier 5
karvi-upgrade-trade-6 = Francia: 4 für 8
karvi-upgrade-raid-1 = Proviant 3
karvi-upgrade-raid-2 = Schloss: Stärke 3
karvi-upgrade-raid-3 = Proviant 4
karvi-upgrade-raid-4 = Karte
karvi-upgrade-raid-5 = Proviant 5
karvi-upgrade-raid-6 = Francia: 25 für 12
karvi-waiting-building = Dieses Gebäude wird frei, sobald das Feld belegt ist
karvi-empty-place = Platz für ein Plättchen ({ $place }): kostet { $cost }, deckt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ab
karvi-empty-stone = Platz für einen Runenstein: kostet { $cost }, deckt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ab
karvi-beside = { $good }: { $tile }
karvi-played = { $n } { $kind } gespielt
karvi-received = { $n } Handelskarten erhalten
karvi-held = Auf der Hand: { $n } { $kind } vom Wert { $deck }

## In Worten

karvi-panel-cards = Karten
karvi-plain-die = { $seat } ({ $beer } Bier)
karvi-plain-blockade = Blockade
karvi-plain-stack = { $good }: { $n } Plättchen
karvi-plain-above = darüber: { $thing }
karvi-plain-held =
    { $n ->
        [one] 1 Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
karvi-plain-played = { $n } gespielt

## Was gefragt wird

karvi-ask-turn = Dein Zug: Zieh deinen Würfel oder nutze vorher freie Aktionen.
karvi-ask-turn-after = Nutze weitere freie Aktionen oder beende deinen Zug.
karvi-ask-plain-move = Wohin kommt der Würfel?
karvi-ask-plain-sail = Wohin fährt dein Schiff?
karvi-ask-plain-displace = Wohin stellst du das verdrängte Schiff?
karvi-ask-plain-look = Den Stapel ansehen und ein Plättchen nehmen?
karvi-ask-plain-take = Welches Plättchen behältst du?
karvi-ask-plain-build = Hier bauen?
karvi-ask-plain-stone = Welchen besonderen Runenstein wählst du?
karvi-ask-plain-cover = Einen Runenstein mit dem neuen überdecken oder ihn abwerfen?
karvi-ask-gather =
    { $paying ->
        [yes] Bezahle insgesamt { $n } Fell oder Silber.
       *[other] Nimm insgesamt { $n } Fell oder Silber.
    }
karvi-ask-n-pour = Verteile { $n } Bier auf deine Würfel.
karvi-ask-n-strengthen = Erhöhe deine Kriegerinnen um insgesamt { $n }.
karvi-ask-plain-raise-each = Welche Kriegerin steigt?
karvi-ask-n-heal =
    { $n ->
        [one] Welche Kriegerin wird geheilt?
       *[other] Welche Kriegerinnen werden geheilt? Insgesamt { $n }
    }
karvi-ask-plain-wound = Welche gesunde Kriegerin drehst du um?
karvi-ask-plain-give = Welche Kriegerin gibst du ab?
karvi-ask-recruit = Alle Plätze sind belegt: Wer macht Platz für eine Kriegerin der Stärke { $strength }?
karvi-ask-n-damage =
    { $n ->
        [one] Noch ein Schaden: Wer erleidet ihn?
       *[other] { $n } Schaden: Wer erleidet den ersten?
    }
karvi-ask-n-draw =
    { $n ->
        [one] Von welchem Stapel ziehst du?
       *[other] Von welchem Stapel ziehst du die erste von { $n } Karten?
    }
karvi-ask-plain-keep = Welche Karte behältst du?
karvi-ask-plain-equip = Zieh eine Karte oder lege ein Plättchen.
karvi-ask-plain-trade = Mit welchem Plättchen handelst du?
karvi-ask-plain-raid = Wo plünderst du?
karvi-ask-n-receive =
    { $n ->
        [one] Wähle eine Handelskarte.
       *[other] Wähle die erste von { $n } Handelskarten.
    }
karvi-ask-plain-part = Welcher Teil des Feldes kommt zuerst?
karvi-ask-plain-option = Wähle eins davon.
karvi-ask-die-set = Welchen Würfel drehst du?
karvi-ask-die-back = Welcher Würfel geht zurück?
karvi-ask-die-pay-field = Welcher Würfel bezahlt das Feld?
karvi-ask-die-pay-tile = Welcher Würfel bezahlt das Segel?
karvi-ask-plain-copy = Welcher Würfel wird wie welcher?
karvi-ask-plain-use = Welches Feld nutzt du?
karvi-ask-plain-pay = Wie viel Proviant bezahlst du?
karvi-ask-plain-when = Den Bonus vor oder nach der Aktion?
karvi-ask-plain-discard = Wirf eine zweite Karte ab, für ein Gold.
karvi-ask-plain-first = Welcher Runenstein ist dein erster?
karvi-ask-plain-start = Wähle eine Startkarte.
karvi-ask-plain-draft = Nimm ein Plättchen aus den Stapeln, die du hast.

## Was man tun kann

karvi-do-move =
    { $beer ->
        [0] Auf { $spot } ziehen: { $effect }
       *[other] Für { $beer } Bier auf { $spot } ziehen: { $effect }
    }
karvi-do-use = { $spot } nutzen: { $effect }
karvi-do-sail = Nach { $place } fahren
karvi-do-sail-for = Für { $provisions } Proviant nach { $place } fahren
karvi-do-return = Hinaus und zurück fahren ({ $place })
karvi-do-stay = Hier bleiben ({ $place }) und den Ort nutzen
karvi-do-displace = Das Schiff von { $ship } nach { $place } stellen
karvi-do-raise = Um { $by } stärken: { $warrior }
karvi-do-warrior-heal = Heilen: { $warrior }
karvi-do-warrior-wound = Umdrehen: { $warrior }
karvi-do-warrior-dismiss = Abgeben: { $warrior }
karvi-do-warrior-hurt = Den Schaden erleidet: { $warrior }
karvi-do-play = { $card } spielen (kostet { $cost }): { $effect }
karvi-do-discard = { $card } abwerfen; zwei Karten bringen ein Gold
karvi-do-keep = { $card } behalten
karvi-do-draw-helmet = Eine Helmkarte ziehen
karvi-do-draw-beer = Eine Bierkarte ziehen
karvi-do-draw-ship = Eine Schiffkarte ziehen
karvi-do-draw-two-helmet = Zwei Helmkarten ansehen und eine behalten
karvi-do-draw-two-beer = Zwei Bierkarten ansehen und eine behalten
karvi-do-draw-two-ship = Zwei Schiffkarten ansehen und eine behalten
karvi-do-receive = Diese Handelskarte nehmen: { $effect }
karvi-do-place = Für { $cost } anlegen: { $tile }
karvi-do-engrave = Den Runenstein auf Platz { $spot } legen – { $stone }
karvi-do-deed-trade = Handeln mit { $good }: { $tile }
karvi-do-deed-raid = { $good } plündern: { $tile }
karvi-do-francia-trade = In Francia handeln: { $cost } Fell oder Silber für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
karvi-do-francia-raid = In Francia plündern: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $damage } Schaden
karvi-do-take = Das Plättchen nehmen: { $tile }
karvi-do-stone = Diesen besonderen Runenstein nehmen: sofort { $bonus }, am Ende { $score }
karvi-do-cover = Den Runenstein auf Platz { $spot } überdecken
karvi-do-pick = Nehmen: { $tile }
karvi-do-start = Startkarte { $card }: { $resources }, eine Kriegerin der Stärke { $warrior }, { $provisions } Proviant, { $beer } Bier auf den Würfeln, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
karvi-do-exchange-fur = Ein Gold gegen ein Fell tauschen
karvi-do-exchange-silver = Ein Gold gegen ein Silber tauschen
karvi-do-exchange-provision = Ein Gold gegen einen Proviant tauschen
karvi-do-exchange-beer-1 = Ein Gold gegen ein Bier auf Würfel 1 tauschen
karvi-do-exchange-beer-2 = Ein Gold gegen ein Bier auf Würfel 2 tauschen
karvi-do-gather =
    { $paying ->
        [yes] { $amount } bezahlen
       *[other] { $amount } nehmen
    }
karvi-do-pour-none = Kein Bier nehmen
karvi-do-pour-one = { $n } Bier auf Würfel { $die }
karvi-do-pour = { $first } Bier auf Würfel 1, { $second } auf Würfel 2
karvi-do-choose = { $effect }
karvi-do-die = Den Würfel { $die } mit { $beer } Bier nehmen
karvi-do-copy = Würfel { $die } auf { $beer } Bier drehen, wie Würfel { $other } von { $owner }
karvi-do-pay = { $n } Proviant bezahlen
karvi-do-build = { $building } in { $place } bauen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
karvi-do-plain-rig = Dein Segel nutzen
karvi-do-plain-bonus = Den Bonus des Hecks zuerst nehmen
karvi-do-plain-look = Den Stapel ansehen und ein Plättchen nehmen
karvi-do-plain-now = Den Bonus zuerst
karvi-do-plain-later = Den Bonus danach
karvi-do-plain-end = Den Zug beenden
karvi-done-sail = Nicht fahren
karvi-done-look = Den Stapel liegen lassen
karvi-done-build = Nicht bauen
karvi-done-cover = Den neuen Runenstein abwerfen
karvi-done-strengthen = Den Rest verfallen lassen
karvi-done-raise-each = Niemand sonst steigt
karvi-done-heal = Niemanden sonst heilen
karvi-done-wound = Niemanden sonst umdrehen
karvi-done-give = Niemanden abgeben
karvi-done-recruit = Auf die neue Kriegerin verzichten
karvi-done-equip = Nichts ausrüsten
karvi-done-trade = Nicht handeln
karvi-done-raid = Nicht plündern
karvi-done-part = Den Rest des Feldes auslassen
karvi-done-die = Die Würfel lassen
karvi-done-copy = Die Würfel lassen
karvi-done-use = Kein Feld nutzen
karvi-done-pay = Nichts bezahlen
karvi-part = Teil { $n }
karvi-locked-trade = 1 Gold und 1 Silber
karvi-locked-raid = Kampfstärke +3

## Die Chronik

karvi-story-gains = { $seat } erhält { $gains }.
karvi-won-strength = { $n } Kampfstärke
karvi-won-cards =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
karvi-tell-exchange-fur = { $seat } tauscht ein Gold gegen ein Fell.
karvi-tell-exchange-silver = { $seat } tauscht ein Gold gegen ein Silber.
karvi-tell-exchange-provision = { $seat } tauscht ein Gold gegen einen Proviant.
karvi-tell-exchange-beer-1 = { $seat } tauscht ein Gold gegen ein Bier auf dem ersten Würfel.
karvi-tell-exchange-beer-2 = { $seat } tauscht ein Gold gegen ein Bier auf dem zweiten Würfel.
karvi-tell-move =
    { $beer ->
        [0] { $seat } zieht auf { $spot } ({ $effect }).
       *[other] { $seat } zieht für { $beer } Bier auf { $spot } ({ $effect }).
    }
karvi-tell-use = { $seat } nutzt { $spot } ({ $effect }).
karvi-tell-pour = { $seat } schenkt aus: { $first } Bier auf den ersten, { $second } auf den zweiten Würfel.
karvi-tell-pour-none = { $seat } nimmt kein Bier.
karvi-tell-pour-one =
    { $die ->
        [1] { $seat } schenkt { $n } Bier auf den ersten Würfel.
       *[other] { $seat } schenkt { $n } Bier auf den zweiten Würfel.
    }
karvi-tell-die-set =
    { $die ->
        [1] { $seat } dreht den ersten Würfel auf { $beer } Bier.
       *[other] { $seat } dreht den zweiten Würfel auf { $beer } Bier.
    }
karvi-tell-die-back =
    { $die ->
        [1] { $seat } stellt den ersten Würfel zurück.
       *[other] { $seat } stellt den zweiten Würfel zurück.
    }
karvi-tell-die-pay-field =
    { $die ->
        [1] { $seat } bezahlt das Feld mit dem ersten Würfel.
       *[other] { $seat } bezahlt das Feld mit dem zweiten Würfel.
    }
karvi-tell-die-pay-tile =
    { $die ->
        [1] { $seat } bezahlt das Segel mit dem ersten Würfel.
       *[other] { $seat } bezahlt das Segel mit dem zweiten Würfel.
    }
karvi-tell-copy =
    { $die ->
        [1] { $seat } dreht den ersten Würfel auf { $beer } Bier, wie ihn { $owner } hat.
       *[other] { $seat } dreht den zweiten Würfel auf { $beer } Bier, wie ihn { $owner } hat.
    }
karvi-tell-choose = { $seat } entscheidet sich: { $effect }.
karvi-tell-gather =
    { $paying ->
        [yes] { $seat } bezahlt { $amount }.
       *[other] { $seat } nimmt { $amount }.
    }
karvi-tell-return = { $seat } fährt hinaus und kehrt zurück ({ $place }).
karvi-tell-stay = { $seat } bleibt vor Ort ({ $place }) und nutzt ihn.
karvi-tell-sail =
    { $provisions ->
        [0] { $seat } fährt nach { $place }.
       *[other] { $seat } fährt für { $provisions } Proviant nach { $place }.
    }
karvi-tell-displace = { $seat } verdrängt das Schiff von { $ship } nach { $place }.
karvi-tell-look = { $seat } sieht sich in { $place } die Handelsplättchen an ({ $good }).
karvi-tell-look-raid = { $seat } sieht sich in { $place } die Plünderplättchen an.
karvi-tell-take = { $seat } nimmt ein Handelsplättchen ({ $good }): { $tile }.
karvi-tell-take-raid = { $seat } nimmt ein Plünderplättchen: { $tile }.
karvi-tell-build-trading-post = { $seat } baut einen Handelsposten: { $place }.
karvi-tell-build-tower = { $seat } baut einen Turm: { $place }.
karvi-tell-stone = { $seat } wählt einen besonderen Runenstein: sofort { $bonus }, am Ende { $score }.
karvi-tell-cover = { $seat } überdeckt den Runenstein auf Platz { $n } mit dem neuen.
karvi-tell-pay = { $seat } bezahlt { $n } Proviant.
karvi-tell-raise =
    { $side ->
        [injured] Eine verletzte Kriegerin von { $seat } wird stärker: von { $strength } auf { $to }.
       *[other] Eine Kriegerin von { $seat } wird stärker: von { $strength } auf { $to }.
    }
karvi-tell-warrior-heal = { $seat } heilt eine Kriegerin der Stärke { $strength }.
karvi-tell-warrior-wound = { $seat } dreht eine Kriegerin der Stärke { $strength } auf die verletzte Seite.
karvi-tell-warrior-dismiss =
    { $side ->
        [injured] { $seat } gibt eine verletzte Kriegerin der Stärke { $strength } ab.
       *[other] { $seat } gibt eine gesunde Kriegerin der Stärke { $strength } ab.
    }
karvi-tell-warrior-hurt =
    { $side ->
        [injured] Eine verletzte Kriegerin von { $seat } (Stärke { $strength }) fällt und zieht nach Walhall.
       *[other] Eine Kriegerin von { $seat } (Stärke { $strength }) wird verletzt.
    }
karvi-tell-play = { $seat } spielt { $card } für { $cost }: { $effect }.
karvi-tell-play-free = { $seat } spielt { $card }: { $effect }.
karvi-tell-plain-discard = { $seat } legt eine Karte unter ihren Stapel.
karvi-tell-plain-keep = { $seat } behält eine von zwei Karten und legt die andere zurück.
karvi-tell-plain-rig = { $seat } nutzt das Segel.
karvi-tell-plain-bonus = { $seat } nimmt zuerst den Bonus des Hecks.
karvi-tell-draw-helmet = { $seat } zieht eine Helmkarte.
karvi-tell-draw-beer = { $seat } zieht eine Bierkarte.
karvi-tell-draw-ship = { $seat } zieht eine Schiffkarte.
karvi-tell-draw-two-helmet = { $seat } sieht sich zwei Helmkarten an.
karvi-tell-draw-two-beer = { $seat } sieht sich zwei Bierkarten an.
karvi-tell-draw-two-ship = { $seat } sieht sich zwei Schiffkarten an.
karvi-tell-receive = { $seat } nimmt eine Handelskarte: { $effect }.
karvi-tell-place-stern = { $seat } baut für { $cost } ein Heck an. { $effect }.
karvi-tell-place-sail = { $seat } setzt für { $cost } ein Segel. { $effect }.
karvi-tell-place-head = { $seat } schmückt das Schiff für { $cost } mit einem Kopf. { $effect }.
karvi-tell-engrave = { $seat } stellt einen Runenstein auf – { $stone }.
karvi-tell-francia-trade = { $seat } handelt in Francia für { $cost } Fell oder Silber.
karvi-tell-francia-raid = { $seat } plündert Francia.
karvi-tell-trade = { $seat } handelt mit { $good }: { $tile }.
karvi-tell-raid = { $seat } plündert { $place }: { $tile }.
karvi-tell-start = { $seat } nimmt Startkarte { $card }.
karvi-tell-pick-tile-stern = { $seat } nimmt ein Heck. { $effect }.
karvi-tell-pick-tile-sail = { $seat } nimmt ein Segel. { $effect }.
karvi-tell-pick-tile-head = { $seat } nimmt einen Kopf. { $effect }.
karvi-tell-pick-stone = { $seat } nimmt einen Runenstein – { $stone }.
karvi-story-round = Runde { $round } beginnt.
karvi-story-display =
    { $n ->
        [one] Eine neue Handelskarte liegt aus.
       *[other] { $n } neue Handelskarten liegen aus.
    }
karvi-story-laid-trade = { $seat } legt das Plättchen auf Platz { $slot } der Handelsleiste.
karvi-story-laid-raid = { $seat } legt das Plättchen auf Platz { $slot } der Plünderleiste.
karvi-story-set = { $seat } stellt den Runenstein auf.
karvi-story-end-title = Schlusswertung
karvi-fight-francia = Francia
karvi-fight-needed = Nötige Kampfstärke
karvi-fight-damage = { $n } Schaden
karvi-story-end = Alle Würfel sind im Stopp-Bereich: die Schlusswertung.
karvi-story-final = { $seat } zählt am Ende dazu: { $lines }.
karvi-story-line = { $points } ({ $what })

## Warum nicht: ein Satz je Regel

KARVI-003 = Dieses Plättchen liegt nicht in diesem Stapel.
KARVI-009 = Auf { $spot } liegt eine Blockade.
KARVI-013 = Dieser besondere Runenstein liegt hier nicht.
KARVI-017 = Dieser Runenstein liegt nicht über deinem Tableau.
KARVI-018 = Dieses Plättchen liegt nicht über deinem Tableau.
KARVI-028 = Diesen Würfel gibt es nicht.
KARVI-030 = Leg zuerst einen deiner drei Runensteine auf dein Tableau.
KARVI-033 = Du musst deinen Würfel ziehen, bevor dein Zug enden kann.
KARVI-037 = Jetzt ist Zeit für deinen Würfelzug oder für freie Aktionen.
KARVI-039 = Würfel ziehen nur im Uhrzeigersinn.
KARVI-041 = Aus dem Stopp-Bereich muss ein Würfel zuerst auf ein Feld außerhalb.
KARVI-042 = Auf { $spot } steht schon ein Würfel.
KARVI-043 = Das Feld kostet { $price } Bier; dein Würfel hat { $beer }.
KARVI-046 = Ein Würfel muss alle { $price } Bier bezahlen; er hat höchstens { $beer }.
KARVI-056 = Dein Schiff hat seine freie Fahrt in diesem Zug schon gehabt.
KARVI-057 = Freie Aktionen gehören in deinen eigenen Zug.
KARVI-058 = Mit dieser Fahrt ist kein Feld zu erreichen.
KARVI-059 = { $steps ->
        [one] Das ist 1 Schritt
       *[other] Das sind { $steps } Schritte
    }; du hast { $provisions } Proviant.
KARVI-060 = Bei { $place } ist kein Platz.
KARVI-062 = Stell zuerst das verdrängte Schiff irgendwohin.
KARVI-064 = Das Schiff bei { $place } zu verdrängen kostet mehr als { $provisions ->
        [one] deinen 1 Proviant
       *[other] deine { $provisions } Proviant
    }.
KARVI-065 = Ein verdrängtes Schiff kommt auf das nächste mögliche Feld, etwa { $place }.
KARVI-066 = Wem das verdrängte Schiff gehört, hat keine Landkarte für { $place }.
KARVI-067 = Dein Schiff hat einen Stapel erreicht: sieh ihn dir an oder nicht.
KARVI-071 = Du hast den Stapel angesehen: behalte eines der Plättchen.
KARVI-076 = Dein Schiff hat einen Bauplatz erreicht: baue oder nicht.
KARVI-081 = Die Karte { $card } hast du nicht auf der Hand.
KARVI-083 = Die Karte kostet { $cost }.
KARVI-084 = Die Karte hat keinen zweiten Kasten.
KARVI-086 = Zwei Handkarten werden für ein Gold abgeworfen.
KARVI-089 = Du hast kein Gold zum Eintauschen.
KARVI-090 = Wähle einen Teil des Feldes, der noch übrig ist, oder hör auf.
KARVI-091 = Genau eine der Möglichkeiten muss gewählt werden.
KARVI-096 = Eine Kriegerin muss Platz machen, oder die neue bleibt weg.
KARVI-097 = Das Bier wird auf deine Würfel verteilt; mehr ist nicht da.
KARVI-099 = Ein Würfel hat höchstens 5 Bier.
KARVI-102 = Ein Schiff trägt höchstens 6 Proviant.
KARVI-106 = Jetzt muss Kampfstärke auf deine Kriegerinnen verteilt werden.
KARVI-107 = Keine Kriegerin ist stärker als 6.
KARVI-108 = Es sind nur { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Kampfstärke zu vergeben.
KARVI-110 = Die Ausrüstungsaktion: eine Karte ziehen oder ein Plättchen legen.
KARVI-111 = Zieh eine Karte vom gemeinten Stapel.
KARVI-113 = Das Legen kostet { $cost }.
KARVI-117 = Ein Runenstein kommt auf den ersten freien Platz oder überdeckt einen anderen.
KARVI-119 = Die Handelsaktion aktiviert ein Handelsplättchen neben deinem Tableau.
KARVI-120 = Das Plättchen kostet { $cost }.
KARVI-123 = Wähle eine der offenen Handelskarten.
KARVI-125 = Dort liegt bis zum Ende des Zugs keine Handelskarte.
KARVI-126 = Die Plünderaktion aktiviert ein Plünderplättchen neben deinem Tableau.
KARVI-131 = Schaden muss erlitten werden: eine deiner Kriegerinnen nimmt ihn.
KARVI-135 = Wähle eine verletzte Kriegerin zum Heilen.
KARVI-141 = Ohne Landkarte kannst du nicht nach { $place } fahren.
KARVI-144 = Wähle einen der besonderen Runensteine dieses Ortes.
KARVI-147 = Ohne freien Platz überdeckt der Stein einen anderen oder wird abgeworfen.
KARVI-148 = In Francia wird nur mit allen sechs Handelsplättchen auf der Leiste gehandelt.
KARVI-149 = Francia wird nur mit allen sechs Plünderplättchen auf der Leiste geplündert.
KARVI-164 = Im Vorrat ist keine Kriegerin der Stärke { $strength }.
KARVI-166 = Es gibt keine { $kind } mehr.
KARVI-168 = Wähle eine mögliche Aufteilung von Fell und Silber.
KARVI-173 = Dafür brauchst du { $needed } { $what }; du hast { $have }.
KARVI-178 = Das hast du nicht: { $warrior }.
KARVI-181 = Keines deiner sichtbaren Plättchen lässt sich so nutzen.
KARVI-182 = Sag, ob der Bonus des Plättchens vor oder nach der Aktion kommt.
KARVI-183 = Du hast kein Heck, dessen Bonus du nehmen könntest.
KARVI-185 = Dein Segel wurde in diesem Zug schon genutzt.
KARVI-186 = Dein Segel kostet { $price } Proviant; du hast { $provisions }.
KARVI-189 = Einer deiner Würfel braucht zwei Bier für das Segel.
KARVI-198 = Wähle eine Kriegerin, die steigt, jede nur einmal.
KARVI-199 = Durch diese Karte kann nicht (mehr) steigen: { $warrior }.
KARVI-201 = Eine Kriegerin verdoppelt ihre Stärke bis 6, wenn der Vorrat es hergibt.
KARVI-203 = Wähle eine gesunde Kriegerin zum Umdrehen.
KARVI-205 = Gib eine Kriegerin der richtigen Seite ab.
KARVI-208 = Wähle einen deiner Würfel.
KARVI-210 = Ein Würfel übernimmt das Bier eines anderen Würfels.
KARVI-212 = Wähle einen deiner Würfel, der zurück kann.
KARVI-214 = Dieser Würfel kann nicht so weit zurück oder steht im Stopp-Bereich.
KARVI-218 = Der Würfel muss auf einen anderen Würfel weiter vorn.
KARVI-220 = Auf diesem Würfel steht ein anderer.
KARVI-221 = Dort steht keiner deiner Würfel.
KARVI-222 = Wähle ein freies Feld oder Stopp-Feld.
KARVI-223 = Wähle ein freies Feld und einen Würfel, der es bezahlt.
KARVI-224 = Das ist { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } weit; die Fahrt hat { $most }.
KARVI-225 = Dein Schiff hat eine weitere Fahrt: wähle einen Ort oder lass es.
KARVI-228 = Dieses Schiff muss nicht verdrängt werden.
KARVI-233 = Bezahle so viel Proviant, wie die Karte zulässt und du hast.
KARVI-235 = Dein Schiff kommt auf eines der beiden Kartenfelder.
KARVI-236 = Bei { $place } steht kein anderes Schiff.
KARVI-239 = Wähle eine Startkarte, die niemand hat.
KARVI-243 = Nimm nur aus den Stapeln, die du hast, bis du von jeder Sorte genug hast.
KARVI-245 = Eine von zwei Karten behalten: nur wenn zwei gezogen wurden, in der Variante dieses Namens.
KARVI-AMB-03 = Der Würfel kommt auf den freien Platz am weitesten links im kommenden Stopp-Bereich.
KARVI-AMB-07 = Das gehört zum Würfelzug dieses Zugs.
KARVI-AMB-15 = Francia nimmt { $need } Fell oder Silber; du hast { $have }.
KARVI-AMB-19 = Ein einzelner Schritt kann nicht enden, wo er begann; nur die freie Fahrt darf bleiben.
KARVI-AMB-27 = Dafür brauchst du Kampfstärke { $need }; du hast { $strength }.
KARVI-AMB-37 = In diesem Stapel ist nur noch eine Karte.
KARVI-AMB-51 = Einen Bonus gibt es einmal, mit einer Aktion, die ausgeführt wird.
KARVI-AMB-55 = Dein Würfel ist in diesem Zug schon gezogen.
KARVI-AMB-59 = Das Schiff muss auf ein anderes Feld.

karvi-panel-tray = Hand und Auswahl
karvi-no-hand = Deine Karten und was du wählen kannst, kommen hierher.
karvi-to-do = offen
karvi-moves-next = als Nächstes
karvi-queued = { $seat }, Würfel { $die } mit { $beer } Bier: zieht als Nummer { $place }
karvi-own-die = Würfel { $die }: { $beer } Bier
karvi-cards-held =
    { $n ->
        [one] 1 Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
karvi-order =
    { $place ->
        [0] am Zug
        [1] dann
       *[other] { $place }.
    }

# --- components as they are looked for in the box ---

karvi-portrait-board = Dorfplan { $letter }
karvi-portrait-stop = { $number ->
    [4] Haltebereich zu viert
   *[other] Haltebereich { $number }
}
karvi-portrait-tile = { $sort } { $letter }
karvi-portrait-stone = { $special ->
    [0] Runenstein { $number }
   *[other] Besonderer Runenstein { $number }
}
karvi-portrait-trade-card = Handelskarte { $number }
karvi-portrait-start-card = Startkarte { $number }

# --- was daraus würde ---

karvi-then-beer = Bier des Würfels { $old } › { $new }
karvi-then-rests = Der Würfel ruht bis zur nächsten Runde auf seinem Stopp-Feld
karvi-then-again = Als Nächstes zieht wieder dein Würfel
karvi-then-order = Dein Würfel ist dann an { $place }. Stelle; zuerst zieht { $who }
karvi-then-next = Als Nächstes zieht { $who }
karvi-then-provisions = Proviant { $old } › { $new }
