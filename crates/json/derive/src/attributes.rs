//! What `#[serde(…)]` says of a type, a variant or a field, and `#[json(…)]` of a type.

use syn::meta::ParseNestedMeta;
use syn::{Attribute, ExprPath, Ident, LitStr, Result, Type, Variant};

/// What is said of a type.
pub(crate) struct Container {
    /// The field that names the variant; otherwise the variant is the only key of an object.
    pub(crate) tag: Option<String>,
    /// Are fields that aren't known refused?
    pub(crate) strict: bool,
    snake_case: bool,
}

impl Container {
    pub(crate) fn of(attributes: &[Attribute]) -> Result<Self> {
        let mut container = Self { tag: None, strict: false, snake_case: false };
        each("serde", attributes, |meta| {
            if meta.path.is_ident("tag") {
                container.tag = Some(text(meta)?);
            } else if meta.path.is_ident("rename_all") {
                container.snake_case = text(meta)? == "snake_case";
            } else {
                return Err(meta.error("FromJson doesn't know this attribute"));
            }
            Ok(())
        })?;
        each("json", attributes, |meta| {
            container.strict = meta.path.is_ident("deny_unknown_fields");
            if container.strict { Ok(()) } else { Err(meta.error("FromJson doesn't know this attribute")) }
        })?;
        Ok(container)
    }

    /// By which word a variant goes.
    pub(crate) fn word(&self, variant: &Variant) -> Result<String> {
        let mut word = variant.ident.to_string();
        if self.snake_case {
            let parts = word.chars().enumerate().flat_map(|(at, letter)| {
                let line = (at > 0 && letter.is_uppercase()).then_some('_');
                line.into_iter().chain(letter.to_lowercase())
            });
            word = parts.collect();
        }
        each("serde", &variant.attrs, |meta| {
            if meta.path.is_ident("rename") {
                word = text(meta)?;
                return Ok(());
            }
            Err(meta.error("FromJson doesn't know this attribute"))
        })?;
        Ok(word)
    }
}

/// What a field is if it is left out.
pub(crate) enum Default {
    /// It must not be left out, unless it is an `Option`.
    None,
    /// `Default::default()`.
    Standard,
    /// What this function returns.
    By(ExprPath),
}

/// A field with a name.
pub(crate) struct Field {
    pub(crate) ident: Ident,
    /// Its name in JSON.
    pub(crate) name: String,
    pub(crate) kind: Type,
    pub(crate) default: Default,
    /// Are its fields next to those of the type that it is in?
    pub(crate) flatten: bool,
}

impl Field {
    pub(crate) fn of(field: &syn::Field) -> Result<Self> {
        let ident = field.ident.clone().expect("a field with a name");
        let name = ident.to_string();
        let mut read = Self { ident, name, kind: field.ty.clone(), default: Default::None, flatten: false };
        each("serde", &field.attrs, |meta| {
            if meta.path.is_ident("rename") {
                read.name = text(meta)?;
            } else if meta.path.is_ident("flatten") {
                read.flatten = true;
            } else if meta.path.is_ident("default") {
                let by = meta.input.peek(syn::Token![=]);
                read.default =
                    if by { Default::By(meta.value()?.parse::<LitStr>()?.parse()?) } else { Default::Standard };
            } else if meta.path.is_ident("skip_serializing_if") {
                text(meta)?;
            } else {
                return Err(meta.error("FromJson doesn't know this attribute"));
            }
            Ok(())
        })?;
        Ok(read)
    }
}

fn each(name: &str, attributes: &[Attribute], mut read: impl FnMut(&ParseNestedMeta<'_>) -> Result<()>) -> Result<()> {
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(name)) {
        attribute.parse_nested_meta(|meta| read(&meta))?;
    }
    Ok(())
}

fn text(meta: &ParseNestedMeta<'_>) -> Result<String> {
    Ok(meta.value()?.parse::<LitStr>()?.value())
}
