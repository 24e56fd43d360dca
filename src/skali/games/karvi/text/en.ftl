## The game and its options

karvi-name = Karvi
karvi-blurb = Send your dice round the village, sail the northern seas, trade, raid and build, and carve your deeds in stone.
karvi-moment = Round { $round } of { $rounds }
karvi-counted = The points so far, and the final scoring as if the game ended now.
karvi-tie-die = its die stands further left in the stop area
karvi-legend = The village, column by column: the spot (s1 to s6 are stop spots, f1 to f26 fields in the notation), what a die pays in beer to move there, what the spot gives, and the dice on it with their beer. The sea: the place, what can be built or taken there, and the ships.

karvi-option-start_cards = Start cards
karvi-option-start_cards-help = Deal the start cards, or let the players choose them one after the other.
karvi-option-start_cards-dealt = dealt
karvi-option-start_cards-random = chosen, a random seat first
karvi-option-start_cards-first = chosen, the first seat first
karvi-option-variety = More variety
karvi-option-variety-help = All action boards and stop tiles lie on their other side.
karvi-option-chaos = Chaos
karvi-option-chaos-help = The two long boards change places, and so do the two short ones; each can lie on either side.
karvi-option-turn_a = Board A turned over
karvi-option-turn_a-help = The first long board lies on its variety side.
karvi-option-turn_b = Board B turned over
karvi-option-turn_b-help = The first short board lies on its variety side.
karvi-option-turn_c = Board C turned over
karvi-option-turn_c-help = The second long board lies on its variety side.
karvi-option-turn_d = Board D turned over
karvi-option-turn_d-help = The second short board lies on its variety side.
karvi-option-draft = Less luck
karvi-option-draft-help = Equipment tiles and runestones are drafted instead of dealt.
karvi-option-draw_two = Draw two, keep one
karvi-option-draw_two-help = Whoever draws an equipment card may look at two and put one back.

## The score sheet

karvi-sheet-fields = Fields
karvi-sheet-buildings = Buildings
karvi-sheet-equipping = Tiles placed
karvi-sheet-trade = Trade
karvi-sheet-raids = Raids
karvi-sheet-valhalla = Valhalla
karvi-sheet-cards = Equipment cards
karvi-sheet-trade_cards = Trade cards
karvi-sheet-tiles = Equipment tiles
karvi-sheet-stones = Special runestones
karvi-sheet-runestones = Runestones
karvi-sheet-strength = Strength
karvi-sheet-goods = Goods, squared
karvi-sheet-beer = Beer left
karvi-sheet-provisions = Provisions left
karvi-sheet-gold = Gold left
karvi-sheet-hand = Cards in hand
karvi-sheet-resources = Fur and silver left

## What a position’s worth is made of

karvi-term-points = Points
karvi-term-fields = Fields before your dice
karvi-term-resources = Fur and silver
karvi-term-spare_resources = Fur and silver to spare
karvi-term-pairs = Pairs of fur and silver
karvi-term-gold = Gold
karvi-term-provisions = Provisions
karvi-term-cards = Cards in hand
karvi-term-beer = Beer on the dice
karvi-term-first_beer = No die without beer
karvi-term-strength = Strength
karvi-term-wounds = Injured warriors
karvi-term-empty_places = Free places for warriors
karvi-term-waiting_tiles = Tiles beside the tableau
karvi-term-ready_tiles = Tiles that are nearly ready
karvi-term-trade_square = Trade tiles squared
karvi-term-laid_tiles = What the tracks have unlocked
karvi-term-full_track = A full trade track
karvi-term-posts = Trading posts built
karvi-term-towers = Towers built
karvi-term-stock = Buildings in the supply
karvi-term-stones = Runestones
karvi-term-stones_growing = Growing special runestones
karvi-term-next_goals = Next goals of runestones
karvi-term-near_goals = Goals of runestones nearly met
karvi-term-fitting_stones = Runestones with their condition met
karvi-term-visible_tiles = Visible equipment tiles
karvi-term-fitting_tiles = Equipment with its condition met
karvi-term-best_place = The ship’s best destination
karvi-term-second_place = The ship’s second best destination
karvi-term-coming_resources = Fur and silver to come
karvi-term-coming_beer = Beer to come
karvi-term-coming_strength = Strength to come
karvi-term-coming_cards = Cards to come
karvi-term-coming_equipment = Equipping to come
karvi-term-coming_trade_cards = Trade cards to come
karvi-term-coming_place = What the ship’s place will bring
karvi-term-coming_stone = Runestones to come
karvi-term-coming_tile = A trade or raid to come

## Names

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
karvi-place-map-south = southern map spot
karvi-place-map-north = northern map spot

karvi-stop-spot = stop spot { $number }
karvi-field = field { $number }
karvi-warrior =
    { $side ->
        [injured] injured warrior of strength { $strength }
       *[other] healthy warrior of strength { $strength }
    }
karvi-kind-helmet = helmet cards
karvi-kind-beer = beer cards
karvi-kind-ship = ship cards
karvi-tile-stern = stern
karvi-tile-sail = sail
karvi-tile-head = head
karvi-building-trading-post = trading post
karvi-building-tower = tower
karvi-good-wool = wool
karvi-good-soapstone = soapstone
karvi-good-honey = honey
karvi-good-amber = amber
karvi-good-walrus-ivory = walrus ivory
karvi-good-glass = glass
karvi-raid-sort = raid tile { $number }
karvi-card-name-helmet = helmet card { $number }
karvi-card-name-beer = beer card { $number }
karvi-card-name-ship = ship card { $number }

karvi-count-trade-tiles = trade tiles on the track
karvi-count-raid-tiles = raid tiles on the track
karvi-count-equipment-tiles = equipment tiles placed
karvi-count-helmet-cards = helmet cards played
karvi-count-beer-cards = beer cards played
karvi-count-ship-cards = ship cards played
karvi-count-equipment-cards = equipment cards played
karvi-count-trade-cards = trade cards received
karvi-count-trading-posts = trading posts built
karvi-count-towers = towers built
karvi-count-buildings = buildings built
karvi-count-healthy = healthy warriors
karvi-count-injured = injured warriors
karvi-count-warriors = warriors
karvi-count-strength = strength
karvi-count-provisions = provisions
karvi-count-good-wool = wool secured
karvi-count-good-soapstone = soapstone secured
karvi-count-good-honey = honey secured
karvi-count-good-amber = amber secured
karvi-count-good-walrus-ivory = walrus ivory secured
karvi-count-good-glass = glass secured

## Amounts and joints

karvi-fur = { $n } fur
karvi-silver = { $n } silver
karvi-gold = { $n } gold
karvi-free = nothing

## Steps of effects

karvi-action-beer = beer action
karvi-action-provisions = provisions action
karvi-action-income = income action
karvi-action-equip = equip action
karvi-action-trade = trade action
karvi-action-raid = raid action
karvi-action-locked = locked action
karvi-step-gain-any = { $n } fur or silver
karvi-step-beer = { $n } beer
karvi-step-provisions =
    { $n ->
        [one] 1 provision
       *[other] { $n } provisions
    }
karvi-step-draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
karvi-step-draw-helmet =
    { $n ->
        [one] draw a helmet card
       *[other] draw { $n } helmet cards
    }
karvi-step-draw-beer =
    { $n ->
        [one] draw a beer card
       *[other] draw { $n } beer cards
    }
karvi-step-draw-ship =
    { $n ->
        [one] draw a ship card
       *[other] draw { $n } ship cards
    }
karvi-step-trade-card =
    { $n ->
        [one] a trade card
       *[other] { $n } trade cards
    }
karvi-step-warrior =
    { $n ->
        [one] a warrior of strength { $strength }
       *[other] { $n } warriors of strength { $strength }
    }
karvi-step-strength = strength +{ $n }
karvi-step-heal =
    { $n ->
        [one] heal a warrior
       *[other] heal up to { $n } warriors
    }
karvi-step-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
karvi-step-points-per = { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each of your { $what } (at most { $most })
karvi-step-move-normal =
    { $steps ->
        [one] sail 1 step without provisions
       *[other] sail up to { $steps } steps without provisions
    }
karvi-step-move-beside = sail up to { $steps } steps without provisions; nobody is displaced
karvi-step-move-force = sail up to { $steps } steps without provisions; displace for free
karvi-step-moves-normal = { $times } separate movements of { $steps } step each, without provisions
karvi-step-moves-beside = { $times } separate movements of { $steps } step each; nobody is displaced
karvi-step-moves-force = { $times } separate movements of { $steps } step each; displace for free
karvi-step-jump-map = put your ship on a map spot, even without the map
karvi-step-jump-ship-normal = put your ship on another ship's spot
karvi-step-jump-ship-beside = put your ship beside another ship
karvi-step-jump-ship-force = put your ship on another ship's spot and displace all ships there for free
karvi-step-release-tower = the leftmost tower of your track goes to your supply
karvi-step-release-trading-post = the leftmost trading post of your track goes to your supply
karvi-step-each-warrior-strength-healthy = each healthy warrior rises by up to { $up_to }
karvi-step-each-warrior-strength-injured = each injured warrior rises by up to { $up_to }
karvi-step-double-strength-healthy = double the strength of up to { $warriors } healthy warriors (at most 6)
karvi-step-double-strength-injured = double the strength of up to { $warriors } injured warriors (at most 6)
karvi-step-points-strength-healthy =
    { $warriors ->
        [one] points for the strength of a healthy warrior
       *[other] points for the strength of { $warriors } healthy warriors
    }
karvi-step-points-strength-injured =
    { $warriors ->
        [one] points for the strength of an injured warrior
       *[other] points for the strength of { $warriors } injured warriors
    }
karvi-step-flip-to-injured = turn any number of healthy warriors to injured: { $gain } for each
karvi-step-return-warrior-healthy = give back a healthy warrior: { $gain }
karvi-step-return-warrior-injured = give back an injured warrior: { $gain }
karvi-step-die-set = set one of your dice to { $value } beer
karvi-step-die-copy = set one of your dice to the beer of any other die
karvi-step-die-points = points for the beer on each of your dice
karvi-step-die-move-free = make the die move of this turn without paying beer
karvi-step-die-back-paying =
    { $fields ->
        [one] move one of your dice back by one free field, pay its beer and use it
       *[other] move one of your dice back by exactly { $fields } free fields, pay the beer and use the field
    }
karvi-step-die-back-free =
    { $fields ->
        [one] move one of your dice back by one free field and use it without beer
       *[other] move one of your dice back by exactly { $fields } free fields and use the field without beer
    }
karvi-step-field-reuse-own = use a field or stop spot with one of your dice once more, without beer
karvi-step-field-any-free-free = use any free field or stop spot without beer
karvi-step-field-any-free-paying = use any free field or stop spot; one of your dice pays its beer
karvi-step-die-stack = put the die of this turn onto another die further ahead and use its field without beer
karvi-step-pay-provisions = pay up to { $most ->
        [one] 1 provision
       *[other] { $most } provisions
    }: { $gain } for each
karvi-step-beer-cost-cap = your dice never pay more than { $value } beer
karvi-step-paid-move =
    { $provisions ->
        [one] pay 1 provision for a movement of up to { $steps } steps
       *[other] pay { $provisions } provisions for a movement of up to { $steps } steps
    }
karvi-step-paid-move-any = pay { $provisions } provisions for a movement of any distance
karvi-step-map = the yellow area is open to you
karvi-step-build-bonus = a tower brings { $tower }, a trading post { $post }
karvi-step-paid-choice = lower one of your dice by { $beer } beer for a { $choice }
karvi-step-raid-bonus = one damage less and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more
karvi-step-raid-points-factor = the points of the raid count twice

karvi-when-passive = Always: { $effect }
karvi-when-free-once-per-turn = Once a turn: { $effect }
karvi-when-equip-action = Equip action: { $effect }
karvi-when-beer-action = Beer action: { $effect }
karvi-when-income-action = Income action: { $effect }
karvi-when-trade-action = Trade action: { $effect }
karvi-when-raid-action = Raid action: { $effect }
karvi-when-after-raid-death = After a raid in which a warrior died: { $effect }
karvi-when-trade-card-received = For each trade card: { $effect }
karvi-when-on-build = When building: { $effect }
karvi-condition = { $what }: at least { $n }

## Cards, tiles and stones

karvi-card-text = Costs { $cost }: { $effect }
karvi-card-label = { $card }. { $text }
karvi-trade-card = Trade card: { $effect }
karvi-equipment-label = { $tile } (needs { $condition }). { $effect }
karvi-stone = { $what }: { $easy } for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $hard } for { $more }
karvi-stone-label = Runestone. { $score }
karvi-special-stone = { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each of your { $what }
karvi-trade-tile =
    { $cards ->
        [one] { $cost } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and a trade card
       *[other] { $cost } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and { $cards } trade cards
    }
karvi-raid-tile = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $bonus } with strength { $strength } or more, { $damage } damage

## The table

karvi-panel-sea = Northern seas
karvi-panel-village = Village, round { $round } of { $rounds }
karvi-panel-market = Cards
karvi-panel-mat =
    { $points ->
        [one] { $seat }: 1 point
       *[other] { $seat }: { $points } points
    }
karvi-panel-hand =
    { $n ->
        [one] Your hand: 1 card
       *[other] Your hand: { $n } cards
    }
karvi-boards = Fields, costs and stop tiles are reconstructed: the printed ones are not known
karvi-panel-choices = What you can do
karvi-score = { $seat }: { $points }
karvi-stack = { $good }: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }; looked at by: { $seen }
karvi-slot =
    { $points ->
        [one] Free slot for a { $building }: 1 point
       *[other] Free slot for a { $building }: { $points } points
    }
karvi-built =
    { $points ->
        [one] { $seat } has built here for 1 point
       *[other] { $seat } has built here for { $points } points
    }
karvi-special-stones = { $n ->
        [one] 1 special runestone
       *[other] { $n } special runestones
    }
karvi-ship = Ship of { $seat } at { $place }, { $provisions ->
        [0] no provisions
        [one] 1 provision
       *[other] { $provisions } provisions
    } aboard
karvi-spot = { $spot }: { $effect }
karvi-beer-cost = { $beer } beer
karvi-die = Die { $die } of { $seat } on { $spot }: { $beer } beer
karvi-no-card = No trade card until the turn ends
karvi-card-stack =
    { $n ->
        [one] 1 of the { $kind } is left
       *[other] { $n } { $kind } are left
    }
karvi-provisions = { $n } of { $most } provisions
karvi-stock = { $n } × { $building } in the supply
karvi-strength = strength { $n }
karvi-free-place = free place for a warrior
karvi-track = { $track }: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } laid
karvi-slot-laid = Slot { $slot } is covered: { $upgrade }
karvi-slot-open = Slot { $slot } will bring: { $upgrade }
karvi-upgrade-trade-1 = beer 3
karvi-upgrade-trade-2 = locked: gold + silver
karvi-upgrade-trade-3 = beer 4
karvi-upgrade-trade-4 = map
karvi-upgrade-trade-5 = beer 5
karvi-upgrade-trade-6 = Francia: 4 for 8
karvi-upgrade-raid-1 = provisions 3
karvi-upgrade-raid-2 = locked: strength 3
karvi-upgrade-raid-3 = provisions 4
karvi-upgrade-raid-4 = map
karvi-upgrade-raid-5 = provisions 5
karvi-upgrade-raid-6 = Francia: 25 for 12
karvi-waiting-building = This building is freed when the slot is covered
karvi-empty-place = Place for a { $place }: costs { $cost }, covers { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
karvi-empty-stone = Spot for a runestone: costs { $cost }, covers { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
karvi-beside = { $good }: { $tile }
karvi-played = { $n } { $kind } played
karvi-received = { $n } trade cards received
karvi-held = In hand: { $n } { $kind } of value { $deck }

## In words

karvi-panel-cards = Cards
karvi-plain-die = { $seat } ({ $beer } beer)
karvi-plain-blockade = blockade
karvi-plain-stack =
    { $n ->
        [one] { $good }: 1 tile
       *[other] { $good }: { $n } tiles
    }
karvi-plain-above = above: { $thing }
karvi-plain-held =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
karvi-plain-played = { $n } played

## What is asked

karvi-ask-turn = Your turn: move your die, or use free actions first.
karvi-ask-turn-after = Use further free actions, or end your turn.
karvi-ask-plain-move = Where does the die go?
karvi-ask-plain-sail = Where does your ship sail?
karvi-ask-plain-displace = Where do you put the displaced ship?
karvi-ask-plain-look = Look at the stack and take a tile?
karvi-ask-plain-take = Which tile do you keep?
karvi-ask-plain-build = Build here?
karvi-ask-plain-stone = Which special runestone do you choose?
karvi-ask-plain-cover = Cover a runestone with the new one, or discard it?
karvi-ask-gather =
    { $paying ->
        [yes] Pay { $n } fur or silver in all.
       *[other] Take { $n } fur or silver in all.
    }
karvi-ask-n-pour = Spread { $n } beer over your dice.
karvi-ask-n-strengthen = Raise your warriors by { $n } in all.
karvi-ask-plain-raise-each = Which warrior rises?
karvi-ask-n-heal =
    { $n ->
        [one] Which warrior is healed?
       *[other] Which warriors are healed? { $n } in all
    }
karvi-ask-plain-wound = Which healthy warrior do you turn?
karvi-ask-plain-give = Which warrior do you give back?
karvi-ask-recruit = All places are taken: who makes room for a warrior of strength { $strength }?
karvi-ask-n-damage =
    { $n ->
        [one] One more damage: who suffers it?
       *[other] { $n } damage: who suffers the first?
    }
karvi-ask-n-draw =
    { $n ->
        [one] From which stack do you draw?
       *[other] From which stack do you draw the first of { $n } cards?
    }
karvi-ask-plain-keep = Which card do you keep?
karvi-ask-plain-equip = Draw a card or place a tile.
karvi-ask-plain-trade = Which tile do you trade?
karvi-ask-plain-raid = Where do you raid?
karvi-ask-n-receive =
    { $n ->
        [one] Choose a trade card.
       *[other] Choose the first of { $n } trade cards.
    }
karvi-ask-plain-part = Which part of the field comes first?
karvi-ask-plain-option = Choose one.
karvi-ask-die-set = Which die do you set?
karvi-ask-die-back = Which die goes back?
karvi-ask-die-pay-field = Which die pays for the field?
karvi-ask-die-pay-tile = Which die pays for the sail?
karvi-ask-plain-copy = Which die becomes like which?
karvi-ask-plain-use = Which field do you use?
karvi-ask-plain-pay = How many provisions do you pay?
karvi-ask-plain-when = The bonus before or after the action?
karvi-ask-plain-discard = Discard a second card for a gold.
karvi-ask-plain-first = Which runestone is your first?
karvi-ask-plain-start = Choose a start card.
karvi-ask-plain-draft = Take a tile from the piles that you hold.

## What can be done

karvi-do-move =
    { $beer ->
        [0] Move to { $spot }: { $effect }
       *[other] Move to { $spot } for { $beer } beer: { $effect }
    }
karvi-do-use = Use { $spot }: { $effect }
karvi-do-sail = Sail to { $place }
karvi-do-sail-for =
    { $provisions ->
        [one] Sail to { $place } for 1 provision
       *[other] Sail to { $place } for { $provisions } provisions
    }
karvi-do-return = Sail out and back to { $place }
karvi-do-stay = Stay at { $place } and use the place
karvi-do-displace = Put the ship of { $ship } at { $place }
karvi-do-raise = Raise the { $warrior } by { $by }
karvi-do-warrior-heal = Heal the { $warrior }
karvi-do-warrior-wound = Turn over the { $warrior }
karvi-do-warrior-dismiss = Give back the { $warrior }
karvi-do-warrior-hurt = The { $warrior } suffers the damage
karvi-do-play = Play { $card } (costs { $cost }): { $effect }
karvi-do-discard = Discard { $card }; two cards bring a gold
karvi-do-keep = Keep { $card }
karvi-do-draw-helmet = Draw a helmet card
karvi-do-draw-beer = Draw a beer card
karvi-do-draw-ship = Draw a ship card
karvi-do-draw-two-helmet = Look at two helmet cards and keep one
karvi-do-draw-two-beer = Look at two beer cards and keep one
karvi-do-draw-two-ship = Look at two ship cards and keep one
karvi-do-receive = Take this trade card: { $effect }
karvi-do-place = Place for { $cost }: { $tile }
karvi-do-engrave = Put the runestone onto spot { $spot } – { $stone }
karvi-do-deed-trade = Trade { $good }: { $tile }
karvi-do-deed-raid = Raid { $good }: { $tile }
karvi-do-francia-trade = Trade in Francia: { $cost } fur or silver for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
karvi-do-francia-raid = Raid in Francia: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $damage } damage
karvi-do-take = Take the tile: { $tile }
karvi-do-stone = Take this special runestone: { $bonus } now, { $score } at the end
karvi-do-cover = Cover the runestone on spot { $spot }
karvi-do-pick = Take { $tile }
karvi-do-start = Start card { $card }: { $resources }, a warrior of strength { $warrior }, { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    }, { $beer } beer on the dice, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
karvi-do-exchange-fur = Exchange a gold for a fur
karvi-do-exchange-silver = Exchange a gold for a silver
karvi-do-exchange-provision = Exchange a gold for a provision
karvi-do-exchange-beer-1 = Exchange a gold for a beer on die 1
karvi-do-exchange-beer-2 = Exchange a gold for a beer on die 2
karvi-do-gather =
    { $paying ->
        [yes] Pay { $amount }
       *[other] Take { $amount }
    }
karvi-do-pour-none = Take no beer
karvi-do-pour-one = { $n } beer on die { $die }
karvi-do-pour = { $first } beer on die 1, { $second } on die 2
karvi-do-choose = { $effect }
karvi-do-die = Take die { $die } with { $beer } beer
karvi-do-copy = Set die { $die } to { $beer } beer, like die { $other } of { $owner }
karvi-do-pay =
    { $n ->
        [one] Pay 1 provision
       *[other] Pay { $n } provisions
    }
karvi-do-build = Build { $building } at { $place }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
karvi-do-plain-rig = Use your sail
karvi-do-plain-bonus = Take the stern's bonus first
karvi-do-plain-look = Look at the stack and take a tile
karvi-do-plain-now = The bonus first
karvi-do-plain-later = The bonus afterwards
karvi-do-plain-end = End the turn
karvi-done-sail = Do not sail
karvi-done-look = Leave the stack alone
karvi-done-build = Do not build
karvi-done-cover = Discard the new runestone
karvi-done-strengthen = Leave the rest
karvi-done-raise-each = Nobody else rises
karvi-done-heal = Heal nobody else
karvi-done-wound = Turn nobody else
karvi-done-give = Give nobody back
karvi-done-recruit = Do without the new warrior
karvi-done-equip = Do not equip
karvi-done-trade = Do not trade
karvi-done-raid = Do not raid
karvi-done-part = Leave the rest of the field
karvi-done-die = Leave the dice alone
karvi-done-copy = Leave the dice alone
karvi-done-use = Use no field
karvi-done-pay = Pay nothing
karvi-part = part { $n }
karvi-locked-trade = 1 gold and 1 silver
karvi-locked-raid = strength +3

## The log

karvi-story-gains = { $seat } receives { $gains }.
karvi-won-strength = { $n } strength
karvi-won-cards =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
karvi-tell-exchange-fur = { $seat } exchanges a gold for a fur.
karvi-tell-exchange-silver = { $seat } exchanges a gold for a silver.
karvi-tell-exchange-provision = { $seat } exchanges a gold for a provision.
karvi-tell-exchange-beer-1 = { $seat } exchanges a gold for a beer on the first die.
karvi-tell-exchange-beer-2 = { $seat } exchanges a gold for a beer on the second die.
karvi-tell-move =
    { $beer ->
        [0] { $seat } moves to { $spot } ({ $effect }).
       *[other] { $seat } moves to { $spot } for { $beer } beer ({ $effect }).
    }
karvi-tell-use = { $seat } uses { $spot } ({ $effect }).
karvi-tell-pour = { $seat } pours { $first } beer on the first die and { $second } on the second.
karvi-tell-pour-none = { $seat } takes no beer.
karvi-tell-pour-one =
    { $die ->
        [1] { $seat } pours { $n } beer on the first die.
       *[other] { $seat } pours { $n } beer on the second die.
    }
karvi-tell-die-set =
    { $die ->
        [1] { $seat } sets the first die to { $beer } beer.
       *[other] { $seat } sets the second die to { $beer } beer.
    }
karvi-tell-die-back =
    { $die ->
        [1] { $seat } moves the first die back.
       *[other] { $seat } moves the second die back.
    }
karvi-tell-die-pay-field =
    { $die ->
        [1] { $seat } pays for the field with the first die.
       *[other] { $seat } pays for the field with the second die.
    }
karvi-tell-die-pay-tile =
    { $die ->
        [1] { $seat } pays for the sail with the first die.
       *[other] { $seat } pays for the sail with the second die.
    }
karvi-tell-copy =
    { $die ->
        [1] { $seat } sets the first die to { $beer } beer, like a die of { $owner }.
       *[other] { $seat } sets the second die to { $beer } beer, like a die of { $owner }.
    }
karvi-tell-choose = { $seat } chooses: { $effect }.
karvi-tell-gather =
    { $paying ->
        [yes] { $seat } pays { $amount }.
       *[other] { $seat } takes { $amount }.
    }
karvi-tell-return = { $seat } sails out and back to { $place }.
karvi-tell-stay = { $seat } stays at { $place } and uses the place.
karvi-tell-sail =
    { $provisions ->
        [0] { $seat } sails to { $place }.
        [1] { $seat } sails to { $place } for 1 provision.
       *[other] { $seat } sails to { $place } for { $provisions } provisions.
    }
karvi-tell-displace = { $seat } displaces the ship of { $ship } to { $place }.
karvi-tell-look = { $seat } looks at the trade tiles at { $place } ({ $good }).
karvi-tell-look-raid = { $seat } looks at the raid tiles at { $place }.
karvi-tell-take = { $seat } takes a trade tile ({ $good }): { $tile }.
karvi-tell-take-raid = { $seat } takes a raid tile: { $tile }.
karvi-tell-build-trading-post = { $seat } builds a trading post at { $place }.
karvi-tell-build-tower = { $seat } builds a tower at { $place }.
karvi-tell-stone = { $seat } chooses a special runestone: { $bonus } now, { $score } at the end.
karvi-tell-cover = { $seat } covers the runestone on spot { $n } with the new one.
karvi-tell-pay =
    { $n ->
        [one] { $seat } pays 1 provision.
       *[other] { $seat } pays { $n } provisions.
    }
karvi-tell-raise =
    { $side ->
        [injured] An injured warrior of { $seat } rises from { $strength } to { $to }.
       *[other] A warrior of { $seat } rises from { $strength } to { $to }.
    }
karvi-tell-warrior-heal = { $seat } heals a warrior of strength { $strength }.
karvi-tell-warrior-wound = { $seat } turns a warrior of strength { $strength } to the injured side.
karvi-tell-warrior-dismiss =
    { $side ->
        [injured] { $seat } gives back an injured warrior of strength { $strength }.
       *[other] { $seat } gives back a healthy warrior of strength { $strength }.
    }
karvi-tell-warrior-hurt =
    { $side ->
        [injured] An injured warrior of { $seat } (strength { $strength }) falls and enters Valhalla.
       *[other] A warrior of { $seat } (strength { $strength }) is injured.
    }
karvi-tell-play = { $seat } plays { $card } for { $cost }: { $effect }.
karvi-tell-play-free = { $seat } plays { $card }: { $effect }.
karvi-tell-plain-discard = { $seat } puts a card under its stack.
karvi-tell-plain-keep = { $seat } keeps one of two cards and puts the other back.
karvi-tell-plain-rig = { $seat } uses the sail.
karvi-tell-plain-bonus = { $seat } takes the bonus of the stern first.
karvi-tell-draw-helmet = { $seat } draws a helmet card.
karvi-tell-draw-beer = { $seat } draws a beer card.
karvi-tell-draw-ship = { $seat } draws a ship card.
karvi-tell-draw-two-helmet = { $seat } looks at two helmet cards.
karvi-tell-draw-two-beer = { $seat } looks at two beer cards.
karvi-tell-draw-two-ship = { $seat } looks at two ship cards.
karvi-tell-receive = { $seat } takes a trade card: { $effect }.
karvi-tell-place-stern = { $seat } adds a stern for { $cost }. { $effect }.
karvi-tell-place-sail = { $seat } sets a sail for { $cost }. { $effect }.
karvi-tell-place-head = { $seat } adds a head for { $cost }. { $effect }.
karvi-tell-engrave = { $seat } raises a runestone – { $stone }.
karvi-tell-francia-trade = { $seat } trades in Francia for { $cost } fur or silver.
karvi-tell-francia-raid = { $seat } raids Francia.
karvi-tell-trade = { $seat } trades { $good }: { $tile }.
karvi-tell-raid = { $seat } raids { $place }: { $tile }.
karvi-tell-start = { $seat } takes start card { $card }.
karvi-tell-pick-tile-stern = { $seat } takes a stern. { $effect }.
karvi-tell-pick-tile-sail = { $seat } takes a sail. { $effect }.
karvi-tell-pick-tile-head = { $seat } takes a head. { $effect }.
karvi-tell-pick-stone = { $seat } takes a runestone – { $stone }.
karvi-story-round = Round { $round } begins.
karvi-story-display =
    { $n ->
        [one] A new trade card lies open.
       *[other] { $n } new trade cards lie open.
    }
karvi-story-laid-trade = { $seat } lays the tile onto slot { $slot } of the trade track.
karvi-story-laid-raid = { $seat } lays the tile onto slot { $slot } of the raid track.
karvi-story-set = { $seat } sets up the runestone.
karvi-story-end-title = Final scoring
karvi-fight-francia = Francia
karvi-fight-needed = Strength needed
karvi-fight-damage = { $n } damage
karvi-story-end = All dice have stopped: the final scoring.
karvi-story-final = { $seat } adds at the end: { $lines }.
karvi-story-line = { $points } ({ $what })

## Why not: one sentence a rule

KARVI-003 = This tile does not lie in this stack.
KARVI-009 = A blockade lies on { $spot }.
KARVI-013 = This special runestone does not lie here.
KARVI-017 = This runestone does not lie above your tableau.
KARVI-018 = This tile does not lie above your tableau.
KARVI-028 = There is no such die.
KARVI-030 = Put one of your three runestones on your tableau first.
KARVI-033 = You must move your die before your turn can end.
KARVI-037 = It is time for your die move or for free actions.
KARVI-039 = Dice move clockwise only.
KARVI-041 = From the stop area a die must first go to a field outside.
KARVI-042 = A die stands on { $spot } already.
KARVI-043 = The field costs { $price } beer; your die has { $beer }.
KARVI-046 = One die must pay all { $price } beer; the best it can is { $beer }.
KARVI-056 = Your ship has had its free movement this turn.
KARVI-057 = Free actions belong into your own turn.
KARVI-058 = No spot can be reached with this movement.
KARVI-059 = That takes { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; you have { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    }.
KARVI-060 = There is no room at { $place }.
KARVI-062 = First put the displaced ship somewhere.
KARVI-064 = Displacing the ship at { $place } costs more than your { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    }.
KARVI-065 = A displaced ship goes to the nearest spot possible, such as { $place }.
KARVI-066 = The owner of the displaced ship has no map for { $place }.
KARVI-067 = Your ship has reached a stack: look at it, or not.
KARVI-071 = You have looked at the stack: keep one of its tiles.
KARVI-076 = Your ship has reached a building site: build, or not.
KARVI-081 = You do not hold card { $card }.
KARVI-083 = The card costs { $cost }.
KARVI-084 = The card has no second box.
KARVI-086 = Two cards of your hand are discarded for one gold.
KARVI-089 = You have no gold to exchange.
KARVI-090 = Choose a part of the field that is left, or stop.
KARVI-091 = Exactly one of the options must be chosen.
KARVI-096 = A warrior must make room, or the new one stays away.
KARVI-097 = The beer is shared among your dice; more than that is not there.
KARVI-099 = A die holds at most 5 beer.
KARVI-102 = A ship holds at most 6 provisions.
KARVI-106 = Strength must be given to your warriors now.
KARVI-107 = No warrior is stronger than 6.
KARVI-108 = There are only { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of strength to give.
KARVI-110 = The equip action: draw a card or place a tile.
KARVI-111 = Draw a card from the stack that is meant.
KARVI-113 = Placing costs { $cost }.
KARVI-117 = A runestone goes to the first free spot, or covers another one.
KARVI-119 = The trade action activates a trade tile beside your tableau.
KARVI-120 = The tile costs { $cost }.
KARVI-123 = Choose one of the open trade cards.
KARVI-125 = No trade card lies there until the turn ends.
KARVI-126 = The raid action activates a raid tile beside your tableau.
KARVI-131 = Damage must be suffered: one of your warriors takes it.
KARVI-135 = Choose an injured warrior to heal.
KARVI-141 = Without the map you cannot sail to { $place }.
KARVI-144 = Choose one of the special runestones of this place.
KARVI-147 = Without a free spot the stone covers another one or is discarded.
KARVI-148 = Francia trades only with all six trade tiles on the track.
KARVI-149 = Francia is raided only with all six raid tiles on the track.
KARVI-164 = There is no warrior of { $strength } in the supply.
KARVI-166 = There are no { $kind } left.
KARVI-168 = Choose a split of fur and silver that is possible.
KARVI-173 = That needs { $needed } { $what }; you have { $have }.
KARVI-178 = You have no { $warrior }.
KARVI-181 = No visible tile of yours can be used that way.
KARVI-182 = Say whether the tile's bonus comes before or after the action.
KARVI-183 = You have no stern whose bonus you could take.
KARVI-185 = Your sail was used this turn.
KARVI-186 = Your sail costs { $price ->
        [one] 1 provision
       *[other] { $price } provisions
    }; you have { $provisions }.
KARVI-189 = One of your dice must have two beer for the sail.
KARVI-198 = Choose a warrior that rises, each only once.
KARVI-199 = The { $warrior } cannot rise by this card, or has risen already.
KARVI-201 = A warrior doubles her strength, up to 6, if one is in the supply.
KARVI-203 = Choose a healthy warrior to turn.
KARVI-205 = Give back a warrior of the right side.
KARVI-208 = Choose one of your dice.
KARVI-210 = A die takes the beer of another die.
KARVI-212 = Choose one of your dice that can go back.
KARVI-214 = This die cannot go back so far, or stands in the stop area.
KARVI-218 = The die must go onto another die further ahead.
KARVI-220 = Another die stands on this one.
KARVI-221 = None of your dice stands there.
KARVI-222 = Choose a free field or stop spot.
KARVI-223 = Choose a free field, and one die that pays for it.
KARVI-224 = That is { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } away; the movement has { $most }.
KARVI-225 = Your ship has a further movement: choose a place, or leave it.
KARVI-228 = This ship need not be displaced.
KARVI-233 = Pay as many provisions as the card allows and you have.
KARVI-235 = Your ship goes to one of the two map spots.
KARVI-236 = No other ship stands at { $place }.
KARVI-239 = Choose a start card that nobody has.
KARVI-243 = Take tiles only from the piles that you hold, until you have enough of each kind.
KARVI-245 = Keep one of two cards: only when two were drawn, in the variant of that name.
KARVI-AMB-03 = The die goes to the leftmost free spot of the coming stop area.
KARVI-AMB-07 = That belongs to the die move of the turn.
KARVI-AMB-15 = Francia takes { $need } fur or silver; you have { $have }.
KARVI-AMB-19 = A single step cannot end where it began; only the free movement may stay.
KARVI-AMB-27 = That needs strength { $need }; you have { $strength }.
KARVI-AMB-37 = There is only one card left in this stack.
KARVI-AMB-51 = A bonus comes once, with an action that is carried out.
KARVI-AMB-55 = Your die has moved this turn.
KARVI-AMB-59 = The ship must go to another spot.

karvi-panel-tray = Hand and choices
karvi-no-hand = Your cards, and what you may choose, come here.
karvi-to-do = to do
karvi-moves-next = moves next
karvi-queued = { $seat }, die { $die } with { $beer } beer: moves as number { $place }
karvi-own-die = Die { $die }: { $beer } beer
karvi-cards-held =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
karvi-order =
    { $place ->
        [0] turn
        [1] next
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

# --- components as they are looked for in the box ---

karvi-portrait-board = Village board { $letter }
karvi-portrait-stop = { $number ->
    [4] Stop area for four
   *[other] Stop area { $number }
}
karvi-portrait-tile = { $sort } { $letter }
karvi-portrait-stone = { $special ->
    [0] Runestone { $number }
   *[other] Special runestone { $number }
}
karvi-portrait-trade-card = Trade card { $number }
karvi-portrait-start-card = Start card { $number }

# --- what would follow ---

karvi-then-beer = Beer of the die { $old } › { $new }
karvi-then-rests = The die stays at its stop until the next round
karvi-then-again = Your die moves next again
karvi-then-order =
    { $place ->
        [2] Your die is then second; { $who } moves first
        [3] Your die is then third; { $who } moves first
       *[other] Your die is then number { $place }; { $who } moves first
    }
karvi-then-next = { $who } moves next
karvi-then-provisions = Provisions { $old } › { $new }
