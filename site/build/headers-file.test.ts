import { expect, test } from 'vitest';
import { headersFile } from './headers-file.ts';

const file = headersFile({
  addresses: {
    siteUrl: 'https://vakman.example',
    supabaseUrl: 'https://project.supabase.example',
    supabasePublishableKey: 'key',
  },
  kit: { versions: ['1.1.0', '1.0.0'], loaderUrl: '/embed/v1.js' },
  pages: ['/', '/diensten/schilder', '/diensten/houtrot', '/faq', '/de/faq'],
  scripts: ['a'],
  styles: ['b'],
});
const rules = new Map(
  file
    .trim()
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = '', ...headers] = rule.trim().split('\n');
      return [path, headers.join('\n')] as const;
    }),
);

test('every path has the policy', () => {
  expect(rules.get('/*')).toContain("  Content-Security-Policy: default-src 'none';");
});

test('no page of ours is shown in a frame, and what others embed is', () => {
  for (const path of ['/', '/index.html', '/diensten/*', '/faq/*', '/faq.html', '/de/*', '/de.html'])
    expect(rules.get(path), path).toBe("  Content-Security-Policy: frame-ancestors 'none'");
  for (const path of ['/*', '/embed/*']) expect(rules.get(path)).not.toContain('frame-ancestors');
});

test('no rule says how long a page is kept, so that an edit is seen at once', () => {
  expect(rules.get('/*')).not.toContain('Cache-Control');
});

test('what is hashed is kept for good, also of earlier kits; what follows the newest kit ten minutes', () => {
  for (const path of ['/assets/fonts/*', '/assets/immutable/*', '/embed/1.1.0/*', '/embed/1.0.0/*']) {
    expect(rules.get(path)).toMatch(/Cache-Control: public, max-age=31536000, immutable/);
  }
  for (const path of ['/embed/v1.js', '/embed/versions.json']) {
    const [, fresh, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(rules.get(path) ?? '') ?? [];
    expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(600);
  }
});

test("partners' pages may show all that a widget loads, also where they are isolated from others", () => {
  for (const path of ['/embed/*', '/assets/fonts/*', '/assets/immutable/*'])
    expect(rules.get(path), path).toContain('Cross-Origin-Resource-Policy: cross-origin');
  expect(rules.get('/*')).not.toContain('Cross-Origin-Resource-Policy');
});

test('partners may load widgets and fonts', () => {
  for (const path of ['/embed/*', '/assets/fonts/*']) {
    expect(rules.get(path)).toContain('Access-Control-Allow-Origin: *');
  }
});
