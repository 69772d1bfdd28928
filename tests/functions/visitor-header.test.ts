import { signVisitor, visitorHeader } from '@vakman/site/netlify/visitor-header.ts';
import { createSenderAddress } from '@vakman/supabase/functions/_shared/http/caller';
import { expect, it } from 'vitest';

const visitorSecret = 'a secret that the static host and the functions know';
const now = () => new Date('2026-11-22T12:00:00.900Z');
const senderAddress = createSenderAddress({ visitorSecret, now, log: () => undefined });
const arriving = (header: string) =>
  new Request('https://project.example', {
    headers: { 'cf-connecting-ip': '198.51.100.7', [visitorHeader]: header },
  });

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('the functions know %s as the static host names it', async (address, known) => {
  const header = await signVisitor(address, visitorSecret, now());
  expect(senderAddress(arriving(header))).toBe(known);
  const elsewhere = await signVisitor(address, visitorSecret.toUpperCase(), now());
  expect(senderAddress(arriving(elsewhere))).toBe('198.51.100.7');
});
