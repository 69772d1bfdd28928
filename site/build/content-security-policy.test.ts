import { expect, test } from 'vitest';
import { contentSecurityPolicy, hashOf } from './content-security-policy.ts';

const addresses = {
  siteUrl: 'https://vakman.example',
  supabaseUrl: 'https://project.supabase.example',
  supabasePublishableKey: 'key',
};

test('a hash is that of the exact text', () => {
  // printf 'a' | openssl dgst -sha256 -binary | base64
  expect(hashOf('a')).toBe("'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
});

test('lets through what is named, and nothing by wildcard or inline', () => {
  const policy = contentSecurityPolicy({ addresses, scripts: ['a', 'a'], styles: ['b'] });
  expect(policy).toContain(`script-src 'self' ${hashOf('a')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('b')};`);
  expect(policy).toContain(`connect-src 'self' ${addresses.supabaseUrl} wss://project.supabase.example;`);
  expect(policy).toContain(` data: ${addresses.supabaseUrl}/storage/v1/object/public/project-gallery/;`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});
