RUN-1 = Erst darf die Führung das Omen ansehen, dann werfen alle.
RUN-2 = Du hast kein { $rune }.
runes-ask-look = Willst du das Omen ansehen?
runes-ask-cast = Wirf eine Rune.
runes-action = { $action }
runes-story = { $action }
runes-middle = Das Omen
runes-player = Spieler { $seat }
