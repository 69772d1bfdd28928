import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const { CHROMIUM_PATH: executablePath } = process.env;

/**
 * Every story is a test: its play function and axe, in the Chromium of `CHROMIUM_PATH`. The addon expects
 * `@vitest/browser` beside it.
 */
export default defineConfig({
  // Comes with the form in the popup alone, so it would be found late, and the page loaded anew in the middle of a test.
  optimizeDeps: { include: ['@vakman/widgets > @r2wc/core'] },
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    // Pages for designers test nothing.
    exclude: ['**/*.mdx'],
    // Two cores share many things at once; a slow machine is no fault.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: executablePath ? { executablePath } : {} }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
