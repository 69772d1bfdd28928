import { expect, test as base } from '@playwright/test';
import { stack, type Stack } from './stack.ts';

/** Playwright's `test` with the running product as a fixture. */
export const test = base.extend<{ stack: Stack }>({
  // Playwright reads the fixtures that one needs from this pattern, so it must be there, and empty.
  // oxlint-disable-next-line no-empty-pattern
  stack: async ({}, use) => use(stack),
});

export { expect };
