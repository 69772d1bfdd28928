import { storedItems } from '@vakman/domain/stored-items/stored-items';
import { tooltipKey } from '@vakman/domain/stored-items/stored-keys';
import { expect, test } from 'vitest';

test('what it keeps in the browser is on the list that visitors are shown', () => {
  expect(storedItems.find(({ key }) => key === tooltipKey)).toMatchObject({ places: ['local'] });
});
