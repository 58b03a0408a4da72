//! What the server and its clients send each other, for the types of the page.

use ts_rs::TS;

use super::chat::{AddedChatLine, ChatSwitch, NewChatLine};
use super::error::ErrorBody;
use super::lobby::{ListName, Lobby, TablesPage};
use super::me::{AccountChange, AccountDeletion, Me, PasswordChange};
use super::session::{Credentials, NewGuest};
use super::tables::{Committed, NewTable, OpenedTable, TableCommand};
use super::tokens::{MadeToken, NewToken};
use crate::live::{ClientMessage, ServerMessage, TablePage};
use crate::store::{BotToken, ChatLine, Rank};

/// Every body of the API that the page sends or reads, and the messages of a live connection.
#[derive(TS)]
#[expect(dead_code, reason = "only its shape is of use")]
pub struct Api {
    client_message: ClientMessage,
    server_message: ServerMessage<'static>,
    error: ErrorBody,
    new_guest: NewGuest,
    credentials: Credentials,
    me: Me,
    account_change: AccountChange,
    password_change: PasswordChange,
    account_deletion: AccountDeletion,
    new_token: NewToken,
    tokens: Vec<BotToken>,
    made_token: MadeToken,
    lobby: Lobby,
    list: ListName,
    tables: TablesPage,
    new_table: NewTable,
    opened_table: OpenedTable,
    table: TablePage,
    table_command: TableCommand,
    committed: Committed,
    chat_lines: Vec<ChatLine>,
    new_chat_line: NewChatLine,
    added_chat_line: AddedChatLine,
    chat_switch: ChatSwitch,
    ranking: Vec<Rank>,
}
