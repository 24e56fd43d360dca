## Das Spiel und seine Optionen

greenland-name = Greenland
greenland-blurb = Drei Kulturen leben von der Jagd auf einer Insel, die immer kälter wird: Jäger aussenden, Älteste berufen, heiraten, handeln, kämpfen und das Eis überleben.
greenland-moment = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}
greenland-counted = Die Punkte, als endete das Spiel jetzt, nach dem Glauben jeder Kultur.
greenland-option-mode = Spiel
greenland-option-mode-help = Das normale Spiel, das Anfängerspiel ohne Töchter, Nutztiere, Neue Welt und Erfindungen, oder gemeinsam: Alle überleben oder alle verlieren. Allein wird immer gemeinsam gespielt.
greenland-option-mode-standard = normal
greenland-option-mode-beginner = Anfängerspiel
greenland-option-mode-together = gemeinsam
greenland-option-survivor = Überlebenskünstler
greenland-option-survivor-help = Der Würfel des Anführers zeigt 2 statt 1, Eisen rettet niemanden, und genommene Karten werden in der Reihe nicht ersetzt.
greenland-option-open_hands = Offene Handkarten
greenland-option-open_hands-help = Handkarten stammen aus offenen Reihen, also darf sie jeder ansehen. Ohne diese Option sind sie verdeckt.
greenland-option-tie_break = Gleichstand auflösen
greenland-option-tie_break-help = Bei gleichen Punkten gewinnt, wer mehr Steinchen außerhalb Walhallas hat, dann wer in der letzten Runde später an der Reihe war. Ohne diese Option wird der Sieg geteilt.
greenland-tie-cubes = { $more } Steinchen außerhalb Walhallas gegen { $less }
greenland-tie-order = später an der Reihe in der letzten Runde

## Der Punktezettel

greenland-sheet-trophies = Trophäen
greenland-sheet-ivory = Elfenbein
greenland-sheet-iron = Eisen
greenland-sheet-people = Bevölkerung
greenland-sheet-colonies = Kalte Kolonien
greenland-sheet-thing = Sitz im Thing
greenland-sheet-survivors = Kulturen, die überleben
greenland-sheet-total = Punkte

## Woraus sich der Wert einer Stellung ergibt

greenland-term-points = Punkte
greenland-term-hunts = Laufende Jagden
greenland-term-trophies = Mögliche Trophäen
greenland-term-energy = Energie
greenland-term-ivory = Elfenbein zum Ausgeben
greenland-term-iron = Eisen zum Ausgeben
greenland-term-animals = Tiere
greenland-term-hand = Handkarten
greenland-term-tools = Erfindungen
greenland-term-chief = Jemand auf Rang 1
greenland-term-drafts = Angefangene Angebote

## Namen

greenland-card-polar-cod = Polardorsch
greenland-card-arctic-char = Seesaibling
greenland-card-ringed-seal = Ringelrobbe
greenland-card-peary-caribou = Peary-Karibu
greenland-card-slit-goggles = Schneebrille
greenland-card-cape-york-meteorite = Kap-York-Meteorit
greenland-card-wild-dogs = Wilde Hunde
greenland-card-sled-dogs = Schlittenhunde
greenland-card-bearded-seal = Bartrobbe
greenland-card-toggle-head-harpoon = Knebelkopfharpune
greenland-card-beluga = Weißwal
greenland-card-arctic-wolf = Polarwolf
greenland-card-sinew-backed-bow = Sehnenverstärkter Bogen
greenland-card-musk-oxen = Moschusochsen
greenland-card-musk-ox = Moschusochse
greenland-card-narwhal = Narwal
greenland-card-walrus = Walross
greenland-card-polar-bear = Eisbär
greenland-card-bowhead-whale = Grönlandwal
greenland-card-capelin = Lodde
greenland-card-driftwood-strand = Treibholz
greenland-card-bloomery-bellows = Blasebalg
greenland-card-atlantic-salmon = Lachs
greenland-card-gill-net = Kiemennetz
greenland-card-atlantic-cod = Kabeljau
greenland-card-eider-duck = Eiderente
greenland-card-eider-farm = Eiderfarm
greenland-card-great-auk = Riesenalk
greenland-card-harbour-seal = Seehund
greenland-card-harp-seal = Sattelrobbe
greenland-card-bog-iron = Raseneisenerz
greenland-card-elkhounds = Elchhunde
greenland-card-elkhound = Elchhund
greenland-card-gyrfalcons = Gerfalken
greenland-card-trained-gyrfalcon = Beizfalke
greenland-card-hooded-seal = Klappmütze
greenland-card-sealskin-float = Seehundfell-Schwimmer
greenland-card-caribou = Karibu
greenland-card-greenland-shark = Grönlandhai
greenland-card-humpback-whale = Buckelwal
greenland-card-markland = Markland
greenland-card-vinland = Vinland
greenland-card-meeka = Meeka
greenland-card-saila = Saila
greenland-card-siku = Siku
greenland-card-peepeelee = Peepeelee
greenland-card-kirima = Kirima
greenland-card-tapeesa = Tapeesa
greenland-card-birgitta = Birgitta
greenland-card-freydis = Freydis
greenland-card-cattle = Rind
greenland-card-settlement-goat = Siedlungsziege
greenland-card-sheep = Schaf
greenland-card-pony = Pony
greenland-card-six-oared-boat = Sechsruderer
greenland-card-norse-pony = Nordmann-Pony
greenland-card-psalter = Psalter
greenland-card-crossbow = Armbrust
greenland-card-improved-sword = Verbessertes Schwert
greenland-card-sunstone = Sonnenstein
greenland-card-sun-compass = Sonnenkompass
greenland-card-broadaxes = Breitäxte
greenland-card-trypot = Trankessel
greenland-card-set-aside-livestock = Nutztier nach Wahl
greenland-event-falconers-ransom = Lösegeld des Falkners
greenland-event-syphilis = Syphilis
greenland-event-icelandic-trading-ship = Isländisches Handelsschiff
greenland-event-bishop-of-gardar = Bischof von Gardar
greenland-event-hanseatic-merchants = Hansekaufleute
greenland-event-varangian-homecoming = Heimkehr der Waräger
greenland-event-iceland-spar = Doppelspat
greenland-event-norwegian-pilot = Norwegischer Lotse
greenland-event-black-death = Schwarzer Tod
greenland-event-samalas-eruption = Ausbruch des Samalas
greenland-event-wolf-minimum = Wolf-Minimum
greenland-event-silence-of-the-western-settlement = Stille der Westsiedlung
greenland-event-pack-ice = Packeis
greenland-event-english-pirates = Englische Piraten
greenland-event-basque-whalers = Baskische Walfänger
greenland-event-livestock-knarr = Viehschiff
greenland-title-chief = Häuptling
greenland-title-shaman = Schamane
greenland-title-artisan = Handwerker
greenland-title-war-chief = Kriegshäuptling
greenland-title-tracker = Fährtenleser
greenland-title-mariner = Seefahrer
greenland-title-bishop = Bischof
greenland-title-acolyte = Akolyth
greenland-title-sage = Weiser
greenland-title-blacksmith = Schmied
greenland-culture-tunit = Tunit
greenland-culture-thule = Thule
greenland-culture-norse = Nordmänner
greenland-disc-energy = Energie
greenland-disc-ivory = Elfenbein
greenland-disc-iron = Eisen
greenland-who-hunter = ein Jäger
greenland-who-leader = der Anführer
greenland-what-no-attack = nicht anzugreifen
greenland-what-no-raid = nicht zu rauben
greenland-what-no-bid = nicht zu bieten
greenland-what-help = in der nächsten Runde zu helfen
greenland-what-as-said = was am Tisch gesagt wurde
greenland-who = { $culture } ({ $seat })
greenland-emissary-on = Abgesandter bei { $culture }
greenland-place-on = { $card }

## Was gefragt wird

greenland-ask-livestock = { $culture }: Wähle die Seite einer Nutztierkarte.
greenland-ask-bury = { $culture }: Welcher Älteste stirbt?
greenland-ask-snow = { $culture }: Gib noch { $number } ab: Energie oder Älteste.
greenland-ask-hay = { $culture }: Noch { $number } für { $card }, oder die Karte geht verloren.
greenland-ask-breakage = { $culture }: Welcher Import zerbricht?
greenland-ask-bid = { $culture }: Biete auf den Import; das höchste Gebot ist { $bid }.
greenland-ask-council = { $culture }: Soll jemand anderes Startspieler sein?
greenland-ask-place = { $culture }: Setze deine Jäger ein.
greenland-ask-number = { $culture }: Wie viele, bei { $card }?
greenland-ask-evacuees = { $culture }: Wohin gehen die Heimgekehrten?
greenland-ask-navigate = { $culture }: Navigation, noch höchstens { $number } Jäger.
greenland-ask-steer = { $culture }: Wohin geht der Jäger von { $card }?
greenland-ask-talk = { $culture }: Mach ein Angebot, verlass eine Karte, oder passe.
greenland-ask-draft = { $culture }: Was wird gegeben, was verlangt?
greenland-ask-answer = { $culture }: Nimmst du das Angebot an?
greenland-ask-consent = { $culture }: Dürfen sie die Karte verlassen?
greenland-ask-swap = { $culture }: Tausche, heirate, verlass eine Karte, oder schließe ab.
greenland-ask-swap_given = Was gibt { $culture } an { $other }?
greenland-ask-swap_taken = Was bekommt { $culture } von { $other }?
greenland-ask-battle = { $culture }: Wo wird als Nächstes gekämpft?
greenland-ask-attack = { $culture }: Bei { $card } angreifen?
greenland-ask-strike = { $culture }: Noch { $number } Treffer bei { $card }: gegen wen?
greenland-ask-save = { $culture }: { $number ->
    [one] Einer stirbt
   *[other] { $number } sterben
 } bei { $card }. Mit Eisen retten?
greenland-ask-pacify = { $culture }: Die Neue Welt für Elfenbein befrieden?
greenland-ask-quarry = { $culture }: Welche Karte wird als Nächste bejagt?
greenland-ask-haste = { $culture }: Bei { $card } als Erster jagen?
greenland-ask-leader = { $culture }: Den Würfel des Anführers bei { $card } festlegen?
greenland-ask-reroll = { $culture }: Bei { $card } neu würfeln?
greenland-ask-bog = { $culture }: Eine Schneeflocke für das Raseneisenerz zahlen?
greenland-ask-claim = { $culture }: { $card } nehmen?
greenland-ask-wool = { $culture }: Nachwuchs oder Elfenbein von { $card }?
greenland-ask-discard = { $culture }: Zu viele Handkarten. Welche geht?
greenland-ask-elders = { $culture }: Was tun deine Ältesten?
greenland-ask-martyr = { $culture }: { $number ->
    [one] Noch einer stirbt
   *[other] Noch { $number } sterben
 }. Wer?
greenland-ask-pay = { $culture }: Mit welchen Scheiben zahlst du?

## Was man tun kann

greenland-do-exchange = { $card } gegen die Scheiben tauschen
greenland-do-choose = { $livestock } nehmen
greenland-do-bury = Verlieren: { $elder }
greenland-do-pay = 1 { $disc } zahlen
greenland-do-waive = Saila erspart diese Zahlung
greenland-do-slaughter = Nicht zahlen: Die Karte geht verloren
greenland-do-break = { $card } zerbricht
greenland-do-bid = { $ivory } Elfenbein bieten
greenland-do-hold = Zurückhalten
greenland-do-appoint = { $culture } wird Startspieler
greenland-do-send = Nach { $card } gehen
greenland-do-take = { $number } ohne den Anführer
greenland-do-lead = { $number } mit dem Anführer
greenland-do-promote = Zum Ältesten ({ $rank }): { $who }
greenland-do-fetch = Heimholen ({ $from }): { $who }
greenland-do-evacuate = Alle Kolonisten heimholen
greenland-do-lift = Von { $card } versetzen: { $who }
greenland-do-done = Fertig
greenland-do-leave = { $card } verlassen
greenland-do-deal = { $culture } etwas anbieten
greenland-do-between = Zwischen { $giver } und { $taker }
greenland-do-give = { $number } { $disc } geben
greenland-do-want = { $number } { $disc } verlangen
greenland-do-give-card = { $card } geben
greenland-do-want-card = { $card } verlangen
greenland-do-ask-leave = Sie verlassen { $card }
greenland-do-marry = { $daughter } heiratet: { $who } von { $card }
greenland-do-promise = Versprechen: { $what }
greenland-do-ask-promise = Versprechen verlangen: { $what }
greenland-do-propose = Das Angebot machen
greenland-do-drop = Verwerfen
greenland-do-accept = Annehmen
greenland-do-refuse = Ablehnen
greenland-do-counter = Ein anderes Angebot machen
greenland-do-swap = Mit { $culture } tauschen
greenland-do-swap-disc = 1 { $disc }
greenland-do-swap-wife = Die Ehe mit { $daughter }
greenland-do-swap-card = { $card }
greenland-do-wed = { $daughter } heiratet: { $who }
greenland-do-next = { $card }
greenland-do-attack = Angreifen
greenland-do-strike = { $culture } treffen
greenland-do-save = 1 Eisen zahlen: Alle überleben
greenland-do-pacify = { $card } für 1 Elfenbein befrieden
greenland-do-first = Als Erster jagen
greenland-do-command = Den Würfel des Anführers festlegen
greenland-do-roll = Würfeln
greenland-do-reroll = Eine { $face } neu würfeln ({ $who })
greenland-do-keep = Alle behalten
greenland-do-claim = Die Karte nehmen
greenland-do-newborn = Nachwuchs
greenland-do-wool = 1 Elfenbein
greenland-do-discard = { $card } abwerfen
greenland-do-domesticate = { $card } für 1 Energie zähmen
greenland-do-banish = Verbannen: { $rank }
greenland-do-martyr = Würfeln, um Fremde in der eigenen Auslage zu töten
greenland-do-kill = Tötet: { $target }
greenland-do-burn-elder = Verbrennen: { $rank }
greenland-do-burn = Den Fremden verbrennen: { $target }
greenland-do-make = { $card } für 1 { $disc } herstellen
greenland-do-emissary = Einen Abgesandten zu { $culture } schicken
greenland-do-preach = Bei { $culture } missionieren
greenland-do-baptise = Sich taufen lassen

## Der Tisch

greenland-panel-rows = Die Reihen
greenland-panel-tray = Handkarten und Würfel
greenland-panel-answers = Antworten
greenland-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}
greenland-wick = { $rounds ->
    [0] Die letzte Runde
    [one] Noch eine Runde
   *[other] Noch { $rounds } Runden
}
greenland-partner = { $culture }: { $may ->
    [0] in dieser Runde nichts zu verhandeln
   *[1] { $left ->
        [one] noch ein Angebot
       *[other] noch { $left } Angebote
    }
}. { $promises }
greenland-promised = { $giver } an { $taker }: { $what }
greenland-phase-begin = Aufbau
greenland-phase-event = Ereignis
greenland-phase-auction = Versteigerung
greenland-phase-council = Kriegsrat
greenland-phase-placing = Einsetzen
greenland-phase-navigation = Navigation
greenland-phase-talks = Verhandlungen
greenland-phase-fights = Kämpfe
greenland-phase-peace = Befriedung
greenland-phase-hunt = Jagd
greenland-phase-livestock = Nutztiere
greenland-phase-elders = Älteste
greenland-phase-end = Rundenende
greenland-phase-over = Spielende
greenland-about-event = { $event }: { $applied } von { $icons } Symbolen ausgeführt
greenland-first = { $culture } beginnt
greenland-row-north = Norden
greenland-row-south = Süden
greenland-pile = { $row }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im Stapel
greenland-need = { $hits }× { $faces }, Biss { $bites }
greenland-gain = { $newborns } Nachwuchs, { $energy }/{ $ivory }/{ $iron }
greenland-trophy = Trophäe: { $dice } gleiche, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
greenland-to-hand = { $dice ->
    [0] auf die Hand bei Erfolg
   *[other] auf die Hand: { $dice } gleiche
 } ({ $kind })
greenland-about-region = { $name }: { $use }, { $side }. { $need }. { $gain } (Energie/Elfenbein/Eisen). { $claim }
greenland-use-sea = Jagd auf dem Meer
greenland-use-land = Jagd an Land
greenland-use-fish = Fischen
greenland-use-metal = Metallgewinnung
greenland-use-raid = Raubzug
greenland-warm = warm
greenland-cold = kalt
greenland-cubes = { $culture }: { $number } auf { $card }{ $leader ->
    [1] , darunter der Anführer
   *[other] {""}
 }
greenland-faith-old = alter Glaube
greenland-faith-one = ein Gott
greenland-about-culture = { $culture } ({ $seat }), { $faith }; Anführer { $leader }
greenland-leader-is-idle = unbeschäftigt
greenland-leader-is-dead = in Walhalla
greenland-leader-is-away = unterwegs
greenland-rank = { $title }: { $number }{ $foreign ->
    [0] {""}
   *[other] {" "}+ { $foreign } Fremde
 }. { $text }
greenland-husband = Ehemann: { $culture }
greenland-die = Würfel: { $face }, { $means ->
    [hit] Treffer
    [bite] tötet
    [both] Treffer, doch er tötet
    [miss] daneben
   *[none] auf dem Tisch
 }{ $final ->
    [1] , bleibt
   *[0] {""}
 }
greenland-leader-die = Würfel des Anführers: { $face }, { $means ->
    [hit] Treffer
    [bite] tötet ihn
    [both] Treffer, doch er stirbt
    [miss] daneben
   *[none] auf dem Tisch
 }{ $final ->
    [1] , bleibt
   *[0] {""}
 }
greenland-hand-card = Auf der Hand: { $text }
greenland-no-hand = Keine Handkarten
greenland-tray-waits = { $phase }: Hier erscheinen Würfel, Gebote und Angebote.
greenland-closed = In dieser Runde geschlossen
greenland-climax = Klimax { $number }
greenland-climax-lowest = Klimax { $number }: geht mit der nächsten Wanderung
greenland-bites = { $faces } tötet
greenland-world-peace = Friedlich: { $number } von { $most } Kolonisten
greenland-world-hostile = Feindlich: { $number } Kolonisten, mehr als { $most } waren zu viele
greenland-ship = Ein Schiff mit { $card }
greenland-home = Heimat der { $culture }
greenland-ice = Die Eisgrenze: Dahinter liegen kalte Karten
greenland-freezes = Die Karte daneben friert als nächste ein
greenland-gap = Hier liegt keine Karte mehr
greenland-snow-elder = jeden Ältesten
greenland-snow-animal = jede D-Karte
greenland-icon-migration = Wanderung in der Reihe { $value }: Die niedrigste Klimax geht
greenland-icon-plague = Seuche: dezimiert, wer { $value } oder mehr unbeschäftigte Jäger hat
greenland-icon-venereal = Krankheit: dezimiert die Ehemänner von { $value }
greenland-icon-feud = Fehde: dezimiert, wer niemanden auf Rang 1 hat
greenland-icon-snow = Schnee: eine Energie oder ein Ältester für { $value }
greenland-icon-sunspot = Sonnenfleck: Eine Karte jeder Reihe wird kalt
greenland-icon-helmet = Helm: Jeder würfelt; ein Ältester auf dem gewürfelten Rang stirbt
greenland-icon-breakage = Bruch: Ein Import mit Eisenwert wird eingetauscht
greenland-icon-no_sea = Keine Seejagd in dieser Runde
greenland-icon-storm = Sturm: Jeder verliert einen Seefahrer
greenland-icon-no_markland = Markland ist in dieser Runde geschlossen
greenland-owned = { $number } { $disc }
greenland-idle = { $number ->
    [one] { $number } unbeschäftigter Jäger
   *[other] { $number } unbeschäftigte Jäger
 }; Anführer { $leader }
greenland-dead = { $number } in Walhalla
greenland-held = { $number } von { $most ->
        [one] 1 Karte
       *[other] { $most } Karten
    } auf der Hand
greenland-alive = Lebt bisher
greenland-extinct = Ausgestorben
greenland-any-promise = Etwas versprechen
greenland-any-ask-promise = Um ein Versprechen bitten
greenland-bid = { $culture } bieten { $ivory } Elfenbein
greenland-rolls = { $culture } würfeln bei { $card } ({ $why ->
    [attack] Angriff
    [raid] Raubzug
   *[hunt] Jagd
 })
greenland-offer-empty = Tippe an, was du gibst und was du dafür willst: Scheiben, Karten, Töchter, Leute auf Karten.
greenland-offer-gives = { $giver } geben { $taker }: { $what }
greenland-offer-bride = { $bride } zur Frau, der Bräutigam kommt von { $card }
greenland-plan-change = Angebot ändern
greenland-plan-weigh = Angebot abwägen
greenland-plan-worth = Für dich ist das Angebot etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
greenland-offer-promise = ein Versprechen: { $what }
greenland-offer-leaves = { $culture }: { $number ->
    [one] einer verlässt { $card } und geht heim
   *[other] { $number } verlassen { $card } und gehen heim
 }

## Was Karten tun

greenland-about-card = { $name }: { $text }
greenland-effect-reroll = darf { $faces } neu würfeln ({ $use })
greenland-effect-to_one = { $faces } zählt als 1 ({ $use })
greenland-effect-hunt_first = jagt als Erster ({ $use })
greenland-effect-hand_size = Handgröße +{ $number }
greenland-effect-hand_size-animals = Handgröße +{ $number }, nur D-Karten
greenland-effect-sledge = Schlitten: beliebig viele auf eine Karte außerhalb der Heimat, nicht in die Neue Welt
greenland-effect-navigation = Navigation: versetzt bis zu drei Jäger, nachdem alle eingesetzt haben
greenland-effect-snow_reduction = Schnee eines Ereignisses kostet eins weniger
greenland-effect-auction_tie_winner = gewinnt Gleichstände bei Versteigerungen
greenland-action-domesticate = eine D-Karte zähmen (1 Energie)
greenland-action-banish = einen Ältesten verbannen oder gegen Fremde würfeln (1 Energie)
greenland-action-burn = jemanden verbrennen (1 Energie)
greenland-action-make = eine I-Karte bauen (1 Eisen)
greenland-action-carve = eine I-Karte bauen (1 Eisen oder Elfenbein)
greenland-action-emissary = einen Abgesandten schicken (1 Energie)
greenland-action-preach = missionieren (1 Energie)
greenland-hay = Heu { $hay }, Nachwuchs { $births }
greenland-wool = oder { $ivory } Elfenbein
greenland-value = Wert: { $number } { $disc }
greenland-raid = Raub bei { $faces }, Biss { $bites }
greenland-no-raid = kann nicht geraubt werden
greenland-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}

## Das Protokoll

greenland-did-exchange = { $people } tauschen { $card } gegen die Scheiben.
greenland-did-choose = { $people } nehmen { $livestock }.
greenland-did-bury = { $people } verlieren: { $elder }.
greenland-did-pay = { $people } zahlen 1 { $disc }.
greenland-did-waive = { $people }: Saila erspart diese Zahlung.
greenland-did-slaughter = { $people } zahlen nicht: { $spot } geht verloren.
greenland-did-break = { $people }: { $card } zerbricht.
greenland-did-bid = { $people } bieten { $ivory } Elfenbein.
greenland-did-hold = { $people } halten sich zurück.
greenland-did-appoint = { $people } bestimmen, wer beginnt: { $culture }.
greenland-did-promote = { $people } ernennen einen Ältesten ({ $rank }): { $who }.
greenland-did-fetch = { $people } holen heim ({ $from }): { $who }.
greenland-did-evacuate = { $people } holen alle Kolonisten heim.
greenland-did-leave = { $people } verlassen { $card }.
greenland-did-done = { $people } haben nichts mehr zu verhandeln.
greenland-did-accept = { $people } nehmen an.
greenland-did-refuse = { $people } lehnen ab.
greenland-did-counter = { $people } machen ein anderes Angebot.
greenland-did-attack = { $people } greifen an: { $spot }.
greenland-did-strike = { $people } treffen { $culture }: { $spot }.
greenland-did-save = { $people } zahlen 1 Eisen, und alle überleben: { $spot }.
greenland-did-pacify = { $people } befrieden { $card } für 1 Elfenbein.
greenland-did-first = { $people } jagen zuerst: { $spot }.
greenland-did-wool = { $people } nehmen 1 Elfenbein für Wolle.
greenland-did-discard = { $people } werfen { $card } ab.
greenland-did-domesticate = { $people } zähmen { $card } für 1 Energie.
greenland-did-banish = { $people } verbannen: { $rank }.
greenland-did-kill = { $people } töten: { $target }.
greenland-did-burn-elder = { $people } verbrennen: { $rank }.
greenland-did-burn = { $people } verbrennen einen Fremden: { $target }.
greenland-did-make = { $people } stellen { $card } für 1 { $disc } her.
greenland-did-emissary = { $people } schicken einen Abgesandten: { $culture }.
greenland-did-baptise = { $people } lassen sich taufen.
greenland-tale-offer = { $giver } machen { $taker } ein Angebot.
greenland-tale-event = Runde { $round }: { $event }.
greenland-tale-gone = { $card } verlässt das Spiel.
greenland-tale-comes = { $card } kommt in die Reihe.
greenland-tale-cools = { $card } wird kalt.
greenland-tale-wed = { $bride } heiratet einen Mann von { $culture }.
greenland-tale-died = { $culture }: { $number ->
    [one] { $number } Toter
   *[other] { $number } Tote
 }.
greenland-tale-born = { $culture }: { $number } Nachwuchs.
greenland-tale-card = { $culture }: { $card } liegt jetzt in der Auslage.
greenland-tale-converts = { $culture }: Sie glauben jetzt an einen Gott.
greenland-tale-extinct = { $culture }: ausgestorben.
greenland-tale-broken = { $giver } brechen ihr Versprechen an { $taker }: kein Angriff.
greenland-tale-promise = { $giver }: Versprechen an { $taker }, { $what }.
greenland-tale-over = Das Spiel ist zu Ende.
greenland-tale-dropped = { $giver } und { $taker } werden nicht einig.
greenland-tale-hand = { $culture } nehmen { $card } auf die Hand.
greenland-tale-home = { $culture }: { $number ->
    [1] einer geht heim.
   *[other] { $number } gehen heim.
 }
greenland-tale-goes = { $culture }: { $number ->
    [1] einer geht
   *[other] { $number } gehen
 } zu { $place }{ $leader ->
    [1] , mit dem Anführer
   *[0] {""}
 }.
greenland-tale-discs = { $culture }: { $what }.
greenland-change = { $change } { $disc }
greenland-turns-hostile = { $card } wird feindlich.
greenland-turns-peaceful = { $card } ist wieder friedlich.
greenland-tale-shown = Das Ereignis: { $event }.
greenland-tale-phase = { $phase }.
greenland-tale-defends = { $culture } verteidigen { $card }: { $number } treffen ohne Wurf.
greenland-defenders = Verteidiger
greenland-raiders = Räuber
greenland-losses = { $number ->
    [one] { $number } fällt
   *[other] { $number } fallen
 }
greenland-hits = Treffer
greenland-bitten = Gebissene
greenland-tale-rolls = { $culture }, { $card }: gewürfelt { $faces }.
greenland-tale-again = { $culture }, { $card }: noch einmal, jetzt { $faces }.
greenland-roll-success = { $culture }, { $card }: { $faces }{ $leader ->
    [0] {""}
   *[other] {" "}(Anführer { $leader })
 }: gelungen{ $bitten ->
    [0] .
    [1] ; 1 Würfel beißt.
   *[other] ; { $bitten } Würfel beißen.
 }
greenland-roll-failure = { $culture }, { $card }: { $faces }{ $leader ->
    [0] {""}
   *[other] {" "}(Anführer { $leader })
 }: das reicht nicht{ $bitten ->
    [0] .
    [1] ; 1 Würfel beißt.
   *[other] ; { $bitten } Würfel beißen.
 }
greenland-roll-open = { $culture }, { $card }: { $faces }{ $leader ->
    [0] {""}
   *[other] {" "}(Anführer { $leader })
 }: alle würden fallen{ $bitten ->
    [0] .
    [1] ; 1 Würfel beißt.
   *[other] ; { $bitten } Würfel beißen.
 }
greenland-turned = zählen als Einsen
greenland-tale-helmet = { $culture }, Helm: { $faces }; { $spared ->
    [1] auf diesem Rang steht niemand.
   *[0] ein Ältester dieses Rangs stirbt.
 }
greenland-tale-martyr = { $culture } würfeln gegen Fremde: { $faces }; { $success ->
    [1] jede 1 tötet.
   *[0] niemand stirbt.
 }
greenland-tale-preach = { $culture } predigen, Hörer: { $other }. { $faces }; { $success ->
    [1] eine 1 bekehrt sie.
   *[0] niemand hört zu.
 }
greenland-legend = Reihen: zuerst warme Karten, vom Stapel an, dann kalte. „2× 1·2“: zwei Würfel müssen eine 1 oder 2 zeigen; „Biss 3“: Wer eine 3 würfelt, stirbt, „Biss -“: niemand; „1 Nachwuchs, 2/0/1“: ein Nachwuchs, 2 Energie, kein Elfenbein, 1 Eisen; „3 gleiche“: Drei gleiche Würfel bringen die Karte, als Trophäe oder auf die Hand, (D) als Tier, (I) als Erfindung; zuletzt, wer dort steht.
greenland-plain-row = { $row }: { $cards } im Stapel
greenland-plain-here = { $culture } { $number }
greenland-plain-leader = { $culture } { $number } mit dem Anführer
greenland-plain-culture = { $culture } ({ $seat })
greenland-plain-rank = { $title } { $number }
greenland-plain-offer = Das Angebot
greenland-plain-dice = Würfel
greenland-plain-elders = Älteste
greenland-plain-cards = Karten
greenland-plain-hand = Hand
greenland-plain-discs = Scheiben
greenland-plain-people = Leute
greenland-plain-none = keine
greenland-plain-event = { $event }, zuerst { $culture }
greenland-look-success = Erfolg: { $percent } %
greenland-look-deaths = Erwartete Tote: { $deaths }
greenland-look-set = { $dice } gleiche: { $percent } %
greenland-look-order = Vor dir würfeln: { $cultures }
greenland-look-change = { $culture }, { $what }: { $old } › { $new }
greenland-look-idle = unbeschäftigt
greenland-look-dead = tot
greenland-look-cards = Karten
greenland-look-kill = Tötet: { $percent } %
greenland-look-roll = Die Würfel entscheiden.

## Warum nicht: die Regel des Verzeichnisses

GREEN-014 = Kriegsrat: Wen das Ereignis zum Startspieler macht und wer zu Beginn der Runde mindestens einen Ältesten auf Rang 4 hatte (auch wenn er in Phase 1 gestorben ist), darf vor Phase 2 die Rolle des Startspielers für die ganze Runde jemand anderem geben.
GREEN-017 = Wollen auf einer Karte mehrere mit Steinen dort angreifen, würfelt zuerst, wer die meisten Eisenscheiben hat, dann der mit den nächstmeisten und so weiter.
GREEN-022 = Der Startspieler bestimmt, in welcher Reihenfolge die Karten (Regionen, Neue Welt, überfallene Karten in Auslagen) abgehandelt werden.
GREEN-023 = Wer durch eine Karte bei einer Nutzungsart „zuerst jagt“, darf auf jeder Karte dieser Art vor allen anderen würfeln, wie viele Steine auch dort stehen (er darf verzichten; mehrere solche: GREEN-AMB-55).
GREEN-042 = Ein Handkartensymbol nur für D gibt einen Platz nur für eine D-Karte: Bei g freien und d solchen Plätzen sind höchstens g + d Karten erlaubt, davon höchstens g, die keine D-Karten sind (welche Karte zuletzt kam, ist gleich).
GREEN-043 = Wer eine Karte über die Höchstzahl hinaus bekommt, wirft sofort eine Karte seiner Wahl ab (auch die neue).
GREEN-048 = Eine Karte der Auslage mit einer Scheibe und „Wert“ darf jederzeit für die gezeigten Scheiben abgeworfen werden.
GREEN-049 = Eine D-Karte, deren Vieh in dieser Runde erfolgreich geraubt wurde, darf bis zum Ende der Runde nicht eingetauscht werden und bringt beim Schlachten nichts (eine Karte, auf der noch Räuber stehen: GREEN-AMB-56).
GREEN-056 = Scheiben einer Farbe ersetzen nie eine andere (Ausnahme: gemeinsames Spiel, K).
GREEN-062 = Die Nordmänner wählen außerdem, wenn die Reihen liegen, eine Seite einer Viehkarte (Rind, Pony, Schaf, Ziege); das übrige Vieh liegt bereit.
GREEN-082 = Wer dezimiert wird, verliert mindestens die Hälfte seiner unbeschäftigten Jäger (aufgerundet) und, wenn er Älteste hat, genau einen seiner Wahl; alle kommen nach Walhalla.
GREEN-091 = Jeder muss die gezeigte Zahl abgeben; jede Einheit ist nach seiner Wahl eine Energie oder einer seiner Ältesten auf irgendeiner Ältestenkarte (auch gemischt; Form „für jedes D“: GREEN-095).
GREEN-096 = Wer Saila als Tochter oder Frau hat, verliert durch Schneeflocken eines Ereignisses eines weniger, nie unter null; in der D-Form braucht eine D-Karte seiner Wahl dann keine Bezahlung.
GREEN-104 = Wer mindestens einen Import mit Eisenwert hat, muss genau einen davon (seiner Wahl) abwerfen und nimmt eine Eisenscheibe; wer keinen hat, ist nicht betroffen.
GREEN-105 = In dieser Runde darf kein Stein auf eine Region der Seejagd gesetzt werden (weder beim Einsetzen noch durch Navigation).
GREEN-107 = In dieser Runde darf niemand Steine nach Markland setzen oder von dort wegnehmen, in keiner Phase und durch keine Regel (Einsetzen, E4, Rückzug, Heirat); Jagd dort, Angriffe, Verluste und dort geborene Kolonisten bleiben wie sonst.
GREEN-108 = Jede Ereigniskarte mit einem Schiff wird versteigert; geboten wird nur Elfenbein, und niemand mehr, als er hat.
GREEN-109 = Jeder darf mit mindestens 1 eröffnen; die anderen dürfen mitgehen, erhöhen oder sich zurückhalten, und geboten wird, solange jemand erhöhen will (Ablauf: GREEN-AMB-12).
GREEN-114 = In Spielerreihenfolge setzt jeder auf einmal beliebig viele unbeschäftigte Jäger ein; er darf welche unbeschäftigt lassen.
GREEN-116 = Erlaubte Ziele: offene Regionen, die Neue Welt, eigene Ältestenränge, eigene Töchter und D-Karten (Verteidigung), fremde Töchter und überfallbare D-Karten (Raubzug).
GREEN-118 = Jede Karte außerhalb der eigenen Heimat, auf die Steine kommen, braucht mindestens einen eigenen Seefahrer.
GREEN-119 = Ein Seefahrer bringt in einer Runde bis zu 4 Jäger auf eine einzige Karte; mehrere Seefahrer dürfen dieselbe Karte anfahren.
GREEN-123 = Markland und Vinland gehören zu niemandes Heimat und sind nur mit Seefahrern zu erreichen.
GREEN-129 = Einen unbeschäftigten Jäger auf irgendeinen Rang der eigenen Ältestenkarte zu stellen kostet 1 Energie und gilt sofort.
GREEN-133 = Wer Phase 2 mit höchstens einem unbeschäftigten Jäger beginnt, darf einen seiner Ältesten, Kolonisten oder Ehemänner zum unbeschäftigten Jäger machen, sofern er das nötige Beförderungsmittel hat (Näheres: GREEN-AMB-15).
GREEN-134 = Wer genug unbenutzte Seefahrer hat, um alle seine Kolonisten zu holen, ohne einen in Markland oder Vinland zu lassen, darf das in Phase 2 tun und sie für Jagden oder Raubzüge in Grönland einsetzen (Näheres: GREEN-AMB-16).
GREEN-136 = Steine auf eine fremde Tochter oder D-Karte zu setzen ist ein Raubzug und braucht mindestens einen eigenen Ältesten auf Rang 4.
GREEN-137 = Ein Raubzug gegen eine Auslage außerhalb der eigenen Heimat braucht Seefahrer oder Schlitten; Thule und Tunit überfallen einander ohne.
GREEN-138 = D-Karten mit „kein Raubzug“ können nicht überfallen werden; I-Karten werden nie überfallen oder gestohlen und tragen nie Steine.
GREEN-140 = Wenn alle eingesetzt haben, darf der Besitzer eines Sonnensteins oder Sonnenkompasses bis zu drei seiner Jäger, die auf Karten stehen, umsetzen.
GREEN-141 = Ziele sind andere Karten, auf denen er schon Jäger hat (nie die Neue Welt), oder eigene Töchter und D-Karten.
GREEN-143 = Der Anführer zählt bis auf seine Fähigkeit in allem wie ein gewöhnlicher Stein.
GREEN-144 = Vor einem Jagdwurf darf sein Besitzer erklären, dass der Würfel des Anführers ohne Wurf eine 1 zeigt.
GREEN-148 = Verhandeln darf man mit jemandem, wenn beide Steine auf derselben Karte haben oder einer einen Stein in der Auslage des anderen (Räuber, Ehemann, Missionar, Vertreter).
GREEN-149 = Handelbar sind Scheiben, Handkarten, D- und I-Karten der Auslage, Heiraten von Töchtern und der Rückzug von Steinen; Versprechen für spätere Runden binden nicht.
GREEN-150 = Steine dürfen eine Karte in dieser Phase nur verlassen, wenn alle anderen mit Steinen dort zustimmen; hat sonst niemand Steine dort, braucht es keine Zustimmung.
GREEN-151 = Ein abziehender Jäger wird unbeschäftigt (in dieser Runde nicht mehr einsetzbar) oder, wenn der Besitzer der Tochter zustimmt, Ehemann.
GREEN-152 = Aus der Neuen Welt oder von einer Karte außerhalb der Heimat ziehen je Seefahrer höchstens 4 Steine ab, mit einem brauchbaren Schlitten beliebig viele.
GREEN-153 = Durch Vereinbarung oder nach einem Brautraub kommt ein schon eingesetzter Jäger oder Kolonist auf den Ehemannplatz einer Tochter in fremder Auslage (unbeschäftigte Jäger heiraten nicht; gemeinsames Spiel: GREEN-244).
GREEN-156 = Eine Tochter hat höchstens einen Ehemann; eine verheiratete kann nicht noch einmal angeboten werden.
GREEN-159 = Töchter heiraten nur Steine anderer.
GREEN-160 = Wer mindestens einen Ältesten auf Rang 4 hat, darf mit seinen Jägern, Kolonisten oder Räubern fremde Steine auf derselben Karte angreifen: so viele Würfel, wie er dort Steine hat.
GREEN-161 = Jede 1 (nie eine 2) tötet einen Stein; der Angreifer verteilt die Toten auf die Gegner, jedes Opfer wählt, welche seiner Steine dort sterben; was mehr ist als vorhandene Steine, verfällt.
GREEN-166 = Angreifen ist freiwillig.
GREEN-168 = Am Ende der Phase darf jeder mit Steinen auf einer feindseligen Karte 1 Elfenbein zahlen, um sie wieder friedlich zu machen.
GREEN-170 = Unmittelbar nach einem gegnerischen Angriff (gewürfelt oder von selbst nach GREEN-164) oder dem eigenen Jagd- oder Raubwurf, ob erfolgreich oder nicht, darf man 1 Eisen zahlen, um alle eigenen Verluste dieses einen Wurfs aufzuheben; ein weiterer Wurf braucht ein weiteres Eisen.
GREEN-182 = Eine Karte der Auslage (auch eine verheiratete Tochter) oder ein besetzter Ältestenrang, der bei einer Nutzungsart eine Zahl „wiederholen“ lässt: Jeder Würfel, der sie zeigt, darf auf Karten dieser Art einmal neu geworfen werden.
GREEN-183 = Ein wiederholter Würfel ist endgültig, welche Karte ihn auch wiederholen ließ.
GREEN-191 = Eine Eisenregion bringt 1 Eisen; Raseneisen kostet dazu eine Schneeflocke (1 Energie oder 1 Ältesten), und die Jagd misslingt, wenn der Spieler sie nicht zahlen kann oder will (der Nächste dort darf dann würfeln).
GREEN-195 = Ein Geweih mit 2, 3 oder 4 leeren Würfeln lässt den Würfelnden die Karte beanspruchen, wenn seine endgültigen Würfel so viele gleiche Zahlen zeigen; die Jagd muss nicht gelingen.
GREEN-204 = Jede Schneeflocke auf einer eigenen D-Karte kostet 1 Energie oder einen eigenen Ältesten, auch wenn die Karte in dieser Runde überfallen wurde.
GREEN-205 = Eine D-Karte, deren Heu nicht bezahlt wird, wird abgeworfen; hat sie einen Wert und wurde nicht beraubt, bekommt ihn der Besitzer.
GREEN-207 = Schafe bringen jede Runde nach Wahl 1 Neugeborenes oder 1 Elfenbein.
GREEN-208 = Eine Aktion braucht mindestens einen eigenen Stein auf ihrem Rang und ihren Preis; jeder Stein darf jede Aktion seines Rangs einmal in der Runde ausführen.
GREEN-211 = 1 Energie zahlen: eine D-Karte von der Hand in die Auslage spielen, violette Seite oben.
GREEN-213 = 1 Energie zahlen: einen eigenen Ältesten ohne Wurf töten oder einen Märtyrerwurf gegen fremde Steine in der eigenen Auslage machen.
GREEN-214 = Märtyrerwurf: so viele Würfel wie die eigene Höchstzahl an Handkarten; jede 1 tötet einen Missionar auf der eigenen Ältestenkarte oder einen Ehemann bei einer eigenen Tochter, der Würfelnde wählt (eine Bezahlung deckt alle Toten des Wurfs).
GREEN-215 = Bei einer Höchstzahl von 0 hat der Märtyrerwurf keine Würfel und kann nicht töten.
GREEN-217 = 1 Energie zahlen: ohne Wurf einen Stein in der eigenen Auslage töten: einen eigenen Ältesten (auch den handelnden), einen fremden Ehemann oder einen fremden Vertreter.
GREEN-218 = Ehemänner der Nordmänner sind unantastbar (zu dritt).
GREEN-219 = 1 Eisen zahlen: eine I-Karte von der Hand in die Auslage spielen.
GREEN-220 = Die Tunit dürfen statt 1 Eisen 1 Elfenbein zahlen.
GREEN-221 = 1 Energie zahlen: einen eigenen Ältesten von Rang 5 auf Rang 1 einer fremden Ältestenkarte stellen; dort ist er Missionar (polytheistische Karte) oder Vertreter (monotheistische Karte).
GREEN-222 = Mit einem Ältesten auf Rang 2 und einem Missionar, der seit Beginn der Runde auf Rang 1 eines Polytheisten steht: 1 Energie zahlen und so viele Würfel werfen wie die eigene Höchstzahl an Handkarten; mindestens eine 1 bekehrt diesen Spieler.
GREEN-226 = In der eigenen Ältestenphase darf ein Polytheist ohne einen einzigen Ältesten seiner Farbe seine Karte kostenlos auf die monotheistische Seite drehen, nie zurück. Fremde Steine auf der Karte hindern ihn nicht.
GREEN-243 = In jeder Verhandlungsphase darf jedes Volk eine Scheibe, einen Ehemann oder eine I-Karte gegen eine Scheibe, einen Ehemann oder eine I-Karte eines anderen Volkes tauschen.
GREEN-244 = In dieser Phase dürfen Steine frei als Ehemänner eingesetzt werden.
GREEN-245 = Bevölkerung und D-Karten dürfen nicht gehandelt werden.
GREEN-246 = Schwarze und weiße Scheiben dürfen wie orange ausgegeben werden.
GREEN-248 = Navigation bewegt nie Älteste, Ehemänner, Kolonisten oder unbeschäftigte Jäger, und die Ältestenkarte ist kein Ziel: Ältester wird ein Jäger nur durch bezahlte Beförderung (E3).
GREEN-251 = Räuber kommen nur von den unbeschäftigten Jägern; Waren aus Importen können wie I-Karten weder überfallen noch verteidigt werden.
GREEN-AMB-12 = D10: Ablauf der Gebote und doppelter Anspruch auf Peepeelee (Besitzer und Spieler des Ehemanns gleichauf). Offene, steigende Versteigerung im Uhrzeigersinn ab dem Startspieler; wer dran ist, eröffnet oder erhöht, geht beim höchsten Gebot mit (einmal je Höhe) oder hält sich zurück. Zurückhalten ist nicht endgültig. Die Versteigerung endet, wenn sich seit dem letzten Gebot (Eröffnung, Erhöhung oder Mitgehen) alle anderen reihum zurückgehalten haben; der Höchstbietende, bei dem jemand mitging, wird also wieder gefragt und darf erhöhen. Eröffnet in einer Fragerunde niemand, wird nicht verkauft. Karten mit Elfenbeinwert dürfen vor dem Bieten eingetauscht werden. Sind beide Nutzer von Peepeelee gleichauf, entscheidet unter ihnen die Spielerreihenfolge.
GREEN-AMB-15 = E4, Ausnahme: Wie viele Steine, kostet ein zurückgeholter Ältester Energie, und welche Beförderung? Ein Stein je Runde, kostenlos; für den Rest der Phase ist er ein gewöhnlicher unbeschäftigter Jäger. Ein Ältester auf der eigenen Karte braucht keine Beförderung, ein Kolonist einen Seefahrer, ein Ehemann oder Abgesandter in einer Auslage außerhalb der Heimat Seefahrer oder Schlitten (in der gemeinsamen nördlichen Heimat nichts). Wer dafür fährt, befördert in dieser Phase sonst nichts.
GREEN-AMB-16 = E4, Räumung: „alle Kolonisten“ einer Karte der Neuen Welt oder beider? Und was dürfen sie tun? Wörtlich alle eigenen auf beiden Karten. Jeder Seefahrer dient einer Karte und 4 Steinen und darf in dieser Phase niemanden sonst fahren; ein geschlossenes Markland (D9) mit eigenen Kolonisten verhindert sie. Geräumte werden sofort als Jäger auf Regionen Grönlands oder als Räuber eingesetzt (was E4 nennt); Karten außerhalb der Heimat brauchen wie sonst weitere Beförderung.
GREEN-AMB-35 = H1: Darf man auf derselben Karte für eine Schneeflocke Energie und für eine andere einen Ältesten zahlen? Ja; bezahlt wird je Schneeflocke.
GREEN-AMB-48 = B3: Eintausch „jederzeit“, auch mitten in einem Wurf? Nur zwischen abgeschlossenen Schritten (vor einem Wurf, vor einer Zahlung wie Eisenregel, Heu oder Gebot, bei der Wertung), nicht zwischen Wurf und Wiederholung.
GREEN-AMB-56 = B3 / E5: Darf der Besitzer eine D-Karte eintauschen, auf der Räuber stehen? Nein. Das Verbot von B3 meint E5, das Einsetzen von Räubern: Es gilt, solange Räuber auf der Karte stehen, und nach einem gelungenen Raubzug bis zum Ende der Runde. Sind die Räuber fort, tot oder gescheitert, darf wieder eingetauscht werden.
GREEN-NEG-03 = Ein Angebot besteht aus: wer es macht, wer antwortet, was gegeben und was verlangt wird (Energie, Elfenbein, Eisen, Handkarten, D- und I-Karten der Auslage), Rückzügen (wer, von welcher Karte, wie viele Steine, mit oder ohne Anführer), Heiraten (Tochter, Karte des Bräutigams) und nach Wunsch einem Versprechen, frei oder aus einer Auswahl.
GREEN-NEG-04 = Bindend ist alles, was sofort ausgeführt werden kann (Scheiben, Karten, Rückzüge, Heiraten). Bei Annahme geschieht alles zugleich oder nichts.
GREEN-NEG-05 = Nicht bindend sind Versprechen über Angriffe, Stimmen, Gebote oder spätere Runden. Sie werden aufgeschrieben und allen gezeigt, nie erzwungen; Bots dürfen weniger vertrauen, wenn ein Versprechen gebrochen wird.
GREEN-NEG-06 = Im Augenblick der Annahme wird ein Angebot noch einmal geprüft (Besitz, Grenzen, Beförderung, Zustimmung) und als überholt abgelehnt, wenn sich etwas geändert hat.
GREEN-NEG-13 = Eine D-Karte, auf der Steine irgendeines Spielers stehen, kann nicht gehandelt werden, bis diese fort sind.
GREEN-NEG-15 = Ablauf: Beginnend beim Startspieler macht jeder reihum ein Angebot, antwortet oder passt; ein Gegenangebot zählt als eigenes Angebot des Antwortenden. Der Schritt endet, wenn alle nacheinander gepasst haben. Je geordnetem Paar und Runde gibt es höchstens drei Angebote, damit es ein Ende hat.
GREEN-NEG-17 = Handkarten gelten als offen bekannt (sie kamen aus der offenen Reihe); sie zu verdecken ist eine Wahl am Tisch.

# rules
GREEN-212 = Monotheisten können nicht zähmen.

# --- components as they are looked for in the box ---

greenland-portrait-elders = Älteste: { $culture }
