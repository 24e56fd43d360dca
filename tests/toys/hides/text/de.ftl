HID-1 = Nimm ein Fell aus dem Markt oder passe; ein genommenes Fell wird sofort gelegt.
HID-2 = Im Markt liegt gerade nicht: { $hide }.
HID-3 = Passt nirgends mehr hin: { $hide }.
HID-4 = Mit der Drehung { $turn } liegt es wie mit einer kleineren Zahl: { $hide }.
HID-5 = Es liegt nicht nur auf freien Feldern.
HID-6 = Es berührt keines der Felle, die dort liegen.
hides-name = Felle
hides-blurb = Spann Felle auf deinen Rahmen, Kante an Kante, und lebe von dem, was bedeckt ist.
hides-option-rounds = Runden
hides-option-rounds-help = Wie viele Felle jeder legen kann.
hides-sheet-income = Einkommen
hides-sheet-barn = Scheune
hides-term-points = Punkte
hides-hide = { $kind ->
        [hare] Hasenfell
        [fox] Fuchspelz
        [seal] Robbenfell
        [deer] Hirschhaut
        [bear] Bärenfell
       *[ox] Ochsenhaut
    }
hides-board = { $board ->
        [frame] Rahmen
       *[barn] Scheune
    }
hides-ask-take = Nimm ein Fell und leg es, oder passe.
hides-ask-lay = { $hide }: wohin?
hides-pass = Passen
hides-take = { $hide } nehmen
hides-lay = { $hide } { $board ->
        [frame] auf den Rahmen
       *[barn] in die Scheune
    } legen: Zeile { $row }, Spalte { $column }
hides-story-take = { $who } nimmt: { $hide }.
hides-story-lay = { $who } legt { $board ->
        [frame] auf den Rahmen
       *[barn] in die Scheune
    }: { $hide }, Zeile { $row }, Spalte { $column }.
hides-story-pass = { $who } passt.
hides-story-round = Runde { $round } beginnt; die Rahmen haben { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } eingebracht.
hides-market = Markt
hides-player = { $who }
hides-round = Runde { $round } von { $rounds }
hides-bag = { $count } Felle im Beutel
hides-covered = Bedeckte Felder
hides-now = Einkommen { $income } · { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
hides-times = ×{ $count }
