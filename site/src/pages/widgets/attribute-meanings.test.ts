import { expect, test } from 'vitest';
import { offeredWidgets } from '@vakman/widgets/generated/offered-widgets.ts';
import { propsOf } from '../../scripts/embed-builder/offered-widgets.ts';
import { attributeMeanings } from './attribute-meanings.ts';

test('every attribute of every offered widget is explained once', () => {
  const explained = attributeMeanings.flatMap(({ props }) => props);
  const known = new Set(offeredWidgets.flatMap(propsOf));
  expect(explained.toSorted()).toEqual([...known].toSorted());
});
