import type { Connection } from '@vakman/supabase/client/connection';
import { listQuoteTexts, removeQuoteText, saveQuoteText } from '@vakman/supabase/client/quote-texts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('truncate public.quote_texts'));

const text = () => ({
  id: crypto.randomUUID(),
  name: ' Aanhef ',
  part: 'introduction' as const,
  texts: { nl: 'Dag {name}', uk: 'Добрий день, {name}' },
  version: null,
});

it('a text is kept, changed by its newest version alone, taken away and brought back', async () => {
  const begun = text();
  expect(await saveQuoteText(office, begun)).toBe(1);
  // Sent again because the answer was lost.
  expect(await saveQuoteText(office, begun)).toBe(1);
  expect(await saveQuoteText(office, { ...begun, part: 'conditions', version: 1 })).toBe(2);
  await expect(saveQuoteText(office, { ...begun, name: 'Slot', version: 1 })).rejects.toMatchObject({
    code: 'changed',
  });
  await removeQuoteText(office, begun.id);
  expect(await listQuoteTexts(office)).toEqual([]);
  await removeQuoteText(office, begun.id, false);
  expect(await listQuoteTexts(office)).toMatchObject([{ name: 'Aanhef', part: 'conditions' }]);
});

it.each([
  [{ texts: { uk: 'Добрий день' } }],
  [{ texts: { nl: '' } }],
  [{ texts: { nl: 'a'.repeat(2001) } }],
  [{ texts: { nl: 'Dag {naam}' } }],
  [{ texts: { nl: 7 as unknown as string } }],
  [{ name: ' ' }],
  [{ part: 'lines' as unknown as 'conditions' }],
])('what breaks a rule is refused: %j', async (change) => {
  await expect(saveQuoteText(office, { ...text(), ...change })).rejects.toMatchObject({ code: '23514' });
});

it('a hundred are enough', async () => {
  await backend.database.exec(`insert into quote_texts (id, name, part, texts)
    select gen_random_uuid(), 'Tekst', 'conditions', '{"nl": "Dag"}' from generate_series(1, 100)`);
  await expect(saveQuoteText(office, text())).rejects.toMatchObject({ code: 'too_many' });
});
