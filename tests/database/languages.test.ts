import { languages } from '@vakman/domain/languages/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

it('the database has the languages of the domain and no other', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const { rows } = await backend.database.query<{ code: string }>(
    'select code from unnest($1::text[]) as code where private.is_language(code)',
    [[...codes, 'NL', 'nl ', '', 'nl-NL']],
  );
  expect(rows.map(({ code }) => code)).toEqual([...languages].toSorted());
});
