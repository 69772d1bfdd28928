import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { carriesKey, createSenderAddress } from './caller.ts';
import { visitorHeader } from './visitor-header.ts';

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

const visitorSecret = 'a secret that the static host knows too';
const noon = Date.parse('2026-11-22T12:00:00Z');

/** As the static host writes it. */
function signed(address: string, { time = noon, secret = visitorSecret } = {}): string {
  const told = `${address}.${Math.floor(time / 1000)}`;
  return `${told}.${createHmac('sha256', secret).update(told).digest('hex')}`;
}

function senders() {
  const logged: string[] = [];
  let time = noon;
  const senderAddress = createSenderAddress({
    visitorSecret,
    now: () => new Date(time),
    log: (event) => logged.push(event),
  });
  const from = (headers: Record<string, string>) => senderAddress(request(headers));
  return { from, logged, pass: (minutes: number) => void (time += minutes * 60_000) };
}

const host = { 'cf-connecting-ip': '198.51.100.7' };

describe('the sender', () => {
  test('is who the proxy says, not who he says', () => {
    const { from, logged } = senders();
    expect(from({ 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '203.0.113.9' })).toBe('192.0.2.1');
    expect(logged).toEqual([]);
    expect(from({ 'x-forwarded-for': '203.0.113.9' })).toBe('');
  });

  test.each(['203.0.113.9', '2001:db8:1:2::3'])('is who the static host signs for: %s', (address) => {
    const { from, logged } = senders();
    expect(from({ ...host, [visitorHeader]: signed(address) })).toBe(address);
    expect(logged).toEqual([]);
  });

  const good = signed('203.0.113.9');
  test.each([
    ['another address', good.replace('203', '204')],
    ['another time', signed('203.0.113.9').replace(/\.(\d+)\.(?=[^.]+$)/, '.1.')],
    ['another secret', signed('203.0.113.9', { secret: 'a secret that somebody made up himself' })],
    ['a time too long ago', signed('203.0.113.9', { time: noon - 301_000 })],
    ['a time to come', signed('203.0.113.9', { time: noon + 301_000 })],
    ['what is no address', signed('999.0.113.9')],
    ['no address', signed('')],
    ['a name', signed('localhost')],
    ['half a signature', good.slice(0, -1)],
    ['no signature', good.slice(0, good.lastIndexOf('.'))],
    ['two headers', `${good}, ${good}`],
    ['nothing', ''],
    ['something endless', '1'.repeat(100_000)],
  ])('is not who a header with %s names', (_what, header) => {
    const { from, logged } = senders();
    expect(from({ ...host, [visitorHeader]: header })).toBe('198.51.100.7');
    expect(logged).toEqual(['visitor header refused']);
  });

  test('is who the proxy says where no secret is known', () => {
    const now = () => new Date(noon);
    const senderAddress = createSenderAddress({ visitorSecret: undefined, now, log: () => undefined });
    expect(senderAddress(request({ ...host, [visitorHeader]: good }))).toBe('198.51.100.7');
  });

  test('whom nobody names is told of in the log, once an hour', () => {
    const { from, logged, pass } = senders();
    for (let time = 0; time < 3; time += 1) from({});
    expect(logged).toEqual(['sender unknown']);
    pass(61);
    from({});
    expect(logged).toEqual(['sender unknown', 'sender unknown']);
  });
});
