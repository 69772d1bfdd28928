import { widgets } from '@vakman/widgets/build/widgets';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repository.ts';

test('every widget has stories that assert what they show', () => {
  const playing = repositoryFiles()
    .filter(
      ({ path, text }) =>
        path.endsWith('.stories.tsx') && /^ +(async )?play[(:]/m.test(text) && text.includes('await expect('),
    )
    .map(({ path }) => path);
  const expected = widgets.map(({ name }) => `stories/widgets/${name}.stories.tsx`);
  expect(playing).toEqual(expect.arrayContaining(expected));
});
