import { expect, test } from 'vitest';
import { createRetryIds } from './retry-ids.ts';

async function idsOf(sent: readonly { readonly text: string; readonly isStored: boolean }[]) {
  const retries = createRetryIds();
  const ids: string[] = [];
  for (const { text, isStored } of sent) {
    // One after the other, as somebody sends.
    // oxlint-disable-next-line no-await-in-loop
    await retries.send('note', { text }, async ({ id }) => {
      ids.push(id);
      return isStored;
    });
  }
  return ids;
}

test('what is sent again because nobody heard whether it was stored has the id of before', async () => {
  const [first, second] = await idsOf([
    { text: 'Gebeld', isStored: false },
    { text: 'Gebeld', isStored: true },
  ]);
  expect(second).toBe(first);
});

test('what was stored can be said another time, and other words are another thing', async () => {
  const ids = await idsOf([
    { text: 'Gebeld', isStored: true },
    { text: 'Gebeld', isStored: false },
    { text: 'Gebeld, geen gehoor', isStored: true },
  ]);
  expect(new Set(ids).size).toBe(3);
});
