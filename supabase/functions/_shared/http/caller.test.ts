import { expect, test } from 'vitest';
import { carriesKey, senderAddress } from './caller.ts';

const request = (headers: Record<string, string>) => new Request('https://backend.example', { headers });
const keys = ['secret-one', 'secret-two'];

test.each([
  [{ apikey: 'secret-one' }, true],
  [{ authorization: 'Bearer secret-two' }, true],
  [{ apikey: 'public', authorization: 'bearer secret-one' }, true],
  [{ apikey: 'secret-onE' }, false],
  [{ apikey: 'secret-on' }, false],
  [{ apikey: '' }, false],
  [{}, false],
])('%o carries a key: %s', (headers, expected) => {
  expect(carriesKey(request(headers as Record<string, string>), keys)).toBe(expected);
});

test('the sender is who the proxy says, not who he says', () => {
  expect(senderAddress(request({ 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '203.0.113.9' }))).toBe(
    '192.0.2.1',
  );
  expect(senderAddress(request({ 'x-forwarded-for': '203.0.113.9' }))).toBe('');
});
