import { languages } from '@vakman/domain/languages/languages.ts';
import { describe, expect, test } from 'vitest';
import { unescaped } from '../_shared/fixtures/sent-form.ts';
import { translateFacadeBooking } from '../_shared/translations/facade-booking-messages.ts';
import {
  backend,
  fieldsIn,
  handedOver,
  heading,
  late,
  now,
  soon,
  what,
  who,
  whole,
} from './handler.fixture.ts';

const t = translateFacadeBooking('nl');

test.each(languages)(
  'a visitor goes from page to page, and books once however often he sends the last (%s)',
  async (language) => {
    const words = translateFacadeBooking(language);
    const { send, booked, holds, notified } = backend();
    const when = await send({ ...what, language, source: 'partner' });
    expect([when.status, heading(when.page)]).toEqual([200, words('steps.price')]);
    expect(when.page).toContain(`<html lang="${language}">`);
    expect(when.page).toContain(`value="${soon}"`);

    const contact = await send({ ...fieldsIn(when.page), starts_at: soon, go: 'next' });
    expect([contact.status, heading(contact.page)]).toEqual([200, words('steps.contact')]);
    expect([...holds.values()]).toEqual([soon]);

    const summary = await send({ ...fieldsIn(contact.page), ...who, early_start: 'yes', go: 'next' });
    expect([summary.status, heading(summary.page)]).toEqual([200, words('steps.summary')]);
    expect(summary.page).toContain(words('submit.fixed'));

    const last = { ...fieldsIn(summary.page), go: 'book' };
    const [done, again] = [await send(last), await send(last)];
    for (const { status, page } of [done, again]) {
      expect(status).toBe(200);
      expect(page).toContain('3F2A-91C4');
      expect(page).toContain(words('done.title'));
      expect(page).toContain(who.email);
      expect(page).toContain('14:05');
      expect(page).not.toMatch(/[{]\w+[}]/);
    }
    expect(booked).toEqual(
      [
        {
          ...what,
          step: undefined,
          ...who,
          id: expect.any(String) as string,
          starts_at: soon,
          impregnation: true,
          photos: [],
          language,
          source: 'partner',
          early_start: true,
          sender: '192.0.2.1',
        },
      ].map(({ step: _step, ...row }) => row),
    );
    expect(new Set(notified)).toEqual(new Set([booked[0]?.id]));
  },
);

describe('price and button', () => {
  test.each([
    ['a fixed price', {}, '649,95', t('submit.fixed')],
    ['a range', { material: 'wood' }, '1.200', t('submit.free')],
    ['a visit that measures', { square_meters: 'unknown' }, t('price.free'), t('submit.free')],
  ])('say %s', async (_what, change, amount, button) => {
    const { send } = backend();
    expect((await send({ ...what, ...change })).page.replaceAll('\u00a0', ' ')).toContain(amount);
    const { page } = await send({ ...whole, ...change, step: 'contact', go: 'next' });
    expect(page.replaceAll('\u00a0', ' ')).toContain(amount);
    expect(page).toContain(`${button}</button`);
    expect(page.includes(t('summary.nothingOwed'))).toBe(button === t('submit.free'));
  });
});

describe('days and times', () => {
  test('later weeks are shown without losing anything, and back', async () => {
    const { send } = backend();
    const first = await send(what);
    expect(first.page).not.toContain('value="from:2026-11-2');
    const later = await send({ ...fieldsIn(first.page), starts_at: soon, go: 'from:2026-12-01' });
    expect(later.page).toContain('value="2026-12-07T07:00:00+00:00"');
    expect(heading(later.page)).toBe(t('steps.when'));
    expect(fieldsIn(later.page)).toMatchObject({
      ...what,
      step: 'when',
      starts_at: soon,
      shown_from: '2026-12-01',
    });
    expect(later.page).toContain('value="from:2026-11-24"');
  });

  test.each(['from:', 'from:soon', 'from:1999-01-01', 'from:9999-12-31'])(
    '%s is the first week',
    async (go) => {
      const { status, page } = await backend().send({ ...what, step: 'when', go });
      expect([status, heading(page)]).toEqual([200, t('steps.price')]);
    },
  );

  test('a week without free times says so, and leads on', async () => {
    const { page } = await backend({ bookings: { slots: async () => [] } }).send(what);
    expect(page).toContain('In deze week is niets meer vrij.');
    expect(page).toContain('value="from:2026-12-01"');
  });
});

test.each([
  ['2026-11-21T13:20:00Z', '15'],
  ['2026-11-21T13:21:40Z', '15'],
  ['2026-11-21T13:09:10Z', '4'],
  ['2026-11-21T13:05:01Z', '1'],
])(
  'a hold until %s lasts %s more minutes, and never longer than it was given',
  async (expires_at, minutes) => {
    const hold = async () => ({ held: true as const, expires_at });
    const { page } = await backend({ bookings: { hold } }).send({ ...whole, step: 'when', go: 'next' });
    expect(page).toMatch(new RegExp(`nog ${minutes}\\s(minuut|minuten) voor u`));
  },
);

describe('the way back', () => {
  test.each([
    ['when', 'what', t('steps.what')],
    ['contact', 'when', t('steps.price')],
    ['summary', 'what', t('steps.what')],
    ['summary', 'when', t('steps.price')],
    ['summary', 'contact', t('steps.contact')],
  ])('from %s to %s keeps everything', async (step, go, title) => {
    const { send } = backend();
    const { status, page } = await send({
      ...whole,
      starts_at: soon,
      early_start: 'yes',
      photo_path: [],
      step,
      go,
    });
    expect([status, heading(page)]).toEqual([200, title]);
    expect(fieldsIn(page)).toMatchObject({
      ...what,
      ...who,
      id: whole.id,
      starts_at: soon,
      step: go,
      early_start: 'yes',
    });
  });

  test('a time beyond the shown week stays chosen', async () => {
    const { page } = await backend().send({ ...whole, go: 'when' });
    expect(fieldsIn(page)).toMatchObject({ starts_at: late });
  });

  test('to a time after booking leads to what was booked, and says so', async () => {
    const { send, booked } = backend();
    await send(whole);
    const { status, page } = await send({ ...whole, starts_at: '2026-12-18T08:00:00+00:00' });
    expect([status, booked.length]).toEqual([200, 1]);
    expect(page).toContain('17 december');
    expect(page).toContain(t('troubles.alreadyBooked'));
  });
});

describe('where nothing can be booked', () => {
  test('a large facade leads to the quote form with all that was told', async () => {
    const { send } = backend();
    const { status, page } = await send({ ...whole, step: 'what', square_meters: '200-500' });
    expect(status).toBe(200);
    expect(unescaped(page)).toContain(t('tooLarge.text'));
    const { remarks, ...contact } = who;
    expect(handedOver(page)).toMatchObject({
      ...contact,
      square_meters: '200-500',
      begin: 'yes',
      message: expect.stringMatching(/Baksteen\n.*Twee bouwlagen\n.*\n.*/s) as string,
    });
    expect(handedOver(page)['message']).toContain(remarks);
  });

  test.each([
    ['what', 'steps.what'],
    ['contact', 'steps.contact'],
  ] as const)('so does on page %s a postal code outside the area', async (step, title) => {
    const { status, page } = await backend().send({
      ...whole,
      step,
      go: 'next',
      postal_code: '9999 ZZ',
    });
    expect([status, heading(page)]).toEqual([422, t(title)]);
    expect(page).toContain(t('outside.text'));
    expect(page).toContain(t('errors.postal_code.outside'));
    expect(handedOver(page)).toMatchObject({ postal_code: '9999 ZZ', name: who.name });
  });
});

test('who asks for a day within the withdrawal period has to say so, who does not need not', async () => {
  const { send } = backend();
  const contact = { ...whole, step: 'contact', go: 'next' };
  expect((await send(contact)).status).toBe(200);
  const { status, page } = await send({ ...contact, starts_at: soon });
  expect(status).toBe(422);
  expect(page).toMatch(/<a href="#early_start"/);
  expect((await send({ ...fieldsIn(page), early_start: 'yes', go: 'next' })).status).toBe(200);
  expect(now < soon).toBe(true);
});
