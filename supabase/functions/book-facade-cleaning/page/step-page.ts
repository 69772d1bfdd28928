import { html, type Html } from '../../_shared/html.ts';
import { hiddenField } from '../../_shared/page/form-parts.ts';
import { pageShell, type Page } from '../../_shared/page/page-shell.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import { draftNames, steps, type Step, type Submission } from '../submission.ts';
import { bookingStyles } from './booking-styles.ts';
import type { PageFacts } from './page-facts.ts';

export interface StepPage extends PageFacts {
  readonly submission: Submission;
  readonly step: Step;
  /** What is asked. */
  readonly heading: string;
  /** What went wrong, or has changed; then the title says so too. */
  readonly alert?: Html | undefined;
  /** What stands between heading and form. */
  readonly introduction?: Html | undefined;
  /** What the form asks. */
  readonly fields: Html;
  readonly buttons: Html;
  /** Names that `fields` holds; all others of the submission are sent along unseen. */
  readonly asked: readonly string[];
  readonly after?: Html | undefined;
}

/** All that the submission knows and the page does not ask, so that nothing is lost on the way. */
function unseenFields({ submission, step, asked }: StepPage): Html {
  const { draft, id, language, source, startsAt, shownFrom, earlyStart, photoPaths } = submission;
  const values: [string, string | null][] = [
    ['step', step],
    ['language', language],
    ['source', source],
    ['id', id],
    ...draftNames.map((name): [string, string | null] => [name, draft[name] || null]),
    ['starts_at', startsAt],
    ['shown_from', shownFrom],
    ['early_start', earlyStart ? 'yes' : null],
    ...photoPaths.map((path): [string, string] => ['photo_path', path]),
  ];
  return html`${values
    .filter(([name]) => !asked.includes(name))
    .map(([name, value]) => hiddenField(name, value))}`;
}

/** One page of the booking: how far it is, what it asks, and all that was told before. */
export function stepPage(page: StepPage): Page {
  const { submission, step, heading, alert, introduction, fields, buttons, after, siteUrl, facts } = page;
  const { language } = submission;
  const t = translateFacadeBooking(language);
  const number = steps.indexOf(step) + 1;
  const strips = steps.map((_, index) => html`<span class="${index < number ? 'passed' : ''}"></span>`);
  const main = html`${alert}
    <div class="bar" aria-hidden="true">${strips}</div>
    <h1 id="asked">
      <span class="progress">${t('progress', { step: number, steps: steps.length })}</span> ${heading}
    </h1>
    ${introduction}
    <form
      class="widget"
      method="post"
      action="${siteUrl}/api/book-facade-cleaning"
      enctype="multipart/form-data"
      aria-labelledby="asked"
      novalidate
    >
      ${unseenFields(page)}
      <div class="fields">${fields}</div>
      <div class="footer">${buttons}</div>
    </form>
    ${after}`;
  const title = `${heading} – ${t('title')}`;
  return pageShell({
    language,
    title: alert === undefined ? title : `${t('errorSummary.prefix')} ${title}`,
    company: facts.company,
    siteUrl,
    styles: bookingStyles,
    main,
  });
}

interface Buttons {
  readonly next: string;
  readonly nextValue?: string;
  readonly back?: string | undefined;
}

/** The one action of a page, and the way back. */
export function actions({ next, nextValue = 'next', back }: Buttons, label: string): Html {
  return html`<div class="actions">
    <button class="button primary" type="submit" name="go" value="${nextValue}">${next}</button>
    ${back !== undefined && html`<button class="link back" type="submit" name="go" value="${back}">${label}</button>`}
  </div>`;
}

/** What Enter does in a form whose first seen button is another one. */
export const enterGoesOn = html`<button
  class="unseen"
  type="submit"
  name="go"
  value="next"
  tabindex="-1"
  aria-hidden="true"
></button>`;
