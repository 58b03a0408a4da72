//! The plain types.

use game::Seat;
use serde_json::{Map, Value};

use crate::{FromJson, Unfit};

impl FromJson for bool {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        value.as_bool().ok_or_else(|| Unfit::expected("true or false"))
    }
}

impl FromJson for String {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        value.as_str().map(Self::from).ok_or_else(|| Unfit::expected("a text"))
    }
}

impl FromJson for u64 {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        value.as_u64().ok_or_else(|| Unfit::expected("a whole number of at least 0"))
    }
}

macro_rules! numbers {
    ($($number:ty as $method:ident),*) => {
        $(impl FromJson for $number {
            fn from_json(value: &Value) -> Result<Self, Unfit> {
                let number = value.$method().and_then(|number| number.try_into().ok());
                number.ok_or_else(|| {
                    Unfit::expected(&format!("a whole number from {} to {}", Self::MIN, Self::MAX))
                })
            }
        })*
    };
}

numbers!(u8 as as_u64, u32 as as_u64, usize as as_u64, i32 as as_i64);

/// By its number, from 0.
impl FromJson for Seat {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        let seat = value.as_u64().and_then(|number| Self::new(usize::try_from(number).ok()?));
        seat.ok_or_else(|| Unfit::new(format!("seat {value} doesn’t exist; seats are numbered from 0 to 4")))
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        if value.is_null() { Ok(None) } else { T::from_json(value).map(Some) }
    }

    fn unsaid() -> Option<Self> {
        Some(None)
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        let list = value.as_array().ok_or_else(|| Unfit::expected("a list"))?;
        let item = |(at, value)| T::from_json(value).map_err(|unfit| unfit.at(&usize::to_string(&at)));
        list.iter().enumerate().map(item).collect()
    }
}

impl<T: FromJson, const N: usize> FromJson for [T; N] {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        let list = Vec::from_json(value)?;
        list.try_into().map_err(|_| Unfit::expected(&format!("a list of {N}")))
    }
}

/// With their names, in the order of these.
impl<T: FromJson> FromJson for Vec<(String, T)> {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        let object = value.as_object().ok_or_else(|| Unfit::expected("an object"))?;
        let item = |(name, value): (&String, &Value)| match T::from_json(value) {
            Ok(read) => Ok((name.clone(), read)),
            Err(unfit) => Err(unfit.at(name)),
        };
        object.iter().map(item).collect()
    }
}

impl FromJson for Map<String, Value> {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        value.as_object().cloned().ok_or_else(|| Unfit::expected("an object"))
    }
}
