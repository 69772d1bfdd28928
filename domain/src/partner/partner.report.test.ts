import { expect, test } from 'vitest';
import { readReportSecret, reportAddress } from './partner.report.ts';

const secret = '0123456789abcdef'.repeat(4);

test('a link carries its secret behind the #, where it is found again', () => {
  const link = new URL(reportAddress('https://vakman.example/de/partner-report', secret));
  expect(link.pathname + link.search).toBe('/de/partner-report');
  expect(readReportSecret(link.hash)).toBe(secret);
});

test.each(['', '#', `#${secret}0`, `#${secret.slice(1)}`, `#${secret.toUpperCase()}`, `#${'x'.repeat(64)}`])(
  '%j carries none',
  (fragment) => {
    expect(readReportSecret(fragment)).toBe('');
  },
);
