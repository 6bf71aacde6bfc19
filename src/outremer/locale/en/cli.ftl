### The command line: what players read while they play.

## Playing

cli-help =
    Type the number of a choice, or the action itself: place market_large, bid 3.
    Words may be shortened while it stays clear (pl ma la); capitals do not matter.
      why ACTION    is it legal; if not, why not and by which rule
      rule J503     a rule by its id; rule baron palace: rules with these words
      undo          take back your last step, unless others have been asked since
      log           what has happened so far; log 20: the last 20 lines
      board         draw the board and the choices again
      save [FILE]   keep a copy; the game is saved after every step anyway
      quit          leave; the game can be gone on with later
cli-hint = help   why ACTION   rule ID   undo   log   board   save   quit
cli-seated = { $player }: { $who }
cli-thinking = The others are thinking ...
cli-prompt = { $player }>
cli-next = { $player } is next. The others look away; press Enter
cli-earlier =
    { $lines ->
        [one] ({ $lines } earlier line: log)
       *[other] ({ $lines } earlier lines: log)
    }
cli-times = { $action } ×{ $number }
cli-legal = { $action }: legal now.
cli-refused = { $action }: { $reason }
cli-copied = A copy is in { $file }.
cli-saved = Saved in { $file }.
cli-unsaved = { $error }. The game goes on; 'save FILE' keeps it elsewhere.
cli-lost = The game could not be saved anywhere.
cli-left = The game is saved. Go on with it:
cli-record = The record is in { $file }
cli-unfinished = There is an unfinished game in { $file }.
cli-unfinished-untold = An unfinished game is in { $file }; --load goes on with it.
cli-go-on = Go on with it? [Y/n]
cli-yes = y yes
cli-unknown = there is no action '{ $action }'
cli-unknown-near = there is no action '{ $action }'; did you mean: { $nearest }?
cli-no-choice = there is no choice { $number }; they go from 1 to { $last }
cli-unclear = '{ $typed }' can mean { $meanings }
cli-why-what = why what? Type for example: why end_turn
cli-log-what = log takes a number of lines, not '{ $typed }'
cli-rule-what = which rule? Give an id such as { $rule }, or words to look for
cli-rule-none = no rule speaks of '{ $words }'

## The end

cli-end = The end
cli-place = place
cli-player = player
cli-share = { $winners } share the victory
cli-wins = { $winners } wins
cli-wins-by = { $winners } wins: { $score } { $mine } against { $other }
cli-wins-tied = { $winners } wins: equal { $tied }, then { $score } { $mine } against { $other }

## Looking at records

cli-step = { $title }, step { $step } of { $last }
cli-back = { $player } takes a step back
cli-unseen = a step that others do not see
cli-stepping = Enter: next step   b: back   a number: go there   e: the end   q: leave

## Compiling

cli-compiling-rules = Compiling the rules of { $title }. This happens once and takes { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}.
cli-compiling-bots = Compiling the bots of { $title }. This happens once and takes { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}.
cli-compiled = Done in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.

## Simulating

cli-playing = Playing
cli-seat = seat { $number }
cli-games = games
cli-won = wins
cli-won-share = wins %
cli-mean = mean { $score }
cli-interrupted = Interrupted: { $count } of { $wanted } games were played.
cli-simulated = { $count } games of { $game }, seed { $seed }.
cli-rotated = For fairness all bots move on by one seat after every game, and then get other cards.
cli-length = A game has { $decisions } decisions on average.
cli-length-rounds = A game has { $rounds } rounds and { $decisions } decisions on average.
cli-speed = { $decisions } decisions per second.

## Listing games

cli-by = by { $authors }, { $least }-{ $most } players
cli-bots = Bots:
cli-preset = preset
cli-preset-differs = what differs from the defaults
cli-preset-standard = used if none is named
cli-option = option
cli-option-values = what it decides, and its values: the default first
