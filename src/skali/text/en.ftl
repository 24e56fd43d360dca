SKALI-1 = The game is over.
SKALI-2 = It is not seat { $seat }'s turn: seat { $turn } must decide.
