import assert from 'node:assert/strict';
import { pagePaths } from '@vakman/widgets/generated/page-paths.ts';
import { goodFacade, goodVisitor } from '../../e2e/facade-booking.page.ts';
import type { WidgetTrial } from '../trial.ts';

/** Visitors on many hosts at once take times of different weeks, all of them beyond the days of withdrawal. */
const someWeeksLater = () => 3 + Math.floor(Math.random() * 7);

/** Choose, book, and look whether the office heard of it. */
export const trial: WidgetTrial = {
  element:
    '<vakman-facade-booking lang="nl" source="klusgids"><a href="https://vakman.example/">Boeken</a></vakman-facade-booking>',
  ready: 'data-hydrated',
  ownPage: pagePaths.booking,
  looks: ['[part=form]', '[part=form]'],
  async reach(visit) {
    await visit.click('button[type=submit]');
    await visit.sees('[role=alert]');
  },
  async act(visit, stack) {
    const { postal_code, access, impregnation, ...facade } = goodFacade;
    await visit.type('[name=postal_code]', postal_code);
    for (const [name, value] of Object.entries(facade)) await visit.choose(`[name=${name}]`, value);
    await visit.click(`[name=access][value=${access}]`);
    await visit.click(`[name=impregnation][value=${impregnation}]`);
    await visit.click('button[type=submit]');
    await visit.sees('.amount');
    await visit.click('button[type=submit]');
    await visit.sees('.slots-times input');
    for (let week = someWeeksLater(); week > 0; week -= 1) await visit.click('.slots-turn.later');
    await visit.click('.slots-times input');
    await visit.sees('.hold');
    await visit.click('button[type=submit]');
    await visit.sees('[name=email]');
    // The postal code stands there from the first step.
    const { postal_code: _, ...visitor } = goodVisitor();
    for (const [name, text] of Object.entries(visitor)) await visit.type(`[name=${name}]`, text);
    await visit.click('button[type=submit]');
    await visit.click('[part=submit]');
    await visit.sees('.done');
    const { subject } = await stack.mailTo(visitor.email);
    const [reference = ''] = await visit.readAll<string>('.reference strong', 'textContent');
    assert.ok(subject.includes(reference), subject);
  },
};
