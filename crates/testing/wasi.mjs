// Runs a WebAssembly program as if it were a program of this machine.
import { readFile } from "node:fs/promises";
import { argv } from "node:process";
import { WASI } from "node:wasi";

const wasi = new WASI({ version: "preview1", args: argv.slice(2), returnOnExit: false });
const module = await WebAssembly.compile(await readFile(argv[2]));
wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
