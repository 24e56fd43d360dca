HID-1 = Take a hide of the market or pass; a hide that was taken is laid at once.
HID-2 = There is no { $hide } in the market.
HID-3 = The { $hide } fits nowhere any more.
HID-4 = Turned { $turn }, the { $hide } lies as with a smaller number.
HID-5 = It does not lie on free cells only.
HID-6 = It touches none of the hides that lie there.
hides-name = Hides
hides-blurb = Hang hides on your frame, edge to edge, and live on what is covered.
hides-option-rounds = Rounds
hides-option-rounds-help = How many hides everybody can lay.
hides-sheet-income = Income
hides-sheet-barn = Barn
hides-term-points = Points
hides-hide = { $kind ->
        [hare] hare skin
        [fox] fox fur
        [seal] seal skin
        [deer] deer hide
        [bear] bear skin
       *[ox] ox hide
    }
hides-board = { $board ->
        [frame] Frame
       *[barn] Barn
    }
hides-ask-take = Take a hide and lay it, or pass.
hides-ask-lay = Lay the { $hide }: where?
hides-pass = Pass
hides-take = Take the { $hide }
hides-lay = Lay the { $hide } on the { $board ->
        [frame] frame
       *[barn] barn floor
    }: row { $row }, column { $column }
hides-story-take = { $who } takes the { $hide }.
hides-story-lay = { $who } lays the { $hide } on the { $board ->
        [frame] frame
       *[barn] barn floor
    }: row { $row }, column { $column }.
hides-story-pass = { $who } passes.
hides-story-round = Round { $round } begins; the frames have earned { $points ->
        [one] one point
       *[other] { $points } points
    }.
hides-market = Market
hides-player = { $who }
hides-round = Round { $round } of { $rounds }
hides-bag = { $count } hides in the bag
hides-covered = Covered cells
hides-now = Income { $income } · { $points ->
        [one] one point
       *[other] { $points } points
    }
hides-times = ×{ $count }
