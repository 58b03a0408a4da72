front-motto = Two great games of ancient China
front-play = Play now
front-starting = Dealing…
front-friends = With friends
front-learn = Learn
front-learn-label = Learn { $game }
front-change = Change
front-change-label = Change players and options for { $game }
front-against = { $count ->
    [one] Against a bot: { $others }
   *[other] Against bots: { $others }
  }
front-same = { $count } × { $bot }
front-failed = That didn’t work. Please try again.
front-light = Switch to light theme
front-dark = Switch to dark theme
front-settings = Settings
front-more = More
front-lobby = Lobby
front-puzzles = Puzzles
front-replay = Replays
front-analysis = Analysis board
front-editor = My boards
front-account = Account
front-about = About
settings-language = Language
