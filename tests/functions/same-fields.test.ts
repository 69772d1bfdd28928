import { bookingChoiceFields, bookingContactNames } from '@vakman/domain/booking/booking.fields';
import { languages } from '@vakman/domain/languages/languages';
import { fields } from '@vakman/domain/quote-request/quote-request.fields';
import { backend as bookings, whole } from '@vakman/supabase/functions/book-facade-cleaning/handler.fixture';
import { backend as quotes } from '@vakman/supabase/functions/submit-quote-request/handler.fixture';
import { renderElement } from '@vakman/widgets/element/render-element.tsx';
import { contactStepMarkup } from '@vakman/widgets/facade-booking/steps/contact-step.fixture.ts';
import { load } from 'cheerio';
import { expect, test } from 'vitest';

/** What a visitor, his browser or his screen reader notices of a control. */
const noticed = [
  'type',
  'autocomplete',
  'autocapitalize',
  'spellcheck',
  'inputmode',
  'maxlength',
  'minlength',
  'pattern',
  'rows',
  'dir',
  'accept',
  'multiple',
  'required',
  'tabindex',
  'aria-required',
  'aria-invalid',
];

/** Every control that the form shows, in its order, with the words that stand at it. */
function controlsOf(markup: string) {
  const $ = load(markup);
  const text = (selector: string) => $(selector).text().replaceAll(/\s+/g, ' ').trim();
  const idTexts = (ids = '') => ids.split(' ').map((id) => id && text(`[id="${id}"]`));
  return $('form.widget, form:has(.fields)')
    .find('input:not([type=hidden]), select, textarea')
    .toArray()
    .map((control) => {
      const { id, name, type } = control.attribs;
      const label = $(control).closest('label');
      const group = $(control).closest('fieldset');
      // How files are chosen differs with script, and so does what is said of it.
      const described = type === 'file' ? [] : idTexts(control.attribs['aria-describedby']);
      return {
        name,
        id: type === 'radio' ? undefined : (id ?? name),
        tag: control.tagName,
        label: (label.length > 0
          ? label.clone().find('input').remove().end().text()
          : text(`label[for="${id}"]:first`)
        ).trim(),
        described,
        value: type === 'radio' || type === 'checkbox' ? (control.attribs['value'] ?? 'yes') : undefined,
        options: $(control)
          .find('option')
          .toArray()
          .map((option) => [option.attribs['value'], $(option).text().trim()]),
        group: group.length > 0 && {
          legend: group.find('legend').text().trim(),
          role: group.attr('role'),
          required: group.attr('aria-required'),
          described: idTexts(group.attr('aria-describedby')),
        },
        ...Object.fromEntries(noticed.map((attribute) => [attribute, control.attribs[attribute]])),
      };
    });
}

/** What the build renders of a widget, without the shadow root around it. */
const rendered = (markup: string) => /<template[^>]*>(.*)<\/template>/s.exec(markup)?.[1] ?? '';

const namesIn = (controls: readonly { readonly name: string | undefined }[]) => [
  ...new Set(controls.map(({ name }) => name)),
];

test.each(languages)('the quote form asks the same with and without script (%s)', async (language) => {
  const widget = controlsOf(rendered(renderElement({ tag: 'vakman-quote-form', language })));
  const { page } = await quotes().send({ begin: 'yes', language });
  expect(controlsOf(page)).toEqual(widget);
  expect(namesIn(widget)).toEqual([...fields.map(({ name }) => name), 'vk_check', 'photos']);
});

test.each(languages)('the booking asks what is to be cleaned as its widget does (%s)', async (language) => {
  const widget = controlsOf(rendered(renderElement({ tag: 'vakman-facade-booking', language })));
  const { page } = await bookings().send({ ...whole, step: 'when', go: 'what', language });
  expect(controlsOf(page)).toEqual(widget);
  expect(namesIn(widget)).toEqual([...bookingChoiceFields.map(({ name }) => name), 'vk_check', 'photos']);
});

test.each(languages)('the booking asks who the visitor is as its widget does (%s)', async (language) => {
  const { page } = await bookings().send({
    ...whole,
    starts_at: '2026-11-26T08:00:00+00:00',
    step: 'summary',
    go: 'contact',
    language,
  });
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const widget = controlsOf(await contactStepMarkup(language, soon));
  // The widget has its trap in the first step, each page one of its own.
  expect(controlsOf(page).filter(({ name }) => name !== 'vk_check')).toEqual(widget);
  expect(namesIn(widget)).toEqual(bookingContactNames);
});
