## The game and its options

greenland-name = Greenland
greenland-blurb = Three cultures live by hunting on an island that grows colder: send hunters out, raise elders, marry, trade, fight, and outlive the ice.
greenland-moment = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
greenland-counted = The points as if the game ended now, by the faith of each culture.
greenland-option-mode = Game
greenland-option-mode-help = The standard game, the beginner game without daughters, livestock, New World and inventions, or together: all survive or all lose. Alone it is always played together.
greenland-option-mode-standard = standard
greenland-option-mode-beginner = beginner game
greenland-option-mode-together = together
greenland-option-survivor = Survivors
greenland-option-survivor-help = The leader’s die shows 2 instead of 1, iron saves nobody, and cards taken from a row are not replaced.
greenland-option-open_hands = Open hands
greenland-option-open_hands-help = Hand cards were taken from open rows, so everybody may look at them. Without it they are hidden.
greenland-option-tie_break = Break ties
greenland-option-tie_break-help = Equal points: more cubes outside Valhalla win, then the later place in the last round’s order. Without it the victory is shared.
greenland-tie-cubes = { $more } cubes outside Valhalla against { $less }
greenland-tie-order = later in the last round’s order

## The score sheet

greenland-sheet-trophies = Trophies
greenland-sheet-ivory = Ivory
greenland-sheet-iron = Iron
greenland-sheet-people = People
greenland-sheet-colonies = Cold colonies
greenland-sheet-thing = Seat in the Thing
greenland-sheet-survivors = Cultures that survive
greenland-sheet-total = Points

## What a position’s worth is made of

greenland-term-points = Points
greenland-term-hunts = Hunts under way
greenland-term-trophies = Trophies within reach
greenland-term-energy = Energy
greenland-term-ivory = Ivory to spend
greenland-term-iron = Iron to spend
greenland-term-animals = Animals
greenland-term-hand = Cards in hand
greenland-term-tools = Inventions
greenland-term-chief = Somebody on rank 1
greenland-term-drafts = Offers being made

## Names

greenland-card-polar-cod = Polar Cod
greenland-card-arctic-char = Arctic Char
greenland-card-ringed-seal = Ringed Seal
greenland-card-peary-caribou = Peary Caribou
greenland-card-slit-goggles = Slit Goggles
greenland-card-cape-york-meteorite = Cape York Meteorite
greenland-card-wild-dogs = Wild Dogs
greenland-card-sled-dogs = Sled Dogs
greenland-card-bearded-seal = Bearded Seal
greenland-card-toggle-head-harpoon = Toggle-Head Harpoon
greenland-card-beluga = Beluga
greenland-card-arctic-wolf = Arctic Wolf
greenland-card-sinew-backed-bow = Sinew-Backed Bow
greenland-card-musk-oxen = Musk Oxen
greenland-card-musk-ox = Musk Ox
greenland-card-narwhal = Narwhal
greenland-card-walrus = Walrus
greenland-card-polar-bear = Polar Bear
greenland-card-bowhead-whale = Bowhead Whale
greenland-card-capelin = Capelin
greenland-card-driftwood-strand = Driftwood Strand
greenland-card-bloomery-bellows = Bloomery Bellows
greenland-card-atlantic-salmon = Atlantic Salmon
greenland-card-gill-net = Gill Net
greenland-card-atlantic-cod = Atlantic Cod
greenland-card-eider-duck = Eider Duck
greenland-card-eider-farm = Eider Farm
greenland-card-great-auk = Great Auk
greenland-card-harbour-seal = Harbour Seal
greenland-card-harp-seal = Harp Seal
greenland-card-bog-iron = Bog Iron
greenland-card-elkhounds = Elkhounds
greenland-card-elkhound = Elkhound
greenland-card-gyrfalcons = Gyrfalcons
greenland-card-trained-gyrfalcon = Trained Gyrfalcon
greenland-card-hooded-seal = Hooded Seal
greenland-card-sealskin-float = Sealskin Float
greenland-card-caribou = Caribou
greenland-card-greenland-shark = Greenland Shark
greenland-card-humpback-whale = Humpback Whale
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
greenland-card-cattle = Cattle
greenland-card-settlement-goat = Settlement Goat
greenland-card-sheep = Sheep
greenland-card-pony = Pony
greenland-card-six-oared-boat = Six-Oared Boat
greenland-card-norse-pony = Norse Pony
greenland-card-psalter = Psalter
greenland-card-crossbow = Crossbow
greenland-card-improved-sword = Improved Sword
greenland-card-sunstone = Sunstone
greenland-card-sun-compass = Sun Compass
greenland-card-broadaxes = Broadaxes
greenland-card-trypot = Trypot
greenland-card-set-aside-livestock = Set-aside livestock
greenland-event-falconers-ransom = Falconer's Ransom
greenland-event-syphilis = Syphilis
greenland-event-icelandic-trading-ship = Icelandic Trading Ship
greenland-event-bishop-of-gardar = Bishop of Gardar
greenland-event-hanseatic-merchants = Hanseatic Merchants
greenland-event-varangian-homecoming = Varangian Homecoming
greenland-event-iceland-spar = Iceland Spar
greenland-event-norwegian-pilot = Norwegian Pilot
greenland-event-black-death = Black Death
greenland-event-samalas-eruption = Samalas Eruption
greenland-event-wolf-minimum = Wolf Minimum
greenland-event-silence-of-the-western-settlement = Silence of the Western Settlement
greenland-event-pack-ice = Pack Ice
greenland-event-english-pirates = English Pirates
greenland-event-basque-whalers = Basque Whalers
greenland-event-livestock-knarr = Livestock Knarr
greenland-title-chief = Chief
greenland-title-shaman = Shaman
greenland-title-artisan = Artisan
greenland-title-war-chief = War Chief
greenland-title-tracker = Tracker
greenland-title-mariner = Mariner
greenland-title-bishop = Bishop
greenland-title-acolyte = Acolyte
greenland-title-sage = Sage
greenland-title-blacksmith = Blacksmith
greenland-culture-tunit = Tunit
greenland-culture-thule = Thule
greenland-culture-norse = Norse
greenland-disc-energy = energy
greenland-disc-ivory = ivory
greenland-disc-iron = iron
greenland-who-hunter = a hunter
greenland-who-leader = the leader
greenland-what-no-attack = not to attack
greenland-what-no-raid = not to raid
greenland-what-no-bid = not to bid
greenland-what-help = to help next round
greenland-what-as-said = what was said at the table
greenland-who = { $culture } ({ $seat })
greenland-emissary-on = emissary with the { $culture }
greenland-place-on = { $card }

## What is asked

greenland-ask-livestock = { $culture }: choose a side of a livestock card.
greenland-ask-bury = { $culture }: which elder dies?
greenland-ask-snow = { $culture }: give up { $number } more: energy or elders.
greenland-ask-hay = { $culture }: { $number } more for { $card }, or lose the card.
greenland-ask-breakage = { $culture }: which import breaks?
greenland-ask-bid = { $culture }: bid for the import; the highest bid is { $bid }.
greenland-ask-council = { $culture }: will somebody else be first player?
greenland-ask-place = { $culture }: place your hunters.
greenland-ask-number = { $culture }: how many, at { $card }?
greenland-ask-evacuees = { $culture }: where do the evacuees go?
greenland-ask-navigate = { $culture }: navigate, { $number } more hunters at most.
greenland-ask-steer = { $culture }: where does the hunter from { $card } go?
greenland-ask-talk = { $culture }: make an offer, leave a card, or pass.
greenland-ask-draft = { $culture }: what is given, and what is wanted?
greenland-ask-answer = { $culture }: do you accept the offer?
greenland-ask-consent = { $culture }: may they leave the card?
greenland-ask-swap = { $culture }: swap, marry, leave a card, or be done.
greenland-ask-swap_given = What do the { $culture } give the { $other }?
greenland-ask-swap_taken = What do the { $culture } get from the { $other }?
greenland-ask-battle = { $culture }: where is fought next?
greenland-ask-attack = { $culture }: attack at { $card }?
greenland-ask-strike = { $culture }: { $number ->
    [one] one more kill
   *[other] { $number } more kills
 } at { $card }: whom?
greenland-ask-save = { $culture }: { $number ->
    [one] one dies at { $card }. Save him with iron?
   *[other] { $number } die at { $card }. Save them with iron?
 }
greenland-ask-pacify = { $culture }: pacify the New World for ivory?
greenland-ask-quarry = { $culture }: which card is hunted next?
greenland-ask-haste = { $culture }: hunt first at { $card }?
greenland-ask-leader = { $culture }: set the leader’s die at { $card }?
greenland-ask-reroll = { $culture }: roll dice again at { $card }?
greenland-ask-bog = { $culture }: pay a snowflake for the bog iron?
greenland-ask-claim = { $culture }: take { $card }?
greenland-ask-wool = { $culture }: a newborn or ivory from { $card }?
greenland-ask-discard = { $culture }: too many cards in hand. Which one goes?
greenland-ask-elders = { $culture }: what do your elders do?
greenland-ask-martyr = { $culture }: { $number ->
    [one] one more dies
   *[other] { $number } more die
 }. Who?
greenland-ask-pay = { $culture }: in which discs do you pay?

## What can be done

greenland-do-exchange = Exchange { $card } for its discs
greenland-do-choose = Take { $livestock }
greenland-do-bury = Lose: { $elder }
greenland-do-pay = Pay 1 { $disc }
greenland-do-waive = Saila spares this one
greenland-do-slaughter = Do not pay: the card is lost
greenland-do-break = { $card } breaks
greenland-do-bid = Bid { $ivory } ivory
greenland-do-hold = Hold back
greenland-do-appoint = The { $culture } are first
greenland-do-send = Go to { $card }
greenland-do-take = { $number } without the leader
greenland-do-lead = { $number } with the leader
greenland-do-promote = Promote to { $rank }: { $who }
greenland-do-fetch = Bring home from { $from }: { $who }
greenland-do-evacuate = Evacuate all colonists
greenland-do-lift = Move from { $card }: { $who }
greenland-do-done = Done
greenland-do-leave = Leave { $card }
greenland-do-deal = Offer the { $culture } a deal
greenland-do-between = Between { $giver } and { $taker }
greenland-do-give = Give { $number } { $disc }
greenland-do-want = Ask for { $number } { $disc }
greenland-do-give-card = Give { $card }
greenland-do-want-card = Ask for { $card }
greenland-do-ask-leave = They leave { $card }
greenland-do-marry = { $daughter } marries { $who } from { $card }
greenland-do-promise = Promise: { $what }
greenland-do-ask-promise = Ask for a promise: { $what }
greenland-do-propose = Make the offer
greenland-do-drop = Drop it
greenland-do-accept = Accept
greenland-do-refuse = Refuse
greenland-do-counter = Make another offer
greenland-do-swap = Swap with the { $culture }
greenland-do-swap-disc = 1 { $disc }
greenland-do-swap-wife = The marriage with { $daughter }
greenland-do-swap-card = { $card }
greenland-do-wed = { $daughter } marries { $who }
greenland-do-next = { $card }
greenland-do-attack = Attack
greenland-do-strike = Hit the { $culture }
greenland-do-save = Pay 1 iron: all of them live
greenland-do-pacify = Pacify { $card } for 1 ivory
greenland-do-first = Hunt first
greenland-do-command = Set the leader’s die
greenland-do-roll = Roll it
greenland-do-reroll = Roll a { $face } again ({ $who })
greenland-do-keep = Keep all
greenland-do-claim = Take the card
greenland-do-newborn = A newborn
greenland-do-wool = 1 ivory
greenland-do-discard = Discard { $card }
greenland-do-domesticate = Domesticate { $card } for 1 energy
greenland-do-banish = Banish: { $rank }
greenland-do-martyr = Roll to kill strangers in your own tableau
greenland-do-kill = Kills: { $target }
greenland-do-burn-elder = Burn: { $rank }
greenland-do-burn = Burn the stranger: { $target }
greenland-do-make = Make { $card } for 1 { $disc }
greenland-do-emissary = Send an emissary to the { $culture }
greenland-do-preach = Preach to the { $culture }
greenland-do-baptise = Be baptised

## The table

greenland-panel-rows = The rows
greenland-panel-tray = Hand and dice
greenland-panel-answers = Answers
greenland-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
greenland-wick = { $rounds ->
    [0] The last round
    [one] One more round
   *[other] { $rounds } more rounds
}
greenland-partner = { $culture }: { $may ->
    [0] nothing to talk about in this round
   *[1] { $left ->
        [one] one more offer
       *[other] { $left } more offers
    }
}. { $promises }
greenland-promised = { $giver } to { $taker }: { $what }
greenland-phase-begin = Set-up
greenland-phase-event = Event
greenland-phase-auction = Auction
greenland-phase-council = War council
greenland-phase-placing = Placing
greenland-phase-navigation = Navigation
greenland-phase-talks = Talks
greenland-phase-fights = Fights
greenland-phase-peace = Peace
greenland-phase-hunt = Hunt
greenland-phase-livestock = Livestock
greenland-phase-elders = Elders
greenland-phase-end = End of the round
greenland-phase-over = Game over
greenland-about-event = { $event }: { $applied } of { $icons } icons applied
greenland-first = { $culture } first
greenland-row-north = North
greenland-row-south = South
greenland-pile = { $row }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the pile
greenland-need = { $hits }× { $faces }, bites { $bites }
greenland-gain = { $newborns } newborn, { $energy }/{ $ivory }/{ $iron }
greenland-trophy = trophy: { $dice } equal, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
greenland-to-hand = { $dice ->
    [0] to hand on success
   *[other] to hand: { $dice } equal
 } ({ $kind })
greenland-about-region = { $name }: { $use }, { $side }. { $need }. { $gain } (energy/ivory/iron). { $claim }
greenland-use-sea = sea hunt
greenland-use-land = land hunt
greenland-use-fish = fishing
greenland-use-metal = metal
greenland-use-raid = raid
greenland-warm = warm
greenland-cold = cold
greenland-cubes = { $culture }: { $number } on { $card }{ $leader ->
    [1] , the leader among them
   *[other] {""}
 }
greenland-faith-old = old faith
greenland-faith-one = one god
greenland-about-culture = { $culture } ({ $seat }), { $faith }; leader { $leader }
greenland-leader-is-idle = idle
greenland-leader-is-dead = in Valhalla
greenland-leader-is-away = on his way
greenland-rank = { $title }: { $number }{ $foreign ->
    [0] {""}
   *[other] {" "}+ { $foreign } strangers
 }. { $text }
greenland-husband = Husband: { $culture }
greenland-die = Die: { $face }, { $means ->
    [hit] a hit
    [bite] kills
    [both] a hit, but kills
    [miss] a miss
   *[none] on the table
 }{ $final ->
    [1] , final
   *[0] {""}
 }
greenland-leader-die = The leader’s die: { $face }, { $means ->
    [hit] a hit
    [bite] kills him
    [both] a hit, but kills him
    [miss] a miss
   *[none] on the table
 }{ $final ->
    [1] , final
   *[0] {""}
 }
greenland-hand-card = In hand: { $text }
greenland-no-hand = No cards in hand
greenland-tray-waits = { $phase }: here come dice, bids and offers.
greenland-closed = Closed in this round
greenland-climax = Climax { $number }
greenland-climax-lowest = Climax { $number }: leaves with the next migration
greenland-bites = { $faces } kills
greenland-world-peace = Peaceful: { $number } of { $most } colonists
greenland-world-hostile = Hostile: { $number } colonists, more than { $most } were too many
greenland-ship = A ship with { $card }
greenland-home = Home of the { $culture }
greenland-ice = The ice edge: cold cards lie beyond it
greenland-freezes = The card beside it freezes next
greenland-gap = No card lies here any more
greenland-snow-elder = each elder
greenland-snow-animal = each D card
greenland-icon-migration = Migration in the row { $value }: the lowest climax leaves
greenland-icon-plague = Plague: decimates who has { $value } idle hunters or more
greenland-icon-venereal = Disease: decimates the husbands of { $value }
greenland-icon-feud = Feud: decimates who has nobody on rank 1
greenland-icon-snow = Snow: an energy or an elder for { $value }
greenland-icon-sunspot = Sunspot: a card of each row turns cold
greenland-icon-helmet = Helmet: all roll; an elder on the rank rolled dies
greenland-icon-breakage = Breakage: an import of iron value is exchanged
greenland-icon-no_sea = No sea hunt in this round
greenland-icon-storm = Storm: everybody loses a mariner
greenland-icon-no_markland = Markland is closed in this round
greenland-owned = { $number } { $disc }
greenland-idle = { $number ->
    [one] { $number } idle hunter
   *[other] { $number } idle hunters
 }; leader { $leader }
greenland-dead = { $number } in Valhalla
greenland-held = { $number } of { $most ->
        [one] 1 card
       *[other] { $most } cards
    } in hand
greenland-alive = Survives so far
greenland-extinct = Extinct
greenland-any-promise = Promise something
greenland-any-ask-promise = Ask for a promise
greenland-bid = { $culture } bid { $ivory } ivory
greenland-rolls = { $culture } roll at { $card } ({ $why ->
    [attack] attack
    [raid] raid
   *[hunt] hunt
 })
greenland-offer-empty = Tap what you give, and what you want for it: discs, cards, daughters, people on cards.
greenland-offer-gives = { $giver } give { $taker }: { $what }
greenland-offer-bride = { $bride } in marriage, the groom comes from { $card }
greenland-plan-change = Change the offer
greenland-plan-weigh = Weigh the offer
greenland-plan-worth = To you the offer is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
greenland-offer-promise = a promise { $what }
greenland-offer-leaves = { $culture }: { $number ->
    [one] { $number } leaves { $card } and goes home
   *[other] { $number } leave { $card } and go home
 }

## What cards do

greenland-about-card = { $name }: { $text }
greenland-effect-reroll = may re-roll { $faces } ({ $use })
greenland-effect-to_one = { $faces } counts as 1 ({ $use })
greenland-effect-hunt_first = hunts first ({ $use })
greenland-effect-hand_size = hand size +{ $number }
greenland-effect-hand_size-animals = hand size +{ $number }, D cards only
greenland-effect-sledge = sledge: any number to one card outside the home, not to the New World
greenland-effect-navigation = navigation: moves up to three hunters after all have placed
greenland-effect-snow_reduction = an event’s snow costs one less
greenland-effect-auction_tie_winner = wins ties in auctions
greenland-action-domesticate = domesticate a D card (1 energy)
greenland-action-banish = banish an elder or roll against strangers (1 energy)
greenland-action-burn = burn somebody (1 energy)
greenland-action-make = make an I card (1 iron)
greenland-action-carve = make an I card (1 iron or ivory)
greenland-action-emissary = send an emissary (1 energy)
greenland-action-preach = preach (1 energy)
greenland-hay = hay { $hay }, newborns { $births }
greenland-wool = or { $ivory } ivory
greenland-value = value: { $number } { $disc }
greenland-raid = raid on { $faces }, bites { $bites }
greenland-no-raid = cannot be raided
greenland-points = { $points } { $points ->
    [one] point
   *[other] points
}

## The log

greenland-did-exchange = { $people } exchange { $card } for its discs.
greenland-did-choose = { $people } take { $livestock }.
greenland-did-bury = { $people } lose: { $elder }.
greenland-did-pay = { $people } pay 1 { $disc }.
greenland-did-waive = { $people }: Saila spares this payment.
greenland-did-slaughter = { $people } do not pay: { $spot } is lost.
greenland-did-break = { $people }: { $card } breaks.
greenland-did-bid = { $people } bid { $ivory } ivory.
greenland-did-hold = { $people } hold back.
greenland-did-appoint = { $people } choose who is first: { $culture }.
greenland-did-promote = { $people } make an elder ({ $rank }): { $who }.
greenland-did-fetch = { $people } bring home from { $from }: { $who }.
greenland-did-evacuate = { $people } bring all colonists home.
greenland-did-leave = { $people } leave { $card }.
greenland-did-done = { $people } have nothing more to talk about.
greenland-did-accept = { $people } accept.
greenland-did-refuse = { $people } refuse.
greenland-did-counter = { $people } make another offer.
greenland-did-attack = { $people } attack: { $spot }.
greenland-did-strike = { $people } hit the { $culture }: { $spot }.
greenland-did-save = { $people } pay 1 iron, and all live: { $spot }.
greenland-did-pacify = { $people } pacify { $card } for 1 ivory.
greenland-did-first = { $people } hunt first: { $spot }.
greenland-did-wool = { $people } take 1 ivory for wool.
greenland-did-discard = { $people } discard { $card }.
greenland-did-domesticate = { $people } domesticate { $card } for 1 energy.
greenland-did-banish = { $people } banish: { $rank }.
greenland-did-kill = { $people } kill: { $target }.
greenland-did-burn-elder = { $people } burn: { $rank }.
greenland-did-burn = { $people } burn a stranger: { $target }.
greenland-did-make = { $people } make { $card } for 1 { $disc }.
greenland-did-emissary = { $people } send an emissary to the { $culture }.
greenland-did-baptise = { $people } are baptised.
greenland-tale-offer = { $giver } make { $taker } an offer.
greenland-tale-event = Round { $round }: { $event }.
greenland-tale-gone = { $card } leaves the game.
greenland-tale-comes = { $card } comes into the row.
greenland-tale-cools = { $card } turns cold.
greenland-tale-wed = { $bride } marries one of the { $culture }.
greenland-tale-died = { $culture }: { $number } dead.
greenland-tale-born = { $culture }: { $number } newborn.
greenland-tale-card = { $culture } have { $card } in the tableau.
greenland-tale-converts = { $culture } believe in one god now.
greenland-tale-extinct = { $culture } are extinct.
greenland-tale-broken = { $giver } break their promise to { $taker }: no attack.
greenland-tale-promise = { $giver }: a promise to { $taker }, { $what }.
greenland-tale-over = The game is over.
greenland-tale-dropped = { $giver } and { $taker } come to no deal.
greenland-tale-hand = { $culture } take { $card } into the hand.
greenland-tale-home = { $culture }: { $number ->
    [1] one goes home.
   *[other] { $number } go home.
 }
greenland-tale-goes = { $culture }: { $number ->
    [1] one goes
   *[other] { $number } go
 } to { $place }{ $leader ->
    [1] , with the leader
   *[0] {""}
 }.
greenland-tale-discs = { $culture }: { $what }.
greenland-change = { $change } { $disc }
greenland-turns-hostile = { $card } turns hostile.
greenland-turns-peaceful = { $card } is peaceful again.
greenland-tale-shown = The event: { $event }.
greenland-tale-phase = { $phase }.
greenland-tale-defends = { $culture } defend { $card }: { $number } strike without a roll.
greenland-defenders = defenders
greenland-raiders = raiders
greenland-losses = { $number ->
    [one] { $number } falls
   *[other] { $number } fall
 }
greenland-hits = hits
greenland-bitten = bitten
greenland-tale-rolls = { $culture }, { $card }: rolled { $faces }.
greenland-tale-again = { $culture }, { $card }: rolled again, now { $faces }.
greenland-roll-success = { $culture }, { $card }: { $faces }{ $leader ->
    [0] {""}
   *[other] {" "}(leader { $leader })
 }: a success{ $bitten ->
    [0] .
    [1] ; 1 die bites.
   *[other] ; { $bitten } dice bite.
 }
greenland-roll-failure = { $culture }, { $card }: { $faces }{ $leader ->
    [0] {""}
   *[other] {" "}(leader { $leader })
 }: not enough{ $bitten ->
    [0] .
    [1] ; 1 die bites.
   *[other] ; { $bitten } dice bite.
 }
greenland-roll-open = { $culture }, { $card }: { $faces }{ $leader ->
    [0] {""}
   *[other] {" "}(leader { $leader })
 }: all would fall{ $bitten ->
    [0] .
    [1] ; 1 die bites.
   *[other] ; { $bitten } dice bite.
 }
greenland-turned = count as ones
greenland-tale-helmet = { $culture }, helmet: { $faces }; { $spared ->
    [1] nobody stands on that rank.
   *[0] an elder of that rank dies.
 }
greenland-tale-martyr = { $culture } roll against strangers: { $faces }; { $success ->
    [1] every 1 kills.
   *[0] nobody dies.
 }
greenland-tale-preach = { $culture } preach to { $other }: { $faces }; { $success ->
    [1] a 1 converts them.
   *[0] nobody listens.
 }
greenland-legend = Rows: first warm cards from the pile on, then cold ones. “2× 1·2”: two dice must show a 1 or a 2; “bites 3”: whoever rolls a 3 dies, “bites -”: nobody; “1 newborn, 2/0/1”: a newborn, 2 energy, no ivory, 1 iron; “3 equal”: three dice alike win the card, as a trophy or into the hand, (D) as an animal, (I) as an invention; last, who stands there.
greenland-plain-row = { $row }: { $cards } in the pile
greenland-plain-here = { $culture } { $number }
greenland-plain-leader = { $culture } { $number } with the leader
greenland-plain-culture = { $culture } ({ $seat })
greenland-plain-rank = { $title } { $number }
greenland-plain-offer = The offer
greenland-plain-dice = Dice
greenland-plain-elders = Elders
greenland-plain-cards = Cards
greenland-plain-hand = Hand
greenland-plain-discs = Discs
greenland-plain-people = People
greenland-plain-none = none
greenland-plain-event = { $event }, { $culture } first
greenland-look-success = Success: { $percent } %
greenland-look-deaths = Expected deaths: { $deaths }
greenland-look-set = { $dice } equal: { $percent } %
greenland-look-order = Roll before you: { $cultures }
greenland-look-change = { $culture }, { $what }: { $old } › { $new }
greenland-look-idle = idle
greenland-look-dead = dead
greenland-look-cards = cards
greenland-look-kill = Kills: { $percent } %
greenland-look-roll = Dice decide.

## Why not: the rule of the catalogue

GREEN-014 = War council: if the event names you first player and you had at least one rank-4 elder when the round began (it does not matter if he has died in phase 1 since), you may, before phase 2 starts, hand the first-player role for this entire round to another player.
GREEN-017 = If several players with cubes on one card want to attack there, the one owning most iron discs rolls first, then the next most, and so on.
GREEN-022 = The first player decides in which sequence the cards (biomes, New World, raided tableau cards) are resolved.
GREEN-023 = A card effect "hunts first" for a usage type allows its user to roll before all others on every card of that type, regardless of cube numbers (he may waive it; several such users: GREEN-AMB-55).
GREEN-042 = A hand-size symbol restricted to D adds one slot for a D card only: with general maximum g and d such slots a hand is legal if it has at most g + d cards and at most g of them are not D cards (it does not matter which card came last).
GREEN-043 = Gaining a card beyond the maximum forces an immediate discard of a card of the owner's choice (the new card may be the one discarded).
GREEN-048 = A tableau card showing a disc with "Value" may be discarded at any time by its owner for the shown discs.
GREEN-049 = A D card whose livestock was successfully raided this round may not be exchanged for the rest of that round, nor does it yield its value when slaughtered (a card with raiders still on it: GREEN-AMB-56).
GREEN-056 = Discs of one colour never stand in for another colour (exception: co-op rule K).
GREEN-062 = The Norse player additionally chooses one side of one livestock card (cattle, pony, sheep, goat) after the rows are visible; the remaining livestock stays aside.
GREEN-082 = A decimated player loses at least half of his idle hunters (round up) and exactly one elder of his choice if he has any; all go to Valhalla.
GREEN-091 = Each player must give up the indicated number of units; every unit is, at his choice, one energy or one of his elders on any elder card (mixing allowed; variant "each D": GREEN-095).
GREEN-096 = A player with Saila as daughter or wife reduces an event snowflake loss by one, never below zero; in the D variant one D card of his choice then needs no payment.
GREEN-104 = Every player with at least one import card of iron value must discard exactly one of them (his choice) and take one iron disc; a player without such a card is unaffected.
GREEN-105 = This round no cube may be placed on a sea-hunt biome (by placement or by navigation).
GREEN-107 = This round no player may place cubes on Markland or move cubes off it, in any phase and by any rule (placement, E4, withdrawal, marriage); hunting there, attacks, casualties and colonists born there go on as usual.
GREEN-108 = Every event card with a ship is auctioned; only ivory may be bid and nobody can bid more than he owns.
GREEN-109 = Any player may open with at least 1; every other player may match, raise or hold back, and bidding goes on as long as somebody wants to raise (procedure: GREEN-AMB-12).
GREEN-114 = In player order each player places any number of his idle hunters at once; he may leave hunters idle.
GREEN-116 = Legal targets: face-up biomes, New World cards, own elder ranks, own daughters and D cards (defence), foreign daughters and raidable D cards (raid).
GREEN-118 = Each card outside the own home that receives cubes needs at least one own mariner assigned to it.
GREEN-119 = One mariner carries up to 4 hunters per round to one single card; several mariners may serve the same card.
GREEN-123 = Markland and Vinland belong to nobody's home and can be reached only with mariners.
GREEN-129 = Moving one idle hunter to any rank of the own elder card costs 1 energy and takes effect immediately.
GREEN-133 = A player who starts phase 2 with at most one idle hunter may turn one of his elders, colonists or husbands into an idle hunter, provided he has the transport it needs (details: GREEN-AMB-15).
GREEN-134 = If a player has enough unused mariners to evacuate all his colonists, leaving none behind on Markland or Vinland, he may do so in phase 2 and use them for hunts or raids in Greenland (details: GREEN-AMB-16).
GREEN-136 = Placing cubes on a foreign daughter or D card is a raid and needs at least one own rank-4 elder.
GREEN-137 = A raid on a tableau outside the own home needs a mariner or sledge; Thule and Tunit raid each other without transport.
GREEN-138 = D cards marked "no raid" cannot be raided; I cards can never be raided or stolen and never hold cubes.
GREEN-140 = After all players have placed, the owner of a sunstone or sun compass may redeploy up to three of his hunters that stand on cards.
GREEN-141 = Targets are other cards where he already has hunters (never the New World) or own daughter/D cards.
GREEN-143 = The leader counts as an ordinary cube in every respect except his ability.
GREEN-144 = Before a hunt roll his owner may declare that the leader's die shows 1 without rolling.
GREEN-148 = A player may negotiate with an opponent if both have cubes on the same card or one has a cube in the other's tableau (raider, husband, missionary, representative).
GREEN-149 = Tradable: discs, hand cards, D and I cards from the tableau, marriages of daughters, withdrawal of cubes; promises about future rounds are not binding.
GREEN-150 = Cubes may leave a card in this phase only if all other players with cubes on it agree; where nobody else has cubes, no consent is needed.
GREEN-151 = A leaving hunter becomes idle (not usable again this round) or, if the daughter's owner agrees, a husband.
GREEN-152 = Leaving the New World or any card outside the home is limited to 4 cubes per mariner; with a usable sledge it is unlimited.
GREEN-153 = By agreement or after a bride raid a hunter or colonist already placed on a card moves to the husband space of a daughter in another player's tableau (idle hunters cannot be married; co-op: GREEN-244).
GREEN-156 = A daughter has at most one husband; a married daughter cannot be offered again.
GREEN-159 = Daughters can be married only to cubes of other players.
GREEN-160 = With at least one rank-4 elder a player may attack with his hunters, colonists or raiders any other players' cubes on the same card: as many dice as he has cubes there.
GREEN-161 = Each 1 (never a 2) kills one cube; the attacker splits kills among the opponents, each victim chooses which of his cubes there die; kills beyond the cubes present are lost.
GREEN-166 = Attacking is optional.
GREEN-168 = At the end of the phase any player with cubes on a hostile card may pay 1 ivory to turn it peaceful.
GREEN-170 = Directly after an opponent's attack (rolled, or automatic by GREEN-164) or the own hunt or raid roll, successful or not, a player may pay 1 iron to cancel all his casualties of that one roll; another roll needs another iron.
GREEN-182 = A tableau card (including married daughters) or occupied elder rank "may re-roll" a face for a usage type: each die showing it may be rolled again once on cards of that type.
GREEN-183 = A die that was re-rolled is final, whichever card caused it.
GREEN-191 = An iron biome yields 1 iron; bog iron additionally costs one snowflake (1 energy or 1 elder), and the hunt fails if the player cannot or will not pay it (the next player there may then roll).
GREEN-195 = An antler with 2, 3 or 4 blank dice lets the roller claim the card if his final dice contain that many equal faces; a successful hunt is not needed.
GREEN-204 = Each snowflake on an own D card costs 1 energy or one own elder, also if the card was raided this round.
GREEN-205 = A D card whose hay is not paid is discarded; if it has a value and was not raided, its owner receives it.
GREEN-207 = Sheep give the owner a choice of 1 newborn or 1 ivory each round.
GREEN-208 = An action needs at least one own cube on its rank and its price; each cube may perform each action of its rank once per round.
GREEN-211 = Pay 1 energy: play one D card from hand into the tableau, purple side up.
GREEN-213 = Pay 1 energy: kill one own elder automatically, or make a martyr roll against foreign cubes in the own tableau.
GREEN-214 = Martyr roll: dice equal to the own maximum hand size; each 1 kills one missionary on the own elder card or one husband on an own daughter, the roller chooses which (one payment covers all kills of the roll).
GREEN-215 = With a maximum hand size of 0 the martyr roll has no dice and cannot kill.
GREEN-217 = Pay 1 energy: kill one cube in the own tableau without a roll: an own elder (also the acting one), a foreign husband or a foreign representative.
GREEN-218 = Norse husbands are immune (three-player game).
GREEN-219 = Pay 1 iron: play one I card from hand into the tableau.
GREEN-220 = The Tunit may pay 1 ivory instead of 1 iron.
GREEN-221 = Pay 1 energy: move an own rank-5 elder to rank 1 of another player's elder card; there it is a missionary (polytheist card) or representative (monotheist card).
GREEN-222 = With a rank-2 elder and a missionary on a polytheist's rank 1 that stood there since the start of the round: pay 1 energy and roll dice equal to the own maximum hand size; at least one 1 converts that player.
GREEN-226 = In the own elder phase a polytheist without any elder of his colour may flip his card to monotheist for free; never back. Foreign cubes on the card do not prevent it.
GREEN-243 = In each negotiation phase each culture may swap one disc, husband or I card for one disc, husband or I card of another culture.
GREEN-244 = Cubes may be placed freely as husbands in that phase.
GREEN-245 = Population and D cards may not be traded.
GREEN-246 = Black and white discs may be spent as if they were orange.
GREEN-248 = Navigation never moves elders, husbands, colonists or idle hunters, and the elder card is no target: a hunter becomes an elder only by a paid promotion (E3).
GREEN-251 = Raiders are placed from the idle hunters only; merchandise imports, like I cards, can be neither raided nor defended.
GREEN-AMB-12 = D10: bidding procedure and the double claim on Peepeelee (owner and husband's player both tied). Open ascending auction, clockwise from the first player; on his turn a player opens or raises, matches the highest bid (once per level), or holds back. Holding back is not final. The auction ends when, since the last bid (opening, raise or match), every other player has held back in turn; so a top bidder who was matched is asked again and may raise. If nobody opens in one round of asking, there is no sale. Ivory-value cards may be exchanged before bidding. If both Peepeelee users are tied, player order among the two.
GREEN-AMB-15 = E4 exception: how many cubes, does a returned elder cost energy, and which transport? One cube per round, no cost; for the rest of this phase it is an ordinary idle hunter. An elder on the own card needs no transport, a colonist a mariner, a husband or emissary in a tableau outside the home a mariner or sledge (in the shared northern home none). A mariner or sledge used for this carries nothing else in this phase.
GREEN-AMB-16 = E4 evacuation: "all colonists" – of one New World card or of both? And what may they do? Literally all his colonists on both cards. Each mariner serves one card and 4 cubes and must not carry others this phase; a closed Markland (D9) with own colonists on it prevents it. Evacuees are placed at once as hunters on Greenland biomes or as raiders (what E4 names); cards outside the home need further transport as usual.
GREEN-AMB-35 = H1: may hay be paid with one energy for one snowflake and an elder for another on the same card? Yes; payment is per snowflake.
GREEN-AMB-48 = B3: exchange "at any time" – inside a roll? Between atomic steps only (before a roll, before a payment such as the iron rule, hay or a bid, at scoring), not between roll and re-roll.
GREEN-AMB-56 = B3 / E5: may an owner exchange a D card while raiders stand on it? No. The ban of B3 points to E5, the placing of raiders: it holds while raiders stand on the card and, after a successful raid, until the end of the round. If the raiders left, died or failed, the card may be exchanged again.
GREEN-NEG-03 = An offer is a data object: proposer, responder, items given, items asked (energy, ivory, iron, hand-card ids, tableau D/I-card ids), withdrawals (player, card, number of cubes, leader yes/no), marriages (daughter id, groom's card), and an optional free-text or menu promise.
GREEN-NEG-04 = Binding part: everything that can be executed now (discs, cards, withdrawals, marriages). On acceptance it is executed atomically or not at all.
GREEN-NEG-05 = Non-binding part: promises about attacks, votes, bids or future rounds. They are logged and shown to everybody, never enforced; bots may lower a trust value when a promise is broken.
GREEN-NEG-06 = The engine re-validates an offer at the moment of acceptance (ownership, caps, transport, consent) and rejects it as stale if something changed.
GREEN-NEG-13 = A D card with cubes of any player on it cannot be traded until those cubes are gone.
GREEN-NEG-15 = Procedure: starting with the first player each player in turn makes one offer, answers, or passes; a counter-offer counts as the responder's own offer. The step ends when all players passed in succession. At most three offers per ordered pair and round, to keep it finite.
GREEN-NEG-17 = Hands are treated as open information (cards were taken from the open row); hiding them is a table option.

# rules
GREEN-212 = Monotheists cannot domesticate.

# --- components as they are looked for in the box ---

greenland-portrait-elders = Elders: { $culture }
