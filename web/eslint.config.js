import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Where `any` comes in, the types end; svelte-check finds the mistakes that can be found. */
const UNTYPED = {
  // What events of the games carry, and what components and foreign JSON hold, is known only where it is used.
  '@typescript-eslint/no-explicit-any': 'off',
  // To this parser, what a component takes and hands to its snippets is `any`, so that these find hundreds of places that are right.
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
};

export default defineConfig(
  globalIgnores(['.vite', 'dist', 'src/engine/pkg']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json', './e2e/tsconfig.json'], tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      ...UNTYPED,
      // A function that stands for one that takes time is async without waiting itself.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
    },
  },
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // A set or map is replaced by a new one where it is state, and otherwise nobody watches it.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that Svelte would leave out.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: ['src/**', 'public/**'], languageOptions: { globals: globals.browser } },
  // The first script is as old browsers understand it.
  { files: ['public/boot.js'], rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] } },
  { files: ['scripts/*.mjs', '*.js'], languageOptions: { globals: globals.node } },
  { files: ['scripts/sw.js'], languageOptions: { globals: { ...globals.serviceworker, __FIRST__: 'readonly', __REST__: 'readonly' } } },
);
