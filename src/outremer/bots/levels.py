"""How strong a bot is, in a word: the levels people choose from, and the bot behind each."""

LEVELS = {"easy": "random", "normal": "greedy", "hard": "greedy", "expert": "greedy"}
USUAL = "normal"
