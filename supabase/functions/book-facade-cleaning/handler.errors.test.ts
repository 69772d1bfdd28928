import { honeypotName } from '@vakman/domain/form/form.honeypot.ts';
import { languages } from '@vakman/domain/languages/languages.ts';
import { describe, expect, test } from 'vitest';
import * as files from '../_shared/fixtures/files.ts';
import { hostileTexts } from '../_shared/fixtures/hostile-texts.ts';
import { unescaped } from '../_shared/fixtures/sent-form.ts';
import { translateFacadeBooking } from '../_shared/translations/facade-booking-messages.ts';
import { backend, fieldsIn, heading, late, siteUrl, what, who, whole } from './handler.fixture.ts';
import { handle, type Dependencies } from './handler.ts';

const t = translateFacadeBooking('nl');

describe.each(languages)('what is wrong is told in a summary and at its field (%s)', (language) => {
  const words = translateFacadeBooking(language);

  test.each([
    [
      { ...what, postal_code: '', material: '', access: 'by-air' },
      'what',
      ['postal_code.invalid', 'material.required', 'access.required'],
    ],
    [{ ...what, step: 'when', go: 'next' }, 'when', ['slot.required']],
    [
      { ...whole, step: 'contact', name: 'J', email: 'jan', postal_code: 'Almere' },
      'contact',
      ['name.tooShort', 'email.invalid', 'postal_code.invalid'],
    ],
  ] as const)('%#', async (sent, step, errors) => {
    const { send, booked } = backend();
    const { status, page } = await send({ ...sent, language });
    expect(status).toBe(422);
    expect(page).toContain(`<title>${words('errorSummary.prefix')} `);
    for (const key of errors) {
      const field = key.split('.')[0] === 'slot' ? 'slot' : key.split('.')[0];
      const text = RegExp.escape(words(`errors.${key}`));
      expect(page).toMatch(new RegExp(`<a href="#${field}"[^>]*>${text}</a>`));
      expect(page).toMatch(new RegExp(`id="${field}-error"[^>]*><span class="unseen">[^<]+</span> ${text}<`));
      expect(page).toMatch(new RegExp(`aria-describedby="[^"]*${field}-error"`));
      expect(page).toContain(`id="${field}"`);
    }
    expect(fieldsIn(page)).toMatchObject({ step, square_meters: '25-50', language });
    expect(booked).toEqual([]);
  });
});

describe('every page is checked as if nothing had been before', () => {
  test.each([
    ['a choice that is none', { material: 'gold' }, t('steps.what')],
    ['no time', { starts_at: '' }, t('steps.price')],
    ['a time that is none', { starts_at: 'tomorrow' }, t('steps.price')],
    ['a year that is none', { starts_at: '0000-01-01T08:00:00Z' }, t('steps.price')],
    ['a clock of no country', { starts_at: '2026-12-17T08:00:00+23:59' }, t('steps.price')],
    ['no name', { name: '' }, t('steps.contact')],
    ['a postal code outside', { postal_code: '9999 ZZ' }, t('steps.contact')],
  ])('%s leads from the last page to where it is asked', async (_what, change, title) => {
    const { send, booked } = backend();
    const { status, page } = await send({ ...whole, ...change });
    expect([status, heading(page), booked.length]).toEqual([422, title, 0]);
    const { go: _go, ...kept } = { ...whole, ...change, step: expect.any(String) as string };
    const asked =
      'material' in change || 'starts_at' in change
        ? { ...kept, ...change, material: undefined, starts_at: undefined }
        : kept;
    const told = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
    expect(fieldsIn(page)).toMatchObject(told);
  });

  test.each(['__proto__', 'constructor', 'done', ''])('the step %j is the first', async (step) => {
    const { status, page } = await backend().send({ ...whole, step, go: 'book' });
    expect([status, heading(page)]).toEqual([200, t('steps.price')]);
  });

  test('a size that fits no day is never held or booked', async () => {
    const { send, booked, holds } = backend();
    for (const step of ['when', 'contact', 'summary']) {
      const { page } = await send({ ...whole, square_meters: '500+', step });
      expect(heading(page)).toBe(t('steps.what'));
    }
    expect([booked.length, holds.size]).toEqual([0, 0]);
  });
});

describe('hostile texts', () => {
  const tags = (page: string) => [...new Set(page.match(/<[a-z!/][^\s>]*/gi))].toSorted();

  test.each(hostileTexts)('%# is text on every page', async (text) => {
    const typed = {
      name: text,
      street_address: text,
      remarks: text,
      email: text,
      phone: text,
      postal_code: text,
    };
    const { send } = backend();
    const { page } = await send({
      ...whole,
      step: 'contact',
      ...typed,
      id: text,
      starts_at: late,
      source: text,
    });
    const asTyped = text.replaceAll('\r\n', '\n');
    expect(fieldsIn(page)).toMatchObject({ name: asTyped, remarks: asTyped, email: asTyped });
    const plain = await send({
      ...whole,
      step: 'contact',
      name: 'J',
      email: 'x',
      phone: '1',
      postal_code: 'x',
      street_address: 'x',
    });
    expect(tags(page).filter((tag) => !tags(plain.page).includes(tag))).toEqual([]);
    for (const name of [
      'square_meters',
      'go',
      'step',
      'language',
      'starts_at',
      'shown_from',
      'early_start',
      'token',
    ])
      expect((await send({ ...whole, [name]: text })).page).not.toContain('<script');
  });

  test.each(hostileTexts.filter((text) => [...text].length < 100))(
    '%# stands in the summary as it was typed',
    async (text) => {
      const { send } = backend();
      const { page } = await send({ ...whole, step: 'contact', name: text, remarks: text });
      expect(heading(page)).toBe(t('steps.summary'));
      expect(page).not.toMatch(/<script|<img/);
      expect(fieldsIn(page)).toMatchObject({ name: text.replaceAll('\r\n', '\n').trim() });
    },
  );
});

describe.each(languages)('a visitor whose browser filled in the trap (%s)', (language) => {
  const words = translateFacadeBooking(language);

  test.each([
    [what, 'what'],
    [{ ...whole, step: 'contact', go: 'next' }, 'contact'],
    [whole, 'contact'],
  ] as const)('is told, loses nothing, and can go on (%#)', async (values, step) => {
    const { send, booked, holds, uploaded } = backend();
    const { status, page } = await send({ ...values, language, [honeypotName]: 'x', photos: files.jpeg() });
    expect([status, heading(page)]).toEqual([422, words(`steps.${step}`)]);
    expect(unescaped(page)).toContain(words('troubles.trapped'));
    expect(page).toContain('href="tel:+31369998877"');
    expect([booked.length, holds.size]).toEqual([0, 0]);
    // The field is gone, so that no browser fills it in once more.
    expect(page).not.toContain(honeypotName);
    const { go: _go, step: _step, ...told } = { go: '', ...values };
    const again = fieldsIn(page);
    expect(again).toEqual({ ...told, step, language, photo_path: [...uploaded.keys()][0] });
    const next = await send({ ...again, go: 'next' });
    expect([next.status, heading(next.page)]).not.toContain(words(`steps.${step}`));
    expect(next.status).toBe(200);
  });
});

describe('the answer', () => {
  test.each([what, { ...whole, step: 'contact' }, whole])(
    'runs nothing, is kept by one browser alone and not found',
    async (values) => {
      const { headers, page } = await backend().send(values);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/style-src 'sha256-[A-Za-z0-9+/]{43}='/);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(page).not.toMatch(/<script|style="| on\w+="/);
    },
  );

  test.each(['PUT', 'DELETE', 'OPTIONS'])('to %s is 405', async (method) => {
    const response = await handle(new Request('https://backend.example', { method }), {} as Dependencies);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('to a tab that is opened again is the beginning', async () => {
    const response = await handle(new Request('https://backend.example'), { siteUrl } as Dependencies);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${siteUrl}/gevelreiniging-booking`,
    ]);
  });

  test('to a form that did not arrive whole keeps what did', async () => {
    const body =
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nJan\r\n--x\r\ncontent-disposition: form-data; na';
    const request = new Request('https://backend.example', {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    const response = await handle(request, backend().dependencies);
    expect(response.status).toBe(400);
    expect(fieldsIn(await response.text())).toMatchObject({ name: 'Jan' });
  });
});

test('no word of the visitor is logged', async () => {
  const { send, logged } = backend({ notify: () => Promise.reject(new Error(who.email)) });
  await send(whole);
  const lines = JSON.stringify(logged);
  for (const value of [...Object.values(who), '192.0.2.1']) expect(lines).not.toContain(value);
  expect(logged).not.toEqual([]);
});
