"""The tests of Outremer: rules by game, one conformance suite for all games, records, tools."""
