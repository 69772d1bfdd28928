import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{commands,content,domain,site,supabase,tokens,widgets}/**/*.test.{ts,tsx}',
      'tests/architecture/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/generated/**'],
  },
});
