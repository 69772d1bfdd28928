import type { Page } from '@playwright/test';
import { friendlyHost, hostNamed } from '../hosts/hosts.ts';
import { trials } from '../hosts/trials.ts';
import { visitHost } from '../hosts/visit-host.ts';
import type { WidgetVisit } from '../hosts/widget-visit.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls that show, but have neither an edge nor a line nor an icon to be told by where colours are forced. */
const unbounded = (visit: WidgetVisit) =>
  visit.browsing.read<string[]>(`[...${visit.element}.shadowRoot.querySelectorAll(
      'button, input:not([type=range], [type=checkbox], [type=radio], [tabindex="-1"]), select, textarea, a')]
    .filter((control) => control.checkVisibility() && control.offsetWidth > 1 && !control.querySelector('svg'))
    .filter((control) => {
      const { borderStyle, textDecorationLine } = getComputedStyle(control);
      return borderStyle.split(' ').every((style) => style === 'none') && textDecorationLine === 'none';
    })
    .map((control) => control.outerHTML.slice(0, 120))`);

/** Places whose width depends on what they hold. */
const places = [
  'display: flex; flex-direction: column; align-items: center',
  'display: flex',
  'display: grid; justify-items: center',
  'float: left',
  'display: inline-block',
  'position: absolute; left: 0',
  'width: fit-content',
  'display: table-cell',
];

/** Places that a widget does not fill although it would take more, each with how wide it is there instead. */
const unfilled = (visit: WidgetVisit) =>
  visit.browsing.read<string[]>(`(() => {
    const widget = ${visit.element};
    const home = widget.parentElement;
    const elsewhere = document.querySelector('#elsewhere');
    elsewhere.style.position = 'relative';
    const found = ${JSON.stringify(places)}.flatMap((style) => {
      const place = document.createElement('div');
      place.style = style;
      elsewhere.append(place);
      place.append(widget);
      const { width } = widget.getBoundingClientRect();
      home.append(widget);
      place.remove();
      return width === elsewhere.clientWidth ? [] : [style + ': ' + width];
    });
    return found;
  })()`);

/** Whether anything of a widget is seen while it has the attribute. */
const seenWhileHidden = (visit: WidgetVisit, selector: string) =>
  visit.browsing.read<boolean>(`(() => {
    const widget = ${visit.element};
    widget.hidden = true;
    const seen = widget.getClientRects().length > 0 || ${visit.part(selector)}.checkVisibility();
    widget.hidden = false;
    return seen;
  })()`);

for (const trial of trials) {
  test.describe(trial.tag, () => {
    for (const { name, width, scale } of [
      { name: 'a window of 320 px', width: 320, scale: 1 },
      { name: 'a zoom of 200 %', width: 640, scale: 2 },
    ]) {
      test.describe(name, () => {
        test.use({ viewport: { width, height: 800 / scale }, deviceScaleFactor: scale });

        test(`works at ${name}, in any place, and nothing is wider; hidden, nothing of it is seen`, async ({
          page,
          stack,
        }) => {
          const visit = await visitHost(page, stack.hostsUrl, friendlyHost, trial);
          expect(await overflow(page)).toBe(0);
          if (!trial.standsAbove) expect(await unfilled(visit)).toEqual([]);
          await visit.sees(trial.looks[0]);
          expect(await seenWhileHidden(visit, trial.looks[0])).toBe(false);
          await trial.reach(visit);
          expect(await overflow(page)).toBe(0);
          await trial.act(visit, stack);
        });
      });
    }

    test('works in forced colours, and every control has an edge', async ({ page, stack }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const visit = await visitHost(page, stack.hostsUrl, friendlyHost, trial);
      expect(await unbounded(visit)).toEqual([]);
      await trial.reach(visit);
      expect(await unbounded(visit)).toEqual([]);
      await trial.act(visit, stack);
    });

    for (const host of [friendlyHost, hostNamed('night')]) {
      test(`does not move for those who want less motion, and axe finds nothing, on host ${host.name}`, async ({
        page,
        stack,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const visit = await visitHost(page, stack.hostsUrl, host, trial);
        const moving = `${visit.element}.shadowRoot.getAnimations()
          .filter(({ effect }) => effect.getComputedTiming().endTime > 10)
          .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty)`;
        expect(await visit.browsing.read(moving)).toEqual([]);
        expect(await violations(page)).toEqual([]);
        await trial.reach(visit);
        expect(await visit.browsing.read(moving)).toEqual([]);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
