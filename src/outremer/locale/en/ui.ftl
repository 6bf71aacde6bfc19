# The page: everything that belongs to no particular game.

app-title = Outremer
