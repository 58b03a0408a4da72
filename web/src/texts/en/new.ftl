new-heading = New game
new-game = Game
new-game-line = { $game ->
    [qin] 2 to 4 players, about 20 minutes
   *[kaiser] 3 to 5 players, about 45 minutes
  }
new-board = Board
new-board-bird = Bird
new-board-bird-line = Open land, best for a first game
new-board-lion = Lion
new-board-lion-line = Water and more villages; our own layout in the spirit of the printed side
new-board-own-line = Your own board
new-players = Players
new-seats = Seats
new-seats-hint = Play goes round in this order.
new-seat = Seat { $number }, { $colour }
new-seat-who = Who sits on seat { $number }
new-seat-bot = How strong the bot on seat { $number } is
new-seat-name = Name of the player on seat { $number }
new-kind-me = Me
new-kind-me-line = That is you
new-kind-bot = Bot
new-kind-here = Friend at this screen
new-kind-open = Friend by link
new-kind-open-line = Comes by the link you send
new-levels = Strength
new-level = { $number } · { $name }
new-styles = Style, of medium strength
new-more = More options
new-fortifications = Fortifications
new-fortifications-hint = For those who know the game: one each; a house on one counts double.
new-map = Side of the map
new-map-hint = Four can play on either; the other roads make another game.
new-map-side = For { $side }
new-games = Games in a series
new-games-hint = After the last one, the fewest pagodas left over all games win.
new-first = Who begins
new-first-hint = { $game ->
    [qin] In a series the next seat begins the next game.
   *[kaiser] Whoever begins holds the emperor.
  }
new-first-random = By lot
new-first-seat = Seat { $number }
new-clock = Clock
new-clock-none = None
new-clock-none-hint = Everybody takes the time they need.
new-clock-live = Live
new-clock-live-hint = Time for the whole match, and some more for every turn.
new-clock-days = Days
new-clock-days-hint = So many days for each turn; nobody has to wait at the screen.
new-minutes = Minutes for the match
new-seconds = Seconds more each turn
new-days = Days for each turn
new-public = Show in the lobby
new-public-hint = Anybody may sit down. Otherwise only those who have the link.
new-where-bots = Played in this browser, also without a connection.
new-where-here = Played at this screen; hands stay hidden when you pass it on.
new-where-online = Opens a table and gives you a link to send.
new-wrong-nobody = Somebody has to play: choose a seat for yourself.
new-wrong-mixed = Friends at this screen and friends by link cannot be mixed yet.
new-wrong-board = This board is not here any more: choose another.
new-start = Start
new-open = Open the table
new-failed = That did not work. Try again, please.
new-failed-online = The table could not be opened. Are you online?
