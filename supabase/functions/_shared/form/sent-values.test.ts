import { honeypotName } from '@vakman/domain/form/form.honeypot.ts';
import { photoPath } from '@vakman/domain/photos/photos.paths.ts';
import { expect, test } from 'vitest';
import { readSentValues } from './sent-values.ts';

const sent = (values: Record<string, string | string[]>) =>
  readSentValues({
    values: new Map(Object.entries(values).map(([name, value]) => [name, [value].flat()])),
  });

test('what is absent is Dutch, ours and new', () => {
  expect(sent({})).toMatchObject({
    language: 'nl',
    source: null,
    id: null,
    photoPaths: [],
    isTrapped: false,
  });
});

test('language, partner and id are taken over', () => {
  const id = '3F2A91C4-0000-4000-8000-000000000001';
  expect(sent({ language: 'uk', source: 'partner-1', id })).toMatchObject({
    language: 'uk',
    source: 'partner-1',
    id: id.toLowerCase(),
  });
});

test.each(['', 'Partner', '-partner', 'a b', `a${'b'.repeat(64)}`, '<script>'])(
  '%j is no partner',
  (source) => {
    expect(sent({ source }).source).toBeNull();
  },
);

test.each(['1', "' or 1=1", '3f2a91c4-0000-4000-8000-00000000000'])('%j is no id', (id) => {
  expect(sent({ id }).id).toBeNull();
});

test('only paths of new uploads are kept, each once, ten at most', () => {
  const good = Array.from({ length: 12 }, () => photoPath('image/jpeg'));
  const bad = [
    '../secret.jpg',
    'quote-requests/3f2a91c4-0000-4000-8000-000000000001/3f2a91c4-0000-4000-8000-000000000001.jpg',
    'quote-attachments/../3f2a91c4-0000-4000-8000-000000000001.jpg',
    'quote-attachments/3f2a91c4-0000-4000-8000-000000000001.svg',
    `${good[0]}\n`,
  ];
  expect(sent({ photo_path: [...bad, ...good, ...good] }).photoPaths).toEqual(good.slice(0, 10));
});

test('a filled trap is seen', () => {
  expect(sent({ [honeypotName]: 'x' }).isTrapped).toBe(true);
});
