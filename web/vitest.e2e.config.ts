import { defineConfig } from 'vitest/config';

// In real Chromium against the real program: see e2e/house.ts.
export default defineConfig({
  cacheDir: '.vite',
  test: {
    environment: 'node',
    // The pictures of the README are made by the same means, and speed is measured.
    include: [process.env.ONLY ? `e2e/${process.env.ONLY}.ts` : 'e2e/**/*.e2e.ts'],
    setupFiles: ['e2e/failed.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Each has a server and a browser of its own.
    maxWorkers: 2,
    // A machine that is busy with something else may make one of many clicks come too late.
    retry: 1,
    reporters: ['default', 'json'],
    outputFile: { json: '../target/e2e.json' },
  },
});
