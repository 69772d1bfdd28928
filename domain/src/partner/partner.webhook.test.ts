import { describe, expect, it } from 'vitest';
import { isPrivateAddress, isWebhookUrl } from './partner.webhook.ts';

describe('the address of a webhook', () => {
  it.each(['https://hooks.example.org', 'https://example.org/a/b?c=d', 'https://xn--bcher-kva.example/'])(
    'may be %s',
    (url) => expect(isWebhookUrl(url)).toBe(true),
  );
  it.each([
    'http://example.org',
    'https://example.org:8443/',
    'https://user:secret@example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://127.1/',
    'https://0x7f.0x1/',
    'https://[::1]/',
    'https://localhost/',
    'https://db.internal/',
    'https://example.org@10.0.0.1/',
    'https://example.org\\@10.0.0.1/',
    'https://example.org/#part',
    `https://example.org/${'a'.repeat(500)}`,
  ])('may not be %s', (url) => expect(isWebhookUrl(url)).toBe(false));
});

describe('an address of the network', () => {
  it.each(['93.184.215.14', '172.32.0.1', '192.0.66.2', '2606:2800:21f:cb07::1', '2a00:1450:400e::200e'])(
    '%s is public',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '1.2.3',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
  ])('%s is not', (address) => expect(isPrivateAddress(address)).toBe(true));
});
