import { serviceSlugs } from '@vakman/domain/services';
import { describe, expect, test } from 'vitest';
import {
  assistantReducer,
  initialState,
  isBooking,
  type AssistantAction,
  type AssistantState,
} from './assistant.state.ts';

const after = (...actions: AssistantAction[]): AssistantState =>
  actions.reduce(assistantReducer, initialState);

const begin = { type: 'begin' } as const;
const choose = { type: 'choose', building: 'existing' } as const;
const back = { type: 'back' } as const;
const toggle = (service: (typeof serviceSlugs)[number]) => ({ type: 'toggle', service }) as const;

test('from the greeting to the building, and from there to the services', () => {
  expect(after().step).toBe('initial');
  expect(after(begin).step).toBe('building-type');
  expect(after(begin, choose)).toEqual({ step: 'services', building: 'existing', services: [] });
});

test('a service is chosen and given up, and all stand in the order of the catalogue', () => {
  const both = after(begin, choose, toggle('schilder'), toggle('gevelreiniging'));
  expect(both.services).toEqual(['gevelreiniging', 'schilder']);
  expect(assistantReducer(both, toggle('gevelreiniging')).services).toEqual(['schilder']);
});

test('going back keeps what was chosen, and ends at the greeting', () => {
  const chosen = after(begin, choose, toggle('schilder'), back);
  expect(chosen).toEqual({ step: 'building-type', building: 'existing', services: ['schilder'] });
  expect(assistantReducer(chosen, back).step).toBe('initial');
  expect(after(back).step).toBe('initial');
});

test('closing forgets step, building and services', () => {
  expect(after(begin, choose, toggle('schilder'), { type: 'reset' })).toBe(initialState);
});

describe('what is booked', () => {
  test('facade cleaning alone', () => {
    expect(isBooking(['gevelreiniging'])).toBe(true);
  });

  test.each(serviceSlugs.filter((slug) => slug !== 'gevelreiniging'))('not %s, alone or with it', (slug) => {
    expect(isBooking([slug])).toBe(false);
    expect(isBooking(['gevelreiniging', slug])).toBe(false);
  });

  test('not nothing', () => {
    expect(isBooking([])).toBe(false);
  });
});
