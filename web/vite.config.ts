import { existsSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { oneFile } from './scripts/one-file';
import { withoutUnusedSvelteFeatures } from './scripts/svelte-features';

/** The games whose texts come with the page come with the first visit too: src/games/ui.ts says how that is decided. */
const areas = readdirSync('src/games')
  .filter((folder) => existsSync(`src/games/${folder}/texts/en/first.ftl`))
  .map((folder) => `src/games/${folder}/Area.svelte`);
/** What a first game needs, with all that these import. */
const game = oneFile('game', ['src/pages/LocalMatch.svelte', 'src/play.ts', 'src/online/lobby.svelte.ts', ...areas]);

export default defineConfig({
  // Short names of classes: each is in the first visit twice, in the markup and in the styles.
  plugins: [svelte({ compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` } }), withoutUnusedSvelteFeatures(), game.plugin],
  // Files name each other relative to themselves, as the page may be under a path.
  base: './',
  // Networks of the bots are handed out as they are; the engine fetches the one it needs.
  assetsInclude: ['**/*.net'],
  worker: { format: 'es' },
  cacheDir: '.vite',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json', // for scripts/finish.mjs, which takes it away
    // What the front page needs comes in one file, not in twenty; and so does what a first game needs.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }, game.group] } } },
  },
  // Tests read from the rules and the documents beside this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.MANDATE_API ?? 'http://127.0.0.1:7700', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
