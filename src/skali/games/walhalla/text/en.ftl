## The game and its options

walhalla-name = Walhalla
walhalla-blurb = Man the dragons, sail into the fjords, besiege the land, and send the fallen to Walhalla: they win fights and bring reinforcements.
walhalla-moment = Raid { $raid } of { $raids }
walhalla-counted = The points so far, the scoring of this raid and the final scoring, as if the game ended now; cards laid face down count, cards in hand do not.
walhalla-legend = Signs: ~ open water, · a neutral seat of a dragon, (Red) its coloured seat or, while it is manned, who sits there, [7] a tip; “Wheat · Red” is a field that red besieges. Fjords are counted from 1 in sentences and from 0 in the notation (dock 0 is fjord 1).

walhalla-option-layout = Tongues of land
walhalla-option-layout-help = How many tiles each of the three tongues has, from left to right. Six each is the basic game; “random” takes any of the ten layouts.
walhalla-option-layout-random = random
walhalla-option-zero_ranks = An empty Walhalla has a place
walhalla-option-zero_ranks-help = In the final ranking, having nobody in Walhalla counts as a number like any other and may take second place. Without it, nobody scores with nothing.
walhalla-option-first = First start player
walhalla-option-first-help = Who begins the first raid.
walhalla-option-first-random = by lot

## The score sheet

walhalla-sheet-start = Before
walhalla-sheet-forests = Forests
walhalla-sheet-hunts = Hunts
walhalla-sheet-cards = Cards
walhalla-sheet-wheat = Wheat
walhalla-sheet-tongues = Tongues
walhalla-sheet-fields = Fields held
walhalla-sheet-walhalla = Walhalla
walhalla-sheet-total = Points

## What a position’s worth is made of

walhalla-term-points = Points
walhalla-term-majorities = Majorities on the tongues
walhalla-term-forces = Strength on the tongues
walhalla-term-wheat = Wheat
walhalla-term-last_fields = Fields held at the end
walhalla-term-heroes = First heroes in Walhalla
walhalla-term-more_heroes = Further heroes in Walhalla
walhalla-term-last_heroes = First heroes in the last raid
walhalla-term-last_more_heroes = Further heroes in the last raid
walhalla-term-walhalla_rank = Rank in Walhalla
walhalla-term-sailing = Vikings who can still sail
walhalla-term-left_at_home = Vikings who stay at home
walhalla-term-asgard = Vikings in Asgard
walhalla-term-aboard = Vikings on board
walhalla-term-laid_cards = Terrain cards laid
walhalla-term-terrain_cards = Terrain cards in hand
walhalla-term-last_terrain_cards = Hope for terrain in the last raid
walhalla-term-hunts_and_attacks = Hunts and attacks in hand
walhalla-term-shields = Shields in hand
walhalla-term-last_deeds = Hunts, attacks and shields in the last raid
walhalla-term-tongue_cards = Tongue cards in hand
walhalla-term-walhalla_cards = Walhalla cards in hand
walhalla-term-rival_cards = Cards of the others

## Names

walhalla-colour-red = red
walhalla-colour-black = black
walhalla-colour-yellow = yellow
walhalla-colour-blue = blue
walhalla-who = { $seat } ({ $colour })

walhalla-place-bow = bow
walhalla-place-middle = middle
walhalla-place-stern = stern
walhalla-dragon = dragon with a { $colour } seat ({ $place })
walhalla-seat-of = seat { $place }, { $colour } only
walhalla-bow-up = the bow is at the top

walhalla-first-bow = bow first
walhalla-first-stern = stern first

walhalla-crew-none = nobody
walhalla-crew-bow = bow
walhalla-crew-middle = middle
walhalla-crew-stern = stern
walhalla-crew-bow-middle = bow and middle
walhalla-crew-bow-stern = bow and stern
walhalla-crew-middle-stern = middle and stern
walhalla-crew-all = bow, middle and stern

walhalla-terrain-cult = cult site
walhalla-terrain-forest = forest
walhalla-terrain-village = village
walhalla-terrain-wheat = wheat field

walhalla-field-cult = cult site
walhalla-field-forest-2 = forest 2
walhalla-field-forest-3 = forest 3
walhalla-field-village-1 = village +1
walhalla-field-village-2 = village +2
walhalla-field-wheat = wheat

walhalla-fjord = Fjord { $fjord }
walhalla-tongue = Tongue { $tongue }
walhalla-where = { $field } (tongue { $tongue }, row { $row })
walhalla-held = { $where }, besieged by { $colour }
walhalla-taken = { $field } of { $colour }
walhalla-nothing = nothing
walhalla-or = { $one } or { $other }
walhalla-list = { $first }, { $rest }
walhalla-tip-inner = Inner tip of tongue { $tongue }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for second place
walhalla-tip-outer = Outer tip of tongue { $tongue }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for first place
walhalla-side-left = left: { $where }
walhalla-side-right = right: { $where }

walhalla-strength = { $colour } on tongue { $tongue }: { $count } with villages

walhalla-zone-midgard = Midgard
walhalla-zone-asgard = Asgard
walhalla-zone-walhalla = Walhalla
walhalla-in-midgard = { $who } in Midgard: { $count }, ready to sail
walhalla-in-asgard = { $who } in Asgard: { $count }, back as reinforcements after raids 1 and 2
walhalla-in-walhalla = { $who } in Walhalla: { $count }, one of them wins a fight
walhalla-heroes = { $who }: { $count } in Walhalla
walhalla-score = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
walhalla-start = Start player of this raid
walhalla-hand-size = { $who } has { $count ->
        [one] one card
       *[other] { $count } cards
    }
walhalla-reinforcements = Reinforcements
walhalla-reinforcement = Place { $place } in Walhalla: { $count } vikings come back
walhalla-raid = Raid { $raid }: a wheat field pays { $points ->
        [one] one point
       *[other] { $points } points
    } after it
walhalla-moored = { $dragon }, in fjord { $fjord }, place { $place }
walhalla-aboard = { $colour } still on board, row { $row }
walhalla-sits = { $colour } on the seat { $place }
walhalla-left-stack = Dragons still to come in this raid: { $count }
walhalla-left-pile = Cards to draw: { $count }
walhalla-left-discard = Cards played: { $count }
walhalla-no-cards = You hold no cards.

## Cards, made from their effects

walhalla-card-forest = Forest
walhalla-card-wheat = Wheat
walhalla-card-cult = Cult site
walhalla-card-village = Village
walhalla-card-tongue-6 = Tongue 6
walhalla-card-tongue-7 = Tongue 7
walhalla-card-tongue-8 = Tongue 8
walhalla-card-walhalla = Walhalla
walhalla-card-hunt = Hunt
walhalla-card-attack = Attack
walhalla-card-shield = Shield
walhalla-card = { $card }: { $text }
walhalla-effect-points_a_field = +{ $points } for each own { $terrain }
walhalla-effect-vikings_on_tongue = +{ $vikings } on the tongue with tip { $tip }
walhalla-effect-vikings_in_walhalla = +{ $vikings } in the ranking of Walhalla
walhalla-effect-forest_times = a forest scores ×{ $factor }
walhalla-effect-attack_wins = the attacked viking falls at once
walhalla-effect-defence_wins = wins a defence without losing a hero

## Panels and buttons

walhalla-panel-board =
    { $phase ->
        [raid] Raid { $raid } of 3
        [end] End of raid { $raid }
       *[over] The game is over
    }
walhalla-panel-hand = Your cards
walhalla-button-join = Come along
walhalla-button-stay = Stay at home
walhalla-button-fall = Fall, to Walhalla
walhalla-button-win = Win with a hero
walhalla-button-shield = Play the shield
walhalla-button-hunt = Play the hunt
walhalla-button-pass = No card
walhalla-button-done = Done

## The table in words

walhalla-plain-raid = Raid { $raid } of { $last }, turn of { $who }
walhalla-plain-drawn = Drawn dragon
walhalla-plain-aboard = on board: { $crew }
walhalla-plain-held = { $field } · { $colour }
walhalla-plain-rider = { $colour }!
walhalla-plain-seat = ({ $colour })
walhalla-plain-players = Players
walhalla-plain-hand = in hand
walhalla-plain-laid = laid

## What is asked

walhalla-ask-board = Who boards the { $dragon }?
walhalla-ask-join = { $who } invites you to the coloured seat ({ $place }). Will you come along?
walhalla-ask-dock = Into which fjord does the dragon sail, and which end first?
walhalla-asked-land = Your viking goes ashore in row { $row }. On which side?
walhalla-asked-defend = { $who } attacks your viking: { $where }. Fall or win?
walhalla-asked-hunt = Your viking besieges { $where }. Do you play a hunt?
walhalla-asked-cards = Raid { $raid } is over. Which cards do you lay face down?

walhalla-wait-board = { $who } mans the dragon.
walhalla-wait-join = { $who } is invited on board.
walhalla-wait-dock = { $who } chooses a fjord.
walhalla-wait-land = { $who } goes ashore.
walhalla-wait-defend = { $who } is attacked.
walhalla-wait-hunt = { $who } enters a forest.
walhalla-wait-cards = Cards are being laid face down: { $who }.

## What an option would do

walhalla-do-board =
    { $count ->
        [0] Send nobody of your own
        [one] Board one viking: { $crew }
       *[other] Board { $count } vikings: { $crew }
    }
walhalla-do-join = Come along on the seat { $place }
walhalla-simply-stay = Stay at home
walhalla-do-dock = Fjord { $fjord }, { $end }, from row { $row }
walhalla-docked = { $lies }: { $touched }
walhalla-beside = { $colour } beside { $fields }
walhalla-ashore-cult = Go ashore { $where }; draw a card
walhalla-ashore-forest = Go ashore { $where }; { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
walhalla-ashore-village = Go ashore { $where }; +{ $value } in the majority
walhalla-ashore-wheat = Go ashore { $where }; points after the raid
walhalla-do-fight = Attack { $colour } { $where }
walhalla-do-attack = Attack { $colour } with the card { $where }; the defender falls
walhalla-simply-fall = Let your viking fall: it goes to Walhalla, the field is lost
walhalla-simply-win = Win: one of your heroes leaves for Asgard, the attacker goes to Walhalla
walhalla-simply-shield = Win with the shield: no hero leaves, the attacker goes to Walhalla
walhalla-forest-hunt = Play the hunt: { $more ->
    [one] { $more } point
   *[other] { $more } points
 } instead of { $points }
walhalla-forest-pass = No card: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
walhalla-do-lay = Lay { $card } ({ $text })
walhalla-simply-done = Lay nothing more

## What happened

walhalla-told-board =
    { $count ->
        [0] { $who } sends nobody on board.
        [one] { $who } boards one viking ({ $crew }).
       *[other] { $who } boards { $count } vikings ({ $crew }).
    }
walhalla-answered-join = { $who } comes along.
walhalla-answered-stay = { $who } stays at home.
walhalla-told-dock = { $who } sends the dragon into fjord { $fjord }, { $end }.
walhalla-told-land = { $who } besieges { $where }.
walhalla-told-home = { $who }: a viking can land nowhere and returns to Midgard.
walhalla-told-fight = { $who } attacks { $other }: { $where }.
walhalla-told-attack = { $who } plays an attack against { $other }: { $where }.
walhalla-answered-win = { $who } defends at the price of a hero.
walhalla-answered-shield = { $who } plays a shield.
walhalla-answered-hunt = { $who } plays a hunt.
walhalla-told-fell = A viking of { $other } falls, { $who } takes { $where }.
walhalla-told-beaten = { $who } holds { $where }; a viking of { $other } enters Walhalla.
walhalla-part-viking = Viking
walhalla-part-hero = Hero of Walhalla
walhalla-part-shield = Shield
walhalla-part-attack = Attack card
walhalla-loss-viking = falls, goes to Walhalla
walhalla-loss-hero = a hero leaves for Asgard
walhalla-told-forest =
    { $points ->
        [one] { $who } scores one point for a forest.
       *[other] { $who } scores { $points } points for a forest.
    }
walhalla-told-card = { $who } draws a card.
walhalla-told-own-card = { $who } draws a card: { $card }.
walhalla-told-raid-over = Raid { $raid } is over.
walhalla-told-lay = { $who } lays { $card } face down.
walhalla-told-banner = Raid { $raid }
walhalla-told-laid = { $who } has laid: { $cards }.
walhalla-gain = { $colour } { $points }
walhalla-told-scored = { $line }: { $gains }.
walhalla-told-cleared = The land is cleared, only those on wheat stay. To Asgard: { $counts }.
walhalla-nobody = nobody
walhalla-told-fleet = All dragons are shuffled again.
walhalla-told-start = New start player: { $who }.
walhalla-told-reinforced = Reinforcements from Asgard to Midgard: { $counts }.
walhalla-told-depart =
    { $count ->
        [one] One hero of every colour leaves Walhalla.
       *[other] { $count } heroes of every colour leave Walhalla.
    }
walhalla-told-raid = Raid { $raid } of { $last } begins with { $who }.
walhalla-told-dragon = { $who } draws a { $dragon }.
walhalla-won = { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
walhalla-won-together = { $who } share the victory: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
walhalla-shared = { $who } shares the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Why something is not allowed

WAL-021 = First you say who boards: up to two vikings on the neutral seats, or nobody.
WAL-022 = The owner of the coloured seat answers first: come along or stay.
WAL-026 = You want to board { $wanted }, but only { $midgard } of yours are in Midgard.
WAL-027 = The coloured seat ({ $place }) is only for the player of its colour.
WAL-029 = Now the dragon is sent into a fjord, bow or stern first.
WAL-034 = In fjord { $fjord } the next place begins at row { $row }: there is no field beside it any more.
WAL-040 = In row { $row } there is only open sea on this side.
WAL-041 = Row { $row } of tongue { $tongue } is beyond the last field: nobody lands on a tip.
WAL-044 = Your own viking besieges row { $row } of tongue { $tongue }: you never attack yourself.
WAL-048 = A viking that can land must land now.
WAL-051 = The attacked player decides first: fall or win.
WAL-054 = You have nobody in Walhalla: without a hero you cannot win.
WAL-067 = First you say whether you play a hunt for this forest.
WAL-071 = You do not hold the card { $card }.
WAL-076 = Hunt, attack and shield are played while landing, all other cards at the end of a raid.
WAL-079 = The raid is over: only cards are laid now.
WAL-113 = You do not hold the card { $card }.
WAL-114 = Nobody stands in row { $row } of tongue { $tongue }: an attack needs an enemy.

walhalla-panel-raids = Reinforcements, raids and piles
walhalla-panel-tray = Dragon, answers and cards
walhalla-tray-dragon = No dragon is on its way.
walhalla-turn =
    { $place ->
        [0] turn
        [1] next
       *[other] then
    }
walhalla-fields-held =
    { $who } besieges { $count } { $count ->
        [one] field
       *[other] fields
    }
walhalla-tongue-strength = { $tongue }: { $count }

# --- components as they are looked for in the box ---

walhalla-tile = { $one } and { $other }

## What would follow

walhalla-then-home =
    { $count ->
        [0] No viking of yours stays in Midgard
        [one] One viking of yours stays in Midgard
       *[other] { $count } vikings of yours stay in Midgard
    }
walhalla-then-reach = Beside the dragon: { $free } free, { $others } of others, { $own } of your own
walhalla-then-berths =
    { $count ->
        [0] The fjord is full then
        [one] Room for one more dragon in this fjord
       *[other] Room for { $count } more dragons in this fjord
    }
walhalla-then-card =
    { $points ->
        [one] 1 point with the fields that you hold
       *[other] { $points } points with the fields that you hold
    }
walhalla-then-heroes = Your strength in Walhalla { $old } › { $new }; the best other has { $best }
walhalla-then-strength = Your strength on tongue { $tongue } { $old } › { $new }; the best other has { $best }
walhalla-then-kept =
    { $count ->
        [0] You keep no card
        [one] You keep one card
       *[other] You keep { $count } cards
    }
