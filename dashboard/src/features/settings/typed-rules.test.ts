import { expect, test } from 'vitest';
import { chosenRules, sizesOf, typedRules } from './typed-rules.ts';

const told = (value: number) => ({ told: value, chosen: null });
const settings = {
  leadWorkingDays: { told: 2, chosen: 4 },
  horizonDays: told(90),
  changeWorkingDays: told(2),
  travelBuffer: told(30),
  visitMinutes: { told: { '0-25': 180, '25-50': 240, '500+': null }, chosen: { '25-50': 300 } },
};

test('what was chosen stands in the fields, and a size that is not booked online has none', () => {
  expect(sizesOf(settings)).toEqual(['0-25', '25-50']);
  expect(typedRules(settings)).toEqual({
    leadWorkingDays: '4',
    horizonDays: '',
    changeWorkingDays: '',
    travelBuffer: '',
    '0-25': '',
    '25-50': '300',
  });
  expect(chosenRules(settings, typedRules(settings))).toEqual({ wrong: [], changes: [] });
});

test('what changed is chosen, and what was emptied is left to what was told', () => {
  const typed = {
    ...typedRules(settings),
    leadWorkingDays: ' ',
    horizonDays: '60',
    '25-50': '',
    '0-25': '120',
  };
  expect(chosenRules(settings, typed).changes).toEqual([
    { name: 'leadWorkingDays', value: null, seen: 4 },
    { name: 'horizonDays', value: 60, seen: null },
    { name: 'visitMinutes', value: { '0-25': 120 }, seen: { '25-50': 300 } },
  ]);
  expect(chosenRules(settings, { ...typedRules(settings), '25-50': '' }).changes).toEqual([
    { name: 'visitMinutes', value: null, seen: { '25-50': 300 } },
  ]);
});

test.each(['-1', '1.5', '731', 'x', '1e9'])('%j is no number of days', (text) => {
  expect(chosenRules(settings, { ...typedRules(settings), horizonDays: text }).wrong).toEqual([
    'horizonDays',
  ]);
});

test.each(['0', '14', '1441'])('%j is no length of a visit', (text) => {
  expect(chosenRules(settings, { ...typedRules(settings), '0-25': text }).wrong).toEqual(['0-25']);
});
