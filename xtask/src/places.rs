//! Making an engine smaller: the places in the source that a panic would name are taken out of it.
//!
//! Nobody hears what a panic in a browser says (see `traps`), but the compiler keeps each place where one could
//! happen: the path of the file, line and column. They also tell about the machine that built the engine.

use walrus::ir::Value;
use walrus::{ConstExpr, Data, DataKind, Module};

/// A place as the compiler lays it out: address and length of the path, line, column.
const PLACE: usize = 4 * size_of::<u32>();

/// Wipes the places in the source: what is left of them is nought, and packs to nothing.
pub(crate) fn wipe_places(module: &mut Module) {
    let all: Vec<_> = module.data.iter().map(Data::id).collect();
    for id in all {
        let data = module.data.get_mut(id);
        if let DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } = data.kind {
            wipe(&mut data.value, start.cast_unsigned() as usize);
        }
    }
}

/// Wipes places and their paths in data that begins at this address.
fn wipe(data: &mut [u8], start: usize) {
    let aligned = start.next_multiple_of(size_of::<u32>()) - start;
    let mut paths = Vec::new();
    for at in (aligned..data.len()).step_by(size_of::<u32>()) {
        if let Some(path) = path_of_place(data, start, at) {
            paths.push(path);
            data[at..at + PLACE].fill(0);
        }
    }
    for path in paths {
        data[path].fill(0);
    }
}

/// Where the path is that the place at this point of the data names, if it is a place.
fn path_of_place(data: &[u8], start: usize, at: usize) -> Option<std::ops::Range<usize>> {
    let (words, []) = data.get(at..at + PLACE)?.as_chunks() else { return None };
    let [address, length, line, column] = [0, 1, 2, 3].map(|word: usize| u32::from_le_bytes(words[word]) as usize);
    let path = address.checked_sub(start)?;
    let path = path..path.checked_add(length)?;
    let is_source = data.get(path.clone())?.ends_with(b".rs") && data[path.clone()].iter().all(u8::is_ascii_graphic);
    (is_source && (1..100_000).contains(&line) && (1..1000).contains(&column)).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u32 = 1000;

    fn words(words: [u32; 4]) -> [u8; PLACE] {
        std::array::from_fn(|byte| words[byte / 4].to_le_bytes()[byte % 4])
    }

    #[test]
    fn places_and_their_paths_are_wiped_and_nothing_else() {
        let text = b"a/b.rs\0\0";
        let of_text = START + PLACE as u32 * 3;
        let places = [words([of_text, 6, 12, 5]), words([of_text, 6, 90, 17])];
        let kept = words([of_text, 5, 12, 5]);
        let mut data = [&places[0][..], &kept, &places[1], text].concat();

        wipe(&mut data, START as usize);

        assert_eq!(data, [&[0; PLACE][..], &kept, &[0; PLACE], &[0; 8]].concat());
    }

    #[test]
    fn numbers_that_lead_nowhere_are_no_places() {
        let nowhere = [[0, 6, 1, 1], [u32::MAX, u32::MAX, 1, 1], [START, 17, 1, 1], [START + 13, 3, 1, 1]];
        for numbers in nowhere {
            let mut data = words(numbers).to_vec();
            wipe(&mut data, START as usize);
            assert_eq!(data, words(numbers), "{numbers:?}");
        }
    }
}
