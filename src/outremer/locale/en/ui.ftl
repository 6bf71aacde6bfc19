# The page: everything that belongs to no particular game.

app-title = Outremer
app-motto = Board games of the crusader age, at one table with friends and bots
app-credits = The games are the work of their authors. This program is free software; its drawings are its own.

# Everywhere
home = To the start page
close = Close
cancel = Cancel
confirm = Confirm
skip = Skip
copy = Copy
copied = Copied
yes = yes
no = no
loading = One moment …
tools = Tools
chance = Chance
you = You
your-name = Your name
theme-to-dark = Dark theme
theme-to-light = Light theme

# Start page
play-now = Play now
play-now-explain = You and three bots, standard rules. No account, nothing to learn first.
game-compiling = The rules are being prepared; the first game may take a minute to start.
starting = Setting up …
set-up = Set up a table
game-by = by { $authors }
game-players = For { $from } to { $to } players
game-pitch-jerusalem = Bid for offices, send squires into the city’s quarters, hold them for their income, and build the highest tower.
game-pitch-templars = Send knights across Europe, fill the harbours, and serve the Pope’s journey.
game-pitch-solomon = Gather the land’s produce, pave its roads, and raise the temple block by block.
tables-running = Games in progress
tables-finished = Finished games
table-running = Round { $round }, others’ turn
table-waiting = Waiting for players
table-over = Finished
table-forget = Remove from this list
record-open = Open a record
record-explain = A game saved with “Download record” (a .jsonl file) can be replayed here.
record-bad = This file is not a record of a game.

# Setting up
setup-title = A table of { $title }
setup-players = Players
setup-seat = Seat { $number }
setup-who = Who has seat { $number }
setup-name = Name at seat { $number }
setup-level = Level of the bot at seat { $number }
setup-seats-explain = Several people “here” share this screen: it is covered between turns. A friend gets a link to open on another device.
setup-options = Edition and options
setup-preset = Edition
setup-data = Board file
setup-data-explain = A board.toml of your own, for instance with the numbers of your copy of the game.
setup-create = Open the table
preset = { $preset ->
    [recommended] Recommended
    [de] German rulebook
    [nl] Dutch rulebook
    [hu] Hungarian rulebook
    [en] English rulebook
   *[other] { $preset }
}
seat-kind-me = Here, at this screen
seat-kind-friend = A friend, by link
seat-kind-bot = A bot
bot-name = Bot { $number }
friend-name = Friend { $number }
player-name = Player { $number }
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
bot-random = Random
bot-greedy = Greedy

# Waiting, joining
waiting-title = { $title }: the table is set
waiting-for = { $count ->
    [0] Everyone is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-link = Link for { $name }
waiting-open = not here yet
waiting-hint = Send each friend their own link. Whoever opens it first has the seat.
start = Start the game
join = Sit down
join-title = You are invited to a game
join-explain = How shall the others call you?
join-void = This invitation has been used or is not valid. Ask for a new one.

# The table
zone-board = Board
zone-choices = Choices
zone-players = Players
zone-log = Log
zone-review = Review
status-your-turn = Your turn
status-watching = The others are playing …
tab-your-turn = ● Your turn – Outremer
tab-table = { $title } – Outremer
undo = Undo
undo-hint = Take back your last step (u)
restart-turn = Restart turn
back-to-here = Back to here
pending = Sent, waiting for the server …
choices-on-board = { $count ->
    [one] 1 choice on the board …
   *[other] { $count } choices on the board …
}
choices-fewer = Fewer
menu-target = What do you want to do here?
picker = A number
picker-less = Less
picker-more = More
picker-number = Number, from { $lowest } to { $highest }
typed-label = Type an action
typed-hint = place tower, end_turn …
news = Since your last turn ({ $count })
news-hint = Step through what the others did (n)
show-result = Result
table-about = This table
table-title = This table: { $title }
seat-bot = bot, { $level }
seat-you = you
seat-here = here
seat-away = away
hand-over = Hand my seat to a bot
hand-over-explain = The bot plays on for you to the end. You can keep watching.
rule = Rule { $rule }
rules-title = Rules
rules-search = Search the rules

# Notices
notice-nothing-here = There is nothing to do there now.
notice-nothing-to-undo = There is nothing to take back.
notice-conflict = Someone acted first; your choice is kept. Look again, then confirm.
notice-offline = The server does not answer.
notice-forbidden = This seat is not yours.
notice-too-fast = Too fast: wait a moment.
notice-failed = That did not work. Try again.
link-lost = Reconnecting … The table is shown as last known.
link-lost-pending = Reconnecting … Your move is sent again as soon as the server answers.
link-refused = The server does not know this seat any more.
trouble-title = This table cannot be shown
trouble = The server does not answer. Is it running?
trouble-403 = This link does not open that seat.
trouble-404 = There is no such table on this server.

# Log and review
log-round = Round { $round }
log-go = Look at: { $words }
log-joint = {"; "}
review-first = First step
review-back = One step back
review-forward = One step on
review-last = Last step
review-slider = Step
review-at = Step { $step } of { $of }, round { $round }
review-present = Back to the present

# The table in words
words-status = Status
words-last = Last moves
words-mine = Mine
words-board = Board
words-choices = Choices
words-no-choices = Nothing to choose now.

# One screen for several
cover-next = { $name } is next
cover-others = The others look away, please.
cover-ready = I am { $name }

# The end
end-over = { $title } is over
end-wins = { $count ->
    [one] wins
   *[other] share the victory
}
end-table = Final scoring
end-step = Step
end-tiebreak = breaks a tie
end-place = Place
place = { $place }.
end-replay = Replay
end-rematch = Play again
end-rematch-join = Join the rematch
end-download = Download record
chart-over-time = { $name } over time, by round

# Preferences
prefs-title = Preferences
prefs-more = More
prefs-theme = Theme
prefs-theme-system = As the device
prefs-theme-light = Light
prefs-theme-dark = Lamplight
prefs-speed = Others’ moves
prefs-speed-slow = Slow
prefs-speed-normal = Normal
prefs-speed-fast = Fast
prefs-speed-off = At once
prefs-confirm = Ask before sending
prefs-confirm-always = Every step
prefs-confirm-final = What cannot be undone
prefs-confirm-never = Never
prefs-words = Show the board in words
prefs-sound = Sound when it is your turn and at the end
ui-auto-jerusalem-take_rest = Always take all income

# Keys
keys-title = Keys
keys-tab = to the next zone: board, choices, players, log
keys-arrows = about the board; in a review: steps and rounds
keys-enter = choose, confirm
keys-escape = cancel, close
keys-undo = undo
keys-restart = restart the turn
keys-type = type an action
keys-skip = skip the others’ moves
keys-news = since your last turn
keys-step = step back, step on
keys-round = round back, round on
keys-ends = first, last step of a review
keys-log = log
keys-words = board in words, board drawn
keys-prefs = preferences
keys-help = this list
