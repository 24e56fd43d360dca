SKALI-1 = Das Spiel ist zu Ende.
SKALI-2 = Platz { $seat } ist nicht am Zug: Platz { $turn } muss entscheiden.
