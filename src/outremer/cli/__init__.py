"""The command line. It knows no game: all that is special to one comes from its GameInfo."""
