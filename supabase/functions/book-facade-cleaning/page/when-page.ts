import type { Slot } from '@vakman/domain/booking/booking.answers.ts';
import { errorId } from '@vakman/domain/form/form.field.ts';
import { html, type Html } from '../../_shared/html.ts';
import { errorNote, fieldClass } from '../../_shared/page/field/field-parts.ts';
import { notice } from '../../_shared/page/form-parts.ts';
import type { Page } from '../../_shared/page/page-shell.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import { translateSlotPicker } from '../../_shared/translations/slot-picker-messages.ts';
import type { SlotWindow } from '../slot-window.ts';
import type { Submission } from '../submission.ts';
import { translateOwn } from './messages.ts';
import type { PageFacts } from './page-facts.ts';
import { pricePanel } from './price-words.ts';
import { slotList } from './slot-list.ts';
import { actions, enterGoesOn, stepPage } from './step-page.ts';
import { errorText, fieldSummary, troubleSummary, type Trouble } from './trouble.ts';

/** What can be chosen from: the free times of some days, the nearest to one that was lost, or nothing that arrived. */
export type Offer =
  | { readonly kind: 'window'; readonly slots: readonly Slot[]; readonly window: SlotWindow }
  | { readonly kind: 'nearest'; readonly slots: readonly Slot[] }
  | { readonly kind: 'none' };

export interface WhenPage extends PageFacts {
  readonly submission: Submission;
  readonly offer: Offer;
  /** The visitor went on without a time. */
  readonly isMissing?: boolean;
  readonly trouble?: Trouble | undefined;
}

function alertOf({
  submission: { language },
  offer,
  isMissing,
  trouble,
  ...page
}: WhenPage): Html | undefined {
  if (trouble) return troubleSummary(trouble, language, page);
  if (isMissing) return fieldSummary(language, ['slot'], { slot: 'slot.required' });
  if (offer.kind !== 'nearest') return undefined;
  return notice(html`<p>${translateFacadeBooking(language)('hold.lost')}</p>`);
}

const showFrom = (day: string, label: string) =>
  html`<button class="button" type="submit" name="go" value="from:${day}">${label}</button>`;

/** Ways to other days. */
function otherDays({ submission: { language }, offer }: WhenPage): Html {
  if (offer.kind === 'nearest') return showFrom('', translateOwn(language)('all'));
  if (offer.kind === 'none') return html``;
  const t = translateSlotPicker(language);
  const { earlier, later } = offer.window;
  return html`<div class="actions">
    ${later !== null && showFrom(later, t('later'))} ${earlier !== null && showFrom(earlier, t('earlier'))}
  </div>`;
}

function times(page: WhenPage): Html {
  const { submission, offer, isMissing = false } = page;
  const { language, startsAt } = submission;
  if (offer.kind === 'none') return html``;
  const { slots } = offer;
  const error = isMissing ? errorText(language, 'slot.required') : undefined;
  const prefix = translateFacadeBooking(language)('errorSummary.prefix');
  return html`<div
    class="${fieldClass(error)} times-field"
    id="slot"
    tabindex="-1"
    role="group"
    aria-labelledby="when"
    ${isMissing && html`aria-describedby="${errorId('slot')}"`}
  >
    ${error !== undefined && errorNote('slot', error, prefix)}
    ${offer.kind === 'nearest' && html`<p>${translateSlotPicker(language)('alternatives')}</p>`}
    ${
      slots.length === 0
        ? html`<p>${translateSlotPicker(language)('noneThisWeek')}</p>`
        : slotList({ slots, chosen: startsAt, isShort: offer.kind === 'nearest' }, language)
    }
    <p class="hint">${translateSlotPicker(language)('zone')}</p>
    ${otherDays(page)}
  </div>`;
}

/** What it costs, and when it can be done. Days beyond the first ones are shown without the price. */
export function whenPage(page: WhenPage): Page {
  const { submission, offer, bookingFacts } = page;
  const { language, draft } = submission;
  const t = translateFacadeBooking(language);
  const showsPrice = offer.kind === 'none' || (offer.kind === 'window' && offer.window.earlier === null);
  const next =
    offer.kind === 'none'
      ? { next: translateSlotPicker(language)('again'), nextValue: 'from:' }
      : { next: t('next') };
  return stepPage({
    ...page,
    step: 'when',
    heading: showsPrice ? t('steps.price') : t('steps.when'),
    alert: alertOf(page),
    introduction: showsPrice ? pricePanel(draft, bookingFacts, language) : undefined,
    asked: offer.kind === 'none' ? [] : ['starts_at'],
    fields: html`${enterGoesOn}
      <h2 class="${showsPrice ? '' : 'unseen'}" id="when">${t('steps.when')}</h2>
      ${times(page)}`,
    buttons: actions({ ...next, back: 'what' }, t('back')),
  });
}
