RUN-1 = First the leader may look at the omen, then everybody casts.
RUN-2 = You do not hold { $rune }.
runes-ask-look = Do you want to look at the omen?
runes-ask-cast = Cast a rune.
runes-action = { $action }
runes-story = { $action }
runes-middle = The omen
runes-player = Player { $seat }
