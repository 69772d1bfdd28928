import { bookingWhatNames } from '@vakman/domain/booking/booking.fields';
import { contactFields } from '@vakman/domain/contact/contact.fields';
import { languages } from '@vakman/domain/languages/languages';
import { fields } from '@vakman/domain/quote-request/quote-request.fields';
import {
  backend as bookings,
  soon,
  whole,
} from '@vakman/supabase/functions/book-facade-cleaning/handler.fixture';
import { backend as quotes } from '@vakman/supabase/functions/submit-quote-request/handler.fixture';
import { renderElement } from '@vakman/widgets/rendering/render-element.tsx';
import { contactStepHtml } from '@vakman/widgets/facade-booking/steps/contact-step.fixture.ts';
import { expect, it } from 'vitest';
import { offeredFields } from './offered-fields.ts';

/** For the widget, which has a clock of its own: a day that is surely within the withdrawal period. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Both offer these fields, and the same of each. */
function expectSame(page: string, widget: string, names: readonly string[]): void {
  const offered = offeredFields(widget);
  expect(offeredFields(page)).toEqual(offered);
  expect(offered.map(({ name }) => name)).toEqual(names);
  expect(offered.filter(({ label }) => label === '')).toEqual([]);
}

it.each(languages)('the quote form asks the same with script and without (%s)', async (language) => {
  const page = (await quotes().send({ begin: 'yes', language })).page;
  const widget = renderElement({ tag: 'vakman-quote-form', language });
  expectSame(page, widget, [...fields.map(({ name }) => name), 'photos']);
});

it.each(languages)('the booking asks for the same facade with script and without (%s)', async (language) => {
  const { page } = await bookings().send({ ...whole, go: 'what', language });
  const widget = renderElement({ tag: 'vakman-facade-booking', language });
  expectSame(page, widget, [...bookingWhatNames, 'photos']);
});

it.each(languages)(
  'the booking asks the same of the visitor with script and without (%s)',
  async (language) => {
    const { page } = await bookings().send({ ...whole, step: 'when', go: 'next', starts_at: soon, language });
    const widget = await contactStepHtml(language, tomorrow());
    expectSame(page, widget, [...contactFields.map(({ name }) => name), 'remarks', 'early_start']);
  },
);
