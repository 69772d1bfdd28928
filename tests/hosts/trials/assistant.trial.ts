import { pagePaths } from '@vakman/widgets/generated/page-paths.ts';
import type { WidgetTrial } from '../trial.ts';

/** Open it, choose a building and a service, and go on to the form. */
export const trial: WidgetTrial = {
  element: '<vakman-assistant lang="nl"></vakman-assistant>',
  ready: 'data-started',
  ownPage: '/',
  looks: ['[part=tab]', '[part=popup]'],
  async reach(visit) {
    await visit.click('[part=tab]');
    await visit.click('.initial .primary');
    await visit.click('.chip.existing');
    await visit.click('li:last-child label');
    await visit.sees('a.primary');
  },
  async act(visit) {
    await visit.click('a.primary');
    await visit.until('the form is there', `location.pathname === '${pagePaths.quote}'`);
  },
};
