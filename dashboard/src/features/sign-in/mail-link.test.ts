import { expect, test } from 'vitest';
import { readMailLink } from './mail-link.ts';

test.each([
  ['', undefined],
  ['#content', undefined],
  ['#token_hash=pkce_0a1b2c&type=recovery', { kind: 'token', tokenHash: 'pkce_0a1b2c', type: 'recovery' }],
  ['#token_hash=0a1b2c3d&type=magiclink', { kind: 'token', tokenHash: '0a1b2c3d', type: 'magiclink' }],
  ['#token_hash=0a1b2c3d&type=sms', { kind: 'refused', fault: 'wrongCode' }],
  ['#token_hash=0a1b2c3d', { kind: 'refused', fault: 'wrongCode' }],
  ['#token_hash=<script>&type=magiclink', { kind: 'refused', fault: 'wrongCode' }],
  ['#error=access_denied&error_code=otp_expired', { kind: 'refused', fault: 'wrongCode' }],
  ['#error=server_error', { kind: 'refused', fault: 'wrongCode' }],
  ['#error_code=over_request_rate_limit', { kind: 'refused', fault: 'tooOften' }],
])('%s', (fragment, link) => {
  expect(readMailLink(fragment)).toEqual(link);
});
