//! What follows from an entry besides the row of its table: seats, results and ratings. All are rare.

/// Writes seats, results and ratings of an append within a transaction of either database.
macro_rules! follow {
    ($append:expr, $transaction:expr) => {{
        let append: &$crate::store::entries::Append = $append;
        if let Some(seats) = &append.update.seats {
            sqlx::query("DELETE FROM table_seats WHERE table_id = $1")
                .bind(append.table.as_str())
                .execute(&mut **$transaction)
                .await?;
            for (seat, occupant) in (0_i64..).zip(seats) {
                let (kind, account, bot) = occupant.columns();
                sqlx::query($crate::store::seats::INSERT)
                    .bind(append.table.as_str())
                    .bind(seat)
                    .bind(kind)
                    .bind(account)
                    .bind(bot)
                    .execute(&mut **$transaction)
                    .await?;
            }
        }
        for (seat, outcome) in (0_i64..).zip(&append.update.results) {
            sqlx::query($crate::store::results::INSERT)
                .bind(append.table.as_str())
                .bind(seat)
                .bind(outcome.account.as_ref().map($crate::id::AccountId::as_str))
                .bind(i64::from(outcome.place))
                .bind(i64::from(outcome.score))
                .bind(append.at.0)
                .execute(&mut **$transaction)
                .await?;
        }
        if !append.update.results.is_empty() {
            sqlx::query($crate::store::seats::OVER).bind(append.table.as_str()).execute(&mut **$transaction).await?;
        }
        if let Some(rated) = &append.update.rated {
            $crate::store::ratings::rate!(append, rated, $transaction);
        }
    }};
}
pub(super) use follow;
