//! What types look like.

/// Says how types are read:
///
/// ```
/// struct Player {
///     name: String,
///     id: u64,
///     of: Vec<String>,
/// }
/// json::from_json!(struct Player { name ["nickname"], id, of [or Vec::new()] });
/// assert_eq!(json::read::<Player>(r#"{"nickname": "Ada", "id": 7}"#).unwrap().name, "Ada");
///
/// enum Shape {
///     Dot,
///     Box { width: u8 },
/// }
/// // `"dot"` or `{"box": {"width": 2}}`
/// json::from_json!(enum Shape { "dot" => Dot {}, "box" => Box { width } });
/// assert!(matches!(json::read(r#"{"box": {"width": 2}}"#), Ok(Shape::Box { width: 2 })));
///
/// enum Sitter {
///     Person(Player),
///     Bot { level: u8 },
/// }
/// // `{"kind": "person", "nickname": "Ada", "id": 7}`
/// json::from_json!(enum Sitter by "kind" { "person" => Person { 0 [beside] }, "bot" => Bot { level } });
/// assert!(matches!(json::read(r#"{"kind": "bot", "level": 3}"#), Ok(Sitter::Bot { level: 3 })));
/// ```
///
/// In brackets after a field stands its name in JSON if it is another, what it is if nothing is said, or
/// `beside` if what it consists of stands beside the other fields.
#[macro_export]
macro_rules! from_json {
    (struct $type:ident { $($field:tt $([$($how:tt)*])?),* $(,)? }) => {
        impl $crate::FromJson for $type {
            fn from_json(value: &$crate::Value) -> Result<Self, $crate::Unfit> {
                Ok(Self { $($field: $crate::read_field!(value, $field $($($how)*)?)),* })
            }
        }
        $crate::from_json!(serde $type);
    };
    (enum $type:ident $(by $tag:literal)? {
        $($name:literal => $variant:ident { $($field:tt $([$($how:tt)*])?),* }),* $(,)?
    }) => {
        impl $crate::FromJson for $type {
            fn from_json(value: &$crate::Value) -> Result<Self, $crate::Unfit> {
                let (name, value) = $crate::variant!(value $(, $tag)?);
                // A variant without fields does not look at it.
                let _ = value;
                Ok(match name {
                    $($name => Self::$variant { $($field: $crate::read_field!(value, $field $($($how)*)?)),* },)*
                    other => return Err($crate::Unfit::unknown(other)),
                })
            }
        }
        $crate::from_json!(serde $type);
    };
    (serde $type:ident) => {
        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::deserialize(deserializer)
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! read_field {
    ($value:ident, $field:tt) => {
        $crate::field($value, stringify!($field))?
    };
    ($value:ident, $field:tt beside) => {
        $crate::FromJson::from_json($value)?
    };
    ($value:ident, $field:tt $name:literal) => {
        $crate::field($value, $name)?
    };
    ($value:ident, $field:tt or $default:expr) => {
        $crate::optional($value, stringify!($field))?.unwrap_or_else(|| $default)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! variant {
    ($value:ident) => {
        $crate::outside($value)?
    };
    ($value:ident, $tag:literal) => {
        $crate::inside($value, $tag)?
    };
}
