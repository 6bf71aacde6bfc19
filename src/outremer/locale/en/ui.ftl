# The page: everything that belongs to no particular game.

ui-app-title = Outremer
ui-app-motto = Board games of the crusader age, at one table with friends and bots
ui-app-credits = The games are the work of their authors. This program is free software; its drawings are its own.

# Everywhere
ui-home = To the start page
ui-close = Close
ui-cancel = Cancel
ui-confirm = Confirm
ui-skip = Skip
ui-copy = Copy
ui-copied = Copied
ui-yes = yes
ui-no = no
ui-loading = One moment …
ui-tools = Tools
ui-chance = Chance
ui-guest = Guest
ui-your-name = Your name
ui-theme-to-dark = Dark theme
ui-theme-to-light = Light theme

# Start page
ui-play-now = Play now
ui-play-now-explain = “Play now” seats you with three bots at the standard rules. No account, nothing to install, nothing is lost when you close the page.
ui-game-compiling = The rules are being prepared; the first game may take a minute to start.
ui-starting = Setting up …
ui-set-up = Set up a table
ui-game-by = by { $authors }, for { $from } to { $to } players
ui-game-pitch-jerusalem = Bid for offices, send squires into the city’s quarters, hold them for their income, and build the highest tower.
ui-game-pitch-templars = Send knights across Europe, fill the harbours, and serve the Pope’s journey.
ui-game-pitch-solomon = Gather the land’s produce, pave its roads, and raise the temple block by block.
ui-tables-running = Games in progress
ui-tables-finished = Finished games
ui-table-running = Round { $round }, others’ turn
ui-table-waiting = Waiting for players
ui-table-over = Finished
ui-table-forget = Remove from this list
ui-record-open = Open a record
ui-record-explain = A game saved with “Download record” (a .jsonl file) can be replayed here.
ui-record-bad = This file is not a record of a game.

# Setting up
ui-setup-title = A table of { $title }
ui-setup-players = Players
ui-setup-seat = Seat { $number }
ui-setup-who = Who has seat { $number }
ui-setup-name = Name at seat { $number }
ui-setup-level = Level of the bot at seat { $number }
ui-setup-seats-explain = Several people “here” share this screen: it is covered between turns. A friend gets a link to open on another device.
ui-setup-options = Edition and options
ui-setup-preset = Edition
ui-setup-data = Board file
ui-setup-data-explain = A board.toml of your own, for instance with the numbers of your copy of the game.
ui-setup-create = Open the table
ui-preset = { $preset ->
    [recommended] Recommended
    [de] German rulebook
    [nl] Dutch rulebook
    [hu] Hungarian rulebook
    [en] English rulebook
   *[other] { $preset }
}
ui-seat-kind-me = Here, at this screen
ui-seat-kind-friend = A friend, by link
ui-seat-kind-bot = A bot
ui-bot-name = { $number ->
    [0] Fulk
    [1] Melisende
    [2] Baldwin
    [3] Sibylla
    [4] Raymond
   *[other] Bot { $number }
}
ui-friend-name = Friend { $number }
ui-player-name = Player { $number }
ui-bot-easy = Easy
ui-bot-normal = Normal
ui-bot-hard = Hard
ui-bot-expert = Expert

# Waiting, joining
ui-waiting-title = { $title }: the table is set
ui-waiting-for = { $count ->
    [0] Everyone is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
ui-waiting-link = Link for { $name }
ui-waiting-open = not here yet
ui-waiting-hint = Send each friend their own link. Whoever opens it first has the seat.
ui-start = Start the game
ui-join = Sit down
ui-join-title = You are invited to a game
ui-join-explain = How shall the others call you?
ui-join-void = This invitation has been used or is not valid. Ask for a new one.

# The table
ui-zone-board = Board
ui-zone-choices = Choices
ui-zone-players = Players
ui-zone-log = Log
ui-zone-review = Review
ui-status-your-turn = Your turn
ui-status-past = Looking back.
ui-status-watching = The others are playing …
ui-tab-your-turn = ● Your turn – Outremer
ui-tab-table = { $title } – Outremer
ui-undo = Undo
ui-undo-hint = Take back your last step (u)
ui-restart-turn = Restart turn
ui-back-to-here = Back to here
ui-pending = Sent, waiting for the server …
ui-choices-on-board = { $count ->
    [one] 1 choice on the board …
   *[other] { $count } choices on the board …
}
ui-choices-fewer = Fewer
ui-menu-target = What do you want to do here?
ui-picker = A number
ui-picker-less = Less
ui-picker-more = More
ui-picker-number = Number, from { $lowest } to { $highest }
ui-typed-label = Type an action
ui-typed-hint = place tower, end_turn …
ui-news = Since your last turn ({ $count })
ui-news-short = { $count } moves since your last turn
ui-news-hint = Step through what the others did (n)
ui-show-result = Result
ui-table-about = This table
ui-table-title = This table: { $title }
ui-seat-bot = bot, { $level }
ui-seat-you = you
ui-panel-to-move = to move
ui-panel-only-you = only you see this
ui-panel-everybody = everybody sees this
ui-panel-fact = { $fact }: { $value }
ui-seat-here = here
ui-seat-away = away
ui-hand-over = Hand my seat to a bot
ui-hand-over-explain = The bot plays on for you to the end. You can keep watching.
ui-rule = Rule { $rule }
ui-rules-title = Rules
ui-rules-search = Search the rules
ui-rules-of = The rules of { $title }
ui-rules-all = All rules
ui-rules-page = Open as a page
ui-rules-marks = Marks: [P] printed in a rulebook, [R] our ruling where it says nothing, [C] our reconstruction, [E] told by the author or by reviews.
ui-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
ui-guide = How to play
ui-guide-title = How to play { $title }

# Notices
ui-notice-nothing-here = There is nothing to do there now.
ui-notice-nothing-to-undo = There is nothing to take back.
ui-notice-conflict = Someone acted first; your choice is kept. Look again, then confirm.
ui-notice-offline = The server does not answer.
ui-notice-forbidden = This seat is not yours.
ui-notice-too-fast = Too fast: wait a moment.
ui-notice-failed = That did not work. Try again.
ui-link-lost = Reconnecting … The table is shown as last known.
ui-link-lost-pending = Reconnecting … Your move is sent again as soon as the server answers.
ui-link-refused = The server does not know this seat any more.
ui-trouble-title = This table cannot be shown
ui-trouble = The server does not answer. Is it running?
ui-trouble-403 = This link does not open that seat.
ui-trouble-404 = There is no such table on this server.

# Log and review
ui-log-round = Round { $round }
ui-log-go = Look at: { $words }
ui-log-joint = {", "}
ui-log-times = × { $count }
ui-log-done = { $done }: { $came }
ui-review-first = First step
ui-review-back = One step back
ui-review-forward = One step on
ui-review-last = Last step
ui-review-slider = Step
ui-review-at = Step { $step } of { $of }, round { $round }
ui-review-present = Back to the present

# The table in words
ui-words-status = Status
ui-words-last = Last moves
ui-words-mine = Mine
ui-words-board = Board
ui-words-choices = Choices
ui-words-no-choices = Nothing to choose now.

# One screen for several
ui-cover-next = { $name } is next
ui-cover-others = The others look away, please.
ui-cover-ready = I am { $name }

# The end
ui-end-over = { $title } is over
ui-end-wins = { $count ->
    [one] wins
   *[other] share the victory
}
ui-end-table = Final scoring
ui-end-step = Step
ui-end-explain = Explain every number
ui-end-tiebreak = breaks a tie
ui-end-replay = Replay
ui-end-rematch = Play again
ui-end-rematch-join = Join the rematch
ui-end-download = Download record
ui-chart-over-time = { $name } over time, by round

# Preferences
ui-prefs-title = Preferences
ui-prefs-more = More
ui-prefs-language = Language
ui-prefs-language-system = As the browser
ui-prefs-theme = Theme
ui-prefs-theme-system = As the device
ui-prefs-theme-light = Light
ui-prefs-theme-dark = Lamplight
ui-prefs-speed = Others’ moves
ui-prefs-speed-slow = Slow
ui-prefs-speed-normal = Normal
ui-prefs-speed-fast = Fast
ui-prefs-speed-off = At once
ui-prefs-confirm = Ask before sending
ui-prefs-confirm-always = Every step
ui-prefs-confirm-final = What cannot be undone
ui-prefs-confirm-never = Never
ui-prefs-words = Show the board in words
ui-prefs-sound = Sound when it is your turn and at the end
ui-auto-jerusalem-take_rest = Always take all income

# Keys
ui-keys-title = Keys
ui-keys-tab = to the next zone: board, choices, players, log
ui-keys-arrows = about the board; in a review: steps and rounds
ui-keys-enter = choose, confirm
ui-keys-hint = the rule behind a hint or a line of the log
ui-keys-escape = cancel, close
ui-keys-undo = undo
ui-keys-restart = restart the turn
ui-keys-type = type an action
ui-keys-skip = skip the others’ moves
ui-keys-news = since your last turn
ui-keys-step = step back, step on
ui-keys-round = round back, round on
ui-keys-ends = first, last step of a review
ui-keys-log = log
ui-keys-words = board in words, board drawn
ui-keys-prefs = preferences
ui-keys-help = this list
