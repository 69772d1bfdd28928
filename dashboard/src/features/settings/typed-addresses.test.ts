import { expect, test } from 'vitest';
import { isAddress, typedAddresses } from './typed-addresses.ts';

test('addresses are parted by lines, commas and semicolons, and count once', () => {
  expect(typedAddresses(' a@firm.example\nb@firm.example, A@firm.example;\r\n')).toEqual([
    'A@firm.example',
    'b@firm.example',
  ]);
  expect(typedAddresses(' \n')).toEqual([]);
});

test('what is no address is told from one', () => {
  expect(['a@firm.example', 'Office <a@firm.example>', 'a@firm'].map(isAddress)).toEqual([
    true,
    false,
    false,
  ]);
});
