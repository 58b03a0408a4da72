//! Making an engine smaller: where it would panic, it traps at once.
//!
//! Nobody hears what a panic in a browser says; what the page sees is the trap that ends it. So a call that never
//! returns can go, with whatever was put together to be said, and later everything that only such calls need.

use walrus::Module;
use walrus::ir::{Instr, InstrSeq, Unreachable, VisitorMut, dfs_pre_order_mut};

/// Traps wherever a function is called that never returns.
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
        // The compiler says so of such calls: nothing after them is ever reached.
        let lost = |pair: &[(Instr, _)]| matches!(pair, [(Instr::Call(_), _), (Instr::Unreachable(_), _)]);
        let Some(call) = instructions.windows(2).position(lost) else { return };
        let needed = instructions[..call].iter().rposition(|(instruction, _)| !only_computes(instruction));
        instructions.truncate(needed.map_or(0, |last| last + 1));
        instructions.push((Unreachable {}.into(), Default::default()));
    }
}

/// Does it nothing that matters when a trap follows?
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

#[cfg(test)]
mod tests {
    use walrus::{FunctionBuilder, FunctionId, LocalFunction, ModuleConfig, ValType};

    use super::*;

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
    fn a_call_that_never_returns_goes_with_what_was_computed_for_it() {
        let (mut module, caller) = module();
        trap_at_once(&mut module);
        let left = instructions(module.funcs.get(caller).kind.unwrap_local());
        assert!(matches!(left[..], [Instr::Const(_), Instr::Call(_), Instr::Unreachable(_)]), "{left:?}");
    }
}
