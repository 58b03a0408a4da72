//! Who is to sit on a seat of a new table.

use serde::Deserialize;
use utoipa::PartialSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, OneOfBuilder, Schema, Type};

/// Who is to sit on a seat.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum Place {
    /// Whoever opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot: `level:1` to `level:6`, or a style such as `style:raider`.
    Bot(String),
}

impl PartialSchema for Place {
    /// By hand, as a derived one would allow other properties beside `bot`.
    fn schema() -> RefOr<Schema> {
        let text = || ObjectBuilder::new().schema_type(Type::String);
        let bot = ObjectBuilder::new().property("bot", text()).required("bot");
        let bot = bot.additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)));
        OneOfBuilder::new().item(text().enum_values(Some(["me", "open"]))).item(bot).into()
    }
}

impl utoipa::ToSchema for Place {}
