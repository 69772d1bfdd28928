import type { WidgetTrial } from '../trial.ts';

/** It comes open; the form in it, which has a trial of its own, is there, and it closes. */
export const trial: WidgetTrial = {
  element:
    '<vakman-quote-popup lang="nl" source="klusgids" test open><a href="https://vakman.example/">Offerte</a></vakman-quote-popup>',
  ready: 'data-hydrated',
  looks: ['[part=popup]', '[part=popup]'],
  async reach(visit) {
    await visit.sees('vakman-quote-form[data-hydrated]');
  },
  async act(visit) {
    await visit.click('[part=close]');
    await visit.until(
      'the popup is closed',
      `!document.querySelector('vakman-quote-popup').hasAttribute('open')`,
    );
  },
};
