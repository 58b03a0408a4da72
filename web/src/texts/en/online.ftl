### Playing with others

online-board = { $board ->
    [bird] Bird board
    [lion] Lion board
   *[other] board “{ $board }”
  }
online-board-own = own board “{ $name }”
online-map = map side { $side }
online-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
online-fortifications = { $on ->
    [yes] with fortifications
   *[no] without fortifications
  }
online-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
online-timing-unlimited = no clock
online-timing-live = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $seconds } s each, { $zero ->
    [forfeit] whoever runs out loses
   *[bot] then a bot plays on
  }
online-timing-days = { $days ->
    [one] one day
   *[other] { $days } days
  } a turn, { $zero ->
    [forfeit] whoever runs out loses
   *[bot] then a bot plays on
  }

online-kept-for = Kept for { $name }
online-former = former player
online-you = you
online-not-here = not here right now

online-table = Table
online-opening = Going to the table…
online-lost = The connection is lost; trying again…
online-kept-back = No connection: your decision waits and is sent when it is back.
online-damaged = This table is damaged
online-damaged-more = Its log can’t be read, so nobody can play on. It is kept as it is: tell whoever runs this server. All other tables can be played.
online-gone = There is no such table
online-gone-more = The link may be incomplete, or the table may be gone.
online-lobby = Tables

online-your-name = Your name
online-sit = Take this seat
online-rise = Stand up
online-seat-bot = Seat a bot…
online-seat-bot-at = Seat a bot as { $colour }
online-clear-seat = Clear the seat
online-clear-seat-of = Clear the seat of { $name }
online-begin = Begin
online-waiting = { $free ->
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
  }
online-full = All seats are taken
online-waiting-begin = Everybody is here. The match begins as soon as one of the players starts it.
online-close = Close this table
online-close-sure = Yes, close it for everybody
online-invite = Invite by link: whoever opens it can sit down or watch
online-invite-here = This link works on this computer only. Others reach it if the server was started with { $option } and you open the page by the address of this computer.
online-invite-text = Play { $game } with me!
online-copy = Copy
online-copied = Copied
online-share = Share
online-fair = The shuffle can’t be rigged, and anyone can check it afterwards.
online-fair-more = Before anyone sat down, the server settled on a secret; this is its fingerprint. When the game begins, every player’s browser commits to random numbers of its own and only then reveals them. The deal follows from all of this together, so nobody can choose it: not the server, not the host, not whoever is last. After the match your browser checks every deal. What this can’t prevent: the server knows all hands while you play.

online-chat = Chat
online-chat-empty = Nobody has said anything yet.
online-chat-off = The chat is switched off at this table.
online-chat-players = Those who play here can write.
online-chat-say = Say something
online-chat-send = Send
online-chat-earlier = Earlier messages
online-chat-turn-off = Turn the chat off
online-chat-turn-on = Turn the chat on

online-undo-asks = { $name } asks to take back a move.
online-undo-agree = Agree
online-undo-refuse = Refuse
online-undo-waits = You have asked to take back a move. Waiting for { $names }.
online-undo-asked = { $name } has asked to take back a move.
online-away = A bot is playing for you.
online-away-forfeited = You have given up; a bot plays on in your place.
online-away-no-time = Your time is up; a bot plays on in your place.
online-claim = Play on myself
online-rematch-come = They play again
online-rematch-go = Come along
online-rematch-watch = Watch
online-leave = Hand over to a bot
online-leave-more = You can come back at any time.
online-leave-sure = Yes, let it play

online-turn-of = { $name } to move
online-over = over
online-seats-free = { $free ->
    [one] One seat free
   *[other] { $free } seats free
  }
online-watch = Watch
online-open = Sit down
online-open-none = Nobody is waiting for players right now. Open a table, and others will find it here.
online-live = Being played now
online-live-none = Nobody is playing in public right now.
online-mine = Your tables
online-mine-over = Finished
online-more = Show more
online-more-of = Show more: { $list }
online-open-qin = Open Qin for two
online-open-kaiser = Open Kaiser for three
online-open-other = Something else…

online-me = You
online-me-nobody = You need no account to play. With one, your name is yours, your tables follow you to other devices, and your matches are rated.
online-me-guest = You are here as { $name }, a guest of this browser.
online-me-account = You are logged in as { $name }.
online-account = An account
online-me-choose = Make an account or log in
online-register = Make an account
online-register-more = A name and a password, nothing else. Your seats stay yours.
online-login = Log in
online-login-more = If you have an account on this server already.
online-logout = Log out
online-name = Name
online-guest = Just a name
online-guest-more = Play as a guest under this name. Only this browser knows you.
online-rename = Change
online-renamed = Done: this is how everybody sees you now.
online-password = Password
online-password-hint = At least 8 characters. There is no e-mail: a forgotten password is gone for good.
online-password-old = Present password
online-password-new = New password
online-password-change = Change password
online-password-changed = Your password is changed. All other devices are logged out.
online-ratings = Ratings
online-ratings-none = No rated matches yet. A match counts when everybody at the table has an account.
online-ratings-game = Game
online-ratings-strength = Strength
online-ratings-games = Games
online-tokens = Programs that play for you
online-tokens-more = With a token, a program of yours can play in your name.
online-token-name = What the program is called
online-token-make = Make a token
online-token-made = This is the token. It is shown only this once:
online-token-revoke = Revoke
online-token-revoke-named = Revoke the token of { $name }
online-export = Download my data
online-delete = Delete everything…
online-delete-sure = Delete your account?
online-delete-more = Name, settings, ratings and tokens go for good. Games you have played stay for the others, without your name.
online-delete-yes = Delete for good
online-delete-no = Keep it

## Why something was not done

error-offline = The server cannot be reached. Check your connection.
error-no-server = There is no server here. You can still play against bots.
error-unavailable = The server does not answer just now. Try again in a moment.
error-cannot-save = The server can’t save anything right now. Your move was not played; try again in a moment.
error-database-down = The server can’t reach its database right now. Try again in a moment.
error-unsure = The server lost its database while saving and doesn’t know yet whether this was saved. Look again in a moment.
error-starting = The server is just starting. Try again in a moment.
error-damaged-log = The log of this table is damaged, so nobody can play on. It is kept as it is.
error-imports-busy = Too many records are being imported right now. Try again in a few seconds.
error-internal = Something went wrong on the server. Try again.
error-timeout = This took too long. Try again in a moment.
error-busy = This table has too much to do. Try again in a moment.
error-too-fast = That was too fast. Wait a moment.
error-too-many-connections = Too many connections are open from your address. Close some tables and try again.
error-too-many-tables = You have too many tables that haven’t begun. Begin or close one of them first.
error-log-full = This match has taken back too much already. Play on or resign.
error-too-many-accounts = Too many new players have come from your network. Try again in a few minutes, or log in to an account.
error-too-many-requests = { $seconds ->
    [0] That was too much at once. Try again in a moment.
    [one] That was too much at once. Try again in a second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
  }
error-conflict = Something has changed meanwhile. Look again.
error-not-found = That is no longer there.
error-name-taken = Somebody has this name or one that looks like it. Choose another.
error-bad-name = A name has 2 to 24 characters from one alphabet, at least one of them a letter or digit. Names such as Admin or Guest are reserved.
error-bad-password = A password has 8 to 200 characters.
error-wrong-login = Name or password is wrong.
error-not-logged-in = You are not logged in any more.
error-guest = For this you need an account.
error-already-registered = You have an account already. Log out to make another.
error-cross-site = This request came from another page. Reload this one.
error-bad-line = A message has 1 to 500 characters.
error-hidden-text = This contains invisible characters or too many accents. Remove them.
error-chat-off = The chat is switched off at this table.
error-seated = You sit at this table already.
error-reserved = This seat is kept for somebody else.
error-goes-on = The match is still going on.
error-bad-bot = There is no such bot.
error-too-many-bots = Too many bots are playing in unfinished games of yours or of your network. Finish some of these games first, or try again later.
error-bad-options = These options do not fit together.
error-bad-seats = These seats do not fit this game.
error-bad-record = This record cannot be read, or something in it is not right.
error-stale = Something else has just happened. Look again, and decide then.
error-no-such-seat = There is no such seat.
error-not-your-seat = Somebody else decides for this seat.
error-not-yours = You cannot do that at this table.
error-taken = Somebody was quicker: the seat is taken.
error-empty = A seat is still empty.
error-contribution = At this table, random numbers are sent when the game begins. Reload the page.
error-already-sent = This was sent already.
error-too-early = Not everybody has committed yet.
error-bad-opening = These random numbers are not the ones your browser committed to.
error-barred = You didn’t reveal your random numbers here before, so you can’t take a seat at this table again.
error-dealing = The shuffle is under way. Wait until it is over.
error-not-begun = The match has not begun yet.
error-begun = The match has begun already.
error-between-games = This game is over. Deal the next one first.
error-game-goes-on = This game is not over yet.
error-over = The match is over.
error-not-your-turn = It is not your turn.
error-bad-text = This is not a move.
error-illegal = That is against the rules.
error-out-of-time = Your time is up.
error-time-left = Nobody’s time is up yet.
error-nothing-to-undo = There is no move of yours to take back.
error-needs-consent = The others have to agree to take this back.
error-nobody-to-agree = Everyone else who began this match has to agree to that, and somebody is away.
error-repeat-draw = You took this draw back, so you can only draw the same again.
error-not-asked = Nobody is asking to take back a move any more.
error-already-asked = Somebody has asked already. Wait for the answers.
error-already-answered = You have answered already.
error-not-away = Nobody has left this seat.
error-not-a-person = A bot is playing this seat.
error-forfeited = This seat has given up.
error-no-time-left = You have no time left, so you can’t come back now.
