// @vitest-environment happy-dom
import { checkQuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import { fill } from '@vakman/domain/text/fill';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { addresses } from '../../generated/addresses.ts';
import { facts } from '../../generated/facts.ts';
import { errorText } from './quote-form.validation.ts';
import {
  button,
  control,
  emit,
  good,
  insert,
  messages,
  open,
  place,
  submit,
  type,
  values,
  visitEachTime,
} from './quote-form.visitor.ts';

visitEachTime();

test('an empty form is answered by a summary in the order of the form, and by each field', async () => {
  await open();
  await submit();
  const check = checkQuoteRequest({});
  const keys = check.ok ? [] : Object.values(check.errors);
  const summary = place.querySelector('[role=alert]');
  expect(document.activeElement).toBe(summary);
  expect([...(summary?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(
    keys.map((key) => errorText(messages, key)),
  );
  expect(Object.keys(good)).toHaveLength(keys.length);
  expect(control('phone').getAttribute('aria-invalid')).toBe('true');
  expect(control('phone').getAttribute('aria-describedby')).toBe('phone-hint phone-error');
  await act(async () => summary?.querySelector<HTMLElement>('a[href="#phone"]')?.click());
  expect(document.activeElement).toBe(control('phone'));
  expect(insert).not.toHaveBeenCalled();
});

test('after the first submit a field is checked while it is typed in', async () => {
  await open();
  await submit();
  await type({ name: 'Jo' });
  expect(place.querySelector('#name-error')).toBeNull();
  expect(place.querySelector('[role=alert]')?.textContent).not.toContain(messages.errors.name.tooShort);
  await type({ name: 'J' });
  expect(place.querySelector('#name-error')?.textContent).toContain(messages.errors.name.tooShort);
});

test('a good request is sent once, whatever is clicked, and ends with its reference', async () => {
  await open({ source: 'klusgids' });
  await type(good);
  await submit(2);
  expect(insert).toHaveBeenCalledOnce();
  const row = insert.mock.calls[0]?.[0];
  expect(row).toMatchObject({ ...good, language: 'nl', source: 'klusgids', photos: [] });
  const reference = `${row?.id.slice(0, 4)}-${row?.id.slice(4, 8)}`.toUpperCase();
  expect(place.textContent).toContain(fill(messages.done.reference, { reference }));
  expect(document.activeElement?.textContent).toBe(messages.done.title);
  expect(place.textContent).toContain(messages.toasts.success.title);
  expect(emit.mock.calls).toContainEqual(['quote-request-submitted', { reference }]);
  expect(emit.mock.calls.filter(([name]) => name === 'quote-request-submitted')).toHaveLength(1);
  await act(async () => button(messages.done.another).click());
  await vi.waitFor(() => expect(document.activeElement).toBe(control('name')));
  expect(Object.values(values()).join('')).toBe('');
});

test('a refused request keeps everything and shows the phone number', async () => {
  insert.mockRejectedValueOnce(Object.assign(new Error('refused'), { status: 500, code: 'XX000' }));
  await open();
  await type(good);
  await submit();
  expect(values()).toEqual(good);
  expect(place.querySelector('.toast')?.textContent).toContain(messages.toasts.failed.title);
  const links = [...place.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toEqual([facts.company.phone.href, facts.company.phone.href]);
  expect(emit.mock.calls).toContainEqual(['quote-request-failed', { code: 'failed' }]);
  await submit();
  expect(insert.mock.calls[1]?.[0].id).toBe(insert.mock.calls[0]?.[0].id);
  expect(place.textContent).toContain(messages.done.title);
});

describe('whatever breaks while it is sent', () => {
  const breaks = () => {
    throw new Error('unforeseen');
  };
  const line = () => place.querySelector('.trouble');

  test('is told by a notice, and the form says that nothing was sent', async () => {
    const backend = { insert, notify: async () => {}, uploadPhoto: async () => '' };
    await open({ backend: Object.defineProperty(backend, 'uploadPhoto', { get: breaks }) });
    await type(good);
    await submit();
    expect(place.querySelector('.toast')?.textContent).toContain(messages.toasts.failed.title);
    expect(line()?.textContent).toContain(messages.notSent);
  });

  test('is said aloud by the form where there is no notice', async () => {
    insert.mockRejectedValueOnce(new Error('refused'));
    await open();
    await type(good);
    await submit();
    expect(line()?.getAttribute('role')).toBeNull();
    const broken = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(breaks);
    await submit();
    broken.mockRestore();
    expect(line()?.getAttribute('role')).toBe('alert');
    expect(line()?.textContent).toContain(messages.notSent);
  });
});

test('a source that is none is not sent', async () => {
  await open({ source: 'Klus Gids!' });
  await type(good);
  await submit();
  expect(insert.mock.calls[0]?.[0].source).toBeNull();
});

test('a honeypot that the browser filled in is told with the telephone number, and sending again works', async () => {
  await open();
  await type(good);
  control('vk_check').value = 'filled by the browser';
  await submit();
  expect(insert).not.toHaveBeenCalled();
  expect(place.querySelector('.toast')?.textContent).toContain(messages.toasts.trapped.title);
  expect(place.querySelector('.trouble')?.textContent).toContain(messages.toasts.trapped.text);
  expect(place.querySelector('.trouble a')?.getAttribute('href')).toMatch(/^tel:/);
  expect(values()).toMatchObject(good);
  expect(place.querySelector('[name="vk_check"]')).toBeNull();
  await submit();
  expect(insert).toHaveBeenCalledOnce();
});

test('a visitor whom a partner sent to our own site is counted as his', async () => {
  vi.stubGlobal('location', new URL(`${addresses.siteUrl}/offerte-aanvragen?source=klusgids`));
  await open();
  expect(control('source').value).toBe('klusgids');
  await type(good);
  await submit();
  expect(insert.mock.calls[0]?.[0].source).toBe('klusgids');
  vi.unstubAllGlobals();
});

test('the postal code tells whether we work there', async () => {
  await open();
  const hint = () => place.querySelector('#postal_code-hint')?.textContent;
  expect(hint()).toBe(messages.fields.postal_code.hint);
  await type({ postal_code: '1315' });
  expect(hint()).toBe(fill(messages.servedTown, { town: 'Almere Stad' }));
  await type({ postal_code: '9999 XX' });
  expect(hint()).toBe(messages.outsideArea);
});
