"""What every game promises, as checks that know no game: for this repository and for others.

`skali conformance GAME` runs them all; `skali.conformance.with_pytest` makes tests of them.
"""
