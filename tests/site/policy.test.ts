import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '@vakman/commands/serve/headers-file.ts';
import { eachLanguage, faultsOf, pages, readBuilt, unless } from './built-site.ts';
import { stylesWrittenByScript } from './written-styles.ts';

const headers = readBuilt('_headers');
const policy = Object.fromEntries(
  (/Content-Security-Policy: (.+)/.exec(headers)?.[1] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inline = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}((?: [^>]*)?)>([^]*?)</${element}>`, 'g'))]
    // Data is not run, and files are named by their origin.
    .filter(([, attributes = '']) => !/ src=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => text);

describe.each(eachLanguage)('%s', (_lang, among) => {
  test('no page has an inline script or style that the policy does not name, shadow roots included', () => {
    const faults = faultsOf(among, ({ html }) => {
      const scripts = inline(html, 'script');
      const styles = inline(html, 'style');
      return [
        ...unless(scripts.length > 1 && styles.length > 0, 'nothing inline was found'),
        ...scripts.filter((text) => !policy['script-src']?.includes(hash(text))),
        ...styles.filter((text) => !policy['style-src']?.includes(hash(text))),
      ];
    });
    expect(faults).toEqual([]);
  });
});

test('the policy names each style that the libraries of the dashboard write into a page', () => {
  const written = stylesWrittenByScript();
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((text) => !policy['style-src']?.includes(hash(text)))).toEqual([]);
});

test('the policy names nothing that no page has', () => {
  const used = new Set([
    ...pages.flatMap(({ html }) => [...inline(html, 'script'), ...inline(html, 'style')].map(hash)),
    ...stylesWrittenByScript().map(hash),
  ]);
  const named = [...(policy['script-src'] ?? []), ...(policy['style-src'] ?? [])];
  expect(named.filter((source) => source.startsWith("'sha256-") && !used.has(source))).toEqual([]);
});

test('the policy refuses all it does not name, and lets nothing through by the way', () => {
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
});

test('no page of ours may be shown in a frame, whatever its address', () => {
  const rules = parseHeaders(headers);
  const policyOf = (path: string) => headersFor(rules, path).get('content-security-policy') ?? '';
  const framed = pages.filter(({ url }) => !policyOf(url).includes("frame-ancestors 'none'"));
  expect(framed.map(({ url }) => url)).toEqual([]);
  expect(
    pages.filter(({ file }) => !policyOf(`/${file}`.replace('//', '/')).includes('frame-ancestors')),
  ).toEqual([]);
  expect(policyOf('/embed/quote-form/nl.html')).toMatch(/^default-src 'none'((?!frame-ancestors).)*$/);
});

test.each([
  'Strict-Transport-Security',
  'Referrer-Policy',
  'Permissions-Policy',
  'X-Content-Type-Options: nosniff',
  'Cross-Origin-Opener-Policy',
])('every answer has %s', (header) => {
  const [everywhere = ''] = headers.split(/\n(?=\/)/);
  expect(everywhere).toMatch(/^\/\*\n/);
  expect(everywhere).toContain(`  ${header}`);
});
