import { expect, test } from 'vitest';
import { quoteRequestReference } from './quote-request.reference.ts';

test('the reference is short enough to say on the phone', () => {
  expect(quoteRequestReference('3f2a91c4-0b1d-4e8e-9a55-0c3d2b1a0f9e')).toBe('3F2A-91C4');
});
