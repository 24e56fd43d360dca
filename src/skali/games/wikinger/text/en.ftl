## The game and its options

wikinger-name = Wikinger
wikinger-blurb = Buy tiles and figures around a turning wheel of prices, settle islands, keep the ships at bay, and feed everybody in the end.
wikinger-moment = Round { $round } of { $rounds }
wikinger-counted = The points so far, and the final scoring as if the game ended now; this round's own scoring is not in it.
wikinger-tie-gold = more gold left ({ $more } against { $less })

wikinger-option-advanced = Advanced version
wikinger-option-advanced-help = Special tiles come into play, and a boatman takes a single figure across.
wikinger-option-auction = Auction of the start
wikinger-option-auction-help = Every round begins with an auction; its winner removes a figure and begins, and the players choose how the colours lie around the wheel.
wikinger-option-free_exchange = Exchange points freely
wikinger-option-free_exchange-help = Points can be turned into gold one by one before buying or bidding. Without it, the points that are missing are exchanged when you pay.
wikinger-option-first = First start player
wikinger-option-first-help = Who begins the first round.
wikinger-option-first-random = by lot

## The score sheet

wikinger-sheet-start = At the start
wikinger-sheet-ships = Ships repelled
wikinger-sheet-nobles = Nobles
wikinger-sheet-scouts = Scouts
wikinger-sheet-fishers = Fishermen
wikinger-sheet-exchanged = Exchanged for gold
wikinger-sheet-unrepelled = Ships not repelled
wikinger-sheet-gold = Gold left
wikinger-sheet-boatmen = Most boatmen
wikinger-sheet-islands = Most finished islands
wikinger-sheet-longest = Longest island
wikinger-sheet-supply = Supply
wikinger-sheet-buildings = Building tiles
wikinger-sheet-total = Points

## What a position’s worth is made of

wikinger-term-points = Points
wikinger-term-last_gold = Gold for a tie
wikinger-term-purchases = Purchases to come
wikinger-term-scarce_gold = Scarce gold
wikinger-term-useful_gold = Gold to choose with
wikinger-term-spare_gold = Gold left over
wikinger-term-better_rate = A better rate for gold
wikinger-term-lone_warriors = Warriors waiting for ships
wikinger-term-repelled = Repelled ships
wikinger-term-raided = Ships not repelled
wikinger-term-nobles = Nobles
wikinger-term-scouts = Scouts
wikinger-term-company = Figures below scouts
wikinger-term-company_to_come = Free places below scouts
wikinger-term-fishers = Points for fishermen
wikinger-term-bonuses_to_come = Special tiles for figures to come
wikinger-term-supply = Supply
wikinger-term-ferried = Waiting figures about to cross
wikinger-term-with_tile = Waiting figures with a free tile
wikinger-term-without_tile = Waiting figures without a tile
wikinger-term-straight_ashore = A new figure for an island
wikinger-term-to_mainland = A new figure for the mainland
wikinger-term-new_eater = One more to feed
wikinger-term-new_boatman = A new boatman
wikinger-term-new_tile = A new island tile
wikinger-term-new_ship = A new ship
wikinger-term-most_boatmen = Most boatmen
wikinger-term-most_islands = Most finished islands
wikinger-term-longest_island = Longest island
wikinger-term-open_rows = Open rows
wikinger-term-spare_tiles = Free tiles
wikinger-term-boat = A boat with a boatman
wikinger-term-new_buildings = Building tiles in hand
wikinger-term-neighbours = Figures around buildings
wikinger-term-start_right = The right to start
wikinger-term-bid = A bid to be paid
wikinger-term-offered = Figures on offer
wikinger-term-offered_boatmen = Boatmen on offer

## Figures: alone, with something done to them, several of them

wikinger-figure-fisher = Fisherman
wikinger-figure-goldsmith = Goldsmith
wikinger-figure-scout = Scout
wikinger-figure-noble = Noble
wikinger-figure-warrior = Warrior
wikinger-figure-boatman = Boatman

wikinger-the-fisher = the fisherman
wikinger-the-goldsmith = the goldsmith
wikinger-the-scout = the scout
wikinger-the-noble = the noble
wikinger-the-warrior = the warrior
wikinger-the-boatman = the boatman

wikinger-some-fisher =
    { $count ->
        [one] a fisherman
       *[other] { $count } fishermen
    }
wikinger-some-goldsmith =
    { $count ->
        [one] a goldsmith
       *[other] { $count } goldsmiths
    }
wikinger-some-scout =
    { $count ->
        [one] a scout
       *[other] { $count } scouts
    }
wikinger-some-noble =
    { $count ->
        [one] a noble
       *[other] { $count } nobles
    }
wikinger-some-warrior =
    { $count ->
        [one] a warrior
       *[other] { $count } warriors
    }
wikinger-some-boatman =
    { $count ->
        [one] a boatman
       *[other] { $count } boatmen
    }
wikinger-some-each =
    { $count ->
        [one] one of each colour (1 figure)
       *[other] one of each colour ({ $count } figures)
    }

## Tiles: alone, and coming with a figure

wikinger-tile-begin = island beginning
wikinger-tile-church = island middle with a church
wikinger-tile-farmstead = island middle with a farmstead
wikinger-tile-longhouse = island middle with a longhouse
wikinger-tile-watchtower = island middle with a watchtower
wikinger-tile-end = island end
wikinger-tile-ship-red = red ship
wikinger-tile-ship-green = green ship
wikinger-tile-ship-yellow = yellow ship
wikinger-tile-ship-blue = blue ship

wikinger-with-begin = an island beginning
wikinger-with-church = an island middle (church)
wikinger-with-farmstead = an island middle (farmstead)
wikinger-with-longhouse = an island middle (longhouse)
wikinger-with-watchtower = an island middle (watchtower)
wikinger-with-end = an island end
wikinger-with-ship-red = a red ship
wikinger-with-ship-green = a green ship
wikinger-with-ship-yellow = a yellow ship
wikinger-with-ship-blue = a blue ship

wikinger-row-ships = the ships' row
wikinger-row-warrior = the warriors' row
wikinger-row-noble = the nobles' row
wikinger-row-scout = the scouts' row
wikinger-row-goldsmith = the goldsmiths' row
wikinger-row-fisher = the fishermen's row

wikinger-in-gold = { $count } gold
wikinger-in-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## Special tiles: their names, and what they do

wikinger-special-gold5 = Five gold
wikinger-special-goldsmith_plus1 = Goldsmiths +1
wikinger-special-goldsmith_plus2 = Goldsmiths +2
wikinger-special-boat = Boat
wikinger-special-noble_plus1 = Nobles +1
wikinger-special-scout_plus1 = Scouts +1
wikinger-special-fisher_plus1 = Fishermen +1
wikinger-special-boatman_tile = Painted boatman
wikinger-special-fisher_surplus3 = Rich catch
wikinger-special-gold_3to1 = Gold 3 to 1
wikinger-special-building_church = Great church
wikinger-special-building_farmstead = Great farmstead
wikinger-special-building_longhouse = Great longhouse
wikinger-special-building_watchtower = Great watchtower

wikinger-help-gold5 = 5 gold at once
wikinger-help-goldsmith_plus1 = 1 more gold for every safe goldsmith, in every scoring
wikinger-help-goldsmith_plus2 = 2 more gold for every safe goldsmith, in every scoring
wikinger-help-boat = in a large scoring one boatman takes a full load with it: all of one colour or one of each
wikinger-help-noble_plus1 = 1 more point for every safe noble, in every large scoring
wikinger-help-scout_plus1 = 1 more point for every safe scout, in every large scoring
wikinger-help-fisher_plus1 = 1 point for every safe fisherman, in every large scoring
wikinger-help-boatman_tile = counts as a boatman at the end, and need not be fed
wikinger-help-fisher_surplus3 = at the end 3 points instead of 2 for every feeding place left over
wikinger-help-gold_3to1 = at the end 1 point for every 3 gold instead of 5
wikinger-help-building_church = replaces an own tile with a church; at the end 1 point for every figure on it and around it, unless a ship threatens it
wikinger-help-building_farmstead = replaces an own tile with a farmstead; at the end 1 point for every figure on it and around it, unless a ship threatens it
wikinger-help-building_longhouse = replaces an own tile with a longhouse; at the end 1 point for every figure on it and around it, unless a ship threatens it
wikinger-help-building_watchtower = replaces an own tile with a watchtower; at the end 1 point for every figure on it and around it, unless a ship threatens it

## What is asked

wikinger-ask-buy = Buy a figure with its tile.
wikinger-ask-start = Lay your start tile at the coast: in which row?
wikinger-ask-place = Lay the { $tile }.
wikinger-ask-settle = Settle { $figure } on this tile, or keep { $figure } on the mainland?
wikinger-ask-take = Take one of the open special tiles?
wikinger-ask-rebuild = { $special }: which of your tiles shall it replace?
wikinger-ask-ferry =
    { $must ->
        [yes] Last crossing: your boatmen ({ $count }) must go as long as somebody can. Whom do they take?
       *[no] Large scoring: shall a boatman ({ $count } left) take figures to the islands?
    }
wikinger-ask-land =
    { $count ->
        [one] Where does the figure in the boat go ashore?
       *[other] Where do the { $count } figures in the boat go ashore?
    }
wikinger-ask-open = Auction of the start: open with a bid; 0 is allowed.
wikinger-ask-bid = { $who } has bid { $bid } gold: raise or pass.
wikinger-ask-remove = You have won the auction: remove one of the figures from the game.
wikinger-ask-lay = Which colour shall lie on the dearest free places?

## What an action would do

wikinger-do-buy =
    { $price ->
        [0] Take { $figure } with { $tile } for nothing
       *[other] Buy { $figure } with { $tile } for { $price } gold{ $points ->
            [0] { "" }
           *[other] { " " }({ $points } of it exchanged from points)
        }
    }{ $special ->
        [yes] ; gives a special tile
       *[no] { "" }
    }{ $lost ->
        [yes] ; the tile fits nowhere and is lost
       *[no] { "" }
    }
wikinger-do-start = Lay the start tile in { $row }
wikinger-do-place =
    Lay the { $tile } in { $row }, column { $column }{ $length ->
        [0] { "" }
       *[other] , finishing an island of { $length }
    }; { $fate ->
        [safe] { $figure } may settle there
        [threatened] { $figure } may settle there, threatened by a ship
        [repels] { $figure } may settle there and repel the ship
       *[mainland] { $figure } goes to the mainland
    }
wikinger-do-moor =
    Moor the { $tile } in column { $column }: { $repelled ->
        [yes] your warrior repels it for { $worth }
       *[no] { $count ->
            [0] it threatens nobody yet
            [one] it threatens one figure
           *[other] it threatens { $count } figures
        }
    }; { $figure } goes to the mainland
wikinger-do-settle =
    Settle { $figure } here{ $fate ->
        [threatened] , threatened by the ship above
        [repels] : the ship above is repelled
       *[safe] { "" }
    }
wikinger-do-mainland = Keep { $figure } on the mainland
wikinger-do-ferry =
    { $boat ->
        [yes] With a boat a boatman takes { $load } across
       *[no] A boatman takes { $load } across
    }
wikinger-do-land =
    Land { $figure } in column { $column }{ $fate ->
        [threatened] , threatened by the ship above
        [repels] : the ship above is repelled
       *[safe] { "" }
    }
wikinger-do-done =
    { $count ->
        [one] Keep the boatman and score
       *[other] Keep { $count } boatmen and score
    }
wikinger-do-take = Take “{ $special }”: { $effect }
wikinger-do-decline = Take no special tile
wikinger-do-rebuild = Build “{ $special }” in { $row }, column { $column }, in place of the tile there
wikinger-do-remove = Remove { $figure } from the game
wikinger-do-lay =
    { $count ->
        [one] Lay { $load } at price { $top }
       *[other] Lay { $load } at prices { $top } to { $bottom }
    }
wikinger-do-pass = Pass: { $who } leads with { $bid } gold
wikinger-do-exchange = Exchange a point for a gold
wikinger-do-bid =
    Bid { $amount } gold{ $points ->
        [0] { "" }
        [one] , 1 of it from points
       *[other] , { $points } of it from points
    }

wikinger-button-settle = Settle
wikinger-button-mainland = Mainland
wikinger-button-done = Done
wikinger-button-decline = Take none
wikinger-button-pass = Pass
wikinger-button-exchange = 1 point for 1 gold
wikinger-button-bid = Bid { $amount }

## What the picture says

wikinger-panel-board =
    { $phase ->
        [over] The end
        [scoring] Round { $round }: scoring
       *[buying] Round { $round }
    }
wikinger-panel-rounds = Rounds and outlook
wikinger-panel-tray = In hand
wikinger-panel-standing = If the game ended now
wikinger-tray-empty = What you buy or may choose comes here.
wikinger-if-ended = If it ended now
wikinger-line-coin = gold
wikinger-line-laurel = points
wikinger-line-crown = the end
wikinger-short-each = each
wikinger-turn =
    { $place ->
        [0] turn
        [1] next
       *[other] then
    }
wikinger-label-queue =
    { $place ->
        [0] { $who } must decide now
        [1] { $who } comes next
       *[other] { $who } comes later
    }
wikinger-label-threats =
    { $count ->
        [one] 1 ship that nobody repels
       *[other] { $count } ships that nobody repels
    }
wikinger-bid-free = Other bid
wikinger-bid-free-label = A bid of any amount that you can pay
wikinger-bid-none = Nobody has bid yet
wikinger-bid = { $bid } gold · { $who }
wikinger-bid-won = { $who } begins for { $bid } gold

wikinger-label-slot = { $figure } with { $tile }, price { $price }
wikinger-label-dearest = Whoever buys the dearest combination may take a special tile
wikinger-label-wheel = The wheel: every number is the price of what lies beside it; it turns when the 0 is bought
wikinger-label-track = { $who }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wikinger-left-bag = { $count ->
        [one] 1 figure
       *[other] { $count } figures
    } in the bag
wikinger-left-stack = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } in the stacks
wikinger-left-hidden = { $count ->
        [one] 1 special tile
       *[other] { $count } special tiles
    } face down
wikinger-label-round =
    Round { $round }, { $scoring ->
        [large] large scoring
       *[small] small scoring
    }
wikinger-label-end = Final scoring
wikinger-label-line-coin = Gold in the next scoring, as it stands now
wikinger-label-line-laurel = Points in the next scoring, as it stands now
wikinger-label-line-crown = Final score, if the game ended now
wikinger-label-drawn = { $figure }: { $count } drawn
wikinger-label-special =
    { $special }: { $effect }{ $aside ->
        [yes] { " " }(set aside until a tile fits)
       *[no] { "" }
    }
wikinger-chip-gold = { $count } gold
wikinger-chip-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wikinger-chip-boatmen = { $count ->
        [one] 1 boatman
       *[other] { $count } boatmen
    } for the majority
wikinger-chip-islands = { $count ->
        [one] 1 finished island
       *[other] { $count } finished islands
    }
wikinger-chip-longest = Longest finished island: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
wikinger-label-food = Fishermen feed { $fed }; { $count } must be fed
wikinger-label-start-player = Start player
wikinger-label-start-tile = Start tile, laid together with the first tile
wikinger-label-mainland = Mainland: who waits here scores nothing
wikinger-label-waiting = { $figure }: { $count } on the mainland
wikinger-label-cell = { $tile }, { $row }, column { $column }
wikinger-label-empty = Empty: { $row }, column { $column }
wikinger-label-ship =
    { $tile }, threatens down to { $row }; worth { $worth }{ $repelled ->
        [yes] , repelled
       *[no] { "" }
    }{ $source ->
        [reconstructed] { " " }(the printed value is not known)
       *[printed] { "" }
    }
wikinger-label-threat = Threatened by the ship above
wikinger-label-figure =
    { $figure }, column { $column }{ $threatened ->
        [yes] , threatened
       *[no] { "" }
    }

## The log

wikinger-told-buy =
    { $price ->
        [0] { $who } takes { $figure } with { $tile } for nothing.
       *[other] { $who } buys { $figure } with { $tile } for { $price } gold{ $points ->
            [0] { "" }
           *[other] { " " }({ $points } of it exchanged from points)
        }.
    }
wikinger-told-lost = The { $tile } fits nowhere and leaves the game.
wikinger-told-start = { $who } lays the start tile in { $row }.
wikinger-told-place =
    { $who } lays the { $tile } in { $row }, column { $column }{ $mainland ->
        [yes] ; { $figure } goes to the mainland
       *[no] { "" }
    }.
wikinger-told-mainland = { $who } keeps { $figure } on the mainland.
wikinger-told-ferry =
    { $boat ->
        [yes] { $who } sends a boat with { $load }.
       *[no] { $who } sends a boatman with { $load }.
    }
wikinger-told-land = { $who } settles { $figure } in column { $column }.
wikinger-told-done = { $who } keeps the other boatmen.
wikinger-told-take = { $who } takes “{ $special }”: { $effect }.
wikinger-told-decline = { $who } takes no special tile.
wikinger-told-rebuild = { $who }: “{ $special }” now stands in { $row }, column { $column }.
wikinger-told-bid = { $who } bids { $amount } gold.
wikinger-told-pass = { $who } passes.
wikinger-told-auction = { $who } wins the auction for { $bid } gold.
wikinger-told-remove = { $who } removes { $figure } from the game.
wikinger-told-lay = { $who } lays { $load } around the wheel.
wikinger-told-exchange = { $who } exchanges a point for a gold.
wikinger-told-small = Small scoring: { $list }.
wikinger-told-small-item = { $gold } gold for { $who }
wikinger-told-unpaid = Small scoring: nobody receives gold.
wikinger-told-drawn = The figures of this round are drawn from the bag.
wikinger-told-offer = Figures and tiles are laid around the wheel.
wikinger-told-large =
    Large scoring, { $who }: { $gold } gold{ $ships ->
        [0] { "" }
        [one] , 1 point for ships
       *[other] , { $ships } points for ships
    }{ $nobles ->
        [0] { "" }
        [one] , 1 point for nobles
       *[other] , { $nobles } points for nobles
    }{ $scouts ->
        [0] { "" }
        [one] , 1 point for scouts
       *[other] , { $scouts } points for scouts
    }{ $fishers ->
        [0] { "" }
        [one] , 1 point for fishermen
       *[other] , { $fishers } points for fishermen
    }.
wikinger-told-final-scoring = The final scoring.
wikinger-told-banner = Round { $round }
wikinger-told-final =
    { $points ->
        [one] { $line }, { $who }: { $points } point.
       *[other] { $line }, { $who }: { $points } points.
    }
wikinger-told-round =
    { $auction ->
        [yes] Round { $round } begins; { $who } opens the auction.
       *[no] Round { $round } begins; { $who } buys first.
    }
wikinger-told-open = New special tile: { $special }.
wikinger-won = { $who } has won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wikinger-shared = { $who } shares the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Why not: the rule's number is the id

WIK-019 = Nothing lies at place { $slot } of the wheel any more.
WIK-025 = Now you must buy a figure with its tile.
WIK-027 = The 0 is free only for the last figure of its colour at the wheel ({ $figure }: { $left } left), or when your gold does not reach for anything else.
WIK-028 = That costs { $price }; you have { $gold } gold and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to exchange.
WIK-031 = Points are exchanged when you pay; exchanging them earlier is not agreed for this game.
WIK-032 = You have no points left to exchange.
WIK-042 = First the tile that you bought must be laid.
WIK-043 =
    { $row ->
        [0] Only ships go into the ships' row.
       *[other] Ships go only into the ships' row.
    }
WIK-044 = Your first three ships take columns 0 to 2, not column { $column }.
WIK-045 = The next ship must lie directly beside the others, not in column { $column }.
WIK-046 = Row { $row }, column { $column } touches neither another island tile nor the homeland with a whole side.
WIK-047 = In row { $row }, column { $column } the tile would touch nothing but a ship; that is not enough.
WIK-049 = In row { $row }, column { $column } land would meet sea.
WIK-050 = The homeland's coast is sea: only an island beginning fits beside it.
WIK-051 = A tile already lies in row { $row }, column { $column }.
WIK-055 = First your start tile must be laid.
WIK-058 = First decide whether the figure settles on its tile or stays on the mainland.
WIK-065 = Somebody already stands in row { $row }, column { $column }.
WIK-066 = Nobody of this colour is in the boat ({ $figure }); each figure settles only in its own row.
WIK-074 = There is no tile in row { $row }, column { $column } to stand on.
WIK-079 = Now only boatmen can be used.
WIK-080 = None of this colour waits on the mainland ({ $figure }).
WIK-081 = No tile is free in that row ({ $figure }).
WIK-082 = First the figures in the boat must go ashore.
WIK-087 = In the last large scoring boatmen must be used as long as somebody can go.
WIK-113 = None of this colour was drawn ({ $figure }).
WIK-115 = The first speaker cannot pass, but may bid 0.
WIK-116 = Now you must raise the bid or pass.
WIK-117 = That is more than you have: { $gold } gold and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to exchange.
WIK-121 = First a figure must be removed from the game.
WIK-123 = None of this colour is left to be laid ({ $figure }).
WIK-124 = Now you must choose the colour to be laid around the wheel.
WIK-128 = In the advanced version a boatman without a boat takes a single figure.
WIK-129 = In the last large scoring boatmen must be used as long as somebody can go, in the advanced version too.
WIK-131 = First decide whether to take a special tile.
WIK-134 = This special tile does not lie open ({ $special }).
WIK-139 = You have no boat.
WIK-147 = Only an own tile with the same building can be exchanged ({ $building }).
WIK-148 = First choose the tile that the building tile replaces.
WIK-158 = You must bid more than { $bid } gold or pass.

## The table in words, for a terminal

wikinger-plain-round = Round { $round } of { $rounds }, start player: { $who }. The offer, as price: tile [place at the wheel]
wikinger-plain-offer = { $price }: { $tile } [{ $slot }]
wikinger-plain-tiles = Tiles
wikinger-plain-drawn = Drawn
wikinger-plain-open = Special tiles
wikinger-plain-count = { $count } × { $figure }
wikinger-plain-player =
    { $who }: { $gold } gold, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $start ->
        [yes] , start tile to be laid
       *[no] { "" }
    }
wikinger-plain-row = { $number } { $row }
wikinger-plain-ships = Ships
wikinger-plain-mainland = Mainland
wikinger-plain-specials = Special tiles
wikinger-legend = Signs: ( ) coasts, ─ land, ● figure, ○ threatened figure, <3> ship that threatens the rows down to 3, {"{"}3{"}"} repelled ship, † church, ⌂ farmstead, ≡ longhouse, ♜ watchtower, ! special building

wikinger-short-begin = beginning
wikinger-short-church = church
wikinger-short-farmstead = farmstead
wikinger-short-longhouse = longhouse
wikinger-short-watchtower = watchtower
wikinger-short-end = end
wikinger-short-ship-red = red ship
wikinger-short-ship-green = green ship
wikinger-short-ship-yellow = yellow ship
wikinger-short-ship-blue = blue ship

# --- where an option leads ---

wikinger-earns-fisher = On an island the fisherman feeds { $each } figures at the end
wikinger-earns-goldsmith =
    On an island the goldsmith brings { $each } gold { $count ->
        [one] once more
       *[other] { $count } more times
    }
wikinger-earns-scout =
    On an island the scout brings { $each ->
        [one] 1 point
       *[other] { $each } points
    }, and { $below } for each figure below him, { $count ->
        [one] once more
       *[other] { $count } more times
    }
wikinger-earns-noble =
    On an island the noble brings { $each ->
        [one] 1 point
       *[other] { $each } points
    } { $count ->
        [one] once more
       *[other] { $count } more times
    }
wikinger-earns-warrior =
    On an island the warrior repels a ship above him, and brings what is printed on it { $count ->
        [one] once more
       *[other] { $count } more times
    }
wikinger-earns-boatman = In a large scoring the boatman ferries figures; whoever has most of them at the end gets { $each ->
    [one] { $each } point
   *[other] { $each } points
 }
wikinger-then-ship = Above a warrior the ship brings { $worth } in each large scoring; without him it costs { $worth } at the end
wikinger-then-threatened = Threatened, and without yield: { $figure }
wikinger-then-cheaper = Everything else on the wheel becomes { $gold } gold cheaper
wikinger-then-waits =
    { $count ->
        [0] Without a boatman nobody gets from there to an island
        [one] From there your boatman brings figures to the islands
       *[other] From there your { $count } boatmen bring figures to the islands
    }
wikinger-then-boatmen =
    { $count ->
        [0] After that you have no boatman left
        [one] After that you have one boatman left
       *[other] After that you have { $count } boatmen left
    }
wikinger-then-scored =
    The scoring brings you { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $gold } gold now
wikinger-then-start = If nobody bids more, you pay { $amount } gold, remove a figure, lay the first colour around the wheel and buy first
wikinger-then-passed = You are out of the bidding; { $who } leads
