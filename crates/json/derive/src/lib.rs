//! `#[derive(FromJson)]`: reads a type from JSON by the same `#[serde(…)]` attributes by which it is written, so each
//! type on the wire has one definition. See the crate `json` for why this isn't serde's own `Deserialize`.
//!
//! It knows what the wire format needs, and refuses everything else when compiling: `tag` and
//! `rename_all = "snake_case"` on types; `rename`, `default` and `flatten` on fields. What only matters for writing is
//! ignored. `#[json(deny_unknown_fields)]` on a type is not serde's, as that can't be next to `flatten`.

mod attributes;

use attributes::{Container, Default, Field};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Fields, Result, Variant, parse_macro_input};

/// Derives `json::FromJson`, and `serde::Deserialize` on top of it.
#[proc_macro_derive(FromJson, attributes(serde, json))]
pub fn from_json(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand(&input).unwrap_or_else(Error::into_compile_error).into()
}

fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let container = Container::of(&input.attrs)?;
    let name = &input.ident;
    let (read, names) = match &input.data {
        Data::Struct(data) => {
            let fields = fields(&data.fields)?;
            let (read, names) = (fields.iter().map(read_field), names_of(&fields));
            (quote!(Ok(Self { #(#read),* })), names)
        }
        Data::Enum(data) => of_enum(&container, data.variants.iter())?,
        Data::Union(_) => return Err(Error::new_spanned(name, "unions can't be read from JSON")),
    };
    let strict = container.strict.then(|| quote!(::json::refuse_unknown_fields::<Self>(value)?;));
    Ok(quote! {
        impl ::json::FromJson for #name {
            fn from_json(value: &::json::Value) -> ::core::result::Result<Self, ::json::Unfit> {
                #strict
                #read
            }

            fn names(value: &::json::Value, names: &mut ::std::vec::Vec<&'static str>) {
                let _ = value;
                #names
            }
        }

        impl<'de> ::json::serde::Deserialize<'de> for #name {
            fn deserialize<D: ::json::serde::Deserializer<'de>>(from: D) -> ::core::result::Result<Self, D::Error> {
                ::json::deserialize(from)
            }
        }
    })
}

/// How an enum is read, and which fields its object can have.
fn of_enum<'a>(
    container: &Container,
    variants: impl Iterator<Item = &'a Variant>,
) -> Result<(TokenStream, TokenStream)> {
    let (mut reads, mut names) = (Vec::new(), Vec::new());
    for variant in variants {
        let word = container.word(variant)?;
        let ident = &variant.ident;
        match &variant.fields {
            Fields::Unit => {
                reads.push(quote!(#word => Self::#ident,));
            }
            Fields::Unnamed(inner) if inner.unnamed.len() == 1 => {
                let kind = &inner.unnamed[0].ty;
                reads.push(quote!(#word => Self::#ident(::json::FromJson::from_json(value)?),));
                names.push(
                    quote!(::core::option::Option::Some(#word) => <#kind as ::json::FromJson>::names(value, names),),
                );
            }
            others => {
                let fields = fields(others)?;
                let (read, known) = (fields.iter().map(read_field), names_of(&fields));
                reads.push(quote!(#word => Self::#ident { #(#read),* },));
                names.push(quote!(::core::option::Option::Some(#word) => { #known }));
            }
        }
    }
    let (split, names) = match &container.tag {
        Some(tag) => {
            let names = quote! {
                names.push(#tag);
                match value.get(#tag).and_then(::json::Value::as_str) {
                    #(#names)*
                    _ => {}
                }
            };
            (quote!(::json::inside(value, #tag)?), names)
        }
        None => (quote!(::json::outside(value)?), quote!(let _ = names;)),
    };
    let read = quote! {
        let (name, value) = #split;
        // A variant without fields does not look at it.
        let _ = value;
        Ok(match name {
            #(#reads)*
            other => return Err(::json::Unfit::unknown(other)),
        })
    };
    Ok((read, names))
}

fn fields(fields: &Fields) -> Result<Vec<Field>> {
    match fields {
        Fields::Named(named) => named.named.iter().map(Field::of).collect(),
        Fields::Unit => Ok(Vec::new()),
        Fields::Unnamed(_) => Err(Error::new_spanned(fields, "only fields with names can be read from JSON")),
    }
}

fn read_field(field: &Field) -> TokenStream {
    let (ident, name) = (&field.ident, &field.name);
    let read = match &field.default {
        _ if field.flatten => quote!(::json::FromJson::from_json(value)?),
        Default::None => quote!(::json::field(value, #name)?),
        Default::Standard => quote!(::json::optional(value, #name)?.unwrap_or_default()),
        Default::By(path) => quote!(::json::optional(value, #name)?.unwrap_or_else(#path)),
    };
    quote!(#ident: #read)
}

fn names_of(fields: &[Field]) -> TokenStream {
    let own = fields.iter().filter(|field| !field.flatten).map(|field| &field.name);
    let flattened = fields.iter().filter(|field| field.flatten).map(|field| &field.kind);
    quote! {
        names.extend_from_slice(&[#(#own),*]);
        #(<#flattened as ::json::FromJson>::names(value, names);)*
    }
}
