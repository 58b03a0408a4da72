// What the engine, the server and the page send each other. Generated from Rust by `cargo run -p protocol`: don't edit.

/**
 * Boards, the map and bots.
 */
export type About = { rules: number, 
/**
 * The boards of Qin; none where it was left out.
 */
boards: Array<BoardAbout>, 
/**
 * The map of Der Kaiser von China with all that is needed to draw it.
 */
map: MapFile | null, levels: Array<string>, styles: Array<string>, };

/**
 * What to change; what is left out stays.
 */
export type AccountChange = { name?: Name, settings?: Record<string, unknown>, };

/**
 * What deletes an account: its password; guests have none.
 */
export type AccountDeletion = { password?: Hidden, };

/**
 * The ID of an account or guest.
 */
export type AccountId = string;

/**
 * What can be done at a table.
 */
export type Act = { "act": "sit", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Who.
 */
sitter: Sitter, 
/**
 * Under the first protocol the random bytes of the person's client; otherwise nothing.
 */
contribution?: Contribution, } | { "act": "rise", 
/**
 * From where.
 */
seat: Seat, } | { "act": "round", 
/**
 * Which round at this table, from 1.
 */
number: number, } | { "act": "commit", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * See [`Contribution::commitment`].
 */
commitment: Commitment, } | { "act": "open", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * 32 random bytes; nothing where the viewer is not shown them.
 */
contribution?: Contribution, } | { "act": "call_off", 
/**
 * The seats of those, which are free now.
 */
seats: Array<number>, 
/**
 * What they did not send.
 */
missing: Missing, } | { "act": "begin", 
/**
 * Who has the first turn.
 */
first: Seat, } | { "act": "next", 
/**
 * Who has the first turn.
 */
first: Seat, } | { "act": "move", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * In the notation of the game.
 */
move: string, } | { "act": "undo", 
/**
 * By whom.
 */
seat: Seat, } | { "act": "ask_undo", 
/**
 * Who.
 */
seat: Seat, } | { "act": "answer_undo", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Yes?
 */
agree: boolean, } | { "act": "leave", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The bot's name.
 */
bot: string, } | { "act": "claim", 
/**
 * Who.
 */
seat: Seat, } | { "act": "time_out", 
/**
 * Whose.
 */
seat: Seat, } | { "act": "resign", 
/**
 * Who.
 */
seat: Seat, } | { "act": "give_back", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * How much.
 */
milliseconds: number, };

/**
 * A line that was added.
 */
export type AddedChatLine = { 
/**
 * Its number at the table.
 */
line: number, };

/**
 * The moves, the best first.
 */
export type Advice = { moves: Array<Advised>, sure: number, };

/**
 * A move and what speaks for it.
 */
export type Advised = { move: string, chance: number, unsure: number, visits: number, events: Array<Telling>, };

/**
 * The answers to the questions of [`crate::Request`], by their names.
 */
export type Answers = { about: About, open: Opened, load: Opened, read: Opened, verify: Verified, commit: Commitment, save: Saved, record: GameRecord, look: Look, since: Array<Shown>, do: Done, continue: Opened, course: Array<Array<number> | null>, foresee: Foresight, standing: Standing, think: string, advise: Advice, outlook: Outlook, study: Studied, lesson: Tried, board: BoardChecked, };

/**
 * Every body of the API that the page sends or reads, and the messages of a live connection.
 */
export type Api = { client_message: ClientMessage, server_message: ServerMessage, error: ErrorBody, new_guest: NewGuest, credentials: Credentials, me: Me, account_change: AccountChange, password_change: PasswordChange, account_deletion: AccountDeletion, new_token: NewToken, tokens: Array<BotToken>, made_token: MadeToken, lobby: Lobby, list: ListName, tables: TablesPage, new_table: NewTable, opened_table: OpenedTable, table: TablePage, table_command: TableCommand, committed: Committed, chat_lines: Array<ChatLine>, new_chat_line: NewChatLine, added_chat_line: AddedChatLine, chat_switch: ChatSwitch, ranking: Array<Rank>, };

/**
 * What happens when somebody's time is up.
 */
export type AtZero = "bot" | "forfeit";

export type BoardAbout = { name: string, rows: Array<string>, remark: string | null, };

/**
 * Whether a board can be played on, and if not, why.
 */
export type BoardChecked = { playable: boolean, line: number | null, column: number | null, kind: string | null, text: string | null, };

/**
 * A board of the program by its name, or a player's own.
 */
export type BoardChoice = string | { 
/**
 * Its name.
 */
name: string, 
/**
 * The rows.
 */
text: string, };

/**
 * A token with which a program plays for an account.
 */
export type BotToken = { 
/**
 * The ID for revoking it.
 */
id: BotTokenId, 
/**
 * The name its owner gave it.
 */
name: string, 
/**
 * When it was created.
 */
created: Timestamp, };

/**
 * The ID of a bot token, not the token itself.
 */
export type BotTokenId = string;

/**
 * A province card, which is nothing but its colour; also the colour of a province.
 */
export type Card = "red" | "green" | "yellow" | "orange" | "violet";

/**
 * A chat line.
 */
export type ChatLine = { 
/**
 * Its number at the table, from 1.
 */
line: number, 
/**
 * The author's current name.
 */
name: string, 
/**
 * When it was written.
 */
at: Timestamp, 
/**
 * The text.
 */
text: string, };

/**
 * Whether people talk.
 */
export type ChatSwitch = { 
/**
 * They do.
 */
on: boolean, };

/**
 * Which game, with its options.
 */
export type Choice = { "game": "qin" } & QinOptions | { "game": "kaiser" } & KaiserOptions;

/**
 * Who takes a seat.
 */
export type Chosen = { 
/**
 * Who.
 */
sitter: Sitter, };

/**
 * A message from a client.
 */
export type ClientMessage = { "type": "do", 
/**
 * The client's own number for it, which the answer has.
 */
id: number, 
/**
 * The number of entries that the client has seen.
 */
seen: number, 
/**
 * What to do.
 */
command: Command, } | { "type": "say", 
/**
 * 1 to 500 characters.
 */
text: string, } | { "type": "ping" };

/**
 * What somebody wants to happen.
 */
export type Command = { "do": "sit", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Who; whoever sends it, if nothing is said.
 */
sitter?: Sitter, 
/**
 * At tables of the first protocol 16 to 64 random bytes of a person's client; otherwise nothing.
 */
contribution?: Contribution, } | { "do": "rise", 
/**
 * From where.
 */
seat: Seat, } | { "do": "begin" } | { "do": "commit", 
/**
 * For this seat.
 */
seat: Seat, 
/**
 * See [`Contribution::commitment`].
 */
commitment: Commitment, } | { "do": "open", 
/**
 * For this seat.
 */
seat: Seat, 
/**
 * The 32 random bytes that were committed to.
 */
contribution: Contribution, } | { "do": "next" } | { "do": "move", 
/**
 * For this seat.
 */
seat: Seat, 
/**
 * In the notation of the game.
 */
move: string, } | { "do": "undo", 
/**
 * For this seat.
 */
seat: Seat, } | { "do": "ask_undo", 
/**
 * For this seat.
 */
seat: Seat, } | { "do": "answer_undo", 
/**
 * For this seat.
 */
seat: Seat, 
/**
 * Yes?
 */
agree: boolean, } | { "do": "leave", 
/**
 * This seat.
 */
seat: Seat, } | { "do": "claim", 
/**
 * This seat.
 */
seat: Seat, } | { "do": "time_out" } | { "do": "give_back", 
/**
 * How much.
 */
milliseconds: number, } | { "do": "resign", 
/**
 * This seat.
 */
seat: Seat, };

/**
 * A SHA-256 that binds the dealer to one secret, or a person's client to one contribution.
 */
export type Commitment = string;

/**
 * What was done.
 */
export type Committed = { 
/**
 * How many entries the log has with it.
 */
version: number, };

/**
 * The random bytes of one person's client: 32, or 16 to 64 under the first protocol. A bot has none.
 */
export type Contribution = string;

/**
 * The lessons of a game in their order: a file in `crates/engine/lessons`.
 */
export type Course = { 
/**
 * The lessons.
 */
lessons: Array<CourseLesson>, };

/**
 * A lesson with what the page says of it.
 */
export type CourseLesson = { 
/**
 * The name by which its texts are found.
 */
id: string, 
/**
 * Lessons that belong together have the same chapter.
 */
chapter?: string, 
/**
 * What it is about, such as `Q3.1`.
 */
rules: Array<string>, 
/**
 * The examples of the rulebook that are in it.
 */
examples?: Array<number>, 
/**
 * Tries that reach the goal.
 */
solution: Array<string>, 
/**
 * The lines of the position, as the game writes it.
 */
position: Array<string>, 
/**
 * Who learns.
 */
seat: Seat, 
/**
 * How many decisions the learner has.
 */
tries?: number, 
/**
 * What the others do when it is their turn: of those that are left, the first that is legal.
 */
replies?: Array<string>, 
/**
 * What is to be reached.
 */
goal: Goal, 
/**
 * What is likely to go wrong, the likeliest first.
 */
mistakes?: Array<Mistake>, 
/**
 * What chance follows from.
 */
seed?: number, };

/**
 * A name and a password.
 */
export type Credentials = { name: Name, password: Hidden, };

/**
 * A dealing round as everybody is shown it.
 */
export type DealingLook = { 
/**
 * Which round at this table, from 1.
 */
round: number, 
/**
 * What the clients of the seats it waits for have to send.
 */
missing: Missing, 
/**
 * The seats that it waits for; none when the game is just being dealt.
 */
waits_for: Array<number>, 
/**
 * When it will be called off if those have not sent it, in milliseconds since 1970.
 */
deadline: number | null, 
/**
 * What each seat's client has committed to.
 */
commitments: Array<Commitment | null>, };

/**
 * The answer to a command.
 */
export type Done = { version: number, };

/**
 * Why a match has ended.
 */
export type Ended = "played" | "forfeit";

/**
 * One row of the log: one act, when it was, and all that chance brought because of it.
 */
export type Entry = { 
/**
 * How many entries the log has with this one.
 */
version: number, 
/**
 * When, in milliseconds since 1970; never earlier than the entry before.
 */
at: number, 
/**
 * What chance brought, in order and in the notation of the game.
 */
chance?: Array<string>, } & ({ "act": "sit", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Who.
 */
sitter: Sitter, 
/**
 * Under the first protocol the random bytes of the person's client; otherwise nothing.
 */
contribution?: Contribution, } | { "act": "rise", 
/**
 * From where.
 */
seat: Seat, } | { "act": "round", 
/**
 * Which round at this table, from 1.
 */
number: number, } | { "act": "commit", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * See [`Contribution::commitment`].
 */
commitment: Commitment, } | { "act": "open", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * 32 random bytes; nothing where the viewer is not shown them.
 */
contribution?: Contribution, } | { "act": "call_off", 
/**
 * The seats of those, which are free now.
 */
seats: Array<number>, 
/**
 * What they did not send.
 */
missing: Missing, } | { "act": "begin", 
/**
 * Who has the first turn.
 */
first: Seat, } | { "act": "next", 
/**
 * Who has the first turn.
 */
first: Seat, } | { "act": "move", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * In the notation of the game.
 */
move: string, } | { "act": "undo", 
/**
 * By whom.
 */
seat: Seat, } | { "act": "ask_undo", 
/**
 * Who.
 */
seat: Seat, } | { "act": "answer_undo", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Yes?
 */
agree: boolean, } | { "act": "leave", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The bot's name.
 */
bot: string, } | { "act": "claim", 
/**
 * Who.
 */
seat: Seat, } | { "act": "time_out", 
/**
 * Whose.
 */
seat: Seat, } | { "act": "resign", 
/**
 * Who.
 */
seat: Seat, } | { "act": "give_back", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * How much.
 */
milliseconds: number, });

/**
 * The body of every error.
 */
export type ErrorBody = { 
/**
 * What went wrong.
 */
error: Rejection, };

/**
 * Why there is no answer.
 */
export type Fault = { 
/**
 * One word for programs.
 */
code: string, 
/**
 * A sentence in English with a way out.
 */
text: string, 
/**
 * If the table refused something: what it says.
 */
refusal?: Rejection, 
/**
 * If a text could not be read: what is wrong with it.
 */
flaw?: Flaw, };

/**
 * Who has the first turn.
 */
export type First = "random" | { "seat": number };

/**
 * What is wrong with a text, to say it in any language.
 */
export type Flaw = { 
/**
 * The line that is wrong, from 1.
 */
line: number | null, 
/**
 * The kind of flaw, in one word that never changes.
 */
kind: string, 
/**
 * The typed data of this kind.
 */
data: Record<string, any>, };

/**
 * What a move would do.
 */
export type Foresight = { 
/**
 * What surely happens, in order.
 */
events: Array<Telling>, 
/**
 * What is seen after it, before chance brings anything.
 */
data: GameData, 
/**
 * What everything would score then.
 */
standing: Standing, };

/**
 * Data of a view.
 */
export type GameData = QinData | KaiserData;

/**
 * The kind and data of an event.
 */
export type GameEvent = QinEvent | KaiserEvent;

/**
 * The kind and data of what is wrong with a position's text.
 */
export type GameFlaw = QinFlaw | KaiserFlaw;

/**
 * The kind and data of a reason why a move is illegal.
 */
export type GameIllegal = QinIllegal | KaiserIllegal;

/**
 * A finished match.
 */
export type GameRecord = { 
/**
 * The version of the file, up to [`FORMAT`].
 */
mandate_record: number, 
/**
 * Who has played, by seat, as it was at the end.
 */
players: Array<Occupant>, 
/**
 * The dealer's secret.
 */
secret: Secret, 
/**
 * Everything that happened.
 */
log: Array<Entry>, 
/**
 * How it has ended.
 */
result: Outcome, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The version of the protocol, up to [`PROTOCOL`]. Logs that don't say have version 1.
 */
protocol?: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What was agreed.
 */
options: Options, 
/**
 * The SHA-256 of the dealer's secret.
 */
commitment: Commitment, };

/**
 * How one game has ended.
 */
export type GameResult = { 
/**
 * Who had the first turn.
 */
first: number, 
/**
 * What each seat has: pagodas left (Q10.4), or points (K10).
 */
points: Array<number>, 
/**
 * The seats that have won.
 */
winners: Array<number>, };

/**
 * What is to be reached in a lesson.
 */
export type Goal = { "event": Pattern } | { "never": Pattern } | { "refused": string } | { "standing": { 
/**
 * Where.
 */
part: Part, 
/**
 * How many at least.
 */
least: number, } } | "won" | { "all": Array<Goal> } | { "any": Array<Goal> };

/**
 * How hard a puzzle is.
 */
export type Grade = "easy" | "middle" | "hard";

/**
 * A password, or a database address that contains one, as typed.
 */
export type Hidden = string;

/**
 * Everything a view shows.
 */
export type KaiserData = { 
/**
 * What happens next.
 */
phase: KaiserPhase, 
/**
 * The first player (K2.3).
 */
emperor: Seat, 
/**
 * The players, by seat.
 */
players: Array<KaiserPlayer>, 
/**
 * The nine provinces.
 */
provinces: Array<KaiserProvinceState>, 
/**
 * The fortifications, including those under houses.
 */
fortifications: KaiserSpaces, 
/**
 * The face-up cards.
 */
display: Array<Card>, 
/**
 * The discard pile.
 */
discard: Record<Card, number>, 
/**
 * The number of cards in the pile.
 */
pile_size: number, 
/**
 * How often the pile has run out (K7.4).
 */
run_out: number, 
/**
 * The viewer's own hand; `None` for the public.
 */
hand: Array<Card> | null, 
/**
 * The cards that the viewer hasn't seen, in the pile and other hands.
 */
unseen: Record<Card, number>, };

/**
 * How much is drawn.
 */
export type KaiserDrawing = "up_to_three" | "one";

/**
 * Something that happened. The log, animations and spoken sentences come from these.
 */
export type KaiserEvent = { "kind": "house", "data": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * In which province.
 */
province: KaiserProvince, 
/**
 * On which space.
 */
space: KaiserSpace, 
/**
 * With what it was paid.
 */
paid: KaiserPayment, } } | { "kind": "emissary", "data": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * To which province.
 */
province: KaiserProvince, 
/**
 * With what it was paid.
 */
paid: KaiserPayment, } } | { "kind": "fortification", "data": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * In which province.
 */
province: KaiserProvince, 
/**
 * On which space.
 */
space: KaiserSpace, 
/**
 * With what it was paid.
 */
paid: KaiserPayment, } } | { "kind": "stopped", "data": { 
/**
 * Who stopped.
 */
seat: Seat, } } | { "kind": "houses_scored", "data": { 
/**
 * Which province.
 */
province: KaiserProvince, 
/**
 * Each player's houses there.
 */
houses: Array<KaiserSpaces>, 
/**
 * Who scores double, having a house on a fortification there (K6.3).
 */
doubled: Seats, 
/**
 * What each player scores.
 */
points: Array<number>, } } | { "kind": "exchanged", "data": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: Card, } } | { "kind": "took", "data": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: Card, } } | { "kind": "drew", "data": { 
/**
 * By whom.
 */
seat: Seat, } } | { "kind": "dealt", "data": { 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: Card, } } | { "kind": "laid_out", "data": { 
/**
 * Which card.
 */
card: Card, } } | { "kind": "saw", "data": { 
/**
 * Whose card it is.
 */
seat: Seat, 
/**
 * Which card.
 */
card: Card, } } | { "kind": "opened", "data": { 
/**
 * Which card.
 */
card: Card, } } | { "kind": "shuffled", "data": { 
/**
 * How many cards the new pile has.
 */
cards: number, } } | { "kind": "end_is_near" } | { "kind": "no_room" } | { "kind": "alliance_scored", "data": { 
/**
 * Its number.
 */
number: number, 
/**
 * Its provinces.
 */
provinces: [KaiserProvince, KaiserProvince], 
/**
 * Each player's emissaries in the one and in the other.
 */
emissaries: [Array<number>, Array<number>], 
/**
 * What each player scores.
 */
points: Array<number>, } } | { "kind": "roads_scored", "data": { 
/**
 * Whose.
 */
seat: Seat, rows: Array<KaiserSpaces>, points: number, } } | { "kind": "over", "data": { 
/**
 * Who has won.
 */
winners: Seats, 
/**
 * Everybody's points.
 */
points: Array<number>, } };

/**
 * What can be wrong with a position.
 */
export type KaiserFlaw = { "kind": "heading" } | { "kind": "line", "data": { text: string, } } | { "kind": "no_phase" } | { "kind": "no_emperor" } | { "kind": "no_viewer" } | { "kind": "other_map" } | { "kind": "players" } | { "kind": "no_such_space", "data": { space: KaiserSpace, } } | { "kind": "two_houses", "data": { space: KaiserSpace, } } | { "kind": "pieces", "data": { player: string, } } | { "kind": "emissaries", "data": { province: KaiserProvince, } } | { "kind": "fortifications" } | { "kind": "cards" } | { "kind": "hand", "data": { player: string, } } | { "kind": "no_cards", "data": { player: string, } } | { "kind": "display" } | { "kind": "pile" } | { "kind": "phase", "data": { text: string, } } | { "kind": "view" } | { "kind": "other_game" } | { "kind": "no_world" };

/**
 * Why a move is illegal.
 */
export type KaiserIllegal = { "kind": "not_now", "data": { 
/**
 * What has to happen instead.
 */
phase: KaiserPhase, } } | { "kind": "over", "data": { 
/**
 * Because nobody could place a piece any more (K9.2)?
 */
no_room: boolean, } } | { "kind": "no_more_pieces", "data": { 
/**
 * Who has to draw now.
 */
seat: Seat, } } | { "kind": "no_such_space", "data": { 
/**
 * The space.
 */
space: KaiserSpace, } } | { "kind": "other_province", "data": { 
/**
 * Where this piece would go.
 */
province: KaiserProvince, 
/**
 * Where the first piece went.
 */
first: KaiserProvince, } } | { "kind": "nothing_to_exchange", "data": { 
/**
 * The colour.
 */
card: Card, 
/**
 * What the hand holds.
 */
hand: Array<Card>, } } | { "kind": "not_in_hand", "data": { 
/**
 * The colour.
 */
card: Card, 
/**
 * How many are needed.
 */
needed: number, 
/**
 * What the hand holds.
 */
hand: Array<Card>, } } | { "kind": "wrong_colour", "data": { 
/**
 * The card.
 */
card: Card, 
/**
 * The province.
 */
province: KaiserProvince, 
/**
 * Its colour.
 */
colour: Card, } } | { "kind": "joker_of_own_colour", "data": { 
/**
 * The colour of the joker, and of the province.
 */
card: Card, 
/**
 * The province.
 */
province: KaiserProvince, } } | { "kind": "run_out", "data": { 
/**
 * The player.
 */
seat: Seat, 
/**
 * What there is none of.
 */
piece: KaiserPiece, } } | { "kind": "house_there", "data": { 
/**
 * Where.
 */
space: KaiserSpace, 
/**
 * Whose.
 */
owner: Seat, } } | { "kind": "house_in_the_way", "data": { 
/**
 * Where.
 */
space: KaiserSpace, 
/**
 * Whose.
 */
owner: Seat, } } | { "kind": "fortification_there", "data": { 
/**
 * Where.
 */
space: KaiserSpace, } } | { "kind": "no_fortifications" } | { "kind": "too_many_emissaries", "data": { 
/**
 * Where.
 */
province: KaiserProvince, 
/**
 * How many are there.
 */
emissaries: number, 
/**
 * The houses of the strongest.
 */
houses: number, 
/**
 * Who has that many.
 */
strongest: Array<Seat>, } } | { "kind": "not_open", "data": { 
/**
 * The card.
 */
card: Card, 
/**
 * What is open.
 */
display: Array<Card>, } } | { "kind": "no_pile" };

/**
 * What is chosen before a game.
 */
export type KaiserOptions = { 
/**
 * The side of the map: `3-4` or `4-5` (K1.4).
 */
map: string, 
/**
 * The number of players: 3 to 5.
 */
players: number, 
/**
 * With fortifications?
 */
fortifications: boolean, };

/**
 * What a piece is paid with (K4.2); sent as a list of cards.
 */
export type KaiserPayment = Array<"red" | "green" | "yellow" | "orange" | "violet">;

/**
 * What happens next.
 */
export type KaiserPhase = { "name": "deal", seat: Seat, } | { "name": "open" } | { "name": "act", seat: Seat, } | { "name": "again", seat: Seat, province: KaiserProvince, } | { "name": "take", seat: Seat, drawing: KaiserDrawing, } | { "name": "reveal", seat: Seat, drawing: KaiserDrawing, } | { "name": "fill", seat: Seat, } | { "name": "over", winners: Seats, };

/**
 * A kind of piece (K3.2).
 */
export type KaiserPiece = "house" | "emissary" | "fortification";

/**
 * What everybody knows of a player.
 */
export type KaiserPlayer = { 
/**
 * The houses on the map.
 */
houses: KaiserSpaces, 
/**
 * The pieces left.
 */
supply: KaiserSupply, 
/**
 * Points from house scoring during the game.
 */
points: number, 
/**
 * Points after the final scoring; 0 before it.
 */
total: number, 
/**
 * Cards in hand.
 */
hand_size: number, 
/**
 * Cards in hand that came from the display.
 */
known: Array<Card>, 
/**
 * Hidden cards in hand since before the discard pile was shuffled.
 */
held: number, };

/**
 * One of the nine provinces.
 */
export type KaiserProvince = "Yan" | "Zhao" | "Ch'in" | "Wei" | "Qi" | "Lu" | "Han" | "Shu" | "Chu";

/**
 * What stands in a province.
 */
export type KaiserProvinceState = { 
/**
 * Its name.
 */
name: KaiserProvince, 
/**
 * The emissaries, by seat.
 */
emissaries: Array<number>, 
/**
 * Have its houses been scored (K6.1)?
 */
scored: boolean, };

/**
 * A house space, by its number on the map, from 1.
 */
export type KaiserSpace = number;

/**
 * A set of house spaces; sent as a list.
 */
export type KaiserSpaces = Array<number>;

/**
 * Lists by seat, if nothing else is said.
 */
export type KaiserStanding = { 
/**
 * K6.
 */
houses: Array<number>, 
/**
 * K10.2.
 */
alliances: Array<number>, 
/**
 * K10.3.
 */
roads: Array<number>, total: Array<number>, 
/**
 * By province: what its houses would still score.
 */
by_province: Array<Array<number>>, 
/**
 * By alliance, number 1 first.
 */
by_alliance: Array<Array<number>>, 
/**
 * Each player's best rows.
 */
rows: Array<Array<Array<number>>>, };

/**
 * The pieces that a player has left (K1.3).
 */
export type KaiserSupply = { 
/**
 * Houses.
 */
houses: number, 
/**
 * Emissaries, without the scoring counter.
 */
emissaries: number, 
/**
 * Fortifications; none without the variant.
 */
fortifications: number, };

/**
 * What is needed to run a lesson.
 */
export type Lesson = { 
/**
 * The lines of the position, as the game writes it.
 */
position: Array<string>, 
/**
 * Who learns.
 */
seat: Seat, 
/**
 * How many decisions the learner has.
 */
tries?: number, 
/**
 * What the others do when it is their turn: of those that are left, the first that is legal.
 */
replies?: Array<string>, 
/**
 * What is to be reached.
 */
goal: Goal, 
/**
 * What is likely to go wrong, the likeliest first.
 */
mistakes?: Array<Mistake>, 
/**
 * What chance follows from.
 */
seed?: number, };

/**
 * How far an attempt has come.
 */
export type LessonProgress = "open" | "reached" | "missed";

/**
 * A list of tables.
 */
export type ListName = "open" | "live" | "mine" | "over";

/**
 * The first tables of all lists.
 */
export type Lobby = { 
/**
 * To sit down at; at most three of one host in a page.
 */
open: Array<LobbyRow>, 
/**
 * To watch; at most three of one host in a page.
 */
live: Array<LobbyRow>, 
/**
 * One's own: first those that wait for oneself, last the latest that are over.
 */
mine: Array<LobbyRow>, next: NextPages, };

/**
 * A table in a list.
 */
export type LobbyRow = { id: TableId, 
/**
 * Which game.
 */
game: Choice['game'], 
/**
 * What is agreed.
 */
options: Options, status: Status, 
/**
 * Who sits where; nobody on an open seat.
 */
seats: Array<string | null>, 
/**
 * The seat that everybody waits for.
 */
turn: number | null, 
/**
 * Whether that is one's own.
 */
your_turn: boolean, 
/**
 * When something last happened.
 */
updated: Timestamp, };

/**
 * The table as one viewer is shown it. Nothing in it is hidden from that viewer.
 */
export type Look = { 
/**
 * How many entries the log has.
 */
version: number, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The version of the protocol: dealing, undo and clocks.
 */
protocol: number, 
/**
 * What was agreed.
 */
options: Options, 
/**
 * The seat of the viewer, from 0; nothing for the public.
 */
you: number | null, 
/**
 * How far the match has come.
 */
progress: Progress, 
/**
 * The seats in order.
 */
seats: Array<SeatLook>, 
/**
 * Which game of the series this is, from 1; 0 before the first.
 */
game: number, 
/**
 * The seat that has to decide.
 */
turn: number | null, 
/**
 * When the time of that seat will be up, in milliseconds since 1970.
 */
flag: number | null, 
/**
 * Since when its clock runs.
 */
since: number | null, 
/**
 * What the viewer sees of the game.
 */
view: ViewLook | null, 
/**
 * Every legal move, if the viewer has to decide.
 */
legal: Array<string>, 
/**
 * What can be taken back, and what somebody has asked to take back.
 */
undo: UndoLook, 
/**
 * The games that were played to their end.
 */
results: Array<GameResult>, 
/**
 * How the match has ended.
 */
outcome: Outcome | null, 
/**
 * The dealing round, while one is on.
 */
dealing: DealingLook | null, 
/**
 * What the dealer has committed to.
 */
commitment: Commitment, 
/**
 * What the deals followed from; only when the match is over.
 */
revealed: Revealed | null, };

/**
 * A token that was made.
 */
export type MadeToken = { 
/**
 * The token itself, for `Authorization: Bearer`; it is shown this once.
 */
token: string, 
/**
 * The ID for revoking it.
 */
id: BotTokenId, 
/**
 * The name its owner gave it.
 */
name: string, 
/**
 * When it was created.
 */
created: Timestamp, };

/**
 * An alliance in a map file.
 */
export type MapAlliance = { 
/**
 * Its number.
 */
number: number, 
/**
 * The names of its provinces.
 */
between: [string, string], 
/**
 * For drawing: its centre, from the left.
 */
x: number, 
/**
 * For drawing: its centre, from the top.
 */
y: number, };

/**
 * A map as a file has it; it may be wrong. The rules ignore what is only for drawing.
 */
export type MapFile = { 
/**
 * The map's name.
 */
name: string, 
/**
 * For drawing: left, top, width and height.
 */
viewBox: [number, number, number, number], 
/**
 * For drawing: the shore of the lake.
 */
lake: Array<[number, number]>, 
/**
 * The provinces.
 */
provinces: Array<MapProvince>, 
/**
 * The house spaces.
 */
spaces: Array<MapSpace>, 
/**
 * The alliances.
 */
alliances: Array<MapAlliance>, 
/**
 * The sides by name.
 */
sides: { [key in string]: MapSide }, };

/**
 * A province in a map file.
 */
export type MapProvince = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its colour.
 */
color: Card, 
/**
 * For drawing: its dragon space.
 */
dragon: [number, number], 
/**
 * The numbers of its house spaces.
 */
houses: Array<number>, 
/**
 * Its border; neighbours have a piece of it in common.
 */
outline: Array<[number, number]>, };

/**
 * A side in a map file.
 */
export type MapSide = { 
/**
 * The numbers of players that it is for.
 */
players: Array<number>, 
/**
 * The roads, each between two house spaces.
 */
roads: Array<[number, number]>, };

/**
 * A house space in a map file.
 */
export type MapSpace = { 
/**
 * Its number.
 */
id: number, 
/**
 * The name of its province.
 */
province: string, 
/**
 * For drawing: its centre, from the left.
 */
x: number, 
/**
 * For drawing: its centre, from the top.
 */
y: number, };

/**
 * Who somebody is.
 */
export type Me = { id: AccountId, name: Name, 
/**
 * Whether there is no password yet.
 */
guest: boolean, created: Timestamp, 
/**
 * What the page wants to remember: any JSON object.
 */
settings: Record<string, unknown>, 
/**
 * How strong one is, in every game one is rated in; only where one asks who one is.
 */
ratings?: Array<Rating>, };

/**
 * What a client did not send in time.
 */
export type Missing = "commitment" | "opening";

/**
 * Something that goes wrong.
 */
export type Mistake = { 
/**
 * By which its text is found.
 */
id: string, 
/**
 * Tries that make it.
 */
moves: Array<string>, 
/**
 * What all tries that make it have in common; otherwise only those very tries make it.
 */
when?: Goal, };

/**
 * A player's name: 2 to 24 visible characters, trimmed.
 */
export type Name = string;

/**
 * Something to say.
 */
export type NewChatLine = { 
/**
 * One to 500 characters.
 */
text: string, };

/**
 * A guest, who may leave the name out.
 */
export type NewGuest = { name?: Name, };

/**
 * A table to open.
 */
export type NewTable = { 
/**
 * What is agreed.
 */
options: Partial<Options> & { game: Choice['game'], players: number }, 
/**
 * Who finds it: everybody, if nothing is said.
 */
visibility?: Visibility, 
/**
 * Whether people talk there: they do, if nothing is said.
 */
chat?: boolean, 
/**
 * Who is to sit where; all seats are open if nothing is said.
 */
seats?: Array<Place>, };

/**
 * A token to make.
 */
export type NewToken = { name: Name, };

/**
 * Where the lists go on: what to send as `after`. Nothing, if that was all.
 */
export type NextPages = { open: string | null, live: string | null, mine: string | null, over: string | null, };

/**
 * Who plays a seat, as everybody is shown it.
 */
export type Occupant = { "kind": "empty" } | { "kind": "person", 
/**
 * What the person is called.
 */
name: string, } | { "kind": "guest", 
/**
 * What the person is called.
 */
name: string, } | { "kind": "bot", 
/**
 * By which name it is known.
 */
opponent: string, } | { "kind": "stand_in", 
/**
 * By which name it is known.
 */
opponent: string, 
/**
 * What the person is called.
 */
name: string, };

/**
 * A table that was opened.
 */
export type Opened = { version: number, options: Options, 
/**
 * The seats of people.
 */
people: Array<number>, };

/**
 * A table that was opened.
 */
export type OpenedTable = { 
/**
 * Which one; whoever has it may look, and sit down.
 */
id: TableId, 
/**
 * The link to give to others.
 */
link: string, 
/**
 * How many entries its log has.
 */
version: number, };

/**
 * How a table is opened: what the log starts from.
 */
export type Opening = { 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The version of the protocol, up to [`PROTOCOL`]. Logs that don't say have version 1.
 */
protocol?: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What was agreed.
 */
options: Options, 
/**
 * The SHA-256 of the dealer's secret.
 */
commitment: Commitment, };

/**
 * What is agreed before a match.
 */
export type Options = { 
/**
 * Who has the first turn of the first game; in a series it moves on clockwise (Q11.1).
 */
first: First, 
/**
 * How many games are played; more than one only where the rules know a series (Q11).
 */
games: number, 
/**
 * How much time there is.
 */
timing: Timing, 
/**
 * What happens when somebody's time is up.
 */
at_zero: AtZero, 
/**
 * Who plays on for somebody who has left, by name.
 */
stand_in: string, } & ({ "game": "qin" } & QinOptions | { "game": "kaiser" } & KaiserOptions);

/**
 * How a match has ended.
 */
export type Outcome = { 
/**
 * Why.
 */
ended: Ended, 
/**
 * The seats that have won, from 0; several share the victory.
 */
winners: Array<number>, 
/**
 * The seats that have forfeited and so cannot win.
 */
forfeited?: Array<number>, 
/**
 * The games that were played to their end.
 */
games: Array<GameResult>, };

/**
 * Each seat's chance as far as a view knows.
 */
export type Outlook = { chances: Array<number>, };

/**
 * A part of the scoring.
 */
export type Part = "houses" | "alliances" | "roads" | "total";

/**
 * The password, and the one that it is to be.
 */
export type PasswordChange = { old: Hidden, new: Hidden, };

/**
 * Events of one kind, as far as something is said about them.
 */
export type Pattern = { 
/**
 * The kind of event.
 */
kind: string, 
/**
 * The rule that decides it.
 */
rule?: string, 
/**
 * A part of its data.
 */
data?: Record<string, unknown>, };

/**
 * Who is to sit on a seat.
 */
export type Place = "me" | "open" | { "bot": string };

/**
 * A person, with or without an account.
 */
export type Player = { 
/**
 * What the person is called.
 */
name: string, 
/**
 * By what the server knows the person. Nobody else is told, and no record has it.
 */
id?: string, };

/**
 * How far a match has come.
 */
export type Progress = "gathering" | "dealing" | "playing" | "between_games" | "over";

/**
 * A position with a question: what is the best move?
 */
export type Puzzle = { 
/**
 * The table, game and decision it was found in.
 */
id: string, 
/**
 * The board.
 */
board: string, 
/**
 * The number of players.
 */
players: number, 
/**
 * Whether it is played with fortifications.
 */
fortifications?: boolean, 
/**
 * How hard it is.
 */
grade: Grade, 
/**
 * The seat that decides.
 */
seat: number, 
/**
 * That seat's view.
 */
view: string, 
/**
 * The answers, the best first.
 */
moves: Array<string>, 
/**
 * What the best move achieves, the most important first.
 */
themes: Array<string>, 
/**
 * The chance to win after the best move.
 */
best: number, 
/**
 * The best of the other moves.
 */
near: string, 
/**
 * The chance to win after that.
 */
second: number, };

/**
 * A space of the board.
 */
export type QinCell = { 
/**
 * What is printed there.
 */
printed: QinGround, 
/**
 * The colour of the tile half or start space there.
 */
colour: QinColour | null, 
/**
 * Who owns the province there.
 */
owner: Seat | null, };

/**
 * The colour of a province space.
 */
export type QinColour = "red" | "yellow" | "blue";

/**
 * Everything a view shows.
 */
export type QinData = { 
/**
 * What happens next.
 */
phase: QinPhase, 
/**
 * The board, row by row.
 */
cells: Array<Array<QinCell>>, 
/**
 * All provinces.
 */
provinces: Array<QinProvince>, 
/**
 * All villages.
 */
villages: Array<QinVillage>, 
/**
 * The players, by seat.
 */
players: Array<QinPlayer>, 
/**
 * The height of each pile.
 */
piles: Array<number>, 
/**
 * The viewer's own hand; `None` for the public.
 */
hand: Array<QinTile> | null, 
/**
 * The tiles that the viewer hasn't seen, in piles and other hands.
 */
unseen: Record<QinTile, number>, };

/**
 * How the game has ended.
 */
export type QinEnding = { 
/**
 * Why.
 */
reason: QinReason, 
/**
 * Who has won.
 */
winners: Seats, };

/**
 * Something that happened. The log, animations and spoken sentences come from these.
 */
export type QinEvent = { "kind": "placed", "data": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What and where.
 */
placement: QinPlacement, } } | { "kind": "alone", "data": { 
/**
 * Where.
 */
space: QinSpace, 
/**
 * Its colour.
 */
colour: QinColour, } } | { "kind": "founded", "data": { 
/**
 * Its founder and owner.
 */
seat: Seat, 
/**
 * The province, before any pagoda stands on it.
 */
province: QinProvince, } } | { "kind": "expanded", "data": { 
/**
 * Who placed the tile.
 */
seat: Seat, 
/**
 * The province as it is now, before any pagoda is added.
 */
province: QinProvince, 
/**
 * How many spaces it has gained.
 */
gained: number, } } | { "kind": "absorbed", "data": { 
/**
 * Who owns the whole.
 */
owner: Seat, 
/**
 * The provinces as they were before the placement.
 */
parts: Array<QinProvince>, } } | { "kind": "returned", "data": { 
/**
 * To whom.
 */
seat: Seat, 
/**
 * How many.
 */
pagodas: number, 
/**
 * In supply now.
 */
left: number, } } | { "kind": "built", "data": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The province with the pagoda on it.
 */
province: QinProvince, 
/**
 * Left in supply.
 */
left: number, } } | { "kind": "connected", "data": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The village's first square.
 */
village: QinSpace, 
/**
 * Left in supply.
 */
left: number, } } | { "kind": "conquered", "data": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From whom.
 */
from: Seat, 
/**
 * The village's first square.
 */
village: QinSpace, 
/**
 * Left in supply.
 */
left: number, } } | { "kind": "drew", "data": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
pile: QinPile, } } | { "kind": "dealt", "data": { 
/**
 * To whom.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: QinTile, } } | { "kind": "took", "data": { 
/**
 * Whose hand.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: QinTile, } } | { "kind": "passed", "data": { 
/**
 * Who.
 */
seat: Seat, } } | { "kind": "over", "data": QinEnding };

/**
 * What can be wrong with a position.
 */
export type QinFlaw = { "kind": "heading" } | { "kind": "line", "data": { text: string, } } | { "kind": "no_phase" } | { "kind": "row", "data": { row: number, } } | { "kind": "symbol", "data": { text: string, } } | { "kind": "board", "data": { fault: string, } } | { "kind": "other_board", "data": { board: string, } } | { "kind": "owner", "data": { space: QinSpace, } } | { "kind": "no_province", "data": { space: QinSpace, } } | { "kind": "pagodas", "data": { player: string, } } | { "kind": "already_won", "data": { player: string, } } | { "kind": "pagodas_on", "data": { space: QinSpace, } } | { "kind": "village", "data": { space: QinSpace, } } | { "kind": "too_many", "data": { tile: QinTile, each: number, } } | { "kind": "laid", "data": { colour: QinColour, } } | { "kind": "hand", "data": { player: string, } } | { "kind": "lacks", "data": { player: string, } } | { "kind": "piles" } | { "kind": "phase", "data": { text: string, } } | { "kind": "view" } | { "kind": "no_viewer" } | { "kind": "other_game" } | { "kind": "no_world" };

/**
 * What is printed on a space (Q1.1).
 */
export type QinGround = "grass" | "water" | "village" | "start";

/**
 * Why a move is illegal.
 */
export type QinIllegal = { "kind": "not_now", "data": { 
/**
 * What has to happen instead.
 */
phase: QinPhase, } } | { "kind": "not_in_hand", "data": { 
/**
 * The tile.
 */
tile: QinTile, 
/**
 * What the hand holds.
 */
hand: Array<QinTile>, } } | { "kind": "not_free", "data": { 
/**
 * Where.
 */
spaces: [QinSpace], 
/**
 * What is there.
 */
obstacle: QinObstacle, } } | { "kind": "no_contact", "data": { 
/**
 * The spaces of the tile.
 */
spaces: [QinSpace, QinSpace], } & ({ "nearly": "nothing" } | { "nearly": "corner", "at": QinSpace } | { "nearly": "village", "at": QinSpace }) } | { "kind": "tie", "data": { 
/**
 * Where the tile would lie.
 */
placement: QinPlacement, 
/**
 * The colour of the provinces.
 */
colour: QinColour, 
/**
 * The players who tie.
 */
tied: Array<Seat>, 
/**
 * How many spaces each of them would bring.
 */
each: number, 
/**
 * All provinces that would be joined.
 */
provinces: Array<QinProvince>, } } | { "kind": "two_majors", "data": { 
/**
 * Where the tile would lie.
 */
placement: QinPlacement, 
/**
 * The colour of the provinces.
 */
colour: QinColour, 
/**
 * The major provinces.
 */
provinces: Array<QinProvince>, } } | { "kind": "major_taken", "data": { 
/**
 * Where the tile would lie.
 */
placement: QinPlacement, 
/**
 * The colour of the provinces.
 */
colour: QinColour, 
/**
 * The owner of the major province.
 */
owner: Seat, 
/**
 * How many spaces its owner would bring.
 */
brings: number, 
/**
 * Who would bring the most.
 */
taker: Seat, 
/**
 * How many.
 */
most: number, 
/**
 * All provinces that would be joined.
 */
provinces: Array<QinProvince>, } } | { "kind": "must_place", "data": { 
/**
 * One that there is.
 */
example: QinPlacement, } } | { "kind": "empty_pile", "data": { 
/**
 * Which.
 */
pile: QinPile, } };

/**
 * What a pass has shown (Q3.7): some of a player's tiles are of none of these kinds, because each of these
 * kinds could have been placed.
 */
export type QinLacks = { 
/**
 * The kinds that could have been placed.
 */
kinds: Array<QinTile>, 
/**
 * The number of tiles known to be of another kind.
 */
tiles: number, };

/**
 * What is in the way of a tile.
 */
export type QinObstacle = "off_the_board" | "village" | "water" | "start" | "tile";

/**
 * What is chosen before a game.
 */
export type QinOptions = { 
/**
 * The board; Bird by default.
 */
board: BoardChoice, 
/**
 * The number of players: 2 to 4 (Q1.4).
 */
players: number, };

/**
 * What happens next.
 */
export type QinPhase = { "name": "deal", seat: Seat, } | { "name": "place", seat: Seat, } | { "name": "draw", seat: Seat, } | { "name": "reveal", seat: Seat, pile: QinPile, } | { "name": "over" } & QinEnding;

/**
 * One of the piles on the table (Q2.1); sent as a number from 1.
 */
export type QinPile = number;

/**
 * A tile on two spaces that share an edge.
 */
export type QinPlacement = string;

/**
 * What everybody knows of a player.
 */
export type QinPlayer = { 
/**
 * Pagodas left.
 */
supply: number, 
/**
 * Tiles in hand.
 */
hand_size: number, 
/**
 * What passes have shown (Q3.7).
 */
lacks: QinLacks, };

/**
 * A province as it lies on the table.
 */
export type QinProvince = { 
/**
 * The colour of its spaces.
 */
colour: QinColour, 
/**
 * Its spaces.
 */
spaces: QinSpaces, 
/**
 * Who owns it.
 */
owner: Seat, 
/**
 * How many pagodas stand on it.
 */
pagodas: number, };

/**
 * Why a game ends.
 */
export type QinReason = "last_pagoda" | "no_tiles" | "no_room";

/**
 * A space: column `a` to `p` from the left, row 1 to 16 from the top.
 */
export type QinSpace = string;

/**
 * A set of spaces; sent as a list.
 */
export type QinSpaces = Array<string>;

/**
 * One of the six kinds of tile (Q1.2).
 */
export type QinTile = "RR" | "YY" | "BB" | "RY" | "YB" | "BR";

/**
 * A village of one or two squares.
 */
export type QinVillage = { 
/**
 * Its squares.
 */
squares: QinSpaces, 
/**
 * Who has a pagoda on it.
 */
owner: Seat | null, };

/**
 * An entry in the ranking.
 */
export type Rank = { 
/**
 * The player's current name.
 */
name: string, 
/**
 * The estimated strength.
 */
mean: number, 
/**
 * The standard deviation of the estimate.
 */
deviation: number, 
/**
 * The number of rated games.
 */
games: number, };

/**
 * A player's rating in one game with one number of players.
 */
export type Rating = { 
/**
 * The game.
 */
game: Choice['game'], 
/**
 * The number of players.
 */
players: number, 
/**
 * The estimated strength.
 */
mean: number, 
/**
 * The standard deviation of the estimate.
 */
deviation: number, 
/**
 * The number of rated games.
 */
games: number, 
/**
 * When it last changed.
 */
updated: Timestamp, };

/**
 * Why something was not done, as it is sent: by the API, over live connections and by the engine.
 */
export type Rejection = { 
/**
 * One word for programs, which never changes.
 */
code: string, 
/**
 * A sentence in English, with a way out.
 */
message: string, 
/**
 * If the sender was behind: the version there is.
 */
present?: number, 
/**
 * If a move was against a rule: which, and why.
 */
why?: Telling, };

/**
 * A question: `"about"`, or `{"look": {…}}`. Times are milliseconds since 1970, seats are numbered from 0; no viewer is the public.
 */
export type Request = "about" | { "open": { 
/**
 * What is agreed.
 */
options: Partial<Options> & { game: Choice['game'], players: number }, 
/**
 * Who sits where.
 */
seats: Array<Chosen>, 
/**
 * Fresh random bytes.
 */
secret: Secret, 
/**
 * Now.
 */
at: number, } } | { "load": { 
/**
 * By [`Request::Save`].
 */
saved: Saved, } } | { "read": { 
/**
 * The text of the file.
 */
text: string, } } | { "verify": { 
/**
 * The text of the file.
 */
text: string, } } | { "commit": { 
/**
 * The dealer's commitment.
 */
dealer: Commitment, 
/**
 * The dealing round.
 */
round: number, 
/**
 * One's seat.
 */
seat: Seat, 
/**
 * Fresh random bytes.
 */
contribution: Contribution, } } | "save" | "record" | { "look": { 
/**
 * Whose eyes.
 */
viewer: number | null, 
/**
 * The length of the log; now if it is left out.
 */
version?: number, } } | { "since": { 
/**
 * Whose eyes.
 */
viewer: number | null, 
/**
 * The length of the log.
 */
version: number, } } | { "do": { 
/**
 * The version that was seen.
 */
seen: number, 
/**
 * What.
 */
command: Command, 
/**
 * Now.
 */
at: number, } } | { "continue": { 
/**
 * The length of the log there.
 */
version: number, 
/**
 * The seat of the person who asks.
 */
seat: number, 
/**
 * Now.
 */
at: number, } } | "course" | { "foresee": { 
/**
 * Which game.
 */
choice: Choice, 
/**
 * What is seen, as in a look.
 */
view: string, 
/**
 * The move in its notation.
 */
move: string, } } | { "standing": { 
/**
 * Which game.
 */
choice: Choice, 
/**
 * What is seen.
 */
view: string, } } | { "think": { 
/**
 * Which game.
 */
choice: Choice, 
/**
 * What is seen.
 */
view: string, 
/**
 * Its name.
 */
opponent: string, 
/**
 * What its choices follow from.
 */
seed: number, } } | { "advise": { 
/**
 * Which game.
 */
choice: Choice, 
/**
 * What is seen.
 */
view: string, 
/**
 * How long to think, such as `500ms` or `200n`.
 */
budget: string, 
/**
 * How many of them.
 */
most: number, 
/**
 * These are among them, however bad.
 */
also?: Array<string>, } } | { "outlook": { 
/**
 * Which game.
 */
choice: Choice, 
/**
 * What is seen.
 */
view: string, 
/**
 * How many worlds are imagined.
 */
worlds: number, } } | { "study": { 
/**
 * If the position is only what somebody sees: which game.
 */
choice?: Choice, 
/**
 * The position as text.
 */
position: string, 
/**
 * What is played, by whoever has to decide.
 */
moves: Array<string>, 
/**
 * What chance follows from.
 */
seed: number, 
/**
 * Whose eyes.
 */
viewer: number | null, 
/**
 * With the eyes of whoever has to decide then.
 */
follow?: boolean, } } | { "lesson": { 
/**
 * As in `crates/engine/lessons`.
 */
lesson: Lesson, 
/**
 * What the learner does, in order.
 */
tries: Array<string>, } } | { "board": { 
/**
 * What it is called.
 */
name: string, 
/**
 * Its rows.
 */
text: string, } };

/**
 * What the deals followed from.
 */
export type Revealed = { 
/**
 * The dealer's secret.
 */
secret: Secret, 
/**
 * What each seat's client has added.
 */
contributions: Array<Contribution>, };

/**
 * All that a table follows from.
 */
export type Saved = { opening: Opening, secret: Secret, log: Array<Entry>, };

/**
 * A place at the table, numbered clockwise from 0; sent and stored as that number.
 */
export type Seat = number;

/**
 * A seat as everybody is shown it.
 */
export type SeatLook = { 
/**
 * The colour of its pieces.
 */
colour: string, 
/**
 * Who plays.
 */
occupant: Occupant, 
/**
 * Has it been forfeited?
 */
forfeited: boolean, 
/**
 * What its clock had left when the clock that runs was started, in milliseconds.
 */
left: number | null, };

/**
 * What isn't in the log of a seat: who is connected, and for whom it is kept.
 */
export type SeatPresence = { 
/**
 * Whether the person who sits there is connected.
 */
connected: boolean, 
/**
 * What the person is called for whom the seat is kept free.
 */
reserved_for: string | null, };

/**
 * A set of seats; sent as a list.
 */
export type Seats = Array<number>;

/**
 * What the dealer keeps to itself until the match is over: 32 random bytes.
 */
export type Secret = string;

/**
 * A message from the server. What is the same for several viewers is JSON already.
 */
export type ServerMessage = { "type": "update", 
/**
 * The entries that the client hasn't seen.
 */
entries: Array<Shown>, 
/**
 * The table as the client may see it.
 */
look: Look, 
/**
 * Who is connected, by seat.
 */
presence: Array<SeatPresence>, } | { "type": "presence", 
/**
 * Who is connected, by seat.
 */
presence: Array<SeatPresence>, } | { "type": "done", 
/**
 * The client's number for it.
 */
id: number, 
/**
 * The number of entries that the log has with it.
 */
version: number, } | { "type": "refused", 
/**
 * The client's number for it, if it had one.
 */
id: number | null, 
/**
 * Why.
 */
error: Rejection, } | { "type": "chat", 
/**
 * The message.
 */
line: ChatLine, } | { "type": "chat_switch", 
/**
 * Is it on?
 */
on: boolean, } | { "type": "rematch", 
/**
 * The other table.
 */
table: TableId, } | { "type": "pong" };

/**
 * An entry of the log as one viewer is shown it.
 */
export type Shown = { 
/**
 * How many entries the log has with this one.
 */
version: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What chance brought; `null` where the viewer is not shown it.
 */
chance?: Array<string | null>, 
/**
 * What happened, as far as the viewer is told.
 */
events?: Array<Telling>, 
/**
 * The versions of the moves that this entry took back, in order.
 */
took_back?: Array<number>, } & ({ "act": "sit", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Who.
 */
sitter: Sitter, 
/**
 * Under the first protocol the random bytes of the person's client; otherwise nothing.
 */
contribution?: Contribution, } | { "act": "rise", 
/**
 * From where.
 */
seat: Seat, } | { "act": "round", 
/**
 * Which round at this table, from 1.
 */
number: number, } | { "act": "commit", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * See [`Contribution::commitment`].
 */
commitment: Commitment, } | { "act": "open", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * 32 random bytes; nothing where the viewer is not shown them.
 */
contribution?: Contribution, } | { "act": "call_off", 
/**
 * The seats of those, which are free now.
 */
seats: Array<number>, 
/**
 * What they did not send.
 */
missing: Missing, } | { "act": "begin", 
/**
 * Who has the first turn.
 */
first: Seat, } | { "act": "next", 
/**
 * Who has the first turn.
 */
first: Seat, } | { "act": "move", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * In the notation of the game.
 */
move: string, } | { "act": "undo", 
/**
 * By whom.
 */
seat: Seat, } | { "act": "ask_undo", 
/**
 * Who.
 */
seat: Seat, } | { "act": "answer_undo", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Yes?
 */
agree: boolean, } | { "act": "leave", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The bot's name.
 */
bot: string, } | { "act": "claim", 
/**
 * Who.
 */
seat: Seat, } | { "act": "time_out", 
/**
 * Whose.
 */
seat: Seat, } | { "act": "resign", 
/**
 * Who.
 */
seat: Seat, } | { "act": "give_back", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * How much.
 */
milliseconds: number, });

/**
 * Who can sit on a seat.
 */
export type Sitter = { "kind": "person" } & Player | { "kind": "guest" } & Player | { "kind": "bot", 
/**
 * By which name it is known.
 */
opponent: string, };

/**
 * How the players stand.
 */
export type Standing = { "game": "qin", left: Array<number>, } | { "game": "kaiser" } & KaiserStanding;

/**
 * The status of a table.
 */
export type Status = "gathering" | "live" | "over" | "importing";

/**
 * A position after some moves, as somebody is shown it.
 */
export type Studied = { look: Look, entries: Array<Shown>, 
/**
 * Everything, hidden things included, as text.
 */
position: string, };

/**
 * What is known of a table besides the match.
 */
export type TableAbout = { id: TableId, 
/**
 * The game's short name.
 */
game: Choice['game'], 
/**
 * Who finds the table.
 */
visibility: Visibility, 
/**
 * Is there a chat?
 */
chat: boolean, 
/**
 * What the person is called who opened the table.
 */
host: string | null, 
/**
 * Did the viewer open it?
 */
yours: boolean, 
/**
 * Was the match played elsewhere?
 */
imported: boolean, 
/**
 * The table at which the same people play again.
 */
rematch: TableId | null, created: Timestamp, };

/**
 * What somebody wants of a table.
 */
export type TableCommand = { 
/**
 * How many entries of the log one has seen.
 */
seen: number, 
/**
 * What to do.
 */
command: Command, };

/**
 * The ID of a table; anybody who knows it may watch the table.
 */
export type TableId = string;

/**
 * Everything about a table, for somebody.
 */
export type TablePage = { 
/**
 * The table as the viewer sees it.
 */
look: Look, 
/**
 * Who is connected, by seat.
 */
presence: Array<SeatPresence>, table: TableAbout, };

/**
 * A page of a list.
 */
export type TablesPage = { tables: Array<LobbyRow>, 
/**
 * What to send as `after` for the next page; nothing, if this was the last one.
 */
next: string | null, };

/**
 * Something that happened, or why something may not happen.
 */
export type Telling = { 
/**
 * The rule that decided it, such as `Q9.3`.
 */
rule: string, 
/**
 * The kind of thing, in one word that never changes.
 */
kind: string, 
/**
 * A sentence in English; empty in the page's engine, because the page has its own sentences for every kind.
 */
text: string, 
/**
 * The typed data of this kind, to say it in another language or to draw it.
 */
data: Record<string, any>, };

/**
 * A moment in milliseconds since 1970.
 */
export type Timestamp = number;

/**
 * How much time there is. All times are in milliseconds.
 */
export type Timing = "unlimited" | { "live": { 
/**
 * For the whole match.
 */
base: number, 
/**
 * Added when the turn passes on.
 */
increment: number, } } | { "days": number };

/**
 * What has come of some tries, as the learner is shown it.
 */
export type Tried = { look: Look, entries: Array<Shown>, state: LessonProgress, 
/**
 * Which of the mistakes that the lesson knows it was.
 */
mistake: string | null, 
/**
 * Why the last try was not allowed.
 */
refusal: Rejection | null, };

/**
 * What can be taken back.
 */
export type UndoLook = { 
/**
 * Can the viewer take back the last move without asking?
 */
free: boolean, 
/**
 * Can the viewer ask to take back a move?
 */
ask: boolean, 
/**
 * The seat that has asked.
 */
asked_by: number | null, 
/**
 * The seats that still have to agree.
 */
waits_for: Array<number>, };

/**
 * What was checked of a record that is right.
 */
export type Verified = { 
/**
 * The version of the protocol that it was played under.
 */
protocol: number, 
/**
 * How many entries were replayed.
 */
entries: number, 
/**
 * How many of them are moves.
 */
moves: number, 
/**
 * How many tiles or cards were dealt as the secret and the contributions say.
 */
dealt: number, 
/**
 * How many people have contributed to the dealing.
 */
contributions: number, 
/**
 * How many games were dealt.
 */
games: number, 
/**
 * The dealing rounds that came to nothing: who is named, and what they did not send; nothing where somebody
 * stood up before all had committed.
 */
called_off: Array<[Array<number>, Missing | null]>, };

/**
 * What a viewer sees of a game.
 */
export type ViewLook = { 
/**
 * In the notation of positions: from it the rules can be asked.
 */
text: string, 
/**
 * The same as data: from it a program that knows no rule can draw.
 */
data: GameData, };

/**
 * Who can find a table.
 */
export type Visibility = "public" | "private";
