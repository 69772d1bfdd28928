import { chatLimits } from '@vakman/domain/chat/chat.limits';
import { listQuickAnswers, removeQuickAnswer, saveQuickAnswer } from '@vakman/supabase/client/quick-answers';
import type { Connection } from '@vakman/supabase/client/connection';
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
beforeEach(() => backend.database.exec('delete from quick_answers'));

const answer = (changes = {}) => ({
  id: crypto.randomUUID(),
  name: 'Wanneer',
  texts: { nl: 'Wij bellen u morgen.', uk: 'Зателефонуємо Вам завтра.' },
  version: null,
  ...changes,
});

it('is kept once, and changed by its newest version alone', async () => {
  const first = answer({ name: ' Wanneer\n' });
  expect([await saveQuickAnswer(office, first), await saveQuickAnswer(office, first)]).toEqual([1, 1]);
  expect(await saveQuickAnswer(office, { ...first, name: 'Morgen', version: 1 })).toBe(2);
  await expect(saveQuickAnswer(office, { ...first, name: 'Nooit', version: 1 })).rejects.toMatchObject({
    code: 'changed',
  });
  expect(await listQuickAnswers(office)).toEqual([{ ...first, name: 'Morgen', version: 2 }]);
});

it('is taken away and brought back', async () => {
  const first = answer();
  await saveQuickAnswer(office, first);
  await removeQuickAnswer(office, first.id);
  expect(await listQuickAnswers(office)).toEqual([]);
  await removeQuickAnswer(office, first.id, false);
  expect(await listQuickAnswers(office)).toHaveLength(1);
  await expect(removeQuickAnswer(office, crypto.randomUUID())).rejects.toMatchObject({ code: 'PT404' });
});

it('is refused without Dutch, in a language that there is not, and where it is too long', async () => {
  for (const texts of [
    { uk: 'Завтра' },
    { nl: '' },
    { nl: 'a', xx: 'a' },
    { nl: 'a'.repeat(chatLimits.quickAnswer + 1) },
  ])
    await expect(saveQuickAnswer(office, answer({ texts }))).rejects.toMatchObject({ code: '23514' });
  await expect(
    saveQuickAnswer(office, answer({ name: 'a'.repeat(chatLimits.quickAnswerName + 1) })),
  ).rejects.toMatchObject({ code: '23514' });
});

it('is one of a hundred at most', async () => {
  await backend.database.exec(`insert into quick_answers (id, name, texts)
    select gen_random_uuid(), 'Antwoord', '{"nl": "Ja."}' from generate_series(1, 100)`);
  await expect(saveQuickAnswer(office, answer())).rejects.toMatchObject({ code: 'too_many' });
});
