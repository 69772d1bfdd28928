import type { WidgetTrial } from '../trial.ts';

const stored = `(() => {
  try {
    return localStorage.getItem('cookie-consent');
  } catch {
    return 'accepted';
  }
})()`;

/** Accept, and find the choice stored, where anything can be. */
export const trial: WidgetTrial = {
  element: '<vakman-cookie-notice lang="nl" keep-open></vakman-cookie-notice>',
  ready: 'data-shown',
  ownPage: '/',
  looks: ['[part=notice]', '[part=notice]'],
  async reach(visit) {
    // By the link of our own page, or else as a host does it.
    const link = "document.querySelector('a[data-cookie-settings]')";
    await visit.browsing.read(`void (${link} ? ${link}.click() : ${visit.element}.setAttribute('open', ''))`);
    await visit.sees('details');
  },
  async act(visit) {
    await visit.click('button[value=accepted]');
    await visit.until('the choice is stored', `${stored} === 'accepted'`);
    await visit.until('the notice is gone', `!${visit.element}.matches('[open], [data-shown]')`);
  },
};
