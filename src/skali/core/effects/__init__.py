"""Effects: what cards, tiles and spaces do, written as data and run as flat programs.

A game declares its words in a `Vocabulary`; a `Coder` writes trees of TOML as ints and names every
fault; a `Runner` carries programs out on the state's stack; a `Machine` adds events, changed
numbers and cards in play; `Sentences` says all of it in words.
"""
