import { expect, test } from 'vitest';
import { placeholdersReport } from './placeholders-report.ts';

test('each placeholder has its line: file, key, reason', () => {
  const phone = { file: 'company.yaml', key: 'phone', reason: '036 000 00 00 belongs to nobody' };
  const reviews = { file: 'reviews.yaml', key: '', reason: 'Written for the demo' };
  expect(placeholdersReport([phone, reviews]).split('\n')).toEqual([
    '  Before this site goes live, fill in or confirm (2):',
    '    content/company.yaml: phone: 036 000 00 00 belongs to nobody',
    '    content/reviews.yaml: Written for the demo',
    '',
  ]);
});

test('where there is none, nothing is said', () => {
  expect(placeholdersReport([])).toBe('');
});
