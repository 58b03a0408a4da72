//! The description of the API, made of the routes themselves.

use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};

use super::ErrorBody;

#[derive(OpenApi)]
#[openapi(
    info(title = "Mandate", description = "Two games of ancient China: accounts and tables."),
    components(schemas(ErrorBody))
)]
pub(super) struct Document;

/// What any route may answer instead of its own: the guard before it, or what takes its request apart.
const ANYWHERE: [(&str, &str); 5] = [
    ("401", "The token that was sent is worth nothing"),
    ("403", "It comes from another site"),
    ("429", "Too many requests"),
    ("500", "The server made a mistake"),
    ("503", "The database does not answer, or it took too long"),
];

/// The same for routes that take a body.
const WITH_BODY: [(&str, &str); 4] = [
    ("400", "The body is not what belongs here"),
    ("413", "The body is too large"),
    ("415", "The body is not JSON"),
    ("422", "What the body says cannot be"),
];

/// Adds to every route what it may answer besides its own.
pub(super) fn complete(mut document: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    for operation in document.paths.paths.values_mut().flat_map(operations) {
        let with_body = if operation.request_body.is_some() { WITH_BODY.as_slice() } else { &[] };
        for (status, description) in ANYWHERE.iter().chain(with_body) {
            let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build();
            let response =
                ResponseBuilder::new().description(*description).content("application/json", content).build();
            let responses = &mut operation.responses.responses;
            responses.entry((*status).to_owned()).or_insert(RefOr::T(response));
        }
    }
    document
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    [get, put, post, delete, patch].into_iter().flatten()
}
