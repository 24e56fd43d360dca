RUN-1 = Jetzt ist dran: { $asked }.
RUN-2 = Du hast kein { $rune }.
runes-ask-look = Willst du das Omen ansehen?
runes-ask-cast = Wirf eine Rune.
runes-action = { $action }
runes-story = { $action }
runes-middle = Das Omen
runes-player = Spieler { $seat }
