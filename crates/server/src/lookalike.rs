//! Look-alike names, by Unicode confusables (UTS 39).

use std::collections::HashSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::mixed_script::AugmentedScriptSet;

/// Punctuation that is easy to overlook.
const SMALL: &[char] = &['.', ',', '\'', '`', '_', '-', ':', ';', '·', '~'];

/// Returns the one or two skeletons of a name, without case, spaces and small punctuation: as written and in lower case.
/// Two names look alike if they share a skeleton.
#[must_use]
pub fn skeletons(name: &str) -> Vec<String> {
    let name: String = name.nfkc().collect();
    let mut forms = vec![fold(&skeleton(&name)), fold(&skeleton(&fold(&name)))];
    for form in &mut forms {
        form.retain(|c| !c.is_whitespace() && !SMALL.contains(&c));
    }
    // A name of nothing else has no skeleton.
    forms.retain(|form| !form.is_empty());
    forms.dedup();
    forms
}

/// Whether all letters belong to one script, or to Latin and one East Asian writing system.
#[must_use]
pub fn is_single_script(name: &str) -> bool {
    let latin = AugmentedScriptSet::for_char('a');
    let (mut all, mut others) = (AugmentedScriptSet::default(), AugmentedScriptSet::default());
    for c in name.chars() {
        let scripts = AugmentedScriptSet::for_char(c);
        all.intersect_with(scripts);
        if scripts != latin {
            others.intersect_with(scripts);
        }
    }
    !all.is_empty() || others.hanb || others.jpan || others.kore
}

/// Whether a name claims to be the server, its staff, a bot or a placeholder, in a language of the page.
#[must_use]
pub fn is_reserved(name: &str) -> bool {
    static KNOWN: LazyLock<[HashSet<String>; 2]> =
        LazyLock::new(|| [RESERVED, FILLERS].map(|words| words.iter().map(|word| letters(word)).collect()));
    let [reserved, fillers] = &*KNOWN;
    let is_letter = |c: char| c.is_alphanumeric() || is_combining_mark(c) || "@$!|€".contains(c);
    let words: Vec<&str> = name.split(|c| !is_letter(c)).filter(|word| !word.is_empty()).collect();
    let claims = |word: &str| readings(word).any(|word| reserved.contains(&word));
    let says_nothing =
        |word: &str| word.chars().all(char::is_numeric) || readings(word).any(|word| fillers.contains(&word));
    let claimed = words.iter().any(|word| claims(word)) && words.iter().all(|word| claims(word) || says_nothing(word));
    claimed || claims(&words.concat())
}

/// Returns the possible readings of a word: with digits as letters, without a trailing number, in lower case.
fn readings(word: &str) -> impl Iterator<Item = String> {
    let word: String = word.nfkc().collect();
    let plain = word.trim_matches(char::is_numeric).to_owned();
    let small = [fold(&word), fold(&plain)];
    [word, plain].into_iter().chain(small).filter(|word| !word.is_empty()).map(|word| letters(&word))
}

/// Maps easily confused letters of a word to one of them.
fn letters(word: &str) -> String {
    let plain: String = fold(&skeleton(word)).nfd().filter(|c| !is_combining_mark(*c)).collect();
    let letter = |c| match c {
        'i' | '!' | '|' | '1' => 'l',
        '0' => 'o',
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        c => c,
    };
    plain.chars().filter(|c| !c.is_whitespace()).map(letter).collect()
}

fn skeleton(text: &str) -> String {
    unicode_security::skeleton(text).collect()
}

/// Folds case, also of ß and final sigma.
fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_uppercase).flat_map(char::to_lowercase).nfkc().collect()
}

/// Reserved names, in the languages of the page.
#[rustfmt::skip]
const RESERVED: &[&str] = &[
    "admin", "admins", "administrator", "administrators", "administratorin", "administratoren", "administration",
    "amministratore", "amministratrice", "amministratori", "amministrazione", "sysadmin", "sysop", "root", "superuser",
    "webmaster", "operator", "betreiber", "gestore", "mod", "mods", "moderator", "moderators", "moderatorin",
    "moderatoren", "moderatore", "moderatrice", "moderatori", "moderation", "moderazione",
    "system", "sistema", "server", "mandate", "support", "supporto", "hilfe", "help", "helpdesk", "assistenza",
    "host", "gastgeber", "gastgeberin", "guest", "guests", "gast", "gäste", "ospite", "ospiti",
    "bot", "bots", "roboter", "robot", "computer", "level", "stufe", "livello", "style", "stil", "stile",
    "former player", "former", "ehemalig", "ehemaliger spieler", "ehemalige spielerin", "ehemaliger", "nicht mehr dabei",
    "ex giocatore", "ex giocatrice", "giocatore precedente", "deleted account", "deleted user", "gelöschtes konto", "account eliminato",
    "anonymous", "anonym", "anonimo", "nobody", "niemand", "nessuno", "somebody", "jemand", "qualcuno",
    "spectator", "zuschauer", "spettatore",
    "you", "everyone", "alle", "tutti", "null", "undefined", "official", "offiziell", "ufficiale",
];

/// Words that don't turn a reserved name into a different one.
#[rustfmt::skip]
const FILLERS: &[&str] = &[
    "the", "a", "an", "your", "our", "of", "team", "staff", "crew", "der", "die", "das", "dein", "unser", "vom", "von",
    "il", "lo", "la", "del", "di", "real", "echt", "echter", "vero",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        skeletons(one).iter().any(|form| skeletons(other).contains(form))
    }

    #[test]
    fn look_alike_names_share_a_skeleton() {
        for (one, other) in [
            ("Anna", "Аnnа"),
            ("Anna", "ANNA"),
            ("Alice", "AIice"),
            ("Bob", "ВОВ"),
            ("Anna", "An na"),
            ("Anna", "Anna."),
            ("Anna", "𝓐𝓷𝓷𝓪"),
            ("Ａｎｎａ", "Anna"),
            ("Otto", "0tt0"),
            ("Strasse", "Straße"),
            ("Emma", "Ernrna"),
            ("σοφος", "ΣΟΦΟΣ"),
            ("Zoë", "Zoe\u{308}"),
            ("Paul", "РаuӀ"),
        ] {
            assert!(alike(one, other), "{one} {other}: {:?} {:?}", skeletons(one), skeletons(other));
        }
        for (one, other) in
            [("Anna", "Anne"), ("Anna", "Änna"), ("Kai", "Kal"), ("Anna", "Anna2"), ("秦", "春"), ("Anna", "Anna🎲")]
        {
            assert!(!alike(one, other), "{one} {other}: {:?}", skeletons(one));
        }
        assert!(!skeletons("Anna").is_empty() && !skeletons("🎲1").is_empty());
    }

    #[test]
    fn names_may_not_mix_scripts() {
        for name in [
            "Anna",
            "Änne 2",
            "Анна",
            "Ἄννα",
            "שרה",
            "آنا",
            "秦始皇",
            "アンナ",
            "あんなちゃん 杏奈",
            "안나",
            "안나 杏奈",
            "ㄅㄆ秦",
            "Anna 杏奈",
            "Anna アンナ",
            "Anna 안나",
            "हिन्दी",
            "แอนนา",
            "Anna 🎲",
            "123",
            "Անի",
            "ანა",
        ] {
            assert!(is_single_script(name), "{name}");
        }
        for name in ["Аnna", "Pаul", "Annα", "Анна Anna", "アンナ안나", "Anna Анна 杏奈", "annа2"] {
            assert!(!is_single_script(name), "{name}");
        }
    }

    #[test]
    fn names_of_staff_and_bots_are_reserved() {
        for name in [
            "Admin",
            "ADMIN",
            "admin",
            "Admin1",
            "Adm1n",
            "4dmin",
            "@dmin",
            "A d m i n",
            "Аdmіn",
            "Ádmin",
            "[Admin]",
            "-admin-",
            "Administrator",
            "Moderatore",
            "the mod",
            "Mandate",
            "Mandate Team",
            "Mandate Support 24",
            "Server",
            "System",
            "Guest",
            "Guest 1234",
            "Guest1234",
            "Gast 7",
            "Ospite 12",
            "Bot",
            "Bot 3",
            "level 3",
            "Level:6",
            "Stufe 2",
            "livello 4",
            "former player",
            "Former Player",
            "FormerPlayer",
            "f0rmer pIayer",
            "ehemaliger Spieler",
            "nicht mehr dabei",
            "ex giocatore",
            "root",
            "support",
            "Host",
            "Gastgeber",
            "Gäste",
            "𝐀𝐝𝐦𝐢𝐧",
            "Ѕystem",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in [
            "Anna",
            "Adminka Petrova",
            "Modesto",
            "Botticelli",
            "Hosta",
            "Rooty",
            "Gastone",
            "Levi",
            "Serverin",
            "Anna Mod",
            "Team Anna",
            "Anna 7",
            "Mandy",
            "Stefan",
            "Systemkritikerin",
            "Mia",
            "秦始皇",
            "Анна",
            "12",
            "The 3",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
