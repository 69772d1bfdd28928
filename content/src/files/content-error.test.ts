import { expect, test } from 'vitest';
import { ContentError } from './content-error.ts';

test('the error reads as lines of file, key and reason, for people', () => {
  const error = new ContentError([
    { file: 'company.yaml', key: 'email', reason: 'Invalid email address' },
    { file: 'rates.yaml', key: '', reason: 'The file is missing' },
  ]);
  expect(error.message).toBe(
    'content/company.yaml: email: Invalid email address\ncontent/rates.yaml: The file is missing',
  );
  expect(error.forPeople).toBe(true);
});
