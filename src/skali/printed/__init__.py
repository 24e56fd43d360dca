"""What owners of the printed games know: data sets, their checks, playing with them, the sheet."""
