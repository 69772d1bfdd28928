import assert from 'node:assert/strict';
import { choices } from '@vakman/domain/quote-request/quote-request.fields';
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
    const request = goodRequest();
    for (const [name, value] of Object.entries(request)) {
      if (name in choices) await visit.choose(`[name=${name}]`, value);
      else await visit.type(`[name=${name}]`, value);
    }
    await visit.click('button[type=submit]');
    await visit.sees('.done');
    const rows = await stack.requestsOf(request.email);
    assert.deepEqual(
      rows.map(({ name, message, photos }) => ({ name, message, photos })),
      [{ name: request.name, message: request.message, photos: [] }],
    );
  },
};
