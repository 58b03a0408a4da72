//! Makes an engine smaller by removing what only panic messages need: nobody sees the message of a panic in the browser,
//! only the trap that follows it.
//!
//! [`trap_at_once`] removes calls that never return, together with the computation of their arguments; wasm-bindgen then
//! drops the functions that only such calls use. [`wipe_locations`] zeroes the source locations of panics, which also
//! reveal paths of the machine that built the engine.
//!
//! Sizes after `wasm-opt` (see `shrink`) and brotli, in bytes:
//!
//! | | Qin | Kaiser |
//! | --- | --- | --- |
//! | without patching | 143,629 | 154,267 |
//! | without patching, with `--dce` | 143,398 | 154,078 |
//! | without patching, with `--traps-never-happen` | 143,593 | 154,071 |
//! | without patching, with `--traps-never-happen -Oz` instead | 151,708 | 162,848 |
//! | calls trap at once | 140,368 | 150,505 |
//! | calls trap at once, locations wiped | 138,162 | 148,449 |
//!
//! `wasm-opt` can't do this because it doesn't know that the calls never return, and the flags of rustc that could
//! (`-Zlocation-detail=none`, `panic=immediate-abort`) need a nightly toolchain and a rebuilt standard library.

use walrus::ir::{Instr, InstrSeq, Unreachable, Value, VisitorMut, dfs_pre_order_mut};
use walrus::{ConstExpr, Data, DataKind, Module};

/// Replaces every call that never returns by a trap.
pub(crate) fn trap_at_once(module: &mut Module) {
    for (_, function) in module.funcs.iter_local_mut() {
        let entry = function.entry_block();
        dfs_pre_order_mut(&mut Traps, function, entry);
    }
}

struct Traps;

impl VisitorMut for Traps {
    fn start_instr_seq_mut(&mut self, sequence: &mut InstrSeq) {
        let instructions = &mut sequence.instrs;
        // The compiler marks such calls with an instruction that is never reached.
        let lost = |pair: &[(Instr, _)]| matches!(pair, [(Instr::Call(_), _), (Instr::Unreachable(_), _)]);
        let Some(call) = instructions.windows(2).position(lost) else { return };
        let needed = instructions[..call].iter().rposition(|(instruction, _)| !only_computes(instruction));
        instructions.truncate(needed.map_or(0, |last| last + 1));
        instructions.push((Unreachable {}.into(), Default::default()));
    }
}

/// Whether an instruction has no effect that matters before a trap.
fn only_computes(instruction: &Instr) -> bool {
    matches!(
        instruction,
        Instr::Const(_)
            | Instr::LocalGet(_)
            | Instr::LocalSet(_)
            | Instr::LocalTee(_)
            | Instr::GlobalGet(_)
            | Instr::GlobalSet(_)
            | Instr::Binop(_)
            | Instr::Unop(_)
            | Instr::Select(_)
            | Instr::Drop(_)
            | Instr::Load(_)
            | Instr::Store(_)
    )
}

/// The size of a location as the compiler lays it out: address and length of the path, line, column.
const LOCATION: usize = 4 * size_of::<u32>();

/// Zeroes all source locations and their paths.
pub(crate) fn wipe_locations(module: &mut Module) {
    let all: Vec<_> = module.data.iter().map(Data::id).collect();
    for id in all {
        let data = module.data.get_mut(id);
        if let DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } = data.kind {
            wipe(&mut data.value, start.cast_unsigned() as usize);
        }
    }
}

/// Zeroes locations and their paths in data that starts at this address.
fn wipe(data: &mut [u8], start: usize) {
    let aligned = start.next_multiple_of(size_of::<u32>()) - start;
    let mut paths = Vec::new();
    for at in (aligned..data.len()).step_by(size_of::<u32>()) {
        if let Some(path) = path_of_location(data, start, at) {
            paths.push(path);
            data[at..at + LOCATION].fill(0);
        }
    }
    for path in paths {
        data[path].fill(0);
    }
}

/// Returns where the path of a location is, if there is a location at this offset.
fn path_of_location(data: &[u8], start: usize, at: usize) -> Option<std::ops::Range<usize>> {
    let (words, []) = data.get(at..at + LOCATION)?.as_chunks() else { return None };
    let [address, length, line, column] = [0, 1, 2, 3].map(|word: usize| u32::from_le_bytes(words[word]) as usize);
    let path = address.checked_sub(start)?;
    let path = path..path.checked_add(length)?;
    let is_source = data.get(path.clone())?.ends_with(b".rs") && data[path.clone()].iter().all(u8::is_ascii_graphic);
    (is_source && (1..100_000).contains(&line) && (1..1000).contains(&column)).then_some(path)
}

#[cfg(test)]
mod tests {
    use walrus::{FunctionBuilder, FunctionId, LocalFunction, ModuleConfig, ValType};

    use super::*;

    const START: u32 = 1000;

    fn instructions(function: &LocalFunction) -> Vec<&Instr> {
        function.block(function.entry_block()).instrs.iter().map(|(instruction, _)| instruction).collect()
    }

    /// A function that calls one, does something, and then calls another that never returns.
    fn module() -> (Module, FunctionId) {
        let mut module = Module::with_config(ModuleConfig::new());
        let takes_one = module.types.add(&[ValType::I32], &[]);
        let (called, _) = module.add_import_func("env", "called", takes_one);
        let (never_returns, _) = module.add_import_func("env", "never_returns", takes_one);
        let mut caller = FunctionBuilder::new(&mut module.types, &[], &[]);
        caller.func_body().i32_const(1).call(called).i32_const(2).call(never_returns).unreachable().i32_const(3).drop();
        let caller = caller.finish(Vec::new(), &mut module.funcs);
        (module, caller)
    }

    #[test]
    fn a_call_that_never_returns_goes_with_its_arguments() {
        let (mut module, caller) = module();
        trap_at_once(&mut module);
        let left = instructions(module.funcs.get(caller).kind.unwrap_local());
        assert!(matches!(left[..], [Instr::Const(_), Instr::Call(_), Instr::Unreachable(_)]), "{left:?}");
    }

    fn words(words: [u32; 4]) -> [u8; LOCATION] {
        std::array::from_fn(|byte| words[byte / 4].to_le_bytes()[byte % 4])
    }

    #[test]
    fn only_locations_and_their_paths_are_wiped() {
        let text = b"a/b.rs\0\0";
        let of_text = START + LOCATION as u32 * 3;
        let locations = [words([of_text, 6, 12, 5]), words([of_text, 6, 90, 17])];
        let kept = words([of_text, 5, 12, 5]);
        let mut data = [&locations[0][..], &kept, &locations[1], text].concat();

        wipe(&mut data, START as usize);

        assert_eq!(data, [&[0; LOCATION][..], &kept, &[0; LOCATION], &[0; 8]].concat());
    }

    #[test]
    fn numbers_without_a_valid_path_are_not_locations() {
        let nowhere = [[0, 6, 1, 1], [u32::MAX, u32::MAX, 1, 1], [START, 17, 1, 1], [START + 13, 3, 1, 1]];
        for numbers in nowhere {
            let mut data = words(numbers).to_vec();
            wipe(&mut data, START as usize);
            assert_eq!(data, words(numbers), "{numbers:?}");
        }
    }
}
