import type { WidgetTrial } from '../trial.ts';

/** It comes open; the form in it, which has a trial of its own, is there, and it closes. */
export const trial: WidgetTrial = {
  element:
    '<vakman-quote-popup lang="nl" source="klusgids" test open><a href="https://vakman.example/">Offerte</a></vakman-quote-popup>',
  ready: 'data-hydrated',
  // Before the form is there the popup is as high as whatever the network makes it.
  looks: ['[part=popup]:has(vakman-quote-form[data-hydrated])', '[part=popup]'],
  async reach(visit) {
    await visit.focus('[part=close]');
  },
  async act(visit) {
    await visit.click('[part=close]');
    await visit.until(
      'the popup is closed',
      `!document.querySelector('vakman-quote-popup').hasAttribute('open')`,
    );
  },
};
