RUN-1 = Now is the time to { $asked }.
RUN-2 = You do not hold { $rune }.
runes-ask-look = Do you want to look at the omen?
runes-ask-cast = Cast a rune.
runes-action = { $action }
runes-story = { $action }
runes-middle = The omen
runes-player = Player { $seat }
