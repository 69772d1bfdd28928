import { storedItems } from '@vakman/domain/stored-items/stored-items';
import { expect, test } from 'vitest';
import { dismissalKey } from './messaging-tooltip.ts';

test('what it keeps in the browser is on the list that visitors are shown', () => {
  expect(storedItems.find(({ key }) => key === dismissalKey)).toMatchObject({ places: ['local'] });
});
