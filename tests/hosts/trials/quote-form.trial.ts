import assert from 'node:assert/strict';
import { pagePaths } from '@vakman/widgets/generated/page-paths.ts';
import { goodRequest } from '../../e2e/quote-form.page.ts';
import type { WidgetTrial } from '../trial.ts';

/** Fill in, send, and look whether the request arrived. */
export const trial: WidgetTrial = {
  element:
    '<vakman-quote-form lang="nl" source="klusgids"><a href="https://vakman.example/">Offerte</a></vakman-quote-form>',
  ready: 'data-hydrated',
  ownPage: pagePaths.quote,
  looks: ['[part=form]', '[part=form]'],
  async reach(visit) {
    await visit.click('button[type=submit]');
    await visit.sees('[role=alert]');
  },
  async act(visit, stack) {
    const { square_meters, timeline, ...texts } = goodRequest();
    for (const [name, text] of Object.entries(texts)) await visit.type(`[name=${name}]`, text);
    await visit.choose('[name=square_meters]', square_meters);
    await visit.choose('[name=timeline]', timeline);
    await visit.click('button[type=submit]');
    await visit.sees('.done');
    const rows = await stack.requestsOf(texts.email);
    assert.deepEqual(
      rows.map(({ name, message, photos }) => ({ name, message, photos })),
      [{ name: texts.name, message: texts.message, photos: [] }],
    );
  },
};
