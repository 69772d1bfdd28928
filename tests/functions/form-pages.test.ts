import { languages, type Language } from '@vakman/domain/languages/languages';
import {
  backend as bookings,
  fieldsIn,
  late,
  soon,
  what,
  who,
  whole,
} from '@vakman/supabase/functions/book-facade-cleaning/handler.fixture';
import { backend as quotes, good } from '@vakman/supabase/functions/submit-quote-request/handler.fixture';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { markupFaults } from '../support/markup-faults.ts';

const down = () => Promise.reject(new Error('down'));
const pixel = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'gevel.jpg');

/** Every kind of page that answers a form without script. */
async function pagesIn(language: Language): Promise<Record<string, string>> {
  const page = async (values: Parameters<ReturnType<typeof bookings>['send']>[0], options = {}) =>
    (await bookings(options).send({ ...values, language })).page;
  const { send, taken } = bookings();
  taken.add(late);
  const wrong = { ...whole, step: 'contact', name: '', starts_at: soon, postal_code: '9999 ZZ' };
  return {
    what: await page({ ...what, material: '', access: '', photos: [pixel(), new File(['x'], 'x')] }),
    'outside the area': await page({ ...what, postal_code: '9999 ZZ' }),
    'too large': await page({ ...what, square_meters: '500+' }),
    when: await page(what),
    'later days': await page({ ...whole, go: 'when', shown_from: '2026-12-15' }),
    'no time': await page({ ...what, step: 'when' }),
    'times lost': (await send({ ...whole, language })).page,
    'times not read': await page(what, { bookings: { slots: down } }),
    contact: await page({ ...whole, starts_at: soon, step: 'when' }),
    'contact with errors': await page(wrong),
    summary: await page({ ...whole, step: 'contact' }),
    'not booked': await page({ ...whole, material: 'wood' }, { bookings: { book: down } }),
    booked: await page({
      ...whole,
      photo_path: 'quote-attachments/11111111-2222-4333-8444-555555555555.jpg',
    }),
    'no calendar file': await page({ step: 'calendar', token: 'x' }),
    'quote form': (await quotes().send({ ...good, ...who, phone: '1', photos: pixel(), language })).page,
  };
}

it.each(languages)('every page of the forms without script is valid HTML in order (%s)', async (language) => {
  const faults: string[] = [];
  for (const [name, html] of Object.entries(await pagesIn(language))) {
    faults.push(...(await markupFaults(html)).map((fault) => `${name} ${fault}`));
    const $ = load(html);
    for (const link of $('a[href^="#"]').toArray())
      if ($($(link).attr('href') ?? '').length !== 1) faults.push(`${name} leads nowhere: ${$(link).text()}`);
    for (const control of $('[aria-describedby], [aria-labelledby]').toArray()) {
      const { 'aria-describedby': described = '', 'aria-labelledby': labelled = '' } = control.attribs;
      for (const id of `${described} ${labelled}`.split(' ').filter(Boolean))
        if ($(`[id="${id}"]`).length !== 1) faults.push(`${name} is described by nothing: ${id}`);
    }
    const style = $('style').text();
    const classes = $('[class]')
      .toArray()
      .flatMap(({ attribs }) => (attribs['class'] ?? '').split(' '));
    for (const one of new Set(classes))
      if (one && !new RegExp(`[.]${one}(?![\\w-])`).test(style))
        faults.push(`${name} has a class without a rule: ${one}`);
    if ($('h1').length !== 1) faults.push(`${name} has ${$('h1').length} main headings`);
    if (/[{]\w+[}]|undefined|\[object/.test($('main').text())) faults.push(`${name} has a gap in its words`);
  }
  expect(faults).toEqual([]);
});

it('what a page sends is what it was told', async () => {
  const { page } = await bookings().send({ ...whole, step: 'contact', go: 'next' });
  const { go: _go, ...told } = whole;
  expect(fieldsIn(page)).toEqual({ ...told, language: 'nl' });
});
