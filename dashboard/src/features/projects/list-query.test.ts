import { expect, test } from 'vitest';
import { filterOf, withoutEmpty } from './list-query.ts';

test('an address asks for what it names', () => {
  expect(filterOf({ search: ' haven ', state: 'waiting', crew: '2', view: 'figures' })).toEqual({
    search: 'haven',
    states: ['waiting'],
    crew: 2,
  });
});

test('what nobody understands in it leaves all', () => {
  expect(filterOf({ search: ' ', state: 'sold', crew: 'two' })).toEqual({});
  expect(withoutEmpty({ search: '', state: undefined, crew: '2' })).toEqual({ crew: '2' });
});
