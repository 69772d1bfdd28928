import { expect, test } from 'vitest';
import { correctionOf } from './correction-of.ts';

const given = {
  name: 'Jan Bakker',
  phone: '0612345678',
  street_address: 'Havenstraat 7',
  postal_code: '1354 AB',
  language: 'nl' as const,
};

test('a correction is what differs from what he sent', () => {
  expect(correctionOf({ given, contact: { ...given, phone: '0687654321' } })).toEqual({
    name: '',
    phone: '0687654321',
    street_address: '',
    postal_code: '',
  });
});

test('of somebody who sent nothing any more it is all that is known', () => {
  const { name, street_address, postal_code } = given;
  expect(correctionOf({ given: null, contact: { ...given, phone: null } })).toEqual({
    name,
    phone: '',
    street_address,
    postal_code,
  });
});
