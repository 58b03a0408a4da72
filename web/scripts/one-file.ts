// Puts some modules and all they import into one file, and ends the build when they aren't in one any more: after a
// module was renamed, the page would still work, but load piece by piece.
import type { Plugin } from 'vite';

/** What is asked of a file that a build makes. */
export interface Made {
  name: string;
  fileName: string;
  isEntry: boolean;
  moduleIds: readonly string[];
  /** The files that it loads before it runs. */
  imports: readonly string[];
}

/** Is this module one of those, which are named from the folder of the page on? */
function isOne(id: string, modules: readonly string[]): boolean {
  return modules.some((module) => id.endsWith(`/${module}`));
}

/** What keeps these modules and all they import from being in the file of this name, apart from what the page loads first. */
export function faults(made: readonly Made[], name: string, modules: readonly string[]): string[] {
  const there = made.filter((file) => file.name === name);
  const missing = modules.filter((module) => !there.some(({ moduleIds }) => moduleIds.some((id) => isOne(id, [module]))));
  const first = new Set<string>();
  const load = (file: Made | undefined): void => {
    if (!file || first.has(file.fileName)) return;
    first.add(file.fileName);
    file.imports.forEach((other) => load(made.find(({ fileName }) => fileName === other)));
  };
  made.filter(({ isEntry }) => isEntry).forEach(load);
  // What the bundler adds itself is some bytes in a file of its own.
  const ours = made.filter(({ moduleIds }) => moduleIds.some((id) => !id.startsWith('\0'))).map(({ fileName }) => fileName);
  const more = there.flatMap(({ imports }) => imports).filter((other) => ours.includes(other) && !first.has(other));
  return [
    ...(there.length > 1 ? [`there are ${there.length} files with the name ${name}`] : []),
    ...missing.map((module) => `${module} isn't in the file ${name}`),
    ...more.map((other) => `the file ${name} can't run without ${other}`),
  ];
}

/** The group for `codeSplitting`, and the plugin that checks the outcome. */
export function oneFile(name: string, modules: readonly string[]) {
  const plugin: Plugin = {
    name: `one-file-${name}`,
    apply: 'build',
    generateBundle(_, bundle) {
      const made = Object.values(bundle).filter((file) => file.type === 'chunk');
      const found = faults(made, name, modules);
      if (found.length > 0) this.error(`${found.join('; ')}; update vite.config.ts`);
    },
  };
  return { plugin, group: { name, test: (id: string) => isOne(id, modules) } };
}
