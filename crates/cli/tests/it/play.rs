//! `mandate play` as people use it: the built program, its input and its output.

mod at_the_table;
mod kaiser;
mod refusals;

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use crate::{PROGRAM, text};

/// Returns a command with these arguments whose output isn't a terminal.
fn mandate(args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"].iter().for_each(|name| {
        command.env_remove(name);
    });
    command
}

/// Runs the program with all input at once.
fn run(mut command: Command, input: &[u8]) -> Output {
    let mut child = command.spawn().expect("the program starts");
    // A program that ends early reads no more, which is no fault of the test.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("the program ends")
}

/// Joins wrapped lines.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the move of a hint.
fn hinted(hint: &str) -> String {
    let m = hint.split("Play ").nth(1).and_then(|rest| rest.split(':').next());
    m.unwrap_or_else(|| panic!("no move in {hint:?}")).to_owned()
}

/// A person who reads what is shown before typing the next line.
struct Person {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
}

impl Person {
    fn sits_down(args: &[&str]) -> Self {
        let mut child = mandate(args).spawn().expect("the program starts");
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Self { child, input, output }
    }

    /// Reads up to the next prompt, a line that starts with the player's name, or to the end. Returns whether it is the
    /// end.
    fn reads(&mut self) -> (String, bool) {
        let (mut seen, mut chunk) = (Vec::new(), [0; 4096]);
        loop {
            let count = self.output.read(&mut chunk).expect("the output can be read");
            seen.extend_from_slice(&chunk[..count]);
            let last_line = seen.rsplit(|&byte| byte == b'\n').next().unwrap_or(&[]);
            let named = last_line.starts_with(b" White ") || last_line.starts_with(b" Green ");
            let asked = named && last_line.ends_with(b" > ");
            if count == 0 || asked {
                return (text(&seen), count == 0);
            }
        }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the program listens");
    }

    /// Types and reads the answer.
    fn says(&mut self, line: &str) -> String {
        self.types(line);
        self.reads().0
    }

    fn leaves(mut self) -> Option<i32> {
        drop(self.input);
        self.child.wait().expect("the program ends").code()
    }
}
