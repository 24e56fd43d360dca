# Ein Fest für Odin: names and what stands on the table

## goods, tiles and material

odin-called-peas = peas
odin-called-mead = mead
odin-called-oil = oil
odin-called-rune-stone = rune stone
odin-called-flax = flax
odin-called-stockfish = stockfish
odin-called-hide = hide
odin-called-silverware = silverware
odin-called-beans = beans
odin-called-milk = milk
odin-called-wool = wool
odin-called-chest = chest
odin-called-grain = grain
odin-called-salt-meat = salt meat
odin-called-linen = linen
odin-called-silk = silk
odin-called-cabbage = cabbage
odin-called-game-meat = game meat
odin-called-skin-and-bones = skin and bones
odin-called-spices = spices
odin-called-sheep = sheep
odin-called-fur = fur
odin-called-jewelry = jewelry
odin-called-fruits = fruits
odin-called-whale-meat = whale meat
odin-called-robe = robe
odin-called-treasure-chest = treasure chest
odin-called-cattle = cattle
odin-called-clothing = clothing
odin-called-silver-hoard = silver hoard
odin-called-glass-beads = glass beads
odin-called-helmet = helmet
odin-called-cloakpin = cloakpin
odin-called-belt = belt
odin-called-crucifix = crucifix
odin-called-drinking-horn = drinking horn
odin-called-amber-figure = amber figure
odin-called-horseshoe = horseshoe
odin-called-gold-brooch = gold brooch
odin-called-forge-hammer = forge hammer
odin-called-fibula = fibula
odin-called-throwing-axe = throwing axe
odin-called-chalice = chalice
odin-called-round-shield = round shield
odin-called-english-crown = English crown
odin-called-sheep-young = pregnant sheep
odin-called-cattle-young = pregnant cattle
odin-called-silver = silver
odin-called-ore = ore
odin-called-wood = wood
odin-called-stone = stone
odin-called-bow = bow and arrow
odin-called-snare = snare
odin-called-spear = spear
odin-called-sword = long sword

## boards, buildings and ships

odin-called-home = Home board
odin-called-shetland = Shetland
odin-called-faroe-islands = Faroe Islands
odin-called-iceland = Iceland
odin-called-greenland = Greenland
odin-called-bear-island = Bear Island
odin-called-baffin-island = Baffin Island
odin-called-labrador = Labrador
odin-called-newfoundland = Newfoundland
odin-called-shed = Shed
odin-called-stone-house = Stone house
odin-called-long-house = Long house
odin-called-whaling-boat = Whaling boat
odin-called-knarr = Knarr
odin-called-longship = Longship

## the action board

odin-space-build-shed = Build a shed
odin-space-build-stone-house = Build a stone house
odin-space-build-long-house = Build a long house
odin-space-build-house-and-ship = Build a house and a ship
odin-space-build-whaling-boat = Build a whaling boat
odin-space-build-knarr = Build a knarr
odin-space-build-longship = Build a longship
odin-space-hunting-game-1 = Hunting game (one Viking)
odin-space-take-stockfish = Fishing
odin-space-hunting-game-2 = Hunting game (two Vikings)
odin-space-laying-a-snare = Laying a snare
odin-space-whaling-1-to-3-boats = Whaling with up to three boats
odin-space-whaling-1-boat = Whaling with one boat
odin-space-buy-2-stockfish = Buy stockfish
odin-space-buy-2-salt-meat = Buy salt meat
odin-space-buy-sheep = Buy a sheep
odin-space-buy-cattle-and-milk = Buy cattle and milk
odin-space-sheep-or-cattle = A sheep, or buy cattle
odin-space-buy-sheep-and-cattle = Buy a sheep and cattle
odin-space-market-beans = Weekly market: beans
odin-space-market-flax-stockfish = Weekly market: flax and stockfish
odin-space-market-fruits-oil-salt-meat = Weekly market: fruits, oil and salt meat
odin-space-market-spices = Weekly market: spices, milk and wool
odin-space-milk-from-cattle = Milk from your cattle
odin-space-mead-and-silver = Mead and silver
odin-space-wool-from-sheep = Wool from your sheep
odin-space-craft-linen = Weave linen
odin-space-craft-rune-stone = Carve a rune stone
odin-space-craft-clothing = Sew clothing
odin-space-craft-chest = Make a chest
odin-space-forge = Forge
odin-space-craft-chests-and-rune-stones = Make chests and rune stones
odin-space-craft-robe-and-jewelry = Make a robe and jewelry
odin-space-mountain-2 = Two from a mountain
odin-space-mountain-1-upgrade-1 = One from a mountain, one good up
odin-space-upgrade-2 = Two goods up
odin-space-wood-per-player-and-ore = Wood for each player, and ore
odin-space-mountain-3-upgrade-1 = Three from a mountain, one good up
odin-space-upgrade-3 = Three goods up
odin-space-mountain-3-plus-2 = Three and two from mountains
odin-space-upgrade-3-weapons-4 = Three goods up, four weapons
odin-space-upgrade-4 = Four goods up
odin-space-mountain-4-double-upgrade-2 = Four from a mountain, two goods up twice
odin-space-mountain-2x4-or-double-upgrade-3 = Two from up to four mountains, or three goods up twice
odin-space-overseas-trading-1 = Overseas trading (one Viking)
odin-space-overseas-trading-2 = Overseas trading (two Vikings)
odin-space-special-sale = Special sale
odin-space-raiding = Raiding
odin-space-pillaging-2 = Pillaging (two Vikings)
odin-space-pillaging-3 = Pillaging (three Vikings)
odin-space-plundering = Plundering
odin-space-explore-short = Explore near islands
odin-space-explore-medium = Explore distant islands
odin-space-explore-far = Explore the far coasts
odin-space-draw-occupation = Draw an occupation
odin-space-emigrate-2 = Emigrate (two Vikings)
odin-space-emigrate-3 = Emigrate (three Vikings)
odin-space-boat-to-knarr-and-emigrate = Exchange a boat and emigrate
odin-space-play-occupation-1 = Play an occupation
odin-space-play-occupations-2 = Play up to two occupations
odin-space-play-occupations-4 = Play up to four occupations
odin-missing-there = { $space }; missing: { $lack }
odin-lack-viking = { $n ->
    [one] 1 Viking
   *[other] { $n } Vikings
  }
odin-lack-whaling-boat = { $n ->
    [one] a whaling boat
   *[other] { $n } whaling boats
  }
odin-lack-knarr = { $n ->
    [one] a knarr
   *[other] { $n } knarrs
  }
odin-lack-longship = { $n ->
    [one] a longship
   *[other] { $n } longships
  }
odin-lack-large-ship = { $n ->
    [one] a large ship
   *[other] { $n } large ships
  }
odin-lack-any-ship = { $n ->
    [one] a ship
   *[other] { $n } ships
  }
odin-lack-berth = a free berth
odin-lack-shed = no shed is left
odin-lack-stone-house = no stone house is left
odin-lack-long-house = no long house is left
odin-lack-mountain = no mountain is left
odin-lack-special = no special tile for sale is left
odin-lack-island = no such island is left
odin-lack-upgrade = a good that can be upgraded
odin-lack-banquet = room on the banquet table
odin-lack-card = an occupation to play
odin-lack-anything = nothing of it can be used
odin-lack-none = none
odin-band-houses = Building houses
odin-band-ships = Building ships
odin-band-hunting = Hunting
odin-band-livestock-market = Livestock market
odin-band-weekly-market = Weekly market
odin-band-products = Products
odin-band-crafting = Crafting
odin-band-mountains-and-trade = Mountains and trade
odin-band-sailing = Sailing
odin-band-emigration-and-occupation = Emigration and occupations
odin-column = { $n ->
    [one] one Viking
   *[other] { $n } Vikings
}

## panels

odin-panel-actions = Action board
odin-panel-supply = Mountains, islands, stock
odin-panel-tray = Special tiles
odin-panel-answers = Answers
odin-panel-mat = { $who }: home
odin-panel-land = { $who }: islands and houses
odin-panel-goods = { $who }: goods

## the own mat

odin-now = Income { $income } · { $minus ->
        [one] 1 cell
       *[other] { $minus } cells
    } open · { $points ->
        [one] { $worth } point
       *[other] { $worth } points
    }
odin-plot-line = { $points } · { $numbers }
odin-plot-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
odin-plot-numbers = +{ $income } · −{ $minus }
odin-board = { $face } of { $who }
odin-bonus = Bonus { $thing }: { $left ->
    [-1] covered
    [0] earned
    [one] one cell around it is free
   *[other] { $left } cells around it are free
}
odin-income-now = Income now: { $n }
odin-thing-square = Vikings on the Thing square: { $n }
odin-thing = Thing square
odin-penalties = Thing penalties: { $n }, { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
odin-bay = Bay
odin-stable = { $thing }: { $n }, pregnant { $young }
odin-ship-price = { $ship }: { $price } silver, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
odin-emigrated = Emigrated { $ship }
odin-feast = Banquet table: { $open } of { $cells } cells to be filled
odin-cell = Banquet table, cell { $n }
odin-cell-viking = Banquet table, cell { $n }: a Viking until round { $round }
odin-dish = { $thing } on the banquet table
odin-have = { $thing }: { $n }
odin-no-land = Room for islands and houses
odin-slot = Wood and stone in { $building }: { $kind }, { $n } of { $most }

## the middle

odin-strip = Mountain strip { $n }
odin-island = { $face }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $silver } silver on it
odin-island-gone = { $face }: explored by { $who }
odin-stock = { $thing }: { $n } left
odin-special-free = { $thing }: { $price ->
    [-1] not for sale
   *[other] { $price } silver
}, sword value { $sword }
odin-weapons-left = Weapon cards face down: { $n }
odin-round = Round { $n } of { $rounds }
odin-rolled = Rolled: { $n }
odin-moose = Start player
odin-passed = has passed
odin-men = { $who }: { $n ->
    [one] one Viking
   *[other] { $n } Vikings
}
odin-income = Income
odin-open-minus = Cells that cost a point
odin-islands = Islands
odin-houses = Houses

## buttons

odin-button-pass = Pass
odin-button-done = Done
odin-button-roll = Roll
odin-button-fail = Give up
odin-numbered-option = Option { $n }
odin-numbered-pay = Pay with { $n } weapons
odin-numbered-spend = Spend { $n } swords
odin-crew = { $plain } boats, { $armed } armed

### what is asked and done

## the game

odin-name = A Feast for Odin
odin-blurb = Lead a Viking clan: hunt, craft, trade and raid, explore islands, cover your boards with goods, and lay a rich table every round.
odin-moment = Round { $round } of { $rounds }
odin-counted = Everything as if the game ended now.
odin-legend = Each row of the action board is a space: how many Vikings it takes, what it costs › what it gives. Boards, cell by cell: # covered, - free and costs a point, · free, $ a free income, 1 to 9 the bonuses listed below the board, x never covered.
odin-option-length = Length
odin-option-length-help = Seven rounds, or the shortened game of six.
odin-option-length-long = 7 rounds
odin-option-length-short = 6 rounds
odin-option-decks = Occupations
odin-option-decks-help = Which decks of occupation cards are in the game. Deck A is for the first games.
odin-option-decks-none = none
odin-option-decks-A = A
odin-option-decks-B = B
odin-option-decks-C = C
odin-option-decks-AB = A and B
odin-option-decks-AC = A and C
odin-option-decks-BC = B and C
odin-option-decks-ABC = A, B and C
odin-sheet-ships = Ships
odin-sheet-emigration = Emigration
odin-sheet-islands = Exploration boards
odin-sheet-buildings = Sheds and houses
odin-sheet-animals = Sheep and cattle
odin-sheet-silver = Silver
odin-sheet-crown = English crown
odin-sheet-open_home = Open cells: home board
odin-sheet-open_islands = Open cells: exploration boards
odin-sheet-open_buildings = Open cells: buildings
odin-sheet-penalties = Thing penalties
odin-term-points = Points
odin-term-income = Income to come
odin-term-next_income = Nearness of the next income
odin-term-bonuses = Bonuses to come
odin-term-next_bonuses = Nearness of further bonuses
odin-term-covered = Cells that may still be covered
odin-term-within_reach = What the supply adds to an income
odin-term-blue = Blue goods and special tiles
odin-term-green = Green goods
odin-term-red = Red goods to spare
odin-term-orange = Orange goods to spare
odin-term-animals = Animals to be upgraded
odin-term-eaten = Animals for the feast
odin-term-feast_silver = Silver for the feast
odin-term-hunger = Missing for the feast
odin-term-silver = Silver to spare
odin-term-wood = Wood
odin-term-stone = Stone
odin-term-ore = Ore
odin-term-weapons = Weapons
odin-term-vikings = Vikings left
odin-term-more_vikings = Further Vikings left
odin-term-boats = Whaling boat
odin-term-knarrs = Knarr
odin-term-longships = Longship
odin-term-ore_on_board = Ore on a longship
odin-term-emigrants = Ships that can emigrate
odin-term-spared = Feasts made smaller
odin-term-herd = Animals to be born
odin-term-hand = Occupations in hand
odin-term-hand_points = Points of occupations in hand
odin-term-lasting = Occupations that go on working
odin-term-in_hand = What is being laid

## what effects say

odin-many = { $n } × { $thing }
odin-step-gain = { $n } × { $thing }
odin-step-spend = { $n } × { $thing }
odin-or = { $first } or { $second }
odin-exchange = { $cost } › { $gain }
odin-with = with { $ships }: { $effect }
odin-if-sheep = with sheep: { $effect }
odin-if-cattle = with cattle: { $effect }
odin-per-sheep = { $thing } for each sheep, at most { $most }
odin-per-cattle = { $thing } for each head of cattle, at most { $most }
odin-for-each-players = { $thing } for each player
odin-step-have =
    { $ship ->
        [whaling_boat] a whaling boat
        [knarr] a knarr
        [longship] { $n ->
            [1] a longship
           *[other] { $n } longships
        }
        [large_ship] a knarr or a longship
       *[any_ship] any ship
    }
odin-step-ship = { $kind }
odin-step-building = { $kind }
odin-step-mountain =
    { $times ->
        [0] { $n ->
            [one] 1
           *[other] up to { $n }
        } from one mountain strip
        [1] up to { $n } from one mountain strip and up to { $more } from another
       *[other] up to { $n } from each of up to four mountain strips
    }
odin-step-upgrade =
    { $goods ->
        [one] upgrade a good
       *[other] upgrade up to { $goods } goods
    }{ $steps ->
        [1] {""}
       *[other] {" "}by up to two steps
    }
odin-step-draw-weapons =
    { $n ->
        [one] 1 weapon card
       *[other] { $n } weapon cards
    }
odin-step-dice =
    { $action ->
        [hunting_game] hunt game
        [laying_a_snare] lay a snare
        [whaling] { $boats ->
            [1] whaling with one boat
           *[other] whaling with up to { $boats } boats
        }
        [raiding] a raid
       *[pillaging] a pillage
    }
odin-step-overseas-trading = turn different green goods to blue, one of each kind
odin-step-special-sale = buy up to { $n } special tiles
odin-step-forge = jewelry or a special tile with tongs
odin-step-explore =
    { $reach ->
        [near] Shetland or the Faroe Islands
        [middle] Iceland, Greenland or Bear Island
       *[far] Baffin Island, Labrador or Newfoundland
    }
odin-step-emigrate = emigrate with a knarr or a longship, for as much silver as the number of the round
odin-step-boat-to-knarr = exchange a whaling boat for a knarr
odin-step-draw-occupation = draw an occupation
odin-step-play-occupation =
    { $n ->
        [one] play an occupation
       *[other] play up to { $n } occupations
    }

## what is asked

odin-ask-place = Round { $round } of { $rounds }: place your Vikings on an action space.
odin-asked-choose = Choose one.
odin-ask-mine =
    { $n ->
        [one] Take an item from a mountain strip.
       *[other] Take up to { $n } items from one mountain strip.
    }
odin-ask-upgrade =
    { $n ->
        [one] Upgrade one more good
       *[other] Upgrade up to { $n } goods
    }{ $steps ->
        [1] .
       *[other] , by up to two steps each.
    }
odin-asked-trade = Which green goods do you turn to blue?
odin-ask-sale =
    { $n ->
        [one] Buy one more special tile.
       *[other] Buy up to { $n } special tiles.
    }
odin-asked-forge = What do you forge?
odin-asked-boats = Which boats sail?
odin-ask-roll-low =
    Rolled { $rolled }: { $result } to pay, { $left ->
        [0] no roll left.
        [one] one roll left.
       *[other] { $left } rolls left.
    }
odin-ask-roll-high =
    Rolled { $rolled }: a result of { $result }, { $left ->
        [0] no roll left.
        [one] one roll left.
       *[other] { $left } rolls left.
    }
odin-ask-spend = Your result falls short of { $tile } by { $n }: swords or stones?
odin-asked-explore = Which board do you explore?
odin-asked-emigrate = Which ship emigrates?
odin-asked-feast = Lay the table for the feast.
odin-ask-ready = Lay anything before the income?
odin-ask-last = Lay anything before the scoring?
odin-asked-order = Which card comes next?
odin-ask-lay = Where do you lay { $thing }?

## what can be done

odin-use-place =
    { $vikings ->
        [one] { $space }, 1 Viking: { $effect }
       *[other] { $space }, { $vikings } Vikings: { $effect }
    }
odin-use-imitate =
    { $vikings ->
        [one] Imitate { $space }, 1 Viking: { $effect }
       *[other] Imitate { $space }, { $vikings } Vikings: { $effect }
    }
odin-put-place =
    { $vikings ->
        [one] { $space }, 1 Viking
       *[other] { $space }, { $vikings } Vikings
    }
odin-put-imitate =
    { $vikings ->
        [one] Imitate { $space }, 1 Viking
       *[other] Imitate { $space }, { $vikings } Vikings
    }
odin-deed-pass = Pass for this round
odin-mine = Strip { $strip }: { $items }
odin-upgrade = { $good } › { $better }
odin-claim = { $tile }
odin-claim-price =
    { $price ->
        [0] { $tile } for nothing
       *[other] { $tile } for { $price } silver
    }
odin-claim-sword =
    { $short ->
        [0] { $tile }
       *[other] { $tile }, with { $short } swords or stones
    }
odin-boats =
    { $armed ->
        [0] { $plain } without ore on board
       *[other] { $plain ->
            [0] { $armed } with ore on board
           *[other] { $plain } without and { $armed } with ore on board
        }
    }
odin-deed-roll = Roll again
odin-pay =
    { $weapons ->
        [0] Succeed: pay { $rest } × { $material }
       *[other] { $rest ->
            [0] Succeed: pay { $weapons } × { $weapon }
           *[other] Succeed: pay { $weapons } × { $weapon } and { $rest } × { $material }
        }
    }
odin-deed-fail = Give up
odin-spend = { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    } and { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
odin-explore =
    { $silver ->
        [0] { $island }
       *[other] { $island }, with { $silver } silver on it
    }
odin-emigrate = { $ship }
odin-serve =
    { $cells ->
        [one] { $food } on cell { $cell }
       *[other] { $food } on { $cells } cells from cell { $cell }
    }
odin-hold = Lay { $thing }
odin-lay = { $thing }: { $board }, row { $row }, column { $column }
odin-buy = Buy: { $ship } for { $price } silver
odin-arm =
    { $ore ->
        [0] Load an ore: { $ship }
       *[other] Load an ore: { $ship } with { $ore } ore
    }
odin-store-shed-wood = A wood onto a slot of a shed
odin-store-shed-stone = A stone onto a slot of a shed
odin-store-house-wood = A wood onto the slot of a stone house
odin-store-house-stone = A stone onto the slot of a stone house
odin-done-choose = Leave it
odin-done-mine = Take no more
odin-done-upgrade = Upgrade no more
odin-done-trade = Turn no more
odin-done-sale = Buy no more
odin-done-feast = The table is laid
odin-done-ready = Go on
odin-done-order = No more cards

## what happened

odin-told = { $who }: { $deed }
odin-told-ready = { $who } is ready
odin-told-rolled-low = { $who } rolls { $n }: { $result } to pay, { $against } at hand
odin-told-rolled-high = { $who } rolls { $n }: a result of { $result }, at least { $against } needed
odin-told-rolled-low-free = { $who } rolls { $n }: nothing is to be paid
odin-told-rolled-low-vain = { $who } rolls { $n } in vain: { $result } to pay, { $against } at hand
odin-told-rolled-high-vain = { $who } rolls { $n } in vain: a result of { $result }, at least { $against } needed
odin-told-received = { $who } receives { $what }
odin-told-explored = { $who } explores { $island }
odin-told-fined =
    { $n ->
        [one] { $who } takes a Thing penalty
       *[other] { $who } takes { $n } Thing penalties
    }
odin-told-moose = { $who } placed last and begins the next round
odin-told-income-begins = Income of round { $round }
odin-banner-income = Round { $round }: income
odin-told-income = Income: { $what }
odin-told-births = In the stables: { $what }
odin-told-feast = The tables are laid for the feast
odin-banner-feast = The feast
odin-told-last = The last feast is over: last chance to lay something
odin-banner-last = Before the scoring
odin-told-bonuses = Bonuses: { $what }
odin-told-home = The Vikings go home
odin-told-round = Round { $round } of { $rounds } begins
odin-banner-round = Round { $round } of { $rounds }
odin-told-harvest = Harvest for everybody: { $what }
odin-told-turned = A board is turned over: { $island }
odin-told-hoards = Silver is laid on the other boards
odin-told-weapons = Weapon cards: { $what }
odin-told-over = The game is over
odin-banner-over = The end
odin-told-scores = { $who }: { $points ->
        [one] { $worth } point
       *[other] { $worth } points
    }
odin-each = { $who } { $what }
odin-silver-many = { $n } silver
odin-born-sheep =
    { $n ->
        [one] a lamb
       *[other] { $n } lambs
    }
odin-born-cattle =
    { $n ->
        [one] a calf
       *[other] { $n } calves
    }
odin-expects-sheep = expects a lamb
odin-expects-cattle = expects a calf

## what would happen

odin-tell-income = Income { $old } › { $new }
odin-tell-bonus = Bonus every round: { $thing }
odin-tell-minus = −1 cells { $old } › { $new }
odin-foresee-next = Cells to the next income { $old } › { $new }
odin-foresee-lost = Bonus covered: { $thing }
odin-foresee-around = Bonus { $thing }, free cells around it { $old } › { $new }
odin-foresee-vikings = Vikings { $old } › { $new }
odin-foresee-low = One roll of { $most } or less is enough: { $chance } %
odin-foresee-high = One roll of { $need } or more wins something: { $chance } %
odin-foresee-result = Result now { $result }, rolls left { $left }
odin-foresee-pass =
    { $n ->
        [one] One Viking would stay unused
       *[other] { $n } Vikings would stay unused
    }
odin-foresee-ready =
    { $n ->
        [0] Nothing more could be laid
        [one] Things of one kind could still be laid
       *[other] Things of { $n } kinds could still be laid
    }
odin-foresee-cells =
    { $n ->
        [one] { $thing }: one cell
       *[other] { $thing }: { $n } cells
    }
odin-foresee-feast =
    { $new ->
        [0] No cell stays empty
       *[other] Empty cells { $old } › { $new }, at the end −{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }

## what can be worked out

odin-plan-feast = Best feast
odin-plan-fill = Best fill
odin-plan-fill-all = Fill all boards
odin-worth-feast =
    { $empty ->
        [0] No cell stays empty, no penalty
       *[other] Empty cells: { $empty }, at the end −{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }{ $silver ->
        [0] {""}
       *[other] ; costs { $silver } silver
    }
odin-worth-board = { $board }: −1 cells { $old } › { $new }
odin-worth-bonuses =
    { $n ->
        [one] one more bonus a round
       *[other] { $n } more bonuses a round
    }
odin-worth-nothing = Nothing that would help can be laid now

## in words

odin-plain-spaces = Action board, round { $round } of { $rounds }
odin-plain-things = Supply
odin-plain-played = Played
odin-plain-hand = In hand
odin-plain-bonus = { $n }: { $things }
odin-plain-bonuses = Bonuses: { $bonuses }
odin-plain-feast =
    { $n ->
        [one] Banquet table, one cell empty
       *[other] Banquet table, { $n } cells empty
    }

## why not

ODIN-024 = Only with four players can spaces be imitated.
ODIN-041 = This mountain strip does not lie open.
ODIN-052 = This board or house is not yours.
ODIN-086 = It is time to place Vikings, or to pass.
ODIN-090 = This space takes { $needed } Vikings; you have { $there } on your Thing square.
ODIN-091 = Vikings stand on this space already.
ODIN-093 = You could not use any part of this action, or have used none yet.
ODIN-108 = This cell of the banquet table is not free.
ODIN-109 = You do not have this food.
ODIN-110 = Orange food may not lie next to orange food.
ODIN-111 = Red food may not lie next to red food.
ODIN-114 = Only the first of a kind may lie lengthwise.
ODIN-115 = This lies the same way however it is turned.
ODIN-116 = The banquet table ends here.
ODIN-134 = Not at this moment.
ODIN-135 = What you hold is laid now, and only what you hold.
ODIN-136 = Orange and red goods are laid in houses only.
ODIN-137 = { $missing ->
        [one] A cell
       *[other] { $missing } cells
    } to the lower left of this income would stay open.
ODIN-140 = Green goods may not touch one another.
ODIN-143 = Something lies there already.
ODIN-145 = It does not fit there, or nowhere at all.
ODIN-149 = This cell can never be covered.
ODIN-152 = Goods of this colour may not touch one another in houses.
ODIN-153 = The pillars cannot be covered.
ODIN-154 = Ore is not laid in houses.
ODIN-158 = This ship costs { $price } silver.
ODIN-160 = There is no free berth for it.
ODIN-162 = Ore is loaded onto boats and longships with room for it, and never during an action.
ODIN-174 = One of these must be chosen.
ODIN-183 = This has no forge tongs.
ODIN-187 = You have no whaling boat to exchange.
ODIN-189 = Items are being taken from mountain strips.
ODIN-191 = There are not so many items.
ODIN-192 = Not so many items can be taken at once.
ODIN-193 = You have taken items of this strip in this action already.
ODIN-195 = There is nothing like that to upgrade.
ODIN-196 = No tile is upgraded twice by this action, nor by more steps than it says.
ODIN-202 = You need a knarr.
ODIN-203 = Only green goods of your supply are turned, one of each kind.
ODIN-205 = You cannot buy this here and now.
ODIN-206 = The English crown is not for sale.
ODIN-207 = You have no such ship to emigrate with.
ODIN-210 = Emigrating costs as much silver as the number of the round.
ODIN-211 = Your Vikings leave no room on the banquet table.
ODIN-216 = A die is rolled three times at most.
ODIN-217 = A roll is to be judged: roll again, succeed or fail.
ODIN-218 = You lack a longship.
ODIN-219 = Swords and stones must add up to what the result lacks.
ODIN-220 = This is no spoil within your reach.
ODIN-230 = You cannot pay like that.
ODIN-232 = This action gives what is printed, and no spoils.
ODIN-237 = You need whaling boats: as many as the space allows, and at least one.
ODIN-239 = There is no such board to explore from here.
ODIN-241 = You need a ship.
ODIN-242 = You need a knarr or a longship.
ODIN-252 = You have no occupation to play.
ODIN-254 = Only a space that another player used in this round is imitated.
ODIN-255 = This column cannot be imitated in this game.
ODIN-256 = Somebody has imitated this column already.
ODIN-258 = One of the options is to be chosen.
ODIN-272 = No such building is left.
ODIN-278 = You have no such material.
ODIN-298 = Your Vikings of the last round block this space.
ODIN-A04 = There is no free slot for it.
ODIN-A22 = Somebody has this special tile.
ODIN-AMB-21 = The knarr would find no berth.
ODIN-AMB-67 = The order of your cards is asked.

# rules
odin-term-open_islands = Islands to be covered
odin-term-open_houses = Buildings to be filled

# occupations

odin-card-peddler = Peddler
odin-card-patron = Patron
odin-card-furrier = Furrier
odin-card-hunter = Hunter
odin-card-chief = Chief
odin-card-stonecarver = Stonecarver
odin-card-miller = Miller
odin-card-craft-leader = Craft Leader
odin-card-ore-boatman = Ore Boatman
odin-card-milker = Milker
odin-card-trident-hunter = Trident Hunter
odin-card-helmsman = Helmsman
odin-card-archer = Archer
odin-card-ship-owner = Ship Owner
odin-card-cottager = Cottager
odin-card-captain = Captain
odin-card-orient-shipper = Orient Shipper
odin-card-fighter = Fighter
odin-card-host = Host
odin-card-builder = Builder
odin-card-collector = Collector
odin-card-miner = Miner
odin-card-custodian = Custodian
odin-card-whaling-equipper = Whaling Equipper
odin-card-meat-trader = Meat Trader
odin-card-meat-inspector = Meat Inspector
odin-card-fisherman = Fisherman
odin-card-locksmith = Locksmith
odin-card-meat-preserver = Meat Preserver
odin-card-silk-merchant = Silk Merchant
odin-card-storeman = Storeman
odin-card-weapons-supplier = Weapons Supplier
odin-card-sheep-shearer = Sheep Shearer
odin-card-shepherd = Shepherd
odin-card-cattle-breeder = Cattle Breeder
odin-card-ships-cook = Ship's Cook
odin-card-foreign-trader = Foreign Trader
odin-card-peacemaker = Peacemaker
odin-card-modifier = Modifier
odin-card-master-joiner = Master Joiner
odin-card-slowpoke = Slowpoke
odin-card-steward = Steward
odin-card-fruit-picker = Fruit Picker
odin-card-master-tailor = Master Tailor
odin-card-pirate = Pirate
odin-card-ship-architect = Ship Architect
odin-card-tanner = Tanner
odin-card-farmer = Farmer
odin-card-plower = Plower
odin-card-rune-engraver = Rune Engraver
odin-card-master-mason = Master Mason
odin-card-tutor = Tutor
odin-card-farm-shop-owner = Farm Shop Owner
odin-card-tradesman = Tradesman
odin-card-treasurer = Treasurer
odin-card-arms-dealer = Arms Dealer
odin-card-bean-farmer = Bean Farmer
odin-card-linseed-oil-presser = Linseed Oil Presser
odin-card-linen-weaver = Linen Weaver
odin-card-inspector = Inspector
odin-card-wharf-owner = Wharf Owner
odin-card-fine-blacksmith = Fine Blacksmith
odin-card-hornturner = Hornturner
odin-card-ship-builder = Ship Builder
odin-card-dragonslayer = Dragonslayer
odin-card-field-farmer = Field Farmer
odin-card-private-chef = Private Chef
odin-card-weapon-supplier = Weapon Supplier
odin-card-equipment-supplier = Equipment Supplier
odin-card-courier = Courier
odin-card-innkeeper = Innkeeper
odin-card-earl = Earl
odin-card-metalsmith = Metalsmith
odin-card-cowherd = Cowherd
odin-card-bone-collector = Bone Collector
odin-card-homecomer = Homecomer
odin-card-follower = Follower
odin-card-traveling-merchant = Traveling Merchant
odin-card-breeder = Breeder
odin-card-shepherd-boy = Shepherd Boy
odin-card-quartermaster = Quartermaster
odin-card-longship-builder = Longship Builder
odin-card-wholesaler = Wholesaler
odin-card-harbor-guard = Harbor Guard
odin-card-hornblower = Hornblower
odin-card-hide-buyer = Hide Buyer
odin-card-preacher = Preacher
odin-card-clerk = Clerk
odin-card-catapulter = Catapulter
odin-card-sword-fighter = Sword Fighter
odin-card-latecomer = Latecomer
odin-card-sympathetic-soul = Sympathetic Soul
odin-card-helper-in-time-of-need = Helper in Time of Need
odin-card-spice-merchant = Spice Merchant
odin-card-wanderer = Wanderer
odin-card-meat-merchant = Meat Merchant
odin-card-pea-counter = Pea Counter
odin-card-nobleman = Nobleman
odin-card-private-tutor = Private Tutor
odin-card-undertaker = Undertaker
odin-card-judge = Judge
odin-card-fur-merchant = Fur Merchant
odin-card-forest-blacksmith = Forest Blacksmith
odin-card-disheartened-warrior = Disheartened Warrior
odin-card-knarr-builder = Knarr Builder
odin-card-warmonger = Warmonger
odin-card-adventurer = Adventurer
odin-card-ironsmith = Ironsmith
odin-card-master-count = Master Count
odin-card-birka-settler = Birka Settler
odin-card-artist = Artist
odin-card-barkeep = Barkeep
odin-card-apprentice-craftsman = Apprentice Craftsman
odin-card-silk-stitcher = Silk Stitcher
odin-card-princess = Princess
odin-card-master-bricklayer = Master Bricklayer
odin-card-shipowner = Shipowner
odin-card-messenger = Messenger
odin-card-milkman = Milkman
odin-card-middleman = Middleman
odin-card-carpenter = Carpenter
odin-card-mountain-guard = Mountain Guard
odin-card-oil-seller = Oil Seller
odin-card-laborer = Laborer
odin-card-scribe = Scribe
odin-card-trapper = Trapper
odin-card-angler = Angler
odin-card-digger = Digger
odin-card-meat-curer = Meat Curer
odin-card-snare-specialist = Snare Specialist
odin-card-bait-layer = Bait Layer
odin-card-berserker = Berserker
odin-card-lance-bearer = Lance Bearer
odin-card-drunkard = Drunkard
odin-card-lone-wolf = Lone Wolf
odin-card-raider = Raider
odin-card-melee-fighter = Melee Fighter
odin-card-robber = Robber
odin-card-loot-hunter = Loot Hunter
odin-card-blubber-cook = Blubber Cook
odin-card-ivory-sculptor = Ivory Sculptor
odin-card-whale-catcher = Whale Catcher
odin-card-antlers-seller = Antlers Seller
odin-card-deerstalker = Deerstalker
odin-card-forester = Forester
odin-card-sledger = Sledger
odin-card-steersman = Steersman
odin-card-spice-trader = Spice Trader
odin-card-priest = Priest
odin-card-meat-buyer = Meat Buyer
odin-card-thing-spokesman = Thing Spokesman
odin-card-merchant = Merchant
odin-card-proficient-hunter = Proficient Hunter
odin-card-woodcutter = Woodcutter
odin-card-cooper = Cooper
odin-card-stone-crusher = Stone Crusher
odin-card-skinner = Skinner
odin-card-barbarian = Barbarian
odin-card-festive-hunter = Festive Hunter
odin-card-sober-man = Sober Man
odin-card-whaling-assistant = Whaling Assistant
odin-card-flax-farmer = Flax Farmer
odin-card-farmhand = Farmhand
odin-card-armed-fighter = Armed Fighter
odin-card-village-leader = Village Leader
odin-card-weapons-warden = Weapons Warden
odin-card-taster = Taster
odin-card-earl-of-lade = Earl of Lade
odin-card-sower = Sower
odin-card-refugee-helper = Refugee Helper
odin-card-flax-baker = Flax Baker
odin-card-fish-cook = Fish Cook
odin-card-punchcutter = Punchcutter
odin-card-bosporus-traveler = Bosporus Traveler
odin-card-codliver-oil-presser = Codliver Oil Presser
odin-card-etiquette-teacher = Etiquette Teacher
odin-card-maid = Maid
odin-card-boat-builder = Boat Builder
odin-card-cutter-operator = Cutter Operator
odin-card-beach-raider = Beach Raider
odin-card-sail-patcher = Sail Patcher
odin-card-herb-gardener = Herb Gardener
odin-card-grain-deliveryman = Grain Deliveryman
odin-card-sponsor = Sponsor
odin-card-dorestad-traveller = Dorestad Traveller
odin-card-pea-flour-baker = Pea Flour Baker
odin-card-chronicler = Chronicler
odin-card-mineworker = Mineworker
odin-card-seafarer = Seafarer
odin-card-bosporus-merchant = Bosporus Merchant
odin-event-use =
    { $timing ->
       *[other] using a space
    }
odin-event-use-of =
    { $timing ->
        [instead] you use { $subject }
       *[other] using { $subject }
    }
odin-event-receive-of =
    { $timing ->
       *[other] you receive { $subject }
    }
odin-event-dice-of =
    { $timing ->
        [instead] you would roll { $subject }
       *[other] rolling { $subject }
    }
odin-event-success-of =
    { $timing ->
       *[other] succeeding { $subject }
    }
odin-event-failure-of =
    { $timing ->
       *[other] failing { $subject }
    }
odin-event-trade =
    { $timing ->
       *[other] overseas trading
    }
odin-event-draw =
    { $timing ->
       *[other] you would draw an occupation
    }
odin-event-played =
    { $timing ->
       *[other] you play an occupation
    }
odin-event-explored =
    { $timing ->
       *[other] exploring
    }
odin-event-emigrated =
    { $timing ->
       *[other] emigrating
    }
odin-event-ship-of =
    { $timing ->
       *[other] you get { $subject }
    }
odin-event-house =
    { $timing ->
       *[other] building a stone or long house
    }
odin-event-mined-of =
    { $timing ->
       *[other] you take { $subject } from a mountain strip
    }
odin-event-laid-of =
    { $timing ->
       *[other] you lay { $subject }
    }
odin-event-served-of =
    { $timing ->
       *[other] you serve { $subject } at the feast
    }
odin-event-returned =
    { $timing ->
       *[other] Vikings of yours return in phase 5
    }
odin-event-thing =
    { $timing ->
       *[other] exactly 3 Vikings come to stand on your Thing square
    }
odin-event-harvest =
    { $timing ->
       *[other] a harvest
    }
odin-event-weapon =
    { $timing ->
       *[other] you would draw a weapon in phase 4
    }
odin-event-house-bonus =
    { $timing ->
       *[other] a house of yours brings exactly one bonus good
    }
odin-event-scoring =
    { $timing ->
       *[other] the last anytime action
    }
odin-count-players =
    { $n ->
        [one] player
       *[other] players
    }
odin-count-round =
    { $n ->
        [one] round played so far
       *[other] rounds so far
    }
odin-count-whaling-boats =
    { $n ->
        [one] whaling boat
       *[other] whaling boats
    }
odin-count-knarrs =
    { $n ->
        [one] knarr
       *[other] knarrs
    }
odin-count-longships =
    { $n ->
        [one] longship
       *[other] longships
    }
odin-count-large-ships =
    { $n ->
        [one] large ship
       *[other] large ships
    }
odin-count-houses =
    { $n ->
        [one] stone or long house
       *[other] stone and long houses
    }
odin-count-ship-sets =
    { $n ->
        [one] set of all three ships
       *[other] sets of all three kinds of ships
    }
odin-count-loaded-ore =
    { $n ->
        [one] loaded ore
       *[other] ore loaded on ships
    }
odin-count-armed-longships =
    { $n ->
        [one] longship with 2 or 3 ore
       *[other] longships with 2 or 3 ore
    }
odin-count-special-tiles =
    { $n ->
        [one] special tile
       *[other] your special tiles
    }
odin-count-red-kinds =
    { $n ->
        [one] kind of red goods
       *[other] kinds of red goods
    }
odin-count-meat-pairs =
    { $n ->
        [one] pair of game meat and whale meat
       *[other] pairs of game meat and whale meat
    }
odin-count-animal-kinds =
    { $n ->
        [one] kind of animal in your stables
       *[other] kinds of animals
    }
odin-count-income =
    { $n ->
        [one] silver of income
       *[other] silver coins of your income
    }
odin-count-islands =
    { $n ->
        [one] exploration board
       *[other] exploration boards
    }
odin-count-crafters =
    { $n ->
        [one] Viking on crafting spaces
       *[other] Vikings on crafting spaces
    }
odin-count-in-third-column =
    { $n ->
        [one] Viking in column 3
       *[other] Vikings in column 3
    }
odin-count-in-second-column =
    { $n ->
        [one] Viking in column 2
       *[other] Vikings in column 2
    }
odin-count-weapon-halves =
    { $n ->
        [one] bow, spear and half sword
       *[other] bows and spears, swords counted twice
    }
odin-count-mined-kinds =
    { $n ->
        [one] kind taken from mountains
       *[other] kinds taken from mountains
    }
odin-count-paid-kinds =
    { $n ->
        [one] kind of building material that you exchanged
       *[other] kinds of building material that you exchanged
    }
odin-count-acting =
    { $n ->
        [one] action of yours
       *[other] actions of yours under way
    }
odin-count-mead-served =
    { $n ->
        [one] served mead
       *[other] servings of mead
    }
odin-count-game-served =
    { $n ->
        [one] served game meat
       *[other] servings of game meat
    }
odin-count-stockfish-served =
    { $n ->
        [one] stockfish on the banquet table
       *[other] stockfish on the banquet table
    }
odin-count-sober =
    { $n ->
        [one] silver taken before
       *[other] silver coins taken for it before
    }
odin-count-feasting =
    { $n ->
        [one] feast of yours
       *[other] feasts of yours under way
    }
odin-count-free-small-berths =
    { $n ->
        [one] free small berth
       *[other] free small berths
    }
odin-count-usable =
    { $n ->
        [one] usable part
       *[other] usable parts
    }
odin-tally-wood = the wood received
odin-tally-stone = the stone received
odin-tally-stockfish = the stockfish received
odin-tally-silver = the silver received
odin-tally-occupations = the number of occupations played
odin-tally-longships = the number of longships used
odin-tally-paid-ore = the ore paid
odin-tally-won = the number of successes
odin-tally-wood-spent = the wood spent
odin-tally-boats = the number of boats used
odin-step-special = { $kind } from the special supply
odin-step-lose-ship = { $kind }
odin-step-recall = take one of your Vikings back from a space and, for as much silver as the number of the round, another one from the same space
odin-step-call-back = { $where ->
    [fourth_column] take one of your Vikings back from each space of column 4
   *[other] take back one of the Vikings that you just placed
    }
odin-step-follow =
    { $where ->
        [neighbour] use a free space of column 1 right above or below one of your Vikings there, without placing Vikings
       *[other] use an occupied space of column 2 without placing Vikings
    }
odin-step-turn-over = turn up to { $n } goods of your supply over
odin-step-bonus = { $where ->
    [houses] the bonuses of your houses
   *[home] the bonuses of your home board
    }
odin-step-harvest = { $quiet ->
    [yes] the harvest “{ $level ->
        [one] 1
       *[other] 1–{ $level }
    }”
   *[no] harvest 1 each of peas, flax, beans, grain and cabbage
    }
odin-step-swap = { $kind }
odin-step-discard-weapons = any { $n } weapons
odin-step-store = { $thing } for a slot of your sheds
odin-step-unload =
    { $ship ->
        [whaling_boat] take loaded ore back from a whaling boat
       *[other] take loaded ore back from a longship
    }
odin-step-take-fourth = one more of a good of which you have exactly 3, but no animal
odin-step-throw-ore = give up 1 ore of your longship and add { $n } to every roll
odin-step-stay-sober = take 1 silver and serve no mead in this feast
odin-step-mountain-hard = 1 stone or ore from a mountain strip
odin-step-emigrate-less = emigrate for as much silver as the number of the round, less 1 for each of your large ships
odin-step-upgrade-meat = upgrade one salt meat, game meat or whale meat
odin-step-upgrade-orange = upgrade one orange good
odin-step-upgrade-blue = turn one good into the blue one of its column
odin-step-upgrade-same = upgrade up to { $goods } goods of one kind
odin-step-upgrade-rise = move one orange good up to two steps up and to the right in the goods box
odin-step-upgrade-fall = move one good a step up and to the left in the goods box
odin-step-swap-cloakpin = take the cloakpin from any board; silverware and a rune stone fill its cells
odin-step-swap-drinking-horn = take the drinking horn from any board; a chest and a rune stone fill its cells
odin-rule-wood-in-houses = You may lay wood on cells of stone and long houses
odin-rule-any-reach-of = On { $subject } you may take any board that is left, with any ship
odin-rule-spears-as-swords = When raiding and pillaging you may spend spears like swords
odin-rule-split-loot = You may split the result of a raid or pillage between two tiles
odin-rule-green-loot = When raiding and pillaging you may take a green good instead of a blue one. Its sword value is that of its blue side less 1
odin-rule-knarr-as-longship = A knarr of yours may stand for the longships that an action needs
odin-rule-extra-step = When you upgrade 3 or 4 goods, one of them may go a step further
odin-subject-house-building = a house-building space
odin-subject-building = a house- or ship-building space
odin-subject-overseas = an overseas trading space
odin-subject-ore-crafts = the space for chests or the forge
odin-subject-second-column = a space of column 2
odin-subject-fourth-column = a space of column 4
odin-subject-livestock-market = a livestock market space
odin-subject-weekly-market = a weekly market space
odin-subject-crafting = a crafting space
odin-subject-emigration = emigration
odin-subject-rune-stone-island = a rune stone on an exploration board
odin-subject-rune-stone-house = a rune stone in a house
odin-subject-grain-house = grain in a house
odin-subject-space = an action space
odin-subject-card = an occupation
odin-subject-space-named = the space “{ $name }”
odin-subject-one-silver = a space that pays exactly 1 silver
odin-subject-mountain-and-upgrade = a mountain space with one upgrade
odin-origin-livestock-market = the livestock market
odin-origin-house-building = a house-building space
odin-origin-space = an action space
odin-asked-keep = Choose your first occupation.
odin-asked-play = Play an occupation.
odin-asked-recall = From where does a Viking return?
odin-asked-recall_again = Take a second Viking back?
odin-asked-follow = Which space do you use?
odin-asked-reverse = Which goods do you turn over?
odin-asked-discard = Which weapon do you give up?
odin-asked-fourth = Which good do you take?
odin-asked-split = A second tile for the rest of the result?
odin-done-play = Play no more
odin-done-recall_again = Leave it there
odin-done-reverse = Turn no more
odin-done-split = Nothing more
odin-done-lay = Go on
odin-play = Play: { $card }. { $text }
odin-keep = Begin with: { $card }. { $text }
odin-use = { $card }: { $text }
odin-recall = A Viking returns from: { $space }
odin-follow = Use without Vikings: { $space }
odin-discard = Give up: { $weapon }
odin-imitation = Imitation of column { $columns }
odin-panel-hand = Your occupations
odin-panel-cards = { $who }: occupations
odin-no-hand = The occupations in your hand lie here.
odin-no-cards = None played yet.
odin-played = { $n ->
    [0] None played yet
   *[other] { $n } played, { $points } { $points ->
        [one] point
       *[other] points
    }
    }
odin-in-hand = { $n ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
    }
odin-titled = { $number } { $card }
odin-occupation = { $number } { $card } ({ $deck }, { $kind }, { $points }): { $text }
odin-deck = deck { $deck }
odin-deck-start = deck { $deck }, starting card
odin-scores = { $n ->
    [one] 1 point
   *[other] { $n } points
    }
odin-kind-once = once
odin-kind-anytime = at any time
odin-kind-each-time = each time
odin-kind-as-soon = as soon as
odin-take = take { $things }
odin-get = you receive { $effect }
odin-may = you may { $effect }
odin-must = you must { $effect }
odin-when-play = When you play this card, { $main }
odin-also = Also, { $main }
odin-when-anytime = At any time { $main }
odin-when-anytime-once = Once a game, at any time, { $main }
odin-as-soon-as = As soon as { $test }, { $main }
odin-each-before = Each time before { $event }, { $main }
odin-each-after = Each time after { $event }, { $main }
odin-once-after = The next time after { $event }, { $main }
odin-or-else = { $first }, or { $second }
odin-tier = { $effect } { $bound }
odin-mined = { $n ->
    [one] 1 item
   *[other] up to { $n } items
    } of one mountain strip
odin-act-hunting-game = hunt game
odin-act-laying-a-snare = lay a snare
odin-rolling-hunting-game = { $how ->
    [dice] for a hunt
   *[other] in a hunt
    }
odin-rolling-laying-a-snare = { $how ->
    [dice] for laying a snare
   *[other] in laying a snare
    }
odin-rolling-whaling = { $how ->
    [dice] for whaling
   *[other] in whaling
    }
odin-rolling-raiding = { $how ->
    [dice] for a raid
   *[other] in a raid
    }
odin-rolling-pillaging = { $how ->
    [dice] for a pillage
   *[other] in a pillage
    }
odin-some-beans = { $n ->
    [one] 1 bean
   *[other] { $n } beans
    }
odin-some-cattle = { $n ->
    [one] 1 head of cattle
   *[other] { $n } head of cattle
    }
odin-some-chest = { $n ->
    [one] 1 chest
   *[other] { $n } chests
    }
odin-some-clothing = { $n ->
    [one] 1 piece of clothing
   *[other] { $n } pieces of clothing
    }
odin-some-fruits = { $n ->
    [one] 1 fruit
   *[other] { $n } fruits
    }
odin-some-jewelry = { $n ->
    [one] 1 piece of jewelry
   *[other] { $n } pieces of jewelry
    }
odin-some-peas = { $n ->
    [one] 1 pea
   *[other] { $n } peas
    }
odin-some-rune-stone = { $n ->
    [one] 1 rune stone
   *[other] { $n } rune stones
    }
odin-some-sheep = { $n ->
    [one] 1 sheep
   *[other] { $n } sheep
    }
odin-some-spices = { $n ->
    [one] 1 spice
   *[other] { $n } spices
    }
odin-some-treasure-chest = { $n ->
    [one] 1 treasure chest
   *[other] { $n } treasure chests
    }
odin-swap-part = { $cost } for { $gain }
odin-swaps = exchange { $parts }
odin-where-tiers = { $then }; only if { $test }
odin-each-when = Each time { $event }, { $main }
odin-whole-sober-man = If you serve no mead at the feast, you receive 1 silver. You may take it during the feast already if you serve no mead after that
odin-subject-two-silver = a space
odin-subject-mountain = a mountain space
odin-subject-silver-items = 2-silver items
odin-tallied-won-any = it succeeded
odin-tallied-paid-ore-any = you paid ore there
odin-tallied-longships-any = you used a longship there
odin-tallied-occupations-any = you played an occupation there
odin-tallied-stone-any = you received stone there
odin-tallied-stockfish-any = you received stockfish there
odin-having-stood = you already occupy a space of that column
odin-so-much-spears = you spent { $how } spear for it
odin-so-much-swords = you spent { $how } long sword for it
odin-bound-either = for { $low } or { $high }
odin-tier-buy = at { $cost } { $bound }
odin-tiers-buy = buy { $gain } according to { $what }: { $tiers }
odin-tier-turn-over = up to { $n } { $bound }
odin-tiers-turn-over = turn goods of your supply over according to { $what }: { $tiers }
odin-clause-give = give up { $cost } and { $gain }
odin-save-stockfish = move any number of stockfish from the banquet table into your houses
odin-becomes-pregnant = one of your cattle becomes pregnant
odin-hold-breeding = your animals breed as in phase 8
odin-hold-feast = you must hold a whole feast for yourself alone
odin-whence-mountain-and-upgrade = on a mountain space with one upgrade
odin-whence-ore-crafts = on the space for chests or in the forge
odin-whence-shipyard = with wood
odin-whence-space-named = on the space “{ $name }”
odin-whence-card = through an occupation
odin-whence-space = on an action space
odin-event-placed-many = placing { $n } Vikings on { $subject }
odin-event-receive-at-many = you receive at least { $n } { $subject } at once { $where }
odin-event-receive-at = you receive { $subject } { $where }
odin-event-ore-at = paying ore { $where }
odin-event-upgrade-at = you would upgrade a good { $where }
odin-event-ship-at = building { $subject } { $where }
odin-event-success-at = succeeding { $subject } { $where }
odin-at-dice-whaling = Each time after whaling { $main }
odin-at-dice-laying-a-snare = Each time after laying a snare, whether it succeeds or not, { $main }
odin-at-erosion-silver = Each time 2-silver items of mountain strips are lost in phase 11, { $main }
odin-at-erosion-ore = Each time ore of mountain strips is lost in phase 11, { $main }
odin-at-no-harvest = In each round without a harvest { $main }
odin-at-bonus-paid = Each time after the bonus phase { $main }
odin-at-bonus = Each time in the bonus phase { $main }
odin-at-feasted = Each time after the feast { $main }
odin-at-feast = Each time at the start of the feast { $main }
odin-at-income = Each time before the incomes { $main }
odin-at-last-placed = At the end of each action phase { $main }
odin-having-any = you have { $what }
odin-step-ship-armed = take a longship that you load with 3 ore of your supply at once
odin-step-hold = { $what ->
    [feast] hold a whole feast for yourself alone
   *[other] carry out a breeding phase for yourself alone
    }
odin-step-lay = { $what ->
    [ore] take 1 ore and lay it on one of your boards at once
   *[other] move a stockfish from the banquet table into a house
    }
odin-sentences = { $first }. { $second }
odin-sentence = { $text }.
odin-some = { $n } { $thing }
odin-some-hide = { $n ->
    [one] 1 hide
   *[other] { $n } hides
    }
odin-some-snare = { $n ->
    [one] 1 snare
   *[other] { $n } snares
    }
odin-some-spear = { $n ->
    [one] 1 spear
   *[other] { $n } spears
    }
odin-some-rounds = as much { $thing } as the number of the round
odin-some-each = { $some } for each
odin-each-of-them = for each of them { $effect }
odin-for-every = for each { $what } { $effect }
odin-clause-swap = exchange { $cost } for { $gain }
odin-clause-pay = pay { $cost } and { $gain }
odin-tiers = according to { $what }: { $tiers }
odin-stock-of = your stock of { $thing }
odin-number-of = the number of { $what }
odin-bound-exactly = for { $n }
odin-bound-at-most = for up to { $n }
odin-bound-between = for { $low } to { $high }
odin-bound = for { $n } or more
odin-instead = Each time { $event }, you may { $effect } instead
odin-at-the-end = At the end of the game { $main }
odin-clause-if = If { $test }, { $then }
odin-how-at-least = at least { $n }
odin-how-at-most = at most { $n }
odin-how-exactly = exactly { $n }
odin-having = you have { $how } { $what }
odin-so-much-failure = you rolled { $how } times
odin-so-much-returned = there are { $how } of them
odin-now-acting-yes = an action of yours is under way
odin-now-using-no = no action of yours is under way
odin-now-feasting-yes = your feast is under way
odin-now-mead-served-no = you have served no mead
odin-now-game-served-yes = you served game meat
odin-where = { $then } if { $test }
odin-stock-of-spices = your stock of spices
odin-your-income = your income
odin-tallied-wood = you received { $how } wood there
odin-tallied-silver = the space itself gave you { $how } silver
odin-tallied-wood-spent = you spent no wood
odin-changed-roll = Each of your rolls counts { $n } { $way }
odin-changed-roll-of = Each of your rolls { $subject } counts { $n } { $way }
odin-changed-rolls = In every dice action you may roll { $n ->
    [one] once
   *[other] { $n } times
    } more
odin-changed-vikings-of = you need { $n ->
    [one] one Viking
   *[other] { $n } Vikings
    } fewer for { $subject }
odin-changed-sword = For you the highest sword value among the special tiles in the supply is { $n } less
odin-changed-long-peas = At the feast { $n } peas may lie lengthwise
odin-worth-stone = Each stone that you spend in a raid or pillage counts { $n }
odin-worth-spear = Each spear that you spend in whaling counts { $n }
odin-cheaper = On { $where } you pay { $some } less
odin-cheaper-from = Where { $where } costs you at least { $least } silver, you pay { $some } less
odin-cheaper-emigration = Emigrating costs you { $n } silver less
odin-one-chest = a chest
odin-one-treasure-chest = a treasure chest
odin-one-sheep = a sheep
odin-one-cattle = a head of cattle
odin-one-whaling-boat = a whaling boat
odin-one-knarr = a knarr
odin-one-longship = a longship
odin-one-stone-house = a stone house
odin-one-crucifix = the crucifix
odin-one-cloakpin = the cloakpin
odin-one-drinking-horn = the drinking horn
odin-one-chalice = the chalice
odin-one-belt = the belt
odin-besides = { $first } and also { $second }
odin-clause-store = put 1 wood or 1 stone into one of your sheds and take { $gain } for it
odin-stock-of-sheep = the number of your sheep
odin-sheet-occupations = Occupations
odin-whole-equipment-supplier = When you play this card, you receive weapons until you have at least 2 of each kind
odin-whole-quartermaster = When you play this card, you may buy a longship for 8 silver. It costs 1 silver less for each long sword and ½ silver less for each bow and each spear that you have, rounded down. You keep the weapons
odin-whole-pea-counter = In each round without a harvest you double your peas, up to 8
odin-whole-modifier = At any time you may take loaded ore back from a whaling boat or a longship
ODIN-245 = Only occupations of your hand can be played.
ODIN-249 = You are asked for an occupation to play.
ODIN-260 = Only a good of which you have exactly three, and no animal.
ODIN-262 = The card does not lead to this space.
ODIN-263 = None of your cards lets you do this now.
ODIN-302 = Choose one of the light brown occupations of the decks.
ODIN-AMB-35 = You are asked for a weapon to give up.
ODIN-AMB-40 = None of your Vikings stands there.
ODIN-AMB-41 = Only goods of your supply that have another side.
ODIN-AMB-44 = What is left of the result does not reach for that.
ODIN-AMB-68 = The second Viking comes from the same space and costs silver.
ODIN-AMB-70 = The card does not allow this item.
