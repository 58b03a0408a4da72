//! What holds for the repository as a whole: links, documented commands, and how we write.

mod commands;
mod links;
mod voice;
