//! The server from outside: its store on both databases, its API over real sockets.

mod http_accounts;
mod http_operations;
mod http_page;
mod http_refusals;
mod live_bots;
mod live_games;
mod live_logins;
mod live_merged;
mod live_refusals;
mod live_servers;
mod live_stalled;
mod live_tables;
mod live_unsure;
mod log_secrecy;
mod operators;
mod player;
mod secrecy_sockets;
mod secrecy_swapped;
mod secrecy_worlds;
mod site;
mod store_accounts;
mod store_dump;
mod store_entries;
mod store_schema;
mod store_tables;
mod world;
