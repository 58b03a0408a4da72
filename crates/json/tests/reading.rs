//! What is read, and what is said of everything else.

use json::{FromJson, read};

#[derive(PartialEq, Debug, FromJson)]
struct Outer {
    number: u8,
    maybe: Option<bool>,
    #[serde(default = "nothing")]
    list: Vec<Inner>,
    #[serde(rename = "else")]
    rest: Inner,
}

fn nothing() -> Vec<Inner> {
    vec![Inner::Nothing]
}

#[derive(PartialEq, Debug, FromJson)]
#[serde(rename_all = "snake_case")]
enum Inner {
    Nothing,
    Pair([i32; 2]),
    LongText { text: String },
}

#[derive(PartialEq, Debug, FromJson)]
#[serde(tag = "is", rename_all = "snake_case")]
enum Tagged {
    Inner(Outer),
    Nothing,
}

#[derive(PartialEq, Debug, FromJson)]
#[json(deny_unknown_fields)]
struct Strict {
    #[serde(flatten)]
    tagged: Tagged,
    #[serde(default)]
    more: u8,
}

fn refused<T: FromJson + std::fmt::Debug>(text: &str) -> String {
    read::<T>(text).unwrap_err().to_string()
}

#[test]
fn what_is_not_said_has_a_default() {
    let outer = read::<Outer>(r#"{"number": 255, "else": "nothing", "unheard_of": 1}"#).unwrap();
    assert_eq!(outer, Outer { number: 255, maybe: None, list: vec![Inner::Nothing], rest: Inner::Nothing });
}

#[test]
fn variants_are_named_outside_or_inside() {
    assert_eq!(read(r#"{"pair": [1, -2]}"#), Ok(Inner::Pair([1, -2])));
    assert_eq!(read(r#"{"long_text": {"text": "é"}}"#), Ok(Inner::LongText { text: "é".to_owned() }));
    assert_eq!(read(r#"{"is": "nothing"}"#), Ok(Tagged::Nothing));
    let outer = Outer { number: 1, maybe: Some(true), list: Vec::new(), rest: Inner::Nothing };
    let text = r#"{"is": "inner", "number": 1, "maybe": true, "list": [], "else": "nothing"}"#;
    assert_eq!(read(text), Ok(Tagged::Inner(outer)));
}

#[test]
fn serde_reads_the_same() {
    assert_eq!(serde_json::from_str::<Vec<Inner>>(r#"["nothing"]"#).unwrap(), [Inner::Nothing]);
    assert!(serde_json::from_str::<Vec<Inner>>(r#"["noting"]"#).unwrap_err().to_string().contains("“noting”"));
}

#[test]
fn faults_say_where_they_are() {
    let wrong = [
        (r#"{"number": 256}"#, "number: expected a whole number from 0 to 255"),
        (r#"{"number": 1.5}"#, "number: expected a whole number from 0 to 255"),
        (r#"{"number": 1}"#, "else: this is missing"),
        (r#"{"number": 1, "list": ["nothing", "something"]}"#, "list: 1: unknown value “something”"),
        (r#"{"number": 1, "list": [{"pair": [1]}]}"#, "list: 0: expected a list of 2"),
        (r#"{"number": 1, "maybe": "so"}"#, "maybe: expected true or false"),
        ("[]", "expected an object"),
    ];
    for (text, fault) in wrong {
        assert_eq!(refused::<Outer>(text), fault);
    }
    assert_eq!(refused::<Tagged>(r#"{"number": 1}"#), "is: expected a word");
    assert!(refused::<Inner>("{").contains("line 1 column 1"));
}

#[test]
fn a_field_that_is_not_known_is_refused_where_a_type_says_so() {
    let strict = |text: &str| read::<Strict>(text).map_err(|unfit| unfit.to_string());
    let whole = r#"{"is": "inner", "number": 1, "else": "nothing", "list": [], "maybe": null, "more": 2}"#;
    assert_eq!(strict(whole).unwrap().more, 2);
    let unknown = "unknown field “moore”; the fields here are more, is";
    assert_eq!(strict(r#"{"is": "nothing", "moore": 2}"#).unwrap_err(), unknown);
}
