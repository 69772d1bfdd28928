import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // The first backend of a checkout prepares the template.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    // What the library prints of every refusal, which is what these tests provoke.
    onConsoleLog: (text) => !/^(refused by the database|Storage error)/.test(text),
  },
});
