### Playing with others

online-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
online-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
online-timing-unlimited = no clock
online-timing-live = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $seconds } s each, { $zero ->
    [forfeit] out of time loses
   *[bot] then a bot takes over
  }
online-timing-days = { $days ->
    [one] one day
   *[other] { $days } days
  } per turn, { $zero ->
    [forfeit] out of time loses
   *[bot] then a bot takes over
  }

online-kept-for = Reserved for { $name }
online-former = former player
online-you = you
online-not-here = away

online-table = Table
online-opening = Opening the table…
online-lost = Connection lost; reconnecting…
online-kept-back = No connection: your move will be sent when it’s back.
online-damaged = This table is damaged
online-damaged-more = Its log can’t be read, so nobody can play on. It’s kept unchanged: tell whoever runs this server. All other tables still work.
online-gone = Table not found
online-gone-more = The link may be incomplete, or the table no longer exists.
online-lobby = Lobby

online-your-name = Your name
online-sit = Take this seat
online-rise = Stand up
online-seat-bot = Add a bot…
online-seat-bot-at = Add a bot as { $colour }
online-clear-seat = Clear the seat
online-clear-seat-of = Clear the seat of { $name }
online-begin = Start
online-waiting = { $free ->
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
  }
online-full = All seats are taken
online-waiting-begin = Everyone’s here. Any player can start the game.
online-close = Close this table
online-close-sure = Yes, close it for everyone
online-invite = Invite by link: anyone who opens it can sit down or watch
online-invite-here = This link works only on this computer. To let others in, start the server with { $option } and open the page at this computer’s address.
online-invite-text = Play { $game } with me!
online-copy = Copy
online-copied = Copied
online-share = Share
online-fair = The shuffle can’t be rigged, and anyone can check it afterwards.
online-fair-more = Before anyone sat down, the server committed to a secret; this is its fingerprint. When the game begins, every player’s browser commits to random numbers of its own and only then reveals them. The deal follows from all of this together, so nobody can choose it: not the server, not the host, not the last to reveal. After the game your browser checks every deal. What this can’t prevent: the server knows all hands while you play, and a player can stop a deal by not revealing. Everyone sees who it was.

online-chat = Chat
online-chat-empty = No messages yet.
online-chat-off = Chat is off at this table.
online-chat-players = Only the players can write here.
online-chat-say = Write a message
online-chat-send = Send
online-chat-earlier = Earlier messages
online-chat-turn-off = Turn chat off
online-chat-turn-on = Turn chat on

online-undo-asks = { $name } requests a takeback.
online-undo-agree = Accept
online-undo-refuse = Decline
online-undo-waits = You requested a takeback. Waiting for { $names }.
online-undo-asked = { $name } requested a takeback.
online-away = A bot is playing for you.
online-away-forfeited = You resigned; a bot plays on in your place.
online-away-no-time = You’re out of time; a bot plays on in your place.
online-claim = Take over again
online-rematch-come = Rematch
online-rematch-go = Join
online-rematch-watch = Watch
online-leave = Hand over to a bot
online-leave-more = You can come back at any time.
online-leave-sure = Yes, let it play

online-turn-of = { $name } to move
online-over = finished
online-seats-free = { $free ->
    [one] One free seat
   *[other] { $free } free seats
  }
online-watch = Watch
online-open = Open tables
online-open-none = Nobody’s waiting for players right now. Open a table, and others will find it here.
online-live = Live games
online-live-none = No public games right now.
online-mine = Your tables
online-mine-over = Finished
online-more = Show more
online-more-of = Show more: { $list }
online-open-other = Other options…

online-me-nobody = You don’t need an account to play. With one, your name is yours, your tables follow you to other devices, and your games are rated.
online-me-guest = You’re here as { $name }, a guest in this browser.
online-me-account = You’re logged in as { $name }.
online-account = Account
online-me-choose = Create an account or log in
online-register = Create an account
online-register-more = A name and a password, nothing else. You keep your seats.
online-login = Log in
online-login-more = If you already have an account on this server.
online-logout = Log out
online-name = Name
online-guest = Just a name
online-guest-more = Play as a guest under this name. Only this browser knows you.
online-rename = Change
online-renamed = Done: everyone now sees this name.
online-password = Password
online-password-hint = At least 8 characters. There’s no e-mail, so a forgotten password can’t be recovered.
online-password-old = Current password
online-password-new = New password
online-password-change = Change password
online-password-changed = Your password has been changed. All other devices are logged out.
online-ratings = Ratings
online-ratings-none = No rated games yet. A game is rated when everyone at the table has an account.
online-ratings-game = Game
online-ratings-strength = Rating
online-ratings-games = Games
online-tokens = Programs that play for you
online-tokens-more = With a token, your own program can play in your name.
online-token-name = Program
online-token-make = Create a token
online-token-made = This is your token. It’s shown only once:
online-token-revoke = Revoke
online-token-revoke-named = Revoke the token of { $name }
online-export = Download my data
online-delete = Delete everything…
online-delete-sure = Delete your account?
online-delete-more = Your name, settings, ratings and tokens are deleted for good. Games you’ve played remain for the others, without your name. Tables you opened that haven’t started are closed.
online-delete-yes = Delete permanently
online-delete-no = Keep it

## Errors

error-offline = The server can’t be reached. Check your connection.
error-no-server = There’s no server here. You can still play against bots.
error-unavailable = The server isn’t responding. Try again in a moment.
error-cannot-save = The server can’t save anything right now. Your move wasn’t played; try again in a moment.
error-database-down = The server can’t reach its database right now. Try again in a moment.
error-unsure = The server lost its database while saving and doesn’t know yet whether this was saved. Check again in a moment.
error-starting = The server is starting. Try again in a moment.
error-damaged-log = The log of this table is damaged, so nobody can play on. It’s kept unchanged.
error-imports-busy = Too many game records are being imported right now. Try again in a few seconds.
error-logins-busy = Too many people are logging in right now. Try again in a few seconds.
error-internal = Something went wrong on the server. Try again.
error-timeout = This took too long. Try again in a moment.
error-busy = This table is overloaded. Try again in a moment.
error-too-fast = Too fast. Wait a moment.
error-too-many-connections = Too many connections are open from your address. Close some tables and try again.
error-too-many-tables = You have too many tables that haven’t started. Start or close one of them first.
error-too-many-unfinished = You’re sitting at too many tables with unfinished games. Finish some of them first, or stand up before they start.
error-log-full = This game has too many takebacks already. Play on or resign.
error-too-many-accounts = Too many new players from your network. Try again in a few minutes, or log in to an account.
error-too-many-requests = { $seconds ->
    [0] Too many requests. Try again in a moment.
    [one] Too many requests. Try again in a second.
   *[other] Too many requests. Try again in { $seconds } seconds.
  }
error-conflict = Something changed in the meantime. Check again.
error-not-found = Not found.
error-name-taken = This name or one that looks like it is taken. Choose another.
error-bad-name = A name has 2 to 24 characters from one alphabet, at least one of them a letter or digit. Names such as Admin or Guest are reserved.
error-bad-password = A password has 8 to 200 characters.
error-wrong-login = Wrong name or password.
error-not-logged-in = You’re no longer logged in.
error-guest = You need an account for this.
error-already-registered = You already have an account. Log out to create another.
error-cross-site = This request came from another page. Reload this one.
error-bad-line = A message has 1 to 500 characters.
error-hidden-text = This contains invisible characters or too many accents. Remove them.
error-chat-full = This table’s chat is full and doesn’t accept any more messages.
error-chat-off = Chat is off at this table.
error-seated = You’re already sitting at this table.
error-reserved = This seat is reserved for someone else.
error-goes-on = The game is still in progress.
error-bad-bot = This bot doesn’t exist.
error-too-many-bots = Too many bots are playing in your or your network’s unfinished games. Finish some of these games first, or try again later.
error-bad-options = These options don’t go together.
error-bad-seats = These seats don’t fit this game.
error-bad-record = This game record is unreadable or invalid.
error-stale = Something just changed. Look again before you decide.
error-no-such-seat = This seat doesn’t exist.
error-not-your-seat = Someone else plays this seat.
error-not-yours = You can’t do that at this table.
error-taken = Someone was faster: the seat is taken.
error-empty = A seat is still empty.
error-contribution = At this table, random numbers are sent when the game begins. Reload the page.
error-already-sent = This has already been sent.
error-too-early = Not everyone has committed yet.
error-bad-opening = These aren’t the random numbers your browser committed to.
error-barred = You didn’t reveal your random numbers here before, so you can’t take a seat at this table again.
error-dealing = The shuffle is in progress. Wait until it’s done.
error-not-begun = The game hasn’t started yet.
error-begun = The game has already started.
error-between-games = This game is over. Deal the next one first.
error-game-goes-on = This game isn’t over yet.
error-over = The game is over.
error-not-your-turn = It’s not your turn.
error-bad-text = This isn’t a valid move.
error-illegal = That’s against the rules.
error-out-of-time = You’re out of time.
error-time-left = Nobody is out of time yet.
error-nothing-to-undo = You have no move to take back.
error-needs-consent = The others have to accept this takeback.
error-nobody-to-agree = Everyone else who started this game has to accept, and someone is away.
error-repeat-draw = You undid this draw, so you can only draw the same again.
error-not-asked = There’s no takeback request any more.
error-already-asked = Someone has already requested a takeback. Wait for the answers.
error-already-answered = You’ve already answered.
error-not-away = Nobody has left this seat.
error-not-a-person = A bot is playing this seat.
error-forfeited = This player resigned.
error-no-time-left = You’re out of time, so you can’t come back.
