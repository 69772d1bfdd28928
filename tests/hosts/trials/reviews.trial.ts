import assert from 'node:assert/strict';
import type { WidgetTrial } from '../trial.ts';

/** Four reviews with their stars, and a link that leaves the page alone. */
export const trial: WidgetTrial = {
  element: '<vakman-reviews lang="nl"></vakman-reviews>',
  ready: 'data-hydrated',
  ownPage: '/',
  looks: ['.reviews', '.reviews'],
  reach: (visit) => visit.focus('a[target=_blank]'),
  async act(visit) {
    const stars = await visit.readAll<string>('li [role=img]', "getAttribute('aria-label')");
    assert.equal(stars.length, 4);
    for (const label of stars) assert.match(label, /^\d(,\d)? .*5/);
    const widths = await visit.readAll<number>('li [role=img]', 'getBoundingClientRect().width');
    for (const width of widths) assert.ok(width > 50);
    assert.deepEqual(await visit.readAll('a[target=_blank]', 'rel'), ['noopener']);
  },
};
