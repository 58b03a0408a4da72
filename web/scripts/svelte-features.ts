// Leaves out of Svelte's runtime what this page never uses, so that the minifier can drop the code for it: taking over
// markup rendered by a server, components written for Svelte 4, asynchronous components, and tracing.
import type { Plugin } from 'vite';

const FLAGS = ['hydrating', 'async_mode_flag', 'legacy_mode_flag', 'tracing_mode_flag'];
const FILES = /\/svelte\/src\/internal\/(client\/dom\/hydration|flags\/index)\.js$/;

export function withoutUnusedSvelteFeatures(): Plugin {
  const found = new Set<string>();
  return {
    name: 'without-unused-svelte-features',
    apply: 'build',
    transform(code, id) {
      const wanted = /\/svelte\/src\/internal\/flags\/(\w+)\.js$/.exec(id)?.[1];
      if (wanted && wanted !== 'index') this.error(`a component needs Svelte's ${wanted} mode; keep it in scripts/svelte-features.ts`);
      if (!FILES.test(id)) return null;
      return FLAGS.reduce((text, flag) => {
        if (text.includes(`export let ${flag} = false;`)) found.add(flag);
        const constant = text.replace(`export let ${flag} = false;`, `export const ${flag} = false;`);
        return constant.replace(new RegExp(`^\t${flag} = \\w+;$`, 'gm'), '');
      }, code);
    },
    // Svelte changed if a flag isn't there any more; without this check the page would only get bigger again.
    buildEnd(error) {
      const missing = FLAGS.filter((flag) => !found.has(flag));
      if (!error && missing.length > 0) this.error(`Svelte has no flag ${missing.join(', ')}; update scripts/svelte-features.ts`);
    },
  };
}
