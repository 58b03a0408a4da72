//! Pieces of English sentences. Other languages are made from the same typed events.

use std::fmt::Display;

/// “a”, “a and b”, “a, b and c”.
pub fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<_> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// “1 house”, “3 houses”, “2 emissaries”.
pub fn counted(count: impl Into<u32>, word: &str) -> String {
    match (count.into(), word.strip_suffix('y')) {
        (1, _) => format!("1 {word}"),
        (n, Some(stem)) => format!("{n} {stem}ies"),
        (n, None) => format!("{n} {word}s"),
    }
}

/// “a house”, “an emissary”.
pub fn an(noun: impl Display) -> String {
    let noun = noun.to_string();
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_like_sentences() {
        assert_eq!(list(["a"]), "a");
        assert_eq!(list(["a", "b"]), "a and b");
        assert_eq!(list(["a", "b", "c"]), "a, b and c");
    }

    #[test]
    fn articles_agree_with_their_nouns() {
        assert_eq!([an("red card"), an("orange card")], ["a red card", "an orange card"]);
    }

    #[test]
    fn numbers_agree_with_their_nouns() {
        assert_eq!(counted(1u32, "emissary"), "1 emissary");
        assert_eq!(counted(2u32, "emissary"), "2 emissaries");
        assert_eq!(counted(0u32, "house"), "0 houses");
    }
}
