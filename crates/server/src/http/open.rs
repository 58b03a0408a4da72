//! Opening tables: what is kept of them, and who sits down at once.

use game::Seat;
use table::{Command, Opening, Options, Secret, Sitter};
use tokio::sync::oneshot;

use super::error::ApiError;
use crate::id::{TableId, fill};
use crate::live::{Caller, Denied, RoomMessage, StoredOpening, seat_opponent};
use crate::secret;
use crate::state::AppState;
use crate::store::{NewTable, Occupant, Visibility};

/// A table to open.
pub(super) struct Plan {
    pub(super) options: Options,
    pub(super) visibility: Visibility,
    pub(super) chat: bool,
    /// Who sits where: bots sit down at once, for people seats are kept.
    pub(super) seats: Vec<Occupant>,
    /// Whether seats are kept for people.
    pub(super) reserve: bool,
}

pub(super) fn refused(code: &str, fault: &impl ToString) -> ApiError {
    Denied::because(code, fault.to_string()).into()
}

/// Opens a table with a secret of the system's randomness, and seats its bots; the table and its version.
pub(super) async fn open(state: &AppState, host: &Caller, plan: Plan) -> Result<(TableId, u32), ApiError> {
    seat_opponent(&plan.options.stand_in).map_err(|bad| refused("bad_bot", &bad))?;
    if plan.seats.len() != plan.options.choice.players() {
        let players = plan.options.choice.players();
        return Err(refused("bad_seats", &format!("there are {players} seats at this table; say who sits on each")));
    }
    let bots = plan.seats.iter().filter(|seat| matches!(seat, Occupant::Bot(_))).count();
    let _admitted = state.hub.admit_bots(host, bots).await?;
    let mut bytes = [0; 32];
    fill(&mut bytes);
    let (now, secret) = (state.clock.now(), Secret::new(bytes));
    let at = u64::try_from(now.0).unwrap_or(0);
    let commitment = secret.commitment();
    table::Table::new(plan.options.clone(), secret, at).map_err(|bad| refused("bad_options", &bad))?;
    let game = plan.options.choice.game().to_owned();
    let players = plan.seats.len() as u8;
    let person = |seat: &Occupant| if let Occupant::Person(id) = seat { Some(id.clone()) } else { None };
    let mut kept = StoredOpening::new(Opening::new(plan.options, commitment, at));
    if plan.reserve {
        kept.reserved = plan.seats.iter().map(person).collect();
    }
    let bots = plan.seats.iter().map(|seat| if let Occupant::Bot(bot) = seat { Some(bot.clone()) } else { None });
    let bots: Vec<Option<String>> = bots.collect();
    let expected = plan.seats.into_iter().map(|seat| match seat {
        Occupant::Person(id) if plan.reserve => Occupant::Person(id),
        _ => Occupant::Nobody,
    });
    let new = NewTable {
        game,
        players,
        options: serde_json::to_string(&kept).map_err(|_| ApiError::Internal)?,
        secret: secret::Secret(bytes.to_vec()),
        visibility: plan.visibility,
        chat: plan.chat,
        host: Some(host.id.clone()),
        seats: expected.collect(),
    };
    let most = state.config.limits.open_tables;
    let too_many = || {
        let why = format!("you have {most} tables that have not begun; begin or close one of them first");
        refused("too_many_tables", &why)
    };
    let id = state.store.open_table(&new, now, most).await?.ok_or_else(too_many)?;
    match seat_bots(state, &id, host, &bots).await {
        Ok(version) => Ok((id, version)),
        Err(why) => {
            // Nobody is told of a table at which not everybody sits who was wanted.
            if let Err(fault) = state.store.drop_table(&id).await {
                tracing::warn!(error = %fault, "failed to remove a table that could not be set up");
            }
            Err(why)
        }
    }
}

/// Seats the bots of a new table; its version.
async fn seat_bots(state: &AppState, id: &TableId, host: &Caller, bots: &[Option<String>]) -> Result<u32, ApiError> {
    let mut version = 0;
    for (seat, bot) in Seat::all(bots.len()).zip(bots) {
        if let Some(opponent) = bot {
            let sit = Command::sit(seat, Sitter::Bot { opponent: opponent.clone() });
            version = act(state, id, host.clone(), version, sit).await?;
        }
    }
    Ok(version)
}

/// Sits down somebody who has just opened a table.
pub(super) async fn sit(
    state: &AppState,
    table: &TableId,
    who: &Caller,
    (seat, version): (Seat, u32),
) -> Result<u32, ApiError> {
    act(state, table, who.clone(), version, Command::sit(seat, Sitter::sender())).await
}

/// Does something at a table; the version.
pub(super) async fn act(
    state: &AppState,
    table: &TableId,
    caller: Caller,
    seen: u32,
    command: Command,
) -> Result<u32, ApiError> {
    let received = std::time::Instant::now();
    let (answer, answered) = oneshot::channel();
    let reply = crate::live::Reply::Request(answer);
    let wanted = crate::live::CommandRequest { caller, seen, command, reply, received };
    state.hub.send(table, RoomMessage::Command(Box::new(wanted)))?;
    Ok(answered.await.unwrap_or(Err(Denied::Unavailable))?)
}
