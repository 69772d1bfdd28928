import assert from 'node:assert/strict';
import type { WidgetTrial } from '../trial.ts';

/** Move a slider by the keyboard, and filter. */
export const trial: WidgetTrial = {
  // Its own projects alone: those of the database are other tests' business.
  element: '<vakman-gallery lang="nl" built-in-only></vakman-gallery>',
  ready: 'data-hydrated',
  ownPage: '/',
  looks: ['section', 'section'],
  async reach(visit) {
    await visit.focus('input[type=range]');
    await visit.browsing.press('Home');
    await visit.until('the divider is at the edge', `${visit.part('input[type=range]')}.value === '0'`);
  },
  async act(visit) {
    await visit.browsing.press('ArrowRight');
    assert.deepEqual((await visit.readAll('input[type=range]', 'value'))[0], '1');
    const cards = () => visit.readAll<string>('[part=card]', 'textContent');
    const before = await cards();
    assert.equal(before.length, 3);
    await visit.click('[part=filters] button:last-of-type');
    await visit.sees('.empty');
    assert.deepEqual(await cards(), []);
    await visit.click('[part=filters] button:first-of-type');
    await visit.sees('[part=card]');
    assert.deepEqual(await cards(), before);
  },
};
