import { html, type Html } from '../../_shared/html.ts';
import { hiddenField } from '../../_shared/page/form-parts.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { Submission } from '../submission.ts';
import { choiceLabel } from './choice-label.ts';

const handedOver = ['name', 'email', 'phone', 'street_address', 'postal_code', 'square_meters'] as const;

/** What the quote form has no field for: a line for each choice, then the visitor's own words. */
function messageOf({ draft, language }: Submission): string {
  const t = translateFacadeBooking(language);
  const lines = (['material', 'height', 'access', 'impregnation'] as const).flatMap((name) => {
    const chosen = choiceLabel(name, draft[name], language);
    return chosen === undefined ? [] : [`${t(`fields.${name}.label`).replace(/\s*[?？]$/, '')}: ${chosen}`];
  });
  return [...lines, draft.remarks].filter(Boolean).join('\n');
}

/** The kind way on where nothing can be booked: the quote form, with all that was told. */
export function quoteHandOff(submission: Submission, why: 'tooLarge' | 'outside', siteUrl: string): Html {
  const { draft, language, source, photoPaths } = submission;
  const t = translateFacadeBooking(language);
  return html`<form
    class="elsewhere"
    method="post"
    action="${siteUrl}/api/submit-quote-request"
    enctype="multipart/form-data"
  >
    <p>${t(`${why}.text`)}</p>
    ${hiddenField('begin', 'yes')} ${hiddenField('language', language)} ${hiddenField('source', source)}
    ${handedOver.map((name) => hiddenField(name, draft[name] || null))}
    ${hiddenField('message', messageOf(submission))}
    ${photoPaths.map((path) => hiddenField('photo_path', path))}
    <button class="button primary" type="submit">${t(`${why}.link`)}</button>
  </form>`;
}
